"""The page of preferences: every setting in one place, found by words, put back one by one, and in force at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QWidget
from shiboken6 import isValid

from goboard_app.app.settings import BoardSet
from goboard_app.ui.preferences.page import PictureChoice, PreferenceRow, PreferencesDialog
from goboard_app.ui.shell.preference import Group
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.theme import DARK, StoneStyle
from tests.support.desk import CONTROL, Desk, Desks
from tests.support.waiting import activate, wait_until


def opened(desk: Desk) -> PreferencesDialog:
    """Open the page by its keys."""
    desk.key(Qt.Key.Key_Comma, CONTROL)
    return page_of(desk)


def page_of(desk: Desk) -> PreferencesDialog:
    page: PreferencesDialog = desk.windows.all[0].window.features["preferences"].page.dialog
    assert page.isVisible()
    activate(page)
    return page


def choose(row: PreferenceRow, value: object) -> None:
    """Choose a value in the list of a row, as the keyboard does."""
    assert isinstance(row.editor, ComboBox)
    row.take_keyboard()
    row.editor.setCurrentIndex(row.editor.findData(value))


def shown(page: PreferencesDialog) -> list[str]:
    return [row.label for row in page.rows if not row.isHidden()]


def type_into(page: PreferencesDialog, words: str) -> None:
    page.search.setFocus()
    page.search.clear()
    QTest.keyClicks(page.search, words)


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[None]:
    """Give the program its language back after a test that changed it."""
    before, usual = qapp.findChildren(QTranslator), QLocale()
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    for translator in before:
        translator.setParent(qapp)
        qapp.installTranslator(translator)
    QLocale.setDefault(usual)


def test_a_search_finds_rows_by_label_group_and_other_words(desk: Desk) -> None:
    page = opened(desk)
    assert page.search.hasFocus()
    assert {row.group for row in page.rows} == set(Group)
    assert len({row.key for row in page.rows if row.key}) == len([row for row in page.rows if row.key])
    for words, found in (
        ("coord", ["Coordinates"]),
        ("zoom", ["Text size"]),
        ("150 %", ["Text size"]),
        ("katsura", ["Board and stones"]),
        ("sound clock", ["Clock sounds"]),
    ):
        type_into(page, words)
        assert shown(page) == found, words
        assert page.groups.count() == 1
    type_into(page, "zzz")
    assert shown(page) == []
    assert page.nothing.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert len(shown(page)) == len(page.rows)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_what_is_chosen_is_seen_at_once_and_put_back(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    page, look = opened(desk), desk.parts.look
    choose(page.row("Appearance"), "dark")
    assert look.theme is DARK
    assert page.grab().toImage().pixelColor(3, 3).name() == DARK.panel.lower()
    before = QApplication.font().pixelSize()
    choose(page.row("Text size"), 150)
    assert QApplication.font().pixelSize() > before
    stones = page.row("Board and stones")
    assert isinstance(stones.editor, PictureChoice)
    pictures = desk.page.board.grab().toImage()
    stones.editor.cards[BoardSet.FLAT].click()
    assert look.theme.stones is StoneStyle.FLAT
    assert desk.page.board.grab().toImage() != pictures
    stones.take_keyboard()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert look.theme.stones is StoneStyle.OUTLINED
    coordinates = page.row("Coordinates")
    assert isinstance(coordinates.editor, QCheckBox)
    coordinates.editor.click()
    assert not desk.page.board.options.coordinates
    # A row of the menu and the page show the same.
    desk.menu("coordinates")
    assert coordinates.editor.isChecked()
    assert not coordinates.put_back.isVisible()
    for row in page.rows:
        if not row.put_back.isHidden():
            row.put_back.click()
            assert row.put_back.isHidden(), row.label
    settings = desk.window.context.hub.settings
    assert (settings.theme, settings.text_size, settings.board_set) == ("system", 100, BoardSet.OF_THEME)
    assert not desk.window.context.hub.store.has("board/set")


def test_the_page_is_used_by_the_keyboard_alone_and_spoken(desk: Desk) -> None:
    page = opened(desk)
    reached: set[QWidget] = set()
    for _ in range(3 * len(page.rows)):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if here is None or here in reached:
            break
        reached.add(here)
    for row in page.rows:
        assert any(row.isAncestorOf(widget) for widget in reached), row.label
    for widget in reached:
        assert widget.accessibleName() or getattr(widget, "text", str)(), widget
    type_into(page, "animate")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert not desk.page.board.options.motion
    texts = [found.text() for kind in (QLabel, QCheckBox) for found in page.findChildren(kind)]
    assert not [text for text in texts if "restart" in text.casefold() or "next start goboard" in text]


def test_a_language_takes_effect_at_once_and_loses_nothing(desks: Desks, speaking: None) -> None:
    desk = desks.make(size=(900, 700))
    desk.start(black_name="Anna", white_name="Boris")
    desk.play("E5 C3 G7")
    desk.menu("undo")
    page = opened(desk)
    before, stack, old = desk.session, desk.controller.undo_stack, desk.window
    choose(page.row("Language"), "ru")
    wait_until(lambda: not isValid(old))
    window = desk.windows.all[0].window
    titles = [action.text().replace("&", "") for action in window.menuBar().actions()]
    assert titles[0] == "Файл"
    assert (window.width(), window.height()) == (900, 700)
    wait_until(lambda: window.features["preferences"].has("page"))
    wait_until(lambda: window.features["preferences"].page.dialog is not None)
    # The page is open again, at the same row.
    again = page_of(desk)
    here = next(row for row in again.rows if row.key == "look/language")
    assert here.label != "Language"
    assert here.isAncestorOf(again.focusWidget())
    again.reject()
    # The same game goes on, with its undo.
    now = Desk(window, desk.controller, desk.documents, desk.dialogs, desk.folder, desk.windows)
    assert now.session is before
    assert now.controller.undo_stack is stack
    assert now.is_on_board
    assert now.page.board.picture.stones.count(1) == 1
    now.menu("redo")
    assert now.session.path.number == 3
    now.click("D6")
    assert now.session.path.number == 4
    assert now.page.board.picture.stones[now.session.tree.size.index(now.point("D6"))]


@pytest.mark.start_page
def test_the_start_page_changes_its_language_too(desk: Desk, speaking: None) -> None:
    old = desk.window
    desk.parts.view.language_menu.aboutToShow.emit()
    row = next(action for action in desk.parts.view.language_menu.actions() if action.data() == "de")
    row.trigger()
    wait_until(lambda: not isValid(old))
    window = desk.windows.all[0].window
    assert window.menuBar().actions()[0].text().replace("&", "") == "Datei"
    assert not window.is_on_board
    assert any("Lektion" in found.text() for found in window.findChildren(QLabel) if found.isVisible())


def test_a_damaged_set_of_stones_is_refused(desks: Desks) -> None:
    (desks.folder / "goboard.ini").write_text("[board]\nset=marble\ncoordinates=perhaps\n", "utf-8")
    desk = desks.make()
    settings = desk.window.context.hub.settings
    assert settings.board_set is BoardSet.OF_THEME
    assert settings.coordinates
