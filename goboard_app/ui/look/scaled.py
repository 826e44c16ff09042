"""ScaledLook: a look that is larger than that of the program, for what is seen from far away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.ui.look.look import Look


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
        # Late: nobody stands before a class while the program starts.
        from goboard_app.ui.look.style import class_rules

        sheet = class_rules(self.factor) if is_for_class else ""
        if sheet != widget.styleSheet():
            widget.setStyleSheet(sheet)

    @Slot()
    def _follow(self) -> None:
        self.set(self._source.theme, self._source.factor * self._scale)
