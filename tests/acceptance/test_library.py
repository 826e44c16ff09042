"""A folder of records is one list: filtered, put in order, opened from, and walked through."""

import os
import sqlite3
from itertools import combinations
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from goboard_app.app import library as app_library
from goboard_app.app.files import load
from goboard_app.app.files.load import LoadedFile
from goboard_app.library.games import GameFacts
from goboard_app.library.index import LibraryGame
from goboard_app.ui.library.dialogs import LeftOutDialog
from goboard_app.ui.library.flow import LAST_FOLDER
from goboard_app.ui.library.games import BLACK, DATE, FILE, FOUND, MOVES, LibraryModel
from goboard_app.ui.shell.windows import Windows
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk, Desks
from tests.support.dialogs import press
from tests.support.library_page import flow, page
from tests.support.waiting import wait_until

FILES = {
    "cup/final.sgf": ("(;SZ[9]PB[Hana]BR[2d]PW[Tomás]DT[2024-05-02]EV[Cup]RE[W+R];B[ee];W[cc];B[gg])"),
    "cup/first.sgf": "(;SZ[9]PB[Zoe]PW[Hana]DT[2023-01-09]RE[B+2.5];B[ee];W[cc])",
    "old.sgf": ("(;SZ[9]PB[Ada]PW[Eve]DT[1996]RE[0];B[ee])(;SZ[13]PB[Ada]PW[Max];B[aa];W[bb];B[cc];W[dd])"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "My games"
    for name, text in FILES.items():
        path = made / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return made


def let_read(desk: Desk) -> None:
    library = flow(desk).library
    assert library is not None
    wait_until(lambda: not library.is_reading)


def players(desk: Desk) -> list[str]:
    """Return the visible games, by both names."""
    return [f"{game.facts.black}-{game.facts.white}" for game in page(desk).games.games]


def cell(desk: Desk, row: int, column: int) -> str:
    return page(desk).games.data(page(desk).games.index(row, column))


def type_filter(desk: Desk, text: str) -> None:
    page(desk).filter.setFocus()
    page(desk).filter.clear()
    QTest.keyClicks(page(desk).filter, text)
    wait_until(lambda: not page(desk)._typed.isActive())


@pytest.fixture
def opened(desk: Desk, folder: Path) -> Desk:
    desk.window.open(folder)
    let_read(desk)
    return desk


def test_a_dropped_folder_opens_as_a_library(desk: Desk, folder: Path) -> None:
    assert desk.drop(folder)
    let_read(desk)
    assert page(desk).isVisible()
    assert page(desk).title.text() == "My games"
    assert players(desk) == ["Hana-Tomás", "Zoe-Hana", "Ada-Eve", "Ada-Max"]
    assert page(desk).count.text() == "4 game(s)"
    assert [cell(desk, 0, column) for column in range(9)] == [
        *("Hana 2d", "Tomás", "2024-05-02", "Cup", "", "W+R", "3", "9", "cup/final.sgf")
    ]
    assert cell(desk, 3, 8) == "old.sgf, game 2"


def test_the_menu_asks_for_a_folder(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    desk.menu("open_folder")
    let_read(desk)
    assert len(players(desk)) == 4


@pytest.mark.start_page
def test_the_start_page_offers_the_folder_again(opened: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    press(page(opened).back)
    starts = opened.parts.starts
    wait_until(lambda: not starts._reading.is_busy)
    assert starts.is_shown
    row = next(row for row in starts.page.recent.rows if "My games" in row.accessibleName())
    assert "Folder of records" in row.accessibleName()
    press(row)
    let_read(opened)
    assert page(opened).isVisible()
    opened.key(Qt.Key.Key_Escape)
    assert starts.is_shown
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder / "cup"))
    press(starts.page.recent.folder_button)
    let_read(opened)
    assert len(players(opened)) == 2


@pytest.mark.start_page
def test_a_program_named_a_folder_shows_it(desks: Desks, folder: Path) -> None:
    desk = desks.make(on_start_page=False)
    windows: Windows = desk.windows
    windows.open_all([folder], desk.window)
    let_read(desk)
    assert page(desk).isVisible()
    assert len(players(desk)) == 4
    # There is no game behind it.
    opened_from = page(desk)
    QTest.keyClick(opened_from.table, Qt.Key.Key_Escape)
    assert desk.parts.starts.is_shown


def test_one_field_filters_by_words_and_fields(opened: Desk) -> None:
    type_filter(opened, "hana")
    assert players(opened) == ["Hana-Tomás", "Zoe-Hana"]
    assert page(opened).count.text() == "2 of 4 games"
    type_filter(opened, "player:hana result:b")
    assert players(opened) == ["Zoe-Hana"]
    type_filter(opened, "size:13")
    assert players(opened) == ["Ada-Max"]
    type_filter(opened, "date:1990..2023")
    assert players(opened) == ["Zoe-Hana", "Ada-Eve"]
    type_filter(opened, "nobody")
    assert page(opened).note.isVisible()
    assert page(opened).note.text() == "No game matches."
    opened.key(Qt.Key.Key_Escape)
    assert len(players(opened)) == 4


def test_a_click_on_a_title_puts_the_list_in_order(opened: Desk) -> None:
    header = page(opened).table.horizontalHeader()

    def click(column: int) -> list[str]:
        place = QPoint(header.sectionViewportPosition(column) + 20, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, PLAIN, place)
        return players(opened)

    assert click(BLACK) == ["Ada-Eve", "Ada-Max", "Hana-Tomás", "Zoe-Hana"]
    assert click(MOVES) == ["Ada-Eve", "Zoe-Hana", "Hana-Tomás", "Ada-Max"]
    assert click(MOVES) == ["Ada-Max", "Hana-Tomás", "Zoe-Hana", "Ada-Eve"]
    # Games without a date come last both ways.
    assert click(DATE) == ["Ada-Eve", "Zoe-Hana", "Hana-Tomás", "Ada-Max"]
    assert click(DATE) == ["Hana-Tomás", "Zoe-Hana", "Ada-Eve", "Ada-Max"]
    # The third click brings the order of the files back.
    assert click(DATE) == ["Hana-Tomás", "Zoe-Hana", "Ada-Eve", "Ada-Max"]


def test_names_stand_in_the_order_of_the_language(qtbot: QtBot) -> None:
    facts = GameFacts(*("" for _ in range(9)), 0, 9, 9, "", "", "")
    names = ["Chalupa", "Zita", "čapek", "", "Hora", "Cyril"]
    games = [LibraryGame((b"a.sgf", n), facts._replace(black=name)) for n, name in enumerate(names)]
    before = QLocale()
    QLocale.setDefault(QLocale("cs"))
    try:
        model = LibraryModel()
        model.show_games(games)
        model.sort(BLACK)
        shown = [game.facts.black for game in model.games]
        model.sort(BLACK, Qt.SortOrder.DescendingOrder)
        falling = [game.facts.black for game in model.games]
    finally:
        QLocale.setDefault(before)
    assert shown == ["Cyril", "čapek", "Hora", "Chalupa", "Zita", ""]
    assert falling == [*reversed(shown[:-1]), ""]


def test_a_position_found_before_the_first_move_comes_first(opened: Desk) -> None:
    model = page(opened).games
    keys = [game.key for game in model.games]
    model.show_among({keys[0]: 7, keys[1]: 0, keys[3]: 2})
    model.sort(FOUND)
    assert [game.key for game in model.games] == [keys[1], keys[3], keys[0]]
    model.sort(FOUND, Qt.SortOrder.DescendingOrder)
    assert [game.key for game in model.games] == [keys[0], keys[3], keys[1]]


@pytest.mark.start_page
def test_enter_opens_the_game_and_escape_comes_back_to_it(opened: Desk, folder: Path) -> None:
    type_filter(opened, "ada max")
    opened.key(Qt.Key.Key_Return)
    assert opened.is_on_board
    assert opened.documents.path == folder / "old.sgf"
    assert opened.session.info.white_name == "Max"
    opened.menu("library")
    assert page(opened).isVisible()
    opened.key(Qt.Key.Key_Escape)
    opened.key(Qt.Key.Key_Escape)
    assert opened.is_on_board
    assert opened.session.info.white_name == "Max"


def test_keys_go_to_the_next_game_across_files(opened: Desk) -> None:
    table = page(opened).table
    place = table.visualRect(page(opened).games.index(0, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, PLAIN, place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, PLAIN, place)
    assert opened.session.info.white_name == "Tomás"
    seen = []
    for _ in range(3):
        opened.key(Qt.Key.Key_F4)
        seen.append(opened.session.info.white_name)
    assert seen == ["Hana", "Eve", "Max"]
    opened.key(Qt.Key.Key_F4)
    assert opened.page.review_bar.said.text() == "This is the last game in the list."
    opened.key(Qt.Key.Key_F4, SHIFT)
    assert opened.session.info.white_name == "Eve"
    assert page(opened).table.current == (b"old.sgf", 0)


def test_the_game_on_the_board_is_not_lost_by_looking(opened: Desk) -> None:
    opened.key(Qt.Key.Key_Return)
    opened.click("A1")
    assert opened.documents.is_modified
    opened.menu("library")
    opened.key(Qt.Key.Key_Down)
    opened.dialogs.expect_button("Cancel")
    opened.key(Qt.Key.Key_Return)
    assert page(opened).isVisible()
    assert opened.documents.is_modified
    opened.key(Qt.Key.Key_Escape)
    assert opened.session.info.white_name == "Tomás"


def test_the_mouse_on_a_row_shows_the_last_board(opened: Desk) -> None:
    table = page(opened).table
    place = table.visualRect(page(opened).games.index(1, 2)).center()
    QTest.mouseMove(table.viewport(), QPoint(2, 2))
    QTest.mouseMove(table.viewport(), place)
    wait_until(table.board.isVisible)
    assert not table.board._picture.pixmap().isNull()
    assert table.viewport().rect().contains(table.board.geometry())
    table.verticalScrollBar().valueChanged.emit(1)
    assert not table.board.isVisible()


def test_arrows_in_the_filter_walk_in_the_list_and_show_the_board(opened: Desk) -> None:
    page(opened).focus_filter()
    opened.key(Qt.Key.Key_Down)
    assert page(opened).table.current == (b"cup/first.sgf", 0)
    wait_until(page(opened).table.board.isVisible)


def test_changes_are_seen_on_reopening(opened: Desk, folder: Path) -> None:
    (folder / "cup" / "first.sgf").unlink()
    (folder / "new.sgf").write_text("(;SZ[9]PB[New]PW[One];B[aa])")
    opened.window.open(folder)
    let_read(opened)
    assert players(opened) == ["Hana-Tomás", "New-One", "Ada-Eve", "Ada-Max"]


def test_another_window_knows_the_index_at_once(
    opened: Desk, desks: Desks, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_library, "load_file", None)
    other = desks.make()
    other.window.open(folder)
    assert len(players(other)) == 4
    let_read(other)


def test_omissions_are_reported_in_one_line(desk: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "rubbish.sgf").write_text("no game")
    (folder / "more.gib").write_bytes(b"\0\1\2")
    (folder / "huge.sgf").write_text("(;C[%s])" % ("x" * 5000))
    monkeypatch.setattr(load, "MOST_BYTES", 1000)
    *others, _most, most_read = load.load_file.__defaults__ or ()
    monkeypatch.setattr(load.load_file, "__defaults__", (*others, 1000, most_read))
    desk.window.open(folder)
    let_read(desk)
    assert len(players(desk)) == 4
    assert page(desk).state.text() == "Left out: 2 file(s) without a game, 1 file(s) too large."


@pytest.mark.start_page
def test_a_file_that_is_gone_leaves_the_list_where_it_is(desk: Desk, folder: Path) -> None:
    desk.window.open(folder)
    let_read(desk)
    (folder / "old.sgf").unlink()
    key = next(game.key for game in page(desk).games.games if game.key[0] == b"old.sgf")
    page(desk).table.select(key)
    desk.key(Qt.Key.Key_Return)
    strip = desk.window.context.strip
    wait_until(strip.isVisible)
    assert strip.sentence.text().startswith("old.sgf could not be opened.")
    assert flow(desk).is_shown


def test_a_folder_that_goes_keeps_its_list(opened: Desk, folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))
    flow(opened).library.renew()
    let_read(opened)
    assert len(players(opened)) == 4
    assert page(opened).state.text() == (
        "The folder “My games” cannot be opened now. These are the games it had before."
    )
    opened.key(Qt.Key.Key_Return)
    assert "could not be opened" in opened.window.context.strip.sentence.text()


def test_a_row_with_a_damaged_game_in_the_index_shows_its_board_the_next_time(
    opened: Desk,
) -> None:
    library = flow(opened).library
    assert library is not None
    with sqlite3.connect(library.place) as index:
        index.execute("update games set columns = 0, rows = 99, steps = x'ffffff'")
    index.close()
    table = page(opened).table
    page(opened).focus_filter()
    opened.key(Qt.Key.Key_Down)
    let_read(opened)
    assert len(players(opened)) == 4
    opened.key(Qt.Key.Key_Down)
    wait_until(table.board.isVisible)


def test_a_folder_with_a_name_that_is_no_text_is_not_remembered_as_another_one(desk: Desk, tmp_path: Path) -> None:
    odd = tmp_path / os.fsdecode(b"f\xff")
    odd.mkdir()
    desk.window.open(odd)
    let_read(desk)
    assert flow(desk).library is not None
    assert flow(desk).library.folder == odd
    assert desk.window.context.hub.value(LAST_FOLDER) == ""


def test_an_empty_folder_says_so(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    desk.window.open(tmp_path / "none")
    let_read(desk)
    assert page(desk).note.isVisible()
    assert page(desk).note.text() == "There are no game records in “none”."


def test_a_folder_opened_again_while_it_is_read_shows_all_its_games(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Many"
    folder.mkdir()
    for number in range(300):
        (folder / f"{number:03}.sgf").write_text(f"(;SZ[9]PB[P{number}];B[ee])")
    is_far, may_go_on = Event(), Event()
    load_file = app_library.load_file

    def load_slowly(path: Path, **how: object) -> LoadedFile:
        if path.name == "250.sgf":
            is_far.set()
            may_go_on.wait(10)
        return load_file(path, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(app_library, "load_file", load_slowly)
    flow(desk).open(folder)
    wait_until(is_far.is_set)
    flow(desk).open(folder)
    may_go_on.set()
    let_read(desk)
    assert len(page(desk).games.games) == 300


def test_an_index_that_cannot_be_kept_is_had_for_this_time(desk: Desk, desks: Desks, folder: Path) -> None:
    (Path(desks.store.folder) / "library").write_text("in the way")
    desk.window.open(folder)
    let_read(desk)
    assert len(players(desk)) == 4
    assert (Path(desks.store.folder) / "library").read_text() == "in the way"


def test_nothing_is_written_into_the_folder(opened: Desk, folder: Path) -> None:
    opened.key(Qt.Key.Key_Return)
    found = sorted(
        os.path.relpath(os.path.join(at, name), folder) for at, _, names in os.walk(folder) for name in names
    )
    assert found == sorted(FILES)


def test_the_columns_fill_the_list_until_one_is_dragged(opened: Desk) -> None:
    table = page(opened).table
    header = table.horizontalHeader()
    opened.window.resize(1000, 700)
    narrow = table.columnWidth(BLACK)
    assert header.length() <= table.viewport().width()
    opened.window.resize(1500, 700)
    assert table.columnWidth(BLACK) > narrow
    assert header.length() == table.viewport().width()
    table.setColumnWidth(BLACK, 77)
    opened.window.resize(1100, 700)
    assert table.columnWidth(BLACK) == 77


def test_a_game_without_names_is_called_by_its_file_where_that_has_no_column(desk: Desk, folder: Path) -> None:
    (folder / "unnamed.sgf").write_text("(;SZ[9];B[ee])")
    desk.window.resize(1500, 700)
    desk.window.open(folder)
    let_read(desk)
    table, games = page(desk).table, page(desk).games
    assert not table.isColumnHidden(FILE)
    assert games.data(games.index(len(games.games) - 1, BLACK)) == ""
    page(desk).explore()
    desk.window.resize(1024, 700)
    wait_until(lambda: table.isColumnHidden(FILE))
    wait_until(lambda: table.horizontalScrollBar().maximum() == 0)
    assert games.data(games.index(len(games.games) - 1, BLACK)) == "unnamed.sgf"


def test_the_key_for_finding_goes_to_the_filter(opened: Desk) -> None:
    opened.key(Qt.Key.Key_F, CONTROL)
    assert page(opened).filter.hasFocus()


@pytest.mark.parametrize("width", [640, 1280])
def test_the_head_of_the_page_is_never_cut(opened: Desk, width: int) -> None:
    opened.window.resize(width, 700)
    type_filter(opened, "hana")
    shown = page(opened)
    # The layout follows the new width and the new texts by events of its own.
    wait_until(lambda: shown.width() == width and shown.count.width() >= shown.count.sizeHint().width())
    parts = [shown.back, shown.title, shown.count, shown.copies, shown.position, shown.more, shown.folder_button]
    places = [QRect(part.mapTo(shown, QPoint()), part.size()) for part in parts]
    for part, place in zip(parts, places, strict=True):
        assert shown.rect().contains(place), part
        assert part is shown.title or place.width() >= part.sizeHint().width(), part
    assert not [one for one, other in combinations(places, 2) if one.intersects(other)]
    assert shown.title.shown_text() == "My games"
    # There is one line where all has room in it.
    assert (places[-1].top() > places[0].bottom()) is (width == 640)


def test_the_files_left_out_are_named_with_their_reasons(desk: Desk, folder: Path) -> None:
    (folder / "rubbish.sgf").write_text("no game")
    (folder / "cup" / "more.gib").write_bytes(b"\0\1\2")
    (folder / "nowhere.sgf").symlink_to(folder / "missing.sgf")
    desk.window.open(folder)
    let_read(desk)
    seen: list[str] = []

    def look(dialog: LeftOutDialog) -> None:
        seen.append(dialog.list.toPlainText())
        press(dialog.accept_button)

    desk.dialogs.expect(LeftOutDialog, look)
    press(page(desk).details)
    wait_until(lambda: bool(seen))
    assert seen[0].splitlines() == [
        "2 file(s) without a game",
        f"    {Path('cup', 'more.gib')}",
        "    rubbish.sgf",
        "1 file(s) that cannot be read",
        "    nowhere.sgf",
    ]
    # Nothing is offered where all are in the list.
    for name in ("rubbish.sgf", "cup/more.gib", "nowhere.sgf"):
        (folder / name).unlink()
    desk.window.open(folder)
    let_read(desk)
    wait_until(lambda: not page(desk).details.isVisible())


def test_where_no_game_matches_the_text_is_in_the_place_of_the_rows(opened: Desk) -> None:
    shown = page(opened)
    type_filter(opened, "nobody")
    assert shown.note.text() == "No game matches."
    assert shown.note.isVisible()
    heads = shown.table.horizontalHeader()
    below = heads.mapTo(shown, heads.rect().bottomLeft()).y()
    assert below < shown.note.mapTo(shown, QPoint()).y() <= below + 4
    type_filter(opened, "")
    assert not shown.note.isVisible()
