"""The places of nodes in the drawn tree: shape, folding, and no two in one place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_app.record.tree import TreeShape
from goboard_app.record.tree_layout import LABEL_COLUMNS, MOST_AT_FORK, NearLayout, TreeLayout
from tests.support.trees import tree_of, tree_texts

MAIN = ";B[aa];W[bb];B[cc];W[dd];B[ee]"
TEN = ";B[aa];W[bb];B[cc];W[dd];B[ee];W[ff];B[gg];W[hh];B[ii];W[ba]"


def laid_out(text: str, opened: frozenset[int] = frozenset(), *closed: int) -> TreeLayout:
    return TreeLayout(TreeShape(tree_of(text)), opened, frozenset(closed))


def places(layout: TreeLayout) -> list[tuple[int, int] | None]:
    return [layout.place_of(number) for number in range(layout.shape.count)]


def test_a_main_line_is_drawn_straight_down() -> None:
    assert places(laid_out(f"(;SZ[9]{MAIN})")) == [(0, row) for row in range(6)]


def test_a_variation_is_drawn_to_the_right_one_row_below_its_fork() -> None:
    layout = laid_out("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee]))")
    assert places(layout) == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3)]


def test_an_earlier_variation_is_drawn_outside_a_later_one() -> None:
    layout = laid_out("(;SZ[9](;B[aa];W[bb](;B[cc];W[dd])(;B[ee]))(;B[ff];W[gg];B[hh]))")
    assert layout.place_of(5) == (1, 3)
    assert layout.place_of(6) == (2, 1)


def test_variations_that_do_not_reach_one_another_share_a_column() -> None:
    layout = laid_out(f"(;SZ[9](;B[aa]{MAIN}{MAIN}(;W[bb])(;W[cc]))(;B[dd]))")
    assert layout.place_of(13) == (1, 12)
    assert layout.place_of(14) == (1, 1)


def test_a_long_variation_is_folded_after_four_nodes() -> None:
    layout = laid_out(f"(;SZ[9](;B[aa])(;B[bb]{TEN}))")
    strand = layout.strand(1)
    assert (strand.shown, strand.hidden, strand.last_row) == (4, 7, 4)
    assert layout.place_of(strand.last + 1) is None
    assert layout.column_count == 2 + LABEL_COLUMNS


def test_less_than_three_nodes_are_not_worth_folding() -> None:
    layout = laid_out("(;SZ[9](;B[aa])(;B[bb];W[cc];B[dd];W[ee];B[ff];W[gg]))")
    assert layout.strand(1).hidden == 0


def test_variations_behind_a_fold_are_counted_and_hidden() -> None:
    inside = f";B[bb];W[cc];B[dd];W[ee](;B[ff])(;B[gg]{TEN})"
    layout = laid_out(f"(;SZ[9](;B[aa])(;B[hh]{inside}))")
    assert (len(layout), layout.strand(1).hidden) == (2, 13)


def test_variations_within_variations_show_less() -> None:
    third = f"(;B[aa])(;B[bb]{TEN})"
    second = f"(;W[aa]{third})(;W[bb]{TEN})"
    layout = laid_out(f"(;SZ[9](;B[aa])(;B[bb]{second}))")
    shown = [layout.strand(index).shown for index in range(len(layout))]
    assert shown == [2, 3, 2, 2]


def test_an_opened_branch_is_shown_in_full() -> None:
    text = f"(;SZ[9](;B[aa])(;B[bb]{TEN}))"
    layout = laid_out(text, frozenset({2}))
    assert (layout.strand(1).shown, layout.strand(1).hidden) == (11, 0)


def test_a_closed_game_shows_its_first_node_alone() -> None:
    layout = laid_out("(;SZ[9](;B[aa])(;B[bb];W[cc]))", frozenset(), 2)
    assert (layout.strand(1).shown, layout.strand(1).hidden) == (1, 1)


def test_words_of_a_fold_keep_their_place_free() -> None:
    layout = laid_out(f"(;SZ[9];B[aa](;W[bb])(;W[cc]{TEN})(;W[dd]{TEN}))")
    first, second = layout.strand(1), layout.strand(2)
    assert second.column == first.column + LABEL_COLUMNS + 1
    assert layout.label_at(first.column + 1, first.last_row) == first
    assert layout.label_at(first.column + 1, first.last_row - 1) is None


def test_the_content_of_a_place() -> None:
    layout = laid_out("(;SZ[9];B[aa](;W[bb])(;W[cc])(;W[dd]))")
    assert [layout.number_at(column, 2) for column in range(4)] == [2, 3, 4, None]
    bend = layout.branch_at(1, 1)
    assert bend is not None
    assert (bend.first, layout.number_at(1, 1), layout.branch_at(1, 2)) == (3, None, None)
    assert layout.number_at(-1, 0) is None
    assert layout.number_at(0, 99) is None


def test_the_nearest_node_on_a_row() -> None:
    layout = laid_out("(;SZ[9];B[aa](;W[bb];B[ee])(;W[cc])(;W[dd];B[ff]))")
    assert layout.nearest(0, 3, 1) == 6
    assert layout.nearest(2, 3, -1) == 3
    assert layout.nearest(2, 3, 1) is None
    assert layout.nearest(0, 99, 1) is None


def test_a_line_that_runs_through_a_window_is_seen() -> None:
    layout = laid_out("(;SZ[9];B[aa]" + "".join(f"(;W[{c}a])" for c in "abcdefghi") + ")")
    seen = layout.window(4, 1, 5, 1)
    assert [strand.column for strand in seen] == [4, 5, 6]


@given(tree_texts(), st.data())
def test_no_two_nodes_share_a_place_and_children_stand_below(text: str, data: st.DataObject) -> None:
    shape = TreeShape(tree_of(text))
    heads = st.frozensets(st.sampled_from(shape.heads))
    opened = data.draw(heads)
    layout = TreeLayout(shape, opened, data.draw(heads) - opened)
    taken: dict[tuple[int, int], int] = {}
    for number in range(shape.count):
        place = layout.place_of(number)
        if place is None:
            continue
        assert place not in taken
        taken[place] = number
        parent = shape.parent_of(number)
        if parent >= 0:
            above = layout.place_of(parent)
            assert above is not None
            assert place[1] == above[1] + 1
            assert place[0] == above[0] or number != parent + 1
            assert place[0] >= above[0]
    for place, number in taken.items():
        assert layout.number_at(*place) == number


@given(tree_texts(), st.data())
def test_connecting_lines_and_words_cross_no_node(text: str, data: st.DataObject) -> None:
    shape = TreeShape(tree_of(text))
    layout = TreeLayout(shape, data.draw(st.frozensets(st.sampled_from(shape.heads))), frozenset())
    strands = [layout.strand(index) for index in range(len(layout))]
    for strand in strands:
        if strand.parent >= 0:
            start = strands[strand.parent].column
            for column in range(start + 1, strand.column + 1):
                assert layout.number_at(column, strand.row - 1) is None
        if strand.hidden:
            for beside in range(1, LABEL_COLUMNS + 1):
                assert layout.number_at(strand.column + beside, strand.last_row) is None


@given(tree_texts(), st.data())
def test_every_node_is_shown_or_counted_as_hidden(text: str, data: st.DataObject) -> None:
    shape = TreeShape(tree_of(text))
    closed = data.draw(st.frozensets(st.sampled_from(shape.heads)))
    layout = TreeLayout(shape, frozenset(), closed)
    strands = [layout.strand(index) for index in range(len(layout))]
    assert sum(strand.shown + strand.hidden for strand in strands) == shape.count


def test_fifty_thousand_levels_need_no_recursion() -> None:
    levels = 50_000
    text = "(;SZ[9]" + "(;B[aa](;W[bb])" * levels + "(;B[cc])" + ")" * (levels + 1)
    shape = TreeShape(tree_of(text))
    folded = TreeLayout(shape, frozenset(), frozenset())
    assert folded.row_count <= 8
    # All but the deepest, where a layout holds a row for each level of a few hundred thousand.
    unfolded = TreeLayout(shape, frozenset(shape.heads[:2000]), frozenset())
    assert len(unfolded) >= 2000


# Near their forks


def parting_often(moves: int) -> str:
    """Return a game in which each move has a variation of five nodes."""
    line = ""
    for _ in range(moves):
        line = f";B[aa](;W[bb]{line})(;W[cc]{MAIN[:24]})"
    return f"(;SZ[9]{line})"


def test_first_variations_of_a_game_that_parts_often_stay_near_their_move() -> None:
    shape = TreeShape(tree_of(parting_often(40)))
    first = max(range(1, len(shape.heads)), key=lambda line: -shape.forks[line])
    far, near = (
        kind(shape, frozenset(), frozenset()).place_of(shape.heads[first]) for kind in (TreeLayout, NearLayout)
    )
    assert far is not None
    assert far[0] > 30
    assert near == (1, far[1])
    assert NearLayout(shape, frozenset(), frozenset()).column_count < 8


def test_the_words_of_a_fold_stand_behind_its_last_node() -> None:
    shape = TreeShape(tree_of(f"(;SZ[9];B[aa](;W[bb]{MAIN})(;W[cc]{TEN}))"))
    layout = NearLayout(shape, frozenset(), frozenset())
    strand = layout.strand(1)
    assert strand.hidden
    assert layout.label_at(strand.column, strand.last_row + 1) == strand
    assert layout.label_at(strand.column, strand.last_row) is None
    assert layout.label_at(strand.column + 1, strand.last_row) is None


@given(tree_texts(), st.data())
def test_near_their_forks_no_two_nodes_or_words_share_a_place(text: str, data: st.DataObject) -> None:
    shape = TreeShape(tree_of(text))
    heads = st.frozensets(st.sampled_from(shape.heads))
    opened = data.draw(heads)
    closed = data.draw(heads) - opened
    plain, layout = TreeLayout(shape, opened, closed), NearLayout(shape, opened, closed)
    taken: set[tuple[int, int]] = set()
    for index in range(len(layout)):
        strand = layout.strand(index)
        rows = range(strand.row, strand.last_row + 1 + bool(strand.hidden))
        places = {(strand.column, row) for row in rows}
        assert not places & taken
        taken |= places
        assert max(rows) < layout.row_count
        assert strand.column < layout.column_count
        if strand.parent >= 0:
            assert strand.column > layout.strand(strand.parent).column
    for number in range(shape.count):
        place, before = layout.place_of(number), plain.place_of(number)
        assert (place is None) is (before is None)
        if place is not None and before is not None:
            assert place[1] == before[1]
            assert layout.number_at(*place) == number
    everything = layout.window(0, 0, layout.column_count, layout.row_count)
    assert [strand.index for strand in everything] == list(range(len(layout)))


def test_of_too_many_variations_at_a_node_the_rest_is_only_counted() -> None:
    text = "(;B[aa]" + "(;W[bb])" * (MOST_AT_FORK + 300) + ")"
    layout = laid_out(text)
    # The first child goes on with the main line.
    assert len(layout) == MOST_AT_FORK + 1
    last = layout.strand(MOST_AT_FORK)
    assert (last.shown, last.hidden) == (1, 299)
    assert layout.place_of(MOST_AT_FORK + 200) is None
    # One that the user was on is shown.
    opened = laid_out(text, frozenset({MOST_AT_FORK + 200}))
    assert len(opened) == MOST_AT_FORK + 2
    assert opened.place_of(MOST_AT_FORK + 200) is not None
