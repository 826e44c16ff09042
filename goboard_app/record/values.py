"""What the properties of a node mean on a board; unreadable values are passed over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Move, Pass, Play, Point
from goboard_app.record.markup import markup_of
from goboard_app.record.node import Node
from goboard_app.record.points import point_of, point_text, points_of
from goboard_app.record.property import canonical_ident
from goboard_app.record.sgf_text import shown, text_of

__all__ = [
    "DEFAULT_SIZE",
    "Setup",
    "comment_of",
    "is_pass_value",
    "markup_of",
    "move_of",
    "move_values",
    "moved_colors",
    "moves_of",
    "moving_nodes",
    "point_text",
    "setup_of",
    "size_of",
    "size_text",
    "territory_of",
]

DEFAULT_SIZE = BoardSize.square(19)

_COLORS = {"B": Color.BLACK, "W": Color.WHITE}
SIDES = re.compile(r"\s*(\d{1,3})\s*(?:\.0*\s*)?(?::\s*(\d{1,3})\s*)?")
_TO_MOVE = {"b": Color.BLACK, "1": Color.BLACK, "w": Color.WHITE, "2": Color.WHITE}


@dataclass(frozen=True, slots=True)
class Setup:
    """Points that a node sets by hand, and whom it gives the turn; all may be empty."""

    black: frozenset[Point] = frozenset()
    white: frozenset[Point] = frozenset()
    empty: frozenset[Point] = frozenset()
    to_move: Color | None = None

    @property
    def has_points(self) -> bool:
        """Whether any point is set."""
        return bool(self.black or self.white or self.empty)

    def __bool__(self) -> bool:
        return self.has_points or self.to_move is not None


def size_of(root: Node) -> tuple[BoardSize, bool]:
    """The board size that SZ gives, and whether it was readable; 19x19 where it was not."""
    values = root.get("SZ")
    if values is None:
        return DEFAULT_SIZE, True
    match = SIDES.fullmatch(values[0]) if values else None
    if match is None:
        return DEFAULT_SIZE, False
    columns = int(match[1])
    rows = int(match[2]) if match[2] else columns
    if not (1 <= columns <= MAX_SIDE and 1 <= rows <= MAX_SIDE):
        return DEFAULT_SIZE, False
    return BoardSize(columns, rows), True


def size_text(size: BoardSize) -> str:
    """The value of SZ for a board size."""
    return str(size.columns) if size.is_square else f"{size.columns}:{size.rows}"


def move_of(node: Node, size: BoardSize) -> Move | None:
    """The move of a node, the first if it has two; None if there is none that can be read.

    An empty value is a pass, and so is `tt` on boards of up to 19x19.
    """
    return next(moves_of(node, size), None)


def moving_nodes(nodes: Iterable[Node], size: BoardSize) -> list[Node]:
    """Those of the nodes that have a move which `move_of` finds; most are told at a glance."""
    letters = {point_text(Point(n, n))[0] for n in range(min(size.columns, size.rows))}
    found: list[Node] = []
    for node in nodes:
        text = node.leading_move[0]
        is_plain = text[2:3] == "]" or (text[2:3] in letters and text[3:4] in letters)
        if is_plain or move_of(node, size) is not None:
            found.append(node)
    return found


def moves_of(node: Node, size: BoardSize) -> Iterator[Move]:
    """The readable moves of a node in the order of the file; B and W may stand together."""
    for color, raw in _raw_moves(node):
        text = raw.strip()
        if is_pass_value(text, size):
            yield Pass(color)
            continue
        point = point_of(text, size)
        if point is not None:
            yield Play(color, point)


def is_pass_value(raw: str, size: BoardSize) -> bool:
    """Whether a value of B or W is a pass: an empty one, or `tt` on boards of up to 19x19."""
    text = raw.strip()
    return not text or (text == "tt" and max(size.columns, size.rows) <= 19)


def moved_colors(node: Node) -> tuple[Color, ...]:
    """The colours that move in a node, readable or not, in the order of the file."""
    return tuple(color for color, _ in _raw_moves(node))


def move_values(move: Move) -> tuple[str, tuple[str, ...]]:
    """The property and the values that record a move; a pass is the empty value."""
    return move.color.value, (point_text(move.point) if isinstance(move, Play) else "",)


def _raw_moves(node: Node) -> Iterator[tuple[Color, str]]:
    seen: set[Color] = set()
    for item in node.properties:
        color = _COLORS.get(canonical_ident(item.ident))
        if color is not None and color not in seen and item.values:
            seen.add(color)
            yield color, item.values[0]


def setup_of(node: Node, size: BoardSize) -> Setup:
    """What AB, AW, AE and PL of a node set up; points off the board are skipped."""
    return Setup(
        points_of(node.get("AB"), size),
        points_of(node.get("AW"), size),
        points_of(node.get("AE"), size),
        _turn(node),
    )


def _turn(node: Node) -> Color | None:
    """The colour that PL names by its first letter or, as old programs do, by number."""
    values = node.get("PL")
    return _TO_MOVE.get(values[0].strip().lower()[:1]) if values else None


def comment_of(node: Node) -> str:
    """The comment of a node, empty where there is none; repeated comments are joined by lines."""
    return "\n".join(shown(text_of(raw)) for raw in node.get("C") or ())


def territory_of(node: Node, size: BoardSize) -> tuple[frozenset[Point], frozenset[Point]] | None:
    """The points marked as Black's and White's territory; None if the node marks none."""
    if not node.has("TB") and not node.has("TW"):
        return None
    return points_of(node.get("TB"), size), points_of(node.get("TW"), size)
