from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from goboard_app import resource_path
from tests.cli.conftest import Command

Writer = Callable[[str], Path]


def test_nothing_to_tell(goboard: Command, record: Writer) -> None:
    outcome = goboard("check", record("(;SZ[9]RU[Japanese];B[ee];W[])"))
    assert outcome.code == 0
    assert "nodes: 3, moves of the main line: 2, rules: Japanese" in outcome.out


def test_every_fault_has_its_place_and_reason(goboard: Command, record: Writer) -> None:
    path = record("(;SZ[5]RU[Japanese]AB[ba][ab];W[aa];B[ba];W[zz];B[cc]W[dd];B[ee][dd])")
    outcome = goboard("check", "--json", path)
    game = json.loads(outcome.out)[0]["games"][0]
    faults = [(f["move"], f["color"], f["point"], f["reason"]) for f in game["illegal_moves"]]
    assert outcome.code == 1
    assert faults == [
        (1, "W", "A5", "suicide"),
        (2, "B", "B5", "occupied"),
        (3, "W", "zz", "off_board"),
        (4, "B", "", "two_moves"),
        (5, "B", "dd", "more_values"),
    ]


def test_ko_is_judged_by_the_rules_of_the_record(goboard: Command, record: Writer) -> None:
    stones = "AB[ba][ab][bc]AW[ca][bb][dc][db][cc]PL[B]"
    stones = "AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B]"
    path = record(f"(;SZ[9]RU[Japanese]{stones};B[cb];W[bb])")
    assert "this recaptures the ko right away" in goboard("check", path).out


def test_superko_depends_on_the_rules(goboard: Command, record: Writer) -> None:
    stones = "AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B]"
    line = ";B[cb];W[];B[];W[bb]"
    assert goboard("check", record(f"(;SZ[9]RU[Japanese]{stones}{line})")).code == 0
    superko = goboard("check", record(f"(;SZ[9]RU[Tromp-Taylor]{stones}{line})"))
    assert "B8: this repeats an earlier board" in superko.out


def test_unknown_rules_and_bad_komi_are_reported(goboard: Command, record: Writer) -> None:
    outcome = goboard("check", record("(;SZ[9]RU[Klingon]KM[abc])"))
    assert outcome.code == 1
    assert "The rules “Klingon” are not known" in outcome.out
    assert "The komi “abc” is not a number." in outcome.out


