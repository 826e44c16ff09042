"""The policy network judges boards together as alone, gives chances, and refuses what is no network."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from goboard_app import BLAS_THREADS, resource_path
from goboard_app.go.board import BoardSize, Color, parse_point
from goboard_app.go.position import CODES, Position, parse_diagram
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import View
from goboard_app.scoring.life.policy_network import PolicyNetwork, shipped_policy
from tests.support.networks import FIGHT

WEIGHTS = resource_path("policy/weights.npz")


def view(position: Position, last: tuple[int, ...] = (), ahead: float = -6.5) -> View:
    return View(position.size, QuickBoard.of(position), CODES[position.to_move], last, ahead)


def network() -> PolicyNetwork:
    found = shipped_policy()
    assert found is not None
    return found


def test_boards_judged_together_are_judged_as_alone() -> None:
    views = [view(FIGHT), view(Position.empty(BoardSize.square(7))), view(FIGHT, (3,), 20.5)]
    together = network().evaluate(views)
    for one, each in zip(views, together, strict=True):
        alone = network().evaluate([one])[0]
        assert np.allclose(alone.moves, each.moves, atol=1e-5)
        assert alone.lead == pytest.approx(each.lead, abs=1e-3)


def test_products_are_computed_in_one_thread() -> None:
    """Several threads for such small products wait for one another on a busy machine, ten times as long."""
    code = "import goboard_app.scoring.life.policy_network, os; print(os.environ['OPENBLAS_NUM_THREADS'])"
    environment = {name: value for name, value in os.environ.items() if name != BLAS_THREADS}
    found = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout == "1\n"


def test_chances_are_those_of_a_move_or_a_pass() -> None:
    found = network().evaluate([view(FIGHT)])[0]
    assert found.moves.shape == (50,)
    assert found.moves.sum() == pytest.approx(1, abs=1e-5)
    assert ((found.own >= 0) & (found.own <= 1)).all()


def test_a_group_that_either_side_may_save_is_what_it_looks_at() -> None:
    rows = [". . . . . . . . ."] * 2 + [". . X X X X . . .", ". X O O O O . . .", ". . X X X O X . ."]
    rows += [". . . . X O X . .", ". . O . . X . . ."] + [". . . . . . . . ."] * 2
    board = parse_diagram(rows, to_move=Color.WHITE)
    found = network().evaluate([view(board)])[0]
    assert int(found.moves.argmax()) == board.size.index(parse_point("G6", board.size))


def test_more_komi_makes_a_smaller_lead() -> None:
    empty = Position.empty(BoardSize.square(9))
    leads = [network().evaluate([view(empty, ahead=ahead)])[0].lead for ahead in (-20.5, -6.5, 7.5)]
    assert leads == sorted(leads)
    assert leads[2] - leads[0] > 10


@pytest.mark.parametrize("size", [BoardSize(1, 1), BoardSize(2, 3), BoardSize(19, 19), BoardSize(9, 13)])
def test_any_board_is_judged(size: BoardSize) -> None:
    found = network().evaluate([view(Position.empty(size))])[0]
    assert len(found.moves) == size.area + 1
    assert np.isfinite(found.moves).all()


@pytest.mark.parametrize("name", ["first.weight", "1.pool.bias", "policy.weight"])
def test_weights_that_do_not_fit_are_refused(name: str, tmp_path: Path) -> None:
    with np.load(WEIGHTS) as file:
        weights = {each: file[each] for each in file.files}
    for damaged in (weights[name][..., :-1], weights[name] * np.float16(np.nan), None):
        path = tmp_path / "weights.npz"
        changed = {**weights, name: damaged}
        np.savez(path, **{each: array for each, array in changed.items() if array is not None})
        with pytest.raises((ValueError, KeyError)):
            PolicyNetwork.read(path)
