"""GTP 2 as bytes: writes commands as lines, and reads responses from bytes that come in any portions."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from functools import cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Move, Play, Point, point_name

MOST_LINE = 1 << 20
"""The longest line to accept, in bytes: a full analysis of 19x19 has some 50,000."""
MOST_RESPONSE = 1 << 20

# GTP 2, 2.2: control characters other than tab and newline are dropped, and a tab becomes a space.
_CONTROLS = bytes(code for code in (*range(32), 127) if code not in b"\t\n")
_TAB_TO_SPACE = bytes.maketrans(b"\t", b" ")
# GTP 2: the mark of success or failure, the number of the command if it had one, and the text.
_HEAD = re.compile(rb"([=?])([0-9]{0,9})[ ]*")
_ANALYSIS = b"info "


class Response(NamedTuple):
    """The answer to the command of this number; None where the engine gave no number.

    `text` has neither the mark nor the number, and no lines of an analysis.
    """

    number: int | None
    is_error: bool
    text: str


class AnalysisLine(NamedTuple):
    """A line of a running analysis, as bytes: most of them are never read."""

    number: int | None
    line: bytes


class StrayLine(NamedTuple):
    """A line that belongs to no response."""

    line: bytes


class OverlongLine(NamedTuple):
    """A line or a response that exceeded its limit and was dropped."""


Event = Response | AnalysisLine | StrayLine | OverlongLine


class _OpenResponse(NamedTuple):
    number: int | None
    is_error: bool
    lines: list[bytes]


class ResponseReader:
    """A reader that turns bytes into events. It keeps no more than one line and one response."""

    def __init__(self) -> None:
        self._rest = b""
        self._is_skipping = False
        self._open: _OpenResponse | None = None
        self._length = 0

    def feed(self, data: bytes) -> list[Event]:
        """Return the events that these bytes complete."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        events: list[Event] = []
        for line in lines:
            if self._is_skipping:
                self._is_skipping = False
            elif len(line) > MOST_LINE:
                events.append(OverlongLine())
            else:
                self._read(line, events)
        if len(self._rest) > MOST_LINE:
            self._rest = b""
            if not self._is_skipping:
                events.append(OverlongLine())
            # Skip to the end of the line, so that memory stays bounded.
            self._is_skipping = True
        return events

    def _read(self, raw: bytes, events: list[Event]) -> None:
        # Programs of Windows may begin their output with a byte order mark.
        line = raw.removeprefix(BOM_UTF8).translate(_TAB_TO_SPACE, _CONTROLS).rstrip()
        if self._open is None:
            self._begin(line, events)
        # GTP 2: an empty line ends a response.
        elif not line:
            text = b"\n".join(self._open.lines).decode("utf-8", "replace").strip()
            events.append(Response(self._open.number, self._open.is_error, text))
            self._open = None
        elif line.startswith(_ANALYSIS):
            events.append(AnalysisLine(self._open.number, line))
        else:
            self._keep(line, events)

    def _begin(self, line: bytes, events: list[Event]) -> None:
        head = _HEAD.match(line)
        if head is not None:
            number = int(head[2]) if head[2] else None
            self._open, self._length = _OpenResponse(number, head[1] == b"?", []), 0
            rest = line[head.end() :]
            # Some engines begin an analysis on the line of the mark.
            if rest.startswith(_ANALYSIS):
                events.append(AnalysisLine(number, rest))
            elif rest:
                self._keep(rest, events)
        elif line and not line.startswith(b"#"):
            events.append(StrayLine(line))

    def _keep(self, line: bytes, events: list[Event]) -> None:
        assert self._open is not None
        self._length += len(line) + 1
        if self._length <= MOST_RESPONSE:
            self._open.lines.append(line)
        # Only the line that crosses the limit reports it.
        elif self._length - len(line) - 1 <= MOST_RESPONSE:
            events.append(OverlongLine())


def command_line(number: int, *words: str) -> bytes:
    """Return a command as it is sent. Raises ValueError if a word would not stay on its line."""
    text = " ".join(words)
    # A line break in a word would begin another command.
    if not (text.isascii() and text.isprintable()):
        raise ValueError(f"not to be sent: {text!r}")
    return f"{number} {text}\n".encode("ascii")


def vertex(point: Point | None, size: BoardSize) -> str:
    """Return a point as GTP writes it; "pass" for None."""
    return "pass" if point is None else point_name(point, size)


def color_word(color: Color) -> str:
    """Return a colour as GTP writes it."""
    return color.value


def move_words(move: Move, size: BoardSize) -> tuple[str, str]:
    """Return the colour and the point of a move as GTP writes them."""
    point = move.point if isinstance(move, Play) else None
    return color_word(move.color), vertex(point, size)


@cache
def _vertices(size: BoardSize) -> dict[str, Point | None]:
    names: dict[str, Point | None] = {point_name(p, size): p for p in size}
    names["PASS"] = None
    return names


def read_vertex(word: str, size: BoardSize) -> Point | None:
    """Return the point of this name, None for a pass. Raises ValueError if the name is neither."""
    try:
        # GTP 2 ignores the case of vertices.
        return _vertices(size)[word.upper()]
    except KeyError:
        raise ValueError(f"no vertex: {word!r}") from None


def read_points(text: str, size: BoardSize) -> frozenset[Point]:
    """Return all points named in a text. Raises ValueError if a word names none."""
    found = {read_vertex(word, size) for word in text.split()}
    if None in found:
        raise ValueError("a pass is no point")
    return frozenset(point for point in found if point is not None)
