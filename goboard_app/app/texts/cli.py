"""The texts of the commands without a window: help, failures, findings, and explained counts."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from goboard_app.app.texts.count import (
    LIFE_OF,
    closing_sentence,
    filling_sentences,
    needed_move,
    not_finished,
    opening_sentences,
    reason_sentence,
    rules_count_as_it_stands,
)
from goboard_app.app.texts.explain import both_results
from goboard_app.app.texts.format import (
    Text,
    TextTable,
    board_size,
    by_color,
    color_name,
    filled,
    plain_number,
    translate,
    visible,
)
from goboard_app.app.texts.results import result_sentence, system_phrase
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import BoardSize, Color, Move, Play, Point, point_name
from goboard_app.go.position import Position
from goboard_app.record.result import format_result, margin_text
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.filling import FillingMove
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session.current_count import counts_as_it_stands
from goboard_app.session.new_game import Handicap, NamedRuleset
from goboard_app.session.recount import Recount, ValueSource

# A smaller loss would be shown as 0.0.
_WORTH_TELLING = 0.05


def _line(text: str, *values: object) -> str:
    """Return a filled sentence on one line."""
    # Text from a file must not send control characters to the terminal.
    return visible(filled(text, *values))


def named(name: str, sentence: str) -> str:
    """Return a message about a file, behind its name: "game.sgf: The file is empty."."""
    # The usual name of standard input and output on a command line.
    if name == "-":
        name = translate("cli", "standard input or output")
    return _line(translate("cli", "%1: %2"), name, sentence)


def read_failure(error: OSError | ValueError) -> str:
    """Return the message of a command for a file that cannot be read."""
    if isinstance(error, FileNotFoundError):
        return translate("cli", "There is no such file.")
    if isinstance(error, IsADirectoryError):
        return translate("cli", "This is a folder, not a file.")
    if isinstance(error, PermissionError):
        return translate("cli", "You may not read this file.")
    return _line(translate("cli", "It cannot be read: %1."), system_phrase(error))


def write_failure(error: OSError | ValueError) -> str:
    """Return the message of a command for a file that cannot be written; nothing was changed."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return translate("cli", "There is no such folder to write to.")
    if isinstance(error, IsADirectoryError):
        return translate("cli", "This is a folder, not a file.")
    if isinstance(error, PermissionError):
        return translate("cli", "You may not write here. Nothing was changed.")
    return _line(translate("cli", "It cannot be written: %1."), system_phrase(error))


def folder_failure(error: OSError | ValueError) -> str:
    """Return the message of a command for a folder whose files cannot be listed."""
    return _line(translate("cli", "This folder cannot be listed: %1."), system_phrase(error))


#: The message of a command for a folder that holds no game records.
no_records_there = Text("cli", "There are no game records in this folder.")

#: The message of a command for a file that another program changed, or removed, while the command read it.
changed_while_read = Text("cli", "The file was changed or removed while it was being read. Try again.")

#: The message where a file to write exists already.
already_there = Text("cli", "There is already a file with this name; it was left alone. --force replaces files.")

#: The message where --output names a file.
no_folder = Text("cli", "This is a file; --output needs a folder.")

#: The message where standard input would be written into a folder.
no_name_to_write = Text("cli", "Standard input has no name to write to in a folder.")


def same_output(one: str, other: str, name: str) -> str:
    """Return the message where two files would be written to the same name."""
    sentence = translate("cli", "%1 and %2 would both be written to %3. Nothing was written.")
    return _line(sentence, one, other, name)


def output_is_read(name: str, other: str) -> str:
    """Return the message where the output for a file would replace a file that is read too."""
    return _line(
        translate("cli", "The output for %1 would replace %2, which is read too. Nothing was written."), name, other
    )


#: The message where --output is missing: a folder or several files have no single OUT.
needs_output = Text("cli", "for a folder or several files, name the folder to write to with --output")

#: The message where goboard merge has no file to write to.
needs_merge_output = Text("cli", "name the file to write with --output")

#: The message where OUT is missing.
needs_out = Text("cli", "name the file to write after the record, or a folder with --output")


