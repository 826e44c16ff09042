"""Cards: notices, moves to be confirmed, refusals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QLayout, QWidget

from goboard_app.app.confirm_move import HeldMove
from goboard_app.app.texts import play as play_texts
from goboard_app.app.texts.format import color_name, comma_list, dotted, running_text, translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.app.texts.warnings import the_question, warning_sentence
from goboard_app.go.board import Play
from goboard_app.record.node import Node
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.check import judge_by_others
from goboard_app.session.new_game import OFFERED
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    IconLabel,
    column_layout,
    label,
    row_layout,
)
from goboard_app.ui.widgets.word_label import WordLabel

_SMALL_BOARD, _LEAST_BOARD = 126, 60
_MOST_NAMES = 4
# Smaller growth is ignored: a scroll bar that disappears for smaller boards would come back for larger ones, without
# end.
_WORTH_GROWING = 10


class NoticeCard(Card):
    """A card that gives the reason of a refusal, or offers an action. Signal: `accepted()`."""

    accepted = Signal()

    def __init__(self, look: Look, icon: str, kind: str, tone: str, parent: QWidget | None = None) -> None:
        super().__init__(kind, parent)
        self.title = label(role="name", tone=tone, wraps=True)
        self.detail = label(role="panel", wraps=True)
        self.button = Button(look)
        self.button.clicked.connect(self.accepted)
        picture = IconLabel(look, icon, tone or "text", 18)
        head = row_layout(picture, spacing=9)
        head.addWidget(self.title, 1)
        self.setLayout(column_layout(head, self.detail, row_layout(self.button, None), spacing=8, margin=14))
        self.hide()

    def show_notice(self, title: str, detail: str, act: str = "") -> None:
        """Show the card; without `act` it has no button."""
        self.title.setText(title)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.button.setText(act)
        self.button.setVisible(bool(act))
        self.setAccessibleName(dotted(title, detail))
        self.show()


class QuestionCard(Card):
    """A question with two answers, without a dialog; `more` is below them. Signals: `accepted()`, `rejected()`."""

    accepted = Signal()
    rejected = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, more: QLayout | None = None) -> None:
        super().__init__("soft", parent)
        self.title = label(role="name", wraps=True)
        self.detail = label(role="panel", wraps=True)
        self.yes = Button(look)
        self.no = Button(look)
        self.yes.clicked.connect(self.accepted)
        self.no.clicked.connect(self.rejected)
        head = row_layout(IconLabel(look, "info", "accent", 18), spacing=9)
        head.addWidget(self.title, 1)
        answers = FlowRow(self.yes, self.no)
        below = () if more is None else (more,)
        self.setLayout(column_layout(head, self.detail, answers, *below, spacing=8, margin=14))
        self.hide()

    def ask(self, move: HeldMove) -> None:
        """Show the warnings about a move, and the two answers."""
        if move.point is None:
            answers = translate("warning", "Pass (Enter)"), translate("warning", "Play on (Esc)")
        else:
            answers = translate("warning", "Play it (Enter)"), translate("warning", "No (Esc)")
        title = running_text(*map(warning_sentence, move.warnings))
        self.put(title, the_question(move.point is None), *answers)

    def put(self, title: str, detail: str, yes: str, no: str) -> None:
        """Show a question or a notice; an answer without a text has no button."""
        self.title.setText(title)
        self.detail.setText(detail)
        for button, text in ((self.yes, yes), (self.no, no)):
            button.setText(text)
            button.setVisible(bool(text))
        self.setAccessibleName(f"{title} {detail}")
        self.show()


class OfferCard(QuestionCard):
    """A question with two answers that may be asked no more. Signal: `stopped()` when it is to stop."""

    stopped = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        stop = Button(look, translate("teaching", "Don’t ask again in this game"), kind="link")
        super().__init__(look, parent, row_layout(stop, None))
        self.stop = stop
        self.stop.clicked.connect(self.stopped)


class RefusalCard(QWidget):
    """The reason for a refused move. Signal: `look_asked(Node)` for the earlier position."""

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
        self._shown: tuple[BoardPicture, ...] = ()
        self._pictures = [QLabel(), QLabel()]
        self._captions = [label(role="note", tone="muted", wraps=True) for _ in range(2)]
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
        """Show the refusal of the session; hide if there is none."""
        verdict = session.refusal
        if verdict is None:
            self._verdict = None
            self.hide()
            return
        # The panel is refreshed often, and a refusal is judged by all rulesets.
        if verdict is self._verdict and self.isVisible():
            return
        self._verdict = verdict
        self.title.setText(play_texts.refusal_title(verdict))
        self.detail.setText(play_texts.refusal_detail(session, verdict))
        self._show_boards(session, verdict)
        self._show_elsewhere(session, verdict)
        self.setAccessibleName(dotted(self.title.text(), self.detail.text()))
        self.show()

    def _show_boards(self, session: GameSession, verdict: Verdict) -> None:
        is_superko = verdict.reason is Refusal.SUPERKO and verdict.repeated is not None
        self._boards.setVisible(is_superko)
        self.look_button.setVisible(is_superko)
        if not is_superko or verdict.outcome is None or verdict.repeated is None:
            return
        number = str(play_texts.repeated_move(session, verdict))
        name = play_texts.move_text(verdict.move, session.tree.size)
        point = verdict.move.point if isinstance(verdict.move, Play) else None
        self._node = session.path.node_of_state(verdict.repeated)
        before = paint_position(session.position_at(self._node))
        after = paint_position(verdict.outcome.position, point)
        self._shown = (before, after)
        self._draw_boards()
        self._captions[0].setText(play_texts.after_move_number(number))
        text = play_texts.if_played_now(color_name(verdict.move.color), name)
        self._captions[1].setText(text)
        self.look_button.setText(play_texts.look_at_move(number))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the boards for the new width: a panel gets its width only when it is shown."""
        super().resizeEvent(event)
        grown = self._board_side() - self._pictures[0].minimumHeight()
        if grown < 0 or grown >= _WORTH_GROWING:
            self._draw_boards()

    def _draw_boards(self) -> None:
        side = self._board_side()
        # `_shown` is empty until a superko refusal was shown.
        for picture, shown in zip(self._pictures, self._shown, strict=False):
            picture.setPixmap(self._thumbnail(shown, side))
            # A QLabel is at least as wide as its picture, so the panel could not become narrower again.
            picture.setMinimumSize(_LEAST_BOARD, side)

    def _board_side(self) -> int:
        """Return the width of a board in pixels such that two fit side by side."""
        parent = self.parentWidget()
        room = parent.width() if parent is not None else self.width()
        return min(self._look.px(_SMALL_BOARD), max(_LEAST_BOARD, (room - 86) // 2))

    def _show_elsewhere(self, session: GameSession, verdict: Verdict) -> None:
        # Other reasons, such as an occupied point, hold under all rulesets.
        depends = verdict.reason in (Refusal.SUICIDE, Refusal.KO, Refusal.SUPERKO)
        self.elsewhere.setVisible(depends)
        if not depends:
            return
        found = judge_by_others(session, verdict, OFFERED)
        if not found.allow:
            self.elsewhere.setText(play_texts.allowed_nowhere())
            return
        text = play_texts.allowed_elsewhere(_names(found.allow), _names(found.refuse))
        self.elsewhere.setText(text)

    @Slot()
    def _on_look(self) -> None:
        if self._node is not None:
            self.look_asked.emit(self._node)


def _names(rulesets: Sequence[Ruleset]) -> str:
    names = [ruleset_name(ruleset) for ruleset in rulesets[:_MOST_NAMES]]
    return comma_list(*names) + ("…" if len(rulesets) > _MOST_NAMES else "")
