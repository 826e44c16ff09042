"""KataGo's analysis engine: questions and answers as lines of JSON."""

from __future__ import annotations

import json
import math
import re
from codecs import BOM_UTF8
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from goboard_app.engine.conversation import (
    DEAD_VISITS,
    MOST_UNREADABLE,
    START_S,
    EngineIdentity,
    EngineQuestion,
    QuestionKind,
    TicketAnswer,
    chosen,
    said_short,
    start_patience,
)
from goboard_app.engine.dialects import (
    MOST_CANDIDATES,
    dead_by_ownership,
    for_black,
    read_ownership,
    read_policy,
)
from goboard_app.engine.engine import (
    Ability,
    Analysis,
    Answer,
    Candidate,
    DeadStones,
    Failure,
    Situation,
    Trouble,
    UnsupportedPart,
)
from goboard_app.engine.gtp import MOST_LINE, move_words, read_vertex, vertex
from goboard_app.engine.setting_up import as_setup, kata_gaps, kata_rules, told_komi
from goboard_app.go.board import BoardSize, Color, Pass, Play, Point

MOST_OPEN = 16
"""The number of queries that are open at the same time: enough for KataGo's threads, and for one batch of its network.

More would hardly be faster, and each has to be ended when the analysis is cancelled.
"""

# In visits.
_UNTIL_STOPPED = 1_000_000
# The longest silence while the engine thinks.
_THINK_S = 300.0
# Five reports a second, as in GTP; one a second shows that a query in the background goes on.
_EVERY_S, _BACKGROUND_EVERY_S = 0.2, 1.0
# KataGo's analysis engine, "priority": 0 unless given; of waiting queries the one with the highest is begun first.
_BACKGROUND = -1
_VERSION = "version"
ABILITIES = Ability.MOVE | Ability.ANALYSIS | Ability.OWNERSHIP | Ability.DEAD_STONES | Ability.POLICY | Ability.REGION
"""The abilities of KataGo's analysis engine."""
# The sign of an interim report, and its query, found without parsing the line.
_DURING = b'"isDuringSearch":true'
_NUMBER = re.compile(rb'"id":"(\d+)"')


def query(question: EngineQuestion, number: int) -> dict[str, object]:
    """Return a question as KataGo reads it; the answer then gives all values from Black's view."""
    ask, situation, effort = question
    size, start = situation.size, situation.start
    settings: dict[str, object] = {"reportAnalysisWinratesAs": "BLACK"}
    if effort.seconds is not None and ask is QuestionKind.MOVE:
        settings["maxTime"] = effort.seconds
    asked: dict[str, object] = {
        "id": str(number),
        "boardXSize": size.columns,
        "boardYSize": size.rows,
        # The players agree on dead stones in the program.
        "rules": kata_rules(situation.ruleset) | {"friendlyPassOk": True},
        "komi": float(told_komi(situation)),
        "initialStones": [
            [color.value, vertex(point, size)]
            for color in Color
            for point in sorted(start.points(color), key=size.index)
        ],
        "initialPlayer": (situation.moves[0].color if situation.moves else situation.to_move).value,
        "moves": [list(move_words(move, size)) for move in situation.moves],
        "includeOwnership": ask is not QuestionKind.MOVE,
        "overrideSettings": settings,
    }
    visits = effort.visits
    if ask is QuestionKind.DEAD_STONES:
        visits = DEAD_VISITS
    elif ask is QuestionKind.ANALYSIS:
        asked["reportDuringSearchEvery"] = _BACKGROUND_EVERY_S if effort.is_background else _EVERY_S
        asked["includePolicy"] = True
        if effort.region:
            asked["allowMoves"] = [_allowed(situation, effort.region)]
        # Without a number of visits the limit in KataGo's own configuration would apply.
        visits = visits or _UNTIL_STOPPED
    if visits is not None:
        asked["maxVisits"] = max(1, visits)
    if effort.is_background:
        asked["priority"] = _BACKGROUND
    return asked


def _allowed(situation: Situation, region: frozenset[Point]) -> dict[str, object]:
    """Return the only moves that are considered next; answers to them may be anywhere."""
    size = situation.size
    return {
        "player": situation.to_move.value,
        "moves": [vertex(point, size) for point in sorted(region, key=size.index)],
        "untilDepth": 1,
    }


