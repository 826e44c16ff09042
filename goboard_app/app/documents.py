"""Documents: the file that the games on the board belong to, saving it, and carrying on later."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QIODevice, QObject, QSaveFile, QTimer, Signal, Slot

from goboard_app.app.game_controller import GameController
from goboard_app.app.loading import LoadedFile, UnreadableFile, load_file
from goboard_app.app.naming import file_name
from goboard_app.record.finding import Finding, UnencodableText
from goboard_app.record.game_info import info_of
from goboard_app.record.record import Record
from goboard_app.session.changes import Change

AUTOSAVE_DELAY_MS = 700


class CannotSave(Exception):
    """The file was not written and is as it was; the text is the system's reason."""


class Documents(QObject):
    """Knows the path and the record of what is on the board. It asks the user nothing.

    Signals: `changed()` when the path or the fact that there is something to save may have changed.
    An unfinished game that is played here is kept in `unfinished`, so that it can be carried on.
    """

    changed = Signal()

    def __init__(
        self, controller: GameController, unfinished: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._unfinished = unfinished
        self._record = Record(controller.trees)
        self._encoding: str | None = None
        self._is_restored = False
        self._is_kept = False
        self._is_set_aside = False
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

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What was found wrong with the file."""
        return self._record.findings

    @property
    def is_modified(self) -> bool:
        """Whether something would be lost if the board were cleared now."""
        if self._is_set_aside:
            return False
        if self._is_restored:
            return True
        return not self._controller.undo_stack.isClean()

    @property
    def unsaved_moves(self) -> int:
        """How many edits are not saved."""
        stack = self._controller.undo_stack
        return max(1, abs(stack.index() - max(0, stack.cleanIndex())))

    def show(self, loaded: LoadedFile) -> None:
        """Put the games of a file on the board."""
        self._controller.show_games(loaded.record.games)
        self._record = loaded.record
        self.path = loaded.path
        self.changed.emit()

    def save(self, path: Path) -> None:
        """Write the games to a file, all or nothing; raise CannotSave or UnencodableText."""
        record = self._record
        if record.games != self._controller.trees:
            record = replace(record, games=self._controller.trees)
        write_atomically(path, _bytes_of(record, self._encoding))
        self._record = record
        self.path = path
        self._is_restored = False
        self._controller.undo_stack.setClean()
        session = self._controller.session
        if session.is_live and session.info.result:
            self.discard_unfinished()
        self.changed.emit()

    def save_in_utf8(self, path: Path) -> None:
        """As `save`, in an encoding that holds every character."""
        self._encoding = "utf-8"
        self.save(path)

    def unfinished_game(self) -> LoadedFile | None:
        """The game that was left unfinished, if there is one that can be read."""
        try:
            return load_file(self._unfinished) if self._unfinished.is_file() else None
        except UnreadableFile:
            return None

    def carry_on(self, loaded: LoadedFile) -> None:
        """Take the unfinished game up again; it belongs to no file yet."""
        self._controller.show_games(loaded.record.games, is_live=True)
        self._record = loaded.record
        self._is_restored = True
        self._is_kept = True
        self.changed.emit()

    def discard_unfinished(self) -> None:
        """Throw the unfinished game away."""
        self._timer.stop()
        self._is_kept = False
        self._unfinished.unlink(missing_ok=True)

    def forget_unfinished(self) -> None:
        """Throw the unfinished game away if it is the one on the board."""
        if self._is_kept:
            self.discard_unfinished()

    def shelve_unfinished(self) -> Path | None:
        """Put an unfinished game away as a record of its own; return its file, None without one.

        So a new game, which is kept in the same place, can never overwrite it.
        """
        self._timer.stop()
        if self._is_kept and self.path is not None and not self.is_modified:
            self.discard_unfinished()
        if not self._unfinished.is_file():
            return None
        loaded = self.unfinished_game()
        folder = self._unfinished.parent / "games"
        folder.mkdir(parents=True, exist_ok=True)
        # One that cannot be read is put away as well: somebody may yet mend it.
        info = info_of(loaded.record.games[0]) if loaded is not None else None
        name = Path(file_name(info) if info is not None else "unreadable.sgf")
        target = folder / name
        number = 2
        while target.exists():
            target = folder / f"{name.stem} {number}{name.suffix}"
            number += 1
        self._unfinished.replace(target)
        return target

    @Slot()
    def keep_unfinished(self) -> None:
        """Write the game that is being played where it will be found at the next start."""
        self._timer.stop()
        session = self._controller.session
        if not session.is_live or not (session.tree.root.children or session.tree.root.has("AB")):
            return
        try:
            self._unfinished.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._unfinished, _bytes_of(Record((session.tree,))))
            self._is_kept = True
        except (OSError, CannotSave, UnencodableText):
            # Nothing is lost by it now: the game is on the board and can be saved by hand.
            return

    def set_aside(self) -> None:
        """The board was left for the start page, which offers the unfinished game again."""
        self.keep_unfinished()
        self._is_set_aside = self._is_kept

    def settle(self) -> None:
        """Before the program ends: keep the unfinished game, or forget a finished one."""
        session = self._controller.session
        if session.is_live and session.info.result:
            self.discard_unfinished()
        elif self._timer.isActive():
            self.keep_unfinished()

    @Slot()
    def _on_replaced(self) -> None:
        self._timer.stop()
        self._record = Record(self._controller.trees)
        self._encoding = None
        self._is_restored = False
        self._is_kept = False
        self._is_set_aside = False
        self.path = None
        self.changed.emit()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if Change.TREE in change and self._controller.session.is_live:
            self._timer.start()

    @Slot(bool)
    def _on_clean_changed(self, _is_clean: bool) -> None:
        self.changed.emit()


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
