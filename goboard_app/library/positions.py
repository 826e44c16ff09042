"""Positions in a library: the places of a pattern in ten thousand games, with their continuations.

The pattern is looked up in each of its forms, turned and with the colours exchanged, in the tables of
`first_stones`; here the occurrences are counted by game, next move, winner and year.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import CODES
from goboard_app.library.first_stones import FirstStones, Occurrences
from goboard_app.library.index import Key, StoredGame
from goboard_app.library.part_changes import NEVER, Numbers
from goboard_app.session.position_search import Pattern, PointRect

YearCounts = tuple[tuple[int, int], ...]
"""Years in their order, each with a number."""

# Bars for which the chart has room at the least width of the panel.
_MOST_BARS = 26
# Years in one bar: round numbers, so that the years below the chart are round too.
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


MOST_MATCHES = 300_000
"""The number of matches after which a search ends: two stones alone occur nearly everywhere."""
_COLORS = {1: Color.BLACK, 2: Color.WHITE}
_WINNERS = {"b+": 1, "w+": 2}
# Above every rank, which has 49 bits.
_NO_HIT = 1 << 62


def _nothing(_share: float) -> None:
    pass


class GameHit(NamedTuple):
    """A game with the pattern: after how many nodes of which line it occurs, and the place on the board.

    `node` counts the nodes of the line from the root on, `place` all nodes of the game, each before its children;
    in the main line they are equal. `area` is the rectangle there; `is_swapped` means that the colours are exchanged.
    """

    key: Key
    node: int
    area: PointRect
    is_swapped: bool
    place: int


class Continuation(NamedTuple):
    """A next move in the searched part, as it would be on the board of the question.

    It was played `times` times; `black` and `white` are the numbers of these games that each side won. `years` gives
    how often it was played in each year. Moves of variations have no winner and no year, as no game went on so.
    """

    point: Point
    color: Color
    times: int
    black: int
    white: int
    years: YearCounts = ()


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search: one hit for each game, and the next moves, the commonest first.

    `ended` counts the occurrences without a later move in the part, `years` those of the main lines in each year.
    `is_cut` means that the pattern is so frequent that the search ended early. While it `is_partial` the search
    goes on.
    """

    hits: tuple[GameHit, ...]
    continuations: tuple[Continuation, ...]
    ended: int
    is_cut: bool = False
    is_partial: bool = False
    years: YearCounts = ()


class _PatternForm(NamedTuple):
    """A form of the pattern: `order` gives for each place the cell of the original pattern."""

    pattern: Pattern
    order: tuple[int, ...]
    is_swapped: bool


class _PlacedForm(NamedTuple):
    """A form with the places of its corner on boards of one size, as their indices.

    `cells` gives for each place of the form the cell of the original pattern.
    """

    pattern: Pattern
    cells: Numbers
    is_swapped: bool
    corners: tuple[int, ...]


def _forms(pattern: Pattern, in_any_symmetry: bool, in_both_colors: bool) -> list[_PatternForm]:
    """Return the forms of a pattern, the plain one first and those with other colours last."""
    plain = _PatternForm(pattern, tuple(range(len(pattern.cells))), False)
    forms = [plain]
    if in_any_symmetry:
        turned = (plain, _transposed(plain))
        # Four forms for each transposition, all eight symmetries of a rectangle's points.
        forms = [
            each for form in turned for flipped in (form, _mirrored(form)) for each in (flipped, _upended(flipped))
        ]
    if in_both_colors:
        forms += [_PatternForm(form.pattern.swapped(), form.order, True) for form in forms]
    return forms


def _placed(forms: Sequence[_PatternForm], size: BoardSize) -> list[_PlacedForm]:
    """Return the forms with all places on boards of this size, each place of each arrangement of stones once.

    Several forms are the same at a place if the pattern is its own mirror image, or if a part at one side of the board
    touches both on a smaller one. A move and its mirror image are then one.
    """
    forms_at: dict[tuple[int, bytes, Point], list[int]] = {}
    for number, form in enumerate(forms):
        for corner in form.pattern.anchors(size):
            same = forms_at.setdefault((form.pattern.columns, form.pattern.cells, corner), [])
            if not same or forms[same[0]].is_swapped == form.is_swapped:
                same.append(number)
    corners_of: dict[tuple[int, ...], list[int]] = {}
    for (_columns, _cells, corner), numbers in forms_at.items():
        corners_of.setdefault(tuple(numbers), []).append(size.index(corner))
    placed = []
    for same_numbers, corners in corners_of.items():
        same_forms = [forms[number] for number in same_numbers]
        cells = np.array([form.order for form in same_forms]).min(axis=0)
        placed.append(_PlacedForm(same_forms[0].pattern, cells, same_forms[0].is_swapped, tuple(corners)))
    return placed


