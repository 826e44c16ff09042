"""Large files are read beside the running program, one at a time."""

import os
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QSemaphore, Qt, QThreadPool
from pytestqt.qtbot import QtBot

from goboard_app.app import jobs
from goboard_app.app.files.load import AT_ONCE_BYTES, LoadedFile, Loader, load_file
from goboard_app.record import game_info
from goboard_app.record.sgf.builder import ParseWatch
from goboard_app.record.tree import GameTree, TreeShape
from goboard_app.session.tree_model import TreeFaces, faces_of
from tests.support.desk import Desk
from tests.support.waiting import wait_until

MOVES = "".join(f";B[{a}{b}];W[{b}{a}]" for a in "abcdefghi" for b in "jklmnopqrs") * 80
LARGE = f"(;SZ[19]PB[Large]{MOVES})"


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.sgf"
    path.write_text(LARGE)
    assert path.stat().st_size > AT_ONCE_BYTES
    return path


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.sgf"
    path.write_text("(;SZ[9]PB[Small];B[ee])")
    return path


class Reports:
    """The messages of a loader."""

    def __init__(self, loader: Loader) -> None:
        self.loaded: list[LoadedFile] = []
        self.failed: list[tuple[Path, str]] = []
        self.started: list[Path] = []
        loader.loaded.connect(self.loaded.append)
        loader.failed.connect(lambda path, reason: self.failed.append((path, reason)))
        loader.started.connect(self.started.append)


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    return QObject()


@pytest.fixture
def loader(parent: QObject) -> Loader:
    return Loader(parent)


@pytest.fixture
def reports(loader: Loader) -> Reports:
    return Reports(loader)


def let_it_finish() -> None:
    """Wait until the file is read and the report has arrived."""
    QThreadPool.globalInstance().waitForDone()
    QCoreApplication.processEvents()


class _Gate(QRunnable):
    """A gate that holds a thread of the pool until it is released."""

    def __init__(self, gate: QSemaphore) -> None:
        super().__init__()
        self._gate = gate

    def run(self) -> None:
        self._gate.acquire()


def test_a_small_file_is_there_at_once(loader: Loader, reports: Reports, small: Path) -> None:
    loader.load(small)
    assert [loaded.path for loaded in reports.loaded] == [small]
    assert reports.started == []


