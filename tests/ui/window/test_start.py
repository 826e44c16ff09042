"""The start loads what the first picture needs, and little else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

MOST_MODULES = 230
"""Each of them costs the start about half a millisecond. Before another one is added, look whether
one of those that are loaded could wait until it is used."""

NOT_YET = (
    *("goboard_app.scoring.seki.analysis", "goboard_app.scoring.life", "goboard_app.scoring.story"),
    *("goboard_app.lessons", "goboard_app.ui.paper", "goboard_app.session.finding"),
    *("goboard_app.session.doubts", "goboard_app.session.dame"),
    *("goboard_app.app.texts.groups", "goboard_app.app.texts.warnings"),
    *("goboard_app.record.reading", "goboard_app.record.sgf_reader", "goboard_app.ui.board.render"),
    *("goboard_app.ui.panels.play_panel", "goboard_app.ui.panels.review_panel"),
    *("PySide6.QtSvg", "PySide6.QtPrintSupport", "PySide6.QtNetwork", "PIL", "chardet"),
)
"""What has to wait until it is used."""

NO_CLASSES = ("QStyle", "QProcess", "QMessageBox", "QTabWidget", "QTreeWidget", "QCalendarWidget")
"""Classes of Qt that PySide makes when they are first named, or something could be one of them."""

_CODE = """
import sys
from goboard_app.main import _load_qt, main

_load_qt()
from goboard_app.ui.window import program
from PySide6 import QtCore, QtWidgets

def tell(watch):
    made = vars(QtWidgets) | vars(QtCore)
    print("modules", *sys.modules)
    print("made", *(name for name in {names!r} if name in made))
    print("import", type(__import__).__name__, __import__.__name__)
    QtWidgets.QApplication.quit()

program._FirstPaint._tell = tell
sys.exit(main([]))
"""


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What was there when the first board was on the screen."""
    home = str(tmp_path_factory.mktemp("home"))
    environment = os.environ | {
        "GOBOARD_BENCHMARK_FIRST_PAINT": "1",
        "QT_QPA_PLATFORM": "offscreen",
        **dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home),
    }
    run = subprocess.run(
        [sys.executable, "-c", _CODE.replace("{names!r}", repr(NO_CLASSES))],
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
    assert "goboard_app.ui.board.board_view" in ours
    assert len(ours) <= MOST_MODULES


@pytest.mark.parametrize("name", NOT_YET)
def test_what_is_used_later_is_loaded_later(start: dict[str, list[str]], name: str) -> None:
    assert not [m for m in start["modules"] if m == name or m.startswith(f"{name}.")]


def test_no_class_of_qt_is_made_in_vain(start: dict[str, list[str]]) -> None:
    assert start["made"] == []


def test_importing_reads_no_sources(start: dict[str, list[str]]) -> None:
    """The import that PySide puts in the place of Python's reads the source of each module."""
    assert start["import"] == ["builtin_function_or_method", "__import__"]