def read_answer(found: Mapping[str, object], size: BoardSize) -> Analysis:
    """Read an answer into an analysis. Raises ValueError if it is not a readable analysis."""
    infos = found.get("moveInfos")
    root = found.get("rootInfo")
    if not isinstance(infos, list) or not (infos or isinstance(root, dict)):
        raise ValueError("no analysis")
    rows = sorted(
        (info for info in infos if isinstance(info, dict)),
        key=lambda info: _number(info.get("order")) or 0,
    )
    candidates = tuple(_candidate(info, size) for info in rows[:MOST_CANDIDATES])
    owned, policy = found.get("ownership"), found.get("policy")
    if not isinstance(root, dict):
        # As in GTP, the best move stands for the position.
        best = candidates[0] if candidates else None
        root = {} if best is None else {"winrate": best.winrate, "scoreLead": best.score}
    visits = _number(root.get("visits"))
    return Analysis(
        candidates=candidates,
        winrate=_winrate(root),
        score=_score(root),
        visits=sum(each.visits for each in candidates) if visits is None else int(visits),
        ownership=read_ownership(owned, size, True) if isinstance(owned, list) else (),
        is_final=found.get("isDuringSearch") is not True,
        policy=read_policy(policy, size) if isinstance(policy, list) else (),
    )


def _candidate(info: dict[str, object], size: BoardSize) -> Candidate:
    point = read_vertex(str(info.get("move")), size)
    line = info.get("pv")
    words = line if isinstance(line, list) else []
    moves = tuple(read_vertex(str(word), size) for word in words)
    return Candidate(
        point=point,
        visits=int(_number(info.get("visits")) or 0),
        winrate=_winrate(info),
        score=_score(info),
        prior=_number(info.get("prior")),
        line=moves if moves[:1] == (point,) else (point,),
    )


def _winrate(info: Mapping[str, object]) -> float | None:
    winrate = _number(info.get("winrate"))
    return None if winrate is None else for_black(winrate, is_black=True)


def _score(info: Mapping[str, object]) -> float | None:
    # scoreMean is the older name of scoreLead.
    lead = _number(info.get("scoreLead"))
    return _number(info.get("scoreMean")) if lead is None else lead


def _number(value: object) -> float | None:
    if isinstance(value, str):
        with suppress(ValueError):
            value = float(value.replace(",", "."))
    # A bool is an int in Python, but true is no number in JSON.
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return None
    return float(value)


@dataclass(slots=True)
class _Query:
    """An open query: its question, the newest report that was not read, and the state of the analysis."""

    question: EngineQuestion
    ticket: int
    is_flat: bool = False
    line: bytes | None = None
    last: Analysis | None = None


