"""Every benchmark has an aim, and the table at the end of their run fails where one is missed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.aims import BENCHMARKS, Aim, aims, compare, main, tell, told_in

WANTED = {"board": {"one stone": Aim(1.3, is_most=True), "games": Aim(10, is_most=False)}}


def test_every_benchmark_has_a_row_and_tells_it() -> None:
    files = {path.stem: path.read_text("utf-8") for path in BENCHMARKS.glob("*.py")}
    assert files.keys() == aims().keys()
    assert all(aims().values())
    for name, text in files.items():
        assert re.search(r"\btell\(", text), name


def test_all_rows_that_meet_their_aims_are_good() -> None:
    lines, is_good = compare(WANTED, {"board": {"one stone": 1.3, "games": 10}})
    assert is_good
    assert [line.split()[-1] for line in lines[1:]] == ["ok", "ok"]


@pytest.mark.parametrize("values", [{"one stone": 1.31, "games": 10}, {"one stone": 1, "games": 9}])
def test_a_row_short_of_its_aim_fails(values: dict[str, float]) -> None:
    lines, is_good = compare(WANTED, {"board": values})
    assert not is_good
    assert sum(line.endswith("short") for line in lines) == 1


def test_a_row_that_is_not_in_the_table_fails() -> None:
    lines, is_good = compare(WANTED, {"board": {"one stone": 1, "another": 1}})
    assert not is_good
    assert lines[-1].endswith("no such row in aims.toml")


def test_a_benchmark_that_prints_no_row_fails() -> None:
    for measured in ({}, {"board": {}}):
        lines, is_good = compare(WANTED, measured)
        assert not is_good
        assert "board: no row was printed" in lines


def test_reported_values_are_found_again(capsys: pytest.CaptureFixture[str]) -> None:
    print("ratio 2.00 x")
    tell("one stone, placed", 1.25)
    assert told_in(capsys.readouterr().out) == {"one stone, placed": 1.25}


def test_the_command_fails_if_a_benchmark_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "board.txt").write_text("aim 9 one stone placed\n")
    assert main([str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert re.search(r"board: one stone placed +9  at most 1\.3 +short", out)
    assert "stalls: no row was printed" in out
