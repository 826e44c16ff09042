"""Handicap: how many stones a record has, and those that Black places by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goboard_app.go.board import Color, Play, Point
from goboard_app.record.edits import Edit, SetProperty
from goboard_app.record.game_info import info_of
from goboard_app.record.properties import move_of, point_text, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.ending import fixed_points, max_fixed, max_free


def stones_left(tree: GameTree) -> int:
    """How many handicap stones are still to be placed; 0 once a move follows."""
    if tree.root.children:
        return 0
    placed = len(setup_of(tree.root, tree.size).black)
    wanted = min(info_of(tree).handicap or 0, max_free(tree.size))
    return max(0, wanted - placed)


def placed(tree: GameTree, points: tuple[Point, ...]) -> Edit:
    """The edit that puts these stones down besides those that already stand."""
    there = tree.root.get("AB") or ()
    return SetProperty(tree.root, "AB", (*there, *(point_text(p) for p in points)))


def may_be_done(tree: GameTree) -> bool:
    """Whether Black may stop placing early: two stones stand, the fewest that are a handicap."""
    return stones_left(tree) > 0 and len(setup_of(tree.root, tree.size).black) > 1


def reduced(tree: GameTree) -> Edit:
    """The edit that makes the stones on the board the whole handicap."""
    return SetProperty(tree.root, "HA", (str(len(setup_of(tree.root, tree.size).black)),))


def has_usual_points(tree: GameTree) -> bool:
    """Whether there are traditional points for this handicap, and no stone is placed yet."""
    stones = info_of(tree).handicap or 0
    return 2 <= stones <= max_fixed(tree.size) and stones_left(tree) == stones


def usual_points(tree: GameTree) -> tuple[Point, ...]:
    """The traditional points for the handicap of this game."""
    return fixed_points(tree.size, info_of(tree).handicap or 0)


@dataclass(frozen=True, slots=True)
class Handicap:
    """The number of handicap stones that is counted with, and what the record has of it.

    `recorded` is what HA says, None where it says nothing; `on_board` are Black's stones before
    White's first one, 0 where that is just Black's first move.
    """

    stones: int
    recorded: int | None
    on_board: int

    @property
    def is_contradicted(self) -> bool:
        """Whether HA and the board tell different numbers."""
        return (self.recorded or 0) > 1 and self.recorded != self.on_board


def handicap_in(tree: GameTree, wished: int | None = None) -> Handicap:
    """The handicap of a game: as wished, else as HA says if the board agrees, else the board's.

    Stones without HA are a position that was set up, and no handicap.
    """
    recorded = info_of(tree).handicap
    on_board = tree.fact(_stones_before_white)
    found = Handicap(0, recorded, on_board if on_board > 1 else 0)
    if wished is None:
        wished = found.on_board if found.is_contradicted else recorded or 0
    return replace(found, stones=wished)


def _stones_before_white(tree: GameTree) -> int:
    """How many stones Black puts down, by set-up or by moves, before White's first stone."""
    black: set[Point] = set()
    # Only the first few nodes are looked at, however long the game is.
    node = tree.root
    while True:
        setup = setup_of(node, tree.size)
        move = move_of(node, tree.size)
        is_white = isinstance(move, Play) and move.color is Color.WHITE
        if is_white or setup.white:
            break
        black = (black | setup.black) - setup.empty
        if isinstance(move, Play):
            black.add(move.point)
        if not node.children:
            break
        node = node.children[0]
    return len(black)
