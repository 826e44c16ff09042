"""A dictionary of joseki is chosen once; its moves are on the board and in a card."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from goboard_app.go.board import Color
from goboard_app.ui.joseki import FILE, SHOWN
from goboard_app.ui.joseki.reference import ReferenceFlow
from tests.support.desk import Desk, Desks, answer_files
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key
KOGO = "(;SZ[19](;B[pd]C[A star point]LB[nc:a];W[nc]C[The approach];B[pg];W[qc](;B[qe])(;B[re]C[Rare])))"
GAME = "(;SZ[19]PB[Hana]PW[Tom];B[dd];W[cf];B[fc];W[dc];B[qd])"


def reference(desk: Desk) -> ReferenceFlow:
    flow: ReferenceFlow = desk.window.features["joseki"].reference  # type: ignore[attr-defined]
    return flow


def write(desk: Desk, text: str = KOGO, name: str = "joseki.sgf") -> Path:
    path = desk.folder / name
    path.write_text(text)
    return path


def texts(desk: Desk) -> str:
    card = reference(desk).card
    found = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    return " | ".join(found + [button.text() for button in links(desk)])


def links(desk: Desk) -> list:  # type: ignore[type-arg]
    return [b for b in reference(desk).card._group.buttons() if b.isVisible()]


def known(desk: Desk) -> dict[str, str]:
    """Return the tiles on the board by their points."""
    size = desk.session.tree.size
    names = {desk.point(f"{c}{r}"): f"{c}{r}" for c in "ABCDEFGHJKLMNOPQRST" for r in range(1, 20)}
    assert size.area == 361
    return {names[way.point]: way.text + way.color.value for way in desk.page.board.picture.ways if way.is_known}


@pytest.fixture
def shown(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """The dictionary was chosen by the row of the menu."""
    desk.open(GAME)
    answer_files(monkeypatch.setattr, write(desk))
    desk.menu("joseki")
    wait_until(lambda: "Reading" not in texts(desk))
    return desk


def test_dictionary_moves_are_on_the_board_and_in_the_card(shown: Desk) -> None:
    shown.key(Key.Key_Right)
    # One of the two points that mirror one another.
    assert known(shown) in ({"C14": "aW"}, {"F17": "aW"})
    wait_until(lambda: "Upper left" in texts(shown))
    assert "1 move(s) in the dictionary" in texts(shown)
    assert "A star point" in texts(shown)


def test_the_panel_of_a_small_window_has_room_for_the_card(shown: Desk) -> None:
    shown.window.resize(1024, 600)
    shown.open(GAME[:-1] + "(;W[dp])(;W[pp]))")
    shown.key(Key.Key_Right)
    review = shown.panel.review
    wait_until(lambda: "Upper left" in texts(shown))
    wait_until(lambda: review.split.height() >= review.split.minimumSizeHint().height())
    assert review._middle.verticalScrollBar().maximum() == 0
    card = reference(shown).card
    assert card.height() >= card.minimumSizeHint().height()
    # The ways on do not lie over the tree.
    tree, ways = review.tree.view, review.tree.ways
    assert tree.geometry().bottom() < ways.mapTo(review.tree, ways.rect().topLeft()).y()


def test_a_tile_is_played_with_a_click(shown: Desk) -> None:
    shown.key(Key.Key_Right)
    (name,) = known(shown)
    shown.click(name)
    assert shown.session.position.at(shown.point(name)) is Color.WHITE
    assert "The approach" in texts(shown)


def test_the_card_says_where_the_game_left_the_dictionary_and_leads_there(shown: Desk) -> None:
    shown.key(Key.Key_End)
    assert "Upper left" in texts(shown)
    assert "left the dictionary at move 3, F17" in texts(shown)
    (link,) = links(shown)
    press(link)
    assert shown.session.path.number == 2


def test_the_card_goes_and_comes_back_with_one_key(shown: Desk) -> None:
    shown.key(Key.Key_Right)
    shown.menu("joseki")
    assert known(shown) == {}
    assert not reference(shown).card.isVisible()
    shown.menu("joseki")
    wait_until(lambda: bool(known(shown)))
    press(reference(shown).card.cross)
    assert not shown.action("joseki").isChecked()


def test_the_next_move_of_the_record_has_a_stone_and_no_tile(shown: Desk) -> None:
    shown.open("(;SZ[19];B[pd](;W[nc])(;W[qc]))", "forks.sgf")
    shown.key(Key.Key_Right)
    wait_until(lambda: not reference(shown)._reader.is_busy)
    assert {way.is_known for way in shown.page.board.picture.ways} == {False}


def test_no_tile_is_shown_while_a_move_is_guessed(shown: Desk) -> None:
    shown.key(Key.Key_Right)
    assert known(shown)
    shown.window.context.presenter.modes.allows = lambda _name: False  # type: ignore[method-assign]
    shown.key(Key.Key_Home)
    shown.key(Key.Key_Right)
    assert known(shown) == {}


def test_the_dictionary_is_there_again_the_next_time(desks: Desks, shown: Desk) -> None:
    assert desks.close(shown)
    later = desks.make()
    later.open(GAME)
    later.key(Key.Key_Right)
    wait_until(lambda: bool(known(later)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rubbish", "is not a joseki dictionary"),
        ("(;SZ[19]C[nothing])", "It has no moves in the corner"),
        ("(;SZ[9];B[gc];W[cc])", "The dictionary is for 9 × 9 boards."),
    ],
)
def test_a_file_that_is_no_dictionary_for_this_board_is_said(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    desk.open(GAME)
    answer_files(monkeypatch.setattr, write(desk, text))
    desk.menu("joseki_file")
    wait_until(lambda: said in texts(desk))
    desk.key(Key.Key_End)
    assert known(desk) == {}


def test_a_dictionary_that_is_gone_is_said(desk: Desk) -> None:
    desk.window.context.hub.store_value(FILE, str(desk.folder / "gone.sgf"))
    desk.window.context.hub.store_value(SHOWN, True)
    desk.open(GAME)
    desk.key(Key.Key_Right)
    wait_until(lambda: "gone.sgf is not a joseki dictionary." in texts(desk))


def test_choosing_none_leaves_everything_as_it_is(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(GAME)
    answer_files(monkeypatch.setattr)
    desk.menu("joseki")
    assert not desk.action("joseki").isChecked()
