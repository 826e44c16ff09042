"""Saving is all or nothing, and says why not."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import load_file, sgf_path
from goboard_app.app.files.save import CannotSave, replace_file
from goboard_app.go.board import Point
from goboard_app.record.sgf.diagnostics import UnencodableText
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs

LATIN = "(;SZ[9]CA[ISO-8859-1]PB[Tomás];B[ee])".encode("latin-1")


def fail(*_: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    return QObject()


@pytest.fixture
def controller(parent: QObject) -> GameController:
    return GameController(parent)


@pytest.fixture
def documents(controller: GameController, tmp_path: Path, parent: QObject) -> Documents:
    return Documents(controller, tmp_path / "data" / "unfinished.sgf", parent)


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_bytes(b"old")
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(CannotSave):
        replace_file(tmp_path, b"new")


def test_no_file_appears_where_the_folder_is_missing(tmp_path: Path) -> None:
    with pytest.raises(CannotSave):
        replace_file(tmp_path / "missing" / "a.sgf", b"new")
    assert list(tmp_path.iterdir()) == []


def test_the_old_file_stays_where_the_new_one_cannot_be_finished(
    documents: Documents, controller: GameController, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = tmp_path / "a.sgf"
    documents.save(path)
    before = path.read_bytes()
    controller.click(Point(4, 4))
    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(CannotSave):
        documents.save(path)
    assert path.read_bytes() == before
    assert documents.is_modified


def test_a_failed_save_leaves_the_path_as_it_was(documents: Documents, tmp_path: Path) -> None:
    with pytest.raises(CannotSave):
        documents.save(tmp_path / "missing" / "a.sgf")
    assert documents.path is None


def test_a_game_that_was_to_be_given_up_can_still_be_carried_on(
    documents: Documents, controller: GameController
) -> None:
    controller.click(Point(4, 4))
    documents.unfinished.keep()
    loaded = documents.unfinished.read()
    assert loaded is not None
    documents.unfinished.give_up()
    documents.carry_on(loaded)
    assert documents.unfinished.read() is not None
    assert documents.unfinished.is_kept


def test_text_that_does_not_fit_the_encoding_is_never_dropped(
    documents: Documents, controller: GameController, tmp_path: Path
) -> None:
    path = tmp_path / "latin.sgf"
    path.write_bytes(LATIN)
    documents.show(load_file(path))
    add_comment(controller, "碁")
    with pytest.raises(UnencodableText):
        documents.save(path)
    assert path.read_bytes() == LATIN
    documents.save_in_utf8(path)
    assert "碁" in path.read_text("utf-8")
    assert load_file(path).record.games[0].root.text("PB") == "Tomás"


def add_comment(controller: GameController, text: str) -> None:
    from goboard_app.app.controller import EditCommand
    from goboard_app.record.edits import SetProperty
    from goboard_app.session.session import ActKind, Change

    edit = SetProperty(controller.session.tree.root, "C", (text,))
    controller.undo_stack.push(
        EditCommand(controller.session, edit, ActKind.GAME_INFO, Change.INFO, lambda *_: None, "comment")
    )


@pytest.mark.parametrize(("answer", "is_saved"), [("Save as Unicode (UTF-8)", True), ("Cancel", False)])
def test_the_user_is_asked_before_the_encoding_changes(
    desk: Desk, dialogs: Dialogs, answer: str, is_saved: bool
) -> None:
    path = desk.folder / "latin.sgf"
    path.write_bytes(LATIN)
    desk.window.open(path)
    add_comment(desk.controller, "碁")
    dialogs.expect_button(answer)
    desk.menu("save")
    assert "碁" in dialogs.texts[0]
    assert ("碁".encode() in path.read_bytes()) is is_saved
    assert desk.window.isWindowModified() is not is_saved


def test_unsaved_moves_are_those_since_the_last_save(
    documents: Documents, controller: GameController, tmp_path: Path
) -> None:
    for col in range(4):
        controller.click(Point(col, 0))
    documents.save(tmp_path / "a.sgf")
    controller.click(Point(8, 8))
    assert documents.unsaved_moves == 1
    controller.undo()
    controller.undo()
    assert documents.unsaved_moves == 1


def test_undoing_a_saved_edit_is_a_change(documents: Documents, controller: GameController, tmp_path: Path) -> None:
    controller.click(Point(0, 0))
    documents.save(tmp_path / "a.sgf")
    assert not documents.is_modified
    controller.undo()
    assert documents.is_modified
    controller.redo()
    assert not documents.is_modified


def test_a_new_game_belongs_to_no_file(documents: Documents, controller: GameController, tmp_path: Path) -> None:
    from goboard_app.session.new_game import NewGame

    documents.save(tmp_path / "a.sgf")
    controller.start(NewGame())
    assert documents.path is None
    assert not documents.is_modified


def test_a_saved_result_needs_no_carrying_on(documents: Documents, controller: GameController, tmp_path: Path) -> None:
    controller.click(Point(0, 0))
    documents.unfinished.keep()
    assert documents.unfinished.read() is not None
    controller.resign(controller.session.position.to_move)
    documents.save(tmp_path / "a.sgf")
    assert documents.unfinished.read() is None


def test_a_record_that_is_looked_at_is_not_kept_as_a_game(
    documents: Documents, controller: GameController, tmp_path: Path
) -> None:
    path = tmp_path / "latin.sgf"
    path.write_bytes(LATIN)
    documents.show(load_file(path))
    controller.click(Point(0, 0))
    documents.unfinished.keep()
    assert documents.unfinished.read() is None


def test_keeping_fails_silently_where_nothing_can_be_written(
    controller: GameController, tmp_path: Path, parent: QObject
) -> None:
    (tmp_path / "data").write_text("a file where a folder should be")
    documents = Documents(controller, tmp_path / "data" / "unfinished.sgf", parent)
    controller.click(Point(0, 0))
    documents.unfinished.keep()
    assert documents.is_modified


def test_saving_a_record_leaves_the_game_that_waits(
    documents: Documents, controller: GameController, tmp_path: Path
) -> None:
    controller.click(Point(0, 0))
    documents.unfinished.keep()
    path = tmp_path / "won.sgf"
    path.write_text("(;SZ[9]RE[B+R];B[ee])")
    documents.show(load_file(path))
    documents.save(tmp_path / "copy.sgf")
    assert documents.unfinished.read() is not None


def test_an_import_has_no_file_of_its_own_to_be_saved_to(documents: Documents, tmp_path: Path) -> None:
    path = tmp_path / "a.gib"
    path.write_bytes(b"\\HS\n\\GS\nSTO 0 2 1 3 15\n\\GE\n")
    documents.show(load_file(path))
    assert documents.path is None
    assert sgf_path(path) == tmp_path / "a.gib.sgf"
    assert sgf_path(tmp_path / "b") == tmp_path / "b.sgf"
    assert sgf_path(tmp_path / "c.txt") == tmp_path / "c.txt"
