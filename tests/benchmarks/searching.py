"""Measure the search for positions and words in 1,000 games, beside a plain loop over sgfmill.

Run `python -m tests.benchmarks.searching`. The games are those of the corpus beside the checkout,
over and over until there are a thousand, else made ones. The plain loop plays every game on
sgfmill's board and, after each move, compares every form of the pattern at every place it may have;
it does so in 20 of the games and its time is multiplied. As in the program, a search ends with
10,000 hits. `slice` is the longest time for which the
search did not give control back, in milliseconds. The last line is the worst ratio to its aim.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from sgfmill import boards, sgf

from goboard_app.go.board import BoardSize
from goboard_app.record.positions import PositionCache
from goboard_app.record.search import search_text
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import SgfError
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree
from goboard_app.session.position_search import (
    Edge,
    Pattern,
    PointRect,
    Variant,
    pattern_of,
    search_position,
    variants_of,
)
from tests.benchmarks.sgf import many_games
from tests.support.aims import tell

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
GAMES, PLAIN_GAMES, MOST_HITS = 1000, 20, 10_000
AIM_SECONDS, SLICE_AIM_MS = 1.0, 16.0
_COLORS = {"b": 1, "w": 2, None: 0}


def main() -> None:
    """Print the table."""
    trees = thousand_games()
    nodes = sum(1 for tree in trees for _ in range(tree.source.first, tree.source.last))  # type: ignore[union-attr]
    print(f"{len(trees)} games, {nodes} nodes")
    print(f"{'':28}{'sgfmill':>9}{'goboard':>9}{'aim':>6}{'hits':>8}{'slice':>8}   s, ms")
    worst = 0.0
    for name, pattern in patterns(trees):
        variants = variants_of(pattern)
        floor = plain_loop(trees[:PLAIN_GAMES], variants) * len(trees) / PLAIN_GAMES
        spent, hits, slice_ms = timed(search_position(trees, variants))
        print(f"{name:28}{floor:9.1f}{spent:9.3f}{AIM_SECONDS:6.1f}{hits:8}{slice_ms:8.1f}")
        worst = max(worst, spent / AIM_SECONDS, slice_ms / SLICE_AIM_MS)
    for words in ("hane", "e"):
        spent, hits, slice_ms = timed(search_text(trees, words))
        print(f"words: {words:21}{'':9}{spent:9.3f}{AIM_SECONDS:6.1f}{hits:8}{slice_ms:8.1f}")
        worst = max(worst, spent / AIM_SECONDS, slice_ms / SLICE_AIM_MS)
    print(f"worst {worst:.2f} of its aim")
    tell("worst of its aim", worst)


def thousand_games() -> list[GameTree]:
    """Return recorded games where there are any, read again each time so that none shares its nodes."""
    data = [path.read_bytes() for path in sorted(CORPUS.glob("*.sgf"))]
    trees: list[GameTree] = []
    while data and len(trees) < GAMES:
        for one in data:
            try:
                trees += read_sgf(one).games
            except SgfError:
                continue
    return trees[:GAMES] or list(read_sgf(many_games(GAMES)).games)


def patterns(trees: Sequence[GameTree]) -> Iterator[tuple[str, Pattern]]:
    """Yield the patterns to search for: boards of the games, whole and in part, and common shapes."""
    tree = next(tree for tree in trees if tree.size.columns == 19 and len(tree.main_line()) > 60)
    line, positions = tree.main_line(), PositionCache(tree)
    opening, middle = positions.position(line[20]), positions.position(line[60])
    yield "whole board", pattern_of(middle, PointRect.whole(BoardSize(19, 19)))
    yield "corner, 8 x 8", pattern_of(opening, PointRect(11, 0, 18, 7))
    yield "corner, 5 x 5", pattern_of(middle, PointRect(14, 0, 18, 4))
    yield "edge, 5 x 3", pattern_of(middle, PointRect(6, 0, 10, 2))
    yield "stone alone in its corner", one_stone()
    yield "two stones in contact", Pattern(2, 1, b"\1\2", frozenset())


def one_stone() -> Pattern:
    """Return a stone on the 4-4 point and nothing else in 6 by 6."""
    cells = bytearray(36)
    cells[3 * 6 + 3] = 1
    return Pattern(6, 6, bytes(cells), frozenset({Edge.LEFT, Edge.TOP}))


def timed(search: Iterator[object]) -> tuple[float, int, float]:
    """Return the seconds of a search, its hits, and its longest slice in milliseconds."""
    gc.collect()
    hits, longest = 0, 0.0
    start = before = time.perf_counter()
    for portion in search:
        hits += len(portion.hits)  # type: ignore[attr-defined]
        now = time.perf_counter()
        longest, before = max(longest, now - before), now
        if hits >= MOST_HITS:
            break
    return time.perf_counter() - start, hits, longest * 1000


def plain_loop(trees: Sequence[GameTree], variants: Sequence[Variant]) -> float:
    """Return the seconds that sgfmill's board and a comparison after each move take."""
    texts = [write_record(Record((tree,))) for tree in trees]
    start = time.perf_counter()
    for text in texts:
        game = sgf.Sgf_game.from_bytes(text)
        board = boards.Board(game.get_size())
        for node in game.get_main_sequence():
            color, move = node.get_move()
            if color is not None and move is not None and board.get(*move) is None:
                board.play(*move, color)
            any(stands(variant.pattern, board) for variant in variants)
    return time.perf_counter() - start


def stands(pattern: Pattern, board: boards.Board) -> bool:
    """Return whether a form occurs anywhere on sgfmill's board."""
    top, width = board.side - 1, pattern.columns
    return any(
        all(
            code in (3, _COLORS[board.get(top - at.row - i // width, at.col + i % width)])
            for i, code in enumerate(pattern.cells)
        )
        for at in pattern.anchors(BoardSize(board.side, board.side))
    )


if __name__ == "__main__":
    main()
