"""The opinion of an engine on single stones, compared with the count of the groups."""

from goboard_app.engine.engine import DeadStones
from goboard_app.go.board import Point, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.rules import catalogue
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import second_opinions
from goboard_app.session.counting import CountingState
from tests.support.proposals import judged

BOARD = parse_diagram(". . X . O\nX X X . O\n. . . . .\nO O . X X\n. O . . X")
C5, E5, A2, E2 = "C5", "E5", "A2", "E2"


def counting(**what: object) -> CountingState:
    fresh = CountingState(BOARD, catalogue.JAPANESE, GameTerms())
    return fresh.with_proposal(judged(BOARD, **what))  # type: ignore[arg-type]


def points(names: str) -> frozenset[Point]:
    return frozenset(parse_point(name, BOARD.size) for name in names.split())


def told(state: CountingState, dead: str = "", seki: str = "", only_unclear: bool = False) -> list:  # type: ignore[type-arg]
    """Return the engine's differing opinions: a stone of each group, and the opinion."""
    found = second_opinions(state, DeadStones(points(dead), points(seki)), only_unclear)
    by_point = {point: name for name in (C5, E5, A2, E2) for point in points(name)}
    return [(by_point[next(iter(opinion.stones & set(by_point)))], opinion.status) for opinion in found]


def test_an_engine_that_sees_all_as_it_is_counted_says_nothing() -> None:
    assert told(counting(dead=E5), dead="E5 E4") == []


def test_a_group_that_only_the_engine_takes_for_dead() -> None:
    assert told(counting(), dead="E5 E4") == [(E5, Status.DEAD)]


def test_a_group_that_only_the_engine_takes_for_alive() -> None:
    assert told(counting(dead=E5)) == [(E5, Status.ALIVE)]


def test_of_an_unclear_group_any_answer_is_news_and_comes_first() -> None:
    state = counting(unclear=E5, dead=A2)
    assert told(state) == [(E5, Status.ALIVE), (A2, Status.ALIVE)]
    assert told(state, dead="E5 E4 A2 B2 B1") == [(E5, Status.DEAD)]


def test_it_may_be_about_unclear_groups_alone() -> None:
    assert told(counting(unclear=E5, dead=A2), only_unclear=True) == [(E5, Status.ALIVE)]


def test_of_a_group_of_two_chains_the_engine_may_part_them() -> None:
    state = counting(dead=f"{E5}+{A2}")
    (opinion,) = second_opinions(state, DeadStones(points("E5 E4")))
    assert (opinion.stones, opinion.status) == (points("A2 B2 B1"), Status.ALIVE)
    assert opinion.group.stones > opinion.stones


def test_a_chain_has_the_status_of_most_of_its_stones() -> None:
    assert told(counting(), dead="A2") == []
    assert told(counting(), dead="A2 B2") == [(A2, Status.DEAD)]


def test_seki_and_alive_are_no_news_to_one_another() -> None:
    assert told(counting(seki=E5)) == []
    assert told(counting(), seki="E5 E4") == []
    assert told(counting(seki=E5), dead="E5 E4") == [(E5, Status.DEAD)]
    assert told(counting(dead=E5), seki="E5 E4") == [(E5, Status.SEKI)]


def test_later_decisions_prevail_over_the_proposal() -> None:
    state = counting(unclear=E5).set_group(points("E5 E4"), Status.DEAD)
    assert told(state, dead="E5 E4") == []
    assert told(state) == [(E5, Status.ALIVE)]


def test_before_the_groups_are_read_chains_are_compared() -> None:
    fresh = CountingState(BOARD, catalogue.JAPANESE, GameTerms())
    assert told(fresh, dead="E5 E4") == [(E5, Status.DEAD)]


def test_a_final_stop_has_no_message() -> None:
    fixed = CountingState(BOARD, catalogue.JAPANESE, GameTerms(), is_fixed=True)
    assert told(fixed, dead="E5 E4") == []


def test_points_without_stones_are_passed_over() -> None:
    assert told(counting(), dead="C3 D3 E3") == []
