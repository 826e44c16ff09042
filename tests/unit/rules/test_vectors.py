"""The shared vectors, replayed through the model."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.vectors.runner import Fate, Result, run_files

VECTORS = Path(__file__).parents[4] / "shared" / "vectors" / "rules.json"


def results() -> list[Result]:
    return list(run_files([VECTORS]).results) if VECTORS.exists() else []


@pytest.mark.skipif(not VECTORS.exists(), reason="the shared vectors are not here")
def test_vectors_are_there() -> None:
    assert any(result.fate is Fate.PASSED for result in results())


@pytest.mark.parametrize("result", results(), ids=lambda result: result.id)
def test_vector(result: Result) -> None:
    if result.fate in (Fate.SKIPPED, Fate.UNKNOWN_KIND):
        pytest.skip(f"not understood: {result.kind} {' '.join(result.words)}")
    assert result.fate is Fate.PASSED, result.words
