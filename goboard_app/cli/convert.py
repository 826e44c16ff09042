"""`goboard convert`: write a record as SGF, untouched parts byte for byte."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from goboard_app.app.texts.commands import (
    named,
    no_such_format,
    not_in_encoding,
    unknown_encoding,
    use_render,
)
from goboard_app.app.texts.records import finding_sentence
from goboard_app.cli.errors import CommandFailed, Exit
from goboard_app.cli.files import read_file, write_file
from goboard_app.record.finding import UnencodableText
from goboard_app.record.record import Record
from goboard_app.record.sgf_charset import codec_name
from goboard_app.record.sgf_writer import write_record

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".pdf", ".tif"})
OTHER_RECORDS = frozenset({".gib", ".ngf", ".ugf", ".ugi", ".gos", ".go", ".mgt"})


def run_convert(options: Namespace) -> int:
    """Write IN to OUT; nothing is written where something would be lost."""
    _refuse_other_formats(options.out)
    encoding = options.encoding
    if encoding is not None and codec_name(encoding) is None:
        raise CommandFailed(unknown_encoding(encoding))
    file = read_file(options.file)
    write_file(options.out, _converted(options.out, file.record, encoding))
    for finding in file.record.findings:
        print(named(file.name, finding_sentence(finding)), file=sys.stderr)
    return Exit.TOLD if file.record.findings else Exit.FINE


def _refuse_other_formats(name: str) -> None:
    ending = os.path.splitext(name)[1]
    if ending.lower() in PICTURES:
        raise CommandFailed(named(name, f"{no_such_format(ending)} {use_render()}"))
    if ending.lower() in OTHER_RECORDS:
        raise CommandFailed(named(name, no_such_format(ending)))


def _converted(name: str, record: Record, encoding: str | None) -> bytes:
    try:
        return write_record(record, None if encoding is None else encoding.upper())
    except UnencodableText as error:
        raise CommandFailed(
            named(name, not_in_encoding(error.encoding, error.characters))
        ) from error
