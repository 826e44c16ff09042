"""Settings: the values stored between two runs, and the only module that uses QSettings.

A `Setting` is a key in the file, a default, and a `Codec` that converts the value to its form in the file and back. The
fields of `Settings` are shared by the whole program; a feature with settings of its own makes a `Setting` and reads it
with `SettingsHub.value`. To move a field to a feature, write `Setting(key, default, codec)` in place of `stored(key,
default, codec)`.
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
    UnreadableFile,
    UnusableFile,
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


class BoardSet(Enum):
    """The sets of board and stones to choose from; OF_THEME is the one that belongs to the theme."""

    OF_THEME = ""
    KAYA = "kaya"
    KATSURA = "katsura"
    FLAT = "flat"
    CONTRAST = "contrast"


# The range of C++ int, which Qt's widgets take.
_LEAST, _MOST = -(2**31), 2**31 - 1
# In characters; Fraction would work for minutes on a text with a large exponent.
_LONGEST_FRACTION = 20

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)


class NothingStored(KeyError):
    """The error for a key without a stored value."""


class StoredValues(Protocol):
    """The source of stored values; it collects the keys of invalid ones."""

    unread: set[str]

    def __call__(self, key: str) -> object:
        """Return the value stored under a key; raises NothingStored if there is none."""


_NEVER_WRITTEN = re.compile(rb"[\0-\x08\x0b\x0c\x0e-\x1f]")

_MAKES_NO_SENSE = (LookupError, ValueError, TypeError, ArithmeticError, RecursionError)


# Settings and their codecs


class Codec(Protocol[_T]):
    """The form of a type's values in the file, under one key or several with a common beginning."""

    def read(self, source: StoredValues, key: str, default: _T) -> _T:
        """Return the value at a key; raises ValueError, TypeError or the like for an invalid one.

        `default` replaces the invalid parts of a value.
        """

    def write(self, key: str, value: _T) -> Mapping[str, object]:
        """Return the entries to write by their keys: texts, lists of texts and QByteArray."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[_T]):
    """One stored value: its key, its default, and its form in the file."""

    key: str
    default: _T
    codec: Codec[_T]

    def read(self, source: StoredValues) -> _T:
        """Return the stored value; the default if there is none or it is invalid."""
        try:
            return self.codec.read(source, self.key, self.default)
        except NothingStored:
            return self.default
        except _MAKES_NO_SENSE:
            source.unread.add(self.key)
            return self.default


@dataclass(frozen=True, slots=True)
class SingleCodec(Generic[_T]):
    """The codec of a value under one key.

    `decode` raises ValueError, TypeError or the like for a value that it cannot read. An INI file returns every value
    as a text, except lists of two or more and bytes, so `encode` produces these types.
    """

    decode: Callable[[object], _T]
    encode: Callable[[_T], object]

    def read(self, source: StoredValues, key: str, default: _T) -> _T:
        """Return the value stored under the key."""
        return self.decode(source(key))

    def write(self, key: str, value: _T) -> Mapping[str, object]:
        """Return the value under the key."""
        return {key: self.encode(value)}


@dataclass(frozen=True, slots=True)
class GroupCodec(Generic[_T]):
    """The codec of a value whose attributes have keys of their own.

    `parts` gives for each stored attribute the end of its key and its codec; `make` builds a value from the attributes,
    or raises ValueError if they do not fit together.
    """

    make: Callable[..., _T]
    # Each attribute has its own type, which no annotation can connect with its codec.
    parts: Mapping[str, tuple[str, Codec[Any]]]

    def read(self, source: StoredValues, key: str, default: _T) -> _T:
        """Return the value built from its attributes, each stored or else of the default."""
        return self.make(
            **{
                name: Setting(key + end, getattr(default, name), codec).read(source)
                for name, (end, codec) in self.parts.items()
            }
        )

    def write(self, key: str, value: _T) -> Mapping[str, object]:
        """Return each attribute under its key."""
        written: dict[str, object] = {}
        for name, (end, codec) in self.parts.items():
            written |= codec.write(key + end, getattr(value, name))
        return written


def text_of(value: object) -> str:
    """Return a stored text; raises TypeError for other values."""
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _flag_of(value: object) -> bool:
    if isinstance(value, bool):
        return value
    return {"true": True, "1": True, "false": False, "0": False}[text_of(value).lower()]


def _texts_of(value: object) -> tuple[str, ...]:
    # An INI file returns an empty list as None, and a list of one as a bare text.
    rows = [] if value is None else [value] if isinstance(value, str) else value
    if not isinstance(rows, list):
        raise TypeError("no list")
    # No file name has a NUL, and looking for such a file raises an error.
    return tuple(row for row in rows if isinstance(row, str) and "\0" not in row)


def _bytes_of(value: object) -> QByteArray:
    if not isinstance(value, QByteArray):
        raise TypeError("no bytes")
    return value


def whole(least: int = _LEAST, most: int = _MOST) -> Codec[int]:
    """Return the codec of integers; a value outside the bounds becomes the nearest one within."""

    def decode(value: object) -> int:
        # In Python True is an int too, but as a number it is an error in the file.
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise TypeError("no whole number")
        return min(most, max(least, int(value)))

    return SingleCodec(decode, str)


def choice(values: type[_E]) -> Codec[_E]:
    """Return the codec of the members of an enum whose values are texts."""
    return SingleCodec(lambda value: values(text_of(value)), lambda member: str(member.value))


FLAG: Codec[bool] = SingleCodec(_flag_of, lambda value: "true" if value else "false")
TEXT: Codec[str] = SingleCodec(text_of, str)
TEXTS: Codec[tuple[str, ...]] = SingleCodec(_texts_of, list)
BYTES: Codec[QByteArray] = SingleCodec(_bytes_of, lambda value: value)


# Codecs of the parts of a game


def _fraction_of(value: object) -> Fraction:
    text = text_of(value)
    # "1e999999999" is a valid number too, which Fraction would take too long to expand.
    if len(text) > _LONGEST_FRACTION or "e" in text.lower():
        raise ValueError("no number of points")
    return Fraction(text)


def _ruleset_of(value: object) -> Ruleset:
    ruleset = from_text(text_of(value))
    if ruleset is None:
        raise ValueError("no ruleset")
    return ruleset


def _customs_of(value: object) -> tuple[Ruleset, ...]:
    """Return the user's rulesets, without those that are invalid."""
    found = (from_text(text) for text in _texts_of(value))
    made = [ruleset for ruleset in found if ruleset is not None and ruleset.key == CUSTOM_KEY]
    return tuple(ruleset for ruleset in made if ruleset.sgf_name)