def needs_output_for(option: str) -> str:
    """Return the message where an option only goes with a folder to write to."""
    return _line(translate("cli", "%1 needs a folder to write to, named with --output"), option)


def needs_one_file(option: str) -> str:
    """Return the message where an option only goes with a single record, and with a file to write."""
    return _line(translate("cli", "%1 works with one game record only, and needs the name of a file to write"), option)


def unknown_kind(name: str, known: Iterable[str]) -> str:
    """Return the message where --remove names something that cannot be removed."""
    sentence = translate("cli", "--remove: “%1” is not known. These are: %2.")
    return _line(sentence, name, ", ".join(known))


#: The line before the list of what --remove took out of a file.
removed = Text("cli", "Removed:")

#: The line before the list of what --remove would take out of a file, with --dry-run.
would_remove = Text("cli", "Would be removed:")

#: The line for a file in which there is nothing of what --remove names.
nothing_to_remove = Text("cli", "Nothing to remove.")


def batch_progress(number: int, total: int, name: str) -> str:
    """Return the line that shows which of many files a command works on."""
    return _line(translate("cli", "%1 of %2: %3"), number, total, name)


def batch_summary(read: int, written: int | None, remarked: int, failed: int) -> str:
    """Return the last line about many files; `written` is None for a command that writes none."""
    if written is None:
        return _line(translate("cli", "Files read: %1, with findings: %2, failed: %3."), read, remarked, failed)
    sentence = translate("cli", "Files read: %1, written: %2, with findings: %3, failed: %4.")
    return _line(sentence, read, written, remarked, failed)


def batch_stopped(done: int, total: int) -> str:
    """Return the line before the summary where Ctrl+C ended the command between two files."""
    return _line(translate("cli", "Stopped after %1 of %2 files."), done, total)


#: The message of a command for a file that is too large to be a game record.
too_large = Text("cli", "The file is too large to be a game record.")


def no_such_game(number: int, games: int) -> str:
    """Return the message where --game asks for a number that the file does not have."""
    text = translate("cli", "There is no game %1; games in this file: %2.")
    return _line(text, number, games)


def one_of_games(number: int, games: int) -> str:
    """Return the note which game of a collection the command looked at."""
    text = translate(
        "cli",
        "The file holds %n game(s); this is game %1. Another one is chosen with --game.",
        None,
        games,
    )
    return _line(text, number)


def not_a_number(option: str, text: str) -> str:
    """Return the message where an option needs a number and got something else."""
    return _line(translate("cli", "%1: “%2” is not a number."), option, text)


def komi_out_of_range(text: str, limit: int) -> str:
    """Return the message where --komi is outside its limits or not in quarters."""
    sentence = translate("cli", "--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.")
    return _line(sentence, text, limit)


def number_out_of_range(option: str, low: int, high: int) -> str:
    """Return the message where the number of an option is too small or too large."""
    sentence = translate("cli", "%1: the number must lie between %2 and %3.")
    return _line(sentence, option, low, high)


def handicap_not_possible(stones: int, size: BoardSize) -> str:
    """Return the message where the rules have no place for this number of handicap stones on the board."""
    sentence = translate("cli", "--handicap: %1 handicap stones are not possible on %2 by these rules.")
    return _line(sentence, stones, board_size(size))


def unknown_rules(name: str, keys: Iterable[str]) -> str:
    """Return the message where a name is no ruleset's; it lists the known names."""
    sentence = translate("cli", "No ruleset is called “%1”. These are known: %2.")
    return _line(sentence, name, ", ".join(keys))


def no_such_point(text: str, size: BoardSize) -> str:
    """Return the message where --dead names something that is no point of the board."""
    sentence = translate("cli", "--dead: “%1” is not a point on a board of %2.")
    return _line(sentence, text, board_size(size))


def no_stone_at(point: Point, size: BoardSize) -> str:
    """Return the message where --dead names an empty point."""
    return _line(translate("cli", "--dead: there is no stone at %1."), point_name(point, size))


