"""The corpus of files from outside, read in place where it is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "sgf"


@pytest.fixture(scope="session")
def corpus() -> list[tuple[Path, dict[str, Any]]]:
    index = CORPUS / "index.jsonl"
    if not index.exists():
        pytest.skip("the corpus of SGF files is not beside this checkout")
    rows = [json.loads(line) for line in index.read_text("utf-8").splitlines()]
    return [(CORPUS / row["file"], row) for row in rows]
