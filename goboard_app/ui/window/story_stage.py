"""StoryStage: a counting story on a board, with the sentence under it and the panel beside it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.go.board import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.board.moves import Flight
from goboard_app.ui.window.message_line import MessageLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goboard_app.app.story_player import Speed, StoryPlayer
    from goboard_app.rules.ruleset import Ruleset
    from goboard_app.scoring.traditions.story import Story
    from goboard_app.session.painter import StoneTravel
    from goboard_app.ui.panels.story_panel import StoryPanel


class StoryStage(QObject):
    """Shows a story place by place, as its player goes; stones fly where there is motion.

    Signal: `finished()` when the large button is pressed at the end of the story.
    """

    finished = Signal()

    def __init__(self, board: BoardView, message: MessageLine, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._message = message
        self._has_motion = True
        self._flying_to: int | None = None
        self._panel: StoryPanel | None = None
        self.story: Story | None = None
        board.flights_landed.connect(self._on_landed)
        board.point_clicked.connect(self._on_clicked)

    @cached_property
    def player(self) -> StoryPlayer:
        """Knows the place in the story; made with the first one."""
        # Late, here as below: no story is told while the program starts.
        from goboard_app.app.story_player import StoryPlayer

        player = StoryPlayer(self)
        player.set_motion(self._has_motion)
        player.shown.connect(self._on_shown)
        player.playing_changed.connect(self._on_playing)
        return player

    def take_panel(self, panel: StoryPanel) -> None:
        """Let this panel tell and steer the story."""
        if self._panel is panel:
            return
        self._panel = panel
        for name, act in {
            "first": self.player.to_start,
            "back": self.player.step_back,
            "forward": self.player.step_on,
            "last": self.player.to_end,
        }.items():
            panel.buttons[name].clicked.connect(act)
        panel.play.clicked.connect(self.press_play)
        panel.place_chosen.connect(self.player.go_to)
        panel.speed_chosen.connect(self._on_speed)

    def tell(self, story: Story, rulesets: Sequence[Ruleset], is_other: bool) -> None:
        """Begin a story; `rulesets` are offered instead of its own, as the panel says."""
        self.story = story
        self._flying_to = None
        if self._panel is not None:
            self._panel.show_story(story, rulesets, is_other)
        self.player.tell(story)
        self._refresh_button()

    def stop(self) -> None:
        """There is no story any more; what is in flight lands."""
        self.story = self._flying_to = None
        self.player.stop()
        self._board.finish_motion()

    def set_motion(self, has_motion: bool) -> None:
        """Let the story go on by itself, or step by step alone."""
        self._has_motion = has_motion
        if "player" in self.__dict__:
            self.player.set_motion(has_motion)
        self._refresh_button()

    def describe(self, point: Point) -> str | None:
        """What is on a point of the story; None while none is told."""
        from goboard_app.app.texts.story import story_point

        if self.story is None:
            return None
        return story_point(self.story.frames[self.player.place], point)

    @Slot()
    def press_play(self) -> None:
        """Do what the large button says."""
        if self.player.is_at_end:
            self.finished.emit()
        elif self.player.has_motion:
            self.player.toggle()
        else:
            self.player.step_on()

    @Slot(int, bool)
    def _on_shown(self, place: int, is_step: bool) -> None:
        from goboard_app.session.painter import paint_frame, paint_lifted, ways_of

        story = self.story
        if story is None:
            return
        board = self._board
        self._flying_to = None
        ways = ways_of(story.steps[place - 1], story.frames[place].size) if is_step else ()
        if ways and self.player.has_motion:
            # What flew before lands first, and then no longer says so for this step.
            board.show_picture(paint_lifted(story.frames[place - 1], story.steps[place - 1]))
            self._flying_to = place
            self._tell(story, place, landed=False)
            board.fly([_flight(way) for way in ways], self.player.flight_ms)
        else:
            board.show_picture(paint_frame(story.frames[place]))
            self._tell(story, place)

    def _tell(self, story: Story, place: int, landed: bool = True) -> None:
        """Say what is done; its sum is said once the stones have landed."""
        # Late, with the panel that is made when the first story is told.
        from goboard_app.app.texts.story import step_sentence

        if self._panel is not None:
            self._panel.show_place(story, place, landed)
        if landed:
            sentence = step_sentence(story, place)
            step = story.step_to(place)
            side = step.side if step is not None else None
            self._message.say(sentence, side, "" if side else "count")
            self._board.announce(sentence)
        self._refresh_button()

    @Slot()
    def _on_landed(self) -> None:
        from goboard_app.session.painter import paint_frame

        place, self._flying_to = self._flying_to, None
        if self.story is not None and place is not None:
            self._board.show_picture(paint_frame(self.story.frames[place]))
            self._tell(self.story, place)

    @Slot(object, object)
    def _on_clicked(self) -> None:
        if self.story is not None:
            self._board.finish_motion()

    @Slot(bool)
    def _on_playing(self) -> None:
        self._refresh_button()

    @Slot(object)
    def _on_speed(self, speed: Speed) -> None:
        self.player.set_speed(speed)

    def _refresh_button(self) -> None:
        if self._panel is not None:
            player = self.player
            self._panel.show_playing(player.is_playing, player.has_motion, player.is_at_end)


def _flight(way: StoneTravel) -> Flight:
    return Flight(way.color, way.start, way.end)
