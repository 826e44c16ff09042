"""The kinds about scores: positions, taxed positions, bare numbers, stones that can stand."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import all_regions, chain_at
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import JAPANESE, STONE_SCORING
from goboard_app.rules.ruleset import Scoring, Tax
from goboard_app.scoring.count import (
    Count,
    GameTerms,
    Territory,
    board_without_dead,
    count,
    find_groups,
    find_territory,
)
from goboard_app.scoring.statuses import Excluded, NotCounted, Statuses
from tests.vectors.comparing import Score, Winner
from tests.vectors.reading import (
    NotUnderstoodError,
    Vector,
    names,
    point,
    points,
    position,
    whole,
)
from tests.vectors.rulesets import ruleset_of, terms_of

Answers = dict[str, object]

_TOUCHING = "touches any neutral point"


def score(vector: Vector) -> Answers:
    """Count a position with the dead stones and the points in seki that are given."""
    board = position(vector)
    return _counted(vector, board, _statuses(vector, board))


def score_taxed(vector: Vector) -> Answers:
    """Count the position where seki follows from a definition made for these vectors."""
    definition = vector.setting("seki_definition")
    if definition not in (None, _TOUCHING):
        raise NotUnderstoodError(f"seki_definition {definition!r}")
    board = position(vector)
    dead = points(vector.get("dead"), board.size, "dead")
    return _counted(vector, board, Statuses(dead, _touching_neutral(board, dead)))


def score_numbers(vector: Vector) -> Answers:
    """Count areas that are given as numbers."""
    ruleset, terms = terms_of(vector, ruleset_of(vector))
    bare = count(Position.empty(BoardSize.square(1)), Statuses(), ruleset, terms)
    black = whole(vector.require("black_area"), "black_area")
    white = whole(vector.require("white_area"), "white_area")
    return _result(
        bare._replace(
            black=bare.black._replace(stones=black),
            white=bare.white._replace(stones=white),
        )
    )


def stone_scoring(vector: Vector) -> Answers:
    """Return the stones that a side can leave on the board when both fill up: area less the tax on groups."""
    board = position(vector)
    statuses = _statuses(vector, board)
    ruleset, terms = terms_of(vector, ruleset_of(vector, STONE_SCORING))
    stones = count(board, statuses, ruleset, terms, Scoring.STONE)
    area = count(board, statuses, ruleset, terms, Scoring.AREA)
    standing = board_without_dead(board, statuses)
    sides = {c.value: _stone_side(standing, stones, area, c) for c in Color}
    return {**sides, **_result(stones)}


def reach(vector: Vector) -> Answers:
    """Return the owner of each point with no stone taken off: a colour, or dame where both or none reach it."""
    board = position(vector)
    territory = find_territory(board, Statuses())
    return {name: _owner(board, territory, point(name, board.size)) for name in vector.expected}


def territory_seki_map(vector: Vector) -> Answers:
    """Return the owner of every point by Japanese rules, from the given dead stones alone.

    The other fields that a map expects are there to inform (see the file's conventions).
    """
    false_eyes = vector.setting("unscorable_false_eyes")
    if false_eyes not in (None, "excluded", "included"):
        raise NotUnderstoodError(f"unscorable_false_eyes {false_eyes!r}")
    board = position(vector)
    found = _with_all_filled(count(board, _statuses(vector, board), JAPANESE, GameTerms())).territory
    letters = dict.fromkeys(found.black, "b") | dict.fromkeys(found.white, "w")
    for color in Color if false_eyes == "included" else ():
        letters |= dict.fromkeys(_false_eyes(found, color), color.value.lower())
    text = "".join(letters.get(each, ".") for each in board.size)
    width = board.size.columns
    rows = [text[i : i + width] for i in range(0, len(text), width)]
    return {**vector.expected, "territory_map": rows}


def _false_eyes(territory: Territory, color: Color) -> frozenset[Point]:
    """Return the points that one side does not get because they are false eyes."""
    return frozenset(e.point for e in territory.excluded if e.color is color and e.reason is NotCounted.FALSE_EYE)


def territory_seki_points(vector: Vector) -> Answers:
    """Return both sides' points with seki found and taxed, and the same with false eyes."""
    board = position(vector)
    ruleset, terms = terms_of(vector, ruleset_of(vector))
    taxed = replace(ruleset, scoring=Scoring.TERRITORY, tax=Tax.SEKI)
    done = _with_all_filled(count(board, _statuses(vector, board), taxed, terms))
    with_false = {c.value: done.side(c).on_board + len(_false_eyes(done.territory, c)) for c in Color}
    return {
        "points": _sides(done, "on_board"),
        "points_scoring_false_eyes": with_false,
        "territory": _sides(done, "territory"),
        "prisoners": {c.value: done.side(c).prisoners + done.side(c).dead for c in Color},
        **_result(done),
    }


def _with_all_filled(counted: Count) -> Count:
    """Return the count once the points left for later are filled: the maps leave all false eyes out."""
    found = counted.territory
    left = [found.of(color) - found.to_fill for color in Color]
    filled = (
        Excluded(point, color, NotCounted.FALSE_EYE) for color in Color for point in found.of(color) & found.to_fill
    )
    return counted._replace(
        black=counted.black._replace(territory=len(left[0])),
        white=counted.white._replace(territory=len(left[1])),
        territory=found._replace(black=left[0], white=left[1], excluded=(*found.excluded, *filled)),
    )


def _owner(board: Position, territory: Territory, at: Point) -> str:
    for color in Color:
        if board.at(at) is color or at in territory.of(color):
            return color.value
    return "dame"


def _statuses(vector: Vector, board: Position) -> Statuses:
    """Return the statuses: stones represent their whole chains; empty points in seki themselves."""
    dead = points(vector.get("dead"), board.size, "dead")
    seki = points(vector.setting("points_in_seki"), board.size, "points_in_seki")
    return Statuses(_whole_chains(board, dead), _whole_chains(board, seki))


def _whole_chains(board: Position, some: frozenset[Point]) -> frozenset[Point]:
    chains = (chain_at(board, each) for each in some)
    return some.union(*(chain.stones for chain in chains if chain is not None))


def _counted(vector: Vector, board: Position, statuses: Statuses) -> Answers:
    ruleset, terms = terms_of(vector, ruleset_of(vector))
    done = count(board, statuses, ruleset, terms)
    area = done
    if done.scoring is not Scoring.AREA:
        area = count(board, statuses, ruleset, terms, Scoring.AREA)
    return {
        "area": {**_sides(area, "on_board"), "neutral": area.neutral},
        "territory": {**_sides(done, "territory"), "neutral": done.neutral},
        "stones": _sides(done, "stones"),
        "prisoners": {c.value: done.side(c).prisoners + done.side(c).dead for c in Color},
        "dead_stones": _sides(done, "dead"),
        "pass_stones": _sides(done, "pass_stones"),
        "points": _sides(done, "on_board"),
        "total": _sides(done, "total"),
        "white_bonus": done.white.handicap_bonus,
        "first_pass_bonus": _sides(done, "first_pass_bonus"),
        "neutral": done.neutral,
        "neutral_points": names(done.territory.neutral, board.size),
        **_result(done),
    }


def _sides(done: Count, part: str) -> Answers:
    return {color.value: getattr(done.side(color), part) for color in Color}


def _result(done: Count) -> Answers:
    score = Score(done.winner, done.margin)
    return {
        "result": score,
        "margin": score,
        "winner": Winner(done.winner),
        "white_minus_black": -done.margin,
        "black_minus_white": done.margin,
    }


def _stone_side(standing: Position, stones: Count, area: Count, color: Color) -> Answers:
    left = stones.side(color).on_board
    return {
        "area": area.side(color).on_board,
        "groups": len(find_groups(standing, color)),
        "tax": area.side(color).on_board - left,
        "area_minus_tax": left,
        "max_stones_by_filling": left,
    }


def _touching_neutral(board: Position, dead: frozenset[Point]) -> frozenset[Point]:
    """Return stones joined through points of their colour, where any of these is next to a neutral one."""
    standing = board.with_setup(empty=dead)
    regions = all_regions(standing)
    neutral = {p for region in regions if region.owner is None for p in region.points}
    found: set[Point] = set()
    for color in Color:
        own = standing.points(color).union(*(r.points for r in regions if r.owner is color))
        found |= _connected(standing, own, neutral)
    return frozenset(found)


def _connected(board: Position, own: frozenset[Point], start: set[Point]) -> set[Point]:
    """Return the points of `own` that a walk within it can reach from next to `start`."""
    queue = [p for p in own if start.intersection(board.size.neighbors(p))]
    found = set(queue)
    for here in queue:
        for near in board.size.neighbors(here):
            if near in own and near not in found:
                found.add(near)
                queue.append(near)
    return found
