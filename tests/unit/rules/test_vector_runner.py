"""The runner of vectors: its report, and that it lets no error pass."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from goboard_app.go.board import Color
from tests.vectors.__main__ import main
from tests.vectors.comparing import Score, plain

LIBERTIES = {
    "id": "two",
    "kind": "liberties",
    "position": ["X.", ".."],
    "point": "A2",
    "expected": {"count": 2},
}
LEGALITY = {
    "id": "retake",
    "kind": "legality",
    "rules": {"ko": "simple", "suicide": "none"},
    "size": [4, 3],
    "position": [".XO.", "XO.O", ".XO."],
    "to_move": "B",
    "history": ["C2"],
    "move": "B2",
    "expected": {"legal": False, "reason": "ko"},
}
SEQUENCE = {
    "id": "threat",
    "kind": "sequence",
    "rules": {"ko": "psk"},
    "position": [".XO..", "XO.O.", ".XO..", "....."],
    "expected": {
        "steps": [
            {"move": "C3", "color": "B", "captured": ["B3"], "self_captured": []},
            {"check": "B3", "color": "W", "legal": False, "reason": "ko"},
            {"move": "E1"},
            {"move": "pass", "color": "B"},
            {"check": "B3", "legal": True, "reason": None},
        ],
        "prisoners": {"B": 1, "W": 0},
        "cycle": {"occurrences": 1},
    },
}
SCORE = {
    "id": "half",
    "kind": "score",
    "rules": {"scoring": "territory", "komi": 0.5, "white_bonus": 0},
    "position": [".XO", "XXO"],
    "prisoners_held": {"B": 2},
    "expected": {"result": "B+2.5", "points": {"B": 3, "W": 0}, "prisoners": {"B": 2}},
}
ENDING = {
    "id": "asks",
    "kind": "ending",
    "ruleset": "japanese",
    "events": ["play", "pass", "pass", ["dispute", "B"]],
    "expected": {"states": [{}, {}, {"phase": "stopped"}, {"to_move": "W"}]},
}
CYCLE = {"kind": "long_cycle", "ruleset": "ing-sst-cycle", "expected": {"outcome": "forbidden"}}
HALF = {
    "id": "half board",
    "kind": "chinese_half_count",
    "black_area": 180.5,
    "points": 361,
    "komi": 0,
    "expected": {
        "threshold": 180.5,
        "white_threshold": 180.5,
        "winner": "draw",
        "result": "draw",
        "zi_margin": 0,
        "point_margin": 0,
    },
}
HALF_WITH_HANDICAP = {
    "kind": "chinese_half_count",
    "black_area": 183,
    "points": 361,
    "komi": 0,
    "handicap": 4,
    "expected": {
        "threshold": 182.5,
        "white_threshold": 178.5,
        "winner": "B",
        "result": "B+1",
        "zi_margin": 0.5,
        "point_margin": 1,
    },
}
GOOD = [LIBERTIES, LEGALITY, SEQUENCE, SCORE, ENDING, CYCLE, HALF, HALF_WITH_HANDICAP]


Answer = tuple[int, list[str]]
Run = Callable[..., Answer]


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """A runner of vectors from a file of their own: the exit code and the lines printed."""

    def run_vectors(*vectors: object, **head: object) -> Answer:
        path = tmp_path / "vectors.json"
        path.write_text(json.dumps({"vectors": vectors, **head}), encoding="utf-8")
        code = main([str(path)])
        return code, capsys.readouterr().out.splitlines()

    return run_vectors


def changed(vector: Mapping[str, object], **fields: object) -> dict[str, object]:
    return {**vector, **fields}


def test_right_vectors_pass(run: Run) -> None:
    assert run(*GOOD) == (0, [f"{len(GOOD)} passed, 0 failed, 0 skipped"])


WRONG = {
    "two: count: expected 3, got 2": changed(LIBERTIES, expected={"count": 3}),
    "retake: reason: expected superko, got ko": changed(LEGALITY, expected={"legal": False, "reason": "superko"}),
    "threat: steps[0].captured: expected [], got [B3]": changed(
        SEQUENCE, expected={"steps": [{"move": "C3", "captured": []}]}
    ),
    "threat: move 1 is refused: occupied": changed(SEQUENCE, expected={"steps": [{"move": "B4"}]}),
    "half: result: expected W+2.5, got B+2.5": changed(SCORE, expected={"result": "W+2.5"}),
    "half: points.B: expected 4, got 3": changed(SCORE, expected={"points": {"B": 4}}),
    "half board: winner: expected B, got draw": changed(HALF, expected={"winner": "B"}),
    "half board: winner: expected draw, got B": changed(HALF, black_area=181, expected={"winner": "draw"}),
    "half board: winner: expected null, got W": changed(HALF, komi=0.5, expected={"winner": None}),
    "half board: threshold: expected 180.5, got 182": changed(
        HALF, ruleset="aga", handicap=4, expected={"threshold": 180.5}
    ),
    "asks: states[3].to_move: expected B, got W": changed(ENDING, expected={"states": [{}, {}, {}, {"to_move": "B"}]}),
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_vectors_fail_with_both_values(run: Run, line: str) -> None:
    assert run(WRONG[line]) == (1, [f"FAILED {line}", "0 passed, 1 failed, 0 skipped"])


MALFORMED = {
    "two: malformed: expected is missing": {"id": "two", "kind": "liberties"},
    "two: malformed: nothing is expected": changed(LIBERTIES, expected={}),
    "two: malformed: 'Z9' is not on a board of 2 by 2": changed(LIBERTIES, point="Z9"),
    "two: malformed: there is no stone on the point": changed(LIBERTIES, point="B1"),
    "two: malformed: position is not a list: 3": changed(LIBERTIES, position=3),
    "two: malformed: there is neither size nor position": changed(LIBERTIES, position=None),
    "two: malformed: it has no kind": changed(LIBERTIES, kind=7),
    "half: malformed: komi is not a number: 'much'": changed(SCORE, rules={"komi": "much"}),
    "threat: malformed: there are no steps": changed(SEQUENCE, expected={"prisoners": {}}),
    "#1: malformed: not an object": "nonsense",
}


@pytest.mark.parametrize("line", MALFORMED)
def test_malformed_vectors_fail_with_the_reason(run: Run, line: str) -> None:
    assert run(MALFORMED[line])[1][0] == f"FAILED {line}"


def test_a_diagram_of_another_size_is_malformed(run: Run) -> None:
    assert run(changed(LIBERTIES, size=[3, 3]))[0] == 1


def test_kinds_that_are_not_known_are_counted(run: Run) -> None:
    code, lines = run({"kind": "telepathy"}, {"kind": "telepathy"}, LIBERTIES)
    assert (code, lines) == (
        0,
        ["kind not understood: telepathy (2)", "1 passed, 0 failed, 2 skipped"],
    )


SKIPPED = {
    "two: not understood: expected.colour": changed(LIBERTIES, expected={"count": 2, "colour": "B"}),
    "half: not understood: rules.tea": changed(SCORE, rules={"tea": "green"}),
    "half: not understood: ko 'mirror'": changed(SCORE, rules={"ko": "mirror"}),
    "asks: not understood: ruleset 'martian'": changed(ENDING, ruleset="martian"),
    "asks: not understood: event 'sneeze'": changed(ENDING, events=["sneeze"]),
}


@pytest.mark.parametrize("line", SKIPPED)
def test_unknown_values_are_skipped_and_reported(run: Run, line: str) -> None:
    assert run(SKIPPED[line]) == (0, [f"skipped {line}", "0 passed, 0 failed, 1 skipped"])


def test_a_difference_beside_an_unknown_key_is_a_failure(run: Run) -> None:
    assert run(changed(LIBERTIES, expected={"count": 9, "colour": "B"}))[0] == 1


def test_files_bring_their_own_names_of_rulesets(run: Run) -> None:
    vector = changed(ENDING, ruleset="ours")
    presets = {"house": {"base": "japanese-1989", "komi": 3.5}}
    assert run(vector, aliases={"ours": "house"}, presets=presets)[0] == 0


def test_examples_of_long_cycles_are_looked_up(run: Run) -> None:
    vector = changed(CYCLE, ruleset="korean", example="threat", expected={"outcome": "none"})
    assert run(vector, SEQUENCE)[0] == 0


def test_a_bare_list_of_vectors_is_a_file_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps([LIBERTIES]), encoding="utf-8")
    assert main([str(path), str(path)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed, 0 skipped\n"


@pytest.mark.parametrize("text", ["", "{", "[1, 2", '"text"', "{}", '{"vectors": 3}', "NaN"])
def test_files_without_vectors_are_bad_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    assert main([str(path)]) == 2
    assert "bad.json" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["--help"], ["/nowhere/at/all.json"], ["/"]])
def test_missing_files_are_bad_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize(
    ("margin", "winner", "text", "equal"),
    [
        ("3/2", "B", "B+1.5", True),
        ("3/2", "B", "B+3/2", True),
        ("3/2", "B", "W+1.5", False),
        ("-3/2", "W", "W+1.5", True),
        ("-3/2", "W", "B+1.5", False),
        ("0", None, "draw", True),
        ("0", None, "B+0", False),
        ("0", "B", "B+0", True),
        ("0", "B", "draw", False),
        ("1", "B", "B+", False),
        ("1", "B", "B+R", False),
    ],
)
def test_results_are_compared_by_winner_and_margin(margin: str, winner: str | None, text: str, *, equal: bool) -> None:
    score = Score(None if winner is None else Color(winner), Fraction(margin))
    assert score.equals(text) is equal


def test_a_bare_margin_is_blacks_lead() -> None:
    score = Score(Color.WHITE, Fraction(-2))
    assert [score.equals(number) for number in (-2, 2, True)] == [True, False, False]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(15, 2), "7.5"),
        (Fraction(1, 3), "1/3"),
        (Fraction(4), "4"),
        (None, "null"),
        (True, "true"),
        ({"B": 1}, "{B: 1}"),
        (frozenset({"B2", "A1"}), "[A1, B2]"),
        (("X.", "O."), "[X., O.]"),
    ],
)
def test_values_are_printed_plainly(value: object, text: str) -> None:
    assert plain(value) == text
