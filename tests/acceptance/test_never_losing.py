"""A crash, another window, another program: nothing that was done on the board is lost."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.app.files import journal
from goboard_app.app.files.journal import LeftJournal
from goboard_app.session.session import Phase
from goboard_app.ui.files import restore
from goboard_app.ui.files.restore import RestoreCard
from tests.support.desk import CONTROL, SHIFT, Desk, Desks, answer_files
from tests.support.dialogs import Dialogs
from tests.support.parts import parts
from tests.support.waiting import wait_until

GAME = "(;SZ[9]PB[Hana]PW[Tomás]RU[Japanese]KM[6.5];B[ee];W[cc];B[gc])"
OTHER = "(;SZ[9]PB[Another program]RU[Japanese];B[aa])"


@pytest.fixture(params=["whole", "changes"], autouse=True)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The way in which the journal keeps a record: whole, or as its file and the differences."""
    if request.param == "changes":
        monkeypatch.setattr(journal, "_AT_ONCE_BYTES", -1)
    return str(request.param)


@pytest.fixture
def edited(desk: Desk) -> Desk:
    """A record with a move that was not saved, and that is in the journal."""
    desk.open(GAME)
    desk.click("A1")
    assert desk.documents.journaling.flush()
    return desk


@pytest.fixture
def after_crash(desks: Desks, edited: Desk) -> Desk:
    """The next start after the program was killed."""
    desks.crash(edited)
    return desks.make()


def card_of(desk: Desk) -> RestoreCard:
    card = desk.parts.restores.card
    assert card is not None
    return card


