from collections.abc import Callable
from fractions import Fraction

import pytest

from goboard_app.go.board import Color
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import LongCycle
from goboard_app.session import acts
from goboard_app.session.check import judge_by_others
from goboard_app.session.new_game import has_usual_points, ruleset_of, stones_left, usual_points
from goboard_app.session.session import Phase

MakeTable = Callable[..., object]


@pytest.mark.parametrize(
    ("properties", "key", "is_named"),
    [
        ("RU[Japanese]", "japanese-1989", True),
        ("RU[ jp ]", "japanese-1989", True),
        ("RU[Chinese]", "chinese-2002", True),
        ("RU[Chinese]GBRS[chinese-server]", "chinese-server", True),
        ("RU[Japanese]GBRS[chinese-server]", "japanese-1989", True),
        ("RU[Chinese]GBRS[nonsense]", "chinese-2002", True),
        ("RU[House rules]", "chinese-server", False),
        ("", "chinese-server", False),
    ],
)
def test_the_ruleset_of_a_record(record: MakeTable, properties: str, key: str, is_named: bool) -> None:
    named = ruleset_of(record(f"(;SZ[9]{properties};B[ee])").session.tree)
    assert (named.ruleset.key, named.is_named) == (key, is_named)


def test_a_ruleset_chosen_overrides_the_record(record: MakeTable) -> None:
    session = record("(;SZ[9]RU[Japanese];B[ee])").session
    session.use_ruleset(catalogue.AGA)
    assert session.ruleset is catalogue.AGA
    session.use_ruleset(None)
    assert session.ruleset is catalogue.JAPANESE


def test_komi_and_handicap_are_zero_where_nothing_is_said(record: MakeTable) -> None:
    session = record("(;SZ[9];B[ee])").session
    assert session.komi == 0
    assert session.handicap == 0


def test_komi_is_taken_from_the_record(record: MakeTable) -> None:
    assert record("(;SZ[9]KM[5.5];B[ee])").session.komi == Fraction(11, 2)


def test_a_record_is_reviewed(record: MakeTable) -> None:
    assert record("(;SZ[9];B[ee])").session.phase is Phase.REVIEWING


