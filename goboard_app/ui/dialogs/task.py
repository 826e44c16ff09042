"""TaskDialog: what the pupil is asked at a position, without the words of the convention."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.lessons import (
    again_name,
    click_for_answer,
    click_or_type,
    kind_name,
    kind_note,
    names_no_points,
    task_told,
)
from goboard_app.go.board import Point
from goboard_app.go.position import Position
from goboard_app.lessons.check import TaskCheck
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.task import Again
from goboard_app.lessons.task_draft import (
    TaskDraft,
    bad_words,
    is_written,
    names_points,
    points_in,
    toggled,
)
from goboard_app.ui.dialogs.questions import DROP, KEEP, Question, keep_question
from goboard_app.ui.dialogs.task_fields import AnswerRows, PointsField, SaidField
from goboard_app.ui.dialogs.task_points import PointsSide
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Choice, column_layout, label, row_layout, set_style
from goboard_app.ui.look.screens import available_size
from goboard_app.ui.look.sheet import DialogBase, SheetMiddle

_KINDS = (
    *(None, TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.POINTS, TaskKind.CHOOSE),
    *(TaskKind.ILLEGAL, TaskKind.COUNT, TaskKind.PLAY, TaskKind.SAVE, TaskKind.CONNECT),
    *(TaskKind.CUT, TaskKind.LIVE, TaskKind.KILL, TaskKind.KO, TaskKind.POINTS_FOR),
)
_AGAIN = tuple(Again)
_AROUND = 40


class TaskDialog(DialogBase):
    """The fields of a task beside its board. Signal: `points_shown(frozenset[Point])`.

    `check` tells what a draft comes to, `suggest` which points a task of a kind is likely about.
    The board is given by the caller, who shows the points on it and calls `toggle` for its clicks:
    they go to the field for points that had the keyboard last. Escape asks about what was
    written; Cancel has been said on purpose, and `drop` does not ask.
    """

    points_shown = Signal(object)

    def __init__(
        self,
        look: Look,
        draft: TaskDraft,
        position: Position,
        board: QWidget,
        check: Callable[[TaskDraft], TaskCheck],
        suggest: Callable[[TaskKind], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._draft, self._board = look, draft, board
        self._size, self._to_move = position.size, position.to_move
        self._check, self._suggest = check, suggest
        self._suggested = ""
        self._active: PointsField | None = None
        self._make_fields()
        self._fill()
        self._build()
        self._connect()
        self._on_kind()
        self.text.edit.setFocus()
        self._begun = self.draft()
        self._question: Question | None = None

    def _make_fields(self) -> None:
        look, draft = self._look, self._draft
        self.text = SaidField(look, draft.text, translate("task", "What the pupil reads"), 3)
        self.is_screen = QCheckBox(translate("task", "This position is a screen of the lesson"))
        self.kind = Choice()
        self.kind_note = label(role="note", tone="muted", wraps=True)
        self.side = PointsSide(look, draft, self._to_move, self._board, available_size(self))
        self.points, self.number = self.side.points, self.side.number
        self.hint = SaidField(look, draft.hint, translate("task", "Hint"), 2)
        self.right = SaidField(look, draft.right, translate("task", "Said when it is right"), 2)
        self.answers = AnswerRows(look, draft.answers)
        self._answers = self.answers.answers
        self.again = Choice()
        self.told = label(role="note", tone="muted", wraps=True)
        self.accept_button = Button(look, translate("task", "Done"), kind="primary")
        self.cancel_button = Button(look, translate("task", "Cancel"))

    def _fill(self) -> None:
        draft = self._draft
        self.is_screen.setChecked(draft.is_screen)
        for kind in _KINDS:
            self.kind.addItem(kind_name(kind))
        if draft.unread is not None:
            self.kind.addItem(f"@task {draft.unread}")
        is_read = draft.kind is not None or draft.unread is None
        self.kind.setCurrentIndex(_KINDS.index(draft.kind) if is_read else len(_KINDS))
        self.again.addItems([again_name(again) for again in _AGAIN])
        self.again.setCurrentIndex(_AGAIN.index(draft.again))

    def _build(self) -> None:
        title = translate("task", "Task for this position")
        self.setWindowTitle(title)
        most = available_size(self).width() - _AROUND
        self.setMinimumWidth(min(self._look.px(880), most))
        self.kind.setAccessibleName(translate("task", "What the pupil is to do"))
        self.again.setAccessibleName(translate("task", "Asked again"))
        self.accept_button.setDefault(True)
        for button in (self.accept_button, self.cancel_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The board stays in sight while the rest is scrolled.
        sides = row_layout(spacing=16)
        sides.addWidget(self.side)
        sides.addWidget(SheetMiddle(self._right()), 1)
        layout = column_layout(label(title, "title", wraps=True), spacing=10)
        layout.addLayout(sides, 1)
        layout.addWidget(self.told)
        layout.addLayout(row_layout(None, self.cancel_button, self.accept_button))
        layout.setContentsMargins(24, 22, 24, 18)
        # Two lines each, so that nothing leaves its place while one types and chooses.
        for note in (self.told, self.kind_note):
            note.setMinimumHeight(self._look.px(34))
            note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)

    def _right(self) -> QVBoxLayout:
        """What is asked and what is said."""
        return column_layout(
            _section(translate("task", "What the pupil reads")),
            self.text,
            self.is_screen,
            4,
            _section(translate("task", "What the pupil is to do")),
            self.kind,
            self.kind_note,
            4,
            _section(translate("task", "Hint")),
            self.hint,
            _section(translate("task", "Said when it is right")),
            self.right,
            _section(translate("task", "Said to wrong answers")),
            self.answers,
            4,
            _section(translate("task", "Asked again")),
            self.again,
            None,
            spacing=6,
        )

    def _connect(self) -> None:
        for field in (self.text, self.hint, self.right):
            field.changed.connect(self._refresh)
        self.side.changed.connect(self._refresh)
        self.points.entered.connect(self._on_entered)
        self.answers.changed.connect(self._refresh)
        self.answers.grown.connect(self.fit_soon)
        self.answers.entered.connect(self._on_answer_entered)
        self.is_screen.toggled.connect(self._refresh)
        self.kind.activated.connect(self._on_kind_chosen)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.again.currentIndexChanged.connect(self._refresh)
        self.accept_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.drop)

    # What it says

    @property
    def chosen_kind(self) -> TaskKind | None:
        """The kind of task that is chosen."""
        index = self.kind.currentIndex()
        return _KINDS[index] if index < len(_KINDS) else None

    def draft(self) -> TaskDraft:
        """What all fields say; where nobody changed one, what it was given."""
        given, answers = self._draft, self.answers.answers
        return replace(
            given,
            text=self.text.text,
            is_screen=self.is_screen.isChecked(),
            kind=self.chosen_kind,
            points=self.side.points_named,
            number=self.side.number_named,
            color=self.side.color_named,
            hint=self.hint.text,
            right=self.right.text,
            answers=given.answers if answers == self._answers else answers,
            again=_AGAIN[self.again.currentIndex()],
            unread=given.unread if self.kind.currentIndex() == len(_KINDS) else None,
        )

    @property
    def points_on_board(self) -> frozenset[Point]:
        """The points that are named in the field that clicks go to."""
        field = self._active
        return points_in(field.text(), self._size) if field is not None else frozenset()

    # What is done

    def toggle(self, point: Point) -> None:
        """Name a point of the board, or no longer."""
        field = self._active
        if field is not None:
            field.setText(toggled(field.text(), point, self._size))

    @Slot()
    def reject(self) -> None:
        """Leave, and ask first about what was written."""
        if not self._is_written:
            self.drop()
        elif self._question is None:
            self._question = keep_question(self._look, self)
            self._question.buttons[KEEP].setEnabled(self.accept_button.isEnabled())
            self._question.finished.connect(self._on_question)
            self._question.open()

    @property
    def _is_written(self) -> bool:
        """Whether something was typed or pointed at; what is chosen from a list is soon chosen."""
        now, begun = self.draft(), self._begun
        if self.points.text() == self._suggested:
            now = replace(now, points=begun.points)
        return is_written(begun, now)

    @Slot()
    def drop(self) -> None:
        """Leave without asking."""
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
        """A task is begun by hand: it needs a screen, and is likely about what is marked."""
        kind = self.chosen_kind
        if kind is None:
            return
        if self._draft.kind is None and self._draft.unread is None:
            self.is_screen.setChecked(True)
        if self.points.text() == self._suggested:
            self._suggested = self._suggest(kind)
            self.points.setText(self._suggested)

    @Slot()
    def _on_kind(self) -> None:
        """Show the fields that this kind of task has."""
        kind = self.chosen_kind
        self.side.show_kind(kind)
        self.kind_note.setText(kind_note(kind))
        self._take_up(self.points if names_points(kind) else None)
        self.fit_soon()

    @Slot()
    def _on_entered(self) -> None:
        self._take_up(self.points)

    @Slot(object)
    def _on_answer_entered(self, field: PointsField) -> None:
        self._take_up(field)

    def _take_up(self, field: PointsField | None) -> None:
        """From now on clicks on the board go to this field."""
        self._active = field
        if field is self.points:
            text = click_or_type()
        elif field is not None:
            text = click_for_answer()
        elif self.chosen_kind is not None:
            text = names_no_points()
        else:
            text = ""
        self.side.note.setText(text)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Say what the task comes to, and show its points."""
        draft, size = self.draft(), self._size
        self.points_shown.emit(self.points_on_board)
        bad = frozenset(answer.to for answer in draft.answers if bad_words(answer, size))
        self.answers.tell_bad(bad)
        self.accept_button.setEnabled(not bad)
        text, is_fine = task_told(draft, self._check(draft), size)
        self.told.setText(text)
        set_style(self.told, tone="agreed" if is_fine else "error")


def _section(text: str) -> QLabel:
    return label(text, "section", "muted")
