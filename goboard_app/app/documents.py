"""Documents: the file that the games on the board belong to, saving it, and carrying on later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.alarm import Alarm
from goboard_app.app.backups import Backups
from goboard_app.app.game_controller import GameController
from goboard_app.app.journal import Entry, LeftJournal, left_journals
from goboard_app.app.journaling import Journaling, Unsaved
from goboard_app.app.keeping import KeepingPlace
from goboard_app.app.loading import LoadedFile
from goboard_app.app.open_file import OpenFile, digest_of
from goboard_app.app.saving import CannotSave, ChangedOnDisk, Saved, reason_of, replace_file
from goboard_app.app.writing import Writing, bytes_of, holds, is_one_game
from goboard_app.record.finding import Finding
from goboard_app.record.record import Record
from goboard_app.record.tree import GameTree
from goboard_app.session.changes import Change

__all__ = ["CannotSave", "Documents", "OpenElsewhere", "Trouble", "write_atomically"]

AUTOSAVE_DELAY_MS = 700
"""So long a move of the unfinished game waits for others before all are written together."""

LARGE_BYTES = 250_000
"""A larger record takes long enough to save for the window to go on meanwhile."""

Runner = Callable[[Writing], Saved]
"""Carries out the writing of a large file, and waits for it in a way of its own."""


class OpenElsewhere(CannotSave):
    """Another window or program has the file open."""


class Trouble(Enum):
    """What could not be done with the file of the unfinished game."""

    KEEP = auto()
    SHELVE = auto()
    DISCARD = auto()


class Documents(QObject):
    """Knows the path and the record of what is on the board. It asks the user nothing.

    Signals: `changed()` when the path or the fact that there is something to save may have changed;
    `shelved(str)` with the file that an unfinished game was moved to, so that another can take its
    place; `failed(Trouble, str)` with the system's reason, once for as long as keeping fails.
    An unfinished game that is played here is kept in `unfinished`, so that it can be carried on;
    changes of records are kept in a journal beside it until they are saved. `alarms` makes what
    tells when something is due.
    """

    changed = Signal()
    shelved = Signal(str)
    failed = Signal(object, str)

    def __init__(
        self,
        controller: GameController,
        unfinished: Path,
        parent: QObject | None = None,
        alarms: Callable[[QObject], Alarm] = Alarm,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._place = KeepingPlace(unfinished)
        self._record = Record(controller.trees)
        self._encoding: str | None = None
        self._is_restored = False
        self._is_set_aside = False
        self._is_given_up = False
        self._is_to_read = False
        # The game on the board that the file of the unfinished game holds, and as it was when.
        self._owner: GameTree | None = None
        self._kept_at = -1
        self._has_told = False
        self.imported: Path | None = None
        """The file in another format that the games on the board were read from, if any."""
        self.revision = 0
        """Another number after each change of what is on the board."""
        self._alarm = alarms(self)
        folder = unfinished.parent
        self.file = OpenFile(folder / "locks", alarms(self), self)
        self.backups = Backups(folder / "backups")
        self._journal_folder = folder / "journal"
        self.journaling = Journaling(self._journal_folder, self._unsaved, alarms(self), self)
        self._connect()

    def _connect(self) -> None:
        self._alarm.rang.connect(self.keep_unfinished)
        self.journaling.failed.connect(self._on_journal_failed)
        self._controller.replaced.connect(self._on_replaced)
        self._controller.changed.connect(self._on_changed)
        self._controller.undo_stack.cleanChanged.connect(self._on_clean_changed)
        self._controller.undo_stack.indexChanged.connect(self._on_index_changed)
        self.destroyed.connect(self._place.release)

    @property
    def path(self) -> Path | None:
        """The file that the games belong to, if any."""
        return self.file.path

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found wrong with the file."""
        return self._record.findings

    @property
    def encoding(self) -> str:
        """The encoding that the games are saved in, where they need not keep several."""
        return self._encoding or self._record.encoding

    def use_encoding(self, encoding: str | None) -> str | None:
        """Save in another encoding from now on, each game in its own with None; the one before."""
        before, self._encoding = self._encoding, encoding
        return before

    @property
    def is_modified(self) -> bool:
        """Whether something would be lost if the board were cleared now."""
        if self._is_set_aside:
            return False
        if self._is_restored:
            return True
        return not self._controller.undo_stack.isClean()

    @property
    def is_kept(self) -> bool:
        """Whether the game on the board could be carried on just as it stands now."""
        is_ours = self._owner is not None and self._owner is self._controller.session.tree
        return is_ours and self._kept_at == self.revision and self._place.is_taken

    @property
    def shelf(self) -> Path:
        """The folder of the unfinished games that made room for others."""
        return self._place.shelf

    def is_changed_outside(self, path: Path) -> bool:
        """Whether another program wrote this file since it was read or saved here."""
        return self.file.is_changed(path)

    @property
    def unsaved_moves(self) -> int:
        """How many edits are not saved."""
        stack = self._controller.undo_stack
        return max(1, abs(stack.index() - max(0, stack.cleanIndex())))

    def show(self, loaded: LoadedFile, is_to_read: bool = False) -> None:
        """Put the games of a file on the board; others may go on with it if it is but to be read.

        An earlier version of a file is nobody's file: saving it asks for a name.
        """
        self._controller.show_games(loaded.record.games)
        self._record = loaded.record
        # An import is saved as SGF beside the file it came from, never over it.
        is_import = loaded.record.imported_from is not None
        self.imported = loaded.path if is_import else None
        if not is_import and not self.backups.holds(loaded.path):
            data = loaded.record.data
            digest = digest_of(data) if data else ""
            self.file.take(loaded.path, loaded.stamp, digest, is_to_read)
        self._is_to_read = is_to_read
        self.changed.emit()

    def save(self, path: Path, is_over: bool = False, run: Runner | None = None) -> Saved:
        """Write the games to a file, all or nothing; raise CannotSave or UnencodableText.

        Raise ChangedOnDisk where another program wrote the file, unless it is to be written over
        all the same, and OpenElsewhere where another window has it open. `run` is called with the
        writing where the record is large.
        """
        if not self._may_write(path):
            raise OpenElsewhere(str(path))
        if not is_over and self.file.is_changed(path):
            raise ChangedOnDisk(str(path))
        # First, so that what is on the board is safe whatever happens to the file.
        self.journaling.flush()
        record = self._current_record()
        expected = self.file.stamp if path == self.path and not is_over else None
        writing = Writing(record, self._encoding, path, expected, self.backups)
        revision = self.revision
        is_large = writing.weight > LARGE_BYTES
        saved = run(writing) if run is not None and is_large else writing.run()
        self._note_saved(path, record, saved, revision)
        return saved

    def save_in_utf8(self, path: Path, is_over: bool = False, run: Runner | None = None) -> Saved:
        """As `save`, in an encoding that holds every character."""
        self._encoding = "utf-8"
        return self.save(path, is_over, run)

    def left_journals(self) -> list[LeftJournal]:
        """What programs left that ended without saving, and that is not in its file by now."""
        lefts = []
        for left in left_journals(self._journal_folder):
            entry = left.entry
            if entry.path is not None and holds(entry.path, entry.data):
                left.forget()
            else:
                lefts.append(left)
        return lefts

    def restore(self, left: LeftJournal, loaded: LoadedFile) -> None:
        """Put on the board what was left, and go on keeping it; `loaded` is what the entry holds.

        It is a change of its file, if it has one, as it was when the other program ended.
        """
        entry = left.entry
        games = loaded.record.games
        waits = self._place.read() if entry.is_live else None
        if waits is not None and is_one_game(waits.record, games[entry.game]):
            self.discard_unfinished()
        self._controller.show_games(games, entry.is_live, entry.game)
        self._record = loaded.record
        self._is_restored = True
        if entry.path is not None:
            self.file.take(entry.path, entry.stamp, entry.digest)
        if self.journaling.flush():
            left.forget()
        else:
            left.release()
        self.changed.emit()

    def put_away(self, data: bytes) -> None:
        """Make a record of its own, among the shelved games, of what something else replaces."""
        try:
            self._tell_shelved(self._place.put_away(data))
        except (OSError, CannotSave) as error:
            self.failed.emit(Trouble.SHELVE, reason_of(error))
            raise

    def put_board_away(self) -> None:
        """The same with what is on the board, if it is not in its file."""
        if self.is_modified:
            self.put_away(bytes_of(self._current_record(), self._encoding))

    def unfinished_game(self) -> LoadedFile | None:
        """The game that was left unfinished, if there is one that can be read."""
        return self._place.read()

    def adopt_abandoned(self) -> None:
        """Take over what other programs left that have ended, unless a game of our own waits."""
        if self._owner is not None:
            return
        try:
            self._place.adopt(self._tell_shelved)
        except OSError as error:
            self.failed.emit(Trouble.SHELVE, reason_of(error))

    def carry_on(self, loaded: LoadedFile) -> None:
        """Take the unfinished game up again; it belongs to no file yet."""
        self._is_given_up = False
        self._controller.show_games(loaded.record.games, is_live=True)
        self._record = loaded.record
        self._is_restored = True
        self._note_kept(self._controller.session.tree)
        self.changed.emit()

    def discard_unfinished(self) -> None:
        """Throw the unfinished game away."""
        self._alarm.stop()
        self._owner = None
        try:
            self._place.path.unlink(missing_ok=True)
        except OSError as error:
            self.failed.emit(Trouble.DISCARD, reason_of(error))

    def forget_unfinished(self) -> None:
        """Throw the unfinished game away if it is one of those on the board."""
        if self._owner is not None:
            self.discard_unfinished()

    def give_up(self) -> None:
        """The game on the board need not be kept, as soon as something else takes its place."""
        self._is_given_up = True

    def hold_on(self) -> None:
        """Nothing took its place: the game on the board is kept as before."""
        if self._is_given_up:
            self._is_given_up = False
            self._alarm.set(AUTOSAVE_DELAY_MS)

    def shelve_unfinished(self) -> Path | None:
        """Put an unfinished game away as a record of its own; return its file, None without one.

        So a new game, which is kept in the same place, can never overwrite it.
        """
        self._alarm.stop()
        is_saved = self.path is not None and not self.is_modified
        if is_saved or self._is_given_up:
            self.forget_unfinished()
        try:
            return self._shelve()
        except OSError as error:
            self.failed.emit(Trouble.SHELVE, reason_of(error))
            return None

    @Slot()
    def keep_unfinished(self) -> None:
        """Write the game that is being played where it will be found at the next start."""
        self._alarm.stop()
        session = self._controller.session
        if not session.is_live or not (session.tree.root.children or session.tree.root.has("AB")):
            return
        try:
            if self._owner is not session.tree:
                self._shelve()
            self._place.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._place.path, bytes_of(Record((session.tree,)), None))
        except (OSError, CannotSave) as error:
            # Nothing is lost by it yet: the game is on the board and can be saved by hand.
            self._kept_at = -1
            if not self._has_told:
                self._has_told = True
                self.failed.emit(Trouble.KEEP, reason_of(error))
        else:
            self._note_kept(session.tree)

    def keep_now(self) -> bool:
        """Before the board is left: keep what is not kept yet; whether the game is kept."""
        self.hold_on()
        if not self.is_kept:
            self.keep_unfinished()
        return self.is_kept

    def is_safe(self) -> bool:
        """Something went wrong: keep what is not kept yet; whether nothing could be lost."""
        return not self.is_modified or self.keep_now() or self.journaling.flush()

    def set_aside(self) -> None:
        """The board was left for the start page, which offers the unfinished game again."""
        self._is_set_aside = self.keep_now()

    def settle(self) -> None:
        """When the board is left: keep the unfinished game, or forget a finished one."""
        session = self._controller.session
        if self._is_given_up:
            self._is_given_up = False
            self._is_set_aside = True
            self._alarm.stop()
            self.forget_unfinished()
        elif session.is_live and session.info.result:
            self.forget_unfinished()
        elif self._alarm.is_set:
            self.keep_unfinished()
        self.journaling.clear()
        self.file.release()

    @Slot()
    def release(self) -> None:
        """The program ends; another may take over what it left."""
        self._place.release()
        self.journaling.release()
        self.file.release()

    def _may_write(self, path: Path) -> bool:
        """Whether no other window has the file open, or the user said that it does not matter."""
        if path == self.path:
            return self.file.claim() or not self._is_to_read
        return not self.file.is_held_elsewhere(path)

    def _current_record(self) -> Record:
        record = self._record
        if record.games != self._controller.trees:
            record = replace(record, games=self._controller.trees)
        return record

    def _unsaved(self) -> Unsaved | None:
        """What the journal has to keep; the unfinished game that has no file is kept elsewhere."""
        session = self._controller.session
        is_unfinished = session.is_live and self.path is None and self._controller.game_count == 1
        if not self.is_modified or is_unfinished:
            return None
        file = self.file
        entry = Entry(
            b"",
            datetime.now(),
            file.path,
            file.stamp,
            file.digest,
            session.is_live,
            self._controller.game_number,
            self.unsaved_moves,
        )
        return Unsaved(entry, self._current_record(), self._encoding, self.revision)

    def _note_saved(self, path: Path, record: Record, saved: Saved, revision: int) -> None:
        self._record = record
        self.file.take(path, saved.stamp, saved.digest)
        self._is_to_read = False
        if revision == self.revision:
            self._is_restored = False
            self._controller.undo_stack.setClean()
        session = self._controller.session
        if session.is_live and session.info.result:
            self.forget_unfinished()
        self.journaling.flush()
        self.changed.emit()

    def _note_kept(self, tree: GameTree) -> None:
        self._owner = tree
        self._kept_at = self.revision
        self._has_told = False

    def _shelve(self) -> Path | None:
        target = self._place.shelve()
        self._owner = None
        if target is not None:
            self._tell_shelved(target)
        return target

    def _tell_shelved(self, path: Path) -> None:
        self.shelved.emit(str(path))

    @Slot()
    def _on_replaced(self) -> None:
        self._alarm.stop()
        if self._is_given_up:
            self._is_given_up = False
            self.forget_unfinished()
        self._record = Record(self._controller.trees)
        self.imported = None
        self._encoding = None
        self._is_restored = False
        self._is_set_aside = False
        self._owner = None
        self._has_told = False
        self._is_to_read = False
        self.revision += 1
        self.file.leave()
        # What was on the board was saved, kept or given up before.
        self.journaling.clear()
        self.changed.emit()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change & (Change.TREE | Change.INFO) and self._controller.session.is_live:
            self._alarm.set(AUTOSAVE_DELAY_MS)

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self.revision += 1
        self.journaling.note()

    @Slot(str)
    def _on_journal_failed(self, reason: str) -> None:
        self.failed.emit(Trouble.KEEP, reason)

    @Slot(bool)
    def _on_clean_changed(self, _is_clean: bool) -> None:
        self.changed.emit()


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file by new contents or leave it as it is; raise CannotSave with the reason."""
    replace_file(path, data)
