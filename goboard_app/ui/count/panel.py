"""CountPanel: the status of the chosen group, open borders, and both players' agreement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QProgressBar, QVBoxLayout, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.jobs import Alarm, Job, JobWatch
from goboard_app.app.texts import count as count_texts
from goboard_app.app.texts.format import (
    color_name,
    comma_list,
    dotted,
    labelled,
    player_name,
    running_text,
    translate,
)
from goboard_app.app.texts.play import agree_hint, agree_key, count_guidance, play_on_hint
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import CountGroup, groups_of_count
from goboard_app.session.counting import CountingState, Reach
from goboard_app.session.current_count import (
    FillingWork,
    asks_to_play_on,
    can_fill_dame,
    filling_work,
    headline_count,
)
from goboard_app.session.new_game import OFFERED
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.count.details import CountDetails, GroupList
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.cards import NoticeCard
from goboard_app.ui.widgets.count_table import PointNote
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    FlowRow,
    IconLabel,
    ScrollingPanel,
    StoneLabel,
    column_layout,
    help_button,
    label,
    next_turn,
    row_layout,
)
from goboard_app.ui.widgets.tips import set_tip

KEYS = {Color.BLACK: "B", Color.WHITE: "W"}

_MOST = 3
_QUIET_MS = 120
"""The time in milliseconds after a change before a computation in another thread competes with the window."""


class AgreeCard(Card):
    """The card of one side, with its name and its agreement. Signal: `pressed(Color)` when its button is pressed."""

    pressed = Signal(object)

    def __init__(self, look: Look, color: Color, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._is_compact = False
        self._has_name = False
        self._is_asked = True
        self._is_agreed = False
        self.color = color
        self.name = ElidedLabel(role="name")
        self.facts = ElidedLabel(role="note", tone="muted")
        self.button = Button(look, "", "check", "agree")
        self.stone = StoneLabel(look, color, color_name(color), 28, has_shadow=True)
        texts = column_layout(None, self.name, self.facts, None, spacing=2)
        layout = row_layout(self.stone, spacing=10)
        layout.addLayout(texts, 1)
        layout.addWidget(self.button)
        self.setLayout(layout)
        self.button.clicked.connect(self._on_clicked)
        look.changed.connect(self._follow_look)
        self._follow_look()
        self.show_agreed("", False)

    def set_compact(self, is_compact: bool) -> None:
        """Make the card lower for a low window, with only the key beside the stone."""
        self._is_compact = is_compact
        self._follow_look()
        self._show_facts()

    def show_agreed(self, name: str, is_agreed: bool) -> None:
        """Show the name of the player of this colour, and whether they have agreed."""
        color = color_name(self.color)
        self._has_name, self._is_agreed = bool(name), is_agreed
        self.name.setText(player_name(name, self.color))
        self._show_facts()
        text = translate("agree", "Agreed") if is_agreed else translate("agree", "I agree")
        self.button.setText(text)
        who = comma_list(self.name.text(), color if name else "")
        self.button.setAccessibleName(labelled(who, text))
        self.button.set_kind("agreed" if is_agreed else "agree")

    def set_asked(self, is_asked: bool) -> None:
        """Set whether a person agrees with this card; for an engine the button is hidden until it has agreed."""
        if is_asked is not self._is_asked:
            self._is_asked = is_asked
            self._show_facts()
        self.button.setVisible(is_asked or self._is_agreed)

    def _show_facts(self) -> None:
        if not self._is_asked:
            self.facts.setText(color_name(self.color) if self._has_name else "")
            return
        names_color = self._has_name and not self._is_compact
        self.facts.setText(agree_key(self.color, KEYS[self.color], names_color))

    @Slot()
    def _on_clicked(self) -> None:
        self.pressed.emit(self.color)

    @Slot()
    def _follow_look(self) -> None:
        px = self._look.px
        edge = px(4 if self._is_compact else 9)
        self.layout().setContentsMargins(px(12), edge, px(10), edge)  # type: ignore[union-attr]
        self.button.setMinimumWidth(px(96 if self._is_compact else 112))


class OpenCard(Card):
    """A card about gaps in borders and missing moves, which the board shows too.

    The buttons are `play_on` and `as_it_stands`.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("soft", parent)
        self.title = label(role="name", wraps=True)
        self.detail = label(role="panel", wraps=True)
        self.play_on = Button(look, translate("panel", "Play on"), "play", "primary")
        self.as_it_stands = Button(look, translate("panel", "Count as it stands"), "count")
        head = row_layout(column_layout(IconLabel(look, "info", "accent", 18), None), spacing=9)
        head.addWidget(self.title, 1)
        acts = FlowRow(self.play_on, self.as_it_stands)
        self.setLayout(column_layout(head, self.detail, acts, spacing=8, margin=12))
        self.hide()

    def show_open(self, counting: CountingState, is_asked: bool, may_play_on: bool) -> None:
        """Show the open points if the players are asked whether to play on; else hide the card."""
        self.setVisible(is_asked)
        proposal = counting.proposal
        if proposal is None or not is_asked:
            return
        sentences = _sentences(counting, proposal)
        self.title.setText(_title(proposal))
        self.detail.setText(running_text(*sentences))
        self.detail.setVisible(bool(sentences))
        self.play_on.setVisible(may_play_on)
        self.setAccessibleName(dotted(self.title.text(), running_text(*sentences)))


