"""Two players agree on the dead stones: the proposal, its correction, the confirmation and the record."""

import threading
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.rules import catalogue
from goboard_app.scoring.filling import Filling
from goboard_app.scoring.proposal import Life, NeededMove, Opening, Proposal, Watch
from goboard_app.session import current_count
from goboard_app.session.counting import Reach
from goboard_app.session.session import Phase
from tests.support import games
from tests.support.desk import ALT, SHIFT, Desk, Desks, answer_files
from tests.support.dialogs import press
from tests.support.proposals import Slow, judged, proposing
from tests.support.records import SavedGame
from tests.support.waiting import wait_until

Key = Qt.Key
MakeCount = Callable[..., Desk]


@pytest.fixture
def count(desks: Desks) -> MakeCount:
    """A game of which everything is known, stopped, and read as the test says."""

    def make(size: tuple[int, int] = (1280, 800), **what: object) -> Desk:
        desk = desks.make(size, on_start_page=False, proposer=proposing(**what))
        desk.start(
            black_name="Hana",
            white_name="Tomás",
            ruleset=catalogue.JAPANESE,
            komi=Fraction(11, 2),
        )
        desk.play(games.MOVES)
        desk.wait_for_proposal()
        return desk

    return make


@pytest.fixture
def desk(count: MakeCount) -> Desk:
    """A board with C3 read as dead, H7 and J9 unclear."""
    return count(dead="C3", unclear="H7+J9")


def dead(desk: Desk) -> set[str]:
    return {n for n in games.NAMES if desk.point(n) in desk.page.board.picture.dead}


def titles(desk: Desk) -> list[str]:
    desk.list_groups()
    rows = desk.panel.count.groups.rows
    return [row.title.text() for row in rows if row.isVisible()]


def chips(desk: Desk) -> list[str]:
    desk.list_groups()
    rows = desk.panel.count.groups.rows
    return [row.chip.text() for row in rows if row.isVisible()]


# The proposal


def test_the_proposal_is_on_the_board_and_in_the_list(desk: Desk) -> None:
    assert dead(desk) == {"C3"}
    assert desk.page.board.picture.unclear == {desk.point("H7"), desk.point("J9")}
    assert titles(desk) == ["2 stone(s) at H7 and J9", "1 stone(s) at C3"]
    assert chips(desk) == ["you decide", "dead"]
    assert desk.panel.count.groups.rows[1].reason.text() == "Captured in every line we tried."


def test_the_line_under_the_board_names_the_groups_in_doubt(desk: Desk) -> None:
    said = "One group needs your decision: the 2 black stone(s) at J9."
    assert desk.message == said
    desk.click("H7")
    assert desk.message == "Black is ahead by 2½."


def test_the_first_unclear_group_is_chosen(desk: Desk) -> None:
    assert desk.panel.count.groups.rows[0].isChecked()
    assert desk.page.board.cursor_point == desk.point("J9")


def test_without_dead_stones_the_panel_says_so(count: MakeCount) -> None:
    desk = count()
    assert desk.panel.count.hint.text().startswith("We found no dead stones.")
    assert titles(desk) == []


def test_the_board_tells_a_listener_the_dead_and_unclear_groups(desk: Desk) -> None:
    board = QAccessible.queryAccessibleInterface(desk.page.board)
    size = desk.session.tree.size

    def said(name: str) -> str:
        return board.child(size.index(desk.point(name))).text(QAccessible.Text.Name)

    assert said("C3").startswith("C3, white stone, dead")
    assert said("H7").startswith("H7, black stone, unclear")
    desk.click("H7")
    desk.click("H7")
    assert said("H7").startswith("H7, black stone, in seki")


def test_the_rows_read_themselves_aloud(desk: Desk) -> None:
    row = desk.panel.count.groups.rows[1]
    assert row.accessibleName() == ("White, 1 stone(s) at C3. dead. Captured in every line we tried.")


# Correcting


def test_a_click_takes_the_group_that_was_read_as_one(desk: Desk) -> None:
    desk.click("J9")
    assert dead(desk) == {"C3", "H7", "J9"}
    assert chips(desk) == ["dead", "dead"]


def test_a_chosen_row_chooses_the_group_on_the_board(desk: Desk) -> None:
    desk.press(desk.panel.count.groups.rows[1])
    assert desk.page.board.cursor_point == desk.point("C3")
    assert desk.page.board.picture.selected == {desk.point("C3")}
    assert dead(desk) == {"C3"}


