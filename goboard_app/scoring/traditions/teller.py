"""Teller: builds a story chapter by chapter; with the chapters and sums that traditions share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import Count, GameTerms, SideCount
from goboard_app.scoring.statuses import Statuses
from goboard_app.scoring.traditions.story import (
    NO_POINTS,
    Chapter,
    ChapterKind,
    FillInObstacle,
    Number,
    RunningTally,
    Spot,
    StoneMove,
    StoryFrame,
    StoryStep,
    TallyRow,
)

SIDES = (Color.BLACK, Color.WHITE)
MOST_SINGLE = 24
"""The most stones that move one by one; more move in groups, so that no chapter gets too long."""
MOST_GROUPS = 10
_EXTRAS = (
    (ChapterKind.TAX, TallyRow.TAX, "tax"),
    (ChapterKind.KOMI, TallyRow.KOMI, "komi"),
    (ChapterKind.HANDICAP, TallyRow.HANDICAP, "handicap_bonus"),
    (ChapterKind.FIRST_PASS, TallyRow.FIRST_PASS, "first_pass_bonus"),
    (ChapterKind.CLOCK, TallyRow.CLOCK, "clock_penalty"),
)


@dataclass(frozen=True, slots=True)
class PrisonerFill:
    """The rest after both sides' prisoners were put back into their own territory.

    `black_unplaced` are black stones that found no room; each is a point for White, who holds it.
    """

    black_left: int
    white_left: int
    black_unplaced: int = 0
    white_unplaced: int = 0

    @property
    def margin(self) -> int:
        """Black's points less White's, before komi: the same as before the filling."""
        black = self.black_left + self.white_unplaced
        return black - self.white_left - self.black_unplaced


def fill_prisoners(black_territory: int, white_territory: int, held_by_black: int, held_by_white: int) -> PrisonerFill:
    """Put the prisoners of each side into the territory of the side to which the stones belong.

    >>> fill_prisoners(35, 27, 3, 1).margin
    10
    """
    # Japanese rules of 1989, article 10: prisoners fill the territory of their own colour.
    return PrisonerFill(
        black_left=max(0, black_territory - held_by_white),
        white_left=max(0, white_territory - held_by_black),
        black_unplaced=max(0, held_by_white - black_territory),
        white_unplaced=max(0, held_by_black - white_territory),
    )


@dataclass(frozen=True, slots=True)
class FillIn:
    """The rest after Ing's fill-in: vacant points, and stones in the other side's area.

    The stones that were handed over as komi are not among these.
    """

    vacant_in_black: Fraction
    vacant_in_white: Fraction
    white_in_black: Fraction
    black_in_white: Fraction

    @property
    def margin(self) -> Fraction:
        """Two points for each stone in the other's area, and one for each vacant point."""
        foreign = self.white_in_black - self.black_in_white
        return 2 * foreign + self.vacant_in_black - self.vacant_in_white

    @property
    def winner(self) -> Color:
        """The winner; Black if both have the same."""
        return Color.WHITE if self.margin < 0 else Color.BLACK


def fill_in(black_area: Fraction, board_points: int, komi: Fraction, stones_each: int | None = None) -> FillIn:
    """Hand over komi as stones, then let both sides fill their areas from their own bowls.

    The remaining stones then go into the part that the other side could not fill. `black_area`
    holds half of each neutral point; an odd one is in neither area.

    >>> fill_in(Fraction(185), 361, Fraction(8)).margin
    Fraction(1, 1)
    """
    # A stone of komi takes a point of Black's area, and is missing in White's.
    stones = ing_set(board_points) if stones_each is None else stones_each
    black = black_area - komi / 2 - stones
    white = board_points - black_area + komi / 2 - stones
    # An odd neutral point belongs to neither area: half a point is taken off each.
    if black.denominator != 1:
        black, white = black - Fraction(1, 2), white - Fraction(1, 2)
    # A negative number of vacant points is the number of stones that a side has left over.
    in_black = min(max(black, Fraction(0)), max(-white, Fraction(0)))
    in_white = min(max(white, Fraction(0)), max(-black, Fraction(0)))
    return FillIn(
        vacant_in_black=max(black, Fraction(0)) - in_black,
        vacant_in_white=max(white, Fraction(0)) - in_white,
        white_in_black=in_black,
        black_in_white=in_white,
    )


