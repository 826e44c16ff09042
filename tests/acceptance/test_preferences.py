"""The page of preferences: every setting in one place, found by words, put back one by one, and in force at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QWidget

from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.partner import partner_key
from goboard_app.app.settings import BoardSet
from goboard_app.go.board import Color
from goboard_app.partner.character import Character
from goboard_app.ui.preferences.page import PictureChoice, PreferenceRow, PreferencesDialog
from goboard_app.ui.shell.preference import Group
from goboard_app.ui.widgets.choices import ComboBox
from goboard_app.ui.widgets.parts import Button
from goboard_app.ui.widgets.theme import DARK, StoneStyle
from tests.support.desk import ALT, CONTROL, Desk, Desks
from tests.support.languages import in_language, remade
from tests.support.waiting import activate, wait_until


def opened(desk: Desk) -> PreferencesDialog:
    """Open the page by its keys."""
    desk.key(Qt.Key.Key_Comma, CONTROL)
    return page_of(desk)


def page_of(desk: Desk) -> PreferencesDialog:
    page = desk.window.features["preferences"].page.dialog
    assert isinstance(page, PreferencesDialog)
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


def test_every_row_shows_changes_and_puts_back_its_setting(desk: Desk) -> None:
    page, hub = opened(desk), desk.window.context.hub
    for row in page.rows:
        # Another language makes the window again, which has tests of its own.
        if row.key == "look/language" or isinstance(row.editor, Button):
            continue
        # What a test itself has set, such as the theme, is no default.
        hub.put_back(row._setting)
        assert row.put_back.isHidden(), row.label
        if isinstance(row.editor, QCheckBox):
            row.editor.click()
        elif isinstance(row.editor, ComboBox):
            assert row.editor.currentData() == row._setting.default
            row.editor.setCurrentIndex((row.editor.currentIndex() + 1) % row.editor.count())
        else:
            row.editor.cards[BoardSet.FLAT].click()
        assert hub.value(row._setting) != row._setting.default, row.label
        assert not row.put_back.isHidden(), row.label
        row.put_back.click()
        assert hub.value(row._setting) == row._setting.default, row.label
        assert not hub.store.has(row.key), row.label


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


def test_a_language_takes_effect_at_once_and_loses_nothing(desks: Desks) -> None:
    desk = desks.make(size=(900, 700))
    desk.start(black_name="Anna", white_name="Boris")
    desk.play("E5 C3 G7")
    desk.menu("undo")
    page = opened(desk)
    session, stack = desk.session, desk.controller.undo_stack
    choose(page.row("Language"), "ru")
    desk = remade(desk)
    titles = [action.text().replace("&", "") for action in desk.window.menuBar().actions()]
    assert titles[0] == "Файл"
    assert (desk.window.width(), desk.window.height()) == (900, 700)
    # The page is open again, at the same row.
    wait_until(lambda: desk.window.features["preferences"].has("page"))
    again = page_of(desk)
    here = next(row for row in again.rows if row.key == "look/language")
    assert here.label != "Language"
    assert here.isAncestorOf(again.focusWidget())
    again.reject()
    # The same game goes on, with its undo.
    assert desk.session is session
    assert desk.controller.undo_stack is stack
    assert desk.is_on_board
    assert desk.page.board.picture.stones.count(1) == 1
    desk.menu("redo")
    desk.click("D6")
    assert desk.session.path.number == 4
    assert desk.page.board.picture.stones[desk.session.tree.size.index(desk.point("D6"))]


def test_every_window_changes_its_language_with_its_own_record(desk: Desk) -> None:
    path = desk.open("(;SZ[9];B[ee];W[cc];B[gg];W[gc];B[cg];W[ce];B[ge];W[ec];B[eg];W[bc];B[hg];W[hc];B[bg])")
    desk.key(Qt.Key.Key_Right, ALT)
    desk.windows.open_new()
    other = desk.others[0]
    desk = in_language(desk, "de")
    assert desk.documents.path == path
    assert desk.session.path.number == 1
    assert desk.panel.review.isVisible()
    other = remade(other)
    assert not other.is_on_board
    texts = [found.text() for found in other.window.findChildren(QLabel) if found.isVisible()]
    assert any("Lektion" in text for text in texts)
    assert len(desk.windows.all) == 2
    # The history of the places goes on as well.
    desk.key(Qt.Key.Key_End, ALT)
    desk = in_language(desk, "en")
    desk.window.features["review"].places.go_back()
    assert desk.session.path.number == 1


def test_the_window_of_the_page_stays_in_front_in_another_language(desk: Desk) -> None:
    desk.windows.open_new()
    other = desk.others[0]
    other.window.showMinimized()
    activate(desk.window)
    page = opened(desk)
    assert desk.windows.active is desk.window
    choose(page.row("Language"), "de")
    desk = remade(desk)
    assert desk.windows.active is desk.window
    assert desk.others[0].window.isMinimized()


def test_a_partner_plays_on_in_another_language(desk: Desk) -> None:
    key = partner_key(Character.PUPPY)
    desk.start()
    desk.parts.opponents.begin(EnginePlayer(key, Color.WHITE))
    desk.play("E5")
    wait_until(lambda: len(desk.session.path.moves) == 2)
    desk = in_language(desk, "fr")
    assert desk.session.opponent is Color.WHITE
    desk.controller.pass_turn()
    wait_until(lambda: len(desk.session.path.moves) == 4)


@pytest.mark.start_page
def test_a_lesson_goes_on_at_its_screen_in_another_language(desk: Desk) -> None:
    lessons = desk.parts.lessons
    lessons.show_first_steps("02-liberties")
    lessons.course.go_to(lessons.course.step, 1)
    title = lessons.course.here.lesson.title
    desk = in_language(desk, "ru")
    lessons = desk.parts.lessons
    assert lessons.is_shown
    assert (lessons.course.here.key, lessons.course.place) == ("02-liberties", 1)
    assert lessons.course.here.lesson.title != title


def test_what_only_the_page_has_is_remembered(desks: Desks, desk: Desk) -> None:
    page = opened(desk)
    fonts, stones = page.row("Use the system font").editor, page.row("Board and stones").editor
    assert isinstance(fonts, QCheckBox)
    assert isinstance(stones, PictureChoice)
    fonts.click()
    stones.cards[BoardSet.KATSURA].click()
    desks.close(desk)
    later = desks.make()
    settings = later.window.context.hub.settings
    assert (settings.system_font, settings.board_set) == (True, BoardSet.KATSURA)
    assert later.parts.look.theme.wood == "katsura"


def test_a_damaged_set_of_stones_is_refused(desks: Desks) -> None:
    (desks.folder / "goboard.ini").write_text("[board]\nset=marble\ncoordinates=perhaps\n", "utf-8")
    desk = desks.make()
    settings = desk.window.context.hub.settings
    assert settings.board_set is BoardSet.OF_THEME
    assert settings.coordinates
