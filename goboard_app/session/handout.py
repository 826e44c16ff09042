"""A hand-out as a teacher gives it to a class: which positions of a file, and what solves them.

Planned without a thought of paper, as `kifu` plans a game. A file of several games has a position a
game; a single record has those that are set up along its main line or, where there are none, those
that are marked there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from goboard_app.go.color import Color
from goboard_app.go.move import Move, Play
from goboard_app.go.point import BoardSize, Point
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.inherited import inherited_at
from goboard_app.record.markup import lines_of, markup_of
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.tree import GameTree
from goboard_app.record.values import comment_of, move_of, setup_of
from goboard_app.session.board_part import BoardPart, part_around, whole_board
from goboard_app.session.book_numbers import Elsewhere, NumberedMove, number_moves
from goboard_app.session.node_marks import with_node_marks
from goboard_app.session.picture import BoardPicture, Mark, MarkKind

PER_PAGE = (2, 4, 6, 12)
MOST_POSITIONS = 1200
"""A hundred sheets; a larger collection is a book."""
MOST_SOLUTION = 20
"""A solution is shown up to so many moves; what is longer cannot be read on a small board."""

_SMALL = 11
_LEAST_LINES = 7
_ROOM = 2
_NEARLY = 3
"""A side of which no more lines than this would be left out is shown whole."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The right moves as numbered stones, the first being 1, and what no number tells.

    `is_cut` where the record goes on.
    """

    picture: BoardPicture
    elsewhere: tuple[Elsewhere, ...] = ()
    passes: tuple[int, ...] = ()
    is_cut: bool = False


@dataclass(frozen=True, slots=True)
class HandoutBoard:
    """One position of a hand-out: `to_play` is None where nothing tells whose turn it is."""

    number: int
    picture: BoardPicture
    part: BoardPart
    to_play: Color | None = None
    name: str = ""
    text: str = ""
    solution: Solution | None = None


@dataclass(frozen=True, slots=True)
class Handout:
    """The positions in their order; `name` is what the records call the collection, if anything.

    `left_out` is how many games of the file have no position to show.
    """

    name: str
    positions: tuple[HandoutBoard, ...]
    per_page: int = 6
    solutions: bool = True
    left_out: int = 0


def plan_handout(
    trees: Sequence[GameTree],
    per_page: int = PER_PAGE[2],
    solutions: bool = True,
    comments: bool = True,
    most: int = MOST_POSITIONS,
) -> Handout:
    """Everything that a hand-out of the games of one file shows, up to so many positions."""
    name = collection_name([info_of(tree) for tree in trees])
    found: list[HandoutBoard] = []
    left_out = 0
    for tree in trees:
        nodes = nodes_shown(tree, len(trees) > 1)
        left_out += not nodes
        stops = frozenset(nodes)
        for node in nodes[: most - len(found)]:
            found.append(_position(len(found) + 1, tree, node, stops, comments, name))
        if len(found) >= most:
            break
    return Handout(name, tuple(found), per_page, solutions, left_out)


def collection_name(infos: Sequence[GameInfo]) -> str:
    """What the games of a file are called together: the event or name that most of them give.

    A single game gives its own name. Empty where the records say nothing of the kind.
    """
    if len(infos) == 1:
        return _line(infos[0].game_name or infos[0].event)
    for told in ([info.event for info in infos], [info.game_name for info in infos]):
        names = Counter(_line(text) for text in told)
        name, count = max(names.items(), key=lambda item: item[1], default=("", 0))
        if name and 2 * count > len(infos):
            return name
    return ""


def nodes_shown(tree: GameTree, is_one_of_many: bool) -> tuple[Node, ...]:
    """The nodes whose positions are shown; none in a game where nothing is set up or marked.

    The stones of a handicap set up no position that anybody would be asked about.
    """
    line = tree.main_line()
    set_up = [node for node in line if _is_set_up(tree, node)]
    found = set_up or [node for node in line if _is_marked(tree, node)]
    return tuple(found[:1] if is_one_of_many else found)


def solution_line(tree: GameTree, start: Node, stops: frozenset[Node]) -> list[Move]:
    """The moves that solve a position: the way to a good move (TE) if there is one, else the main
    line without bad moves (BM), up to the next position.
    """
    way = _way_to_good_move(tree, start, stops)
    node = way[-1] if way else start
    while (following := _next(node, stops)) is not None:
        way.append(following)
        node = following
    moves = (move_of(node, tree.size) for node in way)
    return [move for move in moves if move is not None]


def _way_to_good_move(tree: GameTree, start: Node, stops: frozenset[Node]) -> list[Node]:
    """The nodes from below `start` to the first good move, the main line being looked at first."""
    pending = [(child, [child]) for child in reversed(start.children)]
    while pending:
        node, way = pending.pop()
        if node in stops or node.has("BM") or len(way) > MOST_SOLUTION:
            continue
        if node.has("TE") and move_of(node, tree.size) is not None:
            return way
        pending += [(child, [*way, child]) for child in reversed(node.children)]
    return []


def _next(node: Node, stops: frozenset[Node]) -> Node | None:
    children = [child for child in node.children if not child.has("BM") and child not in stops]
    good = [child for child in children if child.has("TE")]
    return next(iter(good or children), None)


def _is_set_up(tree: GameTree, node: Node) -> bool:
    setup = setup_of(node, tree.size)
    if not setup.has_points:
        return False
    return not (node is tree.root and (info_of(tree).handicap or 0) > 1 and not setup.white)


def _is_marked(tree: GameTree, node: Node) -> bool:
    size = tree.size
    return node.has("HO") or bool(markup_of(node, size)) or bool(lines_of(node, size))


def _position(
    number: int,
    tree: GameTree,
    node: Node,
    stops: frozenset[Node],
    comments: bool,
    collection: str,
) -> HandoutBoard:
    size, positions = tree.size, PositionCache(tree)
    stones = positions.position(node)
    picture = with_node_marks(BoardPicture(size, stones.stones), tree, node)
    line = solution_line(tree, node, stops - {node})
    moves = line[:MOST_SOLUTION]
    name = _line(node.text("N") or (info_of(tree).game_name if node is _first(tree) else ""))
    solution = None
    if any(isinstance(move, Play) for move in moves):
        numbered = [NumberedMove(place, move) for place, move in enumerate(moves, 1)]
        board = number_moves(stones, numbered)
        marks = tuple(Mark(MarkKind.MOVE_NUMBER, p, str(n)) for p, n in board.numbers)
        shown = BoardPicture(size, board.stones, marks=marks)
        solution = Solution(shown, board.elsewhere, board.passes, len(line) > len(moves))
    return HandoutBoard(
        number,
        picture,
        _part(tree, node, picture, moves),
        setup_of(node, size).to_move or (moves[0].color if moves else None),
        "" if name == collection else name,
        shown_text(comment_of(node)) if comments else "",
        solution,
    )


def shown_text(comment: str) -> str:
    """A comment without the lines that tell a program what to do: they begin with @."""
    lines = (line for line in comment.splitlines() if not line.lstrip().startswith("@"))
    return "\n".join(lines).strip()


def _first(tree: GameTree) -> Node:
    return next(iter(nodes_shown(tree, True)), tree.root)


def _part(tree: GameTree, node: Node, picture: BoardPicture, moves: Sequence[Move]) -> BoardPart:
    """What is shown of the board: the part that VW asks for, or all that is used with some room."""
    size = tree.size
    view = inherited_at(tree, node).view
    played = {move.point for move in moves if isinstance(move, Play)}
    if view:
        return part_around(frozenset(view) | played)
    used = {size.point(index) for index, code in enumerate(picture.stones) if code}
    used |= played | {mark.point for mark in picture.marks}
    used |= {end for line in picture.lines for end in (line.start, line.end)}
    return part_used(used, size)


def part_used(used: set[Point], size: BoardSize) -> BoardPart:
    """A part of the board around what is used; small boards, and what is nearly whole, are whole.

    The part has an edge where it is near one, and is never a strip too narrow to play in.
    """
    if not used:
        return whole_board(size)
    part = part_around(used, size, _ROOM)
    left, right = _side(part.first.col, part.last.col, size.columns)
    top, bottom = _side(part.first.row, part.last.row, size.rows)
    return BoardPart(Point(left, top), Point(right, bottom))


def _side(low: int, high: int, side: int) -> tuple[int, int]:
    lines = high - low + 1
    if side <= _SMALL or side - lines <= _NEARLY:
        return 0, side - 1
    missing = max(0, _LEAST_LINES - lines)
    # Towards the nearer edge, for there the stones lean on something.
    if low <= side - 1 - high:
        taken = min(low, missing)
        return low - taken, high + missing - taken
    taken = min(side - 1 - high, missing)
    return low - missing + taken, high + taken


def _line(text: str) -> str:
    return " ".join((text or "").split())


__all__ = [
    "MOST_POSITIONS",
    "MOST_SOLUTION",
    "PER_PAGE",
    "Handout",
    "HandoutBoard",
    "Solution",
    "collection_name",
    "nodes_shown",
    "part_used",
    "plan_handout",
    "shown_text",
    "solution_line",
]