def _title(proposal: Proposal) -> str:
    if not proposal.is_finished:
        return count_texts.not_finished().rstrip(".")
    if proposal.openings:
        return count_texts.opening_title(*proposal.openings)
    return translate("life", "A move is still needed")


def _sentences(counting: CountingState, proposal: Proposal) -> list[str]:
    size = counting.position.size
    if counting.is_unfinished:
        return [text for text in (count_texts.border_sentence(counting),) if text]
    openings = count_texts.opening_sentences(proposal.openings, size)
    needed = [count_texts.needed_sentence(move, size) for move in proposal.needed]
    return [*openings, *needed][:_MOST]


class ReachChips(QWidget):
    """The choice of the stones that one click marks: group, chain or closed area. Signal: `reach_chosen(Reach)`."""

    reach_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        texts = {
            Reach.GROUP: (
                translate("reach", "Group"),
                count_texts.group_reach(),
            ),
            Reach.CHAIN: (
                translate("reach", "Chain"),
                count_texts.chain_reach(),
            ),
            Reach.AREA: (
                translate("reach", "Whole area"),
                count_texts.area_reach(),
            ),
        }
        self.chips: dict[Reach, Button] = {}
        self._group = QButtonGroup(self)
        for number, (reach, (text, tip)) in enumerate(texts.items()):
            chip = self.chips[reach] = Button(look, text, kind="chip")
            chip.setCheckable(True)
            chip.setChecked(reach is Reach.GROUP)
            set_tip(chip, tip)
            self._group.addButton(chip, number)
        self._group.idClicked.connect(self._on_clicked)
        head = label(translate("reach", "One click changes"), "note", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FlowRow(head, *self.chips.values()))

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.reach_chosen.emit(list(self.chips)[number])


