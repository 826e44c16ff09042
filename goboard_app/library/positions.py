"""Positions in a library: the places of a pattern in ten thousand games, with their continuations.

The pattern is looked up in each of its forms, turned and with the colours exchanged, in the tables of
`first_stones`; here the occurrences are counted by game, next move, winner and year.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import CODES
from goboard_app.library.first_stones import NEVER, FirstStones, Occurrences
from goboard_app.library.index import Key, StoredGame
from goboard_app.session.position_search import Pattern, PointRect

MOST_MATCHES = 300_000
"""The number of matches after which a search ends: two stones alone occur nearly everywhere."""
_COLORS = {1: Color.BLACK, 2: Color.WHITE}
_WINNERS = {"b+": 1, "w+": 2}


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


YearCounts = tuple[tuple[int, int], ...]
"""Years in their order, each with a number."""


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


def _forms(pattern: Pattern, in_any_symmetry: bool, in_both_colors: bool) -> tuple[list[_PatternForm], list[int]]:
    """Return the different forms, and for each cell the first that a symmetry of the pattern leads to."""
    plain = _PatternForm(pattern, tuple(range(len(pattern.cells))), False)
    turned = [plain]
    if in_any_symmetry:
        for form in (plain, _transposed(plain)):
            for flipped in (form, _mirrored(form)):
                # Four forms for each transposition, all eight symmetries of a rectangle's points.
                turned += [flipped, _transposed(_mirrored(_transposed(flipped)))]
    same = [form.order for form in turned if form.pattern == pattern]
    # A move and its mirror image are one where the pattern is its own mirror image.
    first = [min(order[cell] for order in same) for cell in range(len(pattern.cells))]
    # Reversed, so that of equal forms the first one stays: the plain one.
    found = {form.pattern: form for form in reversed(turned)}
    if in_both_colors:
        for form in turned:
            found.setdefault(form.pattern.swapped(), _PatternForm(form.pattern.swapped(), form.order, True))
    return list(found.values()), first


def _mirrored(form: _PatternForm) -> _PatternForm:
    width, order = form.pattern.columns, form.order
    rows = (order[at : at + width][::-1] for at in range(0, len(order), width))
    return _PatternForm(form.pattern.mirrored(), tuple(cell for row in rows for cell in row), False)


def _transposed(form: _PatternForm) -> _PatternForm:
    width = form.pattern.columns
    order = tuple(cell for col in range(width) for cell in form.order[col::width])
    return _PatternForm(form.pattern.transposed(), order, False)


@dataclass(slots=True)
class _Tally:
    """The counts of a search up to now; the search alone changes them."""

    hits: dict[Key, GameHit] = field(default_factory=dict)
    ranks: dict[Key, tuple[bool, int, int]] = field(default_factory=dict)
    moves: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    move_years: dict[tuple[int, int], Counter[int]] = field(default_factory=dict)
    years: Counter[int] = field(default_factory=Counter)
    ended: int = 0
    matched: int = 0

    def result(self, area: PointRect, is_cut: bool = False, is_partial: bool = False) -> SearchResult:
        """Return the counts as a result; `area` is the part of the board that was asked for."""
        hits = tuple(sorted(self.hits.values(), key=lambda hit: hit.key))
        moves = tuple(self._ranked(area))
        return SearchResult(hits, moves, self.ended, is_cut, is_partial, tuple(sorted(self.years.items())))

    def _ranked(self, area: PointRect) -> Iterator[Continuation]:
        width = area.right - area.left + 1
        for (cell, code), tally in sorted(self.moves.items(), key=lambda item: (-item[1][0], item[0])):
            point = Point(area.left + cell % width, area.top + cell // width)
            years = tuple(sorted(self.move_years.get((cell, code), {}).items()))
            yield Continuation(point, _COLORS[code], *tally, years)


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
        forms, first = _forms(pattern, in_any_symmetry, in_both_colors)
        limit = NEVER if most_moves is None else most_moves
        tally, told = _Tally(), 0
        for shelf, form, found, share in self._found(forms, next_color, limit):
            look(share)
            shelf.add(form, found, first, tally)
            if tally.matched > MOST_MATCHES:
                return tally.result(area, is_cut=True)
            if tell is not None and tally.matched > 2 * told:
                told = tally.matched
                tell(tally.result(area, is_partial=True))
        return tally.result(area)

    def _found(
        self, forms: Sequence[_PatternForm], next_color: Color | None, limit: int
    ) -> Iterator[tuple[_Shelf, _PatternForm, Occurrences, float]]:
        total = len(forms) * sum(len(shelf.stones.game_of) for shelf in self._shelves)
        done = 0
        for shelf in self._shelves:
            count = len(shelf.stones.game_of)
            for form in forms:
                color = next_color.other if form.is_swapped and next_color is not None else next_color
                code = 0 if color is None else CODES[color]
                for found in shelf.stones.occurrences(form.pattern, code, limit):
                    yield shelf, form, found, (done + found.share * count) / total
                done += count


class _Shelf:
    """The games on boards of one size, with their winners and years."""

    def __init__(self, size: BoardSize, games: Sequence[StoredGame]) -> None:
        self.stones = FirstStones(size, games)
        self._size = size
        self._keys = [game.key for game in games]
        self._winners = np.array([_WINNERS.get(game.ended[:2], 0) for game in games], np.int64)
        # Years by their numbers in a list, so that occurrences can be counted by small numbers.
        self._years, self._year_of = np.unique([0, *(game.year for game in games)], return_inverse=True)
        self._year_of = self._year_of[1:]

    def add(self, form: _PatternForm, found: Occurrences, first: Sequence[int], tally: _Tally) -> None:
        """Count the occurrences of one form."""
        tally.matched += len(found.lines)
        self._add_hits(form, found, tally)
        games = self.stones.game_of[found.lines]
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
        cells = np.asarray(form.order)[found.next_cell[is_next]]
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
            move = first[cell], code
            counts = tally.moves.setdefault(move, [0, 0, 0])
            counts[0] += times
            if winner:
                counts[winner] += times
            if self._years[year]:
                tally.move_years.setdefault(move, Counter())[int(self._years[year])] += times

    def _add_hits(self, form: _PatternForm, found: Occurrences, tally: _Tally) -> None:
        """Keep for each game its best hit: the first in the main line, else the first in a variation."""
        stones, keys = self.stones, self._keys
        games = stones.game_of[found.lines].tolist()
        places = zip(found.corners.tolist(), found.lines.tolist(), games, found.depths.tolist(), strict=True)
        for corner, line, game, depth in places:
            key = keys[game]
            place = depth if line == game else stones.node_of(line, depth)
            rank = place != depth, depth, place
            if key not in tally.ranks or rank < tally.ranks[key]:
                tally.ranks[key] = rank
                area = _area_at(self._size.point(corner), form.pattern)
                tally.hits[key] = GameHit(key, depth, area, form.is_swapped, place)


def _counted(numbers: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Iterator[tuple[int, int]]:
    """Yield each number with how often it is there."""
    told, times = np.unique(numbers, return_counts=True)
    return zip(told.tolist(), times.tolist(), strict=True)


def _area_at(corner: Point, pattern: Pattern) -> PointRect:
    right, bottom = corner.col + pattern.columns - 1, corner.row + pattern.rows - 1
    return PointRect(corner.col, corner.row, right, bottom)
