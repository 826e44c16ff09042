"""Boards as text are read: the output of programs, the notation of Sensei's Library, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.session.text_board import draw_sensei, draw_text, read_text_board


def whole(size: BoardSize) -> BoardPart:
    return BoardPart(Point(0, 0), Point(size.columns - 1, size.rows - 1))


def position_of(text: str) -> Position | None:
    tree = read_text_board(text)
    return None if tree is None else PositionCache(tree).position(tree.main_line_end())


def stones_at(text: str) -> bytes:
    position = position_of(text)
    assert position is not None
    return position.stones


sizes = st.builds(BoardSize, st.integers(2, 19), st.integers(2, 19))


@given(sizes, st.randoms(use_true_random=False), st.booleans())
def test_drawn_marks_are_read_back(size: BoardSize, chance: object, has_names: bool) -> None:
    stones = bytes(chance.choice([0, 0, 1, 2]) for _ in range(size.area))  # type: ignore[attr-defined]
    picture = BoardPicture(size, stones)
    lines = draw_text(picture, whole(size), has_names).lines
    read = position_of("\n".join(lines))
    assert read is not None
    assert (read.size, read.stones) == (size, stones)
    read = position_of(draw_sensei(picture, whole(size), "A title"))
    assert read is not None
    assert (read.size, read.stones) == (size, stones)


def test_frames_numbers_and_words_around_a_board_are_no_stones() -> None:
    text = """
    MoveNum: 4 HASH: 7AA
       A B C
     3 . X1(.) 3    WHITE (O) has captured 0 stones
     2 .(O)X3 2
     1 . . .  1
       A B C
    Next player: White
    """
    assert stones_at(text) == bytes([0, 1, 0, 0, 2, 1, 0, 0, 0])


def test_a_board_without_gaps_and_with_round_signs() -> None:
    assert stones_at("..X\n.O.\n...") == bytes([0, 0, 1, 0, 2, 0, 0, 0, 0])
    assert stones_at("●○·\n···\n·●·") == bytes([1, 2, 0, 0, 0, 0, 0, 1, 0])


@pytest.mark.parametrize(
    ("text", "size", "stone"),
    [
        ("$$ -----\n$$ | X .\n$$ | . .", 19, Point(0, 0)),
        ("$$c9\n$$ -----\n$$  . X |\n$$  . . |", 9, Point(8, 0)),
        ("$$B\n$$ | . .\n$$ | X .\n$$ -----", 19, Point(0, 18)),
        ("$$13\n$$  . .|\n$$  . X|\n$$ -----", 13, Point(12, 12)),
    ],
)
def test_a_part_of_a_board_lies_where_its_edges_are(text: str, size: int, stone: Point) -> None:
    position = position_of(text)
    assert position is not None
    assert position.size == BoardSize.square(size)
    assert position.points(Color.BLACK) == {stone}


def test_numbers_of_a_diagram_are_moves_in_their_order() -> None:
    tree = read_text_board("$$W\n$$ -------\n$$ | 1 . 2 |\n$$ | X 3 . |\n$$ -------")
    assert tree is not None
    line: list[Node] = tree.main_line()
    assert [(node.text("B"), node.text("W")) for node in line[1:]] == [
        (None, "aa"), ("ca", None), (None, "bb"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    ["", "no board at all", "- milk\n- bread\n- butter", "1 2 3\n4 5 6", "x" * 100, "A B C\nD E F"]
    + ["X O X\n", ". \n. \n.", "$$ only a title", "O" * 60_000],
)
def test_other_texts_are_no_boards(text: str) -> None:
    assert read_text_board(text) is None


@given(st.text(max_size=300))
def test_no_text_breaks_the_reading(text: str) -> None:
    read_text_board(text)


@given(st.text(alphabet="$XO.,|-123abc WBcm\n()", max_size=300))
def test_no_text_like_a_board_breaks_the_reading(text: str) -> None:
    read_text_board(text)


def test_more_rows_than_a_board_has_are_no_board() -> None:
    assert read_text_board("\n".join([". X ."] * 52)) is not None
    assert read_text_board("\n".join([". X ."] * 53)) is None


@pytest.mark.parametrize("sign", "²①½")
def test_a_sign_that_only_looks_like_a_number_is_no_move(sign: str) -> None:
    tree = read_text_board(f"$$ . {sign} 1\n$$ . X .\n$$ . . .")
    assert tree is not None
    assert len(tree.main_line()) == 2
