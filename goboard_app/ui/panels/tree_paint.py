"""TreePainter: draws the part of a tree that is in sight."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap

from goboard_app.app.texts.record import folded_moves
from goboard_app.session.tree_model import LABEL_COLUMNS, DrawnTree, Face, Strand
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.tree_sprites import TreeSprites

COLUMN, ROW = 44, 25
LEFT, TOP = 56, 20
"""Where the middle of the first node is, in pixels before scaling."""

_BEND = 10


@dataclass(frozen=True, slots=True)
class Paper:
    """How the places of a layout lie on the paper, in pixels."""

    left: int
    top: int
    column: int
    row: int

    def x(self, column: int) -> int:
        """The middle of a column."""
        return self.left + column * self.column

    def y(self, row: int) -> int:
        """The middle of a row."""
        return self.top + row * self.row

    def place_at(self, point: QPoint) -> tuple[int, int]:
        """The place whose part of the paper a point lies in."""
        column = (point.x() - self.left + self.column // 2) // self.column
        row = (point.y() - self.top + self.row // 2) // self.row
        return column, row


@dataclass(frozen=True, slots=True)
class Sight:
    """The places that are drawn, and where the paper is cut off at the sides."""

    left: int
    top: int
    right: int
    bottom: int
    first_x: int
    last_x: int


class TreePainter:
    """Knows where on the paper a place of the layout is, and draws what lies in a rectangle."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._sprites = TreeSprites(look)

    @property
    def paper(self) -> Paper:
        """How places lie on the paper at the text size in force."""
        px = self._look.px
        return Paper(px(LEFT), px(TOP), px(COLUMN), px(ROW))

    def size_of(self, tree: DrawnTree) -> tuple[int, int]:
        """How wide and high the paper is."""
        paper, layout = self.paper, tree.layout
        wide = paper.x(layout.column_count - 1) + self._look.px(LEFT - 8)
        return wide, paper.y(layout.row_count - 1) + paper.top

    def paint(
        self,
        painter: QPainter,
        rect: QRect,
        tree: DrawnTree,
        forbidden: Set[int],
        font: QFont,
        dpr: float,
    ) -> None:
        """Draw what lies in a part of the paper; `forbidden` are moves that the rules refuse."""
        self._sprites.ready(dpr, font)
        paper = self.paper
        left, top = paper.place_at(rect.topLeft())
        right, bottom = paper.place_at(rect.bottomRight())
        # Marks beside a node reach into the next place, words of folded lines further.
        left -= LABEL_COLUMNS + 1
        sight = Sight(left, top - 1, right + 1, bottom + 1, paper.x(left), paper.x(right + 2))
        strands = tree.layout.window(sight.left, sight.top, sight.right, sight.bottom)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter, strands, tree, sight, paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for strand in strands:
            if sight.left <= strand.column <= sight.right:
                self._paint_strand(painter, strand, tree, forbidden, sight, paper)
                if strand.hidden and sight.top <= strand.last_row <= sight.bottom:
                    self._paint_words(painter, strand, font, paper)

    def _paint_strand(
        self,
        painter: QPainter,
        strand: Strand,
        tree: DrawnTree,
        forbidden: Set[int],
        sight: Sight,
        paper: Paper,
    ) -> None:
        lit_to = tree.path.get(strand.index, -1)
        x = paper.x(strand.column)
        for row in range(max(strand.row, sight.top), min(strand.last_row, sight.bottom) + 1):
            number = strand.first + row - strand.row
            y = paper.y(row)
            if number == tree.cursor:
                self._put(painter, x, y, self._sprites.cursor())
            face = tree.faces.face(number)
            self._put(painter, x, y, self._sprites.node(face, number <= lit_to))
            if face.is_marked or number in forbidden:
                self._paint_marks(painter, x, y, face, number in forbidden)

    def _paint_lines(
        self,
        painter: QPainter,
        strands: list[Strand],
        tree: DrawnTree,
        sight: Sight,
        paper: Paper,
    ) -> None:
        plain, lit = QPainterPath(), QPainterPath()
        for strand in strands:
            lit_to = tree.path.get(strand.index, -1)
            if sight.left <= strand.column <= sight.right:
                lit_row = strand.row + lit_to - strand.first if lit_to >= 0 else -1
                first, last = max(strand.row, sight.top), min(strand.last_row, sight.bottom)
                self._add_down(lit, paper, strand.column, first, min(lit_row, last))
                self._add_down(plain, paper, strand.column, max(first, lit_row), last)
            if strand.parent >= 0 and strand.row > sight.top:
                from_x = paper.x(tree.layout.strand(strand.parent).column)
                self._add_branch(lit if lit_to >= 0 else plain, paper, strand, from_x, sight)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme, factor = self._look.theme, self._look.factor
        for path, color, width in ((plain, theme.field_edge, 1.3), (lit, theme.accent, 2.4)):
            painter.setPen(QPen(QColor(color), width * factor))
            painter.drawPath(path)

    def _add_down(
        self, path: QPainterPath, paper: Paper, column: int, first: int, last: int
    ) -> None:
        if first < last:
            x = paper.x(column)
            path.moveTo(x, paper.y(first))
            path.lineTo(x, paper.y(last))

    def _add_branch(
        self, path: QPainterPath, paper: Paper, strand: Strand, from_x: int, sight: Sight
    ) -> None:
        """Along the row of the node before, round the corner, and down to the first node."""
        x, y = paper.x(strand.column), paper.y(strand.row - 1)
        bend = self._look.px(_BEND)
        # Far lines are cut off at the edges: drawing what nobody sees takes time.
        path.moveTo(max(from_x, sight.first_x), y)
        if x - bend > sight.last_x:
            path.lineTo(sight.last_x, y)
            return
        path.lineTo(x - bend, y)
        path.quadTo(x, y, x, y + bend)
        path.lineTo(x, paper.y(strand.row))

    def _paint_marks(
        self, painter: QPainter, x: int, y: int, face: Face, is_forbidden: bool
    ) -> None:
        sprites = self._sprites
        # What is written stands on the right, what is judged on the left; between two columns there
        # is room for both.
        if face.has_comment:
            self._put(painter, x, y, sprites.comment(), 16.5, -8)
        if face.has_marks:
            self._put(painter, x, y, sprites.marks(), 16, 4)
        if face.judgement is not None:
            self._put(painter, x, y, sprites.judgement(face.judgement), -15, -6)
        if face.is_hot:
            self._put(painter, x, y, sprites.hot(), -15, 6 if face.judgement is not None else 0)
        if is_forbidden:
            self._put(painter, x, y, sprites.forbidden())

    def _put(
        self,
        painter: QPainter,
        x: int,
        y: int,
        picture: QPixmap,
        right: float = 0,
        down: float = 0,
    ) -> None:
        """Draw a picture around a point, or so many pixels before scaling beside it."""
        half = picture.width() / picture.devicePixelRatio() / 2
        factor = self._look.factor
        left, top = x + right * factor - half, y + down * factor - half
        painter.drawPixmap(round(left), round(top), picture)

    def _paint_words(self, painter: QPainter, strand: Strand, font: QFont, paper: Paper) -> None:
        px = self._look.px
        painter.setPen(QColor(self._look.theme.muted))
        strong = QFont(font)
        strong.setPixelSize(px(12.5))
        strong.setWeight(QFont.Weight.DemiBold)
        painter.setFont(strong)
        room = LABEL_COLUMNS * paper.column
        x, y = paper.x(strand.column) + px(16), paper.y(strand.last_row)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        text = more_text(strand.hidden, strong, room)
        painter.drawText(QRectF(x, y - paper.row / 2, room, paper.row), flags, text)


def more_text(hidden: int, font: QFont, room: int) -> str:
    """How much is folded away: "+ 14 more", or the number alone where that is too long."""
    text = folded_moves(hidden)
    if QFontMetrics(font).horizontalAdvance(text) <= room:
        return text
    return f"+ {hidden}"
