"""EngineProcess: an engine that is a separate program, asked through pipes; and the log of the exchange."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from shutil import which
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, QProcessEnvironment, QTimer, Signal, SignalInstance, Slot
from shiboken6 import isValid

from goboard_app import BLAS_THREADS, HAS_SET_BLAS_THREADS
from goboard_app.app.jobs import Alarm, single_shot
from goboard_app.engine.conversation import (
    START_S,
    Conversation,
    EngineIdentity,
    EngineQuestion,
    GtpConversation,
    QuestionKind,
    TicketAnswer,
)
from goboard_app.engine.dialects import Perspective
from goboard_app.engine.engine import (
    Ability,
    Analysis,
    Answer,
    Effort,
    Failure,
    Situation,
    Told,
    Trouble,
    UnsupportedPart,
)
from goboard_app.engine.kata_json import MOST_OPEN, JsonConversation
from goboard_app.engine.setting_up import gnugo_options
from goboard_app.rules.ruleset import Ruleset

_IS_POSIX = os.name == "posix"


def bound(program: str, arguments: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return the program and arguments to start in place of these, so that the system ends it with goboard.

    On Linux this is prctl's PR_SET_PDEATHSIG, set by `setpriv` of util-linux, which then becomes the program itself; it
    works however goboard ends. Elsewhere the command is unchanged, and engines end at the regular end of goboard.
    """
    guard = which("setpriv") if sys.platform == "linux" else None
    # `setpriv` would hide the system's own message about a file that cannot be run.
    if guard is None or not os.access(program, os.X_OK):
        return program, tuple(arguments)
    return guard, ("--pdeathsig", "KILL", program, *arguments)


def set_apart(process: QProcess) -> None:
    """Let a process begin a session of its own when it starts, so that `kill_group` reaches its children."""
    if _IS_POSIX:
        parameters = QProcess.UnixProcessParameters()
        parameters.flags = QProcess.UnixProcessFlag.CreateNewSession
        process.setUnixProcessParameters(parameters)


def kill_group(leader: int) -> None:
    """Kill the processes in the session of this process id; without an effect if there is none, or on Windows."""
    # An id of 0 or 1 would name our own group, or all processes.
    if sys.platform != "win32" and leader > 1:
        with suppress(OSError):
            os.killpg(leader, signal.SIGKILL)


LOOK_MS = 100
"""The least time in milliseconds between two readings of an analysis, which engines may write a hundred times a second.

The first line, and the one with all the visits that were asked for, are read at once.
"""

HELD_UP_MS = 3_000
"""The time in milliseconds that a question waits for an engine to end a cancelled one; then it is killed.

If the engine's start takes longer than that, a question waits as long as the start took.
"""

NONSENSE_MS = 60_000
"""The time in milliseconds for which an engine may write without giving an answer that can be read."""

# The time in milliseconds that an engine has to end by itself.
_GOODBYE_MS = 1_500
# The limits of the log: lines, and bytes of a line.
_MOST_LINES, _MOST_LINE = 2_000, 400
# The last lines that an engine wrote, which may tell why it ended.
_LAST_WORDS = 4
# The time in milliseconds that an engine without input has to end, with a message.
_LAST_WORDS_MS = 500


class LogSource(Enum):
    """The source of a line in the log."""

    STARTED = auto()
    """The command line of a start: the program and its arguments."""
    SENT = auto()
    SAID = auto()
    COMPLAINED = auto()
    """A line on standard error, where most engines write their messages."""


class LogLine(NamedTuple):
    """A line of the log. `text` is as the engine wrote it, but limited in length."""

    voice: LogSource
    text: str


