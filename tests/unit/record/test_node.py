from __future__ import annotations

from collections.abc import Sequence

import pytest

from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property, canonical_ident
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.source import FileNodes


@pytest.mark.parametrize(
    ("ident", "name"),
    [
        ("B", "B"),
        ("Black", "B"),
        ("CoPyright", "CP"),
        ("PlayerWhite", "PW"),
        ("AddBlack", "AB"),
        ("b", "B"),
        ("pb", "PB"),
        ("KEY_2", "KEY_2"),
        ("MULTIGOGM", "MULTIGOGM"),
    ],
)
def test_identifiers_are_found_by_their_short_upper_case_name(ident: str, name: str) -> None:
    assert canonical_ident(ident) == name


def test_repeated_properties_are_read_as_one() -> None:
    node = Node((Property("AB", ("dd",)), Property("PB", ("x",)), Property("AddBlack", ("pp",))))
    assert node.get("AB") == ("dd", "pp")


def test_absent_property_is_none_and_not_empty() -> None:
    node = Node((Property("KO", ()),))
    assert node.get("KO") == ()
    assert node.has("KO")
    assert node.get("C") is None
    assert not node.has("C")


def test_text_resolves_escapes_and_soft_line_breaks() -> None:
    node = Node((Property("C", ("a\\]b\\\\c soft\\\nline\r\nhard",)),))
    assert node.text("C") == "a]b\\c softline\nhard"


def test_undecodable_bytes_are_shown_as_replacement_characters() -> None:
    assert Node((Property("C", ("bad \udcff",)),)).text("C") == "bad \ufffd"


def test_a_leaf_is_true_and_equal_to_itself_alone() -> None:
    first, second = Node(), Node()
    assert first
    assert first != second
    assert len({first, second}) == 2


def test_two_that_ask_at_once_come_to_the_same_children(monkeypatch: pytest.MonkeyPatch) -> None:
    root = read_sgf(b"(;SZ[9](;B[aa])(;B[bb]))").games[0].root
    meanwhile: list[Sequence[Node]] = []
    children_of = FileNodes.children_of

    def slowly(file: FileNodes, number: int) -> Sequence[int]:
        if not meanwhile:
            meanwhile.append(())
            # As another thread would, before the first one has its answer.
            meanwhile[0] = root.children
        return children_of(file, number)

    monkeypatch.setattr(FileNodes, "children_of", slowly)
    assert list(map(id, root.children)) == list(map(id, meanwhile[0]))
