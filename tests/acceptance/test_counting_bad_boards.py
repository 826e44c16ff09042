"""Counting in the window: boards that no game ends with, and without the network."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel

from goboard_app import resource_path
from goboard_app.go.board import Point
from goboard_app.scoring.life import corrector
from goboard_app.scoring.proposal import Proposal, Reason
from tests.support import games, proposals
from tests.support.desk import Desk

WEIGHTS = "judgement/weights.npz"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def record(columns: int, rows: int, stone: Callable[[int, int], str]) -> str:
    """Return a record that sets up "B", "W" or nothing on each point."""
    found: dict[str, list[str]] = {"B": [], "W": [], "": []}
    for y in range(rows):
        for x in range(columns):
            found[stone(x, y)].append(f"[{LETTERS[x]}{LETTERS[y]}]")
    stones = "".join(f"A{color}{''.join(found[color])}" for color in "BW" if found[color])
    return f"(;GM[1]FF[4]SZ[{columns}:{rows}]RU[Chinese]KM[0]{stones})"


BOARDS = {
    "one empty point": record(1, 1, lambda x, y: ""),
    "one stone": record(1, 1, lambda x, y: "B"),
    "two points": record(1, 2, lambda x, y: "" if y else "W"),
    "four stones": record(2, 2, lambda x, y: "BW"[(x + y) % 2]),
    "a row": record(1, 12, lambda x, y: ("B", "W", "", "")[y % 4]),
    "full": record(9, 9, lambda x, y: "B"),
    "full by turns": record(9, 9, lambda x, y: "BW"[(x + y) % 2]),
    "all but one": record(9, 9, lambda x, y: "B" if x or y else ""),
    "huge and full": record(52, 52, lambda x, y: "BW"[x // 26]),
    "huge and empty": record(52, 52, lambda x, y: ""),
}


def check_counted(desk: Desk) -> Proposal:
    """Check that the panel shows a count of the board at hand; return what was proposed for it."""
    counting = desk.session.counting
    assert counting is not None
    assert desk.panel.count.isVisible()
    found = desk.controller.reader.known(counting.position)
    assert found is not None, "the reading has ended with an answer"
    judged = frozenset[Point]().union(*(group.stones for group in found.groups))
    assert judged == frozenset(counting.position.size) - counting.position.points(None)
    assert abs(counting.count().margin) <= counting.position.size.area
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_that_no_game_ends_with_can_be_counted(desk: Desk, name: str) -> None:
    desk.open(BOARDS[name])
    desk.menu("count")
    check_counted(desk)


def write_nothing(path: Path) -> None:
    """Leave the weights out."""


def write_damaged(path: Path) -> None:
    """Write the weights with a part in the middle gone."""
    whole = resource_path(WEIGHTS).read_bytes()
    middle = len(whole) // 2
    path.write_bytes(whole[:middle] + whole[middle + 200 :])


def write_other_version(path: Path) -> None:
    """Write layers of other names."""
    np.savez(path, layer_1=np.zeros((4, 4), np.float32))


@pytest.fixture(params=[write_nothing, write_damaged, write_other_version])
def without_network(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A program whose weights cannot be read."""
    resources = tmp_path / "resources"
    (resources / WEIGHTS).parent.mkdir(parents=True)
    request.param(resources / WEIGHTS)
    monkeypatch.setattr(corrector, "resource_path", resources.joinpath)
    monkeypatch.setattr(proposals, "KNOWN", {})
    corrector.shipped_network.cache_clear()
    assert corrector.shipped_network() is None
    yield
    corrector.shipped_network.cache_clear()


@pytest.mark.usefixtures("without_network")
def test_a_game_is_counted_without_the_network(desk: Desk) -> None:
    desk.start()
    desk.play(games.MOVES)
    found = check_counted(desk)
    assert found.groups
    assert Reason.EXPERIENCE not in {group.reason for group in found.groups}


IN_DOUBT = """\
O....O...
...XXX...
..XO.OXX.
..OXOXXOO
..OX...O.
.OOXOXXOO
.XXX.XOX.
.....XOXO
.O.X.O..."""
LACKING = "A file of the program is missing or damaged, so more groups than usual are not clear."


def count_in_doubt(desk: Desk) -> None:
    """Count a board with a group that the network is asked about."""
    rows = IN_DOUBT.splitlines()
    desk.open(record(9, 9, lambda x, y: {"X": "B", "O": "W"}.get(rows[y][x], "")))
    desk.menu("count")
    desk.count_as_it_stands()


def lines_of(desk: Desk) -> list[str]:
    """Return the texts that the panel of the count shows."""
    return [each.text() for each in desk.panel.count.findChildren(QLabel) if each.isVisible()]


@pytest.mark.usefixtures("without_network")
def test_the_panel_says_once_that_the_network_is_missing(desk: Desk) -> None:
    count_in_doubt(desk)
    assert lines_of(desk).count(LACKING) == 1
    # A recount says no more.
    desk.click("B9")
    assert lines_of(desk).count(LACKING) == 1


def test_with_the_network_the_panel_says_nothing_of_it(desk: Desk) -> None:
    count_in_doubt(desk)
    assert LACKING not in lines_of(desk)
