"""Filling a finished board: neutral points by turns, and the moves that they force."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Pass, Play, Point, parse_point, point_name
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.scoring.filling import Filling, fill
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import Opening, Proposal
from goboard_app.scoring.statuses import Statuses
from tests.support.closed import between, mirrored, points

PLAIN = between("OOOO.XXXX", "OOOO.XXXX", "OOOOOXXXX")
# Black on F2 takes E2 next.
ATARI = between("OOOOXXXXX", "OOO.O.XXX", "OOOOXXXXX")
# Black on F1 threatens to take E1, but the side that takes it on D1 loses three stones.
SNAPBACK = between("OOOOOOXXX", "OOOXXOXXX", "OOO.O.XXX")
# White holds the left; its wall has a gap at C5, and D5 is the mouth.
GAP = parse_diagram([*["..OX....."] * 3, "..OXX....", "....X....", "..OXX....", *["..OX....."] * 3])


def filled(
    position: Position,
    first: Color = Color.BLACK,
    proposal: Proposal | None = None,
    statuses: Statuses | None = None,
) -> Filling:
    board = replace(position, to_move=first)
    proposal = proposal or propose(board)
    history = History.starting_at(board)
    return fill(board, history, catalogue.JAPANESE, proposal, statuses or proposal.statuses())


def told(filling: Filling, position: Position) -> str:
    """Return the moves as text; an exclamation mark marks a forced one, a dash is a pass."""
    names = []
    for move, protects, _purpose in filling.moves:
        name = point_name(move.point, position.size) if isinstance(move, Play) else "-"
        names.append(f"{move.color.value}{name}{'!' if protects else ''}")
    return " ".join(names)


@pytest.mark.parametrize(("first", "moves"), [(Color.BLACK, "BE3 WE2"), (Color.WHITE, "WE3 BE2")])
def test_neutral_points_are_played_by_turns(first: Color, moves: str) -> None:
    assert told(filled(PLAIN, first), PLAIN) == moves


def test_a_stone_put_into_atari_is_connected() -> None:
    found = filled(ATARI)
    assert told(found, ATARI) == "BF2 WD2!"
    ((cause, answer),) = found.forced
    assert cause.point == parse_point("F2", ATARI.size)
    assert answer.protects == points("E2", ATARI)


def test_a_partner_without_harmless_moves_passes() -> None:
    # White on F2 would be in atari itself.
    assert told(filled(ATARI, Color.WHITE), ATARI) == "W- BF2 WD2!"


def test_once_protected_nothing_is_forced() -> None:
    protected = ATARI.with_setup(white=points("D2", ATARI))
    assert told(filled(protected), protected) == "BF2"


# E6 is plain. Black on F2 puts E2 into atari, White there connects it. E3 is dead.
WORTH_MORE = between("OOOO.XXXX", "OOOOOOXXX", "OOOO.OXXX", "OOOOXOXXX", "OOO.O.XXX", "OOOOXXXXX")


@pytest.mark.parametrize(("first", "moves"), [(Color.BLACK, "BF2 WE4! BE6"), (Color.WHITE, "WF2 BE6")])
def test_costly_gaps_are_filled_before_plain_ones(first: Color, moves: str) -> None:
    assert told(filled(WORTH_MORE, first), WORTH_MORE) == moves


# White on D1 takes D2, which is dead, and puts E1 into atari.
TAKES_DEAD = between("OOOOOXXXX", "OOOXOX.XX", "OOO.X.XXX")


@pytest.mark.parametrize(("first", "moves"), [(Color.WHITE, "WD1 BF1!"), (Color.BLACK, "B- WD1 BF1!")])
def test_a_neutral_point_is_filled_though_that_takes_dead_stones(first: Color, moves: str) -> None:
    assert told(filled(TAKES_DEAD, first), TAKES_DEAD) == moves


def test_colours_make_no_difference() -> None:
    assert told(filled(mirrored(ATARI), Color.WHITE), ATARI) == "WF2 BD2!"


def test_nothing_is_left_to_protect_after_the_filling() -> None:
    after = filled(ATARI).after(ATARI)
    found = propose(after)
    assert not found.needed
    assert not found.dame


def test_a_push_into_a_gap_is_answered() -> None:
    found = filled(GAP, proposal=opened(GAP))
    assert told(found, GAP) == "BD5 WC5!"
    assert found.forced[0][1].protects == GAP_INSIDE
    assert not found.openings


def test_the_side_with_the_gap_waits_for_the_push() -> None:
    # White on D5 would be in atari.
    assert told(filled(GAP, Color.WHITE, opened(GAP)), GAP) == "W- BD5 WC5!"


def test_a_border_that_no_answer_closes_is_named() -> None:
    wide = GAP.with_setup(empty=points("C6 C4", GAP))
    found = filled(wide, proposal=opened(wide))
    assert [opening.invader for opening in found.openings] == [Color.BLACK]


GAP_INSIDE = frozenset(Point(col, row) for col in (0, 1) for row in range(9))


def opened(position: Position) -> Proposal:
    """Return a proposal that takes everything behind White's wall for White's, where Black can come in at D5."""
    mouth = points("D5", position)
    return Proposal(openings=(Opening(Color.BLACK, mouth, GAP_INSIDE | points("C5", position)),))


def test_bait_is_not_protected() -> None:
    dead = Statuses(dead=points("D2 E2", SNAPBACK))
    proposal = Proposal(dame=points("F1", SNAPBACK))
    assert told(filled(SNAPBACK, proposal=proposal, statuses=dead), SNAPBACK) == "BF1"


@pytest.mark.parametrize("first", list(Color))
def test_earlier_chances_to_capture_are_ignored(first: Color) -> None:
    # D2 and E2 are in atari: both sides have passed without a known reason.
    board = between("OOO..XXXX", "OOOXOXXXX", "OOOOXXXXX")
    open_points = points("D3 E3", board)
    found = filled(board, first, Proposal(dame=open_points), Statuses())
    assert found == Filling(left=open_points)


# Any board


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """Return boards of up to seven lines with stones here and there, every chain with a liberty."""
    size = BoardSize(draw(st.integers(2, 7)), draw(st.integers(2, 7)))
    stones = bytes(draw(st.lists(st.sampled_from((0, 0, 1, 1, 2, 2)), min_size=size.area, max_size=size.area)))
    position = Position(size, stones, draw(st.sampled_from(list(Color))))
    stuck = (chain.stones for chain in all_chains(position) if not chain.liberties)
    return position.with_setup(empty=frozenset[Point]().union(*stuck))


@given(boards(), st.randoms(use_true_random=False))
def test_any_filling_is_legal_by_turns_and_takes_no_living_stone(board: Position, rng: st.DataObject) -> None:
    empty = sorted(board.points(None))
    dame = frozenset(rng.sample(empty, len(empty) // 2))  # type: ignore[attr-defined]
    history = History.starting_at(board)
    found = fill(board, history, catalogue.JAPANESE, Proposal(dame=dame), Statuses())
    position = board
    for move, protects, _purpose in found.moves:
        verdict = judge(position, move, history, catalogue.JAPANESE)
        assert move.color is position.to_move
        assert verdict.is_legal
        assert verdict.outcome is not None
        assert not verdict.outcome.self_captured
        # A neutral point takes nothing; an answer may take what has put it into danger.
        assert protects or not verdict.outcome.captured
        position = verdict.outcome.position
        history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
    assert found.after(board) == position
    assert found.left <= dame
    assert found.left <= position.points(None) | board.points(None)
    assert not any(isinstance(move, Pass) for move in found.plain_moves[-1:])
    again = fill(board, History.starting_at(board), catalogue.JAPANESE, Proposal(dame=dame), Statuses())
    assert again == found
