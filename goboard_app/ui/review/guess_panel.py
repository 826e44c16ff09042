"""GuessPanel: the side panel while moves are guessed, with the question and the score."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
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

from goboard_app.app.texts.format import color_name, translate
from goboard_app.app.texts.search import (
    missed_text,
    moves_are_hidden,
    no_move_follows,
    none_missed,
    not_found_title,
    progress_text,
    question_sentence,
    score_text,
    tally_text,
    tries_text,
)
from goboard_app.go.board import BoardSize, Color
from goboard_app.session.guessing import Guessing
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

BOTH = frozenset(Color)


class GuessPanel(QWidget):
    """Three faces: whose moves, the question, and what came of it.

    Signals: `begun()`, `shown_asked()` for the move that is not found, `went_on()` to the next
    move, `stopped()` to see the score, `again_asked()`, `missed_chosen(int)` with the number of a
    move that was not found, and `closed()`. `show_class` makes all of it large.
    """

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
        self.nothing = label(no_move_follows(), "panel", "muted", wraps=True)
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
        self.close_buttons = [Button(look, translate("guess", "Close"), "close") for _ in range(3)]
        keys = translate("guess", "S shows the move, N goes on, Esc ends the guessing")
        self.keys = label(keys, role="note", tone="muted", wraps=True)
        self._groups = [QButtonGroup(self), QButtonGroup(self)]
        self._faces = QStackedLayout()
        self._build()
        self._connect()

    @property
    def colors(self) -> frozenset[Color]:
        """Whose moves are to be guessed."""
        return next(colors for colors, chip in self.sides.items() if chip.isChecked())

    def _build(self) -> None:
        for number, chips in enumerate(([*self.sides.values()], [self.from_start, self.from_here])):
            for chip in chips:
                chip.setCheckable(True)
                self._groups[number].addButton(chip)
            chips[0].setChecked(True)
        self.progress.setTextVisible(False)
        self.keys.hide()
        self.show_move.setToolTip(translate("guess", "Show the move (S)"))
        self.next.setToolTip(translate("guess", "The next move (N)"))
        self.missed.setFrameShape(QFrame.Shape.NoFrame)
        self.missed.setWordWrap(True)
        self.missed.setSpacing(3)
        self.missed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for face in (self._setup_face(), self._question_face(), self._score_face()):
            self._faces.addWidget(face)
        self.setLayout(self._faces)

    def _setup_face(self) -> QWidget:
        hint = moves_are_hidden()
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
        self.missed.itemActivated.connect(self._on_missed)
        for button in self.close_buttons:
            button.clicked.connect(self.closed)

    @Slot(bool, float)
    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Let all be read from the back of a room, on a screen that asks for this size; or not."""
        self._look.set_scale(scale if is_for_class else 1.0)
        self._look.scale_texts(self, is_for_class)
        for said, role, role_for_class in (
            (self.question, "strong", "title"),
            (self.reply, "panel", "title"),
            (self.score, "title", "page"),
        ):
            set_style(said, role=role_for_class if is_for_class else role)
        self.keys.setVisible(is_for_class)

    def show_setup(self, can_begin_here: bool, has_moves: bool) -> None:
        """Ask whose moves are to be guessed."""
        self.from_here.setVisible(can_begin_here)
        if not can_begin_here:
            self.from_start.setChecked(True)
        self.show_possible(has_moves)
        self._faces.setCurrentIndex(0)

    def show_possible(self, has_moves: bool) -> None:
        """Say whether there is a move to guess with what is chosen."""
        self.nothing.setVisible(not has_moves)
        self.begin.setEnabled(has_moves)

    def show_question(self, guessing: Guessing, reply: str, is_waiting: bool) -> None:
        """Show what is asked, or what was said to the last guess while that is looked at."""
        question = guessing.answers[-1].question if is_waiting else guessing.question
        if question is not None:
            self._stone.set_color(question.move.color, color_name(question.move.color))
            self.question.setText(question_sentence(question))
        self.reply.setText(reply)
        self.tries.setText("" if is_waiting else tries_text(guessing))
        self.score.setText(score_text(guessing.tally))
        self.progress_label.setText(progress_text(guessing))
        self.progress.setRange(0, len(guessing.questions))
        self.progress.setValue(len(guessing.answers))
        self.show_move.setEnabled(not is_waiting)
        self.next.setEnabled(is_waiting)
        self._faces.setCurrentIndex(1)

    def show_score(self, guessing: Guessing, size: BoardSize) -> None:
        """Show what came of it."""
        self.total.setText(score_text(guessing.tally))
        for color, text in self.tallies.items():
            tally = guessing.tally_of(color)
            text.setText(tally_text(color, tally))
            text.setVisible(tally.answers > 0)
        self.missed.clear()
        for answer in guessing.missed:
            self.missed.addItem(QListWidgetItem(missed_text(answer, size)))
        has_missed = bool(guessing.missed)
        title = not_found_title()
        self.missed_title.setText(title if has_missed else none_missed())
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
