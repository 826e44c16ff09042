"""GTP as bytes: responses cut at any place, with any other output between them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.engine.gtp import (
    MOST_LINE,
    MOST_RESPONSE,
    AnalysisLine,
    Event,
    OverlongLine,
    Response,
    ResponseReader,
    StrayLine,
    command_line,
    read_points,
    read_vertex,
)
from goboard_app.go.board import BoardSize, Point

SIZE = BoardSize.square(19)
TALK = (
    b"GNU Go shell\r\n# a comment\n\n=1 GNU\tGo\r\n\r\n?2 unknown command\n\n"
    b"=3 boardsize\nplay\x07\nquit\n\n= Q16\n\n"
    b"=4\ninfo move D4 visits 1\ninfo move D4 visits 2 pv D4\n\n=5 caf\xc3\xa9 \xff\n\n=6\n\n"
)
HEARD = [
    StrayLine(b"GNU Go shell"),
    Response(1, False, "GNU Go"),
    Response(2, True, "unknown command"),
    Response(3, False, "boardsize\nplay\nquit"),
    Response(None, False, "Q16"),
    AnalysisLine(4, b"info move D4 visits 1"),
    AnalysisLine(4, b"info move D4 visits 2 pv D4"),
    Response(4, False, ""),
    Response(5, False, "café �"),
    Response(6, False, ""),
]


def heard(*parts: bytes) -> list[Event]:
    reader = ResponseReader()
    return [event for part in parts for event in reader.feed(part)]


@given(st.lists(st.integers(0, len(TALK)), max_size=12))
def test_responses_are_the_same_wherever_the_bytes_are_cut(cuts: list[int]) -> None:
    edges = [0, *sorted(cuts), len(TALK)]
    parts = [TALK[a:b] for a, b in zip(edges, edges[1:], strict=False)]
    assert heard(*parts) == HEARD


@given(st.binary(max_size=400))
def test_any_bytes_are_events_and_the_next_line_is_understood(data: bytes) -> None:
    assert heard(data, b"\n\n", b"=7 yes\n\n")[-1] == Response(7, False, "yes")


def test_an_unfinished_response_is_not_returned() -> None:
    assert heard(b"=1 D4\n") == []


def test_a_huge_line_is_let_go_once_and_the_next_line_is_read() -> None:
    part = b"x" * 400_000
    assert heard(*[part] * 8) == [OverlongLine()]  # it is not waited for its end
    assert heard(*[part] * 8, b"\n=1 yes\n\n") == [OverlongLine(), Response(1, False, "yes")]
    assert 8 * len(part) > MOST_LINE


def test_an_endless_response_is_reported_once_and_dropped() -> None:
    lines = MOST_RESPONSE // 100 + 50
    events = heard(b"=1\n", b"y" * 99 + b"\n", *[b"y" * 99 + b"\n"] * lines, b"\n")
    assert events[0] == OverlongLine()
    assert [type(event) for event in events] == [OverlongLine, Response]
    assert len(events[1].text) <= MOST_RESPONSE  # type: ignore[union-attr]


def test_a_command_is_one_line_and_nothing_else_is_sent() -> None:
    assert command_line(3, "play", "B", "D4") == b"3 play B D4\n"
    for word in ("D4\nquit", "D4\r", "д4", "\x1b[2J"):
        with pytest.raises(ValueError, match="not to be sent"):
            command_line(1, "play", word)


def test_vertices_have_no_i_and_are_read_in_any_case() -> None:
    assert read_vertex("q16", SIZE) == Point(15, 3)
    assert read_vertex("PASS", SIZE) is None
    for word in ("I5", "A0", "A20", "U1", "", "resign", "D4x"):
        with pytest.raises(ValueError, match="no vertex"):
            read_vertex(word, SIZE)


def test_points_are_read_over_several_lines() -> None:
    assert read_points("A1 B1\nC19", SIZE) == {Point(0, 18), Point(1, 18), Point(2, 0)}
    with pytest.raises(ValueError, match="pass"):
        read_points("A1 pass", SIZE)
