"""MessageLine: the one sentence under the board that says where the game is."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.go.board import Color
from goboard_app.ui.widgets.accessible import announcer_of
from goboard_app.ui.widgets.look import Look

HEIGHT = 52
# Pixels at 100 % text size.
_TEXT_PX, _PICTURE_PX = 14.5, 18
_GAP = 10
# A brief message gives way to the lasting one before it.
_BRIEF_MS = 2000
_LINE_WIDTH, _LINE_HEIGHT = 260, 3


class _SpokenLabel(QLabel):
    """A label with the sentence for screen readers, which cannot read painted text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the line itself paints the sentence, with its stone or icon."""


class MessageLine(QWidget):
    """A stone or an icon, and a sentence, centred in the line; a long sentence takes two lines.

    A screen reader speaks each new sentence, a refusal at once. While progress is shown, it speaks only the first
    sentence.
    Signal: `said(str)` with every sentence that is shown.
    """

    said = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._stone: Color | None = None
        self._icon = ""
        self._scale = self._letters = 1.0
        self.text = ""
        self.is_refusal = False
        self.progress: float | None = None
        self._told = ""
        self._said_in: QWidget | None = None
        self._is_for_now = self._has_told_progress = False
        self._heard = _SpokenLabel(self)
        self.setProperty("role", "message")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._before: tuple[str, Color | None, str, bool] | None = None
        self._brief = single_shot(self, self._say_before, _BRIEF_MS)
        look.changed.connect(self._on_look)

    def say(
        self,
        text: str,
        stone: Color | None = None,
        icon: str = "",
        is_for_now: bool = False,
        said_in: QWidget | None = None,
    ) -> None:
        """Show a sentence, with a stone or an icon before it.

        With `is_for_now` the sentence is not spoken if a better one replaces it within a moment. While `said_in` is
        visible, it shows the same sentence, which is only spoken here.
        """
        self._show(text, stone, icon, False, is_for_now)
        self._said_in = said_in

    def refuse(self, text: str) -> None:
        """Show the reason why an action is not possible."""
        self._show(text, None, "not_allowed", True)

    def say_briefly(self, text: str, icon: str = "") -> None:
        """Show a sentence for two seconds, then the one before again."""
        # Several brief sentences in a row must not become the sentence that is restored.
        before = self._before or (self.text, self._stone, self._icon, self.is_refusal)
        self._show(text, None, icon, False)
        self._before = before
        self._brief.start()

    @Slot()
    def _say_before(self) -> None:
        if self._before is not None:
            # The restored sentence was spoken before.
            self._told = self._before[0]
            self._show(*self._before)

    def show_progress(self, done: float | None) -> None:
        """Show the progress of long work under the sentence, from 0 to 1; None shows no progress."""
        if done != self.progress:
            self.progress = done
            self.update()

    def set_scale(self, scale: float, letters: float = 1.0) -> None:
        """Scale the line and its text for viewers who sit far away; `letters` enlarges the text further, in the same
        height.
        """
        if (scale, letters) != (self._scale, self._letters):
            self._scale, self._letters = scale, letters
            self._on_look()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._heard.setGeometry(self.rect())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's own
        super().showEvent(event)
        self._tell()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's own
        super().hideEvent(event)
        # A spontaneous hide event comes from the window system, such as a minimised window.
        if not event.spontaneous():
            self._told = ""

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(300, self._look.px(HEIGHT * self._scale))

    @property
    def is_seen(self) -> bool:
        """True if the sentence is shown here, and in no other place."""
        return self._said_in is None or not self._said_in.isVisible()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        if not self.is_seen:
            return
        painter = QPainter(self)
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)
        picture = self._picture()
        side = self._look.px(_PICTURE_PX * self._scale) + _GAP if picture is not None else 0
        room = QRect(0, 0, self.width() - side - 32, self.height())
        wanted = QFontMetrics(self.font()).boundingRect(room, flags, self.text)
        left = (self.width() - wanted.width() - side) // 2
        if picture is not None:
            height = round(picture.height() / picture.devicePixelRatio())
            painter.drawPixmap(left, (self.height() - height) // 2, picture)
        theme = self._look.theme
        painter.setPen(QColor(theme.error if self.is_refusal else theme.text))
        painter.drawText(QRect(left + side, 0, wanted.width() + 4, self.height()), flags, self.text)
        if self.progress is not None:
            self._paint_progress(painter, self.progress)

    def _paint_progress(self, painter: QPainter, done: float) -> None:
        theme, wide = self._look.theme, self._look.px(_LINE_WIDTH)
        line = QRect((self.width() - wide) // 2, self.height() - 9, wide, _LINE_HEIGHT)
        painter.fillRect(line, QColor(theme.hairline))
        line.setWidth(round(wide * min(max(done, 0.0), 1.0)))
        painter.fillRect(line, QColor(theme.accent))

    def _picture(self) -> QPixmap | None:
        dpr = self.devicePixelRatioF()
        if self._stone is not None:
            return self._look.stone(self._stone, (_PICTURE_PX - 1) * self._scale, dpr)
        if self._icon:
            role = "error" if self.is_refusal else "text"
            return self._look.icon_pixmap(self._icon, role, _PICTURE_PX * self._scale, dpr)
        return None

    def _show(
        self,
        text: str,
        stone: Color | None,
        icon: str,
        is_refusal: bool,
        is_for_now: bool = False,
    ) -> None:
        self._before = self._said_in = None
        self._brief.stop()
        self.text, self._stone, self._icon, self.is_refusal = text, stone, icon, is_refusal
        self.setAccessibleName(text)
        self._heard.setText(text)
        self.update()
        self._tell(is_for_now)
        self.said.emit(text)

    def _tell(self, is_for_now: bool = False) -> None:
        """Announce the sentence to screen readers if it is new and the line is visible."""
        announcer = announcer_of(self) if self.isVisible() else None
        if announcer is None:
            return
        # A sentence shown for now may not have been spoken.
        is_told = self.text == self._told and not self._is_for_now
        has_told_progress = self._has_told_progress
        self._told, self._is_for_now = self.text, is_for_now
        self._has_told_progress = self.progress is not None
        if is_told or (self._has_told_progress and has_told_progress):
            return
        if is_for_now:
            announcer.show_for_now(self, self.text)
        else:
            announcer.show(self, self.text, assertive=self.is_refusal)

    @Slot()
    def _on_look(self) -> None:
        # The style sheet of the program sets the usual size.
        times = self._scale * self._letters
        large = f"font-size: {self._look.px(_TEXT_PX * times)}px"
        self.setStyleSheet(large if times != 1 else "")
        self.updateGeometry()
        self.update()
