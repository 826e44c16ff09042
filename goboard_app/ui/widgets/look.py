"""Look: the theme and text size in force, and the fonts, style sheet, icons and stones that follow them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from goboard_app import resource_path
from goboard_app.go.board import Color
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.widgets import stones
from goboard_app.ui.widgets import theme as icons
from goboard_app.ui.widgets.theme import LIGHT, Theme

FAMILIES = ("Inter", "Inter Variable")
BODY_PX = 13
LEAST_TOUCHED = 44
"""The minimum height of controls on a touch screen, in pixels."""
CLASS_PX = 20
"""The text size for a class on the smallest screen, in pixels."""

# The largest default text size of a system, in points; on other systems 12.
_USUAL_POINTS = {"win32": 9, "darwin": 13}
_MOST_SCALE = 2.0

# The sizes of a window in pixels from which all texts are so many times as large, the largest first.
_GROWTH = ((3300, 1800, 1.5), (2240, 1200, 1.2))

# Sizes in pixels at 100 %, and weights, by the role a text plays.
_TYPE = {
    "note": (12.5, 400),
    "section": (12.5, 600),
    "body": (13, 400),
    "panel": (13.5, 400),
    "strong": (13.5, 600),
    "message": (14.5, 500),
    "name": (15, 600),
    "title": (17, 600),
    "lesson": (17.5, 500),
    "page": (20, 600),
    "clock": (24, 500),
    "brand": (28, 600),
    "result": (28, 600),
}


_System = QFontDatabase.WritingSystem
# The letters of a script, and the writing systems any one of which covers them.
_SCRIPTS = (
    ("[\u3041-\u30ff]", {_System.Japanese}),
    ("[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]", {_System.Korean}),
    (
        "[\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]",
        {_System.SimplifiedChinese, _System.TraditionalChinese, _System.Japanese, _System.Korean},
    ),
)
# The letters of these ranges that have no shape; KaTrain writes them around its lines.
_WITHOUT_SHAPE = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0"))
_FIRST = "\u1100"
"""The lower bound of the letters that need a font check."""
_MOST_LETTERS = 1_000_000


class MissingFonts:
    """A check for text in Chinese, Japanese or Korean that no font of the system can show.

    `systems` returns the writing systems with fonts; it is called when such text first occurs. Of a very long text only
    the beginning is checked.
    """

    def __init__(self, systems: Callable[[], Collection[_System]] | None = None) -> None:
        self._systems = systems or QFontDatabase.writingSystems
        self._is_told = False

    def can_show(self, text: str) -> bool:
        """Return whether there are fonts for all of a text."""
        text = "" if text.isascii() else text[:_MOST_LETTERS]
        # A quick test that most texts pass.
        if max(text, default="") < _FIRST:
            return True
        text = text.translate(_WITHOUT_SHAPE)
        wanted = [systems for letters, systems in _SCRIPTS if re.search(letters, text)]
        return not wanted or all(not systems.isdisjoint(self._systems()) for systems in wanted)

    def notice(self, text: str) -> bool:
        """Return True for the first text that cannot be shown, so that it is reported once."""
        is_first = not self._is_told and not self.can_show(text)
        self._is_told = self._is_told or is_first
        return is_first


def app_font(system: QFont, is_system: bool, factor: float) -> QFont:
    """Return the font of the program: Inter with figures of equal width, or the system font."""
    font = QFont(system)
    if not is_system:
        # The system's families serve for letters that Inter lacks.
        font.setFamilies([*FAMILIES, *system.families()])
        # Tabular figures, a feature of OpenType.
        set_feature(font, "tnum", 1)
    font.setPixelSize(round(BODY_PX * factor))
    return font


def system_scale(font: QFont) -> float:
    """Return the text size of the system relative to the usual one, from 1 to 2."""
    usual = _USUAL_POINTS.get(sys.platform, 12)
    points = font.pointSizeF()
    return min(max(points / usual, 1.0), _MOST_SCALE)


def growth_of(width: int, height: int) -> float:
    """Return how many times as large all texts are in a window of this size in pixels; 1 but for a very large one."""
    return next((times for wide, high, times in _GROWTH if width >= wide and height >= high), 1.0)


def set_feature(font: QFont, name: str, value: int) -> bool:
    """Set a feature of a font, such as "tnum"; return whether Qt supports this.

    PySide6 before 6.9 does not: the font keeps its default glyphs there.
    """
    # Not tried: a TypeError makes PySide create all its classes.
    if not hasattr(QFont.Tag, "fromString"):
        return False
    font.setFeature(QFont.Tag(name), value)
    return True


def build_palette(theme: Theme) -> QPalette:
    """Return the palette for everything that the style sheet does not name."""
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, color in (
        (roles.Window, theme.panel),
        (roles.WindowText, theme.text),
        (roles.Base, theme.card),
        (roles.AlternateBase, theme.sunk),
        (roles.Text, theme.text),
        (roles.Button, theme.card),
        (roles.ButtonText, theme.text),
        (roles.BrightText, theme.error),
        (roles.ToolTipBase, theme.card),
        (roles.ToolTipText, theme.text),
        (roles.PlaceholderText, theme.muted),
        (roles.Highlight, theme.accent),
        (roles.HighlightedText, theme.on_accent),
        (roles.Link, theme.accent),
        (roles.LinkVisited, theme.accent),
        (roles.Light, theme.card),
        (roles.Midlight, theme.sunk),
        (roles.Mid, theme.hairline),
        (roles.Dark, theme.field_edge),
        (roles.Shadow, theme.field_edge),
    ):
        palette.setColor(role, QColor(color))
    for role in (roles.Text, roles.WindowText, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, _faded(theme))
    return palette


def build_style_sheet(theme: Theme, factor: float, is_touched: bool = False) -> str:
    """Return the style sheet for cards, buttons, chips, fields and text roles.

    With `is_touched` menus, fields and boxes are high enough for a finger.
    """
    sheet = _SHEET + (_TOUCH_SHEET if is_touched else "")
    values = {
        "table": theme.table,
        "panel": theme.panel,
        "card": theme.card,
        "sunk": theme.sunk,
        "hairline": theme.hairline,
        "field_edge": theme.field_edge,
        "text": theme.text,
        "muted": theme.muted,
        "accent": theme.accent,
        "on_accent": theme.on_accent,
        "accent_soft": theme.accent_soft,
        "error": theme.error,
        "error_soft": theme.error_soft,
        "agreed": theme.agreed,
        "agreed_soft": theme.agreed_soft,
        "unclear": theme.unclear,
        "unclear_soft": theme.unclear_soft,
        "disabled": _faded(theme).name(),
        "accent_strong": QColor(theme.accent).lighter(112).name(),
        "chevron": _picture("chevron_down", theme),
        "check": _picture("check", theme),
    }
    # The sizes that a sheet may use as @px…@, in pixels at 100 %.
    for size in (10, 13, 15, 28, 30, 34, 36):
        values[f"px{size}"] = f"{round(size * factor)}px"
    # Not `str.format`, as a style sheet is full of braces.
    for name, value in values.items():
        sheet = sheet.replace(f"@{name}@", value)
    return sheet + _type_rules(factor)


def _type_rules(factor: float) -> str:
    return "\n".join(
        f'*[role="{role}"] {{ font-size: {round(size * factor)}px; font-weight: {weight}; }}'
        for role, (size, weight) in _TYPE.items()
    )


def class_rules(factor: float) -> str:
    """Return the text sizes for a panel that is read from the back of a room; `factor` is that of the screen.

    Text is half as large again as beside a game; buttons are for the teacher in front of the screen.
    """
    return "\n".join(
        (
            f"QPushButton {{ font-size: {round(BODY_PX * factor)}px; }}",
            f"QListWidget, QLineEdit {{ font-size: {round(CLASS_PX * factor)}px; }}",
            _type_rules(factor * CLASS_PX / _TYPE["panel"][0]),
        )
    )


def _faded(theme: Theme) -> QColor:
    """Return the colour of disabled text: a mix of two parts muted text and one part card."""
    muted, card = QColor(theme.muted), QColor(theme.card)
    return QColor(
        (2 * muted.red() + card.red()) // 3,
        (2 * muted.green() + card.green()) // 3,
        (2 * muted.blue() + card.blue()) // 3,
    )


def _picture(name: str, theme: Theme) -> str:
    shade = "dark" if theme.is_dark else "light"
    return resource_path(f"icons/style/{name}_{shade}.svg").as_posix()


_SHEET = """
QMainWindow, QWidget#page { background: @table@; }
QWidget#panel { background: @panel@; }
QWidget#panel[side="right"] { border-left: 1px solid @hairline@; }
QWidget#panel[side="below"] { border-top: 1px solid @hairline@; }
QDialog { background: @panel@; }
QMenuBar { background: @panel@; border-bottom: 1px solid @hairline@; padding: 2px 8px; }
QMenuBar::item { padding: 5px 12px; border-radius: 5px; background: transparent; color: @text@; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @accent_soft@; }
QMenu { background: @card@; border: 1px solid @hairline@; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 12px; border-radius: 5px; color: @text@; }
QMenu::item:selected { background: @accent_soft@; }
QMenu::item:disabled { color: @disabled@; }
QMenu::separator { height: 1px; background: @hairline@; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 7px; }
QToolTip { background: @card@; color: @text@; border: 1px solid @field_edge@; padding: 4px 6px; }

