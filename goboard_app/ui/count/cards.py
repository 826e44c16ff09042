"""The cards of the count panel: both agreements, what is still open, and the chips that mark stones."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from goboard_app.app.texts import count as count_texts
from goboard_app.app.texts.format import color_name, comma_list, dotted, labelled, player_name, running_text, translate
from goboard_app.app.texts.play import agree_key
from goboard_app.go.board import Color
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import CountGroup
from goboard_app.session.counting import CountingState, Reach
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    FlowRow,
    IconLabel,
    StoneLabel,
    column_layout,
    label,
    row_layout,
)
from goboard_app.ui.widgets.tips import set_tip

KEYS = {Color.BLACK: "B", Color.WHITE: "W"}

_MOST = 3


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
