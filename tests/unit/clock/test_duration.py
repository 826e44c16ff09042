"""Durations as people write them."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.clock.control import duration_of, seconds_text

HOUR = 3_600_000


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", 0),
        ("600", 600_000),
        ("9.483", 9_483),
        ("34.", 34_000),
        (".5", 500),
        ("9.4839", 9_483),
        ("0:07:42", 462_000),
        ("30:00", 1_800_000),
        ("1:00:00", HOUR),
        ("1:02.5", 62_500),
        ("3h", 3 * HOUR),
        ("9 hours", 9 * HOUR),
        ("1 hr. 30 min.", 5_400_000),
        ("1h30m", 5_400_000),
        ("2.5 Hours", 9_000_000),
        ("1 hour and 5 minutes", 3_900_000),
        ("10'30\"", 630_000),
        ("2 days", 48 * HOUR),
        ("1d, 2h", 26 * HOUR),
        ("40 sec", 40_000),
        ("3時間", 3 * HOUR),
        ("1小时30分钟", 5_400_000),
        ("30秒", 30_000),
        ("1시간 5분 3초", 3_903_000),
        ("", None),
        ("-5", None),
        ("5 moves", None),
        ("1:2:3:4", None),
        ("ten", None),
        ("5 ms", None),
        ("1e9", None),
        ("9" * 5000, None),
    ],
)
def test_duration(text: str, expected: int | None) -> None:
    assert duration_of(text) == expected


@pytest.mark.parametrize("part", ["1s.5", "1s.", "1.", "1h", "1:00", "1 and ", "1'"])
def test_hostile_text_is_refused_in_no_time(part: str) -> None:
    began = time.perf_counter()
    assert duration_of(part * 2000 + "x") is None
    assert time.perf_counter() - began < 1


@given(st.integers(0, 10**12))
def test_seconds_are_exact(time: int) -> None:
    assert duration_of(seconds_text(time)) == time
