"""The tasks of the first steps, worked out from a board alone.

For each idea, which is a lesson and the number of its screen, there is a function that tells what
is right on a board and what is said to which wrong answer, or None where the board does not show
the idea as its sentences have it. The maker keeps the boards that it accepts, and the tests compare
what the files say with it. It shares no line with the program's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

from goboard_app.go.board import Color
from goboard_app.lessons.lesson import Screen
from goboard_app.record.properties import MarkKind
from tests.proof.problem import Asked, Posed

P = tuple[int, int]
Points = frozenset[P]
NONE: Points = frozenset()


@dataclass(frozen=True)
class Board:
    """A square board of `n` lines; points count from the top left.

    `marked` have triangles, `labels` letters; `taken` is where a ko forbids to play.
    """

    n: int
    black: Points
    white: Points
    turn: str = "B"
    marked: Points = NONE
    labels: tuple[tuple[P, str], ...] = ()
    taken: P | None = None

    @property
    def points(self) -> Points:
        """Return all points."""
        return frozenset(product(range(self.n), range(self.n)))

    @property
    def free(self) -> Points:
        """Return the empty points."""
        return self.points - self.black - self.white

    def of(self, color: str) -> Points:
        """Return the stones of a colour."""
        return self.black if color == "B" else self.white

    @property
    def own(self) -> Points:
        """Return the stones of the side to move."""
        return self.of(self.turn)

    @property
    def other(self) -> Points:
        """Return the stones of the other side."""
        return self.of(_other(self.turn))

    def with_stones(self, color: str, stones: Points) -> Board:
        """Return the board with other stones of a colour."""
        return replace(self, **{"black" if color == "B" else "white": stones})

    def played(self, color: str, point: P) -> Board | None:
        """Return the board after a move; None where it is not allowed."""
        if point not in self.free or point == self.taken:
            return None
        board = self.with_stones(color, self.of(color) | {point})
        enemy = _other(color)
        gone = NONE.union(*(c for c in chains(board, enemy) if c & near(board, point) and not liberties(board, c)))
        board = replace(board.with_stones(enemy, board.of(enemy) - gone), taken=None)
        return board if liberties(board, chain(board, point)) else None


@dataclass(frozen=True)
class Answer:
    """The right answers, and the comments on wrong ones.

    `named` are the points of the task, None for one that names none; `right` all first answers that
    are right. `wrongs` are the points or the number of each "@wrong" of the idea, None where it
    is left out. `lines` are the moves of the tree with whether they are wrong. `number` answers a
    question for one. `drops` are the sentences of the idea that are not true here.
    """

    right: Points = NONE
    named: Points | None = None
    wrongs: tuple[Points | int | None, ...] = ()
    number: int | None = None
    lines: tuple[tuple[tuple[P | None, ...], bool], ...] = ()
    drops: frozenset[str] = frozenset()
    passes: bool = False


def board_of(screen: Screen) -> Board:
    """Return the stones on the board of a screen."""
    position = screen.position
    black, white = (frozenset((p.col, p.row) for p in position.points(color)) for color in (Color.BLACK, Color.WHITE))
    triangles = (m.point for m in screen.marks if m.kind is MarkKind.TRIANGLE)
    labels = sorted(((m.point.col, m.point.row), m.text) for m in screen.marks if m.text)
    board = Board(
        position.size.columns,
        black,
        white,
        position.to_move.value,
        frozenset((p.col, p.row) for p in triangles),
        tuple(labels),
    )
    last = screen.last_move
    return board if last is None else replace(board, taken=_ko_after(board, (last.col, last.row)))


def _ko_after(board: Board, last: P) -> P | None:
    """Return the point at which the last stone may not be retaken, if it took one in a ko."""
    free = liberties(board, chain(board, last))
    if chain(board, last) != {last} or len(free) != 1:
        return None
    (point,) = free
    back = board.played(board.turn, point)
    is_ko = back is not None and near(board, point) <= board.other
    return point if is_ko and back and len(back.other) == len(board.other) - 1 else None


def _other(color: str) -> str:
    return "W" if color == "B" else "B"


@cache
def _near(n: int, point: P) -> Points:
    x, y = point
    around = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    return frozenset((a, b) for a, b in around if 0 <= a < n and 0 <= b < n)


def near(board: Board, point: P) -> Points:
    """Return the points next to a point."""
    return _near(board.n, point)


def beside(board: Board, points: Iterable[P]) -> Points:
    """Return the points next to any of some points, these left out."""
    points = frozenset(points)
    return NONE.union(*(_near(board.n, p) for p in points)) - points


def diagonal(board: Board, point: P) -> Points:
    """Return the points across a square."""
    x, y = point
    return frozenset(product((x - 1, x + 1), (y - 1, y + 1))) & board.points


def spread(board: Board, seed: P, inside: Points) -> Points:
    """Return all points connected with a point."""
    found, new = {seed}, {seed}
    while new:
        new = {q for p in new for q in _near(board.n, p) if q in inside} - found
        found |= new
    return frozenset(found)


def parts(board: Board, points: Points) -> list[Points]:
    """Return the connected parts of a set."""
    found, left = [], set(points)
    while left:
        found.append(spread(board, min(left), points))
        left -= found[-1]
    return found


def chain(board: Board, point: P) -> Points:
    """Return the chain of the stone at a point."""
    return spread(board, point, board.black if point in board.black else board.white)


def chains(board: Board, color: str) -> list[Points]:
    """Return all chains of a colour."""
    return parts(board, board.of(color))


def liberties(board: Board, stones: Points) -> Points:
    """Return the empty points next to stones."""
    return beside(board, stones) & board.free


def is_legal(board: Board) -> bool:
    """Return whether every chain has a liberty."""
    every = (*chains(board, "B"), *chains(board, "W"))
    return not board.black & board.white and all(liberties(board, c) for c in every)


def forbidden(board: Board, color: str) -> Points:
    """Return the empty points where a side may not play."""
    return frozenset(p for p in board.free if board.played(color, p) is None)


def in_atari(board: Board, color: str) -> list[Points]:
    """Return the chains with one liberty."""
    return [c for c in chains(board, color) if len(liberties(board, c)) == 1]


def territory(board: Board) -> tuple[Points, Points, Points]:
    """Return the empty points of Black, of White, and of neither."""
    found = {"B": NONE, "W": NONE, "": NONE}
    for area in parts(board, board.free):
        edge = beside(board, area)
        owner = "" if edge & board.black and edge & board.white else "B" if edge & board.black else "W"
        found[owner] |= area
    return found["B"], found["W"], found[""]


def lives(board: Board, color: str) -> bool:
    """Return whether all stones of a colour are unconditionally alive (D. Benson, 1976)."""
    own = chains(board, color)
    areas = [
        (area, [c for c in own if beside(board, area) & c]) for area in parts(board, board.points - board.of(color))
    ]

    def is_vital(area: Points, stones: Points) -> bool:
        return area & board.free <= liberties(board, stones)

    alive, counted = own, areas
    while True:
        left = [c for c in alive if sum(is_vital(a, c) and c in near for a, near in counted) > 1]
        kept = [(a, near) for a, near in counted if all(c in left for c in near)]
        if len(left) == len(alive) and len(kept) == len(counted):
            return len(left) == len(own) > 0
        alive, counted = left, kept


_COLUMNS = "ABCDEFGHJKLMNOPQRST"


def name(board: Board, point: P) -> str:
    """Return the name of a point."""
    return f"{_COLUMNS[point[0]]}{board.n - point[1]}"


def names(board: Board, points: Iterable[P]) -> str:
    """Return the names of points, in a fixed order."""
    return " ".join(name(board, p) for p in sorted(points))


def working(board: Board, asked: Asked, stones: Points, depth: int, also: Points = NONE) -> Points:
    """Return the first moves that reach the goal, found by trying every move and answer.

    None at all where passing does, or where threats for a ko would make a difference.
    """
    rows = "\n".join(
        "".join("X" if (x, y) in board.black else "O" if (x, y) in board.white else "." for x in range(board.n))
        for y in range(board.n)
    )
    color = Color.BLACK if board.turn == "B" else Color.WHITE
    posed = Posed(
        *("", 1, "", color, asked, rows, names(board, stones), ""),
        depth,
        also=names(board, also),
        most_states=40_000,
    )
    verdict = posed.verdict
    if verdict.certain != verdict.with_threats or "pass" in verdict.certain:
        return NONE
    return frozenset(p for p in board.free if name(board, p) in verdict.certain)


# The board and a move; liberties


def _middle(b: Board) -> Answer | None:
    here = (b.n // 2, b.n // 2)
    drops = frozenset() if b.n == 5 else frozenset({"hint"})
    return Answer(frozenset({here}), drops=drops, lines=(((here,), False),)) if b.n % 2 else None


def _corners(b: Board) -> Answer | None:
    found = frozenset(product((0, b.n - 1), repeat=2))
    return Answer(found, found)


def _next_to(b: Board) -> Answer | None:
    if len(b.white) != 1:
        return None
    (stone,) = b.white
    right, across = near(b, stone) & b.free, diagonal(b, stone) & b.free
    if len(right) < 2 or forbidden(b, "B"):
        return None
    return Answer(right, None, (across, None), lines=tuple(((p,), False) for p in sorted(right)))


def _surrounded(b: Board, count: int | None = None) -> Answer | None:
    black, white, neutral = territory(b)
    if neutral or not white or not black or (count and len(black) != count):
        return None
    corner = frozenset(product((0, b.n - 1), repeat=2)) & black
    is_one = len(corner) == 1 and len(parts(b, black)) == 1
    return Answer(black, black, (white, None)) if is_one else None


def _single(b: Board, count: int) -> Answer | None:
    if len(b.black) != 1:
        return None
    (stone,) = b.black
    right = liberties(b, b.black)
    if len(right) != count or len(near(b, stone)) != count:
        return None
    return Answer(right, b.black, (diagonal(b, stone) & b.free,))


def _in_corner(b: Board) -> Answer | None:
    if len(b.black) != 1 or len(near(b, min(b.black))) != 2:
        return None
    count = len(liberties(b, b.black))
    return Answer(number=count, wrongs=(4, 3, None), drops=_unless(count == 2))


def _unless(is_true: bool, *sentences: str) -> frozenset[str]:
    return frozenset() if is_true else frozenset(sentences or ("right",))


def _pair(b: Board, taken: int) -> Answer | None:
    if len(b.black) != 2 or len(chains(b, "B")) != 1 or len(beside(b, b.black)) != 6:
        return None
    against = beside(b, b.black) & b.white
    if len(against) != taken:
        return None
    right = liberties(b, b.black)
    across = (NONE.union(*(diagonal(b, p) for p in b.black)) - beside(b, b.black)) & b.free
    one = frozenset({min(b.black)})
    return Answer(right, one, (across, against) if taken else (across,))


# Capturing


def _capture(b: Board, stones: Points) -> Points:
    """Return the moves that take these stones at once."""
    after = {p: b.played(b.turn, p) for p in b.free}
    return frozenset(p for p, a in after.items() if a and not a.of(_other(b.turn)) & stones)


def _take(b: Board, count: int, is_all: bool = True) -> Answer | None:
    """Return the task to take one chain of this many white stones, where no other can be taken."""
    (stones,) = found if len(found := in_atari(b, "W")) == 1 else (NONE,)
    if len(stones) != count or (is_all and stones != b.white) or in_atari(b, "B"):
        return None
    right = _capture(b, stones)
    return Answer(right, stones) if len(right) == 1 else None


def _take_one(b: Board) -> Answer | None:
    found = _take(b, 1)
    if found is None:
        return None
    return replace(found, wrongs=(diagonal(b, min(b.white)) & b.free,))


def _take_at_edge(b: Board) -> Answer | None:
    if len(b.white) != 1 or len(near(b, min(b.white))) != 3 or in_atari(b, "B"):
        return None
    free = liberties(b, b.white)
    if len(free) != 2 or any(not b.played("B", p) for p in free):
        return None
    quiet = frozenset(p for p in b.free if not near(b, p) & (b.black | b.white | free))
    if not quiet:
        return None
    far = max(quiet - free, key=lambda p: (abs(p[0] - min(b.white)[0]) + abs(p[1] - min(b.white)[1]), p))
    one, two = sorted(free)
    across = (diagonal(b, min(b.white)) & b.free) - {far}
    lines = (((one, far, two), False), ((two, far, one), False))
    return Answer(free, b.white, (across, None), lines=lines)


def _take_one_of_two(b: Board) -> Answer | None:
    found = in_atari(b, "W")
    if len(found) != 1 or len(chains(b, "W")) != 2 or in_atari(b, "B"):
        return None
    other = b.white - found[0]
    free = liberties(b, other)
    right = _capture(b, found[0])
    if len(other) != 1 or len(free) != 2 or len(right) != 1 or right & free:
        return None
    return Answer(right, found[0], (free,))


def _take_in_corner(b: Board) -> Answer | None:
    found = _take(b, 1)
    if found is None or len(near(b, min(b.white))) != 2:
        return None
    return replace(found, wrongs=(diagonal(b, min(b.white)) & b.free,))


def _take_three(b: Board) -> Answer | None:
    found = _take(b, 3)
    return found if found and all(len(near(b, p)) == 3 for p in found.right) else None


def _of_three(b: Board) -> Answer | None:
    """Return an L-shaped group; the point inside it counts once."""
    if len(b.black) != 3 or len(chains(b, "B")) != 1:
        return None
    wide = {len({p[i] for p in b.black}) for i in (0, 1)}
    inside = [p for p in liberties(b, b.black) if len(near(b, p) & b.black) == 2]
    if wide != {2} or len(inside) != 1:
        return None
    count = len(liberties(b, b.black))
    return Answer(number=count, wrongs=(count + 1, 12, None), drops=_unless(count == 7))


# Passing and counting


def _finished(b: Board) -> bool:
    _black, _white, neutral = territory(b)
    return not neutral and lives(b, "B") and lives(b, "W")


def _pass(b: Board) -> Answer | None:
    black, _white, _neutral = territory(b)
    if not _finished(b):
        return None
    return Answer(NONE, None, (black, None), lines=(((None,), False),), passes=True)


def _divided(b: Board) -> tuple[int, int] | None:
    """Return the numbers of Black's empty points and stones, or None where a border is open."""
    black, white, neutral = territory(b)
    return (len(black), len(b.black)) if black and white and not neutral else None


