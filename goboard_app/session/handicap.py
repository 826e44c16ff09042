"""Handicap stones that Black places by hand before the first move."""

from __future__ import annotations

from goboard_app.go.point import Point
from goboard_app.record.edits import Edit, SetProperty
from goboard_app.record.game_info import info_of
from goboard_app.record.points import point_text
from goboard_app.record.tree import GameTree
from goboard_app.record.values import setup_of
from goboard_app.rules.handicap import fixed_points, max_fixed


def stones_left(tree: GameTree) -> int:
    """How many handicap stones are still to be placed; 0 once a move follows."""
    if tree.root.children:
        return 0
    placed = len(setup_of(tree.root, tree.size).black)
    return max(0, (info_of(tree).handicap or 0) - placed)


def placed(tree: GameTree, points: tuple[Point, ...]) -> Edit:
    """The edit that puts these stones down besides those that already stand."""
    there = tree.root.get("AB") or ()
    return SetProperty(tree.root, "AB", (*there, *(point_text(p) for p in points)))


def has_usual_points(tree: GameTree) -> bool:
    """Whether there are traditional points for this handicap, and no stone is placed yet."""
    stones = info_of(tree).handicap or 0
    return 2 <= stones <= max_fixed(tree.size) and stones_left(tree) == stones


def usual_points(tree: GameTree) -> tuple[Point, ...]:
    """The traditional points for the handicap of this game."""
    return fixed_points(tree.size, info_of(tree).handicap or 0)
