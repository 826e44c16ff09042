"""The acts on a board to try on: playing, passing, taking back, keeping it, putting it back."""

from __future__ import annotations

from goboard_app.go.board import Color, Point
from goboard_app.record.edits import Staying, moves_added
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.rules.repetition import KoBan
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.game_session import GameSession
from goboard_app.session.phase import Phase
from goboard_app.session.trial import Trial

_TRIED = Change.POSITION | Change.CURSOR | Change.COUNT | Change.REFUSAL


def try_out(session: GameSession) -> Act:
    """Put a board to try on in the place of the one that is counted, which waits."""
    counting = session.counting
    if counting is None or counting.is_fixed:
        return NOTHING
    session.set_trial(Trial(session.position, session.path.history, counting.ruleset))
    return Act(_TRIED)


def try_move(session: GameSession, point: Point) -> Act:
    """The side to move plays here."""
    trial = session.trial
    if trial is None:
        return NOTHING
    verdict = trial.judge(point)
    if not verdict.is_legal:
        session.refuse(verdict)
        return Act(Change.REFUSAL | Change.POSITION, refused=verdict)
    return _tried(session, trial.played(point))


def try_pass(session: GameSession, ban: KoBan | None = None) -> Act:
    """The side to move passes: for this ko, or for the only one that waits, or for none."""
    trial = session.trial
    if trial is None:
        return NOTHING
    kos = trial.open_kos
    if ban not in kos:
        ban = kos[0] if len(kos) == 1 else None
    return _tried(session, trial.passed(ban))


def take_tried_back(session: GameSession) -> Act:
    """Take the last tried move back."""
    trial = session.trial
    return NOTHING if trial is None else _tried(session, trial.taken_back())


def try_first(session: GameSession, color: Color) -> Act:
    """Let this side begin, as long as nothing was tried."""
    trial = session.trial
    return NOTHING if trial is None else _tried(session, trial.starting_with(color))


def put_back(session: GameSession) -> Act:
    """Put everything back: the board and the marks are as they were at the stop."""
    if session.trial is None:
        return NOTHING
    session.set_trial(None)
    return Act(_TRIED)


def keep_tried(session: GameSession) -> Act:
    """Add what was tried to the record as a variation, and put everything back."""
    trial = session.trial
    if trial is None or not trial.moves:
        return NOTHING
    edit = moves_added(branching_node(session), [tried.move for tried in trial.moves])
    return Act(_TRIED | Change.TREE, Staying(edit, session.cursor), ActKind.VARIATION)


def branching_node(session: GameSession) -> Node:
    """Where what is tried after the stop begins.

    Beside the last pass, if there is one: below it the moves would be the game going on.
    """
    cursor = session.cursor
    move = move_of(cursor, session.tree.size)
    is_pass = move is not None and move.is_pass
    return cursor.parent if is_pass and cursor.parent is not None else cursor


def _tried(session: GameSession, trial: Trial) -> Act:
    if session.phase is not Phase.TRYING or trial is session.trial:
        return NOTHING
    session.refuse(None)
    session.set_trial(trial)
    return Act(_TRIED)
