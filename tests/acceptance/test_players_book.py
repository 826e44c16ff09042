"""Two friends keep their games, see the results, and get a fair handicap."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from goboard_app.go.board import BoardSize, Color
from goboard_app.rules import catalogue
from goboard_app.session.annotation import set_comment
from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.players import KEEPING
from goboard_app.ui.players.book import BookDialog, RenameDialog
from goboard_app.ui.players.keeping import KEEP, KeepingFlow, KeepPolicy
from goboard_app.ui.widgets.choices import QuestionDialog
from tests.support import games
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press
from tests.support.waiting import wait_until

KEPT = "goboard keeps every game you finish, in the folder “Go games”."


def keeping(desk: Desk) -> KeepingFlow:
    return desk.window.context.service(KEEPING)


def folder(desk: Desk) -> Path:
    return desk.folder / "Go games"


def kept(desk: Desk) -> list[str]:
    return sorted(path.name for path in folder(desk).glob("*.sgf"))


def finish(desk: Desk, winner: Color, **more: object) -> None:
    """Play a short game that the other side resigns."""
    names: dict[str, object] = {"black_name": "Anna", "white_name": "Ben"}
    desk.start(**{**names, **more})
    desk.play("E5 C3")
    desk.controller.resign(winner.opponent)
    assert desk.phase is Phase.FINISHED


def strip(desk: Desk) -> str:
    shown = desk.window.context.strip
    return shown.sentence.text() if shown.isVisible() else ""


def write(desk: Desk, count: int, winner: str, black: str = "Ben", white: str = "Anna") -> None:
    """Write a number of games that were kept before."""
    folder(desk).mkdir(parents=True, exist_ok=True)
    for number in range(count):
        name = f"{black}-{white}-{winner}-{number}.sgf"
        text = f"(;SZ[9]PB[{black}]PW[{white}]KM[7]DT[2026-11-{number + 1:02}]RE[{winner}+R];B[ee])"
        (folder(desk) / name).write_text(text)


def over_it(kind: type[QDialog], act: Callable[..., None]) -> None:
    """Answer the dialog that opens over the book."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, kind)
        act(dialog)

    QTimer.singleShot(50, look)


@pytest.fixture
def book(desk: Desk) -> Callable[..., None]:
    """An action that opens the book, does something there, and closes it."""

    def open_book(act: Callable[[BookDialog], None]) -> None:
        def look(dialog: BookDialog) -> None:
            keeping(desk).finish_reading()
            act(dialog)
            dialog.accept()

        desk.dialogs.expect(BookDialog, look)
        desk.menu("players")

    return open_book


def test_a_game_that_is_over_is_kept_by_itself_and_this_is_said_once(desk: Desk) -> None:
    finish(desk, Color.BLACK)
    wait_until(lambda: strip(desk) == KEPT)
    # Good news has no sign of a failure.
    assert desk.window.context.strip.property("card") == "done"
    (name,) = kept(desk)
    assert "Anna - Ben" in name
    assert "RE[B+R]" in (folder(desk) / name).read_text()
    assert not desk.documents.is_modified
    assert desk.window.context.view.settings.recent[0] == str(folder(desk) / name)
    press(desk.window.context.strip.close_button)
    finish(desk, Color.WHITE)
    wait_until(lambda: len(kept(desk)) == 2)
    wait_until(lambda: not desk.documents.is_modified)
    assert strip(desk) == ""


def test_a_game_of_players_without_names_is_kept_too(desk: Desk) -> None:
    finish(desk, Color.BLACK, black_name="", white_name="")
    wait_until(lambda: len(kept(desk)) == 1)
    wait_until(lambda: keeping(desk).shelf.files == 1)
    assert keeping(desk).book.players == ()


def test_a_result_that_changes_is_kept_in_the_same_file(desk: Desk) -> None:
    finish(desk, Color.BLACK)
    wait_until(lambda: not desk.documents.is_modified)
    desk.menu("undo")
    desk.controller.resign(Color.BLACK)
    (name,) = kept(desk)
    wait_until(lambda: "RE[W+R]" in (folder(desk) / name).read_text())
    assert kept(desk) == [name]


