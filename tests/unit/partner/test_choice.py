"""A partner fills no eye, keeps the rules, passes when nothing is left, and is stronger than the one before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import cycle, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.engine.engine import Situation
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.partner.character import LEVELS, Character
from goboard_app.partner.choice import choose
from goboard_app.rules.catalogue import CHINESE, JAPANESE, TROMP_TAYLOR
from goboard_app.rules.legality import judge, legal_points
from goboard_app.rules.ruleset import KoRule, Ruleset
from goboard_app.scoring.count import find_territory
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.propose import propose
from tests.support.closed import between, points
from tests.support.partners import Patient

EVERYBODY = list(Character)
SOME = [Character.SNAIL, Character.BEAVER, Character.RAVEN, Character.DRAGON]
STRONG = list(Character)[-3:]
CLOSED = between("OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX")
DAME = between("OOOO.XXXX", "OOOOO..XX", "OOOOOXXXX")
# Black on F2 takes E2 next.
OWED = between("OOOOXXXXX", "OOO.O.XXX", "OOOOXXXXX")
SETTLED = parse_diagram(
    [
        ". X . . X O . O .",
        "X . . . X O . . O",
        ". . . X X O . . .",
        "X . X X O O . O .",
        "X X . X O . O . .",
        ". X X X O O . . .",
        ". . . X O . . . .",
        ". X . X O . O O .",
        ". . . X O . . . .",
    ]
)


def asked(
    character: Character,
    position: Position,
    *,
    moves: tuple[Move, ...] = (),
    ruleset: Ruleset = CHINESE,
    goal: int = 0,
    seed: int = 1,
) -> Move:
    """Return the move that a partner plays."""
    after = position
    for move in moves:
        after = after.after(move)
    situation = Situation(position, moves, after.to_move, ruleset, Fraction(7), goal=goal)
    chosen = choose(character, situation, Random(seed), Patient()).move
    assert isinstance(chosen, Play | Pass)
    return chosen


def played(position: Position, name: str, color: Color = Color.BLACK) -> Play:
    return Play(color, parse_point(name, position.size))


# White's stones in the upper half have their last liberty at E5; all depends on them.
ATARI = parse_diagram(
    [
        ". O . . . . . . .",
        "X O X X X . . . .",
        ". X O O O X . . .",
        ". X X X O X . . .",
        "O . O O . O X . .",
        ". O . O O X X . .",
        "O . O O O X O . .",
        "X O X O X X O . .",
        ". . . O O X . . .",
    ]
)


@pytest.mark.parametrize("character", STRONG)
def test_stones_in_atari_are_taken(character: Character) -> None:
    assert asked(character, ATARI) == played(ATARI, "E5")


@pytest.mark.parametrize("character", STRONG)
def test_stones_in_atari_are_saved(character: Character) -> None:
    board = replace(ATARI, to_move=Color.WHITE)
    assert asked(character, board) == played(board, "E5", Color.WHITE)


def test_the_weakest_finds_a_good_move_less_often_than_a_strong_one() -> None:
    # After C7 C3 G3 F7 D3 the net of good moves is narrow.
    board = Position.empty(BoardSize.square(9))
    for name, color in zip(("C7", "C3", "G3", "F7", "D3", "C4", "E7"), cycle(Color), strict=False):
        board = board.after(played(board, name, color))
    weak = {asked(Character.SNAIL, board, seed=seed) for seed in range(20)}
    strong = {asked(Character.FOX, board, seed=seed) for seed in range(20)}
    assert len(weak) > 2 * len(strong)


def test_each_partner_overlooks_less_than_the_one_before() -> None:
    levels = [LEVELS[character] for character in Character]
    for weaker, stronger in pairwise(levels):
        assert weaker.sight <= stronger.sight
        assert weaker.mood >= stronger.mood
        assert weaker.misses >= stronger.misses
        assert weaker.visits <= stronger.visits
        assert weaker != stronger


@pytest.mark.parametrize("character", EVERYBODY)
def test_on_a_large_board_each_overlooks_less_and_the_order_stays(character: Character) -> None:
    level, large = LEVELS[character], LEVELS[character].on_board(BoardSize.square(19))
    assert level.on_board(BoardSize.square(9)) == level
    assert large.sight >= level.sight
    assert large.mood <= level.mood
    assert large.visits == level.visits


@pytest.mark.parametrize("character", EVERYBODY)
def test_no_stone_begins_alone_on_the_first_line(character: Character) -> None:
    for seed in range(4):
        move = asked(character, Position.empty(BoardSize.square(9)), seed=seed)
        assert isinstance(move, Play)
        assert {move.point.col, move.point.row}.isdisjoint({0, 8})


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_partner_with_only_eyes_left_passes(character: Character) -> None:
    board = parse_diagram([". X . X O", "X X X X O", "O O O O O", ". O . O .", "O O O O O"], to_move=Color.BLACK)
    assert asked(character, board).is_pass


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_closed_board_is_left_alone(character: Character) -> None:
    assert asked(character, CLOSED).is_pass


@pytest.mark.parametrize("character", EVERYBODY)
def test_neutral_points_are_filled_before_the_pass(character: Character) -> None:
    move = asked(character, DAME)
    assert isinstance(move, Play)
    assert move.point in points("E3 F2 G2", DAME)


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_pass_does_not_wait_for_neutral_points(character: Character) -> None:
    assert asked(character, DAME, moves=(Pass(DAME.to_move),)).is_pass


# White's stones around E7 are in atari at F8, those around G2 and H1 at J2; the network thinks of the first as settled
# once somebody has passed. E6 and F6 look neutral, as they touch both sides, but White gains points there.
LEFT = {
    "F8": parse_diagram(
        [
            ". X X X O X . O .",
            ". . X O O . O O O",
            ". X X X O O X X .",
            "X . X X O X . X .",
            ". X X O X . X X .",
            "O O O O X X . . .",
            ". X X X O . . . .",
            ". . . . . . . . .",
            ". . . . . . . . .",
        ]
    ),
    "J2": parse_diagram(
        [
            ". O . O O O . O .",
            "O X O . O O X O .",
            ". X X O X X X X .",
            ". O X . O X O . O",
            ". . X X X X . X .",
            ". . . . X O X X X",
            ". . X O . O X O X",
            ". . X . O . O . .",
            ". . X O O X O O .",
        ]
    ),
    "E6": parse_diagram(
        [
            ". . X O . . X O .",
            "X X X O . O O . X",
            "X . X O O X O . .",
            "X X X X . X O . .",
            "O X X X X X O O .",
            "O O X O O O X X .",
            "O O O X O O O X .",
            ". . . . X O . O .",
            ". . . . O . O . .",
        ]
    ),
    "F6": parse_diagram(
        [
            ". . . . . . O X .",
            ". X . O O X O X X",
            ". O O . O O O O O",
            "O O O . O . X O O",
            "X X O O . O X O O",
            ". X X O O X X X O",
            "X . X X O X O O O",
            ". X X . X X X X X",
            "X . X X . X . . X",
        ]
    ),
}


@pytest.mark.parametrize("character", SOME)
@pytest.mark.parametrize("name", LEFT)
def test_stones_that_the_next_move_decides_are_seen_before_the_pass(character: Character, name: str) -> None:
    board, passed = LEFT[name], (Pass(Color.BLACK),)
    assert asked(character, board, moves=passed) == played(board, name, Color.WHITE)


@pytest.mark.parametrize("character", SOME)
@pytest.mark.parametrize("ruleset", [CHINESE, JAPANESE], ids=["area", "territory"])
def test_open_territory_within_closed_borders_is_left_alone(character: Character, ruleset: Ruleset) -> None:
    for color in Color:
        passed = (Pass(color.opponent),)
        assert asked(character, replace(SETTLED, to_move=color.opponent), moves=passed, ruleset=ruleset).is_pass


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_stone_that_will_need_it_is_protected_before_the_pass(character: Character) -> None:
    white = replace(OWED, to_move=Color.WHITE)
    passed = (Pass(Color.BLACK),)
    assert asked(character, replace(OWED, to_move=Color.BLACK), moves=passed) == played(white, "D2", Color.WHITE)


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_ko_is_not_taken_back_at_once(character: Character) -> None:
    board = parse_diagram([". X O . .", "X . X O .", ". X O . .", ". . . . .", ". . . . ."], to_move=Color.WHITE)
    took = played(board, "B4", Color.WHITE)
    assert asked(character, board, moves=(took,)) != played(board, "C4")
    # Without the history nothing forbids it.
    assert character not in STRONG or asked(character, board.after(took)) == played(board, "C4")


@pytest.mark.parametrize(
    ("ko", "name"), [(KoRule.SIMPLE, "A1"), (KoRule.POSITIONAL, "A2")], ids=["simple", "positional"]
)
def test_a_board_comes_back_only_where_the_rules_let_it(ko: KoRule, name: str) -> None:
    """By A1 Black would take the board back to that after the fifth move."""
    start = Position.empty(BoardSize(3, 2))
    moves = [
        played(start, name, color)
        for name, color in zip(("B2", "A2", "A1", "C2", "A2", "B1", "B2", "C1"), cycle(Color), strict=False)
    ]
    ruleset = replace(CHINESE, ko=ko)
    move = asked(Character.SNAIL, start, moves=tuple(moves), ruleset=ruleset, goal=99)
    assert move == played(start, name)


@pytest.mark.parametrize("character", EVERYBODY)
def test_the_same_generator_gives_the_same_move(character: Character) -> None:
    board = Position.empty(BoardSize.square(5))
    assert asked(character, board, seed=3) == asked(character, board, seed=3)


@pytest.mark.parametrize("character", SOME)
def test_games_begin_in_several_ways(character: Character) -> None:
    board = Position.empty(BoardSize.square(9))
    assert len({asked(character, board, seed=seed) for seed in range(12)}) > 1


@pytest.mark.parametrize("character", EVERYBODY)
def test_in_a_capture_game_the_stone_that_wins_is_taken(character: Character) -> None:
    board = parse_diagram([". X . . .", "X O . . .", ". X . . .", ". . O O .", ". . . . ."])
    assert asked(character, board, goal=1) == played(board, "C4")


def test_passing_is_impossible_in_a_capture_game() -> None:
    """Only eyes are left, and one has to be filled."""
    board = parse_diagram([". X . X O", "X X X X O", "O O O O O", ". O . O .", "O O O O O"])
    for character in EVERYBODY:
        assert isinstance(asked(character, board, goal=9), Play)


class Impatient(Patient):
    """A watch that cancels everything at once."""

    def is_called_off(self) -> bool:
        return True


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_cancelled_partner_moves_all_the_same(character: Character) -> None:
    boards = [DAME, Position.empty(BoardSize.square(9))]
    situations = [Situation(board, (), board.to_move, CHINESE, Fraction(7)) for board in boards]
    full, empty = (choose(character, each, Random(1), Impatient()).move for each in situations)
    assert isinstance(full, Play | Pass)
    assert isinstance(empty, Play)


def random_move(situation: Situation, rng: Random) -> Move:
    """Return a random legal point, as the weakest player would choose; answer a pass by a pass."""
    if situation.moves and situation.moves[-1].is_pass:
        return Pass(situation.to_move)
    legal = legal_points(situation.position, situation.history, situation.ruleset)
    color = situation.to_move
    return Play(color, rng.choice(sorted(legal))) if legal else Pass(color)


def game(side: int, seed: int, players: Mapping[Color, Character], ruleset: Ruleset = TROMP_TAYLOR) -> tuple[Move, ...]:
    """Return a game to its end, or to three moves for each point; who is no partner plays at random."""
    size = BoardSize.square(side)
    start, rng, moves = Position.empty(size), Random(seed), list[Move]()
    while len(moves) < 3 * size.area and [move.is_pass for move in moves[-2:]] != [True, True]:
        color = list(Color)[len(moves) % 2]
        situation = Situation(start, tuple(moves), color, ruleset, Fraction(7))
        if color in players:
            move = choose(players[color], situation, rng, Patient()).move
            assert isinstance(move, Play | Pass)
        else:
            move = random_move(situation, rng)
        moves.append(move)
    return tuple(moves)


@pytest.mark.parametrize("side", [5, 7, 9, 13])
def test_a_game_comes_to_its_end(side: int) -> None:
    moves = game(side, side, dict(zip(Color, (Character.SNAIL, Character.CAT), strict=True)))
    assert len(moves) < 3 * side * side


@pytest.mark.parametrize("number", range(4))
def test_the_weakest_beats_random_play(number: int) -> None:
    """A bound of sanity; `tests/benchmarks/partner.py` plays a hundred games."""
    own = list(Color)[number % 2]
    position = Position.empty(BoardSize.square(7))
    for move in game(7, number, {own: Character.SNAIL}):
        position = position.after(move)
    statuses = propose(position).statuses()
    territory = find_territory(position, statuses)
    areas = {color: len(territory.of(color)) + len(position.points(color) - statuses.dead) for color in Color}
    assert areas[own] > areas[own.opponent] + 7


@given(
    rows=st.integers(2, 6).flatmap(
        lambda side: st.lists(st.text(alphabet=".XO", min_size=side, max_size=side), min_size=side, max_size=side)
    ),
    color=st.sampled_from(Color),
    character=st.sampled_from(Character),
    ruleset=st.sampled_from([CHINESE, TROMP_TAYLOR]),
    goal=st.sampled_from([0, 3]),
    seed=st.integers(0, 99),
)
def test_every_move_is_legal_and_fills_no_eye(
    rows: list[str], color: Color, character: Character, ruleset: Ruleset, goal: int, seed: int
) -> None:
    board = parse_diagram(rows, to_move=color)
    situation = Situation(board, (), color, ruleset, Fraction(7), goal=goal)
    move = choose(character, situation, Random(seed), Patient()).move
    assert isinstance(move, Play | Pass)
    assert judge(board, move, situation.history, ruleset).is_legal
    if isinstance(move, Play) and not goal:
        own = 1 if color is Color.BLACK else 2
        assert not QuickBoard.of(board).is_eye(board.size.index(move.point), own)


@pytest.mark.parametrize("character", SOME)
def test_without_the_network_a_partner_plays_all_the_same(
    character: Character, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goboard_app.partner.choice.shipped_policy", lambda: None)
    empty = Position.empty(BoardSize.square(7))
    assert isinstance(asked(character, empty), Play)
    assert asked(character, empty, moves=(Pass(Color.BLACK),)).is_pass


@pytest.mark.parametrize("ahead", [60, -60])
def test_a_decided_game_is_played_on_for_points(ahead: int) -> None:
    """A network that has learnt to win gives up where the game is decided; stones are saved all the same."""
    situation = Situation(replace(ATARI, to_move=Color.WHITE), (), Color.WHITE, CHINESE, Fraction(ahead))
    move = choose(Character.RAVEN, situation, Random(1), Patient()).move
    assert move == played(ATARI, "E5", Color.WHITE)
