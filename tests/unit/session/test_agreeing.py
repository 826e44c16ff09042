"""The counting phase: a proposal, its changes by the players, and both agreements."""

from collections.abc import Callable

import pytest

from goboard_app.go.board import Color, Point, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.proposal import Life, NeededMove, Opening, Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session import acts
from goboard_app.session.count_groups import chief_point, chief_points, groups_of_count
from goboard_app.session.counting import CountingState, Reach
from goboard_app.session.painter import BoardAids, paint
from goboard_app.session.session import NOTHING, Phase
from tests.support.proposals import judged
from tests.unit.session.conftest import MakeTable

# A wall, and beyond it on each side stones of the other: A2, C5 of White's and G2, G5 of Black's.
BOARD = parse_diagram(
    """
    . . . X O . .
    . . . X O . .
    . . O X O . X
    . . . X O . .
    . . . X O . .
    O . . X O . X
    O . . X O . .
    """
)
SIZE = BOARD.size


def at(name: str) -> Point:
    return parse_point(name, SIZE)


def stones(names: str) -> frozenset[Point]:
    return frozenset(at(name) for name in names.split())


def counting(ruleset: Ruleset = catalogue.JAPANESE, **more: object) -> CountingState:
    return CountingState(BOARD, ruleset, GameTerms(), **more)  # type: ignore[arg-type]


def proposed(**what: str) -> CountingState:
    return counting().with_proposal(judged(BOARD, **what))


# The proposal


def test_a_count_begins_with_the_proposal() -> None:
    state = proposed(dead="A1 C5", seki="G2")
    assert state.statuses.dead == stones("A1 A2 C5")
    assert state.statuses.seki == stones("G2")
    assert state.before is None


def test_a_proposal_is_taken_once() -> None:
    first = proposed(dead="A1")
    assert first.with_proposal(judged(BOARD)) is first


def test_an_unclear_group_is_counted_by_its_likelier_status_until_a_decision() -> None:
    state = proposed(unclear="G5")
    assert state.statuses.dead == stones("G5")
    assert [group.stones for group in state.undecided] == [stones("G5")]
    assert state.clicked(at("G5")).undecided == ()


def test_the_first_click_says_that_an_unclear_group_is_dead() -> None:
    state = proposed(unclear="G5").clicked(at("G5"))
    assert state.statuses.of(at("G5")) is Status.DEAD
    assert state.clicked(at("G5")).statuses.of(at("G5")) is Status.SEKI


def test_marks_of_the_players_survive_the_proposal() -> None:
    state = counting().clicked(at("C5")).clicked(at("G5")).clicked(at("G5"))
    state = state.with_proposal(judged(BOARD, dead="A1 G5"))
    assert state.statuses.dead == stones("A1 A2 C5")
    assert state.statuses.seki == stones("G5")


def test_undo_does_not_go_behind_the_proposal() -> None:
    state = counting().clicked(at("C5")).with_proposal(judged(BOARD, dead="A1"))
    assert state.undone().statuses.dead == stones("A1 A2")
    assert state.undone().before is None


def test_stones_that_captured_each_other_are_not_both_dead_after_a_proposal() -> None:
    board = parse_diagram(". X O .\n. X O .")
    state = CountingState(board, catalogue.JAPANESE, GameTerms()).clicked(Point(1, 0))
    state = state.with_proposal(judged(board, dead="C1"))
    assert state.statuses.dead == {Point(1, 0), Point(1, 1)}


def test_statuses_of_a_record_are_kept_and_get_reasons() -> None:
    marked = counting().clicked(at("C5")).statuses
    state = counting(statuses=marked, is_recorded=True).with_proposal(judged(BOARD, dead="A1"))
    assert state.statuses == marked
    assert state.proposal is not None


def test_nothing_is_proposed_where_every_stone_is_alive() -> None:
    fixed = counting(is_fixed=True)
    assert not fixed.needs_proposal
    assert fixed.with_proposal(judged(BOARD, dead="A1")) is fixed
    assert not groups_of_count(fixed)


# Clicks


def test_a_click_takes_all_chains_that_are_judged_as_one() -> None:
    state = proposed(dead="A1+C5").clicked(at("A1"))
    assert state.statuses.seki == stones("A1 A2 C5")


def test_a_click_may_take_one_chain_alone() -> None:
    state = proposed(dead="A1+C5").clicked(at("A1"), Reach.CHAIN)
    assert state.statuses.dead == stones("C5")
    assert state.statuses.seki == stones("A1 A2")


def test_a_click_may_take_the_whole_area() -> None:
    assert counting().clicked(at("C5"), Reach.AREA).statuses.dead == stones("C5 A1 A2")


def test_a_point_is_set_neutral_and_back() -> None:
    before = proposed(dead="A1 C5")
    state = before.clicked(at("A7"))
    assert state.statuses.neutral == {at("A7")}
    assert state.count().black.territory == before.count().black.territory - 1
    assert state.clicked(at("A7")).statuses.neutral == frozenset()


