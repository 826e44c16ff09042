"""AuctionDialog: three ways for two players to settle who plays Black and the komi."""

from __future__ import annotations

import random
from enum import Enum, auto
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QStackedWidget, QWidget

from goboard_app.app.texts.commands import filled
from goboard_app.app.texts.numbers import color_name, parse_points, points
from goboard_app.app.texts.openings import (
    Bidders,
    bid_refusal_sentence,
    bidder_name,
    cut_and_choose_sentence,
    deal_sentence,
    open_auction_sentence,
    sealed_auction_sentence,
    unreadable_bid_sentence,
)
from goboard_app.go.color import Color
from goboard_app.session.auction import (
    Bidder,
    CutAndChoose,
    Deal,
    OpenAuction,
    Refusal,
    SealedAuction,
    refusal_of,
)
from goboard_app.ui.dialogs.nigiri import Colors, NigiriPlay, short_name, stone_tile
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import (
    Button,
    Card,
    ElidedLabel,
    Middle,
    StoneLabel,
    column,
    label,
    row,
    set_style,
)
from goboard_app.ui.look.sheet import Sheet

translate = QCoreApplication.translate

FIRST_SUGGESTION = Fraction(11, 2)


class Kind(Enum):
    """The three auctions."""

    OPEN = auto()
    SEALED = auto()
    CUT = auto()