def _time_of(value: object) -> TimeControl:
    main, _, overtime = text_of(value).partition(";")
    return (read_control(main, overtime or None) if main else None) or NoClock()


def _time_text(control: TimeControl) -> str:
    main, overtime = control_texts(control)
    return f"{main or ''};{overtime or ''}" if main else ""


def _new_game(black_time: TimeControl, white_time: TimeControl, **choices: Any) -> NewGame:  # noqa: ANN401 - as GroupCodec has them
    # Both sides have such a clock or neither: an hourglass gives its time to the other side.
    for kind in (NoClock, Hourglass):
        if isinstance(black_time, kind) is not isinstance(white_time, kind):
            black_time = white_time = NoClock()
    game = NewGame(black_time=black_time, white_time=white_time, **choices)
    if not game.is_possible:
        raise ValueError("no game that can be played")
    return game


TIME: Codec[TimeControl] = SingleCodec(_time_of, _time_text)
_CUSTOMS: Codec[tuple[Ruleset, ...]] = SingleCodec(
    _customs_of, lambda rulesets: [to_text(ruleset) for ruleset in rulesets]
)
_NUMBERING: Codec[Numbering] = GroupCodec(
    Numbering, {"kind": ("", choice(NumberingKind)), "count": ("_count", whole(least=1))}
)
_SIZE: Codec[BoardSize] = GroupCodec(BoardSize, {"columns": ("columns", whole()), "rows": ("rows", whole())})
NEW_GAME: Codec[NewGame] = GroupCodec(
    _new_game,
    {
        "size": ("", _SIZE),
        "ruleset": ("rules", SingleCodec(_ruleset_of, to_text)),
        "komi": ("komi", SingleCodec(_fraction_of, str)),
        "handicap": ("handicap", whole()),
        "is_free": ("free", FLAG),
        "has_start_stones": ("start_stones", FLAG),
        "goal": ("goal", whole()),
        "has_cross": ("cross", FLAG),
        "black_name": ("black", TEXT),
        "white_name": ("white", TEXT),
        "black_rank": ("black_rank", TEXT),
        "white_rank": ("white_rank", TEXT),
        "black_time": ("black_time", TIME),
        "white_time": ("white_time", TIME),
    },
)


