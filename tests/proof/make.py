"""`python -m tests.proof.make KIND[,KIND...] SIDE COUNT [SEED]`: find more problems of these kinds.

Positions come from games that two partners of the program play with each other. What games rarely
hold is made up here: groups with a wall around them, stones thrown in, two groups in a race, and
known problems with other stones here and there. A position becomes a problem where the search
proves that one first move alone reaches what is asked. Chains that are far from all of it are taken
off. What does not look like a part of a game is left out, and so is whatever looks like a problem
that is there already. What is found is put at the end of tests/proof/boards;
`python -m tests.proof.write` measures, sorts and grades it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import Position
from goboard_app.lessons.proof.bits import STRIDE, Bits, State, all_points, around, bit, each, flood
from goboard_app.lessons.proof.search import TooLarge
from goboard_app.partner.move_effects import BUILDING, CHASING, is_sensible, ranked, wants_of
from goboard_app.scoring.life.board import QuickBoard
from tests.proof.lines import Lines, Step
from tests.proof.problem import SEEKS, Asked, Posed, point_of
from tests.proof.table import BOARDS, PROBLEMS, block, file_name

FIRST_LOOK = 600
FIRST_LOOK_AT_RACES = 1_500
"""So many boards are looked at before a position is given up."""
MOST_STATES = 2_400
"""A problem for which more boards have to be looked at is not taken: its proof would take long."""
LEAST_DIFFERENT = 4
"""Two problems differ in so many points at least, however they are laid upon each other."""
MADE_UP = 0.8
"""So many of the positions are made up anew; others vary a known problem."""
MOST_STONES = {5: 13, 7: 20, 9: 24}
MOST_UNEVEN = {5: 2, 7: 3, 9: 4}
"""So many stones more one side has at most, where none is walled in by the other."""
SMALLEST_GROUP = 3
MOST_INSIDE = 9
"""A group of so many stones at least lives or dies, with so many free points inside at most."""
SHORTEST_LADDER = 7
LONGEST_LADDER = 13
"""A ladder has so many moves of both sides, up to where it is not read on."""
Shape = frozenset[tuple[int, int, bool]]


@dataclass(frozen=True, slots=True)
class Ground:
    """A board with stones, seen by the side that is asked."""

    state: State
    board: Bits
    side: int

    def chains(self, is_own: bool) -> Iterator[tuple[Bits, int]]:
        """Yield the chains of one side, each with the number of its liberties."""
        stones = self.state.own if is_own else self.state.other
        free = self.board & ~self.state.own & ~self.state.other
        while stones:
            chain = flood(stones & -stones, stones)
            stones &= ~chain
            yield chain, (around(chain) & free).bit_count()

    @property
    def stands(self) -> bool:
        """Return whether every chain has a liberty."""
        return all(free for is_own in (True, False) for _chain, free in self.chains(is_own))


# Positions


def played(random: Random, side: int) -> Ground:
    """Return an unfinished game of two partners in some mood."""
    size = BoardSize(side, side)
    board = QuickBoard.of(Position.empty(size))
    mood = random.choice((0.4, 0.8, 1.5))
    tastes = [replace(random.choice((CHASING, BUILDING)), sway=mood, reads=10) for _ in range(2)]
    own, last = 1, -1
    for _ in range(random.randint(side + 1, side * side)):
        free = (at for at, color in enumerate(board.color) if not color and at != board.ko)
        points = frozenset(at for at in free if board.is_legal(at, own) and is_sensible(board, at, own))
        if not points:
            break
        wants = wants_of(board, own, size, last, points, tastes[own - 1])
        last = ranked(wants, points, tastes[own - 1], random)[0][1]
        board.play(last, own)
        own = 3 - own
    stones = [0, 0, 0]
    for at, color in enumerate(board.color):
        stones[color] |= bit(at % side, at // side)
    return Ground(State(stones[own], stones[3 - own]), all_points(side, side), side)


def enclosed(random: Random, side: int) -> Ground:
    """Return a group around a few points at the edge, and a wall around the group."""
    board = all_points(side, side)
    edge = [bit(col, 0) for col in range(side)] + [bit(0, row) for row in range(side)]
    space = random.choice(edge)
    for _ in range(random.randint(3, 7)):
        beside = around(space) & board & ~space
        near_edge = [p for p in each(beside) if min(point_of(p)) < 3] or each(beside)
        space |= random.choice(near_edge)
    group = around(space) & board & ~space
    wall = (around(group) | around(around(group))) & board & ~group & ~space
    wall &= around(group) | flood_corners(group)
    own, other = group, wall
    for point in each(group):
        if random.random() < 0.08:
            own &= ~point
    for point in each(wall):
        if random.random() < 0.1:
            other &= ~point
    for point in each(space):
        chance = random.random()
        if chance < 0.22:
            own |= point
        elif chance < 0.38:
            other |= point
    if random.random() < 0.5:
        own, other = other, own
    return Ground(State(own, other), board, side)


def flood_corners(group: Bits) -> Bits:
    """Return the points across a square from those of a group."""
    return around(around(group))


def thrown_in(random: Random, side: int) -> Ground:
    """Return stones that escape through a mouth of two points, and the surrounding group.

    X X X X
    X O O . O
    X X . O O
    """
    board = all_points(side, side)
    caught = bit(random.randrange(side), random.randrange(side))
    for _ in range(random.choice((1, 1, 2, 2, 3))):
        caught |= random.choice(each(around(caught) & board & ~caught))
    beside = around(caught) & board & ~caught
    inner = random.choice(each(beside))
    mouth = random.choice(each(around(inner) & board & ~caught) or [inner])
    own = (beside | around(inner) & board & ~caught) & ~mouth & ~inner
    outside = around(mouth) & board & ~inner & ~caught & ~own
    for _ in range(random.randint(1, 3)):
        free = each(around(outside) & board & ~(own | outside | caught | mouth | inner))
        outside |= random.choice(free) if free else 0
    for _ in range(random.randint(1, 5)):
        near = around(own) | around(around(own))
        free = each(near & board & ~(own | outside | caught | mouth | inner))
        # Rather where it joins two stones.
        random.shuffle(free)
        free.sort(key=lambda point: -(around(point) & own).bit_count())
        own |= random.choice(free[:3]) if free else 0
    return Ground(State(own, caught | outside), board, side)


def racing(random: Random, side: int) -> Ground:
    """Return two groups side by side along the edge, each shut in by the other side.

    O O O O X X X
    O X X X O O X
    . O . . O . X
    """
    board = all_points(side, side)
    rows: dict[tuple[int, int], str] = {}
    left = random.randint(0, 1)
    first, second = random.randint(2, side - 4), random.randint(2, side - 4)
    deep = random.randint(1, 2)
    for col in range(left, left + first + second):
        one = "X" if col < left + first else "O"
        for row in range(1, deep + 1):
            rows[col, row] = one if random.random() < 0.93 else "."
        rows[col, deep + 1] = "XO"[one == "X"] if random.random() < 0.93 else "."
    for row in range(deep + 1):
        if left:
            rows[0, row] = "O"
        rows[left + first + second, row] = "X"
    for col in range(left, left + first + second):
        rows[col, 0] = random.choice("..XO")
    own = sum(bit(*place) for place, one in rows.items() if one == "X" and place[0] < side)
    other = sum(bit(*place) for place, one in rows.items() if one == "O" and place[0] < side)
    return Ground(State(own, other), board, side)


def varied(kinds: set[str], random: Random, side: int) -> Ground:
    """Return a known problem, moved to another place of this board, with other stones here and there."""
    known = [posed for posed in PROBLEMS if posed.kind in kinds]
    shape = random.choice(shapes(random.choice(known)))
    wide, high = (1 + max(place[axis] for place in shape) for axis in (0, 1))
    left, top = (random.choice((0, side - n, random.randint(0, max(0, side - n))))
                 for n in (wide, high))  # fmt: skip
    letters = {(col + left, row + top): "O X"[2 * own] for col, row, own in shape}
    for _ in range(random.randint(4, 8)):
        place = left + random.randint(-1, wide), top + random.randint(-1, high)
        letters[place] = random.choice("XO  ")
    inside = {place: one for place, one in letters.items() if 0 <= place[0] < side > place[1] >= 0}
    own = sum(bit(*place) for place, one in inside.items() if one == "X")
    other = sum(bit(*place) for place, one in inside.items() if one == "O")
    return Ground(State(own, other), all_points(side, side), side)


# Questions


def posed_of(ground: Ground, kind: str, asked: Asked, depth: int, stones: Bits) -> Posed:
    """Return a question about some of the stones; the table chooses the colours."""
    rows = []
    for row in range(ground.side):
        points = (bit(col, row) for col in range(ground.side))
        letters = ("X" if p & ground.state.own else "O" if p & ground.state.other else "."
                   for p in points)  # fmt: skip
        rows.append(" ".join(letters))
    posed = Posed(
        kind,
        1,
        kind,
        Color.BLACK,
        asked,
        "\n".join(rows),
        "",
        "",
        depth,
        is_ko=kind == "ko",
        most_states=FIRST_LOOK,
    )
    names = [posed.name_of(one) for one in each(stones)]
    return replace(posed, stones=names[0] if asked is not Asked.POINTS else " ".join(names))


def about_chains(kinds: set[str], ground: Ground, asked: Asked, depth: int) -> Iterator[Posed]:
    """Yield questions whether a chain with few liberties can be captured, or saved."""
    is_own = asked is Asked.SAVE
    for chain, liberties in ground.chains(is_own):
        if chain.bit_count() <= 6 and liberties in ((1, 2) if is_own else (2, 3)):
            posed = posed_of(ground, min(kinds), asked, depth, chain)
            is_race = kinds == {"race"}
            yield replace(posed, most_states=FIRST_LOOK_AT_RACES) if is_race else posed


def about_groups(ground: Ground, kind: str, asked: Asked) -> Iterator[Posed]:
    """Yield questions whether the largest chain lives, where it is shut in with few free points."""
    is_own = asked is Asked.SAVE
    chains = [chain for chain, _free in ground.chains(is_own)]
    largest = max(chains, key=int.bit_count, default=0)
    other = ground.state.other if is_own else ground.state.own
    free = ground.board & ~ground.state.own & ~ground.state.other
    inside = flood(largest, ground.board & ~other) & free
    if largest.bit_count() >= SMALLEST_GROUP and inside.bit_count() <= MOST_INSIDE:
        yield posed_of(ground, kind, asked, 9, largest)


def about_pairs(ground: Ground, asked: Asked) -> Iterator[Posed]:
    """Yield questions whether two chains that are near each other are connected."""
    is_own = asked is Asked.CONNECT
    chains = [chain for chain, _free in ground.chains(is_own)]
    for number, one in enumerate(chains):
        for two in chains[number + 1 :]:
            if around(around(one)) & two or around(around(around(one))) & two:
                posed = posed_of(ground, asked.value, asked, 5, one)
                also = posed.name_of(each(two)[0])
                yield replace(posed, also=also)


def about_points(ground: Ground, depth: int) -> Iterator[Posed]:
    """Yield questions for the largest number of points of a side, where a border is open."""
    own, other = ground.state.own, ground.state.other
    free = ground.board & ~own & ~other
    if not 4 <= free.bit_count() <= 15:
        return
    ours, theirs, left = own, other, free
    nearer = around(own) & around(other) & free
    while reached := (around(ours) | around(theirs)) & left:
        nearer |= around(ours) & reached & ~around(theirs)
        ours, theirs = ours | around(ours) & reached, theirs | around(theirs) & reached
        left &= ~reached
    left = nearer
    while left:
        space = flood(left & -left, left)
        left &= ~space
        zone = space | _king(space) & own
        if not 2 <= space.bit_count() <= 8 or zone.bit_count() > 16:
            continue
        base = posed_of(ground, "border", Asked.POINTS, depth, zone)
        for wanted in range(zone.bit_count(), 2, -1):
            posed = replace(base, wanted=wanted)
            search = posed.search(has_threats=False)
            if search.found(posed.state, True, depth)[0]:
                yield posed
                break


def _king(points: Bits) -> Bits:
    """Return these points and all that touch them, across the corners too."""
    wide = points | points << 1 | points >> 1
    return wide | wide << STRIDE | wide >> STRIDE


# Sieves


def is_unique(posed: Posed) -> bool:
    """Return whether exactly one first move is right, by the check of the tests."""
    search = posed.search(has_threats=False)
    turn = posed.asked in SEEKS
    if posed.kind == "ko":
        verdict = posed.verdict
        if verdict.certain or len(verdict.with_threats) != 1 or "pass" in verdict.with_threats:
            return False
    else:
        # Cheap questions first: passing must not do, and something must.
        if search.found(posed.state.passed(), not turn, posed.depth - 1)[0] is turn:
            return False
        if search.found(posed.state, turn, posed.depth)[0] is not turn:
            return False
        verdict = posed.verdict
        if len(verdict.certain) != 1 or verdict.certain != verdict.with_threats:
            return False
    return all(posed.judged(far) == verdict for far in posed.further)


def trimmed(posed: Posed) -> Posed:
    """Return the problem without the chains that are far from everything the answer depends on."""
    near = _zone(posed)
    near |= around(near)
    stones = posed.state.own | posed.state.other
    kept = sum(chain for chain in _all_chains(posed) if chain & near)
    return (_without(posed, stones & ~kept) if stones & ~kept else None) or posed


def _all_chains(posed: Posed) -> list[Bits]:
    here = Ground(posed.state, posed.board, posed.size.columns)
    return [chain for is_own in (True, False) for chain, _free in here.chains(is_own)]


def looks_played(posed: Posed) -> bool:
    """Return whether the board could be part of a game: few stones, near each other, none lost at the edge."""
    own, other, side = posed.state.own, posed.state.other, posed.size.columns
    stones, free = own | other, posed.board & ~own & ~other
    is_life = posed.kind in LIFE
    inner = posed.bits(f"B2-{posed.name_of(bit(side - 2, 1))}")
    if stones.bit_count() > MOST_STONES[side] and posed.asked is not Asked.POINTS:
        return False
    seen = stones & -stones
    while (grown := _king(_king(seen)) & stones) != seen:
        seen = grown
    if seen != stones:
        return False
    asked = posed.bits(posed.stones) | (posed.bits(posed.also) if posed.also else 0)
    in_atari = 0
    for chain in _all_chains(posed):
        if not chain & inner:
            beside = around(chain) & stones
            is_corner = chain & (chain - 1) == 0 and not around(chain) & posed.board & inner
            is_corner = is_corner and (around(chain) & posed.board).bit_count() == 2
            if not beside or not is_life and (is_corner or not beside & inner):
                return False
        liberties = (around(chain) & free).bit_count()
        in_atari += liberties == 1 and not chain & asked
    uneven = abs(own.bit_count() - other.bit_count())
    is_even = is_life or posed.kind == "race" or uneven <= MOST_UNEVEN[side]
    return is_even and in_atari <= 1 + is_life


def _zone(posed: Posed) -> Bits:
    """Return the zone on which the right move and the failure of passing depend."""
    search, turn = posed.search(has_threats=posed.is_ko), posed.asked in SEEKS
    zone = search.found(posed.state, turn, posed.depth)[1]
    return zone | search.found(posed.state.passed(), not turn, posed.depth - 1)[1]


def _without(posed: Posed, stones: Bits) -> Posed | None:
    """Return the problem without some stones, if that changes nothing."""
    lines = [line.split() for line in posed.rows.split("\n")]
    for stone in each(stones):
        point = point_of(stone)
        lines[point.row][point.col] = "."
    tried = replace(posed, rows="\n".join(" ".join(line) for line in lines))
    try:
        is_same = is_unique(tried) and tried.verdict == posed.verdict
    except TooLarge:
        return None
    return tried if is_same else None


@dataclass(frozen=True, slots=True)
class Solved:
    """A problem with its lines, and along the main one the boards after each move."""

    posed: Posed
    tree: tuple[Step, ...]
    states: tuple[State, ...]
    moves: tuple[Bits, ...]


def solved(posed: Posed) -> Solved:
    """Return the main line, played."""
    tree = Lines(posed).tree()
    state, steps = posed.state, tree
    states, moves = [state], []
    while steps and steps[0].is_right is not False:
        moves.append(steps[0].point)
        after = state.played(steps[0].point, posed.board)
        assert after is not None
        state = after
        states.append(state)
        steps = steps[0].following
    return Solved(posed, tree, tuple(states), tuple(moves))


def kind_of(one: Solved) -> str:
    """Return the name of a way to capture."""
    posed, moves, states = one.posed, one.moves, one.states
    target = flood(posed.bits(posed.stones), posed.state.other)
    if _is_snapback(one):
        return "snapback"
    turns = range(0, len(moves), 2)
    after = [(states[n + 1].other, states[n + 1].own) for n in turns]
    liberties = [(around(flood(target, other)) & posed.board & ~own & ~other).bit_count() for own, other in after]
    is_chase = len(moves) >= 3 and all(number <= 1 for number in liberties)
    if is_chase and chase(posed.state, target, posed.board) >= SHORTEST_LADDER:
        return "ladder"
    if moves and not moves[0] & around(target) and liberties[0] >= 2 and len(moves) >= 3:
        return "net"
    if len(moves) >= 3 and _is_race(posed, target):
        return "race"
    return "capture"


def _is_snapback(one: Solved) -> bool:
    """Return whether a stone is given up and the stones that took it are taken."""
    for n in range(0, len(one.moves) - 2, 2):
        stone = one.moves[n]
        is_taken = not one.states[n + 2].own & stone
        taken = one.states[n + 2].other & ~one.states[n + 3].own
        if is_taken and taken.bit_count() >= 2:
            return True
    return False


def chase(state: State, target: Bits, board: Bits, moves: int = 0) -> int:
    """Return the number of moves in which the side to move captures by a series of ataris; 0 if it cannot."""
    liberties = around(flood(target, state.other)) & board & ~state.own & ~state.other
    if moves > LONGEST_LADDER or liberties.bit_count() != 2:
        return 0
    for point in each(liberties & ~state.ko):
        after = state.played(point, board)
        found = _fled(after, target, board, moves + 1) if after else 0
        if found:
            return found
    return 0


def _fled(state: State, target: Bits, board: Bits, moves: int) -> int:
    """Return the number of moves in which the chain in atari is captured against every defence."""
    free = board & ~state.own & ~state.other
    chain = flood(target, state.own)
    tries = around(chain) & free
    if tries.bit_count() != 1:
        return 0
    here = Ground(State(state.other, state.own), board, 0)
    for attacker, liberties in here.chains(True):
        if attacker & around(chain) and liberties == 1:
            tries |= around(attacker) & free
    longest = moves + 1
    for point in each(tries):
        after = None if point == state.ko else state.played(point, board)
        if after is None:
            continue
        chain = flood(target, after.other)
        liberties = (around(chain) & board & ~after.own & ~after.other).bit_count()
        found = moves + 2 if liberties == 1 else chase(after, target, board, moves + 1)
        if not found:
            return 0
        longest = max(longest, found)
    return longest


def _is_race(posed: Posed, target: Bits) -> bool:
    """Return whether a chain beside the target is captured if nothing is done."""
    own, other = posed.state.own, posed.state.other
    free = posed.board & ~own & ~other
    left = around(target) & own
    while left:
        chain = flood(left & -left, own)
        left &= ~chain
        if chain.bit_count() < 2 or not around(chain) & free:
            continue
        asked = replace(posed, asked=Asked.CAPTURE, stones=posed.name_of(each(chain)[0]))
        search = asked.search(has_threats=False)
        if search.found(posed.state.passed(), True, posed.depth)[0]:
            return True
    return False


# Alike


def shapes(posed: Posed) -> list[Shape]:
    """Return all views of the stones, pushed into the corner: turned, mirrored, with colours swapped."""
    stones = [(point_of(p), True) for p in each(posed.state.own)]
    stones += [(point_of(p), False) for p in each(posed.state.other)]
    views = []
    for turn in range(8):
        seen = []
        for point, is_own in stones:
            col = -point.col if turn & 1 else point.col
            row = -point.row if turn & 2 else point.row
            seen.append((row, col, is_own) if turn & 4 else (col, row, is_own))
        left, top = min(each[0] for each in seen), min(each[1] for each in seen)
        views.append(frozenset((c - left, r - top, own) for c, r, own in seen))
    return [*views, *(frozenset((c, r, not own) for c, r, own in view) for view in views)]


def is_like(views: list[Shape], other: Shape) -> bool:
    """Return whether two boards differ in very few stones in any orientation."""
    return any(len(view ^ other) < LEAST_DIFFERENT for view in views)


# The whole


SOURCES: dict[str, tuple[Callable[[Random, int], Ground], ...]] = {
    "snapback": (thrown_in,),
    "race": (racing, played),
    "two-eyes": (enclosed,),
    "take-an-eye": (enclosed,),
    "ko": (enclosed,),
}
LIFE = frozenset({"two-eyes", "take-an-eye", "ko"})
CAPTURES = frozenset({"capture", "ladder", "net", "snapback", "race"})
DEPTHS = {"ladder": 9, "race": 9, "ko": 9}


def _counted(ground: Ground) -> Iterator[Posed]:
    """Return the same number, where the search is not too large."""
    try:
        yield from about_points(ground, 8)
    except TooLarge:
        return


def questions(kinds: set[str], ground: Ground, random: Random) -> Iterator[Posed]:
    """Yield the questions that a position allows."""
    depth = 5 if ground.side == 5 else 7
    if kinds & CAPTURES:
        far = max(DEPTHS.get(kind, depth) for kind in kinds & CAPTURES)
        yield from about_chains(kinds & CAPTURES, ground, Asked.CAPTURE, far)
    if "escape" in kinds:
        yield from about_chains({"escape"}, ground, Asked.SAVE, 7)
    if "two-eyes" in kinds:
        yield from about_groups(ground, "two-eyes", Asked.SAVE)
    if "take-an-eye" in kinds:
        yield from about_groups(ground, "take-an-eye", Asked.CAPTURE)
    if "ko" in kinds:
        yield from about_groups(ground, "ko", random.choice((Asked.SAVE, Asked.CAPTURE)))
    if "connect" in kinds:
        yield from about_pairs(ground, Asked.CONNECT)
    if "cut" in kinds:
        yield from about_pairs(ground, Asked.CUT)
    if "border" in kinds:
        yield from _counted(ground)


def found(kinds: set[str], side: int, seed: int) -> Iterator[Posed]:
    """Yield problems without end; kinds removed from `kinds` are no longer searched for."""
    random = Random(seed)
    sources = sorted(
        {each for kind in kinds for each in SOURCES.get(kind, (played,))},
        key=lambda each: each.__name__,
    )
    known = [shapes(posed)[0] for posed in PROBLEMS]
    while True:
        if sources and random.random() < MADE_UP or not known:
            ground = random.choice(sources)(random, side)
        else:
            ground = varied(kinds, random, side)
        stones = (ground.state.own | ground.state.other).bit_count()
        if not ground.stands or stones < 4:
            continue
        for posed in questions(kinds, ground, random):
            try:
                accepted = _accepted(posed, kinds, random)
            except TooLarge:
                continue
            if accepted is None:
                continue
            views = shapes(accepted)
            if not any(is_like(views, other) for other in known):
                known.append(views[0])
                yield accepted
                break


def _accepted(posed: Posed, kinds: set[str], random: Random) -> Posed | None:
    """Return the problem in the form of the table, if it is one of these kinds."""
    if not is_unique(posed):
        return None
    kind = _kind_among(posed, kinds)
    if kind is None:
        return None
    slim = replace(trimmed(posed), kind=kind)
    try:
        is_same = _kind_among(slim, kinds) == kind
    except TooLarge:
        is_same = False
    posed = slim if is_same else posed
    if not looks_played(posed):
        return None
    if random.random() < 0.5:
        swapped = str.maketrans("XO", "OX")
        posed = replace(posed, rows=posed.rows.translate(swapped), to_move=Color.WHITE)
    return replace(posed, kind=kind)


def _kind_among(posed: Posed, kinds: set[str]) -> str | None:
    """Return the kind of a problem; None for other kinds, or where there is too little to find."""
    one = solved(replace(posed, most_states=MOST_STATES))
    kind = kind_of(one) if posed.kind in CAPTURES else posed.kind
    is_short = len(one.moves) < 3 and kind in CAPTURES | {"escape"} and posed.size.columns > 5
    return None if is_short or kind not in kinds else kind


def main(words: list[str]) -> None:
    """Find this many problems of each kind."""
    kinds, side, count = set(words[0].split(",")), int(words[1]), int(words[2])
    left = dict.fromkeys(kinds, count)
    for posed in found(kinds, side, int(words[3]) if words[3:] else 0):
        with (BOARDS / file_name(posed.kind, ".txt")).open("a", encoding="ascii") as file:
            file.write("\n" + block(posed))
        left[posed.kind] -= 1
        if not left[posed.kind]:
            kinds.remove(posed.kind)
        if not kinds:
            break


if __name__ == "__main__":
    main(sys.argv[1:])
