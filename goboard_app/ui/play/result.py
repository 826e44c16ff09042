"""The side panel of a finished game, with its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts import play as play_texts
from goboard_app.app.texts.explain import mismatch_sentence
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import ruleset_short
from goboard_app.go.board import Color
from goboard_app.late import late
from goboard_app.record.result import ResultKind, parse_result
from goboard_app.session.counting import recorded_statuses
from goboard_app.session.current_count import counted_state, recorded_count
from goboard_app.session.recount import mismatch_in
from goboard_app.session.session import Change, GameSession
from goboard_app.ui.play.again import AgainFlow
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import EXPLAINER, RESULT_ROWS, TEACHING, NextStep, ResultRow
from goboard_app.ui.widgets.cards import NoticeCard
from goboard_app.ui.widgets.count_table import CountTable, PointNote
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    FlowRow,
    ScrollingPanel,
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


_STONES = 5
# Pixels at 100 %: the width of a stone, the step from one to the next, the drop, and the rise of the middle one.
_SIDE, _STEP, _DROP, _RISE = 26, 31, 26, 8
_MILLISECONDS = 1100
# The part of the time by which each stone begins later than the one before it.
_LATER = 0.1


class WinnerStones(QWidget):
    """A bow of five stones; with motion they drop in one after the other, once for each end of a game."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._colors: tuple[Color, ...] = ()
        self._shown: object = None
        self._drop = QEasingCurve(QEasingCurve.Type.OutBounce)
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setDuration(_MILLISECONDS)
        self._run.valueChanged.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    @property
    def is_running(self) -> bool:
        """True while stones drop."""
        return self._run.state() is QVariantAnimation.State.Running

    def celebrate(self, end: object, winner: Color | None, has_motion: bool) -> None:
        """Show the stones of the winner, or of both sides for a draw; `end` is equal for the same end of a game."""
        colors = tuple(Color) if winner is None else (winner,)
        self._colors = tuple(colors[number % len(colors)] for number in range(_STONES))
        if end != self._shown:
            self._shown = end
            self._run.stop()
            if has_motion:
                self._run.start()
        elif not has_motion:
            self._run.stop()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        px = self._look.px
        return QSize(px(_STEP * (_STONES - 1) + _SIDE + 4), px(_SIDE + _RISE + 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stones at their heights."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        now = float(self._run.currentValue()) if self.is_running else 1.0
        px, middle = self._look.px, (_STONES - 1) / 2
        for number, color in enumerate(self._colors):
            part = (now - number * _LATER) / (1 - (_STONES - 1) * _LATER)
            if part <= 0:
                continue
            above = (1 - self._drop.valueForProgress(min(part, 1.0))) * _DROP
            rest = _RISE * ((number - middle) / middle) ** 2
            stone = self._look.stone(color, _SIDE, self.devicePixelRatioF(), has_shadow=True)
            painter.drawPixmap(px(number * _STEP), px(rest - above) + px(2), stone)


# The most characters of a result in the largest style, and of a single word in the next one.
_LARGE_LETTERS = 22
# Letters; a longer word gets a smaller type, to fit into the panel.
_LARGE_WORD = 14
# Pixels at 100 %: in a lower panel the sum has the place of the winner's stones.
_LOW = 600


class FinishedPanel(QWidget):
    """The side panel with the result in large letters, the breakdown of a count, and the next actions.

    `again` begins the next game of the same players, `offer` returns the next step of a pupil after a game, and `rows`
    are shown below the result. `has_motion` returns whether stones may move.
    """

    manual_page = "counting"

    def __init__(
        self,
        look: Look,
        again: Button,
        offer: Callable[[GameSession], NextStep | None],
        rows: Sequence[ResultRow],
        has_motion: Callable[[], bool],
    ) -> None:
        super().__init__()
        self._look = look
        self._ask_offer = offer
        self._offer: NextStep | None = None
        self._look = look
        self._face: FaceLabel | None = None
        self._rows = rows
        self._has_motion = has_motion
        self.stone = StoneLabel(look, Color.BLACK, "", 40, has_shadow=True)
        self.result = label(role="result", wraps=True)
        self.joy = WinnerStones(look)
        self.players = label(role="panel", tone="muted", wraps=True)
        self.table = CountTable(look)
        self.asked = PointNote(look)
        self.note = label(role="note", tone="muted", wraps=True)
        self.next = Button(look, icon="book", kind="primary")
        self.again = again
        self._again_text = ""
        self._is_celebrated = False
        self.proposal = NoticeCard(look, "play", "soft", "")
        self.moments_place = column_layout()
        # Links, so that the main button is the only large one, and the sum has room above it.
        self.save = Button(look, translate("panel", "Save…"), "save", "link")
        self.new_game = Button(look, translate("panel", "New game…"), "plus", "link")
        self.compare = Button(look, translate("panel", "Compare rulesets"), "table", "link")
        self.review = Button(look, translate("panel", "Review"), "first", "link")
        self.undo = Button(look, translate("panel", "Undo"), "undo", "link")
        self.show_count = Button(look, translate("panel", "Show the count"), "count", "link")
        self.next.hide()
        self._build()

    def _build(self) -> None:
        head = row_layout(self.stone, spacing=12)
        head.addWidget(self.result, 1)
        self._people = row_layout(spacing=8)
        self._people.addWidget(self.players, 1)
        middle = ScrollingPanel(
            head,
            self.joy,
            self._people,
            6,
            *(row.widget for row in self._rows),
            self.table,
            # Before the moments: below their list the answer about a point would be out of sight.
            self.asked,
            self.note,
            self.proposal,
            self.moments_place,
            None,
            spacing=10,
        )
        self._main = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._main.setSpacing(8)
        self._main.addWidget(self.next)
        self._main.addWidget(self.again)
        layout = column_layout(spacing=8)
        layout.addWidget(middle, 1)
        layout.addLayout(self._main)
        links = (self.new_game, self.undo, self.review, self.show_count, self.compare, self.save)
        layout.addWidget(FlowRow(*links))
        self.setLayout(layout)

    def refresh(self, controller: GameController, _change: Change) -> None:
        """Show the result of the game on the board."""
        self.show_result(controller.session)
        for row in self._rows:
            row.refresh(controller.session)
        self._show_offer(controller.session)

    @property
    def offered(self) -> str:
        """The lesson that is offered; '' for the list of all lessons."""
        return self._offer.key if self._offer is not None else ""

    def show_partner(self, character: Character | None) -> None:
        """Show the face of the partner beside the names; None if the opponent was no partner."""
        if self._face is None:
            if character is None:
                return
            self._face = FaceLabel(self._look, 34)
            self._people.insertWidget(0, self._face)
        self._face.show_face(character)

    def _show_offer(self, session: GameSession) -> None:
        """Show the offer to a pupil; within the course it is the main button, else the next game is."""
        offer = self._offer = self._ask_offer(session)
        is_course = offer is not None and offer.is_course
        self.next.setText(offer.text if offer is not None else "")
        self.next.setVisible(offer is not None)
        self.next.set_kind("primary" if is_course else "")
        self.again.set_kind("" if is_course else "primary")
        # The main button comes first; the next step of the course has the other one beside it.
        self._main.removeWidget(self.next)
        self._main.insertWidget(0 if is_course else 1, self.next, 1)
        self._again_text = translate("panel", "Again") if is_course else self.again.text()
        self._fit_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the words on the main button that fit, and leave the stones of the winner out of a low panel."""
        super().resizeEvent(event)
        self._fit_again()
        self._fit_joy()

    def _fit_joy(self) -> None:
        self.joy.setVisible(self._is_celebrated and self.height() >= self._look.px(_LOW))

    def _fit_again(self) -> None:
        """Show the words of the button for the next game, or fewer where the panel is too narrow for them."""
        self.again.setText(self._again_text)
        self.again.setAccessibleName(self._again_text)
        if self.again.sizeHint().width() > self.width():
            self.again.setText(translate("panel", "Play again"))
        wanted = self.next.sizeHint().width() + self._main.spacing() + self.again.sizeHint().width()
        is_beside = self._offer is not None and self._offer.is_course and wanted <= self.width()
        directions = QBoxLayout.Direction
        self._main.setDirection(directions.LeftToRight if is_beside else directions.TopToBottom)

    def show_result(self, session: GameSession) -> None:
        """Show the result of the session's game."""
        text = session.info.result or ""
        sentence = play_texts.ended_sentence(session)
        self.result.setText(sentence)
        set_style(self.result, role=_role_for(sentence))
        winner = parse_result(text).winner
        self.stone.setVisible(winner is not None)
        if winner is not None:
            self.stone.set_color(winner, "")
        # A win is celebrated, and a draw; other ends are not.
        is_draw = parse_result(text).kind is ResultKind.DRAW
        self._is_celebrated = winner is not None or is_draw
        self._fit_joy()
        self.joy.celebrate((session.tree, text), winner, self._has_motion())
        self.players.setText(_players(session))
        self.players.setVisible(bool(self.players.text()))
        counting = counted_state(session)
        found = None if counting is None else mismatch_in(session, counting)
        # A breakdown whose total differs from the result would confuse.
        is_explained = counting is not None and found is None
        self.table.setVisible(is_explained)
        self.show_count.setVisible(recorded_count(session) is not None)
        self.asked.setVisible(is_explained)
        # Without a count there is nothing to compare.
        self.compare.setVisible(counting is not None)
        if counting is not None and is_explained:
            self.table.show_count(counting.count())
        is_told = found is not None and _is_marked(session)
        self.note.setVisible(is_told)
        if found is not None and is_told:
            self.note.setText(mismatch_sentence(found, session.position.size))
        won = session.capture_win()
        # A capture game is not counted; the note says how it was won instead.
        if won is not None:
            self.note.setText(play_texts.win_detail(won, session.position.size))
            self.note.show()


def _role_for(sentence: str) -> str:
    """Return the style of a result: a short one is large, and one long word must still fit."""
    if len(sentence) <= _LARGE_LETTERS:
        return "result"
    return "page" if max(map(len, sentence.split())) <= _LARGE_WORD else "title"


def _players(session: GameSession) -> str:
    info = session.info
    names = [name for name in (info.black_name, info.white_name) if name]
    players = [" \N{EN DASH} ".join(names)] if names else []
    # The result says the goal of a capture game.
    rules = [] if session.goal else [ruleset_short(session.ruleset)]
    return "  \N{MIDDLE DOT}  ".join([*players, *rules])


def _is_marked(session: GameSession) -> bool:
    """Return whether the record says which stones are dead, so that the count can be repeated."""
    return recorded_statuses(session.position, session.cursor) is not None


def finished_panel(context: WindowContext) -> FinishedPanel:
    """Return the panel of a game that is over in this window."""
    teaching, again = context.service(TEACHING), AgainFlow(context)
    rows = [again, *(make() for make in context.service(RESULT_ROWS))]
    panel = FinishedPanel(context.look, again.button, teaching.after_game, rows, lambda: context.view.settings.motion)
    panel.next.clicked.connect(lambda: teaching.go_on_with(panel.offered))
    for button, name in (
        (panel.save, "save"),
        (panel.new_game, "new"),
        (panel.compare, "compare"),
        (panel.show_count, "story"),
    ):
        button.clicked.connect(context.commands.runner(name))
    panel.review.clicked.connect(context.controller.go_to_first)
    panel.undo.clicked.connect(context.controller.undo)
    context.service(EXPLAINER).take(panel.table, panel.asked)
    return panel
