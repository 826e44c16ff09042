"""The picture of an attempt: its board, what was played on it, and the solution in numbers."""

from __future__ import annotations

from goboard_app.go.board import Play, Point
from goboard_app.go.position import Position
from goboard_app.lessons.attempt import Attempt, AttemptOutcome
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.task import NO_POINTS, Task
from goboard_app.record.properties import Markup
from goboard_app.rules.legality import legal_points
from goboard_app.session.picture import BoardPicture, Mark, MarkKind, RefusedMark


def paint_attempt(attempt: Attempt) -> BoardPicture:
    """The board as it stands now."""
    board = attempt.position
    is_asked = not attempt.outcome.is_over
    legal = legal_points(board, attempt.history, attempt.task.ruleset) if is_asked else NO_POINTS
    last = attempt.last_point
    if last is None and not attempt.moves:
        last = attempt.problem.screen.last_move
    is_shown = attempt.outcome is AttemptOutcome.SHOWN
    return BoardPicture(
        size=board.size,
        stones=board.stones,
        last_move=last if last is not None and board.at(last) is not None else None,
        ghost=attempt.task.position.to_move if is_asked else None,
        playable=legal,
        refused=_refused_in_attempt(attempt),
        lit=NO_POINTS if is_shown else outlined(attempt.task, board),
        marks=_numbers(attempt) if is_shown else _marks(attempt),
        hints=_hinted(attempt),
    )


def _hinted(attempt: Attempt) -> frozenset[Point]:
    move = attempt.hinted
    return frozenset({move.point}) if isinstance(move, Play) else NO_POINTS


def outlined(task: Task, board: Position) -> frozenset[Point]:
    """What a task speaks of: its part of the board, or its stones as far as they are there."""
    if task.kind is TaskKind.POINTS_FOR:
        return task.points
    start = task.position
    still = (p for p in task.points if start.at(p) is not None and board.at(p) is start.at(p))
    return frozenset(still)


def _marks(attempt: Attempt) -> tuple[Mark, ...]:
    """What the file marks, as long as it is still there, and a cross on a stone that was wrong."""
    start, board = attempt.task.position, attempt.position
    kept = [
        _mark(markup)
        for markup in attempt.problem.screen.marks
        if board.at(markup.point) is start.at(markup.point)
    ]
    answer = attempt.answer
    is_there = isinstance(answer, Play) and board.at(answer.point) is answer.color
    if attempt.outcome is AttemptOutcome.WRONG and isinstance(answer, Play) and is_there:
        kept.append(Mark(MarkKind.CROSS, answer.point))
    return tuple(kept)


def _numbers(attempt: Attempt) -> tuple[Mark, ...]:
    """Each move of the solution with its number, where its stone still stands."""
    found: dict[Point, Mark] = {}
    for number, move in enumerate(attempt.moves, 1):
        if isinstance(move, Play) and attempt.position.at(move.point) is move.color:
            found[move.point] = Mark(MarkKind.MOVE_NUMBER, move.point, str(number))
    return tuple(found.values())


def _refused_in_attempt(attempt: Attempt) -> RefusedMark | None:
    verdict = attempt.verdict
    if attempt.outcome is not AttemptOutcome.ILLEGAL or verdict is None:
        return None
    move = verdict.move
    if not isinstance(move, Play):
        return None
    return RefusedMark(move.point, move.color, verdict.cause - {move.point})


def _mark(markup: Markup) -> Mark:
    return Mark(MarkKind[markup.kind.name], markup.point, markup.text)
