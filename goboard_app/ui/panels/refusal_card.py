"""RefusalCard: why a move is not allowed, shown with boards where a board would come back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from goboard_app.app.texts.format import color_name
from goboard_app.app.texts.play import (
    after_move_number,
    allowed_elsewhere,
    allowed_nowhere,
    if_played_now,
    look_at_move,
    move_text,
    refusal_detail,
    refusal_title,
    repeated_move,
)
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import Play
from goboard_app.record.node import Node
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.check import judge_elsewhere
from goboard_app.session.new_game import OFFERED
from goboard_app.session.painter import paint_position
from goboard_app.session.session import GameSession
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.look.parts import Button, Card, IconLabel, column_layout, label, row_layout
from goboard_app.ui.panels.word_label import WordLabel

_SMALL_BOARD = 126
_MOST_NAMES = 4


class RefusalCard(QWidget):
    """Shows a Verdict of the session. Signal: `look_asked(Node)` for the earlier position."""

    look_asked = Signal(object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self._verdict: Verdict | None = None
        self._node: Node | None = None
        self.title = WordLabel(look, "name", "error")
        self.detail = WordLabel(look)
        self.look_button = Button(look, icon="eye")
        self._boards = QWidget()
        self._pictures = [QLabel(), QLabel()]
        self._captions = [label(role="note", tone="muted") for _ in range(2)]
        self.elsewhere = label(role="note", tone="muted", wraps=True)
        self._build()
        self.look_button.clicked.connect(self._on_look)
        self.hide()

    def _build(self) -> None:
        boards = row_layout(spacing=6)
        for place in (0, 1):
            if place:
                boards.addWidget(label("=", "title", "muted"))
            caption = self._captions[place]
            caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            boards.addLayout(column_layout(self._pictures[place], caption, spacing=2), 1)
            self._pictures[place].setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._boards.setLayout(boards)
        card = Card("error")
        head = row_layout(IconLabel(self._look, "not_allowed", "error", 18), spacing=9)
        head.addWidget(self.title, 1)
        card.setLayout(
            column_layout(
                head,
                self.detail,
                self._boards,
                row_layout(self.look_button, None),
                spacing=8,
                margin=14,
            )
        )
        self.setLayout(column_layout(card, self.elsewhere, spacing=8))

    def refresh(self, session: GameSession) -> None:
        """Show the refusal that the session remembers; hide where there is none."""
        verdict = session.refusal
        if verdict is None:
            self._verdict = None
            self.hide()
            return
        if verdict is self._verdict and self.isVisible():
            return
        self._verdict = verdict
        self.title.setText(refusal_title(verdict))
        self.detail.setText(refusal_detail(session, verdict))
        self._show_boards(session, verdict)
        self._show_elsewhere(session, verdict)
        self.setAccessibleName(f"{self.title.text()}. {self.detail.text()}")
        self.show()

    def _show_boards(self, session: GameSession, verdict: Verdict) -> None:
        is_superko = verdict.reason is Refusal.SUPERKO and verdict.repeated is not None
        self._boards.setVisible(is_superko)
        self.look_button.setVisible(is_superko)
        if not is_superko or verdict.outcome is None or verdict.repeated is None:
            return
        number = str(repeated_move(session, verdict))
        name = move_text(verdict.move, session.tree.size)
        side = self._board_side()
        point = verdict.move.point if isinstance(verdict.move, Play) else None
        self._node = session.path.node_of_state(verdict.repeated)
        before = paint_position(session.position_at(self._node))
        after = paint_position(verdict.outcome.position, point)
        for picture, shown in zip(self._pictures, (before, after), strict=True):
            picture.setPixmap(self._thumbnail(shown, side))
            picture.setMinimumSize(side, side)
        self._captions[0].setText(after_move_number(number))
        text = if_played_now(color_name(verdict.move.color), name)
        self._captions[1].setText(text)
        self.look_button.setText(look_at_move(number))

    def _board_side(self) -> int:
        """As wide as two boards may be beside one another."""
        parent = self.parentWidget()
        room = parent.width() if parent is not None else self.width()
        return min(self._look.px(_SMALL_BOARD), max(60, (room - 72) // 2))

    def _show_elsewhere(self, session: GameSession, verdict: Verdict) -> None:
        depends = verdict.reason in (Refusal.SUICIDE, Refusal.KO, Refusal.SUPERKO)
        self.elsewhere.setVisible(depends)
        if not depends:
            return
        found = judge_elsewhere(session, verdict, OFFERED)
        if not found.allow:
            self.elsewhere.setText(allowed_nowhere())
            return
        text = allowed_elsewhere(_names(found.allow), _names(found.refuse))
        self.elsewhere.setText(text)

    @Slot()
    def _on_look(self) -> None:
        if self._node is not None:
            self.look_asked.emit(self._node)


def _names(rulesets: Sequence[Ruleset]) -> str:
    names = [ruleset_name(ruleset) for ruleset in rulesets[:_MOST_NAMES]]
    return ", ".join(names) + ("…" if len(rulesets) > _MOST_NAMES else "")
