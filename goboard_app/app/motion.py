"""The desktop's request for less motion.

Linux desktops publish it through the settings portal (org.freedesktop.portal.Settings): GNOME and KDE with keys of
their own, others with the common one. A desktop without the portal makes no request; Windows and macOS are not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
SETTINGS = "org.freedesktop.portal.Settings"


def _is_none(factor: object) -> bool:
    try:
        return float(str(factor)) <= 0
    except ValueError:
        return False


ASKS_FOR_LESS: Mapping[tuple[str, str], Callable[[object], bool]] = {
    # org.freedesktop.appearance: 0 is no preference, 1 is reduced motion.
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): _is_none,
}
"""The namespace and key of each desktop's setting, and a test for the values that ask for less motion."""


class SystemMotion(QObject):
    """The desktop's setting for motion, read and watched. Signal: `changed(bool)`, True if motion is allowed.

    The program does not wait for the answers: a desktop that does not answer makes no request. `service` is '' if `bus`
    leads directly to the answering program.
    """

    changed = Signal(bool)

    def __init__(self, bus: QDBusConnection, service: str = SERVICE, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._service = service
        self._asked: dict[tuple[str, str], bool] = {}
        self._has_motion = True

    @classmethod
    def of_session(cls, parent: QObject) -> SystemMotion:
        """Return the watcher for the desktop on which the program runs."""
        return cls(QDBusConnection.sessionBus(), parent=parent)

    def ask(self) -> None:
        """Read each key, and watch all of them from now on."""
        if not self._bus.isConnected():
            return
        heard = SLOT("_on_heard(QString,QString,QDBusVariant)")
        place = (self._service, PATH, SETTINGS, "SettingChanged", self, heard)
        self._bus.connect(*place)  # type: ignore[call-overload]  # a slot is a text, not bytes
        for key in ASKS_FOR_LESS:
            question = QDBusMessage.createMethodCall(self._service, PATH, SETTINGS, "Read")
            question.setArguments(list(key))
            answer = QDBusPendingCallWatcher(self._bus.asyncCall(question), self)
            answer.finished.connect(self._on_answer)
            answer.setProperty("key", key)

    @Slot(object)
    def _on_answer(self, answer: QDBusPendingCallWatcher) -> None:
        said = [] if answer.isError() else answer.reply().arguments()
        if said:
            self._take(tuple(answer.property("key")), said[0])
        answer.deleteLater()

    @Slot(str, str, "QDBusVariant")
    def _on_heard(self, namespace: str, key: str, value: object) -> None:
        self._take((namespace, key), value)

    def _take(self, key: tuple[str, str], value: object) -> None:
        # The portal's Read wraps the value in one variant more than SettingChanged.
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if key not in ASKS_FOR_LESS:
            return
        self._asked[key] = ASKS_FOR_LESS[key](value)
        # One key that asks for less motion is enough.
        has_motion = not any(self._asked.values())
        if has_motion is not self._has_motion:
            self._has_motion = has_motion
            self.changed.emit(has_motion)
