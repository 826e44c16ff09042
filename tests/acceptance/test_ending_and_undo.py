"""Resigning, and undo and redo of every act."""

from pathlib import Path

import pytest

from goboard_app.go.board import Color
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.session import Phase
from tests.support import games
from tests.support.desk import Desk, Desks, answer_files
from tests.support.dialogs import Dialogs
from tests.support.parts import parts
from tests.support.proposals import nothing_proposed
from tests.support.records import SavedGame


@pytest.fixture
def game(desk: Desk) -> Desk:
    desk.start(black_name="Hana")
    desk.play("E5 C3 G7")
    return desk


def text_of(desk: Desk) -> bytes:
    return write_record(Record(desk.controller.trees))


def test_resigning_gives_the_game_to_the_other(game: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("White resigns")
    game.press(game.panel.play.resign)
    assert game.phase is Phase.FINISHED
    assert game.session.info.result == "B+R"
    assert game.panel.finished.result.text() == "Hana wins: White resigned"


def test_the_waiting_side_may_resign_too(game: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("Hana resigns")
    game.menu("resign")
    assert game.session.info.result == "W+R"


def test_not_resigning_changes_nothing(game: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("Cancel")
    game.menu("resign")
    assert game.phase is Phase.PLAYING


def test_a_resignation_is_taken_back_and_done_again(game: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("White resigns")
    game.menu("resign")
    game.press(game.panel.finished.undo)
    assert game.phase is Phase.PLAYING
    assert not game.session.info.result
    game.menu("redo")
    assert game.session.info.result == "B+R"


def test_the_file_of_a_resigned_game_ends_with_its_result(
    game: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dialogs.expect_button("White resigns")
    game.menu("resign")
    answer_files(monkeypatch.setattr, saved=tmp_path / "resigned.sgf")
    game.menu("save")
    saved = SavedGame.of(tmp_path / "resigned.sgf")
    assert saved.root("RE") == "B+R"
    assert saved.moves == "E5 C3 G7"
    assert saved.last("TB") is None


def test_everything_is_undone_and_done_again(desk: Desk) -> None:
    desk.start()
    seen = [(text_of(desk), desk.stones)]
    for name in games.MOVES.split():
        desk.play(name)
        seen.append((text_of(desk), desk.stones))
    desk.menu("accept")
    seen.append((text_of(desk), desk.stones))
    for state in reversed(seen[:-1]):
        desk.menu("undo")
        assert (text_of(desk), desk.stones) == state
    assert not desk.action("undo").isEnabled()
    for state in seen[1:]:
        desk.menu("redo")
        assert (text_of(desk), desk.stones) == state
    assert desk.phase is Phase.FINISHED


def test_undo_first_takes_back_the_marks_of_dead_stones(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3 pass pass")
    desk.click("C3")
    desk.click("E5")
    desk.menu("undo")
    assert desk.page.board.picture.dead == {desk.point("C3")}
    desk.press(desk.panel.count.undo)
    assert not desk.page.board.picture.dead
    desk.menu("undo")
    assert desk.phase is Phase.PLAYING


@nothing_proposed("the dead are marked by clicks")
def test_a_double_click_is_undone_at_one_go(desk: Desk) -> None:
    desk.start()
    desk.play(games.MOVES)
    desk.double_click("H7")
    assert len(desk.page.board.picture.dead) == 2
    desk.menu("undo")
    assert not desk.page.board.picture.dead


@nothing_proposed("the dead are marked by clicks")
def test_a_result_that_is_undone_leaves_the_stones_marked(desk: Desk) -> None:
    desk.start()
    desk.play(games.MOVES)
    desk.click("C3")
    desk.menu("accept")
    desk.menu("undo")
    assert desk.phase is Phase.COUNTING
    assert desk.page.board.picture.dead == {desk.point("C3")}


def test_the_menu_names_the_act_to_undo(game: Desk, dialogs: Dialogs) -> None:
    assert game.action("undo").text() == "Undo: move"
    game.menu("pass")
    assert game.action("undo").text() == "Undo: pass"


def test_taking_back_removes_the_last_move(game: Desk) -> None:
    game.press(game.panel.play.take_back)
    assert game.message == "Black to play. Move 3."
    assert game.stones.count("X") == 1


@pytest.mark.start_page
def test_a_move_made_another_day_can_be_taken_back(desks: Desks, game: Desk) -> None:
    desks.close(game)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    later.press(later.panel.play.take_back)
    assert later.session.path.number == 2
    later.menu("undo")
    assert later.session.path.number == 3


def test_the_move_after_a_taken_back_one_is_the_game(game: Desk) -> None:
    game.press(game.panel.play.take_back)
    game.click("G3")
    nodes = game.session.tree.main_line()
    assert len(nodes) == 4
    assert game.stones.count("X") == 2


def test_playing_from_an_earlier_position_becomes_the_game(game: Desk) -> None:
    game.menu("back")
    game.click("G3")
    line = game.session.tree.main_line()
    assert line[-1] is game.session.cursor
    assert len(line[2].children) == 2


def test_a_move_in_the_review_of_a_finished_game_is_a_variation(game: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("White resigns")
    game.menu("resign")
    end = game.session.cursor
    game.press(game.panel.finished.review)
    game.click("J9")
    assert game.session.tree.main_line()[-1] is end


def test_counting_in_the_review_of_a_finished_game_does_not_end_it_again(game: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("White resigns")
    game.menu("resign")
    game.press(game.panel.finished.review)
    game.press(game.panel.review.count_here)
    assert not game.panel.count.sides[Color.BLACK].isVisible()
    assert not game.action("accept").isEnabled()
    game.press(game.panel.count.close_button)
    assert game.session.info.result == "B+R"
