"""To a place that is far one walks in slices; the board follows, and anything else stops it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from goboard_app.app import record_jobs
from goboard_app.app.controller import GameController
from goboard_app.app.record_jobs import FAR
from goboard_app.go.board import Point
from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.session import Change, GameSession
from tests.support.waiting import wait_until

MOVES = 4 * FAR


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[GameController]:
    parent = QObject()
    made = GameController(parent)
    moves = b"".join(b";B[%c%c];W[]" % (97 + n % 9, 97 + n // 9 % 9) for n in range(MOVES // 2))
    made.show_games(read_sgf(b"(;GM[1]SZ[9]" + moves + b")").games)
    yield made
    made.walk.stop()


def test_the_end_is_reached_in_slices_and_the_board_follows(
    controller: GameController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_jobs, "_SHOWN", 50)
    shown: list[int] = []
    controller.changed.connect(lambda _change: shown.append(controller.session.path.number))
    controller.go_to_last()
    assert controller.walk.is_on
    assert controller.session.path.number == 0
    wait_until(lambda: not controller.walk.is_on)
    assert controller.session.path.number == MOVES
    assert shown == sorted(shown)
    assert len(shown) > 10


def test_no_slice_works_out_more_than_a_few_boards(controller: GameController, monkeypatch: pytest.MonkeyPatch) -> None:
    learnt: list[Node] = []
    plain = GameSession.learn

    def learn(session: GameSession, node: Node) -> None:
        learnt.append(node)
        before = len(session.unknown_before(node))
        assert before <= 1
        plain(session, node)

    monkeypatch.setattr(GameSession, "learn", learn)
    session = controller.session
    steps = controller.walk._steps(session, session.line[-1])
    seen = 0
    for _done in steps:
        assert 0 < len(learnt) - seen <= 50
        seen = len(learnt)
    assert seen == MOVES + 1
    # Once there, nothing is left to be worked out.
    assert session.unknown_before(session.line[-1]) == []


def test_near_or_known_places_are_reached_at_once(controller: GameController) -> None:
    controller.step(FAR - 10)
    assert not controller.walk.is_on
    assert controller.session.path.number == FAR - 10
    controller.go_to_last()
    wait_until(lambda: not controller.walk.is_on)
    controller.go_to_first()
    assert controller.session.path.number == 0
    controller.go_to(controller.session.line[MOVES // 2])
    assert controller.session.path.number == MOVES // 2
    controller.go_to_last()
    assert controller.session.path.number == MOVES
    assert not controller.walk.is_on


@pytest.mark.parametrize("act", ["home", "step", "play", "undo", "game", "count"])
def test_anything_else_stops_it_where_it_is(controller: GameController, act: str) -> None:
    controller.click(Point(8, 8))
    controller.go_to(controller.session.tree.main_line_end())
    assert controller.walk.is_on
    told: list[Change] = []
    controller.changed.connect(told.append)
    acts = {
        "home": controller.go_to_first,
        "step": lambda: controller.step(1),
        "play": lambda: controller.click(Point(0, 8)),
        "undo": controller.undo,
        "game": lambda: controller.show_games(read_sgf(b"(;GM[1]SZ[9])").games),
        "count": controller.start_count,
    }
    before = controller.session.cursor
    acts[act]()
    if act == "home":
        assert before is not controller.session.tree.root
    assert not controller.walk.is_on
    here, count = controller.session.cursor, len(told)
    for _ in range(3):
        controller.walk._job.finish()
    assert controller.session.cursor is here
    assert len(told) == count


def test_a_move_at_the_end_of_a_long_line_is_shown_at_once(controller: GameController) -> None:
    controller.go_to_last()
    wait_until(lambda: not controller.walk.is_on)
    controller.click(Point(8, 8))
    assert controller.session.path.number == MOVES + 1
    controller.undo()
    assert controller.session.path.number == MOVES
    assert not controller.walk.is_on
