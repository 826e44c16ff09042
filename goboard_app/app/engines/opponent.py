"""Opponent: an engine that plays one side of the game on the board.

    hand moves --> asked --answer--> judged, played as every move is --> hand moves
                     |                  |
                     +----- Failure ----+--> shown; the user retries, or plays on without it

It plays only at the end of the game's line: while the user looks at earlier moves or variations, an answer waits. Any
change of the game that makes a question pointless cancels the question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.controller import GameController
from goboard_app.app.engines.asker import Asker
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.situation import situation_at
from goboard_app.app.jobs import Alarm
from goboard_app.clock.clock import ClockState, GameClock
from goboard_app.engine.engine import (
    Ability,
    Answer,
    ChosenMove,
    DeadStones,
    Effort,
    Engine,
    Failure,
    Resign,
    Situation,
    TimeLeft,
    Told,
    Trouble,
    UnsupportedPart,
)
from goboard_app.go.board import Color, Move, Play, Point, point_name
from goboard_app.partner.manners import disagreement
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.scoring.proposal import Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import second_opinions
from goboard_app.session.counting import CountingState
from goboard_app.session.session import Change, GameSession, Phase

MOST_GAMES = 50
"""The number of unfinished games whose opponent is remembered."""

# The properties that stay the same from a game's first move to its last.
_FACTS = ("SZ", "DT", "PB", "PW", "KM", "RU", "HA", "TM", "OT")


# The opponent and its strength


class Strength(Enum):
    """The unit of an engine's strength."""

    NONE = auto()
    """The engine has no choice of strength."""
    LEVEL = auto()
    VISITS = auto()
    SECONDS = auto()
    """The seconds for each move."""


AMOUNTS: dict[Strength, tuple[int, ...]] = {
    Strength.NONE: (),
    Strength.LEVEL: tuple(range(1, 11)),
    Strength.VISITS: (1, 10, 50, 100, 500, 1000),
    Strength.SECONDS: (1, 2, 5, 10, 30),
}
"""The amounts offered for each unit."""
USUAL_AMOUNTS = {Strength.LEVEL: 5, Strength.VISITS: 50, Strength.SECONDS: 2}


def strength_of(choice: EngineChoice) -> Strength:
    """Return the unit in which this engine's strength is given."""
    if choice.is_partner:
        return Strength.NONE
    if Ability.LEVEL in choice.abilities:
        return Strength.LEVEL
    return Strength.VISITS if Ability.ANALYSIS in choice.abilities else Strength.SECONDS


class EnginePlayer(NamedTuple):
    """The engine that plays a side of a game: its key, the colour, and the amount of its strength."""

    key: str
    color: Color
    amount: int = 0

    def effort(self, choice: EngineChoice, clock: GameClock | None) -> Effort:
        """Return the effort that the engine spends on a move."""
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
    """Return the time left of one side; None if its time is not limited."""
    if state.left is None:
        return None
    # GTP 2, time_left: 0 stones means main time.
    moves = (state.stones_left or 1) if state.in_overtime else 0
    # The clock counts milliseconds, engines seconds.
    return TimeLeft(state.left / 1000, moves)


# Opponents of unfinished games


def remembered(rows: Sequence[str], tree: GameTree) -> EnginePlayer | None:
    """Return the opponent of this game if it was left unfinished; the rows are those of settings."""
    for row in rows:
        game, _, rest = row.partition(" ")
        if game == _sign_of(tree):
            return against_of(rest)
    return None


def remember(rows: Sequence[str], tree: GameTree, against: EnginePlayer | None) -> tuple[str, ...]:
    """Return the rows with this game first, or without it if `against` is None."""
    sign = _sign_of(tree)
    others = tuple(row for row in rows if row.partition(" ")[0] != sign)
    return others if against is None else (f"{sign} {against_text(against)}", *others)[:MOST_GAMES]


def against_text(against: EnginePlayer) -> str:
    """Return an opponent as text for settings."""
    return f"{against.color.value} {against.amount} {against.key}"


