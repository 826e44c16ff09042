"""Boards that the networks of the count are asked about."""

from __future__ import annotations

from goboard_app.go.position import parse_diagram

CUT = parse_diagram(
    [
        ". . . O X . . . .",
        ". . . O X X X . X",
        ". . . O X O O O O",
        ". . . O . O X X X",
        ". . O O X X X . .",
        ". . O X X . . . .",
        ". . O X . . . . .",
        ". . O O X . . . .",
        ". . . O X . . . .",
    ]
)
"""At E6 White links five stones to the rest, or Black cuts them off."""
TAIL, WALL, TOP = "F6 F7 G7 H7 J7", "D9 D8 D7 D6 D5 C5 C4 C3 C2 D2 D1", "E9 E8 F8 G8 E7"
FIGHT = parse_diagram(
    [
        ". . . . . . .",
        ". . X O . . .",
        ". X O O X . .",
        ". X O X X . .",
        ". . X O O . .",
        ". . . . . . .",
        ". . . . . . .",
    ]
)
"""Stones of both sides with few liberties."""
WIDE = parse_diagram(
    [
        ".....XO..",
        "OO.O.OOXX",
        ".X...X.X.",
        ".X.......",
        "....X.XX.",
        "O.X..XOOO",
        "..X..XO.O",
        "O.XO..XO.",
        "O....X.O.",
    ]
)
"""Open borders everywhere, and groups in doubt of both sides."""
