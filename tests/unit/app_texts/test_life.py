from __future__ import annotations

import pytest

from goboard_app.app.texts.life import reason_sentence
from goboard_app.go.color import Color
from goboard_app.go.point import BoardSize, parse_point
from goboard_app.scoring.proposal import GroupJudgement, Life, Reason

SIZE = BoardSize.square(9)


LIVES = {
    Life.ALIVE: (
        Reason.UNCONDITIONAL,
        Reason.TWO_EYES,
        Reason.EYE_SPACE,
        Reason.CONNECTED,
        Reason.SURVIVES,
    ),
    Life.DEAD: (
        Reason.ENCLOSED,
        Reason.DEAD_SHAPE,
        Reason.LOST_RACE,
        Reason.IN_ATARI,
        Reason.CAPTURED,
    ),
    Life.SEKI: (Reason.SHARED_LIBERTIES, Reason.ONE_EYE_EACH),
    Life.UNCLEAR: (
        Reason.FIRST_MOVE_DECIDES,
        Reason.KO_DECIDES,
        Reason.OPEN_BORDER,
        Reason.NOT_READ,
    ),
}
LIFE_OF = {reason: life for life, reasons in LIVES.items() for reason in reasons}


def judged(reason: Reason, names: str = "A1 B1", liberties: int = 3) -> GroupJudgement:
    life = LIFE_OF[reason]
    return GroupJudgement(
        color=Color.BLACK,
        stones=frozenset({parse_point("E5", SIZE)}),
        life=life,
        leaning=Life.ALIVE if life is Life.UNCLEAR else life,
        confidence=0.5,
        reason=reason,
        points=frozenset(parse_point(name, SIZE) for name in names.split()),
        liberties=liberties,
        other_liberties=7,
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


@pytest.mark.parametrize("reason", [Reason.TWO_EYES, Reason.IN_ATARI, Reason.KO_DECIDES])
def test_the_points_are_named(reason: Reason) -> None:
    assert "C4" in reason_sentence(judged(reason, "C4"), SIZE)


def test_many_points_are_cut_short() -> None:
    names = "A1 B1 C1 D1 E1 F1 G1"
    sentence = reason_sentence(judged(Reason.UNCONDITIONAL, names), SIZE)
    assert "A1" in sentence
    assert "G1" not in sentence


def test_a_race_tells_both_numbers() -> None:
    sentence = reason_sentence(judged(Reason.LOST_RACE, "A1", 3), SIZE)
    assert "3" in sentence
    assert "7" in sentence
