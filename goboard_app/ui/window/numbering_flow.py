"""NumberingFlow: the choice of the moves that have their numbers on the stones."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.settings import Settings
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import last_moves
from goboard_app.record.node import Node
from goboard_app.session.numbering import FROM_START, Numbering, NumberingKind
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.view_flow import ViewFlow

LAST_COUNTS = (2, 5, 10, 20, 50, 100)


class NumberingFlow(QObject):
    """Owns the menu of the ways to number moves; the settings keep the way that was chosen last.

    The node from which moves are numbered belongs to the game on the board, and is forgotten with
    it.
    """

    def __init__(
        self,
        controller: GameController,
        presenter: BoardPresenter,
        view: ViewFlow,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._presenter = presenter
        self._view = view
        self._anchor: Node | None = None
        self.menu = QMenu(window)
        self._group = QActionGroup(self)
        self._ways: dict[QAction, Numbering | None] = {}
        self._build()
        self._group.triggered.connect(self._on_chosen)
        view.settings_changed.connect(self._show)
        controller.replaced.connect(self._on_replaced)
        self._show(view.settings)

    def _build(self) -> None:
        kinds = NumberingKind
        self._add(translate("menu", "None"), None)
        self._add(translate("menu", "From the start"), FROM_START)
        text = translate("menu", "From the beginning of the variation")
        self._add(text, Numbering(kinds.FROM_VARIATION))
        self._add(translate("menu", "From here"), Numbering(kinds.FROM_HERE))
        self.menu.addSeparator()
        self._add(translate("menu", "The last move"), Numbering(kinds.LAST))
        for count in LAST_COUNTS:
            text = last_moves(count)
            self._add(text, Numbering(kinds.LAST, count))

    def _add(self, text: str, way: Numbering | None) -> None:
        action = self.menu.addAction(text)
        action.setCheckable(True)
        self._group.addAction(action)
        self._ways[action] = way

    @Slot(QAction)
    def _on_chosen(self, action: QAction) -> None:
        way, settings = self._ways[action], self._view.settings
        if way is None:
            self._view.change(replace(settings, help_numbers=False))
            return
        if way.kind is NumberingKind.FROM_HERE:
            self._anchor = self._controller.session.cursor
        self._view.change(replace(settings, help_numbers=True, numbering=way))
        self._number(way)

    @Slot(object)
    def _show(self, settings: Settings) -> None:
        chosen = settings.numbering if settings.help_numbers else None
        for action, way in self._ways.items():
            action.setChecked(way == chosen)
        self._number(settings.numbering)

    def _number(self, way: Numbering) -> None:
        if way.kind is NumberingKind.FROM_HERE:
            way = replace(way, anchor=self._anchor)
        shown = self._presenter.help_shown
        if shown.numbering != way:
            self._presenter.show_help(replace(shown, numbering=way))

    @Slot()
    def _on_replaced(self) -> None:
        self._anchor = None
        self._number(self._view.settings.numbering)
