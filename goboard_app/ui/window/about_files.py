"""AboutFiles: what the flows about files have in common: what they know, and how they ask."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import RECORD_ENDINGS, sgf_path
from goboard_app.app.files.save import Apart, CannotSave, Saved, SavingStopped, Writing
from goboard_app.app.texts import files
from goboard_app.app.texts.files import could_not_open, records_filter
from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.file_strip import FileStrip


class AboutFiles(QObject):
    """A flow about files: it asks over `window`, and tells in the strip what came of it."""

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        strip: FileStrip,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._documents = documents
        self._strip = strip
        self._window = window
        self.settle: Callable[[], None] = _nothing_to_settle
        """Writes down what is begun at the board, before the board goes or shows another place."""

    def _folder(self) -> str:
        """Where to begin to look for files: beside the one on the board, if there is one."""
        here = self._documents.path or self._documents.imported
        if here is not None:
            return str(here.parent)
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)

    def _chosen_to_open(self, title: str, folder: str) -> Path | None:
        """The record that the user chooses, None for none."""
        games = records_filter(" ".join(RECORD_ENDINGS))
        filters = f"{games};;{translate('file', 'All files (*)')}"
        path, _filter = QFileDialog.getOpenFileName(self._window, title, folder, filters)
        return Path(path) if path else None

    def _chosen_to_save(self, title: str, name: str) -> Path | None:
        """Where the user wants SGF to be saved, None for nowhere."""
        start = QDir(self._folder()).filePath(name)
        games = translate("file", "Go records (*.sgf *.SGF)")
        filters = f"{games};;{translate('file', 'All files (*)')}"
        path, _filter = QFileDialog.getSaveFileName(self._window, title, start, filters)
        return sgf_path(Path(path)) if path else None

    def _run(self, writing: Writing | Apart) -> Saved:
        """Write a large file beside the program."""
        return self._strip.waiting.run(writing)

    def _save_apart(self, apart: Apart) -> bool:
        """Write games to another file than theirs; whether it is written."""
        try:
            self._documents.save_apart(apart, self._run)
        except SavingStopped:
            self._strip.tell(files.apart_stopped(apart.path.name), is_grave=False)
            return False
        except CannotSave as error:
            self._tell_unsaved(apart.path, error)
            return False
        return True

    def _tell_unopened(self, path: Path, reason: str) -> None:
        self._strip.tell(could_not_open(path.name, reason))

    def _tell_reading(self, path: Path, done: float) -> None:
        self._strip.tell_progress(files.reading_text(path.name), done)

    def _tell_unsaved(self, path: Path, reason: object) -> None:
        self._strip.tell(files.could_not_save(path.name, str(reason)))


def _nothing_to_settle() -> None:
    """Nothing is ever begun at a board alone."""
