"""Statuses go into a record and come back the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position, parse_diagram
from goboard_app.record.edits import Compound, SetProperty, new_node
from goboard_app.record.properties import compressed_texts, point_texts
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import ALL_RULESETS, JAPANESE
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.statuses import ALL_ALIVE, Status, Statuses, set_stones
from goboard_app.session import acts
from goboard_app.session.counting import DEAD, NEUTRAL, SEKI, marks_of, recorded_statuses
from goboard_app.session.painter import paint
from goboard_app.session.session import GameSession

WALLS = parse_diagram("""
    . X . O .
    . X . O .
    . X . O .
""")


def tree_of(position: Position) -> GameTree:
    size = position.size
    setup = {"AB": position.points(Color.BLACK), "AW": position.points(Color.WHITE)}
    properties = [Property("SZ", (f"{size.columns}:{size.rows}",))]
    properties += [Property(key, point_texts(points)) for key, points in setup.items() if points]
    return GameTree(new_node(*properties))


def read_again(tree: GameTree) -> GameTree:
    return read_sgf(write_record(Record((tree,)))).games[0]


def come_back(position: Position, statuses: Statuses, ruleset: Ruleset) -> Statuses | None:
    """Return the statuses that a file holds after a count by these rules."""
    territory = count(position, statuses, ruleset, GameTerms()).territory
    tree = tree_of(position)
    for edit in marks_of(tree.root, position, statuses, territory.black, territory.white):
        edit.apply(tree)
    return recorded_statuses(position, read_again(tree).root)


@st.composite
def counted_boards(draw: st.DrawFn) -> tuple[Position, Statuses]:
    """Return a board with some chains dead, some in seki, and some points set by hand."""
    size = BoardSize(draw(st.integers(1, 5)), draw(st.integers(2, 5)))
    cells = st.sampled_from([0, 0, 1, 1, 2, 2])
    position = Position(size, bytes(draw(st.lists(cells, min_size=size.area, max_size=size.area))))
    statuses = ALL_ALIVE
    for chain in all_chains(position):
        status = draw(st.sampled_from([*Status, Status.ALIVE]))
        statuses = set_stones(statuses, position, chain.stones, status)
    by_hand = draw(st.frozensets(st.sampled_from(list(size)))) & position.points(None)
    in_seki = draw(st.frozensets(st.sampled_from(list(size)))) & position.points(None)
    return position, replace(statuses, neutral=by_hand, seki=statuses.seki | in_seki)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda ruleset: ruleset.key)
@given(board=counted_boards())
def test_statuses_come_back_from_a_file(ruleset: Ruleset, board: tuple[Position, Statuses]) -> None:
    position, statuses = board
    assert come_back(position, statuses, ruleset) == statuses


def test_nothing_private_is_written_where_territory_says_it_all() -> None:
    tree = tree_of(WALLS)
    territory = count(WALLS, ALL_ALIVE, JAPANESE, GameTerms()).territory
    for edit in marks_of(tree.root, WALLS, ALL_ALIVE, territory.black, territory.white):
        edit.apply(tree)
    assert not any(tree.root.has(ident) for ident in (DEAD, SEKI, NEUTRAL))


def test_marks_of_an_earlier_count_are_replaced() -> None:
    tree = tree_of(WALLS)
    for statuses in (Statuses(neutral=frozenset({Point(0, 0)})), ALL_ALIVE):
        territory = count(WALLS, statuses, JAPANESE, GameTerms()).territory
        for edit in marks_of(tree.root, WALLS, statuses, territory.black, territory.white):
            edit.apply(tree)
    assert not tree.root.has(NEUTRAL)
    assert recorded_statuses(WALLS, tree.root) == ALL_ALIVE


def test_territory_that_is_the_same_keeps_its_values() -> None:
    tree = tree_of(WALLS)
    territory = count(WALLS, ALL_ALIVE, JAPANESE, GameTerms()).territory
    listed = tuple(reversed(compressed_texts(territory.black)))
    Compound((SetProperty(tree.root, "TB", ("zz", *listed)), SetProperty(tree.root, "TW", ("zz",)))).apply(tree)
    for edit in marks_of(tree.root, WALLS, ALL_ALIVE, territory.black, frozenset()):
        edit.apply(tree)
    assert tree.root.get("TB") == ("zz", *listed)
    assert not tree.root.has("TW")


def test_points_that_do_not_fit_the_board_are_passed_over() -> None:
    root = new_node(Property(DEAD, ("aa", "ba", "zz")), Property(SEKI, ("ba",)), Property(NEUTRAL, ("bb", "ac")))
    assert recorded_statuses(WALLS, root) == Statuses(dead=frozenset({Point(1, 0)}), neutral=frozenset({Point(0, 2)}))


MARKED = "(;SZ[5:3]RU[Japanese]KM[0]AB[ba:bc]AW[da:dc][aa];B[];W[]TB[aa:ac]TW[ea:eb]GBDS[aa]GBNE[ec])"


def at_the_end(text: str, is_live: bool = False) -> GameSession:
    tree = read_sgf(text.encode()).games[0]
    return GameSession(tree, is_live, cursor=tree.main_line_end())


def test_a_count_in_a_record_begins_with_the_marks_of_the_record() -> None:
    session = at_the_end(MARKED)
    session.start_count()
    assert session.counting is not None
    assert session.counting.statuses.dead == {Point(0, 0)}
    assert session.counting.statuses.neutral == {Point(4, 2)}
    assert session.counting.count().margin == 4 - 2


def test_marks_along_the_way_decide_no_count() -> None:
    session = at_the_end(MARKED[:-1] + ";B[ca])")
    session.go_to(session.tree.main_line()[-2])
    session.start_count()
    assert session.counting is not None
    assert session.counting.statuses == ALL_ALIVE


def test_a_record_shows_the_statuses_of_its_count() -> None:
    picture = paint(at_the_end(MARKED.replace("GBNE", "GBSK[ba]GBNE")))
    assert picture.dead == {Point(0, 0)}
    assert picture.seki == {Point(1, 0)}
    assert picture.neutral == {Point(4, 2)}


def test_territory_marked_in_part_shows_no_seki() -> None:
    assert not paint(at_the_end("(;SZ[5:3]AB[ba:bc]AW[da:dc]TB[aa])")).seki


def test_a_game_taken_up_again_loses_its_marks_by_an_act_that_can_be_undone() -> None:
    session = at_the_end(MARKED.replace("KM[0]", "KM[0]RE[B+9]"), is_live=True)
    before = write_record(Record((session.tree,)))
    for make in (acts.take_up, acts.accept_count):
        act = make(session)
        assert act.edit is not None
        inverse = session.apply(act.edit)
        assert session.info.result != "B+9"
        if make is acts.accept_count:
            session.apply(inverse)
            assert session.info.result is None
        else:
            taken_up = inverse
    session.apply(taken_up)
    assert write_record(Record((session.tree,))) == before
