"""The current count: the one that goes on, else the recorded one; and filling dame before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goboard_app.go.board import Move, Pass, Play, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.record.edits import moves_added
from goboard_app.record.result import ResultKind, format_result, parse_result
from goboard_app.rules.ending import PASSES_TO_STOP
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import AllAlive, Ruleset
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses
from goboard_app.session.acts import result_of
from goboard_app.session.counting import CountingState, recorded_statuses
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession, Phase

_FILLED = Change.POSITION | Change.CURSOR | Change.COUNT | Change.REFUSAL | Change.TREE


def current_count(session: GameSession) -> CountingState | None:
    """The count that goes on, else the one that ended the game; None where there is neither."""
    return session.counting or recorded_count(session)


def counted_state(session: GameSession) -> CountingState | None:
    """What is counted now, or what a finished game was counted as; None where nothing was."""
    if session.counting is not None or session.phase is not Phase.FINISHED:
        return session.counting
    return _marked_count(session)


def recorded_count(session: GameSession) -> CountingState | None:
    """The count that the marks at the cursor stand for; None for a game that was not counted.

    Marks cannot say everything; a count that does not come to the result explains nothing.
    """
    counting = _marked_count(session)
    if counting is None:
        return None
    recorded = parse_result(session.info.result or "")
    is_it = format_result(result_of(counting.count())) == format_result(recorded)
    return counting if is_it else None


def _marked_count(session: GameSession) -> CountingState | None:
    """The board counted as it is marked; a finished game without marks has no dead stones."""
    if parse_result(session.info.result or "").kind not in (ResultKind.POINTS, ResultKind.DRAW):
        return None
    statuses = recorded_statuses(session.position, session.cursor)
    if statuses is None:
        if session.phase is not Phase.FINISHED:
            return None
        statuses = ALL_ALIVE
    ruleset = session.ruleset
    return CountingState(session.position, ruleset, session.terms(ruleset), statuses)


def fill_dame(session: GameSession) -> Act:
    """Play the open neutral points by turns, as moves of the game, and stop it again."""
    moves = dame_moves(session)
    if not moves:
        return NOTHING
    color = moves[-1].color.opponent
    passes = [
        Pass(color if number % 2 == 0 else color.opponent) for number in range(PASSES_TO_STOP)
    ]
    edit = moves_added(session.cursor, [*moves, *passes])
    return Act(_FILLED, edit, ActKind.DAME)


def carry_over(session: GameSession, before: CountingState) -> Act:
    """Say of the board after the filling what was said of the one before."""
    counting = session.counting
    if counting is None or counting.position == before.position:
        return NOTHING
    moved = before.moved_to(counting.position, session.terms(before.ruleset))
    session.set_counting(moved)
    return Act(Change.COUNT | Change.POSITION)


def next_stop_is_final(ruleset: Ruleset) -> bool:
    """Whether stopping the game a second time would make every stone alive."""
    return ruleset.all_alive is AllAlive.SECOND_STOP


def can_fill_dame(session: GameSession) -> bool:
    """Whether there is a neutral point that can be filled by turns."""
    return next(_filling(session), None) is not None


def dame_moves(session: GameSession) -> tuple[Move, ...]:
    """The moves that fill the open neutral points, as far as that harms nobody.

    It begins with the side whose turn it is, and ends when one side has nothing harmless left.
    """
    return tuple(_filling(session))


def _filling(session: GameSession) -> Iterator[Move]:
    counting = session.counting
    if counting is None or counting.proposal is None or counting.is_fixed:
        return iter(())
    if not session.count_ends_game or next_stop_is_final(session.ruleset):
        return iter(())
    points, statuses = counting.proposal.dame, counting.statuses
    return alternating(session.position, session.path.history, session.ruleset, points, statuses)


def alternating(
    position: Position,
    history: History,
    ruleset: Ruleset,
    points: Iterable[Point],
    statuses: Statuses,
) -> Iterator[Move]:
    """Moves that fill these points by turns, the first points of the board first."""
    size = position.size
    left = [p for p in sorted(points, key=size.index) if not _touches(position, p, statuses.seki)]
    while True:
        harmless = (p for p in left if _is_harmless(position, p, history, ruleset, statuses))
        found = next(harmless, None)
        if found is None:
            return
        left.remove(found)
        move = Play(position.to_move, found)
        position = position.after(move)
        history = history.extended(BoardState.of_move(position, move.color, is_pass=False))
        yield move


def _touches(position: Position, point: Point, stones: frozenset[Point]) -> bool:
    return any(near in stones for near in position.size.neighbors(point))


def _is_harmless(
    position: Position, point: Point, history: History, ruleset: Ruleset, statuses: Statuses
) -> bool:
    """Whether a play is allowed, takes nothing, and leaves no living stones in atari."""
    verdict = judge(position, Play(position.to_move, point), history, ruleset)
    if not verdict.is_legal or verdict.outcome is None or verdict.outcome.captured:
        return False
    after = verdict.outcome.position
    places = [point, *position.size.neighbors(point)]
    return not any(_is_threatened(after, place, statuses) for place in places)


def _is_threatened(position: Position, point: Point, statuses: Statuses) -> bool:
    chain = chain_at(position, point)
    return chain is not None and len(chain.liberties) < 2 and point not in statuses.dead
