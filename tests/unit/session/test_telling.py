"""The count that can be shown, and the pictures of its story."""

from __future__ import annotations

from goboard_app.app.story_player import StoneTravel, paint_frame, paint_lifted, travels_of
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.rules import catalogue
from goboard_app.scoring.traditions.story import Spot, StoneMove, StoryFrame, StoryStep
from goboard_app.session import acts
from goboard_app.session.compare_rulesets import story_of, story_under
from goboard_app.session.current_count import current_count, recorded_count
from goboard_app.session.picture import AreaSize
from goboard_app.session.session import Phase
from tests.support import games
from tests.unit.session.conftest import MakeTable, Table

BLACK, WHITE = Color.BLACK, Color.WHITE
NINE = BoardSize(9, 9)


def finished(live: MakeTable) -> Table:
    table = live(ruleset=catalogue.JAPANESE)
    table.play(games.MOVES)
    for name in ("C3", "H7", "J9"):
        table.click(name)
    table.do(acts.accept_count(table.session))
    return table


def test_the_count_going_on_comes_first(live: MakeTable) -> None:
    table = live()
    table.play("E5 pass pass")
    assert current_count(table.session) is table.session.counting


def test_the_count_of_a_finished_game_can_be_explained(live: MakeTable) -> None:
    session = finished(live).session
    assert session.phase is Phase.FINISHED
    counting = current_count(session)
    assert counting is not None
    assert len(counting.statuses.dead) == 3
    assert acts.result_of(counting.count()) == acts.result_of(story_of(counting).count)


def test_no_count_ended_a_game_that_was_resigned(live: MakeTable) -> None:
    table = live()
    table.play("E5")
    table.do(acts.resign(table.session, WHITE))
    assert recorded_count(table.session) is None


def test_the_count_of_a_record_with_marks_can_be_explained(record: MakeTable) -> None:
    wall = "".join(f"[e{row}]" for row in "abcdefghi")
    left = "".join(f"[{col}{row}]" for col in "abcd" for row in "abcdefghi")
    right = "".join(f"[{col}{row}]" for col in "ghi" for row in "abcdefghi")
    white = "".join(f"[f{row}]" for row in "abcdefghi")
    text = f"(;SZ[9]RU[Japanese]KM[6.5]RE[B+2.5]AB{wall}AW{white};B[];W[]TB{left}TW{right})"
    session = record(text).session
    assert current_count(session) is None
    session.go_to(session.tree.main_line_end())
    counting = current_count(session)
    assert counting is not None
    assert story_of(counting).frames[-1].tally.margin == 36 - 27 - 6.5


def test_a_record_without_marks_or_with_another_result_cannot(record: MakeTable) -> None:
    for text in (
        "(;SZ[9]RU[Japanese]KM[6.5]RE[W+6.5];B[];W[])",
        "(;SZ[9]RU[Japanese]KM[6.5]RE[B+90];B[ee];W[]TB[aa])",
        "(;SZ[9]RU[Japanese]KM[6.5]RE[B+R];B[ee];W[]TB[aa])",
    ):
        session = record(text).session
        session.go_to(session.tree.main_line_end())
        assert current_count(session) is None


def test_another_ruleset_tells_the_same_board_and_changes_nothing(live: MakeTable) -> None:
    session = finished(live).session
    counting = current_count(session)
    assert counting is not None
    other = story_under(session, counting, catalogue.CHINESE)
    assert other.ruleset is catalogue.CHINESE
    assert other.frames[0].stones == session.position.stones
    assert session.ruleset is catalogue.JAPANESE


# Pictures


def frame(**more: object) -> StoryFrame:
    stones = bytes(1 if i // 9 == 4 else 0 for i in range(81))
    return StoryFrame(NINE, stones, lids=(3, 0), bowls=(9, 9), **more)  # type: ignore[arg-type]


def row(number: int) -> frozenset[Point]:
    return frozenset(Point(col, number) for col in range(9))


def test_areas_of_five_and_more_bear_their_size_in_the_middle() -> None:
    few = frozenset({Point(0, 8), Point(1, 8), Point(2, 8), Point(3, 8)})
    picture = paint_frame(frame(black_areas=(row(0), few), white_areas=(row(6),)))
    assert picture.sizes == (AreaSize(Point(4, 0), BLACK, 9), AreaSize(Point(4, 6), WHITE, 9))
    assert picture.territory_black == row(0) | few
    assert picture.territory_white == row(6)


def test_the_size_is_on_an_empty_point_if_there_is_one() -> None:
    picture = paint_frame(frame(black_areas=(row(4) | {Point(0, 3)},)))
    assert picture.sizes[0].point == Point(0, 3)


def test_a_seam_parts_areas_that_touch() -> None:
    assert paint_frame(frame(black_areas=(row(0), row(1)))).blocks == (row(0), row(1))
    assert paint_frame(frame(black_areas=(row(0), row(2)))).blocks == ()
    assert paint_frame(frame(black_areas=(row(0),), white_areas=(row(1),))).blocks == ()


def test_moving_stones_are_lifted_before_they_fly() -> None:
    start = Point(0, 4)
    step = StoryStep(0, BLACK, 1, 1, (StoneMove(BLACK, start, Spot.LID),))  # type: ignore[arg-type]
    picture = paint_lifted(frame(dead=row(4)), step)
    assert picture.stones[NINE.index(start)] == 0
    assert picture.dead == row(4) - {start}


def test_lids_and_bowls_stand_beside_the_board() -> None:
    point = Point(3, 3)
    moves = (
        StoneMove(BLACK, Spot.LID, point),
        StoneMove(WHITE, Spot.LID, point),
        StoneMove(BLACK, Spot.BOWL, point),
        StoneMove(WHITE, Spot.LID, Spot.BOWL),
    )
    ways = travels_of(StoryStep(0, None, 4, 4, moves), NINE)  # type: ignore[arg-type]
    assert ways == (
        StoneTravel(BLACK, Point(10, 1), point),
        StoneTravel(WHITE, Point(10, 7), point),
        StoneTravel(BLACK, Point(-2, 7), point),
    )
