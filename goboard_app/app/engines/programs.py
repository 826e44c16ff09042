"""Programs: engines that are installed or named by the user, and the way each of them is started."""

from __future__ import annotations

import json
import os
import site
import sysconfig
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from enum import Enum
from pathlib import Path

from goboard_app.app.engines.process import Launch, find_program
from goboard_app.app.settings import Setting, SingleCodec
from goboard_app.app.system import home_folder, working_folder
from goboard_app.engine.conversation import START_S, abilities_of
from goboard_app.engine.dialects import Perspective
from goboard_app.engine.engine import Ability
from goboard_app.engine.kata_json import ABILITIES

# The limits of the values read from settings: engines, and characters of a text.
_MOST = 50
# In characters and seconds: the settings may have been edited by hand.
_MOST_TEXT = 4_000
_LONGEST_START_S = 24 * 3600.0
_SPACE = " \t\r\n"


class Language(Enum):
    """The protocol of an engine."""

    GTP = "gtp"
    KATA_JSON = "kata-json"


@dataclass(frozen=True, slots=True)
class EngineProgram:
    """An engine that can be started. `arguments` are as the user writes them; see `split_words`.

    `command` is a path or a name in PATH. `commands` are those that the engine listed when it was last tried.
    `takes_rules` marks GNU Go, which gets the rules when it starts. `start_s` is the longest start in seconds.
    """

    key: str
    name: str
    command: str
    arguments: str = ""
    language: Language = Language.GTP
    perspective: Perspective = Perspective.TO_MOVE
    commands: tuple[str, ...] = ()
    takes_rules: bool = False
    is_found: bool = False
    start_s: float = START_S

    @property
    def abilities(self) -> Ability:
        """The abilities, as far as they are known."""
        if self.language is Language.KATA_JSON:
            return ABILITIES
        if not self.commands:
            return Ability.MOVE
        return abilities_of(self.commands)

    @property
    def path(self) -> str:
        """The command to start: a path, relative ones from the home folder, or a name."""
        command = os.path.expanduser(self.command)
        if not os.path.dirname(command):
            return command
        return os.path.join(os.path.expanduser("~"), command)

    def runs_in(self, folder: Path) -> str:
        """Return the working folder: `folder` for an engine that was found, or is a name in PATH."""
        if self.is_found or not os.path.dirname(self.path):
            return str(folder)
        return os.path.dirname(self.path)

    def launch(self, folder: Path) -> Launch:
        """Return the way to start it; raises ValueError if a quotation in the arguments is not closed.

        An engine that was found runs in `folder`; one that the user names by its path runs in its own folder, from
        which relative paths among its arguments start.
        """
        return Launch(
            program=self.path,
            arguments=split_words(self.arguments),
            folder=self.runs_in(folder),
            perspective=self.perspective,
            takes_rules=self.takes_rules,
            is_json=self.language is Language.KATA_JSON,
            start_s=self.start_s,
        )


class MissingPart(Enum):
    """The missing part of an installed engine."""

    NETWORK = "network"


def split_words(text: str) -> tuple[str, ...]:
    r"""Split a line of arguments at its spaces, except within quotes.

    No other character has a meaning, so that a Windows path needs no escapes, except `\"` within quotes and `~/` at the
    start of a word. Raises ValueError if a quotation is not closed.
    """
    words: list[str] = []
    word: list[str] | None = None
    quote = ""
    i = 0
    while i < len(text):
        letter = text[i]
        if quote and letter == "\\" and text[i + 1 : i + 2] == quote:
            (word := [] if word is None else word).append(quote)
            i += 1
        elif letter == quote:
            quote = ""
        elif quote:
            (word := [] if word is None else word).append(letter)
        elif letter in "\"'":
            quote, word = letter, [] if word is None else word
        elif letter in _SPACE:
            if word is not None:
                words.append("".join(word))
            word = None
        else:
            (word := [] if word is None else word).append(letter)
        i += 1
    if quote:
        raise ValueError("a quotation has no end")
    if word is not None:
        words.append("".join(word))
    return tuple(os.path.expanduser(w) if w.startswith("~/") else w for w in words)


def join_words(words: Iterable[str]) -> str:
    """Return a line of arguments from which `split_words` gives the words back."""
    return " ".join(map(_quoted, words))


def _quoted(word: str) -> str:
    if word and not any(letter in _SPACE or letter in "\"'" for letter in word):
        return word
    return '"' + word.replace('"', '\\"') + '"'


# Engines that the user named


def _programs_of(value: object) -> tuple[EngineProgram, ...]:
    rows = json.loads(str(value))
    if not isinstance(rows, list):
        raise TypeError("a list of engines is expected")
    return tuple(map(_program_of, rows[:_MOST]))


