"""The application object, its windows, and the report that is shown after an unexpected error."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from goboard_app import PROJECT_PAGE, __version__, resource_path
from goboard_app.app.instance import Instance
from goboard_app.app.jobs import Alarm
from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.app.texts import install_language, silent_language
from goboard_app.app.texts.format import running_text, translate
from goboard_app.app.texts.program import (
    about_text,
    does_not_answer,
    game_is_kept,
    how_to_report,
    language_silent,
    save_now,
    settings_not_kept,
    went_wrong,
)
from goboard_app.late import late
from goboard_app.ui.features import FEATURES
from goboard_app.ui.shell.services import FILE_EVENTS
from goboard_app.ui.shell.view import own_name
from goboard_app.ui.shell.windows import Windows

with late:
    from PySide6.QtWidgets import QMessageBox

    from goboard_app.app.motion import SystemMotion
    from goboard_app.app.report import FailureLog, report_text

UNFINISHED = "unfinished.sgf"
# SystemMotion needs QtDBus, which takes time to load: the desktop is asked after the window is on the screen.
_STANDS_MS = 1_000


class Program:
    """The application object, which builds the settings, the windows and everything that they share."""

    def __init__(self, instance: Instance | None = None) -> None:
        self._instance = instance or Instance.of_user()
        # The style is named here: asking for it later would have PySide make all of its classes.
        self.app = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "Fusion"])
        assert isinstance(self.app, QApplication)
        self.app.setApplicationVersion(__version__)
        self.app.setDesktopFileName("org.goboard.goboard")
        self.app.setWindowIcon(QIcon(str(resource_path("app/goboard-128.png"))))
        system_font = self.app.font()
        hub = SettingsHub(SettingsStore.of_user("goboard"), self.app)
        taken = install_language(self.app, hub.settings.language)
        self._silent_language = silent_language(hub.settings.language, taken)
        unfinished = self._instance.data / UNFINISHED
        self.windows = Windows(hub, unfinished, system_font, FEATURES, self.app)
        self.app.aboutToQuit.connect(self.windows.release)
        self.app.aboutToQuit.connect(self._instance.release)
        self._stands = Alarm(self.app)
        self._stands.rang.connect(self._follow_motion)
        self._stands.rang.connect(self._tell_unkept)
        # PySide passes exceptions raised in slots to this hook.
        sys.excepthook = self._on_failure

    def show(self, paths: Sequence[Path], is_second: bool = False) -> None:
        """Show a window for each record of `paths`, or one with the start page if there is none.

        With `is_second` another program was running and did not answer the request; a sentence says so.
        """
        window = self.windows.make()
        # Only the first running program opens the records of the last session.
        is_reopened = self._instance.be_first() and self.windows.reopen(window)
        if paths:
            note = does_not_answer() if is_second else ""
            self.windows.open_all(paths, None if is_reopened else window, note)
        elif not is_reopened:
            window.show_start_page()
        window.context.service(FILE_EVENTS).offer_left()
        if self._silent_language:
            window.context.strip.tell(language_silent(own_name(self._silent_language)))
        # Any sentence of the language shows whether a font has its letters.
        window.context.strip.tell_no_font(self.windows.fonts, about_text())
        if is_second and not paths:
            window.context.strip.tell(does_not_answer(), is_grave=False)
        window.show()
        self._instance.listen(self.windows.answer)
        self._stands.set(_STANDS_MS)

    def run(self) -> int:
        """Run the event loop until the last window is closed; return the exit code."""
        return self.app.exec() if self.windows.all else 0

    def _follow_motion(self) -> None:
        try:
            motion = SystemMotion.of_session(self.app)
        except ImportError:  # QtDBus is a package of its own in Debian.
            return
        motion.changed.connect(self.windows.hub.follow_motion)
        motion.ask()

    def _tell_unkept(self) -> None:
        store, window = self.windows.hub.store, self.windows.active
        # A message of the start itself is more urgent.
        if window is not None and not window.context.strip.isVisible() and not store.is_kept:
            window.context.strip.tell(settings_not_kept(str(store.folder)))

    def _on_failure(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write the error to the log and show a report that can be copied; the program goes on."""
        sys.__excepthook__(kind, error, trace)
        show_failure(error, self.windows)


def show_failure(error: BaseException, windows: Windows) -> None:
    """Add an error to the log and show a dialog with a report for the developers."""
    hub, is_safe = windows.hub, windows.is_safe()
    log = FailureLog(hub.store.folder)
    log.add(error)
    report = report_text(hub, log.entries())
    box = QMessageBox(windows.active)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(went_wrong())
    kept = game_is_kept() if is_safe else save_now()
    box.setInformativeText(running_text(kept, how_to_report(PROJECT_PAGE)))
    box.setDetailedText(report)
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    box.addButton(QMessageBox.StandardButton.Ok)
    copying = translate("about", "Copy the report")
    button = box.addButton(copying, QMessageBox.ButtonRole.ActionRole)
    # A button of such a box closes it; this one leaves it open.
    button.clicked.disconnect()
    button.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
    box.exec()
    box.deleteLater()
