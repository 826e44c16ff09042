"""TermCard: what a word of Go means, shown over the window without being in anybody's way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from goboard_app.app.texts.glossary import word_name, word_sentence
from goboard_app.session.glossary import Term, board_of
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.parts import Card, column_layout, label
from goboard_app.ui.look.scaled import ScaledLook
from goboard_app.ui.look.style import CLASS_PX

_WIDTH = 250
_TERM_BOARD = 170
_GAP = 6
# Before a class the sentences are as much larger as those of the panels are.
_FOR_CLASS = CLASS_PX / 13.5
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class TermCard(Card):
    """Lies over a window. It takes neither focus nor clicks from anything else: Esc closes it, and
    so does any other key or a click elsewhere, which do besides what they always do.
    """

    def __init__(self, look: Look, thumbnail: Thumbnail, window: QWidget) -> None:
        super().__init__("plain", window)
        self._look = ScaledLook(look, self)
        self._thumbnail = thumbnail
        self._over = window
        self.word: Term | None = None
        self.title = label(role="name", wraps=True)
        self.sentence = label(role="panel", wraps=True)
        self.board = QLabel()
        self.board.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLayout(column_layout(self.title, self.sentence, self.board, spacing=8, margin=14))
        self.hide()

    def show_word(self, word: Term, anchor: QWidget, scale: float | None = None) -> None:
        """Show a word below or above what it was asked from; asked again, it is closed.

        Before a class `scale` says how large its screen wants everything; it is None elsewhere.
        """
        if self.isVisible() and word is self.word:
            self.close_card()
            return
        self.word = word
        self._look.set_scale(1.0 if scale is None else scale)
        self._look.scale_texts(self, scale is not None)
        larger = 1.0 if scale is None else _FOR_CLASS
        self.title.setText(word_name(word))
        self.sentence.setText(word_sentence(word))
        side = self._look.px(_TERM_BOARD * larger)
        self.board.setPixmap(self._thumbnail(board_of(word).picture(), side))
        self.setAccessibleName(f"{word_name(word)}. {word_sentence(word)}")
        self.setFixedWidth(self._look.px(_WIDTH * larger))
        self._place(anchor)
        self.show()
        self.raise_()
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def close_card(self) -> None:
        """Be gone, and listen no longer."""
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()

    def _place(self, anchor: QWidget) -> None:
        window = self._over
        for child in (self.title, self.sentence):
            child.ensurePolished()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        high = max(layout.totalHeightForWidth(self.width()), layout.sizeHint().height())
        self.setFixedHeight(min(high, window.height()))
        asked = QRect(anchor.mapTo(window, QPoint(0, 0)), anchor.size())
        y = asked.bottom() + _GAP
        if y + self.height() > window.height():
            y = asked.top() - _GAP - self.height()
        x = min(asked.left(), window.width() - self.width() - _GAP)
        self.move(max(0, x), max(0, min(y, window.height() - self.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            place = self.mapFromGlobal(event.globalPosition().toPoint())
            is_inside = self.rect().contains(place)
            # The label that asked answers its own click: a second one there closes the card.
            if not is_inside and not _has_links(watched):
                self.close_card()
        elif kind is QEvent.Type.Resize and watched is self._over:
            self.close_card()
        elif isinstance(event, QKeyEvent) and kind in _KEYS:
            return self._on_key(event)
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        """Esc is for the card alone; every other key does what it would have done."""
        is_press = event.type() is QEvent.Type.KeyPress
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            if is_press:
                self.close_card()
            return True
        # A key that is a row of the menu is not pressed any more after this.
        keeps = event.key() in (*_MODIFIERS, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if not keeps and not (event.key() in _ENTER and _is_on_word()):
            self.close_card()
        return False


_KEYS = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


def _is_on_word() -> bool:
    """Whether Enter asks for a word: the sentence answers it, and closes the card of that word."""
    focus = QApplication.focusWidget()
    return isinstance(focus, QLabel) and _has_links(focus) and focus.hasSelectedText()


def _has_links(watched: QObject) -> bool:
    from goboard_app.ui.panels.word_label import WordLabel

    return isinstance(watched, WordLabel)