def _count_area(b: Board, order: int = 1) -> Answer | None:
    found = _divided(b)
    if found is None or len(set(found)) < 2:
        return None
    empty, stones = found
    return Answer(
        number=empty + stones,
        wrongs=(*found[::order], None),
        drops=_unless((empty, stones) == (3, 5)),
    )


def _count_prisoners(b: Board) -> Answer | None:
    found = _divided(b)
    if found is None:
        return None
    empty, stones = found
    if empty + 2 == empty + stones:
        return None
    wrongs = (empty, empty + stones, None)
    return Answer(number=empty + 2, wrongs=wrongs, drops=_unless(empty == 3))


def _count_finished(b: Board) -> Answer | None:
    black, _white, _neutral = territory(b)
    if not _finished(b):
        return None
    return Answer(number=len(black), drops=_unless(len(black) == 11))


def _neutral(b: Board) -> Answer | None:
    black, white, neutral = territory(b)
    if len(neutral) != 1 or not black or not white or forbidden(b, "B") | forbidden(b, "W"):
        return None
    return Answer(neutral, neutral, (black, white, None))


def _dead(b: Board) -> Answer | None:
    """Return two white stones that nothing saves, even if White moves first; None if there are none."""
    if len(b.white) != 2 or len(chains(b, "B")) != 1:
        return None
    inside = spread(b, min(b.white), b.points - b.black)
    if not b.white <= inside or len(inside) > 9 or b.n < 6:
        return None
    if not _is_lost(replace(b, turn="W"), inside, b.white):
        return None
    return Answer(b.white, b.white, (b.black, None))


