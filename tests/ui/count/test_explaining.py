"""Pointing at the board or at a line of the breakdown while points are counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from goboard_app.app.texts.count import RowKind
from goboard_app.app.texts.explain import asking_hint
from goboard_app.go.board import BoardSize, Color, point_name
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import CHINESE, JAPANESE, TROMP_TAYLOR
from goboard_app.scoring.proposal import Life, Proposal, Reason, Watch
from goboard_app.scoring.statuses import Status
from goboard_app.ui.widgets.count_table import CountTable
from tests.support import games
from tests.support.desk import Desk, Desks
from tests.support.parts import parts
from tests.support.proposals import judged, nothing_proposed
from tests.support.waiting import wait_until

pytestmark = nothing_proposed("the one dead stone is marked by a click")
DEAD_LINES = {RowKind.TERRITORY, RowKind.DEAD}


@pytest.fixture
def counting(desk: Desk) -> Desk:
    """A count by Japanese rules; the white stone at C3 is dead in Black's area."""
    desk.start(ruleset=JAPANESE)
    desk.play(f"{games.MOVES} C3")
    desk.panel.count.standing.click()
    point_elsewhere(desk)
    return desk


def point_elsewhere(desk: Desk) -> None:
    """Bring the pointer from wherever it was to the panel."""
    desk.hover("A1")
    QTest.mouseMove(desk.panel.count.title)


def note(desk: Desk) -> str:
    panel = desk.panel
    shown = panel.count if desk.session.counting is not None else panel.finished
    return shown.asked.text()


def lit(desk: Desk) -> set[str]:
    picture = desk.page.board.picture
    return {point_name(point, desk.session.tree.size) for point in picture.lit}


def marked(table: CountTable) -> set[RowKind]:
    return {kind for kind, line in table.lines.items() if line.property("asked") == "on"}


def test_without_a_point_the_note_invites_to_point_at_one(counting: Desk) -> None:
    assert note(counting) == asking_hint()
    assert lit(counting) == set()


def test_pointing_at_territory_outlines_the_area_and_names_its_owner(counting: Desk) -> None:
    counting.hover("B5")
    assert note(counting) == "B5: Black’s territory, 1 point. Counted under Surrounded points."
    # B5's area reaches up and down, around the dead stone and through the point under it.
    assert {"A9", "D1", "C3"} <= lit(counting)
    assert not lit(counting) & {"E5", "F5", "J5"}


def test_pointing_at_a_stone_outlines_its_chain(counting: Desk) -> None:
    counting.hover("F5")
    assert lit(counting) == {f"F{n}" for n in range(1, 10)}
    assert note(counting) == "F5: living white stone, 0 points: only territory counts."


def test_pointing_at_a_dead_stone_says_both_of_its_points(counting: Desk) -> None:
    counting.hover("C3")
    assert note(counting) == (
        "C3: dead white stone, 1 for the stone and 1 for the point, for Black. "
        "Counted under Surrounded points, Dead stones taken off."
    )
    assert marked(counting.panel.count.table) == DEAD_LINES


def test_the_answer_follows_the_rules_chosen(counting: Desk) -> None:
    counting.hover("F5")
    counting.controller.count_under(CHINESE)
    assert note(counting) == "F5: living white stone, 1 point. Counted under Stones."


def test_the_answer_follows_a_click(counting: Desk) -> None:
    counting.click("J9")
    counting.hover("J9")
    assert "dead black stone" in note(counting)
    counting.click("J9")
    assert "black stone in a seki" in note(counting)


def test_arrow_keys_ask_as_the_pointer_does(counting: Desk) -> None:
    counting.page.board.setFocus(Qt.FocusReason.TabFocusReason)
    counting.steer("F5")
    assert note(counting).startswith("F5:")
    assert "F1" in lit(counting)


def test_the_answer_goes_with_the_keyboard(counting: Desk) -> None:
    counting.page.board.setFocus(Qt.FocusReason.TabFocusReason)
    counting.steer("F5")
    counting.panel.count.sides[Color.BLACK].button.setFocus(Qt.FocusReason.TabFocusReason)
    assert lit(counting) == set()


def test_a_cell_describes_itself_to_the_screen_reader(counting: Desk) -> None:
    board = counting.page.board
    cells = QAccessible.queryAccessibleInterface(board)
    cell = cells.child(board.picture.size.index(counting.point("B5")))
    assert cell.text(QAccessible.Text.Description) == (
        "B5: Black’s territory, 1 point. Counted under Surrounded points."
    )


