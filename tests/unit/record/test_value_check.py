"""Values of the wrong kind: reported with their place, and never changed."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Pass, Point
from goboard_app.record.properties import MOST_VALUES, move_of, points_of
from goboard_app.record.sgf.check import bad_values, value_findings, value_portions
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record, write_tidy


@pytest.mark.parametrize(
    ("node", "bad"),
    [
        ("KM[6,5]", ["6,5"]),
        ("KM[6.5]HA[2]PL[B]MN[3]", []),
        ("KM[nan]", ["nan"]),
        ("HA[对子]", ["对子"]),
        ("PL[black]", ["black"]),
        ("AB[aa][zz][bb:cc][cc:bb][dd:zz]", ["zz", "dd:zz"]),
        ("AW[aa:]", ["aa:"]),
        ("B[tt]W[]", []),
        ("B[jj]W[D4]", ["jj", "D4"]),
        ("LB[aa:1][bb][zz:3]", ["bb", "zz:3"]),
        ("AR[aa:bb][aa][aa:zz]", ["aa", "aa:zz"]),
        ("DD[]VW[]TB[]TW[aa]", []),
        ("FG[1]DO[x]XX[anything]C[text]", []),
        ("Komi[x]", []),
        ("KoMi[x]", ["x"]),
    ],
)
def test_each_value_is_judged_alone(node: str, bad: list[str]) -> None:
    root = read_sgf(f"(;SZ[9]{node})".encode()).games[0].root
    assert [item.raw for item in bad_values(root, BoardSize.square(9))] == bad


def test_points_go_up_to_fifty_two_lines() -> None:
    tree = read_sgf(b"(;SZ[52];B[ZZ];W[aZ];B[tt]AB[aa:ZZ])").games[0]
    assert not value_findings([tree])
    assert value_findings(read_sgf(b"(;SZ[51];B[ZZ])").games)[0].detail == "B[ZZ]"


def test_a_pass_by_tt_needs_a_board_of_up_to_nineteen_lines() -> None:
    assert not value_findings(read_sgf(b"(;SZ[19];B[tt])").games)
    assert not value_findings(read_sgf(b"(;SZ[21];B[tt])").games)
    assert value_findings(read_sgf(b"(;SZ[19:5];B[us])").games)


def test_findings_have_line_column_and_game() -> None:
    data = b"(;SZ[9])\n(;SZ[9]\n;B[aa]\nPL[x]AB[aa][zz])"
    found = value_findings(read_sgf(data).games)
    assert [(f.kind, f.line, f.column, f.detail, f.game) for f in found] == [
        (FindingKind.BAD_VALUE, 4, 3, "PL[x]", 1),
        (FindingKind.BAD_VALUE, 4, 12, "AB[zz]", 1),
    ]


def test_a_bad_value_in_a_broken_node_is_reported_at_the_node() -> None:
    found = value_findings(read_sgf(b"(;SZ[9]\n;B[zz] --- KM[x])").games)
    assert [(f.line, f.column, f.detail) for f in found] == [(2, 1, "B[zz]"), (2, 1, "KM[x]")]


def test_bad_values_stay_as_they_are() -> None:
    data = b"(;SZ[9]KM[six]HA[x];B[zz]LB[aa])"
    record = read_sgf(data)
    value_findings(record.games)
    assert write_record(record) == data
    assert record.games[0].root.text("KM") == "six"


def test_findings_are_those_of_the_file_after_any_edit() -> None:
    record = read_sgf(b"(;SZ[9];B[zz];AB[yy])")
    node = record.games[0].root.children[0]
    node.set_properties(())
    assert [f.detail for f in value_findings(record.games)] == ["B[zz]", "AB[yy]"]


def test_portions_come_without_making_a_node() -> None:
    record = read_sgf(b"(;SZ[9]" + b";B[aa];W[zz]\r\n" * 500 + b"TR[xx])")
    portions = list(value_portions(record.games))
    assert len(portions) == 11
    assert sum(map(len, portions)) == 501
    assert (portions[-1][-1].line, portions[-1][-1].column) == (501, 3)
    assert record.games[0].root.unseen is not None


def test_lines_are_counted_across_games_and_portions() -> None:
    record = read_sgf(b"\n(;SZ[9];B[aa]\n" + b";B[bb]\n" * 150 + b";B[zz])\n\n(;SZ[9]\n;W[zz])")
    found = value_findings(record.games)
    assert [(f.line, f.column, f.game) for f in found] == [(153, 3, 0), (156, 3, 1)]


@pytest.mark.parametrize(("size", "raw"), [(18, "ss"), (13, "nn"), (9, "jj"), (21, "vv")])
def test_a_move_just_off_the_board_is_a_pass_and_reported(size: int, raw: str) -> None:
    data = f"(;SZ[{size}];B[aa];W[{raw}]C[x])".encode()
    record = read_sgf(data)
    tree = record.games[0]
    assert move_of(tree.main_line()[2], tree.size) == Pass(Color.WHITE)
    assert [(f.kind, f.column, f.detail) for f in value_findings(record.games)] == [
        (FindingKind.PASS_BEYOND, len(f"(;SZ[{size}];B[aa];W") + 1, f"W[{raw}]")
    ]
    assert write_record(record) == data
    assert b"W[]" in write_tidy(record.games)


@pytest.mark.parametrize("raw", ["tt", "jk", "kk", "ji"])
def test_other_points_off_the_board_are_no_such_pass(raw: str) -> None:
    findings = value_findings(read_sgf(f"(;SZ[9];B[{raw}])".encode()).games)
    assert [f.kind for f in findings] == ([] if raw == "tt" else [FindingKind.BAD_VALUE])


def test_of_a_list_without_end_only_the_first_values_are_read_and_all_are_kept() -> None:
    data = b"(;SZ[9]AB" + b"[aa]" * MOST_VALUES + b"[bb])"
    record = read_sgf(data)
    (found,) = value_findings(record.games)
    assert (found.kind, found.detail) == (FindingKind.TOO_MUCH, "AB")
    (tree,) = record.games
    assert points_of(tree.root.get("AB"), tree.size) == {Point(0, 0)}
    assert len(tree.root.get("AB") or ()) == MOST_VALUES + 1
    assert write_record(record) == data
