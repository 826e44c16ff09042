"""A task as somebody writes it: what each field says, usable as it stands or not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.lessons.convention import (
    Instruction,
    TaskKind,
    Word,
    names_answer,
    points_named,
    read_comment,
    split_answer,
)
from goboard_app.lessons.task import NO_POINTS, Again
from goboard_app.lessons.task_reader import COLORS, again_of
from goboard_app.record.node import Node
from goboard_app.record.properties import MarkupKind, markup_of
from goboard_app.session.annotation import plain

OF_STONES = frozenset(
    {
        *(TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.SAVE, TaskKind.CONNECT, TaskKind.CUT),
        *(TaskKind.LIVE, TaskKind.KILL),
    }
)
"""Tasks that name stones; others name points."""

_WITHOUT_POINTS = frozenset({TaskKind.ILLEGAL, TaskKind.COUNT, TaskKind.PLAY})
_WITH_NUMBER = frozenset({TaskKind.COUNT, TaskKind.POINTS_FOR})


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
    is_last = kind is TaskKind.COUNT or (has_number and words[-1].isdecimal())
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
