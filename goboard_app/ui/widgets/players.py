"""The card of a player, and the row of facts about a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from goboard_app.app.texts.clocks import overtime_text, state_text
from goboard_app.app.texts.format import color_name, comma_list, isolated, translate
from goboard_app.app.texts.play import prisoners_text
from goboard_app.app.texts.record import facts_of
from goboard_app.clock.clock import ClockPhase, ClockState
from goboard_app.go.board import Color
from goboard_app.late import late
from goboard_app.record.tree import GameTree
from goboard_app.session.info import Inconsistency, inconsistencies_of
from goboard_app.session.session import GameSession
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    StoneLabel,
    column_layout,
    label,
    row_layout,
    set_style,
)

with late:
    from goboard_app.ui.widgets.faces import FaceLabel

if TYPE_CHECKING:
    from goboard_app.partner.character import Character

# The width of a stone alone, of one below a face, of the face, and of their place with the shadow of the stone.
_STONE, _STONE_BELOW, _FACE, _PLACE = 34, 40, 32, 55

# The clock turns red when less time is left, in milliseconds.
_SHORT_MS = 10_000

_DOT = "\N{MIDDLE DOT}"


class PlayerCard(Card):
    """The card of Black or White, which shows the values given to it."""

    def __init__(self, look: Look, color: Color, parent: QWidget | None = None) -> None:
        super().__init__("quiet", parent)
        self._look = look
        self._is_compact = False
        self.color = color
        self.name = ElidedLabel(role="name")
        self.facts = ElidedLabel(role="note", tone="muted")
        self.turn = label(role="note", tone="muted")
        self.clock = label(role="clock")
        self._turn_text = ""
        self._is_thinking = False
        self._overtime = ""
        self._face: FaceLabel | None = None
        self._bar = QFrame()
        self._bar.setFixedWidth(4)
        self._stone = StoneLabel(look, color, color_name(color), _STONE, has_shadow=True)
        self._stone.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._build()
        look.changed.connect(self._follow_look)

    def _build(self) -> None:
        set_style(self._bar, bar="off")
        for text in (self.turn, self.clock):
            text.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            text.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.clock.hide()
        texts = column_layout(None, self.name, self.facts, None, spacing=4)
        layout = row_layout(self._bar, 2, self._stone, 0, spacing=4)
        layout.addLayout(texts, 1)
        layout.addLayout(column_layout(None, self.clock, self.turn, None, spacing=0))
        self.setLayout(layout)
        self._follow_look()

    def set_compact(self, is_compact: bool) -> None:
        """Set whether the card is lower, for a low window."""
        self._is_compact = is_compact
        self._follow_look()

    @Slot()
    def _follow_look(self) -> None:
        px = self._look.px
        edge = px(4 if self._is_compact else 10)
        self.layout().setContentsMargins(0, edge, px(14), edge)  # type: ignore[union-attr]
        # The texts of both cards begin at the same place, with and without a face.
        self._stone.setMinimumWidth(px(_PLACE))
        self.setMinimumHeight(px(54 if self._is_compact else 68))

    def show_player(self, name: str, rank: str, prisoners: int, note: str = "", goal: int | None = None) -> None:
        """Show the name and rank of the player and the prisoners, of `goal` if there is one."""
        color = color_name(self.color)
        self.name.setText(name or color)
        facts = [color] if name else []
        facts += [isolated(rank)] if rank else []
        facts.append(prisoners_text(prisoners, goal))
        facts += [note] if note else []
        self.facts.setText("  \N{MIDDLE DOT}  ".join(facts))
        self.setAccessibleName(comma_list(self.name.text(), *facts))

    def show_face(self, character: Character | None) -> None:
        """Show the face of the partner who plays this colour on its stone; None for another player."""
        if self._face is None:
            if character is None:
                return
            self._face = FaceLabel(self._look, _FACE)
            # Beside the stone it would leave too little room for the texts in a narrow panel.
            self._stone.setLayout(row_layout(None, self._face, None))
        self._face.show_face(character)
        self._stone.set_size(_STONE if character is None else _STONE_BELOW)

    def show_turn(self, is_to_move: bool, text: str = "") -> None:
        """Highlight the card of the side to move."""
        set_style(self, card="plain" if is_to_move else "quiet")
        set_style(self._bar, bar="on" if is_to_move else "off")
        self._turn_text = text
        self._show_note()

    def show_thinking(self, is_thinking: bool) -> None:
        """Show that the engine that plays this colour is thinking."""
        self._is_thinking = is_thinking
        self._show_note()

    def show_clock(self, state: ClockState | None, is_running: bool) -> None:
        """Show the time left in large figures, and below it the state of the overtime."""
        self.clock.setVisible(state is not None)
        self._overtime = overtime_text(state) if state is not None else ""
        if state is not None:
            self.clock.setText(state_text(state, tenths=True))
            is_short = is_running and state.left is not None and state.left <= _SHORT_MS
            is_last = state.phase in (ClockPhase.LAST_PERIOD, ClockPhase.LOST)
            tone = "error" if is_short or is_last else "" if is_running else "muted"
            set_style(self.clock, tone=tone)
        self._show_note()

    def _show_note(self) -> None:
        thinking = translate("panel", "thinking…") if self._is_thinking else ""
        self.turn.setText(self._overtime or thinking or self._turn_text)


class FactsRow(QWidget):
    """The facts about the game, in several lines if needed, with the buttons `pause` and `rules`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: list[str] = []
        self._doubts: tuple[Inconsistency, ...] = ()
        self._seen: tuple[GameTree, int] | None = None
        self.facts = label(role="body", tone="muted", wraps=True)
        policy = self.facts.sizePolicy()
        # A long text must not widen the panel.
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        self.facts.setSizePolicy(policy)
        self.rules = Button(look, translate("panel", "Rules"), kind="link")
        self.pause = Button(look, kind="link")
        self.pause.hide()
        layout = row_layout(spacing=4)
        layout.addWidget(self.facts, 1)
        layout.addWidget(self.pause)
        layout.addWidget(self.rules)
        self.setLayout(layout)

    def refresh(self, session: GameSession) -> None:
        """Show the facts of a session."""
        seen = (session.tree, session.tree.revision)
        if seen != self._seen:
            # Stepping through a record does not change the inconsistencies.
            self._seen = seen
            self._doubts = () if session.is_live else inconsistencies_of(session.tree)
        self._told = facts_of(session, self._doubts)
        self._fit()

    def show_pause(self, has_clock: bool, is_paused: bool) -> None:
        """Show the button that pauses or restarts the clocks."""
        self.pause.setVisible(has_clock)
        text = translate("panel", "Start clock") if is_paused else translate("panel", "Pause")
        self.pause.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the facts in one line if they fit; otherwise break the lines between facts."""
        metrics, room = QFontMetrics(self.facts.font()), self.facts.width()
        for dot in (f"  {_DOT}  ", f" {_DOT} "):
            text = dot.join(self._told)
            if metrics.horizontalAdvance(text) <= room:
                break
        else:
            text = ""
            for fact in self._told:
                last = text.rpartition("\n")[2]
                fits = metrics.horizontalAdvance(f"{last} {_DOT} {fact} {_DOT}") <= room
                text += (f" {_DOT} " if fits else f" {_DOT}\n") * bool(text) + fact
        if text != self.facts.text():
            self.facts.setText(text)
