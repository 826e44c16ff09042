"""The turning point: one event that decided a game, for a partner to explain to its pupil afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum, auto
from random import Random
from typing import NamedTuple

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import CODES
from goboard_app.partner.capture_game import prospect_of
from goboard_app.rules.legality import judge, legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import run_playout
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.life.search import LocalSearch, best_branch, capturing_move
from goboard_app.scoring.proposal import CalledOff, Watch

# Turns of the pupil that are searched for a move to live, and the lines of each search.
_TURNS_BACK = 14
_LINES = 300
# Survival from 0 to 1: at least so with the right move, at most so after the move played.
_SAVED, _GONE = 0.7, 0.4
# Playouts after an escape, and the share of them in which the stones have to survive.
_PLAYOUTS, _HOPE = 60, 0.5
# Lines of a first look at each move, moves that are then read in full, and the gain in their value that counts.
_GLANCE, _TRIES, _BETTER = 60, 2, 0.08
# Steps from the stones.
_REACH = 3
# In stones.
_WORTH_TAKING = 3
_WORTH_SAVING = 2
# Fixed, so that the same game gives the same answer.
_SEED = 7


class TurningPointKind(Enum):
    """The kind of event that decided a game."""

    COULD_ESCAPE = auto()
    """The pupil's stones were chased, and there was a way out."""
    COULD_LIVE = auto()
    """The pupil's stones were surrounded, and there was a move to live."""
    COULD_CAPTURE = auto()
    """The partner's stones could have been captured."""
    LOST = auto()
    """The pupil's stones were captured, and no single move would have saved them."""
    BIGGER = auto()
    """No large capture decided; another move was worth more."""
    CAPTURED = auto()
    """The pupil captured stones: a success."""


class TurningPoint(NamedTuple):
    """One event that decided a game.

    `number` is that of a move, from 1, in the moves of the situation: the pupil's, or for LOST the
    partner's. `point` is the better place for it, or its own place for LOST and CAPTURED;
    `stones` are the stones concerned, as they were on the board then, none for BIGGER.
    """

    kind: TurningPointKind
    number: int
    stones: frozenset[Point]
    point: Point


class _Loss(NamedTuple):
    """Stones that a side lost, with the number (from 0) of the move before which they were on the board."""

    stones: frozenset[Point]
    before: int


def turning_point(situation: Situation, pupil: Color, winner: Color | None, watch: Watch) -> TurningPoint | None:
    """Return the event that decided a finished game; None if there is no clear one.

    A pupil who won hears about a success. Reads for some seconds; if `watch` calls it off, it
    returns its best finding by then.
    """
    return _Review(situation, pupil, watch).find(winner is pupil)


