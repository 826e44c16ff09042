"""LineFile: a file of the user's whose rows are lines, so that of a damaged one each whole line can be read."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from goboard_app.app.files.load import UnreadableFile, UnusableFile, put_aside, read_file
from goboard_app.app.files.save import CannotSave, reason_of, replace_file
from goboard_app.app.instance import lock_of

_FORMAT = 1
# The time for which another program may write the file.
_LOCK_MS = 3000

_T = TypeVar("_T")
Row = dict[str, object]


class _Found(NamedTuple, Generic[_T]):
    """The value that could be read, and whether the file holds more than that."""

    value: _T
    is_damaged: bool = False


class LineFile(ABC, Generic[_T]):
    """A value in a file that several programs may change at once.

    Each change reads the file again under a lock, so that two programs lose nothing. What can be read of a damaged file
    is kept, and the file itself is renamed: `set_aside` then says where it is, until the user has been informed.
    `trouble` is the reason why the last writing failed, '' if it succeeded. With `is_private`, which is for names of
    people, no other user may read the file.
    """

    is_private = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.set_aside: UnusableFile | None = None
        self.trouble = ""

    @abstractmethod
    def nothing(self) -> _T:
        """Return the value without a file."""

    @abstractmethod
    def tables(self, value: _T) -> Mapping[str, Iterable[Row]]:
        """Return the rows to write, under the names of their lists."""

    @abstractmethod
    def understood(self, rows: Iterable[object], is_damaged: bool) -> tuple[_T, int]:
        """Return the value of these rows, and the number of parts that could not be understood.

        `is_damaged` means that rows may be missing.
        """

    def make_folder(self) -> None:
        """Make the folder of the file. Raises OSError if that is impossible."""
        self.path.parent.mkdir(parents=True, exist_ok=True)

    def load(self) -> _T:
        """Return what the file holds, or what can be read of it."""
        found = self._read()
        if found.is_damaged:
            # The damaged file is put aside, and what was read of it is written in its place.
            self.change(lambda value: value)
        return found.value

    def change(self, act: Callable[[_T], _T]) -> bool:
        """Apply a change to the stored value; return whether the file could be written."""
        self.trouble = ""
        try:
            self.make_folder()
        except OSError as error:
            self.trouble = reason_of(error)
            return False
        lock = lock_of(self.path)
        if not lock.tryLock(_LOCK_MS) and lock.error() == lock.LockError.LockFailedError:
            self.trouble = reason_of(OSError(errno.EBUSY, ""))
            return False
        try:
            return self._write(act)
        finally:
            lock.unlock()

    def _write(self, act: Callable[[_T], _T]) -> bool:
        found = self._read()
        if found.is_damaged:
            aside = put_aside(self.path)
            self.set_aside = aside
            if aside.trouble:
                # A file that could not be moved is not overwritten.
                self.trouble = aside.trouble
                return False
        try:
            text = _text(self.tables(act(found.value)))
            replace_file(self.path, text.encode("utf-8"), is_private=self.is_private)
        except (CannotSave, OSError) as error:
            self.trouble = reason_of(error)
            return False
        return True

    def _read(self) -> _Found[_T]:
        if not os.path.lexists(self.path):
            return _Found(self.nothing())
        try:
            data = read_file(self.path)
        except UnreadableFile:
            return _Found(self.nothing(), True)
        if not data.strip():
            # Another program has just made the file and is about to write it.
            return _Found(self.nothing())
        # Editors on Windows may put a byte order mark in front.
        text = data.decode("utf-8-sig", "replace")
        # What is no UTF-8 has become other characters.
        is_damaged, rows = text.encode("utf-8") != data.removeprefix(b"\xef\xbb\xbf"), None
        # json.loads raises RecursionError for deeply nested lists.
        with contextlib.suppress(ValueError, RecursionError, KeyError, TypeError):
            whole = json.loads(text)
            rows = [row for name in self.tables(self.nothing()) for row in whole[name]]
            # A later version may store more than these rows, which writing the file again would drop.
            is_damaged |= whole["format"] != _FORMAT
        if rows is None:
            rows, is_damaged = list(_rows(text)), True
        value, lost = self.understood(rows, is_damaged)
        return _Found(value, is_damaged or bool(lost))


def _text(tables: Mapping[str, Iterable[Row]]) -> str:
    """Return the text of a file: each row is one line, so that a file that was cut off can be read line by line."""
    lists = (f'"{name}": [\n{_lines(rows)}]' for name, rows in tables.items())
    return f'{{"format": {_FORMAT},\n' + ",\n".join(lists) + "}\n"


def _lines(rows: Iterable[Row]) -> str:
    # A lone surrogate, as in the name of a file, has no UTF-8.
    text = ",\n".join(json.dumps(row, ensure_ascii=False).encode("utf-8", "replace").decode("utf-8") for row in rows)
    return f"{text}\n" if text else ""


def _rows(text: str) -> Iterator[object]:
    """Return what stands on the lines of a file that is no JSON as a whole."""
    for line in text.splitlines():
        with contextlib.suppress(ValueError, RecursionError):
            yield json.loads(line.strip().rstrip(","))


# The parts of a row


def as_line(value: object, most: int = 200) -> str:
    """Return the value as a text in one line of at most `most` characters; raises TypeError if it is no text."""
    return " ".join(as_text(value).split())[:most]


def as_text(value: object) -> str:
    """Return the value as a text; raises TypeError if it is none."""
    if not isinstance(value, str):
        raise TypeError("no text")
    return value
