"""goboard: a desktop board for the game of Go."""

from pathlib import Path

__version__ = "0.1.0"

SOURCE_LANGUAGE = "en"
"""The code of the language that the sources are written in; shown where a translation is missing."""

PROJECT_PAGE = ""
"""The address of the project, named by About and in reports; empty while it has none."""

_PACKAGE = Path(__file__).resolve().parent


def resource_path(name: str) -> Path:
    """Return the path of a shipped file, whether the file exists or not.

    `name` is relative and uses forward slashes: `icons/pass.svg`. An installed package carries
    its own copy; a checkout uses the `resources` folder beside the package.
    """
    packed = _PACKAGE / "_resources"
    return (packed if packed.is_dir() else _PACKAGE.parent / "resources") / name
