"""The move of a partner: the legal move that its character values most, or a pass."""

from __future__ import annotations

from math import tanh
from random import Random

from goboard_app.engine.engine import ChosenMove, Situation
from goboard_app.go.board import BoardSize, Move, Pass, Play
from goboard_app.go.position import CODES, Position
from goboard_app.partner.character import (
    TASTES,
    Character,
    MoveEffect,
    MoveEffects,
    is_sensible,
    ranked,
    wants_of,
    weight_of,
)
from goboard_app.partner.reading import Prospect
from goboard_app.rules.ending import bonus_points
from goboard_app.rules.legality import legal_points
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import Fates, is_playable
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import CalledOff, Proposal, Reason, Watch

MOST_SIDE = 13
"""The largest board side for partners: on larger boards they think for too long."""

# Lines times points of the board: about a second of reading.
_WORK = 65_000
_FEWEST_LINES, _MOST_LINES = 150, 1000
# Playouts of a look, the share of them that settles a point, and the share of empty points of an open board.
_LOOKS = 24
_SETTLED = 0.9
_STILL_OPEN = 0.6
# Stones per point up to which a game is in its opening.
_OPENING = 0.08
# Doubtful points of a settled board; larger boards may have more.
_OPEN_POINTS = 4


def choose(
    character: Character,
    situation: Situation,
    rng: Random,
    watch: Watch,
    lines: int | None = None,
) -> ChosenMove:
    """Return the move of a partner; if `watch` calls it off, the best move found by then.

    A character that reads ahead follows `lines` lines, by default about a second's worth. The same `rng`
    gives the same move. It passes when nothing is left to play for; in a capture game, where a pass
    is not allowed, only without any move. It never resigns: the pupil should play a won game to its end.
    """
    if lines is None:
        lines = _lines_for(situation.size)
    return ChosenMove(_MoveChoice(character, situation, rng, watch, lines).move())


