"""The texts of the players' book: its games, the results of players, and the fair handicap of two of them."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.texts.format import (
    Text,
    board_size,
    comma_list,
    day_text,
    filled,
    isolated,
    labelled,
    running_text,
    translate,
)
from goboard_app.go.board import BoardSize
from goboard_app.library.fair_handicap import FEWEST_GAMES, FairHandicap
from goboard_app.library.players_book import HandicapKind, PlayerResults, Tally

# Keeping a game


def kept_sentence(folder: str) -> str:
    """Return the message after the first game that was kept in the players' book, with the name of its folder."""
    text = translate("players", "goboard keeps every game you finish, in the folder “%1”.")
    return filled(text, folder)


def not_kept_sentence(reason: str) -> str:
    """Return the message where a game could not be kept in the players' book; the reason is a phrase."""
    text = translate("players", "The players’ book could not keep this game: %1. goboard has it, and will try again.")
    return filled(text, reason)


#: The message after the result of a game on a real board was kept.
result_kept = Text("players", "The result is in the players’ book.")


def result_not_kept(reason: str) -> str:
    """Return the message where the result of a game on a real board could not be kept; the reason is a phrase."""
    return filled(translate("players", "The players’ book could not keep this result: %1."), reason)


#: The name of the folder for the games of the players' book, among the user's documents.
folder_name = Text("players", "Go games")

# The book
#: The text in place of the players' book while it is empty.
nothing_yet = Text(
    "players",
    "No games yet. When a game between two named players is over, it will show here.",
)


def unreadable_sentence(count: int) -> str:
    """Return the note how many files in the folder of the players' book could not be read."""
    return translate("players", "%n file(s) in the folder could not be read.", None, count)


def no_folder_sentence(reason: str) -> str:
    """Return the message where the folder of the players' book cannot be opened or made; the reason is a phrase."""
    return filled(translate("players", "This folder cannot be opened: %1."), reason)


def tally_text(tally: Tally) -> str:
    """Return the results of a player: "5 won, 2 lost, 1 drawn"; numbers of zero are left out."""
    texts = [
        translate("players", "%n won", None, tally.wins) if tally.wins else "",
        translate("players", "%n lost", None, tally.losses) if tally.losses else "",
        translate("players", "%n drawn", None, tally.draws) if tally.draws else "",
    ]
    return comma_list(*texts)


def whole_text(standing: PlayerResults) -> str:
    """Return the number of a player's games with all their results."""
    games = translate("players", "%n game(s)", None, standing.whole.games)
    return labelled(games, tally_text(standing.whole))


def run_text(standing: PlayerResults) -> str:
    """Return a player's longest run of wins; empty where there was none."""
    if not standing.longest_run:
        return ""
    return translate("players", "Longest run: %n win(s) in a row", None, standing.longest_run)


def days_text(standing: PlayerResults) -> str:
    """Return on how many days a player played, and when last; empty where no record has a date."""
    if standing.last is None:
        return ""
    days = translate("players", "Played on %n day(s)", None, standing.days)
    return filled(translate("players", "%1, most recently on %2"), days, day_text(standing.last))


def handicap_text(kind: HandicapKind, stones: int) -> str:
    """Return the label of a player's results with this handicap."""
    if kind is HandicapKind.NONE:
        return translate("players", "No handicap")
    if kind is HandicapKind.TAKEN:
        return translate("players", "Taking %n stone(s)", None, stones)
    return translate("players", "Giving %n stone(s)", None, stones)


def board_text(size: BoardSize) -> str:
    """Return the label of a player's results on boards of this size."""
    return board_size(size)


def forget_question(name: str) -> str:
    """Return the title of the question whether to forget a player."""
    return filled(translate("players", "Forget %1?"), name)


#: The line below the question whether to forget a player: the records are kept.
forget_detail = Text(
    "players",
    "The book stops counting this player’s games. The records themselves stay in the folder.",
)


def rename_hint(name: str, is_known: bool) -> str:
    """Return the hint below a player's new name: whether it joins the games of two players or only renames one."""
    if is_known:
        return filled(translate("players", "The games of both will count for %1. No record is changed."), name)
    return translate("players", "Only the book uses the new name. No record is changed.")


# The next game of the same players


def again_text(is_swapped: bool) -> str:
    """Return the label of the button that begins the next game of the same players."""
    if is_swapped:
        return translate("again", "Play again, colours swapped")
    return translate("again", "Play again")


def score_text(scores: Iterable[tuple[str, int]]) -> str:
    """Return the games that each player has won this evening: "Anna 2, Boris 1"."""
    return comma_list(*(filled(translate("again", "%1 %2"), isolated(name), won) for name, won in scores))


def in_a_row_sentence(winner: str, wins: int) -> str:
    """Return the sentence that a player has won several games one after the other."""
    return filled(translate("again", "%1 has won %n times in a row.", None, wins), isolated(winner))


def handicap_act(stones: int) -> str:
    """Return the label of the button that begins the next game with a handicap; 1 is the first move without komi."""
    if stones > 1:
        return translate("again", "Play with %n stone(s)", None, stones)
    return translate("again", "Play without komi")


# The fair handicap


def fair_sentence(fair: FairHandicap) -> str:
    """Return the fair handicap of two players in words, and the games or ranks that it rests on."""
    if not fair.games and not fair.others:
        return running_text(_terms(fair), translate("players", "That is from their ranks."))
    return running_text(_terms(fair), _grounds(fair))


def _terms(fair: FairHandicap) -> str:
    """Return the sentence with the fair handicap of two players."""
    if fair.stones == 0:
        text = translate("players", "%1 and %2 are about even.")
        return filled(text, fair.giver, fair.taker)
    if fair.stones == 1:
        text = translate("players", "%1 should take Black without komi against %2.")
        return filled(text, fair.taker, fair.giver)
    text = translate("players", "%1 should take about %n stone(s) from %2.", None, fair.stones)
    return filled(text, fair.taker, fair.giver)


def _grounds(fair: FairHandicap) -> str:
    """Return the sentences with the number of games behind a fair handicap, and its range."""
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
    """Return the text in place of the fair handicap where two players have too few games."""
    return translate(
        "players",
        "Too few games to tell which handicap is fair. It takes at least %n.",
        None,
        FEWEST_GAMES,
    )
