"""What other rulesets would have said of a move that was refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from goboard_app.rules.legality import Verdict, judge
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.game_session import GameSession


@dataclass(frozen=True, slots=True)
class OtherRulings:
    """Rulesets that would allow a move, and others that refuse it too."""

    allow: tuple[Ruleset, ...]
    refuse: tuple[Ruleset, ...]


def judge_elsewhere(
    session: GameSession, verdict: Verdict, rulesets: Sequence[Ruleset]
) -> OtherRulings:
    """Judge the move of `verdict` in the same game by each of these rulesets."""
    position, history = session.position, session.path.history
    allow = tuple(r for r in rulesets if judge(position, verdict.move, history, r).is_legal)
    return OtherRulings(allow, tuple(r for r in rulesets if r not in allow))
