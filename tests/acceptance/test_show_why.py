"""Show why: the line that proves the status of a group, played on the board move by move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_app.app.life_reader import read_groups
from goboard_app.go.board import Color, Play, Point, point_name
from goboard_app.go.position import Position
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.scoring.proposal import Proposal, Reason, Watch
from goboard_app.session.session import Phase
from goboard_app.ui.count.trial import TrialPanel
from tests.support.closed import below_white, eye_space
from tests.support.desk import Desk, Desks

Key = Qt.Key
# White has three points in a row with a black stone in the middle, and is dead.
DEAD = eye_space([(0, 0), (1, 0), (2, 0)], [(1, 0)])
UNSETTLED = eye_space([(0, 0), (1, 0), (2, 0)])
SEKI = below_white("XXXXXOOOO", "O.X.XOOOO", ".OXXXOOOO")


def record_of(position: Position) -> str:
    """Return a record that begins with this board."""

    def letters(points: frozenset[Point]) -> str:
        return "".join(f"[{chr(97 + p.col)}{chr(97 + p.row)}]" for p in sorted(points))

    black, white = (letters(position.points(color)) for color in Color)
    return f"(;FF[4]GM[1]SZ[9]RU[Japanese]KM[6.5]AB{black}AW{white})"


def counted(desk: Desk, position: Position, name: str) -> Desk:
    """Count the board, choose the group at a point by its row, and return the window."""
    desk.open(record_of(position))
    desk.press(desk.panel.review.count_here)
    desk.wait_for_proposal()
    # The first move decides about 15 of the 81 points of UNSETTLED: that game is not finished.
    desk.count_as_it_stands()
    desk.answer_questions()
    desk.list_groups()
    stone = desk.point(name)
    rows = desk.panel.count.groups
    number = next(n for n, group in enumerate(rows.groups) if stone in group.stones)
    desk.press(rows.rows[number])
    return desk


def shown(desk: Desk) -> TrialPanel:
    """Return the panel beside the board on which it is shown."""
    assert desk.phase is Phase.TRYING
    return desk.panel.trial


def text_of(desk: Desk) -> bytes:
    return write_record(Record(desk.controller.trees))


def empty_points(desk: Desk) -> set[str]:
    size = desk.session.tree.size
    stones = desk.page.board.picture.stones
    return {point_name(p, size) for p in size if not stones[size.index(p)]}


def test_the_button_shows_the_capture_of_dead_stones(desk: Desk) -> None:
    counted(desk, DEAD, "B5")
    before = text_of(desk)
    desk.press(desk.panel.count.show_why)
    panel = shown(desk)
    assert panel.title.text() == "Why this group is dead"
    assert panel.hint.text().startswith("12 stone(s) at D7.")
    assert not panel.first[Color.BLACK].isVisible()
    assert desk.message == "Show why: White to play. Move 1."
    desk.press(panel.next_move)
    assert panel.moves.text() == "1. White C6"
    desk.press(panel.next_move)
    assert panel.moves.text().splitlines()[:2] == ["1. White C6", "2. Black E6"]
    end = "So this group is dead, even if it moves first."
    assert panel.moves.text().splitlines()[-1] == end
    assert desk.message == end
    assert not panel.next_move.isEnabled()
    assert {"B5", "C5", "F7"} <= empty_points(desk)
    desk.press(panel.put_back)
    assert desk.phase is Phase.COUNTING
    assert desk.point("B5") in desk.page.board.picture.dead
    assert text_of(desk) == before


def test_the_keys_do_the_same(desk: Desk) -> None:
    counted(desk, DEAD, "B5")
    desk.key(Key.Key_Y)
    assert shown(desk).moves.text() == "Nothing has been tried yet."
    desk.keys(Key.Key_Y, Key.Key_Y)
    assert len(shown(desk).moves.text().splitlines()) == 3
    assert not desk.action("show_why").isEnabled()
    desk.key(Key.Key_Backspace)
    assert shown(desk).moves.text() == "1. White C6"
    assert desk.action("show_why").isEnabled()


def test_another_move_leaves_the_line_until_it_is_taken_back(desk: Desk) -> None:
    counted(desk, DEAD, "B5")
    desk.press(desk.panel.count.show_why)
    panel = shown(desk)
    desk.click("E6")
    assert not panel.next_move.isEnabled()
    desk.press(panel.take_back)
    assert panel.next_move.isEnabled()


@pytest.mark.parametrize(
    ("position", "name", "title", "end"),
    [
        pytest.param(
            UNSETTLED,
            "B5",
            "Why the first move decides",
            "So this group dies if it is attacked first.",
            id="the first move decides",
        ),
        pytest.param(SEKI, "A3", "Why this is a seki", "So whoever starts here gains nothing.", id="seki"),
    ],
)
def test_shown_content_is_named(desk: Desk, position: Position, name: str, title: str, end: str) -> None:
    counted(desk, position, name)
    desk.press(desk.panel.count.show_why)
    panel = shown(desk)
    assert panel.title.text() == title
    while panel.next_move.isEnabled():
        desk.press(panel.next_move)
    assert desk.message == end


def test_free_trials_show_no_line(desk: Desk) -> None:
    counted(desk, DEAD, "B5")
    desk.press(desk.panel.count.try_out)
    panel = shown(desk)
    assert panel.title.text() == "A practice board. The real one waits."
    assert not panel.next_move.isVisible()
    assert panel.first[Color.BLACK].isVisible()


def test_without_a_line_there_is_nothing_to_show(desk: Desk) -> None:
    """A stone in a wide area is dead by a search of all lines, with no line to show."""
    counted(desk, below_white("XXXXXXXXX", ".........", "....O...."), "E1")
    assert desk.panel.count.groups.current is not None
    assert not desk.panel.count.show_why.isVisible()
    assert not desk.action("show_why").isEnabled()
    desk.key(Key.Key_Y)
    assert desk.phase is Phase.COUNTING


def with_rescue(position: Position, watch: Watch) -> Proposal:
    """Return the reading of a board, with the line that saves each group whose line is known."""
    found = read_groups(position, watch)
    groups = []
    for group in found.groups:
        first = group.line[0] if group.line else None
        if group.reason is Reason.FIRST_MOVE_DECIDES and isinstance(first, Play):
            group = group._replace(rescue=(Play(group.color, first.point),))
        groups.append(group)
    return found._replace(groups=tuple(groups))


def test_a_group_that_the_first_move_decides_is_shown_both_ways(desks: Desks) -> None:
    desk = counted(desks.make(proposer=with_rescue), UNSETTLED, "B5")
    panel = desk.panel.count
    row = panel.groups.current_row
    assert row is not None
    assert row.chip.text() == "open"
    both = "Whoever moves first decides: White lives at D6, Black kills there."
    assert row.reason.text() == f"{both} We tried every move here."
    desk.press(panel.show_rescue)
    assert desk.message == "Show why: White to play. Move 1."
    desk.press(shown(desk).next_move)
    assert shown(desk).moves.text().splitlines() == [
        "1. White D6",
        "So this group lives if it moves first.",
    ]
    assert desk.message == "So this group lives if it moves first."
    desk.press(shown(desk).put_back)
    desk.press(panel.show_why)
    assert desk.message == "Show why: Black to play. Move 1."


def test_only_a_group_with_a_known_rescue_offers_to_show_it(desk: Desk) -> None:
    counted(desk, DEAD, "B5")
    assert desk.panel.count.show_why.isVisible()
    assert not desk.panel.count.show_rescue.isVisible()
