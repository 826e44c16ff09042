"""The player: the place in a story, and its automatic advance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from goboard_app.app.story_player import (
    PAUSE_MS,
    RING_MS,
    WORDS_A_MINUTE,
    Speed,
    StoryPlayer,
    reading_ms,
)
from goboard_app.app.texts.story import new_words, step_reason, step_title
from goboard_app.go.board import Color
from goboard_app.go.position import parse_diagram
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import ALL_ALIVE
from goboard_app.scoring.traditions.story import ChapterKind, Story
from goboard_app.scoring.traditions.tell import tell

BOARD = ". X O .\n. X O .\n. X O ."


def story_of(ruleset: Ruleset = catalogue.JAPANESE) -> Story:
    position = parse_diagram(BOARD, Color.BLACK, (1, 2))
    return tell(position, ALL_ALIVE, ruleset, GameTerms())


@pytest.fixture
def player(qtbot: QtBot) -> StoryPlayer:
    return StoryPlayer()


def timer(player: StoryPlayer) -> QTimer:
    found = player.findChild(QTimer)
    assert isinstance(found, QTimer)
    return found


def test_a_story_begins_at_its_start_and_plays(player: StoryPlayer) -> None:
    shown: list[tuple[int, bool]] = []
    player.shown.connect(lambda place, is_step: shown.append((place, is_step)))
    player.tell(story_of())
    assert shown == [(0, False)]
    assert player.is_playing
    assert timer(player).isActive()


def test_it_plays_to_the_end_and_stops_there(player: StoryPlayer) -> None:
    story = story_of()
    player.tell(story)
    for place in range(1, len(story) + 1):
        timer(player).timeout.emit()
        assert player.place == place
    assert player.is_at_end
    assert not player.is_playing
    assert not timer(player).isActive()


def test_it_really_goes_on_by_itself(player: StoryPlayer, qtbot: QtBot) -> None:
    player.set_speed(Speed.FAST)
    player.tell(story_of())
    with qtbot.waitSignal(player.shown, timeout=5000):
        pass
    assert player.place == 1


def test_a_step_by_hand_stops_it(player: StoryPlayer) -> None:
    player.tell(story_of())
    player.step_on()
    assert (player.place, player.is_playing) == (1, False)
    player.step_on()
    player.step_back()
    assert player.place == 1


def test_only_a_single_step_forward_may_move(player: StoryPlayer) -> None:
    shown: list[tuple[int, bool]] = []
    story = story_of()
    player.tell(story)
    player.shown.connect(lambda place, is_step: shown.append((place, is_step)))
    player.step_on()
    player.step_on()
    player.step_back()
    player.to_end()
    player.to_start()
    assert shown == [(1, True), (2, True), (1, False), (len(story), False), (0, False)]


def test_there_is_nothing_before_the_start_and_after_the_end(player: StoryPlayer) -> None:
    story = story_of()
    player.tell(story)
    player.step_back()
    assert player.place == 0
    player.go_to(10_000)
    assert player.place == len(story)
    player.step_on()
    assert player.place == len(story)


def test_playing_and_pausing(player: StoryPlayer) -> None:
    told: list[bool] = []
    player.playing_changed.connect(told.append)
    player.tell(story_of())
    player.toggle()
    player.toggle()
    player.pause()
    assert told == [True, False, True, False]


def test_at_the_end_it_begins_again(player: StoryPlayer) -> None:
    player.tell(story_of())
    player.to_end()
    player.toggle()
    assert (player.place, player.is_playing) == (0, True)


def test_reduced_motion_waits_for_each_step(player: StoryPlayer) -> None:
    player.set_motion(False)
    player.tell(story_of())
    assert not player.is_playing
    player.toggle()
    assert not timer(player).isActive()
    player.step_on()
    assert player.place == 1


def test_taking_motion_away_stops_it(player: StoryPlayer) -> None:
    player.tell(story_of())
    player.set_motion(False)
    assert not player.is_playing


def test_without_a_story_nothing_happens(player: StoryPlayer) -> None:
    for act in (player.play, player.toggle, player.step_on, player.step_back, player.to_end):
        act()
    assert (player.place, player.is_playing) == (0, False)
    player.tell(story_of())
    player.stop()
    assert (player.place, player.is_playing, player.is_at_end) == (0, False, True)


def waits(player: StoryPlayer, story: Story, place: int) -> int:
    """Return the milliseconds that the player stays at a place."""
    player.tell(story)
    player.go_to(place)
    player.play()
    return timer(player).interval()


def test_stones_fly_longer_and_pauses_are_longer_when_slow(player: StoryPlayer) -> None:
    flights, pauses = [], []
    story = story_of()
    for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW):
        player.set_speed(speed)
        flights.append(player.flight_ms)
        pauses.append(waits(player, story, 0))
    assert flights == [90, 260, 520]
    assert pauses == sorted(pauses)
    assert len(set(pauses)) == 3


def test_between_chapters_there_is_a_pause(player: StoryPlayer) -> None:
    story = story_of()
    fill = next(c for c in story.chapters if c.kind is ChapterKind.FILL_PRISONERS)
    assert fill.length == 2
    last = fill.first + 2
    assert waits(player, story, last) == 260 + reading_ms(story, last, Speed.NORMAL) + PAUSE_MS
    assert waits(player, story, last - 1) < 260 + reading_ms(story, last - 1, Speed.NORMAL) + PAUSE_MS


@pytest.mark.parametrize("speed", Speed)
def test_messages_stay_as_long_as_it_takes_to_read(player: StoryPlayer, speed: Speed) -> None:
    story = story_of()
    player.set_speed(speed)
    for chapter in story.chapters:
        place = chapter.first + 1
        words = len(f"{step_title(story, place)} {step_reason(story, place)}".split())
        assert waits(player, story, place) >= 60_000 * words // WORDS_A_MINUTE[speed]


def test_only_a_changed_number_is_announced() -> None:
    story = story_of()
    fill = next(c for c in story.chapters if c.kind is ChapterKind.FILL_PRISONERS)
    assert new_words(story, fill.first + 1) > 10
    assert new_words(story, fill.first + 2) == 1


def test_in_a_lesson_each_step_is_waited_for_though_stones_move(qtbot: QtBot) -> None:
    player = StoryPlayer(waits=True)
    player.tell(story_of())
    player.play()
    assert (player.is_playing, player.goes_on, player.has_motion) == (False, False, True)
    player.step_on()
    assert player.place == 1
    assert not timer(player).isActive()


def test_still_steps_last_long_enough_to_be_read(player: StoryPlayer) -> None:
    story = story_of()
    counted = next(c for c in story.chapters if c.kind is ChapterKind.COUNT_TERRITORY)
    assert waits(player, story, counted.first + 1) > PAUSE_MS


def test_waves_follow_quickly(player: StoryPlayer) -> None:
    position = parse_diagram("X . . . .")
    story = tell(position, ALL_ALIVE, catalogue.TROMP_TAYLOR, GameTerms())
    assert waits(player, story, 1) == reading_ms(story, 1, Speed.NORMAL) + RING_MS
    assert waits(player, story, 2) == RING_MS
    assert waits(player, story, 4) == RING_MS + PAUSE_MS


def test_the_speed_is_reported_once(player: StoryPlayer) -> None:
    told: list[object] = []
    player.speed_changed.connect(told.append)
    player.set_speed(Speed.SLOW)
    player.set_speed(Speed.SLOW)
    assert told == [Speed.SLOW]
