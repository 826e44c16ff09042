"""A measurement of the start from outside the program: it prints the times and ends the program.

A start is over when the final picture is on the screen and a click would be handled at once. From that moment on, for
half a second, the window is not painted again and no turn of the event loop computes for longer than a click may wait.
This is only known afterwards, so that no part can be missed: anything that is made, drawn or computed later paints or
computes, and the start is not over before it. Then a click is sent, which must have an effect.

`LAUNCH` is the program that is measured.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from goboard_app.ui.program import Program
from goboard_app.ui.shell.services import FILE_EVENTS, GAMES, STARTS
from goboard_app.ui.shell.window import MainWindow

LAUNCH = """
import gc, sys
from goboard_app.main import _load_qt, main

# As in main itself, before anything is loaded.
gc.disable()
_load_qt()
from tests.support import start_watch

start_watch.watch_next_start()
sys.exit(main(sys.argv[1:]))
"""
"""The code that starts the program in the usual way, and watches it; its arguments are those of the program."""

WHAT = "GOBOARD_BENCHMARK_FIRST_PAINT"
START_PAGE = "start page"
"""The value of the first variable for the start page; any other value means a new game."""
SINCE = "GOBOARD_BENCHMARK_START"

_QUIET_S = 0.5
_PULSE_MS = 5
_LONG_S = 0.010
"""The limit of a turn, in seconds of process time: other programs may delay this one."""
_MOST_WAIT_S = 20.0

_PAINTS = (QEvent.Type.Paint, QEvent.Type.UpdateRequest)


def watch_next_start() -> None:
    """Watch the next start of the program, which shows the files that are named or that the environment names."""
    show = Program.show

    def watched(program: Program, paths: Sequence[Path], is_second: bool = False) -> None:
        make = program.windows.make

        def first() -> MainWindow:
            program.windows.make = make  # type: ignore[method-assign]
            window = make()
            _watch(window)
            return window

        program.windows.make = first  # type: ignore[method-assign]
        show(program, paths, is_second)

    Program.show = watched  # type: ignore[assignment, method-assign]


def _watch(window: MainWindow) -> None:
    """Watch the start of this window, and begin a new game in the place of the start page if that is asked for.

    A record that is opened is shown after its last move, which takes the most computing.
    """
    StartWatch(window)
    window.context.service(FILE_EVENTS).opened.connect(lambda _path: window.controller.go_to_last())
    if os.environ.get(WHAT) != START_PAGE:
        games = window.context.service(GAMES)
        window.show_start_page = lambda: games.start(games.last_choice)  # type: ignore[method-assign]


class StartWatch(QObject):
    """A watch that prints `first-paint`, `start` and `click`, each with seconds and the number of modules.

    The first two count from the time in the environment, the click from its sending until its effect is on the screen.
    `on_first_paint` may be set, to examine which modules are loaded by then.
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
        """Take the time when the event loop comes back from painting."""
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
        """Check whether the last turn of the event loop was long, or whether the program has been quiet for long."""
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
        """Click on a point where a stone may be played, or on the first tile of the start page."""
        widget, place = self._target()
        self._before = self._state()
        self._window.removeEventFilter(self)
        app = QCoreApplication.instance()
        assert app is not None
        # The click may open a dialog, which is painted in a window of its own.
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
            tile = self._window.context.service(STARTS).page.tiles[0]
            return tile, QPointF(tile.rect().center())
        return board.viewport(), QPointF(board.position_of(min(board.picture.playable)))

    def _state(self) -> tuple[object, ...]:
        """Return the state that a click changes: the stones, or the dialog in front."""
        return self._window.page.board.picture.stones, QApplication.activeModalWidget()

    def _look_for_effect(self) -> None:
        if self._state() != self._before:
            self._pulse.stop()
            print(f"click {time.monotonic() - self._clicked_at:.4f} {_modules()}", flush=True)
            # The windows are not closed one by one: they would ask about the stone.
            QCoreApplication.exit(0)


def _modules() -> int:
    return sum(name.startswith("goboard_app.") for name in sys.modules)
