"""Proposal: the proposed status of every group on a stopped board, each with its reason."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, Protocol

from goboard_app.go.board import Color, Move, Point
from goboard_app.scoring.statuses import Statuses


class Life(Enum):
    """The proposed status of a group; the players decide about unclear ones."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    UNCLEAR = "unclear"


class Reason(Enum):
    """The reason for the status of a group; `GroupJudgement` describes its fields."""

    # alive
    UNCONDITIONAL = "unconditional"  # points: two eyes that cannot be taken, played or not
    TWO_EYES = "two_eyes"  # points: the eyes
    EYE_SPACE = "eye_space"  # points: room enough for two eyes, with either side to move
    CONNECTED = "connected"  # points: where it joins living stones
    SURVIVES = "survives"  # it lived in every line, or nearly every one, that was tried
    # dead
    ENCLOSED = "enclosed"  # no way out and no room for an eye
    DEAD_SHAPE = "dead_shape"  # points: the eye space, one eye at best with either side to move
    LOST_RACE = "lost_race"  # liberties against other_liberties: it is captured first
    IN_ATARI = "in_atari"  # points: the last liberty; running out of it does not help
    CAPTURED = "captured"  # captured in every line, or nearly every one, that was tried
    # seki
    SHARED_LIBERTIES = "shared_liberties"  # points: the side that plays there first loses the stones
    ONE_EYE_EACH = "one_eye_each"  # points: shared liberties between two one-eyed groups
    COSTLY_CAPTURE = "costly_capture"  # points: where capturing the stones loses more than they are worth
    # seki or dead
    DOUBLE_KO = "double_ko"  # points: two kos, of which each side can have but one
    # alive, dead or unclear
    EXPERIENCE = "experience"  # the outcome of similar groups in other finished games
    # unclear
    FIRST_MOVE_DECIDES = "first_move_decides"  # points: where the first move kills or saves it
    KO_DECIDES = "ko_decides"  # points: the ko
    OPEN_BORDER = "open_border"  # points: outside liberties that are not settled yet
    NOT_READ = "not_read"  # the reading stopped before it was sure


class GroupJudgement(NamedTuple):
    """One group, chains of a colour that live or die together, with its judgement.

    `confidence` lies between 0 and 1; only `Reason.UNCONDITIONAL` has 1. `leaning` is the status
    that counts unless the players decide otherwise: the same as `life`, but ALIVE or DEAD where
    that is unclear. `points` are those that the reason refers to. `liberties` are those of the
    group, `other_liberties` those of the enemy group in a race, else 0. `line` are moves that show
    the judgement, attack and answer, where it was read to the end; `is_proved` is true if every
    move and every answer was tried, within stones that live unconditionally.

    If the first move decides (`Reason.FIRST_MOVE_DECIDES`), `line` begins with the move that kills
    the group and `rescue` with the move that saves it; either is empty if it is not known.
    """

    color: Color
    stones: frozenset[Point]
    life: Life
    leaning: Life
    confidence: float
    reason: Reason
    points: frozenset[Point] = frozenset()
    liberties: int = 0
    other_liberties: int = 0
    line: tuple[Move, ...] = ()
    is_proved: bool = False
    rescue: tuple[Move, ...] = ()


class Opening(NamedTuple):
    """A border that is not closed: `invader` can still come in at `points`.

    `threatened` are the points that the other side regards as its own and would lose.
    """

    invader: Color
    points: frozenset[Point]
    threatened: frozenset[Point] = frozenset()


class NeededMove(NamedTuple):
    """A protective move that `owner` still has to make at `point`, or loses `threatened`."""

    owner: Color
    point: Point
    threatened: frozenset[Point] = frozenset()


class Proposal(NamedTuple):
    """The proposal for a position; the same position always gives the same proposal.

    `groups` holds every stone once. `openings` and `needed` are the moves that should be played
    before the count; `dame` are the neutral points that either side may fill. `is_finished` is
    false if so much is open that the game does not seem to be over. `lacks_network` is true if the
    network was needed and its weights are missing or damaged, so that more groups are unclear.
    """

    groups: tuple[GroupJudgement, ...] = ()
    openings: tuple[Opening, ...] = ()
    needed: tuple[NeededMove, ...] = ()
    dame: frozenset[Point] = frozenset()
    is_finished: bool = True
    lacks_network: bool = False

    def at(self, point: Point) -> GroupJudgement | None:
        """Return the judgement of the stone on a point; None if there is none."""
        return next((group for group in self.groups if point in group.stones), None)

    def statuses(self) -> Statuses:
        """Return the statuses to begin with, by the leaning of each group."""
        return Statuses(dead=self._stones(Life.DEAD), seki=self._stones(Life.SEKI))

    def unclear(self) -> frozenset[Point]:
        """Return the stones of all groups that the players have to decide about."""
        found = (group.stones for group in self.groups if group.life is Life.UNCLEAR)
        return frozenset().union(*found)

    def _stones(self, leaning: Life) -> frozenset[Point]:
        found = (group.stones for group in self.groups if group.leaning is leaning)
        return frozenset().union(*found)


class Watch(Protocol):
    """An observer of a long job: it receives the progress and may cancel the job."""

    def told(self, point: Point | None, done: float) -> None:
        """Receive the current point of the job and the part that is done, from 0 to 1."""

    def is_called_off(self) -> bool:
        """Return whether the job has to stop as soon as possible."""


class CalledOff(Exception):
    """The job was cancelled; there is no answer."""
