"""The real program on a desktop that asks for less motion, over a bus as desktops have it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

CODE = """
import sys, time
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

from goboard_app.app.motion import PATH, SERVICE, SETTINGS
from goboard_app.ui.program import Program

GNOME = ["org.gnome.desktop.interface", "enable-animations"]

class Portal(QDBusVirtualObject):
    def introspect(self, path):
        return ""
    def handleMessage(self, message, connection):
        if message.member() != "Read" or message.arguments() != GNOME:
            return False
        answer = message.createReply()
        answer.setArguments([QDBusVariant(QDBusVariant(False))])
        return connection.send(answer)

def wait_for(motion):
    end = time.monotonic() + 30
    while program.windows.hub.settings.motion is not motion:
        assert time.monotonic() < end, motion
        QCoreApplication.processEvents()
        time.sleep(0.01)

program = Program()
portal = Portal()
bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
assert bus.registerVirtualObject(PATH, portal)
assert bus.registerService(SERVICE)
program.show([])
assert program.windows.hub.settings.motion
wait_for(False)
signal = QDBusMessage.createSignal(PATH, SETTINGS, "SettingChanged")
signal.setArguments([*GNOME, QDBusVariant(True)])
bus.send(signal)
wait_for(True)
program.windows.quit()
print("followed")
"""


@pytest.mark.slow
def test_the_desktop_is_followed(tmp_path: Path) -> None:
    if shutil.which("dbus-run-session") is None:
        pytest.skip("no dbus-run-session here (Debian: dbus)")
    homes = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
    run = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-c", CODE],
        env=os.environ | dict.fromkeys(homes, str(tmp_path)) | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=90,
    )
    assert "followed" in run.stdout, run.stderr
