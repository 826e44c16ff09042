"""Fixtures of the whole window, taken over by the folders that need them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QLocale, QRect
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goboard_app.app import jobs
from goboard_app.app.texts import PseudoTranslator
from goboard_app.ui.count import panel
from goboard_app.ui.shell.commands import Commands
from goboard_app.ui.shell.window import MainWindow
from goboard_app.ui.widgets import parts
from goboard_app.ui.widgets.look import Look
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.languages import language_kept

__all__ = [
    *("desk", "desks", "dialogs", "forgive_platform", "look", "make_wide", "patience", "plain_before", "plain_look"),
    *("pseudo", "small_screen", "true_rows", "window"),
]

MakeDesk = Callable[..., Desk]


def forgive_platform(items: Iterable[pytest.Item], folder: Path) -> None:
    """Ignore the warnings of the platform without a screen about what it cannot do (raise, grab)."""
    mark = pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
    for item in items:
        if folder in item.path.parents:
            item.add_marker(mark)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits of time for busy machines: short work finishes at once, and quiet moments are not waited for."""
    monkeypatch.setattr(jobs, "AT_ONCE_S", 5.0)
    monkeypatch.setattr(panel, "_QUIET_MS", 0)


@pytest.fixture(autouse=True)
def true_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A check in every test of the window: a skipped sweep would have changed no row."""
    turn = Commands._on_turn

    def checked(commands: Commands) -> None:
        turn(commands)
        if commands._swept_at is None:
            # No sweep is left out there, and in a count a thread may change an answer at any moment.
            return
        for name, action in commands._actions.items():
            row = commands._rows[name]
            assert action.isEnabled() is commands.can(name), f"{name} is enabled: {action.isEnabled()}"
            assert row.is_on is None or action.isChecked() is bool(row.is_on()), f"{name} is on: {action.isChecked()}"

    monkeypatch.setattr(Commands, "_on_turn", checked)


@pytest.fixture(scope="session")
def plain_look(qapp: QApplication) -> tuple[QFont, QPalette]:
    """The font and palette of the program before any window has set its own."""
    qapp.setStyle("Fusion")
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    return QFont(qapp.font()), QPalette(qapp.palette())


@pytest.fixture(autouse=True)
def plain_before(request: pytest.FixtureRequest) -> None:
    """A start without windows of other tests, and with the plain look where no window is needed.

    Windows leave their look: to take it off and give it to the next one would be a fifth of all
    time. And each thing that another test has left would be laid out anew with it.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    for widget in app.topLevelWidgets():
        if shiboken6.isValid(widget) and widget.parent() is None:
            widget.deleteLater()
            app.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
    # Qt takes nearly a millisecond to tell its style sheet.
    if "desks" not in request.fixturenames and app.styleSheet():
        font, palette = request.getfixturevalue("plain_look")
        app.setStyleSheet("")
        app.setFont(font)
        app.setPalette(palette)


@pytest.fixture
def desks(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    tmp_path: Path,
    plain_look: tuple[QFont, QPalette],
    no_installed_engines: None,
) -> Iterator[Desks]:
    """Windows on the same settings and data, as the program ships but for the marker `desk`."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    made = Desks(tmp_path, plain_look[0], **_differences(request.node))
    with language_kept(app):
        yield made
        made.clear()


@pytest.fixture
def desk(request: pytest.FixtureRequest, desks: Desks) -> Desk:
    """One window, on an empty board; with the marker `start_page` on the start page.

    To make and lay out the start page is a fifth of all time where a test leaves it at once.
    """
    return desks.make(on_start_page=request.node.get_closest_marker("start_page") is not None)


@pytest.fixture
def make_wide(desks: Desks) -> MakeDesk:
    """A window in a wide font, on an empty board."""

    def make(size: tuple[int, int] = (1280, 800), text_size: int = 100) -> Desk:
        font = QFont("DejaVu Sans")
        return desks.make(size=size, font=font, on_start_page=False, system_font=True, text_size=text_size)

    return make


@pytest.fixture
def small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest one on which no dialog needs to be scrolled sideways."""
    monkeypatch.setattr(parts, "available_rect", lambda _widget: QRect(0, 0, 1024, 600))


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[PseudoTranslator]:
    """A translator that makes every text 40 % longer."""
    translator = PseudoTranslator(qapp)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)
    # As a child of the application it would be taken for one that is in use.
    translator.setParent(None)


@pytest.fixture
def look(qtbot: QtBot, plain_look: tuple[QFont, QPalette]) -> Look:
    return Look()


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    return desk.window


@pytest.fixture
def dialogs(desks: Desks) -> Dialogs:
    """The answers to questions that block."""
    return desks.dialogs


def _differences(test: pytest.Item) -> dict[str, object]:
    """Return the settings of all markers `desk` of a test; the nearest marker prevails."""
    found: dict[str, object] = {}
    for mark in test.iter_markers("desk"):
        assert [type(arg) for arg in mark.args] == [str], "the marker `desk` begins with a reason"
        found = {**mark.kwargs, **found}
    return found