def test_the_encoding_and_its_reason_are_shown(goboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_bytes("(;SZ[9]RU[Japanese]CA[GBK]PB[柯洁];B[ee])".encode("gbk"))
    assert "Encoding gb18030 (as the file declares), games: 1, nodes: 2" in goboard("check", path).out
    report = json.loads(goboard("check", "--json", path).out)[0]
    assert (report["encoding"], report["encoding_from"]) == ("gb18030", "declared")


def test_values_of_the_wrong_kind_are_reported_with_their_place(goboard: Command, record: Writer) -> None:
    outcome = goboard("check", "--json", record("(;SZ[9]RU[NZ]KM[375]\n;B[ee]BL[soon])"))
    report = json.loads(outcome.out)[0]
    finding = report["findings"][0]
    assert (finding["kind"], finding["line"], finding["column"]) == ("bad_value", 2, 9)
    assert finding["detail"] == "BL[soon]"
    assert finding["expected"] == "a value of this property’s kind"
    assert finding["done"] == "skipped and kept"
    assert (report["games"][0]["komi"], report["games"][0]["komi_recorded"]) == (7.5, "375")


def test_each_repair_names_the_expectation_and_the_repair(goboard: Command, record: Writer) -> None:
    outcome = goboard("check", "--json", record("x (;SZ[9]RU[NZ] --- (;B[ee]) () ;W[aa]C[cut"))
    findings = json.loads(outcome.out)[0]["findings"]
    assert len(findings) >= 5
    assert all(item["expected"] and item["done"] and item["line"] == 1 for item in findings)


def test_all_files_are_checked(goboard: Command, record: Writer, tmp_path: Path) -> None:
    path = record("(;SZ[9];B[ee])")
    outcome = goboard("check", tmp_path / "none.sgf", path, tmp_path)
    assert outcome.code == 2
    assert "There is no such file." in outcome.err
    # The folder holds the file that was named already.
    assert outcome.out.count("Game 1: 9 × 9") == 1
    assert "Files read: 1, with findings: 0, failed: 1." in outcome.err


def test_long_lists_are_shortened(goboard: Command, record: Writer) -> None:
    path = record("(;SZ[9]RU[NZ];B[ee]" + ";W[ee];B[ee]" * 40 + ")")
    outcome = goboard("check", path)
    assert "Further remarks: 30; --json lists all of them." in outcome.out


def test_handicap_against_the_board(goboard: Command, record: Writer) -> None:
    free = "(;SZ[9]RU[Chinese]HA[2];B[ee];B[cc];W[gg])"
    assert goboard("check", record(free)).code == 0
    outcome = goboard("check", record("(;SZ[9]RU[Chinese]HA[3]AB[ee][cc];W[gg])"))
    assert "in the record: 3; Black’s stones before White’s first move: 2" in outcome.out


@pytest.mark.parametrize("is_large", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_records_of_every_kind(goboard: Command, shared: Path, is_large: bool) -> None:
    """Those of more than 60 kB are left to the slow tests: they take most of the time, and are few."""
    rows = (shared / "sgf" / "index.jsonl").read_text("utf-8").splitlines()
    wrong = []
    for row in map(json.loads, rows):
        path = shared / "sgf" / row["file"]
        if (path.stat().st_size > 60_000) is not is_large:
            continue
        outcome = goboard("check", path)
        if (outcome.code == 2) is bool(row["holds_game"]):
            wrong.append((row["file"], outcome.code))
    assert wrong == []


# Files that teach

LESSON = (
    "(;SZ[5]RU[Japanese]AB[cb][bc][dc]AW[cc]PL[B]C[@screen\nTake it.\n@task capture C3\n"
    "@wibble\n@wrong C2 No.]\n;C[@screen\n@task catch C3])"
)


def told(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.startswith("  Line ")]


def test_faults_of_a_lesson_are_reported(goboard: Command, record: Writer) -> None:
    outcome = goboard("check", record(LESSON))
    assert outcome.code == 1
    assert told(outcome.out) == [
        "Line 4, column 1: no instruction is called “@wibble”.",
        "Line 5, column 1: “@wrong C2 No.” is a right answer, but is said to be wrong.",
        "Line 7, column 1: no task is called “catch”.",
    ]


def test_lesson_findings_for_programs(goboard: Command, record: Writer) -> None:
    report = json.loads(goboard("check", "--json", record(LESSON)).out)[0]
    assert report["lesson_findings"][0] == {
        "kind": "unknown_word",
        "line": 4,
        "column": 1,
        "word": "@wibble",
        "game": 1,
        "sentence": "Line 4, column 1: no instruction is called “@wibble”.",
    }
    assert report["lesson_findings"][0]["sentence"] in report["messages"]


def test_faults_of_problems_are_reported(goboard: Command, record: Writer) -> None:
    problem = "(;SZ[9]RU[Japanese]AB[aa]PL[B]C[@task capture B9\n@grade 7\n@tusk];B[bb])"
    plain = "(;SZ[9]RU[Japanese]C[No problem];B[aa])"
    outcome = goboard("check", record(problem + "\n" + plain))
    assert told(outcome.out) == [
        "Line 1, column 33: the stones of “@task capture B9” are not on the board.",
        "Line 2, column 1: “7” is not a number.",
        "Line 3, column 1: no instruction is called “@tusk”.",
    ]


def test_a_point_in_a_wrong_answer_that_the_board_does_not_have_is_reported(goboard: Command, record: Writer) -> None:
    asked = "@kind capture\n@task capture A8\n@wrong B8 K3 Too far.\n@wrong : K3 is none."
    outcome = goboard("check", record(f"(;SZ[9]RU[Japanese]AB[aa]AW[ab]PL[B]C[{asked}];B[bb])"))
    assert told(outcome.out) == ["Line 3, column 1: “K3” is not a point on this board."]


def test_a_task_to_click_makes_a_lesson_even_without_screens(goboard: Command, record: Writer) -> None:
    outcome = goboard("check", record("(;SZ[9]RU[Japanese]AB[aa]C[@task liberties A9])"))
    assert [line.partition(": ")[2] for line in told(outcome.out)] == [
        "no node says “@screen”; every comment of the main line is shown."
    ]


def test_lines_of_a_chat_are_no_lesson(goboard: Command, record: Writer) -> None:
    outcome = goboard("check", record("(;SZ[9]RU[Japanese]C[@goro nice move\n@kiku: thanks])"))
    assert outcome.code == 0
    assert told(outcome.out) == []


def test_the_lessons_and_problems_of_the_program_have_nothing_wrong(goboard: Command) -> None:
    files = sorted(resource_path("languages").glob("*/lessons/*.sgf"))
    files += sorted(resource_path("problems").glob("*.sgf"))
    assert len(files) > 30
    reports = json.loads(goboard("check", "--json", *files).out)
    assert [report["lesson_findings"] for report in reports] == [[]] * len(files)


def test_a_file_may_be_named_by_a_url(goboard: Command, record: Writer) -> None:
    path = Path(record("(;SZ[9]RU[Japanese];B[ee];W[])"))
    outcome = goboard("check", path.as_uri())
    assert outcome.code == 0
    assert "nodes: 3" in outcome.out


def test_a_forced_move_and_a_pass_off_the_board_are_no_faults(goboard: Command, record: Writer) -> None:
    path = record("(;SZ[9]RU[Chinese]AB[cb][bc][cd]AW[db][ec][dd][cc];B[dc];W[cc]KO[];B[dc]KO[];W[jj])")
    outcome = goboard("check", "--json", path)
    told = json.loads(outcome.out)[0]
    assert told["games"][0]["illegal_moves"] == []
    assert [(item["kind"], item["detail"]) for item in told["findings"]] == [("pass_beyond", "W[jj]")]