class _Review:
    """A review of one game."""

    def __init__(self, situation: Situation, pupil: Color, watch: Watch) -> None:
        self._situation = situation
        self._size = situation.size
        self._pupil = pupil
        self._own = CODES[pupil]
        self._watch = watch
        self._positions = [situation.start]
        self._histories = [History.starting_at(situation.start)]
        for move in situation.moves:
            position = self._positions[-1].after(move)
            state = BoardState.of_move(position, move.color, move.is_pass)
            self._positions.append(position)
            self._histories.append(self._histories[-1].extended(state))
        self._dead: frozenset[Point] = frozenset()
        self._losses: list[_Loss] = []

    def find(self, has_won: bool) -> TurningPoint | None:
        """Return the deciding event; None if there is no clear one."""
        if has_won:
            return self._best_capture()
        self._find_losses()
        # The largest loss first, of equals the latest.
        self._losses.sort(key=lambda each: (-len(each.stones), -each.before))
        missed = self._missed_capture()
        for loss in self._losses:
            # A missed capture of more stones outweighs this loss and all smaller ones.
            if missed is not None and len(missed.stones) > len(loss.stones):
                break
            found = self._escape(loss) or self._life(loss)
            if found is not None:
                return found
            if self._watch.is_called_off():
                break
        return missed or self._lost() or self._bigger()

    def _find_losses(self) -> None:
        """Collect the pupil's stones that were captured, and those that are dead at the end."""
        for number, move in enumerate(self._situation.moves):
            if move.color is not self._pupil:
                taken = self._positions[number].play(move).captured
                if taken:
                    self._losses.append(_Loss(taken, number))
        if self._situation.goal:
            # The last stones taken have ended the game.
            self._losses = self._losses[-1:]
            return
        self._losses = [loss for loss in self._losses if len(loss.stones) >= _WORTH_SAVING]
        try:
            proposal = propose(self._positions[-1], self._watch)
        except CalledOff:
            return
        self._dead = proposal.statuses().dead
        self._losses += (
            _Loss(group.stones, len(self._situation.moves))
            for group in proposal.groups
            if group.color is self._pupil and group.stones <= self._dead and len(group.stones) >= _WORTH_SAVING
        )

    def _best_capture(self) -> TurningPoint | None:
        found: TurningPoint | None = None
        for number, move in enumerate(self._situation.moves):
            if move.color is self._pupil and isinstance(move, Play):
                taken = self._positions[number].play(move).captured
                if self._situation.goal:
                    # The last stones taken have ended the game.
                    is_better = bool(taken)
                else:
                    is_better = len(taken) > (len(found.stones) if found else _WORTH_TAKING - 1)
                if is_better:
                    found = TurningPoint(TurningPointKind.CAPTURED, number + 1, taken, move.point)
        return found

    def _missed_capture(self) -> TurningPoint | None:
        """Return the largest chain that the pupil could have captured by force, and that survived."""
        found: TurningPoint | None = None
        most = 0 if self._situation.goal else _WORTH_TAKING - 1
        for number in self._turns(len(self._situation.moves)):
            board = self._board(number)
            for head, stones in board.stones.items():
                if board.color[head] == self._own or len(stones) <= most:
                    continue
                at = capturing_move(board, head)
                if at < 0 or not self._is_new(number, at) or self._is_lost(number, head):
                    continue
                most = len(stones)
                found = TurningPoint(
                    TurningPointKind.COULD_CAPTURE, number + 1, self._points(stones), self._size.point(at)
                )
        return found

    def _is_lost(self, number: int, stone: int) -> bool:
        """Return whether a stone of the other side is captured later all the same, or is dead."""
        point = self._size.point(stone)
        color = self._pupil.opponent
        later = self._positions[number + 1 :]
        return point in self._dead or any(each.at(point) is not color for each in later)

    def _escape(self, loss: _Loss) -> TurningPoint | None:
        """Return the last moment when chased stones had a way out that was not taken."""
        stone = self._stone(loss)
        for number in self._turns(loss.before):
            board = self._board(number)
            if board.color[stone] != self._own or capturing_move(board, board.head[stone]) < 0:
                return None
            ways = [at for at in _ways_out(board, stone) if self._is_new(number, at)]
            for at in ways:
                after = board.copy()
                after.play(at, self._own)
                head = after.head[stone]
                if len(after.libs[head]) > 1 and capturing_move(after, head) < 0:
                    # An escape in one line of reading may only prolong the chase.
                    if self._survival(after, stone) < _HOPE:
                        continue
                    stones = self._points(board.stones[board.head[stone]])
                    return TurningPoint(TurningPointKind.COULD_ESCAPE, number + 1, stones, self._size.point(at))
        return None

    def _lost(self) -> TurningPoint | None:
        """Return the largest capture by the other side."""
        moves = self._situation.moves
        for loss in self._losses:
            move = moves[loss.before] if loss.before < len(moves) else None
            if isinstance(move, Play) and len(loss.stones) >= _WORTH_TAKING:
                return TurningPoint(TurningPointKind.LOST, loss.before + 1, loss.stones, move.point)
        return None

    def _bigger(self) -> TurningPoint | None:
        """Return the move that lost most against another one."""
        if self._situation.goal:
            return None
        # A few lines suffice to compare: each line updates the value of every move that occurs in it.
        regrets = [(-self._compared(number, _GLANCE)[0], number) for number in self._turns(len(self._situation.moves))]
        for _, number in sorted(regrets)[:_TRIES]:
            regret, at = self._compared(number, _LINES)
            if self._watch.is_called_off():
                return None
            if regret >= _BETTER:
                return TurningPoint(TurningPointKind.BIGGER, number + 1, frozenset(), self._size.point(at))
        return None

    def _compared(self, number: int, lines: int) -> tuple[float, int]:
        """Return the gain of the best move that reading finds over the pupil's move, and that best move."""
        situation = replace(self._situation, moves=self._situation.moves[:number], to_move=self._pupil)
        position, history = self._positions[number], self._histories[number]
        legal = legal_points(position, history, situation.ruleset)
        points = frozenset(map(self._size.index, legal))
        prospect = prospect_of(situation, self._board(number), points, Random(_SEED))
        prospect.read(lines, lambda _done: self._watch.is_called_off())
        worth = {each.move: each.shared_wins / each.shared_visits for each in prospect.moves}
        played, best = self._situation.moves[number], prospect.best()
        at = self._size.index(played.point) if isinstance(played, Play) else best
        return worth.get(best, 0.0) - worth.get(at, worth.get(best, 0.0)), best

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
            end = board.copy()
            run_playout(end, 3 - self._own, points, rng)
            kept += end.color[stone] == self._own
        return kept / _PLAYOUTS

    def _life(self, loss: _Loss) -> TurningPoint | None:
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
            return TurningPoint(TurningPointKind.COULD_LIVE, number + 1, stones, self._size.point(at))
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
        """Return the numbers of the pupil's moves before a move, the latest first."""
        moves = self._situation.moves
        return (number for number in reversed(range(before)) if moves[number].color is self._pupil)

    def _board(self, number: int) -> QuickBoard:
        """Return the board before a move."""
        return QuickBoard.of(self._positions[number])

    def _is_new(self, number: int, at: int) -> bool:
        """Return whether another move at this point was legal for the pupil instead of move `number`."""
        move = self._situation.moves[number]
        other = Play(self._pupil, self._size.point(at))
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
