"""ReportFlow: the report on the game on the board, in the side panel and in files."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths, Slot

from goboard_app.app.engines.analysis import GameAnalysis
from goboard_app.app.engines.situation import move_in_turn
from goboard_app.app.files.load import file_name, game_title
from goboard_app.app.jobs import Alarm, RecordJob, Steps
from goboard_app.app.texts import analysis as texts
from goboard_app.app.texts import files as file_texts
from goboard_app.app.texts.format import labelled
from goboard_app.engine.engine import Analysis
from goboard_app.engine.game_report import GameReport, RatedMove, report_as_json, report_of
from goboard_app.go.board import Play
from goboard_app.late import late
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.session import Change, GameSession, Phase
from goboard_app.ui.analysis.report_panel import ReportPanel
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import PLACES, SCREENS
from goboard_app.ui.widgets.choices import chosen_to_save, with_ending

with late:
    # Only files and paper need these.
    from goboard_app.ui.paper import pages as paper
    from goboard_app.ui.paper.jobs import Exporter
    from goboard_app.ui.paper.preview import Printout, PrintPreview
    from goboard_app.ui.paper.report import ReportPages, ReportSource


# Positions in one step of the work.
_AT_A_TIME = 10


def report_in_steps(
    session: GameSession, line: Sequence[Node], analysis_of: Callable[[Node], Analysis | None]
) -> Steps[GameReport]:
    """Compute the report on a line in steps, each of which yields the part that is done.

    `analysis_of` returns the analysis of the position after a node; None for an unknown one.
    """
    size = session.tree.size
    analyses: list[Analysis | None] = []
    moves: list[RatedMove] = []
    stones = 0
    for place, node in enumerate(line):
        after = analysis_of(node)
        move = move_of(node, size)
        if move is not None:
            point = move.point if isinstance(move, Play) else None
            before = analyses[-1] if analyses and move_in_turn(session, node) is not None else None
            moves.append(RatedMove(place, len(moves) + 1, move.color, point, stones, before, after))
        analyses.append(after)
        stones = size.area - session.position_at(node).stones.count(0)
        if place % _AT_A_TIME == 0:
            yield place / len(line)
    return report_of(size, analyses, moves)


# The least time between two computations while an engine reads the game.
_RENEW_MS = 800


class ReportFlow(QObject):
    """The report: computed from the known analyses, renewed while more come, shown beside the board, and saved."""

    def __init__(self, context: WindowContext, analysis: GameAnalysis, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._analysis = analysis
        self._controller = context.controller
        self._line: Sequence[Node] = ()
        self._panel: ReportPanel | None = None
        self._exporter: Exporter | None = None
        self.report: GameReport | None = None
        self._job = RecordJob(self)
        self._job.done.connect(self._on_report)
        self._soon = Alarm(self)
        self._soon.rang.connect(self._renew)
        analysis.told.connect(self._on_told)
        analysis.judged.connect(self._on_told)
        self._controller.changed.connect(self._on_changed)

    @property
    def panel(self) -> ReportPanel:
        """The panel of the report, made on first use."""
        if self._panel is None:
            panel = self._panel = ReportPanel(self._context.look)
            panel.chosen.connect(self._go_to)
            panel.closed.connect(self.close)
            panel.pdf.clicked.connect(self._print)
            panel.json.clicked.connect(self._save_json)
        return self._panel

    @property
    def is_open(self) -> bool:
        """Return whether the report is in the side panel."""
        return self._panel is not None and self._context.page.panel.front is self._panel

    @property
    def has_moves(self) -> bool:
        """Return whether some position of the line on the board is analysed."""
        line = self._controller.session.line
        return any(self._analysis.analysis_of(node) is not None for node in line)

    def toggle(self) -> None:
        """Show the report, or the panel of the record again; without an analysis, say how to get one."""
        if self.is_open:
            self.close()
        elif not self.has_moves:
            self._context.presenter.tell(texts.nothing_to_report())
        else:
            side = self._context.page.panel
            side.show()
            side.show_instead(self.panel)
            self._renew()

    @Slot()
    def close(self) -> None:
        """Show the panel of the record again."""
        if not self.is_open:
            return
        self._soon.stop()
        self._job.cancel()
        self._context.page.panel.show_instead(None)
        self._context.presenter.show_again()
        self._context.service(SCREENS).show_panel()
        self._context.page.board.setFocus()
        self._context.commands.sweep_soon()

    # The report

    @Slot()
    def _on_told(self) -> None:
        if self.is_open:
            self._soon.set(_RENEW_MS)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if not self.is_open:
            return
        session = self._controller.session
        if session.phase is not Phase.REVIEWING:
            self.close()
        elif session.line is not self._line or change & (Change.INFO | Change.TREE):
            # Under other terms, or on another board, the known analyses hold no more.
            self._soon.set(_RENEW_MS)

    @Slot()
    def _renew(self) -> None:
        session = self._controller.session
        line = self._line = session.line
        steps = partial(report_in_steps, session, line, self._analysis.analysis_of)
        self._job.start(steps, lambda: (session.tree,))

    @Slot(object)
    def _on_report(self, report: GameReport) -> None:
        self.report = report
        choice = self._analysis.choice
        self.panel.show_report(report, "" if choice is None else choice.name)

    @Slot(int)
    def _go_to(self, place: int) -> None:
        # The record may have changed since the report was made.
        if place < len(self._line) and self._line[place] in self._controller.session.line:
            self._context.service(PLACES).jump_to(self._line[place])

    # Files

    @Slot()
    def _print(self) -> None:
        """Show the pages of the report, from where they are printed or saved as PDF."""
        if self.report is None:
            return
        choice = self._analysis.choice
        source = ReportSource(self._controller.session.info, self.report, "" if choice is None else choice.name)
        title = labelled(texts.report_title(), game_title(source.info))
        printout = Printout(title, partial(_laid_out, source), paper.PaperSize.A4, self._folder)
        PrintPreview(self._context.look, self._context.hub, printout, self._context.window).run()

    @Slot()
    def _save_json(self) -> None:
        """Ask for a path, and write the report there as JSON."""
        report = self.report
        if report is None:
            return
        stem = Path(file_name(self._controller.session.info)).with_suffix("").name
        start = QDir(self._folder).filePath(f"{texts.saving_name(stem)}.json")
        named = partial(with_ending, ending=".json")
        path = chosen_to_save(self._context.window, texts.save_json(), start, texts.json_filter(), named)
        if path is not None:
            data = json.dumps(report_as_json(report), indent=1, allow_nan=False).encode() + b"\n"
            self._made_exporter().start(path, lambda _told: data)

    @property
    def _folder(self) -> str:
        """The folder in which the file dialog begins: that of the record, or else that of documents."""
        path = self._context.documents.path
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return QStandardPaths.writableLocation(documents) if path is None else str(path.parent)

    def _made_exporter(self) -> Exporter:
        if self._exporter is None:
            exporter = self._exporter = Exporter(self)
            exporter.written.connect(self._on_written)
            exporter.failed.connect(self._on_failed)
        return self._exporter

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        self._context.strip.tell_done(file_texts.saved(path.name))

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._context.strip.tell(file_texts.not_saved(path.name, reason))


def _laid_out(source: ReportSource, sheet: paper.Sheet) -> ReportPages:
    return ReportPages(source, sheet)