def assumed_rules(found: NamedRuleset, used: Ruleset) -> str:
    """Return the note which rules were used where the record names none that are known."""
    name = ruleset_name(used)
    if not found.text:
        return _line(translate("cli", "The record names no rules; these were used: %1."), name)
    sentence = translate("cli", "The record names rules that are not known, “%2”; these were used: %1.")
    return _line(sentence, name, found.text)


def bad_komi(raw: str) -> str:
    """Return the finding of goboard check that the komi of a record is not a number."""
    return _line(translate("cli", "The komi “%1” is not a number."), raw)


def more_of_them(count: int) -> str:
    """Return the note how many remarks were left out."""
    return _line(translate("cli", "Further remarks: %1; --json lists all of them."), count)


def komi_missing(raw: str | None) -> str:
    """Return the note of goboard score where the record gives no komi, or none that is a number."""
    if not (raw or "").strip():
        return translate("cli", "No komi in the record; counted as 0.")
    sentence = translate("cli", "The komi of the record, “%1”, is not a number; counted with 0.")
    return _line(sentence, raw)


def handicap_differs(handicap: Handicap) -> str:
    """Return the note of goboard score where HA and the stones on the board give different numbers."""
    sentence = translate("cli", "Handicap stones in the record: %1; Black’s stones before White’s first move: %2.")
    return _line(sentence, handicap.recorded or 0, handicap.on_board)


def handicap_taken(stones: int) -> str:
    """Return the note of goboard score with how many handicap stones the bonus was calculated."""
    sentence = translate("cli", "Handicap stones counted with: %1. Give another number with --handicap.")
    return _line(sentence, stones)


def set_up_stones(stones: int) -> str:
    """Return the note of goboard score where stones are set up at the start and the record gives no handicap."""
    sentence = translate(
        "cli",
        "Black begins with %n stone(s), but the record gives no handicap; White gets nothing for "
        "them. If it was one, say --handicap %1.",
        None,
        stones,
    )
    return _line(sentence, stones)


#: The note of goboard score that territory was marked before the last moves, so the marks are not used.
stale_marks = Text("cli", "Territory is marked in the record, but stones were played after that; not used.")


def marked_otherwise(points: Iterable[Point], size: BoardSize) -> str:
    """Return the note of goboard score with the points where the marks of the record differ from the count."""
    sentence = translate("cli", "TB and TW in the record disagree about these points: %1.")
    return _line(sentence, point_list(points, size))


def point_list(points: Iterable[Point], size: BoardSize) -> str:
    """Return the names of points in a row, or "none"."""
    names = [point_name(point, size) for point in sorted(points)]
    return " ".join(names) if names else translate("cli", "none")


def komi_text(komi: Fraction) -> str:
    """Return the komi as files write it."""
    return plain_number(komi) if komi.denominator <= 4 else margin_text(komi)


def unknown_encoding(name: str) -> str:
    """Return the message where --encoding names no known encoding."""
    return _line(translate("cli", "--encoding: no text encoding is called “%1”."), name)


def not_in_encoding(encoding: str, characters: str) -> str:
    """Return the message where the encoding lacks characters of the record; nothing was written."""
    sentence = translate(
        "cli",
        "The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.",
    )
    return _line(sentence, encoding, characters[:20])


def no_such_format(ending: str) -> str:
    """Return the message where OUT has the ending of a format that cannot be written."""
    sentence = translate("cli", "goboard does not write files that end in %1; it writes records as SGF.")
    return _line(sentence, ending)


#: The message of goboard convert where OUT is a picture.
use_render = Text("cli", "Pictures are made with “goboard render FILE OUT.png”.")

#: The message where the picture would replace the record itself.
would_lose_record = Text("cli", "The picture would take the place of the record. Nothing was written.")


def no_graphics(detail: str) -> str:
    """Return the message where libraries that pictures need are missing."""
    sentence = translate("cli", "Pictures cannot be made here: parts of Qt are missing (%1).")
    return _line(sentence, detail)


#: The message where the picture could not be made.
not_painted = Text("cli", "The picture could not be made.")


def not_understood(detail: str) -> str:
    """Return the message for a command line that cannot be parsed."""
    return _line(translate("cli", "This was not understood: %1."), detail)


