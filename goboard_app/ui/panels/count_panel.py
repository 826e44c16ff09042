"""CountPanel: the side panel while two people agree which stones are dead."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from goboard_app.app.texts.count import (
    change_takes_back,
    count_when_agreed,
    dame_sentence,
    every_stone_alive,
    marking_hint,
    which_are_dead,
)
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.play import agree_hint, count_guidance, play_on_hint
from goboard_app.go.board import Color, Point
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.count_groups import listed_groups
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import can_fill_dame
from goboard_app.session.session import GameSession
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout
from goboard_app.ui.panels.agree_card import AgreeCard
from goboard_app.ui.panels.count_details import CountDetails
from goboard_app.ui.panels.group_list import GroupList
from goboard_app.ui.panels.open_card import OpenCard
from goboard_app.ui.panels.point_card import PointNote
from goboard_app.ui.panels.reach_chips import ReachChips
from goboard_app.ui.panels.status_chips import StatusChips


class CountPanel(QWidget):
    """The question, the groups to decide about, and below them the acts and both agreements.

    Signals: `ruleset_chosen(Ruleset)`; `agreed(Color)` when one side presses its button;
    `status_chosen(stones, Status)`; `group_chosen(ListedGroup)` and `group_pressed(ListedGroup)`
    when a row was chosen, and when Enter was pressed on it.
    """

    ruleset_chosen = Signal(object)
    agreed = Signal(object)
    status_chosen = Signal(object, object)
    group_chosen = Signal(object)
    group_pressed = Signal(object)

    def __init__(
        self, look: Look, rulesets: Sequence[Ruleset], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.title = label(role="title", wraps=True)
        self.hint = label(role="panel", tone="muted", wraps=True)
        self.open_card = OpenCard(look)
        self.groups = GroupList(look)
        self.chips = StatusChips(look)
        self.reach = ReachChips(look)
        self.dame = label(role="note", tone="muted", wraps=True)
        self.fill_dame = Button(look, translate("panel", "Fill the dame alternately"), kind="link")
        self.details = CountDetails(look, rulesets)
        self.standing, self.table = self.details.standing, self.details.table
        self.rules, self.rules_hint = self.details.rules, self.details.rules_hint
        self.asked = PointNote(look)
        self.compare = Button(look, translate("panel", "Compare rulesets"), "table", "link")
        self.guidance = label(role="note", tone="muted", wraps=True)
        self.play_on = Button(look, translate("panel", "Play on"), "play", "link")
        self.try_out = Button(look, translate("panel", "Try it out"), "try", "link")
        self.undo = Button(look, translate("panel", "Undo"), "undo", "link")
        self.acts = FlowRow(self.play_on, self.try_out, self.undo)
        self.sides = {color: AgreeCard(look, color) for color in Color}
        self.close_button = Button(look, translate("panel", "Back to the game"), "close")
        self.show_count = Button(look, translate("panel", "Show the count"), "count", "link")
        self.foot_note = label(role="note", tone="muted", wraps=True)
        self._cards = QGridLayout()
        self._build()
        self._connect()

    def _build(self) -> None:
        self._middle = ScrollingPanel(
            self.title,
            self.hint,
            self.open_card,
            self.groups,
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
        text = change_takes_back()
        self.foot_note.setText(text)
        self.foot_note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout = column_layout(spacing=8)
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
        for card in self.sides.values():
            card.pressed.connect(self.agreed)

    def set_compact(self, is_compact: bool) -> None:
        """Be lower in a low window."""
        for card in self.sides.values():
            card.set_compact(is_compact)

    def set_tall(self, is_tall: bool) -> None:
        """Put both players beside one another where the panel lies below the board."""
        for number, card in enumerate(self.sides.values()):
            self._cards.addWidget(card, 0 if is_tall else number, number if is_tall else 0)
        self._middle.set_beside(*((self.details, self.guidance) if is_tall else ()))
        for place in (0, 1):
            self._cards.setColumnStretch(place, 1 if is_tall or not place else 0)

    def refresh(self, session: GameSession) -> None:
        """Show what is counted now."""
        counting = session.counting
        if counting is None:
            return
        self._refresh_question(counting, session.count_ends_game)
        self.open_card.show_open(counting, session.count_ends_game)
        groups = listed_groups(counting)
        self.groups.show_groups(counting.position, groups)
        self.groups.setVisible(bool(groups))
        self.chips.show_group(counting.position, self.groups.current)
        self.reach.setVisible(not counting.is_fixed)
        self.details.show_count(counting)
        self.guidance.setText(count_guidance(session))
        self.guidance.setVisible(bool(self.guidance.text()))
        self._refresh_dame(session)
        self._refresh_foot(session, counting)

    def choose_at(self, point: Point | None) -> None:
        """Choose the row of the group that has a stone here, and bring it into sight."""
        before = self.groups.current_row
        self.groups.choose_at(point)
        shown = self.groups.current_row
        if shown is not None and shown is not before:
            self._middle.ensureWidgetVisible(shown, 0, 8)

    def _refresh_question(self, counting: CountingState, ends_game: bool) -> None:
        if counting.is_fixed:
            self.title.setText(translate("panel", "The game is over"))
            self.hint.setText(every_stone_alive())
            return
        self.title.setText(which_are_dead())
        last = count_when_agreed() if ends_game else ""
        self.hint.setText(f"{marking_hint(counting)} {last}".strip())

    def _refresh_dame(self, session: GameSession) -> None:
        text = dame_sentence(session)
        self.dame.setText(text)
        self.dame.setVisible(bool(text))
        self.fill_dame.setVisible(bool(text) and can_fill_dame(session))

    def _refresh_foot(self, session: GameSession, counting: CountingState) -> None:
        ends_game = session.count_ends_game
        self.play_on.setVisible(ends_game)
        self.play_on.setEnabled(not counting.is_fixed)
        self.play_on.setToolTip(play_on_hint(session))
        self.try_out.setEnabled(not counting.is_fixed)
        self.undo.setEnabled(counting.before is not None)
        names = {Color.BLACK: session.info.black_name, Color.WHITE: session.info.white_name}
        hint = agree_hint(session)
        for color, card in self.sides.items():
            card.setVisible(ends_game)
            card.show_agreed(names[color] or "", color in counting.agreed)
            card.button.setToolTip(hint)
        self.foot_note.setVisible(ends_game)
        self.close_button.setVisible(not ends_game)
        self.show_count.setVisible(not ends_game)

    @Slot(bool)
    def _on_details(self, is_open: bool) -> None:
        if is_open:
            # The layout must know first how high the table is.
            QTimer.singleShot(0, self, self._show_details)

    @Slot()
    def _show_details(self) -> None:
        self._middle.verticalScrollBar().setValue(self.details.y())

    @Slot(object)
    def _on_status(self, status: object) -> None:
        group = self.groups.current
        if group is not None:
            self.status_chosen.emit(group.stones, status)
