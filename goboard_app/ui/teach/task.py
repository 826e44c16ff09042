"""The dialog that edits the task of a position, so that the user need not know the markup."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.life_reader import ReadingWatch
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.format import color_name, comma_list, stone_name, translate
from goboard_app.go.board import Color, Move, Play, Point, point_name
from goboard_app.go.position import Position
from goboard_app.lessons.check import TaskCheck, check_task, question_at
from goboard_app.lessons.convention import AnswerForm, LessonFault, TaskKind
from goboard_app.lessons.judged import JudgedAnswer, is_judged, judged_answer, told_margin
from goboard_app.lessons.proposed import ProvedAnswers, is_searchable, proved_answers
from goboard_app.lessons.task import Task, TaskRepetition
from goboard_app.lessons.task_draft import (
    TaskDraft,
    bad_words,
    draft_of,
    is_written,
    names_number,
    names_points,
    points_in,
    suggested,
    toggled,
    write_task,
    written,
)
from goboard_app.session.annotation import whole_text
from goboard_app.session.marks import with_node_marks
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.view import board_options
from goboard_app.ui.teach.task_answers import AnswerRows, ChoiceRows, PointsField, SaidField
from goboard_app.ui.widgets.choices import DROP, KEEP, ComboBox, QuestionDialog, keep_question
from goboard_app.ui.widgets.dialog import DialogBase, ScrollingBody
from goboard_app.ui.widgets.form import offer
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    available_size,
    column_layout,
    label,
    row_layout,
    set_style,
)


class TaskFlow(QObject):
    """The flow that shows the task dialog with a board of its own, and writes the task as one undo step.

    The dialog is modal to its window only. `dialog` is the dialog that is shown, None without one.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._picture: BoardPicture | None = None
        self._board: BoardView | None = None
        self.dialog: TaskDialog | None = None

    @Slot()
    def show(self) -> None:
        """Show the dialog for the task of the position at the cursor."""
        session = self._controller.session
        size = session.tree.size
        picture = BoardPicture(size, session.path.position.stones)
        self._picture = with_node_marks(picture, session.tree, session.cursor)
        board = BoardView(self._context.look.theme, self._describe, translate("board", "Go board"))
        board.set_options(board_options(self._context.view.settings)._replace(motion=False))
        self._board = board
        draft = draft_of(whole_text(session.cursor), size)
        dialog = TaskDialog(
            self._context.look,
            draft,
            session.path.position,
            board,
            self._check,
            self._suggest,
            self._question,
            self._context.window,
        )
        self.dialog = dialog
        self._on_points(dialog.points_on_board)
        dialog.points_shown.connect(self._on_points)
        board.point_clicked.connect(self._on_clicked)
        dialog.accepted.connect(self._on_accepted)
        dialog.finished.connect(self._on_finished)
        # Another record leaves the dialog without its position.
        self._controller.replaced.connect(dialog.drop)
        # `open`, not `exec`: only this window is blocked.
        dialog.open()

    def _check(self, draft: TaskDraft) -> TaskCheck:
        session = self._controller.session
        text = written(whole_text(session.cursor), draft, session.tree.size)
        return check_task(session, text)

    def _question(self, draft: TaskDraft) -> Task | None:
        session = self._controller.session
        return question_at(session, written(whole_text(session.cursor), draft, session.tree.size))

    def _suggest(self, kind: TaskKind) -> str:
        session = self._controller.session
        return suggested(kind, session.cursor, session.path.position)

    @Slot(object)
    def _on_points(self, points: frozenset[Point]) -> None:
        """Outline the named stones, and mark the named empty points with dots."""
        if self._board is None or self._picture is None:
            return
        empty = frozenset(point for point in points if not self._code(point))
        shown = replace(self._picture, hints=empty, selected=points - empty)
        self._board.show_picture(shown)

    def _code(self, point: Point) -> int:
        picture = self._picture
        return 0 if picture is None else picture.stones[picture.size.index(point)]

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        if self.dialog is not None:
            self.dialog.toggle(point)

    def _describe(self, point: Point) -> str:
        """Return the text of a point of the dialog's board for screen readers."""
        board = self._board
        shown = NO_POINTS if board is None else board.picture.hints | board.picture.selected
        size = self._controller.session.tree.size
        stone = self._controller.session.path.position.at(point)
        empty = translate("board", "empty")
        parts = [point_name(point, size), empty if stone is None else stone_name(stone)]
        if point in shown:
            parts.append(translate("task", "named"))
        return comma_list(*parts)

    @Slot()
    def _on_accepted(self) -> None:
        if self.dialog is not None:
            act = write_task(self._controller.session, self.dialog.draft(), self.dialog.rights)
            self._controller.perform(act)

    @Slot()
    def _on_finished(self) -> None:
        if self.dialog is not None:
            self._controller.replaced.disconnect(self.dialog.drop)
            self.dialog.deleteLater()
        self.dialog = self._board = self._picture = None