# The table of settings

_SETTING = "setting"


def stored(key: str, default: _T, codec: Codec[_T]) -> _T:
    """Return a field of `Settings` with its form in the file; mypy sees it as its default."""
    return field(default=default, metadata={_SETTING: Setting(key, default, codec)})


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of the user.

    `theme` is 'system' or the name of a theme, `language` '' or a code, `panel_width` in pixels (0: from the size of
    the window), `text_size` in percent. `custom_rulesets` are those that the user made; each holds its name.
    `numbering` is the way of numbering moves while `help_numbers` is on; it holds no node. `play_interval` is the time
    in milliseconds for which each position is shown while a record plays by itself.
    """

    theme: str = stored("look/theme", SYSTEM, TEXT)
    language: str = stored("look/language", "", TEXT)
    board_set: BoardSet = stored("board/set", BoardSet.OF_THEME, choice(BoardSet))
    coordinates: bool = stored("board/coordinates", True, FLAG)
    natural_placement: bool = stored("board/natural", True, FLAG)
    # Without a stored value it follows the desktop (SettingsHub.follow_motion).
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
    new_game: NewGame = stored("new/", NewGame(), NEW_GAME)
    recent: tuple[str, ...] = stored("recent", (), TEXTS)
    custom_rulesets: tuple[Ruleset, ...] = stored("rules/custom", (), _CUSTOMS)
    play_interval: int = stored("review/interval", 1000, whole(least=1))

    def with_recent(self, path: str) -> Settings:
        """Return the same settings with this file as the most recent one; a name that is not valid text is left out."""
        if not is_text(path):
            return self
        rest = tuple(p for p in self.recent if p != path)
        return replace(self, recent=(path, *rest)[:MAX_RECENT])

    def without_recent(self, path: str) -> Settings:
        """Return the same settings without this file among the recent ones."""
        return replace(self, recent=tuple(p for p in self.recent if p != path))


_TABLE: Mapping[str, Setting[Any]] = {each.name: each.metadata[_SETTING] for each in fields(Settings)}
_NAMES: Mapping[str, str] = {setting.key: name for name, setting in _TABLE.items()}
# The user's own words: names and ranks of players, names of rulesets, of files.
_PRIVATE = frozenset(
    {"new/black", "new/white", "new/black_rank", "new/white_rank", "new/rules", "recent", "rules/custom"}
)


def setting_of(name: str) -> Setting[Any]:
    """Return the setting of a field of `Settings`."""
    return _TABLE[name]


def public_values(settings: Settings) -> dict[str, str]:
    """Return the changed values in their form in the file, without those that name a person or a file."""
    at_first, found = Settings(), dict[str, str]()
    for name, setting in _TABLE.items():
        before = setting.codec.write(setting.key, getattr(at_first, name))
        for key, value in setting.codec.write(setting.key, getattr(settings, name)).items():
            if value != before.get(key) and key not in _PRIVATE:
                found[key] = str(value)
    return found


_GEOMETRY = Setting("window/geometry", QByteArray(), BYTES)
_STATE = Setting("window/state", QByteArray(), BYTES)


# The file, and the settings shared by all windows


class _Stored:
    """The values in a file, and the keys of the invalid ones."""

    def __init__(self, store: QSettings) -> None:
        self._store = store
        self.unread: set[str] = set()

    def __call__(self, key: str) -> object:
        if not self._store.contains(key):
            raise NothingStored(key)
        return self._store.value(key)


def _is_damaged(path: Path) -> bool:
    """Return whether the file has bytes that no program writes into settings, and that Qt would skip."""
    try:
        return bool(path.exists() and _NEVER_WRITTEN.search(read_file(path)))
    except UnreadableFile:
        return True


class SettingsStore:
    """The settings in one file; unchanged values are not written.

    A file that cannot be read, or has an invalid value, is kept under another name beside its replacement; `put_aside`
    records this until the user has been informed.
    """

    def __init__(self, qsettings: QSettings) -> None:
        self._store = qsettings
        self.put_aside: list[UnusableFile] = []

    @classmethod
    def of_user(cls, name: str) -> SettingsStore:
        """Return the settings of this user for the program of this name, whatever is in the place of the file."""
        scope = (QSettings.Format.IniFormat, QSettings.Scope.UserScope, name)
        # Reading a pipe in that place would block, so the path is taken from settings of another name, and examined
        # before anything is read.
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
        """The folder of the settings and of the files kept beside them."""
        return Path(self._store.fileName()).parent

    @property
    def is_kept(self) -> bool:
        """True if the file can be written, so that settings outlive the program."""
        return self._store.isWritable()

    def read(self, setting: Setting[_T]) -> _T:
        """Return the stored value of a setting; its default if that is missing or invalid."""
        stored_values = _Stored(self._store)
        value = setting.read(stored_values)
        if stored_values.unread:
            self._renew(Path(self._store.fileName()), stored_values.unread)
        return value

    def _renew(self, path: Path, unread: Collection[str] = ()) -> None:
        """Put the file aside, and write its readable values to a new one."""
        self._store.sync()
        kept = {key: self._store.value(key) for key in self._store.allKeys()}
        # Only the first state is the user's own: a later one was written here from what was readable.
        if os.path.lexists(path) and not self.put_aside:
            self.put_aside.append(put_aside(path))
        self._store.clear()
        for key, value in kept.items():
            # A group such as `new/` is invalid as a whole, if its values do not fit together.
            if not any(key == bad or (bad[-1] == "/" and key.startswith(bad)) for bad in unread):
                self._store.setValue(key, value)
        self._store.sync()

    def has(self, key: str) -> bool:
        """Return whether a value is stored under a key."""
        return self._store.contains(key)

    def write(self, setting: Setting[_T], value: _T) -> None:
        """Store a value, by writing those of its keys that have changed."""
        for key, part in setting.codec.write(setting.key, value).items():
            if not self._store.contains(key) or self._store.value(key) != part:
                self._store.setValue(key, part)

    def forget(self, setting: Setting[Any]) -> None:
        """Remove the stored value of a setting."""
        for key in setting.codec.write(setting.key, setting.default):
            self._store.remove(key)

    def load(self) -> Settings:
        """Return the stored settings, with the default of each field that is missing or invalid."""
        return Settings(**{name: self.read(setting) for name, setting in _TABLE.items()})

    def save(self, settings: Settings, before: Settings | None = None) -> None:
        """Store all settings, or only those that differ from `before`.

        With `before`, changes that another running program has stored are kept.
        """
        for name, setting in _TABLE.items():
            value = getattr(settings, name)
            if before is None or value != getattr(before, name):
                self.write(setting, value)

    def load_layout(self) -> tuple[QByteArray, QByteArray]:
        """Return the stored geometry and state of the window; both are empty at the first start."""
        return self.read(_GEOMETRY), self.read(_STATE)

    def save_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Store the geometry and state of the window."""
        self.write(_GEOMETRY, geometry)
        self.write(_STATE, state)


