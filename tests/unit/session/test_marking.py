from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Point
from goboard_app.record.inherited import Figure, PrintMode
from goboard_app.record.properties import points_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.marks import MarkTool, clear_marks, draw_line, mark, next_labels, show_part
from goboard_app.session.numbering import FigureChoice, figure_choice, natural_number, set_figure
from goboard_app.session.session import NOTHING, ActKind, GameSession

MakeTable = Callable[..., object]
T = MarkTool


def at_move(record: MakeTable, properties: str = "", more: str = "") -> object:
    table = record(f"(;SZ[5]{more};B[ee]{properties})")
    table.session.go_to(table.session.tree.root.children[0])
    return table


def put(table: object, tool: MarkTool, points: str, text: str = "") -> object:
    found = [table.point(name) for name in points.split()]
    return table.do(mark(table.session, tool, found, text))


@pytest.mark.parametrize(
    ("tool", "properties", "points", "ident", "values"),
    [
        (T.TRIANGLE, "", "A5", "TR", ("aa",)),
        (T.TRIANGLE, "TR[bb]", "A5", "TR", ("bb", "aa")),
        (T.TRIANGLE, "TR[aa][bb]", "A5", "TR", ("bb",)),
        (T.TRIANGLE, "TR[aa]", "A5", "TR", None),
        (T.TRIANGLE, "TR[aa:bb]", "A5", "TR", ("ba", "ab:bb")),
        (T.TRIANGLE, "TR[zz][aa]", "A5", "TR", ("zz",)),
        (T.SQUARE, "", "A5 B5 A5", "SQ", ("aa", "ba")),
        (T.CIRCLE, "CR[ba]", "A5 B5 C5", "CR", ("ba", "aa", "ca")),
        (T.CIRCLE, "CR[aa][ca]", "A5 B5 C5", "CR", None),
        (T.CROSS, "M[aa][bb]", "A5", "M", ("bb",)),
        (T.CROSS, "M[aa]", "B5", "MA", ("ba",)),
        (T.SELECTED, "", "C3", "SL", ("cc",)),
        (T.TERRITORY_BLACK, "TB[]", "C3", "TB", ("cc",)),
        (T.TERRITORY_WHITE, "TB[aa:bb]", "A5", "TW", ("aa",)),
        (T.LETTER, "", "A5 B5", "LB", ("aa:A", "ba:B")),
        (T.LETTER, "LB[cc:A][dd:C]", "A5 B5", "LB", ("cc:A", "dd:C", "aa:B", "ba:D")),
        (T.LETTER, "LB[aa:A][bb:x\\:y]", "A5", "LB", ("bb:x\\:y",)),
        (T.LETTER, "LB[aa:1]", "A5", "LB", ("aa:A",)),
        (T.NUMBER, "LB[cc:1][dd:3]", "A5 B5", "LB", ("cc:1", "dd:3", "aa:2", "ba:4")),
        (T.NUMBER, "LB[aa:12]", "A5", "LB", None),
        (T.NUMBER, "L[aa][bb][cc]", "B4", "LB", ("aa:a", "cc:c", "bb:1")),
        (T.DIM, "", "A5 B5", "DD", ("aa:ba",)),
        (T.DIM, "DD[aa]", "A5", "DD", None),
        (T.DIM, "DD[bb:cb][aa]", "C5 D5", "DD", ("bb:cb", "aa", "ca:da")),
        (T.DIM, "DD[bb:cb][aa][zz]", "B4", "DD", ("cb", "aa", "zz")),
    ],
)
def test_properties_written_by_a_tool(
    record: MakeTable,
    tool: MarkTool,
    properties: str,
    points: str,
    ident: str,
    values: tuple[str, ...] | None,
) -> None:
    table = at_move(record, properties)
    act = put(table, tool, points)
    assert table.session.cursor.get(ident) == values
    assert act.kind is ActKind.MARKS


def test_a_point_has_one_shape(record: MakeTable) -> None:
    table = at_move(record, "TR[aa][bb]SL[aa]CR[cc]LB[aa:x]")
    put(table, T.SQUARE, "A5")
    node = table.session.cursor
    found = {ident: node.get(ident) for ident in ("TR", "SL", "CR", "SQ", "LB")}
    assert found == {
        "TR": ("bb",), "SL": None, "CR": ("cc",), "SQ": ("aa",), "LB": ("aa:x",),
    }  # fmt: skip


