"""GameAnalysis: asks an engine about the shown position, and about a whole line of moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.controller import GameController
from goboard_app.app.engines.asker import Asker
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.situation import move_in_turn, situation_at
from goboard_app.app.jobs import Alarm
from goboard_app.engine.engine import (
    Ability,
    Analysis,
    Answer,
    Effort,
    Engine,
    Failure,
    Situation,
    Told,
    Trouble,
    UnsupportedPart,
)
from goboard_app.engine.judging import (
    MoveLoss,
    Quality,
    Thresholds,
    lost_by_move,
    points_of,
    quality_of,
)
from goboard_app.go.board import Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.record.timeline import Evaluation
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.session import GameSession, Phase

NO_POINTS: frozenset[Point] = frozenset()
# An engine may report a hundred times a second, faster than anyone reads.
_TOLD_MS = 120
# The number of positions with a full analysis; of older ones only the value is kept.
_KEPT, _SOME = 1500, 100

_LIVE = frozenset({Phase.PLAYING, Phase.FINISHED})

ENDED = frozenset(
    {
        *(Trouble.NOT_FOUND, Trouble.NOT_STARTED, Trouble.DIED),
        *(Trouble.SILENT, Trouble.GARBAGE),
    }
)
"""The troubles after which an engine must be started again; others concern one position only."""


class _Stamp(NamedTuple):
    """The subject of an analysis, which is valid as long as this does not change."""

    position: Position
    ruleset: Ruleset
    komi: Fraction
    handicap: int


class _StoredAnalysis(NamedTuple):
    """The analysis of a position, and the visits that were asked for."""

    stamp: _Stamp
    analysis: Analysis
    visits: int


class _AnalysisRequest(NamedTuple):
    """A question to the engine: about the position after a node, or after a guess in place of its move.

    With a region, only the moves in it are considered.
    """

    node: Node
    stamp: _Stamp
    visits: int
    guess: Point | None = None
    region: frozenset[Point] = NO_POINTS


class GameAnalysis(QObject):
    """The analysis of the positions in a record by an engine; while it is on, it follows the cursor.

    An analysis is valid as long as the position after its node, the rules, komi and handicap are the same. The engine
    is made, and so started, with the first question; it is closed when the analysis is turned off. A guess is asked
    about first, then the shown position, then the positions of the line that is judged. Only the most urgent question
    is open, but while a line is judged as many as the engine takes; each takes only a moment, so none is interrupted.
    Signals: `told()` when more is known of a position, a few times a second at most; `progressed()` when the judging of
    a line begins, advances or is cancelled; `judged()` when all of the line is known; `failed()` when the engine gave
    no answer, and when that is over; `guess_told(Node, Point, float)` with the points that a guess loses against the
    move of the record, negative if it is better.
    """

    told = Signal()
    progressed = Signal()
    judged = Signal()
    failed = Signal()
    guess_told = Signal(object, object, float)

    def __init__(self, controller: GameController, directory: EngineDirectory, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._directory = directory
        self._asker = Asker(directory, self)
        self._known: dict[Node, _StoredAnalysis] = {}
        self._region: frozenset[Point] = NO_POINTS
        self._regional: dict[Node, _StoredAnalysis] = {}
        self._session: GameSession | None = None
        self._line: tuple[Node, ...] = ()
        # The unknown positions of the line that is judged; of these, those to ask about, the next one at the end.
        self._unknown: set[Node] = set()
        self._waiting: list[Node] = []
        self._progress_told = 0
        self._refused: dict[Node, Failure] = {}
        self._guess: tuple[Node, Point] | None = None
        self._trouble: Failure | None = None
        self._soon = Alarm(self)
        self._soon.rang.connect(self.told)
        self._live: GameSession | None = None
        self.is_on = False
        self.key = ""
        self.visits = 200
        self.line_visits = 50
        self.bad = 5.0
        controller.changed.connect(self.follow)

    # The choice of the engine

    @property
    def _engine(self) -> Engine | None:
        return self._asker.engine

    @property
    def choices(self) -> tuple[EngineChoice, ...]:
        """The engines that can analyse."""
        return self._directory.choices(Ability.ANALYSIS)

    @property
    def choice(self) -> EngineChoice | None:
        """The engine in use: the chosen one if it still exists, otherwise the first."""
        found = self.choices
        return next((each for each in found if each.key == self.key), found[0] if found else None)

    def choose(self, key: str) -> None:
        """Use another engine from now on, and forget the analyses of the previous one."""
        if key != self.key:
            self.key = key
            self._known.clear()
            self._regional.clear()
            self.restart()

    @property
    def gaps(self) -> frozenset[UnsupportedPart]:
        """The facts of the shown position that the engine cannot be given."""
        if self._engine is None:
            return frozenset()
        return self._engine.gaps(situation_at(self._controller.session))

    # On and off

    @property
    def is_wanted(self) -> bool:
        """True if the engine should analyse the shown position.

        A game between two people is analysed only if the analysis was turned on in that same game, and a game against
        an opponent of the program not at all.
        """
        session = self._controller.session
        if not self.is_on or session.phase is Phase.REVIEWING:
            return self.is_on
        # A session has an opponent only if an engine plays one side.
        is_alone = getattr(session, "opponent", None) is not None
        return session is self._live and session.phase in _LIVE and not is_alone

    def turn_on(self) -> None:
        """Analyse the shown position from now on."""
        self.is_on = True
        session = self._controller.session
        self._live = None if session.phase is Phase.REVIEWING else session
        if self.trouble is not None:
            self.restart()
        self._go_on()

    def turn_off(self) -> None:
        """Ask no more, and close the engine; the analyses are kept, but not the region."""
        self.is_on = False
        self._region = NO_POINTS
        self._stop()
        self.cancel()

    @Slot()
    def restart(self) -> None:
        """Start the engine again, and continue with the open questions."""
        self._stop()
        self._refused.clear()
        self._trouble = None
        self._wait_for_line()
        self.failed.emit()
        self._go_on()

    def _stop(self) -> None:
        self._guess = None
        self._asker.close()

    def close(self) -> None:
        """Stop the analysis, because the window closes."""
        self.is_on = False
        self._end_line()
        self._soon.stop()
        self._stop()

    @property
    def trouble(self) -> Failure | None:
        """The reason why there is no answer about the shown position; None if there is no failure."""
        return self._trouble or self._refused.get(self._controller.session.cursor)

    @property
    def has_ended(self) -> bool:
        """True if the engine must be started again before it answers."""
        return self._trouble is not None

    @property
    def is_thinking(self) -> bool:
        """True while the engine is asked about the shown position."""
        return any(each.node is self._controller.session.cursor for each in self._asked)

    # The known analyses

    def analysis_of(self, node: Node) -> Analysis | None:
        """Return the analysis of the position after a node; None if there is none or it is outdated."""
        known = self._known.get(node)
        if known is None or known.stamp != self._stamp(node):
            return None
        return known.analysis

    # A part of the board

    @property
    def region(self) -> frozenset[Point]:
        """The points that the engine considers on the shown board; empty for the whole board."""
        return self._region

    @property
    def can_limit(self) -> bool:
        """True if the engine in use can consider a part of the board only."""
        return self.choice is not None and Ability.REGION in self.choice.abilities

    def limit(self, region: frozenset[Point]) -> None:
        """Limit the engine to moves on these points of the shown board; an empty set is the whole board."""
        # The region belongs to this game, and ends with it.
        self._session, self._region = self._controller.session, region
        self._regional.clear()
        # A refused question may have been refused for its region.
        self._refused.clear()
        self._go_on()

    def region_at(self, node: Node) -> frozenset[Point]:
        """Return the empty points of the region after a node; none of them: the whole board is considered."""
        if not self._region or not self.can_limit:
            return NO_POINTS
        session = self._controller.session
        position = session.position if node is session.cursor else session.position_at(node)
        return frozenset(p for p in self._region if p in position.size and position.at(p) is None)

    def shown_analysis(self, node: Node) -> Analysis | None:
        """Return the analysis to show after a node: that of the region, if there is one."""
        region = self.region_at(node)
        return self._regional_analysis(node) if region else self.analysis_of(node)

    def _regional_analysis(self, node: Node) -> Analysis | None:
        known = self._regional.get(node)
        return None if known is None or known.stamp != self._stamp(node) else known.analysis

    def evaluation_of(self, node: Node) -> Evaluation | None:
        """Return the value of the position after a node, for the strip of the game."""
        known = self.analysis_of(node) if node in self._known else None
        if known is None or (known.score is None and known.winrate is None):
            return None
        return Evaluation(known.score, known.winrate)

    def is_mistake(self, node: Node) -> bool:
        """Return whether the move of a node is known to have lost `bad` points or more."""
        lost = points_of(self.lost_at(node)) if node in self._known else None
        return lost is not None and lost >= self.bad

    def lost_at(self, node: Node) -> MoveLoss:
        """Return the loss by the move of a node, as far as both positions are known."""
        before = None if node.parent not in self._known else self.analysis_of(node.parent)
        move = None if before is None else move_in_turn(self._controller.session, node)
        if move is None or before is None:
            return MoveLoss()
        point = move.point if isinstance(move, Play) else None
        return lost_by_move(before, point, self.analysis_of(node), move.color)

    def qualities(self, limits: Thresholds) -> dict[Node, Quality]:
        """Return the judgements of the moves in the judged line."""
        found = {}
        for node in self._line:
            move = move_in_turn(self._controller.session, node)
            before = None if node.parent is None else self.analysis_of(node.parent)
            after = self.analysis_of(node)
            if move is not None and before is not None and after is not None:
                point = move.point if isinstance(move, Play) else None
                quality = quality_of(before, point, after, move.color, limits)
                if quality is not None:
                    found[node] = quality
        return found

    def _stamp(self, node: Node) -> _Stamp:
        session = self._controller.session
        is_here = node is session.cursor
        position = session.position if is_here else session.position_at(node)
        return _Stamp(position, session.ruleset, session.komi, session.handicap)

    # A whole line

    @property
    def line(self) -> tuple[Node, ...]:
        """The line that is being judged, or was judged last."""
        return self._line

    @property
    def progress(self) -> tuple[int, int] | None:
        """The number of known positions of the line, and of all its positions; None while no line is judged."""
        if not self._unknown:
            return None
        return len(self._line) - len(self._unknown), len(self._line)

    def judge_line(self) -> None:
        """Analyse every position of the current line, beginning with the first."""
        self._session = self._controller.session
        self._line = self._session.line
        if not self._unknown:
            # An analysis of the shown position may take much longer than one of the line.
            self._asker.drop()
        self._unknown = set(self._line)
        self._wait_for_line()
        self._refused.clear()
        self._progress_told = len(self._unknown)
        self.progressed.emit()
        self._go_on()

    def _wait_for_line(self) -> None:
        self._waiting = [node for node in reversed(self._line) if node in self._unknown]

    def _end_line(self) -> None:
        self._unknown.clear()
        self._waiting.clear()
        self._progress_told = 0

    @Slot()
    def cancel(self) -> None:
        """Stop judging the line; the analyses are kept."""
        if self._unknown:
            self._end_line()
            self.progressed.emit()
            self._go_on()

    # A guess

    def ask_guess(self, node: Node, point: Point) -> None:
        """Ask for the loss by a guess, compared with the move of a node."""
        self._guess = (node, point)
        self._go_on()

    # Asking

    @Slot()
    def follow(self) -> None:
        """Ask about the shown position, unless enough is known of it."""
        session = self._controller.session
        if session is not self._session:
            # The line belongs to another game, so its judging ends.
            self._session, self._guess = session, None
            self._line, self._region = (), NO_POINTS
            self._regional.clear()
            self.cancel()
        self._go_on()

    @property
    def _asked(self) -> tuple[_AnalysisRequest, ...]:
        """The open questions."""
        return tuple(each for each in self._asker.subjects if isinstance(each, _AnalysisRequest))

    def _go_on(self) -> None:
        """Ask the most urgent questions, unless they are being asked already."""
        if self._trouble is not None:
            return
        if self._unknown:
            self._ask_for_line()
        self._tell_progress()
        # A slot may have begun another line.
        if self._unknown or self._trouble is not None:
            return
        wanted = next(self._urgent(self.visits), None)
        if wanted is None:
            self._rest()
        elif self._asked != (wanted,):
            self._ask(wanted)

    def _ask_for_line(self) -> None:
        """Ask beside one another as many questions as the engine takes, while a line is judged."""
        while self._asker.has_room and self._trouble is None:
            asked = self._asked
            urgent = next((each for each in self._urgent(self.line_visits) if each not in asked), None)
            of_line = {each.node for each in asked if each.guess is None and not each.region}
            wanted = urgent or self._next_of_line(of_line)
            if wanted is None:
                return
            self._ask(wanted, is_beside=True, is_background=urgent is None)

    def _next_of_line(self, asked: set[Node]) -> _AnalysisRequest | None:
        """Return the question about the next unknown position of the line; None if all are known or asked about."""
        while self._waiting:
            node = self._waiting.pop()
            if self._is_enough(node, self.line_visits):
                self._unknown.discard(node)
            elif node in self._unknown and node not in asked:
                return self._request(node, self.line_visits)
        return None

    def _tell_progress(self) -> None:
        """Emit `progressed` if more positions of the line are known, and `judged` after the last."""
        if len(self._unknown) < self._progress_told:
            self._progress_told = len(self._unknown)
            self.progressed.emit()
            if not self._unknown:
                self.judged.emit()

    def _request(
        self, node: Node, visits: int, guess: Point | None = None, region: frozenset[Point] = NO_POINTS
    ) -> _AnalysisRequest:
        return _AnalysisRequest(node, self._stamp(node), visits, guess, region)

    def _ask(self, wanted: _AnalysisRequest, *, is_beside: bool = False, is_background: bool = False) -> None:
        def put(engine: Engine, told: Told) -> None:
            effort = Effort(visits=wanted.visits, is_background=is_background, region=wanted.region)
            engine.analyse(self._situation(wanted), effort, told, is_beside=is_beside)

        key = "" if self.choice is None else self.choice.key
        failure = self._asker.ask(key, wanted, put, self._on_told, is_beside=is_beside)
        if failure is not None:
            self._fail(failure)

    def _rest(self) -> None:
        if self.is_on:
            self._asker.drop()
        else:
            self._stop()

    def _urgent(self, visits: int) -> Iterator[_AnalysisRequest]:
        """Yield the questions about a guess, and about the shown position if fewer than `visits` are known of it."""
        if self._guess is not None:
            node, point = self._guess
            # The move of the record is analysed first, to compare the guess with it.
            is_known = self._is_enough(node, self.line_visits)
            yield self._request(node, self.line_visits, point if is_known else None)
        cursor = self._controller.session.cursor
        if self.is_wanted:
            region = self.region_at(cursor)
            is_enough = self._is_enough_of_region if region else self._is_enough
            if not is_enough(cursor, visits):
                yield self._request(cursor, visits, region=region)

    def _is_enough(self, node: Node, visits: int) -> bool:
        if node in self._refused:
            return True
        known = self._known.get(node)
        if known is None or not known.analysis.is_final or known.visits < visits:
            return False
        return known.stamp == self._stamp(node)

    def _is_enough_of_region(self, node: Node, visits: int) -> bool:
        known = self._regional.get(node)
        is_final = known is not None and known.analysis.is_final and known.visits >= visits
        return node in self._refused or (is_final and self._regional_analysis(node) is not None)

    def _situation(self, asked: _AnalysisRequest) -> Situation:
        session = self._controller.session
        parent = asked.node.parent
        if asked.guess is None or parent is None:
            return situation_at(session, asked.node)
        situation = situation_at(session, parent)
        color = self._mover(asked.node)
        moves = (*situation.moves, Play(color, asked.guess))
        return replace(situation, moves=moves, to_move=color.opponent)

    def _on_told(self, asked: _AnalysisRequest, answer: Answer) -> None:
        if isinstance(answer, Failure):
            self._fail(answer, asked)
        elif isinstance(answer, Analysis):
            if asked.guess is None:
                self._keep(asked, answer)
                # A final answer is shown at once.
                self._soon.set(0 if answer.is_final else _TOLD_MS)
            elif answer.is_final:
                self._take_guess(asked.node, asked.guess, answer)
            if answer.is_final:
                self._settle(asked)
                self._go_on()

    def _settle(self, asked: _AnalysisRequest) -> None:
        """Take an answered position from the unknown ones of the line."""
        if asked.guess is None and not asked.region and asked.node in self._unknown:
            if self._is_enough(asked.node, self.line_visits):
                self._unknown.discard(asked.node)
            else:
                # The record, the rules or the visits have changed since the question.
                self._waiting.append(asked.node)

    def _keep(self, asked: _AnalysisRequest, analysis: Analysis) -> None:
        if asked.region:
            # Of a region only the shown position matters, so the others need not be kept one by one.
            if len(self._regional) >= _SOME:
                self._regional.clear()
            self._regional[asked.node] = _StoredAnalysis(asked.stamp, analysis, asked.visits)
            return
        before = self.analysis_of(asked.node)
        if before is not None and before.visits > analysis.visits:
            if not analysis.is_final:
                # The known analysis has more visits.
                return
            analysis = before._replace(is_final=True)
        # Inserted at the end, so that the analyses at the beginning are the oldest.
        self._known.pop(asked.node, None)
        self._known[asked.node] = _StoredAnalysis(asked.stamp, analysis, asked.visits)
        # Only at every hundredth, since it goes through half of the positions that are kept.
        if len(self._known) > _KEPT and len(self._known) % _SOME == 0:
            for node in list(self._known)[: _KEPT // 2]:
                old = self._known[node]
                bare = Analysis(winrate=old.analysis.winrate, score=old.analysis.score)
                self._known[node] = old._replace(analysis=bare)

    def _take_guess(self, node: Node, point: Point, after: Analysis) -> None:
        """Emit the loss by a guess, if the move of the record could be analysed too."""
        self._guess = None
        played = self.analysis_of(node)
        if played is not None and played.score is not None and after.score is not None:
            # Scores are Black's lead, so a loss of White has the opposite sign.
            lost = played.score - after.score
            is_black = self._mover(node) is Color.BLACK
            self.guess_told.emit(node, point, lost if is_black else -lost)

    def _mover(self, node: Node) -> Color:
        """Return the side that made the move of a node."""
        session = self._controller.session
        move = move_of(node, session.tree.size)
        return session.position_at(node).to_move.opponent if move is None else move.color

    def _fail(self, failure: Failure, asked: _AnalysisRequest | None = None) -> None:
        if asked is not None and asked.guess is not None:
            self._guess = None
        if asked is not None and failure.trouble not in ENDED:
            self._refused[asked.node] = failure
            self._settle(asked)
            self.failed.emit()
            self._go_on()
            return
        self._trouble = failure
        self._stop()
        self.failed.emit()
