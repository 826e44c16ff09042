from __future__ import annotations

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
    plain_before,
    plain_look,
    window,
)

__all__ = ["desk", "desks", "dialogs", "no_installed_engines", "plain_before", "plain_look", "window"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    forgive_platform(items, Path(__file__).parent)
