"""TreePainter: draws the part of a tree that is in sight."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap

from goboard_app.session.drawn_tree import DrawnTree
from goboard_app.session.tree_face import Face
from goboard_app.session.tree_layout import LABEL_COLUMNS, Strand
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.tree_sprites import TreeSprites

translate = QCoreApplication.translate

COLUMN, ROW = 36, 25
LEFT, TOP = 46, 20
"""Where the middle of the first node is, in pixels before scaling."""

_BEND = 10


class TreePainter:
    """Knows where on the paper a place of the layout is, and draws what lies in a rectangle."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._sprites = TreeSprites(look)
        self._tree: DrawnTree | None = None
        self._metrics: QFontMetrics | None = None

    def middle_of(self, column: int, row: int) -> QPoint:
        """The middle of a place on the paper."""
        px = self._look.px
        return QPoint(px(LEFT) + column * px(COLUMN), px(TOP) + row * px(ROW))

    def place_at(self, point: QPoint) -> tuple[int, int]:
        """The place whose part of the paper a point lies in."""
        px = self._look.px
        column = (point.x() - px(LEFT) + px(COLUMN) // 2) // px(COLUMN)
        row = (point.y() - px(TOP) + px(ROW) // 2) // px(ROW)
        return column, row

    def size_of(self, tree: DrawnTree) -> tuple[int, int]:
        """How wide and high the paper is."""
        end = self.middle_of(tree.layout.column_count - 1, tree.layout.row_count - 1)
        return end.x() + self._look.px(LEFT - 8), end.y() + self._look.px(TOP)

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
        left, top = self.place_at(rect.topLeft())
        right, bottom = self.place_at(rect.bottomRight())
        # Marks beside a node reach into the next place, words of folded lines further.
        left, right = left - LABEL_COLUMNS - 1, right + 1
        top, bottom = top - 1, bottom + 1
        strands = tree.layout.window(left, top, right, bottom)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter, strands, tree, top, bottom)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for strand in strands:
            if left <= strand.column <= right:
                self._paint_strand(painter, strand, tree, forbidden, range(top, bottom + 1))
                if strand.hidden and top <= strand.last_row <= bottom:
                    self._paint_words(painter, strand, font)

    def _paint_strand(
        self, painter: QPainter, strand: Strand, tree: DrawnTree, forbidden: Set[int], rows: range
    ) -> None:
        lit_to = tree.path.get(strand.index, -1)
        for row in range(max(strand.row, rows.start), min(strand.last_row + 1, rows.stop)):
            number = strand.first + row - strand.row
            at = self.middle_of(strand.column, row)
            if number == tree.cursor:
                self._put(painter, at, self._sprites.cursor())
            face = tree.faces.face(number)
            self._paint_node(painter, at, face, number <= lit_to, number in forbidden)

    def _paint_lines(
        self, painter: QPainter, strands: list[Strand], tree: DrawnTree, top: int, bottom: int
    ) -> None:
        plain, lit = QPainterPath(), QPainterPath()
        for strand in strands:
            lit_to = tree.path.get(strand.index, -1)
            lit_row = strand.row + lit_to - strand.first if lit_to >= 0 else strand.row - 1
            first, last = max(strand.row, top - 1), min(strand.last_row, bottom + 1)
            if lit_row > first:
                self._add_down(lit, strand.column, first, min(lit_row, last))
            if max(first, lit_row) < last:
                self._add_down(plain, strand.column, max(first, lit_row), last)
            if strand.parent >= 0 and strand.row - 1 >= top - 1:
                path = lit if lit_to >= 0 else plain
                self._add_branch(path, strand, tree.layout.strand(strand.parent).column)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme, factor = self._look.theme, self._look.factor
        for path, color, width in ((plain, theme.field_edge, 1.3), (lit, theme.accent, 2.4)):
            painter.setPen(QPen(QColor(color), width * factor))
            painter.drawPath(path)

    def _add_down(self, path: QPainterPath, column: int, first: int, last: int) -> None:
        path.moveTo(self.middle_of(column, first))
        path.lineTo(self.middle_of(column, last))

    def _add_branch(self, path: QPainterPath, strand: Strand, from_column: int) -> None:
        """Along the row of the node before, round the corner, and down to the first node."""
        start = QPointF(self.middle_of(from_column, strand.row - 1))
        corner = QPointF(self.middle_of(strand.column, strand.row - 1))
        bend = self._look.px(_BEND)
        path.moveTo(start)
        path.lineTo(corner - QPointF(bend, 0))
        path.quadTo(corner, corner + QPointF(0, bend))
        path.lineTo(QPointF(self.middle_of(strand.column, strand.row)))

    def _paint_node(
        self, painter: QPainter, at: QPoint, face: Face, is_on_path: bool, is_forbidden: bool
    ) -> None:
        sprites = self._sprites
        self._put(painter, at, sprites.node(face, is_on_path))
        if face.has_comment:
            self._put(painter, at, sprites.comment(), 17.5, -9)
        if face.has_marks:
            self._put(painter, at, sprites.marks(), 17, 3)
        if face.sign is not None:
            self._put(painter, at, sprites.sign(face.sign), -18, -5)
        if face.is_hot:
            self._put(painter, at, sprites.hot(), -17, 6 if face.sign is not None else 0)
        if is_forbidden:
            self._put(painter, at, sprites.forbidden())

    def _put(
        self, painter: QPainter, at: QPoint, picture: QPixmap, right: float = 0, down: float = 0
    ) -> None:
        half = picture.width() / picture.devicePixelRatio() / 2
        factor = self._look.factor
        painter.drawPixmap(
            QPointF(round(at.x() + right * factor - half), round(at.y() + down * factor - half)),
            picture,
        )

    def _paint_words(self, painter: QPainter, strand: Strand, font: QFont) -> None:
        painter.setPen(QColor(self._look.theme.muted))
        strong = QFont(font)
        strong.setPixelSize(self._look.px(12.5))
        strong.setWeight(QFont.Weight.DemiBold)
        painter.setFont(strong)
        painter.drawText(
            self.words_of(strand),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            more_text(strand.hidden, strong, self._words_width),
        )

    @property
    def _words_width(self) -> int:
        return self._look.px(LABEL_COLUMNS * COLUMN)

    def words_of(self, strand: Strand) -> QRectF:
        """Where the words beside the last node of a folded strand stand."""
        px = self._look.px
        middle = self.middle_of(strand.column, strand.last_row)
        high = px(20)
        return QRectF(middle.x() + px(16), middle.y() - high / 2, self._words_width, high)


def more_text(hidden: int, font: QFont, room: int) -> str:
    """How much is folded away: "+ 14 more", or the number alone where that is too long."""
    text = translate("tree", "+ %1 more").replace("%1", str(hidden))
    if QFontMetrics(font).horizontalAdvance(text) <= room:
        return text
    return f"+ {hidden}"
