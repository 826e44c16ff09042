"""The filter understands words, players, dates, results and sizes, and nothing else by accident."""

import pytest

from goboard_app.library.games import GameFacts, GameField, GameFilter, GameTags, facts_of, plain_words
from goboard_app.record.sgf.parser import read_sgf

GAME = (
    "(;SZ[19]PB[Gu Li]BR[9p]PW[Tomás Novák]WR[1d]DT[1996-12-27,28]EV[August Cup]PC[Praha]"
    "RE[W+R]RU[Chinese];B[dd];W[pp])"
)


def facts(text: str = GAME) -> GameFacts:
    return facts_of(read_sgf(text.encode()).games[0])


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("", True),
        ("gu", True),
        ("li gu praha", True),
        ("ugust", False),
        ("tomas novak", True),
        ("tomás", True),
        ("9p 1996", True),
        ('"gu li"', True),
        ('"li gu"', False),
        ("player:gu", True),
        ('player:"Gu Li"', True),
        ("player:praha", False),
        ("black:tom", False),
        ("white:tom", True),
        ("event:august rules:chinese", True),
        ("date:1996", True),
        ("date:1996-12", True),
        ("date:1995", False),
        ("date:1990..1996", True),
        ("date:..1996-11", False),
        ("date:1997..", False),
        ("result:w", True),
        ("result:white", True),
        ("result:W+R", True),
        ("result:b", False),
        ("result:draw", False),
        ("size:19", True),
        ("size:19x19", True),
        ("size:9", False),
        ("player:", True),
        ("gu player:", True),
        ("spieler:gu", False),
        ('"', True),
        (":", True),
    ],
)
def test_every_term_has_to_be_true(wanted: str, found: bool) -> None:
    assert GameFilter(wanted).accepts(facts()) is found


def test_a_number_of_points_is_meant_whole() -> None:
    game = facts("(;SZ[13:9]RE[Black wins by 2.5 points];B[aa])")
    assert [GameFilter(f"result:{v}").accepts(game) for v in ("b+2.5", "b+2½", "b+2", "b")] == [
        True,
        True,
        False,
        True,
    ]
    assert GameFilter("size:13x9").accepts(game)
    assert not GameFilter("size:13").accepts(game)


def test_a_name_without_blanks_is_found_from_its_middle_on() -> None:
    game = facts("(;PB[古力九段]PW[李世乭])")
    assert GameFilter("力").accepts(game)
    assert GameFilter("player:世").accepts(game)
    assert not GameFilter("black:世").accepts(game)


def test_fields_have_names_in_other_languages() -> None:
    names = {"игрок": GameField.PLAYER}
    assert GameFilter("Игрок:gu", names).accepts(facts())
    assert not GameFilter("игрок:praha", names).accepts(facts())
    assert GameFilter("player:gu", names).accepts(facts())


def test_an_unreadable_date_is_found_as_written() -> None:
    game = facts("(;DT[Winter of Bunka 13];B[aa])")
    assert GameFilter("date:bunka").accepts(game)
    assert not GameFilter("date:1700..1900").accepts(game)


def test_words_are_parted_as_people_part_them() -> None:
    assert plain_words("GnuGo-3.8", "B+2.5") == " gnugo 3 8 b+2 5"
    assert plain_words("", " ") == ""


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("tag:ko", True),
        ("tag:KO player:gu", True),
        ('tag:"to do"', True),
        ("tag:to", True),
        ("tag:o", False),
        ("tag:seki", False),
        ("note:move note:40", True),
        ("note:ko", False),
        ("ko", False),
        ("tag:", True),
    ],
)
def test_tags_and_notes_are_filtered_by_their_fields(wanted: str, found: bool) -> None:
    tags = GameTags(("K\u00f3", "to do"), "Look at move 40")
    assert GameFilter(wanted).accepts(facts(), tags) is found


def test_a_game_without_tags_passes_no_filter_for_tags() -> None:
    assert not GameFilter("tag:ko").accepts(facts())
