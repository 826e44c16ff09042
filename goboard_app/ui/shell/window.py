"""MainWindow: one record in one window; it places the pages and gives each feature its context."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import game_title, naming_info
from goboard_app.app.jobs import Job, Steps
from goboard_app.app.settings import Setting, Settings, SettingsHub, whole
from goboard_app.app.texts import language_in_force
from goboard_app.app.texts.program import language_later
from goboard_app.go.board import Point
from goboard_app.record.game_info import info_of
from goboard_app.ui.shell.commands import Commands, take_menu_key
from goboard_app.ui.shell.feature import Feature, OtherWindows, WindowContext
from goboard_app.ui.shell.modes import Leaving
from goboard_app.ui.shell.page import GamePage, Thumbnails
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.side_panel import PAUSE_MS, REST_MS, TURN_AT_REST_S, learning_words
from goboard_app.ui.shell.strip import FileStrip
from goboard_app.ui.shell.view import ViewFlow, board_options, own_name
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import available_size
from goboard_app.ui.widgets.tips import title_text

LEAST_SIZE = (480, 280)
FIRST_SIZE = (1280, 800)
FRAME = (8, 40)
"""What the frame of a window takes of the screen, as far as can be known before it is there."""
# How wide the page was in which the width of the panel was chosen; 0 for files of earlier versions.
_PANEL_WIDTH_IN = Setting("window/panel_width_in", 0, whole(least=0))


def making_classes() -> Steps[None]:
    """Have PySide make its classes.

    It makes each of them when it is first named, but all that are left at once when it has to tell
    what an object is that Qt made: 30 ms in the middle of the first save, or of whatever it is.
    """
    for module in (QtCore, QtGui, QtWidgets):
        for name in dir(module):
            getattr(module, name)
            yield 0.0


class MainWindow(QMainWindow):
    """A window with a record. It is given all that it works with, and the kinds of its features.

    Signal: `closed(MainWindow)` when it was closed for good.
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
        self.controller = controller
        self.documents = documents
        self._hub = hub
        self._is_asked = False
        self._rest: Job | None = None
        self._language = hub.settings.language
        self.context = self._make_context(windows, system_font)
        self.page, self.commands = self.context.page, self.context.commands
        self.features = {kind.name: kind(self.context) for kind in features}
        self._offers = {name: make for each in self.features.values() for name, make in each.offers().items()}
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
        view = ViewFlow(look, self._hub, system_font, self)
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
            commands=Commands(self, modes.allows),
            strip=FileStrip(look),
            thumbnails=thumbnails,
            leaving=Leaving(controller, documents, pages, page, modes, self),
            service=self._service,
        )

    def _service(self, name: str) -> Any:  # noqa: ANN401 - whoever asks knows what it can do
        """What a feature offers to others under a name."""
        return self._offers[name]()

    def _build(self) -> None:
        self.context.pages.addWidget(self.page)
        for feature in self.features.values():
            self.commands.add(feature.commands())
            self.page.panel.add_rows(feature.panels())
        self.commands.fill(self.menuBar())
        self.setCentralWidget(self._build_center())
        self.setAcceptDrops(True)

    def _build_center(self) -> QWidget:
        center = QWidget()
        center.setObjectName("page")
        center.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
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
        context.pages.currentChanged.connect(sweep)
        context.presenter.presented.connect(sweep)
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
        # Late: a point is described to a screen reader, and where the cursor of the keys is.
        from goboard_app.app.texts.marks import point_description

        return point_description(self.controller.session, point, context.presenter.help_shown)

    # Settings

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        self._apply(settings)
        if settings.language != self._language:
            self._language = settings.language
            self.context.strip.tell(language_later(), is_grave=False)
            name = own_name(language_in_force(settings.language))
            self.context.strip.tell_no_font(self.context.windows.fonts, name)

    def _apply(self, settings: Settings) -> None:
        """Show the settings in force on the page; what else they mean the features know."""
        page = self.page
        page.board.set_theme(self.context.look.theme)
        trial = page.board.options.trial
        page.board.set_options(board_options(settings)._replace(trial=trial))
        page.show_panel(settings.panel_visible and not self.isFullScreen())
        page.set_panel_width(settings.panel_width, self._hub.value(_PANEL_WIDTH_IN))

    @Slot(int)
    def _on_panel_resized(self, width: int) -> None:
        view = self.context.view
        self._hub.store_value(_PANEL_WIDTH_IN, self.page.width())
        view.change(replace(view.settings, panel_width=width))

    # What is shown

    @property
    def is_on_board(self) -> bool:
        """Whether the board of the game is on the screen."""
        return self.context.is_on_board

    @Slot()
    def _show_game(self) -> None:
        self.context.pages.setCurrentWidget(self.page)
        self.context.strip.hide()
        self.page.board.setFocus()

    @Slot()
    def _refresh_title(self) -> None:
        has_board = self.context.leaving.has_board()
        title = f"{title_text(self.name)}[*] \N{EN DASH} goboard" if has_board else "goboard"
        if title != self.windowTitle():
            self.setWindowTitle(title)
        self.setWindowModified(has_board and self.documents.is_modified)

    @property
    def name(self) -> str:
        """What is in the window, in a few words."""
        if not self.context.leaving.has_board():
            return "goboard"
        path = self.documents.path
        if path is not None:
            return path.name
        first = info_of(self.controller.trees[0])
        return game_title(naming_info(self.controller.session.info, first))

    @Slot()
    def show_start_page(self) -> None:
        """Leave the board, after asking about unsaved changes, and show where one begins."""
        self.context.service("starts").show()
        self._refresh_title()

    def refresh_start_page(self) -> None:
        """Another window was closed: show what it left, if the start page is seen."""
        if not self.is_on_board and self.context.service("starts").is_shown:
            self.context.service("starts").fill()

    def open(self, path: Path) -> None:
        """Open a record here, unless that is refused."""
        if not self.refuses():
            self.context.service("files").open(path)

    def leave_full_screen(self) -> None:
        """Be a window among others."""
        self.context.service("screens").leave()

    # Among the other windows

    def refuses(self) -> bool:
        """Whether nothing may be opened here just now; a feature then says why."""
        return any(feature.refuses() for feature in self.features.values())

    @property
    def is_free(self) -> bool:
        """Whether another record could take the place of what is here, without a question."""
        is_in_use = any(feature.is_in_use() for feature in self.features.values())
        return not self.documents.is_modified and not is_in_use

    @property
    def is_untouched(self) -> bool:
        """Whether there is nothing but the start page."""
        return self.is_free and not self.is_on_board and bool(self.context.service("starts").is_shown)

    def holds(self, path: Path) -> bool:
        """Whether this file is on the board here."""
        return self.context.leaving.has_board() and self.documents.holds(path)

    @Slot()
    def come_to_front(self) -> None:
        """Be the window that is worked in."""
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
        self.resize(QSize(*FIRST_SIZE).boundedTo(room))
        if not geometry.isEmpty():
            self.restore_place(geometry)
            self.restoreState(state)

    def restore_place(self, geometry: QByteArray) -> None:
        """Stand where a window stood."""
        self.restoreGeometry(geometry)
        # A full screen is for one evening; its menu bar would be missing the next.
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)

    def may_close(self) -> bool:
        """Ask about what would be lost; whether nothing is."""
        if not all(feature.may_close() for feature in self.features.values()):
            return False
        leaving = self.context.leaving
        if not leaving.has_board() or leaving.is_kept():
            return True
        if self.documents.is_modified:
            self.come_to_front()
        return leaving.may_leave()

    def close_unasked(self) -> None:
        """Close after `may_close`."""
        self._is_asked = True
        self.close()

    def showEvent(self, event: QShowEvent) -> None:
        """Some time after that, load what may be wanted next, a little at a time."""
        super().showEvent(event)
        if self._rest is None:
            self._rest = Job(self)
            self._rest.start_slices(self._resting(), delay_ms=REST_MS, pause_ms=PAUSE_MS, turn_s=TURN_AT_REST_S)

    def _resting(self) -> Steps[None]:
        yield from making_classes()
        yield from learning_words()
        for feature in self.features.values():
            yield from feature.resting()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about what would be lost, then remember how the window was."""
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
        """Look after the file when the window comes to the front again; follow the system."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange:
            self.context.view.follow_system()
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.documents.file.look()

    # Files from elsewhere

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and text from elsewhere."""
        has_files = any(url.isLocalFile() for url in event.mimeData().urls())
        # Text that is dragged about in the window itself belongs into its fields.
        has_text = event.mimeData().hasFormat("text/plain") and event.source() is None
        if (has_files or has_text) and not self.refuses():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped, several of them each in a window of its own; text
        becomes a game without a file.
        """
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and not self.refuses():
            event.acceptProposedAction()
            self._open_all([Path(path) for path in paths])
        elif event.mimeData().hasFormat("text/plain") and not self.refuses():
            event.acceptProposedAction()
            self.context.service("clipboard").open_from(event.mimeData())

    def _open_all(self, paths: list[Path]) -> None:
        if len(paths) == 1:
            self.open(paths[0])
        else:
            self.context.windows.open_all(paths, self)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer a key that nothing with the focus has used to those who may want it.

        They are no shortcuts of the menu, which would take them from lists and fields.
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
        """Let go of the first thing that is there to let go of, the strip last of all."""
        if self.context.modes.escape() or self.context.strip.leave_work():
            return
        if not any(feature.escape() for feature in self.features.values()):
            self.context.strip.hide()
