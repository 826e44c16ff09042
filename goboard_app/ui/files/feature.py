"""Files: opening and saving, encodings, repairs, restoring after a crash, the games of a file, export."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence

from goboard_app.app.files.document import OutsideChange
from goboard_app.app.files.journal import LeftJournal
from goboard_app.app.files.unfinished import KeepingTrouble
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts.format import translate
from goboard_app.late import Ahead, Part, late
from goboard_app.session.tree_edits import may_edit
from goboard_app.ui.shell.commands import Command, Menu, Submenu
from goboard_app.ui.shell.feature import Feature
from goboard_app.ui.shell.page import is_of_board, record_shown
from goboard_app.ui.shell.services import CLIPBOARD, FILE_EVENTS, RECORD_FILES, Provider

with late:
    from goboard_app.app.texts import lessons as lesson_texts
    from goboard_app.app.texts import print as print_texts
    from goboard_app.lessons import check, handout, lesson, problem, refutation, success, term
    from goboard_app.record.sgf import charset, imports
    from goboard_app.session.kifu import plan
    from goboard_app.session.text_board import draw as text_board
    from goboard_app.ui.board import print as board_print
    from goboard_app.ui.files import export_dialog
    from goboard_app.ui.files.clipboard import ClipboardFlow
    from goboard_app.ui.files.collection import CollectionFlow
    from goboard_app.ui.files.encodings import EncodingFlow
    from goboard_app.ui.files.export import ExportFlow
    from goboard_app.ui.files.files import FileFlow
    from goboard_app.ui.files.merging import MergeFlow
    from goboard_app.ui.files.repair import RepairFlow
    from goboard_app.ui.files.restore import RestoreFlow
    from goboard_app.ui.paper import jobs, kifu, pages, preview
    from goboard_app.ui.widgets import choices


class FilesFeature(Feature):
    """The commands of a window about files. Its parts are made only when a file is opened or saved.

    Signals for listeners that connect at the start: `opened(str)`, `saved(str)`, `vanished(str)`, `loading()` and
    `postponed()`, passed on from `files`.
    """

    opened = Signal(object)
    saved = Signal(object)
    vanished = Signal(object)
    loading = Signal()
    postponed = Signal()
    name = "files"
    files = Part(FileFlow, Ahead.LOADED, after=(charset, imports, choices))
    encodings = Part(EncodingFlow)
    repairs = Part(RepairFlow)
    restores = Part(RestoreFlow)
    collection = Part(CollectionFlow)
    exports = Part(
        ExportFlow,
        Ahead.LOADED,
        after=(
            *(lesson, problem, plan, handout, text_board, refutation, success, term, check, lesson_texts, print_texts),
            *(board_print, export_dialog, pages, kifu, jobs, preview),
        ),
    )
    clipboard = Part(ClipboardFlow)
    merges = Part(MergeFlow)

    def offers(self) -> Iterable[Provider]:
        """Yield the services for opening and saving; that of `FILE_EVENTS` makes no part."""
        yield Provider(RECORD_FILES, lambda: self.files)
        yield Provider(FILE_EVENTS, lambda: self)
        yield Provider(CLIPBOARD, lambda: self.clipboard)

    def start(self) -> None:
        """Connect the file on the board, and the strip that reports on it."""
        self.context.leaving.askers.append(self._may_leave)
        self.context.documents.values.ended.connect(self._on_values)
        self.context.documents.was_put_aside.connect(self._tell_put_aside)
        self.context.documents.file.changed_outside.connect(self._on_outside)
        # Queued, because another game on the board hides the strip.
        self.context.documents.failed.connect(self._on_trouble, Qt.ConnectionType.QueuedConnection)
        # In the same order.
        self.context.documents.mended.connect(self._on_mended, Qt.ConnectionType.QueuedConnection)
        self.context.strip.report_asked.connect(self._show_repairs)
        self.context.strip.copy_asked.connect(self._ask_copy)

    def on_made(self, name: str, made: object) -> None:
        """Store the paths of opened and saved files among the recent ones."""
        if name == "files":
            self.files.opened.connect(self._on_opened)
            self.files.saved.connect(self._on_opened)
            self.files.vanished.connect(self._on_vanished)
            self._pass_on(self.files)
        elif name == "restores":
            self.restores.restored.connect(self._on_opened)

    def _pass_on(self, files: FileFlow) -> None:
        files.opened.connect(self.opened)
        files.saved.connect(self.saved)
        files.vanished.connect(self.vanished)
        files.loading.connect(self.loading)
        files.postponed.connect(self.postponed)

    def offer_left(self) -> None:
        """Offer the journals of ended programs; large ones are read in another thread."""
        documents = self.context.documents
        if documents.has_large_journals:
            # The parent keeps the job, which is needed only once.
            looking = Job(self)
            looking.done.connect(self._on_left)
            looking.start_beside(lambda _watch: documents.left_journals(), JobWatch())
        else:
            self._on_left(documents.left_journals())

    @Slot(object)
    def _on_left(self, lefts: list[LeftJournal]) -> None:
        if lefts:
            self.restores.offer(lefts)
        self._tell_put_aside()

    @Slot()
    def _tell_put_aside(self) -> None:
        """Report the program's own files that could not be read."""
        asides = [*self.context.hub.store.put_aside, *self.context.documents.put_aside]
        self.context.strip.tell_put_aside(asides)
        # Each of them is reported once.
        self.context.hub.store.put_aside.clear()
        self.context.documents.put_aside.clear()

    def drop_loading(self) -> None:
        """Cancel the file that is being read, if any, because another action replaces it."""
        # Reading the attribute would make the part.
        if self.has("files"):
            self.files.drop_loading()

    def is_in_use(self) -> bool:
        """Return whether a file is being read that will replace the games on the board."""
        return self.has("files") and self.files.is_loading

    def may_close(self) -> bool:
        """Return False while a file is being written."""
        return not (self.has("files") and self.files.is_saving)

    def may_be_replaced(self) -> bool:
        """Return False while a file is being read or written."""
        return not self.is_in_use() and self.may_close()

    def key(self, event: QKeyEvent) -> bool:
        """Open the content of the clipboard for the Paste key, if no widget handles it."""
        is_paste = event.matches(QKeySequence.StandardKey.Paste)
        if is_paste:
            event.accept()
            self.clipboard.open()
        return is_paste

    def escape(self) -> bool:
        """Cancel the file or the text that is being read."""
        if self.has("clipboard") and self.clipboard.is_reading:
            self.clipboard.cancel()
            return True
        if self.has("merges") and self.merges.is_busy:
            self.merges.cancel()
            return True
        is_loading = self.has("files") and self.files.is_loading
        if is_loading:
            self.files.cancel_loading()
        return is_loading

    def close(self) -> None:
        """Cancel the reading of a file, and finish an export."""
        self.drop_loading()
        if self.has("exports"):
            self.exports.finish()

    def _may_leave(self) -> bool:
        documents = self.context.documents
        # First, since unfinished input at the board is a change too.
        self.context.leaving.write_down()
        if documents.is_modified or self.has("files"):
            return self.files.may_leave()
        # Nothing is asked, so the flow with the question need not be made.
        documents.unfinished.hold_on()
        return True

    # Commands

    def commands(self) -> Iterable[Command]:
        """Return the commands about files, and those that copy the board."""
        yield from self._opening()
        yield from self._saving()
        yield from self._exporting()
        yield Command(
            "games",
            translate("menu", "Games in the file…"),
            Menu.GO,
            (30, 30),
            lambda: self.collection.show(),
            keys=("Ctrl+G",),
            is_possible=self._is_on_board,
        )
        yield Command(
            "merge",
            translate("menu", "Merge a record into this one…"),
            Menu.EDIT,
            (20, 60),
            lambda: self.merges.ask(),
            is_possible=self._may_merge,
        )

    def _may_merge(self) -> bool:
        return self._is_on_board() and may_edit(self.context.controller.session)

    def _opening(self) -> Iterable[Command]:
        # The lambdas make a part only when its command runs.
        file = Menu.FILE
        yield Command(
            "open",
            translate("menu", "Open…"),
            file,
            (0, 30),
            lambda: self.files.ask_open(),
            keys=("Ctrl+O",),
        )
        yield Command(
            "open_in_window",
            translate("menu", "Open in a new window…"),
            file,
            (0, 40),
            lambda: self.files.ask_open_beside(),
            keys=("Ctrl+Shift+O",),
        )
        yield Command(
            "open_clipboard",
            translate("menu", "Open from clipboard"),
            file,
            (0, 45),
            lambda: self.clipboard.open(),
            keys=("Ctrl+Shift+V",),
        )
        yield Command(
            "reopen",
            translate("menu", "Reopen with encoding…"),
            file,
            (0, 60),
            lambda: self.encodings.ask_reopen(),
            is_possible=self._can_reopen,
        )
        yield Command(
            "shelved",
            translate("menu", "Shelved games…"),
            file,
            (0, 20),
            lambda: self.files.ask_open_shelved(),
            beside=_recovering(),
        )
        yield Command(
            "backups",
            translate("menu", "Earlier versions…"),
            file,
            (0, 10),
            lambda: self.files.ask_open_backup(),
            beside=_recovering(),
        )

    def _saving(self) -> Iterable[Command]:
        file = Menu.FILE
        yield Command(
            "save",
            translate("menu", "Save"),
            file,
            (10, 10),
            lambda: self.files.save(),
            keys=("Ctrl+S",),
            is_possible=self._is_on_board,
        )
        yield Command(
            "save_as",
            translate("menu", "Save as…"),
            file,
            (10, 20),
            lambda: self.files.ask_save(),
            keys=("Ctrl+Shift+S",),
            is_possible=self._is_on_board,
        )
        yield Command(
            "save_encoded",
            translate("menu", "Save with encoding…"),
            file,
            (10, 30),
            lambda: self.encodings.ask_save(),
            is_possible=self._is_on_board,
        )
        yield Command(
            "repairs",
            translate("menu", "What was repaired…"),
            file,
            (0, 30),
            lambda: self.repairs.show(),
            is_possible=self._has_repairs,
            beside=_recovering(),
        )

    def _exporting(self) -> Iterable[Command]:
        yield Command(
            "export",
            translate("menu", "Export…"),
            Menu.FILE,
            (20, 10),
            lambda: self.exports.ask(),
            keys=("Ctrl+Shift+X",),
            is_possible=self._has_record,
        )
        yield Command(
            "print",
            translate("menu", "Print…"),
            Menu.FILE,
            (20, 20),
            lambda: self.exports.print_game(),
            keys=("Ctrl+P",),
            is_possible=self._has_record,
        )
        yield Command(
            "copy_picture",
            translate("menu", "Copy board as picture"),
            Menu.EDIT,
            (10, 60),
            lambda: self.exports.copy_picture(),
            keys=("Ctrl+Shift+C",),
            is_possible=self._is_on_board,
        )
        yield Command(
            "copy_text",
            translate("menu", "Copy board as text"),
            Menu.EDIT,
            (10, 70),
            lambda: self.exports.copy_text(),
            keys=("Ctrl+Alt+C",),
            is_possible=self._is_on_board,
        )

    def _is_on_board(self) -> bool:
        return self.context.leaving.is_on_board

    def _has_record(self) -> bool:
        """Return whether there is a record to print: on the board, or what a page shows."""
        shown = self.context.pages
        return self._is_on_board() or record_shown(shown) is not None or is_of_board(shown)

    def _can_reopen(self) -> bool:
        return self.context.leaving.is_on_board and self.context.documents.path is not None

    def _has_repairs(self) -> bool:
        return self.context.leaving.is_on_board and bool(self.context.documents.findings)

    # Events for which parts are made

    @Slot()
    def _on_values(self) -> None:
        """Report the findings about values, after all of them were read; most files have none."""
        if self.has("repairs") or self.context.documents.findings:
            self.repairs.show_values()
        self.context.commands.sweep_soon()

    @Slot()
    def _show_repairs(self) -> None:
        self.repairs.show()

    @Slot()
    def _ask_copy(self) -> None:
        self.repairs.ask_copy()

    @Slot(object)
    def _on_outside(self, what: OutsideChange) -> None:
        self.files.tell_outside(what)

    @Slot(object, str)
    def _on_trouble(self, trouble: KeepingTrouble, reason: str) -> None:
        self.files.tell_trouble(trouble, reason)

    @Slot(object)
    def _on_mended(self, trouble: KeepingTrouble) -> None:
        self.context.strip.mend(trouble)

    @Slot(object)
    def _on_opened(self, path: str) -> None:
        self.context.view.change(self.context.view.settings.with_recent(path))

    @Slot(object)
    def _on_vanished(self, path: str) -> None:
        self.context.view.change(self.context.view.settings.without_recent(path))


def _recovering() -> Submenu:
    """Return the submenu for recovering other versions of a file."""
    return Submenu(translate("menu", "Recover"), (0, 70))
