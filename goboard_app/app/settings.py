"""Settings: what the program remembers between two runs, and the one place that knows QSettings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from PySide6.QtCore import QByteArray, QSettings

from goboard_app.app.places import PlaceStore
from goboard_app.clock.sgf_time import control_texts, read_control
from goboard_app.clock.time_control import NoClock, TimeControl
from goboard_app.go.point import BoardSize
from goboard_app.rules.custom import CUSTOM_KEY, from_text, to_text
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.numbering import FROM_START, Numbering, NumberingKind
from goboard_app.session.setup import NewGame

MAX_RECENT = 12
SYSTEM = "system"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the user may set. `theme` is 'system' or the name of a theme, `language` '' or a
    code, `panel_width` in pixels (0: as the window's size says), `text_size` in percent.
    `custom_rulesets` are those that the user made; each carries its name. `numbering` says how the
    moves are numbered where `help_numbers` is on; it carries no node. `export` is the last choice
    of an export, as `export_memory` writes it. `play_interval` is for how many milliseconds each
    position stays while a record plays by itself.
    """

    theme: str = SYSTEM
    language: str = ""
    coordinates: bool = True
    natural_placement: bool = True
    motion: bool = True
    show_count: bool = True
    system_font: bool = False
    text_size: int = 100
    help_liberties: bool = True
    help_atari: bool = True
    help_numbers: bool = False
    numbering: Numbering = FROM_START
    help_chains: bool = False
    help_areas: bool = False
    ask_self_atari: bool = False
    ask_own_eye: bool = False
    ask_pass: bool = False
    sounds: bool = True
    talk_put_back: bool = True
    panel_visible: bool = True
    panel_width: int = 0
    new_game: NewGame = field(default_factory=NewGame)
    recent: tuple[str, ...] = ()
    custom_rulesets: tuple[Ruleset, ...] = ()
    export: str = ""
    play_interval: int = 1000

    def with_recent(self, path: str) -> Settings:
        """The same with this file as the most recent one."""
        rest = tuple(p for p in self.recent if p != path)
        return replace(self, recent=(path, *rest)[:MAX_RECENT])

    def without_recent(self, path: str) -> Settings:
        """The same without this file among the recent ones."""
        return replace(self, recent=tuple(p for p in self.recent if p != path))


