"""Painting of the tree of variations: sprites of nodes, the geometry of the paper, and the visible part."""

from __future__ import annotations

import math
from collections.abc import Callable, Set
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from goboard_app.app.texts.walking import folded_moves
from goboard_app.go.board import Color
from goboard_app.record.tree_layout import LABEL_COLUMNS, Strand
from goboard_app.session.annotation import Judgement, MoveJudgement, PositionJudgement
from goboard_app.session.tree_model import DrawnTree, Face
from goboard_app.ui.widgets.look import Look

STONE = 20
_FILLS = {Color.BLACK: "#1B1B1C", Color.WHITE: "#F4F0E8"}
_DIGITS = {Color.BLACK: "#F6F1E7", Color.WHITE: "#25221E"}
_MOST_KEPT = 6000

_GLYPHS: dict[Judgement, str] = {
    MoveJudgement.GOOD: "!",
    MoveJudgement.BAD: "?",
    MoveJudgement.DOUBTFUL: "?!",
    MoveJudgement.INTERESTING: "!?",
    PositionJudgement.EVEN: "=",
    PositionJudgement.GOOD_FOR_BLACK: "B",
    PositionJudgement.GOOD_FOR_WHITE: "W",
    PositionJudgement.UNCLEAR: "~",
}

COLUMN, ROW = 44, 25
_FLAT_COLUMN, _FLAT_ROW = 29, 34
LEFT, TOP = 56, 20
_FLAT_LEFT = 30
"""The coordinates of the middle of the first node, in pixels before scaling."""

_BEND, _NEAR_BEND = 10, 5
# Branches from different lines in the same row are drawn a little apart.
_APART = 2.5


