"""Boards as ASCII and in the syntax of Sensei's Library."""

from __future__ import annotations

import pytest

from goboard_app.app.texts.print import ascii_text, sensei_text
from goboard_app.go.board import BoardSize, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.tree import GameTree
from goboard_app.session.export import Shot, plain_shot, with_numbers
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import (
    BoardPicture,
    LineMark,
    Mark,
    MarkKind,
    parse_part,
    whole_board,
)
from goboard_app.session.text_board import TextSign, draw_text

NINE = BoardSize.square(9)


def lines(picture: BoardPicture, part: str = "", coordinates: bool = True) -> list[str]:
    shown = parse_part(part, picture.size) if part else whole_board(picture.size)
    return list(draw_text(picture, shown, coordinates).lines)


def picture(rows: str, **what: object) -> BoardPicture:
    position = parse_diagram(rows)
    return BoardPicture(position.size, position.stones, **what)  # type: ignore[arg-type]


def shot(text: str, first: int, last: int, part: str = "") -> Shot:
    tree: GameTree = read_record(text.encode()).games[0]
    line = tree.main_line()
    shown = parse_part(part, tree.size) if part else None
    after = Position.empty(tree.size)
    return with_numbers(paint_position(after), tree, line, first, last, shown)


def test_stones_and_names_of_lines() -> None:
    assert lines(picture("X.O\n...\n.X.")) == [
        "  A B C",
        "3 X . O 3",
        "2 . . . 2",
        "1 . X . 1",
        "  A B C",
    ]


def test_without_names() -> None:
    assert lines(picture("X.O\n..."), coordinates=False) == ["X . O", ". . ."]


def test_a_part_keeps_the_names_of_its_lines() -> None:
    board = BoardPicture(BoardSize.square(19), bytes(361))
    assert lines(board, "C9:E10") == [
        "   C D E",
        "10 . + . 10",
        " 9 . . . 9",
        "   C D E",
    ]


def test_the_last_move_is_between_brackets() -> None:
    board = picture("X.O\n.X.", last_move=Point(1, 1))
    assert lines(board)[1:3] == ["2 X . O 2", "1 .(X). 1"]
    assert TextSign.LAST_MOVE in draw_text(board, whole_board(board.size)).signs


def test_marks_stand_around_their_points() -> None:
    marks = (Mark(MarkKind.TRIANGLE, Point(0, 0)), Mark(MarkKind.SQUARE, Point(2, 1)))
    assert lines(picture("X.O\n.X.", marks=marks))[1:3] == ["2<X>. O 2", "1 . X[.]1"]


def test_marks_side_by_side_get_more_room() -> None:
    marks = (Mark(MarkKind.TRIANGLE, Point(0, 0)), Mark(MarkKind.CROSS, Point(1, 0)))
    assert lines(picture("X.O", marks=marks), coordinates=False) == ["<X> *.*  O"]


def test_numbers_and_labels_take_the_place_of_stones() -> None:
    marks = (
        Mark(MarkKind.MOVE_NUMBER, Point(0, 0), "104"),
        Mark(MarkKind.LABEL, Point(1, 0), "A"),
        Mark(MarkKind.LABEL, Point(2, 0), "much too long"),
    )
    assert lines(picture("X.O", marks=marks), coordinates=False) == ["104  A   O"]


def test_territory_is_small_letters() -> None:
    board = picture("X.O", territory_black=frozenset({Point(1, 0)}), territory_white=frozenset({Point(2, 0)}))
    assert lines(board, coordinates=False) == ["X x o"]


def test_text_explains_itself() -> None:
    board = picture("X.O\n.X.", last_move=Point(1, 1))
    assert ascii_text(plain_shot(board)).endswith("\n\nX Black, O White, ( ) last move\n")


def test_text_tells_moves_that_are_not_seen() -> None:
    text = ascii_text(shot("(;SZ[3];W[aa];B[ba];W[];B[ab])", 1, 4))
    assert "Move 1 is White’s." in text
    assert "1 at A3; 3 pass" in text


