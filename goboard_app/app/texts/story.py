"""The counting story in words: titles, chapters, steps and the running numbers."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from goboard_app.app.texts.count import RowKind, count_result, row_label
from goboard_app.app.texts.format import (
    Text,
    TextTable,
    closed,
    color_name,
    comma_list,
    dotted,
    filled,
    labelled,
    points,
    stone_name,
    translate,
)
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.app.texts.story_reasons import StoryMoment, chapter_sum, difference, reason_of
from goboard_app.go.board import Color, Point, point_name
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.traditions.story import (
    Chapter,
    ChapterKind,
    Story,
    StoryFrame,
    TallyLine,
    TallyRow,
    Tradition,
)

_BY_SIDE = {
    ChapterKind.FILL_PRISONERS: (
        Text("story", "White’s prisoners into Black’s territory"),
        Text("story", "Black’s prisoners into White’s territory"),
    ),
    ChapterKind.LEFT_OVER: (
        Text("story", "Black’s prisoners without room"),
        Text("story", "White’s prisoners without room"),
    ),
    ChapterKind.REMOVE_STONES: (
        Text("story", "Take Black’s stones off"),
        Text("story", "Take White’s stones off"),
    ),
    ChapterKind.COLOR_IN: (
        Text("story", "Count Black’s area"),
        Text("story", "Count White’s area"),
    ),
    ChapterKind.COUNT_REST: (
        Text("story", "The rest is Black’s"),
        Text("story", "The rest is White’s"),
    ),
    ChapterKind.FILL_AREA: (
        Text("story", "Black fills up"),
        Text("story", "White fills up"),
    ),
    ChapterKind.FILL_OPPONENT: (
        Text("story", "What Black has left over"),
        Text("story", "What White has left over"),
    ),
}

_KNOWN_BEFORE = frozenset({ChapterKind.KOMI, ChapterKind.HANDICAP, ChapterKind.FIRST_PASS, ChapterKind.CLOCK})


@dataclass(frozen=True, slots=True)
class StoryRow:
    """A row of the running numbers as text; `is_new` has the sides whose number changed."""

    label: str
    black: str
    white: str
    is_new: frozenset[Color] = frozenset()
    is_sum: bool = False


#: The title of a counting story: the tradition by which it counts.
_titles = TextTable(
    {
        Tradition.PRISONERS: Text("story", "Counting the Japanese way"),
        Tradition.HALF: Text("story", "Counting the Chinese way"),
        Tradition.FILL_IN: Text("story", "Counting Ing’s way"),
        Tradition.REACH: Text("story", "Counting as far as stones reach"),
        Tradition.SMALLER: Text("story", "Counting the New Zealand way"),
        Tradition.COLOR_IN: Text("story", "Counting point by point"),
        Tradition.STONES: Text("story", "Counting stones, the old way"),
        Tradition.BOTH: Text("story", "Counting in both ways"),
    }
)


def story_title(story: Story) -> str:
    """Return the title of a counting story: the tradition by which it counts."""
    return _titles(story.tradition)


#: The line below the title of a counting story: the rules, and the idea in a few words.
_ideas = TextTable(
    {
        Tradition.PRISONERS: Text("story", "The board itself becomes the sum."),
        Tradition.HALF: Text("story", "One colour is counted, the other is the rest."),
        Tradition.FILL_IN: Text("story", "All stones go back on the board."),
        Tradition.REACH: Text("story", "A point that only one side can reach belongs to it."),
        Tradition.SMALLER: Text("story", "One area is counted, the other is the rest."),
        Tradition.COLOR_IN: Text("story", "Your stones and your empty points: each is a point."),
        Tradition.STONES: Text("story", "The stones that fit on the board are counted."),
        Tradition.BOTH: Text("story", "By area and by territory: the same margin."),
    }
)


def story_subtitle(story: Story) -> str:
    """Return the line below the title of a counting story: the rules, and the idea in a few words."""
    return dotted(ruleset_name(story.ruleset), _ideas(story.tradition))


def chapter_name(story: Story, chapter: Chapter) -> str:
    """Return the name of a chapter in the list: the work done in it."""
    if chapter.kind is ChapterKind.COUNT_REST and chapter.side is None:
        return translate("story", "See which points stay empty")
    if chapter.kind in _BY_SIDE:
        black, white = _BY_SIDE[chapter.kind]
        return white() if chapter.side is Color.WHITE else black()
    if chapter.kind is ChapterKind.KOMI and _is_half(story, chapter):
        return translate("story", "Split the komi")
    return _names(chapter.kind)


def chapter_progress(story: Story, chapter: Chapter, place: int) -> str:
    """Return the progress of a chapter in the list: "6 of 11", "11" at its end.

    The amount of komi, handicap, first pass and clock is known, so it is shown before the chapter begins.
    """
    whole = points(chapter.amount)
    if chapter.kind is ChapterKind.SHAPE_TENS:
        whole = f"{whole} \N{MULTIPLICATION SIGN} 10"
    if place >= chapter.first + chapter.length:
        return whole if chapter.amount else ""
    if chapter.kind in _KNOWN_BEFORE:
        return whole
    step = story.step_to(place)
    if place <= chapter.first or step is None or chapter.length == 1:
        return ""
    return filled(translate("story", "%1 of %2"), points(step.done), whole)


def step_title(story: Story, place: int) -> str:
    """Return the title of the step that led to this place of a counting story."""
    step = story.step_to(place)
    if step is None:
        return translate("story", "The final board")
    chapter = story.chapters[step.chapter]
    if chapter.kind in (ChapterKind.COMPARE, ChapterKind.COMPARE_WAYS):
        return count_result(story.count)
    return chapter_name(story, chapter)


def step_reason(story: Story, place: int) -> str:
    """Return the reason for the step that led to this place, in a sentence or two."""
    step = story.step_to(place)
    if step is None:
        return translate("story", "Now we count, as you would by hand.")
    return reason_of(StoryMoment(story, place))


def new_words(story: Story, place: int) -> int:
    """Return the number of words at a place that a reader has not read at the step before."""
    now = _words_at(story, place)
    before = _words_at(story, place - 1) if place else []
    if len(now) != len(before):
        return len(now)
    changed = [word for word, old in zip(now, before, strict=True) if word != old]
    # If only numbers changed, the sentence is the same one counted on.
    is_counted_on = all(any(letter.isdigit() for letter in word) for word in changed)
    return len(changed) if is_counted_on else len(now)


def _words_at(story: Story, place: int) -> list[str]:
    return f"{step_title(story, place)} {step_reason(story, place)}".split()


def step_sentence(story: Story, place: int) -> str:
    """Return the line below the board for a step of a counting story: its sum, else its action."""
    step = story.step_to(place)
    if step is None:
        return translate("story", "Now we count, step by step.")
    chapter = story.chapters[step.chapter]
    if chapter.kind in (ChapterKind.COMPARE, ChapterKind.COMPARE_WAYS):
        what = difference(story.count, story.frames[place])
        return closed(labelled(count_result(story.count), what))
    total = chapter_sum(story, place)
    if chapter.kind is ChapterKind.FILL_PRISONERS and step.side is not None:
        text = translate("story", "%1’s territory loses one point for each prisoner: %2.")
        return filled(text, color_name(step.side), total)
    name = chapter_name(story, chapter)
    return closed(labelled(name, total))


def story_rows(story: Story, place: int) -> tuple[StoryRow, ...]:
    """Return the running numbers at this place of a counting story; none while nothing was counted."""
    tally = story.frames[place].tally
    before = story.frames[place - 1].tally if place else tally
    if story.frames[place].ways:
        return tuple(
            StoryRow(_way_name(way.scoring), points(way.black), points(way.white), frozenset(Color))
            for way in story.frames[place].ways
        )
    if not tally.lines:
        return ()
    rows = [
        StoryRow(
            _row_name(line.row),
            _cell(line.black),
            _cell(line.white),
            frozenset(c for c in Color if line.of(c) != _of(before.line(line.row), c)),
        )
        for line in tally.lines
    ]
    changed = frozenset(c for c in Color if tally.total(c) != before.total(c))
    black, white = (_sum_cell(story.frames[place], color) for color in Color)
    rows.append(StoryRow(translate("story", "Now"), black, white, changed, is_sum=True))
    if tally.needed is not None:
        is_new = frozenset(Color) if tally.needed != before.needed else frozenset[Color]()
        black, white = (points(value) for value in tally.needed)
        rows.append(StoryRow(translate("story", "Needed"), black, white, is_new))
    return tuple(rows)


def story_point(frame: StoryFrame, point: Point) -> str:
    """Return the description of a point during a counting story, for a screen reader."""
    color = frame.at(point)
    parts = [point_name(point, frame.size)]
    if color is None:
        parts.append(translate("board", "empty"))
    else:
        parts.append(stone_name(color))
    if point in frame.dead:
        parts.append(translate("board", "dead"))
    if point in frame.filled:
        parts.append(translate("story", "put back to be counted"))
    if point in frame.seki:
        parts.append(translate("board", "in seki"))
    for side, words in (
        (Color.BLACK, translate("board", "Black’s point")),
        (Color.WHITE, translate("board", "White’s point")),
    ):
        if any(point in area for area in frame.areas(side)):
            parts.append(words)
    return comma_list(*parts)


def words_a_minute(words: int) -> str:
    """Return the tip of a speed of the counting story: the words a minute of a reader it suits."""
    return translate("story", "Speed: %n word(s) a minute", None, words)


#: The note on a story by other rules than the game's: the record is unchanged.
other_rules_note = Text("story", "Only to compare: the record stays as it is.")


def _is_half(story: Story, chapter: Chapter) -> bool:
    """Return whether this chapter compares one side with half the board."""
    return story.frames[chapter.first + 1].tally.half is not None


#: The names of the chapters that are the same for both sides.
_names = TextTable(
    {
        ChapterKind.LIFT_DEAD: Text("story", "Lift the dead stones"),
        ChapterKind.MARK_SEKI: Text("story", "Leave out what is in seki"),
        ChapterKind.MARK_TERRITORY: Text("story", "Mark the territory"),
        ChapterKind.HAND_OVER_PASSES: Text("story", "A stone for each pass"),
        ChapterKind.SHAPE_TENS: Text("story", "Shape territory into tens"),
        ChapterKind.COUNT_TERRITORY: Text("story", "Count the territory"),
        ChapterKind.SHARE_NEUTRAL: Text("story", "Split the neutral points"),
        ChapterKind.COUNT_STONES: Text("story", "Count the stones"),
        ChapterKind.HALF_COUNT: Text("story", "Half the board"),
        ChapterKind.REACH: Text("story", "Let the stones reach out"),
        ChapterKind.NOT_COUNTED: Text("story", "Leave out what does not count"),
        ChapterKind.RETURN_PRISONERS: Text("story", "Prisoners back into the bowls"),
        ChapterKind.HAND_OVER_KOMI: Text("story", "Hand over the komi as stones"),
        ChapterKind.KEEP_EYES: Text("story", "Two points for each group"),
        ChapterKind.WHY_NOT: Text("story", "Count without filling in"),
        ChapterKind.TAX: Text("story", "Take off two for each group"),
        ChapterKind.KOMI: Text("story", "Add the komi"),
        ChapterKind.HANDICAP: Text("story", "Add points for the handicap"),
        ChapterKind.FIRST_PASS: row_label.texts[RowKind.FIRST_PASS],
        ChapterKind.CLOCK: row_label.texts[RowKind.CLOCK],
        ChapterKind.PUT_BACK: Text("story", "Set the board up again"),
        ChapterKind.COMPARE: Text("story", "Compare"),
        ChapterKind.COMPARE_WAYS: Text("story", "Both sums side by side"),
    }
)

#: The name of a row of the running numbers.
_row_name = TextTable(
    {
        TallyRow.TERRITORY: Text("story", "Territory"),
        TallyRow.FILLED: Text("story", "Prisoners filled in"),
        TallyRow.LEFT_OVER: Text("story", "Prisoners left over"),
        TallyRow.STONES: Text("story", "Stones"),
        TallyRow.EMPTY: row_label.texts[RowKind.TERRITORY],
        TallyRow.NEUTRAL: Text("story", "Half of the neutral points"),
        TallyRow.AREA: Text("story", "Area"),
        TallyRow.REST: Text("story", "The rest of the board"),
        TallyRow.VACANT: Text("story", "Points left empty"),
        TallyRow.FOREIGN: Text("story", "Opponent’s stones × 2"),
        TallyRow.TAX: Text("story", "Two for each group"),
        TallyRow.KOMI: row_label.texts[RowKind.KOMI],
        TallyRow.HANDICAP: row_label.texts[RowKind.HANDICAP],
        TallyRow.FIRST_PASS: row_label.texts[RowKind.FIRST_PASS],
        TallyRow.CLOCK: row_label.texts[RowKind.CLOCK],
    }
)

#: The name of a way of scoring, where a story counts in both.
_way_name = TextTable(
    {
        Scoring.AREA: Text("story", "By area"),
        Scoring.TERRITORY: Text("story", "By territory"),
        Scoring.STONE: Text("story", "By stones"),
    }
)


def _of(line: TallyLine | None, color: Color) -> Fraction | None:
    return None if line is None else line.of(color)


def _cell(value: Fraction | None) -> str:
    return "" if value is None else points(value)


def _sum_cell(frame: StoryFrame, color: Color) -> str:
    """Return a side's sum; empty for a side that no row counts."""
    tally = frame.tally
    if all(line.of(color) is None for line in tally.lines):
        return ""
    return points(tally.total(color))
