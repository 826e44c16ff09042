from __future__ import annotations

import pytest

from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules import catalogue
from goboard_app.session.info import (
    DetailFault,
    change_details,
    details_of,
    fault_of,
    may_change_result,
    others_of,
)
from goboard_app.session.session import NOTHING, ActKind, GameSession
from tests.unit.session.test_editing import Review

DATA = b"(;GM[1]SZ[9]KM[375]RU[jp]GN[][x]XY[a\\]b][c]AP[old:1]AB[aa]PlayerBlack[A B]GC[one\ntwo])"


def test_the_content_of_the_file_is_shown_unchanged() -> None:
    tree = read_sgf(DATA).games[0]
    found = details_of(tree)
    assert found["KM"] == "375"
    assert found["GN"] == "x"
    assert found["PB"] == "A B"
    assert found["GC"] == "one\ntwo"
    assert found["PW"] == ""
    assert [p.ident for p in others_of(tree)] == ["GM", "SZ", "XY", "AP"]
    assert others_of(tree)[2].values == ("a\\]b", "c")


def test_only_changed_details_are_written() -> None:
    review = Review(DATA)
    wanted = details_of(review.session.tree) | {"PW": "Cho [9]\\", "GC": "three\nfour"}
    review.do(change_details(review.session, wanted), ActKind.GAME_INFO)
    root = review.session.tree.root
    assert root.get("PW") == ("Cho [9\\]\\\\",)
    assert root.get("KM") == ("375",)
    assert root.get("GN") == ("", "x")
    assert details_of(review.session.tree) == wanted
    assert change_details(review.session, wanted) is NOTHING


def test_emptied_values_are_removed() -> None:
    review = Review(DATA)
    review.do(change_details(review.session, {"PB": " ", "RU": ""}), ActKind.GAME_INFO)
    assert not review.session.tree.root.has("PB")
    assert not review.session.is_ruleset_known


def test_it_is_written_where_the_record_tells_of_the_game() -> None:
    review = Review(b"(;GM[1]RO[1];PB[Ann]PW[Ben];B[aa])")
    review.do(change_details(review.session, {"EV": "Cup", "RO": "2"}), ActKind.GAME_INFO)
    root, node = review.session.tree.root, review.node(0)
    assert (root.text("RO"), node.text("EV"), node.has("RO")) == ("2", "Cup", False)


@pytest.mark.parametrize(
    ("ident", "text", "fault"),
    [
        ("KM", "6.5", None),
        ("KM", "-7", None),
        ("KM", "much", DetailFault.KOMI),
        ("KM", "1000", DetailFault.KOMI),
        ("HA", "4", None),
        ("HA", "four", DetailFault.HANDICAP),
        ("TM", "1800", None),
        ("TM", "half an hour", DetailFault.TIME),
        ("TM", "", None),
        ("PB", "anything", None),
    ],
)
def test_a_failed_writing_is_reported(ident: str, text: str, fault: DetailFault | None) -> None:
    assert fault_of(ident, text) is fault
    review = Review(b"(;SZ[9])")
    act = change_details(review.session, {ident: text})
    assert (act is NOTHING) == (fault is not None or not text)


def test_no_result_is_written_into_a_game_that_is_played() -> None:
    session = GameSession(read_sgf(b"(;SZ[9];B[aa])").games[0], is_live=True)
    assert not may_change_result(session)
    assert change_details(session, {"RE": "B+R"}) is NOTHING


def test_other_rules_are_in_force_at_once() -> None:
    review = Review(b"(;SZ[9]RU[Japanese]GBRS[japanese];B[aa])")
    review.do(change_details(review.session, {"RU": "Chinese"}), ActKind.GAME_INFO)
    assert review.session.ruleset is catalogue.CHINESE


def test_while_points_are_counted_the_data_wait() -> None:
    review = Review(b"(;SZ[9]KM[6.5];B[aa])")
    review.session.start_count()
    assert change_details(review.session, {"KM": "7.5"}) is NOTHING
