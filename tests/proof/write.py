"""`python -m tests.proof.write [KIND...]`: measure the problems of the table, sort them from easy
to hard, grade them by thirds, and put them into tests/proof/boards and resources/problems.

After it `python -m tests.proof.sealed` proves what was written.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from tests.proof.files import FOLDER, game, path_of
from tests.proof.lines import Lines, Step
from tests.proof.problem import Posed
from tests.proof.table import BOARDS, KINDS, block, drawn, file_name

GRADES = 3


def measured(kind: str) -> list[tuple[Posed, tuple[Step, ...]]]:
    """Return the problems of a kind with their lines, the easy ones first."""
    found = []
    for posed in drawn(kind):
        lines = Lines(posed)
        tree = lines.tree()
        found.append((replace(posed, difficulty=lines.difficulty(tree)), tree))
    found.sort(key=lambda one: one[0].difficulty)
    return [
        (replace(posed, grade=1 + GRADES * number // len(found), name=f"{kind} {number + 1}"), tree)
        for number, (posed, tree) in enumerate(found)
    ]


def main(kinds: list[str]) -> None:
    """Write two files for each kind."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in kinds or KINDS:
        found = measured(kind)
        text = "\n".join(block(posed) for posed, _tree in found)
        (BOARDS / file_name(kind, ".txt")).write_bytes(text.encode("ascii"))
        games = "\n".join(game(posed, tree) for posed, tree in found)
        path_of(kind).write_bytes(games.encode("ascii"))


if __name__ == "__main__":
    main(sys.argv[1:])
