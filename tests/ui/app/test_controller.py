"""The controller: its signals, and the exactness of undo and redo for every act."""

import os
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from goboard_app.app.controller import GameController
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.acts import take_proposal
from goboard_app.session.new_game import OFFERED, NewGame, has_usual_points
from goboard_app.session.painter import paint
from goboard_app.session.session import Change, Phase
from tests.support.proposals import all_alive, judged

FUZZ = os.environ.get("HYPOTHESIS_PROFILE") == "fuzz"
SIDE = 7


@pytest.fixture
def controller(qtbot: QtBot) -> GameController:
    return GameController(None, all_alive)


def state(controller: GameController) -> tuple[object, ...]:
    """Return the state that undo must restore: the record, the place, and the picture."""
    session = controller.session
    picture = paint(session) if session.counting is None else session.position.stones
    data = write_record(Record(controller.trees))
    return data, session.cursor, session.phase, session.info.result, picture


def act_at_random(controller: GameController, rng: random.Random) -> None:
    """Do a random act of a user."""
    session = controller.session
    point = rng.choice(list(session.tree.size))
    choice = rng.random()
    if session.phase is Phase.COUNTING:
        acts = (
            lambda: controller.accept_count(),
            lambda: controller.resume(rng.choice(list(Color))),
            lambda: controller.click(point),
            lambda: controller.click_area(point),
            lambda: controller.count_under(rng.choice(OFFERED)),
            lambda: controller.agree(rng.choice(list(Color))),
            lambda: try_out_at_random(controller, rng),
            lambda: fill_at_random(controller, rng),
        )
        rng.choice(acts)()
    elif session.phase is Phase.HANDICAP and choice < 0.3 and has_usual_points(session.tree):
        controller.place_usual_points()
    elif choice < 0.7:
        controller.click(point)
    elif choice < 0.8:
        controller.pass_turn()
    elif choice < 0.85 and session.phase is Phase.PLAYING:
        controller.resign(rng.choice(list(Color)))
    elif choice < 0.9 and controller.can_take_back:
        controller.take_back()
    else:
        controller.step(rng.choice((-2, -1, 1)))


def try_out_at_random(controller: GameController, rng: random.Random) -> None:
    """Try some moves out, and keep them or not; the count must be as it was."""
    before = controller.session.counting
    controller.try_out()
    for _ in range(rng.randrange(6)):
        if rng.random() < 0.2:
            controller.pass_turn()
        else:
            controller.click(rng.choice(list(controller.session.tree.size)))
    rng.choice((controller.put_back, controller.keep_tried))()
    controller.put_back()
    after = controller.session.counting
    assert before is not None
    assert before.is_fixed or after == before.withdrawn()


def fill_at_random(controller: GameController, rng: random.Random) -> None:
    """Fill some empty points as if they were neutral."""
    session = controller.session
    empty = sorted(session.position.points(None))
    dame = frozenset(rng.sample(empty, min(4, len(empty))))
    take_proposal(session, session.position, judged(session.position, dame=dame))
    controller.fill_dame()


def unwind(controller: GameController) -> dict[int, tuple[object, ...]]:
    """Undo everything; the states on the way by how many edits stand."""
    states: dict[int, tuple[object, ...]] = {}
    while controller.undo_stack.canUndo():
        controller.undo_stack.undo()
        states[controller.undo_stack.index()] = state(controller)
    return states


def wind(controller: GameController) -> dict[int, tuple[object, ...]]:
    """Redo everything, and return the states on the way by the number of edits."""
    states: dict[int, tuple[object, ...]] = {}
    while controller.undo_stack.canRedo():
        controller.undo_stack.redo()
        states[controller.undo_stack.index()] = state(controller)
    return states


def check_undo(seed: int, ruleset: Ruleset, handicap: int, steps: int) -> None:
    """Act, undo everything, do everything again, and once more."""
    rng = random.Random(seed)
    controller = GameController(None, all_alive)
    size = BoardSize(SIDE, SIDE)
    controller.start(NewGame(size, ruleset, handicap=handicap, is_free=handicap > 0))
    begun = state(controller)
    for _ in range(steps):
        act_at_random(controller, rng)
    wind(controller)
    back, forth = unwind(controller), wind(controller)
    if back:
        assert back[0] == begun
    for index in back.keys() & forth.keys():
        assert back[index][0] == forth[index][0]
    assert unwind(controller) == back
    assert wind(controller) == forth


@settings(
    max_examples=400 if FUZZ else 40,
    deadline=None,
    derandomize=not FUZZ,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    seed=st.integers(0, 2**32),
    ruleset=st.sampled_from(OFFERED),
    handicap=st.sampled_from([0, 0, 2, 3]),
    steps=st.integers(1, 60),
)
def test_undo_and_redo_are_exact(qtbot: QtBot, seed: int, ruleset: Ruleset, handicap: int, steps: int) -> None:
    check_undo(seed, ruleset, handicap, steps)


def test_a_move_is_announced_with_its_captures(controller: GameController, qtbot: QtBot) -> None:
    for point in (Point(0, 1), Point(0, 0)):
        controller.click(point)
    with qtbot.waitSignal(controller.moved) as moved:
        controller.click(Point(1, 0))
    assert moved.args[1] == 1


def test_walking_tells_of_no_move(controller: GameController, qtbot: QtBot) -> None:
    controller.click(Point(4, 4))
    with qtbot.assertNotEmitted(controller.moved):
        controller.step(-1)
        controller.step(1)


def test_a_refusal_is_reported_and_changes_nothing(controller: GameController, qtbot: QtBot) -> None:
    controller.click(Point(4, 4))
    with qtbot.waitSignal(controller.refused):
        controller.click(Point(4, 4))
    assert controller.undo_stack.count() == 1


def test_undo_can_be_queried_during_a_signal_of_change(controller: GameController) -> None:
    told: list[bool] = []
    controller.changed.connect(lambda _change: told.append(controller.undo_stack.canUndo()))
    controller.click(Point(4, 4))
    assert told == [True]


def test_another_game_changes_everything(controller: GameController, qtbot: QtBot) -> None:
    with qtbot.waitSignals([controller.replaced, controller.changed]):
        controller.start(NewGame(ruleset=catalogue.JAPANESE))
    assert controller.session.ruleset is catalogue.JAPANESE
    assert not controller.undo_stack.canUndo()


def test_stepping_nowhere_tells_nothing(controller: GameController, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(controller.changed):
        controller.step(1)
        controller.go_to_first()
        controller.show_game(1)


def test_undo_tells_the_touched_parts(controller: GameController, qtbot: QtBot) -> None:
    controller.click(Point(4, 4))
    with qtbot.waitSignal(controller.changed) as changed:
        controller.undo()
    assert Change.TREE in changed.args[0]


def test_the_parent_is_kept(qtbot: QtBot) -> None:
    parent = QObject()
    assert GameController(parent).parent() is parent
