"""Nothing that a record or an argument holds commands the terminal or turns its words about."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from goboard_app.session import recount
from tests.cli.conftest import Command
from tests.support.closed import proposed

Record = Callable[[str], Path]
MARKS = "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
CONTROLS = "".join(map(chr, (*range(1, 9), *range(14, 32), 127, *range(128, 160))))
HIDDEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
TEXTS = {
    "marks that turn the order": f"a{MARKS}b",
    "an override that is not closed": "Hana\u202e",
    "controls": f"\x1b]0;title\x07\x1b[31m{CONTROLS}",
    "NUL": "a\0b",
    "Hebrew": "\u05d0\u05d1\u05d2 3d",
    "a tower": "a" + "\u0301" * 500,
    "10,000 letters": "x" * 10_000,
    "HTML": '<img src="x"> & <b>',
}
each = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
COMMANDS = (
    *(("score",), ("score", "--explain"), ("score", "--rules", "all"), ("check",)),
    *(("convert", "--out"), ("render", "--out")),
)


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stones are the same under all texts, and their groups are read once."""
    monkeypatch.setattr(recount, "propose", proposed)


def hostile(text: str) -> str:
    """Return a record with this text in every text property, and many faults."""
    said = text.replace("\\", "\\\\").replace("]", "\\]")
    names = ("PB", "PW", "BR", "WR", "GN", "EV", "RU", "KM", "HA", "RE", "DT", "CA", "AP", "C", "N")
    facts = "".join(f"{name}[{said}]" for name in names)
    return f"(;GM[1]SZ[9]{facts}AB[{said}];B[{said}]W[{said}] {text[:20]} ;B[aa][{said}];B[aa])"


@each
@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_command_prints_hidden_characters(
    goboard: Command, record: Record, tmp_path: Path, words: tuple[str, ...], text: str
) -> None:
    path = record(hostile(text))
    out = tmp_path / ("out.sgf" if words[0] == "convert" else "out.png")
    arguments = (words[0], path, out) if words[1:] == ("--out",) else (words[0], path, *words[1:])
    outcome = goboard(*arguments)
    assert not HIDDEN.search(outcome.out)
    assert not HIDDEN.search(outcome.err)
    assert "Traceback" not in outcome.err


def test_a_mark_is_named(goboard: Command, record: Record) -> None:
    path = record("(;GM[1]SZ[9]PB[Hana\u202e evil]PW[\u2067x\u2069]KM[0]RU[\u202eJapanese])")
    outcome = goboard("score", path)
    assert "Hana<U+202E> evil" in outcome.out
    assert "<U+2067>x<U+2069>" in outcome.out
    assert "<U+202E>Japanese" in outcome.out
    # Marks of our own, which keep text apart on the screen, would be taken for the record's.
    assert "<U+2068>" not in outcome.out + outcome.err


def test_names_that_run_from_right_to_left_are_printed_as_they_are(goboard: Command, record: Record) -> None:
    outcome = goboard("score", record("(;GM[1]SZ[9]PB[\u05d0\u05d1]KM[0]RU[\u05d0])"))
    assert "\u05d0\u05d1" in outcome.out
    assert "<U+" not in outcome.out


@each
def test_arguments_are_shown_too(goboard: Command, tmp_path: Path, text: str) -> None:
    name = text.replace("\0", "").replace("/", "")[:60]
    for arguments in (("check", tmp_path / name), ("score", name, "--rules", text), (name, name)):
        outcome = goboard(*arguments)
        assert outcome.code == 2
        assert not HIDDEN.search(outcome.out + outcome.err)


def test_programs_get_the_text_itself(goboard: Command, record: Record) -> None:
    outcome = goboard("score", record("(;GM[1]SZ[9]PB[Hana\u202e]KM[0])"), "--json")
    assert json.loads(outcome.out)["black_name"] == "Hana\u202e"
    assert outcome.out.isascii()
