"""Choosing colours: nigiri, and komi auctions, open, sealed, or by cut and choose."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from fractions import Fraction

from goboard_app.go.board import Color
from goboard_app.late import late

with late:
    # It loads all the digests, and most games begin without nigiri.
    import secrets

SMALLEST_HANDFUL, LARGEST_HANDFUL = 5, 24
"""The range of the handful; it holds as many odd numbers as even ones."""
LARGEST_BID = 150
"""The limit of bids, for White and for Black alike."""


class Parity(Enum):
    """A guess in nigiri; the value is the number of black stones that express it."""

    ODD = 1
    EVEN = 2

    @classmethod
    def of(cls, stones: int) -> Parity:
        """Return whether this number is odd or even."""
        return cls.ODD if stones % 2 else cls.EVEN


class Chooser(Enum):
    """The two players before they have colours: the one with the white stones, and the one who guesses."""

    HOLDER = auto()
    GUESSER = auto()


class NigiriStage(Enum):
    """The stage of a nigiri."""

    GUESSING = auto()
    COUNTING = auto()
    DECIDED = auto()


@dataclass(frozen=True, slots=True)
class Nigiri:
    """One moment of a nigiri; each step makes a new one.

    `laid` counts the groups of stones, pairs and perhaps a single one, that are on the board. The
    handful stays hidden until all of them are.
    """

    # Hidden, so not in repr() either.
    _handful: int = field(repr=False)
    guess: Parity | None = None
    laid: int = 0

    @property
    def stage(self) -> NigiriStage:
        """The next step: the guess, another pair, or none."""
        if self.guess is None:
            return NigiriStage.GUESSING
        return NigiriStage.COUNTING if self.laid < _groups(self._handful) else NigiriStage.DECIDED

    @property
    def pairs(self) -> tuple[int, ...]:
        """The groups on the board: 2, 2 and so on, 1 at the end of an odd handful."""
        stones = min(2 * self.laid, self._handful)
        return (2,) * (stones // 2) + (1,) * (stones % 2)

    @property
    def stones_laid(self) -> int:
        """The number of stones counted out."""
        return sum(self.pairs)

    @property
    def black(self) -> Chooser | None:
        """The player of Black: the guesser if the guess was right; None until all is counted."""
        if self.stage is not NigiriStage.DECIDED:
            return None
        return Chooser.GUESSER if Parity.of(self._handful) is self.guess else Chooser.HOLDER

    def guessed(self, guess: Parity) -> Nigiri:
        """Return the nigiri with the guess. Raises ValueError if there is one already."""
        if self.guess is not None:
            raise ValueError("the guess is made already")
        return replace(self, guess=guess)

    def with_next_pair(self) -> Nigiri:
        """Return the nigiri with one more pair laid out, if any is left. Raises ValueError before the guess."""
        if self.guess is None:
            raise ValueError("nothing is shown before the guess")
        return replace(self, laid=self.laid + 1) if self.stage is NigiriStage.COUNTING else self

    def counted_out(self) -> Nigiri:
        """Return the nigiri with all pairs laid out. Raises ValueError before the guess."""
        # It raises the error for a nigiri without a guess.
        nigiri = self.with_next_pair()
        return replace(nigiri, laid=_groups(self._handful))


def begin_nigiri(chance: random.Random | None = None) -> Nigiri:
    """Return a nigiri with a random handful; every number from 5 to 24 is equally likely.

    The number comes from the operating system's source for secrets unless `chance` is given.
    """
    return Nigiri((chance or secrets.SystemRandom()).randint(SMALLEST_HANDFUL, LARGEST_HANDFUL))


def _groups(stones: int) -> int:
    # Pairs, and a single stone at the end of an odd number.
    return (stones + 1) // 2


class Bidder(Enum):
    """The two players before they have colours; FIRST bids first where turns matter."""

    FIRST = auto()
    SECOND = auto()

    @property
    def other(self) -> Bidder:
        """The other player."""
        return Bidder.SECOND if self is Bidder.FIRST else Bidder.FIRST


class BidRefusal(Enum):
    """The reason why a bid or a choice is refused."""

    TOO_LOW = auto()
    OUT_OF_RANGE = auto()
    NOT_HALF_POINTS = auto()
    NOT_YOUR_TURN = auto()
    NOTHING_BID = auto()
    """Stopping and choosing need a komi first."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Deal:
    """The outcome of an auction: the komi, and the player of Black; None leaves that to nigiri."""

    black: Bidder | None
    komi: Fraction


def refusal_of(komi: Fraction, draws: bool) -> BidRefusal | None:
    """Return why this komi can never be bid; None if it can.

    Without draws a komi is a whole number and a half; with them, whole points are allowed as well.
    """
    if abs(komi) > LARGEST_BID:
        return BidRefusal.OUT_OF_RANGE
    is_fit = komi.denominator in (1, 2) if draws else komi.denominator == 2
    return None if is_fit else BidRefusal.NOT_HALF_POINTS


