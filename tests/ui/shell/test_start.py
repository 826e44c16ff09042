"""The start loads the modules of the first picture, and little else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from goboard_app.ui.features import FEATURES

MOST_MODULES = 110 + 2 * len(FEATURES)
"""The modules that every window needs, and of each feature its package and its rows in the menus. Each of them
costs the start about half a millisecond. Before another one is added, look whether one of those
that are loaded could wait until it is used."""

MOST_DATACLASSES = 42
"""Each of them costs as much as a module, and three times as much as a NamedTuple."""

MOST_PATTERNS = 29
"""Patterns that are compiled while modules are loaded, a fifth of a millisecond each. Where speed
does not matter the pattern is a text: `re` compiles it when it is first used, and keeps it."""

NOT_YET = (
    *(
        "goboard_app.scoring.seki.analysis",
        "goboard_app.scoring.life",
        "goboard_app.scoring.traditions",
    ),
    *("goboard_app.lessons", "goboard_app.ui.paper", "goboard_app.session.position_search"),
    *("goboard_app.session.info", "goboard_app.session.current_count"),
    *("goboard_app.session.count_groups", "goboard_app.session.color_choice"),
    *("goboard_app.ui.players.keeping", "goboard_app.app.files.kept_games"),
    *("goboard_app.session.marks", "goboard_app.session.glossary"),
    *("goboard_app.app.manual", "goboard_app.ui.help.manual"),
    *("goboard_app.app.texts.count", "goboard_app.app.texts.warnings"),
    *("goboard_app.app.texts.new_game", "goboard_app.app.texts.clocks"),
    *("goboard_app.app.texts.rulesets", "goboard_app.app.texts.record"),
    *("goboard_app.app.texts.marks", "goboard_app.app.texts.glossary"),
    *("goboard_app.app.files.recent", "goboard_app.ui.widgets.cards"),
    *("goboard_app.record.compare", "goboard_app.record.search", "goboard_app.record.transform"),
    *("goboard_app.ui.play.questions", "goboard_app.ui.play.new_game", "goboard_app.ui.play.bell"),
    *("goboard_app.app.sounds", "miniaudio"),
    *("goboard_app.ui.play.asking", "goboard_app.ui.count.explainer", "goboard_app.ui.edit.marks"),
    *("goboard_app.ui.files.files", "goboard_app.ui.files.restore"),
    *("goboard_app.ui.rulesets.comparison", "goboard_app.ui.teach.table"),
    "goboard_app.ui.teach.lecture",
    *(
        "goboard_app.record.sgf.imports",
        "goboard_app.record.sgf.parser",
        "goboard_app.ui.board.render",
    ),
    *("goboard_app.ui.play.panel", "goboard_app.ui.play.result", "goboard_app.ui.review.panel"),
    "goboard_app.ui.widgets.moves_card",
    *("PySide6.QtSvg", "PySide6.QtPrintSupport", "PySide6.QtNetwork", "PIL", "chardet", "numpy"),
)
"""The modules that are loaded on first use only."""

NOT_EVEN_AT_THE_END = (
    *("goboard_app.app.texts.new_game", "goboard_app.session.color_choice"),
    *("goboard_app.app.texts.glossary", "goboard_app.session.glossary"),
    "goboard_app.ui.widgets.choices",
)
"""The modules that the panel of a new game does not need either."""

NO_CLASSES = ("QStyle", "QProcess", "QMessageBox", "QTabWidget", "QTreeWidget", "QCalendarWidget")
"""Classes of Qt that PySide makes when they are first named, or something could be one of them."""

_CODE = """
import re, sys
from dataclasses import is_dataclass
from goboard_app.main import _load_qt, main

patterns = []
compiled = re.compile

def noted(pattern, flags=0):
    if sys._getframe(1).f_globals["__name__"].startswith("goboard_app"):
        patterns.append(pattern)
    return compiled(pattern, flags)

