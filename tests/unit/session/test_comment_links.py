from collections.abc import Callable

import pytest

from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.session.annotation import Link, labels_of, links_in, links_of
from goboard_app.session.numbering import node_of_number, shown_number, stone_numbers

MakeTable = Callable[..., object]
NINE, NINETEEN = BoardSize.square(9), BoardSize.square(19)


def told(text: str, size: BoardSize = NINETEEN, labels: str = "", moves: int = 200) -> list[str]:
    """Return the linked parts of a text, with the target of each."""
    where = {name: Point(i, 0) for i, name in enumerate(labels.split())}
    found = links_in(text, size, where, lambda number: 1 <= number <= moves)
    return [f"{text[link.start : link.end]}={_named(link, size)}" for link in found]


def _named(link: Link, size: BoardSize) -> str:
    return str(link.move) if link.point is None else _name(link.point, size)


def _name(point: Point, size: BoardSize) -> str:
    return f"{'ABCDEFGHJKLMNOPQRSTUVWXYZ'[point.col]}{size.rows - point.row}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("White caps with J12.", ["J12=J12"]),
        ("D4, Q16 (and R3)", ["D4=D4", "Q16=Q16", "R3=R3"]),
        ("E5/E6-E7", ["E5=E5", "E6=E6", "E7=E7"]),
        ("a Xeon E5-2690 for D4-F3", ["D4=D4", "F3=F3"]),
        ("at d4", ["d4=D4"]),
        ("R2D2 and ABC12 and D45x", []),
        ("I9 is no point", []),
        ("T25 is off the board", []),
        ("A0", []),
        ("A01", []),
        ("D4_x", ["D4=D4"]),
        ("黑D4，白Q16", ["D4=D4", "Q16=Q16"]),
        ("D4に打つ, E5에", ["D4=D4", "E5=E5"]),
        ("Черные D4.", ["D4=D4"]),
    ],
)
def test_points_are_found(text: str, expected: list[str]) -> None:
    assert told(text) == expected


def test_a_point_off_a_small_board_is_plain_text() -> None:
    assert told("T25 and Q16 and C3", NINE) == ["C3=C3"]


def test_columns_beyond_z_have_two_letters() -> None:
    size = BoardSize.square(30)
    link = links_in("AA1", size, {}, lambda _: False)[0]
    assert link.point == parse_point("AA1", size)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Compare move 91.", ["move 91=91"]),
        ("Move 34 is big", ["Move 34=34"]),
        ("moves 12 and on", ["moves 12=12"]),
        ("move no. 7", ["move no. 7=7"]),
        ("move #7", ["move #7=7"]),
        ("move 500", []),
        ("move 0", []),
        ("remove 34 stones", []),
        ("ход 91", ["ход 91=91"]),
        ("после хода 91", ["хода 91=91"]),
        ("Zug 12, coup 13", ["Zug 12=12", "coup 13=13"]),
        ("第91手", ["第91手=91"]),
        ("91手目", ["91手目=91"]),
        ("91수", ["91수=91"]),
        ("34 moves", []),
        ("move 12a", []),
    ],
)
def test_moves_are_found(text: str, expected: list[str]) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    ("text", "labels", "expected"),
    [
        ("the cut at A works: if B, C", "A B C", ["A=A19", "B=B19", "C=C19"]),
        ("AB and A1", "A", ["A1=A1"]),
        ("A small shape. A ladder! See A now.", "A", ["A=A19"]),
        ("Look:\nA peep at B.", "A B", ["B=B19"]),
        ("A is better. A oder B. A, then B.", "A B", ["A=A19", "A=A19", "B=B19", "A=A19", "B=B19"]),
        ("a stone at a, then b.", "a b", ["a=A19", "b=B19"]),
        ("After 1 and 2", "1 2", ["1=A19", "2=B19"]),
        ("move 12 is at 12", "12", ["move 12=12", "12=A19"]),
        ("A", "", []),
        ("black (x) dies", "x", ["x=A19"]),
        ("key here", "key", ["key=A19"]),
        ("a+b and [c]", "a+b", ["a+b=A19"]),
        ("D\u2019abord c'est d'accord en c, l\u2019autre", "c d l", ["c=A19"]),
        ("b's liberties, d\u2019s too", "b d", ["b=A19", "d=B19"]),
    ],
)
def test_labels_on_the_board_are_found(text: str, labels: str, expected: list[str]) -> None:
    assert told(text, labels=labels) == expected


def test_links_do_not_overlap() -> None:
    found = links_in("move 5 D4 A A1", NINE, {"A": Point(0, 0), "5": Point(1, 1)}, lambda _: True)
    assert all(one.end <= two.start for one, two in zip(found, found[1:], strict=False))
    assert len(found) == 4


def test_the_labels_and_moves_of_a_record_are_known(record: MakeTable) -> None:
    table = record("(;SZ[9]LB[aa:A][bb:B][cc:twice][dd:twice];B[ee];W[cc])")
    assert sorted(labels_of(table.session)) == ["A", "B"]
    text = "A, twice, move 2, move 3, C3"
    parts = [text[link.start : link.end] for link in links_of(table.session, text)]
    assert parts == ["A", "move 2", "C3"]


def test_a_long_comment_is_read_quickly() -> None:
    text = "White caps with J12 and move 91 follows. " * 7000
    assert len(links_in(text, NINETEEN, {"A": Point(0, 0)}, lambda n: n < 200)) == 14_000


# Numbers


def test_the_nearest_move_of_a_number_is_meant(record: MakeTable) -> None:
    table = record("(;SZ[9];B[aa];W[bb];B[cc]MN[1];W[dd])")
    session = table.session
    line = session.tree.main_line()
    assert node_of_number(session, 1) is line[1]
    session.go_to(line[4])
    assert node_of_number(session, 1) is line[3]
    assert shown_number(session) == 2
    assert node_of_number(session, 9) is None


@pytest.mark.parametrize(
    ("properties", "expected"),
    [
        ("", {"aa": "1", "bb": "2", "cc": "3"}),
        ("MN[102]", {"aa": "1", "bb": "102", "cc": "103"}),
        ("PM[0]", {}),
        ("FG[]", {"bb": "2", "cc": "3"}),
        ("FG[]MN[102]PM[2]", {"bb": "2", "cc": "3"}),
        ("FG[]MN[232]PM[2]", {"bb": "32", "cc": "33"}),
        ("FG[]MN[100]PM[2]", {"bb": "100", "cc": "101"}),
        ("MN[102]PM[2]", {"aa": "1", "bb": "102", "cc": "103"}),
    ],
)
def test_numbers_on_stones_follow_the_figure(record: MakeTable, properties: str, expected: dict[str, str]) -> None:
    table = record(f"(;SZ[9];B[aa];W[bb]{properties};B[cc])")
    table.session.go_to(table.session.tree.main_line_end())
    found = stone_numbers(table.session)
    assert {"abc"[p.col] + "abc"[p.row]: text for p, text in found.items()} == expected
