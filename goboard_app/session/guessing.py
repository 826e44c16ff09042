"""Guessing: the moves of a record are hidden and guessed one by one for points.

A value beside the session: it changes neither the record nor the cursor.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum, auto

from goboard_app.go.board import Color, Play, Point
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.session import GameSession

TRIES = 3
# For the move itself, less for each wrong guess before it; at least so many for a variation of the record.
FULL_POINTS, LOST_BY_TRY, VARIATION_POINTS = 10, 3, 5
NEAR_POINTS = {1: 3, 2: 2, 3: 1}
"""The points for the nearest guess by its distance, where the move was not found."""


class GuessReply(Enum):
    """The reply to a guess."""

    FOUND = auto()
    VARIATION = auto()
    WRONG = auto()
    NO_GUESS = auto()


@dataclass(frozen=True, slots=True)
class MoveToGuess:
    """A move to be guessed: `before` is the node on the board, `node` the one with the move.

    `number` counts the moves from the start of the game; `variations` are the points where the
    same side plays in other variations of the record.
    """

    before: Node
    node: Node
    move: Play
    number: int
    variations: frozenset[Point] = frozenset()

    def distance(self, point: Point) -> int:
        """Return the distance of a point from the move, in lines along the longer way of the two."""
        there = self.move.point
        return max(abs(point.col - there.col), abs(point.row - there.row))


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question: the guesses before the move was found or shown."""

    question: MoveToGuess
    guesses: tuple[Point, ...]
    is_found: bool

    @property
    def is_at_once(self) -> bool:
        """True if the first guess was the move."""
        return self.is_found and not self.guesses

    @property
    def nearest(self) -> int | None:
        """The distance of the best wrong guess; None if there was none."""
        return min(map(self.question.distance, self.guesses), default=None)

    @property
    def points(self) -> int:
        """The points for the answer: the more the earlier it was found, else by the nearest guess."""
        variations = self.question.variations
        has_variation = any(point in variations for point in self.guesses)
        least = VARIATION_POINTS if has_variation else 0
        if self.is_found:
            # A variation of the record is no wrong guess.
            wrong = sum(point not in variations for point in self.guesses)
            return max(least, FULL_POINTS - LOST_BY_TRY * wrong)
        # Without a guess the distance is 0 here, which brings no points.
        return max(least, NEAR_POINTS.get(self.nearest or 0, 0))


@dataclass(frozen=True, slots=True)
class GuessTally:
    """The sums of some answers: points won, points possible, answers, and those right at once."""

    points: int
    most: int
    answers: int
    at_once: int

    @classmethod
    def of(cls, answers: Collection[Answer]) -> GuessTally:
        """Return the tally of these answers."""
        return cls(
            sum(answer.points for answer in answers),
            FULL_POINTS * len(answers),
            len(answers),
            sum(answer.is_at_once for answer in answers),
        )


@dataclass(frozen=True, slots=True)
class Guessing:
    """One moment of guessing through a line. `guesses` are those at the present question."""

    end: Node
    questions: tuple[MoveToGuess, ...]
    answers: tuple[Answer, ...] = ()
    guesses: tuple[Point, ...] = ()
    tries: int = TRIES

    @property
    def question(self) -> MoveToGuess | None:
        """The move to be guessed now; None after the last one."""
        return None if self.is_over else self.questions[len(self.answers)]

    @property
    def is_over(self) -> bool:
        """True if there is nothing left to guess."""
        return len(self.answers) >= len(self.questions)

    @property
    def node(self) -> Node:
        """The node whose position is on the board."""
        question = self.question
        return self.end if question is None else question.before

    @property
    def tries_left(self) -> int:
        """The number of wrong guesses left; variations of the record do not count."""
        question = self.question
        if question is None:
            return 0
        return self.tries - sum(point not in question.variations for point in self.guesses)

    @property
    def tally(self) -> GuessTally:
        """The tally so far."""
        return GuessTally.of(self.answers)

    def tally_of(self, color: Color) -> GuessTally:
        """Return the tally for the moves of one side."""
        return GuessTally.of([one for one in self.answers if one.question.move.color is color])

    @property
    def missed(self) -> tuple[Answer, ...]:
        """The answers that were not found."""
        return tuple(answer for answer in self.answers if not answer.is_found)

    def reply_to(self, point: Point) -> GuessReply:
        """Return the reply to a guess; NO_GUESS for one that was made before."""
        question = self.question
        if question is None or point in self.guesses:
            return GuessReply.NO_GUESS
        if point == question.move.point:
            return GuessReply.FOUND
        return GuessReply.VARIATION if point in question.variations else GuessReply.WRONG

    def guessed(self, point: Point) -> Guessing:
        """Return the state after a guess; the last wrong try ends the question."""
        reply = self.reply_to(point)
        if reply is GuessReply.NO_GUESS:
            return self
        if reply is GuessReply.FOUND:
            return self._answered(is_found=True)
        after = replace(self, guesses=(*self.guesses, point))
        return after if after.tries_left > 0 else after.shown()

    def shown(self) -> Guessing:
        """Return the state after the move was shown without being found."""
        return self if self.is_over else self._answered(is_found=False)

    def _answered(self, is_found: bool) -> Guessing:
        question = self.question
        assert question is not None
        answer = Answer(question, self.guesses, is_found)
        return replace(self, answers=(*self.answers, answer), guesses=())


def guess_line(
    session: GameSession, colors: Collection[Color], from_start: bool = True, tries: int = TRIES
) -> Guessing:
    """Return the questions for the moves of these sides on the current line, from its start or the cursor.

    Passes and stones set up are shown without a question, and so is a move on an occupied
    point, which cannot be guessed.
    """
    line = session.line
    first = 0 if from_start else len(session.path.nodes) - 1
    questions: list[MoveToGuess] = []
    number = 0
    for place, node in enumerate(line):
        move = move_of(node, session.tree.size)
        number += move is not None
        if place <= first or not isinstance(move, Play) or move.color not in colors:
            continue
        before = line[place - 1]
        # A move on an occupied point cannot be guessed.
        if session.position_at(before).at(move.point) is None:
            questions.append(MoveToGuess(before, node, move, number, _others(session, node, move)))
    return Guessing(line[-1], tuple(questions), tries=tries)


def _others(session: GameSession, node: Node, move: Play) -> frozenset[Point]:
    """Return the points where the same side plays in the variations of a move."""
    siblings = () if node.parent is None else node.parent.children
    others = (move_of(other, session.tree.size) for other in siblings if other is not node)
    return frozenset(
        other.point
        for other in others
        if isinstance(other, Play) and other.color is move.color and other.point != move.point
    )
