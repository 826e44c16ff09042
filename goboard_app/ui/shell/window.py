"""MainWindow: one record in one window; it places the pages and gives each feature its context."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import game_title, naming_info
from goboard_app.app.jobs import Alarm, Job, Steps
from goboard_app.app.settings import Setting, Settings, SettingsHub, whole
from goboard_app.app.texts.play import named_info
from goboard_app.go.board import Point
from goboard_app.late import late
from goboard_app.record.game_info import info_of
from goboard_app.session.annotation import is_hotspot
from goboard_app.session.session import Phase
from goboard_app.ui.board.view import HeldKey
from goboard_app.ui.shell.commands import Commands, take_menu_key
from goboard_app.ui.shell.feature import Feature, OtherWindows, WindowContext
from goboard_app.ui.shell.file_strip import FileStrip
from goboard_app.ui.shell.modes import Leaving
from goboard_app.ui.shell.page import GamePage, Thumbnails
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.services import CLIPBOARD, RECORD_FILES, SCREENS, STARTS, Services
from goboard_app.ui.shell.side_panel import PAUSE_MS, REST_MS, TURN_AT_REST_S, learning_words
from goboard_app.ui.shell.view import ViewFlow, board_options
from goboard_app.ui.widgets.look import Look, growth_of
from goboard_app.ui.widgets.parts import available_size, set_ground
from goboard_app.ui.widgets.tips import title_text

with late:
    from goboard_app.app.texts.marks import point_description

if TYPE_CHECKING:
    from goboard_app.ui.shell.preference import Preference

LEAST_SIZE = (480, 280)
FIRST_SIZE = (1280, 800)
FRAME = (8, 40)
"""The width and height that the frame of a window takes of the screen, as an estimate before it is shown."""
# The look follows the size of the window once it rests.
_RESIZED_MS = 120
# The width of the page in which the panel width was chosen; 0 in files of earlier versions.
_PANEL_WIDTH_IN = Setting("window/panel_width_in", 0, whole(least=0))


def making_classes() -> Steps[None]:
    """Make PySide create its classes, one in each step.

    PySide creates a class when it is first named, but all remaining ones at once when it must determine the type of an
    object that Qt made: 30 ms in the middle of the first save, for example.
    """
    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            getattr(module, name)
            yield 0.0


class MainWindow(QMainWindow):
    """A window with a record. It is given everything that it works with, and the classes of its features.

    Signal: `closed(MainWindow)` after it was closed for good.
    """

    closed = Signal(object)

    def __init__(
        self,
        controller: GameController,
        documents: Documents,
        windows: OtherWindows,
        hub: SettingsHub,
        system_font: QFont,
        features: Sequence[type[Feature]],
    ) -> None:
        super().__init__()
        self._held_key = HeldKey()
        self.controller = controller
        self.documents = documents
        self._hub = hub
        self._is_asked = False
        self._rest: Job | None = None
        # A window that is dragged larger is laid out once.
        self._resized = Alarm(self)
        self._resized.rang.connect(windows.fit_texts)
        self.context = self._make_context(windows, system_font)
        self.page, self.commands = self.context.page, self.context.commands
        self.features = {kind.name: kind(self.context) for kind in features}
        for feature in self.features.values():
            self.context.service.add(feature.offers())
        self._build()
        self._connect()
        self._apply(hub.settings)
        for feature in self.features.values():
            feature.start()
        self.commands.sweep()
        self._restore_layout()

    def _make_context(self, windows: OtherWindows, system_font: QFont) -> WindowContext:
        controller, documents = self.controller, self.documents
        look = Look(parent=self)
        view = ViewFlow(look, self._hub, system_font, self, windows.growth)
        view.apply()
        thumbnails = Thumbnails(look, self.devicePixelRatioF())
        page = GamePage(look, self._describe, thumbnails, self)
        presenter = BoardPresenter(controller, page, self)
        modes, pages = presenter.modes, QStackedWidget()
        return WindowContext(
            window=self,
            windows=windows,
            controller=controller,
            documents=documents,
            hub=self._hub,
            look=look,
            view=view,
            page=page,
            pages=pages,
            presenter=presenter,
            modes=modes,
            commands=Commands(self, modes.allows, self._facts),
            strip=FileStrip(look),
            thumbnails=thumbnails,
            leaving=Leaving(controller, documents, pages, page, modes, self),
            service=Services(),
            preferences=self._preferences,
        )

    def _preferences(self) -> Iterator[Preference]:
        """Yield the rows of the page of preferences from all features."""
        for feature in self.features.values():
            yield from feature.preferences()

    def _facts(self) -> object | None:
        """Return what the conditions of the commands depend on while two people play; None at all other times.

        A condition that asks about anything else in play belongs here, unless a change of it requests a sweep.
        """
        controller, documents, stack = self.controller, self.documents, self.controller.undo_stack
        session, context = controller.session, self.context
        is_plain = session.phase is Phase.PLAYING and session.opponent is None and not session.info.result
        if not is_plain or context.modes.all or not context.is_on_board:
            return None
        return (
            (session, controller.game_count, documents.path, bool(documents.findings)),
            (stack.canUndo(), stack.canRedo(), stack.undoText(), controller.can_take_back),
            (
                session.path.number > 0,
                session.goal,
                session.timing is None,
                session.is_live,
                is_hotspot(session.cursor),
            ),
            len(context.windows.all),
        )

    def _build(self) -> None:
        self.context.pages.addWidget(self.page)
        for feature in self.features.values():
            self.commands.add(feature.commands())
            self.page.panel.add_rows(feature.panels())
        center = self._build_center()
        self.commands.fill(self.menuBar(), center)
        self.setCentralWidget(center)
        self.setAcceptDrops(True)

    def _build_center(self) -> QWidget:
        center = QWidget()
        set_ground(center, "page")
        layout = QVBoxLayout(center)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.context.strip)
        layout.addWidget(self.context.pages, 1)
        return center

    def _connect(self) -> None:
        context, sweep = self.context, self.commands.sweep_soon
        self.controller.changed.connect(context.strip.renew_work)
        self.controller.replaced.connect(context.strip.stop_work)
        self.controller.replaced.connect(self._show_game)
        context.pages.currentChanged.connect(context.strip.stop_work)
        context.pages.currentChanged.connect(context.strip.leave_page)
        context.pages.currentChanged.connect(sweep)
        context.presenter.presented.connect(self.commands.look_soon)
        context.hub.changed.connect(sweep)
        context.modes.changed.connect(sweep)
        context.view.settings_changed.connect(self._on_settings)
        self.page.panel_resized.connect(self._on_panel_resized)
        self.commands.swept.connect(self._refresh_title)
        for told in (
            *(context.presenter.presented, self.documents.changed),
            self.controller.undo_stack.indexChanged,
        ):
            told.connect(self._refresh_title)

    def _describe(self, point: Point) -> str:
        context = self.context
        told = context.modes.describe(point)
        if told is not None:
            return told
        return point_description(self.controller.session, point, context.presenter.help_shown)

    # Settings

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        self._apply(settings)

    def _apply(self, settings: Settings) -> None:
        """Apply the settings that concern the page; the features apply their own."""
        page = self.page
        page.board.set_theme(self.context.look.theme)
        # The frame of a trial is no setting: the presenter sets it.
        trial = page.board.options.trial
        page.board.set_options(board_options(settings)._replace(trial=trial))
        page.show_panel(settings.panel_visible and not self.isFullScreen())
        page.set_panel_width(settings.panel_width, self._hub.value(_PANEL_WIDTH_IN))

    @Slot(int)
    def _on_panel_resized(self, width: int) -> None:
        view = self.context.view
        self._hub.store_value(_PANEL_WIDTH_IN, self.page.width())
        view.change(replace(view.settings, panel_width=width))

    # Content

    @property
    def is_on_board(self) -> bool:
        """Return whether the board of the game is on the screen."""
        return self.context.is_on_board

    @Slot()
    def _show_game(self) -> None:
        self.context.pages.setCurrentWidget(self.page)
        self.context.strip.hide()
        self.page.board.setFocus()

    @Slot()
    def _refresh_title(self) -> None:
        has_board = self.context.leaving.has_board()
        # Qt shows its mark for unsaved changes in place of [*].
        title = f"{title_text(self.name)}[*] \N{EN DASH} goboard" if has_board else "goboard"
        if title != self.windowTitle():
            self.setWindowTitle(title)
        self.setWindowModified(has_board and self.documents.is_modified)

    @property
    def name(self) -> str:
        """The short name of the content of the window: the file name or the title of the game."""
        if not self.context.leaving.has_board():
            return "goboard"
        path = self.documents.path
        if path is not None:
            return path.name
        first = info_of(self.controller.trees[0])
        return game_title(naming_info(named_info(self.controller.session), first))

    @Slot()
    def show_start_page(self) -> None:
        """Leave the board after asking about unsaved changes, and show the start page."""
        self.context.service(STARTS).show()
        self._refresh_title()

    def refresh_start_page(self) -> None:
        """Update a visible start page after another window was closed, which may have left a game."""
        if not self.is_on_board and self.context.service(STARTS).is_shown:
            self.context.service(STARTS).fill()

    def open(self, path: Path) -> None:
        """Open a record in this window, unless that is refused."""
        if not self.refuses():
            self.context.service(RECORD_FILES).open(path)

    def leave_full_screen(self) -> None:
        """Leave full screen."""
        self.context.service(SCREENS).leave()

    # Among the other windows

    def refuses(self) -> bool:
        """Return whether no record may be opened here now; a feature then says why."""
        return any(feature.refuses() for feature in self.features.values())

    @property
    def is_free(self) -> bool:
        """Return whether another record may replace the content without a question."""
        is_in_use = any(feature.is_in_use() for feature in self.features.values())
        return not self.documents.is_modified and not is_in_use

    @property
    def is_untouched(self) -> bool:
        """Return whether the window shows only the start page."""
        return self.is_free and not self.is_on_board and self.context.service(STARTS).is_shown

    def holds(self, path: Path) -> bool:
        """Return whether this file is on the board here."""
        return self.context.leaving.has_board() and self.documents.holds(path)

    @Slot()
    def come_to_front(self) -> None:
        """Raise and activate the window, restored if it was minimised."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    # Layout

    def _restore_layout(self) -> None:
        geometry, state = self._hub.load_layout()
        # The frame needs room on the screen as well.
        room = available_size(self) - QSize(*FRAME)
        self.setMinimumSize(QSize(*LEAST_SIZE).boundedTo(room))
        # On a large screen two thirds of it, for the sake of the board.
        self.resize(QSize(*FIRST_SIZE).expandedTo(room * 2 / 3).boundedTo(room))
        if not geometry.isEmpty():
            self.restore_place(geometry)
            self.restoreState(state)

    def room(self) -> tuple[int, int]:
        """Return the size of the window in pixels; of one that is restored as maximised, that of the screen."""
        is_restored = self.isMaximized() and not self.isVisible()
        size = available_size(self) if is_restored else self.size()
        return size.width(), size.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the texts follow the size of the window, a moment after its last change."""
        super().resizeEvent(event)
        if growth_of(*self.room()) != self.context.look.growth:
            self._resized.set(_RESIZED_MS)

    def restore_place(self, geometry: QByteArray) -> None:
        """Restore the geometry of a saved window."""
        self.restoreGeometry(geometry)
        # Full screen is for one evening and not restored: the menu bar would be missing the next time.
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def may_close(self) -> bool:
        """Ask about everything that would be lost; return whether the window may be closed."""
        if not all(feature.may_close() for feature in self.features.values()):
            return False
        leaving = self.context.leaving
        if not leaving.has_board() or leaving.is_kept():
            return True
        if self.documents.is_modified and not leaving.keeps_game():
            self.come_to_front()
        return leaving.may_leave()

    def close_unasked(self) -> None:
        """Close without a question, after `may_close`."""
        self._is_asked = True
        self.close()

    # In another language

    @property
    def may_be_replaced(self) -> bool:
        """Return whether another window may take the place of this one now."""
        return all(feature.may_be_replaced() for feature in self.features.values())

    def hand_over(self) -> dict[str, object]:
        """End the work of the window, and return what the window that takes its place needs, by feature.

        The game, its undo stack and its file stay with controller and documents.
        """
        context = self.context
        # Asked first: the end of an activity may show another page.
        kept = {name: feature.kept() for name, feature in self.features.items()}
        context.leaving.end_activity()
        context.modes.leave_all()
        context.strip.stop_work()
        for feature in self.features.values():
            feature.close()
        return {name: each for name, each in kept.items() if each is not None}

    def take_over(self, kept: Mapping[str, object]) -> None:
        """Show the game that is on the board already, and go on with what another window has kept."""
        self.context.presenter.show_again()
        self.page.board.setFocus()
        for name, each in kept.items():
            self.features[name].resume(each)
        self.commands.sweep()

    def showEvent(self, event: QShowEvent) -> None:
        """Start loading, after some time and in small steps, the modules that may be used next."""
        super().showEvent(event)
        # Shown again after it was hidden from pupils, a window has loaded its modules.
        if self._rest is None:
            self._rest = Job(self)
            self._rest.start_slices(self._resting(), delay_ms=REST_MS, pause_ms=PAUSE_MS, turn_s=TURN_AT_REST_S)

    def _resting(self) -> Steps[None]:
        yield from making_classes()
        yield from learning_words()
        for feature in self.features.values():
            yield from feature.resting()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about everything that would be lost, then save the layout of the window."""
        if not self._is_asked and not self.may_close():
            event.ignore()
            return
        self.context.strip.stop_work()
        for feature in self.features.values():
            feature.close()
        self.documents.settle()
        self._hub.save_layout(self.saveGeometry(), self.saveState())
        self.controller.reader.stop()
        event.accept()
        self.closed.emit(self)

    def changeEvent(self, event: QEvent) -> None:
        """Check the file for outside changes when the window is activated; follow the system's theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange:
            self.context.view.follow_system()
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.documents.file.look()

    # Files from elsewhere

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and text from outside the window."""
        has_files = any(url.isLocalFile() for url in event.mimeData().urls())
        # Text that is dragged within the window itself belongs in its fields.
        has_text = event.mimeData().hasFormat("text/plain") and event.source() is None
        if (has_files or has_text) and not self.refuses():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped files, several of them each in a window of its own; open text as a game without a file."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and not self.refuses():
            event.acceptProposedAction()
            self._open_all([Path(path) for path in paths])
        elif event.mimeData().hasFormat("text/plain") and not self.refuses():
            event.acceptProposedAction()
            self.context.service(CLIPBOARD).open_from(event.mimeData())

    def _open_all(self, paths: list[Path]) -> None:
        if len(paths) == 1:
            self.open(paths[0])
        else:
            self.context.windows.open_all(paths, self)

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep a key that is held down from acting again, where its command acts once."""
        # The class first: the type of an event is made an enum of Python, for each of many.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            is_once = self.commands.acts_once(QKeySequence(event.keyCombination()))
            if is_once and self._held_key.is_repeated(event):
                # An accepted override is no shortcut any more.
                event.accept()
                return True
        return super().event(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        self._held_key.release(event)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer a key that the focus widget has not used to the modes and features.

        These keys are not menu shortcuts, as a shortcut would take them from lists and fields.
        """
        if not self._takes_key(event):
            super().keyPressEvent(event)

    def _takes_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self._give_up()
            return True
        if self.context.modes.key(event) or take_menu_key(event):
            return True
        return any(feature.key(event) for feature in self.features.values())

    def _give_up(self) -> None:
        """Leave the first thing that Escape can end: a mode, work, a feature, and last the strip."""
        if self.context.modes.escape() or self.context.strip.leave_work():
            return
        if not any(feature.escape() for feature in self.features.values()):
            self.context.strip.hide()
