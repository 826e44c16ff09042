"""Every phase of a game has room in small windows and with large text, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from goboard_app.app.texts import PSEUDO, install_language
from tests.support import scenes
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.scenes import draw
from tests.support.texts import cut_off, out_of_sight
from tests.support.waiting import settled

PHASES = (
    scenes.start_page,
    scenes.lesson,
    scenes.placing_handicap,
    scenes.playing,
    scenes.refusing_suicide,
    scenes.asking_about_dead_stones,
    scenes.asking_about_an_unclear_group,
    scenes.tapping_points,
    scenes.counting_with_a_proposal,
    scenes.counting_an_unfinished_game,
    scenes.telling_chinese_to_its_end,
    scenes.finished_by_count,
    scenes.reviewing,
)
WINDOWS = {100: ((1024, 600), (1280, 760)), 150: ((1280, 760),)}
"""Width and height, by size of text in percent; the window is drawn from one to the next."""


def foot(desk: Desk) -> list[QWidget]:
    """Return the widgets that must stay visible while the panel scrolls: the acts of the phase."""
    if not desk.is_on_board:
        return []
    panel, name = desk.panel, desk.page.panel.shown
    if name == "play":
        return [panel.play.pass_button, panel.play.take_back, panel.play.resign, panel.play.count]
    if name == "count" and panel.count.sides[next(iter(panel.count.sides))].isVisible():
        return [side.button for side in panel.count.sides.values()]
    return []


@pytest.fixture(params=["ru", PSEUDO])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The texts are in this language; in the last one they are English, but 40 % longer."""
    before, usual = set(qapp.findChildren(QTranslator)), QLocale()
    assert install_language(qapp, request.param) == request.param
    assert QCoreApplication.translate("start", "Start here") != "Start here"
    yield request.param
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(usual)


@pytest.mark.start_page
@pytest.mark.parametrize("scene", PHASES, ids=lambda scene: scene.__name__)
def test_a_phase_has_room(desks: Desks, dialogs: Dialogs, language: str, scene: scenes.Scene) -> None:
    """In one window, which is drawn larger, and whose texts grow then."""
    desk = desks.make(size=WINDOWS[100][0], on_start_page=False, language="" if language == PSEUDO else language)
    scene(desk, dialogs)
    for text_size, sizes in WINDOWS.items():
        view = desk.parts.view
        view.change(replace(view.settings, text_size=text_size))
        for size in sizes:
            draw(desk, size)
            assert faults_of(desk) == [], (text_size, size)


def faults_of(desk: Desk) -> list[str]:
    """Return the widgets that are cut off, or wrongly out of sight."""
    seen = list(foot(desk))
    if desk.is_on_board and desk.session.counting is not None:
        # While points are tapped, the title and the buttons are those of another panel.
        taps = desk.page.panel.shown == "tap"
        seen += [desk.panel.tap.title, desk.panel.tap.forward] if taps else [desk.panel.count.title]
    return settled(lambda: [*cut_off(desk.window), *(fault for w in seen if (fault := out_of_sight(w)))])
