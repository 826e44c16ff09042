"""The page that counts one board under all rulesets and explains the differences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QFocusEvent, QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts import comparison as comparison_texts
from goboard_app.app.texts.count import reading_sentence
from goboard_app.app.texts.explain import what_it_is
from goboard_app.app.texts.format import dotted, translate
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.session.compare_rulesets import KomiMode, ShownComparison, comparison_work, unknown_last_moves
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import FillingWork, counted_state
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.session.session import GameSession
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.rulesets.compare_table import ComparisonTable, Legend, LegendMark
from goboard_app.ui.widgets.count_table import PointCard
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    IconLabel,
    LowRoom,
    ScrollingPanel,
    column_layout,
    label,
    row_layout,
    set_ground,
    set_style,
)

# The width from which the reasons are in two columns, in px at scale 1.
_TWO_COLUMNS_PX = 520


def _find(works: Sequence[FillingWork], watch: JobWatch) -> None:
    """Find the last moves of all these works."""
    for number, work in enumerate(works):
        watch.told(number / len(works))
        work.do()


class ReasonItem(QFrame):
    """A reason for a difference: a title and a sentence.

    Signal: `lit(frozenset)` with the points of the reason while the mouse or the focus is on it, else with none.
    """

    lit = Signal(object)

    def __init__(self, look: Look, reason: comparison_texts.ReasonText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reason = reason
        self.setProperty("asked", "off")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(dotted(reason.title, reason.text))
        icon = IconLabel(look, "info", "unclear")
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        texts = column_layout(
            label(reason.title, "strong", wraps=True),
            label(reason.text, "note", wraps=True),
            spacing=2,
        )
        texts.addStretch(1)
        layout = row_layout(icon, spacing=8, margin=6)
        layout.addLayout(texts, 1)
        self.setLayout(layout)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: D102 - Qt's own
        super().enterEvent(event)
        self._ask(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().leaveEvent(event)
        # With the focus the reason stays lit when the mouse leaves it.
        self._ask(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self._ask(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self._ask(False)

    def _ask(self, is_asked: bool) -> None:
        set_style(self, asked="on" if is_asked else "off")
        self.lit.emit(self.reason.points if is_asked else NO_POINTS)


class ReasonsCard(Card):
    """A card with up to four reasons, in two columns if there is room.

    Signal: `lit(frozenset)` as emitted by each reason.
    """

    lit = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.items: list[ReasonItem] = []
        self._columns = 2
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 8, 8, 8)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)

    def show_reasons(self, reasons: Sequence[comparison_texts.ReasonText]) -> None:
        """Show these reasons; hide the card without any."""
        # The same reasons keep the focus and the highlight.
        if [item.reason for item in self.items] == list(reasons):
            return
        for item in self.items:
            self._grid.removeWidget(item)
            # Until `deleteLater` takes effect the old reason would stay visible.
            item.hide()
            item.deleteLater()
        self.items = [ReasonItem(self._look, reason, self) for reason in reasons]
        for item in self.items:
            item.lit.connect(self.lit)
        self._place()
        self.setVisible(bool(reasons))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        columns = 2 if self.width() >= self._look.px(_TWO_COLUMNS_PX) else 1
        if columns != self._columns:
            self._columns = columns
            self._place()

    def _place(self) -> None:
        for place, item in enumerate(self.items):
            self._grid.removeWidget(item)
            self._grid.addWidget(item, place // self._columns, place % self._columns)
        for column_number in range(2):
            self._grid.setColumnStretch(column_number, int(column_number < self._columns))


# The usual share of the left column in the width of the page.
_LEFT_SHARE = 0.375
# Widths in px at scale 1: the least of both columns, and that of a right column that can give none to the board.
_LEAST_LEFT, _LEAST_RIGHT, _FULL_RIGHT = 300, 724, 900
# The margins beside and below the parts under the board, in px.
_EDGE, _FOOT = 20, 12
# Below this width the head and the foot are arranged vertically; in px at scale 1.
_ONE_COLUMN = 440
# The height of the card about a point, and its larger height where the column is narrow.
_CARD, _HIGH_CARD, _NARROW_CARD = 156, 210, 360
# The height that the parts under the board need, and the least height of the board, in px at scale 1.
_BELOW_BOARD, _LEAST_BOARD = 230, 220
# The area of the largest board, 9x9, on which the work takes so short that waiting for it avoids a flicker.
_SMALL_BOARD = 81


class ComparePage(QWidget):
    """The page of the comparison: board and legend on the left; table, reasons and buttons on the right.

    The last moves for each ruleset and the counts are computed in another thread; leaving the page cancels that.

    Signals: `left()` when the user goes back; `komi_chosen(KomiMode)`.
    """

    manual_page = "rulesets"

    left = Signal()
    komi_chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: ShownComparison | None = None
        self._mode: KomiMode | None = None
        self._size: BoardSize | None = None
        self._compared: Position | None = None
        self._asked_of: tuple[GameSession, CountingState] | None = None
        self._finding = Job(self)
        self._comparing = Job(self)
        self._asked: Point | None = None
        self._lit: frozenset[Point] = NO_POINTS
        self.board = BoardView(look.theme, self.describe, translate("board", "Go board"))
        self.legend = Legend(look)
        self.facts = label(role="panel", tone="muted", wraps=True)
        self.card = PointCard(look)
        self.title = label(comparison_texts.page_title(), "page", wraps=True)
        self.chosen = label(role="panel", tone="muted", wraps=True)
        self.progress = QProgressBar()
        self.as_played = Button(look, translate("compare", "Komi as played"), kind="chip")
        self.each_own = Button(look, translate("compare", "Usual komi"), kind="chip")
        self.table = ComparisonTable(look)
        self.reasons = ReasonsCard(look)
        self.back = Button(look, translate("compare", "Back to the count"), "back")
        self.copy = Button(look, translate("compare", "Copy as text"), kind="link")
        self.all_rows = Button(look, translate("compare", "All rulesets"), kind="link")
        self._build()
        self._connect()

    def _build(self) -> None:
        komi = QButtonGroup(self)
        for chip in (self.as_played, self.each_own):
            chip.setCheckable(True)
            komi.addButton(chip)
        self.as_played.setChecked(True)
        self.each_own.setAccessibleName(translate("compare", "Each ruleset with its usual komi"))
        self.all_rows.setCheckable(True)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self._left = self._build_left()
        self._right = self._build_right()
        self._row = row_layout(self._left, self._right, spacing=0)
        self._row.setStretch(1, 1)
        self.setLayout(self._row)

    def _build_left(self) -> QWidget:
        left = QWidget()
        set_ground(left, "page")
        self._left_column = QVBoxLayout(left)
        self._left_column.setContentsMargins(0, 0, 0, _FOOT)
        self._left_column.setSpacing(0)
        self._left_column.addWidget(self.board, 100)
        self._below = ScrollingPanel(self.legend, self.facts, 2, self.card, None, spacing=6)
        below = column_layout(self._below)
        below.setContentsMargins(_EDGE, 0, _EDGE, 0)
        self._left_column.addLayout(below)
        self._left_column.addStretch(1)
        return left

    def _build_right(self) -> QWidget:
        right = QWidget()
        right.setObjectName("panel")
        right.setProperty("side", "right")
        right.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        chips = row_layout(self.as_played, self.each_own, spacing=6)
        self._head = head = row_layout(spacing=12)
        head.addLayout(column_layout(self.title, self.chosen, self.progress, spacing=2), 1)
        head.addLayout(chips)
        self._middle = ScrollingPanel(self.table, 6, self.reasons, None, spacing=8)
        self._foot = foot = row_layout(self.back, None, self.copy, self.all_rows, spacing=8)
        layout = column_layout(head, spacing=10)
        layout.addWidget(self._middle, 1)
        layout.addLayout(foot)
        layout.setContentsMargins(22, 18, 22, 16)
        inside = QWidget()
        inside.setLayout(layout)
        right.setLayout(column_layout(LowRoom(inside)))
        right.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return right

    def _connect(self) -> None:
        self.board.point_hovered.connect(self._on_asked)
        self.board.cursor_changed.connect(self._on_asked)
        self.board.point_clicked.connect(self._on_asked)
        self.table.row_shown.connect(self._on_row_shown)
        self.reasons.lit.connect(self._on_lit)
        self.as_played.clicked.connect(self._on_komi)
        self.each_own.clicked.connect(self._on_komi)
        self.back.clicked.connect(self.left)
        self.copy.clicked.connect(self._on_copy)
        self.all_rows.clicked.connect(self._refresh_table)
        self._finding.progressed.connect(self._on_progressed)
        self._finding.ended.connect(self.progress.hide)
        self._finding.done.connect(self._on_found)
        self._comparing.done.connect(self.show_comparison)

    # The comparison

    @property
    def mode(self) -> KomiMode | None:
        """The komi that is counted with: as played, or the usual one of each ruleset; None before a comparison."""
        return self._mode

    @property
    def is_working(self) -> bool:
        """True while a comparison is being computed, before it is shown."""
        return self._finding.is_busy or self._comparing.is_busy

    def compare(self, session: GameSession, mode: KomiMode = KomiMode.AS_PLAYED) -> None:
        """Compare the rulesets on the count of this session, if it has one."""
        counting = counted_state(session)
        if counting is None:
            return
        self._cancel()
        self._mode, self._asked_of = mode, (session, counting)
        self._show_working(counting)
        self._compared = counting.position
        works = unknown_last_moves(session, counting)
        if not works:
            self._on_found()
            return
        self._finding.start_beside(partial(_find, works), JobWatch())
        if counting.position.size.area <= _SMALL_BOARD:
            self._finding.finish_soon()

    def _show_working(self, counting: CountingState) -> None:
        """Show the bare board until its comparison is known; a comparison of the same board stays."""
        position = counting.position
        if position != self._compared:
            self._shown = None
            self.board.show_picture(BoardPicture(position.size, position.stones, dead=counting.statuses.dead))
            self.card.forget()
            self.reasons.show_reasons([])
            for part in (self.table, self.reasons, self.legend, self.facts):
                part.hide()
        # They act on a comparison that is not known yet.
        for button in (self.copy, self.all_rows):
            button.setEnabled(False)
        self.chosen.setText(reading_sentence(None, position.size))
        self.progress.setAccessibleName(self.chosen.text())

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        self.progress.setValue(round(100 * done))
        self.progress.show()

    @Slot()
    def _on_found(self) -> None:
        """Compare, now that all last moves are known."""
        if self._asked_of is None or self._mode is None:
            return
        session, counting = self._asked_of
        # The session is read here, in the thread of the window; the counts are made in another one.
        work = comparison_work(session, counting, self._mode)
        self._comparing.start_beside(lambda _watch: work(), JobWatch())
        if counting.position.size.area <= _SMALL_BOARD:
            self._comparing.finish_soon()

    def _cancel(self) -> None:
        self._finding.cancel()
        self._comparing.cancel()
        self._asked_of = None

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel the computation when another page is shown."""
        super().hideEvent(event)
        # A spontaneous event comes from the window system, for a window that is minimised.
        if not event.spontaneous():
            self._cancel()

    def compare_again(self, session: GameSession) -> None:
        """Compare again after a change of the session, with the same choice of komi."""
        if self.mode is not None:
            self.compare(session, self.mode)

    @Slot(object)
    def show_comparison(self, shown: ShownComparison) -> None:
        """Show a comparison; the point that was asked about is kept if the board has the same size."""
        size = shown.board.position.size
        if size != self._size:
            self._asked, self._lit = None, NO_POINTS
        self._shown, self._size, self._mode = shown, size, shown.mode
        for part in (self.table, self.legend, self.facts):
            part.show()
        for button in (self.copy, self.all_rows):
            button.setEnabled(True)
        self.as_played.setChecked(shown.mode is KomiMode.AS_PLAYED)
        self.each_own.setChecked(shown.mode is KomiMode.EACH_ITS_OWN)
        self.chosen.setText(comparison_texts.chosen_sentence(shown.comparison, shown.mode, shown.last_moves))
        self.facts.setText(comparison_texts.facts(shown.board.position, shown.last_mover))
        self._refresh_legend(shown)
        self._fit_below()
        self._refresh_table()
        self.reasons.show_reasons(
            [comparison_texts.reason_text(r, shown.comparison, size) for r in shown.comparison.reasons]
        )
        self._refresh_point()

    def _refresh_legend(self, shown: ShownComparison) -> None:
        territory, size = shown.counted.territory, shown.board.position.size
        texts_shown = {
            LegendMark.BLACK: comparison_texts.legend_territory(Color.BLACK, len(territory.black)),
            LegendMark.WHITE: comparison_texts.legend_territory(Color.WHITE, len(territory.white)),
            LegendMark.SEKI: comparison_texts.legend_seki(shown.told, size),
            LegendMark.NEUTRAL: comparison_texts.legend_neutral(shown.told),
        }
        self.legend.show_texts(texts_shown)

    @Slot()
    def _refresh_table(self) -> None:
        if self._shown is None:
            return
        comparison = self._shown.comparison
        is_all = self.all_rows.isChecked()
        self.table.show_comparison(comparison, comparison.entries(is_all))
        count = len({row_layout.way.ruleset for row_layout in comparison.rows})
        self.all_rows.setText(comparison_texts.all_rulesets(count))

    # Points and reasons

    def describe(self, point: Point) -> str:
        """Return the text of a point for screen readers."""
        if self._shown is None:
            return ""
        name = point_name(point, self._shown.board.position.size)
        what = what_it_is(self._shown.told.at(point))
        return comparison_texts.card_spoken(name, what, comparison_texts.worth_lines(self._shown.worths(point)))

    @Slot(object)
    def _on_asked(self, point: Point | None) -> None:
        # The answer stays when the pointer leaves the board, so that it can be read.
        self._asked = point if point is not None else self._asked
        self._lit = NO_POINTS
        self._refresh_point()

    @Slot(object)
    def _on_lit(self, points: frozenset[Point]) -> None:
        self._lit = points
        self._refresh_board()

    def _refresh_point(self) -> None:
        self._refresh_board()
        if self._shown is None or self._asked is None:
            self.card.forget()
            return
        size = self._shown.board.position.size
        account = self._shown.told.at(self._asked)
        lines = comparison_texts.worth_lines(self._shown.worths(self._asked))
        self.card.show_point(point_name(self._asked, size), what_it_is(account), lines)

    def _refresh_board(self) -> None:
        if self._shown is None:
            return
        lit = self._lit
        if not lit and self._asked is not None:
            lit = self._shown.told.at(self._asked).whole
        self.board.show_picture(self._shown.picture(lit))

    # Controls

    @Slot()
    def _on_komi(self) -> None:
        mode = KomiMode.AS_PLAYED if self.as_played.isChecked() else KomiMode.EACH_ITS_OWN
        self.komi_chosen.emit(mode)

    @Slot()
    def _on_copy(self) -> None:
        if self._shown is None:
            return
        entries = self._shown.comparison.entries(self.all_rows.isChecked())
        size = self._shown.board.position.size
        text = comparison_texts.comparison_text(
            self._shown.comparison, entries, self._shown.mode, size, self._shown.last_moves
        )
        QGuiApplication.clipboard().setText(text)

    @Slot(QRect)
    def _on_row_shown(self, place: QRect) -> None:
        inside = self.table.viewport().mapToParent(place.center())
        top = self.table.mapToParent(inside).y()
        self._middle.ensureVisible(0, top, 0, place.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._arrange()

    def _arrange(self) -> None:
        """Arrange the columns side by side, or one below the other in a window that is taller than wide."""
        is_tall = self.height() > self.width() * 1.05
        beside = QBoxLayout.Direction.LeftToRight
        below = QBoxLayout.Direction.TopToBottom
        self._row.setDirection(below if is_tall else beside)
        room = self.width() if is_tall else self.width() - self._left_width()
        for row in (self._head, self._foot):
            row.setDirection(below if room < self._look.px(_ONE_COLUMN) else beside)
        if is_tall:
            self._left.setFixedWidth(self.width())
            self._left.setMaximumHeight(self.height() // 2)
            # QWIDGETSIZE_MAX of Qt, that is, no limit.
            self.board.setMaximumHeight(16_777_215)
            return
        width = self._left_width()
        self._left.setMaximumHeight(16_777_215)
        self._left.setFixedWidth(width)
        self.board.setMaximumHeight(width)
        self._fit_below()

    def _fit_below(self) -> None:
        """Set the height of legend and card, as far as the board can spare it.

        The height does not depend on the point that is asked about: the board must not move under the pointer.
        """
        inside = self._left.width() - 2 * _EDGE
        tops = (self.legend, self.facts)
        wanted = sum(max(w.heightForWidth(inside), w.sizeHint().height()) for w in tops)
        is_narrow = inside < self._look.px(_NARROW_CARD)
        wanted += self._look.px(_HIGH_CARD if is_narrow else _CARD)
        least = min(self._look.px(_LEAST_BOARD), self._left.width())
        self._below.setFixedHeight(max(0, min(wanted, self.height() - _FOOT - least)))

    def _left_width(self) -> int:
        """Return the width of the left column: over a third, more in a high window, less in a narrow one."""
        px, whole = self._look.px, self.width()
        usual = min(round(whole * _LEFT_SHARE), whole - px(_LEAST_RIGHT))
        high = min(self.height() - px(_BELOW_BOARD), whole - px(_FULL_RIGHT))
        return min(max(px(_LEAST_LEFT), usual, high), whole // 2)
