"""The network that corrects verdicts in doubt: its steps, its symmetry, and doing without it."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from goboard_app import resource_path
from goboard_app.app.texts.count import NEARLY_ALWAYS
from goboard_app.go.board import BoardSize
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.life import corrector, forecast, propose
from goboard_app.scoring.life.corrector import (
    PLANES,
    Features,
    Floats,
    Network,
    features_of,
    shipped_network,
)
from goboard_app.scoring.life.groups import StoneGroup
from goboard_app.scoring.life.proof import LineMove
from goboard_app.scoring.life.verdict import GroupVerdict, corrected, disputed, left_open
from goboard_app.scoring.proposal import Life, Reason
from tests.support.closed import below_white, between, judged

Rows = list[list[float]]
WEIGHTS = "judgement/weights.npz"
WIDTH = 4

# Black's corner has one eye and White's stones in it have none; no other group is in doubt.
CORNER = between("OOOOXO..X", "OOO.XO..X", "OOO..O.XX")
LONG = parse_diagram(["XX.X.", ".XXXX", "OOOOO", ".O.O.", "OXO..", ".OO..", "XO..."])


def small(blocks: int = 2) -> dict[str, Floats]:
    """Return random weights of a network small enough for a plain computation."""
    rng = np.random.default_rng(1)
    shapes = {"first": (WIDTH, 3 * PLANES), "mix": (WIDTH, WIDTH + PLANES), "last": (3, WIDTH)}
    for block in range(blocks):
        shapes |= {
            f"by_chain.{block}": (WIDTH, 4 * WIDTH),
            f"by_area.{block}": (WIDTH, 5 * WIDTH),
        }
    weights = {}
    for name, (rows, columns) in shapes.items():
        weights[f"{name}.weight"] = rng.normal(0, 0.4, (rows, columns)).astype(np.float32)
        weights[f"{name}.bias"] = rng.normal(0, 0.4, rows).astype(np.float32)
    return weights


def seen(position: Position) -> Features:
    return features_of(position.size, *propose.judged(position))


class Plain:
    """The network by its description, point by point and number by number."""

    def __init__(self, weights: dict[str, Floats], features: Features) -> None:
        self._weights = weights
        self._features = features
        self._columns = features.size.columns

    def chances(self, planes: Rows) -> Rows:
        h = self._layer("first", self._around(planes))
        for block in range(sum(name.endswith(".bias") for name in self._weights) // 2 - 1):
            chain = self._means(h, self._features.chains)
            near = [a + b for a, b in zip(self._around(h), chain, strict=True)]
            y = self._layer(f"by_chain.{block}", near)
            area = self._means(y, self._features.areas)
            whole = [sum(column) / len(y) for column in zip(*y, strict=True)]
            near = [a + b + whole for a, b in zip(self._around(y), area, strict=True)]
            added = self._layer(f"by_area.{block}", near, rectified=False)
            h = [[max(0.0, a + b) for a, b in zip(*rows, strict=True)] for rows in zip(h, added, strict=True)]
        both = [a + b for a, b in zip(h, planes, strict=True)]
        number = max(self._features.groups) + 1
        groups = [self._mean(both, self._features.groups, group) for group in range(number)]
        logits = self._layer("last", self._layer("mix", groups), rectified=False)
        return [[exp(x) / sum(map(exp, row)) for x in row] for row in logits]

    def _layer(self, name: str, rows: Rows, rectified: bool = True) -> Rows:
        weight, bias = self._weights[f"{name}.weight"], self._weights[f"{name}.bias"]
        least = 0.0 if rectified else float("-inf")
        return [
            [
                max(least, float(b) + sum(float(w) * x for w, x in zip(ws, row, strict=True)))
                for ws, b in zip(weight, bias, strict=True)
            ]
            for row in rows
        ]

    def _around(self, rows: Rows) -> Rows:
        return [row + self._half_sum(rows, at, 1) + self._half_sum(rows, at, 2) for at, row in enumerate(rows)]

    def _half_sum(self, rows: Rows, at: int, square: int) -> list[float]:
        x, y = at % self._columns, at // self._columns
        near = [
            row
            for other, row in enumerate(rows)
            if (other % self._columns - x) ** 2 + (other // self._columns - y) ** 2 == square
        ]
        return [sum(row[i] for row in near) / 2 for i in range(len(rows[0]))]

    def _means(self, rows: Rows, numbers: Sequence[int]) -> Rows:
        return [self._mean(rows, numbers, number) for number in numbers]

    def _mean(self, rows: Rows, numbers: Sequence[int], number: int) -> list[float]:
        part = [row for row, each in zip(rows, numbers, strict=True) if each == number]
        return [sum(column) / len(part) for column in zip(*part, strict=True)]


def exchanged(features: Features) -> Features:
    """Return the planes of the same board with black and white exchanged."""
    planes = features.planes.copy()
    for black, white in ((0, 1), (12, 13), (14, 15), (16, 17)):
        planes[:, [black, white]] = planes[:, [white, black]]
    planes[:, 11] *= -1
    return replace(features, planes=planes)


@pytest.mark.parametrize("position", [CORNER, LONG], ids=["9x9", "5x7"])
def test_the_network_reckons_as_it_is_described(position: Position) -> None:
    weights, features = small(), seen(position)
    plain = Plain(weights, features)
    both = (features, exchanged(features))
    one, other = (plain.chances(each.planes.tolist()) for each in both)
    expected = (np.array(one) + np.array(other)) / 2
    assert np.abs(Network(weights).chances(features) - expected).max() < 1e-5


def test_exchanged_colors_make_no_difference() -> None:
    network, features = Network(small()), seen(CORNER)
    assert np.array_equal(network.chances(features), network.chances(exchanged(features)))


def test_the_planes_of_exchanged_colors_are_those_of_such_a_board() -> None:
    """The planes of playouts are left out, since these begin with other moves then."""
    stones = bytes((0, 2, 1)[stone] for stone in CORNER.stones)
    other = seen(Position(CORNER.size, stones)).planes
    by_chance = [11, 19, 21, 26, 27, *range(28, 32)]
    expected = exchanged(seen(CORNER)).planes
    kept = [plane for plane in range(PLANES) if plane not in by_chance]
    assert np.array_equal(other[:, kept], expected[:, kept])


def turned(features: Features) -> Features:
    """Return the same board turned by a quarter."""
    size = features.size
    order = np.rot90(np.arange(size.area).reshape(size.rows, size.columns)).ravel()
    return Features(
        BoardSize(size.rows, size.columns),
        features.planes[order],
        features.chains[order],
        features.areas[order],
        features.groups[order],
    )


@pytest.mark.parametrize("position", [CORNER, LONG], ids=["9x9", "5x7"])
def test_a_turned_board_is_judged_alike(position: Position) -> None:
    network, features = Network(small()), seen(position)
    difference = network.chances(features) - network.chances(turned(features))
    assert np.abs(difference).max() < 1e-5


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Resources of the test's own, without weights."""
    monkeypatch.setattr(corrector, "resource_path", tmp_path.joinpath)
    shipped_network.cache_clear()
    (tmp_path / WEIGHTS).parent.mkdir()
    yield tmp_path
    shipped_network.cache_clear()


