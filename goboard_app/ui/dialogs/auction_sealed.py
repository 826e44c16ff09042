"""SealedPage: the auction with one secret bid each."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import points, translate
from goboard_app.app.texts.new_game import (
    Bidders,
    bid_is_in,
    bid_refusal_sentence,
    bid_title,
    dots_for_bid,
    sealed_auction_sentence,
)
from goboard_app.session.color_choice import Bidder, BidRefusal, Deal, SealedAuction
from goboard_app.ui.dialogs.auction_page import AuctionPage
from goboard_app.ui.dialogs.bid_field import BidField
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, ElidedLabel, column_layout, label, row_layout, set_style


class SealedPage(AuctionPage):
    """One bid each, typed unseen and opened together."""

    def __init__(self, look: Look, names: Bidders, draws: bool) -> None:
        super().__init__(look, names, draws)
        self._auction = SealedAuction(draws)
        self.bid = BidField(look, draws, is_secret=True)
        self._heads = {bidder: ElidedLabel(role="name") for bidder in Bidder}
        self.states = {bidder: label(role="title", tone="muted") for bidder in Bidder}
        self.main.setText(translate("auction", "Seal the bid"))
        self.bid.acts.addWidget(self.main)
        cards = QWidget()
        cards.setLayout(row_layout(*(self._build_card(bidder) for bidder in Bidder)))
        self._lay_out(cards, acts=(self.bid,))
        self.main.clicked.connect(self._on_bid)
        self.refresh()

    def refresh(self) -> None:  # noqa: D102 - said above
        view = self._auction.visible()
        bids = {Bidder.FIRST: view.first, Bidder.SECOND: view.second}
        for bidder, shown in self.states.items():
            komi = bids[bidder]
            self._heads[bidder].setText(self._names[bidder])
            shown.setText(points(komi) if komi is not None else self._state(bidder))
            role, tone = ("panel", "muted") if komi is None else ("title", "")
            set_style(shown, role=role, tone=tone)
        sentence = sealed_auction_sentence(self._auction, self._names)
        self._show(sentence, 0, None if view.has_bid else Bidder.FIRST)
        if self._bidder is not None:
            advice = dots_for_bid()
            self.bid.ask(bid_title(self._names[self._bidder]), advice)
            self.bid.field.setFocus()

    @property
    def _bidder(self) -> Bidder | None:
        """Who types next."""
        has_bid = self._auction.visible().has_bid
        return next((bidder for bidder in Bidder if bidder not in has_bid), None)

    def _deal(self) -> Deal | None:
        return self._auction.deal

    def _state(self, bidder: Bidder) -> str:
        if bidder in self._auction.visible().has_bid:
            return bid_is_in()
        if bidder is self._bidder:
            return translate("auction", "Bids now")
        return translate("auction", "Bids next")

    def _build_card(self, bidder: Bidder) -> Card:
        card = Card("plain")
        self.states[bidder].setMinimumHeight(self._look.px(24))
        card.setLayout(
            column_layout(self._heads[bidder], self.states[bidder], spacing=4, margin=14)
        )
        return card

    @Slot()
    def _on_bid(self) -> None:
        komi, bidder = self.bid.read(), self._bidder
        if komi is None or bidder is None:
            return
        auction = self._auction.bid(bidder, komi)
        self.bid.field.setText("")
        if isinstance(auction, BidRefusal):
            self.bid.refuse(bid_refusal_sentence(auction, self._draws))
            return
        self._auction = auction
        self.refresh()
        self.changed.emit()
