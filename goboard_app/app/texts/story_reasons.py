"""The reasons for the steps of a counting story, and the sums of its chapters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from goboard_app.app.texts.format import Text, TextTable, color_name, comma_list, filled, points, translate
from goboard_app.go.board import Color
from goboard_app.scoring.count import Count
from goboard_app.scoring.traditions.story import (
    ChapterKind,
    FillInObstacle,
    HalfCount,
    RunningTally,
    Story,
    StoryFrame,
    TallyRow,
    Tradition,
)

_MOST_PARTS = 10


def chapter_sum(story: Story, place: int) -> str:
    """Return the sum to which the step before this place adds; empty where it only moves stones."""
    step = story.step_to(place)
    if step is None:
        return ""
    chapter = story.chapters[step.chapter]
    sum_of = _SUMS.get(chapter.kind)
    return sum_of(story, place) if sum_of is not None else ""


def difference(count: Count, frame: StoryFrame) -> str:
    """Return the calculation of the margin: the winner's points less the loser's, or less half the board."""
    if frame.ways:
        sums = [minus(*sorted((way.black, way.white), reverse=True)) for way in frame.ways]
        return comma_list(*sums)
    tally = frame.tally
    black, white = tally.total(Color.BLACK), tally.total(Color.WHITE)
    if tally.half is not None:
        own = tally.half.counted
        black, white = tally.total(own), tally.half.needed(own)
    more, less = max(black, white), min(black, white)
    return minus(more, less)


def minus(value: Fraction, taken: Fraction) -> str:
    """Return a difference such as 57 − 6 = 51."""
    return f"{points(value)} \N{MINUS SIGN} {points(taken)} = {points(value - taken)}"


def times(factor: int, value: Fraction) -> str:
    """Return a product such as 2 × 3 = 6, kept on one line."""
    text = f"{factor} \N{MULTIPLICATION SIGN} {points(value)} = {points(factor * value)}"
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def plus(values: Sequence[Fraction | int]) -> str:
    """Return a sum such as 20 + 10 + 7 = 37; of a single number only it, of many only the total."""
    total = points(sum(values, Fraction(0)))
    shown = [Fraction(value) for value in values if value]
    if len(shown) < 2:
        return total
    if len(shown) > _MOST_PARTS:
        return f"\N{HORIZONTAL ELLIPSIS} = {total}"
    # A term that is taken away has one sign, as beginners write it, not two.
    signs = ("\N{MINUS SIGN}" if value < 0 else "+" for value in shown[1:])
    rest = (f" {sign} {points(abs(value))}" for sign, value in zip(signs, shown[1:], strict=True))
    return points(shown[0]) + "".join(rest) + f" = {total}"


def _filled(story: Story, place: int) -> str:
    side = story.steps[place - 1].side or Color.BLACK
    tally = story.frames[place].tally
    return minus(tally.value(TallyRow.TERRITORY, side), -tally.value(TallyRow.FILLED, side))


def _parts(story: Story, place: int) -> str:
    """Return the sum of the counted areas, the largest first; those below five points are added into one term."""
    side = story.steps[place - 1].side or Color.BLACK
    sizes = sorted((len(area) for area in story.frames[place].areas(side)), reverse=True)
    tens, rest = [n for n in sizes if n >= 5], sum(n for n in sizes if n < 5)
    return plus([*tens, rest])


def tie_area(story: Story, frame: StoryFrame) -> Fraction:
    """Return the area with which Black would have as many points as White, all additions included."""
    half = HalfCount.of(story.count, frame.size.area - story.count.neutral)
    return half.needed(Color.BLACK)


def _growing(story: Story, place: int) -> str:
    step = story.steps[place - 1]
    tally = story.frames[place].tally
    if step.side is not None and tally.line(TallyRow.EMPTY) is not None:
        rows = (TallyRow.STONES, TallyRow.EMPTY)
        return plus([tally.value(row, step.side) for row in rows])
    if story.tradition is Tradition.STONES and step.side is not None:
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
    half = before.tally.half
    if frame.tally.half is None or half is None:
        return _lines(story, place)
    now, then = frame.tally.half.needed(half.counted), half.needed(half.counted)
    if now < then:
        return minus(then, then - now)
    return plus([then, now - then])


def _halved(story: Story, place: int) -> str:
    return f"{story.frames[place].size.area} : 2 = {points(story.steps[place - 1].amount)}"


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


class StoryMoment:
    """A place of a story with all values that its sentences use.

    Raises ValueError at the place before the first step.
    """

    def __init__(self, story: Story, place: int) -> None:
        step = story.step_to(place)
        if step is None:
            raise ValueError("nothing has happened yet")
        self.story = story
        self.step = step
        self.chapter = story.chapters[step.chapter]
        self.frame = story.frames[place]

    @property
    def is_half(self) -> bool:
        """True where one side is compared with half the board."""
        return self.frame.tally.half is not None

    @property
    def side(self) -> Color:
        """The side of the step; Black where it belongs to both sides."""
        return self.step.side or Color.BLACK

    @property
    def name(self) -> str:
        """The name of that side's colour."""
        return color_name(self.side)

    @property
    def other(self) -> str:
        """The name of the other colour."""
        return color_name(self.side.opponent)


