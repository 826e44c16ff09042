"""The page "How counting works", on which the game that ships with the program is counted."""

from __future__ import annotations

from functools import cached_property, partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from goboard_app.app.course import TRADITIONS, CountingExample, counting_example
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import Point
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.count.story import StoryStage
from goboard_app.ui.count.story_panel import StoryPanel
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import SideBySide, to_next_area
from goboard_app.ui.shell.view import board_options
from goboard_app.ui.widgets.look import Look, ScaledLook
from goboard_app.ui.widgets.parts import Button, FlowRow, column_layout, label
from goboard_app.ui.widgets.tips import set_tip


class CountingFlow(QObject):
    """The flow of the page that shows the count of the game that ships with the program.

    Signal: `made(QWidget)` with the page, when it is first shown.
    """

    made = Signal(object)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._pages = context.pages
        self._context.view.settings_changed.connect(self.apply_settings)
        self._pages.currentChanged.connect(self._on_page)

    @cached_property
    def page(self) -> CountingPage:
        """The page, made when it is first shown."""
        page = CountingPage(self._context.look, counting_example())
        page.left.connect(self._on_left)
        self._pages.addWidget(page)
        self.made.emit(page)
        return page

    @property
    def is_shown(self) -> bool:
        """True if the page is on the screen."""
        return "page" in self.__dict__ and self._pages.currentWidget() is self.page

    @Slot()
    def show(self) -> None:
        """Show the count from the beginning, in the first tradition, if the user lets the board go."""
        if self.is_shown or not self._context.leaving.leave_board():
            return
        page = self.page
        self._pages.setCurrentWidget(page)
        self.apply_settings()
        page.tell(0)
        self._context.commands.sweep_soon()

    @Slot()
    def apply_settings(self) -> None:
        """Apply the settings for the board and its motion to the page."""
        if "page" in self.__dict__:
            self.page.board.set_theme(self._context.look.theme)
            self.page.board.set_options(board_options(self._context.view.settings))
            self.page.stage.set_motion(self._context.view.settings.motion)

    @Slot()
    def _on_left(self) -> None:
        self._context.commands.run("start_page")

    @Slot(int)
    def _on_page(self) -> None:
        """Stop the story when another page is shown."""
        if "page" in self.__dict__ and not self.is_shown:
            self.page.stage.stop()


_ROOM_FOR_TITLE = 680


class CountingPage(SideBySide):
    """A page with the counting story of the example game, in five traditions. Signal: `left()`.

    Keys: Left and Right step, Home and End go to the ends, Space plays, N takes the next tradition and 1 to 5 any,
    Escape leaves; during a presentation Escape ends that first. PageDown and PageUp step as well, because the remote
    controls of speakers send them.
    """

    manual_page = "counting"

    leads_to_start = True
    """The mark of a page from which the command "Start page" leads away."""

    left = Signal()

    def __init__(self, look: Look, example: CountingExample, parent: QWidget | None = None) -> None:
        self._large = ScaledLook(look)
        self.panel = StoryPanel(self._large, has_pace=False)
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
        self.stage = StoryStage(self.board, self.message, self, waits=True)
        self._group = QButtonGroup(self)
        self._build()
        self._connect()

    def _build(self) -> None:
        for number, chip in enumerate(self.chips):
            chip.setCheckable(True)
            chip.setAccessibleName(ruleset_name(TRADITIONS[number]))
            set_tip(chip, f"{ruleset_name(TRADITIONS[number])} ({number + 1})")
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
        """Show the count in one of the traditions, by its number, from its beginning."""
        self._now = number
        self.chips[number].setChecked(True)
        self.stage.tell(partial(self._example.story, TRADITIONS[number]), (), False)
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def tell_next(self) -> None:
        """Show the count in the next tradition; the first one follows the last."""
        self.tell((self._now + 1) % len(TRADITIONS))

    def _describe(self, point: Point) -> str:
        return self.stage.describe(point) or ""

    @Slot()
    def next_area(self) -> None:
        """Move the focus to the next part: the board, the traditions, the story."""
        chosen = self.chips[self._now]
        others = [chip for chip in self.chips if chip is not chosen]
        acts = [self.panel.play, *self.panel.speeds.values(), self.panel.slider, self.panel.skip]
        to_next_area([[self.board], [chosen, *others], acts])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, play, choose another tradition, or leave the page."""
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
            # The window handles Escape and ends the presentation.
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
        # In a low window the count needs the room, and in a presentation always.
        has_room = self.height() >= self._look.px(_ROOM_FOR_TITLE)
        self.title.setVisible(has_room and not self.is_presenting)


def _short_names() -> list[str]:
    """Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS."""
    return [
        translate("lesson", "Japanese"),
        translate("lesson", "Chinese"),
        translate("lesson", "Ing"),
        translate("lesson", "Tromp-Taylor"),
        translate("lesson", "New Zealand"),
    ]
