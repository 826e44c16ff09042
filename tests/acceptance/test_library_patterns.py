"""Patterns in a library: wildcards, who plays next, a limit of moves, one place alone, variations, and years."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.go.board import Color, parse_point, point_name
from goboard_app.library import positions
from goboard_app.library.positions import SearchResult
from goboard_app.ui.library.games import FOUND
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk
from tests.support.dialogs import press
from tests.support.library_page import explorer, flow, let_search, page
from tests.support.texts import contrast
from tests.support.waiting import wait_until

# All begin with C7 and G3; then the corner at the upper left is played in different ways.
GAMES = {
    "a.sgf": "(;SZ[9]PB[Ada]DT[1995-03-01]RE[B+3];B[cc];W[gg];B[ec](;W[cf];B[ee])(;W[bd];B[bc];W[dc]))",
    "b.sgf": "(;SZ[9]PB[Ida]DT[1996]RE[W+R];B[cc];W[gg];B[];W[ec];B[bd])",
    "c.sgf": "(;SZ[9]PB[Zoe]DT[2005-01]RE[B+R];B[cc];W[gg];B[cf];W[bb])",
    "d.sgf": "(;SZ[9]PB[Una];B[gg];W[cc];B[cf])",
}
_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """Return the library with C7 and G3 on the board of the explorer, and only this order of colours looked for."""
    folder = tmp_path / "games"
    folder.mkdir()
    for name, text in GAMES.items():
        (folder / name).write_text(text)
    desk.window.open(folder)
    let_search(desk)
    press(page(desk).position)
    let_search(desk)
    for chip in (explorer(desk).symmetry, explorer(desk).colors):
        press(chip)
        let_search(desk)
    for point in ("C7", "G3"):
        click(desk, point)
    return desk


def click(desk: Desk, name: str, keys: Qt.KeyboardModifier = PLAIN) -> None:
    board = explorer(desk).board
    QTest.mouseClick(board.viewport(), _LEFT, keys, board.position_of(parse_point(name, board.picture.size)))
    let_search(desk)


def drag(desk: Desk, first: str, last: str) -> None:
    board = explorer(desk).board
    start, end = (board.position_of(parse_point(n, board.picture.size)) for n in (first, last))
    QTest.mousePress(board.viewport(), _LEFT, PLAIN, start)
    QTest.mouseMove(board.viewport(), end)
    QTest.mouseRelease(board.viewport(), _LEFT, PLAIN, end)
    let_search(desk)


def choose_next(desk: Desk, text: str) -> None:
    box = explorer(desk).next
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())
    let_search(desk)


def files(desk: Desk) -> list[str]:
    return [game.key[0].decode()[0] for game in page(desk).games.games]


def moves(desk: Desk) -> list[str]:
    size = explorer(desk).position.size
    return [f"{move.color.value} {point_name(move.point, size)} {move.times}" for move in explorer(desk).layer._moves]


def test_the_board_of_the_library_has_the_usual_size(opened: Desk) -> None:
    assert explorer(opened).position.size.columns == 9
    assert files(opened) == ["a", "b", "c"]
    assert moves(opened) == ["B E7 1", "W E7 1", "B C4 1"]


def test_a_point_that_may_be_anything_finds_more(opened: Desk) -> None:
    drag(opened, "A9", "E5")
    click(opened, "E7")
    assert files(opened) == ["a"]
    click(opened, "E7", SHIFT)
    assert (
        explorer(opened).describe(parse_point("E7", explorer(opened).position.size)).startswith("E7, any stone or none")
    )
    assert files(opened) == ["a", "b", "c"]


def test_clicks_with_the_tool_go_through_the_wildcards_and_back(opened: Desk) -> None:
    click(opened, "E7")
    drag(opened, "A9", "E5")
    press(explorer(opened).wildcards)
    told = []
    for _ in range(4):
        click(opened, "E7")
        said = explorer(opened).describe(parse_point("E7", explorer(opened).position.size))
        told.append((said.split(", ")[1], files(opened)))
    assert told == [
        ("any stone or none", ["a", "b", "c"]),
        ("empty or Black", ["a", "b", "c"]),
        ("empty or White", ["a", "b", "c"]),
        ("Black", ["a"]),
    ]


def test_the_keyboard_marks_wildcards_with_shift_and_enter(opened: Desk) -> None:
    board = explorer(opened).board
    board.setFocus()
    opened.steer_on(board, parse_point("E7", board.picture.size))
    QTest.keyClick(board, Qt.Key.Key_Return, SHIFT)
    let_search(opened)
    assert list(explorer(opened).pattern.wildcards) == [parse_point("E7", board.picture.size)]


def test_a_wildcard_is_drawn_on_its_point(opened: Desk) -> None:
    board = explorer(opened).board
    place = board.position_of(parse_point("A1", board.picture.size))
    around = [(place.x() + dx, place.y() + dy) for dx in range(-6, 7) for dy in range(-6, 7)]
    before = board.viewport().grab().toImage()
    click(opened, "A1", SHIFT)
    after = board.viewport().grab().toImage()
    assert any(before.pixel(*at) != after.pixel(*at) for at in around)


def test_who_plays_next_is_chosen(opened: Desk) -> None:
    choose_next(opened, "Next: White")
    assert files(opened) == ["b"]
    assert moves(opened) == ["W E7 1"]
    choose_next(opened, "Next: Black")
    assert files(opened) == ["a", "c"]


def test_after_a_move_the_other_colour_has_to_play_next(opened: Desk) -> None:
    choose_next(opened, "Next: Black")
    click(opened, "E7")
    assert explorer(opened).position.at(parse_point("E7", explorer(opened).position.size)) is Color.BLACK
    assert explorer(opened).next.currentText() == "Next: White"
    assert moves(opened) == ["W C4 1"]


def test_only_places_up_to_a_move_are_found(opened: Desk) -> None:
    click(opened, "E7")
    assert files(opened) == ["a"]
    explorer(opened).most_moves.setFocus()
    for text, wanted in (("2", []), ("3", ["a"]), ("", ["a"])):
        explorer(opened).most_moves.clear()
        QTest.keyClicks(explorer(opened).most_moves, text)
        QTest.keyClick(explorer(opened).most_moves, Qt.Key.Key_Return)
        let_search(opened)
        assert files(opened) == wanted


def test_a_limit_is_searched_soon_after_it_is_typed(opened: Desk) -> None:
    explorer(opened).most_moves.setFocus()
    QTest.keyClicks(explorer(opened).most_moves, "1")
    wait_until(lambda: files(opened) == [])


def test_a_part_is_found_at_its_own_place_alone(opened: Desk) -> None:
    drag(opened, "B8", "D6")
    assert files(opened) == ["a", "b", "c", "d"]
    press(explorer(opened).fixed)
    let_search(opened)
    assert files(opened) == ["a", "b", "c"]
    # In d the stone is at the same place of the board turned round.
    press(explorer(opened).symmetry)
    let_search(opened)
    assert files(opened) == ["a", "b", "c", "d"]


def test_variations_are_searched_when_they_are_asked_for(opened: Desk) -> None:
    for point in ("E7", "B6"):
        click(opened, point)
    assert files(opened) == []
    press(explorer(opened).variations)
    let_search(opened)
    assert files(opened) == ["a"]
    assert moves(opened) == ["B B7 1"]
    assert page(opened).games.data(page(opened).games.index(0, FOUND)) == "4"
    # No game went on so: there is no result, and no year.
    assert explorer(opened).layer._moves[0][3:] == (0, 0, ())


def test_a_game_opens_in_the_variation_with_the_position(opened: Desk) -> None:
    press(explorer(opened).variations)
    let_search(opened)
    for point in ("E7", "B6"):
        click(opened, point)
    page(opened).table.select((b"a.sgf", 0))
    page(opened).table.setFocus()
    opened.key(Qt.Key.Key_Return)
    assert opened.session.info.black_name == "Ada"
    assert opened.session.position == explorer(opened).position
    assert not opened.documents.is_modified


@pytest.mark.parametrize(
    "change",
    [
        lambda desk: click(desk, "E7"),
        lambda desk: click(desk, "E7", SHIFT),
        lambda desk: drag(desk, "A9", "E5"),
        lambda desk: choose_next(desk, "Next: White"),
        lambda desk: press(explorer(desk).clear),
    ],
)
def test_every_step_is_taken_back_by_key(opened: Desk, change: Callable[[Desk], None]) -> None:
    before, found = explorer(opened).pattern, files(opened)
    change(opened)
    let_search(opened)
    assert explorer(opened).pattern != before
    explorer(opened).board.setFocus()
    opened.key(Qt.Key.Key_Z, CONTROL)
    let_search(opened)
    assert explorer(opened).pattern == before
    assert files(opened) == found
    assert explorer(opened).next.currentText() == "Next: either"


def test_the_chart_shows_the_years_of_the_move_that_is_pointed_at(opened: Desk) -> None:
    chart, board = explorer(opened).years, explorer(opened).board
    assert chart.isVisible()
    assert chart.text == "Move A by year"
    assert [bar for bar in chart.bars if bar.total] == [(1995, 1995, 1, 1), (1996, 1996, 0, 1), (2005, 2005, 0, 1)]
    QTest.mouseMove(board.viewport(), board.position_of(parse_point("C4", board.picture.size)))
    assert chart.text == "Move C by year"
    assert [bar.first for bar in chart.bars if bar.times] == [2005]


def test_the_arrow_keys_name_a_bar_of_the_chart(opened: Desk) -> None:
    chart = explorer(opened).years
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.text == "1995: 1 of 1"
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.text == "1996: 0 of 1"
    assert chart.accessibleDescription() == "1995: 1 of 1, 1996: 0 of 1, 2005: 0 of 1"


def test_a_row_with_the_focus_shows_its_years(opened: Desk) -> None:
    explorer(opened).rows[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert explorer(opened).years.text == "Move B by year"
    assert [bar.first for bar in explorer(opened).years.bars if bar.times] == [1996]


def test_a_long_search_shows_its_progress_and_is_stopped_with_escape(opened: Desk) -> None:
    library = flow(opened).library
    assert library is not None
    explorer(opened).search()
    library.searched.emit(0.4)
    assert explorer(opened).progress.isVisible()
    assert explorer(opened).progress.value() == 400
    library.found.emit(SearchResult((), (), 0, is_partial=True))
    press(explorer(opened).stop)
    assert explorer(opened).state.text() == "Stopped. 0 game(s) so far."
    assert not explorer(opened).progress.isVisible()
    assert not library.is_searching
    assert files(opened) == []
    # The next step searches again.
    click(opened, "E7")
    assert files(opened) == ["a"]


def test_escape_stops_a_search_before_it_closes_the_explorer(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_args: object, look: Callable[[float], object], **_how: object) -> SearchResult:
        while True:
            look(0.5)

    monkeypatch.setattr(positions.Positions, "search", endless)
    library = flow(opened).library
    assert library is not None
    explorer(opened).search()
    wait_until(lambda: explorer(opened).progress.value() == 500)
    assert explorer(opened).stop.isVisible()
    opened.key(Qt.Key.Key_Escape)
    assert explorer(opened).isVisible()
    wait_until(lambda: not library.is_searching)
    opened.key(Qt.Key.Key_Escape)
    assert not explorer(opened).isVisible()
    assert not explorer(opened).options.isVisible()


def test_a_file_that_vanished_is_reported_and_leaves_the_list(opened: Desk) -> None:
    library = flow(opened).library
    assert library is not None
    (library.folder / "b.sgf").unlink()
    explorer(opened).search()
    let_search(opened)
    wait_until(lambda: files(opened) == ["a", "c"])
    assert page(opened).state.text() == "1 file(s) with this position can no longer be opened."
    assert explorer(opened).state.text() == "2 game(s)"


def test_a_file_that_changed_is_reported_and_read_again(opened: Desk) -> None:
    library = flow(opened).library
    assert library is not None
    changed = library.folder / "b.sgf"
    changed.write_text("(;SZ[9]PB[Ida]DT[1996];B[aa];W[gg];B[hh])")
    os.utime(changed, ns=(1, 1))
    explorer(opened).search()
    let_search(opened)
    wait_until(lambda: files(opened) == ["a", "c"])
    assert page(opened).state.text() == "1 file(s) with this position changed since the last reading."


def test_tab_goes_to_the_widget_beside_or_below(opened: Desk) -> None:
    panel = explorer(opened)
    wanted = [page(opened).filter, panel.wildcards, panel.symmetry, panel.colors, panel.fixed, panel.variations]
    wanted += [panel.next, panel.most_moves, page(opened).table, panel.board, panel.back, panel.clear]
    wanted += [*(row for row in panel.rows if row.isVisible()), panel.years]
    page(opened).folder_button.setFocus(Qt.FocusReason.TabFocusReason)
    gone_to = []
    for _ in wanted:
        opened.key(Qt.Key.Key_Tab)
        gone_to.append(opened.window.focusWidget())
    assert gone_to == wanted


def test_the_bars_of_all_games_are_seen_on_their_ground(opened: Desk) -> None:
    chart = explorer(opened).years
    picture = chart.grab().toImage()
    number = next(place for place, bar in enumerate(chart.bars) if bar.total and not bar.times)
    width = chart.width() / len(chart.bars)
    row = chart.height() - 10
    across = range(int(number * width), int((number + 1) * width) + 1)
    ground = picture.pixelColor(int((number + 0.5) * width), row).name()
    edges = [x for x in across if contrast(picture.pixelColor(x, row).name(), ground) >= 3]
    assert len(edges) >= 2