def _is_lost(b: Board, inside: Points, stones: Points) -> bool:
    """Return whether these stones are taken, though their side moves first; all play is inside.

    Black gets every chance: no ko is forbidden to White, and Black never passes.
    """
    seen: dict[tuple[Points, Points, str], bool | None] = {}

    def lost(at: Board) -> bool:
        key = (at.black & inside, at.white & inside, at.turn)
        if key in seen:
            # Repeating a board saves no chain, but no chain is taken that way.
            return bool(seen[key])
        if not at.white & stones:
            return True
        seen[key] = None
        after = [a for p in at.free & inside if (a := at.played(at.turn, p))]
        turned = [replace(a, turn=_other(at.turn)) for a in after]
        result = lost(replace(at, turn="B")) and all(map(lost, turned)) if at.turn == "W" else any(map(lost, turned))
        seen[key] = result
        return result

    return lost(b)


def _handicap(b: Board) -> Answer | None:
    return Answer(number=len(b.black), drops=_unless(len(b.black) == 4)) if not b.white else None


# Atari


def _which_in_atari(b: Board) -> Answer | None:
    if len(chains(b, "W")) != 3 or len(b.white) != 3:
        return None
    by = {len(liberties(b, frozenset({p}))): p for p in b.white}
    if set(by) != {1, 2, 3} or len(near(b, by[2])) != 2:
        return None
    one, two, three = (frozenset({by[n]}) for n in (1, 2, 3))
    return Answer(one, one, (two, three, None))


