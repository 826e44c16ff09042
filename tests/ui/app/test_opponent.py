"""An engine plays a side of the game: its questions, the use of its answers, and cancelling."""

from __future__ import annotations

from fractions import Fraction

import pytest
from pytestqt.qtbot import QtBot

from goboard_app.app.controller import GameController
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.opponent import (
    MOST_GAMES,
    EnginePlayer,
    Objection,
    Opponent,
    Stage,
    Strength,
    against_of,
    against_text,
    remember,
    remembered,
    strength_of,
)
from goboard_app.clock.control import Absolute, ByoYomi, Canadian
from goboard_app.engine.engine import (
    Ability,
    ChosenMove,
    DeadStones,
    Effort,
    Failure,
    Resign,
    TimeLeft,
    Trouble,
)
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point, parse_point
from goboard_app.record.properties import move_of
from goboard_app.scoring.statuses import Status
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import Phase
from tests.support.engines import ALL, FakeEngine, offered
from tests.support.proposals import all_alive
from tests.support.waiting import wait_until

FIVE = BoardSize(5, 5)
GAME = NewGame(size=FIVE, komi=Fraction(1, 2))


class Room:
    """A controller and an opponent, without any window."""

    def __init__(self, game: NewGame = GAME, color: Color = Color.WHITE, amount: int = 0) -> None:
        self.controller = GameController(None, all_alive)
        self.directory = EngineDirectory()
        self.engine: FakeEngine = offered(self.directory)
        self.is_free = True
        self.opponent = Opponent(self.controller, self.directory, lambda: self.is_free)
        self.hints: list[object] = []
        self.opponent.hinted.connect(self.hints.append)
        self.controller.start(game)
        self.opponent.begin(EnginePlayer("fake", color, amount))
        self.settle()

    def settle(self) -> None:
        """Let the opponent look at what has changed, and the board be read where it is counted."""
        while self.opponent._soon.is_set or self.controller.reader.is_busy:
            if self.opponent._soon.is_set:
                self.opponent._soon.stop()
                self.opponent._look()
            wait_until(lambda: not self.controller.reader.is_busy)

    def play(self, *names: str) -> None:
        """Click these points, or pass."""
        for name in names:
            if name == "pass":
                self.controller.pass_turn()
            else:
                self.controller.click(parse_point(name, FIVE))
            self.settle()

    def answer(self, name: str) -> None:
        """Let the engine play here, or pass."""
        color = self.engine.asked[-1][1].to_move
        move: Move = Pass(color) if name == "pass" else Play(color, parse_point(name, FIVE))
        self.engine.answer(ChosenMove(move))
        self.settle()

    @property
    def moves(self) -> str:
        """Return the moves up to the board: "B C3 W D3"."""
        told = [f"{move.color.value} {_name(move)}" for move in self.controller.session.path.moves]
        return " ".join(told)


def _name(move: Move) -> str:
    return "ABCDE"[move.point.col] + str(5 - move.point.row) if isinstance(move, Play) else "pass"


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room()


# Turns


def test_it_is_asked_after_the_hand_and_its_move_is_a_move_of_the_game(room: Room) -> None:
    assert not room.engine.is_asked
    room.play("C3")
    what, situation = room.engine.asked[-1]
    assert (what, situation.to_move) == ("choose", Color.WHITE)
    assert len(situation.moves) == 1
    assert room.opponent.stage is Stage.THINKING
    room.answer("C4")
    assert room.moves == "B C3 W C4"
    assert room.opponent.stage is Stage.WAITING
    assert not room.engine.is_asked


def test_as_black_it_begins(qtbot: QtBot) -> None:
    room = Room(color=Color.BLACK)
    assert room.engine.is_asked
    room.answer("C3")
    assert room.moves == "B C3"


def test_its_stones_are_not_laid_by_hand(room: Room) -> None:
    room.play("C3", "C4", "pass")
    assert room.moves == "B C3"
    assert room.controller.session.refusal is None


def test_it_is_not_asked_where_one_looks_back(room: Room) -> None:
    room.play("C3")
    room.answer("C4")
    room.play("D3")
    room.answer("D4")
    asked = len(room.engine.asked)
    for steps in (-1, -1, -1, 2):
        room.controller.step(steps)
        room.settle()
    assert len(room.engine.asked) == asked
    assert room.opponent.stage is Stage.WAITING


def test_looking_back_no_other_move_of_its_can_be_made(room: Room) -> None:
    room.play("C3")
    room.answer("C4")
    room.controller.step(-1)
    room.play("B4")
    assert room.moves == "B C3"


