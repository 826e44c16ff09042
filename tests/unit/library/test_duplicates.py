"""Duplicates: games with the same moves, turned ones and longer ones too."""

import random
from itertools import combinations

import pytest

from goboard_app.go.board import BoardSize
from goboard_app.library.duplicates import LEAST_SHARED, GameCopy, duplicates
from goboard_app.library.index import StoredGame
from goboard_app.library.moves import moves_of_game
from goboard_app.library.parting import ComparedGame, parting
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of, point_text
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.transform import Symmetry, moved_point, turn
from goboard_app.record.tree import GameTree

SIZE = BoardSize.square(19)


def stored(*texts: str) -> list[StoredGame]:
    """Return the games of these files as the index keeps them."""
    return [of_tree(read_sgf(text.encode()).games[0], number) for number, text in enumerate(texts)]


def of_tree(tree: GameTree, number: int) -> StoredGame:
    return StoredGame((b"%d.sgf" % number, 0), tree.size, "", *moves_of_game(tree)[:2])


def line(count: int, seed: int = 1, symmetry: Symmetry = Symmetry.NONE, size: BoardSize = SIZE, head: str = "") -> str:
    """Return a game with this number of moves on different points."""
    points = random.Random(seed).sample(list(size), count)
    after = symmetry.size(size)
    moves = (point_text(moved_point(point, size, symmetry)) for point in points)
    nodes = "".join(f";{'BW'[turn % 2]}[{move}]" for turn, move in enumerate(moves))
    return f"(;SZ[{after.columns}:{after.rows}]{head}{nodes})"


def found(*texts: str) -> list[list[int]]:
    """Return the groups as the numbers of the games."""
    return [[int(copy.key[0][:-4]) for copy in group] for group in duplicates(stored(*texts))]


def test_games_with_the_same_moves_and_other_names_are_one_group() -> None:
    games = stored(line(9, head="PB[Ada]"), line(9, 2), line(9, head="PB[Adele]RE[B+R]"))
    assert duplicates(games) == ((GameCopy((b"0.sgf", 0)), GameCopy((b"2.sgf", 0))),)


@pytest.mark.parametrize("symmetry", list(Symmetry)[1:])
def test_a_turned_game_is_found_and_said_to_be_turned(symmetry: Symmetry) -> None:
    (group,) = duplicates(stored(line(9), line(9, symmetry=symmetry)))
    assert [copy.is_turned for copy in group] == [False, True]


def test_a_turned_game_on_a_board_that_is_not_square_is_found() -> None:
    size = BoardSize(9, 13)
    assert found(line(9, size=size), line(9, size=size, symmetry=Symmetry.RIGHT)) == [[0, 1]]


def test_the_same_points_on_boards_of_two_sizes_are_two_games() -> None:
    assert found("(;SZ[9];B[aa];W[bb])", "(;SZ[13];B[aa];W[bb])") == []


def test_the_same_points_in_another_order_or_colour_are_another_game() -> None:
    assert found("(;SZ[9];B[aa];W[cb])", "(;SZ[9];B[cb];W[aa])", "(;SZ[9];W[aa];B[cb])") == []


def test_a_longer_game_with_the_same_first_moves_is_in_the_group() -> None:
    whole = line(80)
    start = whole[: whole.index(";", 4)] + "".join(f";{node}" for node in whole.strip("()").split(";")[2:62]) + ")"
    assert duplicates(stored(whole, start)) == ((GameCopy((b"1.sgf", 0)), GameCopy((b"0.sgf", 0), 20)),)


@pytest.mark.parametrize(("shared", "groups"), [(LEAST_SHARED, [[1, 0]]), (LEAST_SHARED - 1, [])])
def test_a_short_opening_is_not_the_beginning_of_every_game(shared: int, groups: list[list[int]]) -> None:
    nodes = line(60).strip("()").split(";")[1:]
    assert found(line(60), "(;" + ";".join(nodes[: shared + 1]) + ")") == groups


