"""A program that is killed while the games of its file are arranged: the next one restores them."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from goboard_app.record.sgf.parser import read_sgf
from tests.support.desk import Desk, Desks
from tests.support.parts import parts
from tests.support.waiting import wait_until

ROOT = Path(__file__).parents[2]
CHILD = ROOT / "tests" / "support" / "collection_child.py"
GAMES = tuple(f"(;SZ[9]PB[{name}]RE[B+R];B[ee] ;W[cc])" for name in ("Ada", "Bo", "Cy", "Di"))

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")


def arrange_and_kill(folder: Path, seed: int) -> tuple[dict[int, str], int]:
    """Return the games after each change that was made, and the last change that was acknowledged."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(CHILD), str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"ready\n"
        said = b""
        # Killed at any moment once something was acknowledged.
        while b"kept" not in said:
            said += child.stdout.readline()
        time.sleep(random.Random(seed).uniform(0.0, 0.6))
        child.send_signal(signal.SIGKILL)
        said += child.stdout.read()
    assert child.returncode == -signal.SIGKILL
    text = said.decode()
    states = {int(n): names for n, names in re.findall(r"^did (\d+) (\S+)\n", text, re.MULTILINE)}
    return states, max(int(n) for n in re.findall(r"^kept (\d+)\n", text, re.MULTILINE))


def order(desk: Desk) -> str:
    return ",".join(game.session.info.black_name for game in desk.controller.collection.games)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_games_are_restored_as_they_were_arranged(desks: Desks, seed: int) -> None:
    path = desks.folder / "game.sgf"
    original = "\r\n".join(GAMES).encode()
    path.write_bytes(original)
    states, kept = arrange_and_kill(desks.folder, seed)
    assert path.read_bytes() == original
    desk = desks.make()
    card = desk.parts.restores.card
    assert card is not None
    wait_until(card.isVisible)
    assert "game.sgf" in card.sentence.text()
    desk.press(card.restore_button)
    restored = order(desk)
    assert restored in {names for number, names in states.items() if number >= kept}
    assert desk.window.isWindowModified()
    assert desk.documents.path == path
    desk.menu("save")
    saved = read_sgf(path.read_bytes())
    assert ",".join(tree.root.text("PB") or "" for tree in saved.games) == restored
    assert not saved.findings
    assert not list((desks.folder / "data" / "journal").glob("*.journal"))


def test_rearranged_games_are_restored_after_a_crash(desks: Desks) -> None:
    desk = desks.make()
    desk.open("\r\n".join(GAMES))
    desk.menu("games")
    dialog = desk.parts.collection.dialog
    assert dialog is not None
    dialog.select([desk.controller.trees[0]])
    desk.press(dialog.down)
    dialog.select([desk.controller.trees[3]])
    desk.press(dialog.remove)
    desk.parts.collection.loader.load(desk.sgf("(;SZ[9]PB[Eva];B[aa])", "more.sgf"))
    wait_until(lambda: order(desk) == "Bo,Ada,Cy,Eva")
    journal = desk.documents.journaling
    wait_until(lambda: journal.revision == desk.documents.revision)
    desks.crash(desk)
    later = desks.make()
    card = parts(later.window).restores.card
    assert card is not None
    assert "3 change" in card.sentence.text()
    later.press(card.restore_button)
    assert order(later) == "Bo,Ada,Cy,Eva"
    later.menu("save")
    assert (later.folder / "game.sgf").read_bytes().decode() == "\r\n".join(
        (GAMES[1], GAMES[0], GAMES[2], "(;SZ[9]PB[Eva];B[aa])")
    )
