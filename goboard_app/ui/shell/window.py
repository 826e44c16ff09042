"""MainWindow: one window with its parts tied together: commands, panels, settings, keys, leaving
the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from os.path import realpath
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QFont,
    QKeyEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from goboard_app.app.clock import Sounds
from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.files.load import game_title, naming_info
from goboard_app.app.files.recent import PlaceStore
from goboard_app.app.settings import Settings, SettingsHub
from goboard_app.app.texts.play import point_description
from goboard_app.app.texts.program import language_later
from goboard_app.go.board import Point
from goboard_app.record.game_info import info_of
from goboard_app.record.node import Node
from goboard_app.session.new_game import NewGame
from goboard_app.ui.count.feature import CountFlow, PointExplainer
from goboard_app.ui.count.story import CountingFlow, StoryFlow
from goboard_app.ui.edit.comment import CommentFlow
from goboard_app.ui.edit.feature import EditFlow
from goboard_app.ui.edit.marks import MarkingFlow
from goboard_app.ui.play.feature import AskingFlow, ClockBell, GameFlow
from goboard_app.ui.review.find import FindFlow
from goboard_app.ui.review.guess import GuessFlow
from goboard_app.ui.review.navigation import AutoPlay, PlacesFlow, Walking
from goboard_app.ui.rulesets.compare import CompareFlow
from goboard_app.ui.rulesets.feature import RulesFlow
from goboard_app.ui.shell.commands import Commands, take_menu_key
from goboard_app.ui.shell.feature import Feature, OtherWindows, WindowContext
from goboard_app.ui.shell.leaving import Leaving
from goboard_app.ui.shell.legacy import enable_actions, legacy_commands
from goboard_app.ui.shell.page import GamePage, Thumbnails
from goboard_app.ui.shell.presenter import BoardPresenter, Hand
from goboard_app.ui.shell.side_panel import is_called
from goboard_app.ui.shell.strip import FileStrip
from goboard_app.ui.shell.view import ViewFlow, board_options
from goboard_app.ui.widgets.cards import HelpChoice
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import available_size

if TYPE_CHECKING:
    from goboard_app.ui.count.panel import CountPanel
    from goboard_app.ui.edit.menus import BoardMenuFlow
    from goboard_app.ui.play.panel import FinishedPanel, PlayPanel
    from goboard_app.ui.review.panel import ReviewPanel
    from goboard_app.ui.start.page import StartPage


def connect_actions(window: MainWindow) -> None:
    """Tie every action of the window to what it does."""
    for name, act in {
        "new": window.games.ask_new,
        "pass": window.controller.pass_turn,
        "take_back": window.controller.take_back,
        "resign": window.games.ask_resign,
        "count": window.games.ask_count,
        "play_on": window.games.play_on,
        "agree_black": window.counts.agree_black,
        "agree_white": window.counts.agree_white,
        "accept": window.controller.accept_count,
        "compare": window.comparing.show,
        "go_on": window.games.go_on,
        "rules": window.rules.show_rules,
        "story": window.stories.show,
        "pause": window.controller.clock.toggle_pause,
        "aid": window.applying.toggle_aid,
    }.items():
        window.actions_by_name[name].triggered.connect(act)
    for flow in (
        *(window.walking, window.playing, window.places),
        *(window.comments, window.marking),
        *(window.editing, window.finding, window.guesses, window.window_flow),
        *(window.counting,),
    ):
        flow.take_actions(window.actions_by_name)


class WindowKeys:
    """Offers a key to the parts of a window, one after the other, until one of them takes it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def take(self, event: QKeyEvent) -> bool:
        """Whether somebody took the key."""
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
            return True
        if self._window.modes.key(event) or take_menu_key(event) or self._is_for_board(event):
            return True
        if any(feature.key(event) for feature in self._window.features.values()):
            return True
        return self._may_walk and self._walk_by(event)

    def _is_for_board(self, event: QKeyEvent) -> bool:
        """Whether the key was for what goes on there; while moves are guessed there is no tool."""
        window = self._window
        if window.stories.take_key(event) or window.guesses.take_key(event):
            return True
        return not window.guesses.is_open and window.editing.take_key(event)

    @property
    def _may_walk(self) -> bool:
        """Whether plain keys may walk: there is a board, and nothing that follows is hidden."""
        return self._window.is_on_board and not self._window.guesses.is_open

    def _walk_by(self, event: QKeyEvent) -> bool:
        window = self._window
        return window.playing.take_key(event) or window.walking.walk_by(event)

    def give_up(self) -> None:
        """Let go of the first of these that is there.

        A tool for marks, the reading of a file or of the board, the full screen, the strip.
        """
        window = self._window
        if window.modes.escape():
            return
        if window.marking.leave() or window.editing.leave() or window.strip.leave_work():
            return
        if window.strip.is_working:
            window.strip.stop_work()
        elif window.controller.reader.is_busy:
            window.controller.reader.stop()
        elif window.finding.is_open:
            window.finding.leave()
        elif window.guesses.is_open:
            window.guesses.leave()
        elif not any(feature.escape() for feature in window.features.values()):
            window.strip.hide()


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
        commands: Commands,
        presenter: BoardPresenter,
        comparing: CompareFlow,
        explainer: PointExplainer,
        stories: StoryFlow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._games = games
        self._commands = commands
        self._presenter = presenter
        self._comparing = comparing
        self._explainer = explainer
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
        panel.all_games.clicked.connect(lambda: self._commands.run("games"))
        panel.refusal.look_asked.connect(self._controller.go_to)
        panel.tree.view.node_chosen.connect(self._controller.go_to)

    def _connect_finished(self, panel: FinishedPanel) -> None:
        panel.save.clicked.connect(lambda: self._commands.run("save"))
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
        panel.question.accepted.connect(self._controller.confirmation.confirm)
        panel.question.rejected.connect(self._controller.confirmation.drop)
        panel.help_chosen.connect(self.help_chosen)
        panel.facts.pause.clicked.connect(self._controller.clock.toggle_pause)
        self._controller.clock.shown.connect(panel.show_clock)
        self._controller.replaced.connect(self._on_replaced)
        panel.show_clock(self._controller.clock.now)
        self._play = panel
        panel.moves.stepped.connect(self._presenter.step_named)
        panel.moves.node_chosen.connect(self._controller.go_to)
        panel.moves.menu_asked.connect(self.move_menu_asked)


