"""The menu bar, made from the table of actions."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from goboard_app.ui.window.actions import ActionRow, RowGroup, Rows, menu_rows


def build_menus(bar: QMenuBar, owner: QWidget, submenus: Mapping[str, QMenu]) -> dict[str, QAction]:
    """Fill the menu bar from the table; return the actions by name.

    A row whose name is among `submenus` becomes that menu.
    """
    actions: dict[str, QAction] = {}
    for title, rows in menu_rows().items():
        _fill(bar.addMenu(title), rows, owner, submenus, actions)
    return actions


def _fill(
    menu: QMenu,
    rows: Rows,
    owner: QWidget,
    submenus: Mapping[str, QMenu],
    actions: dict[str, QAction],
) -> None:
    for row in rows:
        if row is None:
            menu.addSeparator()
        elif isinstance(row, RowGroup):
            _fill(menu.addMenu(row.text), row.rows, owner, submenus, actions)
        elif row.name in submenus:
            submenus[row.name].setTitle(row.text)
            menu.addMenu(submenus[row.name])
        else:
            actions[row.name] = _action(row, owner)
            menu.addAction(actions[row.name])


def _action(row: ActionRow, owner: QWidget) -> QAction:
    action = QAction(row.text, owner)
    action.setObjectName(row.name)
    action.setCheckable(row.is_switch)
    action.setShortcuts([QKeySequence(key) for key in row.keys])
    # On a full screen the menu bar is hidden; the keys must go on working.
    owner.addAction(action)
    return action
