"""The texts of the library and of the joseki dictionary: games, positions, corners, and files left out."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_app.app.texts.format import (
    Text,
    TextTable,
    board_size,
    color_name,
    comma_list,
    filled,
    isolated,
    one_line,
    running_text,
    translate,
)
from goboard_app.app.texts.play import move_text
from goboard_app.app.texts.program import moves_text
from goboard_app.app.texts.results import result_short
from goboard_app.go.board import BoardSize, point_name
from goboard_app.library.dictionary import Corner, CornerState
from goboard_app.library.games import GameFacts, GameField, GameTags
from goboard_app.library.index import LeftOut, LibraryGame, OutdatedFiles
from goboard_app.library.positions import YearBar
from goboard_app.session.position_search import NO_BLACK, NO_WHITE, WHATEVER

if TYPE_CHECKING:
    from goboard_app.library.duplicates import GameCopy
    from goboard_app.library.positions import Continuation, SearchResult


_DAY_AND_TIME = re.compile(r"(\d{4}([-./])\d{1,2}\2\d{1,2})[\sT]+\d{1,2}:\d\d.*", re.DOTALL)

#: The names of the fields that can be typed in the filter of the library, in the user's language.
_FIELDS = {
    Text("library filter", "player"): GameField.PLAYER,
    Text("library filter", "black"): GameField.BLACK,
    Text("library filter", "white"): GameField.WHITE,
    Text("library filter", "date"): GameField.DATE,
    Text("library filter", "event"): GameField.EVENT,
    Text("library filter", "rules"): GameField.RULES,
    Text("library filter", "result"): GameField.RESULT,
    Text("library filter", "size"): GameField.SIZE,
    Text("library filter", "tag"): GameField.TAG,
    Text("library filter", "note"): GameField.NOTE,
}


def field_names() -> dict[str, GameField]:
    """Return the names of the fields that can be typed in the filter of the library, in the user's language."""
    return {name().casefold(): field for name, field in _FIELDS.items()}


#: The placeholder in the filter of the library.
filter_hint = Text("library", "Words, or player:Name date:1996 result:B+R size:19")


def filter_help() -> str:
    """Return the tip of the filter of the library: the words and fields that can be typed."""
    return "\n".join(
        (
            translate("library", "Show only games that have all of these:"),
            translate("library", "any words: the beginnings of words in names, event and date"),
            translate("library", 'player:"Gu Li"  black:Name  white:Name'),
            translate("library", "date:1996  date:1996-12  date:1990..1999"),
            translate("library", "result:B  result:W+R  result:draw"),
            translate("library", "size:19  rules:Chinese  event:Cup"),
            translate("library", 'tag:ko  tag:"to do"  note:word'),
        )
    )


def player_text(name: str, rank: str) -> str:
    """Return a player in the list of the library, with the rank after the name: "Gu Li 9d"."""
    return f"{isolated(name)} {isolated(rank)}" if name and rank else isolated(name or rank)


def date_text(date: str) -> str:
    """Return the date of a game in a column of the library, without the time of day that some servers add.

    >>> date_text("2006.08.03 02:01")
    '2006.08.03'
    """
    found = _DAY_AND_TIME.fullmatch(date)
    return date if found is None else found[1]


def size_text(facts: GameFacts) -> str:
    """Return the size of a board in a column of the library: "19" or "13×9"."""
    if facts.columns == facts.rows:
        return str(facts.columns)
    return f"{facts.columns}\N{MULTIPLICATION SIGN}{facts.rows}"


def result_text(facts: GameFacts) -> str:
    """Return the result of a game in a column of the library; empty where none is known."""
    return result_short(facts.result) if facts.result else ""


def spoken_game(game: LibraryGame) -> str:
    """Return a row of the library as a screen reader speaks it."""
    facts = game.facts
    return comma_list(
        player_text(facts.black, facts.black_rank) or translate("game", "Black"),
        player_text(facts.white, facts.white_rank) or translate("game", "White"),
        facts.date,
        facts.title,
        result_text(facts),
        moves_text(facts.moves),
        board_size(game.size),
    )


def shown_text(shown: int, total: int) -> str:
    """Return the number of games that the list of the library shows."""
    if shown == total:
        return translate("library", "%n game(s)", None, total)
    return filled(translate("library", "%1 of %2 games"), f"{shown:,}", f"{total:,}")


