"""Facts in a record that cannot be read, or that contradict the board; they stay as written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from itertools import islice

from goboard_app.clock.sgf import read_control
from goboard_app.record.game_info import GameInfo, info_node, info_of
from goboard_app.record.tree import GameTree
from goboard_app.session.capture import goal_of, goal_text
from goboard_app.session.handicap import handicap_in

_LOOKED_AT = 100
_ANY_TIME = "600"


class DoubtKind(Enum):
    """Which fact is in doubt: KM, HA, TM or OT as a text, HA against the stones, or GBCG."""

    KOMI = auto()
    HANDICAP = auto()
    TIME = auto()
    OVERTIME = auto()
    HANDICAP_STONES = auto()
    GOAL = auto()


@dataclass(frozen=True, slots=True)
class Doubt:
    """One such fact: `text` is what the record says, `on_board` how many stones there are."""

    kind: DoubtKind
    text: str
    on_board: int = 0


def doubts_of(tree: GameTree) -> tuple[Doubt, ...]:
    """All that is in doubt in a game, looked for once in each revision of its tree."""
    return tree.fact(_find_doubts)


def doubts_in(trees: Iterable[GameTree]) -> list[Doubt]:
    """What is in doubt in the games of a file; of a large collection the first hundred tell."""
    return [doubt for tree in islice(trees, _LOOKED_AT) for doubt in doubts_of(tree)]


def _find_doubts(tree: GameTree) -> tuple[Doubt, ...]:
    info = info_of(tree)
    return (*_unread(tree, info), *_handicap_stones(tree), *_goal(tree))


def _goal(tree: GameTree) -> Iterator[Doubt]:
    text = goal_text(tree)
    if text and goal_of(tree) is None:
        yield Doubt(DoubtKind.GOAL, text)


def _unread(tree: GameTree, info: GameInfo) -> Iterator[Doubt]:
    komi = (info.komi_raw or "").strip()
    handicap = (info_node(tree).text("HA") or "").strip()
    time, overtime = info.time_limit.strip(), info.overtime.strip()
    if komi and info.komi is None:
        yield Doubt(DoubtKind.KOMI, komi)
    if handicap and info.handicap is None:
        yield Doubt(DoubtKind.HANDICAP, handicap)
    if time and read_control(time) is None:
        yield Doubt(DoubtKind.TIME, time)
    if overtime and read_control(_ANY_TIME, overtime) is None:
        yield Doubt(DoubtKind.OVERTIME, overtime)


def _handicap_stones(tree: GameTree) -> Iterator[Doubt]:
    found = handicap_in(tree)
    if found.is_contradicted:
        yield Doubt(DoubtKind.HANDICAP_STONES, str(found.recorded), found.on_board)
