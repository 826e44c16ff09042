"""The first window and every dialog keep within the screen; on the smallest ones contents scroll."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from goboard_app.app.texts import PseudoTranslator
from goboard_app.ui.shell.window import FRAME
from goboard_app.ui.widgets import parts
from goboard_app.ui.widgets.dialog import DialogBase
from tests.support import scenes
from tests.support.desk import Desks
from tests.support.dialogs import Dialogs
from tests.support.fixtures import MakeDesk
from tests.support.texts import cut_off, out_of_reach
from tests.support.waiting import settled
from tests.ui.shell.test_room_for_texts import DIALOGS

SCREENS = ((1024, 600), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160))
FACTORS = (1, 1.25, 1.5, 2, 3)
LEAST = (640, 360)
"""1280x720 at twice the size."""

SEEN = (
    scenes.start_page,
    scenes.counting_in_five_ways,
    scenes.counting_compared,
    scenes.refusing_superko,
    scenes.counting_with_a_proposal,
    scenes.finished_by_count,
    scenes.telling_japanese,
    scenes.reviewing,
    scenes.setting_up,
)


def test_the_first_window_is_within_the_screen(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    window = desks.make().window
    for (width, height), factor in product(SCREENS, FACTORS):
        room = QRect(0, 0, int(width / factor), int(height / factor))
        monkeypatch.setattr(parts, "available_rect", lambda _widget, room=room: room)
        window._restore_layout()
        assert window.width() + FRAME[0] <= room.width(), room
        assert window.height() + FRAME[1] <= room.height(), room


@pytest.mark.start_page
@pytest.mark.parametrize("scene", SEEN, ids=lambda scene: scene.__name__)
def test_nothing_is_cut_in_the_smallest_window(desks: Desks, dialogs: Dialogs, scene: scenes.Scene) -> None:
    desk = desks.make(size=LEAST, on_start_page=False)
    scene(desk, dialogs)
    if desk.is_on_board:
        assert desk.panel.whole.isVisible()
    assert (desk.window.width(), desk.window.height()) == LEAST
    assert settled(lambda: cut_off(desk.window) + out_of_reach(desk.window), 1000) == []


def test_a_panel_without_room_scrolls_as_one(desks: Desks, dialogs: Dialogs) -> None:
    desk = desks.make(size=LEAST, on_start_page=False)
    scenes.counting_with_a_proposal(desk, dialogs)
    count = desk.panel.count
    room = desk.panel.whole._room
    assert settled(lambda: [] if room.verticalScrollBar().maximum() else ["no room"]) == []
    assert count._middle.verticalScrollBar().maximum() == 0
    desk.window.resize(1280, 800)
    assert settled(lambda: ["scrolls"] if room.verticalScrollBar().maximum() else []) == []


def test_a_dialog_is_no_larger_than_the_screen(
    pseudo: PseudoTranslator, make_wide: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, faults = QRect(0, 0, *LEAST), []
    look = make_wide().parts.look
    monkeypatch.setattr(parts, "available_rect", lambda _widget: room)
    for make in DIALOGS:
        dialog = make(look)
        dialog.show()
        faults += [f"{make.__name__}: {each}" for each in settled(partial(out_of_reach, dialog))]
        if dialog.width() > room.width() or dialog.height() + FRAME[1] > room.height():
            faults.append(f"{make.__name__} is {dialog.width()} x {dialog.height()}")
        dialog.close()
    assert faults == []


@pytest.mark.parametrize(
    ("scene", "size"),
    [(scenes.telling_japanese, (480, 328)), (scenes.guessing, (480, 300))],
    ids=["telling", "guessing"],
)
def test_a_low_window_comes_to_rest(
    desks: Desks,
    dialogs: Dialogs,
    monkeypatch: pytest.MonkeyPatch,
    scene: scenes.Scene,
    size: tuple[int, int],
) -> None:
    """Panels that scroll as a whole are not laid out again and again in other ways."""
    desk = desks.make(size=size)
    scene(desk, dialogs)
    fits: list[parts.LowRoom] = []
    fit = parts.LowRoom.fit
    monkeypatch.setattr(parts.LowRoom, "fit", lambda room: (fits.append(room), fit(room)))
    turns = 0
    for _ in range(200):
        fits.clear()
        QApplication.processEvents()
        turns = 0 if fits else turns + 1
        if turns == 10:
            break
    assert turns == 10


def test_a_dialog_that_outgrows_the_screen_keeps_the_keyboard_where_it_was(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, field, more = DialogBase(), QLineEdit("Hana"), QLabel("More\n" * 60)
    qtbot.addWidget(dialog)
    more.hide()
    layout = parts.column_layout(field, more)
    layout.addLayout(dialog.button_row(QPushButton("OK")))
    dialog.setLayout(layout)
    monkeypatch.setattr(parts, "available_rect", lambda _widget: QRect(0, 0, *LEAST))
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    field.setFocus()
    more.show()
    dialog.fit_soon()
    qtbot.waitUntil(lambda: dialog.findChild(parts.LowRoom) is not None)
    assert dialog.height() <= LEAST[1]
    assert field.hasFocus()
    assert more.isVisible()
