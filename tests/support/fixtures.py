"""Fixtures of the whole window, taken over by the folders that need them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goboard_app.app import jobs
from goboard_app.ui.count import panel
from goboard_app.ui.shell.commands import Commands
from goboard_app.ui.shell.window import MainWindow
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs

__all__ = [
    *("desk", "desks", "dialogs", "forgive_platform", "patience", "plain_before", "plain_look"),
    *("true_rows", "window"),
]


def forgive_platform(items: Iterable[pytest.Item], folder: Path) -> None:
    """The platform without a screen warns of what it cannot do (raise, grab); that is no fault."""
    mark = pytest.mark.qt_log_ignore("^This plugin does not support", extend=True)
    for item in items:
        if folder in item.path.parents:
            item.add_marker(mark)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is soon done is soon done on a busy machine too, and nobody waits for a quiet moment."""
    monkeypatch.setattr(jobs, "AT_ONCE_S", 5.0)
    monkeypatch.setattr(panel, "_QUIET_MS", 0)


@pytest.fixture(autouse=True)
def true_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every test of the window: where a sweep was left out, no row would have changed."""
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
    """How the program looks before any window has set its own font and colours."""
    qapp.setStyle("Fusion")
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    return QFont(qapp.font()), QPalette(qapp.palette())


@pytest.fixture(autouse=True)
def plain_before(request: pytest.FixtureRequest) -> None:
    """Nothing is left of the windows of other tests, and what needs none finds the plain look.

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
    if app.styleSheet() and "desks" not in request.fixturenames:
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
    made = Desks(tmp_path, plain_look[0], **_differences(request.node))
    yield made
    made.clear()


@pytest.fixture
def desk(desks: Desks) -> Desk:
    """One window, on the start page."""
    return desks.make()


@pytest.fixture
def window(desk: Desk) -> MainWindow:
    return desk.window


@pytest.fixture
def dialogs(desks: Desks) -> Dialogs:
    """Who answers the questions that block."""
    return desks.dialogs


def _differences(test: pytest.Item) -> dict[str, object]:
    """What the markers `desk` of a test say, the nearest one first to be heard."""
    found: dict[str, object] = {}
    for mark in test.iter_markers("desk"):
        assert [type(arg) for arg in mark.args] == [str], "the marker `desk` begins with a reason"
        found = {**mark.kwargs, **found}
    return found
