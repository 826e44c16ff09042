"""Encodings: reading a file again or saving it in another one, and the dialog for the choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QListWidgetItem, QTextEdit, QWidget

from goboard_app.app.files.load import UnreadableFile, digest_of, read_file
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts import files as files_texts
from goboard_app.app.texts.format import translate
from goboard_app.record.sgf.charset import decode
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.encoding import Basis, charset_name
from goboard_app.record.sgf.preview import preview, unencodable_in
from goboard_app.record.tree import GameTree
from goboard_app.ui.files.questions import AboutFiles
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import RECORD_FILES
from goboard_app.ui.widgets.choices import ChoiceList, QuestionDialog
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label, row_layout, set_style

_BAD = "\N{REPLACEMENT CHARACTER}"


class EncodingFlow(AboutFiles):
    """The questions about an encoding; the file flow carries out the answers."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._files = context.service(RECORD_FILES)
        self._chosen = self._files.chosen_encodings
        self._reading = Job(self)
        self._reading.done.connect(self._ask_about)
        self._reading.failed.connect(self._on_unread)

    @Slot()
    def ask_reopen(self) -> None:
        """Show the file in other encodings, and read it again in the chosen one."""
        path = self._documents.path
        if path is not None:
            self._reading.start_beside(lambda _watch: (path, read_file(path, None)), JobWatch())
            self._reading.finish_soon()

    @Slot(object)
    def _ask_about(self, read: tuple[Path, bytes]) -> None:
        """Ask about the file that was read, unless another one is on the board by now."""
        path, data = read
        if path != self._documents.path:
            return
        current = charset_name(self._documents.encoding)
        detected = _detected(data)
        chosen = [(current, files_texts.basis_phrase(Basis.ASKED))]
        is_chosen = self._documents.is_encoding_chosen and current != detected[0]
        words = DialogText(
            translate("encoding", "Reopen with encoding"),
            files_texts.choose_readable(path.name),
            translate("encoding", "Reopen"),
        )
        dialog = EncodingChoice(
            self._look,
            words,
            [*(chosen if is_chosen else ()), detected],
            current,
            lambda encoding: _described(data, encoding),
            self._window,
        )
        dialog.run()
        if dialog.answer is None or not self._may_throw_away():
            return
        if dialog.answer == detected[0]:
            self._chosen.forget(path)
        else:
            self._chosen.remember(path, digest_of(data), dialog.answer)
        self._files.reopen(dialog.answer)

    @Slot()
    def ask_save(self) -> None:
        """Ask for an encoding, and save in it."""
        own = charset_name(self._documents.encoding)
        words = DialogText(
            translate("encoding", "Save with encoding"),
            files_texts.why_utf8(),
            translate("encoding", "Save"),
        )
        trees = self._controller.trees
        dialog = EncodingChoice(
            self._look,
            words,
            [(own, translate("encoding", "as it is"))],
            own,
            lambda encoding: _fitting(trees, encoding),
            self._window,
        )
        dialog.run()
        if dialog.answer is not None:
            self._save_in(dialog.answer, own)

    def _save_in(self, encoding: str, own: str) -> None:
        before = self._documents.use_encoding(None if encoding == own else encoding)
        # The choice is kept only if the file was saved in it.
        if not self._files.save():
            self._documents.use_encoding(before)

    @Slot(object)
    def _on_unread(self, error: Exception) -> None:
        if not isinstance(error, UnreadableFile):
            raise error
        if self._documents.path is not None:
            self._tell_unopened(self._documents.path, str(error))

    def _may_throw_away(self) -> bool:
        if not self._documents.is_modified:
            return True
        text = files_texts.reopening_loses(self._documents.unsaved_moves)  # fmt: skip
        question = QuestionDialog(
            self._look,
            files_texts.throw_away_question(),
            text,
            (translate("encoding", "Keep the changes"), translate("encoding", "Discard")),
            self._window,
        )
        return question.ask() == 1


