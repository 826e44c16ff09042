import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from tests.support.engines import no_installed_engines
from tests.support.fixtures import (
    desk,
    desks,
    dialogs,
    forgive_platform,
    look,
    make_wide,
    patience,
    plain_before,
    plain_look,
    pseudo,
    small_screen,
    true_rows,
    window,
)

__all__ = [
    "desk",
    "desks",
    "dialogs",
    "look",
    "make_wide",
    "no_installed_engines",
    "patience",
    "plain_before",
    "plain_look",
    "pseudo",
    "small_screen",
    "true_rows",
    "window",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    forgive_platform(items, Path(__file__).parent)
