"""The moves of a game in numbers of two bytes, as the index stores them: the main line and the variations.

A line is two lists. `steps` has a number for each node: four times the index of the point plus the code of
the stone that is played there, 0 for none. `changes` has three for each other change of the board: the depth of
the node, the index, and the new code of the point, for stones set up and stones taken off.

A variation is a line without the nodes that it shares with the line from which it branches off.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize, neighbor_indices
from goboard_app.go.position import CODES, EMPTY, taken_off
from goboard_app.record.compare import AnyStep, GameSteps, SetupStep, move_table, steps_of
from goboard_app.record.tree import GameTree

MOST_NODES = 65_000
"""The most nodes of a line: their numbers are kept in two bytes."""
MAIN = -1
"""The number of the main line where variations count from 0."""
# The numbers of four bytes that begin a stored variation.
_HEAD = 4
_LENGTH = array("I").itemsize


class GameMoves(NamedTuple):
    """The moves of a game as bytes: the main line, and all variations together."""

    steps: bytes
    changes: bytes
    variations: bytes = b""


class Variation(NamedTuple):
    """A variation: its nodes from the depth `start` on, which is at least 1.

    `first` is the number of its first node among all nodes of the game, each before its children; `branch` is the
    number of the line from which it branches off, `MAIN` or that of an earlier variation.
    """

    start: int
    first: int
    branch: int
    steps: array[int]
    changes: array[int]


# Writing


def moves_of_game(tree: GameTree) -> GameMoves:
    """Return the moves of a game, in the main line and in all variations."""
    reading = steps_of(tree, _table(tree.size))
    while True:
        try:
            next(reading)
        except StopIteration as over:
            return _written(over.value)


@cache
def _table(size: BoardSize) -> dict[str, int]:
    return move_table(size)


def _written(game: GameSteps) -> GameMoves:
    size, parents = game.tree.size, game.parents
    forks = frozenset(parents.values())
    kept: dict[int, tuple[bytes, int]] = {}
    line = _LineWriter(size, bytes(size.area), 0)
    lines: list[tuple[int, _LineWriter]] = [(0, line)]
    for place, step in enumerate(game.steps):
        # A node with a parent of its own in `parents` begins another variation.
        if place in parents:
            line = _LineWriter(size, *kept[parents[place]])
            lines.append((place, line))
        line.take(step)
        if place in forks:
            kept[place] = bytes(line.board), line.depth
    main = lines[0][1]
    variations = [(first, line) for first, line in lines[1:] if line.steps]
    heads = array("I", (len(variations),))
    for first, line in variations:
        heads.extend((line.start, first, len(line.steps), len(line.changes)))
    stored = b"".join(line.steps.tobytes() + line.changes.tobytes() for _first, line in variations)
    return GameMoves(main.steps.tobytes(), main.changes.tobytes(), heads.tobytes() + stored if variations else b"")


class _LineWriter:
    """A line that is written node by node, from a board at a depth on."""

    def __init__(self, size: BoardSize, board: bytes, start: int) -> None:
        self.start = self.depth = start
        self.board = bytearray(board)
        self.steps, self.changes = array("H"), array("H")
        self._near = neighbor_indices(size.columns, size.rows)

    def take(self, step: AnyStep) -> None:
        """Carry out a node on the board, and write it down; nodes beyond the limit are left out."""
        depth, self.depth = self.depth, self.depth + 1
        if depth >= MOST_NODES:
            return
        if not isinstance(step, SetupStep):
            self.steps.append(step)
            if step:
                self._play(step >> 2, step & 3, depth)
            return
        board = self.board
        for index, code in step.setup:
            if board[index] and board[index] != code:
                self.changes.extend((depth, index, EMPTY))
            if code and board[index] != code:
                self.changes.extend((depth, index, code))
            board[index] = code
        # Several moves in one node amount to setting up stones.
        self.steps.append(4 * step.plays[0][0] + step.plays[0][1] if len(step.plays) == 1 else 0)
        for index, code in step.plays:
            self._play(index, code, depth, is_told=len(step.plays) > 1)

    def _play(self, index: int, code: int, depth: int, is_told: bool = False) -> None:
        """Play a stone as `Position.after` does, and note the stones taken off; also the stone if `is_told`."""
        board, near, changes = self.board, self._near, self.changes
        if board[index]:
            # The record plays on an occupied point.
            changes.extend((depth, index, EMPTY))
        if is_told or board[index]:
            changes.extend((depth, index, code))
        board[index] = code
        taken: list[int] = []
        is_free = False
        for i in near[index]:
            if not board[i]:
                is_free = True
            elif board[i] != code:
                taken += taken_off(board, near, i)
        # Suicide: it is carried out under any rules, as in `Position.after`.
        if not is_free and not taken:
            taken = taken_off(board, near, index)
        for i in taken:
            changes.extend((depth, i, EMPTY))


# Reading


def is_on_board(moves: GameMoves, size: BoardSize) -> bool:
    """Return whether the moves have the form that `moves_of_game` writes.

    Raises ValueError if they are not even whole numbers. Cost: 30 microseconds for a usual game.
    """
    steps = array("H", moves.steps)
    if not _is_line(steps, array("H", moves.changes), size, 0):
        return False
    ends = [len(steps)]
    for variation in variations_in(moves.variations):
        if not _is_line(variation.steps, variation.changes, size, variation.start):
            return False
        if not 0 < variation.start <= ends[variation.branch + 1]:
            return False
        ends.append(variation.start + len(variation.steps))
    return True


def _is_line(steps: array[int], changes: array[int], size: BoardSize, start: int) -> bool:
    # Wrong numbers would be indices outside the board.
    if start + len(steps) > MOST_NODES or len(changes) % 3 or not _steps_on(size).issuperset(steps):
        return False
    depths, points, codes = changes[::3].tolist(), changes[1::3], changes[2::3]
    return not depths or (
        depths == sorted(depths)
        and start <= depths[0]
        and depths[-1] < start + len(steps)
        and max(points) < size.area
        and max(codes) <= max(CODES.values())
    )


@cache
def _steps_on(size: BoardSize) -> frozenset[int]:
    """Return the numbers of all moves on a board, and 0."""
    return frozenset({0, *(4 * at + code for at in range(size.area) for code in CODES.values())})


def variations_in(stored: bytes) -> list[Variation]:
    """Return the variations of a game. Raises ValueError if these bytes do not hold whole variations."""
    if not stored:
        return []
    (count,) = array("I", stored[:_LENGTH])
    at = _LENGTH * (1 + _HEAD * count)
    heads = array("I", stored[_LENGTH:at])
    if len(heads) != _HEAD * count:
        raise ValueError("no heads")
    found: list[Variation] = []
    # The lines on the way to the last one, with the depths at which they begin.
    way = [(0, MAIN)]
    for number in range(count):
        start, first, steps, changes = heads[_HEAD * number : _HEAD * (number + 1)]
        middle, end = at + 2 * steps, at + 2 * (steps + changes)
        if not start or end > len(stored):
            raise ValueError("no variation")
        # The line shares its first nodes with the last one before it that begins higher up.
        while way[-1][0] >= start:
            way.pop()
        moves = array("H", stored[at:middle]), array("H", stored[middle:end])
        found.append(Variation(start, first, way[-1][1], *moves))
        way.append((start, number))
        at = end
    return found


def whole_line(moves: GameMoves, variations: Sequence[Variation], number: int) -> tuple[array[int], array[int]]:
    """Return the steps and the changes of a line from the root to its end; `number` may be `MAIN`."""
    steps, changes = array("H", moves.steps), array("H", moves.changes)
    for variation in _way_to(variations, number):
        del steps[variation.start :]
        # Sorted by depth: all from the branch on belong to the other line.
        del changes[3 * bisect_left(changes[::3], variation.start) :]
        steps += variation.steps
        changes += variation.changes
    return steps, changes


def _way_to(variations: Sequence[Variation], number: int) -> Iterator[Variation]:
    """Yield the variations that lead to one, the outermost first."""
    way = []
    while number != MAIN:
        way.append(variations[number])
        number = variations[number].branch
    return reversed(way)


def node_at(variations: Sequence[Variation], number: int, depth: int) -> int:
    """Return the number of a node of a line among all nodes of the game, each before its children."""
    while number != MAIN and depth < variations[number].start:
        number = variations[number].branch
    return depth if number == MAIN else variations[number].first + depth - variations[number].start
