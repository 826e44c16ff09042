"""The menu View: theme, text size, language, options of the board, and move numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFont, QFontDatabase, QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.settings import SYSTEM, Settings, SettingsHub
from goboard_app.app.texts import spoken_languages
from goboard_app.app.texts.format import collation_key, translate
from goboard_app.app.texts.walking import last_moves
from goboard_app.late import late
from goboard_app.record.node import Node
from goboard_app.session.numbering import FROM_START, Numbering, NumberingKind
from goboard_app.ui.board.geometry import BoardOptions
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.widgets.look import (
    Look,
    app_font,
    build_palette,
    build_style_sheet,
    system_scale,
)
from goboard_app.ui.widgets.theme import DARK, DARK_CONTRAST, HIGH_CONTRAST, LIGHT, THEMES, Theme, with_board
from goboard_app.ui.widgets.touch import has_touch_screen

with late:
    from goboard_app.languages import language_name

# The settings that `apply` uses; all others concern the board and the panels.
_OF_THE_PROGRAM = ("theme", "board_set", "text_size", "system_font")
_TEXT_SIZES = (85, 100, 115, 130, 150, 175, 200)


def theme_of(settings: Settings) -> Theme:
    """Return the theme of the settings, or of the system, with the chosen set of board and stones."""
    return with_board(_colors_of(settings), settings.board_set)


def _colors_of(settings: Settings) -> Theme:
    if settings.theme in THEMES:
        return THEMES[settings.theme]
    hints = QGuiApplication.styleHints()
    is_dark = hints.colorScheme() is Qt.ColorScheme.Dark
    if _wants_contrast(hints):
        return DARK_CONTRAST if is_dark else HIGH_CONTRAST
    return DARK if is_dark else LIGHT


def _wants_contrast(hints: QStyleHints) -> bool:
    """Return whether the system asks for high contrast; Qt reports it from 6.10 on."""
    asked = getattr(hints, "accessibility", None)
    return asked is not None and asked().contrastPreference() is Qt.ContrastPreference.HighContrast


def board_options(settings: Settings) -> BoardOptions:
    """Return the options of the board from the settings."""
    return BoardOptions(
        coordinates=settings.coordinates,
        natural_placement=settings.natural_placement,
        motion=settings.motion,
    )


class ViewFlow(QObject):
    """The settings of the view, which all windows share, and the menus that change them.

    Signal: `settings_changed(Settings)` on each change, by any window. `system_font` is the font that the system gave
    the program last.
    """

    settings_changed = Signal(object)

    def __init__(self, look: Look, hub: SettingsHub, system_font: QFont, window: QWidget, growth: float = 1.0) -> None:
        """Create the flow; `growth` is the factor of all texts that comes from the size of the windows."""
        super().__init__(window)
        self._window = window
        self._growth = growth
        self._look = look
        self._hub = hub
        self.system_font = system_font
        self._settings = hub.settings
        self.theme_menu = QMenu(window)
        self.size_menu = QMenu(window)
        self.language_menu = QMenu(window)
        self._groups: dict[str, QActionGroup] = {}
        self._build()
        hub.changed.connect(self._on_changed)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_scheme)
        # QStyleHints.accessibility exists since Qt 6.10.
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._on_scheme)

    def _build(self) -> None:
        self._add_choices("theme", self.theme_menu, _theme_names(), self._settings.theme)
        sizes = {str(size): text for text, size in _sizes()}
        self._add_choices("text_size", self.size_menu, sizes, str(self._settings.text_size))
        system = {"": translate("menu", "Same as the system")}
        self._add_choices("language", self.language_menu, system, self._settings.language)
        # The names of the languages are in their folders, which are read when the menu is opened.
        self.language_menu.aboutToShow.connect(self._add_languages)

    def _add_choices(self, name: str, menu: QMenu, choices: dict[str, str], chosen: str) -> None:
        group = self._groups[name] = QActionGroup(self)
        self._add_to(group, menu, choices, chosen)
        group.triggered.connect(self._on_choice)

    def _add_to(self, group: QActionGroup, menu: QMenu, choices: dict[str, str], chosen: str) -> None:
        for value, text in choices.items():
            action = QAction(text, group)
            action.setCheckable(True)
            action.setData(value)
            action.setChecked(value == chosen)
            menu.addAction(action)

    @Slot()
    def _add_languages(self) -> None:
        # The languages are added once.
        self.language_menu.aboutToShow.disconnect(self._add_languages)
        group = self._groups["language"]
        self._add_to(group, self.language_menu, _language_names(), self._settings.language)

    def choices(self, name: str) -> Iterable[tuple[str, object]]:
        """Return the texts and values of a list: theme, text_size or language."""
        if name == "text_size":
            return _sizes()
        names = _theme_names()
        if name == "language":
            names = {"": translate("menu", "Same as the system"), **_language_names()}
        return [(text, value) for value, text in names.items()]

    @property
    def hub(self) -> SettingsHub:
        """The store of all settings, including those of the features."""
        return self._hub

    @property
    def settings(self) -> Settings:
        """The current settings."""
        return self._settings

    def change(self, settings: Settings) -> None:
        """Change the settings in all windows."""
        self._hub.change(settings)

    @Slot(object)
    def _on_changed(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        self._show_choices()
        if any(getattr(settings, name) != getattr(before, name) for name in _OF_THE_PROGRAM):
            self.apply()
        self.settings_changed.emit(settings)

    def _show_choices(self) -> None:
        """Check the current choices; another window may have changed them."""
        for name, group in self._groups.items():
            chosen = str(getattr(self._settings, name))
            for action in group.actions():
                action.setChecked(action.data() == chosen)

    def apply(self) -> None:
        """Apply the colours and the fonts of the settings to the program."""
        app = QApplication.instance()
        theme = theme_of(self._settings)
        factor = self._settings.text_size / 100 * system_scale(self.system_font) * self._growth
        if not isinstance(app, QApplication):
            return
        font = app_font(self.system_font, self._settings.system_font, factor)
        is_touched = has_touch_screen()
        sheet = build_style_sheet(theme, factor, is_touched)
        # If another window has applied them, all windows are laid out already.
        if app.styleSheet() != sheet or app.font() != font:
            app.setFont(font)
            app.setPalette(build_palette(theme))
            app.setStyleSheet(sheet)
        # Last, since receivers of `Look.changed` measure texts in the new fonts.
        self._look.set(theme, factor, is_touched, self._growth)

    def grow(self, growth: float) -> None:
        """Apply the factor of all texts that comes from the size of the windows."""
        if growth != self._growth:
            self._growth = growth
            self.apply()
            self.settings_changed.emit(self._settings)

    def follow_system(self) -> None:
        """Apply the present font and text size of the system."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        if font != self.system_font:
            self.system_font = font
            self.apply()

    @Slot(QAction)
    def _on_choice(self, action: QAction) -> None:
        # A new layout takes a while, in which the closed menu would still be visible.
        self._window.repaint()
        value = str(action.data())
        name = next(n for n, group in self._groups.items() if action in group.actions())
        if name == "text_size":
            self.change(replace(self._settings, text_size=int(value)))
        elif name == "theme":
            self.change(replace(self._settings, theme=value))
        else:
            self.change(replace(self._settings, language=value))

    @Slot()
    def _on_scheme(self) -> None:
        if self._settings.theme == SYSTEM:
            self.apply()
            self.settings_changed.emit(self._settings)


def own_name(code: str) -> str:
    """Return the name of a language in that language."""
    name = language_name(code)
    # Qt has a name, too, where the folder of the language is gone.
    return name if name != code else QLocale(code).nativeLanguageName() or code


def _sizes() -> list[tuple[str, int]]:
    return [(f"{size} %", size) for size in _TEXT_SIZES]


def _language_names() -> dict[str, str]:
    names = {code: own_name(code) for code in spoken_languages()}
    return dict(sorted(names.items(), key=lambda each: collation_key(each[1])))


def _theme_names() -> dict[str, str]:
    return {
        SYSTEM: translate("menu", "Same as the system"),
        "light": translate("menu", "Light"),
        "dark": translate("menu", "Dark"),
        "contrast": translate("menu", "High contrast"),
        "contrast_dark": translate("menu", "Dark high contrast"),
    }


LAST_COUNTS = (2, 5, 10, 20, 50, 100)


class NumberingFlow(QObject):
    """The menu of the ways to number moves; the settings keep the last choice.

    The node from which moves are numbered belongs to the game on the board, and is forgotten with it.
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
        # "From here" at another node stores the same setting again, for which no signal is emitted.
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
