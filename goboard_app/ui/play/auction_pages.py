"""The pages of the three auctions for komi: open bids, sealed bids, and cut and choose."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QStackedWidget, QWidget

from goboard_app.app.texts import new_game as texts
from goboard_app.app.texts.format import isolated, labelled, parse_points, points, translate
from goboard_app.go.board import Color
from goboard_app.session.color_choice import (
    Bidder,
    BidRefusal,
    CutAndChoose,
    Deal,
    OpenAuction,
    SealedAuction,
    refusal_of,
)
from goboard_app.ui.play.new_game import Colors, stone_tile
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    ScrollingPanel,
    column_layout,
    label,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.tips import set_tip

# The first bid that open bidding suggests; cut and choose suggests one point more.
FIRST_SUGGESTION = Fraction(11, 2)


class BidField(QWidget):
    """A field for a number of points, with a line of advice or a refusal below it.

    A secret field shows dots and has no buttons for steps. Up and Down step as well.
    """

    def __init__(self, look: Look, draws: bool, is_secret: bool = False) -> None:
        super().__init__()
        self._draws = draws
        self._advice = ""
        self.title = label(role="section", tone="muted", wraps=True)
        self.field = QLineEdit()
        self.less = Button(look, "\N{MINUS SIGN}", kind="square")
        self.more = Button(look, "+", kind="square")
        self.reason = label(role="note", tone="muted", wraps=True)
        self.acts = QHBoxLayout()
        self._build(look)
        if is_secret:
            self._hide_typing()
        else:
            self._connect_steps()
        self.field.textEdited.connect(self._on_edited)

    def read(self) -> Fraction | None:
        """Return the typed number; None, with the reason below the field, if it cannot be read."""
        try:
            return parse_points(self.field.text())
        except ValueError:
            self.refuse(texts.unreadable_bid_sentence())
            return None

    def refuse(self, reason: str) -> None:
        """Show the reason why the bid is refused, and select it for another try."""
        self._say(reason, is_bad=True)
        self.field.setFocus()
        self.field.selectAll()

    def ask(self, title: str, advice: str, suggested: Fraction | None = None) -> None:
        """Ask for the next bid, and clear the field with its undo history."""
        self.title.setText(title)
        self.field.setAccessibleName(title)
        # `setText` clears the undo history, so that the bid before cannot be brought back.
        self.field.setText("" if suggested is None else points(suggested))
        self.field.selectAll()
        self._advice = advice
        self._say(advice, is_bad=False)

    def _build(self, look: Look) -> None:
        self.field.setMaxLength(10)
        self.field.setFixedWidth(look.px(120))
        self.less.setAccessibleName(translate("auction", "Bid less"))
        self.more.setAccessibleName(translate("auction", "Bid more"))
        for button in (self.less, self.more):
            # Enter presses `main`, not the last step button that was clicked.
            button.setAutoDefault(False)
            set_tip(button, button.accessibleName())
        self.acts.setSpacing(8)
        line = row_layout(self.less, self.field, self.more, 8, spacing=4)
        line.addLayout(self.acts)
        line.addStretch(1)
        self.setLayout(column_layout(self.title, line, self.reason, spacing=6))

    def _hide_typing(self) -> None:
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.less.hide()
        self.more.hide()

    def _connect_steps(self) -> None:
        self.less.clicked.connect(self._on_less)
        self.more.clicked.connect(self._on_more)
        for key, slot in ((Qt.Key.Key_Down, self._on_less), (Qt.Key.Key_Up, self._on_more)):
            shortcut = QShortcut(key, self.field, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)

    def _say(self, text: str, is_bad: bool) -> None:
        self.reason.setText(text)
        self.field.setAccessibleDescription(text)
        set_style(self.field, bad="true" if is_bad else "false")
        set_style(self.reason, tone="error" if is_bad else "muted")

    def _step(self, direction: int) -> None:
        komi = self.read()
        if komi is not None:
            self.field.setText(points(_stepped(komi, direction, self._draws)))
            self._on_edited()

    @Slot()
    def _on_edited(self) -> None:
        self._say(self._advice, is_bad=False)

    @Slot()
    def _on_less(self) -> None:
        self._step(-1)

    @Slot()
    def _on_more(self) -> None:
        self._step(1)


def _stepped(komi: Fraction, direction: int, draws: bool) -> Fraction:
    """Return the next allowed komi up or down, in half points; the same komi if there is none."""
    halves = Fraction(int(komi * 2), 2)
    steps = (halves + Fraction(direction * n, 2) for n in (1, 2))
    return next((step for step in steps if refusal_of(step, draws) is None), komi)


class AuctionPage(QWidget):
    """The base of the auction pages: a sentence, the bids, and the controls or the outcome.

    Signal: `changed()` after every bid or choice. `main` is the button that Enter presses.
    """

    changed = Signal()

    def __init__(self, look: Look, names: texts.Bidders, draws: bool) -> None:
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
        # The button keeps its room while it is hidden, so that the page does not move.
        policy = self.turn.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.turn.setSizePolicy(policy)
        self.turn.clicked.connect(self._on_turn)

    @property
    def result(self) -> Deal | None:
        """The outcome for the players in the order of the dialog; None before the end."""
        deal = self._deal()
        if deal is None or deal.black is None or not self._is_turned:
            return deal
        return Deal(deal.black.other, deal.komi)

    def refresh(self) -> None:
        """Show the state of the auction."""
        raise NotImplementedError

    def _deal(self) -> Deal | None:
        raise NotImplementedError

    def _lay_out(self, *parts: QWidget | None, acts: tuple[QWidget, ...]) -> None:
        for page in (*acts, self.colors):
            self._acts.addWidget(page)
        turn = row_layout(self.turn, None)
        self.setLayout(column_layout(self.sentence, *parts, self._acts, turn, None, spacing=14))

    def _show(self, sentence: str, page: int, beginner: Bidder | None) -> None:
        """Show a sentence and a page of controls; with a `beginner` the players may still be exchanged."""
        self.sentence.setText(sentence)
        self._acts.setCurrentIndex(page)
        self.turn.setVisible(beginner is not None)
        if beginner is not None:
            self.turn.setText(texts.let_begin(self._names[beginner.other]))
        deal = self._deal()
        if deal is not None:
            self._acts.setCurrentWidget(self.colors)
            self._show_colors(deal)

    def _show_colors(self, deal: Deal) -> None:
        self.colors.setVisible(deal.black is not None)
        if deal.black is not None:
            names = self._names[deal.black], self._names[deal.black.other]
            self.colors.show_names(*names, texts.white_terms(deal.komi))

    @Slot()
    def _on_turn(self) -> None:
        first, second = self._names[Bidder.FIRST], self._names[Bidder.SECOND]
        self._names = {Bidder.FIRST: second, Bidder.SECOND: first}
        self._is_turned = not self._is_turned
        self.refresh()


class CutPage(AuctionPage):
    """The page of cut and choose: one player names the komi, the other picks a colour."""

    def __init__(self, look: Look, names: texts.Bidders, draws: bool) -> None:
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
        sentence = texts.cut_and_choose_sentence(auction, self._names)
        self._show(sentence, 0 if is_naming else 1, Bidder.FIRST if is_naming else None)
        if is_naming:
            advice = texts.name_fair_komi()
            title = texts.own_komi(self._names[Bidder.FIRST])
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
            tile = stone_tile(self._look, color, 1, text, texts.gain_sentence(gain))
            tile.setAccessibleDescription(texts.gain_sentence(gain))
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
            self.bid.refuse(texts.bid_refusal_sentence(auction, self._draws))
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


class OpenPage(AuctionPage):
    """The page of open bids, which rise in turn."""

    def __init__(self, look: Look, names: texts.Bidders, draws: bool) -> None:
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
        sentence = texts.open_auction_sentence(auction, self._names)
        self._show(sentence, 0, None if auction.bids else Bidder.FIRST)
        if auction.turn is not None:
            suggested = auction.lowest if auction.bids else FIRST_SUGGESTION
            self.bid.ask(texts.bid_title(self._names[auction.turn]), self._advice(), suggested)
            self.bid.field.setFocus()

    def _deal(self) -> Deal | None:
        return self._auction.deal

    def _advice(self) -> str:
        if not self._auction.bids:
            return texts.bids_rise()
        lowest = self._auction.lowest
        if lowest is None:
            return texts.bid_refusal_sentence(BidRefusal.TOO_LOW, self._draws)
        return texts.bid_at_least(points(lowest))

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
            self.bid.refuse(texts.bid_refusal_sentence(auction, self._draws, lowest))
            return
        self._take(auction)
        shown = label(points(komi), "strong")
        shown.setAccessibleName(labelled(isolated(self._names[bidder]), points(komi)))
        number = len(auction.bids) - 1
        self._bids.addWidget(shown, 1 + number // 2, number % 2)
        # The range of the scroll bar grows only with the layout of the new label.
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


class SealedPage(AuctionPage):
    """The page of sealed bids: one hidden bid each, shown together."""

    def __init__(self, look: Look, names: texts.Bidders, draws: bool) -> None:
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
        sentence = texts.sealed_auction_sentence(self._auction, self._names)
        self._show(sentence, 0, None if view.has_bid else Bidder.FIRST)
        if self._bidder is not None:
            advice = texts.dots_for_bid()
            self.bid.ask(texts.bid_title(self._names[self._bidder]), advice)
            self.bid.field.setFocus()

    @property
    def _bidder(self) -> Bidder | None:
        """The player who bids next; None after both bids."""
        has_bid = self._auction.visible().has_bid
        return next((bidder for bidder in Bidder if bidder not in has_bid), None)

    def _deal(self) -> Deal | None:
        return self._auction.deal

    def _state(self, bidder: Bidder) -> str:
        if bidder in self._auction.visible().has_bid:
            return texts.bid_is_in()
        if bidder is self._bidder:
            return translate("auction", "Bids now")
        return translate("auction", "Bids next")

    def _build_card(self, bidder: Bidder) -> Card:
        card = Card("plain")
        self.states[bidder].setMinimumHeight(self._look.px(24))
        card.setLayout(column_layout(self._heads[bidder], self.states[bidder], spacing=4, margin=14))
        return card

    @Slot()
    def _on_bid(self) -> None:
        komi, bidder = self.bid.read(), self._bidder
        if komi is None or bidder is None:
            return
        auction = self._auction.bid(bidder, komi)
        # Cleared in any case, so that the next player cannot see the bid.
        self.bid.field.setText("")
        if isinstance(auction, BidRefusal):
            self.bid.refuse(texts.bid_refusal_sentence(auction, self._draws))
            return
        self._auction = auction
        self.refresh()
        self.changed.emit()