def _put_in_atari(b: Board) -> Answer | None:
    free = liberties(b, b.white)
    if len(b.white) != 1 or len(free) != 2 or in_atari(b, "B") or forbidden(b, "B"):
        return None
    for p in free:
        after = b.played("B", p)
        if after is None or in_atari(after, "B"):
            return None
    return Answer(free, None, (None,), lines=tuple(((p,), False) for p in sorted(free)))


def _run(b: Board) -> Answer | None:
    free = liberties(b, b.black)
    if len(b.black) != 1 or len(free) != 1 or in_atari(b, "W"):
        return None
    after = b.played("B", min(free))
    if after is None or len(liberties(after, after.black)) != 3:
        return None
    if working(b, Asked.SAVE, b.black, 8) != free:
        return None
    return Answer(free, b.black, (None,), lines=(((min(free),), False),))


def _take_attacker(b: Board) -> Answer | None:
    if len(b.marked) != 1 or b.marked not in in_atari(b, "B") or len(in_atari(b, "W")) != 1:
        return None
    attacker = in_atari(b, "W")[0]
    free = liberties(b, b.marked)
    right = _capture(b, attacker)
    if len(attacker) != 1 or not near(b, min(b.marked)) & attacker or right & free:
        return None
    ran = b.played("B", min(free))
    if len(right) != 1 or ran is None or working(b, Asked.SAVE, b.marked, 8) != right:
        return None
    stones = chain(ran, min(b.marked))
    reply = working(replace(ran, turn="W"), Asked.CAPTURE, stones, 7)
    if len(stones) != 2 or not reply:
        return None
    wrong = ((min(free), min(reply)), True)
    return Answer(right, b.marked, (None,), lines=(((min(right),), False), wrong))


def _first(b: Board) -> Answer | None:
    """Return a black and a white stone in atari side by side."""
    own, other = in_atari(b, "B"), in_atari(b, "W")
    if len(own) != 1 or len(other) != 1 or len(own[0] | other[0]) != 2:
        return None
    if any(len(near(b, p)) < 4 for p in own[0] | other[0]) or not beside(b, own[0]) & other[0]:
        return None
    right, run = _capture(b, other[0]), liberties(b, own[0])
    ran = b.played("B", min(run))
    if len(right) != 1 or right & run or ran is None:
        return None
    fled = ran.played("W", min(right))
    if fled is None or len(liberties(fled, chain(fled, min(other[0])))) < 2:
        return None
    after = b.played("B", min(right))
    if after is None or len(liberties(after, chain(after, min(own[0])))) < 2:
        return None
    return Answer(right, other[0], (run,))


# Connecting and cutting


def _between(b: Board, one: Points, two: Points) -> Points:
    return liberties(b, one) & liberties(b, two)


def _connect(b: Board) -> Answer | None:
    own = chains(b, "B")
    if len(own) != 2 or len(b.black) != 2 or in_atari(b, "B") or in_atari(b, "W"):
        return None
    right = _between(b, *own)
    if len(right) != 1 or working(b, Asked.CONNECT, own[0], 5, own[1]) != right:
        return None
    return Answer(right, b.black, (None,), lines=(((min(right),), False),))


