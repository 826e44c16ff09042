"""The same game by keyboard alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.session.session import Phase
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.widgets.choices import QuestionDialog
from tests.support import games
from tests.support.desk import CONTROL, SHIFT, Desk, answer_files
from tests.support.dialogs import Dialogs, type_text
from tests.support.proposals import nothing_proposed
from tests.support.records import SavedGame

Key = Qt.Key


def type_names(_dialog: NewGameDialog) -> None:
    """Type the names, press the swap button between them, and press Enter."""
    type_text("Hana")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    type_text("Tomás")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)


def tab_to(desk: Desk, widget: object) -> None:
    """Press Tab until the keyboard is there."""
    for _ in range(40):
        if desk.focus is widget:
            return
        desk.key(Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


@pytest.fixture
def begun(desk: Desk, dialogs: Dialogs) -> Desk:
    tab_to(desk, desk.parts.starts.page.tiles[0])
    dialogs.expect(NewGameDialog, type_names)
    desk.key(Key.Key_Space)
    return desk


@pytest.fixture
def played(begun: Desk, dialogs: Dialogs) -> Desk:
    """A game played to the end; White passes, and Ctrl+E makes Black's pass."""
    begun.steer_and_play(games.MOVES.removesuffix(" pass"))
    dialogs.expect_key(Key.Key_Return)
    begun.key(Key.Key_E, CONTROL)
    return begun


@pytest.mark.start_page
def test_the_keyboard_is_on_the_board_when_the_game_begins(begun: Desk) -> None:
    assert begun.focus is begun.page.board


@pytest.mark.start_page
def test_arrows_and_enter_play(played: Desk) -> None:
    assert played.stones == games.END
    assert played.phase is Phase.COUNTING


@pytest.mark.start_page
@nothing_proposed("the dead are marked by keys")
def test_enter_marks_a_chain_and_shift_enter_an_area(played: Desk) -> None:
    played.steer("C3")
    played.key(Key.Key_Return)
    played.steer("H7")
    played.key(Key.Key_Return, SHIFT)
    assert played.page.board.picture.dead == {played.point(n) for n in ("C3", "H7", "J9")}


def open_rules(desk: Desk) -> None:
    """Open what is behind the line that says who is ahead."""
    tab_to(desk, desk.panel.count.standing)
    desk.key(Key.Key_Space)


@pytest.mark.start_page
def test_the_list_of_rules_opens_and_chooses_by_keys(played: Desk) -> None:
    open_rules(played)
    combo = played.panel.count.rules
    tab_to(played, combo)
    played.key(Key.Key_Space)
    popup = QApplication.focusWidget() or combo.view()
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert played.session.counting is not None
    assert played.session.counting.ruleset.key == "chinese-2002"


@pytest.mark.start_page
def test_an_arrow_chooses_in_the_list_of_rules_too(played: Desk) -> None:
    open_rules(played)
    tab_to(played, played.panel.count.rules)
    played.key(Key.Key_Down)
    assert played.panel.count.rules.currentIndex() == 1


@pytest.mark.start_page
@nothing_proposed("the dead are marked by keys")
def test_the_game_is_agreed_on_and_saved_by_keys(played: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played.steer("C3")
    played.key(Key.Key_Return)
    played.steer("J9")
    played.key(Key.Key_Return, SHIFT)
    played.key(Key.Key_Return, CONTROL)
    answer_files(monkeypatch.setattr, saved=tmp_path / "keys.sgf")
    played.key(Key.Key_S, CONTROL)
    saved = SavedGame.of(tmp_path / "keys.sgf")
    assert saved.moves == games.MOVES
    assert saved.root("RE") == "B+1.5"
    assert saved.names == ("Hana", "Tomás")


@pytest.mark.start_page
def test_escape_leaves_a_question_without_an_answer(begun: Desk, dialogs: Dialogs) -> None:
    begun.steer_and_play("E5")
    dialogs.expect(QuestionDialog, lambda dialog: QTest.keyClick(dialog, Key.Key_Escape))
    begun.menu("resign")
    assert begun.phase is Phase.PLAYING