def test_a_finished_game_is_finished_at_its_end_alone(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 A1")
    table.do(acts.resign(table.session, Color.WHITE))
    assert table.session.phase is Phase.FINISHED
    acts.step(table.session, -1)
    assert table.session.phase is Phase.REVIEWING


def test_a_record_can_be_taken_up_as_a_game(record: MakeTable) -> None:
    session = record("(;SZ[9];B[ee])").session
    session.set_live(True)
    assert session.phase is Phase.PLAYING


def test_a_count_in_a_record_is_left_by_walking(record: MakeTable) -> None:
    session = record("(;SZ[9];B[ee])").session
    session.start_count()
    assert session.phase is Phase.COUNTING
    assert session.counting is not None
    acts.step(session, 1)
    assert session.phase is Phase.REVIEWING
    assert session.counting is None


def test_a_count_in_a_record_can_be_stopped(record: MakeTable) -> None:
    session = record("(;SZ[9];B[ee])").session
    session.start_count()
    session.stop_count()
    assert session.phase is Phase.REVIEWING


def test_walking_through_a_stop_does_not_count(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 pass pass")
    table.do(acts.resume(table.session, Color.BLACK))
    table.play("A1")
    acts.step(table.session, -1)
    assert table.session.phase is Phase.PLAYING


def test_a_resumed_game_is_stopped_again_by_two_more_passes(live: MakeTable) -> None:
    table = live(3, catalogue.JAPANESE)
    table.play("B2 pass pass")
    table.do(acts.resume(table.session, Color.BLACK))
    table.play("pass")
    assert table.session.phase is Phase.PLAYING
    table.play("pass")
    assert table.session.phase is Phase.COUNTING


@pytest.mark.parametrize(("ruleset", "passes"), [(catalogue.CHINESE, (1, 1)), (catalogue.AGA, (1, 2))])
def test_the_terms_hold_the_passes(live: MakeTable, ruleset: object, passes: tuple[int, int]) -> None:
    table = live(3, ruleset)
    table.play("B2 pass pass")
    terms = table.session.terms(table.session.ruleset)
    assert (terms.passes_black, terms.passes_white) == passes
    assert terms.first_pass is Color.WHITE
    assert terms.komi == ruleset.komi  # type: ignore[attr-defined]


def test_the_fourth_pass_fixes_the_count(live: MakeTable) -> None:
    table = live(3, catalogue.TROMP_TAYLOR)
    table.play("B2 pass pass")
    assert not table.session.counting.is_fixed
    table.do(acts.resume(table.session, Color.BLACK))
    table.play("pass pass")
    assert table.session.counting.is_fixed
    table.click("B2")
    table.do(acts.click_area(table.session, table.point("B2")))
    assert not table.session.counting.statuses.dead


def test_a_cycle_is_offered_in_a_live_game(live: MakeTable) -> None:
    table = live(2, catalogue.CHINESE)
    table.play("A2 A1 B2 B1 A2 B2 A2")
    assert table.session.cycle_offer() is LongCycle.NO_RESULT
    table.session.set_live(False)
    assert table.session.cycle_offer() is None


def test_positions_elsewhere_in_the_tree(record: MakeTable) -> None:
    session = record("(;SZ[3];B[aa];W[bb])").session
    end = session.tree.main_line_end()
    assert session.position_at(end).at(session.tree.size.point(4)) is Color.WHITE


def test_a_following_node_is_there_until_the_end(record: MakeTable) -> None:
    session = record("(;SZ[3];B[aa])").session
    node = session.following(session.tree.root)
    assert node is not None
    assert session.following(node) is None


# Path


def test_moves_on_the_path_are_counted_with_passes(record: MakeTable) -> None:
    table = record("(;SZ[9];B[ee];C[no move];W[])")
    acts.go_to_last(table.session)
    assert table.session.path.number == 2
    assert len(table.session.path.nodes) == 4


def test_the_history_restarts_with_a_setup(record: MakeTable) -> None:
    table = record("(;SZ[9]AB[aa];B[ee];AW[bb];W[cc])")
    acts.go_to_last(table.session)
    path = table.session.path
    assert len(path.history.states) == 4
    assert [path.move_number_of_state(i) for i in range(4)] == [0, 1, 1, 2]
    assert path.node_of_state(0) is table.session.tree.root


def test_a_node_without_move_or_stones_is_no_state(record: MakeTable) -> None:
    table = record("(;SZ[9];C[hello];B[ee])")
    acts.go_to_last(table.session)
    assert len(table.session.path.history.states) == 2


# Handicap


def test_no_stones_are_left_once_a_move_follows(record: MakeTable) -> None:
    assert stones_left(record("(;SZ[9]HA[3];W[ee])").session.tree) == 0
    assert stones_left(record("(;SZ[9]HA[3]AB[cc])").session.tree) == 2


@pytest.mark.parametrize(
    ("text", "has_points"),
    [
        ("(;SZ[9]HA[3])", True),
        ("(;SZ[9]HA[3]AB[cc])", False),
        ("(;SZ[5]HA[3])", False),
        ("(;SZ[19]HA[10])", False),
        ("(;SZ[9])", False),
    ],
)
def test_usual_points_are_there_for_usual_handicaps(record: MakeTable, text: str, has_points: bool) -> None:
    assert has_usual_points(record(text).session.tree) is has_points


def test_the_usual_points_lie_on_the_third_line_of_small_boards(record: MakeTable) -> None:
    table = record("(;SZ[9]HA[2])")
    assert set(usual_points(table.session.tree)) == {table.point("G7"), table.point("C3")}


# Elsewhere


def test_other_rulesets_may_allow_the_refused_move(live: MakeTable) -> None:
    table = live(9, catalogue.CHINESE_SERVER)
    act = table.play("B1 A1 B2 J9 A3 A2")
    assert act.refused is not None
    offered = (catalogue.JAPANESE, catalogue.NEW_ZEALAND)
    other = judge_by_others(table.session, act.refused, offered)
    assert other.allow == (catalogue.NEW_ZEALAND,)
    assert other.refuse == (catalogue.JAPANESE,)
