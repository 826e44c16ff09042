"""One module alone owns threads and measures time to give the window its turn: that of the jobs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
JOBS = "goboard_app.app.jobs"

THREADS = {"threading", "_thread", "concurrent", "multiprocessing", "asyncio"}
QT_THREADS = {"QThread", "QThreadPool", "QRunnable"}
TIMES = {"perf_counter", "monotonic", "process_time", "thread_time", "QElapsedTimer"}

# The allowed modules, with reasons.
ALLOWED = {
    # Locks alone: what is read while a job writes beside.
    ("goboard_app.app.controller", "threading"),
    ("goboard_app.app.files.journal", "threading"),
    ("goboard_app.app.library", "threading"),
    ("goboard_app.record.node", "threading"),
    # A lock: two windows may open the one sound device at a time.
    ("goboard_app.app.sounds", "threading"),
    # Whether the sound device still asks for samples, or was unplugged.
    ("goboard_app.app.sounds", "monotonic"),
    # A lock for the import function, which all threads share.
    ("goboard_app.late", "threading"),
    # The duration of the last writing decides whether the next one is done in the background.
    ("goboard_app.app.files.journal", "monotonic"),
    # The players' time.
    ("goboard_app.app.clock", "QElapsedTimer"),
    # Which letters are one change of a comment.
    ("goboard_app.ui.edit.comment", "QElapsedTimer"),
    # The time that an engine took to start, which is no time of thinking, and its time without a readable answer.
    ("goboard_app.app.engines.process", "QElapsedTimer"),
    # Distinguishing a double click from a second click.
    ("goboard_app.app.confirm_move", "QElapsedTimer"),
    # Possible acts are asked once in a turn of the event loop.
    ("goboard_app.ui.shell.commands", "idle timer"),
}


def names_in(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a module imports, and the attributes that it uses."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Call) and _is_idle_timer(node):
            yield "idle timer"


def _is_idle_timer(call: ast.Call) -> bool:
    """Return whether a timer rings as soon as the event loop is idle."""
    is_timed = isinstance(call.func, ast.Attribute) and call.func.attr in ("start", "setInterval")
    first = call.args[0] if len(call.args) == 1 else None
    return is_timed and isinstance(first, ast.Constant) and first.value == 0


def sins_of(text: str) -> set[str]:
    """Return the forbidden uses of threads and timers in a module, which only the jobs may have."""
    names = {name.removesuffix("_ns") for name in names_in(ast.parse(text))}
    return names & (THREADS | QT_THREADS | TIMES | {"idle timer"})


def test_only_the_jobs_own_threads_and_slice_time() -> None:
    found = {
        (module, sin)
        for file in (ROOT / "goboard_app").rglob("*.py")
        for module in [".".join(file.relative_to(ROOT).with_suffix("").parts)]
        for sin in sins_of(file.read_text())
        if module != JOBS
    }
    assert found == ALLOWED


@pytest.mark.parametrize(
    "line",
    [
        "import threading",
        "from concurrent.futures import ThreadPoolExecutor",
        "from PySide6.QtCore import QObject, QRunnable",
        "QtCore.QThreadPool.globalInstance()",
        "class Worker(QtCore.QThread): pass",
        "end = time.perf_counter() + 0.008",
        "from time import monotonic_ns",
        "self._timer.setInterval(0)",
        "self._timer.start(0)",
    ],
)
def test_the_wall_bites(line: str) -> None:
    assert sins_of(line)


@pytest.mark.parametrize("line", ["QTimer.singleShot(0, self, self.settle)", "self._timer.start(40)", "import time"])
def test_allowed_uses_are_accepted(line: str) -> None:
    assert not sins_of(line)