re.compile = noted
_load_qt()
from goboard_app.ui import program
from tests.support import start_watch
from PySide6 import QtCore, QtWidgets

def tell():
    made = vars(QtWidgets) | vars(QtCore)
    print("modules", *sys.modules)
    print("made", *(name for name in {names!r} if name in made))
    print("patterns", len(patterns))
    ours = [(name, vars(m)) for name, m in sys.modules.items() if name.startswith("goboard_app")]
    kinds = [k for name, has in ours for k in has.values() if getattr(k, "__module__", "") == name]
    print("dataclasses", sum(isinstance(kind, type) and is_dataclass(kind) for kind in kinds))
    print("import", type(__import__).__name__, __import__.__name__)

start_watch.StartWatch.on_first_paint = staticmethod(tell)
start_watch.watch_next_start()
sys.exit(main([]))
"""

_WATCHED = """
import sys, time
from goboard_app.main import _load_qt, main

_load_qt()
from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QTimer
from goboard_app.ui.shell.services import STARTS
from tests.support.start_watch import StartWatch, watch_next_start

click = StartWatch._click

def tell(watch):
    window = watch._window
    page = window.page
    starts = window.context.service(STARTS)
    shown = page.panel._stack.currentWidget() if window.is_on_board else starts.page
    stones = page.board.picture.stones
    print("shown", type(shown).__name__, shown.isVisible(), len(stones) - stones.count(0))
    print("modules", *sys.modules)
    made = vars(QtWidgets) | vars(QtCore)
    print("made", *(name for name in {names!r} if name in made))
    click(watch)

StartWatch._click = tell
watch_next_start()
{more}
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The modules and classes loaded when the first board was on the screen."""
    code = _CODE.replace("{names!r}", repr(NO_CLASSES))
    return told(code, tmp_path_factory.mktemp("home"))


def watched(more: str = "") -> str:
    """Return the code of a start that reports the loaded parts at its end, before the click."""
    return _WATCHED.format(more=more, names=NO_CLASSES)


def told(code: str, home: Path, what: str = "new game", *files: Path) -> dict[str, list[str]]:
    """Run a start to its end; what was printed, by the first word of each line."""
    environment = os.environ | {
        "GOBOARD_BENCHMARK_FIRST_PAINT": what,
        "QT_QPA_PLATFORM": "offscreen",
        **dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), str(home)),
    }
    run = subprocess.run(
        [sys.executable, "-c", code, *map(str, files)],
        cwd=Path(__file__).resolve().parents[3],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    lines = [line.split() for line in run.stdout.splitlines()]
    return {words[0]: words[1:] for words in lines}


def test_few_modules_are_loaded(start: dict[str, list[str]]) -> None:
    ours = [name for name in start["modules"] if name.startswith("goboard_app")]
    assert "goboard_app.ui.board.view" in ours
    assert len(ours) <= MOST_MODULES


def test_few_dataclasses_are_made(start: dict[str, list[str]]) -> None:
    assert 1 < int(*start["dataclasses"]) <= MOST_DATACLASSES


def test_few_patterns_are_compiled(start: dict[str, list[str]]) -> None:
    assert 1 < int(*start["patterns"]) <= MOST_PATTERNS


@pytest.mark.parametrize("name", NOT_YET)
def test_later_modules_are_loaded_later(start: dict[str, list[str]], name: str) -> None:
    assert not [m for m in start["modules"] if m == name or m.startswith(f"{name}.")]


def test_no_unused_class_of_qt_is_made(start: dict[str, list[str]]) -> None:
    assert start["made"] == []


_RESTED = """
from goboard_app.main import _load_qt
_load_qt()
from PySide6 import QtGui, QtWidgets
from goboard_app.ui.shell.window import making_classes