def said(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


def choose(desk: Desk, text: str) -> None:
    """Press a button of the strip."""
    (button,) = [b for b in desk.parts.strip.choice_buttons if b.text() == text]
    desk.press(button)


def choices(desk: Desk) -> list[str]:
    return [b.text() for b in desk.parts.strip.choice_buttons if b.isVisible()]


def shelved(desk: Desk) -> list[bytes]:
    return [path.read_bytes() for path in sorted((desk.folder / "data" / "games").glob("*"))]


def journals(desk: Desk) -> list[Path]:
    return list((desk.folder / "data" / "journal").glob("*.journal"))


# After a crash


def test_a_crash_is_followed_by_an_offer_with_name_and_time(after_crash: Desk) -> None:
    card = card_of(after_crash)
    assert card.isVisible()
    assert "Hana – Tomás (game.sgf)" in card.sentence.text()
    assert "1 change" in card.sentence.text()
    assert "at " in card.sentence.text()
    assert card.facts.text().startswith("9 × 9, 3 move")


def test_a_game_without_a_file_and_names_is_called_an_unsaved_game(desks: Desks, desk: Desk) -> None:
    QApplication.clipboard().setText("(;SZ[9];B[ee];W[cc])")
    desk.key(Qt.Key.Key_V, CONTROL | SHIFT)
    desk.click("A1")
    assert desk.documents.journaling.flush()
    desks.crash(desk)
    text = card_of(desks.make()).sentence.text()
    assert text.startswith("goboard ended while an unsaved game was open. ")
    assert "at " in text


def test_much_that_was_left_is_read_beside_the_window(
    desks: Desks, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.open("(;SZ[19]PB[Large]" + ";B[aa];W[bb]" * 8000 + ")")
    wait_until(lambda: desk.session.info.black_name == "Large")
    desk.menu("last")
    desk.click("T1")
    assert desk.documents.journaling.flush()
    desks.crash(desk)
    threads: list[threading.Thread] = []
    real = restore._read

    def noting(left: LeftJournal) -> object:
        threads.append(threading.current_thread())
        return real(left)

    monkeypatch.setattr(restore, "_read", noting)
    later = desks.make()
    wait_until(lambda: parts(later.window).restores.card is not None)
    assert "Large" in card_of(later).sentence.text()
    assert threads
    assert threading.main_thread() not in threads
    later.press(card_of(later).restore_button)
    assert later.session.info.black_name == "Large"


def test_restoring_puts_the_changes_on_the_board_as_unsaved(after_crash: Desk) -> None:
    after_crash.press(card_of(after_crash).restore_button)
    assert not card_of(after_crash).isVisible()
    assert after_crash.phase is Phase.REVIEWING
    assert after_crash.documents.path == after_crash.folder / "game.sgf"
    assert after_crash.window.isWindowModified()
    # The board shows the move that was made last.
    assert after_crash.session.cursor.get("B") == ("ai",)
    after_crash.menu("save")
    assert b"B[ai]" in (after_crash.folder / "game.sgf").read_bytes()
    assert journals(after_crash) == []


def test_a_class_does_not_see_the_offer_to_restore(after_crash: Desk) -> None:
    after_crash.open(OTHER, "other.sgf")
    assert card_of(after_crash).isVisible()
    after_crash.menu("present")
    assert not card_of(after_crash).isVisible()
    after_crash.menu("present")
    assert card_of(after_crash).isVisible()
    after_crash.press(card_of(after_crash).close_button)
    after_crash.menu("present")
    after_crash.menu("present")
    assert not card_of(after_crash).isVisible()


def test_a_restored_game_survives_the_next_crash(desks: Desks, after_crash: Desk) -> None:
    after_crash.press(card_of(after_crash).restore_button)
    desks.crash(after_crash)
    assert card_of(desks.make()).isVisible()


def test_the_file_as_saved_leaves_the_changes_among_the_shelved_games(desks: Desks, after_crash: Desk) -> None:
    after_crash.press(card_of(after_crash).saved_button)
    assert after_crash.session.tree.node_count() == 4
    assert said(after_crash) == "Your version is among the shelved games."
    (put_away,) = shelved(after_crash)
    assert b"B[ai]" in put_away
    assert desks.close(after_crash)
    assert parts(desks.make().window).restores.card is None


def test_discarding_asks_and_then_nothing_is_offered_again(desks: Desks, after_crash: Desk, dialogs: Dialogs) -> None:
    dialogs.expect_button("Keep them")
    after_crash.press(card_of(after_crash).discard_button)
    assert card_of(after_crash).isVisible()
    dialogs.expect_button("Discard")
    after_crash.press(card_of(after_crash).discard_button)
    assert not card_of(after_crash).isVisible()
    assert journals(after_crash) == []
    assert parts(desks.make().window).restores.card is None


def test_no_answer_is_asked_for_at_the_next_start(desks: Desks, after_crash: Desk) -> None:
    after_crash.press(card_of(after_crash).close_button)
    assert desks.close(after_crash)
    assert card_of(desks.make()).isVisible()


def test_an_offer_is_made_in_one_window_only(desks: Desks, after_crash: Desk) -> None:
    assert card_of(after_crash).isVisible()
    assert parts(desks.make().window).restores.card is None


def test_several_things_are_offered_one_after_the_other(desks: Desks) -> None:
    first, second = desks.make(), desks.make()
    for desk, name in ((first, "a.sgf"), (second, "b.sgf")):
        desk.open(GAME, name)
        desk.click("A1")
        assert desk.documents.journaling.flush()
    desks.crash(first)
    desks.crash(second)
    later = desks.make()
    assert "(b.sgf)" in card_of(later).sentence.text()
    later.press(card_of(later).saved_button)
    assert "(a.sgf)" in card_of(later).sentence.text()
    later.press(card_of(later).restore_button)
    assert later.documents.path == later.folder / "a.sgf"


def test_restoring_leaves_the_board_and_takes_another_window(after_crash: Desk) -> None:
    after_crash.open(OTHER, "other.sgf")
    after_crash.click("C3")
    after_crash.press(card_of(after_crash).restore_button)
    assert after_crash.session.info.black_name == "Another program"
    assert after_crash.window.isWindowModified()
    assert not card_of(after_crash).isVisible()
    (other,) = after_crash.others
    assert other.documents.path == other.folder / "game.sgf"
    other.menu("save")
    assert b"B[ai]" in (other.folder / "game.sgf").read_bytes()


def test_a_file_that_changed_since_is_said_to_and_not_written_over(
    desks: Desks, edited: Desk, dialogs: Dialogs
) -> None:
    desks.crash(edited)
    path = desks.folder / "game.sgf"
    path.write_text(OTHER)
    later = desks.make()
    assert "The file has been changed since then." in card_of(later).facts.text()
    later.press(card_of(later).restore_button)
    dialogs.expect_button("Cancel")
    later.menu("save")
    assert path.read_text() == OTHER


def test_without_its_file_it_can_be_restored_all_the_same(desks: Desks, edited: Desk) -> None:
    desks.crash(edited)
    (desks.folder / "game.sgf").unlink()
    later = desks.make()
    assert not card_of(later).saved_button.isVisible()
    later.press(card_of(later).restore_button)
    later.menu("save")
    assert b"B[ai]" in (later.folder / "game.sgf").read_bytes()


def test_a_game_that_was_played_on_from_a_file_is_restored_once(desks: Desks, desk: Desk) -> None:
    desk.open(GAME)
    desk.menu("go_on")
    desk.play("G3")
    desk.documents.unfinished.keep()
    assert desk.documents.journaling.flush()
    desks.crash(desk)
    later = desks.make()
    later.press(card_of(later).restore_button)
    assert later.phase is Phase.PLAYING
    assert later.documents.path == later.folder / "game.sgf"
    assert shelved(later) == []
    assert not later.unfinished.exists()


@pytest.mark.parametrize("leave", ["save", "discard"])
def test_after_an_orderly_end_nothing_is_offered(desks: Desks, edited: Desk, dialogs: Dialogs, leave: str) -> None:
    dialogs.expect_button("Save" if leave == "save" else "Do not save")
    assert desks.close(edited)
    assert parts(desks.make().window).restores.card is None


# Two windows on one file


@pytest.fixture
def second(desks: Desks, desk: Desk) -> Desk:
    """A second window that has asked for the file of the first."""
    path = desk.open(GAME)
    made = desks.make()
    made.window.open(path)
    return made


@pytest.mark.start_page
def test_a_file_open_elsewhere_is_not_opened_without_a_word(second: Desk) -> None:
    assert not second.is_on_board
    assert said(second) == "game.sgf is open in another window of goboard."
    assert choices(second) == ["Open read-only", "Open anyway"]


def test_open_to_read_saves_under_another_name_only(second: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(second, "Open read-only")
    second.click("A1")
    second.menu("save")
    assert said(second) == "game.sgf is open in another window of goboard."
    answer_files(monkeypatch.setattr, saved=second.folder / "copy.sgf")
    choose(second, "Save as…")
    assert (second.folder / "game.sgf").read_text() == GAME
    assert b"B[ai]" in (second.folder / "copy.sgf").read_bytes()


def test_open_anyway_saves_and_the_first_window_hears_of_it(desk: Desk, second: Desk) -> None:
    choose(second, "Open anyway")
    second.click("A1")
    second.menu("save")
    assert b"B[ai]" in (second.folder / "game.sgf").read_bytes()
    wait_until(lambda: said(desk) == "game.sgf was changed by another program.")


@pytest.mark.start_page
def test_once_the_first_window_left_the_file_it_opens_as_usual(desks: Desks, desk: Desk, second: Desk) -> None:
    assert desks.close(desk)
    second.window.open(second.folder / "game.sgf")
    assert second.is_on_board
    assert said(second) == ""


def test_opening_a_file_once_more_in_its_own_window_is_no_matter(desk: Desk) -> None:
    path = desk.open(GAME)
    desk.window.open(path)
    assert said(desk) == ""


# A file that changes while it is open


@pytest.fixture
def changed(edited: Desk) -> Desk:
    """A record on the board whose file another program has written."""
    (edited.folder / "game.sgf").write_text(OTHER)
    wait_until(lambda: said(edited))
    return edited


def test_a_changed_file_is_reported_with_three_choices(changed: Desk) -> None:
    assert said(changed) == "game.sgf was changed by another program."
    assert choices(changed) == ["Reload", "Keep mine", "Save as…"]


def test_reloading_shows_the_file_and_puts_mine_away(changed: Desk) -> None:
    choose(changed, "Reload")
    assert changed.session.info.black_name == "Another program"
    assert said(changed) == "Your version is among the shelved games."
    (put_away,) = shelved(changed)
    assert b"B[ai]" in put_away


def test_reloading_an_unchanged_record_puts_nothing_away(desk: Desk) -> None:
    path = desk.open(GAME)
    path.write_text(OTHER)
    wait_until(lambda: said(desk))
    choose(desk, "Reload")
    assert desk.session.info.black_name == "Another program"
    assert said(desk) == ""
    assert shelved(desk) == []


def test_keeping_mine_saves_without_another_question(changed: Desk) -> None:
    choose(changed, "Keep mine")
    changed.menu("save")
    assert b"B[ai]" in (changed.folder / "game.sgf").read_bytes()
    (version,) = changed.documents.backups.versions(changed.folder / "game.sgf")
    assert version.read_text() == OTHER


def test_saving_mine_elsewhere_leaves_theirs(changed: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr, saved=changed.folder / "mine.sgf")
    choose(changed, "Save as…")
    assert (changed.folder / "game.sgf").read_text() == OTHER
    assert b"B[ai]" in (changed.folder / "mine.sgf").read_bytes()


def test_a_missing_file_is_reported_and_can_be_saved_again(edited: Desk) -> None:
    path = edited.folder / "game.sgf"
    path.unlink()
    wait_until(lambda: said(edited))
    assert said(edited) == "game.sgf was deleted or moved. The game is still here."
    choose(edited, "Save")
    assert b"B[ai]" in path.read_bytes()


@pytest.mark.start_page
def test_changes_to_the_file_of_a_closed_game_are_not_reported(desk: Desk) -> None:
    path = desk.open(GAME)
    desk.menu("start_page")
    path.write_text(OTHER)
    QTest.qWait(400)
    desk.documents.file.look()
    assert said(desk) == ""


# Saving


def test_other_names_of_a_file_are_mentioned(edited: Desk) -> None:
    (edited.folder / "other.sgf").hardlink_to(edited.folder / "game.sgf")
    edited.menu("save")
    assert said(edited).startswith("game.sgf is saved. The file has other names (hard links) too")
    assert (edited.folder / "other.sgf").read_text() == GAME


def test_an_earlier_version_that_cannot_be_kept_is_mentioned(edited: Desk) -> None:
    (edited.folder / "data" / "backups").write_text("no folder")
    edited.menu("save")
    assert said(edited) == (
        "game.sgf is saved, but its earlier version could not be kept: something with that name is already there."
    )
    assert b"B[ai]" in (edited.folder / "game.sgf").read_bytes()


@pytest.mark.start_page
def test_earlier_versions_are_reached_by_the_menu(edited: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    edited.menu("save")
    (version,) = edited.documents.backups.versions(edited.folder / "game.sgf")
    proposed = answer_files(monkeypatch.setattr, opened=version)
    edited.menu("backups")
    assert proposed == [str(version.parent)]
    assert edited.session.tree.node_count() == 4
    assert edited.documents.path is None
    assert str(version) not in parts(edited.window).view.settings.recent


def test_without_earlier_versions_the_menu_says_so(desk: Desk) -> None:
    desk.menu("backups")
    assert said(desk) == "No earlier version of a file has been kept yet."
