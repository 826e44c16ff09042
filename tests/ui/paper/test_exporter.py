"""Files are made beside the running program, whole or not at all."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goboard_app.ui.paper.jobs import Exporter
from goboard_app.ui.paper.writers import CannotPaint
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("qapp")

Told = Callable[[float], None]


@pytest.fixture
def exporter() -> Exporter:
    return Exporter()


def made(told: Told) -> bytes:
    told(0.5)
    return b"made"


def test_a_file_is_written(exporter: Exporter, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "out.png"
    with qtbot.waitSignal(exporter.written) as signal:
        exporter.start(path, made)
    assert signal.args == [path]
    assert path.read_bytes() == b"made"
    assert not exporter.is_busy


def test_a_file_that_is_there_is_replaced(exporter: Exporter, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "out.png"
    path.write_bytes(b"old")
    with qtbot.waitSignal(exporter.written):
        exporter.start(path, made)
    assert path.read_bytes() == b"made"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["missing/out.png", "."])
def test_a_place_that_cannot_be_written_is_reported(
    exporter: Exporter, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    with qtbot.waitSignal(exporter.failed) as signal:
        exporter.start(tmp_path / name, made)
    assert signal.args is not None
    assert signal.args[1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("error", [CannotPaint(), MemoryError()])
def test_a_failed_export_leaves_the_old_file(
    exporter: Exporter, tmp_path: Path, qtbot: QtBot, error: Exception
) -> None:
    path = tmp_path / "out.png"
    path.write_bytes(b"old")

    def fail(_told: Told) -> bytes:
        raise error

    with qtbot.waitSignal(exporter.failed) as signal:
        exporter.start(path, fail)
    assert signal.args == [path, ""]
    assert path.read_bytes() == b"old"


class Slow:
    """Work that waits until it is released."""

    def __init__(self) -> None:
        self.begun, self.go, self.over = threading.Event(), threading.Event(), threading.Event()

    def __call__(self, told: Told) -> bytes:
        self.begun.set()
        try:
            self.go.wait(5)
            told(0.9)
            return b"too late"
        finally:
            self.over.set()


def test_a_cancelled_export_leaves_no_file(exporter: Exporter, tmp_path: Path, qtbot: QtBot) -> None:
    slow = Slow()
    exporter.start(tmp_path / "out.gif", slow)
    slow.begun.wait(5)
    with qtbot.waitSignal(exporter.ended), qtbot.assertNotEmitted(exporter.written):
        exporter.cancel()
    slow.go.set()
    wait_until(slow.over.is_set)
    qtbot.wait(30)
    assert list(tmp_path.iterdir()) == []


def test_progress_is_reported_for_long_work(
    exporter: Exporter, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goboard_app.ui.paper.jobs.LATE_MS", 1)
    slow = Slow()
    with qtbot.waitSignal(exporter.progressed) as signal:
        exporter.start(tmp_path / "out.gif", slow)
    assert signal.args == [tmp_path / "out.gif", 0.0]
    with qtbot.waitSignal(exporter.written):
        slow.go.set()


def test_a_file_is_finished_when_its_window_goes(tmp_path: Path, qapp: QApplication) -> None:
    slow = Slow()
    exporter = Exporter()
    exporter.start(tmp_path / "out.png", slow)
    slow.begun.wait(5)
    threading.Timer(0.05, slow.go.set).start()
    exporter.deleteLater()
    QApplication.sendPostedEvents(exporter, QEvent.Type.DeferredDelete)
    assert (tmp_path / "out.png").read_bytes() == b"too late"


def test_long_work_is_cancelled_when_its_window_closes(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goboard_app.ui.paper.jobs._LAST_SECONDS", 0.05)
    slow = Slow()
    exporter = Exporter()
    exporter.start(tmp_path / "out.png", slow)
    slow.begun.wait(5)
    threading.Timer(0.3, slow.go.set).start()
    exporter.deleteLater()
    QApplication.sendPostedEvents(exporter, QEvent.Type.DeferredDelete)
    assert list(tmp_path.iterdir()) == []