def test_a_comment_after_the_end_goes_into_the_same_file(desks: Desks, desk: Desk) -> None:
    finish(desk, Color.BLACK)
    wait_until(lambda: not desk.documents.is_modified)
    (name,) = kept(desk)
    desk.controller.go_to_first()
    desk.controller.perform(set_comment(desk.session, "A good game."))
    assert desk.documents.is_modified
    # Before the time in which such changes are written together.
    assert desks.close(desk)
    assert "C[A good game.]" in (folder(desk) / name).read_text()
    assert kept(desk) == [name]
    assert not desk.unfinished.exists()


def test_a_kept_file_that_another_program_changed_is_not_written_over(desk: Desk) -> None:
    finish(desk, Color.BLACK)
    wait_until(lambda: not desk.documents.is_modified)
    (name,) = kept(desk)
    (folder(desk) / name).write_text("(;SZ[9]C[mine])")
    desk.controller.perform(set_comment(desk.session, "A good game."))
    wait_until(lambda: len(kept(desk)) == 2)
    assert (folder(desk) / name).read_text() == "(;SZ[9]C[mine])"


def test_the_sentence_waits_for_the_end_of_the_story(desks: Desks) -> None:
    desk = desks.make(motion=False)
    names = {"black_name": "Anna", "white_name": "Ben"}
    desk.start(ruleset=catalogue.JAPANESE, komi=catalogue.JAPANESE.komi, **names)
    desk.play(games.MOVES)
    desk.menu("accept")
    wait_until(lambda: len(kept(desk)) == 1)
    assert desk.window.context.modes.top is not None
    assert strip(desk) == ""
    desk.skip_story()
    wait_until(lambda: strip(desk) == KEPT)


def test_a_record_that_is_opened_is_not_kept(desk: Desk) -> None:
    desk.open("(;SZ[9]PB[Anna]PW[Ben]RE[B+R];B[ee])")
    desk.key(Qt.Key.Key_End)
    QTest.qWait(1)
    assert strip(desk) == ""
    assert kept(desk) == []


def test_two_windows_that_finish_a_game_at_once_keep_two_files(desks: Desks, desk: Desk) -> None:
    other = desks.make(on_start_page=False)
    for each in (desk, other):
        each.start(black_name="Anna", white_name="Ben")
        each.controller.click(each.point("E5" if each is desk else "C3"))
    for each in (desk, other):
        each.controller.resign(Color.WHITE)
    wait_until(lambda: not desk.documents.is_modified and not other.documents.is_modified)
    texts = [(folder(desk) / name).read_text() for name in kept(desk)]
    assert sorted("B[ee]" in text for text in texts) == [False, True]


def test_a_folder_that_cannot_be_written_is_said_once_and_blocks_nothing(desks: Desks, desk: Desk) -> None:
    folder(desk).write_text("a file is in the way")
    finish(desk, Color.BLACK)
    wait_until(lambda: "could not keep this game" in strip(desk))
    assert "RE[B+R]" in desk.unfinished.read_text()
    press(desk.window.context.strip.close_button)
    desk.controller.perform(set_comment(desk.session, "A good game."))
    desk.menu("start_page")
    assert desk.parts.starts.is_shown
    assert "A good game." in desk.unfinished.read_text()
    finish(desk, Color.WHITE)
    assert strip(desk) == ""
    # The game that could not be kept made room for the next one.
    (put_away,) = (desk.folder / "data" / "games").iterdir()
    assert "A good game." in put_away.read_text()
    assert desks.close(desk)
    assert "RE[W+R]" in desk.unfinished.read_text()


@pytest.mark.start_page
def test_a_finished_game_that_is_recovered_is_shown_as_finished_and_kept_then(desks: Desks, desk: Desk) -> None:
    folder(desk).write_text("a file is in the way")
    finish(desk, Color.BLACK)
    wait_until(desk.unfinished.exists)
    desks.crash(desk)
    folder(desk).unlink()
    later = desks.make()
    page = later.parts.starts.page
    assert "Anna wins: Ben resigned" in page._large_facts.text()
    assert "to play" not in page._large_facts.text()
    assert page.continue_button.text() == "Look at it"
    later.press(page.continue_button)
    assert later.phase is Phase.FINISHED
    wait_until(lambda: len(kept(later)) == 1)
    wait_until(lambda: not later.unfinished.exists())


