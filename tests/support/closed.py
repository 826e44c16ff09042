"""Boards on which every stone but those in question lives for certain."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from goboard_app.go.board import Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import GroupJudgement, Proposal

# Black lives above, White below him.
_ACROSS = ["X.X.XXXXX", "XXXXXXXXX", "OOOOOOOOO", "O.O.OOOOO", "OOOOOOOOO"]
# White lives on the left, Black on the right.
_BESIDE = [".O.OOX.X.", "OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX"]

Spots = Collection[tuple[int, int]]


def below_white(*rows: str) -> Position:
    """Return up to four rows at the bottom of 9x9, with White's living stones above them."""
    assert len(rows) <= 4
    return parse_diagram(_ACROSS + ["OOOOOOOOO"] * (4 - len(rows)) + list(rows))


def between(*rows: str) -> Position:
    """Return three rows at the bottom of 9x9, White's living stones on the left, Black's on the right."""
    return parse_diagram([*_BESIDE, *rows])


def eye_space(space: Spots, stones: Spots = (), size: int = 9, at: tuple[int, int] = (2, 3)) -> Position:
    """Return a white group without outside liberties around a space in which some black stones stand.

    `at` is the upper left corner of the space; at the top of the board, White stands on the edge.
    Everything else is Black's and lives.
    """
    left, top = at
    inside = {(x + left, y + top) for x, y in space}
    black = {(x + left, y + top) for x, y in stones}
    near = {(x + a, y + b) for x, y in inside for a in (-1, 0, 1) for b in (-1, 0, 1)}
    row = 0 if top else size - 1
    empty = (inside - black) | {(0, row), (size - 1, row)}
    white = near - inside
    return parse_diagram(
        ["".join("." if (x, y) in empty else "XO"[(x, y) in white] for x in range(size)) for y in range(size)]
    )


def points(names: str, position: Position) -> frozenset[Point]:
    """Return the points of these names."""
    return frozenset(parse_point(name, position.size) for name in names.split())


def judged(position: Position, name: str, proposal: Proposal | None = None) -> GroupJudgement:
    """Return the proposed judgement on the group at a point."""
    found = (proposal or propose(position)).at(parse_point(name, position.size))
    assert found is not None, f"no stone stands on {name}"
    return found


@cache
def proposed(position: Position) -> Proposal:
    """Return the proposal for a position, read once for all tests of a process.

    For tests that leave the reader unchanged: that it proposes the same each time is a test of its own.
    """
    return propose(position)


def judged_once(position: Position, name: str) -> GroupJudgement:
    """Return the judgement on the group at a point in the proposal that all tests share."""
    return judged(position, name, proposed(position))


def mirrored(position: Position) -> Position:
    """Return the same stones with the colours exchanged."""
    swapped = bytes(3 - stone if stone else 0 for stone in position.stones)
    return Position(position.size, swapped, position.to_move)