class EngineLog:
    """The latest lines of the exchange with an engine, for users to read; `count` grows with each line.

    Of an analysis, which comes many times a second, a new line replaces the previous one.
    """

    def __init__(self) -> None:
        self.lines: deque[LogLine] = deque(maxlen=_MOST_LINES)
        self.count = 0
        self._rest: dict[LogSource, bytes] = {}
        self._last_words: deque[str] = deque(maxlen=_LAST_WORDS)

    def begin(self, command: str) -> None:
        """Add the command line of a start, and drop incomplete lines of an earlier run."""
        self._rest.clear()
        self._last_words.clear()
        self.add(LogSource.STARTED, command.encode("utf-8", "replace") + b"\n")

    def add(self, voice: LogSource, data: bytes) -> None:
        """Add bytes that were sent or received; a line appears when it is complete."""
        *lines, rest = (self._rest.get(voice, b"") + data).split(b"\n")
        # A program that is no engine may write without end and without a line break.
        self._rest[voice] = rest[:_MOST_LINE]
        for raw in lines[-_MOST_LINES:]:
            line = LogLine(voice, raw[:_MOST_LINE].decode("utf-8", "replace").rstrip())
            # The lines of lz-analyze and kata-analyze begin so.
            if raw.startswith(b"info ") and self.lines and self.lines[-1].text.startswith("info "):
                self.lines[-1] = line
            elif line.text:
                self.lines.append(line)
                if voice is LogSource.COMPLAINED:
                    self._last_words.append(line.text)
            self.count += 1

    def last_said(self) -> str:
        """Return the last line that the engine wrote to its standard output, complete or not."""
        rest = self._rest.get(LogSource.SAID, b"").decode("utf-8", "replace").strip()
        return rest or next((line.text for line in reversed(self.lines) if line.voice is LogSource.SAID), "")

    def last_words(self) -> str:
        """Return the last lines on standard error since the start: the messages of a program that ends."""
        return "\n".join(self._last_words)


class Launch(NamedTuple):
    """The way to start an engine. No shell reads any of it.

    `program` is a path, or a name to search for; `folder` is the working folder, from which relative paths among the
    arguments start. `takes_rules` marks GNU Go, which gets the rules by options. `start_s` is the longest start in
    seconds. `is_headless` hides the display from the program.
    """

    program: str
    arguments: tuple[str, ...] = ()
    folder: str = ""
    perspective: Perspective = Perspective.TO_MOVE
    takes_rules: bool = False
    is_json: bool = False
    start_s: float = START_S
    is_headless: bool = False

    def arguments_for(self, ruleset: Ruleset | None) -> tuple[str, ...]:
        """Return the arguments, with the options for a ruleset if the engine takes them."""
        if ruleset is None or not self.takes_rules:
            return self.arguments
        return (*self.arguments, *gnugo_options(ruleset))

    def conversation(self, arguments: tuple[str, ...]) -> Conversation:
        """Return a new conversation with an engine started with these arguments."""
        if self.is_json:
            return JsonConversation(self.start_s)
        return GtpConversation(self.perspective, frozenset(arguments[len(self.arguments) :]), self.start_s)


@dataclass(slots=True)
class _OpenQuestion:
    """An open question, the receiver of its answers, and whether it got an analysis that is not final."""

    question: EngineQuestion
    told: Told
    has_heard: bool = False


