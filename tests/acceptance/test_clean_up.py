"""Cleaning up a record in the window: all that would go is listed, one undo brings it back."""

from __future__ import annotations

import pytest

from goboard_app.record.cleaning import ContentKind as Kind
from goboard_app.record.sgf.writer import write_game
from goboard_app.ui.edit.cleaning import CleanUpDialog
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press
from tests.support.waiting import wait_until

RECORD = (
    "(;GM[1]SZ[9]PC[KGS]KTV[1.0]\n;B[cc]BL[60]C[mine\nAnn [3k\\]: hi] TR[aa](;W[gg]C[good];B[ee];W[hh])"
    "(;W[dd]LB[aa:x](;B[ff]TE[1]HO[2])(;B[gc])))"
)


def text_of(desk: Desk) -> str:
    return write_game(desk.session.tree).decode()


def counted(dialog: CleanUpDialog) -> dict[Kind, str]:
    """Return how much of each kind the dialog lists, once it has counted."""
    wait_until(lambda: any(box.isEnabled() for box in dialog.boxes.values()))
    plain = {kind: detail.text().replace("\u2068", "").replace("\u2069", "") for kind, detail in dialog.details.items()}
    assert all(detail.isVisible() for detail in dialog.details.values())
    return plain


def remove(dialog: CleanUpDialog, *kinds: Kind) -> None:
    for kind in kinds:
        dialog.boxes[kind].click()
    press(dialog.accept_button)
    wait_until(lambda: not dialog.isVisible())


def test_all_that_would_go_is_listed_before(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)
    listed: dict[Kind, str] = {}

    def answer(dialog: CleanUpDialog) -> None:
        listed.update(counted(dialog))
        assert not dialog.accept_button.isEnabled()
        # The line on the board is the main line.
        assert not dialog.line.isVisible()
        dialog.boxes[Kind.MARKS].click()
        assert dialog.accept_button.isEnabled()
        press(dialog.cancel_button)

    dialogs.expect(CleanUpDialog, answer)
    desk.menu("clean_up")
    assert listed == {
        Kind.COMMENTS: "2 comment(s)",
        Kind.MARKS: "Triangle × 1, Label × 1",
        Kind.RATINGS: "Hotspot × 1, Good × 1",
        Kind.VARIATIONS: "2, with 3 move(s)",
        Kind.TIMES: "1",
        Kind.SERVER: "KTV × 1, lines of chat × 1",
    }
    assert text_of(desk) == RECORD


def test_what_was_chosen_goes_in_one_step(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)
    desk.controller.step(2)
    here = desk.session.cursor

    def answer(dialog: CleanUpDialog) -> None:
        counted(dialog)
        remove(dialog, Kind.SERVER, Kind.TIMES)

    dialogs.expect(CleanUpDialog, answer)
    desk.menu("clean_up")
    assert text_of(desk) == RECORD.replace("KTV[1.0]", "").replace("\nAnn [3k\\]: hi", "").replace("BL[60]", "")
    assert desk.session.cursor is here
    assert desk.action("undo").text() == "Undo: clean-up"
    desk.menu("undo")
    assert text_of(desk) == RECORD
    desk.menu("redo")
    assert "KTV" not in text_of(desk)


@pytest.mark.parametrize(
    ("keeps_board", "listed", "left", "cursor"),
    [
        (False, "2, with 3 move(s)", "(;W[gg]C[good];B[ee];W[hh])", "cc"),
        (True, "2, with 4 move(s)", "(;W[dd]LB[aa:x](;B[gc]))", "gc"),
    ],
)
def test_the_line_to_keep_is_chosen(
    desk: Desk, dialogs: Dialogs, keeps_board: bool, listed: str, left: str, cursor: str
) -> None:
    desk.open(RECORD)
    node = desk.session.tree.root.children[0].children[1].children[1]
    desk.controller.go_to(node)

    def answer(dialog: CleanUpDialog) -> None:
        assert dialog.line.isVisible()
        assert counted(dialog)[Kind.VARIATIONS] == "2, with 3 move(s)"
        assert not dialog.line.isEnabled()
        dialog.boxes[Kind.VARIATIONS].click()
        assert dialog.line.isEnabled()
        dialog.line.setCurrentIndex(int(keeps_board))
        assert counted(dialog)[Kind.VARIATIONS] == listed
        remove(dialog)

    dialogs.expect(CleanUpDialog, answer)
    desk.menu("clean_up")
    assert text_of(desk).endswith(f"C[mine\nAnn [3k\\]: hi] TR[aa]{left})")
    assert desk.session.cursor.text("B") == cursor
    desk.menu("undo")
    assert text_of(desk) == RECORD
    assert desk.session.cursor is node


def test_a_record_with_nothing_to_remove_says_so(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;GM[1]SZ[9];B[cc])")

    def answer(dialog: CleanUpDialog) -> None:
        wait_until(lambda: dialog.details[Kind.TIMES].text() == "none")
        assert not any(box.isEnabled() for box in dialog.boxes.values())
        press(dialog.cancel_button)

    dialogs.expect(CleanUpDialog, answer)
    desk.menu("clean_up")


def test_a_running_game_is_not_cleaned(desk: Desk) -> None:
    assert not desk.action("clean_up").isEnabled()


def test_ratings_go_and_come_back(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(RECORD)

    def answer(dialog: CleanUpDialog) -> None:
        counted(dialog)
        remove(dialog, Kind.RATINGS)

    dialogs.expect(CleanUpDialog, answer)
    desk.menu("clean_up")
    assert text_of(desk) == RECORD.replace("TE[1]HO[2]", "")
    desk.menu("undo")
    assert text_of(desk) == RECORD
