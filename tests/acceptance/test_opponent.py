"""A game against an engine, from the dialog to its end, as a user sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.engines.opponent import Opponent
from goboard_app.app.jobs import Alarm
from goboard_app.engine.engine import (
    Ability,
    Answer,
    ChosenMove,
    DeadStones,
    Failure,
    Resign,
    Trouble,
    UnsupportedPart,
)
from goboard_app.go.board import BoardSize, Color, Pass, Play
from goboard_app.rules.catalogue import JAPANESE
from goboard_app.session.new_game import NewGame
from goboard_app.session.picture import WayMark
from goboard_app.session.session import Phase
from goboard_app.ui.play import OPPONENTS
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.play.nigiri import NigiriDialog
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.shell.services import ENGINES
from tests.support.desk import ALT, CONTROL, SHIFT, Desk, Desks
from tests.support.dialogs import Dialogs, button_of, press
from tests.support.engines import ALL, FakeEngine, offered
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
Fill = Callable[[NewGameDialog], None]


class Table:
    """A desk, and an engine that answers when the test says so."""

    def __init__(self, desk: Desk, abilities: Ability = ALL) -> None:
        self.desk = desk
        self.directory = desk.window.context.service(ENGINES)
        self.engine: FakeEngine = offered(self.directory, abilities)

    @property
    def opponent(self) -> Opponent:
        found: Opponent = parts(self.desk.window).opponents.opponent
        return found

    def choose(self, fill: Fill = lambda _dialog: None, side: str = "5") -> None:
        """Fill in the dialog of a new game against the engine, and start."""

        def answer(dialog: NewGameDialog) -> None:
            dialog.board.other.click()
            dialog.board.field.setText(side)
            dialog.board.field.textEdited.emit(side)
            pick(dialog, "Fake")
            fill(dialog)
            press(dialog.start)

        self.desk.dialogs.expect(NewGameDialog, answer)

    def begin(self, fill: Fill = lambda _dialog: None, side: str = "5") -> None:
        """Begin a game against the engine."""
        self.choose(fill, side)
        self.desk.menu("new")

    def wait(self) -> None:
        """Wait until the engine is asked."""
        wait_until(lambda: self.engine.is_asked)

    def settle(self) -> None:
        """Let what follows from the last act come in."""
        wait_until(lambda: not self.opponent._soon.is_set)

    def answer(self, answer: Answer) -> None:
        """Ask the engine something and let it answer."""
        self.wait()
        self.engine.answer(answer)
        self.settle()

    def plays(self, names: str) -> None:
        """Play these points by turns: a click, then an answer of the engine; or pass."""
        for name in names.split():
            session = self.desk.session
            if session.position.to_move is not session.opponent:
                self.desk.play(name)
                continue
            self.wait()
            color = self.engine.asked[-1][1].to_move
            is_pass = name == "pass"
            move = Pass(color) if is_pass else Play(color, self.desk.point(name))
            self.answer(ChosenMove(move))

    @property
    def count(self) -> int:
        """Return the number of moves that led to the board."""
        return len(self.desk.session.path.moves)


def pick(dialog: NewGameDialog, name: str) -> None:
    """Choose an opponent."""
    assert dialog.opponent is not None
    row = dialog.opponent.who.findText(name)
    assert row >= 0
    dialog.opponent.who.setCurrentIndex(row)


class Tool(Mode):
    """Something that has the board for a while."""

    def __init__(self, desk: Desk) -> None:
        self._modes = desk.window.context.modes
        self._modes.enter(self)

    def leave(self) -> None:
        self._modes.gone(self)


@pytest.fixture
def table(desk: Desk) -> Table:
    return Table(desk)


@pytest.fixture
def game(table: Table) -> Table:
    """A game on 5x5 that the user begins."""
    table.begin()
    return table


# The beginning of a game


def test_the_engine_answers_the_hand(game: Table) -> None:
    desk = game.desk
    assert (desk.session.info.black_name, desk.session.info.white_name) == ("", "Fake")
    panel = desk.panel.play
    assert (panel.black.name.text(), panel.white.name.text()) == ("You", "Fake")
    desk.play("C3")
    game.wait()
    assert panel.white.turn.text() == "thinking…"
    assert not panel.pass_button.isEnabled()
    desk.click("B2")
    desk.key(Key.Key_P)
    assert game.count == 1
    assert desk.page.board.picture.ghost is None
    game.plays("C4")
    assert game.count == 2
    assert panel.white.turn.text() == ""
    assert panel.black.turn.text() == "to play"
    assert desk.page.board.picture.ghost is Color.BLACK


def test_a_name_of_ones_own_stays_for_the_next_game(table: Table) -> None:
    table.begin(lambda dialog: dialog.black.setText("Anna"))
    assert table.desk.session.info.black_name == "Anna"

    def look(dialog: NewGameDialog) -> None:
        assert dialog.against is not None
        assert (dialog.black.text(), dialog.white.text()) == ("Anna", "Fake")
        assert not dialog.white.isEnabled()
        pick(dialog, "A person")
        assert (dialog.black.text(), dialog.white.text()) == ("Anna", "")
        assert dialog.white.isEnabled()
        dialog.reject()

    table.desk.dialogs.expect(NewGameDialog, look)
    table.desk.menu("new")


def test_the_engine_takes_black_when_colours_are_swapped(table: Table) -> None:
    def fill(dialog: NewGameDialog) -> None:
        dialog.black.setText("Anna")
        dialog.black_rank.setText("5k")
        press(dialog.swap)
        assert (dialog.black.text(), dialog.white.text()) == ("Fake", "Anna")
        assert (dialog.black_rank.text(), dialog.white_rank.text()) == ("", "5k")
        assert not dialog.black_rank.isEnabled()
        assert "Fake plays first" in dialog.summary.text()

    table.begin(fill)
    assert table.desk.session.info.black_name == "Fake"
    assert (table.desk.session.info.black_rank, table.desk.session.info.white_rank) == ("", "5k")
    table.plays("C3 C4")
    assert table.count == 2


def test_nigiri_decides_when_the_game_starts(table: Table) -> None:
    taken: list[Color] = []

    def fill(dialog: NewGameDialog) -> None:
        assert dialog.opponent is not None
        dialog.opponent.side.setCurrentIndex(dialog.opponent.side.findText("Decide by nigiri"))

    def guess(dialog: NigiriDialog) -> None:
        QTest.keyClick(dialog, Key.Key_O)
        dialog.play.finish()
        taken.append(Color.WHITE if dialog.play.is_second_black else Color.BLACK)
        press(dialog.take)

    table.choose(fill)
    table.desk.dialogs.expect(NigiriDialog, guess)
    table.desk.menu("new")
    assert taken == [table.desk.session.opponent]


def test_leaving_nigiri_returns_to_the_dialog(table: Table) -> None:
    def fill(dialog: NewGameDialog) -> None:
        assert dialog.opponent is not None
        dialog.opponent.side.setCurrentIndex(dialog.opponent.side.findText("Decide by nigiri"))

    table.choose(fill)
    table.desk.dialogs.expect(NigiriDialog, lambda dialog: press(dialog.cancel))
    table.desk.dialogs.expect(NewGameDialog, lambda dialog: press(dialog.cancel))
    before = table.desk.session
    table.desk.menu("new")
    assert table.desk.session is before


def test_a_chosen_level_is_passed_on_and_offered_again(desk: Desk) -> None:
    table = Table(desk, ALL | Ability.LEVEL)

    def fill(dialog: NewGameDialog) -> None:
        assert dialog.opponent is not None
        assert dialog.opponent.amount.currentText() == "Level 5"
        dialog.opponent.amount.setCurrentIndex(dialog.opponent.amount.findText("Level 8"))

    table.begin(fill)
    desk.play("C3")
    table.wait()
    assert table.engine.effort.level == 8

    def look(dialog: NewGameDialog) -> None:
        assert dialog.opponent is not None
        assert dialog.opponent.amount.currentText() == "Level 8"
        dialog.reject()

    desk.dialogs.expect(NewGameDialog, look)
    desk.menu("new")


def test_handicap_stones_stand_before_the_engine_moves(table: Table) -> None:
    def fill(dialog: NewGameDialog) -> None:
        dialog.handicap.setCurrentIndex(dialog.handicap.findData(3))
        dialog.placement.setCurrentIndex(0)
        assert dialog.opponent is not None
        assert not dialog.opponent.side.model().item(2).isEnabled()

    table.begin(fill, "9")
    table.wait()
    situation = table.engine.asked[-1][1]
    assert (situation.handicap, situation.to_move) == (3, Color.WHITE)
    assert len(situation.start.points(Color.BLACK)) == 3


def test_an_unsupported_board_is_reported_before_the_game(table: Table) -> None:
    small = EngineChoice("small", "Small", ALL, is_partner=True, largest=7)
    table.directory.offer(small, table.engine.opened)

    def look(dialog: NewGameDialog) -> None:
        pick(dialog, "Small")
        dialog.board.tiles[0].click()
        assert dialog.opponent is not None
        assert dialog.opponent.hint.text() == "Small plays on boards up to 7 × 7."
        assert not dialog.start.isEnabled()
        dialog.reject()

    table.desk.dialogs.expect(NewGameDialog, look)
    table.desk.menu("new")


def test_a_capture_game_is_played_to_its_end(table: Table) -> None:
    table.begin(lambda dialog: dialog.goal.setCurrentIndex(dialog.goal.findData(1)))
    table.plays("B1 A1 A2")
    assert table.desk.phase is Phase.FINISHED
    assert table.desk.message == "You win: first to capture one stone."
    table.settle()
    assert not table.engine.is_asked
    assert table.engine.is_closed


@pytest.mark.start_page
def test_the_start_page_leads_to_an_opponent(desk: Desk) -> None:
    desk.window.context.view.change(
        replace(desk.window.context.view.settings, new_game=NewGame(size=BoardSize(19, 19)))
    )

    def look(dialog: NewGameDialog) -> None:
        assert dialog.opponent is not None
        # The weakest of the program's own partners, on a small board.
        assert dialog.opponent.who.currentText() == "Snail"
        assert dialog.board.size_chosen == BoardSize(9, 9)
        press(dialog.start)

    desk.dialogs.expect(NewGameDialog, look)
    desk.press(desk.parts.starts.page.against_button)
    assert desk.panel.play.white.name.text() == "Snail"
    desk.play("E5")
    wait_until(lambda: len(desk.session.path.moves) == 2)


@pytest.mark.start_page
def test_a_tile_for_two_offers_a_person(game: Table) -> None:
    game.desk.menu("start_page")

    def look(dialog: NewGameDialog) -> None:
        assert dialog.against is None
        dialog.reject()

    game.desk.dialogs.expect(NewGameDialog, look)
    game.desk.press(game.desk.parts.starts.page.tiles[0])


def test_unsupported_terms_are_reported_as_the_game_begins(table: Table) -> None:
    table.engine.has_gaps = frozenset({UnsupportedPart.TIE})
    table.begin()
    card = table.desk.panel.play.opponent
    assert card.title.text() == "Fake does not know everything about this game."
    assert card.detail.text() == "It does not know that Black wins a tie."
    table.plays("C3 C4")
    assert not card.isVisible()


# In the game


def test_by_keys_two_moves_are_taken_back_and_made_again(game: Table) -> None:
    desk = game.desk
    game.plays("C3 C4 D3 D4")
    desk.key(Key.Key_Backspace)
    assert game.count == 2
    desk.key(Key.Key_Z, CONTROL)
    assert game.count == 0
    desk.key(Key.Key_Z, CONTROL | SHIFT)
    assert game.count == 2
    game.settle()
    assert not game.engine.is_asked


def test_taking_back_calls_off_the_thinking(game: Table) -> None:
    game.plays("C3")
    game.wait()
    game.desk.press(game.desk.panel.play.take_back)
    game.settle()
    assert game.count == 0
    assert not game.engine.is_asked
    assert game.desk.panel.play.white.turn.text() == ""


def test_the_arrows_lead_back_without_an_answer(game: Table) -> None:
    game.plays("C3 C4 D3 D4")
    asked = len(game.engine.asked)
    for _ in range(3):
        game.desk.key(Key.Key_Left, ALT)
    game.settle()
    assert game.count == 1
    game.desk.click("B2")
    game.desk.key(Key.Key_End, ALT)
    game.settle()
    assert game.count == 4
    assert len(game.engine.asked) == asked


def test_a_hint_is_shown_on_the_board_and_plays_nothing(game: Table) -> None:
    desk = game.desk
    desk.key(Key.Key_T)
    assert desk.panel.play.white.turn.text() == "thinking…"
    game.answer(ChosenMove(Play(Color.BLACK, desk.point("C3"))))
    assert desk.message == "Fake would play at C3."
    assert desk.page.board.picture.ways == (WayMark(desk.point("C3"), Color.BLACK, "?"),)
    assert game.count == 0
    desk.play("D3")
    assert desk.page.board.picture.ways == ()
    game.wait()
    assert not desk.action("hint").isEnabled()


def test_a_chosen_tool_is_not_interrupted(game: Table) -> None:
    desk = game.desk
    game.plays("C3")
    tool = Tool(desk)
    game.answer(ChosenMove(Play(Color.WHITE, desk.point("C4"))))
    assert game.count == 1
    tool.leave()
    wait_until(lambda: game.count == 2)


# The end of a game


def test_the_engine_passes_and_the_count_is_agreed(game: Table) -> None:
    desk = game.desk
    desk.propose()
    game.plays("C3 B2")
    assert not desk.action("count").isEnabled()
    game.plays("D3 pass")
    panel = desk.panel.play
    assert panel.opponent.title.text() == "Fake passed."
    assert not panel.opponent.yes.isVisible()
    assert desk.action("count").isEnabled()
    desk.play("pass")
    desk.wait_for_proposal()
    game.answer(DeadStones(frozenset({desk.point("B2")})))
    count = desk.panel.count
    assert count.opponent.title.text() == "Fake thinks the white group at B2 is dead."
    assert not count.sides[Color.WHITE].button.isVisible()
    desk.press(count.opponent.button)
    assert not count.opponent.isVisible()
    assert count.sides[Color.WHITE].button.text() == "Agreed"
    assert desk.session.counting is not None
    assert desk.session.counting.statuses.dead == {desk.point("B2")}
    desk.press(count.undo)
    assert count.opponent.isVisible()
    desk.press(count.opponent.button)
    desk.agree(Color.BLACK)
    wait_until(lambda: desk.phase is Phase.FINISHED)


def test_a_differing_player_decides(game: Table) -> None:
    desk = game.desk
    desk.propose()
    game.plays("C3 B2 pass pass")
    game.answer(DeadStones(frozenset({desk.point("B2")})))
    desk.count_as_it_stands()
    desk.key(Key.Key_B)
    wait_until(lambda: desk.phase is Phase.FINISHED)


def test_a_resignation_of_the_engine_is_announced(game: Table) -> None:
    game.plays("C3")
    game.answer(ChosenMove(Resign()))
    desk = game.desk
    assert desk.phase is Phase.FINISHED
    assert desk.panel.finished.result.text() == "You win: Fake resigned"
    assert desk.window.windowTitle().startswith("You \N{EN DASH} Fake")
    desk.press(desk.panel.finished.undo)
    assert game.count == 0


def test_only_the_hand_is_asked_whether_it_resigns(game: Table) -> None:
    def answer(dialog: QDialog) -> None:
        assert dialog.windowTitle() == "Do you want to give up?"
        press(button_of(dialog, "I resign"))

    game.plays("C3")
    game.desk.dialogs.expect(QDialog, answer)
    game.desk.press(game.desk.panel.play.resign)
    assert game.desk.session.info.result == "W+R"
    game.settle()
    assert not game.engine.is_asked


# Trouble


def test_a_death_is_reported_and_retried(game: Table) -> None:
    desk = game.desk
    game.plays("C3")
    game.answer(Failure(Trouble.DIED))
    card = desk.panel.play.opponent
    assert card.title.text() == "Fake stopped by itself."
    assert card.detail.text() == "Nothing has changed on the board."
    assert game.count == 1
    assert desk.panel.play.white.turn.text() == "to play"
    desk.press(card.yes)
    game.plays("C4")
    assert not card.isVisible()
    assert game.count == 2


def test_without_the_engine_two_people_go_on(game: Table) -> None:
    desk = game.desk
    game.plays("C3")
    game.answer(ChosenMove(Play(Color.WHITE, desk.point("C3"))))
    card = desk.panel.play.opponent
    assert card.title.text() == "Fake chose C3, which the rules do not allow."
    desk.press(card.no)
    assert not card.isVisible()
    assert game.engine.is_closed
    desk.play("C4 D3")
    assert game.count == 3
    assert not desk.action("hint").isEnabled()


# Partners of the program's own


class PartnerTable(Table):
    """The engine is one of the program's own partners."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.engine = FakeEngine()
        choice = EngineChoice("fake", "Fake", Ability.MOVE, is_partner=True, largest=13)
        self.directory.offer(choice, self.engine.opened)

    def lose(self) -> None:
        """Begin a game, perhaps in the place of another, and give it up."""
        self.choose()
        self.desk.menu("new")
        self.plays("B1")
        self.desk.dialogs.expect_button("I resign")
        self.desk.press(self.desk.panel.play.resign)


