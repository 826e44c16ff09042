"""ScreenFlow: the full screen, and the presentation of a record to a class."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMainWindow

from goboard_app.app.game_controller import GameController
from goboard_app.session.phase import Phase
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.hand import Hand
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.view_flow import ViewFlow

# What the small devices for speakers send.
_STEPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class ScreenFlow(QObject):
    """Switches between the window as it is, the full screen, and the presentation.

    A presentation fills the screen with the board, the comment in large letters and little else.
    Signal: `presenting_changed(bool)` when one begins or ends.
    """

    presenting_changed = Signal(bool)

    def __init__(
        self,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        view: ViewFlow,
        hand: Hand,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._view = view
        self._hand = hand
        self._window = window
        self._was_maximized = False
        self._full = QAction(self)
        self._present = QAction(self)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menu to what they do."""
        self._full, self._present = actions["full_screen"], actions["present"]
        self._full.triggered.connect(self._on_full)
        self._present.triggered.connect(self._show)

    @property
    def is_presenting(self) -> bool:
        """Whether the record is shown to a class."""
        return self._present.isChecked()

    def leave(self) -> bool:
        """Leave the presentation, else the full screen; whether there was one to leave."""
        for action in (self._present, self._full):
            if action.isChecked():
                action.setChecked(False)
                self._show()
                return True
        return False

    def stop_presenting(self) -> None:
        """The board is left."""
        if self.is_presenting:
            self.leave()

    def take_key(self, event: QKeyEvent) -> bool:
        """Step with the keys of a presentation; whether it was one of them."""
        steps = _STEPS.get(Qt.Key(event.key()))
        if steps is None or not self.is_presenting or event.modifiers() not in _PLAIN:
            return False
        if self._controller.session.phase is not Phase.REVIEWING:
            return False
        self._controller.step(steps)
        event.accept()
        return True

    @Slot()
    def _on_full(self) -> None:
        if self.is_presenting:
            # The key of the full screen leads back from every kind of it.
            self._present.setChecked(False)
            self._full.setChecked(False)
        self._show()

    @Slot()
    def _show(self) -> None:
        is_full = self._full.isChecked() or self.is_presenting
        self._window.menuBar().setVisible(not is_full)
        if self._page.is_presenting is not self.is_presenting:
            # What is being set up is written down; a class is not shown half a board.
            self._hand.take(self)
            self._page.set_presenting(self.is_presenting)
            self._presenter.show_again()
            self.presenting_changed.emit(self.is_presenting)
        is_panel = self._view.settings.panel_visible and not is_full
        self._page.panel.setVisible(is_panel or self.is_presenting)
        if is_full and not self._window.isFullScreen():
            self._was_maximized = self._window.isMaximized()
            self._window.showFullScreen()
        elif not is_full and self._was_maximized:
            self._window.showMaximized()
        elif not is_full:
            self._window.showNormal()
        self._page.board.setFocus()