def _cut(b: Board) -> Answer | None:
    own = chains(b, "B")
    if len(own) != 2 or in_atari(b, "W") or in_atari(b, "B") or b.turn != "W":
        return None
    right = _between(b, *own)
    cut = b.played("W", min(right)) if len(right) == 1 else None
    if cut is None or in_atari(cut, "W"):
        return None
    if working(b, Asked.CUT, own[0], 6, own[1]) != right:
        return None
    named = frozenset({min(own[0]), min(own[1])})
    return Answer(right, named, (None,), lines=(((min(right),), False),))


def _other_point(b: Board) -> Answer | None:
    if b.marked != b.black or len(b.black) != 2 or in_atari(b, "B") or in_atari(b, "W"):
        return None
    (ax, ay), (bx, by) = sorted(b.black)
    if abs(ax - bx) != 1 or abs(ay - by) != 1:
        return None
    shared = near(b, (ax, ay)) & near(b, (bx, by))
    right = shared & b.free
    if len(right) != 1 or not shared & b.white:
        return None
    one, two = (frozenset({p}) for p in sorted(b.black))
    if working(b, Asked.CONNECT, one, 5, two) != right:
        return None
    return Answer(right, b.black, (None,), lines=(((min(right),), False),))


def _save_by_connecting(b: Board) -> Answer | None:
    own = chains(b, "B")
    if len(own) != 2 or in_atari(b, "B") != [b.marked] or len(b.marked) != 1 or in_atari(b, "W"):
        return None
    free = liberties(b, b.marked)
    strong = b.black - b.marked
    if not free & liberties(b, strong) or len(strong) < 2 or len(liberties(b, strong)) < 3:
        return None
    if working(b, Asked.SAVE, b.marked, 6) != free:
        return None
    return Answer(free, b.marked, (None,), lines=(((min(free),), False),))


def _cut_and_take(b: Board) -> Answer | None:
    if in_atari(b, "B") != [b.marked] or len(b.marked) != 1 or in_atari(b, "W") or b.turn != "W":
        return None
    free = liberties(b, b.marked)
    saved = b.played("B", min(free))
    if saved is None or len(liberties(saved, chain(saved, min(free)))) < 2:
        return None
    if len(near(b, min(free)) & b.black) < 2 or _capture(b, b.marked) != free:
        return None
    return Answer(free, b.marked, (None,))


# Forbidden moves


def _letters(b: Board) -> dict[str, P]:
    return {text: point for point, text in b.labels}


def _empty_point(b: Board) -> Answer | None:
    places = [p for p, _ in b.labels]
    mine, theirs = (frozenset(places) & stones for stones in (b.own, b.other))
    empty = frozenset(places) & b.free
    if not (len(places) == 3 and len(mine) == len(theirs) == len(empty) == 1):
        return None
    if empty & forbidden(b, b.turn):
        return None
    return Answer(empty, empty, (theirs, mine, None))


def _no_liberty(b: Board) -> Answer | None:
    bad = forbidden(b, "W")
    if len(bad) != 1 or b.turn != "W" or not beside(b, bad) <= b.black or in_atari(b, "B"):
        return None
    return Answer(bad, None, (None,))


def _last_of_own(b: Board) -> Answer | None:
    bad = forbidden(b, "W")
    if len(bad) != 1 or len(b.white) != 1 or b.turn != "W" or in_atari(b, "B"):
        return None
    return Answer(bad, None, (None,)) if liberties(b, b.white) == bad else None


def _take_two(b: Board) -> Answer | None:
    found = in_atari(b, "W")
    if len(found) != 2 or len(b.white) != 2 or in_atari(b, "B"):
        return None
    right = _capture(b, b.white)
    if len(right) != 1 or liberties(b, found[0]) != liberties(b, found[1]):
        return None
    (point,) = right
    alone = b.with_stones("B", b.black | right)
    if liberties(alone, chain(alone, point)):
        return None
    after = b.played("B", point)
    fits = after is not None and len(liberties(after, chain(after, point))) == 2
    return Answer(right, b.white, drops=_unless(fits and len(chain(alone, point)) == 1))


def _where_not(b: Board) -> Answer | None:
    bad = forbidden(b, "W")
    places = frozenset(p for p, _ in b.labels)
    if len(bad) != 1 or len(places) != 3 or not places <= b.free or b.turn != "W":
        return None
    taking = {p for p in places - bad if len((b.played("W", p) or b).black) == len(b.black) - 2}
    opened = {p for p in places - bad - taking if len(near(b, p) & b.free) == 1}
    takes_any = {p for p in b.free - bad if len((b.played("W", p) or b).black) < len(b.black)}
    if len(taking) != 1 or len(opened) != 1 or takes_any != taking:
        return None
    around = [near(b, p) for p in places]
    if not all(a <= b.black | b.free for a in around) or in_atari(b, "W"):
        return None
    (point,) = taking
    if near(b, point) & b.free:
        return None
    return Answer(bad, bad, (frozenset(taking), frozenset(opened), None))


# Ko


