"""Task drafts: a task as its author types it, and writing it into a comment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.lessons.convention import (
    COLON,
    Instruction,
    TaskKind,
    Word,
    names_answer,
    points_named,
    read_comment,
    split_answer,
)
from goboard_app.lessons.task import NO_POINTS, Again
from goboard_app.lessons.task_text import COLORS, again_of
from goboard_app.record.node import Node
from goboard_app.record.properties import MarkupKind, is_number, markup_of
from goboard_app.session.annotation import plain, whole_text, write_comment
from goboard_app.session.session import Act, ActKind, GameSession

OF_STONES = frozenset(
    {
        *(TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.SAVE, TaskKind.CONNECT, TaskKind.CUT),
        *(TaskKind.LIVE, TaskKind.KILL),
    }
)
"""Tasks that name stones; others name points."""

_WITHOUT_POINTS = frozenset({TaskKind.ILLEGAL, TaskKind.COUNT, TaskKind.PLAY})
_WITH_NUMBER = frozenset({TaskKind.COUNT, TaskKind.POINTS_FOR})
_AGAIN: dict[Again, list[str]] = {
    Again.NEVER: [],
    Again.TURNED: ["@again turn"],
    Again.SWAPPED: ["@again"],
}


@dataclass(frozen=True, slots=True)
class AnswerDraft:
    """What is said to wrong answers: `to` are points or numbers as they are typed, '' for all."""

    to: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class TaskDraft:
    """What a comment says about a task, and what a dialog for it holds.

    `points` and `number` are as they are typed, so that what is no point of the board is kept until
    it is mended. `unread` is what stands after "@task" where no kind of task is called so.
    """

    text: str = ""
    is_screen: bool = False
    kind: TaskKind | None = None
    points: str = ""
    number: str = ""
    color: Color | None = None
    hint: str = ""
    right: str = ""
    answers: tuple[AnswerDraft, ...] = ()
    again: Again = Again.NEVER
    unread: str | None = None


def names_points(kind: TaskKind | None) -> bool:
    """Whether a task of this kind names points or stones."""
    return kind is not None and kind not in _WITHOUT_POINTS


def names_number(kind: TaskKind | None) -> bool:
    """Whether a task of this kind names a number."""
    return kind in _WITH_NUMBER


def is_written(before: TaskDraft, after: TaskDraft) -> bool:
    """Whether something was written in between, and not only chosen from a list."""
    return _written(before) != _written(after)


def _written(draft: TaskDraft) -> tuple[object, ...]:
    return draft.text, draft.points, draft.number, draft.hint, draft.right, draft.answers


def draft_of(text: str, size: BoardSize) -> TaskDraft:
    """What a comment says; lines with instructions of other words are left out."""
    comment = read_comment(plain(text))
    draft = TaskDraft(
        text=comment.plain,
        is_screen=comment.first(Word.SCREEN) is not None,
        hint=comment.said(Word.HINT),
        right=comment.said(Word.RIGHT),
        answers=tuple(_answer(item, size) for item in comment.all_of(Word.WRONG)),
        again=again_of(comment),
    )
    asked = comment.first(Word.TASK)
    return tidy(draft if asked is None else _with_task(draft, asked, comment.asked_kind))


def _answer(item: Instruction, size: BoardSize) -> AnswerDraft:
    words, said = split_answer(item.text, size)
    return AnswerDraft(" ".join(words), said)


def _with_task(draft: TaskDraft, asked: Instruction, kind: TaskKind | None) -> TaskDraft:
    if kind is None:
        return replace(draft, unread=asked.text)
    words = list(asked.parts[1:])
    color = None
    if kind is TaskKind.POINTS_FOR and words:
        color = COLORS.get(words[0].lower())
        words = words[1:] if color is not None else words
    has_number = names_number(kind) and bool(words)
    # Of points and a number it may be the number that is missing.
    is_last = kind is TaskKind.COUNT or (has_number and is_number(words[-1]))
    number = words.pop() if has_number and is_last else ""
    return replace(draft, kind=kind, points=" ".join(words), number=number, color=color)


def tidy(draft: TaskDraft) -> TaskDraft:
    """The draft as it is read again once it is written: one blank between words, and so forth."""
    return replace(
        draft,
        text="\n".join(draft.text.splitlines()).strip(),
        points=_words(draft.points),
        number=_words(draft.number),
        color=draft.color if draft.kind is TaskKind.POINTS_FOR else None,
        hint=_said(draft.hint),
        right=_said(draft.right),
        answers=tuple(each for each in map(_tidy_answer, draft.answers) if each.to or each.text),
        unread=draft.unread if draft.kind is None else None,
    )


def _words(text: str) -> str:
    return " ".join(text.replace(",", " ").replace(";", " ").split())


def _said(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines()).strip("\n")


def _tidy_answer(answer: AnswerDraft) -> AnswerDraft:
    return AnswerDraft(_words(answer.to), " ".join(answer.text.split()))


def bad_words(answer: AnswerDraft, size: BoardSize) -> tuple[str, ...]:
    """What an answer is given to, but is neither a point of the board nor a number."""
    words = _words(answer.to).split()
    return tuple(word for word in words if not names_answer(word, size))


# Points as they are typed


def points_in(text: str, size: BoardSize) -> frozenset[Point]:
    """All points that are named, whatever else stands there."""
    found = (points_named(word, size) or NO_POINTS for word in _words(text).split())
    return NO_POINTS.union(*found)


def toggled(text: str, point: Point, size: BoardSize) -> str:
    """The same with this point named as well or, where it was, no longer."""
    words = _words(text).split()
    name = point_name(point, size)
    if point not in points_in(text, size):
        return " ".join([*words, name])
    kept: list[str] = []
    for word in words:
        points = points_named(word, size) or NO_POINTS
        if point not in points:
            kept.append(word)
        else:
            # A rectangle that lacks one of its points is written out.
            kept += names_of(points - {point}, size)
    return " ".join(kept)


def names_of(points: frozenset[Point], size: BoardSize) -> list[str]:
    """Points as they are written, in reading order."""
    ordered = sorted(points, key=lambda point: (point.row, point.col))
    return [point_name(point, size) for point in ordered]


def marked_points(node: Node, size: BoardSize) -> frozenset[Point]:
    """The points that a node marks with a shape: what a task is likely to be about."""
    marks = markup_of(node, size)
    return frozenset(mark.point for mark in marks if mark.kind is not MarkupKind.LABEL)


def suggested(kind: TaskKind, node: Node, position: Position) -> str:
    """The points that a new task is likely to be about, as they are written."""
    points = marked_points(node, position.size)
    if kind in OF_STONES:
        points = frozenset(point for point in points if position.at(point) is not None)
    if kind is TaskKind.CAPTURE:
        enemy = position.to_move.opponent
        points = frozenset(point for point in points if position.at(point) is enemy)
    return " ".join(names_of(points, position.size)) if names_points(kind) else ""


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
_ORDER: tuple[_Part, ...] = (*(Word.SCREEN, _Other.TEXT, Word.TASK, Word.HINT, Word.RIGHT, Word.WRONG, Word.AGAIN),)


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
            lines = _with_part(lines, part, _said_lines(part, before, size), _said_lines(part, after, size))
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


def _with_part(lines: Sequence[_Line], part: Word, before: Sequence[str], said: Sequence[str]) -> list[_Line]:
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
