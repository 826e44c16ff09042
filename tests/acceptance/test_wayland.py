"""The program under Wayland itself, in Weston: without a screen, and on one with a pointer."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("weston") is None, reason="weston is not installed"),
]

ROOT = Path(__file__).parents[2]
GAME = "(;GM[1]SZ[9]PB[Hana]PW[Tomás];B[ee];W[cc])"
SIZE = (1280, 800)
PATIENCE = 30.0


def wait_for(claim: Callable[[], object], what: str) -> None:
    """Ask again and again, up to a deadline."""
    deadline = time.monotonic() + PATIENCE
    while not claim():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The folders for everything that the program and the compositor keep."""
    gone = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    home = {name: value for name, value in os.environ.items() if name not in gone}
    home |= {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    with TemporaryDirectory(prefix="goboard-") as folder:
        yield home | {"XDG_RUNTIME_DIR": folder}


@contextmanager
def process(home: dict[str, str], log: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as said:
        running = subprocess.Popen(words, cwd=ROOT, env=home, stdout=said, stderr=said)
        try:
            yield running
        finally:
            running.terminate()
            running.wait()


@contextmanager
def compositor(home: dict[str, str], folder: Path, backend: str) -> Iterator[dict[str, str]]:
    """Run a compositor with one screen and provide the environment of its clients."""
    width, height = map(str, SIZE)
    options = [f"--width={width}", f"--height={height}", "--idle-time=0", "--no-config"]
    words = ["weston", f"--backend={backend}-backend.so", "--socket=way", *options]
    with process(home, folder / "weston.log", *words):
        wait_for((Path(home["XDG_RUNTIME_DIR"]) / "way").exists, "the compositor")
        shown = {name: value for name, value in home.items() if name != "DISPLAY"}
        yield shown | {"WAYLAND_DISPLAY": "way", "WAYLAND_DEBUG": "1"}


def warnings_in(log: str) -> list[str]:
    """Return the lines of the output that are no messages of the protocol."""
    return [line for line in log.splitlines() if not re.match(r"\[[\d. ]+\]", line)]


def test_acts_of_x11_alone_do_no_harm(home: dict[str, str], tmp_path: Path) -> None:
    paths = [tmp_path / "a.sgf", tmp_path / "b.sgf"]
    for path in paths:
        path.write_text(GAME)
    for _start in ("the first one", "the one that opens the windows again"):
        with compositor(home, tmp_path, "headless") as there:
            code = [sys.executable, "-m", "tests.support.wayland_child", *map(str, paths)]
            run = subprocess.run(code, cwd=ROOT, env=there, capture_output=True, text=True, timeout=60)
        assert warnings_in(run.stderr) == []
        assert run.stdout.splitlines() == [
            "platform wayland org.goboard.goboard",
            "windows a.sgf b.sgf",
            "dialog True",
            "arrange False",
            "left 0",
        ]
        assert 'set_app_id("goboard")' in run.stderr
        assert 'set_title("a.sgf – goboard")' in run.stderr


def test_a_second_start_opens_its_file_in_the_first(home: dict[str, str], tmp_path: Path) -> None:
    (path := tmp_path / "game.sgf").write_text(GAME)
    log = tmp_path / "program.log"
    command = [sys.executable, "-m", "goboard_app"]
    with compositor(home, tmp_path, "headless") as there, process(there, log, *command):
        wait_for(lambda: "set_title" in log.read_text(), "the window")
        code = subprocess.run([*command, str(path)], cwd=ROOT, env=there, timeout=60).returncode
        assert code == 0
        wait_for(lambda: 'set_title("game.sgf – goboard")' in log.read_text(), "the record")
    assert warnings_in(log.read_text()) == []


def popups_in(log: Path) -> list[tuple[int, ...]]:
    """Return the places and sizes that the compositor gave to menus, relative to their window."""
    found = re.findall(r" xdg_popup@\d+\.configure\(([-\d]+), ([-\d]+), (\d+), (\d+)\)", log.read_text())
    return [tuple(map(int, place)) for place in found]


def closed(log: Path) -> int:
    """Return the number of menus that were closed."""
    return len(re.findall(r"xdg_popup@\d+\.destroy\(\)", log.read_text()))


@contextmanager
def screen(home: dict[str, str], folder: Path) -> Iterator[dict[str, str]]:
    """Run a virtual X screen for the compositor, with a pointer."""
    number = folder / "number"
    number.touch()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    with number.open("wb") as told:
        words = ["Xvfb", "-displayfd", str(told.fileno()), "-screen", "0", size]
        running = subprocess.Popen(words, pass_fds=[told.fileno()], stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: number.read_text().endswith("\n"), "the screen")
        yield home | {"DISPLAY": f":{number.read_text().strip()}"}
    finally:
        running.terminate()
        running.wait()


@pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
    reason="Xvfb or xdotool is not installed",
)
def test_menus_open_at_the_pointer(home: dict[str, str], tmp_path: Path) -> None:
    (path := tmp_path / "game.sgf").write_text(GAME)
    log = tmp_path / "program.log"
    command = [sys.executable, "-m", "goboard_app", str(path)]
    with (
        screen(home, tmp_path) as seen,
        compositor(seen, tmp_path, "x11") as there,
        process(there, log, *command),
    ):
        wait_for(lambda: "game.sgf" in log.read_text(), "the record")

        def point(x: int, *then: str) -> bool:
            words = ["mousemove", str(x), "400", *then]
            subprocess.run(["xdotool", *words], env=seen, check=True)
            return re.search(r"wl_pointer@\d+\.enter\(", log.read_text()) is not None

        # Until the compositor has given the pointer to the window.
        wait_for(lambda: point(299) or point(300), "the pointer")
        for number, x in enumerate((300, 500), 1):
            point(x - 1)
            point(x, "click", "3")
            wait_for(lambda number=number: len(popups_in(log)) == number, "a menu")
            point(x, "key", "Escape")
            wait_for(lambda number=number: closed(log) == number, "the end of the menu")
    assert warnings_in(log.read_text()) == []
    first, second = popups_in(log)
    # Beside the point of the board that is meant, which is up to half a cell away.
    assert abs(second[0] - first[0] - 200) < 40
    assert second[1] == first[1]
    assert second[2:] == first[2:]
