"""Nothing that was played is lost: not to another game, another window, another program."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from goboard_app.app.files.save import CannotSave
from goboard_app.app.files.unfinished import HEAD_BYTES, KeepingTrouble
from goboard_app.record.sgf import imports
from goboard_app.record.sgf.collection import Record
from goboard_app.session.session import Phase
from tests.support.desk import Desk, Desks, answer_files
from tests.support.dialogs import Dialogs
from tests.support.parts import parts
from tests.support.waiting import wait_until

WON = "(;SZ[9]PB[Hana]RU[Japanese]KM[6.5]RE[B+R];B[ee];W[cc])"
OPEN = "(;SZ[9]PB[Tomás]RU[Japanese]KM[6.5];B[gg];W[cc])"
LARGE = "(;SZ[9]PB[Large]C[" + "A long comment. " * 5000 + "];B[ee])"


@pytest.fixture
def waiting(desks: Desks, desk: Desk) -> Desk:
    """A window on the start page, where a game of Mei waits to be carried on."""
    desk.start(black_name="Mei")
    desk.play("E5 C3 G7")
    assert desks.close(desk)
    return desks.make()


def refuse(patch: pytest.MonkeyPatch, name: str) -> None:
    """Refuse to delete or move anything, as a system may."""

    def fail(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    patch.setattr(Path, name, fail)


@pytest.fixture
def no_writing(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The disk is full."""

    def fail(_path: Path, _data: bytes) -> None:
        raise CannotSave("No space left on device")

    monkeypatch.setattr("goboard_app.app.files.unfinished.replace_file", fail)
    return monkeypatch


