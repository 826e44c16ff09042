"""Territory counting by hand: prisoners filled in, territory shaped into tens; Ing's fill-in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from heapq import heapify, heappop, heappush

from goboard_app.go.board import BoardSize, Color, Point, connected
from goboard_app.go.position import CODES
from goboard_app.scoring.traditions.story import (
    NO_POINTS,
    ChapterKind,
    FillInObstacle,
    Spot,
    StoneMove,
    StoryFrame,
    TallyRow,
)
from goboard_app.scoring.traditions.teller import (
    SIDES,
    CountedBoard,
    PrisonerFill,
    Teller,
    even_parts,
    fill_in,
    fill_prisoners,
    ing_komi_stones,
    ing_set,
    lift_dead,
    mark_seki,
    set_out,
)

# Width and height of the blocks; of equally cheap blocks the largest is taken.
_BLOCKS = ((2, 5), (5, 2), (4, 5), (5, 4))
_LARGE_BLOCKS = ((4, 5), (5, 4), (5, 10), (10, 5))
_LARGE_BOARD = 24 * 24
_DEAREST = 0.5
"""The largest share of a block that may hold stones to be moved."""
_MOST_SHAPED = 8
_MOST_FILLED = 8


@dataclass(frozen=True, slots=True)
class Block:
    """Open points in the shape of a rectangle, and the slides that produce it."""

    points: frozenset[Point]
    slides: tuple[tuple[Point, Point], ...] = ()


def nooks_first(points: frozenset[Point], size: BoardSize, number: int) -> list[Point]:
    """Return `number` of these points, each the one with the fewest open neighbours left.

    Filling in this order uses up small parts and corners, and leaves compact areas.
    """
    chosen: list[Point] = []
    # Small parts first, so that large ones stay whole.
    for part in sorted(connected(points, size), key=len):
        if len(chosen) >= number:
            break
        chosen += _tightest(part, size)
    return chosen[:number]


def _tightest(part: frozenset[Point], size: BoardSize) -> Iterator[Point]:
    """Yield the points of a part, always the one with the fewest open neighbours left."""
    left = set(part)
    queue = [(_openness(point, left, size), size.index(point)) for point in part]
    heapify(queue)
    while queue:
        openness, index = heappop(queue)
        point = size.point(index)
        # An outdated entry: a neighbour was filled since, and the point was pushed again.
        if point not in left or openness != _openness(point, left, size):
            continue
        left.discard(point)
        yield point
        for near in size.neighbors(point):
            if near in left:
                heappush(queue, (_openness(near, left, size), size.index(near)))


def _openness(point: Point, left: set[Point], size: BoardSize) -> int:
    return sum(near in left for near in size.neighbors(point))


def shape_tens(open_points: frozenset[Point], movable: frozenset[Point], size: BoardSize) -> list[Block]:
    """Return blocks of whole tens among open points, with as few slides as possible.

    `movable` are stones of the same side that may slide to other open points of the same part, so
    that the number of open points stays the same. Points that form no block stay as they are.
    """
    blocks: list[Block] = []
    for part in connected(open_points | movable, size):
        blocks += _shape_part(part & open_points, part & movable, size, _DEAREST)
    return blocks


def shape_freely(open_points: frozenset[Point], stones: frozenset[Point], size: BoardSize) -> list[Block]:
    """Return blocks like `shape_tens`, where stones from anywhere may fill the small holes.

    This is for a board without other stones.
    """
    return _shape_part(open_points, stones, size, 1.0)


def _shape_part(
    open_points: frozenset[Point], movable: frozenset[Point], size: BoardSize, dearest: float
) -> list[Block]:
    """Return the blocks of one part, the cheapest first, up to a share `dearest` of stones to move."""
    blocks: list[Block] = []
    left, stones = set(open_points), set(movable)
    prices = {rect: _price(rect, left) for rect in _rectangles(open_points | movable, size)}
    while prices:
        best = min(prices, key=prices.__getitem__)
        if prices[best][0] > dearest:
            break
        # The stones of the block would find no open point outside it.
        if len(best) > len(left):
            del prices[best]
            continue
        slides = _slides(best, left, stones, size)
        blocks.append(Block(best, tuple(slides)))
        filled = {end for _, end in slides}
        left -= best | filled
        # Stones that were slid stay in their new place, and so do the blocks.
        stones -= best
        taken = best | filled
        prices = {rect: price for rect, price in prices.items() if taken.isdisjoint(rect)}
    return blocks


def _price(rect: frozenset[Point], left: set[Point]) -> tuple[float, int, Point]:
    """Return the sort key of a block: the share of its stones, then its size, then the board's order."""
    held = sum(point not in left for point in rect)
    return held / len(rect), -len(rect), min(rect)


