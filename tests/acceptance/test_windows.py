"""Several windows in one program: each with its own record, all with the same settings."""

import gc
import os
import signal
import subprocess
import sys
import weakref
from collections import Counter
from itertools import combinations
from pathlib import Path

import PySide6
import pytest
import shiboken6
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QGraphicsItem, QScrollBar

from goboard_app.app.jobs import COLLECTOR
from goboard_app.clock.control import Absolute
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.widgets.parts import available_rect
from goboard_app.ui.widgets.theme import DARK
from tests.support.desk import CONTROL, SHIFT, Desk, Desks, answer_files
from tests.support.dialogs import Dialogs
from tests.support.parts import parts
from tests.support.waiting import wait_until

ROOT = Path(__file__).parents[2]
CHILD = ROOT / "tests" / "support" / "windows_child.py"
HANA = "(;SZ[9]PB[Hana]PW[Tomás]RU[Japanese]KM[6.5];B[ee];W[cc];B[gc])"
MEI = "(;SZ[9]PB[Mei]RU[Chinese];B[gg];W[cg])"

Key = Qt.Key


@pytest.fixture
def two(desk: Desk) -> tuple[Desk, Desk]:
    """Two windows with a record each."""
    assert desk.drop(desk.sgf(HANA, "a.sgf"), desk.sgf(MEI, "b.sgf"))
    (other,) = desk.others
    return desk, other


