"""The positions prepared for a lesson: where each of them stands in the games of its file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from goboard_app.lessons.convention import Word, comment_at
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree


@dataclass(frozen=True, slots=True)
class Prepared:
    """One position of a lesson: the number of its game, from 0, and its node on the main line."""

    game: int
    node: Node


@dataclass(frozen=True, slots=True)
class _Nodes:
    """The nodes of a main line that say "@screen", and those with any comment."""

    told: tuple[Node, ...]
    commented: tuple[Node, ...]


def is_told(games: Sequence[GameTree]) -> bool:
    """Whether the file says itself what its screens are."""
    return any(tree.fact(_found).told for tree in games)


def screen_nodes(tree: GameTree, is_told: bool) -> tuple[Node, ...]:
    """The nodes of a game that are screens; in a file that tells none, those with a comment."""
    found = tree.fact(_found)
    return found.told if is_told else found.commented


def prepared_in(games: Sequence[GameTree]) -> tuple[Prepared, ...]:
    """The positions of a lesson in their order."""
    told = is_told(games)
    return tuple(
        Prepared(number, node)
        for number, tree in enumerate(games)
        for node in screen_nodes(tree, told)
    )


def place_of(positions: Sequence[Prepared], game: int, node: Node) -> int | None:
    """Which position one is at: that of this node, or of the nearest one above it; else None."""
    numbers = {item.node: number for number, item in enumerate(positions) if item.game == game}
    at: Node | None = node
    while at is not None and at not in numbers:
        at = at.parent
    return None if at is None else numbers[at]


def title_of(games: Sequence[GameTree]) -> str:
    """What the lesson is called: GN of the first game that has one."""
    titles = (tree.root.text("GN") for tree in games)
    return (next((title for title in titles if title), None) or "").strip()


def text_at(node: Node) -> str:
    """What a pupil reads at a node: its comment without the lines that are for the program."""
    return comment_at(node).text()


def has_task(node: Node) -> bool:
    """Whether something is asked at a node."""
    return comment_at(node).first(Word.TASK) is not None


def _found(tree: GameTree) -> _Nodes:
    commented = tuple(node for node in tree.main_line() if node.text("C"))
    told = (node for node in commented if comment_at(node).first(Word.SCREEN) is not None)
    return _Nodes(tuple(told), commented)
