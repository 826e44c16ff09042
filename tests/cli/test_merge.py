"""`goboard merge`: many games in one tree, and what is said about it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from goboard_app.cli import batch, files
from tests.cli.conftest import Command

ONE = b"(;GM[1]SZ[9]PB[Ann]\n;B[aa]C[mine]BL[60];W[bb])"
TWO = b"(;GM[1]SZ[9]PB[Ben];B[aa]C[yours]BL[50];W[cc])"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    (folder / "more").mkdir(parents=True)
    (folder / "a.sgf").write_bytes(ONE)
    (folder / "more" / "b.sgf").write_bytes(TWO)
    return folder


def test_a_folder_becomes_one_tree(goboard: Command, games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.sgf"
    outcome = goboard("merge", games, "--output", out)
    assert out.read_text("utf-8").replace("\n(", "(") == (
        f"(;GM[1]SZ[9]PB[Ann]C[{os.path.join('more', 'b.sgf')}: Black: Ben]\n"
        f";B[aa]C[a.sgf: mine\n\n{os.path.join('more', 'b.sgf')}: yours]BL[60](;W[bb])(;W[cc]))"
    )
    assert (outcome.code, outcome.out) == (0, "")
    assert outcome.err.splitlines() == [
        "Files read: 2, with findings: 0, failed: 0.",
        f"1 new move from {os.path.join('more', 'b.sgf')}. 1 move was there already. "
        "Left out because the first game has other values: BL × 1.",
    ]


def test_all_games_of_a_file_are_merged(goboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "two.sgf"
    path.write_bytes(ONE + TWO)
    outcome = goboard("merge", path, "--output", "-")
    assert "two.sgf (2): yours" in outcome.out
    assert outcome.out.count("B[aa]") == 1


def test_files_of_one_name_are_told_apart(goboard: Command, games: Path) -> None:
    (games / "more" / "a.sgf").write_bytes(TWO)
    outcome = goboard("merge", games / "a.sgf", games / "more" / "a.sgf", "--output", "-")
    assert f"C[{games / 'a.sgf'}: mine\n\n{games / 'more' / 'a.sgf'}: yours]" in outcome.out


def test_a_refused_game_leaves_the_others_of_its_file(goboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "three.sgf"
    path.write_bytes(ONE + b"(;SZ[13])" + TWO)
    outcome = goboard("merge", path, "--output", "-")
    assert outcome.code == 2
    assert f"  {path} (2): The board is a different size" in outcome.err
    assert "three.sgf (3): yours" in outcome.out


def test_a_game_that_does_not_fit_is_left_out_with_the_reason(goboard: Command, games: Path, tmp_path: Path) -> None:
    (games / "c.sgf").write_bytes(b"(;SZ[13];B[aa])")
    (games / "d.sgf").write_bytes(b"(;SZ[9]HA[2];B[aa])")
    (games / "e.sgf").write_bytes(b"(;SZ[9]AB[aa];B[bb])")
    (games / "f.sgf").write_bytes(b"")
    out = tmp_path / "out.sgf"
    outcome = goboard("merge", games, "--output", out)
    assert outcome.code == 2
    assert f"  {games / 'c.sgf'}: The board is a different size" in outcome.err
    assert outcome.err.count("c.sgf") == 1
    assert "d.sgf: The handicap is different" in outcome.err
    assert "e.sgf: The game begins with other stones" in outcome.err
    assert "f.sgf: The file is empty." in outcome.err
    assert f"1 new move from {os.path.join('more', 'b.sgf')}. 1 move was there already." in outcome.err
    assert out.read_bytes().count(b"B[") == 2


def test_an_existing_file_is_replaced_with_force_only(goboard: Command, games: Path) -> None:
    out = games / "a.sgf"
    outcome = goboard("merge", games, "--output", out)
    assert outcome.code == 2
    assert "There is already a file with this name" in outcome.err
    assert out.read_bytes() == ONE
    assert goboard("merge", games, "--output", out, "--force").code == 0
    # The file in the folder that is replaced is read too, or its moves would be lost.
    assert b"W[cc]" in out.read_bytes()
    assert b"W[bb]" in out.read_bytes()


@pytest.mark.parametrize("name", ["0.sgf", "b.sgf", "z.sgf"])
def test_a_second_run_does_not_add_its_own_output(goboard: Command, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "m"
    folder.mkdir()
    (folder / "a.sgf").write_bytes(b"(;SZ[9]PB[A];B[aa]C[mine];W[cc]C[x\n\ny])")
    (folder / "c.sgf").write_bytes(b"(;SZ[9]PB[B];B[aa]C[yours];W[bb]N[n]C[move 2 (1A)])")
    out = folder / name
    assert goboard("merge", folder, "--output", out).code == 0
    once = out.read_bytes()
    assert b"C[a.sgf: mine\n\nc.sgf: yours]" in once
    assert goboard("merge", folder, "--output", out, "--force").code == 0
    assert out.read_bytes() == once
    # Named itself, it is the first game, to which the others add nothing.
    assert goboard("merge", out, folder, "--output", out, "--force").code == 0
    assert out.read_bytes() == once


@pytest.mark.parametrize(("name", "hint"), [("bad.png", "goboard render"), ("bad.gib", "writes records as SGF")])
def test_no_record_is_written_under_the_name_of_another_format(
    goboard: Command, games: Path, tmp_path: Path, name: str, hint: str
) -> None:
    outcome = goboard("merge", games, "--output", tmp_path / name)
    assert outcome.code == 2
    assert hint in outcome.err
    assert not (tmp_path / name).exists()


def test_nothing_is_written_after_ctrl_c(
    goboard: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressing(path: str) -> files.ReadFile:
        os.kill(os.getpid(), signal.SIGINT)
        return files.read_file(path)

    monkeypatch.setattr(batch, "read_file", pressing)
    outcome = goboard("merge", games, "--output", tmp_path / "out.sgf")
    assert outcome.code == 130
    assert "Stopped after 1 of 2 files." in outcome.err
    assert not (tmp_path / "out.sgf").exists()


def test_letters_that_the_encoding_lacks_are_not_lost(goboard: Command, tmp_path: Path) -> None:
    one, two, out = tmp_path / "a.sgf", tmp_path / "b.sgf", tmp_path / "out.sgf"
    one.write_bytes(b"(;GM[1]CA[latin1]SZ[9]C[\xe9];B[aa])")
    two.write_bytes("(;GM[1]CA[UTF-8]SZ[9];B[aa]C[你])".encode())
    outcome = goboard("merge", one, two, "--output", out)
    assert outcome.code == 2
    assert "你" in outcome.err
    assert not out.exists()
    assert goboard("merge", one, two, "--output", out, "--encoding", "utf-8").code == 0
    assert "C[é];B[aa]C[b.sgf: 你]" in out.read_text("utf-8")


def test_the_file_to_write_has_to_be_named(goboard: Command, games: Path) -> None:
    outcome = goboard("merge", games)
    assert outcome.code == 2
    assert "This was not understood: name the file to write with --output." in outcome.err
