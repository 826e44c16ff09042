"""A property of the game information needs its row in the table and its label, and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_a_property_that_is_added_to_the_table_is_read_shown_searched_copied_and_saved() -> None:
    code = [sys.executable, "-m", "tests.support.property_child"]
    child = subprocess.run(code, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert child.returncode == 0, child.stderr
    found = json.loads(child.stdout)
    # Only in prose is this bracket taken for one that was not escaped.
    assert found["read"] == "Lee [9p][Seoul]"
    assert found["field"] == found["read"]
    assert found["spoken"] == "Teacher"
    assert "Teacher" in found["labels"]
    assert found["others"] == ["GM", "SZ"]
    assert found["hits"] == ["Start · Teacher: Lee [9p][Seoul]"]
    assert found["copied"] == found["read"]
    assert found["left_out"] == ["PB", "GBTU"]
    assert found["saved"] == "(;GM[1]SZ[9]PB[Ann]GBTU[Kim [8p\\]];B[aa])"
    assert found["read_again"] == "Kim [8p]"
