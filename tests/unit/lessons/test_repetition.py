"""The repetition of tasks: missed ones at once, known ones after ever more days."""

from __future__ import annotations

from goboard_app.lessons.attempt import DAYS, Cards, ProblemCard

KEYS = ("a", "b", "c", "d")


def test_each_right_answer_puts_the_next_one_off() -> None:
    card, day = ProblemCard(), 100
    waits = []
    for _ in range(len(DAYS)):
        card = card.answered(True, day)
        waits.append(card.due - day)
        day = card.due
    assert waits == [1, 3, 7, 16, 35, 35]
    missed = card.answered(False, day)
    assert (missed.was_missed, missed.due) == (True, day)


def test_the_same_day_counts_once() -> None:
    card = ProblemCard().answered(True, 5)
    assert card.answered(True, 5) == card
    assert ProblemCard(0, 5).answered(True, 5) == ProblemCard(1, 5)


def test_the_task_missed_last_comes_first() -> None:
    cards = Cards()
    cards = cards.answered("d", False, 9).answered("b", False, 10).answered("c", True, 8)
    assert cards.to_repeat(KEYS, 10) == (3, 1, 2)
    assert cards.by_need(KEYS, 10) == (3, 1, 2, 0)
    assert (cards.known(KEYS), cards.missed(KEYS)) == (1, 2)


def test_known_tasks_come_after_new_ones() -> None:
    cards = Cards().answered("a", True, 10)
    assert cards.to_repeat(KEYS, 10) == ()
    assert cards.by_need(KEYS, 10) == (1, 2, 3, 0)
    assert cards.by_need(KEYS, 11) == (0, 1, 2, 3)
    assert cards.of("zz") is None
