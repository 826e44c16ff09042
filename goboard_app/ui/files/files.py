"""Opening and saving files, with their questions and the reports in the strip."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot

from goboard_app.app.files.document import OutsideChange
from goboard_app.app.files.load import (
    MOST_BYTES,
    Encoding,
    LoadedFile,
    Loader,
    file_name,
    game_title,
    has_own_name,
    naming_info,
    titled_name,
)
from goboard_app.app.files.recent import ChosenEncodings
from goboard_app.app.files.save import (
    CannotSave,
    ChangedOnDisk,
    OpenElsewhere,
    ReadsOtherwise,
    Saved,
    SavingStopped,
)
from goboard_app.app.files.unfinished import KeepingTrouble
from goboard_app.app.instance import LOCKS, bring_to_front
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts import files
from goboard_app.app.texts.format import comma_list, translate
from goboard_app.app.texts.record import doubt_sentence, doubts_summary
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import FindingKind, UnencodableText
from goboard_app.session.info import inconsistencies_in
from goboard_app.ui.files.questions import AboutFiles, Writes, ask_unencodable
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import LIBRARY
from goboard_app.ui.widgets.choices import DISCARD, SAVE, QuestionDialog, unsaved_question

# The answers to the question about a file that another program changed.
_SAVE_AS, _OVERWRITE = 0, 1


class SaveFlow(AboutFiles):
    """The saving of the games. Signal: `saved(str)` with the file that has the games on the board."""

    saved = Signal(object)

    @Slot(result=bool)
    def save(self) -> bool:
        """Save to the file of the games, or ask for one; return whether they are saved."""
        if self._documents.path is None:
            return self.ask_save()
        return self._save_to(self._documents.path)

    @Slot(result=bool)
    def ask_save(self) -> bool:
        """Ask for a path and save there; return whether the games are saved."""
        controller = self._controller
        name = file_name(naming_info(controller.session.info, info_of(controller.trees[0])))
        if self._documents.path is not None:
            name = self._documents.path.name
        elif self._documents.proposed is not None:
            name = self._documents.proposed.name
        elif self._documents.is_lesson:
            # A lesson is found by its title, not by its day.
            info = info_of(controller.trees[0])
            name = titled_name(game_title(info) if has_own_name(info) else translate("file", "Lesson"))
        is_lesson = self._documents.is_lesson
        title = translate("file", "Save the lesson") if is_lesson else translate("file", "Save the game")
        path = self._chosen_to_save(title, name)
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
            self._strip.tell(files.saving_stopped(path.name), is_grave=False, about=Writes.GAMES)
            return
        if isinstance(error, ReadsOtherwise):
            self._strip.tell(files.too_damaged(path.name), about=Writes.GAMES)
            repaired = translate("strip", "Save a repaired copy…")
            self._strip.offer((repaired, self._strip.copy_asked.emit))
            return
        if isinstance(error, OpenElsewhere):
            self._strip.tell(files.open_elsewhere(path.name), about=Writes.GAMES)
        else:
            self._tell_unsaved(path, error, Writes.GAMES)
        self._strip.offer((translate("file", "Save as…"), self.ask_save))

    def _tell_saved(self, path: Path, saved: Saved) -> None:
        # These reports are answered by the saving.
        self._strip.mend(Writes.GAMES)
        for answered in (files.gone_outside, files.changed_outside, files.open_elsewhere):
            self._strip.withdraw(answered(path.name))
        if saved.encoding:
            # The detection would choose another encoding for this file.
            ChosenEncodings(self._context.hub.store).remember(path, saved.digest, saved.encoding)
        if saved.backup_trouble:
            text = files.saved_without_backup(path.name, saved.backup_trouble)
            self._strip.tell(text, is_grave=False, about=Writes.GAMES)
        elif saved.links_left:
            self._strip.tell(files.saved_with_links(path.name), is_grave=False, about=Writes.GAMES)
        self.saved.emit(str(path))

    def _ask_overwrite(self, path: Path) -> int:
        question = QuestionDialog(
            self._look,
            translate("file", "The file was changed by another program"),
            files.written_by_others(path.name),
            (
                translate("file", "Save as…"),
                translate("file", "Overwrite"),
                translate("file", "Cancel"),
            ),
            self._window,
        )
        return question.ask()

    def _save_in_utf8(self, path: Path, error: UnencodableText, is_over: bool) -> bool:
        if not ask_unencodable(self._look, self._controller, error, self._window):
            return False
        try:
            saved = self._documents.save_in_utf8(path, is_over, self._run)
        except CannotSave as failure:
            self._tell_not_saved(path, failure)
            return False
        self._tell_saved(path, saved)
        return True


def absolute(path: Path) -> Path:
    """Return the absolute path, so that it is valid in whichever folder the program starts next."""
    return Path(os.path.abspath(path))


# Findings that need no warning: nothing was lost, nothing was guessed.
_HARMLESS = frozenset({FindingKind.TEXT_OUTSIDE_GAME, FindingKind.GUESSED_CHARSET})


class FileFlow(AboutFiles):
    """The opening of files.

    Signals: `opened(str)` with the path of a record now on the board, `saved(str)`, `vanished(str)` for a path that
    could not be opened; `loading()` when a large file begins to be read, `postponed()` when a file waits for an answer.
    """

    # Objects, because Qt would drop those bytes of a name that are not valid text.
    opened = Signal(object)
    saved = Signal(object)
    vanished = Signal(object)
    loading = Signal()
    postponed = Signal()

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._saving = SaveFlow(context)
        self._loader = Loader(self)
        self.chosen_encodings = ChosenEncodings(context.hub.store)
        """The user's choices for files whose encoding is detected wrongly."""
        self._held: LoadedFile | None = None
        self._asking = Job(self)
        self._note = ""
        # The revision of the board at the last question about unsaved changes.
        self._asked_at = self._documents.revision
        self._left_out: tuple[Path, ...] = ()
        self._then: Callable[[], object] | None = None
        self._connect()

    def settle(self) -> None:
        """Write unfinished input at the board into the record, before the board is left or shows another node."""
        self._context.leaving.write_down()

    def _connect(self) -> None:
        self._loader.loaded.connect(self._on_loaded)
        self._loader.failed.connect(self._on_failed)
        self._loader.large.connect(self._on_large)
        self._loader.started.connect(self._on_started)
        self._loader.progressed.connect(self._on_progressed)
        self._loader.ended.connect(self._on_ended)
        self._strip.cancel_asked.connect(self.cancel_loading)
        self._saving.saved.connect(self.saved)

    @property
    def is_loading(self) -> bool:
        """True while a large file is being read."""
        return self._loader.is_busy

    @property
    def is_saving(self) -> bool:
        """True while a large file is being written."""
        return self._strip.is_waiting

    def may_leave(self) -> bool:
        """Ask about unsaved changes of a file; return whether the board may be cleared now.

        A game that is played at this computer is kept without a question. A file's game that the user does not save is
        kept until another one takes its place.
        """
        self.settle()
        self._documents.unfinished.hold_on()
        if not self._documents.is_modified or self._context.leaving.keeps_game():
            return True
        question = unsaved_question(self._look, self._documents.unsaved_moves, self._window)
        answer = question.ask()
        if answer == SAVE:
            return self.save()
        if answer == DISCARD:
            self._documents.unfinished.give_up()
        return answer == DISCARD

    def open(self, path: Path, then: Callable[[], object] | None = None) -> None:
        """Open a file, after a question about unsaved changes; a file open in another window is shown there.

        `then` is called once its games are on the board here.
        """
        if then is None:
            self.open_first((path,))
        else:
            self._note = ""
            self._open(absolute(path), (), then=then)

    def open_first(self, paths: Sequence[Path], note: str = "") -> None:
        """Open the first of several files, and report the others; a folder opens as a library.

        `note` is shown after the file was opened, or could not be.
        """
        first, *others = (absolute(path) for path in paths)
        self._note = note
        if os.path.isdir(first):
            self._context.service(LIBRARY).open(first)
            self._tell_note()
            return
        self._open(first, tuple(others))

    def _open(
        self,
        path: Path,
        others: tuple[Path, ...],
        most: int | None = MOST_BYTES,
        then: Callable[[], object] | None = None,
    ) -> None:
        if not self._raise_holder(path) and self.may_leave():
            self._asked_at = self._documents.revision
            self._left_out, self._then = others, then
            self._loader.load(path, self._chosen(path), most)

    def _raise_holder(self, path: Path) -> bool:
        """Show the window that has this file open; return whether there is one."""
        return self._context.windows.raise_holder(path, self._window)

    def reopen(self, encoding: str) -> None:
        """Read the file on the board again in this encoding; unsaved changes are lost."""
        if self._documents.path is not None:
            self._asked_at = self._documents.revision
            self._left_out, self._then, self._note = (), None, ""
            self._loader.load(self._documents.path, encoding, None)

    def _chosen(self, path: Path) -> Encoding:
        return self.chosen_encodings.choice_for(path)

    @Slot()
    def cancel_loading(self) -> None:
        """Cancel the reading of a file; the board stays as it is."""
        self.drop_loading()
        self._documents.unfinished.hold_on()

    def drop_loading(self) -> None:
        """Cancel the file that is being read, if any, because other games come on the board."""
        self._loader.cancel()

    @Slot()
    def ask_open(self) -> None:
        """Ask for a file, and open it."""
        self._ask_open_in(self._folder())

    @Slot()
    def ask_open_shelved(self) -> None:
        """Ask for one of the unfinished games that were replaced by others."""
        if self._documents.unfinished.shelf.is_dir():
            self._ask_open_in(str(self._documents.unfinished.shelf))
        else:
            text = files.nothing_shelved()
            self._strip.tell(text, is_grave=False)

    @Slot()
    def ask_open_backup(self) -> None:
        """Ask for one of the earlier versions of saved files."""
        if self._documents.backups.folder.is_dir():
            self._ask_open_in(str(self._documents.backups.folder))
        else:
            text = files.no_earlier_version()
            self._strip.tell(text, is_grave=False)

    @Slot()
    def ask_open_beside(self) -> None:
        """Ask for a file, and open it in a window of its own."""
        path = self._chosen_to_open(translate("file", "Open a record"), self._folder())
        if path is not None:
            self._context.windows.open_in_new(path)

    def _ask_open_in(self, folder: str) -> None:
        path = self._chosen_to_open(translate("file", "Open a record"), folder)
        if path is not None:
            self.open(path)

    @Slot(result=bool)
    def save(self) -> bool:
        """Save to the file of the games, or ask for one; return whether they are saved."""
        self.settle()
        return self._saving.save()

    @Slot(result=bool)
    def ask_save(self) -> bool:
        """Ask for a path and save there; return whether the games are saved."""
        self.settle()
        return self._saving.ask_save()

    @Slot(object)
    def _on_loaded(self, loaded: LoadedFile) -> None:
        # The user has not been asked about changes made on the board during the reading.
        if self._documents.revision != self._asked_at and not self.may_leave():
            return
        if self._raise_holder(loaded.path):
            # Another window has opened the file during the reading.
            self._documents.unfinished.hold_on()
            self.postponed.emit()
        elif self._documents.file.is_held_elsewhere(loaded.path):
            self._hold(loaded)
        else:
            self._show(loaded)

    def _show(self, loaded: LoadedFile, is_to_read: bool = False) -> None:
        then, self._then = self._then, None
        self._documents.show(loaded, is_to_read)
        # First, since it replaces the sentence of the strip, to which the others add theirs.
        self.tell_findings(loaded.record)
        if then is not None:
            then()
        self._tell_left_out()
        self._tell_note()
        if self._documents.path is not None:
            self._note_folder(loaded.path)
            self.opened.emit(str(loaded.path))

    def _hold(self, loaded: LoadedFile) -> None:
        """Bring the program that has the file open to the front, and report it.

        Here the file is opened only if the user chooses so.
        """
        self._held = loaded
        self._documents.unfinished.hold_on()
        self._strip.tell(files.open_elsewhere(loaded.path.name), is_grave=False)
        self._strip.offer(
            (translate("file", "Open read-only"), self._open_held_to_read),
            (translate("file", "Open anyway"), self._open_held),
        )
        self.postponed.emit()
        # In another thread, since it waits for an answer of the other program.
        locks = self._documents.folder / LOCKS
        self._asking.start_beside(lambda _watch: bring_to_front(locks, loaded.path), JobWatch())

    @Slot()
    def _open_held_to_read(self) -> None:
        self._open_held(True)

    @Slot()
    def _open_held(self, is_to_read: bool = False) -> None:
        held, self._held = self._held, None
        if held is not None and self.may_leave():
            self._show(held, is_to_read)

    def tell_trouble(self, trouble: KeepingTrouble, reason: str) -> None:
        """Report a failed action on the file of the unfinished game."""
        sentence = {
            KeepingTrouble.KEEP: files.game_not_kept,
            KeepingTrouble.SHELVE: files.game_not_put_away,
            KeepingTrouble.DISCARD: files.game_not_deleted,
        }[trouble]
        self._strip.tell(sentence(reason), about=trouble)

    def tell_outside(self, what: OutsideChange) -> None:
        """Report a change of the file by another program, and offer the possible answers."""
        if self._documents.path is None:
            return
        name = self._documents.path.name
        save_as = (translate("file", "Save as…"), self.ask_save)
        if what is OutsideChange.BACK:
            self._strip.withdraw(files.gone_outside(name))
            return
        if what is OutsideChange.GONE:
            self._strip.tell(files.gone_outside(name))
            self._strip.offer((translate("file", "Save"), self.save), save_as)
            return
        self._strip.tell(files.changed_outside(name), is_grave=False)
        self._strip.offer(
            (translate("file", "Reload"), self.reload),
            (translate("file", "Keep mine"), self._documents.file.accept),
            save_as,
        )

    @Slot()
    def reload(self) -> None:
        """Read the file again; unsaved games on the board are shelved as a record."""
        path, is_modified = self._documents.path, self._documents.is_modified
        if path is None:
            return
        try:
            self._documents.put_board_away()
        except (OSError, CannotSave):
            return
        self._asked_at = self._documents.revision
        self._left_out, self._then = (), None
        self._note = files.put_away() if is_modified else ""
        # The same file was opened before, so its size needs no question.
        self._loader.load(path, self._chosen(path), None)

    def tell_findings(self, record: Record) -> None:
        """Report the repairs made in a record, or else the facts in doubt."""
        findings = record.findings
        doubts = inconsistencies_in(record.games)
        self._strip.hide()
        if any(f.kind not in _HARMLESS for f in findings):
            self._strip.tell_repairs(files.strip_sentence(findings))
        elif doubts:
            more = [doubt_sentence(doubt) for doubt in doubts] if len(doubts) > 1 else ()
            self._strip.tell(doubts_summary(doubts), more, is_grave=False)
        self._strip.tell_no_font(self._context.windows.fonts, record.text)

    def _tell_left_out(self) -> None:
        """Add the names of the files that were not opened to the strip."""
        if not self._left_out:
            return
        names = comma_list(*(path.name for path in self._left_out))
        self._strip.add(files.too_many_to_open(names))

    def _tell_note(self) -> None:
        """Add the note to the strip, once."""
        note, self._note = self._note, ""
        if note:
            self._strip.add(note)

    @Slot(object, object)
    def _on_large(self, path: Path, size: int) -> None:
        self._documents.unfinished.hold_on()
        others, self._left_out = self._left_out, ()
        then, self._then = self._then, None
        self._strip.ask_large(path, size, lambda: self._open(path, others, None, then))
        self.postponed.emit()

    @Slot(object, str)
    def _on_failed(self, path: Path, reason: str) -> None:
        self._documents.unfinished.hold_on()
        self._then = None
        self._tell_unopened(path, reason)
        self._tell_left_out()
        self._tell_note()
        self.vanished.emit(str(path))

    @Slot()
    def _on_started(self) -> None:
        self._strip.hide()
        self.loading.emit()

    @Slot(object, float)
    def _on_progressed(self, path: Path, done: float) -> None:
        self._tell_reading(path, done)

    @Slot()
    def _on_ended(self) -> None:
        self._strip.hide()
