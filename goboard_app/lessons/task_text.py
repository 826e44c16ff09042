"""Reading tasks from a node: its instructions, and the moves that follow in the tree."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.lessons.convention import (
    COLON,
    Findings,
    Instruction,
    LessonComment,
    LessonFault,
    TaskKind,
    Word,
    comment_at,
    points_named,
    split_answer,
)
from goboard_app.lessons.task import NO_POINTS, Branch, Task, TaskRepetition, WrongAnswer, begin, solutions
from goboard_app.record.node import Node
from goboard_app.record.properties import is_number, move_of, setup_of
from goboard_app.rules.legality import judge, legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset

# A point or a rectangle, even outside this board: it is hardly meant as text.
_LIKE_A_POINT = re.compile(r"[A-Za-z]{1,2}\d{1,2}(-[A-Za-z]{1,2}\d{1,2})?")
COLORS = {"b": Color.BLACK, "black": Color.BLACK, "w": Color.WHITE, "white": Color.WHITE}
_NEED_POINTS = frozenset({TaskKind.CAPTURE, TaskKind.POINTS, TaskKind.LIBERTIES, TaskKind.CHOOSE})
# Kinds whose points must hold stones: the stones to save, kill and so forth.
_OF_STONES = frozenset(
    {
        *(TaskKind.CAPTURE, TaskKind.LIBERTIES, TaskKind.SAVE, TaskKind.CONNECT, TaskKind.CUT),
        *(TaskKind.LIVE, TaskKind.KILL),
    }
)


@dataclass(frozen=True, slots=True)
class TaskNode:
    """A node with its comment and the board there."""

    node: Node
    comment: LessonComment
    position: Position
    history: History
    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class ReadTask:
    """A task, None if there is none to use; `unread` are lines to show as text."""

    task: Task | None
    unread: frozenset[int] = frozenset()


def read_task(place: TaskNode, findings: Findings) -> ReadTask:
    """Return the task of a node; its faults go to `findings`."""
    asked = place.comment.all_of(Word.TASK)
    if not asked:
        _tell_idle(place, findings)
        return ReadTask(None)
    for more in asked[1:]:
        findings.add(LessonFault.TWO_TASKS, place.node, more.raw)
    task = _asked(place, asked[0], findings)
    if task is None:
        return ReadTask(None, frozenset(item.number for item in asked))
    if not _has_solution(task):
        findings.add(LessonFault.NO_SOLUTION, place.node, asked[0].raw)
        return ReadTask(None, frozenset(item.number for item in asked[1:]))
    _check_wrongs(task, place, findings)
    return ReadTask(task, frozenset(item.number for item in asked[1:]))


def read_question(place: TaskNode, findings: Findings) -> Task | None:
    """Return the task of a node without the moves of the tree; None if it has none to use."""
    asked = place.comment.first(Word.TASK)
    return None if asked is None else _asked(place, asked, findings, has_moves=False)


def with_words_of(like: Task, task: Task, comment: LessonComment) -> Task:
    """Return a task about another board with the texts of the first one.

    Hint, praise and "@again" are those of the first unless its own comment has them, even empty ones.
    Its replies to wrong answers take the texts of those of the first in their order: to its own
    points or numbers, or to every other answer.
    """
    return replace(
        task,
        branches=_worded(like.branches, task.branches),
        hint=task.hint if comment.first(Word.HINT) else like.hint,
        right=task.right if comment.first(Word.RIGHT) else like.right,
        wrongs=tuple(_wrongs_worded(like.wrongs, task.wrongs)),
        again=task.again if comment.first(Word.AGAIN) else like.again,
    )


def _worded(like: Sequence[Branch], branches: Sequence[Branch]) -> tuple[Branch, ...]:
    """Return the moves with the texts of the other tree's moves that are equally right, in their order."""
    found, count = [], {True: 0, False: 0}
    for branch in branches:
        alike = [each for each in like if each.is_right is branch.is_right]
        first = alike[min(count[branch.is_right], len(alike) - 1)] if alike else None
        count[branch.is_right] += 1
        text, replies = (first.text, first.replies) if first is not None else ("", ())
        replies = _worded(replies, branch.replies)
        found.append(replace(branch, text=branch.text or text, replies=replies))
    return tuple(found)


