"""Sounds of a window: stones, answers, a won game, until somebody switches them off, or a class looks on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from goboard_app.app.settings import SettingsStore, setting_of
from goboard_app.app.sounds import Sound
from goboard_app.go.board import Color
from goboard_app.session.acts import resign
from goboard_app.ui.shell.basics import SOUNDS_ON
from tests.support.boards import click_point, point_on
from tests.support.desk import ALT, CONTROL, Desk, Desks

Key = Qt.Key
LESSON = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[5]RU[Japanese]GN[One task]AB[cb][bc][dc]AW[cc]PL[B]"
    "C[@screen\nCapture the white stone.\n@task capture C3\n@again])"
)
PROBLEM = "(;GM[1]FF[4]SZ[5]AB[bb]AW[cc](;B[dd]TE[1])(;B[aa]BM[1]))"


def listen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    heard: list[Sound] = []
    monkeypatch.setattr(desk.parts.sounds, "play", heard.append)
    return heard


def corner(desk: Desk) -> QToolButton:
    found = desk.window.menuBar().cornerWidget()
    assert isinstance(found, QToolButton)
    return found


def test_the_switch_in_the_corner_silences_all_and_is_kept(
    desk: Desk, desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start()
    heard = listen(desk, monkeypatch)
    desk.play("D5")
    assert corner(desk).isVisible()
    assert corner(desk).isChecked()
    QTest.mouseClick(corner(desk), Qt.MouseButton.LeftButton)
    assert heard == [Sound.STONE]
    assert not desk.action("sound").isChecked()
    assert not corner(desk).isChecked()
    desk.play("E5")
    assert heard == [Sound.STONE]
    assert desks.store.read(SOUNDS_ON) is False
    # Switching on is heard at once.
    desk.key(Key.Key_S, CONTROL | ALT)
    assert heard == [Sound.STONE] * 2
    assert corner(desk).isChecked()


def test_the_switch_that_was_put_back_stays_on_without_sounds_of_the_clock(desk: Desk, desks: Desks) -> None:
    hub = desk.window.context.hub
    hub.store_value(setting_of("sounds"), False)
    desk.menu("sound")
    hub.put_back(SOUNDS_ON)
    assert desk.action("sound").isChecked()
    desk.windows.open_new()
    assert hub.value(SOUNDS_ON)
    desks.close(desk)
    assert desks.make().window.context.hub.value(SOUNDS_ON)


def test_a_game_that_is_won_is_heard_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    heard = listen(desk, monkeypatch)
    desk.controller.perform(resign(desk.session, Color.BLACK))
    assert heard == [Sound.WIN]
    desk.session.opponent = Color.WHITE
    desk.controller.undo_stack.undo()
    desk.controller.undo_stack.redo()
    assert heard == [Sound.WIN]


def test_answers_to_lessons_and_problems_are_heard(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(desk, monkeypatch)
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    for flow, answers in ((desk.parts.lessons, ("A1", "C3", "C2")), (desk.parts.problems, ("A5", "D2"))):
        if flow is desk.parts.problems:
            flow.open(desk.sgf(PROBLEM, "problem.sgf"))
        board = flow.page.board
        for name in answers:
            click_point(board, point_on(board, name))
        assert heard == [Sound.WRONG, Sound.RIGHT]
        heard.clear()


def test_a_class_hears_nothing_until_the_teacher_switches_the_sounds_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.open(PROBLEM.replace("SZ[5]", "SZ[5]C[Look.]"))
    heard = listen(desk, monkeypatch)
    desk.key(Key.Key_F5)
    assert desk.page.is_presenting
    desk.click("B1")
    assert not desk.action("sound").isChecked()
    assert heard == []
    desk.key(Key.Key_S, CONTROL | ALT)
    desk.click("C1")
    assert heard == [Sound.STONE] * 2
    for is_on in (True, False):
        desk.key(Key.Key_F5)
        # What was switched on before a class ends with it, and the setting stays.
        assert desk.action("sound").isChecked() is is_on


def test_one_sentence_says_that_nothing_can_play(desk: Desk) -> None:
    desk.start()
    desk.play("D5 E5")
    assert not desk.window.context.strip.isVisible()
    desk.keys(Key.Key_Escape)
    for shown in (True, False):
        desk.key(Key.Key_S, CONTROL | ALT)
        desk.key(Key.Key_S, CONTROL | ALT)
        assert desk.window.context.strip.isVisible() is shown
        desk.window.context.strip.hide()


@pytest.mark.parametrize("is_off_before", [True, False])
def test_who_had_switched_the_clock_off_still_hears_nothing(desks: Desks, is_off_before: bool) -> None:
    store: SettingsStore = desks.store
    settings = store.load()
    if is_off_before:
        store.save(type(settings)(sounds=False))
    desk = desks.make()
    assert desk.action("sound").isChecked() is not is_off_before
    if not is_off_before:
        # The clock alone is switched off now.
        desk.menu("sounds")
        assert desks.make().action("sound").isChecked()
