"""Where the files that ship with the program lie: pictures, translations, lessons."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def resource_path(name: str) -> Path:
    """Promise the place of a shipped file, whether it is there or not.

    `name` is relative and uses forward slashes: `icons/pass.svg`. An installed package carries
    its own copy; a checkout uses the `resources` folder beside the package.
    """
    packed = _PACKAGE / "_resources"
    return (packed if packed.is_dir() else _PACKAGE.parent / "resources") / name
