"""Filling pages: nothing is cut, nothing overlaps, nothing is lost."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.ui.paper.pages import PageFrame, PageSection, Piece, Placed, fill_pages

FRAME = PageFrame(high=100, column_width=40, column_gap=10, section_gap=4)


def nothing(*_what: object) -> None:
    """Paint nothing."""


def piece(height: float, gap: float = 0, keeps: bool = False) -> Piece:
    return Piece(height, nothing, gap, keeps)


def block(height: float) -> PageSection:
    return PageSection(lambda room: piece(height) if room >= height else None)


def places(pages: list[list[Placed]]) -> list[list[tuple[float, float]]]:
    return [[(placed.x, placed.y) for placed in page] for page in pages]


def test_blocks_follow_one_another_down_the_page() -> None:
    assert places(fill_pages(FRAME, [block(40), block(40)])) == [[(0, 0), (0, 44)]]


def test_a_block_that_does_not_fit_begins_a_page() -> None:
    assert places(fill_pages(FRAME, [block(60), block(60)])) == [[(0, 0)], [(0, 0)]]


def test_columns_below_a_block_are_equally_long() -> None:
    section = PageSection(lambda _room: piece(40), tuple(piece(10) for _ in range(4)))
    (page,) = fill_pages(FRAME, [section])
    assert [p.x for p in page[1:]] == [0, 0, 50, 50]
    assert page[1].y == page[3].y == 42


def test_long_texts_flow_over_pages() -> None:
    pages = fill_pages(FRAME, [PageSection(None, tuple(piece(10) for _ in range(45)))])
    assert [len(page) for page in pages] == [20, 20, 5]


def test_lines_that_belong_together_are_kept_on_one_page() -> None:
    pieces = (piece(95), piece(5, keeps=True), piece(30), piece(80))
    (first, second) = fill_pages(FRAME, [PageSection(None, pieces)])
    assert [p.x for p in first] == [0, 50, 50]
    assert len(second) == 1


def test_text_goes_on_where_a_diagram_has_no_room() -> None:
    head, board, words = Piece(5, nothing, 0, True, 1), Piece(50, nothing, 0, False, 1), piece(10)
    pieces = (*(piece(10) for _ in range(6)), head, board, *(words for _ in range(12)))
    (page, second) = fill_pages(FRAME, [PageSection(None, pieces)])
    left = [p for p in page if p.x == 0]
    assert len(left) == 10
    assert left[-1].piece is words
    right = [p.piece for p in page if p.x]
    assert right[:2] == [head, board]
    assert len(page) + len(second) == len(pieces)


def test_a_diagram_that_has_room_stays_before_the_text_after_it() -> None:
    head, board = Piece(5, nothing, 0, True, 1), Piece(30, nothing, 0, False, 1)
    pieces = (piece(10), head, board, *(piece(10) for _ in range(8)))
    (page,) = fill_pages(FRAME, [PageSection(None, pieces)])
    assert [p.piece for p in page] == list(pieces)


def test_a_piece_higher_than_a_page_has_its_own_page() -> None:
    pages = fill_pages(FRAME, [PageSection(None, (piece(10), piece(300), piece(10)))])
    assert sum(len(page) for page in pages) == 3


def test_a_gap_is_left_out_at_the_head_of_a_column() -> None:
    (page,) = fill_pages(FRAME, [PageSection(None, (piece(60, gap=5), piece(60, gap=5)))])
    assert [(p.x, p.y) for p in page] == [(0, 0), (50, 0)]


PIECES = st.lists(
    st.builds(
        piece,
        st.floats(1, 60),
        gap=st.floats(0, 5),
        keeps=st.booleans(),
    ),
    max_size=40,
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.floats(5, 90), PIECES), min_size=1, max_size=4))
def test_everything_is_once_on_the_page_without_overlap(
    sections: list[tuple[float, list[Piece]]],
) -> None:
    made = [PageSection(block(height).block, tuple(pieces)) for height, pieces in sections]
    pages = fill_pages(FRAME, made)
    wanted = [item for section in made for item in section.pieces]
    found = [p.piece for page in pages for p in page if any(p.piece is item for item in wanted)]
    assert [id(item) for item in found] == [id(item) for item in wanted]
    assert sum(len(page) for page in pages) == len(wanted) + len(sections)
    for page in pages:
        assert all(p.y >= 0 and p.y + p.piece.height <= FRAME.high + 1e-6 for p in page)
        for number, one in enumerate(page):
            assert not any(overlap(one, other, wanted) for other in page[number + 1 :])


def overlap(one: Placed, other: Placed, narrow: list[Piece]) -> bool:
    def across(placed: Placed) -> tuple[float, float]:
        is_narrow = any(placed.piece is item for item in narrow)
        return placed.x, placed.x + (FRAME.column_width if is_narrow else 90)

    left, right = across(one), across(other)
    is_beside = left[1] <= right[0] or right[1] <= left[0]
    ends = one.y + one.piece.height, other.y + other.piece.height
    return not (is_beside or ends[0] <= other.y + 1e-6 or ends[1] <= one.y + 1e-6)
