"""The sixty problems: drawn here, proved by the search, written to resources/problems."""

from goboard_app.go.color import Color
from tests.proof.problem import Asked, Posed

PROBLEMS: tuple[Posed, ...] = (
    Posed(
        "capture", 1, "stone", Color.BLACK, Asked.CAPTURE,
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . X O . . . . .
        . . . X . . . . .
        . . . . . . . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "D6", "D6-E6 E5-F7", 3,
    ),
    Posed(
        "two eyes", 1, "four", Color.BLACK, Asked.SAVE,
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O O O O . . . .
        X X X X O . . . .
        . . . X O . . . .
        """,
        "A2", "A1-C1", 10,
    ),
)  # fmt: skip
