from __future__ import annotations

import pytest

from goboard_app.go.board import Color
from goboard_app.go.position import Position
from goboard_app.record.clip import Clip, clip_from, clip_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game
from goboard_app.session.pasting import fits, info_left_out, paste, sets_up
from goboard_app.session.session import NOTHING, ActKind, GameSession

GAME = b"(;GM[1]SZ[9]RU[AGA]KM[5.5]PB[Ann]PW[Bo]RE[W+3];B[aa];W[ba];B[ii];W[ab];B[cc](;W[dd]C[here])(;W[ee]))"


def session_of(text: bytes) -> GameSession:
    return GameSession(read_sgf(text).games[0], is_live=False)


def copied(depth: int = 5) -> tuple[Clip, Position]:
    """Return the branch of the game at a depth, and the position before it."""
    session = session_of(GAME)
    node = session.tree.main_line()[depth]
    assert node.parent is not None
    before = session.position_at(node.parent)
    return clip_from(clip_of(session.tree, node, before).encode()), before


def pasted(target: GameSession, clip: Clip, brings_position: bool = True) -> str:
    """Paste below the cursor; check that it is undone to the bytes and done again."""
    before, cursor = write_game(target.tree), target.cursor
    act = paste(target, clip, brings_position=brings_position)
    assert act.edit is not None
    assert act.kind is ActKind.PASTE
    inverse = target.apply(act.edit)
    after = write_game(target.tree)
    again = target.apply(inverse)
    assert (write_game(target.tree), target.cursor) == (before, cursor)
    target.apply(again)
    assert write_game(target.tree) == after
    return after.decode().replace("\n", "")


@pytest.mark.parametrize("size", [b"9", b"19"])
def test_an_empty_game_takes_board_position_rules_and_names(size: bytes) -> None:
    clip, before = copied()
    target = session_of(b"(;GM[1]SZ[" + size + b"]RU[Japanese]KM[6.5]DT[2026-01-01]C[mine])")
    assert fits(target, clip)
    assert not info_left_out(target, clip)
    text = pasted(target, clip)
    root = target.tree.root
    assert [root.text(ident) for ident in ("SZ", "RU", "KM", "PB", "PW", "C")] == [
        *("9", "AGA", "5.5", "Ann", "Bo", "mine"),
    ]
    assert target.position_at(root).stones == before.stones
    assert target.position_at(root).to_move is Color.BLACK
    assert text.endswith("PL[B];B[cc](;W[dd]C[here])(;W[ee]))")
    assert target.cursor.text("B") == "cc"


def test_names_that_were_written_into_an_empty_game_stay() -> None:
    clip, _ = copied()
    target = session_of(b"(;SZ[9]PB[Cleo])")
    assert info_left_out(target, clip)
    pasted(target, clip)
    root = target.tree.root
    assert [root.text(ident) for ident in ("PB", "PW", "RU")] == ["Cleo", None, "AGA"]


def test_in_another_game_the_position_is_set_up_before_the_moves() -> None:
    clip, before = copied()
    target = session_of(b"(;SZ[9]PB[Ann]KM[5.5];B[ii];W[hh];B[ab])")
    target.go_to(target.tree.main_line_end())
    assert sets_up(target, clip)
    text = pasted(target, clip)
    assert ";B[ab];AW[ba][ab]AE[hh]PL[B];B[cc](;W[dd]" in text
    setup = target.cursor
    assert target.position_at(setup).stones == before.stones
    assert target.position_at(setup).to_move is before.to_move


def test_the_same_position_takes_plain_moves() -> None:
    clip, _ = copied()
    target = session_of(GAME)
    target.go_to(target.tree.main_line()[4])
    assert not sets_up(target, clip)
    assert not info_left_out(target, clip)
    text = pasted(target, clip)
    assert text.count("PL[") == text.count("AW[") == 0
    assert text.endswith("(;B[cc](;W[dd]C[here])(;W[ee])))")


def test_the_moves_alone_are_pasted_on_request() -> None:
    clip, _ = copied()
    target = session_of(b"(;SZ[9];B[hh])")
    target.go_to(target.tree.main_line_end())
    assert pasted(target, clip, brings_position=False) == "(;SZ[9];B[hh];B[cc](;W[dd]C[here])(;W[ee]))"


def test_moves_without_stones_before_them_are_a_sequence_for_any_board() -> None:
    target = session_of(b"(;SZ[9];B[hh])")
    target.go_to(target.tree.main_line_end())
    clip = clip_from(b"(;SZ[9]PL[W];W[aa])")
    assert not sets_up(target, clip)
    assert pasted(target, clip) == "(;SZ[9];B[hh];W[aa])"


def test_a_position_without_moves_becomes_one_node_with_its_words() -> None:
    target = session_of(b"(;SZ[9];B[hh])")
    target.go_to(target.tree.main_line_end())
    clip = clip_from(b"(;SZ[9]AB[aa]AW[bb]C[a shape])")
    assert pasted(target, clip) == "(;SZ[9];B[hh];AB[aa]AW[bb]AE[hh]PL[B]C[a shape])"
    bare = session_of(b"(;SZ[9];B[hh])")
    assert pasted(bare, clip_from(b"(;AB[aa])")) == "(;SZ[9](;B[hh])(;AB[aa]))"


def test_another_board_is_refused_by_a_game_with_moves_alone() -> None:
    clip = clip_from(b"(;SZ[19];B[aa])")
    assert not fits(session_of(b"(;SZ[9];B[aa])"), clip)
    assert not fits(session_of(b"(;SZ[9]AB[aa])"), clip)
    assert fits(session_of(b"(;SZ[9])"), clip)
    assert paste(session_of(b"(;SZ[9])"), clip_from(b"(;SZ[9])")) is NOTHING
