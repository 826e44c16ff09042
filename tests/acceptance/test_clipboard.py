"""A record copied from elsewhere opens as a new game from every part of the program."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.session import Phase
from goboard_app.ui.files import clipboard
from tests.support.desk import CONTROL, SHIFT, Desk
from tests.support.waiting import wait_until

Key = Qt.Key
GAME = "(;GM[1]FF[4]SZ[9]PB[Hana]PW[Tomás];B[ee];W[cc])"
TEXT_BOARD = """
   A B C D E
 5 . . X O . 5
 4 . . X O . 4
 3 + . X(O). 3     WHITE (O) has captured 0 stones
 2 . . X O . 2     BLACK (X) has captured 0 stones
 1 . . X O . 1
   A B C D E
"""
SENSEI = """
$$B A title
$$ -----------
$$ | . X O . . |
$$ | 1 X O a . |
$$ | 2 X O , 3 |
$$ | . B W . . |
$$ | . X O . . |
$$ -----------
"""


def put_on_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def told(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


def start_page(desk: Desk) -> None:
    desk.parts.starts.show()


def game(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")


def lesson(desk: Desk) -> None:
    desk.menu("first_steps")


@pytest.mark.start_page
@pytest.mark.parametrize("place", [start_page, game, lesson], ids=lambda place: place.__name__)
def test_a_game_is_opened_from_anywhere_by_the_keys(desk: Desk, place: object) -> None:
    place(desk)  # type: ignore[operator]
    put_on_clipboard(f"Look at this: {GAME}")
    desk.key(Key.Key_V, CONTROL)
    wait_until(lambda: desk.session.info.black_name == "Hana")
    assert desk.page.isVisible()
    assert desk.phase is Phase.REVIEWING
    assert desk.documents.path is None
    assert desk.window.isWindowModified()


def test_unsaved_changes_are_asked_about_first(desk: Desk) -> None:
    desk.open("(;SZ[9]PB[Mei];B[aa])")
    desk.menu("last")
    desk.play("E5")
    put_on_clipboard(GAME)
    desk.dialogs.expect_button("Cancel")
    desk.key(Key.Key_V, CONTROL | SHIFT)
    assert desk.session.info.black_name == "Mei"
    desk.dialogs.expect_button("Do not save")
    desk.key(Key.Key_V, CONTROL | SHIFT)
    wait_until(lambda: desk.session.info.black_name == "Hana")


def test_several_games_become_a_collection(desk: Desk) -> None:
    put_on_clipboard(f"{GAME}\n(;SZ[13]PB[Mei];B[dd])")
    desk.menu("open_clipboard")
    wait_until(lambda: desk.controller.game_count == 2)
    assert desk.session.info.black_name == "Hana"


def test_an_unpastable_record_is_offered_as_a_new_game(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9]PB[Here];B[ee])")
    put_on_clipboard(f"{GAME}\n(;SZ[13]PB[Mei];B[dd])")
    desk.key(Key.Key_V, CONTROL)
    assert "The clipboard holds 2 games." in told(desk)
    (button,) = desk.parts.strip.choice_buttons
    assert button.text() == "Open as a new game"
    desk.press(button)
    wait_until(lambda: desk.controller.game_count == 2)


@pytest.mark.parametrize("place", [start_page, None])
def test_rubbish_is_reported_in_words(desk: Desk, place: object) -> None:
    if callable(place):
        place(desk)
    put_on_clipboard("A shopping list: milk, bread, " + "butter " * 20)
    desk.menu("open_clipboard")
    wait_until(lambda: told(desk) != "")
    assert told(desk) == (
        "The text on the clipboard is neither a game nor a board: “A shopping list: milk, bread, butter bu…”."
    )
    QGuiApplication.clipboard().setMimeData(QMimeData())
    desk.menu("open_clipboard")
    assert told(desk) == "There is no text on the clipboard."


@pytest.mark.parametrize("is_review", [False, True])
@pytest.mark.parametrize("text", [TEXT_BOARD, SENSEI], ids=["program", "library"])
def test_a_board_as_text_becomes_a_position(desk: Desk, text: str, is_review: bool) -> None:
    if is_review:
        desk.open(GAME)
    put_on_clipboard(text)
    desk.key(Key.Key_V, CONTROL)
    wait_until(lambda: desk.session.tree.size.columns == 5)
    written = write_record(Record(desk.controller.trees)).decode()
    assert "AB[ca][cb][cc][cd][ce]AW[da]" in written or "AB[ba][bb][bc][bd][be]AW[ca]" in written
    assert (";B[ab];W[ac];B[ec]" in written) is (text is SENSEI)


@pytest.mark.parametrize("is_review", [False, True])
def test_a_link_is_announced_as_a_link(desk: Desk, is_review: bool) -> None:
    if is_review:
        desk.open(GAME)
    put_on_clipboard("https://example.org/game.sgf\n")
    desk.key(Key.Key_V, CONTROL)
    wait_until(lambda: told(desk) != "")
    assert told(desk).startswith("This is a link: https://example.org/game.sgf. goboard loads")


def test_a_fragment_without_a_bracket_is_pasted_with_its_first_move(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[19]PB[Here])")
    put_on_clipboard("pp];B[pd];W[dp];B[dd])")
    desk.key(Key.Key_V, CONTROL)
    line = desk.session.tree.main_line()
    assert [node.text("B") or node.text("W") for node in line] == [None, "pd", "dp", "dd"]
    assert told(desk) == "This text on the clipboard was not pasted: “pp]”."


def test_a_fragment_is_opened_as_a_new_game_with_its_first_move(desk: Desk) -> None:
    put_on_clipboard("B[pd];W[dp];B[dd])")
    desk.menu("open_clipboard")
    wait_until(lambda: len(desk.session.tree.main_line()) == 3)
    assert desk.session.tree.root.text("B") == "pd"
    assert told(desk).startswith("2 thing(s) in this file were not as they should be.")


def test_a_file_that_was_copied_is_opened_when_the_user_says_so(desk: Desk) -> None:
    path = desk.sgf(GAME)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(data)
    desk.menu("open_clipboard")
    assert told(desk) == "The clipboard holds a file: game.sgf."
    desk.press(desk.parts.strip.choice_buttons[0])
    wait_until(lambda: desk.documents.path == path)


def test_a_huge_text_is_asked_about_and_read_beside(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    text = GAME[:-1] + ";C[" + "a" * 50_000_000 + "])"
    put_on_clipboard(text)
    threads: list[threading.Thread] = []
    read = clipboard.read_pasted

    def noted(*args: object) -> object:
        threads.append(threading.current_thread())
        return read(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(clipboard, "read_pasted", noted)
    desk.menu("open_clipboard")
    assert told(desk) == ("The text is very large (50 MB). Game records are rarely over 1 MB. Open it anyway?")
    assert not threads
    desk.press(desk.parts.strip.choice_buttons[0])
    wait_until(lambda: desk.session.info.black_name == "Hana", 60_000)
    assert threading.main_thread() not in threads


def test_a_huge_text_is_not_pasted_as_a_branch_in_the_window_s_thread(desk: Desk) -> None:
    desk.open(GAME)
    put_on_clipboard(GAME[:-1] + ";C[" + "a" * 50_000_000 + "])")
    desk.key(Key.Key_V, CONTROL)
    assert "is very large (50 MB)" in told(desk)


def test_text_that_is_dropped_is_opened_as_well(desk: Desk) -> None:
    data = QMimeData()
    data.setText(GAME)
    place, copy = QPoint(100, 100), Qt.DropAction.CopyAction
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, copy, data, left, plain)
    QApplication.sendEvent(desk.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(desk.window, QDropEvent(QPointF(place), copy, data, left, plain))
    wait_until(lambda: desk.session.info.black_name == "Hana")


def test_a_pasted_game_that_is_saved_is_the_copied_one(desk: Desk, tmp_path: Path) -> None:
    put_on_clipboard(GAME)
    desk.menu("open_clipboard")
    wait_until(lambda: desk.session.info.black_name == "Hana")
    desk.documents.save(tmp_path / "kept.sgf")
    assert (tmp_path / "kept.sgf").read_text("utf-8") == GAME
    assert not desk.window.isWindowModified()


KATAGO = """MoveNum: 3 HASH: 5A5C10A1
   A B C D E F G
 7 . . . . . . .
 6 . . . . X3. .
 5 . . . . . . .
 4 . . . X1. . .
 3 . . . . . O2.
 2 . . . . . . .
 1 . . . . . . .