def test_an_unowned_point_is_not_set_neutral() -> None:
    # White's stones are in Black's area, and so it is neutral.
    state = counting()
    assert at("A7") not in state.count().territory.black
    assert state.clicked(at("A7")) is state


def test_a_region_is_set_neutral_and_back() -> None:
    state = proposed(dead="A1 C5").area_toggled(at("A7"))
    assert len(state.statuses.neutral) == 18
    assert state.count().black.territory == 3
    assert state.area_toggled(at("B3")).statuses.neutral == frozenset()


def test_a_double_click_undoes_no_older_change() -> None:
    state = proposed(dead="A1 C5").clicked(at("A1"))
    assert state.before_click(at("E1")) is state
    assert state.before_click(at("A1")).statuses.dead == stones("A1 A2 C5")


def test_a_group_is_set_without_a_click() -> None:
    state = proposed(dead="A1").set_group(stones("A1 A2"), Status.ALIVE)
    assert not state.statuses.dead
    assert state.by_hand == stones("A1 A2")


def test_stones_that_the_players_call_alive_are_noted() -> None:
    state = proposed(dead="A1 C5").set_group(stones("A1 A2"), Status.ALIVE)
    assert state.statuses.alive == stones("A1 A2")
    assert state.set_group(stones("A1 A2"), Status.DEAD).statuses.alive == frozenset()
    area = proposed(dead="A1 C5").area_toggled(at("A1"))
    assert area.statuses.alive == stones("A1 A2 C5")


# Agreements


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s.clicked(at("C5")),
        lambda s: s.clicked(at("G5"), Reach.CHAIN),
        lambda s: s.area_toggled(at("C5")),
        lambda s: s.set_group(stones("C5"), Status.ALIVE),
        lambda s: s.clicked(at("E7")).clicked(at("A7")),
        lambda s: s.under(catalogue.CHINESE, GameTerms()),
        CountingState.undone,
        lambda s: s.moved_to(BOARD, GameTerms()),
    ],
    ids=["group", "chain", "area", "row", "neutral", "rules", "undo", "dame"],
)
def test_any_change_takes_the_agreement_back(
    change: Callable[[CountingState], CountingState],
) -> None:
    state = proposed(dead="A1 C5 G2 G5").clicked(at("A1")).clicked(at("A1"))
    agreed = state.clicked(at("A1")).with_agreement(Color.BLACK)
    assert agreed.agreed == {Color.BLACK}
    assert change(agreed).agreed == frozenset()


def test_undo_takes_an_agreement_back_before_anything_else() -> None:
    marked = proposed(dead="A1").clicked(at("C5"))
    assert marked.with_agreement(Color.WHITE).undone() == marked


def test_agreeing_twice_withdraws_the_agreement() -> None:
    state = proposed(dead="A1")
    assert state.with_agreement(Color.BLACK).with_agreement(Color.BLACK) == state


def test_an_agreement_that_was_overtaken_is_nothing_to_undo() -> None:
    state = proposed(dead="A1").with_agreement(Color.BLACK).clicked(at("C5"))
    assert state.undone().before is None


def test_both_must_agree() -> None:
    state = proposed(dead="A1").with_agreement(Color.BLACK)
    assert not state.is_agreed
    assert state.with_agreement(Color.WHITE).is_agreed


def test_a_proposal_that_changes_something_takes_the_agreement_back() -> None:
    agreed = counting().with_agreement(Color.BLACK)
    assert agreed.with_proposal(judged(BOARD, dead="A1")).agreed == frozenset()
    assert agreed.with_proposal(judged(BOARD, unclear="A1")).agreed == frozenset()
    assert agreed.with_proposal(judged(BOARD)).agreed == {Color.BLACK}


# Open points


