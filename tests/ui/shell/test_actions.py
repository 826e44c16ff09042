"""The enabled rows of the menus, and the keys, in each phase."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from goboard_app.rules import catalogue
from goboard_app.session.session import Phase
from tests.support.desk import ALT, CONTROL, Desk
from tests.support.dialogs import Dialogs

Key = Qt.Key
RECORD = "(;SZ[9]RU[Chinese];B[ee];W[cc];B[gg])"

ASKED = ("save", "undo", "redo", "pass", "take_back", "resign", "count", "play_on", "accept",
         "go_on", "rules", "next_game", "back", "start_page")  # fmt: skip


def on_start_page(desk: Desk) -> None:
    pass


def at_first_move(desk: Desk) -> None:
    desk.start()


def while_playing(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")


def after_undo(desk: Desk) -> None:
    while_playing(desk)
    desk.menu("undo")


def while_placing(desk: Desk) -> None:
    desk.start(handicap=2, is_free=True)


def while_counting(desk: Desk) -> None:
    desk.start()
    desk.play("E5 pass pass")


def while_agreeing(desk: Desk) -> None:
    while_counting(desk)
    desk.count_as_it_stands()


def when_finished(desk: Desk) -> None:
    while_agreeing(desk)
    desk.menu("accept")


def in_a_record(desk: Desk) -> None:
    desk.open(RECORD)


def in_the_count_of_a_record(desk: Desk) -> None:
    desk.open(RECORD)
    desk.menu("count")


@pytest.mark.start_page
@pytest.mark.parametrize(
    ("arrive", "expected"),
    [
        (on_start_page, ""),
        (at_first_move, "save start_page pass resign rules back"),
        (while_playing, "save start_page undo pass take_back resign count rules back"),
        (after_undo, "save start_page undo redo pass take_back resign count rules back"),
        (while_placing, "save start_page rules back"),
        (while_counting, "save start_page undo take_back play_on rules back"),
        (while_agreeing, "save start_page undo take_back play_on accept rules back"),
        (when_finished, "save start_page undo rules back"),
        (in_a_record, "save start_page pass count go_on rules back"),
        (in_the_count_of_a_record, "save start_page rules back"),
    ],
)
def test_rows_are_on_where_they_mean_something(desk: Desk, arrive: Callable[[Desk], None], expected: str) -> None:
    arrive(desk)
    on = {name for name in ASKED if desk.action(name).isEnabled()}
    assert on == set(expected.split())


def test_new_open_and_quit_are_always_on(desk: Desk) -> None:
    names = ("new", "open", "quit", "keys", "rulesets", "about")
    assert all(desk.action(name).isEnabled() for name in names)


def test_undo_is_on_right_after_the_first_move(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    assert desk.action("undo").isEnabled()
    assert desk.action("undo").text() == "Undo: move"


def test_no_move_is_taken_back_from_a_game_that_is_over(desk: Desk) -> None:
    when_finished(desk)
    desk.key(Key.Key_Backspace)
    assert desk.session.path.number == 3


def test_no_move_is_taken_back_from_a_record(desk: Desk) -> None:
    in_a_record(desk)
    desk.keys(Key.Key_End, Key.Key_Backspace)
    assert desk.session.path.number == 3


@pytest.mark.parametrize(
    ("key", "modifiers", "column", "moves"),
    [
        (Key.Key_Left, Qt.KeyboardModifier.NoModifier, -1, 0),
        (Key.Key_Left, CONTROL, -1, 0),
        (Key.Key_Left, ALT, 0, -1),
    ],
)
def test_arrows_in_a_game(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier, column: int, moves: int) -> None:
    while_playing(desk)
    board = desk.page.board
    board.set_cursor(desk.point("E5"))
    desk.key(key, modifiers)
    assert board.cursor_point is not None
    assert board.cursor_point.col == 4 + column
    assert desk.session.path.number == 2 + moves


@pytest.mark.parametrize(
    ("modifiers", "column", "moves"),
    [(Qt.KeyboardModifier.NoModifier, 0, -1), (CONTROL, -1, 0), (ALT, 0, -1)],
)
def test_arrows_in_a_review(desk: Desk, modifiers: Qt.KeyboardModifier, column: int, moves: int) -> None:
    in_a_record(desk)
    desk.controller.step(2)
    board = desk.page.board
    board.set_cursor(desk.point("E5"))
    desk.key(Key.Key_Left, modifiers)
    assert board.cursor_point is not None
    assert board.cursor_point.col == 4 + column
    assert desk.session.path.number == 2 + moves


def test_arrows_move_over_the_board_while_counting(desk: Desk) -> None:
    while_counting(desk)
    desk.page.board.set_cursor(desk.point("E5"))
    desk.key(Key.Key_Up)
    assert desk.page.board.cursor_point == desk.point("E6")


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (Key.Key_P, Qt.KeyboardModifier.NoModifier, "pass"),
        (Key.Key_Backspace, Qt.KeyboardModifier.NoModifier, "take_back"),
        (Key.Key_Z, CONTROL, "undo"),
        (Key.Key_E, CONTROL, "count"),
        (Key.Key_S, CONTROL, "save"),
        (Key.Key_H, CONTROL, "start_page"),
        (Key.Key_W, CONTROL, "close_window"),
        (Key.Key_N, CONTROL, "new"),
        (Key.Key_O, CONTROL, "open"),
        (Key.Key_F1, Qt.KeyboardModifier.NoModifier, "manual"),
        (Key.Key_F1, CONTROL, "keys"),
    ],
)
def test_keys_call_their_rows(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier, name: str) -> None:
    while_playing(desk)
    called: list[str] = []
    action = desk.action(name)
    action.triggered.disconnect()
    action.triggered.connect(lambda: called.append(name))
    desk.key(key, modifiers)
    assert called == [name]


def test_ctrl_y_does_again_as_well(desk: Desk) -> None:
    after_undo(desk)
    desk.key(Key.Key_Y, CONTROL)
    assert desk.session.path.number == 2


def test_every_row_has_its_own_keys(desk: Desk) -> None:
    keys = [
        key.toString() for action in desk.window.commands.actions.values()
        for key in action.shortcuts()
    ]  # fmt: skip
    assert len(keys) == len(set(keys))


def test_the_page_of_keys_opens(desk: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("Close")
    desk.menu("keys")
    assert "Take back" in dialogs.texts[0]


def test_the_program_tells_its_name_and_version(desk: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("Close")
    desk.menu("about")
    assert "Version" in dialogs.texts[0]


def test_the_rules_in_force_are_shown(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(ruleset=catalogue.JAPANESE)
    dialogs.expect_button("Close")
    desk.press(desk.panel.play.facts.rules)
    assert dialogs.texts[0].startswith("Rulesets Japanese")


def test_new_game_on_the_board_begins_at_once_since_the_old_one_keeps_itself(desk: Desk, dialogs: Dialogs) -> None:
    while_playing(desk)
    dialogs.expect_button("Start game")
    desk.menu("new")
    assert desk.session.path.number == 0


@pytest.mark.start_page
def test_a_tile_of_the_start_page_chooses_the_board(desk: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("Start game")
    desk.press(desk.parts.starts.page.tiles[2])
    assert desk.session.tree.size.columns == 19


@pytest.mark.start_page
def test_any_other_board_begins_small(desk: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("Start game")
    desk.press(desk.parts.starts.page.tiles[3])
    assert desk.session.tree.size.columns == 7


@pytest.mark.start_page
def test_a_handicap_that_does_not_fit_the_tile_is_dropped(desk: Desk, dialogs: Dialogs) -> None:
    desk.parts.games.last_choice = desk.parts.games.last_choice.__class__(handicap=9)
    dialogs.expect_button("Start game")
    desk.press(desk.parts.starts.page.tiles[3])
    assert desk.session.handicap == 0
    assert desk.phase is Phase.PLAYING


def test_no_menu_is_longer_than_a_low_screen(desk: Desk) -> None:
    menus = [found for found in desk.window.menuBar().findChildren(QMenu) if found.actions()]
    rows = {m.title(): len([a for a in m.actions() if not a.isSeparator()]) for m in menus}
    assert max(rows.values()) <= 18, rows
    assert max(menu.sizeHint().height() for menu in menus) <= 640


def test_rows_that_open_beside_a_menu_are_actions_like_all(desk: Desk) -> None:
    desk.open(RECORD)
    opened = [m for m in desk.window.findChildren(QMenu) if desk.action("next_fork") in m.actions()]
    assert [menu.title() for menu in opened] == ["Jump to"]
    listed = {row.name for row in desk.window.commands.rows}
    assert {"next_fork", "main_line", "atari", "mark_dim"} <= set(desk.window.commands.actions)
    assert set(desk.window.commands.actions) <= listed