class SettingsStore:
    """Reads and writes Settings, and the layout of the window, in one file of settings."""

    def __init__(self, qsettings: QSettings) -> None:
        self._store = qsettings

    def load(self) -> Settings:
        """What was stored last, defaults for what is missing or makes no sense."""
        default = Settings()
        return Settings(
            theme=self._text("look/theme", default.theme),
            language=self._text("look/language", default.language),
            coordinates=self._flag("board/coordinates", default.coordinates),
            natural_placement=self._flag("board/natural", default.natural_placement),
            motion=self._flag("board/motion", default.motion),
            show_count=self._flag("count/show", default.show_count),
            system_font=self._flag("look/system_font", default.system_font),
            text_size=min(200, max(85, self._number("look/text_size", default.text_size))),
            help_liberties=self._flag("help/liberties", default.help_liberties),
            help_atari=self._flag("help/atari", default.help_atari),
            help_numbers=self._flag("help/numbers", default.help_numbers),
            numbering=self._load_numbering(),
            help_chains=self._flag("help/chains", default.help_chains),
            help_areas=self._flag("help/areas", default.help_areas),
            ask_self_atari=self._flag("ask/self_atari", default.ask_self_atari),
            ask_own_eye=self._flag("ask/own_eye", default.ask_own_eye),
            ask_pass=self._flag("ask/pass", default.ask_pass),
            sounds=self._flag("clock/sounds", default.sounds),
            talk_put_back=self._flag("lesson/put_back", default.talk_put_back),
            panel_visible=self._flag("window/panel", default.panel_visible),
            panel_width=self._number("window/panel_width", default.panel_width),
            new_game=self._load_new_game(),
            recent=self._texts("recent"),
            custom_rulesets=self._load_custom_rulesets(),
            export=self._text("export", ""),
            play_interval=self._number("review/interval", default.play_interval),
        )

    def save(self, settings: Settings) -> None:
        """Store all of it."""
        values: dict[str, object] = {
            "look/theme": settings.theme,
            "look/language": settings.language,
            "board/coordinates": settings.coordinates,
            "board/natural": settings.natural_placement,
            "board/motion": settings.motion,
            "count/show": settings.show_count,
            "look/system_font": settings.system_font,
            "look/text_size": settings.text_size,
            "help/liberties": settings.help_liberties,
            "help/atari": settings.help_atari,
            "help/numbers": settings.help_numbers,
            "help/numbering": settings.numbering.kind.value,
            "help/numbering_count": settings.numbering.count,
            "help/chains": settings.help_chains,
            "help/areas": settings.help_areas,
            "ask/self_atari": settings.ask_self_atari,
            "ask/own_eye": settings.ask_own_eye,
            "ask/pass": settings.ask_pass,
            "clock/sounds": settings.sounds,
            "lesson/put_back": settings.talk_put_back,
            "window/panel": settings.panel_visible,
            "window/panel_width": settings.panel_width,
            "recent": list(settings.recent),
            "export": settings.export,
            "review/interval": settings.play_interval,
            "rules/custom": [to_text(ruleset) for ruleset in settings.custom_rulesets],
        }
        game = settings.new_game
        values |= {
            "new/columns": game.size.columns,
            "new/rows": game.size.rows,
            "new/rules": to_text(game.ruleset),
            "new/komi": str(game.komi),
            "new/handicap": game.handicap,
            "new/free": game.is_free,
            "new/start_stones": game.has_start_stones,
            "new/goal": game.goal,
            "new/cross": game.has_cross,
            "new/black": game.black_name,
            "new/white": game.white_name,
            "new/black_time": _time_text(game.black_time),
            "new/white_time": _time_text(game.white_time),
        }
        for key, stored in values.items():
            self._store.setValue(key, stored)

    @property
    def places(self) -> PlaceStore:
        """Where the records that were open lately were left."""
        return PlaceStore(self._store)

    def load_layout(self) -> tuple[QByteArray, QByteArray]:
        """Geometry and state of the window as they were left; empty at the very first start."""
        return self._bytes("window/geometry"), self._bytes("window/state")

    def save_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Store geometry and state of the window."""
        self._store.setValue("window/geometry", geometry)
        self._store.setValue("window/state", state)

    def _load_numbering(self) -> Numbering:
        kinds = {kind.value: kind for kind in NumberingKind}
        kind = kinds.get(self._text("help/numbering", ""), FROM_START.kind)
        return Numbering(kind, max(1, self._number("help/numbering_count", FROM_START.count)))

    def load_encodings(self) -> tuple[str, ...]:
        """What `app.chosen_encodings` stored last."""
        return self._texts("encodings")

    def save_encodings(self, lines: Sequence[str]) -> None:
        """Store it, a line for each file."""
        self._store.setValue("encodings", list(lines))

    def _load_new_game(self) -> NewGame:
        default = NewGame()
        ruleset = from_text(self._text("new/rules", default.ruleset.key))
        try:
            game = NewGame(
                size=BoardSize(
                    self._number("new/columns", default.size.columns),
                    self._number("new/rows", default.size.rows),
                ),
                ruleset=ruleset or default.ruleset,
                komi=Fraction(self._text("new/komi", str(default.komi))),
                handicap=self._number("new/handicap", default.handicap),
                is_free=self._flag("new/free", default.is_free),
                black_name=self._text("new/black", ""),
                white_name=self._text("new/white", ""),
                black_time=self._time("new/black_time"),
                white_time=self._time("new/white_time"),
                has_start_stones=self._flag("new/start_stones", default.has_start_stones),
                goal=self._number("new/goal", default.goal),
                has_cross=self._flag("new/cross", default.has_cross),
            )
        except (ValueError, ZeroDivisionError):
            return default
        return game if game.is_possible else default

    def _load_custom_rulesets(self) -> tuple[Ruleset, ...]:
        """The user's rulesets; whatever cannot be read, or is none, is left out."""
        found = (from_text(text) for text in self._texts("rules/custom"))
        made = [ruleset for ruleset in found if ruleset is not None and ruleset.key == CUSTOM_KEY]
        return tuple(ruleset for ruleset in made if ruleset.sgf_name)

    def _texts(self, key: str) -> tuple[str, ...]:
        value = self._store.value(key)
        # An INI file gives back a list of one as a bare text.
        if isinstance(value, str):
            return (value,)
        return tuple(str(v) for v in value) if isinstance(value, list) else ()

    def _time(self, key: str) -> TimeControl:
        main, _, overtime = self._text(key, "").partition(";")
        return (read_control(main, overtime or None) if main else None) or NoClock()

    def _text(self, key: str, default: str) -> str:
        return str(self._store.value(key, default, type=str))

    def _flag(self, key: str, default: bool) -> bool:
        return bool(self._store.value(key, default, type=bool))

    def _number(self, key: str, default: int) -> int:
        value = self._store.value(key, default)
        try:
            return int(str(value))
        except ValueError:
            return default

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()


def _time_text(control: TimeControl) -> str:
    main, overtime = control_texts(control)
    return f"{main or ''};{overtime or ''}" if main else ""
