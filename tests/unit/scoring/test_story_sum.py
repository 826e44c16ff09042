"""The sum of a story's steps is the score, for every ruleset and board."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from goboard_app.go.board import Color
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.traditions.story import Story, StoryFrame, Tradition
from goboard_app.scoring.traditions.tell import tell
from tests.unit.scoring.story_boards import Board, boards, degenerate, rulesets, stones_of, terms

MOST_STEPS = 160
BOARDS = degenerate()
ADDING = (Tradition.COLOR_IN, Tradition.SMALLER, Tradition.REACH, Tradition.STONES)


def told(board: Board, ruleset: Ruleset, given_terms: GameTerms) -> Story:
    return tell(board[0], board[1], ruleset, given_terms)


def check(story: Story, board: Board, ruleset: Ruleset, given_terms: GameTerms) -> None:
    """Check the properties of every story."""
    counted = count(board[0], board[1], ruleset, given_terms)
    last = story.frames[-1].tally
    assert story.count == counted
    assert last.margin == counted.margin
    if story.tradition in ADDING:
        assert last.total(Color.BLACK) == counted.black.total
        assert last.total(Color.WHITE) == counted.white.total
    assert story.frames[0].stones == board[0].stones
    assert len(story.frames) == len(story.steps) + 1
    assert sum(chapter.length for chapter in story.chapters) == len(story)
    assert len(story) <= MOST_STEPS
    for here, step, there in zip(story.frames, story.steps, story.frames[1:], strict=False):
        assert lying(here.after(step.moves)) == lying(there)
        assert lying(there.after([move.back for move in step.moves])) == lying(here)
        for color in Color:
            assert stones_of(there, color) == stones_of(here, color)
    for chapter in story.chapters:
        steps = story.steps[chapter.first : chapter.first + chapter.length]
        assert steps[-1].done == chapter.amount == sum(step.amount for step in steps)


def lying(frame: StoryFrame) -> tuple[object, ...]:
    return frame.stones, frame.lids, frame.bowls


@given(boards, rulesets, terms)
@settings(max_examples=300, deadline=None)
def test_the_sum_of_the_steps_is_the_score(board: Board, ruleset: Ruleset, given_terms: GameTerms) -> None:
    check(told(board, ruleset, given_terms), board, ruleset, given_terms)


# Rulesets that differ in nothing else have the same story.
DIFFERENT = tuple({(r.scoring, r.also, r.area_count, r.tax, r.komi, r.tie): r for r in ALL_RULESETS}.values())


@pytest.mark.parametrize("ruleset", DIFFERENT, ids=lambda r: r.key)
@pytest.mark.parametrize("name", BOARDS)
def test_odd_boards_have_a_story_of_few_steps(name: str, ruleset: Ruleset) -> None:
    given_terms = GameTerms(komi=ruleset.komi, passes_black=1, passes_white=2)
    check(told(BOARDS[name], ruleset, given_terms), BOARDS[name], ruleset, given_terms)
