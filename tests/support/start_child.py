"""Start the program, as a user does, in one folder after the other, and print its state.

    python start_child.py [--plain] FOLDER...

Each folder has the settings in `config` and the data in `data`. A line of JSON tells of each start:
whether there is a window, and the sentence of the strip with its details. With `--plain` the
program may do no more with its files than a plain user.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
import time
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication

from goboard_app.app.jobs import Alarm, Job
from goboard_app.ui.program import Program
from goboard_app.ui.shell.services import STARTS

_PATIENCE_S = 60.0
_QUIET_S = 0.05


def start(folder: Path) -> dict[str, object]:
    """Start with these files, wait until nothing more is reported, and close every window."""
    os.environ["XDG_DATA_HOME"] = str(folder / "data")
    os.environ["XDG_CONFIG_HOME"] = str(folder / "config")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "config"))
    program = Program()
    sys.excepthook = _fail
    program.show([])
    (item,) = program.windows.all
    strip = item.window.context.strip
    told, quiet, end = "", time.monotonic(), time.monotonic() + _PATIENCE_S
    is_busy = True
    # A busy machine may let this process wait for longer than it has to be quiet.
    while (is_busy or time.monotonic() < quiet + _QUIET_S) and time.monotonic() < end:
        QCoreApplication.processEvents()
        # Postponed work is waited for as well as running work.
        works = [*item.window.findChildren(Job), *program.windows.findChildren(Job)]
        # Modules loaded at rest do not belong to the start.
        is_busy = any(work.is_busy for work in works if work is not item.window._rest)
        is_busy = is_busy or any(alarm.is_set for alarm in item.window.findChildren(Alarm))
        if strip.sentence.text() != told or is_busy:
            told, quiet = strip.sentence.text(), time.monotonic()
        time.sleep(0.01)
    found = {
        "window": item.window.isVisible() and item.window.context.service(STARTS).is_shown,
        "strip": told if strip.isVisible() else "",
        "details": list(strip._texts) if strip.isVisible() else [],
    }
    program.windows.quit()
    program.windows.release()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return found


def be_plain() -> None:
    """Give up what root may do with the files of others, and with its own that it may not read."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    header, sets = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    libc = ctypes.CDLL(None, use_errno=True)
    assert libc.capset(header, sets) == 0, os.strerror(ctypes.get_errno())


def _fail(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    traceback.print_exception(kind, error, trace)
    sys.stderr.flush()
    os._exit(3)


if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    # A window that closes must not end the program that starts the next one.
    app.setQuitOnLastWindowClosed(False)
    if "--plain" in sys.argv:
        be_plain()
    for name in (arg for arg in sys.argv[1:] if arg != "--plain"):
        print(json.dumps(start(Path(name))), flush=True)
