"""The ten minutes of a day for pupils of different progress, and the summary of a week."""

from __future__ import annotations

import pytest

from goboard_app.app.course import first_steps
from goboard_app.app.daily import MOST_PROBLEMS, DailyStep, SmallGame, plan_day, week_before
from goboard_app.app.problems import ProblemCollection, own_collections
from goboard_app.app.progress import EVENING, Progress
from goboard_app.lessons.convention import at_once
from goboard_app.lessons.problem import ProblemKind
from goboard_app.lessons.schedule import Cards

DAY = 740_000
LESSONS = first_steps("en")


@pytest.fixture(scope="module")
def own() -> tuple[ProblemCollection, ...]:
    return at_once(own_collections())


def after(*keys: str) -> Progress:
    """Return the progress of a pupil who has finished these lessons."""
    progress = Progress()
    for each in LESSONS:
        if each.key in keys:
            for part in range(each.parts):
                progress = progress.with_done(each.key, part, DAY - 30)
    return progress


def cards_of(own: tuple[ProblemCollection, ...], kind: ProblemKind, signs: str, day: int) -> Cards:
    cards = Cards()
    found = next(each for each in own if each.kind is kind)
    for key, sign in zip(found.keys, signs, strict=False):
        cards = cards.answered(key, sign == "+", day)
    return cards


EVENING_KEYS = tuple(step.key for step in EVENING)
IDEAS = {
    "nothing": ((), "01-board", None),
    "two lessons": (("01-board", "02-liberties"), "03-capture", None),
    "capturing": (("01-board", "02-liberties", "03-capture"), "05-passing", SmallGame.CAPTURE),
    "the evening": (EVENING_KEYS, ProblemKind.CAPTURE, SmallGame.WHOLE),
    "a later lesson alone": (("11-ko",), ProblemKind.CAPTURE, None),
}


@pytest.mark.parametrize("name", IDEAS)
def test_the_idea_and_the_game_follow_what_is_known(own: tuple[ProblemCollection, ...], name: str) -> None:
    known, idea, game = IDEAS[name]
    plan = plan_day(own, LESSONS, Cards(), after(*known), DAY)
    assert plan.idea is not None
    assert (plan.idea.kind or plan.idea.key, plan.game) == (idea, game)
    assert DailyStep.PROBLEMS not in plan.steps


def test_due_problems_come_before_new_ones_of_the_grade(own: tuple[ProblemCollection, ...]) -> None:
    progress = after(*EVENING_KEYS)
    few = plan_day(own, LESSONS, cards_of(own, ProblemKind.CAPTURE, "+-", DAY - 9), progress, DAY)
    assert (len(few.due), len(few.problems), few.grade) == (2, MOST_PROBLEMS, 1)
    many = cards_of(own, ProblemKind.CAPTURE, "+" * 9, DAY)
    harder = plan_day(own, LESSONS, many, progress, DAY)
    assert (harder.due, harder.grade) == ((), 2)
    assert {(problem.kind, problem.grade) for problem in harder.new} == {(ProblemKind.CAPTURE, 2)}
    assert harder.idea is not None
    assert harder.idea.key == "07-more-captures"


def test_after_all_ideas_there_are_problems_and_a_game(own: tuple[ProblemCollection, ...]) -> None:
    cards = Cards()
    for each in own:
        cards = cards.answered(each.keys[0], True, DAY)
    plan = plan_day(own, LESSONS, cards, after(*(each.key for each in LESSONS)), DAY)
    assert plan.steps == (DailyStep.PROBLEMS, DailyStep.GAME)


def test_a_week_leaves_out_earlier_days_and_days_to_come(own: tuple[ProblemCollection, ...]) -> None:
    cards = cards_of(own, ProblemKind.CAPTURE, "++-", DAY - 6)
    cards = cards.answered(own[1].keys[0], True, DAY - 7).answered(own[2].keys[0], True, DAY + 1)
    progress = after("08-atari").with_done("11-ko", 0, DAY).with_done("12-eyes", 0, DAY + 3)
    for day in (DAY - 7, DAY - 6, DAY, DAY, DAY + 1):
        progress = progress.with_game(day)
    week = week_before(own, LESSONS, cards, progress, DAY)
    assert (week.answered, week.right, week.kinds) == (3, 2, ((ProblemKind.CAPTURE, 2),))
    assert (week.lessons, week.games) == (("Ko",), 3)
    assert week_before(own, LESSONS, Cards(), Progress(), DAY).is_empty
