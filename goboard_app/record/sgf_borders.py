"""Where the games of a file begin, found in its bytes before their encoding is known."""

from __future__ import annotations

import re

from goboard_app.record import sgf_lexer
from goboard_app.record.sgf_builder import GameBuilder

_BEGINNING = re.compile(rb"\(\s*;")
_ISO_2022_TEXT = re.compile(rb"\x1b\$[^\x1b]*\x1b\([BJ]")
# The second byte of a letter in Shift-JIS, Big5 or GBK; a backslash that escapes is rarer there.
_TRAIL = re.compile(rb"(?<=[\x80-\xff])\\")


def game_borders(data: bytes) -> list[int]:
    """The offsets at which the pieces of a file begin that hold one game each; the first is 0.

    What stands between two games belongs to the one before. Brackets and backslashes that are part
    of a letter are told from others as well as bytes alone allow.
    """
    if len(_BEGINNING.findall(data)) < 2:
        return [0]
    plain = _ISO_2022_TEXT.sub(lambda match: b"?" * len(match[0]), data)
    text = _TRAIL.sub(b"?", plain).decode("latin-1")
    builder = GameBuilder(text)
    borders: list[int] = []
    at = 0
    while (start := sgf_lexer.find_game(text, at)) >= 0:
        found = builder.read(start)
        borders.extend(game.start for game in found)
        at = max(found[-1].end if found else 0, start + 1)
    return [0, *borders[1:]]
