"""A second start hands its files to the program that runs, which comes to the front."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from goboard_app.app import instance
from goboard_app.app.instance import FileClaim, bring_to_front, is_claimed
from goboard_app.app.texts.program import does_not_answer

_ROOT = Path(__file__).parents[2]
GAME = "(;GM[1]SZ[9]PB[Hana]PW[Tomás];B[ee];W[cc])"

SECOND = """
import sys
import goboard_app
goboard_app.__version__ = sys.argv.pop(1) or goboard_app.__version__
from goboard_app.main import _load_qt, main
_load_qt()
from goboard_app.app import instance, jobs
from goboard_app.ui.program import Program

def run(program):
    strip = program.windows.all[0].window.context.strip
    names = [item.window.name for item in program.windows.all]
    print(*names, strip.sentence.text() if strip.isVisible() else "", sep="|")
    program._instance.release()
    return 0

instance.ANSWER_MS = 1000
# A busy machine has its file read as well before the windows are told.
jobs.AT_ONCE_S = 30.0
Program.run = run
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    folders = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return os.environ | {"QT_QPA_PLATFORM": "offscreen", **folders}


@contextmanager
def running(home: dict[str, str], *what: str) -> Iterator[subprocess.Popen[str]]:
    """Start a program up to this stage, and end it afterwards."""
    code = [sys.executable, "-m", "tests.support.front_child", *what]
    program = subprocess.Popen(code, cwd=_ROOT, env=home, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        yield program
    finally:
        program.kill()
        program.communicate()


def start(home: dict[str, str], *paths: Path) -> int:
    """Start the program once more; it ends by itself where it has nothing to show."""
    code = [sys.executable, "-m", "goboard_app", *map(str, paths)]
    return subprocess.run(code, cwd=_ROOT, env=home, timeout=60, check=False).returncode


def opened_here(home: dict[str, str], *words: str, version: str = "") -> str:
    """Start the program once more: its windows and its strip, "" where another one took it all."""
    code = [sys.executable, "-c", SECOND, version, *words]
    run = subprocess.run(code, cwd=_ROOT, env=home, timeout=60, check=True, capture_output=True, text=True)
    return run.stdout.strip()


def said(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline()


def test_a_record_that_is_open_comes_to_the_front(home: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    with running(home, "show", str(path)) as first:
        assert start(home, path) == 0
        assert said(first) == "front True\n"


def test_another_name_of_it_leads_there_too(home: dict[str, str], tmp_path: Path) -> None:
    path, link = tmp_path / "game.sgf", tmp_path / "link.sgf"
    path.write_text(GAME)
    link.symlink_to(path)
    with running(home, "show", str(path)) as first:
        assert start(home, link) == 0
        assert said(first) == "front True\n"


def test_the_game_that_is_kept_unfinished_comes_to_the_front(home: dict[str, str], tmp_path: Path) -> None:
    with running(home, "play") as first:
        unfinished = tmp_path / "XDG_DATA_HOME" / "goboard" / "goboard" / "unfinished.sgf"
        assert unfinished.exists()
        assert start(home, unfinished) == 0
        assert said(first) == "front True\n"


# Files that are open nowhere yet


def test_a_file_opens_on_the_start_page_of_the_program_that_runs(home: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "game.sgf").write_text(GAME)
    with running(home, "show") as first:
        # Named from where the second one was started.
        code = [sys.executable, "-m", "goboard_app", "game.sgf"]
        there = home | {"PYTHONPATH": str(_ROOT)}
        assert subprocess.run(code, cwd=tmp_path, env=there, timeout=60, check=False).returncode == 0
        assert (said(first), said(first)) == ("front True\n", "windows game.sgf\n")


def test_files_open_beside_a_record_and_one_that_is_there_comes_to_the_front(
    home: dict[str, str], tmp_path: Path
) -> None:
    paths = [tmp_path / name for name in ("a.sgf", "b.sgf", "c.sgf")]
    for path in paths:
        path.write_text(GAME)
    with running(home, "show", str(paths[0])) as first:
        assert start(home, *paths) == 0
        assert (said(first), said(first)) == ("front True\n", "windows a.sgf b.sgf c.sgf\n")


# Programs of their own


@pytest.fixture(scope="module")
def home_in_use(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The folders in which a program runs."""
    folder = tmp_path_factory.mktemp("home")
    folders = {name: str(folder / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    home = os.environ | {"QT_QPA_PLATFORM": "offscreen", **folders}
    with running(home, "show"):
        yield home


def test_a_start_without_files_opens_nothing_more(home_in_use: dict[str, str]) -> None:
    assert opened_here(home_in_use) == ""


def test_another_program_is_there_when_asked_for(home_in_use: dict[str, str]) -> None:
    assert opened_here(home_in_use, "--new") == "goboard|"


def test_no_other_program_opens_beside_one_that_is_locked_for_pupils(home: dict[str, str], tmp_path: Path) -> None:
    lesson = tmp_path / "lesson.sgf"
    lesson.write_text("(;SZ[5]AB[bb]AW[cc]C[@screen\nWhere is B4?\n@task points B4])", encoding="utf-8")
    with running(home, "lock", str(lesson)):
        # It would show what pupils may not see, and take files away from the one that is locked.
        assert opened_here(home, "--new", str(lesson)) == ""
        # A program with other data has nothing to do with it.
        assert opened_here(home | {"XDG_DATA_HOME": str(tmp_path / "else")}, "--new") == "goboard|"


@pytest.mark.parametrize("name", ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "DISPLAY"])
def test_other_folders_and_screens_have_a_program_of_their_own(
    home_in_use: dict[str, str], tmp_path: Path, name: str
) -> None:
    assert opened_here(home_in_use | {name: str(tmp_path)}) == "goboard|"


def test_another_version_is_a_program_of_its_own(home_in_use: dict[str, str]) -> None:
    assert opened_here(home_in_use, version="0.0.1") == "goboard|"


# Programs that do not answer


def test_after_a_kill_the_next_start_is_on_its_own(home: dict[str, str], tmp_path: Path) -> None:
    (path := tmp_path / "game.sgf").write_text(GAME)
    with running(home, "show", str(path)):
        pass
    assert opened_here(home, str(path)) == "game.sgf|"
    with running(home, "show"):
        assert opened_here(home) == ""


def test_a_start_beside_a_stuck_program_says_so(home: dict[str, str], tmp_path: Path) -> None:
    (path := tmp_path / "game.sgf").write_text(GAME)
    with running(home, "show") as first:
        first.send_signal(signal.SIGSTOP)
        assert opened_here(home, str(path)) == f"game.sgf|{does_not_answer()}"


def test_a_program_that_does_not_answer_is_not_waited_for_long(
    home: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "ANSWER_MS", 50)
    (path := tmp_path / "game.sgf").write_text(GAME)
    locks = tmp_path / "XDG_DATA_HOME" / "goboard" / "goboard" / "locks"
    with running(home, "show", str(path)) as first:
        first.send_signal(signal.SIGSTOP)
        assert is_claimed(locks, path)
        assert not bring_to_front(locks, path)
    assert not is_claimed(locks, path)


def test_a_file_open_in_this_program_is_not_requested_elsewhere(tmp_path: Path, qapp: object) -> None:
    path, locks = tmp_path / "game.sgf", tmp_path / "locks"
    claim = FileClaim(locks)
    assert claim.take(path)
    assert is_claimed(locks, path)
    assert not bring_to_front(locks, path)
    claim.release()
    assert not is_claimed(locks, path)