def see_help(program: str) -> str:
    """Return the line that names the command for help."""
    return _line(translate("cli", "Help: %1 --help"), program)


def labelled(label: str, value: str) -> str:
    """Return a fact with its label: "Komi: 6.5"."""
    return _line(translate("cli", "%1: %2"), label, value)


def result_line(result: str, words: str) -> str:
    """Return the line of goboard score with the result as RE writes it and in words."""
    return _line(translate("cli", "Result: %1 (%2)"), result, words)


#: The words beside the result where both sides have the same and the rules let Black win.
tie_of_black = Text("cli", "both sides have the same, and then Black wins")


def fault_off_board(where: str) -> str:
    """Return the reason in goboard check for a move that names no point of the board."""
    return _line(translate("cli", "“%1” is not a point on this board; the move was left out"), where)


def fault_occupied(where: str) -> str:
    """Return the reason in goboard check for a move on a stone."""
    return _line(translate("cli", "%1: there is already a stone there"), where)


def fault_suicide(where: str) -> str:
    """Return the reason in goboard check for a move that takes its own last liberty."""
    return _line(translate("cli", "%1: no liberty would be left"), where)


def fault_ko(where: str) -> str:
    """Return the reason in goboard check for a move that breaks the ko rule."""
    return _line(translate("cli", "%1: this recaptures the ko right away"), where)


def fault_superko(where: str) -> str:
    """Return the reason in goboard check for a move that repeats an earlier board."""
    return _line(translate("cli", "%1: this repeats an earlier board"), where)


def fault_setup(where: str) -> str:
    """Return the reason in goboard check for a value of AB, AW or AE that names no point of the board."""
    return _line(translate("cli", "%1 does not set up a point on this board; it was left out"), where)


def fault_more_values(where: str) -> str:
    """Return the reason in goboard check for B or W with several values."""
    return _line(translate("cli", "the move has more than one point; “%1” was left out"), where)


def fault_two_moves(_where: str) -> str:
    """Return the reason in goboard check for a node with moves of both sides."""
    return translate("cli", "Black and White move in one step")


def fault_of_side(move: int, color: str, reason: str) -> str:
    """Return the line of goboard check about a faulty move, with its number and colour."""
    return _line(translate("cli", "Move %1, %2, %3."), move, color, reason)


def fault_of_step(move: int, reason: str) -> str:
    """Return the line of goboard check about a fault that belongs to no side."""
    return _line(translate("cli", "Move %1, %2."), move, reason)


def check_head(encoding: str, games: int, nodes: int) -> str:
    """Return the first line of goboard check about a file: encoding, games, nodes."""
    return _line(translate("cli", "Encoding %1, games: %2, nodes: %3"), encoding, games, nodes)


def game_line(number: int, size: str, nodes: int, moves: int, rules: str) -> str:
    """Return the line of goboard check about one game."""
    return _line(
        translate("cli", "Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5"),
        number,
        size,
        nodes,
        moves,
        rules,
    )


def judged_by_unknown(text: str, used: str) -> str:
    """Return the note of goboard check by which rules the moves were judged, where those of the record
    are not known.
    """
    return _line(
        translate("cli", "The rules “%1” are not known; moves were judged by these: %2."),
        text,
        used,
    )


def judged_unnamed(used: str) -> str:
    """Return the note of goboard check by which rules the moves were judged, where the record names none."""
    return _line(translate("cli", "No rules are named; moves were judged by these: %1."), used)


def imported_from(head: str, kind: str) -> str:
    """Return the first line of goboard check about a file that is not SGF."""
    return _line(translate("cli", "%1, imported from %2"), head, kind)


def rules_unknown(text: str) -> str:
    """Return the words in place of the rules' name where a record names rules that are not known."""
    return _line(translate("cli", "not known (%1)"), text)


def of_game(number: int, sentence: str) -> str:
    """Return a sentence about one of several games, behind its number."""
    return _line(translate("cli", "Game %1: %2"), number, sentence)


#: The finding of goboard check that saving the unchanged file would change its bytes.
bytes_would_change = Text("cli", "Saving the file untouched would change its bytes.")


