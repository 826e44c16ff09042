"""`python -m tests.proof [KIND]`: what the search says of each problem in the table."""

from __future__ import annotations

import sys
import time

from goboard_app.go.point import point_name
from tests.proof.problem import SIZE, Posed
from tests.proof.search import TooLarge
from tests.proof.table import PROBLEMS


def told(posed: Posed) -> str:
    """The moves that win for certain, those that win with threats, and whether a pass does."""
    parts = []
    for has_threats in (False, True):
        names = [point_name(p, SIZE) for p in posed.winning(has_threats)]
        if posed.wins_by_passing(has_threats):
            names.append("pass")
        parts.append(" ".join(names) or "-")
    return f"certain: {parts[0]:12} with threats: {parts[1]}"


def main(kinds: list[str]) -> None:
    """Print a line for each problem of these kinds, or of all."""
    for posed in PROBLEMS:
        if kinds and posed.kind not in kinds:
            continue
        began = time.perf_counter()
        try:
            line = told(posed)
        except TooLarge:
            line = "too large"
        seconds = time.perf_counter() - began
        print(f"{posed.kind:12} {posed.grade} {posed.name:12} {line}  {seconds:.1f} s", flush=True)


main(sys.argv[1:])
