"""OpeningWays: nigiri and the auctions as ways to fill in the new-game dialog."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from goboard_app.rules.ruleset import Tie
from goboard_app.session.color_choice import Bidder
from goboard_app.ui.dialogs.new_game import NewGameDialog
from goboard_app.ui.look.look import Look


class OpeningWays(QObject):
    """Serves one new-game dialog for as long as it is open."""

    def __init__(self, look: Look, dialog: NewGameDialog, motion: bool) -> None:
        super().__init__(dialog)
        self._look = look
        self._dialog = dialog
        self._motion = motion
        dialog.nigiri.clicked.connect(self._decide_by_nigiri)
        dialog.auction.clicked.connect(self._bid_for_komi)
        dialog.offer_ways()

    @Slot()
    def _decide_by_nigiri(self) -> None:
        # Late: most games begin without it.
        from goboard_app.ui.dialogs.nigiri import NigiriDialog

        nigiri = NigiriDialog(self._look, self._names(), self._motion, parent=self._dialog)
        if nigiri.ask() is not None and nigiri.swaps:
            self._swap()

    @Slot()
    def _bid_for_komi(self) -> None:
        from goboard_app.ui.dialogs.auction import AuctionDialog

        ruleset = self._dialog.rules.ruleset
        # A ruleset whose own komi is whole is one that knows draws.
        draws = ruleset.komi.denominator == 1 and ruleset.tie is Tie.DRAW
        auction = AuctionDialog(self._look, self._names(), draws, self._motion, parent=self._dialog)
        deal = auction.ask()
        if deal is None:
            return
        if deal.black is Bidder.SECOND:
            self._swap()
        self._dialog.take_komi(deal.komi)

    def _names(self) -> tuple[str, str]:
        return self._dialog.black.text().strip(), self._dialog.white.text().strip()

    def _swap(self) -> None:
        black, white = self._names()
        self._dialog.take_names(white, black)