before = vars(QtGui).keys() | vars(QtWidgets).keys()
steps = sum(1 for _ in making_classes())
made = vars(QtGui).keys() | vars(QtWidgets).keys()
print("before", *(name for name in {names!r} if name in before))
print("made", *(name for name in {names!r} if name in made))
print("steps", steps)
"""


def test_at_rest_the_classes_of_qt_are_made_one_by_one(tmp_path: Path) -> None:
    """Else all remaining ones are made at once in the middle of the first save."""
    names = ("QStyle", "QMessageBox", "QWizard", "QMovie")
    lines = told(_RESTED.format(names=names), tmp_path)
    assert lines["before"] == []
    assert lines["made"] == [*names]
    assert int(*lines["steps"]) > 500


_CLICKED = """
import atexit

import goboard_app.ui.shell.window as window_module

window_module.PAUSE_MS = 0
window_module.REST_MS = {rest_ms}

def tell_loaded(watch):
    if {rests} and watch._window._rest.is_busy:
        return  # It is asked again with the next pulse.
    before = set(sys.modules)
    ours = lambda: [n for n in sys.modules if n.startswith("goboard_app") and n not in before]
    atexit.register(lambda: print("loaded", *ours()))
    click(watch)

StartWatch._click = tell_loaded
"""


@pytest.mark.parametrize("rests", [True, False])
def test_a_window_that_rested_loads_nothing_with_the_first_click(tmp_path: Path, rests: bool) -> None:
    more = _CLICKED.format(rests=rests, rest_ms=0 if rests else 60_000)
    loaded = set(told(watched(more), tmp_path, "start page")["loaded"])
    # The desktop is asked for its motion a second after the start, independent of later acts.
    loaded.discard("goboard_app.app.motion")
    assert loaded == set() if rests else "goboard_app.ui.play.new_game" in loaded


def test_importing_reads_no_sources(start: dict[str, list[str]]) -> None:
    """The import that PySide puts in the place of Python's reads the source of each module."""
    assert start["import"] == ["builtin_function_or_method", "__import__"]


@pytest.mark.parametrize(
    ("what", "shown"),
    [
        ("start page", ["StartPage", "True", "0"]),
        ("new game", ["PlayPanel", "True", "0"]),
        ("file", ["ReviewPanel", "True", "2"]),
    ],
)
def test_start_ends_with_all_that_stays_and_a_click_acts(tmp_path: Path, what: str, shown: list[str]) -> None:
    file = tmp_path / "game.sgf"
    file.write_text("(;GM[1]FF[4]SZ[19];B[dd];W[pp])")
    lines = told(watched(), tmp_path, what, *([file] if what == "file" else []))
    assert lines["shown"] == shown
    assert "click" in lines


def test_new_game_loads_nothing_for_other_games(tmp_path: Path) -> None:
    loaded = told(watched(), tmp_path)["modules"]
    assert "goboard_app.ui.play.panel" in loaded
    assert not set(loaded) & set(NOT_EVEN_AT_THE_END)


def test_panel_of_a_new_game_makes_no_unused_class_of_qt(tmp_path: Path) -> None:
    """A viewport that is not found by its name, and a restyled part, would have it."""
    assert told(watched(), tmp_path)["made"] == []


LATE = 0.3
PAINTS_LATE = "lambda: window.page.board.viewport().update()"
COMPUTES_LATE = "lambda: sum(range(4_000_000))"


@pytest.mark.parametrize("work", [PAINTS_LATE, COMPUTES_LATE])
def test_start_is_not_over_before_late_work(tmp_path: Path, work: str) -> None:
    more = f"""
from PySide6.QtCore import Qt

begin = StartWatch._on_painted

def delayed(watch):
    is_first = not watch._is_painted
    begin(watch)
    if is_first:
        window = watch._window
        # A coarse timer may ring early.
        timer = QTimer(window, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect({work})
        timer.start({1000 * LATE:.0f})

StartWatch._on_painted = delayed
"""
    lines = told(watched(more), tmp_path)
    assert float(lines["start"][0]) - float(lines["first-paint"][0]) >= LATE
