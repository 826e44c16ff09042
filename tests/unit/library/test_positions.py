"""Positions in a library: the same hits as a search that plays every game, and the continuations."""

import random
from collections.abc import Iterator

import pytest

from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from goboard_app.go.position import Position, parse_diagram
from goboard_app.library import first_stones, positions
from goboard_app.library.games import facts_of
from goboard_app.library.index import StoredGame
from goboard_app.library.moves import moves_of_game
from goboard_app.library.positions import Positions, SearchResult
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.session.position_search import (
    WHATEVER,
    PointRect,
    marked_pattern,
    pattern_of,
    search_position,
    variants_of,
)

NINE = BoardSize.square(9)


def library(text: str) -> Positions:
    return library_of(read_sgf(text.encode()).games)


def library_of(trees: tuple[GameTree, ...]) -> Positions:
    return Positions(
        StoredGame((b"", number), tree.size, facts_of(tree).ended, *moves_of_game(tree)[:2])
        for number, tree in enumerate(trees)
    )


def look_for(games: Positions, diagram: str, area: PointRect | None = None, **how: bool) -> SearchResult:
    position = parse_diagram(diagram)
    part = area or PointRect.whole(position.size)
    return games.search(pattern_of(position, part), part, **how)


def told(found: SearchResult, size: BoardSize) -> list[tuple[str, str, int, int, int]]:
    return [
        (point_name(move.point, size), move.color.value, move.times, move.black, move.white)
        for move in found.continuations
    ]


def board(moves: str, size: BoardSize = NINE) -> Position:
    stones = bytearray(size.area)
    for turn, name in enumerate(moves.split()):
        stones[size.index(parse_point(name, size))] = 1 + turn % 2
    return Position(size, bytes(stones))


THREE = (
    "(;SZ[9]RE[B+3];B[cc];W[gg];B[gc];W[cg])(;SZ[9]RE[W+R];B[cc];W[gg];B[gc];W[ee])(;SZ[9]RE[B+R];B[cc];W[gg];B[cg])"
)


def test_next_moves_are_shown_with_their_frequency_and_results() -> None:
    found = library(THREE).search(
        pattern_of(board("C7 G3"), PointRect.whole(NINE)), PointRect.whole(NINE), in_any_symmetry=False
    )
    assert [(hit.key[1], hit.node) for hit in found.hits] == [(0, 2), (1, 2), (2, 2)]
    assert told(found, NINE) == [("G7", "B", 2, 1, 1), ("C3", "B", 1, 1, 0)]


def test_a_move_and_its_mirror_image_are_one_where_the_position_is_its_own() -> None:
    area = PointRect.whole(NINE)
    found = library(THREE).search(pattern_of(board("C7 G3"), area), area)
    assert told(found, NINE) == [("G7", "B", 3, 2, 1)]


def test_colours_are_exchanged_with_the_winner() -> None:
    area = PointRect.whole(NINE)
    games = library("(;SZ[9]RE[W+3];W[cc];B[gg];W[gc])")
    pattern = pattern_of(board("C7 G3"), area)
    found = games.search(pattern, area, in_any_symmetry=False)
    assert [hit.is_swapped for hit in found.hits] == [True]
    assert told(found, NINE) == [("G7", "B", 1, 1, 0)]
    assert not games.search(pattern, area, in_any_symmetry=False, in_both_colors=False).hits


def test_a_part_is_found_in_any_corner_and_the_next_move_is_mapped_back() -> None:
    games = library("(;SZ[13]RE[B+R];B[kk];W[aa];B[ki];W[bb])(;SZ[9];B[cc];W[ee])")
    area = PointRect(0, 0, 4, 4)
    found = games.search(pattern_of(board("C7"), area), area)
    assert [(hit.key[1], hit.node) for hit in found.hits] == [(0, 1), (1, 1)]
    assert found.hits[0].area == PointRect(8, 8, 12, 12)
    assert told(found, NINE) == [("E7", "B", 1, 1, 0), ("E5", "W", 1, 0, 0)]


def test_the_first_moves_of_all_games_are_shown_on_an_empty_board() -> None:
    area = PointRect.whole(NINE)
    found = library(THREE).search(pattern_of(board(""), area), area)
    assert len(found.hits) == 3
    assert [(move.color, move.times) for move in found.continuations] == [(Color.BLACK, 3)]


