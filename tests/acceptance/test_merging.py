"""Merging a record into the one on the board: one step to undo, and a sentence about what became of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from goboard_app.record.sgf.writer import write_game
from tests.support.desk import Desk
from tests.support.waiting import wait_until

OWN = "(;GM[1]SZ[9]PB[Ann];B[cc]C[mine];W[gg])"
Merge = Callable[[str], str]


def text_of(desk: Desk) -> str:
    return write_game(desk.session.tree).decode().replace("\n(", "(")


def told(desk: Desk) -> str:
    strip = desk.parts.strip
    text = strip.sentence.text() if strip.isVisible() else ""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.fixture
def merge(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Merge:
    """A function that merges a file of this text by the menu, and returns the sentence in the strip."""
    path = tmp_path / "other.sgf"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))

    def act(text: str) -> str:
        path.write_text(text, encoding="utf-8")
        desk.menu("merge")
        wait_until(lambda: not desk.parts.merges.is_busy)
        return told(desk)

    return act


def test_a_record_becomes_part_of_the_one_on_the_board(desk: Desk, merge: Merge) -> None:
    desk.open(OWN)
    desk.controller.step(1)
    here = desk.session.cursor
    said = merge("(;SZ[9]PB[Ann]PW[Ben]BR[3k];B[cc]C[yours](;W[gg];B[dd])(;W[ee]))")
    wanted = (
        "(;GM[1]SZ[9]PB[Ann]C[other.sgf: White: Ben; Black, Rank: 3k]"
        ";B[cc]C[game.sgf: mine\n\nother.sgf: yours](;W[gg];B[dd])(;W[ee]))"
    )
    assert text_of(desk).replace("\n;", ";") == wanted
    assert said == "2 new move(s) from other.sgf. 2 move(s) were there already."
    assert desk.session.cursor is here
    assert desk.action("undo").text() == "Undo: merged record"
    desk.menu("undo")
    assert text_of(desk) == OWN
    desk.menu("redo")
    assert text_of(desk).replace("\n;", ";") == wanted


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("(;SZ[13];B[cc])", "other.sgf: The board is a different size, so the games cannot be merged."),
        ("(;SZ[9]HA[2];W[cc])", "other.sgf: The handicap is different, so the games cannot be merged."),
        ("(;SZ[9]AB[cc];W[dd])", "other.sgf: The game begins with other stones, so the games cannot be merged."),
        ("(;SZ[9]PB[Ann]GM[1];B[cc])", "The other game has nothing new."),
        ("", "empty"),
    ],
)
def test_a_record_that_adds_nothing_says_why(desk: Desk, merge: Merge, text: str, reason: str) -> None:
    desk.open(OWN)
    assert reason in merge(text)
    assert text_of(desk) == OWN
    assert not desk.action("undo").isEnabled()


def test_of_several_games_those_that_fit_are_merged(desk: Desk, merge: Merge) -> None:
    desk.open(OWN)
    said = merge("(;SZ[9]PB[Ann];B[dd]C[x])(;SZ[13])(;SZ[9]PB[Ann];B[dd]C[y])")
    assert said == (
        "1 new move(s) from 2 game(s). 1 move(s) were there already. "
        "other.sgf, game 2: The board is a different size, so the games cannot be merged."
    )
    assert ";B[dd]C[other.sgf, game 1: x\n\nother.sgf, game 3: y]" in text_of(desk)


def test_an_edit_while_games_are_compared_is_kept(desk: Desk, merge: Merge, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(OWN)
    flow = desk.parts.merges
    started = flow._merge
    edits: list[str] = []

    def edited() -> None:
        started()
        if not edits:
            edits.append("pass")
            desk.menu("insert_pass")

    monkeypatch.setattr(flow, "_merge", edited)
    merge("(;SZ[9]PB[Ann];B[dd])")
    assert text_of(desk).replace("\n;", ";") == "(;GM[1]SZ[9]PB[Ann](;B[];B[cc]C[mine];W[gg])(;B[dd]))"


def test_another_game_on_the_board_ends_it(desk: Desk, merge: Merge, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(OWN)
    flow = desk.parts.merges
    started = flow._merge

    def replaced() -> None:
        started()
        desk.open("(;GM[1]SZ[9];B[aa])")

    monkeypatch.setattr(flow, "_merge", replaced)
    merge("(;SZ[9]PB[Ann];B[dd])")
    assert text_of(desk) == "(;GM[1]SZ[9];B[aa])"


def test_a_running_game_takes_no_record(desk: Desk) -> None:
    assert not desk.action("merge").isEnabled()


def test_escape_ends_the_reading(desk: Desk, merge: Merge, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(OWN)
    flow = desk.parts.merges
    started = flow._merge

    def escaped() -> None:
        started()
        desk.key(Qt.Key.Key_Escape)

    monkeypatch.setattr(flow, "_merge", escaped)
    merge("(;SZ[9]PB[Ann];B[dd])")
    assert text_of(desk) == OWN
