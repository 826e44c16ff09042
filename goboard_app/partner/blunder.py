"""Blunders: moves of a pupil that lose much, each with one reason that can be seen on the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from itertools import cycle
from random import Random
from typing import NamedTuple

from goboard_app.engine.engine import Analysis, Situation
from goboard_app.engine.judging import MoveLoss, Valued, points_of
from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import CODES, Position
from goboard_app.partner.choice import find_gain, view_of
from goboard_app.partner.rating import MoveRating
from goboard_app.rules.legality import legal_points
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import Fates
from goboard_app.scoring.life.policy_network import shipped_policy
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.life.search import capturing_move
from goboard_app.scoring.proposal import CalledOff, Watch

# Chains with more liberties are not chased.
_SHORT = 2
# Playouts of a position, the fall of the survival of stones (0 to 1) that is a danger, and the most that is left then.
_PLAYOUTS, _FALL, _LEFT = 40, 0.4, 0.4
# Stones from which a danger or a cut is worth a sentence.
_WORTH_SAVING = 3
# An engine that read less may be wrong about any move.
_FEWEST_VISITS = 20
# The positions that are read after each move that is compared with a pass.
_PASS_VISITS = 40
# Fixed, so that the same move gets the same reason.
_SEED = 7


class BlunderReason(Enum):
    """The reason why a move loses much."""

    CAPTURED = auto()
    """The other side captures the stones at once."""
    CAUGHT = auto()
    """The other side's answer leaves the stones no way out."""
    LOST = auto()
    """The other side captures the stones some moves later."""
    ENDANGERED = auto()
    """After the other side's answer the stones will probably die."""
    CUT = auto()
    """The other side's answer cuts the stones apart."""
    COULD_CAPTURE = auto()
    """The other side's stones could be captured at once."""
    COULD_CATCH = auto()
    """The other side's stones could be left no way out."""
    BIGGER = auto()
    """Another move is worth much more."""
    EARLY_PASS = auto()
    """A pass, although much is still open."""


LEAST_LOSS = 8.0
"""The loss in points from which a move with a reason that can be seen is a blunder."""
# A move that loses because another one is larger is hard to be sure of, so that it has to lose more.
_LEAST_LOSS_OF_BIGGER = 15.0


class Blunder(NamedTuple):
    """A move of the pupil that loses much.

    `shown` is the other side's answer, or for COULD_CAPTURE, COULD_CATCH, BIGGER and EARLY_PASS the better move.
    `stones` are those of the reason, as they are on the board after the pupil's move; none for BIGGER and EARLY_PASS.
    """

    reason: BlunderReason
    shown: Play
    stones: frozenset[Point]
    loss: float


def blunder_in(situation: Situation, rating: MoveRating, watch: Watch) -> Blunder | None:
    """Return the blunder that a rated move is, with its reason; None if it is good enough.

    `situation` is the one before the move. A move is called a blunder only if it loses much: a pupil who is asked
    about a good move learns something wrong. Returns None if `watch` calls it off.
    """
    if rating.loss < LEAST_LOSS or rating.played == rating.best:
        return None
    return _BlunderSearch(situation, rating, watch).find()


def early_pass(situation: Situation, watch: Watch) -> Blunder | None:
    """Return the blunder that a pass by the side to move is, with a move that gains much; None if it is none.

    None without the network, or if `watch` calls it off.
    """
    network = shipped_policy()
    if network is None:
        return None
    try:
        # The gain alone is wrong at the end of one game in ten; together they agree with the count that would follow.
        is_finished = propose(situation.position, watch).is_finished
    except CalledOff:
        return None
    if is_finished:
        return None
    legal = legal_points(situation.position, situation.history, situation.ruleset)
    points, view = map(situation.size.index, legal), view_of(situation)
    gain = find_gain(network, view, points, _PASS_VISITS, lambda _done: watch.is_called_off())
    if gain is None or gain.points < LEAST_LOSS:
        return None
    better = Play(situation.to_move, situation.size.point(gain.move))
    return Blunder(BlunderReason.EARLY_PASS, better, frozenset(), gain.points)


def capture_blunder(situation: Situation, played: Move) -> Blunder | None:
    """Return the blunder that a move is in a capture game: it leaves a win to the other side, or misses one.

    None if no move of the pupil would have been better.
    """
    own, goal, before = situation.to_move, situation.goal, situation.position
    if (win := _winning_capture(before, own, goal)) is not None:
        return Blunder(BlunderReason.COULD_CAPTURE, win, before.play(win).captured, 2.0 * goal)
    after = before.after(played)
    answer = _winning_capture(after, own.opponent, goal)
    if answer is None:
        return None
    legal = legal_points(before, situation.history, situation.ruleset)
    others = (before.after(Play(own, point)) for point in legal)
    if all(_winning_capture(other, own.opponent, goal) is not None for other in others):
        return None
    return Blunder(BlunderReason.CAPTURED, answer, after.play(answer).captured, 2.0 * goal)


