"""Whether the desktop asks its programs to move little.

Linux desktops tell it through the settings portal (org.freedesktop.portal.Settings): GNOME and KDE
by keys of their own, others by the common one. Who has no portal asks for nothing; Windows and
macOS are not asked.
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
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): _is_none,
}
"""Where a desktop says it, by namespace and key, and which values ask for less motion."""


class SystemMotion(QObject):
    """Asks the desktop and listens to it. Signal: `changed(bool)`, whether things may move.

    Nothing is waited for: what does not answer has said nothing. `service` is '' where `bus` leads
    straight to who answers.
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
        """That of the desktop on which the program runs."""
        return cls(QDBusConnection.sessionBus(), parent=parent)

    def ask(self) -> None:
        """Ask each key, and hear of it from now on."""
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
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if key not in ASKS_FOR_LESS:
            return
        self._asked[key] = ASKS_FOR_LESS[key](value)
        has_motion = not any(self._asked.values())
        if has_motion is not self._has_motion:
            self._has_motion = has_motion
            self.changed.emit(has_motion)
