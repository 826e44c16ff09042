"""Small widgets that panels, dialogs and pages are built of."""

from __future__ import annotations

import sys

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import (
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from goboard_app.go.board import Color
from goboard_app.ui.look.look import Look

_HEIGHTS = {"link": 30, "chip": 30, "mark": 30, "pill": 28, "tile": 0, "row": 0, "group": 0}
_ICON_ROLES = {"primary": "on_accent", "agree": "on_accent", "agreed": "agreed", "link": "accent"}


class Card(QFrame):
    """A framed surface; `kind` is one of plain, quiet, error, soft, warn, strip."""

    def __init__(self, kind: str = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_kind(kind)

    def set_kind(self, kind: str) -> None:
        """Look like another kind of card."""
        set_style(self, card=kind)


class StoneLabel(QLabel):
    """The picture of a stone, called Black or White for those who listen."""

    def __init__(
        self, look: Look, color: Color, name: str, size: float = 34, has_shadow: bool = False
    ) -> None:
        super().__init__()
        self._look = look
        self._color = color
        self._size = size
        self._has_shadow = has_shadow
        self.setAccessibleName(name)
        look.changed.connect(self._repaint)
        self._repaint()

    def set_color(self, color: Color, name: str) -> None:
        """Show the other stone."""
        self._color = color
        self.setAccessibleName(name)
        self._repaint()

    def set_size(self, size: float) -> None:
        """Be so many logical pixels wide before scaling."""
        self._size = size
        self._repaint()

    @Slot()
    def _repaint(self) -> None:
        stone = self._look.stone(
            self._color, self._size, self.devicePixelRatioF(), self._has_shadow
        )
        self.setPixmap(stone)


class IconLabel(QLabel):
    """An icon in the colour of a role; it says nothing aloud."""

    def __init__(self, look: Look, name: str, role: str = "text", size: float = 18) -> None:
        super().__init__()
        self._look = look
        self._name = name
        self._role = role
        self._size = size
        look.changed.connect(self._repaint)
        self._repaint()

    @Slot()
    def _repaint(self) -> None:
        dpr = self.devicePixelRatioF()
        self.setPixmap(self._look.icon_pixmap(self._name, self._role, self._size, dpr))


class Button(QPushButton):
    """A button whose icon and height follow the look; the mouse does not take the focus to it.

    So the board keeps the keyboard after a click on Pass. `kind` is '', primary, link, square,
    chip, mark, pill, tile, row, group, agree or agreed; a tile, a row and a group are as large as
    what is laid out in them.
    """

    def __init__(self, look: Look, text: str = "", icon: str = "", kind: str = "") -> None:
        super().__init__(text)
        self._look = look
        self._icon = icon
        self._kind = kind
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Outside dialogs Qt lets Enter press a button only where this is said.
        self.setAutoDefault(True)
        if kind:
            self.setProperty("kind", kind)
        look.changed.connect(self._follow_look)
        self._follow_look()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.minimumSize()

    def set_kind(self, kind: str) -> None:
        """Become a button of another kind, such as one that was pressed for good."""
        self._kind = kind
        set_style(self, kind=kind)
        self._follow_look()

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        if icon != self._icon:
            self._icon = icon
            self._follow_look()

    @Slot()
    def _follow_look(self) -> None:
        height = self._look.px(_HEIGHTS.get(self._kind, 36))
        if self._kind == "square":
            self.setFixedSize(height, height)
        elif height:
            self.setMinimumHeight(height)
        if self._icon:
            self.setIcon(self._look.icon(self._icon, _ICON_ROLES.get(self._kind, "text")))
            self.setIconSize(QSize(self._look.px(18), self._look.px(18)))


class ElidedLabel(QLabel):
    """One line of text that ends in dots where it does not fit; the whole is in the tool tip."""

    def __init__(self, text: str = "", role: str = "body", tone: str = "") -> None:
        super().__init__(text)
        self.setProperty("role", role)
        if tone:
            self.setProperty("tone", tone)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:  # noqa: D102 - Qt's own
        super().setText(text)
        self._tell_whole()

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(20, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), int(self.alignment()), self.shown_text())

    def shown_text(self) -> str:
        """The text as far as it fits."""
        metrics = QFontMetrics(self.font())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _tell_whole(self) -> None:
        self.setToolTip(self.text() if self.shown_text() != self.text() else "")


class Choice(QComboBox):
    """A combo box that leaves the wheel to what scrolls under the mouse, unless it has the focus.

    It is as wide as its place, whatever the texts in it. What it is called is also its description:
    on Linux Qt tells what is chosen in the place of the name.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's own
        super().showEvent(event)
        if sys.platform.startswith("linux"):
            self.setAccessibleDescription(self.accessibleName())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102 - Qt's own
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def label(text: str = "", role: str = "body", tone: str = "", wraps: bool = False) -> QLabel:
    """A plain text in one of the roles of the type scale."""
    made = QLabel(text)
    made.setProperty("role", role)
    if tone:
        made.setProperty("tone", tone)
    made.setWordWrap(wraps)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def hairline() -> QFrame:
    """A thin line across."""
    line = QFrame()
    line.setProperty("line", "true")
    line.setFixedHeight(1)
    return line


def set_style(widget: QWidget, **properties: str) -> None:
    """Set properties that the style sheet looks at, and have it look again."""
    if all(widget.property(name) == value for name, value in properties.items()):
        return
    for name, value in properties.items():
        widget.setProperty(name, value)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return  # It has not looked yet.
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def column_layout(
    *items: QWidget | QLayout | int | None, spacing: int = 10, margin: int = 0
) -> QVBoxLayout:
    """Things below one another; a number is that much space, None takes all that is left."""
    layout = QVBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(spacing)
    fill(layout, items)
    return layout


def row_layout(
    *items: QWidget | QLayout | int | None, spacing: int = 10, margin: int = 0
) -> QHBoxLayout:
    """Things beside one another; a number is that much space, None takes all that is left."""
    layout = QHBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(spacing)
    fill(layout, items)
    return layout


def grid(rows: list[list[QWidget]], spacing: int = 8) -> QGridLayout:
    """Widgets in rows of equal columns."""
    layout = QGridLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for y, widgets in enumerate(rows):
        for x, widget in enumerate(widgets):
            layout.addWidget(widget, y, x)
            layout.setColumnStretch(x, 1)
    return layout


def fill(
    layout: QVBoxLayout | QHBoxLayout, items: tuple[QWidget | QLayout | int | None, ...]
) -> None:
    """Put things into a column or a row, as those take them."""
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item)
        else:
            layout.addWidget(item)
