"""Features: what a package of `ui` tells the window of itself, and what it is given by the window.

Adding a feature is one package with a `Feature`, and one line in `ui/features.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.journal import LeftJournal
from goboard_app.app.files.load import LoadedFile
from goboard_app.app.jobs import Steps
from goboard_app.app.settings import SettingsHub
from goboard_app.ui.shell.commands import Command, Commands
from goboard_app.ui.shell.modes import Leaving, ModeStack
from goboard_app.ui.shell.page import GamePage, Thumbnails
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.side_panel import PanelRow, loading
from goboard_app.ui.shell.strip import FileStrip
from goboard_app.ui.shell.view import ViewFlow
from goboard_app.ui.widgets.look import Look, MissingFonts


class OpenOne(Protocol):
    """A window that is open."""

    @property
    def window(self) -> Any:  # noqa: ANN401 - the main window, which knows the shell
        """The window itself."""


class OtherWindows(Protocol):
    """All windows of the program, as one of them sees them. Signal: `changed()`."""

    changed: Any
    fonts: MissingFonts

    @property
    def all(self) -> Sequence[OpenOne]:
        """The windows that are open, the oldest first."""

    def open_new(self) -> None:
        """One more window, on its start page."""

    def open_in_new(self, path: Path) -> None:
        """One more window with this record."""

    def open_all(self, paths: Sequence[Path], window: Any) -> None:  # noqa: ANN401
        """Each record in a window of its own, one of them in `window` if nothing is lost by it."""

    def restore_in_new(self, left: LeftJournal, loaded: LoadedFile) -> None:
        """One more window with what a program left that ended without saving."""

    def raise_holder(self, path: Path, but: Any = None) -> bool:  # noqa: ANN401
        """Bring the window to the front that shows this file, if there is another such."""

    def hide_others(self, window: Any) -> None:  # noqa: ANN401
        """Put all other windows out of sight."""

    def show_hidden(self) -> None:
        """Bring the windows back that were put out of sight."""

    def arrange(self) -> None:
        """Place the windows side by side."""

    def next(self) -> None:
        """Go on to the next window."""

    def quit(self) -> None:
        """Close all windows, unless one asks and is not let go."""


class WindowContext(NamedTuple):
    """All that one window has in common for its features.

    What one feature does for others it offers under a name (`Feature.offers`); `service` finds it,
    typed by whoever asks, so that features need not know one another.
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
    service: Callable[[str], Any]

    @property
    def is_on_board(self) -> bool:
        """Whether the board of the game is on the screen."""
        return self.pages.currentWidget() is self.page


class PartOwner(Protocol):
    """What has parts that are made late."""

    context: WindowContext

    def on_made(self, name: str, made: object) -> None:
        """A part was made: connect it."""


class Part:
    """A part of a feature: its module is loaded, and it is made, when it is first asked for.

    `Part("find", "FindFlow")` in a class of the package `ui.review` stands for
    `FindFlow(context)` of `ui.review.find`. This is the one way in which code is loaded late. A
    part that is light itself may have parts of its own in this way: it needs a `context` and
    `on_made`.
    """

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._class = name
        self._name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, feature: PartOwner | None, owner: type | None = None) -> Any:  # noqa: ANN401
        if feature is None:
            return self
        package = type(feature).__module__.rpartition(".")[0]
        made = getattr(import_module(f"{package}.{self._module}"), self._class)(feature.context)
        feature.__dict__[self._name] = made
        feature.on_made(self._name, made)
        return made


def part(module: str, name: str) -> Any:  # noqa: ANN401
    """A part of a feature; annotate the attribute with its class, for those who read types."""
    return Part(module, name)


class Feature(QObject):
    """What a package of `ui` brings to a window. All of these have a default: nothing."""

    name = ""

    at_rest: tuple[str, ...] = ()
    """Modules that are loaded a while after the window was shown: nobody waits for them then. Those
    that others need come first, as each of them is loaded in one go."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self.context = context

    def commands(self) -> Iterable[Command]:
        """The rows of the menus."""
        return ()

    def panels(self) -> Iterable[PanelRow]:
        """What it shows beside the board."""
        return ()

    def offers(self) -> Mapping[str, Callable[[], object]]:
        """What it does for other features, each by a name, made when it is first asked for."""
        return {}

    def start(self) -> None:
        """Begin to listen, once all features of the window are there."""

    def on_made(self, name: str, made: object) -> None:
        """A part was made: connect it."""

    def resting(self) -> Steps[None]:
        """Do in small steps, a while after the window was shown, what would else be waited for."""
        yield from loading(self.at_rest)

    def has(self, name: str) -> bool:
        """Whether a part was made already; to ask for it would make it."""
        return name in self.__dict__

    def key(self, event: QKeyEvent) -> bool:
        """A plain key that neither what has the focus nor a mode has used; whether it is used."""
        return False

    def refuses(self) -> bool:
        """Something is to be opened here; whether that must not be now, which is said."""
        return False

    def is_in_use(self) -> bool:
        """Whether no other record may take the place of what is here without a question."""
        return False

    def may_close(self) -> bool:
        """The window is to be closed; whether it may be now."""
        return True

    def escape(self) -> bool:
        """Escape was pressed, and no mode had anything to leave; whether there was something."""
        return False

    def close(self) -> None:
        """The window closes: end what goes on beside it."""
