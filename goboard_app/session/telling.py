"""The story of a count, by its own rules or by others."""

from __future__ import annotations

from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.traditions.story import Story
from goboard_app.scoring.traditions.tell import tell
from goboard_app.session.counting import CountingState
from goboard_app.session.game_session import GameSession


def story_of(counting: CountingState) -> Story:
    """The story of a count."""
    return tell(
        counting.position,
        counting.statuses,
        counting.ruleset,
        counting.terms,
        counting.scoring,
    )


def story_under(session: GameSession, counting: CountingState, ruleset: Ruleset) -> Story:
    """The story of the same board by another ruleset; nothing is changed by it."""
    return story_of(counting.under(ruleset, session.terms(ruleset)))