def test_a_turned_game_that_goes_on_is_in_the_group() -> None:
    nodes = line(70, symmetry=Symmetry.DIAGONAL).strip("()").split(";")[1:]
    (group,) = duplicates(stored(line(70), "(;" + ";".join(nodes[:56]) + ")"))
    assert [(copy.key[0], copy.further, copy.is_turned) for copy in group] == [
        *((b"1.sgf", 0, False), (b"0.sgf", 15, True))
    ]


def test_games_with_other_handicap_stones_are_two_games() -> None:
    two, turned = "AB[dp][pd]", "AB[pp][dd]"
    assert found(line(9, head=two), line(9), line(9, head="AB[dp]")) == []
    # The order of the stones, and the number of nodes that hold them, make no difference.
    assert found(line(9, head=two), line(9, head="AB[pd];AB[dp]")) == [[0, 1]]
    assert found(line(9, head=two), line(9, symmetry=Symmetry.SIDEWAYS, head=turned)) == [[0, 1]]


def test_comments_captures_and_passes_make_no_difference() -> None:
    moves = ";B[ab];W[aa];B[ba]"
    assert found(f"(;SZ[9]{moves};W[ee])", f"(;SZ[9]C[why];C[so]{moves};W[ee];B[];W[])") == [[0, 1]]


def test_games_without_a_stone_are_no_duplicates() -> None:
    assert found("(;SZ[9])", "(;SZ[9]PB[Ada])", "(;SZ[9];B[])") == []


def test_stones_set_up_within_a_game_are_compared() -> None:
    game = "(;SZ[9];B[ee];AW[cc][gg];B[cd])"
    assert found(game, game.replace("[cc][gg]", "[gg][cc]"), game.replace("[gg]", "[gh]")) == [[0, 1]]


def test_the_groups_are_those_of_comparing_each_two_games() -> None:
    chance = random.Random(5)
    texts = []
    for number in range(60):
        head = chance.choice(["", "", "AB[ab]", "PB[Ada]"])
        texts.append(
            line(chance.choice([1, 2, 2, 3]), number % 3, chance.choice(list(Symmetry)), BoardSize(3, 3), head)
        )
    trees = [read_sgf(text.encode()).games[0] for text in texts]
    games = [of_tree(tree, number) for number, tree in enumerate(trees)]
    together = {
        frozenset((copy.key, other.key)) for group in duplicates(games) for copy, other in combinations(group, 2)
    }
    wanted = {
        frozenset((games[one].key, games[two].key))
        for one, two in combinations(range(len(trees)), 2)
        if (parted := parting(compared(trees[one]), compared(trees[two]))) is not None and parted.is_complete
    }
    assert together == wanted
    assert len(wanted) > 20


def compared(tree: GameTree) -> ComparedGame:
    moves = (move_of(node, tree.size) for node in tree.main_line())
    return ComparedGame(PositionCache(tree).position(tree.root), [move for move in moves if move is not None])


def test_a_search_reports_its_progress_and_can_be_stopped() -> None:
    class Stopped(Exception):
        pass

    told: list[float] = []

    def tell(done: float) -> None:
        told.append(done)
        if done > 0:
            raise Stopped

    with pytest.raises(Stopped):
        duplicates(stored(*(line(3, seed) for seed in range(120))), tell)
    assert told == [0.0, 50 / 120]


def test_a_game_turned_by_the_program_itself_is_found() -> None:
    text = f"(;SZ[19]AB[dp]{';B[pd];W[dd];B[qp]'})".encode()
    tree = read_sgf(text).games[0]
    edit = turn(tree, Symmetry.LEFT)
    assert edit is not None
    edit.apply(tree)
    (group,) = duplicates([of_tree(read_sgf(text).games[0], 0), of_tree(tree, 1)])
    assert group[1].is_turned
