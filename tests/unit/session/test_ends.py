"""The traces of a count in the record, going on after an end, and passing after a dispute."""

from __future__ import annotations

from goboard_app.go.board import BoardSize, Color, Point, parse_point
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree
from goboard_app.session import acts
from goboard_app.session.counting import DEAD, recorded_statuses
from goboard_app.session.new_game import stones_left
from goboard_app.session.recount import RecountOptions, recount
from goboard_app.session.session import Act, GameSession, Phase

NINE = BoardSize(9, 9)
BLACK_WALL = "".join(f"[c{row}]" for row in "abcdefghi")
WHITE_WALL = "".join(f"[g{row}]" for row in "abcdefghi")
# A dead black stone is on neutral points, between the two walls.
LOST_STONE = f"(;SZ[9]KM[6.5]RU[Japanese]AB{BLACK_WALL}[ee]AW{WHITE_WALL};B[];W[])"


def tree_of(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


def at_the_end(tree: GameTree, is_live: bool = True) -> GameSession:
    return GameSession(tree, is_live, cursor=tree.main_line_end())


def carry_out(session: GameSession, act: Act) -> None:
    assert act.edit is not None
    session.apply(act.edit)


def counted() -> GameSession:
    session = at_the_end(tree_of(LOST_STONE))
    acts.click(session, parse_point("E5", NINE))
    carry_out(session, acts.accept_count(session))
    return session


def test_a_dead_stone_on_neutral_points_is_remembered() -> None:
    session = counted()
    statuses = recorded_statuses(session.position, session.cursor)
    assert statuses is not None
    assert statuses.dead == {Point(4, 4)}


def test_counting_the_saved_record_again_gives_the_recorded_result() -> None:
    session = counted()
    again = read_sgf(write_record(Record((session.tree,)))).games[0]
    assert again.root.text("RE") == "W+7.5"
    assert recount(again, RecountOptions()).agrees


def test_plain_territory_writes_no_private_property() -> None:
    text = f"(;SZ[9]KM[6.5]RU[Japanese]AB{BLACK_WALL}AW{WHITE_WALL}[bb];B[];W[])"
    session = at_the_end(tree_of(text))
    acts.click(session, parse_point("B8", NINE))
    carry_out(session, acts.accept_count(session))
    assert not session.cursor.has(DEAD)


def test_taking_a_counted_game_up_again_removes_result_and_marks() -> None:
    session = counted()
    carry_out(session, acts.take_up(session))
    assert session.info.result is None
    assert not any(session.cursor.has(ident) for ident in ("TB", "TW", "GBDS", "GBSK"))
    assert session.phase is Phase.COUNTING


def test_taking_up_can_be_undone() -> None:
    session = counted()
    before = write_record(Record((session.tree,)))
    act = acts.take_up(session)
    assert act.edit is not None
    session.apply(session.apply(act.edit))
    assert write_record(Record((session.tree,))) == before


def test_after_a_dispute_both_pass_once_more() -> None:
    session = at_the_end(tree_of("(;SZ[9]RU[Chinese];B[ee];W[dd];B[];W[])"))
    acts.resume(session, Color.BLACK)
    assert session.phase is Phase.PLAYING
    assert acts.passes_to_stop(session) == 2


def test_more_handicap_stones_than_the_board_bears_are_not_waited_for() -> None:
    assert stones_left(tree_of("(;SZ[3]HA[90])")) == 8
