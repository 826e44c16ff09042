"""Reading that stops every now and then, so that a program can do something else meanwhile."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree

_NODES = 200

_Outcome = TypeVar("_Outcome")
Steps = Generator[float, None, _Outcome]
"""Work that yields which part of it is done, from 0 to 1, and returns what came of it."""


def at_once(steps: Steps[_Outcome]) -> _Outcome:
    """Do work to its end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def main_line(tree: GameTree, done: float = 0.0) -> Steps[list[Node]]:
    """The main line of a game whose nodes nobody may have looked at yet; `done` is told."""
    line = [tree.root]
    while line[-1].children:
        line.append(line[-1].children[0])
        if len(line) % _NODES == 0:
            yield done
    return line


def walk(tree: GameTree, done: float = 0.0) -> Steps[None]:
    """Look at all nodes of a game, so that it is quick to do so afterwards."""
    for number, _node in enumerate(tree.walk()):
        if number % _NODES == _NODES - 1:
            yield done