def test_a_point_has_one_owner(record: MakeTable) -> None:
    table = at_move(record, "TB[aa:ba]")
    put(table, T.TERRITORY_WHITE, "A5")
    node = table.session.cursor
    assert (node.get("TB"), node.get("TW")) == (("ba",), ("aa",))


def test_a_text_of_any_length_is_a_label(record: MakeTable) -> None:
    table = at_move(record)
    put(table, T.TEXT, "A5", "white: to\n play ]")
    assert table.session.cursor.get("LB") == ("aa:white: to play \\]",)
    put(table, T.TEXT, "A5", "white: to play ]")
    assert table.session.cursor.get("LB") is None
    assert mark(table.session, T.TEXT, [Point(0, 0)], " ") is NOTHING


def test_old_letters_become_labels_when_one_goes(record: MakeTable) -> None:
    table = at_move(record, "L[aa][bb][cc]")
    put(table, T.LETTER, "A5")
    node = table.session.cursor
    assert (node.get("L"), node.get("LB")) == (None, ("bb:b", "cc:c"))


def test_dimmed_points_are_written_where_they_differ_from_the_inherited(
    record: MakeTable,
) -> None:
    table = at_move(record, more="DD[aa:ba]")
    node = table.session.cursor
    put(table, T.DIM, "C5")
    assert node.get("DD") == ("aa:ca",)
    put(table, T.DIM, "C5")
    assert node.get("DD") is None
    put(table, T.DIM, "A5 B5")
    assert node.get("DD") == ("",)


@pytest.mark.parametrize(
    ("properties", "drawn", "ident", "values"),
    [
        ("", (T.LINE, "A5", "C5"), "LN", ("aa:ca",)),
        ("LN[aa:ca]", (T.LINE, "A5", "C5"), "LN", None),
        ("LN[ca:aa][aa:bb]", (T.LINE, "A5", "C5"), "LN", ("aa:bb",)),
        ("AR[ca:aa]", (T.ARROW, "A5", "C5"), "AR", ("ca:aa", "aa:ca")),
        ("AR[aa:ca]", (T.ARROW, "A5", "C5"), "AR", None),
        ("AR[zz:aa]", (T.ARROW, "A5", "C5"), "AR", ("zz:aa", "aa:ca")),
    ],
)
def test_lines_and_arrows_are_drawn_and_taken_away(
    record: MakeTable, properties: str, drawn: tuple[MarkTool, str, str], ident: str, values: object
) -> None:
    table = at_move(record, properties)
    tool, start, end = drawn
    table.do(draw_line(table.session, tool, table.point(start), table.point(end)))
    assert table.session.cursor.get(ident) == values


def test_a_line_needs_two_points(record: MakeTable) -> None:
    table = at_move(record)
    assert draw_line(table.session, T.LINE, Point(1, 1), Point(1, 1)) is NOTHING


def test_the_eraser_takes_all_from_a_point(record: MakeTable) -> None:
    table = at_move(
        record,
        "TR[aa][bb]MA[aa]LB[aa:x][cc:y]AR[aa:cc][bb:cc]LN[dd:aa]TB[aa]TW[bb]DD[aa]C[text]M[aa]L[aa]",
    )
    put(table, T.ERASER, "A5")
    node = table.session.cursor
    found = {p.ident: p.values for p in node.properties if p.ident != "B"}
    assert found == {
        "TR": ("bb",), "LB": ("cc:y",), "AR": ("bb:cc",), "TW": ("bb",), "C": ("text",),
    }  # fmt: skip
    assert mark(table.session, T.ERASER, [Point(0, 0)]) is NOTHING


