"""Teacher: rates each move of a pupil in a game against an engine, and offers to take a blunder back.

The opponent waits while a move is rated and while an offer is open. It answers a good move and one that the
pupil keeps.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.controller import GameController
from goboard_app.app.engines.opponent import Opponent
from goboard_app.app.engines.situation import situation_at
from goboard_app.app.jobs import Alarm, Job, single_shot
from goboard_app.app.life_reader import ReadingWatch
from goboard_app.app.settings import FLAG, Setting
from goboard_app.engine.engine import Ability, Analysis, Answer, Effort, Situation
from goboard_app.go.board import BoardSize, Move, Play
from goboard_app.partner.blunder import Blunder, BlunderReason, blunder_in, capture_blunder, early_pass, rating_by
from goboard_app.partner.choice import MOST_SIDE
from goboard_app.partner.rating import can_rate, rate
from goboard_app.record.node import Node
from goboard_app.session.session import GameSession, Phase

TEACHING_GAMES: Setting[bool] = Setting("opponent/teaching", False, FLAG)
"""True if games against an engine are teaching games."""
LONGEST_MS = 10_000
"""The longest time in milliseconds for rating a move; a move that takes longer is not talked about."""

# An engine's effort for each of the two positions around a move.
_EFFORT = Effort(visits=100, seconds=2.0)


def can_teach(abilities: Ability, size: BoardSize) -> bool:
    """Return whether moves can be rated against an engine: by the engine, or on a small board by the program."""
    return Ability.ANALYSIS in abilities or (_is_small(size) and can_rate())


def _is_small(size: BoardSize) -> bool:
    return max(size.columns, size.rows) <= MOST_SIDE


class _RatedMove(NamedTuple):
    """A move of the pupil, in the situation before it."""

    situation: Situation
    played: Move


class Teacher(QObject):
    """The teacher in a game against an engine; it holds the opponent while a move is rated or an offer is open.

    `is_on` returns whether the user wants to be taught, `may_ask` whether the board is visible and free. It never
    teaches in a game with a clock: the offer would cost the pupil's time. Signal: `changed()` when `offer` or
    `is_reading` has changed.
    """

    changed = Signal()

    def __init__(
        self,
        controller: GameController,
        opponent: Opponent,
        is_on: Callable[[], bool],
        may_ask: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._opponent = opponent
        self._is_on = is_on
        self._may_ask = may_ask
        self._session: GameSession | None = None
        self._node: Node | None = None
        self._is_silent = False
        self._known: dict[Node, Blunder | None] = {}
        self._answered: set[tuple[Node, Move]] = set()
        # What a pupil has declined is not said again: a second time it would be scolding.
        self._declined: set[tuple[BlunderReason, Play | None]] = set()
        self._watch = ReadingWatch()
        self._job = Job(self)
        self._job.done.connect(self._on_read)
        self._job.failed.connect(self._on_failed)
        self._bound = single_shot(self, self._give_up)
        self._soon = Alarm(self)
        self._soon.rang.connect(self.look)
        controller.changed.connect(self._on_changed)
        opponent.is_held = self._holds_opponent

    @property
    def offer(self) -> Blunder | None:
        """The blunder that may be taken back now; None if there is none."""
        return None if self._node is None else self._known.get(self._node)

    @property
    def is_reading(self) -> bool:
        """True while a move is rated."""
        return self._node is not None and self._node not in self._known

    @property
    def is_silent(self) -> bool:
        """True if the user asked not to be asked again in this game."""
        return self._is_silent and self._session is self._controller.session

    def take_back(self) -> None:
        """Accept the offer: take the move back, so that the pupil moves again."""
        if self.offer is not None:
            self._answer()
            self._controller.take_back()
            self.look()

    def keep(self) -> None:
        """Decline the offer: the opponent answers the move."""
        if (offer := self.offer) is not None:
            self._declined.add(_subject(offer))
            self._answer()
            self.look()

    def be_silent(self, is_silent: bool = True) -> None:
        """Stop asking in this game, or ask again; an open offer is declined."""
        self._follow_session()
        self._is_silent = is_silent
        self.look()

    @Slot()
    def look(self) -> None:
        """Rate the pupil's last move if it is new; forget an offer that does not fit the board any more."""
        self._follow_session()
        session = self._controller.session
        node = session.cursor if self._has_subject(session) else None
        if node is self._node:
            return
        self._stop()
        self._node = node
        if node is not None and node not in self._known:
            self._read(session, node)
        if node is None and self._may_ask():
            # It may have waited for this. Behind another page it rests.
            self._opponent.look()
        self.changed.emit()

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        if self._node is not None or self._is_on():
            self._soon.set(0)

    def _holds_opponent(self) -> bool:
        """Return whether the opponent waits; it may ask before `changed` was handled here."""
        self.look()
        return self._node is not None

    def _follow_session(self) -> None:
        if self._session is not self._controller.session:
            self._stop()
            self._session = self._controller.session
            self._node, self._is_silent = None, False
            self._known.clear()
            self._answered.clear()
            self._declined.clear()

    def _has_subject(self, session: GameSession) -> bool:
        """Return whether the game waits for a word about the pupil's last move."""
        if self._is_silent or not self._is_on() or not self._may_ask() or not self._opponent.is_playing:
            return False
        is_turn = session.is_live and session.phase is Phase.PLAYING and session.awaits_opponent
        if not is_turn or session.cursor.children or session.info.result or session.timing is not None:
            return False
        node, moved, choice = session.cursor, self._moved(session), self._opponent.choice
        if moved is None or node.parent is None or choice is None or self._opponent.failure is not None:
            return False
        if (node.parent, moved) in self._answered or self._known.get(node, True) is None:
            return False
        # A network that is damaged shows when the move is rated.
        return Ability.ANALYSIS in choice.abilities or _is_small(session.tree.size)

    def _moved(self, session: GameSession) -> Move | None:
        """Return the pupil's move or pass at the cursor; None for anything else."""
        moves = session.path.moves
        last = moves[-1] if moves else None
        return None if last is None or last.color is session.opponent else last

    def _answer(self) -> None:
        node, moved = self._node, self._moved(self._controller.session)
        if node is not None and node.parent is not None and moved is not None:
            self._answered.add((node.parent, moved))

    # The rating

    def _read(self, session: GameSession, node: Node) -> None:
        played, choice = self._moved(session), self._opponent.choice
        situation = situation_at(session, node.parent)
        if played is None or choice is None or played.color is not situation.to_move:
            self._known[node] = None
            self._node = None
            return
        self._bound.start(LONGEST_MS)
        move = _RatedMove(situation, played)
        # A network that counts points cannot rate a capture game.
        if Ability.ANALYSIS in choice.abilities and not situation.goal:
            self._opponent.analyse(situation, _EFFORT, partial(self._on_before, node, move))
        else:
            self._explain(partial(_own_blunder, move))

    def _explain(self, work: Callable[[ReadingWatch], Blunder | None]) -> None:
        self._watch = ReadingWatch()
        self._job.start_beside(work, self._watch)

    def _on_before(self, node: Node, move: _RatedMove, answer: Answer) -> None:
        if node is not self._node:
            return
        if not isinstance(answer, Analysis):
            self._give_up()
        elif answer.is_final:
            after = situation_at(self._controller.session, node)
            self._opponent.analyse(after, _EFFORT, partial(self._on_after, node, move, answer))

    def _on_after(self, node: Node, move: _RatedMove, before: Analysis, answer: Answer) -> None:
        if node is not self._node:
            return
        if not isinstance(answer, Analysis):
            self._give_up()
        elif answer.is_final:
            self._explain(partial(_analysed_blunder, move, before, answer))

    @Slot(object)
    def _on_read(self, found: Blunder | None) -> None:
        self._bound.stop()
        if found is not None and _subject(found) in self._declined:
            found = None
        if self._node is not None:
            self._known[self._node] = found
            if found is None:
                self.look()
            else:
                self.changed.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._give_up()
        raise error

    @Slot()
    def _give_up(self) -> None:
        """Let the game go on without a word about the move."""
        if self._node is not None:
            self._known[self._node] = None
            self.look()

    def _stop(self) -> None:
        self._bound.stop()
        self._job.cancel()


def _subject(offer: Blunder) -> tuple[BlunderReason, Play | None]:
    """Return the subject of an offer: its reason and the move shown, or an early pass whatever the move shown."""
    return offer.reason, None if offer.reason is BlunderReason.EARLY_PASS else offer.shown


def _own_blunder(move: _RatedMove, watch: ReadingWatch) -> Blunder | None:
    """Return the blunder that the program's own reading finds in a move."""
    if move.situation.goal:
        return capture_blunder(move.situation, move.played)
    if move.played.is_pass:
        return early_pass(move.situation, watch)
    rating = rate(move.situation, move.played, watch)
    return None if rating is None else blunder_in(move.situation, rating, watch)


def _analysed_blunder(move: _RatedMove, before: Analysis, after: Analysis, watch: ReadingWatch) -> Blunder | None:
    """Return the blunder that an engine's analyses find in a move."""
    rating = rating_by(move.played, before, after)
    return None if rating is None else blunder_in(move.situation, rating, watch)
