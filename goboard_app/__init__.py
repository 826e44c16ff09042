"""goboard: a desktop board for the game of Go."""

import os
from pathlib import Path

__version__ = "0.1.0"

SOURCE_LANGUAGE = "en"
"""The code of the language that the sources are written in; shown where a translation is missing."""

PROJECT_PAGE = ""
"""The address of the project, named by About and in reports; empty while it has none."""

BLAS_THREADS = "OPENBLAS_NUM_THREADS"
"""The variable of the environment by which NumPy's library of matrix products learns its number of threads."""

# The products of a board are too small to share: while the machine does something else as well, threads that wait for
# one another take ten times as long. The library reads the variable once, when NumPy is imported.
HAS_SET_BLAS_THREADS = BLAS_THREADS not in os.environ
"""True if the variable is the program's own, which no engine has to obey."""
os.environ.setdefault(BLAS_THREADS, "1")

_PACKAGE = Path(__file__).resolve().parent


def resource_path(name: str) -> Path:
    """Return the path of a shipped file, whether the file exists or not.

    `name` is relative and uses forward slashes: `icons/pass.svg`. An installed package carries
    its own copy; a checkout uses the `resources` folder beside the package.
    """
    packed = _PACKAGE / "_resources"
    return (packed if packed.is_dir() else _PACKAGE.parent / "resources") / name
