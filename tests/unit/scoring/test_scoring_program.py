from __future__ import annotations

import io
import json
from typing import Any

import pytest

from goboard_app.go.board import Color, Point
from goboard_app.scoring.proposal import GroupJudgement, Life, NeededMove, Proposal, Reason
from tests.scoring_program import answer as answering
from tests.scoring_program.__main__ import main
from tests.scoring_program.answer import answer
from tests.scoring_program.request import read_request

PASSES = [["B", ""], ["W", ""]]
WALLS = ["..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O..", "..X.O.."]


def asked(**changed: object) -> dict[str, Any]:
    return {
        "id": 17,
        "size": 7,
        "rules": "chinese",
        "scoring": "area",
        "komi": 0.5,
        "handicap": 0,
        "setup": {"B": [], "W": []},
        "moves": PASSES,
        "board": WALLS,
        "prisoners": {"B": 0, "W": 0},
        "to_play": "B",
    } | changed


@pytest.fixture
def proposed(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The proposal that takes the place of the judge's."""
    fields: dict[str, Any] = {}
    monkeypatch.setattr(answering, "propose", lambda position: Proposal(**fields))
    return fields


def dead(color: Color, *stones: Point) -> GroupJudgement:
    return GroupJudgement(color, frozenset(stones), Life.DEAD, Life.DEAD, 0.9, Reason.ENCLOSED)


@pytest.mark.usefixtures("proposed")
@pytest.mark.parametrize(
    ("rules", "komi", "handicap", "prisoners", "result"),
    [
        ("chinese", 0.5, 0, (9, 0), "W+0.5"),
        ("chinese", 0.5, 4, (0, 0), "W+4.5"),
        ("aga", 0.5, 4, (0, 0), "W+3.5"),
        ("nz", 0, 4, (0, 0), "0"),
        ("tromp-taylor", -7, 0, (0, 0), "B+7"),
        ("japanese", 6.5, 4, (9, 1), "B+1.5"),
    ],
)
def test_rules_komi_handicap_and_prisoners(
    rules: str, komi: float, handicap: int, prisoners: tuple[int, int], result: str
) -> None:
    taken = dict(zip("BW", prisoners, strict=True))
    fields = asked(rules=rules, komi=komi, handicap=handicap, prisoners=taken)
    assert answer(fields)["result"] == result


@pytest.mark.usefixtures("proposed")
@pytest.mark.parametrize(("scoring", "result"), [("area", "0"), ("territory", "B+3")])
def test_rules_without_a_known_name_are_counted_plainly(scoring: str, result: str) -> None:
    fields = asked(rules="house", scoring=scoring, komi=0, prisoners={"B": 3, "W": 0})
    assert answer(fields)["result"] == result


def test_filling_costs_the_moves_that_it_forces() -> None:
    # White connects at D2 once Black has filled F2.
    rows = ["OOOOXXXXX", "OOO.O.XXX", "OOOOXXXXX"]
    board = [".O.OOX.X.", *["OOOOOXXXX"] * 5, *rows]
    said = answer(asked(size=9, board=board, rules="japanese", scoring="territory", komi=0))
    assert (said["result"], said["filled"]) == ("W+1", "0")


def test_dead_stones_are_named_and_counted(proposed: dict[str, Any]) -> None:
    board = ["O.X.O..", *WALLS[1:]]
    proposed["groups"] = (dead(Color.WHITE, Point(0, 0)),)
    said = answer(asked(rules="japanese", scoring="territory", komi=0, board=board))
    assert said == {"id": 17, "dead": ["aa"], "seki": [], "result": "B+1", "filled": "B+1"}


def test_stones_in_seki_are_named(proposed: dict[str, Any]) -> None:
    stones = frozenset(Point(2, row) for row in range(7))
    proposed["groups"] = (GroupJudgement(Color.BLACK, stones, Life.SEKI, Life.SEKI, 0.8, Reason.ONE_EYE_EACH),)
    said = answer(asked(rules="japanese", scoring="territory", komi=0))
    assert said["seki"][0] == "ca"
    assert said["result"] == "W+14"


@pytest.mark.parametrize("moves", [PASSES, [["W", "ab"]]])
def test_the_board_counts_as_it_stands(proposed: dict[str, Any], moves: list[list[str]]) -> None:
    proposed["dame"] = frozenset(Point(3, row) for row in range(7))
    proposed["needed"] = (NeededMove(Color.WHITE, Point(5, 3)),)
    assert answer(asked(komi=0, moves=moves))["result"] == "0"


def test_passes_count_as_pass_stones() -> None:
    terms = read_request(asked(rules="aga", moves=[["W", ""], ["B", ""]])).terms
    assert (terms.passes_black, terms.passes_white) == (1, 2)
    assert terms.first_pass is Color.WHITE


def test_a_bad_request_is_answered_all_the_same() -> None:
    said = answer({"id": 3, "board": ["..", "."]})
    assert said["id"] == 3
    assert "rules" in said["error"]


def test_each_line_is_answered_by_a_line() -> None:
    answers = io.StringIO()
    lines = "\n".join(json.dumps(asked(id=number)) for number in (1, 2))
    assert main(io.StringIO(lines + "\n\n"), answers) == 0
    said = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [item["id"] for item in said] == [1, 2]
