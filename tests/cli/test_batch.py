"""Many files at once: folders, the names to write to, what fails, and the summary."""

from __future__ import annotations

import io
import json
import os
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from goboard_app.cli import batch, files
from tests.cli.conftest import Command

GOOD = b"(;GM[1]SZ[9]RU[NZ]\n ;B[ee];W[cc])"
ODD = b"junk (;GM[1]SZ[9]RU[NZ];B[ee])"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with three records at two depths, and a file of another kind."""
    folder = tmp_path / "games"
    (folder / "club" / "old").mkdir(parents=True)
    (folder / "a.sgf").write_bytes(GOOD)
    (folder / "club" / "b.SGF").write_bytes(ODD)
    (folder / "club" / "old" / "c.gib").write_bytes(b"\\HS\n\\[GAMEBLACKNAME=Hana\\]\n\\GS\nSTO 0 2 1 3 15\n\\GE\n")
    (folder / "notes.txt").write_bytes(b"no game")
    return folder


def below(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def last_line(text: str) -> str:
    return text.splitlines()[-1]


def test_a_folder_is_written_with_the_same_structure(goboard: Command, games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    outcome = goboard("convert", games, "--output", out)
    assert below(out) == ["a.sgf", "club/b.SGF", "club/old/c.sgf"]
    assert (out / "a.sgf").read_bytes() == GOOD
    assert (out / "club" / "b.SGF").read_bytes() == ODD
    assert (outcome.code, outcome.out) == (1, "")
    assert last_line(outcome.err) == "Files read: 3, written: 3, with findings: 1, failed: 0."


def test_no_file_is_replaced_without_force(goboard: Command, games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "a.sgf").write_bytes(b"mine")
    outcome = goboard("convert", "--output", out, games)
    assert outcome.code == 2
    assert "Files read: 2, written: 2, with findings: 1, failed: 1." in outcome.err
    assert "a.sgf: There is already a file with this name; it was left alone." in last_line(outcome.err)
    assert (out / "a.sgf").read_bytes() == b"mine"
    assert goboard("convert", "--output", out, games, "--force").code == 1
    assert (out / "a.sgf").read_bytes() == GOOD


def test_a_file_that_appears_while_another_is_written_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_bytes(b"mine")
    with pytest.raises(files.CommandFailed, match="already a file"):
        files.write_file(str(path), GOOD, is_new=True)
    assert path.read_bytes() == b"mine"
    assert below(tmp_path) == ["a.sgf"]


def test_new_files_are_whole_where_second_names_are_not_possible(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refused)
    path = tmp_path / "a.sgf"
    files.write_file(str(path), GOOD, is_new=True)
    assert path.read_bytes() == GOOD
    with pytest.raises(files.CommandFailed, match="already a file"):
        files.write_file(str(path), ODD, is_new=True)
    assert below(tmp_path) == ["a.sgf"]


def test_a_folder_may_be_its_own_output(goboard: Command, games: Path) -> None:
    assert goboard("convert", games, "--output", games, "--encoding", "utf-8", "--force").code == 1
    assert below(games) == ["a.sgf", "club/b.SGF", "club/old/c.gib", "club/old/c.sgf", "notes.txt"]


def test_the_output_of_an_earlier_run_is_not_read_again(goboard: Command, games: Path) -> None:
    for _ in range(2):
        goboard("convert", games, "--output", games / "sgf", "--force")
    assert below(games / "sgf") == ["a.sgf", "club/b.SGF", "club/old/c.sgf"]


def test_two_inputs_for_one_output_are_refused_before_anything_is_written(
    goboard: Command, games: Path, tmp_path: Path
) -> None:
    out, other = tmp_path / "out", tmp_path / "a.sgf"
    other.write_bytes(GOOD)
    outcome = goboard("convert", games, other, "--output", out)
    assert outcome.code == 2
    assert "would both be written to" in outcome.err
    assert not out.exists()
    (games / "a.gib").write_bytes(b"")
    assert "would both be written to" in goboard("convert", games, "--output", out).err
    assert not out.exists()


def test_an_output_never_replaces_another_input(goboard: Command, games: Path) -> None:
    (games / "club" / "a.sgf").write_bytes(ODD)
    outcome = goboard("convert", games / "club" / "a.sgf", games / "a.sgf", "--output", games / "club", "--force")
    assert outcome.code == 2
    assert (games / "club" / "a.sgf").read_bytes() == ODD
    outcome = goboard("convert", games / "club", games / "a.sgf", "--output", games, "--force")
    assert "would replace" in outcome.err
    assert (games / "a.sgf").read_bytes() == GOOD


def test_a_picture_never_replaces_a_record(goboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.png"
    path.write_bytes(GOOD)
    outcome = goboard("render", path, "--output", tmp_path, "--force")
    assert (outcome.code, path.read_bytes()) == (2, GOOD)


def test_the_rest_goes_on_after_a_file_that_fails(goboard: Command, games: Path, tmp_path: Path) -> None:
    (games / "club" / "aa.sgf").write_bytes(b"no game here")
    gone = games / "gone.sgf"
    outcome = goboard("convert", gone, games, "--output", tmp_path / "out")
    assert outcome.code == 2
    summary = outcome.err.splitlines()[-3:]
    assert summary[0] == "Files read: 3, written: 3, with findings: 1, failed: 2."
    assert summary[1] == f"  {gone}: There is no such file."
    assert "aa.sgf: There is no game in this file" in summary[2]


def test_a_folder_that_cannot_be_listed_is_named(
    goboard: Command, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = os.scandir

    def scandir(path: str) -> object:
        if path.endswith("club"):
            raise PermissionError(13, "")
        return listed(path)

    monkeypatch.setattr(os, "scandir", scandir)
    outcome = goboard("check", games)
    assert outcome.code == 2
    assert "Files read: 1, with findings: 0, failed: 1." in outcome.err
    assert "club: This folder cannot be listed" in outcome.err


def test_a_folder_without_records_is_named(goboard: Command, tmp_path: Path) -> None:
    outcome = goboard("check", tmp_path)
    assert outcome.code == 2
    assert "There are no game records in this folder." in outcome.err


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_links_in_a_circle_end(goboard: Command, games: Path) -> None:
    (games / "club" / "up").symlink_to(games)
    assert "Files read: 3," in goboard("check", games).err


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_records_are_written_at_their_own_places_and_not_at_those_of_links(goboard: Command, tmp_path: Path) -> None:
    top, other, out = tmp_path / "q", tmp_path / "other", tmp_path / "qo"
    (top / "sub").mkdir(parents=True)
    other.mkdir()
    for path in (top / "sub" / "x.sgf", top / "z.sgf", other / "o.sgf", other / "p.sgf"):
        path.write_bytes(GOOD)
    (top / "alias").symlink_to(top / "sub")
    (top / "link.sgf").symlink_to(top / "z.sgf")
    (top / "away").symlink_to(other)
    (top / "second.sgf").symlink_to(other / "o.sgf")
    (other / "link.sgf").symlink_to(tmp_path / "missing.sgf")
    assert goboard("convert", top, "--output", out).code == 2
    # What only a link leads to is written once too.
    assert below(out) == ["away/o.sgf", "away/p.sgf", "sub/x.sgf", "z.sgf"]
    # A folder that is named later has the record itself.
    outcome = goboard("convert", top, other, "--output", tmp_path / "both")
    assert below(tmp_path / "both") == ["o.sgf", "p.sgf", "sub/x.sgf", "z.sgf"]
    assert outcome.err.count("link.sgf") == 1


def test_a_file_that_changes_while_it_is_read_is_not_written(
    goboard: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changing(name: str) -> files.ReadFile:
        found = files.read_file(name)
        if name.endswith("a.sgf"):
            Path(name).write_bytes(GOOD + b"\n")
        if name.endswith("b.SGF"):
            Path(name).unlink()
        return found

    monkeypatch.setattr(batch, "read_file", changing)
    outcome = goboard("convert", games, "--output", tmp_path / "out")
    assert outcome.code == 2
    assert below(tmp_path / "out") == ["club/old/c.sgf"]
    assert outcome.err.count("was changed or removed while it was being read") == 2


def press_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl+C while the file of this name is read."""

    def pressing(path: str) -> files.ReadFile:
        if path.endswith(name):
            os.kill(os.getpid(), signal.SIGINT)
        return files.read_file(path)

    monkeypatch.setattr(batch, "read_file", pressing)


