"""Every phase of a game has room in small windows and with large text, in each language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QPushButton

from goboard_app.app.texts import PSEUDO, install_language
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.texts import cut_off, out_of_sight
from tests.ui.pseudo import scenes
from tests.ui.pseudo.conftest import settled

PHASES = (
    scenes.start_page,
    scenes.lesson,
    scenes.placing_handicap,
    scenes.playing,
    scenes.refusing_suicide,
    scenes.counting_with_a_proposal,
    scenes.counting_an_unfinished_game,
    scenes.telling_chinese_to_its_end,
    scenes.finished_by_count,
    scenes.reviewing,
)
WINDOWS = ((1024, 600, 100), (1280, 760, 100), (1280, 760, 150))
"""Width, height, and size of text in percent."""


def foot(desk: Desk) -> list[QPushButton]:
    """What has to stay in sight whatever is scrolled: the acts of the phase."""
    if not desk.is_on_board:
        return []
    panel, name = desk.panel, desk.page.panel.shown
    if name == "play":
        return [panel.play.pass_button, panel.play.take_back, panel.play.resign, panel.play.count]
    if name == "count" and panel.count.sides[next(iter(panel.count.sides))].isVisible():
        return [side.button for side in panel.count.sides.values()]
    return []


@pytest.fixture(params=["en", "ru", PSEUDO])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The texts are in this language; in the last one they are 40 % longer."""
    before, usual = set(qapp.findChildren(QTranslator)), QLocale()
    assert install_language(qapp, request.param) == request.param
    is_english = QCoreApplication.translate("start", "Start here") == "Start here"
    assert is_english is (request.param == "en")
    yield request.param
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(usual)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("scene", PHASES, ids=lambda scene: scene.__name__)
def test_a_phase_has_room(
    desks: Desks, dialogs: Dialogs, language: str, window: tuple[int, int, int],
    scene: scenes.Scene,
) -> None:  # fmt: skip
    spoken = "" if language == PSEUDO else language
    desk = desks.make(size=window[:2], text_size=window[2], language=spoken)
    scene(desk, dialogs)
    assert settled(lambda: cut_off(desk.window)) == []
    if desk.is_on_board and desk.session.counting is not None:
        title = desk.panel.count.title
        assert settled(lambda: [fault for fault in [out_of_sight(title)] if fault]) == []
    acts = foot(desk)
    assert settled(lambda: [fault for act in acts if (fault := out_of_sight(act))]) == []
