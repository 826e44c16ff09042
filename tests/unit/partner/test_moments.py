"""After a game each player is shown at most three moments, as the stones stood then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

import pytest

from goboard_app.engine.engine import Situation
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.partner import moments as searches
from goboard_app.partner.moments import Moment, MomentKind, MomentSearch, moments
from goboard_app.partner.rating import MoveRating
from goboard_app.rules.catalogue import CHINESE
from goboard_app.scoring.proposal import Watch
from tests.support.closed import points
from tests.support.partners import Patient

CHASED = parse_diagram(
    [
        ". . . . . . .",
        ". . O O O . .",
        ". O X X X . .",
        ". . O O O . .",
        ". . . . . . .",
        "X X X X X X X",
        ". . . X . . .",
    ]
)


def game(start: Position, names: Sequence[str], goal: int = 0) -> Situation:
    """Return a game of alternate moves; an empty name is a pass."""
    moves: list[Move] = []
    color = start.to_move
    for name in names:
        moves.append(Play(color, parse_point(name, start.size)) if name else Pass(color))
        color = color.opponent
    return Situation(start, tuple(moves), color, CHINESE, Fraction(7), goal=goal)


def first(situation: Situation, player: Color = Color.BLACK) -> Moment | None:
    """Return the largest moment of a player."""
    found = moments(situation, player, Patient())
    return found[0] if found else None


def event(moment: Moment | None) -> tuple[MomentKind, int, frozenset[Point], Point] | None:
    """Return what a moment is about, without its worth and its lines."""
    return None if moment is None else (moment.kind, moment.number, moment.stones, moment.point)


def at(name: str, board: Position) -> Point:
    return parse_point(name, board.size)


def test_stones_that_could_have_escaped_are_explained_with_the_escape() -> None:
    found = first(game(CHASED, ["A1", "F5", "C1", "G7"]))
    assert event(found) == (MomentKind.COULD_ESCAPE, 1, points("C5 D5 E5", CHASED), at("F5", CHASED))


def test_an_escape_that_fails_is_not_mentioned() -> None:
    """As above, but without friends: the stones would have been caught all the same."""
    alone = CHASED.with_setup(empty=CHASED.points(Color.BLACK) - points("C5 D5 E5", CHASED))
    found = first(game(alone, ["A1", "F5", "C1", "G7"]))
    assert found is not None
    assert found.kind is not MomentKind.COULD_ESCAPE


def test_a_way_out_that_was_taken_is_no_mistake() -> None:
    found = first(game(CHASED, ["F5", "A1"]))
    assert found is None or found.kind is not MomentKind.COULD_ESCAPE


def test_the_number_is_that_of_the_last_chance() -> None:
    found = first(game(CHASED, ["A1", "A7", "C1", "B7", "E1", "F5"]))
    assert found is not None
    assert found.number == 5


def test_stones_that_needed_one_move_to_live_are_explained_with_the_move() -> None:
    start = parse_diagram(
        [
            ". . . . . . .",
            "O O O O O O .",
            "X X X X X O .",
            ". . . X X O .",
            "X X X X X O .",
            "O O O O O O .",
            ". . . . . . .",
        ]
    )
    found = first(game(start, ["G7", "B4", "A1", "G1"]))
    assert found is not None
    assert (found.kind, found.number) == (MomentKind.COULD_LIVE, 1)
    assert (found.point, len(found.stones)) == (at("B4", start), 12)


def test_surviving_stones_of_the_partner_are_explained_as_a_chance() -> None:
    start = parse_diagram(
        [
            ". . . . . . .",
            ". . X X X . .",
            ". X O O O . .",
            ". . X X X . .",
            ". . . . . . .",
            "O O O O O O O",
            ". . . O . . .",
        ]
    )
    found = first(game(start, ["A1", "F5"]))
    assert event(found) == (MomentKind.COULD_CAPTURE, 1, points("C5 D5 E5", start), at("F5", start))


def test_a_pupil_with_a_won_game_hears_the_turning_point() -> None:
    start = parse_diagram(
        ["O O . X .", "O X X X .", "X . . . .", ". . . . .", ". . . . ."],
    )
    found = first(game(start, ["C5", "E1"]))
    assert event(found) == (MomentKind.CAPTURED, 1, points("A5 B5 A4", start), at("C5", start))


def test_in_a_capture_game_the_last_stones_count() -> None:
    """The three stones went first, but the one ended the game."""
    start = parse_diagram(
        [
            ". . . . . . .",
            ". . O O O . .",
            ". O X X X . .",
            ". . O O O . .",
            ". . . . . . .",
            ". O X . . . .",
            ". . O . . . .",
        ]
    )
    moves = ["A7", "F5", "B7", "C3", "A6", "D2"]
    found = first(game(start, moves, goal=4))
    assert found is not None
    assert (found.stones, found.point) == (points("C2", start), at("D2", start))


def test_in_a_capture_game_a_single_stone_that_ended_it_is_a_moment() -> None:
    start = Position.empty(CHASED.size).with_setup(white=points("A4 C3", CHASED))
    found = first(game(start, ["A1", "B1", "F6", "A2"], goal=1))
    assert event(found) == (MomentKind.LOST, 4, points("A1", start), at("A2", start))


def test_stones_beyond_rescue_are_explained_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    # The move in the corner afterwards loses more than three stones.
    monkeypatch.setattr(searches, "rate", unrated)
    start = parse_diagram(
        ["X X X O . . .", "O O O O . . ."] + [". . . . . . ."] * 3 + ["X X X X X X X", ". . . . . . ."]
    )
    start = start.with_setup(empty=points("D7", start))
    caught = start.with_setup(white=points("E7", start), to_move=Color.WHITE)
    found = first(game(caught, ["D7", "A1"]))
    assert event(found) == (MomentKind.LOST, 1, points("A7 B7 C7", start), at("D7", start))


def test_without_a_loss_a_bigger_move_is_named() -> None:
    """A stone in the corner is the one thing that Black did wrong."""
    found = first(game(Position.empty(CHASED.size), ["D4", "D5", "A1", "E4"]))
    assert found is not None
    assert (found.kind, found.number, found.stones) == (MomentKind.BIGGER, 3, frozenset())
    assert found.point in points("C5 D5 E5 C4 D4 E4 C3 D3 E3", CHASED)


def test_without_a_distinctive_move_nothing_is_said() -> None:
    assert first(game(Position.empty(CHASED.size), ["D4", ""])) is None


# Several moments


def unrated(_situation: Situation, _played: Move, _watch: Watch) -> MoveRating | None:
    return None


def rated(losses: dict[int, float]) -> Callable[[Situation, Move, Watch], MoveRating | None]:
    """Return a rating by which each move, numbered from 1, loses these points against the centre."""

    def rate(situation: Situation, played: Move, _watch: Watch) -> MoveRating | None:
        loss = losses.get(len(situation.moves) + 1, 0.0)
        better = Play(situation.to_move, at("D4", situation.start))
        return MoveRating(played, better, loss, 0.0, (better,), ())

    return rate


def test_at_most_three_moments_are_shown_the_largest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "rate", rated({1: 3.0, 7: 9.0, 13: 4.0, 19: 5.0, 15: 8.0}))
    played = [f"{column}{row}" for row in (1, 2, 6) for column in "ABCDEFG"]
    found = moments(game(Position.empty(CHASED.size), played), Color.BLACK, Patient())
    # Move 13 is about the same time as move 15, and so is move 19.
    assert [(each.number, each.points) for each in found] == [(7, 9.0), (15, 8.0), (1, 3.0)]


def test_a_loss_of_points_is_explained_by_the_stones_that_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    def rate(situation: Situation, played: Move, _watch: Watch) -> MoveRating | None:
        better = Play(Color.BLACK, at("F5", CHASED))
        return MoveRating(played, better, 20.0, 0.0, (better,), (Play(Color.WHITE, better.point),))

    monkeypatch.setattr(searches, "rate", rate)
    (found,) = moments(game(CHASED, ["A1", "A7", "C1", "B7", "E1", "F5"]), Color.BLACK, Patient())
    assert event(found) == (MomentKind.COULD_ESCAPE, 5, points("C5 D5 E5", CHASED), at("F5", CHASED))
    assert found.points == 20.0
    assert found.refutation == (Play(Color.WHITE, at("F5", CHASED)),)


def test_a_small_loss_is_no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "rate", rated({1: 2.0}))
    assert first(game(Position.empty(CHASED.size), ["C3", "E5"])) is None


def test_a_better_move_that_is_illegal_is_left_out_of_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def rate(situation: Situation, played: Move, _watch: Watch) -> MoveRating | None:
        better = Play(Color.BLACK, at("D4", situation.start))
        return MoveRating(played, better, 9.0, 0.0, (better, Play(Color.WHITE, better.point)), (better, better))

    monkeypatch.setattr(searches, "rate", rate)
    (found,) = moments(game(Position.empty(CHASED.size), ["C3"]), Color.BLACK, Patient())
    assert found.line == (Play(Color.BLACK, at("D4", CHASED)),)
    assert found.refutation == found.line


def test_both_players_have_moments_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "rate", unrated)
    played = game(CHASED, ["A1", "F5", "C1", "G7"])
    assert event(first(played))
    assert first(played, Color.WHITE) is not None
    kinds = [each.kind for each in moments(played, Color.WHITE, Patient())]
    assert kinds == [MomentKind.CAPTURED]


def test_a_search_that_is_called_off_keeps_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hasty(Patient):
        is_enough = False

        def is_called_off(self) -> bool:
            return self.is_enough

    def rate(_situation: Situation, _played: Move, _watch: Watch) -> MoveRating | None:
        raise AssertionError("called off before")

    monkeypatch.setattr(searches, "rate", rate)
    watch = Hasty()
    steps = MomentSearch(game(CHASED, ["A1", "F5", "C1", "G7"]), watch).of(Color.BLACK)
    found = next(steps)
    watch.is_enough = True
    assert [each.kind for each in found.moments] == [MomentKind.COULD_ESCAPE]
    assert 0 < found.done < 1
    assert [step.moments for step in steps][-1:] in ([], [found.moments])


def test_a_search_that_is_called_off_at_once_finds_nothing() -> None:
    class Hurried(Patient):
        def is_called_off(self) -> bool:
            return True

    assert moments(game(Position.empty(CHASED.size), ["D4", "C3"]), Color.BLACK, Hurried()) == ()


def test_the_progress_goes_on_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "rate", unrated)
    steps = list(MomentSearch(game(Position.empty(CHASED.size), ["D4", "C3", "E5"]), Patient()).of(Color.BLACK))
    done = [step.done for step in steps]
    assert done == sorted(done)
    assert done[-1] == 1.0


def test_an_empty_game_and_a_board_too_large_have_no_moments() -> None:
    assert moments(game(Position.empty(CHASED.size), []), Color.BLACK, Patient()) == ()
    assert moments(game(Position.empty(BoardSize(5, 20)), ["A1"]), Color.BLACK, Patient()) == ()