def _rectangles(cells: frozenset[Point], size: BoardSize) -> Iterator[frozenset[Point]]:
    """Yield every rectangle of a block's size within some points."""
    # The smallest block holds ten points.
    if len(cells) < 10:
        return
    for width, height in _LARGE_BLOCKS if size.area > _LARGE_BOARD else _BLOCKS:
        for corner in cells:
            far = Point(corner.col + width - 1, corner.row + height - 1)
            if far not in cells:
                continue
            rect = [Point(col, row) for row in range(corner.row, far.row + 1) for col in range(corner.col, far.col + 1)]
            if all(point in cells for point in rect):
                yield frozenset(rect)


def _slides(
    block: frozenset[Point], left: set[Point], stones: set[Point], size: BoardSize
) -> list[tuple[Point, Point]]:
    """Return a slide for each stone in the block to an open point outside, the tightest points first."""
    held = sorted((p for p in block if p in stones), key=size.index)
    goals = nooks_first(frozenset(left - block), size, len(held))
    return list(zip(held, goals, strict=True))


def taken_dead(case: CountedBoard) -> frozenset[Point]:
    """Return the dead stones that become prisoners; those within a seki stay where they are."""
    territory = case.count.territory
    return frozenset().union(
        *((case.position.points(color) & case.statuses.dead) - territory.in_seki(color.opponent) for color in SIDES)
    )


def count_territory(teller: Teller, case: CountedBoard) -> None:
    """Add the steps from the stopped board to the two sums without komi.

    The dead stones may be still on the board or not.
    """
    lift_dead(teller, case, taken_dead(case) & teller.frame.dead)
    mark_seki(teller, case)
    _hand_over_passes(teller, case)
    _mark_territory(teller, case)
    fill = _plan(case)
    _fill(teller, case, Color.BLACK, fill)
    _fill(teller, case, Color.WHITE, fill)
    _leave_over(teller, Color.WHITE, fill.black_unplaced)
    _leave_over(teller, Color.BLACK, fill.white_unplaced)
    shape_territory(teller, SIDES)
    count_shaped(teller, (Color.WHITE, Color.BLACK))


def shape_territory(teller: Teller, sides: tuple[Color, ...]) -> None:
    """Slide stones within each side's own area until its open points lie in tens."""
    plans = {color: _blocks(teller.frame, color) for color in sides}
    tell_shaping(teller, plans)


def tell_shaping(teller: Teller, plans: dict[Color, list[Block]]) -> None:
    """Make the slides for these blocks, a few blocks at a time."""
    tens = sum(len(block.points) for blocks in plans.values() for block in blocks) // 10
    teller.open(ChapterKind.SHAPE_TENS, tens)
    for color, blocks in plans.items():
        _shape(teller, color, blocks)


def count_shaped(teller: Teller, sides: tuple[Color, ...]) -> None:
    """Count the open points of each side, all of them at once."""
    sizes = {color: sum(map(len, teller.frame.areas(color))) for color in sides}
    teller.open(ChapterKind.COUNT_TERRITORY, sum(sizes.values()))
    for color in sides:
        lit = NO_POINTS.union(*teller.frame.areas(color))
        teller.step(replace(teller.frame, lit=lit), sizes[color], color)
    teller.clear()


def _held(case: CountedBoard, color: Color) -> int:
    """Return the number of prisoners of one side in the end."""
    side = case.count.side(color)
    return side.prisoners + side.dead + side.pass_stones


def _plan(case: CountedBoard) -> PrisonerFill:
    """Return the filling of prisoners in numbers."""
    territory = case.count.territory
    return fill_prisoners(
        len(territory.black),
        len(territory.white),
        _held(case, Color.BLACK),
        _held(case, Color.WHITE),
    )


def _hand_over_passes(teller: Teller, case: CountedBoard) -> None:
    given = {color: case.count.side(color.opponent).pass_stones for color in SIDES}
    teller.open(ChapterKind.HAND_OVER_PASSES, sum(given.values()))
    for color in SIDES:
        if given[color]:
            moves = [StoneMove(color, Spot.BOWL, Spot.LID)] * given[color]
            teller.step(teller.frame, given[color], color, moves)


def _mark_territory(teller: Teller, case: CountedBoard) -> None:
    """Show the territory of both sides with its number of points."""
    territory = case.count.territory
    size = case.position.size
    black, white = len(territory.black), len(territory.white)
    teller.open(ChapterKind.MARK_TERRITORY, black + white)
    frame = replace(
        teller.frame,
        neutral=territory.neutral,
        black_areas=tuple(connected(territory.black, size)),
        white_areas=tuple(connected(territory.white, size)),
        tally=teller.frame.tally.with_line(TallyRow.TERRITORY, black, white),
    )
    teller.step(frame, black + white)


