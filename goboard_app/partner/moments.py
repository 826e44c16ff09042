"""Moments: the events of a game that its players can learn most from, found without an engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import Enum, auto
from random import Random
from typing import NamedTuple

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Color, Move, Play, Point
from goboard_app.go.position import CODES, Position
from goboard_app.partner.rating import rate
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import run_playout
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.life.search import LocalSearch, best_branch, capturing_move
from goboard_app.scoring.proposal import CalledOff, GroupJudgement, Life, Watch

MOST_MOMENTS = 3
"""The number of moments for one player."""
MOST_SIDE = 19
"""The longest side of a board on which moments are looked for."""

# Losses that are examined, the largest first, and moves of a player that are rated.
_MOST_LOSSES, _MOST_RATED = 6, 40
# Turns of the player that are searched for a move to live, and the lines of each search.
_TURNS_BACK = 14
_LINES = 300
# Survival from 0 to 1: at least so with the right move, at most so after the move played.
_SAVED, _GONE = 0.7, 0.4
# Playouts after an escape, and the share of them in which the stones have to survive.
_PLAYOUTS, _HOPE = 60, 0.5
# Steps from the stones.
_REACH = 3
# In stones.
_WORTH_TAKING = 3
_WORTH_SAVING = 2
# In points: the least loss of a move that is a moment, and the worth of a stone that dies.
_WORTH_SHOWING = 2.4
# A captured stone is worth itself and its point.
_STONE = 2.0
# Two moments without stones that are no further apart are about the same event, in moves of both sides.
_SAME_TIME = 4
# The moves kept of a line.
_MOST_AHEAD = 5
# The shares of the work: losses, then missed captures; the rest are ratings.
_LOSSES_DONE, _CAPTURES_DONE = 0.25, 0.4
# Fixed, so that the same game gives the same answer.
_SEED = 7


class MomentKind(Enum):
    """The kind of event."""

    COULD_ESCAPE = auto()
    """The player's stones were chased, and there was a way out."""
    COULD_LIVE = auto()
    """The player's stones were surrounded, and there was a move to live."""
    COULD_CAPTURE = auto()
    """The opponent's stones could have been captured."""
    LOST = auto()
    """The player's stones were captured, and no single move would have saved them."""
    BIGGER = auto()
    """Another move was worth more."""
    CAPTURED = auto()
    """The player captured stones: a success, for a player without any other moment."""


class Moment(NamedTuple):
    """One event of a game.

    `number` is that of a move, from 1, in the moves of the situation: the player's, or for LOST the
    opponent's. `point` is the better place for it, or its own place for LOST and CAPTURED;
    `stones` are the stones concerned, as they were on the board then, none for BIGGER. `points` is
    about what the event was worth. `line` begins with the better move, and `refutation` with the
    opponent's answer to the move played; both may be empty.
    """

    kind: MomentKind
    number: int
    stones: frozenset[Point]
    point: Point
    points: float = 0.0
    line: tuple[Move, ...] = ()
    refutation: tuple[Move, ...] = ()

    @property
    def has_better(self) -> bool:
        """True if `point` is a better move than the one played."""
        return self.kind not in (MomentKind.LOST, MomentKind.CAPTURED)


class FoundSoFar(NamedTuple):
    """The fraction of the search that is done, from 0 to 1, and the moments found by then, the largest first."""

    done: float
    moments: tuple[Moment, ...]


class _Loss(NamedTuple):
    """Stones that a side lost, with the number (from 0) of the move before which they were on the board."""

    stones: frozenset[Point]
    before: int


def moments(situation: Situation, player: Color, watch: Watch) -> tuple[Moment, ...]:
    """Return the moments of a player in the moves of a situation, the largest first; at most `MOST_MOMENTS`.

    They are about different stones or different times. Reads for some seconds or minutes; if
    `watch` calls it off, it returns those found by then. Boards beyond `MOST_SIDE` have none.
    """
    found: tuple[Moment, ...] = ()
    for step in MomentSearch(situation, watch).of(player):
        found = step.moments
    return found


