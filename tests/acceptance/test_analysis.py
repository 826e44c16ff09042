"""An engine's analysis of a record: on the board, in the card, in the strip and in the record."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget

from goboard_app.app.engines import process
from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.process import find_program
from goboard_app.app.engines.programs import EngineProgram, Language
from goboard_app.engine.engine import Analysis, Candidate, Failure, Trouble
from goboard_app.go.board import Color, Point
from goboard_app.session.picture import Merit
from goboard_app.ui.analysis import BAD, KEEPS, MOVES
from goboard_app.ui.analysis.card import AnalysisCard
from goboard_app.ui.analysis.flow import AnalysisFlow
from goboard_app.ui.engines.getting import GettingDialog
from tests.support.desk import Desk, Desks
from tests.support.dialogs import press
from tests.support.engines import ALL, FakeEngine, installed_in, offered
from tests.support.honest_engine import HONEST
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
    wait_until(lambda: desk.panel.review.isVisible())
    return offered(EngineDirectory.of(desk.window.context.hub))


def thought(desk: Desk, score: float = 2.0, **changes: object) -> Analysis:
    """Return an analysis in which C7 is the best move, C3 loses a point and a half, G7 six; Black is to move at the
    start.
    """
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


def test_one_key_shows_the_best_moves_with_their_losses_and_takes_them_away(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    c7, c3, g7 = (desk.point(name) for name in ("C7", "C3", "G7"))
    assert discs(desk) == {
        c7: (Merit.BEST, "0"),
        c3: (Merit.FAIR, "1.5"),
        g7: (Merit.POOR, "6.0"),
    }
    assert card(desk).isVisible()
    assert "Black is ahead by 2" in card(desk).lead.text()
    desk.key(Key.Key_A)
    assert not discs(desk)
    assert not card(desk).isVisible()
    assert engine.is_closed


def test_without_an_engine_a_dialog_shows_how_to_get_katago(desk: Desk) -> None:
    desk.open(GAME)
    before = desk.page.board.picture
    seen: list[str] = []

    def look(dialog: GettingDialog) -> None:
        seen.extend(label.text() for label in dialog.findChildren(QLabel))
        assert list(dialog.card.rows) == ["KataGo"]
        press(dialog.card.rows["KataGo"].copy)
        dialog.reject()

    desk.dialogs.expect(GettingDialog, look)
    desk.key(Key.Key_A)
    assert "To see what a strong program thinks of your moves, you need KataGo." in seen
    # GNU Go cannot analyse.
    assert not any("GNU Go" in text for text in seen)
    assert "katrain" in QGuiApplication.clipboard().text() or "katago" in QGuiApplication.clipboard().text()
    assert desk.page.board.picture == before
    assert not desk.action("analysis").isChecked()
    assert not card(desk).isVisible()


def test_the_analysis_begins_when_looking_again_finds_an_engine(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(process, "search_folders", lambda: [str(tmp_path)])
    desk.open(GAME)

    def look(dialog: GettingDialog) -> None:
        (tmp_path / "net.bin.gz").touch()
        (tmp_path / "katago").write_text(f"#!{sys.executable} -S\n{HONEST}run()")
        (tmp_path / "katago").chmod(0o755)
        press(dialog.card.again)
        wait_until(lambda: not dialog.isVisible())

    desk.dialogs.expect(GettingDialog, look)
    desk.key(Key.Key_A)
    wait_until(lambda: desk.action("analysis").isChecked())
    assert card(desk).engine.text() == "KataGo"


def test_the_first_analysis_waits_for_the_check_of_the_engine(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(process, "search_folders", lambda: [str(tmp_path)])
    (tmp_path / "net.bin.gz").touch()
    (tmp_path / "katago").write_text(f"#!{sys.executable} -S\n{HONEST}time.sleep(0.5)\nrun()")
    (tmp_path / "katago").chmod(0o755)
    desk.open(GAME)
    desk.key(Key.Key_A)
    assert desk.page.review_bar.said.text() == "Checking the engines on this computer…"
    wait_until(lambda: desk.action("analysis").isChecked())


def test_the_card_lists_the_moves_and_says_them_aloud(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    rows = card(desk).moves
    role = Qt.ItemDataRole.AccessibleTextRole
    assert [rows.item(i).data(role) for i in range(rows.count())] == [
        "C7, loses nothing, Black wins 60 of 100 games, 100 position(s) read",
        "C3, loses 1.5 points, Black wins 50 of 100 games, 60 position(s) read",
        "G7, loses 6.0 points, Black wins 20 of 100 games, 40 position(s) read",
    ]
    assert card(desk).engine.text() == "Fake"
    assert card(desk).note.text() == "200 position(s) read"


def test_losses_of_white_are_gains_of_black(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_Right)
    show(desk, engine, thought(desk, -3.0))
    assert discs(desk)[desk.point("C3")] == (Merit.FAIR, "1.5")
    assert "White is ahead by 3" in card(desk).lead.text()


def test_the_pointer_shows_a_line_and_enter_keeps_it(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    desk.hover("C7")
    c7, c3, g7 = (desk.point(name) for name in ("C7", "C3", "G7"))
    assert ahead(desk) == [
        (c7, "1", Color.BLACK),
        (c3, "2", Color.WHITE),
        (g7, "4", Color.WHITE),
    ]
    assert not discs(desk)
    desk.page.board.setFocus()
    desk.key(Key.Key_Return)
    root = desk.session.tree.root
    assert desk.session.cursor is root
    kept = root.children[1]
    assert (kept.get("B"), kept.get("V"), kept.get("SBKV")) == (("cc",), ("2.0",), ("60.00",))
    assert [node.get("W") for node in kept.children] == [("cg",)]
    assert kept.children[0].children[0].get("B") == ("",)
    assert kept.children[0].children[0].children[0].get("W") == ("gc",)
    desk.menu("undo")
    assert len(root.children) == 1


def test_enter_on_a_row_keeps_its_line(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    card(desk).moves.setFocus()
    desk.key(Key.Key_Down)
    assert ahead(desk)[0][0] == desk.point("C3")
    desk.key(Key.Key_Return)
    assert desk.session.tree.root.children[1].get("B") == ("cg",)
    assert "C3" in desk.page.review_bar.said.text()
    desk.key(Key.Key_Return)
    assert len(desk.session.tree.root.children) == 2


def test_a_line_goes_on_where_the_record_has_its_first_move(desk: Desk, engine: FakeEngine) -> None:
    first = Candidate(desk.point("E5"), 10, 0.5, 0.0, line=(desk.point("E5"), desk.point("C3")))
    show(desk, engine, Analysis((first,), 0.5, 0.0, 10, is_final=True))
    card(desk).moves.setFocus()
    desk.key(Key.Key_Return)
    (only,) = desk.session.tree.root.children
    assert [node.get("W") for node in only.children] == [("ce",), ("cg",)]
    # The move of the record says what it said before.
    assert not only.has("V")


def test_a_line_ends_where_the_rules_forbid_it(desk: Desk, engine: FakeEngine) -> None:
    c7 = desk.point("C7")
    nonsense = Candidate(c7, 10, 0.5, 0.0, line=(c7, c7, desk.point("C3")))
    show(desk, engine, Analysis((nonsense,), 0.5, 0.0, 10, is_final=True))
    card(desk).moves.setFocus()
    desk.key(Key.Key_Return)
    kept = desk.session.tree.root.children[1]
    assert not kept.children


def test_the_move_of_the_record_has_a_ring(desk: Desk, engine: FakeEngine) -> None:
    played = Candidate(desk.point("E5"), 10, 0.5, 0.0)
    show(desk, engine, Analysis((played,), 0.5, 0.0, 10, is_final=True))
    (mark,) = desk.page.board.picture.candidates
    assert mark.is_next


def test_the_expected_owner_of_points_is_tinted(desk: Desk, engine: FakeEngine) -> None:
    owners = [0.0] * 81
    owners[0], owners[1], owners[2], owners[3] = 0.9, 0.5, -0.4, -1.0
    show(desk, engine, thought(desk, ownership=tuple(owners)))
    picture = desk.page.board.picture
    assert picture.so_far_black == {Point(0, 0)}
    assert picture.likely_black == {Point(1, 0)}
    assert picture.likely_white == {Point(2, 0)}
    assert picture.so_far_white == {Point(3, 0)}


@pytest.mark.parametrize("wrong", [(0.5,) * 4, (0.5,) * 361])
def test_owners_of_another_board_are_not_drawn(desk: Desk, engine: FakeEngine, wrong: tuple[float, ...]) -> None:
    desk.key(Key.Key_A)
    engine.answer(thought(desk, ownership=wrong))
    wait_until(lambda: "Black is ahead" in card(desk).lead.text())
    assert not desk.page.board.picture.likely_black


def test_the_settings_take_the_moves_off_the_board(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    desk.window.context.hub.store_value(MOVES, False)
    assert not discs(desk)
    assert card(desk).moves.isVisible()


def test_a_dead_engine_is_reported_in_one_sentence_and_restarted(desk: Desk, engine: FakeEngine) -> None:
    before = desk.session.tree.revision
    desk.key(Key.Key_A)
    engine.answer(Failure(Trouble.DIED, "out of <b>memory</b>"))
    said = card(desk).trouble.text()
    assert said == "Fake stopped by itself. It said: “out of <b>memory</b>”"
    assert desk.session.tree.revision == before
    engine.is_closed = False
    press(card(desk).restart)
    assert not card(desk).trouble.isVisible()
    engine.answer(thought(desk))
    wait_until(lambda: bool(discs(desk)))


def test_another_engine_can_be_chosen(desk: Desk, engine: FakeEngine) -> None:
    other = FakeEngine()
    directory = EngineDirectory.of(desk.window.context.hub)
    directory.offer(EngineChoice("other", "Other", ALL), lambda: other)
    show(desk, engine)
    names = card(desk).engines
    assert [names.itemText(i) for i in range(names.count())] == ["Fake", "Other"]
    names.setFocus()
    desk.key(Key.Key_Down)
    assert other.is_asked
    assert engine.is_closed


def judge_all(desk: Desk, engine: FakeEngine, *scores: float) -> None:
    """Analyse the whole game; the engine answers with these scores."""
    desk.key(Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    for score in scores:
        point = Point(0, 8)
        best = Candidate(point, 30, 0.5, score, line=(point,))
        engine.answer(Analysis((best,), 0.5, score, 30, is_final=True))


def test_the_whole_game_is_judged_in_one_step(desk: Desk, engine: FakeEngine) -> None:
    line = desk.session.line
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    signs = [[name for name in ("DO", "BM", "TE") if node.has(name)] for node in line]
    # Black loses 3, White 7, Black 13, White nothing.
    assert signs == [[], ["DO"], ["BM"], ["BM"], []]
    assert (line[2].get("BM"), line[3].get("BM")) == (("1",), ("2",))
    assert not any(node.has("SBKV") or node.has("V") for node in line)
    assert "very bad: 1" in desk.page.review_bar.said.text()
    assert desk.session.cursor is line[0]
    desk.menu("undo")
    assert not any(node.has(name) for node in line for name in ("DO", "BM", "TE"))


def test_evaluations_are_written_if_the_setting_is_on(desk: Desk, engine: FakeEngine) -> None:
    desk.window.context.hub.store_value(KEEPS, True)
    desk.window.context.hub.store_value(BAD, 20)
    judge_all(desk, engine, 0, -3, 4, -9, -9)
    line = desk.session.line
    assert [node.get("V") for node in line] == [("0.0",), ("-3.0",), ("4.0",), ("-9.0",)] + [("-9.0",)]
    assert {node.get("SBKV") for node in line} == {("50.00",)}
    assert not any(node.has("BM") for node in line)
    desk.menu("undo")
    assert not any(node.has("SBKV") for node in line)


def test_comments_of_the_author_stay(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee]TE[1];W[ce];B[gc])", "judged.sgf")
    engine = offered(EngineDirectory.of(desk.window.context.hub))
    judge_all(desk, engine, 0, -8, -8, -8)
    node = desk.session.line[1]
    assert node.has("TE")
    assert not node.has("BM")


def test_from_one_big_mistake_to_the_next(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, 0, 6, 6, 20)
    desk.key(Key.Key_F12)
    assert desk.session.path.number == 2
    desk.key(Key.Key_F12)
    assert desk.session.path.number == 4
    strip: Any = desk.parts.timeline.strip
    wait_until(lambda: "A mistake" in strip.text_at(2))
    assert "A mistake" not in strip.text_at(3)
    desk.key(Key.Key_F12)
    assert "no big mistake after" in desk.page.review_bar.said.text()
    desk.key(Key.Key_F12, Qt.KeyboardModifier.ShiftModifier)
    assert desk.session.path.number == 2


def test_the_strip_follows_the_threshold_of_a_bad_move(desk: Desk, engine: FakeEngine) -> None:
    hub = desk.window.context.hub
    hub.store_value(BAD, 15)
    judge_all(desk, engine, 0, 0, 6, 6, 6)
    strip: Any = desk.parts.timeline.strip
    wait_until(lambda: "Fake:" in strip.text_at(2))
    # Nothing else is to draw it again.
    wait_until(lambda: not flow_of(desk)._strip.is_set and not desk.parts.timeline._job.is_busy)
    assert "A mistake" not in strip.text_at(2)
    hub.store_value(BAD, 4)
    wait_until(lambda: "A mistake" in strip.text_at(2))


def test_a_mistake_is_looked_for_in_a_game_that_was_read(desk: Desk, engine: FakeEngine) -> None:
    desk.key(Key.Key_F12)
    assert "whole game" in desk.page.review_bar.said.text()
    assert not engine.asked


def test_the_reading_of_the_game_is_shown_and_stopped(desk: Desk, engine: FakeEngine) -> None:
    judge_all(desk, engine, 0, 0)
    assert card(desk).progress_text.text() == "Analysing the game: 2 of 5"
    press(card(desk).cancel)
    assert not engine.is_asked
    assert not card(desk).isVisible()
    assert not any(node.has("BM") for node in desk.session.line)


def test_the_strip_shows_the_values_of_the_engine_beside_those_of_the_file(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee]V[9];W[ce]V[8])", "valued.sgf")
    engine = offered(EngineDirectory.of(desk.window.context.hub))
    judge_all(desk, engine, 0, 3, 2)
    strip: Any = desk.parts.timeline.strip
    wait_until(lambda: "Fake:" in strip.text_at(1))
    assert strip.text_at(1).split("\n")[1:] == [
        "Black is ahead by 9",
        "Fake:",
        "Black is ahead by 3",
        "Black wins in 50 of 100 games",
    ]


def test_a_game_that_is_played_is_not_analysed_unless_asked_for(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    desk.start()
    assert not discs(desk)
    assert not desk.action("analysis").isChecked()
    asked = len(engine.asked)
    desk.play("E5 C3")
    assert len(engine.asked) == asked


def test_other_hands_on_the_board_take_the_moves_off_it(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    desk.menu("set_up")
    assert not discs(desk)
    desk.key(Key.Key_Escape)
    assert discs(desk)


def test_judging_waits_for_the_owner_of_the_board(desk: Desk, engine: FakeEngine) -> None:
    line = desk.session.line
    desk.key(Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    desk.menu("set_up")
    for score in (0.0, -8.0, -8.0, -8.0, -8.0):
        engine.answer(thought(desk, score))
    assert not line[1].has("BM")
    desk.key(Key.Key_Escape)
    assert line[1].has("BM")


def test_a_guess_is_shown_with_its_loss(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    desk.menu("guess")
    guesses = desk.parts.guesses
    press(guesses.panel.begin)
    desk.click("A1")
    engine.answer(thought(desk, 1.0))
    engine.answer(thought(desk, -3.0))
    assert guesses.panel.reply.text().endswith("Your move is worse than the one played, by 4.0 points.")


def test_a_guess_is_not_analysed_while_the_analysis_is_off(desk: Desk, engine: FakeEngine) -> None:
    desk.menu("guess")
    press(desk.parts.guesses.panel.begin)
    desk.click("A1")
    assert not engine.asked


def test_the_row_under_the_pointer_shows_its_line(desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    rows: QListWidget = card(desk).moves
    place = rows.visualItemRect(rows.item(1)).center()
    QTest.mouseMove(rows.viewport(), place)
    wait_until(lambda: bool(ahead(desk)))
    assert ahead(desk)[0][0] == desk.point("C3")
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(desk.session.tree.root.children) == 2


def test_the_engine_goes_with_the_window(desks: Desks, desk: Desk, engine: FakeEngine) -> None:
    show(desk, engine)
    assert desks.close(desk)
    assert engine.is_closed


def test_an_engine_with_senseless_arguments_is_one_sentence(desk: Desk) -> None:
    desk.open(GAME)
    wait_until(lambda: desk.panel.review.isVisible())
    unreadable = EngineProgram("odd", "Odd", sys.executable, 'a "quote', Language.KATA_JSON)
    EngineDirectory.of(desk.window.context.hub).store([unreadable])
    desk.key(Key.Key_A)
    assert card(desk).trouble.text() == "Odd could not be started."
    assert card(desk).restart.isVisible()


def test_an_engine_of_this_machine_is_not_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert find_program(installed_in(tmp_path)) is None
