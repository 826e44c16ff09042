"""Conversation: the exchange with an engine about one question after another, without a process.

Received bytes go in, bytes to send and answers come out; the caller that runs the process keeps time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from dataclasses import replace
from enum import Enum, auto
from typing import NamedTuple, Protocol

from goboard_app.engine.dialects import (
    Dialect,
    Perspective,
    analysis_words,
    dead_by_ownership,
    dialect_of,
    read_analysis,
    visits_in,
)
from goboard_app.engine.engine import (
    Ability,
    Analysis,
    Answer,
    ChosenMove,
    DeadStones,
    Effort,
    Failure,
    Resign,
    Situation,
    Trouble,
    UnsupportedPart,
)
from goboard_app.engine.gtp import (
    AnalysisLine,
    Response,
    ResponseReader,
    StrayLine,
    color_word,
    command_line,
    read_points,
    read_vertex,
    vertex,
)
from goboard_app.engine.setting_up import (
    FREE_HANDICAP,
    POSITION,
    SetupCommand,
    SetupCommandKind,
    as_setup,
    can_be_told,
    gaps,
    is_legal,
    steps,
)
from goboard_app.go.board import Color, Move, Pass, Play, Point

MOST_UNREADABLE = 20
"""The number of lines in succession that may be unreadable before an engine is taken for none."""
START_S = 300.0
"""The longest start of an engine in seconds, unless the user chose another; KataGo tunes itself at its first start."""

# The part of the longest start for which an engine may be silent.
_SILENT_PART = 0.3
# Characters of an engine's words that are shown.
_MOST_SAID = 300
# The longest silence after a plain command, and while the engine thinks.
_COMMAND_S, _THINK_S = 30.0, 300.0
# Assumed where list_commands fails or lists nothing.
_BASIC = frozenset(("boardsize", "clear_board", "komi", "play", "genmove"))
# The visits of reading that give an ownership good enough for dead stones.
DEAD_VISITS = 8


class QuestionKind(Enum):
    """The kind of a question."""

    MOVE = auto()
    ANALYSIS = auto()
    DEAD_STONES = auto()


class EngineQuestion(NamedTuple):
    """A question to an engine."""

    ask: QuestionKind
    situation: Situation
    effort: Effort = Effort()


class EngineIdentity(NamedTuple):
    """The engine's own description: its name, its version and the commands that it knows."""

    name: str = ""
    version: str = ""
    commands: frozenset[str] = frozenset()
    abilities: Ability = Ability.NONE


def abilities_of(commands: Collection[str]) -> Ability:
    """Return the kinds of question that an engine with these commands of GTP can answer."""
    found = Ability.NONE
    dialect = dialect_of(commands)
    if "genmove" in commands:
        found |= Ability.MOVE
    if dialect is not None:
        found |= Ability.ANALYSIS
    if dialect is Dialect.KATA:
        found |= Ability.OWNERSHIP | Ability.DEAD_STONES | Ability.POLICY | Ability.REGION
    if "final_status_list" in commands:
        found |= Ability.DEAD_STONES
    if "level" in commands:
        found |= Ability.LEVEL
    return found


def chosen(situation: Situation, move: Move) -> Answer:
    """Return an engine's move as an answer, a failure if the rules of the situation forbid it."""
    if isinstance(move, Play) and not is_legal(situation, move):
        return Failure(Trouble.ILLEGAL_MOVE, vertex(move.point, situation.size))
    return ChosenMove(move)


def said_short(text: str) -> str:
    """Return the words of an engine, cut to a length worth showing."""
    return text[:_MOST_SAID]


def start_patience(start_s: float) -> float:
    """Return the longest silence in seconds during a start that may last this long."""
    return _SILENT_PART * start_s


class TicketAnswer(NamedTuple):
    """An answer, with the ticket of its question."""

    ticket: int
    answer: Answer


