"""Years with numbers of games, and the bars of a chart of them."""

from __future__ import annotations

from typing import NamedTuple

YearCounts = tuple[tuple[int, int], ...]
"""Years in their order, each with a number."""

_MOST_BARS = 26
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class YearBar(NamedTuple):
    """One bar: its first and last year, how often the move was played, and how often the position came up."""

    first: int
    last: int
    times: int
    total: int


def bars_of(position: YearCounts, move: YearCounts, most: int = _MOST_BARS) -> tuple[YearBar, ...]:
    """Return the bars from the first to the last year, each of the same round number of years."""
    years = [year for year, _count in (*position, *move)]
    if not years:
        return ()
    first, last = min(years), max(years)
    step = next((step for step in _STEPS if last // step - first // step < most), _STEPS[-1])
    start = first // step
    counts = [[0, 0] for _ in range(start, last // step + 1)]
    for which, some in enumerate((move, position)):
        for year, count in some:
            counts[year // step - start][which] += count
    return tuple(
        YearBar(step * number, step * number + step - 1, times, total)
        for number, (times, total) in enumerate(counts, start)
    )