def test_another_move_of_the_hand_is_answered(room: Room) -> None:
    room.play("C3")
    room.answer("C4")
    room.controller.step(-2)
    room.settle()
    room.play("D3")
    assert room.engine.asked[-1][1].moves == (Play(Color.BLACK, Point(3, 2)),)
    room.answer("D4")
    assert room.moves == "B D3 W D4"


def test_beside_the_game_one_may_try_both_sides_alone(room: Room) -> None:
    room.play("C3")
    room.answer("C4")
    first = room.controller.session.cursor
    room.controller.step(-2)
    room.play("D3")
    room.answer("D4")
    room.controller.go_to(first)
    room.settle()
    asked = len(room.engine.asked)
    room.play("B3", "B4")
    assert room.moves == "B C3 W C4 B B3 W B4"
    assert len(room.engine.asked) == asked


def test_an_answer_waits_while_the_user_looks_back(room: Room) -> None:
    room.play("C3")
    room.controller.step(-1)
    room.settle()
    room.answer("C4")
    assert room.moves == ""
    room.controller.step(1)
    room.settle()
    assert room.moves == "B C3 W C4"


def test_with_a_clock_that_runs_its_answer_does_not_wait(qtbot: QtBot) -> None:
    time = Absolute(600_000)
    room = Room(NewGame(size=FIVE, black_time=time, white_time=time))
    room.play("C3")
    room.controller.step(-1)
    room.settle()
    room.answer("C4")
    assert room.moves == "B C3 W C4"


def test_an_answer_waits_for_the_board_to_be_free(room: Room) -> None:
    room.play("C3")
    room.is_free = False
    room.answer("C4")
    assert room.moves == "B C3"
    room.is_free = True
    room.opponent.look()
    room.settle()
    assert room.moves == "B C3 W C4"


def test_a_hidden_analysis_is_stopped_and_requested_again_later(room: Room) -> None:
    room.play("C3")
    room.opponent.rest()
    assert room.engine.is_closed
    room.opponent.look()
    room.settle()
    assert room.engine.is_asked
    assert room.engine.starts == 2


# Taking back


def test_taking_back_takes_its_answer_too(room: Room) -> None:
    room.play("C3")
    room.answer("C4")
    room.controller.take_back()
    room.settle()
    assert room.moves == ""
    assert not room.engine.is_asked
    room.controller.redo()
    room.settle()
    assert room.moves == "B C3 W C4"


def test_undo_calls_off_the_pending_question(room: Room) -> None:
    room.play("C3")
    room.answer("C4")
    room.play("D3")
    room.controller.undo()
    room.settle()
    assert room.moves == "B C3 W C4"
    assert not room.engine.is_asked
    assert room.opponent.stage is Stage.WAITING


def test_its_first_move_alone_cannot_be_taken_back(qtbot: QtBot) -> None:
    room = Room(color=Color.BLACK)
    room.answer("C3")
    assert not room.controller.can_take_back
    room.play("C4")
    assert room.controller.can_take_back


def test_in_a_game_taken_up_again_two_moves_are_taken_back(room: Room) -> None:
    room.play("C3")
    room.answer("C4")
    tree = room.controller.session.tree
    room.controller.show_games([tree], is_live=True)
    room.opponent.begin(EnginePlayer("fake", Color.WHITE))
    room.controller.take_back()
    room.settle()
    assert room.moves == ""
    room.controller.undo()
    room.settle()
    assert room.moves == "B C3 W C4"
    assert not room.engine.is_asked


def test_a_resignation_is_undone_with_the_move_before_it(room: Room) -> None:
    room.play("C3")
    room.engine.answer(ChosenMove(Resign()))
    room.settle()
    assert room.controller.session.info.result == "B+R"
    assert room.engine.is_closed
    room.controller.undo()
    room.settle()
    assert room.moves == ""
    assert room.controller.session.phase is Phase.PLAYING
    room.controller.redo()
    assert room.controller.session.info.result == "B+R"


def test_undoing_ones_own_resignation_is_answered(room: Room) -> None:
    room.play("C3")
    room.controller.resign(Color.BLACK)
    room.settle()
    assert not room.engine.is_asked
    room.controller.undo()
    room.settle()
    assert room.moves == "B C3"
    assert room.engine.is_asked


# Errors


