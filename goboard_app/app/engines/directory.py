"""EngineDirectory: the list of engines, and a new engine for each object that asks one."""

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
    MissingPart,
    installed,
    lacking,
    prepare,
)
from goboard_app.app.settings import SettingsHub
from goboard_app.engine.conversation import EngineIdentity
from goboard_app.engine.engine import Ability, Engine
from goboard_app.go.board import MAX_SIDE

_FOLDER = "engines"


class EngineChoice(NamedTuple):
    """An engine that may be chosen: `key` names it in settings, `name` is shown to users.

    `is_partner` marks an engine of the program itself, which need not be installed. `largest` is the longest side of a
    board that it plays on.
    """

    key: str
    name: str
    abilities: Ability
    is_partner: bool = False
    largest: int = MAX_SIDE


class EngineDirectory(QObject):
    """The engines. None is started before it is used, and installed ones are searched only when the list is read.

    There is one directory: see `of`. Signal: `changed()` when the list or the abilities of an engine have changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Create a directory; it has engines named by the user only if `parent` is the settings hub."""
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
        """Return the one directory of the program with these settings."""
        found = hub.findChild(EngineDirectory)
        return found if isinstance(found, EngineDirectory) else cls(hub)

    @property
    def folder(self) -> Path:
        """The folder in which installed engines run."""
        return (self._hub.store.folder if self._hub is not None else Path.home()) / _FOLDER

    # The list of engines

    def offer(self, choice: EngineChoice, make: Callable[[], Engine]) -> None:
        """Add an engine to the list; it replaces one of the same key."""
        self._makers[choice.key] = (choice, make)
        self.changed.emit()

    def withdraw(self, key: str) -> None:
        """Remove an engine from the list; engines already made stay in use."""
        if self._makers.pop(key, None) is not None:
            self.changed.emit()

    def choices(self, ability: Ability = Ability.NONE) -> tuple[EngineChoice, ...]:
        """Return the engines with all these abilities: the partners first, then those that the user named."""
        offered = [choice for choice, _ in self._makers.values()]
        offered.sort(key=lambda choice: not choice.is_partner)
        programs = [EngineChoice(p.key, p.name, p.abilities) for p in self.programs]
        return tuple(choice for choice in (*offered, *programs) if ability in choice.abilities)

    def choice(self, key: str) -> EngineChoice | None:
        """Return the engine of a key; None if it is no longer there."""
        return next((choice for choice in self.choices() if choice.key == key), None)

    def make(self, key: str, asker: QObject | None = None) -> Engine:
        """Return a new engine for one asker, which closes it at the end.

        Each asker has an engine of its own, since an engine answers one question at a time. If Qt destroys the asker
        first, with its window, the engine is closed then. Raises KeyError for an unknown key, and ValueError if the
        arguments of an engine named by the user cannot be read.
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
            # A weak reference, so that the connection does not keep the engine alive.
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
    def lacking(self) -> Sequence[tuple[str, MissingPart]]:
        """The names of installed engines that need something more, with the missing part."""
        return lacking(self.folder)

    def look_again(self) -> None:
        """Search for installed engines again when the list is next read."""
        self._installed = None
        self.changed.emit()

    def store(self, programs: Sequence[EngineProgram]) -> None:
        """Store these engines as the ones that the user named."""
        if self._hub is not None:
            self._hub.store_value(PROGRAMS, tuple(programs))

    def log(self, key: str) -> EngineLog:
        """Return the log of the engine of this key, shared by all that ask it."""
        return self._logs.setdefault(key, EngineLog())

    def process_of(self, program: EngineProgram) -> EngineProcess:
        """Return a process for a program, whether or not it is in the list; see `make`."""
        folder = self.folder
        try:
            prepare(program, folder)
        except OSError:
            folder = Path.home()  # the engine can run there unless its arguments name a file in the folder
        process = EngineProcess(program.launch(folder), program.name, program.abilities, self.log(program.key))
        process.acquainted.connect(partial(self._on_acquainted, program.key))
        self._running.add(process)
        return process

    @Slot()
    def end(self) -> None:
        """End all engines, because the program ends."""
        for process in tuple(self._running):
            process.close()
        end_all()

    def _on_acquainted(self, key: str, known: EngineIdentity) -> None:
        """Store the commands of the engine, so that its abilities are known before the next start."""
        commands = tuple(sorted(known.commands))

        def renewed(programs: Sequence[EngineProgram]) -> tuple[EngineProgram, ...]:
            return tuple(replace(p, commands=commands) if p.key == key else p for p in programs)

        if any(program.key == key for program in self._named):
            # Unchanged programs are not written to the settings again.
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
    # Qt may have destroyed the engine before its Python object.
    if found is not None and (not isinstance(found, QObject) or isValid(found)):
        found.close()
