"""An engine is asked which stones are dead; its differing opinions are taken over by hand."""

import sys
from collections.abc import Callable
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.process import find_program
from goboard_app.app.engines.programs import EngineProgram, Language
from goboard_app.engine.engine import Ability, DeadStones, Failure, Trouble
from goboard_app.rules import catalogue
from goboard_app.session.picture import MarkKind
from goboard_app.ui.count import ASKS_BY_ITSELF
from goboard_app.ui.count.opinion import OpinionFlow
from tests.support import games
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press
from tests.support.engines import ALL, FakeEngine, offered
from tests.support.proposals import proposing
from tests.support.waiting import wait_until

MakeCount = Callable[..., Desk]


@pytest.fixture
def fake() -> FakeEngine:
    return FakeEngine()


@pytest.fixture
def count(desks: Desks, fake: FakeEngine) -> MakeCount:
    """A game of which everything is known, stopped and read as the test says, and an engine."""

    def make(asks: bool = False, has_engine: bool = True, **what: object) -> Desk:
        desk = desks.make(on_start_page=False, proposer=proposing(**what))
        hub = desk.window.context.hub
        hub.store_value(ASKS_BY_ITSELF, asks)
        directory = EngineDirectory.of(hub)
        directory._installed = ()
        if has_engine:
            fake.__dict__ = offered(directory).__dict__
        desk.start(ruleset=catalogue.JAPANESE, komi=Fraction(11, 2))
        desk.play(games.MOVES)
        desk.wait_for_proposal()
        assert desk.panel.count.isVisible()
        # Engines are asked beside the list of groups, and beside the question about an unclear one.
        desk.list_groups()
        return desk

    return make


def flow(desk: Desk) -> OpinionFlow:
    found: OpinionFlow = desk.window.features["count"].opinions  # type: ignore[attr-defined]
    return found


def stones(desk: Desk, names: str) -> frozenset:  # type: ignore[type-arg]
    return frozenset(map(desk.point, names.split()))


def marks(desk: Desk) -> set[tuple[str, MarkKind]]:
    on_board = {desk.point(name): name for name in games.NAMES}
    return {(on_board[mark.point], mark.kind) for mark in desk.page.board.picture.marks}


def rows(desk: Desk) -> list[str]:
    return [row.said.text() for row in flow(desk).card.rows]


def ask(desk: Desk, fake: FakeEngine, dead: str) -> None:
    press(flow(desk).buttons[0])
    fake.answer(DeadStones(stones(desk, dead)))


