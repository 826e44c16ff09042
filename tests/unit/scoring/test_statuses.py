"""Marking stones alive, dead or in seki: chain by chain and area by area."""

from __future__ import annotations

import pytest

from goboard_app.go import chains
from goboard_app.go.board import Color, Point, parse_point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.statuses import (
    ALL_ALIVE,
    Status,
    Statuses,
    next_status,
    set_area,
    set_stones,
)

ALIVE, DEAD, SEKI = Status.ALIVE, Status.DEAD, Status.SEKI

INSIDE = """
. O . X . .
O . O X . O
. . . X . .
X X X X . O
"""
RACE = """
X X O O .
X O X O .
X O X O .
X O X O .
"""


def at(position: Position, name: str) -> Point:
    return parse_point(name, position.size)


def names(points: frozenset[Point], position: Position) -> set[str]:
    return {point_name(point, position.size) for point in points}


def stones(position: Position, text: str) -> frozenset[Point]:
    return frozenset(at(position, name) for name in text.split())


def with_dead(statuses: Statuses, position: Position, name: str) -> Statuses:
    chain = chain_at(position, at(position, name))
    assert chain is not None
    return set_stones(statuses, position, chain.stones, DEAD)


@pytest.mark.parametrize(
    ("status", "with_seki", "following"),
    [
        (ALIVE, False, DEAD),
        (DEAD, False, ALIVE),
        (SEKI, False, ALIVE),
        (ALIVE, True, DEAD),
        (DEAD, True, SEKI),
        (SEKI, True, ALIVE),
    ],
)
def test_the_circle_of_statuses(status: Status, following: Status, *, with_seki: bool) -> None:
    assert next_status(status, with_seki) is following


def test_an_area_without_stones_changes_nothing() -> None:
    position = parse_diagram(INSIDE)
    assert set_area(ALL_ALIVE, position, at(position, "A4"), DEAD) == ALL_ALIVE


def test_an_area_is_marked_as_far_as_the_opponents_wall() -> None:
    position = parse_diagram(INSIDE)
    marked = set_area(ALL_ALIVE, position, at(position, "B4"), DEAD)
    assert names(marked.dead, position) == {"B4", "A3", "C3"}


def test_dead_stones_wall_nothing_off() -> None:
    position = parse_diagram(INSIDE)
    wall = Statuses(dead=stones(position, "D4 D3 D2 D1 C1 B1 A1"))
    marked = set_area(wall, position, at(position, "B4"), SEKI)
    assert names(marked.seki, position) == {"B4", "A3", "C3", "F3", "F1"}


def test_stones_have_one_status_at_a_time() -> None:
    some = frozenset({Point(0, 0)})
    statuses = ALL_ALIVE.with_status(some, DEAD).with_status(some, SEKI)
    assert (statuses.dead, statuses.seki) == (frozenset(), some)
    assert statuses.with_status(some, ALIVE) == ALL_ALIVE


def test_dead_stones_that_are_captured_by_dead_stones_come_back_to_life() -> None:
    position = parse_diagram(RACE)
    black = with_dead(ALL_ALIVE, position, "C3")
    both = with_dead(black, position, "B3")
    assert names(both.dead, position) == {"B1", "B2", "B3"}


def test_dead_stones_elsewhere_stay_dead() -> None:
    position = parse_diagram(INSIDE)
    far = with_dead(ALL_ALIVE, position, "F3")
    both = with_dead(far, position, "B4")
    assert names(both.dead, position) == {"F3", "B4"}


def test_opponents_across_empty_points_are_revived_in_whole_chains() -> None:
    position = parse_diagram("X . . O\nX X O O")
    white = with_dead(ALL_ALIVE, position, "D2")
    black = with_dead(white, position, "A2")
    assert names(black.dead, position) == {"A1", "A2", "B1"}


@pytest.mark.parametrize("status", [ALIVE, SEKI])
def test_only_death_revives_the_opponent(status: Status) -> None:
    position = parse_diagram("X . . O")
    dead = Statuses(dead=stones(position, "D1"))
    assert set_stones(dead, position, stones(position, "A1"), status).dead == dead.dead


def test_setting_no_stones_changes_nothing() -> None:
    assert set_stones(ALL_ALIVE, parse_diagram("X ."), frozenset(), DEAD) == ALL_ALIVE


def test_every_stone_not_named_is_alive() -> None:
    assert ALL_ALIVE.of(Point(3, 3)) is ALIVE


def test_of_very_many_chains_each_is_followed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [" ".join("XXO."[(row + column) % 4] for column in range(24)) for row in range(24)]
    position = parse_diagram("\n".join(rows))
    white, black = position.points(Color.WHITE), position.points(Color.BLACK)
    followed: list[int] = []
    real = chains._flood

    def noting(board: Position, start: int) -> tuple[set[int], set[int]]:
        followed.append(start)
        return real(board, start)

    monkeypatch.setattr(chains, "_flood", noting)
    dead = set_stones(ALL_ALIVE, position, white, DEAD)
    assert set_stones(dead, position, black, DEAD).dead == black
    assert set_stones(dead, position, frozenset({min(black)}), DEAD).dead < white | black
    assert len(followed) <= len(white | black)
