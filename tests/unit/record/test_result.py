from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import Color
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
    "text",
    [
        *("has adjourned.", "? (No further moves known)", "黑先活", "unfinished", "john wins"),
        *("黑胜半", "3目半勝", "B+3 or 4", "白胜3子?", "黑胜子", "白目勝"),
    ],
)
def test_uncertain_groups_stay_as_they_were(text: str) -> None:
    assert parse_result(text) == Result(ResultKind.OTHER, raw=text)
    assert format_result(parse_result(text)) == text


@pytest.mark.parametrize("text", ["B+3.5", "W+R", "B+T", "W+F", "B+", "0", "Void", "?", "W+0.25"])
def test_canonical_results_are_written_as_they_were_read(text: str) -> None:
    assert format_result(parse_result(text)) == text


@given(st.sampled_from([B, W]), st.integers(1, 40_000))
def test_every_margin_in_hundredths_survives(winner: Color, hundredths: int) -> None:
    result = Result.by_points(winner, Fraction(hundredths, 100))
    assert parse_result(format_result(result)) == result


# Every spelling that shared/SGF.md lists as seen in files, with its meaning.
SEEN = {
    "B+R": Result.by_resignation(B),
    "B+Resign": Result.by_resignation(B),
    "B+7": Result.by_points(B, Fraction(7)),
    "B+12.50": Result.by_points(B, Fraction(25, 2)),
    "W+3.50  ": Result.by_points(W, Fraction(7, 2)),
    "B+T": Result(ResultKind.TIME, B),
    "B+Time": Result(ResultKind.TIME, B),
    "B+time": Result(ResultKind.TIME, B),
    "W+Time Over": Result(ResultKind.TIME, W),
    "B+F": Result(ResultKind.FORFEIT, B),
    "W+Forfeit": Result(ResultKind.FORFEIT, W),
    "B+Illegal": Result(ResultKind.NOTED, B, raw="Illegal"),
    "B+AW": Result(ResultKind.NOTED, B, raw="AW"),
    "W+J": Result(ResultKind.NOTED, W, raw="J"),
    "B+V": Result(ResultKind.NOTED, B, raw="V"),
    "D+J": DRAW,
    "W+Repetition": Result(ResultKind.NOTED, W, raw="Repetition"),
    "B+": Result(ResultKind.WIN, B),
    "B": Result(ResultKind.WIN, B),
    "W": Result(ResultKind.WIN, W),
    "draw": DRAW,
    "Draw": DRAW,
    "0": DRAW,
    "?": UNKNOWN,
    "Void": VOID,
    "": UNKNOWN,
    "White resigns.": Result.by_resignation(B),
    "Black resigns. W 25.5 B 17.0": Result.by_resignation(W),
    "B+, Goro crushed in his 100th move": Result(ResultKind.WIN, B),
    "W+4.25": Result.by_points(W, Fraction(17, 4)),
    "黑中盘胜": Result.by_resignation(B),
    "白中盘胜": Result.by_resignation(W),
    "白胜": Result(ResultKind.WIN, W),
    "白胜黑": Result(ResultKind.WIN, W),
    "黑胜2又3/4子": Result.by_points(B, Fraction(11, 2)),
    "黒中盤勝": Result.by_resignation(B),
    "白両目半勝": Result.by_points(W, Fraction(5, 2)),
    "黒中押し勝ち": Result.by_resignation(B),
    "黒中押勝": Result.by_resignation(B),
    "257手完, 黒番中押し勝ち": Result.by_resignation(B),
    "257手完、白番4目半勝ち": Result.by_points(W, Fraction(9, 2)),
    "白1.5目勝ち!": Result.by_points(W, Fraction(3, 2)),
}


@pytest.mark.parametrize("text", SEEN)
def test_every_spelling_that_was_seen_in_files_is_understood(text: str) -> None:
    assert parse_result(text) == SEEN[text]


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("흑 불계승", Result.by_resignation(B)),
        ("백 3집반승", Result.by_points(W, Fraction(7, 2))),
        ("백 반집승", Result.by_points(W, Fraction(1, 2))),
        ("흑시간승", Result(ResultKind.TIME, B)),
        ("白超时胜", Result(ResultKind.TIME, W)),
        ("黒時間切れ勝ち", Result(ResultKind.TIME, B)),
        ("白番中押勝", Result.by_resignation(W)),
        ("白半目勝", Result.by_points(W, Fraction(1, 2))),
        ("白胜3又1/4子", Result.by_points(W, Fraction(13, 2))),
        ("黑胜3/4子", Result.by_points(B, Fraction(3, 2))),
        ("黑胜5子", Result.by_points(B, Fraction(10))),
        ("白胜2目半", Result.by_points(W, Fraction(5, 2))),
        ("黒反則勝ち", Result(ResultKind.FORFEIT, B)),
        ("和棋", DRAW),
        ("無勝負", VOID),
        ("W+1/2", Result.by_points(W, Fraction(1, 2))),
        ("Black wins by 3.5", Result.by_points(B, Fraction(7, 2))),
        ("White wins on time.", Result(ResultKind.TIME, W)),
        ("White wins", Result(ResultKind.WIN, W)),
    ],
)
def test_further_spellings_are_understood(text: str, result: Result) -> None:
    assert parse_result(text) == result


@pytest.mark.parametrize("text", ["B+Illegal", "W+J"])
def test_a_reason_that_is_only_a_word_is_written_as_it_was_read(text: str) -> None:
    assert format_result(parse_result(text)) == text


@pytest.mark.parametrize(
    ("text", "winner", "margin"),
    [
        ("B+2,5", B, "5/2"),
        ("B+0,5 points", B, "1/2"),
        ("W+3½", W, "7/2"),
        ("B+½", B, "1/2"),
        ("B+12 1/2", B, "25/2"),
        ("Ｂ＋２．５", B, "5/2"),
        ("B+3.5pts", B, "7/2"),
        ("W+3.75zi", W, "15/2"),
        ("B+3.5 {moves beyond 200 not known}", B, "7/2"),
        ("B+2,Time", B, "2"),
        ("Black wins by 2,5 points", B, "5/2"),
        ("black 3.5 win", B, "7/2"),
        ("흑0.5집승", B, "1/2"),
        ("294수 흑0.5집승", B, "1/2"),
        ("흑 7.5집 승리", B, "15/2"),
        ("白3目半胜", W, "7/2"),
        ("白四目半胜", W, "9/2"),
        ("黒十二目勝", B, "12"),
        ("黑方胜3又3/4子", B, "15/2"),
        ("黑胜三又四分之三子", B, "15/2"),
        ("共271手，白胜3/4子", W, "3/2"),
        ("白胜1又1/4", W, "5/2"),
    ],
)
def test_a_margin_is_read_in_every_way_to_write_a_number(text: str, winner: Color, margin: str) -> None:
    assert parse_result(text) == Result.by_points(winner, Fraction(margin))


@pytest.mark.parametrize("text", ["B+1,234", "B+2.5,5", "B+3 5/2", "B+5/0", "黑胜半子", "黑胜1又1/2"])
def test_a_margin_that_is_not_certain_stays_raw(text: str) -> None:
    assert parse_result(text) == Result(ResultKind.OTHER, raw=text)


def test_the_side_that_is_named_has_won_where_the_win_comes_last() -> None:
    assert parse_result("white resign win") == Result.by_resignation(W)
    assert parse_result("white time win") == Result(ResultKind.TIME, W)
