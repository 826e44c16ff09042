"""Shapes that join many points into one: tinted territory, hatched seki, outlined stones."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from goboard_app.go.board import Point
from goboard_app.ui.board.geometry import BoardGeometry
from goboard_app.ui.board.plan import OUTLINED, UNCLEAR, AreaKind
from goboard_app.ui.board.wood import plain_wood
from goboard_app.ui.look.theme import Theme

CORNER = 0.22
_HATCH = 0.19
_SEKI_OPACITY = 0.62
_WAVE_OPACITY = 0.30
_SO_FAR, _SO_FAR_ALONE = 0.62, 0.30
_FADES = {AreaKind.DIMMED: 0.62, AreaKind.HIDDEN: 0.86}
"""How much of the plain colour of wood lies over points that are greyed out or not shown."""

_Corner = tuple[int, int]


def joined_path(points: Iterable[Point], geometry: BoardGeometry) -> QPainterPath:
    """The outline of all cells around these points, its corners rounded, holes left open."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for loop in outlines(frozenset(points)):
        _add_loop(path, [_place(corner, geometry) for corner in loop], CORNER * geometry.spacing)
    return path


def outlines(cells: frozenset[Point]) -> list[list[_Corner]]:
    """The closed borders of a set of cells, as the corners where they turn.

    Corner (c, r) is the upper left one of the cell at column c, row r. Cells that touch at a
    corner alone are not joined.
    """
    ahead = _edges(cells)
    loops: list[list[_Corner]] = []
    while ahead:
        start = min(ahead)
        loop = [start]
        here, step = start, ahead[start][0]
        while True:
            _take(ahead, here, step)
            here = (here[0] + step[0], here[1] + step[1])
            if here == start and start not in ahead:
                break
            turned = _next_step(ahead[here], step)
            if turned != step:
                loop.append(here)
            step = turned
        loops.append(loop)
    return loops


def _edges(cells: frozenset[Point]) -> dict[_Corner, list[_Corner]]:
    """From each corner the steps that keep the cells at the right hand."""
    edges: dict[_Corner, list[_Corner]] = {}
    for cell in cells:
        col, row = cell.col, cell.row
        if Point(col, row - 1) not in cells:
            edges.setdefault((col, row), []).append((1, 0))
        if Point(col + 1, row) not in cells:
            edges.setdefault((col + 1, row), []).append((0, 1))
        if Point(col, row + 1) not in cells:
            edges.setdefault((col + 1, row + 1), []).append((-1, 0))
        if Point(col - 1, row) not in cells:
            edges.setdefault((col, row + 1), []).append((0, -1))
    return edges


def _take(edges: dict[_Corner, list[_Corner]], here: _Corner, step: _Corner) -> None:
    edges[here].remove(step)
    if not edges[here]:
        del edges[here]


def _next_step(choices: list[_Corner], step: _Corner) -> _Corner:
    """The way on; where two borders touch, turn right and so stay with the same cell."""
    right = (-step[1], step[0])
    return right if right in choices else choices[0]


def _place(corner: _Corner, geometry: BoardGeometry) -> QPointF:
    half = (geometry.line_width % 2) / 2
    return QPointF(
        round(geometry.first_x + (corner[0] - 0.5) * geometry.spacing) + half,
        round(geometry.first_y + (corner[1] - 0.5) * geometry.spacing) + half,
    )


def _add_loop(path: QPainterPath, corners: list[QPointF], radius: float) -> None:
    for i, corner in enumerate(corners):
        before = _towards(corner, corners[i - 1], radius)
        after = _towards(corner, corners[(i + 1) % len(corners)], radius)
        if i == 0:
            path.moveTo(before)
        else:
            path.lineTo(before)
        path.quadTo(corner, after)
    path.closeSubpath()


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    length = math.hypot(end.x() - start.x(), end.y() - start.y())
    part = min(distance / length, 0.5) if length else 0.0
    return start + (end - start) * part


def area_style(
    kind: AreaKind, geometry: BoardGeometry, theme: Theme, has_tints: bool
) -> tuple[QBrush, QPen]:
    """How to fill and outline a joined shape."""
    nothing = QPen(Qt.PenStyle.NoPen)
    if kind is AreaKind.SEKI:
        return _hatch(geometry, theme), QPen(_seki_color(theme), 0.03 * geometry.spacing)
    if kind in OUTLINED:
        return QBrush(Qt.BrushStyle.NoBrush), nothing
    if kind in _FADES:
        fade = plain_wood(theme)
        fade.setAlphaF(_FADES[kind])
        return QBrush(fade), nothing
    if kind is AreaKind.WAVE:
        crest = QColor(theme.board_mark)
        crest.setAlphaF(_WAVE_OPACITY)
        return QBrush(crest), nothing
    if kind in (AreaKind.TERRITORY_BLACK, AreaKind.SO_FAR_BLACK):
        tint, opacity = QColor(theme.territory_black), theme.territory_black_opacity
    else:
        tint, opacity = QColor(theme.territory_white), theme.territory_white_opacity
    if kind in (AreaKind.SO_FAR_BLACK, AreaKind.SO_FAR_WHITE):
        # Lighter than what is counted; where points are told by marks alone, still a tint.
        opacity, has_tints = _SO_FAR * opacity or _SO_FAR_ALONE, True
    tint.setAlphaF(opacity if has_tints else 0.0)
    return QBrush(tint), nothing


def outline_pens(kind: AreaKind, geometry: BoardGeometry, theme: Theme) -> tuple[QPen, QPen]:
    """The halo and the line of an outline: of a warning, of what was asked about, or unclear."""
    spacing = geometry.spacing * theme.line_factor
    color = theme.board_warning if kind is AreaKind.CAUSE else theme.board_mark
    is_unclear = kind in UNCLEAR
    halo = QPen(QColor(theme.mark_halo), (0.075 if is_unclear else 0.095) * spacing)
    line = QPen(QColor(color), 0.05 * spacing)
    for pen in (halo, line):
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if is_unclear or kind is AreaKind.OPENING:
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        line.setDashPattern([3.2, 1.8] if is_unclear else [1.2, 1.2])
    return halo, line


def seam_pen(geometry: BoardGeometry, theme: Theme) -> QPen:
    """A strip of bare wood between parts of a territory."""
    pen = QPen(QColor(theme.wood_light), 0.10 * geometry.spacing)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _seki_color(theme: Theme) -> QColor:
    color = QColor(theme.line)
    color.setAlphaF(_SEKI_OPACITY)
    return color


def _hatch(geometry: BoardGeometry, theme: Theme) -> QBrush:
    """Lines at 45 degrees as a tile that repeats."""
    side = max(4, round(_HATCH * geometry.spacing * math.sqrt(2)))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_seki_color(theme), max(1.0, 0.024 * geometry.spacing)))
    for shift in (-side, 0, side):
        painter.drawLine(QPointF(shift - 1, side + 1), QPointF(shift + side + 1, -1))
    painter.end()
    return QBrush(tile)
