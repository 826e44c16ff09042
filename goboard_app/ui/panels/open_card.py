"""OpenCard: what is still open on the board before a count, and the two ways from there."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.count import (
    needed_sentence,
    not_finished,
    opening_sentence,
    opening_title,
)
from goboard_app.app.texts.format import translate
from goboard_app.go.board import BoardSize
from goboard_app.scoring.proposal import Proposal
from goboard_app.session.counting import CountingState
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, Card, IconLabel, column_layout, label, row_layout

_MOST = 3


class OpenCard(Card):
    """Points at gaps in borders and at moves that are wanting; the board shows them too.

    The buttons are `play_on` and `as_it_stands`.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("soft", parent)
        self.title = label(role="name", wraps=True)
        self.detail = label(role="panel", wraps=True)
        self.play_on = Button(look, translate("panel", "Play on"), "play")
        self.as_it_stands = Button(look, translate("panel", "Count as it stands"), "count")
        head = row_layout(column_layout(IconLabel(look, "info", "accent", 18), None), spacing=9)
        head.addWidget(self.title, 1)
        acts = FlowRow(self.play_on, self.as_it_stands)
        self.setLayout(column_layout(head, self.detail, acts, spacing=8, margin=12))
        self.hide()

    def show_open(self, counting: CountingState, may_play_on: bool) -> None:
        """Show what is open, or nothing where nothing is or the players know it."""
        self.setVisible(counting.is_warned)
        proposal = counting.proposal
        if proposal is None or not counting.is_warned:
            return
        sentences = _sentences(proposal, counting.position.size)
        self.title.setText(_title(proposal))
        self.detail.setText(" ".join(sentences))
        self.detail.setVisible(bool(sentences))
        self.play_on.setVisible(may_play_on)
        self.setAccessibleName(" ".join((self.title.text() + ".", *sentences)))


def _title(proposal: Proposal) -> str:
    if not proposal.is_finished:
        return not_finished().rstrip(".")
    if proposal.openings:
        return opening_title(proposal.openings[0])
    return translate("life", "A move is still needed")


def _sentences(proposal: Proposal, size: BoardSize) -> list[str]:
    openings = [opening_sentence(opening, size) for opening in proposal.openings]
    needed = [needed_sentence(move, size) for move in proposal.needed]
    return [*openings, *needed][:_MOST]
