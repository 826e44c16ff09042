"""The properties of a node as they are in the file: each row changes alone, and what cannot be written is named."""

from __future__ import annotations

import pytest

from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.editing.raw_properties import (
    RawDraft,
    RawFault,
    RawNote,
    RawRow,
    field_text,
    typed_raw,
    write_properties,
)
from goboard_app.session.session import NOTHING, ActKind
from tests.unit.session.test_editing import Review

# Odd spelling, white space, a private property, a repeated one and one without a value.
ODD = "(;GM[1]SZ[9]\r\n ; Black[cc]\tXY [private] [two]\r\nC[a\\]b] TR[aa]TR[bb] KO ;W[gg] YZ[ x ])"


def draft(review: Review, *steps: int) -> RawDraft:
    return RawDraft.of(review.stand(*steps))


def place(rows: RawDraft, ident: str) -> int:
    return next(number for number, row in enumerate(rows.rows) if row.ident == ident)


def test_each_value_is_a_row_as_in_the_file() -> None:
    rows = draft(Review(ODD.encode()), 0).rows
    assert rows == (
        RawRow("Black", "cc"),
        RawRow("XY", "private"),
        RawRow("XY", "two", begins=False),
        RawRow("C", "a\\]b"),
        RawRow("TR", "aa"),
        RawRow("TR", "bb"),
        RawRow("KO", "", is_bare=True),
    )


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ("[two]", "[2]", lambda d: d.with_raw(2, "2")),
        ("XY [private] [two]", "XYZ [private] [two]", lambda d: d.with_ident(2, "XYZ")),
        (" [two]", "", lambda d: d.without(2)),
        ("XY [private] [two]", "XY [two]", lambda d: d.without(1)),
        ("\tXY [private] [two]", "", lambda d: d.without(1).without(1)),
        ("TR[bb]", "TR[bb][cc]", lambda d: d.with_value(5).with_raw(6, "cc")),
        (" KO", " KO[1]", lambda d: d.with_raw(6, "1")),
        ("Black[cc]", "Black[ee]", lambda d: d.with_raw(0, "ee")),
        ("a\\]b", "a\\]c", lambda d: d.with_raw(3, "a\\]c")),
    ],
)
def test_a_change_leaves_every_other_character(old: str, new: str, change: object) -> None:
    review = Review(ODD.encode())
    changed = change(draft(review, 0))  # type: ignore[operator]
    assert changed.first_fault() is None
    review.do(write_properties(review.session, changed), ActKind.PROPERTIES)
    assert review.text == ODD.replace(old, new)


def test_a_new_property_comes_last() -> None:
    review = Review(ODD.encode())
    rows = draft(review, 0, 0).with_property()
    rows = rows.with_ident(2, "ZZ").with_raw(2, "new")
    review.do(write_properties(review.session, rows), ActKind.PROPERTIES)
    assert review.text == ODD.replace("YZ[ x ]", "YZ[ x ]ZZ[new]")


def test_unchanged_rows_are_no_edit() -> None:
    review = Review(ODD.encode())
    rows = draft(review, 0)
    assert not rows.is_changed
    assert write_properties(review.session, rows) is NOTHING
    assert write_properties(review.session, rows.with_raw(0, "ee").with_raw(0, "cc")) is NOTHING


@pytest.mark.parametrize(
    ("ident", "raw", "fault"),
    [
        ("", "x", RawFault.NO_IDENT),
        ("1A", "x", RawFault.BAD_IDENT),
        ("Ä", "x", RawFault.BAD_IDENT),
        ("A B", "x", RawFault.BAD_IDENT),
        ("XY", "a]b", RawFault.BAD_VALUE),
        ("XY", "a\\", RawFault.BAD_VALUE),
        ("XY", "a\\]b", None),
        ("XY", "a[b", None),
        ("XY", "", None),
        ("XY", "two\nlines : \\: \t", None),
        ("XY", ";B[aa\\])(", None),
    ],
)
def test_only_what_could_not_be_read_back_is_refused(ident: str, raw: str, fault: RawFault | None) -> None:
    review = Review(ODD.encode())
    rows = draft(review, 0, 0).with_property().with_ident(2, ident).with_raw(2, raw)
    assert rows.fault(2) is fault
    act = write_properties(review.session, rows)
    assert (act is NOTHING) == (fault is not None)
    if act.edit is not None:
        review.do(act, ActKind.PROPERTIES)
        node = read_sgf(review.text.encode()).games[0].root.children[0].children[0]
        assert node.get(ident) == (raw,)


