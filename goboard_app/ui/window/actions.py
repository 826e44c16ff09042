"""The actions of the main window as a table: what they are called and which keys call them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action: its name in the program, its text in the menu, its keys; may be a switch."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    is_switch: bool = False


def menu_rows() -> dict[str, tuple[ActionRow | None, ...]]:
    """The menus from left to right with their rows; None is a line between groups."""
    return {
        translate("menu", "&File"): _file_rows(),
        translate("menu", "&Edit"): _edit_rows(),
        translate("menu", "&Game"): _game_rows(),
        translate("menu", "G&o to"): _go_rows(),
        translate("menu", "&View"): _view_rows(),
        translate("menu", "&Help"): _help_rows(),
    }


def _file_rows() -> tuple[ActionRow | None, ...]:
    return (
        ActionRow("new", translate("menu", "New game…"), ("Ctrl+N",)),
        ActionRow("open", translate("menu", "Open…"), ("Ctrl+O",)),
        ActionRow("recent", translate("menu", "Open recent")),
        ActionRow("reopen", translate("menu", "Reopen with encoding…")),
        ActionRow("shelved", translate("menu", "Shelved games…")),
        ActionRow("backups", translate("menu", "Earlier versions…")),
        None,
        ActionRow("save", translate("menu", "Save"), ("Ctrl+S",)),
        ActionRow("save_as", translate("menu", "Save as…"), ("Ctrl+Shift+S",)),
        ActionRow("save_encoded", translate("menu", "Save with encoding…")),
        ActionRow("repairs", translate("menu", "What was repaired…")),
        None,
        ActionRow("start_page", translate("menu", "Start page"), ("Ctrl+W",)),
        ActionRow("quit", translate("menu", "Quit"), ("Ctrl+Q",)),
    )


def _edit_rows() -> tuple[ActionRow | None, ...]:
    return (
        ActionRow("undo", translate("menu", "Undo"), ("Ctrl+Z",)),
        ActionRow("redo", translate("menu", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    )


def _game_rows() -> tuple[ActionRow | None, ...]:
    return (
        ActionRow("pass", translate("menu", "Pass"), ("P",)),
        ActionRow("take_back", translate("menu", "Take back"), ("Backspace",)),
        ActionRow("resign", translate("menu", "Resign…")),
        ActionRow("pause", translate("menu", "Stop or start the clocks"), ("Ctrl+Space",)),
        None,
        ActionRow("count", translate("menu", "Count…"), ("Ctrl+E",)),
        ActionRow("play_on", translate("menu", "Play on")),
        ActionRow("agree_black", translate("menu", "Black agrees to the count"), ("B",)),
        ActionRow("agree_white", translate("menu", "White agrees to the count"), ("W",)),
        ActionRow("accept", translate("menu", "Agree and end the game"), ("Ctrl+Return",)),
        ActionRow("compare", translate("menu", "Compare rulesets"), ("Ctrl+Shift+E",)),
        ActionRow("story", translate("menu", "Show the count"), ("Ctrl+R",)),
        None,
        ActionRow("go_on", translate("menu", "Go on playing from a record")),
        ActionRow("rules", translate("menu", "Rules of this game…")),
    )


def _go_rows() -> tuple[ActionRow | None, ...]:
    return (
        ActionRow("first", translate("menu", "First position"), ("Alt+Home", "Alt+Up")),
        ActionRow("ten_back", translate("menu", "Ten moves back"), ("Alt+PgUp",)),
        ActionRow("back", translate("menu", "One move back"), ("Alt+Left",)),
        ActionRow("forward", translate("menu", "One move forward"), ("Alt+Right",)),
        ActionRow("ten_forward", translate("menu", "Ten moves forward"), ("Alt+PgDown",)),
        ActionRow("last", translate("menu", "Last position"), ("Alt+End", "Alt+Down")),
        None,
        ActionRow("previous_variation", translate("menu", "Previous variation"), ("Alt+Shift+Up",)),
        ActionRow("next_variation", translate("menu", "Next variation"), ("Alt+Shift+Down",)),
        None,
        ActionRow("point", translate("menu", "A point of the board…"), ("/",)),
        None,
        ActionRow("previous_game", translate("menu", "Previous game in the file"), ("Ctrl+PgUp",)),
        ActionRow("next_game", translate("menu", "Next game in the file"), ("Ctrl+PgDown",)),
        ActionRow("games", translate("menu", "Games in the file…"), ("Ctrl+G",)),
    )


def _view_rows() -> tuple[ActionRow | None, ...]:
    return (
        ActionRow("theme", translate("menu", "Appearance")),
        ActionRow("text_size", translate("menu", "Text size")),
        ActionRow("language", translate("menu", "Language")),
        None,
        ActionRow("coordinates", translate("menu", "Coordinates"), (), True),
        ActionRow("natural", translate("menu", "Stones slightly out of line"), (), True),
        ActionRow("motion", translate("menu", "Moving stones"), (), True),
        ActionRow("show_count", translate("menu", "Show the count at the end"), (), True),
        ActionRow("system_font", translate("menu", "Use the system's font"), (), True),
        None,
        ActionRow("aid", translate("menu", "Help on the board on or off"), ("H",)),
        ActionRow("liberties", translate("menu", "Show liberties"), ("Ctrl+L",), True),
        ActionRow("atari", translate("menu", "Show atari"), ("Ctrl+T",), True),
        ActionRow("numbers", translate("menu", "Show move numbers"), ("Ctrl+M",), True),
        None,
        ActionRow("sounds", translate("menu", "Sounds of the clock"), (), True),
        ActionRow("panel", translate("menu", "Side panel"), ("F9",), True),
        ActionRow("next_area", translate("menu", "Next part of the window"), ("F6",)),
        ActionRow("full_screen", translate("menu", "Full screen"), ("F11",), True),
    )


def _help_rows() -> tuple[ActionRow | None, ...]:
    return (
        ActionRow("first_steps", translate("menu", "First steps")),
        ActionRow("counting_works", translate("menu", "How counting works")),
        ActionRow("open_lesson", translate("menu", "Open a lesson…")),
        None,
        ActionRow("keys", translate("menu", "Keys…"), ("F1",)),
        ActionRow("rulesets", translate("menu", "Rulesets…")),
        ActionRow("about", translate("menu", "About goboard…")),
    )


def build_menus(bar: QMenuBar, owner: QWidget, submenus: Mapping[str, QMenu]) -> dict[str, QAction]:
    """Fill the menu bar from the table; return the actions by name.

    A row whose name is among `submenus` becomes that menu.
    """
    actions: dict[str, QAction] = {}
    for title, rows in menu_rows().items():
        menu = bar.addMenu(title)
        for row in rows:
            if row is None:
                menu.addSeparator()
            elif row.name in submenus:
                submenus[row.name].setTitle(row.text)
                menu.addMenu(submenus[row.name])
            else:
                actions[row.name] = _action(row, owner)
                menu.addAction(actions[row.name])
    return actions


def _action(row: ActionRow, owner: QWidget) -> QAction:
    action = QAction(row.text, owner)
    action.setObjectName(row.name)
    action.setCheckable(row.is_switch)
    action.setShortcuts([QKeySequence(key) for key in row.keys])
    # On a full screen the menu bar is hidden; the keys must go on working.
    owner.addAction(action)
    return action
