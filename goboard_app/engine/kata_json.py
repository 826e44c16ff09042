"""KataGo's analysis engine: questions and answers as lines of JSON."""

from __future__ import annotations

import json
import math
from codecs import BOM_UTF8
from collections.abc import Mapping
from contextlib import suppress
from typing import cast

from goboard_app.engine.conversation import (
    DEAD_VISITS,
    MOST_UNREADABLE,
    START_S,
    EngineIdentity,
    EngineQuestion,
    QuestionKind,
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

# In visits.
_UNTIL_STOPPED = 1_000_000
# The longest silence while the engine thinks.
_THINK_S = 300.0
# Five reports a second, as in GTP.
_EVERY_S = 0.2
_VERSION = "version"
ABILITIES = Ability.MOVE | Ability.ANALYSIS | Ability.OWNERSHIP | Ability.DEAD_STONES | Ability.POLICY | Ability.REGION
"""The abilities of KataGo's analysis engine."""
# The sign of an interim report, found without parsing the line.
_DURING = b'"isDuringSearch":true'


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
        asked["reportDuringSearchEvery"] = _EVERY_S
        asked["includePolicy"] = True
        if effort.region:
            asked["allowMoves"] = [_allowed(situation, effort.region)]
        # Without a number of visits the limit in KataGo's own configuration would apply.
        visits = visits or _UNTIL_STOPPED
    if visits is not None:
        asked["maxVisits"] = max(1, visits)
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


class JsonConversation:
    """A conversation with KataGo's analysis engine. See `Conversation`."""

    def __init__(self, start_s: float = START_S) -> None:
        """Create a conversation; `start_s` is the longest start in seconds."""
        self.acquaintance: EngineIdentity | None = None
        self.progress = 0
        self._start_s = start_s
        self._rest = b""
        self._output: list[dict[str, object]] = []
        self._answers: list[Answer] = []
        self._broken: Failure | None = None
        self._stray = 0
        self._number = 0
        self._question: EngineQuestion | None = None
        self._is_open = False
        self._is_flat = False
        self._line: bytes | None = None
        self._last: Analysis | None = None

    @property
    def patience(self) -> float | None:
        """The longest silence to accept from the engine, in seconds; None while no answer is due."""
        if self.acquaintance is None:
            return start_patience(self._start_s)
        if self._question is None:
            return None
        return _THINK_S + 2 * (self._question.effort.seconds or 0.0)

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

    def ask(self, question: EngineQuestion) -> None:
        """Send a question; the one before is forgotten."""
        self.forget()
        self._question, self._is_flat = question, False
        self._send()

    def forget(self) -> None:
        """Stop waiting for an answer."""
        self._question = self._line = self._last = None
        self._answers.clear()
        self._terminate()

    def finish(self) -> None:
        """End the current analysis; its last state becomes the final answer."""
        self.look()
        if self._last is not None and self._question is not None:
            self._answers.clear()
            self._terminate()
            self._conclude(self._last)

    def output(self) -> bytes:
        """Return the bytes to send; empty the next time."""
        data = b"".join(json.dumps(asked, separators=(",", ":")).encode() + b"\n" for asked in self._output)
        self._output.clear()
        return data

    def answers(self) -> list[Answer]:
        """Return the answers to the question; empty the next time."""
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
            # Many interim reports come; only the newest is worth parsing, and only when it is looked at.
            if _DURING in line:
                self._line = line
            elif line.strip():
                self._read(line)

    def has_news(self) -> bool:
        """Return whether a report of an analysis has not been read yet."""
        return self._line is not None

    def look(self) -> None:
        """Read the newest report of an analysis; it becomes an answer."""
        line, self._line = self._line, None
        if line is not None:
            self._read(line)

    def _send(self) -> None:
        assert self._question is not None
        self._number += 1
        self._is_open = True
        self._output.append(query(self._question, self._number))

    def _terminate(self) -> None:
        if self._is_open:
            self._is_open = False
            self._output.append(
                {
                    "id": f"end{self._number}",
                    "action": "terminate",
                    "terminateId": str(self._number),
                }
            )

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
        if found.get("id") == _VERSION:
            version = said_short(str(found.get("version", "")))
            self.progress += 1
            self.acquaintance = EngineIdentity("KataGo", version, frozenset(), ABILITIES)
        # KataGo's general errors have no id; other ids belong to earlier questions.
        elif "error" in found and found.get("id") in (None, str(self._number)):
            self._on_error(found)
        elif found.get("id") == str(self._number) and "moveInfos" in found:
            self._on_answer(found)

    def _on_error(self, found: Mapping[str, object]) -> None:
        self.progress += 1
        question, field = self._question, str(found.get("field", ""))
        if question is None:
            return
        self._is_open = False
        said = said_short(f"{field}: {found.get('error')}")
        # A move or its colour was refused: send the board as it is, without the moves.
        if field in ("moves", "initialPlayer") and not self._is_flat:
            self._is_flat = True
            self._question = question._replace(situation=as_setup(question.situation))
            self._send()
        elif field in ("boardXSize", "boardYSize"):
            self._answer(Failure(Trouble.SIZE, said))
        elif field in ("initialStones", "moves"):
            self._answer(Failure(Trouble.POSITION, said))
        else:
            self._answer(Failure(Trouble.REFUSED, said))

    def _on_answer(self, found: Mapping[str, object]) -> None:
        question = self._question
        if question is None:
            return
        try:
            analysis = read_answer(found, question.situation.size)
        except (ValueError, OverflowError) as error:
            self._is_open = False
            self._answer(Failure(Trouble.GARBAGE, said_short(str(error))))
            return
        if self._last is None or analysis.visits > self._last.visits:
            self.progress += 1
        self._last = analysis
        if analysis.is_final:
            self._is_open = False
            self._line = None
            self._conclude(analysis)
        elif question.ask is QuestionKind.ANALYSIS:
            self._answers.append(analysis)

    def _conclude(self, analysis: Analysis) -> None:
        question = cast(EngineQuestion, self._question)
        situation = question.situation
        if question.ask is QuestionKind.ANALYSIS:
            self._answer(analysis._replace(is_final=True))
        elif question.ask is QuestionKind.DEAD_STONES:
            if analysis.ownership:
                position = situation.position
                self._answer(DeadStones(dead_by_ownership(position, analysis.ownership)))
            else:
                self._answer(Failure(Trouble.CANNOT))
        elif analysis.candidates:
            point, color = analysis.candidates[0].point, situation.to_move
            self._answer(chosen(situation, Pass(color) if point is None else Play(color, point)))
        else:
            self._answer(Failure(Trouble.GARBAGE))

    def _answer(self, answer: Answer) -> None:
        self._question = None
        self._answers.append(answer)
