"""The report on an analysed game beside the board, the marks of the last moves, and thinking about a part."""

import json
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from goboard_app.app.engines.directory import EngineDirectory
from goboard_app.engine.engine import Ability, Analysis, Candidate
from goboard_app.go.board import Color, Point
from goboard_app.record.edits import SetProperty
from goboard_app.session.picture import LossMark, Merit, ThoughtMark
from goboard_app.session.session import Act, ActKind, Change
from goboard_app.ui.analysis import GAME_VISITS, LAST_LOSSES, LOSSES, THOUGHTS, VISITS
from goboard_app.ui.analysis.card import AnalysisCard
from goboard_app.ui.analysis.flow import AnalysisFlow
from goboard_app.ui.analysis.report_panel import ReportPanel
from goboard_app.ui.paper.preview import PrintPreview
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.engines import ALL, FakeEngine, offered
from tests.support.waiting import wait_until

Key = Qt.Key
CONTROL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
GAME = "(;SZ[9]KM[6.5]PB[Hana]PW[Tom];B[ee];W[ce];B[gc];W[gg])"
A1 = Point(0, 8)
BLACK, WHITE = Color.BLACK, Color.WHITE


def flow_of(desk: Desk) -> AnalysisFlow:
    flow: AnalysisFlow = desk.window.features["analysis"].flow  # type: ignore[attr-defined]
    return flow


def card(desk: Desk) -> AnalysisCard:
    return flow_of(desk).card


def panel(desk: Desk) -> ReportPanel:
    return flow_of(desk).report.panel


def put(desk: Desk, game: str = GAME, abilities: Ability = ALL) -> FakeEngine:
    """Put a record on the board, and offer an engine."""
    desk.open(game)
    wait_until(lambda: desk.panel.review.isVisible())
    return offered(EngineDirectory.of(desk.window.context.hub), abilities)


@pytest.fixture
def engine(desk: Desk) -> FakeEngine:
    return put(desk)


def thought(score: float | None = 0.0, point: Point = A1, **changes: object) -> Analysis:
    found = Analysis((Candidate(point, 30, 0.5, score, line=(point,)),), 0.5, score, 30, is_final=True)
    return found._replace(**changes)  # type: ignore[arg-type]


def judge_all(desk: Desk, engine: FakeEngine, *scores: float | None) -> None:
    """Analyse the whole game; the engine answers with these leads of Black."""
    desk.key(Key.Key_A, CONTROL | SHIFT)
    for score in scores:
        engine.answer(thought(score))


def open_report(desk: Desk) -> ReportPanel:
    desk.key(Key.Key_A, CONTROL | ALT)
    # The rows that are made in a visible panel appear in the next turn.
    wait_until(
        lambda: panel(desk).isVisible() and all(each.isVisible() for row in panel(desk).worst.values() for each in row)
    )
    return panel(desk)


# The report


def test_the_report_shows_losses_best_moves_and_the_worst_moves(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    report = open_report(desk)
    assert report.known.text() == "Fake: All 5 position(s) of the game are analysed."
    assert report.cells == [
        ("Opening", "8.0", "0 %", "3.5", "0 %"),
        ("Middle", "\N{EN DASH}", "\N{EN DASH}", "\N{EN DASH}", "\N{EN DASH}"),
        ("End", "\N{EN DASH}", "\N{EN DASH}", "\N{EN DASH}", "\N{EN DASH}"),
        ("Whole game", "8.0", "0 %", "3.5", "0 %"),
    ]
    assert [button.text() for button in report.worst[BLACK]] == ["Move 3: G7", "Move 1: E5"]
    assert [button.accessibleName() for button in report.worst[WHITE]] == ["Move 2: C5, lost 7.0 points, A1 was better"]
    assert "The middle begins with 14 stones on the board, the end with 33." in report.explained.text()
    assert desk.action("game_report").isChecked()


def test_a_worst_move_is_shown_on_the_board_by_a_click(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    report = open_report(desk)
    press(report.worst[BLACK][0])
    assert desk.session.path.number == 3
    press(report.worst[WHITE][0])
    assert desk.session.path.number == 2
    assert report.isVisible()


def test_a_click_on_the_graph_goes_to_a_move(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    graph = open_report(desk).graph
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(graph.width() - 5, 20))
    assert desk.session.path.number == 4
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 20))
    assert desk.session.path.number == 0


@pytest.mark.parametrize("way", ["cross", "escape", "key"])
def test_the_report_closes_and_the_panel_of_the_record_is_back(desk: Desk, engine: FakeEngine, way: str) -> None:
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    report = open_report(desk)
    if way == "cross":
        press(report.cross)
    elif way == "escape":
        desk.key(Key.Key_Escape)
    else:
        desk.key(Key.Key_A, CONTROL | ALT)
    assert desk.panel.review.isVisible()
    assert not report.isVisible()
    assert not desk.action("game_report").isChecked()


def test_the_button_of_the_card_opens_the_report(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_A)
    engine.answer(thought(visits=200))
    assert not card(desk).report.isVisible()
    # The shown position is known already.
    judge_all(desk, engine, -3, 4, -9, -9)
    wait_until(lambda: card(desk).report.isVisible())
    press(card(desk).report)
    wait_until(lambda: panel(desk).isVisible())


