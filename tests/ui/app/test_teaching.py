"""The teacher rates each move of the pupil, holds the opponent, and offers to take a blunder back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from goboard_app.app.controller import GameController
from goboard_app.app.engines import teaching
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.opponent import EnginePlayer, Opponent
from goboard_app.app.engines.teaching import Teacher, can_teach
from goboard_app.clock.control import Absolute
from goboard_app.engine.engine import Ability, Analysis, Candidate, ChosenMove, Failure, Situation, Trouble
from goboard_app.go.board import BoardSize, Color, Move, Play, Point, parse_point
from goboard_app.partner.blunder import Blunder, BlunderReason
from goboard_app.partner.rating import MoveRating
from goboard_app.scoring.proposal import Watch
from goboard_app.session.new_game import NewGame
from tests.support.engines import ALL, FakeEngine
from tests.support.proposals import all_alive
from tests.support.waiting import wait_until

FIVE = BoardSize(5, 5)
BAD = "A1"
"""In these tests a move here loses 30 points against C3, and E5 is the answer."""


def at(name: str) -> Point:
    return parse_point(name, FIVE)


def rated(situation: Situation, played: Move, _watch: Watch) -> MoveRating:
    """Return a rating, as the program's own reading gives one."""
    color = situation.to_move
    best, answer = Play(color, at("C3")), Play(color.opponent, at("E5"))
    lost = 30.0 if isinstance(played, Play) and played.point == at(BAD) else 0.0
    return MoveRating(played, best, lost, 0.0, (best,), (answer,))


class School:
    """A controller, an opponent and a teacher, without any window."""

    def __init__(self, game: NewGame, abilities: Ability = Ability.MOVE) -> None:
        self.controller = GameController(None, all_alive)
        self.directory = EngineDirectory()
        self.engine = FakeEngine(abilities)
        is_partner = Ability.ANALYSIS not in abilities
        choice = EngineChoice("fake", "Fake", abilities, is_partner=is_partner)
        self.directory.offer(choice, self.engine.opened)
        self.is_on = self.is_free = True
        self.opponent = Opponent(self.controller, self.directory, lambda: self.is_free)
        self.teacher = Teacher(self.controller, self.opponent, lambda: self.is_on, lambda: self.is_free)
        self.controller.start(game)
        self.opponent.begin(EnginePlayer("fake", Color.WHITE))

    def settle(self) -> None:
        wait_until(lambda: not (self.opponent._soon.is_set or self.teacher._soon.is_set or self.teacher._job.is_busy))

    def play(self, name: str) -> None:
        self.controller.click(at(name))
        self.settle()

    def answer(self, name: str) -> None:
        self.engine.answer(ChosenMove(Play(Color.WHITE, at(name))))
        self.settle()

    @property
    def count(self) -> int:
        return len(self.controller.session.path.moves)


@pytest.fixture
def school(qapp: object, monkeypatch: pytest.MonkeyPatch) -> School:
    monkeypatch.setattr(teaching, "rate", rated)
    return School(NewGame(FIVE))


def test_a_good_move_is_answered(school: School) -> None:
    school.play("C3")
    assert school.teacher.offer is None
    assert school.engine.is_asked
    school.answer("B2")
    assert school.count == 2


def test_the_opponent_waits_while_an_offer_is_open(school: School) -> None:
    school.play(BAD)
    offer = school.teacher.offer
    assert offer is not None
    assert (offer.reason, offer.shown) == (BlunderReason.BIGGER, Play(Color.BLACK, at("C3")))
    assert not school.engine.is_asked


def test_the_move_is_taken_back_and_another_one_is_rated(school: School) -> None:
    school.play(BAD)
    school.teacher.take_back()
    school.settle()
    assert (school.count, school.teacher.offer) == (0, None)
    assert not school.engine.is_asked
    school.play("C3")
    assert school.engine.is_asked


@pytest.mark.parametrize("act", [Teacher.take_back, Teacher.keep])
def test_the_same_move_is_offered_once(school: School, act: Callable[[Teacher], None]) -> None:
    school.play(BAD)
    act(school.teacher)
    school.settle()
    if not school.count:
        school.play(BAD)
    assert school.teacher.offer is None
    assert school.engine.is_asked


