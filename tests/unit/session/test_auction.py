"""Auctions of Black: open, sealed, cut and choose."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

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

FIRST, SECOND = Bidder
HALF = Fraction(1, 2)

Auction = TypeVar("Auction", OpenAuction, SealedAuction, CutAndChoose)


def komi(text: str) -> Fraction:
    return Fraction(text)


def open_auction(*bids: str, draws: bool = False) -> OpenAuction:
    """Return an open auction after these bids in turn."""
    auction = OpenAuction(draws)
    for number, bid in enumerate(bids):
        auction = taken(auction.bid(SECOND if number % 2 else FIRST, komi(bid)))
    return auction


def taken(outcome: Auction | BidRefusal) -> Auction:
    assert not isinstance(outcome, BidRefusal)
    return outcome


@pytest.mark.parametrize(
    ("bid", "draws", "refusal"),
    [
        ("6.5", False, None),
        ("-6.5", False, None),
        ("7", False, BidRefusal.NOT_HALF_POINTS),
        ("7", True, None),
        ("6.5", True, None),
        ("6.25", False, BidRefusal.NOT_HALF_POINTS),
        ("6.25", True, BidRefusal.NOT_HALF_POINTS),
        ("1/3", True, BidRefusal.NOT_HALF_POINTS),
        ("149.5", False, None),
        ("150", True, None),
        ("-150", True, None),
        ("150.5", False, BidRefusal.OUT_OF_RANGE),
        ("-150.5", True, BidRefusal.OUT_OF_RANGE),
        ("1000", False, BidRefusal.OUT_OF_RANGE),
    ],
)
def test_allowed_komi(bid: str, draws: bool, refusal: BidRefusal | None) -> None:
    assert refusal_of(komi(bid), draws) is refusal


@pytest.mark.parametrize("bid", ["6.25", "151"])
def test_no_auction_takes_a_komi_that_may_not_be_named(bid: str) -> None:
    refusal = refusal_of(komi(bid), draws=False)
    assert OpenAuction().bid(FIRST, komi(bid)) is refusal
    assert SealedAuction().bid(SECOND, komi(bid)) is refusal
    assert CutAndChoose().name_komi(FIRST, komi(bid)) is refusal


def test_the_highest_bid_takes_black() -> None:
    assert taken(open_auction("5.5", "6.5", "7.5").stop(SECOND)).deal == Deal(FIRST, komi("7.5"))
    assert taken(open_auction("5.5", "6.5").stop(FIRST)).deal == Deal(SECOND, komi("6.5"))


@pytest.mark.parametrize("bid", ["6.5", "5.5", "-6.5"])
def test_open_bids_rise(bid: str) -> None:
    assert open_auction("6.5").bid(SECOND, komi(bid)) is BidRefusal.TOO_LOW


def test_open_bids_are_made_in_turn() -> None:
    assert OpenAuction().bid(SECOND, komi("0.5")) is BidRefusal.NOT_YOUR_TURN
    assert open_auction("0.5").bid(FIRST, komi("1.5")) is BidRefusal.NOT_YOUR_TURN
    assert open_auction("0.5").stop(FIRST) is BidRefusal.NOT_YOUR_TURN


def test_stopping_before_the_first_bid_is_impossible() -> None:
    assert OpenAuction().stop(FIRST) is BidRefusal.NOTHING_BID


def test_nothing_follows_a_stop() -> None:
    auction = taken(open_auction("6.5").stop(SECOND))
    assert auction.turn is None
    assert auction.bid(FIRST, komi("9.5")) is BidRefusal.OVER
    assert auction.stop(FIRST) is BidRefusal.OVER


def test_an_open_auction_has_no_outcome_before_a_stop() -> None:
    assert open_auction("6.5", "7.5").deal is None


@pytest.mark.parametrize(
    ("bids", "draws", "lowest"),
    [
        ((), False, "-149.5"),
        ((), True, "-150"),
        (("6.5",), False, "7.5"),
        (("6.5",), True, "7"),
        (("149.5",), True, "150"),
    ],
)
def test_the_lowest_bid_is_announced(bids: tuple[str, ...], draws: bool, lowest: str) -> None:
    auction = open_auction(*bids, draws=draws)
    assert auction.lowest == komi(lowest)
    bidder = auction.turn or FIRST
    assert isinstance(auction.bid(bidder, komi(lowest)), OpenAuction)
    assert isinstance(auction.bid(bidder, komi(lowest) - HALF), BidRefusal)


def test_bids_are_limited() -> None:
    assert open_auction("149.5").lowest is None


def sealed(first: str, second: str) -> SealedAuction:
    return taken(taken(SealedAuction().bid(FIRST, komi(first))).bid(SECOND, komi(second)))


@pytest.mark.parametrize(
    ("first", "second", "deal"),
    [
        ("7.5", "6.5", Deal(FIRST, komi("7.5"))),
        ("6.5", "7.5", Deal(SECOND, komi("7.5"))),
        ("-0.5", "-1.5", Deal(FIRST, komi("-0.5"))),
        ("6.5", "6.5", Deal(None, komi("6.5"))),
    ],
)
def test_the_higher_sealed_bid_takes_black(first: str, second: str, deal: Deal) -> None:
    assert sealed(first, second).deal == deal


halves = st.integers(-150, 149).map(lambda whole: whole + HALF)


@given(halves, halves, st.sampled_from(Bidder))
def test_nothing_tells_a_sealed_bid_from_another(a: Fraction, b: Fraction, bidder: Bidder) -> None:
    one, other = (taken(SealedAuction().bid(bidder, bid)) for bid in (a, b))
    assert one.visible() == other.visible()
    assert repr(one) == repr(other)
    assert one.deal is None
    assert one.visible().has_bid == {bidder}


def test_sealed_bids_are_opened_together() -> None:
    view = sealed("6.5", "7.5").visible()
    assert (view.first, view.second) == (komi("6.5"), komi("7.5"))


def test_a_sealed_bid_is_final() -> None:
    auction = taken(SealedAuction().bid(SECOND, komi("6.5")))
    assert auction.bid(SECOND, komi("7.5")) is BidRefusal.NOT_YOUR_TURN
    assert sealed("6.5", "7.5").bid(FIRST, komi("8.5")) is BidRefusal.OVER


@pytest.mark.parametrize(("color", "black"), [(Color.BLACK, SECOND), (Color.WHITE, FIRST)])
def test_one_cuts_and_the_other_chooses(color: Color, black: Bidder) -> None:
    named = taken(CutAndChoose().name_komi(FIRST, komi("6.5")))
    assert named.deal is None
    assert taken(named.choose(SECOND, color)).deal == Deal(black, komi("6.5"))


def test_cut_and_choose_goes_in_turn() -> None:
    start = CutAndChoose()
    named = taken(start.name_komi(FIRST, komi("6.5")))
    assert start.name_komi(SECOND, komi("6.5")) is BidRefusal.NOT_YOUR_TURN
    assert start.choose(SECOND, Color.BLACK) is BidRefusal.NOTHING_BID
    assert named.choose(FIRST, Color.BLACK) is BidRefusal.NOT_YOUR_TURN
    assert named.name_komi(FIRST, komi("7.5")) is BidRefusal.NOT_YOUR_TURN
    assert taken(named.choose(SECOND, Color.WHITE)).choose(SECOND, Color.BLACK) is BidRefusal.OVER
