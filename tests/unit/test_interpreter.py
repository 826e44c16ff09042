"""Faults of libraries do not reach the user: a release of PySide6 that aborted, a warning of sgfmill."""

from __future__ import annotations

import subprocess
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


def test_warning_of_sgfmill_about_an_escape_is_not_shown() -> None:
    warn = "warnings.warn_explicit('invalid escape sequence', SyntaxWarning, {!r}, 60)"
    code = (
        f"import warnings, goboard_app.record.sgf; {warn.format('x/sgfmill/sgf_grammar.py')}; {warn.format('own.py')}"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr
    assert "sgfmill" not in told
    assert "own.py" in told
