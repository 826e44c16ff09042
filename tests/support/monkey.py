"""Monkey: random input at a lesson, with checks of the state.

A walk is known by its number, so that what it found can be walked again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import shiboken6
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game
from goboard_app.session.editing.position_setup import Draft
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.teach.lock_dialogs import UnlockDialog
from goboard_app.ui.widgets.comment_card import CommentCard
from tests.support.desk import ALT, CONTROL, PLAIN, SHIFT, Desk
from tests.support.dialogs import type_text
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_NO_ROWS = frozenset(
    (
        *("quit", "close_window", "new_window", "open_in_window", "recent", "windows", "arrange", "real_clock"),
        *("next_window", "print", "export", "language", "theme", "text_size", "preferences"),
        *("shelved", "backups", "turn", "numbering", "ask", "full_screen"),
    )
)
"""The commands that lead out of the window, change all of them, or only open a menu."""
_TEACHING = (
    *("table", "lock", "write_task", "set_up", "present", "solve_record", "guess", "count"),
    *("save", "undo", "redo", "undo", "insert_move", "mark_triangle", "mark_arrow", "comment"),
    *("next_game", "previous_game", "forward", "back", "last", "first", "delete_branch", "games"),
    *("paste", "copy", "cut", "go_on", "story", "take_back", "name", "figure", "swap_colors"),
)
_KEYS = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End),
    *(Key.Key_PageDown, Key.Key_PageUp, Key.Key_PageDown, Key.Key_PageUp, Key.Key_Tab),
    *(Key.Key_Return, Key.Key_Escape, Key.Key_Backspace, Key.Key_Delete, Key.Key_Space),
    *(Key.Key_B, Key.Key_W, Key.Key_I, Key.Key_X, Key.Key_M, Key.Key_T, Key.Key_C, Key.Key_S),
    *(Key.Key_N, Key.Key_P, Key.Key_H, Key.Key_A, Key.Key_F6, Key.Key_F3, Key.Key_F8, Key.Key_1),
)
_MODIFIERS = (PLAIN, PLAIN, PLAIN, PLAIN, CONTROL, SHIFT, ALT, CONTROL | SHIFT)


class Chance(QObject):
    """Random answers to every dialog, nested ones included; failures are kept."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random
        self._met: list[QDialog] = []
        self.trouble: BaseException | None = None
        self._is_on = True
        self._look_soon()

    def stop(self) -> None:
        self._is_on = False

    def _look_soon(self) -> None:
        # One timer for all would wait for the dialog that an answer opens.
        if self._is_on:
            QTimer.singleShot(1, self, self._look)

    @Slot()
    def _look(self) -> None:
        self._look_soon()
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not dialog.isVisible():
            return
        if any(shiboken6.isValid(met) and met is dialog for met in self._met):
            return
        self._met.append(dialog)
        try:
            self._answer(dialog)
        except BaseException as error:
            self.trouble = error
        finally:
            self._met.remove(dialog)
            if shiboken6.isValid(dialog) and dialog.isVisible():
                dialog.reject()

    def _answer(self, dialog: QDialog) -> None:
        fields = [f for f in dialog.findChildren(QLineEdit) if f.isVisible() and f.isEnabled()]
        if isinstance(dialog, UnlockDialog):
            fields = fields if self._random.random() < 0.5 else []
        for field in fields:
            if self._random.random() < 0.5:
                type_text("tiger", field)
        buttons = [b for b in dialog.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
        if buttons:
            QTest.mouseClick(self._random.choice(buttons), _LEFT)


class Monkey:
    """A random walk at a desk with an open lesson, with a list of its `steps`."""

    def __init__(self, desk: Desk, lesson: Path, seed: int) -> None:
        self.desk = desk
        self.lesson = lesson
        self.random = Random(seed)
        self.steps = ["begin"]
        self._prepared: list[bytes] | None = None
        self._words: set[str] = set()
        self._locked: list[bytes] | None = None
        self._draft: Draft | None = None
        self._index = self._said = 0
        self._chance = Chance(self.random)
        problems = desk.dialogs.settle()
        assert not problems

    def walk(self, count: int) -> None:
        """Take this many steps, and check the state after each."""
        try:
            for _ in range(count):
                self._step()
        finally:
            self._chance.stop()

    def _step(self) -> None:
        desk = self.desk
        if not desk.is_on_board and not desk.parts.locks.is_locked and self._is(0.2):
            self._do("open", lambda: desk.window.open(self.lesson))
        else:
            acts = (
                *(self._click, self._click, self._click, self._row, self._row, self._row),
                *(self._teach, self._teach, self._teach, self._key, self._key, self._button),
                *(self._drag, self._menu_of_board, self._position, self._position, self._type),
                self._drop,
            )
            self.random.choice(acts)()
        self._settle()
        self._look()

    def _do(self, name: str, act: Callable[[], object]) -> None:
        self.steps.append(name)
        self._before()
        act()

    def _is(self, likely: float) -> bool:
        return self.random.random() < likely

    def _settle(self) -> None:
        """Let everything that was begun come to its end."""
        QTest.qWait(1)
        wait_until(lambda: QApplication.activeModalWidget() is None)
        menu = QApplication.activePopupWidget()
        if menu is not None:
            self._from(menu)
            wait_until(lambda: QApplication.activeModalWidget() is None)
        wait_until(lambda: not self.desk.controller.reader.is_busy)
        wait_until(lambda: not self.desk.parts.files.is_loading)
        if self._chance.trouble is not None:
            raise self._chance.trouble

    def _from(self, menu: QWidget) -> None:
        """Take a row of the menu that is open, or close it."""
        rows = menu.actions() if isinstance(menu, QMenu) else []
        rows = [row for row in rows if row.isEnabled() and row.menu() is None and row.text()]
        menu.close()
        if rows and self._is(0.7):
            row = self.random.choice(rows)
            self._do(f"context {row.text()}", row.trigger)

    # Acts of a user

    @property
    def _board(self) -> BoardView | None:
        shown = self.desk.window.context.pages.currentWidget()
        board = getattr(shown, "board", None)
        return board if isinstance(board, BoardView) and board.isVisible() else None

    def _place(self, board: BoardView) -> QPoint:
        return board.position_of(self.random.choice(list(board.picture.size)))

    def _click(self) -> None:
        board = self._board
        if board is None:
            return
        place, keys = self._place(board), self.random.choice((PLAIN, PLAIN, PLAIN, SHIFT, CONTROL))
        viewport = board.viewport()
        self._do(f"click {place} {keys}", lambda: QTest.mouseClick(viewport, _LEFT, keys, place))

    def _drag(self) -> None:
        board = self._board
        if board is None:
            return
        first, last = self._place(board), self._place(board)
        button = self.random.choice((_LEFT, _RIGHT))
        viewport = board.viewport()

        def drag() -> None:
            QTest.mousePress(viewport, button, PLAIN, first)
            QTest.mouseMove(viewport, (first + last) / 2)
            QTest.mouseMove(viewport, last)
            QTest.mouseRelease(viewport, button, PLAIN, last)

        self._do(f"drag {button} {first} {last}", drag)

    def _menu_of_board(self) -> None:
        board = self._board
        if board is None:
            return
        place, viewport = self._place(board), board.viewport()
        self._do(f"right click {place}", lambda: QTest.mouseClick(viewport, _RIGHT, PLAIN, place))

    def _row(self) -> None:
        rows = self.desk.window.commands.actions.items()
        self._trigger([(name, row) for name, row in rows if name not in _NO_ROWS])

    def _teach(self) -> None:
        rows = self.desk.window.commands.actions
        self._trigger([(name, rows[name]) for name in _TEACHING])

    def _trigger(self, rows: list[tuple[str, QAction]]) -> None:
        rows = [(name, row) for name, row in rows if row.isEnabled()]
        if rows:
            name, row = self.random.choice(rows)
            self._do(f"row {name}", row.trigger)

    def _key(self) -> None:
        key, keys = self.random.choice(_KEYS), self.random.choice(_MODIFIERS)
        is_closing = key is Key.Key_W and CONTROL in keys
        if not is_closing:
            self._do(f"key {key.name} {keys}", lambda: self.desk.key(key, keys))

    def _button(self) -> None:
        found = self.desk.window.findChildren(QAbstractButton)
        window = self.desk.window
        buttons = [b for b in found if b.isVisible() and b.isEnabled() and b.window() is window]
        if buttons:
            button = self.random.choice(buttons)
            name = button.text() or button.accessibleName() or button.toolTip()
            self._do(f"button {name}", lambda: QTest.mouseClick(button, _LEFT))

    def _position(self) -> None:
        """Click in the list of positions."""
        table = self.desk.parts.table
        if not table.is_on or not table.work.panel.isVisible() or not table.work.panel.isEnabled():
            return
        view = table.work.panel.list
        number = self.random.randrange(max(1, view.positions.rowCount()))
        index = view.positions.index(number)
        view.scrollTo(index)
        place = view.visualRect(index).center()
        self._do(f"list {number}", lambda: QTest.mouseClick(view.viewport(), _LEFT, PLAIN, place))

    def _type(self) -> None:
        """Type words below the comment that is shown."""
        window = self.desk.window
        cards = window.findChildren(CommentCard)
        edits = [c.edit for c in cards if c.edit.isVisible() and c.edit.isEnabled()]
        if not edits or edits[0].isReadOnly():
            return
        word = f"word{len(self.steps)}x"

        def write() -> None:
            QTest.mouseClick(edits[0].viewport(), _LEFT)
            QTest.keyClick(edits[0], Key.Key_End, CONTROL)
            type_text(f" {word} ", edits[0])
            self._words.add(word)

        self._do(f"type {word}", write)

    def _drop(self) -> None:
        if self._is(0.3):
            self._do("drop", lambda: self.desk.drop(self.lesson))

    # Properties to check

    @property
    def games(self) -> list[bytes]:
        """Return the games of the record as they would be written."""
        return [write_game(tree).strip() for tree in self.desk.controller.trees]

    def _before(self) -> None:
        window = self.desk.window
        self._draft = parts(window).setup.hand.draft if parts(window).is_setting_up else None
        self._index = self.desk.controller.undo_stack.index()

    def _look(self) -> None:
        self._look_at_file()
        self._look_at_lock()
        self._look_at_window()
        self._look_at_talk()
        self._look_at_words()
        self._look_at_draft()

    def _look_at_file(self) -> None:
        """Check that a record without unsaved changes equals its file."""
        path, documents = self.desk.documents.path, self.desk.documents
        is_there = self.desk.parts.leaving.has_board() and path is not None and path.exists()
        if path is not None and is_there and not documents.is_modified:
            kept = [write_game(tree).strip() for tree in read_sgf(path.read_bytes()).games]
            assert self.games == kept, f"unmodified, and not in the file: {self.games} {kept}"

    def _look_at_lock(self) -> None:
        """Check that pupils change nothing and go nowhere."""
        window = self.desk.window
        if not parts(window).locks.is_locked:
            self._locked = None
            return
        self._locked = self._locked or self.games
        assert self._locked == self.games, "pupils changed the record"
        assert isinstance(window.context.pages.currentWidget(), AnswerPage), "pupils left the page"
        on = {name for name, row in window.commands.actions.items() if row.isEnabled()}
        assert on <= {"lock", "full_screen", "present", "next_area", "sound"}, on
        tops = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]
        tops = [w for w in tops if w.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog)]
        assert not tops, f"pupils see {tops}"

    def _look_at_window(self) -> None:
        window, session = self.desk.window, self.desk.session
        assert session.tree.contains(session.cursor)
        page = window.page
        if not self.desk.is_on_board:
            return
        is_free = not parts(window).presenter.is_held
        assert not (is_free and not page.panel.isEnabled()), "the panel stays off"
        if is_free and not parts(window).guesses.is_open:
            assert page.board.picture.size == session.tree.size
        shows_table = parts(window).table.is_on and parts(window).table.work.panel.isVisible()
        assert parts(window).table.is_on or not shows_table

    def _look_at_talk(self) -> None:
        """Check that the record after a lecture is the prepared one."""
        table = self.desk.parts.table
        if not table.is_on or not table.work.talk.is_on:
            self._prepared = None
            return
        talk, games = table.work.talk, self.games
        last = self.steps[-1]
        if talk.count == 0:
            is_put_back = self._said and last.startswith(("list", "button As prepared"))
            if is_put_back and self._prepared is not None:
                assert games == self._prepared, "put back, and not as it was prepared"
            self._prepared = games
        self._said = talk.count

    def _look_at_words(self) -> None:
        """Check that typed text stays until it is taken away."""
        text = b"".join(self.games).decode("utf-8", "replace")
        there = {word for word in self._words if word in text}
        last = self.steps[-1]
        takes = (
            *("row undo", "row redo", "row delete", "row cut", "key", "button", "context", "open"),
            *("drop", "row open", "row re", "row new", "row start", "row first_steps", "row name"),
            *("row counting", "row problems", "row write", "row paste", "type", "row take_back"),
            *("row game_info", "row lock", "row table", "list", "row games"),
        )
        assert there == self._words or last.startswith(takes), f"lost {self._words - there}"
        self._words = there

    def _look_at_draft(self) -> None:
        """Check that a board being set up was written down, unless it was given up."""
        draft, self._draft = self._draft, None
        if draft is None or draft.before is None or self.desk.parts.is_setting_up:
            return
        last = self.steps[-1]
        is_given_up = last.startswith(("button Cancel", "key Key_Escape", "button Discard"))
        is_left = last.startswith(("open", "drop", "row open", "row new", "row start", "row re"))
        stack = self.desk.controller.undo_stack
        # At the table it may have been put back at once, which a redo takes back.
        is_there = stack.index() != self._index or stack.canRedo()
        assert is_there or is_given_up or is_left, "what was set up is lost"