def reason_of(moment: StoryMoment) -> str:
    """Return the sentence in a counting story why the step that led to this moment is done."""
    return _REASONS[moment.chapter.kind](moment)


def _lift_dead(moment: StoryMoment) -> str:
    """Return the reason for lifting the dead stones in a counting story."""
    if moment.story.tradition is Tradition.PRISONERS:
        return translate(
            "story",
            "They cannot escape capture. Each is a prisoner of the player who surrounds it.",
        )
    return translate("story", "They cannot escape capture. Their points belong to the player who surrounds them.")


def _mark_seki(moment: StoryMoment) -> str:
    """Return the reason for leaving points in seki out of a counting story."""
    text = translate("story", "Points of groups in seki count for nobody here: %1.")
    return filled(text, points(moment.chapter.amount))


#: The reason for marking the territory in a counting story.
_territories = TextTable(
    {
        Tradition.FILL_IN: Text("story", "This is what each side can fill with its own stones."),
        Tradition.STONES: Text("story", "On these points each side can still put stones of its own."),
    },
    otherwise=Text("story", "Empty points that one side alone surrounds are its territory."),
)


def _mark_territory(moment: StoryMoment) -> str:
    """Return the reason for marking the territory in a counting story."""
    return _territories(moment.story.tradition)


def _hand_over(moment: StoryMoment) -> str:
    """Return the reason for handing over a stone for each pass in a counting story."""
    text = translate(
        "story",
        "%1 has passed %n time(s). Each pass gives %2 a stone; White is last.",
        None,
        int(moment.step.amount),
    )
    return filled(text, moment.name, moment.other)


def _fill_prisoners(moment: StoryMoment) -> str:
    """Return the reason for filling a prisoner into territory in a counting story."""
    text = translate(
        "story",
        "%1 has taken %2 of %3’s stones. Each one put back takes a point from %3. This is number %4.",
    )
    number = points(moment.step.done)
    return filled(text, moment.other, points(moment.chapter.amount), moment.name, number)


def _left_over(moment: StoryMoment) -> str:
    """Return the reason for counting prisoners without room in a counting story."""
    text = translate("story", "There is no room for them. They count one point each for %1: %2.")
    return filled(text, moment.name, points(moment.step.amount))


def _shape(moment: StoryMoment) -> str:
    """Return the reason for sliding stones to shape territory into tens in a counting story."""
    return translate("story", "Stones slide within their own area, so the number of points stays the same.")


def _count_territory(moment: StoryMoment) -> str:
    """Return the reason for counting a side's open points in a counting story."""
    return filled(translate("story", "The open points are %1’s."), moment.name)


def _share_neutral(moment: StoryMoment) -> str:
    """Return the reason for splitting the neutral points in a counting story."""
    text = translate("story", "Nobody surrounds these points. Each side gets half of them: %1.")
    return filled(text, points(moment.chapter.amount / 2))


def _remove(moment: StoryMoment) -> str:
    """Return the reason for taking one side's stones off in a counting story."""
    if moment.side is Color.BLACK:
        return translate("story", "Only White is counted: what is not White’s is Black’s.")
    return translate("story", "Only Black is counted: what is not Black’s is White’s.")


def _count_stones(moment: StoryMoment) -> str:
    """Return the reason for counting a side's stones in a counting story."""
    if moment.chapter.side is not None:
        text = translate("story", "The stones are pushed together in tens. Counted so far: %1.")
        return filled(text, points(moment.step.done))
    stones = int(moment.step.amount)
    text = translate("story", "%1 has %n stone(s) on the board.", None, stones)
    return filled(text, moment.name)


def _half_count(moment: StoryMoment) -> str:
    """Return the reason for comparing with half the board in a counting story."""
    area = moment.frame.size.area
    text = translate("story", "The board has %n point(s). Whoever has more than %1 of them is ahead.", None, area)
    return filled(text, points(moment.chapter.amount))


