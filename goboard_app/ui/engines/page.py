"""The dialog that sets up and tests engines, and the dialog that shows the log of an engine."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QFontDatabase
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPlainTextEdit, QWidget

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.engines.process import EngineLog, EngineProcess, LogSource
from goboard_app.app.engines.programs import EngineProgram, Language, join_words, missing_part, proposed, split_words
from goboard_app.app.texts import engines as texts
from goboard_app.app.texts.format import isolated, running_text, translate, visible
from goboard_app.engine.conversation import EngineIdentity
from goboard_app.engine.dialects import Perspective
from goboard_app.engine.engine import Ability, Failure
from goboard_app.ui.engines.getting import GettingCard, GettingDialog
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.choices import ChoiceList, ComboBox, QuestionDialog
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.form import Form, Row, offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, available_size, column_layout, label, row_layout

_KEY = Qt.ItemDataRole.UserRole + 10
# An engine may write many lines at once, so the log is refreshed at intervals.
_REFRESH_MS = 250
# The number of lines that the log shows.
_MOST_LINES = 500
# The choices for the longest start, in minutes.
_STARTS = (1, 2, 5, 10, 30)
_MARKS = {LogSource.STARTED: "*", LogSource.SENT: ">", LogSource.SAID: "<", LogSource.COMPLAINED: "!"}


class EnginesFlow:
    """The flow that opens the dialog for engines, and the log beside the window."""

    def __init__(self, context: WindowContext) -> None:
        self._context = context
        self.directory = EngineDirectory.of(context.hub)
        self.log: LogDialog | None = None

    def show(self) -> None:
        """Show the dialog for engines and wait until it is closed."""
        context = self._context
        EnginesDialog(context.look, self.directory, context.window).run()

    def get(self, ability: Ability) -> bool:
        """Show how to get an engine with this ability; return whether one is there afterwards."""
        context = self._context
        return GettingDialog(context.look, self.directory, ability, context.window).run()

    def show_log(self) -> None:
        """Show the log of the engines beside the window."""
        if self.log is None:
            self.log = LogDialog(self._context.look, self.directory, self._context.window)
        self.log.follow()
        self.log.show()
        self.log.activateWindow()

    def close(self) -> None:
        """Close the log when the window closes."""
        if self.log is not None:
            self.log.close()


class EnginesDialog(DialogBase):
    """The dialog with the engines on the left and the settings of the current one on the right.

    Changes are stored at once.
    """

    manual_page = "partners"

    def __init__(
        self,
        look: Look,
        directory: EngineDirectory,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._directory = directory
        self._tried: EngineProcess | None = None
        self._of_own: tuple[QWidget, ...] = ()
        self.log_dialog: LogDialog | None = None
        self.setWindowTitle(translate("engines", "Engines"))
        self.list = ChoiceList(look, self.windowTitle())
        self.add = Button(look, translate("engines", "Add…"), "plus")
        self.remove = Button(look, translate("engines", "Remove…"))
        self.copy = Button(look, translate("engines", "Copy and edit"))
        self.name, self.command, self.arguments = QLineEdit(), QLineEdit(), QLineEdit()
        self.choose = Button(look, translate("engines", "Choose…"))
        self.language, self.perspective, self.start = ComboBox(), ComboBox(), ComboBox()
        self.get = Button(look, translate("engines", "Get an engine…"))
        self.getting = GettingCard(look, directory)
        self.reason = label(role="panel", wraps=True)
        self.hint = label(role="note", tone="muted", wraps=True)
        self.test = Button(look, translate("engines", "Test"), kind="primary")
        self.log = Button(look, translate("engines", "Log"))
        self.outcome = label(role="panel", wraps=True)
        # The words of an engine must not be taken for HTML.
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)
        self.outcome.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.note = label(role="note", tone="muted", wraps=True)
        self._build()
        self._connect()
        # An engine may have been installed since the last search.
        directory.look_again()

    def _build(self) -> None:
        look, screen = self._look, available_size(self)
        self.setMinimumWidth(min(look.px(820), screen.width()))
        self.list.setFixedWidth(look.px(220))
        self.list.setMinimumHeight(min(look.px(300), screen.height() - look.px(260)))
        languages = (
            (translate("engines", "GTP (most engines)"), Language.GTP),
            (translate("engines", "JSON (KataGo’s analysis engine)"), Language.KATA_JSON),
        )
        perspectives = (
            (translate("engines", "the player to move (usual)"), Perspective.TO_MOVE),
            (translate("engines", "Black"), Perspective.BLACK),
            (translate("engines", "White"), Perspective.WHITE),
        )
        offer(self.language, languages)
        offer(self.perspective, perspectives)
        offer(self.start, ((texts.start_row(minutes), minutes * 60.0) for minutes in _STARTS))
        command = row_layout(self.command, self.choose, spacing=8)
        command.setStretchFactor(self.command, 1)
        rows = (
            Row("name", self.name, translate("engines", "Name")),
            Row("command", self.command, translate("engines", "Program"), content=command),
            Row("arguments", self.arguments, translate("engines", "Arguments")),
            Row("language", self.language, translate("engines", "Language")),
            Row("perspective", self.perspective, translate("engines", "Win rates are for")),
            Row("start", self.start, translate("engines", "Longest start")),
        )
        form = Form(self, rows, make_title=partial(label, role="panel"))
        for row in rows:
            form.title(row.key).setBuddy(row.editor)
        table = form.table(*(row.key for row in rows))
        table.setVerticalSpacing(8)
        table.setHorizontalSpacing(12)
        titles = tuple(form.title(key) for key in ("language", "perspective", "start"))
        self._of_own = (*titles, self.language, self.perspective, self.start, self.choose, self.remove)
        self.card = Card("plain")
        acts = row_layout(self.test, self.log, None, self.copy, self.remove, spacing=8)
        inner = column_layout(table, self.hint, self.reason, acts, self.outcome, None, spacing=10, margin=14)
        self.card.setLayout(inner)
        left = column_layout(self.list, self.add, self.get, spacing=8)
        middle = row_layout(left, spacing=14)
        middle.addWidget(self.card, 1)
        middle.addWidget(self.getting, 1)
        close = Button(look, translate("engines", "Close"))
        title, foot = label(self.windowTitle(), "page"), self.button_row(close)
        self.lay_out(title, middle, self.note, foot, stretched=middle, edges=(24, 20, 24, 18))
        # `button_row` makes it the default button, and Enter in a field would close the dialog.
        close.setDefault(False)

    def _connect(self) -> None:
        self._directory.changed.connect(self._fill)
        self.list.currentRowChanged.connect(self._show_program)
        self.add.clicked.connect(self._on_add)
        self.get.clicked.connect(self._on_get)
        self.choose.clicked.connect(self._on_choose)
        self.remove.clicked.connect(self._on_remove)
        self.copy.clicked.connect(self._on_copy)
        self.test.clicked.connect(self._on_test)
        self.log.clicked.connect(self._on_log)
        for field in (self.name, self.command, self.arguments):
            # Not at each letter: half a command would be stored, and it ends a test.
            field.editingFinished.connect(self._keep)
        self.language.activated.connect(self._keep)
        self.perspective.activated.connect(self._keep)
        self.start.activated.connect(self._keep)

    # The list and the fields

    @property
    def key(self) -> str:
        """The key of the engine that is shown; '' without one."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_KEY) or "")

    @property
    def program(self) -> EngineProgram | None:
        """The engine that is shown; None without one."""
        return next((p for p in self._directory.programs if p.key == self.key), None)

    @Slot()
    def _fill(self, wanted: str = "") -> None:
        """Fill the list with the known engines, and keep the current one if it is still there."""
        wanted = wanted or self.key
        # Filling the list would show each program in turn.
        self.list.blockSignals(True)
        self.list.clear()
        rows: list[str] = []
        directory = self._directory
        found = [p for p in directory.programs if p.is_found]
        for programs, heading in (
            (self._own(), translate("engines", "Your own")),
            ([p for p in found if directory.rejection(p) is None], translate("engines", "Found on this computer")),
            ([p for p in found if directory.rejection(p) is not None], translate("engines", "Found, but no engine")),
        ):
            if programs:
                self.list.add_heading(heading)
                rows.append("")
            for program in programs:
                self.list.add_row(isolated(program.name))
                self.list.item(self.list.count() - 1).setData(_KEY, program.key)
                rows.append(program.key)
        keys = [key for key in rows if key]
        if keys:
            self.list.setCurrentRow(rows.index(wanted if wanted in keys else keys[0]))
        self.list.blockSignals(False)
        notes = [texts.no_network(name) for name, _ in directory.lacking]
        if directory.is_checking:
            notes.append(texts.checking())
        if not keys and not notes:
            notes.append(texts.no_engines())
        self.note.setText(running_text(*notes))
        self.note.setVisible(bool(self.note.text()))
        self._show_program()

    @Slot()
    def _show_program(self) -> None:
        program = self.program
        # The test belongs to the engine that was shown before.
        if self._tried is not None and self._tried.objectName() != self.key:
            self._stop_test()
        self.card.setVisible(program is not None)
        self.getting.setVisible(program is None)
        self.get.setVisible(program is not None)
        if program is not None:
            is_own = not program.is_found
            fields = (
                (self.name, program.name),
                (self.command, program.command),
                (self.arguments, program.arguments),
            )
            for field, text in fields:
                # `setText` moves the cursor, also in a field that the user edits.
                if field.text() != text:
                    field.setText(text)
                    # A text that is too long shows its beginning.
                    field.setCursorPosition(0)
                field.setReadOnly(not is_own)
            self.language.setCurrentIndex(self.language.findData(program.language))
            self.perspective.setCurrentIndex(self.perspective.findData(program.perspective))
            self.start.setCurrentIndex(max(0, self.start.findData(program.start_s)))
            failure = self._directory.rejection(program)
            self.reason.setText("" if failure is None else texts.rejected_hint(program.name, failure))
            self.reason.setVisible(failure is not None)
            for widget in self._of_own:
                widget.setVisible(is_own)
            self.copy.setVisible(not is_own)
            self._show_hint(program)
        self.fit_soon()

    def _show_hint(self, program: EngineProgram) -> None:
        try:
            split_words(program.arguments)
        except ValueError:
            self.hint.setText(texts.quote_open())
        else:
            self.hint.setText(texts.paths_hint(program.runs_in(self._directory.folder)))
        self.hint.setVisible(not program.is_found)

    # Changes

    def _own(self) -> list[EngineProgram]:
        return [program for program in self._directory.programs if not program.is_found]

    @Slot()
    def _keep(self) -> None:
        """Store the fields of a user's own engine; a changed program loses the commands known of the old one."""
        program = self.program
        if program is None or program.is_found:
            return
        changed = replace(
            program,
            name=self.name.text().strip() or program.name,
            command=self.command.text().strip(),
            arguments=self.arguments.text(),
            language=self.language.currentData(),
            perspective=self.perspective.currentData(),
            start_s=self.start.currentData(),
        )
        if changed.command != program.command:
            # GNU Go takes the rules from a command line option.
            takes_rules = Path(changed.command).stem.lower().startswith("gnugo")
            changed = replace(changed, commands=(), takes_rules=takes_rules)
        if changed != program:
            self._stop_test()
            self._directory.store([changed if p.key == changed.key else p for p in self._own()])

    def _add_program(self, program: EngineProgram) -> None:
        self._directory.store([*self._own(), program])
        self._fill(program.key)

    @Slot()
    def _on_add(self) -> None:
        path = self._ask_for_program("")
        if path:
            self._add_program(proposed(_new_key(), path, self._directory.folder))
            missing = missing_part(path, self._directory.folder)
            if missing is None:
                self._on_test()
            else:
                # A test would fail after a long wait, in words that say less.
                self._tell(texts.no_network(missing[0]))

    @Slot()
    def _on_get(self) -> None:
        GettingDialog(self._look, self._directory, Ability.NONE, self).run()

    @Slot()
    def _on_copy(self) -> None:
        program = self.program
        if program is not None:
            arguments = join_words(split_words(program.arguments))
            self._add_program(replace(program, key=_new_key(), arguments=arguments, is_found=False))
            self.arguments.setFocus()

    @Slot()
    def _on_choose(self) -> None:
        path = self._ask_for_program(self.command.text())
        if path:
            self.command.setText(path)
            self._keep()

    def _ask_for_program(self, before: str) -> str:
        title = translate("engines", "Choose an engine’s program")
        path, _kind = QFileDialog.getOpenFileName(self, title, before)
        return path

    @Slot()
    def _on_remove(self) -> None:
        program = self.program
        if program is None:
            return
        question = QuestionDialog(
            self._look,
            texts.remove_question(program.name),
            texts.remove_detail(),
            (translate("engines", "Remove"), translate("engines", "Cancel")),
            self,
        )
        if question.ask() == 0:
            self._stop_test()
            self._directory.store([p for p in self._own() if p.key != program.key])

    @Slot()
    def _on_log(self) -> None:
        """Show the log of this engine in a dialog of its own, because this dialog blocks the window."""
        if self.log_dialog is None:
            self.log_dialog = LogDialog(self._look, self._directory, self)
        self.log_dialog.follow(self.key)
        self.log_dialog.show()

    # The test

    @Slot()
    def _on_test(self) -> None:
        """Start the engine and ask for its name and abilities; stop a test that is running."""
        if self._tried is not None:
            self._stop_test()
            return
        self._keep()
        program = self.program
        if program is None:
            return
        try:
            self._tried = tried = self._directory.process_of(program)
        except ValueError:
            self._tell(texts.quote_open())
            return
        # `_show_program` finds out by this name which engine the test is of.
        tried.setObjectName(program.key)
        tried.acquainted.connect(self._on_acquainted)
        tried.failed.connect(self._on_failed)
        self._tell(texts.being_tried(isolated(program.name)))
        self.test.setText(translate("engines", "Stop"))
        tried.introduce()

    @Slot(object)
    def _on_acquainted(self, known: EngineIdentity) -> None:
        program = self.program
        self._stop_test()
        self._tell(texts.works(known, program is not None and program.takes_rules))

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        name = self._tried.name if self._tried is not None else ""
        self._stop_test()
        self._tell(texts.failure_sentence(failure, name))

    def _stop_test(self) -> None:
        tried, self._tried = self._tried, None
        self.test.setText(translate("engines", "Test"))
        self.outcome.clear()
        if tried is not None:
            # Its last signals would end the next test.
            tried.acquainted.disconnect(self._on_acquainted)
            tried.failed.disconnect(self._on_failed)
            tried.close()
            tried.deleteLater()

    def _tell(self, text: str) -> None:
        self.outcome.setText(text)
        announce(self.outcome, text)
        self.fit_soon()

    def done(self, result: int) -> None:
        """Store the fields, and stop the engine of a test."""
        self._keep()
        self._stop_test()
        if self.log_dialog is not None:
            self.log_dialog.close()
        super().done(result)


