"""The side panel of a game while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts import play as play_texts
from goboard_app.app.texts.format import translate
from goboard_app.clock.clock import GameClock
from goboard_app.go.board import Color
from goboard_app.session.acts import passes_to_stop
from goboard_app.session.new_game import has_usual_points, may_be_done, stones_left
from goboard_app.session.painter import HelpChoice
from goboard_app.session.session import Change, GameSession, Phase
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.cards import NoticeCard, OfferCard, QuestionCard, RefusalCard
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.moves_card import MovesCard
from goboard_app.ui.widgets.parts import Button, FlowRow, ScrollingPanel, column_layout, grid, label
from goboard_app.ui.widgets.players import FactsRow, PlayerCard
from goboard_app.ui.widgets.tips import set_tip

if TYPE_CHECKING:
    from goboard_app.partner.character import Character


_HIGH = 900
"""The height in pixels at 100 % from which the moves take all room that is left."""


class PlayPanel(QWidget):
    """The side panel with both players, the facts, the moves, the aids and four actions.

    Signal: `help_chosen(HelpChoice)` when a chip was switched.
    """

    manual_page = "playing"

    help_chosen = Signal(object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_compact = False
        self._is_tall = False
        self.black = PlayerCard(look, Color.BLACK)
        self.white = PlayerCard(look, Color.WHITE)
        self.facts = FactsRow(look)
        self.moves = MovesCard(look)
        self.refusal = RefusalCard(look, thumbnail)
        self.goal = label(role="panel", wraps=True)
        self.question = QuestionCard(look)
        self.opponent = QuestionCard(look)
        self.offer = OfferCard(look)
        self._thinking: Color | None = None
        self.cycle = NoticeCard(look, "info", "soft", "")
        self.handicap = NoticeCard(look, "info", "soft", "")
        self.liberties = Button(look, translate("panel", "Liberties"), kind="chip")
        self.atari = Button(look, translate("panel", "Atari"), kind="chip")
        self.numbers = Button(look, translate("panel", "Move numbers"), kind="chip")
        self.chains = Button(look, translate("panel", "Chains"), kind="chip")
        self.areas = Button(look, translate("panel", "Surrounded"), kind="chip")
        self._chips = (self.liberties, self.atari, self.chains, self.areas, self.numbers)
        self.pass_button = Button(look, translate("panel", "Pass"), "pass")
        self.take_back = Button(look, translate("panel", "Take back"), "undo")
        self.resign = Button(look, translate("panel", "Resign…"), "flag")
        self.count = Button(look, translate("panel", "Count…"), "count")
        self._build()
        self._connect()

    def _build(self) -> None:
        self._help = QWidget()
        help_title = label(translate("panel", "Help on the board"), "section", "muted")
        chips = FlowRow(*self._chips)
        self._help.setLayout(column_layout(help_title, chips, spacing=8))
        self._middle = ScrollingPanel(
            self.facts,
            self.goal,
            self.question,
            self.offer,
            self.opponent,
            self.refusal,
            self.cycle,
            self.handicap,
            self.moves,
            self._help,
            None,
            spacing=12,
        )
        self._foot = grid([[self.pass_button, self.take_back], [self.resign, self.count]])
        self._people = column_layout(self.black, self.white, spacing=10)
        layout = column_layout(self._people, spacing=10)
        layout.addWidget(self._middle, 1)
        layout.addLayout(self._foot)
        self.setLayout(layout)
        for chip in self._chips:
            chip.setCheckable(True)
        set_tip(self.resign, play_texts.resign_hint())

    def _connect(self) -> None:
        for chip in self._chips:
            chip.clicked.connect(self._on_chip)

    def show_help(self, choice: HelpChoice) -> None:
        """Set the chips of the aids."""
        self.liberties.setChecked(choice.liberties)
        self.atari.setChecked(choice.atari)
        self.numbers.setChecked(choice.numbers)
        self.chains.setChecked(choice.chains)
        self.areas.setChecked(choice.areas)

    def show_thinking(self, color: Color | None) -> None:
        """Show on a player's card that it is thinking; None if the game waits for no engine."""
        if color is not self._thinking:
            for card in (self.black, self.white):
                if card.color in (color, self._thinking):
                    card.show_thinking(card.color is color)
            self._thinking = color

    def show_partner(self, color: Color | None, character: Character | None) -> None:
        """Show the face of the partner on the card of its colour; None if the opponent is no partner."""
        for card in (self.black, self.white):
            card.show_face(character if card.color is color else None)

    def show_offer(self, session: GameSession, question: str = "", reason: str = "") -> None:
        """Show the offer to take a move back, with its reason; without a question there is none.

        The aids make room for it, and nobody is to play until the user has answered.
        """
        if question:
            back, keep = translate("teaching", "Take it back"), translate("teaching", "Keep it")
            self.offer.put(question, reason, back, keep)
        else:
            self.offer.hide()
        self._refresh_players(session)
        self._show_parts(session)
        self._show_rows()

    def show_clock(self, clock: GameClock | None) -> None:
        """Show the time of both sides; None for a game without clocks."""
        for card in (self.black, self.white):
            state = clock.state(card.color) if clock is not None else None
            card.show_clock(state, clock is not None and clock.running is card.color)
        self.facts.show_pause(clock is not None, clock is not None and clock.is_paused)

    def set_compact(self, is_compact: bool) -> None:
        """Show fewer moves in a low window."""
        self._is_compact = is_compact
        for card in (self.black, self.white):
            card.set_compact(is_compact)
        self._show_rows()

    def set_tall(self, is_tall: bool) -> None:
        """Arrange the panel for a place below the board: players and actions in one row each, moves beside the rest."""
        if is_tall == self._is_tall:
            return
        self._is_tall = is_tall
        directions = QBoxLayout.Direction
        self._people.setDirection(directions.LeftToRight if is_tall else directions.TopToBottom)
        for card in (self.black, self.white):
            self._people.setStretchFactor(card, 1 if is_tall else 0)
        acts = (self.pass_button, self.take_back, self.resign, self.count)
        for number, act in enumerate(acts):
            self._foot.removeWidget(act)
            place = (0, number) if is_tall else divmod(number, 2)
            self._foot.addWidget(act, *place)
        for place_across in (2, 3):
            # A column that has become empty would keep its stretch, and so its width.
            self._foot.setColumnStretch(place_across, 1 if is_tall else 0)
        self._middle.set_beside(*([self.moves] if is_tall else []))
        self._show_rows()

    def _show_rows(self) -> None:
        is_short = self._is_compact or self._is_tall or not self.offer.isHidden()
        rows = 3 if is_short else 5
        grows = self._is_tall or self.height() >= self._look.px(_HIGH)
        self._middle.set_stretch(self.moves, 1 if grows else 0)
        self.moves.set_rows_shown(rows, grows=grows)
        # Beside other parts the list grows into free room and requests none.
        policies = QSizePolicy.Policy
        high = policies.Ignored if self._is_tall else policies.Expanding
        self.moves.list.setSizePolicy(policies.Expanding, high)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._show_rows()

    def refresh(self, controller: GameController, change: Change) -> None:
        """Show the state of the session."""
        session = controller.session
        self._refresh_players(session)
        # Before `_show_parts`, which asks whether the notice about a cycle is hidden.
        self._refresh_notices(session)
        if change & (Change.INFO | Change.CURSOR):
            self.facts.refresh(session)
        if change & (Change.TREE | Change.CURSOR):
            self.moves.refresh(session)
        is_playing = session.phase is Phase.PLAYING
        self._refresh_ending(session, is_playing)
        self.resign.setEnabled(is_playing)
        self.take_back.setEnabled(controller.can_take_back)
        self._show_parts(session)

    def _show_parts(self, session: GameSession) -> None:
        """Hide the parts that are not needed beside a refusal or an offer, which take their place."""
        # Not `isVisible`, which is False for each part while the panel itself is not shown.
        is_told = session.refusal is not None or not self.cycle.isHidden()
        self.moves.setVisible(session.phase is not Phase.HANDICAP and not is_told)
        self.facts.setVisible(not is_told)
        self._help.setVisible(not is_told and self.offer.isHidden())

    def _refresh_ending(self, session: GameSession, is_playing: bool) -> None:
        """Enable passing and counting if the game has them; show the reason in the tips if not."""
        is_counted = session.goal is None
        if is_playing:
            set_tip(
                self.pass_button,
                play_texts.pass_hint(session) if is_counted else play_texts.no_pass_hint(),
            )
            set_tip(
                self.count,
                play_texts.count_hint() if is_counted else play_texts.no_count_hint(),
            )
            if is_counted and session.opponent is not None and not may_ask_count(session):
                set_tip(self.count, play_texts.count_after_passes())
        self.pass_button.setEnabled(is_playing and is_counted and not session.awaits_opponent)
        self.count.setEnabled(is_playing and is_counted and may_ask_count(session))

    def _refresh_players(self, session: GameSession) -> None:
        info, position = play_texts.named_info(session), session.position
        left = stones_left(session.tree) if session.phase is Phase.HANDICAP else 0
        to_move = Color.BLACK if left else position.to_move
        for card, name, rank in (
            (self.black, info.black_name, info.black_rank),
            (self.white, info.white_name, info.white_rank),
        ):
            card.show_player(name, rank, position.prisoners(card.color), goal=session.goal)
            text = play_texts.handicap_left(left) if left else ""
            is_to_move = card.color is to_move and self.offer.isHidden()
            text = text or translate("panel", "to play")
            card.show_turn(is_to_move, text if is_to_move else "")

    def _refresh_notices(self, session: GameSession) -> None:
        self.refusal.refresh(session)
        self.goal.setVisible(session.goal is not None)
        self.goal.setText(play_texts.goal_sentences(session.goal) if session.goal else "")
        offer = session.cycle_offer() if session.refusal is None else None
        self.cycle.setVisible(offer is not None)
        if offer is not None:
            self.cycle.show_notice(*play_texts.cycle_offer(offer))
        is_placing = session.phase is Phase.HANDICAP
        self.handicap.setVisible(is_placing)
        if is_placing:
            act = ""
            if has_usual_points(session.tree):
                act = translate("panel", "Use the usual points")
            elif may_be_done(session.tree):
                act = translate("panel", "Done: no more stones")
            self.handicap.show_notice(
                translate("panel", "Black places the handicap stones"),
                play_texts.place_anywhere(),
                act,
            )

    @Slot()
    def _on_chip(self) -> None:
        self.help_chosen.emit(
            HelpChoice(
                self.liberties.isChecked(),
                self.atari.isChecked(),
                self.numbers.isChecked(),
                self.chains.isChecked(),
                self.areas.isChecked(),
            )
        )


