"""Checks of engines: whether a program is an engine at all, found out before it is offered, and kept."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from goboard_app.app.engines.process import EngineProcess, find_program
from goboard_app.app.engines.programs import EngineProgram, Language, prepare
from goboard_app.app.settings import Setting, SingleCodec
from goboard_app.engine.conversation import EngineIdentity
from goboard_app.engine.engine import Failure, Trouble

# The longest start in seconds that a check waits for; an engine that is silent for 3 of them has failed.
_LONGEST_S = 10.0
_MOST_CHECKS = 100
# Options that name a network, which may take longer to load than a check lasts.
_NETWORKS = ("-model", "-w ", "--weights")


@dataclass(frozen=True, slots=True)
class EngineCheck:
    """The outcome of a check: `failure` is None for an engine that may be offered.

    It is for a program of this path, size and time in nanoseconds, started with these arguments. `commands` are those
    that the engine listed; empty if it had no time to.
    """

    path: str
    arguments: str
    size: int
    time: int
    failure: Failure | None = None
    commands: tuple[str, ...] = ()

    def is_of(self, other: EngineCheck) -> bool:
        """Return whether both are of the same program, unchanged."""
        mine = self.path, self.arguments, self.size, self.time
        return mine == (other.path, other.arguments, other.size, other.time)


def is_trusted(program: EngineProgram) -> bool:
    """Return whether an engine needs no check: the user named it, and it has listed its commands before."""
    return not program.is_found and bool(program.commands) and program.language is Language.GTP


def unchecked(program: EngineProgram) -> EngineCheck:
    """Return the check of a program as it is in the file system now, without an outcome."""
    path = find_program(program.path) or ""
    try:
        state = os.stat(path)
    except OSError:
        # No file has this size, so the check is repeated once the program is there.
        return EngineCheck(path or program.path, program.arguments, -1, -1)
    return EngineCheck(path, program.arguments, state.st_size, state.st_mtime_ns)


def passed(program: EngineProgram, commands: Iterable[str] = ()) -> EngineCheck:
    """Return the check of an engine that may be offered, with the commands that it listed."""
    return replace(unchecked(program), commands=tuple(sorted(commands)))


class EngineCheckup(QObject):
    """The check of several programs at once: each is started, asked for its name and commands, and ended.

    Nothing of it waits: the programs answer through the event loop. Signal: `done()` when the last one has answered, or
    has used its time. The programs see no display, so that one which is no engine opens no window.
    """

    done = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: dict[str, tuple[EngineProgram, EngineCheck, EngineProcess]] = {}
        self.found: list[EngineCheck] = []
        """The outcomes, until they are taken."""

    @property
    def is_busy(self) -> bool:
        """True while an answer is awaited."""
        return bool(self._asked)

    def begin(self, programs: Sequence[EngineProgram], folder: Path) -> None:
        """Check these programs; installed ones run in the folder."""
        for program in programs:
            try:
                launch = program.launch(prepare(program, folder))._replace(start_s=_LONGEST_S, is_headless=True)
            except ValueError:
                # A quotation in the arguments is not closed: the page says so at their field.
                continue
            process = EngineProcess(launch, program.name, program.abilities, parent=self)
            process.acquainted.connect(partial(self._on_acquainted, program.key))
            process.failed.connect(partial(self._on_failed, program.key))
            # The file may be replaced during the check, so its state is that from before.
            self._asked[program.key] = program, unchecked(program), process
        for _, _, process in tuple(self._asked.values()):
            process.introduce()

    def cancel(self) -> None:
        """End the programs; their outcomes are dropped."""
        asked = tuple(self._asked.values())
        self._asked.clear()
        self.found.clear()
        for _, _, process in asked:
            process.close()
            process.deleteLater()

    def _on_acquainted(self, key: str, known: EngineIdentity) -> None:
        self._end(key, None, tuple(sorted(known.commands)))

    def _on_failed(self, key: str, failure: Failure) -> None:
        if key not in self._asked:
            return
        program = self._asked[key][0]
        # A network takes longer to load, and a program that the user named gets the benefit of the doubt.
        is_slow = not program.is_found or any(option in program.arguments for option in _NETWORKS)
        self._end(key, None if failure.trouble is Trouble.SILENT and is_slow else failure)

    def _end(self, key: str, failure: Failure | None, commands: tuple[str, ...] = ()) -> None:
        if key not in self._asked:
            return
        _, state, process = self._asked.pop(key)
        self.found.append(replace(state, failure=failure, commands=commands))
        process.close()
        process.deleteLater()
        if not self._asked:
            self.done.emit()


# The checks that were made before


def _checks_of(value: object) -> tuple[EngineCheck, ...]:
    rows = json.loads(str(value))
    if not isinstance(rows, list):
        raise TypeError("a list of checks is expected")
    return tuple(map(_check_of, rows[:_MOST_CHECKS]))


def _check_of(row: object) -> EngineCheck:
    if not isinstance(row, Mapping):
        raise TypeError("a check is expected")
    failure = row["failure"]
    commands = row["commands"]
    if not isinstance(commands, list):
        raise TypeError("a list of commands is expected")
    return EngineCheck(
        *(str(row["path"]), str(row["arguments"]), int(row["size"]), int(row["time"])),
        failure=None if failure is None else Failure(Trouble[failure], str(row["said"])),
        commands=tuple(map(str, commands)),
    )


def _text_of(checks: tuple[EngineCheck, ...]) -> object:
    rows = [
        {
            "path": each.path,
            "arguments": each.arguments,
            "size": each.size,
            "time": each.time,
            "failure": None if each.failure is None else each.failure.trouble.name,
            "said": "" if each.failure is None else each.failure.said,
            "commands": each.commands,
        }
        for each in checks[-_MOST_CHECKS:]
    ]
    return json.dumps(rows)


CHECKS: Setting[tuple[EngineCheck, ...]] = Setting("engines/checks", (), SingleCodec(_checks_of, _text_of))
"""The outcomes of earlier checks; if they cannot be read, the engines are checked again."""
