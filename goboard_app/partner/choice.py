"""The move of a partner: the move that its character likes best of those that it notices, or a pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import log
from random import Random
from typing import NamedTuple

from goboard_app.engine.engine import ChosenMove, Situation
from goboard_app.go.board import BoardSize, Move, Pass, Play
from goboard_app.go.position import CODES
from goboard_app.partner.capture_game import choose_capturing
from goboard_app.partner.character import LEVELS, Character, Level
from goboard_app.rules.ending import bonus_points
from goboard_app.rules.legality import legal_points
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import LAST_MOVES, View
from goboard_app.scoring.life.borders import Borders, find_borders
from goboard_app.scoring.life.playouts import is_playable
from goboard_app.scoring.life.policy_network import NetworkOpinion, PolicyNetwork, shipped_policy
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.tree_search import TreeSearch, view_after
from goboard_app.scoring.proposal import Watch

MOST_SIDE = 19
"""The largest board side for partners; the network has seen no larger board."""

# Steps from the last move within which a point is noticed for certain, and how fast the rest fades.
_NEAR, _FADING = 2, 0.7
# The chance below which a move counts as this improbable, so that its logarithm is no worse.
_LEAST = 1e-4
# The chance of a pass from which on the board is nearly finished: then the best move is always noticed.
_ENDING = 0.03
# A point that may still become either side's: the chance that it becomes the mover's lies between these.
_NEUTRAL = 0.2, 0.8
# Steps within which a stone on the first line needs company.
_COMPANY = 2
# The weight of a pass after the other side has passed: it does not wait for the last small moves.
_AFTER_PASS = 2.0
# The points that a move has to gain against a pass: under area rules; more under others, where a needless move costs
# a point; and more for each pass before, so that the game comes to its end.
_GAIN, _GAIN_OF_TERRITORY = 0.7, 1.4
_GAIN_FOR_PASS, _MOST_PASSES = 0.3, 4
# Liberties of stones that a neutral point may decide.
_FEW = 3
# The share of the board up to which a game is in its opening; there a move is good from this share of the best chance.
_OPENING, _GOOD = 0.05, 0.25
# The least noise in the opening, so that games differ.
_OPENING_MOOD = 0.6


def choose(character: Character, situation: Situation, rng: Random, watch: Watch) -> ChosenMove:
    """Return the move of a partner; if `watch` calls it off, the best move found by then.

    The same `rng` gives the same move. It passes when nothing is left to play for; in a capture game, where a
    pass is not allowed, only without any move. It never resigns: the pupil should play a won game to its end.
    """
    network = shipped_policy()
    # The network has not learnt capture games, and its file may be damaged.
    if situation.goal or network is None:
        return choose_capturing(character, situation, rng, watch)
    return ChosenMove(_MoveChoice(network, LEVELS[character], situation, rng, watch).move())


def view_of(situation: Situation) -> View:
    """Return the board of a situation as the network sees it."""
    board = QuickBoard.of(situation.position)
    size, color = situation.size, situation.to_move
    history = situation.history
    ko = [at for at in range(size.area) if not board.color[at] and _is_ko(board, at, CODES[color])]
    if ko:
        legal = legal_points(situation.position, history, situation.ruleset)
        banned = [at for at in ko if size.point(at) not in legal]
        board.ko = banned[0] if banned else PASS
    black_ahead = -float(situation.komi) - bonus_points(situation.ruleset, situation.handicap)
    last = []
    for move in reversed(situation.moves[-LAST_MOVES:]):
        last.append(size.index(move.point) if isinstance(move, Play) else PASS)
    return View(size, board, CODES[color], tuple(last), black_ahead if CODES[color] == 1 else -black_ahead)


def _is_ko(board: QuickBoard, at: int, own: int) -> bool:
    """Return whether a stone there would be single and capture a single one."""
    free, size, captured = board.liberties_after(at, own)
    return free == 1 and size == 1 and captured == 1


class _MoveChoice:
    """One turn of a partner."""

    def __init__(self, network: PolicyNetwork, level: Level, situation: Situation, rng: Random, watch: Watch) -> None:
        self._network = network
        self._level = level.on_board(situation.size)
        self._situation = situation
        self._rng = rng
        self._watch = watch
        self._size: BoardSize = situation.size
        self._view = network.levelled(view_of(situation))
        self._board = self._view.board
        self._own = self._view.to_move
        legal = legal_points(situation.position, situation.history, situation.ruleset)
        self._points = [
            at
            for at in sorted(map(self._size.index, legal))
            if is_playable(self._board, at, self._own) and self._has_company(at)
        ]

    def move(self) -> Move:
        color = self._situation.to_move
        at = self._point() if self._points else PASS
        return Pass(color) if at == PASS else Play(color, self._size.point(at))

    def _point(self) -> int:
        """Return the index of the point to play at, PASS to pass."""
        search = TreeSearch(self._network, self._view, self._points)
        opinion = search.first
        best = max(self._points, key=lambda at: float(opinion.moves[at]))
        passing = float(opinion.moves[-1])
        if self._has_other_passed:
            passing *= _AFTER_PASS
        if passing >= float(opinion.moves[best]):
            return self._last_move(opinion)
        if self._level.visits:
            return self._begun(opinion) if self._is_opening else self._read(search)
        noticed = self._noticed(best, passing)
        return max(noticed, key=lambda at: self._liking(at, opinion))

    def _read(self, search: TreeSearch) -> int:
        """Return the move that looks best after reading ahead."""
        search.read(self._level.visits, self._is_off)
        found = search.moves()[0].move
        return self._last_move(search.first) if found == PASS else found

    def _begun(self, opinion: NetworkOpinion) -> int:
        """Return one of the good moves of an opening, so that games differ."""
        most = max(float(opinion.moves[at]) for at in self._points)
        good = [at for at in self._points if opinion.moves[at] >= _GOOD * most]
        return self._rng.choices(good, [float(opinion.moves[at]) for at in good])[0]

    def _is_off(self, done: float) -> bool:
        self._watch.told(None, done)
        return self._watch.is_called_off()

    @property
    def _is_opening(self) -> bool:
        return self._size.area - self._board.color.count(0) < _OPENING * self._size.area

    @property
    def _has_other_passed(self) -> bool:
        moves = self._situation.moves
        return bool(moves) and moves[-1].is_pass

    def _last_move(self, opinion: NetworkOpinion) -> int:
        """Return the best move of a board that looks finished, or PASS.

        Stones are protected that will need it. The first look may be wrong, and a pass too early loses the game:
        therefore a little is read. Then neutral points are filled.
        """
        borders = self._borders(opinion)
        needed = (each.point for each in borders.needed if each.owner == self._own and each.point in self._points)
        if (point := next(needed, PASS)) != PASS:
            return point
        points = self._points
        if self._has_other_passed:
            points = [at for at in points if at not in borders.dame or self._is_urgent(at)]
        gain = find_gain(self._network, self._view, points, self._level.end_visits, self._is_off)
        if gain is not None and gain.points >= self._least_gain:
            return gain.move
        return self._neutral_point(opinion, borders.dame)

    @property
    def _least_gain(self) -> float:
        """The points that a move has to gain against a pass."""
        least = _GAIN if self._situation.ruleset.scoring is not Scoring.TERRITORY else _GAIN_OF_TERRITORY
        passes = sum(move.is_pass for move in self._situation.moves)
        return least + _GAIN_FOR_PASS * min(passes, _MOST_PASSES)

    def _borders(self, opinion: NetworkOpinion) -> Borders:
        """Return the neutral points, and those where stones need protection once the neutral points are filled."""
        board = self._board
        black = opinion.own if self._own == 1 else 1 - opinion.own
        low, high = _NEUTRAL
        dead = [at for at, color in enumerate(board.color) if color and (black[at] < low, black[at] > high)[color - 1]]
        return find_borders(board, dead, frozenset(), lambda at: float(black[at]))

    def _is_urgent(self, at: int) -> bool:
        """Return whether a point is one of the last liberties of stones of either side."""
        board = self._board
        return any(board.color[near] and len(board.libs[board.head[near]]) <= _FEW for near in board.near[at])

    def _neutral_point(self, opinion: NetworkOpinion, dame: frozenset[int]) -> int:
        """Return a neutral point where it still counts, on a board on which nothing else is left; else PASS.

        It is one of the `dame`, or one whose owner the network does not know.
        """
        scoring = self._situation.ruleset.scoring
        # Once the other side has passed, neutral points would only keep it waiting.
        if scoring is Scoring.TERRITORY or self._has_other_passed:
            return PASS
        low, high = _NEUTRAL
        if scoring is Scoring.STONE:
            # Own territory counts only once there are stones on it.
            high = 1.0
        board, own = self._board, self._own
        neutral = [
            at
            for at in self._points
            if (at in dame or low < float(opinion.own[at]) < high) and board.liberties_after(at, own)[0] > 1
        ]
        return self._rng.choice(neutral) if neutral else PASS

    def _noticed(self, best: int, passing: float) -> list[int]:
        """Return the points that the character notices this time, at least one."""
        level, rng = self._level, self._rng
        overlooked: frozenset[int] = frozenset()
        if rng.random() < level.misses:
            overlooked = self._points_in_atari()
        last = self._view.last[:1]
        found = []
        for at in self._points:
            chance = level.sight
            if last and last[0] != PASS:
                away = max(0, self._distance(at, last[0]) - _NEAR)
                chance = max(chance, (1 + level.sight) / 2 * _FADING**away)
            if rng.random() < chance and at not in overlooked:
                found.append(at)
        # Where only a few moves are left, even a beginner finds them.
        if passing > _ENDING or not found:
            found.append(best)
        return found

    def _points_in_atari(self) -> frozenset[int]:
        """Return the last liberties of own chains."""
        board = self._board
        ataris = (libs for head, libs in board.libs.items() if len(libs) == 1 and board.color[head] == self._own)
        return frozenset(at for libs in ataris for at in libs)

    def _liking(self, at: int, opinion: NetworkOpinion) -> float:
        """Return the value of a move for the character, different each time."""
        level = self._level
        value = log(max(_LEAST, float(opinion.moves[at])))
        if level.greed:
            value += level.greed * self._prey(at)
        # With Gumbel noise the odds between two moves are exp(difference / mood).
        mood = max(level.mood, _OPENING_MOOD) if self._is_opening else level.mood
        return value + mood * -log(-log(max(1e-9, min(self._rng.random(), 1 - 1e-9))))

    def _prey(self, at: int) -> int:
        """Return the number of stones that a move captures or puts in atari."""
        board = self._board
        heads = {board.head[near] for near in board.near[at] if board.color[near] == 3 - self._own}
        return sum(len(board.stones[head]) for head in heads if len(board.libs[head]) <= 2)

    def _has_company(self, at: int) -> bool:
        """Return whether a point is not alone on the first line."""
        columns, rows = self._size.columns, self._size.rows
        col, row = at % columns, at // columns
        if min(columns, rows) < 5 or 0 < col < columns - 1 and 0 < row < rows - 1:
            return True
        return any(
            self._board.color[y * columns + x]
            for x in range(max(0, col - _COMPANY), min(columns, col + _COMPANY + 1))
            for y in range(max(0, row - _COMPANY), min(rows, row + _COMPANY + 1))
        )

    def _distance(self, one: int, other: int) -> int:
        columns = self._size.columns
        return abs(one % columns - other % columns) + abs(one // columns - other // columns)


# The points of 9x9, for which the visits are meant; a larger board has more moves to try with the same time.
_SMALL_BOARD = 81
_LEAST_VISITS = 2
# The moves that are compared with a pass.
_COMPARED = 4


class Gain(NamedTuple):
    """A move, and the points that it gains against a pass."""

    move: int
    points: float


def find_gain(
    network: PolicyNetwork, view: View, points: Iterable[int], visits: int, is_called_off: Callable[[float], bool]
) -> Gain | None:
    """Return the move that gains most against a pass; None without any move, or if it is called off.

    `visits` are the positions that are read after each move on a board of 81 points; fewer on a larger one.
    """
    # A side that passes has read all to its end, so the network has learnt; it sees stones in atari as settled
    # after a pass. Without the last moves it looks at the board itself.
    fresh = network.levelled(replace(view, last=()))
    chances = network.evaluate([fresh])[0].moves
    moves = sorted(points, key=lambda at: -float(chances[at]))[:_COMPARED]
    each = max(_LEAST_VISITS, visits * _SMALL_BOARD // view.size.area)
    leads: list[float] = []
    for at in [PASS, *moves]:
        after = replace(view_after(fresh, at), last=())
        search = TreeSearch(network, after, _legal(after))
        search.read(each, is_called_off)
        if is_called_off(len(leads) / (len(moves) + 1)):
            return None
        leads.append(-search.lead)
    gains = [Gain(at, lead - leads[0]) for at, lead in zip(moves, leads[1:], strict=True)]
    return max(gains, key=lambda gain: gain.points, default=None)


def _legal(view: View) -> list[int]:
    return [at for at in range(view.size.area) if view.board.is_legal(at, view.to_move)]
