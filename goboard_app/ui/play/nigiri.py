"""Nigiri: a hidden handful of stones, the guess, and the count that decides the colours."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from goboard_app.app.texts import new_game as texts
from goboard_app.app.texts.format import running_text, translate
from goboard_app.go.board import Color
from goboard_app.session.color_choice import LARGEST_HANDFUL, Chooser, NigiriStage, Parity, begin_nigiri
from goboard_app.ui.play.new_game import Colors, short_name, stone_tile
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, column_layout, label, row_layout

PAIR_MS = 160
"""The time in which one pair of stones is laid out."""

_PLACING = 110 / PAIR_MS
"""The part of that time in which the stones come down."""

# The size of a stone, the gaps and the margin, in px at scale 1.
_STONE, _GAP, _MARGIN = 30, 7, 14
# All stones of the largest handful must fit on a small screen.
_MOST_SCALE = 1.25


class Handful(QWidget):
    """The table of a nigiri: a closed bowl, then the black stones of the guess and pairs of white stones.

    It knows only the white stones that have been laid out.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._guess: Parity | None = None
        self._pairs: tuple[int, ...] = ()
        self._progress = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_stones(self, guess: Parity | None, pairs: tuple[int, ...], progress: float = 1.0) -> None:
        """Show the stones; the last pair has come down by `progress`, from 0 to 1."""
        self._guess, self._pairs, self._progress = guess, pairs, progress
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        columns = LARGEST_HANDFUL // 2 + 2
        wide = columns * (_STONE + _GAP) + 2 * _MARGIN
        return QSize(self._px(wide), self._px(118))

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return self.sizeHint()

    def _px(self, length: int) -> int:
        """Scale a length with the text, limited so that all stones fit on a small screen."""
        return min(self._look.px(length), round(length * _MOST_SCALE))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        painter.setPen(QPen(QColor(theme.hairline), 1))
        painter.setBrush(QColor(theme.sunk))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
        if self._guess is None:
            self._paint_bowl(painter)
        else:
            self._paint_stones(painter, self._guess)

    def _paint_bowl(self, painter: QPainter) -> None:
        theme, unit = self._look.theme, self._px(100) / 100
        painter.translate(self.width() / 2, self.height() / 2 + 6 * unit)
        painter.scale(unit, unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faint(theme.shadow, theme.shadow_opacity * 0.5))
        painter.drawEllipse(QPointF(3, 38), 46, 8)
        wood = QLinearGradient(-62, -30, 62, 30)
        wood.setColorAt(0, QColor(theme.wood_light))
        wood.setColorAt(0.55, QColor(theme.wood_grain))
        wood.setColorAt(1, QColor(theme.board_side))
        painter.setBrush(wood)
        painter.drawPath(_bowl())
        painter.drawPath(_lid())
        painter.setPen(QPen(_faint(theme.line, 0.55), 1.6))
        painter.drawLine(QPointF(-55, -16), QPointF(55, -16))
        font = painter.font()
        font.setPixelSize(34)
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(theme.coordinate))
        painter.drawText(QRectF(-40, -14, 80, 54), int(Qt.AlignmentFlag.AlignCenter), "?")

    def _paint_stones(self, painter: QPainter, guess: Parity) -> None:
        step, dpr = self._px(_STONE + _GAP), self.devicePixelRatioF()
        left = (self.width() - (LARGEST_HANDFUL // 2 + 1) * step - self._px(16)) / 2
        stones = {color: self._look.stone(color, _STONE, dpr, has_shadow=True) for color in Color}
        self._paint_group(painter, stones[Color.BLACK], left, guess.value)
        left += step + self._px(4)
        painter.setPen(QPen(QColor(self._look.theme.field_edge), 1))
        painter.drawLine(QPointF(left, 18), QPointF(left, self.height() - 18))
        left += self._px(12)
        for place, count in enumerate(self._pairs):
            is_last = place == len(self._pairs) - 1
            eased = _eased(self._progress) if is_last else 1.0
            self._paint_group(painter, stones[Color.WHITE], left + place * step, count, eased)

    def _paint_group(self, painter: QPainter, stone: QPixmap, left: float, count: int, placed: float = 1.0) -> None:
        side, step = self._px(_STONE), self._px(_STONE + _GAP)
        size = stone.deviceIndependentSize() * (1.12 - 0.12 * placed)
        painter.setOpacity(placed)
        for line in range(count):
            x, y = left + side / 2, self.height() / 2 + (line - 0.5) * step
            place = QRectF(QPointF(x, y), size)
            place.moveCenter(QPointF(x, y))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, stone, QRectF(stone.rect()))
        painter.setOpacity(1)


def _eased(progress: float) -> float:
    """Return the progress of a stone's fall: fast at first, and complete after the first part of the time."""
    return float(1 - (1 - min(1.0, progress / _PLACING)) ** 3)


def _faint(color: str, opacity: float) -> QColor:
    faint = QColor(color)
    faint.setAlphaF(opacity)
    return faint


def _bowl() -> QPainterPath:
    path = QPainterPath(QPointF(-55, -16))
    path.cubicTo(QPointF(-64, 12), QPointF(-44, 42), QPointF(-30, 42))
    path.lineTo(QPointF(30, 42))
    path.cubicTo(QPointF(44, 42), QPointF(64, 12), QPointF(55, -16))
    path.closeSubpath()
    return path


def _lid() -> QPainterPath:
    path = QPainterPath(QPointF(-55, -16))
    path.cubicTo(QPointF(-50, -34), QPointF(-20, -40), QPointF(0, -40))
    path.cubicTo(QPointF(20, -40), QPointF(50, -34), QPointF(55, -16))
    path.closeSubpath()
    return path


class NigiriPlay(QWidget):
    """The widget of a nigiri, from the guess to the colours, for use in a dialog.

    Signal: `decided()` once all stones are counted. The handful is not read before.
    """

    decided = Signal()

    def __init__(
        self,
        look: Look,
        names: tuple[str, str],
        motion: bool = True,
        chance: random.Random | None = None,
    ) -> None:
        super().__init__()
        self._names = names
        self._motion = motion
        self._is_second_holding = False
        self._nigiri = begin_nigiri(chance)
        self.table = Handful(look)
        self.sentence = label(role="message", wraps=True)
        self.guesses = {parity: _guess_tile(look, parity) for parity in Parity}
        self.swap = Button(look, icon="swap", kind="link")
        self.guessed = label(role="panel", tone="muted", wraps=True)
        self.colors = Colors(look)
        self._pages = QStackedWidget()
        self._pair = QVariantAnimation(self)
        self._keys = [QShortcut(key, self) for key in (Qt.Key.Key_O, Qt.Key.Key_E)]
        self._build()
        self._connect()
        self._refresh()

    @property
    def black(self) -> Chooser | None:
        """The role that plays Black; None until all stones are counted."""
        return self._nigiri.black

    @property
    def is_second_black(self) -> bool:
        """Return whether the second of the two names plays Black."""
        holder_is_black = self.black is Chooser.HOLDER
        return self.black is not None and holder_is_black == self._is_second_holding

    def name_of(self, person: Chooser) -> str:
        """Return the name of the player in a role."""
        is_first = (person is Chooser.HOLDER) != self._is_second_holding
        return short_name(self._names[0 if is_first else 1]) or texts.person_name(person)

    def focus_guess(self) -> None:
        """Give the keyboard to the guesses."""
        self.guesses[Parity.ODD].setFocus()

    def finish(self) -> None:
        """Lay out the remaining stones at once."""
        if self._nigiri.stage is NigiriStage.COUNTING:
            self._pair.stop()
            self._nigiri = self._nigiri.counted_out()
            self._decide()

    def take_key(self, event: QKeyEvent) -> bool:
        """Finish the count with any key; return whether it was running."""
        if self._nigiri.stage is not NigiriStage.COUNTING:
            return False
        # The key that made the guess may still be held down.
        if not event.isAutoRepeat():
            self.finish()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if not self.take_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        self.finish()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: D102 - Qt's own
        # Qt handles Tab before `keyPressEvent`, and any key finishes the count.
        self.finish()
        return super().focusNextPrevChild(is_next)

    def _build(self) -> None:
        text = texts.holder_custom()
        older = label(text, "note", "muted", wraps=True)
        hint = row_layout(spacing=8)
        hint.addWidget(older, 1)
        hint.addWidget(self.swap)
        tiles = row_layout()
        for tile in self.guesses.values():
            tiles.addWidget(tile, 1)
        asking, counting = QWidget(), QWidget()
        asking.setLayout(column_layout(tiles, hint, None))
        counting.setLayout(column_layout(self.guessed, None))
        for page in (asking, counting, self.colors):
            self._pages.addWidget(page)
        self.setLayout(column_layout(self.table, self.sentence, self._pages, spacing=14))

    def _connect(self) -> None:
        self.guesses[Parity.ODD].clicked.connect(self._on_odd)
        self.guesses[Parity.EVEN].clicked.connect(self._on_even)
        self._keys[0].activated.connect(self._on_odd)
        self._keys[1].activated.connect(self._on_even)
        self.swap.clicked.connect(self._on_swap)
        self._pair.setDuration(PAIR_MS)
        self._pair.setStartValue(0.0)
        self._pair.setEndValue(1.0)
        self._pair.valueChanged.connect(self._on_progress)
        self._pair.finished.connect(self._on_laid)

    def _guess(self, parity: Parity) -> None:
        for key in self._keys:
            # There is one guess only.
            key.setEnabled(False)
        self._nigiri = self._nigiri.guessed(parity)
        said = texts.guess_sentence(parity, self.name_of(Chooser.GUESSER))
        hint = texts.any_key_shows_end()
        self.guessed.setText(running_text(said, hint))
        self.table.setFocus()
        if self._motion:
            self._refresh()
            self._pair.start()
        else:
            self.finish()

    def _decide(self) -> None:
        self._refresh()
        self.decided.emit()

    def _refresh(self) -> None:
        nigiri = self._nigiri
        names = {person: self.name_of(person) for person in Chooser}
        self._pages.setCurrentIndex(list(NigiriStage).index(nigiri.stage))
        self.table.show_stones(nigiri.guess, nigiri.pairs)
        self.sentence.setText(texts.nigiri_sentence(nigiri, names))
        if nigiri.stage is NigiriStage.GUESSING:
            self.swap.setText(texts.let_hold(names[Chooser.GUESSER]))
            self.table.setAccessibleName(translate("nigiri", "A closed bowl of white stones"))
        else:
            self.table.setAccessibleName(self.sentence.text())
        if nigiri.black is not None:
            white = next(person for person in Chooser if person is not nigiri.black)
            self.colors.show_names(names[nigiri.black], names[white])

    @Slot()
    def _on_odd(self) -> None:
        self._guess(Parity.ODD)

    @Slot()
    def _on_even(self) -> None:
        self._guess(Parity.EVEN)

    @Slot()
    def _on_swap(self) -> None:
        self._is_second_holding = not self._is_second_holding
        self._refresh()

    @Slot()
    def _on_progress(self) -> None:
        progress = self._pair.currentValue()
        if self._nigiri.stage is NigiriStage.COUNTING and isinstance(progress, float):
            coming = self._nigiri.with_next_pair()
            self.table.show_stones(coming.guess, coming.pairs, progress)

    @Slot()
    def _on_laid(self) -> None:
        self._nigiri = self._nigiri.with_next_pair()
        if self._nigiri.stage is NigiriStage.COUNTING:
            self._refresh()
            self._pair.start()
        else:
            self._decide()


def _guess_tile(look: Look, parity: Parity) -> Button:
    is_odd = parity is Parity.ODD
    note = translate("nigiri", "Key O") if is_odd else translate("nigiri", "Key E")
    return stone_tile(look, Color.BLACK, parity.value, texts.parity_name(parity), note)


class NigiriDialog(DialogBase):
    """The dialog of nigiri between two players; the first one holds the stones unless they exchange.

    `ask` returns the role that plays Black; `swaps` is True if that is the second player.
    """

    manual_page = "playing"

    def __init__(
        self,
        look: Look,
        names: tuple[str, str],
        motion: bool = True,
        chance: random.Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("nigiri", "Nigiri"))
        self.setMinimumWidth(look.px(600))
        self.play = NigiriPlay(look, names, motion, chance)
        self.cancel = Button(look, translate("nigiri", "Cancel"))
        self.take = Button(look, translate("nigiri", "Take these colours"), kind="primary")
        self.take.setEnabled(False)
        self._build()
        self.play.decided.connect(self._on_decided)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self.accept)
        self.play.focus_guess()

    @property
    def swaps(self) -> bool:
        """Return whether the second player takes Black; False if the dialog was cancelled."""
        is_taken = self.result() == NigiriDialog.DialogCode.Accepted
        return is_taken and self.play.is_second_black

    def ask(self) -> Chooser | None:
        """Show the dialog and return the role that plays Black; None if it was cancelled."""
        return self.play.black if self.run() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if not self.play.take_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        self.play.finish()

    def _build(self) -> None:
        layout = column_layout(
            label(translate("nigiri", "Nigiri"), "page"),
            label(texts.nigiri_rule(), "note", "muted", wraps=True),
            self.play,
            row_layout(None, self.cancel, self.take),
            spacing=12,
        )
        layout.setContentsMargins(28, 24, 28, 22)
        self.setLayout(layout)

    @Slot()
    def _on_decided(self) -> None:
        self.take.setEnabled(True)
        self.take.setDefault(True)
        self.take.setAccessibleDescription(self.play.sentence.text())
        self.take.setFocus()
