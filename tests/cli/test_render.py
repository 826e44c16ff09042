from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.cli.conftest import Command

Writer = Callable[[str], Path]
GAME = "(;SZ[9];B[ee];W[cc];B[gg])"

pytestmark = pytest.mark.usefixtures("qapp")


def picture(path: Path) -> QImage:
    image = QImage(str(path))
    assert not image.isNull()
    return image


def test_a_picture_is_made(goboard: Command, record: Writer, tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    outcome = goboard("render", record(GAME), out, "--size", "200")
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")
    assert picture(out).width() == 200
    assert out.read_bytes().startswith(b"\x89PNG")


def test_move_chooses_the_position(goboard: Command, record: Writer, tmp_path: Path) -> None:
    path = record(GAME)
    for move in ("0", "2", "3"):
        assert goboard("render", path, tmp_path / f"{move}.png", "--move", move).code == 0
    assert goboard("render", path, tmp_path / "end.png").code == 0
    assert picture(tmp_path / "end.png") == picture(tmp_path / "3.png")
    assert picture(tmp_path / "0.png") != picture(tmp_path / "2.png")


@pytest.mark.parametrize(
    "option",
    [
        ("--move", "4"),
        ("--move", "-1"),
        ("--move", "two"),
        ("--size", "0"),
        ("--size", "53000"),
        ("--theme", "pink"),
    ],
)
def test_impossible_options(goboard: Command, record: Writer, tmp_path: Path, option: tuple[str, str]) -> None:
    out = tmp_path / "out.png"
    outcome = goboard("render", record(GAME), out, *option)
    assert (outcome.code, out.exists()) == (2, False)
    assert option[0] in outcome.err


def test_looks(goboard: Command, record: Writer, tmp_path: Path) -> None:
    path = record(GAME)
    for name, options in {
        "light": ("--theme", "light"),
        "dark": ("--theme", "dark"),
        "bare": ("--no-coordinates",),
    }.items():
        goboard("render", path, tmp_path / f"{name}.png", "--size", "200", *options)
    images = [picture(tmp_path / f"{name}.png") for name in ("light", "dark", "bare")]
    assert images[0] not in images[1:]


@pytest.mark.parametrize("name", ["game.sgf", "out.jpg", "out.sgf"])
def test_the_record_is_never_lost(goboard: Command, record: Writer, tmp_path: Path, name: str) -> None:
    path = record(GAME)
    assert goboard("render", path, tmp_path / name).code == 2
    assert path.read_text() == GAME


def test_findings_are_reported(goboard: Command, record: Writer, tmp_path: Path) -> None:
    outcome = goboard("render", record(GAME.rstrip(")")), tmp_path / "out.png")
    assert outcome.code == 1
    assert "closing brackets missing" in outcome.err