def test_sensei_has_edges_stars_and_marks() -> None:
    marks = (
        Mark(MarkKind.CIRCLE, Point(0, 0)),
        Mark(MarkKind.SQUARE, Point(1, 0)),
        Mark(MarkKind.TRIANGLE, Point(2, 0)),
        Mark(MarkKind.CROSS, Point(3, 0)),
        Mark(MarkKind.LABEL, Point(4, 0), "A"),
        Mark(MarkKind.LABEL, Point(0, 1), "A"),
        Mark(MarkKind.SELECTED, Point(1, 1)),
    )
    rows = "XO.X.....\nXO.......\n" + "\n".join(["." * 9] * 7)
    text = sensei_text(plain_shot(picture(rows, marks=marks)), "A  title\nof two lines")
    assert text.splitlines() == [
        "$$c9 A title of two lines",
        "$$  -------------------",
        "$$ | B @ T Z a . . . . |",
        "$$ | X @ . . . . . . . |",
        "$$ | . . , . . . , . . |",
        "$$ | . . . . . . . . . |",
        "$$ | . . . . , . . . . |",
        "$$ | . . . . . . . . . |",
        "$$ | . . , . . . , . . |",
        "$$ | . . . . . . . . . |",
        "$$ | . . . . . . . . . |",
        "$$  -------------------",
        "$$ {LB E9 A}",
        "$$ {LB A8 A}",
        "$$ {SL B8}",
    ]


def test_every_mark_of_sensei() -> None:
    kinds = (MarkKind.CIRCLE, MarkKind.SQUARE, MarkKind.TRIANGLE, MarkKind.CROSS)
    marks = tuple(Mark(kind, Point(col, row)) for col, kind in enumerate(kinds) for row in range(3))
    text = sensei_text(plain_shot(picture("....\nXXXX\nOOOO", marks=marks)), coordinates=False)
    assert [line[5:12] for line in text.splitlines()[2:5]] == ["C S T M", "B # Y Z", "W @ Q P"]


def test_sensei_shows_only_the_edges_that_a_part_has() -> None:
    board = plain_shot(BoardPicture(NINE, bytes(81)), part=parse_part("A1:C2", NINE))
    assert sensei_text(board).splitlines() == [
        "$$c9",
        "$$ | . . .",
        "$$ | . . .",
        "$$  -------",
    ]
    middle = plain_shot(BoardPicture(NINE, bytes(81)), part=parse_part("D4:E5", NINE))
    assert sensei_text(middle).splitlines() == ["$$9", "$$ . ,", "$$ . ."]


LINES = (
    LineMark(Point(0, 8), Point(2, 7), is_arrow=True),
    LineMark(Point(8, 8), Point(1, 8)),
    LineMark(Point(3, 4), Point(4, 4)),
)


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("A1:J9", ["$$ {AR A1 C2}", "$$ {LN J1 B1}", "$$ {LN D5 E5}"]),
        # Only what lies in the part.
        ("A1:E2", ["$$ {AR A1 C2}"]),
        ("A1:J2", ["$$ {AR A1 C2}", "$$ {LN J1 B1}"]),
        # Without the left edge and another one no reader knows where D5 is: it counts what it sees.
        ("D4:E5", ["$$ {LN 1:1 2:1}"]),
        ("B1:J5", ["$$ {LN 8:5 1:5}", "$$ {LN 3:1 4:1}"]),
        ("A4:E6", ["$$ {LN 4:2 5:2}"]),
        # From the upper edge it counts by the size of the board.
        ("A4:E9", ["$$ {LN D5 E5}"]),
    ],
)
def test_sensei_names_the_ends_of_lines_and_arrows(part: str, expected: list[str]) -> None:
    board = BoardPicture(NINE, bytes(81), lines=LINES)
    text = sensei_text(plain_shot(board, part=parse_part(part, NINE)))
    assert [line for line in text.splitlines() if "{" in line] == expected
    assert text.splitlines()[len(text.splitlines()) - len(expected) :] == expected