def _color_in(moment: StoryMoment) -> str:
    """Return the reason for counting an area point by point or by twos in a counting story."""
    if moment.story.tradition is Tradition.SMALLER:
        text = translate("story", "%1 has the smaller area. It is counted by twos. So far: %2.")
        return filled(text, moment.name, points(moment.step.done))
    empty = moment.frame.tally.value(TallyRow.EMPTY, moment.side)
    if not empty:
        stones = moment.frame.tally.value(TallyRow.STONES, moment.side)
        return filled(
            translate("story", "Each living stone of %1 is a point. Stones so far: %2."),
            moment.name,
            points(stones),
        )
    return filled(
        translate("story", "Each empty point inside %1’s area is a point, too. So far: %2."),
        moment.name,
        points(empty),
    )


def _count_rest(moment: StoryMoment) -> str:
    """Return the reason why the rest of the board need not be counted in a counting story."""
    if moment.chapter.side is None:
        return translate("story", "Each stone in the opponent’s area counts two points, an empty point one.")
    return translate("story", "You need not count the rest: it follows.")


def _reach(moment: StoryMoment) -> str:
    """Return the reason for the reach of stones in a counting story."""
    return translate(
        "story",
        "Spread from each stone across empty points. Points that both colours reach belong to nobody.",
    )


def _not_counted(moment: StoryMoment) -> str:
    """Return the reason for leaving points uncounted in a counting story."""
    return translate("story", "These points were set neutral, or lie in a seki.")


def _return_prisoners(moment: StoryMoment) -> str:
    """Return the reason for returning prisoners to the bowls in a counting story."""
    stones = int(moment.step.amount)
    text = translate("story", "Prisoners do not count here: %1 gets %n stone(s) back.", None, stones)
    return filled(text, moment.name)


def _hand_over_komi(moment: StoryMoment) -> str:
    """Return the reason for handing over the komi as stones in a counting story."""
    text = translate("story", "Each of %1’s stones in %2’s area makes two points. This is number %3.")
    return filled(text, moment.other, moment.name, points(moment.step.done))


def _fill_area(moment: StoryMoment) -> str:
    """Return the reason for filling the own area in a counting story."""
    if moment.story.tradition is Tradition.STONES:
        text = translate("story", "%1 puts stones on all other points. Stones put down: %2.")
        return filled(text, moment.name, points(moment.step.done))
    text = translate("story", "%1 fills their own area from the bowl. Stones left there: %2.")
    return filled(text, moment.name, moment.frame.in_bowl(moment.side))


def _fill_opponent(moment: StoryMoment) -> str:
    """Return the reason for filling stones into the opponent's area in a counting story."""
    text = translate("story", "%1’s stones no longer fit in their own area. Each makes two points for %2. Number %3.")
    return filled(text, moment.name, moment.other, points(moment.step.done))


def _keep_eyes(moment: StoryMoment) -> str:
    """Return the reason for keeping two points for each group in a counting story."""
    text = translate("story", "A group needs two open points to live: %1 for %2.")
    return filled(text, points(moment.step.amount), moment.name)


#: The reason why a counting story cannot fill in as Ing's way does.
_whys_not = TextTable(
    {
        FillInObstacle.KOMI: Text(
            "story",
            "Komi would be handed over as stones worth two points each, but this komi is "
            "not an even number. So the points are counted one by one.",
        ),
        FillInObstacle.STONES: Text(
            "story",
            "There are more stones on the board than a set holds. So the points are counted one by one.",
        ),
        FillInObstacle.ROOM: Text(
            "story",
            "There is no room for the stones of the komi. So the points are counted one by one.",
        ),
    }
)


def _why_not(moment: StoryMoment) -> str:
    """Return the reason why a counting story cannot fill in as Ing's way does."""
    return _whys_not(moment.chapter.why_not or FillInObstacle.KOMI)


def _tax(moment: StoryMoment) -> str:
    """Return the reason for taking off two points for each group in a counting story."""
    return translate("story", "Each group needs two points that do not count.")


def _komi(moment: StoryMoment) -> str:
    """Return the reason for the komi in a counting story."""
    value = points(moment.story.count.white.komi)
    if moment.is_half:
        text = translate(
            "story",
            "Komi is %1 points. Black needs half of that more, and White half of that less.",
        )
        return filled(text, value)
    if moment.story.tradition is Tradition.SMALLER:
        text = translate("story", "White gets %1 points. With an area of %2 Black would just tie.")
        return filled(text, value, points(tie_area(moment.story, moment.frame)))
    text = translate("story", "White gets %1 points because Black moved first.")
    return filled(text, value)


