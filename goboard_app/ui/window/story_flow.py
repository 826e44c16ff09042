"""StoryFlow: the count told on the board, from the agreement to the result and back."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QWidget

from goboard_app.app.game_controller import GameController
from goboard_app.go.point import Point
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.counting import CountingState
from goboard_app.session.ended import told_count
from goboard_app.session.setup import OFFERED
from goboard_app.ui.board.moves import Flight
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter

if TYPE_CHECKING:
    from goboard_app.app.story_player import Speed, StoryPlayer
    from goboard_app.scoring.story.values import Story
    from goboard_app.session.story_picture import Way
    from goboard_app.ui.panels.story_panel import StoryPanel


class StoryFlow(QObject):
    """Shows a story on the page, as long as nothing else happens to the game.

    It is a way to look at a count and changes nothing. Signal: `left()` when the page shows the
    session again.
    """

    left = Signal()

    def __init__(
        self,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self.is_wanted = True
        self._has_motion = True
        self.customs: tuple[Ruleset, ...] = ()
        self._counting: CountingState | None = None
        self._story: Story | None = None
        self._flying_to: int | None = None
        self._is_asked = False
        self._panel: StoryPanel | None = None
        self._connect()

    def _connect(self) -> None:
        self._controller.counted.connect(self._on_counted)
        self._controller.changed.connect(self._on_changed)
        self._page.board.flights_landed.connect(self._on_landed)
        self._page.board.point_clicked.connect(self._on_clicked)

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

    @cached_property
    def _shortcuts(self) -> list[QShortcut]:
        acts = {
            Qt.Key.Key_Left: self.player.step_back,
            Qt.Key.Key_Right: self.player.step_on,
            Qt.Key.Key_Home: self.player.to_start,
            Qt.Key.Key_End: self.player.to_end,
            Qt.Key.Key_Escape: self.leave,
        }
        shortcuts = [QShortcut(key, self._window) for key in acts]
        for shortcut, act in zip(shortcuts, acts.values(), strict=True):
            shortcut.activated.connect(act)
        return shortcuts

    @property
    def is_open(self) -> bool:
        """Whether a story is on the page."""
        return self._story is not None

    @property
    def story(self) -> Story | None:
        """The story on the page."""
        return self._story

    @property
    def can_show(self) -> bool:
        """Whether there is a count to tell."""
        return not self.is_open and told_count(self._controller.session) is not None

    @Slot()
    def show(self) -> None:
        """Tell the count that goes on, or the one that ended the game.

        While it is still being read which stones are dead, the story waits for the answer.
        """
        from goboard_app.session.telling import story_of

        counting = told_count(self._controller.session)
        self._is_asked = counting is not None and self._controller.reader.is_busy
        if counting is not None and not self._is_asked:
            self._counting = counting
            self._open(story_of(counting))

    @Slot()
    def leave(self) -> None:
        """Show the session again, whatever is going on."""
        if not self.is_open:
            return
        self._story = self._counting = self._flying_to = None
        self.player.stop()
        self._page.board.finish_motion()
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
        self._page.panel.show_story(False)
        self._presenter.set_held(False)
        # What was counted away is back at once; nothing in the game has moved.
        self._page.board.finish_motion()
        self.left.emit()

    def take_key(self, event: QKeyEvent) -> bool:
        """Let Space stop the story and start it again; whether it was for the story."""
        if not self.is_open or event.key() != Qt.Key.Key_Space:
            return False
        self._on_play()
        event.accept()
        return True

    def set_motion(self, has_motion: bool) -> None:
        """Let the story go on by itself, or step by step alone."""
        self._has_motion = has_motion
        if "player" in self.__dict__:
            self.player.set_motion(has_motion)
        self._refresh_button()

    def _open(self, story: Story) -> None:
        panel = self._take_panel()
        self._story = story
        self._flying_to = None
        self._presenter.set_held(True)
        self._page.set_reviewing(False)
        self._page.panel.show_story(True)
        board = self._page.board
        board.arrows_move_cursor = False
        board.set_cursor(None)
        board.setFocus()
        for shortcut in self._shortcuts:
            shortcut.setEnabled(True)
        panel.show_story(story, self._offered(story), story.ruleset != self._ruleset)
        self.player.tell(story)
        self._refresh_button()

    @property
    def _ruleset(self) -> Ruleset | None:
        return self._counting.ruleset if self._counting is not None else None

    def _offered(self, story: Story) -> list[Ruleset]:
        found = [*OFFERED, *self.customs]
        for ruleset in (self._ruleset, story.ruleset):
            if ruleset is not None and ruleset not in found:
                found.append(ruleset)
        return found

    def _take_panel(self) -> StoryPanel:
        """The panel, connected when it is first made."""
        panel = self._page.panel.story
        if self._panel is panel:
            return panel
        self._panel = panel
        for name, act in {
            "first": self.player.to_start,
            "back": self.player.step_back,
            "forward": self.player.step_on,
            "last": self.player.to_end,
        }.items():
            panel.buttons[name].clicked.connect(act)
        panel.play.clicked.connect(self._on_play)
        panel.skip.clicked.connect(self.leave)
        panel.place_chosen.connect(self.player.go_to)
        panel.speed_chosen.connect(self._on_speed)
        panel.ruleset_chosen.connect(self._on_ruleset)
        return panel

    @Slot()
    def _on_counted(self) -> None:
        if self.is_wanted:
            self.show()

    @Slot(object)
    def _on_changed(self) -> None:
        # Whatever happened to the game, the page has to show it.
        self.leave()
        if self._is_asked and not self._controller.reader.is_busy:
            self.show()

    @Slot(int, bool)
    def _on_shown(self, place: int, is_step: bool) -> None:
        from goboard_app.session.story_picture import paint_frame, paint_lifted, ways_of

        story = self._story
        if story is None:
            return
        board = self._page.board
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
            self._page.message.say(sentence, side, "" if side else "count")
            self._page.board.announce(sentence)
        self._refresh_button()

    @Slot()
    def _on_landed(self) -> None:
        from goboard_app.session.story_picture import paint_frame

        place, self._flying_to = self._flying_to, None
        if self._story is not None and place is not None:
            self._page.board.show_picture(paint_frame(self._story.frames[place]))
            self._tell(self._story, place)

    @Slot(object, object)
    def _on_clicked(self) -> None:
        if self.is_open:
            self._page.board.finish_motion()

    @Slot()
    def _on_play(self) -> None:
        if self.player.is_at_end:
            self.leave()
        elif self.player.has_motion:
            self.player.toggle()
        else:
            self.player.step_on()

    @Slot(bool)
    def _on_playing(self) -> None:
        self._refresh_button()

    @Slot(object)
    def _on_speed(self, speed: Speed) -> None:
        self.player.set_speed(speed)

    @Slot(object)
    def _on_ruleset(self, ruleset: Ruleset) -> None:
        from goboard_app.session.telling import story_of, story_under

        if self._counting is None:
            return
        if ruleset == self._counting.ruleset:
            self._open(story_of(self._counting))
        else:
            self._open(story_under(self._controller.session, self._counting, ruleset))

    def _refresh_button(self) -> None:
        if self._panel is not None:
            player = self.player
            self._panel.show_playing(player.is_playing, player.has_motion, player.is_at_end)

    def describe(self, point: Point) -> str | None:
        """What is on a point of the story; None while none is told."""
        from goboard_app.app.texts.story import story_point

        if self._story is None:
            return None
        return story_point(self._story.frames[self.player.place], point)


def _flight(way: Way) -> Flight:
    return Flight(way.color, way.start, way.end)
