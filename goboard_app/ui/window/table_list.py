"""Arranging: the positions of a lesson brought in, ordered, taken out, and the lesson's title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from goboard_app.app.collection import (
    Rearranged,
    moved_position,
    shares_game,
    with_position,
    without_position,
)
from goboard_app.app.controller import GameController, OpenGame
from goboard_app.app.texts import lessons as texts
from goboard_app.go.board import BoardSize
from goboard_app.lessons.lesson import Prepared, copied_position, empty_position, is_told, title_of
from goboard_app.lessons.task_draft import take_out
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.info import change_details

if TYPE_CHECKING:
    from goboard_app.ui.window.table_work import TableWork


class Arranging(QObject):
    """Carries out what the list of the table asks. What is shown is put back before.

    It has to be: what is shown stands on top of the undo stack.
    """

    def __init__(
        self,
        controller: GameController,
        work: TableWork,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._work = work
        self._actions = actions
        panel = work.panel
        panel.title_given.connect(self._on_title)
        panel.list.moved.connect(self._on_moved)
        panel.list.taken_out.connect(self._take_out)
        panel.add.clicked.connect(self.add_board)
        panel.new.clicked.connect(self.add_empty)
        panel.size_chosen.connect(self.add_sized)
        panel.take_out.clicked.connect(self._on_take_out)

    @Slot()
    def add_board(self) -> None:
        """Make a position of the board as it stands."""
        session = self._controller.session
        words = self._first_words()
        self._add(copied_position(session.tree, session.cursor, session.position, words))

    @Slot()
    def add_empty(self) -> None:
        """Begin a position of the same size, and have stones set up on it."""
        self.add_sized(self._controller.session.tree.size)

    @Slot(object)
    def add_sized(self, size: BoardSize) -> None:
        """Begin a position of this size, as boards of one lesson may differ."""
        tree = empty_position(self._controller.session.tree, self._first_words(), size)
        self._add(tree)
        self._actions["set_up"].trigger()

    def _first_words(self) -> str:
        """Where only words make positions, a new one needs some."""
        makes_positions = self._work.places.positions and not is_told(self._controller.trees)
        return texts.first_text() if makes_positions else ""

    def _add(self, tree: GameTree) -> None:
        self._work.put_back()
        after = with_position(self._controller.collection, OpenGame(tree))
        self._work.arrange(after, texts.adding_position_name(), is_new=True)

    @Slot(int, int)
    def _on_moved(self, number: int, to: int) -> None:
        work = self._work
        wanted = work.places.positions[number].node
        moved = moved_position(self._controller.collection, work.places.positions, number, to)
        if self._is_done(moved, texts.order_name()):
            self._select(wanted)
            if moved.together > 1:
                work.tell(texts.together_text(moved.together))

    @Slot()
    def _on_take_out(self) -> None:
        if self._work.places.number is not None:
            self._take_out(self._work.places.number)

    @Slot(int)
    def _take_out(self, number: int) -> None:
        work, positions = self._work, self._work.places.positions
        if shares_game(positions, number) and is_told(self._controller.trees):
            self._unmark(positions[number], number)
            return
        left = without_position(self._controller.collection, positions, number)
        if self._is_done(left, texts.removing_position_name()):
            work.show_position(min(number, len(work.places.positions) - 1))

    def _unmark(self, item: Prepared, number: int) -> None:
        """Take one position out of its game: what says that it is one goes, all else stays.

        Other positions of the game say so too, and so the file goes on telling what is one.
        """
        work = self._work
        work.put_back()
        session = self._controller.collection.games[item.game].session
        work.perform_in(item.game, take_out(session, item.node))
        work.show_position(min(number, len(work.places.positions) - 1))
        work.tell(texts.taken_out_text())

    def _is_done(self, wanted: Rearranged, name: str) -> bool:
        """Arrange the games so, or say what hinders; whether they are others now."""
        if wanted.hindrance is not None:
            self._work.tell(texts.hindrance_text(wanted.hindrance))
        if wanted.games is None:
            return False
        self._work.put_back()
        self._work.arrange(wanted.games, name)
        return True

    def _select(self, node: Node) -> None:
        """Let the keys go on with the row that was moved."""
        rows = [n for n, item in enumerate(self._work.places.positions) if item.node is node]
        if rows:
            view = self._work.panel.list
            view.setCurrentIndex(view.positions.index(rows[0]))

    @Slot(str)
    def _on_title(self, title: str) -> None:
        if title != title_of(self._controller.trees):
            self._work.put_back()
            first = self._controller.collection.games[0].session
            self._work.perform_in(0, change_details(first, {"GN": title}))
