"""WindowParts: makes what a window is made of, and gives each part those it works with.

What the parts do for one another when something happens is `MainWindow`'s.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from goboard_app.app.clock import Sounds
from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.recent import ChosenEncodings, PlaceStore
from goboard_app.app.settings import SettingsHub
from goboard_app.app.texts.play import point_description
from goboard_app.go.board import Point
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.applying import Applying
from goboard_app.ui.window.asking_flow import AskingFlow
from goboard_app.ui.window.auto_play import AutoPlay
from goboard_app.ui.window.clock_bell import ClockBell
from goboard_app.ui.window.collection_flow import CollectionFlow
from goboard_app.ui.window.comment_flow import CommentFlow
from goboard_app.ui.window.compare_flow import CompareFlow
from goboard_app.ui.window.count_flow import CountFlow
from goboard_app.ui.window.edit_flow import EditFlow
from goboard_app.ui.window.encoding_flow import EncodingFlow
from goboard_app.ui.window.explaining import PointExplainer
from goboard_app.ui.window.export_flow import ExportFlow
from goboard_app.ui.window.file_flow import FileFlow
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.find_flow import FindFlow
from goboard_app.ui.window.game_flow import GameFlow
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.guess_flow import GuessFlow
from goboard_app.ui.window.hand import Hand
from goboard_app.ui.window.help_flow import HelpFlow
from goboard_app.ui.window.marking_flow import MarkingFlow
from goboard_app.ui.window.numbering_flow import NumberingFlow
from goboard_app.ui.window.places_flow import PlacesFlow
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.recent_menu import RecentMenu
from goboard_app.ui.window.repair_flow import RepairFlow
from goboard_app.ui.window.restore_flow import RestoreFlow
from goboard_app.ui.window.rules_flow import RulesFlow
from goboard_app.ui.window.screen_flow import ScreenFlow
from goboard_app.ui.window.start_flow import StartFlow
from goboard_app.ui.window.story_flow import StoryFlow
from goboard_app.ui.window.table_flow import TableFlow
from goboard_app.ui.window.task_flow import TaskFlow
from goboard_app.ui.window.thumbnails import Thumbnails
from goboard_app.ui.window.view_flow import ViewFlow
from goboard_app.ui.window.walking import Walking
from goboard_app.ui.window.words_flow import WordsFlow

if TYPE_CHECKING:
    from goboard_app.ui.window.windows import Windows


class WindowParts(QMainWindow):
    """The page and the flows of one window, each under its name; nothing is connected yet."""

    def __init__(
        self,
        controller: GameController,
        documents: Documents,
        windows: Windows,
        hub: SettingsHub,
        system_font: QFont,
    ) -> None:
        super().__init__()
        self.controller = controller
        self.documents = documents
        self._hub = hub
        self._pages = QStackedWidget()
        self._recent_menu = RecentMenu(self)
        self._make_page(system_font)
        self._make_game_flows()
        self._make_walking_flows()
        self._make_record_flows(windows)
        self._make_count_flows()
        self._make_board_flows()
        self._make_help_flows()

    def _make_page(self, system_font: QFont) -> None:
        """Make how all looks, the page with the board, and who shows the session there."""
        controller = self.controller
        self.look = Look(parent=self)
        self.view = ViewFlow(self.look, self._hub, system_font, self)
        self.view.apply()
        self.thumbnails = Thumbnails(self.look, self.devicePixelRatioF())
        self.page = GamePage(self.look, self._describe, self.thumbnails, self)
        self.presenter = BoardPresenter(controller, self.page, self)
        self.hand = Hand(self)
        self.sounds = Sounds(QApplication.beep, parent=self)
        self.bell = ClockBell(controller, self.page, self.sounds, self)
        self.strip = FileStrip(self.look)
        controller.changed.connect(self.strip.renew_work)
        controller.replaced.connect(self.strip.start_afresh)
        self._pages.currentChanged.connect(self.strip.stop_work)

    def _make_game_flows(self) -> None:
        """Make what belongs to games: opening and saving, rules, new ones."""
        controller, documents = self.controller, self.documents
        self.files = FileFlow(self.look, controller, documents, self.strip, self)
        self.rules = RulesFlow(self.look, controller, self.view, self)
        self.games = GameFlow(
            self.look, controller, documents, self.files, self.thumbnails, self.rules, self
        )
        self.games.last_choice = self._hub.settings.new_game

    def _make_walking_flows(self) -> None:
        """Make what belongs to moving about in a record."""
        controller, presenter = self.controller, self.presenter
        self.walking = Walking(self.look, controller, presenter, self)
        self.playing = AutoPlay(controller, presenter, self.view, self)
        self.places = PlacesFlow(controller, presenter, PlaceStore(self._hub.store), self)

    def _make_record_flows(self, windows: Windows) -> None:
        """Make what belongs to files: their games, encodings, what a crash left."""
        controller, documents, strip = self.controller, self.documents, self.strip
        self.restores = RestoreFlow(
            self.look, documents, self.files, strip, self.thumbnails, windows.restore_in_new, self
        )
        self.starts = StartFlow(
            *(self.look, self.view, documents, self.games, self.files),
            *(self.thumbnails, self._pages, self),
        )
        self.collection = CollectionFlow(
            self.look, controller, documents, self.games, strip, self.thumbnails, self
        )
        chosen = ChosenEncodings(self._hub.store)
        self.encodings = EncodingFlow(
            self.look, controller, documents, self.files, chosen, strip, self
        )
        self.repairs = RepairFlow(self.look, controller, documents, strip, self)
        self.exports = ExportFlow(
            self.look, controller, documents, strip, self.view, self.page, self
        )

    def _make_count_flows(self) -> None:
        """Make what belongs to counting: telling, explaining, agreeing, comparing."""
        controller, page = self.controller, self.page
        self.stories = StoryFlow(controller, page, self.presenter, self)
        self.explainer = PointExplainer(controller, self.presenter, page, self)
        self.counts = CountFlow(controller, self.games, page, self.presenter, self)
        self.comparing = CompareFlow(self.look, controller, self.view, self._pages, page, self)

    def _make_help_flows(self) -> None:
        """Make what belongs to the help, to the view, and to the settings that all parts share."""
        controller, page = self.controller, self.page
        self.asking = AskingFlow(controller, page, self.presenter, self.view, self)
        self.helping = HelpFlow(self.look, page, self.rules, self.games, self)
        self.words = WordsFlow(self.look, self.thumbnails, page, self.comparing, self)
        self.numbering = NumberingFlow(controller, self.presenter, self.view, self)
        self.screens = ScreenFlow(
            controller, self._pages, page, self.presenter, self.view, self.hand, self
        )
        self.guesses.closed.connect(self.screens.show_panel)
        self.finding.closed.connect(self.screens.show_panel)
        self.applying = Applying(
            self.look,
            self.view,
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

    def _make_board_flows(self) -> None:
        """Make what uses the board in a way of its own: notes, edits, searches, guesses."""
        controller, page = self.controller, self.page
        self.finding = FindFlow(self.look, controller, page, self.presenter, self.hand, self)
        self.guesses = GuessFlow(
            self.look, controller, page, self.presenter, self.hand, self.finding, self
        )
        self.comments = CommentFlow(self.look, controller, page, self.presenter, self)
        self.tasks = TaskFlow(self.look, controller, self.view, self)
        self.marking = MarkingFlow(self.look, controller, page, self.presenter, self.hand, self)
        self.editing = EditFlow(
            self.look, controller, page, self.presenter, self.strip, self.hand, self
        )
        for flow in (self.files, self.collection, self.repairs):
            flow.settle = self._write_down
        self.rules.settle_board = self._write_down
        self.table = TableFlow(
            *(self.look, controller, self.documents, self.files, page, self.presenter),
            *(self.view, self.thumbnails, self.strip, self),
        )
        self.walking.steps_instead = self.table.step_by

    def _write_down(self) -> None:
        """Put into the record what is being set up, and the title that is being written."""
        self.editing.settle()
        self.table.take_title()

    def _describe(self, point: Point) -> str:
        told = self.stories.describe(point) or self.guesses.describe(point)
        if told is not None:
            return told
        return point_description(self.controller.session, point, self.presenter.help_shown)
