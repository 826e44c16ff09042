from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from goboard_app.app.texts.rulesets import value_name
from goboard_app.cli import main
from goboard_app.cli.files import MAX_BYTES
from goboard_app.main import COMMANDS, is_command
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.custom import Field
from tests.cli.conftest import Command

ROOT = Path(__file__).resolve().parents[2]


def in_a_process(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8")


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        ([], False),
        (["game.sgf"], False),
        (["./score"], False),
        (["score", "game.sgf"], True),
        (["rules"], True),
        (["--version"], True),
        (["-h"], True),
    ],
)
def test_commands_are_recognized(argv: list[str], expected: bool) -> None:
    assert is_command(argv) is expected


def test_version(goboard: Command) -> None:
    outcome = goboard("--version")
    assert (outcome.code, outcome.out) == (0, "goboard 0.1.0\n")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(goboard: Command, command: str) -> None:
    outcome = goboard(*filter(None, (command, "--help")))
    assert outcome.code == 0
    assert outcome.out.startswith(f"Usage: goboard {command}")
    assert "Exit code:" in outcome.out


@pytest.mark.parametrize("argv", [["score"], ["score", "--bogus", "x"], ["convert", "x"], ["check"], ["nonsense"]])
def test_bad_usage_is_explained_in_words(goboard: Command, argv: list[str]) -> None:
    outcome = goboard(*argv)
    assert outcome.code == 2
    assert "This was not understood" in outcome.err
    assert "--help" in outcome.err


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "The file is empty."),
        (b"\x00\x01\x02" * 400, "This is not text"),
        (b"Dear all, no game today.", "There is no game in this file"),
    ],
)
@pytest.mark.parametrize("command", ["score", "check", "convert", "render"])
def test_files_without_a_game(goboard: Command, tmp_path: Path, command: str, data: bytes, said: str) -> None:
    path = tmp_path / "file.sgf"
    path.write_bytes(data)
    more = [tmp_path / "out.png"] if command == "render" else []
    more = [tmp_path / "out"] if command == "convert" else more
    outcome = goboard(command, path, *more)
    assert outcome.code == 2
    assert f"file.sgf: {said}" in outcome.err
    assert path.read_bytes() == data


def test_endless_files(goboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "huge.sgf"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    assert "too large" in goboard("check", path).err


def test_rules_table_and_one_ruleset(goboard: Command) -> None:
    table = goboard("rules")
    assert table.code == 0
    assert len(table.out.splitlines()) == 18
    assert "Points of groups in seki do not count." in goboard("rules", "jp").out
    assert goboard("rules", "klingon").code == 2


@pytest.mark.parametrize("field", [Field.SCORING, Field.KO, Field.SUICIDE, Field.PLACEMENT, Field.BONUS])
def test_the_table_of_rules_agrees_with_the_window(goboard: Command, field: Field) -> None:
    head, *rows = goboard("rules").out.splitlines()
    for ruleset, row in zip(ALL_RULESETS, rows, strict=True):
        assert value_name(ruleset, field) in re.split(r" {2,}", row), head


def test_rules_as_json(goboard: Command) -> None:
    rows = {row["key"]: row for row in json.loads(goboard("rules", "--json").out)}
    assert (rows["aga"]["komi"], rows["aga"]["also"]) == (7.5, "territory")
    assert json.loads(goboard("rules", "nz", "--json").out)["handicap_komi"] == 0


def test_scoring_loads_no_pixels(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9]RU[NZ]KM[7];B[];W[])")
    code = (
        "import sys; from goboard_app.cli.main import run; run(sys.argv[1:]);"
        "print([n for n in sys.modules if n.startswith('PySide6.Qt')], file=sys.stderr)"
    )
    outcome = in_a_process(code, "score", str(path))
    assert outcome.stderr.strip() == "['PySide6.QtCore']"
    assert "The board as it stands: W+7." in outcome.stdout


def test_readers_may_leave_early() -> None:
    code = (
        "import os, sys; from goboard_app.cli.main import run; end, pipe = os.pipe();"
        "os.close(end); os.dup2(pipe, 1); sys.exit(run(['rules', '--json']))"
    )
    outcome = in_a_process(code)
    assert (outcome.returncode, outcome.stderr) == (0, "")


def test_interruption_leaves_no_traceback(goboard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "build_parser", interrupted)
    assert goboard("rules").code == 130


def test_narrow_terminals_get_numbers_for_letters(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9]RU[NZ]KM[7]PB[你];B[];W[])", encoding="utf-8")
    code = (
        "import sys; sys.stdout.reconfigure(encoding='ascii', errors='strict');"
        "from goboard_app.cli.main import run; run(sys.argv[1:])"
    )
    outcome = in_a_process(code, "score", str(path))
    assert "Black: \\u4f60" in outcome.stdout