def against_of(text: str) -> EnginePlayer | None:
    """Return the opponent in a text of settings; None for an empty or invalid one."""
    parts = text.split(" ", 2)
    # The settings may have been edited by hand, and `int` refuses thousands of digits.
    if len(parts) != 3 or not parts[1].isdecimal() or len(parts[1]) > 9 or not parts[2]:
        return None
    color = next((each for each in Color if each.value == parts[0]), None)
    return None if color is None else EnginePlayer(parts[2], color, int(parts[1]))


def _sign_of(tree: GameTree) -> str:
    """Return a hash that identifies a game, in whichever file it is and however far it has come."""
    facts = "\n".join(tree.root.text(ident) or "" for ident in _FACTS)
    # SHA-1 only gives a short identifier here.
    return hashlib.sha1(facts.encode("utf-8", "replace"), usedforsecurity=False).hexdigest()[:16]


# The state of play


class Stage(Enum):
    """The state of the opponent."""

    NOBODY = auto()
    """No engine plays."""
    OFFERED = auto()
    """It played in this game before; the user is asked whether it goes on."""
    WAITING = auto()
    THINKING = auto()
    TROUBLE = auto()
    """It did not answer: `failure` has the reason."""


class Objection(NamedTuple):
    """Stones whose status the opponent sees differently from the count."""

    color: Color
    stones: frozenset[Point]
    status: Status
    """The status in the opponent's view."""


_STATUSES = {Life.ALIVE: Status.ALIVE, Life.DEAD: Status.DEAD, Life.SEKI: Status.SEKI}


class _MoveQuestion(NamedTuple):
    """The question for the move after a node."""

    node: Node
    situation: Situation


