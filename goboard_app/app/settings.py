"""Settings: what the program remembers between two runs, and the one place that knows QSettings.

A `Setting` is a key in the file, a default, and a `Codec` that turns the value into what stands in
the file and back. The fields of `Settings` are settings that all the program shares; a feature
that has some of its own makes a `Setting` and asks `SettingsHub.value` for it. To move a field to
a feature is to write `Setting(key, default, codec)` where `stored(key, default, codec)` stood.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from goboard_app.app.files.load import (
    PutAside,
    UnreadableFile,
    clear_way_of_lock,
    is_in_way,
    put_aside,
    read_file,
    unusable_folders,
)
from goboard_app.clock.control import Hourglass, NoClock, TimeControl
from goboard_app.clock.sgf import control_texts, read_control
from goboard_app.go.board import BoardSize
from goboard_app.rules.custom import CUSTOM_KEY, from_text, to_text
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import NewGame
from goboard_app.session.numbering import FROM_START, Numbering, NumberingKind

MAX_RECENT = 12
SYSTEM = "system"

# What Qt takes for a whole number of a widget.
_LEAST, _MOST = -(2**31), 2**31 - 1
_LONGEST_FRACTION = 20

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)


class NothingStored(KeyError):
    """Nothing is stored under a key."""


class StoredValues(Protocol):
    """Where stored values come from; those that make no sense are noted there."""

    unread: set[str]

    def __call__(self, key: str) -> object:
        """What is stored under a key; raises NothingStored where nothing is."""


_NEVER_WRITTEN = re.compile(rb"[\0-\x08\x0b\x0c\x0e-\x1f]")

_MAKES_NO_SENSE = (LookupError, ValueError, TypeError, ArithmeticError, RecursionError)


# Settings and their codecs


class Codec(Protocol[_T]):
    """How values of a type stand in the file, under one key or several that begin alike."""

    def read(self, source: StoredValues, key: str, default: _T) -> _T:
        """The value at a key; raises ValueError, TypeError or the like for what makes no sense.

        `default` stands for those parts of a value that do not.
        """

    def write(self, key: str, value: _T) -> Mapping[str, object]:
        """What is to stand under which keys: texts, lists of texts and QByteArray."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[_T]):
    """One thing that is remembered: where it stands, what it is at first, how it is written."""

    key: str
    default: _T
    codec: Codec[_T]

    def read(self, source: StoredValues) -> _T:
        """What is stored; the default where nothing is, or nothing that makes sense."""
        try:
            return self.codec.read(source, self.key, self.default)
        except NothingStored:
            return self.default
        except _MAKES_NO_SENSE:
            source.unread.add(self.key)
            return self.default


@dataclass(frozen=True, slots=True)
class Single(Generic[_T]):
    """The codec of a value under one key.

    `decode` raises ValueError, TypeError or the like for what it cannot read. An INI file gives
    everything back as a text, but a list of two and more, and bytes; so `encode` makes these.
    """

    decode: Callable[[object], _T]
    encode: Callable[[_T], object]

    def read(self, source: StoredValues, key: str, default: _T) -> _T:
        """The value that stands under the key."""
        return self.decode(source(key))

    def write(self, key: str, value: _T) -> Mapping[str, object]:
        """The value under the key."""
        return {key: self.encode(value)}


@dataclass(frozen=True, slots=True)
class Group(Generic[_T]):
    """The codec of a value whose attributes have keys of their own.

    `parts` says for each attribute that is stored how its key ends and how it is written; `make`
    puts a value together from them, or raises ValueError for what does not go together.
    """

    make: Callable[..., _T]
    # Each attribute has its own type, which no annotation can tie to the codec beside it.
    parts: Mapping[str, tuple[str, Codec[Any]]]

    def read(self, source: StoredValues, key: str, default: _T) -> _T:
        """The value of which each attribute is what is stored, or that of the default."""
        return self.make(
            **{
                name: Setting(key + end, getattr(default, name), codec).read(source)
                for name, (end, codec) in self.parts.items()
            }
        )

    def write(self, key: str, value: _T) -> Mapping[str, object]:
        """Each attribute under its key."""
        written: dict[str, object] = {}
        for name, (end, codec) in self.parts.items():
            written |= codec.write(key + end, getattr(value, name))
        return written