def _detected(data: bytes) -> tuple[str, str]:
    """Return the detected encoding of the file, and the basis of the detection."""
    decoded = decode(data)
    is_one = len({part.encoding for part in decoded.parts}) == 1
    why = files_texts.basis_phrase(decoded.basis) if is_one else files_texts.several_text()
    return charset_name(decoded.encoding), why


def _described(data: bytes, encoding: str) -> EncodingDescription:
    """Return the content of a file as read in an encoding."""
    shown = preview(data, encoding)
    headings = (
        (translate("encoding", "Players"), [" \N{EN DASH} ".join(pair) for pair in shown.players]),
        (translate("encoding", "Event"), list(shown.events)),
        (translate("encoding", "Comments"), list(shown.comments)),
    )
    texts = tuple((name, "\n".join(lines)) for name, lines in headings if lines)
    is_bad = shown.undecodable > 0 or not shown.holds_game
    return EncodingDescription(texts, files_texts.preview_note(shown), is_bad, shown.holds_game)


def _fitting(trees: Sequence[GameTree], encoding: str) -> EncodingDescription:
    """Return the characters of a record that an encoding does not have."""
    lacking = unencodable_in(Record(tuple(trees)), encoding)
    found = dict.fromkeys("".join(lack.characters for lack in lacking))
    note = files_texts.lacking_note("".join(found))
    return EncodingDescription((), note, bool(found))


@dataclass(frozen=True, slots=True)
class EncodingDescription:
    """The right side for an encoding: texts with headings, and a note, in the error colour if it is bad.

    Without `is_possible` the encoding cannot be chosen.
    """

    texts: tuple[tuple[str, str], ...]
    note: str
    is_bad: bool = False
    is_possible: bool = True


@dataclass(frozen=True, slots=True)
class DialogText:
    """The title of the dialog, a sentence below it, and the text of its button."""

    title: str
    sentence: str
    accept: str


class EncodingChoice(DialogBase):
    """The choice of an encoding; `first` are encodings listed before all others, with a remark on each.

    `current` is the one in use, marked by a bar. `answer` is the chosen encoding by its name for the CA property; None
    if the dialog was closed.
    """

    manual_page = "records"

    def __init__(
        self,
        look: Look,
        words: DialogText,
        first: Sequence[tuple[str, str]],
        current: str,
        describe: Callable[[str], EncodingDescription],
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
        # Row 0 is a heading.
        self.list.setCurrentRow(1)
        self.list.setFocus()

    def _fill(self, first: Sequence[tuple[str, str]], current: str) -> None:
        self._heading(translate("encoding", "This file"))
        for encoding, word in first:
            self._row(encoding, word, encoding == current)
        known = {encoding for encoding, _ in first}
        for language, encodings in files_texts.offered_encodings():
            if language:
                self._heading(language)
            for encoding in encodings:
                # The bar marks only one of the rows with this encoding.
                is_current = encoding == current and encoding not in known
                self._row(encoding, files_texts.encoding_hint(encoding), is_current)

    def _heading(self, text: str) -> None:
        self.list.add_heading(text)
        self._encodings.append("")

    def _row(self, encoding: str, word: str, is_current: bool) -> None:
        text = f"{encoding} \N{EN DASH} {word}" if word else encoding
        self.list.add_row(text, is_chosen=is_current)
        self._encodings.append(encoding)

    def _build(self, words: DialogText) -> None:
        self.setMinimumWidth(self._look.px(720))
        self.preview.setReadOnly(True)
        self.preview.setAccessibleName(translate("encoding", "How the record would read"))
        self.preview.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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
        layout.addLayout(self.button_row(self.accept_button, self.cancel_button))
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    @property
    def selected(self) -> str:
        """The encoding of the selected row; empty for a heading."""
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
        """Insert a text under its heading, with a coloured ground behind undecodable bytes."""
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
            self.accept()

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        self.answer = self.selected or None
        super().accept()
