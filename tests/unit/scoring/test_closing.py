"""Closing small gaps: who closes them, where, and that nothing is lost by it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from goboard_app.go.board import Color, Play, Point, parse_point, point_name
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.filling import Filling, Purpose, fill
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.borders import find_borders
from goboard_app.scoring.proposal import NeededMove, Opening, Proposal
from goboard_app.scoring.seki.analysis import analyse
from goboard_app.scoring.statuses import ALL_ALIVE
from tests.support.closed import between, mirrored, points
from tests.unit.scoring.test_filling import boards

_SIGNS = {Purpose.FILL: "", Purpose.ANSWER: "!", Purpose.CLOSE: "#"}


def closed(position: Position, proposal: Proposal, first: Color, ruleset: Ruleset = catalogue.JAPANESE) -> Filling:
    board = replace(position, to_move=first)
    return fill(board, History.starting_at(board), ruleset, proposal, ALL_ALIVE)


def shown(filling: Filling, position: Position) -> str:
    """Return the moves as text: # closes a gap, ! is an answer, a dash a pass."""
    return " ".join(
        f"{move.color.value}{point_name(move.point, position.size)}{_SIGNS[purpose]}"
        if isinstance(move, Play)
        else f"{move.color.value}-"
        for move, _protects, purpose in filling.moves
    )


# White holds the left and Black the right; White's wall ends two points above the edge. White on
# C2 would have to give way at C1, where it cannot block.
EDGE = parse_diagram(["..OX..."] * 5 + ["...X...", "...X..."])
LEFT = frozenset(Point(col, row) for col in (0, 1) for row in range(7))
EDGE_OPEN = Proposal(openings=(Opening(Color.BLACK, points("C2 C1", EDGE), LEFT),))


def test_the_owner_closes_its_gap_where_it_keeps_most() -> None:
    found = closed(EDGE, EDGE_OPEN, Color.WHITE)
    assert shown(found, EDGE) == "WB2# BC2 W- BC1 WB1!"
    assert found.closing[0].protects == LEFT - points("B2 B1", EDGE)
    assert not found.openings


def test_the_side_without_a_gap_passes() -> None:
    found = closed(EDGE, EDGE_OPEN, Color.BLACK)
    assert shown(found, EDGE) == "B- WB2# BC2 W- BC1 WB1!"


def test_colours_make_no_difference_to_a_gap() -> None:
    board = mirrored(EDGE)
    turned = Proposal(openings=(EDGE_OPEN.openings[0]._replace(invader=Color.WHITE),))
    assert shown(closed(board, turned, Color.BLACK), board) == "BB2# WC2 B- WC1 BB1!"


def test_closing_makes_neutral_points_territory() -> None:
    board = replace(EDGE, to_move=Color.WHITE)
    found = closed(EDGE, EDGE_OPEN, Color.WHITE)
    before = count(board, ALL_ALIVE, catalogue.JAPANESE, GameTerms())
    after = count(found.after(board), ALL_ALIVE, catalogue.JAPANESE, GameTerms())
    assert (before.white.territory, after.white.territory) == (0, 12)


# Both walls end above the lowest line; the middle of it is open to both sides.
BOTH = parse_diagram(["..OX..."] * 5 + ["..OX...", "......."])
MUTUAL = Proposal(
    openings=(
        Opening(Color.BLACK, points("D1", BOTH), LEFT | points("C1", BOTH)),
        Opening(
            Color.WHITE,
            points("C1", BOTH),
            frozenset(Point(col, row) for col in (4, 5, 6) for row in range(7)),
        ),
    )
)


@pytest.mark.parametrize("first", list(Color))
def test_both_sides_close_a_border_that_is_open_for_both(first: Color) -> None:
    found = closed(BOTH, MUTUAL, first)
    assert not found.openings
    after = analyse(found.after(replace(BOTH, to_move=first)), ALL_ALIVE)
    assert len(after.white) >= len(LEFT) - 1
    assert len(after.black) >= 3 * 7 - 1


# White's wall has a hole of three points, too many to keep more than half of what is behind it.
WIDE_HOLE = parse_diagram(["..OX..."] * 2 + ["...X..."] * 3 + ["..OX..."] * 2)


@pytest.mark.parametrize("first", list(Color))
def test_a_side_that_must_give_up_most_still_saves_a_part(first: Color) -> None:
    gap = Opening(Color.BLACK, points("C5 C4 C3", WIDE_HOLE), LEFT)
    found = closed(WIDE_HOLE, Proposal(openings=(gap,)), first)
    assert not found.openings
    assert [point_name(each.move.point, WIDE_HOLE.size) for each in found.closing if isinstance(each.move, Play)] == [
        "B5"
    ]
    assert found.closing[0].protects == points("A7 A6 B7 B6", WIDE_HOLE)


