"""Every word of Go has a board that shows it, by the rules of the program itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point, star_points
from goboard_app.go.chains import Chain, all_chains, all_regions, chain_at
from goboard_app.go.position import MoveResult, Position
from goboard_app.rules.catalogue import AGA, BGA, CHINESE, JAPANESE, TROMP_TAYLOR
from goboard_app.rules.ending import fixed_points
from goboard_app.rules.legality import Refusal, judge
from goboard_app.rules.repetition import BoardState, History, is_ko_capture
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.seki.analysis import analyse
from goboard_app.scoring.statuses import Statuses
from goboard_app.session.glossary import Term, WordBoard, board_of
from goboard_app.session.picture import MarkKind

BLACK, WHITE = Color.BLACK, Color.WHITE
Check = Callable[[WordBoard], bool]


def only(points: frozenset[Point]) -> Point:
    (point,) = points
    return point


def chain(position: Position, point: Point) -> Chain:
    found = chain_at(position, point)
    assert found is not None
    return found


def marked(board: WordBoard) -> Chain:
    """Return the one chain of the marked stones."""
    (found,) = marked_chains(board)
    return found


def marked_chains(board: WordBoard) -> set[Chain]:
    return {chain(board.position, point) for point in board.stones}


def played(board: WordBoard, moves: int | None = None) -> MoveResult:
    """Return the outcome of the last of these moves, or of all of them where no number is given."""
    *before, last = board.moves[:moves]
    position = board.position
    for move in before:
        position = position.after(move)
    return position.play(last)


def refusal(position: Position, color: Color, point: Point) -> Refusal | None:
    history = History.starting_at(position)
    return judge(position, Play(color, point), history, CHINESE).reason


def is_taken_back_refused(board: WordBoard, reason: Refusal) -> bool:
    (move,) = board.moves
    outcome = board.position.play(move)
    states = [
        BoardState.of_setup(board.position),
        BoardState.of_move(outcome.position, BLACK, False),
    ]
    back = Play(WHITE, only(outcome.captured))
    verdict = judge(outcome.position, back, History(states), TROMP_TAYLOR)
    assert outcome.position.after(back).stones == board.position.stones
    return outcome.captured == board.stones and verdict.reason in (Refusal.KO, reason)


def is_caught(position: Position, start: Point, attacks: bool, depth: int = 8) -> bool:
    """Return whether Black takes the chain by playing at its liberties against any defence."""
    found = chain(position, start)
    if len(found.liberties) > 2 or depth == 0:
        return False
    if attacks:
        if found.is_in_atari:
            return True
        tries = [position.after(Play(BLACK, point)) for point in found.liberties]
        return any(is_caught(after, start, False, depth - 1) for after in tries)
    return all(is_caught(position.after(Play(WHITE, point)), start, True, depth - 1) for point in found.liberties)


def is_ladder(board: WordBoard) -> bool:
    """Return whether each attack is an atari and each answer gives two liberties and takes nothing."""
    start, position = only(board.stones), board.position
    for number, move in enumerate(board.moves):
        outcome = position.play(move)
        position = outcome.position
        if outcome.captured or len(chain(position, start).liberties) != 1 + number % 2:
            return False
    return len(board.moves) >= 7


def is_net(board: WordBoard) -> bool:
    start = only(board.stones)
    after = board.position.after(board.moves[0])
    return not chain(after, start).is_in_atari and is_caught(after, start, False)


def is_snapback(board: WordBoard) -> bool:
    first = board.moves[0]
    taken = played(board, 2)
    back = taken.position.play(first)
    return taken.captured == {first.point} and len(back.captured) == 3


def is_dead(board: WordBoard) -> bool:
    found = marked(board)
    point = only(found.liberties)
    return (
        refusal(board.position, found.color, point) is Refusal.SUICIDE
        and board.position.play(Play(found.color.opponent, point)).captured == found.stones
    )


def has_two_eyes(position: Position, stones: Chain) -> bool:
    enemy = stones.color.opponent
    refused = [refusal(position, enemy, point) is Refusal.SUICIDE for point in stones.liberties]
    return len(refused) == 2 and all(refused)


def is_vital(board: WordBoard) -> bool:
    point = only(board.points)
    black = board.position.after(Play(BLACK, point))
    white = board.position.after(Play(WHITE, point))
    return has_two_eyes(black, chain(black, point)) and not any(
        has_two_eyes(white, each) for each in all_chains(white) if each.color is BLACK
    )


def is_seki(board: WordBoard) -> bool:
    one, other = marked_chains(board)
    position = board.position
    loses = [
        chain(position.after(Play(each.color, point)), point).is_in_atari
        for each in (one, other)
        for point in each.liberties
    ]
    found = analyse(position, Statuses(seki=one.stones | other.stones))
    return (
        one.color is not other.color
        and one.liberties == other.liberties == board.points
        and len(board.points) == 2
        and all(loses)
        and found.stones_in_seki >= board.stones
    )


def is_race(board: WordBoard) -> bool:
    one, other = marked_chains(board)
    touches = any(n in other.stones for p in one.stones for n in board.position.size.neighbors(p))
    liberties = one.liberties | other.liberties
    return (
        touches
        and one.color is not other.color
        and len(one.liberties) == len(other.liberties) == 2
        and liberties == board.points
    )


def connects_either_way(board: WordBoard, points: frozenset[Point]) -> bool:
    """Return whether White cannot keep the marked stones apart by playing at one of the two points."""
    one, other = sorted(points)
    for here, there in ((one, other), (other, one)):
        position = board.position.after(Play(WHITE, here)).after(Play(BLACK, there))
        if len({chain(position, point) for point in board.stones}) != 1:
            return False
    return len(marked_chains(board)) == 2


def neutral(position: Position) -> frozenset[Point]:
    regions = [region.points for region in all_regions(position) if region.owner is None]
    return frozenset().union(*regions)


def owned(position: Position, color: Color) -> frozenset[Point]:
    regions = [region.points for region in all_regions(position) if region.owner is color]
    return frozenset().union(*regions)


def around(board: WordBoard) -> frozenset[Point]:
    return frozenset(board.position.size.neighbors(only(board.points)))


def is_false_eye(board: WordBoard) -> bool:
    chains = {chain_at(board.position, point) for point in around(board)}
    return len(chains) == 3 and all(each is not None and each.color is BLACK for each in chains)


def is_cut(board: WordBoard) -> bool:
    (move,) = board.moves
    joined = board.position.after(Play(BLACK, move.point))
    after = board.position.after(move)
    return (
        len({chain(joined, point) for point in board.stones}) == 1
        and len({chain(after, point) for point in board.stones}) == 2
        and len(chain(after, move.point).stones) == 3
    )


def is_hane(board: WordBoard) -> bool:
    at, position = board.moves[0].point, board.position
    diagonal = [Point(at.col + x, at.row + y) for x in (-1, 1) for y in (-1, 1)]
    return any(position.at(point) is BLACK for point in diagonal) and any(
        position.at(point) is WHITE for point in position.size.neighbors(at)
    )


def liberties_after(board: WordBoard, point: Point, moves: int | None = None) -> int:
    return len(chain(played(board, moves).position, point).liberties)


def is_made_two(board: WordBoard) -> bool:
    """Return whether whichever of the two points White takes, Black takes the other and has two eyes."""
    one, other = sorted(board.points)
    lives = []
    for here, there in ((one, other), (other, one)):
        position = board.position.after(Play(WHITE, here)).after(Play(BLACK, there))
        lives.append(has_two_eyes(position, chain(position, min(board.stones))))
    return all(lives)


def is_nakade(board: WordBoard) -> bool:
    (move,) = board.moves
    return is_vital(replace(board, points=frozenset({move.point}))) and move.color is WHITE


def is_tesuji(board: WordBoard) -> bool:
    """Return whether the stone given up is taken, and a move at the same point captures three."""
    (move,) = board.moves
    taken = board.position.after(move).play(Play(WHITE, only(chain(played(board).position, move.point).liberties)))
    return taken.captured == {move.point} and len(taken.position.play(move).captured) == 3


def is_bent_four(board: WordBoard) -> bool:
    """Return whether it looks like seki, White can give up four bent stones, and then has to be fought by ko."""
    outer, inner = sorted(marked_chains(board), key=lambda each: -len(each.stones))
    corner, arm, eye, other = (Point(x, y) for x, y in ((0, 0), (1, 0), (2, 0), (0, 1)))
    position = board.position.after(Play(WHITE, eye))
    four = position.play(Play(BLACK, only(board.points - {eye})))
    fought = four.position.after(Play(WHITE, arm)).after(Play(BLACK, corner))
    ko = Play(WHITE, other)
    return (
        outer.liberties == inner.liberties == board.points
        and four.captured == {corner, arm, eye, other}
        and is_ko_capture(ko, fought.play(ko))
    )


def states_after(
    position: Position, moves: Sequence[Move], made_by: Color = WHITE
) -> tuple[Position, list[BoardState]]:
    """Return the position after these moves, and the states on the way; `made_by` made the first board."""
    states = [BoardState.of_setup(replace(position, to_move=made_by.opponent))]
    for move in moves:
        position = position.after(move)
        states.append(BoardState.of_move(position, move.color, isinstance(move, Pass)))
    return position, states


def is_allowed_again(board: WordBoard, before: Sequence[Move], rules: Ruleset, made_by: Color = WHITE) -> bool:
    """Return whether Black may recapture one stone after sending two, which repeats the board."""
    position, states = states_after(board.position, (*before, *board.moves), made_by)
    back = Play(BLACK, only(board.stones))
    assert position.after(back).stones == board.position.stones
    return judge(position, back, History(states), rules).is_legal


def is_triple_ko(board: WordBoard) -> bool:
    """Return whether three captures and three recaptures repeat the board, which only superko forbids."""
    taken, position = [], board.position
    for move in board.moves:
        outcome = position.play(move)
        assert is_ko_capture(move, outcome)
        taken.append(only(outcome.captured))
        position = outcome.position
    colors = (WHITE, BLACK, WHITE)
    *back, last = [Play(color, point) for color, point in zip(colors, taken, strict=True)]
    position, states = states_after(board.position, (*board.moves, *back))
    verdicts = [judge(position, last, History(states), rules) for rules in (TROMP_TAYLOR, AGA, BGA, JAPANESE)]
    return (
        position.after(last).stones == board.position.stones
        and set(taken) == board.stones
        and [verdict.reason for verdict in verdicts] == [Refusal.SUPERKO] * 3 + [None]
    )


def middle(board: WordBoard) -> Point:
    size = board.position.size
    return Point(size.columns // 2, size.rows // 2)


def opposite(board: WordBoard, point: Point) -> Point:
    size = board.position.size
    return Point(size.columns - 1 - point.col, size.rows - 1 - point.row)


def neighbor_counts(board: WordBoard) -> set[int]:
    return {len(board.position.size.neighbors(point)) for point in board.points}


def is_double_atari(board: WordBoard) -> bool:
    position = played(board).position
    hit = [c for c in all_chains(position) if c.color is WHITE and c.is_in_atari]
    before = {c.stones for c in all_chains(board.position) if c.is_in_atari}
    return {p for c in hit for p in c.stones} == board.stones and len(hit) == 2 and not before


def corner_of(board: WordBoard, point: Point) -> str:
    """Return the corner of a point on the third or fourth line; none for a side."""
    size = board.position.size
    if not (point.col in _NEAR_EDGE or size.columns - 1 - point.col in _NEAR_EDGE):
        return ""
    if not (point.row in _NEAR_EDGE or size.rows - 1 - point.row in _NEAR_EDGE):
        return ""
    high = "upper" if point.row < size.rows // 2 else "lower"
    return f"{high} {'left' if point.col < size.columns // 2 else 'right'}"


_NEAR_EDGE = (2, 3)

CHECKS: dict[Term, Check] = {
    Term.POINT: lambda b: neighbor_counts(b) == {4},
    Term.EDGE: lambda b: neighbor_counts(b) == {3},
    Term.CORNER: lambda b: neighbor_counts(b) == {2} and len(b.points) == 4,
    Term.STAR_POINT: lambda b: b.points == star_points(b.position.size),
    Term.TENGEN: lambda b: only(b.points) == middle(b) and b.points < star_points(b.position.size),
    Term.GOBAN: lambda b: b.position == Position.empty(BoardSize(19, 19)) and b.position.size.area == 361,
    # As many as in the bowls in small: one more black stone than white ones.
    Term.BOWL: lambda b: len(b.position.points(BLACK)) == len(b.position.points(WHITE)) + 1,
    Term.LIBERTY: lambda b: marked(b).liberties == b.points and len(b.points) == 4,
    Term.CHAIN: lambda b: marked(b).stones == b.stones and len(all_chains(b.position)) == 2,
    Term.GROUP: lambda b: len(marked_chains(b)) > 1 and not b.position.points(WHITE),
    Term.CAPTURE: lambda b: played(b).captured == b.stones != frozenset(),
    Term.PRISONER: lambda b: refusal(b.position, WHITE, only(b.points)) is Refusal.SUICIDE,
    Term.ATARI: lambda b: marked(b).liberties == b.points and marked(b).is_in_atari,
    Term.DOUBLE_ATARI: is_double_atari,
    Term.SELF_ATARI: lambda b: liberties_after(b, b.moves[0].point) == 1 and not played(b).captured,
    Term.SELF_CAPTURE: lambda b: refusal(b.position, BLACK, only(b.points)) is Refusal.SUICIDE,
    Term.EXTEND: lambda b: marked(b).is_in_atari and liberties_after(b, only(b.stones)) == 3,
    Term.CONNECTION: lambda b: (
        len(marked_chains(b)) == 2 and b.stones < chain(played(b).position, b.moves[0].point).stones
    ),
    Term.CUT: is_cut,
    Term.LADDER: is_ladder,
    Term.NET: is_net,
    Term.SNAPBACK: is_snapback,
    Term.KO: lambda b: is_taken_back_refused(b, Refusal.KO),
    Term.KO_THREAT: lambda b: (
        len(played(b, 1).captured) == 1
        and chain(played(b).position, only(b.stones & b.position.points(BLACK))).is_in_atari
    ),
    Term.SUPERKO: lambda b: is_taken_back_refused(b, Refusal.SUPERKO),
    Term.SENDING_TWO: lambda b: (
        len(played(b).captured) == 2 and is_allowed_again(b, (), AGA) and not is_allowed_again(b, (), TROMP_TAYLOR)
    ),
    Term.TRIPLE_KO: is_triple_ko,
    Term.EYE: lambda b: (
        owned(b.position, BLACK) >= b.points
        and {b.position.at(p) for p in around(b)} == {BLACK}
        and len([c for c in all_chains(b.position) if c.color is BLACK]) == 1
    ),
    Term.FALSE_EYE: is_false_eye,
    Term.VITAL_POINT: is_vital,
    Term.NAKADE: is_nakade,
    Term.MIAI: is_made_two,
    Term.TSUMEGO: is_vital,
    Term.ALIVE: lambda b: has_two_eyes(b.position, marked(b)) and marked(b).liberties == b.points,
    Term.DEAD: is_dead,
    Term.SHARED_LIBERTY: lambda b: (
        frozenset.intersection(*(c.liberties for c in marked_chains(b))) == b.points
        and {c.color for c in marked_chains(b)} == {BLACK, WHITE}
    ),
    Term.SEKI: is_seki,
    Term.BENT_FOUR: is_bent_four,
    Term.CAPTURING_RACE: is_race,
    Term.TERRITORY: lambda b: b.black == owned(b.position, BLACK) and b.white == owned(b.position, WHITE),
    Term.AREA: lambda b: b.black == owned(b.position, BLACK) and b.stones == b.position.points(BLACK),
    Term.NEUTRAL_POINT: lambda b: neutral(b.position) == b.points,
    Term.PASS: lambda b: not neutral(b.position) and not b.moves,
    Term.JIGO: lambda b: (
        len(b.black) == len(b.white) and (b.black, b.white) == (owned(b.position, BLACK), owned(b.position, WHITE))
    ),
    Term.KOMI: lambda b: [move.color for move in b.moves] == [BLACK],
    Term.HANDICAP: lambda b: b.stones == set(fixed_points(b.position.size, 4)),
    # A handful of white stones in pairs, an odd one left; one black stone says odd.
    Term.NIGIRI: lambda b: len(b.stones) == len(b.position.points(WHITE)) == 5 and len(b.position.points(BLACK)) == 1,
    Term.RANK: lambda b: b.stones == set(fixed_points(b.position.size, 2)),
    Term.BYO_YOMI: lambda b: [move.color for move in b.moves] == [WHITE],
    # From the side of Black, who is below.
    Term.MANNERS: lambda b: [corner_of(b, move.point) for move in b.moves] == ["upper right"],
    Term.OPENING: lambda b: (
        len({corner_of(b, move.point) for move in b.moves[:4]}) == 4 and corner_of(b, b.moves[4].point) == ""
    ),
    # Nothing is surrounded yet.
    Term.MOYO: lambda b: len(b.stones) > 3 and len(neutral(b.position)) == len(b.position.points(None)),
    Term.MIRROR_GO: lambda b: (
        [opposite(b, move.point) for move in b.moves[:4:2]] == [move.point for move in b.moves[1:4:2]]
        and b.moves[4].point == middle(b)
    ),
    Term.JOSEKI: lambda b: (
        [move.color for move in b.moves] == [BLACK, WHITE] * 3
        and {corner_of(b, move.point) for move in b.moves[:1] + b.moves[4:5]} == {"upper left"}
    ),
    Term.THICKNESS: lambda b: len(marked(b).liberties) > 6 and len(marked(b).stones) > 6,
    Term.SENTE: lambda b: liberties_after(b, only(b.stones), 1) == 1 and liberties_after(b, only(b.stones)) > 1,
    Term.GOTE: lambda b: (
        not neutral(played(b).position) and not any(each.is_in_atari for each in all_chains(played(b).position))
    ),
    # In atari, with Black's stones around in two chains.
    Term.AJI: lambda b: (
        marked(b).is_in_atari
        and len([c for c in all_chains(b.position) if c.color is BLACK and not c.is_in_atari]) == 2
    ),
    Term.TESUJI: is_tesuji,
    Term.HANE: is_hane,
    Term.DIAGONAL: lambda b: connects_either_way(b, b.points),
    Term.ONE_POINT_JUMP: lambda b: around(b) >= b.stones and len(b.stones) == 2,
    Term.BAMBOO_JOINT: lambda b: connects_either_way(b, b.points) and len(b.stones) == 4,
    Term.TIGER_MOUTH: lambda b: (
        len(around(b) & b.stones) == 3
        and chain(b.position.after(Play(WHITE, only(b.points))), only(b.points)).is_in_atari
    ),
    Term.HISTORY: lambda b: b.position == Position.empty(BoardSize(17, 17)),
    Term.EMPTY_TRIANGLE: lambda b: len(marked(b).stones) == 3 and len(around(b) & b.stones) == 2,
}


@pytest.mark.parametrize("word", list(Term), ids=lambda word: word.value)
def test_the_board_shows_the_word(word: Term) -> None:
    assert CHECKS[word](board_of(word))


@pytest.mark.parametrize("word", list(Term), ids=lambda word: word.value)
def test_the_board_is_possible_and_its_moves_are_legal(word: Term) -> None:
    board = board_of(word)
    assert all(each.liberties for each in all_chains(board.position))
    assert not board.points & board.stones
    position, states = board.position, [BoardState.of_setup(board.position)]
    for move in board.moves:
        assert judge(position, move, History(states), CHINESE).is_legal
        position = position.after(move)
        states.append(BoardState.of_move(position, move.color, False))


@pytest.mark.parametrize("word", list(Term), ids=lambda word: word.value)
def test_the_picture_has_every_move_and_mark(word: Term) -> None:
    board = board_of(word)
    marks = board.picture().marks
    numbers = {mark.point: mark.text for mark in marks if mark.kind is MarkKind.MOVE_NUMBER}
    assert numbers == {move.point: str(n) for n, move in enumerate(board.moves, 1)}
    assert {m.point for m in marks if m.kind is MarkKind.TRIANGLE} == board.stones
    assert {m.point for m in marks if m.kind is MarkKind.CROSS} == board.points


def test_a_board_without_its_word_is_found_out() -> None:
    assert not CHECKS[Term.LADDER](board_of(Term.NET))
    assert not CHECKS[Term.SEKI](board_of(Term.CAPTURING_RACE))
    assert not CHECKS[Term.FALSE_EYE](board_of(Term.EYE))
    assert not CHECKS[Term.ALIVE](board_of(Term.DEAD))


def test_the_kinds_of_superko_differ_on_one_position() -> None:
    board = board_of(Term.SENDING_TWO)
    white_played = [is_allowed_again(board, (), rules) for rules in (TROMP_TAYLOR, AGA, BGA)]
    both_passed = [is_allowed_again(board, (Pass(BLACK), Pass(WHITE)), rules) for rules in (TROMP_TAYLOR, AGA, BGA)]
    white_passed = [is_allowed_again(board, (Pass(WHITE),), rules, BLACK) for rules in (TROMP_TAYLOR, AGA, BGA)]
    assert (white_played, both_passed, white_passed) == ([False, True, True], [False, False, True], [False] * 3)
