"""The pictures of screens: board and marks, and what was answered on them so far."""

from __future__ import annotations

from goboard_app.go.board import Play, Point
from goboard_app.lessons.answers import solutions
from goboard_app.lessons.lesson import Screen
from goboard_app.lessons.task import NO_POINTS, Reply, TaskState
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import Markup, lines_of, markup_of, move_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import legal_points
from goboard_app.session.picture import BoardPicture, LineMark, Mark, MarkKind, RefusedMark

WORDS_ONLY = 1
"""So many hints are words; after that the points themselves are shown."""


def paint_screen(screen: Screen, state: TaskState | None) -> BoardPicture:
    """The board of a screen, and of its task as it stands."""
    marks = tuple(_mark(markup) for markup in screen.marks)
    if state is None:
        position = screen.position
        return BoardPicture(position.size, position.stones, last_move=screen.last_move, marks=marks)
    return _paint_task(screen, state, marks)


def paint_prepared(tree: GameTree, node: Node) -> BoardPicture:
    """The board at a node with the marks it has, for a list of positions."""
    position, move = tree.fact(PositionCache).position(node), move_of(node, tree.size)
    return BoardPicture(
        position.size,
        position.stones,
        last_move=move.point if isinstance(move, Play) else None,
        marks=tuple(_mark(markup) for markup in markup_of(node, tree.size)),
        lines=tuple(
            LineMark(line.start, line.end, line.is_arrow) for line in lines_of(node, tree.size)
        ),
    )


def _paint_task(screen: Screen, state: TaskState, marks: tuple[Mark, ...]) -> BoardPicture:
    board, task = state.board, state.task
    is_asked = task.is_move and not state.is_done
    last = state.last_move or screen.last_move
    if state.shown is not None:
        last = state.at
    shown = solutions(state) if state.hints > WORDS_ONLY else NO_POINTS
    stones = frozenset(point for point in shown if board.at(point) is not None)
    still = tuple(mark for mark in marks if _is_still_there(mark, state))
    return BoardPicture(
        size=board.size,
        stones=board.stones,
        last_move=last if last is not None and board.at(last) is not None else None,
        ghost=state.position.to_move if is_asked else None,
        playable=_playable(state) if is_asked else NO_POINTS,
        refused=_refused(state),
        hints=shown - stones,
        selected=stones | _crossed_labels(still, state),
        marks=still + tuple(m for m in _answers(state) if not _has_mark(still, m.point)),
    )


def _playable(state: TaskState) -> frozenset[Point]:
    return legal_points(state.position, state.history, state.task.ruleset)


def _is_still_there(mark: Mark, state: TaskState) -> bool:
    """Whether what is marked is still what it was: a mark goes with its stone."""
    return state.board.at(mark.point) is state.task.position.at(mark.point)


def _answers(state: TaskState) -> tuple[Mark, ...]:
    """A ring on each point that was clicked rightly, a cross on the last one that was not."""
    taken = state.found
    if state.task.kind.is_clicked and state.is_done and not state.task.wants_all:
        taken = taken | ({state.at} if state.at is not None else NO_POINTS)
    marks = [Mark(MarkKind.CIRCLE, point) for point in sorted(taken)]
    is_wrong = state.task.kind.is_clicked and state.reply.is_wrong
    if is_wrong and state.at is not None and state.shown is None:
        marks.append(Mark(MarkKind.CROSS, state.at))
    return tuple(marks)


def _has_mark(marks: tuple[Mark, ...], point: Point) -> bool:
    return any(mark.point == point for mark in marks)


def _crossed_labels(marks: tuple[Mark, ...], state: TaskState) -> frozenset[Point]:
    """Answers on points that bear a mark already: two marks on one point could not be read."""
    return frozenset(mark.point for mark in _answers(state) if _has_mark(marks, mark.point))


def _refused(state: TaskState) -> RefusedMark | None:
    verdict = state.verdict
    if state.reply is not Reply.ILLEGAL or verdict is None or state.at is None:
        return None
    return RefusedMark(state.at, verdict.move.color, verdict.cause - {state.at})


def _mark(markup: Markup) -> Mark:
    return Mark(MarkKind[markup.kind.name], markup.point, markup.text)
