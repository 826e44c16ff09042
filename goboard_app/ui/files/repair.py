"""The report of the repairs made when a file was read, and saving a copy with the repairs."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from goboard_app.app.files.load import file_name, short_name
from goboard_app.app.files.save import SeparateWriting
from goboard_app.app.texts import files as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import doubt_sentence, doubts_summary
from goboard_app.record.sgf import writer
from goboard_app.record.sgf.check import bad_property, node_of
from goboard_app.record.sgf.diagnostics import Finding
from goboard_app.session.info import inconsistencies_in
from goboard_app.ui.files.questions import AboutFiles
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import tip_text

# The longest stem of a proposed name in bytes, with room for an addition.
_LONGEST_STEM = 200
# The properties that decide which stones are on the board.
_STONES = frozenset({"B", "W", "AB", "AW", "AE"})


class RepairFlow(AboutFiles):
    """The report of repairs; `report` is its window while it is open."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.report: RepairReport | None = None
        self._listed: tuple[Finding, ...] = ()
        self._controller.replaced.connect(self._close)

    @Slot()
    def show(self) -> None:
        """Show the findings in the file on the board."""
        self._close()
        trees, path = self._controller.trees, self._documents.path
        doubts = [doubt_sentence(doubt) for doubt in inconsistencies_in(trees)]
        name = path.name if path is not None else ""
        findings = self._listed = self._documents.findings
        # A game may have been removed from the record since it was read.
        games = max([len(trees), *(finding.game + 1 for finding in findings)])
        report = RepairReport(self._look, name, findings, games, doubts[:3], self._window)
        report.show_waiting(self._documents.values.is_busy)
        report.looked_at.connect(self._on_looked_at)
        report.copy_asked.connect(self.ask_copy)
        self.report = report
        report.show()
        report.activateWindow()

    def show_values(self) -> None:
        """Add the findings about values, after all of them were read, to the open report and the strip."""
        findings = self._documents.findings
        if self.report is not None:
            self._listed = findings
            self.report.show_findings(findings)
            self.report.show_waiting(False)
        is_on_board = any(bad_property(f) in _STONES for f in self._documents.values.findings)
        if self._strip.tells_repairs or (is_on_board and self._has_room):
            self._strip.tell_repairs(texts.strip_sentence(findings), texts.has_repairs(findings))

    @property
    def _has_room(self) -> bool:
        """True if the strip is hidden, or shows only doubts that the report contains too."""
        doubts = inconsistencies_in(self._controller.trees)
        is_about_doubts = bool(doubts) and self._strip.sentence.text() == doubts_summary(doubts)
        return self._strip.isHidden() or is_about_doubts

    @Slot(int)
    def _on_looked_at(self, number: int) -> None:
        """Go to the node of a finding, if it still is in one of the games."""
        self._settle()
        finding = self._listed[number]
        for place, tree in enumerate(self._controller.trees):
            # The games may have been rearranged, so the number in the file is compared.
            is_its = tree.source is not None and tree.source.number == finding.game
            node = node_of(finding, tree) if is_its else None
            if node is not None:
                self._controller.show_game(place)
                self._controller.go_to(node)
                return

    @Slot()
    def ask_copy(self) -> None:
        """Ask for the path of a repaired copy; the file itself stays as it is."""
        path = self._documents.path
        name = file_name(self._controller.session.info) if path is None else path.name
        # The addition that distinguishes the copy from the file must not be cut off.
        stem = short_name(Path(name).stem, most=_LONGEST_STEM)
        proposed = texts.repaired_name(stem) + ".sgf"
        target = self._chosen_to_save(translate("repair", "Save a repaired copy"), proposed)
        if target is None:
            return
        if target == path:
            self._strip.tell(texts.copy_is_file_itself(path.name))
        else:
            self._save_copy(target)

    def _save_copy(self, path: Path) -> None:
        if not self._save_apart(SeparateWriting(self._controller.trees, path, writer.write_repaired)):
            return
        self._strip.tell_done(texts.copy_is_saved(path.name))

    @Slot()
    def _close(self) -> None:
        report, self.report = self.report, None
        if report is not None:
            report.close()
            report.deleteLater()


_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class _FindingsColumn(IntEnum):
    PLACE = 0
    FOUND = 1
    EXPECTED = 2
    DONE = 3