def reading_state(read: int, total: int) -> str:
    """Return the progress shown while the folder of the library is read."""
    if not total:
        return translate("library", "Looking through the folder…")
    return filled(translate("library", "Reading the files: %1 of %2"), f"{read:,}", f"{total:,}")


def _faults(left_out: Mapping[bytes, LeftOut]) -> dict[LeftOut, str]:
    """Return for each reason why files or folders are left out how many are."""
    counts = Counter(left_out.values())
    parts: Mapping[LeftOut, str] = {
        LeftOut.NO_RECORD: translate("library", "%n file(s) without a game", None, counts[LeftOut.NO_RECORD]),
        LeftOut.TOO_LARGE: translate("library", "%n file(s) too large", None, counts[LeftOut.TOO_LARGE]),
        LeftOut.UNREADABLE: translate("library", "%n file(s) that cannot be read", None, counts[LeftOut.UNREADABLE]),
        LeftOut.FOLDER: translate("library", "%n folder(s) that cannot be opened", None, counts[LeftOut.FOLDER]),
    }
    return {fault: text for fault, text in parts.items() if counts[fault]}


def left_out_text(left_out: Mapping[bytes, LeftOut]) -> str:
    """Return the line below the library about files and folders that are not in the list; empty where all are."""
    told = comma_list(*_faults(left_out).values())
    return filled(translate("library", "Left out: %1."), told) if told else ""


def left_out_lines(left_out: Mapping[bytes, LeftOut]) -> list[str]:
    """Return the names of the files and folders that are not in the list, below the reason for them."""
    lines = []
    for fault, text in _faults(left_out).items():
        paths = sorted(os.fsdecode(path) for path, reason in left_out.items() if reason is fault)
        lines += [text, *(f"    {isolated(one_line(path))}" for path in paths)]
    return lines


def folder_gone(folder: Path) -> str:
    """Return the message where the folder of the library cannot be opened and its earlier games are shown."""
    text = translate("library", "The folder “%1” cannot be opened now. These are the games it had before.")
    return filled(text, folder.name or str(folder))


def no_folder(folder: Path) -> str:
    """Return the message where the folder of the library cannot be opened and none of its games are known."""
    text = translate("library", "The folder “%1” cannot be opened.")
    return filled(text, folder.name or str(folder))


def no_games(folder: Path) -> str:
    """Return the text in place of the list where the folder holds no game."""
    text = translate("library", "There are no game records in “%1”.")
    return filled(text, folder.name or str(folder))


#: The text in place of the list where no game matches the filter.
no_match = Text("library", "No game matches.")


def no_further_game(is_next: bool) -> str:
    """Return the message where the list of the library has no next, or no previous, game."""
    if is_next:
        return translate("library", "This is the last game in the list.")
    return translate("library", "This is the first game in the list.")


def place_text(path: str, number: int) -> str:
    """Return the file of a game in a column of the library: "cup/final.sgf", "all.sgf, game 12"."""
    if not number:
        return isolated(path)
    return filled(translate("library", "%1, game %2"), path, number + 1)


# Several games


def chosen_text(count: int) -> str:
    """Return the heading of a dialog about the games selected in the library."""
    return translate("library", "%n selected game(s)", None, count)


def tags_text(tags: GameTags) -> str:
    """Return the tags and the note of a game in a column of the library: "ko, to do · Look at move 40"."""
    note = one_line(tags.note)
    listed = comma_list(*tags.tags)
    if listed and note:
        #: %1 = the tags of a game %2 = the note about it
        return filled(translate("library", "%1 \N{MIDDLE DOT} %2"), listed, note)
    return listed or isolated(note)


def copy_text(group: int, copy: GameCopy, is_first: bool) -> str:
    """Return how a game is like the first one of its group of duplicates, in a column of the library."""
    parts = []
    if copy.further:
        parts.append(translate("library", "%n move(s) more", None, copy.further))
    if copy.is_turned:
        parts.append(translate("library", "turned"))
    if not parts and not is_first:
        parts.append(translate("library", "the same"))
    number = f"{group:,}"
    if not parts:
        return number
    #: %1 = the number of a group of games with the same moves %2 = how this game differs, such as "turned"
    return filled(translate("library", "%1 \N{MIDDLE DOT} %2"), number, comma_list(*parts))


#: The text with the progress while the games of a library are compared.
comparing_text = Text("library", "Comparing the games…")

