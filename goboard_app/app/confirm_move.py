"""Confirming moves: a move is held back until the players have confirmed it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from goboard_app.app.jobs import single_shot
from goboard_app.app.life_reader import Reader
from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.rules.legality import judge
from goboard_app.scoring.proposal import Proposal
from goboard_app.session.acts import may_pass
from goboard_app.session.check import NO_WARNINGS, MoveWarning, WarningChoice, warnings_of_pass, warnings_of_play
from goboard_app.session.session import Change, GameSession, Phase

LONGEST_MS = 3000
"""The longest wait in milliseconds for the reading before a pass; then the pass is made without a question."""


class HeldMove(NamedTuple):
    """A move that waits for confirmation: its colour, its point (None for a pass) and the warnings to ask about.

    `warnings` is empty while the board is still being read for a pass.
    """

    color: Color
    point: Point | None
    warnings: tuple[MoveWarning, ...] = ()

    @property
    def points(self) -> frozenset[Point]:
        """The points of the question on the board: the stones of its warnings, or else their points."""
        told = (each.stones or each.points for each in self.warnings)
        return frozenset[Point]().union(*told)


class MoveConfirmation(QObject):
    """The confirmation of moves in a live game, for the warnings chosen in `asked`.

    Signals: `held(HeldMove)` when a move is held back, and again when the board has been read for a pass;
    `answered(HeldMove)` when the players confirm it, and the receiver makes the move; `dropped()` when the move was
    given up or the board has changed. The clock runs on.
    """

    held = Signal(object)
    answered = Signal(object)
    dropped = Signal()

    def __init__(self, reader: Reader, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: WarningChoice = NO_WARNINGS
        self.move: HeldMove | None = None
        self._reader = reader
        self._session: GameSession | None = None
        self._position: Position | None = None
        self._since = QElapsedTimer()
        self._late = single_shot(self, self._on_late, LONGEST_MS)
        reader.answered.connect(self._on_read)

    @property
    def is_open(self) -> bool:
        """True while a question is shown."""
        return self.move is not None and bool(self.move.warnings)

    def holds_play(self, session: GameSession, point: Point) -> bool:
        """Return whether the move at a point is held back; a later click on the same point confirms it."""
        if session.phase is not Phase.PLAYING or session.awaits_opponent:
            return False
        if not (self.asked.self_atari or self.asked.own_eye):
            return False
        if self.move is not None and self.move.point == point:
            return not self._is_meant()
        move = Play(session.position.to_move, point)
        # An illegal move is not held: the session refuses it with its reason.
        verdict = judge(session.position, move, session.path.history, session.ruleset)
        if not verdict.is_legal or verdict.outcome is None:
            return False
        found = warnings_of_play(session.position, move, verdict.outcome, self.asked)
        if found:
            self._hold(session, HeldMove(move.color, point, found))
        return bool(found)

    def holds_pass(self, session: GameSession) -> bool:
        """Return whether a pass is held back: until the board is read, and then perhaps for an answer."""
        if session.phase is not Phase.PLAYING or session.awaits_opponent:
            return False
        if not self.asked.on_pass or not may_pass(session):
            return False
        if self.move is not None and self.move.point is None:
            # A second click cannot confirm a pass before its question is shown.
            return not self.is_open or not self._is_meant()
        self._hold(session, HeldMove(session.position.to_move, None))
        self._late.start()
        known = self._reader.known(session.position)
        if known is None:
            self._reader.read(session.position)
        else:
            self._on_read(session.position, known)
        return True

    @Slot()
    def confirm(self) -> None:
        """Confirm the held move."""
        move = self._let_go()
        if move is not None:
            self.answered.emit(move)

    @Slot()
    def drop(self) -> None:
        """Give the held move up, because the answer is no or something else was done."""
        if self._let_go() is not None:
            self.dropped.emit()

    def follow(self, session: GameSession, change: Change) -> None:
        """Drop the held move if the board has changed; call this after every change."""
        is_same = session is self._session and session.position == self._position
        is_asked = is_same and session.phase is Phase.PLAYING and not change & Change.REFUSAL
        if self.move is not None and not is_asked:
            self.drop()

    def _hold(self, session: GameSession, move: HeldMove) -> None:
        self._let_go()
        # An earlier refusal is no longer shown.
        session.refuse(None)
        self.move, self._session, self._position = move, session, session.position
        self._since.start()
        self.held.emit(move)

    def _let_go(self) -> HeldMove | None:
        move, self.move = self.move, None
        self._session = self._position = None
        self._late.stop()
        return move

    def _is_meant(self) -> bool:
        """Return whether a second click is a click of its own and not the second half of a double click."""
        return self._since.hasExpired(QGuiApplication.styleHints().mouseDoubleClickInterval())

    @Slot(object, object)
    def _on_read(self, position: Position, proposal: Proposal) -> None:
        move = self.move
        if move is None or move.point is not None or position != self._position:
            return
        self._late.stop()
        found = warnings_of_pass(position, move.color, proposal)
        if not found:
            self.confirm()
            return
        self.move = HeldMove(move.color, None, found)
        # The time of a double click counts from the question, which appears only now.
        self._since.start()
        self.held.emit(self.move)

    @Slot()
    def _on_late(self) -> None:
        # A slow reading must not delay the pass, so it is made without the question.
        self._reader.stop()
        self.confirm()
