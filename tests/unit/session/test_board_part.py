from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import parse_diagram
from goboard_app.session.picture import (
    AreaSize,
    BoardPart,
    BoardPicture,
    CandidateMark,
    Mark,
    MarkKind,
    Merit,
    MissingMove,
    RefusedMark,
    cut_down,
    parse_part,
    part_around,
    part_name,
    whole_board,
)

NINE = BoardSize.square(9)


@pytest.mark.parametrize("text", ["A1:C4", "c4:a1", " A4 : C1 ", "C1:A4"])
def test_two_corners_name_a_part_whichever_they_are(text: str) -> None:
    assert parse_part(text, NINE) == BoardPart(Point(0, 5), Point(2, 8))


@pytest.mark.parametrize("text", ["", "A1", "A1:", "A1:K1", "A1:A10", "A0:B2", "I1:J9", "A1:B2:C3"])
def test_points_off_the_board_are_no_part(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_part(text, NINE)


def test_a_part_is_named_by_its_corners() -> None:
    assert part_name(parse_part("J9:A1", NINE), NINE) == "A1:J9"
    assert part_name(parse_part("C7:D8", NINE), NINE) == "C7:D8"


def test_a_part_around_points_takes_in_edges_that_are_near() -> None:
    nineteen = BoardSize.square(19)
    assert part_around([Point(2, 9)], nineteen, 2) == BoardPart(Point(0, 7), Point(4, 11))
    assert part_around([Point(4, 14)], nineteen, 2) == BoardPart(Point(0, 12), Point(6, 18))
    assert part_around([Point(9, 9), Point(10, 8)]) == BoardPart(Point(9, 8), Point(10, 9))


def test_the_whole_board_is_left_as_it_is() -> None:
    picture = BoardPicture(NINE, bytes(81))
    assert cut_down(picture, whole_board(NINE)) is picture


def test_a_picture_is_cut_down_with_all_that_is_on_it() -> None:
    position = parse_diagram(["X...", ".O..", "..X.", "...O"])
    inside, outside = Point(1, 1), Point(3, 3)
    picture = BoardPicture(
        position.size,
        position.stones,
        last_move=outside,
        territory_black=frozenset({inside, outside}),
        marks=(Mark(MarkKind.LABEL, inside, "A"), Mark(MarkKind.CROSS, outside)),
        sizes=(AreaSize(inside, Color.BLACK, 5),),
        missing=(MissingMove(outside, Color.WHITE),),
        blocks=(frozenset({inside, outside}),),
        refused=RefusedMark(outside, Color.BLACK),
    )
    cut = cut_down(picture, BoardPart(Point(1, 1), Point(2, 2)))
    assert cut == BoardPicture(
        BoardSize(2, 2),
        bytes([2, 0, 0, 1]),
        territory_black=frozenset({Point(0, 0)}),
        marks=(Mark(MarkKind.LABEL, Point(0, 0), "A"),),
        sizes=(AreaSize(Point(0, 0), Color.BLACK, 5),),
        blocks=(frozenset({Point(0, 0)}),),
    )


def test_moves_of_an_engine_are_cut_as_well() -> None:
    marks = tuple(CandidateMark(Point(i, 1), Merit.GOOD, str(i)) for i in (0, 2))
    picture = BoardPicture(NINE, bytes(81), candidates=marks)
    cut = cut_down(picture, BoardPart(Point(1, 1), Point(3, 3)))
    assert cut.candidates == (CandidateMark(Point(1, 0), Merit.GOOD, "2"),)