def _ko(b: Board) -> Answer | None:
    found = in_atari(b, "W")
    if len(found) != 1 or len(found[0]) != 1 or in_atari(b, "B"):
        return None
    (point,) = right = liberties(b, found[0])
    if not near(b, point) <= b.white:
        return None
    after = b.played("B", point)
    is_ko = after is not None and len(after.white) == len(b.white) - 1
    if not is_ko or liberties(after, frozenset({point})) != found[0]:
        return None
    return Answer(right, found[0])


def _ko_back(b: Board) -> Answer | None:
    """Return the task after the ko was taken."""
    if b.taken is None or forbidden(b, "W") != {b.taken} or b.turn != "W":
        return None
    back = replace(b, taken=None).played("W", b.taken)
    if back is None or len(back.black) != len(b.black) - 1:
        return None
    return Answer(frozenset({b.taken}), None, (None,))


def _threat(b: Board) -> Answer | None:
    if b.taken is None or b.turn != "W":
        return None
    (stone,) = own if len(own := [c for c in in_atari(b, "B") if len(c) == 1]) == 1 else (NONE,)
    if liberties(b, stone) != {b.taken} or len(in_atari(b, "B")) != 1 or in_atari(b, "W"):
        return None
    lines, pairs = [], set()
    for point in sorted(b.free - forbidden(b, "W")):
        after = b.played("W", point)
        assert after is not None
        new = [c for c in in_atari(after, "B") if c != stone]
        # One stone alone is no threat: Black ends the ko and gives it up.
        if all(len(c) == 1 for c in new):
            continue
        if len(new) != 1 or len(new[0]) != 2:
            return None
        (flight,) = liberties(after, new[0])
        fled = after.played("B", flight)
        if fled is None or len(liberties(fled, chain(fled, flight))) < 2:
            return None
        back = fled.played("W", b.taken)
        if back is None or stone <= back.black:
            return None
        pairs.add(new[0])
        lines.append(((point, flight, b.taken), False))
    if len(lines) != 2 or len(pairs) != 1 or not _is_far(min(pairs), stone):
        return None
    right = frozenset(line[0] for line, _ in lines)
    return Answer(right, stone, (frozenset({b.taken}), NONE), lines=tuple(lines))


def _is_far(pair: Points, stone: Points) -> bool:
    (x, y) = min(stone)
    return min(max(abs(x - a), abs(y - c)) for a, c in pair) > 3


def _snapback(b: Board) -> Answer | None:
    if len(b.marked) != 2 or b.marked not in chains(b, "W") or in_atari(b, "W") or in_atari(b, "B"):
        return None
    free = liberties(b, b.marked)
    found = []
    for point in free:
        thrown = b.played("B", point)
        if len(free) != 2 or thrown is None or chain(thrown, point) not in in_atari(thrown, "B"):
            continue
        (taker,) = liberties(thrown, chain(thrown, point))
        after = thrown.played("W", taker)
        if after is None or len(after.black) != len(b.black) or taker not in free:
            continue
        stones = chain(after, taker)
        back = after.played("B", point)
        if back and len(stones) == 3 and b.marked <= stones and not stones & back.white:
            found.append((point, taker))
    if len(found) != 1:
        return None
    ((point, taker),) = found
    right = frozenset({point})
    if working(b, Asked.CAPTURE, b.marked, 5) != right:
        return None
    tried = b.played("B", taker)
    if tried is None or tried.played("W", point) is None:
        return None
    lines = (((point, taker, point), False), ((taker, point), True))
    return Answer(right, b.marked, (None,), lines=lines)


# Eyes


def _eyes(b: Board, color: str = "B") -> list[P]:
    """Return the empty points with stones of one colour all around them."""
    return [p for p in sorted(b.free) if near(b, p) <= b.of(color)]


def _two_eyes(b: Board) -> Answer | None:
    if len(chains(b, "B")) != 1 or b.turn != "W" or in_atari(b, "W"):
        return None
    eyes = frozenset(_eyes(b))
    if len(eyes) != 2 or liberties(b, b.black) != eyes or forbidden(b, "W") != eyes:
        return None
    return Answer(eyes, eyes, (None,))


def _one_eye(b: Board) -> Answer | None:
    three = [c for c in chains(b, "B") if len(c) == 3]
    if len(three) != 1 or b.turn != "W" or in_atari(b, "W") or in_atari(b, "B") != three:
        return None
    eyes = frozenset(_eyes(b))
    if len(eyes) != 1 or liberties(b, three[0]) != eyes or _capture(b, three[0]) != eyes:
        return None
    return Answer(eyes, three[0], (None,))


def _row(b: Board) -> tuple[P, P, P] | None:
    """Return three points in a row that one black chain, shut in, surrounds."""
    if len(chains(b, "B")) != 1 or in_atari(b, "W") or len(liberties(b, b.black)) != 3:
        return None
    one, two, three = sorted(liberties(b, b.black))
    inside = spread(b, two, b.free)
    is_row = (one[0] + three[0], one[1] + three[1]) == (2 * two[0], 2 * two[1])
    is_close = abs(one[0] - three[0]) + abs(one[1] - three[1]) == 2
    return (one, two, three) if is_row and is_close and inside == {one, two, three} else None


