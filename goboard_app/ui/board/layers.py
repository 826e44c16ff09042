"""The layers of items on a board: stones, marks, areas and lines; each layer updates only the items that a new picture
changes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from goboard_app.go.board import BoardSize, Point, connected
from goboard_app.session.picture import LineMark
from goboard_app.ui.board.geometry import BoardGeometry, BoardOptions
from goboard_app.ui.board.plan import (
    LINE_LEVEL,
    OUTLINED,
    UNCLEAR,
    AreaKind,
    Layer,
    OutlinePiece,
    Placed,
    Sprite,
    area_style,
    joined_path,
    level_of,
    lies_on_stone,
    outline_pens,
    outline_pieces,
    paint_outline,
    seam_pen,
)
from goboard_app.ui.board.sprites import Sprites, look_of
from goboard_app.ui.widgets.theme import Theme

_FEW_BITS = 32
_ABOVE = 0.5

Change = tuple[int, int, int]

# Shares of the spacing.
_WIDTH, _HALO = 0.075, 0.145
# The head of an arrow, in distances between points.
_HEAD, _HALF_HEAD = 0.34, 0.15
# An arrow ends before the point, so that the mark or stone there stays readable.
_SHORT = 0.16

_PixelPoint = tuple[float, float]
_Item = TypeVar("_Item", bound=QGraphicsItem)


class PixmapItems:
    """The maker of the pixmap items of a scene, which also sets how Qt scales them.

    Qt's raster engine copies the pixels of a fast item that has its own size, but passes those of a smooth one through
    its general routine: a full board of 2160 pixels then takes 26 instead of 5.3 ms. So items are smooth only as long
    as they are drawn at another size.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._mode = Qt.TransformationMode.FastTransformation

    def set_smooth(self, is_smooth: bool) -> None:
        """Scale all items smoothly, those to come too, while the scene is shown at another size."""
        mode = Qt.TransformationMode
        self._mode = mode.SmoothTransformation if is_smooth else mode.FastTransformation
        for item in self._scene.items():
            if isinstance(item, QGraphicsPixmapItem):
                self._set_mode(item)

    def add(self, layer: Layer) -> QGraphicsPixmapItem:
        """Return a new hidden item, which takes no mouse buttons."""
        item = QGraphicsPixmapItem()
        item.setZValue(layer)
        # Qt's default shape is computed from the mask of the pixmap.
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setTransformationMode(self._mode)
        item.setVisible(False)
        self._scene.addItem(item)
        return item

    def scale(self, item: QGraphicsPixmapItem, scale: float) -> None:
        """Scale an item, smoothly unless it gets its own size."""
        item.setScale(scale)
        self._set_mode(item)

    def _set_mode(self, item: QGraphicsPixmapItem) -> None:
        is_scaled = item.scale() != 1.0
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation if is_scaled else self._mode)


def put_pixmap(item: QGraphicsPixmapItem, pixmap: QPixmap, x: float, y: float) -> None:
    """Show a pixmap with its middle at this position, so that scaling keeps the middle in place."""
    half = pixmap.width() / 2
    item.setPixmap(pixmap)
    item.setOffset(-half, -half)
    item.setPos(x, y)


def differing(before: bytes, now: bytes) -> list[int]:
    """Return the indices at which two byte strings of equal length differ, in order; fast for few differences."""
    # One XOR of large integers instead of a loop over all bytes.
    apart = int.from_bytes(before, "little") ^ int.from_bytes(now, "little")
    if apart.bit_count() > _FEW_BITS:
        pairs = enumerate(zip(before, now, strict=True))
        return [i for i, (old, new) in pairs if old != new]
    found: list[int] = []
    while apart:
        # The byte of the lowest bit that is set.
        i = ((apart & -apart).bit_length() - 1) >> 3
        found.append(i)
        apart &= ~(0xFF << 8 * i)
    return found


