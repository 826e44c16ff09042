"""The list of the library as a workplace: duplicates, tags, game information of many games, exports."""

import csv
import os
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel

from goboard_app.app.chosen_games import FilesWatch
from goboard_app.library.duplicates import CopyGroup
from goboard_app.library.index import Key
from goboard_app.record.sgf.imports import read_record
from goboard_app.ui.library import flow as library_flow
from goboard_app.ui.library.acts import ListActs
from goboard_app.ui.library.dialogs import InfoDialog, LostDialog, PlanDialog, TagsDialog
from goboard_app.ui.library.games import COPY, DATE, EVENT, TAGS
from goboard_app.ui.widgets.choices import QuestionDialog
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk, Desks
from tests.support.dialogs import button_of, press, type_text
from tests.support.library_page import flow, page
from tests.support.waiting import wait_until

CUP = "(;SZ[9]PB[Hana]PW[Tom\u00e1s]DT[2024-05-02]\n EV[Cup]RE[W+R]C[a ; note\\]];B[cc] ;W[gd];B[gg])\n"
SAME = "(;SZ[9]PB[hana99]PW[T];B[cc];W[gd];B[gg])"
TURNED = "(;SZ[9]PB[x]PW[y];B[gc];W[cd];B[cg])"
TWO = "(;SZ[9]PB[Ada]PW[Eve]EV[Old];B[ee])(;SZ[13]PB[Ada]PW[Max];B[aa];W[bb])"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "My games"
    made.mkdir()
    for name, text in {"cup.sgf": CUP, "same.sgf": SAME, "turned.sgf": TURNED, "two.sgf": TWO}.items():
        (made / name).write_bytes(text.encode())
    return made


def acts(desk: Desk) -> ListActs:
    return flow(desk).acts


def let_read(desk: Desk) -> None:
    library, tags = flow(desk).library, flow(desk).tags
    assert library is not None
    assert tags is not None
    wait_until(lambda: not (library.is_reading or tags.is_busy or acts(desk).work.is_busy))


def listed(desk: Desk) -> list[str]:
    return [os.fsdecode(path) + f":{number}" * bool(number) for path, number in keys(desk)]


def keys(desk: Desk) -> list[Key]:
    return [game.key for game in page(desk).games.games]


def cells(desk: Desk, column: int) -> list[str]:
    games = page(desk).games
    return [games.data(games.index(row, column)) for row in range(len(games.games))]


def choose(desk: Desk, *rows: int) -> None:
    """Click these rows of the list, the further ones with Ctrl."""
    table = page(desk).table
    for number, row in enumerate(rows):
        place = table.visualRect(page(desk).games.index(row, 0)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, CONTROL if number else PLAIN, place)


def row_of_menu(desk: Desk, name: str) -> QAction:
    """Open the menu of the selected games and close it again; return one of its rows as it was shown."""
    menu = acts(desk).menu
    menu.aboutToShow.emit()
    return acts(desk).actions[name]


def use(desk: Desk, name: str) -> None:
    """Choose a row of the menu of the selected games that is on."""
    action = row_of_menu(desk, name)
    assert action.isEnabled(), name
    acts(desk).menu.aboutToHide.emit()
    action.trigger()
    let_read(desk)


def strip(desk: Desk) -> str:
    shown = desk.window.context.strip
    return shown.sentence.text() if shown.isVisible() else ""


def details(desk: Desk) -> str:
    """Unfold the details of the strip, and return them."""
    press(desk.window.context.strip.details_button)
    return desk.window.context.strip.details.toPlainText()


