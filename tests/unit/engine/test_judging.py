"""The loss of a move, and the remark about it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.engine.engine import Analysis, Candidate
from goboard_app.engine.judging import (
    SHOWN,
    MoveLoss,
    Quality,
    Thresholds,
    big_mistake,
    first_thoughts,
    lost_between,
    lost_by,
    lost_by_move,
    points_of,
    quality_of,
    worth_showing,
)
from goboard_app.go.board import BoardSize, Color, Point

BLACK, WHITE = Color.BLACK, Color.WHITE
A, B, C = Point(0, 0), Point(1, 0), Point(2, 0)
scores = st.floats(-400, 400)
rates = st.floats(0, 1)


def analysis(*scores_of: float, visits: int = 10, prior: float = 0.1) -> Analysis:
    """Return an analysis in which A, B, C have these values for Black, the first of them the best."""
    candidates = tuple(
        Candidate(point, visits, score=score, prior=prior) for point, score in zip((A, B, C), scores_of, strict=False)
    )
    return Analysis(candidates, score=scores_of[0], is_final=True)


@given(scores, scores, rates, rates)
def test_losses_of_one_side_are_gains_of_the_other(best: float, after: float, best_rate: float, rate: float) -> None:
    """Turned about, the values of White are those of Black: a loss is the same for both."""
    before, behind = Analysis(score=best, winrate=best_rate), Analysis(score=after, winrate=rate)
    turned = [Analysis(score=-a.score, winrate=1 - a.winrate) for a in (before, behind)]  # type: ignore[operator]
    black, white = lost_between(before, behind, BLACK), lost_between(*turned, WHITE)
    assert black.points == pytest.approx(white.points)
    assert black.winrate == pytest.approx(white.winrate)


@given(scores, scores)
def test_a_loss_is_never_less_than_nothing_and_one_side_at_most_has_it(best: float, after: float) -> None:
    before, behind = Analysis(score=best), Analysis(score=after)
    losses = [lost_between(before, behind, color).points or 0.0 for color in Color]
    assert min(losses) == 0.0
    assert max(losses) == pytest.approx(abs(best - after))


def test_a_candidate_loses_against_the_best_one() -> None:
    found = analysis(3.0, 1.0)
    assert lost_by(found, found.candidates[1], BLACK) == MoveLoss(2.0, None)


def test_the_best_move_of_white_has_the_lowest_value() -> None:
    found = analysis(-3.0, 1.0)
    assert lost_by(found, found.candidates[1], WHITE) == MoveLoss(4.0, None)


def test_reading_after_the_move_precedes_the_estimate() -> None:
    before = analysis(3.0, 2.0)
    assert lost_by_move(before, B, None, BLACK).points == 1.0
    assert lost_by_move(before, B, Analysis(score=-4.0), BLACK).points == 7.0


def test_a_move_without_analysis_has_no_loss() -> None:
    assert not lost_by_move(analysis(3.0), B, None, BLACK).is_known


@pytest.mark.parametrize(
    ("lost", "quality"),
    [
        (1.9, None),
        (2.0, Quality.DOUBTFUL),
        (5.0, Quality.BAD),
        (9.9, Quality.BAD),
        (10.0, Quality.VERY_BAD),
    ],
)
@pytest.mark.parametrize("mover", Color)
def test_a_move_is_called_after_its_loss(mover: Color, lost: float, quality: Quality | None) -> None:
    sign = 1 if mover is BLACK else -1
    before, after = analysis(4.0 * sign), Analysis(score=(4.0 - lost) * sign)
    assert quality_of(before, A, after, mover, Thresholds(2, 5, 5)) is quality


def test_the_only_move_is_good() -> None:
    before = analysis(4.0, -1.0, -2.0)
    assert quality_of(before, A, Analysis(score=4.0), BLACK, Thresholds()) is Quality.GOOD


def test_an_obvious_move_is_not_praised() -> None:
    before = analysis(4.0, -1.0, -2.0, prior=0.9)
    assert quality_of(before, A, Analysis(score=4.0), BLACK, Thresholds()) is None


def test_a_move_beside_which_another_does_as_well_is_no_good_move() -> None:
    before = analysis(4.0, 3.5, -2.0)
    assert quality_of(before, A, Analysis(score=4.0), BLACK, Thresholds()) is None


def test_win_rates_replace_missing_points() -> None:
    assert points_of(MoveLoss(None, 0.1)) == pytest.approx(5.0)
    assert points_of(MoveLoss(1.0, 0.9)) == 1.0


def test_moves_that_were_hardly_looked_at_are_left_out() -> None:
    much = tuple(Candidate(Point(i, 0), visits) for i, visits in enumerate((50, 10, 1)))
    assert [each.visits for each in worth_showing(Analysis(much))] == [50, 10]
    little = tuple(Candidate(Point(i, 0), 1) for i in range(15))
    assert len(worth_showing(Analysis(little))) == SHOWN


def test_big_mistakes_are_found_on_either_side() -> None:
    losses = (None, 6.0, 0.0, None, 7.0, 1.0)
    assert big_mistake(losses, 5, 2, 1) == 4
    assert big_mistake(losses, 5, 4, 1) is None
    assert big_mistake(losses, 5, 4, -1) == 1
    assert big_mistake(losses, 5, 0, -1) is None


def test_the_first_thoughts_are_the_policy_of_all_points() -> None:
    policy = (0.004, 0.25, 0.0, 0.7, *[0.0] * 5)
    found = analysis(1.0, 0.0)._replace(policy=policy)
    assert first_thoughts(found, BoardSize.square(3)) == ((Point(0, 1), 0.7), (B, 0.25))


def test_without_a_policy_the_candidates_tell_the_first_thoughts() -> None:
    found = Analysis((Candidate(A, 5, prior=0.2), Candidate(None, 5, prior=0.5), Candidate(B, 5, prior=0.3)))
    assert first_thoughts(found, BoardSize.square(3)) == ((B, 0.3), (A, 0.2))
    # A policy of another board is not taken.
    assert first_thoughts(found._replace(policy=(1.0,) * 4), BoardSize.square(3)) == ((B, 0.3), (A, 0.2))
    assert first_thoughts(Analysis((Candidate(A, 5),)), BoardSize.square(3)) == ()
