from collections.abc import Callable

import pytest

from goboard_app.session import acts
from goboard_app.session.numbering import (
    FROM_START,
    Numbering,
    NumberingKind,
    stone_numbers,
    variation_start,
)
from goboard_app.session.painter import BoardAids, paint
from goboard_app.session.picture import MarkKind

MakeTable = Callable[..., object]

# Five moves; after the second a variation of three, whose second move is answered in two ways.
TREE = "(;SZ[9];B[aa];W[ba](;B[ca];W[da];B[ea])(;B[ab](;W[bb];B[cb])(;W[db];B[eb])))"


def told(table: object, numbering: Numbering = FROM_START) -> dict[str, str]:
    """Return the numbers on the board by the names of their points."""
    session = table.session  # type: ignore[attr-defined]
    size = session.tree.size
    return {f"{'ABCDEFGHJ'[p.col]}{size.rows - p.row}": text for p, text in stone_numbers(session, numbering).items()}


def last(count: int) -> Numbering:
    return Numbering(NumberingKind.LAST, count)


def stand_on(table: object, *ways: int) -> None:
    """Go from the root along these children."""
    session = table.session  # type: ignore[attr-defined]
    node = session.tree.root
    for way in ways:
        node = node.children[way]
    session.go_to(node)


IN_SECOND = (0, 0, 1, 1, 0)


@pytest.mark.parametrize(
    ("ways", "numbering", "expected"),
    [
        ((0, 0, 0, 0, 0), FROM_START, {"A9": "1", "B9": "2", "C9": "3", "D9": "4", "E9": "5"}),
        (IN_SECOND, FROM_START, {"A9": "1", "B9": "2", "A8": "3", "D8": "4", "E8": "5"}),
        (IN_SECOND, Numbering(NumberingKind.FROM_VARIATION), {"D8": "1", "E8": "2"}),
        ((0, 0, 1), Numbering(NumberingKind.FROM_VARIATION), {"A8": "1"}),
        ((0, 0, 0), Numbering(NumberingKind.FROM_VARIATION), {"A9": "1", "B9": "2", "C9": "3"}),
        (IN_SECOND, last(1), {"E8": "5"}),
        (IN_SECOND, last(2), {"D8": "4", "E8": "5"}),
        ((0, 0), last(50), {"A9": "1", "B9": "2"}),
        ((), last(5), {}),
        (IN_SECOND, last(0), {}),
    ],
)
def test_moves_are_numbered_from_where_it_was_asked(
    record: MakeTable, ways: tuple[int, ...], numbering: Numbering, expected: dict[str, str]
) -> None:
    table = record(TREE)
    stand_on(table, *ways)
    assert told(table, numbering) == expected


def test_from_here_the_move_of_the_chosen_node_is_the_first(record: MakeTable) -> None:
    table = record(TREE)
    stand_on(table, 0, 0)
    here = Numbering(NumberingKind.FROM_HERE, anchor=table.session.cursor)  # type: ignore[attr-defined]
    assert told(table, here) == {"B9": "1"}
    stand_on(table, *IN_SECOND)
    assert told(table, here) == {"B9": "1", "A8": "2", "D8": "3", "E8": "4"}


def test_before_the_chosen_node_and_beside_it_nothing_is_numbered(record: MakeTable) -> None:
    table = record(TREE)
    stand_on(table, 0, 0, 0)
    here = Numbering(NumberingKind.FROM_HERE, anchor=table.session.cursor)  # type: ignore[attr-defined]
    for ways in ((0, 0), (0, 0, 1)):
        stand_on(table, *ways)
        assert told(table, here) == {}


def test_from_here_without_a_node_is_from_the_start(record: MakeTable) -> None:
    table = record(TREE)
    stand_on(table, 0, 0)
    assert told(table, Numbering(NumberingKind.FROM_HERE)) == {"A9": "1", "B9": "2"}


def test_passes_are_counted(record: MakeTable) -> None:
    table = record("(;SZ[9];B[aa];W[];B[ca])")
    acts.go_to_last(table.session)  # type: ignore[attr-defined]
    assert told(table) == {"A9": "1", "C9": "3"}
    assert told(table, last(2)) == {"C9": "3"}


def test_a_point_that_was_taken_and_played_again_tells_the_last_move(record: MakeTable) -> None:
    table = record("(;SZ[9];B[ba];W[aa];B[ab];W[ee];B[aa])")
    acts.go_to_last(table.session)  # type: ignore[attr-defined]
    assert told(table) == {"B9": "1", "A8": "3", "E5": "4", "A9": "5"}
    assert told(table, last(1)) == {"A9": "5"}


def test_a_stone_that_was_set_up_since_has_no_number(record: MakeTable) -> None:
    table = record("(;SZ[9];B[aa];W[ba];AE[aa]AB[aa];B[ca])")
    acts.go_to_last(table.session)  # type: ignore[attr-defined]
    assert "A9" not in told(table)
    assert told(table)["C9"] == "3"


def test_moves_after_a_set_up_are_numbered(record: MakeTable) -> None:
    table = record("(;SZ[9]AB[aa][ii];W[ba];B[ca])")
    acts.go_to_last(table.session)  # type: ignore[attr-defined]
    assert told(table) == {"B9": "1", "C9": "2"}


def test_a_mark_of_the_record_keeps_its_stone(record: MakeTable) -> None:
    table = record("(;SZ[9];B[aa];W[ba]TR[ba]LB[aa:X])")
    acts.go_to_last(table.session)  # type: ignore[attr-defined]
    session = table.session  # type: ignore[attr-defined]
    assert told(table) == {}
    kinds = {mark.kind for mark in paint(session, BoardAids(numbers=True)).marks}
    assert kinds == {MarkKind.TRIANGLE, MarkKind.LABEL}


def test_the_picture_shows_the_numbering_that_is_asked_for(record: MakeTable) -> None:
    table = record(TREE)
    stand_on(table, 0, 0)
    session = table.session  # type: ignore[attr-defined]
    shown = paint(session, BoardAids(numbers=True, numbering=last(1))).marks
    assert [mark.text for mark in shown] == ["2"]
    assert not paint(session, BoardAids(numbering=last(1))).marks


def test_the_first_line_begins_at_the_root(record: MakeTable) -> None:
    table = record(TREE)
    stand_on(table, 0, 0, 0)
    session = table.session  # type: ignore[attr-defined]
    assert variation_start(session) is session.tree.root
