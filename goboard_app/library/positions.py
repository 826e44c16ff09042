"""Positions in a library: the places of a pattern in ten thousand games, with their continuations.

For each point of each game the tables hold when a stone of either colour is first there, and when
one was first taken off. A pattern exists from the latest of its stones to the earliest stone on one
of its empty points; for all games of a size at once that is a few lines of NumPy. Only where a
stone was taken off in the part before is a game replayed by itself.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import EMPTY
from goboard_app.library.index import Key, StoredGame
from goboard_app.session.position_search import WHATEVER, Pattern, PointRect

# The largest number of two bytes: later than any node, see the limit of nodes in the index.
_NEVER = 0xFFFF
_POINTS_AT_ONCE = 24
_PAIRS_AT_ONCE = 20_000
MOST_MATCHES = 300_000
"""The number of matches after which a search ends: two stones alone occur nearly everywhere."""
_Times = NDArray[np.uint16]
_Numbers = NDArray[np.int64]
_COLORS = {1: Color.BLACK, 2: Color.WHITE}


def _nothing() -> None:
    pass


class GameHit(NamedTuple):
    """A game with the pattern: the number of nodes of the main line after which it occurs, and the place.

    `area` is the rectangle there; `is_swapped` means that the colours are exchanged.
    """

    key: Key
    node: int
    area: PointRect
    is_swapped: bool


class Continuation(NamedTuple):
    """A next move in the searched part, as it would be on the board of the question.

    It was played `times` times; `black` and `white` are the numbers of these games that each side won.
    """

    point: Point
    color: Color
    times: int
    black: int
    white: int


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search: one hit for each game, and the next moves, the commonest first.

    `ended` counts the occurrences without a later move in the part. `is_cut` means that the
    pattern is so frequent that the search ended early. While it `is_partial` the search goes on.
    """

    hits: tuple[GameHit, ...]
    continuations: tuple[Continuation, ...]
    ended: int
    is_cut: bool = False
    is_partial: bool = False


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


class Positions:
    """The games of a library, ready to be searched. Cost: 2 kB a game, and 10 µs to build."""

    def __init__(self, games: Iterable[StoredGame]) -> None:
        by_size: dict[BoardSize, list[StoredGame]] = {}
        for game in games:
            by_size.setdefault(game.size, []).append(game)
        self._shelves = {size: _SizeIndex(size, some) for size, some in by_size.items()}

    def search(
        self,
        pattern: Pattern,
        area: PointRect,
        in_any_symmetry: bool = True,
        in_both_colors: bool = True,
        look: Callable[[], object] = _nothing,
        tell: Callable[[SearchResult], object] | None = None,
    ) -> SearchResult:
        """Search the pattern in main lines, once for each game and place.

        `area` is the part of the board from which it was taken; the next moves are given on it.
        A pattern of a whole board is found on boards of its size alone. `look` is called every few
        milliseconds and may stop the search by an exception. `tell` gets the state of the search at the
        first match, and whenever the number of matches has doubled.
        """
        forms, first = _forms(pattern, in_any_symmetry, in_both_colors)
        hits: dict[Key, GameHit] = {}
        counts: dict[tuple[int, int], list[int]] = {}
        ended = matched = told = 0
        for form, match, shelf in self._matches(forms, look):
            ended += self._add(shelf, form, match, first, hits, counts)
            matched += len(match.games)
            if matched > MOST_MATCHES:
                break
            if tell is not None and matched > 2 * told:
                told = matched
                known = tuple(_ranked(counts, area))
                tell(SearchResult(_in_order(hits), known, ended, is_partial=True))
        is_cut = matched > MOST_MATCHES
        return SearchResult(_in_order(hits), tuple(_ranked(counts, area)), ended, is_cut)

    def _matches(
        self, forms: Sequence[_PatternForm], look: Callable[[], object]
    ) -> Iterator[tuple[_PatternForm, _Match, _SizeIndex]]:
        for shelf in self._shelves.values():
            for form in forms:
                for match in shelf.matches(form, look):
                    yield form, match, shelf

    def _add(
        self,
        shelf: _SizeIndex,
        form: _PatternForm,
        match: _Match,
        first: Sequence[int],
        hits: dict[Key, GameHit],
        counts: dict[tuple[int, int], list[int]],
    ) -> int:
        """Add the hits of one form; return the number of occurrences without a later move there."""
        places = zip(match.corners.tolist(), match.games.tolist(), match.nodes.tolist(), strict=True)
        for corner, game, node in places:
            key = shelf.keys[game]
            before = hits.get(key)
            if before is None or node < before.node:
                area = _area_at(shelf.size.point(corner), form.pattern)
                hits[key] = GameHit(key, node, area, form.is_swapped)
        is_next = match.next_code > 0
        codes = match.next_code[is_next]
        cells = np.asarray(form.order)[match.next_cell[is_next]]
        winners = shelf.winners[match.games[is_next]]
        if form.is_swapped:
            # The colours are exchanged in this form: the moves are given for the pattern as it was asked.
            codes = 3 - codes
            winners = np.where(winners, 3 - winners, 0)
        # One number for the cell, the colour of the move, and the winner.
        told, how_often = np.unique((cells * 4 + codes) * 4 + winners, return_counts=True)
        for number, times in zip(told.tolist(), how_often.tolist(), strict=True):
            cell, code, winner = number // 16, number // 4 % 4, number % 4
            tally = counts.setdefault((first[cell], code), [0, 0, 0])
            tally[0] += times
            if winner:
                tally[winner] += times
        return int(len(is_next) - is_next.sum())


