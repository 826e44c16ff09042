"""The positions prepared for a lesson: where each of them stands in the games of its file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from goboard_app.lessons.convention import Word, comment_at
from goboard_app.lessons.steps import Steps, main_line
from goboard_app.record.node import Node
from goboard_app.record.search import unchanged_source
from goboard_app.record.tree import GameTree

_NODES_AT_A_TIME = 100
# Old files spell it out, as FF[3] allowed: Comment[...].
_COMMENT = re.compile(r"C[a-z]*\s*\[")


@dataclass(frozen=True, slots=True)
class Prepared:
    """One position of a lesson: the number of its game, from 0, and its node on the main line."""

    game: int
    node: Node


@dataclass(frozen=True, slots=True)
class PreparedWords:
    """The words at a position, and whether something is asked there."""

    text: str
    has_task: bool


@dataclass(frozen=True, slots=True)
class _Nodes:
    """The nodes of a main line that say "@screen", and those with any comment."""

    told: tuple[Node, ...]
    commented: tuple[Node, ...]


def is_told(games: Sequence[GameTree]) -> bool:
    """Whether the file says itself what its screens are."""
    return any(tree.fact(_found).told for tree in games)


def is_screen(node: Node) -> bool:
    """Whether a node says that it is one."""
    return comment_at(node).first(Word.SCREEN) is not None


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


def looking(games: Sequence[GameTree]) -> Steps[None]:
    """Find the positions of all games and what is said there, so that it is known afterwards."""
    for number, tree in enumerate(games):
        done = number / len(games)
        source = unchanged_source(tree)
        if source is None or _COMMENT.search(source.file.text, source.start, source.end):
            yield from _read(tree, (yield from main_line(tree, done)), done)
        tree.fact(_found)
        yield done
    told = is_told(games)
    for tree in games:
        for count, node in enumerate(screen_nodes(tree, told)):
            said_at(tree, node)
            if count % _NODES_AT_A_TIME == _NODES_AT_A_TIME - 1:
                yield 1.0
        yield 1.0


def _read(tree: GameTree, line: Sequence[Node], done: float) -> Steps[None]:
    for count, node in enumerate(line):
        if not node.leading_move[1]:
            is_screen(node)
        if count % _NODES_AT_A_TIME == _NODES_AT_A_TIME - 1:
            yield done


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


def said_at(tree: GameTree, node: Node) -> PreparedWords:
    """What a node of a game says; worked out once in each revision of its tree."""
    known = tree.fact(_nothing_said)
    if node not in known:
        comment = comment_at(node)
        known[node] = PreparedWords(comment.text(), comment.first(Word.TASK) is not None)
    return known[node]


def _nothing_said(_tree: GameTree) -> dict[Node, PreparedWords]:
    return {}


def _found(tree: GameTree) -> _Nodes:
    source = unchanged_source(tree)
    if source is not None and not _COMMENT.search(source.file.text, source.start, source.end):
        return _Nodes((), ())
    # Most nodes of a file hold a move and no more, which is seen without reading them.
    line = (node for node in tree.main_line() if not node.leading_move[1])
    commented = tuple(node for node in line if node.text("C"))
    told = (node for node in commented if is_screen(node))
    return _Nodes(tuple(told), commented)