def _program_of(row: object) -> EngineProgram:
    if not isinstance(row, dict):
        raise TypeError("an engine is expected")
    key, name, command = (str(row[part])[:_MOST_TEXT] for part in ("key", "name", "command"))
    commands = row.get("commands", ())
    return EngineProgram(
        *(key, name, command),
        arguments=str(row.get("arguments", ""))[:_MOST_TEXT],
        language=Language(row.get("language", Language.GTP.value)),
        perspective=Perspective(row.get("perspective", Perspective.TO_MOVE.value)),
        commands=tuple(map(str, commands)) if isinstance(commands, list) else (),
        takes_rules=row.get("takes_rules") is True,
        start_s=min(_LONGEST_START_S, max(1.0, float(row.get("start_s", START_S)))),
    )


def _text_of(programs: tuple[EngineProgram, ...]) -> object:
    rows = [
        {
            name: value.value if isinstance(value, Enum) else value
            for name, value in asdict(program).items()
            # Only engines that the user named are stored.
            if name != "is_found"
        }
        for program in programs
    ]
    return json.dumps(rows)


PROGRAMS: Setting[tuple[EngineProgram, ...]] = Setting("engines/programs", (), SingleCodec(_programs_of, _text_of))
"""The engines that the user named."""


# Engines that are installed

# These are the commands assumed before the first start; then the engine's own list replaces them.
_GNUGO_COMMANDS = (
    *("boardsize", "clear_board", "komi", "play", "genmove", "undo", "level", "time_settings"),
    *("time_left", "set_free_handicap", "final_status_list"),
)
_PLAIN_COMMANDS = ("boardsize", "clear_board", "komi", "play", "genmove", "final_status_list")
_KATAGO_COMMANDS = (
    *_PLAIN_COMMANDS,
    *("undo", "set_free_handicap", "set_position", "rectangular_boardsize", "time_settings"),
    *("time_left", "kata-set-rules", "kata-set-rule", "kata-set-param", "kata-analyze"),
    *("lz-analyze", "kgs-rules"),
)
_PACHI_COMMANDS = (*_PLAIN_COMMANDS, "undo", "set_free_handicap", "kgs-rules", "lz-analyze")
_LEELAZ_COMMANDS = (*_PLAIN_COMMANDS, "undo", "set_free_handicap", "lz-analyze")

KATAGO_CONFIG = """# Written by goboard for a KataGo that has no settings of its own.
logToStderr = false
logAllGTPCommunication = false
logSearchInfo = false
allowResignation = true
resignThreshold = -0.95
resignConsecTurns = 5
maxVisits = 500
numSearchThreads = 4
lagBuffer = 1.0
"""
_CONFIG_FILE = "katago.cfg"


def installed(folder: Path) -> tuple[EngineProgram, ...]:
    """Return the engines that were found complete; `folder` is their working folder."""
    found = (_found(stem, folder) for stem in _KINDS)
    return tuple(program for program in found if isinstance(program, EngineProgram))


def lacking(folder: Path) -> tuple[tuple[str, MissingPart], ...]:
    """Return the names of engines that are installed but incomplete, and the missing part."""
    found = ((_NAMES[stem], _found(stem, folder)) for stem in _KINDS if stem in _NAMES)
    return tuple((name, made) for name, made in found if isinstance(made, MissingPart))


def proposed(key: str, path: str, folder: Path) -> EngineProgram:
    """Return the probable way to start a program that the user chose, from its file name."""
    name = Path(path).stem
    kind = next((stem for stem in _KINDS if name.lower().startswith(stem)), None)
    made = None if kind is None else _KINDS[kind](path, folder)
    if isinstance(made, EngineProgram):
        return replace(made, key=key, is_found=False)
    # Without a network the engine looks for one itself, and says where.
    arguments = {"katago": "gtp", "leelaz": "--gtp --noponder"}.get(kind or "", "")
    return EngineProgram(key, name, path, arguments)


def missing_part(path: str, folder: Path) -> tuple[str, MissingPart] | None:
    """Return the name and the missing part of a program that the user chose; None if it is complete or unknown."""
    name = Path(path).stem.lower()
    kind = next((stem for stem in _KINDS if name.startswith(stem)), None)
    made = None if kind is None else _KINDS[kind](path, folder)
    return (_NAMES[kind], made) if kind in _NAMES and isinstance(made, MissingPart) else None


def _found(stem: str, folder: Path) -> EngineProgram | MissingPart | None:
    path = find_program(stem)
    made = None if path is None else _KINDS[stem](path, folder)
    if stem == "katago" and not isinstance(made, EngineProgram):
        # KaTrain brings a KataGo with its network.
        for program in katrain_programs():
            of_katrain = _katago(program, folder)
            if isinstance(of_katrain, EngineProgram):
                return of_katrain
            made = made or of_katrain
    return made


