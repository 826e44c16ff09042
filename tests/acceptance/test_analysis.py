"""An engine's analysis of a record: on the board, in the card, in the strip and in the record."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.engine.engine import Analysis, Candidate, Failure, Trouble
from goboard_app.go.board import Color, Point
from goboard_app.session.picture import Merit
from goboard_app.session.session import Phase
from goboard_app.ui.analysis import KEEPS
from goboard_app.ui.analysis.card import AnalysisCard
from goboard_app.ui.analysis.flow import AnalysisFlow
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.engines import FakeEngine, offered
from tests.support.waiting import wait_until

Key = Qt.Key
GAME = "(;SZ[9]KM[6.5]PB[Hana]PW[Tom];B[ee];W[ce];B[gc];W[gg])"


def flow_of(desk: Desk) -> AnalysisFlow:
    flow: AnalysisFlow = desk.window.features["analysis"].flow  # type: ignore[attr-defined]
    return flow


def card(desk: Desk) -> AnalysisCard:
    return flow_of(desk).card


@pytest.fixture
def engine(desk: Desk) -> FakeEngine:
    """A record of nine lines is on the board, and there is an engine."""
    desk.open(GAME)
    return offered(EngineDirectory.of(desk.window.context.hub))


def thought(desk: Desk, score: float = 2.0, **changes: object) -> Analysis:
    """C7 is the best move, C3 loses a point and a half, G7 six; Black is to move at the start."""
    sign = 1 if desk.session.position.to_move is Color.BLACK else -1
    c7, c3, g7 = (desk.point(name) for name in ("C7", "C3", "G7"))
    candidates = (
        Candidate(c7, 100, 0.6, score, line=(c7, c3, None, g7)),
        Candidate(c3, 60, 0.5, score - 1.5 * sign, line=(c3, c7)),
        Candidate(g7, 40, 0.2, score - 6.0 * sign, line=(g7,)),
    )
    found = Analysis(candidates, 0.6, score, 200, is_final=True)
    return found._replace(**changes)  # type: ignore[arg-type]


def discs(desk: Desk) -> dict[Point, tuple[Merit, str]]:
    return {mark.point: (mark.merit, mark.text) for mark in desk.page.board.picture.candidates}


def ahead(desk: Desk) -> list[tuple[Point, str, Color]]:
    ways = desk.page.board.picture.ways
    return [(way.point, way.text, way.color) for way in ways if way.is_ahead]


def show(desk: Desk, engine: FakeEngine, analysis: Analysis | None = None) -> None:
    """Turn the analysis on, and let the engine answer."""
    desk.key(Key.Key_A)
    engine.answer(analysis or thought(desk))
    wait_until(lambda: bool(discs(desk)))


def test_one_key_shows_the_best_moves_with_what_they_lose_and_takes_them_away(
    desk: Desk, engine: FakeEngine
) -> None:
    show(desk, engine)
    c7, c3, g7 = (desk.point(name) for name in ("C7", "C3", "G7"))
    assert discs(desk) == {
        c7: (Merit.BEST, "0"),
        c3: (Merit.FAIR, "\N{MINUS SIGN}1.5"),
        g7: (Merit.POOR, "\N{MINUS SIGN}6.0"),
    }
    assert card(desk).isVisible()
    assert "Black is ahead by 2" in card(desk).lead.text()
    desk.key(Key.Key_A)
    assert not discs(desk)
    assert not card(desk).isVisible()
    assert engine.is_closed


def test_without_an_engine_one_sentence_says_what_to_install(desk: Desk) -> None:
    desk.open(GAME)
    before = desk.page.board.picture
    desk.key(Key.Key_A)
    assert "KataGo" in desk.page.review_bar.said.text()
    assert desk.page.board.picture == before
    assert not desk.action("analysis").isChecked()