class StoneLayer:
    """The stones: one item for every point that ever held one. Only `show` and `restyle` change it."""

    def __init__(self, scene: QGraphicsScene, items: PixmapItems) -> None:
        self._scene = scene
        self._items = items
        self._size = BoardSize.square(1)
        self._codes = bytes(1)
        self._sprites: Sprites | None = None
        self._places: list[tuple[float, float]] = []
        self._stones: dict[int, QGraphicsPixmapItem] = {}

    def show(self, size: BoardSize, codes: bytes) -> list[Change]:
        """Show these stones; return the changes as (index, code before, code now)."""
        if size != self._size:
            self._clear(size)
        if codes == self._codes:
            return []
        changed = [(i, self._codes[i], codes[i]) for i in differing(self._codes, codes)]
        self._codes = codes
        for i, _, code in changed:
            self._set(i, code)
        return changed

    def restyle(self, sprites: Sprites, options: BoardOptions) -> None:
        """Redraw every stone with these pixmaps."""
        self._sprites = sprites
        self._places = sprites.geometry.stone_places(options.natural_placement)
        for i, code in enumerate(self._codes):
            if code:
                self._set(i, code)

    def forget_look(self) -> None:
        """Draw nothing until `restyle`."""
        self._sprites = None

    def place(self, index: int) -> tuple[float, float]:
        """Return the middle of a stone on this point. Raises RuntimeError before the first `restyle`."""
        if self._sprites is None:
            raise RuntimeError("the stones have no look yet")
        return self._places[index]

    def stone(self, index: int) -> QGraphicsPixmapItem | None:
        """Return the visible stone on a point, or None."""
        return self._stones.get(index) if self._codes[index] else None

    def kinds(self) -> list[tuple[int, Point]]:
        """Return a code and a point for each distinct look of the stones."""
        stones = [(code, self._size.point(i)) for i, code in enumerate(self._codes) if code]
        return list({look_of(*stone): stone for stone in stones}.values())

    def all_changes(self) -> list[Change]:
        """Return a change for every stone, as if all had just been placed."""
        return [(i, 0, code) for i, code in enumerate(self._codes) if code]

    def _clear(self, size: BoardSize) -> None:
        for item in self._stones.values():
            self._scene.removeItem(item)
        self._stones.clear()
        self._size, self._codes = size, bytes(size.area)

    def _set(self, index: int, code: int) -> None:
        stone = self._stones.get(index)
        if not code:
            if stone is not None:
                # Kept for the next stone on this point.
                stone.setVisible(False)
            return
        if stone is None:
            stone = self._stones[index] = self._items.add(Layer.STONE)
        if self._sprites is not None:
            pixmap = self._sprites.stone(code, self._size.point(index))
            put_pixmap(stone, pixmap, *self.place(index))
        stone.setVisible(True)


class MarkLayer:
    """The small pictures on points; items that are no longer used are kept for reuse."""

    def __init__(self, made: PixmapItems) -> None:
        self._made = made
        self._plan: list[Placed] = []
        self._items: dict[tuple[Layer, Point], tuple[Sprite, QGraphicsPixmapItem]] = {}
        self._free: dict[Layer, list[QGraphicsPixmapItem]] = {}
        self._sprites: Sprites | None = None
        self._places: dict[bool, list[_PixelPoint]] = {}
        self._columns = 1

    def show(self, plan: list[Placed]) -> None:
        """Show exactly these marks."""
        if plan == self._plan:
            return
        self._plan = plan
        wanted = {(layer, point): sprite for layer, point, sprite in plan}
        for key in [key for key in self._items if key not in wanted]:
            _, item = self._items.pop(key)
            item.setVisible(False)
            self._free.setdefault(key[0], []).append(item)
        changed = []
        for key, sprite in wanted.items():
            shown = self._items.get(key)
            if shown is None or shown[0] != sprite:
                item = shown[1] if shown is not None else self._item(key[0])
                self._items[key] = sprite, item
                changed.append(key)
        self._put(changed)

    def restyle(self, sprites: Sprites, options: BoardOptions) -> None:
        """Redraw every mark with these pixmaps."""
        self._sprites, geometry = sprites, sprites.geometry
        self._columns = geometry.size.columns
        on_stones = geometry.stone_places(options.natural_placement)
        self._places = {False: geometry.stone_places(False), True: on_stones}
        self._put(self._items)

    def forget_look(self) -> None:
        """Draw nothing until `restyle`."""
        self._sprites = None

    def item(self, layer: Layer, point: Point) -> QGraphicsPixmapItem | None:
        """Return the item of the mark of this layer on this point, or None."""
        shown = self._items.get((layer, point))
        return shown[1] if shown is not None else None

    def _item(self, layer: Layer) -> QGraphicsPixmapItem:
        free = self._free.get(layer)
        return free.pop() if free else self._made.add(layer)

    def _put(self, keys: Iterable[tuple[Layer, Point]]) -> None:
        """Draw marks; consecutive equal ones share the look-up of their pixmap."""
        if self._sprites is None:
            return
        before: Sprite | None = None
        pixmap, places = QPixmap(), self._places[False]
        for key in keys:
            sprite, item = self._items[key]
            if sprite != before:
                before, pixmap = sprite, self._sprites.mark(sprite)
                places = self._places[lies_on_stone(sprite)]
            point = key[1]
            put_pixmap(item, pixmap, *places[point.row * self._columns + point.col])
            # A reused item may have been faded by an animation.
            item.setOpacity(1.0)
            item.setVisible(True)