def test_a_click_on_the_board_chooses_the_row(desk: Desk) -> None:
    desk.click("C3")
    assert desk.panel.count.groups.rows[1].isChecked()


@pytest.mark.parametrize(("number", "word", "marks"), [(0, "alive", ""), (1, "dead", "C3"), (2, "seki", "")])
def test_a_group_is_set_without_the_board(desk: Desk, number: int, word: str, marks: str) -> None:
    desk.press(desk.panel.count.groups.rows[1])
    desk.press(list(desk.panel.count.chips.chips.values())[number])
    assert chips(desk)[1] == word
    assert dead(desk) == set(marks.split())


def test_the_whole_area_is_taken_by_a_button_and_a_click(count: MakeCount) -> None:
    desk = count()
    desk.press(desk.panel.count.reach.chips[Reach.AREA])
    desk.click("H7")
    assert dead(desk) == {"H7", "J9"}
    desk.press(desk.panel.count.reach.chips[Reach.CHAIN])
    desk.click("H7")
    desk.click("H7")
    assert dead(desk) == {"J9"}


def test_a_point_is_made_neutral_and_counts_again(desk: Desk) -> None:
    points = desk.session.counting.count().black.territory if desk.session.counting else 0
    desk.click("A9")
    assert desk.point("A9") in desk.page.board.picture.neutral
    assert desk.session.counting is not None
    assert desk.session.counting.count().black.territory == points - 1
    desk.click("A9")
    assert desk.session.counting.count().black.territory == points


def test_undo_goes_back_inside_the_phase(desk: Desk) -> None:
    desk.click("A9")
    desk.click("C3")
    assert dead(desk) == set()
    desk.press(desk.panel.count.undo)
    assert dead(desk) == {"C3"}
    assert desk.point("A9") in desk.page.board.picture.neutral
    desk.press(desk.panel.count.undo)
    assert desk.point("A9") not in desk.page.board.picture.neutral
    assert not desk.panel.count.undo.isEnabled()


# Agreeing


def side(desk: Desk, color: Color) -> str:
    return desk.panel.count.sides[color].button.text()


def test_each_player_has_a_side_with_name_and_key(desk: Desk) -> None:
    card = desk.panel.count.sides[Color.WHITE]
    assert (card.name.text(), card.facts.text()) == ("Tomás", "White, key W")
    assert card.button.accessibleName() == "Tomás, White: I agree"


