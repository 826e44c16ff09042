"""PlaceStore: where the records that were open lately were left, by their files."""

from __future__ import annotations

from PySide6.QtCore import QSettings

MOST = 100
_KEY = "places"


class PlaceStore:
    """Keeps a text for each of the last hundred files in the settings."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def place_of(self, path: str) -> str:
        """What is kept for a file; '' where nothing is."""
        return self._all().get(path, "")

    def keep(self, path: str, place: str) -> None:
        """Keep a place for a file, or none; the file is then the last of all."""
        places = self._all()
        if places.pop(path, "") == place and not place:
            return
        if place:
            places[path] = place
        rows = [f"{text}\t{name}" for name, text in places.items()]
        self._settings.setValue(_KEY, rows[-MOST:])

    def _all(self) -> dict[str, str]:
        value = self._settings.value(_KEY)
        # An INI file gives back a list of one as a bare text.
        rows = [value] if isinstance(value, str) else value
        found: dict[str, str] = {}
        for row in rows if isinstance(rows, list) else []:
            place, _, path = str(row).partition("\t")
            if path:
                found[path] = place
        return found
