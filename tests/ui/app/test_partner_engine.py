"""A partner is asked like any engine: it answers later, one question at a time."""

from __future__ import annotations

from fractions import Fraction

from pytestqt.qtbot import QtBot

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.engines.partner import PartnerEngine, offer_partners
from goboard_app.engine.engine import (
    Ability,
    Answer,
    ChosenMove,
    DeadStones,
    Effort,
    Engine,
    Failure,
    Situation,
    Trouble,
)
from goboard_app.go.board import BoardSize, Color, Play
from goboard_app.go.position import Position
from goboard_app.partner.character import Character
from goboard_app.rules.catalogue import CHINESE
from tests.support.closed import below_white, points


def empty(side: int) -> Situation:
    position = Position.empty(BoardSize.square(side))
    return Situation(position, (), Color.BLACK, CHINESE, Fraction(7))


def test_a_move_is_answered_later(qtbot: QtBot) -> None:
    answers: list[Answer] = []
    partner: Engine = PartnerEngine(Character.PUPPY, pause_ms=0, seed=1)
    partner.choose(empty(9), Effort(), answers.append)
    assert not answers
    qtbot.waitUntil(lambda: bool(answers))
    assert isinstance(answers[0], ChosenMove)
    assert isinstance(answers[0].move, Play)


def test_of_two_questions_the_last_alone_is_answered(qtbot: QtBot) -> None:
    first: list[Answer] = []
    second: list[Answer] = []
    partner = PartnerEngine(Character.PUPPY, pause_ms=0, seed=1)
    partner.choose(empty(9), Effort(), first.append)
    partner.choose(empty(5), Effort(), second.append)
    qtbot.waitUntil(lambda: bool(second))
    assert not first


def test_a_stopped_asker_gets_no_answer(qtbot: QtBot) -> None:
    answers: list[Answer] = []
    stopped = PartnerEngine(Character.PUPPY, pause_ms=0, seed=1)
    stopped.choose(empty(5), Effort(), answers.append)
    stopped.stop()
    later: list[Answer] = []
    other = PartnerEngine(Character.PUPPY, pause_ms=0, seed=1)
    other.choose(empty(5), Effort(), later.append)
    qtbot.waitUntil(lambda: bool(later))
    assert not answers


def test_a_board_too_large_is_refused(qtbot: QtBot) -> None:
    answers: list[Answer] = []
    partner = PartnerEngine(Character.PUPPY, pause_ms=0)
    partner.choose(empty(21), Effort(), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [Failure(Trouble.SIZE)]


def test_dead_stones_are_those_that_the_program_reads(qtbot: QtBot) -> None:
    board = below_white("OO..OOOOO", "OO.X.OOOO", "OOO..OOOO")
    answers: list[Answer] = []
    partner = PartnerEngine(Character.OWL, pause_ms=0)
    partner.dead_stones(Situation(board, (), Color.BLACK, CHINESE, Fraction(7)), answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [DeadStones(points("D2", board))]


def test_the_directory_offers_the_partners_the_weakest_first(qtbot: QtBot) -> None:
    directory = EngineDirectory()
    offer_partners(directory)
    offered = directory.choices(Ability.MOVE | Ability.DEAD_STONES)[:10]
    assert [choice.key for choice in offered] == [f"partner-{character.value}" for character in Character]
    assert [offered[0].name, offered[-1].name] == ["Snail", "Dragon"]
    assert all(choice.is_partner for choice in offered)
    assert directory.make("partner-owl").name == "Owl"
