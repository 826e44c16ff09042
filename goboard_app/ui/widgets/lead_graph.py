"""The graph of the leads in a game, on the screen and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from goboard_app.engine.game_report import GameReport
from goboard_app.go.board import Color

_LEAST_LEAD = 10.0
"""The least lead, in points, that reaches the edge of the graph."""


class GraphColors(NamedTuple):
    """The colours of a graph: the line, the area below it, the zero line, and the dots of mistakes."""

    line: str
    area: str
    zero: str
    mistake: str


class LeadGraph(NamedTuple):
    """The leads to draw: Black's after each position, None where it is unknown; and the indices of big mistakes.

    `has_points` is False if the leads are shares of games that Black wins.
    """

    leads: Sequence[float | None]
    has_points: bool
    mistakes: Sequence[int] = ()

    @property
    def levels(self) -> list[float | None]:
        """The leads from -1, White's edge, to 1, Black's."""
        if not self.has_points:
            return [None if lead is None else max(-1.0, min(1.0, 2 * lead - 1)) for lead in self.leads]
        most = max((abs(lead) for lead in self.leads if lead is not None), default=0.0)
        # The largest lead reaches the edge, so that nothing is cut off.
        scale = max(_LEAST_LEAD, most)
        return [None if lead is None else lead / scale for lead in self.leads]

    def x_of(self, place: int, rect: QRectF) -> float:
        """Return the x coordinate of an index."""
        return rect.left() + rect.width() * place / max(1, len(self.leads) - 1)

    def place_at(self, x: float, rect: QRectF) -> int:
        """Return the index nearest to an x coordinate."""
        last = max(0, len(self.leads) - 1)
        return max(0, min(last, round((x - rect.left()) / max(1.0, rect.width()) * last)))


def graph_of(report: GameReport) -> LeadGraph:
    """Return the graph of a report, with a dot at each of the worst moves."""
    mistakes = [move.place for color in Color for move in report.side(color).worst]
    return LeadGraph(report.leads, report.has_points, sorted(mistakes))


def paint_leads(painter: QPainter, graph: LeadGraph, rect: QRectF, colors: GraphColors, width: float) -> None:
    """Paint the graph into a rectangle with lines of this width; a gap in the analysis is a gap in the graph."""
    middle, half = rect.center().y(), rect.height() / 2
    painter.setPen(QPen(QColor(colors.zero), width / 2))
    painter.drawLine(QPointF(rect.left(), middle), QPointF(rect.right(), middle))
    levels = graph.levels
    points = [
        None if level is None else QPointF(graph.x_of(place, rect), middle - level * half)
        for place, level in enumerate(levels)
    ]
    for run in _runs(points):
        path = QPainterPath(run[0])
        for point in run[1:]:
            path.lineTo(point)
        hill = QPainterPath(path)
        hill.lineTo(run[-1].x(), middle)
        hill.lineTo(run[0].x(), middle)
        hill.closeSubpath()
        painter.fillPath(hill, QColor(colors.area))
        painter.setPen(QPen(QColor(colors.line), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        if len(run) == 1:
            painter.drawPoint(run[0])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colors.mistake))
    for place in graph.mistakes:
        at = points[place] if place < len(points) else None
        if at is not None:
            painter.drawEllipse(at, 2 * width, 2 * width)


def _runs(points: Sequence[QPointF | None]) -> list[list[QPointF]]:
    """Return the points of the graph in runs without a gap."""
    runs: list[list[QPointF]] = [[]]
    for point in points:
        if point is None:
            runs.append([])
        else:
            runs[-1].append(point)
    return [run for run in runs if run]
