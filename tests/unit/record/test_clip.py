from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize
from goboard_app.record.clip import clip_bytes, clip_from, clip_of, clip_text
from goboard_app.record.compare import first_difference
from goboard_app.record.edits import Rehang
from goboard_app.record.node import Node
from goboard_app.record.sgf.diagnostics import SgfError
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


def test_a_clip_is_a_game_of_its_own_with_the_board_in_its_root() -> None:
    tree = read_sgf(b"(;GM[1]SZ[9:7]PB[Ann];B[aa](;W[bb]C[x\\]y])(;W[cc]))").games[0]
    text = clip_of(tree, tree.root.children[0])
    clip = read_sgf(text.encode()).games[0]
    assert clip.size == BoardSize(9, 7)
    assert not clip.root.has("PB")
    assert not clip.root.has("B")
    assert said(clip.root.children[0]) == said(tree.root.children[0])


def test_a_clip_of_the_root_is_the_whole_game() -> None:
    tree = read_sgf(b"(;SZ[9]GM[1]PB[Ann]AB[aa];W[bb])").games[0]
    clip = read_sgf(clip_of(tree, tree.root).encode()).games[0]
    assert clip.root.text("PB") == "Ann"
    assert clip.root.get("SZ") == ("9",)
    pasted = clip_from(clip_of(tree, tree.root).encode())
    assert pasted.left_out == ("PB",)
    assert [p.ident for p in pasted.nodes[0].properties] == ["AB"]
    assert pasted.nodes[0].children[0].text("W") == "bb"


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
