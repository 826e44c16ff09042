"""`goboard convert`: write a record as SGF, untouched parts byte for byte."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from goboard_app.app.texts.cli import (
    named,
    no_such_format,
    not_in_encoding,
    unknown_encoding,
    use_render,
)
from goboard_app.app.texts.results import finding_sentence
from goboard_app.cli.errors import CommandFailed, Exit
from goboard_app.cli.files import game_number, read_file, write_file
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import UnencodableText
from goboard_app.record.sgf.encoding import codec_name
from goboard_app.record.sgf.writer import write_game, write_record, write_tidy

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".pdf", ".tif"})
OTHER_RECORDS = frozenset({".gib", ".ngf", ".ugf", ".ugi", ".gos", ".go", ".mgt"})


def run_convert(options: Namespace) -> int:
    """Write IN to OUT; nothing is written where something would be lost."""
    _refuse_other_formats(options.out)
    encoding = options.encoding
    if encoding is not None and codec_name(encoding) is None:
        raise CommandFailed(unknown_encoding(encoding))
    file = read_file(options.file)
    record = file.record
    number = None if options.game is None else game_number(file, options.game)
    write_file(options.out, _converted(options, record, number))
    told = [f for f in record.findings if number is None or f.game in (-1, number - 1)]
    for finding in told:
        print(named(file.name, finding_sentence(finding)), file=sys.stderr)
    return Exit.TOLD if told else Exit.FINE


def _refuse_other_formats(name: str) -> None:
    ending = os.path.splitext(name)[1]
    if ending.lower() in PICTURES:
        raise CommandFailed(named(name, f"{no_such_format(ending)} {use_render()}"))
    if ending.lower() in OTHER_RECORDS:
        raise CommandFailed(named(name, no_such_format(ending)))


def _converted(options: Namespace, record: Record, number: int | None) -> bytes:
    """The bytes to be written: those of one game where a number from 1 is given."""
    encoding = None if options.encoding is None else options.encoding.upper()
    games = record.games if number is None else (record.games[number - 1],)
    try:
        if options.tidy:
            return write_tidy(games, encoding)
        return write_record(record, encoding) if number is None else write_game(games[0], encoding)
    except UnencodableText as error:
        words = not_in_encoding(error.encoding, error.characters)
        raise CommandFailed(named(options.out, words)) from error