@pytest.mark.parametrize(
    ("size", "part", "expected"),
    [
        (BoardSize(9, 7), "A1:E4", "$$ {AR A3 C3}"),
        # The size of such a board is unknown, so no row can be counted from above.
        (BoardSize(9, 7), "A3:J7", "$$ {AR 1:5 3:5}"),
        (BoardSize.square(30), "A26:D30", "$$ {AR 1:5 3:5}"),
    ],
)
def test_sensei_counts_places_where_points_have_no_sure_name(size: BoardSize, part: str, expected: str) -> None:
    line = LineMark(Point(0, 4), Point(2, 4), is_arrow=True)
    board = BoardPicture(size, bytes(size.area), lines=(line,))
    text = sensei_text(plain_shot(board, part=parse_part(part, size)))
    assert text.splitlines()[-1] == expected


def test_sensei_numbers_ten_moves_in_a_diagram() -> None:
    moves = "".join(f";{'BW'[n % 2]}[{'abcdefghi'[n % 9]}{'ab'[n // 9]}]" for n in range(13))
    first, second = sensei_text(shot(f"(;SZ[9]{moves})", 1, 13, "A7:J9")).split("\n\n")
    assert first.splitlines() == [
        "$$Bc9",
        "$$  -------------------",
        "$$ | 1 2 3 4 5 6 7 8 9 |",
        "$$ | 0 . . . . . . . . |",
        "$$ | . . , . . . , . . |",
    ]
    assert second.splitlines()[0] == "$$Bc9m11"
    assert second.splitlines()[3] == "$$ | O 1 2 3 . . . . . |"


def test_sensei_begins_with_the_side_that_moves() -> None:
    assert sensei_text(shot("(;SZ[9];W[aa];B[ba])", 1, 2)).startswith("$$Wc9\n")


def test_sensei_tells_moves_on_one_point_in_the_title() -> None:
    # White 2 takes nothing; 4 comes back to where 1 was taken.
    text = shot("(;SZ[3];B[aa];W[ba];B[cc];W[ab];B[cb];W[aa])", 1, 6)
    assert sensei_text(text, "Ko").splitlines()[0] == "$$Bc3 Ko (6 at 1)"


def test_sensei_starts_a_new_diagram_where_moves_do_not_alternate() -> None:
    text = sensei_text(shot("(;SZ[9];B[aa];B[bb];W[];B[cc])", 1, 4))
    heads = [line for line in text.splitlines() if line.startswith("$$B") or "m" in line]
    assert heads == ["$$Bc9", "$$Bc9m2", "$$Bc9m4"]


def test_labels_do_not_hide_stones_and_are_not_taken_for_them() -> None:
    marks = (
        Mark(MarkKind.LABEL, Point(0, 0), "A"),
        Mark(MarkKind.LABEL, Point(1, 0), "B"),
        Mark(MarkKind.LABEL, Point(2, 0), "12"),
        Mark(MarkKind.LABEL, Point(3, 0), "b"),
    )
    assert lines(picture("X...", marks=marks), coordinates=False) == [" X:A  .:B .:12  .:b"]


def test_what_has_no_room_in_its_row_stands_below() -> None:
    marks = (Mark(MarkKind.LABEL, Point(0, 0), "a long label"), Mark(MarkKind.TRIANGLE, Point(1, 0)))
    joined = (LineMark(Point(0, 0), Point(2, 1), is_arrow=True), LineMark(Point(0, 1), Point(1, 1)))
    text = ascii_text(plain_shot(picture("X.O\n...", marks=marks, lines=joined)))
    assert text.splitlines()[4:] == [
        "", 'A2 "a long label"', "A2 -> C1", "A1 -- B1", "", "X Black, O White, < > triangle",
    ]  # fmt: skip


def test_a_part_gives_its_place() -> None:
    nineteen = BoardSize.square(19)
    text = ascii_text(plain_shot(BoardPicture(nineteen, bytes(361)), part=parse_part("C9:E10", nineteen)))
    assert text.splitlines()[-1] == "C9:E10 (19×19)"
