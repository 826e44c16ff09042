"""WordLabel: a sentence whose terms of Go are links to the glossary."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget

from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import set_style

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class WordLabel(QLabel):
    """A label whose text stays what was set: the links in it are only a way of showing it.

    Signal: `word_asked(Word, QLabel)` when a word was clicked, or chosen by Tab and Enter. Tab goes
    from word to word, and each is called by its name.
    """

    word_asked = Signal(object, object)

    def __init__(self, look: Look, role: str = "panel", tone: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._plain = ""
        set_style(self, role=role, tone=tone)
        self.setWordWrap(True)
        self.linkActivated.connect(self._on_link)
        look.changed.connect(self._show)

    def text(self) -> str:
        """The sentence as it was set."""
        return self._plain

    def setText(self, text: str) -> None:
        """Show another sentence."""
        if text != self._plain:
            self._plain = text
            self._show()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to a word at once: Qt would stop at the sentence before."""
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            super().focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)
            self.setAccessibleDescription(self._word_in_words())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next word, and from the last one on to what follows."""
        has_moved = super().focusNextPrevChild(forward)
        if self.hasFocus():
            self.setAccessibleDescription(self._word_in_words())
            announce(self, self._word_in_words())
        return has_moved

    def _word_in_words(self) -> str:
        from goboard_app.app.texts.glossary import word_aloud

        return word_aloud(self.selectedText()) if self.hasSelectedText() else ""

    @Slot()
    def _show(self) -> None:
        if not self._plain:
            super().setText("")
            return
        # Late: no sentence is there to be searched while the program starts.
        from goboard_app.app.texts.glossary import find_words, linked

        has_words = bool(find_words(self._plain))
        flags = Qt.TextInteractionFlag.NoTextInteraction
        if has_words:
            flags = Qt.TextInteractionFlag.LinksAccessibleByMouse
            flags |= Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.setTextFormat(Qt.TextFormat.RichText if has_words else Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(flags)
        # A click must not take the keyboard from the board.
        focus = Qt.FocusPolicy.TabFocus if has_words else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(focus)
        self.setAccessibleName(self._plain)
        shown = linked(self._plain, self._look.theme.accent) if has_words else self._plain
        super().setText(shown)

    @Slot(str)
    def _on_link(self, link: str) -> None:
        from goboard_app.app.texts.glossary import word_of_link

        word = word_of_link(link)
        if word is not None:
            self.word_asked.emit(word, self)
