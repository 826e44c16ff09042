"""PlaceStore: where the records that were open lately were left, by their files."""

from __future__ import annotations

from goboard_app.app.settings import TEXTS, Setting, SettingsStore

MOST = 100
_ROWS: Setting[tuple[str, ...]] = Setting("places", (), TEXTS)


class PlaceStore:
    """Keeps a text for each of the last hundred files in the settings."""

    def __init__(self, store: SettingsStore) -> None:
        self._store = store

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
        self._store.write(_ROWS, tuple(rows[-MOST:]))

    def _all(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for row in self._store.read(_ROWS):
            place, _, path = row.partition("\t")
            if path:
                found[path] = place
        return found
