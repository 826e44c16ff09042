"""The panel of the story of a count, in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from goboard_app.app.story_player import Speed
from goboard_app.rules import catalogue
from goboard_app.scoring.traditions.story import Story
from goboard_app.session.new_game import OFFERED
from goboard_app.ui.count.story import StoryFlow
from goboard_app.ui.count.story_panel import StoryPanel
from goboard_app.ui.widgets.chapter_list import ChapterState
from tests.support import games
from tests.support.desk import Desk, Desks


@pytest.fixture
def told(desks: Desks) -> Desk:
    """A Japanese count of what is read to be dead, just begun; the tests take its steps."""
    desk = desks.make(on_start_page=False, motion=False)
    desk.start(ruleset=catalogue.JAPANESE, komi=catalogue.JAPANESE.komi)
    desk.play(games.MOVES)
    desk.menu("accept")
    return desk


def panel(desk: Desk) -> StoryPanel:
    return desk.panel.story


def flow(desk: Desk) -> StoryFlow:
    return desk.parts.stories


def story(desk: Desk) -> Story:
    found = flow(desk).story
    assert found is not None
    return found


def states(desk: Desk) -> list[ChapterState]:
    return [line.mark.state for line in panel(desk).chapters.lines]


def numbers(desk: Desk) -> dict[str, tuple[QLabel, QLabel]]:
    return {name.text(): cells for name, *cells in panel(desk).table._numbers}  # type: ignore[misc]


def test_the_tradition_is_named(told: Desk) -> None:
    assert panel(told).title.text() == "Counting the Japanese way"
    assert panel(told).subtitle.text() == "Japanese. The board itself becomes the sum."
    assert not panel(told).note.isVisible()


def test_the_card_tells_the_step(told: Desk) -> None:
    told.press(panel(told).buttons["forward"])
    assert panel(told).step.text() == "Lift the dead stones"
    assert panel(told).reason.text().startswith("They cannot escape capture.")
    assert panel(told).card.accessibleName().startswith("Lift the dead stones. They")


def test_chapters_are_done_now_or_to_come(told: Desk) -> None:
    assert set(states(told)) == {ChapterState.COMING}
    place = story(told).chapters[2].first + 1
    flow(told).player.go_to(place)
    assert states(told)[:4] == [
        ChapterState.DONE,
        ChapterState.DONE,
        ChapterState.NOW,
        ChapterState.COMING,
    ]
    lines = panel(told).chapters.lines
    assert lines[2].name.property("role") == "strong"
    assert lines[2].accessibleName().startswith("White’s prisoners into Black’s territory, now")
    assert lines[0].accessibleName() == "Lift the dead stones, done, 3"


def test_a_chapter_is_gone_to_by_its_line(told: Desk) -> None:
    told.press(panel(told).chapters.lines[3])
    assert flow(told).player.place == story(told).chapters[3].first


def test_a_number_that_changed_is_heavier(told: Desk) -> None:
    fill = story(told).chapters[2]
    flow(told).player.go_to(fill.first + 1)
    cells = numbers(told)
    assert [cell.property("role") for cell in cells["Prisoners filled in"]] == ["strong", "panel"]
    assert [cell.property("role") for cell in cells["Territory"]] == ["panel", "panel"]
    assert cells["Prisoners filled in"][0].text() == "−1"


def test_the_table_reads_itself_aloud(told: Desk) -> None:
    flow(told).player.to_end()
    assert panel(told).table.accessibleName() == (
        "Territory: Black 34, White 26. Prisoners filled in: Black −2, White −2. "
        "Komi: White 6½. Now: Black 32, White 30½"
    )


def test_the_slider_is_the_whole_story(told: Desk) -> None:
    slider = panel(told).slider
    assert (slider.minimum(), slider.maximum()) == (0, len(story(told)))
    slider.setValue(5)
    assert flow(told).player.place == 5
    told.key(Qt.Key.Key_Right)
    assert slider.value() == 6


def test_the_slider_has_a_notch_where_a_chapter_begins(told: Desk) -> None:
    slider = panel(told).slider
    image = slider.grab().toImage()
    slider._notches = ()
    slider.update()
    assert slider.grab().toImage() != image


def test_names_of_the_buttons(told: Desk) -> None:
    names = [button.accessibleName() for button in panel(told).buttons.values()]
    assert names == ["Back to the start", "One step back", "One step forward", "Go to the end"]
    assert panel(told).slider.accessibleName() == "Place in the count"
    assert panel(told).chapters.accessibleName() == "Steps of the count"


def test_there_is_nothing_before_the_start_and_after_the_end(told: Desk) -> None:
    buttons = panel(told).buttons
    on = {name: button.isEnabled() for name, button in buttons.items()}
    assert on == {"first": False, "back": False, "forward": True, "last": True}
    told.press(buttons["last"])
    on = {name: button.isEnabled() for name, button in buttons.items()}
    assert on == {"first": True, "back": True, "forward": False, "last": False}
    assert panel(told).play.text() == "Result"


def test_one_speed_is_chosen(told: Desk) -> None:
    speeds = panel(told).speeds
    assert [speed for speed, chip in speeds.items() if chip.isChecked()] == [Speed.NORMAL]
    told.press(speeds[Speed.FAST])
    assert flow(told).player.speed is Speed.FAST
    assert [speed for speed, chip in speeds.items() if chip.isChecked()] == [Speed.FAST]


def test_all_rulesets_are_offered(told: Desk) -> None:
    actions = panel(told).rules_menu.actions()
    assert len(actions) == len(OFFERED)
    assert [action.text() for action in actions if action.isChecked()] == ["Japanese"]


def test_a_low_window_shows_the_steps_around_the_current_one(told: Desk) -> None:
    assert all(line.isVisible() for line in panel(told).chapters.lines)
    told.window.resize(1024, 560)
    flow(told).player.go_to(story(told).chapters[3].first + 1)
    shown = [i for i, line in enumerate(panel(told).chapters.lines) if line.isVisible()]
    assert shown == [2, 3, 4]
    flow(told).player.to_end()
    assert panel(told).chapters.lines[-1].isVisible()


def test_card_and_numbers_stay_in_sight_in_a_low_window(told: Desk) -> None:
    told.window.resize(1024, 640)
    for place in range(1, len(story(told)) + 1):
        flow(told).player.go_to(place)
        card, table = panel(told).card, panel(told).table
        assert card.visibleRegion().boundingRect() == card.rect()
        if table.isVisible():
            assert table.visibleRegion().boundingRect().height() > 40
