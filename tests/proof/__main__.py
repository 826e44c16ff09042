"""`python -m tests.proof [KIND]`: what the search says of each problem in the table."""

from __future__ import annotations

import sys
import time

from tests.proof.problem import Posed
from tests.proof.search import TooLarge
from tests.proof.table import PROBLEMS


def told(posed: Posed) -> str:
    """The first moves that win for certain, those that win with threats, and two moves deeper."""
    now, deeper = posed.verdict, posed.judged(posed.depth + 2)
    certain, threats = (
        " ".join(sorted(found)[:6]) or "-" for found in (now.certain, now.with_threats)
    )
    same = (
        "" if now == deeper else f"  DEEPER: {sorted(deeper.certain)} {sorted(deeper.with_threats)}"
    )
    return f"certain: {certain:12} with threats: {threats}{same}"


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
