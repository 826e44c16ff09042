"""EngineDirectory: which engines there are, and one of them for whoever wants to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from goboard_app.engine.engine import Ability, Engine


class EngineChoice(NamedTuple):
    """An engine that may be asked: `key` names it in settings, `name` for people.

    `is_partner` says that it belongs to the program and need not be installed.
    """

    key: str
    name: str
    abilities: Ability
    is_partner: bool = False


class EngineDirectory(QObject):
    """Knows the engines. Nothing is started before an engine is asked for something.

    Signal: `changed()` when there are others than before.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._makers: dict[str, tuple[EngineChoice, Callable[[], Engine]]] = {}

    def offer(self, choice: EngineChoice, make: Callable[[], Engine]) -> None:
        """Let an engine be chosen; it takes the place of one of the same key."""
        self._makers[choice.key] = (choice, make)
        self.changed.emit()

    def withdraw(self, key: str) -> None:
        """Do not let it be chosen any more; whoever has one made may go on with it."""
        if self._makers.pop(key, None) is not None:
            self.changed.emit()

    def choices(self, ability: Ability = Ability.NONE) -> tuple[EngineChoice, ...]:
        """Those that can do all of this, the partners first."""
        able = [choice for choice, _ in self._makers.values() if ability in choice.abilities]
        return tuple(sorted(able, key=lambda choice: not choice.is_partner))

    def choice(self, key: str) -> EngineChoice | None:
        """The engine of a key; None where there is none any more."""
        made = self._makers.get(key)
        return None if made is None else made[0]

    def make(self, key: str) -> Engine:
        """An engine for one asker, who closes it in the end; KeyError where there is none.

        Each asker has one of its own, since an engine is asked one thing at a time.
        """
        return self._makers[key][1]()
