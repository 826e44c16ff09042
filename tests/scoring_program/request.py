"""A request of the scoring protocol as values: the position, the rules, and further terms of the count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules.catalogue import SIMPLE_TERRITORY, TROMP_TAYLOR, by_name
from goboard_app.rules.ending import EndPhase, after_agreement, ending_after
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_COLORS = {"B": Color.BLACK, "W": Color.WHITE}
_UNNAMED = {"area": TROMP_TAYLOR, "territory": SIMPLE_TERRITORY}


@dataclass(frozen=True, slots=True)
class Request:
    """One game to be scored; `is_stopped` says that it ends in two passes."""

    id: object
    position: Position
    ruleset: Ruleset
    terms: GameTerms
    is_stopped: bool


def read_request(fields: Mapping[str, Any]) -> Request:
    """Return the request in a line of the protocol; raise KeyError or ValueError for a bad one.

    Rules that are not known by name are counted plainly, by area or by territory.
    """
    ruleset = by_name(str(fields["rules"])) or _UNNAMED[fields["scoring"]]
    prisoners = fields["prisoners"]
    position = parse_diagram(fields["board"], _COLORS[fields["to_play"]], (prisoners["B"], prisoners["W"]))
    moves = tuple(_move(color, point) for color, point in fields["moves"])
    komi = Fraction(str(fields["komi"]))
    terms = _terms(ruleset, komi, int(fields["handicap"]), moves)
    is_stopped = len(moves) > 1 and moves[-1].is_pass and moves[-2].is_pass
    return Request(fields.get("id"), position, ruleset, terms, is_stopped)


def sgf_point(text: str) -> Point:
    """Return the point that two letters mean, the first one the column from the left."""
    return Point(_LETTERS.index(text[0]), _LETTERS.index(text[1]))


def sgf_points(points: Iterable[Point]) -> list[str]:
    """Return points as the protocol writes them, in a fixed order."""
    return [_LETTERS[point.col] + _LETTERS[point.row] for point in sorted(points)]


def _move(color: str, point: str) -> Move:
    return Play(_COLORS[color], sgf_point(point)) if point else Pass(_COLORS[color])


def _terms(ruleset: Ruleset, komi: Fraction, handicap: int, moves: tuple[Move, ...]) -> GameTerms:
    """Return komi, handicap and the passes, including the one that White may owe at the end."""
    first = moves[0].color if moves else Color.BLACK
    ending = ending_after(moves, ruleset, first)
    if ending.phase is EndPhase.STOPPED:
        ending = after_agreement(ending, ruleset)
    return GameTerms(
        komi=komi,
        handicap=handicap,
        passes_black=ending.passes_black,
        passes_white=ending.passes_white,
        first_pass=ending.first_pass,
    )
