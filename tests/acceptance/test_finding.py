"""Words and positions are found in all games of a file, and shown one by one."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from goboard_app.go.board import parse_point
from goboard_app.record.edits import RemoveNode
from goboard_app.session.acts import click
from goboard_app.session.annotation import set_comment
from goboard_app.session.position_search import PointRect
from goboard_app.session.session import Act, ActKind, Change, Phase
from goboard_app.ui.review.find import FindFlow
from goboard_app.ui.review.find_panel import FindPanel
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk
from tests.support.parts import parts
from tests.support.waiting import wait_until

FILE = (
    "(;SZ[9]PB[Zoë]PW[Tom];B[cc]C[A quiet opening];W[gg]"
    "(;B[gc]C[Hane here];W[cg])(;B[cg];W[gc]N[the other Hane]))"
    "(;SZ[9]PB[Ada]PW[Hana];W[gg];B[cc];W[cg]C[hané,\nagain])"
    "(;SZ[9]PB[Eve];B[ee])"
)
_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(FILE)
    return desk


def work(desk: Desk) -> FindFlow:
    return desk.parts.finding


def panel(desk: Desk) -> FindPanel:
    return work(desk).panel


def look_for(desk: Desk, words: str) -> list[str]:
    """Type words and wait for what is found."""
    desk.menu("find")
    QTest.keyClicks(panel(desk).field, words)
    QTest.keyClick(panel(desk).field, Qt.Key.Key_Return)
    wait_until(lambda: not work(desk).searcher.is_busy)
    return rows(desk)


def rows(desk: Desk) -> list[str]:
    model = panel(desk).hits
    return [model.told_at(row).spoken for row in range(model.rowCount())]


def mark(desk: Desk, first: str, last: str) -> None:
    board = desk.page.board
    start, end = (board.position_of(parse_point(n, board.picture.size)) for n in (first, last))
    QTest.mousePress(board.viewport(), _LEFT, PLAIN, start)
    QTest.mouseMove(board.viewport(), end)
    QTest.mouseRelease(board.viewport(), _LEFT, PLAIN, end)


def find_marked(desk: Desk) -> list[str]:
    desk.press(panel(desk).search)
    wait_until(lambda: not work(desk).searcher.is_busy)
    return rows(desk)


def place(desk: Desk) -> tuple[int, int]:
    """Return the game and the move on the board."""
    return desk.controller.game_number + 1, desk.session.path.number


def test_words_are_found_in_all_games(opened: Desk) -> None:
    assert look_for(opened, "hane") == [
        "Game 1, move 3 · Comment · Zoë – Tom: Hane here",
        "Game 1, move 4 · Name of the place · Zoë – Tom: the other Hane",
        "Game 2, move 3 · Comment · Ada – Hana: hané, again",
    ]
    assert panel(opened).state.text() == "3 place(s) in 2 game(s)"


def test_enter_shows_the_first_hit_and_then_the_next(opened: Desk) -> None:
    look_for(opened, "HANE")
    assert place(opened) == (1, 3)
    field, reading = panel(opened).field, panel(opened).reading
    # The whole comment is below the list, with the words marked.
    assert (reading.toPlainText(), reading.textCursor().selectedText()) == ("Hane here", "Hane")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert place(opened) == (1, 4)
    assert not reading.isVisible()
    assert opened.session.cursor.parent is not None
    assert opened.session.cursor.parent.index == 1
    assert field.hasFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert place(opened) == (2, 3)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert place(opened) == (1, 3)
    assert panel(opened).place.text() == "1 of 3"


def test_f3_goes_on_when_the_panel_is_closed(opened: Desk) -> None:
    look_for(opened, "hane")
    opened.key(Qt.Key.Key_Escape)
    assert not parts(opened.window).finding.is_open
    assert opened.panel.review.isVisible()
    opened.key(Qt.Key.Key_F3)
    assert place(opened) == (1, 4)
    opened.key(Qt.Key.Key_F3, SHIFT)
    opened.key(Qt.Key.Key_F3, SHIFT)
    assert place(opened) == (2, 3)
    assert opened.panel.review.comment.toPlainText() == "hané,\nagain"


def test_f3_asks_for_a_text_where_none_was_searched(opened: Desk) -> None:
    opened.key(Qt.Key.Key_F3)
    assert panel(opened).field.hasFocus()


def test_a_click_in_the_list_goes_there_and_the_list_stays(opened: Desk) -> None:
    look_for(opened, "hane")
    hits = panel(opened).list
    spot = hits.visualRect(panel(opened).hits.index(2)).center()
    QTest.mouseClick(hits.viewport(), _LEFT, PLAIN, spot)
    assert place(opened) == (2, 3)
    assert panel(opened).isVisible()
    QTest.keyClick(hits, Qt.Key.Key_Up)
    assert place(opened) == (1, 4)


def test_words_are_looked_for_while_they_are_typed(opened: Desk) -> None:
    opened.menu("find")
    QTest.keyClicks(panel(opened).field, "quiet")
    wait_until(lambda: rows(opened))
    assert rows(opened) == ["Game 1, move 1 · Comment · Zoë – Tom: A quiet opening"]
    assert place(opened) == (1, 0)


def test_the_search_keeps_to_this_game(opened: Desk) -> None:
    look_for(opened, "hane")
    opened.controller.show_game(1)
    opened.press(panel(opened).one_game)
    wait_until(lambda: not work(opened).searcher.is_busy)
    assert rows(opened) == ["Game 2, move 3 · Comment · Ada – Hana: hané, again"]
    assert panel(opened).state.text() == "1 place(s)"


def test_names_of_players_are_found(opened: Desk) -> None:
    assert look_for(opened, "zoe") == ["Game 1, start · Black: Zoë"]


def test_a_search_without_result_says_so(opened: Desk) -> None:
    assert look_for(opened, "tenuki") == []
    assert panel(opened).state.text() == "Nothing found."
    assert panel(opened).state.isVisible()
    assert not panel(opened).next.isEnabled()
    panel(opened).field.clear()
    wait_until(lambda: not panel(opened).state.isVisible())


def test_the_board_stays_alive_beside_the_search(opened: Desk) -> None:
    look_for(opened, "quiet")
    opened.click("E5")
    assert opened.session.path.number == 2
    assert panel(opened).isVisible()
    opened.menu("undo")
    assert opened.session.path.number == 1


def test_a_hit_that_was_deleted_is_reported(opened: Desk) -> None:
    desk = opened
    desk.controller.go_to(desk.session.tree.main_line()[2])
    desk.click("E5")
    desk.controller.go_to_first()
    look_for(desk, "hane")
    node = work(desk).searcher.hits[0].place.find()
    assert node is not None
    desk.controller.perform(Act(Change.everything(), RemoveNode(node), ActKind.TAKE_BACK))
    work(desk).show_hit(0)
    assert panel(desk).state.text().startswith("This place is no longer there")
    assert rows(desk)[0].startswith("No longer there")
    desk.menu("undo")
    work(desk).show_hit(0)
    assert desk.session.cursor is node


def test_another_file_forgets_the_hits(opened: Desk) -> None:
    look_for(opened, "hane")
    opened.open("(;SZ[9]PB[Uma];B[ee])", "other.sgf")
    assert not parts(opened.window).finding.is_open
    assert rows(opened) == []


def test_a_marked_corner_is_found_in_any_corner_and_colour(opened: Desk) -> None:
    opened.controller.step(1)
    opened.menu("find_position")
    mark(opened, "A9", "D6")
    assert panel(opened).hint.text().startswith("Marked: A6–D9. Click a point")
    lit = opened.page.board.picture.lit
    assert lit == frozenset(PointRect(0, 0, 3, 3).points())
    assert opened.session.path.number == 1
    found = find_marked(opened)
    assert [text.split(" · ")[0] for text in found] == [
        "Game 1, move 1: A6–D9",
        "Game 1, move 2: F1–J4, colours swapped",
        "Game 1, move 3: F6–J9",
        "Game 1, move 4: A1–D4, colours swapped",
        "Game 1, move 3: A1–D4",
        "Game 1, move 4: F6–J9, colours swapped",
        "Game 2, move 1: F1–J4, colours swapped",
        "Game 2, move 2: A6–D9",
        "Game 2, move 3: A1–D4, colours swapped",
    ]
    opened.press(panel(opened).colors)
    wait_until(lambda: not work(opened).searcher.is_busy)
    assert len(rows(opened)) == 4
    opened.press(panel(opened).symmetry)
    wait_until(lambda: not work(opened).searcher.is_busy)
    assert len(rows(opened)) == 2


def test_going_to_a_position_lights_it_up(opened: Desk) -> None:
    opened.controller.step(1)
    opened.menu("find_position")
    mark(opened, "D6", "A9")
    find_marked(opened)
    opened.key(Qt.Key.Key_F3)
    opened.key(Qt.Key.Key_F3)
    assert place(opened) == (1, 2)
    assert opened.page.board.picture.lit == frozenset(PointRect(5, 5, 8, 8).points())
    opened.key(Qt.Key.Key_Escape)
    assert opened.page.board.picture.lit == frozenset()
    opened.click("E5")
    assert opened.session.path.number == 3


def test_a_whole_board_is_found_turned_and_swapped(opened: Desk) -> None:
    opened.controller.step(2)
    opened.menu("find_position")
    opened.press(panel(opened).whole)
    assert panel(opened).hint.text().startswith("Marked: Whole board.")
    found = find_marked(opened)
    assert [text.split(":")[0] for text in found] == ["Game 1, move 2", "Game 2, move 2"]


def test_empty_points_may_hold_anything(opened: Desk) -> None:
    opened.controller.step(1)
    opened.menu("find_position")
    mark(opened, "A9", "J1")
    found = find_marked(opened)
    assert len(found) == 2
    opened.press(panel(opened).empty)
    wait_until(lambda: not work(opened).searcher.is_busy)
    assert len(rows(opened)) > 2


def test_a_drag_beside_the_corner_marks_from_the_corner(opened: Desk) -> None:
    opened.menu("find_position")
    board = opened.page.board
    cell = board.cell_of(opened.point("A9"))
    beside = (cell.center() - QPointF(cell.width(), cell.height()) * 0.7).toPoint()
    QTest.mousePress(board.viewport(), _LEFT, PLAIN, beside)
    QTest.mouseMove(board.viewport(), board.position_of(opened.point("C7")))
    QTest.mouseRelease(board.viewport(), _LEFT, PLAIN, board.position_of(opened.point("C7")))
    assert board.picture.lit >= {opened.point("A9"), opened.point("C7")}
    assert len(board.picture.lit) == 9
    # A click there is none.
    QTest.mouseClick(board.viewport(), _LEFT, PLAIN, beside)
    assert len(board.picture.lit) == 9


def test_a_point_that_does_not_matter_is_clicked_off(opened: Desk) -> None:
    opened.controller.step(2)
    opened.menu("find_position")
    opened.press(panel(opened).whole)
    assert len(find_marked(opened)) == 2
    opened.click("G7")
    opened.click("C3")
    lit = opened.page.board.picture.lit
    assert opened.point("G7") not in lit
    assert len(lit) == 79
    assert opened.session.path.number == 2
    assert len(find_marked(opened)) > 2
    opened.click("G7")
    assert opened.point("G7") in opened.page.board.picture.lit


def test_changed_options_repeat_the_search(opened: Desk) -> None:
    opened.controller.step(1)
    opened.menu("find_position")
    mark(opened, "A9", "J1")
    opened.press(panel(opened).empty)
    without = len(find_marked(opened))
    work(opened).show_hit(without - 1)
    opened.press(panel(opened).colors)
    opened.press(panel(opened).colors)
    wait_until(lambda: not work(opened).searcher.is_busy)
    assert len(rows(opened)) == without


def test_no_stone_follows_the_pointer_while_marking(opened: Desk) -> None:
    opened.hover("E5")
    ghost = opened.page.board.board_scene._ghost
    assert ghost.isVisible()
    opened.menu("find_position")
    opened.hover("D4")
    assert not ghost.isVisible()
    opened.key(Qt.Key.Key_Escape)
    opened.hover("C3")
    assert ghost.isVisible()


def test_a_change_in_the_middle_of_a_search_restarts_it(desk: Desk) -> None:
    letters = "abcdefghijklmnopqrs"
    steps = "".join(f";B[{col}{row}]C[so many words]" for col in letters for row in letters)
    desk.open(f"(;SZ[19]{steps})" * 20)
    wait_until(lambda: desk.controller.game_count == 20)
    desk.menu("find")
    panel(desk).field.setText("words")
    QTest.keyClick(panel(desk).field, Qt.Key.Key_Return)
    desk.controller.perform(click(desk.session, desk.point("A1")))
    assert work(desk).searcher.is_busy
    assert work(desk).searcher.done == 0
    wait_until(lambda: not work(desk).searcher.is_busy, 20_000)
    assert panel(desk).hits.rowCount() == 20 * 361


def test_a_part_without_stones_is_not_looked_for(opened: Desk) -> None:
    opened.menu("find_position")
    assert not panel(opened).search.isEnabled()
    mark(opened, "A9", "C7")
    assert find_marked(opened) == []
    assert panel(opened).state.text() == "Mark a part with a stone in it."


def test_a_position_is_marked_by_keys_alone(opened: Desk) -> None:
    opened.controller.step(1)
    opened.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | SHIFT)
    opened.steer("A9")
    opened.key(Qt.Key.Key_Return)
    opened.steer("D6")
    opened.key(Qt.Key.Key_Return)
    assert work(opened).part.area == PointRect(0, 0, 3, 3)
    assert opened.session.path.number == 1
    assert len(find_marked(opened)) == 9


def test_a_long_search_shows_its_progress_and_is_cancelled(desk: Desk) -> None:
    letters = "abcdefghijklmnopqrs"
    steps = (f";B[{col}{row}]C[so many words]" for col in letters for row in letters)
    desk.open(f"(;SZ[19]{''.join(steps)})" * 60)
    wait_until(lambda: desk.controller.game_count == 60)
    desk.menu("find")
    QTest.keyClicks(panel(desk).field, "never said here")
    states: set[str] = set()
    work(desk).searcher.progressed.connect(lambda: states.add(panel(desk).state.text()))
    QTest.keyClick(panel(desk).field, Qt.Key.Key_Return)
    assert panel(desk).progress.isVisible()
    desk.press(panel(desk).cancel)
    assert panel(desk).state.text() == "Stopped. 0 place(s) so far."
    assert not panel(desk).progress.isVisible()
    panel(desk).field.setText("words")
    QTest.keyClick(panel(desk).field, Qt.Key.Key_Return)
    wait_until(lambda: not work(desk).searcher.is_busy, 20_000)
    assert panel(desk).state.text() == "The first 10000 places. There are more."
    assert any(text.startswith("Searching…") and "of 60 game(s)" in text for text in states)


def test_the_panel_makes_room_for_the_count(opened: Desk) -> None:
    look_for(opened, "quiet")
    opened.controller.start_count()
    assert opened.phase is Phase.COUNTING
    assert not parts(opened.window).finding.is_open
    assert opened.panel.count.isVisible()
    assert not opened.action("find").isEnabled()


def test_a_hidden_side_panel_comes_for_the_search_and_goes_again(opened: Desk) -> None:
    opened.menu("panel")
    assert not opened.page.panel.isVisible()
    look_for(opened, "quiet")
    assert panel(opened).isVisible()
    opened.press(panel(opened).close_button)
    assert not opened.page.panel.isVisible()


def test_a_full_screen_left_while_searching_has_its_side_panel_again(opened: Desk) -> None:
    opened.key(Qt.Key.Key_F11)
    assert not opened.page.panel.isVisible()
    look_for(opened, "quiet")
    assert panel(opened).isVisible()
    opened.key(Qt.Key.Key_F11)
    assert panel(opened).isVisible()
    opened.press(panel(opened).close_button)
    assert opened.page.panel.isVisible()
    assert opened.panel.review.isVisible()


def test_a_full_screen_begun_while_searching_has_no_side_panel_after_it(opened: Desk) -> None:
    look_for(opened, "quiet")
    opened.key(Qt.Key.Key_F11)
    assert panel(opened).isVisible()
    opened.press(panel(opened).close_button)
    assert opened.window.isFullScreen()
    assert not opened.page.panel.isVisible()


def test_a_class_sees_the_comment_again_when_the_search_is_over(opened: Desk) -> None:
    opened.menu("panel")
    look_for(opened, "quiet")
    opened.key(Qt.Key.Key_F5)
    opened.press(panel(opened).close_button)
    assert opened.page.is_presenting
    wait_until(opened.panel.class_panel.isVisible)
    opened.key(Qt.Key.Key_F5)
    assert not opened.page.panel.isVisible()


def test_enter_looks_for_the_part_that_the_mouse_has_marked(opened: Desk) -> None:
    opened.menu("find_position")
    opened.key(Qt.Key.Key_Return)
    assert rows(opened) == []
    opened.key(Qt.Key.Key_Home)
    opened.controller.go_to_last()
    mark(opened, "C7", "G3")
    opened.key(Qt.Key.Key_Return)
    wait_until(lambda: not work(opened).searcher.is_busy)
    assert rows(opened) != []


def test_enter_at_the_second_corner_once_more_looks_for_the_part(opened: Desk) -> None:
    opened.controller.go_to_last()
    opened.menu("find_position")
    opened.steer("C7")
    opened.key(Qt.Key.Key_Return)
    opened.steer("G3")
    opened.key(Qt.Key.Key_Return)
    assert rows(opened) == []
    opened.key(Qt.Key.Key_Return)
    wait_until(lambda: not work(opened).searcher.is_busy)
    assert rows(opened) != []
    assert work(opened).part.area == PointRect.between(opened.point("C7"), opened.point("G3"))


def test_a_hit_in_words_of_several_games_names_the_players(opened: Desk) -> None:
    (hit, *_rest) = look_for(opened, "again")
    assert "Ada" in hit
    assert "Hana" in hit


# The list of notes

NOTED = (
    "(;SZ[9]C[About this game];B[cc]BM[1]C[Too slow here];W[gg]TR[cc][gg]LB[ee:A]"
    "(;B[gc]TE[1]HO[1];W[cg]N[Shape]C[Hané, again]SQ[ee])(;B[cg];W[gc]AR[ee:cc]))"
)


def list_notes(desk: Desk, text: str = NOTED) -> list[str]:
    desk.open(text)
    desk.menu("notes")
    wait_until(lambda: not work(desk).searcher.is_busy)
    return rows(desk)


def settled(desk: Desk) -> list[str]:
    wait_until(lambda: not (work(desk)._typed.isActive() or work(desk).searcher.is_busy))
    return rows(desk)


def test_all_comments_marks_and_ratings_are_listed_in_order(desk: Desk) -> None:
    assert list_notes(desk) == [
        "Start: About this game",
        "Move 1 · Bad: Too slow here",
        "Move 2 · Marks: Triangle: C7, G3 · A: E5",
        "Move 3: Good · Hotspot",
        "Move 4 · Marks: Shape · Hané, again",
        "Move 4 (2B) · Marks: Arrow: E5–C7",
    ]
    assert panel(desk).state.text() == "6 place(s)"


def test_the_list_is_filtered_by_kind_and_by_words(desk: Desk) -> None:
    list_notes(desk)
    chips = panel(desk).note_kinds
    found = {}
    for kind, chip in chips.items():
        desk.press(chip)
        found[kind.name] = [row.split(":")[0] for row in settled(desk)]
    assert found == {
        "COMMENT": ["Start", "Move 1 · Bad", "Move 4 · Marks"],
        "MARK": ["Move 2 · Marks", "Move 4 · Marks", "Move 4 (2B) · Marks"],
        "RATING": ["Move 1 · Bad", "Move 3"],
    }
    desk.press(panel(desk).any_note)
    QTest.keyClicks(panel(desk).field, "HANE")
    assert settled(desk) == ["Move 4 · Marks: Shape · Hané, again"]
    assert panel(desk).hits.told_at(0).hit == "Hané"
    QTest.keyClick(panel(desk).field, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(panel(desk).field, "a")
    assert "Move 2 · Marks: Triangle: C7, G3 · A: E5" in settled(desk)


def test_a_click_goes_to_the_note_and_the_note_on_the_board_is_marked(desk: Desk) -> None:
    list_notes(desk)
    hits = panel(desk).list
    assert hits.currentIndex().row() == 0
    assert panel(desk).reading.toPlainText() == "About this game"
    spot = hits.visualRect(panel(desk).hits.index(4)).center()
    QTest.mouseClick(hits.viewport(), _LEFT, PLAIN, spot)
    assert desk.session.cursor.text("C") == "Hané, again"
    assert panel(desk).reading.toPlainText() == "Hané, again"
    assert work(desk).is_open
    desk.controller.step(-1)
    assert hits.currentIndex().row() == 3
    assert not panel(desk).reading.isVisible()
    desk.controller.go_to(desk.session.tree.root.children[0].children[0].children[1])
    assert hits.currentIndex().row() == -1


def test_a_note_that_is_near_leads_back_too(desk: Desk) -> None:
    list_notes(desk)
    hits = panel(desk).list
    QTest.mouseClick(hits.viewport(), _LEFT, PLAIN, hits.visualRect(panel(desk).hits.index(1)).center())
    QTest.mouseClick(hits.viewport(), _LEFT, PLAIN, hits.visualRect(panel(desk).hits.index(3)).center())
    visited = [desk.session.path.number]
    for _ in range(2):
        desk.menu("been_before")
        visited.append(desk.session.path.number)
    assert visited == [3, 1, 0]


def test_the_list_is_walked_by_keys(desk: Desk) -> None:
    list_notes(desk)
    assert panel(desk).field.hasFocus()
    desk.key(Qt.Key.Key_Down)
    assert panel(desk).list.hasFocus()
    assert desk.session.path.number == 1
    desk.key(Qt.Key.Key_End)
    assert desk.session.cursor.has("AR")
    desk.key(Qt.Key.Key_F3)
    assert desk.session.cursor is desk.session.tree.root
    desk.key(Qt.Key.Key_Escape)
    assert not work(desk).is_open
    desk.key(Qt.Key.Key_F3)
    assert desk.session.path.number == 1
    desk.key(Qt.Key.Key_F8, CONTROL)
    assert work(desk).is_open
    assert panel(desk).list.currentIndex().row() == 1


def test_a_new_note_is_listed_and_a_deleted_one_goes(desk: Desk) -> None:
    list_notes(desk)
    desk.controller.go_to(desk.session.tree.root.children[0].children[0].children[1])
    desk.controller.perform(set_comment(desk.session, "A new note"))
    wait_until(lambda: "Move 3 (2B): A new note" in settled(desk))
    assert len(rows(desk)) == 7
    assert panel(desk).list.currentIndex().row() == 5
    desk.menu("undo")
    wait_until(lambda: len(settled(desk)) == 6)


def test_notes_of_all_games_are_listed_with_their_game(desk: Desk) -> None:
    assert list_notes(desk, FILE) == [
        "Game 1, move 1 · Zoë – Tom: A quiet opening",
        "Game 1, move 3 · Zoë – Tom: Hane here",
        "Game 1, move 4 (2B) · Zoë – Tom: the other Hane",
        "Game 2, move 3 · Ada – Hana: hané, again",
    ]
    desk.press(panel(desk).one_game)
    assert len(settled(desk)) == 3


def test_values_of_programs_are_no_notes(desk: Desk) -> None:
    assert list_notes(desk, "(;SZ[9];B[cc]V[1.5]SBKV[60.00]C[];W[gg]GB[1])") == ["Move 2: Good for Black"]


def test_the_chips_of_the_kinds_wrap_in_a_narrow_panel(desk: Desk) -> None:
    list_notes(desk)
    shown = panel(desk)
    chips, room = (shown.words, shown.position, shown.notes), shown.width()
    narrow = max(chip.sizeHint().width() for chip in chips) + shown.close_button.width() + 30
    assert shown.minimumSizeHint().width() <= room
    layout = shown.layout()
    assert layout is not None
    assert layout.itemAt(0).minimumSize().width() <= narrow
    for chip in chips:
        assert chip.width() >= chip.sizeHint().width()