def test_what_was_declined_is_not_said_again_in_this_game(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    school.play(BAD)
    school.teacher.keep()
    school.settle()
    school.answer("D2")
    monkeypatch.setattr(f"{__name__}.BAD", "A5")
    school.play("A5")
    assert school.teacher.offer is None
    assert school.engine.is_asked
    school.controller.start(NewGame(FIVE))
    school.opponent.begin(EnginePlayer("fake", Color.WHITE))
    school.play("A5")
    assert school.teacher.offer is not None


def test_a_pass_that_is_too_early_is_offered_back_once(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    better = Play(Color.BLACK, at("C3"))
    found = Blunder(BlunderReason.EARLY_PASS, better, frozenset(), 20.0)
    monkeypatch.setattr(teaching, "early_pass", lambda _situation, _watch: found)
    school.controller.pass_turn()
    school.settle()
    assert (school.teacher.offer, school.engine.is_asked) == (found, False)
    school.teacher.take_back()
    school.settle()
    assert (school.count, school.teacher.offer) == (0, None)
    school.play("D3")
    school.answer("B2")
    school.controller.pass_turn()
    school.settle()
    assert school.teacher.offer == found
    school.teacher.keep()
    school.settle()
    school.answer("B3")
    assert school.count == 4
    # What a pupil keeps is not asked about again, though another move would be shown.
    other = found._replace(shown=Play(Color.BLACK, at("D2")))
    monkeypatch.setattr(teaching, "early_pass", lambda _situation, _watch: other)
    school.controller.pass_turn()
    school.settle()
    assert school.teacher.offer is None
    assert school.engine.is_asked


def test_a_silent_teacher_offers_nothing_in_this_game(school: School) -> None:
    school.play(BAD)
    school.teacher.be_silent()
    school.settle()
    assert school.teacher.is_silent
    assert school.engine.is_asked
    school.controller.take_back()
    school.play("B1")
    school.answer("D4")
    school.play(BAD)
    assert school.teacher.offer is None
    school.controller.start(NewGame(FIVE))
    school.opponent.begin(EnginePlayer("fake", Color.WHITE))
    school.play(BAD)
    assert school.teacher.offer is not None


def test_undo_ends_the_offer_and_redo_makes_it_again(school: School) -> None:
    school.play(BAD)
    school.controller.undo()
    school.settle()
    assert school.teacher.offer is None
    assert not school.engine.is_asked
    school.controller.redo()
    school.settle()
    assert school.teacher.offer is not None


def test_looking_back_hides_the_offer(school: School) -> None:
    school.play(BAD)
    school.controller.go_to_first()
    school.settle()
    assert school.teacher.offer is None
    school.controller.go_to_last()
    school.settle()
    assert school.teacher.offer is not None
    assert not school.engine.is_asked


def test_the_end_of_the_game_ends_the_offer(school: School) -> None:
    school.play(BAD)
    school.controller.resign(Color.BLACK)
    school.settle()
    assert school.teacher.offer is None
    assert not school.engine.is_asked


def test_another_game_ends_the_offer(school: School) -> None:
    school.play(BAD)
    school.controller.start(NewGame(FIVE))
    school.settle()
    assert school.teacher.offer is None


def test_behind_another_page_the_reading_stops(school: School) -> None:
    school.controller.click(at(BAD))
    school.teacher.look()
    assert school.teacher.is_reading
    school.is_free = False
    school.opponent.rest()
    school.teacher.look()
    assert not school.teacher.is_reading
    school.settle()
    assert not school.engine.is_asked
    school.is_free = True
    school.opponent.look()
    school.settle()
    assert school.teacher.offer is not None


def test_a_pass_at_the_end_is_answered(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching, "early_pass", lambda _situation, _watch: None)
    school.controller.pass_turn()
    school.settle()
    assert school.engine.is_asked


def test_a_game_with_a_clock_is_no_teaching_game(school: School) -> None:
    time = Absolute(60_000)
    school.controller.start(NewGame(FIVE, black_time=time, white_time=time))
    school.opponent.begin(EnginePlayer("fake", Color.WHITE))
    school.play(BAD)
    assert school.teacher.offer is None
    assert school.engine.is_asked


def test_a_teacher_that_is_off_reads_nothing(school: School) -> None:
    school.is_on = False
    school.play(BAD)
    assert school.engine.is_asked


def test_a_rating_that_takes_too_long_is_called_off(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(_situation: Situation, _played: Move, watch: Watch) -> None:
        wait = 0
        while not watch.is_called_off():
            wait += 1
            watch.told(None, 0.0)

    monkeypatch.setattr(teaching, "rate", slow)
    monkeypatch.setattr(teaching, "LONGEST_MS", 50)
    school.play(BAD)
    wait_until(lambda: school.engine.is_asked)
    assert school.teacher.offer is None


def test_without_a_rating_the_game_goes_on(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching, "rate", lambda *_: None)
    school.play(BAD)
    assert school.engine.is_asked


# An engine that can analyse


def analysis(name: str, score: float) -> Analysis:
    point = at(name)
    return Analysis((Candidate(point, 100, score=score, line=(point,)),), score=score, visits=100, is_final=True)


@pytest.fixture
def strong(qapp: object) -> School:
    return School(NewGame(FIVE), ALL)


def test_an_engine_that_analyses_rates_the_moves_itself(strong: School) -> None:
    strong.play(BAD)
    what, before = strong.engine.asked[-1]
    assert (what, before.moves) == ("analyse", ())
    strong.engine.answer(Analysis(visits=3))
    strong.engine.answer(analysis("C3", 10.0))
    what, after = strong.engine.asked[-1]
    assert (what, len(after.moves)) == ("analyse", 1)
    strong.engine.answer(analysis("C3", -20.0))
    wait_until(lambda: strong.teacher.offer is not None)
    assert [kind for kind, _ in strong.engine.asked] == ["analyse", "analyse"]
    strong.teacher.keep()
    strong.settle()
    assert strong.engine.asked[-1][0] == "choose"


@pytest.mark.parametrize("is_second", [False, True])
def test_an_engine_that_fails_to_rate_still_plays(strong: School, is_second: bool) -> None:
    strong.play(BAD)
    if is_second:
        strong.engine.answer(analysis("C3", 10.0))
    strong.engine.answer(Failure(Trouble.CANNOT))
    strong.settle()
    assert strong.engine.asked[-1][0] == "choose"
    strong.answer("B2")
    assert strong.count == 2


def test_on_a_large_board_only_an_engine_that_analyses_can_teach() -> None:
    assert can_teach(Ability.MOVE, BoardSize(9, 9))
    assert not can_teach(Ability.MOVE, BoardSize(52, 9))
    assert can_teach(Ability.MOVE | Ability.ANALYSIS, BoardSize(52, 9))


def test_without_the_network_only_an_engine_that_analyses_can_teach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.partner.rating.shipped_policy", lambda: None)
    assert not can_teach(Ability.MOVE, BoardSize(9, 9))
    assert can_teach(Ability.MOVE | Ability.ANALYSIS, BoardSize(9, 9))
