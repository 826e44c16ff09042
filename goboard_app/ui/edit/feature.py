"""Editing the tree: inserting and deleting, turning and mirroring, game information, figures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.controller import GameController
from goboard_app.go.board import Color, Play, Point
from goboard_app.record.node import Node
from goboard_app.session import tree_edits
from goboard_app.session.session import ActKind
from goboard_app.session.tree_edits import may_edit
from goboard_app.ui.edit.menus import by_order
from goboard_app.ui.review.navigation import STEPS
from goboard_app.ui.shell.legacy import EDIT_ACTIONS, NOTES_ACTIONS
from goboard_app.ui.shell.page import GamePage
from goboard_app.ui.shell.presenter import BoardPresenter, Hand
from goboard_app.ui.shell.side_panel import is_called
from goboard_app.ui.shell.strip import FileStrip
from goboard_app.ui.widgets.look import Look

if TYPE_CHECKING:
    from goboard_app.ui.edit.menus import ClipFlow, NodeMenu
    from goboard_app.ui.edit.setup import SetupFlow
    from goboard_app.ui.review.panel import ReviewPanel


class TurnMenu(QMenu):
    """Filled when it is first opened, as few records are turned."""

    def __init__(self, controller: GameController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._on_triggered)

    @Slot()
    def _fill(self) -> None:
        from goboard_app.app.texts.edit import symmetry_name
        from goboard_app.record.transform import Symmetry

        self.clear()
        for symmetry in Symmetry:
            if symmetry is not Symmetry.NONE:
                self.addAction(symmetry_name(symmetry)).setData(symmetry.name)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        from goboard_app.record.transform import Symmetry
        from goboard_app.session.tree_edits import turn_record

        symmetry = Symmetry[str(action.data())]
        self._controller.perform(turn_record(self._controller.session, symmetry))


_BARRED = (
    *("undo", "redo", "pass", "take_back", "count", "go_on", "rules", "games", "story", "compare"),
    *("save", "save_as", "save_encoded", "reopen", "repairs", "previous_game", "next_game"),
    *("copy", "game_info", "been_before", "been_after", "play_through", "table"),
    *("find", "find_next", "find_previous"),
    *(*STEPS, *NOTES_ACTIONS, *EDIT_ACTIONS),
)
"""What waits while stones are set up."""

_OF_NODES = ("cut", "delete_node", "delete_branch")


class EditFlow(QObject):
    """Each act is one step to undo. `is_inserting` says that a click on the board puts a move
    between this one and those that follow.
    """

    def __init__(
        self,
        look: Look,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        strip: FileStrip,
        hand: Hand,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._strip = strip
        self._hand = hand
        self._window = window
        self._actions: Mapping[str, QAction] = {}
        self.is_inserting = False
        self.turn_menu = TurnMenu(controller, window)
        presenter.presented.connect(self._on_presented)
        hand.taken.connect(self._on_taken)
        page.panel.made.connect(self._on_made)

    @Slot(object)
    def _on_made(self, panel: QWidget) -> None:
        if is_called(panel, "ReviewPanel"):
            review = cast("ReviewPanel", panel)
            review.tree.view.menu_asked.connect(self.show_node_menu)

    @cached_property
    def clips(self) -> ClipFlow:
        """The clipboard, looked at when it is first used."""
        from goboard_app.ui.edit.menus import ClipFlow

        return ClipFlow(self._controller, self._strip, self)

    @cached_property
    def setup(self) -> SetupFlow:
        """Setting stones up, made when it is first asked for."""
        from goboard_app.ui.edit.setup import SetupFlow

        return SetupFlow(self._look, self._controller, self._page, self._presenter, self._window)

    @property
    def is_setting_up(self) -> bool:
        """Whether stones are being set up just now."""
        return "setup" in self.__dict__ and self.setup.is_open

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menus to what they do."""
        self._actions = actions
        for name, act in {
            "cut": self._on_cut,
            "copy": self._on_copy,
            "paste": self._on_paste,
            "delete_branch": self._on_delete_branch,
            "delete_node": self._on_delete_node,
            "insert_move": self._on_insert_move,
            "insert_pass": self._on_insert_pass,
            "set_up": self._on_set_up,
            "black_turn": self._on_black_turn,
            "white_turn": self._on_white_turn,
            "move_up": self._on_move_up,
            "move_down": self._on_move_down,
            "main_line": self._on_main_line,
            "swap_colors": self._on_swap_colors,
            "game_info": self._on_game_info,
        }.items():
            actions[name].triggered.connect(act)

    def enable(self, on_board: bool) -> None:
        """Turn the rows on and off by what can be edited just now."""
        session = self._controller.session
        may = on_board and may_edit(session)
        node = session.cursor
        states = dict.fromkeys(EDIT_ACTIONS, may)
        states |= dict.fromkeys(_OF_NODES, may and tree_edits.can_delete(node))
        states["copy"] = on_board
        states["game_info"] = on_board and tree_edits.may_change_details(session)
        states |= by_order(node, may)
        if self.is_setting_up:
            states |= dict.fromkeys(_BARRED, False)
        for name, is_on in states.items():
            self._actions[name].setEnabled(is_on)
        self.turn_menu.setEnabled(may and not self.is_setting_up)

    # What the window asks

    def settle(self) -> None:
        """Write down what is being set up, before the board goes."""
        if self.is_setting_up:
            self.setup.settle()

    def leave(self) -> bool:
        """End what a key of the board began; whether there was anything."""
        if self.is_setting_up:
            self.setup.leave()
            return True
        if not self.is_inserting:
            return False
        self.set_inserting(False)
        return True

    @Slot(object)
    def _on_taken(self, owner: QObject) -> None:
        """Something else wants the board: what is set up is written down."""
        if owner is self:
            return
        self.settle()
        if self.is_inserting:
            self.set_inserting(False)

    def take_key(self, event: QKeyEvent) -> bool:
        """Keep the keys that would walk away from what is set up; whether this is one."""
        return self.is_setting_up and self.setup.take_key(event)

    def set_inserting(self, is_inserting: bool) -> None:
        """Let clicks on the board insert moves, or play them as usual."""
        if is_inserting:
            self._hand.take(self)
        self.is_inserting = is_inserting
        self._presenter.taker = self._insert if is_inserting else None
        self._actions["insert_move"].setChecked(is_inserting)
        from goboard_app.app.texts.edit import inserting_hint

        hint = inserting_hint()
        if is_inserting:
            self._strip.tell(hint, is_grave=False)
        elif self._strip.sentence.text() == hint:
            self._strip.hide()

    @cached_property
    def nodes(self) -> NodeMenu:
        """The menu of a node, made when it is first asked for."""
        from goboard_app.ui.edit.menus import NodeMenu

        return NodeMenu(self._controller, self.clips, self._actions, self._window)

    @Slot(object, object)
    def show_node_menu(self, node: Node, place: QPoint) -> None:
        """Show what can be done with a node, at a place of the screen."""
        if not self.is_setting_up:
            self.nodes.menu_for(node).popup(place)

    # The rows of the menus

    @Slot()
    def _on_copy(self) -> None:
        self.clips.copy()

    @Slot()
    def _on_cut(self) -> None:
        self.clips.cut()

    @Slot()
    def _on_paste(self) -> None:
        self.clips.paste()

    @Slot()
    def _on_delete_branch(self) -> None:
        self._controller.perform(tree_edits.delete_branch(self._controller.session))

    @Slot()
    def _on_delete_node(self) -> None:
        self._controller.perform(tree_edits.delete_node(self._controller.session))

    @Slot()
    def _on_insert_move(self) -> None:
        self.set_inserting(not self.is_inserting)

    @Slot()
    def _on_insert_pass(self) -> None:
        self._controller.perform(tree_edits.insert_pass(self._controller.session))

    @Slot()
    def _on_set_up(self) -> None:
        if self.is_inserting:
            self.set_inserting(False)
        self._hand.take(self)
        if "setup" not in self.__dict__:
            self.setup.left.connect(self._on_setup_left)
        self.setup.begin()
        self.enable(True)

    @Slot()
    def _on_setup_left(self) -> None:
        self.enable(self._page.isVisible())

    @Slot()
    def _on_black_turn(self) -> None:
        self._give_turn(Color.BLACK)

    @Slot()
    def _on_white_turn(self) -> None:
        self._give_turn(Color.WHITE)

    def _give_turn(self, color: Color) -> None:
        """Say whose move it is; where moves follow, ask as for stones."""
        from goboard_app.session.position_setup import give_turn, possible_places

        session = self._controller.session
        if session.position.to_move is color:
            return
        places = possible_places(session.cursor)
        place = places[0]
        if len(places) > 1:
            chosen = self.setup.ask_place(session.position.with_setup(to_move=color))
            if chosen is None:
                return
            place = chosen
        self._controller.perform(give_turn(session, color, place))

    @Slot()
    def _on_move_up(self) -> None:
        self._controller.perform(tree_edits.promote(self._controller.session))

    @Slot()
    def _on_move_down(self) -> None:
        self._controller.perform(tree_edits.demote(self._controller.session))

    @Slot()
    def _on_main_line(self) -> None:
        self._controller.perform(tree_edits.make_main_line(self._controller.session))

    @Slot()
    def _on_swap_colors(self) -> None:
        from goboard_app.session.tree_edits import swap_record_colors

        self._controller.perform(swap_record_colors(self._controller.session))

    @Slot()
    def _on_game_info(self) -> None:
        # Late, like every dialog that a start does not need.
        from goboard_app.session.info import change_details
        from goboard_app.ui.edit.game_info import GameInfoDialog

        session = self._controller.session
        dialog = GameInfoDialog(self._look, session, self._window)
        wanted = dialog.answer if dialog.exec() else None
        dialog.deleteLater()
        if wanted is not None:
            self._controller.perform(change_details(session, wanted))

    # Inserting

    def _insert(self, point: Point) -> None:
        """A click while moves are inserted."""
        from goboard_app.app.texts.edit import after_insertion
        from goboard_app.session.tree_edits import find_invalidated

        session = self._controller.session
        act = tree_edits.insert_move(session, point)
        told = ""
        if act.kind is ActKind.INSERT and session.cursor.children:
            wanted = session.position.after(Play(session.position.to_move, point))
            later = find_invalidated(session, wanted, keeps_board=True)
            told = after_insertion(later, wanted.size)
        self._controller.perform(act)
        if told:
            self._strip.tell(told, is_grave=False)

    @Slot()
    def _on_presented(self) -> None:
        may = may_edit(self._controller.session)
        if self.is_inserting and not may:
            self.set_inserting(False)