def test_a_large_file_arrives_later(loader: Loader, reports: Reports, large: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(loader.loaded):
        loader.load(large)
        assert reports.started == [large]
        assert reports.loaded == []
    assert reports.loaded[0].record.games[0].root.text("PB") == "Large"


def test_a_large_file_without_a_game_says_why(loader: Loader, reports: Reports, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Hana. " * 10_000)
    with qtbot.waitSignal(loader.failed):
        loader.load(path)
    assert reports.failed == [(path, "There is no game in this file.")]


def test_a_missing_file_says_why(loader: Loader, reports: Reports, tmp_path: Path) -> None:
    loader.load(tmp_path / "missing.sgf")
    assert reports.failed[0][1] == "There is no such file or folder."


def test_a_folder_is_no_record(loader: Loader, reports: Reports, tmp_path: Path) -> None:
    loader.load(tmp_path)
    assert reports.failed[0][1] == "This is a folder, not a file."


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(loader: Loader, reports: Reports, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.sgf")
    loader.load(tmp_path / "pipe.sgf")
    assert reports.failed[0][1] == "This is not an ordinary file, but a pipe or a device."


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_a_device_that_never_ends_is_not_read(loader: Loader, reports: Reports, tmp_path: Path) -> None:
    (tmp_path / "zero.sgf").symlink_to("/dev/zero")
    loader.load(tmp_path / "zero.sgf")
    assert reports.failed[0][1] == "This is not an ordinary file, but a pipe or a device."


def test_a_name_that_no_file_can_have_says_so(loader: Loader, reports: Reports) -> None:
    loader.load(Path("a\0b.sgf"))
    assert reports.failed


def test_a_load_that_was_cancelled_reports_nothing(loader: Loader, reports: Reports, large: Path, qtbot: QtBot) -> None:
    loader.load(large)
    loader.cancel()
    let_it_finish()
    with qtbot.waitSignal(loader.loaded):
        loader.load(large)
    assert len(reports.loaded) == 1


def test_a_load_that_is_cancelled_while_it_waits_does_no_harm(
    loader: Loader, reports: Reports, large: Path, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing comes of what waits for a thread: the moment that is waited for is the shipped one.
    monkeypatch.setattr("goboard_app.app.jobs.AT_ONCE_S", 0.03)
    pool, gate = QThreadPool.globalInstance(), QSemaphore()
    held = [_Gate(gate) for _ in range(pool.maxThreadCount())]
    for task in held:
        pool.start(task)
    for _ in range(5):
        loader.load(large)
        loader.cancel()
    gate.release(len(held))
    let_it_finish()
    loader.load(small)
    assert [loaded.path for loaded in reports.loaded] == [small]


def test_the_last_file_asked_for_is_the_one_that_comes(
    loader: Loader, reports: Reports, large: Path, small: Path
) -> None:
    loader.load(large)
    loader.load(small)
    let_it_finish()
    wait_until(lambda: reports.loaded)
    assert [loaded.path for loaded in reports.loaded] == [small]


def hold_the_pool(monkeypatch: pytest.MonkeyPatch) -> tuple[QSemaphore, list[QRunnable]]:
    """Fill the pool so that nothing is read until the semaphore is released for each of its threads."""
    monkeypatch.setattr(jobs, "AT_ONCE_S", 0.0)
    pool, gate = QThreadPool.globalInstance(), QSemaphore()
    held: list[QRunnable] = [_Gate(gate) for _ in range(pool.maxThreadCount())]
    for task in held:
        pool.start(task)
    return gate, held


def test_after_half_a_second_the_window_shows_the_progress(
    desk: Desk, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start()
    gate, held = hold_the_pool(monkeypatch)
    desk.window.open(large)
    strip = desk.parts.strip
    assert not strip.isVisible()
    wait_until(strip.isVisible)
    assert strip.sentence.text() == "Reading large.sgf…"
    assert strip.progress.isVisible()
    assert strip.progress.value() == 0
    assert not strip.close_button.isVisible()
    gate.release(len(held))
    wait_until(lambda: desk.controller.session.info.black_name == "Large")
    assert not strip.isVisible()
    assert desk.window.windowTitle() == "large.sgf[*] – goboard"


def test_a_file_that_is_read_soon_is_not_worth_a_word(desk: Desk, large: Path) -> None:
    desk.start()
    desk.window.open(large)
    wait_until(lambda: desk.controller.session.info.black_name == "Large")
    assert not desk.parts.strip.isVisible()


def test_cancel_stops_the_reading(desk: Desk, large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    gate, held = hold_the_pool(monkeypatch)
    desk.window.open(large)
    strip = desk.parts.strip
    wait_until(strip.isVisible)
    desk.press(strip.cancel_button)
    gate.release(len(held))
    let_it_finish()
    assert not strip.isVisible()
    assert not desk.parts.files.is_loading
    assert desk.message == "Black to play. Move 1."
    assert desk.session.info.black_name == ""


def test_while_a_large_collection_is_opened_the_window_goes_on(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "collection.sgf"
    game = LARGE[: LARGE.index(";B", 1800)] + ")"
    path.write_text("\n".join([game] * 600))
    assert path.stat().st_size > 1_000_000
    desk.start()
    desk.panel.make_ready()
    longest, last = 0.0, time.monotonic()
    desk.window.open(path)
    while desk.parts.files.is_loading:
        QCoreApplication.processEvents()
        longest, last = max(longest, time.monotonic() - last), time.monotonic()
    assert desk.controller.game_count == 600
    made = [game for game in desk.controller.collection.games if "session" in game.__dict__]
    assert len(made) == 1
    assert longest < 2


def test_reading_can_be_given_up(desk: Desk, large: Path) -> None:
    desk.start()
    desk.window.open(large)
    desk.parts.files.cancel_loading()
    let_it_finish()
    assert not desk.parts.strip.isVisible()
    assert desk.message == "Black to play. Move 1."
    assert desk.session.info.black_name == ""


def test_escape_gives_up_reading(desk: Desk, large: Path) -> None:
    desk.start()
    desk.window.open(large)
    desk.key(Qt.Key.Key_Escape)
    let_it_finish()
    assert desk.session.info.black_name == ""


def test_the_nodes_that_are_shown_first_are_made_before_the_file_is_shown(
    loader: Loader, reports: Reports, large: Path
) -> None:
    loader.load(large)
    wait_until(lambda: reports.loaded)
    node, made = reports.loaded[0].record.games[0].root, 1
    while node.made_children:
        node, made = node.made_children[0], made + 1
    assert made == 1 + MOVES.count(";")


def test_the_drawing_of_a_tree_is_computed_before_the_file_is_shown(
    desk: Desk, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its shape, the numbers of its moves, and the node of the game information; each takes a while."""
    made: list[str] = []
    for owner, name in ((TreeShape, "_take_all"), (TreeFaces, "_count_along")):
        note_thread(monkeypatch, owner, name, made)
    note_thread(monkeypatch, game_info, "_find_info_node", made)
    desk.start()
    made.clear()
    desk.window.open(large)
    wait_until(lambda: desk.controller.session.info.black_name == "Large")
    assert desk.panel.review.tree.progress.text()
    assert made
    assert threading.main_thread().name not in made


def note_thread(monkeypatch: pytest.MonkeyPatch, owner: object, name: str, notes: list[str]) -> None:
    """Note the name of each thread that calls this."""
    real = getattr(owner, name)

    def noting(*given: object) -> object:
        notes.append(threading.current_thread().name)
        return real(*given)

    monkeypatch.setattr(owner, name, noting)


def test_long_games_are_worked_out_beside_whichever_is_shown_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A user who chooses another game of a collection does not wait; short games stay unread."""
    games = ["(;SZ[9]PB[First];B[ee])", "(;SZ[9]PB[Short];B[ee];W[cc])"]
    games.append("(;SZ[9]PB[Long]" + ";B[];W[]" * 30_000 + ")")
    path = tmp_path / "three.sgf"
    path.write_text("\n".join(games))
    worked_out: list[str] = []
    begin = TreeShape.__init__

    def noted(shape: TreeShape, tree: GameTree, before: TreeShape | None = None) -> None:
        worked_out.append(tree.root.text("PB"))
        begin(shape, tree, before)

    monkeypatch.setattr(TreeShape, "__init__", noted)
    loaded = load_file(path, None, ParseWatch())
    assert worked_out == ["First", "Long"]
    long = loaded.record.games[2]
    assert faces_of(long).shape.count == 60_001
    assert worked_out == ["First", "Long"]
