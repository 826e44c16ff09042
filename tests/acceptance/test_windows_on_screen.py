"""New windows of the program lie wholly on a real screen, with the frames of a window manager."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings

from goboard_app.app.settings import Settings, SettingsStore

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("Xvfb", "xdotool", "xwininfo", "xprop", "openbox")
SCREEN = QRect(0, 0, 1280, 800)
PATIENCE_S = 30.0

pytestmark = [pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed") for name in NEEDED]


@pytest.fixture
def environment(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A screen with a window manager, and folders of the program's own."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    assert number, "the virtual screen did not start"
    (tmp_path / "run").mkdir(mode=0o700)
    made = {
        **{"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)},
        **{"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "XDG_RUNTIME_DIR": str(tmp_path / "run")},
        **{f"XDG_{kind.upper()}_HOME": str(tmp_path / kind) for kind in ("config", "data", "cache", "state")},
    }
    store = QSettings(str(tmp_path / "config/goboard/goboard.ini"), QSettings.Format.IniFormat)
    SettingsStore(store).save(Settings(theme="light", language="en", motion=False))
    store.sync()
    quiet = subprocess.DEVNULL
    manager = subprocess.Popen(["openbox"], env=made, stdout=quiet, stderr=quiet)
    yield made
    for process in (manager, server):
        process.terminate()
        process.wait()


def output(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    return done.stdout


def frames(environment: dict[str, str]) -> list[QRect]:
    """Return the rectangles of the visible windows of the program, with their frames."""
    found = []
    for window in output(environment, "xdotool", "search", "--onlyvisible", "--name", "goboard").split():
        about = output(environment, "xwininfo", "-id", window)
        keys = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        values = [re.search(rf"{key}:\s+(-?\d+)", about) for key in keys]
        around = re.findall(r"\d+", output(environment, "xprop", "-id", window, "_NET_FRAME_EXTENTS").partition("=")[2])
        if all(values) and len(around) == 4:
            x, y, wide, high = (int(value[1]) for value in values if value)
            left, right, top, bottom = map(int, around)
            found.append(QRect(x, y, wide, high).adjusted(-left, -top, right, bottom))
    return found


def wait_for(claim: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not claim():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.05)


def test_second_and_third_windows_are_wholly_on_the_screen(environment: dict[str, str]) -> None:
    program = subprocess.Popen([sys.executable, "-m", "goboard_app"], env=environment)
    try:
        for number in (1, 2, 3):
            if number > 1:
                output(environment, "xdotool", "key", "--clearmodifiers", "ctrl+shift+n")
            wait_for(lambda: len(frames(environment)) == number, f"window {number}")  # noqa: B023
            wait_for(lambda: all(map(SCREEN.contains, frames(environment))), "windows on the screen")
            # The window has the keyboard before the next key comes.
            time.sleep(1)
        places = frames(environment)
        assert all(map(SCREEN.contains, places))
        assert len({(place.x(), place.y()) for place in places}) == 3
    finally:
        program.terminate()
        program.wait()
