"""What is said of a library and of a dictionary of joseki: what is there, what was left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_app.app.texts.format import (
    board_size,
    color_name,
    comma_list,
    filled,
    isolated,
    translate,
)
from goboard_app.app.texts.play import move_text
from goboard_app.app.texts.program import moves_text
from goboard_app.app.texts.results import result_short
from goboard_app.go.board import BoardSize, point_name
from goboard_app.library.dictionary import Corner, CornerState
from goboard_app.library.games import GameFacts, GameField
from goboard_app.library.index import LeftOut, LibraryGame

if TYPE_CHECKING:
    from goboard_app.library.positions import Continuation, Found


def field_names() -> dict[str, GameField]:
    """What the fields of a filter are called in the language of the program."""
    names = {
        translate("library filter", "player"): GameField.PLAYER,
        translate("library filter", "black"): GameField.BLACK,
        translate("library filter", "white"): GameField.WHITE,
        translate("library filter", "date"): GameField.DATE,
        translate("library filter", "event"): GameField.EVENT,
        translate("library filter", "rules"): GameField.RULES,
        translate("library filter", "result"): GameField.RESULT,
        translate("library filter", "size"): GameField.SIZE,
    }
    return {name.casefold(): field for name, field in names.items()}


def filter_hint() -> str:
    """What the field says while it is empty."""
    return translate("library", "Words, or player:Name date:1996 result:B+R size:19")


def filter_help() -> str:
    """What may be typed, for the tip of the field."""
    return "\n".join(
        (
            translate("library", "Show only games that have all of these:"),
            translate("library", "any words: the beginnings of words in names, event and date"),
            translate("library", 'player:"Gu Li"  black:Name  white:Name'),
            translate("library", "date:1996  date:1996-12  date:1990..1999"),
            translate("library", "result:B  result:W+R  result:draw"),
            translate("library", "size:19  rules:Chinese  event:Cup"),
        )
    )


def player_text(name: str, rank: str) -> str:
    """A player with the rank behind: "Gu Li 9d"."""
    return f"{isolated(name)} {isolated(rank)}" if name and rank else isolated(name or rank)


def size_text(facts: GameFacts) -> str:
    """The size of a board as a column of a table needs it: "19" or "13×9"."""
    if facts.columns == facts.rows:
        return str(facts.columns)
    return f"{facts.columns}\N{MULTIPLICATION SIGN}{facts.rows}"


def result_text(facts: GameFacts) -> str:
    """The result as a column of a table needs it."""
    return result_short(facts.result) if facts.result else ""


def spoken_game(game: LibraryGame) -> str:
    """A row of the list for those who listen."""
    facts = game.facts
    return comma_list(
        player_text(facts.black, facts.black_rank) or translate("game", "Black"),
        player_text(facts.white, facts.white_rank) or translate("game", "White"),
        facts.date,
        facts.event,
        result_text(facts),
        moves_text(facts.moves),
        board_size(game.size),
    )


def shown_text(shown: int, total: int) -> str:
    """How many games the list shows."""
    if shown == total:
        return translate("library", "%n game(s)", None, total)
    return filled(translate("library", "%1 of %2 games"), f"{shown:,}", f"{total:,}")


def reading_state(read: int, total: int) -> str:
    """How far the reading of the folder is."""
    if not total:
        return translate("library", "Looking through the folder…")
    return filled(translate("library", "Reading the files: %1 of %2"), f"{read:,}", f"{total:,}")


def left_out_text(left_out: Counter[LeftOut]) -> str:
    """What of the folder is not in the list, in one line; empty where all is."""
    parts: Mapping[LeftOut, str] = {
        LeftOut.NO_RECORD: translate("library", "%n file(s) without a game", None, left_out[LeftOut.NO_RECORD]),
        LeftOut.TOO_LARGE: translate("library", "%n file(s) too large", None, left_out[LeftOut.TOO_LARGE]),
        LeftOut.UNREADABLE: translate("library", "%n file(s) that cannot be read", None, left_out[LeftOut.UNREADABLE]),
        LeftOut.FOLDER: translate("library", "%n folder(s) that cannot be opened", None, left_out[LeftOut.FOLDER]),
    }
    told = comma_list(*(text for fault, text in parts.items() if left_out[fault]))
    return filled(translate("library", "Left out: %1."), told) if told else ""


def folder_gone(folder: Path) -> str:
    """The folder of the library is not there, or cannot be opened."""
    text = translate("library", "The folder “%1” cannot be opened now. These are the games it had before.")
    return filled(text, folder.name or str(folder))


def no_folder(folder: Path) -> str:
    """The same where nothing is known of it."""
    text = translate("library", "The folder “%1” cannot be opened.")
    return filled(text, folder.name or str(folder))


def no_games(folder: Path) -> str:
    """A folder holds no game."""
    text = translate("library", "There are no game records in “%1”.")
    return filled(text, folder.name or str(folder))


def no_match() -> str:
    """The filter lets nothing through."""
    return translate("library", "No game matches.")


def no_further_game(is_next: bool) -> str:
    """There is no other game in the list on that side."""
    if is_next:
        return translate("library", "This is the last game in the list.")
    return translate("library", "This is the first game in the list.")


def place_text(path: str, number: int) -> str:
    """In which file a game is: "cup/final.sgf", "all.sgf, game 12"."""
    if not number:
        return isolated(path)
    return filled(translate("library", "%1, game %2"), path, number + 1)


# Positions


def position_hint() -> str:
    """What the board of the search is for, before anything stands on it."""
    return translate(
        "library",
        "Click to put stones down. Drag to search a part of the board.",
    )


def found_text(found: Found) -> str:
    """In how many games a position was found."""
    games = translate("library", "%n game(s)", None, len(found.hits))
    if found.is_partial:
        return filled(translate("library", "Searching… %1 so far"), games)
    if found.is_cut:
        text = translate("library", "%1, and more. Mark a larger part to be more exact.")
        return filled(text, games)
    if not found.hits:
        return translate("library", "Not in any game.")
    return games


def part_without_stone() -> str:
    """A part without any stone stands nearly everywhere."""
    return translate("library", "Mark a part with at least one stone.")


def searching_text() -> str:
    """A search goes on."""
    return translate("library", "Searching…")


def wins_text(black: int, white: int) -> str:
    """Who won the games with a move: "Black won 52%"; empty where nobody knows."""
    if not black + white:
        return ""
    share = round(100 * black / (black + white))
    return filled(translate("library", "Black won %1%"), share)


def next_move_text(letter: str, move: Continuation, size: BoardSize) -> str:
    """A next move aloud: "A: Black D4, 312 times, Black won 52%"."""
    played = filled(
        translate("library", "%1: %2 %3"),
        letter,
        color_name(move.color),
        point_name(move.point, size),
    )
    times = translate("library", "%n time(s)", None, move.times)
    return comma_list(played, times, wins_text(move.black, move.white))


def further_moves_text(count: int) -> str:
    """There are more next moves than the list shows."""
    return translate("library", "%n more move(s)", None, count)


def no_next_move() -> str:
    """Nothing was played any more where the position was found."""
    return translate("library", "Nothing was played here afterwards.")


def played_text(move: Continuation, size: BoardSize) -> str:
    """Where and how often a next move was played: "Black D4 · 312"."""
    where = f"{color_name(move.color)} {point_name(move.point, size)}"
    return f"{where} · {move.times:,}"


def corner_name(corner: Corner) -> str:
    """A corner as somebody at the board calls it."""
    names = {
        Corner.TOP_LEFT: translate("joseki", "Upper left"),
        Corner.TOP_RIGHT: translate("joseki", "Upper right"),
        Corner.BOTTOM_LEFT: translate("joseki", "Lower left"),
        Corner.BOTTOM_RIGHT: translate("joseki", "Lower right"),
    }
    return names[corner]


def corner_state(state: CornerState, size: BoardSize) -> str:
    """How a corner stands to the dictionary."""
    if state.left is not None:
        text = translate("joseki", "left the dictionary at move %1, %2")
        return filled(text, state.left.number, move_text(state.left.move, size))
    count = len(state.found.moves) if state.found is not None else 0
    if not count:
        return translate("joseki", "in the dictionary, with nothing more to play")
    return translate("joseki", "%n move(s) in the dictionary", None, count)


def nothing_known() -> str:
    """No corner of the board is in the dictionary."""
    return translate("joseki", "No corner of this board is in the dictionary.")


def other_board(size: BoardSize) -> str:
    """The dictionary is about boards of another size."""
    return filled(translate("joseki", "The dictionary is for %1 × %1 boards."), size.columns)


def being_read(name: str) -> str:
    """The file is being read."""
    return filled(translate("joseki", "Reading %1…"), name)


def not_read(name: str, reason: str) -> str:
    """The file cannot be used; the reason is a sentence."""
    return filled(translate("joseki", "%1 cannot be the dictionary. %2"), name, reason)


def no_corners() -> str:
    """A file without variations in a corner."""
    return translate("joseki", "It has no moves in the corner of a square board.")
