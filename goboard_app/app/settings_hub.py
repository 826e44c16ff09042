"""SettingsHub: the settings of the program, which all its windows share."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject, Signal

from goboard_app.app.settings import Settings, SettingsStore


class SettingsHub(QObject):
    """Holds the settings in force and stores them; no window has any of its own.

    So what one window adds, a recent record say, no other writes over. Signal: `changed(Settings)`
    after each change, whichever window made it.
    """

    changed = Signal(object)

    def __init__(self, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = store.load()

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    @property
    def store(self) -> SettingsStore:
        """What is stored beside the settings: where files were left, how they are read."""
        return self._store

    def change(self, settings: Settings) -> None:
        """Take other settings, store them and tell of them."""
        if settings != self._settings:
            self._settings = settings
            self._store.save(settings)
            self.changed.emit(settings)

    def load_layout(self) -> tuple[QByteArray, QByteArray]:
        """Geometry and state of the window that was closed last."""
        return self._store.load_layout()

    def save_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Store how a window was as it was closed."""
        self._store.save_layout(geometry, state)
