"""The strip under the board: a slider over a graph of the game, for going to a move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from goboard_app.app.jobs import Job, holding_collector
from goboard_app.app.texts.marks import stretch_text
from goboard_app.record.node import Node
from goboard_app.record.timeline import (
    Evaluation,
    Evaluations,
    FileEvaluations,
    Signs,
    Stretch,
    Timeline,
    timeline_of,
)
from goboard_app.record.tree import GameTree
from goboard_app.session.clocks import times_used
from goboard_app.session.session import GameSession, Phase
from goboard_app.session.tree_model import faces_of
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import ReviewBar
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.tips import show_tip

_LATER_MS = 200
# A line of this many nodes is longer than any game.
_LONG = 2000
_HEIGHT, _EDGE = 44, 8
_TOP, _MIDDLE, _BOTTOM = 2, 15, 28
_GROOVE, _TICKS = 33, 40
_LEAST_SCALE = 10.0
"""The least lead, in points, that reaches the edge of the graph."""


class GameStrip(QSlider):
    """A slider over a graph of the game, with Black above the middle and White below it.

    Evaluations are drawn as a hill on the side of the leader. Without them, the time of each move is a bar and the
    captured stones are a line. While an engine reads the game, the hill shows its evaluation, with its win rate as a
    dotted line, and the evaluation of the file is a dashed line. Small signs below mark comments, forks and hotspots,
    arrows above mark mistakes. A click goes to a move, dragging follows, and hovering describes the move. `engine` is
    the name of the engine.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._timeline: Timeline | None = None
        self._session: GameSession | None = None
        self._graph: QPixmap | None = None
        self._graph_for: object = None
        self._pointed: int | None = None
        self.engine = ""
        # The strip shows the place under the mouse, also without a pressed button.
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(200), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(60), self._look.px(_HEIGHT))

    def show_timeline(self, session: GameSession, timeline: Timeline | None) -> None:
        """Draw this timeline of the session's line; None while it is not known."""
        self._session, self._timeline, self._graph = session, timeline, None
        self.update()

    # Indices and pixels

    def place_at(self, x: float) -> int:
        """Return the index in the line at an x coordinate of the strip."""
        left, wide = self._span()
        share = min(1.0, max(0.0, (x - left) / wide))
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return round(share * self.maximum())

    def x_of(self, place: float) -> float:
        """Return the x coordinate of an index in the line."""
        left, wide = self._span()
        # A record of a single position has a maximum of 0.
        share = place / max(1, self.maximum())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return left + share * wide

    def _span(self) -> tuple[int, int]:
        edge = self._look.px(_EDGE)
        return edge, max(1, self.width() - 2 * edge)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        event.accept()
        self.setSliderDown(True)
        self.setValue(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        event.accept()
        place = self.place_at(event.position().x())
        if self.isSliderDown():
            self.setValue(place)
        if place != self._pointed:
            self._pointed = place
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        event.accept()
        self.setSliderDown(False)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().leaveEvent(event)
        self._pointed = None
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show a tooltip that describes the move under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.text_at(self.place_at(event.pos().x())), self)
            return True
        return super().event(event)

    def text_at(self, place: int) -> str:
        """Describe the move at an index of the line."""
        session = self._session
        if session is None or place >= len(session.line):
            return ""
        node, faces = session.line[place], faces_of(session.tree)
        number = faces.shape.number_of(node)
        moves = 0 if number is None else faces.move_number(number)
        stretch = None if self._timeline is None else self._timeline.at(place)
        return stretch_text(session, node, moves, stretch, self.engine)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self)
        # The graph is painted once for these; only the marker moves with the cursor.
        made_for = (self.size(), self.devicePixelRatioF(), self._look.theme, self.maximum())
        if self._graph is None or made_for != self._graph_for:
            self._graph, self._graph_for = self._made_graph(), made_for
        painter.drawPixmap(QPoint(0, 0), self._graph)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_place(painter)

    def _paint_place(self, painter: QPainter) -> None:
        """Paint the progress along the line and the place under the mouse."""
        px, theme = self._look.px, self._look.theme
        x, y = self.x_of(self.value()), px(_GROOVE)
        accent = QColor(theme.accent if self.isEnabled() else theme.field_edge)
        if self._pointed is not None and self.isEnabled():
            at = self.x_of(self._pointed)
            painter.setPen(QPen(QColor(theme.muted), 1))
            painter.drawLine(QPointF(at, px(_TOP)), QPointF(at, y))
        painter.setPen(QPen(accent, px(3)))
        painter.drawLine(QPointF(self.x_of(0), y), QPointF(x, y))
        painter.setPen(QPen(accent, 1.4 * self._look.factor))
        painter.drawLine(QPointF(x, px(_TOP)), QPointF(x, y))
        painter.setPen(QPen(accent, 2 * self._look.factor))
        painter.setBrush(QColor(theme.card))
        painter.drawEllipse(QPointF(x, y), px(5.5), px(5.5))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _made_graph(self) -> QPixmap:
        """Return the picture of everything that does not depend on the current move."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme = self._look.px, self._look.theme
        painter.setPen(QPen(QColor(theme.hairline), px(3)))
        y = px(_GROOVE)
        painter.drawLine(QPointF(self.x_of(0), y), QPointF(self.x_of(self.maximum()), y))
        # While a timeline is being computed, the stored one may belong to another line.
        if self._timeline is not None and self._timeline.length == self.maximum() + 1:
            self._paint_timeline(painter, self._timeline)
        painter.end()
        return picture

    def _paint_timeline(self, painter: QPainter, timeline: Timeline) -> None:
        is_told = any(each.evaluation or each.read for each in timeline.stretches)
        if is_told or timeline.longest_s or timeline.most_taken:
            painter.setPen(QPen(QColor(self._look.theme.hairline), 1))
            y = self._look.px(_MIDDLE)
            painter.drawLine(QPointF(self.x_of(0), y), QPointF(self.x_of(self.maximum()), y))
        if is_told:
            self._paint_lead(painter, timeline)
        if timeline.longest_s:
            self._paint_times(painter, timeline, is_told)
        if timeline.most_taken:
            self._paint_taken(painter, timeline)
        self._paint_signs(painter, timeline)

    def _level(self, share: float) -> float:
        """Return the y coordinate for a share from -1 (White's edge) to 1 (Black's edge)."""
        half = self._look.px(_MIDDLE - _TOP if share > 0 else _BOTTOM - _MIDDLE)
        return self._look.px(_MIDDLE) - max(-1.0, min(1.0, share)) * half

    def _paint_lead(self, painter: QPainter, timeline: Timeline) -> None:
        """Paint the main evaluation as a hill on the side of the leader, and the others as lines."""
        file = [each.evaluation for each in timeline.stretches]
        read = [each.read for each in timeline.stretches]
        has_scores, wide = timeline.has_scores, 1.5 * self._look.factor
        # The largest lead reaches the edge, so that no hill is cut off.
        leads = [abs(said.score) for said in (*file, *read) if said is not None and said.score]
        scale = max(_LEAST_SCALE, *leads) if leads else _LEAST_SCALE
        theme = self._look.theme
        main = read if any(read) else file
        runs = self._runs(timeline, [_lead(said, has_scores, scale) for said in main])
        for path, first, last in runs:
            hill, base = QPainterPath(path), self._look.px(_MIDDLE)
            hill.lineTo(last, base)
            hill.lineTo(first, base)
            hill.closeSubpath()
            painter.fillPath(hill, QColor(theme.accent_soft))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), wide))
        for path, _first, _last in runs:
            painter.drawPath(path)
        if main is file:
            return
        others = [(theme.unclear, Qt.PenStyle.DashLine, file, has_scores)]
        if has_scores:
            others.append((theme.text, Qt.PenStyle.DotLine, read, False))
        for color, style, said_there, is_score in others:
            painter.setPen(QPen(QColor(color), self._look.factor, style))
            levels = [_lead(said, is_score, scale) for said in said_there]
            for path, _first, _last in self._runs(timeline, levels):
                painter.drawPath(path)

    def _runs(self, timeline: Timeline, levels: Sequence[float | None]) -> list[tuple[QPainterPath, float, float]]:
        """Return a path through all known levels, with its first and last x; empty if none is known."""
        path, xs = QPainterPath(), list[float]()
        for index, level in enumerate(levels):
            if level is None:
                continue
            x = self.x_of(index * timeline.step)
            if xs:
                path.lineTo(x, self._level(level))
            else:
                path.moveTo(x, self._level(level))
            xs.append(x)
        return [(path, xs[0], xs[-1])] if xs else []

    def _paint_times(self, painter: QPainter, timeline: Timeline, is_faint: bool) -> None:
        """Paint a bar for the time of each move."""
        color = QColor(self._look.theme.muted)
        color.setAlphaF(0.35 if is_faint else 0.75)
        wide = max(1.0, self._span()[1] / max(1, self.maximum()) * timeline.step * 0.7)
        pen = QPen(color, min(wide, 4.0))
        # The default, a square cap, would lengthen short bars.
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        middle, longest = self._look.px(_MIDDLE), timeline.longest_s
        for index, each in enumerate(timeline.stretches):
            for seconds, side in ((each.black_s, 1), (each.white_s, -1)):
                if seconds:
                    x = self.x_of(index * timeline.step)
                    # The square root keeps short times visible.
                    height = self._level(side * (seconds / longest) ** 0.5)
                    painter.drawLine(QPointF(x, middle), QPointF(x, height))

    def _paint_taken(self, painter: QPainter, timeline: Timeline) -> None:
        """Paint a line for either side that rises with each captured stone."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._look.theme.field_edge), 1))
        # Horizontal and vertical lines of one pixel are sharp without antialiasing.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        most, xs = timeline.most_taken, self._pixels(timeline)
        for side, sign in ((0, 1), (1, -1)):
            path, before = QPainterPath(QPointF(self.x_of(0), self._level(0))), 0
            for x, each in xs.items():
                if each.taken[side] != before:
                    path.lineTo(x, self._level(sign * before / most))
                    before = each.taken[side]
                    path.lineTo(x, self._level(sign * before / most))
            path.lineTo(self.x_of(self.maximum()), self._level(sign * before / most))
            painter.drawPath(path)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _pixels(self, timeline: Timeline) -> dict[float, Stretch]:
        """Return the last stretch that begins in each column of device pixels, by its x coordinate."""
        ratio, there = self.devicePixelRatioF(), self.x_of(self.maximum())
        begin = self.x_of(0)
        wide = (there - begin) / max(1, self.maximum()) * timeline.step * ratio
        return {begin + int(index * wide) / ratio: each for index, each in enumerate(timeline.stretches)}

    def _paint_signs(self, painter: QPainter, timeline: Timeline) -> None:
        """Paint the signs under the graph: a bar for a comment, a triangle for a fork, a diamond for a hotspot.

        Above the graph an arrow points down to a mistake.
        """
        px, theme = self._look.px, self._look.theme
        y, last = px(_TICKS), dict.fromkeys(Signs, -10.0)
        painter.setPen(Qt.PenStyle.NoPen)
        for index, each in enumerate(timeline.stretches):
            if not each.signs:
                continue
            for sign in each.signs:
                x = self.x_of(index * timeline.step)
                # Equal signs less than 2 pixels apart look like one and are drawn once.
                if abs(x - last[sign]) < 2:
                    continue
                last[sign] = x
                if sign is Signs.COMMENT:
                    painter.fillRect(QRectF(x - px(1), y - px(4), px(2), px(4)), theme.unclear)
                elif sign is Signs.FORK:
                    painter.setBrush(QColor(theme.muted))
                    # The triangle is below the bar: one node often has both a comment and variations.
                    painter.drawPolygon(_shape(x, y, (-3, 4), (3, 4), (0, 0), by=px(1)))
                elif sign is Signs.MISTAKE:
                    painter.setBrush(QColor(theme.error))
                    arrow = ((-4, 0), (4, 0), (0, 6))
                    painter.drawPolygon(_shape(x, px(_TOP), *arrow, by=px(1)))
                else:
                    painter.setBrush(QColor(theme.error))
                    diamond = ((0, -4), (4, 0), (0, 4), (-4, 0))
                    painter.drawPolygon(_shape(x, y, *diamond, by=px(1)))


