"""EncodingChoice: a list of text encodings, and what the record would be like in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QListWidgetItem, QTextEdit, QWidget

from goboard_app.app.texts.files import encoding_hint, offered_encodings
from goboard_app.app.texts.format import translate
from goboard_app.ui.dialogs.choice_list import ChoiceList
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout, set_style
from goboard_app.ui.look.sheet import DialogBase

_BAD = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class Described:
    """What the right side says of an encoding: headed texts and a note; bad news stand out.

    Without `is_possible` the encoding cannot be chosen.
    """

    texts: tuple[tuple[str, str], ...]
    note: str
    is_bad: bool = False
    is_possible: bool = True


@dataclass(frozen=True, slots=True)
class Words:
    """The title of the dialog, a sentence below it, and what its button is called."""

    title: str
    sentence: str
    accept: str


class EncodingChoice(DialogBase):
    """`first` are encodings that stand before all others, with a word on each.

    `current` is the one in use, which has a bar. `answer` is the encoding that was chosen, by the
    name that goes into CA; None where the dialog was just closed.
    """

    def __init__(
        self,
        look: Look,
        words: Words,
        first: Sequence[tuple[str, str]],
        current: str,
        describe: Callable[[str], Described],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._describe = describe
        self._encodings: list[str] = []
        self.answer: str | None = None
        self.setWindowTitle(words.title)
        self.list = ChoiceList(look, translate("encoding", "Text encodings"))
        self.preview = QTextEdit()
        self.note = label(role="panel", wraps=True)
        self.accept_button = Button(look, words.accept, kind="primary")
        self.cancel_button = Button(look, translate("encoding", "Cancel"))
        self._fill(first, current)
        self._build(words)
        self.list.currentRowChanged.connect(self._on_row)
        self.list.itemDoubleClicked.connect(self._on_double_clicked)
        self.accept_button.clicked.connect(self._on_accept)
        self.cancel_button.clicked.connect(self.reject)
        self.list.setCurrentRow(1)
        self.list.setFocus()

    def _fill(self, first: Sequence[tuple[str, str]], current: str) -> None:
        self._heading(translate("encoding", "This file"))
        for encoding, word in first:
            self._row(encoding, word, encoding == current)
        known = {encoding for encoding, _ in first}
        for language, encodings in offered_encodings():
            if language:
                self._heading(language)
            for encoding in encodings:
                is_current = encoding == current and encoding not in known
                self._row(encoding, encoding_hint(encoding), is_current)

    def _heading(self, text: str) -> None:
        self.list.add_heading(text)
        self._encodings.append("")

    def _row(self, encoding: str, word: str, is_current: bool) -> None:
        text = f"{encoding} \N{EN DASH} {word}" if word else encoding
        self.list.add_row(text, is_chosen=is_current)
        self._encodings.append(encoding)

    def _build(self, words: Words) -> None:
        self.setMinimumWidth(self._look.px(720))
        self.preview.setReadOnly(True)
        self.preview.setAccessibleName(translate("encoding", "How the record would read"))
        self.preview.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in (self.accept_button, self.cancel_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.accept_button.setDefault(True)
        names, shown = Card("plain"), Card("plain")
        names.setLayout(column_layout(self.list, margin=4))
        shown.setLayout(column_layout(self.preview, self.note, spacing=8, margin=12))
        self.list.setMinimumWidth(self.list.width_wanted())
        self.list.setMinimumHeight(self._look.px(340))
        sides = row_layout(spacing=12)
        sides.addWidget(names, 2)
        sides.addWidget(shown, 3)
        layout = column_layout(
            label(words.title, "title", wraps=True),
            label(words.sentence, "panel", wraps=True),
            spacing=10,
        )
        layout.addLayout(sides, 1)
        layout.addLayout(row_layout(None, self.cancel_button, self.accept_button))
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    @property
    def selected(self) -> str:
        """The encoding of the row that is selected; empty for a heading."""
        number = self.list.currentRow()
        return self._encodings[number] if number >= 0 else ""

    @Slot()
    def _on_row(self) -> None:
        encoding = self.selected
        if not encoding:
            return
        described = self._describe(encoding)
        self.preview.clear()
        cursor = self.preview.textCursor()
        for heading, text in described.texts:
            self._insert(cursor, heading, text)
        self.preview.moveCursor(QTextCursor.MoveOperation.Start)
        self.note.setText(described.note)
        set_style(self.note, tone="error" if described.is_bad else "muted")
        self.accept_button.setEnabled(described.is_possible)

    def _insert(self, cursor: QTextCursor, heading: str, text: str) -> None:
        """One text under its heading, with a ground behind what is no letter."""
        theme = self._look.theme
        quiet, plain, bad = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        quiet.setForeground(QColor(theme.muted))
        plain.setForeground(QColor(theme.text))
        bad.setForeground(QColor(theme.error))
        bad.setBackground(QColor(theme.error_soft))
        if not cursor.atStart():
            cursor.insertText("\n", plain)
        cursor.insertText(heading + "\n", quiet)
        for number, part in enumerate(text.split(_BAD)):
            if number:
                cursor.insertText(_BAD, bad)
            cursor.insertText(part, plain)
        cursor.insertText("\n", plain)

    @Slot(QListWidgetItem)
    def _on_double_clicked(self, _item: QListWidgetItem) -> None:
        if self.selected and self.accept_button.isEnabled():
            self._on_accept()

    @Slot()
    def _on_accept(self) -> None:
        self.answer = self.selected or None
        self.accept()
