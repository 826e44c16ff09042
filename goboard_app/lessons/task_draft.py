"""Task drafts: a task as its author types it, and the way to write it into a comment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Color, Move, Point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.lessons.convention import (
    COLON,
    Instruction,
    Subject,
    TaskKind,
    Word,
    names_answer,
    points_named,
    read_comment,
    split_answer,
)
from goboard_app.lessons.task import NO_POINTS, TaskRepetition, in_reading_order
from goboard_app.lessons.task_text import COLORS, again_of
from goboard_app.record.edits import Compound
from goboard_app.record.node import Node
from goboard_app.record.properties import MarkKind, is_number, markup_of
from goboard_app.session.annotation import plain, whole_text, write_comment
from goboard_app.session.session import Act, ActKind, GameSession
from goboard_app.session.tree_edits import KeptLine, keep_lines

_AGAIN: dict[TaskRepetition, list[str]] = {
    TaskRepetition.NEVER: [],
    TaskRepetition.TURNED: ["@again turn"],
    TaskRepetition.SWAPPED: ["@again"],
}


@dataclass(frozen=True, slots=True)
class AnswerDraft:
    """A reply to wrong answers: `to` are points or numbers as typed, '' for all."""

    to: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class TaskDraft:
    """The task in a comment as a dialog for it holds it.

    `points`, `number` and `verdict` are as typed, so that a word that is no point of the board is kept until
    it is corrected. The verdict is the right one of the words of a kind, `choices` are the sentences to choose from,
    whatever the kind. `unread` is the text after "@task" where no kind of task has this name.
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
    again: TaskRepetition = TaskRepetition.NEVER
    unread: str | None = None
    verdict: str = ""
    choices: tuple[str, ...] = ()


def names_points(kind: TaskKind | None) -> bool:
    """Return whether a task of this kind names points or stones."""
    return kind is not None and kind.form.subject is not Subject.NONE


def names_number(kind: TaskKind | None) -> bool:
    """Return whether a task of this kind names a number."""
    return kind is not None and kind.form.has_number


def needs_number(kind: TaskKind | None) -> bool:
    """Return whether a task of this kind cannot be asked without its number, and the teacher types it."""
    return kind is TaskKind.COUNT or (kind is not None and kind.form.has_color)


def is_written(before: TaskDraft, after: TaskDraft) -> bool:
    """Return whether typed text differs between two drafts, and not only choices from lists."""
    return _written(before) != _written(after)


def _written(draft: TaskDraft) -> tuple[object, ...]:
    return draft.text, draft.points, draft.number, draft.choices, draft.hint, draft.right, draft.answers


