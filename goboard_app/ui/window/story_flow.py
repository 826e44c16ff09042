"""StoryFlow: the count told on the board, from the agreement to the result and back."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.go.board import Point
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import told_count
from goboard_app.session.new_game import OFFERED
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.story_stage import StoryStage

if TYPE_CHECKING:
    from goboard_app.app.story_player import StoryPlayer
    from goboard_app.scoring.traditions.story import Story
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
        return not self.is_open and told_count(self._controller.session) is not None

    @Slot()
    def show(self) -> None:
        """Tell the count that goes on, or the one that ended the game.

        While it is still being read which stones are dead, the story waits for the answer.
        """
        from goboard_app.session.compare_rulesets import story_of

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
