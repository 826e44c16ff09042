"""ReportPages: the report on an analysed game on sheets of paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from goboard_app.app.files.load import game_title
from goboard_app.app.texts import analysis as texts
from goboard_app.app.texts.format import color_name, labelled
from goboard_app.app.texts.print import player_line
from goboard_app.engine.game_report import GameReport
from goboard_app.go.board import Color
from goboard_app.record.game_info import GameInfo
from goboard_app.ui.paper.pages import (
    BODY,
    SMALL,
    PageFrame,
    PageSection,
    Piece,
    Sheet,
    SheetPages,
    elided,
    fill_pages,
    mm,
    paper_font,
    text_pieces,
)
from goboard_app.ui.widgets.lead_graph import GraphColors, graph_of, paint_leads

_COLORS = GraphColors("#000000", "#DDDDDD", "#888888", "#A83A00")
_GRAPH_HEIGHT, _LINE = mm(38), mm(0.3)
_ROW = mm(6.2)
# The share of the width for the names of the parts of the game.
_NAMES = 0.28
_GAP, _TITLE = mm(4), 16.0


class ReportSource(NamedTuple):
    """The game of a report, the report, and the name of the engine; '' if it is unknown."""

    info: GameInfo
    report: GameReport
    engine: str = ""


class ReportPages(SheetPages):
    """The pages of a report; the layout needs a QGuiApplication, painting works on any device."""

    def __init__(self, source: ReportSource, sheet: Sheet) -> None:
        self._source = source
        self._wide = sheet.wide
        frame = PageFrame(sheet.high, sheet.wide, 0.0, columns=1, section_gap=_GAP)
        pages = fill_pages(frame, [PageSection(None, tuple(self._pieces()))])
        super().__init__(sheet, labelled(texts.report_title(), game_title(source.info)), pages)

    def _pieces(self) -> Iterator[Piece]:
        info, report, engine = self._source
        yield from text_pieces(texts.report_title(), self._wide, paper_font(_TITLE, True), keeps=True)
        yield from text_pieces(game_title(info), self._wide, paper_font(BODY, True), mm(1))
        for color in Color:
            yield from text_pieces(labelled(color_name(color), player_line(info, color)), self._wide, gap=mm(0.6))
        known = labelled(engine, texts.report_known(report))
        yield from text_pieces(known, self._wide, gap=mm(2))
        if report.is_empty:
            return
        yield Piece(_GRAPH_HEIGHT, self._paint_graph, _GAP)
        yield from self._table()
        yield from text_pieces(texts.report_explanation(report), self._wide, paper_font(SMALL), _GAP, color="#555555")
        for color in Color:
            worst = report.side(color).worst
            heading = texts.worst_heading(color)
            yield from text_pieces(heading, self._wide, paper_font(BODY, True), _GAP, keeps=True)
            for told in [texts.worst_text(move, report.size) for move in worst] or [texts.no_worst()]:
                yield from text_pieces(told, self._wide, gap=mm(0.8))

    def _paint_graph(self, painter: QPainter, x: float, y: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(x, y, self._wide, _GRAPH_HEIGHT)
        paint_leads(painter, graph_of(self._source.report), rect, _COLORS, _LINE)

    def _table(self) -> Iterator[Piece]:
        heads = ("", color_name(Color.BLACK), "", color_name(Color.WHITE), "")
        columns = ("", texts.lost_heading(), texts.best_heading(), texts.lost_heading(), texts.best_heading())
        yield self._row(heads, is_bold=True, gap=_GAP)
        yield self._row(columns, is_ruled=True)
        rows = texts.table_rows(self._source.report)
        for row in rows:
            is_last = row is rows[-1]
            yield self._row(row, is_bold=is_last, is_ruled=is_last)

    def _row(self, cells: Sequence[str], is_bold: bool = False, is_ruled: bool = False, gap: float = 0.0) -> Piece:
        """Return a row of the table; a rule is above the last one, and below the headings."""
        font = paper_font(BODY, is_bold)
        first = _NAMES * self._wide
        other = (self._wide - first) / (len(cells) - 1)

        def paint(painter: QPainter, x: float, y: float) -> None:
            painter.setFont(font)
            painter.setPen(QColor("#000000"))
            base = y + _ROW / 2 + QFontMetricsF(font).capHeight() / 2
            for number, text in enumerate(cells):
                left = x + (first + (number - 1) * other if number else 0.0)
                painter.drawText(QPointF(left, base), elided(text, font, first if not number else other))
            if is_ruled:
                painter.setPen(QPen(QColor("#888888"), mm(0.15)))
                edge = y if is_bold else y + _ROW
                painter.drawLine(QPointF(x, edge), QPointF(x + self._wide, edge))

        return Piece(_ROW, paint, gap, keeps=not (is_bold and is_ruled))
