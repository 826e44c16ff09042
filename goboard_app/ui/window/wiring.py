"""PanelWiring: which act each button of the side panel calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.ui.window.collection_flow import CollectionFlow
from goboard_app.ui.window.compare_flow import CompareFlow
from goboard_app.ui.window.file_flow import FileFlow
from goboard_app.ui.window.game_flow import GameFlow
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.side_panel import is_called
from goboard_app.ui.window.story_flow import StoryFlow

if TYPE_CHECKING:
    from goboard_app.ui.panels.count_panel import CountPanel
    from goboard_app.ui.panels.finished_panel import FinishedPanel
    from goboard_app.ui.panels.play_panel import PlayPanel
    from goboard_app.ui.panels.review_panel import ReviewPanel
    from goboard_app.ui.window.explaining import PointExplainer


class PanelWiring(QObject):
    """Ties each panel to the acts when it is made.

    Signals: `help_chosen(HelpChoice)` when a chip of the playing panel was switched;
    `move_menu_asked(Node, QPoint)` when the menu of a move in its list is asked for.
    """

    help_chosen = Signal(object)
    move_menu_asked = Signal(object, object)

    def __init__(
        self,
        controller: GameController,
        games: GameFlow,
        files: FileFlow,
        presenter: BoardPresenter,
        comparing: CompareFlow,
        explainer: PointExplainer,
        collection: CollectionFlow,
        stories: StoryFlow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._games = games
        self._files = files
        self._presenter = presenter
        self._comparing = comparing
        self._explainer = explainer
        self._collection = collection
        self._stories = stories
        self._play: PlayPanel | None = None

    @Slot(object)
    def connect_panel(self, panel: QWidget) -> None:
        """Connect a panel that was made just now."""
        ways: dict[str, Callable[[Any], None]] = {
            "PlayPanel": self._connect_play,
            "CountPanel": self._connect_count,
            "FinishedPanel": self._connect_finished,
            "ReviewPanel": self._connect_review,
        }
        for name, connect in ways.items():
            if is_called(panel, name):
                connect(panel)

    @Slot()
    def _on_replaced(self) -> None:
        # Another game may have no clock at all, and then nothing else would say so.
        if self._play is not None:
            self._play.show_clock(self._controller.clock.now)

    def _connect_count(self, panel: CountPanel) -> None:
        panel.compare.clicked.connect(self._comparing.show)
        panel.show_count.clicked.connect(self._stories.show)
        self._explainer.take(panel.table, panel.asked)

    def _connect_review(self, panel: ReviewPanel) -> None:
        panel.show_count.clicked.connect(self._stories.show)
        panel.facts.rules.clicked.connect(self._games.show_rules)
        panel.count_here.clicked.connect(self._games.ask_count)
        panel.go_on.clicked.connect(self._games.go_on)
        panel.game_chosen.connect(self._controller.show_game)
        panel.all_games.clicked.connect(self._collection.show)
        panel.refusal.look_asked.connect(self._controller.go_to)
        panel.tree.view.node_chosen.connect(self._controller.go_to)

    def _connect_finished(self, panel: FinishedPanel) -> None:
        panel.save.clicked.connect(self._files.save)
        panel.new_game.clicked.connect(self._games.ask_new)
        panel.review.clicked.connect(self._controller.go_to_first)
        panel.undo.clicked.connect(self._controller.undo)
        panel.compare.clicked.connect(self._comparing.show)
        panel.show_count.clicked.connect(self._stories.show)
        self._explainer.take(panel.table, panel.asked)

    def _connect_play(self, panel: PlayPanel) -> None:
        panel.pass_button.clicked.connect(self._controller.pass_turn)
        panel.take_back.clicked.connect(self._controller.take_back)
        panel.resign.clicked.connect(self._games.ask_resign)
        panel.count.clicked.connect(self._games.ask_count)
        panel.facts.rules.clicked.connect(self._games.show_rules)
        panel.refusal.look_asked.connect(self._controller.go_to)
        panel.cycle.accepted.connect(self._controller.end_by_agreement)
        panel.handicap.accepted.connect(self._controller.settle_handicap)
        panel.question.accepted.connect(self._controller.asking.confirm)
        panel.question.rejected.connect(self._controller.asking.drop)
        panel.help_chosen.connect(self.help_chosen)
        panel.facts.pause.clicked.connect(self._controller.clock.toggle_pause)
        self._controller.clock.shown.connect(panel.show_clock)
        self._controller.replaced.connect(self._on_replaced)
        panel.show_clock(self._controller.clock.now)
        self._play = panel
        panel.moves.stepped.connect(self._presenter.step_named)
        panel.moves.node_chosen.connect(self._controller.go_to)
        panel.moves.menu_asked.connect(self.move_menu_asked)