def _make_eyes(b: Board) -> Answer | None:
    row = _row(b)
    if row is None or b.turn != "B" or not _is_decided(b, row):
        return None
    lines = (((row[1],), False), ((row[0], row[1]), True), ((row[2], row[1]), True))
    return Answer(frozenset({row[1]}), frozenset({min(b.black)}), (None,), lines=lines)


def _take_eyes(b: Board) -> Answer | None:
    row = _row(b)
    if row is None or b.turn != "W" or not _is_decided(b, row):
        return None
    lines = (((row[1],), False), ((row[0], row[1]), True), ((row[2], row[1]), True))
    return Answer(frozenset({row[1]}), frozenset({min(b.black)}), (None,), lines=lines)


def _is_decided(b: Board, row: tuple[P, P, P]) -> bool:
    """Return whether the middle decides: only the side that plays there succeeds.

    White cannot be taken by chains that are themselves shut in, so that only the row matters.
    """
    inside = frozenset(row)
    if any(len(liberties(b, c) - inside) < 2 for c in chains(b, "W")):
        return False
    right = set()
    for point in row:
        after = b.played(b.turn, point)
        if after is None:
            return False
        result = _is_dead_inside(replace(after, turn=_other(b.turn)), inside)
        if result is (b.turn == "W"):
            right.add(point)
    return right == {row[1]}


def _is_dead_inside(b: Board, inside: Points) -> bool:
    """Return whether the black chain is taken for every play inside, whichever side passes."""
    stones = b.black - inside

    def taken(at: Board, passes: int, depth: int) -> bool:
        if not stones <= at.black:
            return True
        if passes == 2 or depth == 0:
            return False
        after = [a for p in at.free & inside if (a := at.played(at.turn, p))]
        turned = [replace(a, turn=_other(at.turn)) for a in after]
        go_on = taken(replace(at, turn=_other(at.turn)), passes + 1, depth - 1)
        results = [taken(a, 0, depth - 1) for a in turned]
        return any([go_on, *results]) if at.turn == "W" else all([go_on, *results])

    return taken(b, 0, 11)


def _split_eyes(b: Board) -> tuple[P, P, Points] | None:
    """Return a real eye, a false one, and the single stone beside it."""
    own, eyes = chains(b, "B"), _eyes(b)
    if len(own) != 2 or len(eyes) != 2 or in_atari(b, "W") or b.turn != "W":
        return None
    alone = min(own, key=len)
    large = max(own, key=len)
    if len(alone) != 1 or len(large) < 4 or len(liberties(b, alone)) != 1:
        return None
    (false,) = liberties(b, alone)
    if false not in eyes or liberties(b, large) != set(eyes):
        return None
    (real,) = set(eyes) - {false}
    if not near(b, real) <= large:
        return None
    after = b.played("W", false)
    if after is None or alone & after.black or not large <= after.black:
        return None
    # White's stone there is safe: when Black takes it, it comes back and Black has one liberty.
    return real, false, alone


def _false_eye(b: Board) -> Answer | None:
    found = _split_eyes(b)
    if found is None:
        return None
    real, false, _alone = found
    return Answer(frozenset({false}), frozenset({false}), (frozenset({real}), None))


def _take_alone(b: Board) -> Answer | None:
    found = _split_eyes(b)
    if found is None:
        return None
    _real, false, alone = found
    if _capture(b, alone) != {false}:
        return None
    return Answer(frozenset({false}), alone)


def _three_groups(b: Board) -> Answer | None:
    groups = _groups(b)
    if len(groups) != 3 or in_atari(b, "W"):
        return None
    kinds: dict[str, Points] = {}
    for group in groups:
        alone = b.with_stones("B", group)
        eyes = _eyes(alone)
        if len(chains(alone, "B")) == 1 and len(eyes) == 2:
            kind = "alive" if liberties(alone, group) == set(eyes) else ""
        elif len(chains(alone, "B")) == 1 and len(eyes) == 1:
            kind = "one" if liberties(alone, group) == set(eyes) else ""
        else:
            kind = "false" if _split_eyes(replace(alone, turn="W")) else ""
        # A click beside the stones of the right one is no click on a stone.
        kinds[kind] = group if kind == "alive" else group | set(eyes)
    if set(kinds) != {"alive", "one", "false"}:
        return None
    return Answer(kinds["alive"], kinds["alive"], (kinds["one"], kinds["false"], None))


def _groups(b: Board) -> list[Points]:
    """Return Black's chains, each with those that share an eye with it."""
    found = chains(b, "B")
    for eye in _eyes(b):
        touching = [c for c in found if near(b, eye) & c]
        found = [c for c in found if c not in touching] + [NONE.union(*touching)]
    return found


# Seki


def _shared(b: Board) -> tuple[P, P] | None:
    """Return the two liberties that a black and a white chain share, which have no others."""
    pairs = {
        (tuple(sorted(liberties(b, one))))
        for one in chains(b, "B")
        for two in chains(b, "W")
        if liberties(b, one) == liberties(b, two) and len(liberties(b, one)) == 2
    }
    return next(iter(pairs)) if len(pairs) == 1 else None  # type: ignore[return-value]


def _seki_chains(b: Board, shared: tuple[P, P]) -> list[Points]:
    every = (*chains(b, "B"), *chains(b, "W"))
    return [c for c in every if liberties(b, c) == set(shared)]


