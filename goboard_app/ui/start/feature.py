"""StartFeature: the start page, and the menu of recently opened records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.settings import Settings
from goboard_app.app.texts.format import translate
from goboard_app.late import Part, late
from goboard_app.ui.shell.commands import Command, Menu
from goboard_app.ui.shell.feature import Feature, WindowContext
from goboard_app.ui.shell.services import FILE_EVENTS, RECORD_FILES, STARTS, Provider
from goboard_app.ui.widgets.tips import row_text, set_tip

with late:
    from goboard_app.ui.start.flow import StartFlow


class RecentMenu(QMenu):
    """A menu of files.

    Signal: `path_chosen(Path)` when one of them is chosen.
    """

    path_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.triggered.connect(self._on_triggered)

    def show_paths(self, paths: Sequence[str]) -> None:
        """List these files, the most recent one first."""
        self.clear()
        for path in paths:
            action = self.addAction(row_text(Path(path).name))
            action.setData(path)
            # Files in several folders may have the same name.
            set_tip(action, path)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.path_chosen.emit(Path(str(action.data())))


class StartFeature(Feature):
    """The start page and the recent records."""

    name = "start"

    starts = Part(StartFlow)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.recent = RecentMenu(context.window)
        self._has_game = False

    def commands(self) -> Iterable[Command]:
        """Yield the menu of recent records, and the command that shows the start page."""
        yield Command(
            "recent",
            translate("menu", "Open recent"),
            Menu.FILE,
            (0, 50),
            self.recent.show,
            is_possible=lambda: bool(self.context.view.settings.recent),
            popup=self.recent,
        )
        yield Command(
            "start_page",
            translate("menu", "Start page"),
            Menu.FILE,
            (30, 10),
            lambda: self.starts.show(),
            keys=("Ctrl+H",),
            is_possible=self._can_leave,
        )

    def offers(self) -> Iterable[Provider]:
        """Yield the start page, for features that leave the board for it."""
        yield Provider(STARTS, lambda: self.starts)

    def start(self) -> None:
        """Show the start page until there is a record, and keep the recent records up to date."""
        files = self.context.service(FILE_EVENTS)
        for nothing_yet in (files.loading, files.postponed, files.vanished):
            nothing_yet.connect(self._show_meanwhile)
        self.recent.path_chosen.connect(self._on_chosen)
        self.context.controller.replaced.connect(self._on_replaced)
        self.context.view.settings_changed.connect(self._on_settings)
        self.recent.show_paths(self.context.view.settings.recent)

    def kept(self) -> bool:
        """Return whether there is a game, on the board or behind another page."""
        return self.context.leaving.has_board()

    def resume(self, kept: object) -> None:
        """Show the start page if there is no game."""
        self._has_game = bool(kept)
        if not kept:
            self.starts.fill()
            self.context.pages.setCurrentWidget(self.starts.page)

    @Slot(object)
    def _on_chosen(self, path: Path) -> None:
        self.context.service(RECORD_FILES).open(path)

    def _can_leave(self) -> bool:
        return self.context.leaving.is_on_board or self._leads_here()

    def _leads_here(self) -> bool:
        """Return whether the current page is one that is left for the start page."""
        # Other features own the pages, and features do not import one another.
        return getattr(self.context.pages.currentWidget(), "leads_to_start", False)

    @Slot()
    def _on_replaced(self) -> None:
        self._has_game = True

    @Slot()
    def _show_meanwhile(self) -> None:
        """Show the start page while the first file is loading, or if it never arrives, instead of an empty board.

        A list in which the user chose the file stays on the screen.
        """
        if not self._has_game and not self._leads_here():
            self.starts.show()
        self.context.commands.sweep_soon()

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        self.recent.show_paths(settings.recent)
