from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.record.clip import clip_bytes, clip_from, clip_of, clip_text
from goboard_app.record.compare import first_difference
from goboard_app.record.edits import Rehang
from goboard_app.record.node import Node
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree
from tests.unit.record.test_edits import FILES


def said(node: Node) -> list[tuple[int, list[tuple[str, tuple[str, ...]]]]]:
    depths = {node: 0}
    for step in GameTree(node).walk(node):
        if step is not node and step.parent is not None:
            depths[step] = depths[step.parent] + 1
    return [(d, [(p.ident, p.values or ("",)) for p in n.properties]) for n, d in depths.items()]


def test_a_clip_is_a_game_of_its_own_whose_root_names_board_and_game() -> None:
    tree = read_sgf(b"(;GM[1]SZ[9:7]PB[Ann]RU[AGA]RE[B+R]HA[2];B[aa](;W[bb]C[x\\]y])(;W[cc]))").games[0]
    text = clip_of(tree, tree.root.children[0])
    clip = read_sgf(text.encode()).games[0]
    assert clip.size == BoardSize(9, 7)
    assert (clip.root.text("PB"), clip.root.text("RU")) == ("Ann", "AGA")
    # The result and the handicap are those of the whole game.
    assert not any(clip.root.has(ident) for ident in ("B", "RE", "HA"))
    assert said(clip.root.children[0]) == said(tree.root.children[0])


def test_a_clip_from_the_middle_sets_up_the_position_before_it() -> None:
    tree = read_sgf(b"(;SZ[9];B[aa];W[ba];B[ii];W[ab];B[cc])").games[0]
    last = tree.main_line()[-1]
    clip = read_sgf(clip_of(tree, last).encode()).games[0]
    # The stone at aa was captured.
    found = [clip.root.get(ident) for ident in ("AB", "AW", "PL")]
    assert found == [("ii",), ("ba", "ab"), ("B",)]
    assert [node.text("B") for node in clip.main_line()] == [None, "cc"]
    first = read_sgf(clip_of(tree, tree.root.children[0]).encode()).games[0]
    assert not any(first.root.has(ident) for ident in ("AB", "AW", "PL"))


def test_information_below_the_root_comes_along_once() -> None:
    tree = read_sgf(b"(;SZ[9];PB[Ann]B[aa];W[bb](;B[cc]EV[Cup])(;B[dd]))").games[0]
    fork = tree.root.children[0].children[0]
    whole = read_sgf(clip_of(tree, fork.children[1]).encode()).games[0]
    assert (whole.root.text("PB"), whole.root.has("EV")) == ("Ann", False)
    part = read_sgf(clip_of(tree, fork.children[0]).encode()).games[0]
    assert not part.root.has("EV")
    assert part.root.children[0].text("EV") == "Cup"


def test_a_clip_of_the_root_is_the_whole_game() -> None:
    tree = read_sgf(b"(;SZ[9]GM[1]PB[Ann]AB[aa];W[bb])").games[0]
    clip = read_sgf(clip_of(tree, tree.root).encode()).games[0]
    assert clip.root.text("PB") == "Ann"
    assert clip.root.get("SZ") == ("9",)
    pasted = clip_from(clip_of(tree, tree.root).encode())
    assert pasted.left_out == ("PB",)
    assert pasted.setup == (Property("AB", ("aa",)),)
    assert pasted.start(BoardSize(9, 9)).at(Point(0, 0)) is Color.BLACK
    assert [node.text("W") for node in pasted.nodes] == ["bb"]


def test_several_variations_at_the_beginning_are_several_nodes() -> None:
    clip = clip_from(b"(;GM[1](;B[aa];W[bb])(;B[cc]))")
    assert [node.text("B") for node in clip.nodes] == ["aa", "cc"]
    assert clip.size is None
    assert clip_from(b"(;SZ[13]B[aa])").size == BoardSize(13, 13)


def test_games_are_counted_and_no_game_is_refused() -> None:
    assert clip_from(b"(;B[aa])(;B[bb])").game_count == 2
    with pytest.raises(SgfError):
        clip_from(b"Just some words.")
    with pytest.raises(SgfError):
        clip_from(b"  ")


def test_a_fragment_keeps_its_first_move_and_names_the_text_around_it() -> None:
    clip = clip_from(b"Joseki: B[pd];W[dp];B[pp];W[dd]) by Ann")
    (first,) = clip.nodes
    assert [node.text("B") or node.text("W") for node in GameTree(first).walk(first)] == ["pd", "dp", "pp", "dd"]
    assert clip.unread == ("Joseki:", "by Ann")
    assert clip_from(b"B[pd];W[dp]").unread == ()


def test_undecodable_bytes_survive_the_clipboard() -> None:
    record = read_sgf(b"(;GM[1]CA[UTF-8];B[aa]C[\xc3\xa9 \xc3\xa4\xff])", "utf-8")
    tree = record.games[0]
    text = clip_of(tree, tree.root.children[0])
    assert "\ufffd" in clip_text(text)
    assert clip_from(clip_bytes(text)).nodes[0].get("C") == tree.root.children[0].get("C")


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(FILES), st.sampled_from(FILES), st.integers(0, 2**32))
def test_a_pasted_subtree_saves_and_loads_equal(one: bytes, other: bytes, seed: int) -> None:
    rng = random.Random(seed)
    source, target = rng.choice(read_sgf(one).games), read_sgf(other)
    tree = rng.choice(target.games)
    node = rng.choice([n for n in source.walk() if n.parent is not None] or [source.root])
    clip = clip_from(clip_bytes(clip_of(source, node)))
    if node.parent is not None:
        assert [said(n) for n in clip.nodes] == [said(node)]
    parent = rng.choice(list(tree.walk()))
    if not clip.nodes:
        return
    inverse = Rehang(((parent, (*parent.children, *clip.nodes)),)).apply(tree)
    written = write_record(target, "utf-8")
    assert first_difference(read_sgf(written, "utf-8").games, target.games) is None
    inverse.apply(tree)
    assert write_record(target) == other