def _fill(teller: Teller, case: CountedBoard, color: Color, fill: PrisonerFill) -> None:
    """Put the prisoners of this colour into the territory of their own side."""
    room = case.count.territory.of(color)
    left = fill.black_left if color is Color.BLACK else fill.white_left
    goals = nooks_first(room, case.position.size, len(room) - left)
    teller.open(ChapterKind.FILL_PRISONERS, len(goals), color)

    def follow(frame: StoryFrame, made: int) -> StoryFrame:
        placed = frozenset(goals[:made])
        tally = frame.tally.with_value(TallyRow.FILLED, color, -made)
        areas = connected(room - placed, frame.size)
        return replace(frame, filled=frame.filled | placed, tally=tally).with_areas(color, areas)

    teller.move_all([StoneMove(color, Spot.LID, goal) for goal in goals], follow)


def _leave_over(teller: Teller, holder: Color, number: int) -> None:
    """Leave prisoners that found no room beside the board, one point each for their holder."""
    if number:
        teller.open(ChapterKind.LEFT_OVER, number, holder)
        tally = teller.frame.tally.with_value(TallyRow.LEFT_OVER, holder, number)
        teller.step(replace(teller.frame, tally=tally), number)


def _blocks(frame: StoryFrame, color: Color) -> list[Block]:
    """Return blocks within the walls between the sides; the walls do not move."""
    open_points = NO_POINTS.union(*frame.areas(color))
    own = frame.points(color)
    around = open_points | own
    # Stones in seki, and dead stones within one, stay where they are.
    held = frame.dead | frame.seki
    # A stone beside anything but its own side's stones and area is part of the wall.
    movable = frozenset(point for point in own - held if all(near in around for near in frame.size.neighbors(point)))
    return shape_tens(open_points, movable, frame.size)


def _shape(teller: Teller, color: Color, blocks: list[Block]) -> None:
    """Make the slides of one side's blocks, several blocks in one step."""
    left = NO_POINTS.union(*teller.frame.areas(color))
    shaped: list[frozenset[Point]] = []
    for part in even_parts(len(blocks), _MOST_SHAPED):
        these = blocks[len(shaped) : len(shaped) + part]
        slides = [slide for block in these for slide in block.slides]
        for block in these:
            left = (left - {end for _, end in block.slides}) - block.points
            shaped.append(block.points)
        areas = (*shaped, *connected(left, teller.frame.size))
        moves = [StoneMove(color, start, end) for start, end in slides]
        tens = sum(len(block.points) for block in these) // 10
        teller.step(teller.frame.with_areas(color, areas), tens, color, moves)


def why_not(case: CountedBoard) -> FillInObstacle | None:
    """Return the reason why a board cannot be counted by filling in; None if it can."""
    komi = ing_komi_stones(case.count.white.komi)
    if komi is None:
        return FillInObstacle.KOMI
    # Each side has a full set, of which it fills half of the neutral points and pays komi.
    stones, share = ing_set(case.position.size.area), len(case.neutral) // 2
    given = {Color.WHITE: max(0, komi), Color.BLACK: max(0, -komi)}
    for color in SIDES:
        on_board = case.position.stones.count(CODES[color])
        if on_board > stones or len(case.living(color)) + share + given[color] > stones:
            return FillInObstacle.STONES
        if given[color] > len(case.count.territory.of(color.opponent)):
            return FillInObstacle.ROOM
    return None


def set_out_ing(case: CountedBoard) -> StoryFrame:
    """Return the stopped board with bowls that were counted before the game."""
    stones = ing_set(case.position.size.area)
    frame = set_out(case)
    off_board = [stones - case.position.stones.count(CODES[color]) for color in SIDES]
    # Prisoners beyond a full set were given back during the game.
    lids = [min(frame.in_lid(color), off) for color, off in zip(SIDES, off_board, strict=True)]
    bowls = (off_board[0] - lids[0], off_board[1] - lids[1])
    return replace(frame, lids=(lids[0], lids[1]), bowls=bowls)


def count_fill_in(teller: Teller, case: CountedBoard) -> None:
    """Add the steps from the stopped board to the points that stay vacant."""
    lift_dead(teller, case, teller.frame.dead)
    _return_prisoners(teller)
    _show_area(teller, case)
    komi = case.count.white.komi
    _hand_over_komi(teller, int(komi / 2))
    _share(teller, case)
    for color in SIDES:
        room = _open(teller.frame, color)
        goals = nooks_first(room, teller.frame.size, min(len(room), teller.frame.in_bowl(color)))
        teller.open(ChapterKind.FILL_AREA, len(goals), color)
        _put(teller, color, color, goals, most=_MOST_FILLED)
    for color in SIDES:
        _put_left_over(teller, color)
    _sum_up(teller, case)


