"""The texts of a count: complete, and with right sums."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings

from goboard_app.app.texts.count import RowKind, row_label
from goboard_app.app.texts.format import parse_points, points
from goboard_app.app.texts.story import (
    chapter_name,
    chapter_progress,
    other_rules_note,
    step_reason,
    step_sentence,
    step_title,
    story_point,
    story_rows,
    story_subtitle,
    story_title,
)
from goboard_app.app.texts.story_reasons import plus
from goboard_app.go.board import Color, Point
from goboard_app.go.position import parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.ruleset import HandicapBonus, Ruleset
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses
from goboard_app.scoring.traditions.story import ChapterKind, Story, StoryFrame, Tradition
from goboard_app.scoring.traditions.tell import tell
from tests.unit.scoring.story_boards import Board, boards, rulesets, terms

SEVEN = GameTerms(komi=Fraction(13, 2))
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
STATUSES = Statuses(dead=frozenset({Point(1, 2), Point(7, 3)}))


def story_of(
    ruleset: Ruleset,
    komi: Fraction | int | None = None,
    counted: Color = Color.BLACK,
    **more: object,
) -> Story:
    position = parse_diagram(BOARD, Color.BLACK, (3, 4))
    given = GameTerms(komi=ruleset.komi if komi is None else Fraction(komi), **more)  # type: ignore[arg-type]
    return tell(position, STATUSES, ruleset, given, counted=counted)


def place_of(story: Story, kind: ChapterKind, side: Color | None = None) -> int:
    """Return the place after the last step of a chapter."""
    told = next(c for c in story.chapters if c.kind is kind and side in (None, c.side))
    return told.first + told.length


def said_after(story: Story, kind: ChapterKind, side: Color | None = None) -> str:
    return step_sentence(story, place_of(story, kind, side))


def value_of(sum_text: str) -> Fraction:
    """Return the value of one side of an equation; its signs have spaces around them."""
    words = sum_text.split()
    total = parse_points(words[0])
    for sign, word in zip(words[1::2], words[2::2], strict=True):
        value = parse_points(word)
        if sign == "×":
            total *= value
        elif sign == ":":
            total /= value
        else:
            total += value if sign == "+" else -value
    return total


def check_sums(text: str) -> None:
    text = text.replace("\N{NO-BREAK SPACE}", " ").rstrip(".")
    for part in re.split(r", |(?<! ): ", text):
        if "=" in part and "…" not in part:
            left, right = part.split("=")
            assert value_of(left) == parse_points(right), text


@given(boards, rulesets, terms)
@settings(max_examples=120, deadline=None)
def test_every_step_has_a_text_and_every_sum_is_right(board: Board, ruleset: Ruleset, given_terms: GameTerms) -> None:
    story = tell(board[0], board[1], ruleset, given_terms)
    texts = [story_title(story), story_subtitle(story)]
    for place in range(len(story) + 1):
        sentence = step_sentence(story, place)
        check_sums(sentence)
        texts += [sentence, step_title(story, place), step_reason(story, place)]
        for row in story_rows(story, place):
            texts.append(row.label)
            assert row.black or row.white
        for chapter in story.chapters:
            texts.append(chapter_name(story, chapter))
            assert "%" not in chapter_progress(story, chapter, place)
    assert all(texts)
    assert not [text for text in texts if "%" in text]


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda r: r.key)
def test_every_tradition_is_explained_in_full(ruleset: Ruleset) -> None:
    story = story_of(ruleset, passes_black=1, passes_white=2, first_pass=Color.WHITE, handicap=2)
    for place in range(len(story) + 1):
        check_sums(step_sentence(story, place))
        reason = step_reason(story, place)
        assert reason.endswith(".")
        assert "%" not in reason


def test_the_sum_of_filling_in() -> None:
    story = story_of(catalogue.JAPANESE)
    fill = place_of(story, ChapterKind.FILL_PRISONERS, Color.BLACK)
    assert step_title(story, fill) == "White’s prisoners into Black’s territory"
    assert step_reason(story, fill - 1) == (
        "White has taken 5 of Black’s stones. Each one put back takes a point from Black. This is number 4."
    )
    assert step_sentence(story, fill - 1) == ("Black’s territory loses one point for each prisoner: 27 − 4 = 23.")


def test_an_area_is_added_up_under_the_names_of_the_panel() -> None:
    story = story_of(catalogue.SIMPLIFIED_ING)
    rows = {row.label for place in range(len(story)) for row in story_rows(story, place)}
    assert {row_label(RowKind.STONES), row_label(RowKind.TERRITORY)} <= rows


def test_tens_are_added_up() -> None:
    story = story_of(catalogue.JAPANESE)
    white = place_of(story, ChapterKind.COUNT_TERRITORY) - 1
    assert re.fullmatch(r"Count the territory: [0-9 +]+ = 30\.", step_sentence(story, white))


def test_half_of_the_komi_is_added_to_half_the_board() -> None:
    story = story_of(catalogue.CHINESE)
    assert said_after(story, ChapterKind.HALF_COUNT) == "Half the board: 81 : 2 = 40½."
    assert said_after(story, ChapterKind.KOMI) == "Split the komi: 40½ + 3¾ = 44¼."
    assert step_sentence(story, len(story)) == "White wins by 15½: 44¼ − 36½ = 7¾."
    assert "2 × 7¾ = 15½" in step_reason(story, len(story)).replace("\N{NO-BREAK SPACE}", " ")


def test_white_can_be_counted_instead() -> None:
    story = story_of(catalogue.CHINESE, counted=Color.WHITE)
    off = place_of(story, ChapterKind.REMOVE_STONES)
    assert step_title(story, off) == "Take Black’s stones off"
    assert step_reason(story, off) == "Only White is counted: what is not White’s is Black’s."
    assert said_after(story, ChapterKind.HALF_COUNT) == "Half the board: 81 : 2 = 40½."
    assert said_after(story, ChapterKind.KOMI) == "Split the komi: 40½ − 3¾ = 36¾."
    assert step_sentence(story, len(story)) == "White wins by 15½: 44½ − 36¾ = 7¾."
    assert "2 × 7¾ = 15½" in step_reason(story, len(story)).replace("\N{NO-BREAK SPACE}", " ")
    assert [(row.label, row.black, row.white) for row in story_rows(story, len(story))][-3:] == [
        ("The rest of the board", "36½", ""),
        ("Now", "36½", "44½"),
        ("Needed", "44¼", "36¾"),
    ]


def even_board(komi: int, handicap: int) -> Story:
    """Return the story of a board of 361 points of which both sides have 180½."""
    left, right = 8 * "." + "X", "O" + 8 * "."
    rows = [left + "X" + right] * 9 + [left + "." + right] + [left + "O" + right] * 9
    given = GameTerms(Fraction(komi), handicap)
    return tell(parse_diagram(rows), ALL_ALIVE, catalogue.CHINESE, given)


def test_half_of_the_board_is_a_draw_without_komi() -> None:
    story = even_board(komi=0, handicap=0)
    assert step_sentence(story, len(story)) == "Draw: 180½ − 180½ = 0."
    assert step_reason(story, len(story)) == "Both have the same."
    now, needed = story_rows(story, len(story))[-2:]
    assert (now.black, now.white) == (needed.black, needed.white) == ("180½", "180½")
    assert story.count.winner is None


def test_half_of_the_handicap_is_added_to_half_the_board() -> None:
    story = even_board(komi=0, handicap=4)
    assert said_after(story, ChapterKind.HANDICAP).endswith(": 180½ + 2 = 182½.")
    assert step_reason(story, place_of(story, ChapterKind.HANDICAP)) == (
        "White gets 4 for the stones that Black began with. Black needs half of that more, and White half of that less."
    )
    needed = story_rows(story, len(story))[-1]
    assert (needed.label, needed.black, needed.white) == ("Needed", "182½", "178½")
    assert step_sentence(story, len(story)) == "White wins by 4: 182½ − 180½ = 2."


def test_the_handicap_is_not_halved_with_both_areas_counted() -> None:
    story = story_of(catalogue.CHINESE_SERVER, komi=0, handicap=4)
    assert step_reason(story, place_of(story, ChapterKind.HANDICAP)) == (
        "White gets 4 for the stones that Black began with."
    )


def test_a_tie_is_described_with_all_points_beside_the_board() -> None:
    rules = replace(catalogue.NEW_ZEALAND, bonus=HandicapBonus.N)
    story = story_of(rules, handicap=4)
    assert "With an area of 45½" in step_reason(story, place_of(story, ChapterKind.KOMI))


def test_the_rest_of_the_board_is_a_difference() -> None:
    story = story_of(catalogue.NEW_ZEALAND)
    assert said_after(story, ChapterKind.COUNT_REST) == "The rest is White’s: 81 − 36 − 1 = 44."
    assert "With an area of 43½" in step_reason(story, place_of(story, ChapterKind.KOMI))


def test_foreign_stones_count_two() -> None:
    story = story_of(catalogue.ING)
    assert said_after(story, ChapterKind.COUNT_REST) == "See which points stay empty: 2 × 8 + 0 = 16."


def test_stones_are_area_less_two_for_each_group() -> None:
    story = story_of(catalogue.STONE_SCORING)
    counted = place_of(story, ChapterKind.COUNT_STONES)
    assert step_sentence(story, counted - 1) == "Count the stones: 36 − 2 = 34."


def test_both_ways_are_shown_side_by_side() -> None:
    story = story_of(catalogue.AGA, 0, passes_black=1, passes_white=2)
    rows = story_rows(story, len(story))
    assert [row.label for row in rows] == ["By area", "By territory"]
    sentence = step_sentence(story, len(story))
    assert sentence.count("=") == 2


@pytest.mark.parametrize(("black", "white"), [(0, 0), (5, 1)])
def test_both_ways_are_said_to_agree_only_where_they_do(black: int, white: int) -> None:
    board = parse_diagram("X X . O O\n. X . O .\nX X . O O\n. X . O .\nX X . O O")
    given_terms = GameTerms(passes_black=black, passes_white=white)
    story = tell(board, ALL_ALIVE, catalogue.AGA, given_terms)
    agree = len({way.margin for way in story.frames[-1].ways}) == 1
    assert ("both ways agree" in step_reason(story, len(story))) is agree
    assert agree is (black == white)


def test_a_tie_is_described_by_the_rules() -> None:
    board = parse_diagram("X . O")
    draw = tell(board, ALL_ALIVE, catalogue.BASIC, GameTerms())
    assert step_title(draw, len(draw)) == "Draw"
    ours = tell(board, ALL_ALIVE, catalogue.ING, GameTerms())
    assert step_title(ours, len(ours)) == "Black wins"
    assert "Black then wins" in step_reason(ours, len(ours))


def test_a_number_that_changed_is_known() -> None:
    story = story_of(catalogue.JAPANESE)
    fill = place_of(story, ChapterKind.FILL_PRISONERS, Color.BLACK)
    rows = {row.label: row for row in story_rows(story, fill)}
    assert rows["Prisoners filled in"].is_new == {Color.BLACK}
    assert rows["Territory"].is_new == frozenset()
    assert (rows["Now"].black, rows["Now"].white) == ("22", "34")


def test_the_progress_of_a_chapter() -> None:
    story = story_of(catalogue.JAPANESE)
    fill = next(c for c in story.chapters if c.kind is ChapterKind.FILL_PRISONERS)
    komi = next(c for c in story.chapters if c.kind is ChapterKind.KOMI)
    assert chapter_progress(story, fill, fill.first) == ""
    assert chapter_progress(story, fill, fill.first + 2) == "2 of 5"
    assert chapter_progress(story, fill, fill.first + 5) == "5"
    assert chapter_progress(story, komi, 0) == "6½"


def test_points_are_announced() -> None:
    frame = StoryFrame(
        parse_diagram("X . O").size,
        bytes([1, 0, 2]),
        (0, 0),
        (0, 0),
        filled=frozenset({Point(0, 0)}),
        dead=frozenset({Point(2, 0)}),
        black_areas=(frozenset({Point(1, 0)}),),
    )
    assert story_point(frame, Point(0, 0)) == "A1, black stone, put back to be counted"
    assert story_point(frame, Point(1, 0)) == "B1, empty, Black’s point"
    assert story_point(frame, Point(2, 0)) == "C1, white stone, dead"


def test_other_rules_change_nothing() -> None:
    assert other_rules_note() == "Only to compare: the record stays as it is."


def test_beginners_hear_their_own_sum() -> None:
    """The count that the first evening teaches: stones and empty points, then the komi."""
    story = story_of(catalogue.CHINESE_SERVER, Fraction(15, 2))
    assert story.tradition is Tradition.COLOR_IN
    assert said_after(story, ChapterKind.COLOR_IN).endswith(f"{sum_of(story, Color.BLACK)}.")
    black, white = (points(story.count.side(color).total) for color in Color)
    area = points(story.count.white.total - story.count.white.komi)
    assert step_reason(story, len(story)) == f"Black has {black}, White has {area} + 7½ = {white}."
    assert not any("¾" in step_reason(story, place) for place in range(len(story) + 1))


def sum_of(story: Story, color: Color) -> str:
    side = story.count.side(color)
    return f"{side.stones} + {side.territory} = {side.stones + side.territory}"


def test_removed_stones_have_one_sign() -> None:
    assert plus([16, -3, 6]) == "16 − 3 + 6 = 19"
