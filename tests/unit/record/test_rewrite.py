"""An edit of a node changes the intended value; every other character of it stays."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize
from goboard_app.record.edits import SetProperty, partners
from goboard_app.record.properties import changed_points, compressed_texts, point_text, points_of
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.encoding import encode
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.transform import Symmetry, swap_colors, turn

ROOT = b"""\
(;GM [1]
FF[4]
  SZ[9]\tPB [Hana]

PW[Tomas]
AB[aa:bc] [dd]
  [ee]
C[two
lines] KO[x][y]
; B [gg] C[a] )
"""
SIZE = BoardSize.square(9)


def written_after(data: bytes, ident: str, values: tuple[str, ...] | None, step: int = 0) -> bytes:
    record = read_sgf(data)
    tree = record.games[0]
    back = SetProperty(list(tree.walk())[step], ident, values).apply(tree)
    written = write_record(record)
    back.apply(tree)
    assert write_record(record) == data
    return written


EDITS: dict[str, tuple[int, str, tuple[str, ...] | None, bytes, bytes]] = {
    "a comment is changed": (0, "C", ("new",), b"C[two\nlines]", b"C[new]"),
    "a comment is added": (1, "N", ("new",), b" C[a]", b" C[a]N[new]"),
    "a property goes with the blanks before it": (0, "PB", None, b"\tPB [Hana]", b""),
    "the first property goes": (0, "GM", None, b"GM [1]", b""),
    "blanks before a value stay": (0, "PB", ("Ann",), b"PB [Hana]", b"PB [Ann]"),
    "a point is added to a list": (
        *(0, "AB", ("aa:bc", "dd", "ee", "ff")),
        *(b"  [ee]", b"  [ee][ff]"),
    ),
    "a point leaves a list": (0, "AB", ("aa:bc", "ee"), b" [dd]", b""),
    "the first value leaves a list": (0, "AB", ("dd", "ee"), b"AB[aa:bc] [dd]", b"AB [dd]"),
    "a rectangle is split": (
        *(0, "AB", ("aa", "ac:bc", "dd", "ee")),
        *(b"[aa:bc] [dd]", b"[aa][ac:bc] [dd]"),
    ),
    "an unknown property gets one value more": (0, "KO", ("x", "z", "y"), b"[x][y]", b"[x][z][y]"),
    "blanks before a move stay": (1, "B", ("hh",), b"; B [gg]", b"; B [hh]"),
}


@pytest.mark.parametrize(("step", "ident", "values", "old", "new"), EDITS.values(), ids=EDITS)
def test_nothing_else_in_an_edited_node_changes(
    step: int, ident: str, values: tuple[str, ...] | None, old: bytes, new: bytes
) -> None:
    assert ROOT.count(old) == 1
    assert written_after(ROOT, ident, values, step) == ROOT.replace(old, new)


def test_turning_a_game_leaves_its_layout_alone() -> None:
    record = read_sgf(ROOT)
    tree = record.games[0]
    turned = turn(tree, Symmetry.SIDEWAYS)
    assert turned is not None
    turned.apply(tree)
    swapped = swap_colors(tree)
    assert swapped is not None
    swapped.apply(tree)
    wanted = ROOT.replace(b"AB[aa:bc] [dd]\n  [ee]", b"AW[ha:ic] [fd]\n  [ee]")
    wanted = wanted.replace(b"PW[Tomas]", b"PB[Tomas]").replace(b"PB [Hana]", b"PW [Hana]")
    wanted = wanted.replace(b"; B [gg]", b"; W [cg]").replace(b"[y]\n", b"[y]PL[B]\n")
    assert write_record(record) == wanted


def test_repeated_properties_stay_two_where_only_a_point_comes() -> None:
    data = b"(;SZ[9] AB[aa] AddBlack[bb] AW[cc] AB[dd])"
    assert written_after(data, "AB", ("aa", "bb", "dd", "ee")) == data.replace(b"[dd]", b"[dd][ee]")
    assert written_after(data, "AB", ("aa", "dd")) == data.replace(b" AddBlack[bb]", b"")
    assert written_after(b"(;C[a] N[x] C[b])", "C", ("one",)) == b"(;C[one] N[x])"


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        # Nihon Ki-in and sina begin without a semicolon.
        (b"(PB[x]\n KO[7.5] ;B[aa])", b"(PB[x]\n KO[7.5]C[new] ;B[aa])"),
        (b"(;GM[1]\0 PB[x]\n - \n KO[7] ;B[aa])", b"(;GM[1]\0 PB[x]\n - \n KO[7]C[new] ;B[aa])"),
        (b"(;GM[1]\n PB[x] FOO;B[aa])", b"(;GM[1]\n PB[x] FOO[]C[new];B[aa])"),
        (b"(;GM[1]\n PC[a [b] c]\n KO[7];B[aa])", b"(;GM[1]\n PC[a [b\\] c]\n KO[7]C[new];B[aa])"),
    ],
)
def test_a_node_that_was_forgiven_keeps_its_readable_parts(data: bytes, wanted: bytes) -> None:
    assert written_after(data, "C", ("new",)) == wanted


def test_a_bare_word_stays_bare_while_it_is_last() -> None:
    data = b"(;GM[1]\n PB[x] FOO;B[aa])"
    assert written_after(data, "PB", ("y",)) == data.replace(b"[x]", b"[y]")


# Any record, any white space

GAPS = st.sampled_from(["", "", " ", "\n", "\r\n  ", "\t"])
NAMES = st.sampled_from(["AB", "AW", "C", "PB", "XY", "TR", "AddBlack", "LB", "KO", "b"])
VALUES = st.sampled_from(["aa", "bb:cd", "ee", "text", "\\]", "two\nlines", ""])
WORDS = st.lists(
    st.tuples(GAPS, NAMES, st.lists(st.tuples(GAPS, VALUES), min_size=1, max_size=5)),
    min_size=1,
    max_size=8,
)
Word = tuple[str, str, list[tuple[str, str]]]


def text_of_word(word: Word) -> str:
    gap, ident, values = word
    return gap + ident + "".join(f"{before}[{raw}]" for before, raw in values)


@given(WORDS, st.data())
def test_one_edit_changes_one_property_of_a_node(words: list[Word], data: st.DataObject) -> None:
    texts = [text_of_word(word) for word in words]
    before, after = "(;GM[1]\n;", "\n ;B[aa] )"
    file = before + "".join(texts) + after
    record = read_sgf(file.encode())
    tree = record.games[0]
    node = tree.root.children[0]
    assert len(node.properties) == len(words)
    name = Property(data.draw(NAMES), ()).name
    new = data.draw(st.one_of(st.none(), st.lists(VALUES, min_size=1, max_size=5).map(tuple)))
    back = SetProperty(node, name, new).apply(tree)
    written = write_record(record).decode()
    touched = [i for i, (_, ident, _) in enumerate(words) if Property(ident, ()).name == name]
    first, last = (touched[0], touched[-1] + 1) if touched else (len(words), len(words))
    head = before + "".join(texts[:first])
    tail = "".join(texts[last:]) + after
    assert written.startswith(head)
    assert written[len(head) :].endswith(tail)
    between = written[len(head) : len(written) - len(tail)]
    others = [texts[i] for i in range(first, last) if i not in touched]
    place = 0
    for text in others:
        assert text in between[place:]
        place = between.index(text, place) + len(text)
    again = read_sgf(written.encode()).games[0].root.children[0]
    assert again.get(name) == new
    back.apply(tree)
    assert write_record(record) == file.encode()


@given(st.lists(st.tuples(GAPS, VALUES), min_size=1, max_size=9), st.data())
def test_values_that_stay_keep_the_text_before_them(values: list[tuple[str, str]], data: st.DataObject) -> None:
    kept = data.draw(st.lists(st.booleans(), min_size=len(values), max_size=len(values)))
    left = [value for value, is_kept in zip(values, kept, strict=True) if is_kept]
    more = tuple(data.draw(st.lists(st.just("new"), max_size=2)))
    wanted = (*(raw for _, raw in left), *more)
    file = f"(;GM[1] XY{''.join(f'{gap}[{raw}]' for gap, raw in values)} C[x])"
    record = read_sgf(file.encode())
    tree = record.games[0]
    SetProperty(tree.root, "XY", wanted or None).apply(tree)
    written = write_record(record).decode()
    bare = {raw for _, raw in values}
    if len(bare) == len(values) and not more:
        # Without equal values it is certain which of them stayed.
        said = f" XY{''.join(f'{gap}[{raw}]' for gap, raw in left)}" if left else ""
        assert written == f"(;GM[1]{said} C[x])"
    assert read_sgf(written.encode()).games[0].root.get("XY") == (wanted or None)


@given(st.lists(st.integers(0, 5), max_size=12), st.lists(st.integers(0, 5), max_size=12))
def test_partners_are_the_same_and_in_order(old: list[int], new: list[int]) -> None:
    found = partners(old, new)
    assert all(new[number] == old[place] for number, place in found.items())
    places = [found[number] for number in sorted(found)]
    assert places == sorted(set(places))


# Lists of points

CORNERS = st.sampled_from([point_text(point) for point in SIZE])
RAWS = st.one_of(CORNERS, st.tuples(CORNERS, CORNERS).map(":".join), st.sampled_from(["", "zz", "a", " aa "]))


@given(st.lists(RAWS, max_size=8), st.sets(CORNERS, max_size=12), st.booleans())
def test_a_list_of_points_changes_no_more_than_it_must(values: list[str], wanted: set[str], adds: bool) -> None:
    there = points_of(values, SIZE)
    points = points_of(wanted, SIZE)
    after = there | points if adds else there - points
    found = changed_points(values, after, SIZE, compressed_texts)
    assert points_of(found, SIZE) == after
    kept = [raw for raw in values if raw.strip() and points_of((raw,), SIZE) <= after]
    assert [raw for raw in found if raw in kept][: len(kept)] == kept
    assert "zz" not in values or "zz" in found


def test_long_lists_are_compared_in_no_time_to_speak_of() -> None:
    old = ["aa"] * 50_000 + ["bb"]
    assert len(partners(old, ["cc", *old[1:]])) == 50_000


# Files from outside


def test_files_change_only_where_they_are_edited(
    corpus: list[tuple[Path, dict[str, Any]]],
) -> None:
    edited = 0
    for path, _ in corpus:
        if path.stat().st_size > 60_000 or path.suffix != ".sgf":
            continue
        with suppress(SgfError):
            edited += edited_places(path.read_bytes())
    assert edited > 500


def edited_places(data: bytes) -> int:
    """Return the number of nodes to which a property was added with no other change of the file's bytes."""
    record = read_sgf(data)
    if record.findings:
        # Damaged values may be rewritten, so that they are read back unchanged.
        return 0
    count = 0
    for tree in record.games[:3]:
        nodes = list(tree.walk())
        for node in nodes[:: max(1, len(nodes) // 3)]:
            assert node.source is not None
            assert tree.source is not None
            file, end = tree.source.file, node.source.end
            head, tail = file.encoded(0, end), file.encoded(end, len(file.text))
            if head + tail != data:
                continue
            back = SetProperty(node, "ZZGB", ("new",)).apply(tree)
            assert write_record(record) == head + encode("ZZGB[new]", record.encoding) + tail
            back.apply(tree)
            assert write_record(record) == data
            count += 1
    return count
