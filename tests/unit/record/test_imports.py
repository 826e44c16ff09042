"""Records of the servers open as imports: their facts, their moves, and the omissions."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goboard_app.go.board import Color
from goboard_app.record.game_info import info_of
from goboard_app.record.result import parse_result
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import FindingKind, SgfError
from goboard_app.record.sgf.encoding import ImportFormat
from goboard_app.record.sgf.imports import format_of, read_record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record

GIB = r"""\HS
\[GAMEBLACKNAME=Hana (3D)\]
\[GAMEWHITENAME=Tomas (10K)\]
\[GAMEDATE=2024- 3- 7-12-00-00\]
\[GAMEPLACE=Tygem [Baduk]\]
\[GAMEINFOMAIN=GBKIND:3,GTIME:1200-30-3,GRLT:1,ZIPSU:25,GONGJE:65,LINE:19\]
\HE
\GS
2 1 0
INI 0 1 3 &4
STO 0 2 2 15 3
STO 0 3 1 0 18
SKI 0 4
REM 0 5 odd
STO 0 6 1 99 3
\GE
"""
NGF = """League
19
White   5D*
Black 7DP
www.cyberoro.com
0
0
6
20110812 [09:31]
480
{result}
3
PMABBQEEQ
PMACWEEEE
PMADBAAAA
"""
UGF = """[Header]
Lang=SJIS
Title=棋聖戦
Size=9
Hdcp=2,0.50
Rule=JPN
CoordinateType=IGS
PlayerB=井山,3k,,
PlayerW=B,1d,,
Winner=W,2.50
[Data]
CC,B1,0,0
GG,B1,0,0
EA,W1,1,0
YA,B1,2,0
what
"""
REVIEW = """[Header]
Size=9
CoordinateType=IGS
[Data]
CC,B1,1,0
[ReviewNode]
NODE,1,0,0,0
NODE,2,1,3,3
VARIATION,
NODE,3,2,1,1
NODE,4,1,2,2
VARIATIONEND,
NODE,5,2,5,5
NODE,6,1,6,6
[ReviewComment]
.Comment,3
said [here]
.Comment,1
at the start
"""


def moves(record: Record) -> list[tuple[str, str]]:
    line = record.games[0].main_line()[1:]
    return [(p.ident, p.values[0]) for node in line for p in node.properties if p.ident in "BW"]


def test_gib_tells_players_komi_result_and_moves() -> None:
    record = read_record(GIB.encode())
    info = info_of(record.games[0])
    assert record.imported_from is ImportFormat.GIB
    assert (info.black_name, info.black_rank, info.white_rank) == ("Hana", "3D", "10K")
    assert (info.komi, info.result, info.date) == (Fraction(13, 2), "W+2.5", "2024-03-07")
    assert (info.time_limit, info.overtime, info.place) == (
        "1200",
        "3x30 byo-yomi",
        "Tygem [Baduk]",
    )
    assert moves(record) == [("W", "pd"), ("B", "as"), ("W", "")]


def test_gib_puts_the_third_handicap_stone_at_the_upper_left() -> None:
    root = read_record(GIB.encode()).games[0].root
    assert set(root.get("AB") or ()) == {"pd", "dp", "dd"}
    assert root.text("HA") == "3"


def test_lines_that_cannot_be_read_are_reported_with_their_place() -> None:
    findings = read_record(GIB.encode()).findings
    assert [(f.kind, f.line, f.detail) for f in findings] == [
        (FindingKind.UNREAD_LINE, 14, "REM 0 5 odd"),
        (FindingKind.UNREAD_LINE, 15, "STO 0 6 1 99 3"),
    ]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("黒中押し勝ち!", "B+R"),
        ("白5.5目勝ち!", "W+5.5"),
        ("232手完、黒2目半勝ち", "B+2.5"),
        ("白時間切れ勝ち！", "W+T"),
        ("흑 1.5집 승", "B+1.5"),
        ("White Win by Resign!", "W+R"),
        ("Black Win 6.5 >> White(50):Black(63)", "B+6.5"),
        ("White loses on time", "B+T"),
        ("Progressing!", None),
    ],
)
def test_ngf_results_in_words_of_many_languages(said: str, meant: str | None) -> None:
    record = read_record(NGF.replace("{result}", said).encode())
    assert info_of(record.games[0]).result == meant


def test_ngf_has_white_first_and_half_a_point_more_komi() -> None:
    record = read_record(NGF.encode("gb18030"))
    info = info_of(record.games[0])
    assert (info.white_name, info.white_rank, info.black_name) == ("White", "5D", "Black")
    assert (info.komi, info.date) == (Fraction(13, 2), "2011-08-12")
    assert moves(record) == [("B", "pd"), ("W", "dd"), ("B", "")]


def test_ngf_with_marked_facts() -> None:
    lines = ["战", "白 初段", "黑 五段", "", "", "2006-9-5", "9", "0", "0", "6", "211"]
    text = "\n".join(f"GI{line}" for line in lines)
    text += "\nPMABBCDDC\nGI1\nIDB[1] 黑中盘胜(note)[EndTxt]\nnonsense\n"
    record = read_record(text.encode("gb18030"), "gb18030")
    info = info_of(record.games[0])
    assert (info.event, info.date, info.result, info.size.columns) == ("战", "2006-09-05", "B+R", 9)
    assert record.games[0].root.children[0].text("C") == "黑中盘胜(note)"
    assert record.findings[-1].detail == "nonsense"


def test_ugf_counts_rows_from_below_and_sets_handicap() -> None:
    record = read_record(UGF.encode("cp932"))
    info = info_of(record.games[0])
    assert (record.encoding, info.black_name, info.game_name) == ("cp932", "井山", "棋聖戦")
    assert (info.rules, info.komi, info.result) == ("Japanese", Fraction(1, 2), "W+2.5")
    assert record.games[0].root.get("AB") == ("cg", "gc")
    assert moves(record) == [("W", "ei"), ("B", "")]
    assert record.findings[-1].detail == "what"


def test_a_review_keeps_its_variations_behind_the_game() -> None:
    tree = read_record(REVIEW.encode()).games[0]
    assert [node.text("W") for node in tree.root.children[0].children] == ["ee", "ai"]
    assert tree.root.children[0].children[1].text("C") == "said [here]"
    assert tree.root.text("C") == "at the start"
    assert len(tree.main_line()) == 4


@pytest.mark.parametrize("text", [GIB, NGF, UGF, REVIEW])
def test_an_import_is_written_as_sgf_in_utf8(text: str) -> None:
    record = read_record(text.encode(), "utf-8")
    again = read_sgf(write_record(record))
    assert record.data == b""
    assert not again.findings
    assert again.encoding == "utf-8"
    assert [n.properties for n in again.games[0].walk()] == [n.properties for n in record.games[0].walk()]


def test_sgf_is_never_taken_for_another_format() -> None:
    assert format_of(b"(;GM[1]C[\n[Header]\n])") is None
    assert read_record(b"(;GM[1]C[\n[Data]\n])").imported_from is None


def test_a_file_without_any_move_holds_no_game() -> None:
    with pytest.raises(SgfError):
        read_record(b"\\HS\r\n\\HE\r\n\\GS\r\n\\GE\r\n")


def test_a_pass_at_the_start_of_a_gib_is_blacks() -> None:
    record = read_record(b"\\HS\n\\GS\nINI 0 1 0\nSKI 0 2\nSTO 0 3 2 0 0\n")
    assert moves(record) == [("B", ""), ("W", "aa")]
    assert info_of(record.games[0]).size.columns == 19
    assert Color.BLACK.value == "B"


def gib(*headers: str) -> Record:
    head = "".join(f"\\[{header}\\]\n" for header in headers)
    return read_record(f"\\HS\n{head}\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 3 3\n\\GE\n".encode())


@pytest.mark.parametrize(
    ("header", "date"),
    [
        ("GAMEDATE=2012年11月22日 下午 6:3", "2012-11-22"),
        ("GAMEDATE=2012년 1월 2일", "2012-01-02"),
        ("GAMEDATE=2015- 8-29-22-56-58", "2015-08-29"),
        ("GAMETAG=S0,R0,D0,G65,W0,Z0,T10-3-600,C2012:11:22:18:3,I:a", "2012-11-22"),
    ],
)
def test_gib_dates_are_read_in_each_spelling(header: str, date: str) -> None:
    record = gib(header)
    assert info_of(record.games[0]).date == date
    assert record.findings == ()


@pytest.mark.parametrize(
    ("headers", "result"),
    [
        (("GAMERESULT=black 3.5 win",), "B+3.5"),
        (("GAMERESULT=white 4 points win",), "W+4"),
        (("GAMERESULT=白3目半胜",), "W+3.5"),
        (("GAMERESULT=黑胜3又3/4子",), "B+7.5"),
        (("GAMERESULT=백 불계승",), "W+R"),
        (("GAMERESULT=White wins by resign",), "W+R"),
        (("GAMERESULT=흑 ?.5 3집 승",), "흑 ?.5 3집 승"),
        (("GAMETAG=S0,W1,Z35,G65",), "W+3.5"),
        (("GAMEINFOMAIN=GRLT:1,ZIPSU:0", "GAMERESULT=white 2.5 win"), "W+2.5"),
        (("GAMEINFOMAIN=GRLT:255,ZIPSU:0",), None),
    ],
)
def test_gib_results_are_read_without_the_short_form(headers: tuple[str, ...], result: str | None) -> None:
    record = gib(*headers)
    assert info_of(record.games[0]).result == result
    assert record.findings == ()


def test_gib_facts_come_from_the_last_header_and_from_words() -> None:
    tagged = info_of(gib("GAMETAG=S0,G65,W255,Z0").games[0])
    worded = info_of(gib("GAMETIME=Time limit 20minute : 30 second countdown 3 time").games[0])
    assert tagged.komi == Fraction(13, 2)
    assert (worded.time_limit, worded.overtime) == ("1200", "3x30 byo-yomi")


def test_a_gib_date_that_another_header_replaces_is_reported() -> None:
    record = gib("GAMEDATE=odd", "GAMETAG=C2012:11:22:18:3")
    assert info_of(record.games[0]).date == "2012-11-22"
    assert [f.detail for f in record.findings] == ["\\[GAMEDATE=odd\\]"]


@pytest.mark.parametrize("header", ["GAMEINFOMAIN=GRLT:9,ZIPSU:0", "GAMETAG=S0,W9,Z0", "GAMEDATE=2020-2-31"])
def test_gib_facts_that_are_not_known_are_reported(header: str) -> None:
    record = gib("GAMEBLACKNAME=a", header)
    found = info_of(record.games[0])
    assert (found.result, found.date) == (None, "")
    assert [(f.kind, f.line) for f in record.findings] == [(FindingKind.UNREAD_LINE, 3)]


@pytest.mark.parametrize(
    "header", ["GAMEDATE=last spring", "GAMEDATE=2015-13-41", "GAMERESULT=adjourned", "GAMEGONGJE=six", "GAMETIME=long"]
)
def test_gib_headers_that_are_left_out_are_reported(header: str) -> None:
    found = gib("GAMEBLACKNAME=a", header).findings
    assert [(f.kind, f.line) for f in found] == [(FindingKind.UNREAD_LINE, 3)]
    assert header in found[0].detail


def test_ngf_facts_that_are_left_out_are_reported() -> None:
    text = NGF.format(result="nobody knows").replace("20110812 [09:31]", "last spring").replace("\n480\n", "\nlong\n")
    found = read_record(text.encode()).findings
    assert [(f.line, f.detail) for f in found] == [(9, "last spring"), (10, "long"), (11, "nobody knows")]


@pytest.mark.parametrize(
    ("said", "meant"), [("白3目半胜", "W+3.5"), ("黑胜3又3/4子", "B+7.5"), ("294수 흑0.5집승", "B+0.5")]
)
def test_ngf_margins_keep_their_fractions(said: str, meant: str) -> None:
    assert info_of(read_record(NGF.format(result=said).encode()).games[0]).result == meant


def test_ugf_facts_that_are_left_out_are_reported() -> None:
    text = UGF.replace("Size=9\n", "Size=9\nDate=spring\n").replace("Winner=W,2.50", "Winner=X").replace("what\n", "")
    found = read_record(text.encode("cp932")).findings
    assert [f.detail for f in found] == ["Date=spring", "Winner=X"]


def test_a_ugf_margin_with_a_comma_keeps_its_fraction() -> None:
    record = read_record(UGF.replace("W,2.50", "W,2,5").encode("cp932"))
    assert parse_result(info_of(record.games[0]).result or "").margin == Fraction(5, 2)
