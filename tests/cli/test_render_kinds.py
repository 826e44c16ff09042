"""`goboard render`: every kind of file, and the errors."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QImage

from tests.cli.conftest import Command

Writer = Callable[[str], Path]
GAME = "(;SZ[9]PB[Hana]PW[Tom];B[ee];W[cc];B[gg];W[];B[cg])"
TWO = GAME + "(;SZ[5];B[cc])"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("out.png", b"\x89PNG"),
        ("out.svg", b"<?xml"),
        ("out.pdf", b"%PDF"),
        ("out.txt", b"  A B C"),
        ("out.gif", b"GIF89a"),
        ("out.webp", b"RIFF"),
        ("OUT.PNG", b"\x89PNG"),
    ],
)
@pytest.mark.parametrize("options", [(), ("--part", "A1:E5", "--move", "2"), ("--numbers", "--move", "3")])
def test_the_ending_decides_the_kind_of_file(
    goboard: Command,
    record: Writer,
    tmp_path: Path,
    name: str,
    start: bytes,
    options: tuple[str, ...],
) -> None:
    outcome = goboard("render", record(GAME), tmp_path / name, *options)
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")
    assert (tmp_path / name).read_bytes().startswith(start)


def text(goboard: Command, path: Path, out: Path, *options: str) -> str:
    assert goboard("render", path, out, *options).code == 0
    return out.read_text()


def test_text_of_a_part(goboard: Command, record: Writer, tmp_path: Path) -> None:
    shown = text(goboard, record(GAME), tmp_path / "a.txt", "--part", "A1:D4", "--move", "1")
    assert shown.splitlines()[:6] == [
        "  A B C D", "4 . . . . 4", "3 . . + . 3", "2 . . . . 2", "1 . . . . 1", "  A B C D"
    ]  # fmt: skip


def test_a_range_has_numbers(goboard: Command, record: Writer, tmp_path: Path) -> None:
    shown = text(goboard, record(GAME), tmp_path / "a.txt", "--range", "2-5")
    assert "7 . . 2 . . . + . . 7" in shown
    assert "5 . . . . X . . . . 5" in shown
    assert "3 . . 5 . . . 3 . . 3" in shown
    assert "4 pass" in shown


def test_numbers_up_to_a_move(goboard: Command, record: Writer, tmp_path: Path) -> None:
    shown = text(goboard, record(GAME), tmp_path / "a.txt", "--numbers", "--move", "2")
    assert "7 . . 2 . . . + . . 7" in shown
    assert "5 . . . . 1 . . . . 5" in shown


def test_sensei(goboard: Command, record: Writer, tmp_path: Path) -> None:
    shown = text(goboard, record(GAME), tmp_path / "a.txt", "--sensei", "--range", "1-3")
    assert shown.startswith("$$Bc9 Hana")
    assert "$$ | . . 2 . . . , . . |" in shown


def test_a_moving_picture_shows_the_range(goboard: Command, record: Writer, tmp_path: Path) -> None:
    for name, options, frames in (
        ("a.gif", (), 6),
        ("b.gif", ("--range", "2-3"), 3),
        ("c.webp", ("--move", "3", "--size", "90"), 4),
    ):
        assert goboard("render", record(GAME), tmp_path / name, *options).code == 0
        image = Image.open(io.BytesIO((tmp_path / name).read_bytes()))
        assert getattr(image, "n_frames", 1) == frames
    assert image.size == (90, 90)


def test_size_is_that_of_the_longer_side(goboard: Command, record: Writer, tmp_path: Path) -> None:
    part = ("--part", "A1:C9", "--size", "300")
    goboard("render", record(GAME), tmp_path / "a.png", *part)
    image = QImage(str(tmp_path / "a.png"))
    assert (image.height(), image.width() < 150) == (300, True)
    goboard("render", record(GAME), tmp_path / "a.svg", *part)
    assert ElementTree.parse(tmp_path / "a.svg").getroot().get("height") == "300"


def test_themes(goboard: Command, record: Writer, tmp_path: Path) -> None:
    corner = {}
    for theme in ("light", "dark", "contrast", "contrast_dark", "print"):
        goboard("render", record(GAME), tmp_path / "a.png", "--theme", theme)
        corner[theme] = QImage(str(tmp_path / "a.png")).pixelColor(1, 1).name()
    assert corner["print"] == "#ffffff"
    assert corner["light"] != corner["dark"]


def pages(path: Path) -> str:
    found = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True)
    return found.stdout


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="no pdfinfo here")
def test_a_pdf_is_the_game_or_one_board(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "a.pdf"
    goboard("render", record(GAME), out)
    assert "A4" in pages(out)
    goboard("render", record(GAME), out, "--paper", "letter")
    assert "letter" in pages(out)
    goboard("render", record(GAME), out, "--kifu", "--range", "2-3")
    assert "A4" in pages(out)
    goboard("render", record(GAME), out, "--move", "3")
    assert "A4" not in pages(out)


def test_another_game_of_the_file(goboard: Command, record: Writer, tmp_path: Path) -> None:
    shown = text(goboard, record(TWO), tmp_path / "a.txt", "--game", "2")
    assert len(shown.splitlines()[0].split()) == 5
    outcome = goboard("render", record(TWO), tmp_path / "b.txt")
    assert outcome.code == 1
    assert "--game" in outcome.err


def test_moves_missing_from_a_picture_are_listed(goboard: Command, record: Writer, tmp_path: Path) -> None:
    outcome = goboard("render", record(GAME), tmp_path / "a.png", "--range", "1-5")
    assert outcome.code == 1
    assert "Not visible: 4 pass." in outcome.err


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("a.png", ("--part", "A1:K1"), "--part: “A1:K1” is not a part of a board of 9"),
        ("a.png", ("--part", "A1"), "--part"),
        ("a.gif", ("--range", "3-2"), "--range: move 2 comes before move 3."),
        ("a.gif", ("--range", "1-6"), "--range: the number must lie between 1 and 5."),
        ("a.gif", ("--range", "0-3"), "--range: the number must lie between 1 and 5."),
        ("a.gif", ("--range", "two"), "--range: “two” is not a range of moves"),
        ("a.gif", ("--range", "1-"), "--range: “1-” is not a range of moves"),
        ("a.gif", ("--move", "0"), "The game has no moves."),
        ("a.gif", ("--size", "801"), "--size: the number must lie between 32 and 800."),
        ("a.gif", ("--speed", "1"), "--speed: the number must lie between 50 and 10000."),
        ("a.png", ("--move", "2", "--range", "1-2"), "--move and --range do not go together."),
        ("a.txt", ("--kifu",), "--kifu needs a file that ends in .pdf."),
        ("a.png", ("--sensei",), "--sensei needs a file that ends in .txt."),
        ("a.pdf", ("--kifu", "--move", "2"), "--kifu and --move do not go together."),
        ("a.pdf", ("--kifu", "--part", "A1:B2"), "--kifu and --part do not go together."),
        ("a.doc", (), "Files of the kind “.doc” are not written."),
        ("a.pdf", ("--figures", "7"), "--figures"),
        ("a.pdf", ("--paper", "a3"), "--paper"),
        ("a.pdf", ("--game", "2"), "There is no game 2"),
    ],
)
def test_impossible_exports_are_reported(
    goboard: Command,
    record: Writer,
    tmp_path: Path,
    name: str,
    options: tuple[str, ...],
    words: str,
) -> None:
    outcome = goboard("render", record(GAME), tmp_path / name, *options)
    assert (outcome.code, outcome.out) == (2, "")
    assert words in outcome.err
    assert "Traceback" not in outcome.err
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("name", ["a.svg", "a.pdf", "a.txt", "a.gif"])
def test_a_place_that_cannot_be_written(goboard: Command, record: Writer, tmp_path: Path, name: str) -> None:
    outcome = goboard("render", record(GAME), tmp_path / "missing" / name)
    assert outcome.code == 2
    assert "There is no such folder to write to." in outcome.err
    assert [item.name for item in tmp_path.iterdir()] == ["game.sgf"]


def test_an_old_file_stays_where_nothing_new_could_be_made(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "a.gif"
    out.write_bytes(b"old")
    assert goboard("render", record(GAME), out, "--range", "9-9").code == 2
    assert out.read_bytes() == b"old"


@pytest.mark.parametrize("name", ["a.png", "a.svg", "a.pdf", "a.gif"])
def test_no_display_is_needed(record: Writer, tmp_path: Path, name: str) -> None:
    kept = {"PATH", "HOME", "LD_LIBRARY_PATH"}
    environment = {key: value for key, value in os.environ.items() if key in kept}
    command = [sys.executable, "-m", "goboard_app", "render", record(GAME), tmp_path / name]
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    assert (tmp_path / name).stat().st_size > 500


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="no pdftoppm here")
def test_games_of_the_corpus_become_pages(goboard: Command, shared: Path, tmp_path: Path) -> None:
    for path in sorted((shared / "corpus").glob("*.sgf"))[:40]:
        out = tmp_path / "a.pdf"
        assert goboard("render", path, out).code in (0, 1)
        subprocess.run(["pdftoppm", "-r", "20", "-png", out, tmp_path / "page"], check=True)
