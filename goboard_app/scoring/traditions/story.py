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
    """The subject of a line of the running numbers."""

    TERRITORY = auto()
    FILLED = auto()  # less the prisoners put back
    LEFT_OVER = auto()  # prisoners that found no room
    STONES = auto()
    EMPTY = auto()  # empty points that one side surrounds, beside its stones
    NEUTRAL = auto()  # half of the neutral points
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
    """The half board with which one colour's area is compared (Chinese rules, article 8).

    It is half of `board_points`, and half of `extra` more for Black and less for White: komi,
    handicap points and all else that White gets beside the board, less what Black gets. `counted`
    is the side whose area is counted. One zi is two points.

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
        """Return the area with which this side would just tie."""
        extra = self.extra if color is Color.BLACK else -self.extra
        return (self.board_points + extra) / 2

    def zi(self, area: Fraction) -> Fraction:
        """Return the surplus of the counted side over its need, in zi; below zero the other side wins."""
        return area - self.needed(self.counted)

    def margin(self, area: Fraction) -> Fraction:
        """Return Black's points less White's: two for each zi."""
        return 2 * self.zi(area) if self.counted is Color.BLACK else -2 * self.zi(area)

    def with_extra(self, black: Fraction, white: Fraction) -> HalfCount:
        """Return this half with more points for each side beside the board."""
        return replace(self, extra=self.extra + white - black)


@dataclass(frozen=True, slots=True)
class TallyLine:
    """One line of the running numbers; None if a side has no number in it."""

    row: TallyRow
    black: Fraction | None
    white: Fraction | None

    def of(self, color: Color) -> Fraction | None:
        """Return the number of one side."""
        return self.black if color is Color.BLACK else self.white


@dataclass(frozen=True, slots=True)
class RunningTally:
    """The running numbers of both sides: lines that are added up.

    `half` is set if one side is compared with half of the board; then one point more or less moves
    the margin by two.
    """

    lines: tuple[TallyLine, ...] = ()
    half: HalfCount | None = None

    @property
    def needed(self) -> tuple[Fraction, Fraction] | None:
        """The needs of Black and White if one side is compared with half of the board; else None."""
        if self.half is None:
            return None
        return self.half.needed(Color.BLACK), self.half.needed(Color.WHITE)

    def total(self, color: Color) -> Fraction:
        """Return the sum of one side so far."""
        return sum((line.of(color) or Fraction(0) for line in self.lines), Fraction(0))

    def line(self, row: TallyRow) -> TallyLine | None:
        """Return the line of a row; None if there is none yet."""
        return next((line for line in self.lines if line.row is row), None)

    def value(self, row: TallyRow, color: Color) -> Fraction:
        """Return the number of one side in a line, zero if there is none."""
        line = self.line(row)
        return (line.of(color) if line is not None else None) or Fraction(0)

    def with_line(self, row: TallyRow, black: Number | None, white: Number | None) -> RunningTally:
        """Return this tally with a line set; a new line comes last."""
        made = TallyLine(row, _fraction(black), _fraction(white))
        if self.line(row) is None:
            return replace(self, lines=(*self.lines, made))
        return replace(self, lines=tuple(made if x.row is row else x for x in self.lines))

    def with_value(self, row: TallyRow, color: Color, value: Number) -> RunningTally:
        """Return this tally with the number of one side in a line set."""
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
    """The sums of a board by one way of counting, as its story has shown them."""

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
    """The place of a stone off the board: with its captor, or with the stones never played."""

    LID = auto()
    BOWL = auto()


StonePlace = Point | Spot


@dataclass(frozen=True, slots=True)
class StoneMove:
    """The move of one stone from one place to another."""

    color: Color
    start: StonePlace
    end: StonePlace

    @property
    def back(self) -> StoneMove:
        """The reverse move of the same stone."""
        return StoneMove(self.color, self.end, self.start)


@dataclass(frozen=True, slots=True)
class StoryFrame:
    """The complete picture at one moment of a story.

    `stones` is coded as in `Position`. `lids` and `bowls` are the numbers of black and of white
    stones with their captor and with the stones never played: together with the board they always
    have the same sum. `black_areas` and `white_areas` are the areas that count for each side at
    present, in the parts in which they are counted. `filled` are stones that were put back on the
    board to be counted, `lit` the points that are being counted, `wave` the points that a reach has
    just come to.
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
        """Return the colour of the stone on a point."""
        return COLORS[self.stones[self.size.index(point)]]

    def points(self, color: Color | None) -> frozenset[Point]:
        """Return all points that hold this colour; the empty points for None."""
        code = EMPTY if color is None else CODES[color]
        return frozenset(self.size.point(i) for i, s in enumerate(self.stones) if s == code)

    def areas(self, color: Color) -> tuple[frozenset[Point], ...]:
        """Return the parts of one side's area."""
        return self.black_areas if color is Color.BLACK else self.white_areas

    def in_lid(self, color: Color) -> int:
        """Return the number of stones of this colour that lie with their captor."""
        return self.lids[_place(color)]

    def in_bowl(self, color: Color) -> int:
        """Return the number of stones of this colour that were never played."""
        return self.bowls[_place(color)]

    def with_areas(self, color: Color, areas: Iterable[frozenset[Point]]) -> StoryFrame:
        """Return this frame with other areas of one side."""
        if color is Color.BLACK:
            return replace(self, black_areas=tuple(areas))
        return replace(self, white_areas=tuple(areas))

    def after(self, moves: Iterable[StoneMove]) -> StoryFrame:
        """Return this frame after stones have moved, all at once.

        A stone keeps its marks (dead, put back) as long as it stays on the board. Raises ValueError
        if a move is impossible.
        """
        # All stones are taken before any is put, so that stones may change places.
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
    """Stones while they are being moved."""

    def __init__(self, frame: StoryFrame) -> None:
        self._size = frame.size
        self.stones = bytearray(frame.stones)
        self.lids, self.bowls = list(frame.lids), list(frame.bowls)

    def take(self, move: StoneMove) -> None:
        """Take a stone from its place."""
        self._change(move.color, move.start, CODES[move.color], EMPTY, -1)

    def put(self, move: StoneMove) -> None:
        """Put a stone on its new place."""
        self._change(move.color, move.end, EMPTY, CODES[move.color], 1)

    def _change(self, color: Color, place: StonePlace, old: int, new: int, by: int) -> None:
        """Change the content of a place. Raises ValueError if the stone is not there."""
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


