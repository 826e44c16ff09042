"""The marks of a node on a picture that shows the board there or a figure that ends there."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.board import Point
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.properties import lines_of, markup_of
from goboard_app.record.tree import GameTree
from goboard_app.session.picture import NO_POINTS, BoardPicture, LineMark, Mark, MarkKind


def with_node_marks(
    picture: BoardPicture, tree: GameTree, node: Node, taken: frozenset[Point] = NO_POINTS
) -> BoardPicture:
    """The picture with the node's marks besides its own, but for those that would cover `taken`."""
    marks = tuple(
        Mark(MarkKind[markup.kind.name], markup.point, markup.text)
        for markup in markup_of(node, picture.size)
        if markup.point not in taken
    )
    lines = lines_of(node, picture.size)
    return replace(
        picture,
        marks=picture.marks + marks,
        lines=tuple(LineMark(line.start, line.end, line.is_arrow) for line in lines),
        dimmed=inherited_at(tree, node).dimmed,
    )