@dataclass(frozen=True, slots=True)
class OpenAuction:
    """An auction with rising bids in turn until one player stops; the highest takes Black at that komi.

    `draws` means that the ruleset has draws, so that whole points may be bid.
    """

    draws: bool = False
    bids: tuple[Fraction, ...] = ()
    is_stopped: bool = False

    @property
    def turn(self) -> Bidder | None:
        """The player who has to bid or stop; None once the auction is over."""
        if self.is_stopped:
            return None
        return Bidder.SECOND if len(self.bids) % 2 else Bidder.FIRST

    @property
    def lowest(self) -> Fraction | None:
        """The lowest possible bid now; None if no higher bid is possible."""
        step = Fraction(1, 2) if self.draws else Fraction(1)
        # Without draws bids lie half a point off the whole ones, and so does the lowest.
        lowest = self.bids[-1] + step if self.bids else -LARGEST_BID + (Fraction(0) if self.draws else Fraction(1, 2))
        return lowest if lowest <= LARGEST_BID else None

    @property
    def deal(self) -> Deal | None:
        """The outcome, once a player has stopped: the last bid and its bidder."""
        if not self.is_stopped:
            return None
        # Bids come in turn, FIRST first.
        last = Bidder.FIRST if len(self.bids) % 2 else Bidder.SECOND
        return Deal(last, self.bids[-1])

    def bid(self, bidder: Bidder, komi: Fraction) -> OpenAuction | BidRefusal:
        """Return the auction with one more bid, or why it is refused."""
        refusal = self._refusal(bidder) or refusal_of(komi, self.draws)
        if refusal is None and self.bids and komi <= self.bids[-1]:
            refusal = BidRefusal.TOO_LOW
        return refusal or replace(self, bids=(*self.bids, komi))

    def stop(self, bidder: Bidder) -> OpenAuction | BidRefusal:
        """Return the auction ended by `bidder`, who leaves Black to the other; or why it goes on."""
        refusal = self._refusal(bidder)
        if refusal is None and not self.bids:
            refusal = BidRefusal.NOTHING_BID
        return refusal or replace(self, is_stopped=True)

    def _refusal(self, bidder: Bidder) -> BidRefusal | None:
        if self.turn is None:
            return BidRefusal.OVER
        return None if self.turn is bidder else BidRefusal.NOT_YOUR_TURN


@dataclass(frozen=True, slots=True)
class SealedView:
    """The public part of a sealed auction: who has bid, and the bids once both are in."""

    has_bid: frozenset[Bidder]
    first: Fraction | None = None
    second: Fraction | None = None


@dataclass(frozen=True, slots=True)
class SealedAuction:
    """An auction with one hidden bid each; the higher bidder takes Black at that bid.

    Equal bids leave the colours to nigiri at that komi. Only `visible` may be shown.
    """

    draws: bool = False
    # Hidden, so not in repr() either.
    _first: Fraction | None = field(default=None, repr=False)
    _second: Fraction | None = field(default=None, repr=False)

    @property
    def deal(self) -> Deal | None:
        """The outcome; None until both have bid."""
        if self._first is None or self._second is None:
            return None
        if self._first == self._second:
            # Equal bids: nigiri decides the colours.
            return Deal(None, self._first)
        black = Bidder.FIRST if self._first > self._second else Bidder.SECOND
        return Deal(black, max(self._first, self._second))

    def visible(self) -> SealedView:
        """Return the part that a screen may show."""
        bids = {Bidder.FIRST: self._first, Bidder.SECOND: self._second}
        has_bid = frozenset(bidder for bidder, komi in bids.items() if komi is not None)
        if self.deal is None:
            return SealedView(has_bid)
        return SealedView(has_bid, self._first, self._second)

    def bid(self, bidder: Bidder, komi: Fraction) -> SealedAuction | BidRefusal:
        """Return the auction with this player's bid, which cannot be changed; or why it is refused."""
        if self.deal is not None:
            return BidRefusal.OVER
        # A sealed bid cannot be changed.
        if bidder in self.visible().has_bid:
            return BidRefusal.NOT_YOUR_TURN
        refusal = refusal_of(komi, self.draws)
        if refusal is not None:
            return refusal
        if bidder is Bidder.FIRST:
            return replace(self, _first=komi)
        return replace(self, _second=komi)


@dataclass(frozen=True, slots=True)
class CutAndChoose:
    """An auction in which the first player names a komi, and the second one picks a colour."""

    draws: bool = False
    komi: Fraction | None = None
    chosen: Color | None = None

    @property
    def turn(self) -> Bidder | None:
        """The player who has to name a komi or pick a colour; None once the auction is over."""
        if self.komi is None:
            return Bidder.FIRST
        return Bidder.SECOND if self.chosen is None else None

    @property
    def deal(self) -> Deal | None:
        """The outcome; None until a colour is picked."""
        if self.komi is None or self.chosen is None:
            return None
        black = Bidder.SECOND if self.chosen is Color.BLACK else Bidder.FIRST
        return Deal(black, self.komi)

    def name_komi(self, bidder: Bidder, komi: Fraction) -> CutAndChoose | BidRefusal:
        """Return the auction with a komi, or why it is refused."""
        refusal = self._refusal(bidder) or refusal_of(komi, self.draws)
        return refusal or replace(self, komi=komi)

    def choose(self, bidder: Bidder, color: Color) -> CutAndChoose | BidRefusal:
        """Return the auction with the second player's colour, or why it is refused."""
        refusal = self._refusal(bidder)
        # Without a komi it is the turn of the first player, but the missing komi is the clearer reason.
        if self.komi is None:
            refusal = BidRefusal.NOTHING_BID
        return refusal or replace(self, chosen=color)

    def _refusal(self, bidder: Bidder) -> BidRefusal | None:
        if self.turn is None:
            return BidRefusal.OVER
        return None if self.turn is bidder else BidRefusal.NOT_YOUR_TURN
