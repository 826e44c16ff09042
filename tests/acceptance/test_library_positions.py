"""A position is found in all games of a folder, and the next moves are followed on the board."""

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from goboard_app.go.board import Color, Point, parse_point, point_name
from goboard_app.library.positions import SearchResult
from goboard_app.ui.library.continuations import ContinuationLayer, short_number
from goboard_app.ui.library.games import BLACK, FOUND, WHITE
from tests.support.desk import PLAIN, Desk
from tests.support.dialogs import press
from tests.support.library_page import explorer, flow, let_search, page
from tests.support.waiting import wait_until

# Three games that begin alike, one of them turned with the colours exchanged.
GAMES = {
    "a.sgf": "(;SZ[9]PB[Ada]PW[Eve]RE[B+3];B[cc];W[gg];B[gc];W[cg];B[ee])",
    "b.sgf": "(;SZ[9]PB[Ida]PW[Max]RE[W+R];B[cc];W[gg];B[gc];W[ee])",
    "c.sgf": "(;SZ[9]PB[Zoe]PW[Tom]RE[B+R];B[];W[gc];B[cg];W[gg];B[cc])",
    "d.sgf": "(;SZ[9]PB[Una]PW[Rob];B[ee];W[aa])",
}
_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    folder = tmp_path / "games"
    folder.mkdir()
    for name, text in GAMES.items():
        (folder / name).write_text(text)
    desk.window.open(folder)
    let_search(desk)
    return desk


def from_game(desk: Desk, name: str, moves: int) -> None:
    """Open a game, walk to a move, and ask for the position in the library."""
    row = next(i for i, g in enumerate(page(desk).games.games) if g.key[0] == name.encode())
    page(desk).table.select(page(desk).games.games[row].key)
    desk.key(Qt.Key.Key_Return)
    for _ in range(moves):
        desk.controller.step(1)
    desk.menu("library_position")
    let_search(desk)


def click(desk: Desk, name: str) -> None:
    board = explorer(desk).board
    place = board.position_of(parse_point(name, board.picture.size))
    QTest.mouseClick(board.viewport(), _LEFT, PLAIN, place)
    let_search(desk)


def drag(desk: Desk, first: str, last: str) -> None:
    board = explorer(desk).board
    start, end = (board.position_of(parse_point(n, board.picture.size)) for n in (first, last))
    QTest.mousePress(board.viewport(), _LEFT, PLAIN, start)
    QTest.mouseMove(board.viewport(), end)
    QTest.mouseRelease(board.viewport(), _LEFT, PLAIN, end)
    let_search(desk)


def moves(desk: Desk) -> list[str]:
    """Return the next moves as the board shows them."""
    size = explorer(desk).position.size
    letters = "ABCDEFG"
    return [
        f"{letter} {move.color.value} {point_name(move.point, size)} {move.times} {move.black}-{move.white}"
        for letter, move in zip(letters, explorer(desk).layer._moves, strict=False)
    ]


def files(desk: Desk) -> list[str]:
    return [game.key[0].decode() for game in page(desk).games.games]


