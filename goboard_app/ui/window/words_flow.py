"""WordsFlow: the words of Go, asked about in a sentence or looked up in the menu Help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from goboard_app.ui.look.announcing import announce
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.compare_flow import CompareFlow
from goboard_app.ui.window.game_page import GamePage, class_scale
from goboard_app.ui.window.screen_flow import Presentable
from goboard_app.ui.window.thumbnails import Thumbnails

if TYPE_CHECKING:
    from goboard_app.session.glossary import Term
    from goboard_app.ui.panels.term_card import TermCard


class WordsFlow(QObject):
    """Shows the card of a word and the list of all; both are made when they are asked for."""

    def __init__(
        self,
        look: Look,
        thumbnails: Thumbnails,
        page: GamePage,
        comparing: CompareFlow,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._thumbnails = thumbnails
        self._window = window
        self.card: TermCard | None = None
        page.panel.made.connect(self.take)
        comparing.made.connect(self.take)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Be what the row of the menu does."""
        actions["words"].triggered.connect(self.show_all)

    @Slot(object)
    def take(self, panel: QWidget) -> None:
        """Answer for the sentences of a panel that was made."""
        from goboard_app.ui.panels.word_label import WordLabel

        for sentence in panel.findChildren(WordLabel):
            sentence.word_asked.connect(self._on_asked)

    @Slot(object, object)
    def _on_asked(self, word: Term, anchor: QWidget) -> None:
        from goboard_app.ui.panels.term_card import TermCard

        if self.card is None:
            self.card = TermCard(self._look, self._thumbnails.of_picture, self._window)
        self.card.show_word(word, anchor, _class_scale_of(anchor))
        if self.card.isVisible():
            # The keyboard stays where it is, so nobody would hear of the card.
            announce(anchor, self.card.accessibleName(), assertive=True)

    @Slot()
    def show_all(self) -> None:
        """Show all words with their boards."""
        from goboard_app.ui.dialogs.words import WordsDialog

        dialog = WordsDialog(self._look, self._thumbnails.of_picture, self._window)
        dialog.exec()
        dialog.deleteLater()


def _class_scale_of(anchor: QWidget) -> float | None:
    """How large a class wants what is told of a sentence; None where it is shown to none."""
    page: QWidget | None = anchor
    while page is not None and not isinstance(page, Presentable):
        page = page.parentWidget()
    if page is None or not page.is_presenting:
        return None
    return class_scale(page.width(), page.height())
