"""Two records in two windows step together, and say where they part."""

import pytest
from PySide6.QtCore import Qt

from goboard_app.go.board import BoardSize, Move
from goboard_app.record.node import Node
from goboard_app.ui.review import together
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key
HANA = "(;SZ[9]PB[Hana]PW[Tom];B[ee];W[cd];B[gc];W[gg])"
MEI = "(;SZ[9]PB[Mei]PW[Ada];B[ee];W[cd]C[why not];B[cg];W[gg];B[ce])"


@pytest.fixture
def two(desk: Desk) -> tuple[Desk, Desk]:
    desk.open(HANA)
    desk.windows.open_in_new(desk.sgf(MEI, "other.sgf"))
    (other,) = desk.others
    desk.wake()
    return desk, other


def number(desk: Desk) -> int:
    return desk.session.path.number


def strip(desk: Desk) -> str:
    shown = desk.window.context.strip
    return shown.sentence.text() if shown.isVisible() else ""


def answer(desk: Desk, text: str) -> None:
    press(next(b for b in desk.window.context.strip.choice_buttons if b.text() == text))


def test_one_window_has_nothing_to_step_with(desk: Desk) -> None:
    desk.open(HANA)
    assert not desk.action("together").isEnabled()


def test_both_step_whichever_is_led(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.menu("together")
    one.key(Key.Key_Right)
    assert (number(one), number(other)) == (1, 1)
    other.key(Key.Key_Right)
    assert (number(one), number(other)) == (2, 2)
    one.key(Key.Key_Home)
    assert (number(one), number(other)) == (0, 0)


def test_the_shorter_one_waits_at_its_end(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.menu("together")
    other.key(Key.Key_End)
    assert (number(one), number(other)) == (4, 5)
    other.key(Key.Key_Left)
    assert (number(one), number(other)) == (4, 4)


def test_both_windows_say_where_the_games_part_and_lead_there(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.menu("together")
    assert strip(one) == "Stepping together with Mei – Ada. They differ from move 3: G7 here, C3 there."
    assert strip(other) == "Stepping together with Hana – Tom. They differ from move 3: C3 here, G7 there."
    answer(other, "Go there")
    assert (number(one), number(other)) == (2, 2)


def test_two_copies_of_a_game_are_named_by_their_files(desk: Desk) -> None:
    desk.open(HANA, "mine.sgf")
    desk.windows.open_in_new(desk.sgf(HANA, "copy.sgf"))
    desk.menu("together")
    assert strip(desk).startswith("Stepping together with copy.sgf.")
    assert strip(desk.others[0]).startswith("Stepping together with mine.sgf.")


def test_a_number_of_a_server_is_not_the_name_of_a_game(desk: Desk) -> None:
    desk.open(HANA)
    desk.windows.open_in_new(desk.sgf(MEI.replace("SZ[9]", "SZ[9]GN[488402260]"), "other.sgf"))
    desk.menu("together")
    assert strip(desk).startswith("Stepping together with Mei – Ada.")


def test_the_second_window_begins_at_the_place_of_the_first(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.keys(Key.Key_Right, Key.Key_Right, Key.Key_Right)
    one.menu("together")
    assert (number(one), number(other)) == (3, 3)


def test_it_ends_in_both_windows(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.menu("together")
    assert one.action("together").isChecked()
    other.menu("together")
    assert (strip(one), strip(other)) == ("", "")
    assert not one.action("together").isChecked()
    one.key(Key.Key_Right)
    assert (number(one), number(other)) == (1, 0)


def test_another_variation_parts_elsewhere(desk: Desk) -> None:
    desk.open("(;SZ[9]PB[Hana]PW[Tom];B[ee](;W[cd];B[gc])(;W[gg];B[cg]))")
    desk.windows.open_in_new(desk.sgf(MEI, "other.sgf"))
    desk.wake()
    desk.menu("together")
    assert "from move 3: G7 here" in strip(desk)
    desk.keys(Key.Key_Right, Key.Key_Right, Key.Key_Down)
    assert "from move 2: G3 here, C6 there" in strip(desk)


def test_a_turned_game_is_recognised(desk: Desk) -> None:
    desk.open("(;SZ[9]PB[Hana]PW[Tom];B[cc];W[gd];B[ee])")
    desk.windows.open_in_new(desk.sgf("(;SZ[9]PB[A]PW[B];B[gc];W[ff];B[ee])", "other.sgf"))
    desk.wake()
    desk.menu("together")
    assert "The games are the same" not in strip(desk)
    (other,) = desk.others
    other.open("(;SZ[9]PB[A]PW[B];B[gc];W[cd];B[ee])", "third.sgf")
    desk.wake()
    desk.menu("together")
    assert strip(desk).endswith("The games are the same. One of the boards is turned or mirrored.")


def test_another_record_or_a_closed_window_ends_it(two: tuple[Desk, Desk]) -> None:
    one, other = two
    one.menu("together")
    other.open(HANA, "third.sgf")
    assert strip(one) == ""
    one.wake()
    one.menu("together")
    assert strip(one) != ""
    other.window.close()
    assert strip(one) == ""
    one.key(Key.Key_Right)
    assert number(one) == 1


def test_a_walk_far_away_takes_the_other_along(desk: Desk) -> None:
    moves = "".join(f";{'BW'[n % 2]}[{'abcdefghi'[n % 9]}{'abcdefghi'[n // 9 % 9]}]" for n in range(60))
    desk.open(f"(;SZ[9]{moves})")
    desk.windows.open_in_new(desk.sgf(f"(;SZ[9]{moves};B[aa])", "other.sgf"))
    desk.wake()
    desk.menu("together")
    desk.key(Key.Key_End)
    (other,) = desk.others
    assert (number(desk), number(other)) == (60, 60)
    assert "This game ends after 60 move(s)" in strip(desk)


def long_record(moves: int) -> str:
    points = (f"{chr(97 + n % 19)}{chr(97 + n // 19 % 19)}" for n in range(moves))
    return "(;SZ[19]" + "".join(f";B[{point}]" for point in points) + ")"


def test_a_leading_window_is_not_moved_by_its_follower(desk: Desk) -> None:
    text, last = long_record(14_000), 14_000
    desk.open(text)
    wait_until(lambda: desk.action("last").isEnabled())
    desk.menu("last")
    wait_until(lambda: number(desk) == last)
    desk.menu("first")
    desk.windows.open_in_new(desk.sgf(text, "other.sgf"))
    (other,) = desk.others
    desk.wake()
    wait_until(lambda: desk.action("together").isEnabled())
    desk.menu("together")
    seen: list[int] = []
    desk.controller.changed.connect(lambda _change: seen.append(number(desk)))
    desk.menu("last")
    wait_until(lambda: number(other) == last)
    assert set(seen) == {last}
    other.menu("first")
    assert (number(desk), number(other)) == (0, 0)


def test_a_leap_in_a_long_record_looks_at_few_moves(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(long_record(700))
    desk.menu("last")
    desk.windows.open_in_new(desk.sgf(long_record(700), "other.sgf"))
    (other,) = desk.others
    desk.wake()
    desk.menu("together")
    wait_until(lambda: number(other) == 700)
    looked_at: list[Node] = []
    read = together.move_of

    def move_of(node: Node, size: BoardSize) -> Move | None:
        looked_at.append(node)
        return read(node, size)

    monkeypatch.setattr(together, "move_of", move_of)
    other.menu("first")
    assert (number(desk), number(other)) == (0, 0)
    desk.menu("last")
    assert (number(desk), number(other)) == (700, 700)
    assert len(looked_at) < 100
