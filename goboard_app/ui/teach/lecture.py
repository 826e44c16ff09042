"""Full screen and presentation: a record or a lesson shown to a class."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from goboard_app.session.session import Phase
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import Presentable

# What the small devices for speakers send.
_STEPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class ScreenFlow(QObject):
    """Switches between the window as it is, the full screen, and the presentation.

    A presentation fills the screen with the board, the comment in large letters and little else.
    It is over when another page is shown. Signal: `presenting_changed(bool)` when one begins or
    ends.
    """

    presenting_changed = Signal(bool)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._was_maximized = False
        self._presented: Presentable = context.page
        self.has_menu = True
        """Whether the window has a menu bar where it is not on a full screen."""
        self.is_full = False
        self.is_presenting = False
        """Whether something is shown to a class."""
        context.pages.currentChanged.connect(self._on_page)

    @property
    def can_present(self) -> bool:
        """Whether the page that is shown can be shown to a class."""
        return isinstance(self._context.pages.currentWidget(), Presentable)

    def leave(self) -> bool:
        """Leave the presentation, else the full screen; whether there was one to leave."""
        if not self.is_presenting and not self.is_full:
            return False
        if self.is_presenting:
            self.is_presenting = False
        else:
            self.is_full = False
        self._show()
        return True

    def stop_presenting(self) -> None:
        """The board is left."""
        if self.is_presenting:
            self.leave()

    def take_key(self, event: QKeyEvent) -> bool:
        """Step with the keys of a presentation; whether it was one of them."""
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
        """Show the side panel of the board where there is to be one."""
        is_full = self.is_full or self.is_presenting
        is_wanted = self._context.view.settings.panel_visible
        self._context.page.show_panel(is_wanted and not is_full)

    def show_menu(self, has_menu: bool) -> None:
        """Let the window have a menu bar or none; it has none on a full screen anyway."""
        self.has_menu = has_menu
        is_full = self.is_full or self.is_presenting
        self._context.window.menuBar().setVisible(has_menu and not is_full)

    @Slot(int)
    def _on_page(self) -> None:
        """What was shown to a class is gone."""
        page = self._context.pages.currentWidget()
        is_there = isinstance(page, Presentable) and page is self._presented
        if self.is_presenting and not is_there:
            self.leave()

    def switch_full(self) -> None:
        """Fill the screen, or be a window again."""
        if self.is_presenting:
            # The key of the full screen leads back from every kind of it.
            self.is_presenting = self.is_full = False
        else:
            self.is_full = not self.is_full
        self._show()

    def switch_presenting(self) -> None:
        """Show the page to a class, or no more."""
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
        elif not is_full and self._was_maximized:
            window.showMaximized()
        elif not is_full:
            window.showNormal()
        self._focus()
        self._context.commands.sweep_soon()

    def _show_presented(self) -> None:
        """Let the page that is presented be as it is to be."""
        page = self._context.pages.currentWidget()
        if self.is_presenting and isinstance(page, Presentable):
            self._presented = page
        presented = self._presented
        if presented.is_presenting is self.is_presenting:
            return
        if presented is self._context.page:
            # What is being set up is written down; a class is not shown half a board.
            self._context.modes.leave_for_class()
        presented.set_presenting(self.is_presenting)
        self.presenting_changed.emit(self.is_presenting)
        if presented is self._context.page:
            self._context.presenter.show_again()

    def _focus(self) -> None:
        """Give the keyboard to the board that is seen."""
        page = self._context.pages.currentWidget()
        (page if isinstance(page, Presentable) else self._context.page).board.setFocus()
