"""The finished game that shows how counting works, and its story in each of five traditions."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.app.loading import load_file
from goboard_app.app.resources import resource_path
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.traditions.story import Story
from goboard_app.session.compare_rulesets import story_under
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import ended_count
from goboard_app.session.session import GameSession

TRADITIONS: tuple[Ruleset, ...] = (
    catalogue.JAPANESE,
    catalogue.CHINESE,
    catalogue.ING,
    catalogue.TROMP_TAYLOR,
    catalogue.NEW_ZEALAND,
)
"""One ruleset of each way in which people count by hand."""


@dataclass(frozen=True, slots=True)
class CountingExample:
    """A game that was counted, and the count that its record holds."""

    session: GameSession
    counting: CountingState

    def story(self, ruleset: Ruleset) -> Story:
        """The same board counted as these rules have it."""
        return story_under(self.session, self.counting, ruleset)


def counting_example() -> CountingExample:
    """The game that ships with the program; its record is proved by a test."""
    record = load_file(resource_path("lessons/counting.sgf")).record
    tree = record.games[0]
    session = GameSession(tree, False, cursor=tree.main_line_end())
    counting = ended_count(session)
    if counting is None:
        raise LookupError("the record of the example holds no count")
    return CountingExample(session, counting)