#: The text in place of the list where no two games have the same moves.
no_duplicates = Text("library", "No two games have the same moves.")


def left_file_line(path: str, reason: str) -> str:
    """Return a line about a file that was left out; the reason is a sentence."""
    #: %1 = the name of a file %2 = a sentence
    return filled(translate("library", "%1: %2"), path, reason)


def not_in_file(count: int) -> str:
    """Return the reason where a file was changed and games of the list are not in it any more."""
    return translate("library", "The file has changed, and %n game(s) of the list cannot be found in it.", None, count)


#: The reason where the game information of a file in another format cannot be changed.
not_an_sgf_file = Text("library", "This is not an SGF file. Open it and save it as SGF first.")

#: The reason where a file is not changed because it is open.
open_in_a_window = Text("library", "The file is open in a window. Change it there, or close it first.")

#: The reason where a file is not changed because another program has just changed it.
changed_meanwhile = Text("library", "The file has just been changed by another program.")

#: The reason where a file is not changed because it would be read back as other games.
too_damaged_to_change = Text("library", "The file is too damaged to be changed in place.")


def lacking_characters(encoding: str, characters: str) -> str:
    """Return the reason where a file is not changed because its encoding lacks characters."""
    shown = " ".join(characters[:20])
    return filled(translate("library", "The file is written in %1, which has no character for %2."), encoding, shown)


#: The text with the progress while the files of selected games are read.
reading_chosen = Text("library", "Reading the selected games…")

#: The text with the progress while the files of selected games are changed.
changing_chosen = Text("library", "Changing the selected games…")

#: The text with the progress while a change of many games is taken back.
taking_back = Text("library", "Undoing the change…")

#: The text with the progress while games are saved as one file.
saving_chosen = Text("library", "Saving the selected games…")


def plan_text(games: int, files: int) -> str:
    """Return the line above the list of the changes that are about to be made in files."""
    of_games = translate("library", "%n game(s)", None, games)
    of_files = translate("library", "%n file(s)", None, files)
    return filled(
        translate("library", "%1 in %2 will be changed. Nothing else in the files changes."), of_games, of_files
    )


#: The line above the list of changes where no game would change.
nothing_to_change = Text("library", "No game would change.")


def left_out_of_change(count: int) -> str:
    """Return the heading of the list of files that will not be changed."""
    return translate("library", "%n file(s) will not be changed", None, count)


def empty_value(text: str) -> str:
    """Return a value in the list of changes; a dash where there is none."""
    return isolated(text) if text.strip() else "\N{EN DASH}"


def changed_text(games: int, left: int, unkept: int) -> str:
    """Return the message after the game information of several games was changed.

    `unkept` is the number of files of which no backup could be made.
    """
    changed = translate("library", "%n game(s) changed.", None, games)
    no_backup = translate("library", "%n file(s) have no backup.", None, unkept) if unkept else ""
    return running_text(changed, not_done_text(left), no_backup)


def taken_back_text(files: int, left: int) -> str:
    """Return the message after a change of several games was taken back."""
    restored = translate("library", "%n file(s) are as they were before.", None, files)
    return running_text(restored, not_done_text(left))


def not_done_text(left: int) -> str:
    """Return the sentence about files that could not be changed; empty for none."""
    return translate("library", "%n file(s) could not be changed.", None, left) if left else ""


#: The sentence added where the user cancelled a change of many files; those before it are changed.
stopped_text = Text("library", "Cancelled before the end.")


def undo_text(games: int) -> str:
    """Return the text of the menu that takes back a change of several games."""
    return translate("library", "Undo the change of %n game(s)", None, games)


def table_heads() -> tuple[str, ...]:
    """Return the headings of the list of games in a table for spreadsheets."""
    return (
        translate("library", "Black"),
        translate("library", "Black’s rank"),
        translate("library", "White"),
        translate("library", "White’s rank"),
        translate("library", "Date"),
        translate("library", "Event"),
        translate("library", "Rules"),
        translate("library", "Result"),
        translate("library", "Moves"),
        translate("library", "Size"),
        translate("library", "File"),
        translate("library", "Game"),
        translate("library", "Tags"),
        translate("library", "Note"),
    )


def files_left_out(count: int) -> str:
    """Return the sentence that this number of files was left out; empty for none."""
    return translate("library", "%n file(s) left out.", None, count) if count else ""


