"""Many files in one command: the files that its arguments name, the names to write to, progress and a summary."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import sys
from argparse import Namespace
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.format import visible
from goboard_app.cli.files import STANDARD, CommandFailed, Exit, ReadFile, read_file, tell, tell_in_place, write_file

# Of records, in lower case; files of other kinds are left alone in a folder, and read where they are named themselves.
_ENDINGS = (".sgf", ".gib", ".ngf", ".ugf", ".ugi")

_Stamp = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Source:
    """A file to read: its name, and its path below the folder that was named (its last part for a file)."""

    name: str
    below: str


@dataclass(frozen=True, slots=True)
class FailedFile:
    """A file or a folder that was left out, and the sentence with the reason and the name."""

    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Listing:
    """The files that the arguments of a command name, each once, and the folders that cannot be listed."""

    sources: tuple[Source, ...]
    failures: tuple[FailedFile, ...] = ()


def names_many(names: Sequence[str]) -> bool:
    """Return whether arguments name more than one file: several names, or a folder."""
    return len(names) > 1 or any(os.path.isdir(name) for name in names)


def in_and_out(options: Namespace) -> tuple[str, str]:
    """Return the names IN and OUT of a command that was called without --output.

    Exits with a message about bad usage if there are fewer or more names, or if IN is a folder.
    """
    names = options.names
    if options.force:
        options.refuse(texts.needs_output_for("--force"))
    if len(names) == 1 and not os.path.isdir(names[0]):
        options.refuse(texts.needs_out())
    if len(names) != 2 or os.path.isdir(names[0]):
        options.refuse(texts.needs_output())
    return names[0], names[1]


def sources_of(names: Iterable[str], left_out: str | None = None) -> Listing:
    """Return the files that arguments name, and for a folder the records at any depth below it.

    Folders are listed in the order of their names; links come last, for what is not reached without them.
    The folder `left_out`, to which a command writes, is skipped below other folders, so that a second run
    does not read what the first one wrote.
    """
    sources: dict[str, Source] = {}
    skipped = None if left_out is None else _identity(left_out)
    folders: list[_NamedFolder] = []
    for name in names:
        if name == STANDARD or not os.path.isdir(name):
            sources.setdefault(_identity(name), Source(name, os.path.basename(name)))
            continue
        folder = _NamedFolder(name, skipped)
        folders.append(folder)
        for each in folder.records():
            sources.setdefault(_identity(each.name), each)
    for folder in folders:
        for each in folder.linked_records():
            sources.setdefault(_identity(each.name), each)
    return Listing(tuple(sources.values()), tuple(failure for folder in folders for failure in folder.all_failures()))


class _NamedFolder:
    """A folder that an argument names, and a walk through it: `records` first, then `linked_records`.

    Links to folders are followed, each folder is listed once.
    """

    def __init__(self, top: str, skipped: str | None) -> None:
        """Create the walk; `skipped` is the identity of a folder below it to leave out."""
        self._top = top
        self._skipped = skipped
        self._failures: list[FailedFile] = []
        self._seen: set[str] = set()
        self._links: deque[tuple[str, bool]] = deque()
        self._has_records = False

    def records(self) -> Iterator[Source]:
        """Yield the records below the folder that are reached without a link."""
        return self._below("")

    def linked_records(self) -> Iterator[Source]:
        """Yield the records that links lead to."""
        while self._links:
            path, is_folder = self._links.popleft()
            if is_folder:
                yield from self._below(path)
            else:
                yield self._record(path)

    def all_failures(self) -> tuple[FailedFile, ...]:
        """Return the folders that could not be listed, or that there is no record, after the walk."""
        if not self._has_records and not self._failures:
            return (FailedFile(self._top, texts.named(self._top, texts.no_records_there())),)
        return tuple(self._failures)

    def _below(self, start: str) -> Iterator[Source]:
        waiting = [start]
        while waiting:
            below = waiting.pop()
            folder = os.path.join(self._top, below)
            identity = _identity(folder)
            # A link may lead to a folder above it. The folder to write to may be the one that is read.
            if identity in self._seen or (below and identity == self._skipped):
                continue
            self._seen.add(identity)
            try:
                with os.scandir(folder) as entries:
                    found = sorted(entries, key=lambda entry: entry.name)
            except (OSError, ValueError) as error:
                self._failures.append(FailedFile(folder, texts.named(folder, texts.folder_failure(error))))
                continue
            folders: list[str] = []
            for entry in found:
                path = os.path.join(below, entry.name)
                is_folder = _is_folder(entry)
                if not is_folder and (not entry.name.lower().endswith(_ENDINGS) or _is_special(entry)):
                    continue
                if entry.is_symlink():
                    self._links.append((path, is_folder))
                elif is_folder:
                    folders.append(path)
                else:
                    yield self._record(path)
            # The list is a stack: reversed, so that the first folder comes next.
            waiting += reversed(folders)

    def _record(self, path: str) -> Source:
        self._has_records = True
        return Source(os.path.join(self._top, path), path)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    # A link in a circle is read as a file, which tells the reason.
    except OSError:
        return False


def _is_special(entry: os.DirEntry[str]) -> bool:
    """Return whether an entry is a pipe or a device, whose reading might never end."""
    try:
        return not stat.S_ISREG(entry.stat().st_mode)
    # It is read like a file, which gives the reason.
    except OSError:
        return False


def _identity(name: str) -> str:
    return name if name == STANDARD else os.path.normcase(os.path.realpath(name))


def planned(listing: Listing, folder: str, renamed: Callable[[str], str], *, may_be_itself: bool) -> dict[Source, str]:
    """Return for each file the name to write to, in the same place below `folder`.

    `renamed` gives the new name for the path of a file. Raises CommandFailed if two files would be
    written to one name, if one would take the place of another that is read, or of itself unless
    `may_be_itself`, or if the folder is no folder or standard input is among the files.
    """
    if os.path.exists(folder) and not os.path.isdir(folder):
        raise CommandFailed(texts.named(folder, texts.no_folder()))
    inputs = {_identity(source.name): source for source in listing.sources}
    taken: dict[str, Source] = {}
    names: dict[Source, str] = {}
    for source in listing.sources:
        if source.name == STANDARD:
            raise CommandFailed(texts.named(STANDARD, texts.no_name_to_write()))
        name = os.path.join(folder, renamed(source.below))
        identity = _identity(name)
        if identity in taken:
            raise CommandFailed(texts.same_output(taken[identity].name, source.name, name))
        read = inputs.get(identity)
        if read is not None and not (read is source and may_be_itself):
            raise CommandFailed(texts.output_is_read(source.name, read.name))
        taken[identity] = source
        names[source] = name
    return names


class Batch:
    """One run of a command through many files, and the numbers for its summary.

    A file that fails is noted with its reason, and the next one follows. Ctrl+C ends the run after
    the file in progress; a second Ctrl+C ends it at once.
    """

    def __init__(self, listing: Listing, *, may_overwrite: bool = False) -> None:
        self.failures = list(listing.failures)
        self._sources = listing.sources
        self._may_overwrite = may_overwrite
        self._progress = ProgressLine(len(listing.sources))
        self._stamp: _Stamp | None = None
        self._made: set[tuple[int, int]] = set()
        self._read = self._written = self._told = self._done = 0

    def run(self, act: Callable[[Source], Exit], *, stops_at_once: bool = False, writes: bool = False) -> Exit:
        """Do `act` for each file, print the summary, and return the gravest exit code.

        `act` raises CommandFailed for a file that fails. With `stops_at_once` the first Ctrl+C ends
        it in its middle, which is for work of minutes that writes nothing.
        """
        is_interrupted = False
        try:
            with _ended_between_files(stops_at_once) as pressed:
                for number, source in enumerate(self._sources, 1):
                    if pressed:
                        is_interrupted = True
                        break
                    self._progress.show(number, source.name)
                    self._one(act, source)
        except KeyboardInterrupt:
            is_interrupted = True
        self._progress.clear()
        self._tell_summary(is_interrupted, writes)
        if is_interrupted:
            return Exit.INTERRUPTED
        if self.failures:
            return Exit.FAILED
        return Exit.TOLD if self._told else Exit.FINE

    def run_single(self, act: Callable[[Source], Exit]) -> Exit:
        """Do `act` for the only file, without a summary. Raises CommandFailed if it fails."""
        (source,) = self._sources
        self._stamp = _stamp_of(source.name)
        return act(source)

    def _one(self, act: Callable[[Source], Exit], source: Source) -> None:
        # Before the file is read, so that a change while it is read shows.
        self._stamp = _stamp_of(source.name)
        try:
            self._told += act(source) is Exit.TOLD
        except CommandFailed as error:
            sentence = str(error)
            # Many sentences begin with the name already; in a list of failures all have to.
            if not sentence.startswith(visible(source.name)):
                sentence = texts.named(source.name, sentence)
            self.failures.append(FailedFile(source.name, sentence))
        self._done += 1

    def read(self, source: Source) -> ReadFile:
        """Return the record of a file. Raises CommandFailed if it cannot be read or was changed while it was read."""
        file = read_file(source.name)
        self.confirm(source)
        self._read += 1
        return file

    def confirm(self, source: Source) -> None:
        """Raise CommandFailed if the file was changed or removed since the work on it began."""
        if source.name != STANDARD and _stamp_of(source.name) != self._stamp:
            raise CommandFailed(texts.named(source.name, texts.changed_while_read()))

    def refuse_existing(self, name: str) -> None:
        """Raise CommandFailed if a file may not be written, because one with this name exists."""
        if os.path.lexists(name) and not self._may_overwrite:
            raise CommandFailed(texts.named(name, texts.already_there()))

    def write(self, source: Source, name: str, data: bytes) -> None:
        """Write a whole file, in a folder that is made if it is missing.

        Raises CommandFailed if the source was changed since it was read, if a file of this name
        exists and may not be replaced, or if it cannot be written.
        """
        self.confirm(source)
        self.refuse_existing(name)
        try:
            os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
        except (OSError, ValueError) as error:
            raise CommandFailed(texts.named(name, texts.write_failure(error))) from error
        # Where upper and lower case are the same, or through a link, two names may lead to one file.
        if _place_of(name) in self._made:
            raise CommandFailed(texts.named(name, texts.already_there()))
        write_file(name, data, is_new=not self._may_overwrite)
        place = _place_of(name)
        if place is not None:
            self._made.add(place)
        self._written += 1

    def tell(self, text: str, is_failure: bool = False) -> None:
        """Print lines, in place of the line of progress."""
        self._progress.clear()
        tell(text, is_failure)

    def _tell_summary(self, is_interrupted: bool, writes: bool) -> None:
        lines: list[str] = []
        if is_interrupted:
            lines.append(texts.batch_stopped(self._done, len(self._sources)))
        written = self._written if writes else None
        lines.append(texts.batch_summary(self._read, written, self._told, len(self.failures)))
        lines += [f"  {failure.sentence}" for failure in self.failures]
        tell("\n".join(lines), is_failure=True)


class ProgressLine:
    """One line on standard error with the file in progress; nothing where that is no terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._is_on = sys.stderr is not None and sys.stderr.isatty()
        self._width = 0

    def show(self, number: int, name: str) -> None:
        """Show the number and the name of the file in progress."""
        if not self._is_on:
            return
        self.clear()
        # One column less: a full line would begin another one.
        columns = max(1, shutil.get_terminal_size().columns - 1)
        room = columns - len(texts.batch_progress(number, self._total, "…"))
        # The end of a long path tells more than its beginning.
        shown = name if len(name) <= room else f"…{name[-max(1, room) :]}"
        text = visible(texts.batch_progress(number, self._total, shown))[:columns]
        self._width = len(text)
        tell_in_place(text)

    def clear(self) -> None:
        """Remove the line, so that other lines can be printed."""
        if self._width:
            # Twice as wide, as Chinese characters take two columns each.
            columns = max(1, shutil.get_terminal_size().columns - 1)
            tell_in_place("", min(2 * self._width, columns))
            self._width = 0


@contextmanager
def _ended_between_files(stops_at_once: bool) -> Iterator[list[int]]:
    """Give a list to which the first Ctrl+C is added instead of ending the program."""
    pressed: list[int] = []

    def on_signal(number: int, _frame: FrameType | None) -> None:
        if stops_at_once or pressed:
            raise KeyboardInterrupt
        pressed.append(number)

    try:
        before = signal.signal(signal.SIGINT, on_signal)
    except ValueError:
        # Python allows handlers in the main thread alone.
        yield pressed
        return
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def _stamp_of(name: str) -> _Stamp | None:
    """Return the time of the last change, the length and the number of a regular file; None for anything else."""
    try:
        found = os.stat(name)
    except (OSError, ValueError):
        return None
    # Reading changes the time of a pipe.
    if not stat.S_ISREG(found.st_mode):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _place_of(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino
