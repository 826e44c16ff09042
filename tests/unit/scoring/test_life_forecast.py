"""The network that forecasts owners: its steps, its symmetry, its answers, and the finished board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import numpy as np
import pytest

from goboard_app import resource_path
from goboard_app.go.board import Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.life import board_network, forecast, propose
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import glance, shipped_owners
from goboard_app.scoring.life.borders import Borders, most_open
from goboard_app.scoring.life.corrector import PLANES, Features, features_of
from goboard_app.scoring.life.forecast import Forecast, PointNetwork, agrees, heads, inputs_of, shipped_forecaster
from goboard_app.scoring.life.weights import Floats
from goboard_app.scoring.proposal import CalledOff, Life, Reason
from tests.support.closed import judged
from tests.support.networks import WIDE

WEIGHTS = "judgement/forecast.npz"
WIDTH = 4

# Black's corner group of eight stones lives with a move at H1 or J2, and dies without.
HANGING = parse_diagram(
    [
        "X.X.XO.O.",
        "XXXXXOOOO",
        "..XXOO.O.",
        "XXXOOOOOO",
        "OOOO.OXXX",
        ".O.OOOX..",
        "OOO.OXX..",
        ".OOOOX...",
        "O.O.OX...",
    ]
)


def small() -> dict[str, Floats]:
    """Return random weights of a network with two blocks."""
    rng = np.random.default_rng(2)
    shapes = {"first": (WIDTH, 3 * PLANES)}
    for block in range(2):
        shapes |= {f"by_chain.{block}": (WIDTH, 4 * WIDTH), f"by_area.{block}": (WIDTH, 5 * WIDTH)}
    shapes |= {name: (outputs, inputs) for name, (inputs, outputs) in heads(WIDTH).items()}
    weights = {}
    for name, (rows, columns) in shapes.items():
        weights[f"{name}.weight"] = rng.normal(0, 0.3, (rows, columns)).astype(np.float32)
        weights[f"{name}.bias"] = rng.normal(0, 0.3, rows).astype(np.float32)
    return weights


def seen(position: Position) -> Features:
    return features_of(position.size, *propose.judged(position))


def exchanged(features: Features) -> Features:
    """Return the planes of the same board with black and white exchanged."""
    planes = features.planes.copy()
    for black, white in ((0, 1), (12, 13), (14, 15), (16, 17)):
        planes[:, [black, white]] = planes[:, [white, black]]
    planes[:, 11] *= -1
    return replace(features, planes=planes)


def test_with_exchanged_colors_the_owners_are_exchanged() -> None:
    network, features = PointNetwork(small()), seen(HANGING)
    owners, later = np.random.default_rng(3).random((2, HANGING.size.area, 2)).astype(np.float32)
    # With the colors exchanged Black's first move is White's, and the chances are those of the other side.
    one = network.forecast(features, owners, later)
    two = network.forecast(exchanged(features), 1 - owners[:, ::-1], 1 - later[:, ::-1])
    assert np.allclose(one.black_first, 1 - np.array(two.white_first), atol=1e-6)
    assert np.allclose(one.white_first, 1 - np.array(two.black_first), atol=1e-6)
    assert np.allclose(one.changes, two.changes, atol=1e-6)


def test_each_chance_is_between_0_and_1() -> None:
    network, owners = shipped_forecaster(), glance(HANGING.size, QuickBoard.of(HANGING))
    assert network is not None
    assert owners is not None
    found = network.forecast(seen(HANGING), owners, owners)
    for chances in (found.black_first, found.white_first, found.changes):
        assert len(chances) == HANGING.size.area
        assert all(0 <= chance <= 1 for chance in chances)


def test_the_sums_of_a_forecast() -> None:
    found = Forecast((1.0, 0.5, 0.0), (1.0, 0.0, 0.0), (0.0, 0.75, 0.25))
    assert found.open_points == 1
    assert found.sure_points == 0
    assert replace(found, changes=(0.9, 0.89, 1.0)).sure_points == 2
    assert found.lead == pytest.approx(1 - 0.5 - 1)
    assert found.swing({1, 2}) == 0.5
    assert found.black_share(1) == 0.25


@pytest.mark.parametrize("name", ["first.weight", "mix.bias", "last.weight", "join.last.bias", "join_outlook.weight"])
def test_weights_without_a_layer_are_refused(name: str) -> None:
    weights = small()
    del weights[name]
    with pytest.raises((ValueError, KeyError)):
        PointNetwork(weights)


@pytest.mark.parametrize(
    ("module", "file", "forget"),
    [
        (forecast, WEIGHTS, shipped_forecaster.cache_clear),
        (board_network, "judgement/owners.npz", shipped_owners.cache_clear),
    ],
    ids=["forecast", "owners"],
)
@pytest.mark.parametrize("contents", [None, b"", b"something else"], ids=["missing", "empty", "damaged"])
def test_without_its_file_the_board_is_judged_all_the_same(
    module: ModuleType,
    file: str,
    forget: Callable[[], None],
    contents: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if contents is not None:
        (tmp_path / file).parent.mkdir()
        (tmp_path / file).write_bytes(contents)
    monkeypatch.setattr(module, "resource_path", tmp_path.joinpath)
    forget()
    try:
        found = propose.propose(HANGING)
    finally:
        forget()
    assert found.lacks_network
    assert sum(len(group.stones) for group in found.groups) == sum(map(bool, HANGING.stones))


def test_the_file_that_ships_is_small() -> None:
    assert resource_path(WEIGHTS).stat().st_size < 250_000


@pytest.mark.parametrize(("count", "name"), [(1, "join"), (2, "join_outlook")], ids=["glance", "glance and outlook"])
def test_the_forecast_joins_the_features_and_the_looks(count: int, name: str) -> None:
    """The answer is the mean over the board and the same with the colours exchanged, by a plain reckoning."""
    weights, features = small(), seen(HANGING)
    network = PointNetwork(weights)
    looks = np.random.default_rng(4).random((count, HANGING.size.area, 2)).astype(np.float32)

    def plain(chances: Floats, *looks: Floats) -> Floats:
        rows = inputs_of(chances, *looks)
        between = np.maximum(rows @ weights[f"{name}.weight"].T + weights[f"{name}.bias"], 0)
        last, bias = weights[f"{name}.last.weight"], weights[f"{name}.last.bias"]
        return np.asarray(1 / (1 + np.exp(-between @ last.T - bias)))

    own = network.by_features(features)
    one = plain(own, *looks)
    swapped = np.stack((1 - own[:, 1], 1 - own[:, 0], own[:, 2]), 1)
    two = plain(swapped, *(1 - look[:, ::-1] for look in looks))
    found = network.forecast(features, looks[0], looks[1] if count == 2 else None)
    assert np.allclose(found.black_first, (one[:, 0] + 1 - two[:, 1]) / 2, atol=1e-5)
    assert np.allclose(found.white_first, (one[:, 1] + 1 - two[:, 0]) / 2, atol=1e-5)
    assert np.allclose(found.changes, (one[:, 2] + two[:, 2]) / 2, atol=1e-5)


def test_what_is_joined_is_seven_logits_two_differences_three_sums_and_the_size() -> None:
    chances = np.array([[0.5, 0.5, 0.25], [1.0, 0.0, 0.75]], np.float32)
    glance = np.array([[0.75, 0.25], [0.5, 0.5]], np.float32)
    ahead = np.array([[0.5, 0.25], [0.0, 1.0]], np.float32)
    one, two = inputs_of(chances, glance, ahead)
    third = np.log(3) / 3
    assert one[:7] == pytest.approx([0, 0, -third, third, -third, 0, -third], abs=1e-5)
    assert two[:2] == pytest.approx([np.log(999) / 3, -np.log(999) / 3], abs=1e-3)
    assert [*one[7:9], *two[7:9]] == pytest.approx([2, 1, 0, -4], abs=1e-5)
    # One point is open by the features, half a point by the glance and a quarter by the outlook, on two points: 40.5,
    # 20.25 and 10.125 of 81. What nobody gets by moving first is not open.
    assert one[9:] == pytest.approx([*np.log1p([40.5, 20.25, 10.125]), 40.5], abs=1e-5)
    assert np.allclose(one[9:], two[9:])


class Swinging:
    """A forecaster for which the first move decides about the group on one point, and nothing else is open."""

    def __init__(self, position: Position, name: str, open_elsewhere: int = 0) -> None:
        group = next(g for g in propose.propose(position).groups if _named(position, name) in g.stones)
        self.stones = {position.size.index(point) for point in group.stones}
        self._elsewhere = open_elsewhere

    def forecast(self, features: Features, _seen: Floats, _ahead: Floats | None) -> Forecast:
        area = features.size.area
        owners = [float(color == 0) for color in features.planes[:, :2].argmax(1)]
        changes = [float(at in self.stones) for at in range(area)]
        free = [at for at in range(area) if not features.planes[at, :2].any()]
        for at in free[: self._elsewhere]:
            changes[at] = 1.0
        return Forecast(tuple(owners), tuple(owners), tuple(changes))


def _named(position: Position, name: str) -> Point:
    return parse_point(name, position.size)


LONE = parse_diagram(
    [
        "..XO.....",
        "..XO..O..",
        ".XXO.....",
        "..XOO....",
        ".XX.XOOOO",
        "..XXXXXXO",
        "......X.X",
        "....O.XX.",
        "......X..",
    ]
)


PAIR = LONE.with_setup(white={parse_point("D2", LONE.size)})


def test_a_group_that_swings_is_open_and_the_first_move_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Swinging(PAIR, "E2")
    monkeypatch.setattr(forecast, "shipped_forecaster", lambda: network)
    found = judged(PAIR, "E2")
    assert (found.life, found.reason) == (Life.UNCLEAR, Reason.FIRST_MOVE_DECIDES)


def test_a_single_stone_is_left_to_the_last_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Swinging(LONE, "E2")
    before = judged(LONE, "E2")
    monkeypatch.setattr(forecast, "shipped_forecaster", lambda: network)
    assert judged(LONE, "E2") == before
    assert before.life is Life.DEAD


def test_unconditional_life_does_not_swing(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Swinging(HANGING, "A9")
    monkeypatch.setattr(forecast, "shipped_forecaster", lambda: network)
    assert judged(HANGING, "A9").reason is Reason.UNCONDITIONAL


@pytest.mark.parametrize(("number", "is_finished"), [(0, True), (7, True), (8, False)])
def test_a_board_with_a_tenth_of_its_points_open_is_not_finished(
    number: int, is_finished: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = Swinging(LONE, "E2", open_elsewhere=number - 1) if number else Swinging(LONE, "E2")
    if not number:
        network.stones = set()
    monkeypatch.setattr(forecast, "shipped_forecaster", lambda: network)
    monkeypatch.setattr(propose, "agrees", lambda *given: True)
    borders = propose.propose(LONE)
    assert borders.is_finished is is_finished


def settled(is_settled: bool, has_begun: bool = True) -> Borders:
    return Borders(frozenset(), (), (), has_begun, is_settled)


@pytest.mark.parametrize(
    ("borders", "open_points", "is_finished"),
    [
        pytest.param(settled(True), 9.9, True, id="borders closed"),
        pytest.param(settled(True), 10.0, False, id="clearly more than a tenth open"),
        pytest.param(settled(False), 4.3, True, id="little open behind open borders"),
        pytest.param(settled(False), 4.4, False, id="borders open"),
        pytest.param(settled(True), None, True, id="no forecast, borders closed"),
        pytest.param(settled(False), None, False, id="no forecast, borders open"),
        pytest.param(settled(True, has_begun=False), 0.0, False, id="the opening"),
    ],
)
def test_forecast_and_borders_say_together_if_a_board_is_finished(
    borders: Borders, open_points: float | None, is_finished: bool
) -> None:
    assert borders.is_finished(81, open_points) is is_finished


def test_a_tenth_that_is_open_without_doubt_is_enough_behind_closed_borders() -> None:
    assert settled(True).is_finished(81, 9.0, 7)
    assert not settled(True).is_finished(81, 9.0, 8)


def test_open_borders_of_a_board_above_19x19_are_not_overruled() -> None:
    assert settled(False).is_finished(361, 0.0)
    assert not settled(False).is_finished(362, 0.0)
    assert settled(True).is_finished(2704, 0.0)


def test_a_tenth_is_rounded_down() -> None:
    assert [most_open(area) for area in (1, 49, 81, 361)] == [1, 4, 8, 36]


HALVES = parse_diagram(["X.X.O.O", "XXXXOOO", ".XXXO..", "XXXXOOO", ".XXXO.O", "XXXXOOO", "X.XXO.O"])


class Calm(Swinging):
    """A forecaster for which nothing is open."""

    def __init__(self) -> None:
        self.stones = set()
        self._elsewhere = 0


@pytest.mark.parametrize("near", [True, False])
def test_open_borders_are_counted_only_if_the_sum_agrees_with_the_forecast(
    near: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forecast, "shipped_forecaster", Calm)
    monkeypatch.setattr(propose, "agrees", lambda *given: near)
    assert propose.propose(WIDE).is_finished is near


def test_closed_borders_are_counted_against_any_forecast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "shipped_forecaster", Calm)
    monkeypatch.setattr(propose, "agrees", lambda *given: False)
    assert propose.propose(HALVES).is_finished


@pytest.mark.parametrize(
    ("after", "lead", "expected"),
    [
        pytest.param(12.0, 12.0, True, id="the same"),
        pytest.param(12.0, 19.9, True, id="fewer than eight points apart"),
        pytest.param(12.0, 20.0, False, id="too many points apart"),
        pytest.param(-10.0, -7.0, True, id="White leads with any komi"),
        pytest.param(8.0, 7.6, True, id="no komi between"),
        pytest.param(8.0, 7.4, False, id="one point of komi decides"),
        pytest.param(1.0, 4.0, True, id="between two usual komi"),
        pytest.param(1.0, -1.0, False, id="without komi either may win"),
        pytest.param(0.0, 0.3, False, id="a draw without komi"),
    ],
)
def test_the_sum_after_the_last_moves_is_held_against_the_forecast(
    after: float, lead: float, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposal = propose.propose(LONE)
    monkeypatch.setattr(forecast, "count", lambda *given: Margin(after))
    assert agrees(LONE, proposal, lead) is expected


class Margin(NamedTuple):
    """A count with a margin alone."""

    margin: float


def test_the_search_for_last_moves_can_be_called_off() -> None:
    proposal = propose.propose(HALVES)

    def off() -> None:
        raise CalledOff

    assert proposal.dame or proposal.openings
    with pytest.raises(CalledOff):
        agrees(HALVES, proposal, 0.0, off)
