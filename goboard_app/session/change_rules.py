"""Changing the ruleset of a game: what is written, and which moves the new one would forbid."""

from __future__ import annotations

from fractions import Fraction

from goboard_app.record.edits import Compound, SetProperty, Staying
from goboard_app.record.game_info import info_node
from goboard_app.record.node import Node
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.game_session import GameSession
from goboard_app.session.rejudge import Forbidden, forbidden_moves
from goboard_app.session.setup import number_text, proposed_komi, ruleset_properties

_TOUCHED = Change.POSITION | Change.CURSOR | Change.INFO | Change.COUNT | Change.REFUSAL


def change_rules(session: GameSession, ruleset: Ruleset, komi: Fraction | None = None) -> Act:
    """Write another ruleset into the record, and another komi if one is given.

    Nothing else is touched: moves that the new rules forbid stay where they are.
    """
    node = info_node(session.tree)
    wanted = {item.ident: item.values for item in ruleset_properties(ruleset)}
    if komi is not None:
        wanted["KM"] = (number_text(komi),)
    edits = tuple(
        SetProperty(node, ident, values)
        for ident, values in wanted.items()
        if node.get(ident) != values
    )
    if not edits:
        return NOTHING
    return Act(_TOUCHED, Staying(Compound(edits), session.cursor), ActKind.RULES)


def end_of_line(session: GameSession) -> Node:
    """The end of the line that the cursor is on."""
    node = session.cursor
    while (following := session.following(node)) is not None:
        node = following
    return node


def newly_judged(session: GameSession, ruleset: Ruleset) -> tuple[Forbidden, ...]:
    """The moves of the line on the board, to its end, that a ruleset does not allow."""
    return forbidden_moves(session.tree, ruleset, end_of_line(session))


def other_komi(session: GameSession, ruleset: Ruleset) -> Fraction | None:
    """The usual komi of other rules, where the game has another one; None where it agrees."""
    usual = proposed_komi(ruleset, session.handicap if session.handicap > 1 else 0)
    return usual if usual != session.info.komi else None
