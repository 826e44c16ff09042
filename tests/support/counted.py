"""A finished board with a seki in the corner, and random ones for every case of a count."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random

from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point, parse_point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.comparison import StonesPlayed
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import Statuses

# Black holds 1 prisoner, White 4; A1 and E1 are the only eyes of two groups in seki, C1 is shared.
BOARD = """
....OX...
..O.OX.X.
.O.OOX...
..OOXX.X.
.O.OX....
OOOOX.X..
OOXXXX.X.
XXOOOOX..
.X.O.OX..
"""
POSITION = parse_diagram(BOARD, prisoners=(1, 4))
SIZE = POSITION.size


def at(names: str) -> frozenset[Point]:
    """Return the points of these names."""
    return frozenset(parse_point(name, SIZE) for name in names.split())


SEKI = Statuses(seki=at("A2 B2 B1 C2 D2 E2 F2 D1 F1"))
KOMI = Fraction(15, 2)
TERMS = GameTerms(komi=KOMI, passes_black=1, passes_white=2, first_pass=Color.WHITE)
PLAYED = StonesPlayed(black=24, white=23, last=parse_point("H8", SIZE))

# A game that ends so, but for White holding 3 prisoners and Black none; Black passed last.
MOVES = (
    "F6 D5 B2 D1 C7 D7 C5 E9 E1 B5 F7 A4 G2 E8 E6 B4 "
    "E5 E7 A2 D6 F8 D4 D3 F1 G1 C6 F9 B3 G4 C4 C3 C2 "
    "E4 A3 H3 E2 F3 C8 E3 D2 H6 F2 B1 B7 H8 pass pass"
)


@dataclass(frozen=True)
class Marked:
    """A board with some chains dead or in seki and some points neutral, and its terms."""

    position: Position
    statuses: Statuses
    terms: GameTerms
    played: StonesPlayed


def marked(size: BoardSize, seed: int) -> Marked:
    """Return random stones with random statuses."""
    chance = Random(seed)
    density = chance.choice([0.1, 0.4, 0.6, 0.75])
    stones = bytes(chance.choice([1, 2]) if chance.random() < density else 0 for _ in size)
    position = Position(size, stones, Color.BLACK, chance.randrange(9), chance.randrange(9))
    dead: set[Point] = set()
    seki: set[Point] = set()
    for chain in all_chains(position):
        share = chance.random()
        (dead if share < 0.2 else seki if share < 0.4 else set()).update(chain.stones)
    empty = sorted(position.points(None))
    neutral = frozenset(chance.sample(empty, min(len(empty), chance.choice([0, 0, 1, 3]))))
    return Marked(
        position,
        Statuses(frozenset(dead), frozenset(seki), neutral),
        GameTerms(
            Fraction(chance.randrange(-10, 40), 2),
            chance.choice([0, 0, 2, 4]),
            chance.randrange(4),
            chance.randrange(4),
            chance.choice([None, Color.BLACK, Color.WHITE]),
            chance.randrange(3),
            chance.randrange(3),
        ),
        StonesPlayed(chance.randrange(60), chance.randrange(60), chance.choice([0, 1, 2, 5])),
    )


boards = st.builds(
    marked,
    st.builds(BoardSize, st.integers(1, 9), st.integers(1, 9)),
    st.integers(0, 2**32),
)
