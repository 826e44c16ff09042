"""The moves that every ruleset allows: ko, long cycles, suicide. Each cell is shown by playing."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Move, Pass, Play, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.record.edits import AddNode
from goboard_app.record.properties import point_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import GameTree
from goboard_app.rules.catalogue import by_name
from goboard_app.rules.legality import Refusal
from goboard_app.rules.ruleset import LongCycle
from goboard_app.session import acts
from goboard_app.session.new_game import ruleset_properties
from goboard_app.session.session import GameSession

BLACK, WHITE = Color.BLACK, Color.WHITE

KO = """
. X O . .
X O . O .
. X O . .
. . . . .
"""
TRIPLE_KO = """
O O O O O O O
O X O . O . O
X . X O X O X
X X X X X X X
O O O O O O O
. . . . . . .
"""
SEND_TWO = """
. O . X .
O X X X .
O . X . .
X X X . .
. . . . .
"""
LAP = "D5 B4 F5 D4 B5 F4"


def session_under(key: str, diagram: str, to_move: Color) -> GameSession:
    """Return a game going on under a preset, from the position drawn."""
    ruleset = by_name(key)
    assert ruleset is not None
    position = parse_diagram(diagram)
    stones = [
        Property(ident, tuple(point_text(point) for point in sorted(position.points(color))))
        for ident, color in (("AB", BLACK), ("AW", WHITE))
        if position.points(color)
    ]
    turn = Property("PL", (to_move.value,))
    tree = GameTree.new(position.size, [*ruleset_properties(ruleset), *stones, turn])
    return GameSession(tree, is_live=True)


def move(session: GameSession, name: str) -> Move:
    color = session.position.to_move
    return Pass(color) if name == "pass" else Play(color, parse_point(name, session.tree.size))


def try_moves(session: GameSession, names: str) -> Refusal | None:
    """Play moves in turn up to the first that is refused; the reason of that, if any."""
    for name in names.split():
        act = acts.play(session, move(session, name))
        if act.refused is not None:
            return act.refused.reason
        if act.edit is not None:
            session.apply(act.edit)
    return None


def record_moves(session: GameSession, names: str) -> None:
    """Write moves into the record, whether or not they are allowed."""
    for name in names.split():
        session.apply(AddNode(session.cursor, acts.move_node(move(session, name)), 0))


# Game, side to move, moves: the last of them brings an earlier board back.
REPETITIONS = {
    "at once": (KO, BLACK, "C3 B3"),
    "after two passes": (KO, BLACK, "C3 pass pass B3"),
    "by a long way": (TRIPLE_KO, BLACK, LAP),
    "the third time": (TRIPLE_KO, BLACK, f"{LAP} {LAP}"),
    "after White passed first": (TRIPLE_KO, WHITE, f"pass {LAP}"),
    "with the other to move": (SEND_TWO, WHITE, "C5 A5 B5"),
}
SIMPLE = {"at once"}
POSITIONAL = set(REPETITIONS)
SITUATIONAL = POSITIONAL - {"with the other to move"}
NATURAL = SITUATIONAL - {"after White passed first"}
THIRD = {"at once", "the third time"}

FORBIDDEN = {
    "basic-davies": POSITIONAL,
    "tromp-taylor": POSITIONAL,
    "chinese-2002": SIMPLE,
    "chinese-server": POSITIONAL,
    "wmsg-2008": POSITIONAL,
    "aga": SITUATIONAL,
    "bga": NATURAL,
    "ffg": NATURAL,
    "ing-sst": POSITIONAL,
    "ing-sst-cycle": THIRD,
    "simplified-ing": POSITIONAL,
    "new-zealand": SITUATIONAL,
    "japanese-1989": SIMPLE,
    "korean-2016": SIMPLE,
    "wagc-1979": SIMPLE,
    "ancient-stone": SIMPLE,
    "simple-territory": SIMPLE,
}


@pytest.mark.parametrize("key", FORBIDDEN)
def test_ko(key: str) -> None:
    refused = {
        name
        for name, (diagram, to_move, names) in REPETITIONS.items()
        if try_moves(session_under(key, diagram, to_move), names) is not None
    }
    assert refused == FORBIDDEN[key]


OFFERS = {
    "basic-davies": None,
    "tromp-taylor": None,
    "chinese-2002": LongCycle.NO_RESULT,
    "chinese-server": None,
    "wmsg-2008": None,
    "aga": None,
    "bga": None,
    "ffg": None,
    "ing-sst": None,
    "ing-sst-cycle": None,
    "simplified-ing": None,
    "new-zealand": None,
    "japanese-1989": LongCycle.NO_RESULT,
    "korean-2016": LongCycle.DRAW,
    "wagc-1979": LongCycle.NO_RESULT,
    "ancient-stone": LongCycle.DRAW,
    "simple-territory": LongCycle.NO_RESULT,
}


@pytest.mark.parametrize("key", OFFERS)
def test_long_cycle(key: str) -> None:
    """Three kos have come round once; under superko that can only stand in a record."""
    session = session_under(key, TRIPLE_KO, BLACK)
    record_moves(session, LAP)
    assert session.cycle_offer() is OFFERS[key]


ENDS = {LongCycle.NO_RESULT: "Void", LongCycle.DRAW: "0", None: None}


@pytest.mark.parametrize("key", OFFERS)
def test_agreeing_after_a_long_cycle(key: str) -> None:
    session = session_under(key, TRIPLE_KO, BLACK)
    record_moves(session, LAP)
    act = acts.end_by_agreement(session)
    if act.edit is not None:
        session.apply(act.edit)
    assert session.info.result == ENDS[OFFERS[key]]


ONE = ". O .\nO . .\n. . ."
TWO = ". X O\nO O O\n. . ."
NO, YES, REPEATS = Refusal.SUICIDE, None, Refusal.SUPERKO

# One stone, two stones. Where any suicide is allowed, positional superko still forbids one stone.
SUICIDES = {
    "basic-davies": (REPEATS, YES),
    "tromp-taylor": (REPEATS, YES),
    "chinese-2002": (NO, NO),
    "chinese-server": (NO, NO),
    "wmsg-2008": (NO, NO),
    "aga": (NO, NO),
    "bga": (NO, NO),
    "ffg": (NO, NO),
    "ing-sst": (NO, YES),
    "ing-sst-cycle": (NO, YES),
    "simplified-ing": (REPEATS, YES),
    "new-zealand": (NO, YES),
    "japanese-1989": (NO, NO),
    "korean-2016": (NO, NO),
    "wagc-1979": (NO, NO),
    "ancient-stone": (NO, NO),
    "simple-territory": (NO, NO),
}


@pytest.mark.parametrize("key", SUICIDES)
def test_suicide(key: str) -> None:
    one = try_moves(session_under(key, ONE, BLACK), "A3")
    two = try_moves(session_under(key, TWO, BLACK), "A3")
    assert (one, two) == SUICIDES[key]