def test_both_agree_and_the_result_is_in_the_file(desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    desk.click("H7")
    desk.agree(Color.BLACK)
    assert desk.phase is Phase.COUNTING
    assert (side(desk, Color.BLACK), side(desk, Color.WHITE)) == ("Agreed", "I agree")
    desk.agree(Color.WHITE)
    assert desk.phase is Phase.FINISHED
    answer_files(monkeypatch.setattr, saved=tmp_path / "agreed.sgf")
    desk.menu("save")
    saved = SavedGame.of(tmp_path / "agreed.sgf")
    assert saved.root("RE") == "B+2.5"
    assert saved.points("TB") == games.BLACK_TERRITORY
    assert saved.points("TW") == games.WHITE_TERRITORY


def test_both_lose_where_the_rules_know_that(desks: Desks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    desk = desks.make(proposer=one_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.JAPANESE)
    desk.play(FORCED)
    desk.wait_for_proposal()
    desk.menu("both_lose")
    assert desk.phase is Phase.FINISHED
    answer_files(monkeypatch.setattr, saved=tmp_path / "lost.sgf")
    desk.menu("save")
    saved = SavedGame.of(tmp_path / "lost.sgf")
    assert saved.root("RE") == "Void"
    assert saved.last("C") == "Both players lose: they could not agree on how to end the game."
    desk.menu("undo")
    assert desk.phase is Phase.COUNTING
    assert desk.session.info.result is None


def test_both_can_lose_only_by_some_rules(desks: Desks) -> None:
    desk = desks.make(proposer=one_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.CHINESE)
    assert not desk.action("both_lose").isEnabled()
    desk.play(FORCED)
    desk.wait_for_proposal()
    assert not desk.action("both_lose").isEnabled()


@pytest.mark.parametrize("change", ["click", "row", "undo", "rules", "neutral", "area"])
def test_a_change_takes_both_agreements_back(desk: Desk, change: str) -> None:
    desk.click("H7")
    desk.agree(Color.WHITE)
    assert side(desk, Color.WHITE) == "Agreed"
    panel = desk.panel.count
    if change == "row":
        desk.press(panel.groups.rows[1])
        desk.press(list(panel.chips.chips.values())[0])
    elif change == "undo":
        desk.press(panel.undo)
    elif change == "rules":
        panel.rules.activated.emit(0)
    else:
        desk.click({"click": "C3", "neutral": "A9", "area": "A9"}[change],
                   SHIFT if change == "area" else Qt.KeyboardModifier.NoModifier)  # fmt: skip
    assert side(desk, Color.WHITE) == "I agree"
    desk.agree(Color.BLACK)
    assert desk.phase is Phase.COUNTING


def test_an_agreement_can_be_withdrawn(desk: Desk) -> None:
    desk.agree(Color.BLACK)
    desk.agree(Color.BLACK)
    assert side(desk, Color.BLACK) == "I agree"


def test_a_result_that_is_undone_must_be_agreed_to_again(desk: Desk) -> None:
    desk.agree()
    desk.menu("undo")
    assert (side(desk, Color.BLACK), side(desk, Color.WHITE)) == ("I agree", "I agree")


def test_a_count_in_a_review_ends_nothing(desks: Desks) -> None:
    desk = desks.make(proposer=proposing(dead="C3"))
    desk.open("(;SZ[9]RU[Japanese]AB[ee]AW[cg])")
    desk.menu("count")
    desk.wait_for_proposal()
    panel = desk.panel.count
    assert not panel.sides[Color.BLACK].isVisible()
    assert not panel.foot_note.isVisible()
    assert dead(desk) == {"C3"}
    desk.press(panel.close_button)
    assert desk.phase is Phase.REVIEWING


def test_marks_of_a_record_are_kept_and_not_proposed_away(desks: Desks) -> None:
    desk = desks.make(proposer=proposing(dead="E5"))
    desk.open("(;SZ[9]RU[Japanese]AB[ee]AW[cg];B[]TB[aa][cg])")
    desk.menu("last")
    desk.menu("count")
    desk.wait_for_proposal()
    assert dead(desk) == {"C3"}
    assert not desk.panel.count.hint.text().startswith("This is a proposal.")
    desk.menu("first")
    desk.menu("count")
    desk.wait_for_proposal()
    assert dead(desk) == {"E5"}


# By keys


def test_everything_is_done_by_keys(desk: Desk) -> None:
    board = desk.page.board
    desk.list_groups()
    board.setFocus()
    desk.key(Key.Key_Tab)
    rows = desk.panel.count.groups.rows
    assert desk.focus is rows[0]
    desk.key(Key.Key_Down)
    assert desk.focus is rows[1]
    assert board.cursor_point == desk.point("C3")
    desk.key(Key.Key_Up)
    desk.key(Key.Key_Return)
    assert dead(desk) == {"C3", "H7", "J9"}
    desk.keys(Key.Key_B, Key.Key_W)
    assert desk.phase is Phase.FINISHED
    assert desk.session.info.result == "B+2.5"


def test_tab_goes_from_the_board_over_the_matter_to_the_foot(desk: Desk) -> None:
    panel = desk.panel.count

    def order_is(*order: QWidget) -> None:
        desk.page.board.setFocus()
        seen = []
        for _ in range(16):
            desk.key(Key.Key_Tab)
            seen.append(desk.focus)
        places = [seen.index(widget) for widget in order]
        assert places == sorted(places)

    order_is(panel.standing, panel.change, panel.play_on, panel.try_out,
             *(card.button for card in panel.sides.values()))  # fmt: skip
    desk.list_groups()
    order_is(panel.groups.rows[0], panel.reach.chips[Reach.GROUP], panel.try_out, panel.done)


def test_the_keys_of_the_agreement_mean_nothing_elsewhere(desks: Desks) -> None:
    desk = desks.make()
    desk.start()
    desk.play("E5")
    desk.keys(Key.Key_B, Key.Key_W)
    assert desk.phase is Phase.PLAYING


# Reading takes its time


@pytest.fixture
def slow() -> Iterator[Slow]:
    made = Slow(dead="C3")
    yield made
    made.let_go()


@pytest.fixture
def waiting(desks: Desks, slow: Slow) -> Desk:
    slow.place = Point(0, 0)
    desk = desks.make(on_start_page=False, proposer=slow)
    desk.start()
    desk.play(games.MOVES)
    wait_until(lambda: desk.page.message.progress is not None)
    return desk


def test_long_work_is_shown_under_the_board(waiting: Desk, slow: Slow) -> None:
    assert waiting.message == "Reading the corner at A9…"
    assert waiting.page.message.progress == 0.25
    slow.let_go()
    waiting.wait_for_proposal()
    assert waiting.page.message.progress is None
    assert dead(waiting) == {"C3"}


def test_escape_stops_the_reading_and_leaves_the_marks(waiting: Desk, slow: Slow) -> None:
    waiting.click("E5")
    waiting.key(Key.Key_Escape)
    wait_until(lambda: slow.called_off)
    assert waiting.page.message.progress is None
    assert dead(waiting) == {f"E{n}" for n in range(1, 10)}


def test_marks_made_while_it_is_read_stay(waiting: Desk, slow: Slow) -> None:
    waiting.click("J9")
    slow.let_go()
    waiting.wait_for_proposal()
    assert dead(waiting) == {"C3", "J9"}


def test_playing_on_calls_the_reading_off(waiting: Desk, slow: Slow) -> None:
    waiting.press(waiting.panel.count.play_on)
    assert waiting.phase is Phase.PLAYING
    assert waiting.page.message.progress is None
    wait_until(lambda: slow.called_off)


# Open points


def open_border(position: Position, _watch: Watch) -> Proposal:
    gap = Point(2, 2)
    return judged(
        position,
        openings=(Opening(Color.WHITE, frozenset({gap})),),
        needed=(NeededMove(Color.BLACK, gap, frozenset({gap})),),
    )


@pytest.fixture
def gap(desks: Desks) -> Desk:
    """A border that no last move closes: these rules count the board unchanged."""
    desk = desks.make(on_start_page=False, proposer=open_border)
    desk.start(ruleset=catalogue.WMSG)
    desk.play("E5 pass pass")
    desk.wait_for_proposal()
    return desk


def test_an_open_border_is_pointed_at(gap: Desk) -> None:
    card = gap.panel.count.open_card
    assert card.title.text() == "Black’s border is open"
    assert card.detail.text() == (
        "Black’s border is open at C7: White can slip in. Black still needs a move at C7. It protects 1 point(s)."
    )
    assert gap.message == "Black’s border is open at C7: White can slip in. Play on, or count as it is."
    assert gap.page.board.picture.openings == {Point(2, 2)}
    assert [move.point for move in gap.page.board.picture.missing] == [Point(2, 2)]


def test_the_board_can_be_counted_as_it_stands(gap: Desk) -> None:
    press(gap.panel.count.open_card.as_it_stands)
    assert not gap.panel.count.open_card.isVisible()
    assert not gap.page.board.picture.openings
    assert gap.message == "Black is ahead by 72½."
    gap.agree()
    assert gap.phase is Phase.FINISHED


def test_one_may_play_on_to_close_it(gap: Desk) -> None:
    press(gap.panel.count.open_card.play_on)
    assert gap.phase is Phase.PLAYING
    assert not gap.page.board.picture.openings


def test_a_game_that_is_not_finished_says_so_and_is_counted_all_the_same(
    desks: Desks,
) -> None:
    desk = desks.make(proposer=proposing(is_finished=False))
    desk.start(size=BoardSize(19, 19))
    desk.play("D4 Q16 D16 Q4 C10 R10 K3 K17 F3 O17 F17 O3 G10 N10 K10 C6 R6 R14 C14 L9 pass pass")
    desk.wait_for_proposal()
    assert desk.panel.count.open_card.title.text() == "This game does not look finished"
    assert desk.message.startswith("This game does not look finished.")
    press(desk.panel.count.open_card.as_it_stands)
    desk.agree()
    assert desk.phase is Phase.FINISHED


# Neutral points

WALLS = "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 pass pass"


def five_dame(position: Position, _watch: Watch) -> Proposal:
    dame = {Point(2, row) for row in range(5) if position.at(Point(2, row)) is None}
    return judged(position, dame=frozenset(dame))


def test_neutral_points_are_filled_by_one_button(desks: Desks) -> None:
    desk = desks.make(proposer=five_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.WAGC)
    desk.play(WALLS)
    desk.wait_for_proposal()
    panel = desk.panel.count
    assert panel.dame.text() == "5 neutral point(s) are open: C5, C4, C3 and 2 more."
    assert "still open: 5" in panel.guidance.text()
    desk.press(panel.fill_dame)
    desk.wait_for_proposal()
    assert desk.stones.splitlines() == [".XXO.", ".XOO.", ".XXO.", ".XOO.", ".XXO."]
    assert desk.phase is Phase.COUNTING
    assert not panel.dame.isVisible()
    assert "still open" not in panel.guidance.text()
    desk.menu("undo")
    desk.wait_for_proposal()
    assert desk.session.path.number == 12
    assert panel.dame.isVisible()


def test_the_filling_of_neutral_points_is_computed_in_the_background(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button is grey until the filling is known, and the window stays usable."""
    gate, threads = threading.Event(), []
    real = current_count.fill

    def slowly(*given: object) -> Filling:
        threads.append(threading.current_thread())
        assert gate.wait(10)
        return real(*given)

    monkeypatch.setattr(current_count, "fill", slowly)
    current_count._work.cache_clear()
    desk = desks.make(proposer=five_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.WAGC)
    desk.play(WALLS)
    wait_until(lambda: threads)
    panel = desk.window.page.panel["count"]
    assert panel.is_filling
    assert not panel.fill_dame.isEnabled()
    assert not panel.dame.isVisible()
    gate.set()
    wait_until(lambda: not panel.is_filling)
    assert panel.dame.text() == "5 neutral point(s) are open: C5, C4, C3 and 2 more."
    assert panel.fill_dame.isEnabled()
    assert panel.fill_dame.isVisible()
    assert threading.main_thread() not in threads


# White's stone on C3 is in atari once Black has filled D3.
FORCED = "C5 B5 C4 B4 D4 C3 E3 B2 D2 B1 C2 A4 C1 A2 pass pass"


def one_dame(position: Position, _watch: Watch) -> Proposal:
    point = Point(3, 2)
    return judged(position, dame=frozenset({point} if position.at(point) is None else ()))


def test_moves_forced_by_the_filling_are_reported_and_undone_with_it(desks: Desks) -> None:
    desk = desks.make(proposer=one_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.JAPANESE)
    desk.play(FORCED)
    desk.wait_for_proposal()
    panel, before = desk.panel.count, desk.stones
    sentence = "If Black fills D3, White must answer at B3 or lose 1 stone(s)."
    assert panel.dame.text() == f"1 neutral point(s) are open: D3. {sentence}"
    # B3 counts for White until it has to be filled: the sum is the one after that.
    assert panel.details.leader.text().startswith("After the last moves: White is ahead by 4½")
    desk.press(panel.fill_dame)
    desk.wait_for_proposal()
    assert desk.stones.splitlines() == [".OX..", "OOXX.", ".OOXX", "OOXX.", ".OX.."]
    assert desk.phase is Phase.COUNTING
    assert not panel.dame.isVisible()
    desk.menu("undo")
    desk.wait_for_proposal()
    assert desk.stones == before
    assert panel.dame.text().endswith(sentence)
    desk.menu("redo")
    assert desk.session.path.number == 20


def test_the_agreed_result_equals_the_panels_with_neutral_points_open(desks: Desks) -> None:
    desk = desks.make(proposer=one_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.JAPANESE)
    desk.play(FORCED)
    desk.wait_for_proposal()
    shown = desk.panel.count.standing.accessibleName()
    desk.agree(Color.BLACK)
    desk.agree(Color.WHITE)
    assert desk.phase is Phase.FINISHED
    assert (shown, desk.session.info.result) == (
        "After the last moves: White is ahead by 4½ · Japanese rules",
        "W+4.5",
    )


def test_points_are_left_after_a_final_stop(desks: Desks) -> None:
    desk = desks.make(proposer=five_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.WMSG)
    desk.play(WALLS)
    desk.wait_for_proposal()
    assert not desk.panel.count.fill_dame.isVisible()
    assert desk.panel.count.dame.text().endswith(
        "These rules count the board as it stands. Under these rules another stop would count all stones as alive."
    )


def test_rules_that_count_the_board_as_it_stands_say_so(desks: Desks) -> None:
    desk = desks.make(proposer=five_dame)
    desk.start(size=BoardSize(5, 5), ruleset=catalogue.TROMP_TAYLOR)
    desk.play(WALLS)
    desk.wait_for_proposal()
    panel = desk.panel.count
    assert not panel.fill_dame.isVisible()
    assert panel.dame.text() == (
        "5 neutral point(s) are open: C5, C4, C3 and 2 more."
        " These rules count the board as it stands. To fill these points, play on."
    )
    assert not panel.standing.accessibleName().startswith("After")


def test_a_count_in_a_record_says_why_nothing_is_filled(desks: Desks) -> None:
    desk = desks.make(proposer=five_dame)
    desk.open("(;SZ[5]RU[Tromp-Taylor]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de])")
    desk.menu("count")
    desk.wait_for_proposal()
    assert desk.panel.count.dame.text().endswith("2 more. These rules count the board as it stands.")


# Odd boards


@pytest.mark.parametrize(
    ("size", "moves"),
    [((9, 9), ""), ((9, 9), "E5"), ((1, 1), ""), ((52, 52), "A1 AA52 C3")],
    ids=["empty", "one stone", "1x1", "52x52"],
)
def test_every_board_can_be_agreed_on(desks: Desks, size: tuple[int, int], moves: str) -> None:
    desk = desks.make()
    desk.start(size=BoardSize(*size))
    desk.play(f"{moves} pass pass")
    assert desk.phase is Phase.COUNTING
    desk.agree()
    assert desk.phase is Phase.FINISHED


def test_half_empty_52x52_with_many_groups_lists_them(desks: Desks) -> None:
    def many(position: Position, _watch: Watch) -> Proposal:
        return judged(position, dead="C3 AA52 A1", unclear="Z20", leaning=Life.ALIVE)

    desk = desks.make(proposer=many)
    desk.start(size=BoardSize(52, 52))
    desk.play("A1 AA52 C3 Z20 pass pass")
    desk.wait_for_proposal()
    assert len(titles(desk)) == 4
    desk.press(desk.panel.count.groups.rows[3])
    assert len(desk.page.board.picture.selected) == 1


def test_stepping_is_possible_in_the_count_but_not_while_trying_out(desk: Desk) -> None:
    assert desk.action("first").isEnabled()
    desk.press(desk.panel.count.try_out)
    assert not desk.action("first").isEnabled()
    desk.key(Key.Key_Left, ALT)
    assert desk.phase is Phase.TRYING


OPEN = frozenset({Point(3, 0), Point(4, 0), Point(5, 0)})


@pytest.fixture
def unfinished(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> tuple[Desk, list[str]]:
    """A game that both passed too early, and what was announced at once."""
    borders = (
        Opening(Color.WHITE, OPEN),
        Opening(Color.BLACK, OPEN),
        Opening(Color.WHITE, frozenset({Point(8, 8)})),
    )
    desk = desks.make(proposer=proposing(openings=borders, unclear="C3", is_finished=False))
    told: list[str] = []
    desk.start()
    monkeypatch.setattr(
        desk.page.board, "announce",
        lambda text, assertive=False: told.append(text) if assertive else None,
    )  # fmt: skip
    # Fewer stones would be called a game that has only just begun.
    desk.play("E5 C3 G3 C7 G7 E3 C5 G5 E7 B2 pass pass")
    desk.wait_for_proposal()
    return desk, told


def test_one_border_identifies_a_game_in_progress(unfinished: tuple[Desk, list[str]]) -> None:
    desk, told = unfinished
    sentence = "The border is open here, at the top: both sides can slip in."
    panel = desk.panel.count
    assert panel.title.text() == "Is the game over?"
    assert panel.open_card.detail.text() == sentence
    assert desk.message == sentence
    assert told[-1] == desk.message
    picture = desk.page.board.picture
    assert picture.openings == OPEN
    assert not (picture.unclear | picture.neutral | picture.territory_black | picture.dead)


def test_nothing_fills_a_game_that_goes_on(unfinished: tuple[Desk, list[str]]) -> None:
    desk, _ = unfinished
    panel = desk.panel.count
    for part in (
        panel.fill_dame,
        panel.dame,
        panel.details,
        panel.groups,
        panel.reach,
        panel.chips,
    ):
        assert not part.isVisible()
    assert panel.open_card.play_on.isVisible()
    moves = desk.session.path.number
    desk.controller.fill_dame()
    assert desk.session.path.number == moves
    press(panel.open_card.as_it_stands)
    # The unclear group of C3 is asked about before the sum.
    assert panel.title.text() == "Is this stone dead?"
    desk.answer_questions()
    assert panel.title.text() == "The count"
    assert panel.details.isVisible()
