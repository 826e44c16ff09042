"""Choosing colours: nigiri, and komi auctions, open, sealed, or by cut and choose."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from fractions import Fraction

from goboard_app.go.board import Color

SMALLEST_HANDFUL, LARGEST_HANDFUL = 5, 24
"""The handful; as many odd numbers as even ones lie between."""
LARGEST_BID = 150
"""Bids lie between this much for White and as much for Black."""


class Parity(Enum):
    """What is guessed; the value is the number of black stones that say it."""

    ODD = 1
    EVEN = 2

    @classmethod
    def of(cls, stones: int) -> Parity:
        """Whether this is an odd or an even number."""
        return cls.ODD if stones % 2 else cls.EVEN


class Chooser(Enum):
    """The two at the board before they have colours: who grasps white stones, and who guesses."""

    HOLDER = auto()
    GUESSER = auto()


class NigiriStage(Enum):
    """How far a nigiri has come."""

    GUESSING = auto()
    COUNTING = auto()
    DECIDED = auto()


@dataclass(frozen=True, slots=True)
class Nigiri:
    """One moment of a nigiri; each step makes a new one.

    `laid` counts the groups of stones, pairs and perhaps a single one, that lie on the board. The
    handful stays hidden until all of them do.
    """

    _handful: int = field(repr=False)
    guess: Parity | None = None
    laid: int = 0

    @property
    def stage(self) -> NigiriStage:
        """What comes next: the guess, another pair, or nothing."""
        if self.guess is None:
            return NigiriStage.GUESSING
        return NigiriStage.COUNTING if self.laid < _groups(self._handful) else NigiriStage.DECIDED

    @property
    def pairs(self) -> tuple[int, ...]:
        """The groups that lie there: 2, 2 and so on, 1 at the end of an odd handful."""
        stones = min(2 * self.laid, self._handful)
        return (2,) * (stones // 2) + (1,) * (stones % 2)

    @property
    def stones_laid(self) -> int:
        """How many stones have been counted out."""
        return sum(self.pairs)

    @property
    def handful(self) -> int | None:
        """How many stones were grasped; None until they are counted."""
        return self._handful if self.stage is NigiriStage.DECIDED else None

    @property
    def black(self) -> Chooser | None:
        """Who plays Black: the guesser if the guess was right; None until all is counted."""
        if self.stage is not NigiriStage.DECIDED:
            return None
        return Chooser.GUESSER if Parity.of(self._handful) is self.guess else Chooser.HOLDER

    def guessed(self, guess: Parity) -> Nigiri:
        """The guess is made; raise ValueError for a second one."""
        if self.guess is not None:
            raise ValueError("the guess is made already")
        return replace(self, guess=guess)

    def with_next_pair(self) -> Nigiri:
        """One more pair laid out, if any is left; raise ValueError before the guess."""
        if self.guess is None:
            raise ValueError("nothing is shown before the guess")
        return replace(self, laid=self.laid + 1) if self.stage is NigiriStage.COUNTING else self

    def counted_out(self) -> Nigiri:
        """Everything laid out at once; raise ValueError before the guess."""
        nigiri = self.with_next_pair()
        return replace(nigiri, laid=_groups(self._handful))


def begin_nigiri(chance: random.Random | None = None) -> Nigiri:
    """A handful is grasped, every number from 5 to 24 being as likely as any other.

    The number comes from the operating system's source for secrets unless `chance` is given.
    """
    # Late: with it come all the digests, and most games begin without.
    import secrets

    return Nigiri((chance or secrets.SystemRandom()).randint(SMALLEST_HANDFUL, LARGEST_HANDFUL))


def _groups(stones: int) -> int:
    return (stones + 1) // 2


class Bidder(Enum):
    """The two at the board before they have colours; FIRST speaks first where turns matter."""

    FIRST = auto()
    SECOND = auto()

    @property
    def other(self) -> Bidder:
        """Who sits opposite."""
        return Bidder.SECOND if self is Bidder.FIRST else Bidder.FIRST


class BidRefusal(Enum):
    """Why a bid or a choice is not taken."""

    TOO_LOW = auto()
    OUT_OF_RANGE = auto()
    NOT_HALF_POINTS = auto()
    NOT_YOUR_TURN = auto()
    NOTHING_BID = auto()
    """Nobody may stop, or choose, before there is a komi."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Deal:
    """How an auction ended: the komi, and who plays Black; None leaves that to nigiri."""

    black: Bidder | None
    komi: Fraction


