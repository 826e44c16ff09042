"""KeptTable: a small JSON file that is read and written whole, and never thrown away."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from goboard_app.app.saving import CannotSave, replace_file

_What = TypeVar("_What")


class KeptTable:
    """A file that cannot be understood is renamed and so kept.

    `set_aside` is then its new place, until somebody has told of it; `trouble` is why the last
    reading or writing failed, '' where it did not.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.set_aside: Path | None = None
        self.trouble = ""

    def read(self, understand: Callable[[object], _What], nothing: _What) -> _What:
        """What the file holds; `nothing` where there is none, or none that can be understood.

        `understand` raises ValueError or TypeError where it finds something else than it wants.
        """
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return nothing
        except OSError as error:
            self.trouble = error.strerror or str(error)
            return nothing
        try:
            return understand(json.loads(data.decode("utf-8")))
        except (ValueError, TypeError, RecursionError):
            self._put_aside()
            return nothing

    def write(self, table: Mapping[str, object]) -> bool:
        """Write the file anew; whether that could be done."""
        text = json.dumps(table, indent=1, sort_keys=True)
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


def as_table(value: object) -> dict[object, object]:
    """The table in a place where there should be one."""
    if not isinstance(value, dict):
        raise TypeError("no table")
    return value


def as_list(value: object) -> list[object]:
    """The list in a place where there should be one."""
    if not isinstance(value, list):
        raise TypeError("no list")
    return value


def as_number(value: object) -> int:
    """The whole number in a place where there should be one."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no number")
    return value
