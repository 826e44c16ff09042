"""Shared parts of the commands: exit codes, options, reading records, and atomic writing of files."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import stat
import sys
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from goboard_app.app.system import take_over
from goboard_app.app.texts import cli as texts
from goboard_app.app.texts import install_language, language_in_force
from goboard_app.app.texts.format import parse_points, visible
from goboard_app.app.texts.results import sgf_error_sentence
from goboard_app.go.board import BoardSize, Point, parse_point, point_name
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.imports import read_record
from goboard_app.rules.catalogue import ALL_RULESETS, by_name
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import MAX_KOMI

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

STANDARD = "-"
# Larger files are refused instead of filling the memory.
MAX_BYTES = 256 * 1024 * 1024
# Endings that get a hint at `goboard render`.
_PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".pdf", ".tif"})
OTHER_RECORDS = frozenset({".gib", ".ngf", ".ugf", ".ugi", ".gos", ".go", ".mgt"})
"""The endings of formats of records that the program does not write."""


class Exit(IntEnum):
    """The exit codes of every command."""

    FINE = 0
    TOLD = 1
    """The command succeeded, with remarks."""
    FAILED = 2
    """A file cannot be read or written, or the command was not understood."""
    INTERRUPTED = 130


class CommandFailed(Exception):
    """Raised when the command cannot do its task; the text is a sentence for the user."""


def system_language() -> str:
    """Return the language of the system, if the program has it, else English."""
    return language_in_force("")


def speak(language: str) -> QCoreApplication | None:
    """Install a language for as long as the returned application lives; None if there is one already."""
    # Qt allows one application at a time.
    if QCoreApplication.instance() is not None:
        return None
    application = QCoreApplication(["goboard"])
    install_language(application, language)
    return application


def json_text(value: Json) -> str:
    """Return JSON in plain ASCII, which every terminal and pipe passes on unchanged."""
    return json.dumps(value, indent=2)


def number(value: Fraction | int) -> int | float:
    """Return a number for JSON, as an integer where it is whole."""
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)


def tell(text: str, is_failure: bool = False) -> None:
    """Print lines for people; control characters from files and arguments are made visible."""
    _put(text, is_failure, "\n")


def tell_in_place(text: str, before: int = 0) -> None:
    """Print text on standard error in place of `before` columns of the same line, without ending the line."""
    _put(text, True, "", "\r" + " " * before + "\r" if before else "")


def _put(text: str, is_failure: bool, end: str, wiped: str = "") -> None:
    """Print lines with their control characters made visible, behind `wiped` as it is."""
    lines = "\n".join(map(visible, text.split("\n")))
    print(wiped + lines, end=end, file=sys.stderr if is_failure else sys.stdout, flush=True)


def point_names(points: frozenset[Point], size: BoardSize) -> list[Json]:
    """Return the names of points in a fixed order."""
    return [point_name(point, size) for point in sorted(points)]


def komi_option(text: str) -> Fraction:
    """Return the komi given with --komi. Raises CommandFailed if it is impossible."""
    try:
        komi = parse_points(text)
    except ValueError as error:
        raise CommandFailed(texts.not_a_number("--komi", text)) from error
    # Komi is a multiple of a quarter of a point.
    if abs(komi) > MAX_KOMI or (komi * 4).denominator != 1:
        raise CommandFailed(texts.komi_out_of_range(text, MAX_KOMI))
    return komi


def whole_option(option: str, text: str, low: int, high: int) -> int:
    """Return the whole number given with an option. Raises CommandFailed if it is out of range."""
    try:
        value = int(text)
    except ValueError as error:
        raise CommandFailed(texts.not_a_number(option, text)) from error
    if not low <= value <= high:
        raise CommandFailed(texts.number_out_of_range(option, low, high))
    return value


def rules_option(text: str) -> Ruleset:
    """Return the ruleset of this name. Raises CommandFailed with the known names."""
    found = by_name(text)
    if found is None:
        raise CommandFailed(texts.unknown_rules(text, (ruleset.key for ruleset in ALL_RULESETS)))
    return found


def points_option(text: str, size: BoardSize) -> tuple[Point, ...]:
    """Return the points of a list such as `Q16,D4`. Raises CommandFailed if a word is no point."""
    points: list[Point] = []
    for name in text.replace(",", " ").split():
        try:
            points.append(parse_point(name, size))
        except ValueError as error:
            raise CommandFailed(texts.no_such_point(name, size)) from error
    return tuple(points)


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A record, and the name by which it was requested."""

    name: str
    record: Record


