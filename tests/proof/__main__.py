"""`python -m tests.proof [KIND...] [+N]`: the verdict of the search on each problem in the table.

It looks as far as the table says, and N moves further, 2 if none is given (as the tests do). With
+4 it takes a quarter of an hour, and a few problems are too large.
"""

from __future__ import annotations

import sys
import time

from goboard_app.lessons.proof.search import TooLarge
from tests.proof.problem import Posed
from tests.proof.table import PROBLEMS


def told(posed: Posed, further: int) -> str:
    """Return the first moves that win for certain, those that win with threats, and later changes."""
    now, deeper = posed.verdict, posed.judged(posed.depth + further)
    certain, threats = (" ".join(sorted(found)[:6]) or "-" for found in (now.certain, now.with_threats))
    same = "" if now == deeper else f"  DEEPER: {sorted(deeper.certain)} {sorted(deeper.with_threats)}"
    return f"certain: {certain:12} with threats: {threats}{same}"


def main(words: list[str]) -> None:
    """Print a line for each problem of these kinds, or of all."""
    kinds = [word for word in words if not word.startswith("+")]
    further = next((int(word) for word in words if word.startswith("+")), 2)
    for posed in PROBLEMS:
        if kinds and posed.kind not in kinds:
            continue
        began = time.perf_counter()
        try:
            line = told(posed, further)
        except TooLarge:
            line = "too large"
        seconds = time.perf_counter() - began
        print(f"{posed.kind:12} {posed.grade} {posed.name:12} {line}  {seconds:.1f} s", flush=True)


main(sys.argv[1:])
