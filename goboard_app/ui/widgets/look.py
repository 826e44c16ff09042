"""Look: the theme and text size in force, and the icons and stones made with them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QWidget

from goboard_app.go.board import Color
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.widgets import stones
from goboard_app.ui.widgets import theme as icons
from goboard_app.ui.widgets.style import class_rules
from goboard_app.ui.widgets.theme import LIGHT, Theme

Thumbnail = Callable[[BoardPicture, int], QPixmap]
"""Draws a board, so many logical pixels wide."""


class Look(QObject):
    """What every widget asks for colours, icons and sizes.

    Signal: `changed()` when the theme or the text size is another one.
    """

    changed = Signal()

    def __init__(self, theme: Theme = LIGHT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._factor = 1.0

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def factor(self) -> float:
        """The text size, 1 being the usual one."""
        return self._factor

    def set(self, theme: Theme, factor: float) -> None:
        """Take another theme and text size; tells of it only if something is new."""
        if (theme, factor) != (self._theme, self._factor):
            self._theme, self._factor = theme, factor
            self.changed.emit()

    def px(self, size: float) -> int:
        """A size in pixels, scaled as the texts are."""
        return round(size * self._factor)

    def icon(self, name: str, role: str = "text") -> QIcon:
        """An icon in the colour of a role of the theme."""
        return icons.icon(name, str(getattr(self._theme, role)), self.px(18))

    def icon_pixmap(self, name: str, role: str, size: float, dpr: float) -> QPixmap:
        """The same as a picture of that many logical pixels."""
        return icons.pixmap(name, str(getattr(self._theme, role)), self.px(size), dpr)

    def stone(self, color: Color, size: float, dpr: float, has_shadow: bool = False) -> QPixmap:
        """A stone for a panel, `size` logical pixels wide before scaling."""
        return stones.stone_pixmap(color, self.px(size), dpr, self._theme, has_shadow)


class ScaledLook(Look):
    """Follows another look, so many times as large; icons and buttons made with it are, too.

    The sizes of texts come from the style sheet of the program; `scale_texts` gives a widget its
    own.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look.theme, parent)
        self._source = look
        self._scale = 1.0
        look.changed.connect(self._follow)
        self._follow()

    def set_scale(self, scale: float) -> None:
        """Be so many times as large as the look that is followed."""
        if scale != self._scale:
            self._scale = scale
            self._follow()

    def scale_texts(self, widget: QWidget, is_for_class: bool) -> None:
        """Give all texts in a widget the sizes for a class, or those of the program."""
        sheet = class_rules(self.factor) if is_for_class else ""
        if sheet != widget.styleSheet():
            widget.setStyleSheet(sheet)

    @Slot()
    def _follow(self) -> None:
        self.set(self._source.theme, self._source.factor * self._scale)
