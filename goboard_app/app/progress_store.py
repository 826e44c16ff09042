"""ProgressStore: what a pupil has done, kept in a file beside the settings."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from goboard_app.app.saving import CannotSave, replace_file
from goboard_app.lessons.progress import Progress

_KEY = "lessons"


class ProgressStore:
    """Reads and writes one JSON file; what others keep in it stays.

    A file that cannot be understood is renamed and so kept; `set_aside` is then its new place, and
    `trouble` is why the last writing failed, '' where it did not.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rest: dict[str, object] = {}
        self.set_aside: Path | None = None
        self.trouble = ""

    def load(self) -> Progress:
        """What was kept; nothing where there is no file, or none that can be understood."""
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return Progress()
        except OSError as error:
            self.trouble = error.strerror or str(error)
            return Progress()
        try:
            found = json.loads(data.decode("utf-8"))
            progress = _progress(found)
        except (ValueError, TypeError, RecursionError):
            self._put_aside()
            return Progress()
        self._rest = {key: value for key, value in found.items() if key != _KEY}
        return progress

    def save(self, progress: Progress) -> bool:
        """Keep this beside what other windows have kept meanwhile; whether it could be written."""
        kept = self.load()
        progress = replace(
            progress,
            done=progress.done | kept.done,
            places=frozenset({**dict(kept.places), **dict(progress.places)}.items()),
        )
        text = json.dumps({**self._rest, _KEY: _data(progress)}, indent=1, sort_keys=True)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self._path, text.encode("utf-8"))
        except (CannotSave, OSError) as error:
            self.trouble = str(error)
            return False
        self.trouble = ""
        return True

    def _put_aside(self) -> None:
        now = f"{datetime.now():%Y-%m-%d %H.%M.%S}"
        for number in range(1, 100):
            more = "" if number == 1 else f" {number}"
            target = self._path.with_name(f"{self._path.stem} {now}{more}{self._path.suffix}")
            if not target.exists():
                break
        try:
            self._path.rename(target)
        except OSError as error:
            self.trouble = error.strerror or str(error)
            return
        self.set_aside = target


def _data(progress: Progress) -> dict[str, object]:
    done: dict[str, list[int]] = {}
    for key, screen in sorted(progress.done):
        done.setdefault(key, []).append(screen)
    return {"done": done, "places": dict(sorted(progress.places)), "last": progress.last}


def _progress(found: object) -> Progress:
    """The progress in what JSON holds; raise ValueError or TypeError where it is something else."""
    if not isinstance(found, dict):
        raise TypeError("no table")
    data = _table(found.get(_KEY, {}))
    done = {
        (str(key), _number(screen))
        for key, screens in _table(data.get("done", {})).items()
        for screen in _list(screens)
    }
    places = {(str(k), _number(v)) for k, v in _table(data.get("places", {})).items()}
    return Progress(frozenset(done), frozenset(places), str(data.get("last", "")))


def _table(value: object) -> dict[object, object]:
    if not isinstance(value, dict):
        raise TypeError("no table")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no number")
    return value
