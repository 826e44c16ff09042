"""For tests/benchmarks/startup.py alone: tells when a start is over, and ends the program.

A start is over when the picture that stays is on the screen and a click would be handled at once:
the moment from which on, for half a second, the window is not painted again and no turn of the
event loop computes for longer than a click may wait. That is known afterwards only, and therefore
no part can be forgotten: what is made, drawn or worked out a little later paints or computes, and
so the start is not over before it. Then a click is sent, which has to act.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from goboard_app.ui.shell.window import MainWindow

WHAT = "GOBOARD_BENCHMARK_FIRST_PAINT"
START_PAGE = "start page"
"""What the first variable asks for; anything else is a new game."""
SINCE = "GOBOARD_BENCHMARK_START"

_QUIET_S = 0.5
_PULSE_MS = 5
_LONG_S = 0.010
"""Measured by the clock of the process: other programs may hold this one up."""
_MOST_WAIT_S = 20.0

_PAINTS = (QEvent.Type.Paint, QEvent.Type.UpdateRequest)


def watched(window: MainWindow) -> Callable[[], None]:
    """Watch how this window starts; what it is to show where no file is named.

    A record that is opened is shown after its last move, where most has to be worked out.
    """
    StartWatch(window)
    window.context.service("filing").opened.connect(lambda _path: window.controller.go_to_last())
    if os.environ.get(WHAT) == START_PAGE:
        return window.show_start_page
    games = window.context.service("games")
    return lambda: games.start(games.last_choice)


class StartWatch(QObject):
    """Prints `first-paint`, `start` and `click`, each with seconds, and how many modules there are.

    The first two count from the moment of the environment, the click from when it was sent to when
    what it did is on the screen. `on_first_paint` may be set to look at what is loaded by then.
    """

    on_first_paint: Callable[[], None] | None = None

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._since = int(os.environ.get(SINCE, time.monotonic_ns())) / 1e9
        self._is_painted = False
        self._busy_until = self._clicked_at = 0.0
        self._modules = 0
        self._before: tuple[object, ...] = ()
        self._spent = time.process_time()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._on_painted)
        self._pulse = QTimer(self)
        self._pulse.setTimerType(Qt.TimerType.PreciseTimer)
        self._pulse.setInterval(_PULSE_MS)
        self._pulse.timeout.connect(self._on_pulse)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the time taken when the loop comes back from painting."""
        if event.type() in _PAINTS:
            self._rest.start(0)
        return False

    @Slot()
    def _on_painted(self) -> None:
        if self._clicked_at:
            self._look_for_effect()
            return
        self._note_busy()
        if self._is_painted:
            return
        self._is_painted = True
        print(f"first-paint {self._busy_until - self._since:.4f} {self._modules}", flush=True)
        if self.on_first_paint is not None:
            self.on_first_paint()
        self._spent = time.process_time()
        self._pulse.start()

    @Slot()
    def _on_pulse(self) -> None:
        """Look whether the turn of the loop just now was a long one, or all has long been quiet."""
        now, spent = time.monotonic(), time.process_time()
        if now - self._since > _MOST_WAIT_S:
            print("click did nothing" if self._clicked_at else "no end", flush=True)
            QCoreApplication.exit(1)
        if self._clicked_at:
            return
        if spent - self._spent > _LONG_S:
            self._note_busy()
        elif now - self._busy_until > _QUIET_S:
            print(f"start {self._busy_until - self._since:.4f} {self._modules}", flush=True)
            self._click()
        self._spent = spent

    def _note_busy(self) -> None:
        self._busy_until = time.monotonic()
        self._modules = _modules()

    def _click(self) -> None:
        """Click where anybody would: on a point where a stone may go, else on the first tile."""
        widget, place = self._target()
        self._before = self._state()
        self._window.removeEventFilter(self)
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._clicked_at = time.monotonic()
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        for kind, held in (
            (QEvent.Type.MouseButtonPress, left),
            (QEvent.Type.MouseButtonRelease, none),
        ):
            where = QPointF(widget.mapToGlobal(place))
            event = QMouseEvent(kind, place, where, left, held, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.postEvent(widget, event)

    def _target(self) -> tuple[QWidget, QPointF]:
        board = self._window.page.board
        if not self._window.is_on_board:
            tile = self._window.context.service("starts").page.tiles[0]
            return tile, QPointF(tile.rect().center())
        return board.viewport(), QPointF(board.position_of(min(board.picture.playable)))

    def _state(self) -> tuple[object, ...]:
        """What a click changes: the stones, or the dialog in front."""
        return self._window.page.board.picture.stones, QApplication.activeModalWidget()

    def _look_for_effect(self) -> None:
        if self._state() != self._before:
            self._pulse.stop()
            print(f"click {time.monotonic() - self._clicked_at:.4f} {_modules()}", flush=True)
            # Not closed window by window: nobody is here to be asked about the stone.
            QCoreApplication.exit(0)


def _modules() -> int:
    return sum(name.startswith("goboard_app.") for name in sys.modules)
