from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.record.properties import comment_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.session.annotation import Typing, continues, difference, plain, set_comment
from goboard_app.session.session import NOTHING, ActKind, GameSession

MakeTable = Callable[..., object]


@pytest.mark.parametrize(
    ("properties", "text", "values"),
    [
        ("", "A word.", ("A word.",)),
        ("", "a] b\\ c:d", ("a\\] b\\\\ c:d",)),
        ("", "one\ntwo", ("one\ntwo",)),
        ("C[one\r\ntwo]", "one\ntwo\nthree", ("one\r\ntwo\r\nthree",)),
        ("C[gone]", "", None),
        ("C[Привет]", "Привет, 世界 🙂", ("Привет, 世界 🙂",)),
        ("C[a\u00a0b\u2028c]", "a b\ncd", ("a\u00a0b\u2028cd",)),
    ],
)
def test_the_written_properties(record: MakeTable, properties: str, text: str, values: tuple[str, ...] | None) -> None:
    table = record(f"(;SZ[5]CA[UTF-8]{properties})")
    act = set_comment(table.session, text)
    table.do(act)
    assert act.kind is ActKind.COMMENT
    assert table.session.cursor.get("C") == values


def test_a_new_comment_has_the_line_breaks_of_the_file(record: MakeTable) -> None:
    table = record("(;SZ[5]\r\n;B[aa])")
    table.do(set_comment(table.session, "one\ntwo"))
    assert table.session.cursor.get("C") == ("one\r\ntwo",)


def test_the_same_text_is_no_change(record: MakeTable) -> None:
    table = record("(;SZ[5]C[as it\r\nis])")
    assert set_comment(table.session, "as it\nis") is NOTHING


def test_characters_that_could_not_be_read_stay_as_they_are() -> None:
    data = b"(;SZ[5]CA[UTF-8]C[one \xe9 two])"
    record_read = read_sgf(data)
    game = record_read.games[0]
    session = GameSession(game, False)
    shown = comment_of(game.root)
    act = set_comment(session, shown + " three")
    assert act.edit is not None
    session.apply(act.edit)
    assert b"\xe9 two three]" in write_record(record_read)


def test_only_the_comment_changes() -> None:
    data = b"(;SZ[5] TR [aa:bb]\n C[one]XX[y] ;B[aa]  C[two])\n"
    record_read = read_sgf(data)
    game = record_read.games[0]
    session = GameSession(game, False)
    session.go_to(game.root.children[0])
    act = set_comment(session, "three")
    assert act.edit is not None
    back = session.apply(act.edit)
    written = write_record(record_read)
    assert written.startswith(b"(;SZ[5] TR [aa:bb]\n C[one]XX[y] ;B[aa]")
    assert b"C[three]" in written
    session.apply(back)
    assert write_record(record_read) == data


ODD = st.lists(
    st.sampled_from(
        ("a", "b ", "\t", "\v", "\r\n", "\n", "\r", "\\\n", "\\\r\n", "\\[", "\\]", "\\:", "\\\\", "\u00a0", "Я")
    ),
    max_size=10,
).map("".join)


@settings(max_examples=200, deadline=None)
@given(st.lists(ODD, min_size=1, max_size=2), st.booleans(), st.data())
def test_edits_of_odd_comments_change_the_shown_text_and_undo_to_the_byte(
    raws: list[str], is_repeated: bool, data: st.DataObject
) -> None:
    joint = "]C[" if is_repeated else "]["
    written = f"(;SZ[5]CA[UTF-8] C[{joint.join(raws)}]N[x];B[aa])".encode()
    read = read_sgf(written)
    session = GameSession(read.games[0], False)
    inverses = []
    for _ in range(3):
        text = plain(comment_of(session.cursor))
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, len(text)))
        wanted = text[:start] + data.draw(st.text("ab]\\\n ", max_size=3)) + text[end:]
        act = set_comment(session, wanted)
        assert (act is NOTHING) == (wanted == text)
        if act.edit is not None:
            inverses.append(session.apply(act.edit))
        assert plain(comment_of(session.cursor)) == wanted
        # A save reads its file back; so do we.
        again = read_sgf(write_record(read)).games[0].root
        assert plain(comment_of(again)) == wanted
        assert again.text("N") == "x"
    for inverse in reversed(inverses):
        session.apply(inverse)
    assert write_record(read) == written


def test_a_word_at_the_end_changes_nothing_else() -> None:
    odd = b"soft \\\nbreak, \\[a\\: b\\],\ttab,\vVT\r\nCRLF\nLF"
    read = read_sgf(b"(;SZ[5]C[" + odd + b"])")
    session = GameSession(read.games[0], False)
    act = set_comment(session, comment_of(session.cursor) + " end")
    assert act.edit is not None
    session.apply(act.edit)
    assert write_record(read) == b"(;SZ[5]C[" + odd + b" end])"


@given(st.text(max_size=30), st.text(max_size=30))
def test_the_difference_of_two_texts_makes_one_of_the_other(before: str, after: str) -> None:
    start, old_end, new_end = difference(before, after)
    assert before[:start] + after[start:new_end] + before[old_end:] == after
    assert 0 <= start <= old_end <= len(before)
    assert start <= new_end <= len(after)


@given(st.text("ab", max_size=8), st.text("ab", max_size=8))
def test_the_difference_is_as_small_as_can_be(before: str, after: str) -> None:
    start, old_end, new_end = difference(before, after)
    if old_end > start and new_end > start:
        assert before[start] != after[start]
        assert before[old_end - 1] != after[new_end - 1]


@pytest.mark.parametrize(
    ("texts", "times", "steps"),
    [
        (("", "a", "ab", "abc"), (0, 100, 200), 1),
        (("", "a", "ab", "abc"), (0, 100, 1200), 2),
        (("", "a", "a ", "a b", "a bc"), (0, 1, 2, 3), 2),
        (("", "a", "ab", "a", ""), (0, 1, 2, 3), 2),
        (("xy", "xy1", "axy1", "abxy1"), (0, 1, 2), 2),
        (("one two", "one ", "one t"), (0, 1), 2),
        (("abc", "aXc", "aXYc"), (0, 1), 2),
        (("", "pasted words", "pasted words!"), (0, 1), 1),
    ],
)
def test_joined_typing_is_one_step(
    record: MakeTable, texts: tuple[str, ...], times: tuple[int, ...], steps: int
) -> None:
    node = record("(;SZ[5])").session.cursor
    last, found = None, 0
    for before, after, at in zip(texts, texts[1:], times, strict=False):
        now = Typing.of(node, before, after, at)
        found += not continues(last, now, before, after)
        last = now
    assert found == steps


def test_another_node_is_another_step(record: MakeTable) -> None:
    session = record("(;SZ[5];B[aa])").session
    first = Typing.of(session.cursor, "", "a", 0)
    second = Typing.of(session.cursor.children[0], "", "a", 1)
    assert not continues(first, second, "", "a")
