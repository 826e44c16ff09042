"""Every search of positions finds the same as one that lays the pattern on the board after each node."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.library.games import facts_of
from goboard_app.library.index import StoredGame
from goboard_app.library.moves import moves_of_game
from goboard_app.library.positions import Positions, SearchResult
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import point_text
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.session.position_search import PointRect, marked_pattern
from tests.reference.slow_positions import Answer, Question, answer

# Mostly wildcards: other stones than those of a position are nowhere.
CODES = (3, 3, 3, 4, 5, 4, 5, 0, 1, 2)


@st.composite
def nodes(draw: st.DrawFn, size: BoardSize) -> str:
    """Return a node: mostly a move, on small boards often one that captures; also a pass or points set by hand."""
    point, other = (draw(st.sampled_from([point_text(p) for p in size])) for _ in range(2))
    kind, color = draw(st.integers(0, 15)), draw(st.sampled_from("BW"))
    extra = {
        11: f";{color}[]",
        12: f";AE[{point}]A{color}[{other}]",
        13: f";AB[{point}]W[{other}]",
        14: f";W[{point}]B[{other}]",
        15: ";C[nothing]",
    }
    return extra.get(kind, f";{color}[{point}]")


@st.composite
def lines(draw: st.DrawFn, size: BoardSize, depth: int) -> str:
    own = "".join(draw(st.lists(nodes(size), min_size=1, max_size=18)))
    if not depth or draw(st.integers(0, 2)):
        return own
    branches = draw(st.lists(lines(size, depth - 1), min_size=2, max_size=3))
    return own + "".join(f"({branch})" for branch in branches)


SIZES = st.sampled_from([BoardSize(2, 2), BoardSize(3, 2), BoardSize(3, 3), BoardSize(4, 4), BoardSize(4, 3)])


@st.composite
def libraries(draw: st.DrawFn) -> tuple[GameTree, ...]:
    games = []
    for size in draw(st.lists(SIZES, min_size=1, max_size=4)):
        result = draw(st.sampled_from(["", "RE[B+R]", "RE[W+2]", "RE[0]"]))
        date = draw(st.sampled_from(["", "DT[1996-12]", "DT[2001]"]))
        games.append(f"(;SZ[{size.columns}:{size.rows}]{result}{date}{draw(lines(size, 2))})")
    return read_sgf("".join(games).encode()).games


@st.composite
def questions(draw: st.DrawFn) -> tuple[tuple[GameTree, ...], Question]:
    """Return games, and a part of a board of one of them with some of its points changed."""
    trees = draw(libraries())
    tree = draw(st.sampled_from(trees))
    size = tree.size
    position = PositionCache(tree).position(draw(st.sampled_from(list(tree.walk()))))
    cols = sorted(draw(st.tuples(*[st.integers(0, size.columns - 1)] * 2)))
    rows = sorted(draw(st.tuples(*[st.integers(0, size.rows - 1)] * 2)))
    part = [Point(col, row) for col in range(cols[0], cols[1] + 1) for row in range(rows[0], rows[1] + 1)]
    marked = draw(st.dictionaries(st.sampled_from(part), st.sampled_from(CODES), max_size=5))
    codes = tuple(
        tuple(
            marked.get(Point(col, row), position.stones[size.index(Point(col, row))])
            for col in range(cols[0], cols[1] + 1)
        )
        for row in range(rows[0], rows[1] + 1)
    )
    return trees, Question(
        size,
        cols[0],
        rows[0],
        codes,
        *draw(st.tuples(*[st.booleans()] * 3)),
        draw(st.sampled_from([None, Color.BLACK, Color.WHITE])),
        draw(st.one_of(st.none(), st.integers(0, 20))),
        draw(st.booleans()),
    )


def stored(trees: tuple[GameTree, ...], with_variations: bool) -> list[StoredGame]:
    games = []
    for number, tree in enumerate(trees):
        steps, changes, variations = moves_of_game(tree)
        facts = facts_of(tree)
        kept = variations if with_variations else b""
        games.append(StoredGame((b"", number), tree.size, facts.ended, steps, changes, facts.day, kept))
    return games


def searched(trees: tuple[GameTree, ...], question: Question) -> SearchResult:
    area = PointRect(
        question.left,
        question.top,
        question.left + question.width - 1,
        question.top + len(question.rows) - 1,
    )
    codes = {
        Point(question.left + x, question.top + y): code
        for y, row in enumerate(question.rows)
        for x, code in enumerate(row)
    }
    pattern = marked_pattern(Position.empty(question.size), area, codes, question.is_fixed)
    return Positions(stored(trees, question.in_variations)).search(
        pattern,
        area,
        question.in_any_symmetry,
        question.in_both_colors,
        question.next_color,
        question.most_moves,
    )


def as_answer(found: SearchResult, question: Question) -> Answer:
    told = Answer(ended=found.ended, years=Counter(dict(found.years)))
    for hit in found.hits:
        told.hits[hit.key[1]] = (hit.place != hit.node, hit.node, hit.place)
    for move in found.continuations:
        cell = (move.point.row - question.top) * question.width + move.point.col - question.left
        told.moves[cell, move.color] += move.times
        for winner, times in ((Color.BLACK, move.black), (Color.WHITE, move.white)):
            if times:
                told.wins[cell, move.color, winner] += times
        for year, times in move.years:
            told.move_years[cell, move.color, year] += times
    return told


@given(questions())
@settings(max_examples=250)
def test_a_search_finds_what_the_slowest_one_finds(asked: tuple[tuple[GameTree, ...], Question]) -> None:
    trees, question = asked
    years = [int(facts_of(tree).day[:4] or 0) for tree in trees]
    winners = [facts_of(tree).winner for tree in trees]
    assert as_answer(searched(trees, question), question) == answer(trees, years, winners, question)
