"""RepairFlow: the report of what was repaired in a file, and a copy with the repairs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import file_name
from goboard_app.app.files.save import Apart
from goboard_app.app.texts.files import copy_is_file_itself, copy_is_saved, repaired_name
from goboard_app.app.texts.format import translate
from goboard_app.record.sgf.diagnostics import Finding
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.about_files import AboutFiles
from goboard_app.ui.window.file_strip import FileStrip

if TYPE_CHECKING:
    from goboard_app.ui.dialogs.repair_report import RepairReport


# Whose values decide what is on the board.
_STONES = frozenset({"B", "W", "AB", "AW", "AE"})


class RepairFlow(AboutFiles):
    """`report` is the window with the report while it is open."""

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        strip: FileStrip,
        window: QWidget,
    ) -> None:
        super().__init__(look, controller, documents, strip, window)
        self.report: RepairReport | None = None
        self._listed: tuple[Finding, ...] = ()
        documents.values.ended.connect(self._on_values)
        controller.replaced.connect(self._close)
        strip.report_asked.connect(self.show)
        strip.copy_asked.connect(self.ask_copy)

    @Slot()
    def show(self) -> None:
        """Show what was found in the file on the board."""
        # Late, like every dialog that a start does not need.
        from goboard_app.app.texts.record import doubt_sentence
        from goboard_app.session.info import doubts_in
        from goboard_app.ui.dialogs.repair_report import RepairReport

        self._close()
        trees, path = self._controller.trees, self._documents.path
        doubts = [doubt_sentence(doubt) for doubt in doubts_in(trees)]
        name = path.name if path is not None else ""
        findings = self._listed = self._documents.findings
        games = max([len(trees), *(finding.game + 1 for finding in findings)])
        report = RepairReport(self._look, name, findings, games, doubts[:3], self._window)
        report.show_waiting(self._documents.values.is_busy)
        report.looked_at.connect(self._on_looked_at)
        report.copy_asked.connect(self.ask_copy)
        self.report = report
        report.show()
        report.activateWindow()

    @Slot()
    def _on_values(self) -> None:
        """The values of the file are read: tell of those that cannot be, where that is told."""
        # Late: most files have nothing that was repaired.
        from goboard_app.app.texts.files import has_repairs, strip_sentence
        from goboard_app.record.sgf.check import bad_property

        findings = self._documents.findings
        if self.report is not None:
            self._listed = findings
            self.report.show_findings(findings)
            self.report.show_waiting(False)
        is_on_board = any(bad_property(f) in _STONES for f in self._documents.values.findings)
        if self._strip.tells_repairs or (is_on_board and self._has_room):
            self._strip.tell_repairs(strip_sentence(findings), has_repairs(findings))

    @property
    def _has_room(self) -> bool:
        """Whether the strip says nothing but what stands in the report as well."""
        from goboard_app.app.texts.record import doubts_summary
        from goboard_app.session.info import doubts_in

        doubts = doubts_in(self._controller.trees)
        is_about_doubts = bool(doubts) and self._strip.sentence.text() == doubts_summary(doubts)
        return self._strip.isHidden() or is_about_doubts

    @Slot(int)
    def _on_looked_at(self, number: int) -> None:
        """Go to the node of a finding, if that is still in one of the games."""
        from goboard_app.record.sgf.check import node_of

        self.settle()
        finding = self._listed[number]
        for place, tree in enumerate(self._controller.trees):
            is_its = tree.source is not None and tree.source.number == finding.game
            node = node_of(finding, tree) if is_its else None
            if node is not None:
                self._controller.show_game(place)
                self._controller.go_to(node)
                return

    @Slot()
    def ask_copy(self) -> None:
        """Let the user choose where to save a repaired copy; the file itself stays as it is."""
        path = self._documents.path
        name = file_name(self._controller.session.info) if path is None else path.name
        proposed = repaired_name(Path(name).stem) + ".sgf"
        target = self._chosen_to_save(translate("repair", "Save a repaired copy"), proposed)
        if target is None:
            return
        if target == path:
            self._strip.tell(copy_is_file_itself(path.name))
        else:
            self._save_copy(target)

    def _save_copy(self, path: Path) -> None:
        # Late: most records are never repaired.
        from goboard_app.record.sgf.writer import write_repaired

        if not self._save_apart(Apart(self._controller.trees, path, write_repaired)):
            return
        self._strip.tell(copy_is_saved(path.name), is_grave=False)

    @Slot()
    def _close(self) -> None:
        report, self.report = self.report, None
        if report is not None:
            report.close()
            report.deleteLater()