def exported_text(games: int, name: str, left: int) -> str:
    """Return the message after games were saved in one file."""
    text = filled(translate("library", "%1 saved as %2."), translate("library", "%n game(s)", None, games), name)
    return running_text(text, files_left_out(left))


def nothing_exported(left: int) -> str:
    """Return the message where no game could be saved because none of the files could be read."""
    return running_text(translate("library", "No game was saved."), files_left_out(left))


def mixed_title(encodings: Sequence[str]) -> str:
    """Return the title of the question where games cannot keep their encodings in one file."""
    if len(encodings) < 2:
        return translate("library", "The games cannot keep their encoding")
    return translate("library", "The games are in different encodings")


def mixed_detail(encodings: Sequence[str]) -> str:
    """Return the question where games cannot keep their encodings in one file."""
    converted = translate("library", "Converted to Unicode (UTF-8), every game keeps its letters.")
    if len(encodings) < 2:
        reason = translate("library", "In one file their letters would be read wrongly.")
    else:
        text = translate("library", "They are written in %1, and one file needs one encoding.")
        reason = filled(text, comma_list(*encodings))
    return running_text(reason, converted)


#: The message where the tags cannot be read or stored; its details are the reason of the system.
tags_trouble = Text("library", "The tags and notes of the games cannot be read or stored now.")

#: The hint in the field for the tags of a game.
tags_hint = Text("library", "Words with commas between: ko, to do")

#: The line below the fields for tags and note.
tags_are_ours = Text("library", "Tags and notes are kept by goboard. The files of the games do not change.")

#: The hint in a field whose value differs between the selected games and stays as it is.
differing_values = Text("library", "Different: stays as it is")


def lost_line(path: str, number: int, tags: GameTags) -> str:
    """Return a line of the list of games that have tags and are gone: the file, and the tags."""
    return left_file_line(place_text(path, number), tags_text(tags))


#: The text above the list of games that have tags and are gone.
lost_text = Text(
    "library",
    "These games are no longer in the folder, and no other game here has their moves. "
    "Their tags are kept until you delete them.",
)


# Positions


#: The hint below the empty board of the position search.
position_hint = Text(
    "library",
    "Click to put stones down. Drag to search a part of the board.",
)


def found_text(found: SearchResult) -> str:
    """Return the number of games in which the position was found."""
    games = translate("library", "%n game(s)", None, len(found.hits))
    if found.is_partial:
        return filled(translate("library", "Searching… %1 so far"), games)
    if found.is_cut:
        text = translate("library", "%1, and more. Mark a larger part to be more exact.")
        return filled(text, games)
    if not found.hits:
        return translate("library", "Not in any game.")
    return games


def search_stopped_text(count: int) -> str:
    """Return the number of games that a search had found when the user stopped it."""
    return filled(translate("library", "Stopped. %1 so far."), translate("library", "%n game(s)", None, count))


def outdated_text(files: OutdatedFiles) -> str:
    """Return the message that files of a search are not as they were; they are read again."""
    changed = translate("library", "%n file(s) with this position changed since the last reading.", None, files.changed)
    gone = translate("library", "%n file(s) with this position can no longer be opened.", None, files.gone)
    return running_text(*(text for text, count in zip((changed, gone), files, strict=True) if count))


def wildcard_name(code: int) -> str:
    """Return what a marked point of a position to search for may hold."""
    return {
        WHATEVER: translate("library", "any stone or none"),
        NO_WHITE: translate("library", "empty or Black"),
        NO_BLACK: translate("library", "empty or White"),
    }[code]


#: The tip of the button that makes clicks on the board mark points that may be something else.
wildcard_help = Text(
    "library",
    "Click a point that may be anything, or Shift+click at any time. "
    "Click it again for empty or Black, then for empty or White.",
)

#: The tip of the option to search at one place of the board alone.
fixed_help = Text("library", "Search the part at its own place alone, on boards of this size.")

#: The tip of the option to search variations as well as the moves of the games.
variations_help = Text("library", "Search variations as well. Their moves have no result and no year.")

#: The tip of the choice of the colour that plays next in the part.
next_help = Text("library", "Find only places where this colour plays next in the part.")

#: The tip of the field with the last move after which a position is searched for.
most_moves_help = Text("library", "Find only places up to this move. Leave it empty for the whole game.")


