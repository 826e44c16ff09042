"""The move of a partner in a capture game: the move that its style values most."""

from __future__ import annotations

from math import tanh
from random import Random

from goboard_app.engine.engine import ChosenMove, Situation
from goboard_app.go.board import BoardSize, Move, Pass, Play
from goboard_app.go.position import CODES, Position
from goboard_app.partner.character import Character
from goboard_app.partner.move_effects import BUILDING, CHASING, PlayingStyle, is_sensible, ranked, wants_of
from goboard_app.partner.reading import Prospect
from goboard_app.rules.ending import bonus_points
from goboard_app.rules.legality import legal_points
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import is_playable
from goboard_app.scoring.proposal import Watch

# Lines times points of the board: about a second of reading.
_WORK = 65_000
_FEWEST_LINES, _MOST_LINES = 150, 1000
# The characters from which on one builds, and from which on one reads ahead.
_BUILDS, _READS = Character.RABBIT, Character.FOX
# Stones per point up to which a game is in its opening.
_OPENING = 0.08


def choose_capturing(
    character: Character, situation: Situation, rng: Random, watch: Watch, lines: int | None = None
) -> ChosenMove:
    """Return the move of a partner in a capture game; if `watch` calls it off, the best move found by then.

    A character that reads ahead follows `lines` lines, by default about a second's worth. It passes only
    without any move. An ordinary game is played likewise where the network is missing; then it passes
    after a pass too.
    """
    if lines is None:
        lines = max(_FEWEST_LINES, min(_MOST_LINES, _WORK // situation.size.area))
    return ChosenMove(_CaptureChoice(character, situation, rng, watch, lines).move())


def prospect_of(situation: Situation, board: QuickBoard, points: frozenset[int], rng: Random) -> Prospect:
    """Return the reading ahead from a situation with its `board`; `points` are the first moves to read."""
    size, ruleset, goal = situation.size, situation.ruleset, situation.goal
    style = BUILDING

    def impulse(board: QuickBoard, own: int, points: frozenset[int]) -> dict[int, float]:
        wants = wants_of(board, own, size, -1, points, style)
        return {at: 0.5 + 0.45 * tanh((wants.value(at, style) - 2) / 6) for at in points}

    position = situation.position
    taken = position.prisoners_black, position.prisoners_white
    return Prospect(
        board,
        CODES[situation.to_move],
        points,
        -float(situation.komi) - bonus_points(ruleset, situation.handicap),
        impulse,
        rng,
        (goal - taken[0], goal - taken[1]) if goal else None,
    )


class _CaptureChoice:
    """One turn of a partner."""

    def __init__(self, character: Character, situation: Situation, rng: Random, watch: Watch, lines: int) -> None:
        self._situation = situation
        self._rng = rng
        self._watch = watch
        self._lines = lines
        self._position: Position = situation.position
        self._size: BoardSize = situation.size
        self._own = CODES[situation.to_move]
        self._board = QuickBoard.of(self._position)
        self._reads = character.rank >= _READS.rank
        self._style: PlayingStyle = BUILDING if character.rank >= _BUILDS.rank else CHASING
        legal = legal_points(self._position, situation.history, situation.ruleset)
        self._legal = frozenset(map(self._size.index, legal))
        # A character that reads ahead finds out when a sacrifice pays.
        is_fit = is_playable if self._reads else is_sensible
        self._points = frozenset(at for at in self._legal if is_fit(self._board, at, self._own))

    def move(self) -> Move:
        color = self._situation.to_move
        at = self._point()
        return Pass(color) if at < 0 else Play(color, self._size.point(at))

    def _point(self) -> int:
        """Return the index of the point to play at, -1 to pass."""
        moves = self._situation.moves
        if not self._situation.goal and moves and moves[-1].is_pass:
            return -1
        if not self._points:
            return self._forced() if self._situation.goal else -1
        return self._read() if self._reads else self._wanted()

    def _forced(self) -> int:
        """Return a random legal move of a capture game without sensible moves; -1 if there is none."""
        moves = [at for at in self._legal if self._board.is_legal(at, self._own)]
        choices = sorted(moves or self._legal)
        return self._rng.choice(choices) if choices else -1

    def _wanted(self) -> int:
        """Return the point that the style values most."""
        wants = wants_of(self._board, self._own, self._size, self._last(), self._points, self._style)
        return ranked(wants, self._points, self._style, self._rng)[0][1]

    def _read(self) -> int:
        """Return the move that looks best after reading ahead."""
        prospect = prospect_of(self._situation, self._board, self._points, self._rng)
        if not self._situation.goal:
            prospect.allow_pass()
        prospect.read(self._lines, self._is_off)
        stones = self._size.area - self._board.color.count(0)
        return prospect.best(is_open=stones < _OPENING * self._size.area)

    def _is_off(self, done: float) -> bool:
        self._watch.told(None, done)
        return self._watch.is_called_off()

    def _last(self) -> int:
        moves = self._situation.moves
        if not moves or not isinstance(moves[-1], Play):
            return -1
        return self._size.index(moves[-1].point)
