"""Trial: playing a dispute out on the board after the stop; the game itself stays as it is."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.go.position import Position
from goboard_app.rules.legality import Refusal, Verdict, judge
from goboard_app.rules.repetition import (
    NO_BANS,
    Bans,
    BoardState,
    History,
    KoBan,
    bans_after,
    bans_after_pass,
    bans_of,
    broken_ban,
)
from goboard_app.rules.ruleset import KoRule, Ruleset
from goboard_app.scoring.proposal import GroupJudgement


class TriedMove(NamedTuple):
    """A move of a trial; a pass may be for one ko, that at `for_ko`."""

    move: Move
    for_ko: Point | None = None


class Trial(NamedTuple):
    """One moment of a trial; each move makes a new one with a link to the one before.

    The record is never changed. `history` are the boards of the game and of the trial. `bans`
    are the kos that wait for a pass, where the rules require it. `shown` is the group whose line is
    played, move by move, unless the trial is free; with `is_rescue` it is the line by which
    the group lives if it moves first.
    """

    position: Position
    history: History
    ruleset: Ruleset
    moves: tuple[TriedMove, ...] = ()
    bans: Bans = NO_BANS
    before: Trial | None = None
    shown: GroupJudgement | None = None
    is_rescue: bool = False

    @property
    def to_move(self) -> Color:
        """The side to move."""
        return self.position.to_move

    @property
    def last_play(self) -> Point | None:
        """The point of the last move; None after a pass and at the start."""
        last = self.moves[-1].move if self.moves else None
        return last.point if isinstance(last, Play) else None

    @property
    def open_kos(self) -> tuple[KoBan, ...]:
        """The kos for which the side to move has to pass before it may retake."""
        return bans_of(self.bans, self.to_move)

    @property
    def first_position(self) -> Position:
        """The board before the trial."""
        return self.position if self.before is None else self.before.first_position

    @property
    def next_shown(self) -> Move | None:
        """The next move of the shown line; None at its end, or once it was left."""
        line = self._line
        played = tuple(tried.move for tried in self.moves)
        is_followed = played == line[: len(played)]
        return line[len(played)] if is_followed and len(played) < len(line) else None

    @property
    def is_shown_to_its_end(self) -> bool:
        """True if the shown line was played, and no other move."""
        return self.shown is not None and self._line == tuple(t.move for t in self.moves)

    @property
    def _line(self) -> tuple[Move, ...]:
        if self.shown is None:
            return ()
        return self.shown.rescue if self.is_rescue else self.shown.line

    def starting_with(self, color: Color) -> Trial:
        """Return the trial with this side to move first, as long as no move was tried."""
        if self.moves:
            return self
        return self._replace(position=replace(self.position, to_move=color))

    def judge(self, point: Point) -> Verdict:
        """Return the verdict on a move of the side to move at this point."""
        play = Play(self.to_move, point)
        return _judge_trial(self.position, play, self.history, self.ruleset, self.bans)

    def legal_points(self) -> frozenset[Point]:
        """Return all points where the side to move may play."""
        return _legal_points(self.position, self.history, self.ruleset, self.bans)

    def waits_for_pass(self, point: Point) -> bool:
        """Return whether only a pass for this ko is missing before the side may play here."""
        return any(ban.point == point for ban in self.open_kos)

    def played(self, point: Point) -> Trial:
        """Return the trial after a play that `judge` has allowed."""
        play = Play(self.to_move, point)
        outcome = self.position.play(play)
        # Only some rules make a ko wait for a pass: Japanese rules of 1989, article 7-2.
        bans = NO_BANS
        if self.ruleset.passes_for_ko:
            bans = bans_after(self.bans, play, outcome)
        return self._moved(TriedMove(play), outcome.position, bans)

    def passed(self, ban: KoBan | None = None) -> Trial:
        """Return the trial after a pass, for one of `open_kos` or for none."""
        move = Pass(self.to_move)
        tried = TriedMove(move, ban.point if ban is not None else None)
        return self._moved(tried, self.position.after(move), bans_after_pass(self.bans, ban))

    def taken_back(self) -> Trial:
        """Return the trial without the last move."""
        return self.before or self

    def _moved(self, tried: TriedMove, position: Position, bans: Bans) -> Trial:
        state = BoardState.of_move(position, tried.move.color, tried.move.is_pass)
        return Trial(
            position,
            self.history.extended(state),
            self.ruleset,
            (*self.moves, tried),
            bans,
            self,
            self.shown,
            self.is_rescue,
        )


def _judge_trial(position: Position, play: Play, history: History, ruleset: Ruleset, bans: Bans) -> Verdict:
    if not ruleset.passes_for_ko:
        return judge(position, play, history, ruleset)
    # Japanese rules of 1989, article 7-2: the pass for a ko replaces every rule of repetition.
    verdict = judge(position, play, history, replace(ruleset, ko=KoRule.SIMPLE))
    # Refused for another reason than repetition: occupied, or suicide.
    if verdict.outcome is None or verdict.reason not in (None, Refusal.KO):
        return verdict
    is_banned = broken_ban(bans, play, verdict.outcome) is not None
    reason = Refusal.KO if is_banned else None
    return verdict._replace(reason=reason, cause=verdict.outcome.captured, repeated=None)


@lru_cache(maxsize=8)
def _legal_points(position: Position, history: History, ruleset: Ruleset, bans: Bans) -> frozenset[Point]:
    color = position.to_move
    return frozenset(
        point
        for point in position.points(None)
        if _judge_trial(position, Play(color, point), history, ruleset, bans).is_legal
    )
