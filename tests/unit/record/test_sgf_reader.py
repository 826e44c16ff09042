from __future__ import annotations

import time

import pytest

from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import FindingKind as Kind
from goboard_app.record.sgf.diagnostics import SgfError, SgfErrorKind
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record


def outline(record: Record) -> list[str]:
    """Return each game with one letter group a node and canonical round brackets."""
    texts = []
    for tree in record.games:
        words: list[str] = []
        stack: list[object] = [tree.root]
        while stack:
            item = stack.pop()
            if isinstance(item, str):
                words.append(item)
                continue
            node = item
            is_branch = node.parent is not None and len(node.parent.children) > 1  # type: ignore[attr-defined]
            words.append("(;" if is_branch else ";")
            for p in node.properties:  # type: ignore[attr-defined]
                words.append(p.ident + "".join(f"[{v}]" for v in p.values))
            if is_branch:
                stack.append(")")
            stack.extend(reversed(node.children))  # type: ignore[attr-defined]
        texts.append("".join(words))
    return texts


# The bytes of the file, the values read, and the findings.
FORGIVEN = [
    (b"(;)", [";"], []),
    (b"(;", [";"], [Kind.MISSING_CLOSE]),
    (b"(;B[aa];W[bb]", [";B[aa];W[bb]"], [Kind.MISSING_CLOSE]),
    (b"(;B[aa](;W[bb](;B[cc]", [";B[aa];W[bb];B[cc]"], [Kind.MISSING_CLOSE]),
    (b"(;B[aa]C[cut of", [";B[aa]C[cut of]"], [Kind.UNCLOSED_VALUE, Kind.MISSING_CLOSE]),
    (b"(;B[aa]C[cut\\", [";B[aa]C[cut\\\\]"], [Kind.UNCLOSED_VALUE, Kind.MISSING_CLOSE]),
    (b"(;B[aa];W", [";B[aa];W"], [Kind.NO_VALUE, Kind.MISSING_CLOSE]),
    (b"(;B[aa]KO;W[bb])", [";B[aa]KO;W[bb]"], [Kind.NO_VALUE]),
    (b"(PB[x];B[aa])", [";PB[x];B[aa]"], [Kind.MISSING_SEMICOLON]),
    (b"(;B[aa](W[bb])(W[cc]))", [";B[aa](;W[bb])(;W[cc])"], [Kind.MISSING_SEMICOLON] * 2),
    (b"(;B[aa]()(;W[bb]))", [";B[aa];W[bb]"], [Kind.EMPTY_VARIATION]),
    (b"()(;B[aa])", [";B[aa]"], [Kind.TEXT_OUTSIDE_GAME]),
    (b"((;B[aa](;W[bb])(;W[cc])))", [";B[aa](;W[bb])(;W[cc])"], []),
    (b"(;N[x]((;B[aa])(;B[bb])))", [";N[x](;B[aa])(;B[bb])"], []),
    (b"((;B[aa])(;B[bb]))", [";B[aa]", ";B[bb]"], []),
    (b"(;B[aa](;W[bb]);W[cc])", [";B[aa](;W[bb])(;W[cc])"], [Kind.NODE_AFTER_VARIATION]),
    (b"(;B[aa];W[bb]))", [";B[aa];W[bb]"], [Kind.EXTRA_CLOSE]),
    (b";B[aa];W[bb]", [";B[aa];W[bb]"], [Kind.MISSING_OPEN, Kind.MISSING_CLOSE]),
    (b"B[aa];W[bb])", [";B[aa];W[bb]"], [Kind.MISSING_SEMICOLON, Kind.MISSING_OPEN]),
    (b"C[a;b]\n B[aa] ;W[bb])", [";C[a;b]B[aa];W[bb]"], [Kind.MISSING_SEMICOLON, Kind.MISSING_OPEN]),
    (b"B[aa])", [";B[aa]"], [Kind.MISSING_SEMICOLON, Kind.MISSING_OPEN]),
    (
        b"AB[aa:bb]AW[cc]",
        [";AB[aa:bb]AW[cc]"],
        [Kind.MISSING_SEMICOLON, Kind.MISSING_OPEN, Kind.MISSING_CLOSE],
    ),
    (
        b"Look: B[aa];W[bb])",
        [";B[aa];W[bb]"],
        [Kind.TEXT_OUTSIDE_GAME, Kind.MISSING_SEMICOLON, Kind.MISSING_OPEN],
    ),
    (b"aa];W[bb])", [";W[bb]"], [Kind.TEXT_OUTSIDE_GAME, Kind.MISSING_OPEN]),
    (b";B[aa](;W[bb])(;W[cc]))", [";B[aa](;W[bb])(;W[cc])"], [Kind.MISSING_OPEN]),
    (
        b"B[aa];W[bb]\n(;B[cc])(;B[dd]))",
        [";B[aa];W[bb](;B[cc])(;B[dd])"],
        [Kind.MISSING_SEMICOLON, Kind.MISSING_OPEN],
    ),
    (b";B[aa]\n(;GM[1];B[cc])", [";GM[1];B[cc]"], [Kind.TEXT_OUTSIDE_GAME]),
    (b"(;B[aa] --- ;W[bb])", [";B[aa];W[bb]"], [Kind.STRAY_TEXT]),
    (b"(;B[aa] // W[cc] ;W[bb])", [";B[aa]W[cc];W[bb]"], [Kind.STRAY_TEXT]),
    (b"(;[aa]B[bb])", [";B[bb]"], [Kind.STRAY_TEXT]),
    (b"(;B[bb] ] C[x])", [";B[bb]C[x]"], [Kind.STRAY_TEXT]),
    (b"(;B[aa]( stray ;W[bb]))", [";B[aa];W[bb]"], [Kind.STRAY_TEXT]),
    (b"(;b[aa];w[bb]c[x])", [";b[aa];w[bb]c[x]"], []),
    (b"(;CoPyright[x]Black[aa])", [";CoPyright[x]Black[aa]"], []),
    (b"(;X1[a]KEY_2[b])", [";X1[a]KEY_2[b]"], []),
    (b"(;AB [aa]\r\n [bb]\t[cc];\nB\n[dd])", [";AB[aa][bb][cc];B[dd]"], []),
    (b"(;B[aa])\0\0\0\x1a", [";B[aa]"], []),
    (b"(;\0B[aa])", [";B[aa]"], []),
    (b"(;SZ[0];B[aa])", [";SZ[0];B[aa]"], [Kind.BAD_SIZE]),
    (b"(;GM[2])", [";GM[2]"], [Kind.OTHER_GAME]),
    (b"(;GM[Go])", [";GM[Go]"], []),
    (b"a smiley (;-) and\n(;B[aa])", [";B[aa]"], [Kind.TEXT_OUTSIDE_GAME]),
    (b"a smiley :(;-\n(;B[aa])", [";B[aa]"], [Kind.TEXT_OUTSIDE_GAME]),
    (b"see (;there)\n(;B[aa])", [";B[aa]"], [Kind.TEXT_OUTSIDE_GAME]),
    (b"one\n(;B[aa])\ntwo\n(;B[bb])", [";B[aa]", ";B[bb]"], [Kind.TEXT_OUTSIDE_GAME] * 2),
]


