"""goboard: a desktop board for the game of Go."""

from pathlib import Path

__version__ = "0.1.0"

SOURCE_LANGUAGE = "en"
"""The language that the program is written in, which speaks where another one is silent."""

PROJECT_PAGE = ""
"""Where the project can be reached, which About and reports then name; it has no address yet."""

_PACKAGE = Path(__file__).resolve().parent


def resource_path(name: str) -> Path:
    """Promise the place of a shipped file, whether it is there or not.

    `name` is relative and uses forward slashes: `icons/pass.svg`. An installed package carries
    its own copy; a checkout uses the `resources` folder beside the package.
    """
    packed = _PACKAGE / "_resources"
    return (packed if packed.is_dir() else _PACKAGE.parent / "resources") / name