class MomentSearch:
    """The search for the moments of one game; both players share its reading of the last position."""

    def __init__(self, situation: Situation, watch: Watch) -> None:
        self._situation = situation
        self._watch = watch
        self._positions = [situation.start]
        self._histories = [History.starting_at(situation.start)]
        for move in situation.moves:
            position = self._positions[-1].after(move)
            state = BoardState.of_move(position, move.color, move.is_pass)
            self._positions.append(position)
            self._histories.append(self._histories[-1].extended(state))
        self._groups: tuple[GroupJudgement, ...] | None = None

    def of(self, player: Color) -> Iterator[FoundSoFar]:
        """Yield after each step the moments of a player found so far; the searches of both may take turns."""
        size = self._situation.size
        if not self._situation.moves or max(size.columns, size.rows) > MOST_SIDE:
            return
        review = _Review(self._situation, self._positions, self._histories, player, self._watch)
        found: list[Moment] = []
        for done, more in review.steps(self._last_groups()):
            found += more
            yield FoundSoFar(done, largest(found))
            if self._watch.is_called_off():
                return
        if not found:
            yield FoundSoFar(1.0, review.best_capture())

    def _last_groups(self) -> tuple[GroupJudgement, ...]:
        """Return the groups of the last position; none in a capture game, which ends with a capture."""
        if self._situation.goal:
            return ()
        if self._groups is None:
            try:
                self._groups = propose(self._positions[-1], _Part(self._watch)).groups
            except CalledOff:
                return ()
        return self._groups


def largest(found: Iterable[Moment]) -> tuple[Moment, ...]:
    """Return the largest moments that are about different events, the largest first."""
    chosen: list[Moment] = []
    # Of equals the latest.
    for moment in sorted(_explained(found), key=lambda each: (-each.points, -each.number)):
        if not any(_are_same(moment, other) for other in chosen):
            chosen.append(moment)
    return tuple(chosen[:MOST_MOMENTS])


def _explained(found: Iterable[Moment]) -> list[Moment]:
    """Return the moments, with a loss of points joined to the moment about stones that explains it."""
    about_stones: list[Moment] = []
    others: list[Moment] = []
    for moment in found:
        (about_stones if moment.stones else others).append(moment)
    left = []
    for moment in others:
        for place, other in enumerate(about_stones):
            if other.has_better and (moment.number == other.number or moment.point == other.point):
                joined = other._replace(points=max(moment.points, other.points))
                if (moment.number, moment.point) == (other.number, other.point):
                    joined = joined._replace(line=moment.line, refutation=moment.refutation)
                about_stones[place] = joined
                break
        else:
            left.append(moment)
    return about_stones + left


def _are_same(one: Moment, other: Moment) -> bool:
    """Return whether two moments are about the same event."""
    if one.stones and other.stones:
        return one.number == other.number or bool(one.stones & other.stones)
    return abs(one.number - other.number) <= _SAME_TIME


