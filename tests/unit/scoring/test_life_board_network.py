"""The network for owners answers as a plain reckoning of its layers does, and refuses what is no network."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from goboard_app import resource_path
from goboard_app.go.board import BoardSize, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.life import board_network
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import PLANES, TURNS, BoardNetwork, View, glance, shipped_owners
from goboard_app.scoring.life.policy_network import shipped_policy
from goboard_app.scoring.life.weights import Floats
from tests.support.closed import points
from tests.support.networks import CUT, FIGHT, TOP, WALL

OWNERS, PARTNERS = "judgement/owners.npz", "policy/weights.npz"


def view(position: Position, last: tuple[int, ...] = (), ahead: float = 0.0, to_move: int = 1) -> View:
    return View(position.size, QuickBoard.of(position), to_move, last, ahead)


def network() -> BoardNetwork:
    found = shipped_owners()
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


@pytest.mark.parametrize("file", [OWNERS, PARTNERS])
def test_the_owners_are_those_of_a_plain_reckoning(file: str) -> None:
    with np.load(resource_path(file)) as arrays:
        weights = {name: arrays[name].astype(np.float32) for name in arrays.files}
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
    known = network() if file == OWNERS else shipped_policy()
    assert known is not None
    (found,) = known.owners([view(FIGHT, (last, -1), -6.5)])
    assert np.allclose(found, own.ravel(), atol=1e-4)


def test_boards_judged_together_are_judged_as_alone() -> None:
    views = [view(FIGHT), view(Position.empty(BoardSize.square(7))), view(FIGHT, to_move=2)]
    for one, each in zip(views, network().owners(views), strict=True):
        (alone,) = network().owners([one])
        assert np.allclose(alone, each, atol=1e-5)


def test_a_glance_gives_the_owners_with_either_side_to_move() -> None:
    found = glance(CUT.size, QuickBoard.of(CUT))
    assert found is not None
    wall, top = ([CUT.size.index(point) for point in points(names, CUT)] for names in (WALL, TOP))
    assert found.shape == (CUT.size.area, 2)
    assert found[wall].mean() < 0.2
    assert found[top, 0].mean() > 0.9
    # The side that moves first gets more.
    assert found[:, 0].sum() > found[:, 1].sum()


def test_a_board_turned_and_mirrored_has_the_owners_turned_and_mirrored() -> None:
    rows = ["X . O . .", ". X O . X", "X X O O ."]
    board = view(parse_diagram(rows))
    mirrored = view(parse_diagram([row[::-1] for row in rows]))
    turned = view(parse_diagram([" ".join(column) for column in zip(*(row.split() for row in rows), strict=True)]))
    (whole,), (other,), (third,) = (network().owners([each], TURNS) for each in (board, mirrored, turned))
    assert np.allclose(other.reshape(3, 5)[:, ::-1], whole.reshape(3, 5), atol=1e-5)
    assert np.allclose(third.reshape(5, 3).T, whole.reshape(3, 5), atol=1e-5)
    # Without the turns the network sees them a little differently.
    (once,), (again,) = (network().owners([each]) for each in (board, mirrored))
    assert not np.allclose(again.reshape(3, 5)[:, ::-1], once.reshape(3, 5), atol=1e-5)


def test_the_owners_are_those_of_the_side_to_move() -> None:
    """White's stones belong to the mover if White moves, and to the other side if Black does."""
    black, white = network().owners([view(CUT), view(CUT, to_move=2)])
    at = CUT.size.index(parse_point("D9", CUT.size))
    assert black[at] < 0.2 < 0.8 < white[at]


@pytest.mark.parametrize("size", [BoardSize(1, 1), BoardSize(2, 3), BoardSize(19, 19), BoardSize(9, 13)])
def test_any_board_is_judged(size: BoardSize) -> None:
    (found,) = network().owners([view(Position.empty(size))])
    assert len(found) == size.area
    assert ((found >= 0) & (found <= 1)).all()


@pytest.mark.parametrize("name", ["first.weight", "1.pool.bias", "own.weight"])
def test_weights_that_do_not_fit_are_refused(name: str, tmp_path: Path) -> None:
    with np.load(resource_path(OWNERS)) as file:
        weights = {each: file[each] for each in file.files}
    for damaged in (weights[name][..., :-1], weights[name] * np.float16(np.nan), None):
        path = tmp_path / "weights.npz"
        changed = {**weights, name: damaged}
        np.savez(path, **{each: array for each, array in changed.items() if array is not None})
        with pytest.raises((ValueError, KeyError)):
            BoardNetwork.read(path)


@pytest.mark.parametrize("contents", [None, b"", b"something else"], ids=["missing", "empty", "damaged"])
def test_without_its_file_there_is_none(
    contents: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if contents is not None:
        (tmp_path / OWNERS).parent.mkdir()
        (tmp_path / OWNERS).write_bytes(contents)
    monkeypatch.setattr(board_network, "resource_path", tmp_path.joinpath)
    shipped_owners.cache_clear()
    try:
        assert shipped_owners() is None
    finally:
        shipped_owners.cache_clear()
