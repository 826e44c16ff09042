"""Program: the application object, the window, and what stands between a failure and the user."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from goboard_app import __version__
from goboard_app.app.documents import Documents
from goboard_app.app.game_controller import GameController
from goboard_app.app.resources import resource_path
from goboard_app.app.settings import SettingsStore
from goboard_app.app.translation import install_language
from goboard_app.ui.window.main_window import MainWindow

translate = QApplication.translate

UNFINISHED = "unfinished.sgf"
_FIRST_PAINT = "GOBOARD_BENCHMARK_FIRST_PAINT"
_STARTED_AT = "GOBOARD_BENCHMARK_START"


class Program:
    """Builds everything in the one place where everything is known."""

    def __init__(self) -> None:
        self.app = QApplication.instance() or QApplication(sys.argv[:1])
        assert isinstance(self.app, QApplication)
        self.app.setApplicationName("goboard")
        self.app.setApplicationVersion(__version__)
        self.app.setOrganizationName("goboard")
        self.app.setDesktopFileName("goboard")
        self.app.setWindowIcon(QIcon(str(resource_path("app/goboard-128.png"))))
        system_font = self.app.font()
        # Making a style costs as much as the whole board; most often it is there already.
        if self.app.style().name() != "fusion":
            self.app.setStyle("Fusion")
        store = SettingsStore(
            QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goboard", "goboard")
        )
        settings = store.load()
        install_language(self.app, settings.language)
        self.controller = GameController(self.app)
        self.documents = Documents(self.controller, _data_folder() / UNFINISHED, self.app)
        self.window = MainWindow(self.controller, self.documents, store, settings, system_font)
        self.app.aboutToQuit.connect(self.documents.release)
        sys.excepthook = self._on_failure

    def show(self, paths: Sequence[Path]) -> None:
        """Show the window, with the first record that is named, else with the start page."""
        if _FIRST_PAINT in os.environ:
            self._measure()
        elif paths:
            self.window.files.open_first(paths)
        else:
            self.window.show_start_page()
        if _FIRST_PAINT not in os.environ:
            self.window.restores.offer()
        self.window.show()

    def run(self) -> int:
        """Run until the window is closed."""
        return self.app.exec()

    def _measure(self) -> None:
        """For the benchmark of the start: a board at once, and the end after its first paint."""
        self.window.games.start(self.window.games.last_choice)
        watch = _FirstPaint(self.window.page.board.viewport())
        watch.setParent(self.window)

    def _on_failure(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Keep the game and show a report that can be copied; the program goes on."""
        report = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(report)
        is_safe = self.documents.is_safe()
        box = QMessageBox(self.window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(translate("failure", "Something went wrong inside goboard."))
        box.setInformativeText(
            translate("failure", "Your game is kept. The details below help to mend it.")
            if is_safe
            else translate(
                "failure", "Save your game now. The details below help to mend the program."
            )
        )
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