class FindingsModel(QAbstractTableModel):
    """The table of the findings, with a row for each."""

    def __init__(self, findings: Sequence[Finding], games: int, parent: QObject) -> None:
        super().__init__(parent)
        self._findings = findings
        self._games = games

    def show(self, findings: Sequence[Finding]) -> None:
        """Show other findings."""
        self.beginResetModel()
        self._findings = findings
        self.endResetModel()

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of findings."""
        return 0 if parent.isValid() else len(self._findings)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        """Return the number of columns: place, found text, expected text, repair."""
        return 0 if parent.isValid() else len(_FindingsColumn)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | int | None:
        """Return the text of a cell; the tool tip has it in full."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        text = self._text(self._findings[index.row()], _FindingsColumn(index.column()))
        return tip_text(text) if role == Qt.ItemDataRole.ToolTipRole else text

    def _text(self, finding: Finding, column: _FindingsColumn) -> str:
        if column is _FindingsColumn.PLACE:
            return texts.finding_place(finding, self._games)
        if column is _FindingsColumn.FOUND:
            return texts.finding_found(finding)
        is_expected = column is _FindingsColumn.EXPECTED
        return texts.expected_at(finding.kind) if is_expected else texts.done_about(finding.kind)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | int | None:
        """Return the headings of the columns."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            _FindingsColumn.PLACE: translate("repair", "Where"),
            _FindingsColumn.FOUND: translate("repair", "What is there"),
            _FindingsColumn.EXPECTED: translate("repair", "Expected"),
            _FindingsColumn.DONE: translate("repair", "What was done"),
        }[_FindingsColumn(section)]


class RepairReport(DialogBase):
    """The window of the report, which stays open so that the user can go from place to place.

    `doubts` are sentences about facts that were left as written. Signals: `looked_at(int)` with the number of a
    selected finding; `copy_asked()` for a repaired copy of the record.
    """

    manual_page = "records"

    looked_at = Signal(int)
    copy_asked = Signal()

    def __init__(
        self,
        look: Look,
        name: str,
        findings: Sequence[Finding],
        games: int,
        doubts: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._name, self._findings, self._games, self._doubts = name, findings, games, doubts
        self.setWindowTitle(translate("repair", "What was repaired"))
        self.table = _Table(self)
        self._model = FindingsModel(findings, games, self)
        self.table.setModel(self._model)
        self.summary = label(texts.strip_sentence(findings), "panel", wraps=True)
        self.waiting = label(translate("repair", "Other values are still being read…"), "note")
        self.copy_text = Button(look, translate("repair", "Copy as text"))
        self.save_copy = Button(look, translate("repair", "Save a repaired copy…"), "save")
        self.close_button = Button(look, translate("repair", "Close"), kind="primary")
        self._build()
        self.save_copy.setVisible(texts.has_repairs(findings))
        self._connect()

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show other findings, when more have been found, and keep the selection."""
        before = self.table.currentIndex().row()
        selected = self._findings[before] if before >= 0 else None
        self._findings = findings
        self._model.show(findings)
        self.summary.setText(texts.strip_sentence(findings))
        self.save_copy.setVisible(texts.has_repairs(findings))
        if selected in findings:
            # Selecting the row again must not move the board to its node.
            with QSignalBlocker(self):
                self.table.selectRow(findings.index(selected))

    def show_waiting(self, is_waiting: bool) -> None:
        """Show or hide the note that more findings may follow."""
        self.waiting.setVisible(is_waiting)

    def fit(self) -> None:
        """Keep the size that the user gave it, as far as the screen has room."""
        self.keep_on_screen()

    def _build(self) -> None:
        px = self._look.px
        self.setMinimumSize(px(640), px(360))
        self.resize(px(860), px(480))
        self.table.setAccessibleName(self.windowTitle())
        header, lines = self.table.horizontalHeader(), QFontMetrics(self.font()).lineSpacing()
        self.table.verticalHeader().setDefaultSectionSize(2 * lines + px(12))
        header.setSectionResizeMode(_FindingsColumn.PLACE, QHeaderView.ResizeMode.ResizeToContents)
        for stretched in (_FindingsColumn.FOUND, _FindingsColumn.EXPECTED, _FindingsColumn.DONE):
            header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        for button in (self.copy_text, self.save_copy, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        frame = Card("plain")
        frame.setLayout(column_layout(self.table, margin=4))
        hint = texts.select_a_line()
        layout = column_layout(label(self.windowTitle(), "title"), self.summary, spacing=8)
        layout.addWidget(frame, 1)
        layout.addWidget(self.waiting)
        for text in (hint, *self._doubts):
            layout.addWidget(label(text, "note", "muted", wraps=True))
        layout.addLayout(row_layout(self.copy_text, self.save_copy, None, self.close_button, spacing=8))
        layout.setContentsMargins(20, 18, 20, 16)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.table.copied.connect(self._on_copy)
        self.copy_text.clicked.connect(self._on_copy)
        self.save_copy.clicked.connect(self.copy_asked)
        self.close_button.clicked.connect(self.close)

    @Slot(QModelIndex)
    def _on_row(self, index: QModelIndex) -> None:
        if index.isValid():
            self.looked_at.emit(index.row())

    @Slot()
    def _on_copy(self) -> None:
        text = texts.report_text(self._name, self._findings, self._games, self._doubts)
        QGuiApplication.clipboard().setText(text)


class _Table(QTableView):
    """The table of findings. Signal: `copied()` for the Copy key."""

    copied = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("repairs")
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Tab moves on to the buttons, not from cell to cell.
        self.setTabKeyNavigation(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the report; Escape is left to the window."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