def save_as(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


@pytest.fixture
def opened(desk: Desk, folder: Path) -> Desk:
    desk.window.open(folder)
    let_read(desk)
    return desk


# Duplicates


def show_duplicates(desk: Desk) -> None:
    press(page(desk).copies)
    wait_until(lambda: not flow(desk)._comparing.is_busy)


def test_duplicates_are_listed_in_groups_with_how_they_differ(opened: Desk) -> None:
    show_duplicates(opened)
    assert listed(opened) == ["cup.sgf", "same.sgf", "turned.sgf"]
    assert cells(opened, COPY) == ["1", "1 \u00b7 the same", "1 \u00b7 turned"]
    assert not page(opened).table.isColumnHidden(COPY)
    opened.key(Qt.Key.Key_Escape)
    assert len(listed(opened)) == 5
    assert page(opened).table.isColumnHidden(COPY)
    assert page(opened).isVisible()


def test_a_filter_keeps_groups_whole(opened: Desk) -> None:
    show_duplicates(opened)
    page(opened).filter.setText("hana99")
    wait_until(lambda: not page(opened)._typed.isActive())
    assert listed(opened) == ["cup.sgf", "same.sgf", "turned.sgf"]
    page(opened).filter.setText("ada")
    wait_until(lambda: not page(opened)._typed.isActive())
    assert listed(opened) == []


def test_a_folder_without_duplicates_says_so(desk: Desk, folder: Path) -> None:
    (folder / "same.sgf").unlink()
    (folder / "turned.sgf").unlink()
    desk.window.open(folder)
    let_read(desk)
    show_duplicates(desk)
    assert page(desk).note.text() == "No two games have the same moves."


def test_duplicates_are_looked_for_again_when_the_folder_has_changed(opened: Desk, folder: Path) -> None:
    show_duplicates(opened)
    (folder / "more.sgf").write_text(SAME)
    opened.window.open(folder)
    let_read(opened)
    wait_until(lambda: "more.sgf" in listed(opened))
    (folder / "more.sgf").unlink()


def test_duplicates_are_shown_side_by_side_and_step_together(opened: Desk, folder: Path) -> None:
    show_duplicates(opened)
    choose(opened, 1)
    use(opened, "beside")
    wait_until(lambda: len(opened.others) == 1)
    (other,) = opened.others
    assert opened.documents.path == folder / "same.sgf"
    assert other.documents.path == folder / "cup.sgf"
    assert strip(opened).startswith("Stepping together with Hana")
    assert "The games are the same." in strip(opened)
    assert not opened.window.geometry().intersects(other.window.geometry())
    opened.key(Qt.Key.Key_Right)
    assert (opened.session.path.number, other.session.path.number) == (1, 1)


def test_two_games_of_one_file_are_shown_side_by_side(opened: Desk) -> None:
    choose(opened, 3, 4)
    use(opened, "beside")
    wait_until(lambda: len(opened.others) == 1)
    (other,) = opened.others
    assert (opened.session.info.white_name, other.session.info.white_name) == ("Eve", "Max")


def test_one_game_without_a_duplicate_has_none_to_be_shown_beside(opened: Desk) -> None:
    choose(opened, 3)
    assert not row_of_menu(opened, "beside").isEnabled()


def test_a_search_for_duplicates_shows_its_progress_and_is_cancelled(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_called_off = Event()

    def search(_place: Path, watch: FilesWatch) -> tuple[CopyGroup, ...]:
        watch.done = 0.4
        while not watch.is_called_off:
            is_called_off.wait(0.01)
        watch.reading.look()
        return ()

    monkeypatch.setattr(library_flow, "find_duplicates", search)
    press(page(opened).copies)
    bar = opened.window.context.strip.progress
    wait_until(bar.isVisible)
    assert strip(opened) == "Comparing the games\u2026"
    assert bar.value() == 400
    press(opened.window.context.strip.cancel_button)
    wait_until(lambda: not flow(opened)._comparing.is_busy)
    assert strip(opened) == ""
    assert not page(opened).copies.isChecked()
    assert len(listed(opened)) == 5


# Tags


def tag(desk: Desk, tags: str, note: str = "") -> None:
    def answer(dialog: TagsDialog) -> None:
        dialog.tags.setFocus()
        dialog.tags.selectAll()
        QTest.keyClicks(dialog.tags, tags)
        if note:
            dialog.note.setPlainText(note)
        press(dialog.accept_button)

    desk.dialogs.expect(TagsDialog, answer)
    desk.key(Qt.Key.Key_F2)
    let_read(desk)


def test_tags_are_typed_for_several_games_and_filtered_by(opened: Desk, folder: Path) -> None:
    before = {path: path.read_bytes() for path in folder.iterdir()}
    assert page(opened).table.isColumnHidden(TAGS)
    choose(opened, 0, 3)
    tag(opened, "ko, to do", "Look at move 3")
    assert cells(opened, TAGS) == ["ko, to do \u00b7 Look at move 3", "", "", "ko, to do \u00b7 Look at move 3", ""]
    assert not page(opened).table.isColumnHidden(TAGS)
    assert page(opened).table.selected == (keys(opened)[0], keys(opened)[3])
    choose(opened, 3)
    tag(opened, "to do")
    for text, found in (('tag:"to do"', 2), ("tag:ko", 1), ("note:look", 2), ("tag:seki", 0)):
        page(opened).filter.setText(text)
        wait_until(lambda: not page(opened)._typed.isActive())
        assert len(listed(opened)) == found, text
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_tags_are_there_the_next_time(opened: Desk, desks: Desks, folder: Path) -> None:
    choose(opened, 1)
    tag(opened, "study")
    other = desks.make()
    other.window.open(folder)
    let_read(other)
    assert cells(other, TAGS)[1] == "study"


def test_tags_of_two_windows_are_both_kept(opened: Desk, desks: Desks, folder: Path) -> None:
    choose(opened, 1)
    other = desks.make()
    other.window.open(folder)
    let_read(other)
    choose(other, 1)
    tag(other, "theirs")
    opened.wake()
    tag(opened, "ours")
    assert cells(opened, TAGS)[1] == "theirs, ours"


def test_tags_are_offered_again_by_a_click(opened: Desk) -> None:
    choose(opened, 0)
    tag(opened, "R&B, ko")
    choose(opened, 1)

    def answer(dialog: TagsDialog) -> None:
        press(next(button for button in dialog.known if button.text() == "R&&B"))
        assert dialog.tags.text() == "R&B"
        press(dialog.accept_button)

    opened.dialogs.expect(TagsDialog, answer)
    use(opened, "tags")
    assert cells(opened, TAGS)[1] == "R&B"


def test_a_changed_game_keeps_its_tags(opened: Desk, folder: Path) -> None:
    choose(opened, 1)
    tag(opened, "study")
    (folder / "same.sgf").write_text(SAME.replace("B[gg]", "B[gg];W[hh];B[ha]"))
    opened.window.open(folder)
    wait_until(lambda: page(opened).games.games[1].facts.moves == 5)
    let_read(opened)
    assert cells(opened, TAGS)[1] == "study"
    tags = flow(opened).tags
    assert tags is not None
    assert tags.lost == ()


def test_the_tags_of_a_moved_file_come_along_and_those_of_a_lost_one_are_listed(opened: Desk, folder: Path) -> None:
    choose(opened, 0, 3)
    tag(opened, "study")
    (folder / "new").mkdir()
    (folder / "same.sgf").unlink()
    (folder / "turned.sgf").unlink()
    (folder / "two.sgf").rename(folder / "new" / "old.sgf")
    opened.window.open(folder)
    let_read(opened)
    assert dict(zip(listed(opened), cells(opened, TAGS), strict=True))["new/old.sgf"] == "study"
    (folder / "cup.sgf").unlink()
    opened.window.open(folder)
    let_read(opened)
    tags = flow(opened).tags
    assert tags is not None
    assert [os.path.basename(each.path) for each in tags.lost] == [b"cup.sgf"]

    def answer(dialog: LostDialog) -> None:
        assert dialog.list.item(0).text() == "cup.sgf: study"
        dialog.list.setCurrentRow(0)
        press(dialog.delete_button)

    opened.dialogs.expect(LostDialog, answer)
    use(opened, "lost")
    assert tags.lost == ()
    assert not row_of_menu(opened, "lost").isVisible()
    tags.renew()
    wait_until(lambda: not tags.is_busy)
    assert tags.lost == ()


def test_a_damaged_file_of_tags_is_put_aside_and_reported_once(opened: Desk, desks: Desks, folder: Path) -> None:
    choose(opened, 1)
    tag(opened, "study")
    place = Path(desks.store.folder) / "tags.sqlite"
    place.write_bytes(b"rubbish" * 500)
    tags = flow(opened).tags
    assert tags is not None
    tags.renew()
    let_read(opened)
    assert "could not be read" in strip(opened)
    aside = [path for path in place.parent.glob("tags *.sqlite") if path.read_bytes().startswith(b"rubbish")]
    assert len(aside) == 1
    press(opened.window.context.strip.close_button)
    tag(opened, "new")
    assert strip(opened) == ""
    assert cells(opened, TAGS)[1] == "new"


def test_tags_that_cannot_be_stored_are_reported(opened: Desk, desks: Desks) -> None:
    (Path(desks.store.folder) / "tags.sqlite").mkdir()
    choose(opened, 1)
    tag(opened, "study")
    assert strip(opened) == "The tags and notes of the games cannot be read or stored now."


# Game information of many games


def change_info(desk: Desk, fill: Callable[[InfoDialog], None], is_accepted: bool = True) -> list[list[str]]:
    """Fill in the dialog, and accept the list of changes, or cancel it; return its rows."""
    rows: list[list[str]] = []

    def answer(dialog: InfoDialog) -> None:
        fill(dialog)
        press(dialog.accept_button)

    def look(dialog: PlanDialog) -> None:
        model = dialog.table.model()
        for row in range(model.rowCount()):
            rows.append([model.data(model.index(row, column)) for column in range(4)])
        press(dialog.accept_button if is_accepted else dialog.cancel_button)

    desk.dialogs.expect(InfoDialog, answer)
    desk.dialogs.expect(PlanDialog, look)
    desk.key(Qt.Key.Key_I, CONTROL)
    wait_until(lambda: bool(desk.dialogs.texts) and not desk.dialogs._answers)
    let_read(desk)
    return rows


def event(text: str) -> Callable[[InfoDialog], None]:
    def fill(dialog: InfoDialog) -> None:
        field = dialog.rows["EV"][1]
        field.setFocus()
        type_text(text, field)

    return fill


def test_the_event_of_several_games_is_changed_and_taken_back_at_once(opened: Desk, folder: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    choose(opened, 0, 1, 4)
    rows = change_info(opened, event("Meijin"))
    dash = "\N{EN DASH}"
    assert rows == [
        ["cup.sgf", "Event", "Cup", "Meijin"],
        ["same.sgf", "Event", dash, "Meijin"],
        ["two.sgf, game 2", "Event", dash, "Meijin"],
    ]
    after = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert after["cup.sgf"] == before["cup.sgf"].replace(b"EV[Cup]", b"EV[Meijin]")
    assert after["two.sgf"].startswith(before["two.sgf"][: before["two.sgf"].index(b"(;SZ[13]")])
    assert b"PW[Max]EV[Meijin]" in after["two.sgf"]
    assert after["turned.sgf"] == before["turned.sgf"]
    assert strip(opened) == "3 game(s) changed."
    assert [game.facts.event for game in page(opened).games.games] == ["Meijin", "Meijin", "", "Old", "Meijin"]
    opened.key(Qt.Key.Key_Z, CONTROL)
    let_read(opened)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert strip(opened) == "3 file(s) are as they were before."
    assert not row_of_menu(opened, "undo").isEnabled()


def test_each_file_that_is_changed_has_a_backup(opened: Desk, folder: Path) -> None:
    before = (folder / "cup.sgf").read_bytes()
    choose(opened, 0)
    change_info(opened, event("Meijin"))
    (version,) = opened.documents.backups.for_many().versions(folder / "cup.sgf")
    assert version.read_bytes() == before
    assert opened.documents.backups.holds(version)


def test_files_without_a_backup_are_counted(opened: Desk) -> None:
    backups = opened.documents.backups.for_many().folder
    backups.parent.mkdir(parents=True, exist_ok=True)
    backups.write_text("in the way")
    choose(opened, 0, 1)
    change_info(opened, event("Meijin"))
    assert strip(opened) == "2 game(s) changed. 2 file(s) have no backup."
    # A warning stays on the next page.
    assert opened.window.context.strip.property("card") == "warn"
    opened.key(Qt.Key.Key_Escape)
    assert strip(opened) == "2 game(s) changed. 2 file(s) have no backup."


def test_a_cancelled_list_of_changes_writes_nothing(opened: Desk, folder: Path) -> None:
    before = (folder / "cup.sgf").read_bytes()
    choose(opened, 0)
    change_info(opened, event("Meijin"), is_accepted=False)
    assert (folder / "cup.sgf").read_bytes() == before


def test_a_player_is_renamed_in_either_colour(opened: Desk, folder: Path) -> None:
    (folder / "white.sgf").write_text("(;SZ[9]PB[Max]PW[Ada];B[aa])")
    opened.window.open(folder)
    let_read(opened)
    page(opened).table.selectAll()

    def fill(dialog: InfoDialog) -> None:
        dialog.player.setCurrentIndex(dialog.player.findData("Ada"))
        dialog.new_name.setFocus()
        QTest.keyClicks(dialog.new_name, "Ada L.")

    rows = change_info(opened, fill)
    assert [row[:2] for row in rows] == [
        ["two.sgf", "Black: Name"],
        ["two.sgf, game 2", "Black: Name"],
        ["white.sgf", "White: Name"],
    ]
    assert (folder / "two.sgf").read_text() == TWO.replace("PB[Ada]", "PB[Ada L.]")


def test_a_ticked_row_without_a_text_removes_the_property(opened: Desk, folder: Path) -> None:
    choose(opened, 0)

    def tick(dialog: InfoDialog) -> None:
        box, field = dialog.rows["EV"]
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, PLAIN, QPoint(8, box.height() // 2))
        assert field.placeholderText() == "Will be removed"

    change_info(opened, tick)
    assert b"EV[" not in (folder / "cup.sgf").read_bytes()
    assert b"RE[W+R]C[a ; note\\]];B[cc] ;W[gd]" in (folder / "cup.sgf").read_bytes()


def test_a_date_in_another_notation_is_offered_in_that_of_the_files(opened: Desk, folder: Path) -> None:
    choose(opened, 0)

    def fill(dialog: InfoDialog) -> None:
        type_text("27.12.1996", dialog.rows["DT"][1])
        press(dialog.better_date)
        assert not dialog.better_date.isVisible()

    change_info(opened, fill)
    assert (folder / "cup.sgf").read_bytes() == CUP.replace("2024-05-02", "1996-12-27").encode()


def test_files_that_cannot_be_changed_are_named_and_the_rest_goes_on(opened: Desk, folder: Path) -> None:
    (folder / "same.sgf").unlink()
    (folder / "turned.sgf").write_text("(;SZ[9]PB[other];B[aa])")
    (folder / "latin.sgf").write_bytes("(;SZ[9]CA[ISO-8859-1]PB[Zo\u00eb];B[ab])".encode("latin-1"))
    opened.window.open(folder)
    wait_until(lambda: "latin.sgf" in listed(opened))
    let_read(opened)
    page(opened).table.selectAll()
    (folder / "two.sgf").unlink()

    rows = change_info(opened, event("\u540d\u4eba"))
    assert [row[0] for row in rows] == ["cup.sgf", "turned.sgf"]
    said = opened.dialogs.texts[-1]
    assert "2 file(s) will not be changed" in said
    assert strip(opened) == "2 game(s) changed."
    assert "\u540d\u4eba".encode() in (folder / "turned.sgf").read_bytes()
    assert b"EV" not in (folder / "latin.sgf").read_bytes()


def test_a_game_that_is_no_longer_in_its_file_is_not_taken_for_another(opened: Desk, folder: Path) -> None:
    choose(opened, 0, 3)
    (folder / "two.sgf").write_text(TWO[TWO.index("(;SZ[13]") :] + TWO[: TWO.index("(;SZ[13]")])
    (folder / "cup.sgf").write_text("(;SZ[9]PB[Nobody];B[ii])")
    change_info(opened, event("Meijin"))
    assert (folder / "cup.sgf").read_text() == "(;SZ[9]PB[Nobody];B[ii])"
    # The game is in another place of its file now.
    assert (folder / "two.sgf").read_text().endswith("PW[Eve]EV[Meijin];B[ee])")


def test_a_file_on_the_board_is_not_changed_behind_it(opened: Desk, folder: Path) -> None:
    before = (folder / "cup.sgf").read_bytes()
    choose(opened, 0)
    opened.key(Qt.Key.Key_Return)
    opened.menu("library")
    choose(opened, 0, 1)
    change_info(opened, event("Meijin"))
    assert (folder / "cup.sgf").read_bytes() == before
    assert b"Meijin" in (folder / "same.sgf").read_bytes()


def test_a_change_is_not_taken_back_in_a_file_that_changed_since(opened: Desk, folder: Path) -> None:
    choose(opened, 0, 1)
    change_info(opened, event("Meijin"))
    (folder / "cup.sgf").write_text("(;SZ[9]PB[Later];B[ii])")
    use(opened, "undo")
    assert (folder / "cup.sgf").read_text() == "(;SZ[9]PB[Later];B[ii])"
    assert (folder / "same.sgf").read_text() == SAME
    assert strip(opened) == "1 file(s) are as they were before. 1 file(s) could not be changed."
    assert details(opened) == "cup.sgf: The file has just been changed by another program."


# Exports


def test_the_list_is_saved_as_a_table(
    opened: Desk, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(opened, 0)
    tag(opened, "ko, seki", "=1+1")
    target = tmp_path / "games.csv"
    save_as(monkeypatch, tmp_path / "games")
    use(opened, "save_table")
    data = target.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(data.decode("utf-8-sig").splitlines()))
    assert len(rows) == 6
    assert rows[1] == [
        *("Hana", "", "Tom\u00e1s", "", "2024-05-02", "Cup", "", "W+R", "3", "9", "cup.sgf", "1", "ko; seki", "'=1+1"),
    ]
    assert rows[5][10:12] == ["two.sgf", "2"]
    assert strip(opened) == "5 game(s) saved as games.csv."


def test_several_selected_games_are_the_table(opened: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(opened, 0, 2)
    save_as(monkeypatch, tmp_path / "games.csv")
    use(opened, "save_table")
    assert len((tmp_path / "games.csv").read_text("utf-8-sig").splitlines()) == 3


def test_selected_games_are_saved_as_one_file_with_their_bytes(
    opened: Desk, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "turned.sgf").unlink()
    choose(opened, 0, 2, 4)
    target = tmp_path / "chosen.sgf"
    save_as(monkeypatch, target)
    use(opened, "save_games")
    assert target.read_bytes() == (CUP + TWO[TWO.index("(;SZ[13]") :] + "\n").encode()
    assert strip(opened) == "2 game(s) saved as chosen.sgf. 1 file(s) left out."
    assert details(opened).startswith("turned.sgf: ")


@pytest.fixture
def mixed(opened: Desk, folder: Path) -> Desk:
    (folder / "gb.sgf").write_bytes(
        "(;SZ[9]CA[GB2312]PB[\u8042\u536b\u5e73]PW[\u9a6c\u6653\u6625];B[ab])".encode("gb18030")
    )
    opened.window.open(folder)
    wait_until(lambda: "gb.sgf" in listed(opened))
    let_read(opened)
    choose(opened, 0, 1)
    return opened


def test_games_in_several_encodings_are_converted_after_a_question(
    mixed: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_as(monkeypatch, tmp_path / "chosen.sgf")
    mixed.dialogs.expect(QuestionDialog, lambda dialog: press(button_of(dialog, "Convert")))
    use(mixed, "save_games")
    wait_until((tmp_path / "chosen.sgf").exists)
    let_read(mixed)
    assert "GB18030, UTF-8" in mixed.dialogs.texts[-1]
    record = read_record((tmp_path / "chosen.sgf").read_bytes())
    assert record.encoding == "utf-8"
    assert [game.root.text("PB") for game in record.games] == ["Hana", "\u8042\u536b\u5e73"]
    assert (tmp_path / "chosen.sgf").read_bytes().decode()


def test_games_in_several_encodings_are_not_written_without_consent(
    mixed: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_as(monkeypatch, tmp_path / "chosen.sgf")
    mixed.dialogs.expect_button("Cancel")
    use(mixed, "save_games")
    assert not (tmp_path / "chosen.sgf").exists()


def test_games_are_not_saved_over_one_of_their_files(
    opened: Desk, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (folder / "two.sgf").read_bytes()
    choose(opened, 0, 3)
    save_as(monkeypatch, folder / "two.sgf")
    use(opened, "save_games")
    assert (folder / "two.sgf").read_bytes() == before
    assert "two.sgf" in strip(opened)


# The menu


def test_the_menu_is_shown_for_the_row_under_the_mouse(opened: Desk) -> None:
    table = page(opened).table
    choose(opened, 0)
    place = table.visualRect(page(opened).games.index(2, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, PLAIN, place)
    assert table.selected == (keys(opened)[2],)
    choose(opened, 0)
    opened.key(Qt.Key.Key_Down, SHIFT)
    assert table.selected == tuple(keys(opened)[:2])


def shown_in_dialog(desk: Desk, look: Callable[[InfoDialog], object]) -> object:
    """Open the dialog for the selected games, and return what is seen in it."""
    seen: list[object] = []

    def answer(dialog: InfoDialog) -> None:
        seen.append(look(dialog))
        press(dialog.cancel_button)

    desk.dialogs.expect(InfoDialog, answer)
    desk.key(Qt.Key.Key_I, CONTROL)
    wait_until(lambda: bool(seen))
    return seen[0]


@pytest.mark.parametrize(
    ("rows", "hints"),
    [
        ((0,), ("Cup", "")),
        ((3,), ("Old", "")),
        ((0, 3), ("Different: stays as it is", "")),
        ((1, 2), ("", "Different: stays as it is")),
    ],
)
def test_the_dialog_shows_the_events_and_the_names_of_the_games(
    desk: Desk, folder: Path, rows: tuple[int, ...], hints: tuple[str, str]
) -> None:
    for name, title in (("same.sgf", "First"), ("turned.sgf", "Second")):
        text = (folder / name).read_text()
        (folder / name).write_text(text.replace("SZ[9]", f"SZ[9]GN[{title}]"))
    desk.window.open(folder)
    let_read(desk)
    # The column has the name of a game without an event.
    assert cells(desk, EVENT) == ["Cup", "First", "Second", "Old", ""]
    choose(desk, *rows)
    seen = shown_in_dialog(desk, lambda d: tuple(d.rows[ident][1].placeholderText() for ident in ("EV", "GN")))
    assert seen == hints


def labels(dialog: InfoDialog) -> list[str]:
    return [shown.text() for shown in dialog.findChildren(QLabel)]


def test_the_dialog_for_one_game_speaks_of_one(opened: Desk) -> None:
    choose(opened, 0)
    seen = shown_in_dialog(opened, labels)
    assert isinstance(seen, list)
    assert not [text for text in seen if "selected" in text]
    assert "Change game information" in seen
    choose(opened, 0, 1)
    seen = shown_in_dialog(opened, labels)
    assert isinstance(seen, list)
    assert {"2 selected game(s)", "The same in all selected games"} <= set(seen)


def test_the_better_date_is_offered_below_the_field(opened: Desk) -> None:
    def fill(dialog: InfoDialog) -> tuple[int, int, int, int]:
        field = dialog.rows["DT"][1]
        before = field.width()
        field.setFocus()
        type_text("27.12.1996", field)
        wait_until(lambda: dialog.better_date.width() > 100 and dialog.better_date.geometry().top() > 0)
        return before, field.width(), field.geometry().bottom(), dialog.better_date.geometry().top()

    choose(opened, 0, 1)
    seen = shown_in_dialog(opened, fill)
    assert isinstance(seen, tuple)
    before, after, bottom, top = seen
    assert after == before
    assert top > bottom


def test_a_success_goes_with_the_page(opened: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_as(monkeypatch, tmp_path / "games")
    use(opened, "save_table")
    assert strip(opened) == "5 game(s) saved as games.csv."
    assert opened.window.context.strip.property("card") == "done"
    opened.key(Qt.Key.Key_Escape)
    assert not page(opened).isVisible()
    assert strip(opened) == ""


def test_a_success_goes_after_a_while_but_not_with_a_choice(
    opened: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = opened.window.context.strip
    shown._done_shown.setInterval(20)
    shown.tell_done("Saved.")
    shown.offer(("Undo", lambda: None))
    QTest.qWait(80)
    assert strip(opened) == "Saved."
    save_as(monkeypatch, tmp_path / "games")
    use(opened, "save_table")
    wait_until(lambda: strip(opened) == "")


def test_duplicates_with_tags_never_scroll_sideways_until_a_column_is_dragged(opened: Desk, folder: Path) -> None:
    for number in range(30):
        (folder / f"more{number}.sgf").write_text(CUP.replace("Hana", f"A rather long name {number}"))
    opened.window.resize(1280, 760)
    choose(opened, 0)
    tag(opened, "ko", "")
    show_duplicates(opened)
    flow(opened).library.renew()
    let_read(opened)
    wait_until(lambda: not flow(opened)._comparing.is_busy and len(keys(opened)) > 30)
    table = page(opened).table
    assert not table.horizontalScrollBar().isVisible()
    assert table.horizontalHeader().length() == table.viewport().width()
    assert table.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    table.horizontalHeader().resizeSection(COPY, 900)
    wait_until(lambda: table.horizontalScrollBar().isVisible())


def test_the_date_is_shown_without_the_time_of_day(desk: Desk, folder: Path) -> None:
    dates = {"cup.sgf": "2006.08.03 02:01", "same.sgf": "2001/08/25 13:07:29", "turned.sgf": "1996-12-27,28"}
    for name, date in dates.items():
        (folder / name).write_text(f"(;SZ[9]DT[{date}];B[aa])")
    desk.window.open(folder)
    let_read(desk)
    assert cells(desk, DATE)[:3] == ["2006.08.03", "2001/08/25", "1996-12-27,28"]
    games = page(desk).games
    tips = [games.data(games.index(row, DATE), Qt.ItemDataRole.ToolTipRole) for row in range(3)]
    assert "02:01" in tips[0]
    assert tips[2] == ""