def _wrongs_worded(like: Sequence[WrongAnswer], wrongs: Sequence[WrongAnswer]) -> Iterator[WrongAnswer]:
    for first, own in zip_longest(like, wrongs):
        if own is None:
            # The reply to every other answer fits here too.
            if first.is_for_all:
                yield first
        elif own.text:
            yield own
        elif first is not None and not own.is_for_all:
            yield replace(own, text=first.text)


def _tell_idle(place: TaskNode, findings: Findings) -> None:
    for word in (Word.HINT, Word.RIGHT, Word.WRONG, Word.AGAIN, Word.COMPLETE):
        for item in place.comment.all_of(word):
            findings.add(LessonFault.NO_TASK, place.node, item.raw)


def _asked(place: TaskNode, asked: Instruction, findings: Findings, has_moves: bool = True) -> Task | None:
    """Return the task as it is written, solvable or not; None if it cannot be understood."""
    kind = place.comment.asked_kind
    if kind is None:
        name = asked.parts[0].lower() if asked.parts else ""
        findings.add(LessonFault.UNKNOWN_TASK, place.node, name, asked.raw)
        return None
    place = _with_turn(place)
    words = _TaskParser(place, asked, findings)
    color = words.color() if kind is TaskKind.POINTS_FOR else None
    # The colour is the first word and the number the last: all between are points.
    number = words.number() if kind in (TaskKind.COUNT, TaskKind.POINTS_FOR) else 0
    points = words.points()
    if number is None or points is None:
        return None
    if not _is_sensible(kind, points, place, asked, findings):
        return None
    return Task(
        kind,
        place.position,
        place.history,
        place.ruleset,
        _meant(kind, points, place),
        number,
        color,
        _branches(place.node.children, place, findings) if has_moves and kind.is_move else (),
        place.comment.said(Word.HINT),
        place.comment.said(Word.RIGHT),
        _wrongs(place, findings),
        again_of(place.comment),
        place.comment.first(Word.COMPLETE) is not None,
    )


class _TaskParser:
    """A reader that takes the words of a task one after the other."""

    def __init__(self, place: TaskNode, asked: Instruction, findings: Findings) -> None:
        self._place, self._asked, self._findings = place, asked, findings
        self._left = list(asked.parts[1:])

    def color(self) -> Color | None:
        """Take the next word if it is a colour; else return None."""
        color = COLORS.get(self._left[0].lower()) if self._left else None
        if color is not None:
            self._left.pop(0)
        return color

    def number(self) -> int | None:
        """Take the last word as a number; return None, and note it, if it is none."""
        word = self._left.pop() if self._left else ""
        if is_number(word):
            return int(word)
        self._findings.add(LessonFault.BAD_NUMBER, self._place.node, word, self._asked.raw)
        return None

    def points(self) -> frozenset[Point] | None:
        """Return all words that are left as points; None, and note it, if one is no point."""
        found: frozenset[Point] = frozenset()
        for word in self._left:
            points = points_named(word, self._place.position.size)
            if points is None:
                self._findings.add(LessonFault.BAD_POINT, self._place.node, word, self._asked.raw)
                return None
            found |= points
        return found


def _with_turn(place: TaskNode) -> TaskNode:
    """Return the place with the side to move of the tree's first move, unless PL sets it."""
    size = place.position.size
    # FF[4]: PL sets the side to move.
    if setup_of(place.node, size).to_move is not None:
        return place
    first = next((m for m in (move_of(c, size) for c in place.node.children) if m), None)
    if first is None or first.color is place.position.to_move:
        return place
    position = place.position.with_setup(to_move=first.color)
    return TaskNode(place.node, place.comment, position, place.history, place.ruleset)


def _is_sensible(
    kind: TaskKind,
    points: frozenset[Point],
    place: TaskNode,
    asked: Instruction,
    findings: Findings,
) -> bool:
    """Return whether the task names the points it needs, with stones on them if it is about stones."""
    if kind in _NEED_POINTS and not points:
        findings.add(LessonFault.NO_POINTS, place.node, asked.raw)
        return False
    at = {point: place.position.at(point) for point in points}
    no_stone = kind in _OF_STONES and None in at.values()
    is_own = kind is TaskKind.CAPTURE and place.position.to_move in at.values()
    if no_stone or is_own:
        findings.add(LessonFault.NO_STONE, place.node, asked.raw)
        return False
    return True


