"""Acts on a whole record: turning and mirroring it, swapping its colours."""

from __future__ import annotations

from goboard_app.record.edits import Staying
from goboard_app.record.transform import Symmetry, swap_colors, turn
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.editing import may_edit
from goboard_app.session.game_session import GameSession


def turn_record(session: GameSession, symmetry: Symmetry) -> Act:
    """Turn or mirror the game in all its variations."""
    edit = turn(session.tree, symmetry) if may_edit(session) else None
    if edit is None:
        return NOTHING
    return Act(Change.everything(), Staying(edit, session.cursor), ActKind.TURN)


def swap_record_colors(session: GameSession) -> Act:
    """Make Black White and White Black in the whole game."""
    edit = swap_colors(session.tree) if may_edit(session) else None
    if edit is None:
        return NOTHING
    return Act(Change.everything(), Staying(edit, session.cursor), ActKind.SWAP_COLORS)
