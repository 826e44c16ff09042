"""Tasks in another position: rotated, mirrored, and with the colours exchanged.

A pupil who has understood the task solves it there too; one who only remembers the points does not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import product

from goboard_app.go.board import BoardSize, Color, Move, Play, Point, parse_point, point_name
from goboard_app.go.position import CODES, Position
from goboard_app.languages import any_of, color_pairs
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.lesson import Screen
from goboard_app.lessons.task import Branch, Task, TaskRepetition, WrongAnswer
from goboard_app.record.properties import Mark
from goboard_app.record.transform import Symmetry, moved_point
from goboard_app.rules.repetition import BoardState, History

# Characters of scripts without blanks may be next to a point.
_LETTER = r"[^\W\u2e80-\uffff]"
_OTHER_SIDE = {"black": "white", "white": "black"}
# Column I does not exist on Go boards.
_POINT = re.compile(rf"(?<!{_LETTER})[A-HJ-Z][1-9][0-9]?(?!{_LETTER})")


@dataclass(frozen=True, slots=True)
class BoardTransform:
    """A transformation of a board: a symmetry, with or without an exchange of the colours."""

    symmetry: Symmetry = Symmetry.NONE
    swaps_colors: bool = False

    def size(self, size: BoardSize) -> BoardSize:
        """Return the size of the board afterwards."""
        return self.symmetry.size(size)

    def point(self, point: Point, size: BoardSize) -> Point:
        """Return the new place of a point on a board of this size."""
        return moved_point(point, size, self.symmetry)

    def color(self, color: Color) -> Color:
        """Return the new colour of a stone of this colour."""
        return color.opponent if self.swaps_colors else color


SAME = BoardTransform()


def turnings(screen: Screen) -> tuple[BoardTransform, ...]:
    """Return the ways to ask the task of a screen in other positions, the most different first."""
    task = screen.task
    if task is None or task.again is TaskRepetition.NEVER:
        return ()
    swaps = (True, False) if task.again is TaskRepetition.SWAPPED else (False,)
    # The last symmetries look least like the original.
    ways = tuple(reversed(Symmetry))
    every = [BoardTransform(way, swap) for swap, way in product(swaps, ways)]
    seen = [_face(screen, SAME)]
    found = []
    for turning in every:
        face = _face(screen, turning)
        # On a symmetric board different symmetries give the same question.
        if face not in seen:
            seen.append(face)
            found.append(turning)
    return tuple(found)


def _face(screen: Screen, turning: BoardTransform) -> tuple[Position, frozenset[Point]]:
    """Return the parts of a screen that make two boards the same question."""
    turned_screen = turned(screen, turning)
    points = turned_screen.task.points if turned_screen.task is not None else frozenset()
    return turned_screen.position, points


def turned(screen: Screen, turning: BoardTransform) -> Screen:
    """Return the screen with its board transformed; points and colours in its texts follow."""
    if turning == SAME:
        return screen
    way = _SizedTransform(screen.position.size, turning)
    return Screen(
        way.text(screen.text),
        way.position(screen.position),
        tuple(Mark(m.kind, way.point(m.point), m.text) for m in screen.marks),
        way.point(screen.last_move) if screen.last_move is not None else None,
        way.task(screen.task) if screen.task is not None else None,
    )


class _SizedTransform:
    """A transformation of one board, for all that is on it."""

    def __init__(self, size: BoardSize, turning: BoardTransform) -> None:
        self._size, self._turning = size, turning

    def point(self, point: Point) -> Point:
        return self._turning.point(point, self._size)

    def points(self, points: frozenset[Point]) -> frozenset[Point]:
        return frozenset(map(self.point, points))

    def text(self, text: str) -> str:
        text = _POINT.sub(self._name, text)
        if self._turning.swaps_colors:
            # Only the stems of the words are exchanged, so they keep their endings.
            other = color_pairs(text)
            text = re.sub(any_of(other, after=""), lambda match: other.get(match[0], match[0]), text)
        return text

    def _name(self, match: re.Match[str]) -> str:
        try:
            point = parse_point(match[0], self._size)
        except ValueError:
            # A word may look like a point and be none on this board.
            return match[0]
        return point_name(self.point(point), self._turning.size(self._size))

    def stones(self, stones: bytes) -> bytes:
        size = self._turning.size(self._size)
        board = bytearray(size.area)
        other = {0: 0, **{CODES[c]: CODES[self._turning.color(c)] for c in Color}}
        for index, code in enumerate(stones):
            board[size.index(self.point(self._size.point(index)))] = other[code]
        return bytes(board)

    def position(self, position: Position) -> Position:
        black, white = position.prisoners_black, position.prisoners_white
        if self._turning.swaps_colors:
            black, white = white, black
        return Position(
            self._turning.size(position.size),
            self.stones(position.stones),
            self._turning.color(position.to_move),
            black,
            white,
        )

    def history(self, history: History) -> History:
        # Superko compares with every earlier board, so all of them are transformed.
        return History(self._state(state) for state in history.states)

    def _state(self, state: BoardState) -> BoardState:
        black, white = state.lost_black, state.lost_white
        if self._turning.swaps_colors:
            black, white = white, black
        color = self._turning.color
        return BoardState(
            self.stones(state.stones),
            color(state.to_move),
            color(state.made_by),
            state.origin,
            black,
            white,
        )

    def branch(self, branch: Branch) -> Branch:
        return replace(
            branch,
            move=self.move(branch.move),
            text=self.text(branch.text),
            replies=tuple(map(self.branch, branch.replies)),
        )

    def move(self, move: Move) -> Move:
        color = self._turning.color(move.color)
        return Play(color, self.point(move.point)) if isinstance(move, Play) else type(move)(color)

    def wrong(self, kind: TaskKind, wrong: WrongAnswer) -> WrongAnswer:
        numbers = frozenset(self.number(kind, number) for number in wrong.numbers)
        return replace(wrong, text=self.text(wrong.text), points=self.points(wrong.points), numbers=numbers)

    def number(self, kind: TaskKind, number: int) -> int:
        """Return the number of an answer, which names another side where the colours are exchanged."""
        verdicts = kind.form.verdicts
        word = verdicts[number - 1] if 1 <= number <= len(verdicts) else ""
        other = _OTHER_SIDE.get(word) if self._turning.swaps_colors else None
        return number if other is None else verdicts.index(other) + 1

    def task(self, task: Task) -> Task:
        return replace(
            task,
            position=self.position(task.position),
            history=self.history(task.history),
            points=self.points(task.points),
            color=self._turning.color(task.color) if task.color is not None else None,
            branches=tuple(map(self.branch, task.branches)),
            hint=self.text(task.hint),
            right=self.text(task.right),
            wrongs=tuple(self.wrong(task.kind, wrong) for wrong in task.wrongs),
            number=self.number(task.kind, task.number),
            choices=tuple(map(self.text, task.choices)),
        )
