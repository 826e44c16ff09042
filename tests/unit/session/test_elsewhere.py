"""The rulings of other rulesets on a move that was refused."""

from collections.abc import Callable

import pytest

from goboard_app.go.board import Color
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.legality import Refusal
from goboard_app.rules.ruleset import KoRule, LongCycle, Ruleset, Suicide
from goboard_app.session.check import OtherRulings, judge_by_others

MakeTable = Callable[..., object]
SUPERKO = "B1 A2 C2 B3 B2 C3 A3 B3"
CYCLE = "A2 A1 B2 B1 A2 B2 A2"
KO = "D5 E5 D3 E3 C4 F4 E4 D4 E4"


def refused(table: object, moves: str, reason: Refusal) -> OtherRulings:
    """Return the rulings of all rulesets on the last of these moves, which is refused."""
    act = table.play(moves)  # type: ignore[attr-defined]
    assert act.refused is not None
    assert act.refused.reason is reason
    return judge_by_others(table.session, act.refused, ALL_RULESETS)  # type: ignore[attr-defined]


def allowing(claim: Callable[[Ruleset], bool]) -> tuple[Ruleset, ...]:
    return tuple(ruleset for ruleset in ALL_RULESETS if claim(ruleset))


def test_no_ruleset_lets_a_ko_be_taken_back_at_once(live: MakeTable) -> None:
    found = refused(live(9), KO, Refusal.KO)
    assert found == OtherRulings((), ALL_RULESETS)


def test_one_stone_given_up_leaves_the_board_as_it_was_and_is_allowed_nowhere(
    live: MakeTable,
) -> None:
    found = refused(live(9), "B1 J9 A2 A1", Refusal.SUICIDE)
    assert found == OtherRulings((), ALL_RULESETS)


def test_several_stones_may_be_given_up_under_more_rulesets(live: MakeTable) -> None:
    found = refused(live(9), "B1 A1 B2 J9 A3 A2", Refusal.SUICIDE)
    assert found.allow == allowing(lambda r: r.suicide in (Suicide.ANY, Suicide.MULTI))
    assert catalogue.NEW_ZEALAND in found.allow


def test_a_long_cycle_is_allowed_without_superko(live: MakeTable) -> None:
    found = refused(live(2), CYCLE, Refusal.SUPERKO)
    assert found.allow == allowing(lambda r: r.ko in (KoRule.SIMPLE, KoRule.THIRD_OCCURRENCE))
    assert all(ruleset.long_cycle is LongCycle.FORBIDDEN for ruleset in found.refuse)


def test_a_board_with_the_other_side_to_move_is_distinguished(live: MakeTable) -> None:
    """B3 brings back the board after move 5, which Black left with White to move."""
    found = refused(live(3), SUPERKO, Refusal.SUPERKO)
    assert catalogue.TROMP_TAYLOR in found.refuse
    assert catalogue.JAPANESE in found.allow
    assert catalogue.NEW_ZEALAND in found.allow


@pytest.mark.parametrize("moves", ["E5 E5"])
def test_an_occupied_point_is_occupied_everywhere(live: MakeTable, moves: str) -> None:
    assert refused(live(9), moves, Refusal.OCCUPIED).allow == ()


def test_only_the_rulesets_asked_about_are_judged_in_their_order(live: MakeTable) -> None:
    table = live(2)
    act = table.play(CYCLE)  # type: ignore[attr-defined]
    asked = (catalogue.KOREAN, catalogue.AGA, catalogue.CHINESE)
    found = judge_by_others(table.session, act.refused, asked)  # type: ignore[attr-defined]
    assert found == OtherRulings((catalogue.KOREAN, catalogue.CHINESE), (catalogue.AGA,))


def test_asking_changes_nothing(live: MakeTable) -> None:
    table = live(2)
    act = table.play(CYCLE)  # type: ignore[attr-defined]
    session = table.session  # type: ignore[attr-defined]
    before = (session.cursor, session.tree.revision, session.ruleset, session.refusal)
    judge_by_others(session, act.refused, ALL_RULESETS)
    assert (session.cursor, session.tree.revision, session.ruleset, session.refusal) == before
    assert session.position.to_move is Color.BLACK
