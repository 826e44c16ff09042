"""MainWindow: places the pages, owns the menus, and ties the parts of the window together."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from goboard_app.app.documents import Documents
from goboard_app.app.game_controller import GameController
from goboard_app.app.naming import game_title
from goboard_app.app.settings import Settings, SettingsStore
from goboard_app.app.sounds import Sounds
from goboard_app.app.texts.moves import point_description
from goboard_app.go.point import Point
from goboard_app.session.setup import NewGame
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.screens import available_size
from goboard_app.ui.window.action_states import enable_actions
from goboard_app.ui.window.actions import build_menus
from goboard_app.ui.window.applying import Applying
from goboard_app.ui.window.clock_bell import ClockBell
from goboard_app.ui.window.collection_flow import CollectionFlow
from goboard_app.ui.window.compare_flow import CompareFlow
from goboard_app.ui.window.count_flow import CountFlow
from goboard_app.ui.window.counting_flow import CountingFlow
from goboard_app.ui.window.encoding_flow import EncodingFlow
from goboard_app.ui.window.explaining import PointExplainer
from goboard_app.ui.window.file_flow import FileFlow
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.game_flow import GameFlow
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.help_flow import HelpFlow
from goboard_app.ui.window.lesson_flow import LessonFlow
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.recent_menu import RecentMenu
from goboard_app.ui.window.repair_flow import RepairFlow
from goboard_app.ui.window.restore_flow import RestoreFlow
from goboard_app.ui.window.rules_flow import RulesFlow
from goboard_app.ui.window.start_flow import StartFlow
from goboard_app.ui.window.story_flow import StoryFlow
from goboard_app.ui.window.thumbnails import Thumbnails
from goboard_app.ui.window.view_flow import ViewFlow
from goboard_app.ui.window.walking import Walking
from goboard_app.ui.window.wiring import PanelWiring

if TYPE_CHECKING:
    from goboard_app.ui.window.start_page import StartPage

LEAST_SIZE = (800, 560)
FIRST_SIZE = (1280, 800)


class MainWindow(QMainWindow):
    """The one window. It is given all that it works with."""

    def __init__(
        self,
        controller: GameController,
        documents: Documents,
        store: SettingsStore,
        settings: Settings,
        system_font: QFont,
    ) -> None:
        super().__init__()
        self.controller = controller
        self.documents = documents
        self._store = store
        self.look = Look(parent=self)
        self.view = ViewFlow(self.look, settings, system_font, self)
        self.view.apply()
        self.thumbnails = Thumbnails(self.look, self.devicePixelRatioF())
        self.page = GamePage(self.look, self._describe, self.thumbnails, self)
        self.presenter = BoardPresenter(controller, self.page, self)
        self.sounds = Sounds(QApplication.beep, parent=self)
        self.bell = ClockBell(controller, self.page, self.sounds, self)
        self.strip = FileStrip(self.look)
        self.files = FileFlow(self.look, controller, documents, self.strip, self)
        self.walking = Walking(controller, self.presenter, self)
        self.rules = RulesFlow(self.look, controller, self.view, self)
        self.games = GameFlow(
            self.look, controller, documents, self.files, self.thumbnails, self.rules, self
        )
        self.games.last_choice = settings.new_game
        self._make_record_flows()
        self._recent_menu = RecentMenu(self)
        self._has_game = False
        self._pages = QStackedWidget()
        self._make_count_flows()
        self._make_lesson_flows()
        self.actions_by_name: dict[str, QAction] = {}
        self._build()
        self._connect()
        self.applying.apply()
        self._restore_layout()

    def _make_record_flows(self) -> None:
        """Make what belongs to files: their games, their encodings, what a crash left."""
        controller, documents, strip = self.controller, self.documents, self.strip
        self.restores = RestoreFlow(self.look, documents, self.files, strip, self.thumbnails, self)
        self.starts = StartFlow(self.look, documents, self.games, self.files, self)
        self.collection = CollectionFlow(
            self.look, controller, documents, self.games, strip, self.thumbnails, self
        )
        self.encodings = EncodingFlow(self.look, controller, documents, self.files, strip, self)
        self.repairs = RepairFlow(self.look, controller, documents, strip, self)

    def _make_count_flows(self) -> None:
        """Make what belongs to counting, to the help, and to the settings that all parts share."""
        controller, page = self.controller, self.page
        self.stories = StoryFlow(controller, page, self.presenter, self)
        self.explainer = PointExplainer(controller, self.presenter, page, self)
        self.counts = CountFlow(controller, self.games, page, self.presenter, self)
        self.comparing = CompareFlow(self.look, controller, self.view, self._pages, page, self)
        self.helping = HelpFlow(self.look, page, self.rules, self.games, self)
        self.applying = Applying(
            self.look,
            self.view,
            self._store,
            page,
            self.presenter,
            self.strip,
            self.games,
            self.stories,
            self.comparing,
            self.sounds,
            self._recent_menu,
            self,
        )

    def _make_lesson_flows(self) -> None:
        """Make what teaches: pages of their own, which leave the game alone."""
        look, view, pages, leave = self.look, self.view, self._pages, self.leave_board
        folder = self.documents.folder
        self.lessons = LessonFlow(look, view, pages, self.strip, folder, leave, self)
        self.counting = CountingFlow(look, view, pages, self.strip, leave, self)

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
        self.controller.replaced.connect(self._show_game)
        self.presenter.presented.connect(self._refresh_actions)
        self.comparing.turned.connect(self._refresh_actions)
        self.comparing.turned.connect(self.stories.leave)
        # A change is told while the stack is still carrying the command out.
        self.controller.undo_stack.indexChanged.connect(self._refresh_actions)
        self.documents.changed.connect(self._refresh_actions)
        self.files.opened.connect(self._on_opened)
        self.files.saved.connect(self._on_opened)
        self.files.vanished.connect(self._on_vanished)
        self.files.loading.connect(self._show_meanwhile)
        self.files.postponed.connect(self._show_meanwhile)
        self.restores.restored.connect(self._on_opened)
        self.games.started.connect(self._on_started)
        self.games.shelved.connect(self._on_opened)
        self.starts.discarded.connect(self.show_start_page)
        self.starts.steps_asked.connect(self.lessons.show_first_steps)
        self.starts.counting_asked.connect(self.counting.show)
        self.lessons.counting_asked.connect(self.counting.show)
        for flow in (self.lessons, self.counting):
            flow.left.connect(self.show_start_page)
            flow.turned.connect(self._refresh_actions)
        self._recent_menu.path_chosen.connect(self.files.open)

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
            "quit": self.close,
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
            "full_screen": self._on_full_screen,
            "next_area": self.page.next_area,
            "pause": self.controller.clock.toggle_pause,
            "aid": self.applying.toggle_aid,
            "point": self.page.ask_point,
        }.items():
            self.actions_by_name[name].triggered.connect(act)
        self.walking.take_actions(self.actions_by_name)
        self.collection.take_actions(self.actions_by_name)
        self.helping.take_actions(self.actions_by_name)
        self.lessons.take_actions(self.actions_by_name)
        self.counting.take_actions(self.actions_by_name)

    @cached_property
    def start_page(self) -> StartPage:
        """The start page, made when it is first shown."""
        page = self.starts.make_page(self.thumbnails)
        self._pages.addWidget(page)
        return page

    # What is shown

    @Slot()
    def show_start_page(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the start page."""
        if not self.leave_board():
            return
        self.documents.adopt_abandoned()
        self.starts.refresh(self.start_page, self.view.settings)
        self._pages.setCurrentWidget(self.start_page)
        self._refresh_actions()
        self._refresh_title()

    def leave_board(self) -> bool:
        """Have the game on the board kept, or ask about it; whether the board may be left."""
        self.stories.leave()
        if self._has_board:
            is_kept = self._is_kept()
            if not is_kept and not self.files.may_leave():
                return False
            self.documents.settle()
            if is_kept:
                self.documents.set_aside()
        return True

    def open(self, path: Path) -> None:
        """Open a record."""
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
        path = self.documents.path
        name = path.name if path is not None else game_title(self.controller.session.info)
        self.setWindowTitle(f"{name}[*] \N{EN DASH} goboard")
        self.setWindowModified(self.documents.is_modified)

    @Slot()
    def _refresh_actions(self) -> None:
        on_board = self._pages.currentWidget() is self.page
        enable_actions(self.actions_by_name, self.controller, on_board)
        self.actions_by_name["reopen"].setEnabled(on_board and self.documents.path is not None)
        self.actions_by_name["repairs"].setEnabled(on_board and bool(self.documents.findings))
        self.actions_by_name["story"].setEnabled(on_board and self.stories.can_show)
        if self.lessons.is_shown or self.counting.is_shown:
            self.actions_by_name["start_page"].setEnabled(True)
        self._refresh_title()

    # Layout

    def _restore_layout(self) -> None:
        geometry, state = self._store.load_layout()
        self.resize(QSize(*FIRST_SIZE).boundedTo(available_size(self)))
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
            self.restoreState(state)
            # A full screen is for one evening; its menu bar would be missing the next.
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about what would be lost, then remember how the window was."""
        if self.files.is_saving:
            event.ignore()
            return
        is_at_risk = self._has_board and not self._is_kept()
        if is_at_risk and not self.files.may_leave():
            event.ignore()
            return
        self.documents.settle()
        self._store.save_layout(self.saveGeometry(), self.saveState())
        self._store.save(self.view.settings)
        self.controller.reader.stop()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Look after the file when the window comes to the front again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.documents.file.look()

    @property
    def _has_board(self) -> bool:
        """Whether a game is shown, on its board or in the comparison."""
        return self._pages.currentWidget() is self.page or self.comparing.is_shown

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
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file that was dropped."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.files.open_first([Path(path) for path in paths])

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
        if event.key() == Qt.Key.Key_Escape:
            self._give_up()
        elif self.stories.take_key(event):
            return
        elif self._pages.currentWidget() is not self.page or not self.walking.walk_by(event):
            super().keyPressEvent(event)

    def _give_up(self) -> None:
        """Stop reading a file or the board, else leave the full screen, else put the strip away."""
        if self.files.is_loading:
            self.files.cancel_loading()
        elif self.controller.reader.is_busy:
            self.controller.reader.stop()
        elif self.isFullScreen():
            self.actions_by_name["full_screen"].trigger()
        else:
            self.strip.hide()

    # The rest

    @Slot()
    def _on_full_screen(self) -> None:
        is_full = self.actions_by_name["full_screen"].isChecked()
        self.menuBar().setVisible(not is_full)
        self.page.panel.setVisible(not is_full and self.view.settings.panel_visible)
        self.showFullScreen() if is_full else self.showNormal()

    def _describe(self, point: Point) -> str:
        told = self.stories.describe(point)
        return told if told is not None else point_description(self.controller.session, point)
