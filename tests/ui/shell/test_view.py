"""The View menu: each choice shows at once and is remembered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QFont, QFontDatabase, QGuiApplication, QStyleHints
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from goboard_app.app.settings import setting_of
from goboard_app.ui.shell import view, window
from goboard_app.ui.widgets.theme import DARK, DARK_CONTRAST, HIGH_CONTRAST, LIGHT, Theme
from tests.support.desk import Desk, Desks
from tests.support.parts import parts
from tests.support.waiting import wait_until

THEMES = [
    ("Light", LIGHT),
    ("Dark", DARK),
    ("High contrast", HIGH_CONTRAST),
    ("Dark high contrast", DARK_CONTRAST),
]
SWITCHES = {
    "coordinates": "coordinates",
    "natural": "natural_placement",
    "motion": "motion",
    "liberties": "help_liberties",
    "atari": "help_atari",
    "numbers": "help_numbers",
    "panel": "panel_visible",
}


def row(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == text)


@pytest.fixture
def game(desk: Desk) -> Desk:
    desk.start()
    desk.play("E5")
    return desk


@pytest.mark.parametrize(("name", "theme"), THEMES)
def test_a_theme_is_on_the_board_at_once(game: Desk, name: str, theme: Theme) -> None:
    row(parts(game.window).view.theme_menu, name).trigger()
    image = game.page.board.grab().toImage()
    assert image.pixelColor(1, 1).name() == theme.table.lower()


@pytest.mark.parametrize(("name", "theme"), THEMES)
def test_a_theme_colours_panel_and_palette(game: Desk, name: str, theme: Theme) -> None:
    row(parts(game.window).view.theme_menu, name).trigger()
    assert game.panel.grab().toImage().pixelColor(3, 3).name() == theme.panel.lower()
    assert QApplication.palette().window().color().name() == theme.panel.lower()


@pytest.mark.parametrize(("scheme", "theme"), [("Dark", DARK), ("Light", LIGHT)])
def test_the_colours_of_the_system_are_followed(
    game: Desk, monkeypatch: pytest.MonkeyPatch, scheme: str, theme: Theme
) -> None:
    other = LIGHT if theme is DARK else DARK
    row(parts(game.window).view.theme_menu, other.name.capitalize()).trigger()
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda _hints: Qt.ColorScheme[scheme])
    row(parts(game.window).view.theme_menu, "Same as the system").trigger()
    assert game.page.board.grab().toImage().pixelColor(1, 1).name() == theme.table.lower()
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda _hints: Qt.ColorScheme[other.name.capitalize()])
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme[scheme])
    assert game.page.board.grab().toImage().pixelColor(1, 1).name() == other.table.lower()


def test_high_contrast_of_the_system_is_followed(game: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "_wants_contrast", lambda _hints: True)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert game.page.board.grab().toImage().pixelColor(1, 1).name() == HIGH_CONTRAST.table.lower()


def test_the_text_size_of_the_system_is_followed(game: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = QApplication.font().pixelSize()
    large = QFont("DejaVu Sans", 24)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _kind: large)
    QApplication.sendEvent(game.window, QEvent(QEvent.Type.ThemeChange))
    assert QApplication.font().pixelSize() == 2 * before
    # A window that is opened then has it too, and takes it from no other.
    game.windows.open_new()
    assert QApplication.font().pixelSize() == 2 * before
    assert {parts(item.window).look.factor for item in game.windows.all} == {2.0}


class Painted(QObject):
    """Notes when a widget is painted."""

    def __init__(self, watched: QWidget, notes: list[str]) -> None:
        super().__init__(watched)
        self.notes = notes
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.notes.append("painted")
        return False


def test_the_menu_closes_before_the_new_layout(game: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    view, notes = parts(game.window).view, list[str]()
    menu = view.theme_menu
    menu.popup(game.window.pos())
    wait_until(menu.isVisible)
    menu.setActiveAction(row(menu, "Dark"))
    _painted = Painted(game.page.panel, notes)

    def apply() -> None:
        notes.append("menu" if menu.isVisible() else "applied")

    monkeypatch.setattr(view, "apply", apply)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert notes == ["painted", "applied"]


def test_a_menu_that_is_open_takes_the_theme_too_and_goes_on(game: Desk) -> None:
    view = parts(game.window).view
    menu = view.size_menu
    menu.popup(game.window.pos())
    wait_until(menu.isVisible)
    view.change(replace(view.settings, theme="dark"))
    assert menu.grab().toImage().pixelColor(6, 6).name() == DARK.card.lower()
    menu.setActiveAction(row(menu, "150 %"))
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert not menu.isVisible()
    assert view.settings.text_size == 150


def test_the_texts_grow(game: Desk) -> None:
    before = game.panel.play.pass_button.height()
    row(parts(game.window).view.size_menu, "150 %").trigger()
    assert game.panel.play.pass_button.height() >= before * 1.4
    assert QApplication.font().pixelSize() == 20


def test_coordinates_can_be_left_out(game: Desk) -> None:
    before = game.page.board.board_geometry.spacing
    game.menu("coordinates")
    assert game.page.board.board_geometry.spacing > before


def test_stones_can_stand_in_line(game: Desk) -> None:
    game.play("C3 G7 D6")
    game.page.board.finish_motion()
    before = game.page.board.grab().toImage()
    game.menu("natural")
    assert game.page.board.grab().toImage() != before
    game.menu("natural")
    assert game.page.board.grab().toImage() == before


def test_ataris_are_ringed_and_can_be_left_alone(game: Desk) -> None:
    game.play("A1 A2")
    assert game.page.board.picture.atari == {game.point("A1")}
    game.menu("atari")
    assert not game.page.board.picture.atari


def test_liberties_are_dotted_under_the_pointer(game: Desk) -> None:
    game.hover("E5")
    assert len(game.page.board.picture.liberties) == 4
    game.hover("A1")
    assert not game.page.board.picture.liberties


def test_liberties_can_be_left_alone(game: Desk) -> None:
    game.press(game.panel.play.liberties)
    game.hover("E5")
    assert not game.page.board.picture.liberties
    game.press(game.panel.play.liberties)
    assert len(game.page.board.picture.liberties) == 4


def test_move_numbers_stand_on_the_stones(game: Desk) -> None:
    game.play("C3")
    game.press(game.panel.play.numbers)
    marks = {mark.point: mark.text for mark in game.page.board.picture.marks}
    assert marks == {game.point("E5"): "1", game.point("C3"): "2"}


def test_chips_and_menu_show_the_same(game: Desk) -> None:
    assert game.action("liberties").isChecked()
    assert game.panel.play.liberties.isChecked()
    game.press(game.panel.play.liberties)
    assert not game.action("liberties").isChecked()
    game.menu("liberties")
    assert game.panel.play.liberties.isChecked()


@pytest.mark.parametrize(
    ("key", "name"),
    [(Qt.Key.Key_L, "liberties"), (Qt.Key.Key_T, "atari"), (Qt.Key.Key_M, "numbers")],
)
def test_help_has_its_keys(game: Desk, key: Qt.Key, name: str) -> None:
    before = game.action(name).isChecked()
    game.key(key, Qt.KeyboardModifier.ControlModifier)
    assert game.action(name).isChecked() is not before


def test_f9_hides_the_panel_and_brings_it_back(game: Desk) -> None:
    board = game.page.board
    before = board.width()
    game.key(Qt.Key.Key_F9)
    assert not game.page.panel.isVisible()
    assert board.width() > before
    game.key(Qt.Key.Key_F9)
    assert game.page.panel.isVisible()


def test_f11_leaves_board_and_sentence_alone_on_the_screen(game: Desk) -> None:
    game.key(Qt.Key.Key_F11)
    assert game.window.isFullScreen()
    assert not game.window.menuBar().isVisible()
    assert not game.page.panel.isVisible()
    assert game.page.message.isVisible()
    game.key(Qt.Key.Key_F11)
    assert game.window.menuBar().isVisible()
    assert game.page.panel.isVisible()


def test_escape_leaves_the_full_screen(game: Desk) -> None:
    game.key(Qt.Key.Key_F11)
    game.key(Qt.Key.Key_Escape)
    assert not game.window.isFullScreen()
    assert not game.action("full_screen").isChecked()


def test_keys_go_on_working_on_a_full_screen(game: Desk) -> None:
    game.key(Qt.Key.Key_F11)
    game.key(Qt.Key.Key_P)
    assert game.session.path.number == 2


def test_help_switched_on_a_full_screen_does_not_bring_the_panel_back(game: Desk) -> None:
    game.key(Qt.Key.Key_F11)
    game.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert not game.page.panel.isVisible()


def test_stones_move_by_the_setting_of_the_desktop_until_the_user_chooses(desks: Desks, game: Desk) -> None:
    hub = parts(game.window).view.hub
    desks.store._store.remove("board/motion")
    hub.follow_motion(False)
    assert not game.page.board.options.motion
    assert not game.action("motion").isChecked()
    hub.follow_motion(True)
    assert game.page.board.options.motion
    hub.follow_motion(False)
    game.menu("motion")
    assert game.page.board.options.motion
    hub.follow_motion(False)
    assert game.page.board.options.motion
    assert game.action("motion").isChecked()
    # A choice that is put back makes room for the desktop again.
    hub.put_back(setting_of("motion"))
    assert not game.page.board.options.motion
    assert hub.usual(setting_of("motion")) is False
    assert not hub.store.has("board/motion")


@pytest.mark.parametrize(("name", "field"), SWITCHES.items())
def test_each_switch_is_remembered(desks: Desks, game: Desk, name: str, field: str) -> None:
    before = getattr(parts(game.window).view.settings, field)
    game.menu(name)
    desks.close(game)
    later = desks.make()
    assert getattr(parts(later.window).view.settings, field) is not before
    assert later.action(name).isChecked() is not before


def test_theme_and_text_size_are_remembered(desks: Desks, game: Desk) -> None:
    row(parts(game.window).view.theme_menu, "Dark").trigger()
    row(parts(game.window).view.size_menu, "130 %").trigger()
    desks.crash(game)
    later = desks.make()
    assert parts(later.window).look.theme is DARK
    assert parts(later.window).look.factor == 1.3
    assert row(parts(later.window).view.theme_menu, "Dark").isChecked()


def test_the_choices_for_a_new_game_are_remembered(desks: Desks, desk: Desk) -> None:
    desk.start(black_name="Hana", handicap=2)
    desks.crash(desk)
    last = parts(desks.make().window).games.last_choice
    assert (last.black_name, last.handicap) == ("Hana", 2)


def test_the_size_of_the_window_is_remembered(desks: Desks, desk: Desk) -> None:
    desk.window.resize(760, 600)
    desks.close(desk)
    later = desks.make(size=None)
    assert (later.window.width(), later.window.height()) == (760, 600)


@pytest.mark.parametrize(
    ("screen", "size"), [((2560 + 8, 1400 + 40), (1707, 933)), ((1288, 760), (1280, 720)), ((1920, 1080), (1280, 800))]
)
def test_the_first_window_is_larger_on_a_large_screen(
    desks: Desks, monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], size: tuple[int, int]
) -> None:
    # The frame of a window takes 8 by 40 of them.
    monkeypatch.setattr(window, "available_size", lambda _window: QSize(*screen))
    first = desks.make(size=None).window
    assert (first.width(), first.height()) == size


def test_settings_that_make_no_sense_are_left_aside(desks: Desks) -> None:
    (desks.folder / "goboard.ini").write_text(
        "[look]\ntheme=purple\ntext_size=many\n[new]\ncolumns=99\nkomi=abc\n", "utf-8"
    )
    later = desks.make()
    assert parts(later.window).look.factor == 1.0
    assert parts(later.window).games.last_choice.size.columns == 9


@pytest.mark.parametrize(("width", "height", "panel"), [(1024, 640, 316), (1280, 800, 360), (1700, 900, 420)])
def test_the_panel_is_as_wide_as_the_window_says(desks: Desks, width: int, height: int, panel: int) -> None:
    desk = desks.make(size=(width, height))
    desk.start()
    assert abs(desk.panel.width() - panel) <= 2


def test_in_a_tall_window_the_panel_lies_below(desks: Desks) -> None:
    desk = desks.make(size=(800, 1000))
    desk.start()
    assert desk.panel.y() > desk.page.board.y()
    assert desk.panel.width() == desk.page.width()
    # Half of a wide screen: beside its panel the board is larger.
    desk.window.resize(960, 1060)
    assert desk.panel.x() > desk.page.board.x()
    assert desk.panel.height() == desk.page.height()
