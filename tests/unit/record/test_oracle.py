"""Well-formed files must mean to us exactly what they mean to sgfmill."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from goboard_app.record.node import Node
from goboard_app.record.sgf.parser import read_sgf

# Files that sgfmill accepts and reads wrongly: it drops a first node without semicolon, and cuts
# identifiers in small letters to nothing.
ODD = frozenset({"r136_test_missing_semicolon.sgf", "g_id_lower.sgf"})

Plain = list[tuple[int, dict[str, list[bytes]]]]

IDENT = st.from_regex(r"[A-Z]{1,3}", fullmatch=True)
VALUE = st.text("ab:;()[ \n\\]", max_size=6).map(lambda t: t.replace("\\", "\\\\").replace("]", "\\]"))
NODE = st.dictionaries(IDENT, st.lists(VALUE, min_size=1, max_size=3), max_size=3).map(
    lambda items: ";" + "".join(k + "".join(f"[{v}]" for v in vs) for k, vs in items.items())
)
BRANCH = st.recursive(
    st.lists(NODE, min_size=1, max_size=4).map(lambda nodes: "(" + "\n".join(nodes) + ")"),
    lambda inner: st.builds(
        lambda nodes, branches: "(" + "".join(nodes) + " ".join(branches) + ")",
        st.lists(NODE, min_size=1, max_size=3),
        st.lists(inner, max_size=3),
    ),
    max_leaves=8,
)


def ours(data: bytes) -> list[Plain]:
    games = []
    for tree in read_sgf(data, "latin-1").games:
        plain: Plain = []
        depths: dict[Node, int] = {}
        for node in tree.walk():
            depths[node] = 0 if node.parent is None else depths[node.parent] + 1
            found: dict[str, list[bytes]] = {}
            for item in node.properties:
                found.setdefault(item.name, []).extend(v.encode("latin-1") for v in item.values)
            plain.append((depths[node], found))
        games.append(plain)
    return games


def theirs(data: bytes) -> list[Plain]:
    games = []
    for coarse in sgf_grammar.parse_sgf_collection(data):
        plain: Plain = []
        stack: list[tuple[int, Any]] = [(0, coarse)]
        while stack:
            depth, part = stack.pop()
            for properties in part.sequence:
                plain.append((depth, dict(properties)))
                depth += 1
            stack.extend((depth, child) for child in reversed(part.children))
        games.append(plain)
    return games


@settings(max_examples=200, deadline=None)
@given(st.lists(BRANCH, min_size=1, max_size=3).map("\n".join))
def test_generated_files_are_read_as_sgfmill_reads_them(text: str) -> None:
    assert ours(text.encode()) == theirs(text.encode())


def test_the_corpus_is_read_as_sgfmill_reads_it(
    corpus: list[tuple[Path, dict[str, Any]]],
) -> None:
    """Every file that sgfmill accepts, except for its known errors."""
    compared = 0
    for path, row in corpus:
        data = path.read_bytes()
        if len(data) > 200_000 or not row["holds_game"] or path.name in ODD:
            continue
        try:
            expected = theirs(data)
        except ValueError:
            continue
        compared += 1
        assert ours(data) == expected, path.name
    assert compared > 150
