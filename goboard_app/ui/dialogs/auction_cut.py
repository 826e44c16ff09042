"""CutPage: the auction in which one cuts and the other chooses."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.new_game import (
    Bidders,
    bid_refusal_sentence,
    cut_and_choose_sentence,
    gain_sentence,
    name_fair_komi,
    own_komi,
)
from goboard_app.go.board import Color
from goboard_app.session.color_choice import Bidder, BidRefusal, CutAndChoose, Deal
from goboard_app.ui.dialogs.auction_page import FIRST_SUGGESTION, AuctionPage
from goboard_app.ui.dialogs.bid_field import BidField
from goboard_app.ui.dialogs.colors import stone_tile
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, row_layout


class CutPage(AuctionPage):
    """One names the komi, the other picks a colour."""

    def __init__(self, look: Look, names: Bidders, draws: bool) -> None:
        super().__init__(look, names, draws)
        self._auction = CutAndChoose(draws)
        self.bid = BidField(look, draws)
        self.main.setText(translate("auction", "Name this komi"))
        self.bid.acts.addWidget(self.main)
        self.choices: dict[Color, Button] = {}
        self._choosing = QWidget()
        self._tiles = row_layout()
        self._choosing.setLayout(column_layout(self._tiles, None))
        self._lay_out(acts=(self.bid, self._choosing))
        self.main.clicked.connect(self._on_named)
        self.refresh()

    def refresh(self) -> None:  # noqa: D102 - said above
        auction = self._auction
        is_naming = auction.komi is None
        sentence = cut_and_choose_sentence(auction, self._names)
        self._show(sentence, 0 if is_naming else 1, Bidder.FIRST if is_naming else None)
        if is_naming:
            advice = name_fair_komi()
            title = own_komi(self._names[Bidder.FIRST])
            self.bid.ask(title, advice, FIRST_SUGGESTION + 1)
            self.bid.field.setFocus()

    def _deal(self) -> Deal | None:
        return self._auction.deal

    def _build_choices(self, komi: Fraction) -> None:
        tiles = {
            Color.BLACK: (translate("auction", "Take Black"), Qt.Key.Key_B, -komi),
            Color.WHITE: (translate("auction", "Take White"), Qt.Key.Key_W, komi),
        }
        for color, (text, key, gain) in tiles.items():
            tile = stone_tile(self._look, color, 1, text, gain_sentence(gain))
            tile.setAccessibleDescription(gain_sentence(gain))
            self.choices[color] = tile
            shortcut = QShortcut(key, self._choosing)
            shortcut.activated.connect(tile.click)
        self.choices[Color.BLACK].clicked.connect(self._on_black)
        self.choices[Color.WHITE].clicked.connect(self._on_white)
        for tile in self.choices.values():
            self._tiles.addWidget(tile, 1)

    @Slot()
    def _on_named(self) -> None:
        komi = self.bid.read()
        if komi is None:
            return
        auction = self._auction.name_komi(Bidder.FIRST, komi)
        if isinstance(auction, BidRefusal):
            self.bid.refuse(bid_refusal_sentence(auction, self._draws))
            return
        self._auction = auction
        self._build_choices(komi)
        self.refresh()
        self.choices[Color.BLACK].setFocus()
        self.changed.emit()

    def _choose(self, color: Color) -> None:
        auction = self._auction.choose(Bidder.SECOND, color)
        if not isinstance(auction, BidRefusal):
            self._auction = auction
            self.refresh()
            self.changed.emit()

    @Slot()
    def _on_black(self) -> None:
        self._choose(Color.BLACK)

    @Slot()
    def _on_white(self) -> None:
        self._choose(Color.WHITE)