def _mirrored(form: _PatternForm) -> _PatternForm:
    width, order = form.pattern.columns, form.order
    rows = (order[at : at + width][::-1] for at in range(0, len(order), width))
    return _PatternForm(form.pattern.mirrored(), tuple(cell for row in rows for cell in row), False)


def _transposed(form: _PatternForm) -> _PatternForm:
    width = form.pattern.columns
    order = tuple(cell for col in range(width) for cell in form.order[col::width])
    return _PatternForm(form.pattern.transposed(), order, False)


def _upended(form: _PatternForm) -> _PatternForm:
    return _transposed(_mirrored(_transposed(form)))


@dataclass(slots=True)
class _Tally:
    """The counts of a search up to now; the search alone changes them."""

    hits: list[_BestHits]
    moves: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    move_years: dict[tuple[int, int], Counter[int]] = field(default_factory=dict)
    years: Counter[int] = field(default_factory=Counter)
    ended: int = 0
    matched: int = 0

    def result(self, area: PointRect, is_cut: bool = False, is_partial: bool = False) -> SearchResult:
        """Return the counts as a result; `area` is the part of the board that was asked for."""
        hits = sorted(hit for hits in self.hits for hit in hits.hits())
        moves = tuple(self._ranked(area))
        return SearchResult(tuple(hits), moves, self.ended, is_cut, is_partial, tuple(sorted(self.years.items())))

    def _ranked(self, area: PointRect) -> Iterator[Continuation]:
        width = area.right - area.left + 1
        for (cell, code), (times, black, white) in sorted(self.moves.items(), key=lambda item: (-item[1][0], item[0])):
            point = Point(area.left + cell % width, area.top + cell // width)
            years = tuple(sorted(self.move_years.get((cell, code), {}).items()))
            yield Continuation(point, _COLORS[code], times, black, white, years)


class _BestHits:
    """The best hit of each game of a shelf: the first in the main line, else the first in a variation."""

    def __init__(self, shelf: _Shelf, forms: Sequence[_PlacedForm]) -> None:
        self._shelf = shelf
        self._forms = forms
        count = len(shelf.keys)
        # Whether it is in a variation, the depth, and the number of the node; the smallest number is the best hit.
        self._ranks = np.full(count, _NO_HIT)
        self._corners = np.zeros(count, np.int64)
        self._form_of = np.zeros(count, np.int64)

    def add(self, form: int, found: Occurrences, games: Numbers) -> None:
        """Keep the better hits of one form."""
        ranks = found.depths << 32 | found.depths
        for at in np.flatnonzero(found.lines != games).tolist():
            depth = int(found.depths[at])
            place = self._shelf.stones.node_of(int(found.lines[at]), depth)
            ranks[at] = (place != depth) << 48 | depth << 32 | place
        is_better = ranks < self._ranks[games]
        ranks, games, corners = ranks[is_better], games[is_better], found.corners[is_better]
        # Of several values for a game the last one stays.
        order = np.argsort(-ranks, kind="stable")
        games = games[order]
        self._ranks[games], self._corners[games], self._form_of[games] = ranks[order], corners[order], form

    def hits(self) -> Iterator[GameHit]:
        """Yield the hits."""
        for game in np.flatnonzero(self._ranks < _NO_HIT).tolist():
            rank, form = int(self._ranks[game]), self._forms[self._form_of[game]]
            area = _area_at(self._shelf.size.point(int(self._corners[game])), form.pattern)
            yield GameHit(self._shelf.keys[game], rank >> 32 & 0xFFFF, area, form.is_swapped, rank & 0xFFFFFFFF)


class Positions:
    """The games of a library, ready to be searched. Cost: 2 kB a line, and 10 µs to build."""

    def __init__(self, games: Iterable[StoredGame]) -> None:
        by_size: dict[BoardSize, list[StoredGame]] = {}
        for game in games:
            by_size.setdefault(game.size, []).append(game)
        self._shelves = [_Shelf(size, some) for size, some in by_size.items()]

    def search(
        self,
        pattern: Pattern,
        area: PointRect,
        in_any_symmetry: bool = True,
        in_both_colors: bool = True,
        next_color: Color | None = None,
        most_moves: int | None = None,
        look: Callable[[float], object] = _nothing,
        tell: Callable[[SearchResult], object] | None = None,
    ) -> SearchResult:
        """Search the pattern in all lines, once for each line and place.

        `area` is the part of the board from which it was taken; the next moves are given on it.
        A pattern of a whole board is found on boards of its size alone. With `next_color` the next move in the part
        has to be of this colour, and with `most_moves` the pattern occurs after at most as many nodes. `look` is
        called with the share that is done every few milliseconds, and may stop the search by an exception. `tell`
        gets the state of the search at the first match, and whenever the number of matches has doubled.
        """
        forms = _forms(pattern, in_any_symmetry, in_both_colors)
        placed = [_placed(forms, shelf.size) for shelf in self._shelves]
        limit = NEVER if most_moves is None else most_moves
        tally, told = _Tally(list(map(_BestHits, self._shelves, placed))), 0
        for number, at, found, share in self._found(placed, next_color, limit):
            look(share)
            shelf = self._shelves[number]
            games = shelf.stones.game_of[found.lines]
            tally.hits[number].add(at, found, games)
            shelf.count(placed[number][at], found, games, tally)
            if tally.matched > MOST_MATCHES:
                return tally.result(area, is_cut=True)
            if tell is not None and tally.matched > 2 * told:
                told = tally.matched
                tell(tally.result(area, is_partial=True))
        return tally.result(area)

    def _found(
        self, placed: Sequence[Sequence[_PlacedForm]], next_color: Color | None, limit: int
    ) -> Iterator[tuple[int, int, Occurrences, float]]:
        """Yield the occurrences by the numbers of shelf and form, with the share of the search that is done."""
        weights = [len(shelf.stones.game_of) for shelf in self._shelves]
        total = sum(weight * len(form.corners) for weight, forms in zip(weights, placed, strict=True) for form in forms)
        done = 0
        for number, (shelf, forms) in enumerate(zip(self._shelves, placed, strict=True)):
            for at, form in enumerate(forms):
                color = next_color.opponent if form.is_swapped and next_color is not None else next_color
                code = 0 if color is None else CODES[color]
                weight = weights[number] * len(form.corners)
                for found in shelf.stones.occurrences(form.pattern, form.corners, code, limit):
                    yield number, at, found, (done + found.share * weight) / total
                done += weight


class _Shelf:
    """The games on boards of one size, with their winners and years."""

    def __init__(self, size: BoardSize, games: Sequence[StoredGame]) -> None:
        self.stones = FirstStones(size, games)
        self.size = size
        self.keys = [game.key for game in games]
        self._winners = np.array([_WINNERS.get(game.ended[:2], 0) for game in games], np.int64)
        # Years by their numbers in a list, so that occurrences can be counted by small numbers.
        # The year 0, for unknown, is the smallest: so it has the number 0, which `count` gives to moves of variations.
        self._years, self._year_of = np.unique([0, *(game.year for game in games)], return_inverse=True)
        self._year_of = self._year_of[1:]

    def count(self, form: _PlacedForm, found: Occurrences, games: Numbers, tally: _Tally) -> None:
        """Count the occurrences of one form; `games` are the numbers of their games."""
        tally.matched += len(found.lines)
        is_main = found.lines == games
        # Moves of variations were played in no game.
        years = np.where(is_main, self._year_of[games], 0)
        winners = np.where(is_main, self._winners[games], 0)
        for number, times in _counted(years):
            if self._years[number]:
                tally.years[int(self._years[number])] += times
        is_next = found.next_code > 0
        tally.ended += int(len(is_next) - is_next.sum())
        codes = found.next_code[is_next]
        cells = form.cells[found.next_cell[is_next]]
        winners, years = winners[is_next], years[is_next]
        if form.is_swapped:
            # The colours are exchanged in this form: the moves are given for the pattern as it was asked.
            codes = 3 - codes
            winners = np.where(winners, 3 - winners, 0)
        # One number for the year, the cell, the colour of the move, and the winner.
        count = len(self._years)
        for number, times in _counted(((cells * 4 + codes) * 4 + winners) * count + years):
            rest, year = divmod(number, count)
            cell, code, winner = rest // 16, rest // 4 % 4, rest % 4
            move = cell, code
            counts = tally.moves.setdefault(move, [0, 0, 0])
            counts[0] += times
            if winner:
                counts[winner] += times
            if self._years[year]:
                tally.move_years.setdefault(move, Counter())[int(self._years[year])] += times


def _counted(numbers: Numbers) -> Iterator[tuple[int, int]]:
    """Yield each number with how often it is there."""
    told, times = np.unique(numbers, return_counts=True)
    return zip(told.tolist(), times.tolist(), strict=True)


def _area_at(corner: Point, pattern: Pattern) -> PointRect:
    right, bottom = corner.col + pattern.columns - 1, corner.row + pattern.rows - 1
    return PointRect(corner.col, corner.row, right, bottom)
