"""The steps of the count in each tradition."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position, draw_diagram, parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.custom import as_custom
from goboard_app.rules.ruleset import AreaCount, Ruleset, Scoring, Tax
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses
from goboard_app.scoring.traditions.story import (
    Chapter,
    ChapterKind,
    FillInObstacle,
    RunningTally,
    Spot,
    StoneMove,
    Story,
    StoryFrame,
    TallyLine,
    TallyRow,
    Tradition,
)
from goboard_app.scoring.traditions.tell import tell
from tests.unit.scoring.story_boards import stones_of

BLACK, WHITE = Color.BLACK, Color.WHITE
HALF = Fraction(1, 2)

# Black has the left, White the right; two dead stones, one neutral point.
BOARD = """\
. . . X O . . . .
. . . X O . . . .
. O . X O . . . .
. . . X O . . X .
. . . X . O . . .
. . . X O O . . .
. . . X O . . . .
. . . X O . . . .
. . . X O . . . ."""
DEAD = frozenset({Point(1, 2), Point(7, 3)})
STATUSES = Statuses(dead=DEAD)


def position(prisoners: tuple[int, int] = (0, 0)) -> Position:
    return parse_diagram(BOARD, BLACK, prisoners)


def story_of(
    ruleset: Ruleset,
    komi: Fraction | int = 0,
    prisoners: tuple[int, int] = (0, 0),
    scoring: Scoring | None = None,
    **terms: object,
) -> Story:
    given = GameTerms(komi=Fraction(komi), **terms)  # type: ignore[arg-type]
    return tell(position(prisoners), STATUSES, ruleset, given, scoring)


def kinds(story: Story) -> list[str]:
    return [chapter.kind.name for chapter in story.chapters]


def chapter(story: Story, kind: ChapterKind, side: Color | None = None) -> Chapter:
    return next(c for c in story.chapters if c.kind is kind and side in (None, c.side))


def after(story: Story, told: Chapter) -> StoryFrame:
    """Return the frame after the end of the chapter."""
    return story.frames[told.first + told.length]


def key(ruleset: object) -> str:
    return ruleset.key if isinstance(ruleset, Ruleset) else str(ruleset)


# The choice of the tradition


TRADITIONS = {
    "japanese-1989": Tradition.PRISONERS,
    "korean-2016": Tradition.PRISONERS,
    "wagc-1979": Tradition.PRISONERS,
    "simple-territory": Tradition.PRISONERS,
    "chinese-2002": Tradition.HALF,
    "chinese-server": Tradition.COLOR_IN,
    "wmsg-2008": Tradition.HALF,
    "ing-sst": Tradition.FILL_IN,
    "ing-sst-cycle": Tradition.FILL_IN,
    "tromp-taylor": Tradition.REACH,
    "basic-davies": Tradition.REACH,
    "new-zealand": Tradition.SMALLER,
    "simplified-ing": Tradition.COLOR_IN,
    "aga": Tradition.BOTH,
    "bga": Tradition.BOTH,
    "ffg": Tradition.BOTH,
    "ancient-stone": Tradition.STONES,
}


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_every_ruleset_has_its_tradition(ruleset: Ruleset) -> None:
    assert story_of(ruleset, ruleset.komi).tradition is TRADITIONS[ruleset.key]


@pytest.mark.parametrize("way", AreaCount, ids=lambda way: way.value)
def test_a_custom_ruleset_is_described_by_its_cells(way: AreaCount) -> None:
    ours = replace(as_custom(catalogue.CHINESE), area_count=way)
    assert story_of(ours, 8).tradition.name == way.name


def test_the_requested_way_alone_is_explained() -> None:
    by_stones = story_of(catalogue.CHINESE, scoring=Scoring.STONE)
    assert by_stones.tradition is Tradition.STONES
    assert by_stones.count.scoring is Scoring.STONE


# The Japanese way


def test_the_japanese_way() -> None:
    story = story_of(catalogue.JAPANESE, Fraction(13, 2), prisoners=(3, 4))
    assert kinds(story) == [
        "LIFT_DEAD", "MARK_TERRITORY", "FILL_PRISONERS", "FILL_PRISONERS", "SHAPE_TENS",
        "COUNT_TERRITORY", "KOMI", "COMPARE",
    ]  # fmt: skip
    assert [c.side for c in story.chapters[2:4]] == [BLACK, WHITE]
    assert [c.amount for c in story.chapters[2:4]] == [5, 4]


def test_dead_stones_go_to_the_lid_of_their_captor() -> None:
    story = story_of(catalogue.JAPANESE)
    lifted = after(story, story.chapters[0])
    assert not lifted.dead
    assert (lifted.in_lid(BLACK), lifted.in_lid(WHITE)) == (1, 1)
    assert all(lifted.at(point) is None for point in DEAD)


def test_each_prisoner_put_back_takes_a_point() -> None:
    story = story_of(catalogue.JAPANESE, prisoners=(3, 4))
    fill = chapter(story, ChapterKind.FILL_PRISONERS, BLACK)
    for number in range(fill.length + 1):
        frame = story.frames[fill.first + number]
        assert frame.tally.total(BLACK) == 27 - number
        assert sum(map(len, frame.black_areas)) == 27 - number
        assert len(frame.filled) == number
        assert frame.in_lid(BLACK) == 5 - number


def test_only_stones_that_are_no_wall_slide() -> None:
    story = story_of(catalogue.JAPANESE, prisoners=(3, 4))
    shaped = chapter(story, ChapterKind.SHAPE_TENS)
    walls = {Point(3, row) for row in range(9)}
    for step in story.steps[shaped.first : shaped.first + shaped.length]:
        assert not walls & {move.start for move in step.moves if move.color is BLACK}
    frame = after(story, shaped)
    assert 10 in map(len, frame.black_areas) or 20 in map(len, frame.black_areas)
    assert sum(map(len, frame.black_areas)) == 22


def test_white_is_counted_first() -> None:
    story = story_of(catalogue.JAPANESE)
    counted = chapter(story, ChapterKind.COUNT_TERRITORY)
    assert [s.side for s in story.steps[counted.first :][:2]] == [WHITE, BLACK]


def test_prisoners_without_room_count_for_their_captor() -> None:
    story = story_of(catalogue.JAPANESE, prisoners=(50, 0))
    over = chapter(story, ChapterKind.LEFT_OVER)
    white_room = len(story.count.territory.white)
    assert over.side is BLACK
    assert over.amount == 51 - white_room
    assert not after(story, over).white_areas
    assert after(story, over).tally.value(TallyRow.LEFT_OVER, BLACK) == 51 - white_room


def test_points_in_seki_are_left_out() -> None:
    board = parse_diagram(". X . O\nX X . O\nO O O O\n. . . .")
    seki = frozenset({Point(1, 0), Point(0, 1), Point(1, 1)})
    story = tell(board, Statuses(seki=seki), catalogue.JAPANESE, GameTerms())
    left_out = chapter(story, ChapterKind.MARK_SEKI)
    assert left_out.amount == 1
    assert Point(0, 0) in after(story, left_out).seki
    assert story.frames[-1].tally.value(TallyRow.TERRITORY, BLACK) == 0


def test_dead_stones_within_a_seki_stay() -> None:
    board = parse_diagram("O X . O\n. X . O\nX X . O\n. . . O")
    statuses = Statuses(
        dead=frozenset({Point(0, 0)}),
        seki=frozenset({Point(1, 0), Point(1, 1), Point(0, 2), Point(1, 2)}),
    )
    story = tell(board, statuses, catalogue.JAPANESE, GameTerms())
    assert "LIFT_DEAD" not in kinds(story)
    assert story.frames[-1].at(Point(0, 0)) is WHITE


def test_many_prisoners_are_filled_in_in_groups() -> None:
    size = BoardSize(19, 19)
    lonely = Position(size, bytes([0, 1]) + bytes(359), BLACK, 0, 200)
    story = tell(lonely, ALL_ALIVE, catalogue.JAPANESE, GameTerms())
    fill = chapter(story, ChapterKind.FILL_PRISONERS, BLACK)
    assert fill.amount == 200
    assert fill.length <= 24


# The Chinese way


def test_the_chinese_way() -> None:
    story = story_of(catalogue.CHINESE, Fraction(15, 2))
    assert kinds(story) == [
        "LIFT_DEAD", "SHARE_NEUTRAL", "REMOVE_STONES", "SHAPE_TENS", "COUNT_TERRITORY",
        "COUNT_STONES", "HALF_COUNT", "KOMI", "COMPARE",
    ]  # fmt: skip


def test_white_goes_and_black_is_counted() -> None:
    story = story_of(catalogue.CHINESE)
    assert not after(story, chapter(story, ChapterKind.REMOVE_STONES)).points(WHITE)
    tally = after(story, chapter(story, ChapterKind.COUNT_STONES)).tally
    assert [(line.row, line.black, line.white) for line in tally.lines] == [
        (TallyRow.NEUTRAL, HALF, None),
        (TallyRow.TERRITORY, 27, None),
        (TallyRow.STONES, 9, None),
    ]


def test_black_s_area_is_held_against_half_the_board() -> None:
    story = story_of(catalogue.CHINESE, Fraction(15, 2), handicap=2)
    assert after(story, chapter(story, ChapterKind.HALF_COUNT)).tally.needed == (
        Fraction(81, 2),
        Fraction(81, 2),
    )
    last = story.frames[-1].tally
    assert last.needed == (Fraction(81, 2) + Fraction(15, 4) + 1, Fraction(81, 2) - Fraction(19, 4))
    assert last.total(BLACK) + last.total(WHITE) == 81


def test_black_s_stones_lie_in_tens_in_the_end() -> None:
    story = story_of(catalogue.CHINESE)
    end = after(story, chapter(story, ChapterKind.COUNT_STONES))
    assert draw_diagram(Position(end.size, end.stones))[:3] == (
        "XXXXX....",
        "XXXX.....",
        ".........",
    )


def test_the_first_pass_counts_under_wmsg() -> None:
    story = story_of(catalogue.WMSG, Fraction(13, 2), first_pass=WHITE)
    assert chapter(story, ChapterKind.FIRST_PASS).amount == 1
    assert story.frames[-1].tally.margin == story.count.margin


# Ing


def test_ing_s_way() -> None:
    story = story_of(catalogue.ING, 8, prisoners=(2, 1))
    assert kinds(story) == [
        "LIFT_DEAD", "RETURN_PRISONERS", "MARK_TERRITORY", "HAND_OVER_KOMI", "SHARE_NEUTRAL",
        "FILL_AREA", "FILL_AREA", "FILL_OPPONENT", "COUNT_REST", "COMPARE",
    ]  # fmt: skip


def test_komi_is_handed_over_as_white_stones_in_black_s_area() -> None:
    story = story_of(catalogue.ING, 8)
    given = chapter(story, ChapterKind.HAND_OVER_KOMI)
    frame = after(story, given)
    assert given.length == given.amount == 4
    assert frame.points(WHITE) & story.count.territory.black == frame.filled
    assert sum(map(len, frame.black_areas)) == 27 - 4


def test_stones_in_the_other_s_area_count_two_and_a_vacant_point_one() -> None:
    """Black 36½, White 44½ with komi 8: White wins by 16 as 8 black stones and the shared point."""
    story = story_of(catalogue.ING, 8)
    last = story.frames[-1]
    assert story.count.margin == -16
    assert last.tally.value(TallyRow.FOREIGN, WHITE) == 16
    assert len(chapter_moves(story, ChapterKind.FILL_OPPONENT)) == 8
    assert last.in_bowl(BLACK) == last.in_bowl(WHITE) == 0
    assert last.stones.count(0) == 1


def chapter_moves(story: Story, kind: ChapterKind) -> list[StoneMove]:
    told = chapter(story, kind)
    steps = story.steps[told.first : told.first + told.length]
    return [move for step in steps for move in step.moves]


def test_bowls_hold_a_set_and_no_more() -> None:
    story = story_of(catalogue.ING, 8, prisoners=(99, 99))
    assert [stones_of(story.frames[0], color) for color in Color] == [40, 40]


@pytest.mark.parametrize(
    ("board", "komi", "reason"),
    [
        (BOARD, Fraction(15, 2), FillInObstacle.KOMI),
        (BOARD, Fraction(7), FillInObstacle.KOMI),
        ("X X X\nX X X\n. . .", Fraction(8), FillInObstacle.STONES),
        ("X X . . .\n. X . . .\n. X O O O\nX X O . .\n. X O . .", Fraction(8), FillInObstacle.ROOM),
    ],
)
def test_why_stones_cannot_be_filled_in(board: str, komi: Fraction, reason: FillInObstacle) -> None:
    story = tell(parse_diagram(board), ALL_ALIVE, catalogue.ING, GameTerms(komi=komi))
    assert story.chapters[0].kind is ChapterKind.WHY_NOT
    assert story.chapters[0].why_not is reason
    assert "COLOR_IN" in kinds(story)
    assert story.frames[-1].tally.margin == story.count.margin


def test_a_komi_for_black_goes_the_other_way() -> None:
    story = story_of(catalogue.ING, -4)
    assert chapter(story, ChapterKind.HAND_OVER_KOMI).side is WHITE
    assert {m.color for m in chapter_moves(story, ChapterKind.HAND_OVER_KOMI)} == {BLACK}


# AGA, both ways


def test_aga_counts_both_ways() -> None:
    story = story_of(catalogue.AGA, HALF, prisoners=(0, 0), passes_black=1, passes_white=1)
    told = kinds(story)
    assert told[0] == "LIFT_DEAD"
    assert told.index("COLOR_IN") < told.index("HAND_OVER_PASSES") < told.index("FILL_PRISONERS")
    assert told[-1] == "COMPARE_WAYS"
    assert [way.scoring for way in story.frames[-1].ways] == [Scoring.AREA, Scoring.TERRITORY]
    assert story.frames[-1].tally.margin == story.count.margin


def test_both_margins_are_equal_where_white_passed_last() -> None:
    """As many stones of both colours, as many passes: an even game that White ended."""
    board = parse_diagram("X X . O O\n. X . O .\nX X . O O\n. X . O .\nX X . O O")
    terms = GameTerms(komi=HALF, passes_black=1, passes_white=1)
    story = tell(board, ALL_ALIVE, catalogue.AGA, terms)
    area, territory = story.frames[-1].ways
    assert area.margin == territory.margin == story.count.margin


def test_the_sums_are_those_that_were_shown() -> None:
    story = story_of(catalogue.AGA, HALF, passes_black=1, passes_white=2)
    area, territory = story.frames[-1].ways
    assert (area.black, area.white) == (36, 44 + HALF)
    counted = [i for i, c in enumerate(story.chapters) if c.kind is ChapterKind.KOMI][-1]
    shown = after(story, story.chapters[counted]).tally
    assert (territory.black, territory.white) == (shown.total(BLACK), shown.total(WHITE))


def test_the_board_is_laid_out_again_for_the_second_way() -> None:
    ours = replace(as_custom(catalogue.CHINESE), also=Scoring.TERRITORY)
    story = story_of(ours)
    back = chapter(story, ChapterKind.PUT_BACK)
    lifted = after(story, story.chapters[0])
    frame = after(story, back)
    assert (frame.stones, frame.lids, frame.bowls) == (lifted.stones, lifted.lids, lifted.bowls)


# Reach, colouring in, the smaller area


def test_waves_spread_ring_by_ring() -> None:
    board = parse_diagram("X . . . .\n. . . . .\n. . . . O")
    story = tell(board, ALL_ALIVE, catalogue.TROMP_TAYLOR, GameTerms())
    spread = chapter(story, ChapterKind.REACH)
    first = story.frames[spread.first + 1]
    assert first.wave == {Point(1, 0), Point(0, 1), Point(3, 2), Point(4, 1)}
    assert first.tally.value(TallyRow.TERRITORY, BLACK) == 2
    end = after(story, spread)
    assert len(end.neutral) == 13
    assert not end.black_areas


def test_only_points_reached_by_one_side_stay_coloured() -> None:
    story = story_of(catalogue.TROMP_TAYLOR)
    end = after(story, chapter(story, ChapterKind.REACH))
    assert frozenset().union(*end.black_areas) == story.count.territory.black
    assert end.neutral == {Point(4, 4)}


def test_agreed_neutral_points_are_left_out_of_the_reach() -> None:
    neutral = Statuses(dead=DEAD, neutral=frozenset({Point(0, 0)}))
    story = tell(position(), neutral, catalogue.TROMP_TAYLOR, GameTerms())
    assert chapter(story, ChapterKind.NOT_COUNTED).amount == 1
    assert story.frames[-1].tally.margin == story.count.margin


def test_the_smaller_area_is_counted_and_the_other_is_the_rest() -> None:
    story = story_of(catalogue.NEW_ZEALAND, 7)
    assert kinds(story) == ["LIFT_DEAD", "COLOR_IN", "COUNT_REST", "KOMI", "COMPARE"]
    assert chapter(story, ChapterKind.COLOR_IN).side is BLACK
    assert chapter(story, ChapterKind.COUNT_REST).amount == 81 - 36 - 1


def test_colouring_in_counts_every_point_once() -> None:
    story = story_of(catalogue.SIMPLIFIED_ING)
    lit = [frame.lit for frame in story.frames]
    for side in Color:
        told = chapter(story, ChapterKind.COLOR_IN, side)
        parts = lit[told.first + 1 : told.first + told.length + 1]
        assert sum(map(len, parts)) == len(frozenset().union(*parts)) == told.amount


# Stones


def test_each_group_keeps_two_points() -> None:
    story = story_of(catalogue.STONE_SCORING)
    kept = chapter(story, ChapterKind.KEEP_EYES)
    assert kept.amount == 4
    eyes = [story.frames[kept.first + 1 + i].lit for i in range(2)]
    for one, other in (sorted(pair) for pair in eyes):
        assert other not in story.frames[0].size.neighbors(one)
    last = story.frames[-1]
    assert last.stones.count(0) == 4 + 1
    assert last.tally.value(TallyRow.STONES, BLACK) == 36 - 2


def test_a_tax_on_area_is_a_line_of_its_own() -> None:
    ours = replace(as_custom(catalogue.TROMP_TAYLOR), tax=Tax.ALL)
    story = story_of(ours)
    assert chapter(story, ChapterKind.TAX).amount == 4
    assert story.frames[-1].tally.value(TallyRow.TAX, BLACK) == -2


def test_time_is_paid_for() -> None:
    story = story_of(catalogue.ING, 8, penalty_black=2)
    assert chapter(story, ChapterKind.CLOCK).side is WHITE
    assert story.frames[-1].tally.margin == story.count.margin


# The values


def frame() -> StoryFrame:
    return StoryFrame(BoardSize(2, 1), bytes([1, 0]), lids=(0, 1), bowls=(0, 0))


def test_stones_swap_places_in_one_step() -> None:
    board = StoryFrame(BoardSize(2, 1), bytes([1, 1]), (0, 0), (0, 0), filled=frozenset({Point(0, 0)}))
    one, other = Point(0, 0), Point(1, 0)
    moves = [StoneMove(BLACK, one, other), StoneMove(BLACK, other, one)]
    assert board.after(moves).filled == {other}


@pytest.mark.parametrize(
    "move",
    [
        StoneMove(WHITE, Point(0, 0), Point(1, 0)),
        StoneMove(BLACK, Point(1, 0), Spot.LID),
        StoneMove(WHITE, Spot.LID, Point(0, 0)),
        StoneMove(WHITE, Spot.BOWL, Point(1, 0)),
    ],
)
def test_no_stone_comes_from_nowhere_or_lands_on_another(move: StoneMove) -> None:
    with pytest.raises(ValueError, match="stone"):
        frame().after([move])


def test_a_dead_stone_that_is_taken_up_is_dead_no_more() -> None:
    board = replace(frame(), dead=frozenset({Point(0, 0)}))
    assert not board.after([StoneMove(BLACK, Point(0, 0), Spot.LID)]).dead


def test_a_line_keeps_its_place_among_the_numbers() -> None:
    tally = RunningTally().with_line(TallyRow.TERRITORY, 5, 3).with_value(TallyRow.KOMI, WHITE, HALF)
    tally = tally.with_value(TallyRow.TERRITORY, BLACK, 6)
    assert tally.lines == (
        TallyLine(TallyRow.TERRITORY, Fraction(6), Fraction(3)),
        TallyLine(TallyRow.KOMI, None, HALF),
    )
    assert tally.margin == Fraction(5, 2)
