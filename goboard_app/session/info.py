"""Game information: editing the game-info properties, and inconsistencies among them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, auto
from itertools import islice
from typing import NamedTuple

from goboard_app.clock.sgf import read_control
from goboard_app.record.edits import Compound, Edit, KeepCursor, SetProperty
from goboard_app.record.game_info import GameInfo, info_node, info_of, komi_of
from goboard_app.record.node import Node
from goboard_app.record.property_table import PropertyGroup, ValueKind, idents, idents_about, idents_holding
from goboard_app.record.sgf.lexer import Property, raw_text, shown, simple_text_of, text_of
from goboard_app.record.tree import GameTree
from goboard_app.session.capture import goal_of, goal_text
from goboard_app.session.new_game import MAX_KOMI, handicap_in
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession
from goboard_app.session.tree_edits import may_change_details

DETAILS = idents(lambda row: row.section)
"""The properties that can be changed."""

# Properties about the board, the comment and marks: no game information.
_ON_BOARD = (
    idents_about(PropertyGroup.SETUP, PropertyGroup.MARK, PropertyGroup.TERRITORY)
    | idents_holding(ValueKind.MOVE)
    | {"C"}
)
_SEVERAL_LINES = idents_holding(ValueKind.TEXT)
# FF[4]: HA is a Number.
_COUNT = re.compile(r"\s*\d{1,3}\s*")
# FF[4]: TM is a Real, in seconds.
_SECONDS = re.compile(r"\s*\d+(?:\.\d*)?\s*")
_TOUCHED = Change.POSITION | Change.CURSOR | Change.INFO | Change.COUNT | Change.REFUSAL
# Games of a file.
_LOOKED_AT = 100
# OT is only read with a main time; any one serves to test it.
_ANY_TIME = "600"


class DetailFault(Enum):
    """The reason why a value cannot be written."""

    KOMI = auto()
    HANDICAP = auto()
    TIME = auto()


def details_of(tree: GameTree) -> dict[str, str]:
    """Return the text of each property as it is in the file; empty if it is absent."""
    return {ident: _text(_holder(tree, ident), ident) for ident in DETAILS}


def others_of(tree: GameTree) -> tuple[Property, ...]:
    """Return the other properties of the root that are not about the board."""
    known = _ON_BOARD | set(DETAILS)
    return tuple(item for item in tree.root.properties if item.name not in known)


def fault_of(ident: str, text: str) -> DetailFault | None:
    """Return why a new value cannot be written; None if it can. An empty value always can."""
    if not text.strip():
        return None
    if ident == "KM":
        komi = komi_of(text)
        return None if komi is not None and abs(komi) <= MAX_KOMI else DetailFault.KOMI
    if ident == "HA" and not _COUNT.fullmatch(text):
        return DetailFault.HANDICAP
    if ident == "TM" and not _SECONDS.fullmatch(text):
        return DetailFault.TIME
    return None


def may_change_result(session: GameSession) -> bool:
    """Return whether a result may be written by hand: not into a game in progress."""
    # In a game in progress a result would end it.
    return not session.is_live or bool(session.info.result)


def change_details(session: GameSession, wanted: Mapping[str, str]) -> Act:
    """Write the properties whose texts differ; the others stay."""
    if not may_change_details(session):
        return NOTHING
    may_write = {ident: text for ident, text in wanted.items() if ident != "RE" or may_change_result(session)}
    edits = detail_edits(session.tree, may_write)
    if not edits:
        return NOTHING
    edit = KeepCursor(Compound(tuple(edits)), session.cursor)
    return Act(_TOUCHED, edit, ActKind.GAME_INFO)


def detail_edits(tree: GameTree, wanted: Mapping[str, str]) -> list[Edit]:
    """Return an edit for each property of a game whose text differs and can be written."""
    now = details_of(tree)
    edits: list[Edit] = []
    for ident in DETAILS:
        text = wanted.get(ident, now[ident])
        if text == now[ident] or fault_of(ident, text) is not None:
            continue
        edits.append(SetProperty(_holder(tree, ident), ident, (raw_text(text),) if text.strip() else None))
    return edits


def _holder(tree: GameTree, ident: str) -> Node:
    """Return the node that has the property, or should get it."""
    # FF[4] allows game information below the root.
    told = info_node(tree)
    return told if told.has(ident) or not tree.root.has(ident) else tree.root


def _text(node: Node, ident: str) -> str:
    """Return the first value that is not blank."""
    read = text_of if ident in _SEVERAL_LINES else simple_text_of
    # Files of Fox have GN[][], so the first value may be blank.
    texts = (shown(read(raw)) for raw in node.get(ident) or ())
    return next((text for text in texts if text.strip()), "")


class InconsistencyKind(Enum):
    """The inconsistent fact: KM, HA, TM or OT as a text, HA against the stones, or GBCG."""

    KOMI = auto()
    HANDICAP = auto()
    TIME = auto()
    OVERTIME = auto()
    HANDICAP_STONES = auto()
    GOAL = auto()


class Inconsistency(NamedTuple):
    """An inconsistent fact: `text` is the record's, `on_board` the number of handicap stones there."""

    kind: InconsistencyKind
    text: str
    on_board: int = 0


def inconsistencies_of(tree: GameTree) -> tuple[Inconsistency, ...]:
    """Return the inconsistencies of a game, found once for each revision of its tree."""
    return tree.fact(_find_doubts)


def inconsistencies_in(trees: Iterable[GameTree]) -> list[Inconsistency]:
    """Return the inconsistencies in the games of a file; of a large collection, in the first hundred."""
    return [doubt for tree in islice(trees, _LOOKED_AT) for doubt in inconsistencies_of(tree)]


def _find_doubts(tree: GameTree) -> tuple[Inconsistency, ...]:
    info = info_of(tree)
    return (*_unread(tree, info), *_handicap_stones(tree), *_goal(tree))


def _goal(tree: GameTree) -> Iterator[Inconsistency]:
    text = goal_text(tree)
    if text and goal_of(tree) is None:
        yield Inconsistency(InconsistencyKind.GOAL, text)


def _unread(tree: GameTree, info: GameInfo) -> Iterator[Inconsistency]:
    komi = (info.komi_raw or "").strip()
    handicap = (info_node(tree).text("HA") or "").strip()
    time, overtime = info.time_limit.strip(), info.overtime.strip()
    if komi and info.komi is None:
        yield Inconsistency(InconsistencyKind.KOMI, komi)
    if handicap and info.handicap is None:
        yield Inconsistency(InconsistencyKind.HANDICAP, handicap)
    if time and read_control(time) is None:
        yield Inconsistency(InconsistencyKind.TIME, time)
    if overtime and read_control(_ANY_TIME, overtime) is None:
        yield Inconsistency(InconsistencyKind.OVERTIME, overtime)


def _handicap_stones(tree: GameTree) -> Iterator[Inconsistency]:
    found = handicap_in(tree)
    if found.is_contradicted:
        yield Inconsistency(InconsistencyKind.HANDICAP_STONES, str(found.recorded), found.on_board)
