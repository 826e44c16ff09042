"""TaskDialog: what the pupil is asked at a position, without the words of the convention."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from goboard_app.app.texts.numbers import color_name
from goboard_app.app.texts.tasks import (
    again_name,
    bad_answer_point,
    check_told,
    kind_name,
    kind_note,
    number_missing,
    text_has_instructions,
)
from goboard_app.go.color import Color
from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.task import Again
from goboard_app.lessons.task_check import TaskCheck
from goboard_app.lessons.task_draft import (
    TaskDraft,
    bad_words,
    names_number,
    names_points,
    points_in,
    toggled,
)
from goboard_app.ui.dialogs.task_fields import AnswerRows, PointsField, SaidField
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Choice, column, label, row, set_style
from goboard_app.ui.look.sheet import Sheet, SheetMiddle

translate = QCoreApplication.translate

_KINDS = (
    *(None, TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.POINTS, TaskKind.CHOOSE),
    *(TaskKind.ILLEGAL, TaskKind.COUNT, TaskKind.PLAY, TaskKind.SAVE, TaskKind.CONNECT),
    *(TaskKind.CUT, TaskKind.LIVE, TaskKind.KILL, TaskKind.KO, TaskKind.POINTS_FOR),
)
_AGAIN = tuple(Again)
_COLORS = tuple(Color)
_BOARD = 320


class TaskDialog(Sheet):
    """The fields of a task beside its board. Signal: `points_shown(frozenset[Point])`.

    `check` tells what a draft comes to, `suggest` which points a task of a kind is likely about.
    The board is given by the caller, who shows the points on it and calls `toggle` for its clicks:
    they go to the field for points that had the keyboard last.
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

    def _make_fields(self) -> None:
        look, draft = self._look, self._draft
        self.text = SaidField(look, draft.text, translate("task", "What the pupil reads"), 4)
        self.is_screen = QCheckBox(translate("task", "This position is a screen of the lesson"))
        self.kind = Choice()
        self.kind_note = label(role="note", tone="muted", wraps=True)
        self.points = PointsField(draft.points)
        self.number = QLineEdit(draft.number)
        self.color = Choice()
        self.hint = SaidField(look, draft.hint, translate("task", "Hint"), 2)
        self.right = SaidField(look, draft.right, translate("task", "Said when it is right"), 2)
        self.answers = AnswerRows(look, draft.answers)
        self._answers = self.answers.answers
        self.again = Choice()
        self.board_note = label(role="note", tone="muted", wraps=True)
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
        self.color.addItems([color_name(color) for color in _COLORS])
        self._color = _COLORS.index(draft.color or self._to_move)
        self.color.setCurrentIndex(self._color)

    def _build(self) -> None:
        title = translate("task", "Task for this position")
        self.setWindowTitle(title)
        self.setMinimumWidth(self._look.px(880))
        names = {
            self.kind: translate("task", "What the pupil is to do"),
            self.points: translate("task", "Points"),
            self.number: translate("task", "Number"),
            self.color: translate("task", "Points for"),
            self.again: translate("task", "Asked again"),
        }
        for field, name in names.items():
            field.setAccessibleName(name)
        self.points.setPlaceholderText("D5 E4")
        self._board.setFixedSize(self._look.px(_BOARD), self._look.px(_BOARD))
        self.accept_button.setDefault(True)
        for button in (self.accept_button, self.cancel_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        sides = row(spacing=20)
        sides.addLayout(self._left())
        sides.addLayout(self._right(), 1)
        layout = column(label(title, "title", wraps=True), spacing=10)
        layout.addWidget(SheetMiddle(sides), 1)
        layout.addWidget(self.told)
        layout.addLayout(row(None, self.cancel_button, self.accept_button))
        layout.setContentsMargins(24, 22, 24, 18)
        # Two lines, so that the buttons keep their place while one types.
        self.told.setMinimumHeight(self._look.px(34))
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setLayout(layout)

    def _left(self) -> QVBoxLayout:
        """The board, and what is said of points."""
        self._points_name = _section(translate("task", "Points"))
        self._number_name = _section(translate("task", "Number"))
        self._color_name = _section(translate("task", "Points for"))
        last: QHBoxLayout = row(
            column(self._number_name, self.number, spacing=4),
            column(self._color_name, self.color, spacing=4),
        )
        return column(
            self._board,
            self.board_note,
            self._points_name,
            self.points,
            last,
            None,
            _section(translate("task", "Asked again")),
            self.again,
            spacing=6,
        )

    def _right(self) -> QVBoxLayout:
        """What is asked and what is said."""
        return column(
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
            None,
            spacing=6,
        )

    def _connect(self) -> None:
        for field in (self.text, self.hint, self.right):
            field.changed.connect(self._refresh)
        for edit in (self.points, self.number):
            edit.textChanged.connect(self._refresh)
        self.points.entered.connect(self._on_entered)
        self.answers.changed.connect(self._refresh)
        self.answers.grown.connect(self.fit_soon)
        self.answers.entered.connect(self._on_answer_entered)
        self.is_screen.toggled.connect(self._refresh)
        self.kind.activated.connect(self._on_kind_chosen)
        self.kind.currentIndexChanged.connect(self._on_kind)
        for choice in (self.again, self.color):
            choice.currentIndexChanged.connect(self._refresh)
        self.accept_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)

    # What it says

    @property
    def chosen_kind(self) -> TaskKind | None:
        """The kind of task that is chosen."""
        index = self.kind.currentIndex()
        return _KINDS[index] if index < len(_KINDS) else None

    def draft(self) -> TaskDraft:
        """What all fields say; where nobody changed one, what it was given."""
        kind, given = self.chosen_kind, self._draft
        is_same = kind is given.kind
        answers, color = self.answers.answers, self.color.currentIndex()
        return replace(
            given,
            text=self.text.text,
            is_screen=self.is_screen.isChecked(),
            kind=kind,
            points=self.points.text() if names_points(kind) else given.points * is_same,
            number=self.number.text() if names_number(kind) else given.number * is_same,
            color=given.color if is_same and color == self._color else _COLORS[color],
            hint=self.hint.text,
            right=self.right.text,
            answers=given.answers if answers == self._answers else answers,
            again=_AGAIN[self.again.currentIndex()],
            unread=given.unread if self.kind.currentIndex() == len(_KINDS) else None,
        )

    # What is done

    def toggle(self, point: Point) -> None:
        """Name a point of the board, or no longer."""
        field = self._active
        if field is not None:
            field.setText(toggled(field.text(), point, self._size))

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
        has_points = names_points(kind)
        for widget in (self._points_name, self.points):
            widget.setVisible(has_points)
        for widget in (self._number_name, self.number):
            widget.setVisible(names_number(kind))
        for widget in (self._color_name, self.color):
            widget.setVisible(kind is TaskKind.POINTS_FOR)
        self.kind_note.setText(kind_note(kind))
        self._take_up(self.points if has_points else None)
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
        text = ""
        if field is None and self.chosen_kind is not None:
            text = translate("task", "This task names no points.")
        elif field is self.points:
            text = translate("task", "Click on the board, or type the points.")
        elif field is not None:
            text = translate("task", "Click the points that this answer is given to.")
        self.board_note.setText(text)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Say what the task comes to, and show its points."""
        draft = self.draft()
        field = self._active
        shown = points_in(field.text(), self._size) if field is not None else frozenset()
        self.points_shown.emit(shown)
        bad = {
            each.to: words[0] for each in draft.answers if (words := bad_words(each, self._size))
        }
        self.answers.tell_bad(frozenset(bad))
        self.accept_button.setEnabled(not bad)
        text, is_fine = check_told(self._check(draft))
        if any(line.lstrip().startswith("@") for line in draft.text.splitlines()):
            text, is_fine = f"{text_has_instructions()} {text}", False
        if names_number(draft.kind) and not draft.number.strip():
            text, is_fine = number_missing(), False
        if bad:
            text, is_fine = bad_answer_point(next(iter(bad.values()))), False
        self.told.setText(text)
        set_style(self.told, tone="agreed" if is_fine else "error")


def _section(text: str) -> QWidget:
    return label(text, "section", "muted")
