"""Counting told step by step, by a tradition: for the game on the board, and as the example that
ships with the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.course import TRADITIONS, CountingExample
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import Point
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import current_count
from goboard_app.session.new_game import OFFERED
from goboard_app.ui.board.scene import Flight
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.count.story_panel import StoryPanel
from goboard_app.ui.shell.message_line import MessageLine
from goboard_app.ui.shell.page import GamePage, SideBySide, to_next_area
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.view import ViewFlow, board_options
from goboard_app.ui.widgets.look import Look, ScaledLook
from goboard_app.ui.widgets.parts import Button, FlowRow, column_layout, label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goboard_app.app.story_player import Speed, StoryPlayer
    from goboard_app.scoring.traditions.story import Story
    from goboard_app.session.painter import StoneTravel


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
        from goboard_app.session.painter import paint_frame, paint_lifted, travels_of

        story = self.story
        if story is None:
            return
        board = self._board
        self._flying_to = None
        ways = travels_of(story.steps[place - 1], story.frames[place].size) if is_step else ()
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
        self._stage = StoryStage(page.board, page.message, self)
        self.is_wanted = True
        self.customs: tuple[Ruleset, ...] = ()
        self._counting: CountingState | None = None
        self._is_asked = False
        self._panel: StoryPanel | None = None
        self._connect()

    def _connect(self) -> None:
        self._controller.counted.connect(self._on_counted)
        self._controller.changed.connect(self._on_changed)
        self._stage.finished.connect(self.leave)

    @property
    def player(self) -> StoryPlayer:
        """Knows the place in the story."""
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
        shortcuts = [QShortcut(key, self._window) for key in acts]
        for shortcut, act in zip(shortcuts, acts.values(), strict=True):
            shortcut.activated.connect(act)
        return shortcuts

    @property
    def is_open(self) -> bool:
        """Whether a story is on the page."""
        return self._stage.story is not None

    @property
    def story(self) -> Story | None:
        """The story on the page."""
        return self._stage.story

    @property
    def can_show(self) -> bool:
        """Whether there is a count to tell."""
        return not self.is_open and current_count(self._controller.session) is not None

    @Slot()
    def show(self) -> None:
        """Tell the count that goes on, or the one that ended the game.

        While it is still being read which stones are dead, the story waits for the answer.
        """
        from goboard_app.session.compare_rulesets import story_of

        counting = current_count(self._controller.session)
        self._is_asked = counting is not None and self._controller.reader.is_busy
        if counting is not None and not self._is_asked:
            self._counting = counting
            self._open(story_of(counting))

    @Slot()
    def leave(self) -> None:
        """Show the session again, whatever is going on."""
        if not self.is_open:
            return
        self._counting = None
        self._stage.stop()
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
        self._page.panel.show_story(False)
        self._presenter.set_held(False)
        # What was counted away is back at once; nothing in the game has moved.
        self._page.board.finish_motion()
        self.left.emit()

    def take_key(self, event: QKeyEvent) -> bool:
        """Let Space alone stop the story and start it again; whether it was for the story."""
        is_plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if not self.is_open or event.key() != Qt.Key.Key_Space or not is_plain:
            return False
        self._stage.press_play()
        event.accept()
        return True

    def set_motion(self, has_motion: bool) -> None:
        """Let the story go on by itself, or step by step alone."""
        self._stage.set_motion(has_motion)

    def _open(self, story: Story) -> None:
        self._take_panel()
        self._presenter.set_held(True)
        self._page.set_reviewing(False)
        self._page.panel.show_story(True)
        board = self._page.board
        board.arrows_move_cursor = False
        board.set_cursor(None)
        board.setFocus()
        for shortcut in self._shortcuts:
            shortcut.setEnabled(True)
        self._stage.tell(story, self._offered(story), story.ruleset != self._ruleset)

    @property
    def _ruleset(self) -> Ruleset | None:
        return self._counting.ruleset if self._counting is not None else None

    def _offered(self, story: Story) -> list[Ruleset]:
        found = [*OFFERED, *self.customs]
        for ruleset in (self._ruleset, story.ruleset):
            if ruleset is not None and ruleset not in found:
                found.append(ruleset)
        return found

    def _take_panel(self) -> None:
        """Make the panel, and connect it when it is new."""
        panel = self._page.panel.story
        self._stage.take_panel(panel)
        if self._panel is not panel:
            self._panel = panel
            panel.skip.clicked.connect(self.leave)
            panel.ruleset_chosen.connect(self._on_ruleset)

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

    @Slot(object)
    def _on_ruleset(self, ruleset: Ruleset) -> None:
        from goboard_app.session.compare_rulesets import story_of, story_under

        if self._counting is None:
            return
        if ruleset == self._counting.ruleset:
            self._open(story_of(self._counting))
        else:
            self._open(story_under(self._controller.session, self._counting, ruleset))

    def describe(self, point: Point) -> str | None:
        """What is on a point of the story; None while none is told."""
        return self._stage.describe(point)


class CountingFlow(QObject):
    """Tells the count of the game that ships with the program.

    Signals: `turned()` when the page is shown, `left()` when the user goes back, `made(QWidget)`
    with the page.
    """

    turned = Signal()
    left = Signal()
    made = Signal(object)

    def __init__(
        self,
        look: Look,
        view: ViewFlow,
        pages: QStackedWidget,
        leave_board: Callable[[], bool],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._view = view
        self._pages = pages
        self._leave_board = leave_board
        view.settings_changed.connect(self.apply_settings)
        pages.currentChanged.connect(self._on_page)

    @cached_property
    def page(self) -> CountingPage:
        """The page, made when it is first shown."""
        # Late, since hardly any start of the program leads here.
        from goboard_app.app.course import counting_example

        page = CountingPage(self._look, counting_example())
        page.left.connect(self.left)
        self._pages.addWidget(page)
        self.made.emit(page)
        return page

    @property
    def is_shown(self) -> bool:
        """Whether the page is on the screen."""
        return "page" in self.__dict__ and self._pages.currentWidget() is self.page

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the action of the menu to what it does."""
        actions["counting_works"].triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Tell the count from the beginning, in the first tradition."""
        if self.is_shown or not self._leave_board():
            return
        page = self.page
        self._pages.setCurrentWidget(page)
        self.apply_settings()
        page.tell(0)
        self.turned.emit()

    @Slot()
    def apply_settings(self) -> None:
        """Draw the board as the settings say."""
        if "page" in self.__dict__:
            self.page.board.set_theme(self._look.theme)
            self.page.board.set_options(board_options(self._view.settings))
            self.page.stage.set_motion(self._view.settings.motion)

    @Slot(int)
    def _on_page(self) -> None:
        """What is told to nobody stops."""
        if "page" in self.__dict__ and not self.is_shown:
            self.page.stage.stop()


_ROOM_FOR_TITLE = 680


class CountingPage(SideBySide):
    """A story that belongs to no game of the user's. Signal: `left()`.

    Keys: arrows step, Space plays, N takes the next tradition and 1 to 5 any, Escape leaves; before
    a class Escape ends that first, and PageDown and PageUp step, which devices for speakers send.
    """

    left = Signal()

    def __init__(self, look: Look, example: CountingExample, parent: QWidget | None = None) -> None:
        self._large = ScaledLook(look)
        self.panel = StoryPanel(self._large)
        self.chips = [Button(self._large, name, kind="chip") for name in _short_names()]
        self.title = label(translate("lesson", "One game, five traditions"), "section", "muted")
        inside = column_layout(self.title, FlowRow(*self.chips, spacing=6), spacing=8)
        inside.addWidget(self.panel, 1)
        ends = translate("class", "Esc ends the presentation")
        self.way_out = label(ends, "note", "muted", wraps=True)
        self.way_out.hide()
        inside.addWidget(self.way_out)
        board = BoardView(look.theme, self._describe, translate("board", "Go board"))
        super().__init__(look, board, inside, parent)
        self._large.setParent(self)
        self._example = example
        self._now = 0
        self.board.arrows_move_cursor = False
        self.stage = StoryStage(self.board, self.message, self)
        self._group = QButtonGroup(self)
        self._build()
        self._connect()

    def _build(self) -> None:
        for number, chip in enumerate(self.chips):
            chip.setCheckable(True)
            chip.setAccessibleName(ruleset_name(TRADITIONS[number]))
            chip.setToolTip(f"{ruleset_name(TRADITIONS[number])} ({number + 1})")
            self._group.addButton(chip, number)
        self.panel.rules.hide()
        self.panel.skip.setText(translate("lesson", "Start page"))
        self.panel.at_end = (translate("lesson", "Next tradition"), "skip")

    def _connect(self) -> None:
        self.stage.take_panel(self.panel)
        self.stage.finished.connect(self.tell_next)
        self.panel.skip.clicked.connect(self.left)
        self._group.idClicked.connect(self.tell)

    @Slot(int)
    def tell(self, number: int) -> None:
        """Tell the count in one of the traditions, from its beginning."""
        self._now = number
        self.chips[number].setChecked(True)
        self.stage.tell(self._example.story(TRADITIONS[number]), (), False)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def tell_next(self) -> None:
        """Tell it in the next tradition, after the last one in the first."""
        self.tell((self._now + 1) % len(TRADITIONS))

    def _describe(self, point: Point) -> str:
        return self.stage.describe(point) or ""

    @Slot()
    def next_area(self) -> None:
        """Give the focus to the next part: the board, the traditions, the story."""
        chosen = self.chips[self._now]
        others = [chip for chip in self.chips if chip is not chosen]
        acts = [self.panel.play, *self.panel.speeds.values(), self.panel.slider, self.panel.skip]
        to_next_area([[self.board], [chosen, *others], acts])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, play, take another tradition, or leave."""
        player, keys = self.stage.player, Qt.Key
        act = {
            keys.Key_Left: player.step_back,
            keys.Key_Right: player.step_on,
            keys.Key_Home: player.to_start,
            keys.Key_End: player.to_end,
            keys.Key_Space: self.stage.press_play,
            keys.Key_N: self.tell_next,
            keys.Key_PageUp: player.step_back,
            keys.Key_PageDown: player.step_on,
            keys.Key_Escape: self.left.emit,
        }.get(Qt.Key(event.key()))
        if event.key() == keys.Key_Escape and self.is_presenting:
            # The window ends the presentation.
            super().keyPressEvent(event)
        elif act is not None:
            event.accept()
            act()
        elif event.text() in {str(n + 1) for n in range(len(TRADITIONS))}:
            event.accept()
            self.tell(int(event.text()) - 1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._show_title()

    def _show_class(self, scale: float) -> None:
        self._large.set_scale(scale)
        self._large.scale_texts(self._side, self.is_presenting)
        self.panel.show_class(self.is_presenting)
        self.panel.skip.setVisible(not self.is_presenting)
        self.way_out.setVisible(self.is_presenting)
        self._show_title()

    def _show_title(self) -> None:
        # Where there is little room the count itself needs it, and before a class always.
        has_room = self.height() >= self._look.px(_ROOM_FOR_TITLE)
        self.title.setVisible(has_room and not self.is_presenting)


def _short_names() -> list[str]:
    """What the buttons say: one word or two for each of the traditions, in their order."""
    return [
        translate("lesson", "Japanese"),
        translate("lesson", "Chinese"),
        translate("lesson", "Ing"),
        translate("lesson", "Tromp-Taylor"),
        translate("lesson", "New Zealand"),
    ]