def _is_seki(b: Board) -> tuple[P, P] | None:
    """Return the two chains of a seki: the side that plays first between them loses its chain."""
    shared = _shared(b)
    if shared is None or len(_seki_chains(b, shared)) != 2 or in_atari(b, "B") or in_atari(b, "W"):
        return None
    if near(b, shared[0]) & b.free - set(shared) or near(b, shared[1]) & b.free - set(shared):
        return None
    one, two = _seki_chains(b, shared)
    if min(len(one), len(two)) < 3:
        return None
    for color, (point, last) in product("BW", (shared, shared[::-1])):
        after = b.played(color, point)
        if after is None:
            return None
        mine = chain(after, point)
        if liberties(after, mine) != {last} or after.played(_other(color), last) is None:
            return None
    others = [c for c in (*chains(b, "B"), *chains(b, "W")) if c not in (one, two)]
    return shared if all(len(liberties(b, c)) > 2 for c in others) else None


def _seki(b: Board) -> Answer | None:
    shared = _is_seki(b)
    if shared is None or b.marked != NONE.union(*_seki_chains(b, shared)):
        return None
    return Answer(frozenset(shared), frozenset(shared), (None,))


def _seki_broken(b: Board) -> Answer | None:
    """Return the task after Black has played on one of the two liberties."""
    found = in_atari(b, "B")
    if len(found) != 1 or len(found[0]) < 4 or b.turn != "W":
        return None
    right = _capture(b, found[0])
    back = [p for p in found[0] if _is_seki(b.with_stones("B", b.black - {p}))]
    other = [c for c in in_atari(b, "W") if liberties(b, c) == right]
    if not back or len(right) != 1 or len(other) != 1:
        return None
    return Answer(right, found[0], (None,))


def _leave_seki(b: Board) -> Answer | None:
    shared = _is_seki(b)
    letters = _letters(b)
    if shared is None or set(letters) != {"a", "b", "c"} or b.turn != "B":
        return None
    if (letters["a"], letters["b"]) != shared or letters["c"] not in territory(b)[2]:
        return None
    if b.played("B", letters["c"]) is None or near(b, letters["c"]) & set(shared):
        return None
    one, two = (frozenset({p}) for p in shared)
    here = frozenset({letters["c"]})
    return Answer(here, here, (one, two, None))


IDEAS: dict[tuple[str, int], Callable[[Board], Answer | None]] = {
    ("01-board", 1): _middle,
    ("01-board", 2): _corners,
    ("01-board", 3): _next_to,
    ("01-board", 4): lambda b: _surrounded(b, 4),
    ("02-liberties", 1): lambda b: _single(b, 4),
    ("02-liberties", 2): _in_corner,
    ("02-liberties", 3): lambda b: _pair(b, 0),
    ("02-liberties", 4): lambda b: _pair(b, 2),
    ("03-capture", 1): _take_one,
    ("03-capture", 2): lambda b: _take(b, 2),
    ("03-capture", 3): _take_at_edge,
    ("03-capture", 4): _take_one_of_two,
    ("05-passing", 1): _pass,
    ("05-passing", 2): lambda b: _surrounded(b, 3),
    ("05-passing", 3): _count_area,
    ("05-passing", 4): _neutral,
    ("05-passing", 5): _dead,
    ("07-more-captures", 1): lambda b: _single(b, 3),
    ("07-more-captures", 2): _of_three,
    ("07-more-captures", 3): _take_in_corner,
    ("07-more-captures", 4): _take_three,
    ("08-atari", 1): _which_in_atari,
    ("08-atari", 2): _put_in_atari,
    ("08-atari", 3): _run,
    ("08-atari", 4): _take_attacker,
    ("08-atari", 5): _first,
    ("09-connect", 1): _connect,
    ("09-connect", 2): _cut,
    ("09-connect", 3): _other_point,
    ("09-connect", 4): _save_by_connecting,
    ("09-connect", 5): _cut_and_take,
    ("10-self-capture", 1): _empty_point,
    ("10-self-capture", 2): _no_liberty,
    ("10-self-capture", 3): _last_of_own,
    ("10-self-capture", 4): _take_two,
    ("10-self-capture", 5): _where_not,
    ("11-ko", 1): _ko,
    ("11-ko", 2): _ko_back,
    ("11-ko", 3): _threat,
    ("11-ko", 4): _snapback,
    ("12-eyes", 1): _two_eyes,
    ("12-eyes", 2): _one_eye,
    ("12-eyes", 3): _make_eyes,
    ("12-eyes", 4): _take_eyes,
    ("12-eyes", 5): _false_eye,
    ("12-eyes", 6): _take_alone,
    ("12-eyes", 7): _three_groups,
    ("13-seki", 1): _seki,
    ("13-seki", 2): _seki_broken,
    ("13-seki", 3): _leave_seki,
    ("14-two-ways", 1): lambda b: _count_area(b, -1),
    ("14-two-ways", 2): lambda b: _surrounded(b, 3),
    ("14-two-ways", 3): _count_prisoners,
    ("14-two-ways", 4): _handicap,
    ("14-two-ways", 5): _count_finished,
}
"""The question of each task of the first steps. One is left out: who wins a game of which the sentence
gives the points is the same question on every board."""
