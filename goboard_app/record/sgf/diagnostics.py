"""Findings and errors of reading and writing: departures from FF[4], and reasons why a file has no game."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple


class FindingKind(Enum):
    """The ways in which a file departs from the standard."""

    TEXT_OUTSIDE_GAME = auto()
    """Text before, between or after the games; the detail is its beginning."""
    MISSING_OPEN = auto()
    """The game does not begin with a round bracket."""
    MISSING_CLOSE = auto()
    """The file ends inside the game; the detail is the number of round brackets missing."""
    EXTRA_CLOSE = auto()
    """A closing round bracket outside any game."""
    MISSING_SEMICOLON = auto()
    """A node without its semicolon."""
    EMPTY_VARIATION = auto()
    """Round brackets with no node inside."""
    NODE_AFTER_VARIATION = auto()
    """A node that follows a variation; it is read as one more variation."""
    STRAY_TEXT = auto()
    """Characters between properties without a meaning; the detail holds them."""
    NO_VALUE = auto()
    """An identifier without any value; the detail is the identifier."""
    UNCLOSED_VALUE = auto()
    """The file ends inside a value; the detail is the identifier."""
    UNESCAPED_BRACKET = auto()
    """A value holds a bracket that should have been escaped; the detail is the identifier."""
    BAD_SIZE = auto()
    """The board size is unreadable or unplayable; 19x19 is used. The detail is the raw value."""
    OTHER_GAME = auto()
    """GM names another game than Go; the detail is the raw value."""
    UNKNOWN_CHARSET = auto()
    """CA names no known charset; the detail is the raw value."""
    WRONG_CHARSET = auto()
    """The text is not in the charset that CA names; the detail is the charset that was used."""
    GUESSED_CHARSET = auto()
    """CA is absent and the charset was guessed; the detail is the charset that was used."""
    UNDECODABLE_BYTES = auto()
    """Bytes without a meaning in the charset used; the detail is their number."""
    BAD_VALUE = auto()
    """A value that does not have the type of its property; it is skipped and kept.

    The detail is the property with the value.
    """
    PASS_BEYOND = auto()
    """A move to the point beyond the last corner, which some programs mean as a pass; it is read as one.

    The detail is the property with the value.
    """
    TOO_MUCH = auto()
    """A list of which only the first values are read; the detail is the identifier."""
    UNREAD_LINE = auto()
    """A line of a file in another format that could not be read; the detail is its beginning."""


class Finding(NamedTuple):
    """One departure from the standard: its place, and the raw text that shows it.

    Lines and columns count from 1, in characters; games count from 0, with -1 for the file as a
    whole.
    """

    kind: FindingKind
    line: int
    column: int
    detail: str
    game: int


class SgfErrorKind(Enum):
    """The reason why a file holds no readable game."""

    EMPTY = auto()
    """Nothing but white space, or nothing at all."""
    BINARY = auto()
    """No text at all."""
    OTHER_FORMAT = auto()
    """A game record in another format; the detail is the usual file ending of the format."""
    NO_GAME = auto()
    """A text in which no game begins."""
    UNKNOWN_ENCODING = auto()
    """The requested encoding does not exist; the detail is its name."""


class SgfError(Exception):
    """A file without a game; `kind` is the reason, `detail` the raw data that belong to it."""

    def __init__(self, kind: SgfErrorKind, detail: str = "") -> None:
        super().__init__(kind.name, detail)
        self.kind = kind
        self.detail = detail


class UnencodableText(Exception):
    """Text to be written does not exist in the file's encoding.

    `characters` holds each such character once, in order of appearance.
    """

    def __init__(self, encoding: str, characters: str) -> None:
        super().__init__(encoding, characters)
        self.encoding = encoding
        self.characters = characters
