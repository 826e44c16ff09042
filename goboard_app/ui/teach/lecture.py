"""Full screen and presentations to a class, with a pen to draw over the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.lessons import pen_note
from goboard_app.session.session import Phase
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import Presentable
from goboard_app.ui.widgets.look import Look

# The keys that remote controls for presentations send.
_STEPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class ScreenFlow(QObject):
    """The switch between the plain window, the full screen and the presentation.

    A presentation fills the screen with the board, the comment in large letters and little else. It ends when another
    page is shown. Signal: `presenting_changed(bool)` when a presentation begins or ends.
    """

    presenting_changed = Signal(bool)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._was_maximized = False
        self._presented: Presentable = context.page
        self.has_menu = True
        """True if the window has a menu bar when it is not on the full screen."""
        self.is_full = False
        self.is_presenting = False
        """True if a page is being presented to a class."""
        context.pages.currentChanged.connect(self._on_page)

    @property
    def kept(self) -> tuple[bool, bool, bool]:
        """The flags: full screen, presentation, and maximised before these."""
        return self.is_full, self.is_presenting, self._was_maximized

    def resume(self, is_full: bool, is_presenting: bool, was_maximized: bool) -> None:
        """Fill the screen as another window did."""
        self.is_full, self.is_presenting, self._was_maximized = is_full, is_presenting, was_maximized
        self._show()

    def leave(self) -> bool:
        """Leave the presentation, else the full screen; return whether there was one."""
        if not self.is_presenting and not self.is_full:
            return False
        if self.is_presenting:
            self.is_presenting = False
        else:
            self.is_full = False
        self._show()
        return True

    def stop_presenting(self) -> None:
        """End the presentation, as the board is left."""
        if self.is_presenting:
            self.leave()

    def take_key(self, event: QKeyEvent) -> bool:
        """Step through the record with the keys of a remote control; return whether the key was used."""
        steps = _STEPS.get(Qt.Key(event.key()))
        if steps is None or not self.is_presenting or event.modifiers() not in _PLAIN:
            return False
        if self._context.controller.session.phase is not Phase.REVIEWING:
            return False
        self._context.controller.step(steps)
        event.accept()
        return True

    @Slot()
    def show_panel(self) -> None:
        """Show the side panel of the board if the settings say so and the window is not full screen."""
        is_full = self.is_full or self.is_presenting
        is_wanted = self._context.view.settings.panel_visible
        self._context.page.show_panel(is_wanted and not is_full)

    def show_menu(self, has_menu: bool) -> None:
        """Show or hide the menu bar; it is always hidden on the full screen."""
        self.has_menu = has_menu
        is_full = self.is_full or self.is_presenting
        self._context.window.menuBar().setVisible(has_menu and not is_full)

    @Slot(int)
    def _on_page(self) -> None:
        """End the presentation when the presented page is no longer the current one."""
        page = self._context.pages.currentWidget()
        is_there = isinstance(page, Presentable) and page is self._presented
        if self.is_presenting and not is_there:
            self.leave()

    def switch_full(self) -> None:
        """Switch to the full screen, or back to a window."""
        if self.is_presenting:
            # F11 leads back from the presentation as well as from the full screen.
            self.is_presenting = self.is_full = False
        else:
            self.is_full = not self.is_full
        self._show()

    def switch_presenting(self) -> None:
        """Begin or end the presentation of the current page."""
        self.is_presenting = not self.is_presenting
        self._show()

    def _show(self) -> None:
        is_full, window = self.is_full or self.is_presenting, self._context.window
        self.show_menu(self.has_menu)
        self._show_presented()
        self.show_panel()
        if is_full and not window.isFullScreen():
            self._was_maximized = window.isMaximized()
            window.showFullScreen()
        # `showNormal` would undo the maximised state as well.
        elif not is_full and self._was_maximized:
            window.showMaximized()
        elif not is_full:
            window.showNormal()
        self._focus()
        self._context.commands.sweep_soon()

    def _show_presented(self) -> None:
        """Switch the presented page to its look for a class, or back."""
        page = self._context.pages.currentWidget()
        if self.is_presenting and isinstance(page, Presentable):
            self._presented = page
        presented = self._presented
        if presented.is_presenting is self.is_presenting:
            return
        if presented is self._context.page:
            # A stone setup in progress is committed, so that the class sees a complete position.
            self._context.modes.leave_for_class()
        presented.set_presenting(self.is_presenting)
        self.presenting_changed.emit(self.is_presenting)
        if presented is self._context.page:
            self._context.presenter.show_again()

    def _focus(self) -> None:
        """Give the keyboard to the board that is visible."""
        page = self._context.pages.currentWidget()
        (page if isinstance(page, Presentable) else self._context.page).board.setFocus()


_STAYS_MS, _STAYS = 5000, 0.6
"""The time that a stroke is visible, in ms, and the share of it before the stroke begins to fade."""
# The width of a stroke as a share of the line spacing, its minimum in px, and the factor of the halo.
_WIDTH, _LEAST_WIDTH, _HALO = 0.09, 4.0, 1.6


class _PenStroke(QVariantAnimation):
    """A stroke of the pen, which fades after the button is released; `finished` when it is invisible."""

    def __init__(self, start: QPointF, parent: QObject) -> None:
        super().__init__(parent)
        self.path = QPainterPath(start)
        # The short line makes a click without a movement visible as a dot.
        self.path.lineTo(start + QPointF(0.1, 0.0))
        self.setStartValue(1.0)
        self.setKeyValueAt(_STAYS, 1.0)
        self.setEndValue(0.0)
        self.setDuration(_STAYS_MS)

    @property
    def opacity(self) -> float:
        """The opacity of the stroke, from 0 to 1."""
        is_fading = self.state() is QVariantAnimation.State.Running
        return float(self.currentValue()) if is_fading else 1.0


class PenSheet(QWidget):
    """A transparent widget over a board: strokes on it fade, and the board gets no mouse events.

    Signal: `left()` when Escape is pressed.
    """

    left = Signal()

    def __init__(self, look: Look, board: BoardView) -> None:
        super().__init__(board)
        self._look, self._board = look, board
        self.strokes: list[_PenStroke] = []
        self._drawn: _PenStroke | None = None
        self.setCursor(Qt.CursorShape.CrossCursor)
        # Without mouse tracking the moves of the mouse would reach the board.
        self.setMouseTracking(True)
        # A shortcut comes before the key handlers of the page and the window, which would leave the lesson or the
        # presentation.
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.activated.connect(self.left)
        board.installEventFilter(self)
        self.setGeometry(board.rect())
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the board, and remove the strokes drawn at the size before."""
        if watched is self._board and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
            # A copy, because `_remove` changes the list.
            for stroke in list(self.strokes):
                self._remove(stroke)
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton or self._drawn is not None:
            return
        stroke = self._drawn = _PenStroke(event.position(), self)
        stroke.valueChanged.connect(self.update)
        stroke.finished.connect(self._on_faded)
        self.strokes.append(stroke)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        event.accept()
        if self._drawn is not None:
            self._drawn.path.lineTo(event.position())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._drawn is not None:
            self._drawn.start()
            self._drawn = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        # Two quick dots arrive as a double click.
        self.mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(_LEAST_WIDTH, _WIDTH * self._board.board_geometry.spacing)
        # A white halo keeps the ink visible on wood, on black stones and on white ones.
        halo, ink = QColor("#FFFFFF"), QColor(self._look.theme.board_warning)
        for stroke in self.strokes:
            painter.setOpacity(stroke.opacity)
            for color, wide in ((halo, width * _HALO), (ink, width)):
                painter.setPen(
                    QPen(
                        color,
                        wide,
                        Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin,
                    )
                )
                painter.drawPath(stroke.path)

    @Slot()
    def _on_faded(self) -> None:
        stroke = self.sender()
        if isinstance(stroke, _PenStroke):
            self._remove(stroke)

    def _remove(self, stroke: _PenStroke) -> None:
        if stroke in self.strokes:
            self.strokes.remove(stroke)
            stroke.deleteLater()
        if stroke is self._drawn:
            self._drawn = None
        self.update()


class PenFlow(QObject):
    """The switch of the pen over the board of the current page.

    A pen is no mode, so the mode of the board stays active below it. The pen is put away when another page is shown.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self.sheet: PenSheet | None = None
        context.pages.currentChanged.connect(self.put_away)

    @property
    def is_on(self) -> bool:
        """Return whether the mouse draws."""
        return self.sheet is not None

    def switch(self) -> None:
        """Take the pen up, or put it away."""
        page = self._context.pages.currentWidget()
        if self.is_on:
            self.put_away()
        elif isinstance(page, Presentable):
            self.sheet = PenSheet(self._context.look, page.board)
            self.sheet.left.connect(self.put_away)
            self._say_how(page)
            self._context.commands.sweep_soon()

    def _say_how(self, page: Presentable) -> None:
        if page.message.isVisible():
            page.message.say_briefly(pen_note(), "info")
        else:
            self._context.strip.tell(pen_note(), is_grave=False)
        page.board.announce(pen_note())

    @Slot()
    def put_away(self) -> None:
        """Put the pen away and discard the strokes."""
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            # Until `deleteLater` takes effect the sheet would stay visible.
            sheet.hide()
            sheet.deleteLater()
            self._context.commands.sweep_soon()
