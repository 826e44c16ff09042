"""Cleaning a record: each kind goes as a whole, all else keeps its characters, and undo gives the old bytes."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.lessons.convention import at_once
from goboard_app.record.cleaning import ContentKind, Contents, LineKind, cleaning, find_contents, kind_of
from goboard_app.record.edits import Edit
from goboard_app.record.property_table import TABLE, PropertyGroup
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record

Kind = ContentKind
RICH = (
    b"(;GM[1]SZ[9]PB[Ann]GC[about]MULTIGOGM[1]TB[aa]GBCG[3]\r\n  TM[60] C[one\r\ntwo]\n"
    b" ;B[aa] BL[59.5]OB[3] TR[bb][cc] N[name]GB[1]\n (;W[bb]WL[58]C[good]LB[cc:x];B[cc]VW[aa:cc])"
    b"(;W[dd]C[bad](;B[ee])(;B[ff]KTV[1.0])))"
)


def cleaned(data: bytes, *kinds: Kind, keeps: Iterable[int] = ()) -> bytes:
    """Return the file without these kinds; `keeps` leads along the line to keep, from the root."""
    record = read_sgf(data)
    edit = made(record, kinds, keeps)
    if edit is not None:
        edit.apply(record.games[0])
    return write_record(record)


def made(record: Record, kinds: Collection[Kind], keeps: Iterable[int] = ()) -> Edit | None:
    tree = record.games[0]
    line = [tree.root]
    for index in keeps:
        line.append(line[-1].children[index])
    while line[-1].children:
        line.append(line[-1].children[0])
    return at_once(cleaning(tree, kinds, line))


@pytest.mark.parametrize(
    ("kind", "gone"),
    [
        (Kind.COMMENTS, (b" C[one\r\ntwo]", b" N[name]", b"C[good]", b"C[bad]")),
        (Kind.MARKS, (b" TR[bb][cc]", b"LB[cc:x]", b"VW[aa:cc]")),
        (Kind.RATINGS, (b"GB[1]",)),
        (Kind.TIMES, (b" BL[59.5]", b"OB[3]", b"WL[58]")),
        (Kind.SERVER, (b"MULTIGOGM[1]", b"KTV[1.0]")),
    ],
)
def test_a_kind_goes_and_every_other_byte_stays(kind: Kind, gone: tuple[bytes, ...]) -> None:
    wanted = RICH
    for part in gone:
        assert wanted.count(part) == 1
        wanted = wanted.replace(part, b"")
    assert cleaned(RICH, kind) == wanted


def test_the_main_line_or_another_one_is_kept() -> None:
    main = cleaned(RICH, Kind.VARIATIONS)
    assert main.split(b"\n ;B[aa]")[0] == RICH.split(b"\n ;B[aa]")[0]
    # The brackets around the move that stays are bytes of the file too.
    assert main.endswith(b"\n (;W[bb]WL[58]C[good]LB[cc:x];B[cc]VW[aa:cc]))")
    assert main.count(b";") == 4
    other = cleaned(RICH, Kind.VARIATIONS, keeps=(0, 1, 1))
    assert other.startswith(RICH.split(b"\n (;W[bb]")[0])
    assert other.endswith(b"(;W[dd]C[bad](;B[ff]KTV[1.0])))")
    assert other.count(b";") == 4


def test_a_record_without_the_kind_gives_no_edit() -> None:
    record = read_sgf(b"(;GM[1]SZ[9]PB[Ann]TB[aa];B[aa])")
    assert made(record, tuple(Kind)) is None


def test_the_kind_of_each_property_follows_from_the_table() -> None:
    groups = {
        PropertyGroup.COMMENT: Kind.COMMENTS,
        PropertyGroup.MARK: Kind.MARKS,
        PropertyGroup.JUDGEMENT: Kind.RATINGS,
        PropertyGroup.CLOCK: Kind.TIMES,
    }
    for row in TABLE:
        assert kind_of(row.ident) is groups.get(row.group)
    assert [kind_of(name) for name in ("KTV", "LZ", "KGSDE", "XX")] == [Kind.SERVER] * 4
    # What the program itself writes is never a server's.
    assert kind_of("GBCG") is kind_of("GBWT") is kind_of("GBRS") is None


def contents(data: bytes) -> Contents:
    tree = read_sgf(data).games[0]
    return at_once(find_contents(tree, tree.main_line()))


def test_all_that_can_be_removed_is_counted() -> None:
    found = contents(RICH)
    assert found.of(Kind.COMMENTS) == (("C", 3), ("N", 1))
    assert found.of(Kind.MARKS) == (("TR", 2), ("VW", 1), ("LB", 1))
    assert found.of(Kind.TIMES) == (("BL", 1), ("WL", 1), ("OB", 1))
    assert found.of(Kind.SERVER) == (("KTV", 1), ("MULTIGOGM", 1))
    assert (found.variations, found.nodes) == (2, 3)
    assert all(found.has(kind) for kind in Kind)
    assert not any(contents(b"(;GM[1];B[aa])").has(kind) for kind in Kind)
    both = found.together(contents(b"(;GM[1]PC[KGS]C[Ann [3k\\]: hi];B[aa]AA[x]TR[aa])"))
    assert both.of(Kind.SERVER) == (("AA", 1), ("KTV", 1), ("MULTIGOGM", 1))
    assert both.of(Kind.MARKS)[0] == ("TR", 3)
    assert both.lines == ((LineKind.CHAT, 1),)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("A nice move.\nAnn [3k\\]: hi\nLook at D4.", "A nice move.\nLook at D4."),
        ("gunnar [?\\]: yes\npapateux [7k?\\]: no\n", None),
        ("Ann[ 3d*\\]: hi\r\nmine\r\n", "mine\r\n"),
        ("mine\\: one\\\nAnn [3k\\]: hi", "mine\\: one\\\nAnn [3k\\]: hi"),
        ("mine\nAnn [-\\]: hi", "mine"),
        ("\u3164Estimated point loss: 0.3\n\u200bAt top move D4 (B+1.0)", None),
        ("Move 5: B D4\nScore: B+2.3\nWin rate: B 61.2%", "Move 5: B D4"),
        ("Black winrate: 54.3% (+1.2%)\n(KataGo 1.4 / 1.2k playouts) komi:7.5\nmine", "mine"),
        ("胜率：54.3%\n好", "好"),
        ("Black's winrate: 54.3% (-1.2%)\n(Leela Zero / 900 playouts)\n\nmine", "\nmine"),
        (
            "Predicted top move was D4 (W+1.3).\nPV: BD4 Q16 pass\nMove was #4 according to policy  (9.58%).\n"
            "Top policy move was Q4 (10.5%).\nmine",
            "mine",
        ),
    ],
)
def test_lines_of_servers_and_engines_go_from_comments(before: str, after: str | None) -> None:
    head = "(;GM[1]CA[UTF-8]PC[The KGS Go Server at http://www.gokgs.com/];B[aa]"
    data = f"{head} C[{before}] TR[aa])".encode()
    wanted = data if after == before else f"{head} C[{after}] TR[aa])".encode()
    if after is None:
        wanted = f"{head} TR[aa])".encode()
    assert cleaned(data, Kind.SERVER) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "Black: a good move [3k\\]: really",
        "This is 3d: see [2\\]: below",
        "The score: B+2.3 or so",
        "Score: even",
        "Win rates are high",
        "PV stands for principal variation",
        "See D4 (B+1.0)",
        "Question [unclear\\]: why?",
        "black win rate: 40% after this; I prefer A",
        "(see game 3 / 12 visits)",
        "Score: B+2.5",
        "Estimated point loss: 3 points at least, I think",
        "At top move D4 (B+1.0) I would play elsewhere (as he did)",
        "Top policy move was no good here",
        "PV: BD4 is what I expected",
    ],
)
@pytest.mark.parametrize("head", ["", "PC[The KGS Go Server at http://www.gokgs.com/]"])
def test_lines_of_people_stay(head: str, text: str) -> None:
    data = f"(;GM[1]{head};B[aa]C[{text}])".encode()
    assert cleaned(data, Kind.SERVER) == data


CHAT = "Lee [9p\\]: resigned here because the corner died.\nNote [3k\\]: this is my own thought"


@pytest.mark.parametrize(
    ("head", "is_chat"),
    [
        ("", False),
        ("PB[Lee]PW[Note]PC[Seoul]AP[CGoban:3]", False),
        ("PC[Paris, IGSOFT]", False),
        ("PC[The Kiseido Go Server (KGS) at http://kgs.kiseido.com/]", True),
        ("PlaCe[IGS:  igs.joyjoy.net 6969]", True),
        ("AP[NNGS:1.1.18]", True),
    ],
)
def test_messages_count_as_chat_only_in_the_records_of_servers(head: str, is_chat: bool) -> None:
    data = f"(;GM[1]{head};B[aa]C[{CHAT}])".encode()
    assert cleaned(data, Kind.SERVER) == (f"(;GM[1]{head};B[aa])".encode() if is_chat else data)
    assert contents(data).lines == (((LineKind.CHAT, 2),) if is_chat else ())


def test_long_lines_are_looked_at_in_linear_time() -> None:
    lines = ["(a /" + " " * 100_000, "Win rate:" + " " * 100_000, "(" + "/ 1" * 100_000, "PV: B" + "D4 " * 100_000]
    data = ("(;GM[1]C[Win rate: 50%\n" + "x\n".join(lines) + "x])").encode()
    begin = time.process_time()
    assert contents(data).lines == ((LineKind.ANALYSIS, 1),)
    assert time.process_time() - begin < 2


def test_an_unescaped_bracket_in_a_kept_line_is_written_so_that_it_is_read() -> None:
    data = b"(;GM[1]PC[KGS];B[aa]C[look [here] now\nAnn [3k]: hi];W[bb])"
    written = cleaned(data, Kind.SERVER)
    (tree,) = read_sgf(written).games
    node = tree.root.children[0]
    assert node.text("C") == "look [here] now"
    assert node.children[0].text("W") == "bb"


# Any record, any white space

GAPS = st.sampled_from(["", "", " ", "\n", "\r\n  ", "\t"])
NAMES = ["B", "C", "N", "TR", "LB", "BL", "OW", "KTV", "XY", "AddBlack", "PB", "GB", "TB", "SBKV", "Comment", "pb"]
VALUES = st.sampled_from(["", "aa", "bb:x", "a\\]b", "two\nlines", "c\\\\", "Ann [3k\\]: hi", "x\\\ny"])
WORDS = st.lists(
    st.tuples(GAPS, st.sampled_from(NAMES), st.lists(st.tuples(GAPS, VALUES), min_size=1, max_size=3)),
    max_size=5,
    unique_by=lambda word: Property(word[1], ()).name,
)
NODES = st.lists(WORDS, min_size=1, max_size=4)
Word = tuple[str, str, list[tuple[str, str]]]
CHOSEN = st.sets(st.sampled_from([Kind.COMMENTS, Kind.MARKS, Kind.TIMES]))


def written(nodes: list[list[Word]], kinds: Collection[Kind]) -> bytes:
    """Return a file of these nodes, one after the other, without the properties of these kinds."""
    text = "".join(
        "\n;"
        + "".join(
            f"{gap}{name}" + "".join(f"{inner}[{raw}]" for inner, raw in values)
            for gap, name, values in words
            if kind_of(Property(name, ()).name) not in kinds
        )
        for words in nodes
    )
    return f"(;GM[1]CA[UTF-8]{text} )".encode()


@given(NODES, CHOSEN)
def test_all_that_was_not_chosen_keeps_its_bytes(nodes: list[list[Word]], kinds: set[Kind]) -> None:
    assert cleaned(written(nodes, ()), *kinds) == written(nodes, kinds)


@given(NODES, st.lists(st.integers(0, 3), max_size=6), st.sets(st.sampled_from(Kind)))
def test_undo_gives_the_old_bytes_and_nothing_else_is_lost(
    nodes: list[list[Word]], forks: list[int], kinds: set[Kind]
) -> None:
    # The same nodes as branches, some below the root and some below one another.
    data = written(nodes, ())
    body = data.partition(b"CA[UTF-8]")[2].rsplit(b" )", 1)[0]
    branches = b"".join(b"(" + body + b"(;TE[1])(;BM[1])" * (fork % 2) + b")" for fork in forks)
    data = b"(;GM[1]CA[UTF-8]" + branches + b")"
    record = read_sgf(data)
    tree = record.games[0]
    before = [node.properties for node in tree.walk()]
    edit = made(record, kinds)
    if edit is None:
        return
    main = tree.main_line() if Kind.VARIATIONS in kinds else list(tree.walk())
    kept = [[item for item in node.properties if kind_of(item.name) not in kinds] for node in main]
    back = edit.apply(tree)
    found = read_sgf(write_record(record)).games[0]
    for was, node in zip(kept, found.walk(), strict=True):
        if Kind.SERVER in kinds:
            was = [item for item in was if item.name != "C"]
            assert [item for item in node.properties if item.name != "C"] == was
        else:
            assert list(node.properties) == was
    back.apply(tree)
    assert [node.properties for node in tree.walk()] == before
    assert write_record(record) == data


def test_a_long_game_with_a_fork_at_each_move_is_cleaned_in_linear_time() -> None:
    moves = 4000
    data = b"(;GM[1]" + b"(;B[aa]C[x]" * moves + b"(;W[bb])(;W[cc]))" + b"(;B[bb]))" * (moves - 1) + b")"
    record = read_sgf(data)
    edit = made(record, (Kind.VARIATIONS, Kind.COMMENTS))
    assert edit is not None
    edit.apply(record.games[0]).apply(record.games[0])
    assert write_record(record) == data
