"""AnswerPanel: what stands beside a board that is answered on, and the way out at its foot."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.glossary import words_on_screen
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout
from goboard_app.ui.look.scaled import ScaledLook
from goboard_app.ui.panels.word_label import WordLabel


class AnswerPanel(QWidget):
    """The base of the panels of lessons and of problems.

    At the foot stands the button `leave`. While pupils can only answer, `unlock` takes its place,
    and before a class a note does. The buttons are to be connected. `words` offers the words of Go
    in what is said under the board, which is painted and has no links.
    """

    def __init__(self, look: Look, leave_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._look = ScaledLook(look, self)
        self.is_locked = False
        self.is_for_class = False
        self.leave = Button(self._look, leave_text, kind="link")
        self.unlock = Button(self._look, translate("lock", "Unlock…"), "lock", "link")
        self.unlock.setToolTip(translate("lock", "Let everything be used again (Ctrl+Shift+L)"))
        ends = translate("class", "Esc ends the presentation")
        self.way_out = label(ends, "note", "muted", wraps=True)
        self.words = WordLabel(self._look, "note", "muted")
        self.words.hide()
        self.unlock.hide()
        self.way_out.hide()

    def foot(self) -> QVBoxLayout:
        """The line with the way out."""
        return column_layout(
            row_layout(self.leave, self.unlock, None, spacing=0), self.way_out, spacing=0
        )

    def areas(self) -> list[list[QWidget]]:
        """The parts that the keyboard is led to, each with all that takes it there."""
        raise NotImplementedError

    def sentences(self) -> list[WordLabel]:
        """What is said in the panel itself, where words can be asked about."""
        raise NotImplementedError

    @Slot(str)
    def offer_words(self, said: str) -> None:
        """Offer the words of a sentence under the board that cannot be asked about already."""
        # Late: no lesson is shown while the program starts.
        from goboard_app.app.texts.glossary import find_words

        known = {found.word for each in self.sentences() for found in find_words(each.text())}
        new = [found for found in find_words(said) if found.word not in known]
        names = ", ".join(said[found.start : found.end] for found in new)
        text = words_on_screen(names) if new else ""
        self.words.setText(text)
        self.words.setVisible(bool(text))

    def set_locked(self, is_locked: bool) -> None:
        """Offer to unlock in the place of leaving, or to leave again."""
        self.is_locked = is_locked
        self._show_way_out()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Let all be read from the back of a room, on a screen that asks for this size; or not."""
        self.is_for_class = is_for_class
        self._look.set_scale(scale if is_for_class else 1.0)
        self._look.scale_texts(self, is_for_class)
        self._show_way_out()

    def _show_way_out(self) -> None:
        self.unlock.setVisible(self.is_locked)
        self.leave.setVisible(not self.is_locked and not self.is_for_class)
        self.way_out.setVisible(self.is_for_class and not self.is_locked)
