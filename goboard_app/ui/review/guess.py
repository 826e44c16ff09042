"""Guessing the moves of a record, which stay hidden until they are found or shown; and its panel."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QStackedLayout,
    QWidget,
)

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts import search as texts
from goboard_app.app.texts.analysis import guess_sentence
from goboard_app.app.texts.format import color_name, running_text, translate
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.guessing import Answer, Guessing, GuessReply, guess_line
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.shell.services import GUESS_JUDGE, GuessJudge
from goboard_app.ui.widgets.look import Look, ScaledLook
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    ScrollingPanel,
    StoneLabel,
    column_layout,
    grid,
    label,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.tips import set_tip

BOTH = frozenset(Color)


class GuessPanel(QWidget):
    """The panel of guessing with three faces: the setup, the question, and the score.

    Signals: `begun()`, `shown_asked()` for a move that is not found, `went_on()` to the next move, `stopped()` to see
    the score, `again_asked()`, `missed_chosen(int)` with the index of a missed move, and `closed()`. `show_class`
    enlarges the whole panel.
    """

    manual_page = "review"

    begun = Signal()
    shown_asked = Signal()
    went_on = Signal()
    stopped = Signal()
    again_asked = Signal()
    missed_chosen = Signal(int)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = self._look = ScaledLook(look, self)
        self.sides = {
            BOTH: Button(look, translate("guess", "Both sides"), kind="chip"),
            frozenset({Color.BLACK}): Button(look, color_name(Color.BLACK), kind="chip"),
            frozenset({Color.WHITE}): Button(look, color_name(Color.WHITE), kind="chip"),
        }
        self.from_start = Button(look, translate("guess", "The beginning"), kind="chip")
        self.from_here = Button(look, translate("guess", "This move"), kind="chip")
        self.nothing = label(texts.no_move_follows(), "panel", "muted", wraps=True)
        self.begin = Button(look, translate("guess", "Begin"), kind="primary")
        self._stone = StoneLabel(look, Color.BLACK, "", 26)
        self.question = label(role="strong", wraps=True)
        self.reply = label(role="panel", wraps=True)
        self.tries = label(role="panel", tone="muted", wraps=True)
        self.score = label(role="title", wraps=True)
        self.progress_label = label(role="note", tone="muted", wraps=True)
        self.progress = QProgressBar()
        self.show_move = Button(look, translate("guess", "Show it"), "eye")
        self.next = Button(look, translate("guess", "Next"), "forward")
        self.stop = Button(look, translate("guess", "See the score"), "flag")
        self.total = label(role="page", wraps=True)
        self.tallies = {color: label(role="panel", wraps=True) for color in Color}
        self.missed_title = label(role="section", tone="muted", wraps=True)
        self.missed = QListWidget()
        self.again = Button(look, translate("guess", "Guess again"), kind="primary")
        # One for each face, as a widget can be in one layout only.
        self.close_buttons = [Button(look, translate("guess", "Close"), "close") for _ in range(3)]
        keys = translate("guess", "S shows the move, N goes on, Esc ends the guessing")
        self.keys = label(keys, role="note", tone="muted", wraps=True)
        self._groups = [QButtonGroup(self), QButtonGroup(self)]
        self._faces = QStackedLayout()
        self._build()
        self._connect()

    @property
    def colors(self) -> frozenset[Color]:
        """The colours whose moves are guessed."""
        return next(colors for colors, chip in self.sides.items() if chip.isChecked())

    def _build(self) -> None:
        for number, chips in enumerate(([*self.sides.values()], [self.from_start, self.from_here])):
            for chip in chips:
                chip.setCheckable(True)
                self._groups[number].addButton(chip)
            chips[0].setChecked(True)
        self.progress.setTextVisible(False)
        self.keys.hide()
        set_tip(self.show_move, translate("guess", "Show the move (S)"))
        set_tip(self.next, translate("guess", "Next move (N)"))
        self.missed.setFrameShape(QFrame.Shape.NoFrame)
        self.missed.setWordWrap(True)
        self.missed.setSpacing(3)
        self.missed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for face in (self._setup_face(), self._question_face(), self._score_face()):
            self._faces.addWidget(face)
        self.setLayout(self._faces)

    def _setup_face(self) -> QWidget:
        hint = texts.moves_are_hidden()
        middle = ScrollingPanel(
            label(translate("guess", "Guess the move"), "title", wraps=True),
            label(hint, "panel", "muted", wraps=True),
            6,
            label(translate("guess", "Whose moves"), "section", "muted"),
            FlowRow(*self.sides.values()),
            label(translate("guess", "From"), "section", "muted"),
            FlowRow(self.from_start, self.from_here),
            self.nothing,
            None,
            spacing=10,
        )
        return _face(middle, self.begin, self.close_buttons[0])

    def _question_face(self) -> QWidget:
        question = row_layout(self._stone, spacing=10)
        question.addWidget(self.question, 1)
        middle = ScrollingPanel(
            question,
            self.reply,
            self.tries,
            None,
            self.score,
            self.progress_label,
            self.progress,
            spacing=10,
        )
        steps = grid([[self.show_move, self.next]])
        return _face(middle, steps, self.stop, self.close_buttons[1], self.keys)

    def _score_face(self) -> QWidget:
        card = Card("plain")
        card.setLayout(column_layout(self.missed, margin=6))
        face = QWidget()
        layout = column_layout(self.total, *self.tallies.values(), 4, self.missed_title, spacing=8)
        layout.addWidget(card, 1)
        layout.addStretch(0)
        layout.addWidget(self.again)
        layout.addWidget(self.close_buttons[2])
        face.setLayout(layout)
        self._missed_card = card
        return face

    def _connect(self) -> None:
        self.begin.clicked.connect(self.begun)
        self.show_move.clicked.connect(self.shown_asked)
        self.next.clicked.connect(self.went_on)
        self.stop.clicked.connect(self.stopped)
        self.again.clicked.connect(self.again_asked)
        self.missed.itemClicked.connect(self._on_missed)
        # For Enter: whether a click activates an item depends on the system.
        self.missed.itemActivated.connect(self._on_missed)
        for button in self.close_buttons:
            button.clicked.connect(self.closed)

    @Slot(bool, float)
    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Enlarge the panel by `scale` so that a class can read it from afar, or restore it."""
        self._look.set_scale(scale if is_for_class else 1.0)
        self._look.scale_texts(self, is_for_class)
        for said, role, role_for_class in (
            (self.question, "strong", "title"),
            (self.reply, "panel", "title"),
        ):
            set_style(said, role=role_for_class if is_for_class else role)
        self.keys.setVisible(is_for_class)

    def show_setup(self, can_begin_here: bool, has_moves: bool) -> None:
        """Show the choice of colours and of the start; a start here needs a move before and after."""
        self.from_here.setVisible(can_begin_here)
        if not can_begin_here:
            # A hidden choice must not stay in force.
            self.from_start.setChecked(True)
        self.show_possible(has_moves)
        self._faces.setCurrentIndex(0)

    def show_possible(self, has_moves: bool) -> None:
        """Show whether the current choice has a move to guess."""
        self.nothing.setVisible(not has_moves)
        self.begin.setEnabled(has_moves)

    def show_question(self, guessing: Guessing, reply: str, is_waiting: bool) -> None:
        """Show the current question, or the reply to the last answer while it is waiting to go on."""
        question = guessing.answers[-1].question if is_waiting else guessing.question
        if question is not None:
            self._stone.set_color(question.move.color, color_name(question.move.color))
            self.question.setText(texts.question_sentence(question))
        self.reply.setText(reply)
        self.tries.setText("" if is_waiting else texts.tries_text(guessing))
        self.score.setText(texts.score_text(guessing.tally))
        self.progress_label.setText(texts.progress_text(guessing))
        self.progress.setRange(0, len(guessing.questions))
        self.progress.setValue(len(guessing.answers))
        self.show_move.setEnabled(not is_waiting)
        self.next.setEnabled(is_waiting)
        self._faces.setCurrentIndex(1)

    def show_score(self, guessing: Guessing, size: BoardSize) -> None:
        """Show the score: in total, for each colour, and the missed moves."""
        self.total.setText(texts.score_text(guessing.tally))
        for color, text in self.tallies.items():
            tally = guessing.tally_of(color)
            text.setText(texts.tally_text(color, tally))
            text.setVisible(tally.answers > 0)
        self.missed.clear()
        for answer in guessing.missed:
            self.missed.addItem(QListWidgetItem(texts.missed_text(answer, size)))
        has_missed = bool(guessing.missed)
        title = texts.not_found_title()
        self.missed_title.setText(title if has_missed else texts.none_missed())
        self._missed_card.setVisible(has_missed)
        self.missed.setAccessibleName(title)
        self._faces.setCurrentIndex(2)

    @Slot(QListWidgetItem)
    def _on_missed(self, item: QListWidgetItem) -> None:
        self.missed_chosen.emit(self.missed.row(item))