class SettingsHub(QObject):
    """The settings in force, shared by all windows and stored at each change.

    Since no window has settings of its own, none overwrites a change by another, such as a recent file. Signal:
    `changed(Settings)` after each change from any window, also by `store_value`.
    """

    changed = Signal(object)

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = store.load()
        self._has_motion = True
        # The values read by features, by key.
        self._values: dict[str, object] = {}

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    @property
    def store(self) -> SettingsStore:
        """The store, for data kept beside the settings: places in files, their encodings."""
        return self._store

    def change(self, settings: Settings) -> None:
        """Set other settings, store them and emit `changed`."""
        if settings != self._settings:
            before, self._settings = self._settings, settings
            self._store.save(settings, before)
            self.changed.emit(settings)

    def follow_motion(self, has_motion: bool) -> None:
        """Set motion as the desktop asks, unless the user has chosen it here."""
        self._has_motion = has_motion
        if not self._store.has(_TABLE["motion"].key) and has_motion is not self._settings.motion:
            self._settings = replace(self._settings, motion=has_motion)
            self.changed.emit(self._settings)

    def value(self, setting: Setting[_T]) -> _T:
        """Return the value in force of a setting of `Settings` or of a feature."""
        if setting.key in _NAMES:
            return cast(_T, getattr(self._settings, _NAMES[setting.key]))
        if setting.key not in self._values:
            self._values[setting.key] = self._store.read(setting)
        return cast(_T, self._values[setting.key])

    def store_value(self, setting: Setting[_T], value: _T) -> None:
        """Set a setting of `Settings` or of a feature, store it and emit `changed`."""
        if setting.key in _NAMES:
            changed: dict[str, Any] = {_NAMES[setting.key]: value}
            self.change(replace(self._settings, **changed))
        elif value != self.value(setting):
            self._values[setting.key] = value
            self._store.write(setting, value)
            self.changed.emit(self._settings)

    def usual(self, setting: Setting[_T]) -> _T:
        """Return the value of a setting that was never chosen: its default, or for motion that of the desktop."""
        return cast(_T, self._has_motion) if setting is _TABLE["motion"] else setting.default

    def put_back(self, setting: Setting[_T]) -> None:
        """Remove the stored value of a setting, as if it had never been chosen, and emit `changed`."""
        usual = self.usual(setting)
        if setting.key in _NAMES:
            back: dict[str, Any] = {_NAMES[setting.key]: usual}
            self._settings = replace(self._settings, **back)
        else:
            self._values[setting.key] = usual
        self._store.forget(setting)
        self.changed.emit(self._settings)

    def load_layout(self) -> tuple[QByteArray, QByteArray]:
        """Return the geometry and state of the window that was closed last."""
        return self._store.load_layout()

    def save_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Store the geometry and state of a window that closes."""
        self._store.save_layout(geometry, state)


# Values stored for each file

MOST = 100
"""The number of files whose last position and encoding are stored."""

_ROWS: Setting[tuple[str, ...]] = Setting("places", (), TEXTS)


def is_text(path: str | Path) -> bool:
    """Return whether a file name is valid text; on Unix it may have bytes that are not.

    Qt drops such bytes, and the rest may be the name of another file.
    """
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return True


class PlaceStore:
    """A text for each of the last hundred files, kept in the settings."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store

    def place_of(self, path: str) -> str:
        """Return the stored place of a file, or ''."""
        return self._all().get(path, "")

    def keep(self, path: str, place: str) -> None:
        """Store the place of a file, or remove it if it is ''; the file becomes the latest.

        A file whose name is not valid text is not stored.
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
