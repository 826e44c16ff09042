"""Guessing the moves of a record, which are hidden until they are found or shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent

from goboard_app.app.texts.search import (
    answer_sentence,
    guessed_point,
    hidden_sentence,
    over_sentence,
    question_sentence,
    reply_sentence,
    score_text,
    stone_sentence,
)
from goboard_app.go.board import Play, Point
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.guessing import Answer, Guessing, GuessReply, guess_line
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from goboard_app.ui.review.guess_panel import GuessPanel
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode

_LEFT_ON = frozenset(
    (
        *("new", "open", "reopen", "shelved", "backups", "save", "save_as", "save_encoded"),
        *("repairs", "start_page", "quit", "point", "next_area", "full_screen", "present"),
        *("coordinates", "natural", "motion", "show_count", "system_font", "sounds", "panel"),
        *("aid", "liberties", "atari", "numbers", "chains", "areas", "keys", "rulesets", "about"),
        *("new_window", "open_in_window", "close_window", "next_window", "arrange"),
    )
)
"""What neither shows a move to come nor changes the record; every other action is off."""


_SHOW, _GO_ON = Qt.Key.Key_S, Qt.Key.Key_N
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)

FOUND_MS, SHOWN_MS = 900, 1800
"""How long a move that was found is looked at before the next question, and one that was not."""


class GuessFlow(QObject, Mode):
    """Takes the board and the panel as long as it is open, and gives them back as they were.

    The session stays where it is: nothing of the record changes, and the cursor does not move.
    Signal: `closed()` when the session is shown again.
    """

    closed = Signal()

    name = "guessing"
    ends_with_board = True
    holds_page = True
    is_for_class = True

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._modes = context.modes
        self._controller = context.controller
        self._page = context.page
        self._presenter = context.presenter
        self.panel = GuessPanel(context.look)
        self.guessing: Guessing | None = None
        self.is_open = False
        self._answered: Answer | None = None
        self._is_asking = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        self._page.panel.scaled.connect(panel.show_class)
        self._pause.timeout.connect(self._go_on)
        self._controller.changed.connect(self._on_changed)
        panel.begun.connect(self._on_begun)
        panel.shown_asked.connect(self._on_show)
        panel.went_on.connect(self._go_on)
        panel.stopped.connect(self._on_stop)
        panel.again_asked.connect(self._ask_setup)
        panel.missed_chosen.connect(self._on_missed)
        panel.closed.connect(self.leave)
        for chip in (*panel.sides.values(), panel.from_start, panel.from_here):
            chip.clicked.connect(self._on_choice)

    def open(self) -> None:
        """Hide what is to come, and ask whose moves are to be guessed."""
        if self.is_open:
            return
        self._modes.enter(self)
        self.is_open = True
        self._page.set_reviewing(False)
        self.panel.show_class(self._page.panel.is_for_class, self._page.panel.scale)
        self._page.panel.show()
        self._page.panel.show_instead(self.panel)
        self._ask_setup()

    @Slot()
    def leave(self) -> None:
        """Show the session again, which is where it was."""
        if not self.is_open:
            return
        self.is_open = self._is_asking = False
        self.guessing = self._answered = None
        self._pause.stop()
        self._page.panel.show_instead(None)
        self._page.board.finish_motion()
        self._modes.gone(self)
        self._page.board.setFocus()
        self.closed.emit()

    def escape(self) -> bool:
        """Nothing to leave before what works beside it is stopped; then the moves are shown."""
        return False

    def allows(self, command: str) -> bool:
        """What neither shows a move to come nor changes the record."""
        return command in _LEFT_ON

    def key(self, event: QKeyEvent) -> bool:
        """Do what the buttons of the question do; whether the key was one of theirs.

        S shows the move, N goes on. Before a class PageDown, which the small devices for speakers
        send, does either; elsewhere it steps through records, and would give the move away.
        """
        key = event.key()
        if key == Qt.Key.Key_PageDown and self._page.is_presenting:
            key = _GO_ON if self.is_waiting else _SHOW
        if key not in (_SHOW, _GO_ON) or event.modifiers() not in _PLAIN or not self._is_asking:
            return False
        event.accept()
        if key == _SHOW:
            self._on_show()
        else:
            self._go_on()
        return True

    def describe(self, point: Point) -> str:
        """What is on a point, with nothing of what is to come."""
        return guessed_point(self._controller.session.position_at(self._node), point)

    @property
    def is_waiting(self) -> bool:
        """Whether the move that was found or shown is looked at."""
        return self._answered is not None

    @property
    def _node(self) -> Node:
        """The node whose board is shown."""
        if self._answered is not None:
            return self._answered.question.node
        return self._controller.session.cursor if self.guessing is None else self.guessing.node

    @Slot()
    def _ask_setup(self) -> None:
        session = self._controller.session
        self._is_asking = False
        self.guessing = self._answered = None
        can_begin_here = bool(session.cursor.parent and session.cursor.children)
        self.panel.show_setup(can_begin_here, not self._planned().is_over)
        self._say(hidden_sentence())
        self._show_board()
        self.panel.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _planned(self) -> Guessing:
        """The questions that would be asked with what is chosen in the panel."""
        session, from_start = self._controller.session, self.panel.from_start.isChecked()
        return guess_line(session, self.panel.colors, from_start)

    @Slot()
    def _on_choice(self) -> None:
        self.panel.show_possible(not self._planned().is_over)

    @Slot()
    def _on_begun(self) -> None:
        self.guessing = self._planned()
        self._is_asking = True
        self._page.board.arrows_move_cursor = True
        self._page.board.setFocus()
        self._ask()

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Guess that the move was played here."""
        guessing = self.guessing
        if not self._is_asking or guessing is None:
            return True
        if self.is_waiting:
            self._go_on()
        elif self._controller.session.position_at(guessing.node).at(point) is not None:
            self._reply(stone_sentence())
        else:
            self._guess(guessing, point)
        return True

    def _guess(self, guessing: Guessing, point: Point) -> None:
        reply, question = guessing.reply_to(point), guessing.question
        if reply is GuessReply.NO_GUESS or question is None:
            return
        self.guessing = guessing.guessed(point)
        if len(self.guessing.answers) > len(guessing.answers):
            self._tell_answer(self.guessing)
        else:
            size = self._controller.session.tree.size
            self._reply(reply_sentence(reply, question, point, size))

    @Slot()
    def _on_show(self) -> None:
        if self.guessing is not None and not self.is_waiting and not self.guessing.is_over:
            self.guessing = self.guessing.shown()
            self._tell_answer(self.guessing)

    def _tell_answer(self, guessing: Guessing) -> None:
        """The move is on the board now; look at it for a while."""
        answer = self._answered = guessing.answers[-1]
        self._reply(answer_sentence(answer, self._controller.session.tree.size))
        if not self._page.is_presenting:
            # A class talks about the move as long as it likes.
            self._pause.start(FOUND_MS if answer.is_found else SHOWN_MS)

    @Slot()
    def _go_on(self) -> None:
        if self.is_waiting and self.guessing is not None:
            self._pause.stop()
            self._answered = None
            if self.guessing.is_over:
                self._on_stop()
            else:
                self._ask()

    def _ask(self) -> None:
        guessing = self.guessing
        if guessing is not None and guessing.question is not None:
            self._reply("")

    @Slot()
    def _on_stop(self) -> None:
        """Show what came of it; without an answer there is nothing to show."""
        guessing = self.guessing
        if guessing is None or not guessing.answers:
            self.leave()
            return
        self._pause.stop()
        self._is_asking = False
        self._answered = None
        self.panel.show_score(guessing, self._controller.session.tree.size)
        self.panel.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say(over_sentence() if guessing.is_over else score_text(guessing.tally))
        self._show_board()

    @Slot(int)
    def _on_missed(self, number: int) -> None:
        guessing = self.guessing
        if guessing is not None:
            node = guessing.missed[number].question.node
            self.leave()
            self._controller.go_to(node)

    def _reply(self, text: str) -> None:
        """Show the present moment, with what is said to the last guess."""
        guessing = self.guessing
        if guessing is None:
            return
        self.panel.show_question(guessing, text, self.is_waiting)
        question = guessing.question
        self._say(text or ("" if question is None else question_sentence(question)))
        self._show_board()

    def _say(self, text: str) -> None:
        question = self.guessing.question if self._is_asking and self.guessing else None
        stone = question.move.color if question is not None and not self.is_waiting else None
        self._page.message.show_progress(None)
        self._page.message.say(text, stone, "" if stone else "info")
        self._page.board.announce(text)

    def _show_board(self) -> None:
        session, node = self._controller.session, self._node
        move = move_of(node, session.tree.size)
        last = move.point if isinstance(move, Play) else None
        picture = paint_position(session.position_at(node), last)
        self._page.board.show_picture(self._with_guesses(picture), animate=self.is_waiting)

    def _with_guesses(self, picture: BoardPicture) -> BoardPicture:
        """The picture with how far away the guesses were, or with the move lit up."""
        if self._answered is not None:
            lit = frozenset({self._answered.question.move.point})
            return replace(picture, lit=lit, marks=_distances(self._answered))
        guessing = self.guessing
        question = None if guessing is None else guessing.question
        if guessing is None or question is None or not self._is_asking:
            return picture
        tried = Answer(question, guessing.guesses, False)
        empty = self._controller.session.position_at(guessing.node).points(None)
        return replace(
            picture,
            ghost=question.move.color,
            playable=empty - frozenset(guessing.guesses),
            marks=_distances(tried),
        )

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        """Something else happened to the game: there is nothing left to guess in it."""
        self.leave()


def _distances(answer: Answer) -> tuple[Mark, ...]:
    """How far from the move each guess was, written where it was made."""
    return tuple(
        Mark(MarkKind.LABEL, point, str(answer.question.distance(point)))
        for point in answer.guesses
    )
