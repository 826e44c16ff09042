"""Opponent: an engine that plays one side of the game on the board, and what becomes of that.

    hand moves --> asked --answer--> judged, played as every move is --> hand moves
                     |                  |
                     +----- Failure ----+--> told; tried again, or gone on with without it

It plays at the end of the game's line alone: whoever looks back, or at what might have been, is
left alone, and an answer that comes meanwhile waits. What is not to be asked any more is called off
by every change of the game that takes the question away.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum, auto
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.controller import GameController
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.situation import situation_at
from goboard_app.app.jobs import Alarm
from goboard_app.clock.clock import ClockState, GameClock
from goboard_app.engine.engine import (
    Ability,
    Answer,
    Chosen,
    DeadStones,
    Effort,
    Engine,
    Failure,
    Gap,
    Resign,
    Situation,
    TimeLeft,
    Trouble,
)
from goboard_app.go.board import Color, Move, Play, Point, point_name
from goboard_app.partner.manners import disagreement
from goboard_app.partner.turning_point import TurningPoint
from goboard_app.record.node import Node
from goboard_app.record.properties import moves_of
from goboard_app.record.result import parse_result
from goboard_app.record.tree import GameTree
from goboard_app.scoring.proposal import Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import second_opinions
from goboard_app.session.counting import CountingState
from goboard_app.session.session import Change, GameSession, Phase

MOST_GAMES = 50
"""Of so many games that were left it is remembered who the opponent was."""

# What stays the same in a game from its first move to its last.
_FACTS = ("SZ", "DT", "PB", "PW", "KM", "RU", "HA", "TM", "OT")


# Who it is


class Strength(Enum):
    """By what one says how well an engine is to play."""

    NONE = auto()
    """It plays as it plays."""
    LEVEL = auto()
    VISITS = auto()
    SECONDS = auto()
    """So many for each move."""


AMOUNTS: dict[Strength, tuple[int, ...]] = {
    Strength.NONE: (),
    Strength.LEVEL: tuple(range(1, 11)),
    Strength.VISITS: (1, 10, 50, 100, 500, 1000),
    Strength.SECONDS: (1, 2, 5, 10, 30),
}
"""What is offered of each."""
USUAL_AMOUNTS = {Strength.LEVEL: 5, Strength.VISITS: 50, Strength.SECONDS: 2}


def strength_of(choice: EngineChoice) -> Strength:
    """By what it is said how well this engine is to play."""
    if choice.is_partner:
        return Strength.NONE
    if Ability.LEVEL in choice.abilities:
        return Strength.LEVEL
    return Strength.VISITS if Ability.ANALYSIS in choice.abilities else Strength.SECONDS


class Against(NamedTuple):
    """Who plays a side of a game: the engine of a key, with so much of what its strength is."""

    key: str
    color: Color
    amount: int = 0

    def effort(self, choice: EngineChoice, clock: GameClock | None) -> Effort:
        """How much the engine is to think about a move."""
        strength = strength_of(choice)
        amount = self.amount or USUAL_AMOUNTS.get(strength)
        return Effort(
            visits=amount if strength is Strength.VISITS else None,
            seconds=amount if strength is Strength.SECONDS else None,
            clocks=_clocks(clock) if clock is not None else None,
            level=amount if strength is Strength.LEVEL else None,
        )


def _clocks(clock: GameClock) -> tuple[TimeLeft, TimeLeft] | None:
    black, white = _time_left(clock.black), _time_left(clock.white)
    return None if black is None or white is None else (black, white)


def _time_left(state: ClockState) -> TimeLeft | None:
    """What one side has; None where its time is not limited."""
    if state.left is None:
        return None
    moves = (state.stones_left or 1) if state.in_overtime else 0
    return TimeLeft(state.left / 1000, moves)


# Who it was in games that were left


def remembered(rows: Sequence[str], tree: GameTree) -> Against | None:
    """Who played in this game, if it was left before its end; the rows are those of settings."""
    for row in rows:
        game, _, rest = row.partition(" ")
        if game == _sign_of(tree):
            return against_of(rest)
    return None


def remember(rows: Sequence[str], tree: GameTree, against: Against | None) -> tuple[str, ...]:
    """The rows with this game, the newest first; without it where nobody is to be remembered."""
    sign = _sign_of(tree)
    others = tuple(row for row in rows if row.partition(" ")[0] != sign)
    return others if against is None else (f"{sign} {against_text(against)}", *others)[:MOST_GAMES]


def against_text(against: Against) -> str:
    """An opponent as settings hold it."""
    return f"{against.color.value} {against.amount} {against.key}"


def against_of(text: str) -> Against | None:
    """The opponent that a text of settings names; None for none, and what makes no sense."""
    parts = text.split(" ", 2)
    if len(parts) != 3 or not parts[1].isdecimal() or len(parts[1]) > 9 or not parts[2]:
        return None
    color = next((each for each in Color if each.value == parts[0]), None)
    return None if color is None else Against(parts[2], color, int(parts[1]))


def _sign_of(tree: GameTree) -> str:
    """What tells a game from others, whichever file it is in and however far it has come."""
    facts = "\n".join(tree.root.text(ident) or "" for ident in _FACTS)
    return hashlib.sha1(facts.encode("utf-8", "replace"), usedforsecurity=False).hexdigest()[:16]


# What it does


class Stage(Enum):
    """What the opponent is doing."""

    NOBODY = auto()
    """Two people play, or nobody does."""
    OFFERED = auto()
    """It played in this game before; whether it goes on is asked."""
    WAITING = auto()
    THINKING = auto()
    TROUBLE = auto()
    """It did not answer: `failure` says why."""


class Objection(NamedTuple):
    """Stones that the opponent takes for something else than the count does."""

    color: Color
    stones: frozenset[Point]
    status: Status
    """What they are to the opponent."""


_STATUSES = {Life.ALIVE: Status.ALIVE, Life.DEAD: Status.DEAD, Life.SEKI: Status.SEKI}


class _Question(NamedTuple):
    """What was asked for the move after a node."""

    node: Node
    situation: Situation


@runtime_checkable
class Reviewer(Protocol):
    """A partner that looks back at a game which is over."""

    def review(
        self,
        situation: Situation,
        pupil: Color,
        winner: Color | None,
        told: Callable[[TurningPoint | None], None],
    ) -> None:
        """Ask for the one thing that decided it."""


class Opponent(QObject):
    """Asks an engine for its moves in the game on the board, and makes them.

    `may_act` tells whether the board is free: nothing is played under the hands of somebody who
    draws marks, say. `turn` is what decided a game against a partner, once it was found.
    Signals: `changed()` when there is another stage, failure, view of the count, or that;
    `hinted(Chosen | Failure)` with what was asked for in the place of the hand.
    """

    changed = Signal()
    hinted = Signal(object)

    def __init__(
        self,
        controller: GameController,
        directory: EngineDirectory,
        may_act: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._directory = directory
        self._may_act = may_act
        self.against: Against | None = None
        self.failure: Failure | None = None
        self._is_offered = False
        self._is_resting = False
        self._session: GameSession | None = None
        self._engine: Engine | None = None
        self._question: _Question | None = None
        self._chosen: Chosen | None = None
        self._failed_at: Node | None = None
        self._hint_at: Node | None = None
        self._count: _CountView | None = None
        self.turn: TurningPoint | None = None
        self._looked_back_from: Node | None = None
        # All that one act changes is looked at together, and nothing in the middle of it.
        self._soon = Alarm(self)
        self._soon.rang.connect(self._look)
        controller.changed.connect(self._on_changed)

    # What there is to see

    @property
    def stage(self) -> Stage:
        """What it is doing."""
        if self.against is None:
            return Stage.NOBODY
        if self._is_offered:
            return Stage.OFFERED
        if self.failure is not None:
            return Stage.TROUBLE
        return Stage.THINKING if self._question is not None else Stage.WAITING

    @property
    def name(self) -> str:
        """What the opponent is called: in the directory, else in the record."""
        if self.against is None:
            return ""
        choice = self._directory.choice(self.against.key)
        if choice is not None:
            return choice.name
        info = self._controller.session.info
        return info.black_name if self.against.color is Color.BLACK else info.white_name

    @property
    def choice(self) -> EngineChoice | None:
        """Its row in the directory; None where it is there no more."""
        return None if self.against is None else self._directory.choice(self.against.key)

    @property
    def session(self) -> GameSession | None:
        """The game that it plays, or has played to its end; None where it plays none."""
        return self._session

    @property
    def is_partner(self) -> bool:
        """Whether it is a partner of the program's own."""
        return self.choice is not None and self.choice.is_partner

    @property
    def is_playing(self) -> bool:
        """Whether it plays a side of the game on the board."""
        return self.against is not None and not self._is_offered and self._session is self._controller.session

    @property
    def can_hint(self) -> bool:
        """Whether it could say what it would play in the place of the hand."""
        session = self._controller.session
        is_hands = session.phase is Phase.PLAYING and not session.awaits_opponent
        return self.is_playing and is_hands and self._question is None and self._hint_at is None

    @property
    def is_hinting(self) -> bool:
        """Whether it is thinking about a hint."""
        return self._hint_at is not None

    @property
    def consents(self) -> bool:
        """Whether it takes the count on the board for right."""
        counting = self._controller.session.counting
        is_read = counting is not None and not counting.needs_proposal
        is_known = self._count is not None and self._count.is_known
        return is_read and is_known and not self.differences

    @property
    def differences(self) -> tuple[Objection, ...]:
        """What it sees differently in the count on the board."""
        counting = self._controller.session.counting
        if counting is None or self._count is None:
            return ()
        if self.is_partner:
            return _objections(counting)
        said = self._count.dead
        opinions = () if said is None else second_opinions(counting, said)
        return tuple(Objection(each.group.color, each.stones, each.status) for each in opinions)

    @property
    def gaps(self) -> frozenset[Gap]:
        """What it cannot be told of the game that has just begun; nothing later on."""
        session = self._controller.session
        if not self.is_playing or session.path.number > 1:
            return frozenset()
        engine = self._made_engine()
        return frozenset() if engine is None else engine.gaps(situation_at(session))

    # Who plays

    def begin(self, against: Against) -> None:
        """Play a side of the game on the board from now on."""
        self.leave()
        self.against, self._session = against, self._controller.session
        self._controller.seat_opponent(against.color)
        self.changed.emit()

    def offer(self, against: Against) -> None:
        """Ask whether to go on with the one who played in the game on the board."""
        self.leave()
        self.against, self._is_offered = against, True
        self.changed.emit()

    def take_up(self) -> None:
        """Go on with the one who is offered."""
        if self.against is not None:
            self.begin(self.against)

    def leave(self) -> None:
        """Nobody plays any more: the game goes on between two people, or another is there."""
        if self.against is None:
            return
        session, self._session = self._session, None
        self._drop()
        self._forget_turn()
        self._close_engine()
        self.against, self._is_offered, self.failure = None, False, None
        if session is not None and session is self._controller.session:
            self._controller.seat_opponent(None)
        elif session is not None:
            session.opponent = None
        self.changed.emit()

    def try_again(self) -> None:
        """Ask once more what was not answered, of the engine started anew."""
        self._close_engine()
        self.failure = self._failed_at = None
        self.changed.emit()
        self._soon.set(0)

    def rest(self) -> None:
        """The board is out of sight: end the engine; it goes on when `look` is called."""
        self._is_resting = True
        self._drop()
        self._close_engine()
        if self.turn is None:
            self._forget_turn()

    def look(self) -> None:
        """The board is in sight, or free again."""
        self._is_resting = False
        if self.is_playing:
            self._soon.set(0)

    def ask_hint(self) -> None:
        """Ask what it would play in the place of the hand."""
        if not self.can_hint or self.against is None:
            return
        session = self._controller.session
        self._hint_at = session.cursor
        self.changed.emit()
        self._choose(situation_at(session), self._on_hint)

    # What goes on

    @Slot(object)
    def _on_changed(self, _change: Change) -> None:
        if self.against is not None and not self._is_offered:
            self._soon.set(0)

    @Slot()
    def _look(self) -> None:
        session = self._controller.session
        if self.against is None or self._is_offered or self._is_resting:
            return
        before = self.stage, self.failure, self.is_hinting
        if session is not self._session or not session.is_live:
            self._drop()
        else:
            self._look_at(session)
        if before != (self.stage, self.failure, self.is_hinting):
            self.changed.emit()

    def _look_at(self, session: GameSession) -> None:
        if self._hint_at is not None and session.cursor is not self._hint_at:
            self._drop()
        if self._question is not None and not self._is_wanted(self._question, session):
            self._drop()
        if self._failed_at is not None and self._failed_at is not session.tree.main_line_end():
            self.failure = self._failed_at = None
        self._look_at_count(session)
        if session.info.result:
            if self._looked_back_from is not session.tree.main_line_end():
                self._close_engine()
            self._look_back(session)
            return
        self._forget_turn()
        if self._question is not None:
            self._act(session)
        elif self.failure is None and self._hint_at is None and self._is_turn(session):
            self._ask(session)

    def _is_turn(self, session: GameSession) -> bool:
        return session.awaits_opponent and not session.cursor.children

    def _is_wanted(self, question: _Question, session: GameSession) -> bool:
        """Whether the game still waits for the answer, wherever one looks meanwhile."""
        if session.info.result or question.node is not session.tree.main_line_end():
            return False
        if session.cursor is not question.node:
            return True
        return self._is_turn(session) and situation_at(session) == question.situation

    def _ask(self, session: GameSession) -> None:
        question = _Question(session.cursor, situation_at(session))
        self._question, self._chosen = question, None
        self._choose(question.situation, self._on_chosen)

    def _choose(self, situation: Situation, told: Callable[[Answer], None]) -> None:
        """Ask for a move; an engine that is not there is told of as one that does not answer."""
        engine, choice, against = self._made_engine(), self.choice, self.against
        if engine is None or choice is None or against is None:
            told(Failure(Trouble.NOT_FOUND if choice is None else Trouble.NOT_STARTED))
        else:
            engine.choose(situation, against.effort(choice, self._controller.clock.now), told)

    def _made_engine(self) -> Engine | None:
        if self._engine is None and self.choice is not None:
            # An engine whose arguments cannot be read is one that does not start.
            with suppress(KeyError, ValueError):
                self._engine = self._directory.make(self.choice.key, self)
        return self._engine

    def _on_chosen(self, answer: Answer) -> None:
        if self._question is None:
            return
        if isinstance(answer, Chosen):
            self._chosen = answer
        elif isinstance(answer, Failure):
            self._fail(answer)
        self._soon.set(0)

    def _act(self, session: GameSession) -> None:
        """Do what was chosen, once the board shows the end of the game and is free."""
        chosen, question = self._chosen, self._question
        if chosen is None or question is None or not self._may_act():
            return
        if session.cursor is not question.node:
            if session.timing is not None:
                # Its clock runs; nobody loses on time because another one looks back.
                self._controller.go_to(question.node)
            return
        self._question = self._chosen = None
        move = chosen.move
        if isinstance(move, Resign):
            self._controller.resign(session.position.to_move)
        elif move.color is not session.position.to_move or not self._controller.answer(move):
            self._fail(Failure(Trouble.ILLEGAL_MOVE, _said(move, session)), question.node)

    def _fail(self, failure: Failure, node: Node | None = None) -> None:
        at = node or (self._question.node if self._question is not None else None)
        self._question = self._chosen = None
        self.failure, self._failed_at = failure, at
        self.changed.emit()

    def _on_hint(self, answer: Answer) -> None:
        if self._hint_at is None:
            return
        is_here, self._hint_at = self._hint_at is self._controller.session.cursor, None
        self.changed.emit()
        if is_here and isinstance(answer, Chosen | Failure):
            self.hinted.emit(answer)
        self._soon.set(0)

    def _drop(self) -> None:
        """Call off what is asked."""
        if self._engine is not None:
            self._engine.stop()
        self._question = self._chosen = self._hint_at = self._count = None

    def _close_engine(self) -> None:
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    # After the game

    def _look_back(self, session: GameSession) -> None:
        """Have a partner find one thing that decided the game."""
        against, end = self.against, session.tree.main_line_end()
        if against is None or self._looked_back_from is end:
            return
        self._forget_turn()
        self._looked_back_from = end
        engine = self._made_engine() if self.is_partner else None
        if isinstance(engine, Reviewer):
            winner = parse_result(session.info.result or "").winner
            situation = situation_at(session, end)
            engine.review(situation, against.color.opponent, winner, self._on_turn_found)

    def _on_turn_found(self, found: TurningPoint | None) -> None:
        if self._looked_back_from is not None:
            self.turn = found
            self._close_engine()
            self.changed.emit()

    def _forget_turn(self) -> None:
        self.turn = self._looked_back_from = None

    def node_before_turn(self) -> Node | None:
        """The node in front of the move that decided the game; None where none was found."""
        if self.turn is None or self._looked_back_from is None:
            return None
        size = self._controller.session.tree.size
        node: Node | None = self._looked_back_from
        to_go = len(situation_at(self._controller.session, node).moves) - self.turn.number + 1
        while node is not None and to_go > 0:
            to_go -= len(tuple(moves_of(node, size)))
            node = node.parent
        return node

    # The count

    def _look_at_count(self, session: GameSession) -> None:
        """Say what it thinks of the count, and agree once the hand has agreed."""
        counting = session.counting
        if counting is None or not session.count_ends_game or self.against is None:
            if session.phase is not Phase.TRYING:
                self._count = None
            return
        hand = self.against.color.opponent
        if self._count is None or self._count.position_of != counting.position:
            self._count = _CountView(counting)
            if hand in counting.agreed:
                # The end of the game was undone: so is what led to it.
                self._controller.agree(hand)
            self._ask_dead(session)
        elif hand in counting.agreed and not counting.is_agreed:
            self._controller.agree(self.against.color)
        self.changed.emit()

    def _ask_dead(self, session: GameSession) -> None:
        engine, view = self._made_engine(), self._count
        if view is None:
            return
        if engine is None or self.is_partner or Ability.DEAD_STONES not in engine.abilities:
            view.is_known = True
        else:
            engine.dead_stones(situation_at(session), self._on_dead)

    def _on_dead(self, answer: Answer) -> None:
        if self._count is None:
            return
        self._count.is_known = True
        # One who cannot say what is dead agrees to what the other says.
        self._count.dead = answer if isinstance(answer, DeadStones) else None
        self.changed.emit()


def _objections(counting: CountingState) -> tuple[Objection, ...]:
    """What a partner says to a count: it reads the board as the program does."""
    if counting.proposal is None:
        return ()
    found = disagreement(counting.statuses, counting.proposal, counting.ruleset)
    return tuple(Objection(group.color, group.stones, _STATUSES[group.life]) for group in found)


class _CountView:
    """What the opponent says of the stones of one stopped game. The opponent alone changes it."""

    def __init__(self, counting: CountingState) -> None:
        self.position_of = counting.position
        self.is_known = False
        self.dead: DeadStones | None = None


def _said(move: Move, session: GameSession) -> str:
    """A move that cannot be played, in a word; "" for a pass."""
    if not isinstance(move, Play):
        return ""
    size = session.tree.size
    point = move.point
    return point_name(point, size) if point in size else f"{point.col + 1}-{point.row + 1}"
