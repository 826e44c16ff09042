"""A dispute: play on by the rules, or try the line out and come back."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from goboard_app.go.board import BoardSize, Color
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.session import Phase
from tests.support.desk import CONTROL, Desk, Desks, answer_files
from tests.support.dialogs import Dialogs
from tests.support.proposals import proposing
from tests.support.records import SavedGame

Key = Qt.Key
FIVE = BoardSize(5, 5)
# White's stone at A5 is in Black's area; it is read as dead.
MOVES = "C5 A5 C4 D5 C3 D4 C2 D3 C1 D2 pass D1"


@pytest.fixture
def desk(desks: Desks) -> Desk:
    return desks.make(on_start_page=False, proposer=proposing(dead="A5"))


def stopped(desk: Desk, ruleset: Ruleset) -> Desk:
    """Play until White has made the last move, then pass for Black and White."""
    desk.start(size=FIVE, ruleset=ruleset, komi=ruleset.komi)
    desk.play(f"{MOVES} pass pass")
    desk.wait_for_proposal()
    return desk


def totals(desk: Desk) -> tuple[str, str]:
    row = desk.panel.count.table.rows[-1]
    return row.black, row.white


# Playing on


def test_japanese_rules_ask_for_the_side_that_plays_on(desk: Desk, dialogs: Dialogs) -> None:
    stopped(desk, catalogue.JAPANESE)
    told = "If you want to play on, the other player moves first."
    assert told in desk.panel.count.guidance.text()
    dialogs.expect_button("Black wants to play on")
    desk.play_on()
    assert "Under these rules the other player then moves first." in dialogs.texts[-1]
    assert desk.phase is Phase.PLAYING
    assert desk.session.position.to_move is Color.WHITE
    assert desk.page.board.picture.dead == frozenset()


def test_a_japanese_dispute_may_stop_as_often_as_one_likes(desk: Desk, dialogs: Dialogs) -> None:
    stopped(desk, catalogue.JAPANESE)
    for _ in range(2):
        dialogs.expect_button("White wants to play on")
        desk.play_on()
        assert desk.session.position.to_move is Color.BLACK
        desk.play("pass pass")
        desk.wait_for_proposal()
        assert desk.panel.count.title.text() == "The count"
        assert desk.page.board.picture.dead == {desk.point("A5")}


def test_playing_on_is_optional(desk: Desk, dialogs: Dialogs) -> None:
    stopped(desk, catalogue.JAPANESE)
    dialogs.expect_button("Cancel")
    desk.play_on()
    assert desk.phase is Phase.COUNTING


def test_an_aga_dispute_goes_on_with_the_opponent_of_the_last_to_pass(desk: Desk) -> None:
    stopped(desk, catalogue.AGA)
    told = "If you play on, Black moves first. If you both pass again right away, every stone counts as alive."
    assert told in desk.panel.count.guidance.text()
    desk.play_on()
    assert desk.session.position.to_move is Color.BLACK
    desk.play("A4 pass pass")
    desk.wait_for_proposal()
    assert desk.panel.count.title.text() == "The count"
    assert desk.page.board.picture.dead == {desk.point("A5")}


def test_four_passes_of_aga_count_every_stone_as_alive(desk: Desk) -> None:
    stopped(desk, catalogue.AGA)
    desk.play_on()
    desk.play("pass pass")
    assert desk.panel.count.title.text() == "The game is over"
    assert not desk.page.board.picture.dead
    desk.agree()
    assert desk.phase is Phase.FINISHED


def test_the_second_stop_of_wmsg_counts_all_alive(desk: Desk) -> None:
    stopped(desk, catalogue.WMSG)
    assert desk.page.board.picture.dead == {desk.point("A5")}
    with_dead = totals(desk)
    told = "If you play on, Black moves first. The next stop counts all stones as alive."
    assert told in desk.panel.count.guidance.text()
    desk.play_on()
    desk.play("B3 pass pass")
    panel = desk.panel.count
    assert panel.title.text() == "The game is over"
    assert not desk.page.board.picture.dead
    assert not panel.play_on.isEnabled()
    assert not panel.try_out.isEnabled()
    desk.click("A5")
    assert not desk.page.board.picture.dead
    assert totals(desk) != with_dead
    desk.agree()
    assert desk.session.info.result == "W+11.5"


# Trying it out


@pytest.fixture
def disputed(desk: Desk) -> Desk:
    """A board stopped under Japanese rules, one point marked, agreed to by White."""
    stopped(desk, catalogue.JAPANESE)
    desk.click("E5")
    desk.agree(Color.WHITE)
    return desk


def text_of(desk: Desk) -> bytes:
    return write_record(Record(desk.controller.trees))


def test_the_board_to_try_on_introduces_itself(disputed: Desk) -> None:
    disputed.press(disputed.panel.count.try_out)
    panel = disputed.panel.trial
    assert panel.isVisible()
    assert panel.title.text() == "A practice board. The real one waits."
    assert disputed.page.board.options.trial
    assert disputed.message == "Try it out: Black to play. Move 1."
    assert not disputed.page.board.picture.dead


def test_both_play_and_pass_and_take_back_there(disputed: Desk) -> None:
    disputed.press(disputed.panel.count.try_out)
    panel = disputed.panel.trial
    disputed.press(panel.first[Color.WHITE])
    disputed.click("A4")
    disputed.click("B5")
    disputed.key(Key.Key_P)
    assert panel.moves.text() == "1. White A4\n2. Black B5\n3. White passes"
    assert disputed.stones.splitlines()[0] == "OXXO."
    disputed.key(Key.Key_Backspace)
    disputed.key(Key.Key_Z, CONTROL)
    assert panel.moves.text() == "1. White A4"
    disputed.press(panel.take_back)
    assert panel.moves.text() == "Nothing has been tried yet."
    assert not panel.keep.isEnabled()


def test_refusals_there_are_explained(disputed: Desk) -> None:
    disputed.press(disputed.panel.count.try_out)
    disputed.click("C3")
    assert disputed.message == "There is already a stone at C3."


def test_putting_everything_back_leaves_nothing_of_it(disputed: Desk) -> None:
    before, text = disputed.session.counting, text_of(disputed)
    assert before is not None
    disputed.press(disputed.panel.count.try_out)
    disputed.play("A4 B5 A3")
    disputed.press(disputed.panel.trial.put_back)
    assert disputed.phase is Phase.COUNTING
    assert disputed.session.counting == before.withdrawn()
    assert text_of(disputed) == text
    assert not disputed.page.board.options.trial
    assert disputed.panel.count.sides[Color.WHITE].button.text() == "I agree"
    assert disputed.page.board.picture.dead == {disputed.point("A5")}
    disputed.agree()
    assert disputed.phase is Phase.FINISHED


def test_tried_moves_are_kept_as_a_variation(disputed: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = disputed.session.counting
    assert before is not None
    disputed.press(disputed.panel.count.try_out)
    disputed.play("A4 B5")
    disputed.press(disputed.panel.trial.keep)
    assert disputed.phase is Phase.COUNTING
    assert disputed.session.counting == before.withdrawn()
    disputed.agree()
    answer_files(monkeypatch.setattr, saved=tmp_path / "kept.sgf")
    disputed.menu("save")
    saved = SavedGame.of(tmp_path / "kept.sgf")
    assert saved.moves == f"{MOVES} pass pass"
    assert saved.points("TB") >= {"A5", "A4"}
    stop = saved.game.get_last_node()
    tried = stop.parent[1]
    assert (tried.get_move(), tried[0].get_move()) == (("b", (3, 0)), ("w", (4, 1)))


def test_a_kept_variation_is_undone_after_the_marks(disputed: Desk) -> None:
    text = text_of(disputed)
    disputed.press(disputed.panel.count.try_out)
    disputed.play("A4 B5")
    disputed.press(disputed.panel.trial.keep)
    kept = text_of(disputed)
    disputed.menu("undo")
    assert text_of(disputed) == kept
    disputed.menu("undo")
    assert text_of(disputed) == text
    assert disputed.phase is Phase.COUNTING
    disputed.menu("redo")
    assert text_of(disputed) == kept
    assert disputed.phase is Phase.COUNTING


def test_after_trying_out_one_may_still_play_on(disputed: Desk, dialogs: Dialogs) -> None:
    disputed.press(disputed.panel.count.try_out)
    disputed.play("A4 B5")
    disputed.press(disputed.panel.trial.keep)
    dialogs.expect_button("White wants to play on")
    disputed.play_on()
    disputed.play("B5")
    assert disputed.session.path.moves[-1].color is Color.BLACK
    line = disputed.session.tree.main_line()
    assert line[-1] is disputed.session.cursor


def test_a_ko_is_passed_for_on_the_board_to_try_on(desks: Desks) -> None:
    desk = desks.make()
    desk.start(size=FIVE, ruleset=catalogue.JAPANESE)
    # White has taken the ko at B4, and Black may take back at C4.
    desk.play("B5 C5 A4 D4 C4 C3 B3 E1 E5 B4 pass pass")
    desk.count_as_it_stands()
    desk.press(desk.panel.count.try_out)
    panel = desk.panel.trial
    assert "only after a pass for that ko" in panel.hint.text()
    desk.play("C4 D1 D2")
    desk.click("B4")
    assert desk.message == "Pass for the ko first; then you may recapture at B4."
    assert panel.ko_passes[0].text() == "Pass for the ko at B4"
    desk.press(panel.ko_passes[0])
    assert panel.moves.text().endswith("4. White passes for the ko at B4")
    desk.play("E2 B4")
    assert desk.stones.splitlines()[1] == "XO.O."


def test_a_trial_ends_with_its_game(disputed: Desk, dialogs: Dialogs) -> None:
    disputed.press(disputed.panel.count.try_out)
    disputed.play("A4")
    disputed.start()
    assert disputed.phase is Phase.PLAYING
    assert not disputed.page.board.options.trial


def test_a_count_in_a_review_is_tried_out_and_kept(desks: Desks) -> None:
    desk = desks.make()
    desk.open("(;SZ[5]RU[Japanese];B[cc];W[aa])")
    desk.menu("last")
    desk.menu("count")
    desk.count_as_it_stands()
    desk.press(desk.panel.count.try_out)
    desk.play("A4 B4")
    desk.press(desk.panel.trial.keep)
    assert desk.phase is Phase.COUNTING
    assert len(desk.session.tree.main_line()) == 5
    desk.press(desk.panel.count.close_button)
    assert desk.phase is Phase.REVIEWING