def test_without_an_analysis_the_report_says_how_to_get_one(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_A, CONTROL | ALT)
    assert "Analyse the whole game" in desk.page.review_bar.said.text()
    assert desk.panel.review.isVisible()


def test_a_report_on_a_cancelled_analysis_says_how_much_is_known(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3)
    press(card(desk).cancel)
    report = open_report(desk)
    assert report.known.text() == "Fake: Only 2 of 5 positions of the game are analysed."
    assert report.cells[0] == ("Opening", "3.0", "0 %", "\N{EN DASH}", "0 %")


def test_the_report_grows_while_the_game_is_read(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3)
    report = open_report(desk)
    engine.answer(thought(4))
    wait_until(lambda: "3 of 5" in report.known.text())
    assert [button.text() for button in report.worst[WHITE]] == ["Move 2: C5"]


def test_an_engine_without_points_is_reported_as_such(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_A, CONTROL | SHIFT)
    for winrate in (0.5, 0.4, 0.4, 0.4, 0.4):
        engine.answer(Analysis((), winrate, None, 30, is_final=True))
    report = open_report(desk)
    assert report.cells[-1][1] == "2.5"
    assert report.cells[-1][2] == "\N{EN DASH}"
    assert "2 games of 100" in report.explained.text()


def test_a_game_without_moves_of_a_side_has_a_report(desk: Desk) -> None:
    engine = put(desk, "(;SZ[9];B[ee];B[gc])", ALL)
    judge_all(desk, engine, 0, -2, -2)
    report = open_report(desk)
    # The second move of Black was made out of turn.
    assert report.cells[-1] == ("Whole game", "2.0", "0 %", "\N{EN DASH}", "\N{EN DASH}")
    assert not report.worst[WHITE]