def _new_key() -> str:
    return f"own-{uuid4().hex[:8]}"


class LogDialog(DialogBase):
    """A window with the live log of an engine; it does not block the main window."""

    manual_page = "trouble"

    def __init__(self, look: Look, directory: EngineDirectory, parent: QWidget) -> None:
        super().__init__(parent)
        self._directory = directory
        self._log: EngineLog | None = None
        self._shown = -1
        self.setWindowTitle(translate("engines", "Engine log"))
        self.setMinimumSize(look.px(520), look.px(360))
        self.engine = ComboBox()
        self.engine.setAccessibleName(translate("engines", "Engine"))
        self.engine.setMinimumWidth(look.px(220))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.windowTitle())
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setMaximumBlockCount(_MOST_LINES)
        self._timer = QTimer(self)
        self._timer.setInterval(_REFRESH_MS)
        layout = column_layout(row_layout(self.engine, None), self.text, spacing=8, margin=14)
        layout.setStretchFactor(self.text, 1)
        close = Button(look, translate("engines", "Close"))
        layout.addLayout(self.button_row(close))
        self.setLayout(layout)
        self.engine.currentIndexChanged.connect(self._on_engine)
        self._timer.timeout.connect(self.refresh)
        directory.changed.connect(self._fill)
        self._fill()

    def follow(self, key: str = "") -> None:
        """Show the log of this engine; without a key, continue with the one that is shown."""
        index = self.engine.findData(key)
        if index >= 0:
            self.engine.setCurrentIndex(index)
        self._timer.start()
        self.refresh()

    @Slot()
    def _fill(self) -> None:
        key = self.engine.currentData()
        offer(self.engine, ((isolated(program.name), program.key) for program in self._directory.programs), key)
        self._on_engine()

    @Slot()
    def _on_engine(self) -> None:
        key = self.engine.currentData()
        self._log = None if key is None else self._directory.log(key)
        self._shown = -1
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the new lines; keep the position of a view that was scrolled up."""
        log = self._log
        if log is None or log.count == self._shown:
            return
        self._shown = log.count
        bar = self.text.verticalScrollBar()
        at, is_at_end = bar.value(), bar.value() == bar.maximum()
        lines = islice(log.lines, max(0, len(log.lines) - _MOST_LINES), None)
        self.text.setPlainText("\n".join(f"{_MARKS[line.voice]} {visible(line.text)}" for line in lines))
        bar.setValue(bar.maximum() if is_at_end else at)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: D102 - Qt's own
        self._timer.stop()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Stop refreshing the log."""
        self._timer.stop()
        super().done(result)
