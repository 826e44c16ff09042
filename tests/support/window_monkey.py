"""WindowMonkey: random acts in a window, with checks of its state."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import TypeVar

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game
from goboard_app.record.tree import GameTree
from goboard_app.session.session import Phase
from goboard_app.ui.review.tree import TreeView
from tests.support.board_owner import board_owner
from tests.support.desk import Desk
from tests.support.dialogs import type_text
from tests.support.monkey import Monkey
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
_LEFT = Qt.MouseButton.LeftButton
_MOVES = ("pass", "take_back", "take_back", "undo", "undo", "redo", "play_on", "go_on", "resign")
_STEPS = (
    *("first", "back", "forward", "forward", "ten_forward", "last", "next_variation", "next_game"),
    *("previous_game", "next_comment", "previous_fork", "been_before", "play_through"),
)
_TOOLS = (
    *("set_up", "set_up", "set_up", "insert_move", "insert_move", "mark_triangle", "mark_text"),
    *("mark_arrow", "mark_part", "mark_letter", "mark_dim", "marks_clear", "black_turn"),
    *("find", "find", "find_position", "find_position", "find_next", "guess", "guess"),
)
_COUNTS = ("count", "count", "accept", "agree_black", "agree_white", "story", "story", "compare")
_PLACES = (
    *("first_steps", "open_lesson", "problems", "solve_record", "table", "table", "counting_works"),
    *("new", "open", "new_lesson", "start_page", "present"),
)
_READING_MS = 30_000
_AT_TABLE = ("previous_game", "next_game")
"""Known: their keys go through the positions of the table too, where the record is one game."""
_OPENS = "paste"
"""Known: where nothing can be pasted its keys open what was copied as a new game."""
Content = list[tuple[int, tuple[tuple[str, tuple[str, ...]], ...]]]
State = tuple[object, ...]
T = TypeVar("T")


class WindowMonkey(Monkey):
    """Walks through the whole window; `path` is a record to open where there is none."""

    def __init__(self, desk: Desk, path: Path, seed: int) -> None:
        super().__init__(desk, path, seed)
        # Its own chance: what is sampled of a state is not to change the walk.
        self._sampling = Random(seed)
        self._is_searching = False

    def walk(self, count: int) -> None:
        """Take this many steps; an error raised behind Qt's back belongs to the step that caused it."""
        with self._raising():
            super().walk(count)

    @contextmanager
    def _raising(self) -> Iterator[None]:
        before = sys.excepthook

        def keep(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            self._chance.trouble = self._chance.trouble or error.with_traceback(trace)

        sys.excepthook = keep
        try:
            yield
        finally:
            sys.excepthook = before

    def _step(self) -> None:
        acts: tuple[tuple[int, Callable[[], None]], ...] = (
            (6, self._click),
            (2, lambda: self._choose(_MOVES)),
            (2, lambda: self._choose(_STEPS)),
            (2, lambda: self._choose(_TOOLS)),
            (2, lambda: self._choose(_COUNTS)),
            (1, lambda: self._choose(_PLACES)),
            (2, self._row),
            (2, self._key),
            (3, self._button),
            (1, self._escape),
            (1, self._drag),
            (1, self._menu_of_board),
            (1, self._type),
            (1, self._search),
            (1, self._position),
            (1, self._tree),
            (1, self._wheel),
            (1, self._there_and_back),
        )
        if not self.desk.parts.leaving.has_board() and self._is(0.15):
            self._do("open", lambda: self.desk.window.open(self.lesson))
        elif not self.desk.is_on_board and self._is(0.2):
            # There is much to press on the other pages; the board is what all of it is about.
            self.random.choice((self._escape, lambda: self._choose(("start_page",))))()
        else:
            self.random.choices([act for _, act in acts], [often for often, _ in acts])[0]()
        self._settle()
        self._look()

    def _settle(self) -> None:
        window = self.desk.window
        wait_until(lambda: not self.desk.controller.reader.is_busy, _READING_MS)
        super()._settle()
        wait_until(lambda: not parts(window).strip.is_working)
        review = window.features["review"]
        wait_until(lambda: not (review.has("finding") and review.finding.searcher.is_busy))

    # Acts of a user

    def _choose(self, names: tuple[str, ...]) -> None:
        rows = self.desk.window.commands.actions
        self._trigger([(name, rows[name]) for name in names])

    def _escape(self) -> None:
        self._do("key Key_Escape", lambda: self.desk.key(Key.Key_Escape))

    def _wheel(self) -> None:
        if self.desk.is_on_board:
            notches = self.random.choice((-2, -1, 1, 2))
            self._do(f"wheel {notches}", lambda: self.desk.turn_wheel(notches))

    def _search(self) -> None:
        """Type words into the field of the search, or search for a part of the board."""
        finding = self.desk.parts.finding
        if not finding.is_open or not finding.panel.isVisible():
            return
        panel = finding.panel
        if panel.field.isVisible() and panel.field.isEnabled():
            word = self.random.choice(("one", "two", "stone", "x", ""))

            def write() -> None:
                panel.field.clear()
                type_text(word, panel.field)
                QTest.keyClick(panel.field, Key.Key_Return)

            self._do(f"search {word!r}", write)
        elif panel.search.isVisible() and panel.search.isEnabled():
            self._do("button search", lambda: QTest.mouseClick(panel.search, _LEFT))

    def _tree(self) -> None:
        """Click in the tree of the record."""
        views = [v for v in self.desk.window.findChildren(TreeView) if v.isVisible()]
        if not views or not views[0].isEnabled():
            return
        place = views[0].viewport().rect().center()
        place.setX(self.random.randrange(max(1, views[0].viewport().width())))
        place.setY(self.random.randrange(max(1, views[0].viewport().height())))
        viewport = views[0].viewport()
        self._do(f"tree {place}", lambda: QTest.mouseClick(viewport, _LEFT, pos=place))

    def _there_and_back(self) -> None:
        """Check that an act that is undone and redone restores the state."""
        stack = self.desk.controller.undo_stack
        if not stack.canUndo() or self.desk.session.counting or self.desk.session.trial:
            return

        def undo_and_redo() -> None:
            before, index = self.games, stack.index()
            stack.undo()
            stack.redo()
            assert (self.games, stack.index()) == (before, index), "done again, and not as before"

        if self._modes() & {"set-up", "guessing"}:
            return
        self._do("undo redo", undo_and_redo)

    # Properties to check

    def _modes(self) -> set[str]:
        return board_owner(self.desk.window)

    def _look(self) -> None:
        self._look_at_owner()
        self._look_at_record()
        self._look_at_picture()
        self._look_at_file()
        self._look_at_lock()
        self._look_at_draft()
        self._look_at_what_is_off()

    def _look_at_owner(self) -> None:
        owners = self._modes()
        assert len(owners) == 1, f"the board belongs to {sorted(owners)}"
        was_searching, self._is_searching = (
            self._is_searching,
            self.desk.parts.finding.is_open,
        )
        if self._is_searching and not was_searching:
            assert self.desk.page.panel.isEnabled(), "a search is opened, and greyed out"

    def _look_at_record(self) -> None:
        """Check that the written record equals the tree, and that the board follows from it."""
        desk, session = self.desk, self.desk.session
        for tree in desk.controller.trees:
            kept = read_sgf(write_game(tree)).games[0]
            assert _content(kept) == _content(tree), "written, and read as something else"
        assert session.tree.contains(session.cursor)
        at_cursor = PositionCache(session.tree).position(session.cursor)
        assert session.position.stones == at_cursor.stones, "not the stones of the record"
        stack = desk.controller.undo_stack
        assert 0 <= stack.index() <= stack.count()
        assert stack.canUndo() is (stack.index() > 0)
        assert stack.canRedo() is (stack.index() < stack.count())

    def _look_at_picture(self) -> None:
        """Check that a board no mode uses shows the position."""
        window, session = self.desk.window, self.desk.session
        # A stone that is being moved is off the board until it is put down.
        is_moving = "moving a stone" in self._modes()
        if window.is_on_board and not parts(window).presenter.is_held and not is_moving:
            picture = window.page.board.picture
            assert picture.size == session.tree.size
            if session.phase is not Phase.COUNTING:
                assert picture.stones == session.shown.stones, "the board shows other stones"

    def _look_at_what_is_off(self) -> None:
        """Check that no disabled row can act."""
        window = self.desk.window
        if parts(window).playing.is_playing or QApplication.activePopupWidget() is not None:
            return
        rows = window.commands.actions.items()
        off = [(name, row) for name, row in rows if not row.isEnabled() and row.menu() is None]
        for name, row in self._sample(off, 3):
            self._touch(f"row {name}", row.trigger)
        others = (_OPENS, *(_AT_TABLE if parts(window).table.is_on else ()))
        keys = [(n, row) for n, row in off if row.shortcut().count() == 1 and n not in others]
        for name, row in self._sample(keys, 2):
            if self.desk.focus is window.page.board:
                self._touch(f"key of {name}", lambda row=row: _press_key(row, window.page.board))
        found = window.findChildren(QAbstractButton)
        buttons = [b for b in found if b.isVisible() and not b.isEnabled() and b.window() is window]
        for button in self._sample(buttons, 2):
            if shiboken6.isValid(button) and isinstance(button, QPushButton):
                self._touch(f"button {button.text()}", lambda b=button: QTest.mouseClick(b, _LEFT))

    def _sample(self, things: list[T], count: int) -> list[T]:
        return self._sampling.sample(things, min(count, len(things)))

    def _touch(self, name: str, act: Callable[[], object]) -> None:
        before = self._state()
        act()
        assert self._state() == before, f"greyed out, and acts: {name}"

    def _state(self) -> State:
        session, stack = self.desk.session, self.desk.controller.undo_stack
        games = self.desk.controller.trees
        return (
            *(write_game(session.tree), id(session.cursor), session.phase, len(games)),
            *(self.desk.controller.game_number, stack.index(), stack.count()),
            frozenset(self._modes()),
        )


def _press_key(row: QAction, board: QWidget) -> None:
    combination = row.shortcut()[0]
    QTest.keyClick(board, combination.key(), combination.keyboardModifiers())


def _content(tree: GameTree) -> Content:
    """Return depth and properties of each node; a name without a value is written with an empty one."""
    depths: dict[Node, int] = {}
    for node in tree.walk():
        depths[node] = 0 if node.parent is None else depths[node.parent] + 1
    return [
        (depth, tuple((p.ident, p.values or ("",)) for p in node.properties if p.ident != "CA"))
        for node, depth in depths.items()
    ]
