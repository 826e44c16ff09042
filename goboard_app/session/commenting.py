"""Commenting: a new text for the comment of a node, and which typing is one step to undo."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum, auto

from goboard_app.record.edits import SetProperty
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import raw_text, shown, text_of
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.game_session import GameSession

PAUSE_MS = 1000
"""After a pause as long as this, typing is another step."""

_BREAK = re.compile(r"\r\n|\n\r|\n|\r")
# What a field for text gives back as a line break or a blank, though it was something else.
_PLAIN = str.maketrans({"\u2028": "\n", "\u2029": "\n", "\u00a0": " "})


def plain(text: str) -> str:
    """A text as a field shows it and gives it back; as long as it was."""
    return shown(text).translate(_PLAIN)


def set_comment(session: GameSession, text: str, joins: bool = False) -> Act:
    """Give the cursor this comment, line breaks as newline characters; none where it is empty.

    Only what differs from the comment of before is taken from `text`, so that characters which no
    field can hold stay as they were. The line breaks are written as the file writes them.
    """
    before = whole_text(session.cursor)
    start, old_end, new_end = difference(plain(before), text)
    if start == old_end and start == new_end:
        return NOTHING
    after = before[:start] + text[start:new_end] + before[old_end:]
    return replace(write_comment(session, after, ActKind.COMMENT), joins=joins)


def write_comment(session: GameSession, text: str, kind: ActKind, node: Node | None = None) -> Act:
    """Give a node this whole comment, with the line breaks of its file; none where it is empty.

    Of a text made from `whole_text` every character that was not touched stays what it was.
    Without a node it is the cursor.
    """
    node = session.cursor if node is None else node
    if text == whole_text(node):
        return NOTHING
    raw = raw_text(text).replace("\n", _line_break(session, node))
    return Act(Change.NODE, SetProperty(node, "C", (raw,) if text else None), kind)


def difference(before: str, after: str) -> tuple[int, int, int]:
    """Where two texts part: the first character, and the ends of what differs in each."""
    most = min(len(before), len(after))
    start = _common(before, after, most)
    rest = most - start
    tail = _common(before[::-1], after[::-1], rest)
    return start, len(before) - tail, len(after) - tail


def _common(one: str, other: str, most: int) -> int:
    """How many characters, up to so many, two texts begin with alike; by halving."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def whole_text(node: Node) -> str:
    """The comment of a node with every character of its file, those that cannot be shown too."""
    return "\n".join(text_of(raw) for raw in node.get("C") or ())


def _line_break(session: GameSession, node: Node) -> str:
    """The line break of this comment, else of the file, else a newline."""
    for raw in node.get("C") or ():
        match = _BREAK.search(raw)
        if match is not None:
            return match[0]
    source = session.tree.source
    match = _BREAK.search(source.file.text) if source is not None else None
    return "\n" if match is None else match[0]


class _Kind(Enum):
    TYPED = auto()
    DELETED = auto()
    REPLACED = auto()


@dataclass(frozen=True, slots=True)
class Typing:
    """The last change of a comment: at which node, of what kind, where it ended, and when."""

    node: Node
    kind: _Kind
    end: int
    at_ms: int

    @classmethod
    def of(cls, node: Node, before: str, after: str, now_ms: int) -> Typing:
        """The change from one text to another."""
        start, old_end, new_end = difference(before, after)
        if old_end == start:
            kind = _Kind.TYPED
        else:
            kind = _Kind.DELETED if new_end == start else _Kind.REPLACED
        return cls(node, kind, new_end, now_ms)


def continues(last: Typing | None, now: Typing, before: str, after: str) -> bool:
    """Whether a change belongs to the step of the one before it.

    It does as long as somebody types, or deletes, without a pause and in one place of one node;
    each new word is a step of its own.
    """
    if last is None or now.node is not last.node or now.kind is not last.kind:
        return False
    if now.kind is _Kind.REPLACED or now.at_ms - last.at_ms >= PAUSE_MS:
        return False
    start, old_end, _ = difference(before, after)
    if now.kind is _Kind.DELETED:
        return old_end == last.end or start == last.end
    if start != last.end:
        return False
    begins_word = start > 0 and before[start - 1].isspace() and not after[start].isspace()
    return not begins_word