class OutlineItem(QGraphicsItem):
    """The border of an area."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces: list[OutlinePiece] = []
        self._pens = QPen(), QPen()
        self._box = QRectF()

    def set_outline(self, pieces: list[OutlinePiece], pens: tuple[QPen, QPen]) -> None:
        """Draw this border with each of these pens in turn."""
        # Qt requires this before the bounding rectangle changes.
        self.prepareGeometryChange()
        self._pieces, self._pens, box = pieces, pens, QRectF()
        for piece in pieces:
            box |= piece.path.controlPointRect()
        edge = max(pen.widthF() for pen in pens)
        self._box = box.adjusted(-edge, -edge, edge, edge)
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: D102 - Qt's own
        return self._box

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_outline(painter, self._pieces, self._pens)


class AreaLayer:
    """Joined shapes: tints and hatches below the stones, outlines above them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._size = BoardSize.square(1)
        self._areas: Mapping[AreaKind, frozenset[Point]] = {}
        self._items: dict[AreaKind, dict[frozenset[Point], QGraphicsItem]] = {}
        self._blocks: tuple[frozenset[Point], ...] = ()
        self._seams: list[QGraphicsPathItem] = []
        self._look: tuple[Sprites, Theme, BoardOptions] | None = None

    def show_blocks(self, blocks: tuple[frozenset[Point], ...]) -> None:
        """Separate these blocks of a territory from their neighbours by seams."""
        if blocks != self._blocks:
            self._blocks = blocks
            self._build_seams()

    def show(self, size: BoardSize, areas: Mapping[AreaKind, frozenset[Point]]) -> None:
        """Show exactly these areas."""
        self._size = size
        if areas == self._areas:
            return
        before, self._areas = self._areas, areas
        for kind in AreaKind:
            if before.get(kind) != areas.get(kind):
                self._build(kind)

    def restyle(self, sprites: Sprites, theme: Theme, options: BoardOptions) -> None:
        """Redraw every area, unless only the sprites have changed."""
        before, self._look = self._look, (sprites, theme, options)
        same = (sprites.geometry, theme, options)
        if before is not None and (before[0].geometry, *before[1:]) == same:
            return
        for kind in self._areas:
            self._build(kind, is_anew=True)
        self._build_seams()

    def forget_look(self) -> None:
        """Draw nothing until `restyle`."""
        self._look = None

    def _build_seams(self) -> None:
        for item in self._seams:
            self._scene.removeItem(item)
        self._seams = []
        if self._look is None:
            return
        sprites, theme, _ = self._look
        for block in self._blocks:
            # Above the tint, which is in the same layer and may be added before or after.
            item = self._added(QGraphicsPathItem(), Layer.AREA + _ABOVE)
            item.setPath(joined_path(block, sprites.geometry))
            item.setPen(seam_pen(sprites.geometry, theme))
            self._seams.append(item)

    def _build(self, kind: AreaKind, is_anew: bool = False) -> None:
        """Show the areas of a kind; connected parts that are already shown are not drawn again."""
        points = self._areas.get(kind, frozenset())
        # All borders of a kind are drawn as one, so that no halo lies over the line of another part.
        whole = [points] if points and kind in OUTLINED else []
        before = self._items.pop(kind, {})
        if self._look is not None and points:
            sprites, theme, options = self._look
            style = area_style(kind, sprites.geometry, theme, options.tints)
            now = self._items[kind] = {}
            for part in whole or connected(points, self._size):
                kept = before.pop(part, None)
                now[part] = kept if kept and not is_anew else self._drawn(kind, part, style, kept)
        for item in before.values():
            self._scene.removeItem(item)

    def _drawn(
        self,
        kind: AreaKind,
        points: frozenset[Point],
        style: tuple[QBrush, QPen],
        kept: QGraphicsItem | None,
    ) -> QGraphicsItem:
        """Return the item of an area: the kept one, redrawn, or a new one."""
        assert self._look is not None
        sprites, theme, _ = self._look
        geometry = sprites.geometry
        if kind in OUTLINED:
            border = kept if isinstance(kept, OutlineItem) else None
            border = border or self._added(OutlineItem(), level_of(kind))
            border.set_outline(outline_pieces(points, geometry), outline_pens(kind, geometry, theme))
            return border
        area = kept if isinstance(kept, QGraphicsPathItem) else None
        area = area or self._added(QGraphicsPathItem(), level_of(kind))
        area.setPath(joined_path(points, geometry))
        area.setBrush(style[0])
        area.setPen(style[1])
        return area

    @property
    def has_unclear(self) -> bool:
        """Return whether any area is outlined as unclear."""
        return any(kind in self._areas for kind in UNCLEAR)

    def breathe(self, opacity: float) -> None:
        """Set the opacity of the outlines of unclear areas."""
        for kind in UNCLEAR:
            for item in self._items.get(kind, {}).values():
                item.setOpacity(opacity)

    def _added(self, item: _Item, layer: float) -> _Item:
        item.setZValue(layer)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        return item


