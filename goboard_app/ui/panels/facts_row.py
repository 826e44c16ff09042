"""FactsRow: size, rules and komi in one line or two, with the way to the rules."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import facts_of
from goboard_app.record.tree import GameTree
from goboard_app.session.info import Doubt, doubts_of
from goboard_app.session.session import GameSession
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, label, row_layout

_DOT = "\N{MIDDLE DOT}"


class FactsRow(QWidget):
    """The facts about the game, in more lines where one is too short, and the button `rules`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: list[str] = []
        self._doubts: tuple[Doubt, ...] = ()
        self._seen: tuple[GameTree, int] | None = None
        self.facts = label(role="body", tone="muted", wraps=True)
        policy = self.facts.sizePolicy()
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
            # Stepping through a record changes none of them.
            self._seen = seen
            self._doubts = () if session.is_live else doubts_of(session.tree)
        self._told = facts_of(session, self._doubts)
        self._fit()

    def show_pause(self, has_clock: bool, is_paused: bool) -> None:
        """Offer to stop the clocks, or to let them go on."""
        self.pause.setVisible(has_clock)
        text = translate("panel", "Go on") if is_paused else translate("panel", "Pause")
        self.pause.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show them in one line if they fit, else go on in the next between two of them."""
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