@pytest.fixture
def partner(desk: Desk) -> PartnerTable:
    return PartnerTable(desk)


def test_the_one_good_capture_that_won_the_game_leads_to_its_place(
    partner: PartnerTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = Alarm.set
    monkeypatch.setattr(Alarm, "set", lambda self, _ms: at_once(self, 0))
    desk = partner.desk
    partner.begin(lambda dialog: dialog.goal.setCurrentIndex(dialog.goal.findData(1)))
    # At B1 Black takes A1; that is what won the game.
    partner.plays("A2 A1 B1")
    wait_until(lambda: desk.window.features["moments"].has("moments"))
    card = desk.parts.moments.card
    # The moments of the computer are not shown.
    wait_until(lambda: len(card.rows) == 1 and len(card.rows[0]) == 1 and card.rows[0][0].isVisible())
    desk.press(card.rows[0][0])
    assert card.sentence.text() == "Move 3: B1 captured 1 stone(s). Well played."
    assert not card.solve.isVisible()
    assert partner.count == 2
    assert desk.page.board.picture.lit == {desk.point("A1")}
    assert desk.page.board.picture.ways[-1] == WayMark(desk.point("B1"), Color.BLACK)


def test_the_next_game_has_the_handicap_that_the_partner_named(partner: PartnerTable) -> None:
    desk = partner.desk
    partner.lose()
    assert desk.panel.finished.again.text() == "Play again, colours swapped"
    partner.lose()
    assert desk.panel.finished.again.text() == "Play again"
    desk.press(desk.panel.finished.again)
    assert (desk.session.info.white_name, desk.session.komi) == ("Fake", Fraction(1, 2))
    assert desk.session.opponent is Color.WHITE


def test_after_two_games_lost_a_stone_is_proposed(partner: PartnerTable) -> None:
    desk = partner.desk
    partner.lose()
    told = desk.panel.finished.proposal
    wait_until(told.isVisible)
    assert "Next time" not in told.detail.text()
    partner.lose()
    wait_until(lambda: "Next time you play first." in told.detail.text())
    assert told.isVisible()

    def look(dialog: NewGameDialog) -> None:
        assert "without komi" in dialog.advice.text()
        press(dialog.use_advice)
        assert dialog.komi.text() == "½"
        assert dialog.against is not None
        assert dialog.against.color is Color.WHITE
        pick(dialog, "A person")
        assert not dialog.advice.isVisible()
        dialog.reject()

    desk.dialogs.expect(NewGameDialog, look)
    desk.menu("new")


def test_a_partner_names_its_view_of_the_count(partner: PartnerTable) -> None:
    desk = partner.desk
    desk.propose(dead="B2")
    partner.begin()
    partner.plays("C3 B2 pass pass")
    # The opinion stands beside the sum, after the question about the dead stones.
    desk.wait_for_proposal()
    count = desk.panel.count
    wait_until(lambda: count.opponent.isVisible())
    assert count.opponent.title.text().startswith("Fake: I count the same.")
    desk.click("B2")
    assert count.opponent.title.text() == "Fake: I think the stones at B2 are dead."
    desk.press(count.opponent.button)
    assert count.sides[Color.WHITE].button.text() == "Agreed"


# Games that are left


def carried_on(desks: Desks, desk: Desk) -> Table:
    """Start the program again, continue the earlier game, and return it."""
    later = desks.make()
    table = Table(later)
    later.press(parts(later.window).starts.page.continue_button)
    return table


@pytest.mark.start_page
def test_a_game_that_was_left_goes_on_against_the_engine(desks: Desks, game: Table) -> None:
    game.plays("C3 C4 D3")
    assert desks.close(game.desk)
    assert game.engine.is_closed
    later = carried_on(desks, game.desk)
    card = later.desk.panel.play.opponent
    assert card.title.text() == "You were playing against Fake."
    assert not later.engine.is_asked
    later.desk.press(card.yes)
    later.plays("D4")
    assert later.count == 4
    assert not card.isVisible()


@pytest.mark.start_page
def test_after_a_crash_it_goes_on_as_two_people_if_one_likes(desks: Desks, game: Table) -> None:
    game.plays("C3 C4 D3")
    game.desk.documents.unfinished.keep()
    desks.crash(game.desk)
    later = carried_on(desks, game.desk)
    later.desk.press(later.desk.panel.play.opponent.no)
    later.desk.play("D4")
    assert later.count == 4
    assert later.desk.window.context.hub.value(OPPONENTS) == ()


@pytest.mark.start_page
def test_an_engine_that_is_gone_is_not_offered(desks: Desks, game: Table) -> None:
    game.plays("C3 C4")
    desks.close(game.desk)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    card = later.panel.play.opponent
    assert card.detail.text() == "Fake is no longer on this computer."
    assert not card.yes.isVisible()
    later.press(card.no)
    assert not card.isVisible()


@pytest.mark.start_page
def test_a_partner_goes_on_without_another_question(desk: Desk) -> None:
    partner = PartnerTable(desk)
    partner.begin()
    partner.plays("C3 C4 D3")
    desk.menu("start_page")
    desk.press(desk.parts.starts.page.continue_button)
    assert not desk.panel.play.opponent.isVisible()
    assert desk.session.opponent is Color.WHITE
    # It is the partner's turn, and it answers.
    partner.plays("D4 C2")
    assert partner.count == 5


# Each opponent keeps its own choices


def terms_in(dialog: NewGameDialog) -> tuple[BoardSize, str, int] | None:
    chosen = dialog.choice()
    return None if chosen is None else (chosen.size, chosen.ruleset.key, chosen.handicap)


def test_a_partner_does_not_inherit_the_board_of_a_couple(desk: Desk) -> None:
    PartnerTable(desk)
    couple = NewGame(BoardSize(13, 13), JAPANESE, Fraction(1, 2), 6, black_name="Anna", white_name="Boris")
    desk.start(couple)

    def look(dialog: NewGameDialog) -> None:
        usual = NewGame()
        assert terms_in(dialog) == (usual.size, usual.ruleset.key, 0)
        assert dialog.komi.text() == "7½"
        dialog.reject()

    desk.dialogs.expect(NewGameDialog, look)
    desk.menu("play_against")
    assert desk.parts.games.last_choice == couple


def test_each_opponent_keeps_its_own_choices(partner: PartnerTable) -> None:
    desk = partner.desk
    desk.start(NewGame(BoardSize(13, 13), JAPANESE, Fraction(1, 2), 6))
    seen: list[object] = []

    def look(dialog: NewGameDialog) -> None:
        seen.append(terms_in(dialog))
        pick(dialog, "A person")
        seen.append(terms_in(dialog))
        pick(dialog, "Fake")
        seen.append(terms_in(dialog))
        # What the user has changed here stays with the next opponent.
        press(dialog.board.tiles[0])
        pick(dialog, "A person")
        seen.append(terms_in(dialog))
        dialog.reject()

    partner.begin(lambda dialog: dialog.handicap.choose(2))
    assert partner.opponent.is_playing
    desk.dialogs.expect(NewGameDialog, look)
    desk.menu("new")
    with_partner, of_couple = (BoardSize(5, 5), JAPANESE.key, 2), (BoardSize(13, 13), JAPANESE.key, 6)
    assert seen == [with_partner, of_couple, with_partner, (BoardSize(9, 9), JAPANESE.key, 2)]


def test_the_choices_with_a_partner_outlive_the_program(desks: Desks, desk: Desk) -> None:
    partner = PartnerTable(desk)
    partner.begin(side="7")
    partner.plays("C3 C4")
    assert desks.close(desk)
    later = desks.make()
    PartnerTable(later)
    seen: list[object] = []

    def look(dialog: NewGameDialog) -> None:
        seen.append((dialog.against is not None, terms_in(dialog)))
        dialog.reject()

    later.dialogs.expect(NewGameDialog, look)
    later.menu("play_against")
    assert seen == [(True, (BoardSize(7, 7), NewGame().ruleset.key, 0))]


def test_play_begins_with_the_last_partner(partner: PartnerTable) -> None:
    desk = partner.desk
    partner.begin()
    partner.plays("C3")
    desk.parts.games.play()
    assert desk.session.path.moves == ()
    assert (desk.session.tree.size, desk.session.opponent) == (BoardSize(5, 5), Color.WHITE)
    assert desk.panel.play.white.name.text() == "Fake"
    partner.plays("C3 C4")
    assert partner.count == 2


def test_play_without_the_last_engine_asks(game: Table) -> None:
    game.plays("C3")
    game.directory.withdraw("fake")
    game.desk.dialogs.expect_button("Cancel")
    game.desk.parts.games.play()
    assert len(game.desk.session.path.moves) == 1


def test_another_record_closes_the_engine(game: Table) -> None:
    game.plays("C3")
    game.wait()
    game.desk.open("(;SZ[9];B[ee])")
    wait_until(lambda: game.engine.is_closed)
    assert game.desk.session.opponent is None


@pytest.mark.start_page
def test_behind_another_page_the_engine_rests(game: Table) -> None:
    game.plays("C3")
    game.wait()
    game.desk.menu("start_page")
    assert game.engine.is_closed
    game.desk.press(parts(game.desk.window).starts.page.continue_button)
    game.desk.press(game.desk.panel.play.opponent.yes)
    game.plays("C4")
    assert game.count == 2


def test_a_game_of_two_people_with_the_same_names_has_no_engine(game: Table) -> None:
    game.plays("C3")
    game.desk.start(NewGame(size=BoardSize(5, 5), white_name="Fake"))
    game.desk.play("C3 C4")
    assert game.count == 2
    assert not game.desk.panel.play.opponent.isVisible()


def test_an_engine_joins_the_opponents_once_it_was_checked(desk: Desk, dialogs: Dialogs) -> None:
    directory = desk.window.context.service(ENGINES)

    def look(dialog: NewGameDialog) -> None:
        assert dialog.opponent is not None
        who = dialog.opponent.who
        pick(dialog, "Puppy")
        directory.offer(EngineChoice("fake", "Fake", ALL), FakeEngine)
        assert who.findText("Fake") > 0
        assert who.currentText() == "Puppy"
        pick(dialog, "Fake")
        directory.withdraw("fake")
        assert who.findText("Fake") < 0
        assert who.currentText() == "A person"
        assert dialog.against is None
        dialog.reject()

    dialogs.expect(NewGameDialog, look)
    desk.menu("new")
