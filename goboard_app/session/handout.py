"""What of a file is handed out to a class: which of its positions, and what part of the board.

A file of several games has a position a game; a single record has those that are set up along its
main line or, where there are none, those that are marked there. What is asked at a position, and
what solves it, is read in `lessons.handout`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from goboard_app.go.board import BoardSize, Point
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.properties import lines_of, markup_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.session.board_part import BoardPart, part_around, whole_board
from goboard_app.session.picture import BoardPicture

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


def collection_name(infos: Sequence[GameInfo]) -> str:
    """What the games of a file are called together: the event or name that most of them give.

    A single game gives its own name. Empty where the records say nothing of the kind.
    """
    if len(infos) == 1:
        return one_line(infos[0].game_name or infos[0].event)
    for told in ([info.event for info in infos], [info.game_name for info in infos]):
        names = Counter(one_line(text) for text in told)
        name, count = max(names.items(), key=lambda item: item[1], default=("", 0))
        if name and 2 * count > len(infos):
            return name
    return ""


def nodes_shown(tree: GameTree, is_one_of_many: bool) -> tuple[Node, ...]:
    """The nodes whose positions are shown; none in a game where nothing is set up or marked.

    The stones of a handicap set up no position that anybody would be asked about.
    """
    # Most nodes of a file hold a move and no more, which is seen without reading them.
    line = [node for node in tree.main_line() if not node.leading_move[1]]
    set_up = [node for node in line if _is_set_up(tree, node)]
    found = set_up or [node for node in line if _is_marked(tree, node)]
    return tuple(found[:1] if is_one_of_many else found)


def _is_set_up(tree: GameTree, node: Node) -> bool:
    setup = setup_of(node, tree.size)
    if not setup.has_points:
        return False
    return not (node is tree.root and (info_of(tree).handicap or 0) > 1 and not setup.white)


def _is_marked(tree: GameTree, node: Node) -> bool:
    size = tree.size
    return node.has("HO") or bool(markup_of(node, size)) or bool(lines_of(node, size))


def part_shown(
    tree: GameTree, node: Node, picture: BoardPicture, points: Iterable[Point]
) -> BoardPart:
    """What is shown of the board: the part that VW asks for, or all that is used with some room.

    `points` are used besides what the picture shows.
    """
    size = tree.size
    view = inherited_at(tree, node).view
    if view:
        return part_around(frozenset(view) | set(points))
    used = {size.point(index) for index, code in enumerate(picture.stones) if code}
    used |= set(points) | {mark.point for mark in picture.marks}
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


def one_line(text: str | None) -> str:
    """A text without breaks and other blanks than one between words."""
    return " ".join((text or "").split())
