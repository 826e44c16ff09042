"""Documents: the record on the board, its file, and changes to that file by other programs."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot

from goboard_app import resource_path
from goboard_app.app.controller import GameController
from goboard_app.app.files.journal import (
    JournalEntry,
    Journaling,
    LeftJournal,
    Unsaved,
    left_journals,
)
from goboard_app.app.files.load import (
    AT_ONCE_BYTES,
    LoadedFile,
    Stamp,
    UnusableFile,
    digest_of,
    stamp_of,
    unusable_folders,
)
from goboard_app.app.files.save import (
    Backups,
    KnownState,
    OpenElsewhere,
    Saved,
    SeparateWriting,
    Writing,
    bytes_of,
    holds,
)
from goboard_app.app.files.unfinished import KeepingTrouble, UnfinishedGame
from goboard_app.app.instance import LOCKS, FileClaim, real_path
from goboard_app.app.jobs import Alarm, Job, JobWatch
from goboard_app.app.record_jobs import ValueChecker
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import Finding, SgfError
from goboard_app.record.sgf.encoding import Basis
from goboard_app.record.sgf.source import FileNodes
from goboard_app.record.tree import GameTree
from goboard_app.session.path import node_at_path, node_path

# A program writes a file in several steps, so it is examined when they are probably over.
_LOOK_DELAY_MS = 250

PROGRESS, CARDS, RESULTS = "progress.json", "problems.json", "results.json"
"""The files of the progress in lessons, of the cards of problems, and of the results of pupils by name."""
CLASSES = "classes"
"""The folder with a folder for each class over a term."""
PLAN = "plan.json"
"""The file with the plan of lessons, once a teacher changed it."""

Runner = Callable[[Writing | SeparateWriting], Saved]
"""A function that carries out the writing of a file, and waits for it in its own way."""


class OutsideChange(Enum):
    """A change of the file by another program."""

    CHANGED = auto()
    GONE = auto()
    BACK = auto()


class OpenFile(QObject):
    """A path, the known state of its file, and a claim that shows other programs that it is open.

    Signal: `changed_outside(OutsideChange)`, once for each state in which the file is found.
    """

    changed_outside = Signal(object)

    def __init__(self, locks: Path, alarm: Alarm, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._claim = FileClaim(locks, self)
        self._watcher: QFileSystemWatcher | None = None
        self._alarm = alarm
        self._looking = Job(self)
        self._told: Stamp | None = None
        self._is_left = False
        self.path: Path | None = None
        self.stamp: Stamp | None = None
        self.digest = ""
        """The digest of the contents last read or written; empty if unknown."""
        alarm.rang.connect(self.look)
        self._looking.done.connect(self._on_looked)

    @property
    def is_ours(self) -> bool:
        """True if the claim on the file is held here."""
        return self.path is not None and self._claim.is_on(self.path)

    def is_held_elsewhere(self, path: Path) -> bool:
        """Return whether another running window or program has this file open."""
        return self._claim.is_held_elsewhere(path)

    def take(self, path: Path, stamp: Stamp | None, digest: str, is_to_read: bool = False) -> None:
        """Make this the file of the games; claim it unless it is open for reading only."""
        if not self._claim.is_on(path):
            self._claim.release()
        self._looking.cancel()
        self.path, self.stamp, self.digest = path, stamp, digest
        self._told, self._is_left = stamp, False
        if not is_to_read:
            self.claim()
        self._watch()

    def claim(self) -> bool:
        """Claim the file; return False if another program has it."""
        return self.path is not None and self._claim.take(self.path)

    def leave(self) -> None:
        """Release the file, because the games belong to no file."""
        self._claim.release()
        self._alarm.stop()
        self._looking.cancel()
        self.path, self.stamp, self.digest, self._told = None, None, "", None
        self._watch()

    def release(self) -> None:
        """Release the claim and ignore changes of the file, because the board was left."""
        self._claim.release()
        self._is_left = True

    @property
    def known(self) -> KnownState | None:
        """The known state of the file; None if it did not exist."""
        return None if self.stamp is None else KnownState(self.stamp, self.digest)

    def accept(self) -> None:
        """Accept the state in which the file was found, so that it may be overwritten."""
        if self.path is not None:
            self.stamp, self.digest = self._told, ""

    @Slot()
    def look(self) -> None:
        """Look for a change of the file by another program, and emit it."""
        if self.path is None or self.stamp is None or self._is_left:
            return
        self._watch()
        # In another thread, as the file may be large and its disk slow.
        look = _FileComparison(self.path, KnownState(self.stamp, self.digest))
        self._looking.start_beside(lambda _watch: look.run(), JobWatch())
        self._looking.finish_soon()

    @Slot(object)
    def _on_looked(self, look: _FileComparison) -> None:
        # The games may belong to another file since the look began.
        if look.path != self.path or self._is_left or look.now == self._told:
            return
        was_told, self._told = self._told, look.now
        if look.now is None:
            self.changed_outside.emit(OutsideChange.GONE)
        elif look.is_changed:
            self.changed_outside.emit(OutsideChange.CHANGED)
        else:
            # Only the time has changed, for example by a program that synchronises folders.
            self.stamp = look.now
            if was_told is None:
                self.changed_outside.emit(OutsideChange.BACK)

    def _watch(self) -> None:
        # The folder reports a file that appears again, which cannot be watched while it is missing.
        wanted = [] if self.path is None else [str(self.path), str(self.path.parent)]
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._on_event)
            self._watcher.directoryChanged.connect(self._on_event)
        watched = [*self._watcher.files(), *self._watcher.directories()]
        others = [name for name in watched if name not in wanted]
        if others:
            self._watcher.removePaths(others)
        # QFileSystemWatcher stops watching a file that was replaced, so its path is added again.
        missing = [name for name in wanted if name not in watched and os.path.exists(name)]
        if missing:
            self._watcher.addPaths(missing)

    @Slot()
    def _on_event(self) -> None:
        self._alarm.set(_LOOK_DELAY_MS)


class _FileComparison:
    """One comparison of a file with its known state; it may run in another thread."""

    def __init__(self, path: Path, known: KnownState) -> None:
        self.path = path
        self._known = known
        self.now: Stamp | None = None
        self.is_changed = False

    def run(self) -> _FileComparison:
        self.now = stamp_of(self.path)
        self.is_changed = self.now is not None and not self._known.is_of(self.path, self.now)
        return self


def _is_shipped(path: Path) -> bool:
    """Return whether a file came with the program, and so may change with its next version."""
    return real_path(path).is_relative_to(real_path(resource_path("")))


def _is_saved(entry: JournalEntry, path: Path) -> bool:
    """Return whether the file has the content of an entry."""
    if entry.since is None:
        return holds(path, entry.data)
    # Writing the record to bytes takes long, so it is done only if the file has changed since.
    if stamp_of(path) in (None, entry.stamp):
        return False
    with contextlib.suppress(SgfError, ValueError):
        return holds(path, bytes_of(entry.record, entry.written_in))
    return False


class Documents(QObject):
    """The path and the record of the games on the board; it asks the user nothing.

    The live game is kept in the file `unfinished`; changes of records are kept in a journal beside it until they are
    saved. `alarms` makes the timers. Signals: `changed()` when the path, or the fact that there is something to save,
    may have changed; `failed(KeepingTrouble, str)` with the reason, once for as long as keeping fails, and
    `mended(KeepingTrouble)` when the act has succeeded or is not needed any more; `was_put_aside()` when one more of
    the program's own files could not be read.
    """

    changed = Signal()
    failed = Signal(object, str)
    mended = Signal(object)
    was_put_aside = Signal()

    def __init__(
        self,
        controller: GameController,
        unfinished: Path,
        parent: QObject | None = None,
        alarms: Callable[[QObject], Alarm] = Alarm,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._record = Record(controller.trees)
        self._nodes: FileNodes | None = None
        self._encoding: str | None = None
        self._findings: tuple[Finding, ...] = ()
        self._is_restored = False
        self._is_set_aside = False
        self._is_to_read = False
        self.proposed: Path | None = None
        """The proposed path for games without a file of the user's.

        It is beside its source for an import, and in the user's lessons for a file of the program.
        """
        self._is_new_lesson = False
        self.revision = 0
        """A number that increases with each change of the games on the board."""
        folder = self.folder = unfinished.parent
        """The folder of the program's own data."""
        backups, shelf = folder / "backups", folder / "games"
        self.lessons = folder / "lessons"
        """The folder "My lessons": files of the user's, and their own problems (`app/lesson_shelf`)."""
        own = (folder, folder / LOCKS, folder / "journal", backups, shelf, self.lessons)
        self.put_aside = unusable_folders(*own)
        """The files and folders that could not be read, in the order in which they were found."""
        # Made first, so that its slots run before ours when other games are put on the board.
        self.unfinished = UnfinishedGame(controller, unfinished, alarms(self), self)
        self.put_aside += self.unfinished.clear_way()
        self._claim = FileClaim(folder / LOCKS, self)
        self.file = OpenFile(folder / LOCKS, alarms(self), self)
        self.backups = Backups(backups)
        self.values = ValueChecker(self)
        """The check for unreadable values in the file, which runs some time after it was opened."""
        self._journal_folder = folder / "journal"
        self.journaling = Journaling(self._journal_folder, self._unsaved, alarms(self), self)
        self._connect()

    def _connect(self) -> None:
        self.unfinished.failed.connect(self.failed)
        self.unfinished.was_put_aside.connect(self.tell_aside)
        self.unfinished.waits.connect(self._on_waits)
        self.values.ended.connect(self._on_values)
        self.journaling.failed.connect(self._on_journal_failed)
        self.journaling.mended.connect(self._on_journal_mended)
        self.unfinished.mended.connect(self._on_mended)
        self._controller.replaced.connect(self._on_replaced)
        self._controller.undo_stack.cleanChanged.connect(self._on_clean_changed)
        self._controller.undo_stack.indexChanged.connect(self._on_index_changed)

    @property
    def path(self) -> Path | None:
        """The file of the games, if any."""
        return self.file.path

    def begin_lesson(self) -> None:
        """Treat the games just put on the board as a new lesson, which belongs into the folder "My lessons"."""
        self._is_new_lesson = True

    @property
    def is_lesson(self) -> bool:
        """Return whether the games are a new lesson, or belong into the folder "My lessons"."""
        place = self.path or self.proposed
        return self._is_new_lesson if place is None else place.parent == self.lessons

    def holds(self, path: Path) -> bool:
        """Return whether the games on the board belong to this file, or are kept in it as unfinished."""
        is_file = self.path is not None and real_path(self.path) == real_path(path)
        return is_file or self.unfinished.holds(path)

    @Slot(object)
    def tell_aside(self, aside: UnusableFile) -> None:
        """Add a file that could not be read, and emit `was_put_aside`."""
        self.put_aside.append(aside)
        self.was_put_aside.emit()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The findings in the file, in its order; those about values are added once all were read."""
        return self._findings if self.values.findings else self._record.findings

    @property
    def encoding(self) -> str:
        """The encoding in which the games are saved, unless they must keep several."""
        return self._encoding or self._record.encoding

    @property
    def is_encoding_chosen(self) -> bool:
        """True if the user chose the encoding in which the file was read."""
        return self._record.basis is Basis.ASKED

    def use_encoding(self, encoding: str | None) -> str | None:
        """Set the encoding for saving, or None for each game's own; return the previous choice."""
        before, self._encoding = self._encoding, encoding
        return before

    @property
    def is_modified(self) -> bool:
        """True if clearing the board now would lose something."""
        if self._is_set_aside:
            return False
        if self._is_restored:
            return True
        return not self._controller.undo_stack.isClean()

    @property
    def is_own_game(self) -> bool:
        """True if the board has a game that is played at this computer, which belongs to no file of the user's."""
        session = self._controller.session
        return session.is_live and self.path is None and self._controller.game_count == 1

    @property
    def unsaved_moves(self) -> int:
        """The number of unsaved edits."""
        stack = self._controller.undo_stack
        return max(1, abs(stack.index() - max(0, stack.cleanIndex())))

    def show(self, loaded: LoadedFile, is_to_read: bool = False) -> None:
        """Put the games of a file on the board; with `is_to_read` other programs may open it too.

        An earlier version of a file, and a file of the program, are shown without a path: saving them asks for a name.
        """
        self._controller.show_games(loaded.record.games)
        self._take_record(loaded.record)
        # An import is saved as SGF beside its source, and never over it.
        is_import, is_shipped = loaded.record.imported_from is not None, _is_shipped(loaded.path)
        if is_import:
            self.proposed = loaded.path.with_suffix(".sgf")
        elif is_shipped:
            self.proposed = self.lessons / loaded.path.name
        else:
            self.proposed = None
        if self.proposed is None and not self.backups.holds(loaded.path):
            data = loaded.record.data
            digest = loaded.digest or (digest_of(data) if data else "")
            self.file.take(loaded.path, loaded.stamp, digest, is_to_read)
        self._is_to_read = is_to_read
        self.values.start(loaded.record.games)
        self.changed.emit()

    def show_new(self, record: Record) -> None:
        """Put games without a file on the board; closing them asks whether to save."""
        self._controller.show_games(record.games)
        self._take_record(record)
        self._is_restored = True
        self.values.start(record.games)
        self.journaling.note()
        self.changed.emit()

    def save(self, path: Path, is_over: bool = False, run: Runner | None = None) -> Saved:
        """Write the games to a file, completely or not at all.

        `run` carries out the writing, for example in another thread; without it the file is written here. Raises
        ChangedOnDisk if another program wrote the file, unless `is_over`; OpenElsewhere if another window has it open;
        CannotSave or UnencodableText if it cannot be written.
        """
        if not self._may_write(path):
            raise OpenElsewhere(str(path))
        # The journal comes first, so that the games are safe whatever happens to the file.
        self.journaling.follow()
        record = self._current_record()
        expected = self.file.known if path == self.path and not is_over else None
        writing = Writing(record, self._encoding, path, expected, self.backups, self.journaling.wait)
        revision = self.revision
        saved = run(writing) if run is not None else writing.run()
        self._note_saved(path, record, saved, revision)
        return saved

    def save_in_utf8(self, path: Path, is_over: bool = False, run: Runner | None = None) -> Saved:
        """Save like `save`, in UTF-8, which holds every character."""
        self._encoding = "utf-8"
        return self.save(path, is_over, run)

    def save_apart(self, apart: SeparateWriting, run: Runner) -> None:
        """Write games to another file with `run`; raises CannotSave."""
        run(apart)

    @property
    def has_large_journals(self) -> bool:
        """True if reading the journals of ended programs takes a while."""
        size = 0
        for path in self._journal_folder.glob("*.journal"):
            with contextlib.suppress(OSError):
                size += path.stat().st_size
        return size > AT_ONCE_BYTES

    def left_journals(self) -> list[LeftJournal]:
        """Return the journals of programs that ended without saving, unless their files have the same content by now.

        Unreadable ones are added to `put_aside` without a signal. Any thread may call this, one at a time.
        """
        lefts = []
        for left in left_journals(self._journal_folder, self.put_aside.append):
            entry = left.entry
            if entry.path is not None and _is_saved(entry, entry.path):
                left.forget()
            else:
                lefts.append(left)
        return lefts

    def restore(self, left: LeftJournal, loaded: LoadedFile, copy: Stamp | None = None) -> None:
        """Put the games of a journal on the board, and go on keeping them; `loaded` has the games of its entry.

        They count as a change of their file, if they have one, in its state when the other program ended. `copy` is the
        result of `unfinished.copy_of` for a live game, which must not be offered a second time.
        """
        entry = left.entry
        games = loaded.record.games
        # The file has the same game as the journal.
        if copy is not None:
            self.unfinished.discard_copy(copy)
        self._controller.show_games(games, entry.is_live, entry.game)
        self._take_record(loaded.record)
        self._encoding = entry.written_in
        self._is_restored = True
        if entry.path is not None:
            self.file.take(entry.path, entry.stamp, entry.digest)
        # A live game is shown at its end.
        found = None if entry.is_live else node_at_path(games, entry.place)
        if found is not None and found[0] == entry.game:
            self._controller.go_to(found[1])
        # The old journal is deleted only after the new one is on the disk.
        if self.journaling.flush():
            left.forget()
        else:
            left.release()
        self.changed.emit()

    def put_board_away(self) -> None:
        """Shelve the games on the board unless their file has them; raises OSError or CannotSave."""
        if self.is_modified:
            self.unfinished.put_away(self.as_bytes())

    def as_bytes(self) -> bytes:
        """Return the games on the board as the bytes of a file saved now."""
        return bytes_of(self._current_record(), self._encoding)

    def carry_on(self, loaded: LoadedFile) -> None:
        """Continue the unfinished game; it belongs to no file yet."""
        # It may be the same game that the user was about to give up.
        self.unfinished.hold_on()
        self._controller.show_games(loaded.record.games, is_live=True)
        self._take_record(loaded.record)
        self._is_restored = True
        self.unfinished.take_up()
        self.changed.emit()

    def adopt_abandoned(self) -> None:
        """Take over the unfinished games of other programs that have ended."""
        self.unfinished.adopt_abandoned()

    def shelve_unfinished(self) -> Path | None:
        """Shelve the unfinished game so that another can begin; return its file, None if there is none."""
        return self.unfinished.shelve(self.path is not None and not self.is_modified)

    def keep_now(self) -> bool:
        """Write the unfinished game before the board is left; return whether it is kept."""
        self.unfinished.hold_on()
        if not self.unfinished.is_kept:
            self.unfinished.keep()
        return self.unfinished.is_kept

    def note_kept(self, tree: GameTree, revision: int) -> None:
        """Count the game on the board as saved if it still is this one: a file of the program's own has it."""
        if not self.is_own_game or tree is not self._controller.session.tree or revision != self.revision:
            return
        self._is_restored = False
        self._controller.undo_stack.setClean()
        self.unfinished.release_game()
        self.changed.emit()

    def is_safe(self) -> bool:
        """Write everything that is not kept yet, after an error; return whether nothing can be lost."""
        return not self.is_modified or self.keep_now() or self.journaling.flush()

    def set_aside(self) -> None:
        """Keep the game while the start page is shown, which offers it again."""
        self._is_set_aside = self.keep_now()

    def settle(self) -> None:
        """Keep the unfinished game or drop a finished one, because the board is left."""
        self._is_set_aside = self._is_set_aside or self.unfinished.is_given_up
        self.unfinished.leave(not self.is_modified)
        self.journaling.clear()
        self.file.release()

    @Slot()
    def release(self) -> None:
        """Release all locks, because the program ends; another one may take over its files."""
        self._claim.release()
        self.unfinished.release()
        self.journaling.release()
        self.file.release()

    def _may_write(self, path: Path) -> bool:
        """Return whether no other window has the file open, or the user accepted that one has."""
        if path == self.path:
            # Without the claim, the user has opened the file although another program has it.
            return self.file.claim() or not self._is_to_read
        return not self.file.is_held_elsewhere(path)

    def _take_record(self, record: Record) -> None:
        self._record = record
        sources = (tree.source for tree in record.games if tree.source is not None)
        source = next(sources, None) if record.data else None
        self._nodes = None if source is None else source.nodes

    def _current_record(self) -> Record:
        record = self._record
        if record.games != self._controller.trees:
            record = replace(record, games=self._controller.trees)
        return record

    def _unsaved(self) -> Unsaved | None:
        """Return the changes for the journal; None for an unfinished game without a file, which is kept elsewhere."""
        if not self.is_modified or self.is_own_game:
            return None
        session, file = self._controller.session, self.file
        entry = JournalEntry(
            b"",
            datetime.now(),
            file.path,
            file.stamp,
            file.digest,
            session.is_live,
            self._controller.game_number,
            self.unsaved_moves,
            # A detected encoding is detected again when the entry is read.
            read_in=self._record.encoding if self.is_encoding_chosen else None,
            written_in=self._encoding,
            place=node_path(self._controller.game_number, session.cursor),
        )
        return Unsaved(entry, self._current_record(), self._nodes, self.revision)

    def _note_saved(self, path: Path, record: Record, saved: Saved, revision: int) -> None:
        self._record = record
        self.file.take(path, saved.stamp, saved.digest)
        self._is_to_read = False
        # Edits made while the file was written are not in it.
        if revision == self.revision:
            self._is_restored = False
            self._controller.undo_stack.setClean()
        self.unfinished.forget_finished()
        self.journaling.follow()
        self.changed.emit()

    @Slot(bool)
    def _on_waits(self, is_here: bool) -> None:
        if is_here:
            self._claim.take(self.unfinished.path)
        else:
            self._claim.release()

    @Slot()
    def _on_values(self) -> None:
        if not self.values.findings:
            return
        found = (*self._record.findings, *self.values.findings)
        self._findings = tuple(sorted(found, key=lambda finding: (finding.line, finding.column)))
        self.changed.emit()

    @Slot()
    def _on_replaced(self) -> None:
        self._take_record(Record(self._controller.trees))
        self.values.forget()
        self.proposed = None
        self._is_new_lesson = False
        self._encoding = None
        self._is_restored = False
        self._is_set_aside = False
        self._is_to_read = False
        self.revision += 1
        self.file.leave()
        # The previous games were saved, kept or given up before.
        self.journaling.clear()
        self.changed.emit()

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self.revision += 1
        self.journaling.note()

    @Slot(str)
    def _on_journal_failed(self, reason: str) -> None:
        self.failed.emit(KeepingTrouble.KEEP, reason)

    @Slot()
    def _on_journal_mended(self) -> None:
        self._on_mended(KeepingTrouble.KEEP)

    @Slot(object)
    def _on_mended(self, trouble: KeepingTrouble) -> None:
        # The game is kept in two ways, and one sentence is about both.
        is_failing = self.journaling.is_failing or self.unfinished.is_failing
        if trouble is not KeepingTrouble.KEEP or not is_failing:
            self.mended.emit(trouble)

    @Slot(bool)
    def _on_clean_changed(self, _is_clean: bool) -> None:
        self.changed.emit()