# White's wall has a hole of two points. White on C5 leaves Black one push, at C4.
HOLE = parse_diagram(["..OX..."] * 2 + ["...X..."] * 2 + ["..OX..."] * 3)


@pytest.mark.parametrize(("first", "moves"), [(Color.WHITE, "WC5# BC4 WB4!"), (Color.BLACK, "B- WC5# BC4 WB4!")])
def test_a_gap_may_be_closed_by_a_move_and_the_answer_to_a_push(first: Color, moves: str) -> None:
    gap = Opening(Color.BLACK, points("C5 C4", HOLE), LEFT)
    found = closed(HOLE, Proposal(openings=(gap,)), first)
    assert shown(found, HOLE) == moves
    assert not found.openings


# C3 and D3 are holes in both walls. Black's stone on D4 is too weak for a push there by either side.
WEAK = parse_diagram(["..OX.", ".....", "..OX.", "..OX."])


@pytest.mark.parametrize(("first", "moves"), [(Color.WHITE, "WC3# BD3!"), (Color.BLACK, "BD3# WC3!")])
def test_without_a_push_the_side_to_move_closes_its_border(first: Color, moves: str) -> None:
    right = Opening(Color.WHITE, points("C3", WEAK), points("D3 E4 E3 E2 E1", WEAK))
    left = frozenset(Point(col, row) for col in (0, 1) for row in range(4))
    other = Opening(Color.BLACK, points("D3", WEAK), left | points("C3", WEAK))
    found = closed(WEAK, Proposal(openings=(right, other)), first)
    assert shown(found, WEAK) == moves


def test_borders_that_no_single_move_closes_stay_open() -> None:
    wide = parse_diagram(["..OX...", *["...X..."] * 5, "..OX..."])
    gap = Opening(Color.BLACK, frozenset(Point(2, row) for row in range(1, 6)), LEFT)
    found = closed(wide, Proposal(openings=(gap,)), Color.WHITE)
    assert found.openings == (gap,)


# E2 and F2 are in atari: Black takes them on D2, and White saves them there.
ATARI = between("OOOOXXXXX", "OOO.OOXXX", "OOOOXXXXX")


@pytest.mark.parametrize(("first", "moves"), [(Color.WHITE, "WD2#"), (Color.BLACK, "B- WD2#")])
def test_stones_that_can_be_captured_at_once_are_protected(first: Color, moves: str) -> None:
    stones = points("E2 F2", ATARI)
    need = NeededMove(Color.WHITE, parse_point("D2", ATARI.size), stones)
    found = closed(ATARI, Proposal(needed=(need,)), first)
    assert shown(found, ATARI) == moves
    assert found.closing[0].protects == stones


def test_stones_that_are_safe_for_now_wait_for_the_threat() -> None:
    board = between("OOOOXXXXX", "OOO.O.XXX", "OOOOXXXXX")
    need = NeededMove(Color.WHITE, parse_point("D2", board.size), points("E2", board))
    found = closed(board, Proposal(needed=(need,), dame=points("F2", board)), Color.BLACK)
    assert shown(found, board) == "BF2 WD2!"


# Any gap


@st.composite
def open_boards(draw: st.DrawFn) -> tuple[Position, Proposal]:
    """Return two walls on a small board with a hole of one or two points in one of them or in both.

    The openings are those that the borders of the program show.
    """
    columns, rows = draw(st.integers(5, 6)), draw(st.integers(4, 6))
    cells = [["."] * columns for _ in range(rows)]
    for row in cells:
        row[2], row[3] = "O", "X"
    for col in draw(st.sampled_from([(2,), (3,), (2, 3)])):
        top = draw(st.integers(0, rows - 1))
        for row in cells[top : top + draw(st.integers(1, 2))]:
            row[col] = "."
    board = replace(parse_diagram(["".join(row) for row in cells]), to_move=draw(st.sampled_from(list(Color))))
    side = [0.05, 0.05, 0.3, 0.7, 0.95, 0.95][:columns]
    found = find_borders(QuickBoard.of(board), (), frozenset(), lambda at: side[at % columns])
    openings = tuple(
        Opening(
            Color.BLACK if gap.invader == 1 else Color.WHITE,
            frozenset(map(board.size.point, gap.points)),
            frozenset(map(board.size.point, gap.threatened)),
        )
        for gap in found.gaps
    )
    assume(openings)
    return board, Proposal(openings=openings, dame=frozenset(map(board.size.point, found.dame)))