def test_with_its_weights_no_network_is_missed() -> None:
    assert not propose.propose(SPLIT).lacks_network


def test_the_weights_that_ship_can_be_read() -> None:
    assert shipped_network() is not None
    assert resource_path(WEIGHTS).stat().st_size < 2_000_000


def damages() -> dict[str, bytes]:
    whole = resource_path(WEIGHTS).read_bytes()
    middle = len(whole) // 2
    return {
        "empty": b"",
        "cut": whole[:middle],
        "no archive": b"something else",
        "changed": whole[:middle] + bytes(200) + whole[middle + 200 :],
    }


def shipped_arrays() -> dict[str, Any]:
    """Return the arrays of the file of weights that ships, whatever its layers are."""
    with np.load(resource_path(WEIGHTS)) as file:
        return {name: file[name] for name in file.files}


def changed(name: str, number: float) -> dict[str, Any]:
    """Return the shipped arrays with the last number of one of them changed."""
    arrays = shipped_arrays()
    array = arrays[name].astype(np.float64)
    array.flat[-1] = number
    return arrays | {name: array}


LAYERS = tuple(shipped_arrays())
BROKEN: dict[str, Callable[[str], dict[str, Any]]] = {
    "missing": lambda name: {n: a for n, a in shipped_arrays().items() if n != name},
    "whole numbers": lambda name: (arrays := shipped_arrays()) | {name: arrays[name].astype(np.int32)},
    "complex numbers": lambda name: (arrays := shipped_arrays()) | {name: arrays[name].astype(np.complex64)},
    "not a number": lambda name: changed(name, np.nan),
    "infinite": lambda name: changed(name, np.inf),
    "too large for its type": lambda name: changed(name, 1e300),
    "too long": lambda name: (arrays := shipped_arrays()) | {name: np.concatenate((arrays[name], arrays[name][:1]))},
    "of another form": lambda name: (arrays := shipped_arrays()) | {name: arrays[name][..., None]},
    "a single number": lambda name: shipped_arrays() | {name: np.float32(1)},
    "empty": lambda name: shipped_arrays() | {name: np.zeros(0, np.float32)},
    "words": lambda name: shipped_arrays() | {name: np.array(["weights", "of", "another", "kind"])},
    "objects": lambda name: shipped_arrays() | {name: np.array([{}, None], object)},
}


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("fault", BROKEN)
def test_a_file_with_a_broken_layer_is_no_network(resources: Path, fault: str) -> None:
    for name in LAYERS:
        np.savez(resources / WEIGHTS, **BROKEN[fault](name))
        shipped_network.cache_clear()
        assert shipped_network() is None, name


