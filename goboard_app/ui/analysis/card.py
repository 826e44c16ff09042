"""AnalysisCard: the analysis of the board by an engine, in words and as a list of its best moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QProgressBar,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goboard_app.app.engines.directory import EngineChoice
from goboard_app.app.texts import analysis as texts
from goboard_app.app.texts.format import isolated, translate
from goboard_app.session.picture import Merit
from goboard_app.ui.board.sprites import MERITS
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, ElidedLabel, Index, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import name_with_tip, set_tip

_ROW, _ROWS = 24, 5
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TEXTS, _MERIT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class MoveLine(NamedTuple):
    """A row of the list: its three texts, the merit of the move, and the accessible text."""

    texts: tuple[str, str, str]
    merit: Merit
    spoken: str


class CandidateList(QListWidget):
    """The best moves, the best first.

    Signals: `chosen(int)` with the row under the pointer or of the keyboard, -1 for none; `kept(int)` with a row to be
    added to the record, for Enter or a double click.
    """

    chosen = Signal(int)
    kept = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(translate("analysis", "The engine’s best moves"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_CandidateDelegate(look, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        # Tab leaves the list instead of moving in it.
        self.setTabKeyNavigation(False)
        set_tip(self, texts.list_tip())
        self.itemEntered.connect(self._on_entered)
        self.currentRowChanged.connect(self._on_row)
        self.itemDoubleClicked.connect(self._on_double_click)
        look.changed.connect(self._fit)
        self._fit()

    def show_lines(self, lines: Sequence[MoveLine]) -> None:
        """List these moves; the current row stays at its place."""
        # Items are reused instead of cleared, so that the current row survives.
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        for number, line in enumerate(lines):
            item = self.item(number)
            if item is None:
                item = QListWidgetItem()
                self.addItem(item)
            item.setData(_TEXTS, line.texts)
            item.setData(_MERIT, line.merit)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, line.spoken)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `kept` for Enter."""
        if event.key() in _ENTERS and self.currentRow() >= 0:
            event.accept()
            self.kept.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Choose the row of the keyboard again."""
        super().leaveEvent(event)
        self.chosen.emit(self.currentRow() if self.hasFocus() else -1)

    def event(self, event: QEvent) -> bool:
        """Choose a row when the list gets the focus, and none when it loses it."""
        if event.type() == QEvent.Type.FocusIn:
            if self.currentRow() < 0 and self.count():
                self.setCurrentRow(0)
            else:
                self.chosen.emit(self.currentRow())
        elif event.type() == QEvent.Type.FocusOut:
            self.chosen.emit(-1)
        return super().event(event)

    @Slot()
    def _fit(self) -> None:
        rows = min(_ROWS, max(1, self.count()))
        self.setFixedHeight(rows * self._look.px(_ROW) + 2)

    @Slot(QListWidgetItem)
    def _on_entered(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.row(item))

    @Slot(int)
    def _on_row(self, row: int) -> None:
        # Without the focus the row changes only because the list does.
        if self.hasFocus():
            self.chosen.emit(row)

    @Slot(QListWidgetItem)
    def _on_double_click(self, item: QListWidgetItem) -> None:
        self.kept.emit(self.row(item))


class _CandidateDelegate(QStyledItemDelegate):
    """Paints a move: a disc as on the board, its name, the points it loses and Black's win rate."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        return QSize(super().sizeHint(option, index).width(), self._look.px(_ROW))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        theme, px = self._look.theme, self._look.px
        name, lost, rate = index.data(_TEXTS)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = QStyle.StateFlag.State_MouseOver
        if option.state & QStyle.StateFlag.State_HasFocus:
            # The selected row is lit only while the list has the focus.
            lit |= QStyle.StateFlag.State_Selected
        if option.state & lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 5, 5)
        ground, _ink = MERITS[index.data(_MERIT)]
        painter.setPen(QPen(QColor(theme.field_edge), 1))
        painter.setBrush(QColor(ground))
        side = px(12)
        disc = QRectF(rect.left() + px(6), rect.center().y() - side / 2, side, side)
        painter.drawEllipse(disc)
        font = QFont(option.font)
        left = disc.right() + px(8)
        room = QRectF(left, rect.top(), rect.right() - px(8) - left, rect.height())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(theme.text))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.drawText(room, int(middle | Qt.AlignmentFlag.AlignLeft), name)
        font.setWeight(QFont.Weight.Normal)
        painter.setFont(font)
        third = room.width() * 0.62
        part = QRectF(room.left(), room.top(), third, room.height())
        painter.drawText(part, int(middle | Qt.AlignmentFlag.AlignRight), lost)
        painter.setPen(QColor(theme.muted))
        painter.drawText(room, int(middle | Qt.AlignmentFlag.AlignRight), rate)
        painter.restore()