Next player: White
"""
GLUED = """[go]$$c A quoted corner ;)
$$ -----------
$$ | . X O . . |
$$ | . X O a . |
$$ | . X O , . |
$$ | . B W . . |
$$ | . X O T . |
$$ -----------[/go]"""


@pytest.mark.parametrize("is_review", [False, True])
@pytest.mark.parametrize(
    ("text", "side", "written"),
    [(KATAGO, 7, "AB[eb][dd]AW[fe]PL[W]"), (GLUED, 5, "TR[de]CR[bd][cd]LB[db:a]")],
    ids=["katago", "forum"],
)
def test_a_pasted_board_has_its_size_and_marks(desk: Desk, text: str, side: int, written: str, is_review: bool) -> None:
    if is_review:
        desk.open(GAME)
    put_on_clipboard("".join(f"> {line}\n" for line in text.splitlines()))
    desk.key(Key.Key_V, CONTROL)
    wait_until(lambda: desk.session.tree.size.columns == side)
    assert written in write_record(Record(desk.controller.trees)).decode()
    assert told(desk) == ""


@pytest.mark.parametrize("is_review", [False, True])
def test_a_board_with_a_row_that_cannot_be_read_is_not_pasted(desk: Desk, is_review: bool) -> None:
    desk.open(GAME)
    if not is_review:
        start_page(desk)
    put_on_clipboard(KATAGO.replace("5 . . . .", "5 . . ! ."))
    desk.key(Key.Key_V, CONTROL)
    wait_until(lambda: told(desk) != "")
    assert told(desk) == (
        "This row of the board on the clipboard cannot be read: “5 . . ! . . . .”. Nothing was pasted."
    )
    assert desk.session.tree.size.columns == 9


def test_the_parts_of_a_board_that_are_left_out_are_named(desk: Desk) -> None:
    put_on_clipboard("$$B\n$$ . X 1 3\n$$ . . ? .\n$$ {AR Z9 3:1}\n$$ [a|Page]\n\n$$W\n$$ . .\n$$ . X")
    desk.menu("open_clipboard")
    wait_until(lambda: told(desk) != "")
    assert told(desk) == (
        "Parts of the text that could not be read: “[a|Page]”, “?”, “{AR Z9 3:1}”. "
        "Moves that are missing from the text: 2. "
        "The text does not say which part of the board it shows. "
        "The text has 2 boards. The first one was pasted."
    )


def test_a_part_of_a_board_without_its_size_is_announced(desk: Desk) -> None:
    put_on_clipboard("10 . X\n 9 O .\n 8 . .")
    desk.menu("open_clipboard")
    wait_until(lambda: told(desk) != "")
    assert told(desk) == "The text does not say how large the board is. It is shown as 19 by 19."
