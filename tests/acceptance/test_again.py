"""An evening at one computer: game after game with swapped colours, a tally, and no question about saving."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.partner import PartnerEngine, partner_key
from goboard_app.go.board import BoardSize, Color
from goboard_app.library.rematch import swapped, terms_in
from goboard_app.partner.character import Character
from goboard_app.session.session import Change, Phase
from goboard_app.ui.edit.game_info import GameInfoDialog
from goboard_app.ui.play.again import AgainFlow
from goboard_app.ui.play.result import FinishedPanel
from goboard_app.ui.players import KEEPING
from goboard_app.ui.shell.services import ENGINES
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press, type_text
from tests.support.waiting import wait_until

NAMES = {"black_name": "Anna", "white_name": "Boris"}


def resign(desk: Desk, loser: Color) -> FinishedPanel:
    """Let a side resign by the button and its question."""
    desk.dialogs.expect_button(f"{name_of(desk, loser)} resigns")
    desk.press(desk.panel.play.resign)
    assert desk.phase is Phase.FINISHED
    finished = desk.panel.finished
    assert isinstance(finished, FinishedPanel)
    return finished


def name_of(desk: Desk, color: Color) -> str:
    info = desk.session.info
    named = info.black_name if color is Color.BLACK else info.white_name
    return named or ("Black" if color is Color.BLACK else "White")


def players(desk: Desk) -> tuple[str, str]:
    return desk.session.info.black_name, desk.session.info.white_name


def tally(desk: Desk) -> str:
    row = desk.window.findChild(AgainFlow)
    assert isinstance(row, AgainFlow)
    return row.tally.text() if row.tally.isVisible() else ""


def kept(desk: Desk) -> list[Path]:
    return sorted((desk.folder / "Go games").glob("*.sgf"))


def test_two_without_names_enter_them_after_a_game_and_the_score_is_kept(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    resign(desk, Color.BLACK)
    row = desk.window.findChild(AgainFlow)
    assert isinstance(row, AgainFlow)
    assert tally(desk) == ""

    def name(dialog: GameInfoDialog) -> None:
        for ident, text in (("PB", "Anna"), ("PW", "Ben")):
            type_text(text, dialog.fields[ident])
        press(dialog.accept_button)

    desk.dialogs.expect(GameInfoDialog, name)
    desk.press(row.names)
    assert tally(desk) == "Anna 0, Ben 1"
    assert not row.names.isVisible()
    desk.press(desk.panel.finished.again)
    assert players(desk) == ("Ben", "Anna")


def test_a_couple_plays_three_games_and_closes_without_a_question(desks: Desks, desk: Desk) -> None:
    desk.start(size=BoardSize(13, 13), **NAMES)
    desk.play("G7 C3")
    finished = resign(desk, Color.BLACK)
    assert finished.result.text() == "Boris wins: Anna resigned"
    assert desk.message == "Boris wins: Anna resigned."
    assert not desk.page.message.is_seen
    assert finished.again.text() == "Play again, colours swapped"
    assert finished.again.property("kind") == "primary"
    assert not finished.compare.isVisible()
    assert tally(desk) == "Anna 0, Boris 1"
    desk.press(finished.again)
    assert players(desk) == ("Boris", "Anna")
    assert desk.session.tree.size == BoardSize(13, 13)
    desk.play("G7")
    assert resign(desk, Color.BLACK).result.text() == "Anna wins: Boris resigned"
    assert tally(desk) == "Anna 1, Boris 1"
    desk.press(desk.panel.finished.again)
    assert players(desk) == ("Anna", "Boris")
    desk.play("G7")
    resign(desk, Color.WHITE)
    assert tally(desk) == "Anna 2, Boris 1"
    desk.press(desk.panel.finished.again)
    desk.play("K10 K4")
    # No dialog is expected: a question would fail the test.
    assert desks.close(desk)
    assert len(kept(desk)) == 3
    assert b"B[jd]" in desk.unfinished.read_bytes()


def test_the_line_under_the_board_says_the_result_where_the_panel_is_hidden(desk: Desk) -> None:
    desk.start(**NAMES)
    desk.play("E5")
    resign(desk, Color.BLACK)
    assert not desk.page.message.is_seen
    desk.menu("panel")
    assert desk.page.message.is_seen


def test_a_result_that_is_taken_back_leaves_the_tally(desk: Desk) -> None:
    desk.start(**NAMES)
    desk.play("E5")
    finished = resign(desk, Color.BLACK)
    desk.press(finished.undo)
    resign(desk, Color.WHITE)
    assert tally(desk) == "Anna 1, Boris 0"


def test_three_wins_in_a_row_bring_the_handicap_of_the_book(desk: Desk) -> None:
    desk.start(**NAMES)
    for number, move in enumerate(("E5", "C3", "G7")):
        # The book counts games with the same moves once.
        desk.play(move)
        loser = Color.BLACK if number % 2 else Color.WHITE
        resign(desk, loser)
        wait_until(lambda: not desk.documents.is_modified)
        desk.window.context.service(KEEPING).finish_reading()
        row = desk.window.findChild(AgainFlow)
        assert isinstance(row, AgainFlow)
        assert row.handicap.isVisible() is (number == 2)
        if number < 2:
            desk.press(desk.panel.finished.again)
    assert row.handicap.title.text() == "Anna has won 3 times in a row."
    assert row.handicap.detail.text().startswith("Boris should take")
    desk.press(row.handicap.button)
    assert players(desk) == ("Boris", "Anna")
    assert desk.session.handicap == 2
    # Under these rules Black places the stones by hand.
    desk.play("C4 F6 E5")
    # Whoever takes the handicap keeps it.
    resign(desk, Color.WHITE)
    assert desk.panel.finished.again.text() == "Play again"
    terms = terms_in(desk.session.tree)
    desk.press(desk.panel.finished.again)
    desk.play("C4 F6")
    assert terms_in(desk.session.tree) == terms


def test_a_capture_game_is_played_again_with_its_goal(desk: Desk) -> None:
    desk.start(size=BoardSize(7, 7), goal=1, has_cross=True, **NAMES)
    before = terms_in(desk.session.tree)
    desk.play("C3 A1 E3 A2")
    resign(desk, Color.WHITE)
    finished = desk.panel.finished
    assert not finished.compare.isVisible()
    assert finished.players.text() == "Anna \N{EN DASH} Boris"
    desk.press(finished.again)
    after = terms_in(desk.session.tree)
    assert before is not None
    assert after is not None
    assert after == swapped(before)
    assert (after.goal, after.size, after.has_cross) == (1, BoardSize(7, 7), True)


def offer_puppy(desk: Desk) -> EnginePlayer:
    """Let Puppy answer at once, and play the same game each time."""
    key = partner_key(Character.PUPPY)
    directory = desk.window.context.service(ENGINES)
    choice = directory.choice(key)
    assert choice is not None
    directory.offer(choice, partial(PartnerEngine, Character.PUPPY, pause_ms=0, seed=1))
    return EnginePlayer(key, Color.WHITE)


def test_a_game_with_a_partner_is_played_again_from_the_other_side(desk: Desk) -> None:
    against = offer_puppy(desk)
    desk.parts.games.start(desk.parts.games.last_choice, None)
    game = terms_in(desk.session.tree)
    assert game is not None
    desk.start(game, white_name="Puppy")
    desk.parts.opponents.begin(against)
    desk.play("E5")
    wait_until(lambda: len(desk.session.path.moves) == 2)
    desk.dialogs.expect_key(Qt.Key.Key_Return)
    desk.menu("resign")
    finished = desk.panel.finished
    assert finished.result.text() == "Puppy wins: you resigned"
    assert tally(desk) == "You 0, Puppy 1"
    desk.press(finished.again)
    assert players(desk) == ("Puppy", "")
    assert desk.session.opponent is Color.BLACK
    wait_until(lambda: len(desk.session.path.moves) == 1)
    desk.parts.opponents.opponent.leave()


def test_a_file_opened_by_hand_still_asks(desks: Desks, desk: Desk) -> None:
    path = desk.open("(;SZ[9]PB[Anna]PW[Boris]RE[B+R];B[ee])")
    before = path.read_bytes()
    desk.click("C3")
    desk.dialogs.expect_button("Cancel")
    assert not desks.close(desk)
    desk.dialogs.expect_button("Do not save")
    assert desks.close(desk)
    assert path.read_bytes() == before


@pytest.mark.parametrize("motion", [True, False])
def test_the_stones_of_the_winner_drop_once_unless_motion_is_off(desks: Desks, motion: bool) -> None:
    desk = desks.make(on_start_page=False, motion=motion)
    desk.start(**NAMES)
    desk.play("E5")
    finished = resign(desk, Color.BLACK)
    assert finished.joy.isVisible()
    assert finished.joy.is_running is motion
    wait_until(lambda: not finished.joy.is_running)
    desk.controller.changed.emit(Change.everything())
    assert not finished.joy.is_running