def may_ask_count(session: GameSession) -> bool:
    """Return whether the players here may stop the game for a count by the missing passes.

    An engine passes by itself, so that at most one pass may be missing.
    """
    if session.opponent is not None and passes_to_stop(session) > 1:
        return False
    return session.path.number > 0 and not session.awaits_opponent


def play_panel(context: WindowContext) -> PlayPanel:
    """Return the panel of a game that is played in this window."""
    panel = PlayPanel(context.look, context.thumbnails.of_picture)
    controller = context.controller
    for button, name in (
        (panel.pass_button, "pass"),
        (panel.take_back, "take_back"),
        (panel.resign, "resign"),
        (panel.count, "count"),
        (panel.facts.rules, "rules"),
        (panel.facts.pause, "pause"),
    ):
        button.clicked.connect(context.commands.runner(name))
    panel.refusal.look_asked.connect(controller.go_to)
    panel.cycle.accepted.connect(controller.end_by_agreement)
    panel.handicap.accepted.connect(controller.settle_handicap)
    panel.question.accepted.connect(controller.confirmation.confirm)
    panel.question.rejected.connect(controller.confirmation.drop)
    panel.moves.stepped.connect(context.presenter.step_named)
    panel.moves.node_chosen.connect(controller.go_to)
    controller.clock.shown.connect(panel.show_clock)
    # The panel may be made during a game, after the last signal of the clock.
    panel.show_clock(controller.clock.now)
    return panel
