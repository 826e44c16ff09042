"""PointsSide: the board of a task, with the points, the number and the colour that it names."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.texts.format import color_name, translate
from goboard_app.go.board import Color
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.task_draft import TaskDraft, names_number, names_points
from goboard_app.ui.dialogs.task_fields import PointsField
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Choice, column_layout, label, row_layout
from goboard_app.ui.look.sheet import SheetMiddle

_COLORS = tuple(Color)
_BOARD, _LEAST_BOARD = 320, 260
_BESIDE, _FRAME = 330, 40
"""How much height is taken by what stands above and below the board, and by the window."""
_BAR = 16


class PointsSide(SheetMiddle):
    """The left half of the dialog. Signal: `changed()` when a field says something else.

    A kind of task that names no points keeps what it was given, unless another kind was chosen.
    """

    changed = Signal()

    def __init__(
        self, look: Look, draft: TaskDraft, to_move: Color, board: QWidget, room: QSize
    ) -> None:
        """`room` is how large the screen is."""
        self._draft = draft
        self._kind = draft.kind
        self.note = label(role="note", tone="muted", wraps=True)
        self.points = PointsField(draft.points)
        self.number = QLineEdit(draft.number)
        self._color = Choice()
        self._color.addItems([color_name(color) for color in _COLORS])
        self._color_at_first = _COLORS.index(draft.color or to_move)
        self._color.setCurrentIndex(self._color_at_first)
        names = {
            self.points: translate("task", "Points"),
            self.number: translate("task", "Number"),
            self._color: translate("task", "Points for"),
        }
        self._names = {field: label(name, "section", "muted") for field, name in names.items()}
        for field, name in names.items():
            field.setAccessibleName(name)
        last = row_layout()
        for field in (self.number, self._color):
            last.addLayout(column_layout(self._names[field], field, spacing=4), 1)
        super().__init__(
            *(board, self.note, self._names[self.points], self.points, last, None), spacing=6
        )
        self.points.setPlaceholderText("D5 E4")
        low = max(_LEAST_BOARD, room.height() - _FRAME - look.px(_BESIDE))
        side = min(look.px(_BOARD), room.width() // 3, low)
        board.setFixedSize(side, side)
        self.setFixedWidth(side + _BAR)
        for edit in (self.points, self.number):
            edit.textChanged.connect(self.changed)
        self._color.currentIndexChanged.connect(self.changed)

    def show_kind(self, kind: TaskKind | None) -> None:
        """Show the fields that this kind of task has."""
        self._kind = kind
        has_color = kind is TaskKind.POINTS_FOR
        for field, is_shown in (
            (self.points, names_points(kind)),
            (self.number, names_number(kind)),
            (self._color, has_color),
        ):
            field.setVisible(is_shown)
            self._names[field].setVisible(is_shown)

    @property
    def points_named(self) -> str:
        """The points of the task."""
        return self.points.text() if names_points(self._kind) else self._given(self._draft.points)

    @property
    def number_named(self) -> str:
        """The number of the task."""
        return self.number.text() if names_number(self._kind) else self._given(self._draft.number)

    @property
    def color_named(self) -> Color | None:
        """Whose points they are; None where the file does not say it and nobody chose."""
        index = self._color.currentIndex()
        is_given = self._kind is self._draft.kind and index == self._color_at_first
        return self._draft.color if is_given else _COLORS[index]

    def _given(self, text: str) -> str:
        return text if self._kind is self._draft.kind else ""
