"""Unclear groups lean as the forecast says, and stay unclear."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_app.go.board import Color
from goboard_app.scoring.life import forecast
from goboard_app.scoring.life.corrector import Features
from goboard_app.scoring.life.forecast import Forecast
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.life.verdict import GroupVerdict, leaned
from goboard_app.scoring.life.weights import Floats
from goboard_app.scoring.proposal import Life, Reason
from tests.support.networks import WIDE

UNSURE = GroupVerdict(Life.UNCLEAR, Life.DEAD, 0.6, Reason.EXPERIENCE)


@pytest.mark.parametrize(
    ("lives", "leaning", "confidence"),
    [
        pytest.param((0.9, 0.7), Life.ALIVE, 0.8, id="lives whoever moves first"),
        pytest.param((0.9, 0.4), Life.DEAD, 0.6, id="the first move decides"),
        pytest.param((0.1, 0.3), Life.DEAD, 0.6, id="the forecast agrees"),
    ],
)
def test_an_unclear_group_leans_as_the_forecast_says(
    lives: tuple[float, float], leaning: Life, confidence: float
) -> None:
    found = leaned(UNSURE, lives)
    assert (found.life, found.leaning, found.reason) == (Life.UNCLEAR, leaning, Reason.EXPERIENCE)
    assert found.confidence == pytest.approx(confidence)


def test_what_leans_to_life_may_lean_to_death() -> None:
    found = leaned(replace(UNSURE, leaning=Life.ALIVE), (0.2, 0.0))
    assert (found.life, found.leaning) == (Life.UNCLEAR, Life.DEAD)
    assert found.confidence == pytest.approx(0.9)


@pytest.mark.parametrize(
    "verdict",
    [
        pytest.param(replace(UNSURE, life=Life.DEAD), id="sure"),
        pytest.param(replace(UNSURE, leaning=Life.SEKI), id="perhaps a seki"),
        pytest.param(replace(UNSURE, is_proved=True), id="proved"),
    ],
)
def test_other_verdicts_are_kept(verdict: GroupVerdict) -> None:
    assert leaned(verdict, (1.0, 1.0)) == verdict


def test_the_chances_to_live_are_those_of_the_colour() -> None:
    found = Forecast((1.0, 0.5), (0.5, 0.0), (0.0, 0.0))
    assert found.lives({0, 1}, 1) == (0.75, 0.25)
    assert found.lives({0, 1}, 2) == (0.25, 0.75)


class AllOf:
    """A forecaster by which all points are one side's."""

    def __init__(self, color: Color) -> None:
        self._black = float(color is Color.BLACK)

    def forecast(self, features: Features, _seen: Floats, _ahead: Floats | None) -> Forecast:
        area = features.size.area
        return Forecast((self._black,) * area, (self._black,) * area, (0.0,) * area)


@pytest.mark.parametrize("owner", Color)
def test_on_a_board_the_unclear_groups_of_one_side_lean_to_death(owner: Color, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "shipped_forecaster", lambda: AllOf(owner))
    unclear = [group for group in propose(WIDE).groups if group.life is Life.UNCLEAR]
    assert {group.color for group in unclear} == set(Color)
    assert all((group.leaning is Life.ALIVE) is (group.color is owner) for group in unclear)
