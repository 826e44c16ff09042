from __future__ import annotations

import pytest

from goboard_app.app.texts.life import reason_sentence
from goboard_app.go.color import Color
from goboard_app.go.point import BoardSize, parse_point
from goboard_app.scoring.proposal import GroupJudgement, Life, Reason

SIZE = BoardSize.square(9)


def judged(reason: Reason, names: str = "", liberties: int = 0, others: int = 0) -> GroupJudgement:
    points = frozenset(parse_point(name, SIZE) for name in names.split())
    return GroupJudgement(
        color=Color.BLACK,
        stones=frozenset({parse_point("E5", SIZE)}),
        life=Life.UNCLEAR,
        leaning=Life.ALIVE,
        confidence=0.5,
        reason=reason,
        points=points,
        liberties=liberties,
        other_liberties=others,
    )


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("names", ["", "A1", "A1 B1 C1 D1 E1"])
def test_every_reason_is_a_whole_sentence(reason: Reason, names: str) -> None:
    sentence = reason_sentence(judged(reason, names), SIZE)
    assert sentence.endswith(".")
    assert "%" not in sentence


def test_every_reason_has_a_sentence_of_its_own() -> None:
    sentences = {reason_sentence(judged(reason), SIZE) for reason in Reason}
    assert len(sentences) == len(Reason)


def test_points_are_named_in_order() -> None:
    assert reason_sentence(judged(Reason.TWO_EYES, "C1 A1"), SIZE) == "Two eyes: A1 C1."


def test_many_points_are_cut_short() -> None:
    sentence = reason_sentence(judged(Reason.EYE_SPACE, "A1 B1 C1 D1 E1"), SIZE)
    assert sentence == "Room for two eyes whoever plays first: A1 B1 C1 D1 …."


def test_a_race_tells_both_numbers() -> None:
    sentence = reason_sentence(judged(Reason.LOST_RACE, "A1", 3, 5), SIZE)
    assert sentence == "It loses the race. Liberties: 3 against 5."