class AnalysisCard(Card):
    """The card of the analysis, with the list `moves`; the button `more` opens the menu passed in.

    Signals: `engine_chosen(str)` with the key of another engine; `restart_asked()`; `cancelled()` for the analysis of
    the whole game; `closed()` for the close button; `region_pressed()` for the button beside the note about a part of
    the board; `report_asked()` for the report of the game.
    """

    engine_chosen = Signal(str)
    restart_asked = Signal()
    cancelled = Signal()
    closed = Signal()
    region_pressed = Signal()
    report_asked = Signal()

    def __init__(self, look: Look, menu: QMenu) -> None:
        super().__init__("plain")
        self._keys: list[str] = []
        self.title = label(translate("analysis", "Analysis"), "section", "muted")
        self.engine = ElidedLabel(role="note", tone="muted")
        self.engines = ComboBox()
        self.engines.setAccessibleName(translate("analysis", "Engine"))
        self.more = Button(look, icon="more", kind="square")
        self.cross = Button(look, icon="close", kind="square")
        for button, name in (
            (self.more, translate("analysis", "Analysis settings")),
            (self.cross, translate("analysis", "Turn the analysis off")),
        ):
            button.setFixedSize(look.height(28), look.height(28))
            name_with_tip(button, name)
        # Of one line each, so that the height of the card is fixed in a low window.
        self.lead = ElidedLabel(role="panel")
        self.chance = ElidedLabel(role="panel")
        self.played = ElidedLabel(role="note")
        self.moves = CandidateList(look)
        self.note = label(role="note", tone="muted", wraps=True)
        self.trouble = label(role="panel", wraps=True)
        self.restart = Button(look, translate("analysis", "Start it again"))
        self.region_text = label(role="note", wraps=True)
        self.region_button = Button(look, kind="link")
        self.report = Button(look, texts.report_button(), kind="link")
        self.progress_text = label(role="note", tone="muted", wraps=True)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.cancel = Button(look, translate("analysis", "Stop"), kind="link")
        self._menu = menu
        self._build()
        self._connect()

    def _build(self) -> None:
        head = row_layout(self.title, spacing=6)
        head.addWidget(self.engine, 1)
        head.addWidget(self.engines, 1)
        head.addWidget(self.more)
        head.addWidget(self.cross)
        self._reading = QWidget()
        row = row_layout(self.progress_text, spacing=6)
        row.setStretch(0, 1)
        row.addWidget(self.cancel)
        self._region = QWidget()
        region = row_layout(self.region_text, spacing=6)
        region.setStretch(0, 1)
        region.addWidget(self.region_button)
        self._region.setLayout(region)
        self._region.hide()
        self.report.hide()
        reading = column_layout(row, self.progress, spacing=2)
        self._reading.setLayout(reading)
        self.setLayout(
            column_layout(
                *(head, self.trouble, row_layout(self.restart, None), self.lead, self.chance),
                *(self.played, self.moves, self.note, self._region, self._reading),
                row_layout(self.report, None),
                spacing=4,
                margin=10,
            )
        )

    def _connect(self) -> None:
        # Not `currentIndexChanged`, which `show_engines` causes too.
        self.engines.activated.connect(self._on_engine)
        self.restart.clicked.connect(self.restart_asked)
        self.cancel.clicked.connect(self.cancelled)
        self.cross.clicked.connect(self.closed)
        self.more.clicked.connect(self._on_more)
        self.region_button.clicked.connect(self.region_pressed)
        self.report.clicked.connect(self.report_asked)

    def show_engines(self, choices: Sequence[EngineChoice], chosen: str) -> None:
        """Show the name of the engine, or a choice of engines if there are several."""
        is_one = len(choices) < 2
        self.engine.setVisible(is_one)
        self.engines.setVisible(not is_one)
        self._keys = [choice.key for choice in choices]
        self.engines.clear()
        self.engines.addItems([isolated(choice.name) for choice in choices])
        if chosen in self._keys:
            number = self._keys.index(chosen)
            self.engines.setCurrentIndex(number)
            self.engine.setText(isolated(choices[number].name))

    def show_trouble(self, text: str, has_ended: bool) -> None:
        """Show why there is no analysis, '' if there is one; an engine that ended can be restarted."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))
        self.restart.setVisible(has_ended)

    def show_words(self, lead: str, chance: str = "", played: str = "", note: str = "") -> None:
        """Show the lead, the chance of winning, the loss of the last move, and a note.

        Empty texts take no room.
        """
        widgets = (self.lead, self.chance, self.played, self.note)
        for widget, text in zip(widgets, (lead, chance, played, note), strict=True):
            widget.setText(text)
            widget.setVisible(bool(text))

    def show_region(self, text: str, button: str = "") -> None:
        """Show a note about the part of the board to think about, with a button; '' for the whole board."""
        self.region_text.setText(text)
        self.region_button.setText(button)
        self._region.setVisible(bool(text))

    def show_moves(self, lines: Sequence[MoveLine]) -> None:
        """List the best moves."""
        self.moves.show_lines(lines)
        self.moves.setVisible(bool(lines))

    def show_progress(self, progress: tuple[int, int] | None) -> None:
        """Show the done and total positions of the analysis of the whole game; None if none runs."""
        self._reading.setVisible(progress is not None)
        if progress is not None:
            done, of = progress
            self.progress_text.setText(texts.progress_text(done, of))
            self.progress.setRange(0, of)
            self.progress.setValue(done)

    @Slot(int)
    def _on_engine(self, number: int) -> None:
        self.engine_chosen.emit(self._keys[number])

    @Slot()
    def _on_more(self) -> None:
        self._menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))
