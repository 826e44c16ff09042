"""Reading ahead: the value of each move, by lines that are played to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import tanh
from random import Random

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import Fates, owner_of_empty
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.search import LineSearch, MoveStatistics

_WINNING = 0.8
"""The weight of winning in the value of a line; the rest is the margin, so that a side far behind plays on well."""
# A margin in points beyond which more points count little.
_WIDE = 12.0
_FIRST_LINES = 30
"""The number of lines that the first impression of a move counts for."""
# Lines between two looks at the watch.
_LOOK_EVERY = 32
# The share of the most visits that makes a move as good in the opening.
_NEARLY = 0.7

Impulse = Callable[[QuickBoard, int, frozenset[int]], Mapping[int, float]]
"""The first impression of some points for a side (1, 2): a value from 0 to 1 for each."""


class Prospect:
    """The reading ahead from one board."""

    def __init__(
        self,
        board: QuickBoard,
        to_move: int,
        legal: frozenset[int],
        black_ahead: float,
        impulse: Impulse,
        rng: Random,
        to_take: tuple[int, int] | None = None,
    ) -> None:
        """`black_ahead` is Black's lead besides the area on the board: negative for a komi.

        In a capture game `to_take` are the stones that Black and White have still to capture.
        """
        self._rng = rng
        self._is_capture_game = to_take is not None
        self._to_move = to_move
        self._impulse = impulse
        self._ahead = black_ahead
        self._open = list(range(len(board.color)))
        if not self._is_capture_game:
            # Points within walls that live unconditionally need no more moves.
            fates = Fates(board)
            self._open = fates.open_points
            # Their owner is known, so that lines need not play there.
            self._ahead += len(fates.safe[1].inside) - len(fates.safe[2].inside)
        self._search = LineSearch(board, self._open, rng, self._rate, self._branches, to_take)
        self.moves = self._moves(board, to_move, legal.intersection(self._open))
        """The first moves, with the statistics of each."""
        self._root = MoveStatistics(PASS)
        self._root.branches = self.moves

    def allow_pass(self) -> None:
        """Allow a pass as the best move: the game may be nearly over."""
        self.moves.append(MoveStatistics(PASS))

    def read(self, lines: int, is_called_off: Callable[[float], bool]) -> None:
        """Read this number of further lines; fewer once no other move can overtake the most tried one.

        `is_called_off` gets the share that is done, from 0 to 1, and returns whether to stop.
        """
        for number in range(lines):
            if number % _LOOK_EVERY == 0 and (is_called_off(number / lines) or self._is_decided(lines - number)):
                return
            self._search.try_line(self._root, self._to_move)

    def _is_decided(self, left: int) -> bool:
        visits = sorted((each.visits for each in self.moves), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left

    def best(self, is_open: bool = False) -> int:
        """Return the move tried most often; PASS if there is none.

        While a game `is_open` it is a random one of those tried nearly as often, so that games differ.
        """
        if not self.moves:
            return PASS
        first = max(self.moves, key=lambda each: (each.visits, each.wins, each.shared_wins))
        if not is_open:
            return first.move
        good = [each for each in self.moves if each.visits >= _NEARLY * first.visits]
        return self._rng.choice(good).move

    def _rate(self, board: QuickBoard) -> float:
        color = board.color
        ahead = self._ahead
        for at in self._open:
            owner = color[at] or owner_of_empty(board, at)
            if owner == 1:
                ahead += 1
            elif owner == 2:
                ahead -= 1
        won = 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
        return _WINNING * won + (1 - _WINNING) * (0.5 + 0.5 * tanh(ahead / _WIDE))

    def _branches(self, board: QuickBoard, color: int) -> list[MoveStatistics]:
        points = frozenset(at for at in self._open if board.is_legal(at, color) and not board.is_eye(at, color))
        moves = self._moves(board, color, points)
        # There is no pass in a capture game while a move is left.
        return moves if moves and self._is_capture_game else [*moves, MoveStatistics(PASS)]

    def _moves(self, board: QuickBoard, color: int, points: frozenset[int]) -> list[MoveStatistics]:
        looks = self._impulse(board, color, points)
        found = []
        for at in sorted(points):
            move = MoveStatistics(at)
            # The impression counts as lines that were read before, and fades as real ones are added.
            move.shared_visits = _FIRST_LINES
            move.shared_wins = _FIRST_LINES * looks.get(at, 0.3)
            found.append(move)
        return found
