"""An engine is asked about the board that is shown, about whole lines, and about guesses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from goboard_app.app.controller import GameController
from goboard_app.app.engines.analysis import GameAnalysis
from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.jobs import Steps
from goboard_app.engine.engine import Ability, Analysis, Candidate, DeadStones, Failure, Trouble
from goboard_app.engine.game_report import GameReport
from goboard_app.engine.judging import Quality, Thresholds
from goboard_app.go.board import Color, Point
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import Act, ActKind, Change
from goboard_app.ui.analysis.report import report_in_steps
from tests.support.engines import ALL, FakeEngine, offered

GAME = "(;SZ[9]KM[6.5];B[ee];W[ce];B[gc](;W[gg])(;W[gf]))"
C7 = Point(2, 2)


def thought(score: float, visits: int = 200, point: Point = C7, is_final: bool = True) -> Analysis:
    candidate = Candidate(point, visits, 0.5, score, line=(point,))
    return Analysis((candidate,), 0.5, score, visits, is_final=is_final)


@pytest.fixture
def controller(qtbot: QtBot) -> GameController:
    controller = GameController()
    controller.show_games([read_sgf(GAME.encode()).games[0]])
    return controller


@pytest.fixture
def engine() -> FakeEngine:
    return FakeEngine()


@pytest.fixture
def analysis(controller: GameController, engine: FakeEngine) -> Iterator[GameAnalysis]:
    directory = EngineDirectory()
    fake = offered(directory)
    engine.__dict__ = fake.__dict__
    found = GameAnalysis(controller, directory)
    yield found
    found.close()


def moves_asked(engine: FakeEngine) -> list[int]:
    """Return the number of moves before each question."""
    return [len(situation.moves) for _, situation in engine.asked]


def test_nothing_is_asked_before_it_is_on(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    controller.step(1)
    assert engine.asked == []


def test_it_follows_the_cursor_and_asks_again_only_about_unknown_nodes(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    engine.answer(thought(1.0))
    controller.step(1)
    engine.answer(thought(2.0))
    controller.step(-1)
    assert moves_asked(engine) == [0, 1]
    assert not engine.is_asked
    assert analysis.evaluation_of(controller.session.cursor) == (1.0, 0.5)


def test_half_an_answer_is_kept_and_asked_for_again(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    root = controller.session.cursor
    engine.answer(thought(1.0, 50, is_final=False))
    controller.step(1)
    known = analysis.analysis_of(root)
    assert known is not None
    assert known.visits == 50
    controller.step(-1)
    engine.answer(thought(3.0, 10, is_final=False))
    # It was thought about for longer before.
    assert analysis.analysis_of(root) == known
    engine.answer(thought(2.0, 200))
    assert analysis.evaluation_of(root) == (2.0, 0.5)


def test_an_answer_about_another_board_is_dropped(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    late = engine._told
    assert late is not None
    controller.step(1)
    late(thought(9.0))
    assert analysis.evaluation_of(controller.session.cursor) is None
    assert analysis.evaluation_of(controller.session.tree.root) is None


def test_the_result_of_reading_follows_the_position(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    controller.step(2)
    analysis.turn_on()
    engine.answer(thought(1.0))
    session, here = controller.session, controller.session.cursor
    stone = SetProperty(session.tree.root, "AB", ("aa",))
    controller.perform(Act(Change.everything(), stone, ActKind.SET_UP))
    assert analysis.evaluation_of(here) is None
    controller.undo()
    assert analysis.evaluation_of(here) == (1.0, 0.5)


@pytest.mark.parametrize("changed", ["KM", "RU", "AB"])
def test_other_terms_of_the_same_board_are_asked_for_again(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine, changed: str
) -> None:
    analysis.turn_on()
    engine.answer(thought(1.0))
    root = controller.session.tree.root
    value = {"KM": "0.5", "RU": "AGA", "AB": "aa"}[changed]
    edit = SetProperty(root, changed, (value,))
    controller.perform(Act(Change.everything(), edit, ActKind.GAME_INFO))
    assert moves_asked(engine) == [0, 0]
    assert engine.is_asked
    engine.answer(thought(4.0))
    assert analysis.evaluation_of(root) == (4.0, 0.5)
    # Nothing is asked about a board whose answer is known.
    controller.step(1)
    engine.answer(thought(2.0))
    controller.step(-1)
    assert moves_asked(engine) == [0, 0, 1]


def test_a_comment_leaves_known_analyses(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    engine.answer(thought(1.0))
    comment = SetProperty(controller.session.cursor, "C", ("good",))
    controller.perform(Act(Change.NODE, comment, ActKind.COMMENT))
    assert moves_asked(engine) == [0]


def test_a_whole_line_is_asked_from_its_start(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine, qtbot: QtBot
) -> None:
    told: list[tuple[int, int] | None] = []
    analysis.progressed.connect(lambda: told.append(analysis.progress))
    analysis.judge_line()
    with qtbot.waitSignal(analysis.judged):
        for score in (0.0, 0.0, 6.0, -20.0, -20.0):
            engine.answer(thought(score))
    assert moves_asked(engine) == [0, 1, 2, 3, 4]
    assert told == [(0, 5), (1, 5), (2, 5), (3, 5), (4, 5), None]
    line = controller.session.line
    assert analysis.qualities(Thresholds()) == {
        line[2]: Quality.BAD,
        line[3]: Quality.VERY_BAD,
    }
    # No analysis is asked for any more.
    assert engine.is_closed


def test_the_board_that_is_shown_comes_before_the_rest_of_the_line(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    engine.answer(thought(0.0))
    analysis.judge_line()
    assert moves_asked(engine) == [0, 1]
    controller.step(3)
    # The questions about the line are soon answered, and not cancelled.
    assert moves_asked(engine) == [0, 1]
    engine.answer(thought(0.0))
    engine.answer(thought(0.0))
    engine.answer(thought(0.0))
    assert moves_asked(engine) == [0, 1, 3, 2, 4]


def test_a_line_is_left_off(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine, qtbot: QtBot
) -> None:
    analysis.judge_line()
    engine.answer(thought(0.0))
    with qtbot.assertNotEmitted(analysis.judged):
        analysis.cancel()
    assert analysis.progress is None
    assert engine.is_closed
    assert analysis.evaluation_of(controller.session.tree.root) is not None


def test_another_game_leaves_the_line_off(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.judge_line()
    controller.show_games([read_sgf(b"(;SZ[9];B[aa])").games[0]])
    assert analysis.progress is None
    assert engine.is_closed


@pytest.mark.parametrize("trouble", [Trouble.DIED, Trouble.SILENT, Trouble.GARBAGE, Trouble.NOT_STARTED])
def test_an_engine_that_is_gone_is_asked_nothing_until_it_is_started_again(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine, trouble: Trouble
) -> None:
    analysis.turn_on()
    engine.answer(Failure(trouble))
    controller.step(1)
    assert moves_asked(engine) == [0]
    assert analysis.has_ended
    assert analysis.trouble == Failure(trouble)
    engine.is_closed = False
    analysis.restart()
    assert moves_asked(engine) == [0, 1]
    assert analysis.trouble is None


def test_the_reading_of_a_line_goes_on_after_a_restart(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.judge_line()
    engine.answer(thought(0.0))
    engine.answer(Failure(Trouble.DIED))
    assert analysis.progress == (1, 5)
    engine.is_closed = False
    analysis.restart()
    assert moves_asked(engine) == [0, 1, 1]


def test_a_position_that_is_refused_is_passed_over(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    engine.answer(Failure(Trouble.REFUSED, "no"))
    assert analysis.trouble == Failure(Trouble.REFUSED, "no")
    assert not analysis.has_ended
    controller.step(1)
    assert analysis.trouble is None
    engine.answer(thought(1.0))
    assert analysis.evaluation_of(controller.session.cursor) is not None


def test_an_answer_to_another_question_is_no_analysis(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    engine.answer(DeadStones(frozenset()))
    assert analysis.evaluation_of(controller.session.cursor) is None


def test_a_live_game_is_looked_at_only_where_it_was_asked_for(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    controller.start(NewGame())
    assert not analysis.is_wanted
    assert moves_asked(engine) == [0]
    analysis.turn_on()
    assert analysis.is_wanted
    assert moves_asked(engine) == [0, 0]
    controller.start(NewGame())
    assert not analysis.is_wanted


def test_a_game_against_an_opponent_is_not_looked_at_at_all(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    controller.start(NewGame())
    controller.session.opponent = Color.WHITE  # type: ignore[attr-defined,unused-ignore]
    analysis.turn_on()
    assert not analysis.is_wanted
    assert engine.asked == []


@pytest.mark.parametrize(("played", "guess", "lost"), [(2.0, -1.0, 3.0), (0.0, 1.5, -1.5)])
@pytest.mark.parametrize("step", [1, 2])
def test_a_guess_is_compared_with_the_move_played(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine,
    qtbot: QtBot, played: float, guess: float, lost: float, step: int,
) -> None:  # fmt: skip
    """The first move is Black's, the second White's."""
    sign = 1 if step == 1 else -1
    node = controller.session.line[step]
    with qtbot.waitSignal(analysis.guess_told) as told:
        analysis.ask_guess(node, C7)
        engine.answer(thought(sign * played))
        engine.answer(thought(sign * guess))
    assert told.args == [node, C7, lost]
    assert [situation.to_move for _, situation in engine.asked] == [Color.WHITE if step == 1 else Color.BLACK] * 2
    assert engine.asked[-1][1].moves[-1].color is (Color.BLACK if step == 1 else Color.WHITE)
    # The analysis of the guess does not belong to the game.
    assert analysis.evaluation_of(node) == (sign * played, 0.5)


def test_another_engine_is_asked_from_now_on(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    other = FakeEngine()
    first = analysis.choice
    assert first is not None
    analysis._directory.offer(first._replace(key="other", name="Other"), lambda: other)
    analysis.turn_on()
    engine.answer(thought(1.0))
    analysis.choose("other")
    assert engine.is_closed
    assert moves_asked(other) == [0]
    assert analysis.evaluation_of(controller.session.cursor) is None


def test_many_answers_in_a_second_are_shown_a_few_times(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    told: list[int] = []
    analysis.told.connect(lambda: told.append(1))
    analysis.turn_on()
    for visits in range(1, 100):
        engine.answer(thought(1.0, visits, is_final=False))
    assert told == []
    analysis._soon.rang.emit()
    assert told == [1]


def asked_of_positions(controller: GameController, analysis: GameAnalysis) -> int:
    """Return the number of positions looked up while an answer is taken in and the next move is asked."""
    counted: list[object] = []
    session = controller.session
    position_at = session.position_at
    session.position_at = lambda node: counted.append(node) or position_at(node)  # type: ignore[method-assign,func-returns-value]
    engine = analysis._engine
    assert isinstance(engine, FakeEngine)
    engine.answer(thought(1.0))
    controller.step(1)
    return len(counted)


def test_an_answer_costs_no_more_in_a_long_record(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    in_short = asked_of_positions(controller, analysis)
    long = "(;SZ[19]" + ";B[];W[]" * 2000 + ")"
    controller.show_games([read_sgf(long.encode()).games[0]])
    analysis.judge_line()
    assert asked_of_positions(controller, analysis) <= in_short + 4


# An engine that takes several questions at the same time


@pytest.fixture
def wide(engine: FakeEngine, analysis: GameAnalysis) -> FakeEngine:
    engine.width = 3
    return engine


def test_as_many_positions_of_a_line_are_asked_as_the_engine_takes(wide: FakeEngine, analysis: GameAnalysis) -> None:
    analysis.judge_line()
    assert moves_asked(wide) == [0, 1, 2]
    assert wide.effort.is_background
    wide.answer(thought(0.0), 0)
    assert moves_asked(wide) == [0, 1, 2, 3]
    assert len(wide.open) == 3


def test_answers_about_a_line_may_come_in_any_order(wide: FakeEngine, analysis: GameAnalysis, qtbot: QtBot) -> None:
    told: list[tuple[int, int] | None] = []
    analysis.progressed.connect(lambda: told.append(analysis.progress))
    analysis.judge_line()
    # Of 0, 1 and 2 moves the last is answered first, then the one asked in its place.
    wide.answer(thought(-2.0), 2)
    wide.answer(thought(-3.0), 2)
    wide.answer(thought(-4.0), 2)
    wide.answer(thought(-1.0), 1)
    with qtbot.waitSignal(analysis.judged):
        wide.answer(thought(0.0), 0)
    assert told == [(0, 5), (1, 5), (2, 5), (3, 5), (4, 5), None]
    scores = [found.score for found in map(analysis.analysis_of, analysis.line) if found is not None]
    assert scores == [0.0, -1.0, -2.0, -3.0, -4.0]
    assert wide.is_closed


def test_positions_known_at_the_same_settings_are_not_asked_again(
    controller: GameController, wide: FakeEngine, analysis: GameAnalysis, qtbot: QtBot
) -> None:
    analysis.judge_line()
    for _ in range(5):
        wide.answer(thought(0.0), 0)
    with qtbot.waitSignal(analysis.judged):
        analysis.judge_line()
    assert moves_asked(wide) == [0, 1, 2, 3, 4]
    analysis.line_visits += 1
    analysis.judge_line()
    assert moves_asked(wide)[5:] == [0, 1, 2]


@pytest.mark.parametrize(("changed", "value"), [("KM", "0.5"), ("RU", "AGA")])
def test_a_judged_line_is_asked_about_again_under_other_terms(
    controller: GameController, wide: FakeEngine, analysis: GameAnalysis, changed: str, value: str
) -> None:
    analysis.judge_line()
    for _ in range(5):
        wide.answer(thought(0.0), 0)
    edit = SetProperty(controller.session.tree.root, changed, (value,))
    controller.perform(Act(Change.everything(), edit, ActKind.GAME_INFO))
    analysis.judge_line()
    assert moves_asked(wide)[5:] == [0, 1, 2]


def test_answers_under_terms_that_have_changed_since_are_asked_for_again(
    controller: GameController, wide: FakeEngine, analysis: GameAnalysis, qtbot: QtBot
) -> None:
    analysis.judge_line()
    edit = SetProperty(controller.session.tree.root, "KM", ("0.5",))
    controller.perform(Act(Change.everything(), edit, ActKind.GAME_INFO))
    wide.answer(thought(9.0), 0)
    assert analysis.progress == (0, 5)
    assert moves_asked(wide) == [0, 1, 2, 0]
    wide.answer(thought(9.0), 0)
    wide.answer(thought(9.0), 0)
    with qtbot.waitSignal(analysis.judged):
        while wide.is_asked:
            wide.answer(thought(1.0), 0)
    assert all(analysis.evaluation_of(node) == (1.0, 0.5) for node in analysis.line)


def test_the_shown_position_comes_before_the_rest_of_the_line_and_ends_no_question(
    controller: GameController, wide: FakeEngine, analysis: GameAnalysis
) -> None:
    analysis.turn_on()
    wide.answer(thought(0.0))
    analysis.judge_line()
    assert moves_asked(wide)[1:] == [1, 2, 3]
    controller.step(4)
    wide.answer(thought(0.0), 0)
    assert moves_asked(wide)[4:] == [4]
    assert not wide.effort.is_background
    # It is of the line too, and not asked about twice.
    while wide.is_asked and analysis.progress is not None:
        wide.answer(thought(0.0), 0)
    assert moves_asked(wide)[1:5] == [1, 2, 3, 4]


def test_a_position_that_is_refused_leaves_the_others_open(
    wide: FakeEngine, analysis: GameAnalysis, qtbot: QtBot
) -> None:
    analysis.judge_line()
    wide.answer(Failure(Trouble.REFUSED, "no"), 1)
    assert analysis.progress == (1, 5)
    assert moves_asked(wide) == [0, 1, 2, 3]
    with qtbot.waitSignal(analysis.judged):
        while wide.is_asked:
            wide.answer(thought(0.0), 0)
    assert [analysis.analysis_of(node) is None for node in analysis.line] == [False, True, False, False, False]


def test_after_a_death_all_unanswered_positions_are_asked_again(wide: FakeEngine, analysis: GameAnalysis) -> None:
    analysis.judge_line()
    wide.answer(thought(0.0), 1)
    wide.answer(Failure(Trouble.DIED), 0)
    assert analysis.has_ended
    assert analysis.progress == (1, 5)
    wide.is_closed = False
    analysis.restart()
    assert moves_asked(wide) == [0, 1, 2, 3, 0, 2, 3]


def test_cancelling_drops_all_open_questions(
    controller: GameController, wide: FakeEngine, analysis: GameAnalysis, qtbot: QtBot
) -> None:
    analysis.turn_on()
    wide.answer(thought(0.0))
    analysis.judge_line()
    with qtbot.assertNotEmitted(analysis.judged):
        analysis.cancel()
    assert analysis.progress is None
    assert not wide.is_asked
    assert not wide.is_closed


def test_a_long_question_about_the_shown_position_does_not_delay_a_line(
    engine: FakeEngine, analysis: GameAnalysis
) -> None:
    """An answer that is known from before is enough, though it was not final."""
    analysis.turn_on()
    engine.answer(thought(1.0, 150, is_final=False))
    analysis.judge_line()
    assert moves_asked(engine) == [0, 0]
    assert engine.effort.visits == analysis.line_visits
    engine.answer(thought(2.0, 50))
    assert moves_asked(engine) == [0, 0, 1]


# A part of the board

PART = frozenset({Point(4, 4), Point(2, 6)})


def test_a_part_of_the_board_is_asked_about_and_kept_apart(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    engine.answer(thought(1.0))
    root = controller.session.cursor
    analysis.limit(PART)
    assert engine.effort.region == PART
    assert analysis.shown_analysis(root) is None
    engine.answer(thought(-4.0, point=Point(4, 4)))
    shown, whole = analysis.shown_analysis(root), analysis.analysis_of(root)
    assert shown is not None
    assert whole is not None
    assert (shown.score, whole.score) == (-4.0, 1.0)
    # The strip and the report are about the whole board.
    assert analysis.evaluation_of(root) == (1.0, 0.5)
    analysis.limit(frozenset())
    assert analysis.shown_analysis(root) == whole
    assert not engine.is_asked


def test_only_the_empty_points_of_a_part_count(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    analysis.limit(PART)
    engine.answer(thought(0.0))
    # Black plays E5, a point of the part.
    controller.step(1)
    assert engine.effort.region == {Point(2, 6)}
    engine.answer(thought(0.0))
    analysis.limit(frozenset({Point(4, 4)}))
    # No empty point is left, so the whole board is considered.
    assert engine.effort.region == frozenset()


def test_a_whole_game_is_judged_on_the_whole_board(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    analysis.limit(PART)
    analysis.judge_line()
    engine.answer(thought(0.0))
    regions = []
    while engine.is_asked:
        regions.append(engine.effort.region)
        engine.answer(thought(0.0))
    assert regions.count(frozenset()) >= 4
    assert all(analysis.analysis_of(node) is not None for node in analysis.line)


def test_the_part_ends_with_the_game_and_with_the_analysis(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    analysis.limit(PART)
    controller.show_games([read_sgf(GAME.encode()).games[0]])
    assert analysis.region == frozenset()
    analysis.limit(PART)
    analysis.turn_off()
    assert analysis.region == frozenset()


def test_an_engine_that_cannot_is_asked_about_the_whole_board(controller: GameController) -> None:
    directory = EngineDirectory()
    fake = offered(directory, ALL & ~Ability.REGION)
    found = GameAnalysis(controller, directory)
    assert not found.can_limit
    found.turn_on()
    found.limit(PART)
    assert fake.effort.region == frozenset()
    found.close()


def test_a_refused_part_does_not_stop_the_analysis_of_the_board(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    analysis.limit(PART)
    engine.answer(Failure(Trouble.REFUSED, "allow?"))
    assert analysis.trouble is not None
    analysis.limit(frozenset())
    assert analysis.trouble is None
    engine.answer(thought(2.0))
    assert analysis.evaluation_of(controller.session.cursor) == (2.0, 0.5)


OUT_OF_TURN = "(;SZ[9]KM[6.5];B[ee];B[cc];W[cg];AB[aa]PL[W];B[gg];W[hh]B[ii])"


def test_moves_out_of_turn_have_no_known_loss(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    controller.show_games([read_sgf(OUT_OF_TURN.encode()).games[0]])
    analysis.judge_line()
    for score in (0.0, -6.0, 6.0, 20.0, 20.0, 0.0, 20.0):
        engine.answer(thought(score))
    session = controller.session
    lost = [analysis.lost_at(node).points for node in session.line]
    # The second move of Black was White's turn, as were the move after the set-up and the node with two moves.
    assert lost == [None, 6.0, None, 14.0, None, None, None]
    assert list(analysis.qualities(Thresholds()).values()) == [Quality.BAD, Quality.VERY_BAD]
    report = result_of(report_in_steps(session, session.line, analysis.analysis_of))
    assert (report.black.whole.known, report.black.whole.compared) == (1, 1)
    assert (report.white.whole.known, report.white.whole.lost) == (1, 14.0)


def result_of(steps: Steps[GameReport]) -> GameReport:
    """Return the result of steps."""
    found: list[GameReport] = []

    def run() -> Steps[None]:
        found.append((yield from steps))

    for _part in run():
        pass
    return found[0]


def test_another_handicap_is_asked_about_again(
    controller: GameController, analysis: GameAnalysis, engine: FakeEngine
) -> None:
    analysis.turn_on()
    engine.answer(thought(1.0))
    # With these rules White gets points for the handicap stones.
    edit = SetProperty(controller.session.tree.root, "HA", ("4",))
    controller.perform(Act(Change.everything(), edit, ActKind.GAME_INFO))
    assert analysis.evaluation_of(controller.session.cursor) is None
    assert engine.is_asked
