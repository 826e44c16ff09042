"""The first stones on each point: all games on boards of one size, in tables that a pattern is looked up in.

For each point of each line the tables hold when a stone of either colour is first there, and when
one was first taken off. A pattern exists from the latest of its stones to the earliest stone on one
of its empty points; for all lines of a size at once that is a few lines of NumPy. Only where a
stone was taken off in the part before is the part replayed, from a list of all changes of such points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goboard_app.go.board import BoardSize
from goboard_app.go.position import EMPTY
from goboard_app.library.index import StoredGame
from goboard_app.library.moves import MAIN, Variation, node_at, variations_in, whole_line
from goboard_app.library.part_changes import NEVER, Flags, ListedPoints, Numbers, PartChanges, PointChanges
from goboard_app.session.position_search import ALLOWED, NO_BLACK, NO_WHITE, WHATEVER, Pattern

_ROWS_AT_ONCE = 24
_PAIRS_AT_ONCE = 20_000
# The number of points that are replayed together.
_POINTS_AT_ONCE = 300_000
_BLACK, _WHITE = 1, 2
Times = NDArray[np.uint16]


class Occurrences(NamedTuple):
    """The occurrences of a pattern: the index of its corner, the line, the depth, and the next move.

    `next_cell` is the place in the pattern, `next_code` the colour, 0 where no move follows. `share` is the part
    of the search that is done, from 0 to 1.
    """

    corners: Numbers
    lines: Numbers
    depths: Numbers
    next_cell: Numbers
    next_code: Numbers
    share: float


class _Candidates(NamedTuple):
    """Lines that may hold a form: the index of its corner, the line, the depth where all stones are there."""

    corners: Numbers
    lines: Numbers
    begin: Times

    def where(self, is_chosen: Flags) -> _Candidates:
        """Return the chosen candidates."""
        return _Candidates(self.corners[is_chosen], self.lines[is_chosen], self.begin[is_chosen])


def _joined(some: Sequence[_Candidates]) -> _Candidates:
    return some[0] if len(some) == 1 else _Candidates(*map(np.concatenate, zip(*some, strict=True)))


class _NextMoves(NamedTuple):
    """The depth at which each candidate occurs, and its next move: the cell, the colour, the depth."""

    depths: Numbers
    cells: Numbers
    codes: Numbers
    times: Numbers

    def where(self, is_chosen: Flags) -> _NextMoves:
        """Return the chosen moves."""
        return _NextMoves(*(column[is_chosen] for column in self))


class _Form:
    """A pattern as rows of the tables, from the row of its corner on, and what may follow it.

    `next_code` is the colour that plays next in the part, 0 for either; the pattern occurs at depth `limit` or before.
    """

    def __init__(self, pattern: Pattern, size: BoardSize, next_code: int, limit: int) -> None:
        cells = np.arange(len(pattern.cells))
        self.pattern, self.next_code, self.limit = pattern, next_code, limit
        self.offsets: Numbers = cells // pattern.columns * size.columns + cells % pattern.columns
        codes = np.frombuffer(pattern.cells, np.uint8)
        is_stone = (codes == _BLACK) | (codes == _WHITE)
        self.stones: Numbers = self.offsets[is_stone] + (codes[is_stone] - np.int64(1)) * size.area
        self.fixed: Numbers = self.offsets[codes != WHATEVER]
        self.free: Numbers = self.offsets[codes == WHATEVER]
        no_black = self.offsets[(codes == EMPTY) | (codes == NO_BLACK)]
        no_white = self.offsets[(codes == EMPTY) | (codes == NO_WHITE)]
        self.ruled_out: Numbers = np.concatenate((no_black, no_white + size.area))
        """The rows of stones that must not be there."""
        self.allows: Flags = np.array([[code in ALLOWED[cell] for cell in pattern.cells] for code in range(3)])
        """A row for each code of a point: whether the cells allow it."""

    @property
    def can_last(self) -> bool:
        """True if there is a move in the part after which the pattern is still there."""
        return max(self.pattern.cells) >= WHATEVER


class FirstStones:
    """The lines on boards of one size: first the main line of each game, then the variations.

    In `_times` the rows 0 to area - 1 give the depth when Black first has a stone on a point, the next ones
    the same for White; `_off` gives when a stone was first taken off there. One column for each line. Cost: 2 kB and
    10 microseconds for a line.
    """

    def __init__(self, size: BoardSize, games: Sequence[StoredGame]) -> None:
        self.size = size
        self.games = games
        area, count = size.area, len(games)
        # First a row for each line: the numbers written together then lie close together.
        self._times = np.full((count, 2 * area), NEVER, np.uint16)
        self._off = np.full((count, area), NEVER, np.uint16)
        self._is_odd = np.zeros(count, np.bool_)
        self.game_of: Numbers = np.arange(count)
        """The number of the game of each line."""
        self._starts: Numbers = np.zeros(count, np.int64)
        self._numbers = [MAIN] * count
        self._variations: dict[int, list[Variation]] = {}
        moves = _joined_lines([game.steps for game in games])
        changes = _joined_lines([game.changes for game in games], 3)
        self._note_moves(moves)
        self._note_changes(changes)
        listed = [self._list_changes(moves, changes)]
        if any(game.variations for game in games):
            listed.append(self._add_variations())
        self._listed = ListedPoints(PointChanges(*map(np.concatenate, zip(*listed, strict=True))))
        self._times = np.ascontiguousarray(self._times.T)
        self._off = np.ascontiguousarray(self._off.T)
        # The mean time of the first stone on each point: low for points that are played on early.
        black, white = self._times[:area], self._times[area:]
        quiet = np.minimum(black, white).mean(axis=1, dtype=np.float64)
        self._quiet = np.concatenate((quiet, quiet))

    def node_of(self, line: int, depth: int) -> int:
        """Return the number of a node of a line among all nodes of its game, each before its children."""
        return node_at(self._variations.get(int(self.game_of[line]), ()), self._numbers[line], depth)

    # Tables

    def _note_moves(self, moves: _ListedRows) -> None:
        """Note when each point is played on for the first time."""
        area = self.size.area
        is_stone = moves.rows > 0
        stones = moves.rows[is_stone].astype(np.int32)
        rows = moves.lines[is_stone] * (2 * area) + (stones >> 2) + ((stones & 3) - 1) * area
        # Backwards, so that the first of several times is the one that stays.
        self._times.reshape(-1)[rows[::-1]] = moves.places[is_stone][::-1]

    def _note_changes(self, changes: _ListedRows) -> None:
        """Note when stones are set up, and when a stone is first taken off."""
        depths, points, codes = changes.rows.astype(np.int64).T
        on, off = codes > 0, codes == EMPTY
        rows = changes.lines[on] * 2 * self.size.area + points[on] + (codes[on] - 1) * self.size.area
        np.minimum.at(self._times.reshape(-1), rows, depths[on].astype(np.uint16))
        rows = changes.lines[off] * self.size.area + points[off]
        np.minimum.at(self._off.reshape(-1), rows, depths[off].astype(np.uint16))
        # A stone set up after the root is no move, but the table of times does not tell them apart.
        self._is_odd[changes.lines[on & (depths > 0)]] = True

    def _list_changes(self, moves: _ListedRows, changes: _ListedRows, first: int = 0) -> PointChanges:
        """Return all that happens on the points from which a stone is taken off; `first` is the number of a line."""
        area = self.size.area
        is_listed = (self._off[first:] < NEVER) | self._is_odd[first:, np.newaxis]
        # Most moves are on points from which no stone is ever taken off.
        listed = np.flatnonzero(is_listed.reshape(-1)[moves.lines * area + (moves.rows >> 2)] & (moves.rows > 0))
        stones = moves.rows[listed].astype(np.int64)
        depths, points, codes = changes.rows.astype(np.int64).T
        is_kept = is_listed[changes.lines, points]
        points = np.concatenate((stones >> 2, points[is_kept]))
        keys = (np.concatenate((moves.lines[listed], changes.lines[is_kept])) + np.int64(first)) * area + points
        depths = np.concatenate((moves.places[listed], depths[is_kept]))
        codes = np.concatenate((stones & 3, codes[is_kept]))
        is_move = np.arange(len(keys)) < len(stones)
        # The sort is stable: in each node the move comes before the changes it causes.
        order = np.argsort(keys << 16 | depths, kind="stable")
        return PointChanges(keys[order], depths[order], codes[order], is_move[order])

    def _add_variations(self) -> PointChanges:
        """Add a row for each variation, and return the changes on its points.

        Up to its start the row is that of the line from which it branches off.
        """
        area, count = self.size.area, len(self.games)
        times, off, games, starts, odd = [self._times], [self._off], [], [], []
        moves, changes = [], []
        for number, game in enumerate(self.games):
            if not game.variations:
                continue
            variations = self._variations[number] = variations_in(game.variations)
            rows = np.full((len(variations) + 1, 2 * area), NEVER, np.uint16)
            gone = np.full((len(variations) + 1, area), NEVER, np.uint16)
            # The last row is the main line: `MAIN` is -1.
            rows[MAIN], gone[MAIN] = self._times[number], self._off[number]
            for row, variation in enumerate(variations):
                start, branch = variation.start, variation.branch
                rows[row] = np.where(rows[branch] < start, rows[branch], NEVER)
                gone[row] = np.where(gone[branch] < start, gone[branch], NEVER)
                _note_variation(variation, rows[row], gone[row])
                line, altered = whole_line(game.moves, variations, row)
                moves.append(line.tobytes())
                changes.append(altered.tobytes())
                odd.append(any(depth and code for depth, code in zip(altered[::3], altered[2::3], strict=True)))
            times.append(rows[:MAIN])
            off.append(gone[:MAIN])
            games += [number] * len(variations)
            starts += [variation.start for variation in variations]
            self._numbers += range(len(variations))
        self._times, self._off = np.concatenate(times), np.concatenate(off)
        self.game_of = np.concatenate((self.game_of, np.array(games)))
        self._starts = np.concatenate((self._starts, np.array(starts)))
        self._is_odd = np.concatenate((self._is_odd, np.array(odd)))
        return self._list_changes(_joined_lines(moves), _joined_lines(changes, 3), count)

    # Search

    def occurrences(
        self, pattern: Pattern, corners: Sequence[int], next_code: int, limit: int
    ) -> Iterator[Occurrences]:
        """Yield all occurrences of a pattern in any line with its corner at one of these indices, many at a time.

        In each line and at each place it is the first node after which the pattern is there and the next move in the
        part is as `next_code` wants. An occurrence that several lines share with its next move is yielded once.
        """
        form = _Form(pattern, self.size, next_code, min(limit, NEVER - 1))
        some: list[_Candidates] = []
        for done, corner in enumerate(corners, 1):
            some.append(self._candidates(form, corner))
            if done == len(corners) or sum(len(each.lines) for each in some) > _PAIRS_AT_ONCE:
                yield self._there(form, _joined(some), done / len(corners))
                some = []

    def _candidates(self, form: _Form, corner: int) -> _Candidates:
        """Return the lines in which all stones occur at some time, with the corner there."""
        begin = np.zeros(len(self.game_of), np.uint16)
        for row in form.stones:
            np.maximum(begin, self._times[row + corner], out=begin)
        lines = np.flatnonzero(begin <= form.limit)
        return _Candidates(np.full(len(lines), corner), lines, begin[lines])

    def _there(self, form: _Form, found: _Candidates, share: float) -> Occurrences:
        """Return the candidates in which a form occurs."""
        found, off, is_plain = self._still_empty(form, found)
        plain = found.where(is_plain)
        moves, is_there, is_unsure = self._next_moves(form, plain, off[is_plain])
        parts = [(plain.where(is_there), moves.where(is_there))]
        late = _joined([found.where(~is_plain), plain.where(is_unsure)])
        at_once = max(1, _POINTS_AT_ONCE // len(form.offsets))
        for start in range(0, len(late.lines), at_once):
            stop = start + at_once
            some = _Candidates(late.corners[start:stop], late.lines[start:stop], late.begin[start:stop])
            parts.append(self._replayed(form, some))
        corners, lines, depths, cells, codes, times = (
            np.concatenate(columns)
            for columns in zip(*((some.corners, some.lines, *moves) for some, moves in parts), strict=True)
        )
        if len(self._starts) > len(self.games):
            # What lies before the start of a variation is an occurrence of the line from which it branches off.
            is_own = np.where(codes > 0, times, depths) >= self._starts[lines]
            corners, lines, depths, cells, codes = (column[is_own] for column in (corners, lines, depths, cells, codes))
        return Occurrences(corners, lines, depths, cells, codes, share)

    def _still_empty(self, form: _Form, found: _Candidates) -> tuple[_Candidates, Times, Flags]:
        """Return the candidates in which the other stones may be missing once all stones of the form are there.

        Also returns for each when a stone was first taken off in the part, and whether the match is sure, as
        nothing was taken off before. The points that are played on earliest are tested first.
        """
        off = self._first_off(form.fixed, found)
        latest = np.maximum(found.begin, np.where(off < NEVER, off, 0))
        is_plain = found.begin < off
        rows = form.ruled_out
        if len(found.lines):
            # Points played on early rule out most candidates, so that later tests have fewer to look at.
            rows = rows[np.argsort(self._quiet[rows + found.corners[0]])]
        for some in _portions(rows):
            first = self._read(self._times, some, found)
            is_plain &= found.begin < first.min(axis=0)
            is_kept = self._read(self._off, some % self.size.area, found) == NEVER
            may_stand = latest < np.where(is_kept, first, NEVER).min(axis=0)
            stay = is_plain | (may_stand & (off < NEVER))
            if not stay.all():
                found, off = found.where(stay), off[stay]
                latest, is_plain = latest[stay], is_plain[stay]
        return found, off, is_plain

    def _first_off(self, offsets: Numbers, found: _Candidates) -> Times:
        """Return when a stone was first taken off one of these points in the candidates."""
        off = np.full(len(found.lines), NEVER, np.uint16)
        for some in _portions(offsets):
            np.minimum(off, self._read(self._off, some, found).min(axis=0), out=off)
        return off

    def _read(self, table: Times, rows: Numbers, found: _Candidates) -> Times:
        """Return the values of a table for these rows in the candidates, a row for each."""
        corners = found.corners
        # One corner for all: whole rows can be taken.
        if len(corners) and (corners == corners[0]).all():
            told: Times = table[np.ix_(rows + corners[0], found.lines)]
        else:
            # Twice as fast as an index of two columns.
            width = table.shape[1]
            told = table.reshape(-1).take(rows[:, np.newaxis] * width + (corners * width + found.lines))
        return told

    # Next moves

    def _next_moves(self, form: _Form, found: _Candidates, off: Times) -> tuple[_NextMoves, Flags, Flags]:
        """Return the next move in the part for candidates in which the form is there at their beginning.

        `off` is when a stone of the form was first taken off. The flags tell which candidates are occurrences, and
        which have to be replayed.
        """
        area, wanted = self.size.area, form.next_code
        black = self._read(self._times, form.offsets, found)
        first = np.minimum(black, self._read(self._times, form.offsets + area, found))
        is_black = black == first
        # Earlier stones belong to the pattern, or were there before.
        first[first <= found.begin] = NEVER
        any_off = np.minimum(off, self._first_off(form.free, found))
        places = np.arange(len(found.lines))
        cells = first.argmin(axis=0) if len(form.offsets) else np.zeros(0, np.int64)
        times = first[cells, places]
        codes = np.where(times == NEVER, 0, np.where(is_black[cells, places], _BLACK, _WHITE))
        # After a stone was taken off, a point may have been played on again.
        is_unsure = (any_off < times) | self._is_odd[found.lines]
        moves = _NextMoves(found.begin.astype(np.int64), cells, codes, times.astype(np.int64))
        if not wanted:
            return moves, ~is_unsure, is_unsure
        is_there = ~is_unsure & (codes == wanted)
        is_other = ~is_unsure & (codes == 3 - wanted)
        # The other colour plays first: the form may be there again later, or still after that move.
        again = is_unsure | (is_other & (off < NEVER))
        if form.can_last:
            lasts = is_other & ~again & form.allows[3 - wanted][cells]
            again |= lasts & (any_off < NEVER)
            lasts &= ~again
            self._skip_others(form, found, first, is_black, lasts, moves)
            is_there |= lasts & (moves.codes == wanted)
        return moves, is_there, again

    def _skip_others(
        self, form: _Form, found: _Candidates, first: Times, is_black: Flags, lasts: Flags, moves: _NextMoves
    ) -> None:
        """Go on to the first move of the wanted colour, as long as the form is there before it.

        No stone is ever taken off in the part of these candidates, so that each point is played on once.
        """
        at = np.flatnonzero(lasts)
        first, is_black = first[:, at], is_black[:, at]
        is_wanted = is_black if form.next_code == _BLACK else ~is_black
        mine = np.where(is_wanted, first, NEVER)
        cells = mine.argmin(axis=0)
        times = mine.min(axis=0)
        earlier = np.where(first < times, first, 0).max(axis=0)
        depths = np.maximum(earlier, found.begin[at])
        goes_on = np.where(is_black, *form.allows[1:, :, np.newaxis])
        end = np.where(goes_on, NEVER, first).min(axis=0)
        is_there = (times < NEVER) & (depths < end) & (depths <= form.limit)
        moves.depths[at], moves.cells[at], moves.times[at] = depths, cells, times
        moves.codes[at] = np.where(is_there, form.next_code, 0)

    def _replayed(self, form: _Form, found: _Candidates) -> tuple[_Candidates, _NextMoves]:
        """Follow the part of a form through the line of each candidate; return those in which the form occurs."""
        area, count = self.size.area, len(found.lines)
        black = self._read(self._times, form.offsets, found)
        first = np.minimum(black, self._read(self._times, form.offsets + area, found))
        is_listed = (self._read(self._off, form.offsets, found) < NEVER) | self._is_odd[found.lines]
        # Points that are not listed get one stone, by a move.
        cell, some = np.nonzero(~is_listed & (first < NEVER))
        code = np.where(black[cell, some] == first[cell, some], _BLACK, _WHITE)
        once = PartChanges.of_moves(some, cell, first[cell, some].astype(np.int64), code)
        cell, some = np.nonzero(is_listed & (first < NEVER))
        keys = found.lines[some] * area + form.offsets[cell] + found.corners[some]
        changes = PartChanges.joined(count, once, self._listed.of(some, cell, keys))
        chosen, depths, cells, codes, times = changes.first_occurrences(form.allows, form.next_code, form.limit)
        candidates = _Candidates(found.corners[chosen], found.lines[chosen], found.begin[chosen])
        return candidates, _NextMoves(depths, cells, codes, times)


class _ListedRows(NamedTuple):
    """The rows of several lines one after another: with the number of the line, and the place in it."""

    rows: Times
    lines: NDArray[np.int32]
    places: NDArray[np.int32]


def _joined_lines(some: Sequence[bytes], *width: int) -> _ListedRows:
    """Join the numbers of several lines, in rows of a width."""
    rows = np.frombuffer(b"".join(some), np.uint16).reshape(-1, *width)
    lengths = np.array([len(line) for line in some]) // rows.dtype.itemsize // (width[0] if width else 1)
    places = np.arange(len(rows), dtype=np.int32)
    places -= np.repeat(np.cumsum(lengths) - lengths, lengths).astype(np.int32)
    return _ListedRows(rows, np.repeat(np.arange(len(some), dtype=np.int32), lengths), places)


def _note_variation(variation: Variation, times: Times, off: Times) -> None:
    """Note the stones of a variation in the rows of its line."""
    area = len(off)
    steps = np.frombuffer(variation.steps, np.uint16).astype(np.int64)
    is_stone = steps > 0
    stones = steps[is_stone]
    depths = np.flatnonzero(is_stone) + variation.start
    np.minimum.at(times, (stones >> 2) + ((stones & 3) - 1) * area, depths.astype(np.uint16))
    changes = np.frombuffer(variation.changes, np.uint16).reshape(-1, 3)
    if len(changes):
        codes = changes[:, 2].astype(np.int64)
        on, gone = changes[codes > 0], changes[codes == EMPTY]
        np.minimum.at(times, on[:, 1] + (codes[codes > 0] - 1) * area, on[:, 0])
        np.minimum.at(off, gone[:, 1], gone[:, 0])


def _portions(rows: Numbers) -> Iterator[Numbers]:
    """Yield the rows in portions."""
    return (rows[at : at + _ROWS_AT_ONCE] for at in range(0, len(rows), _ROWS_AT_ONCE))
