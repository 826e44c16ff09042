from __future__ import annotations

from fractions import Fraction

import pytest

from goboard_app.app.texts.explain import cause_sentence, mismatch_sentence
from goboard_app.go.board import BoardSize, parse_point
from goboard_app.record.result import parse_result
from goboard_app.rules.catalogue import JAPANESE
from goboard_app.scoring.statuses import Status
from goboard_app.session.recount import DifferenceCause, Mismatch

SIZE = BoardSize.square(9)
STONES = frozenset({parse_point("C3", SIZE), parse_point("D3", SIZE)})


def mismatch(cause: DifferenceCause, **more: object) -> Mismatch:
    recorded, counted = parse_result("B+2.5"), parse_result("B+1.5")
    return Mismatch(recorded, counted, cause, **more)  # type: ignore[arg-type]


def test_both_results_the_cause_and_that_nothing_is_changed() -> None:
    found = mismatch(DifferenceCause.DAME, difference=Fraction(1))
    assert mismatch_sentence(found, SIZE) == (
        "The record says B+2½, this count says B+1½. Likely cause: one more neutral point "
        "was filled. The record is unchanged."
    )


def test_without_a_cause_nothing_is_guessed() -> None:
    assert mismatch_sentence(mismatch(DifferenceCause.UNKNOWN), SIZE) == (
        "The record says B+2½, this count says B+1½. The record is unchanged."
    )


def test_a_game_that_was_not_counted_needs_no_words() -> None:
    assert mismatch_sentence(mismatch(DifferenceCause.NOT_COUNTED), SIZE) == ""


@pytest.mark.parametrize(
    ("found", "end"),
    [
        (mismatch(DifferenceCause.KOMI, komi=Fraction(13, 2)), "a komi of 6½."),
        (
            mismatch(DifferenceCause.RULESET, ruleset=JAPANESE),
            "it was counted by other rules (Japanese).",
        ),
        (mismatch(DifferenceCause.HANDICAP), "other points for the handicap."),
        (
            mismatch(DifferenceCause.DAME, difference=Fraction(-2)),
            "more neutral points were filled.",
        ),
        (mismatch(DifferenceCause.PROTECTIVE_MOVES), "a protective move was made."),
        (mismatch(DifferenceCause.SIDE), "Black and White were mixed up."),
        (
            mismatch(DifferenceCause.STATUS, stones=STONES, status=Status.DEAD),
            "the stones at C3 were taken as dead.",
        ),
        (
            mismatch(DifferenceCause.STATUS, stones=STONES, status=Status.ALIVE),
            "the stones at C3 were taken as alive.",
        ),
        (
            mismatch(DifferenceCause.STATUS, stones=STONES, status=Status.SEKI),
            "the stones at C3 were taken as in seki.",
        ),
    ],
)
def test_each_cause_in_words(found: Mismatch, end: str) -> None:
    assert cause_sentence(found, SIZE) == f"Likely cause: {end}"