QFrame[card="plain"] { background: @card@; border: 1px solid @hairline@; border-radius: 9px; }
QFrame[card="quiet"] { background: @panel@; border: 1px solid @hairline@; border-radius: 9px; }
QFrame[card="error"] { background: @card@; border: 1px solid @error@; border-radius: 9px; }
QFrame[card="soft"] { background: @accent_soft@; border: none; border-radius: 9px; }
QFrame[card="warn"] { background: @unclear_soft@; border: none; border-radius: 9px;
  margin: 10px 14px 0 14px; }
QFrame[card="done"] { background: @accent_soft@; border: none; border-radius: 9px;
  margin: 10px 14px 0 14px; }
QFrame[card="strip"] { background: @error_soft@; border: none; border-radius: 9px;
  margin: 10px 14px 0 14px; }
QFrame[line="true"] { background: @hairline@; border: none; max-height: 1px; min-height: 1px; }
QFrame[bar="on"] { background: @accent@; border: none; border-radius: 2px; }
QFrame[bar="off"] { background: transparent; border: none; }

QLabel { background: transparent; color: @text@; }
*[tone="muted"] { color: @muted@; }
*[tone="error"] { color: @error@; }
*[tone="accent"] { color: @accent@; }
*[tone="agreed"] { color: @agreed@; }
QLabel[tag="unclear"] { background: @unclear_soft@; color: @unclear@; border-radius: 9px;
  padding: 2px 9px; font-weight: 600; }