def refusal_of(komi: Fraction, draws: bool) -> BidRefusal | None:
    """Why nobody may name this komi at any time; None if it may be named.

    Without draws a komi lies half a point off the whole ones; with them, whole points do as well.
    """
    if abs(komi) > LARGEST_BID:
        return BidRefusal.OUT_OF_RANGE
    is_fit = komi.denominator in (1, 2) if draws else komi.denominator == 2
    return None if is_fit else BidRefusal.NOT_HALF_POINTS


@dataclass(frozen=True, slots=True)
class OpenAuction:
    """Bids rise in turn until one player stops; the highest takes Black and gives that komi.

    `draws` says that the ruleset knows draws, so that whole points may be bid.
    """

    draws: bool = False
    bids: tuple[Fraction, ...] = ()
    is_stopped: bool = False

    @property
    def turn(self) -> Bidder | None:
        """Who is to bid or to stop; None once the auction is over."""
        if self.is_stopped:
            return None
        return Bidder.SECOND if len(self.bids) % 2 else Bidder.FIRST

    @property
    def lowest(self) -> Fraction | None:
        """The least that may be bid now; None where no higher bid is possible."""
        step = Fraction(1, 2) if self.draws else Fraction(1)
        lowest = self.bids[-1] + step if self.bids else -LARGEST_BID + (Fraction(0) if self.draws else Fraction(1, 2))
        return lowest if lowest <= LARGEST_BID else None

    @property
    def deal(self) -> Deal | None:
        """The outcome, once somebody has stopped: the last bid and who made it."""
        if not self.is_stopped:
            return None
        last = Bidder.FIRST if len(self.bids) % 2 else Bidder.SECOND
        return Deal(last, self.bids[-1])

    def bid(self, bidder: Bidder, komi: Fraction) -> OpenAuction | BidRefusal:
        """The auction with one more bid, or why it is refused."""
        refusal = self._refusal(bidder) or refusal_of(komi, self.draws)
        if refusal is None and self.bids and komi <= self.bids[-1]:
            refusal = BidRefusal.TOO_LOW
        return refusal or replace(self, bids=(*self.bids, komi))

    def stop(self, bidder: Bidder) -> OpenAuction | BidRefusal:
        """The auction ended by `bidder`, who leaves Black to the other; or why it goes on."""
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
    """What both may see of a sealed auction: who has bid, and the bids once both are in."""

    has_bid: frozenset[Bidder]
    first: Fraction | None = None
    second: Fraction | None = None


@dataclass(frozen=True, slots=True)
class SealedAuction:
    """One bid each, hidden until both are in; the higher takes Black and gives its own komi.

    Equal bids leave the colours to nigiri at that komi. Nothing but `visible` may be shown.
    """

    draws: bool = False
    _first: Fraction | None = field(default=None, repr=False)
    _second: Fraction | None = field(default=None, repr=False)

    @property
    def deal(self) -> Deal | None:
        """The outcome; None until both have bid."""
        if self._first is None or self._second is None:
            return None
        if self._first == self._second:
            return Deal(None, self._first)
        black = Bidder.FIRST if self._first > self._second else Bidder.SECOND
        return Deal(black, max(self._first, self._second))

    def visible(self) -> SealedView:
        """What a screen may show."""
        bids = {Bidder.FIRST: self._first, Bidder.SECOND: self._second}
        has_bid = frozenset(bidder for bidder, komi in bids.items() if komi is not None)
        if self.deal is None:
            return SealedView(has_bid)
        return SealedView(has_bid, self._first, self._second)

    def bid(self, bidder: Bidder, komi: Fraction) -> SealedAuction | BidRefusal:
        """The auction with this player's bid, which cannot be changed; or why it is refused."""
        if self.deal is not None:
            return BidRefusal.OVER
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
    """The first player names a komi, the second one picks a colour."""

    draws: bool = False
    komi: Fraction | None = None
    chosen: Color | None = None

    @property
    def turn(self) -> Bidder | None:
        """Who is to name a komi or to pick a colour; None once the auction is over."""
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
        """The komi is named, or why it is refused."""
        refusal = self._refusal(bidder) or refusal_of(komi, self.draws)
        return refusal or replace(self, komi=komi)

    def choose(self, bidder: Bidder, color: Color) -> CutAndChoose | BidRefusal:
        """The other player's colour is picked, or why it is refused."""
        refusal = self._refusal(bidder)
        if self.komi is None:
            refusal = BidRefusal.NOTHING_BID
        return refusal or replace(self, chosen=color)

    def _refusal(self, bidder: Bidder) -> BidRefusal | None:
        if self.turn is None:
            return BidRefusal.OVER
        return None if self.turn is bidder else BidRefusal.NOT_YOUR_TURN
