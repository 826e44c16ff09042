"""Joints: empty points where a loose connection of one side holds, so the other cannot pass.

The best known is the bamboo joint: whichever of its two empty points the opponent takes, the other
one closes it.

    X X
    . .
    X X
"""

from __future__ import annotations

from functools import cache

from goboard_app.go.position import EMPTY
from goboard_app.scoring.seki.ground import SettledBoard

_OFF = 3
"""The code of what lies beyond the edge."""

# Each drawn around the joint in the middle: p a stone of the side, e empty or such a stone,
# x beyond the edge, ? anything. Turned and mirrored ones follow from them.
_SHAPES = (
    ("?pp", "?.e", "?pe"),  # bamboo: the point beside it and the corner stay open to connect
    ("ep?", "e.e", "ep?"),  # a one-point gap with a way round on one side: close it there
    ("pee", "e.p", "pee"),  # a stone with two more a knight's move away, nobody between
    ("?e?", "p.p", "xxx"),  # a gap on the edge: come to its mouth, and it is filled
    ("?pp", "?.e", "?xx"),  # two stones on the second line: a crawl below them is stopped
    ("ep?", "e.e", "xxx"),  # one stone on the second line: either side below it closes it
)
_FITS = {"p": (1,), "e": (EMPTY, 1), "x": (_OFF,), "?": (EMPTY, 1, 2, _OFF), ".": (EMPTY,)}

_AS_WHITE = bytes((0, 2, 1, 3)) + bytes(range(4, 256))
"""Turns the codes of stones round, so that White's joints are looked for as Black's."""


def find_joints(ground: SettledBoard) -> tuple[bytes, bytes]:
    """The joints of Black and those of White, as one byte a point that is 1 for a joint."""
    columns, rows = ground.size.columns, ground.size.rows
    black, white = bytearray(columns * rows), bytearray(columns * rows)
    framed, width = _framed(ground), columns + 2
    for i, stone in enumerate(ground.stones):
        if stone != EMPTY:
            continue
        at = (i // columns + 1) * width + i % columns + 1
        around = b"".join(framed[k - 1 : k + 2] for k in (at - width, at, at + width))
        black[i] = _is_joint(around)
        white[i] = _is_joint(around.translate(_AS_WHITE))
    return bytes(black), bytes(white)


def _framed(ground: SettledBoard) -> bytes:
    """The board with a frame of points beyond the edge around it."""
    columns, rows = ground.size.columns, ground.size.rows
    edge, side = bytes([_OFF]) * (columns + 2), bytes([_OFF])
    lines = (ground.stones[k * columns : (k + 1) * columns] for k in range(rows))
    return edge + b"".join(side + line + side for line in lines) + edge


@cache
def _is_joint(around: bytes) -> bool:
    """Whether the middle of these nine points is a joint of code 1."""
    if 1 not in around:
        return False
    return any(
        all(code in fits for code, fits in zip(around, shape, strict=True)) for shape in _turned()
    )


@cache
def _turned() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Every shape in all its turns and mirror images, as the codes that fit each point."""
    found: set[str] = set()
    for shape in _SHAPES:
        rows: tuple[str, ...] = shape
        for _ in range(4):
            rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
            found |= {"".join(rows), "".join(row[::-1] for row in rows)}
    return tuple(tuple(_FITS[cell] for cell in shape) for shape in sorted(found))