def test_the_book_tells_of_each_player(desk: Desk, book: Callable[..., None]) -> None:
    write(desk, 3, "W")
    write(desk, 1, "B", "Ben", "Cid")
    seen: list[list[str]] = []

    def look(dialog: BookDialog) -> None:
        for row in range(dialog.players.count()):
            dialog.players.setCurrentRow(row)
            texts = dialog.details.findChildren(QLabel)
            seen.append([text.text() for text in texts if text.isVisibleTo(dialog)])

    book(look)
    ben, anna, cid = seen
    assert ben[:2] == ["Ben", "4 game(s): 1 won, 3 lost"]
    assert anna[:2] == ["Anna", "3 game(s): 3 won"]
    assert "Longest run: 3 win(s) in a row" in anna[2]
    assert "3 day(s)" in anna[2]
    assert cid[:2] == ["Cid", "1 game(s): 1 lost"]
    assert "9 × 9" in ben


def test_an_empty_book_explains_the_way_of_games_into_it(book: Callable[..., None]) -> None:
    def look(dialog: BookDialog) -> None:
        assert "No games yet" in dialog.details.whole.text()
        assert not dialog.fair.isVisible()
        assert not dialog.rename.isEnabled()

    book(look)


def test_files_that_cannot_be_read_are_named(desk: Desk, book: Callable[..., None]) -> None:
    write(desk, 1, "W")
    (folder(desk) / "rubbish.sgf").write_bytes(b"\x00")

    def look(dialog: BookDialog) -> None:
        assert dialog.note.text() == "1 file(s) in the folder could not be read."
        assert dialog.players.count() == 2

    book(look)


def test_a_player_is_brought_together_with_another_and_no_record_changes(desk: Desk, book: Callable[..., None]) -> None:
    write(desk, 2, "W")
    write(desk, 1, "W", "Ben", "Ann")
    before = {path: path.read_bytes() for path in folder(desk).iterdir()}

    def rename(dialog: RenameDialog) -> None:
        dialog.field.setText("anna")
        assert dialog.hint.text() == "The games of both will count for Anna. No record is changed."
        press(dialog.accept_button)

    def look(dialog: BookDialog) -> None:
        dialog.players.setCurrentRow(2)
        assert dialog.player == "Ann"
        over_it(RenameDialog, rename)
        press(dialog.rename)
        assert [dialog.players.item(n).text() for n in range(2)] == ["Anna", "Ben"]
        assert dialog.players.count() == 2

    book(look)
    assert {path: path.read_bytes() for path in folder(desk).iterdir()} == before


def test_a_player_is_forgotten_after_a_question(desk: Desk, book: Callable[..., None]) -> None:
    write(desk, 2, "W")
    write(desk, 1, "W", "Ben", "Cid")

    def look(dialog: BookDialog) -> None:
        dialog.players.setCurrentRow(2)
        over_it(QuestionDialog, lambda question: press(question.buttons[0]))
        press(dialog.forget)
        assert [dialog.players.item(n).text() for n in range(2)] == ["Anna", "Ben"]

    book(look)


def test_the_player_of_the_question_is_renamed_after_the_page_changed(desk: Desk, book: Callable[..., None]) -> None:
    write(desk, 1, "W", "Ben", "Zoe")

    def rename(dialog: RenameDialog) -> None:
        # Another program takes Zoe's game out of the folder, and puts others into it.
        for path in folder(desk).iterdir():
            path.unlink()
        write(desk, 2, "B", "Cid", "Dan")
        keeping(desk).read()
        keeping(desk).finish_reading()
        dialog.field.setText("Zoë")
        press(dialog.accept_button)

    def look(dialog: BookDialog) -> None:
        dialog.players.setCurrentRow(1)
        assert dialog.player == "Zoe"
        over_it(RenameDialog, rename)
        press(dialog.rename)
        assert [dialog.players.item(n).text() for n in range(2)] == ["Cid", "Dan"]

    book(look)