def size_and_moves(size: str, moves: int) -> str:
    """Return the size of the board and the number of moves of a game."""
    return _line(translate("cli", "%1, moves: %2"), size, moves)


def record_says(result: str) -> str:
    """Return the sentence of goboard score with the result that the record gives."""
    return _line(translate("score", "The record says %1."), result)


def unknown_engine(name: str, keys: Iterable[str]) -> str:
    """Return the message where a name is no engine's; it lists the known names."""
    sentence = translate("cli", "No engine is called “%1”. These are known: %2.")
    return _line(sentence, name, ", ".join(keys) or translate("cli", "none"))


def engine_cannot(name: str, keys: Iterable[str]) -> str:
    """Return the message where an engine cannot do what the command needs; it lists those that can."""
    sentence = translate("cli", "“%1” cannot do this. These can: %2.")
    return _line(sentence, name, ", ".join(keys) or translate("cli", "none"))


#: The message of goboard analyse where no engine that rates moves is installed.
no_analyst = Text(
    "cli",
    "No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….",
)


def after_move(number: int, sentence: str) -> str:
    """Return a message of goboard analyse about a position, behind the number of its move."""
    return _line(translate("cli", "After move %1: %2"), number, sentence)


def judged_line(
    number: int,
    to_move: str,
    score: float | None,
    winrate: float | None,
    best: str,
    played: str,
    lost: float | None,
) -> str:
    """Return the line of goboard analyse about a position: who is ahead, the best move, and the move played."""
    parts = [_line(translate("cli", "Move %1:"), number)]
    if score is not None:
        ahead = by_color(Color.BLACK if score >= 0 else Color.WHITE, "B", "W")
        parts.append(f"{ahead}+{abs(score):.1f}")
    if winrate is not None:
        parts.append(_line(translate("cli", "Black %1 %"), f"{100 * winrate:.0f}"))
    if best:
        parts.append(_line(translate("cli", "%1 best %2"), to_move, best))
    if played:
        parts.append(_line(translate("cli", "played %1"), played))
    if lost is not None and lost >= _WORTH_TELLING:
        parts.append(_line(translate("cli", "points lost: %1"), f"{lost:.1f}"))
    return "  ".join(parts)


def game_played(number: int, black: str, white: str, result: str, moves: int) -> str:
    """Return the line of goboard match about a finished game."""
    sentence = translate("cli", "Game %1: %2 (Black), %3 (White): %4, moves: %5.")
    return _line(sentence, number, black, white, result, moves)


#: The sentence of goboard match about a game that was stopped since neither side passes.
too_many_moves = Text("cli", "It was stopped: neither side passes.")


def not_allowed(name: str) -> str:
    """Return the sentence of goboard match about an engine that made a move against the rules."""
    return _line(translate("cli", "%1 made a move that the rules do not allow."), name)


#: The help of goboard engines.
engines_description = Text(
    "cli",
    "List the engines: those found on this computer, those added in the program, and the\n"
    "program’s own partners. Nothing is started.",
)

#: The help of goboard analyse.
analyse_description = Text(
    "cli",
    "Have an engine rate every position of the main line of a record: who is ahead, the\n"
    "best move, and how many points the move played lost. All values are Black’s.",
)

#: The help on the output of goboard analyse --json.
analyse_json = Text(
    "cli",
    "With --json one object: file, engine, positions, report. Each position: move (how many were\n"
    "played), to_move, score (points Black is ahead), winrate (Black’s, 0 to 1), visits,\n"
    "candidates (move, visits, score, winrate, prior, line), played, lost (points that this\n"
    "move lost), ownership (row by row from the top left, 1 Black’s, -1 White’s; or null).\n"
    "Report: black and white, each with opening, middle, end and whole (moves, analysed,\n"
    "lost, mean_lost, compared, best, best_share) and worst (move, played, lost, better).",
)

#: The help of goboard match.
match_description = Text(
    "cli",
    "Have two engines play games against each other; they take turns at Black. An engine is\n"
    "its key or name (see “goboard engines”), with a level after a colon where it has levels:\n"
    "gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are\n"
    "counted as the program judges the stones.",
)

