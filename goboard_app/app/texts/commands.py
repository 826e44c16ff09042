"""What the commands without a window say: failures, and what was taken from where."""

from __future__ import annotations

import os
from collections.abc import Iterable
from fractions import Fraction

from goboard_app.app.texts.numbers import board_size, filled, one_line, plain_number, translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.point import BoardSize, Point, point_name
from goboard_app.record.result import margin_text
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.handicap import Handicap
from goboard_app.session.lookup import NamedRuleset


def _line(text: str, *values: object) -> str:
    """A sentence filled, on one line: what comes from a file must not command the terminal."""
    return one_line(filled(text, *values))


def named(name: str, sentence: str) -> str:
    """A sentence about a file: "game.sgf: The file is empty."."""
    if name == "-":
        name = translate("cli", "standard input or output")
    return _line(translate("cli", "%1: %2"), name, sentence)


def read_failure(error: OSError | ValueError) -> str:
    """Why a file cannot be read."""
    if isinstance(error, FileNotFoundError):
        return translate("cli", "There is no such file.")
    if isinstance(error, IsADirectoryError):
        return translate("cli", "This is a folder, not a file.")
    if isinstance(error, PermissionError):
        return translate("cli", "You may not read this file.")
    return _line(translate("cli", "It cannot be read (%1)."), _reason(error))


def write_failure(error: OSError | ValueError) -> str:
    """Why a file cannot be written; nothing was changed."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return translate("cli", "There is no such folder to write to.")
    if isinstance(error, IsADirectoryError):
        return translate("cli", "This is a folder, not a file.")
    if isinstance(error, PermissionError):
        return translate("cli", "You may not write here. Nothing was changed.")
    return _line(translate("cli", "It cannot be written (%1)."), _reason(error))


def _reason(error: OSError | ValueError) -> str:
    code = getattr(error, "errno", None)
    return os.strerror(code) if isinstance(code, int) else str(error)


def too_large() -> str:
    """A file is beyond any game record."""
    return translate("cli", "The file is too large to be a game record.")


def no_such_game(number: int, games: int) -> str:
    """The file has not as many games as was asked for."""
    text = translate("cli", "There is no game %1; games in this file: %2.")
    return _line(text, number, games)


def one_of_games(number: int, games: int) -> str:
    """Which game of a collection the command looked at."""
    text = translate(
        "cli", "The file holds %2 games; this is game %1. Another one is chosen with --game."
    )
    return _line(text, number, games)


def not_a_number(option: str, text: str) -> str:
    """An option wants a number and got something else."""
    return _line(translate("cli", "%1: “%2” is not a number."), option, text)


def komi_out_of_range(text: str, limit: int) -> str:
    """The komi asked for is not possible."""
    sentence = translate(
        "cli", "--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter."
    )
    return _line(sentence, text, limit)


def number_out_of_range(option: str, low: int, high: int) -> str:
    """The number given with an option is too small or too large."""
    sentence = translate("cli", "%1: the number must lie between %2 and %3.")
    return _line(sentence, option, low, high)


def handicap_not_possible(stones: int, size: BoardSize) -> str:
    """So many handicap stones have no place on this board under these rules."""
    sentence = translate(
        "cli", "--handicap: %1 handicap stones are not possible on %2 by these rules."
    )
    return _line(sentence, stones, board_size(size))


def unknown_rules(name: str, keys: Iterable[str]) -> str:
    """A name that is no ruleset's; what the names are."""
    sentence = translate("cli", "No ruleset is called “%1”. These are known: %2.")
    return _line(sentence, name, ", ".join(keys))


def no_such_point(text: str, size: BoardSize) -> str:
    """--dead names something that is no point of the board."""
    sentence = translate("cli", "--dead: “%1” is no point of a board of %2.")
    return _line(sentence, text, board_size(size))


def no_stone_at(point: Point, size: BoardSize) -> str:
    """--dead names an empty point."""
    return _line(translate("cli", "--dead: there is no stone at %1."), point_name(point, size))