class Conversation(Protocol):
    """One side of a conversation: `feed` it with the engine's bytes, send its `output` to the engine.

    After either, `answers` are those that came, and `has_news` and `look` give the state of the analyses. `progress`
    grows with every answer that could be read, and in an analysis only while its visits grow.
    """

    acquaintance: EngineIdentity | None
    progress: int

    @property
    def limit(self) -> float:
        """The longest time in seconds between two steps of `progress`, even if the engine writes meanwhile."""

    @property
    def patience(self) -> float | None:
        """The longest silence to accept from the engine now, in seconds; None while no answer is due."""

    @property
    def is_held_up(self) -> bool:
        """True while a question waits for the end of an earlier one that was given up."""

    @property
    def broken(self) -> Failure | None:
        """The reason why the conversation cannot go on; None if it can."""

    def gaps(self, situation: Situation) -> frozenset[UnsupportedPart]:
        """Return the parts of a situation that the engine is not sent."""

    def begin(self) -> None:
        """Ask for the engine's name, version and commands."""

    def ask(self, question: EngineQuestion, ticket: int = 0, *, is_beside: bool = False) -> None:
        """Send a question, whose answers have this ticket; those before are forgotten unless it `is_beside` them."""

    def forget(self) -> None:
        """Stop waiting for answers."""

    def finish(self) -> None:
        """End the analyses that have a state; it becomes the final answer."""

    def feed(self, data: bytes) -> None:
        """Read bytes that the engine sent."""

    def output(self) -> bytes:
        """Return the bytes to send; empty the next time."""

    def answers(self) -> list[TicketAnswer]:
        """Return the answers that came; empty the next time."""

    def has_news(self) -> bool:
        """Return whether a line of an analysis has not been read yet."""

    def has_enough(self) -> bool:
        """Return whether the unread line of an analysis has all the visits that were asked for."""

    def look(self) -> None:
        """Read the newest line of each analysis; it becomes an answer."""

    def farewell(self) -> bytes:
        """Return the bytes that ask the engine to end."""


class _SentCommand(NamedTuple):
    number: int
    on_response: Callable[[Response], None]
    is_thinking: bool = False