class BidField(QWidget):
    """A field for a number of points with a line under it for advice or a refusal.

    A secret one shows dots and has no buttons to step up and down. Up and Down step as well.
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
        """What is typed; None, with the reason under the field, where it is no number."""
        try:
            return parse_points(self.field.text())
        except ValueError:
            self.refuse(unreadable_bid_sentence())
            return None

    def refuse(self, reason: str) -> None:
        """Say why the bid is not taken, and let it be typed anew."""
        self._say(reason, is_bad=True)
        self.field.setFocus()
        self.field.selectAll()

    def ask(self, title: str, advice: str, suggested: Fraction | None = None) -> None:
        """Ask for the next bid; nothing of the one before is left, to undo neither."""
        self.title.setText(title)
        self.field.setAccessibleName(title)
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
            button.setAutoDefault(False)
            button.setToolTip(button.accessibleName())
        self.acts.setSpacing(8)
        line = row(self.less, self.field, self.more, 8, spacing=4)
        line.addLayout(self.acts)
        line.addStretch(1)
        self.setLayout(column(self.title, line, self.reason, spacing=6))

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
        turn = row(self.turn, None)
        self.setLayout(column(self.sentence, *parts, self._acts, turn, None, spacing=14))

    def _show(self, sentence: str, page: int, beginner: Bidder | None) -> None:
        """Show a sentence and a page of acts; `beginner` may still be exchanged."""
        self.sentence.setText(sentence)
        self._acts.setCurrentIndex(page)
        self.turn.setVisible(beginner is not None)
        if beginner is not None:
            text = translate("auction", "Let %1 begin")
            self.turn.setText(filled(text, self._names[beginner.other]))
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
            return translate("auction", "Black gives these points to White. Bids rise in turn.")
        lowest = self._auction.lowest
        if lowest is None:
            return bid_refusal_sentence(Refusal.TOO_LOW, self._draws)
        return filled(translate("auction", "%1 or more."), points(lowest))

    def _build_bids(self) -> QWidget:
        self._bids.setContentsMargins(14, 10, 14, 10)
        self._bids.setVerticalSpacing(4)
        for place, head in enumerate(self._heads.values()):
            self._bids.addWidget(head, 0, place)
            self._bids.setColumnStretch(place, 1)
        inside = QWidget()
        inside.setLayout(self._bids)
        self._scroll = Middle(inside, None)
        card = Card("plain")
        card.setLayout(column(self._scroll, margin=2))
        card.setFixedHeight(self._look.px(128))
        return card

    @Slot()
    def _on_bid(self) -> None:
        komi, bidder = self.bid.read(), self._auction.turn
        if komi is None or bidder is None:
            return
        auction = self._auction.bid(bidder, komi)
        if isinstance(auction, Refusal):
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
        if not isinstance(auction, Refusal):
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
        cards.setLayout(row(*(self._build_card(bidder) for bidder in Bidder)))
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
            advice = translate("auction", "Dots stand for what you type.")
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
            return translate("auction", "The bid is in.")
        if bidder is self._bidder:
            return translate("auction", "Bids now")
        return translate("auction", "Bids next")

    def _build_card(self, bidder: Bidder) -> Card:
        card = Card("plain")
        self.states[bidder].setMinimumHeight(self._look.px(24))
        card.setLayout(column(self._heads[bidder], self.states[bidder], spacing=4, margin=14))
        return card

    @Slot()
    def _on_bid(self) -> None:
        komi, bidder = self.bid.read(), self._bidder
        if komi is None or bidder is None:
            return
        auction = self._auction.bid(bidder, komi)
        self.bid.field.setText("")
        if isinstance(auction, Refusal):
            self.bid.refuse(bid_refusal_sentence(auction, self._draws))
            return
        self._auction = auction
        self.refresh()
        self.changed.emit()


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
        self._tiles = row()
        self._choosing.setLayout(column(self._tiles, None))
        self._lay_out(acts=(self.bid, self._choosing))
        self.main.clicked.connect(self._on_named)
        self.refresh()

    def refresh(self) -> None:  # noqa: D102 - said above
        auction = self._auction
        is_naming = auction.komi is None
        sentence = cut_and_choose_sentence(auction, self._names)
        self._show(sentence, 0 if is_naming else 1, Bidder.FIRST if is_naming else None)
        if is_naming:
            advice = translate("auction", "Black gives these points to White. Name a fair number.")
            title = filled(translate("auction", "Your komi, %1"), self._names[Bidder.FIRST])
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
        if isinstance(auction, Refusal):
            self.bid.refuse(bid_refusal_sentence(auction, self._draws))
            return
        self._auction = auction
        self._build_choices(komi)
        self.refresh()
        self.choices[Color.BLACK].setFocus()
        self.changed.emit()

    def _choose(self, color: Color) -> None:
        auction = self._auction.choose(Bidder.SECOND, color)
        if not isinstance(auction, Refusal):
            self._auction = auction
            self.refresh()
            self.changed.emit()

    @Slot()
    def _on_black(self) -> None:
        self._choose(Color.BLACK)

    @Slot()
    def _on_white(self) -> None:
        self._choose(Color.WHITE)


class AuctionDialog(Sheet):
    """Settles who plays Black and the komi; `deal` is the outcome once it has been accepted.

    In the deal FIRST is the first of the names, whoever began. Equal sealed bids go on to nigiri.
    """

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
            bidder: short_name(name) or bidder_name(bidder)
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
        self.kinds = {kind: _kind_tile(look, kind) for kind in Kind}
        self.back = Button(look, translate("auction", "Other auctions"), "chevron_left", "link")
        self.cancel = Button(look, translate("auction", "Cancel"))
        self.take = Button(look, kind="primary")
        self._start = QWidget()
        self._pages = QStackedWidget()
        self._build()
        self._connect()
        self._on_back()

    def ask(self) -> Deal | None:
        """Show the dialog and wait; the deal, None where it was left."""
        return self.deal if self.exec() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        # A key held down must not bid for the next player too.
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
        self._start.setLayout(column(*self.kinds.values(), None))
        foot = row(self.back, None, self.cancel, self.take)
        layout = column(self.title, self.hint, self._pages, foot, spacing=12)
        layout.setContentsMargins(28, 24, 28, 22)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.kinds[Kind.OPEN].clicked.connect(self._on_open)
        self.kinds[Kind.SEALED].clicked.connect(self._on_sealed)
        self.kinds[Kind.CUT].clicked.connect(self._on_cut)
        self.back.clicked.connect(self._on_back)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self._on_take)

    @property
    def _outcome(self) -> Deal | None:
        """Who plays Black at which komi; without a player until nigiri has drawn one."""
        deal = None if self.page is None else self.page.result
        if deal is None or self.nigiri is None or self.nigiri.black is None:
            return deal
        black = Bidder.SECOND if self.nigiri.is_second_black else Bidder.FIRST
        return Deal(black, deal.komi)

    def _begin(self, kind: Kind) -> None:
        self.page = _PAGES[kind](self._look, self._names, self._draws)
        self.page.changed.connect(self._refresh)
        self._head(kind_name(kind), kind_sentence(kind), self.page)
        self.page.bid.field.setFocus()
        self._refresh()

    def _head(self, title: str, hint: str, page: QWidget) -> None:
        """Show a page under its title."""
        self.title.setText(title)
        self.hint.setText(hint)
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
        self.take.setEnabled(outcome is not None and not (is_drawing and self.nigiri is not None))
        if is_drawing and self.nigiri is None:
            self.take.setText(translate("auction", "Draw the colours"))
        else:
            komi = "\N{HORIZONTAL ELLIPSIS}" if outcome is None else points(outcome.komi)
            self.take.setText(filled(translate("auction", "Play with komi %1"), komi))
        if self.take.isEnabled() and outcome is not None:
            self.take.setDefault(True)
            self.take.setAccessibleDescription(deal_sentence(outcome, self._names))
            self.take.setFocus()
        elif self.page is not None:
            self.page.main.setDefault(True)
        self.fit_soon()

    @Slot()
    def _on_open(self) -> None:
        self._begin(Kind.OPEN)

    @Slot()
    def _on_sealed(self) -> None:
        self._begin(Kind.SEALED)

    @Slot()
    def _on_cut(self) -> None:
        self._begin(Kind.CUT)

    @Slot()
    def _on_back(self) -> None:
        """Throw the auction away and choose again."""
        for page in (self.page, self.nigiri):
            if page is not None:
                self._pages.removeWidget(page)
                page.hide()
                page.deleteLater()
        self.page = self.nigiri = None
        hint = translate(
            "auction", "Who plays Black gives komi, points for moving first, to White."
        )
        self._head(translate("auction", "Bid for komi"), hint, self._start)
        self.kinds[Kind.OPEN].setFocus()
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
        """Go on to nigiri about the colours."""
        names = self._names[Bidder.FIRST], self._names[Bidder.SECOND]
        self.nigiri = NigiriPlay(self._look, names, self._motion, self._chance)
        self.nigiri.decided.connect(self._refresh)
        self._head(translate("nigiri", "Nigiri"), deal_sentence(deal, self._names), self.nigiri)
        self._refresh()
        self.nigiri.focus_guess()


def kind_name(kind: Kind) -> str:
    """The name of an auction."""
    return {
        Kind.OPEN: translate("auction", "Open bids"),
        Kind.SEALED: translate("auction", "Sealed bids"),
        Kind.CUT: translate("auction", "Cut and choose"),
    }[kind]


def kind_sentence(kind: Kind) -> str:
    """How an auction goes."""
    return {
        Kind.OPEN: translate(
            "auction", "You bid in turn, each time more; the highest bid plays Black at that komi."
        ),
        Kind.SEALED: translate(
            "auction", "Each of you bids once in secret; the higher bid plays Black at that komi."
        ),
        Kind.CUT: translate("auction", "One of you names the komi, the other picks a colour."),
    }[kind]


def bid_title(bidder: str) -> str:
    """What stands over the field for a bid."""
    return filled(translate("auction", "Your bid, %1"), bidder)


def white_terms(komi: Fraction) -> str:
    """What stands under the name of the player who is White."""
    return filled(translate("auction", "plays White, komi %1"), points(komi))


def gain_sentence(gain: Fraction) -> str:
    """What a colour brings or costs the player who picks it."""
    if gain == 0:
        return translate("auction", "nobody gets points")
    if gain > 0:
        return filled(translate("auction", "and get %1 points"), points(gain))
    return filled(translate("auction", "and give %1 points"), points(-gain))


def _kind_tile(look: Look, kind: Kind) -> Button:
    tile = Button(look, kind="tile")
    tile.setAccessibleName(f"{kind_name(kind)}. {kind_sentence(kind)}")
    tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    picture = QWidget()
    picture.setFixedWidth(look.px(92))
    picture.setLayout(row(None, *_kind_picture(look, kind), None, spacing=2))
    texts = column(
        label(kind_name(kind), "name"),
        label(kind_sentence(kind), "panel", "muted", wraps=True),
        spacing=3,
    )
    line = row(picture, spacing=12, margin=14)
    line.addLayout(texts, 1)
    tile.setLayout(line)
    for child in tile.findChildren(QWidget):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return tile


def _kind_picture(look: Look, kind: Kind) -> tuple[QWidget, ...]:
    if kind is Kind.OPEN:
        return (label("5½ < 6½", "strong", "accent"),)
    if kind is Kind.SEALED:
        return (label("?", "page", "accent"), label("?", "page", "accent"))
    return tuple(StoneLabel(look, color, color_name(color), 30, has_shadow=True) for color in Color)


def _stepped(komi: Fraction, direction: int, draws: bool) -> Fraction:
    """The next komi up or down that may be named; the same where there is none."""
    halves = Fraction(int(komi * 2), 2)
    steps = (halves + Fraction(direction * n, 2) for n in (1, 2))
    return next((step for step in steps if refusal_of(step, draws) is None), komi)


_PAGES: dict[Kind, type[OpenPage | SealedPage | CutPage]] = {
    Kind.OPEN: OpenPage,
    Kind.SEALED: SealedPage,
    Kind.CUT: CutPage,
}
