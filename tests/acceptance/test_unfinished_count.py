"""The headline of a count: the sum after the last moves, and the way to the count of the stopped board."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from goboard_app.app.texts.count import standing
from goboard_app.app.texts.format import points
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.record.result import format_result
from goboard_app.rules import catalogue
from goboard_app.scoring.proposal import Opening, Proposal, Watch
from goboard_app.session.acts import result_of
from goboard_app.session.current_count import headline_count, recorded_count
from goboard_app.session.new_game import OFFERED
from goboard_app.session.session import Phase
from goboard_app.ui.count.panel import CountPanel
from goboard_app.ui.rulesets.compare import ComparePage
from goboard_app.ui.rulesets.compare_paint import ComparisonColumn
from tests.support.desk import CONTROL, Desk, Desks
from tests.support.proposals import Proposer, judged
from tests.support.waiting import wait_until

BOARDS = Path(__file__).resolve().parents[3] / "shared" / "reports" / "boards"
Key = Qt.Key
# Two walls across a small board; C1 and D1 are empty, so that each side can come in there.
WALLS = "C5 D5 C4 D4 C3 D3 C2 D2 B4 E4 pass pass"
C1, D1 = Point(2, 4), Point(3, 4)


def one_gap(position: Position, _watch: Watch) -> Proposal:
    """Return a proposal in which White can come in at C1 until Black plays there."""
    if position.at(C1) is not None:
        return judged(position)
    inside = {Point(col, row) for col in range(3) for row in range(5)}
    threatened = frozenset(p for p in inside if position.at(p) is None)
    return judged(position, openings=(Opening(Color.WHITE, frozenset({C1}), threatened),))


@pytest.fixture
def gap(desks: Desks) -> Desk:
    desk = desks.make(on_start_page=False, proposer=one_gap)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.JAPANESE)
    desk.play(WALLS)
    desk.wait_for_proposal()
    return desk


def leader(panel: CountPanel) -> str:
    return panel.details.leader.text()


def test_a_small_gap_is_closed_by_its_owner_and_asks_nothing(gap: Desk) -> None:
    panel = gap.panel.count
    assert not panel.open_card.isVisible()
    assert leader(panel).startswith("After the last moves: ")
    assert panel.details.closing.text() == "Black closes the border at C1."
    assert gap.message.startswith("After the last moves: ")
    assert gap.message.rstrip(".") in leader(panel)


def test_the_count_as_it_stands_is_one_click_away_and_back(gap: Desk) -> None:
    panel = gap.panel.count
    after, table = leader(panel), panel.table.accessibleDescription()
    assert panel.details.other_sum.text() == "Count as it stands"
    gap.press(panel.details.other_sum)
    gap.wait_for_proposal()
    assert leader(panel).startswith("As it stands: ")
    assert gap.message.startswith("As it stands: ")
    assert not panel.details.closing.isVisible()
    assert panel.details.other_sum.text() == "Count after the last moves"
    gap.press(panel.details.other_sum)
    gap.wait_for_proposal()
    assert (leader(panel), panel.table.accessibleDescription()) == (after, table)


def test_both_agree_to_the_sum_after_the_last_moves_which_are_played(gap: Desk) -> None:
    panel = gap.panel.count
    before, number = gap.stones, gap.session.path.number
    sentence = leader(panel)
    gap.agree(Color.BLACK)
    assert gap.stones == before
    gap.agree(Color.WHITE)
    assert gap.phase is Phase.FINISHED
    assert gap.session.position.at(C1) is Color.BLACK
    counted = recorded_count(gap.session)
    assert counted is not None
    assert format_result(result_of(counted.count())) == gap.session.info.result
    margin = abs(counted.count().margin)
    assert f"ahead by {int(margin)}" in sentence
    gap.menu("undo")
    gap.wait_for_proposal()
    assert gap.phase is Phase.COUNTING
    assert (gap.stones, gap.session.path.number) == (before, number)
    assert gap.session.info.result is None
    assert leader(panel) == sentence
    gap.menu("redo")
    assert gap.phase is Phase.FINISHED
    assert gap.session.position.at(C1) is Color.BLACK


def test_the_count_as_it_stands_is_written_without_any_move(gap: Desk) -> None:
    number = gap.session.path.number
    gap.press(gap.panel.count.details.other_sum)
    gap.wait_for_proposal()
    sentence = leader(gap.panel.count)
    gap.menu("accept")
    assert gap.phase is Phase.FINISHED
    assert gap.session.path.number == number
    result = gap.session.info.result
    assert result is not None
    assert result.removesuffix(".5").partition("+")[2] in sentence


def test_the_board_shows_the_points_of_the_sum_that_is_named(gap: Desk) -> None:
    corner = gap.point("A1")
    assert corner in gap.page.board.picture.territory_black
    assert not gap.page.board.picture.neutral & {corner}
    gap.press(gap.panel.count.details.other_sum)
    gap.wait_for_proposal()
    assert corner in gap.page.board.picture.neutral


def test_another_sum_takes_an_agreement_back(gap: Desk) -> None:
    gap.agree(Color.BLACK)
    gap.press(gap.panel.count.details.other_sum)
    gap.wait_for_proposal()
    assert gap.session.counting is not None
    assert not gap.session.counting.agreed


def test_rules_that_assume_no_last_moves_say_so(desks: Desks) -> None:
    desk = desks.make(on_start_page=False, proposer=one_gap)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.TROMP_TAYLOR)
    desk.play(WALLS)
    desk.wait_for_proposal()
    panel = desk.panel.count
    assert panel.open_card.isVisible()
    desk.press(panel.open_card.as_it_stands)
    assert panel.dame.text() == "These rules count the board as it stands."
    assert not panel.details.closing.isVisible()
    assert not panel.details.other_sum.isVisible()
    desk.agree()
    assert desk.phase is Phase.FINISHED


def test_the_story_tells_the_sum_that_is_shown(gap: Desk) -> None:
    gap.key(Key.Key_R, CONTROL)
    story = gap.parts.stories.story
    assert story is not None
    sentence = leader(gap.panel.count)
    assert f"ahead by {int(abs(story.count.margin))}" in sentence


@pytest.mark.parametrize("name", ["u11", "u25"])
def test_a_beginners_board_names_one_sum_or_none(desk: Desk, name: str) -> None:
    path = BOARDS / f"{name}.sgf"
    if not path.exists():
        pytest.skip("the boards are not here")
    desk.open(path.read_text(encoding="utf-8"))
    desk.menu("last")
    desk.press(desk.panel.review.count_here)
    desk.wait_for_proposal()
    panel, counting = desk.panel.count, desk.session.counting
    assert counting is not None
    if counting.is_unfinished:
        assert panel.title.text() == "Is the game over?"
        assert not panel.details.isVisible()
        assert "ahead" not in desk.message
    else:
        assert panel.details.isVisible()
        assert not panel.open_card.isVisible()
        assert "ahead" in leader(panel)
        assert "ahead" not in panel.dame.text()
        if counting.undecided:
            # What the players have to do comes before the sum, which the panel names.
            assert desk.message == f"{len(counting.undecided)} groups need your decision."
        else:
            assert desk.message.rstrip(".") in leader(panel)


# A nearly finished game of our own, read by the program

NEARLY = (
    "F1 G7 D5 H4 E6 G9 J3 J8 H2 A5 F4 H5 H3 D4 E7 F7 F2 C1 E4 E3 F3 F5 C6 "
    "D3 A6 J4 D9 B4 B8 G8 C8 G5 C7 C3 G4 C5 E5 F6 F8 J6 D6 E2 B6 B5 pass B2"
)
"""Black can be entered at F9, White at E1; all else is settled."""


@pytest.fixture
def nearly(desk: Desk) -> Desk:
    desk.start(size=BoardSize(9, 9), ruleset=catalogue.JAPANESE, komi=Fraction(13, 2))
    desk.play(f"{NEARLY} pass pass")
    desk.wait_for_proposal()
    return desk


def test_a_nearly_finished_game_is_counted_after_the_last_moves(nearly: Desk) -> None:
    panel = nearly.panel.count
    assert panel.title.text() == "The count"
    assert not panel.open_card.isVisible()
    assert leader(panel) == "After the last moves: White is ahead by 8½ · Japanese rules"
    lines = panel.details.closing.text().splitlines()
    assert lines == ["Black closes the border at F9.", "White closes the border at E1."]
    assert panel.details.other_sum.text() == "Count as it stands"
    assert "ahead" not in panel.dame.text()


def test_the_board_marks_the_last_moves_that_the_panel_names(nearly: Desk) -> None:
    picture = nearly.page.board.picture
    marked = {(move.point, move.color) for move in picture.missing}
    assert marked == {(nearly.point("F9"), Color.BLACK), (nearly.point("E1"), Color.WHITE)}
    assert not picture.openings


def test_a_nearly_finished_game_can_be_counted_as_it_stands(nearly: Desk) -> None:
    nearly.press(nearly.panel.count.details.other_sum)
    nearly.wait_for_proposal()
    panel = nearly.panel.count
    assert leader(panel) == "As it stands: White is ahead by 9½ · Japanese rules"
    assert not panel.details.closing.isVisible()
    stones = nearly.stones
    nearly.keys(Key.Key_B, Key.Key_W)
    assert nearly.phase is Phase.FINISHED
    assert (nearly.stones, nearly.session.info.result) == (stones, "W+9.5")


def test_both_agree_by_keys_to_a_nearly_finished_game(nearly: Desk) -> None:
    number = nearly.session.path.number
    nearly.keys(Key.Key_B, Key.Key_W)
    assert nearly.phase is Phase.FINISHED
    assert nearly.session.info.result == "W+8.5"
    assert nearly.session.position.at(nearly.point("F9")) is Color.BLACK
    assert nearly.session.position.at(nearly.point("E1")) is Color.WHITE
    nearly.menu("undo")
    nearly.wait_for_proposal()
    assert (nearly.phase, nearly.session.path.number) == (Phase.COUNTING, number)


# The comparison of rulesets


def dame_in_the_middle(position: Position, _watch: Watch) -> Proposal:
    dame = (Point(2, row) for row in range(5))
    return judged(position, dame=frozenset(point for point in dame if position.at(point) is None))


MIDDLE = "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 C3 pass pass"
EACH = [r for r in OFFERED if r.also is None]
# The first of those that differ in nothing that is summed up here.
DIFFERENT = tuple(
    {(r.scoring, r.area_count, r.tax, r.komi, r.fill_dame_first, r.pass_stones): r for r in reversed(EACH)}.values()
)


def compared(desk: Desk) -> ComparePage:
    """Open the comparison of rulesets, and wait for its table."""
    desk.menu("compare")
    page = desk.parts.comparing.page
    wait_until(lambda: not page.is_working)
    return page


def chosen_row(desk: Desk) -> tuple[str, str]:
    """Return the totals and the result of the chosen row in the table of all rulesets."""
    page = compared(desk)
    rows = page.table.rows
    (number,) = (n for n in range(rows.rowCount()) if rows.is_chosen(n))
    found = tuple(
        str(rows.index(number, column).data()) for column in (ComparisonColumn.TOTALS, ComparisonColumn.RESULT)
    )
    desk.press(page.back)
    return found


def panel_row(desk: Desk) -> tuple[str, str]:
    """Return the totals and the result that the panel of the count shows."""
    counting = desk.session.counting
    assert counting is not None
    count = headline_count(desk.session, counting).count()
    assert standing(count).rstrip(".") in leader(desk.panel.count)
    result = f"{count.winner.value}+{points(abs(count.margin))}" if count.winner else "Draw"
    return f"{points(count.black.total)} : {points(count.white.total)}", result


@pytest.mark.parametrize(("moves", "proposer"), [(WALLS, one_gap), (MIDDLE, dame_in_the_middle)], ids=["gap", "dame"])
def test_the_table_and_the_panel_tell_one_sum(desks: Desks, moves: str, proposer: Proposer) -> None:
    """Under every ruleset, in games that are played one after the other."""
    desk = desks.make(on_start_page=False, proposer=proposer)
    for ruleset in DIFFERENT:
        desk.start(size=BoardSize(5, 5), ruleset=ruleset)
        desk.play(moves)
        desk.wait_for_proposal()
        assert chosen_row(desk) == panel_row(desk), ruleset.key
        other = desk.panel.count.details.other_sum
        if other.isVisible():
            desk.press(other)
            desk.wait_for_proposal()
            assert chosen_row(desk) == panel_row(desk), ruleset.key


def test_another_ruleset_shows_the_sum_of_the_table_in_the_panel(gap: Desk) -> None:
    page = compared(gap)
    rows = page.table.rows
    page.all_rows.click()
    entries = [rows.entry_at(number) for number in range(rows.rowCount())]
    said = {e.row.way.ruleset: e.row.count for e in entries if e is not None and e.row.way.ruleset in EACH}
    gap.press(page.back)
    for ruleset in (catalogue.CHINESE, catalogue.KOREAN, catalogue.TROMP_TAYLOR, catalogue.WMSG):
        gap.panel.count.ruleset_chosen.emit(ruleset)
        gap.wait_for_proposal()
        assert gap.session.counting is not None
        assert gap.session.counting.ruleset is ruleset
        assert headline_count(gap.session, gap.session.counting).count() == said[ruleset]


def test_the_table_says_which_board_it_counts(gap: Desk) -> None:
    page = compared(gap)
    by_rules = "The rows count after the last moves, unless their rules count the board as it stands."
    assert page.chosen.text().endswith(by_rules)
    assert gap.point("A1") in page.board.picture.territory_black
    told = {item.reason.title: item.reason.text for item in page.reasons.items}
    assert "the board as it stands, without the last moves" in told["The last moves"]
    assert "Tromp-Taylor" in told["The last moves"]
    gap.press(page.back)
    gap.press(gap.panel.count.details.other_sum)
    gap.wait_for_proposal()
    compared(gap)
    assert page.chosen.text().endswith("All rows count the board as it stands, before the last moves.")
    assert gap.point("A1") not in page.board.picture.territory_black


def test_the_text_that_is_copied_says_which_board_it_counts(gap: Desk) -> None:
    gap.press(compared(gap).copy)
    assert "The rows count after the last moves" in QGuiApplication.clipboard().text()


def test_the_story_by_another_ruleset_tells_the_sum_of_the_table(gap: Desk) -> None:
    assert gap.session.counting is not None
    tromp_taylor = catalogue.TROMP_TAYLOR
    by_rules = gap.session.counting.under(tromp_taylor, gap.session.terms(tromp_taylor))
    gap.key(Key.Key_R, CONTROL)
    gap.panel.story.ruleset_chosen.emit(tromp_taylor)
    story = gap.parts.stories.story
    assert story is not None
    assert story.count == by_rules.count()
