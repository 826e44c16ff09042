"""Commands: one declaration per menu row, with its text, its keys, its action and its condition.

A feature declares its commands, and the window makes the menus from them. One sweep in a turn of the event loop asks
every row whether it is possible now, so that no lists of rows to enable and disable are needed. After a change of the
record it is left out as long as the facts that the conditions depend on are the same: most moves change none of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts.format import translate


class Menu(Enum):
    """The menus of the window, from left to right."""

    FILE = auto()
    EDIT = auto()
    GAME = auto()
    NOTES = auto()
    GO = auto()
    VIEW = auto()
    STUDY = auto()
    LESSONS = auto()
    HELP = auto()


def always() -> bool:
    """Return True: the condition of a command that is always possible."""
    return True


def no_facts() -> None:
    """Return None: the facts are not known, so that each request makes a sweep."""


MenuPlace = tuple[int, int]
"""The place of a row in its menu: the number of its group, and its own number in the group. A line is drawn between
groups.
"""


class Submenu(NamedTuple):
    """A submenu, with its title and its place in the outer menu."""

    title: str
    place: MenuPlace


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """An action of the user, with its row in a menu.

    The row is at `place` in `menu`, or in the submenu `beside`. `is_on` makes it a switch. `told` returns the text of a
    row that names what it would do now. A row with a `popup` opens that menu instead of acting. Without `repeats` a key
    that is held down acts once.
    """

    name: str
    text: str
    menu: Menu
    place: MenuPlace
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    is_possible: Callable[[], bool] = always
    is_on: Callable[[], bool] | None = None
    told: Callable[[], str] | None = None
    beside: Submenu | None = None
    popup: QMenu | None = None
    repeats: bool = True

    @property
    def order(self) -> tuple[int, MenuPlace, MenuPlace]:
        """The sort key that puts all commands in the order of the menus."""
        outer = self.place if self.beside is None else self.beside.place
        return self.menu.value, outer, self.place


class CommandAction(QAction):
    """The row of a command in a menu, with its keys."""

    def __init__(self, command: Command, commands: Commands) -> None:
        super().__init__(command.text, commands)
        self._command = command
        self._commands = commands
        self.setObjectName(command.name)
        self.setCheckable(command.is_on is not None)
        self.setShortcuts([QKeySequence(key) for key in command.keys])
        self.setAutoRepeat(command.repeats)
        self.triggered.connect(self._on_triggered)

    @property
    def usual_text(self) -> str:
        """The text; of a row that names what it would do now, the text without that name."""
        told = self._command.told
        return self.text() if told is None or self._command.text not in told() else self._command.text

    @Slot()
    def _on_triggered(self) -> None:
        self._commands.perform(self._command)


class Commands(QObject):
    """The commands of one window, and their rows.

    `facts` returns a value that changes whenever the answer of a condition may change by an edit of the record, or None
    where that cannot be said. Whatever else may change an answer calls `sweep_soon`. Signal: `swept()` after every row
    was asked whether it is possible.
    """

    swept = Signal()

    def __init__(
        self, owner: QWidget, allows: Callable[[str], bool], facts: Callable[[], object | None] = no_facts
    ) -> None:
        super().__init__(owner)
        self._rows: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._groups: dict[QMenu, int] = {}
        self._turn = single_shot(self, self._on_turn)
        self._facts = facts
        self._swept_at: object | None = None
        self._is_forced = False
        self.allows = allows
        """The predicate by which the modes allow a command; they may block it."""

    @property
    def rows(self) -> list[Command]:
        """All commands in the order of the menus."""
        return sorted(self._rows.values(), key=lambda row: row.order)

    def add(self, rows: Iterable[Command]) -> None:
        """Add the commands of a feature. Raises ValueError if two commands have the same name."""
        for row in rows:
            if row.name in self._rows:
                raise ValueError(f"two commands are called {row.name}")
            self._rows[row.name] = row

    def fill(self, bar: QMenuBar, center: QWidget) -> None:
        """Make the menus, after every feature has added its commands.

        Their shortcuts work as long as `center` is visible: the menu bar is hidden in full screen.
        """
        menus = {menu: self._menu(title, bar) for menu, title in menu_titles().items()}
        for menu, rows in groupby(self.rows, key=lambda row: row.menu):
            for (group, _number), same in groupby(rows, key=lambda row: row.order[1]):
                self._part(menus[menu], group)
                self._add_rows(menus[menu], list(same))
        # Not the window itself: it would be told of each row that is added or changes, and answers events in Python.
        center.addActions(self.shortcuts)

    def _add_rows(self, menu: QMenu, rows: list[Command]) -> None:
        """Add one row, or all rows of a submenu."""
        beside = rows[0].beside
        if beside is not None:
            menu = self._menu(beside.title, menu)
        for row in rows:
            if beside is not None:
                self._part(menu, row.place[0])
            menu.addAction(self._made(row))

    def _menu(self, title: str, beside: QMenuBar | QMenu) -> QMenu:
        # Not made by Qt: up to PySide6 6.8 an object that Qt made stays for good once a signal of it was named, here
        # with its rows, the window and all that belongs to it.
        menu = QMenu(title, beside)
        beside.addMenu(menu)
        # Rows change their texts, so the letters are given when a menu opens.
        menu.aboutToShow.connect(self._give_letters)
        return menu

    def _part(self, menu: QMenu, group: int) -> None:
        """Add a separator if the row begins a new group."""
        if self._groups.setdefault(menu, group) != group:
            menu.addSeparator()
            self._groups[menu] = group

    def _made(self, row: Command) -> QAction:
        action = self._actions[row.name] = CommandAction(row, self)
        if row.popup is not None:
            row.popup.setTitle(row.text)
            action.setMenu(row.popup)
        return action

    @property
    def shortcuts(self) -> list[QAction]:
        """The rows that keys may act on: all but those that open a menu."""
        return [action for name, action in self._actions.items() if self._rows[name].popup is None]

    @Slot()
    def _give_letters(self) -> None:
        """Give each row of the menu that opens a mnemonic letter of its own.

        The letters do not depend on what Undo would take back just now.
        """
        menu = self.sender()
        actions = [row for row in menu.actions() if row.text()] if isinstance(menu, QMenu) else []
        usual = [row.usual_text if isinstance(row, CommandAction) else row.text() for row in actions]
        for row, plain, lettered in zip(actions, usual, with_letters(usual), strict=True):
            shown = re.sub(r"&(?!&)", "", row.text())
            text = shown.replace(plain, lettered, 1) if plain in shown else lettered
            if text != row.text():
                row.setText(text)

    @property
    def actions(self) -> dict[str, QAction]:
        """The rows by name, up to date."""
        self.settle()
        return self._actions

    def action(self, name: str) -> QAction:
        """Return the row of a command, up to date."""
        self.settle()
        return self._actions[name]

    def acts_once(self, keys: QKeySequence) -> bool:
        """Return whether these keys belong to a command that a key acts on once while it is held down."""
        once = [row for row in self._rows.values() if not row.repeats]
        return any(keys == QKeySequence(key) for row in once for key in row.keys)

    def can(self, name: str) -> bool:
        """Return whether a command can be carried out now."""
        return self.allows(name) and self._rows[name].is_possible()

    def run(self, name: str) -> None:
        """Carry out the command of this name as its row would; do nothing if it is not possible."""
        self.perform(self._rows[name])

    def runner(self, name: str) -> Callable[[], None]:
        """Return a function that carries out the command of this name, for a button beside its row in the menus."""
        return lambda: self.run(name)

    def perform(self, command: Command) -> None:
        """Carry out a command if it is possible now: its row may still be enabled from before."""
        if self.can(command.name):
            command.act()
        # Any command may change which others are possible.
        self.sweep_soon()

    @Slot()
    def sweep_soon(self) -> None:
        """Request a sweep of all rows; several requests in one turn of the event loop make one sweep."""
        self._is_forced = True
        self._turn.start(0)

    @Slot()
    def look_soon(self) -> None:
        """Request a sweep after a change of the record, unless it leaves the facts as they were at the last sweep."""
        self._turn.start(0)

    def settle(self) -> None:
        """Sweep now if a sweep is due."""
        if self._turn.isActive():
            self._on_turn()

    @Slot()
    def _on_turn(self) -> None:
        self._turn.stop()
        facts = self._facts()
        if self._is_forced or facts is None or facts != self._swept_at:
            self.sweep()

    @Slot()
    def sweep(self) -> None:
        """Update every row: whether it is enabled, whether it is checked, and its text."""
        self._turn.stop()
        self._is_forced = False
        self._swept_at = self._facts()
        # Many rows share a condition, which is asked once.
        known: dict[Callable[[], bool], bool] = {always: True}
        for name, row in self._rows.items():
            action = self._actions.get(name)
            if action is None:
                continue
            is_possible = known.get(row.is_possible)
            if is_possible is None:
                is_possible = known[row.is_possible] = row.is_possible()
            action.setEnabled(is_possible and self.allows(name))
            if row.is_on is not None:
                action.setChecked(row.is_on())
            if row.told is not None:
                action.setText(row.told())
        self.swept.emit()


def menu_titles() -> dict[Menu, str]:
    """Return the titles of the menus, each with its mnemonic letter."""
    return {
        Menu.FILE: translate("menu", "&File"),
        Menu.EDIT: translate("menu", "&Edit"),
        Menu.GAME: translate("menu", "&Game"),
        Menu.NOTES: translate("menu", "&Notes"),
        Menu.GO: translate("menu", "G&o to"),
        Menu.VIEW: translate("menu", "&View"),
        Menu.STUDY: translate("menu", "&Study"),
        Menu.LESSONS: translate("menu", "&Lessons"),
        Menu.HELP: translate("menu", "&Help"),
    }


# Letters and digits that one key types.
_TYPED = r"[^\W_\u1100-\U0010ffff]"


def with_letters(texts: Sequence[str]) -> list[str]:
    """Return the texts of a menu, each with & before a letter that no other row has, as far as letters suffice.

    First letters of words are preferred. A literal & in a text stays, doubled as Qt requires. Kana, ideographs and
    Hangul need several keys: a row in them gets a letter only where it contains one, as in 開く(O).
    """
    # A literal & is kept as NUL while old mnemonics are removed.
    plain = [re.sub(r"&(?!&)", "", text.replace("&&", "\0")) for text in texts]
    # First letters of words come first; dict.fromkeys keeps the order.
    wanted = [list(dict.fromkeys(_letters(rf"(?<!\w){_TYPED}", text) + _letters(_TYPED, text))) for text in plain]
    owner: dict[str, int] = {}

    # A maximum bipartite matching of rows and letters, by augmenting paths.
    def give(row: int, asked: set[str]) -> bool:
        """Find a letter for a row; its present owner gives it up if it can get another one."""
        for letter in wanted[row]:
            if letter not in asked:
                asked.add(letter)
                if letter not in owner or give(owner[letter], asked):
                    owner[letter] = row
                    return True
        return False

    for row in range(len(plain)):
        give(row, set())
    for letter, row in owner.items():
        text = plain[row]
        starts = [m.start() for m in re.finditer(rf"(?<!\w){_TYPED}", text)]
        places = [n for n in (*starts, *range(len(text))) if text[n].lower() == letter]
        plain[row] = f"{text[: places[0]]}&{text[places[0] :]}"
    return [text.replace("\0", "&&") for text in plain]


def _letters(pattern: str, text: str) -> list[str]:
    return [match[0].lower() for match in re.finditer(pattern, text)]


def take_menu_key(event: QKeyEvent) -> bool:
    """Open the context menu of the widget with the focus on Shift+F10; return whether this was that key."""
    widget = QApplication.focusWidget()
    is_menu = event.key() == Qt.Key.Key_F10
    if not is_menu or event.modifiers() != Qt.KeyboardModifier.ShiftModifier or widget is None:
        return False
    event.accept()
    _ask(widget)
    return True


def _ask(widget: QWidget) -> None:
    middle = widget.rect().center()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(widget, QContextMenuEvent(reason, middle, widget.mapToGlobal(middle)))
