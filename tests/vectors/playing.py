"""The kinds about play: liberties, legality, sequences, long cycles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from goboard_app.go.board import Move
from goboard_app.go.chains import chain_at
from goboard_app.go.position import MoveResult, Position, draw_diagram
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.repetition import History, find_cycle, offer
from goboard_app.rules.ruleset import LongCycle
from tests.vectors.game import Game
from tests.vectors.reading import (
    MalformedError,
    Vector,
    color,
    mapping,
    move,
    names,
    point,
    position,
    sequence,
)
from tests.vectors.rulesets import ruleset_of

Answers = dict[str, object]

_NO_OFFER = "none"

# Three kos at once: what happens in a vector on long cycles that names no example at hand.
_TRIPLE_KO = {
    "position": ["OOOOOOO", "OXO.O.O", "X.XOXOX", "XXXXXXX", "OOOOOOO", "......."],
    "to_move": "B",
    "moves": ["D5", "B4", "F5", "D4", "B5", "F4"],
}


def liberties(vector: Vector) -> Answers:
    """Return the liberties of the chain on a point."""
    board = position(vector)
    chain = chain_at(board, point(vector.require("point"), board.size))
    if chain is None:
        raise MalformedError("there is no stone on the point")
    free = names(chain.liberties, board.size)
    return {
        "count": len(chain.liberties),
        "liberties": free,
        "points": free,
        "stones": names(chain.stones, board.size),
        "in_atari": chain.is_in_atari,
    }


def legality(vector: Vector) -> Answers:
    """Return whether a move is allowed after the history, and its effect."""
    game = Game(position(vector), ruleset_of(vector))
    for each in sequence(vector.get("history"), "history"):
        game.execute(move(each, game.position.to_move, game.position.size))
    before = game.position
    verdict = game.judge(move(vector.require("move"), before.to_move, before.size))
    played = verdict.outcome if verdict.is_legal else None
    return {
        **_verdict(verdict),
        **_taken(played, before),
        **_board(before if played is None else played.position),
    }


def play_sequence(vector: Vector) -> Answers:
    """Return the results of the moves and checks of `steps`, and the state after them."""
    game = Game(position(vector), ruleset_of(vector))
    given = vector.expected.get("steps")
    steps = [_step(game, each) for each in _steps(vector, given)]
    return {
        **_board(game.position),
        "steps": steps,
        "cycle": _cycle(game.history),
        "outcome": _outcome(game),
    }


def play_short(vector: Vector) -> Answers:
    """Play a few moves, the last of which is the reply."""
    game = Game(position(vector), ruleset_of(vector))
    before, outcome = game.position, None
    for each in sequence(vector.require("moves"), "moves"):
        before = game.position
        outcome = game.play(move(each, before.to_move, before.size))
    taken = _taken(outcome, before)
    return {**taken, "captured_by_reply": taken["captured"], **_board(game.position)}


def long_cycle(vector: Vector) -> Answers:
    """Return the answer of a ruleset to a game that comes back to an earlier board.

    Where it says nothing the first time, the same moves are tried once more.
    """
    example = _example(vector)
    game = Game(position(example), ruleset_of(vector))
    steps = _steps(example, mapping(example.get("expected") or {}, "expected").get("steps"))
    played = [step for step in steps if not isinstance(step, Mapping) or "move" in step]
    for _ in range(2):
        if _is_forbidden(game, played):
            return {"outcome": LongCycle.FORBIDDEN.value}
        if _outcome(game) != _NO_OFFER:
            break
    return {"outcome": _outcome(game)}


def _is_forbidden(game: Game, steps: Sequence[object]) -> bool:
    """Play the steps up to the first refusal, and say whether that was for a repetition."""
    for step in steps:
        played = _move_of(step, "move", game)
        verdict = game.judge(played)
        if not verdict.is_legal:
            return verdict.reason in (Refusal.KO, Refusal.SUPERKO)
        game.execute(played)
    return False


def _example(vector: Vector) -> Vector:
    if vector.get("position") is not None:
        return vector
    fields = vector.book.examples.get(str(vector.get("example")), _TRIPLE_KO)
    return Vector(fields, vector.book)


def _steps(vector: Vector, given: object) -> Sequence[object]:
    """Return the written moves: from the expected part, or beside it."""
    for steps in (given, vector.get("steps"), vector.get("moves")):
        if steps is not None:
            return sequence(steps, "steps")
    raise MalformedError("there are no steps")


def _step(game: Game, step: object) -> Answers:
    """Take one step; a move without a word about its legality must be allowed."""
    if isinstance(step, Mapping) and "check" in step:
        checked = _move_of(step, "check", game)
        answer = {"check": step["check"], "color": checked.color.value}
        return {**answer, **_verdict(game.judge(checked))}
    before, played = game.position, _move_of(step, "move", game)
    verdict = game.judge(played)
    outcome = None
    if verdict.is_legal or not (isinstance(step, Mapping) and "legal" in step):
        outcome = game.play(played)
    return {
        "move": step.get("move") if isinstance(step, Mapping) else step,
        "color": played.color.value,
        **_verdict(verdict),
        **_taken(outcome, before),
        **_board(game.position),
    }


def _move_of(step: object, key: str, game: Game) -> Move:
    to_move, size = game.position.to_move, game.position.size
    if not isinstance(step, Mapping):
        return move(step, to_move, size)
    if key not in step:
        raise MalformedError(f"a step is neither move nor check: {step!r}")
    mover = color(step["color"], "color") if "color" in step else to_move
    return move(step[key], mover, size)


def _verdict(verdict: Verdict) -> Answers:
    reason = None if verdict.reason is None else verdict.reason.value
    return {"legal": verdict.is_legal, "reason": reason}


def _taken(outcome: MoveResult | None, before: Position) -> Answers:
    if outcome is None:
        return {"captured": frozenset(), "self_captured": frozenset()}
    return {
        "captured": names(outcome.captured, before.size),
        "self_captured": names(outcome.self_captured, before.size),
    }


def _board(after: Position) -> Answers:
    return {
        "board_after": draw_diagram(after),
        "to_move": after.to_move.value,
        "prisoners": {"B": after.prisoners_black, "W": after.prisoners_white},
    }


def _cycle(history: History) -> Answers:
    cycle = find_cycle(history)
    if cycle is None:
        return {"occurrences": 1, "length": None, "passes": None, "removed_in_lap": None}
    return {
        "occurrences": cycle.occurrences,
        "length": cycle.length,
        "passes": cycle.passes,
        "removed_in_lap": {"B": cycle.removed_black, "W": cycle.removed_white},
    }


def _outcome(game: Game) -> str:
    offered = offer(game.history, game.ruleset)
    return _NO_OFFER if offered is None else offered.value
