"""Boards as text are read: the output of programs, the notation of Sensei's Library, and nothing else."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.app.texts.print import ascii_text, sensei_text
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import lines_of, markup_of, move_of
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.export import with_numbers
from goboard_app.session.picture import BoardPart, BoardPicture, LineMark, Mark, MarkKind
from goboard_app.session.text_board import draw_sensei, draw_text, read_board, read_text_board


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
    + ["1. milk\n2. bread\n3. butter", "| a | b |\n|---|---|\n| x | o |"]
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


@pytest.mark.parametrize("sign", [" ", "-", "─ ", ". ", "*X", "(", "1 ", ">", "|", "+-"])
def test_a_long_line_is_no_work(sign: str) -> None:
    begun = time.perf_counter()
    assert read_text_board((sign * 40_000)[:39_990] + "x\n. X\n. .") is not None
    assert time.perf_counter() - begun < 1


@pytest.mark.parametrize("sign", ["─", "━ ", "-", "=", "─── ", "|-"])
def test_a_line_that_is_nearly_an_edge_is_no_work(sign: str) -> None:
    """The upper edge of a box took 8 seconds in a line of 600 characters."""
    begun = time.perf_counter()
    read_board("\n".join([(sign * 599)[:599] + "x"] * 20))
    assert time.perf_counter() - begun < 1


def test_a_label_below_a_board_replaces_the_one_in_its_row() -> None:
    tree = read_text_board('3 . a .\n2 O b X\n1 . . .\nB2 "short"\nB2 "longer"')
    assert tree is not None
    assert [node.get("LB") for node in tree.walk() if node.has("LB")] == [("ba:a", "bb:longer")]


def test_more_rows_than_a_board_has_are_no_board() -> None:
    assert read_text_board("\n".join([". X ."] * 52)) is not None
    assert read_text_board("\n".join([". X ."] * 53)) is None


@pytest.mark.parametrize("sign", "²①½")
def test_a_sign_that_only_looks_like_a_number_is_no_move(sign: str) -> None:
    tree = read_text_board(f"$$ . {sign} 1\n$$ . X .\n$$ . . .")
    assert tree is not None
    assert len(tree.main_line()) == 2


def written(text: str) -> str:
    """Return the record of a board in a text, without its first properties."""
    tree = read_text_board(text)
    assert tree is not None
    return write_record(Record((tree,))).decode().replace("\n", "").partition("]SZ")[2]


KATAGO = """MoveNum: 5 HASH: 5A5C10A1
   A B C D E F G
 7 . . O . . X3.
 6 . . . . . . .
 5 . . . . X1. .
 4 . . . . . . .
 3 . . X . . . O2
 2 . . . . . . .
 1 . . . . . . .
Next player: White
Rules: {"ko":"POSITIONAL","scoring":"AREA"}
B stones captured: 0
"""
GNU_GO = """White (O) has captured 0 stones

    A B C D E
  5 . . . . . 5
  4 . . . X . 4
  3 . . + . (O)3     WHITE (O) has captured 0 stones
  2 . . . . . 2     BLACK (X) has captured 3 stones
  1 . . . . . 1
    A B C D E
"""
LEELA = """Black (X) to move    White (O) Prisoners: 0

   a b c d e
 5 . . . . .  5
 4 . O . . .  4
 3 . . + X .  3
 2 . . .(X).  2
 1 . . . . .  1
   a b c d e
