"""AutoPlay: a record that plays by itself, one move after another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication

from goboard_app.app.controller import GameController
from goboard_app.app.settings import Settings
from goboard_app.app.texts.record import at_the_end
from goboard_app.session.session import Change, Phase
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.view_flow import ViewFlow

if TYPE_CHECKING:
    from goboard_app.ui.window.review_bar import ReviewBar


class AutoPlay(QObject):
    """Steps forward again and again until the line ends, or something else is done.

    Space starts and stops it; walking by hand meanwhile goes on from there. Whoever writes, marks
    or edits wants to stay at that move, so it stops.
    """

    def __init__(
        self,
        controller: GameController,
        presenter: BoardPresenter,
        view: ViewFlow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._presenter = presenter
        self._view = view
        self._bar: ReviewBar | None = None
        self._action: QAction | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)
        controller.replaced.connect(self.stop)
        controller.changed.connect(self._on_changed)
        presenter.presented.connect(self._on_presented)
        presenter.page.review_bar_made.connect(self._on_bar)
        view.settings_changed.connect(self._on_settings)

    @property
    def is_playing(self) -> bool:
        """Whether the record plays by itself just now."""
        return self._timer.isActive()

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the row of the menu to it."""
        self._action = actions["play_through"]
        self._action.triggered.connect(self.toggle)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a plain Space that nothing else has used; say whether it was one."""
        is_space = event.key() == Qt.Key.Key_Space and not event.modifiers()
        if not is_space or not self._can_play:
            return False
        event.accept()
        self.toggle()
        return True

    @Slot()
    def toggle(self) -> None:
        """Start, or stop."""
        if self.is_playing:
            self.stop()
        elif self._can_play and self._bar is not None:
            if not self._has_next:
                self._presenter.tell(at_the_end())
            else:
                self._timer.start(self._bar.interval)
        self._show()

    @Slot()
    def stop(self) -> None:
        """Stay where the board is."""
        self._timer.stop()
        self._show()

    @property
    def _can_play(self) -> bool:
        is_off = self._action is not None and not self._action.isEnabled()
        is_reviewing = self._controller.session.phase is Phase.REVIEWING
        return is_reviewing and not is_off and self._presenter.page.isVisible()

    @property
    def _has_next(self) -> bool:
        return bool(self._controller.session.cursor.children)

    def _show(self) -> None:
        self._presenter.set_played_through(self.is_playing)
        if self._bar is not None:
            self._bar.show_playing(self.is_playing)
        if self._action is not None:
            self._action.setChecked(self.is_playing)

    @Slot()
    def _on_time(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # Whoever is asked about this move, or writes its task, means this one.
            self.stop()
            return
        if self._can_play:
            self._controller.step(1)
        if not (self._can_play and self._has_next):
            self.stop()

    @Slot()
    def _on_presented(self) -> None:
        if self.is_playing and self._controller.session.phase is not Phase.REVIEWING:
            self.stop()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if self.is_playing and change & (Change.TREE | Change.NODE):
            self.stop()

    @Slot(object)
    def _on_bar(self, bar: ReviewBar) -> None:
        self._bar = bar
        bar.play_asked.connect(self.toggle)
        bar.set_interval(self._view.settings.play_interval)
        bar.speed_changed.connect(self._on_speed)

    @Slot(int)
    def _on_speed(self, interval: int) -> None:
        self._timer.setInterval(interval)
        self._view.change(replace(self._view.settings, play_interval=interval))

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        """Another window may have chosen another speed."""
        if self._bar is not None and self._bar.interval != settings.play_interval:
            self._bar.set_interval(settings.play_interval)
            self._timer.setInterval(self._bar.interval)
