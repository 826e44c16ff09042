"""Going back to a stone that was played, against a game that is taken back move by move."""

from __future__ import annotations

import random
from datetime import date

import pytest

from goboard_app.clock.control import Absolute
from goboard_app.go.board import BoardSize, Color, Pass, Play, Point
from goboard_app.go.position import Position
from goboard_app.record import positions
from goboard_app.record.node import Node
from goboard_app.record.positions import position_after
from goboard_app.record.properties import move_of, setup_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules import catalogue
from goboard_app.session import acts
from goboard_app.session.acts import may_take_back_to, node_of_stone, take_back_to
from goboard_app.session.new_game import NewGame, record_of
from goboard_app.session.session import NOTHING, ActKind, GameSession, Phase
from tests.unit.record.test_edits import dump
from tests.unit.session.conftest import MakeTable

MINUTE = 60_000


def game(seed: int, moves: int = 60) -> GameSession:
    """Return a game on a small board, played without a plan and with a clock: many captures."""
    rng = random.Random(seed)
    clock = Absolute(10 * MINUTE)
    rules = catalogue.TROMP_TAYLOR if seed % 2 else catalogue.JAPANESE
    new = NewGame(size=BoardSize(5, 5), ruleset=rules, black_time=clock, white_time=clock)
    session = GameSession(record_of(new, date(2026, 5, 2)), True)
    for _ in range(moves):
        assert session.timing is not None
        spent = rng.randrange(5000)
        session.timing.elapsed = lambda spent=spent: spent  # type: ignore[misc]
        point = rng.choice(list(session.tree.size))
        act = acts.play(session, Play(session.position.to_move, point))
        if act.edit is not None:
            session.apply(act.edit)
    return session


def slow_origin(session: GameSession) -> dict[Point, Node | None]:
    """Return the node of each stone on the board, by one walk through the game."""
    origin: dict[Point, Node | None] = {}
    for node in session.tree.path_to(session.cursor):
        setup = setup_of(node, session.tree.size)
        for point in (*setup.black, *setup.white):
            origin[point] = None
        move = move_of(node, session.tree.size)
        if isinstance(move, Play):
            origin[move.point] = node
        position = session.position_at(node)
        origin = {p: found for p, found in origin.items() if position.at(p) is not None}
    return origin


def clock_of(session: GameSession) -> object:
    assert session.timing is not None
    return session.timing.node, session.timing.clock


@pytest.mark.parametrize("seed", range(12))
def test_a_stone_is_known_by_the_move_that_put_it_there_last(seed: int) -> None:
    session = game(seed)
    origin = slow_origin(session)
    for point in session.tree.size:
        assert node_of_stone(session, point) is origin.get(point)


@pytest.mark.parametrize("seed", range(12))
def test_taking_back_at_once_is_taking_back_move_by_move(seed: int) -> None:
    at_once, slowly = game(seed), game(seed)
    number = seed * 3 % (len(at_once.line) - 1)
    end, before, clock = at_once.cursor, dump(at_once.tree), clock_of(at_once)
    act = take_back_to(at_once, at_once.line[number])
    assert act.kind is ActKind.TAKE_BACK_TO
    assert act.edit is not None
    inverse = at_once.apply(act.edit)
    while len(slowly.path.nodes) - 1 > number:
        back = acts.take_back(slowly)
        assert back.edit is not None
        slowly.apply(back.edit)
    assert dump(at_once.tree) == dump(slowly.tree)
    assert at_once.position == slowly.position
    assert at_once.phase is slowly.phase is Phase.PLAYING
    assert at_once.timing is not None
    assert slowly.timing is not None
    assert at_once.timing.clock == slowly.timing.clock
    # Once more there, and back again.
    redo = at_once.apply(inverse)
    assert (dump(at_once.tree), at_once.cursor, clock_of(at_once)) == (before, end, clock)
    at_once.apply(redo)
    assert dump(at_once.tree) == dump(slowly.tree)
    assert at_once.cursor is at_once.line[-1]


