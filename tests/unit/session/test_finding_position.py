"""The fast search for patterns equals the slow one: every form, every place, every node."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Point
from goboard_app.record.edits import SetProperty
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import point_text
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.session.position_search import (
    Edge,
    Pattern,
    PointRect,
    PositionHit,
    pattern_of,
    search_position,
    variants_of,
)
from tests.reference.slow_finding import Grid, find_slowly, placements

SIDES = (Edge.LEFT, Edge.TOP, Edge.RIGHT, Edge.BOTTOM)


def found(trees: list[GameTree], pattern: Pattern, any_way: bool, both: bool) -> list[PositionHit]:
    variants = variants_of(pattern, any_way, both)
    return [hit for portion in search_position(trees, variants) for hit in portion.hits]


def grid_of_pattern(pattern: Pattern) -> Grid:
    cells, width = pattern.cells, pattern.columns
    return tuple(tuple(cells[at : at + width]) for at in range(0, len(cells), width))


def points_in(size: BoardSize) -> st.SearchStrategy[str]:
    return st.sampled_from([point_text(point) for point in size])


@st.composite
def nodes(draw: st.DrawFn, size: BoardSize) -> str:
    """Return a node: mostly a move, sometimes a pass, points set by hand, both, or something odd."""
    kind = draw(st.integers(0, 12))
    point, other = draw(points_in(size)), draw(points_in(size))
    color = draw(st.sampled_from("BW"))
    if kind <= 6:
        return f";{color}[{point}]"
    extra = {
        7: f";{color}[]",
        8: f";{color}[{point}]OB[3]C[a move\\] here]",
        9: f";A{draw(st.sampled_from('BWE'))}[{point}][{other}]",
        10: f";AB[{point}]AW[{other}]W[{draw(points_in(size))}]",
        11: f";W[{point}]B[{other}]AE[{draw(points_in(size))}]",
        12: ";C[nothing] N[B\\[aa\\]] BL[12]",
    }
    return extra[kind]


@st.composite
def lines(draw: st.DrawFn, size: BoardSize, depth: int = 2) -> str:
    own = "".join(draw(st.lists(nodes(size), min_size=1, max_size=10)))
    if not depth or not draw(st.booleans()):
        return own
    branches = draw(st.lists(lines(size, depth - 1), min_size=2, max_size=3))
    return own + "".join(f"({branch})" for branch in branches)


SIZES = st.builds(BoardSize, st.integers(1, 5), st.integers(1, 5))


@st.composite
def searches(draw: st.DrawFn) -> tuple[list[GameTree], Pattern, bool, bool]:
    """Return two games and a part of a board that roughly occurs in one of them."""
    size, other = draw(SIZES), draw(SIZES)
    text = "".join(
        f"(;SZ[{s.columns}:{s.rows}]{draw(st.sampled_from(['', 'AB[aa]']))}{draw(lines(s))})" for s in (size, other)
    )
    trees = list(read_sgf(text.encode()).games)
    tree = trees[0]
    node = draw(st.sampled_from(list(tree.walk())))
    position = PositionCache(tree).position(node)
    corners = st.builds(Point, st.integers(0, size.columns - 1), st.integers(0, size.rows - 1))
    area = PointRect.between(draw(corners), draw(corners))
    if draw(st.booleans()):
        area = PointRect.whole(size)
    whatever = frozenset(draw(st.lists(corners, max_size=3)))
    pattern = pattern_of(position, area, whatever, draw(st.booleans()))
    wildcards = draw(st.dictionaries(st.integers(0, len(pattern.cells) - 1), st.sampled_from((4, 5)), max_size=2))
    cells = bytes(wildcards.get(place, code) for place, code in enumerate(pattern.cells))
    pattern = replace(pattern, cells=cells)
    if draw(st.booleans()):
        # Changed nodes are not looked up in the file.
        SetProperty(draw(st.sampled_from(list(tree.walk()))), "C", ("now",)).apply(tree)
    return trees, pattern, draw(st.booleans()), draw(st.booleans())


@given(searches())
def test_every_place_is_found_and_no_other(
    search: tuple[list[GameTree], Pattern, bool, bool],
) -> None:
    trees, pattern, any_way, both = search
    touches = tuple(side in pattern.sides for side in SIDES)
    hits = found(trees, pattern, any_way, both)
    by_node = {hit.place.find(): hit for hit in hits}
    assert None not in by_node
    assert len(by_node) == len(hits)
    wanted: dict[Node, set[object]] = {}
    for tree in trees:
        all_places = set(placements(grid_of_pattern(pattern), touches, tree.size, any_way, both))
        wanted |= find_slowly(tree, all_places)
    assert set(by_node) == set(wanted)
    for node, hit in by_node.items():
        assert node is not None
        corners = {(len(form[0]), len(form), col, row) for form, col, row in wanted[node]}
        area = hit.area
        shape = (area.right - area.left + 1, area.bottom - area.top + 1, area.left, area.top)
        assert shape in corners


def whole_board(text: str, number: int) -> tuple[GameTree, Pattern]:
    tree = read_sgf(text.encode()).games[0]
    position = PositionCache(tree).position(tree.main_line()[number])
    return tree, pattern_of(position, PointRect.whole(tree.size))


def test_a_corner_is_found_in_every_corner() -> None:
    text = "(;SZ[9];B[cc];W[gc];B[gg];W[cg])"
    tree, _ = whole_board(text, 1)
    position = PositionCache(tree).position(tree.main_line()[1])
    pattern = pattern_of(position, PointRect(0, 0, 3, 3))
    hits = found([tree], pattern, True, True)
    assert [(hit.area, hit.is_swapped) for hit in hits] == [
        (PointRect(0, 0, 3, 3), False),
        (PointRect(5, 0, 8, 3), True),
        (PointRect(5, 5, 8, 8), False),
        (PointRect(0, 5, 3, 8), True),
    ]
    assert len(found([tree], pattern, False, False)) == 1


def test_a_corner_of_a_large_board_is_found_on_a_small_one() -> None:
    large = read_sgf(b"(;SZ[19];B[dd];W[pp])").games[0]
    position = PositionCache(large).position(large.main_line()[2])
    small = read_sgf(b"(;SZ[9];W[dd])").games[0]
    assert len(found([small], pattern_of(position, PointRect(0, 0, 5, 5)), True, True)) == 1
    assert not found([small], pattern_of(position, PointRect.whole(large.size)), True, True)


def test_a_whole_board_is_equal_to_no_larger_one() -> None:
    tree, pattern = whole_board("(;SZ[5];B[aa];W[cc];B[bb])", 2)
    other = read_sgf(b"(;SZ[5];B[ee];W[cc])(;SZ[6];B[aa];W[cc])").games
    assert len(found([tree], pattern, True, True)) == 1
    assert len(found(list(other), pattern, True, True)) == 1


def test_an_area_in_the_middle_is_found_at_the_edge_too() -> None:
    tree, _ = whole_board("(;SZ[9];B[ee];W[ef])", 2)
    position = PositionCache(tree).position(tree.main_line()[2])
    pattern = pattern_of(position, PointRect(4, 4, 4, 5))
    at_edge = read_sgf(b"(;SZ[9];B[ai];W[bi])").games[0]
    assert len(found([at_edge], pattern, True, False)) == 1


def test_a_capture_makes_a_hit_of_empty_points() -> None:
    tree = read_sgf(b"(;SZ[3];B[ba];W[aa];B[ab])").games[0]
    position = PositionCache(tree).position(tree.main_line()[3])
    hits = found([tree], pattern_of(position, PointRect(0, 0, 1, 1)), True, False)
    assert [hit.place.find() for hit in hits] == [tree.main_line()[3]]


def test_points_that_do_not_matter_hold_anything() -> None:
    tree = read_sgf(b"(;SZ[5]AB[aa]AW[ba][ab])").games[0]
    first = read_sgf(b"(;SZ[5]AB[aa])").games[0]
    board = PositionCache(first).position(first.root)
    assert not found([tree], pattern_of(board, PointRect(0, 0, 1, 1)), True, True)
    assert found([tree], pattern_of(board, PointRect(0, 0, 1, 1), is_empty_fixed=False), True, True)
    free = frozenset({Point(1, 0), Point(0, 1)})
    assert found([tree], pattern_of(board, PointRect(0, 0, 1, 1), free), True, True)


def test_a_search_tells_its_progress() -> None:
    games = read_sgf(b"(;SZ[3];B[bb])(;SZ[3])(;SZ[3];W[bb])").games
    pattern = Pattern(1, 1, b"\1", frozenset())
    told = [portion.done for portion in search_position(games, variants_of(pattern))]
    assert told == sorted(told)
    assert told[-1] == 3