def _lines_for(size: BoardSize) -> int:
    return max(_FEWEST_LINES, min(_MOST_LINES, _WORK // size.area))


def prospect_of(situation: Situation, board: QuickBoard, points: frozenset[int], rng: Random) -> Prospect:
    """Return the reading ahead from a situation with its `board`; `points` are the first moves to read."""
    size, ruleset, goal = situation.size, situation.ruleset, situation.goal
    taste = TASTES[Character.OWL]

    def impulse(board: QuickBoard, own: int, points: frozenset[int]) -> dict[int, float]:
        wants = wants_of(board, own, size, -1, points, taste)
        return {at: 0.5 + 0.45 * tanh((wants.value(at, taste) - 2) / 6) for at in points}

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


class _MoveChoice:
    """One turn of a partner."""

    def __init__(
        self,
        character: Character,
        situation: Situation,
        rng: Random,
        watch: Watch,
        lines: int,
    ) -> None:
        self._character = character
        self._situation = situation
        self._rng = rng
        self._watch = watch
        self._lines = lines
        self._position: Position = situation.position
        self._size = situation.size
        self._own = CODES[situation.to_move]
        self._board = QuickBoard.of(self._position)
        self._proposal: Proposal | None = None
        legal = legal_points(self._position, situation.history, situation.ruleset)
        self._legal = frozenset(map(self._size.index, legal))
        # A character that reads ahead finds out when a sacrifice pays.
        is_fit = is_playable if character is Character.OWL else is_sensible
        self._points = frozenset(at for at in self._legal if is_fit(self._board, at, self._own))

    def move(self) -> Move:
        color = self._situation.to_move
        at = self._point()
        return Pass(color) if at < 0 else Play(color, self._size.point(at))

    def _point(self) -> int:
        """Return the index of the point to play at, -1 to pass."""
        if not self._points:
            return self._forced() if self._situation.goal else -1
        if self._situation.goal:
            least = None
        else:
            proposal = self._end()
            if proposal is not None:
                return self._last_move(proposal)
            least = self._least()
        return self._read() if self._character is Character.OWL else self._wanted(least)

    def _forced(self) -> int:
        """Return a random legal move of a capture game without sensible moves; -1 if there is none."""
        moves = [at for at in self._legal if self._board.is_legal(at, self._own)]
        choices = sorted(moves or self._legal)
        return self._rng.choice(choices) if choices else -1

    def _wanted(self, least: float | None) -> int:
        """Return the point that the character values most; -1 if none is worth `least`."""
        taste, points = TASTES[self._character], self._points
        wants = wants_of(self._board, self._own, self._size, self._last(), points, taste)
        if self._proposal is not None:
            self._add_from(self._proposal, wants)
        _, best = ranked(wants, points, taste, self._rng)[0]
        if least is not None and wants.value(best, taste) < least:
            return -1
        return best

    def _add_from(self, proposal: Proposal, wants: MoveEffects) -> None:
        """Add the remaining moves of a late game that even beginners see: borders, protection, life."""
        index = self._size.index
        for opening in proposal.openings:
            for point in opening.points:
                wants.add(index(point), MoveEffect.BORDER, weight_of(len(opening.threatened)))
        for needed in proposal.needed:
            if needed.owner is self._situation.to_move:
                wants.add(index(needed.point), MoveEffect.SAVE, weight_of(len(needed.threatened)))
        for group in proposal.groups:
            if group.reason is Reason.FIRST_MOVE_DECIDES:
                for point in group.points:
                    wants.add(index(point), MoveEffect.LIFE, weight_of(len(group.stones)))

    def _read(self) -> int:
        """Return the move that looks best after reading ahead."""
        prospect = prospect_of(self._situation, self._board, self._points, self._rng)
        if self._proposal is not None:
            prospect.allow_pass()
        prospect.read(self._lines, self._is_off)
        stones = self._size.area - self._board.color.count(0)
        return prospect.best(is_open=stones < _OPENING * self._size.area)

    def _is_off(self, done: float) -> bool:
        self._watch.told(None, done)
        return self._watch.is_called_off()

    def _least(self) -> float | None:
        """Return the least value of a move to play; None on an emptier board, where any move will do."""
        empty = self._board.color.count(0)
        # With half of the board empty a beginner plays on.
        return None if 2 * empty > self._size.area else TASTES[self._character].least

    def _last(self) -> int:
        moves = self._situation.moves
        if not moves or not isinstance(moves[-1], Play):
            return -1
        return self._size.index(moves[-1].point)

    def _end(self) -> Proposal | None:
        """Return the proposal of a board that is finished but for neutral points; else None."""
        if not self._looks_settled():
            return None
        try:
            proposal = propose(self._position, self._watch)
        except CalledOff:
            return None
        self._proposal = proposal
        if not proposal.is_finished or proposal.openings:
            return None
        is_owing = any(needed.owner is self._situation.to_move for needed in proposal.needed)
        return None if proposal.unclear() and not is_owing else proposal

    def _looks_settled(self) -> bool:
        """Return whether a few playouts leave hardly a point in doubt."""
        # A cheap test first: a board with many empty points is not settled.
        if self._board.color.count(0) > _STILL_OPEN * self._size.area:
            return False
        fates = Fates(self._board)
        # A seed of its own: the same board gives the same answer, and `rng` is left for the moves.
        fates.run(_LOOKS, Random(0), self._is_off)
        if not fates.runs:
            return False
        doubtful = sum(1 - _SETTLED < fates.black_share(at) < _SETTLED for at in fates.open_points)
        return doubtful <= _OPEN_POINTS + self._size.area // 12

    def _last_move(self, proposal: Proposal) -> int:
        """Return the next move on a finished board: protect, then fill neutral points; -1 to pass."""
        index = self._size.index
        own = self._situation.to_move
        needed = [index(each.point) for each in proposal.needed if each.owner is own]
        # Once the other side has passed, neutral points would only keep it waiting.
        dame = [] if self._has_other_passed() else sorted(map(index, proposal.dame))
        self._rng.shuffle(dame)
        board = self._board
        return next(
            (at for at in (*needed, *dame) if at in self._points and is_sensible(board, at, self._own)),
            -1,
        )

    def _has_other_passed(self) -> bool:
        moves = self._situation.moves
        return bool(moves) and moves[-1].is_pass
