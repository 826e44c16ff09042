"""Program: the application object, the windows, and what stands between a failure and the user."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from goboard_app import __version__
from goboard_app.app.resources import resource_path
from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.app.texts.program import game_is_kept, save_now, went_wrong
from goboard_app.app.translation import install_language
from goboard_app.ui.window.main_window import MainWindow
from goboard_app.ui.window.windows import Windows

translate = QApplication.translate

UNFINISHED = "unfinished.sgf"
_FIRST_PAINT = "GOBOARD_BENCHMARK_FIRST_PAINT"
_STARTED_AT = "GOBOARD_BENCHMARK_START"


class Program:
    """Builds everything in the one place where everything is known."""

    def __init__(self) -> None:
        # The style is named here, as to ask for it later would have PySide make all of its classes.
        self.app = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "Fusion"])
        assert isinstance(self.app, QApplication)
        self.app.setApplicationName("goboard")
        self.app.setApplicationVersion(__version__)
        self.app.setOrganizationName("goboard")
        self.app.setDesktopFileName("goboard")
        self.app.setWindowIcon(QIcon(str(resource_path("app/goboard-128.png"))))
        system_font = self.app.font()
        store = SettingsStore(
            QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goboard", "goboard")
        )
        hub = SettingsHub(store, self.app)
        install_language(self.app, hub.settings.language)
        self.windows = Windows(hub, _data_folder() / UNFINISHED, system_font, self.app)
        self.app.aboutToQuit.connect(self.windows.release)
        sys.excepthook = self._on_failure

    def show(self, paths: Sequence[Path]) -> None:
        """Show a window for each record that is named, else one with the start page."""
        window = self.windows.make()
        if _FIRST_PAINT in os.environ:
            self._measure(window)
        elif paths:
            self.windows.open_all(paths, window)
        else:
            window.show_start_page()
        if _FIRST_PAINT not in os.environ:
            window.restores.offer()
        window.show()

    def run(self) -> int:
        """Run until the last window is closed."""
        return self.app.exec()

    def _measure(self, window: MainWindow) -> None:
        """For the benchmark of the start: a board at once, and the end after its first paint."""
        window.games.start(window.games.last_choice)
        watch = _FirstPaint(window.page.board.viewport())
        watch.setParent(window)

    def _on_failure(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Keep the game and show a report that can be copied; the program goes on."""
        import traceback

        from PySide6.QtWidgets import QMessageBox

        report = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(report)
        is_safe = self.windows.is_safe()
        box = QMessageBox(self.windows.active)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(went_wrong())
        box.setInformativeText(game_is_kept() if is_safe else save_now())
        box.setDetailedText(f"goboard {__version__}\n{report}")
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.exec()


class _FirstPaint(QObject):
    """Prints how long it took to the first paint of a widget, and ends the program."""

    def __init__(self, widget: QObject) -> None:
        super().__init__()
        self._is_done = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        if event.type() == QEvent.Type.Paint and not self._is_done:
            self._is_done = True
            QTimer.singleShot(0, self._tell)
        return False

    def _tell(self) -> None:
        started = int(os.environ.get(_STARTED_AT, "0"))
        print(f"first-paint {(time.monotonic_ns() - started) / 1e9:.4f}", flush=True)
        QApplication.quit()


def _data_folder() -> Path:
    place = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(place))
