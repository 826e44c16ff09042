"""`python -m tests.proof.make KIND[,KIND...] SIDE COUNT [SEED]`: find more problems of these kinds.

Positions are made up here: stones scattered over a part of the board, games that nobody thought
about, groups with a wall around them, and known problems with other stones here and there. A
position becomes a problem where the
search proves that one first move alone reaches what is asked. Stones that make no difference are
taken off, and whatever looks like a problem that is there already is left out. What is found is put
at the end of tests/proof/boards; `python -m tests.proof.write` measures, sorts and grades it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random

from goboard_app.go.board import Color
from tests.proof.bits import Bits, State, all_points, around, bit, each, flood
from tests.proof.lines import Lines, Step
from tests.proof.problem import SEEKS, Asked, Posed, point_of
from tests.proof.search import TooLarge
from tests.proof.table import BOARDS, PROBLEMS, block, file_name

FIRST_LOOK = 600
FIRST_LOOK_AT_RACES = 1_500
"""So many boards are looked at before a position is given up."""
MOST_STATES = 2_400
"""A problem for which more boards have to be looked at is not taken: its proof would take long."""
LEAST_DIFFERENT = 4
"""Two problems differ in so many points at least, however they are laid upon each other."""
MOST_SLIMMED = 8
MADE_UP = 0.7
"""So many of the positions are made up anew; others vary a known problem."""
MOST_STONES = {5: 12, 7: 16, 9: 23}
Shape = frozenset[tuple[int, int, bool]]


@dataclass(frozen=True, slots=True)
class Ground:
    """A board with stones, seen by the side that is asked."""

    state: State
    board: Bits
    side: int

    def chains(self, is_own: bool) -> Iterator[tuple[Bits, int]]:
        """The chains of one side, each with the number of its liberties."""
        stones = self.state.own if is_own else self.state.other
        free = self.board & ~self.state.own & ~self.state.other
        while stones:
            chain = flood(stones & -stones, stones)
            stones &= ~chain
            yield chain, (around(chain) & free).bit_count()

    @property
    def stands(self) -> bool:
        """Whether every chain has a liberty."""
        return all(free for is_own in (True, False) for _chain, free in self.chains(is_own))


# Positions


def scattered(random: Random, side: int) -> Ground:
    """Stones at random in a window at a corner, an edge or anywhere."""
    columns, rows = random.randint(4, min(6, side)), random.randint(4, min(6, side))
    left, top = (random.choice((0, random.randint(0, side - n))) for n in (columns, rows))
    own = other = 0
    thickness = random.uniform(0.3, 0.6)
    for row in range(top, top + rows):
        for col in range(left, left + columns):
            if random.random() < thickness:
                if random.random() < 0.5:
                    own |= bit(col, row)
                else:
                    other |= bit(col, row)
    return Ground(State(own, other), all_points(side, side), side)


def played(random: Random, side: int) -> Ground:
    """A game that nobody thought about, but for captures and stones that can be saved."""
    board = all_points(side, side)
    state = State(0, 0)
    for _ in range(random.randint(side + 2, side * side // 2)):
        free = each(board & ~state.own & ~state.other & ~state.ko)
        random.shuffle(free)
        tried = [after for point in free[:6] if (after := state.played(point, board))]
        # The best of a few: more stones for oneself, fewer for the other side, no chain in atari.
        worth = [_worth(after, board) for after in tried]
        state = tried[worth.index(max(worth))] if tried else state.passed()
    return Ground(replace(state, ko=0), board, side)


def _worth(state: State, board: Bits) -> int:
    """How a board looks to the side that has just played, at a glance."""
    here = Ground(State(state.other, state.own), board, 0)
    own = sum(chain.bit_count() * (1 if free > 1 else -1) for chain, free in here.chains(True))
    other = sum(chain.bit_count() * (1 if free > 1 else 0) for chain, free in here.chains(False))
    return own - other


def enclosed(random: Random, side: int) -> Ground:
    """A group around a few points at the edge, and a wall around the group."""
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
    """The points across a square from those of a group."""
    return around(around(group))


def chased(random: Random, side: int) -> Ground:
    """A stone or two with two ways out, and a few stones on the way."""
    board = all_points(side, side)
    col, row = random.randint(1, side - 2), random.randint(1, side - 2)
    other = bit(col, row)
    if random.random() < 0.5:
        other |= random.choice(each(around(other) & board))
    beside = each(around(other) & board & ~other)
    random.shuffle(beside)
    own = sum(beside[2:])
    for point in each(board & ~own & ~other & ~sum(beside[:2])):
        chance = random.random()
        near = bool(point & around(around(other)))
        if chance < (0.25 if near else 0.05):
            own |= point
        elif chance < (0.3 if near else 0.09):
            other |= point
    return Ground(State(own, other), board, side)


def racing(random: Random, side: int) -> Ground:
    """Two groups side by side along the edge, each shut in by the other side.

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


