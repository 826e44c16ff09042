"""Findings belong to nodes; a rewritten copy has nothing left to forgive."""

import pytest

from goboard_app.record.sgf.check import node_of
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_tidy

BROKEN = [
    b"(;SZ[9]PB[One];B[ee];W[cc",
    b"(;SZ[9]PB[One]B[ee]C[a [bracket] inside];W[cc]",
    b"Hello (SZ[9]PB[One];B[ee](;W[cc])()B[dd] C;W[dd]))) bye",
    b"(;SZ[9]PB[One];B[ee](;W[cc]);B[dd])",
    b"((;SZ[9];B[aa])(;SZ[9];B[bb]))",
    b";SZ[9];B[aa]",
    b"(;SZ[9]C[one]GN[x]C[two])",
    "(;SZ[9]PB[Tomás and Zoë];B[ee]".encode("latin-1"),
    "(;SZ[9]PB[Tomás and Zoë];B[ee]".encode("utf-16"),
]


@pytest.mark.parametrize("data", BROKEN)
def test_a_repaired_copy_needs_no_more_repair(data: bytes) -> None:
    record = read_sgf(data)
    again = read_sgf(write_tidy(record.games))
    assert again.findings == ()
    assert len(again.games) == len(record.games)
    for ours, theirs in zip(record.games, again.games, strict=True):
        assert ours.node_count() == theirs.node_count()
        for a, b in zip(ours.walk(), theirs.walk(), strict=True):
            assert [a.get(p.name) or ("",) for p in a.properties] == [b.get(p.name) for p in a.properties]


def test_bytes_that_mean_nothing_are_kept() -> None:
    assert b"\xff\xfe" in write_tidy(read_sgf(b"(;SZ[9]CA[UTF-8]PB[\xff\xfe \xc3\xa9\xc3\xa9").games)


def test_facts_stay_as_they_are_written() -> None:
    assert b"KM[six]" in write_tidy(read_sgf(b"(;SZ[9]KM[six]").games)


def test_a_deep_record_is_repaired_without_recursion() -> None:
    assert write_tidy(read_sgf(b"(;B[aa]" * 20_000).games).count(b";B[aa]") == 20_000


@pytest.mark.parametrize(
    ("data", "kind", "says"),
    [
        (b"(;SZ[9];B[ee];W[cc]C[a\n[x] b];B[dd])", FindingKind.UNESCAPED_BRACKET, "W"),
        (b"(;SZ[9]\r\n;B[ee]\r\n%%;W[cc])", FindingKind.STRAY_TEXT, "B"),
        (b"(;SZ[9];B[ee];W[cc]\n", FindingKind.MISSING_CLOSE, "W"),
        (b"(;SZ[9];B[ee](;W[cc])(;W[dd];B[ff](;W[gg]))()", FindingKind.EMPTY_VARIATION, "W"),
        (b"\n(;SZ[99];B[ee])", FindingKind.BAD_SIZE, "SZ"),
    ],
)
def test_a_finding_belongs_to_the_node_it_is_in(data: bytes, kind: FindingKind, says: str) -> None:
    record = read_sgf(data)
    finding = next(f for f in record.findings if f.kind is kind)
    node = node_of(finding, record.games[0])
    assert node is not None
    assert node.properties[0].ident == says


def test_a_finding_in_a_later_game_belongs_to_that_game() -> None:
    record = read_sgf(b"(;SZ[9];B[aa])\n(;SZ[9];B[bb];W[cc]C[a [x] b];B[dd])")
    finding = record.findings[0]
    assert finding.game == 1
    node = node_of(finding, record.games[1])
    assert node is record.games[1].root.children[0].children[0]
