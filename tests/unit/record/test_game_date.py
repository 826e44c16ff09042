import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.record.game_info import (
    GameDate,
    better_dates,
    format_dates,
    parse_dates,
    understood_dates,
)


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("1996", "1996"),
        ("1996-05,06", "1996-05 1996-06"),
        ("1996-05-06,07,08", "1996-05-06 1996-05-07 1996-05-08"),
        ("1996,1997", "1996 1997"),
        ("1996-12-27,28,1997-01-03,04", "1996-12-27 1996-12-28 1997-01-03 1997-01-04"),
        ("1997-05-05,1997-05-06", "1997-05-05 1997-05-06"),
        ("1996-05-06,06-01", "1996-05-06 1996-06-01"),
    ],
)
def test_the_examples_of_the_standard_are_read(text: str, full: str) -> None:
    dates = parse_dates(text)
    assert dates is not None
    assert " ".join(item.text for item in dates) == full


@pytest.mark.parametrize(
    "text",
    [
        *("", "96", "1996-5-6", "1996/05/06", "1996-13", "1996-02-30", "1996, 1997", "1996,05"),
        *("1996-00", "1996-05,06-07", "1996-05-06,", "yesterday", "0000", "1996-05-06,00"),
    ],
)
def test_other_spellings_are_not_read(text: str) -> None:
    assert parse_dates(text) is None


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("1996/5/6", "1996-05-06"),
        ("1996.05.06", "1996-05-06"),
        ("6.5.1996", "1996-05-06"),
        ("6 May 1996", "1996-05-06"),
        ("May 6, 1996", "1996-05-06"),
        ("6th September 1996", "1996-09-06"),
        ("May 1996", "1996-05"),
        ("2016-03-10 14:05:00", "2016-03-10"),
        ("2016\u5e743\u670810\u65e5", "2016-03-10"),
        ("1996-05-07,06", "1996-05-06,07"),
        ("1996-05-07, 1996-05-06", "1996-05-06,07"),
        ("1996-05-06", ""),
        ("1996-05-06,1996-05-07", ""),
        ("spring of 1996", ""),
        ("31.2.1996", ""),
        ("", ""),
    ],
)
def test_other_ways_of_writing_are_put_right_and_in_order(text: str, better: str) -> None:
    assert better_dates(text) == better


@given(
    st.lists(
        st.one_of(
            st.builds(GameDate, st.integers(1000, 2100)),
            st.builds(GameDate, st.integers(1900, 1902), st.integers(1, 12)),
            st.builds(GameDate, st.integers(1900, 1902), st.integers(1, 12), st.integers(1, 28)),
        ),
        min_size=1,
        max_size=8,
    )
)
def test_abbreviations_are_read_as_meant(dates: list[GameDate]) -> None:
    assert parse_dates(format_dates(dates)) == tuple(dates)
    assert understood_dates(format_dates(dates)) == tuple(sorted(set(dates)))
