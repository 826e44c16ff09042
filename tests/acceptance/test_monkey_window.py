"""Random input in the window leaves one owner of the board and a consistent record."""

from collections.abc import Callable

import pytest

from goboard_app.go.board import BoardSize
from tests.support.desk import Desk, answer_files
from tests.support.window_monkey import WindowMonkey

COMMENTED = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[19]RU[Japanese]KM[6.5]PB[Ann]PW[Ben]C[One.];B[pd]C[Two stones?]"
    ";W[dp](;B[dd]N[Corner];W[pp]LB[pp:A]TR[dd];B[nq]HO[1](;W[qn]C[One more.])(;W[lq];B[qo]))"
    "(;B[cd];W[qp]C[Stone.](;B[fq])(;B[ep];W[eo];B[fp])))"
)
COLLECTION = (
    "(;GM[1]FF[4]SZ[9]RU[Japanese]PB[Ada]PW[Bo]RE[B+R];B[ee];W[cc];B[gc]C[One.];W[];B[])\n"
    "(;GM[1]FF[4]SZ[9]RU[Chinese]HA[2]AB[gc][cg];W[ee];B[eg](;W[ge])(;W[ce]C[Two.]))\n"
    "(;GM[1]FF[4]SZ[5]RU[AGA]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de]PL[W];W[];B[])\n"
)
LESSON = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]GN[Ladders]AB[ee]AW[ed]PL[W]C[@screen\nOne.])"
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]AB[cc]C[@screen\nTwo.\n@task play\n@hint Look.]"
    ";W[gg](;B[gc]C[@screen\nThree.];W[cg];B[cd])(;B[gd]BM[1]C[No.]))\n"
)


def begin_empty(desk: Desk) -> None:
    desk.sgf(COLLECTION, "start.sgf")
    desk.start(size=BoardSize(9, 9))


def begin_commented(desk: Desk) -> None:
    desk.open(COMMENTED, "start.sgf")


def begin_collection(desk: Desk) -> None:
    desk.open(COLLECTION, "start.sgf")


def begin_lesson(desk: Desk) -> None:
    desk.open(LESSON, "start.sgf")
    assert desk.panel.isVisible()
    desk.menu("table")


STEPS = {"quick": 60, "fuzz": 125}
"""Acts of a walk; four of them are 240 acts in the test command, and 160 of them 20,000 under fuzz."""
BEGINNINGS = (begin_empty, begin_commented, begin_collection, begin_lesson)


def walk(desk: Desk, patch: pytest.MonkeyPatch, begin: Callable[[Desk], None], seed: int, steps: int) -> None:
    """Walk; the message of a failure says what was done, and which seed walks that way again."""
    other = desk.sgf(LESSON, "other.sgf")
    answer_files(patch.setattr, other, desk.folder / "saved.sgf")
    begin(desk)
    assert desk.panel.isVisible()
    monkey = WindowMonkey(desk, desk.folder / "start.sgf", seed)
    try:
        monkey.walk(steps)
    except BaseException as error:
        acts = "\n".join(monkey.steps[-40:])
        raise AssertionError(f"{begin.__name__}, seed {seed}:\n{acts}\n{error!r}") from error


@pytest.mark.parametrize("begin", BEGINNINGS)
def test_the_board_always_has_one_owner(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, begin: Callable[[Desk], None]
) -> None:
    walk(desk, monkeypatch, begin, 1, STEPS["quick"])


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize("begin", BEGINNINGS)
def test_one_thing_has_the_board_for_long(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, begin: Callable[[Desk], None], seed: int
) -> None:
    walk(desk, monkeypatch, begin, seed, STEPS["fuzz"])
