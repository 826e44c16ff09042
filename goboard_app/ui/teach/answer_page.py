"""AnswerPage: a page whose board is answered on, and the base of its panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from goboard_app.app.texts.format import comma_list, translate
from goboard_app.app.texts.glossary import find_words, words_on_screen
from goboard_app.app.texts.lessons import last_task_done
from goboard_app.go.board import Point
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.shell.page import PageRecord, SideBySide, to_next_area
from goboard_app.ui.widgets.look import Look, ScaledLook
from goboard_app.ui.widgets.parts import Button, ElidedLabel, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import set_tip
from goboard_app.ui.widgets.word_label import WordLabel


class AnswerPanel(QWidget):
    """The base of the panels of lessons and of problems.

    At the foot stands the button `leave`. While pupils can only answer, `unlock` takes its place,
    and before a class a note does. The buttons are to be connected. `words` offers the words of Go
    in what is said under the board, which is painted and has no links.
    """

    def __init__(self, look: Look, leave_text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._look = ScaledLook(look, self)
        self.is_locked = False
        self.is_for_class = False
        self.has_file = False
        self.leave = Button(self._look, leave_text, kind="link")
        self.unlock = Button(self._look, translate("lock", "Unlock…"), "lock", "link")
        set_tip(self.unlock, translate("lock", "Make everything work again (Ctrl+Shift+L)"))
        ends = translate("class", "Esc ends the presentation")
        self.way_out = label(ends, "note", "muted", wraps=True)
        # No square: it is no higher than what stands beside it, as the list below needs the room.
        self.more = Button(self._look, icon="more", kind="link")
        self.more.setAccessibleName(translate("lesson", "More"))
        set_tip(self.more, translate("lesson", "Open on the board, copy, print"))
        self.pupil = ElidedLabel(role="strong")
        self.done = Button(self._look, translate("lock", "I am done"), "check")
        set_tip(self.done, translate("lock", "Let the next pupil answer"))
        self.done.hide()
        self.words = WordLabel(self._look, "note", "muted")
        self.words.hide()
        self.more.hide()
        self.unlock.hide()
        self.way_out.hide()

    def foot(self) -> QVBoxLayout:
        """The line with the way out."""
        line = row_layout(self.leave, self.unlock, spacing=0)
        line.addWidget(self.pupil, 1)
        line.addWidget(self.done)
        line.addWidget(self.more)
        return column_layout(line, self.way_out, spacing=0)

    def areas(self) -> list[list[QWidget]]:
        """The parts that the keyboard is led to, each with all that takes it there."""
        raise NotImplementedError

    def sentences(self) -> list[WordLabel]:
        """What is said in the panel itself, where words can be asked about."""
        raise NotImplementedError

    @Slot(str)
    def offer_words(self, said: str) -> None:
        """Offer the words of a sentence under the board that cannot be asked about already."""
        known = {found.word for each in self.sentences() for found in find_words(each.text())}
        new = [found for found in find_words(said) if found.word not in known]
        names = comma_list(*(said[found.start : found.end] for found in new))
        text = words_on_screen(names) if new else ""
        self.words.setText(text)
        self.words.setVisible(bool(text))

    def set_locked(self, is_locked: bool) -> None:
        """Offer to unlock in the place of leaving, or to leave again."""
        self.is_locked = is_locked
        self._show_way_out()

    def show_pupil(self, name: str) -> None:
        """Say who is answering, and offer to be done; '' for nobody."""
        self.pupil.setText(name)
        self.done.setVisible(bool(name))

    def set_has_file(self, has_file: bool) -> None:
        """Offer what can be done with the file that this is shown of, where there is one."""
        self.has_file = has_file
        self._show_way_out()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Let all be read from the back of a room, on a screen that asks for this size; or not."""
        self.is_for_class = is_for_class
        self._look.set_scale(scale if is_for_class else 1.0)
        self._look.scale_texts(self, is_for_class)
        self._show_way_out()

    def _show_way_out(self) -> None:
        self.unlock.setVisible(self.is_locked)
        self.leave.setVisible(not self.is_locked and not self.is_for_class)
        self.more.setVisible(not self.is_locked and not self.is_for_class and self.has_file)
        self.way_out.setVisible(self.is_for_class and not self.is_locked)


