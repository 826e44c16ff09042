"""Opening records of every kind, walking through them, and the handling of bad files."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from goboard_app.go.board import Color
from goboard_app.session.session import Phase
from tests.support.desk import ALT, CONTROL, Desk, Desks, answer_files
from tests.support.dialogs import Dialogs
from tests.support.parts import parts

Key = Qt.Key
MAIN = ";B[ee]C[The middle.];W[cc];B[gc];W[cg];B[gg];W[ec];B[eg];W[ce];B[ge];W[dd];B[ff];W[dg]"
GAME = f"(;GM[1]FF[4]SZ[9]PB[Hana]PW[Tomás]KM[5.5]RU[Japanese]RE[B+2.5]{MAIN})"
BRANCHED = "(;SZ[9]PB[Hana]RU[Chinese](;B[ee];W[cc])(;B[cc]C[Corner first.];W[ee])(;B[gg]))"
TWO = "(;SZ[9]PB[One];B[ee])(;SZ[13]PB[Two];B[gg];W[cc])"
BROKEN = "(;SZ[9]PB[Hana];B[ee];W[cc"


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(GAME)
    return desk


def moves(desk: Desk) -> int:
    return desk.session.path.number


# Opening


def test_a_record_opens_at_its_beginning(opened: Desk) -> None:
    assert opened.phase is Phase.REVIEWING
    assert moves(opened) == 0
    assert opened.panel.review.black.name.text() == "Hana"
    assert opened.panel.review.result.text() == "Black wins by 2½"
    assert opened.window.windowTitle() == "game.sgf[*] – goboard"


@pytest.mark.start_page
def test_the_system_dialog_opens_a_record(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr, opened=desk.sgf(GAME))
    desk.press(desk.parts.starts.page.recent.open_button)
    assert desk.is_on_board


@pytest.mark.start_page
def test_no_file_chosen_leaves_the_start_page(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr)
    desk.menu("open")
    assert not desk.is_on_board


def test_a_file_dropped_on_the_window_opens(desk: Desk) -> None:
    assert desk.drop(desk.sgf(GAME))
    assert desk.phase is Phase.REVIEWING


def test_a_drop_without_files_is_not_taken(desk: Desk) -> None:
    assert not desk.drop()


def test_a_drop_on_the_board_opens_too(opened: Desk) -> None:
    opened.drop(opened.sgf(TWO, "two.sgf"))
    assert opened.controller.game_count == 2


# Walking


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ([Key.Key_Right], 1),
        ([Key.Key_Right, Key.Key_Right, Key.Key_Left], 1),
        ([Key.Key_PageDown], 10),
        ([Key.Key_End], 12),
        ([Key.Key_End, Key.Key_PageUp], 2),
        ([Key.Key_End, Key.Key_Home], 0),
        ([Key.Key_Left], 0),
    ],
)
def test_keys_walk_through_a_record(opened: Desk, keys: list[Qt.Key], number: int) -> None:
    opened.keys(*keys)
    assert moves(opened) == number


@pytest.mark.parametrize(
    ("key", "number"), [(Key.Key_Right, 6), (Key.Key_Left, 4), (Key.Key_Home, 0), (Key.Key_End, 12)]
)
def test_alt_and_keys_walk_too(opened: Desk, key: Qt.Key, number: int) -> None:
    opened.controller.step(5)
    opened.key(key, ALT)
    assert moves(opened) == number


def test_the_wheel_walks(opened: Desk) -> None:
    opened.turn_wheel(3)
    assert moves(opened) == 3
    opened.turn_wheel(-1)
    assert moves(opened) == 2


def test_the_slider_walks_and_follows(opened: Desk) -> None:
    slider = opened.page.review_bar.slider
    assert slider.maximum() == 12
    slider.setValue(7)
    assert moves(opened) == 7
    opened.key(Key.Key_Home)
    assert slider.value() == 0


def test_the_buttons_under_the_board_walk(opened: Desk) -> None:
    buttons = opened.page.review_bar.buttons
    opened.press(buttons["last"])
    assert moves(opened) == 12
    assert not buttons["forward"].isEnabled()
    opened.press(buttons["back"])
    opened.press(buttons["first"])
    assert moves(opened) == 0
    assert not buttons["back"].isEnabled()


def test_a_click_in_the_tree_goes_there(opened: Desk) -> None:
    view = opened.panel.review.tree.view
    place = view.rect_of(3).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert moves(opened) == 3
    assert opened.panel.review.tree.progress.text() == "3 of 12"


def test_keys_in_the_tree_walk_along_the_line(opened: Desk) -> None:
    opened.panel.review.tree.view.setFocus()
    opened.keys(Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up)
    assert moves(opened) == 2


def test_the_bar_names_the_move(opened: Desk) -> None:
    assert opened.page.review_bar.text.text() == "Start"
    opened.key(Key.Key_Right)
    assert opened.page.review_bar.text.text() == "Move 1, Black E5"


def test_the_place_in_the_record_is_within_the_bar(opened: Desk) -> None:
    bar = opened.page.review_bar
    for width in (1024, 1280):
        opened.window.resize(width, 800)
        assert bar.slider.geometry().right() < bar.text.geometry().left()
        assert bar.text.geometry().right() < bar.width()


def test_comments_are_shown_where_they_stand(opened: Desk) -> None:
    review = opened.panel.review
    assert review.comment.toPlainText() == ""
    assert review.comment.placeholderText() == "Write a comment…"
    opened.key(Key.Key_Right)
    assert review.comment.toPlainText() == "The middle."
    assert review.comment_card.title.text() == "Comment on move 1"
    opened.key(Key.Key_Right)
    assert review.comment.toPlainText() == ""


def test_up_and_down_walk_through_the_variations(desk: Desk) -> None:
    desk.open(BRANCHED)
    desk.keys(Key.Key_Right, Key.Key_Down)
    assert desk.session.cursor.index == 1
    assert desk.panel.review.comment.toPlainText() == "Corner first."
    desk.keys(Key.Key_Up, Key.Key_Up)
    assert desk.session.cursor.index == 2


def test_going_back_and_forward_stays_on_the_variation(desk: Desk) -> None:
    desk.open(BRANCHED)
    desk.keys(Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_End)
    assert desk.session.cursor.text("W") == "ee"


def test_a_click_on_the_next_move_follows_the_record(opened: Desk) -> None:
    opened.click("E5")
    assert moves(opened) == 1
    assert not opened.window.isWindowModified()


def test_another_move_becomes_a_variation_and_can_be_undone(opened: Desk) -> None:
    opened.click("A1")
    assert opened.session.cursor.index == 1
    assert opened.window.isWindowModified()
    opened.menu("undo")
    assert not opened.window.isWindowModified()
    assert len(opened.session.tree.root.children) == 1


def test_an_illegal_move_in_a_review_says_why(opened: Desk) -> None:
    opened.key(Key.Key_Right)
    opened.click("E5")
    assert opened.message == "There is already a stone at E5."
    assert opened.page.message.isVisible()
    assert opened.panel.review.refusal.isVisible()
    opened.key(Key.Key_Right)
    assert not opened.page.message.isVisible()


def test_several_games_in_a_file_are_chosen_from_a_list(desk: Desk) -> None:
    desk.open(TWO)
    games = desk.panel.review.games
    assert games.isVisible()
    assert [games.itemText(i) for i in range(games.count())] == ["1. One – White", "2. Two – White"]
    desk.key(Key.Key_PageDown, CONTROL)
    assert desk.session.tree.size.columns == 13
    assert games.currentIndex() == 1
    desk.menu("previous_game")
    assert desk.session.tree.size.columns == 9


def test_one_game_needs_no_list(opened: Desk) -> None:
    assert not opened.panel.review.games.isVisible()
    assert not opened.action("next_game").isEnabled()


def test_undo_comes_back_to_the_game_that_it_changes(desk: Desk) -> None:
    desk.open(TWO)
    desk.click("A1")
    desk.menu("next_game")
    desk.menu("undo")
    assert desk.controller.game_number == 0


def test_a_record_can_be_counted_and_left_again(opened: Desk) -> None:
    opened.press(opened.panel.review.count_here)
    assert opened.phase is Phase.COUNTING
    assert not opened.panel.count.sides[Color.BLACK].isVisible()
    opened.press(opened.panel.count.close_button)
    assert opened.phase is Phase.REVIEWING


def test_a_record_is_taken_up_as_a_game(desk: Desk) -> None:
    desk.open(BRANCHED)
    desk.press(desk.panel.review.go_on)
    assert desk.phase is Phase.PLAYING
    assert desk.message == "Black to play. Move 3."


# Recent records


@pytest.mark.start_page
def test_records_opened_stand_on_the_start_page(desks: Desks, opened: Desk) -> None:
    desks.close(opened)
    page = desks.make().parts.starts.page
    assert [row.accessibleName() for row in page.recent.rows] == ["Hana – Tomás, 9 × 9, B+2½, today"]


@pytest.mark.start_page
def test_a_recent_record_opens_from_the_start_page(desks: Desks, opened: Desk) -> None:
    desks.close(opened)
    later = desks.make()
    later.press(parts(later.window).starts.page.recent.rows[0])
    assert later.window.windowTitle() == "game.sgf[*] – goboard"


@pytest.mark.start_page
def test_the_menu_lists_recent_records_newest_first(desk: Desk) -> None:
    for name in ("a.sgf", "b.sgf", "a.sgf"):
        desk.open(GAME, name)
    rows = [action.text() for action in desk.recent_menu.actions()]
    assert rows == ["a.sgf", "b.sgf"]
    desk.recent_menu.actions()[1].trigger()
    assert desk.window.windowTitle() == "b.sgf[*] – goboard"


@pytest.mark.start_page
def test_a_record_with_a_name_that_is_no_text_never_leads_to_another_one(desk: Desk) -> None:
    """Qt drops the bytes that are no letters: the remaining text is the name of the other file."""
    other, odd = desk.folder / "a.sgf", desk.folder / os.fsdecode(b"a\xff.sgf")
    other.write_text("(;SZ[9]PB[Other])")
    odd.write_text("(;SZ[9]PB[Hana];B[ee])")
    desk.window.open(odd)
    assert desk.documents.path == odd
    assert desk.window.context.view.settings.recent == ()
    desk.click("A1")
    desk.menu("save")
    assert b"[ai]" in odd.read_bytes()
    assert desk.window.context.view.settings.recent == ()
    assert other.read_text() == "(;SZ[9]PB[Other])"


def test_a_name_that_no_file_can_have_is_refused(desk: Desk) -> None:
    desk.window.open(Path("/tmp/a\0b.sgf"))
    assert "No file can have this name" in parts(desk.window).strip.sentence.text()
    desk.windows.open_all([Path("/tmp/a\0b.sgf"), Path("/tmp/c\0d.sgf")], desk.window)
    assert "No file can have this name" in parts(desk.window).strip.sentence.text()


@pytest.mark.start_page
def test_a_recent_record_that_is_gone_is_named_and_forgotten(desks: Desks, opened: Desk) -> None:
    path = opened.folder / "game.sgf"
    desks.close(opened)
    later = desks.make()
    path.unlink()
    later.press(parts(later.window).starts.page.recent.rows[0])
    assert "game.sgf could not be opened." in parts(later.window).strip.sentence.text()
    assert parts(later.window).view.settings.recent == ()


# Unsaved changes


def test_saving_before_another_record_is_opened(opened: Desk, dialogs: Dialogs) -> None:
    opened.click("A1")
    dialogs.expect_button("Save")
    opened.open(TWO, "two.sgf")
    assert b"B[ai]" in (opened.folder / "game.sgf").read_bytes()
    assert opened.controller.game_count == 2


def test_not_saving_before_another_record_is_opened(opened: Desk, dialogs: Dialogs) -> None:
    before = (opened.folder / "game.sgf").read_bytes()
    opened.click("A1")
    dialogs.expect_button("Do not save")
    opened.open(TWO, "two.sgf")
    assert (opened.folder / "game.sgf").read_bytes() == before
    assert opened.controller.game_count == 2


def test_cancelling_leaves_everything_as_it_was(opened: Desk, dialogs: Dialogs) -> None:
    opened.click("A1")
    dialogs.expect_button("Cancel")
    opened.open(TWO, "two.sgf")
    assert opened.controller.game_count == 1
    assert opened.window.isWindowModified()


@pytest.mark.parametrize(("answer", "closes"), [("Cancel", False), ("Do not save", True)])
def test_closing_asks_about_changes(desks: Desks, opened: Desk, dialogs: Dialogs, answer: str, closes: bool) -> None:
    opened.click("A1")
    dialogs.expect_button(answer)
    assert desks.close(opened) is closes


def test_the_question_tells_the_number_of_unsaved_changes(opened: Desk, dialogs: Dialogs) -> None:
    opened.play("A1 A2 A3")
    opened.menu("save")
    opened.play("A4 A5")
    opened.menu("undo")
    dialogs.expect_button("Cancel")
    opened.open(TWO, "two.sgf")
    assert "1 change" in dialogs.texts[0]


def test_saving_that_is_not_finished_keeps_the_window_open(
    desks: Desks, desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A record from the clipboard has no file yet.
    QGuiApplication.clipboard().setText("(;SZ[9];B[ee];W[cc])")
    desk.menu("open_clipboard")
    answer_files(monkeypatch.setattr)
    dialogs.expect_button("Save")
    assert not desks.close(desk)


# Bad files


def test_a_broken_record_opens_as_far_as_it_goes(desk: Desk) -> None:
    desk.open(BROKEN)
    strip = desk.parts.strip
    assert strip.isVisible()
    assert strip.sentence.text() == (
        "The record breaks off at line 1. Everything up to there is open. Repaired in all: 2."
    )
    assert len(desk.session.tree.main_line()) == 3


def test_the_strip_opens_the_report_and_closes(desk: Desk) -> None:
    desk.open(BROKEN)
    strip = desk.parts.strip
    desk.press(strip.details_button)
    report = desk.parts.repairs.report
    assert report is not None
    assert report.isVisible()
    report.close()
    desk.wake()
    desk.press(strip.close_button)
    assert not strip.isVisible()


def test_the_next_record_takes_the_strip_away(desk: Desk) -> None:
    desk.open(BROKEN)
    desk.open(GAME, "good.sgf")
    assert not desk.parts.strip.isVisible()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "The file is empty."),
        ("Dear Hana, let us play again.", "There is no game in this file."),
        ("\x00\x01\x02\x03\x04", "This is not text, so it is not a game record."),
    ],
)
def test_a_file_without_a_game_leaves_the_board_as_it_was(opened: Desk, content: str, reason: str) -> None:
    opened.controller.step(4)
    before = opened.page.board.picture
    opened.open(content, "letter.sgf")
    assert parts(opened.window).strip.sentence.text() == f"letter.sgf could not be opened. {reason}"
    assert opened.page.board.picture == before
    assert opened.window.windowTitle() == "game.sgf[*] – goboard"


@pytest.mark.start_page
def test_after_a_bad_file_on_the_start_page_the_menus_fit_the_page(desk: Desk) -> None:
    desk.open("", "empty.sgf")
    assert desk.parts.strip.isVisible()
    assert desk.action("pass").isEnabled() == desk.is_on_board
    assert desk.action("save").isEnabled() == desk.is_on_board


def test_a_record_with_a_vanished_file_stays_on_the_board(opened: Desk) -> None:
    path = opened.folder / "game.sgf"
    path.unlink()
    opened.click("A1")
    opened.menu("save")
    assert b"B[ai]" in path.read_bytes()


def test_a_file_that_cannot_be_written_is_left_and_named(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    opened.click("A1")
    answer_files(monkeypatch.setattr, saved=opened.folder / "missing" / "game.sgf")
    opened.menu("save_as")
    text = parts(opened.window).strip.sentence.text()
    assert text.startswith("game.sgf could not be saved: ")
    assert text.endswith("Nothing was changed on disk.")
    assert opened.window.isWindowModified()


def test_an_untouched_record_is_saved_byte_for_byte(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr, saved=opened.folder / "copy.sgf")
    opened.menu("save_as")
    assert (opened.folder / "copy.sgf").read_text("utf-8") == GAME
    assert opened.window.windowTitle() == "copy.sgf[*] – goboard"


def test_the_name_proposed_for_a_new_game_says_date_and_players(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed = answer_files(monkeypatch.setattr)
    desk.start(black_name="Hana", white_name="Tomás")
    desk.menu("save")
    assert proposed[0].endswith(" Hana - Tomás.sgf")


# The folder of the dialogs


def asked_in(desk: Desk, monkeypatch: pytest.MonkeyPatch, opened: Path | str = "") -> str:
    """Return the folder in which the dialog for opening begins; the user chooses this file, or cancels."""
    proposed = answer_files(monkeypatch.setattr, opened=opened)
    desk.menu("open")
    (folder,) = proposed
    return folder


def elsewhere(desk: Desk, name: str) -> Path:
    """Return a record in a folder of its own."""
    path = desk.folder / name / "game.sgf"
    path.parent.mkdir()
    path.write_text(GAME, encoding="utf-8")
    return path


def test_open_begins_in_the_folder_that_was_used_last(
    desks: Desks, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = elsewhere(desk, "records")
    asked_in(desk, monkeypatch, path)
    assert desk.documents.path == path
    desk.menu("start_page")
    assert asked_in(desk, monkeypatch) == str(path.parent)
    # In an untitled game too.
    desk.start()
    desk.play("E5")
    assert desk.documents.path is None
    assert asked_in(desk, monkeypatch) == str(path.parent)
    # And after a restart.
    desks.crash(desk)
    later = desks.make()
    later.start()
    assert asked_in(later, monkeypatch) == str(path.parent)


def test_a_dropped_record_and_a_saved_game_set_the_folder_too(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.drop(elsewhere(desk, "dropped"))
    desk.start()
    assert asked_in(desk, monkeypatch) == str(desk.folder / "dropped")
    desk.play("E5")
    (desk.folder / "saved").mkdir()
    answer_files(monkeypatch.setattr, saved=desk.folder / "saved" / "mine.sgf")
    desk.menu("save")
    desk.start()
    assert asked_in(desk, monkeypatch) == str(desk.folder / "saved")


def test_a_folder_that_is_gone_is_not_proposed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = elsewhere(desk, "records")
    desk.drop(path)
    desk.start()
    path.unlink()
    path.parent.rmdir()
    assert asked_in(desk, monkeypatch) not in ("", str(path.parent))