"""
PACHI = """Move:   4  Komi: 7.5
      A B C D
    +---------+
  4 | . . . . |  4 | x . . . |
  3 | . X . . |  3 | . . o . |
  2 | . . O). |  2 | . . . . |
  1 | . . . . |  1 | . . . . |
    +---------+"""
CAPTIONS = "   A B C\n 3 . X .   Black: Anna\n 2 O . .   White: Ben\n 1 . . .\n"


@pytest.mark.parametrize(
    ("text", "record"),
    [
        (KATAGO, "[7]AB[fa][ec][ce]AW[ca][ge]PL[W])"),
        (GNU_GO.replace(". (O)3", ".(O)3"), "[5]AB[db]AW[ec])"),
        (LEELA, "[5]AB[dc][dd]AW[bb])"),
        (PACHI, "[4]AB[bb]AW[cc])"),
        (CAPTIONS, "[3]AB[ba]AW[ab])"),
        (". . b\n. w .\nb . .", "[3]AB[ca][ac]AW[bb])"),
        ("3 . . B 3\n2 . W . 2\n1 B . . 1", "[3]AB[ca][ac]AW[bb])"),
        (". . x\n. o .\nx . .", "[3]AB[ca][ac]AW[bb])"),
        ("@ . O\n. . .\n. @ .", "[3]AB[aa][bc]AW[ca])"),
        ("⚫️⚪️➕\n➕⚫️➕\n➕➕➕", "[3]AB[aa][bb]AW[ba])"),
        ("┌┬┬┐\n├●○┤\n├┼●┤\n└┴┴┘", "[4]AB[bb][cc]AW[cb])"),
        ("┌─┬─┐\n│ │ │\n├─●─○\n│ │ │\n└─┴─┘", "[3]AB[bb]AW[cb])"),
        ("┌─────┐\n│ . X │\n│ O . │\n└─────┘", "[2]AB[ba]AW[ab])"),
        ("▲△■\n□◉◎\n···", "[3]AB[aa][ca][bb]AW[ba][ab][cb]TR[aa][ba]SQ[ca][ab]CR[bb][cb])"),
        (". . X\n\n. O .\n\nX . .\n", "[3]AB[ca][ac]AW[bb])"),
        ("+--+--+--+\n|  |  |  |\n+--X--O--+\n|  |  |  |\n+--+--+--+", "[4:3]AB[bb]AW[cb])"),
        ("3 +-+-X\n  | | |\n2 +-O-+\n  | | |\n1 +-+-+\n  A B C", "[3]AB[ca]AW[bb])"),
        ("2 ┌ ● ┐ 2\n1 └ ┴ ○ 1\n  A B C", "[3:2]AB[ba]AW[cb])"),
        ("＋＋●\n＋○＋\n＋＋＋", "[3]AB[ca]AW[bb])"),
        ("```\n. . X\n. O .\n. . .\n```", "[3]AB[ca]AW[bb])"),
        ("  A B C\n1 . X .\n2 . . .\n3 O . .", "[3]AB[ba]AW[ac])"),
        ("  2 |. . #| 2\n  1 |. O .| 1", "[3:2]AB[ca]AW[bb])"),
    ],
)
def test_boards_of_many_programs(text: str, record: str) -> None:
    assert written(text) == record


@pytest.mark.parametrize("prefix", ["> ", ">", "> > ", ">> ", "  > "])
@pytest.mark.parametrize("text", [KATAGO, PACHI, "$$ -----\n$$ | X . |\n$$ | a . |\n$$ -----", "┌┬┐\n├●┤\n└┴┘"])
def test_a_quoted_board_is_the_same_board(text: str, prefix: str) -> None:
    quoted = "".join(f"{prefix}{line}\n" for line in text.splitlines())
    assert written(f"Anna wrote:\n{quoted}\nBye\n") == written(text)


@pytest.mark.parametrize(
    ("text", "record"),
    [
        ("[go]$$B9 T\n$$ -----\n$$ | X . |\n$$ | . W |\n$$ -----[/go]", "[2]AB[aa]AW[bb]CR[bb])"),
        ("<pre>$$ -----\n$$ | X . |\n$$ | . # |\n$$ -----</pre>", "[2]AB[aa][bb]SQ[bb])"),
        ("$$ | X . |\n$$ | . Q |\n$$ -----[/go]", "[2]AB[aa]AW[bb]TR[bb])"),
        ("$$c13 T\n$$ -----\n$$ | M b\n$$ | P X\n$$ {AR A12 B13}\n$$ {LN 1:1 1:2}",
         "[13]AB[bb]AW[ab]MA[aa][ab]LB[ba:b]AR[ab:ba]LN[aa:ab])"),
        ("$$B\n$$ -----\n$$ |B1W2|\n$$ |a.|\n$$ -----", None),
        ("$$B\n$$ -----\n$$ | B1 W2 |\n$$ | a . |\n$$ -----", "[2]AB[aa]AW[ba]LB[aa:1][ba:2][ab:a])"),
    ],
)  # fmt: skip
def test_diagrams_with_marks_and_tags(text: str, record: str | None) -> None:
    if record is None:
        assert read_text_board(text) is None
    else:
        assert written(text) == record


def test_moves_of_a_diagram_go_on_in_the_next_one() -> None:
    moves = "".join(f";{'BW'[n % 2]}[{'abcdefghi'[n % 9]}{'abc'[n // 9]}]" for n in range(24))
    tree = read_record(f"(;SZ[9]{moves};B[aa];W[ii])".encode()).games[0]
    after = PositionCache(tree).position(tree.main_line_end())
    text = sensei_text(with_numbers(BoardPicture(tree.size, after.stones), tree, tree.main_line(), 1, 26))
    reading = read_board(text)
    assert reading.is_whole
    assert reading.tree is not None
    assert [move_of(node, tree.size) for node in reading.tree.main_line()[1:]] == [
        move_of(node, tree.size) for node in tree.main_line()[1:]
    ]


def test_the_last_of_several_diagrams_has_the_marks() -> None:
    moves = "".join(f";{'BW'[n % 2]}[{'abcdefghi'[n % 9]}{'abc'[n // 9]}]" for n in range(12))
    tree = read_record(f"(;SZ[9]{moves})".encode()).games[0]
    last = tree.main_line_end()
    marks = (Mark(MarkKind.TRIANGLE, Point(0, 0)), Mark(MarkKind.LABEL, Point(8, 8), "A"))
    picture = BoardPicture(tree.size, PositionCache(tree).position(last).stones, marks=marks)
    text = sensei_text(
        with_numbers(replace(picture, lines=(LineMark(Point(0, 0), Point(8, 8)),)), tree, tree.main_line(), 1, 12)
    )
    read = read_board(text).tree
    assert read is not None
    assert markup_of(read.main_line_end(), tree.size) == marks
    assert len(lines_of(read.main_line_end(), tree.size)) == 1


def test_numbers_of_a_board_of_letters_are_moves_of_the_side_that_is_named() -> None:
    tree = read_record(b"(;SZ[9];W[aa];B[bb];W[cc];B[dd];W[ee])").games[0]
    after = PositionCache(tree).position(tree.main_line_end())
    shot = with_numbers(BoardPicture(tree.size, after.stones), tree, tree.main_line(), 2, 5)
    assert written(ascii_text(shot)).endswith(";B[bb];W[cc];B[dd];W[ee])")


def test_a_title_names_moves_on_the_points_of_others() -> None:
    assert written("$$Wm11 (4 at 1, 14 at 11)\n$$ -----\n$$ | 1 2 |\n$$ | 3 . |\n$$ -----") == (
        "[2]PL[W];W[aa];B[ba];W[ab];B[aa])"
    )


sides = st.sampled_from([5, 9, 13, 19])


def rows_and_text(size: int, kind: str, stones: bytes) -> list[str]:
    """Return the lines of a board in one of the ways to write it."""
    picture = BoardPicture(BoardSize.square(size), stones)
    if kind == "sensei":
        return draw_sensei(picture, whole(picture.size)).splitlines()
    lines = list(draw_text(picture, whole(picture.size), kind == "names").lines)
    if kind == "frame":
        lines = ["+" + "-" * (2 * size + 1) + "+", *(f"| {line} |" for line in lines), "+" + "-" * (2 * size + 1) + "+"]
    return lines


@given(sides, st.sampled_from(["sensei", "names", "plain", "frame"]), st.randoms(use_true_random=False), st.data())
def test_a_rest_of_a_board_is_never_taken_for_a_board(
    side: int, kind: str, chance: object, data: st.DataObject
) -> None:
    stones = bytes(chance.choice([0, 0, 0, 1, 2]) for _ in range(side * side))  # type: ignore[attr-defined]
    lines = rows_and_text(side, kind, stones)
    first = next(n for n, line in enumerate(lines) if "." in line or "X" in line)
    place = first + data.draw(st.integers(0, side - 1))
    row = lines[place]
    col = data.draw(st.sampled_from([n for n, sign in enumerate(row) if sign in ".+,XO"]))
    damage = data.draw(st.sampled_from(["!", "", "%%"]))
    lines[place] = row[:col] + damage + row[col + 1 :]
    reading = read_board("\n".join(lines))
    assert reading.tree is None
    assert reading.bad_row


def test_a_row_that_cannot_be_read_is_named() -> None:
    assert read_board(KATAGO.replace("5 . . . .", "5 . . ? .")).bad_row == "5 . . ? . X1. ."
    assert read_board("$$ -----\n$$ | X . |\n$$ | ! . |\n$$ -----").bad_row == "| ! . |"


def test_a_line_of_words_between_the_rows_is_named() -> None:
    rows = KATAGO.splitlines()
    assert read_board("\n".join([*rows[:4], "a line of words", *rows[4:]])).bad_row == "a line of words"


@pytest.mark.parametrize(
    ("text", "bad", "says"),
    [
        ("$$ -----\n$$ | X . |\n$$ | * . |\n$$ -----\n$$ [a|Page]", "", ("[a|Page]", "*")),
        ("$$ -----\n$$ | X . |\n$$ | 1 1 |\n$$ -----\n$$ {AR A1 Z9}", "", ("{AR A1 Z9}", "1")),
    ],
)
def test_parts_of_a_diagram_that_are_not_read_are_named(text: str, bad: str, says: tuple[str, ...]) -> None:
    reading = read_board(text)
    assert reading.tree is not None
    assert (reading.bad_row, reading.unread, reading.is_whole) == (bad, says, False)


@pytest.mark.parametrize(
    ("text", "size", "stone", "is_sure"),
    [
        ("┌┬┬\n├●┼\n├┼┼", 19, Point(1, 1), False),
        ("┼┼┤\n┼●┤\n┴┴┘", 19, Point(17, 17), False),
        ("------\n| . X\n| . .", 19, Point(1, 0), False),
        ("-------\n| . X |\n| . . |\n| . . |", 3, None, True),
        (" R S T\n19 . X . 19\n18 . . . 18", 19, Point(17, 0), False),
        ("R S T\n13 . X . 13\n12 . . . 12\n\nL12:N13 (13×13)", 13, Point(11, 0), True),
    ],
)
def test_a_part_of_a_board_of_a_program_lies_where_its_edges_or_names_say(
    text: str, size: int, stone: Point | None, is_sure: bool
) -> None:
    reading = read_board(text)
    assert reading.tree is not None
    if stone is not None:
        assert reading.tree.size == BoardSize.square(size)
        assert PositionCache(reading.tree).position(reading.tree.root).points(Color.BLACK) == {stone}
    assert reading.is_size_known is is_sure


@pytest.mark.parametrize(
    "rows",
    [
        "$$\n$$ . X .\n$$ . ! .\n$$ . . .\n$$ . . .\n$$ . . .",
        "$$\n$$ . X .\n$$ . . .\n$$ . . .\n!\n$$ . . .",
        "$$\n$$ . X .\n$$ . . .\n$$ . .\n$$ . . .",
        "$$\n\n$$ . X .\n\n$$ . . .\n\n$$ . ! .\n\n$$ . . .",
        "5 . . X\n4 . . .\n2 . . .\n1 . . .",
        "A B C\nhello\n2 . X .\n1 . . .\nA B C",
        "-----\n|. X|\n|. .|\nhello\n-----",
        ". X O\n. . .\n. . . .\n. . .\n. . .",
    ],
)
def test_a_board_with_a_row_too_few_is_refused(rows: str) -> None:
    reading = read_board(rows)
    assert reading.tree is None
    assert reading.bad_row
