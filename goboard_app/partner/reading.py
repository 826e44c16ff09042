"""Reading ahead: what becomes of a game after each move, by lines that are played to their end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import tanh
from random import Random

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import Fates, owner_of_empty
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.search import LineSearch, MoveStatistics

_WINNING = 0.8
"""So much of what is read for is to win, the rest by how much: who is far behind plays on well."""
_WIDE = 12.0
_FIRST_LINES = 30
"""What somebody wants at first sight counts as much as so many lines."""
_LOOK_EVERY = 32
_NEARLY = 0.7

Impulse = Callable[[QuickBoard, int, frozenset[int]], Mapping[int, float]]
"""How good each of some points looks at first sight to a side (1, 2), from 0 to 1."""


class Prospect:
    """The game from here on, as far as it was read."""

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
        """`black_ahead` is what Black has besides the area on the board: less than 0 by a komi.

        In a capture game `to_take` are the stones that Black and White have still to take.
        """
        self._rng = rng
        self._is_capture_game = to_take is not None
        self._to_move = to_move
        self._impulse = impulse
        self._ahead = black_ahead
        self._open = list(range(len(board.color)))
        if not self._is_capture_game:
            # What lives unconditionally needs no more moves.
            fates = Fates(board)
            self._open = fates.open_points
            self._ahead += len(fates.safe[1].inside) - len(fates.safe[2].inside)
        self._search = LineSearch(board, self._open, rng, self._rate, self._branches, to_take)
        self.moves = self._moves(board, to_move, legal.intersection(self._open))
        """The moves to begin with, and what is known of each."""
        self._root = MoveStatistics(PASS)
        self._root.branches = self.moves

    def allow_pass(self) -> None:
        """Let a pass be the best move: the game may be as good as over."""
        self.moves.append(MoveStatistics(PASS))

    def read(self, lines: int, is_called_off: Callable[[float], bool]) -> None:
        """Try so many lines more, fewer where no other move can be tried most often any more.

        `is_called_off` hears which part of them is done.
        """
        for number in range(lines):
            if number % _LOOK_EVERY == 0 and (is_called_off(number / lines) or self._is_decided(lines - number)):
                return
            self._search.try_line(self._root, self._to_move)

    def _is_decided(self, left: int) -> bool:
        visits = sorted((each.visits for each in self.moves), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left

    def best(self, is_open: bool = False) -> int:
        """The move tried most often; PASS where there is none.

        While a game `is_open` it is one of those tried nearly as often, so that no two are alike.
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
        # Nobody passes in a capture game.
        return moves if moves and self._is_capture_game else [*moves, MoveStatistics(PASS)]

    def _moves(self, board: QuickBoard, color: int, points: frozenset[int]) -> list[MoveStatistics]:
        looks = self._impulse(board, color, points)
        found = []
        for at in sorted(points):
            move = MoveStatistics(at)
            move.shared_visits = _FIRST_LINES
            move.shared_wins = _FIRST_LINES * looks.get(at, 0.3)
            found.append(move)
        return found