def said(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


def free(*, kept: Desk) -> None:
    """Let what was closed go, as the program does when it is idle."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shiboken6.isValid(kept.window)


def listed(desk: Desk) -> list[QAction]:
    menu = desk.parts.window_list.menu
    menu.aboutToShow.emit()
    return menu.actions()


# Opening windows


@pytest.mark.start_page
def test_a_new_window_is_on_its_start_page(desk: Desk) -> None:
    desk.open(HANA)
    desk.key(Key.Key_N, CONTROL | SHIFT)
    (other,) = desk.others
    assert other.window.isVisible()
    wait_until(other.window.isActiveWindow)
    assert not other.is_on_board
    assert desk.session.info.black_name == "Hana"
    assert other.window.pos() != desk.window.pos()


def test_several_files_open_each_in_its_window(two: tuple[Desk, Desk]) -> None:
    one, other = two
    assert (one.documents.path, other.documents.path) == (
        one.folder / "a.sgf",
        one.folder / "b.sgf",
    )
    assert other.window.isVisible()


def test_a_file_is_dropped_anywhere_on_the_page(desk: Desk) -> None:
    desk.open(HANA)
    desk.menu("comment")
    review = desk.panel.review
    for name, widget in (("b.sgf", desk.page.board), ("c.sgf", review.comment), ("d.sgf", review.tree)):
        path = desk.sgf(MEI, name)
        assert desk.drop(path, on=widget)
        assert desk.documents.path == path
        assert not desk.documents.is_modified


def test_files_dropped_on_unsaved_work_leave_it_where_it_is(desk: Desk) -> None:
    desk.open(HANA)
    desk.click("A1")
    assert desk.drop(desk.sgf(MEI, "b.sgf"), desk.sgf(MEI, "c.sgf"))
    assert desk.documents.path == desk.folder / "game.sgf"
    assert [d.documents.path for d in desk.others] == [
        desk.folder / "b.sgf",
        desk.folder / "c.sgf",
    ]


def test_a_record_is_opened_in_a_new_window_by_the_menu(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(HANA)
    answer_files(monkeypatch.setattr, opened=desk.sgf(MEI, "b.sgf"))
    desk.key(Key.Key_O, CONTROL | SHIFT)
    (other,) = desk.others
    assert other.session.info.black_name == "Mei"
    assert desk.session.info.black_name == "Hana"


def test_a_file_that_another_window_has_is_shown_there(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.wake()
    one.window.open(other.folder / "b.sgf")
    assert one.documents.path == one.folder / "a.sgf"
    wait_until(other.window.isActiveWindow)
    assert said(one) == said(other) == ""
    assert len(one.windows.all) == 2


def test_the_same_file_by_another_name_is_shown_there_too(two: tuple[Desk, Desk]) -> None:
    one, other = two
    link = one.folder / "link.sgf"
    link.symlink_to(one.folder / "b.sgf")
    one.wake()
    assert one.drop(link, one.folder / "a.sgf")
    assert len(one.windows.all) == 2
    other.window.activateWindow()
    one.windows.open_in_new(link)
    assert len(one.windows.all) == 2


def test_a_file_named_twice_opens_once(desk: Desk) -> None:
    path = desk.sgf(HANA, "a.sgf")
    assert desk.drop(path, path)
    assert desk.others == []
    assert desk.documents.path == path


@pytest.mark.start_page
def test_a_file_that_its_window_left_opens_here(two: tuple[Desk, Desk]) -> None:
    one, other = two
    other.menu("start_page")
    one.window.open(one.folder / "b.sgf")
    assert one.documents.path == one.folder / "b.sgf"


def test_a_file_that_cannot_be_read_says_so_in_its_own_window(desk: Desk) -> None:
    desk.open(HANA)
    desk.click("A1")
    missing = desk.folder / "missing.sgf"
    assert desk.drop(missing, desk.sgf(MEI, "b.sgf"))
    told = [said(other) for other in desk.others]
    assert told[0].startswith("missing.sgf could not be opened.")
    assert told[1] == said(desk) == ""


# Each on its own


def test_undo_in_one_window_leaves_the_other(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.click("A1")
    other.click("B1")
    other.click("C1")
    one.menu("undo")
    assert one.session.tree.node_count() == 4
    assert other.session.tree.node_count() == 5
    assert not one.window.isWindowModified()
    assert other.window.isWindowModified()
    other.menu("undo")
    assert other.session.tree.node_count() == 4


def test_both_windows_save_to_their_own_files(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.click("A1")
    other.click("B1")
    one.menu("save")
    assert other.window.isWindowModified()
    other.menu("save")
    assert b"B[ai]" in (one.folder / "a.sgf").read_bytes()
    assert b"[bi]" in (one.folder / "b.sgf").read_bytes()
    assert b"[bi]" not in (one.folder / "a.sgf").read_bytes()


def test_a_count_in_one_window_leaves_the_other(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.menu("count")
    one.wait_for_proposal()
    assert one.phase is Phase.COUNTING
    assert other.phase is Phase.REVIEWING
    assert not other.controller.reader.is_busy


def test_each_window_has_its_own_clock(desk: Desk) -> None:
    clock = Absolute(600_000)
    desk.windows.open_new()
    (other,) = desk.others
    for player in (desk, other):
        player.start(black_time=clock, white_time=clock)
        player.play("E5")
    desk.menu("pause")
    clocks = [player.controller.clock.now for player in (desk, other)]
    assert [now is not None and now.is_paused for now in clocks] == [True, False]


# The settings are one


def test_a_theme_chosen_in_one_window_is_in_all(two: tuple[Desk, Desk]) -> None:
    one, other = two
    rows = {a.text(): a for a in parts(one.window).view.theme_menu.actions()}
    rows["Dark"].trigger()
    image = other.page.board.grab().toImage()
    assert image.pixelColor(1, 1).name() == DARK.table.lower()
    assert {a.text(): a.isChecked() for a in parts(other.window).view.theme_menu.actions()}["Dark"]


def test_a_switch_in_one_window_is_in_all(two: tuple[Desk, Desk]) -> None:
    one, other = two
    before = other.page.board.board_geometry.spacing
    one.menu("coordinates")
    assert other.page.board.board_geometry.spacing > before
    assert not other.action("coordinates").isChecked()


def test_a_record_that_is_asked_for_again_makes_no_room_for_another_one(desk: Desk) -> None:
    one = desk.open("(;SZ[9]PB[One])", "one.sgf")
    two = desk.sgf("(;SZ[9]PB[Two])", "two.sgf")
    desk.windows.open_all([one, two], desk.window)
    assert [item.documents.path for item in desk.windows.all] == [one, two]


@pytest.mark.start_page
def test_recent_records_of_all_windows_are_in_one_list(desks: Desks, two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.open(MEI, "c.sgf")
    other.open(HANA, "d.sgf")
    expected = tuple(str(one.folder / name) for name in ("d.sgf", "c.sgf", "b.sgf", "a.sgf"))
    assert parts(one.window).view.settings.recent == expected
    assert [a.data() for a in one.recent_menu.actions()] == list(expected)
    one.windows.quit()
    assert desks.store.load().recent == expected


@pytest.mark.start_page
def test_a_record_opened_in_one_window_is_on_the_start_page_of_another(desk: Desk) -> None:
    desk.windows.open_new()
    (other,) = desk.others
    assert parts(other.window).starts.page.recent.rows == []
    path = desk.open(HANA, "a.sgf")
    assert [row.toolTip() for row in parts(other.window).starts.page.recent.rows] == [str(path)]


def test_a_second_window_costs_the_first_no_new_style(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    monkeypatch.setattr(QApplication, "setStyleSheet", lambda _app, sheet: given.append(sheet))
    desk.windows.open_new()
    assert given == []


# Closing


def test_closing_one_window_leaves_the_other(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.key(Key.Key_W, CONTROL | SHIFT)
    free(kept=other)
    assert not shiboken6.isValid(one.window)
    other.click("B1")
    other.menu("undo")
    assert [item.window for item in other.windows.all] == [other.window]


def test_a_closed_window_is_freed(two: tuple[Desk, Desk]) -> None:
    one, other = two
    other.menu("count")
    other.wait_for_proposal()
    seen = [weakref.ref(thing) for thing in (other.window, other.documents, other.controller)]
    things = [other.window, other.documents, other.controller]
    assert other.window.close()
    free(kept=one)
    wait_until(lambda: not any(shiboken6.isValid(thing) for thing in things))
    things.clear()
    other.window = other.documents = other.controller = None  # type: ignore[assignment]
    # The collector looks through its frozen objects again a moment later.
    gc.unfreeze()
    gc.collect()
    assert [ref() for ref in seen] == [None, None, None]


def test_windows_that_were_closed_leave_nothing_behind(desks: Desks, desk: Desk) -> None:
    path = desks.folder / "shown.sgf"
    path.write_text(HANA, encoding="utf-8")
    # The window that stays makes these parts at rest, on a busy machine between two of the others.
    assert desk.window.features["teach"].lessons
    assert desk.window.features["count"].count_panel
    left = [left_of_a_window(desk, path) for _ in range(4)]
    # The first ones fill what is kept for all windows.
    assert left[3] - left[1] == Counter()


def left_of_a_window(desk: Desk, path: Path) -> Counter[str]:
    """Show a record in one more window, count, close it; what there is of ours after that."""
    desk.windows.open_in_new(path)
    (other,) = desk.others
    other.menu("last")
    other.menu("count")
    other.wait_for_proposal()
    other.menu("games")
    assert other.window.close()
    del other
    free(kept=desk)
    # As the program does a moment after.
    gc.unfreeze()
    gc.collect()
    kinds = (type(item) for item in gc.get_objects() if not is_kept_by_pyside(item))
    return Counter(
        f"{kind.__module__}.{kind.__qualname__}"
        for kind in kinds
        if issubclass(kind, (QObject, QGraphicsItem, GameSession, GameTree))
    )


def is_kept_by_pyside(thing: object) -> bool:
    """Return whether it is the empty shell of an object that Qt made; before 6.9 it stays once a signal was named."""
    is_shell = type(thing) in (QAction, QItemSelectionModel, QScrollBar) and not shiboken6.isValid(thing)
    return is_shell and PySide6.__version_info__ < (6, 9)


def test_a_record_is_freed_once_another_is_there_and_nothing_is_done(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goboard_app.ui.shell.windows._QUIET_MS", 300)
    desk.open(HANA, "a.sgf")
    root = weakref.ref(desk.session.tree.root)
    # As after a walk through a large record, which the collector passes over from then on.
    COLLECTOR.hold()
    COLLECTOR.release(is_kept=True)
    desk.open(MEI, "b.sgf")
    gc.collect()
    assert root() is not None
    wait_until(lambda: root() is None)


def test_a_sudden_growth_is_swept_in_idle_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.ui.shell.windows._QUIET_MS", 50)
    swept: list[bool] = []
    monkeypatch.setattr(COLLECTOR, "sweep", lambda: swept.append(True) or len(swept) > 1)
    desk.open(HANA, "a.sgf")
    wait_until(lambda: len(swept) == 2)
    desk.menu("last")
    assert not desk.windows._quiet.is_set
    monkeypatch.setattr(COLLECTOR, "is_due", True)
    desk.menu("first")
    wait_until(lambda: len(swept) == 3)


@pytest.mark.start_page
def test_a_file_is_free_once_its_window_is_closed(desks: Desks, two: tuple[Desk, Desk]) -> None:
    _one, other = two
    path = other.documents.path
    assert path is not None
    assert other.window.close()
    elsewhere = desks.make()
    elsewhere.window.open(path)
    assert elsewhere.is_on_board


def test_closing_asks_about_its_own_record_alone(two: tuple[Desk, Desk], dialogs: Dialogs) -> None:
    one, other = two
    one.click("A1")
    assert other.window.close()
    dialogs.expect_button("Cancel")
    assert not one.window.close()
    assert one.window.isVisible()


@pytest.mark.parametrize("dirty", [0, 1])
def test_quit_asks_each_window_and_one_cancel_stops_it(two: tuple[Desk, Desk], dialogs: Dialogs, dirty: int) -> None:
    two[dirty].click("A1")
    dialogs.expect_button("Cancel")
    two[0].key(Key.Key_Q, CONTROL)
    assert all(desk.window.isVisible() for desk in two)
    assert two[dirty].window.isWindowModified()


def test_discarded_changes_are_kept_after_a_cancel(two: tuple[Desk, Desk], dialogs: Dialogs) -> None:
    one, other = two
    one.click("A1")
    other.click("B1")
    dialogs.expect_button("Do not save")
    dialogs.expect_button("Cancel")
    one.menu("quit")
    assert one.window.isVisible()
    assert one.window.isWindowModified()
    one.menu("save")
    assert b"B[ai]" in (one.folder / "a.sgf").read_bytes()


def test_quit_saves_where_that_is_the_answer(two: tuple[Desk, Desk], dialogs: Dialogs) -> None:
    one, other = two
    one.click("A1")
    other.click("B1")
    dialogs.expect_button("Save")
    dialogs.expect_button("Do not save")
    one.menu("quit")
    assert one.windows.all == ()
    assert b"B[ai]" in (one.folder / "a.sgf").read_bytes()
    assert (one.folder / "b.sgf").read_text() == MEI


# Unfinished games


@pytest.fixture
def games(desk: Desk) -> tuple[Desk, Desk]:
    """Two windows in which a game without a file is played."""
    desk.windows.open_new()
    (other,) = desk.others
    for player, name in ((desk, "Hana"), (other, "Mei")):
        player.start(black_name=name)
        player.play("E5 C3")
    return desk, other


@pytest.mark.start_page
def test_quitting_keeps_the_unfinished_games_of_all_windows(desks: Desks, games: tuple[Desk, Desk]) -> None:
    games[0].menu("quit")
    assert games[0].windows.all == ()
    later = desks.make()
    waiting = later.documents.unfinished.read()
    assert waiting is not None
    kept = [waiting.record.games[0].root.text("PB")]
    kept += [p.read_text() for p in (desks.folder / "data" / "games").iterdir()]
    assert "Mei" in kept[0]
    assert "PB[Hana]" in kept[1]
    assert any("Hana" in path for path in parts(later.window).view.settings.recent)


def test_a_killed_program_leaves_the_unfinished_games_of_all_windows(desks: Desks, games: tuple[Desk, Desk]) -> None:
    for game in games:
        game.documents.unfinished.keep()
    desks.crash(games[0])
    later = desks.make()
    waiting = later.documents.unfinished.read()
    assert waiting is not None
    kept = waiting.record.data.decode()
    kept += "".join(p.read_text() for p in (desks.folder / "data" / "games").iterdir())
    assert "PB[Mei]" in kept
    assert "PB[Hana]" in kept


@pytest.mark.start_page
def test_the_game_of_a_closed_window_is_offered_by_the_others(desk: Desk) -> None:
    desk.windows.open_new()
    (other,) = desk.others
    other.start(black_name="Mei")
    other.play("E5")
    assert other.window.close()
    desk.press(desk.parts.starts.page.continue_button)
    assert desk.session.info.black_name == "Mei"
    assert desk.phase is Phase.PLAYING


# The list and the places


def test_the_menu_lists_the_windows_and_leads_to_them(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.wake()
    rows = listed(one)
    assert [(a.text(), a.isChecked()) for a in rows] == [("a.sgf", True), ("b.sgf", False)]
    rows[1].trigger()
    wait_until(other.window.isActiveWindow)


def test_the_key_leads_from_window_to_window(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.key(Key.Key_F6, CONTROL)
    wait_until(other.window.isActiveWindow)
    other.key(Key.Key_F6, CONTROL)
    wait_until(one.window.isActiveWindow)


def test_rows_about_other_windows_are_off_for_a_single_one(desk: Desk) -> None:
    assert not desk.action("arrange").isEnabled()
    assert not desk.action("next_window").isEnabled()
    desk.windows.open_new()
    assert desk.action("arrange").isEnabled()
    assert desk.others[0].window.close()
    assert not desk.action("arrange").isEnabled()


def test_windows_side_by_side_hide_nothing_of_one_another(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.menu("full_screen")
    one.menu("arrange")
    room = available_rect(one.window)
    places = [d.window.frameGeometry() for d in two]
    assert all(room.contains(place) for place in places), (room, places)
    assert not any(a.intersects(b) for a, b in combinations(places, 2))
    assert not one.window.isFullScreen()
    assert one.page.board.width() > 200


# After a crash


def test_a_crash_with_two_windows_offers_both_records(desks: Desks, two: tuple[Desk, Desk]) -> None:
    for desk, name in zip(two, ("A1", "B1"), strict=True):
        desk.click(name)
        assert desk.documents.journaling.flush()
    desks.crash(two[0])
    later = desks.make()
    card = parts(later.window).restores.card
    assert card is not None
    later.press(card.restore_button)
    assert card.isVisible()
    later.press(card.restore_button)
    assert not card.isVisible()
    (other,) = later.others
    assert {later.documents.path, other.documents.path} == {
        later.folder / "a.sgf",
        later.folder / "b.sgf",
    }
    assert later.window.isWindowModified()
    assert other.window.isWindowModified()


def run_child(folder: Path, *words: str) -> subprocess.Popen[bytes]:
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_DATA_HOME": str(folder / "share"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "LANG": "C.UTF-8",
    }
    return subprocess.Popen([sys.executable, str(CHILD), *words], stdout=subprocess.PIPE, env=env)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_kill_9_with_two_changed_windows_loses_neither(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.sgf", "b.sgf")]
    for path, text in zip(files, (HANA, MEI), strict=True):
        path.write_text(text)
    with run_child(tmp_path, "edit", *map(str, files)) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"dirty 2\n"
        child.send_signal(signal.SIGKILL)
    assert [path.read_text() for path in files] == [HANA, MEI]
    with run_child(tmp_path, "restore") as child:
        assert child.stdout is not None
        assert child.stdout.read().split() == b"restored 2 2 left 0".split()
    for path in files:
        assert b"B[aa]" in path.read_bytes()
    assert child.returncode == 0


# From window to window


def test_a_line_is_copied_from_one_window_into_another(desk: Desk) -> None:
    one = desk
    assert one.drop(one.sgf(HANA, "a.sgf"), one.sgf("(;SZ[9];B[aa])", "c.sgf"))
    (other,) = one.others
    one.wake()
    one.keys(Key.Key_Home, Key.Key_Right)
    one.menu("copy")
    other.wake()
    other.key(Key.Key_Home)
    other.menu("paste")
    assert b"B[ee];W[cc];B[gc]" in write_record(other.documents._current_record())
    assert not one.window.isWindowModified()
    assert other.window.isWindowModified()


@pytest.mark.start_page
def test_a_window_that_closes_amid_work_lets_the_collector_go(desk: Desk) -> None:
    before = COLLECTOR._holders
    desk.windows.open_in_new(desk.sgf("(;SZ[9]" + ";B[aa];W[bb]" * 3000 + ")"))
    (other,) = desk.others
    wait_until(lambda: other.is_on_board)
    other.menu("last")
    wait_until(lambda: COLLECTOR._holders > before)
    assert other.window.close()
    free(kept=desk)
    assert COLLECTOR._holders == before
