from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.color import Color
from goboard_app.record.result import (
    DRAW,
    UNKNOWN,
    VOID,
    Result,
    ResultKind,
    format_result,
    parse_result,
)

B, W = Color.BLACK, Color.WHITE


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("B+3.5", Result.by_points(B, Fraction(7, 2))),
        ("W+4.25  ", Result.by_points(W, Fraction(17, 4))),
        ("Black+12 points", Result.by_points(B, Fraction(12))),
        ("B+R", Result.by_resignation(B)),
        ("W+Resign", Result.by_resignation(W)),
        ("White resigns.", Result.by_resignation(B)),
        ("Black resigns. W 25.5 B 17.0", Result.by_resignation(W)),
        ("黑中盘胜", Result.by_resignation(B)),
        ("白中押し勝ち", Result.by_resignation(W)),
        ("白1.5目勝ち!", Result.by_points(W, Fraction(3, 2))),
        ("白両目半勝", Result.by_points(W, Fraction(5, 2))),
        ("黒3目半勝", Result.by_points(B, Fraction(7, 2))),
        ("白胜", Result(ResultKind.WIN, W)),
        ("白胜黑", Result(ResultKind.WIN, W)),
        ("B+time", Result(ResultKind.TIME, B)),
        ("W+Time Over", Result(ResultKind.TIME, W)),
        ("B+Forfeit", Result(ResultKind.FORFEIT, B)),
        ("B+", Result(ResultKind.WIN, B)),
        ("W", Result(ResultKind.WIN, W)),
        ("B+, Goro crushed in his 72nd move", Result(ResultKind.WIN, B)),
        ("B+0", Result(ResultKind.WIN, B)),
        ("0", DRAW),
        ("Draw", DRAW),
        ("Void", VOID),
        ("?", UNKNOWN),
        ("", UNKNOWN),
    ],
)
def test_results_are_understood(text: str, result: Result) -> None:
    assert parse_result(text) == result


@pytest.mark.parametrize(
    "text", ["B+Illegal", "has adjourned.", "? (no more)", "黑胜2又3/4子", "W+J"]
)
def test_what_is_not_sure_stays_as_it_was(text: str) -> None:
    assert parse_result(text) == Result(ResultKind.OTHER, raw=text)
    assert format_result(parse_result(text)) == text


@pytest.mark.parametrize("text", ["B+3.5", "W+R", "B+T", "W+F", "B+", "0", "Void", "?", "W+0.25"])
def test_canonical_results_are_written_as_they_were_read(text: str) -> None:
    assert format_result(parse_result(text)) == text


@given(st.sampled_from([B, W]), st.integers(1, 40_000))
def test_every_margin_in_hundredths_survives(winner: Color, hundredths: int) -> None:
    result = Result.by_points(winner, Fraction(hundredths, 100))
    assert parse_result(format_result(result)) == result
