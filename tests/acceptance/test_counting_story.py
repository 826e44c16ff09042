"""Counting before the eyes of the players, through the widgets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.phase import Phase
from goboard_app.ui.window.story_flow import StoryFlow
from tests.support import games
from tests.support.desk import Desk, Desks


def key(ruleset: Ruleset) -> str:
    return ruleset.key


@pytest.fixture
def table(desks: Desks) -> Desk:
    """A window that shows counts, without motion."""
    return desks.make(show_count=True)


def count_game(desk: Desk, ruleset: Ruleset = catalogue.JAPANESE) -> StoryFlow:
    """Play the known game to its end and agree on the dead stones."""
    desk.start(ruleset=ruleset, komi=ruleset.komi)
    desk.play(games.MOVES)
    for name in ("C3", "H7", "J9"):
        desk.click(name)
    desk.menu("accept")
    return desk.window.stories


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_every_count_runs_to_its_end_and_back(table: Desk, ruleset: Ruleset) -> None:
    flow = count_game(table, ruleset)
    story = flow.story
    assert story is not None
    result = table.session.info.result
    start = table.page.board.picture
    seen = [start]
    for _ in range(len(story)):
        table.key(Qt.Key.Key_Right)
        seen.append(table.page.board.picture)
    assert flow.player.is_at_end
    for picture in reversed(seen[:-1]):
        table.key(Qt.Key.Key_Left)
        assert table.page.board.picture == picture
    table.key(Qt.Key.Key_Escape)
    assert not flow.is_open
    assert table.phase is Phase.FINISHED
    assert table.session.info.result == result
