"""AnalysisFlow: shows the analysis of an engine, adds its lines to the record, and judges whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.engines.analysis import GameAnalysis
from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.app.jobs import Alarm
from goboard_app.app.settings import Setting
from goboard_app.app.texts import analysis as texts
from goboard_app.app.texts import engines as engine_texts
from goboard_app.app.texts.engines import failure_sentence, gap_sentence
from goboard_app.app.texts.format import translate
from goboard_app.engine.engine import Ability, Analysis, Candidate, UnsupportedPart
from goboard_app.engine.judging import (
    Quality,
    Thresholds,
    big_mistake,
    lost_by,
    points_of,
    worth_showing,
)
from goboard_app.go.board import Play, Point
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.record.timeline import Evaluation
from goboard_app.session.annotation import MoveJudgement, judge_moves
from goboard_app.session.picture import BoardPicture, CandidateMark, WayMark
from goboard_app.session.session import Phase
from goboard_app.session.tree_edits import keep_line
from goboard_app.ui.analysis import (
    BAD,
    DOUBTFUL,
    ENGINE,
    GAME_VISITS,
    GOOD,
    KEEPS,
    LAST_LOSSES,
    LOSSES,
    MARKS,
    MOVES,
    TERRITORY,
    THOUGHTS,
    VISITS,
)
from goboard_app.ui.analysis.board_marks import loss_marks, merit_of, thought_marks, with_owners
from goboard_app.ui.analysis.card import AnalysisCard, MoveLine
from goboard_app.ui.analysis.numbers import number_choices
from goboard_app.ui.analysis.region import RegionMode
from goboard_app.ui.analysis.report import ReportFlow
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import ENGINE_HELP, TIMELINE

_JUDGEMENTS = {
    Quality.GOOD: (MoveJudgement.GOOD, 1),
    Quality.DOUBTFUL: (MoveJudgement.DOUBTFUL, 1),
    Quality.BAD: (MoveJudgement.BAD, 1),
    Quality.VERY_BAD: (MoveJudgement.BAD, 2),
}
_MOST_AHEAD = 12
# The least time between redraws of the strip: each one goes through the whole game.
_STRIP_MS = 600
_NEXT_MS = 1
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AnalysisFlow(QObject):
    """The analysis of the record on the board, as long as it is on.

    Signal: `guess_told(Node, Point, float)` with the points that a guess loses against the move of the record.
    """

    guess_told = Signal(object, object, float)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._directory = EngineDirectory.of(context.hub)
        self.analysis = GameAnalysis(context.controller, self._directory, self)
        self._menu = QMenu(context.window)
        self.card = AnalysisCard(context.look, self._menu)
        # Parented at once: the window may close before there was a place for the card.
        self.card.setParent(context.window)
        self.card.hide()
        self._pointed: Point | None = None
        self._row = -1
        self._is_due = False
        self._waiting: Callable[[], object] | None = None
        self._strip = Alarm(self)
        self._checks: list[tuple[QAction, Callable[[], bool]]] = []
        self._limited: list[tuple[QAction, str, Ability]] = []
        self.region = RegionMode(context, self)
        self.report = ReportFlow(context, self.analysis, self)
        self._build_menu()
        self._on_settings()
        self._connect()

    def _connect(self) -> None:
        context, card, analysis = self._context, self.card, self.analysis
        analysis.told.connect(self._on_told)
        analysis.failed.connect(self.refresh)
        analysis.progressed.connect(self._on_progressed)
        analysis.judged.connect(self._on_judged)
        analysis.guess_told.connect(self.guess_told)
        self._directory.changed.connect(self._on_engines)
        self._strip.rang.connect(self._show_strip)
        context.presenter.set_overlay(self._draw, True)
        context.presenter.presented.connect(self._on_presented)
        context.modes.changed.connect(self._on_modes)
        context.hub.changed.connect(self._on_settings)
        board = context.page.board
        board.point_hovered.connect(self._on_pointed)
        board.cursor_moved.connect(self._on_pointed)
        card.engine_chosen.connect(self._on_engine)
        card.restart_asked.connect(analysis.restart)
        card.cancelled.connect(analysis.cancel)
        card.closed.connect(self._turn_off)
        card.report_asked.connect(self._on_report_button)
        card.region_pressed.connect(self._on_region_button)
        self.region.marked.connect(self._on_region)
        self.region.ended.connect(self._on_presented)
        card.moves.chosen.connect(self._on_row)
        card.moves.kept.connect(self._on_kept)

    @property
    def is_on(self) -> bool:
        """Return whether the analysis of the board is on."""
        return self.analysis.is_wanted

    @property
    def _is_seen(self) -> bool:
        """Return whether the analysis may be drawn on the board, because no mode has the board."""
        return self.is_on and self._context.modes.top is None

    # On and off

    def toggle(self) -> None:
        """Turn the analysis on or off; without an engine, show how to get one."""
        if self.is_on:
            self._turn_off()
        else:
            self._with_engine(self._turn_on)

    def _turn_on(self) -> None:
        self.analysis.turn_on()
        self._stand_where_it_can()
        self.refresh()

    @Slot()
    def _turn_off(self) -> None:
        self.analysis.turn_off()
        self.refresh()

    def _with_engine(self, act: Callable[[], object]) -> None:
        """Act once there is an engine: after the check of those on this computer, or after help in getting one."""
        self._waiting = None
        if self.analysis.choice is None and self._directory.is_checking:
            self._waiting = act
            self._context.presenter.tell(engine_texts.checking())
        elif self.analysis.choice is not None or self._context.service(ENGINE_HELP).get(Ability.ANALYSIS):
            act()

    @Slot()
    def _on_engines(self) -> None:
        if self._waiting is not None and not self._directory.is_checking:
            act, self._waiting = self._waiting, None
            # The help is a dialog, and `changed` has more listeners than this one.
            QTimer.singleShot(_NEXT_MS, self, partial(self._act_later, act))
        self.refresh()

    def _act_later(self, act: Callable[[], object]) -> None:
        self._with_engine(act)
        self._context.commands.sweep_soon()

    def close(self) -> None:
        """Stop the engine, as the window closes."""
        self._strip.stop()
        self.analysis.close()

    def stand_in(self, panel: QWidget) -> None:
        """Put the card into this panel, if the panel has a place for it and the card has none yet."""
        if hasattr(panel, "reference_place") and not self._is_placed:
            panel.reference_place.addWidget(self.card)
            self.refresh()

    def _stand_where_it_can(self) -> None:
        for panel in self._context.page.panel.findChildren(QWidget):
            self.stand_in(panel)

    # Settings

    @Slot()
    def _on_settings(self) -> None:
        value, analysis = self._context.hub.value, self.analysis
        analysis.choose(value(ENGINE))
        analysis.visits, analysis.line_visits = value(VISITS), value(GAME_VISITS)
        if analysis.bad != value(BAD):
            analysis.bad = value(BAD)
            if any(map(analysis.evaluation_of, self._controller.session.line)):
                self._strip.set(_STRIP_MS)
        if self.is_on:
            analysis.follow()
            self.refresh()

    @Slot(str)
    def _on_engine(self, key: str) -> None:
        self._context.hub.store_value(ENGINE, key)

    @property
    def _is_placed(self) -> bool:
        return self.card.parent() is not self._context.window

    def _build_menu(self) -> None:
        menu = self._menu
        menu.aboutToShow.connect(self._check_menu)
        self._add_flag(translate("analysis", "Show the best moves on the board"), MOVES)
        self._add_flag(translate("analysis", "Show likely territory on the board"), TERRITORY)
        text = translate("analysis", "Show the engine’s first thoughts on the board")
        self._limited.append((self._add_flag(text, THOUGHTS), text, Ability.POLICY))
        self._add_flag(translate("analysis", "Show the losses of the last moves on the board"), LOSSES)
        last_moves, this_board, each_move, *limits = number_choices()
        self._add_numbers(*last_moves)
        text = translate("analysis", "Think about a part of the board")
        region = menu.addAction(text)
        region.setCheckable(True)
        region.triggered.connect(self.toggle_region)
        self._checks.append((region, lambda: self.has_region))
        self._limited.append((region, text, Ability.REGION))
        menu.addSeparator()
        self._add_numbers(*this_board)
        self._add_numbers(*each_move)
        menu.addSeparator()
        self._add_flag(translate("analysis", "Mark bad and good moves after analysing a game"), MARKS)
        for limit in limits:
            self._add_numbers(*limit)
        self._add_flag(translate("analysis", "Save the evaluations in the file too"), KEEPS)

    def _add_flag(self, text: str, setting: Setting[bool]) -> QAction:
        action = self._menu.addAction(text)
        action.setCheckable(True)
        action.triggered.connect(partial(self._context.hub.store_value, setting))
        self._checks.append((action, lambda: self._context.hub.value(setting)))
        return action

    def _add_numbers(
        self,
        title: str,
        setting: Setting[int],
        numbers: tuple[int, ...],
        row: Callable[[int], str],
    ) -> None:
        menu = self._menu.addMenu(title)
        group = QActionGroup(menu)
        for number in numbers:
            action = menu.addAction(row(number))
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(partial(self._store, setting, number))
            self._checks.append((action, partial(self._is_set, setting, number)))

    def _is_set(self, setting: Setting[int], number: int) -> bool:
        return self._context.hub.value(setting) == number

    def _store(self, setting: Setting[int], number: int, _is_checked: bool = True) -> None:
        self._context.hub.store_value(setting, number)

    @Slot()
    def _check_menu(self) -> None:
        for action, is_checked in self._checks:
            action.setChecked(is_checked())
        for action, text, ability in self._limited:
            action.setEnabled(self.can(ability))
            action.setText(text if self.can(ability) else texts.with_reason(text, self.is_on))

    # What the engine in use can do

    def can(self, ability: Ability) -> bool:
        """Return whether the analysis is on, with an engine that has this ability."""
        choice = self.analysis.choice
        return self.is_on and choice is not None and ability in choice.abilities

    @property
    def can_tell_thoughts(self) -> bool:
        """Return whether the analysis is on, with an engine that tells its first thoughts."""
        return self.can(Ability.POLICY)

    @property
    def can_limit(self) -> bool:
        """Return whether the analysis is on, with an engine that can think about a part of the board."""
        return self.can(Ability.REGION)

    # A part of the board

    @property
    def has_region(self) -> bool:
        """Return whether the engine is limited to a part of the board, or the user marks it now."""
        return self.region.is_on or bool(self.analysis.region)

    @Slot()
    def toggle_region(self) -> None:
        """Mark the part of the board to think about; while there is one, think about the whole board again."""
        if self.region.is_on:
            self.region.finish()
        elif self.analysis.region:
            self._on_region(frozenset())
        elif self.can(Ability.REGION):
            self.region.begin()
            self._on_presented()
            self._context.presenter.tell(texts.region_hint())

    @Slot()
    def _on_report_button(self) -> None:
        self.report.toggle()
        self._context.commands.sweep_soon()

    @Slot()
    def _on_region_button(self) -> None:
        self.toggle_region()
        self._context.commands.sweep_soon()

    @Slot(object)
    def _on_region(self, points: frozenset[Point]) -> None:
        self.analysis.limit(points)
        self.refresh()

    def _show_region(self) -> None:
        region, card = self.analysis.region, self.card
        if self.region.is_on:
            card.show_region(texts.region_hint(), translate("analysis", "Done"))
        elif region and self.is_on:
            text = texts.region_text(len(region), self.analysis.can_limit)
            card.show_region(text, translate("analysis", "Whole board"))
        else:
            card.show_region("")

    # Display

    @Slot()
    def _on_told(self) -> None:
        self._strip.set(_STRIP_MS)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the analysis of the current position in the card and on the board."""
        self._on_presented()
        self._context.presenter.show_picture()

    @Slot()
    def _on_presented(self) -> None:
        is_on = self.is_on or self.analysis.progress is not None
        if self._is_placed:
            self.card.setVisible(is_on and self._controller.session.phase is Phase.REVIEWING)
        if is_on:
            self._show_region()
            self._fill()

    def _fill(self) -> None:
        analysis, card = self.analysis, self.card
        choice = analysis.choice
        card.show_engines(analysis.choices, "" if choice is None else choice.key)
        card.show_progress(analysis.progress)
        # Once a whole game was begun: before, there is hardly more to report than the card says.
        card.report.setVisible(bool(analysis.line))
        failure = analysis.trouble
        name = "" if choice is None else choice.name
        told = "" if failure is None else failure_sentence(failure, name)
        card.show_trouble(told, analysis.has_ended)
        session = self._controller.session
        known = analysis.shown_analysis(session.cursor)
        if known is None or failure is not None:
            lead = "" if failure is not None else texts.thinking()
            card.show_words(lead if self.is_on else "")
            card.show_moves(())
            return
        move = move_of(session.cursor, session.tree.size)
        lost = analysis.lost_at(session.cursor)
        played = "" if move is None else texts.played_sentence(move.color, lost)
        note = [texts.visits_text(known.visits)] if known.visits else []
        note += [gap_sentence(gap) for gap in sorted(analysis.gaps, key=_number)]
        lead, chance = texts.lead_sentence(known), texts.chance_sentence(known)
        card.show_words(lead, chance, played, "\n".join(note))
        card.show_moves([self._line(known, each) for each in worth_showing(known)])

    def _line(self, known: Analysis, candidate: Candidate) -> MoveLine:
        session = self._controller.session
        lost = lost_by(known, candidate, session.position.to_move)
        size = session.tree.size
        return MoveLine(
            texts.row_texts(candidate, lost, size),
            merit_of(lost, candidate is known.candidates[0]),
            texts.row_spoken(candidate, lost, size),
        )

    @Slot()
    def _on_modes(self) -> None:
        # The judgements wait while a mode such as set-up has the board.
        if self._is_due and self._context.modes.top is None:
            self._write_judgements()

    def _draw(self, picture: BoardPicture) -> BoardPicture:
        """Add the analysis to the picture: territory, losses, and the best moves or the line under the pointer."""
        if not self._is_seen:
            return picture
        session, value = self._controller.session, self._context.hub.value
        if self.analysis.region:
            picture = replace(picture, selected=picture.selected | self.analysis.region_at(session.cursor))
        if value(LOSSES):
            path = reversed(session.path.nodes)
            marks = loss_marks(path, session.position, self.analysis.lost_at, value(LAST_LOSSES))
            picture = replace(picture, losses=marks)
        known = self.analysis.shown_analysis(session.cursor)
        if known is None or known.ownership and len(known.ownership) != picture.size.area:
            return picture
        return self._draw_known(picture, known)

    def _draw_known(self, picture: BoardPicture, known: Analysis) -> BoardPicture:
        value, session = self._context.hub.value, self._controller.session
        if value(TERRITORY) and known.ownership:
            picture = with_owners(picture, known.ownership)
        if (chosen := self._chosen(known)) is not None and chosen.line:
            return replace(picture, ways=self._ahead(chosen))
        if value(THOUGHTS) and (thoughts := thought_marks(known, session.position)):
            # The tiles take the place of the best moves.
            taken = {mark.point for mark in thoughts}
            return replace(picture, thoughts=thoughts, ways=tuple(w for w in picture.ways if w.point not in taken))
        if not value(MOVES):
            return picture
        marks = self._marks(known)
        taken = {mark.point for mark in marks}
        # A disc replaces the sign of a next move at its point.
        ways = tuple(way for way in picture.ways if way.point not in taken)
        return replace(picture, candidates=marks, ways=ways)

    def _marks(self, known: Analysis) -> tuple[CandidateMark, ...]:
        """Return a disc for each move worth showing, and one for the next move of the record."""
        session = self._controller.session
        following = session.following(session.cursor)
        move = None if following is None else move_of(following, session.tree.size)
        played = move.point if isinstance(move, Play) else None
        found: dict[Point, CandidateMark] = {}
        for candidate in worth_showing(known):
            point = candidate.point
            if point is None or point not in session.tree.size:
                continue
            if session.position.at(point) is None:
                lost = lost_by(known, candidate, session.position.to_move)
                merit = merit_of(lost, candidate is known.candidates[0])
                text = texts.board_text(lost)
                found[point] = CandidateMark(point, merit, text, point == played)
        if played is not None and following is not None and played not in found:
            lost = self.analysis.lost_at(following)
            if lost.is_known and session.position.at(played) is None:
                text = texts.board_text(lost)
                found[played] = CandidateMark(played, merit_of(lost, False), text, is_next=True)
        return tuple(found.values())

    def _ahead(self, candidate: Candidate) -> tuple[WayMark, ...]:
        """Return the line of a candidate as numbered stones."""
        position = self._controller.session.position
        color, found = position.to_move, dict[Point, WayMark]()
        for number, point in enumerate(candidate.line[:_MOST_AHEAD], 1):
            if point is not None and point in position.size and position.at(point) is None:
                # A point can be played again after a capture: the first move there is shown.
                found.setdefault(point, WayMark(point, color, str(number), is_ahead=True))
            color = color.opponent
        return tuple(found.values())

    # The line under the pointer

    def _chosen(self, known: Analysis) -> Candidate | None:
        """Return the candidate under the pointer, on the board or in the list, or None."""
        found = worth_showing(known)
        if 0 <= self._row < len(found):
            return found[self._row]
        pointed = self._pointed
        if pointed is None or not self._context.hub.value(MOVES):
            return None
        return next((each for each in found if each.point == pointed), None)

    @Slot(object)
    def _on_pointed(self, point: Point | None) -> None:
        self._point_to(point, self._row)

    @Slot(int)
    def _on_row(self, row: int) -> None:
        self._point_to(self._pointed, row)

    def _point_to(self, point: Point | None, row: int) -> None:
        known = self.analysis.shown_analysis(self._controller.session.cursor)
        before = None if known is None else self._chosen(known)
        self._pointed, self._row = point, row
        if known is not None and self._is_seen and self._chosen(known) is not before:
            self._context.presenter.show_picture()

    def take_key(self, event: QKeyEvent) -> bool:
        """Add the line under the pointer to the record with Enter; return whether the key was used."""
        known = self.analysis.shown_analysis(self._controller.session.cursor)
        if event.key() not in _ENTERS or known is None or not self._is_seen:
            return False
        chosen = self._chosen(known)
        if chosen is None:
            return False
        event.accept()
        self._keep(chosen)
        return True

    @Slot(int)
    def _on_kept(self, row: int) -> None:
        known = self.analysis.shown_analysis(self._controller.session.cursor)
        found = () if known is None else worth_showing(known)
        if 0 <= row < len(found):
            self._keep(found[row])

    def _keep(self, candidate: Candidate) -> None:
        session = self._controller.session
        # Without a line only the move itself is kept.
        line = candidate.line or (candidate.point,)
        worth = Evaluation(candidate.score, candidate.winrate)
        act = keep_line(session, line, worth)
        name = texts.move_name(candidate.point, session.tree.size)
        self._controller.perform(act)
        told = texts.kept_sentence(name) if act.edit is not None else texts.kept_before(name)
        self._context.presenter.tell(told)

    # The whole game

    def read_game(self) -> None:
        """Start the analysis of the whole line of the record, or cancel it."""
        if self.analysis.progress is not None:
            self.analysis.cancel()
        else:
            self._with_engine(self._judge_line)

    def _judge_line(self) -> None:
        self._stand_where_it_can()
        self.analysis.judge_line()
        self.refresh()

    @Slot()
    def _on_progressed(self) -> None:
        if self.analysis.progress is None:
            self.refresh()
        else:
            self.card.show_progress(self.analysis.progress)
            self._strip.set(_STRIP_MS)

    @Slot()
    def _on_judged(self) -> None:
        self._show_strip()
        self._is_due = True
        if self._context.modes.top is None:
            self._write_judgements()

    def _write_judgements(self) -> None:
        """Write the judgements and evaluations into the record, as one step to undo."""
        self._is_due = False
        value, session = self._context.hub.value, self._controller.session
        qualities = self.analysis.qualities(self._limits) if value(MARKS) else {}
        judged = {node: _JUDGEMENTS[quality] for node, quality in qualities.items()}
        worth = {}
        for node in self.analysis.line if value(KEEPS) else ():
            known = self.analysis.evaluation_of(node)
            if known is not None:
                worth[node] = known
        self._controller.perform(judge_moves(session, judged, worth))
        told = texts.judged_sentence(Counter(qualities.values()))
        self._context.presenter.tell(told if value(MARKS) else texts.read_sentence())

    @property
    def _limits(self) -> Thresholds:
        value = self._context.hub.value
        return Thresholds(value(DOUBTFUL), value(BAD), value(GOOD))

    def seek_mistake(self, step: int) -> None:
        """Go to the next (1) or previous (-1) move that lost at least as much as a bad one."""
        session, tell = self._controller.session, self._context.presenter.tell
        losses = [points_of(self.analysis.lost_at(node)) for node in session.line]
        if not any(lost is not None for lost in losses):
            tell(texts.not_read_yet())
            return
        place = len(session.path.nodes) - 1
        found = big_mistake(losses, self._context.hub.value(BAD), place, step)
        if found is None:
            tell(texts.no_mistake(step > 0))
        else:
            self._controller.go_to(session.line[found])

    @Slot()
    def _show_strip(self) -> None:
        timeline = self._context.service(TIMELINE)
        choice = self.analysis.choice
        timeline.show_engine(self.analysis, "" if choice is None else choice.name)
        timeline.renew()

    # Guesses

    def ask_guess(self, node: Node, point: Point) -> None:
        """Ask for the points that a guess loses against the move of a node; `guess_told` has the answer.

        Does nothing while the analysis is off.
        """
        if self.analysis.is_on:
            self.analysis.ask_guess(node, point)


def _number(gap: UnsupportedPart) -> int:
    return gap.value