class TreeSprites:
    """The pictures of nodes and of the signs beside them, each centred in a square."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept: dict[object, QPixmap] = {}
        self._made_for: object = None

    def ready(self, dpr: float, font: QFont) -> None:
        """Discard the pictures made for another look, screen or font."""
        made_for = (self._look.theme, self._look.factor, dpr, font.key())
        if made_for != self._made_for or len(self._kept) > _MOST_KEPT:
            self._kept.clear()
            self._made_for = made_for
            self._dpr, self._font = dpr, font

    def node(self, face: Face, is_on_path: bool) -> QPixmap:
        """Return the picture of a node: a stone with its number, a setup, or a dot."""
        # Everything that the picture depends on.
        key = (face.color, face.number, face.is_pass, face.has_setup, is_on_path)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._made(26, lambda painter: self._paint_node(painter, face, is_on_path))
        return found

    def judgement(self, said: Judgement) -> QPixmap:
        """Return the sign of a judgement: a shape of its own with a character."""
        return self._kept_or_made(said, 16, lambda painter: self._paint_judgement(painter, said))

    def comment(self) -> QPixmap:
        """Return the sign of a comment."""
        return self._kept_or_made("comment", 12, self._paint_comment)

    def marks(self) -> QPixmap:
        """Return the sign of marks on the board."""
        return self._kept_or_made("marks", 10, self._paint_marks)

    def hot(self) -> QPixmap:
        """Return the star of a hotspot."""
        return self._kept_or_made("hot", 14, self._paint_star)

    def forbidden(self) -> QPixmap:
        """Return the sign of an illegal move: a cross, with a ring round the stone."""
        return self._kept_or_made("forbidden", 32, self._paint_forbidden)

    def cursor(self) -> QPixmap:
        """Return the ring round the node on the board."""
        return self._kept_or_made("cursor", 34, self._paint_ring)

    def _kept_or_made(self, key: object, side: float, paint: Callable[[QPainter], None]) -> QPixmap:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._made(side, paint)
        return found

    def _made(self, side: float, paint: Callable[[QPainter], None]) -> QPixmap:
        """Return a picture with sides of `side` pixels before scaling, painted around its middle."""
        # In pixels of the device, so that the picture is sharp on every screen.
        zoom = self._look.factor * self._dpr
        pixels = math.ceil(side * zoom)
        picture = QPixmap(pixels, pixels)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(pixels / 2, pixels / 2)
        painter.scale(zoom, zoom)
        paint(painter)
        painter.end()
        picture.setDevicePixelRatio(self._dpr)
        return picture

    def _color(self, name: str, faded: float = 0.0) -> QColor:
        """Return a colour, mixed with the colour of the card by `faded` from 0 to 1."""
        color, card = QColor(name), QColor(self._look.theme.card)
        return QColor(
            round(color.red() * (1 - faded) + card.red() * faded),
            round(color.green() * (1 - faded) + card.green() * faded),
            round(color.blue() * (1 - faded) + card.blue() * faded),
        )

    def _paint_node(self, painter: QPainter, face: Face, is_on_path: bool) -> None:
        if face.color is not None:
            self._paint_stone(painter, face, face.color, 0.0 if is_on_path else 0.34)
        elif face.has_setup:
            self._paint_setup(painter)
        else:
            theme = self._look.theme
            painter.setPen(QPen(self._color(theme.card), 2))
            painter.setBrush(self._color(theme.accent if is_on_path else theme.field_edge))
            painter.drawEllipse(QPointF(0, 0), 5, 5)

    def _paint_stone(self, painter: QPainter, face: Face, color: Color, faded: float) -> None:
        is_black = color is Color.BLACK
        edge = self._look.theme.field_edge
        painter.setPen(QPen(self._color(edge, 0.0 if is_black else 0.25), 1.1))
        painter.setBrush(self._color(_FILLS[color], faded * (0.35 if is_black else 1.0)))
        body = QRectF(-STONE / 2 + 0.6, -STONE / 2 + 0.6, STONE - 1.2, STONE - 1.2)
        if face.is_pass:
            painter.drawRoundedRect(body.adjusted(-0.5, 1.5, 0.5, -1.5), 3, 3)
        else:
            painter.drawEllipse(body)
        text = str(face.number)
        painter.setPen(self._color(_DIGITS[color], faded * (0.6 if is_black else 0.0)))
        self._paint_text(painter, text, {1: 11.0, 2: 11.0, 3: 9.5}.get(len(text), 7.5))

    def _paint_text(self, painter: QPainter, text: str, size: float) -> None:
        font = QFont(self._font)
        # QFont takes whole pixels only: set ten times the size and scale down, for sizes like 9.5.
        font.setPixelSize(round(size * 10))
        font.setWeight(QFont.Weight.DemiBold)
        painter.save()
        painter.scale(0.1, 0.1)
        painter.setFont(font)
        painter.drawText(QRectF(-200, -100, 400, 200), Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def _paint_setup(self, painter: QPainter) -> None:
        """Paint a black and a white stone together, for a node with setup stones."""
        for color, shift in ((Color.BLACK, -3.5), (Color.WHITE, 3.5)):
            painter.setPen(QPen(self._color(self._look.theme.field_edge), 1.1))
            painter.setBrush(self._color(_FILLS[color]))
            painter.drawEllipse(QPointF(shift, shift * 0.6), 6, 6)

    def _paint_judgement(self, painter: QPainter, said: Judgement) -> None:
        theme = self._look.theme
        roles: dict[Judgement, str] = {
            MoveJudgement.GOOD: theme.agreed,
            MoveJudgement.BAD: theme.error,
            MoveJudgement.DOUBTFUL: theme.unclear,
            MoveJudgement.INTERESTING: theme.accent,
        }
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(roles.get(said, theme.muted)))
        if said is MoveJudgement.GOOD:
            painter.drawEllipse(QPointF(0, 0), 6, 6)
        elif said is MoveJudgement.BAD:
            painter.drawRect(QRectF(-5.5, -5.5, 11, 11))
        elif said is MoveJudgement.DOUBTFUL:
            painter.drawPolygon(_polygon((0, -8), (8, 0), (0, 8), (-8, 0)))
        elif said is MoveJudgement.INTERESTING:
            painter.drawPolygon(_polygon((-4, -6.5), (4, -6.5), (7.8, 0), (4, 6.5), (-4, 6.5), (-7.8, 0)))
        else:
            painter.drawRoundedRect(QRectF(-6, -5.5, 12, 11), 3, 3)
        painter.setPen(QColor(theme.card))
        glyph = _GLYPHS[said]
        self._paint_text(painter, glyph, 9.5 if len(glyph) == 1 else 8.5)

    def _paint_comment(self, painter: QPainter) -> None:
        """Paint a speech bubble, as in the icons."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.unclear))
        bubble = QPainterPath()
        bubble.addRoundedRect(QRectF(-4.5, -4.5, 9, 6.4), 1.2, 1.2)
        bubble.addPolygon(_polygon((-3.2, 1.5), (0.2, 1.5), (-3.2, 4.6)))
        painter.drawPath(bubble.simplified())

    def _paint_marks(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._look.theme.muted), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(_polygon((0, -3.6), (3.8, 3), (-3.8, 3)))

    def _paint_star(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.unclear))
        points = []
        for turn in range(10):
            reach = 6.2 if turn % 2 == 0 else 2.6
            angle = turn * math.pi / 5 - math.pi / 2
            points.append((reach * math.cos(angle), reach * math.sin(angle)))
        painter.drawPolygon(_polygon(*points))

    def _paint_forbidden(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.error), 1.8, Qt.PenStyle.DotLine))
        painter.drawEllipse(QPointF(0, 0), 11.6, 11.6)
        # A wider cross in the colour of the card sets the cross off from the stone.
        for color, width in ((theme.card, 5.0), (theme.error, 2.4)):
            pen = QPen(QColor(color), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(5.5, 5.5), QPointF(11.5, 11.5))
            painter.drawLine(QPointF(11.5, 5.5), QPointF(5.5, 11.5))

    def _paint_ring(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # A wider ring in the colour of the card sets the ring off from stone and lines.
        painter.setPen(QPen(self._color(self._look.theme.card), 6))
        painter.drawEllipse(QPointF(0, 0), 12, 12)
        painter.setPen(QPen(QColor(self._look.theme.accent), 2.2))
        painter.drawEllipse(QPointF(0, 0), 13, 13)


def _polygon(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


class TreeGeometry(NamedTuple):
    """The geometry of the tree: the places of its layout in pixels.

    Lines run straight down, or to the right if `is_flat`.
    """

    left: int
    top: int
    column: int
    row: int
    is_flat: bool = False

    def at(self, column: int, row: int) -> QPoint:
        """Return the middle of a place."""
        across, down = (row, column) if self.is_flat else (column, row)
        across_by, down_by = (self.row, self.column) if self.is_flat else (self.column, self.row)
        return QPoint(self.left + across * across_by, self.top + down * down_by)

    def off(self, beside: float, on: float) -> QPointF:
        """Return the vector with these lengths across the lines and along them."""
        return QPointF(on, beside) if self.is_flat else QPointF(beside, on)

    def place_at(self, point: QPoint) -> tuple[int, int]:
        """Return the column and row of the place that contains a point."""
        beside, on = point.x() - self.left, point.y() - self.top
        if self.is_flat:
            beside, on = on, beside
        return (beside + self.column // 2) // self.column, (on + self.row // 2) // self.row


class VisibleRange(NamedTuple):
    """The columns and rows that are drawn."""

    left: int
    top: int
    right: int
    bottom: int


class TreePainter:
    """A painter of the part of the tree that is inside a rectangle of the paper."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._sprites = TreeSprites(look)
        self.is_flat = False
        """True if lines run to the right instead of down."""

    @property
    def paper(self) -> TreeGeometry:
        """The geometry of the places at the current text size."""
        px = self._look.px
        if self.is_flat:
            return TreeGeometry(px(_FLAT_LEFT), px(TOP), px(_FLAT_COLUMN), px(_FLAT_ROW), is_flat=True)
        return TreeGeometry(px(LEFT), px(TOP), px(COLUMN), px(ROW))

    def size_of(self, tree: DrawnTree) -> tuple[int, int]:
        """Return the width and height of the paper."""
        paper, layout = self.paper, tree.layout
        last = paper.at(layout.column_count - 1, layout.row_count - 1)
        beside = paper.left if self.is_flat else self._look.px(LEFT - 8)
        return last.x() + beside, last.y() + paper.top

    def paint(
        self,
        painter: QPainter,
        rect: QRect,
        tree: DrawnTree,
        forbidden: Set[int],
        font: QFont,
        dpr: float,
    ) -> None:
        """Draw a part of the paper; `forbidden` has the numbers of the illegal moves."""
        self._sprites.ready(dpr, font)
        paper = self.paper
        left, top = paper.place_at(rect.topLeft())
        right, bottom = paper.place_at(rect.bottomRight())
        # Signs beside a node reach into the next place, labels of folded lines further.
        left -= LABEL_COLUMNS + 1
        sight = VisibleRange(left, top - 1, right + 1, bottom + 1)
        strands = tree.layout.window(sight.left, sight.top, sight.right, sight.bottom)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_lines(painter, strands, tree, sight, paper)
        # The sprites are drawn at whole pixels.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for strand in strands:
            if sight.left <= strand.column <= sight.right:
                self._paint_strand(painter, strand, tree, forbidden, sight, paper)
                if strand.hidden and sight.top <= strand.last_row <= sight.bottom:
                    has_words_behind = tree.layout.has_words_behind
                    self._paint_words(painter, strand, font, paper, has_words_behind)

    def _paint_strand(
        self,
        painter: QPainter,
        strand: Strand,
        tree: DrawnTree,
        forbidden: Set[int],
        sight: VisibleRange,
        paper: TreeGeometry,
    ) -> None:
        # The last node of this line on the way to the cursor; -1 for lines beside the way.
        lit_to = tree.path.get(strand.index, -1)
        for row in range(max(strand.row, sight.top), min(strand.last_row, sight.bottom) + 1):
            number = strand.first + row - strand.row
            x, y = paper.at(strand.column, row).toTuple()
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
        sight: VisibleRange,
        paper: TreeGeometry,
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
                path, start = lit if lit_to >= 0 else plain, tree.layout.strand(strand.parent)
                if tree.layout.has_words_behind:
                    self._add_near_branch(path, paper, strand, start)
                else:
                    self._add_branch(path, paper, strand, start, sight)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme, factor = self._look.theme, self._look.factor
        # The line to the cursor comes last, above the others.
        for path, color, width in ((plain, theme.field_edge, 1.3), (lit, theme.accent, 2.4)):
            painter.setPen(QPen(QColor(color), width * factor))
            painter.drawPath(path)

    def _add_down(self, path: QPainterPath, paper: TreeGeometry, column: int, first: int, last: int) -> None:
        if first < last:
            path.moveTo(paper.at(column, first))
            path.lineTo(paper.at(column, last))

    def _add_branch(
        self, path: QPainterPath, paper: TreeGeometry, strand: Strand, start: Strand, sight: VisibleRange
    ) -> None:
        """Add a line along the row of the node before, round the corner, and down to the first node."""
        row = strand.row - 1
        # Long lines are clipped at the edges, since drawing their invisible parts takes time.
        path.moveTo(paper.at(max(start.column, sight.left), row))
        if strand.column > sight.right + 1:
            path.lineTo(paper.at(sight.right + 1, row))
            return
        self._turn(path, paper, QPointF(paper.at(strand.column, row)), _BEND)
        path.lineTo(paper.at(strand.column, strand.row))

    def _add_near_branch(self, path: QPainterPath, paper: TreeGeometry, strand: Strand, start: Strand) -> None:
        """Add a line along the gap behind the node before, round the corner, and to the first node."""
        row, apart = strand.row - 1, (start.index % 3 - 1) * self._look.px(_APART)
        gap = paper.off(0, paper.row / 2 + apart)
        path.moveTo(QPointF(paper.at(start.column, row)) + gap)
        self._turn(path, paper, QPointF(paper.at(strand.column, row)) + gap, _NEAR_BEND)
        path.lineTo(paper.at(strand.column, strand.row))

    def _turn(self, path: QPainterPath, paper: TreeGeometry, corner: QPointF, bend: int) -> None:
        """Add a line to a corner, and a bend there from across to along the lines."""
        size = self._look.px(bend)
        path.lineTo(corner - paper.off(size, 0))
        path.quadTo(corner, corner + paper.off(0, size))

    def _paint_marks(self, painter: QPainter, x: int, y: int, face: Face, is_forbidden: bool) -> None:
        sprites = self._sprites
        # Comments and marks are on the right, judgements on the left; both fit between two columns.
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
        """Draw a picture centred at a point, or at an offset from it in pixels before scaling."""
        half = picture.width() / picture.devicePixelRatio() / 2
        factor = self._look.factor
        left, top = x + right * factor - half, y + down * factor - half
        painter.drawPixmap(round(left), round(top), picture)

    def _paint_words(
        self, painter: QPainter, strand: Strand, font: QFont, paper: TreeGeometry, is_behind: bool
    ) -> None:
        px = self._look.px
        painter.setPen(QColor(self._look.theme.muted))
        strong = QFont(font)
        strong.setPixelSize(px(12.5))
        strong.setWeight(QFont.Weight.DemiBold)
        painter.setFont(strong)
        if is_behind:
            middle = paper.at(strand.column, strand.last_row + 1)
            box = QRectF(middle.x() - px(COLUMN) / 2, middle.y() - px(ROW) / 2, px(COLUMN), px(ROW))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"+{strand.hidden}")
            return
        room = LABEL_COLUMNS * paper.column
        place = paper.at(strand.column, strand.last_row) + QPoint(px(16), 0)
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        text = more_text(strand.hidden, strong, room)
        painter.drawText(QRectF(place.x(), place.y() - paper.row / 2, room, paper.row), flags, text)


def more_text(hidden: int, font: QFont, room: int) -> str:
    """Return the label of a folded line: "+ 14 more", or only the number if that is too wide."""
    text = folded_moves(hidden)
    if QFontMetrics(font).horizontalAdvance(text) <= room:
        return text
    return f"+ {hidden}"