def _meant(kind: TaskKind, points: frozenset[Point], place: TaskNode) -> frozenset[Point]:
    """Return the points of the task; liberties and illegal points are computed from the rules."""
    position = place.position
    if kind is TaskKind.LIBERTIES:
        chains = (chain_at(position, point) for point in points)
        return NO_POINTS.union(*(chain.liberties for chain in chains if chain is not None))
    if kind is TaskKind.ILLEGAL:
        legal = legal_points(position, place.history, place.ruleset)
        return position.points(None) - legal
    return points


def _branches(nodes: Sequence[Node], place: TaskNode, findings: Findings, is_right: bool = True) -> tuple[Branch, ...]:
    """Return the moves that follow in the tree, without illegal ones."""
    found = []
    for node in nodes:
        branch = _branch(node, place, findings, is_right)
        if branch is not None:
            found.append(branch)
    return tuple(found)


def _branch(node: Node, place: TaskNode, findings: Findings, is_right: bool) -> Branch | None:
    position, comment = place.position, comment_at(node)
    move = move_of(node, position.size)
    # The next screen ends the answers to this one.
    if move is None or comment.first(Word.SCREEN) is not None:
        return None
    # The tree may let one side move twice.
    position = position.with_setup(to_move=move.color)
    if not judge(position, move, place.history, place.ruleset).is_legal:
        raw = (node.get(move.color.value) or ("",))[0]
        findings.add(LessonFault.ILLEGAL_MOVE, node, raw, f"{move.color.value}[{raw}]")
        return None
    after = position.after(move)
    history = place.history.extended(BoardState.of_move(after, move.color, move.is_pass))
    # FF[4]: BM is a bad move. All that follows a wrong move is wrong as well.
    is_right = is_right and not node.has("BM") and comment.first(Word.WRONG) is None
    there = TaskNode(node, comment, after, history, place.ruleset)
    said = (comment.text(), comment.said(Word.RIGHT), comment.said(Word.WRONG))
    text = "\n".join(part for part in said if part)
    return Branch(move, text, is_right, _branches(node.children, there, findings, is_right))


def _wrongs(place: TaskNode, findings: Findings) -> tuple[WrongAnswer, ...]:
    """Return the replies to wrong answers; a point outside the board is noted as a fault."""
    size = place.position.size
    found = place.comment.all_of(Word.WRONG)
    for item in found:
        word = next(iter(split_answer(item.text, size)[1].split()), "")
        # After a colon a point is part of the text, see `split_answer`.
        if _LIKE_A_POINT.fullmatch(word) and f"{COLON} {word}" not in item.text:
            findings.add(LessonFault.BAD_POINT, place.node, word, item.raw)
    return tuple(_wrong(item.text, size) for item in found)


def _wrong(text: str, size: BoardSize) -> WrongAnswer:
    """Return a reply with the points or numbers that it begins with."""
    words, said = split_answer(text, size)
    points = (points_named(word, size) or NO_POINTS for word in words)
    numbers = (int(word) for word in words if is_number(word))
    return WrongAnswer(said, NO_POINTS.union(*points), frozenset(numbers))


def again_of(comment: LessonComment) -> TaskRepetition:
    """Return how a task may be asked again.

    `@again turn` keeps the colours, for texts that an exchange of colours would spoil.
    """
    item = comment.first(Word.AGAIN)
    if item is None:
        return TaskRepetition.NEVER
    return TaskRepetition.TURNED if item.text.strip().lower() == "turn" else TaskRepetition.SWAPPED


def _has_solution(task: Task) -> bool:
    if task.is_number:
        return True
    # `solutions` has points only, and a pass is none.
    right_pass = any(branch.is_right and branch.move.is_pass for branch in task.branches)
    return right_pass or bool(solutions(begin(task)))


def _check_wrongs(task: Task, place: TaskNode, findings: Findings) -> None:
    """Note the replies to wrong answers that are given for right ones."""
    right = solutions(begin(task))
    numbers = {task.number} if task.is_number else set()
    for item, wrong in zip(place.comment.all_of(Word.WRONG), task.wrongs, strict=True):
        if wrong.points & right or wrong.numbers & numbers:
            findings.add(LessonFault.WRONG_IS_RIGHT, place.node, item.raw)