def said(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


def wait_for_words(desk: Desk, words: str) -> None:
    wait_until(lambda: words in said(desk))


def shelved(desk: Desk) -> list[bytes]:
    return [path.read_bytes() for path in sorted((desk.folder / "data" / "games").glob("*"))]


# Another game than the one that is kept


@pytest.mark.parametrize("leave", ["quit", "save"])
def test_playing_on_from_a_finished_record_leaves_the_game_that_waits(
    desks: Desks, waiting: Desk, dialogs: Dialogs, leave: str
) -> None:
    waiting.open(WON)
    waiting.menu("go_on")
    if leave == "save":
        waiting.menu("save")
    elif waiting.documents.is_modified:
        dialogs.expect_button("Do not save")
    assert desks.close(waiting)
    kept = [
        *shelved(waiting),
        waiting.unfinished.read_bytes() if waiting.unfinished.exists() else b"",
    ]
    assert any(b"PB[Mei]" in data for data in kept)


@pytest.mark.parametrize("leave", ["save", "settle"])
def test_a_result_on_the_board_deletes_no_other_game(waiting: Desk, leave: str) -> None:
    # The record was made a live game by other means than the menu, which shelves first.
    waiting.open(WON)
    waiting.controller.session.set_live(True)
    if leave == "save":
        waiting.menu("save")
    else:
        waiting.documents.settle()
    assert b"PB[Mei]" in waiting.unfinished.read_bytes()


@pytest.mark.start_page
def test_playing_on_from_a_record_shelves_the_game_that_waits(waiting: Desk) -> None:
    waiting.open(OPEN)
    waiting.press(waiting.panel.review.go_on)
    waiting.play("E5")
    waiting.documents.unfinished.keep()
    (put_away,) = shelved(waiting)
    assert b"PB[Mei]" in put_away
    assert any("Mei" in path for path in parts(waiting.window).view.settings.recent)
    assert "PB[Tomás]".encode() in waiting.unfinished.read_bytes()


def test_keeping_never_writes_over_another_game(waiting: Desk) -> None:
    waiting.open(OPEN)
    waiting.controller.go_on_playing()
    waiting.documents.unfinished.keep()
    (put_away,) = shelved(waiting)
    assert b"PB[Mei]" in put_away


def test_an_unshelvable_game_is_not_overwritten(waiting: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting.open(OPEN)
    waiting.controller.go_on_playing()
    with monkeypatch.context() as patch:
        refuse(patch, "replace")
        waiting.documents.unfinished.keep()
    wait_for_words(waiting, "The game could not be kept: you do not have permission")
    assert b"PB[Mei]" in waiting.unfinished.read_bytes()
    assert shelved(waiting) == []


# Two windows


def test_two_windows_keep_their_games_in_files_of_their_own(desks: Desks) -> None:
    first, second = desks.make(), desks.make()
    for desk, name in ((first, "Mei"), (second, "Ken")):
        desk.start(black_name=name)
        desk.controller.click(desk.point("E5"))
        desk.documents.unfinished.keep()
    own = second.folder / "data" / f"unfinished-{os.getpid()}.sgf"
    assert b"PB[Mei]" in first.unfinished.read_bytes()
    assert b"PB[Ken]" in own.read_bytes()


@pytest.mark.start_page
def test_a_window_does_not_offer_the_game_of_another_that_runs(desks: Desks) -> None:
    first = desks.make()
    first.start(black_name="Mei")
    first.play("E5")
    first.documents.unfinished.keep()
    second = desks.make()
    assert not parts(second.window).starts.page.continue_button.isVisible()


@pytest.mark.start_page
def test_the_next_start_takes_up_the_newest_game_and_shelves_the_others(desks: Desks) -> None:
    data = desks.folder / "data"
    data.mkdir()
    for age, (name, file) in enumerate(
        [
            ("New", "unfinished-99999998.sgf"),
            ("Old", "unfinished.sgf"),
            ("Older", "unfinished-7.sgf"),
        ]
    ):
        path = data / file
        path.write_text(f"(;SZ[9]PB[{name}];B[ee])")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    desk = desks.make()
    page = desk.parts.starts.page
    assert page.large_title.text() == "New – White"
    assert b"PB[New]" in desk.unfinished.read_bytes()
    assert sorted(b"PB[Old]" in data for data in shelved(desk)) == [False, True]
    assert len(desk.parts.view.settings.recent) == 2
    assert sorted(path.name for path in data.glob("*.sgf")) == ["unfinished.sgf"]


@pytest.mark.parametrize("kind", ["long", "a long comment"])
def test_games_of_any_length_are_shelved_at_once(desks: Desks, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """The window waits for it: a game is read only as far as its name needs."""
    data = desks.folder / "data"
    data.mkdir()
    moves, comment = (";B[ee];W[]" * 20_000, "") if kind == "long" else ("", "C[" + "長い。" * 20_000)
    for name in ("unfinished.sgf", "unfinished-7.sgf"):
        (data / name).write_text(f"(;SZ[9]CA[UTF-8]PB[Hana]PW[幻庵]{comment or 'C['}]{moves})")
    read: list[int] = []
    real = imports.read_record

    def noting(text: bytes, *others: object) -> Record:
        if threading.current_thread() is threading.main_thread():
            read.append(len(text))
        return real(text, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(imports, "read_record", noting)
    desk = desks.make()
    assert read
    assert max(read) <= HEAD_BYTES
    (path,) = (data / "games").iterdir()
    assert path.name == "Hana - 幻庵.sgf"
    assert path.stat().st_size > 100_000
    assert desk.unfinished.stat().st_size == path.stat().st_size


@pytest.mark.start_page
def test_a_program_that_was_killed_holds_nothing(desks: Desks) -> None:
    data = desks.folder / "data"
    data.mkdir()
    file = data / "unfinished.sgf"
    file.write_text("(;SZ[9]PB[Mei];B[ee])")
    script = (
        "import os, sys; from PySide6.QtCore import QLockFile;"
        "lock = QLockFile(sys.argv[1]); print(lock.tryLock(0), flush=True); os._exit(9)"
    )
    done = subprocess.run([sys.executable, "-c", script, f"{file}.lock"], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "True"
    assert Path(f"{file}.lock").exists()
    assert desks.make().parts.starts.page.continue_button.isVisible()


@pytest.mark.start_page
def test_a_game_of_another_running_program_is_left_alone(desks: Desks) -> None:
    data = desks.folder / "data"
    data.mkdir()
    file = data / "unfinished-7.sgf"
    file.write_text("(;SZ[9]PB[Mei];B[ee])")
    lock = QLockFile(f"{file}.lock")
    assert lock.tryLock(0)
    assert not desks.make().parts.starts.page.continue_button.isVisible()
    assert file.exists()


# A large file


@pytest.fixture
def slow(desk: Desk) -> Callable[[str], Path]:
    """An action that begins to open a file in the background."""

    def begin(text: str = LARGE) -> Path:
        path = desk.open(text, "large.sgf")
        assert desk.parts.files.is_loading
        return path

    return begin


def loaded(desk: Desk) -> None:
    wait_until(lambda: not desk.parts.files.is_loading)


@pytest.mark.parametrize(("answer", "is_shown"), [("Cancel", False), ("Do not save", True)])
def test_moves_made_while_a_file_is_read_are_asked_about(
    desk: Desk, dialogs: Dialogs, slow: Callable[[str], Path], answer: str, is_shown: bool
) -> None:
    desk.open(OPEN)
    slow(LARGE)
    desk.play("E5 E6")
    dialogs.expect_button(answer)
    loaded(desk)
    assert (desk.session.info.black_name == "Large") is is_shown
    assert (len(desk.session.path.moves) == 2) is not is_shown


def test_a_game_played_while_a_file_is_read_is_kept_without_a_question(desk: Desk, slow: Callable[[str], Path]) -> None:
    desk.start(black_name="Mei")
    slow(LARGE)
    desk.play("E5 C3")
    loaded(desk)
    assert desk.session.info.black_name == "Large"
    assert b"PB[Mei]" in desk.unfinished.read_bytes()


def test_nothing_is_asked_twice_where_nothing_was_done(
    desk: Desk, dialogs: Dialogs, slow: Callable[[str], Path]
) -> None:
    desk.open(OPEN)
    desk.play("E5")
    dialogs.expect_button("Do not save")
    slow(LARGE)
    loaded(desk)
    assert desk.session.info.black_name == "Large"


def test_a_new_game_stops_the_reading_of_a_file(desk: Desk, slow: Callable[[str], Path]) -> None:
    slow(LARGE)
    desk.start(black_name="Mei")
    assert not desk.parts.files.is_loading
    assert desk.session.info.black_name == "Mei"


@pytest.mark.start_page
def test_carrying_a_game_on_stops_the_reading_of_a_file(waiting: Desk) -> None:
    waiting.open(LARGE, "large.sgf")
    assert parts(waiting.window).files.is_loading
    waiting.press(parts(waiting.window).starts.page.continue_button)
    assert not parts(waiting.window).files.is_loading
    assert waiting.session.info.black_name == "Mei"


# Keeping that fails


def test_a_failure_to_keep_is_reported_once_and_closing_asks(
    desks: Desks, desk: Desk, dialogs: Dialogs, no_writing: pytest.MonkeyPatch
) -> None:
    desk.start()
    desk.play("E5")
    desk.documents.unfinished.keep()
    wait_for_words(desk, "The game could not be kept: No space left on device")
    desk.parts.strip.hide()
    desk.play("C3")
    desk.documents.unfinished.keep()
    dialogs.expect_button("Cancel")
    assert not desks.close(desk)
    assert said(desk) == ""
    no_writing.undo()
    assert desks.close(desk)
    assert desk.unfinished.exists()


def test_only_the_current_state_of_a_game_is_kept(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    assert not desk.documents.unfinished.is_kept
    desk.documents.unfinished.keep()
    assert desk.documents.unfinished.is_kept
    desk.play("C3")
    assert not desk.documents.unfinished.is_kept


@pytest.mark.start_page
def test_leaving_for_the_start_page_asks_where_nothing_can_be_kept(
    desk: Desk, dialogs: Dialogs, no_writing: pytest.MonkeyPatch
) -> None:
    desk.start()
    desk.play("E5")
    dialogs.expect_button("Cancel")
    desk.menu("start_page")
    assert desk.is_on_board


# Not saving, and then nothing comes of it


@pytest.mark.start_page
def test_a_game_is_kept_without_a_question_where_no_file_takes_its_place(desks: Desks, desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.open("", "empty.sgf")
    assert desk.unfinished.exists()
    assert desks.close(desk)
    assert desks.make().parts.starts.page.continue_button.isVisible()


def test_giving_up_a_large_file_keeps_the_game(desk: Desk, slow: Callable[[str], Path]) -> None:
    desk.start()
    desk.play("E5 C3")
    slow(LARGE)
    desk.parts.files.cancel_loading()
    desk.documents.settle()
    assert desk.unfinished.exists()


def test_a_game_waits_unasked_while_a_file_is_shown(desks: Desks, desk: Desk) -> None:
    desk.start(black_name="Mei")
    desk.play("E5 C3")
    desk.open(WON)
    assert b"PB[Mei]" in desk.unfinished.read_bytes()
    assert shelved(desk) == []
    assert desks.close(desk)
    assert desks.make().parts.starts.page.continue_button.isVisible()


def test_a_game_is_shelved_unasked_for_a_new_one(desk: Desk, dialogs: Dialogs) -> None:
    desk.start(black_name="Mei")
    desk.play("E5 C3")
    dialogs.expect_button("Start game")
    desk.menu("new")
    assert not desk.unfinished.exists()
    (put_away,) = shelved(desk)
    assert b"PB[Mei]" in put_away
    assert "Mei" in desk.parts.view.settings.recent[0]


# Files that others write


@pytest.mark.parametrize("answer", ["Overwrite", "Cancel", "Save as…"])
def test_a_file_that_another_program_changed_is_asked_about(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    path = desk.open(OPEN)
    desk.click("A1")
    path.write_text("(;SZ[9]C[Another program.])")
    copy = desk.folder / "copy.sgf"
    answer_files(monkeypatch.setattr, saved=copy)
    dialogs.expect_button(answer)
    desk.menu("save")
    assert (b"Another" in path.read_bytes()) is (answer != "Overwrite")
    assert copy.exists() is (answer == "Save as…")
    assert desk.documents.is_modified is (answer == "Cancel")


def test_games_saved_here_are_not_asked_about(desk: Desk) -> None:
    path = desk.open(OPEN)
    for name in ("A1", "A2"):
        desk.click(name)
        desk.menu("save")
    assert b"[ah]" in path.read_bytes()


# Folders that refuse


@pytest.mark.start_page
def test_a_game_that_cannot_be_deleted_is_reported(
    waiting: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, "unlink")
    dialogs.expect_button("Discard")
    waiting.press(parts(waiting.window).starts.page.discard_button)
    wait_for_words(waiting, "The unfinished game could not be deleted: you do not have permission")
    assert parts(waiting.window).starts.page.continue_button.isVisible()


def test_a_game_that_cannot_be_shelved_does_not_stop_a_new_one(waiting: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        refuse(patch, "replace")
        waiting.start(black_name="Ken")
    assert waiting.phase is Phase.PLAYING
    wait_for_words(waiting, "The unfinished game could not be shelved: you do not have permission")
    assert b"PB[Mei]" in waiting.unfinished.read_bytes()


def test_closing_never_fails(desks: Desks, desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.documents.unfinished.keep()
    dialogs.expect_button("Black resigns")
    desk.menu("resign")
    refuse(monkeypatch, "unlink")
    assert desks.close(desk)


# Names of files


@pytest.mark.start_page
def test_recent_records_are_found_from_anywhere(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.sgf(OPEN)
    monkeypatch.chdir(desk.folder)
    desk.window.open(Path("game.sgf"))
    desk.window.open(path)
    desk.window.open(desk.folder / "data" / ".." / "game.sgf")
    assert desk.parts.view.settings.recent == (str(path),)
    answer_files(monkeypatch.setattr, saved="copy.sgf")
    desk.menu("save_as")
    assert desk.parts.view.settings.recent[0] == str(desk.folder / "copy.sgf")


def test_of_too_many_files_the_others_are_named(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.ui.shell.windows.MOST_AT_ONCE", 1)
    paths = [desk.sgf(OPEN, name) for name in ("a.sgf", "b.sgf", "c.sgf")]
    assert desk.drop(*paths)
    assert desk.documents.path == paths[0]
    assert desk.others == []
    expected = "Too many records at once; not opened: b.sgf, c.sgf."
    assert said(desk) == expected


def test_faults_of_the_first_file_are_reported_too(desk: Desk) -> None:
    paths = [desk.sgf("(;SZ[9];B[ee", "a.sgf"), desk.sgf(OPEN, "b.sgf")]
    assert desk.drop(*paths)
    assert "breaks off" in said(desk)
    (other,) = desk.others
    assert other.documents.path == paths[1]
    assert said(other) == ""


# The shelf


def test_shelved_games_are_reached_by_the_menu(waiting: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting.start(black_name="Ken")
    (file,) = (waiting.folder / "data" / "games").iterdir()
    proposed = answer_files(monkeypatch.setattr, opened=file)
    waiting.menu("shelved")
    assert proposed == [str(file.parent)]
    assert waiting.session.info.black_name == "Mei"


def test_an_empty_shelf_says_so(desk: Desk) -> None:
    desk.menu("shelved")
    assert said(desk) == "No unfinished game has been shelved yet."


def test_a_long_name_does_not_keep_a_game_off_the_shelf(desks: Desks, desk: Desk) -> None:
    desk.start(black_name="碁" * 110)
    desk.play("E5")
    desk.documents.unfinished.keep()
    desk.start()
    assert len(shelved(desk)) == 1


def test_the_strip_has_a_sentence_for_every_trouble(desk: Desk) -> None:
    for trouble in KeepingTrouble:
        desk.documents.failed.emit(trouble, "because")
        wait_for_words(desk, "because")
        desk.parts.strip.hide()
