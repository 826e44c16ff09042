"""An evening with a partner that finds the pupil's level: blunders are offered back, and the next game is proposed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest

from goboard_app.app.engines import teaching
from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.partner import RESULTS, partner_key
from goboard_app.app.engines.teaching import TEACHING_GAMES
from goboard_app.app.texts.partner import partner_name
from goboard_app.clock.control import NoClock
from goboard_app.engine.engine import Ability, ChosenMove, Situation
from goboard_app.go.board import BoardSize, Color, Move, Play, parse_point
from goboard_app.partner.character import Character
from goboard_app.partner.manners import most_handicap
from goboard_app.partner.rating import MoveRating
from goboard_app.scoring.proposal import Watch
from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.shell.services import ENGINES
from goboard_app.ui.widgets.parts import ScrollingPanel
from tests.support.desk import CONTROL, Desk, Desks
from tests.support.dialogs import press
from tests.support.engines import FakeEngine
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
NINE = BoardSize.square(9)
FIRST, SECOND = list(Character)[:2]
Fill = Callable[[NewGameDialog], None]


def rated(situation: Situation, played: Move, _watch: Watch) -> MoveRating:
    """Return a rating in which one move is worth much from the seventh move on: at E3, and once that is played, F7."""
    color, position = situation.to_move, situation.position
    first, second = (parse_point(name, situation.size) for name in ("E3", "F7"))
    point = second if position.at(first) else first
    best, answer = Play(color, point), Play(color.opponent, point)
    lost = 20.0 if len(situation.moves) >= 6 and played != best else 0.0
    return MoveRating(played, best, lost, 0.0, (best,), (answer,))


class Lesson:
    """A desk, and a partner whose moves the test makes."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.engine = FakeEngine(Ability.MOVE)
        choice = EngineChoice("fake", "Fake", Ability.MOVE, is_partner=True, largest=13)
        desk.window.context.service(ENGINES).offer(choice, self.engine.opened)

    def begin(self, fill: Fill | None = None) -> None:
        """Begin a teaching game on 9x9 by the dialog."""

        def answer(dialog: NewGameDialog) -> None:
            dialog.board.tiles[0].click()
            pick(dialog, "Fake")
            assert dialog.opponent is not None
            if not dialog.opponent.teaches.isChecked():
                dialog.opponent.teaches.click()
            if fill is not None:
                fill(dialog)
            press(dialog.start)

        self.desk.dialogs.expect(NewGameDialog, answer)
        self.desk.menu("new")

    def play(self, names: str) -> None:
        """Play these points by turns: a click, then an answer of the partner."""
        for name in names.split():
            session = self.desk.session
            if session.position.to_move is session.opponent:
                wait_until(lambda: self.engine.is_asked)
                self.engine.answer(ChosenMove(Play(Color.WHITE, self.desk.point(name))))
                wait_until(lambda: not self.desk.session.awaits_opponent)
            else:
                self.desk.play(name)

    def blunder(self, name: str) -> None:
        """Click a bad move, and wait for the offer."""
        self.desk.click(name)
        wait_until(lambda: self.desk.panel.play.offer.isVisible())

    @property
    def count(self) -> int:
        return len(self.desk.session.path.moves)


def pick(dialog: NewGameDialog, name: str) -> None:
    assert dialog.opponent is not None
    row = dialog.opponent.who.findText(name)
    assert row >= 0
    dialog.opponent.who.setCurrentIndex(row)