class AnswerPage(SideBySide):
    """Signals: `point_chosen(Point)`, `left()`, `unlock_asked()`, `more_asked()` for the menu of
    teachers; `locked(bool)`. Escape leaves.

    `keys` are the plain keys, each with the button that it clicks. While the page is locked nobody
    leaves it, and before a class Escape ends that first.
    """

    leads_to_start = True
    """The row "Start page" leads away from it."""

    point_chosen = Signal(object)
    left = Signal()
    unlock_asked = Signal()
    more_asked = Signal()
    locked = Signal(bool)
    panel: AnswerPanel

    def __init__(
        self,
        look: Look,
        describe: Callable[[Point], str],
        panel: AnswerPanel,
        keys: Mapping[Qt.Key, QPushButton],
        parent: QWidget | None = None,
    ) -> None:
        board = BoardView(look.theme, describe, translate("board", "Go board"))
        super().__init__(look, board, column_layout(panel), parent)
        self.panel = panel
        self._keys = dict(keys)
        self._record: PageRecord | None = None
        self._cover: QWidget | None = None
        self.board.point_clicked.connect(self._on_clicked)
        self.message.said.connect(panel.offer_words)
        panel.leave.clicked.connect(self._leave)
        panel.unlock.clicked.connect(self.unlock_asked)
        panel.more.clicked.connect(self.more_asked)

    @property
    def record(self) -> PageRecord | None:
        """What is shown of a file; None where it is on the board as well, or in none."""
        return self._record

    def set_record(self, record: PageRecord | None) -> None:
        """Say what is shown of which file."""
        self._record = record
        self.panel.set_has_file(record is not None)

    @property
    def is_locked(self) -> bool:
        """Whether one can only answer here."""
        return self.panel.is_locked

    def set_cover(self, cover: QWidget | None) -> None:
        """Lay something over the whole page, which is out of reach then; or take it away."""
        before, self._cover = self._cover, cover
        if before is not None and before is not cover:
            before.hide()
        for part in (self._table, self._side):
            part.setEnabled(cover is None)
        if cover is not None:
            cover.setParent(self)
            cover.setGeometry(self.rect())
            cover.show()
            cover.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        if self._cover is not None:
            self._cover.setGeometry(self.rect())

    def set_locked(self, is_locked: bool) -> None:
        """Let nobody leave from now on, or let everybody again."""
        self.panel.set_locked(is_locked)
        self.locked.emit(is_locked)
        self.board.setFocus()

    @Slot()
    def say_locked(self) -> None:
        """Say quietly why nothing happens."""
        text = translate("lock", "Locked")
        self.message.say_briefly(text, "lock")
        self.board.announce(text)

    def say_end(self) -> None:
        """Say that nothing comes after this, as nobody can leave."""
        text = last_task_done()
        self.message.say(text, icon="check")
        self.board.announce(text)

    def _show_class(self, scale: float) -> None:
        self.panel.show_class(self.is_presenting, scale)

    def _wanted_width(self) -> int:
        # On a narrow screen, and in some languages, the buttons say how wide the words are.
        return max(super()._wanted_width(), self._inside.minimumSize().width())

    @Slot()
    def _leave(self) -> None:
        if self.is_locked:
            self.say_locked()
        else:
            self.left.emit()

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        self.point_chosen.emit(point)

    @Slot()
    def next_area(self) -> None:
        """Give the focus to the next part of the page: the board, then those of the panel."""
        to_next_area([[self.board], *self.panel.areas()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the buttons do."""
        button = self._button_of(event)
        if self._cover is not None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and not self._ends_presentation:
            event.accept()
            self._leave()
        elif button is not None:
            event.accept()
            if button.isVisible() and button.isEnabled():
                button.click()
        else:
            super().keyPressEvent(event)

    @property
    def _ends_presentation(self) -> bool:
        """Whether Escape is for the window, which ends the presentation."""
        return self.is_presenting and not self.is_locked

    def _button_of(self, event: QKeyEvent) -> QPushButton | None:
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return None
        return self._keys.get(Qt.Key(event.key()))


def halves(one: QWidget, other: QWidget) -> QVBoxLayout:
    """Two buttons beside one another, each half of the row."""
    line = row_layout(spacing=8)
    line.addWidget(one, 1)
    line.addWidget(other, 1)
    return column_layout(line)