def _winning_capture(position: Position, color: Color, goal: int) -> Play | None:
    """Return a move by which a side captures the stones that are missing to its goal; None if there is none."""
    for chain in all_chains(position):
        if chain.color is not color and chain.is_in_atari:
            move = Play(color, min(chain.liberties))
            if position.prisoners(color) + len(position.play(move).captured) >= goal:
                return move
    return None


def rating_by(played: Move, before: Analysis, after: Analysis) -> MoveRating | None:
    """Return the rating of a move by an engine's analyses before and after it; None if they read too little."""
    if not before.candidates or min(before.visits, after.visits) < _FEWEST_VISITS:
        return None
    mover, best = played.color, before.candidates[0]
    best_lead, played_lead = _lead(best, mover), _lead(after, mover)
    if best_lead is None or played_lead is None:
        return None
    line = _moves(best.line or (best.point,), mover)
    answer = after.candidates[0] if after.candidates else None
    refutation = () if answer is None else _moves(answer.line or (answer.point,), mover.opponent)
    return MoveRating(played, line[0], best_lead, played_lead, line, refutation)


def _lead(valued: Valued, mover: Color) -> float | None:
    """Return the lead of a side in points; None if the engine gives no value."""
    lead = points_of(MoveLoss(valued.score, None if valued.winrate is None else valued.winrate - 0.5))
    return lead if lead is None or mover is Color.BLACK else -lead


def _moves(line: Sequence[Point | None], color: Color) -> tuple[Move, ...]:
    colors = cycle((color, color.opponent))
    return tuple(Pass(each) if point is None else Play(each, point) for point, each in zip(line, colors, strict=False))