LAYOUTS: dict[str, Callable[[], dict[str, Any]]] = {
    "without layers": dict,
    "with layers of other names": lambda: {
        f"layer_{number}": array for number, array in enumerate(shipped_arrays().values())
    },
    "with narrower layers": lambda: {
        name: array[tuple(slice(0, -(-side // 2)) for side in array.shape)] for name, array in shipped_arrays().items()
    },
    "with turned layers": lambda: {name: array.T for name, array in shipped_arrays().items()},
    "with a layer more": lambda: shipped_arrays() | {"extra.weight": np.zeros((3, 3), np.float32)},
    "without the second layer of a block": lambda: {
        name: array for name, array in shipped_arrays().items() if "by_area.1" not in name
    },
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_file_of_another_layout_is_no_network(resources: Path, layout: str) -> None:
    np.savez(resources / WEIGHTS, **LAYOUTS[layout]())
    assert shipped_network() is None


def test_a_file_saved_again_is_the_same_network(resources: Path) -> None:
    np.savez(resources / WEIGHTS, **shipped_arrays())
    assert shipped_network() is not None


def test_a_single_array_is_no_network(resources: Path) -> None:
    with (resources / WEIGHTS).open("wb") as stream:
        np.save(stream, np.zeros((4, 4), np.float32))
    assert shipped_network() is None


def test_a_folder_in_place_of_the_weights_is_no_network(resources: Path) -> None:
    (resources / WEIGHTS).mkdir()
    assert shipped_network() is None


def test_any_other_archive_is_no_network(resources: Path) -> None:
    with zipfile.ZipFile(resources / WEIGHTS, "w") as archive:
        archive.writestr("first.weight.npy", b"no array")
        archive.writestr("notes.txt", b"nothing of use")
    assert shipped_network() is None


@pytest.mark.parametrize("position", [CORNER, LONG], ids=["9x9", "5x7"])
def test_weights_of_another_version_are_as_good_as_none(resources: Path, position: Position) -> None:
    without = propose.propose(position)
    shipped_network.cache_clear()
    np.savez(resources / WEIGHTS, **LAYOUTS["without the second layer of a block"]())
    assert propose.propose(position) == without


@pytest.mark.parametrize("damage", [None, *damages()])
def test_without_its_weights_the_groups_are_judged_all_the_same(resources: Path, damage: str | None) -> None:
    if damage is not None:
        (resources / WEIGHTS).write_bytes(damages()[damage])
    assert shipped_network() is None
    found = propose.propose(SPLIT)
    groups = found.groups
    assert found.lacks_network
    assert sum(len(group.stones) for group in groups) == sum(map(bool, SPLIT.stones))
    assert Reason.EXPERIENCE not in {group.reason for group in groups}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first.weight", np.zeros((WIDTH, 7), np.float32)),
        ("last.bias", np.full(3, np.nan, np.float32)),
        ("by_area.1.bias", np.zeros(2, np.float32)),
    ],
)
def test_weights_that_do_not_fit_are_refused(name: str, value: Floats) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Network(small() | {name: value})


class Stubborn:
    """A network that is sure that everything dies."""

    def chances(self, features: Features) -> Floats:
        return np.array([[0.0, 1.0, 0.0]] * (max(features.groups) + 1), np.float32)


def test_unconditional_life_is_not_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corrector, "shipped_network", Stubborn)
    assert judged(CORNER, "B9").reason is Reason.UNCONDITIONAL


def test_a_board_that_is_not_finished_is_not_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    position = parse_diagram([".O.OX....", "OOOOX....", "OOOOX..O.", *["OOOOX...."] * 3])
    monkeypatch.setattr(corrector, "shipped_network", lambda: None)
    before = propose.propose(position)
    assert any(group.life is Life.UNCLEAR for group in before.groups)
    assert not before.is_finished
    monkeypatch.setattr(corrector, "shipped_network", Stubborn)
    assert propose.propose(position) == before


SPLIT = parse_diagram(
    [
        "O....O...",
        "...XXX...",
        "..XO.OXX.",
        "..OXOXXOO",
        "..OX...O.",
        ".OOXOXXOO",
        ".XXX.XOX.",
        ".....XOXO",
        ".O.X.O...",
    ]
)


def test_a_board_of_which_little_is_open_by_the_forecast_is_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = propose.propose(SPLIT)
    assert found.is_finished
    left = judged(SPLIT, "H6", found)
    assert (left.life, left.reason, len(left.stones)) == (Life.DEAD, Reason.EXPERIENCE, 6)
    monkeypatch.setattr(forecast, "shipped_forecaster", lambda: None)
    without = propose.propose(SPLIT)
    assert without.lacks_network
    assert not without.is_finished


def verdict(life: Life, confidence: float, reason: Reason = Reason.SURVIVES) -> GroupVerdict:
    leaning = Life.ALIVE if life is Life.UNCLEAR else life
    return GroupVerdict(life, leaning, confidence, reason, frozenset({1}))


@pytest.mark.parametrize(
    "sure",
    [
        verdict(Life.ALIVE, 0.95),
        verdict(Life.DEAD, 0.95),
        verdict(Life.SEKI, 0.8),
        verdict(Life.UNCLEAR, 0.6, Reason.KO_DECIDES),
        verdict(Life.UNCLEAR, 0.6, Reason.FIRST_MOVE_DECIDES),
    ],
    ids=lambda v: f"{v.life.value} {v.reason.value}",
)
@pytest.mark.parametrize("dies", [0.0, 0.5, 1.0])
def test_groups_decided_by_reading_are_not_corrected(sure: GroupVerdict, dies: float) -> None:
    assert corrected(sure, dies) == sure


@pytest.mark.parametrize(
    ("before", "dies", "life", "leaning", "reason"),
    [
        (verdict(Life.UNCLEAR, 0.6, Reason.NOT_READ), 0.99, "dead", "dead", Reason.EXPERIENCE),
        (verdict(Life.UNCLEAR, 0.6, Reason.NOT_READ), 0.01, "alive", "alive", Reason.EXPERIENCE),
        (verdict(Life.UNCLEAR, 0.6, Reason.NOT_READ), 0.3, "unclear", "alive", Reason.NOT_READ),
        (verdict(Life.UNCLEAR, 0.6, Reason.NOT_READ), 0.7, "unclear", "dead", Reason.EXPERIENCE),
        (verdict(Life.ALIVE, 0.7, Reason.CONNECTED), 0.01, "alive", "alive", Reason.CONNECTED),
        (verdict(Life.ALIVE, 0.7), 0.3, "unclear", "alive", Reason.EXPERIENCE),
        (verdict(Life.ALIVE, 0.7), 0.99, "dead", "dead", Reason.EXPERIENCE),
    ],
)
def test_doubtful_groups_are_corrected(
    before: GroupVerdict, dies: float, life: str, leaning: str, reason: Reason
) -> None:
    found = corrected(before, dies)
    assert (found.life.value, found.leaning.value, found.reason) == (life, leaning, reason)
    assert found.confidence == pytest.approx(max(dies, 1 - dies))


def test_experience_does_not_make_some_lines_all_lines() -> None:
    found = corrected(verdict(Life.ALIVE, 0.7), 0.01)
    assert found.reason is Reason.SURVIVES
    assert 0.9 < found.confidence < NEARLY_ALWAYS


def test_nothing_is_certain_by_experience() -> None:
    assert corrected(verdict(Life.ALIVE, 0.7), 1e-9).confidence < 1


# Both sides have an eye and share C1.
IN_SEKI = below_white("XXXXXXXXO", "X.XOOOOXO", "XXXO.OOXO", "XX.OOOOXO")


class Condemning:
    """A network that is sure that the group on one point dies, and that all others live."""

    def __init__(self, at: int) -> None:
        self._at = at

    def chances(self, features: Features) -> Floats:
        found = np.array([[1.0, 0.0, 0.0]] * (max(features.groups) + 1), np.float32)
        found[features.groups[self._at]] = [0.0, 1.0, 0.0]
        return found


def test_a_certain_death_prevails_over_an_unproved_seki(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(corrector, "shipped_network", lambda: Condemning(8 * 9))
    assert judged(IN_SEKI, "A1").life is Life.SEKI
    monkeypatch.setattr(propose, "find_closed", lambda *args: {})
    denied, other = judged(IN_SEKI, "A1"), judged(IN_SEKI, "D1")
    assert (denied.life, denied.leaning) == (Life.UNCLEAR, Life.DEAD)
    assert other.life is Life.ALIVE, "it takes two for a seki"
    monkeypatch.setattr(corrector, "shipped_network", lambda: None)
    assert judged(IN_SEKI, "A1").life is judged(IN_SEKI, "D1").life is Life.SEKI


def group(share: float) -> StoneGroup:
    stones = frozenset({1, 2})
    return StoneGroup(1, (1,), stones, frozenset({3}), share, is_safe=False)


@pytest.mark.parametrize(
    ("before", "share", "dies", "leaning", "reason"),
    [
        (verdict(Life.SEKI, 0.95), 0.5, 0.99, "dead", Reason.EXPERIENCE),
        (verdict(Life.DEAD, 0.99, Reason.IN_ATARI), 0.8, 0.01, "alive", Reason.EXPERIENCE),
        (verdict(Life.DEAD, 0.99, Reason.IN_ATARI), 0.8, 0.4, "dead", Reason.NOT_READ),
        (verdict(Life.ALIVE, 0.92), 0.2, 0.97, "dead", Reason.EXPERIENCE),
    ],
)
def test_differences_with_the_network_are_left_to_the_players(
    before: GroupVerdict, share: float, dies: float, leaning: str, reason: Reason
) -> None:
    found = disputed(group(share), before, dies)
    assert (found.life, found.leaning.value, found.reason) == (Life.UNCLEAR, leaning, reason)


@pytest.mark.parametrize(
    ("before", "share", "dies"),
    [
        pytest.param(verdict(Life.SEKI, 0.95), 0.5, 0.9, id="not sure enough of a death"),
        pytest.param(verdict(Life.SEKI, 0.98), 0.5, 0.97, id="less sure than the reading"),
        pytest.param(verdict(Life.SEKI, 0.95), 0.5, 0.01, id="life and seki are alike"),
        pytest.param(verdict(Life.DEAD, 0.99), 0.1, 0.01, id="playouts agree"),
        pytest.param(verdict(Life.DEAD, 0.99), 0.8, 0.6, id="the network agrees"),
        pytest.param(replace(verdict(Life.SEKI, 0.99), is_proved=True), 0.5, 1.0, id="proved"),
        pytest.param(
            replace(verdict(Life.DEAD, 0.99), line=(LineMove(1, 3),)),
            0.8,
            0.01,
            id="read to the end",
        ),
        pytest.param(verdict(Life.UNCLEAR, 0.6, Reason.KO_DECIDES), 0.5, 1.0, id="a ko"),
    ],
)
def test_without_a_weighty_second_opinion_a_verdict_is_kept(before: GroupVerdict, share: float, dies: float) -> None:
    assert disputed(group(share), before, dies) == before


@pytest.mark.parametrize("life", [Life.ALIVE, Life.DEAD])
def test_on_a_board_that_is_not_finished_a_weak_verdict_is_open(life: Life) -> None:
    found = left_open(group(0.5), verdict(life, 0.7, Reason.CONNECTED))
    assert (found.life, found.leaning, found.reason) == (Life.UNCLEAR, life, Reason.OPEN_BORDER)
    sure = verdict(life, 0.8, Reason.CONNECTED)
    assert left_open(group(0.5), sure) == sure


@pytest.mark.parametrize(
    "size", [BoardSize(1, 1), BoardSize(1, 7), BoardSize(5, 5), BoardSize(13, 4), BoardSize(52, 52)]
)
def test_boards_of_any_size_are_judged(size: BoardSize) -> None:
    stones = bytearray(size.area)
    if size.area > 6:
        stones[0], stones[3], stones[size.area - 3] = 1, 2, 2
    position = Position(size, bytes(stones))
    features = seen(position)
    network = shipped_network()
    assert network is not None
    if any(stones):
        chances = network.chances(features)
        assert chances.shape == (max(features.groups) + 1, 3)
        assert np.allclose(chances.sum(1), 1, atol=1e-5)