def assumed_rules(found: NamedRuleset, used: Ruleset) -> str:
    """The record names no known rules; which were taken instead."""
    name = ruleset_name(used)
    if not found.text:
        return _line(translate("cli", "The record names no rules; these were used: %1."), name)
    sentence = translate(
        "cli", "The record names rules that are not known, “%2”; these were used: %1."
    )
    return _line(sentence, name, found.text)


def bad_komi(raw: str) -> str:
    """The komi of a record cannot be read."""
    return _line(translate("cli", "The komi “%1” is not a number."), raw)


def more_of_them(count: int) -> str:
    """How many sentences were left out."""
    return _line(translate("cli", "Further remarks: %1; --json lists all of them."), count)


def komi_missing(raw: str | None) -> str:
    """The record gives no komi, or none that is a number."""
    if not (raw or "").strip():
        return translate("cli", "The record gives no komi; counted with 0.")
    sentence = translate("cli", "The komi of the record, “%1”, is not a number; counted with 0.")
    return _line(sentence, raw)


def handicap_differs(handicap: Handicap) -> str:
    """HA and the stones on the board tell different numbers."""
    sentence = translate(
        "cli", "Handicap stones by the record: %1; Black's stones before White's first move: %2."
    )
    return _line(sentence, handicap.recorded or 0, handicap.on_board)


def handicap_taken(stones: int) -> str:
    """With how many handicap stones the bonus was worked out."""
    sentence = translate(
        "cli", "Handicap stones counted with: %1. Another number is given with --handicap."
    )
    return _line(sentence, stones)


def set_up_stones(stones: int) -> str:
    """Stones stand at the start although the record knows of no handicap."""
    sentence = translate(
        "cli",
        "Black begins with %1 stones, but the record gives no handicap; White gets nothing for "
        "them. If it was one, say --handicap %1.",
    )
    return _line(sentence, stones)


def stale_marks() -> str:
    """Territory was marked before the end."""
    return translate(
        "cli", "Territory is marked in the record, but stones were played after that; not used."
    )


def marked_otherwise(points: Iterable[Point], size: BoardSize) -> str:
    """Where the marks of the record and the count part."""
    sentence = translate("cli", "TB and TW of the record say otherwise of these points: %1.")
    return _line(sentence, point_list(points, size))


def point_list(points: Iterable[Point], size: BoardSize) -> str:
    """Names of points one after the other, or "none"."""
    names = [point_name(point, size) for point in sorted(points)]
    return " ".join(names) if names else translate("cli", "none")


def komi_text(komi: Fraction) -> str:
    """The komi as files write it."""
    return plain_number(komi) if komi.denominator <= 4 else margin_text(komi)


def unknown_encoding(name: str) -> str:
    """--encoding names none."""
    return _line(translate("cli", "--encoding: no text encoding is called “%1”."), name)


def not_in_encoding(encoding: str, characters: str) -> str:
    """Text that the encoding cannot hold; nothing was written."""
    sentence = translate(
        "cli", "The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 holds all."
    )
    return _line(sentence, encoding, characters[:20])


def no_such_format(ending: str) -> str:
    """OUT ends like a format that is not written."""
    sentence = translate("cli", "Files that end in %1 are not written; records are written as SGF.")
    return _line(sentence, ending)


def use_render() -> str:
    """OUT is a picture."""
    return translate("cli", "Pictures are made with “goboard render FILE OUT.png”.")


def would_lose_record() -> str:
    """A picture would take the place of the record itself."""
    return translate("cli", "The picture would take the place of the record. Nothing was written.")


def no_graphics(detail: str) -> str:
    """Pictures need libraries that are not there."""
    sentence = translate("cli", "Pictures cannot be made here: parts of Qt are missing (%1).")
    return _line(sentence, detail)


def not_painted() -> str:
    """The picture could not be made into a file."""
    return translate("cli", "The picture could not be made.")


def not_understood(detail: str) -> str:
    """The command line does not make sense."""
    return _line(translate("cli", "This was not understood: %1."), detail)


def see_help(program: str) -> str:
    """Where to read on."""
    return _line(translate("cli", "Help: %1 --help"), program)
