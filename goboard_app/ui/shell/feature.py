"""Features: the interface between the packages of `ui` and the window.

Adding a feature takes one package with a `Feature`, and one line in `ui/features.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.journal import LeftJournal
from goboard_app.app.files.load import LoadedFile
from goboard_app.app.jobs import Steps
from goboard_app.app.settings import SettingsHub
from goboard_app.late import Ahead, loading, parts_of
from goboard_app.ui.shell.commands import Command, Commands
from goboard_app.ui.shell.file_strip import FileStrip
from goboard_app.ui.shell.modes import Leaving, ModeStack
from goboard_app.ui.shell.page import GamePage, Thumbnails
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.services import Provider, Services
from goboard_app.ui.shell.side_panel import PanelRow
from goboard_app.ui.shell.view import ViewFlow
from goboard_app.ui.widgets.look import Look, MissingFonts

if TYPE_CHECKING:
    from goboard_app.ui.shell.preference import Preference


class RecordWindow(Protocol):
    """A window with its record, as the other windows see it."""

    @property
    def context(self) -> WindowContext:
        """The objects that the features of the window share."""

    @property
    def name(self) -> str:
        """The short name of the content."""

    @property
    def is_free(self) -> bool:
        """Return whether another record may replace the content without a question."""

    def holds(self, path: Path) -> bool:
        """Return whether this file is on the board of the window."""

    def come_to_front(self) -> None:
        """Raise and activate the window."""


class OpenOne(Protocol):
    """A window that is open."""

    @property
    def window(self) -> RecordWindow:
        """The window itself."""


class OtherWindows(Protocol):
    """All windows of the program, as seen by one of them. Signal: `changed()`."""

    changed: SignalInstance
    fonts: MissingFonts

    @property
    def all(self) -> Sequence[OpenOne]:
        """The open windows, the oldest first."""

    def open_new(self) -> None:
        """Open one more window, on its start page."""

    def open_in_new(self, path: Path) -> None:
        """Open one more window with this record."""

    def open_all(self, paths: Sequence[Path], window: RecordWindow | None) -> None:
        """Open each record in a window of its own; the first one in `window` if that is free."""

    def show_beside(self, loaded: LoadedFile, number: int, window: QWidget) -> RecordWindow | None:
        """Open one more window with a game of a file, side by side with `window`; None while pupils answer.

        The file is open for reading only.
        """

    def restore_in_new(self, left: LeftJournal, loaded: LoadedFile) -> None:
        """Open one more window with a record that a crashed program left in its journal."""

    def raise_holder(self, path: Path, but: QWidget | None = None) -> bool:
        """Bring the window that shows this file to the front, except `but`; return whether there is one."""

    def hide_others(self, window: QWidget) -> None:
        """Hide all other windows."""

    def show_hidden(self) -> None:
        """Show the windows again that were hidden."""

    def arrange(self) -> None:
        """Place the windows side by side."""

    def next(self) -> None:
        """Activate the next window."""

    def quit(self) -> None:
        """Close all windows, unless the user cancels in one of them."""


class WindowContext(NamedTuple):
    """The objects of one window that its features share.

    A feature offers objects to others under the keys of `ui/shell/services` (`Feature.offers`), and `service` returns
    them with the types of their keys, so that features do not import one another.
    """

    window: QMainWindow
    windows: OtherWindows
    controller: GameController
    documents: Documents
    hub: SettingsHub
    look: Look
    view: ViewFlow
    page: GamePage
    pages: QStackedWidget
    presenter: BoardPresenter
    modes: ModeStack
    commands: Commands
    strip: FileStrip
    thumbnails: Thumbnails
    leaving: Leaving
    service: Services
    preferences: Callable[[], Iterable[Preference]]

    @property
    def is_on_board(self) -> bool:
        """Return whether the board of the game is on the screen."""
        return self.pages.currentWidget() is self.page


class Feature(QObject):
    """The base class of a feature: it adds rows, panels and services to a window. By default it adds none."""

    name = ""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self.context = context

    def commands(self) -> Iterable[Command]:
        """Return the rows for the menus."""
        return ()

    def panels(self) -> Iterable[PanelRow]:
        """Return the panels beside the board."""
        return ()

    def preferences(self) -> Iterable[Preference]:
        """Return the rows for the page of preferences; asked each time that the page is opened."""
        return ()

    def offers(self) -> Iterable[Provider]:
        """Return the services for other features."""
        return ()

    def start(self) -> None:
        """Connect to the other features; called after all features of the window are made."""

    def on_made(self, name: str, made: object) -> None:
        """Connect a part that was made just now."""

    def resting(self) -> Steps[None]:
        """Prepare in small steps, some time after the window was shown, what the user would otherwise wait for."""
        for part in parts_of(type(self)):
            if part.ahead is not Ahead.NONE:
                yield from loading(part.references)

    def has(self, name: str) -> bool:
        """Return whether a part is made already; reading the attribute would make it."""
        return name in self.__dict__

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that neither the focus widget nor a mode has used; return whether it is used."""
        return False

    def refuses(self) -> bool:
        """Return whether no record may be opened in this window now; the feature then says why."""
        return False

    def is_in_use(self) -> bool:
        """Return whether another record may replace the content of the window only after a question."""
        return False

    def may_close(self) -> bool:
        """Return whether the window may be closed now; the feature may ask the user."""
        return True

    def escape(self) -> bool:
        """Handle Escape when no mode had anything to leave; return whether it is used."""
        return False

    def may_be_replaced(self) -> bool:
        """Return whether another window may take the place of this one now; asked often, so the user is not asked."""
        return True

    def kept(self) -> object | None:
        """Return what the same feature of a window that takes the place of this one needs; None for nothing.

        A window is made again on the same game when another language is chosen. It is asked before `close`.
        """
        return None

    def resume(self, kept: object) -> None:
        """Go on with what the feature of the window before has kept; called after `start`, on the page of the board."""

    def close(self) -> None:
        """Stop the work in the background: the window closes."""