QLabel[tag="true"] { background: @sunk@; color: @muted@; border-radius: 9px; padding: 2px 9px; }

QPushButton { background: @card@; border: 1px solid @hairline@; border-radius: 7px;
  padding: 0 12px; color: @text@; font-weight: 500; }
QPushButton:hover { background: @sunk@; border-color: @field_edge@; }
QPushButton:pressed { background: @accent_soft@; }
QPushButton:focus { border: 2px solid @accent@; padding: 0 11px; outline: 0; }
QPushButton:disabled { color: @disabled@; background: transparent; }
QPushButton[kind="primary"] { background: @accent@; border: 1px solid @accent@;
  color: @on_accent@; font-weight: 600; }
QPushButton[kind="primary"]:hover { background: @accent_strong@; }
QPushButton[kind="primary"]:focus { border: 2px solid @text@; }
QPushButton[kind="primary"]:disabled { background: @sunk@; border-color: @hairline@;
  color: @disabled@; }
QPushButton[kind="link"] { background: transparent; border: 1px solid transparent;
  color: @accent@; padding: 0 8px; }
QPushButton[kind="link"]:hover { background: @accent_soft@; }
QPushButton[kind="link"]:focus { border: 2px solid @accent@; padding: 0 7px; }
QPushButton[kind="link"]:disabled { color: @disabled@; }
QPushButton[kind="square"] { padding: 0; }
QPushButton[kind="chip"] { border-radius: @px15@; padding: 0 13px;
  font-weight: 400; }
