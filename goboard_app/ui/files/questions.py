"""Shared parts of the flows about files: file dialogs, reports in the strip, the question about unencodable text."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.load import RECORD_ENDINGS, sgf_path
from goboard_app.app.files.save import CannotSave, Saved, SavingStopped, SeparateWriting, Writing
from goboard_app.app.settings import TEXT, Setting, is_text
from goboard_app.app.texts import files
from goboard_app.app.texts.format import translate
from goboard_app.record.properties import moved_colors
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.sgf.encoding import charset_name
from goboard_app.record.sgf.preview import UnencodableProperty, unencodable_in
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import RECORD_FILES
from goboard_app.ui.widgets.choices import ChoiceList, chosen_to_save
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout

# The limits of the dialog: listed places, visible rows, and characters shown in its text.
_MOST_PLACES = 200
_MOST_ROWS = 6
_MOST_SHOWN = 30

_LAST_FOLDER: Setting[str] = Setting("file/folder", "", TEXT)
"""The folder of the record that was opened or saved last."""


class Writes(Enum):
    """The writing that a report of a failure is about."""

    GAMES = auto()
    APART = auto()


class AboutFiles(QObject):
    """The base class of the flows about files: they ask in dialogs, and report in the strip."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._look = context.look
        self._controller = context.controller
        self._documents = context.documents
        self._strip = context.strip
        self._window = context.window

    def _settle(self) -> None:
        """Write unfinished input at the board into the record, before the board is left or shows another node."""
        self._context.service(RECORD_FILES).settle()

    def _folder(self) -> str:
        """Return the folder in which file dialogs begin: that of the file on the board, or else the last one used."""
        here = self._documents.path or self._documents.proposed
        if here is not None:
            return str(here.parent)
        if self._documents.is_lesson:
            with suppress(OSError):
                # A file dialog cannot begin in a folder that does not exist.
                self._documents.lessons.mkdir(parents=True, exist_ok=True)
            return str(self._documents.lessons)
        last = self._context.hub.store.read(_LAST_FOLDER)
        # The folder may be gone, or on a disk that is not connected.
        if last and os.path.isdir(last):
            return last
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    def _note_folder(self, path: Path) -> None:
        """Store the folder of a file that the user chose, for later dialogs, unless it is one of the program's own."""
        folder = os.path.abspath(path.parent)
        documents = self._documents
        own = (documents.unfinished.shelf, documents.backups.folder, documents.lessons)
        if is_text(folder) and not any(os.path.realpath(folder) == os.path.realpath(each) for each in own):
            # Written to the store directly: no window needs a signal of the hub.
            self._context.hub.store.write(_LAST_FOLDER, folder)

    def _chosen_to_open(self, title: str, folder: str) -> Path | None:
        """Ask for a record to open; return None if the user cancels."""
        games = files.records_filter(" ".join(RECORD_ENDINGS))
        filters = f"{games};;{translate('file', 'All files (*)')}"
        path, _filter = QFileDialog.getOpenFileName(self._window, title, folder, filters)
        if path:
            self._note_folder(Path(path))
        return Path(path) if path else None

    def _chosen_to_save(self, title: str, name: str) -> Path | None:
        """Ask for a path to save SGF; return None if the user cancels."""
        start = QDir(self._folder()).filePath(name)
        games = translate("file", "Go records (*.sgf *.SGF)")
        filters = f"{games};;{translate('file', 'All files (*)')}"
        path = chosen_to_save(self._window, title, start, filters, sgf_path)
        if path is not None:
            self._note_folder(path)
        return path

    def _run(self, writing: Writing | SeparateWriting) -> Saved:
        """Write a large file in another thread."""
        return self._strip.waiting.run(writing)

    def _save_apart(self, apart: SeparateWriting) -> bool:
        """Write games to a file other than their own; return whether it was written."""
        try:
            self._documents.save_apart(apart, self._run)
        except SavingStopped:
            self._strip.tell(files.apart_stopped(apart.path.name), is_grave=False, about=Writes.APART)
            return False
        except CannotSave as error:
            self._tell_unsaved(apart.path, error, Writes.APART)
            return False
        self._strip.mend(Writes.APART)
        return True

    def _tell_unopened(self, path: Path, reason: str) -> None:
        self._strip.tell(files.could_not_open(path.name, reason))

    def _tell_reading(self, path: Path, done: float) -> None:
        self._strip.tell_progress(files.reading_text(path.name), done)

    def _tell_unsaved(self, path: Path, reason: object, about: Writes) -> None:
        self._strip.tell(files.could_not_save(path.name, str(reason)), about=about)


