"""Every eye space of 3 to 9 points, in the middle, on the edge and in the corner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goboard_app.go.position import Position
from goboard_app.scoring.life.area import closed_area
from goboard_app.scoring.life.board import QuickBoard, find_safe
from goboard_app.scoring.life.proof import ProofOutcome, Prover
from tests.support.closed import eye_space, mirrored

Shape = tuple[tuple[int, int], ...]

_SIZE = 13
_PLENTY = 15_000
ALIVE, DEAD, SEKI, KO = ProofOutcome.ALIVE, ProofOutcome.DEAD, ProofOutcome.SEKI, ProofOutcome.KO
OPEN = ProofOutcome.UNDECIDED
_MIDDLE, _EDGE, _CORNER = (2, 3), (2, 0), (0, 0)

# The shapes of the books, top row first; nothing else is in danger.
KNOWN = {
    ("###",): (DEAD, ALIVE),
    ("##", "#."): (DEAD, ALIVE),
    ("###", ".#."): (DEAD, ALIVE),
    ("##", "##"): (DEAD, DEAD),
    ("###", "##."): (DEAD, ALIVE),
    (".#.", "###", ".#."): (DEAD, ALIVE),
    ("##.", "###", ".#."): (DEAD, ALIVE),
    # Rabbity six with its other ear: a stone in the middle makes a seki.
    ("##.", "###", ".##"): (SEKI, ALIVE),
}
# Without outside liberties, the first point in the corner of the board. What is open lives in
# seki, or with two eyes by a ko, or was not read to its end.
KNOWN_IN_CORNER = {
    ("##", "#.", "#."): (KO, ALIVE),
    ("##", "##", "##"): (DEAD, ALIVE),
    ("##", "##", "#.", "#."): (OPEN, ALIVE),
    ("###", "##.", "#.."): (OPEN, ALIVE),
    ("##.", "###", "#.."): (OPEN, ALIVE),
    ("##", "##", "##", "#."): (OPEN, ALIVE),
    ("###", "##.", "##."): (OPEN, ALIVE),
    ("##.", "###", "##."): (OPEN, ALIVE),
}
COUNTS = {3: 2, 4: 5, 5: 12, 6: 35, 7: 108, 8: 369, 9: 1285}


def upright(points: list[tuple[int, int]]) -> Shape:
    """Return the same shape in the orientation that sorts first."""
    forms = []
    for _ in range(2):
        for _ in range(4):
            points = [(y, -x) for x, y in points]
            left, top = min(x for x, _ in points), min(y for _, y in points)
            forms.append(tuple(sorted((x - left, y - top) for x, y in points)))
        points = [(-x, y) for x, y in points]
    return min(forms)


def all_shapes(count: int) -> list[Shape]:
    """Return all shapes of this many connected points."""
    shapes = {((0, 0),)}
    for _ in range(count - 1):
        shapes = {
            upright([*shape, (x + a, y + b)])
            for shape in shapes
            for x, y in shape
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if (x + a, y + b) not in shape
        }
    return sorted(shapes)


def drawn(rows: tuple[str, ...]) -> Shape:
    return upright([(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "#"])


DANGEROUS = {drawn(rows): outcomes for rows, outcomes in KNOWN.items()}
IN_CORNER = DANGEROUS | {drawn(rows): outcomes for rows, outcomes in KNOWN_IN_CORNER.items()}


def proved(position: Position, color: int) -> tuple[ProofOutcome, ProofOutcome]:
    """Return the proved outcomes of the stones around the space, the only ones that are not unconditionally alive."""
    board = QuickBoard.of(position)
    walls = find_safe(board, 1).heads | find_safe(board, 2).heads
    chains = (head for head in board.stones if board.color[head] == color)
    head = max(chains, key=lambda head: len(board.stones[head]))
    area = closed_area(board, head, walls, position.size.columns)
    assert area is not None
    proof = Prover(area, [head], color, 0.5, _PLENTY).prove()
    return proof.attacked, proof.defended


def spaces(count: int, at: tuple[int, int], color: int) -> Iterator[tuple[Shape, Position]]:
    """Yield a board for each shape of this many points."""
    shapes = all_shapes(count)
    assert len(shapes) == COUNTS[count]
    for shape in shapes:
        position = eye_space(shape, size=_SIZE, at=at)
        yield shape, position if color == 2 else mirrored(position)


def in_each_place(counts: range) -> pytest.MarkDecorator:
    cases = [
        pytest.param(count, at, color, id=f"{count} points {where} {'BW'[color - 1]}")
        for count in counts
        for at, where in ((_MIDDLE, "middle"), (_EDGE, "edge"), (_CORNER, "corner"))
        for color in (1, 2)
    ]
    return pytest.mark.parametrize(("count", "at", "color"), cases)


@in_each_place(range(3, 8))
def test_every_eye_space_is_as_the_books_say(count: int, at: tuple[int, int], color: int) -> None:
    known = IN_CORNER if at == _CORNER else DANGEROUS
    for shape, position in spaces(count, at, color):
        assert proved(position, color) == known.get(shape, (ALIVE, ALIVE)), shape


@pytest.mark.slow
@in_each_place(range(8, 10))
def test_eight_and_nine_points_live_but_in_the_corner(count: int, at: tuple[int, int], color: int) -> None:
    for shape, position in spaces(count, at, color):
        attacked, defended = proved(position, color)
        assert defended is ALIVE, shape
        assert attacked is ALIVE or (at == _CORNER and attacked in (KO, SEKI, OPEN)), shape