def test_a_position_that_only_a_capture_makes_is_found() -> None:
    # Black takes the stone on A9, then White plays elsewhere.
    games = library("(;SZ[5];B[ba];W[aa];B[ab];W[ee];B[aa])")
    area = PointRect(0, 0, 1, 1)
    found = look_for(games, ". X .\nX . .\n. . .", area)
    assert [(hit.key[1], hit.node) for hit in found.hits] == [(0, 3)]
    assert [(move.point, move.color) for move in found.continuations] == [(Point(0, 0), Color.BLACK)]


def test_a_point_played_on_again_is_the_next_move() -> None:
    # After the ko is taken, White takes back two moves later.
    ko = "(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[dd];B[ad];W[bb])"
    tree = read_sgf(ko.encode()).games[0]
    cache = PositionCache(tree)
    taken = cache.position(tree.main_line()[1])
    assert taken.at(Point(1, 1)) is None
    area = PointRect(0, 0, 2, 2)
    found = library(ko).search(pattern_of(taken, area), area, in_both_colors=False)
    assert [(hit.node, len(found.continuations)) for hit in found.hits] == [(1, 1)]
    assert (found.continuations[0].point, found.continuations[0].color) == (
        Point(1, 1),
        Color.WHITE,
    )


def test_without_counted_moves_nothing_follows() -> None:
    games = library("(;SZ[9];B[cc])(;SZ[9];B[cc];W[hh])")
    area = PointRect(0, 0, 3, 3)
    found = games.search(pattern_of(board("C7"), area), area)
    assert (len(found.hits), found.ended, found.continuations) == (2, 2, ())


def test_setting_up_stones_counts_as_the_beginning() -> None:
    games = library("(;SZ[9]HA[2]AB[cc][gg];W[cg])")
    area = PointRect.whole(NINE)
    found = games.search(pattern_of(board("C7 A1 G3").with_setup(empty=[Point(0, 8)]), area), area)
    assert [hit.node for hit in found.hits] == [0]
    assert [move.color for move in found.continuations] == [Color.WHITE]


def test_a_search_that_finds_too_much_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "MOST_MATCHES", 1)
    games = library(THREE)
    area = PointRect(0, 0, 2, 2)
    assert games.search(pattern_of(board("C7"), area), area).is_cut


def test_a_search_can_be_stopped() -> None:
    def stop(_share: float) -> None:
        raise InterruptedError

    area = PointRect(3, 3, 4, 4)
    with pytest.raises(InterruptedError):
        library(THREE).search(pattern_of(board("E5"), area), area, look=stop)


def test_hits_are_reported_during_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_stones, "_PAIRS_AT_ONCE", 0)
    so_far: list[SearchResult] = []
    area = PointRect(0, 0, 2, 2)
    found = library(THREE).search(pattern_of(board("C7"), area), area, tell=so_far.append)
    assert so_far
    assert all(part.is_partial for part in so_far)
    assert not found.is_partial
    counts = [sum(move.times for move in part.continuations) + part.ended for part in so_far]
    assert counts == sorted(set(counts))
    assert {hit.key for part in so_far for hit in part.hits} <= {hit.key for hit in found.hits}


# White's next move in the part comes after Black's, in the free point beside the corner.
MIDDLE = "(;SZ[5];B[aa];W[ee];B[ba];W[ca])"


def in_top_row(games: Positions, next_color: Color, most_moves: int | None = None) -> list[tuple[int, str]]:
    """Search Black in the corner, then a free point, then two empty ones; return depths and next moves."""
    position = parse_diagram("X . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .")
    area = PointRect(0, 0, 3, 0)
    pattern = marked_pattern(position, area, {Point(1, 0): WHATEVER}, is_fixed=True)
    found = games.search(pattern, area, False, False, next_color, most_moves)
    told = [point_name(move.point, position.size) for move in found.continuations]
    return [(hit.node, name) for hit, name in zip(found.hits, told, strict=True)]


def test_a_pattern_lasts_over_a_move_on_a_free_point() -> None:
    assert in_top_row(library(MIDDLE), Color.BLACK) == [(1, "B5")]
    assert in_top_row(library(MIDDLE), Color.WHITE) == [(3, "C5")]


def test_a_pattern_that_lasts_too_long_is_beyond_the_limit() -> None:
    assert in_top_row(library(MIDDLE), Color.WHITE, 3) == [(3, "C5")]
    assert in_top_row(library(MIDDLE), Color.WHITE, 2) == []


def test_a_pattern_does_not_last_over_a_move_on_an_empty_point() -> None:
    assert in_top_row(library("(;SZ[5];B[aa];W[ee];B[ca];W[ba])"), Color.WHITE) == []
    assert in_top_row(library("(;SZ[5];B[aa];W[ee];B[ba];W[ed];B[ca];W[da])"), Color.WHITE) == []