def ask_unencodable(look: Look, controller: GameController, error: UnencodableText, window: QWidget) -> bool:
    """Ask before saving text that does not fit the encoding; return whether to save in UTF-8.

    The user may go to one of the places instead.
    """
    record = Record(controller.trees)
    # If all games fit their own encodings, the user asked for another one.
    lacking = (unencodable_in(record) or unencodable_in(record, error.encoding))[:_MOST_PLACES]
    dialog = UnencodableDialog(
        look,
        charset_name(error.encoding),
        error.characters,
        _places(controller, lacking),
        window,
    )
    dialog.run()
    if dialog.place is not None:
        place = lacking[dialog.place]
        controller.show_game(place.game)
        controller.go_to(place.node)
    return dialog.is_unicode


def _places(controller: GameController, lacking: Sequence[UnencodableProperty]) -> list[str]:
    lines = []
    for lack in lacking:
        path = controller.trees[lack.game].path_to(lack.node)
        moves = sum(len(moved_colors(node)) for node in path)
        game = lack.game + 1 if controller.game_count > 1 else None
        lines.append(files.lacking_place(game, moves, lack.ident, lack.characters))
    return lines


class UnencodableDialog(DialogBase):
    """The question about characters that the encoding does not have; `places` are lines that say where they are.

    `is_unicode` is set if the user chooses UTF-8; `place` is the number of the line to go to, or None.
    """

    manual_page = "records"

    def __init__(
        self,
        look: Look,
        encoding: str,
        characters: str,
        places: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.is_unicode = False
        self.place: int | None = None
        title = translate("unencodable", "These characters do not fit")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(480))
        self.list = ChoiceList(look, translate("unencodable", "Where they are"))
        for place in places:
            self.list.add_row(place)
        self.unicode = Button(look, translate("unencodable", "Save as Unicode (UTF-8)"), kind="primary")
        self.go = Button(look, translate("unencodable", "Go to the place"), "eye")
        self.cancel = Button(look, translate("unencodable", "Cancel"))
        for button in (self.unicode, self.go, self.cancel):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.unicode.setDefault(True)
        self.go.setEnabled(bool(places))
        shown = " ".join(characters[:_MOST_SHOWN]) + ("…" if len(characters) > _MOST_SHOWN else "")
        frame = Card("plain")
        frame.setLayout(column_layout(self.list, margin=4))
        self.list.setFixedHeight(look.px(32) * min(_MOST_ROWS, max(2, len(places))) + 4)
        layout = column_layout(
            label(title, "title", wraps=True),
            label(files.unencodable_detail(encoding, shown), "panel", wraps=True),
            frame,
            row_layout(self.cancel, None, self.go, self.unicode),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)
        self._connect()

    def _connect(self) -> None:
        self.unicode.clicked.connect(self._on_unicode)
        self.go.clicked.connect(self._on_go)
        self.list.itemDoubleClicked.connect(self._on_go)
        self.cancel.clicked.connect(self.reject)
        self.list.setCurrentRow(0)

    @Slot()
    def _on_unicode(self) -> None:
        self.is_unicode = True
        self.accept()

    @Slot()
    def _on_go(self) -> None:
        self.place = max(0, self.list.currentRow())
        self.accept()
