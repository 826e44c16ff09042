"""Editing the tree: inserting and deleting, moving variations, turning, game information."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from goboard_app.app.texts.edit import after_insertion, inserting_hint, symmetry_name
from goboard_app.go.board import Play, Point
from goboard_app.record.properties import move_of
from goboard_app.record.transform import Symmetry
from goboard_app.session import tree_edits
from goboard_app.session.info import change_details
from goboard_app.session.numbering import figure_choice, natural_number, set_figure
from goboard_app.session.session import Act, ActKind
from goboard_app.session.tree_edits import find_invalidated, may_edit
from goboard_app.ui.edit.game_info import FigureDialog, GameInfoDialog
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode


class EditFlow(QObject):
    """Each act is one step to undo. While `inserting` is on the board, a click there puts a move
    between this one and those that follow.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self.inserting = InsertMode(context)
        context.presenter.presented.connect(self._on_presented)

    @property
    def is_inserting(self) -> bool:
        """Whether clicks insert moves."""
        return self._context.modes.is_on(self.inserting)

    def toggle_inserting(self) -> None:
        """Let clicks on the board insert moves, or play them as usual."""
        if self.is_inserting:
            self.inserting.leave()
        else:
            self.inserting.begin()

    @Slot()
    def _on_presented(self) -> None:
        if self.is_inserting and not may_edit(self._controller.session):
            self.inserting.leave()

    # The rows of the menus

    def delete_branch(self) -> None:
        """Take the node on the board out of the record, with all below it."""
        self._perform(tree_edits.delete_branch(self._controller.session))

    def delete_node(self) -> None:
        """Take that node out alone; what follows stays."""
        self._perform(tree_edits.delete_node(self._controller.session))

    def insert_pass(self) -> None:
        """Put a pass between this node and those that follow."""
        self._perform(tree_edits.insert_pass(self._controller.session))

    def move_up(self) -> None:
        """Let this variation come before the one above it."""
        self._perform(tree_edits.promote(self._controller.session))

    def move_down(self) -> None:
        """Let it come after the one below it."""
        self._perform(tree_edits.demote(self._controller.session))

    def make_main_line(self) -> None:
        """Let it come first all the way from the root."""
        self._perform(tree_edits.make_main_line(self._controller.session))

    def swap_colors(self) -> None:
        """Let Black's moves and stones be White's in the whole record."""
        self._perform(tree_edits.swap_record_colors(self._controller.session))

    def ask_info(self) -> None:
        """Show the game information, and write what is changed there."""
        session = self._controller.session
        dialog = GameInfoDialog(self._context.look, session, self._context.window)
        wanted = dialog.answer if dialog.exec() else None
        dialog.deleteLater()
        if wanted is not None:
            self._perform(change_details(session, wanted))

    @Slot()
    def ask_figure(self) -> None:
        """Ask whether a figure begins at the cursor, and how moves are numbered from there."""
        session = self._controller.session
        has_move = move_of(session.cursor, session.tree.size) is not None
        number = natural_number(session) if has_move else None
        look, window = self._context.look, self._context.window
        answer = FigureDialog(look, figure_choice(session), number, window).ask()
        if answer is not None:
            self._perform(set_figure(session, answer))

    def _perform(self, act: Act) -> None:
        self._controller.perform(act)

    # Turning

    def fill_turns(self, menu: QMenu) -> None:
        """Offer the ways in which a record can be turned and mirrored."""
        menu.clear()
        for symmetry in Symmetry:
            if symmetry is not Symmetry.NONE:
                menu.addAction(symmetry_name(symmetry)).setData(symmetry.name)

    def turn_by(self, row: QAction) -> None:
        """Turn the record as a row of that menu says."""
        symmetry = Symmetry[str(row.data())]
        self._perform(tree_edits.turn_record(self._controller.session, symmetry))


class InsertMode(Mode):
    """A click puts a move between the one on the board and those that follow."""

    name = "insertion"

    def __init__(self, context: WindowContext) -> None:
        self._context = context

    def begin(self) -> None:
        """Take the board, and say what a click does now."""
        self._context.modes.enter(self)
        self._context.strip.tell(inserting_hint(), is_grave=False)

    def leave(self) -> None:
        """Let clicks play as usual."""
        self._context.modes.gone(self)
        if self._context.strip.sentence.text() == inserting_hint():
            self._context.strip.hide()

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Insert a move here, and say what becomes of the moves that follow."""
        controller = self._context.controller
        session = controller.session
        act = tree_edits.insert_move(session, point)
        told = ""
        if act.kind is ActKind.INSERT and session.cursor.children:
            wanted = session.position.after(Play(session.position.to_move, point))
            later = find_invalidated(session, wanted, keeps_board=True)
            told = after_insertion(later, wanted.size)
        controller.perform(act)
        if told:
            self._context.strip.tell(told, is_grave=False)
        return True
