"""Story: a count in chapters and steps that can be shown, with its frames and running tally."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from fractions import Fraction
from functools import cached_property

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import CODES, COLORS, EMPTY
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.count import Count

Number = Fraction | int
NO_POINTS: frozenset[Point] = frozenset()


class TallyRow(Enum):
    """What a line of the running numbers is about."""

    TERRITORY = auto()
    FILLED = auto()  # less the prisoners put back
    LEFT_OVER = auto()  # prisoners that found no room
    STONES = auto()
    EMPTY = auto()  # empty points that one side surrounds, beside its stones
    NEUTRAL = auto()  # half of what is nobody's
    AREA = auto()
    REST = auto()  # the rest of the board
    VACANT = auto()  # points left vacant in one's own area
    FOREIGN = auto()  # two points for each stone of the other side in one's area
    TAX = auto()
    KOMI = auto()
    HANDICAP = auto()
    FIRST_PASS = auto()
    CLOCK = auto()


@dataclass(frozen=True, slots=True)
class HalfCount:
    """What one colour's area is held against (Chinese rules, article 8).

    That is half of `board_points`, and half of `extra` more for Black and less for White: komi,
    handicap points and whatever else White gets beside the board, less what Black gets. `counted`
    is whose area is counted. One zi is two points.

    >>> HalfCount(361, Fraction(15, 2)).zi(Fraction(185))
    Fraction(3, 4)
    """

    board_points: int
    extra: Fraction = Fraction(0)
    counted: Color = Color.BLACK

    @classmethod
    def of(cls, count: Count, board_points: int, counted: Color = Color.BLACK) -> HalfCount:
        """Return the half of `board_points` with all that `count` adds beside the board."""
        beside = (side.total - side.stones - side.territory for side in (count.black, count.white))
        return cls(board_points, counted=counted).with_extra(*beside)

    def needed(self, color: Color) -> Fraction:
        """With which area this side would just tie."""
        extra = self.extra if color is Color.BLACK else -self.extra
        return (self.board_points + extra) / 2

    def zi(self, area: Fraction) -> Fraction:
        """How much more the side that is counted has than it needs; below zero the other wins."""
        return area - self.needed(self.counted)

    def margin(self, area: Fraction) -> Fraction:
        """Black's points less White's: two for each zi."""
        return 2 * self.zi(area) if self.counted is Color.BLACK else -2 * self.zi(area)

    def with_extra(self, black: Fraction, white: Fraction) -> HalfCount:
        """The same where each side gets so much more beside the board."""
        return replace(self, extra=self.extra + white - black)


@dataclass(frozen=True, slots=True)
class TallyLine:
    """One line of the running numbers; None where a side has no number in it."""

    row: TallyRow
    black: Fraction | None
    white: Fraction | None

    def of(self, color: Color) -> Fraction | None:
        """One side's number."""
        return self.black if color is Color.BLACK else self.white


@dataclass(frozen=True, slots=True)
class RunningTally:
    """The running numbers of both sides: lines that are added up.

    `half` is there where one side is held against half of the board; then one point more or less
    moves the margin by two.
    """

    lines: tuple[TallyLine, ...] = ()
    half: HalfCount | None = None

    @property
    def needed(self) -> tuple[Fraction, Fraction] | None:
        """How much Black and White need where half of the board is what counts."""
        if self.half is None:
            return None
        return self.half.needed(Color.BLACK), self.half.needed(Color.WHITE)

    def total(self, color: Color) -> Fraction:
        """What one side has by now."""
        return sum((line.of(color) or Fraction(0) for line in self.lines), Fraction(0))

    def line(self, row: TallyRow) -> TallyLine | None:
        """The line about something; None while there is none."""
        return next((line for line in self.lines if line.row is row), None)

    def value(self, row: TallyRow, color: Color) -> Fraction:
        """One side's number in a line, zero where there is none."""
        line = self.line(row)
        return (line.of(color) if line is not None else None) or Fraction(0)

    def with_line(self, row: TallyRow, black: Number | None, white: Number | None) -> RunningTally:
        """The same with a line set; a new one comes last."""
        made = TallyLine(row, _fraction(black), _fraction(white))
        if self.line(row) is None:
            return replace(self, lines=(*self.lines, made))
        return replace(self, lines=tuple(made if x.row is row else x for x in self.lines))

    def with_value(self, row: TallyRow, color: Color, value: Number) -> RunningTally:
        """The same with one side's number in a line set."""
        line = self.line(row) or TallyLine(row, None, None)
        if color is Color.BLACK:
            return self.with_line(row, value, line.white)
        return self.with_line(row, line.black, value)

    @property
    def margin(self) -> Fraction:
        """Black's points less White's, by these numbers."""
        if self.half is not None:
            return self.half.margin(self.total(self.half.counted))
        return self.total(Color.BLACK) - self.total(Color.WHITE)


