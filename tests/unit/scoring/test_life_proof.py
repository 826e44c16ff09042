"""The proofs about stones in a closed area, against every board that can arise there."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, parse_point
from goboard_app.go.position import Position
from goboard_app.scoring.life.area import AreaState, ClosedArea, closed_area
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.every_board import EveryBoard
from goboard_app.scoring.life.proof import (
    ATTACKS,
    PASS,
    Claim,
    ClaimSearch,
    Proof,
    ProofOutcome,
    Prover,
)
from goboard_app.scoring.proposal import CalledOff
from tests.reference.slow_life import SIDE, SlowLife

_CODES = {".": 0, "X": 1, "O": 2}
_PLENTY = 10**6
_DEEPEST = 40


def board_of(rows: str, width: int) -> QuickBoard:
    """Return the board of a drawing; # and @ are stones of a black and a white wall."""
    codes = bytes(_CODES[SIDE[letter]] for letter in rows)
    size = BoardSize(width, len(rows) // width)
    return QuickBoard.of(Position(size, codes, Color.BLACK))


def area_of(rows: str, width: int, stone: int, allows_suicide: bool = False) -> ClosedArea | None:
    board = board_of(rows, width)
    walls = {board.head[at] for at, letter in enumerate(rows) if letter in "#@"}
    return closed_area(board, stone, walls, width, allows_suicide)


def claimed(area: ClosedArea, claim: Claim, stones: list[int], color: int, defends: bool, has_threats: bool) -> bool:
    """Return whether a claim is proved at any depth."""
    standing = sum(area.places[at] for at in stones)
    own, other = area.stones[color], area.stones[3 - color]
    start = AreaState(own, other, 0, standing) if defends else AreaState(other, own, 0, standing)
    search = ClaimSearch(area, claim, color, start, defends is not (claim in ATTACKS), has_threats)
    return any(search.within(depth, _PLENTY) for depth in range(_DEEPEST))


def free_chains(rows: str, width: int) -> dict[int, tuple[int, ...]]:
    """Return the chains that are not joined to a wall, by one stone of each."""
    board = board_of(rows, width)
    walls = {board.head[at] for at, letter in enumerate(rows) if letter in "#@"}
    return {head: stones for head, stones in board.stones.items() if head not in walls}


def possible(rows: str, width: int) -> str:
    """Return the drawing without chains that have no liberty."""
    board = board_of(rows, width)
    gone = {at for head, stones in free_chains(rows, width).items() if not board.libs[head] for at in stones}
    return "".join("." if at in gone else letter for at, letter in enumerate(rows))


def agree(rows: str, width: int, asked: list[int], allows_suicide: bool) -> None:
    """Check that the claims about these stones are proved exactly where the slow reference confirms them."""
    area = area_of(rows, width, asked[0], allows_suicide)
    assert area is not None
    side = SIDE[rows[asked[0]]]
    rival = "XO"[side == "X"]
    slow = {threats: SlowLife(rows, width, frozenset(asked), threats, allows_suicide) for threats in "XO"}
    standing = sum(area.places[at] for at in asked)
    boards = EveryBoard(area, standing, _CODES[side])
    assert boards.find_all(_PLENTY, lambda: False)
    for claim, defends, has_threats in product(Claim, (False, True), (False, True)):
        prover = rival if claim in ATTACKS else side
        threats = prover if has_threats else "XO"[prover == "X"]
        right = getattr(slow[threats], claim.value)(side if defends else rival)
        found = claimed(area, claim, asked, _CODES[side], defends, has_threats)
        assert found is right, (claim, defends, has_threats)
        assert boards.proves(claim, defends, has_threats) is right, (claim, defends, has_threats)


@st.composite
def questions(draw: st.DrawFn, most_free: int) -> tuple[str, int, list[int]]:
    """Return up to `most_free` points within walls, most of them White's; and one or two stones there."""
    width, height = draw(st.sampled_from([(3, 3), (4, 3), (5, 2), (6, 2), (5, 3), (4, 4)]))
    letters = draw(st.lists(st.sampled_from("@@@#"), min_size=width * height, max_size=width * height))
    free = draw(st.lists(st.sampled_from(range(width * height)), min_size=3, max_size=most_free, unique=True))
    for at in free:
        letters[at] = draw(st.sampled_from("..XXO"))
    rows = possible("".join(letters), width)
    stones = sorted(free_chains(rows, width))
    assume(stones)
    first = draw(st.sampled_from(stones))
    area = area_of(rows, width, first)
    assert area is not None
    others = [at for at in stones if at != first and at in area.places and rows[at] == rows[first]]
    also = draw(st.lists(st.sampled_from(others), max_size=1)) if others else []
    return rows, width, [first, *also]


@given(questions(5), st.booleans())
@settings(max_examples=30)
def test_every_claim_is_proved_just_if_it_is_true(question: tuple[str, int, list[int]], allows_suicide: bool) -> None:
    agree(*question, allows_suicide)


@pytest.mark.slow
@given(questions(8), st.booleans())
@settings(max_examples=60)
def test_every_claim_is_proved_just_if_it_is_true_in_larger_areas(
    question: tuple[str, int, list[int]], allows_suicide: bool
) -> None:
    agree(*question, allows_suicide)


def test_every_filling_of_a_corner_of_four_points_is_proved_rightly() -> None:
    """A square, and a row along the edge, within a white wall."""
    for frame in ("..@\n..@\n@@@", "....@\n@@@@@"):
        width = frame.index("\n")
        free = frame.replace("\n", "")
        places = [at for at, letter in enumerate(free) if letter == "."]
        for filling in product(".XO", repeat=len(places)):
            letters = list(free)
            for at, letter in zip(places, filling, strict=True):
                letters[at] = letter
            rows = "".join(letters)
            if rows == possible(rows, width):
                for stone in free_chains(rows, width):
                    agree(rows, width, [stone], False)


def proof_of(*rows: str, stone: str = "A1") -> Proof:
    """Return the proof about the chain at a point, # and @ being walls."""
    size = BoardSize(len(rows[0]), len(rows))
    at = size.index(parse_point(stone, size))
    area = area_of("".join(rows), size.columns, at)
    assert area is not None
    board = board_of("".join(rows), size.columns)
    return Prover(area, [board.head[at]], board.color[at], 0.5, 20_000).prove()


ALIVE, DEAD, SEKI, KO = ProofOutcome.ALIVE, ProofOutcome.DEAD, ProofOutcome.SEKI, ProofOutcome.KO


@pytest.mark.parametrize(
    ("rows", "stone", "outcomes"),
    [
        pytest.param(("@@@@@", "XXX@@", "X.X@@", "XXX.@"), "A1", (DEAD, DEAD), id="one eye"),
        pytest.param(("@@@@@@", "XXXXX@", "....X@"), "A2", (ALIVE, ALIVE), id="four in a row"),
        pytest.param(("@@@@@@", "XXXX@@", "...X@@"), "A2", (DEAD, ALIVE), id="three in a row"),
        pytest.param(("@@@@@@", "XXXX@@", "O..X@@"), "A2", (DEAD, ALIVE), id="one taken"),
        pytest.param(("@@@@@@", "XXXX@@", ".O.X@@"), "A2", (DEAD, DEAD), id="the middle taken"),
        pytest.param(("####@@@", "X.OO..@", "XXOOO.@"), "C1", (ALIVE, ALIVE), id="a way out"),
        pytest.param(("@@@@@##", "@XXXO##", "@X.OO.#", "@XXXO##"), "B1", (DEAD, DEAD), id="a lost race"),
        pytest.param(("@@@@@@@", "XXXXXX@", ".OOO.X@", "OOOOXX@"), "A3", (SEKI, SEKI), id="a shared pair"),
        pytest.param(("@@@@@@@", "XXXX@@@", "X.XO.@@", "XX.X@@@"), "A1", (KO, KO), id="a ko for an eye"),
    ],
)
def test_outcomes(rows: tuple[str, ...], stone: str, outcomes: tuple[ProofOutcome, ProofOutcome]) -> None:
    proof = proof_of(*rows, stone=stone)
    assert (proof.attacked, proof.defended) == outcomes


@given(questions(8))
@settings(max_examples=150)
@example(("X.X.@.@.@.#@", 4, [2]))
def test_a_line_is_legal_and_comes_to_the_shown_end(question: tuple[str, int, list[int]]) -> None:
    """No ko is taken back at once in it, and none of its moves is suicide."""
    rows, width, (stone, *_) = question
    area = area_of(rows, width, stone)
    assert area is not None
    color = _CODES[rows[stone]]
    boards = EveryBoard(area, area.places[stone], color)
    assert boards.find_all(_PLENTY, lambda: False)
    for proof in (Prover(area, [stone], color, 0.5, 3000).prove(), boards.proof()):
        check_lines(area, stone, proof)


def check_lines(area: ClosedArea, stone: int, proof: Proof) -> None:
    for outcome, line in ((proof.attacked, proof.attack), (proof.defended, proof.defence)):
        if not line:
            continue
        first = line[0].color
        state = AreaState(area.stones[first], area.stones[3 - first], 0, area.places[stone])
        for mover, at in line:
            if at == PASS:
                after: AreaState | None = AreaState(state.other, state.own, 0, state.standing)
            else:
                assert area.places[at] != state.ko
                after = area.played(state, area.places[at], mover)
            assert after is not None
            state = after
        assert (state.standing == 0) is (outcome is DEAD)


def test_more_boards_than_allowed_are_not_listed() -> None:
    area = area_of("@@@@@XXXX@...X@", 5, 5)
    assert area is not None
    boards = EveryBoard(area, area.places[5], 1)
    assert not boards.find_all(10, lambda: False)
    assert len(boards) <= 20


def test_listing_boards_can_be_called_off() -> None:
    area = area_of("@@@@@XXXX@...X@", 5, 5)
    assert area is not None
    with pytest.raises(CalledOff):
        EveryBoard(area, area.places[5], 1).find_all(_PLENTY, lambda: True)
