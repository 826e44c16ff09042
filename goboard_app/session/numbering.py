"""Move numbers: as MN, PM and FG of FF[4] count them, or from elsewhere; and numbered boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Play, Point
from goboard_app.go.position import CODES, Position
from goboard_app.late import late
from goboard_app.record.edits import Compound, Edit, SetProperty
from goboard_app.record.inherited import (
    Figure,
    PrintMode,
    figure_of,
    figure_values,
    inherited_at,
    number_at,
)
from goboard_app.record.node import Node
from goboard_app.record.properties import markup_of, move_of, setup_of
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession

with late:
    from goboard_app.record.node_links import with_links


_SETTING_UP = frozenset({"AB", "AW", "AE"})


class NumberingKind(Enum):
    """The start of the numbering; the value is the stored form of the choice."""

    FROM_START = "start"
    FROM_VARIATION = "variation"
    FROM_HERE = "here"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Numbering:
    """A way to number the moves on the board.

    FROM_START follows the record, by MN, PM and FG where it has them. `count` is how many
    of the last moves LAST numbers, as the record counts them. FROM_HERE counts from `anchor`, whose
    own move is 1; without an anchor from the root.
    """

    kind: NumberingKind = NumberingKind.FROM_START
    count: int = 1
    anchor: Node | None = None


FROM_START = Numbering()


def shown_number(session: GameSession) -> int:
    """Return the number of the last move on the board; MN may have set it."""
    return number_at(session.tree, session.cursor)


def node_of_number(session: GameSession, number: int) -> Node | None:
    """Return the node of the move with this number on the line of the cursor, the nearest if several."""
    tree, line = session.tree, session.line
    here = len(session.path.nodes) - 1
    found = [
        (abs(place - here), place)
        for place, node in enumerate(line)
        if number_at(tree, node) == number and move_of(node, tree.size) is not None
    ]
    return line[min(found)[1]] if found else None


def stone_numbers(session: GameSession, numbering: Numbering = FROM_START) -> dict[Point, str]:
    """Return the numbers on the stones: that of the last move on each point.

    A stone with a mark of the record keeps the mark, and one that was set up has no number.
    """
    shown = _NUMBERED_BY[numbering.kind](session, numbering)
    last = {m.move.point: m for m in shown if isinstance(m.move, Play)}
    set_up = _set_up_at(session) if last else {}
    marked = {mark.point for mark in markup_of(session.cursor, session.tree.size)}
    return {
        point: str(found.number)
        for point, found in last.items()
        # The stone may have been captured or replaced since.
        if session.position.at(point) is found.move.color
        and set_up.get(point, -1) < found.place
        and point not in marked
    }


def variation_start(session: GameSession) -> Node:
    """Return the first node of the variation that the cursor is in; the root on the main line."""
    for node in reversed(session.path.nodes):
        if node.index > 0:
            return node
    return session.tree.root


class _Numbered(NamedTuple):
    """A move at a place on the path, and its number."""

    place: int
    number: int
    move: Move


def _in_record(session: GameSession) -> list[_Numbered]:
    """Return the moves on the path with their numbers in the record."""
    tree, path, found = session.tree, session.path, list[_Numbered]()
    for place, node in enumerate(path.nodes):
        # The node has a move: the number of moves has grown by one.
        if path.number_at(place) > len(found):
            found.append(_Numbered(place, number_at(tree, node), path.moves[len(found)]))
    return found


def _of_figure(session: GameSession, _numbering: Numbering) -> list[_Numbered]:
    """Return the moves of the figure that the cursor is in.

    In the print mode LOW whole hundreds are left out; in the mode NONE there are no numbers.
    """
    here = inherited_at(session.tree, session.cursor)
    if here.print_mode is PrintMode.NONE:
        return []
    shown = _in_record(session)[here.figure_first :]
    if here.print_mode is not PrintMode.LOW or not shown:
        return shown
    # FF[4], PM[2]: numbers modulo 100, counted on from the first move of the figure.
    less = max(0, shown[0].number - 1) // 100 * 100
    return [m._replace(number=m.number - less) for m in shown]


def _last(session: GameSession, numbering: Numbering) -> list[_Numbered]:
    return _in_record(session)[-numbering.count :] if numbering.count > 0 else []


def _from_variation(session: GameSession, _numbering: Numbering) -> list[_Numbered]:
    return _counted_from(session, variation_start(session))


def _from_here(session: GameSession, numbering: Numbering) -> list[_Numbered]:
    return _counted_from(session, numbering.anchor or session.tree.root)


def _counted_from(session: GameSession, start: Node) -> list[_Numbered]:
    """Return the moves from a node on, the first of them being 1; none if it is not on the path."""
    nodes = session.path.nodes
    if start not in nodes:
        return []
    first = nodes.index(start)
    shown = [m for m in _in_record(session) if m.place >= first]
    return [m._replace(number=number) for number, m in enumerate(shown, 1)]


_NUMBERED_BY: dict[NumberingKind, Callable[[GameSession, Numbering], list[_Numbered]]] = {
    NumberingKind.FROM_START: _of_figure,
    NumberingKind.FROM_VARIATION: _from_variation,
    NumberingKind.FROM_HERE: _from_here,
    NumberingKind.LAST: _last,
}


def _set_up_at(session: GameSession) -> dict[Point, int]:
    """Return the places on the path at which points were last set up."""
    size, found = session.tree.size, dict[Point, int]()
    for place, node in enumerate(session.path.nodes):
        if any(item.name in _SETTING_UP for item in node.properties):
            setup = setup_of(node, size)
            found |= dict.fromkeys(setup.black | setup.white | setup.empty, place)
    return found


class FigureChoice(NamedTuple):
    """The figure, print mode and number that a node itself sets; None where it sets none."""

    figure: Figure | None = None
    print_mode: PrintMode | None = None
    number: int | None = None


def figure_choice(session: GameSession) -> FigureChoice:
    """Return the figure settings of the cursor."""
    node, here = session.cursor, inherited_at(session.tree, session.cursor)
    # FF[4]: MN is the number of a move, so without one it means nothing.
    has_number = node.has("MN") and move_of(node, session.tree.size) is not None
    return FigureChoice(
        figure_of(node),
        here.print_mode if node.has("PM") else None,
        here.number if has_number else None,
    )


def natural_number(session: GameSession) -> int:
    """Return the number that the move at the cursor has without MN."""
    parent = session.cursor.parent
    before = 0 if parent is None else number_at(session.tree, parent)
    return before + (move_of(session.cursor, session.tree.size) is not None)


def set_figure(session: GameSession, choice: FigureChoice) -> Act:
    """Write these figure settings at the cursor."""
    node, before = session.cursor, figure_choice(session)
    edits: list[Edit] = []
    if choice.figure != before.figure:
        values = None if choice.figure is None else figure_values(choice.figure)
        edits.append(SetProperty(node, "FG", values))
    if choice.print_mode is not before.print_mode:
        mode = choice.print_mode
        edits.append(SetProperty(node, "PM", None if mode is None else (str(mode.value),)))
    if choice.number != before.number:
        number = choice.number
        edits.append(SetProperty(node, "MN", None if number is None else (str(number),)))
    if not edits:
        return NOTHING
    edit: Edit = Compound(tuple(edits))
    # Links in comments name their nodes by the numbers of moves, which MN changes.
    if choice.number != before.number:
        edit = with_links(session.tree, edit)
    return Act(Change.NODE | Change.POSITION, edit, ActKind.FIGURE)


class NumberedMove(NamedTuple):
    """A move and its number."""

    number: int
    move: Move


class HiddenMoves(NamedTuple):
    """Moves without a visible stone of their own: "34, 40 at 12".

    `at` is the number shown on the point; None if there is none, so that the point
    has to be named.
    """

    numbers: tuple[int, ...]
    point: Point
    at: int | None


class NumberedBoard(NamedTuple):
    """A board with numbers on stones, as a book prints it.

    `stones` is coded as in `Position`; `numbers` are the numbered stones. `hidden_moves` are the
    moves that no stone shows, `passes` the numbers of passes. Each move is in one of the three.
    """

    stones: bytes
    numbers: tuple[tuple[Point, int], ...]
    hidden_moves: tuple[HiddenMoves, ...]
    passes: tuple[int, ...]


def moves_played_again(session: GameSession, numbering: Numbering = FROM_START) -> tuple[HiddenMoves, ...]:
    """Return the numbered moves on points that were played more than once, except those with a number on a stone."""
    moves = [NumberedMove(item.number, item.move) for item in _NUMBERED_BY[numbering.kind](session, numbering)]
    hidden = number_stones(session.position, moves).hidden_moves
    # A captured stone that was played once is gone, and was not played again.
    again = [item for item in hidden if item.at is not None or len(item.numbers) > 1]
    # A mark of the record covers the number of a stone, so the point has to be named.
    shown = stone_numbers(session, numbering) if again else {}
    return tuple(
        item if item.at is None or item.point in shown else HiddenMoves((*item.numbers, item.at), item.point, None)
        for item in again
    )


def number_moves(before: Position, moves: Iterable[NumberedMove]) -> NumberedBoard:
    """Return the board before some moves with their stones put on it and no captures.

    A stone played on a point that shows one already goes to `hidden_moves`, as in a book.
    """
    size = before.size
    stones = bytearray(before.stones)
    shown: dict[Point, int] = {}
    again: dict[Point, list[int]] = {}
    passes: list[int] = []
    for item in moves:
        if not isinstance(item.move, Play):
            passes.append(item.number)
        # As in a book: a point shows one stone, later moves on it are listed.
        elif stones[size.index(item.move.point)]:
            again.setdefault(item.move.point, []).append(item.number)
        else:
            stones[size.index(item.move.point)] = CODES[item.move.color]
            shown[item.move.point] = item.number
    return _board(bytes(stones), shown, again, passes)


def number_stones(after: Position, moves: Iterable[NumberedMove]) -> NumberedBoard:
    """Return the board after some moves, with the number of the last move on each stone they put there.

    The stones of the other moves are gone, or were replaced.
    """
    last: dict[Point, tuple[int, Color]] = {}
    again: dict[Point, list[int]] = {}
    passes: list[int] = []
    for item in moves:
        if not isinstance(item.move, Play):
            passes.append(item.number)
            continue
        point = item.move.point
        if point in last:
            again.setdefault(point, []).append(last[point][0])
        last[point] = (item.number, item.move.color)
    shown: dict[Point, int] = {}
    for point, (number, color) in last.items():
        if after.at(point) is color:
            shown[point] = number
        else:
            again.setdefault(point, []).append(number)
    return _board(after.stones, shown, again, passes)


def _board(stones: bytes, shown: dict[Point, int], again: dict[Point, list[int]], passes: list[int]) -> NumberedBoard:
    hidden = [HiddenMoves(tuple(numbers), point, shown.get(point)) for point, numbers in again.items()]
    hidden.sort(key=lambda item: item.numbers)
    return NumberedBoard(stones, tuple(shown.items()), tuple(hidden), tuple(passes))
