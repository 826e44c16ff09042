"""The explorer of a library: a board for a position, the next moves on it, and a list of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIntValidator, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLabel, QLineEdit, QProgressBar, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.library import PositionQuery
from goboard_app.app.texts import library as texts
from goboard_app.app.texts.format import color_name, comma_list, translate
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.position import Position
from goboard_app.library.pattern_board import PatternBoard
from goboard_app.session.painter import paint_position
from goboard_app.session.position_search import PointRect
from goboard_app.ui.board.area_marker import PointDrag
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.library.continuations import LETTERS, ContinuationLayer
from goboard_app.ui.library.years import YearChart
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    ElidedLabel,
    FlowRow,
    ScrollingPanel,
    column_layout,
    label,
    row_layout,
)
from goboard_app.ui.widgets.tips import name_with_tip, set_tip

if TYPE_CHECKING:
    from goboard_app.library.positions import Continuation, SearchResult, YearCounts

# The number of rows seen at once, with the least height of the panel in pixels for it; the others are scrolled to.
_ROWS = ((5, 600), (4, 500), (3, 380))
_ROW_GAP = 4
# Below this height of the panel in pixels there is no room for the chart of years.
_LEAST_FOR_YEARS = 460
_LEAST_BOARD = 190
# The search begins after a pause in typing.
_TYPING_MS = 250
_NEXT = (None, Color.BLACK, Color.WHITE)
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def _row_texts() -> tuple[QLabel, QLabel, QLabel]:
    """Return the labels for the letter of a next move, its point and frequency, and the winners."""
    return label(role="strong"), label(), label(role="note", tone="muted")


class ExplorerPanel(Card):
    """The explorer, with a board on which stones are laid that belong to no record.

    `options` is a row with the options of the search, for the page to place. Signals: `wanted(PositionQuery | None)`
    when another position is to be searched, None if none can be; `stopped()` when the user stops the search.
    """

    wanted = Signal(object)
    stopped = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._line: list[PatternBoard] = []
        self._moves: Sequence[Continuation] = ()
        self._years: YearCounts = ()
        self._is_over = False
        self._room = 0
        self.board = BoardView(look.theme, self.describe, translate("board", "Go board"))
        self.layer = ContinuationLayer(look, self.board)
        self.back = Button(look, icon="undo", kind="square")
        self.stop = Button(look, icon="close", kind="square")
        self.whole = Button(look, icon="mark_part", kind="square")
        self.clear = Button(look, icon="clear", kind="square")
        self.state = label(role="strong", wraps=True)
        self.progress = QProgressBar()
        self.note = ElidedLabel(role="note", tone="muted")
        self.rows: list[Button] = []
        """The rows of the list of next moves, hidden where there are fewer moves."""
        self._row_column = column_layout(None, spacing=_ROW_GAP)
        lines = QWidget()
        lines.setLayout(self._row_column)
        self.list = ScrollingPanel(lines, takes_focus=False)
        self.years = YearChart(look)
        self._texts: list[tuple[QLabel, QLabel, QLabel]] = []
        self._group = QButtonGroup(self)
        self._typed = single_shot(self, self._on_typed, _TYPING_MS)
        self._later = single_shot(self, self._fit_list)
        self._make_options()
        self._build()
        self._connect()
        self._line.append(PatternBoard(Position.empty(BoardSize.square(19))))
        self._room = _ROWS[0][0]
        self._add_rows(self._room)

    def _make_options(self) -> None:
        look = self._look
        self.wildcards = Button(look, translate("library", "Wildcards"), kind="chip")
        self.symmetry = Button(look, translate("find", "Any symmetry"), kind="chip")
        self.colors = Button(look, translate("find", "Either colour"), kind="chip")
        self.fixed = Button(look, translate("library", "Here only"), kind="chip")
        self.variations = Button(look, translate("library", "Variations too"), kind="chip")
        self.next = ComboBox()
        self.next.addItems(
            [
                translate("library", "Next: either"),
                translate("library", "Next: Black"),
                translate("library", "Next: White"),
            ]
        )
        self.next.setAccessibleName(translate("library", "Next player"))
        self.next.setMinimumContentsLength(11)
        title = label(translate("library", "Up to move"))
        self.most_moves = QLineEdit()
        self.most_moves.setAccessibleName(title.text())
        self.most_moves.setValidator(QIntValidator(0, 9999, self))
        self.most_moves.setFixedWidth(look.px(64))
        title.setBuddy(self.most_moves)
        limit = QWidget()
        limit.setLayout(row_layout(title, self.most_moves, spacing=6))
        for chip in (self.wildcards, self.symmetry, self.colors, self.fixed, self.variations):
            chip.setCheckable(True)
        for chip in (self.symmetry, self.colors):
            chip.setChecked(True)
        for widget, text in (
            (self.wildcards, texts.wildcard_help()),
            (self.fixed, texts.fixed_help()),
            (self.variations, texts.variations_help()),
            (self.next, texts.next_help()),
            (self.most_moves, texts.most_moves_help()),
        ):
            set_tip(widget, text)
        self.options = FlowRow(
            self.wildcards, self.symmetry, self.colors, self.fixed, self.variations, self.next, limit, spacing=8
        )

    def _build(self) -> None:
        for button, text in (
            (self.back, translate("library", "Take the last step back (Ctrl+Z)")),
            (self.stop, translate("library", "Stop the search (Esc)")),
            (self.whole, translate("library", "Search the whole board again")),
            (self.clear, translate("library", "Take all stones off")),
        ):
            name_with_tip(button, text)
        self.board.setMinimumSize(_LEAST_BOARD, _LEAST_BOARD)
        self._drag = PointDrag(self.board, self)
        self.progress.setTextVisible(False)
        self.progress.setRange(0, 1000)
        for hidden in (self.stop, self.progress):
            hidden.hide()
        line = row_layout(self.back, spacing=6)
        line.addWidget(self.state, 1)
        line.addWidget(self.stop)
        line.addWidget(self.whole)
        line.addWidget(self.clear)
        layout = column_layout(spacing=4, margin=8)
        layout.addWidget(self.board, 1)
        layout.addLayout(line)
        layout.addWidget(self.progress)
        layout.addWidget(self.list)
        layout.addWidget(self.note)
        layout.addWidget(self.years)
        self.setLayout(layout)

    def _add_rows(self, count: int) -> None:
        """Make rows up to this number, behind one another for Tab."""
        while len(self.rows) < count:
            row, told = Button(self._look, kind="row"), _row_texts()
            inside = row_layout(told[0], told[1], None, told[2], spacing=10)
            inside.setContentsMargins(8, 1, 8, 1)
            row.setLayout(inside)
            row.hide()
            for part in told:
                part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._group.addButton(row, len(self.rows))
            self._row_column.insertWidget(len(self.rows), row)
            if self.rows:
                QWidget.setTabOrder(self.rows[-1], row)
            self.rows.append(row)
            self._texts.append(told)
            row.installEventFilter(self)

    def _connect(self) -> None:
        board = self.board
        self._drag.moved.connect(self._draw)
        self._drag.ended.connect(self._on_marked)
        self._drag.clicked.connect(self._on_point)
        # The left button drags, so these are the clicks by Enter.
        board.point_clicked.connect(self._on_point)
        board.point_right_clicked.connect(self._on_back)
        board.point_hovered.connect(self._on_asked)
        board.cursor_changed.connect(self._on_asked)
        self.back.clicked.connect(self._on_back)
        self.stop.clicked.connect(self.stopped)
        self.whole.clicked.connect(self._on_whole)
        self.clear.clicked.connect(self._on_clear)
        for chip in (self.symmetry, self.colors, self.fixed, self.variations):
            chip.clicked.connect(self.search)
        self.wildcards.toggled.connect(self._on_wildcards)
        self.next.activated.connect(self._on_next)
        self.most_moves.textChanged.connect(self._typed.start)
        self.most_moves.returnPressed.connect(self._on_typed)
        self._group.idClicked.connect(self._on_row)
        self._look.changed.connect(self._on_look)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        # The command of the same key is for records, and not possible on this page.
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self._on_back)

    @property
    def option_widgets(self) -> tuple[QWidget, ...]:
        """The widgets in the row of options, in its order."""
        chips = self.wildcards, self.symmetry, self.colors, self.fixed, self.variations
        return (*chips, self.next, self.most_moves)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """The widgets of the panel that take the keyboard, from the top down."""
        return self.board, self.back, self.stop, self.whole, self.clear, *self.rows, self.years

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(400), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reduce the number of rows seen in a low window, to leave the board its room."""
        super().resizeEvent(event)
        self._room = next((rows for rows, least in _ROWS if self.height() >= self._look.px(least)), 1)
        self._fit_list()
        self._show_years()

    @Slot()
    def _fit_list(self) -> None:
        """Give the list the height of its rows, whatever their number is: the board does not move with it."""
        row = self.rows[0].sizeHint().height()
        self.list.setFixedHeight(self._room * (row + _ROW_GAP) - _ROW_GAP)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the years of the move whose row has the pointer or the focus, and scroll to the focus."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and watched in self.rows:
            number = self.rows.index(watched)
            self._show_years(number)
            if event.type() == QEvent.Type.FocusIn:
                self.list.ensureWidgetVisible(self.rows[number], 0, 0)
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and watched is self.rows[0]:
            # The row has its new size only after this event.
            self._later.start()
        return super().eventFilter(watched, event)

    # Search

    @property
    def pattern(self) -> PatternBoard:
        """The board that is searched for."""
        return self._line[-1]

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.pattern.position

    def start(self, position: Position, last: Point | None = None) -> None:
        """Search for this position on the whole board."""
        self._line = []
        self._step(PatternBoard(position, last))

    @property
    def area(self) -> PointRect:
        """The area of the board that is searched."""
        return self.pattern.part

    @Slot()
    def search(self) -> None:
        """Emit `wanted` for the current position, area and options."""
        # This search uses the typed number already.
        self._typed.stop()
        board = self.pattern
        pattern = board.pattern(self.fixed.isChecked())
        self._is_over = False
        # The bar appears with the first report of progress, so that it does not flicker in a quick search.
        self._show_busy(False)
        self._years = ()
        self._show_moves(())
        if board.area is not None and not pattern.has_stones:
            self.state.setText(texts.part_without_stone())
            self.wanted.emit(None)
            return
        self.state.setText(texts.searching_text())
        limit = self.most_moves.text()
        self.wanted.emit(
            PositionQuery(
                pattern,
                board.part,
                self.symmetry.isChecked(),
                self.colors.isChecked(),
                board.next_color,
                int(limit) if limit else None,
                self.variations.isChecked(),
            )
        )

    @Slot(float)
    def show_progress(self, done: float) -> None:
        """Show the fraction of a long search that is done."""
        self._show_busy(True)
        self.progress.setValue(round(1000 * done))

    def show_stopped(self, count: int) -> None:
        """Show that the search was stopped after this number of games."""
        self._show_busy(False)
        self.state.setText(texts.search_stopped_text(count))
        self.board.announce(self.state.text())

    def _show_busy(self, is_busy: bool) -> None:
        self.stop.setVisible(is_busy)
        self.progress.setVisible(is_busy)

    def show_found(self, found: SearchResult) -> None:
        """Show the results of the search."""
        self.state.setText(texts.found_text(found))
        self._is_over = bool(found.hits) and not found.is_partial
        self._years = found.years
        self._show_moves(found.continuations)
        # Screen readers announce only the final result.
        if not found.is_partial:
            self._show_busy(False)
            self.board.announce(self.state.text())

    def _show_moves(self, moves: Sequence[Continuation]) -> None:
        self._moves = moves
        self.layer.show_moves(moves)
        size = self.position.size
        shown = min(len(moves), len(LETTERS))
        self._add_rows(shown)
        letters = self._texts[0][0].fontMetrics()
        widest = max(letters.horizontalAdvance(letter) for letter in LETTERS[: max(shown, 1)])
        self.list.verticalScrollBar().setValue(0)
        for number, (row, told) in enumerate(zip(self.rows, self._texts, strict=True)):
            row.setVisible(number < shown)
            if number < shown:
                move, letter = moves[number], LETTERS[number]
                told[0].setText(letter)
                # The texts after letters of different widths start at the same place.
                told[0].setMinimumWidth(widest)
                told[1].setText(texts.played_text(move, size))
                told[2].setText(texts.wins_text(move.black, move.white))
                row.setAccessibleName(texts.next_move_text(letter, move, size))
        self._on_asked(None)
        self._show_years()

    def _show_years(self, number: int = 0) -> None:
        """Show in which years a next move was played, the most frequent one if no other is pointed at."""
        if number < min(len(self._moves), len(LETTERS)):
            self.years.show_years(texts.years_title(LETTERS[number]), self._years, self._moves[number].years)
        else:
            self.years.show_years(texts.position_years(), self._years, ())
        # Without bars it keeps its room, so that the board does not change its size.
        self.years.setVisible(self.height() >= self._look.px(_LEAST_FOR_YEARS))

    @Slot(object)
    def _on_asked(self, point: Point | None) -> None:
        """Say how often the next move at a point was played and who won."""
        told = [] if point is None else self._told_of(point)
        more = len(self._moves) - len(LETTERS)
        if told:
            self.note.setText(comma_list(*told))
            self._show_years(next(number for number, move in enumerate(self._moves) if move.point == point))
        elif more > 0:
            self.note.setText(texts.further_moves_text(more))
        elif self._moves:
            self.note.setText("")
        else:
            self.note.setText(texts.no_next_move() if self._is_over else texts.position_hint())

    def _told_of(self, point: Point) -> list[str]:
        return [
            texts.next_move_text(letter, move, self.position.size)
            for letter, move in zip(LETTERS, self._moves, strict=False)
            if move.point == point
        ]

    def describe(self, point: Point) -> str:
        """Describe a point for screen readers, with the next moves there."""
        color, code = self.position.at(point), self.pattern.wildcards.get(point)
        told = [point_name(point, self.position.size)]
        if code is not None:
            told.append(texts.wildcard_name(code))
        elif color is not None:
            told.append(color_name(color))
        return comma_list(*told, *self._told_of(point))

    # Mouse and keys

    @Slot(object)
    def _on_marked(self, area: PointRect) -> None:
        self._step(self.pattern.marked(area))

    @Slot(object, object)
    def _on_point(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Mark a point as one that may be something else, or play there."""
        if modifiers & _SHIFT or self.wildcards.isChecked():
            self._step(self.pattern.loosened(point))
            self.board.announce(self.describe(point))
        else:
            self._play(point)

    def _play(self, point: Point) -> None:
        """Play the next move of the games at this point, else lay a stone of the side to move."""
        if self.position.at(point) is not None:
            return
        move = next((move for move in self._moves if move.point == point), None)
        self._step(self.pattern.played(point, self.pattern.to_play if move is None else move.color))

    @Slot(int)
    def _on_row(self, number: int) -> None:
        move = self._moves[number]
        self._step(self.pattern.played(move.point, move.color))
        self.board.setFocus()

    @Slot()
    def _on_back(self) -> None:
        if len(self._line) > 1:
            self._line.pop()
            self._changed()

    @Slot()
    def _on_whole(self) -> None:
        self._step(self.pattern.marked(None))

    @Slot()
    def _on_clear(self) -> None:
        self._step(self.pattern.cleared())

    @Slot(bool)
    def _on_wildcards(self, is_on: bool) -> None:
        self.board.set_pointer(Qt.CursorShape.CrossCursor if is_on else Qt.CursorShape.ArrowCursor)

    @Slot(int)
    def _on_next(self, number: int) -> None:
        self._step(self.pattern.with_next(_NEXT[number]))

    @Slot()
    def _on_typed(self) -> None:
        self.search()

    def _step(self, board: PatternBoard) -> None:
        """Search for another board; the way back leads to the one before."""
        # A step that changes nothing would be an empty step on the way back.
        if not self._line or board != self.pattern:
            self._line.append(board)
        self._changed()

    def _changed(self) -> None:
        self.back.setEnabled(len(self._line) > 1)
        self.whole.setEnabled(self.pattern.area is not None)
        with QSignalBlocker(self.next):
            self.next.setCurrentIndex(_NEXT.index(self.pattern.next_color))
        self.layer.show_wildcards(self.pattern.wildcards)
        self._draw(self.pattern.area)
        self.search()

    @Slot(object)
    def _draw(self, area: PointRect | None) -> None:
        picture = paint_position(self.position, self.pattern.last)
        if area is not None:
            picture = replace(picture, lit=frozenset(area.points()))
        self.board.show_picture(picture)

    @Slot()
    def _on_look(self) -> None:
        self.board.set_theme(self._look.theme)
        self.layer.update()
        self._later.start()