QPushButton[kind="chip"]:checked { background: @accent_soft@; border: 1px solid @accent@;
  font-weight: 500; }
QPushButton[kind="chip"]:focus { border: 2px solid @accent@; padding: 0 12px; }
QPushButton[kind="way"] { padding: 0 7px; font-weight: 500; }
QPushButton[kind="way"]:focus { border: 2px solid @accent@; padding: 0 6px; }
QPushButton[kind="mark"] { border-radius: @px15@; padding: 0; font-weight: 500; }
QPushButton[kind="mark"]:checked,
QPushButton[kind="square"]:checked { background: @accent_soft@; border: 1px solid @accent@; }
QPushButton[kind="mark"]:focus { border: 2px solid @accent@; }
QPushButton[kind="mark"]::menu-indicator { image: none; width: 0; }
QPushButton[kind="pill"] { background: transparent; border: 1px solid transparent;
  border-radius: 13px; padding: 0 10px; color: @muted@; font-weight: 500; }
QPushButton[kind="pill"][said="true"] { background: @unclear_soft@; color: @unclear@;
  font-weight: 600; }
QPushButton[kind="pill"]:hover { border-color: @field_edge@; }
QPushButton[kind="pill"]:focus { border: 2px solid @accent@; padding: 0 9px; }
QPushButton[kind="pill"]::menu-indicator { image: none; width: 0; }
QLineEdit[kind="bare"] { background: transparent; border: 1px solid transparent;
  border-radius: 6px; min-height: @px28@; padding: 0 4px; font-weight: 600; }
QLineEdit[kind="bare"]:hover { border-color: @hairline@; }
QLineEdit[kind="bare"]:focus { border: 2px solid @accent@; padding: 0 3px; }
QPushButton[kind="tile"] { background: @card@; border: 1px solid @hairline@; border-radius: 9px;
  padding: 0; text-align: left; }
QPushButton[kind="tile"]:hover { border-color: @field_edge@; background: @card@; }
QPushButton[kind="tile"]:checked { border: 2px solid @accent@; background: @accent_soft@; }
QPushButton[kind="tile"]:focus { border: 2px solid @accent@; }
QPushButton[kind="row"] { background: transparent; border: 1px solid transparent;
  border-radius: 7px; padding: 0; }
QPushButton[kind="row"]:hover { background: @sunk@; }
QPushButton[kind="row"]:focus { border: 2px solid @accent@; }

QPushButton[kind="group"] { background: transparent; border: 1px solid @hairline@;
  border-radius: 9px; padding: 0; text-align: left; }
QPushButton[kind="group"]:hover { border-color: @field_edge@; }
QPushButton[kind="group"]:checked { background: @card@; border: 2px solid @accent@; }
QPushButton[kind="group"]:focus { background: @accent_soft@; border: 2px solid @accent@; }
QPushButton[kind="agree"] { background: @accent@; border: 1px solid @accent@;
  color: @on_accent@; font-weight: 600; }
