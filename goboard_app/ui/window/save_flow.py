"""SaveFlow: saving the games on the board, with the questions that belong to it."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import file_name, naming_info
from goboard_app.app.files.save import (
    CannotSave,
    ChangedOnDisk,
    OpenElsewhere,
    ReadsOtherwise,
    Saved,
    SavingStopped,
)
from goboard_app.app.files.unfinished import Trouble
from goboard_app.app.texts import files
from goboard_app.app.texts.files import written_by_others
from goboard_app.app.texts.format import translate
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.ui.dialogs.questions import Question
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.about_files import AboutFiles
from goboard_app.ui.window.file_strip import FileStrip

# Answers to the question about a file that another program changed.
_SAVE_AS, _OVERWRITE = 0, 1


class SaveFlow(AboutFiles):
    """Signal: `saved(str)` with the file that holds what is on the board now."""

    saved = Signal(str)

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        strip: FileStrip,
        window: QWidget,
    ) -> None:
        super().__init__(look, controller, documents, strip, window)
        # Queued: another game on the board puts the strip away.
        documents.failed.connect(self._on_trouble, Qt.ConnectionType.QueuedConnection)

    @Slot(result=bool)
    def save(self) -> bool:
        """Save to the file the game came from, or ask for one; whether it is saved."""
        if self._documents.path is None:
            return self.ask_save()
        return self._save_to(self._documents.path)

    @Slot(result=bool)
    def ask_save(self) -> bool:
        """Let the user choose where to save; whether it is saved."""
        controller = self._controller
        name = file_name(naming_info(controller.session.info, info_of(controller.trees[0])))
        if self._documents.path is not None:
            name = self._documents.path.name
        elif self._documents.imported is not None:
            name = self._documents.imported.with_suffix(".sgf").name
        path = self._chosen_to_save(translate("file", "Save the game"), name)
        return path is not None and self._save_to(path)

    def _save_to(self, path: Path, is_over: bool = False) -> bool:
        path = absolute(path)
        try:
            saved = self._documents.save(path, is_over, self._run)
        except ChangedOnDisk:
            answer = self._ask_overwrite(path)
            if answer == _OVERWRITE:
                return self._save_to(path, True)
            return answer == _SAVE_AS and self.ask_save()
        except CannotSave as error:
            self._tell_not_saved(path, error)
            return False
        except UnencodableText as error:
            return self._save_in_utf8(path, error, is_over)
        self._tell_saved(path, saved)
        return True

    def _tell_not_saved(self, path: Path, error: CannotSave) -> None:
        if isinstance(error, SavingStopped):
            self._strip.tell(files.saving_stopped(path.name), is_grave=False)
            return
        if isinstance(error, ReadsOtherwise):
            self._strip.tell(files.too_damaged(path.name))
            repaired = translate("strip", "Save a repaired copy…")
            self._strip.offer((repaired, self._strip.copy_asked.emit))
            return
        if isinstance(error, OpenElsewhere):
            self._strip.tell(files.open_elsewhere(path.name))
        else:
            self._tell_unsaved(path, error)
        self._strip.offer((translate("file", "Save as…"), self.ask_save))

    def _tell_saved(self, path: Path, saved: Saved) -> None:
        if saved.backup_trouble:
            text = files.saved_without_backup(path.name, saved.backup_trouble)
            self._strip.tell(text, is_grave=False)
        elif saved.links_left:
            self._strip.tell(files.saved_with_links(path.name), is_grave=False)
        self.saved.emit(str(path))

    def _ask_overwrite(self, path: Path) -> int:
        question = Question(
            self._look,
            translate("file", "The file was changed by another program"),
            written_by_others(path.name),
            (
                translate("file", "Save as…"),
                translate("file", "Overwrite"),
                translate("file", "Cancel"),
            ),
            self._window,
        )
        return question.ask()

    def _save_in_utf8(self, path: Path, error: UnencodableText, is_over: bool) -> bool:
        # Late, like every dialog that a start does not need.
        from goboard_app.ui.window.encoding_flow import ask_unencodable

        if not ask_unencodable(self._look, self._controller, error, self._window):
            return False
        try:
            saved = self._documents.save_in_utf8(path, is_over, self._run)
        except CannotSave as failure:
            self._tell_not_saved(path, failure)
            return False
        self._tell_saved(path, saved)
        return True

    @Slot(object, str)
    def _on_trouble(self, trouble: Trouble, reason: str) -> None:
        sentence = {
            Trouble.KEEP: files.game_not_kept,
            Trouble.SHELVE: files.game_not_put_away,
            Trouble.DISCARD: files.game_not_deleted,
        }[trouble]
        self._strip.tell(sentence(reason))


def absolute(path: Path) -> Path:
    """A path that means the same file wherever the program is started next time."""
    return Path(os.path.abspath(path))
