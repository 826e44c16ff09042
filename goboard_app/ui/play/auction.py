"""The dialog of the three auctions that settle the colours and the komi."""

from __future__ import annotations

import random
from enum import Enum, auto

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from goboard_app.app.texts import new_game as new_game_texts
from goboard_app.app.texts.format import color_name, dotted, points, translate
from goboard_app.go.board import Color
from goboard_app.session.color_choice import Bidder, Deal
from goboard_app.ui.play.auction_pages import CutPage, OpenPage, SealedPage
from goboard_app.ui.play.new_game import short_name
from goboard_app.ui.play.nigiri import NigiriPlay
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, StoneLabel, column_layout, label, leave_clicks_to, row_layout


class AuctionKind(Enum):
    """The three kinds of auction."""

    OPEN = auto()
    SEALED = auto()
    CUT = auto()


def kind_name(kind: AuctionKind) -> str:
    """Return the name of an auction."""
    return {
        AuctionKind.OPEN: translate("auction", "Open bids"),
        AuctionKind.SEALED: translate("auction", "Sealed bids"),
        AuctionKind.CUT: translate("auction", "Cut and choose"),
    }[kind]


def kind_sentence(kind: AuctionKind) -> str:
    """Return the rule of an auction in a sentence."""
    return {
        AuctionKind.OPEN: new_game_texts.open_bids_rule(),
        AuctionKind.SEALED: new_game_texts.sealed_bids_rule(),
        AuctionKind.CUT: new_game_texts.cut_rule(),
    }[kind]


def kind_tile(look: Look, kind: AuctionKind) -> Button:
    """Return a large button for an auction, with a picture, the name and the rule."""
    tile = Button(look, kind="tile")
    tile.setAccessibleName(dotted(kind_name(kind), kind_sentence(kind)))
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    picture = QWidget()
    picture.setFixedWidth(look.px(92))
    picture.setLayout(row_layout(None, *_kind_picture(look, kind), None, spacing=2))
    texts = column_layout(
        label(kind_name(kind), "name"),
        label(kind_sentence(kind), "panel", "muted", wraps=True),
        spacing=3,
    )
    line = row_layout(picture, spacing=12, margin=14)
    line.addLayout(texts, 1)
    tile.setLayout(line)
    # The labels inside the tile would take the clicks from it.
    leave_clicks_to(tile)
    return tile


def _kind_picture(look: Look, kind: AuctionKind) -> tuple[QWidget, ...]:
    if kind is AuctionKind.OPEN:
        return (label("5½ < 6½", "strong", "accent"),)
    if kind is AuctionKind.SEALED:
        return (label("?", "page", "accent"), label("?", "page", "accent"))
    return tuple(StoneLabel(look, color, color_name(color), 30, has_shadow=True) for color in Color)


_PAGES: dict[AuctionKind, type[OpenPage | SealedPage | CutPage]] = {
    AuctionKind.OPEN: OpenPage,
    AuctionKind.SEALED: SealedPage,
    AuctionKind.CUT: CutPage,
}


