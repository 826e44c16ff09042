"""What has to hold for every file whatsoever."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from goboard_app.record.edits import SetProperty
from goboard_app.record.finding import FindingKind, SgfError, UnencodableText
from goboard_app.record.game_info import info_of
from goboard_app.record.move_count import count_moves
from goboard_app.record.origin import Basis
from goboard_app.record.positions import PositionCache
from goboard_app.record.property import Property
from goboard_app.record.reading import read_record
from goboard_app.record.record import Record
from goboard_app.record.sgf_reader import read_sgf
from goboard_app.record.sgf_tidy import write_tidy
from goboard_app.record.sgf_writer import write_record
from goboard_app.record.tree import GameTree
from goboard_app.record.value_check import value_findings

_UNCERTAIN = frozenset({Basis.GUESSED, Basis.LAST_RESORT, Basis.NEARLY_UTF8})
_AMBIGUOUS = frozenset({FindingKind.UNESCAPED_BRACKET, FindingKind.STRAY_TEXT})
LIMIT_SECONDS = 2.0


class Hang(AssertionError):
    """A file took longer than anybody would wait."""


@contextmanager
def limited(seconds: float = LIMIT_SECONDS) -> Iterator[None]:
    """Stop what takes longer than so many seconds of computing."""

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
    """Whether the file opens; raise AssertionError or whatever goes wrong inside.

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
    try:
        write_tidy(record.games)
    except UnencodableText:
        return


def _check_edit(record: Record, seed: int) -> None:
    """After a comment is changed, every other node is read back as it was."""
    if any(_is_uncertain(tree) for tree in record.games):
        # An edit may well make another encoding likelier; CA is added then, so nothing is lost.
        return
    if any(finding.kind in _AMBIGUOUS for finding in record.findings):
        # Where a value ends was a guess from what stands around it, and that changes.
        return
    rng = random.Random(seed)
    number = rng.randrange(len(record.games))
    tree = record.games[number]
    nodes = list(tree.walk())
    chosen = rng.randrange(len(nodes))
    before = _plain(record, number)
    SetProperty(nodes[chosen], "C", ("changed",)).apply(tree)
    try:
        again = read_record(write_record(record))
    except UnencodableText:
        # Broken ISO 2022 does not always map back to its bytes; the user is asked for another.
        return
    if again.encoding != record.encoding:
        # What spoke against UTF-8 or for ISO 2022 was in the comment that is gone.
        return
    after = again.games
    assert len(after) == len(record.games), "a game more or less after an edit"
    found = [_properties(node.properties) for node in after[number].walk()]
    assert len(found) == len(before), "a node more or less after an edit"
    wrong = [i for i, one in enumerate(found) if i != chosen and one != before[i]]
    assert not wrong, "another node changed with an edit"


def _is_uncertain(tree: GameTree) -> bool:
    return tree.source is not None and any(p.basis in _UNCERTAIN for p in tree.source.file.parts)


def _plain(record: Record, number: int) -> list[object]:
    return [_properties(node.properties) for node in record.games[number].walk()]


def _properties(properties: tuple[Property, ...]) -> object:
    """All but CA, which is made true where the file would be read otherwise."""
    return [(p.ident, p.values or ("",)) for p in properties if p.name != "CA"]
