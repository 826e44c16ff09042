"""Words are found in any text, ignoring case, accents and line breaks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.record.edits import RemoveNode, SetProperty
from goboard_app.record.node import Node
from goboard_app.record.search import (
    SEARCHED,
    NoteHit,
    NoteKind,
    TextHit,
    folded,
    found_in,
    search_notes,
    search_text,
)
from goboard_app.record.sgf.lexer import raw_text
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree

FILE = (
    "(;SZ[9]PB[Zoë Łoś]PW[Müller]EV[Spring Cup]GC[A quiet\ngame];B[ee]C[The first hane\\: B[aa\\]]"
    ";W[ef]N[Hane Variation](;B[de]C[no words])(;B[fe]C[two\\\nlines]LB[aa:hane]))"
    "(;PB[Ada]C[Hane, then HANE];B[ha])"
)


def games(text: str = FILE) -> tuple[GameTree, ...]:
    return read_sgf(text.encode(), "utf-8").games


def hits(trees: tuple[GameTree, ...], words: str) -> list[TextHit]:
    return [hit for portion in search_text(trees, words) for hit in portion.hits]


def told(words: str, text: str = FILE) -> list[str]:
    return [f"{hit.ident}:{hit.text[hit.start : hit.end]}" for hit in hits(games(text), words)]


def test_comments_and_names_are_found_in_all_games_and_marks_are_not() -> None:
    assert told("hane") == ["C:hane", "N:Hane", "C:Hane"]


def test_the_facts_about_games_are_found() -> None:
    assert told("spring cup") == ["EV:Spring Cup"]
    assert told("quiet game") == ["GC:quiet\ngame"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("zoe", "PB:Zoë"),
        ("LOS", "PB:Łoś"),
        ("muller", "PW:Müller"),
        ("  Müller ", "PW:Müller"),
        ("twolines", "C:twolines"),
        ("hane: b[aa]", "C:hane: B[aa]"),
    ],
)
def test_case_accents_and_escapes_make_no_difference(words: str, found: str) -> None:
    assert told(words) == [found]


@pytest.mark.parametrize("words", ["", "   ", "B[ee]", "aa:hane", "never said"])
def test_unwritten_text_is_not_found(words: str) -> None:
    assert told(words) == []


def test_a_hit_leads_to_its_node() -> None:
    trees = games()
    node = hits(trees, "two")[0].place.find()
    assert node is trees[0].root.children[0].children[0].children[1]


def test_a_node_that_is_gone_is_not_led_to() -> None:
    trees = games()
    before = hits(trees, "two")[0].place
    edit = RemoveNode(trees[0].root.children[0].children[0])
    inverse = edit.apply(trees[0])
    assert before.find() is None
    inverse.apply(trees[0])
    assert before.find() is not None


def test_new_text_is_found_and_deleted_text_is_not() -> None:
    trees = games()
    SetProperty(trees[1].root, "C", ("Now a Kosumi",)).apply(trees[1])
    assert [hit.text for hit in hits(trees, "kosumi")] == ["Now a Kosumi"]
    assert len(hits(trees, "hane")) == 2
    place = hits(trees, "kosumi")[0].place
    assert place.find() is trees[1].root
    RemoveNode(trees[1].root.children[0]).apply(trees[1])
    assert place.find() is trees[1].root


def test_a_node_taken_out_of_an_edited_game_is_gone() -> None:
    trees = games()
    node = trees[1].root.children[0]
    SetProperty(node, "C", ("Kosumi",)).apply(trees[1])
    place = hits(trees, "kosumi")[0].place
    RemoveNode(node).apply(trees[1])
    assert place.find() is None


def test_a_search_tells_its_progress() -> None:
    done = [portion.done for portion in search_text(games(), "hane")]
    assert done == sorted(done)
    assert done[-1] == 2


WORDS = st.text("aAäß ŁıéÅ\u0301が\n\\]:[;", max_size=12)


@given(WORDS, WORDS)
def test_found_words_keep_their_place(text: str, wanted: str) -> None:
    key = folded(wanted).strip()
    found = found_in(text, key) if key else None
    if found is not None:
        assert key in folded(text[found[0] : found[1]])
    elif key:
        assert key not in folded(text)


@given(st.lists(st.tuples(st.sampled_from(["C", "N", "LB", "B"]), WORDS), max_size=6), WORDS)
def test_the_file_and_its_nodes_give_the_same(said: list[tuple[str, str]], wanted: str) -> None:
    text = "(;SZ[9]" + "".join(f";{name}[{raw_text(words)}]" for name, words in said) + ")"
    tree = games(text)[0]
    fast = [(hit.place.find(), hit.ident, hit.start, hit.end) for hit in hits((tree,), wanted)]
    slow: list[tuple[Node | None, str, int, int]] = []
    key = folded(wanted).strip()
    for node in tree.walk():
        for name in sorted(SEARCHED):
            shown = node.text(name)
            found = found_in(shown, key) if shown is not None and key else None
            if found is not None:
                slow.append((node, name, *found))
    assert fast == slow


NOTES = (
    b"(;SZ[9]C[One];B[aa]TR[bb];W[cc]V[1]SBKV[50];B[dd]TE[1]LB[ee:Aji];W[ff]C[ ]Name[x]GB[1]"
    b"(;B[gg])(;B[hh]TB[aa]C[Two]))"
)


def notes(tree: GameTree, *kinds: NoteKind, words: str = "") -> list[tuple[str, set[str]]]:
    hits = [hit for portion in search_notes((tree,), kinds or tuple(NoteKind), words) for hit in portion.hits]
    assert all(isinstance(hit, NoteHit) for hit in hits)
    return [(hit.text.strip(), {kind.name for kind in hit.kinds}) for hit in hits if isinstance(hit, NoteHit)]


@pytest.mark.parametrize("is_edited", [False, True])
def test_notes_of_every_kind_are_found_in_a_file_and_in_an_edited_tree(is_edited: bool) -> None:
    tree = read_sgf(NOTES).games[0]
    if is_edited:
        SetProperty(tree.root, "GN", ("edited",)).apply(tree)
    assert notes(tree) == [
        ("One", {"COMMENT"}),
        ("", {"MARK"}),
        ("", {"MARK", "RATING"}),
        ("x", {"COMMENT", "RATING"}),
        ("Two", {"COMMENT", "MARK"}),
    ]
    assert len(notes(tree, NoteKind.RATING)) == 2
    assert [text for text, _ in notes(tree, NoteKind.MARK, words="two")] == ["Two"]
    # A label is found as well.
    assert notes(tree, words="aji") == [("", {"MARK", "RATING"})]


def test_notes_come_in_small_portions() -> None:
    tree = read_sgf(b"(;SZ[9]" + b";B[aa]C[x]" * 2000 + b")").games[0]
    sizes = [len(portion.hits) for portion in search_notes((tree,), tuple(NoteKind))]
    assert (sum(sizes), max(sizes)) == (2000, 100)
    # The nodes of the file are read without being made.
    assert not tree.root.made_children
