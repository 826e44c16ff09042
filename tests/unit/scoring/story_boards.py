"""Boards for stories: random ones for Hypothesis, and degenerate ones by name."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import CODES, Position
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.ruleset import AreaCount, HandicapBonus, KoRule, Ruleset, Scoring, Tax, Tie
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import Statuses
from goboard_app.scoring.traditions.story import StoryFrame

Board = tuple[Position, Statuses]


def random_board(size: BoardSize, seed: int, share: float, prisoners: tuple[int, int]) -> Board:
    """Return random stones without chains that lack liberties; some dead, some in seki."""
    chance = Random(seed)
    leaning = [chance.random() for _ in range(size.columns)]
    stones = bytes(
        0 if chance.random() > share else 1 + (chance.random() < leaning[i % size.columns]) for i in range(size.area)
    )
    position = Position(size, stones, Color.BLACK, *prisoners)
    dead, seki = set[object](), set[object]()
    for chain in all_chains(position):
        fate = chance.random()
        if fate < 0.2:
            dead |= chain.stones
        elif fate < 0.35:
            seki |= chain.stones
    free = sorted(position.points(None))
    neutral = chance.sample(free, min(len(free), chance.randrange(3)))
    return position, Statuses(frozenset(dead), frozenset(seki), frozenset(neutral))  # type: ignore[arg-type]


sides = st.integers(1, 9)
boards = st.builds(
    random_board,
    st.builds(BoardSize, sides, sides),
    st.integers(0, 2**32),
    st.sampled_from([0.0, 0.1, 0.4, 0.7, 0.9, 1.0]),
    st.tuples(st.integers(0, 12), st.integers(0, 60)),
)
terms = st.builds(
    GameTerms,
    komi=st.sampled_from([Fraction(n, 2) for n in (0, 1, 13, 14, 15, 16, -8, 12)]),
    handicap=st.sampled_from([0, 0, 2, 5]),
    passes_black=st.integers(0, 3),
    passes_white=st.integers(0, 3),
    first_pass=st.sampled_from([None, *Color]),
    penalty_black=st.sampled_from([0, 0, 2]),
    penalty_white=st.sampled_from([0, 0, 4]),
)
customs = st.builds(
    Ruleset,
    key=st.just("custom"),
    sgf_name=st.just("Ours"),
    scoring=st.sampled_from(Scoring),
    ko=st.just(KoRule.POSITIONAL),
    komi=st.just(Fraction(7)),
    handicap_komi=st.just(Fraction(0)),
    tax=st.sampled_from(Tax),
    bonus=st.sampled_from(HandicapBonus),
    also=st.none() | st.sampled_from(Scoring),
    pass_stones=st.booleans(),
    first_pass_bonus=st.integers(0, 2),
    tie=st.sampled_from(Tie),
    area_count=st.sampled_from(AreaCount),
)
rulesets = st.sampled_from(ALL_RULESETS) | customs


def degenerate() -> dict[str, Board]:
    """Return boards at the limits of counting."""
    nine, one, large = (BoardSize.square(n) for n in (9, 1, 52))
    alone = Position.empty(nine).with_setup(black=[nine.point(40)])
    half = bytes(1 if i % 52 < 10 else 2 if i % 52 > 40 else 0 for i in range(large.area))
    walls = bytes({25: 1, 26: 2}.get(i % 52, 0) for i in range(large.area))
    mixed = bytes(1 + (i // 9) % 2 for i in range(81))
    return {
        "empty": (Position.empty(nine), Statuses()),
        "one stone": (alone, Statuses()),
        "one dead stone": (alone, Statuses(dead=frozenset({nine.point(40)}))),
        "all black": (Position(nine, bytes([1]) * 81), Statuses()),
        "all filled": (Position(nine, mixed), Statuses()),
        "own dead stone": (
            Position(BoardSize(2, 1), bytes([1, 1])),
            Statuses(dead=frozenset({Point(0, 0)})),
        ),
        "all dead": (
            Position(nine, bytes([1]) * 80 + bytes([0])),
            Statuses(dead=frozenset(list(nine)[1:80])),
        ),
        "1x1": (Position.empty(one), Statuses()),
        "1x1 filled": (Position(one, bytes([1])), Statuses()),
        "52x52 empty": (Position.empty(large), Statuses()),
        "52x52 half": (Position(large, half), Statuses()),
        "52x52 walls": (Position(large, walls), Statuses()),
        "many prisoners": (Position(nine, alone.stones, Color.BLACK, 3, 200), Statuses()),
    }


def stones_of(frame: StoryFrame, color: Color) -> int:
    """Return all stones of this colour, wherever they lie."""
    on_board = frame.stones.count(CODES[color])
    return on_board + frame.in_lid(color) + frame.in_bowl(color)
