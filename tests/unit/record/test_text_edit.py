from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.record.edits import with_values
from goboard_app.record.sgf.lexer import Property, is_raw_value
from goboard_app.record.text_edit import TextChange, changed_at_once, changed_values, text_of_values

# One part of a raw value for each character of its text, or for none: an escaped line break.
PIECES = ("a", "b", " ", "\t", "\v", "\f", "\r\n", "\n\r", "\r", "\n", "\\[", "\\]", "\\:", "\\\\", "\\\t", "[", ":")
UNSHOWN = ("\\\n", "\\\r", "\\\r\n", "\\\n\r")
raws = st.lists(st.sampled_from(PIECES + UNSHOWN), max_size=12).map("".join)
texts = st.text("ab]\\: \n\t", max_size=5)
TOKEN = re.compile(r"\\(?:\r\n|\n\r|.)|\r\n|\n\r|.", re.DOTALL)


def shown(text: str) -> str:
    return re.sub("[\t\v\f]", " ", text)


@pytest.mark.parametrize(
    ("values", "change", "after"),
    [
        (("one \\\ntwo",), (7, 7, "!"), ("one \\\ntwo!",)),
        (("one \\\ntwo",), (4, 4, "!"), ("one !\\\ntwo",)),
        (("one \\\ntwo",), (3, 5, ""), ("onewo",)),
        (("a\\[b\\:c\\]",), (3, 4, "x"), ("a\\[bxc\\]",)),
        (("a\\[b\\:c\\]",), (6, 6, "]"), ("a\\[b\\:c\\]\\]",)),
        (("a\tb\vc",), (5, 5, "d"), ("a\tb\vcd",)),
        (("a\r\nb\nc",), (3, 3, "\n"), ("a\r\nb\r\n\nc",)),
        (("a\r\nb\nc",), (1, 2, ""), ("ab\nc",)),
        # The break that is left behind one of another kind stays a break of its own.
        (("a\rb\nc",), (2, 3, ""), ("a\r\\\n\nc",)),
        (("one", "t\\\nwo"), (3, 3, "!"), ("one!", "t\\\nwo")),
        (("one", "t\\\nwo"), (4, 5, "T"), ("one", "T\\\nwo")),
        (("one", "two"), (3, 4, " "), ("one two",)),
        (("one", "two", "three"), (2, 9, ""), ("onhree",)),
        (("",), (0, 0, "new\n"), ("new\r\n",)),
    ],
)
def test_an_edit_replaces_its_own_characters(
    values: tuple[str, ...], change: tuple[int, int, str], after: tuple[str, ...]
) -> None:
    assert changed_values(values, TextChange(*change), "\r\n") == after


@settings(max_examples=600, deadline=None)
@given(st.lists(raws, min_size=1, max_size=3), st.data(), texts, st.sampled_from(("\n", "\r\n", "\r")))
def test_the_shown_text_is_the_edited_one_and_the_rest_keeps_its_characters(
    values: list[str], data: st.DataObject, new: str, line_break: str
) -> None:
    text = text_of_values(values)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    after = changed_values(values, TextChange(start, end, new), line_break)
    assert all(map(is_raw_value, after))
    assert text_of_values(after) == text[:start] + shown(new) + text[end:]
    # What lies before and behind the characters that are replaced, with the escaped breaks at the edges.
    whole = "\0".join(after)
    assert whole.startswith(up_to(values, start))
    assert whole.endswith(up_to([raw[::-1] for raw in reversed(values)], len(text) - end, is_reversed=True)[::-1])
    if not new and start == end:
        assert after == tuple(values)


@settings(max_examples=600, deadline=None)
@given(st.lists(raws, min_size=1, max_size=3), st.data(), st.lists(st.text("ab]\\:", min_size=1), max_size=4))
def test_several_changes_at_once_are_those_changes_one_by_one(
    values: list[str], data: st.DataObject, new: list[str]
) -> None:
    length = len(text_of_values(values))
    places = data.draw(st.lists(st.integers(0, length), max_size=8, unique=True).map(sorted))
    changes = [TextChange(*each) for each in zip(places[::2], places[1::2], new, strict=False)]
    wanted = tuple(values)
    for change in reversed(changes):
        wanted = changed_values(wanted, change, "\n")
    assert changed_at_once(values, changes) == wanted


def up_to(values: list[str], count: int, is_reversed: bool = False) -> str:
    """Return the raw characters of so many characters of the text, and a 0 between two values."""
    found = ""
    for number, raw in enumerate(values):
        if number:
            if not count:
                break
            found, count = found + "\0", count - 1
        tokens = TOKEN.findall(raw[::-1] if is_reversed else raw)
        for token in reversed(tokens) if is_reversed else tokens:
            if token not in UNSHOWN:
                if not count:
                    return found
                count -= 1
            # Escaped line breaks behind the last character belong to either side.
            if count or token not in UNSHOWN:
                found += token[::-1] if is_reversed else token
    return found


def test_repeated_properties_keep_as_many_values_each() -> None:
    there = (Property("C", ("a",)), Property("Comment", ("b",)))
    assert with_values(there, "C", ("a", "x")) == (Property("C", ("a",)), Property("Comment", ("x",)))
    assert with_values(there, "C", ("x", "b")) == (Property("C", ("x",)), Property("Comment", ("b",)))
    assert with_values(there, "C", ("x", "a")) == (Property("C", ("x", "a")),)
