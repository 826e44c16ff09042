"""Annotation: what a node says of its move and of the position, as FF[4] has it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from goboard_app.record.edits import Compound, Edit, SetProperty
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property, raw_text, shown, simple_text_of
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.game_session import GameSession

_REAL = re.compile(r"[+-]?\d{1,9}(\.\d{0,9})?")
_DEGREES = {"": 1, "1": 1, "2": 2}


class MoveJudgement(Enum):
    """What is said of a move; the value is the property. At most one of them holds."""

    GOOD = "TE"
    BAD = "BM"
    DOUBTFUL = "DO"
    INTERESTING = "IT"


class PositionJudgement(Enum):
    """What is said of a position; the value is the property. At most one of them holds."""

    EVEN = "DM"
    GOOD_FOR_BLACK = "GB"
    GOOD_FOR_WHITE = "GW"
    UNCLEAR = "UC"


Judgement = MoveJudgement | PositionJudgement

_SIGNS = {
    (MoveJudgement.GOOD, 1): "!",
    (MoveJudgement.GOOD, 2): "!!",
    (MoveJudgement.BAD, 1): "?",
    (MoveJudgement.BAD, 2): "??",
    (MoveJudgement.DOUBTFUL, 1): "?!",
    (MoveJudgement.INTERESTING, 1): "!?",
}
HOTSPOT_SIGN = "\N{BLACK STAR}"

_ALL = frozenset(
    {kind.value for kind in MoveJudgement} | {kind.value for kind in PositionJudgement} | {"HO"}
)


@dataclass(frozen=True, slots=True)
class Annotation:
    """The judgements of a node, with degrees 1 or 2 (strongly); `hotspot` is 0 where it is none.

    Doubtful and interesting moves have no degree in FF[4]; theirs is always 1. `value` is an
    estimate of the score, positive for Black.
    """

    move: MoveJudgement | None = None
    move_degree: int = 1
    position: PositionJudgement | None = None
    position_degree: int = 1
    hotspot: int = 0
    name: str = ""
    value: Fraction | None = None

    @property
    def sign(self) -> str:
        """A few characters that stand for it beside a move: "!", "?!", a star for a hotspot."""
        if self.move is not None:
            return _SIGNS[self.move, self.move_degree]
        return HOTSPOT_SIGN if self.hotspot else ""


NOTHING_SAID = Annotation()


def annotation_of(node: Node) -> Annotation:
    """What a node says; of judgements that exclude one another the first counts.

    Values that are no degrees, such as texts that older programs keep under TE, are passed over.
    """
    degrees: dict[str, int] = {}
    others: dict[str, str] = {}
    for item in node.properties:
        if item.name in _ALL:
            _take_degree(degrees, item)
        elif item.name in ("N", "V") and item.values:
            others.setdefault(item.name, item.values[0])
    if not degrees and not others:
        return NOTHING_SAID
    move = next((MoveJudgement(key) for key in degrees if key in _MOVE), None)
    position = next((PositionJudgement(key) for key in degrees if key in _POSITION), None)
    return Annotation(
        move,
        degrees[move.value] if move is not None else 1,
        position,
        degrees[position.value] if position is not None else 1,
        degrees.get("HO", 0),
        shown(simple_text_of(others.get("N", ""))),
        _number(others.get("V", "")),
    )


def _number(raw: str) -> Fraction | None:
    text = raw.strip()
    return Fraction(text) if _REAL.fullmatch(text) else None


def _take_degree(degrees: dict[str, int], item: Property) -> None:
    degree = _DEGREES.get(item.values[0].strip()) if item.values else 1
    if degree is not None:
        is_plain = item.name in ("DO", "IT")
        degrees.setdefault(item.name, 1 if is_plain else degree)


_MOVE = frozenset(kind.value for kind in MoveJudgement)
_POSITION = frozenset(kind.value for kind in PositionJudgement)


def judge_move(session: GameSession, judgement: MoveJudgement | None, degree: int = 1) -> Act:
    """Say this of the move at the cursor, in the place of what was said; None takes it away."""
    return _judged(session, None if judgement is None else judgement.value, degree, _MOVE)


def judge_position(
    session: GameSession, judgement: PositionJudgement | None, degree: int = 1
) -> Act:
    """Say this of the position at the cursor, in the place of what was said."""
    return _judged(session, None if judgement is None else judgement.value, degree, _POSITION)


def set_hotspot(session: GameSession, degree: int) -> Act:
    """Mark the cursor as a hotspot of this degree; 0 takes it away."""
    return _judged(session, "HO" if degree else None, degree, frozenset({"HO"}))


def set_name(session: GameSession, name: str, joins: bool = False) -> Act:
    """Give the position at the cursor a name; an empty one takes it away."""
    node, text = session.cursor, " ".join(name.split())
    if text == annotation_of(node).name:
        return NOTHING
    edit = SetProperty(node, "N", (raw_text(text),) if text else None)
    return Act(Change.NODE, edit, ActKind.NODE_NAME, joins=joins)


def _judged(session: GameSession, ident: str | None, degree: int, group: frozenset[str]) -> Act:
    node = session.cursor
    edits: list[Edit] = [
        SetProperty(node, other, None)
        for other in sorted(group)
        if other != ident and node.has(other)
    ]
    if ident is not None:
        value = "" if ident in ("DO", "IT") else str(degree)
        if node.get(ident) != (value,):
            edits.append(SetProperty(node, ident, (value,)))
    if not edits:
        return NOTHING
    return Act(Change.NODE | Change.POSITION, Compound(tuple(edits)), ActKind.JUDGEMENT)
