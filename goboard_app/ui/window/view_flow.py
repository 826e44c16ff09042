"""ViewFlow: the menu View, that is theme, size of text, language, and what the board shows."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFont, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from goboard_app.app.settings import SYSTEM, Settings, SettingsHub
from goboard_app.app.texts.format import translate
from goboard_app.ui.board.options import BoardOptions
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.style import app_font, build_palette, build_style_sheet
from goboard_app.ui.look.theme import DARK, LIGHT, THEMES, Theme

# What `apply` looks at; all else is for the board and the panels.
_OF_THE_PROGRAM = ("theme", "text_size", "system_font")
_TEXT_SIZES = (85, 100, 115, 130, 150, 175, 200)


def theme_of(settings: Settings) -> Theme:
    """The theme that the settings ask for, or that the system has."""
    if settings.theme in THEMES:
        return THEMES[settings.theme]
    is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if is_dark else LIGHT


def board_options(settings: Settings) -> BoardOptions:
    """What the board shows by these settings."""
    return BoardOptions(
        coordinates=settings.coordinates,
        natural_placement=settings.natural_placement,
        motion=settings.motion,
    )


class ViewFlow(QObject):
    """Shows the settings of the view, which all windows share, and takes other ones.

    Signal: `settings_changed(Settings)` on each choice, in whichever window. `system_font` is the
    font that the system gave the program at its start.
    """

    settings_changed = Signal(object)

    def __init__(self, look: Look, hub: SettingsHub, system_font: QFont, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._hub = hub
        self._system_font = system_font
        self._settings = hub.settings
        self.theme_menu = QMenu(window)
        self.size_menu = QMenu(window)
        self.language_menu = QMenu(window)
        self._groups: dict[str, QActionGroup] = {}
        self._switches: dict[str, QAction] = {}
        self._build()
        hub.changed.connect(self._on_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_scheme)

    def _build(self) -> None:
        self._add_choices("theme", self.theme_menu, _theme_names(), self._settings.theme)
        sizes = {str(size): f"{size} %" for size in _TEXT_SIZES}
        self._add_choices("text_size", self.size_menu, sizes, str(self._settings.text_size))
        self._add_choices("language", self.language_menu, _languages(), self._settings.language)

    def _add_choices(self, name: str, menu: QMenu, choices: dict[str, str], chosen: str) -> None:
        group = QActionGroup(self)
        for value, text in choices.items():
            action = QAction(text, group)
            action.setCheckable(True)
            action.setData(value)
            action.setChecked(value == chosen)
            menu.addAction(action)
        group.triggered.connect(self._on_choice)
        self._groups[name] = group

    @property
    def hub(self) -> SettingsHub:
        """What holds all settings, also those that a feature has of its own."""
        return self._hub

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def take_switches(self, actions: dict[str, QAction]) -> None:
        """Tie the switches of the menu to the settings of the same name."""
        for name, field in _SWITCHES.items():
            action = actions[name]
            action.setChecked(bool(getattr(self._settings, field)))
            action.triggered.connect(self._on_switch)
            self._switches[name] = action

    def change(self, settings: Settings) -> None:
        """Take other settings; every window shows them."""
        self._hub.change(settings)

    @Slot(object)
    def _on_changed(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        for name, field in _SWITCHES.items():
            self._switches[name].setChecked(bool(getattr(settings, field)))
        self._show_choices()
        if any(getattr(settings, name) != getattr(before, name) for name in _OF_THE_PROGRAM):
            self.apply()
        self.settings_changed.emit(settings)

    def _show_choices(self) -> None:
        """Another window may have chosen."""
        for name, group in self._groups.items():
            chosen = str(getattr(self._settings, name))
            for action in group.actions():
                action.setChecked(action.data() == chosen)

    def apply(self) -> None:
        """Give the program the colours and the type of the settings."""
        app = QApplication.instance()
        theme, factor = theme_of(self._settings), self._settings.text_size / 100
        if not isinstance(app, QApplication):
            return
        font = app_font(self._system_font, self._settings.system_font, factor)
        sheet = build_style_sheet(theme, factor)
        # Where another window has done it, all windows have been laid out anew already.
        if app.styleSheet() != sheet or app.font() != font:
            app.setFont(font)
            app.setPalette(build_palette(theme))
            app.setStyleSheet(sheet)
        self._look.set(theme, factor)

    @Slot(QAction)
    def _on_choice(self, action: QAction) -> None:
        value = str(action.data())
        name = next(n for n, group in self._groups.items() if action in group.actions())
        if name == "text_size":
            self.change(replace(self._settings, text_size=int(value)))
        elif name == "theme":
            self.change(replace(self._settings, theme=value))
        else:
            self.change(replace(self._settings, language=value))

    @Slot()
    def _on_switch(self) -> None:
        values = {field: self._switches[name].isChecked() for name, field in _SWITCHES.items()}
        self.change(replace(self._settings, **values))  # type: ignore[arg-type]

    @Slot()
    def _on_scheme(self) -> None:
        if self._settings.theme == SYSTEM:
            self.apply()
            self.settings_changed.emit(self._settings)


_SWITCHES = {
    "coordinates": "coordinates",
    "natural": "natural_placement",
    "motion": "motion",
    "show_count": "show_count",
    "system_font": "system_font",
    "liberties": "help_liberties",
    "atari": "help_atari",
    "numbers": "help_numbers",
    "chains": "help_chains",
    "areas": "help_areas",
    "sounds": "sounds",
    "panel": "panel_visible",
}


def _theme_names() -> dict[str, str]:
    return {
        SYSTEM: translate("menu", "As the system"),
        "light": translate("menu", "Light"),
        "dark": translate("menu", "Dark"),
        "contrast": translate("menu", "High contrast"),
    }


def _languages() -> dict[str, str]:
    return {"": translate("menu", "As the system"), "en": "English", "ru": "Русский"}
