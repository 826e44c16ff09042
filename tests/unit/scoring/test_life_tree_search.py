"""Tree search reads more where the network is wrong at first, and its numbers belong to the side to move."""

from __future__ import annotations

from goboard_app.go.board import BoardSize, parse_point
from goboard_app.go.position import CODES, Position, parse_diagram
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import View
from goboard_app.scoring.life.policy_network import shipped_policy
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.tree_search import TreeSearch

# Black lives at B9 or dies there; all else is settled.
LIFE = parse_diagram(
    [
        ". . . X O O X . .",
        "X X X X O O X X .",
        "O O O O O O X . X",
        ". O . O O X X X .",
        "O O O O O X . X X",
        ". O . O X X X X .",
        "O O O O X . X . X",
        ". O . O X X X X .",
        "O O O O X . X . X",
    ]
)


def search_of(position: Position, ahead: float = -6.5, last: tuple[int, ...] = ()) -> TreeSearch:
    network = shipped_policy()
    assert network is not None
    board = QuickBoard.of(position)
    own = CODES[position.to_move]
    legal = [at for at in range(position.size.area) if board.is_legal(at, own)]
    return TreeSearch(network, View(position.size, board, own, last, ahead), legal)


def never(_done: float) -> bool:
    return False


def test_the_vital_point_of_three_is_found() -> None:
    search = search_of(LIFE, ahead=0.5)
    search.read(200, never)
    assert search.moves()[0].move == LIFE.size.index(parse_point("B9", LIFE.size))


def test_as_many_positions_are_read_as_asked_for() -> None:
    search = search_of(Position.empty(BoardSize.square(9)))
    search.read(48, never)
    assert sum(each.visits for each in search.moves()) <= 48
    search.read(16, never)
    assert 16 <= sum(each.visits for each in search.moves()) <= 64


def test_a_cancelled_search_has_a_move() -> None:
    search = search_of(Position.empty(BoardSize.square(9)))
    search.read(1000, lambda _done: True)
    assert not any(each.visits for each in search.moves())
    assert search.moves()[0].prior == max(each.prior for each in search.moves())


def test_values_and_leads_belong_to_the_side_to_move() -> None:
    # With fifty points ahead the side to move wins whatever it plays.
    ahead, behind = (search_of(Position.empty(BoardSize.square(9)), points) for points in (50.5, -50.5))
    for search in (ahead, behind):
        search.read(64, never)
    assert ahead.moves()[0].value > 0.7 > -0.7 > behind.moves()[0].value
    assert ahead.lead > 30
    assert behind.lead < -30


def test_two_passes_end_the_game_by_the_lead() -> None:
    # All is settled: Black has five columns, White four, and the komi decides.
    rows = [". . . . X O . . ."] * 9
    won, lost = (search_of(parse_diagram(rows), ahead, (PASS,)) for ahead in (-3.5, -20.5))
    for search in (won, lost):
        search.read(80, never)
    passed = {
        name: next(each for each in search.moves() if each.move == PASS)
        for name, search in {"won": won, "lost": lost}.items()
    }
    assert passed["won"].value > 0.5
    assert passed["lost"].value < -0.5


def test_the_line_begins_with_the_best_move() -> None:
    search = search_of(LIFE)
    search.read(120, never)
    line = search.line(4)
    assert line[0] == search.moves()[0].move
    assert len(line) <= 4
    assert search.line(1) == line[:1]
    assert search.line(2) == line[:2]
