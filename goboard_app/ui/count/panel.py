"""CountPanel: the status of the chosen group, open borders, and both players' agreement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QProgressBar, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.jobs import Alarm, Job, JobWatch, single_shot
from goboard_app.app.texts import count as count_texts
from goboard_app.app.texts import explain as step_texts
from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.play import agree_hint, count_guidance, named_info, play_on_hint
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import CountGroup, groups_of_count
from goboard_app.session.counting import CountingState, CountStep
from goboard_app.session.current_count import FillingWork, asks_to_play_on, can_fill_dame, filling_work, headline_count
from goboard_app.session.new_game import OFFERED
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.count.cards import AgreeCard, OpenCard, ReachChips, StatusChips
from goboard_app.ui.count.details import CountDetails, GroupList
from goboard_app.ui.count.question import StepCard
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.cards import NoticeCard
from goboard_app.ui.widgets.count_table import PointNote
from goboard_app.ui.widgets.dialog import help_button
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, FlowRow, ScrollingPanel, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import set_tip

_QUIET_MS = 120
"""The time in milliseconds after a change before a computation in another thread competes with the window."""


class OpponentView(NamedTuple):
    """The opinion about the count of an engine that plays one side.

    `consents` means that it agrees. If not, it may propose another `status` for these `stones`.
    """

    sentence: str = ""
    consents: bool = False
    stones: frozenset[Point] = frozenset()
    status: Status | None = None


class PanelFace(Enum):
    """The contents of the panel of a count: one of the questions, the groups to mark, or the sum."""

    UNFINISHED = auto()
    READING = auto()
    QUESTION = auto()
    BORDER = auto()
    GROUPS = auto()
    SUM = auto()


_MARKED = frozenset({PanelFace.READING, PanelFace.GROUPS})
_OPEN = frozenset({PanelFace.UNFINISHED, PanelFace.BORDER})


class CountPanel(QWidget):
    """The panel of a count, one thing at a time: each question, then the sum with both agreements.

    Signals: `answered(CountStep)` when the players go on from a question; `decided(Status)` for the unclear group
    that is asked about; `ruleset_chosen(Ruleset)`; `agreed(Color)` when one side presses its button; `summed()` when
    the last moves, and so the sum, have been computed; `status_chosen(stones, Status)`; `group_chosen(CountGroup)`
    when a row was chosen, and `group_pressed(CountGroup)` when Enter was pressed on it; `listed()` when the list of
    groups opens.
    """

    manual_page = "counting"

    ruleset_chosen = Signal(object)
    answered = Signal(object)
    decided = Signal(object)
    agreed = Signal(object)
    status_chosen = Signal(object, object)
    summed = Signal()
    group_chosen = Signal(object)
    group_pressed = Signal(object)
    listed = Signal()

    def __init__(self, look: Look, rulesets: Callable[[], Sequence[Ruleset]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label(role="title", wraps=True)
        self.help = help_button(look, self)
        # Tab goes to the groups; the key for help is F1.
        self.help.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # The button is no higher than the title beside it.
        self.help.setFixedSize(look.px(26), look.px(22))
        self.hint = label(role="panel", tone="muted", wraps=True)
        self.reading = _reading_bar()
        self.open_card = OpenCard(look)
        self.question = StepCard(look)
        self.lacking = label(count_texts.lacks_network(), "note", "muted", wraps=True)
        self.opponent = NoticeCard(look, "info", "soft", "")
        self._opponent = OpponentView()
        self.groups = GroupList(look)
        self._later = single_shot(self, self._show_chosen)
        self.opinion_place = column_layout(spacing=6)
        self._opinions = QWidget()
        self._opinions.setLayout(self.opinion_place)
        self.chips = StatusChips(look)
        self.reach = ReachChips(look)
        self.dame = label(role="note", tone="muted", wraps=True)
        self.fill_dame = Button(look, translate("panel", "Fill the neutral points"), kind="link")
        self._rulesets = rulesets
        self.details = CountDetails(look)
        self.standing, self.table = self.details.standing, self.details.table
        self.rules, self.rules_hint = self.details.rules, self.details.rules_hint
        self.asked = PointNote(look)
        self.compare = Button(look, translate("panel", "Compare rulesets"), "table", "link")
        self.change = Button(look, step_texts.change_stones(), "turn", "link")
        self.guidance = label(role="note", tone="muted", wraps=True)
        self.play_on = Button(look, translate("panel", "Play on"), "play", "link")
        self.try_out = Button(look, translate("panel", "Try it out"), "try", "link")
        self.show_why = Button(look, translate("panel", "Show why"), "info", "link")
        self.show_rescue = Button(look, translate("panel", "Show how it lives"), "info", "link")
        self.undo = Button(look, translate("panel", "Undo"), "undo", "link")
        self.show_why.hide()
        self.show_rescue.hide()
        self._init_foot(look)
        self._init_state()
        self._build()
        self._connect()

    def _init_foot(self, look: Look) -> None:
        # These come last, so that no other button moves when they are shown or hidden.
        lines = (self.show_why, self.show_rescue)
        self.acts = FlowRow(self.play_on, self.try_out, self.undo, *lines)
        self.sides = {color: AgreeCard(look, color) for color in Color}
        self.done = Button(look, step_texts.groups_done(), "check", "primary")
        self.close_button = Button(look, translate("panel", "Back to the game"), "close")
        self.show_count = Button(look, translate("panel", "Show the count"), "count", "link")
        self.foot_note = label(role="note", tone="muted", wraps=True)

    def _init_state(self) -> None:
        self._filling = Job(self)
        self._soon = Alarm(self)
        self._work: FillingWork | None = None
        self._filled_in: GameSession | None = None
        self._counted_in: GameSession | None = None
        self._told_of: Position | None = None
        self._counting: CountingState | None = None
        self._is_compact = False
        self._is_listed = False
        self._is_reading = False
        self._is_border_asked = False
        self._can_fill = False
        self._cards = QGridLayout()

    def _build(self) -> None:
        self._middle = ScrollingPanel(
            self.hint,
            self.reading,
            self.open_card,
            self.question,
            self.lacking,
            self.opponent,
            self.groups,
            self._opinions,
            self.reach,
            self.details,
            self.dame,
            row_layout(self.fill_dame, None),
            self.asked,
            FlowRow(self.change, self.show_count, self.compare),
            self.guidance,
            None,
            spacing=10,
        )
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(8)
        # The grid of the cards is empty before this call.
        self.set_tall(False)
        text = count_texts.change_takes_back()
        self.foot_note.setText(text)
        self.foot_note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout = column_layout(spacing=8)
        # The title with the question is outside the scrolled part, so that it stays in sight.
        head = row_layout(spacing=8)
        head.addWidget(self.title, 1)
        head.addWidget(self.help)
        layout.addLayout(head)
        layout.addWidget(self._middle, 1)
        layout.addWidget(self.chips)
        layout.addWidget(self.acts)
        layout.addLayout(self._cards)
        layout.addWidget(self.foot_note)
        layout.addWidget(self.done)
        layout.addWidget(self.close_button)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.details.ruleset_chosen.connect(self.ruleset_chosen)
        self.groups.chosen.connect(self.group_chosen)
        self.groups.pressed.connect(self.group_pressed)
        self.chips.status_chosen.connect(self._on_status)
        self.question.answered.connect(self.answered)
        self.question.decided.connect(self.decided)
        self.question.change.clicked.connect(self._on_change)
        self.change.clicked.connect(self._on_change)
        self.done.clicked.connect(self._on_done)
        self.details.standing.toggled.connect(self._on_details)
        self._filling.done.connect(self._on_filled)
        self._soon.rang.connect(self._start_filling)
        for card in self.sides.values():
            card.pressed.connect(self.agreed)

    def set_compact(self, is_compact: bool) -> None:
        """Make the panel lower for a low window."""
        self._is_compact = is_compact
        self.question.set_compact(is_compact)
        for card in self.sides.values():
            card.set_compact(is_compact)
        if self._counting is not None:
            # The number of groups that a question lists depends on the height of the window.
            self.question.show_step(self._counting)
        self._show_face()

    @property
    def face(self) -> PanelFace:
        """The contents of the panel now."""
        counting = self._counting
        if counting is None:
            return PanelFace.SUM
        if counting.is_unfinished:
            return PanelFace.UNFINISHED
        if self._is_reading:
            return PanelFace.READING
        # Without a proposal, after the reading was stopped, the players mark the stones.
        is_by_hand = counting.needs_proposal and not counting.is_recorded and CountStep.DEAD not in counting.answered
        if self._is_listed or is_by_hand:
            return PanelFace.GROUPS
        if counting.step is not CountStep.SUM:
            return PanelFace.QUESTION
        return PanelFace.BORDER if self._is_border_asked else PanelFace.SUM

    def _show_face(self) -> None:
        """Show the parts that belong to the question, the groups or the sum, and hide the others."""
        counting, session = self._counting, self._counted_in
        if counting is None or session is None:
            return
        face, ends_game = self.face, session.count_ends_game
        is_sum, is_roomy = face is PanelFace.SUM, not self._is_compact
        self._show_title(counting, face)
        shown: tuple[tuple[QWidget, bool], ...] = (
            (self.hint, face in _MARKED or counting.is_fixed),
            (self.question, face is PanelFace.QUESTION),
            (self.lacking, counting.lacks_network and face is not PanelFace.UNFINISHED and (is_roomy or not is_sum)),
            (self.opponent, self._has_opinion and face in (PanelFace.GROUPS, PanelFace.SUM)),
            (self.groups, bool(self.groups.groups) and face in _MARKED),
            (self._opinions, face in (PanelFace.GROUPS, PanelFace.BORDER) or self._asks_unclear),
            (self.reach, face in _MARKED and not counting.is_fixed),
            # The numbers of an earlier position stay hidden until the sum of this one is computed.
            (self.details, is_sum and self._told_of == counting.position),
            (self.dame, is_sum and bool(self.dame.text())),
            (self.fill_dame, is_sum and bool(self.dame.text()) and self._can_fill),
            (self.asked, is_sum and is_roomy),
            (self.compare, is_sum),
            (self.change, is_sum and not counting.is_fixed),
            (self.show_count, is_sum and not ends_game),
            # The tip of "Play on" says who would move first.
            (self.guidance, is_sum and (counting.is_fixed or counting.open_neutral_points > 0)),
            (self.play_on, ends_game and face not in _OPEN),
            (self.try_out, face is not PanelFace.UNFINISHED),
            (self.undo, face is not PanelFace.UNFINISHED),
            (self.done, face is PanelFace.GROUPS),
            (self.close_button, not ends_game),
            (self.foot_note, is_sum and ends_game and is_roomy),
            *((card, is_sum and ends_game) for card in self.sides.values()),
        )
        for widget, is_shown in shown:
            if widget.isHidden() is is_shown:
                widget.setVisible(is_shown)
        self.show_chosen(self.groups.current)

    def show_chosen(self, group: CountGroup | None) -> None:
        """Show the buttons for the status of the chosen group, unless a question has buttons of its own."""
        counting = self._counting
        if counting is not None:
            has_chips = self.face in (PanelFace.READING, PanelFace.GROUPS, PanelFace.SUM)
            self.chips.show_group(counting.position, group if has_chips else None)

    @property
    def next_widget(self) -> QWidget:
        """The widget that gets the keyboard after an answer: the first one of what is shown then."""
        if self.face is PanelFace.QUESTION:
            return self.question.first
        return self.open_card.play_on if self.face is PanelFace.BORDER else self.details.standing

    @property
    def _asks_unclear(self) -> bool:
        counting = self._counting
        return self.face is PanelFace.QUESTION and counting is not None and counting.step is CountStep.UNCLEAR

    def _show_title(self, counting: CountingState, face: PanelFace) -> None:
        if counting.is_fixed:
            self.title.setText(translate("panel", "The game is over"))
        elif face in _OPEN:
            self.title.setText(count_texts.is_it_over())
        elif face is PanelFace.QUESTION:
            self.title.setText(step_texts.step_question(counting))
        else:
            self.title.setText(step_texts.the_count() if face is PanelFace.SUM else count_texts.which_are_dead())

    def set_tall(self, is_tall: bool) -> None:
        """Arrange the cards of the players side by side if the panel is below the board, in a tall window."""
        for number, card in enumerate(self.sides.values()):
            self._cards.addWidget(card, 0 if is_tall else number, number if is_tall else 0)
        self._middle.set_beside(*((self.details, self.guidance) if is_tall else ()))
        for place in (0, 1):
            self._cards.setColumnStretch(place, 1 if is_tall or not place else 0)

    def refresh(self, controller: GameController, _change: Change) -> None:
        """Show the present count, and begin to compute its last moves."""
        session = controller.session
        counting = session.counting
        if counting is None:
            return
        # An opened list belongs to the groups of the position before.
        if self._counting is None or counting.position != self._counting.position:
            self._is_listed = False
        self._counting, self._counted_in = counting, session
        self._is_reading = controller.awaits_reading
        # The opinion of the engine of an earlier game must not be shown to two people.
        if session.opponent is None:
            self._opponent = OpponentView()
        self._refresh_opponent()
        self._refresh_hint(counting, session.count_ends_game)
        self.groups.show_groups(counting.position, groups_of_count(counting))
        self.question.show_step(counting)
        self.guidance.setText(count_guidance(session))
        self._refresh_foot(session, counting)
        self._fill_beside(session, counting)
        self.show_reading(controller)
        self._show_face()

    def show_reading(self, controller: GameController) -> None:
        """Show the progress of a long reading of the groups; hide the bar without one."""
        reader, size = controller.reader, controller.session.tree.size
        self.reading.setVisible(controller.awaits_reading and reader.is_late)
        self.reading.setValue(round(100 * reader.done))
        self.reading.setAccessibleName(count_texts.reading_sentence(reader.place, size))

    def show_opponent(self, view: OpponentView) -> None:
        """Show the opinion of an engine that plays one side, and mark its agreement."""
        self._opponent = view
        session = self._counted_in
        if session is not None and session.counting is not None:
            self._refresh_opponent()
            self._refresh_foot(session, session.counting)
            self._show_face()

    def _refresh_opponent(self) -> None:
        view = self._opponent
        if self._has_opinion:
            act = count_texts.take_over(view.status) if view.status is not None else ""
            detail = count_texts.opponent_detail() if act else ""
            self.opponent.show_notice(view.sentence, detail, act)

    @property
    def _has_opinion(self) -> bool:
        return bool(self._opponent.sentence)

    def choose_at(self, point: Point | None) -> None:
        """Choose the row of the group with a stone at this point, and scroll to it."""
        is_filling = self.groups.is_filling
        before = self.groups.current_row
        self.groups.choose_at(point)
        shown = self.groups.current_row
        # Scrolling at each refresh would take the panel away from where the user has scrolled it.
        if shown is not None and shown is not before:
            self._show_chosen()
            if is_filling:
                # The layout has to place a row that was just made before the panel can scroll to it.
                self._later.start()

    @Slot()
    def _show_chosen(self) -> None:
        shown = self.groups.current_row
        if shown is not None:
            self._middle.ensureWidgetVisible(shown, 0, 8)

    def _refresh_hint(self, counting: CountingState, ends_game: bool) -> None:
        if counting.is_fixed:
            self.hint.setText(count_texts.every_stone_alive())
            return
        last = count_texts.count_when_agreed() if ends_game else ""
        self.hint.setText(running_text(count_texts.marking_hint(counting), last))

    def _fill_beside(self, session: GameSession, counting: CountingState) -> None:
        """Compute the last moves, which fill the neutral points, in another thread; until then disable the button.

        Known last moves are shown at once.
        """
        # Work for an earlier state must not show its sum as that of this one.
        self._filling.cancel()
        self._soon.stop()
        self._filled_in = session
        work = filling_work(session, counting)
        if work is None or work.is_done:
            self._refresh_dame()
            return
        self.fill_dame.setEnabled(False)
        if counting.position != self._told_of:
            self._is_border_asked = False
            self.dame.setText("")
            self.open_card.hide()
        self._work = work
        # The work begins after the window has been drawn: two threads share one interpreter.
        self._soon.set(_QUIET_MS)

    @Slot()
    def _start_filling(self) -> None:
        work = self._work
        if work is not None:
            self._filling.start_beside(lambda _watch: work.do(), JobWatch())

    @Slot()
    def _on_filled(self) -> None:
        self._refresh_dame()
        self.summed.emit()

    @property
    def is_filling(self) -> bool:
        """True while the last moves are being computed, or are about to be."""
        return self._soon.is_set or self._filling.is_busy

    @Slot()
    def _refresh_dame(self) -> None:
        session = self._filled_in
        counting = None if session is None else session.counting
        if session is None or counting is None:
            return
        self._told_of = counting.position
        self.fill_dame.setEnabled(True)
        text = "" if counting.is_unfinished else count_texts.dame_sentence(session)
        self.dame.setText(text)
        self._can_fill = bool(text) and can_fill_dame(session)
        self._refresh_sum(session, counting)
        self._show_face()

    def _refresh_sum(self, session: GameSession, counting: CountingState) -> None:
        """Show the sum, the moves that it assumes, and the button for the other sum."""
        is_asked = asks_to_play_on(session, counting)
        self._is_border_asked = is_asked and not counting.is_unfinished
        self.open_card.show_open(counting, is_asked and self.face in _OPEN, session.count_ends_game)
        shown, sentence = headline_count(session, counting), count_texts.headline(session, counting)
        self.details.show_count(shown, self._rulesets(), sentence)
        closing = count_texts.closing_sentences(session, counting)
        if counting.as_it_stands:
            has_other = bool(count_texts.last_moves_instead(session, counting).moves)
        else:
            has_other = shown is not counting
        other = count_texts.other_sum(counting.as_it_stands) if has_other else ""
        self.details.show_moves(closing, other)
        for card in self.sides.values():
            # Players agree only to a sum that neither a reading nor further play can change.
            card.button.setEnabled(not is_asked and not self._is_reading)

    def _refresh_foot(self, session: GameSession, counting: CountingState) -> None:
        self.play_on.setEnabled(not counting.is_fixed)
        for button in (self.play_on, self.open_card.play_on):
            set_tip(button, play_on_hint(session))
        self.try_out.setEnabled(not counting.is_fixed)
        self.undo.setEnabled(counting.before is not None)
        info = named_info(session)
        names = {Color.BLACK: info.black_name, Color.WHITE: info.white_name}
        hint = agree_hint(session)
        for color, card in self.sides.items():
            # An engine agrees by itself, and the person at the board never waits for it.
            consents = self._opponent.consents and color is session.opponent
            card.show_agreed(names[color] or "", consents or color in counting.agreed)
            card.set_asked(color is not session.opponent)
            set_tip(card.button, hint)
            card.button.setEnabled(not self._is_reading)

    @Slot(bool)
    def _on_details(self, is_open: bool) -> None:
        if is_open:
            # The layout has to place the opened part before the panel can scroll to it.
            QTimer.singleShot(0, self, self._show_details)

    @Slot()
    def _show_details(self) -> None:
        self._middle.verticalScrollBar().setValue(self.details.y())

    @Slot()
    def _on_change(self) -> None:
        """Open the list of groups, in which each can be changed."""
        self._is_listed = True
        self._show_face()
        self.listed.emit()

    @Slot()
    def _on_done(self) -> None:
        """Close the list of groups, which also answers the question about the sure ones."""
        self._is_listed = False
        self._show_face()
        self.answered.emit(CountStep.DEAD)

    @Slot(object)
    def _on_status(self, status: object) -> None:
        group = self.groups.current
        if group is not None:
            self.status_chosen.emit(group.stones, status)


def _reading_bar() -> QProgressBar:
    """Return a hidden bar for the part of the reading that is done, in per cent."""
    bar = QProgressBar()
    bar.setRange(0, 100)
    bar.setTextVisible(False)
    bar.hide()
    return bar


def count_panel(context: WindowContext) -> CountPanel:
    """Return the side panel of a count for this window, with the rulesets on offer and the user's own."""
    view = context.view
    return CountPanel(context.look, lambda: (*OFFERED, *view.settings.custom_rulesets))
