"""The result in the panel of a finished game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game
from goboard_app.session.session import GameSession, Phase
from tests.support import games
from tests.support.desk import Desk, Desks

WALLS = "AB[ca:ci]AW[ea:ei]"
MARKS = "TB[aa:bi]TW[fa:ii]"


def finished(result: str, marks: str = MARKS) -> GameSession:
    """Return a game with Black's two columns, White's four, and one between the walls that is open."""
    text = f"(;SZ[9]RU[Chinese]KM[0.5]RE[{result}]{WALLS};B[];W[]{marks})"
    tree = read_sgf(text.encode()).games[0]
    return GameSession(tree, is_live=True, cursor=tree.main_line_end())


def test_a_result_that_the_marks_come_to_is_broken_down(desk: Desk) -> None:
    panel = desk.panel.finished
    panel.show_result(finished("W+18.5"))
    assert not panel.table.isHidden()
    assert panel.note.isHidden()


def test_a_result_that_the_marks_do_not_come_to_is_reported_with_its_likely_cause(desk: Desk) -> None:
    panel = desk.panel.finished
    session = finished("W+17.5")
    assert session.phase is Phase.FINISHED
    before = write_game(session.tree)
    panel.show_result(session)
    assert panel.result.text() == "White wins by 17½"
    assert panel.table.isHidden()
    assert panel.note.text() == (
        "The record says W+17½, this count says W+18½. Likely cause: one more neutral "
        "point was filled. The record is unchanged."
    )
    assert write_game(session.tree) == before


@pytest.mark.parametrize(("result", "marks"), [("W+17.5", ""), ("W+R", MARKS), ("W+", MARKS)])
def test_without_marks_or_without_a_score_there_is_nothing_to_compare(desk: Desk, result: str, marks: str) -> None:
    panel = desk.panel.finished
    panel.show_result(finished(result, marks))
    assert panel.table.isHidden()
    assert panel.note.isHidden()


def test_the_whole_sum_is_in_sight_in_a_low_window(desks: Desks) -> None:
    desk = desks.make(size=(1024, 600), on_start_page=False)
    desk.start(black_name="Anna", white_name="Boris")
    desk.play(games.MOVES)
    desk.agree()
    panel = desk.panel.finished
    table = panel.table
    assert table.visibleRegion().boundingRect() == table.rect()
    assert table.mapTo(panel, QPoint(0, table.height())).y() < panel.again.y()
    assert not panel.joy.isVisible()
    desk.window.resize(1280, 800)
    assert panel.joy.isVisible()
    # The answer about a point stays in sight above a long list of moments.
    moments = QWidget()
    moments.setFixedHeight(400)
    panel.moments_place.addWidget(moments)
    desk.let_read()
    desk.hover("E5")
    assert panel.asked.text().startswith("E5:")
    assert panel.asked.visibleRegion().boundingRect() == panel.asked.rect()
