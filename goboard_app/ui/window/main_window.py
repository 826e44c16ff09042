"""MainWindow: places the pages, owns the menus, and ties the parts of the window together."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from os.path import realpath
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import game_title, naming_info
from goboard_app.app.settings import SettingsHub
from goboard_app.go.board import Point
from goboard_app.record.game_info import info_of
from goboard_app.record.node import Node
from goboard_app.session.new_game import NewGame
from goboard_app.ui.look.screens import available_size
from goboard_app.ui.window.action_acts import connect_actions
from goboard_app.ui.window.action_states import enable_actions
from goboard_app.ui.window.areas import Walkable
from goboard_app.ui.window.counting_flow import CountingFlow
from goboard_app.ui.window.leaving import Leaving
from goboard_app.ui.window.lesson_flow import LessonFlow
from goboard_app.ui.window.lock_flow import LockFlow
from goboard_app.ui.window.menus import build_menus
from goboard_app.ui.window.problem_flow import ProblemFlow
from goboard_app.ui.window.window_flow import WindowFlow
from goboard_app.ui.window.window_keys import WindowKeys
from goboard_app.ui.window.window_parts import WindowParts
from goboard_app.ui.window.wiring import PanelWiring

if TYPE_CHECKING:
    from goboard_app.ui.window.board_menu_flow import BoardMenuFlow
    from goboard_app.ui.window.start_page import StartPage
    from goboard_app.ui.window.windows import Windows

LEAST_SIZE = (800, 560)
FIRST_SIZE = (1280, 800)


class MainWindow(WindowParts):
    """A window with a record. It is given all that it works with.

    Signal: `closed(MainWindow)` when it was closed for good.
    """

    closed = Signal(object)

    def __init__(
        self,
        controller: GameController,
        documents: Documents,
        windows: Windows,
        hub: SettingsHub,
        system_font: QFont,
    ) -> None:
        super().__init__(controller, documents, windows, hub, system_font)
        self._has_game = self._is_asked = False
        self._keys = WindowKeys(self)
        self.leaving = Leaving(self)
        self.window_flow = WindowFlow(windows, self.files, self)
        self.files.raise_holder = self.window_flow.raise_holder
        self._make_lesson_flows()
        self.actions_by_name: dict[str, QAction] = {}
        self._build()
        self._connect()
        self.applying.apply()
        self._restore_layout()

    def _make_lesson_flows(self) -> None:
        """Make what teaches: pages of their own, which leave the game alone."""
        look, view, pages = self.look, self.view, self._pages
        folder, leave = self.documents.folder, self.leaving.leave_board
        self.lessons = LessonFlow(look, view, pages, self.strip, folder, leave, self)
        self.lessons.made.connect(self.words.take)
        self.counting = CountingFlow(look, view, pages, leave, self)
        self.counting.made.connect(self.words.take)
        self.problems = ProblemFlow(
            *(look, self.controller, view, pages, self.page),
            *(self.strip, folder, self.leaving.settle_board, self.leaving.has_board, self),
        )
        self.problems.made.connect(self.words.take)
        self.locks = LockFlow(
            *(self.look, self.controller, self.documents, self.lessons, self.problems),
            *(self.page, self.strip, self.leaving.settle_board, self.files.drop_loading, self),
        )

    def _build(self) -> None:
        self._pages.addWidget(self.page)
        self.setCentralWidget(self._build_center())
        self.setMinimumSize(*LEAST_SIZE)
        self.setAcceptDrops(True)
        submenus = {
            "recent": self._recent_menu,
            "theme": self.view.theme_menu,
            "text_size": self.view.size_menu,
            "language": self.view.language_menu,
            "ask": self.asking.menu,
            "turn": self.editing.turn_menu,
            "numbering": self.numbering.menu,
            "windows": self.window_flow.menu,
        }
        self.actions_by_name = build_menus(self.menuBar(), self, submenus)
        self.view.take_switches(self.actions_by_name)
        self._refresh_title()

    def _build_center(self) -> QWidget:
        center = QWidget()
        center.setObjectName("page")
        center.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QVBoxLayout(center)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self.restores.place)
        layout.addWidget(self.strip)
        layout.addWidget(self._pages, 1)
        return center

    def _connect(self) -> None:
        connect_actions(self)
        self._connect_panels()
        self._connect_files()
        self._connect_pages()
        self.controller.replaced.connect(self._show_game)
        self.presenter.presented.connect(self._refresh_actions)
        self.guesses.opened.connect(self._refresh_actions)
        # A change is told while the stack is still carrying the command out.
        self.controller.undo_stack.indexChanged.connect(self._refresh_actions)
        self.documents.changed.connect(self._refresh_actions)

    def _connect_panels(self) -> None:
        self.wiring = PanelWiring(
            self.controller,
            self.games,
            self.files,
            self.presenter,
            self.comparing,
            self.explainer,
            self.collection,
            self.stories,
            self,
        )
        self.page.panel.made.connect(self.wiring.connect_panel)
        self.wiring.help_chosen.connect(self.applying.choose_help)
        self.wiring.move_menu_asked.connect(self._on_move_menu)
        self.page.board.point_right_clicked.connect(self._on_board_menu)

    def _connect_files(self) -> None:
        self.files.opened.connect(self._on_opened)
        self.files.saved.connect(self._on_opened)
        self.files.opened.connect(self.places.on_opened)
        self.files.saved.connect(self.places.on_saved)
        self.files.vanished.connect(self._on_vanished)
        self.files.loading.connect(self._show_meanwhile)
        self.files.postponed.connect(self._show_meanwhile)
        self.restores.restored.connect(self._on_opened)
        self.screens.presenting_changed.connect(self.restores.set_hidden)
        self.screens.presenting_changed.connect(self.table.on_presenting)
        self.games.started.connect(self._on_started)
        self.games.shelved.connect(self._on_opened)
        self._recent_menu.path_chosen.connect(self.files.open)

    def _connect_pages(self) -> None:
        self.comparing.turned.connect(self._refresh_actions)
        self.comparing.turned.connect(self.stories.leave)
        self.starts.discarded.connect(self.show_start_page)
        self.starts.steps_asked.connect(self.lessons.show_first_steps)
        self.starts.counting_asked.connect(self.counting.show)
        self.starts.problems_asked.connect(self.problems.show_list)
        self.lessons.counting_asked.connect(self.counting.show)
        for flow in (self.lessons, self.counting, self.problems):
            flow.left.connect(self.show_start_page)
            flow.turned.connect(self._refresh_actions)
        self.locks.turned.connect(self._on_locked)

    @property
    def start_page(self) -> StartPage:
        """The start page."""
        return self.starts.page

    @cached_property
    def board_menu(self) -> BoardMenuFlow:
        """What can be done with a point or a move, made when it is first asked for."""
        from goboard_app.ui.window.board_menu_flow import BoardMenuFlow

        return BoardMenuFlow(self.controller, self.page, self.presenter, self.actions_by_name, self)

    @Slot(object)
    def _on_board_menu(self, point: Point) -> None:
        self.board_menu.show_at(point)

    @Slot(object, object)
    def _on_move_menu(self, node: Node, place: QPoint) -> None:
        self.board_menu.show_for_move(node, place)

    # What is shown

    @property
    def is_on_board(self) -> bool:
        """Whether the board of the game is on the screen."""
        return self._pages.currentWidget() is self.page

    @Slot()
    def show_start_page(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the start page."""
        if not self.leaving.leave_board():
            return
        self.starts.show()
        self._refresh_actions()
        self._refresh_title()

    def refresh_start_page(self) -> None:
        """Another window was closed: show what it left, if the start page is seen."""
        if self.starts.is_shown:
            self.starts.fill()

    def open(self, path: Path) -> None:
        """Open a record, unless pupils are to answer here."""
        if not self.locks.refuse():
            self.files.open(path)

    @Slot()
    def _show_game(self) -> None:
        self._has_game = True
        self._pages.setCurrentWidget(self.page)
        self.strip.hide()
        self.page.board.setFocus()

    @Slot()
    def _refresh_title(self) -> None:
        if not self.leaving.has_board():
            self.setWindowTitle("goboard")
            self.setWindowModified(False)
            return
        self.setWindowTitle(f"{self.name}[*] \N{EN DASH} goboard")
        self.setWindowModified(self.documents.is_modified)

    @property
    def name(self) -> str:
        """What is in the window, in a few words."""
        if not self.leaving.has_board():
            return "goboard"
        path = self.documents.path
        if path is not None:
            return path.name
        first = info_of(self.controller.trees[0])
        return game_title(naming_info(self.controller.session.info, first))

    # Among the other windows

    def holds(self, path: Path) -> bool:
        """Whether this file is on the board here."""
        mine = self.documents.path
        return self.leaving.has_board() and mine is not None and realpath(mine) == realpath(path)

    @property
    def is_free(self) -> bool:
        """Whether another record could take the place of what is here, without a question."""
        is_free = not self.documents.is_modified and not self.files.is_loading
        return is_free and not self.locks.is_locked

    def come_to_front(self) -> None:
        """Be the window that is worked in."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    def leave_full_screen(self) -> None:
        """Be a window among others."""
        self.screens.leave()

    @Slot(bool)
    def _on_locked(self, is_locked: bool) -> None:
        """Pupils can only answer here, or everything can be used again."""
        self.restores.set_open(not is_locked)
        self.screens.show_menu(not is_locked)
        self.window_flow.show_others(not is_locked)
        self._refresh_actions()

    @Slot()
    def to_next_area(self) -> None:
        """Give the focus to the next part of the page."""
        shown = self._pages.currentWidget()
        if isinstance(shown, Walkable):
            shown.next_area()

    @Slot()
    def _refresh_actions(self) -> None:
        on_board = self.is_on_board
        enable_actions(self.actions_by_name, self.controller, on_board)
        self.exports.enable(on_board)
        self.actions_by_name["reopen"].setEnabled(on_board and self.documents.path is not None)
        self.actions_by_name["repairs"].setEnabled(on_board and bool(self.documents.findings))
        self.actions_by_name["story"].setEnabled(on_board and self.stories.can_show)
        self.editing.enable(on_board)
        self.table.enable(on_board)
        self.actions_by_name["solve_record"].setEnabled(on_board)
        is_walkable = isinstance(self._pages.currentWidget(), Walkable)
        self.actions_by_name["next_area"].setEnabled(is_walkable)
        if any(flow.is_shown for flow in (self.lessons, self.counting, self.problems)):
            self.actions_by_name["start_page"].setEnabled(True)
        self.actions_by_name["present"].setEnabled(self.screens.can_present)
        self.guesses.restrict(self.actions_by_name)
        self.locks.restrict(on_board)
        self._refresh_title()

    # Layout

    def _restore_layout(self) -> None:
        geometry, state = self._hub.load_layout()
        self.resize(QSize(*FIRST_SIZE).boundedTo(available_size(self)))
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
            self.restoreState(state)
            # A full screen is for one evening; its menu bar would be missing the next.
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def may_close(self) -> bool:
        """Ask about what would be lost; whether nothing is."""
        if self.files.is_saving or not self.locks.may_close():
            return False
        if not self.leaving.has_board() or self.leaving.is_kept():
            return True
        if self.documents.is_modified:
            self.come_to_front()
        return self.files.may_leave()

    def close_unasked(self) -> None:
        """Close after `may_close`."""
        self._is_asked = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about what would be lost, then remember how the window was."""
        if not self._is_asked and not self.may_close():
            event.ignore()
            return
        self.files.drop_loading()
        self.strip.stop_work()
        self.exports.finish()
        self.documents.settle()
        self.places.settle()
        self._hub.save_layout(self.saveGeometry(), self.saveState())
        self.controller.reader.stop()
        event.accept()
        self.closed.emit(self)

    def changeEvent(self, event: QEvent) -> None:
        """Look after the file when the window comes to the front again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.documents.file.look()

    # Files

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files from elsewhere."""
        has_files = any(url.isLocalFile() for url in event.mimeData().urls())
        if has_files and not self.locks.refuse():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped, several of them each in a window of its own."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and not self.locks.refuse():
            event.acceptProposedAction()
            self.window_flow.open_all([Path(path) for path in paths])

    @Slot(str)
    def _on_opened(self, path: str) -> None:
        self.view.change(self.view.settings.with_recent(path))

    @Slot(str)
    def _on_vanished(self, path: str) -> None:
        self.view.change(self.view.settings.without_recent(path))
        if not self._has_game:
            self.show_start_page()
        self._refresh_actions()

    @Slot()
    def _show_meanwhile(self) -> None:
        """The first file is not there yet: an empty board would be a riddle."""
        if not self._has_game:
            self.show_start_page()

    # Games

    @Slot(object)
    def _on_started(self, game: NewGame) -> None:
        self.view.change(replace(self.view.settings, new_game=game))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give a key that nothing uses to the parts of the window."""
        if not self._keys.take(event):
            super().keyPressEvent(event)
