"""The first stones on each point: all games on boards of one size, in tables that a pattern is looked up in.

For each point of each line the tables hold when a stone of either colour is first there, and when
one was first taken off. A pattern exists from the latest of its stones to the earliest stone on one
of its empty points; for all lines of a size at once that is a few lines of NumPy. Only where a
stone was taken off in the part before is a line replayed by itself.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goboard_app.go.board import BoardSize
from goboard_app.go.position import EMPTY
from goboard_app.library.index import StoredGame
from goboard_app.library.moves import MAIN, Variation, node_at, variations_in, whole_line
from goboard_app.session.position_search import ALLOWED, NO_BLACK, NO_WHITE, WHATEVER, Pattern

# The largest number of two bytes: later than any node, see the limit of nodes in `moves`.
NEVER = 0xFFFF
_ROWS_AT_ONCE = 24
_PAIRS_AT_ONCE = 20_000
_BLACK, _WHITE = 1, 2
Times = NDArray[np.uint16]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]


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


_Found = tuple[int, int, int, int]
"""One occurrence: the depth, then the cell, the colour and the depth of the next move."""


class _Form:
    """A pattern as rows of the tables, from the row of its corner on, and what may follow it.

    `next_code` is the colour that plays next in the part, 0 for either; the pattern occurs at depth `limit` or before.
    """

    def __init__(self, pattern: Pattern, size: BoardSize, next_code: int, limit: int) -> None:
        cells = np.arange(len(pattern.cells))
        self.pattern, self.next_code, self.limit = pattern, next_code, limit
        self.offsets: Numbers = cells // pattern.columns * size.columns + cells % pattern.columns
        self.codes = list(pattern.cells)
        codes = np.frombuffer(pattern.cells, np.uint8)
        is_stone = (codes == _BLACK) | (codes == _WHITE)
        self.stones: Numbers = self.offsets[is_stone] + (codes[is_stone] - np.int64(1)) * size.area
        self.fixed: Numbers = self.offsets[codes != WHATEVER]
        self.free: Numbers = self.offsets[codes == WHATEVER]
        no_black = self.offsets[(codes == EMPTY) | (codes == NO_BLACK)]
        no_white = self.offsets[(codes == EMPTY) | (codes == NO_WHITE)]
        self.ruled_out: Numbers = np.concatenate((no_black, no_white + size.area))
        """The rows of stones that must not be there."""
        # A row for each colour of a stone: whether the pattern goes on when it is played on a cell.
        self.lasts: Flags = np.array([[code in ALLOWED[cell] for cell in self.codes] for code in (_BLACK, _WHITE)])

    @property
    def can_last(self) -> bool:
        """True if there is a move in the part after which the pattern is still there."""
        return any(code >= WHATEVER for code in self.codes)


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
        self._note_moves(games)
        self._note_changes(games)
        self.game_of: Numbers = np.arange(count)
        """The number of the game of each line."""
        self._starts: Numbers = np.zeros(count, np.int64)
        self._numbers = [MAIN] * count
        self._variations: dict[int, list[Variation]] = {}
        self._add_variations()
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
        # A stone set up after the root is no move, but the table of times does not tell them apart.
        self._is_odd[number[on & (places > 0)]] = True

    def _add_variations(self) -> None:
        """Add a row for each variation: up to its start that of the line from which it branches off."""
        area = self.size.area
        times, off, games, starts, odd = [self._times], [self._off], [], [], []
        for number, game in enumerate(self.games):
            if not game.variations:
                continue
            variations = self._variations[number] = variations_in(game.variations)
            rows = np.full((len(variations) + 1, 2 * area), NEVER, np.uint16)
            gone = np.full((len(variations) + 1, area), NEVER, np.uint16)
            # The last row is the main line: `MAIN` is -1.
            rows[MAIN], gone[MAIN] = self._times[number], self._off[number]
            strange = [False] * len(variations) + [bool(self._is_odd[number])]
            for row, variation in enumerate(variations):
                start, branch = variation.start, variation.branch
                rows[row] = np.where(rows[branch] < start, rows[branch], NEVER)
                gone[row] = np.where(gone[branch] < start, gone[branch], NEVER)
                strange[row] = strange[branch] or any(variation.changes[2::3])
                _note_variation(variation, rows[row], gone[row])
            times.append(rows[:MAIN])
            off.append(gone[:MAIN])
            games += [number] * len(variations)
            starts += [variation.start for variation in variations]
            odd += strange[:MAIN]
            self._numbers += range(len(variations))
        if games:
            self._times, self._off = np.concatenate(times), np.concatenate(off)
            self.game_of = np.concatenate((self.game_of, np.array(games)))
            self._starts = np.concatenate((self._starts, np.array(starts)))
            self._is_odd = np.concatenate((self._is_odd, np.array(odd)))

    # Search

    def occurrences(self, pattern: Pattern, next_code: int = 0, limit: int = NEVER - 1) -> Iterator[Occurrences]:
        """Yield all occurrences of a pattern in any line, many at a time.

        In each line and at each place it is the first node after which the pattern is there and the next move in the
        part is as `next_code` wants. An occurrence that several lines share with its next move is yielded once.
        """
        form = _Form(pattern, self.size, next_code, min(limit, NEVER - 1))
        some: list[_Candidates] = []
        corners = list(pattern.anchors(self.size))
        for done, corner in enumerate(corners, 1):
            some.append(self._candidates(form, self.size.index(corner)))
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
        plain, late = found.where(is_plain), [found.where(~is_plain)]
        moves, is_there, is_open = self._next_moves(form, plain, off[is_plain])
        late.append(plain.where(is_open))
        columns = [np.asarray(column[is_there], np.int64) for column in (plain.corners, plain.lines, *moves)]
        hits = [
            (corner, line, *hit)
            for some in late
            for corner, line in zip(some.corners.tolist(), some.lines.tolist(), strict=True)
            if (hit := self._gone_through(line, corner, form)) is not None
        ]
        if hits:
            more = np.array(hits, np.int64).T
            columns = [np.concatenate(pair) for pair in zip(columns, more, strict=True)]
        corners, lines, depths, cells, codes, times = columns
        if len(self._starts) > len(self.games):
            # What lies before the start of a variation is an occurrence of the line from which it branches off.
            is_own = np.where(codes > 0, times, depths) >= self._starts[lines]
            corners, lines, depths, cells, codes = (
                column[is_own] for column in (corners, lines, depths, cells, codes)
            )
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
        if len(corners) and corners[0] == corners[-1]:
            told: Times = table[np.ix_(rows + corners[0], found.lines)]
        else:
            told = table[rows[:, np.newaxis] + corners, found.lines]
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
            for place in np.flatnonzero(is_unsure):
                there = _cells_of(form.offsets + found.corners[place])
                steps, _changes = self._line(int(found.lines[place]))
                begin = int(found.begin[place])
                cells[place], codes[place], moves.times[place] = _next_move(steps, begin, there)
            return moves, np.ones(len(places), np.bool_), np.zeros(len(places), np.bool_)
        is_there = ~is_unsure & (codes == wanted)
        is_other = ~is_unsure & (codes == 3 - wanted)
        # The other colour plays first: the form may be there again later, or still after that move.
        again = is_unsure | (is_other & (off < NEVER))
        if form.can_last:
            lasts = is_other & ~again & form.lasts[2 - wanted][cells]
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
        goes_on = np.where(is_black, form.lasts[0][:, np.newaxis], form.lasts[1][:, np.newaxis])
        end = np.where(goes_on, NEVER, first).min(axis=0)
        is_there = (times < NEVER) & (depths < end) & (depths <= form.limit)
        moves.depths[at], moves.cells[at], moves.times[at] = depths, cells, times
        moves.codes[at] = np.where(is_there, form.next_code, 0)

    def _line(self, line: int) -> tuple[array[int], array[int]]:
        """Return the steps and the changes of a line."""
        game = int(self.game_of[line])
        return whole_line(self.games[game].moves, self._variations.get(game, ()), self._numbers[line])

    def _gone_through(self, line: int, corner: int, form: _Form) -> _Found | None:
        """Replay a line to find a form at a corner; return the first occurrence, None if there is none."""
        cells = _cells_of(form.offsets + corner)
        steps, changes = self._line(line)
        events = [
            (depth, cells[step >> 2], step & 3) for depth, step in enumerate(steps) if step and step >> 2 in cells
        ]
        moves = events[:]
        events += [
            (depth, cells[index], code)
            for depth, index, code in zip(changes[::3], changes[1::3], changes[2::3], strict=True)
            if index in cells
        ]
        # In each node the move comes before the changes it causes; the sort is stable.
        events.sort(key=itemgetter(0))
        allowed = [ALLOWED[code] for code in form.codes]
        board = [EMPTY] * len(allowed)
        # The number of cells that differ from the form; before the first node the part is empty.
        wrong = sum(EMPTY not in some for some in allowed)
        if not events or events[0][0] > 0:
            events.insert(0, (0, 0, EMPTY))
        following = iter((*moves, (NEVER, 0, 0)))
        depth, cell, code = next(following)
        for now, some in groupby(events, key=itemgetter(0)):
            if now > form.limit:
                return None
            for _depth, changed, stone in some:
                wrong += (board[changed] in allowed[changed]) - (stone in allowed[changed])
                board[changed] = stone
            while depth <= now:
                depth, cell, code = next(following)
            if not wrong and form.next_code in (0, code):
                return now, cell, code, depth
        return None


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


def _cells_of(points: Numbers) -> dict[int, int]:
    return {point: cell for cell, point in enumerate(points.tolist())}


def _next_move(steps: Sequence[int], after: int, cells: Mapping[int, int]) -> tuple[int, int, int]:
    """Return the cell of the next move on these points, its colour and its depth; 0, 0, `NEVER` if there is none."""
    for depth, step in enumerate(steps[after + 1 :], after + 1):
        if step and step >> 2 in cells:
            return cells[step >> 2], step & 3, depth
    return 0, 0, NEVER