#: The help on the exit codes.
exit_codes = Text(
    "cli",
    "Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or\n"
    "written, or the command was not understood.",
)

#: The help on the output of goboard score --json.
score_json = Text(
    "cli",
    "With --json one object: file, game, games, size, moves, black_name, white_name,\n"
    "ruleset, ruleset_from (option, record, none), ruleset_named (whether the record\n"
    "names rules that are known), ruleset_recorded, scoring, komi, komi_from, handicap,\n"
    "dead, dead_from (option, record, auto), seki, black and white (territory, stones,\n"
    "prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,\n"
    "clock_penalty, total), neutral, margin (Black’s points less White’s), winner (B, W\n"
    "or null), result, recorded_result, agrees (null where counting cannot tell),\n"
    "difference (what the record gives Black more than the count), likely_cause,\n"
    "main_result (after the last moves, or as it stands if the record says so, its marks\n"
    "settle it, the rules count the board as it stands, or nothing is left to play; null\n"
    "if the game does not look finished), after_last_moves (null if there are none: moves\n"
    "with color, point, protects and purpose; left; result, margin, winner, agrees),\n"
    "filled (with --fill: moves, left, result; else null), groups,\n"
    "territory, seki_points, neutral_points, dame (those that either side may fill),\n"
    "openings (invader, points, threatened), needed (owner, point, threatened), finished,\n"
    "findings, illegal_moves, messages; or file and error.\n"
    "With --rules all a list of such objects, without difference and likely_cause.\n\n"
    "neutral, margin, winner, result, agrees and difference are those of the board as it\n"
    "stands, before the last moves. purpose: fill (a neutral point), answer (forced by\n"
    "the move before), close (closes a border or protects stones), pass.\n"
    "groups: color, stones, status (as counted: alive, dead, seki), judged (alive, dead,\n"
    "seki, unclear), leaning, reason, reason_points, liberties, other_liberties,\n"
    "confidence (0 to 1; only what is certain has 1), sentence.\n"
    "territory: one text for each row from the top; b and w are territory, dead stones\n"
    "on it included, s is surrounded but does not count because of seki, a dot is\n"
    "anything else.\n"
    "likely_cause: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,\n"
    "not_counted (decided by resignation or on time); null where the results agree.",
)

#: The help of goboard score.
score_description = Text(
    "cli",
    "Count the position at the end of the main line, and compare the count with the\n"
    "result that the record gives. Dead stones are those of --dead, else those that TB\n"
    "and TW at the end of the record mark, else those that are judged to be dead. If the\n"
    "record does not settle the count, small gaps in borders are closed and neutral\n"
    "points filled first, and the count as it stands comes second.",
)

#: The help of goboard check.
check_description = Text(
    "cli",
    "Tell what files hold, what in them departs from the standard, which moves of the\n"
    "main line the rules do not allow, and what cannot be used of lessons and problems.",
)

#: The help on the output of goboard check --json.
check_json = Text(
    "cli",
    "With --json a list, one object for each file: file, format, encoding, encoding_from\n"
    "(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,\n"
    "last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,\n"
    "ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,\n"
    "illegal_moves), findings (kind, line, column, detail, game, sentence, expected,\n"
    "done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,\n"
    "messages; or file and error.",
)

#: The help of goboard convert.
convert_description = Text(
    "cli",
    "Write the record IN to OUT as SGF. All bytes stay as they are unless an option\n"
    "asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or\n"
    "not at all; it may be IN. With --output many files and whole folders are written\n"
    "into a folder.",
)

#: The help on what goboard convert --remove can remove.
convert_kinds = Text(
    "cli",
    "--remove takes these, with commas between them: comments (C, N), marks (TR, SQ, CR,\n"
    "MA, SL, LB, LN, AR, DD, VW), ratings (TE, BM, DO, IT, GB, GW, DM, UC, HO, V),\n"
    "variations (all but the main line), times (BL, WL, OB, OW), server (properties that\n"
    "only a server or an engine knows, and lines of chat or of an engine in comments).\n"
    "What goes is listed on standard error.",
)

