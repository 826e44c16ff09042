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

from goboard_app.app.documents import Documents
from goboard_app.app.game_controller import GameController
from goboard_app.app.naming import game_title
from goboard_app.app.settings import Settings
from goboard_app.app.settings_hub import SettingsHub
from goboard_app.go.point import Point
from goboard_app.record.node import Node
from goboard_app.session.setup import NewGame
from goboard_app.ui.look.screens import available_size
from goboard_app.ui.window.action_states import enable_actions
from goboard_app.ui.window.areas import Walkable
from goboard_app.ui.window.counting_flow import CountingFlow
from goboard_app.ui.window.lesson_flow import LessonFlow
from goboard_app.ui.window.lock_flow import LockFlow
from goboard_app.ui.window.menu_key import take_menu_key
from goboard_app.ui.window.menus import build_menus
from goboard_app.ui.window.problem_flow import ProblemFlow
from goboard_app.ui.window.window_flow import WindowFlow
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
        self._shown_recent: tuple[str, ...] = ()
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
        look, view, pages, leave = self.look, self.view, self._pages, self.leave_board
        folder = self.documents.folder
        self.lessons = LessonFlow(look, view, pages, self.strip, folder, leave, self)
        self.lessons.made.connect(self.words.take)
        self.counting = CountingFlow(look, view, pages, leave, self)
        self.problems = ProblemFlow(
            *(look, self.controller, view, pages, self.page),
            *(self.strip, folder, self._settle_board, self._keeps_board, self),
        )
        self.problems.made.connect(self.words.take)
        self.locks = LockFlow(
            *(self.look, self.controller, self.documents, self.lessons, self.problems),
            *(self.page, self.strip, self._settle_board, self.files.drop_loading, self),
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
        self._connect_actions()
        self._connect_panels()
        self._connect_files()
        self._connect_pages()
        self.controller.replaced.connect(self._show_game)
        self.view.settings_changed.connect(self._on_settings)
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

    def _connect_actions(self) -> None:
        for name, act in {
            "new": self.games.ask_new,
            "open": self.files.ask_open,
            "shelved": self.files.ask_open_shelved,
            "backups": self.files.ask_open_backup,
            "reopen": self.encodings.ask_reopen,
            "save": self.files.save,
            "save_as": self.files.ask_save,
            "save_encoded": self.encodings.ask_save,
            "repairs": self.repairs.show,
            "start_page": self.show_start_page,
            "undo": self.controller.undo,
            "redo": self.controller.redo,
            "pass": self.controller.pass_turn,
            "take_back": self.controller.take_back,
            "resign": self.games.ask_resign,
            "count": self.games.ask_count,
            "play_on": self.games.play_on,
            "agree_black": self.counts.agree_black,
            "agree_white": self.counts.agree_white,
            "accept": self.controller.accept_count,
            "compare": self.comparing.show,
            "go_on": self.games.go_on,
            "rules": self.rules.show_rules,
            "games": self.collection.show,
            "story": self.stories.show,
            "next_area": self._to_next_area,
            "pause": self.controller.clock.toggle_pause,
            "aid": self.applying.toggle_aid,
            "point": self.page.ask_point,
        }.items():
            self.actions_by_name[name].triggered.connect(act)
        for flow in (
            *(self.walking, self.playing, self.places, self.collection, self.exports),
            *(self.helping, self.words, self.comments, self.tasks, self.marking, self.editing),
            *(self.finding, self.guesses, self.window_flow, self.screens),
            *(self.lessons, self.counting, self.problems, self.table, self.locks),
        ):
            flow.take_actions(self.actions_by_name)

    @cached_property
    def start_page(self) -> StartPage:
        """The start page, made when it is first shown."""
        page = self.starts.make_page(self.thumbnails)
        self._pages.addWidget(page)
        return page

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

    @Slot()
    def show_start_page(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the start page."""
        if not self.leave_board():
            return
        self._fill_start_page()
        self._pages.setCurrentWidget(self.start_page)
        self._refresh_actions()
        self._refresh_title()

    def leave_board(self) -> bool:
        """Have the game on the board kept, or ask about it; whether the board may be left."""
        self.stories.leave()
        self.guesses.leave()
        if self._has_board:
            is_kept = self._is_kept()
            if not is_kept and not self.files.may_leave():
                return False
            self.documents.settle()
            if is_kept:
                self.documents.set_aside()
        self.screens.stop_presenting()
        return True

    def _settle_board(self) -> None:
        """Let go of what goes on at the board, which is to wait as it is."""
        self.stories.leave()
        self.guesses.leave()
        # What is being set up at the table is shown there, and put back with the rest.
        self.editing.settle()
        self.table.settle()
        self.screens.stop_presenting()
        self.controller.clock.pause()

    def refresh_start_page(self) -> None:
        """Another window was closed: show what it left, if the start page is seen."""
        if self._is_on_start_page:
            self._fill_start_page()

    @property
    def _is_on_start_page(self) -> bool:
        return "start_page" in self.__dict__ and self._pages.currentWidget() is self.start_page

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        """Another window may have opened a record that the start page is to offer here."""
        if self._is_on_start_page and settings.recent != self._shown_recent:
            self._shown_recent = settings.recent
            self.starts.refresh(self.start_page, settings)

    def _fill_start_page(self) -> None:
        self.documents.adopt_abandoned()
        self._shown_recent = self.view.settings.recent
        self.starts.refresh(self.start_page, self.view.settings)

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
        if not self._has_board:
            self.setWindowTitle("goboard")
            self.setWindowModified(False)
            return
        self.setWindowTitle(f"{self.name}[*] \N{EN DASH} goboard")
        self.setWindowModified(self.documents.is_modified)

    @property
    def name(self) -> str:
        """What is in the window, in a few words."""
        if not self._has_board:
            return "goboard"
        path = self.documents.path
        return path.name if path is not None else game_title(self.controller.session.info)

    # Among the other windows

    def holds(self, path: Path) -> bool:
        """Whether this file is on the board here."""
        mine = self.documents.path
        return self._has_board and mine is not None and realpath(mine) == realpath(path)

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
    def _to_next_area(self) -> None:
        shown = self._pages.currentWidget()
        if isinstance(shown, Walkable):
            shown.next_area()

    @Slot()
    def _refresh_actions(self) -> None:
        on_board = self._pages.currentWidget() is self.page
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
        if not self._has_board or self._is_kept():
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

    @property
    def _has_board(self) -> bool:
        """Whether a game is shown, on its board or in the comparison, or waits behind tasks."""
        is_behind = self.problems.is_before_board or self.lessons.is_before_board
        return self._pages.currentWidget() is self.page or self.comparing.is_shown or is_behind

    def _keeps_board(self) -> bool:
        """Whether a game is there to go back to."""
        return self._has_board

    def _is_kept(self) -> bool:
        """Whether the game is one that the start page will offer to carry on; keeps it so."""
        session = self.controller.session
        if not session.is_live or self.documents.path is not None or session.info.result:
            return False
        if self.controller.game_count > 1:
            # One game is carried on, not a file of them.
            return False
        return self.documents.keep_now()

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
        """Walk with plain keys where nothing that has the focus uses them; Escape gives up.

        They are no shortcuts of the menu, which would take them from lists and fields.
        """
        if self.locks.take_key(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self._give_up()
        elif take_menu_key(event) or self._is_for_board(event):
            return
        elif self._takes_no_walk or not self._walk_by(event):
            super().keyPressEvent(event)

    def _is_for_board(self, event: QKeyEvent) -> bool:
        """Whether the key was for what goes on there; while moves are guessed there is no tool."""
        if self.stories.take_key(event) or self.guesses.take_key(event):
            return True
        return not self.guesses.is_open and self.editing.take_key(event)

    def _walk_by(self, event: QKeyEvent) -> bool:
        return (
            self.table.take_key(event)
            or self.screens.take_key(event)
            or self.playing.take_key(event)
            or self.walking.walk_by(event)
        )

    @property
    def _takes_no_walk(self) -> bool:
        """Whether plain keys must not walk: there is no board, or what follows is hidden."""
        return self._pages.currentWidget() is not self.page or self.guesses.is_open

    def _give_up(self) -> None:
        """Let go of the first of these that is there.

        A tool for marks, the reading of a file or of the board, the full screen, the strip.
        """
        if self.marking.leave() or self.editing.leave():
            return
        if self.files.is_loading:
            self.files.cancel_loading()
        elif self.strip.is_working:
            self.strip.stop_work()
        elif self.controller.reader.is_busy:
            self.controller.reader.stop()
        elif self.finding.is_open:
            self.finding.leave()
        elif self.guesses.is_open:
            self.guesses.leave()
        elif not self.screens.leave():
            self.strip.hide()
