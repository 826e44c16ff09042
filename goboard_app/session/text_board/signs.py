"""The signs of boards as text: stones, marks and frames, for those who write and those who read them."""

from __future__ import annotations

from enum import Enum, auto

from goboard_app.session.picture import MarkKind

# By the codes of `Position`: empty, black, white.
STONES = ".XO"
# Sensei's Library has single digits for moves, 0 for the tenth.
MOST_NUMBERS = 10

SENSEI_MARKS = {
    MarkKind.CIRCLE: "CBW",
    MarkKind.SQUARE: "S#@",
    MarkKind.TRIANGLE: "TYQ",
    MarkKind.CROSS: "MZP",
}
"""The characters of each mark on an empty point, on a black stone, on a white one."""

SENSEI = {
    sign: (stone, kind) for kind, signs in SENSEI_MARKS.items() for stone, sign in zip(STONES, signs, strict=True)
}
"""The stones of the signs of Sensei's Library, with their marks."""


class TextSign(Enum):
    """A sign of a text board, beside the marks, that has to be explained below it."""

    BLACK = auto()
    WHITE = auto()
    LAST_MOVE = auto()
    TERRITORY = auto()


FRAMES: dict[TextSign | MarkKind, str] = {
    TextSign.LAST_MOVE: "()",
    MarkKind.CIRCLE: "()",
    MarkKind.SQUARE: "[]",
    MarkKind.TRIANGLE: "<>",
    MarkKind.CROSS: "**",
    MarkKind.SELECTED: "{}",
}
"""The characters left and right of a point with this sign."""
