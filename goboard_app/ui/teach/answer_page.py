"""The pages on whose board a pupil answers, and the base of their side panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from goboard_app.app.texts.format import comma_list, translate
from goboard_app.app.texts.glossary import find_words, words_on_screen
from goboard_app.app.texts.lessons import last_task_done
from goboard_app.go.board import Point
from goboard_app.ui.board.view import BoardView, HeldKey
from goboard_app.ui.shell.page import PageRecord, SideBySide, to_next_area
from goboard_app.ui.widgets.look import Look, ScaledLook
from goboard_app.ui.widgets.parts import Button, ElidedLabel, column_layout, label, row_layout
from goboard_app.ui.widgets.tips import set_tip
from goboard_app.ui.widgets.word_label import WordLabel


class AnswerPanel(QWidget):
    """The base of the panels of lessons and of problems.

    At the foot is the button `leave`. While the window is locked for pupils, `unlock` takes its place, and during a
    presentation a note does. The caller connects the buttons. `words` lists the Go terms of the message under the
    board, because that message is painted and cannot hold links.
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
        # Not a square button: it must not be higher than its neighbours, as the list below needs the room.
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
        """Return the foot of the panel, with the buttons for leaving."""
        line = row_layout(self.leave, self.unlock, spacing=0)
        line.addWidget(self.pupil, 1)
        line.addWidget(self.done)
        line.addWidget(self.more)
        return column_layout(line, self.way_out, spacing=0)

    def areas(self) -> list[list[QWidget]]:
        """Return the groups of widgets that F6 cycles through."""
        raise NotImplementedError

    def sentences(self) -> list[WordLabel]:
        """Return the labels of the panel whose Go terms are links already."""
        raise NotImplementedError

    @Slot(str)
    def offer_words(self, said: str) -> None:
        """List the Go terms of a message under the board, except those that are links in the panel."""
        known = {found.word for each in self.sentences() for found in find_words(each.text())}
        new = [found for found in find_words(said) if found.word not in known]
        names = comma_list(*(said[found.start : found.end] for found in new))
        text = words_on_screen(names) if new else ""
        self.words.setText(text)
        self.words.setVisible(bool(text))

    def set_locked(self, is_locked: bool) -> None:
        """Show the button for unlocking in place of the one for leaving, or the reverse."""
        self.is_locked = is_locked
        self._show_way_out()

    def show_pupil(self, name: str) -> None:
        """Show the name of the pupil and the button for being done; '' hides both."""
        self.pupil.setText(name)
        self.done.setVisible(bool(name))

    def set_has_file(self, has_file: bool) -> None:
        """Offer the actions on the file that is shown, if `has_file`."""
        self.has_file = has_file
        self._show_way_out()

    def show_class(self, is_for_class: bool, scale: float) -> None:
        """Scale all texts for a class by `scale`, or return to the usual size."""
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
    """A page with a board that is answered on and a panel beside it; Escape leaves it.

    Signals: `point_chosen(Point)`, `left()`, `unlock_asked()`, `more_asked()` for the menu of teachers, `locked(bool)`.

    `keys` maps plain keys, without modifiers, to the buttons that they click. A locked page cannot be left, and during
    a presentation Escape ends the presentation first.
    """

    leads_to_start = True
    """The row "Start page" of the menu is enabled on this page."""

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
        self._doubled: Point | None = None
        self._held_key = HeldKey()
        self.board.point_clicked.connect(self._on_clicked)
        self.board.point_double_clicked.connect(self._on_double_clicked)
        self.message.said.connect(panel.offer_words)
        panel.leave.clicked.connect(self._leave)
        panel.unlock.clicked.connect(self.unlock_asked)
        panel.more.clicked.connect(self.more_asked)

    @property
    def record(self) -> PageRecord | None:
        """The part of a file that is shown; None if it is also on the board, or in no file."""
        return self._record

    def set_record(self, record: PageRecord | None) -> None:
        """Set the part of a file that is shown, and offer the actions on it."""
        self._record = record
        self.panel.set_has_file(record is not None)

    @property
    def is_locked(self) -> bool:
        """Return whether the user can only answer on this page."""
        return self.panel.is_locked

    @property
    def said(self) -> str:
        """The last sentence about an answer."""
        return self.message.text

    @property
    def has_refused(self) -> bool:
        """Return whether it says that an answer is wrong."""
        return self.message.is_refusal

    def set_cover(self, cover: QWidget | None) -> None:
        """Cover the whole page with a widget and disable the page, or remove the cover with None."""
        before, self._cover = self._cover, cover
        if before is not None and before is not cover:
            before.hide()
        for part in (self._table, self._side):
            part.setEnabled(cover is None)
        if cover is not None:
            cover.setParent(self)
            # `setParent` hides a widget, so it is shown again below.
            cover.setGeometry(self.rect())
            cover.show()
            cover.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        if self._cover is not None:
            self._cover.setGeometry(self.rect())

    def set_locked(self, is_locked: bool) -> None:
        """Lock the page, so that it cannot be left, or unlock it."""
        self.panel.set_locked(is_locked)
        self.locked.emit(is_locked)
        self.board.setFocus()

    @Slot()
    def say_locked(self) -> None:
        """Show briefly that the page is locked, as the reason why a key had no effect."""
        text = translate("lock", "Locked")
        self.message.say_briefly(text, "lock")
        self.board.announce(text)

    def say_end(self) -> None:
        """Say that the last task is done; a locked page cannot lead anywhere else."""
        text = last_task_done()
        self.message.say(text, icon="check")
        self.board.announce(text)

    def _show_class(self, scale: float) -> None:
        self.panel.show_class(self.is_presenting, scale)

    def _wanted_width(self) -> int:
        # On a narrow screen, and in some languages, the captions of the buttons need more than the usual width.
        return max(super()._wanted_width(), self._inside.minimumSize().width())

    @Slot()
    def _leave(self) -> None:
        if self.is_locked:
            self.say_locked()
        else:
            self.left.emit()

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        is_second, self._doubled = self._doubled == point, None
        if not is_second:
            self.point_chosen.emit(point)

    @Slot(object)
    def _on_double_clicked(self, point: Point) -> None:
        # The second click itself follows: both are one answer.
        self._doubled = point

    @Slot()
    def next_area(self) -> None:
        """Move the focus to the next area of the page: the board, then the areas of the panel."""
        to_next_area([[self.board], *self.panel.areas()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the button of a plain key, or leave the page with Escape."""
        button = self._button_of(event)
        # A covered page takes no answers: the keys are those of the cover.
        if self._cover is not None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and not self._ends_presentation:
            event.accept()
            self._leave()
        elif button is not None:
            event.accept()
            # A key that is held down clicks once.
            if button.isVisible() and button.isEnabled() and not self._held_key.is_repeated(event):
                button.click()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Note the release, and leave it to the window."""
        self._held_key.release(event)
        event.ignore()

    @property
    def _ends_presentation(self) -> bool:
        """Return whether Escape goes on to the window, which ends the presentation."""
        return self.is_presenting and not self.is_locked

    def _button_of(self, event: QKeyEvent) -> QPushButton | None:
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return None
        return self._keys.get(Qt.Key(event.key()))


def halves(one: QWidget, other: QWidget) -> QVBoxLayout:
    """Return a row of two buttons of equal width."""
    line = row_layout(spacing=8)
    line.addWidget(one, 1)
    line.addWidget(other, 1)
    return column_layout(line)
