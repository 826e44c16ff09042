"""The list of engines, and the situation of the game that an engine is given."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.situation import situation_at
from goboard_app.engine.engine import Ability
from goboard_app.go.board import Color, Pass, Play, Point
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.session import GameSession
from tests.support.engines import FakeEngine


def session_at(text: str, way: int) -> GameSession:
    """Return the session on the node this many steps down the main line."""
    session = GameSession(read_sgf(text.encode()).games[0], False)
    session.go_to(session.line[way])
    return session


def test_a_situation_begins_with_the_handicap_and_holds_the_moves() -> None:
    session = session_at("(;SZ[9]HA[2]AB[cg][gc]KM[0.5]RU[Japanese];W[ee];B[];W[cc];B[dd])", 3)
    situation = situation_at(session)
    assert situation.start.points(Color.BLACK) == {Point(2, 6), Point(6, 2)}
    assert [type(move) for move in situation.moves] == [Play, Pass, Play]
    assert situation.to_move is Color.BLACK
    assert (situation.komi, situation.handicap) == (Fraction(1, 2), 2)
    assert situation.ruleset is session.ruleset
    assert situation.position == session.position


def test_a_board_that_is_set_up_on_the_way_is_where_it_begins() -> None:
    session = session_at("(;SZ[9];B[aa];W[bb];AW[ab][ba]AE[aa];B[cc]C[no set-up];W[dd])", 5)
    situation = situation_at(session)
    assert len(situation.moves) == 2
    assert situation.start.points(Color.WHITE) == {Point(1, 1), Point(0, 1), Point(1, 0)}
    assert situation.position == session.position


def test_a_turn_that_is_set_is_kept() -> None:
    session = session_at("(;SZ[9];B[aa]PL[B])", 1)
    situation = situation_at(session)
    assert situation.to_move is Color.BLACK
    assert situation.position.to_move is Color.BLACK


def test_another_node_than_the_one_on_the_board() -> None:
    session = session_at("(;SZ[9];B[aa];W[bb])", 0)
    assert len(situation_at(session, session.line[2]).moves) == 2
    assert situation_at(session).moves == ()


def test_engines_are_offered_chosen_and_withdrawn(qtbot: QtBot) -> None:
    directory = EngineDirectory()
    told = []
    directory.changed.connect(lambda: told.append(len(directory.choices())))
    gnu = EngineChoice("gnugo", "GNU Go", Ability.MOVE | Ability.DEAD_STONES)
    directory.offer(gnu, FakeEngine)
    directory.offer(EngineChoice("a", "A", Ability.MOVE, is_partner=True), FakeEngine)
    assert [each.key for each in directory.choices(Ability.MOVE)] == ["a", "gnugo"]
    assert directory.choices(Ability.DEAD_STONES) == (gnu,)
    assert directory.make("gnugo") is not directory.make("gnugo")
    directory.withdraw("gnugo")
    directory.withdraw("gnugo")
    assert directory.choice("gnugo") is None
    assert told == [1, 2, 1]


def test_an_engine_is_closed_with_its_asker(qtbot: QtBot) -> None:
    directory, engine, asker = EngineDirectory(), FakeEngine(), QObject()
    directory.offer(EngineChoice("fake", "Fake", engine.abilities), engine.opened)
    made = directory.make("fake", asker)
    made.dead_stones(situation_at(session_at("(;SZ[9])", 0)), lambda _answer: None)
    delete(asker)
    assert engine.is_closed
    assert not engine.is_asked


def test_an_engine_that_is_gone_before_its_asker_is_let_go(qtbot: QtBot) -> None:
    directory, asker = EngineDirectory(), QObject()
    directory.offer(EngineChoice("fake", "Fake", Ability.MOVE), FakeEngine)
    directory.make("fake", asker)
    delete(asker)