class _BlunderSearch:
    """One search for the reason of a loss."""

    def __init__(self, situation: Situation, rating: MoveRating, watch: Watch) -> None:
        self._rating = rating
        self._watch = watch
        self._before = situation.position
        self._size = situation.size
        self._own = situation.to_move
        self._after = self._before.after(rating.played)
        answer = rating.refutation[0] if rating.refutation else None
        self._answer = answer if isinstance(answer, Play) and self._can(self._after, answer) else None
        best = rating.best
        self._best = best if isinstance(best, Play) and self._can(self._before, best) else None

    def find(self) -> Blunder | None:
        found = None
        if self._answer is not None:
            found = self._of_answer(self._answer)
        if found is None and self._best is not None:
            found = self._of_better(self._best)
        return None if self._watch.is_called_off() else found

    def _of_answer(self, answer: Play) -> Blunder | None:
        """Return the harm that the other side's answer does; None if none is seen."""
        result = self._after.play(answer)
        if result.captured:
            return self._blunder(BlunderReason.CAPTURED, answer, result.captured)
        caught = self._newly_caught(result.position)
        if caught:
            return self._blunder(BlunderReason.CAUGHT, answer, caught)
        lost = self._lost_in(self._rating.refutation)
        if lost:
            return self._blunder(BlunderReason.LOST, answer, lost)
        # What the pupil could have taken is plainer than a danger.
        missed = self._best is not None and self._taken(self._best)
        if missed:
            return None
        endangered = self._endangered(result.position)
        if len(endangered) >= _WORTH_SAVING:
            return self._blunder(BlunderReason.ENDANGERED, answer, endangered)
        cut = self._cut_by(answer)
        if len(cut) >= _WORTH_SAVING:
            return self._blunder(BlunderReason.CUT, answer, cut)
        return None

    def _of_better(self, best: Play) -> Blunder | None:
        """Return the better move, with what it would have gained."""
        captured = self._before.play(best).captured
        if captured:
            return self._blunder(BlunderReason.COULD_CAPTURE, best, captured)
        caught = self._taken(best)
        if caught:
            return self._blunder(BlunderReason.COULD_CATCH, best, caught)
        if self._rating.played.is_pass:
            return self._blunder(BlunderReason.EARLY_PASS, best, frozenset())
        if self._rating.loss < _LEAST_LOSS_OF_BIGGER:
            return None
        return self._blunder(BlunderReason.BIGGER, best, frozenset())

    def _blunder(self, reason: BlunderReason, shown: Play, stones: frozenset[Point]) -> Blunder:
        return Blunder(reason, shown, stones, self._rating.loss)

    def _can(self, position: Position, move: Play) -> bool:
        """Return whether a move of a reading is possible on the board; a broken engine may name any."""
        return move.point in self._size and position.at(move.point) is None and move.color is position.to_move

    def _newly_caught(self, position: Position) -> frozenset[Point]:
        """Return the pupil's stones without a way out, though the pupil moves; without those lost in any case."""
        board, own = QuickBoard.of(position), CODES[self._own]
        found: set[Point] = set()
        for head, stones in board.stones.items():
            if board.color[head] == own and _is_caught(board, head):
                found.update(self._points(stones))
        return self._not_lost_anyway(found)

    def _not_lost_anyway(self, stones: set[Point]) -> frozenset[Point]:
        """Return those of the pupil's stones that the other side could not capture after the best move."""
        saved, own = QuickBoard.of(self._before.after(self._rating.best)), CODES[self._own]
        kept: set[Point] = set()
        for stone in stones:
            at = self._size.index(stone)
            # With the best move, the other side would have to begin the chase.
            if saved.color[at] != own or capturing_move(saved, saved.head[at]) < 0:
                kept.add(stone)
        return frozenset(kept)

    def _lost_in(self, line: tuple[Move, ...]) -> frozenset[Point]:
        """Return the pupil's stones on the board now that are captured in a line, without those lost in any case."""
        position, lost = self._after, set[Point]()
        for move in line:
            if isinstance(move, Play):
                if not self._can(position, move):
                    break
                result = position.play(move)
                if move.color is not self._own:
                    lost |= {point for point in result.captured if self._after.at(point) is self._own}
                position = result.position
            else:
                position = position.after(move)
        return self._not_lost_anyway(lost)

    def _taken(self, best: Play) -> frozenset[Point]:
        """Return the other side's stones that a move captures, or leaves no way out."""
        result = self._before.play(best)
        if result.captured:
            return result.captured
        board, own = QuickBoard.of(result.position), CODES[self._own]
        before = QuickBoard.of(self._before)
        found: set[Point] = set()
        for head, stones in board.stones.items():
            # Stones that were caught before are no gain of this move.
            if board.color[head] != own and _is_caught(board, head) and not _is_caught(before, before.head[head]):
                found.update(self._points(stones))
        return frozenset(found)

    def _endangered(self, position: Position) -> frozenset[Point]:
        """Return the pupil's stones that survive much more often after the best move than now."""
        best = self._before
        for move in self._rating.line[:2] or (self._rating.best,):
            if isinstance(move, Play) and not self._can(best, move):
                break
            best = best.after(move)
        now, then = self._fates(position), self._fates(best)
        found: set[Point] = set()
        for head, stones in now.board.stones.items():
            if now.board.color[head] != CODES[self._own] or then.board.color[head] != CODES[self._own]:
                continue
            left = now.share(head)
            if left <= _LEFT and then.share(then.board.head[head]) - left >= _FALL:
                found.update(self._points(stones))
        return frozenset(found)

    def _fates(self, position: Position) -> Fates:
        fates = Fates(QuickBoard.of(position))
        fates.run(_PLAYOUTS, Random(_SEED), lambda _done: self._watch.is_called_off())
        return fates

    def _cut_by(self, answer: Play) -> frozenset[Point]:
        """Return the pupil's chains around the answer, if they were one at the best move."""
        at = self._size.index(answer.point)
        if self._best is None or self._best.point != answer.point:
            return frozenset()
        board, own = QuickBoard.of(self._after), CODES[self._own]
        heads = {board.head[near] for near in board.near[at] if board.color[near] == own}
        if len(heads) < 2:
            return frozenset()
        return frozenset(point for head in heads for point in self._points(board.stones[head]))

    def _points(self, indices: Iterable[int]) -> frozenset[Point]:
        return frozenset(map(self._size.point, indices))


def _is_caught(board: QuickBoard, head: int) -> bool:
    """Return whether a chain can be captured by force although its own side moves next."""
    own, libs = board.color[head], board.libs[head]
    if len(libs) > _SHORT or capturing_move(board, head) < 0:
        return False
    ways = set(libs)
    for stone in board.stones[head]:
        for near in board.near[stone]:
            # To capture a chain around it is another way out.
            if board.color[near] == 3 - own and len(board.libs[board.head[near]]) == 1:
                ways |= board.libs[board.head[near]]
    for at in sorted(ways):
        if board.is_legal(at, own):
            after = board.copy()
            after.play(at, own)
            chain = after.head[head]
            if len(after.libs[chain]) > 1 and capturing_move(after, chain) < 0:
                return False
    return True
