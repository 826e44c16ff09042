"""The desktop's setting for motion, served by a test portal over a connection without a bus."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusServer,
    QDBusVariant,
    QDBusVirtualObject,
)
from pytestqt.qtbot import QtBot

from goboard_app.app.motion import ASKS_FOR_LESS, PATH, SETTINGS, SystemMotion
from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.ui.program import Program

FREEDESKTOP, GNOME, KDE = ASKS_FOR_LESS


class Portal(QDBusVirtualObject):
    """Answers for the keys that it has, as the settings portal does, and refuses the others."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[tuple[str, str], object] = {}
        self.asked: list[tuple[str, str]] = []
        self._server = QDBusServer("unix:tmpdir=/tmp")
        self._server.newConnection.connect(self._on_connection)
        self._connections: list[QDBusConnection] = []
        self.bus = QDBusConnection.connectToPeer(self._server.address(), "portal-of-the-tests")

    def _on_connection(self, connection: QDBusConnection) -> None:
        self._connections.append(QDBusConnection(connection))
        connection.registerVirtualObject(PATH, self)

    def introspect(self, path: str) -> str:
        return ""

    def handleMessage(  # noqa: N802
        self, message: QDBusMessage, connection: QDBusConnection
    ) -> bool:
        assert (message.interface(), message.member()) == (SETTINGS, "Read")
        key = tuple(message.arguments())
        self.asked.append(key)
        if key not in self.values:
            answer = message.createErrorReply("org.freedesktop.portal.Error.NotFound", "none")
        else:
            answer = message.createReply()
            answer.setArguments([QDBusVariant(QDBusVariant(self.values[key]))])
        return connection.send(answer)

    def say(self, key: tuple[str, str], value: object) -> None:
        """Tell all who listen that a key has another value."""
        signal = QDBusMessage.createSignal(PATH, SETTINGS, "SettingChanged")
        signal.setArguments([*key, QDBusVariant(value)])
        for connection in self._connections:
            connection.send(signal)


@pytest.fixture
def portal(qtbot: QtBot) -> Iterator[Portal]:
    portal = Portal()
    qtbot.waitUntil(lambda: bool(portal._connections))
    yield portal
    QDBusConnection.disconnectFromPeer("portal-of-the-tests")


@pytest.fixture
def hub(tmp_path: Path) -> SettingsHub:
    return SettingsHub(SettingsStore(QSettings(str(tmp_path / "a.ini"), QSettings.IniFormat)))


def listening(portal: Portal, hub: SettingsHub, qtbot: QtBot) -> SystemMotion:
    motion = SystemMotion(portal.bus, service="")
    motion.changed.connect(hub.follow_motion)
    motion.ask()
    qtbot.waitUntil(lambda: len(portal.asked) == len(ASKS_FOR_LESS))
    return motion


@pytest.mark.parametrize(
    ("key", "less", "more"),
    [(FREEDESKTOP, 1, 0), (GNOME, False, True), (KDE, "0", "0.5"), (KDE, "0.0", "1")],
)
def test_a_desktop_is_followed(
    portal: Portal, hub: SettingsHub, qtbot: QtBot, key: tuple[str, str], less: object, more: object
) -> None:
    portal.values[key] = less
    kept = listening(portal, hub, qtbot)
    qtbot.waitUntil(lambda: not hub.settings.motion)
    portal.say(key, more)
    qtbot.waitUntil(lambda: hub.settings.motion)
    portal.say(key, less)
    qtbot.waitUntil(lambda: not hub.settings.motion)
    assert kept.parent() is None
    assert hub.store.load().motion, "what the desktop says is not stored"


def test_unknown_settings_of_a_desktop_change_nothing(portal: Portal, hub: SettingsHub, qtbot: QtBot) -> None:
    portal.values = {KDE: "often", GNOME: "no", FREEDESKTOP: 7}
    kept = listening(portal, hub, qtbot)
    portal.say(("org.gnome.desktop.interface", "font-name"), False)
    portal.say(KDE, "0")
    qtbot.waitUntil(lambda: not hub.settings.motion)
    told: list[bool] = []
    kept.changed.connect(told.append)
    portal.say(KDE, "rarely")
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]


def test_one_of_them_that_asks_for_less_is_enough(portal: Portal, hub: SettingsHub, qtbot: QtBot) -> None:
    portal.values = {FREEDESKTOP: 1, GNOME: False}
    kept = listening(portal, hub, qtbot)
    qtbot.waitUntil(lambda: not hub.settings.motion)
    told: list[bool] = []
    kept.changed.connect(told.append)
    portal.say(GNOME, True)
    portal.say(FREEDESKTOP, 0)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]


def test_a_manual_choice_is_left_alone(portal: Portal, hub: SettingsHub, qtbot: QtBot) -> None:
    portal.values[GNOME] = False
    kept = listening(portal, hub, qtbot)
    qtbot.waitUntil(lambda: not hub.settings.motion)
    hub.change(replace(hub.settings, motion=True))
    for value in (True, False):
        with qtbot.waitSignal(kept.changed):
            portal.say(GNOME, value)
    assert hub.settings.motion


def test_without_a_bus_nothing_is_asked(hub: SettingsHub) -> None:
    SystemMotion(QDBusConnection("none of that name")).ask()
    assert hub.settings.motion


def test_without_a_bus_stones_move_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "goboard_app.app.motion")
    monkeypatch.setitem(sys.modules, "PySide6.QtDBus", None)
    # Nothing of the program is asked for: it has no portal to follow.
    Program._follow_motion(object())  # type: ignore[arg-type]