#: The help of goboard merge.
merge_description = Text(
    "cli",
    "Write the games of all files as one tree: equal moves become one node, others become\n"
    "variations. Comments of equal nodes follow one another, each with the name of its\n"
    "file, and marks are united. The game information is the first game’s; what differs\n"
    "is listed in the comment of the root. A game on another board, with another handicap\n"
    "or another setup than the first one is left out.",
)

#: The help on the names that goboard convert and render take.
names_help = Text(
    "cli",
    "a game record, or - for standard input; then the file to write. With --output: records and folders",
)

#: The help of goboard render.
render_description = Text(
    "cli",
    "Write what the ending of OUT says: the position at the end of the main line, or\n"
    "after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the\n"
    "stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither\n"
    "a move nor a part is asked for. With --output many files and whole folders are\n"
    "drawn into a folder. No display is needed.",
)

#: The help of goboard rules.
rules_description = Text("cli", "List all rulesets, or say what one of them means.")

#: The help of the program itself, with its behaviour without a command.
program_description = Text(
    "cli",
    "A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.",
)

#: The label of the dead stones in goboard score, with the source that names them.
dead_source = TextTable(
    {
        ValueSource.OPTION: Text("cli", "Dead stones, as given with --dead"),
        ValueSource.RECORD: Text("cli", "Dead stones, as TB and TW of the record mark them"),
    },
    otherwise=Text("cli", "Dead stones, as judged here"),
)


def comparison(found: Recount, counted: str) -> str:
    """Return the sentence of goboard score that compares the count with the result of the record.

    `counted` is the result of the count in words.
    """
    recorded = (found.info.result or "").strip()
    if not recorded:
        return translate("cli", "The record gives no result.")
    if found.agrees is None:
        sentence = translate("cli", "The record says %1 (%2); counting cannot confirm that.")
        return filled(sentence, recorded, result_sentence(recorded))
    if found.agrees or found.agrees_after:
        return filled(translate("cli", "The record says %1 as well."), recorded)
    return both_results(recorded, counted)


def group_line(judgement: GroupJudgement, stones: frozenset[Point], status: Status, size: BoardSize) -> str:
    """Return the line of goboard score about a group: its status, the judgement, its confidence, and the reason."""
    text = translate("score", "%1 %2, stones: %3. %4")
    what = _judged(judgement) + " " + reason_sentence(judgement, size)
    if LIFE_OF[status] is not judgement.leaning:
        counted = filled(translate("score", "Counted as %1."), life_name(LIFE_OF[status]))
        what = f"{counted} {what}"
    where = point_name(min(stones), size)
    return filled(text, color_name(judgement.color), where, len(stones), what)


def _judged(judgement: GroupJudgement) -> str:
    """Return the sentence with the judgement of a group and its confidence, in the line about the group."""
    sure = f"{percent(judgement.confidence)} %"
    if judgement.life is not Life.UNCLEAR:
        return filled(translate("score", "Judged as %1 (%2)."), life_name(judgement.life), sure)
    text = translate("score", "Not clear, likely %1 (%2).")
    return filled(text, life_name(judgement.leaning), sure)


def percent(confidence: float) -> int:
    """Return a confidence in whole percent, rounded down."""
    # Rounded to the nearest, 0.996 would look certain; the small term keeps 0.29 from becoming 28.
    return int(confidence * 100 + 1e-9)


#: The word for the judgement of a group: alive, dead, in seki, or not clear.
life_name = TextTable(
    {
        Life.ALIVE: Text("score", "alive"),
        Life.DEAD: Text("score", "dead"),
        Life.SEKI: Text("score", "in seki"),
        Life.UNCLEAR: Text("score", "not clear"),
    }
)


def open_sentences(proposal: Proposal, size: BoardSize) -> list[str]:
    """Return the sentences about open borders, each place once, and about protective moves that are still needed."""
    told = opening_sentences(proposal.openings, size, point_list)
    named = frozenset[Point]().union(*(opening.points for opening in proposal.openings))
    return told + [needed_move(each, size) for each in proposal.needed if each.point not in named]


