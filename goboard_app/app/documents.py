"""Documents: the file that the games on the board belong to, saving it, and carrying on later."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QIODevice, QObject, QSaveFile, QTimer, Signal, Slot

from goboard_app.app.game_controller import GameController
from goboard_app.app.keeping import KeepingPlace
from goboard_app.app.loading import LoadedFile, Stamp, stamp_of
from goboard_app.record.finding import Finding, UnencodableText
from goboard_app.record.record import Record
from goboard_app.record.tree import GameTree
from goboard_app.session.changes import Change

AUTOSAVE_DELAY_MS = 700


class CannotSave(Exception):
    """The file was not written and is as it was; the text is the system's reason."""


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
    An unfinished game that is played here is kept in `unfinished`, so that it can be carried on.
    """

    changed = Signal()
    shelved = Signal(str)
    failed = Signal(object, str)

    def __init__(
        self, controller: GameController, unfinished: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._place = KeepingPlace(unfinished)
        self._record = Record(controller.trees)
        self._encoding: str | None = None
        self._stamp: Stamp | None = None
        self._is_restored = False
        self._is_set_aside = False
        self._is_given_up = False
        # The game on the board that the file of the unfinished game holds, and as it was when.
        self._owner: GameTree | None = None
        self._kept_at = -1
        self._has_told = False
        self.revision = 0
        """Another number after each change of what is on the board."""
        self.path: Path | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AUTOSAVE_DELAY_MS)
        self._connect()

    def _connect(self) -> None:
        self._timer.timeout.connect(self.keep_unfinished)
        self._controller.replaced.connect(self._on_replaced)
        self._controller.changed.connect(self._on_changed)
        self._controller.undo_stack.cleanChanged.connect(self._on_clean_changed)
        self._controller.undo_stack.indexChanged.connect(self._on_index_changed)
        self.destroyed.connect(self._place.release)

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
        if path != self.path or self._stamp is None:
            return False
        return stamp_of(path) not in (None, self._stamp)

    @property
    def unsaved_moves(self) -> int:
        """How many edits are not saved."""
        stack = self._controller.undo_stack
        return max(1, abs(stack.index() - max(0, stack.cleanIndex())))

    def show(self, loaded: LoadedFile) -> None:
        """Put the games of a file on the board."""
        self._controller.show_games(loaded.record.games)
        self._record = loaded.record
        # An import is saved as SGF beside the file it came from, never over it.
        if loaded.record.imported_from is None:
            self.path = loaded.path
            self._stamp = loaded.stamp
        self.changed.emit()

    def save(self, path: Path) -> None:
        """Write the games to a file, all or nothing; raise CannotSave or UnencodableText."""
        record = self._record
        if record.games != self._controller.trees:
            record = replace(record, games=self._controller.trees)
        write_atomically(path, _bytes_of(record, self._encoding))
        self._record = record
        self.path = path
        self._stamp = stamp_of(path)
        self._is_restored = False
        self._controller.undo_stack.setClean()
        session = self._controller.session
        if session.is_live and session.info.result:
            self.forget_unfinished()
        self.changed.emit()

    def save_in_utf8(self, path: Path) -> None:
        """As `save`, in an encoding that holds every character."""
        self._encoding = "utf-8"
        self.save(path)

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
            self.failed.emit(Trouble.SHELVE, _reason(error))

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
        self._timer.stop()
        self._owner = None
        try:
            self._place.path.unlink(missing_ok=True)
        except OSError as error:
            self.failed.emit(Trouble.DISCARD, _reason(error))

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
            self._timer.start()

    def shelve_unfinished(self) -> Path | None:
        """Put an unfinished game away as a record of its own; return its file, None without one.

        So a new game, which is kept in the same place, can never overwrite it.
        """
        self._timer.stop()
        is_saved = self.path is not None and not self.is_modified
        if is_saved or self._is_given_up:
            self.forget_unfinished()
        try:
            return self._shelve()
        except OSError as error:
            self.failed.emit(Trouble.SHELVE, _reason(error))
            return None

    @Slot()
    def keep_unfinished(self) -> None:
        """Write the game that is being played where it will be found at the next start."""
        self._timer.stop()
        session = self._controller.session
        if not session.is_live or not (session.tree.root.children or session.tree.root.has("AB")):
            return
        try:
            if self._owner is not session.tree:
                self._shelve()
            self._place.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._place.path, _bytes_of(Record((session.tree,))))
        except (OSError, CannotSave, UnencodableText) as error:
            # Nothing is lost by it yet: the game is on the board and can be saved by hand.
            self._kept_at = -1
            if not self._has_told:
                self._has_told = True
                self.failed.emit(Trouble.KEEP, _reason(error))
        else:
            self._note_kept(session.tree)

    def keep_now(self) -> bool:
        """Before the board is left: keep what is not kept yet; whether the game is kept."""
        self.hold_on()
        if not self.is_kept:
            self.keep_unfinished()
        return self.is_kept

    def set_aside(self) -> None:
        """The board was left for the start page, which offers the unfinished game again."""
        self._is_set_aside = self.keep_now()

    def settle(self) -> None:
        """When the board is left: keep the unfinished game, or forget a finished one."""
        session = self._controller.session
        if self._is_given_up:
            self._is_given_up = False
            self._is_set_aside = True
            self._timer.stop()
            self.forget_unfinished()
        elif session.is_live and session.info.result:
            self.forget_unfinished()
        elif self._timer.isActive():
            self.keep_unfinished()

    @Slot()
    def release(self) -> None:
        """The program ends; another may take over what it left."""
        self._place.release()

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
        self._timer.stop()
        if self._is_given_up:
            self._is_given_up = False
            self.forget_unfinished()
        self._record = Record(self._controller.trees)
        self._encoding = None
        self._stamp = None
        self._is_restored = False
        self._is_set_aside = False
        self._owner = None
        self._has_told = False
        self.revision += 1
        self.path = None
        self.changed.emit()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change & (Change.TREE | Change.INFO) and self._controller.session.is_live:
            self._timer.start()

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self.revision += 1

    @Slot(bool)
    def _on_clean_changed(self, _is_clean: bool) -> None:
        self.changed.emit()


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _bytes_of(record: Record, encoding: str | None = None) -> bytes:
    # Late: the writer is not needed before something is saved.
    from goboard_app.record.sgf_writer import write_record

    return write_record(record, encoding)


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file by new contents or leave it as it is; raise CannotSave with the reason."""
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise CannotSave(file.errorString())
    if file.write(data) != len(data) or not file.commit():
        raise CannotSave(file.errorString())