def test_nothing_is_described_while_the_game_is_played(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    assert desk.parts.explainer.sentence(desk.point("E5")) == ""
    desk.hover("E5")
    assert lit(desk) == set()


def test_a_line_of_the_breakdown_lights_its_points(counting: Desk) -> None:
    line = counting.panel.count.table.lines[RowKind.DEAD]
    QTest.mouseMove(line)
    assert lit(counting) == {"C3"}
    assert marked(counting.panel.count.table) == {RowKind.DEAD}
    QTest.mouseMove(counting.panel.count.title)
    assert lit(counting) == set()


def test_a_line_can_be_reached_by_keys(counting: Desk) -> None:
    line = counting.panel.count.table.lines[RowKind.TERRITORY]
    line.setFocus(Qt.FocusReason.TabFocusReason)
    assert {"A9", "D1"} <= lit(counting)
    assert line.accessibleName().startswith("Surrounded points: Black ")
    counting.key(Qt.Key.Key_Tab)
    assert lit(counting) == {"C3"}


def test_lines_without_points_on_the_board_cannot_be_asked(counting: Desk) -> None:
    assert set(counting.panel.count.table.lines) == DEAD_LINES


def test_a_finished_game_explains_itself_as_well(counting: Desk) -> None:
    counting.menu("accept")
    counting.skip_story()
    # The message about the first kept game takes room above the page and moves the table below the pointer.
    wait_until(counting.window.context.strip.isVisible)
    counting.hover("B2")
    assert note(counting) == "B2: Black’s territory, 1 point. Counted under Surrounded points."
    assert marked(counting.panel.finished.table) == {RowKind.TERRITORY}
    QTest.mouseMove(counting.panel.finished.table.lines[RowKind.DEAD])
    assert lit(counting) == {"C3"}


def test_a_finished_game_shows_no_liberties(counting: Desk) -> None:
    counting.window.commands.actions["liberties"].trigger()
    counting.menu("accept")
    counting.skip_story()
    counting.hover("F5")
    assert counting.page.board.picture.liberties == frozenset()


def test_the_note_keeps_its_height_for_any_text(counting: Desk) -> None:
    shown = counting.panel.count.asked
    before = shown.height()
    counting.hover("C3")
    assert shown.height() == before


def test_another_board_forgets_the_point_asked_about(counting: Desk) -> None:
    counting.hover("F5")
    counting.start()
    assert counting.page.board.picture.lit == frozenset()


def test_the_words_in_the_note_can_be_asked_about(counting: Desk) -> None:
    counting.hover("B5")
    shown = counting.panel.count.asked
    assert "word:territory" in QLabel.text(shown)
    height = shown.height()
    shown.linkActivated.emit("word:territory")
    card = parts(counting.window).words.card
    assert card is not None
    assert card.isVisible()
    card.close()
    point_elsewhere(counting)
    assert shown.height() == height


def test_the_way_to_a_point_is_shown_by_rules_that_count_reached_points(desk: Desk) -> None:
    desk.start(size=BoardSize(5, 5), ruleset=TROMP_TAYLOR)
    desk.play("B5 D5 B4 D4 B3 D3 B2 D2 pass pass")
    desk.hover("A4")
    assert note(desk).endswith("Black reaches it from B4, White from D2.")
    assert lit(desk) == {"A4", "B4", "A3", "A2", "A1", "B1", "C1", "C2", "D2"}
    desk.hover("B4")
    assert "reaches" not in note(desk)


def test_a_point_that_one_side_reaches_is_explained_with_its_stone(desk: Desk) -> None:
    desk.start(size=BoardSize(5, 5), ruleset=TROMP_TAYLOR)
    desk.play("B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 pass pass")
    desk.hover("A4")
    assert note(desk).endswith("Only Black reaches it, from B4.")
    assert lit(desk) == {"A4", "B4"}


def an_open_group(position: Position, _watch: Watch) -> Proposal:
    """Count the white stone at C3 as dead, though the first move decides it."""
    found = judged(position, unclear="C3")
    groups = (g._replace(reason=Reason.FIRST_MOVE_DECIDES) if g.life is Life.UNCLEAR else g for g in found.groups)
    return found._replace(groups=tuple(groups))


def test_the_note_says_of_a_stone_that_the_first_move_decides_that_it_is_open(desks: Desks) -> None:
    desk = desks.make(proposer=an_open_group)
    desk.start(ruleset=JAPANESE)
    desk.play(games.MOVES)
    desk.wait_for_proposal()
    desk.hover("C3")
    assert note(desk).startswith("C3: open, 1 for the stone")
    desk.panel.count.chips.chips[Status.DEAD].click()
    desk.hover("A1")
    desk.hover("C3")
    assert note(desk).startswith("C3: dead white stone, 1 for the stone")