def _area_at(corner: Point, pattern: Pattern) -> PointRect:
    right, bottom = corner.col + pattern.columns - 1, corner.row + pattern.rows - 1
    return PointRect(corner.col, corner.row, right, bottom)


def _in_order(hits: Mapping[Key, GameHit]) -> tuple[GameHit, ...]:
    return tuple(sorted(hits.values(), key=lambda hit: hit.key))


def _ranked(counts: dict[tuple[int, int], list[int]], area: PointRect) -> Iterator[Continuation]:
    width = area.right - area.left + 1
    for (cell, code), tally in sorted(counts.items(), key=lambda item: (-item[1][0], item[0])):
        point = Point(area.left + cell % width, area.top + cell // width)
        yield Continuation(point, _COLORS[code], *tally)


class _Candidates(NamedTuple):
    """Games that may hold a form: the index of its corner, the game, the node when all stones are there."""

    corners: _Numbers
    games: _Numbers
    begin: _Times

    def where(self, is_chosen: NDArray[np.bool_]) -> _Candidates:
        """Return the chosen candidates."""
        return _Candidates(self.corners[is_chosen], self.games[is_chosen], self.begin[is_chosen])


def _joined(some: Sequence[_Candidates]) -> _Candidates:
    return some[0] if len(some) == 1 else _Candidates(*map(np.concatenate, zip(*some, strict=True)))


def _portions(points: _Numbers) -> Iterator[_Numbers]:
    """Yield the points in portions."""
    return (points[at : at + _POINTS_AT_ONCE] for at in range(0, len(points), _POINTS_AT_ONCE))


class _Match(NamedTuple):
    """The occurrences of a form: the index of its corner, the game, the node, and the next move.

    `next_cell` is the place in the form, `next_code` the colour, 0 where no move follows.
    """

    corners: _Numbers
    games: _Numbers
    nodes: _Numbers
    next_cell: _Numbers
    next_code: _Numbers


class _SizeIndex:
    """The games on boards of one size.

    In `_times` the rows 0 to area - 1 give the node when Black first has a stone on a point, the next ones
    the same for White; `_off` gives when a stone was first taken off there. One column for each game.
    """

    def __init__(self, size: BoardSize, games: Sequence[StoredGame]) -> None:
        self.size = size
        self.keys = [game.key for game in games]
        self._games = games
        winner = {"b+": 1, "w+": 2}
        self.winners = np.array([winner.get(game.ended[:2], 0) for game in games], np.int64)
        area, count = size.area, len(games)
        # First a row for each game: the numbers written together then lie close together.
        self._times = np.full((count, 2 * area), _NEVER, np.uint16)
        self._off = np.full((count, area), _NEVER, np.uint16)
        self._note_moves(games)
        self._note_changes(games)
        self._times = np.ascontiguousarray(self._times.T)
        self._off = np.ascontiguousarray(self._off.T)
        # The mean time of the first stone on each point: low for points that are played on early.
        black, white = self._times[:area], self._times[area:]
        self._quiet = np.minimum(black, white).mean(axis=1, dtype=np.float64)

    def _note_moves(self, games: Sequence[StoredGame]) -> None:
        """Note when each point is played on for the first time."""
        lengths = np.array([len(game.steps) // 2 for game in games])
        steps = np.frombuffer(b"".join(game.steps for game in games), np.uint16)
        places = np.arange(len(steps), dtype=np.int32)
        places -= np.repeat(np.cumsum(lengths) - lengths, lengths).astype(np.int32)
        starts = np.repeat(np.arange(len(games)) * 2 * self.size.area, lengths)
        is_stone = steps > 0
        stones = steps[is_stone].astype(np.int64)
        rows = (stones >> 2) + ((stones & 3) - 1) * self.size.area
        # Backwards, so that the first of several times is the one that stays.
        self._times.reshape(-1)[(starts[is_stone] + rows)[::-1]] = places[is_stone][::-1]

    def _note_changes(self, games: Sequence[StoredGame]) -> None:
        """Note when stones are set up, and when a stone is first taken off."""
        lengths = np.array([len(game.changes) // 6 for game in games])
        changes = np.frombuffer(b"".join(game.changes for game in games), np.uint16).reshape(-1, 3)
        number = np.repeat(np.arange(len(games)), lengths)
        places, points, codes = changes.astype(np.int64).T
        on, off = codes > 0, codes == EMPTY
        rows = number[on] * 2 * self.size.area + points[on] + (codes[on] - 1) * self.size.area
        np.minimum.at(self._times.reshape(-1), rows, places[on].astype(np.uint16))
        rows = number[off] * self.size.area + points[off]
        np.minimum.at(self._off.reshape(-1), rows, places[off].astype(np.uint16))

    def matches(self, form: _PatternForm, look: Callable[[], object]) -> Iterator[_Match]:
        """Yield all occurrences of a form in any game, many at a time."""
        pattern = form.pattern
        cells = np.arange(len(pattern.cells))
        offsets = cells // pattern.columns * self.size.columns + cells % pattern.columns
        codes = np.frombuffer(pattern.cells, np.uint8).astype(np.int64)
        is_stone = (codes == 1) | (codes == 2)
        stones = offsets[is_stone] + (codes[is_stone] - 1) * self.size.area
        some: list[_Candidates] = []
        for corner in pattern.anchors(self.size):
            some.append(self._candidates(stones, self.size.index(corner)))
            if sum(len(each.games) for each in some) > _PAIRS_AT_ONCE:
                look()
                yield self._standing(offsets, codes, _joined(some))
                some = []
        if some:
            look()
            yield self._standing(offsets, codes, _joined(some))

    def _candidates(self, stones: _Numbers, corner: int) -> _Candidates:
        """Return the games in which all stones occur at some time, with the corner there."""
        begin = np.zeros(len(self.keys), np.uint16)
        for row in stones:
            np.maximum(begin, self._times[row + corner], out=begin)
        games = np.flatnonzero(begin < _NEVER)
        return _Candidates(np.full(len(games), corner), games, begin[games])

    def _standing(self, offsets: _Numbers, codes: _Numbers, found: _Candidates) -> _Match:
        """Return the candidates in which these codes occur on the points of a form."""
        found, off, is_plain = self._still_empty(offsets, codes == EMPTY, found)
        plain = found.where(is_plain)
        cells, next_codes = self._next_moves(offsets, plain, off[is_plain])
        columns = (plain.corners, plain.games, plain.begin.astype(np.int64), cells, next_codes)
        late = found.where(~is_plain)
        hits = [
            hit
            for corner, game in zip(late.corners.tolist(), late.games.tolist(), strict=True)
            if (hit := self._gone_through(game, corner, offsets, codes)) is not None
        ]
        if hits:
            more = np.array(hits, np.int64).T
            return _Match(*(np.concatenate(pair) for pair in zip(columns, more, strict=True)))
        return _Match(*columns)

    def _still_empty(
        self, offsets: _Numbers, is_empty: NDArray[np.bool_], found: _Candidates
    ) -> tuple[_Candidates, _Times, NDArray[np.bool_]]:
        """Return the candidates in which the empty points may be empty once all stones are there.

        Also returns for each when a stone was first taken off in the part, and whether the match is sure, as
        nothing was taken off before. The points that are played on earliest are tested first.
        """
        off = np.full(len(found.games), _NEVER, np.uint16)
        for some in _portions(offsets):
            np.minimum(off, self._read(self._off, some, found).min(axis=0), out=off)
        latest = np.maximum(found.begin, np.where(off < _NEVER, off, 0))
        is_plain = found.begin < off
        empties = offsets[is_empty]
        if len(found.games):
            # Points played on early rule out most candidates, so that later tests have fewer to look at.
            empties = empties[np.argsort(self._quiet[empties + found.corners[0]])]
        for some in _portions(empties):
            first = self._first(some, found)
            is_plain &= found.begin < first.min(axis=0)
            is_kept = self._read(self._off, some, found) == _NEVER
            may_stand = latest < np.where(is_kept, first, _NEVER).min(axis=0)
            stay = is_plain | (may_stand & (off < _NEVER))
            if not stay.all():
                found, off = found.where(stay), off[stay]
                latest, is_plain = latest[stay], is_plain[stay]
        return found, off, is_plain

    def _read(self, table: _Times, offsets: _Numbers, found: _Candidates) -> _Times:
        """Return the values of a table for these points in the candidates, a row for each point."""
        corners = found.corners
        # One corner for all: whole rows can be taken.
        if len(corners) and corners[0] == corners[-1]:
            told: _Times = table[np.ix_(offsets + corners[0], found.games)]
        else:
            told = table[offsets[:, np.newaxis] + corners, found.games]
        return told

    def _first(self, offsets: _Numbers, found: _Candidates) -> _Times:
        """Return when a stone of either colour is first on these points, a row for each."""
        black = self._read(self._times, offsets, found)
        return np.minimum(black, self._read(self._times, offsets + self.size.area, found))

    def _next_moves(self, offsets: _Numbers, found: _Candidates, off: _Times) -> tuple[_Numbers, _Numbers]:
        """Return the cell of the next move in the part, and its colour; 0 where there is none."""
        first = self._first(offsets, found)
        # Earlier stones belong to the pattern, or were there before.
        first[first <= found.begin] = _NEVER
        cells = first.argmin(axis=0)
        time = first[cells, np.arange(len(cells))]
        is_black = self._times[offsets[cells] + found.corners, found.games] == time
        codes = np.where(time == _NEVER, 0, np.where(is_black, 1, 2))
        # After a stone was taken off, a point may have been played on again.
        for place in np.flatnonzero(off < time):
            steps = self._steps(int(found.games[place]))
            there = _cells_of(offsets + found.corners[place])
            cells[place], codes[place] = _next_move(steps, int(found.begin[place]), there)
        return cells, codes

    def _steps(self, game: int) -> array[int]:
        return array("H", self._games[game].steps)

    def _gone_through(
        self, game: int, corner: int, offsets: _Numbers, codes: _Numbers
    ) -> tuple[int, int, int, int, int] | None:
        """Replay a game to find the codes at a corner.

        Returns the corner, the game, the node where the codes occur for the first time, and the
        next cell and colour; None if they never occur.
        """
        cells, wanted = _cells_of(offsets + corner), codes.tolist()
        steps, changes = self._steps(game), array("H", self._games[game].changes)
        events = [
            (place, cells[step >> 2], step & 3) for place, step in enumerate(steps) if step and step >> 2 in cells
        ]
        events += [
            (place, cells[index], code)
            for place, index, code in zip(changes[::3], changes[1::3], changes[2::3], strict=True)
            if index in cells
        ]
        # In each node the move comes before the changes it causes; the sort is stable.
        events.sort(key=itemgetter(0))
        board = [EMPTY] * len(wanted)
        # The number of cells that differ from the pattern; at the start the part is empty.
        wrong = sum(code not in (EMPTY, WHATEVER) for code in wanted)
        for (place, cell, code), then in zip_longest(events, events[1:]):
            if wanted[cell] != WHATEVER:
                wrong += (board[cell] == wanted[cell]) - (code == wanted[cell])
            board[cell] = code
            if not wrong and (then is None or then[0] > place):
                return corner, game, place, *_next_move(steps, place, cells)
        return None


def _cells_of(points: _Numbers) -> dict[int, int]:
    return {point: cell for cell, point in enumerate(points.tolist())}


def _next_move(steps: Sequence[int], after: int, cells: dict[int, int]) -> tuple[int, int]:
    """Return the cell of the next move on these points and its colour; 0, 0 if there is none."""
    for step in steps[after + 1 :]:
        if step and step >> 2 in cells:
            return cells[step >> 2], step & 3
    return 0, 0
