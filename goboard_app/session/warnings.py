"""What the players are asked before it is too late: moves and passes that they may not mean.

A warning forbids nothing. It is worked out for one move when that move is about to be made, and
only by whoever has asked for it; a pass needs a reading of the board besides (`Proposal`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.chains import Chain, all_chains, chain_at
from goboard_app.go.position import Outcome, Position
from goboard_app.scoring.proposal import Life, Proposal


class WarningKind(Enum):
    """What is the matter with a move, or with a pass."""

    SELF_ATARI = auto()
    """The stone and what it joins have one liberty left."""
    STILL_IN_ATARI = auto()
    """Stones that were in atari are joined, and are in atari still."""
    SELF_CAPTURE = auto()
    """The own stones come off the board, where the rules allow that."""
    OWN_EYE = auto()
    OPEN_BORDER = auto()
    MOVE_NEEDED = auto()
    LEFT_IN_ATARI = auto()
    """A pass leaves stones in atari."""


@dataclass(frozen=True, slots=True)
class MoveWarning:
    """One thing to ask about: the stones it is about, and the points where it is.

    `color` is the side that is asked.
    """

    kind: WarningKind
    color: Color
    stones: frozenset[Point] = frozenset()
    points: frozenset[Point] = frozenset()


@dataclass(frozen=True, slots=True)
class AskedBefore:
    """What the players want to be asked about; nothing unless they say so."""

    self_atari: bool = False
    own_eye: bool = False
    on_pass: bool = False


NOTHING_ASKED = AskedBefore()


def warnings_of_play(
    position: Position, move: Play, outcome: Outcome, asked: AskedBefore
) -> tuple[MoveWarning, ...]:
    """What to ask before a legal move that leads to `outcome`; well under a millisecond."""
    found: list[MoveWarning] = []
    if asked.own_eye and is_own_eye(position, move) and not _saves_chain(position, move, outcome):
        found.append(MoveWarning(WarningKind.OWN_EYE, move.color, points=frozenset({move.point})))
    if asked.self_atari:
        found += _self_atari(position, move, outcome)
    return tuple(found)


def warnings_of_pass(
    position: Position, color: Color, proposal: Proposal
) -> tuple[MoveWarning, ...]:
    """What to ask before `color` passes, as the board was read.

    Stones in atari that are lost anyway are left out: a game often ends with some.
    """
    entrances = frozenset[Point]().union(
        *(each.points for each in proposal.openings if each.invader is not color)
    )
    needed = [each for each in proposal.needed if each.owner is color]
    places = frozenset(each.point for each in needed)
    atari = frozenset[Point]().union(
        *(chain.stones for chain in all_chains(position) if _may_be_lost(chain, color, proposal))
    )
    threatened = frozenset[Point]().union(*(each.threatened for each in needed))
    found = (
        MoveWarning(WarningKind.OPEN_BORDER, color, points=entrances),
        MoveWarning(WarningKind.MOVE_NEEDED, color, threatened - places, places),
        MoveWarning(WarningKind.LEFT_IN_ATARI, color, atari),
    )
    return tuple(each for each in found if each.points or each.stones)


def is_own_eye(position: Position, move: Play) -> bool:
    """Whether a move fills a real eye of its own side.

    All neighbours are own stones, and the diagonals do not make it false: of four diagonal points
    one at most is the other side's, at the edge and in the corner none is.
    """
    size, own = position.size, move.color
    if any(position.at(near) is not own for near in size.neighbors(move.point)):
        return False
    diagonals = list(_diagonals(position, move.point))
    against = sum(position.at(near) is own.opponent for near in diagonals)
    return against == 0 if len(diagonals) < 4 else against <= 1


def _self_atari(position: Position, move: Play, outcome: Outcome) -> list[MoveWarning]:
    if outcome.self_captured:
        return [MoveWarning(WarningKind.SELF_CAPTURE, move.color, outcome.self_captured)]
    chain = chain_at(outcome.position, move.point)
    if outcome.captured or chain is None or not chain.is_in_atari:
        return []
    was_in_atari = any(joined.is_in_atari for joined in _joined(position, move))
    kind = WarningKind.STILL_IN_ATARI if was_in_atari else WarningKind.SELF_ATARI
    return [MoveWarning(kind, move.color, chain.stones, chain.liberties)]


def _saves_chain(position: Position, move: Play, outcome: Outcome) -> bool:
    """Whether the move connects a chain out of atari, as a false-looking eye sometimes must."""
    chain = chain_at(outcome.position, move.point)
    is_safe = chain is not None and not chain.is_in_atari
    return is_safe and any(joined.is_in_atari for joined in _joined(position, move))


def _joined(position: Position, move: Play) -> Iterator[Chain]:
    """The chains that the new stone becomes part of."""
    for near in position.size.neighbors(move.point):
        chain = chain_at(position, near)
        if chain is not None and chain.color is move.color:
            yield chain


def _diagonals(position: Position, point: Point) -> Iterator[Point]:
    for right in (-1, 1):
        for down in (-1, 1):
            near = Point(point.col + right, point.row + down)
            if near in position.size:
                yield near


def _may_be_lost(chain: Chain, color: Color, proposal: Proposal) -> bool:
    if chain.color is not color or not chain.is_in_atari:
        return False
    judged = proposal.at(next(iter(chain.stones)))
    return judged is None or judged.leaning is not Life.DEAD