def _handicap(moment: StoryMoment) -> str:
    """Return the reason for White's points for the handicap in a counting story."""
    text = translate("story", "White gets %1 for the stones that Black began with.")
    return filled(text, points(moment.chapter.amount)) + _half_note(moment)


def _first_pass(moment: StoryMoment) -> str:
    """Return the reason for White's points for passing first in a counting story."""
    text = translate("story", "Under these rules White gets %1 for passing first.")
    return filled(text, points(moment.chapter.amount)) + _half_note(moment)


def _half_note(moment: StoryMoment) -> str:
    """Return the sentence that says why points for White change both needs by half of them."""
    if not moment.is_half:
        return ""
    return " " + translate("story", "Black needs half of that more, and White half of that less.")


def _clock(moment: StoryMoment) -> str:
    """Return the reason for points for time penalties in a counting story."""
    return translate("story", "Extra time is paid for with points to the other side.")


def _put_back(moment: StoryMoment) -> str:
    """Return the reason for laying the board out again in a counting story."""
    return translate("story", "Now the same board is counted the other way.")


def _compare(moment: StoryMoment) -> str:
    """Return the comparison of both sides at the end of a counting story."""
    count = moment.story.count
    if count.margin == 0:
        if count.winner is not None:
            return translate("story", "Both have the same. Under these rules Black then wins.")
        return translate("story", "Both have the same.")
    if moment.is_half:
        text = translate("story", "Each stone changes the margin by two points: %1.")
        margin = abs(count.margin)
        return filled(text, times(2, margin / 2))
    #: %1 = points, or a sum with its parts %2 = the same
    text = translate("story", "Black has %1, White has %2.")
    return filled(text, *(_side_sum(moment.frame.tally, color) for color in Color))


def _side_sum(tally: RunningTally, color: Color) -> str:
    """Return a side's points: 45, or 36 + 7½ = 43½ where anything is added to the counted area."""
    counted = (TallyRow.STONES, TallyRow.EMPTY)
    if tally.line(TallyRow.EMPTY) is None:
        return points(tally.total(color))
    area = sum((tally.value(row, color) for row in counted), Fraction(0))
    more = [line.of(color) or Fraction(0) for line in tally.lines if line.row not in counted]
    return plus([area, *more])


def _compare_ways(moment: StoryMoment) -> str:
    """Return the comparison of both ways of scoring at the end of a counting story."""
    if len({way.margin for way in moment.frame.ways}) == 1:
        return translate("story", "Since each pass costs a stone and White passes last, both ways agree.")
    return translate(
        "story",
        "Here the two ways differ: the two sides did not make the same number of moves and passes.",
    )


_REASONS: dict[ChapterKind, Callable[[StoryMoment], str]] = {
    ChapterKind.LIFT_DEAD: _lift_dead,
    ChapterKind.MARK_SEKI: _mark_seki,
    ChapterKind.MARK_TERRITORY: _mark_territory,
    ChapterKind.HAND_OVER_PASSES: _hand_over,
    ChapterKind.FILL_PRISONERS: _fill_prisoners,
    ChapterKind.LEFT_OVER: _left_over,
    ChapterKind.SHAPE_TENS: _shape,
    ChapterKind.COUNT_TERRITORY: _count_territory,
    ChapterKind.SHARE_NEUTRAL: _share_neutral,
    ChapterKind.REMOVE_STONES: _remove,
    ChapterKind.COUNT_STONES: _count_stones,
    ChapterKind.HALF_COUNT: _half_count,
    ChapterKind.COLOR_IN: _color_in,
    ChapterKind.COUNT_REST: _count_rest,
    ChapterKind.REACH: _reach,
    ChapterKind.NOT_COUNTED: _not_counted,
    ChapterKind.RETURN_PRISONERS: _return_prisoners,
    ChapterKind.HAND_OVER_KOMI: _hand_over_komi,
    ChapterKind.FILL_AREA: _fill_area,
    ChapterKind.FILL_OPPONENT: _fill_opponent,
    ChapterKind.KEEP_EYES: _keep_eyes,
    ChapterKind.WHY_NOT: _why_not,
    ChapterKind.TAX: _tax,
    ChapterKind.KOMI: _komi,
    ChapterKind.HANDICAP: _handicap,
    ChapterKind.FIRST_PASS: _first_pass,
    ChapterKind.CLOCK: _clock,
    ChapterKind.PUT_BACK: _put_back,
    ChapterKind.COMPARE: _compare,
    ChapterKind.COMPARE_WAYS: _compare_ways,
}
