"""ChosenEncodings: in which encoding the user has files read that are taken for something else."""

from __future__ import annotations

import os
from pathlib import Path

from goboard_app.app.loading import digest_of
from goboard_app.app.settings import TEXTS, Setting, SettingsStore

MOST = 100
_LINES: Setting[tuple[str, ...]] = Setting("encodings", (), TEXTS)


class ChosenEncodings:
    """Remembers the choice for as long as the file has the contents that it was made for.

    Once it is saved here with a change, the file itself says in which encoding it is.
    """

    def __init__(self, store: SettingsStore) -> None:
        self._store = store

    def of(self, path: Path) -> str | None:
        """The encoding that was chosen for the file as it is now; None where it decides itself."""
        line = self._lines().get(_key(path))
        if line is None:
            return None
        digest, encoding = line
        try:
            data = path.read_bytes()
        except OSError:
            return None
        return encoding if digest_of(data) == digest else None

    def remember(self, path: Path, data: bytes, encoding: str) -> None:
        """From now on read these contents of the file so."""
        lines = self._lines()
        lines.pop(_key(path), None)
        self._keep({_key(path): (digest_of(data), encoding), **lines})

    def forget(self, path: Path) -> None:
        """Let the file decide itself again."""
        lines = self._lines()
        if lines.pop(_key(path), None) is not None:
            self._keep(lines)

    def _lines(self) -> dict[str, tuple[str, str]]:
        """Digest and encoding of each file, the latest choice first."""
        found: dict[str, tuple[str, str]] = {}
        for line in self._store.read(_LINES):
            digest, _, rest = line.partition(" ")
            encoding, _, path = rest.partition(" ")
            if path:
                found.setdefault(path, (digest, encoding))
        return found

    def _keep(self, lines: dict[str, tuple[str, str]]) -> None:
        kept = [f"{digest} {encoding} {path}" for path, (digest, encoding) in lines.items()]
        self._store.write(_LINES, tuple(kept[:MOST]))


def _key(path: Path) -> str:
    # A name that is no text is kept as the bytes that it is.
    return os.fsencode(os.path.realpath(path)).decode("utf-8", "backslashreplace")