def test_among_many_players_a_click_works_the_handicap_out_once(
    desk: Desk, book: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(desk, 3, "W")
    write(desk, 2, "B", "Cid", "Dan")
    asked: list[tuple[str, str]] = []
    worked_out = KeepingFlow.fair

    def fair(flow: KeepingFlow, one: str, other: str, size: BoardSize) -> object:
        asked.append((one, other))
        return worked_out(flow, one, other, size)

    monkeypatch.setattr(KeepingFlow, "fair", fair)

    def look(dialog: BookDialog) -> None:
        dialog.players.setCurrentRow(2)
        asked.clear()
        dialog.players.setCurrentRow(1)
        assert asked == [("Ben", "Anna")]
        assert dialog.fair.one.currentData() == "Ben"

    book(look)


def test_a_folder_that_cannot_be_made_is_reported(desk: Desk, book: Callable[..., None]) -> None:
    folder(desk).parent.mkdir(parents=True, exist_ok=True)
    folder(desk).write_text("a file is in the way")

    def look(dialog: BookDialog) -> None:
        press(dialog.show_folder)
        assert dialog.note.isVisible()
        assert dialog.note.text().startswith("This folder cannot be opened: ")

    book(look)


def test_the_handling_of_finished_games_is_set_in_the_book(desk: Desk, book: Callable[..., None]) -> None:
    def look(dialog: BookDialog) -> None:
        dialog.keep.setCurrentIndex(dialog.keep.findData(KeepPolicy.NEVER))

    book(look)
    assert desk.window.context.hub.value(KEEP) is KeepPolicy.NEVER
    finish(desk, Color.BLACK)
    QTest.qWait(1)
    assert strip(desk) == ""
    assert kept(desk) == []
    desk.dialogs.expect_button("Cancel")
    assert not desk.window.close()


def test_the_fair_handicap_is_shown_and_used_for_a_new_game(desk: Desk) -> None:
    write(desk, 8, "W")

    def choose(dialog: NewGameDialog) -> None:
        keeping(desk).finish_reading()
        assert not dialog.advice.isVisible()
        dialog.black.setText("Anna")
        dialog.white.setText("ben")
        assert dialog.advice.isVisible()
        assert dialog.advice.text().startswith("Ben should take about 2 stone(s) from Anna.")
        assert "That is from 8 game(s)." in dialog.advice.text()
        press(dialog.use_advice)
        assert (dialog.black.text(), dialog.white.text()) == ("ben", "Anna")
        press(dialog.start)

    desk.dialogs.expect(NewGameDialog, choose)
    desk.menu("new")
    info = desk.session.info
    assert (info.black_name, info.white_name, info.handicap) == ("ben", "Anna", 2)


def test_a_player_renamed_in_the_book_takes_the_right_colour(desk: Desk) -> None:
    write(desk, 8, "W")
    flow = keeping(desk)
    flow.read()
    flow.finish_reading()
    flow.rename("Anna", "Anna Lee")

    def choose(dialog: NewGameDialog) -> None:
        flow.finish_reading()
        dialog.black.setText("Anna")
        dialog.white.setText("Ben")
        assert dialog.advice.text().startswith("Ben should take about 2 stone(s) from Anna.")
        press(dialog.use_advice)
        assert (dialog.black.text(), dialog.white.text()) == ("Ben", "Anna")
        dialog.reject()

    desk.dialogs.expect(NewGameDialog, choose)
    desk.menu("new")


def test_a_name_that_is_typed_to_the_end_is_needed(desk: Desk) -> None:
    write(desk, 8, "W")

    def choose(dialog: NewGameDialog) -> None:
        keeping(desk).finish_reading()
        dialog.black.setText("Ben")
        for part in ("", "A", "An", "Ann"):
            dialog.white.setText(part)
            assert not dialog.advice.isVisible()
        dialog.white.setText("Anna")
        assert dialog.advice.isVisible()
        dialog.goal.setCurrentIndex(1)
        dialog.reject()

    desk.dialogs.expect(NewGameDialog, choose)
    desk.menu("new")


def test_the_names_of_the_book_are_remembered(desks: Desks, desk: Desk) -> None:
    write(desk, 2, "W")
    flow = keeping(desk)
    flow.read()
    flow.finish_reading()
    flow.rename("Ben", "Benjamin")
    assert desks.close(desk)
    again = keeping(desks.make())
    again.read()
    again.finish_reading()
    assert set(again.book.players) == {"Anna", "Benjamin"}
    assert isinstance(again, KeepingFlow)


@pytest.mark.start_page
def test_the_games_of_the_book_open_as_a_library(desk: Desk, book: Callable[..., None]) -> None:
    write(desk, 3, "W")

    def look(dialog: BookDialog) -> None:
        press(dialog.open_games)

    book(look)
    library = desk.parts.library
    assert library.is_shown
    wait_until(lambda: library.has_games)
