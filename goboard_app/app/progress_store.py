"""ProgressStore: what a pupil has done, kept in a file beside the settings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from goboard_app.app.kept_table import KeptTable, as_list, as_number, as_table
from goboard_app.lessons.lesson import Progress

_KEY = "lessons"


class ProgressStore(KeptTable):
    """Reads and writes one JSON file; what others keep in it stays."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._rest: dict[str, object] = {}

    def load(self) -> Progress:
        """What was kept; nothing where there is no file, or none that can be understood."""
        return self.read(self._understand, Progress())

    def save(self, progress: Progress) -> bool:
        """Keep this beside what other windows have kept meanwhile; whether it could be written."""
        kept = self.load()
        progress = replace(
            progress,
            done=progress.done | kept.done,
            places=frozenset({**dict(kept.places), **dict(progress.places)}.items()),
        )
        return self.write({**self._rest, _KEY: _data(progress)})

    def _understand(self, found: object) -> Progress:
        table = as_table(found)
        progress = _progress(table)
        self._rest = {str(key): value for key, value in table.items() if key != _KEY}
        return progress


def _data(progress: Progress) -> dict[str, object]:
    done: dict[str, list[int]] = {}
    for key, screen in sorted(progress.done):
        done.setdefault(key, []).append(screen)
    return {"done": done, "places": dict(sorted(progress.places)), "last": progress.last}


def _progress(table: dict[object, object]) -> Progress:
    """The progress in what JSON holds; raise ValueError or TypeError where it is something else."""
    data = as_table(table.get(_KEY, {}))
    done = {
        (str(key), as_number(screen))
        for key, screens in as_table(data.get("done", {})).items()
        for screen in as_list(screens)
    }
    places = {(str(k), as_number(v)) for k, v in as_table(data.get("places", {})).items()}
    return Progress(frozenset(done), frozenset(places), str(data.get("last", "")))