RULES = st.sampled_from([catalogue.JAPANESE, catalogue.CHINESE, catalogue.AGA])


@given(open_boards(), RULES)
def test_closing_moves_are_legal_by_their_owner_and_keep_their_stones(
    open_board: tuple[Position, Proposal], ruleset: Ruleset
) -> None:
    board, proposal = open_board
    history = History.starting_at(board)
    found = fill(board, history, ruleset, proposal, ALL_ALIVE)
    position = board
    owners = {opening.invader.opponent for opening in proposal.openings}
    for move, protects, purpose in found.moves:
        verdict = judge(position, move, history, ruleset)
        assert verdict.is_legal
        assert verdict.outcome is not None
        assert move.color is position.to_move
        assert purpose is not Purpose.CLOSE or (protects and move.color in owners)
        position = verdict.outcome.position
        history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
    for opening in proposal.openings:
        if opening not in found.openings:
            owner = opening.invader.opponent
            reached = reach_of(position, opening.invader)
            safe = (opening.threatened - reached) | position.points(owner)
            assert len(opening.threatened & safe) >= len(opening.threatened - safe)


@given(boards(), st.data())
def test_the_last_moves_are_legal_and_alternate_for_any_openings(board: Position, data: st.DataObject) -> None:
    empty = sorted(board.points(None))
    assume(empty)
    some = st.frozensets(st.sampled_from(empty), max_size=6)
    sides = st.sampled_from(list(Color))
    openings = data.draw(st.lists(st.builds(Opening, sides, some, some), max_size=3))
    needed = data.draw(
        st.lists(
            st.builds(
                NeededMove,
                sides,
                st.sampled_from(empty),
                st.frozensets(st.sampled_from(list(board.size)), max_size=4),
            ),
            max_size=2,
        )
    )
    proposal = Proposal(openings=tuple(openings), needed=tuple(needed), dame=data.draw(some))
    history = History.starting_at(board)
    found = fill(board, history, catalogue.JAPANESE, proposal, ALL_ALIVE)
    position = board
    for move in found.plain_moves:
        verdict = judge(position, move, history, catalogue.JAPANESE)
        assert verdict.is_legal
        assert move.color is position.to_move
        position = position.after(move)
        history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
    assert not any(move.is_pass for move in found.plain_moves[-1:])
    assert set(found.openings) <= set(openings)


@settings(max_examples=25, deadline=None)
@given(open_boards())
def test_the_owner_loses_nothing_by_closing_first(
    open_board: tuple[Position, Proposal],
) -> None:
    board, proposal = open_board
    opening = proposal.openings[0]
    owner = opening.invader.opponent
    board = replace(board, to_move=owner)
    found = closed(board, Proposal(openings=(opening,)), owner)
    assume(found.closing)
    # The closing move comes first, since its owner is to move; one push may have to be answered.
    position, boards = board, []
    for move in found.plain_moves:
        position = position.after(move)
        boards.append(position)
    kept = found.closing[0].protects
    closed_board = next(each for each in boards if kept <= held_by(owner, each))
    assert ahead(closed_board, owner) >= after_invasion(board, opening)


def after_invasion(board: Position, opening: Opening) -> int:
    """Return the lead of the owner if the other side comes in first and is answered at best.

    A stone in the other side's part would be captured, so no move is tried there.
    """
    invader, owner = opening.invader, opening.invader.opponent
    there = opening.points | opening.threatened
    entries = (board.play(Play(invader, point)) for point in sorted(opening.points))
    return min(
        max(
            ahead(answered.position, owner)
            for answered in (
                entry.position.play(Play(owner, point)) for point in sorted(there & entry.position.points(None))
            )
            if not answered.self_captured
        )
        for entry in entries
        if not entry.self_captured
    )


def ahead(position: Position, color: Color) -> int:
    """Return the points and prisoners of one side, less the other's."""
    points_of = {each: len(held_by(each, position)) + position.prisoners(each) for each in Color}
    return points_of[color] - points_of[color.opponent]


def held_by(color: Color, position: Position) -> frozenset[Point]:
    """Return the points that one side holds if it answers at its joints."""
    found = analyse(position, ALL_ALIVE)
    return found.of(color) | {each.point for each in found.excluded if each.color is color}


def reach_of(position: Position, color: Color) -> frozenset[Point]:
    """Return the stones of a side and every empty point that they reach over empty points."""
    seen = set(position.points(color))
    queue = list(seen)
    for point in queue:
        for near in position.size.neighbors(point):
            if near not in seen and position.at(near) is None:
                seen.add(near)
                queue.append(near)
    return frozenset(seen)