def warned(**more: object) -> CountingState:
    return counting().with_proposal(judged(BOARD, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "more",
    [
        {"openings": (Opening(Color.WHITE, stones("D4")),)},
        {"needed": (NeededMove(Color.BLACK, at("A7")),)},
        {"is_finished": False},
    ],
    ids=["opening", "needed", "unfinished"],
)
def test_the_open_points_are_explained_until_they_are_known(more: dict[str, object]) -> None:
    state = warned(**more)
    assert state.is_warned
    assert not state.counted_as_it_stands().is_warned


def test_neutral_points_alone_are_no_warning() -> None:
    assert not warned(dame=stones("A7")).is_warned


# The list


def lines(state: CountingState) -> list[tuple[str, Status]]:
    return [(min_name(group.stones), group.status) for group in groups_of_count(state)]


def min_name(points: frozenset[Point]) -> str:
    point = chief_point(points)
    return f"{'ABCDEFG'[point.col]}{SIZE.rows - point.row}"


def test_unclear_groups_are_listed_first_and_living_ones_not_at_all() -> None:
    state = proposed(dead="C5", unclear="G5", seki="G2")
    assert [name for name, _ in lines(state)] == ["G5", "C5", "G2"]


def test_a_line_keeps_its_place_after_a_decision() -> None:
    state = proposed(dead="C5", unclear="G5").clicked(at("G5"))
    state = state.set_group(stones("C5"), Status.ALIVE)
    assert lines(state) == [("G5", Status.DEAD), ("C5", Status.ALIVE)]


def test_a_living_group_that_was_changed_by_hand_is_listed_last() -> None:
    state = proposed(dead="C5").clicked(at("G2")).set_group(stones("G2"), Status.ALIVE)
    assert lines(state) == [("C5", Status.DEAD), ("G2", Status.ALIVE)]
    assert groups_of_count(state)[1].is_by_hand


def test_a_group_that_was_divided_has_a_line_for_each_part() -> None:
    state = proposed(dead="A1+C5").clicked(at("A1"), Reach.CHAIN)
    assert [group.status for group in groups_of_count(state)] == [Status.DEAD, Status.SEKI]


def test_chains_that_were_marked_are_listed_without_a_proposal() -> None:
    state = counting().clicked(at("C5"))
    assert lines(state) == [("C5", Status.DEAD)]


def test_a_group_is_called_after_its_middle_and_its_chains_from_the_left() -> None:
    assert chief_point(stones("F7 F6 G6 G5")) == at("F6")
    assert chief_points(BOARD, stones("C5 A1 A2")) == (at("A2"), at("C5"))


# In a session


def test_a_stale_proposal_is_not_taken(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 pass pass")
    other = judged(parse_diagram("X .\n. ."))
    assert acts.take_proposal(table.session, parse_diagram("X .\n. ."), other) is NOTHING
    table.do(acts.resume(table.session, Color.BLACK))
    assert acts.take_proposal(table.session, table.session.position, Proposal()) is NOTHING


def test_the_count_is_accepted_when_both_agree(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 pass pass")
    table.do(acts.agree(table.session, Color.WHITE))
    assert table.session.phase is Phase.COUNTING
    table.do(acts.agree(table.session, Color.BLACK))
    assert table.session.phase is Phase.FINISHED
    assert table.session.info.result == "B+17.5"


def test_undoing_a_result_removes_the_agreement(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 pass pass")
    acts.agree(table.session, Color.WHITE)
    inverse = table.session.apply(acts.agree(table.session, Color.BLACK).edit)
    table.session.apply(inverse)
    assert table.session.counting.agreed == frozenset()


def test_a_count_in_a_review_has_no_agreement(record: MakeTable) -> None:
    table = record("(;SZ[5];B[cc])")
    table.session.start_count()
    assert acts.agree(table.session, Color.BLACK) is NOTHING


def test_a_count_in_a_record_begins_with_its_marks(record: MakeTable) -> None:
    table = record("(;SZ[5]AB[ba][bb][bc][bd][be]AW[ab]TB[aa][ab][ac][ad][ae])")
    table.session.start_count()
    assert table.session.counting.is_recorded
    assert table.session.counting.statuses.dead == {Point(0, 1)}


# The picture


def test_unclear_groups_are_listed_in_full(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 A1 pass pass")
    position = table.session.position
    acts.take_proposal(table.session, position, judged(position, unclear="A1"))
    picture = paint(table.session)
    assert picture.unclear == {table.point("A1")}
    assert not picture.dead
    assert table.point("A1") not in picture.territory_black
    table.click("A1")
    assert paint(table.session).dead == {table.point("A1")}
    assert not paint(table.session).unclear


def test_the_picture_shows_open_groups_until_the_players_decide(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 A1 pass pass")
    position, gap = table.session.position, table.point("E5")
    proposal = judged(
        position,
        openings=(Opening(Color.WHITE, frozenset({gap})),),
        needed=(NeededMove(Color.BLACK, gap),),
    )
    acts.take_proposal(table.session, position, proposal)
    picture = paint(table.session)
    assert picture.openings == {gap}
    assert [(move.point, move.color) for move in picture.missing] == [(gap, Color.BLACK)]
    acts.count_as_it_stands(table.session)
    assert not paint(table.session).openings


def test_the_group_that_is_spoken_of_is_outlined(live: MakeTable) -> None:
    table = live(5)
    table.play("C3 pass pass")
    chosen = frozenset({table.point("C3")})
    assert paint(table.session, BoardAids(selected=chosen)).selected == chosen


def test_seki_that_was_proposed_is_shown_under_any_rules() -> None:
    state = counting(catalogue.CHINESE).with_proposal(judged(BOARD, seki="G2"))
    assert state.statuses.seki == stones("G2")
    assert state.clicked(at("G2")).statuses.of(at("G2")) is Status.ALIVE
    assert Life.SEKI in {group.judgement.life for group in groups_of_count(state) if group.judgement}
