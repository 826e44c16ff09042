"""TM and OT: the dialects of servers and people, and our own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.clock.control import (
    MINUTE,
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    Ing,
    NoClock,
    ProgressiveCanadian,
    SimpleDelay,
    TimeControl,
)
from goboard_app.clock.sgf import control_texts, read_control
from tests.unit.clock.controls import S, timed

DAY = 24 * 60 * MINUTE


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("600", Absolute(600 * S)),
        ("142.7", Absolute(142_700)),
        ("30:00", Absolute(30 * MINUTE)),
        ("1 hour", Absolute(60 * MINUTE)),
        ("３０分", Absolute(30 * MINUTE)),
        ("0", NoClock()),
        ("None", NoClock()),
        ("no limit", NoClock()),
        ("1:00:00(5x1:00)", ByoYomi(60 * MINUTE, 5, MINUTE)),
        ("40:00 (5 x 1:00)", ByoYomi(40 * MINUTE, 5, MINUTE)),
        ("5m + 3x30s", ByoYomi(5 * MINUTE, 3, 30 * S)),
        ("3 minutes +15 seconds per move", Fischer(3 * MINUTE, 15 * S)),
        ("30 min, (25/600)", Canadian(30 * MINUTE, 25, 600 * S)),
        ("-", None),
        ("", None),
        (None, None),
        ("-100", None),
        ("1 hr/125 moves", None),
        ("10:00:00+1:00/5", None),
        ("1800,0,30,5", None),
        ("soon", None),
    ],
)
def test_time_limit_alone(text: str | None, expected: TimeControl | None) -> None:
    assert read_control(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        *("5x30 byo-yomi", "5x30byo-yomi", "5 x 30 Byo Yomi", "5*30 byoyomi", "5x30", "5x0:30"),
        *("5 periods of 30 seconds", "5 × 30 s", "5x30 sec each", "5 times 30 sec"),
        *("byo-yomi 5x30", "Byo-yomi: 5 x 30 sec", "30 sec * 5 periods", "byo-yomi 30 sec x 5"),
        *("30 sec, 5 periods byo-yomi", "30秒5回", "秒読み30秒 5回", "读秒30秒 5次"),
        *("30초 5회", "5 X 30 BYO-YOMI", "Japanese byo-yomi 5x30", "5 periods x 30 sec", "5/30 byo-yomi"),
        *("5 byo-yomi periods of 30 seconds", "30 s byo-yomi x 5", "30s (5 periods)", "5x30 byoyomi periods"),
        *("5x00:30 byo-yomi", "读秒5次30秒", "초읽기 30초 5회", "5회 30초", "30sec 5times"),
    ],
)
def test_byo_yomi(text: str) -> None:
    assert read_control("600", text) == ByoYomi(600 * S, 5, 30 * S)


@pytest.mark.parametrize(
    "text",
    [
        *("30 sec byo-yomi", "30 byo-yomi", "byo-yomi 30 sec", "byo-yomi: 0:30", "1x30 byo-yomi"),
        *("30 sec per move", "30 s/move", "30 seconds a move", "30 simple", "simple: 30"),
        *("每步30秒", "1手30秒", "秒読み1手30秒", "一手30秒"),
    ],
)
def test_one_period(text: str) -> None:
    assert read_control("0", text) == ByoYomi(0, 1, 30 * S)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "25/600 Canadian",
            "25/600 canadian",
            "25/600",
            "25 moves / 10 min",
            "25 moves / 600 sec",
        ),
        *("25 stones in 10 minutes", "25 in 10 min", "25 per 10 min", "10 min / 25 moves"),
        *("10 minutes for 25 stones", "Canadian: 25/10:00", "canadian 25 stones per 10 min"),
        *("canadian: 10 min / 25 stones", "25 Moves / 10 Min"),
    ],
)
def test_canadian(text: str) -> None:
    assert read_control("1800", text) == Canadian(1800 * S, 25, 600 * S)


@pytest.mark.parametrize(
    "text",
    [
        *("15 fischer", "15 Fischer", "15 sec Fischer", "fischer 15", "Fischer: +15 sec"),
        *("+15 sec per move", "+ 15/move", "15 sec increment", "15 sec per move bonus"),
        *("+15 sec/move fischer", "15 s increment per move", "fischer 15 per move"),
        *("+15", "+15s", "15 sec Fischer increment", "Fischer time: 15 s", "15 fischer time"),
    ],
)
def test_fischer(text: str) -> None:
    assert read_control("300", text) == Fischer(300 * S, 15 * S)


@pytest.mark.parametrize(
    ("main", "text", "expected"),
    [
        ("259200", "86400 fischer", Fischer(3 * DAY, DAY)),
        ("0", "259200 simple", ByoYomi(0, 1, 3 * DAY)),
        ("15 days", "1 day * 10 periods", ByoYomi(15 * DAY, 10, DAY)),
        ("60", "10 fischer, max 65", Fischer(60 * S, 10 * S, 65 * S)),
        ("60", "10 bronstein", Bronstein(60 * S, 10 * S)),
        ("60", "10 sec US delay", SimpleDelay(60 * S, 10 * S)),
        ("60", "hourglass", Hourglass(60 * S)),
        ("60", "3x10 Ing, 2 points each", Ing(60 * S, 3, 10 * S, 2)),
        (
            "60",
            "10,20/300 progressive Canadian",
            ProgressiveCanadian(60 * S, (10, 20), 300 * S),
        ),
        ("60", "none", Absolute(60 * S)),
        ("60", "sudden death", Absolute(60 * S)),
        ("60", "", Absolute(60 * S)),
    ],
)
def test_other_overtime(main: str, text: str, expected: TimeControl) -> None:
    assert read_control(main, text) == expected


@pytest.mark.parametrize(
    ("main", "text"),
    [
        ("600", "Mysterious"),
        ("600", "byo-yomi"),
        ("600", "A very long overtime information text (OT property)"),
        ("600", "10+5"),
        ("600", "0x30 byo-yomi"),
        ("600", "5x0 byo-yomi"),
        ("0", "15 fischer"),
        (None, "5x30 byo-yomi"),
        ("soon", "5x30 byo-yomi"),
        ("600", "5x30 byo-yomi" + " " * 200 + "or so"),
        ("600", "1 " * 200),
    ],
)
def test_unknown_values_are_none(main: str | None, text: str) -> None:
    assert read_control(main, text) is None


@pytest.mark.parametrize(
    ("control", "texts"),
    [
        (NoClock(), (None, None)),
        (Absolute(600 * S), ("600", None)),
        (ByoYomi(600 * S, 5, 30 * S), ("600", "5x30 byo-yomi")),
        (Canadian(0, 25, 600 * S), ("0", "25/600 Canadian")),
        (Fischer(600 * S, 15 * S), ("600", "15 fischer")),
        (Fischer(600 * S, 500, 900 * S), ("600", "0.5 fischer, max 900")),
    ],
)
def test_writing(control: TimeControl, texts: tuple[str | None, str | None]) -> None:
    assert control_texts(control) == texts


@given(timed)
def test_written_files_are_read_back(control: TimeControl) -> None:
    assert read_control(*control_texts(control)) == control


@given(st.none() | st.text(max_size=120), st.none() | st.text(max_size=120))
def test_no_text_does_harm(main: str | None, overtime: str | None) -> None:
    read_control(main, overtime)


@given(st.text("0123456789 x/*+.,:()byo-mifschercandls'\"", max_size=100))
def test_no_likely_text_does_harm(overtime: str) -> None:
    read_control("600", overtime)
    read_control(overtime)
