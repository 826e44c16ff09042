"""EngineDirectory: which engines there are, and one of them for whoever wants to ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple
from weakref import WeakSet, ref

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from shiboken6 import isValid

from goboard_app.app.engines.process import EngineLog, EngineProcess, end_all
from goboard_app.app.engines.programs import (
    PROGRAMS,
    EngineProgram,
    Lacking,
    installed,
    lacking,
    prepare,
)
from goboard_app.app.settings import SettingsHub
from goboard_app.engine.conversation import Acquaintance
from goboard_app.engine.engine import Ability, Engine
from goboard_app.go.board import MAX_SIDE

_FOLDER = "engines"


class EngineChoice(NamedTuple):
    """An engine that may be asked: `key` names it in settings, `name` for people.

    `is_partner` says that it belongs to the program and need not be installed. `largest` is the
    longest side of a board that it plays on.
    """

    key: str
    name: str
    abilities: Ability
    is_partner: bool = False
    largest: int = MAX_SIDE


class EngineDirectory(QObject):
    """Knows the engines. Nothing is started before an engine is asked for something, and nothing
    looked for before somebody wants to know which there are. There is one of it: see `of`.

    Signal: `changed()` when there are others than before, or one can do something else.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """A directory without engines that the user named, unless `parent` has settings."""
        super().__init__(parent)
        self._hub = parent if isinstance(parent, SettingsHub) else None
        self._makers: dict[str, tuple[EngineChoice, Callable[[], Engine]]] = {}
        self._logs: dict[str, EngineLog] = {}
        self._running: WeakSet[EngineProcess] = WeakSet()
        self._installed: tuple[EngineProgram, ...] | None = None
        self._named: tuple[EngineProgram, ...] = ()
        if self._hub is not None:
            self._named = self._hub.value(PROGRAMS)
            self._hub.changed.connect(self._on_settings)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.end)

    @classmethod
    def of(cls, hub: SettingsHub) -> EngineDirectory:
        """The one directory of the program with these settings."""
        found = hub.findChild(EngineDirectory)
        return found if isinstance(found, EngineDirectory) else cls(hub)

    @property
    def folder(self) -> Path:
        """Where engines run that were found."""
        return (self._hub.store.folder if self._hub is not None else Path.home()) / _FOLDER

    # Which there are.

    def offer(self, choice: EngineChoice, make: Callable[[], Engine]) -> None:
        """Let an engine be chosen; it takes the place of one of the same key."""
        self._makers[choice.key] = (choice, make)
        self.changed.emit()

    def withdraw(self, key: str) -> None:
        """Do not let it be chosen any more; whoever has one made may go on with it."""
        if self._makers.pop(key, None) is not None:
            self.changed.emit()

    def choices(self, ability: Ability = Ability.NONE) -> tuple[EngineChoice, ...]:
        """Those that can do all of this: the partners first, then those that the user named."""
        offered = [choice for choice, _ in self._makers.values()]
        offered.sort(key=lambda choice: not choice.is_partner)
        programs = [EngineChoice(p.key, p.name, p.abilities) for p in self.programs]
        return tuple(choice for choice in (*offered, *programs) if ability in choice.abilities)

    def choice(self, key: str) -> EngineChoice | None:
        """The engine of a key; None where there is none any more."""
        return next((choice for choice in self.choices() if choice.key == key), None)

    def make(self, key: str, asker: QObject | None = None) -> Engine:
        """An engine for one asker, who closes it in the end; KeyError where there is none.

        Each asker has one of its own, since an engine is asked one thing at a time. Where Qt takes
        the asker apart first, with its window, the engine is closed then: nobody is left to hear
        its answer. Raises ValueError where the arguments of an engine that the user named cannot
        be read.
        """
        made = self._makers.get(key)
        if made is not None:
            engine = made[1]()
        else:
            program = next((p for p in self.programs if p.key == key), None)
            if program is None:
                raise KeyError(key)
            engine = self.process_of(program)
        if asker is not None:
            asker.destroyed.connect(partial(_close, ref(engine)))
        return engine

    # Programs.

    @property
    def programs(self) -> tuple[EngineProgram, ...]:
        """The engines that are programs: first those that the user named, then those found."""
        if self._installed is None:
            self._installed = installed(self.folder)
        return (*self._named, *self._installed)

    @property
    def lacking(self) -> Sequence[tuple[str, Lacking]]:
        """The names of engines that are installed, but need something more, and what."""
        return lacking(self.folder)

    def look_again(self) -> None:
        """Something may have been installed."""
        self._installed = None
        self.changed.emit()

    def store(self, programs: Sequence[EngineProgram]) -> None:
        """These are the engines that the user named."""
        if self._hub is not None:
            self._hub.store_value(PROGRAMS, tuple(programs))

    def log(self, key: str) -> EngineLog:
        """What was said lately with the engine of this key, by all who asked it."""
        return self._logs.setdefault(key, EngineLog())

    def process_of(self, program: EngineProgram) -> EngineProcess:
        """A process for a program, whether or not it is in the list; see `make`."""
        folder = self.folder
        try:
            prepare(program, folder)
        except OSError:
            folder = Path.home()  # it can do without, if its arguments name nothing there
        process = EngineProcess(program.launch(folder), program.name, program.abilities, self.log(program.key))
        process.acquainted.connect(partial(self._on_acquainted, program.key))
        self._running.add(process)
        return process

    @Slot()
    def end(self) -> None:
        """End all engines: the program ends."""
        for process in tuple(self._running):
            process.close()
        end_all()

    def _on_acquainted(self, key: str, known: Acquaintance) -> None:
        """Remember what it can do, for the next time, before it is started."""
        commands = tuple(sorted(known.commands))

        def renewed(programs: Sequence[EngineProgram]) -> tuple[EngineProgram, ...]:
            return tuple(replace(p, commands=commands) if p.key == key else p for p in programs)

        if any(program.key == key for program in self._named):
            if renewed(self._named) != self._named:
                self.store(renewed(self._named))
        elif self._installed is not None and renewed(self._installed) != self._installed:
            self._installed = renewed(self._installed)
            self.changed.emit()

    @Slot()
    def _on_settings(self) -> None:
        assert self._hub is not None
        named = self._hub.value(PROGRAMS)
        if named != self._named:
            self._named = named
            self.changed.emit()


def _close(engine: ref[Engine], _gone: object = None) -> None:
    found = engine()
    if found is not None and (not isinstance(found, QObject) or isValid(found)):
        found.close()