class StatusChips(QWidget):
    """The buttons for the status of the chosen group, in a fixed place, so that none slides under the pointer.

    Signal: `status_chosen(Status)` for the group that is shown.
    """

    status_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group_name = label(role="note", tone="muted")
        self.chips = {
            Status.ALIVE: Button(look, translate("life", "Alive"), kind="chip"),
            Status.DEAD: Button(look, translate("life", "Dead"), kind="chip"),
            Status.SEKI: Button(look, translate("life", "Seki"), kind="chip"),
        }
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for status, chip in self.chips.items():
            chip.setCheckable(True)
            self._group.addButton(chip, list(Status).index(status))
        self._group.idClicked.connect(self._on_clicked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(FlowRow(*self.chips.values(), self.group_name))

    def show_group(self, position: Position, group: CountGroup | None) -> None:
        """Show the status of a group; hide the buttons without one."""
        self.setVisible(group is not None)
        if group is None:
            return
        title = count_texts.group_title(position, group.stones)
        self.group_name.setText(title)
        for status, chip in self.chips.items():
            chip.setChecked(status is group.status and not group.is_undecided)
            chip.setAccessibleName(labelled(title, chip.text()))

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        self.status_chosen.emit(list(Status)[number])


class OpponentView(NamedTuple):
    """The opinion about the count of an engine that plays one side.

    `consents` means that it agrees. If not, it may propose another `status` for these `stones`.
    """

    sentence: str = ""
    consents: bool = False
    stones: frozenset[Point] = frozenset()
    status: Status | None = None


class CountPanel(QWidget):
    """The panel of a count: the question, the groups to decide, the sum, the commands and both agreements.

    Signals: `ruleset_chosen(Ruleset)`; `agreed(Color)` when one side presses its button; `summed()` when the last
    moves, and so the sum, have been computed; `status_chosen(stones, Status)`; `group_chosen(CountGroup)` when a row
    was chosen, and `group_pressed(CountGroup)` when Enter was pressed on it.
    """

    manual_page = "counting"

    ruleset_chosen = Signal(object)
    agreed = Signal(object)
    status_chosen = Signal(object, object)
    summed = Signal()
    group_chosen = Signal(object)
    group_pressed = Signal(object)

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
        self.lacking = label(count_texts.lacks_network(), "note", "muted", wraps=True)
        self.opponent = NoticeCard(look, "info", "soft", "")
        self._opponent = OpponentView()
        self.groups = GroupList(look)
        self._later = next_turn(self, self._show_chosen)
        self.opinion_place = column_layout(spacing=6)
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
        self.guidance = label(role="note", tone="muted", wraps=True)
        self.play_on = Button(look, translate("panel", "Play on"), "play", "link")
        self.try_out = Button(look, translate("panel", "Try it out"), "try", "link")
        self.show_why = Button(look, translate("panel", "Show why"), "info", "link")
        self.show_rescue = Button(look, translate("panel", "Show how it lives"), "info", "link")
        self.undo = Button(look, translate("panel", "Undo"), "undo", "link")
        self.show_why.hide()
        self.show_rescue.hide()
        # These come last, so that no other button moves when they are shown or hidden.
        lines = (self.show_why, self.show_rescue)
        self.acts = FlowRow(self.play_on, self.try_out, self.undo, *lines)
        self.sides = {color: AgreeCard(look, color) for color in Color}
        self.close_button = Button(look, translate("panel", "Back to the game"), "close")
        self.show_count = Button(look, translate("panel", "Show the count"), "count", "link")
        self.foot_note = label(role="note", tone="muted", wraps=True)
        self._filling = Job(self)
        self._soon = Alarm(self)
        self._work: FillingWork | None = None
        self._filled_in: GameSession | None = None
        self._counted_in: GameSession | None = None
        self._told_of: Position | None = None
        self._counting: CountingState | None = None
        self._is_compact = False
        self._is_counted = True
        self._cards = QGridLayout()
        self._build()
        self._connect()

    def _build(self) -> None:
        self._middle = ScrollingPanel(
            self.hint,
            self.reading,
            self.open_card,
            self.lacking,
            self.opponent,
            self.groups,
            self.opinion_place,
            self.dame,
            row_layout(self.fill_dame, None),
            self.reach,
            self.details,
            self.asked,
            FlowRow(self.compare, self.show_count),
            self.guidance,
            None,
            spacing=10,
        )
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(8)
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
        layout.addWidget(self.close_button)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.details.ruleset_chosen.connect(self.ruleset_chosen)
        self.groups.chosen.connect(self.group_chosen)
        self.groups.pressed.connect(self.group_pressed)
        self.chips.status_chosen.connect(self._on_status)
        self.details.standing.toggled.connect(self._on_details)
        self._filling.done.connect(self._on_filled)
        self._soon.rang.connect(self._start_filling)
        for card in self.sides.values():
            card.pressed.connect(self.agreed)

    def set_compact(self, is_compact: bool) -> None:
        """Make the panel lower for a low window."""
        self._is_compact = is_compact
        for card in self.sides.values():
            card.set_compact(is_compact)
        self._make_room()

    def _make_room(self) -> None:
        """Hide the groups in a low window while the breakdown is open."""
        counting = self._counting
        if counting is None:
            return
        is_asked = not counting.is_unfinished
        has_room = not (self._is_compact and self.details.standing.isChecked())
        self.hint.setVisible(is_asked and has_room)
        self.lacking.setVisible(counting.lacks_network and has_room)
        self.groups.setVisible(bool(self.groups.groups) and is_asked and has_room)
        self.reach.setVisible(not counting.is_fixed and is_asked and has_room)

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
        self._counting, self._counted_in = counting, session
        if session.opponent is None:
            self._opponent = OpponentView()
        self._refresh_opponent(counting)
        self._refresh_question(counting, session.count_ends_game)
        groups = groups_of_count(counting)
        self.groups.show_groups(counting.position, groups)
        # In an unfinished game the parts of the count would only hide the way to play on.
        self._is_counted = not (counting.is_unfinished or controller.awaits_reading)
        is_counted = self._is_counted
        self.chips.show_group(counting.position, self.groups.current if is_counted else None)
        self.asked.setVisible(is_counted)
        self.guidance.setText(count_guidance(session))
        self.guidance.setVisible(bool(self.guidance.text()) and is_counted)
        self.show_reading(controller)
        self._make_room()
        self._refresh_foot(session, counting)
        self._fill_beside(session, counting)

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
            self._refresh_opponent(session.counting)
            self._refresh_foot(session, session.counting)

    def _refresh_opponent(self, counting: CountingState) -> None:
        view = self._opponent
        if view.sentence and not counting.is_unfinished:
            act = count_texts.take_over(view.status) if view.status is not None else ""
            detail = count_texts.opponent_detail() if act else ""
            self.opponent.show_notice(view.sentence, detail, act)
        else:
            self.opponent.hide()

    def choose_at(self, point: Point | None) -> None:
        """Choose the row of the group with a stone at this point, and scroll to it."""
        is_filling = self.groups.is_filling
        before = self.groups.current_row
        self.groups.choose_at(point)
        shown = self.groups.current_row
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

    def _refresh_question(self, counting: CountingState, ends_game: bool) -> None:
        if counting.is_fixed:
            self.title.setText(translate("panel", "The game is over"))
            self.hint.setText(count_texts.every_stone_alive())
            return
        if counting.is_unfinished:
            self.title.setText(count_texts.is_it_over())
            return
        self.title.setText(count_texts.which_are_dead())
        last = count_texts.count_when_agreed() if ends_game else ""
        self.hint.setText(running_text(count_texts.marking_hint(counting), last))

    def _fill_beside(self, session: GameSession, counting: CountingState) -> None:
        """Compute the last moves, which fill the neutral points, in another thread; until then disable the button.

        Known last moves are shown at once.
        """
        self._filling.cancel()
        self._soon.stop()
        self._filled_in = session
        work = filling_work(session, counting)
        if work is None or work.is_done:
            self._refresh_dame()
            return
        self.fill_dame.setEnabled(False)
        if counting.position != self._told_of:
            for shown in (self.open_card, self.dame, self.fill_dame, self.details):
                shown.hide()
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
        self.dame.setVisible(bool(text))
        self.fill_dame.setVisible(bool(text) and can_fill_dame(session))
        self._refresh_sum(session, counting)

    def _refresh_sum(self, session: GameSession, counting: CountingState) -> None:
        """Show the sum, the moves that it assumes, and the button for the other sum."""
        is_asked = asks_to_play_on(session, counting)
        self.open_card.show_open(counting, is_asked, session.count_ends_game)
        shown, sentence = headline_count(session, counting), count_texts.headline(session, counting)
        self.details.show_count(shown, self._rulesets(), sentence)
        self.details.setVisible(self._is_counted)
        closing = count_texts.closing_sentences(session, counting)
        if counting.as_it_stands:
            has_other = bool(count_texts.last_moves_instead(session, counting).moves)
        else:
            has_other = shown is not counting
        other = count_texts.other_sum(counting.as_it_stands) if has_other else ""
        self.details.show_moves(closing, other)
        for card in self.sides.values():
            card.button.setEnabled(self._is_counted and not is_asked)

    def _refresh_foot(self, session: GameSession, counting: CountingState) -> None:
        ends_game = session.count_ends_game
        self.play_on.setVisible(ends_game and not counting.is_unfinished)
        self.play_on.setEnabled(not counting.is_fixed)
        for button in (self.play_on, self.open_card.play_on):
            set_tip(button, play_on_hint(session))
        self.try_out.setEnabled(not counting.is_fixed)
        self.undo.setVisible(not counting.is_unfinished)
        self.undo.setEnabled(counting.before is not None)
        names = {Color.BLACK: session.info.black_name, Color.WHITE: session.info.white_name}
        hint = agree_hint(session)
        for color, card in self.sides.items():
            card.setVisible(ends_game and not counting.is_unfinished)
            # An engine agrees by itself, and the person at the board never waits for it.
            consents = self._opponent.consents and color is session.opponent
            card.show_agreed(names[color] or "", consents or color in counting.agreed)
            card.set_asked(color is not session.opponent)
            set_tip(card.button, hint)
            card.button.setEnabled(self._is_counted)
        self.foot_note.setVisible(ends_game and not counting.is_unfinished)
        self.close_button.setVisible(not ends_game)
        self.show_count.setVisible(not ends_game and not counting.is_unfinished)
        self.compare.setVisible(self._is_counted)

    @Slot(bool)
    def _on_details(self, is_open: bool) -> None:
        self._make_room()
        if is_open:
            # The layout has to place the opened table before the panel can scroll to it.
            QTimer.singleShot(0, self, self._show_details)

    @Slot()
    def _show_details(self) -> None:
        self._middle.verticalScrollBar().setValue(self.details.y())

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