QPushButton[kind="agree"]:hover { background: @accent_strong@; }
QPushButton[kind="agree"]:focus { border: 2px solid @text@; }
QPushButton[kind="agree"]:disabled { background: @sunk@; border-color: @hairline@;
  color: @disabled@; }
QPushButton[kind="agreed"] { background: @agreed_soft@; border: 1px solid @agreed@;
  color: @agreed@; font-weight: 600; }
QPushButton[kind="agreed"]:focus { border: 2px solid @text@; }

QLineEdit, QComboBox, QSpinBox { background: @card@; border: 1px solid @field_edge@;
  border-radius: 6px; min-height: @px34@; padding: 0 10px; color: @text@;
  placeholder-text-color: @muted@; selection-background-color: @accent@;
  selection-color: @on_accent@; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid @accent@; padding: 0 9px; }
QLineEdit:disabled { color: @disabled@; background: @sunk@; border-color: @hairline@; }
QLineEdit[bad="true"], QComboBox[bad="true"] { border: 2px solid @error@; padding: 0 9px; }
QComboBox { padding-right: 2px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url(@chevron@); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: @card@; border: 1px solid @field_edge@; outline: 0;
  selection-background-color: @accent_soft@; selection-color: @text@; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: @px30@; padding: 0 8px; }

QCheckBox { spacing: 8px; color: @text@; }
QCheckBox:disabled { color: @disabled@; }
QCheckBox::indicator { width: 16px; height: 16px; border: 1px solid @field_edge@;
  border-radius: 4px; background: @card@; }
QCheckBox::indicator:checked { background: @accent@; border-color: @accent@;
  image: url(@check@); }
QCheckBox::indicator:disabled { border-color: @hairline@; background: @sunk@; }
QCheckBox::indicator:focus { border: 2px solid @accent@; }

QTableView#ways, QTableView#ways QHeaderView { background: transparent; border: none;
  outline: 0; selection-background-color: transparent; }
QTableView#repairs { background: transparent; border: none; outline: 0;
  gridline-color: @hairline@; selection-background-color: @accent_soft@;
  selection-color: @text@; }
QTableView#repairs::item { padding: 0 9px 0 0; }
QTableView#repairs QHeaderView { background: transparent; border: none; }
QTableView#repairs QHeaderView::section { background: transparent; border: none;
  border-bottom: 1px solid @hairline@; padding: 6px 3px; color: @muted@; font-weight: 600; }
QTableView#library { background: transparent; border: 2px solid transparent; border-radius: 7px;
  outline: 0; selection-background-color: @accent_soft@; selection-color: @text@; }
QTableView#library:focus { border-color: @accent@; }
QTableView#library::item { padding: 0 9px; border: none; }
QTableView#library QHeaderView { background: transparent; border: none; }
QTableView#library QHeaderView::section { background: transparent; border: none;
  border-bottom: 1px solid @hairline@; padding: 6px 12px; color: @muted@; font-weight: 600; }
QTableView#library QTableCornerButton::section { background: transparent; border: none; }
QTableView#library QHeaderView::up-arrow, QTableView#library QHeaderView::down-arrow {
  width: 10px; height: 10px; }
QFrame[asked] { background: transparent; border: 1px solid transparent; border-radius: 7px; }
QFrame[asked="on"] { background: @accent_soft@; }
QFrame[asked]:focus { border: 2px solid @accent@; }

QListView { background: transparent; border: none; outline: 0; }
QPlainTextEdit, QTextEdit { background: transparent; border: none; color: @text@;
  placeholder-text-color: @muted@;
  selection-background-color: @accent@; selection-color: @on_accent@; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @field_edge@; border-radius: 4px; margin: 1px; }
