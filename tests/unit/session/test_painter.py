import gc
import sys
from collections.abc import Callable

from goboard_app.go.board import Color, Point
from goboard_app.record.properties import MarkKind
from goboard_app.rules import catalogue
from goboard_app.session import acts
from goboard_app.session.painter import BoardAids, last_play, paint, paint_position
from goboard_app.session.picture import WayMark

MakeTable = Callable[..., object]


def names(table: object, points: frozenset[Point]) -> set[str]:
    size = table.session.tree.size  # type: ignore[attr-defined]
    return {f"{'ABCDEFGHJ'[p.col]}{size.rows - p.row}" for p in points}


def test_the_last_move_is_marked_and_a_pass_is_not(live: MakeTable) -> None:
    table = live(3)
    assert paint(table.session).last_move is None
    table.play("B2")
    assert paint(table.session).last_move == table.point("B2")
    table.play("pass")
    assert last_play(table.session) is None


def test_the_ghost_follows_where_a_stone_may_go(live: MakeTable) -> None:
    table = live(3)
    table.play("A2 pass B1")
    picture = paint(table.session)
    assert picture.ghost is Color.WHITE
    assert table.point("A1") not in picture.playable
    assert table.point("C3") in picture.playable


def test_while_placing_the_ghost_is_black_and_the_usual_points_are_ringed(live: MakeTable) -> None:
    table = live(9, handicap=2, is_free=True)
    picture = paint(table.session)
    assert picture.ghost is Color.BLACK
    assert names(table, picture.hints) == {"C3", "G7"}
    table.click("E5")
    assert not paint(table.session).hints


def test_on_a_finished_board_there_is_no_ghost(live: MakeTable) -> None:
    table = live(3)
    table.do(acts.resign(table.session, Color.BLACK))
    assert paint(table.session).ghost is None
    assert not paint(table.session).playable


def test_ataris_and_liberties_are_shown_on_demand(live: MakeTable) -> None:
    table = live(3)
    table.play("A1 A2")
    shown = paint(table.session, BoardAids(liberties=True, atari=True, focus=table.point("A1")))
    assert names(table, shown.atari) == {"A1"}
    assert names(table, shown.liberties) == {"B1"}
    assert not paint(table.session).atari
    assert not paint(table.session, BoardAids(liberties=True, focus=table.point("C3"))).liberties


def test_no_atari_is_shown_during_a_story(live: MakeTable, record: MakeTable) -> None:
    table = live(3)
    table.play("A1 A2")
    table.do(acts.resign(table.session, Color.BLACK))
    assert not paint(table.session, BoardAids(atari=True)).atari
    marked = record("(;SZ[3]AB[aa]AW[ab]C[before];TB[cc])")
    assert paint(marked.session, BoardAids(atari=True)).atari
    acts.go_to_last(marked.session)
    assert not paint(marked.session, BoardAids(atari=True)).atari


def test_numbers_stand_on_the_stones_that_are_left(live: MakeTable) -> None:
    table = live(3)
    table.play("A2 A1 B1 C3 A1")
    marks = paint(table.session, BoardAids(numbers=True)).marks
    assert {(mark.point, mark.text) for mark in marks} == {
        (table.point("A2"), "1"), (table.point("B1"), "3"), (table.point("C3"), "4"),
        (table.point("A1"), "5"),
    }  # fmt: skip


def test_a_refusal_shows_the_point_and_the_cause(live: MakeTable) -> None:
    table = live(3)
    table.play("A2 pass B1 A1")
    refused = paint(table.session).refused
    assert refused.point == table.point("A1")
    assert refused.color is Color.WHITE
    table.play("A2")
    assert names(table, paint(table.session).refused.cause) == {"A2"}


def test_the_count_is_painted(live: MakeTable) -> None:
    table = live(3, catalogue.JAPANESE)
    table.play("B1 C3 B2 pass B3 pass pass")
    table.click("C3")
    picture = paint(table.session)
    assert names(table, picture.dead) == {"C3"}
    assert names(table, picture.territory_black) == {"A1", "A2", "A3", "C1", "C2", "C3"}
    assert picture.ghost is None


def test_recorded_territory_is_shown_with_the_dead(record: MakeTable) -> None:
    table = record("(;SZ[3];B[bb];W[aa];B[]TB[aa][ca])")
    acts.go_to_last(table.session)
    picture = paint(table.session)
    assert names(table, picture.territory_black) == {"A3", "C3"}
    assert names(table, picture.dead) == {"A3"}


def test_marks_of_the_record_are_shown(record: MakeTable) -> None:
    table = record("(;SZ[3]TR[aa]SQ[ba]CR[ca]MA[ab]SL[bb]LB[cb:x])")
    kinds = {mark.kind for mark in paint(table.session).marks}
    assert kinds == {
        MarkKind.TRIANGLE, MarkKind.SQUARE, MarkKind.CIRCLE, MarkKind.CROSS,
        MarkKind.SELECTED, MarkKind.LABEL,
    }  # fmt: skip
    assert kinds == {kind for kind in MarkKind if kind.value}


def test_a_bare_position_has_stones_alone(live: MakeTable) -> None:
    table = live(3)
    table.play("B2")
    picture = paint_position(table.session.position, table.point("B2"))
    assert picture.last_move == table.point("B2")
    assert picture.ghost is None


def test_boards_of_a_record_are_not_kept_when_it_is_gone(record: MakeTable) -> None:
    table = record("(;SZ[3];B[bb])")
    acts.go_to_last(table.session)
    assert paint(table.session).playable
    history = table.session.path.history
    del table
    gc.collect()
    assert sys.getrefcount(history) == 2


def test_a_reference_to_a_point_off_the_board_is_not_shown(record: MakeTable) -> None:
    table = record("(;SZ[3];B[bb])")
    known = (WayMark(Point(2, 6), Color.BLACK), WayMark(Point(1, 0), Color.BLACK))
    picture = paint(table.session, BoardAids(known=known))
    assert [way.point for way in picture.ways if way in known] == [Point(1, 0)]
