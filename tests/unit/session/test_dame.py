"""Filling the neutral points that are open at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_app.clock.control import Absolute
from goboard_app.go.board import Color, Play, parse_point, point_name
from goboard_app.go.position import parse_diagram
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.rules import catalogue
from goboard_app.rules.repetition import History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.filling import fill
from goboard_app.scoring.proposal import Life, Opening
from goboard_app.scoring.statuses import ALL_ALIVE, Status, Statuses
from goboard_app.session import acts
from goboard_app.session.current_count import (
    can_fill_dame,
    carry_over,
    counts_as_it_stands,
    fill_dame,
    filled_count,
    filling,
)
from goboard_app.session.session import NOTHING, GameSession, Phase
from tests.support.proposals import judged
from tests.unit.session.conftest import MakeTable, Table

# Two walls with the whole column C between them.
WALLS = "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1"


def names(diagram: str, points: str = "", statuses: Statuses = ALL_ALIVE) -> str:
    """Return the points that are filled, Black's first."""
    board = parse_diagram(diagram)
    wanted = [p for p in board.points(None) if point_name(p, board.size) in points.split()]
    proposal = judged(board, dame=frozenset(wanted))
    found = fill(board, History.starting_at(board), catalogue.CHINESE, proposal, statuses)
    plays = (move for move in found.plain_moves if isinstance(move, Play))
    return " ".join(point_name(play.point, board.size) for play in plays)


def test_points_are_filled_by_turns() -> None:
    diagram = ". X . O .\n. X . O .\n. X . O ."
    assert names(diagram, "C1 C2 C3") == "C3 C2 C1"


def test_no_side_puts_its_own_stones_into_atari() -> None:
    assert names("X X . O O\n. O O O .\nO O . . O", "C3") == ""


def test_no_side_takes_or_threatens_stones() -> None:
    # Black at C1 would take B1, and at C2 leave B2 with one liberty.
    assert names("X O .\nX O .\n. X X", "C3") == ""


def test_shared_liberties_of_a_seki_stay_open() -> None:
    diagram = ". X . O .\n. X . O .\n. X . O ."
    board = parse_diagram(diagram)
    seki = Statuses(seki=board.points(Color.WHITE))
    assert names(diagram, "C1 C2 C3", seki) == ""


def stopped(table: Table, dame: str = "C5 C4 C3 C2 C1", more: str = "") -> GameSession:
    table.play(f"{WALLS} {more} pass pass")
    session = table.session
    points = frozenset(table.point(name) for name in dame.split())
    acts.take_proposal(session, session.position, judged(session.position, dame=points))
    return session


def test_filling_stops_the_game_again(live: MakeTable) -> None:
    table = live(5, catalogue.JAPANESE)
    session = stopped(table)
    assert can_fill_dame(session)
    table.do(fill_dame(session))
    assert session.phase is Phase.COUNTING
    assert table.stones == "\n".join([".XXO.", ".XOO.", ".XXO.", ".XOO.", ".XXO."])
    assert [m.is_pass for m in session.path.moves[-3:]] == [False, True, True]


def test_filling_is_one_act_that_is_undone_and_done_again(live: MakeTable) -> None:
    table = live(5, catalogue.AGA)
    session = stopped(table)
    before, stop = write_record(Record((session.tree,))), session.cursor
    undo = session.apply(fill_dame(session).edit)
    after, end = write_record(Record((session.tree,))), session.cursor
    redo = session.apply(undo)
    assert write_record(Record((session.tree,))) == before
    assert session.cursor is stop
    session.apply(redo)
    assert write_record(Record((session.tree,))) == after
    assert session.cursor is end


def test_marks_are_carried_over_and_the_board_is_read_again(live: MakeTable) -> None:
    table = live(5, catalogue.JAPANESE)
    session = stopped(table, more="E3 A3")
    table.click("A3")
    before = session.counting
    assert carry_over(session, before) is NOTHING
    table.do(fill_dame(session))
    carry_over(session, before)
    assert session.counting.statuses.dead == before.statuses.dead
    assert session.counting.by_hand == before.by_hand
    assert session.counting.needs_proposal
    acts.take_proposal(session, session.position, judged(session.position))
    assert session.counting.statuses.dead == before.statuses.dead