@pytest.mark.parametrize(
    "move",
    [
        Play(Color.WHITE, Point(2, 2)),
        Play(Color.WHITE, Point(40, 2)),
        Play(Color.BLACK, Point(0, 0)),
    ],
    ids=["occupied", "off the board", "the other colour"],
)
def test_a_move_that_is_not_allowed_is_not_made(room: Room, move: Move) -> None:
    room.play("C3")
    room.engine.answer(ChosenMove(move))
    room.settle()
    assert room.moves == "B C3"
    assert room.controller.session.refusal is None
    assert room.opponent.stage is Stage.TROUBLE
    assert room.opponent.failure is not None
    assert room.opponent.failure.trouble is Trouble.ILLEGAL_MOVE
    room.opponent.try_again()
    room.settle()
    assert room.engine.starts == 2
    room.answer("C4")
    assert room.moves == "B C3 W C4"


def test_a_pass_in_a_capture_game_is_reported(qtbot: QtBot) -> None:
    room = Room(NewGame(size=FIVE, goal=1))
    room.play("C3")
    assert room.engine.asked[-1][1].goal == 1
    room.answer("pass")
    assert room.opponent.failure == Failure(Trouble.ILLEGAL_MOVE, "")
    assert room.moves == "B C3"


def test_trouble_is_over_when_the_move_is_taken_back(room: Room) -> None:
    room.play("C3")
    room.engine.answer(Failure(Trouble.DIED))
    room.settle()
    assert not room.engine.is_asked
    room.controller.take_back()
    room.settle()
    assert room.opponent.stage is Stage.WAITING
    room.play("D3")
    assert room.engine.is_asked


def test_a_vanished_engine_is_reported(room: Room) -> None:
    room.directory.withdraw("fake")
    room.play("C3")
    assert room.opponent.failure == Failure(Trouble.NOT_FOUND)


def test_without_it_two_people_go_on(room: Room) -> None:
    room.play("C3")
    room.opponent.leave()
    assert room.engine.is_closed
    room.play("C4", "D3")
    assert room.moves == "B C3 W C4 B D3"


def test_a_late_answer_is_not_heard(room: Room) -> None:
    room.play("C3")
    told = room.engine._told
    assert told is not None
    room.opponent.leave()
    told(ChosenMove(Play(Color.WHITE, Point(0, 0))))
    room.settle()
    assert room.moves == "B C3"


# Strength and time


@pytest.mark.parametrize(
    ("abilities", "strength", "effort"),
    [
        (Ability.MOVE | Ability.LEVEL, Strength.LEVEL, Effort(level=3)),
        (Ability.MOVE | Ability.ANALYSIS, Strength.VISITS, Effort(visits=3)),
        (Ability.MOVE, Strength.SECONDS, Effort(seconds=3)),
    ],
)
def test_the_strength_is_said_as_the_engine_knows_it(abilities: Ability, strength: Strength, effort: Effort) -> None:
    choice = EngineChoice("fake", "Fake", abilities)
    assert strength_of(choice) is strength
    assert EnginePlayer("fake", Color.WHITE, 3).effort(choice, None) == effort


def test_the_engine_is_sent_both_clocks(qtbot: QtBot) -> None:
    room = Room(
        NewGame(
            size=FIVE,
            black_time=ByoYomi(0, 3, 20_000),
            white_time=Canadian(0, 10, 60_000),
        )
    )
    room.play("C3")
    clocks = room.engine.effort.clocks
    assert clocks is not None
    assert clocks[0] == TimeLeft(20.0, 1)
    assert clocks[1].moves == 10
    assert 59 < clocks[1].seconds <= 60


# Hints


def test_a_hint_is_its_move_and_is_not_played(room: Room) -> None:
    room.opponent.ask_hint()
    assert room.engine.asked[-1][1].to_move is Color.BLACK
    room.answer("C3")
    assert room.hints == [ChosenMove(Play(Color.BLACK, Point(2, 2)))]
    assert room.moves == ""
    assert not room.engine.is_asked


def test_a_move_before_the_hint_cancels_it(room: Room) -> None:
    room.opponent.ask_hint()
    room.play("C3")
    room.answer("C4")
    assert room.hints == []
    assert room.moves == "B C3 W C4"


def test_a_resignation_cancels_the_hint(room: Room) -> None:
    room.opponent.ask_hint()
    assert room.opponent.is_hinting
    room.controller.resign(Color.BLACK)
    room.settle()
    assert not room.opponent.is_hinting


def test_no_hint_while_it_is_its_turn(room: Room) -> None:
    room.play("C3")
    assert not room.opponent.can_hint
    room.opponent.ask_hint()
    assert len(room.engine.asked) == 1


# The count


