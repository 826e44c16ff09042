"""The properties of a position as they are in the file, seen and changed in a dialog."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.record.sgf.writer import write_game
from goboard_app.ui.edit.raw import RawPropertiesDialog
from tests.support.desk import CONTROL, SHIFT, Desk
from tests.support.dialogs import press, type_text

Key = Qt.Key
RECORD = "(;GM[1]SZ[9]\r\n ; Black[cc]\tXY [private] [two]\r\nC[a\\]b]HO[1] ;W[gg] YZ[ x ])"


def text_of(desk: Desk) -> str:
    return write_game(desk.session.tree).decode()


def cells(dialog: RawPropertiesDialog) -> list[tuple[str, str]]:
    model = dialog.table.model()
    rows = range(model.rowCount())
    return [(str(model.index(row, 0).data()), str(model.index(row, 1).data())) for row in rows]


def select(dialog: RawPropertiesDialog, row: int) -> None:
    rect = dialog.table.visualRect(dialog.table.model().index(row, 1))
    QTest.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def ask(desk: Desk, act: Callable[[RawPropertiesDialog], None]) -> None:
    """Open the dialog by its key, and act in it."""
    desk.dialogs.expect(RawPropertiesDialog, act)
    desk.key(Key.Key_I, CONTROL | SHIFT)


def write(dialog: RawPropertiesDialog, text: str) -> None:
    """Type a text into the field of the value, instead of the old one."""
    dialog.value.setFocus()
    QTest.keyClick(dialog.value, Key.Key_A, CONTROL)
    type_text(text, dialog.value)


@pytest.fixture
def review(desk: Desk) -> Desk:
    desk.open(RECORD)
    desk.controller.step(1)
    return desk


def test_the_dialog_shows_the_properties_as_in_the_file(review: Desk) -> None:
    seen: list[list[tuple[str, str]]] = []

    def look(dialog: RawPropertiesDialog) -> None:
        seen.append(cells(dialog))
        press(dialog.accept_button)

    ask(review, look)
    rows = [("Black", "cc"), ("XY", "private"), ("", "two"), ("C", "a\\]b"), ("HO", "1")]
    assert seen == [rows]
    assert "Move 1, Black C7" in review.dialogs.texts[-1]
    assert text_of(review) == RECORD
    assert not review.action("undo").isEnabled()


def test_several_changes_are_one_step_and_leave_the_rest(review: Desk) -> None:
    desk = review

    def change(dialog: RawPropertiesDialog) -> None:
        select(dialog, 2)
        press(dialog.remove)
        select(dialog, 0)
        write(dialog, "ee")
        press(dialog.add_property)
        type_text("ZZ", dialog.ident)
        write(dialog, "new")
        press(dialog.add_value)
        write(dialog, "newer")
        press(dialog.accept_button)

    ask(desk, change)
    changed = RECORD.replace("[cc]", "[ee]").replace(" [two]", "").replace("HO[1]", "HO[1]ZZ[new][newer]")
    assert text_of(desk) == changed
    assert desk.stones.splitlines()[4].count("X") == 1
    assert desk.action("undo").text() == "Undo: properties"
    desk.menu("undo")
    assert text_of(desk) == RECORD


def test_what_could_not_be_read_back_is_named_in_place_and_refused(review: Desk) -> None:
    said: list[str] = []

    def change(dialog: RawPropertiesDialog) -> None:
        select(dialog, 1)
        write(dialog, "a]b")
        said.append(dialog.note.text())
        select(dialog, 0)
        press(dialog.accept_button)
        assert dialog.isVisible()
        # The row with the fault is selected again.
        assert dialog.row == 1
        write(dialog, "a\\]b")
        said.append(dialog.note.text())
        press(dialog.add_property)
        said.append(dialog.note.text())
        press(dialog.remove)
        press(dialog.accept_button)

    ask(review, change)
    assert said == [
        "Put a \\ before each ]. A \\ at the end needs another \\.",
        "goboard does not know this property. It is kept as it is.",
        "The property needs a name, such as C or LB.",
    ]
    assert text_of(review) == RECORD.replace("[private]", "[a\\]b]")


def test_a_value_of_another_type_is_remarked_and_kept(review: Desk) -> None:
    said: list[str] = []

    def change(dialog: RawPropertiesDialog) -> None:
        select(dialog, 0)
        write(dialog, "zz")
        said.append(dialog.note.text())
        press(dialog.accept_button)

    ask(review, change)
    assert said == ["This is not a value that the property can have. It is kept as it is."]
    assert text_of(review) == RECORD.replace("[cc]", "[zz]")


def test_escape_changes_nothing(review: Desk) -> None:
    def change(dialog: RawPropertiesDialog) -> None:
        write(dialog, "ee")
        QTest.keyClick(dialog, Key.Key_Escape)

    ask(review, change)
    assert text_of(review) == RECORD


def test_a_position_without_properties_gets_one(desk: Desk) -> None:
    desk.open("(;GM[1];;B[cc])")
    desk.controller.step(1)

    def change(dialog: RawPropertiesDialog) -> None:
        assert not dialog.value.isEnabled()
        press(dialog.add_property)
        type_text("XY", dialog.ident)
        press(dialog.accept_button)

    ask(desk, change)
    assert text_of(desk) == "(;GM[1];XY[];B[cc])"


def test_a_very_long_value_is_shown_in_part_and_kept(desk: Desk) -> None:
    record = f"(;GM[1]SZ[9];B[cc]C[{'long ' * 10_000}]XY[1])"
    desk.open(record)
    desk.controller.step(1)
    said: list[str] = []

    def change(dialog: RawPropertiesDialog) -> None:
        select(dialog, 1)
        said.append(dialog.note.text())
        write(dialog, "short")
        select(dialog, 2)
        write(dialog, "2")
        press(dialog.accept_button)

    ask(desk, change)
    assert said == ["Only the beginning is shown. The value is too long to change here."]
    assert text_of(desk) == record.replace("XY[1]", "XY[2]")