class GtpConversation:
    """A conversation in GTP 2. See `Conversation`."""

    def __init__(
        self,
        perspective: Perspective = Perspective.TO_MOVE,
        argued: frozenset[str] = frozenset(),
        start_s: float = START_S,
    ) -> None:
        """`argued`: options for rules that the engine was started with; `start_s`: the longest start in seconds."""
        self.acquaintance: EngineIdentity | None = None
        self.progress = 0
        self._start_s = start_s
        self._perspective = perspective
        self._argued = argued
        self._reader = ResponseReader()
        self._output: list[bytes] = []
        self._number = 0
        self._sent: deque[_SentCommand] = deque()
        self._answers: list[Answer] = []
        self._broken: Failure | None = None
        self._stray = 0
        self._question: EngineQuestion | None = None
        self._ticket = 0
        self._is_waiting = False
        self._told: Situation | None = None
        self._asked: Situation | None = None
        self._left_out: frozenset[str] = frozenset()
        self._trouble: tuple[SetupCommandKind, str] | None = None
        self._effort: dict[str, tuple[str, ...]] = {}
        self._is_streaming = False
        self._is_plain = False
        self._line: bytes | None = None
        self._last: Analysis | None = None
        self._learned: list[str] = []

    # The interface of `Conversation`.

    @property
    def patience(self) -> float | None:
        """The longest silence to accept from the engine now, in seconds; None while no answer is due."""
        if not self._sent:
            return None
        if self.acquaintance is None:
            return start_patience(self._start_s)
        if not self._sent[0].is_thinking:
            return _COMMAND_S
        effort = self._question.effort if self._question is not None else Effort()
        seconds = effort.seconds or 0.0
        if effort.clocks is not None:
            seconds = max(clock.seconds for clock in effort.clocks)
        return _THINK_S + 2 * seconds

    @property
    def limit(self) -> float:
        """The longest time in seconds between two steps of `progress`, even if the engine writes meanwhile."""
        if self.acquaintance is None:
            return self._start_s
        return self.patience or 0.0

    @property
    def is_held_up(self) -> bool:
        """True while a question waits for the end of an earlier one that was given up.

        An analysis ends by itself at the next command, though not always at once.
        """
        if not self._is_waiting or not self._sent:
            return False
        return self._sent[0].is_thinking and self._sent[0].on_response != self._on_analysis_over

    @property
    def broken(self) -> Failure | None:
        """The reason why the conversation cannot go on; None if it can."""
        return self._broken

    def gaps(self, situation: Situation) -> frozenset[UnsupportedPart]:
        """Return the parts of a situation that the engine is not sent."""
        return gaps(situation, self._known, self._argued)

    def begin(self) -> None:
        """Ask for the engine's name, version and commands."""
        for word in ("name", "version"):
            self._send((word,), self._learn)
        self._send(("list_commands",), self._learn_commands)

    def ask(self, question: EngineQuestion, ticket: int = 0, *, is_beside: bool = False) -> None:
        """Send a question, whose answers have this ticket; the one before is forgotten, since GTP takes one."""
        self.forget()
        self._question, self._ticket, self._is_waiting = question, ticket, True
        self._left_out, self._is_plain = frozenset(), False
        self._advance()

    def forget(self) -> None:
        """Stop waiting for an answer."""
        self._question, self._is_waiting = None, False
        self._line = self._last = None
        self._answers.clear()
        self._halt()

    def finish(self) -> None:
        """End the current analysis; its last state becomes the final answer."""
        if self._is_streaming and self._question is not None:
            self.look()
            self._end_analysis()

    def output(self) -> bytes:
        """Return the bytes to send; empty the next time."""
        data = b"".join(self._output)
        self._output.clear()
        return data

    def answers(self) -> list[TicketAnswer]:
        """Return the answers to the question; empty the next time."""
        # A new question drops the answers to the one before, so all of these have the same ticket.
        found, self._answers = self._answers, []
        return [TicketAnswer(self._ticket, answer) for answer in found]

    def farewell(self) -> bytes:
        """Return the bytes that ask the engine to end."""
        return command_line(self._number + 1, "quit")

    # Reading the engine's bytes.

    def feed(self, data: bytes) -> None:
        """Read bytes that the engine sent."""
        if self._broken is not None:
            return
        for event in self._reader.feed(data):
            if isinstance(event, AnalysisLine):
                if self._is_streaming and self._question is not None:
                    self._line = event.line
            elif isinstance(event, Response):
                self._on_response(event)
            elif isinstance(event, StrayLine):
                self._on_unreadable(event.line)
            else:
                self._break("")
            if self._broken is not None:
                return

    def has_news(self) -> bool:
        """Return whether a line of an analysis has not been read yet."""
        return self._line is not None

    def has_enough(self) -> bool:
        """Return whether the unread line of an analysis has all the visits that were asked for."""
        visits = self._most_visits
        return self._line is not None and visits is not None and visits_in(self._line) >= visits

    @property
    def _most_visits(self) -> int | None:
        """The visits at which the analysis ends; None without a limit."""
        if self._question is None:
            return None
        return DEAD_VISITS if self._question.ask is QuestionKind.DEAD_STONES else self._question.effort.visits

    def look(self) -> None:
        """Read the newest line of an analysis; it becomes an answer."""
        line, self._line = self._line, None
        question = self._question
        dialect = dialect_of(self._known)
        if line is None or question is None or dialect is None:
            return
        situation = question.situation
        try:
            found = read_analysis(line, dialect, situation.size, situation.to_move, self._perspective)
        except ValueError:
            self._on_unreadable(line)
            return
        self._stray = 0
        if self._last is None or found.visits > self._last.visits:
            self.progress += 1
        self._last = found
        visits = self._most_visits
        if visits is not None and found.visits >= visits:
            self._end_analysis()
        elif question.ask is QuestionKind.ANALYSIS:
            self._answers.append(found)

    def _on_response(self, response: Response) -> None:
        self._stray = 0
        if not self._sent or response.number not in (None, self._sent[0].number):
            # A response without a command: from here on responses cannot be matched to commands.
            self._break(response.text)
            return
        self.progress += 1
        self._sent.popleft().on_response(response)
        self._advance()

    def _on_unreadable(self, line: bytes) -> None:
        self._stray += 1
        if self._stray > MOST_UNREADABLE:
            self._break(line.decode("utf-8", "replace"))

    def _break(self, said: str) -> None:
        self._broken = Failure(Trouble.GARBAGE, said_short(said))

    # The engine's description.

    @property
    def _known(self) -> frozenset[str]:
        return self.acquaintance.commands if self.acquaintance is not None else frozenset()

    def _learn(self, response: Response) -> None:
        self._learned.append("" if response.is_error else said_short(response.text))

    def _learn_commands(self, response: Response) -> None:
        known = _BASIC if response.is_error else frozenset(response.text.lower().split())
        name, version = self._learned
        known = known or _BASIC
        self.acquaintance = EngineIdentity(name, version, known, abilities_of(known))

    # Sending commands.

    def _send(
        self,
        words: tuple[str, ...],
        on_response: Callable[[Response], None],
        is_thinking: bool = False,
    ) -> None:
        self._number += 1
        self._output.append(command_line(self._number, *words))
        self._sent.append(_SentCommand(self._number, on_response, is_thinking))

    def _advance(self) -> None:
        """Send the next situation, once no response is outstanding."""
        if not self._is_waiting or self._sent or self.acquaintance is None:
            return
        self._is_waiting = False
        assert self._question is not None
        if not self._can(self._question.ask):
            self._answer(Failure(Trouble.CANNOT))
            return
        self._set_up(self._question.situation)

    def _can(self, ask: QuestionKind) -> bool:
        assert self.acquaintance is not None
        needed = {
            QuestionKind.MOVE: Ability.MOVE,
            QuestionKind.ANALYSIS: Ability.ANALYSIS,
            QuestionKind.DEAD_STONES: Ability.DEAD_STONES,
        }
        return needed[ask] in self.acquaintance.abilities

    def _set_up(self, situation: Situation) -> None:
        known = self._known - self._left_out
        if not can_be_told(situation.start):
            self._answer(Failure(Trouble.POSITION))
            return
        if not situation.size.is_square and "rectangular_boardsize" not in known:
            self._answer(Failure(Trouble.SIZE))
            return
        self._asked, self._trouble = situation, None
        commands = steps(situation, known, self._told)
        # Unknown until the last step succeeds: the engine may refuse one on the way.
        self._told = None
        for step in commands:
            self._send(step.words, self._on_step(step))
        if commands:
            # Responses come in the order of the commands: with the last one all have been carried out.
            number, on_response, _ = self._sent.pop()
            self._sent.append(_SentCommand(number, lambda r: self._on_last_step(on_response, r)))
        else:
            self._on_set_up()

    def _on_step(self, step: SetupCommand) -> Callable[[Response], None]:
        def on_response(response: Response) -> None:
            # With rules, komi or an option refused the stones on the board are still right.
            is_grave = step.kind not in (SetupCommandKind.RULES, SetupCommandKind.KOMI, SetupCommandKind.OPTION)
            if response.is_error and is_grave and self._trouble is None:
                self._trouble = (step.kind, f"{' '.join(step.words)}: {response.text}")

        return on_response

    def _on_last_step(self, on_response: Callable[[Response], None], response: Response) -> None:
        on_response(response)
        if self._trouble is None:
            self._on_set_up()
        elif self._question is not None and not self._is_waiting:
            self._on_trouble(*self._trouble)

    def _on_trouble(self, kind: SetupCommandKind, said: str) -> None:
        """Try to send the situation in another way; where there is none, answer with the failure."""
        assert self._asked is not None
        said = said_short(said)
        at_once = frozenset((FREE_HANDICAP, POSITION))
        if kind is SetupCommandKind.SIZE:
            self._answer(Failure(Trouble.SIZE, said))
        elif kind is SetupCommandKind.STONES and at_once & self._known and not self._left_out:
            self._left_out = at_once
            self._set_up(self._asked)
        elif kind is SetupCommandKind.UNDO:
            self._set_up(self._asked)  # all of it: the engine's board is no longer known
        elif kind is SetupCommandKind.MOVE:
            self._set_up(as_setup(self._asked))
        elif kind is SetupCommandKind.CLEAR:
            self._answer(Failure(Trouble.REFUSED, said))
        else:
            self._answer(Failure(Trouble.POSITION, said))

    def _on_set_up(self) -> None:
        self._told = self._asked
        if self._question is None or self._is_waiting:
            return
        ask, situation, effort = self._question
        if ask is QuestionKind.MOVE:
            for words in self._effort_words(effort):
                self._send(words, _ignore)
            # GTP 2: genmove also plays the move on the engine's board.
            words = ("genmove", color_word(situation.to_move))
            self._send(words, self._on_move(situation), is_thinking=True)
            # The engine plays its move on its own board, which is unknown until the move is read.
            self._told = None
        elif ask is QuestionKind.DEAD_STONES and dialect_of(self._known) is not Dialect.KATA:
            self._send(("final_status_list", "dead"), self._on_dead, is_thinking=True)
        else:
            # KataGo's own list takes minutes on a slow machine; its ownership is as good.
            self._analyse(situation)

    def _effort_words(self, effort: Effort) -> list[tuple[str, ...]]:
        """Return the commands for the effort, without those that were sent before."""
        wanted: dict[str, tuple[str, ...]] = {}
        if effort.level is not None and "level" in self._known:
            wanted["level"] = ("level", str(effort.level))
        if effort.visits is not None and "kata-set-param" in self._known:
            wanted["visits"] = ("kata-set-param", "maxVisits", str(max(1, effort.visits)))
        if effort.visits is not None and "lz-setoption" in self._known:
            wanted["visits"] = ("lz-setoption", "name", "visits", "value", str(effort.visits))
        if "time_settings" in self._known and (effort.seconds or effort.clocks):
            wanted["time"] = ("time_settings", *_time_words(effort))
        words = [line for key, line in wanted.items() if self._effort.get(key) != line]
        self._effort.update(wanted)
        if effort.clocks is not None and "time_left" in self._known:
            for color, clock in zip(Color, effort.clocks, strict=True):
                # GTP 2, time_left: seconds, and the stones to play in them; 0 stones for main time.
                left = str(max(0, int(clock.seconds)))
                words.append(("time_left", color_word(color), left, str(clock.moves)))
        return words

    # Reading answers.

    def _answer(self, answer: Answer) -> None:
        self._question = None
        self._answers.append(answer)

    def _on_move(self, situation: Situation) -> Callable[[Response], None]:
        def on_response(response: Response) -> None:
            if self._question is None or self._is_waiting:
                return  # the question was given up, and the engine's board is unknown
            if response.is_error:
                self._answer(Failure(Trouble.REFUSED, said_short(response.text)))
                return
            # Some engines add a comment behind the move, or on a line below it.
            word = next(iter(response.text.partition("#")[0].split()), "")
            if word.lower() == "resign":
                # A resignation leaves the engine's board as it was.
                self._told = situation
                self._answer(ChosenMove(Resign()))
                return
            try:
                point = read_vertex(word, situation.size)
            except ValueError:
                self._answer(Failure(Trouble.GARBAGE, said_short(word)))
                return
            color = situation.to_move
            move = Pass(color) if point is None else Play(color, point)
            answer = chosen(situation, move)
            # The board may have been set up without its moves, see `as_setup`; then it is not that of `situation`.
            if isinstance(answer, ChosenMove) and self._asked == situation:
                moves = (*situation.moves, move)
                self._told = replace(situation, moves=moves, to_move=color.opponent)
            self._answer(answer)

        return on_response

    def _on_dead(self, response: Response) -> None:
        if self._question is None or self._is_waiting:
            return
        if response.is_error:
            self._answer(Failure(Trouble.REFUSED, said_short(response.text)))
            return
        try:
            dead = read_points(response.text, self._question.situation.size)
        except ValueError:
            self._answer(Failure(Trouble.GARBAGE, said_short(response.text)))
            return
        position = self._question.situation.position
        dead &= position.points(Color.BLACK) | position.points(Color.WHITE)

        def on_seki(response: Response) -> None:
            if self._question is None or self._is_waiting:
                return
            seki = ""
            # Not every engine knows stones in seki: an error counts as none.
            if not response.is_error:
                seki = response.text
            try:
                alive = read_points(seki, position.size) - dead - position.points(None)
            except ValueError:
                alive = frozenset()
            self._answer(DeadStones(dead, alive))

        self._send(("final_status_list", "seki"), on_seki, is_thinking=True)

    def _analyse(self, situation: Situation) -> None:
        dialect = dialect_of(self._known)
        assert dialect is not None
        self._is_streaming = True
        self._line = self._last = None
        size, region = situation.size, frozenset[Point]()
        if self._question is not None:
            region = self._question.effort.region
        names = [vertex(point, size) for point in sorted(region, key=size.index)]
        words = analysis_words(dialect, situation.to_move, self._most_visits, self._is_plain, names)
        self._send(words, self._on_analysis_over, is_thinking=True)

    def _halt(self) -> None:
        """End a running analysis: any command ends it, so a harmless one is sent."""
        if self._is_streaming:
            self._is_streaming = False
            self._send(("name",), _ignore)

    def _end_analysis(self) -> None:
        self._halt()
        self._answer_finally()

    def _answer_finally(self) -> None:
        question, found = self._question, self._last
        if question is None:
            return
        if found is None:
            self._answer(Failure(Trouble.SILENT))
        elif question.ask is QuestionKind.DEAD_STONES:
            if found.ownership:
                dead = dead_by_ownership(question.situation.position, found.ownership)
                self._answer(DeadStones(dead))
            else:
                self._answer(Failure(Trouble.CANNOT))
        else:
            self._answer(found._replace(is_final=True))

    def _on_analysis_over(self, response: Response) -> None:
        was_streaming, self._is_streaming = self._is_streaming, False
        if self._question is None or self._is_waiting or not was_streaming:
            return
        if response.is_error and not self._is_plain:
            self._is_plain = True  # an older version, which does not know all options
            self._analyse(self._question.situation)
        elif response.is_error:
            self._answer(Failure(Trouble.REFUSED, said_short(response.text)))
        else:
            self.look()
            self._answer_finally()


def _ignore(_response: Response) -> None:
    pass


def _time_words(effort: Effort) -> tuple[str, str, str]:
    """Return main time, byo-yomi time in seconds and the moves of a byo-yomi period."""
    if effort.clocks is None:
        # GTP 2 has no time for each move: byo-yomi of one stone is the same.
        return "0", str(max(1, round(effort.seconds or 0))), "1"
    longest = max(effort.clocks, key=lambda clock: clock.seconds)
    seconds = str(max(1, int(longest.seconds)))
    return (seconds, "0", "0") if not longest.moves else ("0", seconds, str(longest.moves))
