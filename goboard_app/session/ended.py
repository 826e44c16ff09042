"""Which count of a session there is to look at: one going on, or one that ended the game."""

from __future__ import annotations

from goboard_app.record.result import ResultKind, format_result, parse_result
from goboard_app.scoring.statuses import ALL_ALIVE
from goboard_app.session.acts import result_of
from goboard_app.session.counting import CountingState
from goboard_app.session.game_session import GameSession
from goboard_app.session.marked import recorded_statuses
from goboard_app.session.phase import Phase


def told_count(session: GameSession) -> CountingState | None:
    """The count that goes on, else the one that ended the game; None where there is neither."""
    return session.counting or ended_count(session)


def counted_state(session: GameSession) -> CountingState | None:
    """What is counted now, or what a finished game was counted as; None where nothing was."""
    if session.counting is not None or session.phase is not Phase.FINISHED:
        return session.counting
    return _marked_count(session)


def ended_count(session: GameSession) -> CountingState | None:
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
