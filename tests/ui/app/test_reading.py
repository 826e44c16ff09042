"""Reading the groups beside the running program."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from goboard_app.app import life_reader
from goboard_app.app.controller import GameController
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import Proposal, Watch
from goboard_app.session.new_game import NewGame
from tests.support.proposals import Slow, proposing
from tests.support.waiting import wait_until


@pytest.fixture
def slow() -> Iterator[Slow]:
    made = Slow(dead="E5")
    yield made
    made.let_go()


@pytest.fixture
def controller(qtbot: QtBot, slow: Slow) -> GameController:
    controller = GameController(None, slow)
    play_to_the_stop(controller)
    return controller


def play_to_the_stop(controller: GameController) -> None:
    controller.start(NewGame())
    controller.click(Point(4, 4))
    controller.pass_turn()
    controller.pass_turn()


def dead(controller: GameController) -> frozenset[Point]:
    assert controller.session.counting is not None
    return controller.session.counting.statuses.dead


def test_the_result_of_reading_becomes_the_proposal(controller: GameController, slow: Slow) -> None:
    assert controller.reader.is_busy
    assert not dead(controller)
    slow.let_go()
    wait_until(lambda: not controller.reader.is_busy)
    assert dead(controller) == {Point(4, 4)}


def test_the_window_lives_while_it_is_read(controller: GameController, qtbot: QtBot, slow: Slow) -> None:
    slow.place, slow.part = Point(0, 0), 0.5
    with qtbot.waitSignal(controller.reader.shown, timeout=3000):
        pass
    assert controller.reader.is_late
    assert (controller.reader.place, controller.reader.done) == (Point(0, 0), 0.5)
    with qtbot.waitSignal(controller.reader.ended, timeout=3000):
        slow.let_go()
    assert not controller.reader.is_late
    assert controller.reader.place is None


@pytest.mark.parametrize("act", ["undo", "resume", "start", "step"])
def test_another_board_calls_the_reading_off(controller: GameController, slow: Slow, act: str) -> None:
    wait_until(lambda: slow.calls)
    position = controller.session.position
    if act == "resume":
        controller.resume(Color.BLACK)
    elif act == "start":
        controller.start(NewGame())
    elif act == "step":
        controller.step(-1)
    else:
        controller.undo()
    assert not controller.reader.is_busy
    wait_until(lambda: slow.called_off == [position])


def test_an_answer_that_comes_too_late_is_dropped(qtbot: QtBot) -> None:
    begun: list[Position] = []
    answers: list[Position] = []

    def deaf(position: Position, watch: Watch) -> Proposal:
        begun.append(position)
        while not watch.is_called_off():
            watch.told(None, 0.0)
        answers.append(position)
        return proposing(dead="E5")(position, watch)

    controller = GameController(None, deaf)
    play_to_the_stop(controller)
    wait_until(lambda: begun)
    controller.resume(Color.BLACK)
    wait_until(lambda: answers)
    controller.pass_turn()
    controller.pass_turn()
    wait_until(lambda: len(answers) > 0)
    qtbot.wait(30)
    assert not dead(controller)
    controller.reader.stop()


def test_marks_made_in_between_stay(controller: GameController, slow: Slow) -> None:
    controller.click(Point(4, 4))
    controller.click(Point(4, 4))
    slow.let_go()
    wait_until(lambda: not controller.reader.is_busy)
    assert not dead(controller)


def test_a_reading_that_was_stopped_is_not_begun_again(controller: GameController, slow: Slow) -> None:
    wait_until(lambda: slow.calls)
    controller.reader.stop()
    controller.click(Point(4, 4))
    assert not controller.reader.is_busy
    assert dead(controller) == {Point(4, 4)}
    assert len(slow.calls) == 1


def test_the_same_position_is_read_once(controller: GameController, slow: Slow) -> None:
    slow.let_go()
    wait_until(lambda: not controller.reader.is_busy)
    controller.undo()
    controller.redo()
    assert dead(controller) == {Point(4, 4)}
    assert len(slow.calls) == 1


def test_a_reading_that_fails_leaves_the_marks_to_the_players(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_position: Position, _watch: Watch) -> Proposal:
        raise LookupError("nothing read")

    controller = GameController(None, fail)
    with qtbot.captureExceptions() as caught:
        play_to_the_stop(controller)
        wait_until(lambda: not controller.reader.is_busy)
        qtbot.wait(20)
    assert [kind for kind, _, _ in caught] in ([LookupError], [])
    controller.click(Point(4, 4))
    assert not controller.reader.is_busy
    assert dead(controller) == {Point(4, 4)}


def test_only_a_few_positions_are_remembered(qtbot: QtBot) -> None:
    controller = GameController(None, proposing())
    controller.start(NewGame())
    for number in range(life_reader._KEPT + 2):
        controller.click(Point(number % 9, number // 9))
        controller.pass_turn()
        controller.pass_turn()
        wait_until(lambda: not controller.reader.is_busy)
        controller.resume(Color.BLACK)
    assert len(controller.reader._known) == life_reader._KEPT


def test_nothing_is_read_where_every_stone_is_alive(qtbot: QtBot) -> None:
    controller = GameController(None, proposing())
    play_to_the_stop(controller)
    wait_until(lambda: not controller.reader.is_busy)
    controller.resume(Color.BLACK)
    controller.pass_turn()
    controller.pass_turn()
    assert controller.session.counting is not None
    assert controller.session.counting.is_fixed
    assert not controller.reader.is_busy


def test_the_reading_ends_with_the_reader(qtbot: QtBot, slow: Slow) -> None:
    controller = GameController(None, slow)
    play_to_the_stop(controller)
    wait_until(lambda: slow.calls)
    controller.deleteLater()
    wait_until(lambda: slow.called_off)


def test_the_programs_own_reading_is_taken_by_default(qtbot: QtBot) -> None:
    controller = GameController()
    play_to_the_stop(controller)
    wait_until(lambda: not controller.reader.is_busy, 20_000)
    assert controller.session.counting is not None
    assert controller.session.counting.proposal is not None
