from __future__ import annotations

import io
import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.conftest import Command

Writer = Callable[[str], Path]
ROOT = Path(__file__).resolve().parents[2]
ODD = b"junk (;GM[1]\r\n SZ[9] PB[\xc4\xe3]CA[gb2312] ;B[ee]  XX[private](;W[cc])(;W[dd])) tail\x1a"


def test_untouched_bytes_stay(goboard: Command, tmp_path: Path) -> None:
    source, out = tmp_path / "in.sgf", tmp_path / "out.anything"
    source.write_bytes(ODD)
    assert goboard("convert", source, out).code == 1
    assert out.read_bytes() == ODD


def test_fine_record_has_nothing_to_tell(goboard: Command, record: Writer, tmp_path: Path) -> None:
    outcome = goboard("convert", record("(;SZ[9];B[ee])"), tmp_path / "out")
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "")


def test_encoding_is_changed_on_request(goboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "in.sgf"
    path.write_bytes(b"(;GM[1]CA[gb2312]PB[\xc4\xe3])")
    assert goboard("convert", "--encoding", "utf-8", path, path).code == 0
    assert path.read_bytes() == "(;GM[1]CA[UTF-8]PB[你])".encode()


def test_nothing_is_written_that_would_lose_letters(goboard: Command, record: Writer) -> None:
    path = record("(;PB[你])")
    before = path.read_bytes()
    outcome = goboard("convert", "--encoding", "latin-1", path, path)
    assert outcome.code == 2
    assert "你" in outcome.err
    assert path.read_bytes() == before


def test_one_game_is_written_unchanged(goboard: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "in.sgf", tmp_path / "out.sgf"
    path.write_bytes(b"junk (;SZ[9]) more\n( ;SZ[13]\r\nPB[\xe9]CA[latin1] ) end")
    assert goboard("convert", "--game", "2", path, out).code == 1
    assert out.read_bytes() == b"( ;SZ[13]\r\nPB[\xe9]CA[latin1] )"
    assert "There is no game 3" in goboard("convert", "--game", "3", path, out).err
    assert goboard("convert", "--game", "two", path, out).code == 2


def test_everything_is_rewritten_on_request(goboard: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "in.sgf", tmp_path / "out.sgf"
    path.write_bytes("x (;CA[big5]CoPyright[z]AB[aa]AB[bb](;b[cc])(;B[dd] C[許\\]] y".encode("cp950"))
    goboard("convert", "--tidy", path, out)
    assert out.read_bytes() == ("(;CA[Big5]CP[z]AB[aa][bb]\n(;B[cc])\n(;B[dd]C[許\\]]))\n".encode("cp950"))
    goboard("convert", "--tidy", "--encoding", "utf-8", "--game", "1", path, out)
    assert out.read_bytes().decode("utf-8").startswith("(;CA[UTF-8]CP[z]AB[aa][bb]\n")


def test_a_fragment_that_is_rewritten_keeps_its_first_move(goboard: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "in.sgf", tmp_path / "out.sgf"
    path.write_bytes(b"B[pd];W[dp];B[pp];W[dd])")
    told = goboard("convert", "--tidy", path, out)
    assert "a semicolon is missing" in told.err
    assert out.read_bytes().replace(b"\n", b"") == b"(;B[pd]CA[UTF-8];W[dp];B[pp];W[dd])"


def test_records_of_servers_become_sgf(goboard: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "in.gib", tmp_path / "out.sgf"
    path.write_bytes(b"\\HS\n\\[GAMEBLACKNAME=Hana (3D)\\]\n\\GS\nSTO 0 2 1 3 15\n\\GE\n")
    assert goboard("convert", path, out).code == 0
    assert b"PB[Hana]BR[3D]" in out.read_bytes()
    assert b";B[dp]" in out.read_bytes()
    outcome = goboard("check", "--json", path)
    report = json.loads(outcome.out)[0]
    assert (report["format"], report["saves_unchanged"]) == ("gib", True)
    assert goboard("score", path).code != 2
    assert goboard("convert", path, path).code == 2


def test_unknown_encoding(goboard: Command, record: Writer, tmp_path: Path) -> None:
    outcome = goboard("convert", "--encoding", "klingon", record("(;)"), tmp_path / "out")
    assert (outcome.code, (tmp_path / "out").exists()) == (2, False)


@pytest.mark.parametrize("ending", [".gib", ".NGF", ".ugf", ".png", ".PDF"])
def test_other_formats_are_refused(goboard: Command, record: Writer, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"out{ending}"
    outcome = goboard("convert", record("(;)"), out)
    assert (outcome.code, out.exists()) == (2, False)
    assert ("goboard render" in outcome.err) == (ending in (".png", ".PDF"))


def test_permissions_and_links_are_kept(goboard: Command, record: Writer, tmp_path: Path) -> None:
    target, link = tmp_path / "target.sgf", tmp_path / "link.sgf"
    target.write_bytes(b"old")
    target.chmod(0o640)
    link.symlink_to(target)
    assert goboard("convert", record("(;SZ[9])"), link).code == 0
    assert link.is_symlink()
    assert target.read_bytes() == b"(;SZ[9])"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game.sgf", "link.sgf", "target.sgf"]


FULL = b"(;GM[1]SZ[9]PC[KGS]KTV[1.0]\n;B[ee]BL[60] C[mine\nAnn [3k\\]: hi] TR[aa](;W[cc]C[good])(;W[dd]C[bad];B[cc]))"


def test_chosen_kinds_are_removed_and_listed(goboard: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "in.sgf", tmp_path / "out.sgf"
    path.write_bytes(FULL)
    outcome = goboard("convert", path, out, "--remove", "times, server")
    assert out.read_bytes() == (b"(;GM[1]SZ[9]PC[KGS]\n;B[ee] C[mine] TR[aa](;W[cc]C[good])(;W[dd]C[bad];B[cc]))")
    assert (outcome.code, outcome.out) == (0, "")
    assert outcome.err.splitlines() == [
        f"{path}: Removed:",
        "  Times: 1",
        "  Servers and engines: KTV \u00d7 1, lines of chat \u00d7 1",
    ]
    outcome = goboard("convert", path, path, "--remove", "variations,comments,marks")
    assert path.read_bytes() == b"(;GM[1]SZ[9]PC[KGS]KTV[1.0]\n;B[ee]BL[60](;W[cc]))"
    assert outcome.err.splitlines()[1:] == [
        "  Comments: 3 comments",
        "  Marks: Triangle \u00d7 1",
        "  Variations: 1, with 2 moves",
    ]
    assert goboard("convert", path, path, "--remove", "comments").err == f"{path}: Nothing to remove.\n"


def test_ratings_are_removed(goboard: Command, record: Writer, tmp_path: Path) -> None:
    path, out = record("(;GM[1]SZ[9];B[ee]TE[1]HO[1](;W[cc]BM[2]C[x])(;W[dd]GB[1];B[cc]DO[]))"), tmp_path / "out.sgf"
    outcome = goboard("convert", path, out, "--remove", "ratings")
    assert out.read_bytes() == b"(;GM[1]SZ[9];B[ee](;W[cc]C[x])(;W[dd];B[cc]))"
    assert outcome.err.splitlines()[1:] == [
        "  Ratings: Good for Black \u00d7 1, Hotspot \u00d7 1, Good \u00d7 1, Bad \u00d7 1, Doubtful \u00d7 1"
    ]


def test_a_dry_run_lists_and_writes_nothing(goboard: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "in.sgf", tmp_path / "out.sgf"
    path.write_bytes(FULL)
    for arguments in ((path,), (path, out), (path, "--output", tmp_path / "new")):
        outcome = goboard("convert", *arguments, "--remove", "marks", "--dry-run")
        assert (outcome.code, outcome.err) == (0, "")
        assert outcome.out == f"{path}: Would be removed:\n  Marks: Triangle \u00d7 1\n"
    assert [(item.name, item.read_bytes()) for item in tmp_path.iterdir()] == [("in.sgf", FULL)]
    outcome = goboard("convert", tmp_path, "--remove", "marks", "--dry-run")
    assert outcome.err == "Files read: 1, with findings: 0, failed: 0.\n"


def test_only_the_chosen_game_is_cleaned(goboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "in.sgf"
    path.write_bytes(b"(;GM[1]C[a])(;GM[1]C[b]C[c])")
    outcome = goboard("convert", path, path, "--game", "2", "--remove", "comments")
    assert path.read_bytes() == b"(;GM[1])"
    assert "Comments: 2 comments" in outcome.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("--remove", "jokes"),
            "--remove: \u201cjokes\u201d is not known. These are: comments, marks, ratings, variations, times, server.",
        ),
        (("--remove", ""), "--remove: \u201c\u201d is not known."),
        (("--dry-run",), "--dry-run is for use with --remove."),
    ],
)
def test_what_cannot_be_removed_is_refused(
    goboard: Command, record: Writer, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    outcome = goboard("convert", record("(;)"), tmp_path / "out.sgf", *arguments)
    assert outcome.code == 2
    assert said in outcome.err
    assert not (tmp_path / "out.sgf").exists()


def test_places_that_cannot_be_written(goboard: Command, record: Writer, tmp_path: Path) -> None:
    path = record("(;)")
    assert "no such folder" in goboard("convert", path, tmp_path / "no" / "out").err
    outcome = goboard("convert", path, tmp_path)
    assert outcome.code == 2
    assert "This is a folder" in outcome.err


@pytest.mark.skipif(os.name == "nt", reason="there is no such device")
def test_full_disk_leaves_words(goboard: Command, record: Writer) -> None:
    outcome = goboard("convert", record("(;)"), "/dev/full")
    assert outcome.code == 2
    assert "cannot be written" in outcome.err


def test_standard_input_and_output(goboard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"(;SZ[9])")))
    outcome = goboard("convert", "-", "-")
    assert (outcome.code, outcome.out) == (0, "(;SZ[9])")


def test_many_at_once(record: Writer, tmp_path: Path) -> None:
    path = record("(;SZ[9]" + ";B[ee];W[]" * 500 + ")")
    out = tmp_path / "out.sgf"
    code = "import sys; from goboard_app.cli.main import run; sys.exit(run(sys.argv[1:]))"
    command = [sys.executable, "-c", code, "convert", str(path), str(out)]
    running = [subprocess.Popen(command, cwd=ROOT) for _ in range(4)]
    assert [one.wait() for one in running] == [0, 0, 0, 0]
    assert out.read_bytes() == path.read_bytes()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game.sgf", "out.sgf"]


def test_every_readable_record_stays_as_it_is(goboard: Command, shared: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    for path in sorted((shared / "sgf").glob("*.sgf")):
        if path.stat().st_size < 50_000 and goboard("convert", path, out).code != 2:
            assert out.read_bytes() == path.read_bytes(), path.name


def test_both_files_may_be_given_as_urls(goboard: Command, record: Writer, tmp_path: Path) -> None:
    path, out = Path(record("(;SZ[9];B[ee])")), tmp_path / "a copy.sgf"
    assert goboard("convert", path.as_uri(), out.as_uri()).code == 0
    assert out.read_bytes() == path.read_bytes()
