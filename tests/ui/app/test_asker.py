"""One question at a time is put to an engine, and only the answers to the open one come back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from goboard_app.app.controller import GameController
from goboard_app.app.engines.asker import Asker
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.situation import situation_at
from goboard_app.engine.engine import (
    Analysis,
    Answer,
    ChosenMove,
    Effort,
    Engine,
    Failure,
    Situation,
    Told,
    Trouble,
)
from goboard_app.go.board import Color, Pass
from goboard_app.session.new_game import NewGame
from tests.support.engines import ALL, FakeEngine, offered

MOVE = ChosenMove(Pass(Color.BLACK))


class Table:
    """An asker of a fake engine, and what it was told."""

    def __init__(self) -> None:
        self.controller = GameController()
        self.controller.start(NewGame())
        self.owner = QObject()
        self.directory = EngineDirectory()
        self.engine: FakeEngine = offered(self.directory)
        self.asker = Asker(self.directory, self.owner)
        self.told: list[tuple[str, Answer]] = []

    def ask(self, subject: str, key: str = "fake", *, is_beside: bool = False) -> Failure | None:
        situation: Situation = situation_at(self.controller.session)

        def put(engine: Engine, told: Told) -> None:
            engine.analyse(situation, Effort(), told, is_beside=is_beside)

        def take(about: str, answer: Answer) -> None:
            self.told.append((about, answer))

        return self.asker.ask(key, subject, put, take, is_beside=is_beside)

    def late(self) -> Told:
        """The receiver of the open question, which an engine might call too late."""
        told = self.engine._told
        assert told is not None
        return told


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table()


def test_an_answer_comes_with_its_subject_and_ends_the_question(table: Table) -> None:
    assert table.ask("first") is None
    assert table.asker.subjects == ("first",)
    table.engine.answer(MOVE)
    assert table.told == [("first", MOVE)]
    assert not table.asker.subjects


def test_an_analysis_goes_on_until_it_is_final(table: Table) -> None:
    table.ask("first")
    for is_final in (False, False, True):
        assert table.asker.subjects == ("first",)
        table.engine.answer(Analysis(is_final=is_final))
    assert len(table.told) == 3
    assert not table.asker.subjects


@pytest.mark.parametrize("how", ["another", "the same again", "dropped", "closed", "answered"])
def test_an_answer_that_comes_too_late_is_dropped(table: Table, how: str) -> None:
    table.ask("first")
    late = table.late()
    if how in ("another", "the same again"):
        table.ask("second" if how == "another" else "first")
    elif how == "dropped":
        table.asker.drop()
    elif how == "closed":
        table.asker.close()
    else:
        table.engine.answer(MOVE)
        table.told.clear()
    late(MOVE)
    assert table.told == []


def test_the_engine_is_made_with_the_first_question_and_again_after_it_was_closed(table: Table) -> None:
    assert (table.asker.engine, table.engine.starts) == (None, 0)
    table.ask("first")
    table.ask("second")
    assert table.engine.starts == 1
    table.asker.close()
    assert table.engine.is_closed
    table.ask("third")
    assert (table.engine.starts, table.asker.subjects) == (2, ("third",))


def test_dropping_stops_the_engine_without_closing_it(table: Table) -> None:
    table.ask("first")
    table.asker.drop()
    assert not table.engine.is_asked
    assert not table.engine.is_closed


def test_an_engine_that_cannot_be_made_is_a_failure_at_once(table: Table) -> None:
    def refuse() -> Engine:
        raise ValueError("No closing quotation")

    table.directory.offer(EngineChoice("odd", "Odd", ALL), refuse)
    assert table.ask("first", "odd") == Failure(Trouble.NOT_STARTED)
    assert table.ask("first", "gone") == Failure(Trouble.NOT_FOUND)
    assert not table.asker.subjects
    assert (table.asker.engine, table.told) == (None, [])


def test_a_question_may_be_asked_while_an_answer_is_told(table: Table) -> None:
    table.ask("first")
    table.told = _Asking(table)
    table.engine.answer(MOVE)
    assert table.asker.subjects == ("next",)


class _Asking(list[tuple[str, Answer]]):
    """A list that asks the next question when the first answer comes."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def append(self, answer: tuple[str, Answer]) -> None:
        super().append(answer)
        self._table.ask("next")


def test_questions_are_asked_beside_one_another_as_far_as_the_engine_has_room(table: Table) -> None:
    table.engine.width = 2
    assert table.asker.has_room
    for subject in ("first", "second"):
        assert table.ask(subject, is_beside=True) is None
    assert table.asker.subjects == ("first", "second")
    assert not table.asker.has_room
    table.engine.answer(Analysis(is_final=True), 1)
    table.engine.answer(MOVE, 0)
    assert table.told == [("second", Analysis(is_final=True)), ("first", MOVE)]


def test_a_question_in_place_of_several_makes_all_their_answers_stale(table: Table) -> None:
    table.engine.width = 2
    late = []
    for subject in ("first", "second"):
        table.ask(subject, is_beside=True)
        late.append(table.late())
    table.ask("third")
    for told in late:
        told(MOVE)
    assert table.asker.subjects == ("third",)
    assert table.told == []
