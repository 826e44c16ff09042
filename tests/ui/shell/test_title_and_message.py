"""The sentence under the board, the title, and the announcements."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QFileDialog

from goboard_app.go.board import Color
from goboard_app.rules import catalogue
from tests.support.desk import Desk, Desks, answer_files
from tests.support.parts import parts
from tests.support.proposals import nothing_proposed

Heard = list[tuple[str, bool]]


@pytest.fixture
def heard(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """The announcements of the window, each with its urgency."""
    said: Heard = []

    def listen(text: str, assertive: bool = False) -> None:
        said.append((text, assertive))

    monkeypatch.setattr(desk.page.board, "announce", listen)
    return said


@nothing_proposed("a board this open would be called unfinished")
@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("", "Black to play. Move 1."),
        ("E5", "White to play. Move 2."),
        ("E5 pass", "White passed. Black to play. Move 3. Another pass stops the game."),
        ("pass", "Black passed. White to play. Move 2. Another pass stops the game."),
        ("E5 E5", "There is already a stone at E5."),
        ("E5 pass pass", "Black is ahead by 73½."),
        ("pass pass", "White is ahead by 7½."),
    ],
)
def test_the_sentence_describes_the_state_of_the_game(desk: Desk, moves: str, sentence: str) -> None:
    desk.start()
    desk.play(moves)
    assert desk.message == sentence


@nothing_proposed("a board this open would be called unfinished")
def test_equal_counts_are_said_to_be_equal(desk: Desk) -> None:
    desk.start(komi=catalogue.BASIC.komi)
    desk.play("pass pass")
    assert desk.message == "Both sides have the same."
    desk.menu("accept")
    desk.skip_story()
    assert desk.message == "Draw."


def test_a_refusal_is_shown_as_one_until_the_next_act(desk: Desk) -> None:
    desk.start()
    desk.play("E5 E5")
    assert desk.page.message.is_refusal
    desk.click("C3")
    assert not desk.page.message.is_refusal


def test_a_refusal_marks_the_point_on_the_board(desk: Desk) -> None:
    desk.start()
    desk.play("E5 E5")
    refused = desk.page.board.picture.refused
    assert refused is not None
    assert refused.point == desk.point("E5")
    assert refused.color is Color.WHITE


def test_the_sentence_is_the_name_of_its_line(desk: Desk) -> None:
    desk.start()
    assert desk.page.message.accessibleName() == desk.message


def test_the_sentence_is_painted(desk: Desk) -> None:
    desk.start()
    first = desk.page.message.grab().toImage()
    desk.play("E5 E5")
    assert desk.page.message.grab().toImage() != first


# Title


@pytest.mark.start_page
def test_the_start_page_has_the_name_of_the_program_alone(desk: Desk) -> None:
    assert desk.window.windowTitle() == "goboard"


def test_a_game_is_called_after_its_players(desk: Desk) -> None:
    desk.start(black_name="Hana", white_name="Tomás")
    assert desk.window.windowTitle() == "Hana – Tomás[*] – goboard"
    assert not desk.window.isWindowModified()


def test_the_first_stone_makes_the_game_modified(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    assert desk.window.isWindowModified()
    desk.menu("undo")
    assert not desk.window.isWindowModified()


def test_saving_gives_the_file_s_name(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("E5")
    answer_files(monkeypatch.setattr, saved=desk.folder / "first.sgf")
    desk.menu("save")
    assert desk.window.windowTitle() == "first.sgf[*] – goboard"
    assert not desk.window.isWindowModified()
    desk.play("C3")
    assert desk.window.isWindowModified()


def test_a_name_without_an_ending_writes_over_no_file(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("E5")
    there = desk.sgf("(;SZ[9]C[mine])", "first.sgf")
    typed = iter(["first", ""])

    def choose(_parent: object, _title: str, start: str, _filter: str) -> tuple[str, str]:
        name = next(typed)
        # The second time it is shown what it would be written to.
        assert name or start == str(there)
        return (str(desk.folder / name), "") if name else ("", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(choose))
    desk.menu("save")
    assert list(typed) == []
    assert there.read_text("utf-8") == "(;SZ[9]C[mine])"


def test_a_name_that_its_ending_makes_too_long_is_refused_in_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.start()
    desk.play("E5")
    answer_files(monkeypatch.setattr, saved=desk.folder / ("x" * 253))
    desk.menu("save")
    assert desk.parts.strip.isVisible()
    assert "too long" in desk.parts.strip.sentence.text()
    assert desk.window.isWindowModified()


@pytest.mark.start_page
def test_a_game_carried_on_is_not_saved_yet(desks: Desks, desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    desks.close(desk)
    later = desks.make()
    later.press(parts(later.window).starts.page.continue_button)
    assert later.window.isWindowModified()


# Screen readers


def test_moves_are_announced(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("E5")
    assert ("Black E5.", False) in heard
    desk.play("pass")
    assert heard[-1] == ("White passed. Another pass stops the game.", False)


def test_captures_are_announced(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("A2 A1 B1")
    assert heard[-1][0].startswith("Black B1. 1 stone")


def test_atari_is_announced_where_it_is_shown(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("A1 B1")
    assert heard[-1] == ("White B1. In atari: Black A1.", False)
    desk.play("E5 A2")
    assert heard[-1][0].startswith("White A2. 1 stone")
    assert "atari" not in heard[-1][0]
    desk.play("B2 J9 A3")
    assert heard[-1] == ("Black A3. In atari: White A2.", False)
    desk.menu("atari")
    desk.play("J8 H9")
    assert heard[-1] == ("Black H9.", False)


def test_refusals_interrupt(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("E5 E5")
    assert heard[-1] == ("There is already a stone at E5.", True)


@pytest.mark.desk("a count that is told announces its steps", show_count=False)
@nothing_proposed("a board this open would be called unfinished")
def test_a_new_phase_is_announced(desk: Desk, heard: Heard) -> None:
    desk.start()
    desk.play("E5 pass pass")
    # The pass is announced with its effect, and before it.
    # No leader is named before the groups are read.
    told = "Black passed. Which stones are dead? Reading the board…"
    assert [text for text, _ in heard if "passed" in text][-1] == told
    desk.count_as_it_stands()
    desk.menu("accept")
    assert heard[-1] == ("Black wins by 73½.", False)


def test_the_board_has_a_name(desk: Desk) -> None:
    desk.start()
    board = QAccessible.queryAccessibleInterface(desk.page.board)
    assert board.text(QAccessible.Text.Name) == "Go board"
    assert board.childCount() == 81


def in_a_game(desk: Desk) -> None:
    desk.start()
    desk.play("E5 A1 A2")


def in_a_count(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3 pass pass C3")


@pytest.mark.parametrize(
    ("arrive", "name", "words"),
    [
        (in_a_game, "E5", "E5, black stone, 4 "),
        (in_a_game, "A1", "A1, white stone, in atari, 1 "),
        (in_a_game, "A2", "A2, black stone, last move, "),
        (in_a_game, "J9", "J9, empty"),
        (in_a_count, "C3", "C3, white stone, dead, Black’s point, "),
        (in_a_count, "A1", "A1, empty, Black’s point"),
    ],
)
def test_a_point_is_described(desk: Desk, arrive: Callable[[Desk], None], name: str, words: str) -> None:
    arrive(desk)
    board = QAccessible.queryAccessibleInterface(desk.page.board)
    cell = board.child(desk.session.tree.size.index(desk.point(name)))
    assert cell.text(QAccessible.Text.Name).startswith(words)


def test_every_button_without_words_has_a_name(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee])")
    buttons = [b for b in desk.window.findChildren(QAbstractButton) if b.isVisible()]
    nameless = [b for b in buttons if not b.text() and not b.accessibleName()]
    assert nameless == []
