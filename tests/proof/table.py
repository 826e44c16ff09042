"""The problems: drawn in tests/proof/boards, proved by the search, written to resources.

A file for each kind. A problem is a line, the rows of its board, and a blank line:

    # 1 black capture D6 : D5-F7 : 5 : 17

Grade, side to move, what it wants of which stones, the part of the board in which the answers and
tries of the file lie (nothing for the whole board), the number of moves looked ahead, and how hard
it is. The search looks at the whole board. `connect` and `cut` name two chains ("D6 F6"); `points`
names a part of the board and how many points of it are wanted ("A1-C3 6").
"""

from __future__ import annotations

from pathlib import Path

from goboard_app.go.board import Color
from tests.proof.problem import Asked, Posed

BOARDS = Path(__file__).parent / "boards"

KINDS = (
    "capture",
    "escape",
    "ladder",
    "net",
    "snapback",
    "connect",
    "cut",
    "two-eyes",
    "take-an-eye",
    "race",
    "ko",
    "border",
)


def file_name(kind: str, suffix: str) -> str:
    """Return the file of a kind: `two-eyes` is in `two-eyes.txt` and `two-eyes.sgf`."""
    return kind + suffix


def drawn(kind: str) -> tuple[Posed, ...]:
    """Return the problems of one kind, in the order of their file."""
    path = BOARDS / file_name(kind, ".txt")
    blocks = path.read_text("ascii").strip().split("\n\n") if path.exists() else []
    return tuple(_posed(kind, number, block) for number, block in enumerate(blocks, 1))


def _posed(kind: str, number: int, block: str) -> Posed:
    head, _, rows = block.partition("\n")
    what, near, depth, *more = (part.strip() for part in head.removeprefix("#").split(":"))
    grade, color, verb, first, *rest = what.split()
    asked = Asked(verb)
    also, wanted = "", 0
    if asked is Asked.POINTS:
        *others, last = rest
        first, wanted = " ".join([first, *others]), int(last)
    elif rest:
        also = rest[0]
    return Posed(
        kind=kind,
        grade=int(grade),
        name=f"{kind} {number}",
        to_move=Color.BLACK if color == "black" else Color.WHITE,
        asked=asked,
        rows=rows,
        stones=first,
        near=near,
        depth=int(depth),
        also=also,
        wanted=wanted,
        is_ko=kind == "ko",
        difficulty=int(more[0]) if more else 0,
    )


def block(posed: Posed) -> str:
    """Return a problem in the form of the table."""
    color = "black" if posed.to_move is Color.BLACK else "white"
    words = [str(posed.grade), color, posed.asked.value, posed.stones, posed.also]
    words += [str(posed.wanted)] if posed.wanted else []
    what = " ".join(word for word in words if word)
    head = f"# {what} : {posed.near} : {posed.depth} : {posed.difficulty}"
    return f"{head.replace('  ', ' ')}\n{posed.rows}\n"


PROBLEMS: tuple[Posed, ...] = tuple(posed for kind in KINDS for posed in drawn(kind))