def test_differing_opinions_of_the_engine_are_only_marks(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(dead="C3")
    before = desk.session.counting
    ask(desk, fake, "H7 J9 C3")
    assert set(rows(desk)) == {
        "1 stone(s) at H7: it says dead.",
        "1 stone(s) at J9: it says dead.",
    }
    assert marks(desk) == {("H7", MarkKind.CROSS), ("J9", MarkKind.CROSS)}
    assert desk.session.counting == before
    assert flow(desk).card.sentence.text() == "Fake sees some stones differently. You decide."
    assert fake.is_closed


def test_taking_it_over_is_one_click_that_can_be_undone(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(dead="C3")
    ask(desk, fake, "H7 C3")
    press(flow(desk).card.rows[0].take)
    assert desk.point("H7") in desk.page.board.picture.dead
    assert rows(desk) == []
    assert flow(desk).card.sentence.text() == "Fake sees it the same way."
    desk.menu("undo")
    assert desk.point("H7") not in desk.page.board.picture.dead
    assert rows(desk) == ["1 stone(s) at H7: it says dead."]


def test_stones_that_the_engine_takes_for_alive_have_a_ring(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(dead="C3")
    ask(desk, fake, "")
    assert marks(desk) == {("C3", MarkKind.CIRCLE)}
    row = flow(desk).card.rows[0]
    assert row.take.text() == "Mark as alive"
    # The reasons of goboard's judgement are below.
    assert row.reason.text().startswith("Counted as dead. ")
    assert len(row.reason.text()) > len("Counted as dead. ")


def test_all_works_by_keys(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(dead="C3")
    flow(desk).buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Qt.Key.Key_Space)
    fake.answer(DeadStones(stones(desk, "H7 C3")))
    flow(desk).card.rows[0].take.setFocus(Qt.FocusReason.TabFocusReason)
    assert desk.page.board.picture.selected == stones(desk, "H7")
    desk.key(Qt.Key.Key_Space)
    assert desk.point("H7") in desk.page.board.picture.dead


def test_without_an_engine_there_is_no_button(count: MakeCount) -> None:
    desk = count(has_engine=False)
    assert flow(desk).buttons == []
    assert not flow(desk).place.isVisible()


def test_a_partner_of_the_program_is_no_second_opinion(count: MakeCount) -> None:
    desk = count(has_engine=False)
    directory = EngineDirectory.of(desk.window.context.hub)
    directory.offer(EngineChoice("owl", "Owl", ALL, is_partner=True), FakeEngine)
    assert flow(desk).buttons == []


def test_remarks_follow_the_position(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(dead="C3")
    ask(desk, fake, "H7 C3")
    desk.menu("undo")
    desk.play("D9 pass pass")
    desk.wait_for_proposal()
    assert rows(desk) == []
    assert not marks(desk)
    assert not flow(desk).card.isVisible()


def test_an_answer_that_comes_too_late_is_dropped(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(dead="C3")
    press(flow(desk).buttons[0])
    late = fake._told
    assert late is not None
    desk.menu("undo")
    assert fake.is_closed
    late(DeadStones(stones(desk, "H7")))
    assert flow(desk)._said is None


@pytest.mark.parametrize("trouble", [Trouble.DIED, Trouble.SILENT, Trouble.GARBAGE])
def test_an_engine_that_fails_is_one_sentence_and_can_be_asked_again(
    count: MakeCount, fake: FakeEngine, trouble: Trouble
) -> None:
    desk = count(dead="C3")
    before = desk.session.counting
    press(flow(desk).buttons[0])
    fake.answer(Failure(trouble))
    assert flow(desk).card.sentence.text().startswith("Fake ")
    assert desk.session.counting == before
    fake.is_closed = False
    ask(desk, fake, "H7 C3")
    assert len(rows(desk)) == 1


def test_an_engine_with_senseless_arguments_is_one_sentence(count: MakeCount) -> None:
    desk = count(has_engine=False)
    unreadable = EngineProgram("odd", "Odd", sys.executable, 'a "quote', Language.KATA_JSON)
    EngineDirectory.of(desk.window.context.hub).store([unreadable])
    press(flow(desk).buttons[0])
    assert flow(desk).card.sentence.text() == "Odd could not be started."


def test_unclear_groups_are_asked_about_automatically_if_the_setting_is_on(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(asks=True, unclear="H7", dead="C3")
    wait_until(lambda: fake.is_asked)
    fake.answer(DeadStones(stones(desk, "H7")))
    # Its opinion that C3 is alive is not asked for here.
    assert rows(desk) == ["1 stone(s) at H7: it says dead."]
    assert desk.session.counting is not None
    assert desk.session.counting.undecided


@pytest.mark.parametrize(("asks", "unclear"), [(False, "H7"), (True, "")])
def test_else_it_is_not_asked_by_itself(count: MakeCount, fake: FakeEngine, asks: bool, unclear: str) -> None:
    count(asks=asks, unclear=unclear, dead="C3")
    assert not fake.asked


def test_with_many_engines_each_can_be_asked_from_a_menu(count: MakeCount, fake: FakeEngine) -> None:
    desk = count(dead="C3", has_engine=False)
    directory = EngineDirectory.of(desk.window.context.hub)
    names = ["FakeKata", "KataJ", "F-crash", "GNU Go"]
    for name in names[:3]:
        directory.offer(EngineChoice(name, name, ALL), FakeEngine)
    assert [button.text() for button in flow(desk).buttons] == [f"Ask {name}" for name in names[:3]]
    directory.offer(EngineChoice("gnugo", "GNU Go", Ability.DEAD_STONES), fake.opened)
    (button,) = flow(desk).buttons
    assert button.text() == "Ask an engine…"
    wait_until(button.isVisible)
    press(button)
    menu = button.findChild(QMenu)
    assert menu is not None
    assert menu.isVisible()
    assert [action.text() for action in menu.actions()] == names
    menu.actions()[-1].trigger()
    assert flow(desk).card.sentence.text() == "GNU Go is looking at the board…"
    fake.answer(DeadStones(stones(desk, "H7 C3")))
    assert rows(desk) == ["1 stone(s) at H7: it says dead."]
    assert flow(desk).card.sentence.text() == "GNU Go sees some stones differently. You decide."


@pytest.mark.installed
def test_gnu_go_is_asked_for_real(count: MakeCount) -> None:
    assert find_program("gnugo") is not None, "the test command installs GNU Go"
    desk = count(has_engine=False, unclear="H7")
    directory = EngineDirectory.of(desk.window.context.hub)
    directory.look_again()
    wait_until(lambda: not directory.is_checking)
    names = [button.text() for button in flow(desk).buttons]
    press(flow(desk).buttons[names.index("Ask GNU Go")])
    wait_until(lambda: flow(desk)._said is not None, 30_000)
    assert "1 stone(s) at H7: it says dead." in rows(desk)
