"""A game for two at one screen, from the start page to the file, by mouse alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from tests.support import games
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import Dialogs, press, type_text
from tests.support.proposals import nothing_proposed
from tests.support.records import SavedGame


def choose(dialog: NewGameDialog) -> None:
    """Enter two names and a komi of one's own."""
    for field, text in ((dialog.black, "Hana"), (dialog.white, "Tomás"), (dialog.komi, "5.5")):
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        field.selectAll()
        type_text(text)
    press(dialog.start)


@pytest.fixture
def begun(desk: Desk, dialogs: Dialogs) -> Desk:
    """The game has begun."""
    dialogs.expect(NewGameDialog, choose)
    desk.press(desk.parts.starts.page.tiles[0])
    return desk


@pytest.fixture
def played(begun: Desk) -> Desk:
    """The game has been played, and nothing is marked yet."""
    begun.play(games.MOVES)
    return begun


def choose_rules(desk: Desk, name: str) -> None:
    """Pick a ruleset from the list of the count panel."""
    if not desk.panel.count.rules.isVisible():
        desk.press(desk.panel.count.standing)
    combo = desk.panel.count.rules
    row = combo.findText(name)
    assert row >= 0
    combo.showPopup()
    view = combo.view()
    view.scrollTo(combo.model().index(row, 0))
    place = view.visualRect(combo.model().index(row, 0)).center()
    QTest.mouseMove(view.viewport(), place)
    # The list ignores a release that comes too soon after it opened; the keys do not.
    view.setCurrentIndex(combo.model().index(row, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert combo.currentText() == name
    desk.let_read()


def numbers(desk: Desk) -> dict[str, tuple[str, str]]:
    """Return the lines of the breakdown."""
    return {row.label: (row.black, row.white) for row in desk.panel.count.table.rows}


@pytest.mark.start_page
def test_the_dialog_begins_the_game_that_it_describes(begun: Desk) -> None:
    assert begun.is_on_board
    assert begun.panel.play.black.name.text() == "Hana"
    assert "komi 5½" in begun.panel.play.facts.facts.text()
    assert begun.message == "Black to play. Move 1."


@pytest.mark.start_page
def test_stones_stand_where_they_were_put_and_captured_ones_go(begun: Desk) -> None:
    begun.play(games.WALLS)
    begun.play(games.CAPTURE)
    assert begun.stones.splitlines()[-1] == ".X..XO..."
    assert "1 " in begun.panel.play.black.facts.text()


@pytest.mark.start_page
def test_an_illegal_click_is_refused_with_its_reason(begun: Desk) -> None:
    begun.play(f"{games.WALLS} {games.CAPTURE}")
    before = begun.stones
    begun.click("A1")
    assert begun.message == ("A stone at A1 would have no liberty. Under these rules that is not allowed.")
    assert begun.panel.play.refusal.isVisible()
    assert begun.stones == before
    begun.click("C3")
    assert begun.message == "Black to play. Move 23."
    assert not begun.panel.play.refusal.isVisible()


@pytest.mark.start_page
def test_two_passes_lead_to_the_count(played: Desk) -> None:
    assert played.phase is Phase.COUNTING
    assert played.stones == games.END
    assert played.panel.count.title.text() == "The count"


@pytest.mark.start_page
@nothing_proposed("the dead are marked by clicks")
def test_a_click_and_a_double_click_mark_the_dead(played: Desk) -> None:
    played.click("C3")
    assert played.session.counting is not None
    assert played.session.counting.statuses.dead == {played.point("C3")}
    played.double_click("H7")
    dead = {played.point(name) for name in ("C3", "H7", "J9")}
    assert played.session.counting.statuses.dead == dead
    assert played.page.board.picture.dead == dead


@pytest.mark.start_page
@nothing_proposed("the dead are marked by clicks")
def test_the_numbers_follow_the_marks_and_the_rules(played: Desk) -> None:
    played.click("C3")
    played.double_click("J9")
    assert played.message == "Black is ahead by 3½."
    assert numbers(played)["Total"] == ("45", "41½")
    choose_rules(played, "Japanese")
    assert played.message == "Black is ahead by 2½."
    assert numbers(played)["Total"] == ("36", "33½")
    assert numbers(played)["Dead stones taken off"] == ("1", "2")


@pytest.fixture
def finished(played: Desk) -> Desk:
    """A game counted by Japanese rules and agreed to."""
    played.click("C3")
    played.double_click("H7")
    choose_rules(played, "Japanese")
    played.agree()
    return played


@pytest.mark.start_page
@nothing_proposed("the dead are marked by clicks")
def test_agreeing_ends_the_game_with_the_result(finished: Desk) -> None:
    assert finished.phase is Phase.FINISHED
    assert finished.panel.finished.result.text() == "Hana wins by 2½"
    assert finished.message == "Hana wins by 2½."
    totals = {row.label: (row.black, row.white) for row in finished.panel.finished.table.rows}
    assert totals["Total"] == ("36", "33½")


@pytest.fixture
def saved(finished: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> SavedGame:
    """The game saved with the button, and read by sgfmill."""
    answer_files(monkeypatch.setattr, saved=tmp_path / "hana")
    finished.press(finished.panel.finished.save)
    return SavedGame.of(tmp_path / "hana.sgf")


@pytest.mark.start_page
def test_the_file_holds_the_moves(saved: SavedGame) -> None:
    assert saved.moves == games.MOVES
    assert saved.colors == "bw" * 13 + "b"


@pytest.mark.start_page
@nothing_proposed("the dead are marked by clicks")
def test_the_file_holds_names_komi_rules_and_result(saved: SavedGame) -> None:
    assert saved.names == ("Hana", "Tomás")
    assert saved.game.get_size() == 9
    assert saved.game.get_komi() == 5.5
    assert saved.root("RU") == "Japanese"
    assert saved.root("RE") == "B+2.5"


@pytest.mark.start_page
@nothing_proposed("the dead are marked by clicks")
def test_the_file_holds_the_territory_of_both(saved: SavedGame) -> None:
    assert saved.points("TB") == games.BLACK_TERRITORY
    assert saved.points("TW") == games.WHITE_TERRITORY


@pytest.mark.start_page
def test_a_saved_game_is_not_asked_about(finished: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answer_files(monkeypatch.setattr, saved=tmp_path / "hana.sgf")
    finished.press(finished.panel.finished.save)
    assert not finished.window.isWindowModified()
    assert finished.window.close()