def ing_set(board_points: int) -> int:
    """Return the number of stones of each colour in Ing's bowls: 180 on 19x19, 40 on 9x9."""
    # One point of an odd board stays open when both sets are on it.
    return (board_points - 1) // 2


def ing_komi_stones(komi: Fraction) -> int | None:
    """Return the number of stones for a komi, two points each; None if it is not a whole number."""
    stones = komi / 2
    return int(stones) if stones.denominator == 1 else None


def even_parts(amount: int, most: int, unit: int = 1) -> list[int]:
    """Return an amount cut into at most `most` nearly equal parts; all but the last are multiples of `unit`.

    >>> even_parts(7, 3)
    [3, 3, 1]
    >>> even_parts(45, 10, 10)
    [10, 10, 10, 10, 5]
    """
    if amount <= 0:
        return []
    # Rounded up to whole units.
    part = -(-amount // (most * unit)) * unit
    whole, rest = divmod(amount, part)
    return [part] * whole + ([rest] if rest else [])


@dataclass(frozen=True, slots=True)
class CountedBoard:
    """The board to be counted, its rules, and its count.

    `counted` is the side whose area is compared with half the board, in the tradition that does so.
    """

    position: Position
    statuses: Statuses
    ruleset: Ruleset
    terms: GameTerms
    count: Count
    counted: Color = Color.BLACK

    @property
    def neutral(self) -> frozenset[Point]:
        """Every empty point that counts for neither side, those of a seki among them."""
        territory = self.count.territory
        return territory.neutral | territory.seki_black | territory.seki_white

    def living(self, color: Color) -> frozenset[Point]:
        """Return the stones of one side that are not dead."""
        return self.position.points(color) - self.statuses.dead

    def area(self, color: Color) -> frozenset[Point]:
        """Return the living stones of one side and the points that it surrounds."""
        return self.living(color) | self.count.territory.of(color)


@dataclass
class Teller:
    """The story so far; only the functions of the traditions change it.

    `frame` is the current frame. A chapter without steps leaves no trace.
    """

    frame: StoryFrame
    chapters: list[Chapter] = field(default_factory=list)
    steps: list[StoryStep] = field(default_factory=list)
    frames: list[StoryFrame] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin the story with the given frame."""
        self.frames.append(self.frame)
        self._done = Fraction(0)

    def open(
        self,
        kind: ChapterKind,
        amount: Number = 0,
        side: Color | None = None,
        why_not: FillInObstacle | None = None,
    ) -> None:
        """Begin a chapter that deals with this amount."""
        if self.chapters and not self.chapters[-1].length:
            self.chapters.pop()
        chapter = Chapter(kind, side, Fraction(amount), len(self.steps), 0, why_not)
        self.chapters.append(chapter)
        self._done = Fraction(0)

    def step(
        self,
        frame: StoryFrame,
        amount: Number = 0,
        side: Color | None = None,
        moves: Sequence[StoneMove] = (),
    ) -> None:
        """Add one step that leads to this frame; `moves` are made on top of it."""
        chapter = self.chapters[-1]
        self._done += amount
        self.frame = frame.after(moves)
        self.frames.append(self.frame)
        who = side or chapter.side
        self.steps.append(StoryStep(len(self.chapters) - 1, who, Fraction(amount), self._done, tuple(moves)))
        self.chapters[-1] = replace(chapter, length=chapter.length + 1)

    def move_all(
        self,
        moves: Sequence[StoneMove],
        follow: Callable[[StoryFrame, int], StoryFrame] = lambda frame, _: frame,
        most: int = MOST_SINGLE,
    ) -> None:
        """Add steps for these moves, one by one or in at most `most` groups.

        `follow` receives the frame before a step and the number of stones moved after it, and
        returns the frame with its other changes.
        """
        made = 0
        for part in even_parts(len(moves), most):
            made += part
            frame = follow(replace(self.frame, lit=NO_POINTS), made)
            self.step(frame, part, moves=moves[made - part : made])

    def clear(self) -> None:
        """Remove all highlights, from the next step on."""
        self.frame = replace(self.frame, lit=NO_POINTS, wave=NO_POINTS)

    def retell(self, tally: RunningTally) -> None:
        """Replace the running numbers, from the next step on."""
        self.frame = replace(self.frame, tally=tally)


def set_out(case: CountedBoard) -> StoryFrame:
    """Return the stopped board with the prisoners in the lids and bowls that never run out."""
    position, terms = case.position, case.terms
    area = position.size.area
    return StoryFrame(
        position.size,
        position.stones,
        lids=(position.prisoners_white, position.prisoners_black),
        # More stones than a count can use: the whole board, and the pass stones that are handed over.
        bowls=(area + terms.passes_black, area + terms.passes_white),
        dead=case.statuses.dead,
    )


def lift_dead(teller: Teller, case: CountedBoard, dead: frozenset[Point]) -> None:
    """Remove dead stones, chain by chain; each goes to the side that captured it."""
    chains = [sorted(chain.stones & dead) for chain in all_chains(case.position) if not chain.stones.isdisjoint(dead)]
    teller.open(ChapterKind.LIFT_DEAD, len(dead))
    for group in _joined(chains):
        moves = [StoneMove(_color(case, point), point, Spot.LID) for point in group]
        sides = {move.color for move in moves}
        # A group of chains may hold stones of both colours.
        side = sides.pop() if len(sides) == 1 else None
        teller.step(teller.frame, len(moves), side, moves)


def mark_seki(teller: Teller, case: CountedBoard) -> None:
    """Show the points that do not count because they belong to a seki."""
    territory = case.count.territory
    points = territory.seki_black | territory.seki_white
    if not points:
        return
    teller.open(ChapterKind.MARK_SEKI, len(points))
    seki = points | (case.statuses.seki - case.statuses.dead)
    teller.step(replace(teller.frame, seki=seki), len(points))


def _joined(chains: list[list[Point]]) -> list[list[Point]]:
    """Return the chains, several in one group if there are too many."""
    groups: list[list[Point]] = []
    place = 0
    for part in even_parts(len(chains), MOST_SINGLE):
        groups.append([point for chain in chains[place : place + part] for point in chain])
        place += part
    return groups


def _color(case: CountedBoard, point: Point) -> Color:
    """Return the colour of a dead stone. Raises ValueError if the point is empty."""
    color = case.position.at(point)
    if color is None:
        raise ValueError(f"no dead stone stands on {point}")
    return color


def add_extras(teller: Teller, case: CountedBoard, done: Collection[ChapterKind] = ()) -> None:
    """Add the terms that do not lie on the board, except those in `done`."""
    for kind, row, part in _EXTRAS:
        black, white = _value(case.count.black, part), _value(case.count.white, part)
        if kind in done or not (black or white):
            continue
        side = None if black and white else (Color.BLACK if black else Color.WHITE)
        teller.open(kind, abs(black) + abs(white), side)
        tally = _with_extra(teller.frame.tally, row, black, white)
        teller.step(replace(teller.frame, tally=tally, lit=NO_POINTS), abs(black) + abs(white))


def compare(teller: Teller, case: CountedBoard) -> None:
    """Show the winner and the margin."""
    margin = abs(case.count.margin)
    teller.open(ChapterKind.COMPARE, margin, case.count.winner)
    teller.step(replace(teller.frame, lit=NO_POINTS), margin)


def _value(side: SideCount, part: str) -> Fraction:
    return Fraction(getattr(side, part))


def _with_extra(tally: RunningTally, row: TallyRow, black: Fraction, white: Fraction) -> RunningTally:
    """Return the tally with an extra term: half of it changes the half board, or it is a line of its own."""
    if tally.half is None:
        return tally.with_line(row, black or None, white or None)
    return replace(tally, half=tally.half.with_extra(black, white))
