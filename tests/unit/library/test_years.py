"""The bars of a chart of years: round numbers of years, and both counts in each."""

from goboard_app.library.positions import bars_of


def test_each_year_has_a_bar_where_there_is_room() -> None:
    assert bars_of(((1995, 3), (1997, 1)), ((1997, 1),)) == (
        (1995, 1995, 0, 3),
        (1996, 1996, 0, 0),
        (1997, 1997, 1, 1),
    )


def test_many_years_are_put_together_in_round_numbers() -> None:
    assert bars_of(((1953, 1), (1958, 2), (1971, 4)), ((1958, 2),), most=4) == (
        (1950, 1959, 2, 3),
        (1960, 1969, 0, 0),
        (1970, 1979, 0, 4),
    )


def test_years_far_apart_still_fit() -> None:
    bars = bars_of(((1, 1), (9999, 1)), (), most=4)
    assert bars[0].first <= 1
    assert bars[-1].last >= 9999


def test_without_years_there_is_no_bar() -> None:
    assert bars_of((), ()) == ()
