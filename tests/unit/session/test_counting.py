from collections.abc import Callable
from fractions import Fraction

import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game
from goboard_app.rules import catalogue
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import Status
from goboard_app.session.counting import CountingState, statuses_from_marks
from goboard_app.session.new_game import (
    OFFERED,
    NewGame,
    may_place_freely,
    record_of,
    ruleset_properties,
)
from tests.unit.session.conftest import TODAY

MakeTable = Callable[..., object]
WALL = parse_diagram("X X . . O\n. X . O .\n. X . O .\nO X . O X\n. X . O .")


def counting(position: Position = WALL, ruleset: object = catalogue.CHINESE) -> CountingState:
    return CountingState(position, ruleset, GameTerms(komi=Fraction(1, 2)))  # type: ignore[arg-type]


def test_each_change_knows_the_state_before() -> None:
    first = counting()
    second = first.clicked(Point(0, 3))
    assert second.before is first
    assert second.undone() == first
    assert first.undone() is first


def test_a_click_without_effect_is_no_change() -> None:
    first = counting()
    assert first.clicked(Point(2, 2)) is first


def test_counting_by_other_rules_keeps_the_marks() -> None:
    marked = counting().clicked(Point(0, 3))
    other = marked.under(catalogue.JAPANESE, marked.terms)
    assert other.statuses == marked.statuses
    assert other.ruleset is catalogue.JAPANESE
    assert other.count().scoring is catalogue.JAPANESE.scoring


def test_undoing_keeps_the_rules_chosen_since() -> None:
    marked = counting().clicked(Point(0, 3)).under(catalogue.JAPANESE, GameTerms())
    assert marked.undone().ruleset is catalogue.JAPANESE
    assert not marked.undone().statuses.dead


def test_seki_comes_third_where_it_matters() -> None:
    state = counting(ruleset=catalogue.JAPANESE)
    seen = []
    for _ in range(3):
        state = state.clicked(Point(0, 3))
        seen.append(state.statuses.of(Point(0, 3)))
    assert seen == [Status.DEAD, Status.SEKI, Status.ALIVE]


def test_dead_stones_count_for_their_captor() -> None:
    before, after = counting().count(), counting().clicked(Point(0, 3)).count()
    assert after.black.total > before.black.total


# Marks of territory


@pytest.mark.parametrize(
    ("diagram", "black", "white", "dead", "seki"),
    [
        (". X O\n. X .\nO X O", "aa ab ac", "cb", "ac", ""),
        (". X O\n. X .\n. X O", "aa ab ac", "cb", "", ""),
        (". X O\n. X .\n. X O", "aa ab ac", "", "", ""),
        (". X .\nX X X\nO O O", "", "", "", "ba ab bb cb"),
    ],
)
def test_marks_name_dead_stones_and_seki(diagram: str, black: str, white: str, dead: str, seki: str) -> None:
    def points(text: str) -> frozenset[Point]:
        return frozenset(Point(ord(a) - 97, ord(b) - 97) for a, b in text.split())

    found = statuses_from_marks(parse_diagram(diagram), points(black), points(white))
    assert found.dead == points(dead)
    assert found.seki >= points(seki)


# Setting up


def test_a_record_begins_with_the_choices() -> None:
    game = NewGame(BoardSize(19, 13), catalogue.AGA, Fraction(13, 2), 2, False, "Hana]", "Tomás\\")
    tree = record_of(game, TODAY)
    assert tree.size == BoardSize(19, 13)
    read = read_sgf(write_game(tree)).games[0].root
    assert read.text("PB") == "Hana]"
    assert read.text("PW") == "Tomás\\"
    assert (read.text("KM"), read.text("HA"), read.text("DT")) == ("6.5", "2", "2026-05-02")
    assert len(read.get("AB") or ()) == 2


def test_free_stones_are_not_set_up() -> None:
    assert record_of(NewGame(handicap=3, is_free=True), TODAY).root.get("AB") is None


def test_whole_numbers_are_written_without_a_point() -> None:
    assert record_of(NewGame(komi=Fraction(7)), TODAY).root.text("KM") == "7"


@pytest.mark.parametrize(
    "game",
    [
        NewGame(komi=Fraction(151)),
        NewGame(komi=Fraction(1, 3)),
        NewGame(handicap=1),
        NewGame(handicap=10),
        NewGame(BoardSize(5, 5), handicap=2),
        NewGame(BoardSize(2, 2), handicap=4, is_free=True),
        NewGame(BoardSize(19, 19), handicap=42, is_free=True),
        NewGame(handicap=-2),
    ],
    ids=range(8),
)
def test_impossible_games_are_refused(game: NewGame) -> None:
    assert not game.is_possible
    with pytest.raises(ValueError, match="out of range"):
        record_of(game, TODAY)


@pytest.mark.parametrize(
    ("ruleset", "side", "is_free"),
    [
        (catalogue.JAPANESE, 19, False),
        (catalogue.JAPANESE, 5, True),
        (catalogue.TROMP_TAYLOR, 19, True),
    ],
)
def test_the_side_that_places_handicap_stones(ruleset: object, side: int, is_free: bool) -> None:
    assert may_place_freely(ruleset, BoardSize.square(side)) is is_free  # type: ignore[arg-type]


@pytest.mark.parametrize("ruleset", OFFERED, ids=lambda r: r.key)
def test_each_offered_ruleset_is_found_again_in_its_record(live: MakeTable, ruleset: catalogue.Ruleset) -> None:
    session = live(9, ruleset).session
    assert session.ruleset is ruleset
    assert session.named_ruleset.is_named
    assert len(ruleset_properties(ruleset)) == 2


def test_white_moves_first_after_fixed_stones(live: MakeTable) -> None:
    assert live(9, handicap=2).to_move is Color.WHITE