def test_the_position_of_a_game_is_found_in_all_with_the_next_moves(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    assert page(opened).isVisible()
    assert files(opened) == ["a.sgf", "b.sgf", "c.sgf"]
    assert explorer(opened).state.text() == "3 game(s)"
    assert moves(opened) == ["A W C3 2 1-1", "B W E5 1 0-1"]
    column = [page(opened).games.data(page(opened).games.index(row, FOUND)) for row in range(3)]
    assert column == ["3", "3", "4"]
    assert not page(opened).table.isColumnHidden(FOUND)


@pytest.mark.parametrize("width", [640, 800, 1024, 1280, 1800])
def test_the_list_beside_the_board_fills_its_room_and_never_scrolls_sideways(opened: Desk, width: int) -> None:
    opened.window.resize(width, 700)
    from_game(opened, "a.sgf", 3)
    table = page(opened).table
    wait_until(lambda: table.horizontalHeader().length() == table.viewport().width())
    assert table.horizontalScrollBar().maximum() == 0
    seen = [c for c in range(table.model().columnCount()) if not table.isColumnHidden(c)]
    assert {BLACK, WHITE, *((FOUND,) if width > 640 else ())} <= set(seen)
    # The column of the players has most of the room.
    assert table.columnWidth(BLACK) >= 110


@pytest.mark.start_page
def test_a_click_on_a_letter_follows_it_and_back_returns(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    click(opened, "C3")
    assert explorer(opened).position.at(Point(2, 6)) is Color.WHITE
    assert files(opened) == ["a.sgf", "c.sgf"]
    assert moves(opened) == ["A B E5 1 1-0"]
    press(explorer(opened).back)
    let_search(opened)
    assert moves(opened) == ["A W C3 2 1-1", "B W E5 1 0-1"]
    # Nothing of it is in the record.
    opened.key(Qt.Key.Key_Escape)
    opened.key(Qt.Key.Key_Escape)
    assert opened.is_on_board
    assert not opened.documents.is_modified


def test_a_row_of_the_list_follows_too(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    rows = [row for row in explorer(opened).rows if row.isVisible()]
    assert [row.accessibleName() for row in rows] == [
        "A: White C3, 2 time(s), Black won 50%",
        "B: White E5, 1 time(s), Black won 0%",
    ]
    press(rows[1])
    let_search(opened)
    assert files(opened) == ["b.sgf"]
    assert explorer(opened).note.text() == "Nothing was played here afterwards."


def test_a_game_opens_where_the_position_is(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    page(opened).table.select((b"c.sgf", 0))
    page(opened).table.setFocus()
    opened.key(Qt.Key.Key_Return)
    assert opened.session.info.black_name == "Zoe"
    assert opened.session.path.number == 4


def test_colours_and_symmetry_can_be_switched_off(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    press(explorer(opened).colors)
    let_search(opened)
    assert files(opened) == ["a.sgf", "b.sgf"]
    press(explorer(opened).colors)
    press(explorer(opened).symmetry)
    let_search(opened)
    assert files(opened) == ["a.sgf", "b.sgf"]


def test_a_part_is_marked_with_the_mouse(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    drag(opened, "F9", "J5")
    assert explorer(opened).board.picture.lit == frozenset(explorer(opened).area.points())
    assert files(opened) == ["a.sgf", "b.sgf", "c.sgf"]
    drag(opened, "D9", "E6")
    assert explorer(opened).state.text() == "Mark a part with at least one stone."
    assert len(files(opened)) == 4
    press(explorer(opened).whole)
    let_search(opened)
    assert moves(opened) == ["A W C3 2 1-1", "B W E5 1 0-1"]


def test_the_chip_brings_an_empty_board_with_all_first_moves(opened: Desk) -> None:
    press(page(opened).position)
    let_search(opened)
    # The games are on smaller boards than the one that is offered first.
    assert explorer(opened).state.text() == "4 game(s)"
    assert moves(opened)[0] == "A B C7 2 1-1"
    press(page(opened).position)
    assert not explorer(opened).isVisible()
    assert len(files(opened)) == 4


def test_stones_can_be_put_down_by_keys(opened: Desk) -> None:
    press(page(opened).position)
    board = explorer(opened).board
    board.setFocus()
    opened.steer_on(board, parse_point("E5", board.picture.size))
    opened.key(Qt.Key.Key_Return)
    let_search(opened)
    assert files(opened) == ["d.sgf"]
    assert moves(opened) == ["A W A9 1 0-0"]


def test_words_and_a_position_together(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    page(opened).filter.setFocus()
    QTest.keyClicks(page(opened).filter, "player:max")
    QTest.keyClick(page(opened).filter, Qt.Key.Key_Down)
    assert files(opened) == ["b.sgf"]


def test_new_games_are_found_when_the_folder_is_read_again(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    folder = flow(opened).library.folder
    (folder / "e.sgf").write_text("(;SZ[9]PB[New];B[cc];W[gg];B[gc])")
    flow(opened).library.renew()
    let_search(opened)
    assert "e.sgf" in files(opened)


def test_a_damaged_index_is_rebuilt_and_searched_then(opened: Desk) -> None:
    library = flow(opened).library
    assert library is not None
    for place in library.place.parent.glob(library.place.name + "*"):
        place.unlink()
    library.place.write_bytes(b"no database")
    press(page(opened).position)
    let_search(opened)
    assert explorer(opened).state.text() == f"{len(library.games)} game(s)"
    assert library.games


def test_an_index_with_moves_beside_the_board_is_rebuilt_and_searched_then(
    opened: Desk,
) -> None:
    library = flow(opened).library
    assert library is not None
    with sqlite3.connect(library.place) as index:
        index.execute("update games set steps = x'ffff'")
    index.close()
    press(page(opened).position)
    let_search(opened)
    assert explorer(opened).state.text() == "4 game(s)"


def test_a_position_of_the_board_is_still_there_when_the_search_is_shown_again(
    opened: Desk,
) -> None:
    from_game(opened, "a.sgf", 2)
    wanted = explorer(opened).position
    found = files(opened)
    press(page(opened).position)
    assert not explorer(opened).isVisible()
    press(page(opened).position)
    let_search(opened)
    assert explorer(opened).position == wanted
    assert files(opened) == found


def test_the_pointer_on_a_letter_tells_of_it(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    board = explorer(opened).board
    QTest.mouseMove(board.viewport(), board.position_of(parse_point("C3", board.picture.size)))
    assert explorer(opened).note.text() == "A: White C3, 2 time(s), Black won 50%"
    assert explorer(opened).describe(parse_point("C3", board.picture.size)) == (
        "C3, A: White C3, 2 time(s), Black won 50%"
    )
    QTest.mouseMove(board.viewport(), board.position_of(parse_point("A1", board.picture.size)))
    assert explorer(opened).note.text() == ""


def test_the_letters_are_drawn_over_their_points(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    layer: ContinuationLayer = explorer(opened).layer
    board = explorer(opened).board
    plain = board.viewport().grab().toImage()
    layer.hide()
    bare = board.viewport().grab().toImage()
    size = board.picture.size
    for name, differs in (("C3", True), ("E5", True), ("A5", False)):
        place = board.position_of(parse_point(name, size))
        around = [(place.x() + dx, place.y() + dy) for dx in range(-4, 5) for dy in range(-4, 5)]
        is_other = any(plain.pixel(*at) != bare.pixel(*at) for at in around)
        assert is_other is differs, name


def test_large_numbers_are_short() -> None:
    assert [short_number(n) for n in (0, 999, 1000, 5851)] == ["0", "999", "1k", "5k"]


def test_the_first_hits_are_shown_while_the_search_goes_on(opened: Desk) -> None:
    from_game(opened, "a.sgf", 2)
    let_search(opened)
    library = flow(opened).library
    assert library is not None
    shown: list[SearchResult] = []
    library.found.connect(shown.append)
    part = SearchResult((), (), 0, is_partial=True)
    library._search_watch.tell(part)
    library._searching.progressed.emit(0.0)
    assert shown == [part]
    assert explorer(opened).state.text() == "Searching… 0 game(s) so far"
    # An announced move is not announced again.
    library._searching.progressed.emit(0.0)
    assert shown == [part]


@pytest.mark.start_page
def test_the_table_shows_that_it_has_the_keyboard(opened: Desk) -> None:
    table = page(opened).table
    page(opened).filter.setFocus()
    before = table.grab().toImage()
    table.setFocus()
    after = table.grab().toImage()
    middle = table.width() // 2
    assert before.pixel(middle, 0) != after.pixel(middle, 0)
    assert before.pixel(middle, table.height() - 1) != after.pixel(middle, table.height() - 1)


def test_all_next_moves_are_in_the_list_and_those_below_are_scrolled_to(opened: Desk) -> None:
    library = flow(opened).library
    assert library is not None
    points = [f"{column}{row}" for column in "ABCDE" for row in (1, 2)]
    for number, name in enumerate(points):
        point = f"{'abcdefghi'[ord(name[0]) - ord('A')]}{'abcdefghi'[9 - int(name[1])]}"
        (library.folder / f"more{number}.sgf").write_text(f"(;SZ[9];B[ii];W[{point}])")
    library.renew()
    let_search(opened)
    press(page(opened).position)
    let_search(opened)
    click(opened, "J1")
    rows = [row for row in explorer(opened).rows if row.isVisible()]
    assert len(rows) == len(points)
    assert explorer(opened).note.text() == ""
    height = explorer(opened).board.height()
    rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in rows[1:]:
        opened.key(Qt.Key.Key_Tab)
    assert rows[-1].hasFocus()
    assert rows[-1].visibleRegion().boundingRect() == rows[-1].rect()
    press(rows[-1])
    let_search(opened)
    assert len(files(opened)) == 1
    assert explorer(opened).board.height() == height


def test_both_moves_at_one_point_are_drawn_with_their_letters(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "both"
    folder.mkdir()
    (folder / "a.sgf").write_text("(;SZ[9];B[cc];W[gg];B[ee])")
    (folder / "b.sgf").write_text("(;SZ[9];B[cc];W[gg];B[];W[ee])")
    desk.window.open(folder)
    let_search(desk)
    from_game(desk, "a.sgf", 2)
    assert moves(desk) == ["A B E5 1 0-0", "B W E5 1 0-0"]
    board = explorer(desk).board
    cell = board.cell_of(parse_point("E5", board.picture.size))
    picture = board.viewport().grab().toImage()
    left, right = (
        picture.pixelColor(int(x), int(cell.center().y() + cell.height() * 0.25)).lightness()
        for x in (cell.center().x() - cell.width() * 0.1, cell.center().x() + cell.width() * 0.1)
    )
    assert left < 60
    assert right > 200


def test_a_drag_that_begins_beside_the_corner_marks_from_the_corner(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    board = explorer(opened).board
    cell = board.cell_of(parse_point("A9", board.picture.size))
    outside = (cell.center() - QPointF(cell.width(), cell.height()) * 0.7).toPoint()
    assert board.point_at(QPointF(outside)) is None
    inside = board.position_of(parse_point("D6", board.picture.size))
    for first, last in ((outside, inside), (inside, outside)):
        QTest.mousePress(board.viewport(), _LEFT, PLAIN, first)
        QTest.mouseMove(board.viewport(), last)
        QTest.mouseRelease(board.viewport(), _LEFT, PLAIN, last)
        let_search(opened)
        lit = {point_name(point, board.picture.size) for point in board.picture.lit}
        assert {"A9", "D6", "A6", "D9"} <= lit
        assert len(lit) == 16


def test_a_click_beside_the_board_plays_nothing(opened: Desk) -> None:
    from_game(opened, "a.sgf", 3)
    board = explorer(opened).board
    before = explorer(opened).pattern
    cell = board.cell_of(parse_point("A9", board.picture.size))
    outside = (cell.center() - QPointF(cell.width(), cell.height()) * 0.7).toPoint()
    QTest.mouseClick(board.viewport(), _LEFT, PLAIN, outside)
    let_search(opened)
    assert explorer(opened).pattern == before
