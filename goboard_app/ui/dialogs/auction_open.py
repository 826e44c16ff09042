"""OpenPage: the auction in which bids rise in turn."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from goboard_app.app.texts.format import points, translate
from goboard_app.app.texts.new_game import (
    Bidders,
    bid_at_least,
    bid_refusal_sentence,
    bid_title,
    bids_rise,
    open_auction_sentence,
)
from goboard_app.session.color_choice import Bidder, BidRefusal, Deal, OpenAuction
from goboard_app.ui.dialogs.auction_page import FIRST_SUGGESTION, AuctionPage
from goboard_app.ui.dialogs.bid_field import BidField
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.parts import Button, Card, ElidedLabel, column_layout, label


class OpenPage(AuctionPage):
    """Bids rise in turn, for all to see."""

    def __init__(self, look: Look, names: Bidders, draws: bool) -> None:
        super().__init__(look, names, draws)
        self._auction = OpenAuction(draws)
        self.bid = BidField(look, draws)
        self.stop = Button(look, translate("auction", "Stop, play White"))
        self._heads = {bidder: ElidedLabel(role="section", tone="muted") for bidder in Bidder}
        self._bids = QGridLayout()
        self.main.setText(translate("auction", "Bid"))
        self.bid.acts.addWidget(self.main)
        self.bid.acts.addWidget(self.stop)
        self._lay_out(self._build_bids(), acts=(self.bid,))
        self.main.clicked.connect(self._on_bid)
        self.stop.clicked.connect(self._on_stop)
        self.refresh()

    def refresh(self) -> None:  # noqa: D102 - said above
        auction = self._auction
        for bidder, head in self._heads.items():
            head.setText(self._names[bidder])
        self.stop.setEnabled(bool(auction.bids))
        self.main.setEnabled(auction.lowest is not None)
        sentence = open_auction_sentence(auction, self._names)
        self._show(sentence, 0, None if auction.bids else Bidder.FIRST)
        if auction.turn is not None:
            suggested = auction.lowest if auction.bids else FIRST_SUGGESTION
            self.bid.ask(bid_title(self._names[auction.turn]), self._advice(), suggested)
            self.bid.field.setFocus()

    def _deal(self) -> Deal | None:
        return self._auction.deal

    def _advice(self) -> str:
        if not self._auction.bids:
            return bids_rise()
        lowest = self._auction.lowest
        if lowest is None:
            return bid_refusal_sentence(BidRefusal.TOO_LOW, self._draws)
        return bid_at_least(points(lowest))

    def _build_bids(self) -> QWidget:
        self._bids.setContentsMargins(14, 10, 14, 10)
        self._bids.setVerticalSpacing(4)
        for place, head in enumerate(self._heads.values()):
            self._bids.addWidget(head, 0, place)
            self._bids.setColumnStretch(place, 1)
        inside = QWidget()
        inside.setLayout(self._bids)
        self._scroll = ScrollingPanel(inside, None)
        card = Card("plain")
        card.setLayout(column_layout(self._scroll, margin=2))
        card.setFixedHeight(self._look.px(128))
        return card

    @Slot()
    def _on_bid(self) -> None:
        komi, bidder = self.bid.read(), self._auction.turn
        if komi is None or bidder is None:
            return
        auction = self._auction.bid(bidder, komi)
        if isinstance(auction, BidRefusal):
            lowest = self._auction.lowest
            self.bid.refuse(bid_refusal_sentence(auction, self._draws, lowest))
            return
        self._take(auction)
        shown = label(points(komi), "strong")
        shown.setAccessibleName(f"{self._names[bidder]}: {points(komi)}")
        number = len(auction.bids) - 1
        self._bids.addWidget(shown, 1 + number // 2, number % 2)
        QTimer.singleShot(0, self, self._scroll_down)

    @Slot()
    def _on_stop(self) -> None:
        auction = self._auction.stop(self._auction.turn or Bidder.FIRST)
        if not isinstance(auction, BidRefusal):
            self._take(auction)

    @Slot()
    def _scroll_down(self) -> None:
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _take(self, auction: OpenAuction) -> None:
        self._auction = auction
        self.refresh()
        self.changed.emit()
