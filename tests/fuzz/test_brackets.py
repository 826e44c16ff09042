"""A bracket too many in a text of a game loses no move that any way to close the text would keep."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from goboard_app.record.property_table import ValueKind, idents_holding
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.parser import games_of_text, read_sgf
from goboard_app.record.sgf.writer import write_record
from tests.fuzz.mutator import chosen_seed
from tests.reference.slow_sgf import most_moves, moves

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
PUT_IN = ("[", "]", "(", ")", ";", "])", "];", "](", "[x])", "[x])(", "])]")
BALANCED = ("[x]", "([x])", "[x])(", "[x]; ", " (=6 [points])", "[3d]: ")
_TEXTS = idents_holding(ValueKind.LINE, ValueKind.TEXT)
_LARGEST = 12_000
# Behind the text a bracket that closes it can only lose moves.
_BEHIND = 60
_WORDS = ("good", "(see A)", "bad;", "why?", "[diagram 1\\]", "B 4", "Then", "a:b", "ok)", "黑")


def own_game(rng: random.Random) -> str:
    """Return a game with comments, names and variations."""
    parts = ["(;GM[1]SZ[19]", f"PB[{text(rng)}]", f"GC[{text(rng)}]"]
    depth = 1
    for number in range(rng.randint(5, 60)):
        if not rng.randrange(8):
            parts.append("\n(")
            depth += 1
        parts.append(f";{'BW'[number % 2]}[{rng.choice('abcdefg')}{rng.choice('abcdefg')}]")
        if not rng.randrange(4):
            parts.append(f"C[{text(rng)}]" if rng.randrange(3) else f"N[{text(rng)}]LB[aa:{text(rng)}]")
        if depth > 1 and not rng.randrange(6):
            parts.append(")")
            depth -= 1
            parts.append(f"(;{'BW'[number % 2]}[hh])")
            parts.append(")" * (depth - 1))
            depth = 1
            break
    return "".join(parts) + ")" * depth + "\n"


def text(rng: random.Random) -> str:
    return " ".join(rng.choice(_WORDS) for _ in range(rng.randint(1, 8)))


def real_games() -> Iterator[str]:
    """Yield the sound games of the corpus as text."""
    for path in sorted(CORPUS.rglob("*.sgf")):
        data = path.read_bytes()
        if len(data) > _LARGEST:
            continue
        try:
            record = read_sgf(data)
        except SgfError:
            continue
        source = record.games[0].source
        if source is not None and len(record.games) == 1 and not record.findings:
            whole = source.file.text
            if count(whole) == moves(whole) > 5:
                yield whole


def count(whole: str) -> int:
    """Return the number of nodes with a move as the reader reads them."""
    return sum(node.has("B") or node.has("W") for tree in games_of_text(whole) for node in tree.walk())


def text_values(whole: str) -> list[tuple[int, int]]:
    """Return the places of all text values of all games."""
    source = games_of_text(whole)[0].root.written
    assert source is not None
    nodes = source[0]
    return [
        (start + 1, end - 1)
        for number in range(len(nodes.starts))
        for item, places in zip(nodes.scanned(number).properties, nodes.scanned(number).places, strict=True)
        if item.name in _TEXTS
        for start, end in places.values
        if end - start > 2
    ]


def spoil(whole: str, rng: random.Random, most: int) -> Iterator[tuple[str, int, int]]:
    """Yield the text with something put into one of its text values, and the beginning and end of that value."""
    places = text_values(whole)
    for start, end in rng.sample(places, min(most, len(places))):
        for scrap in PUT_IN:
            at = rng.randint(start, end)
            # A place behind a backslash would be escaped.
            if whole[at - 1] != "\\":
                yield whole[:at] + scrap + whole[at:], start, end + len(scrap)


def check(whole: str, rng: random.Random, most: int) -> int:
    """Compare the readings of one spoiled game; return their number."""
    number = 0
    for spoiled, start, end in spoil(whole, rng, most):
        wanted = most_moves(spoiled, start, end + _BEHIND)
        assert count(spoiled) >= wanted, spoiled
        data = spoiled.encode("utf-8", "surrogatepass")
        assert write_record(read_sgf(data, "UTF-8")) == data
        number += 1
    return number


def shape(whole: str) -> list[list[tuple[str, ...]]]:
    """Return the moves of each game of a text."""
    return [
        [(item.name, *item.values) for node in tree.walk() for item in node.properties if item.name in ("B", "W")]
        for tree in games_of_text(whole)
    ]


def spoil_some(whole: str, rng: random.Random, faults: int) -> str:
    """Return a text with so many of its text values spoiled by brackets; balanced ones, for several games."""
    scraps = BALANCED if len(games_of_text(whole)) > 1 else PUT_IN
    places = text_values(whole)
    for start, end in sorted(rng.sample(places, min(faults, len(places))), reverse=True):
        at = rng.randint(start, end)
        if whole[at - 1] != "\\":
            whole = whole[:at] + rng.choice(scraps) + whole[at:]
    return whole


def compare_shapes(whole: str, rng: random.Random, faults: int) -> None:
    """Assert that a spoiled text has the games and moves of the sound one."""
    spoiled = spoil_some(whole, rng, faults)
    assert shape(spoiled) == shape(whole), spoiled
    data = spoiled.encode("utf-8", "surrogatepass")
    assert write_record(read_sgf(data, "UTF-8")) == data


@pytest.mark.parametrize("faults", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_several_brackets_too_many_change_no_move(seed: int, faults: int) -> None:
    rng = random.Random(1000 + seed)
    for _ in range(5):
        compare_shapes(own_game(rng), rng, faults)


@pytest.mark.parametrize("faults", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_several_brackets_too_many_join_no_games(seed: int, faults: int) -> None:
    rng = random.Random(2000 + seed)
    for _ in range(3):
        compare_shapes("".join(own_game(rng) for _ in range(rng.randint(2, 5))), rng, faults)


@pytest.mark.parametrize("scrap", ["]", "[2]", "])", "[p] and [q]", "[", "]]"])
def test_a_bracket_between_games_joins_none(scrap: str) -> None:
    rng = random.Random(3)
    games = [own_game(rng) for _ in range(20)]
    assert shape(scrap.join(games)) == shape("".join(games))


@pytest.mark.parametrize("seed", range(30))
def test_a_bracket_too_many_loses_no_move(seed: int) -> None:
    rng = random.Random(seed)
    assert check(own_game(rng), rng, 2) > 5


@pytest.mark.fuzz
def test_a_bracket_too_many_in_every_text_of_real_games(capsys: pytest.CaptureFixture[str]) -> None:
    """200 games, other places in them on every run; the seed is printed."""
    seed = chosen_seed()
    rng = random.Random(seed)
    games = list(islice(real_games(), 200))
    if not games:
        print(f"no games in {CORPUS}: made ones are used")
        games = [own_game(rng) for _ in range(200)]
    number = sum(check(whole, rng, 10) for whole in games)
    with capsys.disabled():
        print(f"\nseed {seed}: {len(games)} games, {number} spoiled texts", file=sys.stderr)
    assert number > 1000


@pytest.mark.fuzz
def test_several_brackets_too_many_in_real_games_and_collections(capsys: pytest.CaptureFixture[str]) -> None:
    """One to three spoiled texts in each of 100 games, and in collections of three of them."""
    seed = chosen_seed()
    rng = random.Random(seed)
    games = [whole for whole in islice(real_games(), 100) if text_values(whole)]
    if not games:
        print(f"no games in {CORPUS}: made ones are used")
        games = [own_game(rng) for _ in range(100)]
    for whole in games:
        collection = "\n".join(rng.choices(games, k=3))
        for faults in (1, 2, 3):
            compare_shapes(whole, rng, faults)
            compare_shapes(collection, rng, faults)
    with capsys.disabled():
        print(f"\nseed {seed}: {len(games)} games and as many collections", file=sys.stderr)
