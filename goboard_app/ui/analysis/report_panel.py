"""ReportPanel: the report on an analysed game, in the side panel."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from goboard_app.app.texts import analysis as texts
from goboard_app.app.texts.format import color_name, labelled, translate
from goboard_app.engine.game_report import GameReport
from goboard_app.go.board import Color
from goboard_app.ui.widgets.lead_graph import GraphColors, LeadGraph, graph_of, paint_leads
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, FlowRow, ScrollingPanel, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import name_with_tip, show_tip

_GRAPH_HEIGHT, _EDGE, _LINE = 84, 4, 1.4


class GraphView(QWidget):
    """The graph of the leads. Signal: `chosen(int)` with the index of the position that was clicked."""

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._graph = LeadGraph((), True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(texts.graph_tip())
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(200), self._look.px(_GRAPH_HEIGHT))

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(60), self._look.px(_GRAPH_HEIGHT))

    def show_graph(self, graph: LeadGraph) -> None:
        """Show this graph."""
        self._graph = graph
        self.update()

    @property
    def _room(self) -> QRectF:
        edge = self._look.px(_EDGE)
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        theme = self._look.theme
        colors = GraphColors(theme.accent, theme.accent_soft, theme.hairline, theme.error)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_leads(painter, self._graph, self._room, colors, _LINE * self._look.factor)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        if event.button() == Qt.MouseButton.LeftButton and self._graph.leads:
            event.accept()
            self.chosen.emit(self._graph.place_at(event.position().x(), self._room))
        else:
            super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the tip of the graph."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), texts.graph_tip(), self)
            return True
        return super().event(event)


class ReportPanel(QWidget):
    """The report: how much is analysed, the graph, the table of both sides, and the worst moves of each.

    Signals: `chosen(int)` with the index of a position in the line to go to; `closed()` for the close button. The
    buttons `pdf` and `json` save it.
    """

    chosen = Signal(int)
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.known = label(role="note", tone="muted", wraps=True)
        self.graph = GraphView(look)
        self.explained = label(role="note", tone="muted", wraps=True)
        self.cross = Button(look, icon="close", kind="square")
        self.pdf = Button(look, texts.save_pdf())
        self.json = Button(look, texts.save_json())
        self.worst: dict[Color, list[Button]] = {color: [] for color in Color}
        self.cells: list[tuple[str, ...]] = []
        """The texts of the table, row by row, as they are shown."""
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._lists = {color: QGridLayout() for color in Color}
        self._build()

    def _build(self) -> None:
        px = self._look.px
        self.cross.setFixedSize(self._look.height(28), self._look.height(28))
        name = translate("report", "Close the report")
        name_with_tip(self.cross, name)
        head = row_layout(label(texts.report_title(), "section", "muted"), None, self.cross, spacing=6)
        self._grid.setContentsMargins(0, 2, 0, 2)
        self._grid.setHorizontalSpacing(px(10))
        self._grid.setVerticalSpacing(px(4))
        self._grid.setColumnStretch(0, 1)
        self._parts = QWidget()
        parts = column_layout(self.graph, self._table, self.explained, spacing=8)
        for color in Color:
            parts.addWidget(label(texts.worst_heading(color), "panel"))
            self._lists[color].setHorizontalSpacing(px(8))
            self._lists[color].setVerticalSpacing(px(2))
            self._lists[color].setColumnStretch(1, 1)
            parts.addLayout(self._lists[color])
        self._parts.setLayout(parts)
        body = ScrollingPanel(self.known, self._parts, None, spacing=8, least=px(120))
        card = Card("plain")
        inside = column_layout(head, spacing=6, margin=10)
        inside.addWidget(body, 1)
        inside.addWidget(FlowRow(self.pdf, self.json, spacing=8))
        card.setLayout(inside)
        layout = column_layout(spacing=0)
        layout.addWidget(card, 1)
        self.setLayout(layout)
        self.graph.chosen.connect(self.chosen)
        self.cross.clicked.connect(self.closed)

    def show_report(self, report: GameReport, engine: str) -> None:
        """Show this report; `engine` is the name of the engine, '' if it is unknown."""
        is_empty = report.is_empty
        known = labelled(engine, texts.report_known(report))
        self.known.setText(texts.nothing_to_report() if is_empty else known)
        self._parts.setVisible(not is_empty)
        for button in (self.pdf, self.json):
            button.setEnabled(not is_empty)
        self.graph.show_graph(graph_of(report))
        self.explained.setText(texts.report_explanation(report))
        self._fill_table(report)
        for color in Color:
            self._fill_worst(report, color)

    def _fill_table(self, report: GameReport) -> None:
        _clear(self._grid)
        for column, color in ((1, Color.BLACK), (3, Color.WHITE)):
            self._grid.addWidget(label(color_name(color), "panel"), 0, column, 1, 2, Qt.AlignmentFlag.AlignRight)
            for offset, text in enumerate((texts.lost_heading(), texts.best_heading())):
                self._put(1, column + offset, text, "note", "muted")
        self.cells = list(texts.table_rows(report))
        parts = texts.named_parts(report)
        for row, (cells, (name, black, white)) in enumerate(zip(self.cells, parts, strict=True), 2):
            self._grid.addWidget(label(cells[0], "panel"), row, 0)
            for column, text in enumerate(cells[1:], 1):
                color, part = (Color.BLACK, black) if column < 3 else (Color.WHITE, white)
                self._put(row, column, text, "panel").setAccessibleName(texts.part_spoken(name, color, part))

    def _put(self, row: int, column: int, text: str, role: str, tone: str = "") -> QWidget:
        cell = label(text, role, tone)
        self._grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignRight)
        return cell

    def _fill_worst(self, report: GameReport, color: Color) -> None:
        rows = self._lists[color]
        _clear(rows)
        self.worst[color] = []
        for row, move in enumerate(report.side(color).worst):
            button = Button(self._look, texts.worst_name(move, report.size), kind="link")
            button.setAccessibleName(texts.worst_text(move, report.size))
            button.clicked.connect(partial(self._choose, move.place))
            self.worst[color].append(button)
            rows.addWidget(button, row, 0, Qt.AlignmentFlag.AlignLeft)
            rows.addWidget(label(texts.worst_loss(move, report.size), "panel", wraps=True), row, 1)
        if not self.worst[color]:
            rows.addWidget(label(texts.no_worst(), "note", "muted"), 0, 0)

    def _choose(self, place: int, _is_checked: bool = False) -> None:
        self.chosen.emit(place)


def _clear(grid: QGridLayout) -> None:
    """Remove the widgets of a grid."""
    while (item := grid.takeAt(0)) is not None:
        widget = item.widget()
        assert widget is not None
        widget.hide()
        widget.deleteLater()