def test_ctrl_c_ends_after_a_whole_file(
    goboard: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_at("a.sgf", monkeypatch)
    out = tmp_path / "out"
    outcome = goboard("convert", games, "--output", out)
    assert outcome.code == 130
    assert below(out) == ["a.sgf"]
    assert (out / "a.sgf").read_bytes() == GOOD
    assert outcome.err.splitlines() == [
        "Stopped after 1 of 3 files.",
        "Files read: 1, written: 1, with findings: 0, failed: 0.",
    ]


def test_ctrl_c_in_the_last_file_changes_nothing(
    goboard: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_at("c.gib", monkeypatch)
    assert goboard("convert", games, "--output", tmp_path / "out").code == 1
    assert len(below(tmp_path / "out")) == 3


def test_many_files_are_checked_as_one_list(goboard: Command, games: Path) -> None:
    (games / "z.sgf").write_bytes(b"")
    outcome = goboard("check", "--json", games)
    reports = json.loads(outcome.out)
    assert [Path(report["file"]).name for report in reports] == ["a.sgf", "z.sgf", "b.SGF", "c.gib"]
    assert [("error" in report) for report in reports] == [False, True, False, False]
    assert "Files read: 3, with findings: 1, failed: 1." in outcome.err


def test_one_file_has_no_summary(goboard: Command, games: Path) -> None:
    assert goboard("check", games / "a.sgf").err == ""


def test_names_may_follow_options(goboard: Command, games: Path, tmp_path: Path) -> None:
    assert goboard("convert", games / "a.sgf", "--tidy", tmp_path / "new.sgf").code == 0
    assert (tmp_path / "new.sgf").exists()
    outcome = goboard("check", games / "a.sgf", "--json", games / "a.sgf", "--bogus")
    assert outcome.code == 2
    assert "--bogus" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("convert", "a.sgf", "--force", "b.sgf"), "--force needs a folder to write to, named with --output"),
        (("convert", "a.sgf", "b.sgf", "c.sgf"), "name the folder to write to with --output"),
        (("convert", ".", "out.sgf"), "name the folder to write to with --output"),
        (("render", "a.sgf", "b.png", "--format", "pdf"), "--format needs a folder to write to, named with --output"),
    ],
)
def test_bad_usage_is_explained(goboard: Command, arguments: tuple[str, ...], said: str) -> None:
    outcome = goboard(*arguments)
    assert outcome.code == 2
    assert said in outcome.err


