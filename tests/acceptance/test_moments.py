"""After a game its players look at a few moments of it: on the board, as variations, as problems for later."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goboard_app.app.files.load import load_file
from goboard_app.app.files.save import CannotSave
from goboard_app.app.jobs import Alarm
from goboard_app.engine.engine import Situation
from goboard_app.go.board import BoardSize, Color, Move, Play
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.problem import read_problems
from goboard_app.partner import moments as searches
from goboard_app.partner.rating import MoveRating
from goboard_app.record.edits import SetProperty
from goboard_app.scoring.proposal import Watch
from goboard_app.session.picture import WayMark
from goboard_app.session.session import Act, ActKind, Change, Phase
from goboard_app.ui.moments.card import MomentsCard
from tests.support.desk import CONTROL, Desk
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
Rate = Callable[[Situation, Move, Watch], MoveRating | None]

# Three black stones in the middle are chased, and could have run to their friends at F5.
CHASED = (
    "(;GM[1]FF[4]SZ[7]PB[Anna]PW[Boris]RU[Chinese]"
    "AB[cc][dc][ec][af][bf][cf][df][ef][ff][gf][dg]AW[cb][db][eb][bc][cd][dd][ed]PL[B]"
    "{moves})"
)
LOST = CHASED.format(moves=";B[ag];W[fc];B[cg];W[ga]")


def no_rating(_situation: Situation, _played: Move, _watch: Watch) -> MoveRating | None:
    return None


@pytest.fixture
def without_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no move be rated: the reading of stones is quick."""
    monkeypatch.setattr(searches, "rate", no_rating)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no alarm wait."""
    at_once = Alarm.set
    monkeypatch.setattr(Alarm, "set", lambda self, _ms: at_once(self, 0))


def card_of(desk: Desk) -> MomentsCard:
    found: MomentsCard = parts(desk.window).moments.card
    return found


def look(desk: Desk) -> MomentsCard:
    """Choose the command, and wait until the search is over."""
    desk.menu("moments")
    return finished(desk)


def finished(desk: Desk) -> MomentsCard:
    feature = desk.window.features["moments"]
    wait_until(lambda: feature.has("moments") and parts(desk.window).moments.is_on, 10_000)
    wait_until(lambda: parts(desk.window).moments.reader.done is None, 60_000)
    card = card_of(desk)
    wait_until(lambda: all(button.isVisible() for rows in card.rows for button in rows))
    return card


def texts(card: MomentsCard) -> list[list[str]]:
    return [[button.accessibleName() for button in rows] for rows in card.rows]


@pytest.mark.usefixtures("without_ratings")
def test_a_moment_of_a_record_is_shown_on_its_board(desk: Desk) -> None:
    desk.open(LOST)
    desk.key(Key.Key_M)
    card = finished(desk)
    assert card.isVisible()
    assert texts(card)[0] == ["Move 1: 3 stone(s) could have escaped at F5."]
    desk.key(Key.Key_End)
    desk.press(card.rows[0][0])
    assert desk.session.path.number == 0
    assert card.sentence.text() == "Move 1: 3 stone(s) could have escaped at F5."
    picture = desk.page.board.picture
    assert picture.lit == {desk.point(name) for name in ("C5", "D5", "E5")}
    assert picture.ways[-1] == WayMark(desk.point("F5"), Color.BLACK, "1", is_ahead=True)
    assert card.rows[0][0].isChecked()
    desk.key(Key.Key_Right)
    assert not card.sentence.isVisible()
    assert not card.rows[0][0].isChecked()


@pytest.mark.usefixtures("without_ratings")
def test_a_moment_is_kept_as_a_variation_in_one_step(desk: Desk) -> None:
    desk.open(LOST)
    card = look(desk)
    desk.press(card.rows[0][0])
    desk.press(card.keep)
    kept = desk.session.tree.root.children[1]
    assert kept.text("B") == "fc"
    assert kept.text("C") == "Move 1: 3 stone(s) could have escaped at F5."
    assert desk.page.board.picture.lit
    desk.press(card.keep)
    assert len(desk.session.tree.root.children) == 2
    assert desk.page.review_bar.said.text() == "The record has this already."
    desk.key(Key.Key_Z, CONTROL)
    assert len(desk.session.tree.root.children) == 1


def test_all_moments_are_kept_in_one_step(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def rate(situation: Situation, played: Move, _watch: Watch) -> MoveRating | None:
        better = Play(Color.WHITE, desk.point("G3"))
        return None if situation.to_move is Color.BLACK else MoveRating(played, better, 5.0, 0.0, (better,), ())

    monkeypatch.setattr(searches, "rate", rate)
    desk.open(LOST)
    card = look(desk)
    desk.press(card.keep_all)
    root = desk.session.tree.root
    # The node before move 4.
    third = root.children[0].children[0].children[0]
    assert [len(node.children) for node in (root, third)] == [2, 2]
    assert desk.page.review_bar.said.text() == "Kept as 2 variation(s)."
    desk.key(Key.Key_Z, CONTROL)
    assert [len(node.children) for node in (root, third)] == [1, 1]


def test_a_failed_save_takes_back_the_tick_of_its_own_moment_alone(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def rate(situation: Situation, played: Move, _watch: Watch) -> MoveRating | None:
        better = Play(Color.WHITE, desk.point("G3"))
        return None if situation.to_move is Color.BLACK else MoveRating(played, better, 5.0, 0.0, (better,), ())

    def fail(*_all: object) -> None:
        raise CannotSave("the disk is full")

    monkeypatch.setattr(searches, "rate", rate)
    desk.open(LOST)
    card = look(desk)
    first, second = [row for rows in card.rows for row in rows][:2]
    desk.press(first)
    desk.press(card.solve)
    wait_until(lambda: "My lessons" in parts(desk.window).strip.sentence.text())
    monkeypatch.setattr("goboard_app.ui.teach.shelf.add_problem", fail)
    desk.press(second)
    desk.press(card.solve)
    wait_until(lambda: "the disk is full" in parts(desk.window).strip.sentence.text())
    assert card.solve.isEnabled()
    desk.press(first)
    assert card.solve.text() == "In My lessons"


@pytest.mark.usefixtures("without_ratings")
def test_a_moment_becomes_a_problem_and_the_game_stays_as_it_is(desk: Desk) -> None:
    path = desk.open(LOST)
    card = look(desk)
    desk.press(card.rows[0][0])
    desk.press(card.solve)
    strip = parts(desk.window).strip
    wait_until(lambda: strip.isVisible())
    assert "My lessons" in strip.sentence.text()
    assert not card.solve.isEnabled()
    assert not desk.documents.is_modified
    assert path.read_text("utf-8") == LOST
    (file,) = desk.documents.lessons.iterdir()
    assert file.name == "Moments from my games.sgf"
    desk.press(strip.choice_buttons[0])
    wait_until(lambda: desk.parts.problems.page.isVisible())
    assert desk.parts.problems.page.panel.title.text() == "Moments from my games"
    (problem,) = read_problems(load_file(file).record.games)
    assert (problem.task.kind, problem.findings) == (TaskKind.SAVE, ())
    assert [(each.move.point, each.is_right) for each in problem.task.branches if isinstance(each.move, Play)] == [
        (desk.point("F5"), True),
        (desk.point("A1"), False),
    ]


@pytest.mark.usefixtures("without_ratings")
def test_a_game_without_such_a_moment_was_well_played(desk: Desk) -> None:
    desk.open("(;GM[1]FF[4]SZ[7]RU[Chinese];B[dd];W[cc])")
    assert [told.text() for told in look(desk).told] == ["The game was too short to look at."] * 2
    desk.open("(;GM[1]FF[4]SZ[7]RU[Chinese];B[dd];W[de];B[ee];W[ce];B[ed];W[cd];B[dc];W[cc];B[ef];W[df])")
    card = look(desk)
    assert [told.text() for told in card.told] == ["Nothing to look at. Well played."] * 2
    assert texts(card) == [[], []]
    assert not card.keep_all.isVisible()


def test_the_largest_loss_comes_with_its_line(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def rate(situation: Situation, played: Move, _watch: Watch) -> MoveRating | None:
        better = Play(situation.to_move, desk.point("C3"))
        answer = Play(situation.to_move.opponent, desk.point("E3"))
        if len(situation.moves) != 2:
            return MoveRating(played, played, 0.0, 0.0, (played,), ())
        return MoveRating(played, better, 3.0, -6.0, (better, answer), (answer,))

    monkeypatch.setattr(searches, "rate", rate)
    desk.open("(;GM[1]FF[4]SZ[7]RU[Chinese];B[dd];W[cc];B[ag];W[ee])")
    card = look(desk)
    assert texts(card) == [["Move 3: C3 was bigger, by about 9 point(s)."], []]
    desk.press(card.rows[0][0])
    assert desk.session.path.number == 2
    desk.press(card.keep)
    kept = desk.session.cursor.children[1]
    assert (kept.text("B"), kept.children[0].text("W")) == ("ce", "ee")


@pytest.mark.usefixtures("without_ratings")
def test_a_board_too_large_is_named(desk: Desk) -> None:
    desk.open("(;GM[1]FF[4]SZ[25];B[dd];W[cc])")
    card = look(desk)
    assert card.note.text() == "This board is too large to look for moments. The largest is 19 × 19."
    assert card.told == []


def test_a_stopped_search_keeps_what_it_found(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def rate(situation: Situation, played: Move, watch: Watch) -> MoveRating | None:
        while not watch.is_called_off():
            watch.told(None, 0.5)
        return None

    monkeypatch.setattr(searches, "rate", rate)
    desk.open(LOST)
    desk.menu("moments")
    card = card_of(desk)
    wait_until(lambda: bool(card.rows and card.rows[0]), 10_000)
    assert card.stop.isVisible()
    desk.press(card.stop)
    finished(desk)
    assert texts(card) == [["Move 1: 3 stone(s) could have escaped at F5."], []]
    assert [told.text() for told in card.told] == ["Nothing found so far."]
    assert not card.stop.isVisible()


def test_another_record_ends_the_search(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def rate(_situation: Situation, _played: Move, watch: Watch) -> MoveRating | None:
        while not watch.is_called_off():
            watch.told(None, 0.5)
        return None

    monkeypatch.setattr(searches, "rate", rate)
    desk.open(LOST)
    desk.menu("moments")
    wait_until(lambda: card_of(desk).isVisible())
    desk.open("(;GM[1]FF[4]SZ[9];B[dd])", "other.sgf")
    assert not card_of(desk).isVisible()
    assert parts(desk.window).moments.reader.game is None
    assert not desk.action("moments").isChecked()


@pytest.mark.usefixtures("without_ratings")
def test_under_other_rules_the_moments_are_forgotten(desk: Desk) -> None:
    desk.open(LOST)
    look(desk)
    controller, root = desk.window.context.controller, desk.session.tree.root
    controller.perform(Act(Change.INFO, SetProperty(root, "GC", ("a fine game",)), ActKind.GAME_INFO))
    assert parts(desk.window).moments.is_on
    controller.perform(Act(Change.INFO, SetProperty(root, "RU", ("Japanese",)), ActKind.GAME_INFO))
    assert not parts(desk.window).moments.is_on


@pytest.mark.usefixtures("without_ratings")
def test_the_command_hides_the_moments_again(desk: Desk) -> None:
    desk.open(LOST)
    card = look(desk)
    assert desk.action("moments").isChecked()
    desk.menu("moments")
    assert not card.isVisible()
    look(desk)
    desk.press(card.cross)
    assert not card.isVisible()


def test_an_empty_record_has_no_moments(desk: Desk) -> None:
    desk.open("(;GM[1]FF[4]SZ[9])")
    assert not desk.action("moments").isEnabled()


@pytest.mark.usefixtures("without_ratings")
def test_while_moves_are_guessed_nothing_tells_what_follows(desk: Desk) -> None:
    desk.open(LOST)
    card = look(desk)
    desk.menu("guess")
    assert not card.isVisible()
    desk.key(Key.Key_Escape)
    assert card.isVisible()


def test_in_set_up_the_key_belongs_to_the_tools(desk: Desk) -> None:
    desk.open(LOST)
    desk.menu("set_up")
    desk.key(Key.Key_M)
    assert not desk.action("moments").isEnabled()
    assert not desk.window.features["moments"].has("moments")


@pytest.mark.usefixtures("without_ratings", "quick")
def test_after_a_game_of_two_people_the_moments_come_by_themselves(desk: Desk) -> None:
    desk.start(size=BoardSize(7, 7), black_name="Anna", white_name="Boris", goal=2)
    # White takes both stones; at C5 they could have run.
    desk.play("D4 D5 D3 C4 G1 E4 G7 C3 F7 E3 A1 D2")
    assert desk.phase is Phase.FINISHED
    card = finished(desk)
    wait_until(card.isVisible)
    assert desk.panel.finished.isAncestorOf(card)
    assert any(rows for rows in texts(card))
    desk.press(next(rows[0] for rows in card.rows if rows))
    assert desk.panel.whole.shown == "review"
    assert card.isVisible()
    desk.key(Key.Key_End)
    assert desk.panel.finished.isAncestorOf(card)
    desk.press(desk.panel.finished.undo)
    assert not desk.session.info.result
    assert not card.isVisible()


@pytest.mark.usefixtures("without_ratings")
def test_moments_are_reached_by_keys_alone(desk: Desk) -> None:
    desk.open(LOST)
    card = look(desk)
    button = card.rows[0][0]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Space)
    assert desk.session.path.number == 0
    assert QApplication.focusWidget() is button


MISSHAPEN = {
    "an illegal move on a stone": "(;GM[1]FF[4]SZ[7];B[dd];W[dd];B[cc];W[dc])",
    "two moves of one side": "(;GM[1]FF[4]SZ[7];B[dd];B[cc];B[ee];W[dc])",
    "stones set up in the middle": "(;GM[1]FF[4]SZ[7];B[dd];W[cc];AB[aa][ab][ba]AW[gg]PL[W];W[bb];B[ca])",
    "stones without liberties": "(;GM[1]FF[4]SZ[5]AB[aa]AW[ab][ba];B[cc];W[dd])",
    "handicap": "(;GM[1]FF[4]SZ[9]HA[2]AB[gc][cg];W[ee];B[cc])",
    "a capture game": "(;GM[1]FF[4]SZ[5]GBGOAL[1]AB[aa];W[ab];B[cc];W[ba])",
    "passes alone": "(;GM[1]FF[4]SZ[9];B[];W[])",
    "a long and narrow board": "(;GM[1]FF[4]SZ[1:5];B[aa];W[ac];B[ab];W[ad])",
    "one point": "(;GM[1]FF[4]SZ[1];B[])",
}


@pytest.mark.usefixtures("without_ratings")
@pytest.mark.parametrize("text", MISSHAPEN.values(), ids=MISSHAPEN.keys())
def test_strange_records_are_looked_through(desk: Desk, text: str) -> None:
    desk.open(text)
    desk.key(Key.Key_End)
    card = look(desk)
    assert card.isVisible()
    for button in [button for rows in card.rows for button in rows]:
        desk.press(button)