@dataclass(frozen=True, slots=True)
class WaySum:
    """What the same board comes to by one way to count, as its story has shown it."""

    scoring: Scoring
    black: Fraction
    white: Fraction

    @property
    def margin(self) -> Fraction:
        """Black's points less White's."""
        return self.black - self.white


def _fraction(value: Number | None) -> Fraction | None:
    return None if value is None else Fraction(value)


class Spot(Enum):
    """Where a stone lies that is not on the board: with its captor, or with those never played."""

    LID = auto()
    BOWL = auto()


Place = Point | Spot


@dataclass(frozen=True, slots=True)
class StoneMove:
    """One stone goes from one place to another."""

    color: Color
    start: Place
    end: Place

    @property
    def back(self) -> StoneMove:
        """The same stone going back."""
        return StoneMove(self.color, self.end, self.start)


@dataclass(frozen=True, slots=True)
class StoryFrame:
    """Everything there is to see at one moment of a story.

    `stones` is coded as in `Position`. `lids` and `bowls` say how many black and how many white
    stones lie with their captor and with those that were never played: together with the board
    they are always the same number. `black_areas` and `white_areas` are what counts for each side
    as things stand, in the parts they are counted in. `filled` are stones that were put back on
    the board to be counted, `lit` what is being counted, `wave` where a reach has just come to.
    """

    size: BoardSize
    stones: bytes
    lids: tuple[int, int]
    bowls: tuple[int, int]
    tally: RunningTally = RunningTally()
    dead: frozenset[Point] = NO_POINTS
    seki: frozenset[Point] = NO_POINTS
    neutral: frozenset[Point] = NO_POINTS
    filled: frozenset[Point] = NO_POINTS
    black_areas: tuple[frozenset[Point], ...] = ()
    white_areas: tuple[frozenset[Point], ...] = ()
    lit: frozenset[Point] = NO_POINTS
    wave: frozenset[Point] = NO_POINTS
    ways: tuple[WaySum, ...] = ()

    def at(self, point: Point) -> Color | None:
        """The colour of the stone on a point."""
        return COLORS[self.stones[self.size.index(point)]]

    def points(self, color: Color | None) -> frozenset[Point]:
        """All points that hold this colour; the empty ones for None."""
        code = EMPTY if color is None else CODES[color]
        return frozenset(self.size.point(i) for i, s in enumerate(self.stones) if s == code)

    def areas(self, color: Color) -> tuple[frozenset[Point], ...]:
        """The parts of one side's area."""
        return self.black_areas if color is Color.BLACK else self.white_areas

    def in_lid(self, color: Color) -> int:
        """How many stones of this colour lie with their captor."""
        return self.lids[_place(color)]

    def in_bowl(self, color: Color) -> int:
        """How many stones of this colour were never played."""
        return self.bowls[_place(color)]

    def with_areas(self, color: Color, areas: Iterable[frozenset[Point]]) -> StoryFrame:
        """The same with other areas of one side."""
        if color is Color.BLACK:
            return replace(self, black_areas=tuple(areas))
        return replace(self, white_areas=tuple(areas))

    def after(self, moves: Iterable[StoneMove]) -> StoryFrame:
        """The same with stones moved, all at once; raise ValueError where that cannot be.

        What is said of a stone (dead, put back) goes with it as far as it stays on the board.
        """
        hands = _Hands(self)
        moves = tuple(moves)
        for move in moves:
            hands.take(move)
        for move in moves:
            hands.put(move)
        left = frozenset(move.start for move in moves if isinstance(move.start, Point))
        carried = {move.end for move in moves if move.start in self.filled}
        return replace(
            self,
            stones=bytes(hands.stones),
            lids=(hands.lids[0], hands.lids[1]),
            bowls=(hands.bowls[0], hands.bowls[1]),
            dead=self.dead - left,
            filled=(self.filled - left) | {p for p in carried if isinstance(p, Point)},
        )


class _Hands:
    """Stones while they are moved about."""

    def __init__(self, frame: StoryFrame) -> None:
        self._size = frame.size
        self.stones = bytearray(frame.stones)
        self.lids, self.bowls = list(frame.lids), list(frame.bowls)

    def take(self, move: StoneMove) -> None:
        """Take a stone from where it lies."""
        self._change(move.color, move.start, CODES[move.color], EMPTY, -1)

    def put(self, move: StoneMove) -> None:
        """Put it where it goes."""
        self._change(move.color, move.end, EMPTY, CODES[move.color], 1)

    def _change(self, color: Color, place: Place, old: int, new: int, by: int) -> None:
        if isinstance(place, Point):
            i = self._size.index(place)
            if self.stones[i] != old:
                raise ValueError(f"no such stone can move at {place}")
            self.stones[i] = new
            return
        there = self.lids if place is Spot.LID else self.bowls
        there[_place(color)] += by
        if there[_place(color)] < 0:
            raise ValueError(f"no stone is left in {place}")


