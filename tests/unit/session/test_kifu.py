"""The plan of a printed game: figures, numbers, notes, comments and variations."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Play, Point
from goboard_app.record.properties import moves_of, point_text
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.tree import GameTree
from goboard_app.session.annotation import Annotation, MoveJudgement, PositionJudgement
from goboard_app.session.kifu import plan as planning
from goboard_app.session.kifu.plan import Diagram, Kifu, KifuBoard, KifuComment, KifuOptions, plan_kifu
from goboard_app.session.numbering import HiddenMoves
from goboard_app.session.picture import LineMark, MarkKind

# White takes the ko, Black threatens, White answers, Black takes back, and so on.
KO = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb];W[ee];B[ed];W[bb];B[de];W[dd];B[cb];W[])"


def tree_of(text: str) -> GameTree:
    return read_record(text.encode()).games[0]


def plan(text: str, **options: object) -> Kifu:
    return plan_kifu(tree_of(text), KifuOptions(**options))  # type: ignore[arg-type]


def numbers(board: KifuBoard) -> dict[Point, str]:
    marks = board.picture.marks
    return {mark.point: mark.text for mark in marks if mark.kind is MarkKind.MOVE_NUMBER}


def diagrams(plan: Kifu) -> list[Diagram]:
    items = [item for figure in plan.figures for item in figure.items]
    return [item for item in items if isinstance(item, Diagram)]


def comments(plan: Kifu) -> list[tuple[int | None, str]]:
    items = [item for figure in plan.figures for item in figure.items]
    return [(item.number, item.text) for item in items if isinstance(item, KifuComment)]


def many_moves(count: int) -> str:
    """Return a game of this many moves, each on an empty point, without captures."""
    points = [Point(col, row) for row in range(0, 19, 2) for col in range(19)]
    moves = (f";{'BW'[n % 2]}[{point_text(points[n])}]" for n in range(count))
    return "(;SZ[19]" + "".join(moves) + ")"


def test_figures_have_as_many_moves_as_asked_for() -> None:
    spans = [(f.board.first, f.board.last) for f in plan(many_moves(120), length=50).figures]
    assert spans == [(1, 50), (51, 100), (101, 120)]
    assert len(plan(many_moves(120), length=100).figures) == 2


def test_stones_of_earlier_figures_have_no_number() -> None:
    second = plan(many_moves(60), length=50).figures[1]
    assert sorted(map(int, numbers(second.board).values())) == list(range(51, 61))
    assert sum(map(bool, second.board.picture.stones)) == 60


def test_a_point_played_again_is_named_by_its_number() -> None:
    board = plan(KO).figures[0].board
    at = Point(1, 1)
    assert HiddenMoves((7,), Point(2, 1), 1) in board.hidden_moves
    # The stone that stood there before the figure has no number, so the point itself is named.
    assert HiddenMoves((4,), at, None) in board.hidden_moves
    assert board.passes == (8,)


@pytest.mark.parametrize("sign", ["", "FG[]", "FG[256:Name]", "FG[32768:Name]"])
def test_captured_stones_stay_where_the_record_does_not_say_otherwise(sign: str) -> None:
    left = plan(f"(;SZ[3]{sign}AB[ba];W[aa];B[ab])").figures[0].board
    assert left.picture.stones[0] == 2


def test_captured_stones_are_taken_off_where_the_record_says_so() -> None:
    taken = plan("(;SZ[3]FG[0:Name]AB[ba];W[aa];B[ab])").figures[0].board
    assert taken.picture.stones[0] == 0
    assert taken.hidden_moves == (HiddenMoves((1,), Point(0, 0), None),)


def test_the_record_may_make_its_own_figures() -> None:
    text = many_moves(60).replace(";B[", ";FG[0:Middle game]B[", 21).replace(";FG[0:Middle game]B[", ";B[", 20)
    figures = plan(text, length=50).figures
    assert [(f.board.first, f.board.last) for f in figures] == [(1, 40), (41, 60)]
    assert figures[1].board.signs.name == "Middle game"


@pytest.mark.parametrize(
    ("value", "coordinates", "name", "lists", "stars"),
    [
        ("", True, True, True, True),
        ("0:A", True, True, True, True),
        ("1:A", False, True, True, True),
        ("2:A", True, False, True, True),
        ("4:A", True, True, False, True),
        ("512:A", True, True, True, False),
        ("33279:A", True, True, True, True),
        ("nonsense", True, True, True, True),
    ],
)
def test_flags_of_a_figure(value: str, coordinates: bool, name: bool, lists: bool, stars: bool) -> None:
    signs = plan(f"(;SZ[9]FG[{value}];B[aa])").figures[0].board.signs
    found = (signs.coordinates, signs.shows_name, signs.lists_moves, signs.stars)
    assert found == (coordinates, name, lists, stars)


def test_print_mode_0_prints_no_numbers() -> None:
    board = plan("(;SZ[9]PM[0];B[aa];W[bb])").figures[0].board
    assert (numbers(board), board.first, board.hidden_moves) == ({}, None, ())
    assert sum(map(bool, board.picture.stones)) == 2


def test_print_mode_2_takes_hundreds_off() -> None:
    figures = plan(many_moves(160).replace("SZ[19]", "SZ[19]PM[2]"), length=50).figures
    spans = [(f.board.first, f.board.last) for f in figures]
    assert spans == [(1, 50), (51, 100), (1, 50), (51, 60)]


def test_a_move_number_of_the_record_is_kept() -> None:
    board = plan("(;SZ[9];B[aa];MN[10]W[bb];B[cc])").figures[0].board
    assert numbers(board) == {Point(0, 0): "1", Point(1, 1): "10", Point(2, 2): "11"}


def test_stones_set_on_the_way_begin_a_figure() -> None:
    figures = plan("(;SZ[9];B[aa];W[bb];AW[cc];B[dd])").figures
    assert [(f.board.first, f.board.last) for f in figures] == [(1, 2), (3, 3)]
    assert figures[1].board.picture.stones[20] == 2


def test_comments_are_printed_with_the_number_of_their_move() -> None:
    found = comments(plan("(;SZ[9]C[Start];B[aa]C[One];W[bb];C[Still two];B[cc]N[Name])"))
    assert found == [(None, "Start"), (1, "One"), (2, "Still two"), (3, "")]
    assert comments(plan("(;SZ[9]C[Start];B[aa])", comments=False)) == []


def test_variations_stand_below_the_figure_of_the_move_they_replace() -> None:
    shown = diagrams(plan("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee]C[x])(;W[ff]))"))
    assert [(d.number, d.instead_of, d.of) for d in shown] == [(1, 2, None), (2, 2, None)]
    assert numbers(shown[0].board) == {Point(3, 3): "1", Point(4, 4): "2"}
    assert shown[0].comments == (KifuComment(2, "x"),)
    assert shown[0].board.picture.stones[0] == 1


def test_variations_of_variations_tell_which_diagram_they_leave() -> None:
    shown = diagrams(plan("(;SZ[9];B[aa](;W[bb])(;W[dd](;B[ee])(;B[ff])(;B[gg])))"))
    found = [(d.number, d.instead_of, d.of) for d in shown]
    assert found == [(1, 2, None), (2, 2, 1), (3, 2, 1)]


def test_variations_can_be_left_out() -> None:
    assert diagrams(plan("(;SZ[9];B[aa](;W[bb])(;W[dd]))", variations=False)) == []


def test_marks_that_a_comment_speaks_of_get_a_board() -> None:
    shown = diagrams(plan("(;SZ[9];B[aa]LB[cc:A]C[Or at A];W[bb];B[dd])"))
    assert [(d.after, d.instead_of) for d in shown] == [(1, None)]
    texts = {mark.text for mark in shown[0].board.picture.marks}
    assert texts == {"A", "1"}


def test_a_mark_on_the_last_move_alone_gets_none() -> None:
    assert diagrams(plan("(;SZ[9];B[aa]CR[aa]C[Good];W[bb])")) == []


def test_a_part_that_the_record_shows_is_printed_alone() -> None:
    board = plan("(;SZ[9]VW[aa:dc];B[aa];W[bb])").figures[0].board
    assert (board.part.first, board.part.last) == (Point(0, 0), Point(3, 2))


def test_a_range_of_moves_is_printed() -> None:
    figures = plan(many_moves(120), length=50, first=41, last=100).figures
    assert [(f.board.first, f.board.last) for f in figures] == [(41, 90), (91, 100)]
    assert sum(map(bool, figures[0].board.picture.stones)) == 90


def test_a_record_without_moves_is_one_board() -> None:
    figures = plan("(;SZ[9]AB[aa]AW[bb]C[Black to live])").figures
    assert [f.board.first for f in figures] == [None]
    assert sum(map(bool, figures[0].board.picture.stones)) == 2


def test_there_is_an_end_to_variations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_DIAGRAMS", 3)
    found = plan("(;SZ[9];B[aa]" + "".join(f"(;W[b{c}])" for c in "abcdefg") + ")")
    assert (len(diagrams(found)), found.is_cut) == (3, True)


def test_a_long_variation_goes_on_in_another_diagram() -> None:
    long = many_moves(120)[len("(;SZ[19];B[aa]") : -1]
    shown = diagrams(plan(f"(;SZ[19];B[aa](;W[ss])({long}))"))
    assert [(d.is_continued, d.board.first, d.board.last) for d in shown] == [
        (False, 1, 50),
        (True, 51, 100),
        (True, 101, 119),
    ]


POINTS = st.integers(0, 24).map(lambda n: "abcde"[n % 5] + "abcde"[n // 5])
MOVES = st.lists(st.tuples(st.sampled_from("BW"), st.one_of(POINTS, st.just(""))), max_size=80)


@settings(max_examples=60, deadline=None)
@given(
    MOVES,
    st.sampled_from([1, 7, 50]),
    st.sampled_from(["", "FG[0:]", "FG[]"]),
    st.sets(st.integers(0, 79), max_size=5),
)
def test_each_move_is_in_one_figure_as_a_number_or_in_a_note(
    moves: list[tuple[str, str]], length: int, signs: str, cuts: set[int]
) -> None:
    nodes = (f";{color}[{point}]{signs if n in cuts else ''}" for n, (color, point) in enumerate(moves))
    tree = tree_of("(;SZ[5]" + "".join(nodes) + ")")
    told: Counter[int] = Counter()
    for figure in plan_kifu(tree, KifuOptions(length)).figures:
        board = figure.board
        told.update(int(text) for text in numbers(board).values())
        told.update(number for item in board.hidden_moves for number in item.numbers)
        told.update(board.passes)
    assert told == Counter(range(1, len(moves) + 1))


@settings(max_examples=40, deadline=None)
@given(MOVES, st.sampled_from([7, 50]))
def test_a_number_is_on_a_stone_of_its_colour(moves: list[tuple[str, str]], length: int) -> None:
    tree = tree_of("(;SZ[5]" + "".join(f";{color}[{point}]" for color, point in moves) + ")")
    size = BoardSize.square(5)
    made = [move for node in tree.main_line() for move in moves_of(node, size)]
    for figure in plan_kifu(tree, KifuOptions(length)).figures:
        for point, text in numbers(figure.board).items():
            move = made[int(text) - 1]
            assert isinstance(move, Play)
            assert move.point == point
            code = figure.board.picture.stones[size.index(point)]
            assert code == {"B": 1, "W": 2}[move.color.value]


def test_lines_that_a_comment_speaks_of_get_a_board() -> None:
    shown = diagrams(plan("(;SZ[9];B[aa]AR[cc:gg]C[This way];W[bb];B[dd])"))
    assert shown[0].board.picture.lines == (LineMark(Point(2, 2), Point(6, 6), True),)
    assert Point(6, 6) in shown[0].board.part


def test_greyed_points_are_printed_so() -> None:
    board = plan("(;SZ[9]DD[aa:cc];B[aa];W[bb])").figures[0].board
    assert len(board.picture.dimmed) == 9


def judged(plan: Kifu) -> list[tuple[int | None, str, Annotation]]:
    items = [item for figure in plan.figures for item in figure.items]
    return [(item.number, item.text, item.said) for item in items if isinstance(item, KifuComment)]


def test_judgements_stand_beside_the_comment_and_alone() -> None:
    text = "(;SZ[5];B[aa]TE[2]C[x];W[bb]DO[];B[cc]GW[1]N[named];W[dd]V[3];B[ee]HO[1]C[y]V[4])"
    assert judged(plan(text)) == [
        (1, "x", Annotation(MoveJudgement.GOOD, 2)),
        (2, "", Annotation(MoveJudgement.DOUBTFUL)),
        (3, "", Annotation(position=PositionJudgement.GOOD_FOR_WHITE)),
        (5, "y", Annotation(hotspot=1, value=Fraction(4))),
    ]
    assert not judged(plan(text, comments=False))


def test_judgements_of_variations_stand_beside_their_diagrams() -> None:
    (diagram,) = diagrams(plan("(;SZ[9];B[aa](;W[bb])(;W[cc]BM[1]))"))
    assert diagram.comments == (KifuComment(1, "", "", Annotation(MoveJudgement.BAD)),)


def texts_on(board: KifuBoard) -> dict[Point, str]:
    """Return the numbers and labels of a board by their points; each point has one."""
    found = [(mark.point, mark.text) for mark in board.picture.marks if mark.text]
    assert len(dict(found)) == len(found)
    return dict(found)


# The author writes numbers on the stones of the variation, and on those of the variation in it.
NUMBERED = (
    "(;SZ[9];B[aa](;W[ba])(;W[bb];B[cc](;W[dd]LB[bb:1][cc:2][dd:3]C[White 3])(;W[ee];B[ff]{labels}C[White 3 to 4])))"
)


@pytest.mark.parametrize("labels", ["", "LB[bb:1][cc:2]", "LB[bb:1][cc:2][ee:3][ff:4]"])
def test_a_variation_of_a_variation_counts_on_from_its_diagram(labels: str) -> None:
    inner = diagrams(plan(NUMBERED.format(labels=labels)))[1]
    assert (inner.instead_of, inner.of) == (3, 1)
    assert numbers(inner.board) == {Point(4, 4): "3", Point(5, 5): "4"}
    old = {Point(1, 1): "1", Point(2, 2): "2"} if labels else {}
    assert texts_on(inner.board) == numbers(inner.board) | old
    assert [comment.number for comment in inner.comments] == [4]


def test_the_numbers_of_the_author_win_on_the_stones_of_a_variation() -> None:
    (shown,) = diagrams(plan("(;SZ[9];B[aa](;W[ba])(;W[bb]C[a];B[cc];W[dd]LB[cc:37][dd:38]C[b]))"))
    assert numbers(shown.board) == {Point(1, 1): "36", Point(2, 2): "37", Point(3, 3): "38"}
    assert [comment.number for comment in shown.comments] == [36, 38]


def test_a_diagram_begins_where_the_author_counts_from_1_again() -> None:
    text = "(;SZ[9];B[aa](;W[ba])(;W[bb];B[cc]LB[bb:1][cc:2]C[a];W[dd];B[ee]LB[dd:1][ee:2]C[b]))"
    shown = diagrams(plan(text))
    assert [texts_on(item.board) for item in shown] == [
        {Point(1, 1): "1", Point(2, 2): "2"},
        {Point(3, 3): "1", Point(4, 4): "2"},
    ]
    assert [[(c.number, c.text) for c in item.comments] for item in shown] == [[(2, "a")], [(2, "b")]]
    assert [item.is_continued for item in shown] == [False, True]


def test_new_stones_count_on_from_the_labels_of_older_ones() -> None:
    text = "(;SZ[9];B[aa];W[bb];B[cc](;W[dd])(;W[ee];B[ff]LB[aa:1][bb:2][cc:3]C[x]))"
    (shown,) = diagrams(plan(text))
    assert numbers(shown.board) == {Point(4, 4): "4", Point(5, 5): "5"}
    assert sorted(texts_on(shown.board).values()) == list("12345")


def test_labels_that_would_repeat_a_number_get_a_board_of_their_own() -> None:
    (figure,) = plan("(;SZ[9];B[aa];W[bb]LB[ee:1][ff:A]C[Black at 1 or A])").figures
    assert texts_on(figure.board) == {Point(0, 0): "1", Point(1, 1): "2", Point(5, 5): "A"}
    (shown,) = (item for item in figure.items if isinstance(item, Diagram))
    assert shown.after == 2
    assert texts_on(shown.board) == {Point(4, 4): "1", Point(5, 5): "A", Point(1, 1): "2"}


def test_a_mark_on_a_numbered_stone_gets_a_board_of_its_own() -> None:
    shown = diagrams(plan("(;SZ[9];B[aa];W[bb];B[cc]TR[aa][bb]C[The marked stones])"))
    assert [(item.after, item.board.picture.marks[0].kind) for item in shown] == [(3, MarkKind.TRIANGLE)]


def test_marks_without_a_comment_are_printed() -> None:
    shown = diagrams(plan("(;SZ[9];B[aa];W[bb]LB[cc:long label][dd:12];B[ee]AR[aa:bb];W[ff]SQ[gg];B[hh])"))
    assert [item.after for item in shown] == [2, 3, 4]
    assert "long label" in texts_on(shown[0].board).values()


@pytest.mark.parametrize("marks", ["LB[bb:2]", "LB[aa:1][bb:2]", "CR[bb]", "TR[bb]"])
def test_marks_that_say_no_more_than_the_figure_get_no_board(marks: str) -> None:
    assert diagrams(plan(f"(;SZ[9];B[aa];W[bb]{marks};B[cc]{marks.replace('bb', 'cc').replace('2', '3')})")) == []


def test_a_number_of_the_record_that_goes_back_begins_a_figure() -> None:
    figures = plan("(;SZ[9];B[aa];W[bb];B[cc]MN[1];W[dd])").figures
    assert [(f.board.first, f.board.last) for f in figures] == [(1, 2), (1, 2)]


LABELS = st.lists(st.tuples(POINTS, st.integers(1, 9)), max_size=4, unique_by=lambda label: label[0])
NODES = st.lists(st.tuples(st.sampled_from("BW"), POINTS, LABELS), min_size=1, max_size=8)


def nodes_text(nodes: list[tuple[str, str, list[tuple[str, int]]]]) -> str:
    found = ""
    for color, point, labels in nodes:
        found += f";{color}[{point}]"
        found += "LB" + "".join(f"[{p}:{n}]" for p, n in labels) + "C[x]" if labels else ""
    return found


@settings(max_examples=150, deadline=None)
@given(st.tuples(NODES, NODES, NODES, NODES))
def test_each_number_of_a_printed_game_means_one_stone(
    lines: tuple[list[tuple[str, str, list[tuple[str, int]]]], ...],
) -> None:
    main, other, inner, last = map(nodes_text, lines)
    found = plan(f"(;SZ[5]{main}({main})({other}({inner})({last})))")
    for board in [figure.board for figure in found.figures] + [item.board for item in diagrams(found)]:
        ours = Counter(numbers(board).values())
        written = {mark.text for mark in board.picture.marks if mark.kind is MarkKind.LABEL}
        assert max(ours.values(), default=1) == 1
        assert not written & set(ours)


@settings(max_examples=100, deadline=None)
@given(NODES)
def test_all_labels_of_a_variation_are_printed(nodes: list[tuple[str, str, list[tuple[str, int]]]]) -> None:
    shown = diagrams(plan(f"(;SZ[5];B[ee](;W[ed])({nodes_text(nodes)}))"))
    on_boards = {item for diagram in shown for item in texts_on(diagram.board).items()}
    notes = {(item.point, str(n)) for diagram in shown for item in diagram.board.hidden_moves for n in item.numbers}
    for _color, _point, labels in nodes:
        for point, number in labels:
            place = Point(ord(point[0]) - 97, ord(point[1]) - 97)
            assert (place, str(number)) in on_boards | notes