class Applying(QObject):
    """Shows the settings in the parts of the window, again whenever they change."""

    def __init__(
        self,
        look: Look,
        view: ViewFlow,
        page: GamePage,
        presenter: BoardPresenter,
        strip: FileStrip,
        games: GameFlow,
        stories: StoryFlow,
        comparing: CompareFlow,
        sounds: Sounds,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._view = view
        self._page = page
        self._presenter = presenter
        self._strip = strip
        self._games = games
        self._stories = stories
        self._comparing = comparing
        self._sounds = sounds
        self._window = window
        self._language = view.settings.language
        self._aid = {
            "help_liberties": True,
            "help_atari": True,
            "help_chains": False,
            "help_areas": False,
        }
        view.settings_changed.connect(self._on_settings)
        page.panel_resized.connect(self._on_panel_resized)

    def apply(self) -> None:
        """Show the settings in force in every part of the window."""
        settings, page = self._view.settings, self._page
        page.board.set_theme(self._look.theme)
        trial = page.board.options.trial
        page.board.set_options(replace(board_options(settings), trial=trial))
        self._comparing.apply_settings()
        is_panel = settings.panel_visible and not self._window.isFullScreen()
        page.show_panel(is_panel)
        page.set_panel_width(settings.panel_width)
        self._apply_help(settings)
        self._sounds.is_on = settings.sounds
        self._games.motion = settings.motion
        self._stories.set_motion(settings.motion)
        self._stories.is_wanted = settings.show_count
        self._stories.customs = settings.custom_rulesets

    def _apply_help(self, settings: Settings) -> None:
        choice = HelpChoice(
            settings.help_liberties,
            settings.help_atari,
            settings.help_numbers,
            settings.help_chains,
            settings.help_areas,
        )
        self._page.panel.show_help(choice)
        self._presenter.show_help(
            replace(
                self._presenter.help_shown,
                liberties=choice.liberties,
                atari=choice.atari,
                numbers=choice.numbers,
                chains=choice.chains,
                areas=choice.areas,
            )
        )

    @Slot()
    def toggle_aid(self) -> None:
        """Take the help for beginners away with one key, and bring it back."""
        settings = self._view.settings
        shown = {name: bool(getattr(settings, name)) for name in self._aid}
        if any(shown.values()):
            # The next time the same comes back.
            self._aid = shown
            self._view.change(replace(settings, **dict.fromkeys(shown, False)))  # type: ignore[arg-type]
        else:
            self._view.change(replace(settings, **self._aid))  # type: ignore[arg-type]

    @Slot(object)
    def choose_help(self, choice: HelpChoice) -> None:
        """Show the help that was chosen in the panel."""
        self._view.change(
            replace(
                self._view.settings,
                help_liberties=choice.liberties,
                help_atari=choice.atari,
                help_numbers=choice.numbers,
                help_chains=choice.chains,
                help_areas=choice.areas,
            )
        )

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        self.apply()
        if settings.language != self._language:
            self._language = settings.language
            text = language_later()
            self._strip.tell(text, is_grave=False)

    @Slot(int)
    def _on_panel_resized(self, width: int) -> None:
        self._view.change(replace(self._view.settings, panel_width=width))


class WindowParts(QMainWindow):
    """The page and the flows of one window, each under its name; nothing is connected yet."""

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
        self._pages = QStackedWidget()
        self._make_page(system_font)
        self.context = WindowContext(
            window=self,
            windows=windows,
            controller=controller,
            documents=documents,
            hub=hub,
            look=self.look,
            view=self.view,
            page=self.page,
            pages=self._pages,
            presenter=self.presenter,
            hand=self.hand,
            modes=self.modes,
            commands=self.commands,
            strip=self.strip,
            thumbnails=self.thumbnails,
            leaving=self.leaving,
            service=self._service,
        )
        self.features = {kind.name: kind(self.context) for kind in features}
        self.files: Any = self.context.service("files")
        self._make_game_flows()
        self._make_walking_flows()
        self._make_count_flows()
        self._make_board_flows()
        self._make_help_flows()

    def _service(self, name: str) -> object:
        """What a feature offers to others under a name."""
        for feature in self.features.values():
            if name in feature.offers():
                return feature.offers()[name]()
        return getattr(self, name)

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
        self.modes = self.presenter.modes
        self.commands = Commands(self)
        self.commands.allows = self.modes.allows
        self.leaving = Leaving(self)
        controller.changed.connect(self.strip.renew_work)
        controller.replaced.connect(self.strip.start_afresh)
        self._pages.currentChanged.connect(self.strip.stop_work)

    def _make_game_flows(self) -> None:
        """Make what belongs to games: opening and saving, rules, new ones."""
        controller, documents = self.controller, self.documents
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
        self.comparing.made.connect(self.context.service("words").take)
        screens = self.context.service("screens")
        self.guesses.closed.connect(screens.show_panel)
        self.finding.closed.connect(screens.show_panel)
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
        self.marking = MarkingFlow(self.look, controller, page, self.presenter, self.hand, self)
        self.editing = EditFlow(
            self.look, controller, page, self.presenter, self.strip, self.hand, self
        )
        self.files.settle = self._write_down
        self.rules.settle_board = self._write_down
        self.walking.steps_instead = self.context.service("table").step_by

    def _write_down(self) -> None:
        """Put into the record what is being set up, and the title that is being written."""
        self.editing.settle()
        self.context.service("table").take_title()

    def _describe(self, point: Point) -> str:
        told = self.modes.describe(point)
        if told is not None:
            return told
        told = self.stories.describe(point) or self.guesses.describe(point)
        if told is not None:
            return told
        return point_description(self.controller.session, point, self.presenter.help_shown)


class WindowFlow(QObject):
    """Carries out the rows about windows; `menu` lists those that are open."""

    def __init__(self, windows: OtherWindows, window: MainWindow) -> None:
        super().__init__(window)
        self._windows = windows
        self._window = window
        self._actions: Mapping[str, QAction] = {}

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menus to what they do."""
        self._actions = actions
        for name, act in {
            "open_in_window": self._ask_open,
        }.items():
            actions[name].triggered.connect(act)

    def raise_holder(self, path: Path) -> bool:
        """Show this file in the window that has it already; whether another one has."""
        return self._windows.raise_holder(path, self._window)

    def open_all(self, paths: list[Path]) -> None:
        """Open records, several of them each in a window of its own."""
        if len(paths) == 1:
            self._window.files.open(paths[0])
        else:
            self._windows.open_all(paths, self._window)

    def show_others(self, are_shown: bool) -> None:
        """Put the other windows out of sight, or bring those back."""
        if are_shown:
            self._windows.show_hidden()
        else:
            self._windows.hide_others(self._window)

    @Slot()
    def _ask_open(self) -> None:
        path = self._window.files.ask_path()
        if path is not None:
            self._windows.open_in_new(path)


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
        windows: OtherWindows,
        hub: SettingsHub,
        system_font: QFont,
        features: Sequence[type[Feature]],
    ) -> None:
        super().__init__(controller, documents, windows, hub, system_font, features)
        self._is_asked = False
        self._keys = WindowKeys(self)
        self.window_flow = WindowFlow(windows, self)
        self.files.raise_holder = self.window_flow.raise_holder
        self._make_lesson_flows()
        self.actions_by_name: dict[str, QAction] = {}
        self._held: list[QAction] = []
        self._build()
        self._connect()
        self.applying.apply()
        for feature in self.features.values():
            feature.start()
        self.commands.sweep()
        self._restore_layout()

    def _make_lesson_flows(self) -> None:
        """Make what teaches: pages of their own, which leave the game alone."""
        look, view, pages = self.look, self.view, self._pages
        leave = self.leaving.leave_board
        self.counting = CountingFlow(look, view, pages, leave, self)
        self.counting.made.connect(self.context.service("words").take)

    def _build(self) -> None:
        self._pages.addWidget(self.page)
        self.setCentralWidget(self._build_center())
        self.setMinimumSize(*LEAST_SIZE)
        self.setAcceptDrops(True)
        submenus = {
            "ask": self.asking.menu,
            "turn": self.editing.turn_menu,
        }
        for feature in self.features.values():
            self.commands.add(feature.commands())
        told = {row.name for row in self.commands.rows}
        rows = [row for row in legacy_commands(submenus) if row.name not in told]
        self.commands.add(rows)
        self.commands.legacy = {row.name for row in rows}
        self.commands.fill(self.menuBar())
        self.actions_by_name = self.commands.actions
        self.view.take_switches(self.actions_by_name)
        self._refresh_title()

    def _build_center(self) -> QWidget:
        center = QWidget()
        center.setObjectName("page")
        center.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QVBoxLayout(center)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self._pages, 1)
        return center

    def _connect(self) -> None:
        connect_actions(self)
        self._connect_panels()
        for feature in self.features.values():
            self.page.panel.add_rows(feature.panels())
        self._connect_files()
        self._connect_pages()
        self.controller.replaced.connect(self._show_game)
        self.modes.changed.connect(self.commands.sweep_soon)
        self.commands.swept.connect(self._refresh_actions)
        self.presenter.presented.connect(self.commands.sweep_soon)
        self.guesses.opened.connect(self.commands.sweep_soon)
        # A change is told while the stack is still carrying the command out.
        self.controller.undo_stack.indexChanged.connect(self.commands.sweep_soon)
        self.documents.changed.connect(self.commands.sweep_soon)

    def _connect_panels(self) -> None:
        self.wiring = PanelWiring(
            self.controller,
            self.games,
            self.commands,
            self.presenter,
            self.comparing,
            self.explainer,
            self.stories,
            self,
        )
        self.page.panel.made.connect(self.wiring.connect_panel)
        self.wiring.help_chosen.connect(self.applying.choose_help)
        self.wiring.move_menu_asked.connect(self._on_move_menu)
        self.page.board.point_right_clicked.connect(self._on_board_menu)

    def _connect_files(self) -> None:
        self.files.opened.connect(self.places.on_opened)
        self.files.saved.connect(self.places.on_saved)
        self.games.started.connect(self._on_started)
        self.games.shelved.connect(self._on_opened)

    def _connect_pages(self) -> None:
        self.comparing.turned.connect(self.commands.sweep_soon)
        self.comparing.turned.connect(self.stories.leave)
        self.counting.left.connect(self.show_start_page)
        self.counting.turned.connect(self.commands.sweep_soon)
        self.context.service("locks").turned.connect(self._on_locked)

    @property
    def start_page(self) -> StartPage:
        """The start page."""
        page: StartPage = self.context.service("starts").page
        return page

    @cached_property
    def board_menu(self) -> BoardMenuFlow:
        """What can be done with a point or a move, made when it is first asked for."""
        from goboard_app.ui.edit.menus import BoardMenuFlow

        return BoardMenuFlow(self.controller, self.page, self.presenter, self.actions_by_name, self)

    @Slot(object)
    def _on_board_menu(self, point: Point) -> None:
        self.board_menu.show_at(point)

    @Slot(object, object)
    def _on_move_menu(self, node: Node, place: QPoint) -> None:
        self.board_menu.show_for_move(node, place)

    # What is shown

    @property
    def is_on_board(self) -> bool:
        """Whether the board of the game is on the screen."""
        return self._pages.currentWidget() is self.page

    @Slot()
    def show_start_page(self) -> None:
        """Leave the board, after asking about unsaved changes, and show the start page."""
        self.context.service("starts").show()
        self._refresh_title()

    def refresh_start_page(self) -> None:
        """Another window was closed: show what it left, if the start page is seen."""
        if not self.is_on_board and self.context.service("starts").is_shown:
            self.context.service("starts").fill()

    def open(self, path: Path) -> None:
        """Open a record, unless pupils are to answer here."""
        if not self.context.service("locks").refuse():
            self.files.open(path)

    @Slot()
    def _show_game(self) -> None:
        self._pages.setCurrentWidget(self.page)
        self.strip.hide()
        self.page.board.setFocus()

    @Slot()
    def _refresh_title(self) -> None:
        if not self.leaving.has_board():
            self.setWindowTitle("goboard")
            self.setWindowModified(False)
            return
        self.setWindowTitle(f"{self.name}[*] \N{EN DASH} goboard")
        self.setWindowModified(self.documents.is_modified)

    @property
    def name(self) -> str:
        """What is in the window, in a few words."""
        if not self.leaving.has_board():
            return "goboard"
        path = self.documents.path
        if path is not None:
            return path.name
        first = info_of(self.controller.trees[0])
        return game_title(naming_info(self.controller.session.info, first))

    # Among the other windows

    def holds(self, path: Path) -> bool:
        """Whether this file is on the board here."""
        mine = self.documents.path
        return self.leaving.has_board() and mine is not None and realpath(mine) == realpath(path)

    @property
    def is_free(self) -> bool:
        """Whether another record could take the place of what is here, without a question."""
        is_free = not self.documents.is_modified and not self.files.is_loading
        return is_free and not self.context.service("locks").is_locked

    def come_to_front(self) -> None:
        """Be the window that is worked in."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    def leave_full_screen(self) -> None:
        """Be a window among others."""
        self.context.service("screens").leave()

    @Slot(bool)
    def _on_locked(self, is_locked: bool) -> None:
        """Pupils can only answer here, or everything can be used again."""
        self.window_flow.show_others(not is_locked)

    @Slot()
    def _refresh_actions(self) -> None:
        on_board = self.is_on_board
        self._let_go()
        enable_actions(self.actions_by_name, self.controller, on_board)
        self.actions_by_name["story"].setEnabled(on_board and self.stories.can_show)
        self.editing.enable(on_board)
        self.guesses.restrict(self.actions_by_name)
        self._hold_back()
        self._refresh_title()

    def _hold_back(self) -> None:
        """Turn the rows off that no feature tells yet and that a mode does not allow."""
        for name in self.commands.legacy:
            action = self.actions_by_name[name]
            if action.isEnabled() and not self.modes.allows(name):
                action.setEnabled(False)
                self._held.append(action)

    def _let_go(self) -> None:
        for action in self._held:
            action.setEnabled(True)
        self._held.clear()

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
        if self.files.is_saving or not self.context.service("locks").may_close():
            return False
        if not self.leaving.has_board() or self.leaving.is_kept():
            return True
        if self.documents.is_modified:
            self.come_to_front()
        return bool(self.files.may_leave())

    def close_unasked(self) -> None:
        """Close after `may_close`."""
        self._is_asked = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about what would be lost, then remember how the window was."""
        if not self._is_asked and not self.may_close():
            event.ignore()
            return
        self.strip.stop_work()
        self.documents.settle()
        self.places.settle()
        self._hub.save_layout(self.saveGeometry(), self.saveState())
        for feature in self.features.values():
            feature.close()
        self.controller.reader.stop()
        event.accept()
        self.closed.emit(self)

    def changeEvent(self, event: QEvent) -> None:
        """Look after the file when the window comes to the front again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.documents.file.look()

    # Files

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files from elsewhere."""
        has_files = any(url.isLocalFile() for url in event.mimeData().urls())
        if has_files and not self.context.service("locks").refuse():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped, several of them each in a window of its own."""
        paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if paths and not self.context.service("locks").refuse():
            event.acceptProposedAction()
            self.window_flow.open_all([Path(path) for path in paths])

    @Slot(str)
    def _on_opened(self, path: str) -> None:
        self.view.change(self.view.settings.with_recent(path))

    # Games

    @Slot(object)
    def _on_started(self, game: NewGame) -> None:
        self.view.change(replace(self.view.settings, new_game=game))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give a key that nothing uses to the parts of the window."""
        if not self._keys.take(event):
            super().keyPressEvent(event)
