"""A report contains facts to repair the program, and nothing of the user's names and files."""

from __future__ import annotations

import os
from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from goboard_app import __version__
from goboard_app.app.report import FailureLog, report_text, without_files
from goboard_app.app.settings import (
    TEXT,
    TEXTS,
    Settings,
    SettingsHub,
    SettingsStore,
    public_values,
)
from goboard_app.rules.catalogue import CHINESE
from goboard_app.session.new_game import NewGame

HOME = os.path.expanduser("~")


def failed(name: str) -> FileNotFoundError:
    try:
        Path(name).read_bytes()
    except FileNotFoundError as error:
        return error
    raise AssertionError(name)


@pytest.fixture
def hub(tmp_path: Path, qtbot: QtBot) -> SettingsHub:
    return SettingsHub(SettingsStore(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            '  File "/opt/x/lib/python3.11/site-packages/PIL/Image.py", line 5, in open',
            '  File "site-packages/PIL/Image.py", line 5, in open',
        ),
        (
            '  File "C:\\Users\\Anna\\goboard\\goboard_app\\main.py", line 5, in main',
            '  File "goboard_app\\main.py", line 5, in main',
        ),
        (
            "FileNotFoundError: [Errno 2] No such file: '/srv/Anna against Tom.sgf'",
            "FileNotFoundError: [Errno 2] No such file: '….sgf'",
        ),
        (f'OSError: "{HOME}/Anna\'s games"', 'OSError: "…"'),
        (f"cannot write {HOME}/Anna against Tom.sgf", "cannot write ~/…"),
        ("KeyError: 'Anna against Tom.SGF'", "KeyError: '….SGF'"),
        ("KeyError: 'SZ'", "KeyError: 'SZ'"),
        ("KeyError: 'anna'", "KeyError: '…'"),
        ("ValueError: no board size: 'Anna Berg'", "ValueError: no board size: '…'"),
        ("ValueError: no such name: 'Жанна'", "ValueError: no such name: '…'"),
        ("OSError: /srv/games/Anna against Tom.sgf is bad", "OSError: …"),
        ("OSError: C:\\Users\\Anna\\a.sgf is bad", "OSError: …"),
        ("OSError: file:///srv/Anna/a.sgf", "OSError: …"),
        ("PermissionError: denied: 'Anna-Tom.png'", "PermissionError: denied: '….png'"),
        ("PermissionError: denied: 'Anna-Tom.sgf~'", "PermissionError: denied: '…'"),
        (
            "TypeError: 'int' object is no 'str' or 'x'",
            "TypeError: 'int' object is no 'str' or 'x'",
        ),
        ("    share = first / last / 2 + len('a b')", "    share = first / last / 2 + len('a b')"),
    ],
)
def test_a_failure_names_no_file_of_the_user(line: str, told: str) -> None:
    assert without_files(line) == told


def test_a_report_tells_of_the_last_failure_in_full_and_of_earlier_ones_in_a_line(
    hub: SettingsHub, tmp_path: Path
) -> None:
    FailureLog(tmp_path).add(ValueError("the first one\nof two lines"))
    FailureLog(tmp_path).add(failed("/nowhere/Anna against Tom.sgf"))
    report = report_text(hub, FailureLog(tmp_path).entries())
    assert report.startswith(f"goboard {__version__}\nPython 3.")
    last, earlier = report.split("Last failure:")[1].split("Earlier failures:")
    assert "Traceback (most recent call last):" in last
    assert "No such file or directory: '….sgf'" in last
    assert earlier.strip().endswith(": of two lines")
    assert "Anna" not in report


def test_without_a_failure_a_report_says_so(hub: SettingsHub, tmp_path: Path) -> None:
    report = report_text(hub, FailureLog(tmp_path / "nowhere").entries())
    assert report.endswith("Settings: as at first\n\nLast failure: none\n")


def test_the_log_stays_small_and_keeps_the_last_failure(tmp_path: Path) -> None:
    log = FailureLog(tmp_path)
    for number in range(5):
        log.add(ValueError(f"{number}" * 90_000))
    assert (tmp_path / "failures.log").stat().st_size < 300_000
    assert log.entries()[-1].endswith("4" * 90_000)


def test_of_a_failure_without_end_the_beginning_is_kept(tmp_path: Path) -> None:
    log = FailureLog(tmp_path)
    log.add(ValueError("7" * 900_000))
    assert (tmp_path / "failures.log").stat().st_size < 300_000
    (entry,) = log.entries()
    assert "ValueError: 777" in entry


def test_a_log_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "failures.log").mkdir()
    log = FailureLog(tmp_path)
    assert log.add(ValueError("bad")).endswith("ValueError: bad")
    assert log.entries() == []


def test_a_log_with_strange_bytes_is_read(tmp_path: Path) -> None:
    (tmp_path / "failures.log").write_bytes(b"\xff\0\n=== then\nValueError: \xff\n")
    assert FailureLog(tmp_path).entries() == ["=== then\nValueError: \N{REPLACEMENT CHARACTER}"]


def test_a_truncated_log_is_reported(hub: SettingsHub, tmp_path: Path) -> None:
    (tmp_path / "failures.log").write_text("=== then\n=== later\nValueError: bad\n", "utf-8")
    FailureLog(tmp_path).add(ValueError("once\n=== more"))
    report = report_text(hub, FailureLog(tmp_path).entries())
    last, earlier = report.split("Last failure:")[1].split("Earlier failures:")
    assert "ValueError: once\n === more" in last
    assert earlier.split("\n") == ["", "then", "later: ValueError: bad", ""]


def test_settings_are_reported_without_names(hub: SettingsHub) -> None:
    game = NewGame(ruleset=CHINESE, komi=Fraction(23, 2), black_name="Anna", white_name="Tom")
    hub.change(replace(hub.settings, theme="dark", new_game=game, recent=("/home/anna/a.sgf",)))
    told = public_values(hub.settings)
    assert told["look/theme"] == "dark"
    assert told["new/komi"] == "23/2"
    report = report_text(hub, [])
    assert "look/theme = dark" in report
    assert not {"Anna", "Tom", "a.sgf"} & set(report.replace("/", " ").split())


def test_each_text_of_the_settings_is_known_to_contain_no_names() -> None:
    # A new text may be a name: say so in `_PRIVATE`, or here that it is none.
    settings = {field.name: field.metadata["setting"] for field in fields(Settings)}
    texts = {name for name, setting in settings.items() if setting.codec in (TEXT, TEXTS)}
    assert texts == {"theme", "language", "recent"}
    named = replace(Settings(), new_game=NewGame(black_name="x", white_name="x"), recent=("x",))
    assert public_values(named) == {}
