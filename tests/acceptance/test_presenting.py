"""A record before a class: the whole screen for the board and the comment."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from goboard_app.go.board import parse_point
from goboard_app.record.sgf.writer import write_game
from goboard_app.session.session import Phase
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.teach.class_panel import ClassPanel
from tests.support.desk import CONTROL, SHIFT, Desk, Desks
from tests.support.parts import parts
from tests.support.waiting import wait_until

GAME = (
    "(;SZ[9]PB[Hana]BR[5d]PW[Tomás]RU[Japanese]KM[6.5]C[Welcome.];B[ee]C[The centre.];W[ed]"
    "(;B[dd];W[fd])(;B[fd]C[The other side.]))"
)

LONG = "Before we play on, look at the corner: who has more liberties there, and why? " * 30
"""More than any screen holds."""

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def presented(desk: Desk) -> Desk:
    desk.open(GAME)
    desk.key(Key.Key_F5)
    class_panel(desk)
    return desk


def class_panel(desk: Desk) -> ClassPanel:
    panel = desk.panel.class_panel
    wait_until(lambda: panel.isVisible() and panel.place.text())
    return panel


def place_of(desk: Desk, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(desk.window, widget.rect().topLeft()), widget.size())


def text_px(widget: QWidget) -> int:
    widget.ensurePolished()
    return widget.font().pixelSize()


def test_the_screen_holds_board_comment_and_little_else(presented: Desk) -> None:
    panel = class_panel(presented)
    assert presented.window.isFullScreen()
    assert not presented.window.menuBar().isVisible()
    assert panel.comment.toPlainText() == "Welcome."
    assert text_px(panel.comment) >= 20
    assert not presented.panel.review.isVisible()
    assert "review_bar" not in presented.page.__dict__ or not presented.page.review_bar.isVisible()
    assert panel.names[next(iter(panel.names))].text().startswith("Hana 5d")


def test_a_record_opens_no_window_of_its_own_for_its_parts(desk: Desk) -> None:
    desk.open(GAME)
    wait_until(desk.panel.review.isVisible)
    shown = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    assert shown == [desk.window]
    assert desk.window.isActiveWindow()


def test_shift_f11_presents_as_well_and_f5_ends_it(desk: Desk) -> None:
    desk.open(GAME)
    desk.key(Key.Key_F11, SHIFT)
    assert desk.page.is_presenting
    desk.key(Key.Key_F5)
    assert not desk.page.is_presenting
    assert not desk.window.isFullScreen()


def test_the_board_is_larger_than_in_the_window(desk: Desk) -> None:
    desk.open(GAME)
    assert desk.panel.review.isVisible()
    before = desk.page.board.board_geometry.spacing
    size = desk.window.size()
    desk.key(Key.Key_F5)
    desk.window.resize(size)
    class_panel(desk)
    assert desk.page.board.board_geometry.spacing > before


@pytest.mark.parametrize("key", [Key.Key_Right, Key.Key_PageDown])
def test_keys_step_on(presented: Desk, key: Qt.Key) -> None:
    panel = class_panel(presented)
    presented.key(key)
    assert panel.comment.toPlainText() == "The centre."
    assert panel.place.text() == "Move 1, Black E5"


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_PageUp])
def test_keys_step_back(presented: Desk, key: Qt.Key) -> None:
    presented.keys(Key.Key_Right, Key.Key_Right, key)
    assert presented.session.path.number == 1


def test_space_plays_the_record_and_stops_it(presented: Desk) -> None:
    presented.key(Key.Key_Space)
    assert parts(presented.window).playing.is_playing
    presented.key(Key.Key_Space)
    assert not parts(presented.window).playing.is_playing


def test_variations_are_walked_and_named(presented: Desk) -> None:
    presented.keys(Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Down)
    panel = class_panel(presented)
    assert panel.comment.toPlainText() == "The other side."
    assert panel.variation.text() == "Variation 2 of 2"


def test_nothing_moves_where_there_is_no_comment(presented: Desk) -> None:
    panel = class_panel(presented)
    parts = (presented.page.board, panel.comment, panel.place)
    before = [place_of(presented, part) for part in parts]
    presented.keys(Key.Key_Right, Key.Key_Right)
    assert panel.comment.toPlainText() == ""
    assert [place_of(presented, part) for part in parts] == before


def test_a_move_that_is_refused_is_explained_without_a_jump(presented: Desk) -> None:
    class_panel(presented)
    presented.key(Key.Key_Right)
    before = place_of(presented, presented.page.board)
    presented.click("E5")
    assert presented.page.message.isVisible()
    assert presented.page.message.is_refusal
    assert place_of(presented, presented.page.board) == before


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_F11, Key.Key_F5])
def test_leaving_brings_the_window_back(presented: Desk, key: Qt.Key) -> None:
    presented.key(Key.Key_Right)
    presented.key(key)
    assert not presented.window.isFullScreen()
    assert not presented.action("present").isChecked()
    assert not presented.action("full_screen").isChecked()
    assert presented.window.menuBar().isVisible()
    assert presented.panel.review.isVisible()
    assert presented.panel.review.comment.toPlainText() == "The centre."
    assert presented.page.review_bar.isVisible()
    assert presented.session.path.number == 1


def test_escape_leads_back_to_the_full_screen_it_came_from(desk: Desk) -> None:
    desk.open(GAME)
    desk.keys(Key.Key_F11, Key.Key_F5, Key.Key_Escape)
    assert desk.window.isFullScreen()
    assert not desk.page.panel.isVisible()
    desk.key(Key.Key_Escape)
    assert not desk.window.isFullScreen()


def test_a_hidden_panel_stays_hidden_afterwards(desk: Desk) -> None:
    desk.open(GAME)
    desk.keys(Key.Key_F9, Key.Key_F5)
    assert desk.page.panel.isVisible()
    desk.key(Key.Key_Escape)
    assert not desk.page.panel.isVisible()


def test_help_switched_while_presenting_leaves_the_comment(presented: Desk) -> None:
    panel = class_panel(presented)
    presented.key(Key.Key_M, CONTROL)
    assert panel.isVisible()


def test_a_count_is_shown_to_the_class_as_to_the_players(presented: Desk) -> None:
    class_panel(presented)
    presented.key(Key.Key_E, CONTROL)
    assert presented.phase is Phase.COUNTING
    wait_until(presented.panel.count.isVisible)
    presented.press(presented.panel.count.close_button)
    assert class_panel(presented).isVisible()


@pytest.mark.start_page
def test_the_start_page_ends_the_presentation(presented: Desk) -> None:
    presented.menu("start_page")
    assert not presented.window.isFullScreen()
    assert not presented.action("present").isEnabled()
    assert presented.window.menuBar().isVisible()


def test_a_game_is_presented_while_it_is_played(desk: Desk) -> None:
    desk.start(black_name="Mei")
    desk.key(Key.Key_F5)
    desk.play("E5")
    wait_until(lambda: class_panel(desk).place.text() == "Move 1, Black E5")
    assert desk.message.startswith("White to play")


@pytest.mark.parametrize(
    ("size", "least", "most"),
    [((1280, 800), 27, 27), ((1920, 1080), 36, 37), ((2560, 1440), 48, 50), ((900, 1400), 27, 31)],
)
def test_the_texts_are_as_large_as_the_screen_asks(desks: Desks, size: tuple[int, int], least: int, most: int) -> None:
    desk = desks.make()
    desk.open(f"(;SZ[9]C[{LONG}])")
    desk.key(Key.Key_F5)
    panel = class_panel(desk)
    desk.window.resize(*size)
    assert least <= text_px(panel.comment) <= most
    assert text_px(panel.place) < text_px(panel.comment)
    is_below = panel.mapTo(desk.window, panel.rect().topLeft()).y() > size[1] // 2
    assert is_below is (size[1] > size[0])
    wait_until(lambda: desk.page.board.board_geometry.width > 0.8 * min(size))


def test_the_text_size_of_the_settings_counts_too(desks: Desks) -> None:
    desk = desks.make(text_size=150)
    desk.open(f"(;SZ[9]C[{LONG}])")
    desk.key(Key.Key_F5)
    panel = class_panel(desk)
    desk.window.resize(1280, 800)
    assert text_px(panel.comment) == 40


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (900, 1400)])
def test_a_comment_fills_its_panel(presented: Desk, size: tuple[int, int]) -> None:
    panel, window = class_panel(presented), presented.window
    window.resize(*size)
    wait_until(lambda: window.width() == size[0])
    short = text_px(panel.comment)
    presented.keys(Key.Key_Right, Key.Key_Right)
    # Where nothing is said there is nothing to fill.
    assert short > 1.4 * text_px(panel.comment)
    presented.open(f"(;SZ[9]C[{' '.join([LONG[:200]] * 2)}])")
    presented.key(Key.Key_F5)
    middle = text_px(panel.comment)
    presented.open(f"(;SZ[9]C[{LONG * 2}])")
    presented.key(Key.Key_F5)
    assert text_px(panel.comment) <= middle < short
    assert panel.comment.verticalScrollBar().maximum() > 0


def test_a_presentation_is_over_at_the_next_start(desks: Desks, presented: Desk) -> None:
    class_panel(presented)
    desks.close(presented)
    later = desks.make(size=None)
    later.open(GAME)
    assert not later.window.isFullScreen()
    assert later.window.menuBar().isVisible()


def test_the_words_name_the_way_out(presented: Desk) -> None:
    panel = class_panel(presented)
    assert panel.way_out.isVisible()
    assert panel.way_out.text() == "Esc ends the presentation"


# The pen


def draw(board: BoardView, *names: str) -> None:
    """Draw a stroke from point to point, as the mouse does on whatever lies on top."""
    places = [board.position_of(parse_point(name, board.picture.size)) for name in names]
    target = board.childAt(places[0])
    assert isinstance(target, QWidget)
    QTest.mousePress(target, LEFT, pos=places[0])
    for place in places[1:]:
        QTest.mouseMove(target, place)
    QTest.mouseRelease(target, LEFT, pos=places[-1])


def look_of(board: QWidget) -> QImage:
    return board.grab().toImage()


def test_a_pen_draws_over_the_board_and_leaves_nothing_in_the_record(presented: Desk) -> None:
    class_panel(presented)
    before = write_game(presented.session.tree)
    presented.key(Key.Key_F5, SHIFT)
    assert presented.action("pen").isChecked()
    board = presented.page.board
    bare = look_of(board)
    draw(board, "C3", "E5", "G4")
    assert look_of(board) != bare
    assert write_game(presented.session.tree) == before
    assert presented.session.path.number == 0
    assert not presented.action("undo").isEnabled()
    assert not presented.documents.is_modified


def test_strokes_of_the_pen_fade(presented: Desk) -> None:
    presented.menu("pen")
    board, sheet = presented.page.board, presented.parts.pen.sheet
    assert sheet is not None
    bare = look_of(board)
    draw(board, "C3", "E5")
    draw(board, "G4")
    whole = look_of(board)
    first, second = sheet.strokes
    first.setCurrentTime(first.duration() * 4 // 5)
    assert 0 < first.opacity < 1 == second.opacity
    assert bare != look_of(board) != whole
    for stroke in (first, second):
        stroke.setCurrentTime(stroke.duration())
    assert sheet.strokes == []
    assert look_of(board) == bare


def test_escape_puts_the_pen_away_before_it_ends_anything_else(presented: Desk) -> None:
    presented.menu("pen")
    draw(presented.page.board, "C3", "E5")
    presented.key(Key.Key_Escape)
    assert not presented.action("pen").isChecked()
    assert presented.page.is_presenting
    presented.click("E5")
    assert presented.session.path.number == 1
    presented.key(Key.Key_Escape)
    assert not presented.page.is_presenting


def test_the_keys_go_on_while_the_pen_draws(presented: Desk) -> None:
    panel = class_panel(presented)
    presented.menu("pen")
    presented.key(Key.Key_PageDown)
    assert panel.comment.toPlainText() == "The centre."
    assert presented.action("pen").isChecked()
    presented.key(Key.Key_F5, SHIFT)
    assert not presented.action("pen").isChecked()


@pytest.mark.start_page
def test_the_pen_draws_on_a_lesson_and_escape_stays_there(desk: Desk) -> None:
    desk.menu("first_steps")
    page = desk.parts.lessons.page
    wait_until(page.isVisible)
    desk.menu("pen")
    draw(page.board, "C3", "D4")
    assert not page.message.is_refusal
    QTest.keyClick(desk.window, Key.Key_Escape)
    assert desk.parts.pen.sheet is None
    assert page.isVisible()


@pytest.mark.start_page
def test_a_page_without_a_board_has_no_pen(presented: Desk) -> None:
    presented.menu("pen")
    presented.menu("start_page")
    assert not presented.action("pen").isEnabled()
    assert presented.parts.pen.sheet is None


def test_the_menu_names_the_key_of_the_pen(desk: Desk) -> None:
    desk.open(GAME)
    row = desk.action("pen")
    assert row.shortcut() == QKeySequence("Shift+F5")
    menus = desk.window.menuBar().findChildren(QMenu)
    assert any(row in menu.actions() for menu in menus)