def text_of(value: object) -> str:
    """A text that was stored; raises TypeError for anything else."""
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _flag_of(value: object) -> bool:
    if isinstance(value, bool):
        return value
    return {"true": True, "1": True, "false": False, "0": False}[text_of(value).lower()]


def _texts_of(value: object) -> tuple[str, ...]:
    # An INI file gives back a list of none as None, and a list of one as a bare text.
    rows = [] if value is None else [value] if isinstance(value, str) else value
    if not isinstance(rows, list):
        raise TypeError("no list")
    # No name of a file has a NUL, and to ask for such a file raises an error.
    return tuple(row for row in rows if isinstance(row, str) and "\0" not in row)


def _bytes_of(value: object) -> QByteArray:
    if not isinstance(value, QByteArray):
        raise TypeError("no bytes")
    return value


def whole(least: int = _LEAST, most: int = _MOST) -> Codec[int]:
    """The codec of whole numbers; one beyond the bounds becomes the nearest within."""

    def decode(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise TypeError("no whole number")
        return min(most, max(least, int(value)))

    return Single(decode, str)


def choice(values: type[_E]) -> Codec[_E]:
    """The codec of the members of an enum whose values are texts."""
    return Single(lambda value: values(text_of(value)), lambda member: str(member.value))


FLAG: Codec[bool] = Single(_flag_of, lambda value: "true" if value else "false")
TEXT: Codec[str] = Single(text_of, str)
TEXTS: Codec[tuple[str, ...]] = Single(_texts_of, list)
BYTES: Codec[QByteArray] = Single(_bytes_of, lambda value: value)


# The codecs of what a game is


def _fraction_of(value: object) -> Fraction:
    text = text_of(value)
    # "1e999999999" is a number as well, which nobody can wait for.
    if len(text) > _LONGEST_FRACTION or "e" in text.lower():
        raise ValueError("no number of points")
    return Fraction(text)


def _ruleset_of(value: object) -> Ruleset:
    ruleset = from_text(text_of(value))
    if ruleset is None:
        raise ValueError("no ruleset")
    return ruleset


def _customs_of(value: object) -> tuple[Ruleset, ...]:
    """The user's rulesets; whatever cannot be read, or is none, is left out."""
    found = (from_text(text) for text in _texts_of(value))
    made = [ruleset for ruleset in found if ruleset is not None and ruleset.key == CUSTOM_KEY]
    return tuple(ruleset for ruleset in made if ruleset.sgf_name)


def _time_of(value: object) -> TimeControl:
    main, _, overtime = text_of(value).partition(";")
    return (read_control(main, overtime or None) if main else None) or NoClock()


def _time_text(control: TimeControl) -> str:
    main, overtime = control_texts(control)
    return f"{main or ''};{overtime or ''}" if main else ""


def _new_game(black_time: TimeControl, white_time: TimeControl, **choices: Any) -> NewGame:  # noqa: ANN401 - as Group has them
    for kind in (NoClock, Hourglass):
        if isinstance(black_time, kind) is not isinstance(white_time, kind):
            black_time = white_time = NoClock()
    game = NewGame(black_time=black_time, white_time=white_time, **choices)
    if not game.is_possible:
        raise ValueError("no game that can be played")
    return game


_TIME: Codec[TimeControl] = Single(_time_of, _time_text)
_CUSTOMS: Codec[tuple[Ruleset, ...]] = Single(_customs_of, lambda rulesets: [to_text(ruleset) for ruleset in rulesets])
_NUMBERING: Codec[Numbering] = Group(
    Numbering, {"kind": ("", choice(NumberingKind)), "count": ("_count", whole(least=1))}
)
_SIZE: Codec[BoardSize] = Group(BoardSize, {"columns": ("columns", whole()), "rows": ("rows", whole())})
_NEW_GAME: Codec[NewGame] = Group(
    _new_game,
    {
        "size": ("", _SIZE),
        "ruleset": ("rules", Single(_ruleset_of, to_text)),
        "komi": ("komi", Single(_fraction_of, str)),
        "handicap": ("handicap", whole()),
        "is_free": ("free", FLAG),
        "has_start_stones": ("start_stones", FLAG),
        "goal": ("goal", whole()),
        "has_cross": ("cross", FLAG),
        "black_name": ("black", TEXT),
        "white_name": ("white", TEXT),
        "black_time": ("black_time", _TIME),
        "white_time": ("white_time", _TIME),
    },
)


# The table

_SETTING = "setting"


def stored(key: str, default: _T, codec: Codec[_T]) -> _T:
    """A field of `Settings` that stands in the file so; for mypy it is its default."""
    return field(default=default, metadata={_SETTING: Setting(key, default, codec)})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the user may set. `theme` is 'system' or the name of a theme, `language` '' or a
    code, `panel_width` in pixels (0: as the window's size says), `text_size` in percent.
    `custom_rulesets` are those that the user made; each carries its name. `numbering` says how the
    moves are numbered where `help_numbers` is on; it carries no node. `play_interval` is for how
    many milliseconds each position stays while a record plays by itself.
    """

    theme: str = stored("look/theme", SYSTEM, TEXT)
    language: str = stored("look/language", "", TEXT)
    coordinates: bool = stored("board/coordinates", True, FLAG)
    natural_placement: bool = stored("board/natural", True, FLAG)
    # Where nothing is stored it is as the desktop has it (SettingsHub.follow_motion).
    motion: bool = stored("board/motion", True, FLAG)
    show_count: bool = stored("count/show", True, FLAG)
    system_font: bool = stored("look/system_font", False, FLAG)
    text_size: int = stored("look/text_size", 100, whole(85, 200))
    help_liberties: bool = stored("help/liberties", True, FLAG)
    help_atari: bool = stored("help/atari", True, FLAG)
    help_numbers: bool = stored("help/numbers", False, FLAG)
    numbering: Numbering = stored("help/numbering", FROM_START, _NUMBERING)
    help_chains: bool = stored("help/chains", False, FLAG)
    help_areas: bool = stored("help/areas", False, FLAG)
    ask_self_atari: bool = stored("ask/self_atari", False, FLAG)
    ask_own_eye: bool = stored("ask/own_eye", False, FLAG)
    ask_pass: bool = stored("ask/pass", False, FLAG)
    sounds: bool = stored("clock/sounds", True, FLAG)
    talk_put_back: bool = stored("lesson/put_back", True, FLAG)
    panel_visible: bool = stored("window/panel", True, FLAG)
    panel_width: int = stored("window/panel_width", 0, whole(least=0))
    new_game: NewGame = stored("new/", NewGame(), _NEW_GAME)
    recent: tuple[str, ...] = stored("recent", (), TEXTS)
    custom_rulesets: tuple[Ruleset, ...] = stored("rules/custom", (), _CUSTOMS)
    play_interval: int = stored("review/interval", 1000, whole(least=1))

    def with_recent(self, path: str) -> Settings:
        """The same with this file as the most recent one; a name that is no text is left out."""
        if not is_text(path):
            return self
        rest = tuple(p for p in self.recent if p != path)
        return replace(self, recent=(path, *rest)[:MAX_RECENT])

    def without_recent(self, path: str) -> Settings:
        """The same without this file among the recent ones."""
        return replace(self, recent=tuple(p for p in self.recent if p != path))


_TABLE: Mapping[str, Setting[Any]] = {each.name: each.metadata[_SETTING] for each in fields(Settings)}
# The user's own words: names of players, of rulesets, of files.
_PRIVATE = frozenset({"new/black", "new/white", "new/rules", "recent", "rules/custom"})


def public_values(settings: Settings) -> dict[str, str]:
    """What is not as at first, as it stands in the file, without what names a person or a file."""
    at_first, found = Settings(), dict[str, str]()
    for name, setting in _TABLE.items():
        before = setting.codec.write(setting.key, getattr(at_first, name))
        for key, value in setting.codec.write(setting.key, getattr(settings, name)).items():
            if value != before.get(key) and key not in _PRIVATE:
                found[key] = str(value)
    return found


_GEOMETRY = Setting("window/geometry", QByteArray(), BYTES)
_STATE = Setting("window/state", QByteArray(), BYTES)


# The file, and what all windows share


class _Stored:
    """The values in a file, and the keys under which something makes no sense."""

    def __init__(self, store: QSettings) -> None:
        self._store = store
        self.unread: set[str] = set()

    def __call__(self, key: str) -> object:
        if not self._store.contains(key):
            raise NothingStored(key)
        return self._store.value(key)


def _is_damaged(path: Path) -> bool:
    """Whether there is something that no program writes into settings; Qt passes over it."""
    try:
        return bool(path.exists() and _NEVER_WRITTEN.search(read_file(path)))
    except UnreadableFile:
        return True


class SettingsStore:
    """Reads and writes settings in one file, and touches nothing there that stays as it is.

    A file that cannot be read, or of which something makes no sense, is kept as it was beside the
    one that takes its place; `put_aside` tells of it, until somebody has.
    """

    def __init__(self, qsettings: QSettings) -> None:
        self._store = qsettings
        self.put_aside: list[PutAside] = []

    @classmethod
    def of_user(cls, name: str) -> SettingsStore:
        """The settings of this user for the program of this name, whatever is in their place."""
        scope = (QSettings.Format.IniFormat, QSettings.Scope.UserScope, name)
        # A pipe there would be waited for: so the place is looked at before anything is read.
        path = Path(QSettings(*scope, f"{name}-place").fileName()).with_name(f"{name}.ini")
        asides = unusable_folders(path.parent)
        if is_in_way(path):
            asides.append(put_aside(path))
        clear_way_of_lock(path)
        store = cls(QSettings(*scope, name))
        store.put_aside = asides
        if store._store.status() is not QSettings.Status.NoError or _is_damaged(path):
            store._renew(path)
        return store

    @property
    def folder(self) -> Path:
        """Where the settings are, and what is kept beside them."""
        return Path(self._store.fileName()).parent

    def read(self, setting: Setting[_T]) -> _T:
        """What is stored for a setting; its default where that makes no sense."""
        stored_values = _Stored(self._store)
        value = setting.read(stored_values)
        if stored_values.unread:
            self._renew(Path(self._store.fileName()), stored_values.unread)
        return value

    def _renew(self, path: Path, unread: Collection[str] = ()) -> None:
        """Put the file aside, and write what can be read of it anew."""
        self._store.sync()
        kept = {key: self._store.value(key) for key in self._store.allKeys()}
        if os.path.lexists(path) and not self.put_aside:
            self.put_aside.append(put_aside(path))
        self._store.clear()
        for key, value in kept.items():
            if not any(key == bad or (bad[-1] == "/" and key.startswith(bad)) for bad in unread):
                self._store.setValue(key, value)
        self._store.sync()

    def has(self, key: str) -> bool:
        """Whether anything is stored under a key."""
        return self._store.contains(key)

    def write(self, setting: Setting[_T], value: _T) -> None:
        """Store a value, by those of its keys that say something else."""
        for key, part in setting.codec.write(setting.key, value).items():
            if not self._store.contains(key) or self._store.value(key) != part:
                self._store.setValue(key, part)

    def load(self) -> Settings:
        """What was stored last, the default of each field that is missing or makes no sense."""
        return Settings(**{name: self.read(setting) for name, setting in _TABLE.items()})

    def save(self, settings: Settings, before: Settings | None = None) -> None:
        """Store all of it, or only what is no more as it was before.

        What another running program has stored meanwhile is then kept.
        """
        for name, setting in _TABLE.items():
            value = getattr(settings, name)
            if before is None or value != getattr(before, name):
                self.write(setting, value)

    def load_layout(self) -> tuple[QByteArray, QByteArray]:
        """Geometry and state of the window as they were left; empty at the very first start."""
        return self.read(_GEOMETRY), self.read(_STATE)

    def save_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Store geometry and state of the window."""
        self.write(_GEOMETRY, geometry)
        self.write(_STATE, state)


class SettingsHub(QObject):
    """Holds the settings in force and stores them; no window has any of its own.

    So what one window adds, a recent record say, no other writes over. Signal: `changed(Settings)`
    after each change, whichever window made it; of what `store_value` changes as well.
    """

    changed = Signal(object)

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = store.load()
        # What features asked for, by key.
        self._values: dict[str, object] = {}

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    @property
    def store(self) -> SettingsStore:
        """What is stored beside the settings: where files were left, how they are read."""
        return self._store

    def change(self, settings: Settings) -> None:
        """Take other settings, store them and tell of them."""
        if settings != self._settings:
            before, self._settings = self._settings, settings
            self._store.save(settings, before)
            self.changed.emit(settings)

    def follow_motion(self, has_motion: bool) -> None:
        """Let things move, or not, as the desktop asks; what the user chose here goes before it."""
        if not self._store.has(_TABLE["motion"].key) and has_motion is not self._settings.motion:
            self._settings = replace(self._settings, motion=has_motion)
            self.changed.emit(self._settings)

    def value(self, setting: Setting[_T]) -> _T:
        """The value in force of a setting that a feature has of its own."""
        if setting.key not in self._values:
            self._values[setting.key] = self._store.read(setting)
        return cast(_T, self._values[setting.key])

    def store_value(self, setting: Setting[_T], value: _T) -> None:
        """Take another value for such a setting, store it and tell of it."""
        if value != self.value(setting):
            self._values[setting.key] = value
            self._store.write(setting, value)
            self.changed.emit(self._settings)

    def load_layout(self) -> tuple[QByteArray, QByteArray]:
        """Geometry and state of the window that was closed last."""
        return self._store.load_layout()

    def save_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Store how a window was as it was closed."""
        self._store.save_layout(geometry, state)


# What is remembered of each file

MOST = 100
"""Of so many files the last position and the encoding are remembered."""

_ROWS: Setting[tuple[str, ...]] = Setting("places", (), TEXTS)


def is_text(path: str | Path) -> bool:
    """Whether the name of a file can be kept as a text: on Unix it may have bytes that are none.

    Qt drops them, and what is left may be the name of another file.
    """
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return True


class PlaceStore:
    """Keeps a text for each of the last hundred files in the settings."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store

    def place_of(self, path: str) -> str:
        """What is kept for a file; '' where nothing is."""
        return self._all().get(path, "")

    def keep(self, path: str, place: str) -> None:
        """Keep a place for a file, or none; the file is then the last of all.

        For one whose name is no text nothing is kept.
        """
        if not is_text(path):
            return
        places = self._all()
        if places.pop(path, "") == place and not place:
            return
        if place:
            places[path] = place
        rows = [f"{text}\t{name}" for name, text in places.items()]
        self._store.write(_ROWS, tuple(rows[-MOST:]))

    def _all(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for row in self._store.read(_ROWS):
            place, _, path = row.partition("\t")
            if path:
                found[path] = place
        return found
