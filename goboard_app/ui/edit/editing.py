"""Editing of the tree: inserting and deleting nodes, moving variations, turning, game information."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from goboard_app.app.texts.edit import after_insertion, inserting_hint, symmetry_name
from goboard_app.app.texts.walking import node_text
from goboard_app.go.board import Play, Point
from goboard_app.record.properties import move_of
from goboard_app.record.transform import Symmetry
from goboard_app.session import tree_edits
from goboard_app.session.editing.invalidated import find_invalidated
from goboard_app.session.editing.raw_properties import write_properties
from goboard_app.session.info import change_details
from goboard_app.session.numbering import figure_choice, natural_number, set_figure, shown_number
from goboard_app.session.session import Act, ActKind
from goboard_app.session.tree_edits import may_edit
from goboard_app.ui.edit.cleaning import CleanUpDialog
from goboard_app.ui.edit.game_info import FigureDialog, GameInfoDialog
from goboard_app.ui.edit.raw import RawPropertiesDialog
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode


class EditFlow(QObject):
    """The commands that edit the tree, each as one step to undo.

    While the mode `inserting` is on, a click on the board inserts a move between the current one and those that follow.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self.inserting = InsertMode(context)
        context.presenter.presented.connect(self._on_presented)

    @property
    def is_inserting(self) -> bool:
        """Return whether clicks insert moves."""
        return self._context.modes.is_on(self.inserting)

    def toggle_inserting(self) -> None:
        """Start or stop inserting moves by clicks on the board."""
        if self.is_inserting:
            self.inserting.leave()
        else:
            self.inserting.begin()

    @Slot()
    def _on_presented(self) -> None:
        if self.is_inserting and not may_edit(self._controller.session):
            self.inserting.leave()

    # Commands

    def delete_branch(self) -> None:
        """Delete the node on the board with everything below it."""
        self._perform(tree_edits.delete_branch(self._controller.session))

    def delete_node(self) -> None:
        """Delete only the node on the board; the following nodes move up to its parent."""
        self._perform(tree_edits.delete_node(self._controller.session))

    def insert_pass(self) -> None:
        """Insert a pass between the node on the board and those that follow."""
        self._perform(tree_edits.insert_pass(self._controller.session))

    def move_up(self) -> None:
        """Move this variation up at the nearest fork where it is not the first."""
        self._perform(tree_edits.promote(self._controller.session))

    def move_down(self) -> None:
        """Move this variation down at the nearest fork where it is not the last."""
        self._perform(tree_edits.demote(self._controller.session))

    def make_main_line(self) -> None:
        """Make this variation the first one at every fork from the root."""
        self._perform(tree_edits.make_main_line(self._controller.session))

    def swap_colors(self) -> None:
        """Swap Black and White in the whole record."""
        self._perform(tree_edits.swap_record_colors(self._controller.session))

    def ask_clean_up(self) -> None:
        """Ask what to remove from the record, and remove it as one step to undo."""
        session = self._controller.session
        dialog = CleanUpDialog(self._context.look, session, self._context.window)
        edit = dialog.edit if dialog.run() else None
        kept = dialog.kept
        if edit is not None:
            self._perform(tree_edits.clean_up(session, edit, kept))

    def ask_info(self) -> None:
        """Show the game information in a dialog, and write the changes made there."""
        session = self._controller.session
        dialog = GameInfoDialog(self._context.look, session, self._context.window)
        wanted = dialog.answer if dialog.run() else None
        if wanted is not None:
            self._perform(change_details(session, wanted))

    @Slot()
    def ask_figure(self) -> None:
        """Ask whether a figure begins at the cursor, and how moves are numbered from there."""
        session = self._controller.session
        has_move = move_of(session.cursor, session.tree.size) is not None
        # FF[4]: MN numbers a move, so a node without a move has no number.
        number = natural_number(session) if has_move else None
        look, window = self._context.look, self._context.window
        answer = FigureDialog(look, figure_choice(session), number, window).ask()
        if answer is not None:
            self._perform(set_figure(session, answer))

    def ask_properties(self) -> None:
        """Show the properties of the node on the board as they are in the file, and write the changes made there."""
        session = self._controller.session
        place = node_text(session, session.cursor, shown_number(session))
        look, window = self._context.look, self._context.window
        draft = RawPropertiesDialog(look, session.cursor, session.tree.size, place, window).ask()
        if draft is not None:
            self._perform(write_properties(session, draft))

    def _perform(self, act: Act) -> None:
        self._controller.perform(act)

    # Turning

    def fill_turns(self, menu: QMenu) -> None:
        """Fill a menu with the symmetries of a record."""
        menu.clear()
        for symmetry in Symmetry:
            if symmetry is not Symmetry.NONE:
                menu.addAction(symmetry_name(symmetry)).setData(symmetry.name)

    def turn_by(self, row: QAction) -> None:
        """Turn or mirror the record by the symmetry of this menu row."""
        symmetry = Symmetry[str(row.data())]
        self._perform(tree_edits.turn_record(self._controller.session, symmetry))


class InsertMode(Mode):
    """The mode in which a click inserts a move between the one on the board and those that follow."""

    name = "insertion"

    def __init__(self, context: WindowContext) -> None:
        self._context = context

    def begin(self) -> None:
        """Enter the mode, and say what a click does now."""
        self._context.modes.enter(self)
        self._context.strip.tell(inserting_hint(), is_grave=False)

    def leave(self) -> None:
        """Leave the mode, so that clicks play moves as usual."""
        self._context.modes.gone(self)
        # The strip may show another message by now.
        if self._context.strip.sentence.text() == inserting_hint():
            self._context.strip.hide()

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Insert a move here, and say which later nodes it invalidates."""
        controller = self._context.controller
        session = controller.session
        act = tree_edits.insert_move(session, point)
        told = ""
        if act.kind is ActKind.INSERT and session.cursor.children:
            wanted = session.position.after(Play(session.position.to_move, point))
            # Before the act is performed: the tree is compared as it is now.
            later = find_invalidated(session, wanted, keeps_board=True)
            told = after_insertion(later, wanted.size)
        controller.perform(act)
        if told:
            self._context.strip.tell(told, is_grave=False)
        return True