class Tradition(Enum):
    """The traditions of counting."""

    PRISONERS = auto()  # territory: prisoners filled in, the rest shaped into tens
    HALF = auto()  # area: one colour alone, against half the board
    FILL_IN = auto()  # area: all stones back on the board
    REACH = auto()  # area: as far as each side reaches
    SMALLER = auto()  # area: the smaller one by twos, the other is the rest
    COLOR_IN = auto()  # area: both, point by point
    STONES = auto()  # stones: fill up all but the points that each group needs
    BOTH = auto()  # by area and by territory, beside one another


class ChapterKind(Enum):
    """The subject of a chapter; its amount is in stones unless a comment says otherwise."""

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
    NOT_COUNTED = auto()  # amount: points that one side reaches, but that count for neither
    RETURN_PRISONERS = auto()
    HAND_OVER_KOMI = auto()  # side: in whose area the stones are put
    FILL_AREA = auto()  # side: who fills
    FILL_OPPONENT = auto()  # side: whose stones go into the other's area
    KEEP_EYES = auto()  # amount: points
    WHY_NOT = auto()  # nothing moves: the reason for another tradition
    TAX = auto()
    KOMI = auto()
    HANDICAP = auto()
    FIRST_PASS = auto()
    CLOCK = auto()
    PUT_BACK = auto()  # the board is restored for the other way of counting
    COMPARE = auto()
    COMPARE_WAYS = auto()


class FillInObstacle(Enum):
    """The reason why stones cannot be filled in as Ing did it."""

    KOMI = auto()
    """Komi is handed over as stones, two points each, and this one is not an even number."""
    STONES = auto()
    """One side has more stones on the board than a set holds, or too few to share the neutral points."""
    ROOM = auto()
    """There is no room for the stones of komi."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps that belong together; `side` is the owner of their stones or points, if there is one.

    `amount` is the total of the chapter. `first` is the number of its first step, from 0, and
    `length` the number of its steps.
    """

    kind: ChapterKind
    side: Color | None
    amount: Fraction
    first: int
    length: int
    why_not: FillInObstacle | None = None


@dataclass(frozen=True, slots=True)
class StoryStep:
    """The step between two frames: stones that move, and the sums after it.

    `done` is the part of the chapter's amount that is counted after the step, `amount` the part of
    the step itself; `side` is its owner.
    """

    chapter: int
    side: Color | None
    amount: Fraction
    done: Fraction
    moves: tuple[StoneMove, ...] = ()


@dataclass(frozen=True)
class Story:
    """A board counted in steps that can be shown forwards and backwards.

    `frames[k]` is the picture after k steps. The margin of the last frame is that of `count`, which
    the story never changes.
    """

    tradition: Tradition
    ruleset: Ruleset
    count: Count
    chapters: tuple[Chapter, ...]
    steps: tuple[StoryStep, ...]
    frames: tuple[StoryFrame, ...]

    def __len__(self) -> int:
        return len(self.steps)

    def step_to(self, place: int) -> StoryStep | None:
        """Return the step that led to a frame; None at the start."""
        return self.steps[place - 1] if place else None

    @cached_property
    def counted(self) -> Color | None:
        """The side whose area is compared with half of the board; None in other manners."""
        halves = (frame.tally.half for frame in self.frames)
        return next((half.counted for half in halves if half is not None), None)

    @cached_property
    def starts(self) -> frozenset[int]:
        """The places before which a chapter begins, without the first."""
        return frozenset(chapter.first for chapter in self.chapters[1:])
