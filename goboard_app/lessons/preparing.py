"""Preparing: boards that become positions of a lesson, each a game of its own in the file."""

from __future__ import annotations

from datetime import date

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.lessons.convention import Word
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.properties import (
    MarkupKind,
    compressed_texts,
    lines_of,
    markup_of,
    markup_values,
    point_text,
    point_texts,
)
from goboard_app.record.sgf.lexer import Property, raw_text
from goboard_app.record.tree import GameTree
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import ruleset_properties

SIZES = tuple(BoardSize(side, side) for side in (5, 7, 9, 13, 19))
"""The boards that lessons usually have."""

_RULES = ("RU", "GBRS")


def first_position(size: BoardSize, ruleset: Ruleset, today: date) -> GameTree:
    """A lesson that begins: one empty board."""
    made = Property("DT", (today.isoformat(),))
    return GameTree.new(size, (made, *ruleset_properties(ruleset), _comment("")))


def empty_position(like: GameTree, text: str = "", size: BoardSize | None = None) -> GameTree:
    """An empty board by the rules of another, and of its size unless another one is said.

    `text` is as for `copied_position`.
    """
    return GameTree.new(like.size if size is None else size, (*_rules(like), _comment(text)))


def copied_position(tree: GameTree, node: Node, position: Position, text: str = "") -> GameTree:
    """The board at a node as a game of its own: stones, side to move, marks, and rules.

    `text` is its comment, which is what makes it a position in a file that has no "@screen";
    without one it says "@screen".
    """
    return GameTree.new(
        tree.size,
        (*_rules(tree), *_stones(position), *_marks(tree, node), _comment(text)),
    )


def _rules(tree: GameTree) -> tuple[Property, ...]:
    return tuple(item for item in tree.root.properties if item.name in _RULES)


def _comment(text: str) -> Property:
    # Words that are typed at the end stand on a line of their own.
    return Property("C", (raw_text(text or f"@{Word.SCREEN.value}\n"),))


def _stones(position: Position) -> tuple[Property, ...]:
    found = [
        Property(ident, compressed_texts(position.points(color)))
        for ident, color in (("AB", Color.BLACK), ("AW", Color.WHITE))
        if position.points(color)
    ]
    return (*found, Property("PL", (position.to_move.value,)))


def _marks(tree: GameTree, node: Node) -> tuple[Property, ...]:
    """The marks of a node, and what holds there because a node before it said so."""
    size, holds = tree.size, inherited_at(tree, node)
    marks = markup_of(node, size)
    values = {kind.value: markup_values(marks, kind) for kind in MarkupKind}
    for line in lines_of(node, size):
        ident = "AR" if line.is_arrow else "LN"
        values[ident] = (*(values.get(ident) or ()), _pair(line.start, line.end))
    values["DD"] = point_texts(holds.dimmed) or None
    values["VW"] = None if holds.view is None else compressed_texts(holds.view)
    return tuple(Property(ident, raw) for ident, raw in values.items() if raw)


def _pair(start: Point, end: Point) -> str:
    return f"{point_text(start)}:{point_text(end)}"
