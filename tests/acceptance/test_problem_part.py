"""A problem on a large board is asked on the part that it uses; the whole board is a key away."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from goboard_app.go.board import Color, Play, Point, parse_point, point_name
from goboard_app.lessons.attempt import AttemptOutcome, begin, part_asked
from goboard_app.lessons.problem import Problem, read_problem
from goboard_app.lessons.task import Branch
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.picture import part_name
from goboard_app.ui.teach.problem import ProblemPage
from tests.support.boards import click_point, point_on
from tests.support.desk import Desk
from tests.support.waiting import wait_until

Key = Qt.Key

STONES = "AB[qb][pc][pd][qe][re]AW[rb][qc][qd][rd]PL[B]"
CORNER = f"(;GM[1]FF[4]SZ[19]{STONES}(;B[rc]C[RIGHT];W[sc];B[sb])(;B[sc]C[WRONG];W[rc]))"
SMALL = "(;GM[1]FF[4]SZ[9]AB[hb]AW[ha](;B[ia]TE[1])(;B[ga]TE[1]))"


def problem_of(text: str) -> Problem:
    return read_problem(read_sgf(text.encode()).games[0])


def part_of(text: str) -> str:
    """Return the part that the question is about, '' for the whole board."""
    problem = problem_of(text)
    part = part_asked(begin(problem))
    return "" if part is None else part_name(part, problem.task.position.size)


@pytest.fixture
def page(desk: Desk, tmp_path: Path) -> ProblemPage:
    file = tmp_path / "corner.sgf"
    file.write_text(f"{CORNER}\n{SMALL}")
    flow = desk.parts.problems
    flow.open(file)
    wait_until(lambda: flow.is_asking)
    return flow.page


def shown(page: ProblemPage) -> str:
    picture = page.board.picture
    return "" if picture.part is None else part_name(picture.part, picture.size)


def test_the_board_is_cut_around_the_used_part() -> None:
    assert part_of(CORNER) == "N13:T19"
    assert part_of(SMALL) == ""


@pytest.mark.parametrize("reply", ["(;B[rc]TE[1];W[ja])", "(;B[rc]TE[1])(;B[ja]BM[1])"])
def test_all_moves_of_the_file_lie_within_it(reply: str) -> None:
    part = part_asked(begin(problem_of(f"(;GM[1]FF[4]SZ[19]{STONES}{reply})")))
    assert part is not None
    assert {Point(9, 0), Point(17, 2)} <= {p for p in every_point(19) if p in part}


def every_point(side: int) -> set[Point]:
    return {Point(col, row) for col in range(side) for row in range(side)}


def test_every_move_of_every_line_lies_within_it() -> None:
    problem = problem_of(CORNER)
    part = part_asked(begin(problem))

    def moves(branches: tuple[Branch, ...]) -> list[Point]:
        own = [b.move.point for b in branches if isinstance(b.move, Play)]
        return own + [p for b in branches for p in moves(b.replies)]

    found = moves(problem.task.branches)
    assert len(found) == 5
    assert part is not None
    assert all(point in part for point in found)


def test_a_move_that_the_file_names_wrong_is_within_it() -> None:
    asked = "C[@task play\n@wrong K19 Too far.];B[rc]TE[1]"
    assert part_of(f"(;GM[1]FF[4]SZ[19]{STONES}{asked})") == "H13:T19"


def test_problems_all_over_the_board_use_the_whole_board() -> None:
    assert part_of(f"(;GM[1]FF[4]SZ[19]{STONES.replace('AB', 'AB[as]')};B[rc]TE[1])") == ""


def test_the_part_of_the_file_is_shown_with_all_moves() -> None:
    assert part_of(CORNER.replace("PL[B]", "PL[B]VW[ja:sg]")) == "K13:T19"
    assert part_of(CORNER.replace("PL[B]", "PL[B]VW[ra:sb]")) == "Q15:T19"
    assert part_of(SMALL.replace("AB[", "VW[ea:ie]AB[")) == "E5:J9"
    assert part_of(SMALL.replace("AB[", "VW[aa:ie]AB[")) == "A5:J9"


def test_problems_from_edge_to_edge_use_the_whole_board() -> None:
    assert part_of("(;GM[1]FF[4]SZ[13]AB[fa][fb][gb][hb]AW[fc][gc][hc][ib][ia]PL[W];W[ga])") == ""


def test_it_is_solved_by_the_mouse_where_the_points_lie(desk: Desk, page: ProblemPage) -> None:
    board = page.board
    assert shown(page) == "N13:T19"
    for name in ("S17", "T18"):
        place = board.position_of(point_on(board, name))
        assert board.viewport().rect().contains(place)
        assert board.point_at(QPointF(place)) == point_on(board, name)
        click_point(board, point_on(board, name))
    attempt = desk.parts.problems.solving.attempt
    assert attempt is not None
    assert attempt.outcome is AttemptOutcome.SOLVED


def test_no_place_of_the_board_belongs_to_a_point_outside(page: ProblemPage) -> None:
    board = page.board
    rect = board.viewport().rect()
    found = {board.point_at(QPointF(x, y)) for x in range(0, rect.width(), 9) for y in range(0, rect.height(), 9)}
    assert {point_name(p, board.picture.size) for p in found if p} == {
        f"{col}{row}" for col in "NOPQRST" for row in range(13, 20)
    }


def test_the_keyboard_point_stays_within_it(desk: Desk, page: ProblemPage) -> None:
    board = page.board
    board.setFocus()
    desk.keys(Key.Key_Right, *[Key.Key_Left] * 9, *[Key.Key_Down] * 9)
    assert board.cursor_point == point_on(board, "N13")
    desk.steer_on(board, point_on(board, "S17"))
    desk.key(Key.Key_Return)
    attempt = desk.parts.problems.solving.attempt
    assert attempt is not None
    assert attempt.moves[0] == Play(Color.BLACK, point_on(board, "S17"))


def test_the_whole_board_is_a_key_away_and_a_move_outside_stays_in_sight(desk: Desk, page: ProblemPage) -> None:
    desk.key(Key.Key_W)
    assert shown(page) == ""
    assert page.panel.whole.isChecked()
    QTest.mouseClick(page.panel.whole, Qt.MouseButton.LeftButton)
    assert shown(page) == "N13:T19"
    QTest.mouseClick(page.panel.whole, Qt.MouseButton.LeftButton)
    click_point(page.board, point_on(page.board, "J16"))
    desk.key(Key.Key_W)
    picture = page.board.picture
    assert picture.stones[picture.size.index(point_on(page.board, "J16"))]
    assert point_on(page.board, "J16") in picture.shown


def test_the_part_turns_with_the_board(page: ProblemPage) -> None:
    page.panel.mirror.click()
    assert shown(page) == "A13:G19"


def test_a_small_board_is_whole_and_offers_nothing_else(page: ProblemPage) -> None:
    assert page.panel.whole.isVisible()
    page.panel.forward.click()
    assert shown(page) == ""
    assert not page.panel.whole.isVisible()


def test_a_screen_reader_knows_which_points_are_shown(page: ProblemPage) -> None:
    panel = QAccessible.queryAccessibleInterface(page.board)
    size = page.board.picture.size
    outside, inside = (panel.child(size.index(parse_point(n, size))) for n in ("A1", "S17"))
    assert outside.state().offscreen
    assert not inside.state().offscreen
    assert (
        page.board.viewport()
        .rect()
        .translated(page.board.viewport().mapToGlobal(page.board.viewport().rect().topLeft()))
        .contains(inside.rect())
    )
