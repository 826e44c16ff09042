"""Area counting by hand: filling in, one colour against half a board, and stone scoring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from goboard_app.go.board import BoardSize, Color, Point, connected
from goboard_app.go.position import Position
from goboard_app.scoring.count import find_groups, group_tax
from goboard_app.scoring.traditions.by_territory import count_shaped, nooks_first, shape_freely, tell_shaping
from goboard_app.scoring.traditions.story import (
    NO_POINTS,
    ChapterKind,
    HalfCount,
    Spot,
    StoneMove,
    StoryFrame,
    TallyRow,
)
from goboard_app.scoring.traditions.teller import (
    MOST_GROUPS,
    SIDES,
    CountedBoard,
    Teller,
    even_parts,
    lift_dead,
    mark_seki,
)

# Stones are counted in piles of ten.
_TEN = 10
_MOST_RINGS = 24
_MOST_FILLED = 8


def color_in(teller: Teller, case: CountedBoard) -> None:
    """Colour in the points that count for both sides, first the stones and then the empty points."""
    _open_area(teller, case, TallyRow.STONES, TallyRow.EMPTY)
    for color in SIDES:
        stones, empty = case.living(color), case.count.territory.of(color)
        _color_side(teller, case, color, {TallyRow.STONES: stones, TallyRow.EMPTY: empty})


def count_smaller(teller: Teller, case: CountedBoard) -> None:
    """Colour in the smaller area by twos; the other area is the rest of the board."""
    _open_area(teller, case, TallyRow.AREA)
    # The first of two equal areas, so Black's.
    smaller = min(SIDES, key=lambda color: len(case.area(color)))
    _color_side(teller, case, smaller, {TallyRow.AREA: case.area(smaller)})
    other = smaller.opponent
    rest = case.area(other)
    teller.open(ChapterKind.COUNT_REST, len(rest), other)
    tally = teller.frame.tally.with_value(TallyRow.AREA, other, len(rest))
    frame = replace(teller.frame, tally=tally)
    teller.step(frame.with_areas(other, connected(rest, frame.size)), len(rest))
    teller.clear()


def count_half(teller: Teller, case: CountedBoard) -> None:
    """Remove one side's stones, count the other's area, and compare it with half the board."""
    own = case.counted
    lift_dead(teller, case, teller.frame.dead)
    mark_seki(teller, case)
    _share_neutral(teller, case)
    _remove(teller, own.opponent)
    territory = case.count.territory.of(own)
    frame = replace(teller.frame, neutral=NO_POINTS, seki=NO_POINTS)
    teller.frame = frame.with_areas(own, connected(territory, case.position.size))
    # With the other stones gone no wall is needed: stones from anywhere may fill the small holes.
    stones = teller.frame.points(own)
    blocks = shape_freely(territory, stones, case.position.size)
    tell_shaping(teller, {own: blocks})
    # Sliding keeps the number of open points, so the sum is that of the original territory.
    teller.retell(teller.frame.tally.with_value(TallyRow.TERRITORY, own, len(territory)))
    count_shaped(teller, (own,))
    _gather(teller, case)
    _compare_half(teller, case)


def _open_area(teller: Teller, case: CountedBoard, *rows: TallyRow) -> None:
    lift_dead(teller, case, teller.frame.dead)
    mark_seki(teller, case)
    for row in rows:
        teller.retell(teller.frame.tally.with_line(row, 0, 0))
    teller.frame = replace(teller.frame, neutral=case.count.territory.neutral)


def _color_side(teller: Teller, case: CountedBoard, color: Color, counted: Mapping[TallyRow, frozenset[Point]]) -> None:
    """Count these points of one side, each kind in a line of its own."""
    size = case.position.size
    teller.open(ChapterKind.COLOR_IN, sum(map(len, counted.values())), color)
    done: list[Point] = []
    for row, points in counted.items():
        order = [point for part in connected(points, size) for point in _sweep(part)]
        made = 0
        for part in even_parts(len(order), MOST_GROUPS // len(counted), _TEN):
            lit = order[made : made + part]
            made += part
            done += lit
            tally = teller.frame.tally.with_value(row, color, made)
            frame = replace(teller.frame, tally=tally, lit=frozenset(lit))
            teller.step(frame.with_areas(color, connected(done, size)), part)
    teller.clear()


def _sweep(part: frozenset[Point]) -> Iterator[Point]:
    """Yield the points two columns at a time, so that the coloured points stay connected."""
    return iter(sorted(part, key=lambda point: (point.col // 2, point.row, point.col)))


def _share_neutral(teller: Teller, case: CountedBoard) -> None:
    """Add half of the neutral points to the counted side."""
    neutral = case.neutral
    if not neutral:
        return
    teller.open(ChapterKind.SHARE_NEUTRAL, len(neutral))
    share = Fraction(len(neutral), 2)
    tally = teller.frame.tally.with_value(TallyRow.NEUTRAL, case.counted, share)
    frame = replace(teller.frame, neutral=neutral, tally=tally)
    teller.step(frame, len(neutral))


def _remove(teller: Teller, color: Color) -> None:
    stones = sorted(teller.frame.points(color))
    teller.open(ChapterKind.REMOVE_STONES, len(stones), color)
    teller.move_all([StoneMove(color, point, Spot.BOWL) for point in stones], most=_TEN)


def _gather(teller: Teller, case: CountedBoard) -> None:
    """Push the stones of the counted side together into tens, and count them so."""
    own = case.counted
    stones = teller.frame.points(own)
    goals = tens_of_stones(case.position.size, len(stones))
    # Stones that already lie on a goal stay there; the others fill the free goals.
    spare = iter(sorted(stones - {goal for ten in goals for goal in ten}))
    moves = [[StoneMove(own, next(spare), goal) for goal in ten if goal not in stones] for ten in goals]
    teller.open(ChapterKind.COUNT_STONES, len(stones), own)
    teller.frame = teller.frame.with_areas(own, ())
    counted = made = 0
    for part in even_parts(len(goals), MOST_GROUPS):
        tens = goals[made : made + part]
        lit = frozenset(goal for ten in tens for goal in ten)
        counted += len(lit)
        tally = teller.frame.tally.with_value(TallyRow.STONES, own, counted)
        slides = [move for ten in moves[made : made + part] for move in ten]
        made += part
        teller.step(replace(teller.frame, tally=tally, lit=lit), len(lit), moves=slides)
    teller.clear()


def tens_of_stones(size: BoardSize, number: int) -> list[list[Point]]:
    """Return the points for a number of stones in tens: blocks of five by two, with gaps if there is room.

    The last block holds the rest.
    """
    # Gaps between the blocks, across and down: the first that leaves room for all stones is taken.
    gaps = ((1, 1), (1, 0), (0, 0))
    places = next((p for gap in gaps if len(p := _block_places(size, gap)) >= number), None)
    # Without room for blocks the stones fill the board row by row.
    order = places if places is not None else list(size)
    return [order[i : min(i + _TEN, number)] for i in range(0, number, _TEN)]


def _block_places(size: BoardSize, gap: tuple[int, int]) -> list[Point]:
    """Return the points of all blocks of five by two that fit, block by block."""
    across, down = 5 + gap[0], 2 + gap[1]
    return [
        Point(left + col, top + row)
        for top in range(0, size.rows - 1, down)
        for left in range(0, size.columns - 4, across)
        for row in range(2)
        for col in range(5)
    ]


def _compare_half(teller: Teller, case: CountedBoard) -> None:
    points, own = case.position.size.area, case.counted
    half = HalfCount(points, counted=own)
    teller.open(ChapterKind.HALF_COUNT, half.needed(own))
    tally = teller.frame.tally
    tally = tally.with_value(TallyRow.REST, own.opponent, points - tally.total(own))
    teller.step(replace(teller.frame, tally=replace(tally, half=half)), half.needed(own))


def rings(board: Position, color: Color) -> list[frozenset[Point]]:
    """Return the empty points that stones of one colour reach, in rings by their distance in lines."""
    near = board.size.neighbors
    reached = set(board.points(color))
    ring: frozenset[Point] = frozenset(reached)
    found: list[frozenset[Point]] = []
    while True:
        ring = frozenset(
            point for here in ring for point in near(here) if point not in reached and board.at(point) is None
        )
        if not ring:
            return found
        reached |= ring
        found.append(ring)


def count_reach(teller: Teller, case: CountedBoard) -> None:
    """Let both colours spread, ring by ring; a point that both reach is neutral."""
    lift_dead(teller, case, teller.frame.dead)
    _spread(teller, case)
    _leave_out(teller, case)
    _count_stones(teller, case)


def _spread(teller: Teller, case: CountedBoard) -> None:
    """Add the steps in which both colours spread."""
    # The dead stones have been taken off the frame, but not off the position of the case.
    board = replace(case.position, stones=teller.frame.stones)
    waves = {color: rings(board, color) for color in SIDES}
    longest = max(map(len, waves.values()))
    reached: dict[Color, frozenset[Point]] = dict.fromkeys(SIDES, NO_POINTS)
    everywhere = NO_POINTS.union(*(ring for found in waves.values() for ring in found))
    teller.open(ChapterKind.REACH, len(everywhere))
    made = 0
    for part in even_parts(longest, _MOST_RINGS):
        before = reached[Color.BLACK] | reached[Color.WHITE]
        wave = {c: NO_POINTS.union(*found[made : made + part]) for c, found in waves.items()}
        made += part
        reached = {color: reached[color] | wave[color] for color in SIDES}
        frame = _with_reach(teller.frame, reached[Color.BLACK], reached[Color.WHITE])
        frame = replace(frame, wave=wave[Color.BLACK] | wave[Color.WHITE])
        now = reached[Color.BLACK] | reached[Color.WHITE]
        teller.step(frame, len(now) - len(before))
    teller.clear()


def _with_reach(frame: StoryFrame, black: frozenset[Point], white: frozenset[Point]) -> StoryFrame:
    """Return a frame in which each side has the points that it alone reaches."""
    alone = black - white, white - black
    return replace(
        frame,
        black_areas=tuple(connected(alone[0], frame.size)),
        white_areas=tuple(connected(alone[1], frame.size)),
        neutral=black & white,
        tally=frame.tally.with_line(TallyRow.TERRITORY, len(alone[0]), len(alone[1])),
    )


def _leave_out(teller: Teller, case: CountedBoard) -> None:
    """Take out points that one side alone reaches but that are agreed to be neutral or in seki."""
    territory = case.count.territory
    reached = {color: NO_POINTS.union(*teller.frame.areas(color)) for color in SIDES}
    left_out = NO_POINTS.union(*(reached[c] - territory.of(c) for c in SIDES))
    if left_out:
        mark_seki(teller, case)
        teller.open(ChapterKind.NOT_COUNTED, len(left_out))
        frame = _with_reach(teller.frame, territory.black, territory.white)
        teller.step(replace(frame, neutral=case.neutral), len(left_out))


def _count_stones(teller: Teller, case: CountedBoard) -> None:
    living = {color: case.living(color) for color in SIDES}
    teller.open(ChapterKind.COUNT_STONES, sum(map(len, living.values())))
    for color, stones in living.items():
        tally = teller.frame.tally.with_value(TallyRow.STONES, color, len(stones))
        teller.step(replace(teller.frame, tally=tally, lit=stones), len(stones), color)
    teller.clear()


def count_stones(teller: Teller, case: CountedBoard) -> None:
    """Add the steps from the stopped board to all stones that fit on it."""
    lift_dead(teller, case, teller.frame.dead)
    mark_seki(teller, case)
    _show_area(teller, case)
    kept = _keep_eyes(teller, case)
    for color in SIDES:
        _fill(teller, case, color, kept[color])
    _count(teller, case, kept)


def kept_points(case: CountedBoard, color: Color, board: StoryFrame) -> frozenset[Point]:
    """Return the points that living groups of one side must leave open: two each, or all if fewer."""
    # Rules without group tax leave nothing open.
    if not case.count.side(color).tax:
        return NO_POINTS
    standing = replace(case.position, stones=board.stones)
    territory = case.count.territory.of(color)
    kept: frozenset[Point] = NO_POINTS
    for group in find_groups(standing, color):
        if not group.stones & case.statuses.seki:
            kept |= _eyes(group.enclosed & territory, group_tax(group), board.size)
    return kept


def _eyes(enclosed: frozenset[Point], number: int, size: BoardSize) -> frozenset[Point]:
    """Return two points that are not adjacent, in the smallest parts, if there are such."""
    parts = sorted(connected(enclosed, size), key=len)
    order = [point for part in parts for point in sorted(part)]
    if number < 2 or len(order) < 2:
        return frozenset(order[:number])
    # Of a large area only the first points are tried: the pairs grow with the square of their number.
    few = order[:60]
    for one, other in combinations(few, 2):
        if other not in size.neighbors(one):
            return frozenset((one, other))
    return frozenset(order[:2])


def _show_area(teller: Teller, case: CountedBoard) -> None:
    """Show the points that each side surrounds."""
    territory, size = case.count.territory, case.position.size
    number = len(territory.black) + len(territory.white)
    teller.open(ChapterKind.MARK_TERRITORY, number)
    frame = replace(teller.frame, neutral=territory.neutral)
    for color in SIDES:
        frame = frame.with_areas(color, connected(territory.of(color), size))
    teller.step(frame, number)


def _keep_eyes(teller: Teller, case: CountedBoard) -> dict[Color, frozenset[Point]]:
    """Show the points that groups must leave open, and return them by side."""
    kept = {color: kept_points(case, color, teller.frame) for color in SIDES}
    teller.open(ChapterKind.KEEP_EYES, sum(map(len, kept.values())))
    for color in SIDES:
        if kept[color]:
            teller.step(replace(teller.frame, lit=kept[color]), len(kept[color]), color)
    teller.clear()
    return kept


def _fill(teller: Teller, case: CountedBoard, color: Color, kept: frozenset[Point]) -> None:
    """Fill one side's area with its own stones, except the kept points."""
    room = case.count.territory.of(color)
    goals = nooks_first(room - kept, case.position.size, len(room))
    teller.open(ChapterKind.FILL_AREA, len(goals), color)

    def follow(frame: StoryFrame, made: int) -> StoryFrame:
        placed = frozenset(goals[:made])
        areas = connected(room - placed, frame.size)
        return replace(frame, filled=frame.filled | placed).with_areas(color, areas)

    moves = [StoneMove(color, Spot.BOWL, goal) for goal in goals]
    teller.move_all(moves, follow, _MOST_FILLED)


def _count(teller: Teller, case: CountedBoard, kept: dict[Color, frozenset[Point]]) -> None:
    """Count the stones on the board, and deduct the tax of a group beyond the points it could keep."""
    standing = {color: teller.frame.points(color) - teller.frame.dead for color in SIDES}
    teller.open(ChapterKind.COUNT_STONES, sum(map(len, standing.values())))
    for color, stones in standing.items():
        tally = teller.frame.tally.with_value(TallyRow.STONES, color, len(stones))
        teller.step(replace(teller.frame, tally=tally, lit=stones), len(stones), color)
    teller.clear()
    # `tax` is zero or less.
    owed = {c: -case.count.side(c).tax - len(kept[c]) for c in SIDES}
    if any(owed.values()):
        teller.open(ChapterKind.TAX, sum(owed.values()))
        tally = teller.frame.tally.with_line(TallyRow.TAX, -owed[Color.BLACK], -owed[Color.WHITE])
        teller.step(replace(teller.frame, tally=tally), sum(owed.values()))
