"""PySide6 leaves the interpreter whole: one release aborted Python 3.10 and 3.11."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject

CALLS = 1000
SLACK = 50
"""Other code may let go of None now and then; the fault cost one reference per call."""


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is not counted from 3.12 on")
@pytest.mark.parametrize(
    ("name", "arguments"),
    [("setObjectName", ("board",)), ("blockSignals", (False,)), ("parent", ())],
)
def test_none_keeps_its_references(name: str, arguments: tuple[object, ...]) -> None:
    call = getattr(QObject(), name)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        call(*arguments)
    assert sys.getrefcount(None) >= before - SLACK
