"""Proposed names of files fit the disk in every script."""

import os
from pathlib import Path

import pytest

from goboard_app.app.files.load import LONGEST_NAME, LoadedFile, file_name, load_file, short_name
from goboard_app.app.files.recent import record_entry
from goboard_app.app.files.save import Backups, replace_file
from goboard_app.record.game_info import info_of
from goboard_app.record.sgf.parser import read_sgf

# Families, flags, accents and Korean parts: letters of several code points each.
LETTERS = [
    "碁",
    "я",
    "é",
    "e\u0301",
    "한",
    "\u1112\u1161\u11ab",
    "👨\u200d👩\u200d👧",
    "🇯🇵",
    "ü",
    "a",
]


def size(text: str) -> int:
    return len(text.encode())


@pytest.mark.parametrize("letter", LETTERS)
def test_a_long_name_is_cut_between_letters(letter: str) -> None:
    name = short_name(letter * 300, ".sgf")
    stem = name.removesuffix(".sgf")
    assert stem == letter * (len(stem) // len(letter))
    assert LONGEST_NAME - size(letter) < size(name) <= LONGEST_NAME


@pytest.mark.parametrize("letter", LETTERS)
def test_a_name_that_fits_is_left_as_it_is(letter: str) -> None:
    stem = letter * ((LONGEST_NAME - 4) // size(letter))
    assert short_name(stem, ".sgf") == f"{stem}.sgf"


def test_a_cut_name_does_not_end_in_a_space_or_a_dot() -> None:
    assert short_name("abc. de", ".sgf", 9) == "abc.sgf"


@pytest.mark.parametrize("letter", LETTERS)
def test_the_disk_takes_the_name_proposed_for_a_game(tmp_path: Path, letter: str) -> None:
    record = read_sgf(f"(;SZ[9]PB[{letter * 200}]PW[{letter * 200}])".encode())
    path = tmp_path / file_name(info_of(record.games[0]))
    replace_file(path, b"(;SZ[9])")
    assert path.suffix == ".sgf"
    # A later version is kept under a longer name.
    assert Backups(tmp_path / "backups").keep(path) is not None


def test_a_name_of_bytes_that_are_no_text_is_cut_too() -> None:
    name = short_name(os.fsdecode(b"\xff" * 300), ".sgf")
    assert set(name.removesuffix(".sgf")) == {"\udcff"}
    assert len(os.fsencode(name)) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("properties", "title"),
    [("GN[488402260]", "fox"), ("GN[488402260]PB[Ann]PW[Ben]", "Ann – Ben"), ("GN[Final]", "Final")],
)
def test_the_start_page_does_not_name_a_game_by_a_number(tmp_path: Path, properties: str, title: str) -> None:
    path = tmp_path / "fox.sgf"
    path.write_text(f"(;SZ[9]{properties};B[ee])", encoding="utf-8")
    loaded = load_file(path)
    assert isinstance(loaded, LoadedFile)
    assert record_entry(loaded, "today").title == title