def _face(middle: ScrollingPanel, *below: QWidget | QLayout) -> QWidget:
    face = QWidget()
    layout = column_layout(*below, spacing=8)
    layout.insertWidget(0, middle, 1)
    face.setLayout(layout)
    return face


_LEFT_ON = frozenset(
    (
        *("new", "open", "reopen", "shelved", "backups", "save", "save_as", "save_encoded"),
        *("repairs", "start_page", "quit", "point", "next_area", "full_screen", "present", "pen"),
        *("coordinates", "natural", "motion", "show_count", "sound", "sounds", "panel"),
        *(
            "aid",
            "liberties",
            "atari",
            "numbers",
            "chains",
            "areas",
            "manual",
            "keys",
            "rulesets",
            "about",
        ),
        *("new_window", "open_in_window", "close_window", "next_window", "arrange"),
    )
)
"""The commands that neither show a future move nor change the record; all others are disabled."""


_SHOW, _GO_ON = Qt.Key.Key_S, Qt.Key.Key_N
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)

FOUND_MS, SHOWN_MS = 900, 1800
"""The time for which a move stays on the board before the next question, if it was found and if it was shown."""


class GuessFlow(QObject, Mode):
    """The mode of guessing: it takes the board and the panel, and returns them unchanged.

    Neither the record nor the cursor of the session changes. Signal: `closed()` when the session is shown again.
    """

    closed = Signal()

    name = "guessing"
    ends_with_board = True
    holds_page = True
    is_for_class = True

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._page = context.page
        # Parented at once: the window may close before the panel was ever shown.
        self.panel = GuessPanel(context.look, context.page.panel)
        self.panel.hide()
        self.guessing: Guessing | None = None
        self.is_open = False
        self._answered: Answer | None = None
        self._judge: GuessJudge | None = None
        self._judged: tuple[Node, Point] | None = None
        self._is_asking = False
        self._pause = single_shot(self, self._go_on)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        self._page.panel.scaled.connect(panel.show_class)
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
        """Hide the moves to come, and ask whose moves are to be guessed."""
        if self.is_open:
            return
        self._context.modes.enter(self)
        self.is_open = True
        # The slider would lead to the moves to come.
        self._page.set_reviewing(False)
        self.panel.show_class(self._page.panel.is_for_class, self._page.panel.scale)
        self._page.panel.show()
        self._page.panel.show_instead(self.panel)
        self._ask_setup()

    @Slot()
    def leave(self) -> None:
        """End guessing and show the session again."""
        if not self.is_open:
            return
        self.is_open = self._is_asking = False
        self.guessing = self._answered = None
        self._pause.stop()
        self._page.panel.show_instead(None)
        # A stone that is still arriving belongs to a guess.
        self._page.board.finish_motion()
        self._context.modes.gone(self)
        self._page.board.setFocus()
        self.closed.emit()

    def escape(self) -> bool:
        """Return False: guessing ends later, in `ReviewFeature.escape`.

        Running jobs are stopped before that.
        """
        return False

    def allows(self, command: str) -> bool:
        """Return whether a command neither shows a future move nor changes the record."""
        return command in _LEFT_ON

    def key(self, event: QKeyEvent) -> bool:
        """Show the move with S, or go on with N; return whether the key was used.

        Before a class PageDown does either, since presenter remotes send it. Elsewhere PageDown steps through records
        and would reveal the move.
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
        """Describe a point of the board shown, without any move to come."""
        return texts.guessed_point(self._controller.session.position_at(self._node), point)

    @property
    def is_waiting(self) -> bool:
        """Return whether a found or shown move is on the board until the next question."""
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
        self._say(texts.hidden_sentence())
        self._show_board()
        # The keyboard can then begin at once.
        self.panel.begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _planned(self) -> Guessing:
        """Return the questions for the current choice in the panel."""
        session, from_start = self._controller.session, self.panel.from_start.isChecked()
        return guess_line(session, self.panel.colors, from_start)

    @Slot()
    def _on_choice(self) -> None:
        self.panel.show_possible(not self._planned().is_over)

    @Slot()
    def _on_begun(self) -> None:
        self.guessing = self._planned()
        self._is_asking = True
        # The arrow keys choose the point of the guess, as stepping is off.
        self._page.board.arrows_move_cursor = True
        self._page.board.setFocus()
        self._ask()

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Guess this point; while an answer is shown, go on instead. Always uses the click."""
        guessing = self.guessing
        if not self._is_asking or guessing is None:
            return True
        if self.is_waiting:
            self._go_on()
        elif self._controller.session.position_at(guessing.node).at(point) is not None:
            self._reply(texts.stone_sentence())
        else:
            self._guess(guessing, point)
        return True

    def _guess(self, guessing: Guessing, point: Point) -> None:
        reply, question = guessing.reply_to(point), guessing.question
        if reply is GuessReply.NO_GUESS or question is None:
            return
        self.guessing = guessing.guessed(point)
        # The question is answered: found, or the last try used up.
        if len(self.guessing.answers) > len(guessing.answers):
            self._tell_answer(self.guessing)
        else:
            size = self._controller.session.tree.size
            self._reply(texts.reply_sentence(reply, question, point, size))
        if reply is not GuessReply.FOUND:
            self._ask_engine(question.node, point)

    def _ask_engine(self, node: Node, point: Point) -> None:
        """If an analysis is on, let it judge the guess against the move played."""
        judge = self._context.service(GUESS_JUDGE)
        if judge is not None:
            # Connect once: the service is read for each guess.
            if judge is not self._judge:
                judge.guess_told.connect(self._on_judged)
                self._judge = judge
            # An answer of the engine to an earlier guess is recognised by this and dropped.
            self._judged = node, point
            judge.ask_guess(node, point)

    @Slot(object, object, float)
    def _on_judged(self, node: Node, point: Point, lost: float) -> None:
        """Add the loss of the last guess to the reply, if its question or answer is still shown."""
        guessing = self.guessing
        if guessing is None or (node, point) != self._judged:
            return
        question = self._answered.question if self._answered else guessing.question
        if question is not None and question.node is node:
            self._reply(running_text(self.panel.reply.text(), guess_sentence(lost)))

    @Slot()
    def _on_show(self) -> None:
        if self.guessing is not None and not self.is_waiting and not self.guessing.is_over:
            self.guessing = self.guessing.shown()
            self._tell_answer(self.guessing)

    def _tell_answer(self, guessing: Guessing) -> None:
        """Show the move on the board for a while, with the reply."""
        answer = self._answered = guessing.answers[-1]
        self._reply(texts.answer_sentence(answer, self._controller.session.tree.size))
        if not self._page.is_presenting:
            # Before a class the teacher decides when to go on.
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
        """Show the score; without any answer, end guessing."""
        guessing = self.guessing
        if guessing is None or not guessing.answers:
            self.leave()
            return
        self._pause.stop()
        self._is_asking = False
        self._answered = None
        self.panel.show_score(guessing, self._controller.session.tree.size)
        self.panel.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say(texts.over_sentence() if guessing.is_over else texts.score_text(guessing.tally))
        self._show_board()

    @Slot(int)
    def _on_missed(self, number: int) -> None:
        guessing = self.guessing
        if guessing is not None:
            # Read before `leave`, which drops the guesses.
            node = guessing.missed[number].question.node
            self.leave()
            self._controller.go_to(node)

    def _reply(self, text: str) -> None:
        """Show the question or the answer with this reply to the last guess."""
        guessing = self.guessing
        if guessing is None:
            return
        self.panel.show_question(guessing, text, self.is_waiting)
        question = guessing.question
        self._say(text or ("" if question is None else texts.question_sentence(question)))
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
        """Add the distances of the guesses to the picture, and light up the move once it is known."""
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
        """End guessing, since the game was changed from elsewhere."""
        self.leave()


def _distances(answer: Answer) -> tuple[Mark, ...]:
    """Return a label for each guess with its distance from the move."""
    return tuple(Mark(MarkKind.LABEL, point, str(answer.question.distance(point))) for point in answer.guesses)
