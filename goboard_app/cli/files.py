"""Reading records and writing files for commands: whole, or not at all, with reasons in words."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import sys
from collections.abc import Callable
from dataclasses import dataclass

from goboard_app.app.texts.cli import named, no_such_game, read_failure, too_large, write_failure
from goboard_app.app.texts.results import sgf_error_sentence
from goboard_app.cli.errors import CommandFailed
from goboard_app.cli.values import whole_option
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.imports import read_record

STANDARD = "-"
MAX_BYTES = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A record, and the name it was asked for by."""

    name: str
    record: Record


def read_file(name: str) -> ReadFile:
    """Read a record, from standard input for `-`; raise CommandFailed with the reason."""
    data = _read_bytes(name)
    if len(data) > MAX_BYTES:
        raise CommandFailed(named(name, too_large()))
    try:
        return ReadFile(name, read_record(data))
    except SgfError as error:
        raise CommandFailed(named(name, sgf_error_sentence(error))) from error


def game_number(file: ReadFile, option: str) -> int:
    """Which game of a file `--game` asks for, from 1; raise CommandFailed if there is none."""
    number = whole_option("--game", option, 1, 10**9)
    games = len(file.record.games)
    if number > games:
        raise CommandFailed(named(file.name, no_such_game(number, games)))
    return number


def write_file(name: str, data: bytes) -> None:
    """Replace a file as a whole, or write to standard output for `-`; raise CommandFailed.

    Links are followed and the permissions of a file that is there are kept. What is no regular
    file, such as a pipe, is written to.
    """
    try:
        if name == STANDARD:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            _replace(os.path.realpath(name), data)
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        raise CommandFailed(named(name, write_failure(error))) from error


def same_file(one: str, other: str) -> bool:
    """Whether both names lead to one file that exists."""
    if STANDARD in (one, other):
        return False
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):
        return False


def _read_bytes(name: str) -> bytes:
    try:
        if name == STANDARD:
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with open(name, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise CommandFailed(named(name, read_failure(error))) from error


def _replace(path: str, data: bytes) -> None:
    old = _stat_of(path)
    if old is not None and not stat.S_ISREG(old.st_mode):
        with open(path, "wb") as file:
            file.write(data)
        return
    if old is not None and not os.access(path, os.W_OK):
        raise PermissionError
    # The name is not known to anybody else, so commands that run at once do not meet.
    beside = os.path.join(os.path.dirname(path), f".goboard-{secrets.token_hex(8)}.tmp")
    try:
        _write_new(beside, data, None if old is None else lambda fd: _take_over(fd, old))
        os.replace(beside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def _write_new(path: str, data: bytes, prepare: Callable[[int], None] | None) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags, 0o666), "wb") as file:
        file.write(data)
        file.flush()
        if prepare is not None:
            prepare(file.fileno())
        os.fsync(file.fileno())


def _take_over(fd: int, old: os.stat_result) -> None:
    """Give a new file the owner and the permissions of the one it replaces."""
    if hasattr(os, "fchown"):
        with contextlib.suppress(OSError):
            os.fchown(fd, old.st_uid, old.st_gid)
    if hasattr(os, "fchmod"):
        os.fchmod(fd, stat.S_IMODE(old.st_mode))


def _stat_of(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None