def _place(color: Color) -> int:
    return 0 if color is Color.BLACK else 1


class Manner(Enum):
    """The traditions of counting."""

    PRISONERS = auto()  # territory: prisoners filled in, the rest shaped into tens
    HALF = auto()  # area: one colour alone, against half the board
    FILL_IN = auto()  # area: all stones back on the board
    REACH = auto()  # area: as far as each side reaches
    SMALLER = auto()  # area: the smaller one by twos, the other is the rest
    COLOR_IN = auto()  # area: both, point by point
    STONES = auto()  # stones: fill up all but what each group needs
    BOTH = auto()  # by area and by territory, beside one another


class ChapterKind(Enum):
    """What is done in a chapter; its amount is given in stones unless said otherwise."""

    LIFT_DEAD = auto()
    MARK_SEKI = auto()  # amount: points that do not count
    MARK_TERRITORY = auto()  # amount: points
    HAND_OVER_PASSES = auto()
    FILL_PRISONERS = auto()  # side: whose territory is filled
    LEFT_OVER = auto()  # side: who holds the prisoners that found no room
    SHAPE_TENS = auto()  # amount: tens
    COUNT_TERRITORY = auto()  # amount: points
    SHARE_NEUTRAL = auto()  # amount: points
    REMOVE_STONES = auto()  # side: whose stones go
    COUNT_STONES = auto()
    HALF_COUNT = auto()  # amount: half the points of the board
    COLOR_IN = auto()  # amount: points
    COUNT_REST = auto()  # amount: points
    REACH = auto()  # amount: points
    NOT_COUNTED = auto()  # amount: points that count for nobody though one side reaches them
    RETURN_PRISONERS = auto()
    HAND_OVER_KOMI = auto()  # side: in whose area the stones are put
    FILL_AREA = auto()  # side: who fills
    FILL_OPPONENT = auto()  # side: whose stones go into the other's area
    KEEP_EYES = auto()  # amount: points
    WHY_NOT = auto()  # nothing moves: why another way is taken
    TAX = auto()
    KOMI = auto()
    HANDICAP = auto()
    FIRST_PASS = auto()
    CLOCK = auto()
    PUT_BACK = auto()  # the board is laid out anew for the other way to count
    COMPARE = auto()
    COMPARE_WAYS = auto()


class WhyNot(Enum):
    """Why stones cannot be filled in as Ing did it."""

    KOMI = auto()
    """Komi is handed over as stones, two points each, and this one is no even number."""
    STONES = auto()
    """One side has more stones on the board than a set holds, or too few to share what is open."""
    ROOM = auto()
    """There is no room for the stones of komi."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps that belong together; `side` is whose stones or points they are about, if one's.

    `amount` is what the chapter deals with in all. `first` is the number of its first step,
    from 0, and `length` the number of its steps.
    """

    kind: ChapterKind
    side: Color | None
    amount: Fraction
    first: int
    length: int
    why_not: WhyNot | None = None


@dataclass(frozen=True, slots=True)
class StoryStep:
    """What happens between two frames: stones that move, and what it adds up to.

    `done` is how much of the chapter's amount is dealt with after the step, `amount` how much of
    it the step itself was; `side` is whose it is.
    """

    chapter: int
    side: Color | None
    amount: Fraction
    done: Fraction
    moves: tuple[StoneMove, ...] = ()


@dataclass(frozen=True)
class Story:
    """A board counted in steps that can be shown forwards and backwards.

    `frames[k]` is what is to be seen after k steps. The last frame's margin is that of `count`,
    which the story never changes.
    """

    manner: Manner
    ruleset: Ruleset
    count: Count
    chapters: tuple[Chapter, ...]
    steps: tuple[StoryStep, ...]
    frames: tuple[StoryFrame, ...]

    def __len__(self) -> int:
        return len(self.steps)

    def step_to(self, place: int) -> StoryStep | None:
        """The step that led here; None at the start."""
        return self.steps[place - 1] if place else None

    @cached_property
    def counted(self) -> Color | None:
        """Whose area is held against half of the board; None where that is not the way."""
        halves = (frame.tally.half for frame in self.frames)
        return next((half.counted for half in halves if half is not None), None)

    @cached_property
    def starts(self) -> frozenset[int]:
        """Before which places a chapter begins, the first one left out."""
        return frozenset(chapter.first for chapter in self.chapters[1:])