@pytest.fixture
def lesson(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Lesson:
    monkeypatch.setattr(teaching, "rate", rated)
    return Lesson(desk)


OPENING = "E5 D5 E4 D4 G3 F5"


def test_a_blunder_is_offered_back_and_asking_stops(lesson: Lesson) -> None:
    desk = lesson.desk
    lesson.begin()
    lesson.play(OPENING)
    card = desk.panel.play.offer
    assert not card.isVisible()
    lesson.blunder("C7")
    assert card.title.text() == "Take this move back?"
    assert "E3" in card.detail.text()
    assert card.detail.text() in desk.message
    assert desk.page.board.picture.ways[-1].point == desk.point("E3")
    assert not lesson.engine.is_asked
    # Nobody is to play until the pupil has answered, and nothing has to scroll.
    cards = desk.panel.play.black, desk.panel.play.white
    assert [each.turn.text() for each in cards] == ["", ""]
    assert desk.panel.play.moves.isVisible()
    assert not desk.panel.play.liberties.isVisible()
    desk.press(card.yes)
    assert lesson.count == 6
    assert not card.isVisible()
    assert [each.turn.text() for each in cards] == ["to play", ""]
    assert desk.panel.play.liberties.isVisible()
    assert desk.page.board.picture.ways == ()
    lesson.play("E3 C3")
    lesson.blunder("G7")
    desk.press(card.stop)
    assert not card.isVisible()
    assert not desk.action("teaching").isChecked()
    lesson.play("G8")
    assert lesson.count == 10
    lesson.play("H7 H8 A1 A2")
    assert not card.isVisible()
    assert desk.window.context.hub.value(TEACHING_GAMES)


def test_the_better_move_is_played_by_a_click_on_it(lesson: Lesson) -> None:
    desk = lesson.desk
    lesson.begin()
    # White's stone at E4 is in atari: E3 would capture it.
    lesson.play("E5 E4 D4 J9 F4 J8")
    lesson.blunder("C7")
    shown = frozenset({desk.point("E4")})
    assert desk.page.board.picture.lit == shown
    desk.click("B2")
    desk.hover("F7")
    assert (lesson.count, desk.panel.play.offer.isVisible()) == (7, True)
    assert desk.page.board.picture.lit == shown
    desk.click("E3")
    assert [move.point for move in desk.session.path.moves[6:] if isinstance(move, Play)] == [desk.point("E3")]
    assert not desk.panel.play.offer.isVisible()
    wait_until(lambda: lesson.engine.is_asked)


def test_in_a_capture_game_a_stone_left_in_atari_is_offered_back(lesson: Lesson) -> None:
    lesson.begin(lambda dialog: dialog.goal.setCurrentIndex(dialog.goal.findData(1)))
    lesson.play("A1 B1")
    lesson.blunder("E5")
    offer = lesson.desk.panel.play.offer
    assert offer.detail.text() == "At A2 your opponent can capture 1 of your stone(s)."
    # The question, the terms and the last moves fit into the panel.
    desk = lesson.desk
    desk.window.resize(1280, 800)
    bar = desk.panel.play.findChild(ScrollingPanel).verticalScrollBar()
    wait_until(lambda: bar.maximum() == 0)
    lesson.desk.press(offer.yes)
    lesson.play("A2 C3")
    assert not offer.isVisible()


def test_looking_back_says_whose_turn_it_was(lesson: Lesson) -> None:
    desk = lesson.desk
    lesson.begin()
    lesson.play("E5 D5 E4 D4")
    desk.controller.step(-1)
    opponents = "You are looking at move 3 of 4. Your opponent plays next: to play yourself, go one move on or back."
    assert desk.message == opponents
    # A click here plays nothing.
    desk.click("G3")
    assert desk.message == opponents
    desk.controller.step(-1)
    assert desk.message == "You are looking at move 2 of 4. If you play a stone now, the game continues from here."


def test_a_move_that_is_kept_is_answered(lesson: Lesson) -> None:
    lesson.begin()
    lesson.play(OPENING)
    lesson.blunder("C7")
    lesson.desk.press(lesson.desk.panel.play.offer.no)
    lesson.play("E3")
    assert lesson.count == 8
    assert not lesson.desk.panel.play.offer.isVisible()


def test_undo_and_taking_back_by_keys_end_the_offer(lesson: Lesson) -> None:
    desk = lesson.desk
    lesson.begin()
    lesson.play(OPENING)
    for key in ((Key.Key_Z, CONTROL), (Key.Key_Backspace,)):
        lesson.blunder("C7")
        desk.key(*key)
        wait_until(lambda: not desk.panel.play.offer.isVisible())
        assert lesson.count == 6
        assert desk.page.board.picture.ways == ()
    assert not lesson.engine.is_asked


def test_the_end_of_the_game_ends_the_offer(lesson: Lesson) -> None:
    desk = lesson.desk
    lesson.begin()
    lesson.play(OPENING)
    lesson.blunder("C7")
    desk.dialogs.expect_button("I resign")
    desk.press(desk.panel.play.resign)
    wait_until(lambda: desk.phase is Phase.FINISHED)
    assert desk.page.board.picture.ways == ()
    assert desk.panel.finished.proposal.isVisible()


def test_the_menu_turns_a_teaching_game_off_and_on(lesson: Lesson) -> None:
    desk = lesson.desk
    lesson.begin()
    lesson.play(OPENING)
    assert desk.action("teaching").isChecked()
    lesson.blunder("C7")
    desk.menu("teaching")
    assert not desk.panel.play.offer.isVisible()
    lesson.play("E3")
    desk.menu("teaching")
    lesson.blunder("G7")


def test_the_dialog_remembers_and_names_a_game_that_cannot_be_one(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson.begin()

    def look(dialog: NewGameDialog) -> None:
        opponent = dialog.opponent
        assert opponent is not None
        assert opponent.teaches.isChecked()
        pick(dialog, "A person")
        assert not opponent.teaches.isVisible()
        pick(dialog, "Fake")
        dialog.clock.setFocus()
        QTest.keyClick(dialog.clock, Key.Key_Down)
        assert not isinstance(dialog.clock.black, NoClock)
        assert not opponent.teaches.isEnabled()
        assert "clock" in opponent.teaching_hint.text()
        QTest.keyClick(dialog.clock, Key.Key_Up)
        assert opponent.teaches.isEnabled()
        assert opponent.teaches.isChecked()
        # Its own reading is lost with the file of the network.
        monkeypatch.setattr("goboard_app.partner.rating.shipped_policy", lambda: None)
        pick(dialog, "A person")
        pick(dialog, "Fake")
        assert not opponent.teaches.isEnabled()
        assert "needs an engine that rates moves" in opponent.teaching_hint.text()
        dialog.reject()

    lesson.desk.dialogs.expect(NewGameDialog, look)
    lesson.desk.menu("new")


@pytest.mark.start_page
def test_a_game_that_was_left_is_still_a_teaching_game(desks: Desks, lesson: Lesson) -> None:
    lesson.begin()
    lesson.play(OPENING)
    lesson.blunder("C7")
    assert desks.close(lesson.desk)
    later = desks.make()
    Lesson(later)
    later.press(parts(later.window).starts.page.continue_button)
    # The partner goes on at once, with no question about it.
    assert not later.panel.play.opponent.isVisible()
    wait_until(lambda: later.panel.play.offer.isVisible())


def test_a_damaged_setting_is_no_teaching_game(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching, "rate", rated)
    file = QSettings(str(desks.folder / "goboard.ini"), QSettings.Format.IniFormat)
    file.setValue(TEACHING_GAMES.key, "perhaps")
    file.sync()
    desk = desks.make()
    assert desk.window.context.hub.value(TEACHING_GAMES) is False


# The next game


def begin_against(desk: Desk, name: str, stones: int = 0) -> None:
    """Begin a game with one of the program's own partners on 9x9."""

    def answer(dialog: NewGameDialog) -> None:
        dialog.board.tiles[0].click()
        pick(dialog, name)
        dialog.handicap.setCurrentIndex(dialog.handicap.findData(stones))
        press(dialog.start)

    desk.dialogs.expect(NewGameDialog, answer)
    desk.menu("new")


def test_two_even_games_won_propose_a_stronger_partner(desk: Desk) -> None:
    desk.window.context.hub.store_value(RESULTS, (f"{partner_key(FIRST)} 9x9 0 +",))
    begin_against(desk, partner_name(FIRST))
    desk.controller.resign(Color.WHITE)
    card = desk.panel.finished.proposal
    wait_until(lambda: card.isVisible())
    assert card.title.text() == f"Next game: {partner_name(SECOND)}"
    assert (
        card.detail.text() == "You won twice in a row without a handicap. Now try a stronger partner. You start even."
    )
    # As after saving the game, there is no question.
    desk.controller.undo_stack.setClean()
    desk.press(card.button)
    assert desk.phase is Phase.PLAYING
    assert desk.panel.play.white.name.text() == partner_name(SECOND)
    assert (desk.session.handicap, desk.session.tree.size) == (0, NINE)


def test_two_games_lost_with_the_largest_handicap_propose_a_weaker_partner(desk: Desk) -> None:
    most = most_handicap(NINE)
    desk.window.context.hub.store_value(RESULTS, (f"{partner_key(SECOND)} 9x9 {most} -",))
    begin_against(desk, partner_name(SECOND), most)
    desk.controller.resign(Color.BLACK)
    card = desk.panel.finished.proposal
    wait_until(lambda: card.isVisible())
    assert card.title.text() == f"Next game: {partner_name(FIRST)}"
    # As after saving the game, there is no question.
    desk.controller.undo_stack.setClean()
    desk.press(card.button)
    assert desk.panel.play.white.name.text() == partner_name(FIRST)
    assert desk.session.handicap == most


def test_taking_the_result_back_takes_the_proposal_back(desk: Desk) -> None:
    begin_against(desk, partner_name(FIRST))
    desk.play("E5")
    desk.controller.resign(Color.BLACK)
    card = desk.panel.finished.proposal
    wait_until(lambda: card.isVisible())
    assert card.title.text() == f"Next game: {partner_name(FIRST)}"
    # The main button begins that game.
    assert not card.button.isVisible()
    assert desk.panel.finished.again.isVisible()
    desk.press(desk.panel.finished.undo)
    wait_until(lambda: desk.phase is Phase.PLAYING)
    assert not card.isVisible()


def test_the_user_without_a_name_is_you_in_the_count_and_in_the_record(desk: Desk) -> None:
    begin_against(desk, partner_name(FIRST))
    desk.play("E5")
    desk.controller.start_count()
    assert desk.panel.count.sides[Color.BLACK].name.text() == "You"
    text = f"(;SZ[9]PW[{partner_name(FIRST)}];B[ee])"
    desk.open(text)
    review = desk.panel.review
    assert [card.name.text() for card in (review.black, review.white)] == ["You", partner_name(FIRST)]


def test_a_game_of_two_people_proposes_no_partner(desk: Desk) -> None:
    desk.play("E5")
    desk.controller.resign(Color.BLACK)
    wait_until(lambda: desk.phase is Phase.FINISHED)
    assert not desk.panel.finished.proposal.isVisible()
