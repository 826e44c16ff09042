"""The report on a game: losses and best moves by part of the game, and the worst moves."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.engine.engine import Analysis, Candidate
from goboard_app.engine.game_report import (
    MOST_WORST,
    GamePhase,
    GameReport,
    RatedMove,
    phase_starts,
    report_as_json,
    report_of,
)
from goboard_app.go.board import BoardSize, Color, Point

BLACK, WHITE = Color.BLACK, Color.WHITE
NINE = BoardSize.square(9)
A, B = Point(0, 0), Point(1, 0)


def analysis(score: float | None, best: Point | None = A, winrate: float | None = None) -> Analysis:
    """Return an analysis with one candidate of this value for Black."""
    return Analysis((Candidate(best, 10, winrate, score),), winrate, score, 10, is_final=True)


def report(
    scores: list[float | None], stones: list[int] | None = None, played: list[Point | None] | None = None
) -> GameReport:
    """Return the report on moves in turn whose positions have these values; None for one that is not analysed."""
    analyses = [None if score is None else analysis(score) for score in scores]
    moves = [
        RatedMove(
            place,
            place,
            (BLACK, WHITE)[(place - 1) % 2],
            A if played is None else played[place - 1],
            place - 1 if stones is None else stones[place - 1],
            analyses[place - 1],
            analyses[place],
        )
        for place in range(1, len(scores))
    ]
    return report_of(NINE, analyses, moves)


def test_each_side_loses_what_the_other_gains() -> None:
    found = report([0.0, -3.0, 4.0, -9.0, -9.0])
    assert (found.black.whole.lost, found.white.whole.lost) == (16.0, 7.0)
    assert (found.black.whole.mean, found.white.whole.mean) == (8.0, 3.5)
    assert found.leads == (0.0, -3.0, 4.0, -9.0, -9.0)
    assert (found.positions, found.known, found.has_points) == (5, 5, True)


@pytest.mark.parametrize(
    ("side", "starts"), [(9, (14, 33)), (13, (29, 68)), (19, (61, 145)), (1, (1, 1)), (52, (451, 1082))]
)
def test_the_parts_of_a_game_begin_at_a_share_of_the_points(side: int, starts: tuple[int, int]) -> None:
    assert phase_starts(BoardSize.square(side)) == starts


def test_moves_belong_to_parts_by_the_stones_before_them() -> None:
    found = report([0.0, -1.0, -1.0, -2.0, -2.0, -5.0], [13, 14, 32, 33, 34])
    parts = dict(found.black.parts)
    assert parts[GamePhase.OPENING].moves == 1
    assert (parts[GamePhase.MIDDLE].moves, parts[GamePhase.MIDDLE].lost) == (1, 1.0)
    assert (found.black.part(GamePhase.END).moves, found.black.part(GamePhase.END).lost) == (1, 3.0)


def test_captures_lead_back_to_no_earlier_part() -> None:
    found = report([0.0, 0.0, 0.0, 0.0], [40, 39, 5])
    assert found.black.part(GamePhase.END).moves == 2


def test_best_moves_are_those_of_the_engine() -> None:
    found = report([0.0, 0.0, 0.0, 0.0, 0.0], played=[A, B, B, A])
    assert (found.black.whole.best, found.black.whole.compared, found.black.whole.best_share) == (1, 2, 0.5)
    assert found.white.whole.best_share == 0.5


def test_the_worst_moves_come_first_and_small_losses_do_not_count() -> None:
    # Black loses 2, 9, 0.2, 3, 5 and 9; White nothing.
    found = report([0.0, -2.0, -2.0, -11.0, -11.0, -11.2, -11.2, -14.2, -14.2, -19.2, -19.2, -28.2])
    worst = found.black.worst
    assert [(move.number, round(move.lost, 1)) for move in worst] == [(3, 9.0), (11, 9.0), (9, 5.0)]
    assert len(worst) == MOST_WORST
    assert not found.white.worst


def test_a_worst_move_names_the_better_one() -> None:
    worst = report([0.0, -5.0, -5.0, -9.0], played=[B, B, A]).black.worst
    assert [(move.point, move.better, move.has_better) for move in worst] == [(B, A, True), (A, A, False)]


def test_moves_beside_a_gap_are_left_out() -> None:
    found = report([0.0, -3.0, None, -9.0, -20.0], played=[A, B, A, A])
    assert (found.black.whole.moves, found.black.whole.known, found.black.whole.lost) == (2, 1, 3.0)
    assert (found.white.whole.moves, found.white.whole.known, found.white.whole.lost) == (2, 1, 0.0)
    assert (found.positions, found.known) == (5, 4)
    assert found.leads[2] is None


def test_a_move_among_the_candidates_has_a_loss_without_the_position_after_it() -> None:
    before = Analysis((Candidate(A, 9, None, 4.0), Candidate(B, 5, None, 1.0)), None, 4.0, 14)
    found = report_of(NINE, [before, None], [RatedMove(1, 1, BLACK, B, 0, before, None)])
    assert found.black.whole.lost == 3.0


def test_passes_at_the_end_do_not_count_but_others_do() -> None:
    found = report([0.0, -8.0, -8.0, -8.0, -8.0], played=[None, A, None, None])
    assert (found.black.whole.moves, found.black.whole.lost) == (1, 8.0)
    assert found.white.whole.moves == 1
    assert found.black.worst[0].point is None


def test_a_game_of_passes_alone_is_empty() -> None:
    found = report([0.0, 0.0, 0.0], played=[None, None])
    assert found.is_empty
    assert found.black.whole.mean is None


def test_a_side_without_moves_has_no_mean() -> None:
    analyses = [analysis(0.0), analysis(-2.0)]
    found = report_of(NINE, analyses, [RatedMove(1, 1, BLACK, A, 4, *analyses)])
    assert found.white.whole == found.white.part(GamePhase.END)
    assert (found.white.whole.mean, found.white.whole.best_share, found.white.worst) == (None, None, ())


def test_a_winrate_serves_where_the_engine_gives_no_points() -> None:
    analyses = [analysis(None, winrate=0.6), analysis(None, winrate=0.5)]
    found = report_of(NINE, analyses, [RatedMove(1, 1, BLACK, A, 0, *analyses)])
    assert not found.has_points
    assert found.leads == (0.6, 0.5)
    # Two games in a hundred count as one point.
    assert found.black.whole.lost == pytest.approx(5.0)


def test_nothing_is_known_of_a_game_without_an_analysis() -> None:
    found = report([None, None, None])
    assert found.is_empty
    assert (found.positions, found.known, found.leads) == (3, 0, (None, None, None))
    assert report_of(NINE, [], []).is_empty


def test_an_analysis_with_no_values_says_nothing() -> None:
    found = report_of(NINE, [Analysis(), Analysis()], [RatedMove(1, 1, BLACK, A, 0, Analysis(), Analysis())])
    assert found.is_empty
    assert found.black.whole.best_share is None


leads = st.none() | st.floats(-400, 400)


@given(st.lists(leads, max_size=30))
def test_the_parts_add_up_to_the_whole(scores: list[float | None]) -> None:
    found = report(scores) if scores else report_of(NINE, [], [])
    for color in Color:
        side = found.side(color)
        parts = [part for _, part in side.parts]
        assert sum(part.moves for part in parts) == side.whole.moves
        assert sum(part.known for part in parts) == side.whole.known
        assert sum(part.lost for part in parts) == pytest.approx(side.whole.lost)
        assert side.whole.lost >= 0
        assert side.whole.best <= side.whole.compared <= side.whole.moves
        assert list(side.worst) == sorted(side.worst, key=lambda move: -move.lost)


@given(st.lists(leads, max_size=12))
def test_the_report_is_json(scores: list[float | None]) -> None:
    found = report(scores) if scores else report_of(NINE, [], [])
    text = json.dumps(report_as_json(found), allow_nan=False)
    assert json.loads(text)["positions"] == len(scores)


def test_the_json_names_moves_and_parts() -> None:
    found = report_as_json(report([0.0, -3.0, 4.0], played=[B, None]))
    assert found["middle_from_stones"] == 14
    black = found["black"]
    assert isinstance(black, dict)
    assert black["opening"]["mean_lost"] == 3.0
    assert black["worst"] == [{"move": 1, "played": "B9", "lost": 3.0, "better": "A9"}]
