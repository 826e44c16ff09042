"""CountingPage: one finished game, counted in five traditions before the eyes of the user."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from goboard_app.app.course import TRADITIONS, CountingExample
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label
from goboard_app.ui.look.scaled import ScaledLook
from goboard_app.ui.panels.story_panel import StoryPanel
from goboard_app.ui.window.areas import to_next_area
from goboard_app.ui.window.side_by_side import SideBySide
from goboard_app.ui.window.story_stage import StoryStage

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