def bordered(random: Random, side: int) -> Ground:
    """Two walls along each other, from edge to edge, with a gap or two."""
    board = all_points(side, side)
    width = random.randint(2, side - 3)
    own = other = 0
    for row in range(side):
        step = random.choice((-1, 0, 0, 1))
        following = max(1, min(side - 3, width + step))
        for col in range(min(width, following), max(width, following) + 1):
            own |= bit(col, row)
        other |= bit(max(width, following) + 1, row)
        width = following
    other &= ~own
    for point in each(own | other):
        if random.random() < 0.22:
            own, other = own & ~point, other & ~point
    for point in each(board & ~own & ~other):
        if random.random() < 0.04:
            own |= point
    return Ground(State(own, other), board, side)


def varied(kinds: set[str], random: Random, side: int) -> Ground:
    """A known problem, laid anew on this board, with other stones here and there."""
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
    """A question about some of the stones; the colours are for the table to choose."""
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
    """Whether a chain with few liberties can be captured, or saved."""
    is_own = asked is Asked.SAVE
    for chain, liberties in ground.chains(is_own):
        if chain.bit_count() <= 6 and liberties in ((1, 2) if is_own else (2, 3)):
            posed = posed_of(ground, min(kinds), asked, depth, chain)
            is_race = kinds == {"race"}
            yield replace(posed, most_states=FIRST_LOOK_AT_RACES) if is_race else posed


def about_groups(ground: Ground, kind: str, asked: Asked) -> Iterator[Posed]:
    """Whether the largest chain lives."""
    chains = [chain for chain, _free in ground.chains(asked is Asked.SAVE)]
    if chains:
        yield posed_of(ground, kind, asked, 9, max(chains, key=int.bit_count))


def about_pairs(ground: Ground, asked: Asked) -> Iterator[Posed]:
    """Whether two chains that are near each other are connected."""
    is_own = asked is Asked.CONNECT
    chains = [chain for chain, _free in ground.chains(is_own)]
    for number, one in enumerate(chains):
        for two in chains[number + 1 :]:
            if around(around(one)) & two or around(around(around(one))) & two:
                posed = posed_of(ground, asked.value, asked, 5, one)
                also = posed.name_of(each(two)[0])
                yield replace(posed, also=also)


def about_points(ground: Ground, depth: int) -> Iterator[Posed]:
    """How many points of its side of the board somebody makes, at most."""
    free = ground.board & ~ground.state.own & ~ground.state.other
    if not 6 <= free.bit_count() <= 22:
        return
    own, other = ground.state.own, ground.state.other
    zone = 0
    for row in range(ground.side):
        for col in range(ground.side):
            before = sum(bit(c, row) for c in range(col, ground.side))
            if before & own:
                zone |= bit(col, row)
    zone &= ~other
    base = posed_of(ground, "border", Asked.POINTS, depth, zone)
    count = zone.bit_count()
    for wanted in range(count, max(2, count - 8), -1):
        posed = replace(base, wanted=wanted)
        search = posed.search(has_threats=False)
        if search.found(posed.state, True, depth)[0]:
            yield posed
            return


# Sieves


def is_unique(posed: Posed) -> bool:
    """Whether one first move alone is right, looked at as the tests look."""
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


def slimmed(posed: Posed, random: Random) -> Posed:
    """The same without stones that make no difference: all far ones, and some of the others."""
    kept = posed.bits(posed.stones) | (posed.bits(posed.also) if posed.also else 0)
    stones = (posed.state.own | posed.state.other) & ~kept
    near = _zone(posed)
    if stones & ~near:
        posed = _without(posed, stones & ~near) or posed
    tried = each(stones & near)
    random.shuffle(tried)
    for stone in tried[:MOST_SLIMMED]:
        posed = _without(posed, stone) or posed
    return posed


def _zone(posed: Posed) -> Bits:
    """All on which it depends that the right move is right, and that passing is not."""
    search, turn = posed.search(has_threats=posed.is_ko), posed.asked in SEEKS
    zone = search.found(posed.state, turn, posed.depth)[1]
    return zone | search.found(posed.state.passed(), not turn, posed.depth - 1)[1]


