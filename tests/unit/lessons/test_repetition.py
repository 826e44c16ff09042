"""The repetition of tasks: missed ones at once, known ones after ever more days."""

from __future__ import annotations

from itertools import pairwise

from goboard_app.lessons.schedule import MOST_WAIT, Cards, ProblemCard, card_of_box, grade_for

KEYS = ("a", "b", "c", "d")


def test_each_right_answer_puts_the_next_one_off() -> None:
    card, day = ProblemCard(), 100
    waits = []
    for _ in range(9):
        card = card.answered(True, day)
        waits.append(card.due - day)
        day = card.due
    assert 1 <= waits[0] <= 7
    assert all(wait < later or later == MOST_WAIT for wait, later in pairwise(waits))
    assert (waits[-1], card.since) == (MOST_WAIT, 100)
    missed = card.answered(False, day)
    assert (missed.was_missed, missed.due) == (True, day)
    assert missed.answered(True, day).wait < card.wait


def test_the_same_day_counts_once() -> None:
    card = ProblemCard().answered(True, 5)
    assert card.answered(True, 5) == card
    corrected = ProblemCard().answered(False, 5).answered(True, 5)
    assert not corrected.was_missed
    assert corrected.wait < card.wait


def test_a_box_becomes_a_card_that_is_due_on_the_same_day() -> None:
    assert [card_of_box(box, 100).due for box in range(6)] == [100, 101, 103, 107, 116, 135]
    assert [card_of_box(box, 100).was_missed for box in range(3)] == [True, False, False]
    assert card_of_box(5, 100).answered(True, 135).wait > 35


def test_the_task_missed_last_comes_first() -> None:
    cards = Cards()
    cards = cards.answered("d", False, 9).answered("b", False, 10).answered("c", True, 8)
    assert cards.to_repeat(KEYS, 20) == (3, 1, 2)
    assert cards.by_need(KEYS, 20) == (3, 1, 2, 0)
    assert (cards.known(KEYS), cards.missed(KEYS)) == (1, 2)


def test_known_tasks_come_after_new_ones() -> None:
    cards = Cards().answered("a", True, 10)
    assert cards.to_repeat(KEYS, 10) == ()
    assert cards.by_need(KEYS, 10) == (1, 2, 3, 0)
    assert cards.by_need(KEYS, 20) == (0, 1, 2, 3)
    assert cards.of("zz") is None


def test_a_clock_set_back_puts_nothing_off() -> None:
    cards = Cards().answered("a", True, 900).answered("a", True, 950)
    now = cards.not_after(100)
    card = now.of("a")
    assert card is not None
    assert (card.day, card.since) == (100, 100)
    assert card.due <= 100 + MOST_WAIT
    again = cards.answered("a", True, 99).of("a")
    assert again is not None
    assert again.due <= 99 + MOST_WAIT


def test_the_grade_follows_the_right_answers() -> None:
    grades = {f"{grade}{n}": grade for grade in (1, 2, 3) for n in range(8)}

    def answers(*rows: str) -> Cards:
        cards = Cards()
        for grade, row in enumerate(rows, 1):
            for n, sign in enumerate(row):
                cards = cards.answered(f"{grade}{n}", sign == "+", 100 + n)
        return cards

    assert grade_for(Cards(), grades) == 1
    assert grade_for(answers("+++++"), grades) == 1
    assert grade_for(answers("+++-++"), grades) == 2
    assert grade_for(answers("++++++", "+-+"), grades) == 2
    assert grade_for(answers("++++++", "-----+"), grades) == 1
    assert grade_for(answers("++++++", "++++++++"), grades) == 3
    assert grade_for(answers("--------"), grades) == 1
    assert grade_for(Cards(), {}) == 1
