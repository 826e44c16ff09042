"""A file read again in another encoding, saved in one, and the characters that do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from goboard_app.app.controller import EditCommand
from goboard_app.app.files.load import digest_of
from goboard_app.app.files.recent import MOST, ChosenEncodings
from goboard_app.app.settings import SettingsStore
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.encoding import charset_name
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.session import ActKind, Change
from goboard_app.ui.files.encodings import EncodingChoice
from goboard_app.ui.files.questions import UnencodableDialog
from tests.support.desk import Desk, Desks, answer_files
from tests.support.dialogs import Dialogs, press

OURS = Path(__file__).parents[2] / "games" / "shift_jis_without_ca.sgf"
RUSSIAN = "(;SZ[9]PB[Анна]PW[Борис]EV[Кубок Невы];B[ee]C[Хороший ход];W[cc])"
LATIN = "(;SZ[9]CA[ISO-8859-1]PB[Tomás];B[ee];W[cc])(;SZ[9]CA[ISO-8859-1]PB[Zoë];B[ee];W[gg])"


def opened(desk: Desk, data: bytes, name: str = "game.sgf") -> Path:
    path = desk.folder / name
    path.write_bytes(data)
    desk.window.open(path)
    return path


def select(dialog: EncodingChoice, encoding: str) -> None:
    rows = [r for r, name in enumerate(dialog._encodings) if name == encoding]
    dialog.list.setCurrentRow(rows[0])


def text(dialog: EncodingChoice) -> str:
    return dialog.preview.toPlainText()


def write(desk: Desk, ident: str, value: str) -> None:
    session = desk.session
    edit = SetProperty(session.cursor, ident, (value,))
    command = EditCommand(session, edit, ActKind.GAME_INFO, Change.INFO, lambda *_: None, "comment")
    desk.controller.undo_stack.push(command)


def test_the_detected_encoding_is_first_with_its_reason(desk: Desk, dialogs: Dialogs) -> None:
    opened(desk, OURS.read_bytes())

    def answer(dialog: EncodingChoice) -> None:
        assert dialog.selected == "Shift_JIS"
        assert dialog.list.item(1).text() == "Shift_JIS – judged by the letters"
        assert dialog.note.text() == "Every byte is a letter in this encoding."
        dialog.reject()

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")


def test_the_preview_follows_the_row(desk: Desk, dialogs: Dialogs) -> None:
    opened(desk, RUSSIAN.encode("koi8-r"))

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "KOI8-R")
        for line in ("Анна – Борис", "Кубок Невы", "Хороший ход"):
            assert line in text(dialog).splitlines()
        select(dialog, "windows-1251")
        assert "Анна" not in text(dialog)
        dialog.reject()

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")


def test_undecodable_bytes_are_counted_and_marked(desk: Desk, dialogs: Dialogs) -> None:
    opened(desk, b"(;SZ[9]PB[Tom\xe1s]PW[Zo\xeb])")

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "UTF-8")
        assert dialog.note.text() == "2 byte(s) are not letters in this encoding."
        assert dialog.note.property("tone") == "error"
        cursor = dialog.preview.document().find("\ufffd")
        cursor.movePosition(QTextCursor.MoveOperation.NoMove)
        assert cursor.charFormat().background().color().isValid()
        assert cursor.charFormat().foreground().color().name() == dialog._look.theme.error.lower()
        dialog.reject()

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")


def test_an_encoding_without_a_game_cannot_be_chosen(desk: Desk, dialogs: Dialogs) -> None:
    opened(desk, RUSSIAN.encode("koi8-r"))

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "UTF-16-LE")
        assert not dialog.accept_button.isEnabled()
        assert dialog.note.text() == "In this encoding there is no game in the file."
        dialog.reject()

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")


def test_reopening_shows_the_right_letters_and_saves_the_same_bytes(desk: Desk, dialogs: Dialogs) -> None:
    data = RUSSIAN.encode("koi8-r")
    path = opened(desk, data)

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "windows-1251")
        press(dialog.accept_button)

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")
    assert desk.session.info.black_name == "бООБ"
    assert desk.documents.encoding == "cp1251"
    assert not desk.window.isWindowModified()
    desk.menu("save")
    assert path.read_bytes() == data


def test_a_file_that_was_reopened_is_saved_so_that_it_is_read_back(desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, "(;SZ[9]PB[Ян]PW[Ия];B[ee])".encode("koi8-r"))

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "KOI8-R")
        press(dialog.accept_button)

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")
    desk.controller.go_to_last()
    desk.click("A1")
    desk.menu("save")
    again = read_sgf(path.read_bytes())
    assert again.games[0].root.text("PB") == "Ян"
    assert "Ян".encode("koi8-r") in path.read_bytes()


def test_the_list_works_by_keys(desk: Desk, dialogs: Dialogs) -> None:
    opened(desk, RUSSIAN.encode("koi8-r"))

    def answer(dialog: EncodingChoice) -> None:
        assert dialog.list.hasFocus()
        for _ in range(3):
            QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        assert dialog.selected == "UTF-16-BE"
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        assert dialog.selected == "Shift_JIS"
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")
    assert desk.documents.encoding == "cp932"


@pytest.mark.parametrize(("button", "is_thrown"), [("Discard", True), ("Keep the changes", False)])
def test_changes_are_not_thrown_away_unasked(desk: Desk, dialogs: Dialogs, button: str, is_thrown: bool) -> None:
    opened(desk, RUSSIAN.encode("koi8-r"))
    desk.controller.go_to_last()
    desk.click("A1")

    def answer(dialog: EncodingChoice) -> None:
        press(dialog.accept_button)

    dialogs.expect(EncodingChoice, answer)
    dialogs.expect_button(button)
    desk.menu("reopen")
    assert "throws away 1 unsaved change(s)" in dialogs.texts[1]
    assert (desk.session.tree.node_count() == 3) is is_thrown


def test_without_a_file_there_is_nothing_to_reopen(desk: Desk) -> None:
    desk.start()
    assert not desk.action("reopen").isEnabled()


def test_a_missing_file_is_reported(desk: Desk) -> None:
    opened(desk, RUSSIAN.encode("koi8-r")).unlink()
    desk.menu("reopen")
    assert "game.sgf could not be opened." in desk.parts.strip.sentence.text()


# Saving in another encoding


def test_a_record_is_saved_in_the_encoding_that_is_asked_for(desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, LATIN.encode("latin-1"))

    def answer(dialog: EncodingChoice) -> None:
        assert dialog.selected == "ISO-8859-1"
        select(dialog, "UTF-8")
        assert dialog.note.text() == "This encoding holds every character of the record."
        press(dialog.accept_button)

    dialogs.expect(EncodingChoice, answer)
    desk.menu("save_encoded")
    assert path.read_bytes().decode("utf-8") == LATIN.replace("ISO-8859-1", "UTF-8")


def test_unencodable_characters_are_reported_before(desk: Desk, dialogs: Dialogs) -> None:
    opened(desk, RUSSIAN.encode("utf-8"))

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "Shift_JIS")
        assert dialog.note.property("tone") == "muted"
        select(dialog, "windows-1252")
        told = "This encoding does not hold 21 character(s): А н а Б"
        assert dialog.note.text().startswith(told)
        dialog.reject()

    dialogs.expect(EncodingChoice, answer)
    desk.menu("save_encoded")


def test_an_encoding_that_was_given_up_is_forgotten(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = opened(desk, RUSSIAN.encode("utf-8"))

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "windows-1252")
        press(dialog.accept_button)

    dialogs.expect(EncodingChoice, answer)
    dialogs.expect_button("Cancel")
    desk.menu("save_encoded")
    assert path.read_bytes() == RUSSIAN.encode("utf-8")
    desk.menu("save")
    assert path.read_bytes() == RUSSIAN.encode("utf-8")


def test_a_new_game_is_asked_for_its_name(desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start(black_name="Хана")
    desk.play("E5")
    answer_files(monkeypatch.setattr, saved=desk.folder / "new.sgf")

    def answer(dialog: EncodingChoice) -> None:
        select(dialog, "KOI8-R")
        press(dialog.accept_button)

    dialogs.expect(EncodingChoice, answer)
    desk.menu("save_encoded")
    assert "CA[KOI8-R]" in (desk.folder / "new.sgf").read_bytes().decode("koi8-r")


# Characters that do not fit


def test_unencodable_characters_are_listed_with_their_places_before_saving(desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, LATIN.encode("latin-1"))
    desk.controller.show_game(1)
    desk.controller.go_to_last()
    write(desk, "C", "ō ğ")
    desk.controller.go_to_first()

    def answer(dialog: UnencodableDialog) -> None:
        assert dialog.list.count() == 1
        assert dialog.list.item(0).text() == "Game 2, move 2, comment: ō ğ"
        press(dialog.cancel)

    dialogs.expect(UnencodableDialog, answer)
    desk.menu("save")
    assert "which has no character for ō ğ" in dialogs.texts[0]
    assert path.read_bytes() == LATIN.encode("latin-1")
    assert desk.window.isWindowModified()


def test_one_can_go_to_the_place(desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, LATIN.encode("latin-1"))
    desk.controller.show_game(1)
    desk.controller.go_to_last()
    write(desk, "C", "ō")
    place = desk.session.cursor
    desk.controller.show_game(0)
    dialogs.expect(UnencodableDialog, lambda dialog: press(dialog.go))
    desk.menu("save")
    assert desk.controller.game_number == 1
    assert desk.session.cursor is place
    assert path.read_bytes() == LATIN.encode("latin-1")


def test_all_of_it_can_be_saved_in_unicode(desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, LATIN.encode("latin-1"))
    write(desk, "C", "ō")
    dialogs.expect(UnencodableDialog, lambda dialog: press(dialog.unicode))
    desk.menu("save")
    again = read_sgf(path.read_bytes())
    assert [tree.root.text("PB") for tree in again.games] == ["Tomás", "Zoë"]
    assert again.games[0].root.text("C") == "ō"
    assert not desk.window.isWindowModified()


# The choice is remembered

SHORT = "(;SZ[9]PB[Ян]PW[Ия];B[ee];W[cc])"


def choose(desk: Desk, dialogs: Dialogs, encoding: str) -> list[str]:
    """Reopen the file in this encoding; the first rows of the list as they stood before."""
    rows: list[str] = []

    def answer(dialog: EncodingChoice) -> None:
        rows.extend(dialog.list.item(row).text() for row in (1, 2))
        select(dialog, encoding)
        press(dialog.accept_button)

    dialogs.expect(EncodingChoice, answer)
    desk.menu("reopen")
    return rows


def test_the_chosen_encoding_is_taken_again_the_next_time(desks: Desks, desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, SHORT.encode("koi8-r"))
    detected = desk.documents.encoding
    assert detected != "koi8-r"
    choose(desk, dialogs, "KOI8-R")
    opened(desk, b"(;SZ[9])", "other.sgf")
    assert desks.close(desk)
    later = desks.make()
    later.window.open(path)
    assert later.session.info.black_name == "Ян"
    assert choose(later, dialogs, "KOI8-R")[0] == "KOI8-R \N{EN DASH} chosen by you"


def test_choosing_the_detected_encoding_forgets_the_choice(desks: Desks, desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, SHORT.encode("koi8-r"))
    detected = charset_name(desk.documents.encoding)
    choose(desk, dialogs, "KOI8-R")
    assert choose(desk, dialogs, detected)[1].startswith(detected)
    assert desks.close(desk)
    later = desks.make()
    later.window.open(path)
    assert charset_name(later.documents.encoding) == detected
    assert not choose(later, dialogs, "KOI8-R")[0].endswith("chosen by you")


def test_other_contents_of_the_file_decide_for_themselves(desks: Desks, desk: Desk, dialogs: Dialogs) -> None:
    path = opened(desk, SHORT.encode("koi8-r"))
    choose(desk, dialogs, "KOI8-R")
    assert desks.close(desk)
    path.write_bytes(SHORT.encode())
    later = desks.make()
    later.window.open(path)
    assert later.session.info.black_name == "Ян"
    assert later.documents.encoding == "utf-8"


def test_the_kept_choices_are_limited(tmp_path: Path) -> None:
    store = SettingsStore(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
    chosen = ChosenEncodings(store)
    paths = [tmp_path / f"{number}, a b.sgf" for number in range(MOST + 1)]
    for path in paths:
        path.write_bytes(path.name.encode())
        chosen.remember(path, digest_of(path.read_bytes()), "KOI8-R")
    assert chosen.choice_for(paths[0]) is None
    choices = [(path, chosen.choice_for(path)) for path in paths[1:]]
    found = [choice(path.read_bytes()) for path, choice in choices if callable(choice)]
    assert found == ["KOI8-R"] * MOST
    assert chosen.choice_for(tmp_path / "missing.sgf") is None
