"""The texts before a game begins: its summary, handicap, nigiri, and auctions of komi."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from goboard_app.app.texts.clocks import control_text
from goboard_app.app.texts.format import Text, filled, labelled, player_name, points, running_text, translate
from goboard_app.app.texts.play import goal_sentences
from goboard_app.app.texts.rulesets import scoring_sentence
from goboard_app.clock.control import NoClock, TimeControl
from goboard_app.go.board import Color
from goboard_app.rules.ending import bonus_points
from goboard_app.session.color_choice import (
    LARGEST_BID,
    Bidder,
    BidRefusal,
    Chooser,
    CutAndChoose,
    Deal,
    Nigiri,
    NigiriStage,
    OpenAuction,
    Parity,
    SealedAuction,
)
from goboard_app.session.new_game import NewGame

Persons = Mapping[Chooser, str]
"""The names of the two people of a nigiri."""

Bidders = Mapping[Bidder, str]
"""The names of the two people of an auction."""


def person_name(person: Chooser) -> str:
    """Return the name for an unnamed person of a nigiri, before there are colours."""
    if person is Chooser.HOLDER:
        return translate("opening", "The player with the stones")
    return translate("opening", "The player who guesses")


def bidder_name(bidder: Bidder) -> str:
    """Return the name for an unnamed bidder, before there are colours."""
    if bidder is Bidder.FIRST:
        return translate("opening", "First player")
    return translate("opening", "Second player")


def parity_name(parity: Parity) -> str:
    """Return the label of a guess in a nigiri."""
    if parity is Parity.ODD:
        return translate("opening", "Odd: one black stone")
    return translate("opening", "Even: two black stones")


def guess_sentence(guess: Parity, name: str) -> str:
    """Return the sentence after a guess in a nigiri: who said odd or even."""
    if guess is Parity.ODD:
        return filled(translate("opening", "%1 says odd."), name)
    return filled(translate("opening", "%1 says even."), name)


def nigiri_sentence(nigiri: Nigiri, names: Persons) -> str:
    """Return the sentence about the stage of a nigiri: the guess asked for, the stones counted, or the outcome."""
    if nigiri.stage is NigiriStage.GUESSING:
        sentence = translate("opening", "%1 holds some white stones. %2, odd or even?")
        return filled(sentence, names[Chooser.HOLDER], names[Chooser.GUESSER])
    if nigiri.stage is NigiriStage.COUNTING:
        return filled(translate("opening", "Counted so far: %1."), nigiri.stones_laid)
    return _nigiri_outcome(nigiri, names)


def _nigiri_outcome(nigiri: Nigiri, names: Persons) -> str:
    """Return the outcome of a nigiri: the number of stones, and who plays Black."""
    is_odd = Parity.of(nigiri.stones_laid) is Parity.ODD
    number = (
        translate("opening", "%n stone(s), an odd number.", None, nigiri.stones_laid)
        if is_odd
        else translate("opening", "%n stone(s), an even number.", None, nigiri.stones_laid)
    )
    guess = (
        translate("opening", "The guess was right. %1 plays Black.")
        if nigiri.black is Chooser.GUESSER
        else translate("opening", "The guess was wrong. %1 plays Black.")
    )
    black = names[nigiri.black or Chooser.HOLDER]
    return running_text(filled(number, nigiri.stones_laid), filled(guess, black))


def open_auction_sentence(auction: OpenAuction, names: Bidders) -> str:
    """Return the sentence that asks the next bidder to bid higher, with the last bid; at the end, the outcome."""
    if auction.deal is not None:
        return deal_sentence(auction.deal, names)
    bidder = names[auction.turn or Bidder.FIRST]
    if not auction.bids:
        sentence = translate("opening", "%1, how much komi will you give to play Black?")
        return filled(sentence, bidder)
    sentence = translate("opening", "%1, the bid is %2. Bid more, or stop and play White.")
    return filled(sentence, bidder, points(auction.bids[-1]))


def sealed_auction_sentence(auction: SealedAuction, names: Bidders) -> str:
    """Return the sentence that asks for the next secret bid; once both bids are in, the outcome."""
    if auction.deal is not None:
        return deal_sentence(auction.deal, names)
    has_bid = auction.visible().has_bid
    bidder = Bidder.SECOND if Bidder.FIRST in has_bid else Bidder.FIRST
    sentence = translate("opening", "%1, enter your bid while %2 looks away.")
    return filled(sentence, names[bidder], names[bidder.other])


def cut_and_choose_sentence(auction: CutAndChoose, names: Bidders) -> str:
    """Return the sentence that asks for a komi or for the choice of a colour; at the end, the outcome."""
    if auction.deal is not None:
        return deal_sentence(auction.deal, names)
    if auction.komi is None:
        sentence = translate("opening", "%1, name a komi; %2 then picks a colour.")
        return filled(sentence, names[Bidder.FIRST], names[Bidder.SECOND])
    sentence = translate("opening", "%1, komi is %2. Which colour do you take?")
    return filled(sentence, names[Bidder.SECOND], points(auction.komi))


def deal_sentence(deal: Deal, names: Bidders) -> str:
    """Return the outcome of an auction: the colours and the komi."""
    if deal.black is None:
        sentence = translate("opening", "Both bid %1. Komi is %1; you draw for colours.")
        return filled(sentence, points(deal.komi))
    sentence = translate("opening", "%1 plays Black, %2 plays White. Komi is %3.")
    return filled(sentence, names[deal.black], names[deal.black.other], points(deal.komi))


def bid_refusal_sentence(refusal: BidRefusal, draws: bool, lowest: Fraction | None = None) -> str:
    """Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters."""
    if refusal is BidRefusal.TOO_LOW and lowest is not None:
        sentence = translate("opening", "That is not more than the last bid; bid %1 or more.")
        return filled(sentence, points(lowest))
    if refusal is BidRefusal.NOT_HALF_POINTS and draws:
        return translate("opening", "Bids are whole or half points, like 6 or 6½.")
    sentence = {
        BidRefusal.TOO_LOW: translate("opening", "Nobody can bid more than that."),
        BidRefusal.OUT_OF_RANGE: translate("opening", "Bids must be between −%1 and %1."),
        BidRefusal.NOT_HALF_POINTS: translate("opening", "Bids end in a half, like 6½, so no game is a draw."),
        BidRefusal.NOT_YOUR_TURN: translate("opening", "It is the other player’s turn."),
        BidRefusal.NOTHING_BID: translate("opening", "No komi has been named yet."),
        BidRefusal.OVER: translate("opening", "The auction is over."),
    }[refusal]
    return filled(sentence, LARGEST_BID)


#: The message where the typed text is not a bid.
unreadable_bid_sentence = Text("opening", "A bid is a number of points, like 6½.")


def play_with_komi(komi: str) -> str:
    """Return the label of the button that accepts the outcome of an auction."""
    return filled(translate("auction", "Play with komi %1"), komi)


#: The explanation of komi in the dialogue for auctions.
komi_meaning = Text("auction", "The player who takes Black gives komi to White: points for going second.")

#: The advice to the player who names a komi.
name_fair_komi = Text("auction", "Black gives these points to White. Suggest a fair number.")


def own_komi(name: str) -> str:
    """Return the label above the field of the player who names the komi."""
    return filled(translate("auction", "Your komi, %1"), name)


def gain_sentence(gain: Fraction) -> str:
    """Return the points that a colour brings or costs the player who picks it."""
    if gain == 0:
        return translate("auction", "nobody gets points")
    if gain > 0:
        return filled(translate("auction", "and get %1 points"), points(gain))
    return filled(translate("auction", "and give %1 points"), points(-gain))


#: The rule of an auction with bids in turn.
open_bids_rule = Text("auction", "You take turns to bid higher; the highest bidder plays Black at that komi.")

#: The rule of an auction with secret bids.
sealed_bids_rule = Text("auction", "Each of you bids once in secret; the higher bidder plays Black at that komi.")

#: The rule of cut and choose, where one player names the komi and the other picks a colour.
cut_rule = Text("auction", "One of you names the komi, the other picks a colour.")

#: The advice above the bids of an auction in turn.
bids_rise = Text("auction", "Black gives these points to White. Bids rise in turn.")


def bid_at_least(lowest: str) -> str:
    """Return the note beside the field of a bid with the lowest possible bid."""
    return filled(translate("auction", "%1 or more."), lowest)


def let_begin(name: str) -> str:
    """Return the label of the button that lets the other player begin an auction."""
    return filled(translate("auction", "Let %1 begin"), name)


def bid_title(bidder: str) -> str:
    """Return the label above the field for a bid."""
    return filled(translate("auction", "Your bid, %1"), bidder)


def white_terms(komi: Fraction) -> str:
    """Return the line below the name of the player who is White after an auction."""
    return filled(translate("auction", "plays White, komi %1"), points(komi))


#: The note that a secret bid is shown as dots.
dots_for_bid = Text("auction", "Dots stand for what you type.")

#: The note that a secret bid was given.
bid_is_in = Text("auction", "The bid is in.")

#: The rule of nigiri.
nigiri_rule = Text(
    "nigiri",
    "Nigiri decides the colours: one player takes a handful of white stones, the other "
    "says whether their number is odd or even. Whoever guesses right plays Black.",
)

#: The note who holds the stones in a nigiri by custom.
holder_custom = Text("nigiri", "Often the older player holds the stones.")

#: The hint, while the stones of a nigiri are counted, how to skip to the end.
any_key_shows_end = Text("nigiri", "Press any key or click to skip to the end.")


def let_hold(name: str) -> str:
    """Return the label of the button that gives the stones of a nigiri to the other player."""
    return filled(translate("nigiri", "Let %1 hold the stones"), name)


def summary(game: NewGame) -> str:
    """Return the summary of the game that is about to begin, in two or three sentences."""
    black = player_name(game.black_name, Color.BLACK)
    white = player_name(game.white_name, Color.WHITE)
    if game.handicap:
        first = translate(
            "new game",
            "%1 starts with %n stone(s) on the board, then %2 plays.",
            None,
            game.handicap,
        )
    elif game.black_name:
        first = translate("new game", "%1 plays first with Black.")
    else:
        first = translate("new game", "%1 plays first.")
    sentences = [filled(first, black, white)]
    if game.has_cross:
        text = translate("new game", "Two stones of each colour start in a cross in the middle.")
        sentences.insert(0, text)
    if game.has_start_stones:
        text = translate("new game", "Two stones of each colour start on opposite star points.")
        sentences.insert(0, text)
    sentences += [goal_sentences(game.goal)] if game.goal else _count_sentences(game, white)
    if not isinstance(game.black_time, NoClock):
        text = translate("new game", "Time: %1.")
        sentences.append(filled(text, controls_text(game.black_time, game.white_time)))
    return running_text(*sentences)


def _count_sentences(game: NewGame, white: str) -> list[str]:
    """Return the sentences about the points that enter the count, and about the way of counting."""
    sentences = [_komi_sentence(game, white)]
    bonus = bonus_points(game.ruleset, game.handicap)
    if bonus:
        text = translate("new game", "The count adds %2 for %1, for the handicap.")
        sentences.append(filled(text, white, points(bonus)))
    return [*sentences, scoring_sentence(game.ruleset)]


def _komi_sentence(game: NewGame, white: str) -> str:
    """Return the sentence about komi in the summary of a new game."""
    if game.komi == 0:
        return translate("new game", "Nobody starts with points.")
    if game.komi < 0:
        text = translate("new game", "Black starts with %1 points.")
        return filled(text, points(-game.komi))
    if game.komi == Fraction(1, 2):
        return filled(translate("new game", "%1 starts with half a point."), white)
    if game.handicap:
        text = translate("new game", "%1 starts with %2 points.")
    else:
        text = translate("new game", "%1 gets %2 points for going second.")
    return filled(text, white, points(game.komi))


def controls_text(black: TimeControl, white: TimeControl) -> str:
    """Return both sides' time controls in a line; a single one where they are the same."""
    if black == white:
        return control_text(black)
    return f"{control_text(black)} / {control_text(white)}"


