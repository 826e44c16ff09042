"""The dead stones of real games, of which they are known: as many are found as ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scoring_program.answer import answer
from tests.support.finished_games import games_of, request_of, verdict_of

INDEX = Path(__file__).parents[4] / "shared" / "corpus" / "index.jsonl"
_LEAST = 80


# The program that reads the games leaves their files to be closed by themselves.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.slow
@pytest.mark.skipif(not INDEX.exists(), reason="there is no corpus beside the project")
def test_known_dead_stones_are_found() -> None:
    games = [
        game for game in games_of(INDEX) if game.is_in("gold") and not game.fields["suspect"] and game.truth is not None
    ]
    right = 0
    for game in games:
        request = request_of(game)
        right += verdict_of(game, request, answer(request)).has_same_dead
    assert right >= min(_LEAST, len(games)), f"{right} of {len(games)}"
