"""The policy network answers as a plain reckoning of its layers does, and refuses what is no network."""

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
from goboard_app.scoring.life.policy_network import PLANES, Floats, PolicyNetwork, View, shipped_policy

WEIGHTS = resource_path("policy/weights.npz")
FIGHT = parse_diagram(
    [
        ". . . . . . .",
        ". . X O . . .",
        ". X O O X . .",
        ". X O X X . .",
        ". . X O O . .",
        ". . . . . . .",
        ". . . . . . .",
    ]
)


def view(position: Position, last: tuple[int, ...] = (), ahead: float = -6.5) -> View:
    return View(position.size, QuickBoard.of(position), CODES[position.to_move], last, ahead)


def network() -> PolicyNetwork:
    found = shipped_policy()
    assert found is not None
    return found


def slowly_filtered(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Return a filter of three by three points over rows, columns and planes, by loops."""
    rows, columns, width = x.shape
    kernel = weight.reshape(3, 3, width, -1)
    out = np.zeros((rows, columns, kernel.shape[3]), np.float32) + bias
    for row in range(rows):
        for column in range(columns):
            for down in range(3):
                for across in range(3):
                    y, z = row + down - 1, column + across - 1
                    if 0 <= y < rows and 0 <= z < columns:
                        out[row, column] += x[y, z] @ kernel[down, across]
    return out


def slow_trunk(weights: dict[str, Floats], planes: Floats, numbers: Floats) -> Floats:
    """Return what the layers before the heads give, one board at a time."""

    def filtered(name: str, x: Floats) -> Floats:
        return slowly_filtered(x, weights[f"{name}.weight"], weights[f"{name}.bias"])

    def linear(name: str, x: Floats) -> Floats:
        return np.asarray(x @ weights[f"{name}.weight"] + weights[f"{name}.bias"])

    x = np.maximum(filtered("first", planes) + linear("global", numbers), 0)
    block = 0
    while f"{block}.one.weight" in weights:
        y = np.maximum(filtered(f"{block}.one", x), 0)
        if f"{block}.pool.weight" in weights:
            y = y + linear(f"{block}.pool", np.concatenate((y.mean((0, 1)), y.max((0, 1)))))
        x = np.maximum(x + filtered(f"{block}.two", y), 0)
        block += 1
    return np.asarray(x)


def test_the_owners_are_those_of_a_plain_reckoning() -> None:
    with np.load(WEIGHTS) as file:
        weights = {name: file[name].astype(np.float32) for name in file.files}
    planes = np.zeros((7, 7, PLANES), np.float32)
    planes[:, :, 0] = 1
    board = QuickBoard.of(FIGHT)
    for at, color in enumerate(board.color):
        row, column = divmod(at, 7)
        if color:
            planes[row, column, color] = 1
            liberties = len(board.libs[board.head[at]])
            if liberties < 4:
                planes[row, column, 2 + liberties] = 1
    last = FIGHT.size.index(parse_point("E3", FIGHT.size))
    planes[last // 7, last % 7, 7] = 1
    numbers = np.array([-6.5 / 20, 0, 1, -0.7], np.float32)
    trunk = slow_trunk(weights, planes, numbers)
    own = 1 / (1 + np.exp(-(trunk @ weights["own.weight"] + weights["own.bias"])))
    found = network().evaluate([view(FIGHT, (last, -1))])[0]
    assert np.allclose(found.own, own.ravel(), atol=1e-4)


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


@pytest.mark.parametrize("name", ["first.weight", "1.pool.bias", "own.weight"])
def test_weights_that_do_not_fit_are_refused(name: str, tmp_path: Path) -> None:
    with np.load(WEIGHTS) as file:
        weights = {each: file[each] for each in file.files}
    for damaged in (weights[name][..., :-1], weights[name] * np.float16(np.nan), None):
        path = tmp_path / "weights.npz"
        changed = {**weights, name: damaged}
        np.savez(path, **{each: array for each, array in changed.items() if array is not None})
        with pytest.raises((ValueError, KeyError)):
            PolicyNetwork.read(path)
