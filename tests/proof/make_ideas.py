"""`python -m tests.proof.make_ideas [LESSON...]`: finds boards for the first steps, writes them.

Boards are made by chance, nearly as the idea has them, and kept where `ideas` accepts them; those
with few stones go first. No two of an idea are alike under symmetry and colour. With names
("03-capture 08-atari") these lessons alone are made anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from time import process_time

from goboard_app.app.course import first_steps
from goboard_app.lessons.lesson import Screen
from tests.proof.ideas import (
    IDEAS,
    NONE,
    Answer,
    Board,
    P,
    Points,
    beside,
    board_of,
    chains,
    diagonal,
    in_atari,
    is_legal,
    liberties,
    lives,
    names,
    near,
    spread,
    territory,
)

FOLDER = Path(__file__).parents[2] / "resources" / "lessons"
WANTED = 6
"""So many boards are made for each idea."""
_SECONDS = 5.0
_POOL = 60
_MANY = 10


@dataclass(frozen=True)
class Found:
    """A board to be asked about, and where it was played on just before: on None for a pass."""

    board: Board
    before: Board | None = None
    last: P | None = None


Maker = Callable[[Random], Found | None]


def faces(board: Board) -> frozenset[tuple[int, Points, Points]]:
    """Return the stones under the eight symmetries and both ways to colour them."""
    n = board.n
    found = set()
    for flip, mirror, swap in product((False, True), (False, True), (False, True)):

        def moved(stones: Points, flip: bool = flip, mirror: bool = mirror, swap: bool = swap) -> Points:
            turned = ((y, x) if swap else (x, y) for x, y in stones)
            return frozenset((n - 1 - x if flip else x, n - 1 - y if mirror else y) for x, y in turned)

        black, white = moved(board.black), moved(board.white)
        found |= {(n, black, white), (n, white, black)}
    return frozenset(found)


_WIDE, _REACH = 24, 3


def _masks(board: Board) -> tuple[int, int]:
    """Return the black and the white stones as bits, with room to be shifted."""
    black, white = (
        sum(1 << (y + _REACH) * _WIDE + x + _REACH for x, y in stones) for stones in (board.black, board.white)
    )
    return black, white


@cache
def _all_masks(board: Board) -> tuple[tuple[int, int], ...]:
    return tuple({_masks(Board(n, black, white)) for n, black, white in faces(board)})


def apart(one: Board, other: Board) -> int:
    """Return the least number of points by which two boards differ in any orientation, place or size."""
    best = 99
    black, white = _masks(one)
    both = black | white
    for right, down in product(range(-_REACH, _REACH + 1), repeat=2):
        by = down * _WIDE + right
        moved = bool(by or other.n != one.n)
        for found in _all_masks(other):
            b, w = (each << by if by >= 0 else each >> -by for each in found)
            differ = (both ^ (b | w)).bit_count()
            best = min(best, differ + (black & w).bit_count() + (white & b).bit_count() + moved)
    return best


# Boards by chance


def cluster(rng: Random, sizes: tuple[int, ...], black: range, white: range, turn: str = "B") -> Board:
    """Return stones near one another."""
    n = rng.choice(sizes)
    blacks, whites = rng.choice(black), rng.choice(white)
    colors = ["B"] * blacks + ["W"] * whites
    rng.shuffle(colors)
    board = Board(n, NONE, NONE, turn)
    every = sorted(board.points)
    for color in colors:
        used = board.black | board.white
        close = sorted((beside(board, used) | NONE.union(*(diagonal(board, p) for p in used))) - used)
        places = close if close and rng.random() < 0.85 else [p for p in every if p not in used]
        board = board.with_stones(color, board.of(color) | {rng.choice(places)})
    return board


def scattered(sizes: tuple[int, ...], black: tuple[int, int], white: tuple[int, int], turn: str = "B") -> Maker:
    """Return a maker of boards with a number of stones between these bounds."""
    blacks, whites = range(black[0], black[1] + 1), range(white[0], white[1] + 1)
    return lambda rng: Found(cluster(rng, sizes, blacks, whites, turn))


def marking(maker: Maker, candidates: Callable[[Board], list[Points]]) -> Maker:
    """Return the same board with some of the stones marked."""

    def make(rng: Random) -> Found | None:
        found = maker(rng)
        if found is None:
            return None
        chosen = candidates(found.board)
        return Found(replace(found.board, marked=rng.choice(chosen))) if chosen else None

    return make


def _around(board: Board, points: Points) -> Points:
    """Return all points that touch some points, across squares too."""
    return (beside(board, points) | NONE.union(*(diagonal(board, p) for p in points))) - points


def _corner(rng: Random, board: Board, count: int) -> Points:
    inside = {(0, 0)}
    while len(inside) < count:
        inside.add(rng.choice(sorted(beside(board, inside))))
    return frozenset(inside)


def divided(sizes: tuple[int, ...], counts: tuple[int, ...], gap: bool = False, inside: bool = False) -> Maker:
    """Return a maker of a corner of Black's with this many empty points, and the rest White's."""

    def make(rng: Random) -> Found:
        board = Board(rng.choice(sizes), NONE, NONE)
        area = _corner(rng, board, rng.choice(counts))
        black = _around(board, area)
        if inside:
            white = frozenset(rng.sample(sorted(area), 2))
            return Found(replace(board, black=black, white=white))
        held = area | black
        neutral = {rng.choice(sorted(beside(board, held) or black))} if gap else set()
        white = _around(board, held | neutral) - neutral
        return Found(replace(board, black=black, white=white))

    return make


def finished(sizes: tuple[int, ...], has_passed: bool = False) -> Maker:
    """Return a board on which everything lives and nothing is open."""

    def make(rng: Random) -> Found | None:
        n = rng.choice(sizes)
        board = Board(n, NONE, NONE, "B")
        line = [rng.randrange(1, n - 2)]
        for _ in range(n - 1):
            line.append(min(n - 3, max(1, line[-1] + rng.choice((-1, 0, 0, 1)))))
        black = {(line[y], y) for y in range(n)}
        white = {(line[y] + 1, y) for y in range(n)}
        for y in range(n - 1):
            low, high = sorted((line[y], line[y + 1]))
            black |= {(x, y if line[y] < line[y + 1] else y + 1) for x in range(low, high)}
            black |= {(x, y) for x in range(low, line[y])} | {(x, y + 1) for x in range(low, line[y + 1])}
            white |= {(x + 1, y) for x in range(line[y], high)}
            white |= {(x + 1, y + 1) for x in range(line[y + 1], high)}
        board = replace(board, black=frozenset(black), white=frozenset(white - black))
        for color in "BW":
            for _ in range(6):
                if lives(board, color):
                    break
                area = territory(board)["BW".index(color)]
                if len(area) < 3:
                    return None
                board = board.with_stones(color, board.of(color) | {rng.choice(sorted(area))})
        if has_passed:
            return Found(board, replace(board, turn="W"), None)
        return Found(board)

    return make


def lettered(maker: Maker, places: Callable[[Random, Board], list[P] | None]) -> Maker:
    """Return the same board with the letters a, b and c in a random order."""

    def make(rng: Random) -> Found | None:
        found = maker(rng)
        points = None if found is None else places(rng, found.board)
        if found is None or not points or len(set(points)) != 3:
            return None
        labels = tuple(sorted(zip(points, "abc", strict=True)))
        return Found(replace(found.board, labels=labels), found.before, found.last)

    return make


def _one_of_each(rng: Random, board: Board) -> list[P] | None:
    if not board.black or not board.white:
        return None
    points = [rng.choice(sorted(s)) for s in (board.black, board.white, board.free)]
    rng.shuffle(points)
    return points


def ko_board(rng: Random, sizes: tuple[int, ...], most: int = 2) -> tuple[Board, P] | None:
    """Return a ko for Black to take, and its point."""
    board = Board(rng.choice(sizes), NONE, NONE, "B")
    stone = rng.choice(sorted(board.points))
    point = rng.choice(sorted(near(board, stone)))
    black = near(board, stone) - {point}
    white = near(board, point)
    board = replace(board, black=black, white=white)
    return (_decorated(rng, board, rng.randint(0, most), {point}), point) if not black & white else None


def _decorated(rng: Random, board: Board, count: int, keep: set[P] | Points) -> Board:
    """Return the board with some more stones."""
    for _ in range(count):
        used = board.black | board.white
        free = sorted(_around(board, used) - used - set(keep))
        if free:
            color = rng.choice("BW")
            board = board.with_stones(color, board.of(color) | {rng.choice(free)})
    return board


def ko(sizes: tuple[int, ...], is_taken: bool) -> Maker:
    """Return a ko, to be taken or just taken."""

    def make(rng: Random) -> Found | None:
        made = ko_board(rng, sizes, 1)
        if made is None or not is_legal(made[0]):
            return None
        return _after(made[0], made[1]) if is_taken else Found(made[0])

    return make


def _after(before: Board, point: P) -> Found | None:
    """Return the board after a move of the side to move; a ko that it took may not be taken back."""
    color, enemy = before.turn, "W" if before.turn == "B" else "B"
    after = before.played(color, point)
    if after is None:
        return None
    gone = before.of(enemy) - after.of(enemy)
    is_ko = len(gone) == 1 and liberties(after, spread(after, point, after.of(color))) == gone
    taken = min(gone) if is_ko and near(after, min(gone)) <= after.of(color) else None
    return Found(replace(after, turn=enemy, taken=taken), before, point)


def threat(rng: Random) -> Found | None:
    """Return a ko that was just taken, and a pair of stones elsewhere."""
    made = ko_board(rng, (9,), 0)
    if made is None:
        return None
    before, point = made
    x, y = rng.randrange(9), rng.randrange(9)
    pair = {(x, y), rng.choice(((x + 1, y), (x, y + 1)))} & before.points
    touching = sorted(beside(before, pair))
    if len(pair) < 2 or len(touching) < 5:
        return None
    white = frozenset(rng.sample(touching, len(touching) - 2))
    used = before.black | before.white
    if (pair | white) & (used | _around(before, used)):
        return None
    board = replace(before, black=before.black | pair, white=before.white | white)
    board = _decorated(rng, board, rng.choice((0, 0, 1)), {point, *touching})
    return _after(board, point) if is_legal(board) else None


def snapback(rng: Random) -> Found | None:
    """Return two white stones that a stone thrown in brings down."""
    board = Board(rng.choice((5, 6, 7)), NONE, NONE)
    x, y = rng.randrange(board.n - 1), rng.randrange(board.n - 1)
    square = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    turn = rng.randrange(4)
    one, two, thrown, taker = square[turn:] + square[:turn]
    marked = frozenset({one, two})
    black = (beside(board, marked) | near(board, taker)) - marked - {thrown, taker}
    white = marked | (near(board, thrown) - {taker})
    if black & white:
        return None
    board = replace(board, black=black, white=white, marked=marked)
    return Found(_decorated(rng, board, rng.randint(0, 4), {thrown, taker}))


def diagonal_of(board: Board, stones: Points) -> Points:
    """Return the points across a square from any of some stones."""
    return NONE.union(*(diagonal(board, p) for p in stones))


def seki(rng: Random) -> Found | None:
    """Return two points between a black and a white chain, each shut in by the other colour."""
    n = rng.choice((6, 7, 7))
    board = Board(n, NONE, NONE)
    x, y = rng.randrange(n), rng.randrange(n - 1)
    shared = frozenset({(x, y), (x, y + 1)})
    touching = beside(board, shared)
    inner = {"B": set(), "W": set()}
    for point in touching:
        inner[rng.choice("BW")].add(point)
    for color in "BW":
        for _ in range(rng.randint(0, 2)):
            taken = shared | inner["B"] | inner["W"]
            around = sorted(_around(board, frozenset(inner[color])) - taken)
            if around:
                inner[color].add(rng.choice(around))
    black, white = frozenset(inner["B"]), frozenset(inner["W"])
    shut_black = beside(board, black) - shared - white
    shut_white = beside(board, white) - shared - black
    if shut_black & shut_white or len(black) < 3 or len(white) < 3:
        return None
    # Corners that hold the stones outside together.
    taken = black | white | shared | shut_black | shut_white
    for point in sorted((_around(board, black | white)) - taken):
        if rng.random() < 0.7:
            if point in diagonal_of(board, black):
                shut_black |= {point}
            else:
                shut_white |= {point}
    board = replace(board, black=black | shut_white, white=white | shut_black)
    return Found(_decorated(rng, board, rng.randint(0, 3), shared))


def two_eyes(rng: Random) -> Found | None:
    """Return two eyes within one chain, shut in."""
    board = Board(rng.choice((5, 6, 7)), NONE, NONE, "W")
    one = rng.choice(sorted(board.points))
    two = rng.choice(sorted(p for p in board.points if 1 < abs(p[0] - one[0]) + abs(p[1] - one[1]) < 5))
    black = near(board, one) | near(board, two)
    close = sorted(_around(board, black | {one, two}) | diagonal(board, one) | diagonal(board, two))
    black |= frozenset(rng.sample(close, min(len(close), rng.randint(0, 4)))) - {one, two}
    white = beside(board, black) - {one, two}
    return Found(replace(board, black=black, white=white))


def one_eye(rng: Random) -> Found | None:
    """Return three stones around a corner, shut in."""
    board = Board(rng.choice((4, 5, 6, 7)), NONE, NONE, "W")
    black = frozenset({(1, 0), (0, 1), (1, 1)})
    white = beside(board, black) - {(0, 0)}
    board = replace(board, black=black, white=white)
    more = _around(board, black | white)
    return Found(replace(board, white=white | frozenset(rng.sample(sorted(more), rng.randint(0, 3)))))


def row_of_three(turn: str) -> Maker:
    """Return three points in a row within one chain, shut in."""

    def make(rng: Random) -> Found | None:
        n = rng.choice((5, 6, 7, 8, 9))
        board = Board(n, NONE, NONE, turn)
        x, y = rng.randrange(n - 2), rng.choice((0, 0, 1, 2))
        inside = frozenset({(x, y), (x + 1, y), (x + 2, y)})
        if y >= n:
            return None
        black = beside(board, inside)
        close = sorted(_around(board, inside) - black)
        black |= frozenset(rng.sample(close, rng.randint(0, len(close))))
        white = beside(board, black | inside)
        more = sorted(_around(board, black | white | inside) - white)
        white |= frozenset(rng.sample(more, min(len(more), rng.randint(0, 3))))
        return Found(replace(board, black=black, white=white))

    return make


def _turned(rng: Random, n: int, stones: tuple[Points, ...]) -> tuple[Points, ...]:
    flip, mirror, swap = (rng.random() < 0.5 for _ in range(3))
    found = []
    for points in stones:
        turned = ((y, x) if swap else (x, y) for x, y in points)
        found.append(frozenset((n - 1 - x if flip else x, n - 1 - y if mirror else y) for x, y in turned))
    return tuple(found)


def _in_corner(boards: list[Board]) -> list[Board]:
    """Return the boards turned so that their stones lie on the first lines alone."""
    found = []
    for board in boards:
        for flip, mirror in product((False, True), repeat=2):
            last = board.n - 1

            def moved(stones: Points, last: int = last, flip: bool = flip, mirror: bool = mirror) -> Points:
                return frozenset((last - x if flip else x, last - y if mirror else y) for x, y in stones)

            black, white = moved(board.black), moved(board.white)
            if max((max(p) for p in black), default=9) < last and black:
                found.append(replace(board, black=black, white=white))
    return found


def three_groups(pieces: dict[str, list[Board]]) -> Maker:
    """Return three groups in three corners."""

    def make(rng: Random) -> Found | None:
        board = Board(9, NONE, NONE, "B")
        for kind in ("alive", "one", "false"):
            piece = rng.choice(pieces[kind])
            black, white = _turned(rng, 9, (piece.black, piece.white))
            if black & (board.black | board.white) or white & board.black:
                return None
            board = replace(board, black=board.black | black, white=board.white | white)
        return Found(board)

    return make


_FORBIDDEN = (
    (((1, 0), (0, 1)), (), (0, 0)),
    (((2, 0), (4, 0), (3, 1)), (), (3, 0)),
    (((3, 2), (2, 3), (4, 3), (3, 4)), (), (3, 3)),
)
_TAKES = (
    (((0, 1), (1, 0)), ((0, 2), (1, 1), (2, 0)), (0, 0)),
    (((2, 0), (4, 0), (3, 1)), ((1, 0), (2, 1), (5, 0), (4, 1)), (3, 0)),
)
_OPEN = (
    (((2, 0), (3, 1)), (), (3, 0)),
    (((2, 0), (4, 0)), (), (3, 0)),
    (((3, 2), (2, 3), (4, 3)), (), (3, 3)),
    (((3, 2), (4, 3), (3, 4)), (), (3, 3)),
)


def where_not(rng: Random) -> Found | None:
    """Return a point without a liberty, one where something is taken, and one that is open."""
    board, places = Board(7, NONE, NONE, "W"), []
    for pieces in (_FORBIDDEN, _TAKES, _OPEN):
        black, white, point = rng.choice(pieces)
        right = rng.randint(-2, 2) if point != (0, 0) else 0
        down = rng.choice((0, 0, 1)) if point[1] == 3 else 0
        shifted = tuple(frozenset((x + right, y + down) for x, y in part) for part in (black, white, (point,)))
        if any(part - board.points for part in shifted):
            return None
        one, other, at = _turned(rng, 7, shifted)
        if (one | other | at) & (board.black | board.white | set(places)):
            return None
        board = replace(board, black=board.black | one, white=board.white | other)
        places += at
    rng.shuffle(places)
    return Found(replace(board, labels=tuple(sorted(zip(places, "abc", strict=True)))))


def handicaps() -> Iterator[Found]:
    """Yield boards with stones on points with a dot."""
    for n, low, count in ((9, 2, 2), (9, 2, 3), (9, 2, 5), (13, 3, 3), (13, 3, 4), (13, 3, 5)):
        high, middle = n - 1 - low, n // 2
        order = [(high, low), (low, high), (high, high), (low, low), (middle, middle)]
        yield Found(Board(n, frozenset(order[:count]), NONE, "W"))


def plain(sizes: tuple[int, ...]) -> Iterator[Found]:
    """Yield empty boards."""
    return (Found(Board(n, NONE, NONE)) for n in sizes)


def _own_in_atari(board: Board) -> list[Points]:
    return in_atari(board, "B")


def _seki_marked(board: Board) -> list[Points]:
    every = (*chains(board, "B"), *chains(board, "W"))
    by = [(liberties(board, c), c) for c in every]
    return [a | b for n, (x, a) in enumerate(by) for y, b in by[n + 1 :] if x == y and len(x) == 2]


def _marks_seki(maker: Maker) -> Maker:
    return marking(maker, _seki_marked)


def breaking(maker: Maker) -> Maker:
    """Return a maker of boards on which Black has just played an illegal move."""

    def make(rng: Random) -> Found | None:
        found = maker(rng)
        if found is None or not is_legal(found.board):
            return None
        marked = _seki_marked(found.board)
        if len(marked) != 1:
            return None
        point = rng.choice(sorted(liberties(found.board, marked[0])))
        return _after(replace(found.board, turn="B", marked=NONE), point)

    return make


def leaving(maker: Maker) -> Maker:
    """Return the two points of a seki with letters, and another one."""

    def places(rng: Random, board: Board) -> list[P] | None:
        marked = _seki_marked(board) if is_legal(board) else []
        if len(marked) != 1:
            return None
        shared = sorted(liberties(board, marked[0]))
        used = board.black | board.white
        rest = sorted((territory(board)[2] & _around(board, used)) - set(shared))
        return [*shared, rng.choice(rest)] if rest else None

    return lettered(maker, places)


def makers(
    screens: dict[tuple[str, int], Board], kept: dict[tuple[str, int], list[Found]]
) -> dict[tuple[str, int], Maker | Iterator[Found]]:
    """Return the makers of boards, by idea."""

    small = (5, 5, 7)
    pieces = {
        kind: _in_corner([screens[idea], *(found.board for found in kept.get(idea, []) if found.board.n < 8)])
        for kind, idea in (
            ("alive", ("12-eyes", 1)),
            ("one", ("12-eyes", 2)),
            ("false", ("12-eyes", 5)),
        )
    }
    return {
        ("01-board", 1): plain((3, 7, 9, 11, 13)),
        ("01-board", 2): plain((4, 6, 7, 8, 9)),
        ("01-board", 3): scattered(small, (0, 3), (1, 1)),
        ("01-board", 4): divided((5, 6, 7), (4,)),
        ("02-liberties", 1): scattered((5, 7, 7), (1, 1), (1, 4)),
        ("02-liberties", 2): scattered((5, 7), (1, 1), (0, 2)),
        ("02-liberties", 3): scattered((5, 7, 7), (2, 2), (0, 3)),
        ("02-liberties", 4): scattered((5, 7, 7), (2, 2), (2, 4)),
        ("03-capture", 1): scattered(small, (2, 5), (1, 1)),
        ("03-capture", 2): scattered(small, (3, 6), (2, 2)),
        ("03-capture", 3): scattered(small, (1, 3), (1, 1)),
        ("03-capture", 4): scattered((5, 7, 7), (4, 7), (2, 4)),
        ("05-passing", 1): finished((5, 6, 6, 7), has_passed=True),
        ("05-passing", 2): divided((5, 6, 7), (3,)),
        ("05-passing", 3): divided((5, 6, 7), (2, 4, 5)),
        ("05-passing", 4): divided((5, 6), (2, 3, 4), gap=True),
        ("05-passing", 5): divided((6, 7, 7), (5, 6, 7, 8), inside=True),
        ("07-more-captures", 1): scattered(small, (1, 1), (0, 3)),
        ("07-more-captures", 2): scattered(small, (3, 3), (0, 3)),
        ("07-more-captures", 3): scattered(small, (1, 4), (1, 1)),
        ("07-more-captures", 4): scattered((5, 6, 7), (4, 8), (3, 3)),
        ("08-atari", 1): scattered((5, 7, 7), (2, 5), (3, 3)),
        ("08-atari", 2): scattered(small, (1, 3), (1, 1)),
        ("08-atari", 3): scattered((5, 7), (1, 1), (2, 4)),
        ("08-atari", 4): marking(scattered((5, 6, 7), (2, 4), (2, 4)), _own_in_atari),
        ("08-atari", 5): scattered((5, 6, 7), (3, 5), (3, 5)),
        ("09-connect", 1): scattered((5,), (2, 2), (1, 4)),
        ("09-connect", 2): scattered((5, 6), (3, 6), (2, 5), "W"),
        ("09-connect", 3): marking(scattered((5,), (2, 2), (2, 4)), lambda b: [b.black]),
        ("09-connect", 4): marking(scattered((5, 6), (3, 5), (2, 5)), _own_in_atari),
        ("09-connect", 5): marking(scattered((5, 6, 7), (3, 6), (3, 5), "W"), _own_in_atari),
        ("10-self-capture", 1): lettered(scattered(small, (1, 2), (1, 2), "W"), _one_of_each),
        ("10-self-capture", 2): scattered(small, (2, 6), (0, 2), "W"),
        ("10-self-capture", 3): scattered(small, (3, 7), (1, 1), "W"),
        ("10-self-capture", 4): scattered(small, (2, 6), (2, 2)),
        ("10-self-capture", 5): where_not,
        ("11-ko", 1): ko((5, 6, 7), False),
        ("11-ko", 2): ko((5, 6, 7), True),
        ("11-ko", 3): threat,
        ("11-ko", 4): snapback,
        ("12-eyes", 1): two_eyes,
        ("12-eyes", 2): one_eye,
        ("12-eyes", 3): row_of_three("B"),
        ("12-eyes", 4): row_of_three("W"),
        ("12-eyes", 5): two_eyes,
        ("12-eyes", 6): two_eyes,
        ("12-eyes", 7): three_groups(pieces),
        ("13-seki", 1): _marks_seki(seki),
        ("13-seki", 2): breaking(seki),
        ("13-seki", 3): leaving(seki),
        ("14-two-ways", 1): divided((5, 6, 7), (2, 4, 5, 6)),
        ("14-two-ways", 2): divided((5, 6, 7), (3,)),
        ("14-two-ways", 3): divided((5, 6, 7), (2, 3, 4, 5)),
        ("14-two-ways", 4): handicaps(),
        ("14-two-ways", 5): finished((6, 7, 7)),
    }


def search(idea: tuple[str, int], maker: Maker | Iterator[Found], first: Board, seconds: float) -> list[Found]:
    """Return boards of an idea that differ from the first one and from one another."""
    fits = IDEAS[idea]
    if not callable(maker):
        return [found for found in maker if fits(found.board) is not None]
    rng = Random(f"{idea}")
    pool: list[Found] = []
    seen = set(faces(first))
    begun = process_time()
    while process_time() - begun < seconds and len(pool) < _POOL:
        found = maker(rng)
        if found is None or not is_legal(found.board):
            continue
        face = (found.board.n, found.board.black, found.board.white)
        if face in seen or fits(found.board) is None:
            continue
        seen |= faces(found.board)
        pool.append(found)
    pool.sort(key=lambda f: (len(f.board.black | f.board.white), f.board.n))
    most = 3 if len(first.black | first.white) < _MANY else 6
    first_core = _core(first, fits(first))
    cores = {found: _core(found.board, fits(found.board)) for found in pool}
    chosen: list[Found] = []
    # Where too few differ in what they are about, all that is on them counts.
    for is_core, least in ((True, n) if n > 1 else (False, n + most - 1) for n in range(most, -most, -1)):
        chosen = []
        for found in pool:
            face = cores[found] if is_core else found.board
            others = [cores[each] if is_core else each.board for each in chosen]
            others.append(first_core if is_core else first)
            if len(chosen) < WANTED and all(apart(face, each) >= least for each in others):
                chosen.append(found)
        if len(chosen) == WANTED:
            break
    return chosen


def _core(board: Board, answer: Answer | None) -> Board:
    """Return the board without the stones that are far from its subject."""
    about = NONE if answer is None else answer.right | (answer.named or NONE)
    if not about:
        return board
    close = about | _around(board, about)
    if answer is not None and answer.named is None:
        close |= _around(board, close)
    return replace(board, black=board.black & close, white=board.white & close)


# Writing


def _letters(point: P | None) -> str:
    return "" if point is None else chr(97 + point[0]) + chr(97 + point[1])


def _stones(ident: str, points: Points) -> str:
    return ident + "".join(f"[{_letters(p)}]" for p in sorted(points)) if points else ""


def game(number: int, kind: str, found: Found, answer: Answer) -> str:
    """Return a game of the file."""
    board, start = found.board, found.before or found.board
    asked = ["@task " + kind]
    if answer.named is not None:
        asked.append(names(board, answer.named))
    if answer.number is not None:
        asked.append(str(answer.number))
    lines = [f"@more {number}", " ".join(asked)]
    lines += [f"@{word}" for word in ("hint", "right") if word in answer.drops]
    wrongs = list(answer.wrongs)
    while wrongs and wrongs[-1] is None:
        wrongs.pop()
    for wrong in wrongs:
        said = str(wrong) if isinstance(wrong, int) else names(board, wrong or NONE)
        lines.append(f"@wrong {said}".strip())
    setup = "".join(
        (
            _stones("AB", start.black),
            _stones("AW", start.white),
            f"PL[{start.turn}]",
        )
    )
    marks = _stones("TR", board.marked)
    if board.labels:
        marks += "LB" + "".join(f"[{_letters(p)}:{text}]" for p, text in board.labels)
    before = f"\n;{start.turn}[{_letters(found.last)}]" if found.before is not None else ""
    comment = "C[" + "\n".join(lines) + "]"
    tree = [_line(moves, board.turn, is_wrong) for moves, is_wrong in answer.lines]
    follow = f"\n{tree[0]}" if len(tree) == 1 else "".join(f"\n({line})" for line in tree)
    head = f"(;GM[1]FF[4]CA[UTF-8]SZ[{board.n}]RU[Chinese]KM[7.5]"
    return f"{head}{setup}{before}{marks}\n{comment}{follow})\n"


def _line(moves: tuple[P | None, ...], turn: str, is_wrong: bool) -> str:
    colors = turn, "W" if turn == "B" else "B"
    nodes = [f";{colors[n % 2]}[{_letters(p)}]" for n, p in enumerate(moves)]
    if is_wrong:
        nodes[0] += "BM[1]"
    return "\n".join(nodes)


def main(wanted: list[str]) -> None:
    """Make the boards of all lessons, or of some."""
    lessons = {each.key: each.lesson for each in first_steps("en")}
    firsts: dict[tuple[str, int], Screen] = {(key, n): lessons[key].screens[n - 1] for key, n in IDEAS}
    boards = {idea: board_of(screen) for idea, screen in firsts.items()}
    kept: dict[tuple[str, int], list[Found]] = {}
    for key in lessons:
        ideas = [idea for idea in IDEAS if idea[0] == key]
        if not ideas or (wanted and key not in wanted):
            continue
        written = []
        for idea in ideas:
            found = search(idea, makers(boards, kept)[idea], boards[idea], _SECONDS)
            kept[idea] = found
            print(*idea, len(found), flush=True)
            task = firsts[idea].task
            assert task is not None
            for each in found:
                answer = IDEAS[idea](each.board)
                assert answer is not None
                written.append(game(idea[1], task.kind.value, each, answer))
        (FOLDER / f"{key}.sgf").write_text("".join(written), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
