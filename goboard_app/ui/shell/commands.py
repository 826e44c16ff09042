"""Commands: a row of the menus says once what it is called, when it can be used, what it does.

A feature tells its commands to the window. One sweep in a turn of the event loop asks every row
whether it is possible now; nobody keeps lists of names to be turned on and off.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

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
    """It is possible whatever goes on."""
    return True


Place = tuple[int, int]
"""Where a row stands: the number of its group, between which lines are drawn, and its own there."""


class Submenu(NamedTuple):
    """A menu that opens beside another one, at a place there."""

    title: str
    place: Place


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """One thing that a user can have done.

    Its row stands at a place in a menu, or in a menu `beside` that one. A switch tells whether it
    `is_on`. `told` is the text as it is now, for a row that names what it would do. A row with a
    `popup` is no row to be chosen but opens that menu.
    """

    name: str
    text: str
    menu: Menu
    place: Place
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    is_possible: Callable[[], bool] = always
    is_on: Callable[[], bool] | None = None
    told: Callable[[], str] | None = None
    beside: Submenu | None = None
    popup: QMenu | None = None

    @property
    def order(self) -> tuple[int, Place, Place]:
        """By what all commands follow one another as they do in the menus."""
        outer = self.place if self.beside is None else self.beside.place
        return self.menu.value, outer, self.place


class CommandAction(QAction):
    """The row of a command in a menu, with its keys."""

    def __init__(self, command: Command, commands: Commands, owner: QWidget) -> None:
        super().__init__(command.text, owner)
        self._command = command
        self._commands = commands
        self.setObjectName(command.name)
        self.setCheckable(command.is_on is not None)
        self.setShortcuts([QKeySequence(key) for key in command.keys])
        self.triggered.connect(self._on_triggered)

    @Slot()
    def _on_triggered(self) -> None:
        self._commands.perform(self._command)


class Commands(QObject):
    """The commands of one window, and their rows.

    Signal: `swept()` after all rows were asked what is possible.
    """

    swept = Signal()

    def __init__(self, owner: QWidget, allows: Callable[[str], bool]) -> None:
        super().__init__(owner)
        self._owner = owner
        self._rows: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._groups: dict[QMenu, int] = {}
        # A timer of its own: what QTimer calls by itself is kept for good if the window goes first.
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self.sweep)
        self.allows = allows
        """Whether whoever has the board lets a command through."""

    @property
    def rows(self) -> list[Command]:
        """All commands as they follow one another in the menus."""
        return sorted(self._rows.values(), key=lambda row: row.order)

    def add(self, rows: Iterable[Command]) -> None:
        """Take the commands of a feature; names must differ."""
        for row in rows:
            if row.name in self._rows:
                raise ValueError(f"two commands are called {row.name}")
            self._rows[row.name] = row

    def fill(self, bar: QMenuBar) -> None:
        """Make the menus, once every feature has told its commands."""
        menus = {menu: bar.addMenu(title) for menu, title in menu_titles().items()}
        for menu in menus.values():
            menu.aboutToShow.connect(self._give_letters)
        for menu, rows in groupby(self.rows, key=lambda row: row.menu):
            for (group, _number), same in groupby(rows, key=lambda row: row.order[1]):
                self._part(menus[menu], group)
                self._add_rows(menus[menu], list(same))

    def _add_rows(self, menu: QMenu, rows: list[Command]) -> None:
        """Add a row, or the rows of a menu beside this one."""
        beside = rows[0].beside
        if beside is not None:
            menu = menu.addMenu(beside.title)
            menu.aboutToShow.connect(self._give_letters)
        for row in rows:
            if beside is not None:
                self._part(menu, row.place[0])
            menu.addAction(self._made(row))

    def _part(self, menu: QMenu, group: int) -> None:
        """Draw a line where another group begins."""
        if self._groups.setdefault(menu, group) != group:
            menu.addSeparator()
            self._groups[menu] = group

    def _made(self, row: Command) -> QAction:
        action = self._actions[row.name] = CommandAction(row, self, self._owner)
        if row.popup is not None:
            row.popup.setTitle(row.text)
            action.setMenu(row.popup)
            return action
        # On a full screen the menu bar is hidden; the keys must go on working.
        self._owner.addAction(action)
        return action

    @Slot()
    def _give_letters(self) -> None:
        """Give each row of the menu that opens a letter of its own, which chooses it."""
        menu = self.sender()
        actions = [row for row in menu.actions() if row.text()] if isinstance(menu, QMenu) else []
        texts = with_letters([row.text() for row in actions])
        for row, text in zip(actions, texts, strict=True):
            if text != row.text():
                row.setText(text)

    @property
    def actions(self) -> dict[str, QAction]:
        """The rows by name, as they are now."""
        self.settle()
        return self._actions

    def action(self, name: str) -> QAction:
        """The row of a command, as it is now."""
        self.settle()
        return self._actions[name]

    def can(self, name: str) -> bool:
        """Whether a command could be carried out now."""
        return self.allows(name) and self._rows[name].is_possible()

    def run(self, name: str) -> None:
        """Carry a command out as its row would; nothing happens where that is off."""
        self.perform(self._rows[name])

    def perform(self, command: Command) -> None:
        """Carry out a command that is possible: a row may still be on from before."""
        if self.can(command.name):
            command.act()
        self.sweep_soon()

    @Slot()
    def sweep_soon(self) -> None:
        """Something may be possible now that was not, or no more: ask once in this turn."""
        self._turn.start(0)

    def settle(self) -> None:
        """Ask now what is due to be asked."""
        if self._turn.isActive():
            self.sweep()

    @Slot()
    def sweep(self) -> None:
        """Ask every row whether it can be used, whether it is on, and what it is called."""
        self._turn.stop()
        for name, row in self._rows.items():
            action = self._actions.get(name)
            if action is None:
                continue
            action.setEnabled(self.can(name))
            if row.is_on is not None:
                action.setChecked(row.is_on())
            if row.told is not None:
                action.setText(row.told())
        self.swept.emit()


def menu_titles() -> dict[Menu, str]:
    """What the menus are called, each with the letter that opens it."""
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
    """The rows of a menu, each with & before a letter that no other row has, as far as they go.

    The first letter of a word is taken rather than another. A row that has the sign itself keeps
    it: there it stands twice. Kana, ideographs and Hangul are typed with several keys: such a row
    has a letter only where it brings one, as 開く(O) does.
    """
    plain = [re.sub(r"&(?!&)", "", text.replace("&&", "\0")) for text in texts]
    wanted = [list(dict.fromkeys(_letters(rf"(?<!\w){_TYPED}", text) + _letters(_TYPED, text))) for text in plain]
    owner: dict[str, int] = {}

    def give(row: int, asked: set[str]) -> bool:
        """Find a letter for a row; another row gives its own up where it can have a next one."""
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
    """Ask what has the keyboard for its menu; whether this was the key for it."""
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