def test_a_stone_that_was_captured_and_replayed_is_its_last_move(live: MakeTable) -> None:
    table = live(5)
    table.play("A2 A1 B1 E5 A1")
    node = node_of_stone(table.session, table.point("A1"))
    assert node is table.session.cursor


def test_a_stone_that_was_set_up_and_an_empty_point_have_no_move() -> None:
    text = b"(;SZ[5]AB[aa]AW[bb];B[cc];W[dd];AE[cc]AB[dd];B[aa])"
    session = GameSession(read_sgf(text).games[0], False)
    acts.go_to_last(session)
    # The last move replaces a stone that stood there, as SGF demands.
    assert node_of_stone(session, Point(0, 0)) is session.cursor
    for point in (Point(1, 1), Point(2, 2), Point(3, 3), Point(4, 4)):
        assert node_of_stone(session, point) is None
    session.go_to(session.tree.root)
    assert node_of_stone(session, Point(0, 0)) is None


def test_moves_are_taken_back_while_one_looks_back(live: MakeTable) -> None:
    table = live(9)
    table.play("C3 D3 E3 F3 G3")
    session = table.session
    end = session.cursor
    acts.go_to(session, session.line[1])
    act = take_back_to(session, session.line[3])
    assert act.edit is not None
    inverse = session.apply(act.edit)
    assert session.path.number == 3
    assert session.cursor is session.line[-1]
    session.apply(inverse)
    assert session.cursor is end


def test_moves_of_another_variation_stay(live: MakeTable) -> None:
    table = live(9)
    table.play("C3 D3 E3")
    session = table.session
    acts.step(session, -1)
    table.play("F3 G3")
    act = take_back_to(session, session.line[1])
    assert act.edit is not None
    session.apply(act.edit)
    assert session.path.number == 1
    # C3 D3 E3, tried before, is still there.
    assert [len(node.children) for node in session.line] == [1, 1, 1, 0]
    again = take_back_to(session, session.cursor)
    assert again.edit is not None
    session.apply(again.edit)
    assert not session.cursor.children


def test_passes_are_taken_back_out_of_a_count(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 pass pass")
    session = table.session
    assert session.phase is Phase.COUNTING
    act = take_back_to(session, session.line[1])
    assert act.edit is not None
    session.apply(act.edit)
    assert session.phase is Phase.PLAYING
    assert session.position.to_move is Color.WHITE


def test_a_won_capture_game_keeps_its_moves(live: MakeTable) -> None:
    table = live(5, goal=1)
    table.play("A2 A1 B1")
    session = table.session
    assert session.phase is Phase.FINISHED
    assert not may_take_back_to(session, session.line[1])
    assert take_back_to(session, session.line[1]) is NOTHING


def test_only_moves_of_a_game_that_goes_on_are_taken_back(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 D3")
    session = table.session
    assert may_take_back_to(session, session.tree.root)
    assert not may_take_back_to(session, session.cursor)
    assert not may_take_back_to(session, game(0).cursor)
    session.set_live(False)
    assert take_back_to(session, session.tree.root) is NOTHING


def test_a_game_in_which_moves_were_taken_back_goes_on() -> None:
    session = game(3)
    act = take_back_to(session, session.line[4])
    assert act.edit is not None
    session.apply(act.edit)
    passed = acts.play(session, Pass(session.position.to_move))
    assert passed.edit is not None
    session.apply(passed.edit)
    assert session.path.number == 5


def test_the_boards_before_moves_that_are_taken_back_are_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = game(3)
    expected = [move_of(node, session.tree.size) for node in session.line[:20]]
    stones = GameSession(session.tree, False, session.line[19]).position.stones
    assert session.position.stones
    made: list[Node] = []

    def counted(node: Node, *more: object) -> Position:
        made.append(node)
        return position_after(node, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(positions, "position_after", counted)
    act = take_back_to(session, session.line[19])
    assert act.edit is not None
    session.apply(act.edit)
    assert (session.position.stones, made) == (stones, [])
    assert [move_of(node, session.tree.size) for node in session.line] == expected
