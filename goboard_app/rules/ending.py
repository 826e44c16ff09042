"""The end of play: passes, agreement and resumption; and the handicap, placed and counted.

PLAY --passes--> STOPPED --agree--> AGREED
                 STOPPED --dispute--> PLAY, in time --> ALL_ALIVE
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Move, Pass, Point
from goboard_app.rules.ruleset import AllAlive, HandicapBonus, Resumption, Ruleset

# Two passes in a row stop play. Tromp-Taylor and AGA rules: four of them end the game with all stones alive.
PASSES_TO_STOP = 2
PASSES_TO_END = 4
# Rules with free placement name no largest handicap: this limit is the project's.
MAX_FREE = 41
# As in GTP 2, section 4.1.1: no handicap below 7x7; on 7x7 and even sides no point in the middle.
_SMALLEST_SIDE = 7
_SMALLEST_SIDE_WITH_MIDDLE = 9


class EndPhase(Enum):
    """The phase of a game between play and its end."""

    PLAY = auto()
    STOPPED = auto()
    AGREED = auto()
    ALL_ALIVE = auto()


class EndingState(NamedTuple):
    """The state of the end of play after the passes so far.

    `to_move` is None while play is stopped. `first_pass` is the side that passed first in the whole
    game. `run` counts the passes in a row, `run_here` those since play was last resumed, `stops`
    the stops of play by passes. `passes_black` and `passes_white` count all passes of a side: the
    stones that it has handed over where the ruleset has pass stones.
    """

    phase: EndPhase
    to_move: Color | None
    last_mover: Color
    first_pass: Color | None = None
    run: int = 0
    run_here: int = 0
    stops: int = 0
    passes_black: int = 0
    passes_white: int = 0

    def passes(self, color: Color) -> int:
        """Return the number of passes of this side."""
        return self.passes_black if color is Color.BLACK else self.passes_white

    @property
    def is_over(self) -> bool:
        """True if nothing is left to be played or agreed."""
        return self.phase in (EndPhase.AGREED, EndPhase.ALL_ALIVE)


def start(to_move: Color = Color.BLACK) -> EndingState:
    """Return the state before the first move."""
    return EndingState(EndPhase.PLAY, to_move, to_move.opponent)


def after_play(state: EndingState, color: Color) -> EndingState:
    """Return the state after a stone of `color` was played; both runs of passes end."""
    return state._replace(to_move=color.opponent, last_mover=color, run=0, run_here=0)


def after_pass(state: EndingState, color: Color, ruleset: Ruleset) -> EndingState:
    """Return the state after a pass of `color`.

    The second pass in a row stops play, or ends it where the ruleset says so.
    """
    state = _with_pass(state, color)._replace(
        to_move=color.opponent,
        last_mover=color,
        # WMSG rules: the first pass of the whole game counts, and stays the first after a resumption.
        first_pass=state.first_pass or color,
        run=state.run + 1,
        run_here=state.run_here + 1,
    )
    if state.run_here < PASSES_TO_STOP:
        return state
    state = state._replace(phase=EndPhase.STOPPED, to_move=None, stops=state.stops + 1)
    if _all_alive(state, ruleset):
        return _closed(state, EndPhase.ALL_ALIVE, ruleset)
    return state


def after_agreement(state: EndingState, ruleset: Ruleset) -> EndingState:
    """Return the state after both sides have agreed on the dead stones."""
    return _closed(state, EndPhase.AGREED, ruleset)


def after_dispute(state: EndingState, requester: Color, ruleset: Ruleset) -> EndingState:
    """Return the state after `requester` has asked to resume play after a stop."""
    # Japanese rules of 1989, article 9-3: the opponent of the requester moves first.
    if ruleset.resumption is Resumption.OPPONENT_OF_REQUESTER:
        to_move = requester.opponent
    else:
        # AGA rules: the opponent of the side that passed last moves first, which is the natural turn.
        to_move = state.last_mover.opponent
    return _resumed(state, to_move)


def ending_after(moves: Iterable[Move], ruleset: Ruleset, to_move: Color) -> EndingState:
    """Return the state after recorded moves; a move after a stop means that play was resumed."""
    state = start(to_move)
    # Of several plays in a row only the last one shows in the state, so the others are skipped.
    played: Color | None = None
    for move in moves:
        if not isinstance(move, Pass):
            played = move.color
            continue
        if played is not None:
            state, played = _after_recorded_play(state, played), None
        if state.phase is not EndPhase.PLAY:
            state = _resumed(state, move.color)
        state = after_pass(state, move.color, ruleset)
    return state if played is None else _after_recorded_play(state, played)


def _after_recorded_play(state: EndingState, color: Color) -> EndingState:
    if state.phase is not EndPhase.PLAY:
        state = _resumed(state, color)
    return after_play(state, color)


def _resumed(state: EndingState, to_move: Color) -> EndingState:
    # `run` goes on: the four passes that end a game are two stops without a play between them.
    return state._replace(phase=EndPhase.PLAY, to_move=to_move, run_here=0)


def _all_alive(state: EndingState, ruleset: Ruleset) -> bool:
    if ruleset.all_alive is AllAlive.FOUR_PASSES:
        return state.run >= PASSES_TO_END
    # WMSG and Simplified Ing rules: the second stop is final, whatever was played before it.
    return ruleset.all_alive is AllAlive.SECOND_STOP and state.stops > 1


def _with_pass(state: EndingState, color: Color) -> EndingState:
    if color is Color.BLACK:
        return state._replace(passes_black=state.passes_black + 1)
    return state._replace(passes_white=state.passes_white + 1)


def _closed(state: EndingState, phase: EndPhase, ruleset: Ruleset) -> EndingState:
    state = state._replace(phase=phase, to_move=None)
    # AGA rules: White makes the last pass, and so hands over one more stone.
    if ruleset.white_passes_last and state.last_mover is Color.BLACK:
        return _with_pass(state, Color.WHITE)._replace(last_mover=Color.WHITE)
    return state


def max_fixed(size: BoardSize) -> int:
    """Return the largest fixed handicap of a board: 9, 4, or 0 where there is no tradition."""
    small = min(size.columns, size.rows)
    if small < _SMALLEST_SIDE:
        return 0
    has_middle = size.columns % 2 == 1 and size.rows % 2 == 1
    return 9 if has_middle and small >= _SMALLEST_SIDE_WITH_MIDDLE else 4


def max_free(size: BoardSize) -> int:
    """Return the largest free handicap: 41, but at least one point stays empty."""
    return min(MAX_FREE, size.area - 1)


def fixed_points(size: BoardSize, stones: int) -> tuple[Point, ...]:
    """Return the points of a fixed handicap, in the order of placement.

    They lie on the third line of boards below 13, else on the fourth; the third stone goes to the
    lower right. Raises ValueError if the board has no points for this number of stones.
    """
    if not 2 <= stones <= max_fixed(size):
        raise ValueError(f"no fixed handicap of {stones} on this board")
    left, right = _lines(size.columns)
    top, bottom = _lines(size.rows)
    col, row = size.columns // 2, size.rows // 2
    middle = Point(col, row)
    # The third stone goes to the lower right by tradition; `fixed_handicap` of GTP has the upper left there.
    corners = (Point(right, top), Point(left, bottom), Point(right, bottom), Point(left, top))
    if stones <= 4:
        return corners[:stones]
    sides = (Point(left, row), Point(right, row), Point(col, bottom), Point(col, top))
    # An odd number of stones takes the centre instead of the last side point.
    even = corners + sides[: (stones - 4) // 2 * 2]
    return (*even, middle) if stones % 2 else even


def bonus_points(ruleset: Ruleset, handicap: int) -> int:
    """Return the points that White gets in the score for `handicap` stones; one stone is no handicap."""
    if handicap < 2 or ruleset.bonus is HandicapBonus.ZERO:
        return 0
    # AGA Concise Rules of Go: a point for each handicap stone after the first.
    return handicap if ruleset.bonus is HandicapBonus.N else handicap - 1


def _lines(side: int) -> tuple[int, int]:
    edge = 2 if side < 13 else 3
    return edge, side - 1 - edge
