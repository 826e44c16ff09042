"""Counting stories, shown step by step in a tradition: on any board, and for the game in the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShortcut

from goboard_app.app.story_player import (
    Speed,
    StoneTravel,
    StoryPlayer,
    paint_frame,
    paint_lifted,
    travels_of,
)
from goboard_app.app.texts.story import step_sentence, story_point
from goboard_app.go.board import Color, Point
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.traditions.story import Story
from goboard_app.session.compare_rulesets import story_of, story_under
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import current_count, headline_count
from goboard_app.session.new_game import OFFERED
from goboard_app.session.session import Change
from goboard_app.ui.board.scene import Flight
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.count.story_panel import StoryPanel
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.message_line import MessageLine
from goboard_app.ui.shell.modes import Mode


class StoryStage(QObject):
    """A stage that shows a story on a board at the place of its player; stones fly if motion is on.

    Signal: `finished()` when the large button is pressed at the end of the story.
    """

    finished = Signal()

    def __init__(self, board: BoardView, message: MessageLine, parent: QObject, waits: bool = False) -> None:
        """Make a stage whose story goes on by itself, or with `waits` only by the steps of the user."""
        super().__init__(parent)
        self._board = board
        self._message = message
        self._flying_to: int | None = None
        self._panel: StoryPanel | None = None
        self._make: Callable[[Color], Story] | None = None
        self._counted = Color.BLACK
        self.story: Story | None = None
        self.player = StoryPlayer(self, waits)
        """The player, which keeps the place in the story."""
        self.player.shown.connect(self._on_shown)
        self.player.playing_changed.connect(self._on_playing)
        board.flights_landed.connect(self._on_landed)
        board.point_clicked.connect(self._on_clicked)

    def take_panel(self, panel: StoryPanel) -> None:
        """Show the story in this panel, and let its buttons steer it."""
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
        panel.side_chosen.connect(self._on_side)

    def tell(self, make: Callable[[Color], Story], rulesets: Sequence[Ruleset], is_other: bool) -> None:
        """Begin the story that `make` returns for the side whose area is counted.

        The panel offers `rulesets`; with `is_other` it says that the story is not by the rules of the game.
        """
        self._make = make
        self.story = story = make(self._counted)
        self._flying_to = None
        if self._panel is not None:
            self._panel.show_story(story, rulesets, is_other)
        self.player.tell(story)
        self._refresh_button()

    def stop(self) -> None:
        """End the story, and land the stones in flight."""
        self.story = self._flying_to = self._make = None
        self._counted = Color.BLACK
        self.player.stop()
        self._board.finish_motion()

    def set_motion(self, has_motion: bool) -> None:
        """Set whether stones fly and the story goes on by itself, or only step by step."""
        self.player.set_motion(has_motion)
        self._refresh_button()

    def describe(self, point: Point) -> str | None:
        """Return the text of a point on the board of the story for screen readers; None without a story."""
        if self.story is None:
            return None
        return story_point(self.story.frames[self.player.place], point)

    @Slot()
    def press_play(self) -> None:
        """Carry out the large button: play or pause, make a step, or finish at the end."""
        if self.player.is_at_end:
            self.finished.emit()
        elif self.player.goes_on:
            self.player.toggle()
        else:
            self.player.step_on()

    @Slot(int, bool)
    def _on_shown(self, place: int, is_step: bool) -> None:
        story = self.story
        if story is None:
            return
        board = self._board
        self._flying_to = None
        ways = travels_of(story.steps[place - 1], story.frames[place].size) if is_step else ()
        if ways and self.player.has_motion:
            # A new picture lands the stones in flight, and without `_flying_to` that landing tells no step.
            board.show_picture(paint_lifted(story.frames[place - 1], story.steps[place - 1]))
            self._flying_to = place
            self._tell(story, place, landed=False)
            board.fly([_flight(way) for way in ways], self.player.flight_ms)
        else:
            board.show_picture(paint_frame(story.frames[place]))
            self._tell(story, place)

    def _tell(self, story: Story, place: int, landed: bool = True) -> None:
        """Show a step in the panel; show and announce its sentence once its stones have landed."""
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

    @Slot(object)
    def _on_side(self, counted: Color) -> None:
        """Begin the same count again with the area of the other side."""
        if self._make is not None and self.story is not None and counted != self._counted:
            self._counted, self._flying_to = counted, None
            self._board.finish_motion()
            self.story = self._make(counted)
            if self._panel is not None:
                self._panel.show_steps(self.story)
            self.player.tell(self.story)
            self._refresh_button()

    def _refresh_button(self) -> None:
        if self._panel is not None:
            player = self.player
            self._panel.show_playing(player.is_playing, player.goes_on, player.is_at_end)


def _flight(way: StoneTravel) -> Flight:
    return Flight(way.color, way.start, way.end)


class StoryFlow(QObject, Mode):
    """The flow that shows the story of a count on the game page until the game changes.

    The game itself is not changed. Signal: `left()` when the page shows the session again.
    """

    left = Signal()
    name = "story"
    ends_with_board = True
    holds_page = True

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._page = context.page
        self._stage = StoryStage(context.page.board, context.page.message, self)
        self._counting: CountingState | None = None
        self._is_asked = False
        self._panel: StoryPanel | None = None
        self._controller.changed.connect(self._on_changed)
        self._stage.finished.connect(self.leave)
        context.view.settings_changed.connect(self._on_settings)
        self._on_settings()

    @property
    def player(self) -> StoryPlayer:
        """The player, which keeps the place in the story."""
        return self._stage.player

    @cached_property
    def _shortcuts(self) -> list[QShortcut]:
        acts = {
            Qt.Key.Key_Left: self.player.step_back,
            Qt.Key.Key_Right: self.player.step_on,
            Qt.Key.Key_Home: self.player.to_start,
            Qt.Key.Key_End: self.player.to_end,
            Qt.Key.Key_Escape: self.leave,
        }
        shortcuts = [QShortcut(key, self._context.window) for key in acts]
        for shortcut, act in zip(shortcuts, acts.values(), strict=True):
            shortcut.activated.connect(act)
        return shortcuts

    @property
    def is_open(self) -> bool:
        """True if a story is on the page."""
        return self._stage.story is not None

    @property
    def story(self) -> Story | None:
        """The story on the page."""
        return self._stage.story

    @Slot()
    def show(self) -> None:
        """Show the story of the count in progress, or of the one that ended the game.

        During the reading of the groups the story waits for its end. An unfinished board has no story.
        """
        session = self._controller.session
        counting = current_count(session)
        if counting is not None and counting.is_unfinished:
            counting = None
        self._is_asked = counting is not None and self._controller.reader.is_busy
        if counting is not None and not self._is_asked:
            self._counting = counting
            self._open(partial(story_of, headline_count(session, counting)))

    @Slot()
    def leave(self) -> None:
        """End the story, and show the session again."""
        if not self.is_open:
            return
        self._counting = None
        self._stage.stop()
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
        self._context.modes.gone(self)
        # Stones that the story took off are back at once, without flight: the game has not moved.
        self._page.board.finish_motion()
        self.left.emit()

    def key(self, event: QKeyEvent) -> bool:
        """Press the large button for Space without modifiers; return whether the key was for the story."""
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if not self.is_open or event.key() != Qt.Key.Key_Space or not is_plain:
            return False
        self._stage.press_play()
        event.accept()
        return True

    @Slot()
    def _on_settings(self) -> None:
        self._stage.set_motion(self._context.view.settings.motion)

    def _open(self, make: Callable[[Color], Story], other: Ruleset | None = None) -> None:
        """Begin a story by the rules of the count, or by the other ruleset that is only looked at."""
        self._take_panel()
        self._context.modes.enter(self)
        self._page.set_reviewing(False)
        self._page.panel.refresh(self._controller, Change.everything())
        board = self._page.board
        board.arrows_move_cursor = False
        board.set_cursor(None)
        board.setFocus()
        for shortcut in self._shortcuts:
            shortcut.setEnabled(True)
        self._stage.tell(make, self._offered(other), other is not None)

    @property
    def _ruleset(self) -> Ruleset | None:
        return self._counting.ruleset if self._counting is not None else None

    def _offered(self, other: Ruleset | None) -> list[Ruleset]:
        found = [*OFFERED, *self._context.view.settings.custom_rulesets]
        for ruleset in (self._ruleset, other):
            if ruleset is not None and ruleset not in found:
                found.append(ruleset)
        return found

    def _take_panel(self) -> None:
        """Take the story panel, and connect it if it is new."""
        panel = cast("StoryPanel", self._page.panel["story"])
        self._stage.take_panel(panel)
        if self._panel is not panel:
            self._panel = panel
            panel.skip.clicked.connect(self.leave)
            panel.ruleset_chosen.connect(self._on_ruleset)

    @Slot(object)
    def _on_changed(self) -> None:
        # The page has to show any change of the game.
        self.leave()
        if self._is_asked and not self._controller.reader.is_busy:
            self.show()

    @Slot(object)
    def _on_ruleset(self, ruleset: Ruleset) -> None:
        if self._counting is None:
            return
        session = self._controller.session
        if ruleset == self._counting.ruleset:
            self._open(partial(story_of, headline_count(session, self._counting)))
        else:
            self._open(partial(story_under, session, self._counting, ruleset), ruleset)

    def describe(self, point: Point) -> str | None:
        """Return the text of a point on the board of the story for screen readers; None without a story."""
        return self._stage.describe(point)
