"""The outlook reads a line for each side to move first, and the forecast joins it."""

from __future__ import annotations

import numpy as np
import pytest

from goboard_app.go.board import BoardSize
from goboard_app.go.position import Position
from goboard_app.scoring.life import forecast, outlook
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import glance
from goboard_app.scoring.life.corrector import Features
from goboard_app.scoring.life.forecast import Forecast
from goboard_app.scoring.life.outlook import look_ahead
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.life.weights import Floats
from tests.support.closed import points
from tests.support.networks import CUT, TAIL, WALL


def never() -> bool:
    return False


def looked(position: Position) -> Floats:
    found = look_ahead(position.size, QuickBoard.of(position), never)
    assert found is not None
    return found


def chances(names: str) -> Floats:
    """Return the mean chances of some points of CUT to become Black's, if Black moves first and if White does."""
    mean: Floats = looked(CUT)[[CUT.size.index(point) for point in points(names, CUT)]].mean(0)
    return mean


def test_each_side_gets_the_stones_if_it_moves_first() -> None:
    black_first, white_first = chances(TAIL)
    assert black_first > 0.8
    assert white_first < 0.2


def test_what_is_settled_stays_whoever_moves_first() -> None:
    assert (chances(WALL) < 0.1).all()


def test_the_board_is_left_as_it_was() -> None:
    board = QuickBoard.of(CUT)
    look_ahead(CUT.size, board, never)
    assert board.color == list(CUT.stones)


class Watching:
    """A forecaster that keeps what it sees, and leaves nothing open."""

    def __init__(self) -> None:
        self.seen: list[tuple[Floats, Floats | None]] = []

    def forecast(self, features: Features, seen: Floats, ahead: Floats | None) -> Forecast:
        self.seen.append((seen, ahead))
        nothing = (0.0,) * features.size.area
        return Forecast(nothing, nothing, nothing)


def watched(position: Position, monkeypatch: pytest.MonkeyPatch) -> tuple[Floats, Floats | None]:
    """Return the glance and the outlook that the forecast of a board gets."""
    watching = Watching()
    monkeypatch.setattr(forecast, "shipped_forecaster", lambda: watching)
    propose(position)
    (found,) = watching.seen
    return found


def test_the_forecast_gets_the_glance_and_the_outlook(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, ahead = watched(CUT, monkeypatch)
    assert np.array_equal(seen, glance(CUT.size, QuickBoard.of(CUT)))
    assert ahead is not None
    assert np.array_equal(ahead, looked(CUT))


def test_of_a_board_too_large_to_read_ahead_it_gets_the_glance_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    size = BoardSize.square(14)
    large = Position(size, bytes([1, 2]) + bytes(size.area - 2))
    assert look_ahead(size, QuickBoard.of(large), never) is None
    seen, ahead = watched(large, monkeypatch)
    assert np.array_equal(seen, glance(size, QuickBoard.of(large)))
    assert ahead is None


@pytest.mark.parametrize("name", ["shipped_policy", "shipped_owners"])
def test_without_a_network_there_is_none(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, name, lambda: None)
    assert look_ahead(CUT.size, QuickBoard.of(CUT), never) is None


def test_called_off_there_is_none() -> None:
    asked: list[None] = []

    def at_the_second() -> bool:
        asked.append(None)
        return len(asked) == 2

    assert look_ahead(CUT.size, QuickBoard.of(CUT), at_the_second) is None