@pytest.mark.parametrize(("data", "read", "told"), FORGIVEN)
def test_departures_are_accepted_reported_and_written_back(data: bytes, read: list[str], told: list[Kind]) -> None:
    record = read_sgf(data)
    assert outline(record) == read
    assert [finding.kind for finding in record.findings] == told
    assert write_record(record) == data


# A value whose closing bracket is a guess.
BRACKETS = [
    (b"(;US[Mats[3d]]C[see [1] and [2]];B[dd])", [";US[Mats[3d\\]]C[see [1\\] and [2\\]];B[dd]"]),
    (b"(;B[dd]C[smile :] haha];W[ee])", [";B[dd]C[smile :\\] haha];W[ee]"]),
    (b"(;C[a [1] [2] b];W[ee])", [";C[a [1\\] [2\\] b];W[ee]"]),
    (b"(;C[x] --- ;W[ee])", [";C[x];W[ee]"]),
    (b"(;B[dd] ] ;W[ee]C[x])", [";B[dd];W[ee]C[x]"]),
    (b"(;KT[a[0] b];W[ee])", [";KT[a[0\\] b];W[ee]"]),
]


@pytest.mark.parametrize(("data", "read"), BRACKETS)
def test_the_end_of_a_value_with_bare_brackets_is_guessed(data: bytes, read: list[str]) -> None:
    record = read_sgf(data)
    assert outline(record) == read
    assert write_record(record) == data


def test_a_long_text_with_brackets_before_a_move_is_read_in_reasonable_time() -> None:
    began = time.process_time()
    record = read_sgf(b"C[" * 30_000 + b" ;B[aa])")
    assert outline(record) == [";B[aa]"]
    assert time.process_time() - began < 3


def test_findings_give_line_column_and_game() -> None:
    record = read_sgf(b"(;GM[1])\r\n(;GM[1]\r\n;B[aa] ?? ;W[bb])")
    finding = record.findings[0]
    assert (finding.line, finding.column, finding.detail, finding.game) == (3, 8, "??", 1)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", SgfErrorKind.EMPTY),
        (b" \r\n\0\0", SgfErrorKind.EMPTY),
        (b"hello world (no game) [x]", SgfErrorKind.NO_GAME),
        (b"(see B[x] and (this))", SgfErrorKind.NO_GAME),
        (b"PB[nobody]", SgfErrorKind.NO_GAME),
        # Of two moves in one node the second would be lost.
        (b"B[aa]W[bb]", SgfErrorKind.NO_GAME),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", SgfErrorKind.BINARY),
        (b"\\HS\n\\[GAMEBLACKNAME=x\\]\n\\HE\n\\GS\nSTO 0 2 1 16 2\n", SgfErrorKind.OTHER_FORMAT),
        (b"Title\n19\nA\nB\nPMABBREER\nPMACWEEEE\n", SgfErrorKind.OTHER_FORMAT),
        (b"[Header]\nSize=19\n[Data]\n", SgfErrorKind.OTHER_FORMAT),
    ],
)
def test_files_without_a_game_are_refused_with_a_reason(data: bytes, kind: SgfErrorKind) -> None:
    with pytest.raises(SgfError) as caught:
        read_sgf(data)
    assert caught.value.kind is kind


def test_large_comments_and_crowded_nodes_are_read() -> None:
    many = b"".join(b"X%d[%d]" % (i, i) for i in range(2000))
    record = read_sgf(b"(;C[" + b"a\\]" * 350_000 + b"];" + many + b")")
    first, second = record.games[0].main_line()
    assert len(first.text("C") or "") == 700_000
    assert len(second.properties) == 2000


def test_a_flood_of_stray_brackets_takes_no_time() -> None:
    data = b"(;C[" + b"x] y [" * 5_000 + b"];B[aa])"
    assert read_sgf(data).games[0].node_count() == 2


def test_a_flood_of_smileys_takes_no_time() -> None:
    assert len(read_sgf(b"(;hm) " * 3_000 + b"(;B[aa])").games) == 1