def _without(posed: Posed, stones: Bits) -> Posed | None:
    """The problem without some stones, if that changes nothing."""
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
    """The main line, played."""
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
    """What a way to capture is called."""
    posed, moves, states = one.posed, one.moves, one.states
    target = flood(posed.bits(posed.stones), posed.state.other)
    if _is_snapback(one):
        return "snapback"
    turns = range(0, len(moves), 2)
    after = [(states[n + 1].other, states[n + 1].own) for n in turns]
    liberties = [
        (around(flood(target, other)) & posed.board & ~own & ~other).bit_count()
        for own, other in after
    ]
    if len(liberties) >= 4 and all(number <= 1 for number in liberties):
        return "ladder"
    if moves and not moves[0] & around(target) and liberties[0] >= 2 and len(moves) >= 3:
        return "net"
    if len(moves) >= 3 and _is_race(posed, target):
        return "race"
    return "capture"


def _is_snapback(one: Solved) -> bool:
    """Whether a stone is given up and those that took it are taken."""
    for n in range(0, len(one.moves) - 2, 2):
        stone = one.moves[n]
        is_taken = not one.states[n + 2].own & stone
        taken = one.states[n + 2].other & ~one.states[n + 3].own
        if is_taken and taken.bit_count() >= 2:
            return True
    return False


def _is_race(posed: Posed, target: Bits) -> bool:
    """Whether a chain beside the target is captured if nothing is done."""
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
    """All views of the stones, pushed into the corner: turned, mirrored, with colours swapped."""
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
    """Whether two boards differ in very few stones, however they are laid."""
    return any(len(view ^ other) < LEAST_DIFFERENT for view in views)


# The whole


SOURCES: dict[str, tuple[Callable[[Random, int], Ground], ...]] = {
    "ladder": (chased,),
    "net": (chased, scattered),
    "snapback": (),
    "race": (racing,),
    "two-eyes": (enclosed,),
    "take-an-eye": (enclosed,),
    "ko": (enclosed, scattered),
    "border": (bordered,),
}
CAPTURES = frozenset({"capture", "ladder", "net", "snapback", "race"})
DEPTHS = {"ladder": 9, "race": 9, "ko": 9}


def _counted(ground: Ground) -> Iterator[Posed]:
    """The same, where that is not too much to look at."""
    try:
        yield from about_points(ground, 8)
    except TooLarge:
        return


def questions(kinds: set[str], ground: Ground, random: Random) -> Iterator[Posed]:
    """What can be asked of a position."""
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
    """Problems without end; what is taken out of `kinds` meanwhile is looked for no more."""
    random = Random(seed)
    sources = sorted(
        {each for kind in kinds for each in SOURCES.get(kind, (scattered, played))},
        key=lambda each: each.__name__,
    )
    known = [shapes(posed)[0] for posed in PROBLEMS]
    while True:
        if sources and random.random() < MADE_UP or not known:
            ground = random.choice(sources)(random, side)
        else:
            ground = varied(kinds, random, side)
        stones = (ground.state.own | ground.state.other).bit_count()
        if not ground.stands or not 4 <= stones <= side * side * 3 // 5:
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
    """The problem as it goes into the table, if it is one of these kinds."""
    if not is_unique(posed):
        return None
    kind = _kind_among(posed, kinds)
    if kind is None:
        return None
    slim = slimmed(posed, random)
    try:
        is_same = _kind_among(slim, kinds) == kind
    except TooLarge:
        is_same = False
    posed = slim if is_same else posed
    own, other = posed.state.own, posed.state.other
    if not own or not other or (own | other).bit_count() > MOST_STONES[posed.size.columns]:
        return None
    if random.random() < 0.5:
        swapped = str.maketrans("XO", "OX")
        posed = replace(posed, rows=posed.rows.translate(swapped), to_move=Color.WHITE)
    return replace(posed, kind=kind)


def _kind_among(posed: Posed, kinds: set[str]) -> str | None:
    """The kind of a problem; None where it is another one, or there is too little to find."""
    one = solved(replace(posed, most_states=MOST_STATES))
    kind = kind_of(one) if posed.kind in CAPTURES else posed.kind
    is_short = len(one.moves) < 3 and kind in CAPTURES | {"escape"} and posed.size.columns > 5
    return None if is_short or kind not in kinds else kind


def main(words: list[str]) -> None:
    """Find so many of each kind."""
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
