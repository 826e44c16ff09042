"""A game of which everything is known beforehand.

Both sides build a wall across the board, Black takes the corner stone at A1 and White may not put
it back; three stones are left for dead.
"""

from __future__ import annotations

from goboard_app.go.board import BoardSize, point_name

SIZE = BoardSize(9, 9)

WALLS = "E5 F5 E4 F4 E3 F3 E2 F2 E1 F1 E6 F6 E7 F7 E8 F8 E9 F9"
CAPTURE = "A2 A1 B1"
REST = "C3 H7 H3 J9"
MOVES = f"{WALLS} {CAPTURE} {REST} pass pass"

BLACK_STONES = {f"E{n}" for n in range(1, 10)} | {"A2", "B1"}
WHITE_STONES = {f"F{n}" for n in range(1, 10)} | {"H3"}
NAMES = {point_name(point, SIZE) for point in SIZE}
BLACK_TERRITORY = {name for name in NAMES if name[0] in "ABCDE"} - BLACK_STONES
WHITE_TERRITORY = {name for name in NAMES if name[0] in "FGHJ"} - WHITE_STONES

END = """\
....XO..X
....XO...
....XO.X.
....XO...
....XO...
....XO...
..O.XO.O.
X...XO...
.X..XO..."""