def bad_size(least: int, most: int) -> str:
    """Return the message where the size of the board is not possible."""
    return filled(translate("new game", "Each side must have between %1 and %2 lines."), least, most)


def sizes_up_to(size: str) -> str:
    """Return the hint on the tile for another board size: the largest board."""
    return filled(translate("new game", "up to %1"), size)


#: The message where the typed text is not a komi.
bad_komi_typed = Text("new game", "Komi must be a number such as 6½, between −150 and 150.")

#: The note in place of the komi of a capture game, in which nothing is counted.
nothing_counted = Text("new game", "In a capture game nothing is counted.")

_KOMI_TIMES = {
    Fraction(0): Text("komi through the years", "before the 20th century"),
    Fraction(9, 2): Text("komi through the years", "the first in Japan"),
    Fraction(11, 2): Text("komi through the years", "Japan from 1974"),
    Fraction(13, 2): Text("komi through the years", "Japan from 2002"),
    Fraction(15, 2): Text("komi through the years", "China today"),
}
"""The komi of other times and places, from the oldest."""


def komi_times() -> Mapping[Fraction, str]:
    """Return the komi of other times, each with its row in a menu: "5½: Japan from 1974"."""
    return {komi: labelled(points(komi), time()) for komi, time in _KOMI_TIMES.items()}


#: The note beside a komi that the user typed.
own_choice = Text("new game", "Your own choice.")

#: The note beside a komi that follows from the rules and the handicap.
komi_follows = Text("new game", "Set by the rules and the handicap.")

#: The note in the dialogue for a new game that the choices are kept for the next time.
opens_again = Text("new game", "These choices are kept for next time.")

#: The message where another board size is chosen and not typed yet.
size_missing = Text("new game", "Type the size of the board first, such as 7 × 7.")

#: The message in place of the summary where a choice is not possible.
cannot_be_played = Text("new game", "One choice above does not work.")


#: The choice of a handicap of one stone.
one_stone = Text("new game", "1 stone: Black moves first, komi ½")


def handicap_choice(stones: int) -> str:
    """Return the choice of a number of handicap stones."""
    return translate("new game", "%n stone(s)", None, stones)
