"""Reading a group that playouts leave in doubt: the attacker begins, and then the defender."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.groups import Group
from goboard_app.scoring.life.search import PASS, LocalSearch, best_branch

MOST_EMPTY = 25
"""Regions with more empty points are not read: the answer would be no better than the playouts."""
SMALL = 8
"""In regions as small as this every answer of the search counts, not the sure ones alone."""
_EVEN = (0.35, 0.65)
"""Between these shares of playouts a wider region is worth reading."""
_REACH = 4
_LINES, _FEWER_LINES = 600, 400
_SEED = 20


@dataclass(frozen=True, slots=True)
class Reading:
    """How surely a group survives with either side beginning, and the best first moves (or -1)."""

    attacked: float
    defended: float
    attack: int
    defence: int
    is_small: bool
    empty: frozenset[int]

    @property
    def lives(self) -> bool:
        """Whether it survives even if it is attacked first."""
        return self.attacked >= (0.6 if self.is_small else 0.8)

    @property
    def dies(self) -> bool:
        """Whether it is captured even if it moves first."""
        return self.defended <= (0.4 if self.is_small else 0.2)

    @property
    def first_move_decides(self) -> bool:
        """Whether whoever moves first has their way."""
        return self.attacked <= 0.35 and self.defended >= 0.65

    @property
    def mean(self) -> float:
        """The survival with either side as likely to begin."""
        return (self.attacked + self.defended) / 2


def region_around(board: QuickBoard, group: Group, walls: list[bool]) -> list[int]:
    """The points that matter for a group: a few steps through empty points and shaky stones."""
    reached = dict.fromkeys(group.stones, 0)
    edge = list(group.stones)
    for distance in range(_REACH):
        ahead: list[int] = []
        for at in edge:
            for near in board.near[at]:
                if near in reached or walls[near]:
                    continue
                if not board.color[near]:
                    reached[near] = distance + 1
                    ahead.append(near)
                else:
                    stones = board.stones[board.head[near]]
                    reached.update(dict.fromkeys(stones, distance))
                    edge.extend(stones)
        edge = ahead
    return sorted(reached)


def read_group(
    board: QuickBoard, group: Group, walls: list[bool], is_called_off: Callable[[], bool]
) -> Reading | None:
    """Read a group both ways; None where its surroundings are too wide for that."""
    region = region_around(board, group, walls)
    empty = frozenset(at for at in region if not board.color[at])
    if len(empty) > (MOST_EMPTY if _EVEN[0] <= group.share <= _EVEN[1] else SMALL):
        return None
    lines = _LINES if len(empty) <= SMALL else _FEWER_LINES
    search = LocalSearch(board, group.main, region, Random(_SEED))
    attacker = 3 - group.color
    first = search.run(attacker, lines, is_called_off)
    second = search.run(group.color, lines, is_called_off)
    attack, defence = best_branch(first), best_branch(second)
    return Reading(
        attacked=search.survival(first, attacker),
        defended=search.survival(second, group.color),
        attack=attack.move if attack else PASS,
        defence=defence.move if defence else PASS,
        is_small=len(empty) <= SMALL,
        empty=empty,
    )