def line_paths(lines: tuple[LineMark, ...], geometry: BoardGeometry) -> tuple[QPainterPath, QPainterPath]:
    """Return one path of all strokes, to be drawn with a pen, and one of all arrow heads, to be filled.

    An arrow ends a little before its point, so that its tip and the stone or mark there can be seen.
    """
    strokes, heads = QPainterPath(), QPainterPath()
    # Heads that overlap must stay filled.
    heads.setFillRule(Qt.FillRule.WindingFill)
    for line in lines:
        # A record may name points outside the board.
        if line.start not in geometry.size or line.end not in geometry.size:
            continue
        start, end = QPointF(*geometry.center(line.start)), QPointF(*geometry.center(line.end))
        if line.is_arrow:
            end = _add_head(heads, start, end, geometry.spacing)
        strokes.moveTo(start)
        strokes.lineTo(end)
    return strokes, heads


def _add_head(heads: QPainterPath, start: QPointF, end: QPointF, spacing: float) -> QPointF:
    """Add the head of an arrow; return the end of its stroke."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    ahead = way / length
    aside = QPointF(-ahead.y(), ahead.x())
    tip = end - ahead * _SHORT * spacing
    base = tip - ahead * _HEAD * spacing
    heads.moveTo(tip)
    heads.lineTo(base + aside * _HALF_HEAD * spacing)
    heads.lineTo(base - aside * _HALF_HEAD * spacing)
    heads.closeSubpath()
    return base + ahead * 0.3 * _HEAD * spacing


def line_pens(geometry: BoardGeometry, theme: Theme) -> tuple[QPen, QPen]:
    """Return the pen of the halo, which separates a line from any background, and that of the line."""
    spacing = geometry.spacing * theme.line_factor
    halo = QPen(QColor(theme.mark_halo), max(3.0, _HALO * spacing))
    line = QPen(QColor(theme.board_mark), max(1.5, _WIDTH * spacing))
    for pen in (halo, line):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return halo, line


def line_strokes(
    lines: tuple[LineMark, ...], geometry: BoardGeometry, theme: Theme
) -> list[tuple[QPainterPath, QPen, QBrush]]:
    """Return paths with their pens and brushes in the order of drawing: all halos, then all lines and heads."""
    if not lines:
        return []
    strokes, heads = line_paths(lines, geometry)
    halo, line = line_pens(geometry, theme)
    head_halo = QPen(halo)
    # The head has no stroke: its halo reaches as far beyond it as that of a line.
    head_halo.setWidthF(halo.widthF() - line.widthF())
    nothing = QBrush(Qt.BrushStyle.NoBrush)
    return [
        (strokes, halo, nothing),
        (heads, head_halo, nothing),
        (strokes, line, nothing),
        (heads, QPen(Qt.PenStyle.NoPen), QBrush(line.color())),
    ]


class LineLayer:
    """The lines and arrows, in at most four items. Only `show` and `restyle` change it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._lines: tuple[LineMark, ...] = ()
        self._items: list[QGraphicsPathItem] = []
        self._look: tuple[BoardGeometry, Theme] | None = None

    def show(self, lines: tuple[LineMark, ...]) -> None:
        """Show exactly these lines."""
        if lines != self._lines:
            self._lines = lines
            self._build()

    def restyle(self, geometry: BoardGeometry, theme: Theme) -> None:
        """Redraw the lines."""
        self._look = geometry, theme
        if self._lines or self._items:
            self._build()

    def forget_look(self) -> None:
        """Draw nothing until `restyle`."""
        self._look = None

    def _build(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        if self._look is None:
            return
        for path, pen, brush in line_strokes(self._lines, *self._look):
            item = QGraphicsPathItem(path)
            item.setZValue(LINE_LEVEL)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setPen(pen)
            item.setBrush(brush)
            self._scene.addItem(item)
            self._items.append(item)
