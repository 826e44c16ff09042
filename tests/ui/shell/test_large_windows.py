"""On a very large window texts and panels grow, and nothing is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from goboard_app.ui.widgets.look import BODY_PX, growth_of
from tests.support import scenes
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.texts import cut_off, out_of_reach
from tests.support.waiting import settled, wait_until

LARGE, USUAL = (2560, 1440), (1280, 800)

SEEN = (
    scenes.start_page,
    scenes.start_page_with_records,
    scenes.playing,
    scenes.lesson,
    scenes.counting_compared,
    scenes.counting_with_a_proposal,
    scenes.finished_by_count,
    scenes.telling_japanese,
    scenes.reviewing,
    scenes.setting_up,
)


def text_px(button: QPushButton) -> int:
    button.ensurePolished()
    return button.font().pixelSize()


def grown(desk: Desk, times: float) -> None:
    wait_until(lambda: desk.parts.look.growth == times)


def test_texts_grow_in_steps_by_both_sides_of_a_window() -> None:
    sizes = {USUAL: 1.0, (1920, 1080): 1.0, (3440, 1100): 1.0, LARGE: 1.2, (2560, 1300): 1.2, (3840, 2160): 1.5}
    assert {size: growth_of(*size) for size in sizes} == sizes
    assert 15 <= round(BODY_PX * growth_of(*LARGE)) <= 16


def test_texts_and_panel_follow_the_largest_window(desks: Desks) -> None:
    desk = desks.make(size=USUAL)
    desk.start()
    button, panel = desk.panel.play.pass_button, desk.panel.whole
    wait_until(panel.isVisible)
    before, width, rows = text_px(button), panel.width(), desk.panel.play.moves.list.height()
    desk.window.resize(*LARGE)
    grown(desk, 1.2)
    wait_until(lambda: panel.width() > 1.4 * width and desk.panel.play.moves.list.height() > 2 * rows)
    assert text_px(button) == round(BODY_PX * 1.2) == 16
    # The size that the user chose still counts.
    desk.parts.view.size_menu.actions()[-1].trigger()
    assert text_px(button) == round(BODY_PX * 1.2 * 2)
    desk.parts.view.size_menu.actions()[1].trigger()
    # A small window beside a large one has the same texts, as they are those of the whole program.
    desk.windows.open_new()
    (other,) = desk.others
    assert other.window.width() < LARGE[0]
    assert other.parts.look.growth == 1.2
    desk.window.resize(*USUAL)
    grown(desk, 1.0)
    grown(other, 1.0)
    wait_until(lambda: panel.width() == width)
    assert (text_px(button), desk.panel.play.moves.list.height()) == (before, rows)
    # A new window is moved onto the screen a moment after it was opened, unless it has another size by then.
    other.window.resize(*LARGE)
    wait_until(lambda: not desk.windows._settled.is_set)
    assert (other.window.width(), other.window.height()) == LARGE
    grown(desk, 1.2)
    # The largest window may be closed as well.
    other.window.close()
    assert desk.parts.look.growth == 1.0


def test_dragging_a_window_larger_lays_it_out_once(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desks.make(size=USUAL)
    app, sheets = QApplication.instance(), list[str]()
    assert isinstance(app, QApplication)
    plain = app.setStyleSheet
    monkeypatch.setattr(QApplication, "setStyleSheet", lambda _app, sheet: (sheets.append(sheet), plain(sheet)))
    for width in range(USUAL[0], LARGE[0], 160):
        desk.window.resize(width, LARGE[1])
    grown(desk, 1.2)
    assert len(sheets) == 1


def test_a_window_that_starts_maximised_on_a_large_screen_is_made_with_its_texts(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks.make(size=USUAL)
    monkeypatch.setattr("goboard_app.ui.shell.window.available_size", lambda _window: desk.window.size() * 2)
    desk.window.hide()
    desk.window.setWindowState(Qt.WindowState.WindowMaximized)
    assert desk.window.room() == (USUAL[0] * 2, USUAL[1] * 2)


@pytest.mark.start_page
@pytest.mark.parametrize("scene", SEEN, ids=lambda scene: scene.__name__)
def test_nothing_is_cut_in_a_large_window(desks: Desks, dialogs: Dialogs, scene: scenes.Scene) -> None:
    desk = desks.make(size=LARGE, on_start_page=False)
    grown(desk, 1.2)
    scene(desk, dialogs)
    assert settled(lambda: cut_off(desk.window) + out_of_reach(desk.window), 1000) == []


@pytest.mark.start_page
def test_the_start_page_fills_a_large_window_and_does_not_scroll(desks: Desks, dialogs: Dialogs) -> None:
    desk = desks.make(size=USUAL)
    scenes.start_page_with_records(desk, dialogs)
    page = desk.parts.starts.page
    (area,) = (area for area in page.findChildren(QScrollArea) if area.parent() is page)
    for size in (USUAL, (1920, 1080), LARGE):
        desk.window.resize(*size)
        grown(desk, growth_of(*size))

        def faults(height: int = size[1]) -> list[str]:
            lowest = page.newcomers.mapTo(page, page.newcomers.rect().bottomLeft()).y()
            scrolls = area.verticalScrollBar().maximum()
            return [f"{lowest} of {height}, scrolls by {scrolls}"] if scrolls or lowest < 0.75 * height else []

        assert settled(faults, 1000) == []
