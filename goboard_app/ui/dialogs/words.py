"""WordsDialog: all words of Go with their boards, and a field to find one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QListWidgetItem, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.glossary import no_such_word, word_name, word_sentence, words_matching
from goboard_app.session.glossary import Term, board_of
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.parts import Button, Card, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase

_BOARD = 260


class WordsDialog(DialogBase):
    """A list of the words on the left, what one means on the right."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self.setWindowTitle(translate("words", "Words of Go"))
        self.filter = QLineEdit()
        self.list = QListWidget()
        self.nothing = label(no_such_word(), "note", "muted", wraps=True)
        self.name = label(role="title", wraps=True)
        self.sentence = label(role="panel", wraps=True)
        self.board = QLabel()
        self._build()
        self.filter.textChanged.connect(self._on_filter)
        self.list.currentItemChanged.connect(self._on_chosen)
        self._on_filter("")

    def _build(self) -> None:
        px = self._look.px
        self.setMinimumWidth(px(640))
        self.filter.setPlaceholderText(translate("words", "Find a word"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setClearButtonEnabled(True)
        self.list.setAccessibleName(translate("words", "Words of Go"))
        self.list.setSpacing(px(2))
        self.list.setMinimumSize(px(220), px(380))
        self.board.setMinimumSize(px(_BOARD), px(_BOARD))
        self.board.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        # As much room as the longest sentence takes, so that the board keeps its place.
        self.sentence.setMinimumHeight(px(76))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        shown = Card("plain")
        shown.setLayout(
            column_layout(self.name, self.sentence, self.board, None, spacing=8, margin=16)
        )
        sides = row_layout(spacing=14)
        sides.addLayout(column_layout(self.filter, self.list, self.nothing, spacing=8), 2)
        sides.addWidget(shown, 3)
        close = Button(self._look, translate("words", "Close"), kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = column_layout(label(translate("words", "Words of Go"), "page"), spacing=12)
        layout.addLayout(sides, 1)
        layout.addLayout(row_layout(None, close))
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)

    @Slot(str)
    def _on_filter(self, text: str) -> None:
        """List what is wanted; the first of it is shown."""
        before = self._chosen()
        words = words_matching(text)
        self.list.clear()
        for word in words:
            item = QListWidgetItem(word_name(word))
            item.setData(Qt.ItemDataRole.UserRole, word.value)
            self.list.addItem(item)
        self.nothing.setVisible(not words)
        is_kept = before in words and not text
        self.list.setCurrentRow(words.index(before) if is_kept and before else 0)

    def _chosen(self) -> Term | None:
        item = self.list.currentItem()
        return None if item is None else Term(item.data(Qt.ItemDataRole.UserRole))

    @Slot()
    def _on_chosen(self) -> None:
        word = self._chosen()
        if word is None:
            return
        self.name.setText(word_name(word))
        self.sentence.setText(word_sentence(word))
        self.board.setPixmap(self._thumbnail(board_of(word).picture(), self._look.px(_BOARD)))
        self.board.setAccessibleName(word_sentence(word))
