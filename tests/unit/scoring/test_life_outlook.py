"""The outlook reads ahead from both sides, and shows the groups that the first move decides."""

from __future__ import annotations

import pytest

from goboard_app.go.position import Position
from goboard_app.scoring.life import forecast, outlook
from goboard_app.scoring.life import propose as proposing
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.corrector import Features
from goboard_app.scoring.life.forecast import Forecast
from goboard_app.scoring.life.outlook import Outlook, look_ahead
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.life.weights import Floats
from goboard_app.scoring.proposal import GroupJudgement, Reason
from tests.support.closed import points
from tests.support.networks import CUT, TAIL, TOP, WALL


def never() -> bool:
    return False


def looked(position: Position) -> Outlook:
    found = look_ahead(position.size, QuickBoard.of(position), never)
    assert found is not None
    return found


def swing(names: str) -> float:
    return looked(CUT).swing([CUT.size.index(point) for point in points(names, CUT)])


def group_at(names: str) -> GroupJudgement:
    (point, *_) = points(names, CUT)
    return next(group for group in propose(CUT).groups if point in group.stones)


def test_stones_that_either_side_can_have_swing() -> None:
    assert swing(TAIL) > 0.6
    assert swing(WALL) < 0.1


def test_each_side_gets_the_stones_if_it_moves_first() -> None:
    found = looked(CUT)
    (at, *_) = (CUT.size.index(point) for point in points(TAIL, CUT))
    assert found.black_first[-1, at] > 0.8
    assert found.white_first[-1, at] < 0.2


class Hinting:
    """A forecaster that leaves all settled but for a hint that the first move decides about the stones of TOP."""

    def forecast(self, _features: Features, _owners: Floats) -> Forecast:
        owners = tuple(float(code == 1) for code in CUT.stones)
        hinted = {CUT.size.index(point) for point in points(TOP, CUT)}
        return Forecast(owners, owners, tuple(0.2 * (at in hinted) for at in range(CUT.size.area)))


def test_a_hint_of_the_forecast_and_the_outlook_together_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "shipped_forecaster", Hinting)
    assert group_at(TOP).reason is Reason.FIRST_MOVE_DECIDES
    monkeypatch.setattr(proposing, "look_ahead", lambda *_args: None)
    assert group_at(TOP).reason is not Reason.FIRST_MOVE_DECIDES


def test_without_the_network_or_called_off_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert look_ahead(CUT.size, QuickBoard.of(CUT), lambda: True) is None
    monkeypatch.setattr(outlook, "shipped_policy", lambda: None)
    assert look_ahead(CUT.size, QuickBoard.of(CUT), never) is None