@pytest.mark.parametrize(
    ("more", "properties", "corners", "values"),
    [
        ("", "", ("A5", "C3"), ("aa:cc",)),
        ("", "", ("C3", "A5"), ("aa:cc",)),
        ("", "VW[aa:bb]", ("A5", "E1"), None),
        ("VW[aa:bb]", "", ("A5", "E1"), ("",)),
        ("VW[aa:bb]", "VW[cc:dd]", ("A5", "B4"), None),
        ("VW[aa:bb]", "", ("C3", "C3"), ("",)),
    ],
)
def test_a_part_of_the_board_is_shown(
    record: MakeTable, more: str, properties: str, corners: tuple[str, str], values: object
) -> None:
    table = at_move(record, properties, more)
    act = show_part(table.session, *(table.point(name) for name in corners))
    table.do(act)
    assert act.kind is ActKind.PART
    assert table.session.cursor.get("VW") == values


def test_all_marks_of_a_node_go_at_once(record: MakeTable) -> None:
    table = at_move(record, "TR[aa]LB[bb:x]L[cc]AR[aa:bb]C[text]TB[dd]")
    table.do(clear_marks(table.session))
    assert [p.ident for p in table.session.cursor.properties] == ["B", "C", "TB"]
    assert clear_marks(table.session) is NOTHING


def test_letters_and_numbers_never_run_out() -> None:
    letters = next_labels((), T.LETTER)
    found = [next(letters) for _ in range(54)]
    assert (found[0], found[25], found[26], found[52], found[53]) == ("A", "Z", "a", "AA", "AB")
    assert next(next_labels({"1", "2", "4"}, T.NUMBER)) == "3"


def test_nothing_is_marked_while_a_game_is_played(live: MakeTable) -> None:
    table = live(5)
    assert mark(table.session, T.TRIANGLE, [Point(0, 0)]) is NOTHING
    assert draw_line(table.session, T.LINE, Point(0, 0), Point(1, 1)) is NOTHING
    assert show_part(table.session, Point(0, 0), Point(1, 1)) is NOTHING
    assert clear_marks(table.session) is NOTHING


SIZE = BoardSize.square(5)
POINTS = st.builds(Point, st.integers(0, 4), st.integers(0, 4))
IDENTS = {T.TRIANGLE: "TR", T.SQUARE: "SQ", T.CIRCLE: "CR", T.CROSS: "MA", T.SELECTED: "SL"}


@given(
    tool=st.sampled_from(sorted(IDENTS, key=lambda tool: tool.value)),
    listed=st.sets(POINTS),
    point=POINTS,
)
def test_marking_a_point_twice_marks_the_points_of_before(tool: MarkTool, listed: set[Point], point: Point) -> None:
    values = "".join(f"[{'abcde'[p.col]}{'abcde'[p.row]}]" for p in sorted(listed))
    ident = IDENTS[tool]
    text = f"(;SZ[5]{ident}{values})" if values else "(;SZ[5])"
    session = GameSession(read_sgf(text.encode()).games[0], False)
    node = session.cursor
    for _ in range(2):
        act = mark(session, tool, [point])
        assert act.edit is not None
        session.apply(act.edit)
    assert points_of(node.get(ident), SIZE) == listed
    if point not in listed:
        old = f"{ident}{values}" if values else ""
        assert "".join(f"{p.ident}" + "".join(f"[{v}]" for v in p.values)
                       for p in node.properties if p.ident == ident) == old  # fmt: skip


# Figures


def test_a_figure_begins_where_it_is_put(record: MakeTable) -> None:
    table = at_move(record)
    choice = FigureChoice(Figure("The corner", 256), PrintMode.LOW, 101)
    act = set_figure(table.session, choice)
    table.do(act)
    node = table.session.cursor
    assert act.kind is ActKind.FIGURE
    assert (node.get("FG"), node.get("PM"), node.get("MN")) == (
        ("256:The corner",), ("2",), ("101",),
    )  # fmt: skip
    assert figure_choice(table.session) == choice
    assert set_figure(table.session, choice) is NOTHING


def test_a_figure_is_taken_away(record: MakeTable) -> None:
    table = at_move(record, "FG[]PM[0]MN[4]")
    assert figure_choice(table.session) == FigureChoice(Figure(), PrintMode.NONE, 4)
    assert natural_number(table.session) == 1
    table.do(set_figure(table.session, FigureChoice()))
    assert [p.ident for p in table.session.cursor.properties] == ["B"]
