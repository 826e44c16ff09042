"""The sums of a counting story as they are spoken: "57 − 6 = 51", "20 + 10 + 7 = 37"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from goboard_app.app.texts.numbers import points
from goboard_app.go.board import Color
from goboard_app.scoring.count import Count
from goboard_app.scoring.traditions.story import ChapterKind, Manner, Story, StoryFrame, TallyRow

_MOST_PARTS = 10


def chapter_sum(story: Story, place: int) -> str:
    """The sum that the step before this place adds to; empty where it only moves stones."""
    step = story.step_to(place)
    if step is None:
        return ""
    chapter = story.chapters[step.chapter]
    sum_of = _SUMS.get(chapter.kind)
    return sum_of(story, place) if sum_of is not None else ""


def difference(count: Count, frame: StoryFrame) -> str:
    """What makes the result: the winner's points less the loser's."""
    if frame.ways:
        sums = [minus(*sorted((way.black, way.white), reverse=True)) for way in frame.ways]
        return ", ".join(sums)
    tally = frame.tally
    black, white = tally.total(Color.BLACK), tally.total(Color.WHITE)
    if tally.needed is not None:
        white = tally.needed[0]
    more, less = max(black, white), min(black, white)
    return minus(more, less)


def minus(value: Fraction, taken: Fraction) -> str:
    """A difference such as 57 − 6 = 51."""
    return f"{points(value)} \N{MINUS SIGN} {points(taken)} = {points(value - taken)}"


def times(factor: int, value: Fraction) -> str:
    """A product such as 2 × 3 = 6, kept on one line."""
    text = f"{factor} \N{MULTIPLICATION SIGN} {points(value)} = {points(factor * value)}"
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def plus(values: Sequence[Fraction | int]) -> str:
    """A sum such as 20 + 10 + 7 = 37; a single number stands alone, many are cut short."""
    total = points(sum(values, Fraction(0)))
    shown = [value for value in values if value]
    if len(shown) < 2:
        return total
    if len(shown) > _MOST_PARTS:
        return f"\N{HORIZONTAL ELLIPSIS} = {total}"
    return " + ".join(map(points, shown)) + f" = {total}"


def _filled(story: Story, place: int) -> str:
    side = story.steps[place - 1].side or Color.BLACK
    tally = story.frames[place].tally
    return minus(tally.value(TallyRow.TERRITORY, side), -tally.value(TallyRow.FILLED, side))


def _parts(story: Story, place: int) -> str:
    """The parts of what is counted, the largest first."""
    side = story.steps[place - 1].side or Color.BLACK
    sizes = sorted((len(area) for area in story.frames[place].areas(side)), reverse=True)
    tens, rest = [n for n in sizes if n >= 5], sum(n for n in sizes if n < 5)
    return plus([*tens, rest])


def tie_area(story: Story, frame: StoryFrame) -> Fraction:
    """With which area Black would have as many points as White with komi."""
    shared = frame.size.area - story.count.neutral
    return (shared + story.count.white.komi) / 2


def _growing(story: Story, place: int) -> str:
    step = story.steps[place - 1]
    if story.manner is Manner.STONES and step.side is not None:
        side = story.count.side(step.side)
        area = Fraction(side.stones + side.territory)
        return minus(area, area - step.amount)
    return plus([step.done - step.amount, step.amount])


def _lines(story: Story, place: int) -> str:
    side = story.steps[place - 1].side or Color.BLACK
    values = [line.of(side) for line in story.frames[place].tally.lines]
    return plus([value for value in values if value is not None])


def _needed(story: Story, place: int) -> str:
    frame, before = story.frames[place], story.frames[place - 1]
    if frame.tally.needed is None or before.tally.needed is None:
        return _lines(story, place)
    now, then = frame.tally.needed[0], before.tally.needed[0]
    if now < then:
        return minus(then, then - now)
    return plus([then, now - then])


def _halved(story: Story, place: int) -> str:
    area = story.frames[place].size.area
    return f"{area} : 2 = {points(Fraction(area, 2))}"


def _rest(story: Story, place: int) -> str:
    side = story.steps[place - 1].side
    if side is None:
        return _foreign(story, place)
    frame = story.frames[place]
    known = frame.tally.value(TallyRow.AREA, side.opponent)
    parts = [Fraction(frame.size.area), known, Fraction(len(frame.neutral))]
    shown = " \N{MINUS SIGN} ".join(points(part) for part in parts if part or part is known)
    return f"{shown} = {points(frame.tally.value(TallyRow.AREA, side))}"


def _foreign(story: Story, place: int) -> str:
    tally = story.frames[place].tally
    side = Color.BLACK if tally.margin >= 0 else Color.WHITE
    foreign, vacant = tally.value(TallyRow.FOREIGN, side), tally.value(TallyRow.VACANT, side)
    sum_text = f"2 \N{MULTIPLICATION SIGN} {points(foreign / 2)} + {points(vacant)}"
    return f"{sum_text} = {points(foreign + vacant)}"


_SUMS: dict[ChapterKind, Callable[[Story, int], str]] = {
    ChapterKind.FILL_PRISONERS: _filled,
    ChapterKind.COUNT_TERRITORY: _parts,
    ChapterKind.COUNT_STONES: _growing,
    ChapterKind.COLOR_IN: _growing,
    ChapterKind.COUNT_REST: _rest,
    ChapterKind.HALF_COUNT: _halved,
    ChapterKind.KOMI: _needed,
    ChapterKind.HANDICAP: _needed,
    ChapterKind.FIRST_PASS: _needed,
    ChapterKind.CLOCK: _needed,
    ChapterKind.TAX: _needed,
}
