"""View > Number the moves: which moves have their numbers on the stones."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from goboard_app.app.texts.marks import point_description
from goboard_app.session.numbering import Numbering, NumberingKind
from goboard_app.session.picture import MarkKind
from tests.support.desk import CONTROL, Desk, Desks
from tests.support.parts import parts

RECORD = "(;SZ[9];B[aa];W[ba];B[ca](;W[da];B[ea])(;W[ab];B[bb]))"
# Black fills the left half from above, White the right half.
LONG = "(;SZ[19]" + "".join(
    f";B[{chr(97 + n % 9)}{chr(97 + n // 9)}];W[{chr(107 + n % 9)}{chr(97 + n // 9)}]"
    for n in range(60)
) + ")"  # fmt: skip

Key = Qt.Key


@pytest.fixture
def record(desk: Desk) -> Desk:
    desk.open(RECORD)
    desk.key(Key.Key_End)
    return desk


def rows(desk: Desk) -> dict[str, QAction]:
    return {action.text(): action for action in desk.parts.numbering.menu.actions()}


def number(desk: Desk, text: str) -> None:
    rows(desk)[text].trigger()


def numbers(desk: Desk) -> str:
    marks = desk.page.board.picture.marks
    return " ".join(mark.text for mark in marks if mark.kind is MarkKind.MOVE_NUMBER)


def chosen(desk: Desk) -> list[str]:
    return [text for text, action in rows(desk).items() if action.isChecked()]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("From the start", "1 2 3 4 5"),
        ("From the beginning of the variation", "1 2 3 4 5"),
        ("From here", "1"),
        ("The last move", "5"),
        ("The last 2 moves", "4 5"),
        ("The last 100 moves", "1 2 3 4 5"),
        ("None", ""),
    ],
)
def test_each_way_is_on_the_board_at_once(record: Desk, text: str, expected: str) -> None:
    number(record, text)
    assert numbers(record) == expected
    assert chosen(record) == [text]
    assert record.action("numbers").isChecked() is (text != "None")


def test_a_variation_begins_with_one(record: Desk) -> None:
    number(record, "From the beginning of the variation")
    record.keys(Key.Key_Left, Key.Key_Down, Key.Key_Right)
    assert numbers(record) == "1 2"


def test_numbering_from_here_continues_and_can_be_set_again(record: Desk) -> None:
    record.keys(Key.Key_Home, Key.Key_Right, Key.Key_Right)
    number(record, "From here")
    assert numbers(record) == "1"
    record.key(Key.Key_End)
    assert numbers(record) == "1 2 3 4"
    number(record, "From here")
    assert numbers(record) == "1"
    record.key(Key.Key_Left)
    assert numbers(record) == ""


def test_another_record_knows_nothing_of_the_node(record: Desk) -> None:
    number(record, "From here")
    record.open(RECORD, "other.sgf")
    record.key(Key.Key_End)
    assert numbers(record) == "1 2 3 4 5"


def test_ctrl_m_takes_the_numbers_away_and_brings_the_same_ones_back(record: Desk) -> None:
    number(record, "The last 2 moves")
    record.key(Key.Key_M, CONTROL)
    assert numbers(record) == ""
    assert chosen(record) == ["None"]
    record.key(Key.Key_M, CONTROL)
    assert numbers(record) == "4 5"
    assert chosen(record) == ["The last 2 moves"]


def test_the_choice_is_remembered(desks: Desks, record: Desk) -> None:
    number(record, "The last 2 moves")
    assert desks.close(record)
    later = desks.make()
    later.open(RECORD)
    later.key(Key.Key_End)
    assert numbers(later) == "4 5"
    assert chosen(later) == ["The last 2 moves"]


def test_the_choice_is_the_same_in_all_windows(record: Desk) -> None:
    record.windows.open_in_new(record.sgf(RECORD, "other.sgf"))
    (other,) = record.others
    other.key(Key.Key_End)
    number(record, "The last move")
    assert numbers(other) == "5"
    assert chosen(other) == ["The last move"]


def test_the_node_to_number_from_is_each_windows_own(record: Desk) -> None:
    record.windows.open_in_new(record.sgf(RECORD, "other.sgf"))
    (other,) = record.others
    other.key(Key.Key_End)
    number(record, "From here")
    assert numbers(record) == "1"
    assert numbers(other) == "1 2 3 4 5"


def test_settings_that_make_no_sense_number_from_the_start(desks: Desks) -> None:
    (desks.folder / "goboard.ini").write_text("[help]\nnumbers=true\nnumbering=sideways\nnumbering_count=-3\n", "utf-8")
    settings = parts(desks.make().window).view.settings
    assert settings.numbering == Numbering(NumberingKind.FROM_START, 1)


def test_numbers_over_99_stay_on_their_stones(desk: Desk) -> None:
    desk.open(LONG)
    desk.key(Key.Key_End)
    number(desk, "From the start")
    assert "100" in numbers(desk).split()
    assert len(numbers(desk).split()) == len(desk.session.path.moves)


# Points that were played more than once

KO = (
    "(;SZ[9]RU[Japanese];B[bc];W[ec];B[cb];W[db];B[cd];W[dd];B[dc];W[cc];B[gg];W[hh];B[dc]"
    ";W[gi];B[hi];W[cc]TR[cc];B[aa])"
)  # fmt: skip


@pytest.fixture
def ko(desk: Desk) -> Desk:
    desk.open(KO)
    number(desk, "From the start")
    return desk


def described(desk: Desk, name: str) -> str:
    return point_description(desk.session, desk.point(name), desk.window.context.presenter.help_shown)


def test_points_played_again_are_named_under_the_board(ko: Desk) -> None:
    line = ko.page.again
    assert line.isVisible()
    assert line.text() == ""
    ko.controller.step(11)
    assert line.text() == "7 at 11"
    # No stone is left on the point of 7 and 11, and a triangle hides the number of 14.
    ko.controller.step(3)
    assert line.text() == "7, 11 at D7; 8, 14 at C7"
    ko.controller.step(1)
    assert line.text() == "7, 11 at D7; 8 at 14"
    ko.controller.step(-8)
    assert line.text() == ""


def test_the_line_is_there_while_numbers_are(ko: Desk) -> None:
    ko.controller.step(11)
    height = ko.page.board.height()
    ko.controller.step(-11)
    assert ko.page.board.height() == height
    ko.menu("numbers")
    assert not ko.page.again.isVisible()


def test_only_numbered_moves_are_named(ko: Desk) -> None:
    ko.controller.step(11)
    presenter = ko.window.context.presenter
    presenter.show_help(replace(presenter.help_shown, numbering=Numbering(NumberingKind.LAST, 3)))
    assert ko.page.again.text() == ""


def test_the_line_is_elided_with_the_whole_in_its_tip(ko: Desk) -> None:
    ko.controller.step(15)
    ko.page.again.resize(60, ko.page.again.height())
    assert ko.page.again.shown_text().endswith("…")
    assert ko.page.again.toolTip() == "7, 11 at D7; 8 at 14"


def test_a_screen_reader_hears_of_points_played_again(ko: Desk) -> None:
    ko.controller.step(15)
    assert ko.page.again.accessibleName() == "Points played again: 7, 11 at D7; 8 at 14"
    assert "move 14, earlier move 8" in described(ko, "C7")
    assert "earlier move 7, earlier move 11" in described(ko, "D7")
    assert "move 1" in described(ko, "B7")
    ko.menu("numbers")
    assert "move" not in described(ko, "B7")


def test_a_count_hides_the_moves_played_again(ko: Desk) -> None:
    ko.controller.step(15)
    ko.press(ko.panel.review.count_here)
    assert ko.page.again.text() == ""
