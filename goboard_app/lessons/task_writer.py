"""Writing a task into a comment: the other side of `convention` and `task_reader`.

Only lines that say something else afterwards are touched. Lines that a task has nothing to do with,
instructions of other words among them, stay where they are as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum, auto

from goboard_app.go.board import BoardSize
from goboard_app.lessons.convention import COLON, Word, names_answer, read_comment
from goboard_app.lessons.task import Again
from goboard_app.lessons.task_draft import AnswerDraft, TaskDraft, draft_of, tidy
from goboard_app.record.node import Node
from goboard_app.session.annotation import plain, whole_text, write_comment
from goboard_app.session.session import Act, ActKind, GameSession


@dataclass(frozen=True, slots=True)
class _Line:
    """A line and the break after it; `part` is what it belongs to."""

    text: str
    end: str
    part: _Part


class _Other(Enum):
    """Lines that no instruction of a task says."""

    TEXT = auto()
    """What the pupil reads."""
    KEPT = auto()
    """Instructions that have nothing to do with the task, or that nobody knows."""


_Part = Word | _Other


# In this order parts are put in where there are none yet.
_ORDER: tuple[_Part, ...] = (
    *(Word.SCREEN, _Other.TEXT, Word.TASK, Word.HINT, Word.RIGHT, Word.WRONG, Word.AGAIN),
)


def write_task(session: GameSession, draft: TaskDraft) -> Act:
    """Say this in the comment of the cursor; nothing where it says so already."""
    text = written(whole_text(session.cursor), draft, session.tree.size)
    return write_comment(session, text, ActKind.TASK)


def take_out(session: GameSession, node: Node) -> Act:
    """Let a node be no screen any more; its board, its words and its other lines stay."""
    text = whole_text(node)
    kept = [line for line in _lines(text) if line.part is not Word.SCREEN]
    return write_comment(session, _joined(kept, text), ActKind.POSITION_OUT, node)


def written(text: str, draft: TaskDraft, size: BoardSize) -> str:
    """The comment that says what the draft says, as little changed as may be."""
    before, after = draft_of(text, size), tidy(draft)
    lines = _lines(text)
    for part in _ORDER:
        if part is _Other.TEXT:
            lines = _with_text(lines, before.text, after.text)
        elif isinstance(part, Word):
            lines = _with_part(
                lines, part, _said_lines(part, before, size), _said_lines(part, after, size)
            )
    return _joined(lines, text)


def _lines(text: str) -> list[_Line]:
    words = {item.number: item.word for item in read_comment(plain(text)).instructions}
    found = []
    for number, line in enumerate(text.splitlines(keepends=True)):
        content = line.splitlines()[0]
        part: _Part = _Other.TEXT
        if number in words:
            word = words[number]
            part = word if word is not None and word in _ORDER else _Other.KEPT
        found.append(_Line(content, line[len(content) :], part))
    return found


def _joined(lines: Sequence[_Line], before: str) -> str:
    """The lines as one text, which ends as the one before did."""
    text = "".join(line.text + (line.end or "\n") for line in lines[:-1])
    was = before.splitlines(keepends=True)[-1:]
    tail = "".join(line[len(line.splitlines()[0]) :] for line in was)
    return text + lines[-1].text + tail if lines else ""


# Instructions


def _said_lines(part: Word, draft: TaskDraft, size: BoardSize) -> list[str]:
    """The lines that say one part of a draft."""
    if part is Word.SCREEN:
        return ["@screen"] if draft.is_screen else []
    if part is Word.TASK:
        return _task(draft)
    if part is Word.WRONG:
        return [_wrong_line(answer, size) for answer in draft.answers]
    if part is Word.AGAIN:
        return _AGAIN[draft.again]
    text = draft.hint if part is Word.HINT else draft.right
    return [f"@{part.value} {line}".rstrip() for line in text.split("\n")] if text else []


_AGAIN: dict[Again, list[str]] = {
    Again.NEVER: [],
    Again.TURNED: ["@again turn"],
    Again.SWAPPED: ["@again"],
}


def _task(draft: TaskDraft) -> list[str]:
    if draft.kind is None:
        return [] if draft.unread is None else [f"@task {draft.unread}".rstrip()]
    color = draft.color.value if draft.color is not None else ""
    words = ("@task", draft.kind.value, color, draft.points, draft.number)
    return [" ".join(word for word in words if word)]


def _wrong_line(answer: AnswerDraft, size: BoardSize) -> str:
    """A colon keeps words that look like points from being taken for them."""
    first = answer.text.partition(" ")[0]
    colon = COLON if first == COLON or names_answer(first, size) else ""
    return " ".join(word for word in ("@wrong", answer.to, colon, answer.text) if word)


def _with_part(
    lines: Sequence[_Line], part: Word, before: Sequence[str], said: Sequence[str]
) -> list[_Line]:
    """The lines with those of one part replaced, where the first of them stood."""
    if said == before:
        return list(lines)
    old = [place for place, line in enumerate(lines) if line.part is part]
    if part is Word.TASK and said:
        # A second task is not asked; it stays to be told.
        old = old[:1]
    place = old[0] if old else _place_of(lines, part)
    new = [_Line(text, "", part) for text in said]
    kept = [(number, line) for number, line in enumerate(lines) if number not in old]
    ahead = [line for number, line in kept if number < place]
    return [*ahead, *new, *(line for number, line in kept if number >= place)]


def _place_of(lines: Sequence[_Line], part: _Part) -> int:
    """Where lines of a part go that has none yet: after all parts that come before it."""
    ahead = _ORDER[: _ORDER.index(part)]
    return max((place + 1 for place, line in enumerate(lines) if line.part in ahead), default=0)


# What the pupil reads


def _with_text(lines: Sequence[_Line], before: str, after: str) -> list[_Line]:
    """The lines with another text; those that say the same as before stay where they are."""
    if before == after:
        return list(lines)
    places = _places_of_text(lines)
    matcher = SequenceMatcher(None, _split(before), _split(after), autojunk=False)
    old: set[int] = set()
    new: dict[int, list[_Line]] = {}
    for tag, first, last, start, end in matcher.get_opcodes():
        if tag != "equal":
            old |= set(places[first:last])
            place = _place_in(lines, places, first)
            new[place] = [_Line(text, "", _Other.TEXT) for text in _split(after)[start:end]]
    found: list[_Line] = []
    for place in range(len(lines) + 1):
        found += new.get(place, [])
        found += [lines[place]] if place < len(lines) and place not in old else []
    return found


def _places_of_text(lines: Sequence[_Line]) -> list[int]:
    """The lines of the text, without blank ones before and after it."""
    places = [place for place, line in enumerate(lines) if line.part is _Other.TEXT]
    written = [number for number, place in enumerate(places) if plain(lines[place].text).strip()]
    return places[written[0] : written[-1] + 1] if written else []


def _place_in(lines: Sequence[_Line], places: Sequence[int], number: int) -> int:
    if number < len(places):
        return places[number]
    return places[-1] + 1 if places else _place_of(lines, _Other.TEXT)


def _split(text: str) -> list[str]:
    return text.split("\n") if text else []
