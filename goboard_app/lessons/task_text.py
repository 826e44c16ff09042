"""Reading tasks from a node: its instructions, and the moves that follow in the tree."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import zip_longest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.lessons.convention import (
    COLON,
    MOST_CHOICES,
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
from goboard_app.lessons.task import (
    NO_POINTS,
    Branch,
    Task,
    TaskRepetition,
    WrongAnswer,
    begin,
    in_reading_order,
    solutions,
)
from goboard_app.record.game_info import info_of
from goboard_app.record.node import Node
from goboard_app.record.properties import is_number, move_of, setup_of
from goboard_app.rules.legality import judge, legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset

# A point or a rectangle, even outside this board: it is hardly meant as text.
_LIKE_A_POINT = re.compile(r"[A-Za-z]{1,2}\d{1,2}(-[A-Za-z]{1,2}\d{1,2})?")
COLORS = {"b": Color.BLACK, "black": Color.BLACK, "w": Color.WHITE, "white": Color.WHITE}
# The points by which a side is ahead, such as 7 or 7.5.
_MARGIN = re.compile(r"\d{1,3}(\.5)?")


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
        # The line was understood, so it is hidden; only further tasks are shown as text.
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
        choices=task.choices or like.choices,
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
    for word in (Word.CHOICE, Word.HINT, Word.RIGHT, Word.WRONG, Word.AGAIN, Word.COMPLETE):
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
    form = kind.form
    color = words.color() if form.has_color else None
    right = words.verdict(form.verdicts)
    # The colour is the first word and the number the last: all between are points.
    margin = words.margin() if form.verdicts and form.has_number else None
    number = right if form.verdicts or not form.has_number else words.number(0 if kind is TaskKind.CHOICE else None)
    points = words.points(form.per_chain)
    if number is None or points is None:
        return None
    choices = _choices(kind, number, place, asked, findings)
    if choices is None or not _is_sensible(kind, points, place, asked, findings):
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
        choices,
        margin,
        # `ahead` alone is counted with komi; without KM there is none.
        (info_of(findings.tree).komi or Fraction(0)) if kind is TaskKind.AHEAD else Fraction(0),
    )


def _choices(
    kind: TaskKind, number: int, place: TaskNode, asked: Instruction, findings: Findings
) -> tuple[str, ...] | None:
    """Return the sentences to choose from; None, and note it, if they are too few or too many, or none is right."""
    items = place.comment.all_of(Word.CHOICE)
    if kind is not TaskKind.CHOICE:
        for item in items:
            findings.add(LessonFault.NO_TASK, place.node, item.raw)
        return ()
    found = tuple(item.text for item in items)
    if not found and place.comment.first(Word.MORE) is not None:
        # Another board takes the sentences of the first one.
        return found
    if not 2 <= len(found) <= MOST_CHOICES or not all(found):
        findings.add(LessonFault.CHOICES, place.node, asked.raw)
        return None
    if not 1 <= number <= len(found):
        findings.add(LessonFault.NO_SOLUTION, place.node, asked.raw)
        return None
    return found


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

    def verdict(self, words: Sequence[str]) -> int | None:
        """Take the first word that is one of these, and return its number from 1; 0 if there are none to choose from.

        Return None, and note it, if no word is one of them.
        """
        if not words:
            return 0
        for place, word in enumerate(self._left):
            if word.lower() in words:
                del self._left[place]
                return words.index(word.lower()) + 1
        self._findings.add(LessonFault.NO_SOLUTION, self._place.node, self._asked.raw)
        return None

    def margin(self) -> Fraction | None:
        """Take the last word as a number of points; return None if there is none, and note a word that is no number."""
        word = self._left.pop() if self._left else ""
        if _MARGIN.fullmatch(word):
            return Fraction(word)
        if word:
            self._findings.add(LessonFault.BAD_NUMBER, self._place.node, word, self._asked.raw)
        return None

    def number(self, usual: int | None = None) -> int | None:
        """Take the last word as a number, or the usual one without a word; return None, and note it, if it is none."""
        if not self._left and usual is not None:
            return usual
        word = self._left.pop() if self._left else ""
        if is_number(word):
            return int(word)
        self._findings.add(LessonFault.BAD_NUMBER, self._place.node, word, self._asked.raw)
        return None

    def points(self, with_numbers: bool = False) -> frozenset[Point] | None:
        """Return all words that are left as points; None, and note it, if one is no point.

        `with_numbers` allows the number of liberties after a point; one that differs from the board is noted.
        """
        found: frozenset[Point] = frozenset()
        points: frozenset[Point] | None = None
        for place, word in enumerate(self._left):
            if with_numbers and points is not None and is_number(word):
                self._compare(points, int(word), " ".join(self._left[place - 1 : place + 1]))
                continue
            points = points_named(word, self._place.position.size)
            if points is None:
                self._findings.add(LessonFault.BAD_POINT, self._place.node, word, self._asked.raw)
                return None
            found |= points
        return found

    def _compare(self, points: frozenset[Point], number: int, words: str) -> None:
        """Note a number of liberties that the board does not have."""
        chains = (chain_at(self._place.position, point) for point in points)
        for chain in (each for each in chains if each is not None and len(each.liberties) != number):
            right = str(len(chain.liberties))
            self._findings.add(LessonFault.DISPROVED, self._place.node, words, right=right)


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
    if kind.form.needs_points and not points:
        findings.add(LessonFault.NO_POINTS, place.node, asked.raw)
        return False
    at = {point: place.position.at(point) for point in points}
    no_stone = kind.is_of_stones and None in at.values()
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
    if kind.form.per_chain:
        # One point of each chain, the first one as one reads.
        # The dictionary keeps the last point of each chain, so the order is reversed.
        named = {chain_at(position, point): point for point in sorted(points, key=in_reading_order, reverse=True)}
        return frozenset(named.values())
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
    # The number was checked when it was read.
    if task.is_number or task.is_choice:
        return True
    # `solutions` has points only, and a pass is none.
    right_pass = any(branch.is_right and branch.move.is_pass for branch in task.branches)
    return right_pass or bool(solutions(begin(task)))


def _check_wrongs(task: Task, place: TaskNode, findings: Findings) -> None:
    """Note the replies to wrong answers that are given for right ones."""
    is_per_chain = task.kind.form.per_chain
    answers: list[tuple[Point | None, int | None]]
    if is_per_chain:
        answers = [(point, len(task.liberties_at(point))) for point in task.points]
    elif task.is_number or task.is_choice:
        answers = [(None, task.number)]
    else:
        answers = [(point, None) for point in solutions(begin(task))]
    for item, wrong in zip(place.comment.all_of(Word.WRONG), task.wrongs, strict=True):
        # A reply to a number may be given for one chain and be right at another.
        is_general = is_per_chain and not (wrong.points and wrong.numbers)
        if not is_general and any(wrong.is_for(*answer) for answer in answers):
            findings.add(LessonFault.WRONG_IS_RIGHT, place.node, item.raw)
