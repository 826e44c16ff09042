"""However a file is made, twice as much of it costs twice the work."""

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from goboard_app.app.collection import row_of
from goboard_app.record.sgf.check import value_portions
from goboard_app.record.sgf.mending import GameReader
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import TreeShape
from goboard_app.record.tree_layout import TreeLayout

SHAPES: dict[str, Callable[[int], str]] = {
    "nested brackets": lambda n: "(" * n + ";B[aa]" + ")" * n,
    "nested variations": lambda n: "(;B[aa]" * n + ")" * n,
    "brackets that stay open": lambda n: "(" * n + ";B[aa]",
    "empty variations": lambda n: "(;B[aa]" + "()" * n + ")",
    "variations side by side": lambda n: "(;SZ[19]" + "(;B[aa])" * n + ")",
    "games of one node": lambda n: "(;SZ[19])" * n,
    "games in one pair of brackets": lambda n: "(" + "(;SZ[19])" * n + ")",
    "empty nodes": lambda n: "(" + ";" * n + ")",
    "values of one property": lambda n: "(;SZ[19]AB" + "[aa]" * n + ")",
    "one long value": lambda n: "(;SZ[19]C[" + "x" * n + "])",
    "brackets left over in a comment": lambda n: "(;SZ[19]C[a" + "])" * n + ";B[aa])",
    "comments closed too early": lambda n: "(;SZ[19]" + ";B[aa]C[x [y]) z]" * n + ")",
    "nodes closed too early": lambda n: "(;SZ[19]C[a" + "];" * n + "];B[aa])",
    "brackets left over behind a game": lambda n: "(;SZ[19])" + "(]" * n + ")",
    "stray words": lambda n: "(;B[aa]" + "x " * n + ")",
    "smileys in a mail before a game": lambda n: "(;hm) " * n + "(;B[aa])",
}


class Steps:
    """Counts the calls of all functions, those in C as well."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, _frame: FrameType, event: str, _arg: object) -> None:
        self.count += event in ("call", "c_call")


def work(data: bytes) -> int:
    """Return the steps of opening, listing, showing and saving a file."""
    steps = Steps()
    before = sys.getprofile()
    sys.setprofile(steps)
    try:
        record = read_sgf(data)
        for tree in record.games:
            row_of(tree)
        for _portion in value_portions(record.games):
            pass
        TreeLayout(TreeShape(record.games[0]), set(), set())
        written = write_record(record)
    finally:
        sys.setprofile(before)
    assert written == data
    return steps.count


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_twice_as_much_is_twice_the_work(shape: Callable[[int], str]) -> None:
    half, whole = (work(shape(n).encode()) for n in (600, 1200))
    assert whole <= 2.3 * half + 500


def test_a_hundred_thousand_nested_brackets_are_read_and_kept() -> None:
    """Each of them copied those before it: five thousand million in all."""
    depth = 100_000
    data = SHAPES["nested brackets"](depth).encode()
    record = read_sgf(data)
    source = record.games[0].root.source
    assert source is not None
    assert (len(source.opens), len(source.closes)) == (depth, depth)
    assert source.closes[0][1] == depth + len(";B[aa]")
    assert source.closes[-1][1] == len(data) - 1
    assert write_record(record) == data


NOISES = ["]", "C[a]]", "C[[", "C[a](", "[", "C[a\\]"]
NOISES += ["])", "](", "];", "][", ")]", "[x])", "];C[", "N[a])C[b](", ";B[aa]C[x [y])"]


@pytest.mark.parametrize(("noise", "brackets"), [(noise, 10_000) for noise in NOISES] + [("])", 100_000)])
def test_a_hundred_thousand_brackets_are_tried_a_bounded_number_of_times(noise: str, brackets: int) -> None:
    count = brackets // sum(letter in "[]()" for letter in noise)
    text = "(;SZ[19]C[a" + noise * count + "];B[aa])"
    reader = GameReader(text)
    reader.read(0)
    # The search for the next game may begin just before the allowance is spent.
    assert reader.spent <= reader.allowance + 1_000
    assert reader.allowance <= 50_000
    data = text.encode()
    assert write_record(read_sgf(data)) == data


def test_a_bracket_more_is_put_to_those_there_are() -> None:
    nodes = read_sgf(b"((((;B[aa]))))").games[0].source
    assert nodes is not None
    closes = nodes.nodes.closes
    (number,) = closes
    before = closes[number]
    nodes.nodes.close(number, (9, 9))
    assert closes[number] is before
    assert len(closes[number]) == 5