class JsonConversation:
    """A conversation with KataGo's analysis engine. See `Conversation`."""

    def __init__(self, start_s: float = START_S) -> None:
        """Create a conversation; `start_s` is the longest start in seconds."""
        self.acquaintance: EngineIdentity | None = None
        self.progress = 0
        self._start_s = start_s
        self._rest = b""
        self._output: list[dict[str, object]] = []
        self._answers: list[TicketAnswer] = []
        self._broken: Failure | None = None
        self._stray = 0
        # The numbers of the queries are their ids. None is used again, so that late answers meet no open query.
        self._number = 0
        self._open: dict[str, _Query] = {}

    @property
    def patience(self) -> float | None:
        """The longest silence to accept from the engine, in seconds; None while no answer is due."""
        if self.acquaintance is None:
            return start_patience(self._start_s)
        if not self._open:
            return None
        return _THINK_S + 2 * max(each.question.effort.seconds or 0.0 for each in self._open.values())

    @property
    def limit(self) -> float:
        """The longest time in seconds between two steps of `progress`, even if the engine writes meanwhile."""
        if self.acquaintance is None:
            return self._start_s
        return self.patience or 0.0

    @property
    def is_held_up(self) -> bool:
        """Always False: the engine ends a query at once when it is terminated."""
        return False

    @property
    def broken(self) -> Failure | None:
        """The reason why the conversation cannot go on; None if it can."""
        return self._broken

    def gaps(self, situation: Situation) -> frozenset[UnsupportedPart]:
        """Return the parts of a situation that the engine is not sent."""
        return kata_gaps(situation)

    def begin(self) -> None:
        """Ask for the engine's version."""
        self._output.append({"id": _VERSION, "action": "query_version"})

    def ask(self, question: EngineQuestion, ticket: int = 0, *, is_beside: bool = False) -> None:
        """Send a question, whose answers have this ticket; those before are forgotten unless it `is_beside` them."""
        if not is_beside:
            self.forget()
        self._send(_Query(question, ticket))

    def forget(self) -> None:
        """Stop waiting for answers, and end all queries."""
        self._answers.clear()
        for number in tuple(self._open):
            self._terminate(number)

    def finish(self) -> None:
        """End the analyses that have a state; it becomes the final answer."""
        self.look()
        for number, asked in tuple(self._open.items()):
            if asked.last is not None:
                self._answers = [each for each in self._answers if each.ticket != asked.ticket]
                self._terminate(number)
                self._conclude(asked, asked.last)

    def output(self) -> bytes:
        """Return the bytes to send; empty the next time."""
        data = b"".join(json.dumps(asked, separators=(",", ":")).encode() + b"\n" for asked in self._output)
        self._output.clear()
        return data

    def answers(self) -> list[TicketAnswer]:
        """Return the answers that came; empty the next time."""
        found, self._answers = self._answers, []
        return found

    def farewell(self) -> bytes:
        """Return no bytes: the engine ends when its input is closed."""
        return b""

    def feed(self, data: bytes) -> None:
        """Read bytes that the engine sent."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        # An endless line would fill the memory.
        if len(self._rest) > MOST_LINE:
            self._break(b"")
        for line in lines:
            if self._broken is not None:
                return
            number = _NUMBER.search(line) if _DURING in line else None
            if number is not None:
                # Many interim reports come; only the newest is worth parsing, and only when it is looked at.
                asked = self._open.get(number[1].decode())
                if asked is not None:
                    asked.line = line
            elif line.strip():
                self._read(line)

    def has_news(self) -> bool:
        """Return whether a report of an analysis has not been read yet."""
        return any(asked.line is not None for asked in self._open.values())

    def has_enough(self) -> bool:
        """Return False: the engine itself ends a query, with an answer that is read at once."""
        return False

    def look(self) -> None:
        """Read the newest report of each analysis; it becomes an answer."""
        for asked in tuple(self._open.values()):
            line, asked.line = asked.line, None
            if line is not None:
                self._read(line)

    def _send(self, asked: _Query) -> None:
        self._number += 1
        self._open[str(self._number)] = asked
        self._output.append(query(asked.question, self._number))

    def _terminate(self, number: str) -> None:
        del self._open[number]
        self._output.append({"id": f"end{number}", "action": "terminate", "terminateId": number})

    def _break(self, line: bytes) -> None:
        self._broken = Failure(Trouble.GARBAGE, said_short(line.decode("utf-8", "replace")))

    def _read(self, line: bytes) -> None:
        try:
            found = json.loads(line.removeprefix(BOM_UTF8))
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            self._stray += 1
            # A few lines of a log do no harm; many mean that this is no analysis engine.
            if self._stray > MOST_UNREADABLE:
                self._break(line)
            return
        self._stray = 0
        number = found.get("id")
        if number == _VERSION:
            version = said_short(str(found.get("version", "")))
            self.progress += 1
            self.acquaintance = EngineIdentity("KataGo", version, frozenset(), ABILITIES)
        elif "error" in found:
            # KataGo's general errors have no id, so any query may be meant.
            for each in (number,) if number is not None else tuple(self._open):
                self._on_error(str(each), found)
        elif "moveInfos" in found:
            self._on_answer(str(number), found)

    def _on_error(self, number: str, found: Mapping[str, object]) -> None:
        asked = self._open.pop(number, None)
        # Other ids belong to earlier questions.
        if asked is None:
            return
        self.progress += 1
        field = str(found.get("field", ""))
        said = said_short(f"{field}: {found.get('error')}")
        # A move or its colour was refused: send the board as it is, without the moves.
        if field in ("moves", "initialPlayer") and not asked.is_flat:
            question = asked.question
            flat = question._replace(situation=as_setup(question.situation))
            self._send(_Query(flat, asked.ticket, is_flat=True))
        elif field in ("boardXSize", "boardYSize"):
            self._answer(asked, Failure(Trouble.SIZE, said))
        elif field in ("initialStones", "moves"):
            self._answer(asked, Failure(Trouble.POSITION, said))
        else:
            self._answer(asked, Failure(Trouble.REFUSED, said))

    def _on_answer(self, number: str, found: Mapping[str, object]) -> None:
        asked = self._open.get(number)
        if asked is None:
            return
        try:
            analysis = read_answer(found, asked.question.situation.size)
        except (ValueError, OverflowError) as error:
            del self._open[number]
            self._answer(asked, Failure(Trouble.GARBAGE, said_short(str(error))))
            return
        if asked.last is None or analysis.visits > asked.last.visits:
            self.progress += 1
        asked.last = analysis
        if analysis.is_final:
            del self._open[number]
            self._conclude(asked, analysis)
        elif asked.question.ask is QuestionKind.ANALYSIS:
            self._answer(asked, analysis)

    def _conclude(self, asked: _Query, analysis: Analysis) -> None:
        """Answer a question by the last state of its analysis."""
        situation = asked.question.situation
        if asked.question.ask is QuestionKind.ANALYSIS:
            self._answer(asked, analysis._replace(is_final=True))
        elif asked.question.ask is QuestionKind.DEAD_STONES:
            if analysis.ownership:
                position = situation.position
                self._answer(asked, DeadStones(dead_by_ownership(position, analysis.ownership)))
            else:
                self._answer(asked, Failure(Trouble.CANNOT))
        elif analysis.candidates:
            point, color = analysis.candidates[0].point, situation.to_move
            self._answer(asked, chosen(situation, Pass(color) if point is None else Play(color, point)))
        else:
            self._answer(asked, Failure(Trouble.GARBAGE))

    def _answer(self, asked: _Query, answer: Answer) -> None:
        self._answers.append(TicketAnswer(asked.ticket, answer))
