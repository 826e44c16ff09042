"""NodeMenu: what can be done with one node, for whoever shows nodes."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.controller import GameController
from goboard_app.record.node import Node
from goboard_app.session import tree_edits
from goboard_app.ui.window.clip_flow import ClipFlow
from goboard_app.ui.window.variation_rows import by_order

_ROWS: tuple[str | None, ...] = (
    *("cut", "copy", "paste", None),
    *("delete_branch", "delete_node", None),
    *("move_up", "move_down", "main_line"),
)
_ACTS = {
    "delete_branch": tree_edits.delete_branch,
    "delete_node": tree_edits.delete_node,
    "move_up": tree_edits.promote,
    "move_down": tree_edits.demote,
    "main_line": tree_edits.make_main_line,
}


class NodeMenu(QObject):
    """The rows are called as in the menu Edit; each acts on the node, wherever the cursor is."""

    def __init__(
        self,
        controller: GameController,
        clips: ClipFlow,
        actions: Mapping[str, QAction],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._clips = clips
        self._actions = actions
        self._window = window
        self._node: Node | None = None

    def menu_for(self, node: Node) -> QMenu:
        """A menu that goes away when it was used."""
        self._node = node
        menu = QMenu(self._window)
        may = tree_edits.may_edit(self._controller.session)
        may_move = may and tree_edits.can_delete(node)
        states = dict.fromkeys(("cut", "delete_branch", "delete_node"), may_move)
        states |= {"copy": True, "paste": may} | by_order(node, may)
        for name in _ROWS:
            if name is None:
                menu.addSeparator()
                continue
            action = menu.addAction(self._actions[name].text())
            action.setObjectName(name)
            action.setEnabled(states[name])
        menu.triggered.connect(self._on_triggered)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        node, session = self._node, self._controller.session
        # The game on the board may have changed while the menu was open.
        if node is None or not session.tree.contains(node):
            return
        name = action.objectName()
        if name == "copy":
            self._clips.copy_node(node)
        elif name == "cut":
            self._clips.cut_node(node)
        elif name == "paste":
            self._clips.paste_below(node)
        else:
            self._controller.perform(_ACTS[name](session, node))
