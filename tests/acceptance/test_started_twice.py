"""A record that another running program shows comes to the front there, and opens nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from goboard_app.app.files import document
from goboard_app.app.files.document import FileClaim, bring_to_front, is_claimed

_ROOT = Path(__file__).parents[2]
GAME = "(;GM[1]SZ[9]PB[Hana]PW[Tomás];B[ee];W[cc])"


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    folders = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return os.environ | {"QT_QPA_PLATFORM": "offscreen", **folders}


@contextmanager
def running(home: dict[str, str], *what: str) -> Iterator[subprocess.Popen[str]]:
    """A program that has come so far; it is ended afterwards."""
    code = [sys.executable, "-m", "tests.support.front_child", *what]
    program = subprocess.Popen(code, cwd=_ROOT, env=home, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        yield program
    finally:
        program.kill()
        program.wait()


def start(home: dict[str, str], *paths: Path) -> int:
    """Start the program once more; it ends by itself where it has nothing to show."""
    code = [sys.executable, "-m", "goboard_app", *map(str, paths)]
    return subprocess.run(code, cwd=_ROOT, env=home, timeout=60, check=False).returncode


def test_a_record_that_is_open_comes_to_the_front(home: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    with running(home, "show", str(path)) as first:
        assert start(home, path) == 0
        assert first.communicate(timeout=30)[0] == "front True\n"


def test_another_name_of_it_leads_there_too(home: dict[str, str], tmp_path: Path) -> None:
    path, link = tmp_path / "game.sgf", tmp_path / "link.sgf"
    path.write_text(GAME)
    link.symlink_to(path)
    with running(home, "show", str(path)) as first:
        assert start(home, link) == 0
        assert first.communicate(timeout=30)[0] == "front True\n"


def test_the_game_that_is_kept_unfinished_comes_to_the_front(
    home: dict[str, str], tmp_path: Path
) -> None:
    with running(home, "play") as first:
        unfinished = tmp_path / "XDG_DATA_HOME" / "goboard" / "goboard" / "unfinished.sgf"
        assert unfinished.exists()
        assert start(home, unfinished) == 0
        assert first.communicate(timeout=30)[0] == "front True\n"


def test_a_program_that_does_not_answer_is_not_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.setattr(document, "ANSWER_S", 0.05)
    path, locks = tmp_path / "game.sgf", tmp_path / "locks"
    claim = FileClaim(locks)
    assert claim.take(path)
    assert is_claimed(locks, path)
    # Nothing turns its event loop meanwhile.
    assert not bring_to_front(locks, path)
    assert not list(locks.glob("*.front"))
    claim.release()
    assert not is_claimed(locks, path)
