"""AuctionPage: what the pages of the three auctions share."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from goboard_app.app.texts.new_game import Bidders, let_begin, white_terms
from goboard_app.session.color_choice import Bidder, Deal
from goboard_app.ui.dialogs.colors import Colors
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout

FIRST_SUGGESTION = Fraction(11, 2)


class AuctionPage(QWidget):
    """What the three auctions share: a sentence, something to see, and acts or the outcome.

    Signal: `changed()` after every act. `main` is the button that Enter presses.
    """

    changed = Signal()

    def __init__(self, look: Look, names: Bidders, draws: bool) -> None:
        super().__init__()
        self._look = look
        self._names = dict(names)
        self._draws = draws
        self._is_turned = False
        self.sentence = label(role="message", wraps=True)
        self.turn = Button(look, icon="swap", kind="link")
        self.colors = Colors(look)
        self.main = Button(look, kind="primary")
        self._acts = QStackedWidget()
        policy = self.turn.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.turn.setSizePolicy(policy)
        self.turn.clicked.connect(self._on_turn)

    @property
    def result(self) -> Deal | None:
        """What came out, for the players as they were named; None before the end."""
        deal = self._deal()
        if deal is None or deal.black is None or not self._is_turned:
            return deal
        return Deal(deal.black.other, deal.komi)

    def refresh(self) -> None:
        """Show how the auction stands."""
        raise NotImplementedError

    def _deal(self) -> Deal | None:
        raise NotImplementedError

    def _lay_out(self, *parts: QWidget | None, acts: tuple[QWidget, ...]) -> None:
        for page in (*acts, self.colors):
            self._acts.addWidget(page)
        turn = row_layout(self.turn, None)
        self.setLayout(column_layout(self.sentence, *parts, self._acts, turn, None, spacing=14))

    def _show(self, sentence: str, page: int, beginner: Bidder | None) -> None:
        """Show a sentence and a page of acts; `beginner` may still be exchanged."""
        self.sentence.setText(sentence)
        self._acts.setCurrentIndex(page)
        self.turn.setVisible(beginner is not None)
        if beginner is not None:
            self.turn.setText(let_begin(self._names[beginner.other]))
        deal = self._deal()
        if deal is not None:
            self._acts.setCurrentWidget(self.colors)
            self._show_colors(deal)

    def _show_colors(self, deal: Deal) -> None:
        self.colors.setVisible(deal.black is not None)
        if deal.black is not None:
            names = self._names[deal.black], self._names[deal.black.other]
            self.colors.show_names(*names, white_terms(deal.komi))

    @Slot()
    def _on_turn(self) -> None:
        first, second = self._names[Bidder.FIRST], self._names[Bidder.SECOND]
        self._names = {Bidder.FIRST: second, Bidder.SECOND: first}
        self._is_turned = not self._is_turned
        self.refresh()
