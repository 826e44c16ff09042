"""The page of the comparison: its announcements, its layout, and its updates."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

import pytest
from PySide6.QtCore import QModelIndex, Qt, QThreadPool
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.app import jobs
from goboard_app.app.texts.comparison import result_text
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import CHINESE, JAPANESE
from goboard_app.scoring.filling import Filling
from goboard_app.scoring.proposal import Opening, Proposal, Watch
from goboard_app.session import current_count
from goboard_app.session.compare_rulesets import KomiMode, LastMoves, comparison_work
from goboard_app.session.current_count import FillingWork
from goboard_app.ui.rulesets.compare import ComparePage
from goboard_app.ui.rulesets.compare_paint import ComparisonColumn, place_on_line
from goboard_app.ui.widgets.theme import DARK
from tests.support.counted import MOVES
from tests.support.desk import Desk, Desks
from tests.support.proposals import judged
from tests.support.scenes import draw
from tests.support.waiting import wait_until

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def opened(desk: Desk, ruleset: object = CHINESE) -> ComparePage:
    desk.start(ruleset=ruleset, komi=Fraction(15, 2))
    desk.play(MOVES)
    desk.menu("compare")
    # The visible part lies in its place.
    QApplication.processEvents()
    page = desk.parts.comparing.page
    wait_until(lambda: not page.is_working)
    return page


@pytest.fixture
def page(desk: Desk) -> ComparePage:
    return opened(desk)


def cell(page: ComparePage, row: int, column: ComparisonColumn) -> QModelIndex:
    return page.table.rows.index(row, column)


def row_of(page: ComparePage, name: str) -> int:
    rows = range(page.table.rows.rowCount())
    return next(r for r in rows if str(cell(page, r, ComparisonColumn.NAME).data()).startswith(name))


def test_rows_stand_in_families_under_headings(page: ComparePage) -> None:
    rows = page.table.rows
    headings = [rows.heading_at(r) for r in range(rows.rowCount()) if rows.heading_at(r)]
    assert [text.split(":")[0] for text in headings] == ["Area", "Territory", "Stones"]
    assert not rows.flags(cell(page, 0, ComparisonColumn.NAME)) & Qt.ItemFlag.ItemIsSelectable


def test_cells_read_themselves_aloud(page: ComparePage) -> None:
    row = row_of(page, "Japanese")
    assert cell(page, row, ComparisonColumn.NAME).data(SPOKEN) == "Japanese, The same: Korean, WAGC 1979"
    assert cell(page, row, ComparisonColumn.BLACK).data(SPOKEN) == (
        "Black: Surrounded points 23, Prisoners 0, total 23, differs"
    )
    assert cell(page, row, ComparisonColumn.RESULT).data(SPOKEN) == "White wins by ½, differs"
    assert cell(page, row, ComparisonColumn.PLACE).data(SPOKEN) == "Margin −½"


def test_the_chosen_row_says_so(page: ComparePage) -> None:
    spoken = cell(page, row_of(page, "Chinese"), ComparisonColumn.NAME).data(SPOKEN)
    assert spoken.startswith("Chinese, chosen")


def test_a_ruleset_counted_in_two_ways_says_which(page: ComparePage) -> None:
    first = row_of(page, "AGA")
    rows = range(first + 1, page.table.rows.rowCount())
    second = next(r for r in rows if str(cell(page, r, ComparisonColumn.NAME).data()).startswith("AGA"))
    assert cell(page, first, ComparisonColumn.NAME).data(SPOKEN).startswith("AGA by area")
    assert cell(page, second, ComparisonColumn.NAME).data(SPOKEN).startswith("AGA by territory")


def test_the_table_is_a_table_for_screen_readers(page: ComparePage) -> None:
    face = QAccessible.queryAccessibleInterface(page.table)
    assert face.text(QAccessible.Text.Name) == "The same board under every ruleset"
    assert face.role() == QAccessible.Role.Table


def test_a_point_of_the_board_says_its_value_under_each_ruleset(page: ComparePage) -> None:
    point = next(iter(page.board.picture.territory_white))
    assert "White’s territory" in page.describe(point)
    assert "1 point: Chinese" in page.describe(point)


def test_the_legend_tells_the_numbers_of_the_map(page: ComparePage) -> None:
    shown = [entry.text.text() for entry in page.legend.entries.values() if entry.isVisible()]
    seki = "Seki: whoever plays C1 first loses stones"
    assert shown == ["Black’s territory, 23", "White’s territory, 13", seki]


def test_the_last_player_and_the_prisoners_are_sent(page: ComparePage) -> None:
    assert page.facts.text() == "Black made the last move. Prisoners: Black has 0, White 3."


def test_a_click_and_the_pointer_ask_too(desk: Desk) -> None:
    page = opened(desk)
    QTest.mouseMove(page.board.viewport(), page.board.position_of(desk.point("E6")))
    assert page.card.texts[:2] == ("E6", "living black stone")
    QTest.mouseMove(page.title)
    assert page.card.texts[0] == "E6"
    place = page.board.position_of(desk.point("A9"))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.card.texts[:2] == ("A9", "White’s territory")


def test_the_board_is_read_only(desk: Desk) -> None:
    page = opened(desk)
    before = desk.session.counting
    place = page.board.position_of(desk.point("E6"))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert desk.session.counting is before


def test_the_page_follows_the_count(desk: Desk) -> None:
    page = opened(desk, JAPANESE)
    for _ in range(2):
        desk.controller.click(desk.point("A2"))
    wait_until(lambda: not page.is_working)
    assert desk.point("A1") in page.board.picture.seki


@pytest.mark.start_page
def test_the_page_leaves_when_there_is_nothing_to_compare_any_more(desk: Desk) -> None:
    opened(desk)
    desk.start()
    assert desk.is_on_board


def test_the_page_follows_theme_and_text_size(desk: Desk) -> None:
    page = opened(desk)
    height = page.table.height()
    desk.parts.view.change(desk.parts.view.settings.__class__(theme="dark", text_size=150, motion=False))
    assert page.board._theme == DARK
    assert page.table.height() > height


def test_the_table_is_never_cut_and_needs_no_bar_across(desk: Desk) -> None:
    """In one window that is drawn larger and smaller, as by its corner."""
    page = opened(desk)
    table = page.table
    for size in ((800, 560), (1024, 640), (1280, 800), (2560, 1440)):
        draw(desk, size)
        wait_until(lambda: table.viewport().width() > 200)
        wait_until(lambda: table.viewport().height() >= sum(map(table.rowHeight, range(table.rows.rowCount()))))
        if size[0] >= 1024:
            wait_until(lambda: table.horizontalHeader().length() <= table.viewport().width())
            wait_until(lambda: not table.isColumnHidden(ComparisonColumn.PLACE))
        for button in (page.back, page.copy, page.all_rows):
            assert page.rect().contains(button.mapTo(page, button.rect().bottomRight())), size


def test_a_window_taller_than_wide_has_the_board_above(desks: Desks) -> None:
    desk = desks.make(size=(820, 1200))
    page = opened(desk)
    below = page.table.mapTo(page, page.table.rect().topLeft()).y()
    assert below > page.board.mapTo(page, page.board.rect().center()).y()
    assert page.board.width() == page.width()


def test_the_row_under_the_keyboard_comes_into_view(desks: Desks) -> None:
    desk = desks.make(size=(1024, 640))
    page = opened(desk)
    desk.press(page.all_rows)
    wait_until(lambda: page.table.geometry().bottom() < page._middle.widget().height())
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    last = page.table.visualRect(page.table.currentIndex()).center()
    shown = page.table.viewport().mapTo(page, last)
    assert shown.y() < page.back.mapTo(page, page.back.rect().topLeft()).y()


def test_a_margin_has_its_place_on_the_line() -> None:
    places = [place_on_line(margin) for margin in (10, 2, 0.5, 0, -0.5, -2, -10)]
    assert places == sorted(places)
    assert (places[0], places[3], places[-1]) == (-1, 0, 1)
    assert place_on_line(100) == -1
    assert abs(place_on_line(0.5)) > 0.2


def test_a_board_that_was_set_up_has_no_last_move(desk: Desk) -> None:
    desk.open("(;SZ[5]RU[Japanese]AB[bb]AW[dd])")
    desk.menu("compare")
    page = desk.parts.comparing.page
    assert page.facts.text() == "Prisoners: Black has 0, White 0."
    assert desk.session.path.moves == ()


def test_a_word_on_the_card_of_a_point_can_be_asked_about(page: ComparePage, desk: Desk) -> None:
    page.board.point_hovered.emit(desk.point("A9"))
    assert page.card.what.text() == "White’s territory"
    page.card.what.linkActivated.emit("word:territory")
    shown = desk.parts.words.card
    assert shown is not None
    assert shown.isVisible()
    assert shown.title.text() == "Territory"


# The last moves, which are found beside

# Two walls across a small board; C1 is empty, so that White can come in there until Black closes the border.
WALLS = "C5 D5 C4 D4 C3 D3 C2 D2 B4 E4 pass pass"
C1 = Point(2, 4)


def one_gap(position: Position, _watch: Watch) -> Proposal:
    if position.at(C1) is not None:
        return judged(position)
    threatened = frozenset(p for p in (Point(n % 3, n // 3) for n in range(15)) if position.at(p) is None)
    return judged(position, openings=(Opening(Color.WHITE, frozenset({C1}), threatened),))


@dataclass
class Slow:
    """A desk whose last moves are found only once `go_on` is set, and the threads that found them."""

    desk: Desk
    go_on: threading.Event = field(default_factory=threading.Event)
    threads: set[threading.Thread] = field(default_factory=set)


@pytest.fixture
def slow(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """A counted board with an open border, whose last moves are known only by the rules of the game."""
    current_count._work.cache_clear()
    desk = desks.make(on_start_page=False, proposer=one_gap)
    desk.start(size=BoardSize(5, 5), ruleset=JAPANESE)
    desk.play(WALLS)
    desk.wait_for_proposal()
    held, at_once = Slow(desk), FillingWork.do
    # Work that is held back on purpose is not waited for.
    monkeypatch.setattr(jobs, "AT_ONCE_S", 0.03)

    def later(work: FillingWork) -> Filling:
        if not work.is_done:
            held.threads.add(threading.current_thread())
            assert held.go_on.wait(30)
        return at_once(work)

    monkeypatch.setattr(FillingWork, "do", later)
    yield held
    held.go_on.set()
    QThreadPool.globalInstance().waitForDone()


def results(page: ComparePage) -> list[str]:
    rows = range(page.table.rows.rowCount())
    return [
        str(cell(page, row, ComparisonColumn.RESULT).data())
        for row in rows
        if page.table.rows.entry_at(row) is not None
    ]


def test_the_table_comes_once_the_last_moves_are_found_beside(slow: Slow) -> None:
    desk = slow.desk
    desk.menu("compare")
    page = desk.parts.comparing.page
    assert page.is_working
    assert page.chosen.text() == "Reading the board…"
    assert not page.table.isVisible()
    assert not page.copy.isEnabled()
    assert page.board.picture.stones == desk.session.position.stones
    assert page.describe(Point(0, 0)) == ""
    slow.go_on.set()
    wait_until(lambda: not page.is_working)
    assert threading.main_thread() not in slow.threads
    assert page.table.isVisible()
    assert page.copy.isEnabled()
    assert desk.session.counting is not None
    shown = comparison_work(desk.session, desk.session.counting, KomiMode.AS_PLAYED)()
    assert shown.last_moves is LastMoves.BY_RULES
    assert results(page) == [result_text(entry.row) for entry in shown.comparison.entries()]
    assert page.board.picture == shown.picture()


def test_a_choice_of_komi_while_the_last_moves_are_found_is_kept(slow: Slow) -> None:
    desk = slow.desk
    desk.menu("compare")
    page = desk.parts.comparing.page
    desk.press(page.each_own)
    assert page.is_working
    slow.go_on.set()
    wait_until(lambda: not page.is_working)
    assert page.mode is KomiMode.EACH_ITS_OWN
    assert page.each_own.isChecked()
    assert "usual komi" in page.chosen.text()


@pytest.mark.start_page
@pytest.mark.parametrize("way", ["back", "escape", "another game"])
def test_the_page_can_be_left_before_the_last_moves_are_found(slow: Slow, way: str) -> None:
    desk = slow.desk
    desk.menu("compare")
    page = desk.parts.comparing.page
    if way == "back":
        desk.press(page.back)
    elif way == "escape":
        desk.key(Qt.Key.Key_Escape)
    else:
        desk.start()
    assert desk.is_on_board
    assert not page.is_working
    slow.go_on.set()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert not results(page)


def test_a_page_that_was_left_early_compares_when_it_is_opened_again(slow: Slow) -> None:
    slow.desk.menu("compare")
    page = slow.desk.parts.comparing.page
    slow.desk.press(page.back)
    slow.go_on.set()
    slow.desk.menu("compare")
    wait_until(lambda: not page.is_working)
    assert page.table.isVisible()
    assert results(page)