def test_a_value_that_was_there_is_kept_whatever_it_is() -> None:
    # The bracket that is not escaped was guessed by the reader.
    review = Review(b"(;SZ[9];B[cc]C[see [this] now]XY[1])")
    rows = draft(review, 0)
    rows = rows.with_raw(place(rows, "XY"), "2")
    assert rows.first_fault() is None
    review.do(write_properties(review.session, rows), ActKind.PROPERTIES)
    assert read_sgf(review.text.encode()).games[0].root.children[0].get("C") == ("see [this\\] now",)


@pytest.mark.parametrize(
    ("ident", "raw", "note"),
    [
        ("B", "zz", RawNote.WRONG_TYPE),
        ("KM", "much", RawNote.WRONG_TYPE),
        ("LB", "aa", RawNote.WRONG_TYPE),
        ("YZ", "again", RawNote.TWICE),
        ("KM", "6.5", None),
        ("TE", "1", None),
        ("QQ", "x", RawNote.UNKNOWN),
        ("SZ", "13", RawNote.ROOT_ONLY),
    ],
)
def test_a_doubtful_value_is_remarked_and_written(ident: str, raw: str, note: RawNote | None) -> None:
    review = Review(ODD.encode())
    rows = draft(review, 0, 0).with_property().with_ident(2, ident).with_raw(2, raw)
    assert rows.note(2, review.session.tree.size) is note
    assert write_properties(review.session, rows).edit is not None


def test_the_size_of_the_board_follows_the_root() -> None:
    review = Review(b"(;GM[1]SZ[9];B[jj])")
    rows = draft(review)
    assert rows.with_raw(1, "none").note(1, review.session.tree.size) is RawNote.BAD_SIZE
    review.do(write_properties(review.session, rows.with_raw(1, "13")), ActKind.PROPERTIES)
    assert review.session.tree.size.columns == 13
    assert review.session.position_at(review.node(0)).stones.count(0) == 168


@pytest.mark.parametrize("change", [lambda d: d.with_raw(1, "Big5"), lambda d: d.without(1)])
def test_the_encoding_is_not_written_by_hand(change: object) -> None:
    review = Review(b"(;GM[1]CA[UTF-8]SZ[9])")
    fault = change(draft(review)).first_fault()  # type: ignore[operator]
    assert fault is not None
    assert fault[1] is RawFault.CHARSET


def test_links_to_moves_follow_another_number() -> None:
    review = Review(b"(;SZ[9];B[cc];W[gg];B[ee]C[see move 2 (0A)])")
    rows = draft(review, 0, 0).with_property().with_ident(1, "MN").with_raw(1, "12")
    review.do(write_properties(review.session, rows), ActKind.PROPERTIES)
    assert review.text == "(;SZ[9];B[cc];W[gg]MN[12];B[ee]C[see move 12 (0A)])"


@pytest.mark.parametrize(
    ("raw", "after", "expected"),
    [
        ("a\r\nb\rc\nd", "a\nb\nc\ndx", "a\r\nb\rc\ndx"),
        ("a\r\nb\rc", "a\nB\nc", "a\r\nB\rc"),
        ("a\r\nb", "a\n\nb", "a\r\n\r\nb"),
        ("a\r\nb", "ab", "ab"),
        ("aa", "aaa", "aaa"),
        ("\udce4b", "\ufffdc", "\udce4c"),
        ("", "x", "x"),
        ("x", "", ""),
    ],
)
def test_typing_changes_only_the_typed_characters(raw: str, after: str, expected: str) -> None:
    assert typed_raw(raw, field_text(raw), after) == expected