def years_title(letter: str) -> str:
    """Return the line above the chart of the years in which a next move was played; `letter` names the move."""
    return filled(translate("library", "Move %1 by year"), letter)


#: The line above the chart of the years in which a position came up, where no next move is known.
position_years = Text("library", "This position by year")


def year_bar(bar: YearBar) -> str:
    """Return one bar of the chart of years: "1990–1994: 12 of 40", how often of how many positions."""
    return filled(translate("library", "%1: %2 of %3"), year_span((bar,)), f"{bar.times:,}", f"{bar.total:,}")


def year_span(bars: Sequence[YearBar]) -> str:
    """Return the first and the last year of bars: "1955–2024"."""
    first, last = bars[0].first, bars[-1].last
    return str(first) if first == last else f"{first}\N{EN DASH}{last}"


def years_summary(bars: Sequence[YearBar]) -> str:
    """Return all bars of the chart of years that are not empty, as a screen reader speaks them."""
    return comma_list(*(year_bar(bar) for bar in bars if bar.total))


# An empty part would be found in nearly every game.
#: The message where the part to search for has no stone.
part_without_stone = Text("library", "Mark a part with at least one stone.")

#: The text shown while a search for a position runs.
searching_text = Text("library", "Searching…")


def wins_text(black: int, white: int) -> str:
    """Return the share of games that Black won after a move: "Black won 52%"; empty where no result is known."""
    if not black + white:
        return ""
    share = round(100 * black / (black + white))
    return filled(translate("library", "Black won %1%"), share)


def next_move_text(letter: str, move: Continuation, size: BoardSize) -> str:
    """Return a next move in the list of a search as a screen reader speaks it: "A: Black D4, 312 times,
    Black won 52%".
    """
    played = filled(
        translate("library", "%1: %2 %3"),
        letter,
        color_name(move.color),
        point_name(move.point, size),
    )
    times = translate("library", "%n time(s)", None, move.times)
    return comma_list(played, times, wins_text(move.black, move.white))


def further_moves_text(count: int) -> str:
    """Return the note below the list of next moves with the number of those that it leaves out."""
    return translate("library", "%n more move(s)", None, count)


#: The text in place of the list where no game goes on after the position.
no_next_move = Text("library", "Nothing was played here afterwards.")


def played_text(move: Continuation, size: BoardSize) -> str:
    """Return a next move and how often it was played, in the list of a search: "Black D4 · 312"."""
    where = f"{color_name(move.color)} {point_name(move.point, size)}"
    return f"{where} · {move.times:,}"


#: The name of a corner on the card of the joseki dictionary, as the user sees the board.
corner_name = TextTable(
    {
        Corner.TOP_LEFT: Text("joseki", "Upper left"),
        Corner.TOP_RIGHT: Text("joseki", "Upper right"),
        Corner.BOTTOM_LEFT: Text("joseki", "Lower left"),
        Corner.BOTTOM_RIGHT: Text("joseki", "Lower right"),
    }
)


def corner_state(state: CornerState, size: BoardSize) -> str:
    """Return the line about a corner on the card of the joseki dictionary."""
    if state.left is not None:
        text = translate("joseki", "left the dictionary at move %1, %2")
        return filled(text, state.left.number, move_text(state.left.move, size))
    count = len(state.found.moves) if state.found is not None else 0
    if not count:
        return translate("joseki", "in the dictionary, with nothing more to play")
    return translate("joseki", "%n move(s) in the dictionary", None, count)


#: The text on the card where no corner of the board is in the joseki dictionary.
nothing_known = Text("joseki", "No corner of this board is in the dictionary.")


def other_board(size: BoardSize) -> str:
    """Return the text on the card where the joseki dictionary is for boards of another size."""
    return filled(translate("joseki", "The dictionary is for %1 × %1 boards."), size.columns)


def being_read(name: str) -> str:
    """Return the text on the card while the file of the joseki dictionary is read."""
    return filled(translate("joseki", "Reading %1…"), name)


def not_read(name: str, reason: str) -> str:
    """Return the message for a file that cannot be used as the joseki dictionary; the reason is a sentence."""
    return filled(translate("joseki", "%1 is not a joseki dictionary. %2"), name, reason)


#: The reason where a file has no variations in a corner and cannot be the joseki dictionary.
no_corners = Text("joseki", "It has no moves in the corner of a square board.")
