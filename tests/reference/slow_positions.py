"""The slowest search of positions in a library: every way to lay a pattern on the board after every node of every line.

A way to lay it is one of the eight symmetries of the board, one of its places, and perhaps the colours exchanged. It
comes to a demand on the points of the board; ways with the same demand are one occurrence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import moves_of
from goboard_app.record.tree import GameTree

ALLOWED = {0: "-", 1: "X", 2: "O", 3: "-XO", 4: "-X", 5: "-O"}
"""The things that may be on a point, for each code of a pattern."""


@dataclass(frozen=True)
class Question:
    """A pattern: a part of a board from `left`, `top` on, as rows of codes, and how it may be found."""

    size: BoardSize
    left: int
    top: int
    rows: tuple[tuple[int, ...], ...]
    in_any_symmetry: bool
    in_both_colors: bool
    is_fixed: bool
    next_color: Color | None
    most_moves: int | None
    in_variations: bool

    @property
    def width(self) -> int:
        return len(self.rows[0])


class Way(NamedTuple):
    """A way to lay the pattern: the cells by the points on which they come to lie."""

    cells: dict[Point, int]
    is_swapped: bool


Demand = tuple[tuple[Point, str], ...]


@dataclass
class Answer:
    """The finds of a search: for each game the hit, then counts of next moves as (cell, colour)."""

    hits: dict[int, tuple[bool, int, int]] = field(default_factory=dict)
    moves: Counter[tuple[int, Color]] = field(default_factory=Counter)
    wins: Counter[tuple[int, Color, Color]] = field(default_factory=Counter)
    move_years: Counter[tuple[int, Color, int]] = field(default_factory=Counter)
    years: Counter[int] = field(default_factory=Counter)
    ended: int = 0


def seen_from(size: BoardSize) -> Iterator[tuple[BoardSize, dict[Point, Point]]]:
    """Yield the eight ways to look at a board: its size then, and where each of its points really is."""
    columns, rows = size.columns, size.rows
    for is_transposed in (False, True):
        seen = BoardSize(rows, columns) if is_transposed else size
        for flips_col in (False, True):
            for flips_row in (False, True):
                real = {}
                for point in seen:
                    col = seen.columns - 1 - point.col if flips_col else point.col
                    row = seen.rows - 1 - point.row if flips_row else point.row
                    real[point] = Point(row, col) if is_transposed else Point(col, row)
                yield seen, real


def ways(question: Question, size: BoardSize) -> dict[Demand, list[Way]]:
    """Return the demands of all ways to lay the pattern on boards of this size, each with its ways."""
    height, width = len(question.rows), question.width
    right = question.size.columns - question.left - width
    bottom = question.size.rows - question.top - height
    found: dict[Demand, list[Way]] = {}
    for is_swapped in (False, True) if question.in_both_colors else (False,):
        for number, (seen, real) in enumerate(seen_from(size)):
            if number and not question.in_any_symmetry:
                continue
            for corner in seen:
                after = seen.columns - corner.col - width, seen.rows - corner.row - height
                if min(after) < 0:
                    continue
                gaps = (corner.col, corner.row, *after)
                own = (question.left, question.top, right, bottom)
                if question.is_fixed and gaps != own:
                    continue
                # A side that the part touched is touched everywhere.
                if any(gap and not wanted for gap, wanted in zip(gaps, own, strict=True)):
                    continue
                cells = {
                    real[Point(corner.col + x, corner.row + y)]: y * width + x
                    for y in range(height)
                    for x in range(width)
                }
                codes = [code for row in question.rows for code in row]
                demand = tuple(
                    sorted((point, exchanged(ALLOWED[codes[cell]], is_swapped)) for point, cell in cells.items())
                )
                some = found.setdefault(demand, [])
                # Where it is there as it was asked for, the exchanged colours do not count.
                if not some or some[0].is_swapped == is_swapped:
                    some.append(Way(cells, is_swapped))
    return found


def exchanged(allowed: str, is_swapped: bool) -> str:
    return "".join(sorted(allowed.translate(str.maketrans("XO", "OX")) if is_swapped else allowed))


def lines_of(tree: GameTree) -> list[list[Node]]:
    """Return all lines from the root to an end, the main line first."""
    lines, way = [], [[tree.root]]
    while way:
        line = way.pop()
        children = line[-1].children
        if not children:
            lines.append(line)
        way += [[*line, child] for child in reversed(children)]
    return lines


def move_in(tree: GameTree, node: Node) -> Play | None:
    """Return the move of a node; several moves in one node are points set by hand."""
    moves = [move for move in moves_of(node, tree.size) if isinstance(move, Play)]
    return moves[0] if len(moves) == 1 else None


def answer(trees: Sequence[GameTree], years: Sequence[int], winners: Sequence[Color | None], q: Question) -> Answer:
    """Return all that a search finds in these games."""
    found = Answer()
    for number, tree in enumerate(trees):
        cache = PositionCache(tree)
        order = {node: place for place, node in enumerate(tree.walk())}
        lines = lines_of(tree) if q.in_variations else lines_of(tree)[:1]
        main = set(lines[0])
        boards = {
            node: {p: {None: "-", Color.BLACK: "X", Color.WHITE: "O"}[cache.position(node).at(p)] for p in tree.size}
            for line in lines
            for node in line
        }
        for demand, laid in ways(q, tree.size).items():
            occurrences: dict[tuple[Node, Node | None], tuple[int, Play | None]] = {}
            first_line: dict[Node, list[Node]] = {}
            for line in lines:
                for node in line:
                    first_line.setdefault(node, line)
                at = first_in(tree, line, boards, demand, laid[0].is_swapped, q)
                if at is not None:
                    depth, then, move = at
                    # Without a next move it counts in the first line through its node.
                    if then is not None or first_line[line[depth]] is line:
                        occurrences.setdefault((line[depth], then), (depth, move))
            for (node, then), (depth, move) in occurrences.items():
                is_played = (then if then is not None else node) in main
                rank = (node not in main, depth, order[node])
                found.hits[number] = min(rank, found.hits.get(number, rank))
                if is_played and years[number]:
                    found.years[years[number]] += 1
                if move is None:
                    found.ended += 1
                    continue
                cell = min(way.cells[move.point] for way in laid)
                color = move.color.opponent if laid[0].is_swapped else move.color
                found.moves[cell, color] += 1
                winner = winners[number]
                if is_played and winner is not None:
                    found.wins[cell, color, winner.opponent if laid[0].is_swapped else winner] += 1
                if is_played and years[number]:
                    found.move_years[cell, color, years[number]] += 1
    return found


def first_in(
    tree: GameTree,
    line: Sequence[Node],
    boards: dict[Node, dict[Point, str]],
    demand: Demand,
    is_swapped: bool,
    q: Question,
) -> tuple[int, Node | None, Play | None] | None:
    """Return the first depth of a line where a demand is met, with the next move in the part; None if nowhere."""
    part = {point for point, _allowed in demand}
    wanted = q.next_color.opponent if is_swapped and q.next_color is not None else q.next_color
    for depth, node in enumerate(line):
        if q.most_moves is not None and depth > q.most_moves:
            return None
        if not all(boards[node][point] in allowed for point, allowed in demand):
            continue
        then, move = None, None
        for later in line[depth + 1 :]:
            played = move_in(tree, later)
            if played is not None and played.point in part:
                then, move = later, played
                break
        if wanted is None or (move is not None and move.color is wanted):
            return depth, then, move
    return None