def unfinished_lines(found: Recount) -> list[str]:
    """Return the lines of goboard score about a game that does not look finished; empty for a finished one."""
    if not found.is_unfinished:
        return []
    return [not_finished(), *open_sentences(found.proposal, found.position.size)]


def still_open(found: Recount) -> Proposal:
    """Return the open borders that the report of goboard score has not named yet.

    The report on an unfinished board begins with its open places; the last moves close those that can be closed.
    """
    if found.is_unfinished:
        return Proposal()
    if found.last_moves is None or found.main_count is found.count:
        return found.proposal
    return Proposal(openings=found.last_moves.filling.openings)


#: The note of goboard score about a capture game, in which captured stones win.
capture_game = Text("score", "This is a capture game: captured stones win, not points.")


def unclear_sentence(judgement: GroupJudgement, size: BoardSize) -> str:
    """Return the sentence about a group that the players have to decide, with the status it is counted as."""
    where = point_name(min(judgement.stones), size)
    leaning = life_name(judgement.leaning)
    text = translate("score", "The group at %1 is not clear; it is counted as %2.")
    return filled(text, where, leaning)


# The moves that fill a board depend on the rules.
#: The message where --fill is used with --rules all.
fill_needs_one_ruleset = Text("cli", "--fill needs one ruleset, not --rules all")


def filled_lines(found: Recount) -> list[str]:
    """Return the lines of goboard score --fill: the last moves, each forced answer, and the result.

    If there are no last moves, the only line gives the reason.
    """
    if found.filled is None:
        return []
    filling, size = found.filled.filling, found.position.size
    if not found.proposal.is_finished:
        return [translate("score", "There are no last moves: the game is not finished.")]
    if counts_as_it_stands(found.ruleset):
        return [rules_count_as_it_stands()]
    told = filling_sentences(filling, found.position)
    if not filling.moves:
        return told or [translate("score", "There is nothing left to play.")]
    black = translate("score", "Last moves, Black first: %1")
    white = translate("score", "Last moves, White first: %1")
    text = by_color(filling.plain_moves[0].color, black, white)
    moves = " ".join(move_text(move, size) for move in filling.plain_moves)
    result = format_result(found.filled.result)
    is_said = found.last_moves is not None and found.main_count is not found.count
    after = [] if is_said else [result_after(result, result_sentence(result))]
    return [filled(text, moves), *told, *after]


def result_after(result: str, words: str) -> str:
    """Return the line of goboard score with the result after the last moves."""
    return _line(translate("score", "Result after the last moves: %1 (%2)"), result, words)


def as_it_stands(result: str, words: str) -> str:
    """Return the line with the result of the board as it stands, below another result or where no other
    can be given.
    """
    return _line(translate("score", "The board as it stands: %1. %2"), result, words)


#: The sentence of goboard score that the last moves do not change the result.
stands_the_same = Text("score", "The board as it stands comes to the same.")


def stands_by_rules(found: Recount) -> list[str]:
    """Return the sentence that the rules assume no last moves, where there would be some; else no line."""
    proposal = found.proposal
    is_open = proposal.openings or proposal.needed or proposal.dame
    if not is_open or found.dead_source is ValueSource.RECORD or not counts_as_it_stands(found.ruleset):
        return []
    return [rules_count_as_it_stands()]


def closing_line(closing: FillingMove, position: Position, size: BoardSize) -> str:
    """Return the line of goboard score that says which side closes its border or protects stones, and where."""
    move = closing.move
    stones = closing.protects & position.points(move.color)
    if not stones or not isinstance(move, Play):
        return closing_sentence(closing, size)
    black = translate("score", "Black protects stones with a move at %1.")
    white = translate("score", "White protects stones with a move at %1.")
    return filled(by_color(move.color, black, white), point_name(move.point, size))


def move_text(move: Move, size: BoardSize) -> str:
    """Return the name of the point of a move, or the word for a pass."""
    return point_name(move.point, size) if isinstance(move, Play) else translate("cli", "pass")


def points_line(label: str, points: Iterable[Point], size: BoardSize) -> str:
    """Return a line of goboard score with the points of a kind behind their label."""
    return filled(translate("cli", "%1: %2"), label, point_list(points, size))
