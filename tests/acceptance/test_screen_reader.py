"""The real program under a screen reader's bus: a game by keys, with its announcements."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from goboard_app.go.board import BoardSize, parse_point
from tests.support import games

ROOT = Path(__file__).resolve().parents[2]
CHILD = ROOT / "tests/support/screen_reader_child.py"
PYTHON = "/usr/bin/python3"
TOOLS = ("Xvfb", "xdotool", "dbus-run-session", PYTHON)
BUS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
NEEDED = "at-spi2-core, python3-gi, gir1.2-atspi-2.0, xvfb, xdotool, dbus"


def missing() -> str:
    """Return the requirements of these tests that this computer lacks; a screen reader needs most of them too."""
    gone = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not gone and subprocess.run([PYTHON, "-c", BUS], capture_output=True, check=False).returncode:
        gone = ["Atspi"]
    return f"no {', '.join(gone)} here (Debian: {NEEDED})" if gone else ""


@pytest.fixture(scope="module")
def screen() -> None:
    if reason := missing():
        pytest.skip(reason)


def walk(moves: str, start: str = "E5") -> list[list[str]]:
    """Walk by arrows from point to point, press Enter on each, and return the output."""
    size, at = BoardSize(9, 9), parse_point(start, BoardSize(9, 9))
    steps: list[list[str]] = []
    for name in moves.split():
        to = parse_point(name, size)
        across = ["Right" if to.col > at.col else "Left"] * abs(to.col - at.col)
        down = ["Down" if to.row > at.row else "Up"] * abs(to.row - at.row)
        steps.append(["keys", *across, *down, "Return"])
        at = to
    return steps


def hear(tmp_path: Path, steps: list[list[object]], *files: str) -> list[tuple[str, str]]:
    """Take these steps in the real program, and return the announcements."""
    script, out = tmp_path / "steps.json", tmp_path / "heard.json"
    script.write_text(json.dumps(steps), encoding="utf-8")
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
    environment = os.environ | dict.fromkeys(homes, str(tmp_path)) | {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(ROOT),
        "LC_ALL": "C.UTF-8",
    }  # fmt: skip
    reads, writes = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=(writes,),
        stderr=subprocess.DEVNULL,
    )
    try:
        os.close(writes)
        with os.fdopen(reads) as told:
            environment["DISPLAY"] = f":{told.readline().strip()}"
        program = (sys.executable, "-m", "goboard_app", *files)
        run = subprocess.run(
            ["dbus-run-session", "--", PYTHON, str(CHILD), str(script), str(out), *program],
            env=environment,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        assert run.returncode == 0, run.stderr[-3000:]
    finally:
        display.terminate()
        display.wait()
    return [(kind, text) for kind, text in json.loads(out.read_text(encoding="utf-8"))]


BEGIN: list[list[object]] = [
    ["until", "Tab", "9 × 9", 12],
    ["keys", "space"],
    ["hear", "text: Black"],
    ["keys", "Return"],
    ["hear", "Move 1."],
    # Where nothing was touched yet, the first arrow shows the keyboard in the middle.
    ["keys", "Up"],
]


def announced(heard: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [each for each in heard if each[0] in ("says", "interrupts")]


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
def test_a_game_by_keys_is_heard_to_the_count(tmp_path: Path) -> None:
    moves = games.MOVES.removesuffix(" pass pass")
    end: list[list[object]] = [
        ["keys", "Return"],
        ["cell", "A1"],
        ["keys", "p"],
        ["keys", "p"],
        ["hear", "is ahead"],
        ["keys", "ctrl+Return"],
        ["hear", "wins"],
        ["keys", "Escape"],
    ]
    heard = hear(tmp_path, [*BEGIN, *walk(moves), *end])
    # Each point that the arrows reach is read, in its place; the second move is beside it.
    points = [text for kind, text in heard if kind == "focus" and text.startswith("table cell: ")]
    assert [text.split(",")[0].split()[-1] for text in points[:3]] == ["E5", "F5", "E5"]
    assert ("cell", "A1, empty (8, 0)") in heard
    told = announced(heard)
    played = [f"{'White' if n % 2 else 'Black'} {name}." for n, name in enumerate(moves.split())]
    more = {19: " In atari: White A1.", 20: " 1 stone captured."}
    expected = [
        ("says", f"{move}{more.get(n, '')} {'Black' if n % 2 else 'White'} to play. Move {n + 2}.")
        for n, move in enumerate(played)
    ]
    assert told[: len(played) + 1] == [("says", "Black to play. Move 1."), *expected]
    refused = "A stone at A1 would have no liberty. Under these rules that is not allowed."
    passed = "White passed. Another pass stops the game. Black to play. Move 27."
    assert told[len(played) + 1 :][:3] == [
        ("interrupts", "There is already a stone at J9."),
        ("interrupts", refused),
        ("says", passed),
    ]
    rest = [text for _kind, text in told[len(played) + 4 :]]
    assert rest[0].startswith("Black passed. Which stones are dead?")
    assert [text for text in rest if "is ahead" in text] == [
        text for text in rest if text.endswith("Black is ahead by 1½.")
    ]
    assert rest[-2:] == ["Black wins by 1½. Now we count, step by step.", "Black wins by 1½."]


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
def test_the_leader_of_an_unfinished_game_is_not_announced(tmp_path: Path) -> None:
    steps = [["keys", "Return"], ["keys", "p"], ["keys", "p"], ["hear", "finished"]]
    told = announced(hear(tmp_path, [*BEGIN, *steps]))
    assert told[-1][0] == "interrupts"
    assert told[-1][1].endswith("This game does not look finished. Play on, or count as it is.")
    assert not [text for _kind, text in told if "ahead" in text]


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
def test_a_tree_is_heard_node_by_node(tmp_path: Path) -> None:
    record = tmp_path / "record.sgf"
    record.write_text("(;SZ[9]RU[Japanese];B[ee]C[One.](;W[dd];B[cc])(;W[gg];B[gc]))")
    steps: list[list[object]] = [
        ["until", "Tab", "Variations", 30],
        ["keys", "Home"],
        *(["keys", key] for key in ("Down", "Down", "Right")),
        ["cell", "Move 3, Black C7"],
    ]
    heard = hear(tmp_path, steps, str(record))
    first = heard.index(("focus", "tree: Variations"))
    assert heard[first + 1 :] == [
        ("focus", "table cell: Start"),
        ("focus", "table cell: Move 1, Black E5, 2 variations, comment"),
        ("focus", "table cell: Move 2, White D6, Variation 1 of 2"),
        ("focus", "table cell: Move 2, White G3, Variation 2 of 2"),
        ("cell", "Move 3, Black C7"),
        ("focus", "table cell: Move 3, Black C7"),
    ]
