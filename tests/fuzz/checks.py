"""The properties that hold for every file."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from goboard_app.record.compare import first_difference
from goboard_app.record.edits import SetProperty
from goboard_app.record.game_info import info_of
from goboard_app.record.positions import PositionCache, count_moves
from goboard_app.record.sgf.check import value_findings
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import FindingKind, SgfError, UnencodableText
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record, write_repaired

LIMIT_SECONDS = 2.0
# Properties that a repair keeps: the kind of the game and the letters.
_IN_ANY_COPY = frozenset(
    {
        FindingKind.BAD_SIZE,
        FindingKind.OTHER_GAME,
        FindingKind.UNDECODABLE_BYTES,
        FindingKind.GUESSED_CHARSET,
        FindingKind.WRONG_CHARSET,
        FindingKind.UNKNOWN_CHARSET,
    }
)


class Hang(AssertionError):
    """An error for a file that takes too long."""


@contextmanager
def limited(seconds: float = LIMIT_SECONDS) -> Iterator[None]:
    """Stop work that takes longer than this many seconds of computing."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise Hang

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def check_file(data: bytes, depth: int) -> bool:
    """Return whether the file opens; raise AssertionError, or the error that occurs inside.

    Every file is opened and saved untouched. At `depth` 1 one node is changed as well, at 2
    everything in the file is looked at.
    """
    with limited():
        try:
            record = read_record(data)
        except SgfError:
            return False
        saved = write_record(record)
        if record.imported_from is None:
            assert saved == data, "the bytes of an untouched file changed"
        else:
            _check_import(record, saved)
    if depth > 1:
        with limited():
            _look_at_everything(record)
    if depth > 0:
        with limited():
            _check_edit(record, len(data))
    return True


def _check_import(record: Record, saved: bytes) -> None:
    again = read_sgf(saved)
    assert [_plain(record, number) for number in range(len(record.games))] == [
        _plain(again, number) for number in range(len(again.games))
    ], "an import is read back otherwise"


def _look_at_everything(record: Record) -> None:
    value_findings(record.games)
    for tree in record.games[:20]:
        info_of(tree)
        count_moves(tree)
        cache = PositionCache(tree)
        for node in tree.walk():
            cache.position(node)
    _check_repaired(record)


def _check_repaired(record: Record) -> None:
    """Check that a repaired copy holds every node of every game and needs no repair."""
    again = read_sgf(write_repaired(record.games))
    assert not {finding.kind for finding in again.findings} - _IN_ANY_COPY, "not repaired"
    assert [tree.node_count() for tree in again.games] == [tree.node_count() for tree in record.games], (
        "a repaired copy lacks nodes"
    )


def _check_edit(record: Record, seed: int) -> None:
    """Check that after a changed comment the file is read back as the games are now, or is repairable."""
    rng = random.Random(seed)
    tree = record.games[rng.randrange(len(record.games))]
    chosen = rng.choice(list(tree.walk()))
    SetProperty(chosen, "C", ("changed",)).apply(tree)
    try:
        written = write_record(record)
    except UnencodableText:
        # Broken ISO 2022 does not always map back to its bytes; the user is asked for another.
        written = write_record(record, "utf-8")
    if not _is_read_as(written, record):
        # The program does not save this over the file, and offers a repaired copy.
        assert record.findings, "a record without fault is read back otherwise after an edit"
        _check_repaired(record)


def _is_read_as(written: bytes, record: Record) -> bool:
    """Return whether a file reads as these games, without a declared encoding or with theirs."""
    for encoding in (None, record.encoding):
        with suppress(SgfError):
            if first_difference(read_sgf(written, encoding).games, record.games) is None:
                return True
    return False


def _plain(record: Record, number: int) -> list[object]:
    return [_properties(node.properties) for node in record.games[number].walk()]


def _properties(properties: tuple[Property, ...]) -> object:
    """Return all properties but CA, which is corrected where the file would be misread otherwise."""
    return [(p.ident, p.values or ("",)) for p in properties if p.name != "CA"]
