"""The old bytes for text that did not change, where its encoding does not lead back to them.

ISO-2022-JP has several escape sequences for the same letters, and Shift-JIS several codes for a few
of them. Text that is encoded anew then means the same, and yet is not the same bytes.
"""

from __future__ import annotations

import os

from goboard_app.record.decoded import Decoded, encode
from goboard_app.record.sgf_charset import decode

_CUTS = ";()"


def with_old_bytes(file: Decoded, old: bytes, new: bytes) -> bytes:
    """The new bytes of a file, with the old ones before the first and after the last change."""
    codec = file.encoding
    if len(file.parts) > 1 or encode(file.text, codec) == old:
        return new
    text = decode(new, codec).text
    head = _shared(file.text, text)
    tail = _shared(file.text[:head:-1], text[:head:-1])
    start = _byte_offset(file.text[:head], codec, old)
    end = _byte_offset(file.text[: len(file.text) - tail], codec, old)
    if start is None or end is None:
        return new
    return old[:start] + encode(text[head : len(text) - tail], codec) + old[end:]


def _shared(one: str, other: str) -> int:
    """How long both texts are the same, up to the last bracket or semicolon in that."""
    same = len(os.path.commonprefix((one, other)))
    return max(0, *(one.rfind(cut, 0, same) for cut in _CUTS))


def _byte_offset(text: str, codec: str, data: bytes) -> int | None:
    """How many of the bytes hold the text; None where that cannot be told."""
    offset = len(encode(text, codec))
    return offset if decode(data[:offset], codec).text == text else None
