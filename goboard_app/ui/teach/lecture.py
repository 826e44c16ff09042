"""Full screen and presentation: a record or a lesson shown to a class, and a new lesson's
size.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QMainWindow, QStackedWidget, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts.format import board_size, translate
from goboard_app.app.texts.lessons import how_large
from goboard_app.go.board import BoardSize
from goboard_app.lessons.lesson import SIZES
from goboard_app.session.session import Phase
from goboard_app.ui.play.choices import parse_size
from goboard_app.ui.shell.page import GamePage
from goboard_app.ui.shell.presenter import BoardPresenter, Hand
from goboard_app.ui.shell.view import ViewFlow
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    DialogBase,
    FlowRow,
    column_layout,
    label,
)

if TYPE_CHECKING:
    from goboard_app.ui.board.view import BoardView

# What the small devices for speakers send.
_STEPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


@runtime_checkable
class Presentable(Protocol):
    """A page that can be shown to a class: its board as large as can be, its words in large."""

    board: BoardView
    is_presenting: bool

    def set_presenting(self, is_presenting: bool) -> None:
        """Show what a class needs, or the page as it was."""


class ScreenFlow(QObject):
    """Switches between the window as it is, the full screen, and the presentation.

    A presentation fills the screen with the board, the comment in large letters and little else.
    It is over when another page is shown. Signal: `presenting_changed(bool)` when one begins or
    ends.
    """

    presenting_changed = Signal(bool)

    def __init__(
        self,
        controller: GameController,
        pages: QStackedWidget,
        page: GamePage,
        presenter: BoardPresenter,
        view: ViewFlow,
        hand: Hand,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._pages = pages
        self._page = page
        self._presenter = presenter
        self._view = view
        self._hand = hand
        self._window = window
        self._was_maximized = False
        self._presented: Presentable = page
        self.has_menu = True
        """Whether the window has a menu bar where it is not on a full screen."""
        self._full = QAction(self)
        self._present = QAction(self)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menu to what they do."""
        self._full, self._present = actions["full_screen"], actions["present"]
        self._full.triggered.connect(self._on_full)
        self._present.triggered.connect(self._show)
        self._pages.currentChanged.connect(self._on_page)

    @property
    def is_presenting(self) -> bool:
        """Whether something is shown to a class."""
        return self._present.isChecked()

    @property
    def can_present(self) -> bool:
        """Whether the page that is shown can be shown to a class."""
        return isinstance(self._pages.currentWidget(), Presentable)

    def leave(self) -> bool:
        """Leave the presentation, else the full screen; whether there was one to leave."""
        for action in (self._present, self._full):
            if action.isChecked():
                action.setChecked(False)
                self._show()
                return True
        return False

    def stop_presenting(self) -> None:
        """The board is left."""
        if self.is_presenting:
            self.leave()

    def take_key(self, event: QKeyEvent) -> bool:
        """Step with the keys of a presentation; whether it was one of them."""
        steps = _STEPS.get(Qt.Key(event.key()))
        if steps is None or not self.is_presenting or event.modifiers() not in _PLAIN:
            return False
        if self._controller.session.phase is not Phase.REVIEWING:
            return False
        self._controller.step(steps)
        event.accept()
        return True

    @Slot()
    def show_panel(self) -> None:
        """Show the side panel of the board where there is to be one."""
        is_full = self._full.isChecked() or self.is_presenting
        self._page.show_panel(self._view.settings.panel_visible and not is_full)

    def show_menu(self, has_menu: bool) -> None:
        """Let the window have a menu bar or none; it has none on a full screen anyway."""
        self.has_menu = has_menu
        is_full = self._full.isChecked() or self.is_presenting
        self._window.menuBar().setVisible(has_menu and not is_full)

    @Slot(int)
    def _on_page(self) -> None:
        """What was shown to a class is gone."""
        page = self._pages.currentWidget()
        is_there = isinstance(page, Presentable) and page is self._presented
        if self.is_presenting and not is_there:
            self.leave()

    @Slot()
    def _on_full(self) -> None:
        if self.is_presenting:
            # The key of the full screen leads back from every kind of it.
            self._present.setChecked(False)
            self._full.setChecked(False)
        self._show()

    @Slot()
    def _show(self) -> None:
        is_full = self._full.isChecked() or self.is_presenting
        self.show_menu(self.has_menu)
        self._show_presented()
        self.show_panel()
        if is_full and not self._window.isFullScreen():
            self._was_maximized = self._window.isMaximized()
            self._window.showFullScreen()
        elif not is_full and self._was_maximized:
            self._window.showMaximized()
        elif not is_full:
            self._window.showNormal()
        self._focus()

    def _show_presented(self) -> None:
        """Let the page that is presented be as it is to be."""
        page = self._pages.currentWidget()
        if self.is_presenting and isinstance(page, Presentable):
            self._presented = page
        presented = self._presented
        if presented.is_presenting is self.is_presenting:
            return
        if presented is self._page:
            # What is being set up is written down; a class is not shown half a board.
            self._hand.take(self)
        presented.set_presenting(self.is_presenting)
        self.presenting_changed.emit(self.is_presenting)
        if presented is self._page:
            self._presenter.show_again()

    def _focus(self) -> None:
        """Give the keyboard to the board that is seen."""
        page = self._pages.currentWidget()
        (page if isinstance(page, Presentable) else self._page).board.setFocus()