class EngineProcess(QObject):
    """An `Engine` that runs as a separate process, from the first question on.

    If it dies, is silent for too long or answers nonsense, the answer is a `Failure`, and the next question starts it
    again. Signals: `acquainted(EngineIdentity)` when it has identified itself; `failed(Failure)` whenever it becomes
    unusable, whether or not a question was open.
    """

    acquainted = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        launch: Launch,
        name: str = "",
        abilities: Ability = Ability.MOVE,
        log: EngineLog | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.log = log or EngineLog()
        self._launch = launch
        self._name = name or os.path.basename(launch.program)
        self._abilities = abilities
        self._process: QProcess | None = None
        self._arguments: tuple[str, ...] = ()
        self._conversation: Conversation | None = None
        # The open questions by their tickets, the oldest first.
        self._open: dict[int, _OpenQuestion] = {}
        self._ticket = 0
        self._is_acquainted = False
        self._since_start = QElapsedTimer()
        self._start_ms = 0
        self._silence = single_shot(self, self._on_silence)
        self._nonsense = single_shot(self, self._on_nonsense)
        self._since_progress = QElapsedTimer()
        self._progress = -1
        self._enough = single_shot(self, self._on_enough)
        self._held_up = single_shot(self, self._on_held_up)
        self._soon = Alarm(self)
        self._soon.rang.connect(self._on_soon)
        self._later: list[TicketAnswer] = []
        self._failure: Failure | None = None
        self._glance = Alarm(self)
        self._glance.rang.connect(self._on_glance)
        self._since_look = QElapsedTimer()
        self._since_look.start()

    # An engine: see `Engine`.

    @property
    def name(self) -> str:
        """The name of the engine."""
        return self._name

    @property
    def abilities(self) -> Ability:
        """The abilities of the engine."""
        acquaintance = self.acquaintance
        return acquaintance.abilities if acquaintance is not None else self._abilities

    @property
    def width(self) -> int:
        """The number of analyses that may be open at the same time."""
        return MOST_OPEN if self._launch.is_json else 1

    @property
    def acquaintance(self) -> EngineIdentity | None:
        """The engine's answers about itself since its start."""
        return self._conversation.acquaintance if self._conversation is not None else None

    @property
    def is_running(self) -> bool:
        """True if there is a process."""
        return self._process is not None

    def gaps(self, situation: Situation) -> frozenset[UnsupportedPart]:
        """Return the facts of a situation that the engine cannot be given."""
        conversation = self._conversation
        if conversation is None:
            conversation = self._launch.conversation(self._launch.arguments_for(situation.ruleset))
        return conversation.gaps(situation)

    def choose(self, situation: Situation, effort: Effort, told: Told) -> None:
        """Ask for a move."""
        self._ask(EngineQuestion(QuestionKind.MOVE, situation, effort), told)

    def analyse(self, situation: Situation, effort: Effort, told: Told, *, is_beside: bool = False) -> None:
        """Ask for an analysis."""
        self._ask(EngineQuestion(QuestionKind.ANALYSIS, situation, effort), told, is_beside)

    def dead_stones(self, situation: Situation, told: Told) -> None:
        """Ask for the dead stones."""
        self._ask(EngineQuestion(QuestionKind.DEAD_STONES, situation), told)

    def stop(self) -> None:
        """Drop the open questions."""
        self._forget()
        if self._conversation is not None:
            self._conversation.forget()
            self._go_on()

    def close(self) -> None:
        """End the engine."""
        if not isValid(self):
            return
        self._forget()
        process, conversation = self._process, self._conversation
        self._let_go()
        if process is not None and conversation is not None and isValid(process):
            process.write(conversation.farewell())
            # The end of its input ends an engine that does not obey the command.
            process.closeWriteChannel()
            _see_off(process, _GOODBYE_MS)

    def introduce(self) -> None:
        """Start the engine so that it identifies itself, without a question."""
        self._begin(None)
        self._go_on()

    # Asking.

    def _ask(self, question: EngineQuestion, told: Told, is_beside: bool = False) -> None:
        if not is_beside:
            self._forget()
        self._ticket += 1
        self._open[self._ticket] = _OpenQuestion(question, told)
        self._begin(question.situation.ruleset)
        if self._conversation is None:
            return
        self._conversation.ask(question, self._ticket, is_beside=is_beside)
        self._go_on(is_asking=True)

    def _forget(self) -> None:
        self._open.clear()
        self._later.clear()
        self._failure = None
        self._rest()

    def _rest(self) -> None:
        """Stop the timers of open questions."""
        for timer in (self._enough, self._held_up):
            timer.stop()
        self._soon.stop()
        self._glance.stop()

    @property
    def _has_heard(self) -> bool:
        """True if an open question got an analysis that is not final."""
        return any(each.has_heard for each in self._open.values())

    def _tell(self, ticket: int, answer: Answer) -> None:
        found = self._open.get(ticket)
        # The receiver of an answer just before may have dropped this question.
        if found is None:
            return
        if isinstance(answer, Analysis) and not answer.is_final:
            found.has_heard = True
        else:
            del self._open[ticket]
            if not self._open:
                self._rest()
        found.told(answer)

    def _fail(self, failure: Failure) -> None:
        """End an engine that has become unusable, and report the failure to all open questions."""
        process = self._process
        self._let_go()
        if process is not None:
            _see_off(process, 0)
        self._failure = failure
        self._tell_later([TicketAnswer(ticket, failure) for ticket in self._open])

    def _tell_later(self, answers: list[TicketAnswer]) -> None:
        """Report answers after returning, since callers expect no answer before their call is over."""
        self._later += answers
        self._soon.set(0)

    @Slot()
    def _on_soon(self) -> None:
        later, self._later = self._later, []
        failure, self._failure = self._failure, None
        for ticket, answer in later:
            self._tell(ticket, answer)
        if failure is not None:
            self.failed.emit(failure)

    # The process.

    def _begin(self, ruleset: Ruleset | None) -> None:
        """Start the process unless it runs with the arguments for these rules."""
        arguments = self._launch.arguments_for(ruleset)
        if self._process is not None and (arguments == self._arguments or ruleset is None):
            return
        if self._process is not None:
            # close drops the open questions, which the new process has to answer.
            waiting = self._open.copy()
            self.close()
            self._open = waiting
        program = find_program(self._launch.program)
        if program is None:
            self._fail(Failure(Trouble.NOT_FOUND, self._launch.program))
            return
        process = QProcess(self)
        command, words = bound(program, arguments)
        process.setProgram(command)
        process.setArguments(list(words))
        set_apart(process)
        hidden = ("DISPLAY", "WAYLAND_DISPLAY") if self._launch.is_headless else ()
        # That limit suits the small products of goboard; an engine chooses its own threads.
        own = (BLAS_THREADS,) if HAS_SET_BLAS_THREADS else ()
        environment = QProcessEnvironment.systemEnvironment()
        for name in (*hidden, *own):
            environment.remove(name)
        process.setProcessEnvironment(environment)
        process.setWorkingDirectory(self._launch.folder or os.path.dirname(program))
        for emitted, slot in self._connections(process):
            emitted.connect(slot)
        self._process, self._arguments = process, arguments
        self._conversation = self._launch.conversation(arguments)
        self._is_acquainted, self._progress = False, -1
        self._conversation.begin()
        # A line break in an argument would split the line of the log.
        self.log.begin(" ".join((program, *arguments)).replace("\n", " "))
        self._since_start.start()
        process.start()

    def _connections(self, process: QProcess) -> tuple[tuple[SignalInstance, Any], ...]:
        return (
            (process.readyReadStandardOutput, self._on_output),
            (process.readyReadStandardError, self._on_complaint),
            (process.errorOccurred, self._on_error),
            (process.finished, self._on_finished),
        )

    def _let_go(self) -> None:
        process, self._process, self._conversation = self._process, None, None
        self._silence.stop()
        self._nonsense.stop()
        # Qt destroys the process together with its parent, which may be earlier than this object's last call.
        if process is not None and isValid(process):
            for emitted, slot in self._connections(process):
                # A process that is ending must not report anything to the next one's conversation.
                emitted.disconnect(slot)

    def _go_on(self, is_asking: bool = False) -> None:
        """Send the pending output, report the answers, and set the timers."""
        conversation, process = self._conversation, self._process
        if conversation is None or process is None or not isValid(process):
            return
        data = conversation.output()
        if data:
            self.log.add(LogSource.SENT, data)
            process.write(data)
        if conversation.broken is not None:
            self._fail(conversation.broken)
            return
        if conversation.acquaintance is not None and not self._is_acquainted:
            self._is_acquainted = True
            self._start_ms = self._since_start.elapsed()
            self.acquainted.emit(conversation.acquaintance)
        # A new command or question begins a wait of its own, and so does every answer that can be read.
        if data or is_asking or conversation.progress != self._progress:
            self._progress = conversation.progress
            self._nonsense.stop()
            self._since_progress.start()
        self._wait_on()
        if not conversation.is_held_up:
            self._held_up.stop()
        elif not self._held_up.isActive():
            self._held_up.start(max(HELD_UP_MS, self._start_ms))
        if conversation.has_news():
            self._glance.set(max(0, LOOK_MS - self._since_look.elapsed()))
            self._begin_seconds()
        answers = conversation.answers()
        if is_asking and answers:
            self._tell_later(answers)
        elif not is_asking:
            for ticket, answer in answers:
                self._tell(ticket, answer)

    def _wait_on(self) -> None:
        """Wait for the next sign of life, but no longer than for the whole answer."""
        conversation = self._conversation
        patience = None if conversation is None else conversation.patience
        if conversation is None or patience is None:
            self._silence.stop()
            self._nonsense.stop()
            return
        left = int(conversation.limit * 1000) - self._since_progress.elapsed()
        self._silence.start(max(0, min(int(patience * 1000), left)))

    def _begin_seconds(self) -> None:
        """Start the time of an analysis at its first line, since the start of the engine may take longer."""
        if self._enough.isActive():
            return
        for each in self._open.values():
            seconds = each.question.effort.seconds
            if each.question.ask is QuestionKind.ANALYSIS and seconds is not None:
                self._enough.start(int(seconds * 1000))
                return

    @Slot()
    def _on_output(self) -> None:
        assert self._process is not None
        assert self._conversation is not None
        data = bytes(self._process.readAllStandardOutput().data())
        self.log.add(LogSource.SAID, data)
        self._conversation.feed(data)
        if self._conversation.has_enough():
            self._look(self._conversation)
        # `_go_on` stops this timer if an answer could be read.
        if not self._nonsense.isActive():
            self._nonsense.start(NONSENSE_MS)
        self._go_on()

    @Slot()
    def _on_complaint(self) -> None:
        assert self._process is not None
        self.log.add(LogSource.COMPLAINED, bytes(self._process.readAllStandardError().data()))
        if self._silence.isActive():
            # Output on standard error shows that the engine is alive, so the wait is prolonged, up to its limit.
            self._wait_on()

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        assert self._process is not None
        if error is QProcess.ProcessError.FailedToStart:
            self._fail(Failure(Trouble.NOT_STARTED, self._process.errorString()))
        elif error is QProcess.ProcessError.WriteError:
            # It has closed its input and is probably ending: its end tells why.
            QTimer.singleShot(_LAST_WORDS_MS, self._process, partial(self._on_closed, self._process))

    def _on_closed(self, process: QProcess) -> None:
        if process is self._process:
            self._fail(Failure(Trouble.DIED, self.log.last_words()))

    @Slot()
    def _on_finished(self) -> None:
        process = self._process
        # Qt emits this also while it destroys the object.
        if process is None or not isValid(process):
            self._let_go()
            return
        # The line break completes a last line without one.
        self.log.add(LogSource.COMPLAINED, bytes(process.readAllStandardError().data()) + b"\n")
        self._fail(Failure(Trouble.DIED, self.log.last_words()))

    # Time.

    @Slot()
    def _on_glance(self) -> None:
        if self._conversation is not None:
            self._look(self._conversation)
            self._go_on()

    def _look(self, conversation: Conversation) -> None:
        conversation.look()
        self._since_look.start()

    @Slot()
    def _on_enough(self) -> None:
        if self._conversation is not None:
            self._conversation.finish()
            self._go_on()

    @Slot()
    def _on_silence(self) -> None:
        if self._has_heard:
            # It has used its whole effort, and will write no more about this position.
            self._on_enough()
            return
        self._fail(Failure(Trouble.SILENT, self.log.last_words()))

    @Slot()
    def _on_nonsense(self) -> None:
        if self._has_heard:
            # The last analysis was readable; what follows repeats it, or says nothing.
            self._on_enough()
            return
        self._fail(Failure(Trouble.GARBAGE, self.log.last_said()))

    @Slot()
    def _on_held_up(self) -> None:
        """Replace an engine that still thinks about a cancelled question; a new one is quicker."""
        waiting, process = tuple(self._open.values()), self._process
        self._let_go()
        if process is not None:
            _see_off(process, 0)
        self._forget()
        for each in waiting:
            self._ask(each.question, each.told, is_beside=True)


