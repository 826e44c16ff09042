"""The games of a file, chosen and arranged in a window beside the board."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from goboard_app.record import game_info
from goboard_app.record.game_info import GameInfo
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.ui.files import collection_list
from goboard_app.ui.files.collection import CollectionDialog
from goboard_app.ui.play.new_game import NewGameDialog
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import Dialogs, press
from tests.support.parts import parts
from tests.support.waiting import activate, wait_until

GAMES = tuple(
    f"(;SZ[9]PB[{black}]PW[White]EV[{event}]RE[B+R];B[ee] ;W[cc])"
    for black, event in (("Ada", "Spring"), ("Bo", "Spring"), ("Cy", "Autumn"), ("Di", "Autumn"))
)
FILE = "\r\n".join(GAMES)
PLAIN, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(FILE)
    return desk


@pytest.fixture
def games(opened: Desk) -> CollectionDialog:
    return shown(opened)


def shown(desk: Desk) -> CollectionDialog:
    desk.menu("games")
    dialog = desk.parts.collection.dialog
    assert dialog is not None
    activate(dialog)
    return dialog


def order(desk: Desk) -> list[str]:
    return [game.session.info.black_name for game in desk.controller.collection.games]


def rows(dialog: CollectionDialog) -> list[str]:
    model = dialog.games
    return [model.told_at(row).players.split(" ")[0] for row in range(model.rowCount())]


def select(dialog: CollectionDialog, *numbers: int) -> None:
    dialog.select([dialog.games.tree_at(number) for number in numbers])


def saved(desk: Desk) -> str:
    desk.menu("save")
    return (desk.folder / "game.sgf").read_bytes().decode()


@pytest.mark.start_page
def test_every_game_has_a_row_and_the_one_on_the_board_a_bar(games: CollectionDialog) -> None:
    assert rows(games) == ["Ada", "Bo", "Cy", "Di"]
    assert [games.games.is_on_board(row) for row in range(4)] == [True, False, False, False]
    assert games.count.text() == "4 game(s) in this file"
    spoken = games.games.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Game 2: Bo – White, B+R, 2 move(s), 9 × 9"


@pytest.mark.start_page
def test_enter_puts_a_game_on_the_board(opened: Desk, games: CollectionDialog) -> None:
    select(games, 2)
    QTest.keyClick(games.list, Qt.Key.Key_Return)
    assert opened.session.info.black_name == "Cy"
    assert games.games.is_on_board(2)
    assert games.isVisible()


def test_a_double_click_puts_a_game_on_the_board(opened: Desk, games: CollectionDialog) -> None:
    place = games.list.visualRect(games.games.index(1)).center()
    QTest.mouseClick(games.list.viewport(), Qt.MouseButton.LeftButton, PLAIN, place)
    QTest.mouseDClick(games.list.viewport(), Qt.MouseButton.LeftButton, PLAIN, place)
    assert opened.session.info.black_name == "Bo"


def test_the_panel_has_a_button_for_all_games(opened: Desk) -> None:
    press(opened.panel.review.all_games)
    assert parts(opened.window).collection.dialog is not None
    assert parts(opened.window).collection.dialog.isVisible()


def test_undoing_in_another_game_shows_all_of_that_game(desk: Desk) -> None:
    desk.open("(;SZ[9]PB[Ada]PW[Bo]RE[B+R];B[ee];W[cc])(;SZ[9]PB[Cy]PW[Di]RE[W+T];B[gg]C[No stone.])")
    desk.menu("last")
    review = desk.panel.review
    desk.menu("mark_triangle")
    desk.click("C3")
    desk.menu("next_game")
    desk.menu("last")
    assert review.result.text() == "White wins on time"
    desk.menu("undo")
    assert desk.session.info.black_name == "Ada"
    assert [card.name.text() for card in (review.black, review.white)] == ["Ada", "Bo"]
    assert review.result.text() == "Black wins by resignation"
    assert review.games.currentText().startswith("1. Ada")
    assert review.comment.toPlainText() == ""


@pytest.mark.start_page
def test_the_row_follows_the_game_that_the_keys_go_to(opened: Desk, games: CollectionDialog) -> None:
    QTest.keyClick(games, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert opened.session.info.black_name == "Bo"
    assert games.games.is_on_board(1)


def test_a_filter_shows_games_with_all_words(games: CollectionDialog) -> None:
    games.filter.setText("autumn d")
    assert rows(games) == ["Di"]
    assert games.count.text() == "1 of 4 game(s)"
    assert games.selected == (3,)
    assert not games.up.isEnabled()
    games.filter.clear()
    assert rows(games) == ["Ada", "Bo", "Cy", "Di"]


def test_the_first_game_found_is_opened_by_two_enters(opened: Desk, games: CollectionDialog) -> None:
    games.filter.setFocus()
    QTest.keyClicks(games.filter, "cy")
    QTest.keyClick(games.filter, Qt.Key.Key_Return)
    assert games.list.hasFocus()
    QTest.keyClick(games.list, Qt.Key.Key_Return)
    assert opened.session.info.black_name == "Cy"


def test_games_move_by_keys_and_stay_selected(opened: Desk, games: CollectionDialog) -> None:
    select(games, 2, 3)
    QTest.keyClick(games.list, Qt.Key.Key_Up, ALT)
    assert order(opened) == rows(games) == ["Ada", "Cy", "Di", "Bo"]
    assert games.selected == (1, 2)
    QTest.keyClick(games.list, Qt.Key.Key_Down, ALT)
    assert order(opened) == ["Ada", "Bo", "Cy", "Di"]
    QTest.keyClick(games.list, Qt.Key.Key_Down, ALT)
    assert order(opened) == ["Ada", "Bo", "Cy", "Di"]
    assert not games.down.isEnabled()


def test_games_move_by_buttons(opened: Desk, games: CollectionDialog) -> None:
    select(games, 0)
    assert not games.up.isEnabled()
    press(games.down)
    assert order(opened) == ["Bo", "Ada", "Cy", "Di"]
    press(games.up)
    assert order(opened) == ["Ada", "Bo", "Cy", "Di"]


def test_games_move_by_dragging(opened: Desk, games: CollectionDialog) -> None:
    model = games.games
    mime: QMimeData = model.mimeData([model.index(3), model.index(1)])
    move = Qt.DropAction.MoveAction
    assert model.canDropMimeData(mime, move, 0, 0, QModelIndex())
    model.dropMimeData(mime, move, 0, 0, QModelIndex())
    assert order(opened) == ["Bo", "Di", "Ada", "Cy"]
    opened.controller.undo()
    model.dropMimeData(mime, move, -1, -1, QModelIndex())
    assert order(opened) == ["Ada", "Cy", "Bo", "Di"]


def test_moving_games_is_undone_from_the_list(opened: Desk, games: CollectionDialog) -> None:
    select(games, 0)
    press(games.down)
    opened.window.commands.settle()
    QTest.keyClick(games.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert order(opened) == rows(games) == ["Ada", "Bo", "Cy", "Di"]
    assert opened.action("undo").text() == "Undo"


def test_the_menu_names_the_act_that_would_be_undone(opened: Desk, games: CollectionDialog) -> None:
    select(games, 1, 2)
    press(games.remove)
    assert opened.action("undo").text() == "Undo: removing 2 game(s)"


def test_a_game_that_is_taken_out_comes_back(opened: Desk, games: CollectionDialog) -> None:
    select(games, 0)
    QTest.keyClick(games.list, Qt.Key.Key_Delete)
    assert order(opened) == rows(games) == ["Bo", "Cy", "Di"]
    assert opened.session.info.black_name == "Bo"
    assert games.selected == (0,)
    assert opened.window.isWindowModified()
    opened.menu("undo")
    assert order(opened) == ["Ada", "Bo", "Cy", "Di"]
    assert opened.session.info.black_name == "Ada"
    assert not opened.window.isWindowModified()


def test_not_all_games_can_be_taken_out(opened: Desk, games: CollectionDialog) -> None:
    games.list.selectAll()
    assert not games.remove.isEnabled()
    QTest.keyClick(games.list, Qt.Key.Key_Delete)
    assert len(order(opened)) == 4


def test_save_keeps_the_bytes_of_every_game(opened: Desk, games: CollectionDialog) -> None:
    select(games, 3)
    QTest.keyClick(games.list, Qt.Key.Key_Up, ALT)
    select(games, 0)
    press(games.remove)
    assert saved(opened) == "\r\n".join((GAMES[1], GAMES[3], GAMES[2]))


def test_undone_to_the_file_it_is_saved_byte_for_byte(opened: Desk, games: CollectionDialog) -> None:
    select(games, 3)
    QTest.keyClick(games.list, Qt.Key.Key_Up, ALT)
    saved(opened)
    opened.menu("undo")
    assert saved(opened) == FILE


def test_a_game_changed_and_then_moved_is_saved_with_its_change(opened: Desk, games: CollectionDialog) -> None:
    opened.controller.go_to_last()
    opened.click("A1")
    select(games, 0)
    press(games.down)
    text = saved(opened)
    assert text.startswith(GAMES[1] + "\r\n" + GAMES[0][:-1] + ";B[ai])")


def test_the_games_of_another_file_come_after_ours(
    opened: Desk, games: CollectionDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = opened.sgf("(;SZ[9]PB[Eva];B[aa]) (;SZ[9]PB[Fay])", "more.sgf")
    answer_files(monkeypatch.setattr, opened=more)
    games.merge_action.trigger()
    wait_until(lambda: len(order(opened)) == 6)
    assert order(opened) == ["Ada", "Bo", "Cy", "Di", "Eva", "Fay"]
    assert opened.session.info.black_name == "Eva"
    assert parts(opened.window).strip.sentence.text() == "2 game(s) of more.sgf are in this file now."
    assert games.selected == (4, 5)
    assert saved(opened) == FILE + "\r\n(;SZ[9]PB[Eva];B[aa])\r\n(;SZ[9]PB[Fay])"
    opened.menu("undo")
    assert saved(opened) == FILE


def test_a_file_without_a_game_adds_nothing(
    opened: Desk, games: CollectionDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, opened=opened.sgf("Dear Hana.", "letter.txt"))
    games.merge_action.trigger()
    assert order(opened) == ["Ada", "Bo", "Cy", "Di"]
    assert "letter.txt could not be opened." in parts(opened.window).strip.sentence.text()


def test_a_new_game_is_added_and_can_be_played_in(opened: Desk, games: CollectionDialog, dialogs: Dialogs) -> None:
    def answer(dialog: NewGameDialog) -> None:
        dialog.black.setText("Gus")
        dialog.accept()

    dialogs.expect(NewGameDialog, answer)
    games.new_action.trigger()
    assert order(opened)[4] == "Gus"
    activate(opened.window)
    opened.click("D4")
    again = read_sgf(saved(opened).encode())
    assert again.games[4].node_count() == 2
    assert len(again.games) == 5


def test_a_new_game_that_is_given_up_changes_nothing(opened: Desk, games: CollectionDialog, dialogs: Dialogs) -> None:
    dialogs.expect(NewGameDialog, QDialog.reject)
    games.new_action.trigger()
    assert len(order(opened)) == 4
    assert not opened.window.isWindowModified()


def test_selected_games_are_saved_as_a_file_of_their_own(
    opened: Desk, games: CollectionDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = answer_files(monkeypatch.setattr, saved=opened.folder / "apart")
    select(games, 1, 3)
    press(games.split)
    assert Path(proposed[0]).name == "Bo - White.sgf"
    assert (opened.folder / "apart.sgf").read_text() == f"{GAMES[1]}\n{GAMES[3]}\n"
    assert order(opened) == ["Ada", "Bo", "Cy", "Di"]
    assert parts(opened.window).strip.sentence.text() == "2 game(s) saved as apart.sgf."


def test_the_file_itself_is_not_written_over_by_a_part_of_it(
    opened: Desk, games: CollectionDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, saved=opened.folder / "game.sgf")
    select(games, 1)
    press(games.split)
    assert (opened.folder / "game.sgf").read_bytes().decode() == FILE
    assert "is this very file" in parts(opened.window).strip.sentence.text()


def test_separate_games_that_cannot_be_written_are_reported(
    opened: Desk, games: CollectionDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, saved=opened.folder / "missing" / "apart.sgf")
    select(games, 1)
    press(games.split)
    assert "apart.sgf could not be saved" in parts(opened.window).strip.sentence.text()


def test_every_row_gets_its_small_board(opened: Desk, games: CollectionDialog) -> None:
    trees = opened.controller.trees
    wait_until(lambda: all(games.boards.of_game(tree) is not None for tree in trees))


def test_another_file_refills_the_list(opened: Desk, games: CollectionDialog) -> None:
    opened.open("(;SZ[9]PB[Hal])(;SZ[9]PB[Ivy])", "other.sgf")
    assert rows(games) == ["Hal", "Ivy"]


def test_a_thousand_games_are_listed_quickly(desk: Desk) -> None:
    desk.open("\n".join(f"(;SZ[9]PB[P{n}];B[ee])" for n in range(1000)))
    games = shown(desk)
    assert games.games.rowCount() == 1000
    games.filter.setText("p999")
    wait_until(lambda: games.count.text() == "1 of 1000 game(s)")
    assert rows(games) == ["P999"]


def test_of_many_games_only_those_are_read_that_are_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    read = readings(monkeypatch)
    desk.open("\n".join(f"(;SZ[9]PB[P{n}];B[ee])" for n in range(3000)))
    wait_until(lambda: desk.controller.game_count == 3000)
    choice = desk.panel.review.games
    assert (choice.count(), choice.currentText()) == (3000, "1. P0 – White")
    # A hundred are looked at for what contradicts itself.
    assert len(read) < 120
    choice.setCurrentIndex(2500)
    assert choice.currentText().startswith("2501. P2500")
    games = shown(desk)
    assert games.games.rowCount() == 3000
    assert len(read) < 160


def test_many_games_are_looked_through_a_few_at_a_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open("\n".join(f"(;SZ[9]PB[P{n}];B[ee])" for n in range(3000)))
    wait_until(lambda: desk.controller.game_count == 3000)
    games = shown(desk)
    read = readings(monkeypatch)
    steps = collection_list._matching(desk.controller.trees, "p2999")
    slices = []
    with contextlib.suppress(StopIteration):
        while True:
            before = len(read)
            next(steps)
            slices.append(len(read) - before)
    assert max(slices) <= 20
    assert len(slices) == 150
    games.filter.setText("p2999")
    # The shown position stays until the next one is known.
    assert games.games.rowCount() == 3000
    wait_until(lambda: games.count.text() == "1 of 3000 game(s)")
    assert rows(games) == ["P2999"]
    assert games.selected == (2999,)


def test_hits_of_an_earlier_search_come_no_more(desk: Desk) -> None:
    desk.open("\n".join(f"(;SZ[9]PB[P{n}];B[ee])" for n in range(3000)))
    wait_until(lambda: desk.controller.game_count == 3000)
    games = shown(desk)
    games.filter.setText("p1234")
    games.filter.setText("p77 ")
    games.filter.setText("p2777")
    wait_until(lambda: games.count.text() == "1 of 3000 game(s)")
    assert rows(games) == ["P2777"]
    games.filter.setText("")
    assert games.games.rowCount() == 3000


def test_making_a_small_board_lays_out_no_row_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open("\n".join(f"(;SZ[9]PB[P{n}];B[ee])" for n in range(300)))
    wait_until(lambda: desk.controller.game_count == 300)
    games = shown(desk)
    changed: list[object] = []
    games.games.dataChanged.connect(lambda *args: changed.append(args))
    wait_until(lambda: games.boards.of_game(desk.controller.trees[0]) is not None)
    assert changed == []


def readings(monkeypatch: pytest.MonkeyPatch) -> list[GameTree]:
    """Return the list of games whose facts are read from now on."""
    read: list[GameTree] = []
    before = game_info._read_info

    def note(tree: GameTree) -> GameInfo:
        read.append(tree)
        return before(tree)

    monkeypatch.setattr(game_info, "_read_info", note)
    return read


def test_a_game_that_goes_on_is_asked_about_where_others_were_added_to_it(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start()
    desk.play("E5")
    games = shown(desk)
    answer_files(monkeypatch.setattr, opened=desk.sgf("(;SZ[9]PB[Eva])", "more.sgf"))
    games.merge_action.trigger()
    dialogs.expect_button("Cancel")
    assert not desk.window.close()
