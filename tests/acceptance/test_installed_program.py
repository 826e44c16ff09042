"""The installed program on a virtual screen, driven from outside, judged by the files it leaves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget

from goboard_app.app.settings import Settings, SettingsStore
from goboard_app.ui.play.new_game import NewGameDialog
from tests.support.desk import Desk, Desks
from tests.support.parts import parts
from tests.support.records import SavedGame

PROGRAM = Path(sys.executable).parent / "goboard"
NEEDED = ("Xvfb", "xdotool")
WINDOW = (1280, 800)
PATIENCE = 20.0

pytestmark = [
    pytest.mark.skipif(not PROGRAM.exists(), reason="goboard is not installed beside Python"),
    *(pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed") for name in NEEDED),
]


def wait_for(claim: Callable[[], object], what: str) -> None:
    """Ask again and again, up to a deadline."""
    deadline = time.monotonic() + PATIENCE
    while not claim():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)


@dataclass
class Screen:
    """A virtual screen, and the program on it with folders of its own."""

    environment: dict[str, str]
    folder: Path
    program: subprocess.Popen[bytes] | None = None
    window: str = ""

    @property
    def unfinished(self) -> Path:
        found = list(self.folder.glob("data/**/unfinished.sgf"))
        return found[0] if found else self.folder / "data" / "none"

    def ask(self, *words: str) -> str:
        """Return the output of xdotool."""
        done = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def start(self, *arguments: str) -> None:
        """Start the program and wait for its window."""
        self.program = subprocess.Popen(
            [str(PROGRAM), *arguments],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        wait_for(lambda: self.find("goboard"), "the window")
        self.window = self.find("goboard")
        self.focus(self.window)

    def find(self, title: str) -> str:
        """Return the window whose title holds this text."""
        found = self.ask("search", "--onlyvisible", "--name", title).split()
        return found[-1] if found else ""

    def focus(self, window: str) -> None:
        """Focus a window directly, since there is no window manager to do it."""
        self.ask("windowfocus", "--sync", window)
        wait_for(lambda: self.ask("getwindowfocus") == window, "the keyboard")

    def click(self, x: int, y: int, window: str = "") -> None:
        self.ask("mousemove", "--window", window or self.window, str(x), str(y), "click", "1")

    def key(self, name: str) -> None:
        self.ask("key", "--clearmodifiers", name)

    def moves(self) -> str:
        """Return the moves of the game that is kept on disk."""
        try:
            return SavedGame.of(self.unfinished).moves
        except (OSError, ValueError):
            return ""

    def end(self) -> None:
        """End the program as a loss of power would."""
        if self.program is not None and self.program.poll() is None:
            self.program.kill()
            self.program.communicate()

    def leave(self) -> tuple[int, str]:
        """Quit by key; the exit code and what was said on stderr."""
        assert self.program is not None
        self.key("ctrl+q")
        _out, errors = self.program.communicate(timeout=PATIENCE)
        return self.program.returncode, errors.decode()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    folder = tmp_path / "screen"
    folder.mkdir()
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "1600x1000x24"] + ["-nolisten", "tcp"],
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    assert number, "the virtual screen did not start"
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "DISPLAY": f":{number}",
        "QT_QPA_PLATFORM": "xcb",
        "QT_SCALE_FACTOR": "1",
        "XDG_RUNTIME_DIR": str(folder / "run"),
    }
    for kind in ("config", "data", "cache", "state"):
        environment[f"XDG_{kind.upper()}_HOME"] = str(folder / kind)
    (folder / "run").mkdir(mode=0o700)
    made = Screen(environment, folder)
    store = QSettings(str(folder / "config/goboard/goboard.ini"), QSettings.Format.IniFormat)
    SettingsStore(store).save(Settings(theme="light", language="en", motion=False))
    store.sync()
    yield made
    made.end()
    server.terminate()
    server.wait()


@pytest.fixture
def twin(desks: Desks) -> Desk:
    """A window of the same size in this process: it knows where everything lies."""
    return desks.make(size=WINDOW)


def settle(twin: Desk) -> None:
    """Let the page take its final shape: the start page fits its parts after it is shown."""
    before = None
    button = parts(twin.window).starts.page.continue_button
    while before != (before := place_of(button, twin.window)):
        for _ in range(5):
            QApplication.processEvents()


def place_of(widget: QWidget, window: QWidget) -> tuple[int, int]:
    """Return the middle of a widget relative to the corner of its window."""
    point = widget.mapTo(window, widget.rect().center())
    return point.x(), point.y()


def begin(screen: Screen, twin: Desk) -> None:
    """Click the large tile of the start page, and the button of the dialog."""
    screen.start()
    screen.click(*place_of(parts(twin.window).starts.page.tiles[0], twin.window))
    wait_for(lambda: screen.find("^New game$"), "the dialog")
    dialog = screen.find("^New game$")
    screen.focus(dialog)
    screen.click(*start_button(twin), window=dialog)
    wait_for(lambda: not screen.find("^New game$"), "the dialog to close")
    wait_for(lambda: screen.find("Black – White"), "the game")
    screen.focus(screen.window)
    twin.start()


def start_button(twin: Desk) -> tuple[int, int]:
    """Return the place of the dialog's button."""
    places: list[tuple[int, int]] = []

    def look(dialog: NewGameDialog) -> None:
        places.append(place_of(dialog.start, dialog))
        dialog.reject()

    twin.dialogs.expect(NewGameDialog, look)
    twin.press(parts(twin.window).starts.page.tiles[0])
    return places[0]


