"""WordLabel: a sentence in which Go terms are links to the glossary."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget

from goboard_app.late import late
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import set_style

with late:
    from goboard_app.app.texts.glossary import cut_for_display, find_words, linked, word_aloud, word_of_link

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class WordLabel(QLabel):
    """A label whose terms are shown as links; `text` returns the plain sentence that was set.

    Signal: `word_asked(Word, QLabel)` when a term is clicked, or chosen by Tab and Enter. Tab goes from term to term,
    and each is announced by its name.
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
        """Return the sentence as it was set."""
        return self._plain

    def setText(self, text: str) -> None:
        """Show another sentence."""
        if text != self._plain:
            self._plain = text
            self._show()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Move the keyboard to a term at once: Qt would stop at the sentence first."""
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            super().focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)
            self.setAccessibleDescription(self._word_in_words())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next term, and from the last one to the next widget; return whether the focus moved."""
        has_moved = super().focusNextPrevChild(forward)
        if self.hasFocus():
            self.setAccessibleDescription(self._word_in_words())
            announce(self, self._word_in_words())
        return has_moved

    def _word_in_words(self) -> str:
        return word_aloud(self.selectedText()) if self.hasSelectedText() else ""

    @Slot()
    def _show(self) -> None:
        if not self._plain:
            super().setText("")
            return
        plain = cut_for_display(self._plain)
        has_words = bool(find_words(plain))
        flags = Qt.TextInteractionFlag.NoTextInteraction
        if has_words:
            flags = Qt.TextInteractionFlag.LinksAccessibleByMouse
            flags |= Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.setTextFormat(Qt.TextFormat.RichText if has_words else Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(flags)
        # A click must not take the focus from the board.
        focus = Qt.FocusPolicy.TabFocus if has_words else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(focus)
        self.setAccessibleName(plain)
        shown = linked(plain, self._look.theme.accent) if has_words else plain
        super().setText(shown)

    @Slot(str)
    def _on_link(self, link: str) -> None:
        word = word_of_link(link)
        if word is not None:
            self.word_asked.emit(word, self)
