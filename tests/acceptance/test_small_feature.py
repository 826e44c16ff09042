"""A feature is one package: a small one, all of it in this file, is given to the window."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from goboard_app.app.controller import GameController
from goboard_app.app.settings import Setting, whole
from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from goboard_app.session.session import Change
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature, WindowContext
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.shell.side_panel import PanelRow
from tests.support.desk import ALT, CONTROL, Desk, Desks

CROSSES = Setting("crosses/made", 0, whole(0, 1000))
"""The number of crosses that were ever made."""


class CrossMode(Mode):
    """Puts a cross on each point that is clicked; the record hears nothing of it."""

    name = "crosses"

    def __init__(self, context: WindowContext) -> None:
        self._context = context
        self.points: list[Point] = []

    def picture(self, below: BoardPicture) -> BoardPicture:
        crosses = tuple(Mark(MarkKind.CROSS, point) for point in self.points)
        return replace(below, marks=(*below.marks, *crosses))

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        hub = self._context.hub
        self.points.append(point)
        hub.store_value(CROSSES, hub.value(CROSSES) + 1)
        self._context.modes.changed.emit()
        return True

    def allows(self, command: str) -> bool:
        return command != "pass"

    def leave(self) -> None:
        self.points.clear()
        self._context.modes.gone(self)


class CrossPanel(QLabel):
    """Says how many crosses there are."""

    def __init__(self, mode: CrossMode) -> None:
        super().__init__()
        self._mode = mode

    def refresh(self, controller: GameController, change: Change) -> None:
        self.setText(f"crosses: {len(self._mode.points)}")


class CrossFeature(Feature):
    """A command with a key, a panel, a mode that paints and takes clicks, and a setting."""

    name = "crosses"

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.mode = CrossMode(context)

    def commands(self) -> Iterable[Command]:
        yield Command(
            *("crosses", "Put crosses", Menu.VIEW, (10, 99), self._turn),
            keys=("Ctrl+Alt+K",),
            is_possible=lambda: self.context.leaving.is_on_board,
            is_on=lambda: self.context.modes.is_on(self.mode),
        )

    def panels(self) -> Iterable[PanelRow]:
        yield PanelRow(
            "crosses",
            is_wanted=lambda session: self.context.modes.is_on(self.mode),
            make=lambda: CrossPanel(self.mode),
            rank=100,
        )

    def _turn(self) -> None:
        if self.context.modes.is_on(self.mode):
            self.mode.leave()
        else:
            self.context.modes.enter(self.mode)


@pytest.fixture
def crossed(desks: Desks) -> Desk:
    """A game, in a program with one feature more, which is in use."""
    desks.features = (*desks.features, CrossFeature)
    desk = desks.make()
    desk.start()
    assert desk.panel.isVisible()
    desk.key(Qt.Key.Key_K, CONTROL | ALT)
    return desk


def crosses_on(desk: Desk) -> set[Point]:
    """Return the points with a cross on the board that is shown."""
    return {m.point for m in desk.page.board.picture.marks if m.kind is MarkKind.CROSS}


def test_the_row_in_the_menu_is_disabled_without_a_board(desks: Desks) -> None:
    desks.features = (*desks.features, CrossFeature)
    desk = desks.make()
    row = desk.action("crosses")
    menu = next(a.menu() for a in desk.window.menuBar().actions() if a.text() == "&View")
    assert row in menu.actions()
    assert not row.isEnabled()
    desk.start()
    assert desk.action("crosses").isEnabled()
    assert not row.isChecked()


def test_its_key_gives_it_the_board_and_shows_its_panel(crossed: Desk) -> None:
    assert crossed.action("crosses").isChecked()
    assert crossed.page.panel["crosses"].isVisible()
    assert not crossed.page.panel["play"].isVisible()


def test_a_click_paints_its_mark_and_plays_nothing(crossed: Desk) -> None:
    crossed.click("C3")
    crossed.click("D4")
    assert crosses_on(crossed) == {crossed.point("C3"), crossed.point("D4")}
    assert crossed.page.panel["crosses"].text() == "crosses: 2"
    assert crossed.session.path.number == 0


def test_disallowed_rows_are_disabled(crossed: Desk) -> None:
    assert not crossed.action("pass").isEnabled()
    crossed.window.commands.run("pass")
    assert crossed.session.path.number == 0


def test_escape_gives_the_board_back(crossed: Desk) -> None:
    crossed.click("C3")
    crossed.key(Qt.Key.Key_Escape)
    assert crosses_on(crossed) == set()
    assert crossed.page.panel["play"].isVisible()
    assert crossed.action("pass").isEnabled()
    crossed.click("C3")
    assert crossed.session.path.number == 1


def test_its_setting_is_kept(crossed: Desk, desks: Desks) -> None:
    crossed.click("C3")
    crossed.click("D4")
    desks.crash(crossed)
    again = desks.make()
    assert again.window.context.hub.value(CROSSES) == 2
