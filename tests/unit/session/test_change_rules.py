from dataclasses import replace
from fractions import Fraction

from goboard_app.go.board import Point
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom
from goboard_app.session.check import change_rules, forbidden_on_line, other_komi
from goboard_app.session.session import GameSession

SUICIDE = "(;SZ[9]RU[Tromp-Taylor]KM[7.5];B[ab];W[aa];B[ba])"


def session_of(text: str) -> GameSession:
    return GameSession(read_sgf(text.encode()).games[0], is_live=False)


def changed(session: GameSession, ruleset: catalogue.Ruleset, komi: Fraction | None = None) -> None:
    act = change_rules(session, ruleset, komi)
    assert act.edit is not None
    session.apply(act.edit)


def test_ru_and_gbrs_are_written_and_komi_is_left() -> None:
    session = session_of(SUICIDE)
    changed(session, catalogue.CHINESE_SERVER)
    root = session.tree.root
    assert [root.text(name) for name in ("RU", "GBRS", "KM")] == [
        "Chinese",
        "chinese-server",
        "7.5",
    ]
    assert session.ruleset is catalogue.CHINESE_SERVER


def test_komi_changes_when_it_is_given() -> None:
    session = session_of(SUICIDE)
    changed(session, catalogue.JAPANESE, Fraction(13, 2))
    assert session.komi == Fraction(13, 2)


def test_one_step_takes_it_back_and_the_cursor_stays() -> None:
    session = session_of(SUICIDE)
    session.go_to(session.tree.root.children[0])
    here = session.cursor
    act = change_rules(session, catalogue.JAPANESE, Fraction(0))
    assert act.edit is not None
    back = session.apply(act.edit)
    assert session.cursor is here
    session.apply(back)
    assert session.cursor is here
    assert [item.name for item in session.tree.root.properties] == ["SZ", "RU", "KM"]


def test_the_same_rules_are_no_edit() -> None:
    session = session_of("(;SZ[9]RU[AGA]GBRS[aga])")
    assert change_rules(session, catalogue.AGA).edit is None


def test_rules_are_written_on_the_node_of_the_game_information() -> None:
    session = session_of("(;SZ[9];PB[Hana]RU[AGA];B[ee])")
    changed(session, catalogue.KOREAN)
    assert session.ruleset is catalogue.KOREAN


def test_custom_rules_can_be_taken() -> None:
    ours = replace(as_custom(catalogue.CHINESE), sgf_name="Ours")
    session = session_of(SUICIDE)
    changed(session, ours)
    assert session.ruleset == ours


def test_the_whole_line_is_judged_from_any_place() -> None:
    session = session_of("(;SZ[9]RU[Tromp-Taylor];B[ba];W[ee];B[ab];W[ef];B[bb];W[aa])")
    session.go_to(session.tree.root)
    assert [f.number for f in forbidden_on_line(session, catalogue.JAPANESE)] == [6]


def test_the_usual_komi_is_named_beside_another() -> None:
    session = session_of(SUICIDE)
    assert other_komi(session, catalogue.JAPANESE) == Fraction(13, 2)
    assert other_komi(session, catalogue.CHINESE) is None
    assert other_komi(session_of("(;HA[2]KM[0]AB[dd][pp])"), catalogue.AGA) == Fraction(1, 2)


def test_dead_stones_stay_marked_when_the_rules_change_during_the_count() -> None:
    tree = read_sgf(b"(;SZ[9]RU[Chinese];B[ee];W[cc];B[];W[])").games[0]
    session = GameSession(tree, is_live=True, cursor=tree.main_line_end())
    assert session.counting is not None
    session.set_counting(session.counting.clicked(Point(2, 2)))
    changed(session, catalogue.JAPANESE)
    assert session.counting.ruleset is catalogue.JAPANESE
    assert session.counting.statuses.dead == {Point(2, 2)}


def test_a_komi_in_zi_keeps_its_worth_under_other_rules() -> None:
    session = session_of("(;SZ[9]RU[Chinese]KM[3.75])")
    changed(session, catalogue.AGA)
    assert (session.komi, session.tree.root.text("KM")) == (Fraction(15, 2), "7.5")
    session = session_of("(;SZ[9]RU[Chinese]KM[375])")
    changed(session, catalogue.AGA)
    assert (session.komi, session.tree.root.text("KM")) == (Fraction(15, 2), "375")