QScrollBar[keyboard="on"]::handle { background: @accent@; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QSlider:horizontal { min-height: 24px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @hairline@; }
QSlider::sub-page:horizontal { background: @accent@; border-radius: 2px; }
QSlider::handle:horizontal { background: @card@; border: 2px solid @accent@; width: 12px;
  height: 12px; margin: -6px 0; border-radius: 8px; }
QSlider:focus { border: 2px solid @accent@; border-radius: 6px; }
QSplitter::handle { background: transparent; }
QSplitter#grip::handle:hover { background: @hairline@; border-radius: 3px; }
QProgressBar { border: none; background: @hairline@; max-height: 3px; }
QProgressBar::chunk { background: @accent@; }
"""

_TOUCH_SHEET = """
QMenuBar::item { padding: 14px 12px; }
QMenu::item { padding: 14px 26px 14px 12px; }
QLineEdit, QComboBox, QSpinBox, QCheckBox, QRadioButton { min-height: 44px; }
QComboBox QAbstractItemView::item { min-height: 44px; }
QSlider:horizontal { min-height: 44px; }
QScrollBar:vertical { width: 16px; }
QScrollBar:horizontal { height: 16px; }
"""


Thumbnail = Callable[[BoardPicture, int], QPixmap]
"""A function that draws a board with a width in logical pixels."""


class Look(QObject):
    """The source of colours, icons and sizes for all widgets.

    Signal: `changed()` when the theme, the text size or the use of a touch screen has changed.
    """

    changed = Signal()

    def __init__(self, theme: Theme = LIGHT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._factor = 1.0
        self.is_touched = False
        self.growth = 1.0
        """The part of the text size that comes from the size of the windows."""

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def factor(self) -> float:
        """The text size, 1 being the usual one."""
        return self._factor

    def set(self, theme: Theme, factor: float, is_touched: bool = False, growth: float = 1.0) -> None:
        """Set the theme and the text size; emit `changed` only if something differs."""
        self.growth = growth
        if (theme, factor, is_touched) != (self._theme, self._factor, self.is_touched):
            self._theme, self._factor, self.is_touched = theme, factor, is_touched
            self.changed.emit()

    def height(self, size: float) -> int:
        """Return the height of a control in pixels; a finger needs more than a mouse."""
        return max(self.px(size), LEAST_TOUCHED if self.is_touched else 0)

    def px(self, size: float) -> int:
        """Return a size in pixels, scaled as the texts are."""
        return round(size * self._factor)

    def icon(self, name: str, role: str = "text") -> QIcon:
        """Return an icon in the colour of a role of the theme."""
        return icons.icon(name, str(getattr(self._theme, role)), self.px(18))

    def icon_pixmap(self, name: str, role: str, size: float, dpr: float) -> QPixmap:
        """Return an icon as a picture, `size` logical pixels wide before scaling."""
        return icons.pixmap(name, str(getattr(self._theme, role)), self.px(size), dpr)

    def stone(self, color: Color, size: float, dpr: float, has_shadow: bool = False) -> QPixmap:
        """Return a stone for a panel, `size` logical pixels wide before scaling."""
        return stones.stone_pixmap(color, self.px(size), dpr, self._theme, has_shadow)


class ScaledLook(Look):
    """A look that follows another one at a scale; icons and buttons made with it are scaled too.

    The text sizes come from the style sheet of the program; `scale_texts` gives a widget its own.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look.theme, parent)
        self._source = look
        self._scale = 1.0
        look.changed.connect(self._follow)
        self._follow()

    def set_scale(self, scale: float) -> None:
        """Set the scale relative to the source look."""
        if scale != self._scale:
            self._scale = scale
            self._follow()

    def scale_texts(self, widget: QWidget, is_for_class: bool) -> None:
        """Give all texts in a widget the sizes for a class, or those of the program."""
        sheet = class_rules(self.factor) if is_for_class else ""
        # Qt styles all children again for each new sheet, also for an equal one.
        if sheet != widget.styleSheet():
            widget.setStyleSheet(sheet)

    @Slot()
    def _follow(self) -> None:
        source = self._source
        self.set(source.theme, source.factor * self._scale, source.is_touched, source.growth)
