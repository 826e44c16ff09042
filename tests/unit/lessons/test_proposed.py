"""The right moves of tasks, found by trying every move."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, parse_point, point_name
from goboard_app.go.position import Position, parse_diagram
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.proposed import is_searchable, proved_answers
from goboard_app.lessons.task import Task
from goboard_app.rules.catalogue import JAPANESE
from goboard_app.rules.repetition import History

# White in the corner has three points in a row.
CORNER = [
    *([". . . . . . . . ."] * 6),
    "X X X X X . . . .",
    "O O O O X . . . .",
    ". . . O X . . . .",
]


def task(rows: list[str], side: Color, kind: TaskKind, stone: str) -> Task:
    position: Position = parse_diagram(rows).with_setup(to_move=side)
    stones = frozenset({parse_point(stone, position.size)})
    return Task(kind, position, History.starting_at(position), JAPANESE, stones)


def names(found: Task) -> set[str] | None:
    proved = proved_answers(found, lambda: None)
    return None if proved is None else {point_name(point, found.position.size) for point in proved.points}


@pytest.mark.parametrize(
    ("side", "kind"),
    [
        (Color.WHITE, TaskKind.SAVE),
        (Color.WHITE, TaskKind.LIVE),
        (Color.BLACK, TaskKind.KILL),
        (Color.BLACK, TaskKind.CAPTURE),
    ],
)
def test_the_vital_point_is_the_only_right_move(side: Color, kind: TaskKind) -> None:
    assert names(task(CORNER, side, kind, "B2")) == {"B1"}


def test_stones_that_are_in_no_danger_have_no_right_move() -> None:
    assert names(task([". . . . .", ". X . . .", *([". . . . ."] * 3)], Color.BLACK, TaskKind.SAVE, "B4")) is None


def test_a_ko_proves_nothing() -> None:
    # Black takes D1 at C1, and White takes back: a ko for the second eye.
    rows = [*([". . . . ."] * 2), "X X X X .", "O O O X X", ". O . O X"]
    assert names(task(rows, Color.BLACK, TaskKind.KILL, "A2")) is None


def test_a_search_that_nobody_waits_for_ends() -> None:
    class CalledOffError(Exception):
        pass

    def call_off() -> None:
        raise CalledOffError

    with pytest.raises(CalledOffError):
        proved_answers(task(CORNER, Color.BLACK, TaskKind.KILL, "B2"), call_off)


def test_large_boards_and_goals_without_stones_are_not_searched() -> None:
    empty = Position.empty(BoardSize(13, 13))
    assert not is_searchable(Task(TaskKind.SAVE, empty, History.starting_at(empty), JAPANESE))
    small = Position.empty(BoardSize(9, 9))
    assert not is_searchable(Task(TaskKind.PLAY, small, History.starting_at(small), JAPANESE))