def test_a_stone_taken_off_a_free_point_makes_room_for_the_next_move() -> None:
    # Black's third move in the part is taken off from outside, and White plays there.
    taken = "(;SZ[5]AW[ba][da];B[aa];W[ee];B[ca];W[cb];B[ed];W[ca])"
    tree = read_sgf(taken.encode()).games[0]
    assert PositionCache(tree).position(tree.main_line()[4]).at(Point(2, 0)) is None
    position = parse_diagram("X . . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .")
    area = PointRect(0, 0, 2, 0)
    pattern = marked_pattern(position, area, {Point(1, 0): WHATEVER, Point(2, 0): WHATEVER}, is_fixed=True)
    found = library(taken).search(pattern, area, False, False, Color.WHITE)
    assert [hit.node for hit in found.hits] == [3]
    assert told(found, position.size) == [("C5", "W", 1, 0, 0)]


def test_a_ko_brings_a_pattern_back_for_the_other_side() -> None:
    # Both take the ko once, and then White connects.
    ko = "(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb];B[dd];W[cb])"
    tree = read_sgf(ko.encode()).games[0]
    area = PointRect(0, 0, 3, 2)
    pattern = pattern_of(PositionCache(tree).position(tree.root), area)
    nodes = {
        color: [hit.node for hit in library(ko).search(pattern, area, False, False, color).hits]
        for color in (None, Color.BLACK, Color.WHITE)
    }
    assert nodes == {None: [0], Color.BLACK: [0], Color.WHITE: [2]}


def test_moves_are_counted_by_year() -> None:
    games = "(;SZ[9]DT[1995-01-02];B[cc];W[gg])(;SZ[9]DT[1995];B[cc];W[gg])(;SZ[9]DT[2001];B[cc];W[hh])(;SZ[9];B[cc])"
    trees = read_sgf(games.encode()).games
    stored = [
        StoredGame((b"", number), tree.size, "", *moves_of_game(tree)[:2], day=facts_of(tree).day)
        for number, tree in enumerate(trees)
    ]
    area = PointRect.whole(NINE)
    found = Positions(stored).search(pattern_of(board("C7"), area), area, False, False)
    assert found.years == ((1995, 2), (2001, 1))
    assert [move.years for move in found.continuations] == [((1995, 2),), ((2001, 1),)]


def made_games(seed: int) -> Iterator[GameTree]:
    """Yield games on small boards with many captures, passes and stones set up."""
    chance = random.Random(seed)
    for number in range(12):
        side = 5 if number % 3 else 6
        letters = "abcdef"[:side]
        nodes = []
        for turn in range(chance.randrange(20, 60)):
            point = chance.choice(letters) + chance.choice(letters)
            kind = chance.random()
            if kind < 0.03:
                nodes.append(f";{chance.choice(('AB', 'AW', 'AE'))}[{point}]")
            else:
                nodes.append(f";{'BW'[turn % 2]}[{point if kind < 0.96 else ''}]")
        text = f"(;SZ[{side}]AB[aa]{''.join(nodes)})"
        yield read_sgf(text.encode()).games[0]


@pytest.mark.parametrize("seed", range(6))
def test_the_hits_are_those_of_a_search_that_plays_every_game(seed: int) -> None:
    trees = tuple(made_games(seed))
    games = library_of(trees)
    chance = random.Random(seed)
    numbers = {tree: number for number, tree in enumerate(trees)}
    for _ in range(12):
        tree = chance.choice(trees)
        position = PositionCache(tree).position(chance.choice(tree.main_line()))
        size = tree.size
        first = Point(chance.randrange(size.columns), chance.randrange(size.rows))
        last = Point(chance.randrange(size.columns), chance.randrange(size.rows))
        area = PointRect.whole(size) if chance.random() < 0.3 else PointRect.between(first, last)
        open_points = frozenset(p for p in area.points() if chance.random() < 0.15)
        pattern = pattern_of(position, area, open_points)
        if not pattern.has_stones:
            continue
        wanted: dict[int, int] = {}
        for portion in search_position(trees, variants_of(pattern)):
            for hit in portion.hits:
                node = hit.place.find()
                line = hit.place.tree.main_line()
                wanted.setdefault(numbers[hit.place.tree], line.index(node))
        found = games.search(pattern, area)
        assert {hit.key[1]: hit.node for hit in found.hits} == wanted