def test_the_output_has_to_be_a_folder(goboard: Command, games: Path) -> None:
    outcome = goboard("convert", games, "--output", games / "notes.txt")
    assert (outcome.code, "This is a file; --output needs a folder." in outcome.err) == (2, True)


def test_standard_input_has_no_name_in_a_folder(
    goboard: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(GOOD)))
    outcome = goboard("convert", "-", "--output", tmp_path)
    assert outcome.code == 2
    assert "Standard input has no name" in outcome.err


def test_a_folder_of_pictures(goboard: Command, games: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    outcome = goboard("render", games, "--output", out, "--format", "txt", "--move", "1")
    assert below(out) == ["a.txt", "club/b.txt", "club/old/c.txt"]
    assert "X" in (out / "a.txt").read_text("utf-8")
    assert last_line(outcome.err) == "Files read: 3, written: 3, with findings: 1, failed: 0."
    # Only the first game has two moves.
    outcome = goboard("render", games, "--output", out, "--move", "2")
    assert (outcome.code, below(out)[0]) == (2, "a.png")
    assert "Files read: 3, written: 1, with findings: 0, failed: 2." in outcome.err
    assert f"{games / 'club' / 'b.SGF'}: --move" in outcome.err


class Terminal(io.StringIO):
    """Standard error that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_is_one_line_on_a_terminal(
    goboard: Command, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    goboard("convert", games, "--output", tmp_path / "out")
    written = terminal.getvalue()
    assert "2 of 3: " in written
    # The line is removed before the finding and the summary.
    assert written.split("\r")[-1].startswith("Files read: 3,")
    assert [line for line in written.split("\n") if " of 3" in line.rsplit("\r", 1)[-1]] == []
