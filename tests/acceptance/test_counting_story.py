"""Counting before the eyes of the players, from the agreement to the result, with the widgets."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from goboard_app.app.story_player import WORDS_A_MINUTE, Speed, paint_frame
from goboard_app.go.board import Color
from goboard_app.go.position import Position
from goboard_app.record.result import format_result, parse_result
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.writer import write_record
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.custom import ways_to_score
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import Proposal, Watch
from goboard_app.scoring.traditions.story import ChapterKind, Story
from goboard_app.session.acts import result_of
from goboard_app.session.session import Phase
from goboard_app.ui.count.story import StoryFlow
from goboard_app.ui.count.story_panel import StoryPanel
from tests.support import games
from tests.support.desk import CONTROL, Desk, Desks, answer_files
from tests.support.parts import parts
from tests.support.proposals import nothing_proposed
from tests.support.waiting import wait_until

DEAD = ("C3", "H7", "J9")
Key = Qt.Key


def key(ruleset: Ruleset) -> str:
    return ruleset.key


pytestmark = nothing_proposed("the three dead stones are marked by clicks")


@pytest.fixture
def table(desks: Desks) -> Desk:
    """A window that shows each count, without motion."""
    return desks.make(on_start_page=False, motion=False)


@pytest.fixture
def moving(desks: Desks) -> Desk:
    """The same with moving stones, as the program ships."""
    return desks.make(on_start_page=False)


def play_to_the_count(desk: Desk, ruleset: Ruleset) -> None:
    """Play the known game to its end and mark its three dead stones."""
    desk.start(ruleset=ruleset, komi=ruleset.komi)
    desk.play(games.MOVES)
    for name in DEAD:
        desk.click(name)


def agree(desk: Desk, ruleset: Ruleset = catalogue.JAPANESE) -> StoryFlow:
    """Let both agree, so that the story begins, and return it."""
    play_to_the_count(desk, ruleset)
    desk.menu("accept")
    return desk.parts.stories


def told(desk: Desk) -> Story:
    story = desk.parts.stories.story
    assert story is not None
    return story


def panel(desk: Desk) -> StoryPanel:
    return desk.panel.story


def text_of(desk: Desk) -> bytes:
    return write_record(Record(desk.controller.trees))


def choose_rules(desk: Desk, name: str) -> None:
    """Pick a ruleset in the menu of the story."""
    next(a for a in panel(desk).rules_menu.actions() if a.text() == name).trigger()


# Every tradition


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_every_count_runs_to_its_end_and_back_and_ends_with_the_result_of_the_record(
    table: Desk, ruleset: Ruleset
) -> None:
    flow = agree(table, ruleset)
    story = told(table)
    board = table.page.board
    record = text_of(table)
    seen = [board.picture]
    for _ in range(len(story)):
        table.key(Key.Key_Right)
        seen.append(board.picture)
    assert flow.player.is_at_end
    assert seen == [paint_frame(frame) for frame in story.frames]
    for picture in reversed(seen[:-1]):
        table.key(Key.Key_Left)
        assert board.picture == picture
    assert flow.player.place == 0
    assert text_of(table) == record
    recorded = parse_result(table.session.info.result or "")
    assert format_result(result_of(story.count)) == format_result(recorded)
    assert abs(story.frames[-1].tally.margin) == (recorded.margin or 0)
    table.key(Key.Key_End)
    said = table.message
    table.press(panel(table).skip)
    assert table.panel.finished.result.text() == said.split(":")[0]


# The first ruleset of each way of counting: how a story is played does not depend on what is summed up.
WAYS = tuple({(ways_to_score(each), each.area_count): each for each in reversed(ALL_RULESETS)}.values())


@pytest.mark.parametrize("ruleset", WAYS, ids=key)
def test_every_way_of_counting_can_be_skipped_in_the_middle_and_plays_to_its_end_by_itself(
    moving: Desk, ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WORDS_A_MINUTE, Speed.FAST, 6000)
    monkeypatch.setattr("goboard_app.app.story_player.PAUSE_MS", 20)
    flow = agree(moving, ruleset)
    flow.player.go_to(len(told(moving)) // 2)
    moving.key(Key.Key_Right)
    moving.press(panel(moving).skip)
    assert not flow.is_open
    assert moving.phase is Phase.FINISHED
    assert moving.panel.finished.isVisible()
    assert moving.stones == games.END
    picture = moving.page.board.picture
    assert picture.dead == {moving.point(name) for name in DEAD}
    assert not picture.filled
    assert not moving.page.board.board_scene.motion.is_running
    moving.press(moving.panel.finished.show_count)
    flow.player.set_speed(Speed.FAST)
    flow.player.go_to(len(told(moving)) - 3)
    moving.key(Key.Key_Space)
    assert flow.player.is_playing
    wait_until(lambda: flow.player.is_at_end, 9000)
    moving.page.board.finish_motion()
    assert not flow.player.is_playing
    assert moving.page.board.picture == paint_frame(told(moving).frames[-1])
    assert moving.session.info.result == format_result(result_of(told(moving).count))


# From the agreement to the result


def test_the_count_begins_when_both_agree(moving: Desk) -> None:
    flow = agree(moving)
    assert flow.is_open
    assert flow.player.is_playing
    assert panel(moving).isVisible()
    assert panel(moving).play.text() == "Pause"
    assert moving.phase is Phase.FINISHED
    assert moving.session.info.result == "B+1.5"


def test_it_begins_when_the_second_side_agrees(table: Desk) -> None:
    play_to_the_count(table, catalogue.CHINESE)
    table.agree(Color.BLACK, skips=False)
    assert not parts(table.window).stories.is_open
    table.agree(Color.WHITE, skips=False)
    assert parts(table.window).stories.is_open


@pytest.mark.start_page
def test_the_comparison_ends_the_story(table: Desk) -> None:
    flow = agree(table)
    table.menu("compare")
    assert not flow.is_open
    assert parts(table.window).comparing.is_shown


def test_a_search_ends_the_story(table: Desk) -> None:
    flow = agree(table)
    assert flow.is_open
    table.parts.finding.open(is_position=False)
    assert not flow.is_open
    assert table.panel.shown != "story"
    assert parts(table.window).finding.is_open


@pytest.mark.desk("the user has switched it off", show_count=False)
def test_the_result_is_shown_at_once_without_the_story(desk: Desk) -> None:
    flow = agree(desk)
    assert not flow.is_open
    assert desk.panel.finished.isVisible()


def test_the_menu_switches_it_off_and_remembers(table: Desk, desks: Desks) -> None:
    table.menu("show_count")
    assert not agree(table).is_open
    assert not desks.store.load().show_count


def test_esc_goes_to_the_result(table: Desk) -> None:
    agree(table)
    table.key(Key.Key_Escape)
    assert table.panel.finished.isVisible()
    assert table.message == "Black wins by 1½."


def test_at_the_end_the_large_button_goes_to_the_result(table: Desk) -> None:
    agree(table)
    table.key(Key.Key_End)
    assert panel(table).play.text() == "Result"
    table.press(panel(table).play)
    assert table.panel.finished.isVisible()


def test_the_count_can_be_seen_again(table: Desk) -> None:
    flow = agree(table)
    table.key(Key.Key_Escape)
    table.press(table.panel.finished.show_count)
    assert flow.is_open
    assert flow.player.place == 0
    table.key(Key.Key_Escape)
    table.menu("story")
    assert flow.is_open


def test_a_resigned_game_has_no_count(table: Desk) -> None:
    table.start()
    table.play("E5")
    table.controller.resign(Color.WHITE)
    assert not table.panel.finished.show_count.isVisible()
    assert not table.action("story").isEnabled()


def test_a_count_in_a_review_can_be_shown_and_ends_nothing(table: Desk) -> None:
    table.open("(;SZ[9]RU[Japanese]KM[6.5];B[ee];W[cc])")
    table.menu("last")
    table.press(table.panel.review.count_here)
    table.wait_for_proposal()
    table.click("C7")
    record = text_of(table)
    table.press(table.panel.count.show_count)
    assert parts(table.window).stories.is_open
    table.key(Key.Key_End)
    table.key(Key.Key_Escape)
    assert table.phase is Phase.COUNTING
    assert table.page.board.picture.dead == {table.point("C7")}
    assert text_of(table) == record


def test_while_the_game_waits_for_agreement_there_is_no_such_button(table: Desk) -> None:
    play_to_the_count(table, catalogue.JAPANESE)
    assert not table.panel.count.show_count.isVisible()


@pytest.mark.start_page
def test_the_count_of_a_reopened_game_can_be_explained(
    table: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    agree(table)
    table.key(Key.Key_Escape)
    saved = tmp_path / "counted.sgf"
    answer_files(monkeypatch.setattr, saved=saved)
    table.menu("save")
    table.menu("story")
    table.menu("start_page")
    assert not parts(table.window).stories.is_open
    table.window.open(saved)
    wait_until(lambda: table.phase is Phase.REVIEWING)
    # The record opens where it was left, and that was at its end.
    assert table.panel.review.show_count.isVisible()
    table.menu("first")
    assert not table.panel.review.show_count.isVisible()
    table.menu("last")
    table.press(table.panel.review.show_count)
    assert told(table).count.margin == 1.5
    table.key(Key.Key_End)
    table.key(Key.Key_Escape)
    assert table.phase is Phase.REVIEWING
    assert table.panel.review.isVisible()


def test_undo_in_the_middle_of_a_story_takes_the_result_back(table: Desk) -> None:
    flow = agree(table)
    table.key(Key.Key_Right)
    table.menu("undo")
    assert not flow.is_open
    assert table.phase is Phase.COUNTING
    assert table.panel.count.isVisible()
    table.menu("redo")
    assert not flow.is_open
    assert table.phase is Phase.FINISHED


@pytest.mark.parametrize("row", ["first", "back", "ten_back"])
def test_any_other_act_ends_the_story(table: Desk, row: str) -> None:
    flow = agree(table)
    table.menu(row)
    assert not flow.is_open


def test_a_new_game_ends_the_story(moving: Desk) -> None:
    flow = agree(moving)
    moving.start()
    assert not flow.is_open
    assert not flow.player.is_playing
    assert moving.phase is Phase.PLAYING


# Keys, pointer, speed


def test_home_and_end_jump(table: Desk) -> None:
    flow = agree(table)
    table.key(Key.Key_End)
    assert flow.player.is_at_end
    table.key(Key.Key_Home)
    assert flow.player.place == 0


def test_space_stops_and_goes_on(moving: Desk) -> None:
    flow = agree(moving)
    moving.key(Key.Key_Space)
    assert not flow.player.is_playing
    assert panel(moving).play.text() == "Play"
    moving.key(Key.Key_Space)
    assert flow.player.is_playing


def test_keys_step_wherever_the_keyboard_is(table: Desk) -> None:
    flow = agree(table)
    for widget in (panel(table).skip, panel(table).slider, panel(table).speeds[Speed.SLOW]):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        place = flow.player.place
        table.key(Key.Key_Right)
        assert flow.player.place == place + 1


def test_the_keys_are_free_again_afterwards(table: Desk) -> None:
    agree(table)
    table.key(Key.Key_Escape)
    table.press(table.panel.finished.review)
    table.key(Key.Key_Right)
    assert table.session.path.number == 1


def test_the_buttons_step_as_the_keys_do(table: Desk) -> None:
    flow = agree(table)
    buttons = panel(table).buttons
    for name, place in (("forward", 1), ("forward", 2), ("back", 1), ("last", None), ("first", 0)):
        table.press(buttons[name])
        assert flow.player.place == (len(told(table)) if place is None else place)


def test_a_stone_flies_and_a_click_lands_it(moving: Desk) -> None:
    flow = agree(moving)
    board = moving.page.board
    fill = next(c for c in told(moving).chapters if c.kind is ChapterKind.FILL_PRISONERS)
    flow.player.go_to(fill.first)
    moving.key(Key.Key_Right)
    landed = paint_frame(told(moving).frames[fill.first + 1])
    assert board.board_scene.motion.is_running
    assert board.picture != landed
    moving.click("E5")
    assert not board.board_scene.motion.is_running
    assert board.picture == landed
    assert flow.player.place == fill.first + 1


def test_a_key_lands_the_flying_stone_and_goes_on(moving: Desk) -> None:
    agree(moving)
    moving.key(Key.Key_Right)
    moving.key(Key.Key_Right)
    moving.key(Key.Key_Right)
    moving.page.board.finish_motion()
    assert moving.page.board.picture == paint_frame(told(moving).frames[3])


def test_numbers_change_when_the_stone_has_landed(moving: Desk) -> None:
    flow = agree(moving)
    fill = next(c for c in told(moving).chapters if c.kind is ChapterKind.FILL_PRISONERS)
    flow.player.go_to(fill.first)
    moving.key(Key.Key_Right)
    assert "This is number 1." in panel(moving).reason.text()
    assert [row.label for row in panel(moving).table.rows] == ["Territory", "Now"]
    moving.page.board.finish_motion()
    assert panel(moving).table.rows[1].black == "−1"
    assert moving.message == "Black’s territory loses one point for each prisoner: 34 − 1 = 33."


def test_a_click_on_the_board_changes_nothing(table: Desk) -> None:
    table.open("(;SZ[9]RU[Japanese]KM[6.5];B[ee];W[cc])")
    table.press(table.panel.review.count_here)
    table.wait_for_proposal()
    table.press(table.panel.count.show_count)
    statuses = table.session.counting
    table.click("E5")
    table.double_click("E5")
    table.turn_wheel(1)
    assert table.session.counting == statuses
    assert parts(table.window).stories.is_open


def test_the_speed_is_chosen_by_chips(moving: Desk) -> None:
    flow = agree(moving)
    durations = []
    for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW):
        moving.press(panel(moving).speeds[speed])
        flow.player.to_start()
        moving.key(Key.Key_Right)
        durations.append(moving.page.board.board_scene.motion._clock.duration())
    assert durations == [90, 260, 520]


def test_white_can_be_counted_instead_of_black(table: Desk) -> None:
    flow = agree(table, catalogue.CHINESE)
    table.key(Key.Key_End)
    result = table.message.split(":")[0]
    sides = panel(table).sides
    assert sides[Color.BLACK].isVisible()
    assert sides[Color.BLACK].isChecked()
    table.press(sides[Color.WHITE])
    assert flow.player.place == 0
    off = next(c for c in told(table).chapters if c.kind is ChapterKind.REMOVE_STONES)
    flow.player.go_to(off.first + off.length)
    assert panel(table).step.text() == "Take Black’s stones off"
    assert not table.page.board.picture.stones.count(1)
    table.key(Key.Key_End)
    assert table.message.split(":")[0] == result
    assert panel(table).table.rows[-1].label == "Needed"
    choose_rules(table, "Japanese")
    assert not sides[Color.WHITE].isVisible()
    choose_rules(table, "Chinese")
    assert sides[Color.WHITE].isVisible()
    assert sides[Color.WHITE].isChecked()


def test_space_with_another_key_is_not_for_the_story(moving: Desk) -> None:
    flow = agree(moving)
    was_playing = flow.player.is_playing
    moving.key(Key.Key_Space, CONTROL)
    assert flow.player.is_playing is was_playing


# Reduced motion


def test_reduced_motion_waits_for_each_step(table: Desk) -> None:
    flow = agree(table)
    assert not flow.player.is_playing
    assert panel(table).play.text() == "Step"
    table.press(panel(table).play)
    table.key(Key.Key_Space)
    assert flow.player.place == 2
    assert table.page.board.picture == paint_frame(told(table).frames[2])
    assert not table.page.board.board_scene.motion.is_running


def test_switching_motion_off_stops_the_story_where_it_is(moving: Desk) -> None:
    flow = agree(moving)
    moving.key(Key.Key_Right)
    moving.key(Key.Key_Space)
    moving.menu("motion")
    assert flow.is_open
    assert not flow.player.is_playing
    assert panel(moving).play.text() == "Step"


# By other rules


def test_another_ruleset_tells_the_same_board_and_leaves_the_record(table: Desk) -> None:
    agree(table)
    record = text_of(table)
    choose_rules(table, "Chinese")
    assert told(table).ruleset is catalogue.CHINESE
    assert panel(table).title.text() == "Counting the Chinese way"
    assert panel(table).note.text() == "Only to compare: the record stays as it is."
    assert panel(table).note.isVisible()
    table.key(Key.Key_End)
    table.key(Key.Key_Escape)
    assert text_of(table) == record
    assert table.session.ruleset is catalogue.JAPANESE
    assert table.message == "Black wins by 1½."


def test_the_rules_of_the_game_bear_no_note(table: Desk) -> None:
    agree(table)
    choose_rules(table, "Chinese")
    choose_rules(table, "Japanese")
    assert not panel(table).note.isVisible()
    assert told(table).ruleset is catalogue.JAPANESE


def test_a_komi_that_ing_s_stones_cannot_pay_is_explained(table: Desk) -> None:
    agree(table)
    choose_rules(table, "Ing (approximation)")
    table.key(Key.Key_Right)
    assert panel(table).step.text() == "Count without filling in"
    assert "not an even number" in panel(table).reason.text()


# For those who listen


def test_each_step_is_announced(table: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    agree(table)
    heard: list[str] = []
    monkeypatch.setattr(table.page.board, "announce", lambda text, *_: heard.append(text))
    table.key(Key.Key_Right)
    table.key(Key.Key_Right)
    assert heard == ["Lift the dead stones.", "Lift the dead stones."]
    assert table.page.message.accessibleName() == heard[-1]


def test_points_of_the_board_are_announced_by_the_state_of_the_story(table: Desk) -> None:
    flow = agree(table)
    fill = next(c for c in told(table).chapters if c.kind is ChapterKind.FILL_PRISONERS)
    flow.player.go_to(fill.first + 1)
    (filled,) = told(table).frames[fill.first + 1].filled
    board = QAccessible.queryAccessibleInterface(table.page.board)
    index = table.session.tree.size.index(filled)
    assert "put back to be counted" in board.child(index).text(QAccessible.Text.Name)
    table.key(Key.Key_Escape)
    assert "put back" not in board.child(index).text(QAccessible.Text.Name)


def test_all_controls_can_be_reached_by_tab(table: Desk) -> None:
    agree(table)
    seen = set()
    for _ in range(60):
        QTest.keyClick(table.focus or table.window, Key.Key_Tab)
        seen.add(table.focus)
    wanted = {panel(table).play, panel(table).skip, panel(table).rules, panel(table).slider}
    assert wanted <= seen


# While the stones are still being read


def test_a_story_waits_until_the_stones_are_read(desks: Desks) -> None:
    may_answer = threading.Event()

    def slowly(position: Position, watch: Watch | None = None) -> Proposal:
        assert may_answer.wait(20)
        return propose(position)._replace(is_finished=True)

    desk = desks.make(motion=False, proposer=slowly)
    desk.open("(;SZ[9]RU[Japanese]KM[6.5];B[ee];W[cc])")
    desk.press(desk.panel.review.count_here)
    assert not desk.panel.count.show_count.isVisible()
    desk.menu("story")
    assert not desk.parts.stories.is_open
    may_answer.set()
    wait_until(lambda: desk.parts.stories.is_open)
    assert desk.session.counting is not None
    assert told(desk).count == desk.session.counting.count()