def _return_prisoners(teller: Teller) -> None:
    teller.open(ChapterKind.RETURN_PRISONERS, sum(map(teller.frame.in_lid, SIDES)))
    for color in SIDES:
        number = teller.frame.in_lid(color)
        if number:
            moves = [StoneMove(color, Spot.LID, Spot.BOWL)] * number
            teller.step(teller.frame, number, color, moves)


def _show_area(teller: Teller, case: CountedBoard) -> None:
    territory, size = case.count.territory, case.position.size
    black, white = connected(territory.black, size), connected(territory.white, size)
    teller.open(ChapterKind.MARK_TERRITORY, len(territory.black) + len(territory.white))
    frame = replace(teller.frame, neutral=case.neutral)
    frame = frame.with_areas(Color.BLACK, black).with_areas(Color.WHITE, white)
    teller.step(frame, len(territory.black) + len(territory.white))


def _hand_over_komi(teller: Teller, stones: int) -> None:
    """Put White's stones into Black's area, two points each; for a negative komi Black's into White's."""
    color = Color.WHITE if stones > 0 else Color.BLACK
    owner = color.opponent
    goals = nooks_first(_open(teller.frame, owner), teller.frame.size, abs(stones))
    teller.open(ChapterKind.HAND_OVER_KOMI, len(goals), owner)
    _put(teller, color, owner, goals)


def _share(teller: Teller, case: CountedBoard) -> None:
    """Fill the neutral points with equally many stones of each side; an odd one stays open."""
    neutral = sorted(case.neutral)
    half = len(neutral) // 2
    teller.open(ChapterKind.SHARE_NEUTRAL, len(neutral))
    if not neutral:
        return
    moves = [
        StoneMove(color, Spot.BOWL, goal)
        for color, goals in zip(SIDES, (neutral[:half], neutral[half : 2 * half]), strict=True)
        for goal in goals
    ]
    left = frozenset(neutral[2 * half :])
    filled = teller.frame.filled | frozenset(neutral[: 2 * half])
    teller.step(replace(teller.frame, neutral=left, filled=filled), len(neutral), moves=moves)


def _put_left_over(teller: Teller, color: Color) -> None:
    """Put the stones left in one side's bowl into the other side's area."""
    room = _open(teller.frame, color.opponent)
    number = min(len(room), teller.frame.in_bowl(color))
    teller.open(ChapterKind.FILL_OPPONENT, number, color)
    goals = nooks_first(room, teller.frame.size, number)
    tally = teller.frame.tally
    if number:
        # The line appears with zero before the first stone is put.
        teller.retell(tally.with_value(TallyRow.FOREIGN, color.opponent, 0))
    _put(teller, color, color.opponent, goals, row=TallyRow.FOREIGN)


def _put(
    teller: Teller,
    color: Color,
    owner: Color,
    goals: list[Point],
    most: int = 24,
    row: TallyRow | None = None,
) -> None:
    """Put stones from a bowl into the area of a side, its own or the other."""
    room = _open(teller.frame, owner)

    def follow(frame: StoryFrame, made: int) -> StoryFrame:
        placed = frozenset(goals[:made])
        tally = frame.tally.with_value(row, owner, 2 * made) if row is not None else frame.tally
        areas = connected(room - placed, frame.size)
        return replace(frame, filled=frame.filled | placed, tally=tally).with_areas(owner, areas)

    teller.move_all([StoneMove(color, Spot.BOWL, goal) for goal in goals], follow, most)


def _sum_up(teller: Teller, case: CountedBoard) -> None:
    """Show the points that stay vacant; `fill_in` finds the same by arithmetic alone."""
    area = len(case.area(Color.BLACK)) + Fraction(len(case.neutral), 2)
    plan = fill_in(area, case.position.size.area, case.count.white.komi)
    vacant = {color: _open(teller.frame, color) for color in SIDES}
    tally = teller.frame.tally.with_line(TallyRow.FOREIGN, 2 * plan.white_in_black, 2 * plan.black_in_white).with_line(
        TallyRow.VACANT, plan.vacant_in_black, plan.vacant_in_white
    )
    lit = vacant[Color.BLACK] | vacant[Color.WHITE] | teller.frame.neutral
    teller.open(ChapterKind.COUNT_REST, len(lit))
    teller.step(replace(teller.frame, tally=tally, lit=lit), len(lit))
    teller.clear()


def _open(frame: StoryFrame, color: Color) -> frozenset[Point]:
    return NO_POINTS.union(*frame.areas(color))