_COLORS = tuple(Color)
# The usual side of the board at scale 1, and the least one, in px.
_BOARD, _LEAST_BOARD = 320, 260
_BESIDE, _FRAME = 330, 40
"""The height of the parts above and below the board, and of the window frame."""
# The width in px that is left for a scroll bar.
_BAR = 16


class PointsSide(ScrollingBody):
    """The left half of the dialog, with the board and its fields. Signal: `changed()` when a field changes.

    `is_taken` is True once the teacher has given the right answer, which no proposal then replaces.

    A kind of task without points keeps the points of the draft, unless another kind was chosen.
    """

    changed = Signal()

    def __init__(self, look: Look, draft: TaskDraft, to_move: Color, board: QWidget, room: QSize) -> None:
        """Make the fields of the draft; `room` is the size of the screen."""
        self._draft = draft
        self._kind = draft.kind
        self.note = label(role="note", tone="muted", wraps=True)
        self.points = PointsField(draft.points)
        self.number = QLineEdit(draft.number)
        self.verdict = ComboBox()
        self.is_taken = bool(draft.verdict)
        self._color = ComboBox()
        self._color.addItems([color_name(color) for color in _COLORS])
        self._color_at_first = _COLORS.index(draft.color or to_move)
        self._color.setCurrentIndex(self._color_at_first)
        names = {
            self.points: translate("task", "Points"),
            self.number: translate("task", "Number"),
            self._color: translate("task", "Points for"),
            self.verdict: translate("task", "Right answer"),
        }
        self._number_names = names[self.number], translate("task", "Ahead by (points)")
        self._names = {field: label(name, "section", "muted") for field, name in names.items()}
        for field, name in names.items():
            field.setAccessibleName(name)
            for part in (field, self._names[field]):
                _keep_place(part, is_kept=field is not self.verdict)
        last = row_layout()
        # No kind of task has both a verdict and a colour, so they share a place.
        chosen = (part for field in (self.verdict, self._color) for part in (self._names[field], field))
        last.addLayout(column_layout(*chosen, spacing=4), 1)
        last.addLayout(column_layout(self._names[self.number], self.number, spacing=4), 1)
        super().__init__(*(board, self.note, self._names[self.points], self.points, last, None), spacing=6)
        self.points.setPlaceholderText("D5 E4")
        low = max(_LEAST_BOARD, room.height() - _FRAME - look.px(_BESIDE))
        side = min(look.px(_BOARD), room.width() // 3, low)
        board.setFixedSize(side, side)
        self.setFixedWidth(side + _BAR)
        for edit in (self.points, self.number):
            edit.textChanged.connect(self.changed)
        for before, after in pairwise((self.points, self.verdict, self._color, self.number)):
            QWidget.setTabOrder(before, after)
        self._color.currentIndexChanged.connect(self.changed)
        self.number.textEdited.connect(self._take)
        self.verdict.activated.connect(self._take)
        self.verdict.currentIndexChanged.connect(self.changed)

    @Slot()
    def _take(self) -> None:
        """Remember that the answer is the teacher's own, which no proposal replaces."""
        self.is_taken = True

    def propose(self, answer: JudgedAnswer) -> None:
        """Enter an answer that was worked out, unless the teacher has given one."""
        if self.is_taken or not self.has_verdicts:
            return
        # Setting the fields may not look like typing.
        with QSignalBlocker(self.verdict), QSignalBlocker(self.number):
            self.verdict.setCurrentIndex(self.verdict.findData(answer.word) if answer.word else -1)
            self.number.setText(told_margin(answer))
        self.changed.emit()

    def show_kind(self, kind: TaskKind | None) -> None:
        """Show the fields that this kind of task has."""
        self._kind = kind
        has_color = kind is TaskKind.POINTS_FOR
        words = () if kind is None else kind.form.verdicts
        self.is_taken = kind is self._draft.kind and bool(self._draft.verdict)
        with QSignalBlocker(self.verdict):
            self.verdict.clear()
            offer(self.verdict, ((texts.verdict_name(word), word) for word in words))
            given = self._draft.verdict.lower() if self.is_taken else ""
            self.verdict.setCurrentIndex(self.verdict.findData(given) if given else -1)
        number_name = self._number_names[kind is TaskKind.AHEAD]
        self._names[self.number].setText(number_name)
        self.number.setAccessibleName(number_name)
        for field, is_shown in (
            (self.points, names_points(kind)),
            (self.number, names_number(kind) and kind is not TaskKind.CHOICE),
            (self._color, has_color),
            (self.verdict, bool(words)),
        ):
            field.setVisible(is_shown)
            self._names[field].setVisible(is_shown)
        for part in (self._color, self._names[self._color]):
            _keep_place(part, is_kept=not words)

    @property
    def points_named(self) -> str:
        """The points of the task."""
        return self.points.text() if names_points(self._kind) else self._given(self._draft.points)

    @property
    def number_named(self) -> str:
        """The number of the task."""
        return self.number.text() if names_number(self._kind) else self._given(self._draft.number)

    @property
    def has_verdicts(self) -> bool:
        """Return whether the right answer is one of several words."""
        return self.verdict.count() > 0

    @property
    def verdict_named(self) -> str:
        """The right answer of a kind that has words to choose from; '' while none is chosen."""
        given = self._given(self._draft.verdict)
        chosen = str(self.verdict.currentData() or "")
        return given if given.lower() == chosen else chosen

    @property
    def color_named(self) -> Color | None:
        """The owner of the points; None if the file does not name one and the user chose none."""
        index = self._color.currentIndex()
        is_given = self._kind is self._draft.kind and index == self._color_at_first
        return self._draft.color if is_given else _COLORS[index]

    def _given(self, text: str) -> str:
        return text if self._kind is self._draft.kind else ""


# In the order of the list in the dialog.
_KINDS = (
    *(None, TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.LIBERTIES_OF, TaskKind.POINTS, TaskKind.CHOOSE),
    *(TaskKind.ILLEGAL, TaskKind.COUNT, TaskKind.CHOICE, TaskKind.STATUS, TaskKind.AHEAD, TaskKind.PLAY),
    *(TaskKind.SAVE, TaskKind.CONNECT, TaskKind.CUT, TaskKind.LIVE, TaskKind.KILL, TaskKind.KO),
    TaskKind.POINTS_FOR,
)
_AGAIN = tuple(TaskRepetition)
# The space around the dialog on a small screen, in px.
_AROUND = 40


class TaskDialog(DialogBase):
    """The dialog with the fields of a task beside its board. Signal: `points_shown(frozenset[Point])`.

    `check` returns the meaning of a draft, `suggest` the points that a task of a kind is probably about, and `question`
    the task of a draft whose right moves are not in the tree. These are looked for by trying every move. The caller
    gives the board, shows the points on it and calls `toggle` for its clicks: they go to the field for points that had
    the focus last. Escape asks before an edited draft is dropped; Cancel and `drop` do not ask.
    """

    manual_page = "teaching"

    points_shown = Signal(object)

    def __init__(
        self,
        look: Look,
        draft: TaskDraft,
        position: Position,
        board: QWidget,
        check: Callable[[TaskDraft], TaskCheck],
        suggest: Callable[[TaskKind], str],
        question: Callable[[TaskDraft], Task | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._draft, self._board = look, draft, board
        self._size, self._to_move = position.size, position.to_move
        self._check, self._suggest, self._question_of = check, suggest, question
        self._searched: tuple[TaskKind, frozenset[Point]] | None = None
        self._proved: ProvedAnswers | None = None
        self._proving = Job(self)
        self._judged: JudgedAnswer | None = None
        self._suggested = ""
        self._active: PointsField | None = None
        self._make_fields()
        self._fill()
        self._build()
        # Read back from the fields, so that filling them does not count as writing.
        self._begun = self.draft()
        self._question: QuestionDialog | None = None
        self._connect()
        self._on_kind()
        self.text.edit.setFocus()

    def _make_fields(self) -> None:
        look, draft = self._look, self._draft
        self.text = SaidField(look, draft.text, translate("task", "What the pupil reads"), 3)
        self.is_screen = QCheckBox(translate("task", "This position is a screen of the lesson"))
        self.kind = ComboBox()
        self.kind_note = label(role="note", tone="muted", wraps=True)
        self.side = PointsSide(look, draft, self._to_move, self._board, available_size(self))
        self.points, self.number = self.side.points, self.side.number
        self.hint = SaidField(look, draft.hint, translate("task", "Hint"), 2)
        self.right = SaidField(look, draft.right, translate("task", "Reply to a right answer"), 2)
        self.choices = ChoiceRows(draft.choices, draft.number if draft.kind is TaskKind.CHOICE else "")
        self.choices_name = _section(translate("task", "Sentences"))
        self.answers = AnswerRows(look, draft.answers)
        self._answers = self.answers.answers
        self.again = ComboBox()
        self.told = label(role="note", tone="muted", wraps=True)
        self.accept_button = Button(look, translate("task", "Done"), kind="primary")
        self.cancel_button = Button(look, translate("task", "Cancel"))

    def _fill(self) -> None:
        draft = self._draft
        self.is_screen.setChecked(draft.is_screen)
        for kind in _KINDS:
            self.kind.addItem(texts.kind_name(kind))
        if draft.unread is not None:
            self.kind.addItem(f"@task {draft.unread}")
        is_read = draft.kind is not None or draft.unread is None
        self.kind.setCurrentIndex(_KINDS.index(draft.kind) if is_read else len(_KINDS))
        self.again.addItems([texts.again_name(again) for again in _AGAIN])
        self.again.setCurrentIndex(_AGAIN.index(draft.again))

    def _build(self) -> None:
        title = translate("task", "Task for this position")
        self.setWindowTitle(title)
        most = available_size(self).width() - _AROUND
        self.setMinimumWidth(min(self._look.px(880), most))
        self.kind.setAccessibleName(translate("task", "What the pupil is to do"))
        self.again.setAccessibleName(translate("task", "Asked again"))
        for button in (self.accept_button, self.cancel_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            # Enter in a field must not accept the dialog: there is usually more to write.
            button.setAutoDefault(False)
        # The board stays visible while the other half is scrolled.
        sides = row_layout(spacing=16)
        sides.addWidget(self.side)
        sides.addWidget(ScrollingBody(self._right()), 1)
        foot = row_layout(None, self.cancel_button, self.accept_button)
        # Room for two lines each, so that nothing moves while the user types and chooses.
        for note in (self.told, self.kind_note):
            note.setMinimumHeight(self._look.px(34))
            note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.lay_out(label(title, "title", wraps=True), sides, self.told, foot, stretched=sides)

    def _right(self) -> QVBoxLayout:
        """Return the right half of the dialog: the question, the kind of task and the replies."""
        return column_layout(
            _section(translate("task", "What the pupil reads")),
            self.text,
            self.is_screen,
            4,
            _section(translate("task", "What the pupil is to do")),
            self.kind,
            self.kind_note,
            self.choices_name,
            self.choices,
            4,
            _section(translate("task", "Asked again")),
            self.again,
            4,
            _section(translate("task", "Hint")),
            self.hint,
            _section(translate("task", "Reply to a right answer")),
            self.right,
            # At the end, because rows are added to it during editing.
            _section(translate("task", "Said to wrong answers")),
            self.answers,
            None,
            spacing=6,
        )

    def _connect(self) -> None:
        for field in (self.text, self.hint, self.right):
            field.changed.connect(self._refresh)
        self.side.changed.connect(self._refresh)
        self.points.entered.connect(self._on_entered)
        self.answers.changed.connect(self._refresh)
        self.choices.changed.connect(self._refresh)
        self.choices.renumbered.connect(self.answers.renumber)
        self.answers.entered.connect(self._on_answer_entered)
        self.is_screen.toggled.connect(self._refresh)
        self.kind.activated.connect(self._on_kind_chosen)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.again.currentIndexChanged.connect(self._refresh)
        self.accept_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.drop)
        self._proving.done.connect(self._on_proved)
        self.finished.connect(self._proving.cancel)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the focused button on Enter, or move on from a field to the next one."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        at = self.focusWidget()
        if isinstance(at, QPushButton):
            at.click()
        elif isinstance(at, QLineEdit):
            self.focusNextChild()

    # The draft

    @property
    def chosen_kind(self) -> TaskKind | None:
        """The kind of task that is chosen; None for no task or for one that cannot be read."""
        index = self.kind.currentIndex()
        return _KINDS[index] if index < len(_KINDS) else None

    def draft(self) -> TaskDraft:
        """Return the draft in the fields; unedited parts are exactly those that were given."""
        given, answers, kind = self._draft, self.answers.answers, self.chosen_kind
        is_choice = kind is TaskKind.CHOICE
        # Sentences beside another kind of task stay as they are, until the kind is changed.
        others = given.choices if kind is given.kind else ()
        return replace(
            given,
            text=self.text.text,
            is_screen=self.is_screen.isChecked(),
            kind=kind,
            points=self.side.points_named,
            number=self.choices.number if is_choice else self.side.number_named,
            color=self.side.color_named,
            hint=self.hint.text,
            right=self.right.text,
            answers=given.answers if answers == self._answers else answers,
            again=_AGAIN[self.again.currentIndex()],
            unread=given.unread if self.kind.currentIndex() == len(_KINDS) else None,
            verdict=self.side.verdict_named,
            choices=self.choices.choices if is_choice else others,
        )

    @property
    def points_on_board(self) -> frozenset[Point]:
        """The points named in the field that receives the clicks."""
        field = self._active
        return points_in(field.text(), self._size) if field is not None else frozenset()

    @property
    def rights(self) -> tuple[Move, ...]:
        """The right moves that were found by trying every move, for a task that has none in the tree."""
        points = () if self._proved is None else sorted(self._proved.points)
        return tuple(Play(self._to_move, point) for point in points)

    def _prove(self, task: Task | None) -> None:
        """Look for the right moves of a task, or read its board, unless that was done before; None for no task."""
        wanted = None if task is None else (task.kind, task.points)
        if wanted == self._searched:
            return
        self._searched, self._proved, self._judged = wanted, None, None
        self._proving.cancel()
        if task is not None and is_judged(task):
            self._proving.start_beside(partial(judged_answer, task), ReadingWatch(), is_patient=True)
        elif task is not None and task.position.to_move is self._to_move and is_searchable(task):
            self._proving.start_beside(partial(search_answers, task), JobWatch(), is_patient=True)

    @Slot(object)
    def _on_proved(self, found: ProvedAnswers | JudgedAnswer | None) -> None:
        if isinstance(found, JudgedAnswer):
            self._judged = found
            self.side.propose(found)
        else:
            self._proved = found
        self._refresh()

    # Actions

    def toggle(self, point: Point) -> None:
        """Add a point of the board to the current field, or remove it."""
        field = self._active
        if field is not None:
            field.setText(toggled(field.text(), point, self._size))

    @Slot()
    def reject(self) -> None:
        """Close the dialog; if something was written, ask before."""
        if not self._is_written:
            self.drop()
        elif self._question is None:
            self._question = keep_question(self._look, self)
            self._question.buttons[KEEP].setEnabled(self.accept_button.isEnabled())
            self._question.finished.connect(self._on_question)
            self._question.open()

    @property
    def _is_written(self) -> bool:
        """Return whether something was typed or clicked."""
        # A choice from a list is not counted, because it is quickly repeated.
        now, begun = self.draft(), self._begun
        if self.points.text() == self._suggested:
            now = replace(now, points=begun.points)
        if self.side.has_verdicts and not self.side.is_taken:
            now = replace(now, number=begun.number)
        return is_written(begun, now)

    @Slot()
    def drop(self) -> None:
        """Close the dialog without asking."""
        super().reject()

    @Slot()
    def _on_question(self) -> None:
        question, self._question = self._question, None
        if question is None:
            return
        question.deleteLater()
        if question.answer == KEEP:
            self.accept()
        elif question.answer == DROP:
            self.drop()

    @Slot()
    def _on_kind_chosen(self) -> None:
        """Prepare a task begun by hand: make the position a screen, and suggest the marked points."""
        kind = self.chosen_kind
        if kind is None:
            return
        if self._draft.kind is None and self._draft.unread is None:
            self.is_screen.setChecked(True)
        # Points that the user has typed are not replaced.
        if self.points.text() == self._suggested:
            self._suggested = self._suggest(kind)
            self.points.setText(self._suggested)

    @Slot()
    def _on_kind(self) -> None:
        """Show the fields that the chosen kind of task has."""
        kind = self.chosen_kind
        self.side.show_kind(kind)
        for part in (self.choices_name, self.choices):
            part.setVisible(kind is TaskKind.CHOICE)
        self._take_up(self.points if names_points(kind) else None)

    @Slot()
    def _on_entered(self) -> None:
        self._take_up(self.points)

    @Slot(object)
    def _on_answer_entered(self, field: PointsField) -> None:
        self._take_up(field)

    def _take_up(self, field: PointsField | None) -> None:
        """Let clicks on the board go to this field, and say so in the note."""
        self._active, kind = field, self.chosen_kind
        if field is self.points:
            text = texts.click_or_type()
        elif field is not None:
            is_choice = kind is not None and kind.form.answer is AnswerForm.CHOICE
            text = texts.number_for_answer() if is_choice else texts.click_for_answer()
        elif kind is not None:
            text = texts.names_no_points()
        else:
            text = ""
        self.side.note.setText(text)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Show the points of the task, and the result of checking it."""
        draft, size = self.draft(), self._size
        self.points_shown.emit(self.points_on_board)
        bad = frozenset(answer.to for answer in draft.answers if bad_words(answer, size))
        self.answers.tell_bad(bad)
        self.accept_button.setEnabled(not bad)
        check = self._check(draft)
        self.kind_note.setText(texts.kind_note(draft.kind, bool(check.rights + check.wrongs)))
        is_missing = any(each.fault is LessonFault.NO_SOLUTION for each in check.findings)
        asked = self._question_of(_answered(draft)) if is_missing or self.side.has_verdicts else None
        self._prove(asked)
        text, is_fine = texts.task_told(draft, check, size)
        if self._judged is not None and asked is not None:
            text, is_fine = texts.judged_told(asked, check.task, self._judged) or (text, is_fine)
        elif self._proved is not None:
            text, is_fine = texts.proved_sentence(self._proved.points, self._proved.depth, size), True
        elif self._proving.is_busy:
            text, is_fine = texts.trying_moves(), True
        self.told.setText(text)
        # What is missing is no fault of somebody who has only begun.
        is_begun = self._draft.kind is not None or self._is_written
        set_style(self.told, tone="agreed" if is_fine else "error" if is_begun else "muted")


def _answered(draft: TaskDraft) -> TaskDraft:
    """Return a draft that can be read, with any answer where the right one is still missing."""
    words = () if draft.kind is None else draft.kind.form.verdicts
    return replace(draft, verdict=words[0], number="") if words else draft


def _keep_place(widget: QWidget, is_kept: bool = True) -> None:
    """Let a widget keep its room while it is hidden, or give it up."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(is_kept)
    widget.setSizePolicy(policy)


def _section(text: str) -> QLabel:
    return label(text, "section", "muted")


def search_answers(task: Task, watch: JobWatch) -> ProvedAnswers | None:
    """Return the right moves of a task as a job beside; it stops when nobody waits for it."""
    return proved_answers(task, lambda: watch.told(0.0))
