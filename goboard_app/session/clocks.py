"""The clocks of a record: the time that each side has left at a node, and the times used along a line."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from goboard_app.clock.clock import ClockState, start
from goboard_app.clock.sgf import Left, left_of, restored
from goboard_app.clock.used import TimesUsed, habits_of
from goboard_app.go.board import Color
from goboard_app.record.node import Node
from goboard_app.record.properties import colors_moving
from goboard_app.record.tree import GameTree
from goboard_app.session.session import GameSession
from goboard_app.session.timing import LEFT_IDENTS, terms_of

# The number of nodes of a line that are read in one slice.
_AT_A_TIME = 100
# A search of the whole text of a large file would hold the window up.
_MOST_LOOKED_AT = 2000
# A record with times has one in its first nodes.
_FIRST = 40

_TIMES = tuple(time for time, _ in LEFT_IDENTS.values())


class RemainingTime(NamedTuple):
    """The time that a side has left in a record.

    `state` is None where the record's time fits no clock of its game information; `time` is in milliseconds.
    """

    time: int
    state: ClockState | None


def times_used(tree: GameTree, line: Sequence[Node]) -> Generator[float, None, dict[Node, dict[Color, float]]]:
    """Compute the seconds that the moves of a line took, in steps that yield the part done.

    Moves whose time is not known are left out. Source: BL, WL, OB, OW, TM and OT of FF[4], and the dialects of servers.
    """
    used: dict[Node, dict[Color, float]] = {}
    readings: dict[Color, dict[int, Left]] = {color: {} for color in Color}
    for place, node in enumerate(line):
        if not place % _AT_A_TIME:
            yield place / len(line) / 2
        for color, found in readings.items():
            left = left_at(node, color)
            if left is not None:
                found[place] = left
    if not any(readings.values()):
        return used
    # The way in which a program counts its times shows from all of them together, so a second pass reads them.
    sides = _sides(tree, readings)
    for place, node in enumerate(line):
        if not place % _AT_A_TIME:
            yield (1 + place / len(line)) / 2
        moving = colors_moving(node)
        for color, side in sides.items():
            time = side.read(readings[color].get(place), color in moving)
            if time is not None:
                used.setdefault(node, {})[color] = time / 1000
    return used


def _sides(tree: GameTree, readings: dict[Color, dict[int, Left]]) -> dict[Color, TimesUsed]:
    """Return the reader of each side's times, unless its terms are not clear."""
    every = [tuple(side.values()) for side in readings.values()]
    return {
        color: TimesUsed(terms.control, habits_of(terms.control, *every), terms.main, terms.has_periods)
        for color, terms in terms_of(tree).items()
        if terms.is_clear
    }


def left_at(node: Node, color: Color) -> Left | None:
    """Return the time left that a node gives for a side (BL and OB, WL and OW); None if it gives none."""
    if node.leading_move[1]:
        return None
    time, count = LEFT_IDENTS[color]
    text = node.text(time)
    return None if text is None else left_of(text, node.text(count))


def _may_have_times(tree: GameTree) -> bool:
    """Return False if the first nodes of the file give no time left, and no edit has added one."""
    if tree.lasting(_may_have_in_file):
        return True
    return any(node.has(ident) for node in tree.changed_since(0) for ident in _TIMES)


def _may_have_in_file(tree: GameTree) -> bool:
    source = tree.source
    if source is None:
        return True
    return source.nodes.may_any_hold(_TIMES, source.first, min(source.last, source.first + _MOST_LOOKED_AT))


def remaining(session: GameSession) -> dict[Color, RemainingTime]:
    """Return the time left of both sides at the cursor, by the last node of the way to it that gives one.

    Before the first of them it is the main time of the game. A side without times is left out.
    """
    tree = session.tree
    if not tree.fact(_may_have_times):
        return {}
    found: dict[Color, RemainingTime] = {}
    for color, terms in terms_of(tree).items():
        node = _giving_node(tree, session.cursor, color)
        left = None if node is None else left_at(node, color)
        if node is not None and left is not None:
            time, count = LEFT_IDENTS[color]
            state = None if terms.control is None else restored(terms.control, node.text(time), node.text(count))
            found[color] = RemainingTime(left.time, state)
        # TM says nothing about the time left in a game whose moves have no times.
        elif terms.main is not None and _begins_with_times(session.line, color):
            state = None if terms.control is None else start(terms.control)
            found[color] = RemainingTime(terms.main if state is None else state.left or 0, state)
    return found


def begins_with_times(session: GameSession) -> bool:
    """Return whether the first nodes of the line give the time left of a side."""
    line = session.line
    return session.tree.fact(_may_have_times) and any(_begins_with_times(line, color) for color in Color)


def _begins_with_times(line: Sequence[Node], color: Color) -> bool:
    return any(left_at(node, color) is not None for node in line[:_FIRST])


def _giving_node(tree: GameTree, node: Node, color: Color) -> Node | None:
    """Return the last node of the way to a node that gives the time left of a side; None if there is none."""
    known = tree.fact(_giving_nodes)[color]
    passed: list[Node] = []
    here: Node | None = node
    while here is not None and here not in known and left_at(here, color) is None:
        passed.append(here)
        here = here.parent
    found = here if here is None else known.get(here, here)
    # All of them have the same answer, and the next step begins at one of them.
    known.update(dict.fromkeys(passed, found))
    return found


def _giving_nodes(_tree: GameTree) -> dict[Color, dict[Node, Node | None]]:
    return {color: {} for color in Color}
