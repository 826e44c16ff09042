"""A dialog is freed when it closes, and a window too: opening one again and again costs nothing."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QWidget

from tests.support.desk import CONTROL, SHIFT, Desk, answer_files
from tests.support.waiting import wait_until

UI = Path(__file__).parents[2] / "goboard_app" / "ui"
# Who waits in a loop of Qt: the base of dialogs, one that is shown again after a cancelled nigiri, and no dialogs.
LOOPS = {"widgets/dialog.py", "play/questions.py", "paper/preview.py", "program.py", "shell/file_strip.py"}
RECORD = "(;SZ[9]PB[Hana]PW[Tomás]RU[Japanese]KM[6.5];B[ee]N[first]C[hello];W[cc];B[gc])(;SZ[9];B[aa])"
TIMES = 10


class Closer:
    """Closes each modal dialog by Esc as soon as it is there, and counts them."""

    def __init__(self) -> None:
        self.closed = 0
        self._timer = QTimer()
        self._timer.timeout.connect(self._close)
        self._timer.start(0)

    def _close(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isVisible():
            self.closed += 1
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            if dialog.isVisible():
                dialog.reject()

    def stop(self) -> None:
        self._timer.stop()


def counted(desk: Desk) -> tuple[int, int]:
    """Return the number of widgets in dialogs and other windows, and of these; at rest the window itself makes some."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    windows = [
        w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog | QMainWindow) and w is not desk.window
    ]
    return sum(len(window.findChildren(QWidget)) for window in windows), len(windows)


def test_the_dialog_of_every_command_is_freed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", staticmethod(lambda *_args: ""))
    desk.open(RECORD)
    desk.dialogs.settle()
    closer = Closer()
    grown: list[str] = []
    asked = 0
    for row in desk.window.commands.rows:
        action = desk.action(row.name)
        if not row.text.endswith("…") or not action.isEnabled():
            continue
        before = closer.closed
        action.trigger()
        if closer.closed == before:
            continue
        asked += 1
        first = counted(desk)
        for _time in range(TIMES):
            action.trigger()
        if (last := counted(desk)) != first:
            grown.append(f"{row.name}: {first} to {last}")
    closer.stop()
    assert not grown, "\n".join(grown)
    assert asked >= 15


def test_closed_windows_are_freed(desk: Desk) -> None:
    counts = []
    for _time in range(20):
        desk.key(Qt.Key.Key_N, CONTROL | SHIFT)
        (other,) = desk.others
        assert other.window.close()
        wait_until(lambda: not desk.others)
        desk.wake()
        counts.append(counted(desk))
    assert max(counts[1:]) <= counts[1], counts


def test_no_dialog_waits_in_a_loop_of_its_own() -> None:
    found = {
        str(path.relative_to(UI))
        for path in UI.rglob("*.py")
        if re.search(r"\.exec\(\)", path.read_text(encoding="utf-8"))
    }
    assert found == LOOPS