def count(room: Room, *dead: str) -> None:
    """Pass for both sides, with these stones dead to the engine."""
    room.play("C3")
    room.answer("C4")
    room.play("pass")
    room.answer("pass")
    assert room.controller.session.phase is Phase.COUNTING
    assert room.engine.asked[-1][0] == "dead_stones"
    stones = frozenset(parse_point(name, FIVE) for name in dead)
    room.engine.answer(DeadStones(stones))
    room.settle()


def test_in_the_count_it_agrees_as_soon_as_the_hand_does(room: Room) -> None:
    count(room)
    assert room.opponent.consents
    room.controller.agree(Color.BLACK)
    room.settle()
    assert room.controller.session.phase is Phase.FINISHED


def test_differing_opinions_are_reported_without_delay(room: Room) -> None:
    count(room, "C4")
    stones = frozenset({parse_point("C4", FIVE)})
    assert room.opponent.differences == (Objection(Color.WHITE, stones, Status.DEAD),)
    assert not room.opponent.consents
    room.controller.set_group(stones, Status.DEAD)
    assert room.opponent.consents
    room.controller.undo()
    assert not room.opponent.consents
    room.controller.agree(Color.BLACK)
    room.settle()
    assert room.controller.session.phase is Phase.FINISHED


def test_undoing_the_end_returns_to_the_count(room: Room) -> None:
    count(room)
    room.controller.agree(Color.BLACK)
    room.settle()
    room.controller.undo()
    room.settle()
    counting = room.controller.session.counting
    assert counting is not None
    assert not counting.agreed
    room.engine.answer(DeadStones(frozenset()))
    room.controller.agree(Color.BLACK)
    room.settle()
    assert room.controller.session.phase is Phase.FINISHED


def test_one_that_cannot_name_dead_stones_agrees(room: Room) -> None:
    room.engine.abilities = ALL & ~Ability.DEAD_STONES
    room.play("pass")
    room.answer("pass")
    assert room.controller.session.phase is Phase.COUNTING
    assert room.opponent.consents


def test_one_that_fails_in_the_count_agrees(room: Room) -> None:
    room.play("pass")
    room.answer("pass")
    room.engine.answer(Failure(Trouble.DIED))
    assert room.opponent.consents
    assert room.opponent.failure is None


def test_after_the_stop_the_game_may_go_on(room: Room) -> None:
    count(room)
    room.controller.resume(Color.BLACK)
    room.settle()
    to_move = room.controller.session.position.to_move
    if to_move is Color.BLACK:
        room.play("D3")
    assert room.engine.asked[-1][0] == "choose"


# Games that were left


def test_players_are_identified_by_constant_facts_of_a_game(room: Room) -> None:
    tree = room.controller.session.tree
    against = EnginePlayer("an engine of mine", Color.WHITE, 7)
    rows = remember((), tree, against)
    room.play("C3")
    room.answer("C4")
    assert remembered(rows, tree) == against
    room.controller.start(NewGame(size=FIVE, black_name="Somebody else"))
    assert remembered(rows, room.controller.session.tree) is None
    assert remember(rows, tree, None) == ()


def test_of_many_games_the_newest_are_known(qtbot: QtBot) -> None:
    room, rows = Room(), ("a B 1 b",) * MOST_GAMES
    rows = remember(rows, room.controller.session.tree, EnginePlayer("fake", Color.BLACK))
    assert len(rows) == MOST_GAMES
    assert remembered(rows, room.controller.session.tree) == EnginePlayer("fake", Color.BLACK)


@pytest.mark.parametrize("text", ["", "B", "B x fake", "G 1 fake", "B 1 ", "B 99999999999 fake"])
def test_invalid_opponents_are_none(text: str) -> None:
    assert against_of(text) is None


def test_an_opponent_comes_back_from_its_text() -> None:
    against = EnginePlayer("key with spaces", Color.BLACK, 12)
    assert against_of(against_text(against)) == against


def test_one_that_is_offered_does_nothing_yet(room: Room) -> None:
    room.opponent.offer(EnginePlayer("fake", Color.BLACK))
    assert room.opponent.stage is Stage.OFFERED
    room.settle()
    assert not room.engine.is_asked
    room.opponent.take_up()
    room.settle()
    assert room.engine.is_asked


def test_another_game_of_the_record_calls_it_off(room: Room) -> None:
    room.play("C3")
    tree = room.controller.session.tree
    assert move_of(room.controller.session.cursor, tree.size) is not None
    room.controller.show_games([tree, room.controller.session.tree], is_live=False)
    room.settle()
    assert not room.engine.is_asked
