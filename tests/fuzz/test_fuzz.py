"""Spoiled files: nothing crashes or hangs, and opened files are saved unchanged, byte for byte."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.fuzz.checks import check_file
from tests.fuzz.mutator import Mutator, chosen_seed, seeds

SHORT, LONG = 2_000, 200_000
_STEP = 20_000


def run(count: int, seed: int, places: Path) -> tuple[int, int]:
    """Check this many spoiled files, and return how many opened and how many were refused."""
    mutator = Mutator(seeds(), seed)
    opened = 0
    start = time.perf_counter()
    for number in range(count):
        data = mutator.spoiled()
        try:
            opened += check_file(data, _depth(number))
        except BaseException:
            kept = places / f"spoiled-{seed}-{number}.sgf"
            kept.write_bytes(data)
            print(f"the file is kept: {kept}")
            raise
        if (number + 1) % _STEP == 0:
            spent = time.perf_counter() - start
            print(f"{number + 1} files, {opened} opened, {spent:.0f} s", file=sys.stderr)
    return opened, count - opened


def _depth(number: int) -> int:
    return 2 if number % 16 == 0 else 1 if number % 4 == 0 else 0


def test_a_few_spoiled_files(tmp_path: Path) -> None:
    opened, refused = run(SHORT, seed=1, places=tmp_path)
    assert opened > SHORT // 2
    assert refused > 0


@pytest.mark.fuzz
def test_many_spoiled_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """200,000 files, others on every run; the seed and the time are printed."""
    seed = chosen_seed()
    with capsys.disabled():
        print(f"\nseed {seed}", file=sys.stderr)
        opened, refused = run(LONG, seed, tmp_path)
        print(f"{opened} opened, {refused} refused", file=sys.stderr)
    assert opened > LONG // 2