def test_the_report_of_a_game_with_another_komi_is_empty(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    report = open_report(desk)
    assert "All 5" in report.known.text()
    komi = SetProperty(desk.session.tree.root, "KM", ("0.5",))
    desk.window.context.controller.perform(Act(Change.INFO, komi, ActKind.GAME_INFO))
    wait_until(lambda: "All 5" not in report.known.text())


def test_another_record_ends_the_report(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    report = open_report(desk)
    desk.start()
    wait_until(lambda: not report.isVisible())


def test_the_report_is_saved_as_json(desk: Desk, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.folder / "report"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    press(open_report(desk).json)
    written = path.with_name("report.json")
    wait_until(written.exists)
    found = json.loads(written.read_text("utf-8"))
    assert (found["positions"], found["analysed"], found["black"]["opening"]["mean_lost"]) == (5, 5, 8.0)
    wait_until(lambda: "Saved as report.json." in desk.window.context.strip.sentence.text())


def test_the_report_is_saved_as_pdf(desk: Desk, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.folder / "report.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    judge_all(desk, engine, 0, -3, 4, -9, -9)

    def save(dialog: PrintPreview) -> None:
        press(dialog.save_button)
        wait_until(lambda: dialog.hint.text() == "Saved as report.pdf.")
        press(dialog.close_button)

    desk.dialogs.expect(PrintPreview, save)
    press(open_report(desk).pdf)
    assert path.read_bytes().startswith(b"%PDF")


# Losses of the last moves


def test_the_last_moves_have_dots_for_their_losses(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    desk.key(Key.Key_A)
    desk.key(Key.Key_L, CONTROL | ALT)
    desk.key(Key.Key_End)
    merits = {mark.point: mark.merit for mark in desk.page.board.picture.losses}
    assert merits == {
        desk.point("E5"): Merit.POOR,
        desk.point("C5"): Merit.POOR,
        desk.point("G7"): Merit.POOR,
        desk.point("G3"): Merit.GOOD,
    }
    desk.window.context.hub.store_value(LAST_LOSSES, 1)
    assert desk.page.board.picture.losses == (LossMark(desk.point("G3"), Merit.GOOD),)
    desk.key(Key.Key_L, CONTROL | ALT)
    assert not desk.page.board.picture.losses


def test_captured_stones_and_unknown_losses_have_no_dot(desk: Desk) -> None:
    # White takes A1 with its second move; the third node has no analysis.
    engine = put(desk, "(;SZ[9];B[ai];W[ah];B[ee];W[bi];B[gc])")
    desk.window.context.hub.store_value(LOSSES, True)
    judge_all(desk, engine, 0, -3, -3, -3, -3)
    press(card(desk).cancel)
    desk.key(Key.Key_A)
    desk.key(Key.Key_End)
    points = {mark.point for mark in desk.page.board.picture.losses}
    assert points == {desk.point("A2"), desk.point("E5"), desk.point("B1")}


# First thoughts


def test_the_first_thoughts_take_the_place_of_the_best_moves(desk: Desk, engine: FakeEngine) -> None:
    policy = [0.0] * 81
    policy[0], policy[1], policy[40] = 0.62, 0.004, 0.3
    desk.key(Key.Key_A)
    desk.key(Key.Key_T, CONTROL | ALT)
    engine.answer(thought(policy=tuple(policy)))
    wait_until(lambda: bool(desk.page.board.picture.thoughts))
    picture = desk.page.board.picture
    assert picture.thoughts == (ThoughtMark(Point(0, 0), 62), ThoughtMark(Point(4, 4), 30))
    assert not picture.candidates
    desk.key(Key.Key_T, CONTROL | ALT)
    assert not desk.page.board.picture.thoughts
    assert desk.page.board.picture.candidates


def test_an_engine_that_does_not_tell_its_thoughts_is_said_to(desk: Desk) -> None:
    engine = put(desk, GAME, ALL & ~(Ability.POLICY | Ability.REGION))
    row = desk.action("analysis_thoughts")
    assert not row.isEnabled()
    assert "turn the analysis on first" in row.text()
    desk.key(Key.Key_A)
    engine.answer(thought())
    for name in ("analysis_thoughts", "analysis_part"):
        row = desk.action(name)
        assert not row.isEnabled()
        assert "this engine" in row.text()
    # A switch from another time does no harm.
    desk.window.context.hub.store_value(THOUGHTS, True)
    assert desk.page.board.picture.candidates


# A part of the board


def drag(desk: Desk, start: str, end: str) -> None:
    board = desk.page.board
    one, other = (board.position_of(desk.point(name)) for name in (start, end))
    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=one)
    QTest.mouseMove(board.viewport(), other)
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=other)


def names(desk: Desk, text: str) -> frozenset[Point]:
    return frozenset(desk.point(name) for name in text.split())


def test_points_are_marked_by_clicks_and_enter_has_the_engine_think_about_them(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_A)
    engine.answer(thought(visits=200))
    desk.key(Key.Key_P, CONTROL | ALT)
    for name in ("A1", "B1", "C1", "B1"):
        desk.click(name)
    assert desk.page.board.picture.lit == names(desk, "A1 C1")
    assert desk.session.path.number == 0
    desk.key(Key.Key_Return)
    assert engine.effort.region == names(desk, "A1 C1")
    assert desk.page.board.picture.selected == names(desk, "A1 C1")
    assert card(desk).region_text.text() == "It thinks about the 2 marked point(s) only."
    assert desk.action("analysis_part").isChecked()
    engine.answer(thought(3.0, desk.point("C1"), visits=200))
    wait_until(lambda: [mark.point for mark in desk.page.board.picture.candidates] == [desk.point("C1")])
    press(card(desk).region_button)
    assert not desk.page.board.picture.selected
    assert [mark.point for mark in desk.page.board.picture.candidates] == [A1]
    assert not card(desk).region_text.isVisible()


def test_a_part_is_dragged_and_ended_with_the_button(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_A)
    engine.answer(thought(visits=200))
    desk.key(Key.Key_P, CONTROL | ALT)
    drag(desk, "A1", "B2")
    assert desk.page.board.picture.lit == names(desk, "A1 B1 A2 B2")
    press(card(desk).region_button)
    assert engine.effort.region == names(desk, "A1 B1 A2 B2")


def test_a_part_is_marked_with_the_keyboard(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_A)
    engine.answer(thought(visits=200))
    desk.key(Key.Key_P, CONTROL | ALT)
    desk.steer("A1")
    desk.key(Key.Key_Return)
    desk.steer("B2")
    desk.key(Key.Key_Return)
    desk.key(Key.Key_Return)
    assert engine.effort.region == names(desk, "A1 B1 A2 B2")


def test_escape_leaves_the_marking_and_nothing_is_asked(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_A)
    engine.answer(thought(visits=200))
    asked = len(engine.asked)
    desk.key(Key.Key_P, CONTROL | ALT)
    desk.click("A1")
    desk.key(Key.Key_Escape)
    assert len(engine.asked) == asked
    assert not desk.page.board.picture.lit
    assert not card(desk).region_text.isVisible()
    # The board takes moves again.
    desk.click("A1")
    assert desk.session.path.number == 1


def test_the_menu_of_the_card_gives_the_reasons(desk: Desk) -> None:
    engine = put(desk, GAME, ALL & ~Ability.REGION)
    desk.key(Key.Key_A)
    engine.answer(thought())
    menu: Any = flow_of(desk)._menu
    menu.aboutToShow.emit()
    rows = {row.text(): row for row in menu.actions() if row.text()}
    assert not rows["Think about a part of the board (this engine cannot)"].isEnabled()
    assert rows["Show the engine’s first thoughts on the board"].isEnabled()


def test_the_report_is_of_the_whole_board(desk: Desk, engine: FakeEngine) -> None:
    hub = desk.window.context.hub
    hub.store_value(GAME_VISITS, 30)
    hub.store_value(VISITS, 30)
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    desk.key(Key.Key_A)
    desk.key(Key.Key_P, CONTROL | ALT)
    desk.click("A1")
    desk.key(Key.Key_Return)
    engine.answer(thought(50.0))
    assert open_report(desk).cells[-1][1] == "8.0"
