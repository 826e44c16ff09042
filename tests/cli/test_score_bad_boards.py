"""`goboard score` of boards that no game ends with, and without the network."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from goboard_app.scoring.life import corrector
from tests.cli.conftest import Command

Writer = Callable[[str], Path]

FULL = "".join(f"[{x}{y}]" for x in "abcdefghi" for y in "abcdefghi")
BOARDS = {
    "one empty point": ("1", "", "0"),
    "one stone": ("1", "AB[aa]", "B+1"),
    "one of two points": ("1:2", "AW[ab]", "0"),
    "four stones": ("2", "AB[aa][bb]AW[ab][ba]", "0"),
    "full": ("9", f"AB{FULL}", "B+81"),
    "huge and empty": ("52", "", "0"),
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_that_no_game_ends_with_has_a_result(goboard: Command, record: Writer, name: str) -> None:
    size, stones, result = BOARDS[name]
    path = record(f"(;GM[1]FF[4]SZ[{size}]RU[Chinese]KM[0]{stones};B[];W[])")
    outcome = goboard("score", "--dead", "auto", "--json", path)
    assert (outcome.code in (0, 1), outcome.err) == (True, "")
    assert json.loads(outcome.out)["result"] == result


def test_a_game_is_scored_without_the_network(
    goboard: Command, record: Writer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corrector, "resource_path", (tmp_path / "nowhere").joinpath)
    corrector.shipped_network.cache_clear()
    try:
        walls = "AB[ca][cb][cc][cd][ce][cf][cg]AW[da][db][dc][dd][de][df][dg][ea]"
        path = record(f"(;GM[1]FF[4]SZ[7]RU[Chinese]KM[0]{walls}AB[gg];B[];W[])")
        outcome = goboard("score", "--dead", "auto", "--json", path)
    finally:
        corrector.shipped_network.cache_clear()
    assert "Traceback" not in outcome.err
    found = json.loads(outcome.out)
    assert sum(len(group["stones"]) for group in found["groups"]) == 16
    assert found["result"]