def _lead(said: Evaluation | None, is_score: bool, scale: float) -> float | None:
    """Return the height of an evaluation from -1 to 1; None if it has no score or win rate."""
    if said is None:
        return None
    if is_score:
        return None if said.score is None else said.score / scale
    return None if said.winrate is None else 2 * said.winrate - 1


def _shape(x: float, y: float, *points: tuple[float, float], by: float) -> QPolygonF:
    return QPolygonF([QPointF(x + right * by, y + down * by) for right, down in points])


class TimelineFlow(QObject):
    """The job that computes the timeline of the reviewed line and shows it on the strip.

    Besides the evaluations in the file it shows those of an engine: the analysis passes it to `show_engine`, and calls
    `renew` when it knows more.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._controller = context.controller
        self.strip = GameStrip(context.look)
        self._engine: Evaluations | None = None
        self._line: Sequence[Node] = ()
        self._revision = -1
        self._tree: GameTree | None = None
        self._job = Job(self)
        self._job.done.connect(self._on_done)
        context.presenter.presented.connect(self.follow)

    def take_bar(self, bar: ReviewBar) -> None:
        """Put the strip into the bar under the board."""
        bar.take_slider(self.strip)
        self.follow()

    def show_engine(self, engine: Evaluations | None, name: str = "") -> None:
        """Show the evaluations of this engine from now on; None without an engine."""
        if engine is not self._engine or name != self.strip.engine:
            self._engine, self.strip.engine = engine, name
            self.renew()

    @Slot()
    def renew(self) -> None:
        """Compute the timeline again, since more evaluations are known."""
        # No revision is negative, so follow() computes the timeline again.
        self._revision = -1
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Compute the timeline of the current line, unless it is known."""
        session = self._controller.session
        tree, line = session.tree, session.line
        is_known = line is self._line and tree.revision == self._revision
        if session.phase is not Phase.REVIEWING or is_known:
            return
        is_new = tree is not self._tree
        if is_new:
            self.strip.show_timeline(session, None)
        self._tree, self._line, self._revision = tree, line, tree.revision
        steps = timeline_of(line, tree.size, FileEvaluations(tree.size), self._engine, times_used(tree, line))
        if len(line) > _LONG:
            # The nodes read on the way stay alive: the garbage collector would examine them for nothing.
            steps = holding_collector(steps, stays=True)
        # Edits come in series, so wait for the last; a record that was just opened is complete.
        is_at_once = is_new and len(line) <= _LONG
        self._job.start_slices(steps, delay_ms=0 if is_at_once else _LATER_MS)

    @Slot(object)
    def _on_done(self, timeline: Timeline) -> None:
        self.strip.show_timeline(self._controller.session, timeline)