class AuctionDialog(DialogBase):
    """The dialog that settles who plays Black and the komi; `deal` is the outcome once it is accepted.

    In the deal FIRST is the first of the names, whichever player began. Equal sealed bids lead on to nigiri.
    """

    manual_page = "playing"

    def __init__(
        self,
        look: Look,
        names: tuple[str, str],
        draws_possible: bool = False,
        motion: bool = True,
        chance: random.Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("auction", "Bid for komi"))
        self.setMinimumWidth(look.px(600))
        self._look = look
        self._names = {
            bidder: short_name(name) or new_game_texts.bidder_name(bidder)
            for bidder, name in zip(Bidder, names, strict=True)
        }
        self._draws = draws_possible
        self._motion = motion
        self._chance = chance
        self.deal: Deal | None = None
        self.page: OpenPage | SealedPage | CutPage | None = None
        self.nigiri: NigiriPlay | None = None
        self.title = label(role="page", wraps=True)
        self.hint = label(role="note", tone="muted", wraps=True)
        self.kinds = {kind: kind_tile(look, kind) for kind in AuctionKind}
        self.back = Button(look, translate("auction", "Other auctions"), "chevron_left", "link")
        self.cancel = Button(look, translate("auction", "Cancel"))
        self.take = Button(look, kind="primary")
        self._start = QWidget()
        self._pages = QStackedWidget()
        self._build()
        self._connect()
        self._on_back()

    def ask(self) -> Deal | None:
        """Show the dialog and return the deal; None if it was cancelled."""
        return self.deal if self.run() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        # Enter held down must not bid for the next player too.
        is_held_enter = event.isAutoRepeat() and event.key() in (
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
        )
        is_taken = self.nigiri is not None and self.nigiri.take_key(event)
        if not is_held_enter and not is_taken:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        if self.nigiri is not None:
            self.nigiri.finish()

    def _build(self) -> None:
        self._start.setLayout(column_layout(*self.kinds.values(), None))
        foot = row_layout(self.back, None, self.cancel, self.take)
        layout = column_layout(self.title, self.hint, self._pages, foot, spacing=12)
        layout.setContentsMargins(28, 24, 28, 22)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.kinds[AuctionKind.OPEN].clicked.connect(self._on_open)
        self.kinds[AuctionKind.SEALED].clicked.connect(self._on_sealed)
        self.kinds[AuctionKind.CUT].clicked.connect(self._on_cut)
        self.back.clicked.connect(self._on_back)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self._on_take)

    @property
    def _outcome(self) -> Deal | None:
        """The colours and the komi; `black` is None until nigiri has decided, after equal bids."""
        deal = None if self.page is None else self.page.result
        if deal is None or self.nigiri is None or self.nigiri.black is None:
            return deal
        black = Bidder.SECOND if self.nigiri.is_second_black else Bidder.FIRST
        return Deal(black, deal.komi)

    def _begin(self, kind: AuctionKind) -> None:
        self.page = _PAGES[kind](self._look, self._names, self._draws)
        self.page.changed.connect(self._refresh)
        self._head(kind_name(kind), kind_sentence(kind), self.page)
        self.page.bid.field.setFocus()
        self._refresh()

    def _head(self, title: str, hint: str, page: QWidget) -> None:
        """Show a page with its title and hint."""
        self.title.setText(title)
        self.hint.setText(hint)
        # The page with the kinds of auction stays in the stack, and comes back by "Other auctions".
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        is_start = page is self._start
        self.back.setVisible(not is_start)
        self.take.setVisible(not is_start)

    @Slot()
    def _refresh(self) -> None:
        outcome = self._outcome
        is_drawing = outcome is not None and outcome.black is None
        # After equal bids the deal has no colours until nigiri has decided.
        self.take.setEnabled(outcome is not None and not (is_drawing and self.nigiri is not None))
        if is_drawing and self.nigiri is None:
            self.take.setText(translate("auction", "Draw lots for colours"))
        else:
            komi = "\N{HORIZONTAL ELLIPSIS}" if outcome is None else points(outcome.komi)
            self.take.setText(new_game_texts.play_with_komi(komi))
        if self.take.isEnabled() and outcome is not None:
            self.take.setDefault(True)
            self.take.setAccessibleDescription(new_game_texts.deal_sentence(outcome, self._names))
            self.take.setFocus()
        elif self.page is not None:
            self.page.main.setDefault(True)
        self.fit_soon()

    @Slot()
    def _on_open(self) -> None:
        self._begin(AuctionKind.OPEN)

    @Slot()
    def _on_sealed(self) -> None:
        self._begin(AuctionKind.SEALED)

    @Slot()
    def _on_cut(self) -> None:
        self._begin(AuctionKind.CUT)

    @Slot()
    def _on_back(self) -> None:
        """Discard the auction and return to the choice."""
        for page in (self.page, self.nigiri):
            if page is not None:
                self._pages.removeWidget(page)
                # QStackedWidget.removeWidget leaves the page a child of the stack.
                page.hide()
                page.deleteLater()
        self.page = self.nigiri = None
        hint = new_game_texts.komi_meaning()
        self._head(translate("auction", "Bid for komi"), hint, self._start)
        self.kinds[AuctionKind.OPEN].setFocus()
        self.fit_soon()

    @Slot()
    def _on_take(self) -> None:
        outcome = self._outcome
        if outcome is None:
            return
        if outcome.black is None:
            self._draw(outcome)
        else:
            self.deal = outcome
            self.accept()

    def _draw(self, deal: Deal) -> None:
        """Continue with nigiri for the colours."""
        names = self._names[Bidder.FIRST], self._names[Bidder.SECOND]
        self.nigiri = NigiriPlay(self._look, names, self._motion, self._chance)
        self.nigiri.decided.connect(self._refresh)
        self._head(
            translate("nigiri", "Nigiri"),
            new_game_texts.deal_sentence(deal, self._names),
            self.nigiri,
        )
        self._refresh()
        self.nigiri.focus_guess()
