"""EngineDirectory: the list of engines, and a new engine for each object that asks one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple
from weakref import WeakSet, ref

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Signal, Slot
from shiboken6 import isValid

from goboard_app.app.engines.checks import CHECKS, EngineCheck, EngineCheckup, is_trusted, passed, unchecked
from goboard_app.app.engines.process import EngineLog, EngineProcess, end_all
from goboard_app.app.engines.programs import PROGRAMS, EngineProgram, MissingPart, installed, lacking, prepare
from goboard_app.app.settings import SettingsHub
from goboard_app.app.system import home_folder
from goboard_app.engine.conversation import EngineIdentity
from goboard_app.engine.engine import Ability, Engine, Failure
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
    """The engines. Installed ones are searched only when the list is read, and none is started before.

    A program that was found is offered once a check has shown that it is an engine; the first reading of `choices`
    begins the check beside the window. An engine that the user named is offered unless the check failed. There is one
    directory: see `of`. Signal: `changed()` when the list or the abilities of an engine have changed, and when a check
    is over.
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
        self._checks: tuple[EngineCheck, ...] = () if self._hub is None else self._hub.value(CHECKS)
        # The checks of the listed programs by their keys; None when the list has changed.
        self._outcomes: dict[str, EngineCheck] | None = None
        self._checkup = EngineCheckup(self)
        self._checkup.done.connect(self._on_checked)
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
        return (self._hub.store.folder if self._hub is not None else home_folder()) / _FOLDER

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
        """Return the engines with all these abilities: the partners first, then those that the user named.

        Begins the check of those that were not checked yet; see `is_checking`.
        """
        self.check()
        outcomes = self._checked()
        programs = [p for p in self.programs if p.key in outcomes or not p.is_found]
        return tuple(choice for choice in self._as_choices(programs) if ability in choice.abilities)

    def choice(self, key: str) -> EngineChoice | None:
        """Return the engine of a key, even before its check; None if it is no longer there."""
        return next((choice for choice in self._as_choices(self.programs) if choice.key == key), None)

    def _as_choices(self, programs: Sequence[EngineProgram]) -> list[EngineChoice]:
        """Return the engines of the program itself and these programs, without those whose check failed."""
        offered = [choice for choice, _ in self._makers.values()]
        offered.sort(key=lambda choice: not choice.is_partner)
        good = (p for p in programs if self.rejection(p) is None)
        return [*offered, *(EngineChoice(p.key, p.name, p.abilities) for p in good)]

    # Checks

    @property
    def is_checking(self) -> bool:
        """True while engines are checked; `changed` is emitted afterwards."""
        return self._checkup.is_busy

    def check(self) -> None:
        """Begin to check the engines that were not checked yet, beside the window."""
        if self._checkup.is_busy:
            return
        known = self._checked()
        waiting = [p for p in self.programs if p.key not in known and not is_trusted(p)]
        if waiting:
            self._checkup.begin(waiting, self.folder)

    def finish_checks(self) -> None:
        """Check the engines that were not checked yet, and wait for the outcome."""
        self.check()
        if self._checkup.is_busy:
            loop = QEventLoop()
            self._checkup.done.connect(loop.quit)
            loop.exec()

    def rejection(self, program: EngineProgram) -> Failure | None:
        """Return the reason why an engine is not offered; None if its check did not fail."""
        found = self._checked().get(program.key)
        return None if found is None else found.failure

    def _checked(self) -> dict[str, EngineCheck]:
        # Read first: a new search for programs makes the outcomes outdated.
        programs = self.programs
        if self._outcomes is None:
            found = ((program.key, self._check_of(program)) for program in programs)
            self._outcomes = {key: check for key, check in found if check is not None}
        return self._outcomes

    def _check_of(self, program: EngineProgram) -> EngineCheck | None:
        now = unchecked(program)
        return next((each for each in self._checks if each.is_of(now)), None)

    @Slot()
    def _on_checked(self) -> None:
        found, self._checkup.found = self._checkup.found, []
        self._note(*found)
        self._installed = None
        self.changed.emit()

    def _note(self, *checks: EngineCheck) -> None:
        """Keep these outcomes in place of earlier ones about the same programs."""
        places = {(each.path, each.arguments) for each in checks}
        others = (each for each in self._checks if (each.path, each.arguments) not in places)
        self._checks, self._outcomes = (*others, *checks), None
        if self._hub is not None:
            self._hub.store_value(CHECKS, self._checks)

    def _forget(self, is_gone: Callable[[EngineCheck], bool]) -> None:
        self._checks = tuple(each for each in self._checks if not is_gone(each))
        self._outcomes = None
        if self._hub is not None:
            self._hub.store_value(CHECKS, self._checks)

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
            self._installed = tuple(map(self._with_commands, installed(self.folder)))
            self._outcomes = None
        return (*self._named, *self._installed)

    def _with_commands(self, program: EngineProgram) -> EngineProgram:
        """Return an engine that was found with the commands that it listed in its check."""
        found = self._check_of(program)
        return program if found is None or not found.commands else replace(program, commands=found.commands)

    @property
    def lacking(self) -> Sequence[tuple[str, MissingPart]]:
        """The names of installed engines that need something more, with the missing part."""
        return lacking(self.folder)

    def look_again(self, has_rejected: bool = False) -> None:
        """Search for installed engines again when the list is next read.

        With `has_rejected`, those whose check failed are checked again.
        """
        self._installed = self._outcomes = None
        if has_rejected:
            self._forget(lambda each: each.failure is not None)
        self.check()
        self.changed.emit()

    def store(self, programs: Sequence[EngineProgram]) -> None:
        """Store these engines as the ones that the user named."""
        if self._hub is not None:
            self._hub.store_value(PROGRAMS, tuple(programs))

    def log(self, key: str) -> EngineLog:
        """Return the log of the engine of this key, shared by all that ask it."""
        return self._logs.setdefault(key, EngineLog())

    def process_of(self, program: EngineProgram) -> EngineProcess:
        """Return a process for a program, whether or not it is in the list; see `make`.

        Raises ValueError if a quotation in its arguments is not closed.
        """
        folder = prepare(program, self.folder)
        process = EngineProcess(program.launch(folder), program.name, program.abilities, self.log(program.key))
        process.acquainted.connect(partial(self._on_acquainted, program.key))
        self._running.add(process)
        return process

    @Slot()
    def end(self) -> None:
        """End all engines, because the program ends."""
        self._checkup.cancel()
        for process in tuple(self._running):
            process.close()
        end_all()

    def _on_acquainted(self, key: str, known: EngineIdentity) -> None:
        """Store the commands of the engine, so that its abilities are known before the next start."""
        commands = tuple(sorted(known.commands))
        program = next((p for p in self.programs if p.key == key), None)
        if program is None:
            return
        # An engine that answers now is offered again, and the commands of one that was found are kept with its check.
        if program.is_found or self.rejection(program) is not None:
            before, after = self._checked().get(key), passed(program, commands)
            if before != after:
                self._note(after)
                self._installed = None
                self.changed.emit()
        if not program.is_found and program.commands != commands:
            self.store([replace(p, commands=commands) if p.key == key else p for p in self._named])

    @Slot()
    def _on_settings(self) -> None:
        assert self._hub is not None
        named = self._hub.value(PROGRAMS)
        if named != self._named:
            self._named = named
            self._outcomes = None
            self.changed.emit()


def _close(engine: ref[Engine], _gone: object = None) -> None:
    found = engine()
    # Qt may have destroyed the engine before its Python object.
    if found is not None and (not isinstance(found, QObject) or isValid(found)):
        found.close()