def draft_of(text: str, size: BoardSize) -> TaskDraft:
    """Return the draft of a comment; lines with other instructions are left out."""
    comment = read_comment(plain(text))
    draft = TaskDraft(
        text=comment.plain,
        is_screen=comment.first(Word.SCREEN) is not None,
        choices=tuple(item.text for item in comment.all_of(Word.CHOICE)),
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
    words, form = list(asked.parts[1:]), kind.form
    color, verdict = None, ""
    if form.has_color and words:
        color = COLORS.get(words[0].lower())
        words = words[1:] if color is not None else words
    place = next((n for n, word in enumerate(words) if word.lower() in form.verdicts), None)
    if place is not None:
        verdict = words.pop(place)
    has_number = form.has_number and bool(words)
    # With points and a number, the number may be missing.
    is_last = form.subject is Subject.NONE or (has_number and is_number(words[-1]))
    number = words.pop() if has_number and is_last else ""
    return replace(draft, kind=kind, points=" ".join(words), number=number, color=color, verdict=verdict)


def tidy(draft: TaskDraft) -> TaskDraft:
    """Return the draft as it is read again once it is written: one blank between words, and so forth."""
    return replace(
        draft,
        text="\n".join(draft.text.splitlines()).strip(),
        points=_words(draft.points),
        number=_words(draft.number),
        color=draft.color if draft.kind is TaskKind.POINTS_FOR else None,
        verdict=draft.verdict if draft.kind is not None and draft.kind.form.verdicts else "",
        choices=tuple(line for each in draft.choices if (line := " ".join(each.split()))),
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
    """Return the words of `to` that are neither a point of the board nor a number."""
    words = _words(answer.to).split()
    return tuple(word for word in words if not names_answer(word, size))


# Points as typed.


def points_in(text: str, size: BoardSize) -> frozenset[Point]:
    """Return all points that are named; other words are ignored."""
    found = (points_named(word, size) or NO_POINTS for word in _words(text).split())
    return NO_POINTS.union(*found)


def toggled(text: str, point: Point, size: BoardSize) -> str:
    """Return the text with this point added or, where it was named, removed."""
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
            # A rectangle without one of its points is written as single points.
            kept += names_of(points - {point}, size)
    return " ".join(kept)


def names_of(points: frozenset[Point], size: BoardSize) -> list[str]:
    """Return the names of points in reading order."""
    ordered = sorted(points, key=lambda point: (point.row, point.col))
    return [point_name(point, size) for point in ordered]


def marked_points(node: Node, size: BoardSize) -> frozenset[Point]:
    """Return the points that a node marks with a shape: the likely points of a task."""
    marks = markup_of(node, size)
    return frozenset(mark.point for mark in marks if mark.kind is not MarkKind.LABEL)


def suggested(kind: TaskKind, node: Node, position: Position) -> str:
    """Return the likely points of a new task, as they are written."""
    points = marked_points(node, position.size)
    if kind.is_of_stones:
        points = frozenset(point for point in points if position.at(point) is not None)
    if kind is TaskKind.CAPTURE:
        enemy = position.to_move.opponent
        points = frozenset(point for point in points if position.at(point) is enemy)
    if kind.form.per_chain:
        # The dictionary keeps the last point of each chain, so the order is reversed.
        chains = {chain_at(position, point): point for point in sorted(points, key=in_reading_order, reverse=True)}
        points = frozenset(chains.values())
    return " ".join(names_of(points, position.size)) if names_points(kind) else ""


@dataclass(frozen=True, slots=True)
class _DraftLine:
    """A line and its line break; `part` is the part of the draft that it belongs to."""

    text: str
    end: str
    part: _Part


class _OtherLine(Enum):
    """Lines that are no instruction of a task."""

    TEXT = auto()
    """Text for the pupil."""
    KEPT = auto()
    """Instructions that do not belong to the task, or are unknown."""


_Part = Word | _OtherLine


# The order in which missing parts are inserted.
_ORDER: tuple[_Part, ...] = (
    *(Word.SCREEN, _OtherLine.TEXT, Word.TASK, Word.CHOICE, Word.HINT, Word.RIGHT, Word.WRONG, Word.AGAIN),
)


def write_task(session: GameSession, draft: TaskDraft, rights: Sequence[Move] = ()) -> Act:
    """Write the draft into the comment of the cursor, and add these right moves; no edit if all is there already."""
    text = written(whole_text(session.cursor), draft, session.tree.size)
    act = write_comment(session, text, ActKind.TASK)
    lines = keep_lines(session, [KeptLine(session.cursor, (move,), "") for move in rights])
    edits = [each.edit for each in (act, lines) if each.edit is not None]
    if len(edits) < 2:
        return act if act.edit is not None else lines._replace(kind=ActKind.TASK)
    return Act(act.change | lines.change, Compound(tuple(edits)), ActKind.TASK)


def take_out(session: GameSession, node: Node) -> Act:
    """Remove "@screen" from a node; its board, its text and its other lines stay."""
    text = whole_text(node)
    kept = [line for line in _lines(text) if line.part is not Word.SCREEN]
    return write_comment(session, _joined(kept, text), ActKind.POSITION_OUT, node)


def written(text: str, draft: TaskDraft, size: BoardSize) -> str:
    """Return the comment of the draft, changed as little as possible."""
    before, after = draft_of(text, size), tidy(draft)
    lines = _lines(text)
    for part in _ORDER:
        if part is _OtherLine.TEXT:
            lines = _with_text(lines, before.text, after.text)
        elif isinstance(part, Word):
            lines = _with_part(lines, part, _said_lines(part, before, size), _said_lines(part, after, size))
    return _joined(lines, text)


def _lines(text: str) -> list[_DraftLine]:
    words = {item.number: item.word for item in read_comment(plain(text)).instructions}
    found = []
    for number, line in enumerate(text.splitlines(keepends=True)):
        # The line without its break, which may be any that Python knows.
        content = line.splitlines()[0]
        part: _Part = _OtherLine.TEXT
        if number in words:
            word = words[number]
            part = word if word is not None and word in _ORDER else _OtherLine.KEPT
        found.append(_DraftLine(content, line[len(content) :], part))
    return found


def _joined(lines: Sequence[_DraftLine], before: str) -> str:
    """Return the lines as one text, which ends with the line break of the text before."""
    # A line from the draft has no break of its own.
    text = "".join(line.text + (line.end or "\n") for line in lines[:-1])
    was = before.splitlines(keepends=True)[-1:]
    tail = "".join(line[len(line.splitlines()[0]) :] for line in was)
    return text + lines[-1].text + tail if lines else ""


# Instructions.


def _said_lines(part: Word, draft: TaskDraft, size: BoardSize) -> list[str]:
    """Return the lines of one part of a draft."""
    if part is Word.SCREEN:
        return ["@screen"] if draft.is_screen else []
    if part is Word.TASK:
        return _task(draft)
    if part is Word.CHOICE:
        return [f"@choice {choice}" for choice in draft.choices]
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
    # Of the points of stones it is said last whether they live, and a side is named before its points.
    before, after = ("", draft.verdict) if draft.points else (draft.verdict, "")
    words = ("@task", draft.kind.value, color, before, draft.points, after, draft.number)
    return [" ".join(word for word in words if word)]


def _wrong_line(answer: AnswerDraft, size: BoardSize) -> str:
    """Return the line of a reply; a colon keeps words that look like points from being read as points."""
    first = answer.text.partition(" ")[0]
    colon = COLON if first == COLON or names_answer(first, size) else ""
    return " ".join(word for word in ("@wrong", answer.to, colon, answer.text) if word)


def _with_part(lines: Sequence[_DraftLine], part: Word, before: Sequence[str], said: Sequence[str]) -> list[_DraftLine]:
    """Return the lines with those of one part replaced, at the place of the first of them."""
    if said == before:
        return list(lines)
    old = [place for place, line in enumerate(lines) if line.part is part]
    if part is Word.TASK and said:
        # A second task is not asked; it stays, to be reported as a fault.
        old = old[:1]
    place = old[0] if old else _place_of(lines, part)
    new = [_DraftLine(text, "", part) for text in said]
    kept = [(number, line) for number, line in enumerate(lines) if number not in old]
    ahead = [line for number, line in kept if number < place]
    return [*ahead, *new, *(line for number, line in kept if number >= place)]


def _place_of(lines: Sequence[_DraftLine], part: _Part) -> int:
    """Return the place for the first lines of a part: after all parts that come before it."""
    ahead = _ORDER[: _ORDER.index(part)]
    return max((place + 1 for place, line in enumerate(lines) if line.part in ahead), default=0)


# The text for the pupil.


def _with_text(lines: Sequence[_DraftLine], before: str, after: str) -> list[_DraftLine]:
    """Return the lines with another text; unchanged lines stay in their places."""
    if before == after:
        return list(lines)
    places = _places_of_text(lines)
    # Autojunk would ignore lines that are frequent in a long text.
    matcher = SequenceMatcher(None, _split(before), _split(after), autojunk=False)
    old: set[int] = set()
    new: dict[int, list[_DraftLine]] = {}
    for tag, first, last, start, end in matcher.get_opcodes():
        if tag != "equal":
            old |= set(places[first:last])
            place = _place_in(lines, places, first)
            new[place] = [_DraftLine(text, "", _OtherLine.TEXT) for text in _split(after)[start:end]]
    found: list[_DraftLine] = []
    for place in range(len(lines) + 1):
        found += new.get(place, [])
        found += [lines[place]] if place < len(lines) and place not in old else []
    return found


def _places_of_text(lines: Sequence[_DraftLine]) -> list[int]:
    """Return the numbers of the lines of text, without blank ones before and after it."""
    places = [place for place, line in enumerate(lines) if line.part is _OtherLine.TEXT]
    written = [number for number, place in enumerate(places) if plain(lines[place].text).strip()]
    return places[written[0] : written[-1] + 1] if written else []


def _place_in(lines: Sequence[_DraftLine], places: Sequence[int], number: int) -> int:
    if number < len(places):
        return places[number]
    return places[-1] + 1 if places else _place_of(lines, _OtherLine.TEXT)


def _split(text: str) -> list[str]:
    return text.split("\n") if text else []
