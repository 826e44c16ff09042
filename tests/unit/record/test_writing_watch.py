"""Writing with reported progress, cancelled at every step."""

from __future__ import annotations

import pytest

from goboard_app.record.compare import first_difference
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.builder import ReadingStopped, WritingStopped, WritingWatch
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree

GAME = b"(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))"


@pytest.fixture
def record() -> Record:
    """A record all of which is rewritten."""
    tree = read_sgf(GAME).games[0]
    return Record((GameTree(tree.root, tree.source),))


def test_it_tells_the_progress_of_writing_reading_and_comparing(record: Record) -> None:
    watch = WritingWatch()
    watch.expect(record.games)
    SetProperty(record.games[0].root, "C", ("said",)).apply(record.games[0])
    parts = [watch.done]
    watch.written = 5
    parts.append(watch.done)
    again = read_sgf(write_record(record), None, watch.reading)
    parts.append(watch.done)
    assert first_difference(again.games, record.games, watch) is None
    parts.append(watch.done)
    assert parts[0] == 0
    assert parts[-1] == pytest.approx(1)
    assert parts == sorted(set(parts))
    assert watch.compared == 5


def test_new_text_is_followed_node_by_node() -> None:
    tree = read_sgf(GAME).games[0]
    copy = GameTree(tree.root)
    watch = WritingWatch()
    write_record(Record((copy,)), None, watch)
    assert watch.written == 5


def test_it_is_called_off_at_every_step() -> None:
    record = read_sgf(GAME)
    copy = Record((GameTree(record.games[0].root),))
    watch = WritingWatch()
    watch.call_off()
    with pytest.raises(WritingStopped):
        write_record(copy, None, watch)
    with pytest.raises(ReadingStopped):
        read_sgf(GAME, None, watch.reading)
    with pytest.raises(WritingStopped):
        first_difference(record.games, copy.games, watch)
