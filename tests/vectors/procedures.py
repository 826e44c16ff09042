"""The kinds about counting by hand: filling in prisoners, half a board, Ing's fill-in."""

from __future__ import annotations

from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import CHINESE
from goboard_app.scoring.count import count, winner_by
from goboard_app.scoring.statuses import ALL_ALIVE
from goboard_app.scoring.traditions.story import HalfCount
from goboard_app.scoring.traditions.teller import fill_in, fill_prisoners
from tests.vectors.comparing import Score, Winner
from tests.vectors.reading import Vector, fraction, per_color, whole
from tests.vectors.rulesets import ruleset_of, terms_of

Answers = dict[str, object]


def japanese_fill(vector: Vector) -> Answers:
    """Return the territories that remain once the prisoners are filled in."""
    held = per_color(vector.get("prisoners_held"), "prisoners_held")
    black = whole(vector.require("black_territory"), "black_territory")
    white = whole(vector.require("white_territory"), "white_territory")
    fill = fill_prisoners(black, white, *held)
    return {
        "black_left": fill.black_left,
        "white_left": fill.white_left,
        "unplaced": {"black_stones": fill.black_unplaced, "white_stones": fill.white_unplaced},
        "margin_black": black + held[0] - white - held[1],
        "margin_from_fill": fill.margin,
    }


def chinese_half_count(vector: Vector) -> Answers:
    """Return what each side needs and who won, half the board being counted for Black.

    The ruleset is the Chinese one unless the vector names another.
    """
    ruleset, terms = terms_of(vector, ruleset_of(vector, CHINESE))
    area = fraction(vector.require("black_area"), "black_area")
    # An empty board of one point adds nothing: what is left is komi, handicap and penalties.
    beside = count(Position.empty(BoardSize.square(1)), ALL_ALIVE, ruleset, terms)
    half = HalfCount.of(beside, whole(vector.require("points"), "points"))
    winner = winner_by(half.margin(area), ruleset.tie)
    return {
        "threshold": half.needed(Color.BLACK),
        "white_threshold": half.needed(Color.WHITE),
        "winner": Winner(winner),
        "result": Score(winner, half.margin(area)),
        "zi_margin": abs(half.zi(area)),
        "point_margin": abs(half.margin(area)),
    }


def ing_fill_in(vector: Vector) -> Answers:
    """Return the vacant points, and the stones in the other side's area."""
    stones = vector.get("stones_each")
    done = fill_in(
        fraction(vector.require("black_area"), "black_area"),
        whole(vector.require("points"), "points"),
        fraction(vector.require("komi"), "komi"),
        None if stones is None else whole(stones, "stones_each"),
    )
    return {
        "vacant_in_black": done.vacant_in_black,
        "vacant_in_white": done.vacant_in_white,
        "white_stones_in_black_area": done.white_in_black,
        "black_stones_in_white_area": done.black_in_white,
        "black_margin": done.margin,
        "winner": done.winner.value,
    }