_USUAL = BoardSize(9, 9)


class LessonSizeDialog(DialogBase):
    """Chips for the usual sizes, and a field for any other."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips = {size: Button(look, board_size(size), kind="chip") for size in SIZES}
        self.other = Button(look, translate("table", "Other"), kind="chip")
        self.field = QLineEdit()
        self.begin = Button(look, translate("table", "Begin"), kind="primary")
        self.cancel = Button(look, translate("table", "Cancel"))
        self._group = QButtonGroup(self)
        self._build(look)
        self._connect()

    def _build(self, look: Look) -> None:
        title = translate("table", "New lesson")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(500))
        for number, chip in enumerate((*self.chips.values(), self.other)):
            chip.setCheckable(True)
            # Enter begins the lesson, whichever size has the keyboard.
            chip.setAutoDefault(False)
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._group.addButton(chip, number)
        self.chips[_USUAL].setChecked(True)
        name = translate("new game", "Columns × rows")
        self.field.setPlaceholderText("11 × 11")
        self.field.setAccessibleName(name)
        self.field.setToolTip(name)
        self.field.setMaximumWidth(look.px(150))
        self.field.hide()
        sentence = how_large()
        layout = column_layout(
            label(title, "title"),
            label(sentence, "panel", wraps=True),
            FlowRow(*self.chips.values(), self.other),
            self.field,
            8,
            self.button_row(self.begin, self.cancel),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    def _connect(self) -> None:
        self._group.idToggled.connect(self._on_toggled)
        self.field.textChanged.connect(self._refresh)

    @property
    def size_chosen(self) -> BoardSize | None:
        """The size, or None while the field holds none."""
        if not self.other.isChecked():
            return SIZES[self._group.checkedId()]
        try:
            return parse_size(self.field.text())
        except ValueError:
            return None

    def ask(self) -> BoardSize | None:
        """Show the dialog and wait; the size, None where it was given up."""
        self.chips[_USUAL].setFocus()
        is_given = bool(self.exec())
        return self.size_chosen if is_given else None

    @Slot(int, bool)
    def _on_toggled(self, _number: int, is_on: bool) -> None:
        if not is_on:
            return
        self.field.setVisible(self.other.isChecked())
        if self.other.isChecked():
            self.field.setFocus()
        self._refresh()
        self.fit_soon()

    @Slot()
    def _refresh(self) -> None:
        self.begin.setEnabled(self.size_chosen is not None)