@pytest.mark.parametrize("ruleset", [catalogue.WMSG, catalogue.SIMPLIFIED_ING], ids=lambda r: r.key)
def test_nothing_is_filled_where_another_stop_would_be_final(live: MakeTable, ruleset: Ruleset) -> None:
    session = stopped(live(5, ruleset))
    assert not can_fill_dame(session)
    assert fill_dame(session) is NOTHING


def test_an_unfinished_board_is_not_filled(live: MakeTable) -> None:
    session = stopped(live(5, catalogue.JAPANESE))
    assert can_fill_dame(session)
    open_board = session.counting.proposal._replace(is_finished=False)
    session.set_counting(replace(session.counting, proposal=open_board))
    assert not can_fill_dame(session)


def test_a_board_with_a_border_that_stays_open_is_not_filled(live: MakeTable) -> None:
    session = stopped(live(5, catalogue.JAPANESE))
    points = frozenset({parse_point("A1", session.tree.size)})
    gap = Opening(Color.WHITE, points, frozenset({parse_point("C3", session.tree.size)}))
    open_board = session.counting.proposal._replace(openings=(gap,))
    session.set_counting(replace(session.counting, proposal=open_board))
    assert fill_dame(session) is NOTHING


def test_a_small_gap_is_closed_before_the_points_are_filled(live: MakeTable) -> None:
    # White's wall ends above C1; Black's reaches the edge.
    table = live(5, catalogue.JAPANESE)
    table.play("D5 C5 D4 C4 D3 C3 D2 C2 D1 pass pass")
    session = table.session
    left = frozenset(table.point(f"{col}{row}") for col in "AB" for row in range(1, 6))
    gap = Opening(Color.BLACK, frozenset({table.point("C1")}), left)
    acts.take_proposal(session, session.position, judged(session.position, openings=(gap,)))
    counting = session.counting
    assert counting.count().white.territory == 0
    assert filled_count(session, counting).count().white.territory == 10
    (closing,) = filling(session).closing
    assert closing.move == Play(Color.WHITE, table.point("C1"))
    table.do(fill_dame(session))
    assert session.counting.count().white.territory == 10


@pytest.mark.parametrize("ruleset", [catalogue.TROMP_TAYLOR, catalogue.WMSG], ids=lambda r: r.key)
def test_some_rules_count_the_board_as_it_stands(live: MakeTable, ruleset: Ruleset) -> None:
    session = stopped(live(5, ruleset))
    assert counts_as_it_stands(ruleset)
    assert filled_count(session, session.counting) is session.counting
    assert not filling(session).moves
    assert not counts_as_it_stands(catalogue.CHINESE)


def test_a_group_that_is_undecided_comes_first(live: MakeTable) -> None:
    table = live(5, catalogue.JAPANESE)
    table.play(f"{WALLS} pass pass")
    session = table.session
    dame = frozenset({table.point("C5")})
    doubt = judged(session.position, unclear="B1", leaning=Life.ALIVE, dame=dame)
    acts.take_proposal(session, session.position, doubt)
    assert not can_fill_dame(session)
    session.set_counting(session.counting.set_group(table.session.position.points(Color.BLACK), Status.ALIVE))
    assert can_fill_dame(session)


def test_passes_on_the_way_enter_the_count_to_come(live: MakeTable) -> None:
    # By AGA rules each pass costs a stone, and White, who did not play last, owes another one.
    session = stopped(live(5, catalogue.AGA))
    counting = session.counting
    after = filled_count(session, counting)
    assert after.position == filling(session).after(counting.position)
    assert (after.terms.passes_black, after.terms.passes_white) == (2, 3)
    assert counting.terms.passes_black == 1


def test_without_a_proposal_nothing_is_filled(live: MakeTable) -> None:
    table = live(5)
    assert fill_dame(table.session) is NOTHING
    table.play(f"{WALLS} pass pass")
    assert fill_dame(table.session) is NOTHING


def test_after_filling_the_clock_goes_on_when_play_does(live: MakeTable) -> None:
    table = live(5, catalogue.CHINESE, black_time=Absolute(60_000), white_time=Absolute(60_000))
    session = stopped(table)
    table.do(fill_dame(session))
    assert session.timing is not None
    assert session.timing.node is session.cursor
