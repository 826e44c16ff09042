"""Duplicates: games of a library with the same moves, under any symmetry of the board.

Each game is reduced to one line of numbers: the stones set up and the moves of its main line, turned
by the symmetry that gives the smallest line. Equal games then have equal lines, and a game that goes
on from another one has a line that begins with the other one's. Names and results are not compared,
nor are passes and nodes without a stone, which the index does not keep.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goboard_app.go.board import BoardSize
from goboard_app.go.position import CODES
from goboard_app.library.index import Key, StoredGame
from goboard_app.record.transform import Symmetry, moved_point

LEAST_SHARED = 50
"""The number of moves from which a game counts as the beginning of a longer one; openings are shorter."""

# Games in one step of the work.
_GAMES_AT_ONCE = 50
# Added to the number of a move, to tell it from a stone set up: above the numbers of all points of any board.
_MOVE = 0x4000


class GameCopy(NamedTuple):
    """A game of a group of duplicates, compared with the first one of its group.

    `further` is the number of moves that follow where the first one ends; `is_turned` means that the board is turned or
    mirrored.
    """

    key: Key
    further: int = 0
    is_turned: bool = False


CopyGroup = tuple[GameCopy, ...]
"""Games with the same moves: the shortest first, and those of equal length in the order of the files."""


class _GameLine(NamedTuple):
    """The line of a game in its smallest form, and as the record has it."""

    smallest: bytes
    key: Key
    plain: bytes
    moves: int


def duplicates(games: Sequence[StoredGame], tell: Callable[[float], object] | None = None) -> tuple[CopyGroup, ...]:
    """Return the groups of games with the same moves, in the order of their first files.

    A game that continues another one of at least `LEAST_SHARED` moves is in the group of that one. Games without any
    stone are left out. `tell` gets the fraction done, and may stop the search by an exception. Cost: 40 microseconds
    for a game of 250 moves.
    """
    lines: list[_GameLine] = []
    for number, game in enumerate(games):
        if tell is not None and number % _GAMES_AT_ONCE == 0:
            tell(number / len(games))
        line = _line_of(game)
        if line is not None:
            lines.append(line)
    # All lines with the same beginning follow one another, the beginning itself first.
    lines.sort()
    groups: list[list[_GameLine]] = []
    for line in lines:
        if groups and _is_copy(line, groups[-1][0]):
            groups[-1].append(line)
        else:
            groups.append([line])
    found = (_group(each) for each in groups if len(each) > 1)
    return tuple(sorted(found, key=lambda group: min(copy.key for copy in group)))


def _is_copy(line: _GameLine, first: _GameLine) -> bool:
    if line.smallest == first.smallest:
        return True
    return first.moves >= LEAST_SHARED and line.smallest.startswith(first.smallest)


def _group(lines: Sequence[_GameLine]) -> CopyGroup:
    first = lines[0]
    copies = (GameCopy(line.key, line.moves - first.moves, not line.plain.startswith(first.plain)) for line in lines)
    return tuple(sorted(copies, key=lambda copy: (copy.further, copy.key)))


def _line_of(game: StoredGame) -> _GameLine | None:
    """Return the line of a game; None for a game without any stone."""
    steps = np.frombuffer(game.steps, np.uint16)
    changes = np.frombuffer(game.changes, np.uint16).reshape(-1, 3)
    # A change to an empty point is a capture, which follows from the moves.
    placed = changes[changes[:, 2] != 0]
    nodes = steps.nonzero()[0]
    if not len(nodes) and not len(placed):
        return None
    sizes, turns = _turns(game.size)
    forms = turns[:, steps[nodes]] | np.uint16(_MOVE)
    if len(placed):
        stones = turns[:, 4 * placed[:, 1] + placed[:, 2]]
        forms = _in_order(forms, nodes, stones, placed[:, 0])
    lines = [size + row.tobytes() for size, row in zip(sizes, forms, strict=True)]
    return _GameLine(min(lines), game.key, lines[0], len(nodes))


def _in_order(
    moves: NDArray[np.uint16], nodes: NDArray[np.int64], stones: NDArray[np.uint16], places: NDArray[np.uint16]
) -> NDArray[np.uint16]:
    """Return moves and stones set up in the order of their nodes; the stones of one node in rising order.

    All stones set up before the first move count as those of one node.
    """
    first = nodes[0] if len(nodes) else places[-1]
    before = np.where(places <= first, 0, places).astype(np.uint32)
    order = np.concatenate([before, nodes.astype(np.uint32)]) << np.uint32(16)
    both = np.concatenate([stones, moves], axis=1) | order
    return (np.sort(both, axis=1) & np.uint32(0xFFFF)).astype(np.uint16)


@cache
def _turns(size: BoardSize) -> tuple[tuple[bytes, ...], NDArray[np.uint16]]:
    """Return for each symmetry the size of the board afterwards, and the number of each step in the index."""
    sizes: list[bytes] = []
    rows = np.zeros((len(Symmetry), 4 * size.area), np.uint16)
    for row, symmetry in zip(rows, Symmetry, strict=True):
        after = symmetry.size(size)
        sizes.append(bytes((after.columns, after.rows)))
        for index, point in enumerate(size):
            turned = after.index(moved_point(point, size, symmetry))
            for code in CODES.values():
                row[4 * index + code] = 4 * turned + code
    return tuple(sizes), rows