def save(screen: Screen, path: Path) -> None:
    """Type a path into the system's dialog."""
    screen.key("ctrl+s")
    wait_for(lambda: screen.find("Save the game"), "the dialog")
    screen.focus(screen.find("Save the game"))
    screen.key("ctrl+a")
    screen.ask("type", "--delay", "1", str(path))
    screen.key("Return")
    wait_for(path.exists, "the file")
    screen.focus(screen.window)


def play(screen: Screen, twin: Desk, *names: str) -> None:
    """Click these points, each once the one before is on disk."""
    board = twin.page.board
    for name in names:
        before = screen.moves()
        place = board.viewport().mapTo(twin.window, board.position_of(twin.point(name)))
        screen.click(place.x(), place.y())
        wait_for(lambda before=before: screen.moves() != before, f"the stone at {name}")


# Two walls from edge to edge: a game that looks finished, so that nothing is asked at its end.
WALLS = [f"{column}{row}" for row in range(1, 10) for column in "EF"]


@pytest.mark.start_page
def test_a_game_is_played_counted_and_left(screen: Screen, twin: Desk) -> None:
    begin(screen, twin)
    play(screen, twin, *WALLS)
    moves = " ".join(WALLS)
    assert screen.moves() == moves
    screen.key("p")
    screen.key("p")
    moves += " pass pass"
    wait_for(lambda: screen.moves() == moves, "both passes")

    def has_agreed() -> bool:
        # Agreeing is possible only after the groups are read; none of them is dead.
        screen.key("ctrl+Return")
        # The finished game keeps itself in the folder of the players' book.
        return any("RE[" in path.read_text() for path in screen.folder.rglob("*.sgf"))

    wait_for(has_agreed, "the result on disk")
    path = screen.folder / "saved.sgf"
    save(screen, path)
    saved = SavedGame.of(path)
    assert saved.moves == moves
    assert saved.root("RE") == "B+1.5"
    assert screen.leave() == (0, "")
    assert not screen.unfinished.exists()


@pytest.mark.start_page
def test_a_game_that_is_left_waits_for_the_next_start(screen: Screen, twin: Desk) -> None:
    begin(screen, twin)
    play(screen, twin, "E5", "C3")
    assert screen.leave() == (0, "")
    # The twin has to have the same game waiting, to show the same page.
    twin.play("E5 C3")
    twin.menu("start_page")
    settle(twin)
    continue_button = place_of(parts(twin.window).starts.page.continue_button, twin.window)
    screen.start()
    screen.click(*continue_button)
    wait_for(lambda: screen.find("Black – White"), "the game")
    screen.focus(screen.window)
    play(screen, twin, "G7")
    assert screen.moves() == "E5 C3 G7"
    assert screen.leave() == (0, "")


@pytest.mark.start_page
def test_a_game_survives_the_end_of_the_program(screen: Screen, twin: Desk) -> None:
    begin(screen, twin)
    play(screen, twin, "E5", "C3")
    screen.end()
    assert screen.moves() == "E5 C3"


def test_a_record_named_on_the_command_line_opens(screen: Screen) -> None:
    path = screen.folder / "named.sgf"
    path.write_text("(;SZ[9]PB[Hana];B[ee];W[cc])")
    screen.start(str(path))
    wait_for(lambda: screen.find("named.sgf"), "the record")
    assert screen.leave() == (0, "")
