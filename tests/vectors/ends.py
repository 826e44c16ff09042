"""The kinds about beginning and end: handicap, the way a game stops, AGA's two ways to count."""

from __future__ import annotations

from fractions import Fraction

from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import Position, draw_diagram
from goboard_app.rules.catalogue import AGA
from goboard_app.rules.ending import (
    EndingState,
    EndPhase,
    after_agreement,
    after_dispute,
    after_pass,
    after_play,
    ending_after,
    fixed_points,
    start,
)
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.statuses import ALL_ALIVE
from tests.vectors.game import Game
from tests.vectors.reading import (
    MalformedError,
    NotUnderstoodError,
    Vector,
    color,
    color_or_none,
    mapping,
    move,
    names,
    points,
    position,
    sequence,
    string,
    whole,
)
from tests.vectors.rulesets import PLAIN, named, ruleset_of, with_cells

Answers = dict[str, object]

_PHASES = {
    EndPhase.PLAY: "play",
    EndPhase.STOPPED: "stopped",
    EndPhase.AGREED: "over_agreed",
    EndPhase.ALL_ALIVE: "over_all_alive",
}


def ending(vector: Vector) -> Answers:
    """Return the state after every event: play, pass, agree, or a dispute by a side."""
    ruleset = _ending_ruleset(vector)
    state = start(color_or_none(vector.get("to_move"), "to_move") or Color.BLACK)
    states = []
    for event in sequence(vector.require("events"), "events"):
        state = _after(state, event, ruleset)
        states.append(_state(state, ruleset))
    return {"states": states, "final": states[-1] if states else None}


def handicap_fixed(vector: Vector) -> Answers:
    """Return the points of a fixed handicap; null where the board has none of this number."""
    size = position(vector).size
    stones = whole(vector.require("stones"), "stones")
    try:
        found = names(fixed_points(size, stones), size)
    except ValueError:
        return {"stones": None}
    return {"stones": found}


def handicap_bonus(vector: Vector) -> Answers:
    """Return the points that White gets for the handicap stones."""
    ruleset = ruleset_of(vector)
    scoring = _scoring(vector)
    stones = whole(vector.require("handicap"), "handicap")
    board = Position.empty(BoardSize.square(9))
    done = count(board, ALL_ALIVE, ruleset, GameTerms(handicap=stones), scoring)
    return {"white_bonus": done.white.handicap_bonus}


def aga_equivalence(vector: Vector) -> Answers:
    """Count a whole game by area and by territory with pass stones."""
    ruleset = ruleset_of(vector, AGA)
    board = position(vector)
    stones = points(vector.get("handicap_stones"), board.size, "handicap_stones")
    first = Color.WHITE if stones else Color.BLACK
    first = color_or_none(vector.get("to_move"), "to_move") or first
    game = Game(board.with_setup(black=stones, to_move=first), ruleset)
    for each in sequence(vector.require("moves"), "moves"):
        game.play(move(each, game.position.to_move, board.size))
    end = after_agreement(ending_after(game.moves, ruleset, first), ruleset)
    handicap = whole(vector.get("handicap") or 0, "handicap")
    terms = GameTerms(Fraction(0), handicap, end.passes_black, end.passes_white)
    area = count(game.position, ALL_ALIVE, ruleset, terms, Scoring.AREA)
    territory = count(game.position, ALL_ALIVE, ruleset, terms, Scoring.TERRITORY)
    return {
        "area_margin_black_before_komi": area.margin,
        "territory_margin_black_before_komi": territory.margin,
        "passes": {"B": end.passes_black, "W": end.passes_white},
        "white_handicap_bonus_area": area.white.handicap_bonus,
        "board_after": draw_diagram(game.position),
        "prisoners": {"B": game.position.prisoners_black, "W": game.position.prisoners_white},
    }


def _ending_ruleset(vector: Vector) -> Ruleset:
    """Return the named row; `config` is the row only where none is named."""
    if vector.get("ruleset") is not None:
        return named(vector.get("ruleset"), vector.book)
    rules = mapping(vector.get("config") or vector.require("rules"), "config")
    return with_cells(PLAIN, rules)


def _after(state: EndingState, event: object, ruleset: Ruleset) -> EndingState:
    word, who = _event(event)
    if word == "agree":
        return after_agreement(state, ruleset)
    if word == "dispute":
        return after_dispute(state, color(who, "dispute"), ruleset)
    mover = color_or_none(who, word) or state.to_move
    if mover is None:
        raise MalformedError(f"nobody is to move, yet the event is {word}")
    if word == "play":
        return after_play(state, mover)
    if word == "pass":
        return after_pass(state, mover, ruleset)
    raise NotUnderstoodError(f"event {word!r}")


def _event(event: object) -> tuple[str, object]:
    """Return an event and its side: a word, a pair of both, or an object of both."""
    if isinstance(event, dict) and len(event) == 1:
        return next(iter(event.items()))
    if isinstance(event, list) and len(event) == 2:
        return string(event[0], "event"), event[1]
    return string(event, "event"), None


def _state(state: EndingState, ruleset: Ruleset) -> Answers:
    """Return the state; passes hand over stones only where the ruleset has pass stones."""
    given = state if ruleset.pass_stones else state._replace(passes_black=0, passes_white=0)
    return {
        "phase": _PHASES[state.phase],
        "to_move": None if state.to_move is None else state.to_move.value,
        "first_pass": None if state.first_pass is None else state.first_pass.value,
        "pass_stones_given": {"B": given.passes_black, "W": given.passes_white},
        "passes": {"B": state.passes_black, "W": state.passes_white},
        "stops": state.stops,
    }


def _scoring(vector: Vector) -> Scoring | None:
    value = vector.setting("scoring")
    words = {each.value: each for each in Scoring}
    return words.get(value) if isinstance(value, str) else None