def read_file(name: str) -> ReadFile:
    """Read a record, from standard input for `-`. Raises CommandFailed with the reason."""
    data = _read_bytes(name)
    if len(data) > MAX_BYTES:
        raise CommandFailed(texts.named(name, texts.too_large()))
    try:
        return ReadFile(name, read_record(data))
    except SgfError as error:
        raise CommandFailed(texts.named(name, sgf_error_sentence(error))) from error


def game_number(file: ReadFile, option: str) -> int:
    """Return the game number of `--game`, from 1. Raises CommandFailed if there is no such game."""
    # The real limit follows, in a sentence with the number of games in the file.
    number = whole_option("--game", option, 1, 10**9)
    games = len(file.record.games)
    if number > games:
        raise CommandFailed(texts.named(file.name, texts.no_such_game(number, games)))
    return number


def refuse_other_formats(name: str) -> None:
    """Raise CommandFailed if a file to write as SGF has the ending of a picture or of another format of records."""
    ending = os.path.splitext(name)[1]
    if ending.lower() in _PICTURES:
        raise CommandFailed(texts.named(name, f"{texts.no_such_format(ending)} {texts.use_render()}"))
    if ending.lower() in OTHER_RECORDS:
        raise CommandFailed(texts.named(name, texts.no_such_format(ending)))


def write_file(name: str, data: bytes, *, is_new: bool = False) -> None:
    """Replace a file as a whole, or write to standard output for `-`.

    Links are followed, and the permissions of an existing file are kept. Anything but a regular
    file, such as a pipe, is written to. With `is_new` nothing that exists is replaced. Raises
    CommandFailed with the reason.
    """
    try:
        if name == STANDARD:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            # A link stays, and its target is replaced.
            _replace(name if is_new else os.path.realpath(name), data, is_new)
    # `run` handles it: a reader that has gone is no failure.
    except BrokenPipeError:
        raise
    except FileExistsError as error:
        raise CommandFailed(texts.named(name, texts.already_there())) from error
    except (OSError, ValueError) as error:
        raise CommandFailed(texts.named(name, texts.write_failure(error))) from error


def same_file(one: str, other: str) -> bool:
    """Return whether both names lead to the same existing file."""
    if STANDARD in (one, other):
        return False
    try:
        return os.path.samefile(one, other)
    except (OSError, ValueError):
        return False


def _read_bytes(name: str) -> bytes:
    try:
        if name == STANDARD:
            # One byte more shows that the file is too large.
            return sys.stdin.buffer.read(MAX_BYTES + 1)
        with open(name, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise CommandFailed(texts.named(name, texts.read_failure(error))) from error


def _replace(path: str, data: bytes, is_new: bool) -> None:
    old = None if is_new else _stat_of(path)
    # A pipe or a device cannot be replaced.
    if old is not None and not stat.S_ISREG(old.st_mode):
        with open(path, "wb") as file:
            file.write(data)
        return
    # Replacing needs no right on the file itself: a write-protected one would be lost.
    if old is not None and not os.access(path, os.W_OK):
        raise PermissionError
    # A random name, so that commands that run at once do not write to the same file.
    beside = os.path.join(os.path.dirname(path), f".goboard-{secrets.token_hex(8)}.tmp")
    try:
        _write_new(beside, data, None if old is None else lambda fd: take_over(fd, old, path))
        if is_new:
            _put_in_place(beside, path)
        else:
            os.replace(beside, path)
    except BaseException:
        # Ctrl+C must not leave a temporary file either.
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def _put_in_place(beside: str, path: str) -> None:
    """Give a file its name. Raises FileExistsError if another file has it."""
    try:
        # A second name is refused where a file has it, unlike a new name.
        os.link(beside, path)
    # Before OSError, of which it is a kind.
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):
        # File systems of sticks and phones have no second names.
        if os.path.lexists(path):
            raise FileExistsError from None
        os.replace(beside, path)
    else:
        os.unlink(beside)


def _write_new(path: str, data: bytes, prepare: Callable[[int], None] | None) -> None:
    # O_EXCL refuses a file or link that is already there; O_BINARY keeps Windows from changing line ends.
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags, 0o666), "wb") as file:
        file.write(data)
        file.flush()
        if prepare is not None:
            prepare(file.fileno())
        # The data must be on the disk before the name leads to it.
        os.fsync(file.fileno())


def _stat_of(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None