# The processes that are ending; without a parent, only this set keeps their objects alive.
_LEAVING: set[QProcess] = set()


def _see_off(process: QProcess, patience_ms: int) -> None:
    """Let a process end by itself, or kill it after this time, without waiting for it."""
    if not isValid(process):
        return
    # The process may outlive the object that started it.
    process.setParent(None)
    _LEAVING.add(process)
    leader = process.processId()

    def kill() -> None:
        kill_group(leader)
        process.kill()

    def gone() -> None:
        _LEAVING.discard(process)
        # A script may have left the engine that it started.
        kill_group(leader)
        # At the end of the program Qt may destroy the process first, which ends it and so calls this.
        if isValid(process):
            process.deleteLater()

    if process.state() is QProcess.ProcessState.NotRunning:
        gone()
        return
    process.finished.connect(gone)
    # With the process as context, the timer is dropped when the process object is deleted.
    QTimer.singleShot(patience_ms, process, kill)


def end_all(wait_ms: int = 500) -> None:
    """Kill all engines that were closed but still run, because the program ends."""
    for process in tuple(_LEAVING):
        if isValid(process):
            kill_group(process.processId())
            process.kill()
            process.waitForFinished(wait_ms)
    _LEAVING.clear()


def find_program(name: str) -> str | None:
    """Return the path of a program, given by path or by name; None if it does not exist."""
    if os.path.dirname(name):
        path = os.path.expanduser(name)
        return os.path.abspath(path) if os.path.isfile(path) else None
    return shutil.which(name, path=os.pathsep.join(search_folders()))


def search_folders() -> list[str]:
    """Return the folders searched for programs: PATH, and places of engines that are often missing from it.

    Debian keeps games out of PATH for services and some desktops, and Leela Zero out of PATH altogether; programs
    started from the dock of macOS have almost no PATH.
    """
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    more = (
        *("/usr/games", "/usr/local/games", "/usr/lib/leelaz/bin"),
        *("/usr/local/bin", "/opt/homebrew/bin", "~/.local/bin"),
    )
    return [folder for folder in (*folders, *map(os.path.expanduser, more)) if folder]