def katrain_programs() -> list[str]:
    """Return the KataGo programs of KaTrain: those in its Python package, then those that it has downloaded."""
    home = home_folder()
    packages = [Path(sysconfig.get_path("purelib")), Path(site.getusersitepackages())]
    # Virtual environments of pipx, and packages of another Python.
    places = (
        (home, ".local/lib/python3*/site-packages"),
        (home, ".local/share/pipx/venvs/katrain/lib/python3*/site-packages"),
        (home, ".local/pipx/venvs/katrain/lib/python3*/site-packages"),
        (home, "pipx/venvs/katrain/Lib/site-packages"),
        (Path("/usr/local/lib"), "python3*/dist-packages"),
    )
    for folder, pattern in places:
        with suppress(OSError):
            packages += sorted(folder.glob(pattern), reverse=True)
    found: list[Path] = []
    for package in packages:
        found += [package / "katrain" / "KataGo" / name for name in ("katago", "katago.exe", "katago-osx")]
    with suppress(OSError):
        found += sorted((home / ".katrain").glob("katago*"), reverse=True)
    return [str(path) for path in dict.fromkeys(found) if path.is_file() and os.access(path, os.X_OK)]


def _gnugo(path: str, _folder: Path) -> EngineProgram:
    return EngineProgram(
        *("gnugo", "GNU Go", path, "--mode gtp --quiet"),
        commands=_GNUGO_COMMANDS,
        takes_rules=True,
        is_found=True,
    )


def _katago(path: str, folder: Path) -> EngineProgram | MissingPart:
    places = _places_of("katago", path, ".katago", ".katago/models", ".katrain", ".katrain/models")
    model = _first(places, ("default_model.bin.gz", "*.bin.gz", "*.txt.gz"))
    if model is None:
        return MissingPart.NETWORK
    config = _first(places, ("default_gtp.cfg", "gtp.cfg", "gtp_example.cfg", "*gtp*.cfg"))
    words = (
        *("gtp", "-model", str(model), "-config", str(config or folder / _CONFIG_FILE)),
        # The configuration may report values for either side, so the option makes it Black's.
        *("-override-config", "reportAnalysisWinratesAs=BLACK"),
    )
    return EngineProgram(
        *("katago", "KataGo", path, join_words(words)),
        perspective=Perspective.BLACK,
        commands=_KATAGO_COMMANDS,
        is_found=True,
    )


def _leelaz(path: str, _folder: Path) -> EngineProgram | MissingPart:
    places = _places_of("leela-zero", path, ".local/share/leela-zero")
    network = _first(places, ("best-network", "best-network.gz", "*.txt.gz", "*.gz"))
    if network is None:
        return MissingPart.NETWORK
    words = ("--gtp", "--noponder", "-w", str(network))
    return EngineProgram(
        *("leelaz", "Leela Zero", path, join_words(words)),
        commands=_LEELAZ_COMMANDS,
        is_found=True,
    )


def _pachi(path: str, _folder: Path) -> EngineProgram:
    return EngineProgram("pachi", "Pachi", path, commands=_PACHI_COMMANDS, is_found=True)


def _fuego(path: str, _folder: Path) -> EngineProgram:
    return EngineProgram("fuego", "Fuego", path, commands=_PLAIN_COMMANDS, is_found=True)


_KINDS: dict[str, Callable[[str, Path], EngineProgram | MissingPart]] = {
    "gnugo": _gnugo,
    "katago": _katago,
    "pachi": _pachi,
    "fuego": _fuego,
    "leelaz": _leelaz,
}
"""The known engines, by the names of their programs."""

_NAMES = {"katago": "KataGo", "leelaz": "Leela Zero"}
"""The names shown for engines that may be incomplete."""


def prepare(program: EngineProgram, folder: Path) -> Path:
    """Create the working folder of an engine and its configuration there; return it, or another one if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        config = folder / _CONFIG_FILE
        if str(config) in program.arguments and not config.exists():
            config.write_text(KATAGO_CONFIG, encoding="utf-8")
    except OSError:
        # The engine can run elsewhere unless its arguments name a file in the folder.
        return working_folder()
    return folder


def _places_of(name: str, program: str, *at_home: str) -> tuple[Path, ...]:
    # The command may be a link to the program's own folder.
    beside = Path(os.path.realpath(program)).parent
    home = home_folder()
    shared = ("/usr/share", "/usr/local/share", "/usr/share/games", "/opt", "/opt/homebrew/share")
    return (
        beside,
        *(beside / inner for inner in ("models", "networks")),
        # KaTrain has its networks there.
        beside.parent / "models",
        *(home / place for place in (*at_home, f".local/share/{name}", name)),
        *(Path(place) / name for place in shared),
    )


def _first(places: Iterable[Path], patterns: Sequence[str]) -> Path | None:
    """Return the first file that matches a pattern; the newest if a folder has several."""
    folders = [place for place in places if place.is_dir()]
    # The better name counts more than the nearer folder.
    for pattern in patterns:
        for folder in folders:
            try:
                # KataGo's networks that play as people do are no good for an analysis.
                found = [path for path in folder.glob(pattern) if path.is_file() and "human" not in path.name]
                if found:
                    return max(found, key=lambda path: path.stat().st_mtime)
            except OSError:
                continue
    return None
