"""Applying: gives each part of the window what the settings say, and takes back what parts change.

What belongs to the whole program (colours, type) is `ViewFlow`'s.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.clock import Sounds
from goboard_app.app.settings import Settings
from goboard_app.app.texts.program import language_later
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.help_choice import HelpChoice
from goboard_app.ui.window.compare_flow import CompareFlow
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.game_flow import GameFlow
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.recent_menu import RecentMenu
from goboard_app.ui.window.story_flow import StoryFlow
from goboard_app.ui.window.view_flow import ViewFlow, board_options


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
        recent: RecentMenu,
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
        self._recent = recent
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
        self._recent.show_paths(settings.recent)

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