class _Part:
    """The watch of a part of the work, whose own progress is not reported."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch

    def told(self, point: Point | None, done: float) -> None:
        """Ignore the progress."""

    def is_called_off(self) -> bool:
        """Return whether the whole work has to stop."""
        return self._watch.is_called_off()


class _Review:
    """A review of the moves of one player."""

    def __init__(
        self,
        situation: Situation,
        positions: Sequence[Position],
        histories: Sequence[History],
        player: Color,
        watch: Watch,
    ) -> None:
        self._situation = situation
        self._size = situation.size
        self._positions = positions
        self._histories = histories
        self._player = player
        self._own = CODES[player]
        self._watch = watch
        self._dead: frozenset[Point] = frozenset()
        # One stone may decide a capture game.
        self._worth_taking = 1 if situation.goal else _WORTH_TAKING

    def steps(self, groups: Sequence[GroupJudgement]) -> Iterator[tuple[float, list[Moment]]]:
        """Yield the fraction done with the moments of each step; `groups` are those of the last position."""
        self._dead = frozenset(point for each in groups if each.leaning is Life.DEAD for point in each.stones)
        losses = self._losses(groups)[:_MOST_LOSSES]
        for number, loss in enumerate(losses, 1):
            moment = self._escape(loss) or self._life(loss) or self._lost(loss)
            if moment is not None:
                # More may have been lost than the one chain that is outlined.
                moment = moment._replace(points=_STONE * len(loss.stones))
            yield _LOSSES_DONE * number / len(losses), [moment] if moment else []
        # All at once: a chain that could be captured for some moves is one moment, at its last and largest.
        yield _CAPTURES_DONE, self._missed_captures()
        # A capture game is decided by its captures.
        turns = [] if self._situation.goal else _spread(list(self._turns(len(self._situation.moves))))[:_MOST_RATED]
        for count, number in enumerate(turns, 1):
            moment = self._bigger(number)
            yield _CAPTURES_DONE + (1 - _CAPTURES_DONE) * count / len(turns), [moment] if moment else []

    def best_capture(self) -> tuple[Moment, ...]:
        """Return the player's largest capture; in a capture game the last one, which ended it."""
        found: Moment | None = None
        for number, move in enumerate(self._situation.moves):
            if move.color is self._player and isinstance(move, Play):
                taken = self._positions[number].play(move).captured
                if self._situation.goal:
                    is_better = bool(taken)
                else:
                    is_better = len(taken) > (len(found.stones) if found else _WORTH_TAKING - 1)
                if is_better:
                    found = Moment(MomentKind.CAPTURED, number + 1, taken, move.point, _STONE * len(taken))
        return () if found is None else (found,)

    def _losses(self, groups: Sequence[GroupJudgement]) -> list[_Loss]:
        """Return the player's stones that were captured, and those that are dead at the end, the most first."""
        moves = self._situation.moves
        losses = []
        for number, move in enumerate(moves):
            if move.color is not self._player:
                taken = self._positions[number].play(move).captured
                if taken:
                    losses.append(_Loss(taken, number))
        if self._situation.goal:
            # The last stones taken have ended the game.
            return losses[-1:]
        losses += (
            _Loss(group.stones, len(moves))
            for group in groups
            if group.color is self._player and group.stones <= self._dead
        )
        losses = [loss for loss in losses if len(loss.stones) >= _WORTH_SAVING]
        # Of equals the latest.
        return sorted(losses, key=lambda each: (-len(each.stones), -each.before))

    def _moment(self, kind: MomentKind, number: int, stones: frozenset[Point], at: int) -> Moment:
        """Return a moment about stones, with the better move; `number` counts from 0."""
        better = Play(self._player, self._size.point(at))
        return Moment(kind, number + 1, stones, better.point, _STONE * len(stones), (better,))

    def _missed_captures(self) -> list[Moment]:
        """Return the chains that the player could have captured by force, and that survived."""
        found: list[Moment] = []
        for number in self._turns(len(self._situation.moves)):
            board = self._board(number)
            for head, chain in board.stones.items():
                if self._watch.is_called_off():
                    return found
                if board.color[head] == self._own or len(chain) < self._worth_taking:
                    continue
                stones = self._points(chain)
                if any(len(stones) <= len(each.stones) and stones & each.stones for each in found):
                    continue
                at = capturing_move(board, head)
                if at < 0 or not self._is_new(number, at) or self._is_lost(number, head):
                    continue
                found = [each for each in found if not stones & each.stones]
                found.append(self._moment(MomentKind.COULD_CAPTURE, number, stones, at))
        return found

    def _is_lost(self, number: int, stone: int) -> bool:
        """Return whether a stone of the other side is captured later all the same, or is dead."""
        point = self._size.point(stone)
        color = self._player.opponent
        later = self._positions[number + 1 :]
        return point in self._dead or any(each.at(point) is not color for each in later)

    def _escape(self, loss: _Loss) -> Moment | None:
        """Return the last moment when chased stones had a way out that was not taken."""
        stone = self._stone(loss)
        for number in self._turns(loss.before):
            board = self._board(number)
            if board.color[stone] != self._own or capturing_move(board, board.head[stone]) < 0:
                return None
            ways = [at for at in _ways_out(board, stone) if self._is_new(number, at)]
            for at in ways:
                if self._watch.is_called_off():
                    return None
                after = board.copy()
                after.play(at, self._own)
                head = after.head[stone]
                if len(after.libs[head]) > 1 and capturing_move(after, head) < 0:
                    # An escape in one line of reading may only prolong the chase.
                    if self._survival(after, stone) < _HOPE:
                        continue
                    stones = self._points(board.stones[board.head[stone]])
                    return self._moment(MomentKind.COULD_ESCAPE, number, stones, at)
        return None

    def _lost(self, loss: _Loss) -> Moment | None:
        """Return a capture by the other side as a moment; None if it was small, or the stones died without one."""
        moves = self._situation.moves
        move = moves[loss.before] if loss.before < len(moves) else None
        if not isinstance(move, Play) or len(loss.stones) < self._worth_taking:
            return None
        return Moment(MomentKind.LOST, loss.before + 1, loss.stones, move.point, _STONE * len(loss.stones))

    def _bigger(self, number: int) -> Moment | None:
        """Return a move that lost points against another one; None if it lost few."""
        moves = self._situation.moves
        played = moves[number]
        situation = replace(self._situation, moves=moves[:number], to_move=self._player)
        rating = rate(situation, played, _Part(self._watch))
        if rating is None or rating.loss < _WORTH_SHOWING or not isinstance(rating.best, Play):
            return None
        if rating.best == played:
            return None
        line = self._legal(number, rating.line or (rating.best,))
        answers = self._legal(number + 1, rating.refutation)
        point = rating.best.point
        return Moment(MomentKind.BIGGER, number + 1, frozenset(), point, rating.loss, line, answers)

    def _legal(self, number: int, line: Sequence[Move]) -> tuple[Move, ...]:
        """Return the first moves of a line from the position before a move, as far as they are legal."""
        position, history = self._positions[number], self._histories[number]
        for count, move in enumerate(line[:_MOST_AHEAD]):
            if not judge(position, move, history, self._situation.ruleset).is_legal:
                return tuple(line[:count])
            position = position.after(move)
            history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
        return tuple(line[:_MOST_AHEAD])

    def _survival(self, board: QuickBoard, stone: int) -> float:
        """Return the share of playouts, begun by the other side, in which a stone survives.

        In a capture game an escape is enough: the share is then 1.
        """
        if self._situation.goal:
            return 1.0
        rng = Random(_SEED)
        points = range(len(board.color))
        kept = 0
        for _ in range(_PLAYOUTS):
            if self._watch.is_called_off():
                return 0.0
            end = board.copy()
            run_playout(end, 3 - self._own, points, rng)
            kept += end.color[stone] == self._own
        return kept / _PLAYOUTS

    def _life(self, loss: _Loss) -> Moment | None:
        """Return the last moment when one move would have made stones live."""
        stone = self._stone(loss)
        for turns, number in enumerate(self._turns(loss.before)):
            board = self._board(number)
            # Each search takes long: only the last turns are read.
            if turns == _TURNS_BACK or board.color[stone] != self._own:
                return None
            survives, at = self._read(board, stone, self._own)
            if self._watch.is_called_off():
                return None
            if survives < _SAVED:
                continue
            after = QuickBoard.of(self._positions[number + 1])
            # The best move was played or illegal, or the stone was lost at once.
            if at < 0 or not self._is_new(number, at) or not after.color[stone]:
                return None
            if self._read(after, stone, 3 - self._own)[0] > _GONE:
                return None
            stones = self._points(board.stones[board.head[stone]])
            return self._moment(MomentKind.COULD_LIVE, number, stones, at)
        return None

    def _read(self, board: QuickBoard, stone: int, to_move: int) -> tuple[float, int]:
        """Return the chance of a stone to survive, and the best move of the side to move."""
        search = LocalSearch(board, stone, self._region(board, stone), Random(_SEED))
        root = search.run(to_move, _LINES, self._watch.is_called_off)
        best = best_branch(root)
        return search.survival(root, to_move), -1 if best is None else best.move

    def _region(self, board: QuickBoard, stone: int) -> list[int]:
        """Return the points within a few steps of the chain of a stone."""
        found = dict.fromkeys(board.stones[board.head[stone]], 0)
        queue = list(found)
        for at in queue:
            if found[at] < _REACH:
                for near in board.near[at]:
                    if near not in found:
                        found[near] = found[at] + 1
                        queue.append(near)
        return sorted(found)

    def _turns(self, before: int) -> Iterator[int]:
        """Return the numbers of the player's moves before a move, the latest first."""
        moves = self._situation.moves
        return (number for number in reversed(range(before)) if moves[number].color is self._player)

    def _board(self, number: int) -> QuickBoard:
        """Return the board before a move."""
        return QuickBoard.of(self._positions[number])

    def _is_new(self, number: int, at: int) -> bool:
        """Return whether another move at this point was legal for the player instead of move `number`."""
        move = self._situation.moves[number]
        other = Play(self._player, self._size.point(at))
        if move == other:
            return False
        position, history = self._positions[number], self._histories[number]
        return judge(position, other, history, self._situation.ruleset).is_legal

    def _stone(self, loss: _Loss) -> int:
        """Return a stone of the largest lost chain."""
        board = self._board(loss.before)
        index = self._size.index
        return max(
            (board.head[index(point)] for point in loss.stones),
            key=lambda head: (len(board.stones[head]), head),
        )

    def _points(self, indices: Iterable[int]) -> frozenset[Point]:
        return frozenset(map(self._size.point, indices))


def _ways_out(board: QuickBoard, stone: int) -> list[int]:
    """Return the legal points that may save a stone: its liberties, and those of weak chains around it."""
    own = board.color[stone]
    chain = board.head[stone]
    found = dict.fromkeys(sorted(board.libs[chain]))
    for each in board.stones[chain]:
        for near in board.near[each]:
            if board.color[near] == 3 - own and len(board.libs[board.head[near]]) <= 2:
                found.update(dict.fromkeys(sorted(board.libs[board.head[near]])))
    return [at for at in found if board.is_legal(at, own)]


def _spread(turns: Sequence[int]) -> list[int]:
    """Return the turns in an order whose beginning is spread over the whole game.

    Work that is called off early has then seen all parts of the game.
    """
    # The lowest set bit of a place: first every 64th turn, say, then those halfway between them, and so on.
    return [turns[place] for place in sorted(range(len(turns)), key=lambda place: -(place & -place or len(turns)))]
