"""The progress of reading a file is visible, and it can be cancelled."""

import pytest

from goboard_app.record.sgf.builder import ParseWatch, ReadingStopped
from goboard_app.record.sgf.imports import read_record

FILE = b"(;SZ[9];B[ee];W[cc])" * 50


def test_read_instructions_are_carried_out() -> None:
    watch = ParseWatch()
    assert watch.done == 0.0
    read_record(FILE, watch=watch)
    assert watch.done > 0.99


def test_half_way_half_is_done() -> None:
    seen: list[float] = []

    class Seeing(ParseWatch):
        def look(self) -> None:
            seen.append(self.done)

    read_record(FILE, watch=Seeing())
    assert seen == sorted(seen)
    assert len(seen) == 50
    assert 0.4 < seen[24] < 0.6


def test_reading_stops_where_it_is_called_off() -> None:
    watch = ParseWatch()
    watch.call_off()
    with pytest.raises(ReadingStopped):
        read_record(FILE, watch=watch)
    assert watch.done < 0.1
