from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QDeadlineTimer, QRect, QSize
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.app.texts import PseudoTranslator
from goboard_app.ui.widgets import parts
from tests.support.desk import Desk, Desks
from tests.support.waiting import wait_until

MakeDesk = Callable[..., Desk]


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[PseudoTranslator]:
    """Every text is 40 % longer."""
    translator = PseudoTranslator(qapp)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest one on which no dialog needs to be scrolled sideways."""
    monkeypatch.setattr(parts, "available_rect", lambda _widget: QRect(0, 0, 1024, 600))


@pytest.fixture
def make_wide(desks: Desks) -> MakeDesk:
    """A window in a wide font."""

    def make(size: tuple[int, int] = (1280, 800), text_size: int = 100) -> Desk:
        return desks.make(size=size, font=QFont("DejaVu Sans"), system_font=True, text_size=text_size)

    return make


def draw(desk: Desk, size: tuple[int, int]) -> None:
    """Bring the window to this size, and let what is in it follow."""
    desk.window.resize(*size)
    wait_until(lambda: desk.window.size() == QSize(*size))


def settled(faults: Callable[[], list[str]], milliseconds: int = 400) -> list[str]:
    """The faults that are left once the layouts have followed their texts."""
    # What holds other things first, then what it holds: before, nothing might be wrong as yet.
    for _ in range(3):
        QApplication.processEvents()
    deadline = QDeadlineTimer(milliseconds)
    while (found := faults()) and not deadline.hasExpired():
        QTest.qWait(1)
    return found
