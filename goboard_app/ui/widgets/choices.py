"""Choices: questions with two or three answers, rows of a list, and the dialog to save a file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFileDialog,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QWidget,
)

from goboard_app.app.texts import files as files_texts
from goboard_app.app.texts.format import translate
from goboard_app.ui.widgets.accessible import describe_choice
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Index, column_layout, label, row_layout

SAVE, DISCARD = 0, 1
"""The answers to `unsaved_question`; any other number means to leave everything unchanged."""

KEEP, DROP = 0, 1
"""The answers to `keep_question`; any other number means to continue writing."""


_IS_HEADING = Qt.ItemDataRole.UserRole
_IS_CHOSEN = Qt.ItemDataRole.UserRole + 1
_INDENT = 14


def chosen_to_save(window: QWidget, title: str, start: str, filters: str, named: Callable[[Path], Path]) -> Path | None:
    """Ask where to save a file; return the path, or None if cancelled. `named` adds the ending.

    The system's dialog asks before it overwrites a file, but only for the name that was typed: if the ending makes it
    the name of another existing file, the dialog opens again with that name and asks.
    """
    while True:
        typed, _filter = QFileDialog.getSaveFileName(window, title, start, filters)
        if not typed:
            return None
        path = named(Path(typed))
        # Path.exists raises an error if it cannot look, as for a name that is too long.
        if path == Path(typed) or not os.path.exists(path):
            return path
        start = str(path)


def table_separator() -> str:
    """Return the separator of cells in tables for spreadsheets: a semicolon where the decimal separator is a comma."""
    # The comma of numbers cannot separate cells; spreadsheets follow the locale.
    return ";" if QLocale.system().decimalPoint() == "," else ","


def with_ending(path: Path, ending: str) -> Path:
    """Return the path with the ending of its kind, added if it has another one."""
    return path if path.suffix.lower() == ending else path.with_name(path.name + ending)


class QuestionDialog(DialogBase):
    """A title, a sentence, and two or three answers in a row; the first answer is the default.

    `answer` is the number of the answer, -1 if the dialog was closed.
    """

    def __init__(
        self,
        look: Look,
        title: str,
        sentence: str,
        answers: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(420))
        self.answer = -1
        self.buttons = [
            Button(look, text, kind="primary" if number == 0 else "") for number, text in enumerate(answers)
        ]
        group = QButtonGroup(self)
        for number, button in enumerate(self.buttons):
            group.addButton(button, number)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        group.idClicked.connect(self._on_clicked)
        self.buttons[0].setDefault(True)
        layout = column_layout(
            label(title, "title", wraps=True),
            label(sentence, "panel", wraps=True),
            8,
            # Reversed, so that the default answer is at the right end.
            row_layout(None, *reversed(self.buttons)),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    def ask(self) -> int:
        """Show the question and wait; return the number of the answer, -1 for none."""
        self.run()
        return self.answer

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.answer = number
        self.accept()


def keep_question(look: Look, parent: QWidget | None) -> QuestionDialog:
    """Return the question whether to keep a written text when its dialog is left."""
    return QuestionDialog(
        look,
        files_texts.keep_question_text(),
        files_texts.not_in_record_yet(),
        (
            translate("question", "Keep it"),
            translate("question", "Do not keep it"),
            translate("question", "Go on writing"),
        ),
        parent,
    )


def unsaved_question(look: Look, changes: int, parent: QWidget | None) -> QuestionDialog:
    """Return the question whether to save changes; the answer is SAVE, DISCARD or another number."""
    sentence = files_texts.unsaved_detail(changes)
    return QuestionDialog(
        look,
        files_texts.save_question(),
        sentence,
        (
            translate("question", "Save"),
            translate("question", "Do not save"),
            translate("question", "Cancel"),
        ),
        parent,
    )


class ComboBox(QComboBox):
    """A combo box that ignores the wheel unless it has the focus, so that the area around it scrolls.

    Its width is that of its place, whatever its texts; one that `is_wide` asks for the width of its longest text.
    """

    def __init__(self, parent: QWidget | None = None, is_wide: bool = False) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if not is_wide:
            self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint with an ellipsis at the end of a text that is too long."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = (
            self.style()
            .subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                self,
            )
            .width()
        )
        room -= 2 if self.itemIcon(self.currentIndex()).isNull() else self.iconSize().width() + 6
        fitting = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, fitting, room)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's own
        super().showEvent(event)
        describe_choice(self)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102 - Qt's own
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceList(QListWidget):
    """Rows of text; headings cannot be selected, and the arrow keys skip them."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setItemDelegate(_Delegate(look, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        # Headings are higher than rows.
        self.setUniformItemSizes(False)
        look.changed.connect(self.doItemsLayout)

    def add_heading(self, text: str) -> None:
        """Add a heading for the rows below it."""
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setData(_IS_HEADING, True)
        self.addItem(item)

    def add_row(self, text: str, spoken: str = "", is_chosen: bool = False) -> None:
        """Add a row that can be selected; the chosen one has a bar, and `spoken` is its accessible text."""
        item = QListWidgetItem(text)
        item.setData(_IS_CHOSEN, is_chosen)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken or text)
        self.addItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select the first row on the first arrow key, where Qt would skip it."""
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Down and item is not None and not self.selectedItems():
            item.setSelected(True)
        else:
            super().keyPressEvent(event)

    def width_wanted(self) -> int:
        """Return the width of the rows in pixels, with the scroll bar."""
        return self.sizeHintForColumn(0) + 2 * _INDENT


class _Delegate(QStyledItemDelegate):
    """A delegate for the details of rows that a style sheet cannot express."""

    def __init__(self, look: Look, parent: QListWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        hint = super().sizeHint(option, index)
        height = 34 if index.data(_IS_HEADING) else 32
        return QSize(hint.width() + 2 * _INDENT, self._look.px(height))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        theme = self._look.theme
        rect = QRectF(option.rect)
        state = option.state
        is_heading = bool(index.data(_IS_HEADING))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = rect.adjusted(2, 1, -2, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if state & QStyle.StateFlag.State_Selected:
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(ground, 6, 6)
        if index.data(_IS_CHOSEN):
            painter.setBrush(QColor(theme.accent))
            bar = QRectF(ground.left() + 3, ground.top() + 6, 4, ground.height() - 12)
            painter.drawRoundedRect(bar, 2, 2)
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        if state & QStyle.StateFlag.State_HasFocus and is_selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), 6, 6)
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold if is_heading else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(theme.muted if is_heading else theme.text))
        place = Qt.AlignmentFlag.AlignBottom if is_heading else Qt.AlignmentFlag.AlignVCenter
        room = rect.adjusted(_INDENT, 0, -_INDENT, -5 if is_heading else 0)
        fitting = Qt.TextElideMode.ElideRight
        text = QFontMetrics(font).elidedText(str(index.data()), fitting, int(room.width()))
        painter.drawText(room, int(place | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()
