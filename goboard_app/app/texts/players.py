"""What is said of the players' book: who played whom, who won, and which handicap would be fair."""

from __future__ import annotations

from goboard_app.app.texts.format import (
    board_size,
    comma_list,
    day_text,
    filled,
    labelled,
    running_text,
    translate,
)
from goboard_app.go.board import BoardSize
from goboard_app.library.fair_handicap import FEWEST_GAMES, FairHandicap
from goboard_app.library.players_book import HandicapKind, Standing, Tally

# Keeping a game


def keep_question() -> str:
    """Asked once a game is over."""
    return translate("players", "Keep this game in the players' book?")


def kept_sentence(name: str) -> str:
    """The game is in a file of this name."""
    return filled(translate("players", "The players' book now has this game: %1."), name)


def not_kept_sentence(reason: str) -> str:
    """It could not be written; the reason is a phrase."""
    return filled(translate("players", "The players' book could not keep this game: %1."), reason)


def folder_name() -> str:
    """What the folder of the games is called, among the user's documents."""
    return translate("players", "Go games")


# The book


def nothing_yet() -> str:
    """The book is empty."""
    return translate(
        "players",
        "No games yet. When a game between two named players is over, keep it, and it will show here.",
    )


def unreadable_sentence(count: int) -> str:
    """So many files of the folder are no records."""
    return translate("players", "%n file(s) in the folder could not be read.", None, count)


def no_folder_sentence(reason: str) -> str:
    """The folder of the games is not there, and cannot be made; the reason is a phrase."""
    return filled(translate("players", "This folder cannot be opened: %1."), reason)


def tally_text(tally: Tally) -> str:
    """5 won, 2 lost, 1 drawn; what did not happen is not said."""
    texts = [
        translate("players", "%n won", None, tally.wins) if tally.wins else "",
        translate("players", "%n lost", None, tally.losses) if tally.losses else "",
        translate("players", "%n drawn", None, tally.draws) if tally.draws else "",
    ]
    return comma_list(*texts)


def whole_text(standing: Standing) -> str:
    """All games of a player."""
    games = translate("players", "%n game(s)", None, standing.whole.games)
    return labelled(games, tally_text(standing.whole))


def run_text(standing: Standing) -> str:
    """The most wins in a row; empty where there were none."""
    if not standing.longest_run:
        return ""
    return translate("players", "Longest run: %n win(s) in a row", None, standing.longest_run)


def days_text(standing: Standing) -> str:
    """On how many days somebody played; empty where no record says when."""
    if standing.last is None:
        return ""
    days = translate("players", "Played on %n day(s)", None, standing.days)
    return filled(translate("players", "%1, most recently on %2"), days, day_text(standing.last))


def handicap_text(kind: HandicapKind, stones: int) -> str:
    """What a player had to do with the handicap."""
    if kind is HandicapKind.NONE:
        return translate("players", "No handicap")
    if kind is HandicapKind.TAKEN:
        return translate("players", "Taking %n stone(s)", None, stones)
    return translate("players", "Giving %n stone(s)", None, stones)


def board_text(size: BoardSize) -> str:
    """A board by its size."""
    return board_size(size)


def forget_question(name: str) -> str:
    """Before a player is forgotten."""
    return filled(translate("players", "Forget %1?"), name)


def forget_detail() -> str:
    """What that means."""
    return translate(
        "players",
        "The book stops counting this player's games. The records themselves stay in the folder.",
    )


def rename_hint(name: str, is_known: bool) -> str:
    """What another name for a player means, where somebody is called so or not."""
    if is_known:
        return filled(translate("players", "The games of both will count for %1. No record is changed."), name)
    return translate("players", "Only the book uses the new name. No record is changed.")


# The fair handicap


def fair_sentence(fair: FairHandicap) -> str:
    """How two players should play, and from how many games that is known."""
    return running_text(_terms(fair), _grounds(fair))


def _terms(fair: FairHandicap) -> str:
    if fair.stones == 0:
        text = translate("players", "%1 and %2 are about even.")
        return filled(text, fair.giver, fair.taker)
    if fair.stones == 1:
        text = translate("players", "%1 should take Black without komi against %2.")
        return filled(text, fair.taker, fair.giver)
    text = translate("players", "%1 should take about %n stone(s) from %2.", None, fair.stones)
    return filled(text, fair.taker, fair.giver)


def _grounds(fair: FairHandicap) -> str:
    games = translate("players", "%n game(s)", None, fair.games)
    if fair.others and fair.games:
        others = translate("players", "%n with others", None, fair.others)
        text = filled(translate("players", "That is from %1, and %2."), games, others)
    elif fair.others:
        games = translate("players", "%n game(s)", None, fair.others)
        text = filled(translate("players", "That is from %1 with other players."), games)
    else:
        text = filled(translate("players", "That is from %1."), games)
    if fair.most > fair.least + 1:
        between = translate("players", "Anything from %1 to %2 is possible.")
        text = running_text(text, filled(between, fair.least, fair.most))
    return text


def too_few() -> str:
    """Nothing can be said of two players yet."""
    return translate(
        "players",
        "Too few games to tell which handicap is fair. It takes at least %n.",
        None,
        FEWEST_GAMES,
    )
