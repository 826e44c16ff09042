"""Files named by `file:` URLs on the command line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goboard_app.app.files.address import local_path
from goboard_app.app.instance import HandoverResult, Instance


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("file:///home/ann/game.sgf", "/home/ann/game.sgf"),
        ("file://localhost/home/ann/game.sgf", "/home/ann/game.sgf"),
        ("file:/home/ann/game.sgf", "/home/ann/game.sgf"),
        ("FILE:///tmp/a%20b%23c%25.sgf", "/tmp/a b#c%.sgf"),
        ("file:///tmp/%E5%9B%B2%E7%A2%81.sgf", "/tmp/囲碁.sgf"),
        ("file:///tmp/囲碁.sgf", "/tmp/囲碁.sgf"),
        ("/tmp/game%20.sgf", "/tmp/game%20.sgf"),
        ("game.sgf", "game.sgf"),
        # The file of another computer, and a name that only looks like a URL.
        ("file://server/game.sgf", "file://server/game.sgf"),
        ("file:game.sgf", "file:game.sgf"),
        ("https://example.org/game.sgf", "https://example.org/game.sgf"),
    ],
)
def test_a_url_of_a_file_names_its_path(text: str, path: str) -> None:
    assert local_path(text) == path


@pytest.mark.skipif(os.name == "nt", reason="no file may be named so there")
def test_a_file_with_such_a_name_is_meant_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file:").mkdir()
    Path("file:/game.sgf").write_text("(;SZ[9])")
    assert local_path("file:/game.sgf") == "file:/game.sgf"


def test_a_window_gets_the_path_of_a_url(tmp_path: Path) -> None:
    game = tmp_path / "a game.sgf"
    outcome, paths = Instance(tmp_path / "data", "a program", is_apart=True).hand_over([game.as_uri()])
    assert (outcome, paths) == (HandoverResult.NOT_ASKED, [game])