class Opponent(QObject):
    """An engine as a player: it is asked for its moves in the game on the board, and they are made.

    `may_act` returns whether the board is free; no move is made while the user draws marks, for example.
    Signals: `changed()` when the stage, the failure or the view of the count has changed;
    `hinted(ChosenMove | Failure)` with the hint that the user asked for.
    `is_held` returns whether the opponent waits with its next move, because the user's is still talked about.
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
        self.is_held: Callable[[], bool] = _never
        self.against: EnginePlayer | None = None
        self.failure: Failure | None = None
        self._is_offered = False
        self._is_resting = False
        self._session: GameSession | None = None
        self._asker = Asker(directory, self)
        self._question: _MoveQuestion | None = None
        self._chosen: ChosenMove | None = None
        self._failed_at: Node | None = None
        self._hint_at: Node | None = None
        self._count: _CountView | None = None
        # All changes of one act are handled together, after it is complete.
        self._soon = Alarm(self)
        self._soon.rang.connect(self._look)
        controller.changed.connect(self._on_changed)

    # The state shown to users

    @property
    def stage(self) -> Stage:
        """The state of the opponent."""
        if self.against is None:
            return Stage.NOBODY
        if self._is_offered:
            return Stage.OFFERED
        if self.failure is not None:
            return Stage.TROUBLE
        return Stage.THINKING if self._question is not None else Stage.WAITING

    @property
    def name(self) -> str:
        """The name of the opponent: in the directory, otherwise in the record."""
        if self.against is None:
            return ""
        choice = self._directory.choice(self.against.key)
        if choice is not None:
            return choice.name
        info = self._controller.session.info
        return info.black_name if self.against.color is Color.BLACK else info.white_name

    @property
    def choice(self) -> EngineChoice | None:
        """The opponent's entry in the directory; None if it is no longer there."""
        return None if self.against is None else self._directory.choice(self.against.key)

    @property
    def session(self) -> GameSession | None:
        """The game that it plays, or has played to its end; None if it plays none."""
        return self._session

    @property
    def is_partner(self) -> bool:
        """True if it is a partner of the program's own."""
        return self.choice is not None and self.choice.is_partner

    @property
    def is_playing(self) -> bool:
        """True if it plays a side of the game on the board."""
        return self.against is not None and not self._is_offered and self._session is self._controller.session

    @property
    def can_hint(self) -> bool:
        """True if it can be asked for a hint for the user's move."""
        session = self._controller.session
        is_hands = session.phase is Phase.PLAYING and not session.awaits_opponent
        return self.is_playing and is_hands and self._question is None and self._hint_at is None

    @property
    def is_hinting(self) -> bool:
        """True while it thinks about a hint."""
        return self._hint_at is not None

    @property
    def consents(self) -> bool:
        """True if it agrees with the count on the board."""
        counting = self._controller.session.counting
        is_read = counting is not None and not counting.needs_proposal
        is_known = self._count is not None and self._count.is_known
        return is_read and is_known and not self.differences

    @property
    def differences(self) -> tuple[Objection, ...]:
        """Its objections to the count on the board."""
        counting = self._controller.session.counting
        if counting is None or self._count is None:
            return ()
        if self.is_partner:
            return _objections(counting)
        said = self._count.dead
        opinions = () if said is None else second_opinions(counting, said)
        return tuple(Objection(each.group.color, each.stones, each.status) for each in opinions)

    @property
    def gaps(self) -> frozenset[UnsupportedPart]:
        """The facts that it cannot be given of a game that has just begun; none later in the game."""
        session = self._controller.session
        if not self.is_playing or session.path.number > 1:
            return frozenset()
        engine = self._engine
        return frozenset() if engine is None else engine.gaps(situation_at(session))

    # The side that it plays

    def begin(self, against: EnginePlayer) -> None:
        """Let an engine play a side of the game on the board from now on."""
        self.leave()
        self.against, self._session = against, self._controller.session
        self._controller.seat_opponent(against.color)
        self.changed.emit()

    def offer(self, against: EnginePlayer) -> None:
        """Ask the user whether to go on with the opponent of the game on the board."""
        self.leave()
        self.against, self._is_offered = against, True
        self.changed.emit()

    def take_up(self) -> None:
        """Go on with the opponent that is offered."""
        if self.against is not None:
            self.begin(self.against)

    def leave(self) -> None:
        """Stop playing, because two people go on with the game, or another game is on the board."""
        if self.against is None:
            return
        session, self._session = self._session, None
        self._drop()
        self._asker.close()
        self.against, self._is_offered, self.failure = None, False, None
        if session is not None and session is self._controller.session:
            self._controller.seat_opponent(None)
        elif session is not None:
            # The controller knows only the game on the board, which is another one now.
            session.opponent = None
        self.changed.emit()

    def try_again(self) -> None:
        """Restart the engine, and ask the unanswered question again."""
        self._asker.close()
        self.failure = self._failed_at = None
        self.changed.emit()
        self._soon.set(0)

    def rest(self) -> None:
        """End the engine while the board is hidden; it goes on when `look` is called."""
        self._is_resting = True
        self._drop()
        self._asker.close()

    def look(self) -> None:
        """Go on playing, because the board is visible or free again."""
        self._is_resting = False
        if self.is_playing:
            self._soon.set(0)

    def ask_hint(self) -> None:
        """Ask for a hint for the user's move."""
        if not self.can_hint or self.against is None:
            return
        session = self._controller.session
        self._hint_at = session.cursor
        self.changed.emit()
        self._choose(_MoveQuestion(session.cursor, situation_at(session)), self._on_hint)

    def analyse(self, situation: Situation, effort: Effort, told: Told) -> None:
        """Ask the engine about a position while it is held; without an answer, `told` gets a failure or nothing."""
        if self.against is None:
            return

        def put(engine: Engine, answered: Told) -> None:
            engine.analyse(situation, effort, answered)

        failure = self._asker.ask(self.against.key, situation, put, lambda _situation, answer: told(answer))
        if failure is not None:
            told(failure)

    # Following the game

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
            # After the result the engine is not needed any more.
            self._drop()
            self._asker.close()
            return
        if self._question is not None:
            self._act(session)
        elif self.failure is None and self._hint_at is None and self._is_turn(session) and not self.is_held():
            self._ask(session)

    def _is_turn(self, session: GameSession) -> bool:
        return session.awaits_opponent and not session.cursor.children

    def _is_wanted(self, question: _MoveQuestion, session: GameSession) -> bool:
        """Return whether the game still waits for the answer, whichever node is shown."""
        if session.info.result or question.node is not session.tree.main_line_end():
            return False
        if session.cursor is not question.node:
            return True
        return self._is_turn(session) and situation_at(session) == question.situation

    def _ask(self, session: GameSession) -> None:
        question = _MoveQuestion(session.cursor, situation_at(session))
        self._question, self._chosen = question, None
        self._choose(question, self._on_chosen)

    def _choose(self, question: _MoveQuestion, told: Callable[[_MoveQuestion, Answer], None]) -> None:
        """Ask for a move; a missing engine is reported as a failure."""
        choice, against = self.choice, self.against
        failure: Failure | None = Failure(Trouble.NOT_FOUND)
        if choice is not None and against is not None:
            effort = against.effort(choice, self._controller.clock.now)

            def put(engine: Engine, answered: Told) -> None:
                engine.choose(question.situation, effort, answered)

            failure = self._asker.ask(choice.key, question, put, told)
        if failure is not None:
            told(question, failure)

    @property
    def _engine(self) -> Engine | None:
        """The engine, which is made when it is first needed; None if it cannot be made."""
        return None if self.against is None else self._asker.made(self.against.key)

    def _on_chosen(self, _question: _MoveQuestion, answer: Answer) -> None:
        if isinstance(answer, ChosenMove):
            self._chosen = answer
        elif isinstance(answer, Failure):
            self._fail(answer)
        self._soon.set(0)

    def _act(self, session: GameSession) -> None:
        """Carry out the answer, once the board shows the end of the game and is free."""
        chosen, question = self._chosen, self._question
        if chosen is None or question is None or not self._may_act():
            return
        if session.cursor is not question.node:
            if session.timing is not None:
                # The opponent's clock runs: it must not lose time because the user looks at earlier moves.
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

    def _on_hint(self, question: _MoveQuestion, answer: Answer) -> None:
        is_here, self._hint_at = question.node is self._controller.session.cursor, None
        self.changed.emit()
        if is_here and isinstance(answer, ChosenMove | Failure):
            self.hinted.emit(answer)
        self._soon.set(0)

    def _drop(self) -> None:
        """Cancel the questions."""
        self._asker.drop()
        self._question = self._chosen = self._hint_at = self._count = None

    # The count

    def _look_at_count(self, session: GameSession) -> None:
        """Ask for the opponent's view of the count, and let it agree after the user."""
        counting = session.counting
        if counting is None or not session.count_ends_game or self.against is None:
            if session.phase is not Phase.TRYING:
                self._count = None
            return
        hand = self.against.color.opponent
        if self._count is None or self._count.position_of != counting.position:
            self._count = _CountView(counting)
            if hand in counting.agreed:
                # The end of the game was undone, and so is the agreement that led to it.
                self._controller.agree(hand)
            self._ask_dead(session)
        elif hand in counting.agreed and not counting.is_agreed:
            self._controller.agree(self.against.color)
        self.changed.emit()

    def _ask_dead(self, session: GameSession) -> None:
        engine, view, against = self._engine, self._count, self.against
        if view is None or against is None:
            return
        if engine is None or self.is_partner or Ability.DEAD_STONES not in engine.abilities:
            view.is_known = True
        else:
            situation = situation_at(session)
            self._asker.ask(against.key, view, lambda engine, told: engine.dead_stones(situation, told), self._on_dead)

    def _on_dead(self, view: _CountView, answer: Answer) -> None:
        if view is not self._count:
            return
        view.is_known = True
        # An engine that cannot name the dead stones agrees to the user's count.
        view.dead = answer if isinstance(answer, DeadStones) else None
        self.changed.emit()


def _never() -> bool:
    """Return False: nothing holds the opponent."""
    return False


def _objections(counting: CountingState) -> tuple[Objection, ...]:
    """Return a partner's objections to a count, from the program's own reading of the board."""
    if counting.proposal is None:
        return ()
    found = disagreement(counting.statuses, counting.proposal, counting.ruleset)
    return tuple(Objection(group.color, group.stones, _STATUSES[group.life]) for group in found)


class _CountView:
    """The opponent's view of the stones of one stopped game; only Opponent changes it."""

    def __init__(self, counting: CountingState) -> None:
        self.position_of = counting.position
        self.is_known = False
        self.dead: DeadStones | None = None


def _said(move: Move, session: GameSession) -> str:
    """Return the name of the point of an illegal move; "" for a pass."""
    if not isinstance(move, Play):
        return ""
    size = session.tree.size
    point = move.point
    return point_name(point, size) if point in size else f"{point.col + 1}-{point.row + 1}"
