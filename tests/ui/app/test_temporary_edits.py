"""Temporary edits lie above a mark on the undo stack, and are undone down to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from goboard_app.app.lesson_table import TemporaryEdits


class Said(QUndoCommand):
    """Adds a letter to a list; a capital one is prepared."""

    def __init__(self, board: list[str], letter: str) -> None:
        super().__init__(letter)
        self._board, self.letter = board, letter

    def redo(self) -> None:
        self._board.append(self.letter)

    def undo(self) -> None:
        assert self._board.pop() == self.letter


class Stage:
    """A stack, a record of its actions, and the talk that watches it."""

    def __init__(self, parent: QObject) -> None:
        self.stack = QUndoStack(parent)
        self.board: list[str] = []
        self.talk = TemporaryEdits(self.stack, self._is_preparing, parent)
        self.kept = 0
        self.talk.kept.connect(self._on_kept)

    @staticmethod
    def _is_preparing(command: object) -> bool:
        return isinstance(command, Said) and command.letter.isupper()

    def _on_kept(self) -> None:
        self.kept += 1

    def do(self, letters: str) -> None:
        for letter in letters:
            self.stack.push(Said(self.board, letter))

    @property
    def said(self) -> str:
        return "".join(self.board)


@pytest.fixture
def stage(qapp: QObject) -> Iterator[Stage]:
    parent = QObject()
    made = Stage(parent)
    made.do("ab")
    yield made
    made.talk.deleteLater()


def test_before_it_begins_nothing_is_put_back(stage: Stage) -> None:
    stage.do("c")
    assert not stage.talk.is_on
    assert stage.talk.put_back() == 0
    assert stage.said == "abc"


def test_remarks_are_undone_and_redone(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("xy")
    assert stage.talk.count == 2
    assert stage.talk.put_back() == 2
    assert stage.said == "ab"
    assert stage.talk.can_bring_back
    stage.talk.bring_back()
    assert stage.said == "abxy"
    assert stage.talk.count == 0
    assert stage.talk.put_back() == 0


def test_kept_lessons_are_prepared(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("x")
    stage.talk.keep()
    stage.do("y")
    stage.talk.put_back()
    assert stage.said == "abx"


def test_another_change_ends_bringing_back(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("xy")
    stage.talk.put_back()
    stage.do("z")
    assert not stage.talk.can_bring_back
    stage.talk.put_back()
    assert stage.said == "ab"
    assert stage.talk.can_bring_back
    stage.talk.bring_back()
    assert stage.said == "abz"


def test_after_redo_it_counts_again_and_is_put_back_again(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("xy")
    stage.talk.put_back()
    stage.stack.redo()
    assert stage.talk.count == 1
    assert not stage.talk.can_bring_back
    assert stage.talk.put_back() == 1


def test_the_first_preparation_stays(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("Px")
    assert stage.talk.count == 1
    stage.talk.put_back()
    assert stage.said == "abP"
    assert stage.kept == 0


def test_later_preparation_keeps_earlier_talk(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("xPy")
    assert stage.kept == 1
    stage.talk.put_back()
    assert stage.said == "abxP"


def test_undo_beyond_the_mark_and_redo_are_no_talk(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("x")
    for _ in range(3):
        stage.stack.undo()
    assert stage.said == ""
    assert stage.talk.count == 0
    stage.stack.redo()
    stage.stack.redo()
    assert stage.talk.count == 0
    stage.stack.redo()
    assert stage.said == "abx"
    assert stage.talk.count == 1


def test_a_change_after_undo_beyond_the_mark_is_talk(stage: Stage) -> None:
    stage.talk.begin()
    stage.stack.undo()
    stage.do("z")
    assert stage.said == "az"
    assert stage.talk.count == 1
    stage.talk.put_back()
    assert stage.said == "a"


def test_ended_everything_stays(stage: Stage) -> None:
    stage.talk.begin()
    stage.do("x")
    stage.talk.end()
    assert stage.talk.put_back() == 0
    assert stage.said == "abx"
    assert not stage.talk.can_bring_back
