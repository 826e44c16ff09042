"""The parts that panels, dialogs and pages are built of: cards, labels, buttons, layouts, dialogs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QListView,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts.format import translate
from goboard_app.go.board import Color
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.theme import Theme
from goboard_app.ui.widgets.tips import in_lines, name_with_tip, set_tip

# In pixels at 100 %; 0 means the height of the contents. Other kinds of buttons have 36.
_HEIGHTS = {
    "link": 30,
    "chip": 30,
    "mark": 30,
    "pill": 28,
    "way": 28,
    "tile": 0,
    "row": 0,
    "group": 0,
}
_FILLED = ("primary", "agree")
_ICON_ROLES = {"primary": "on_accent", "agree": "on_accent", "agreed": "agreed", "link": "accent"}

Index = QModelIndex | QPersistentModelIndex
"""The type of an index in the methods of Qt's models and delegates."""

NO_INDEX = QModelIndex()

_ROUND = 6
_FADE = 16

# The minimum height of the tools below a board, and their assumed width before they are laid out.
_LEAST_FOOT, _NARROW = 60, 300
# After this number of turns to "low" in the same room the state is kept: with several pages in one place, some of which
# scroll, the final height cannot be computed in advance.
_MOST_TURNS = 4


class Card(QFrame):
    """A framed surface; `kind` is one of plain, quiet, error, soft, warn, done, strip."""

    def __init__(self, kind: str = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_kind(kind)

    def set_kind(self, kind: str) -> None:
        """Set the kind of card."""
        set_style(self, card=kind)


class StoneLabel(QLabel):
    """The picture of a stone, with an accessible name such as Black or White."""

    def __init__(self, look: Look, color: Color, name: str, size: float = 34, has_shadow: bool = False) -> None:
        super().__init__()
        self._look = look
        self._color = color
        self._size = size
        self._has_shadow = has_shadow
        self.setAccessibleName(name)
        look.changed.connect(self._repaint)
        self._repaint()

    def set_color(self, color: Color, name: str) -> None:
        """Show a stone of another colour."""
        self._color = color
        self.setAccessibleName(name)
        self._repaint()

    def set_size(self, size: float) -> None:
        """Set the width in logical pixels before scaling."""
        self._size = size
        self._repaint()

    @Slot()
    def _repaint(self) -> None:
        stone = self._look.stone(self._color, self._size, self.devicePixelRatioF(), self._has_shadow)
        self.setPixmap(stone)


class IconLabel(QLabel):
    """An icon in the colour of a role, without an accessible name."""

    def __init__(self, look: Look, name: str, role: str = "text", size: float = 18) -> None:
        super().__init__()
        self._look = look
        self._name = name
        self._role = role
        self._size = size
        look.changed.connect(self._repaint)
        self._repaint()

    def set_role(self, role: str) -> None:
        """Set the role of the colour."""
        if role != self._role:
            self._role = role
            self._repaint()

    @Slot()
    def _repaint(self) -> None:
        dpr = self.devicePixelRatioF()
        self.setPixmap(self._look.icon_pixmap(self._name, self._role, self._size, dpr))


class Button(QPushButton):
    """A button whose icon and height follow the look; a click does not give it the focus.

    So the board keeps the keyboard after a click on Pass. `kind` is '', primary, link, square, chip, mark, pill, way,
    tile, row, group, agree or agreed; a tile, a row and a group are as large as their layout.
    """

    def __init__(self, look: Look, text: str = "", icon: str = "", kind: str = "") -> None:
        super().__init__(text)
        self._look = look
        self._icon = icon
        self._kind = kind
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Outside dialogs Qt lets Enter press a button only if it is an auto-default one.
        self.setAutoDefault(True)
        if kind:
            self.setProperty("kind", kind)
        look.changed.connect(self._follow_look)
        self._follow_look()

    @property
    def look(self) -> Look:
        """The look that the button follows."""
        return self._look

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a gap between the focus ring and a background of the same strength."""
        super().paintEvent(event)
        if self._kind in _FILLED and self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._look.theme.on_accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 4, 4)

    def set_kind(self, kind: str) -> None:
        """Set the kind of button, such as that of one pressed for good."""
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
        usual = _HEIGHTS.get(self._kind, 36)
        height = self._look.height(usual)
        if self._kind == "square":
            self.setFixedSize(height, height)
        elif height:
            # A tile may set a larger minimum height itself.
            least = self.minimumHeight() if self._kind == "tile" else 0
            self.setMinimumHeight(max(height, least))
        if self._icon:
            self.setIcon(self._look.icon(self._icon, _ICON_ROLES.get(self._kind, "text")))
            self.setIconSize(QSize(self._look.px(18), self._look.px(18)))


class StepButtons(QObject):
    """Four buttons by name. Signal: `stepped(str)` with 'first', 'back', 'forward' or 'last'."""

    stepped = Signal(str)

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.buttons = {name: Button(look, icon=name, kind="square") for name in step_names()}
        for name, text in step_names().items():
            name_with_tip(self.buttons[name], text)
        self.buttons["first"].clicked.connect(self._on_first)
        self.buttons["back"].clicked.connect(self._on_back)
        self.buttons["forward"].clicked.connect(self._on_forward)
        self.buttons["last"].clicked.connect(self._on_last)

    def enable(self, *, back: bool, forward: bool) -> None:
        """Enable or disable the steps in each direction."""
        for name in ("first", "back"):
            self.buttons[name].setEnabled(back)
        for name in ("forward", "last"):
            self.buttons[name].setEnabled(forward)

    @Slot()
    def _on_first(self) -> None:
        self.stepped.emit("first")

    @Slot()
    def _on_back(self) -> None:
        self.stepped.emit("back")

    @Slot()
    def _on_forward(self) -> None:
        self.stepped.emit("forward")

    @Slot()
    def _on_last(self) -> None:
        self.stepped.emit("last")


def step_names() -> dict[str, str]:
    """Return the texts of the four step buttons, by name."""
    return {
        "first": translate("panel", "First position"),
        "back": translate("panel", "One move back"),
        "forward": translate("panel", "One move forward"),
        "last": translate("panel", "Last position"),
    }


class ElidedLabel(QLabel):
    """One line of text, elided if it does not fit; the tool tip then shows all of it."""

    def __init__(self, text: str = "", role: str = "body", tone: str = "") -> None:
        super().__init__(text)
        self.setProperty("role", role)
        if tone:
            self.setProperty("tone", tone)
        # A long text must not widen the panel.
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
        """Return the text, elided to the present width."""
        metrics = QFontMetrics(self.font())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _tell_whole(self) -> None:
        set_tip(self, in_lines(self.text()) if self.shown_text() != self.text() else "")


def label(text: str = "", role: str = "body", tone: str = "", wraps: bool = False) -> QLabel:
    """Return a label with plain text, in a role of the type scale."""
    made = QLabel(text)
    made.setProperty("role", role)
    if tone:
        made.setProperty("tone", tone)
    made.setWordWrap(wraps)
    # Qt would interpret a name in a record that looks like HTML.
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def hairline() -> QFrame:
    """Return a thin horizontal line."""
    line = QFrame()
    line.setProperty("line", "true")
    line.setFixedHeight(1)
    return line


def own_viewport(area: QAbstractScrollArea) -> QWidget:
    """Return the viewport of a scroll area; afterwards `viewport()` is cheap while the result is kept.

    The first call of `viewport()` in a program would have PySide make every class of widget, to determine the type of
    the object; found by its name it is a plain QWidget at once.
    """
    found = area.findChild(QWidget, "qt_scrollarea_viewport")
    assert isinstance(found, QWidget)
    return found


def set_ground(widget: QWidget, name: str) -> None:
    """Give a widget the background that the style sheet has for this name, such as "page" or "panel"."""
    widget.setObjectName(name)
    # A subclass of QWidget has a background from the style sheet only with this attribute.
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)


def leave_clicks_to(button: QWidget) -> None:
    """Let clicks on the pictures and texts inside a button be clicks on the button."""
    for child in button.findChildren(QWidget):
        child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def set_style(widget: QWidget, **properties: str) -> None:
    """Set properties that the style sheet selects by, and apply the style sheet again."""
    if all(widget.property(name) == value for name, value in properties.items()):
        return
    for name, value in properties.items():
        widget.setProperty(name, value)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return  # Qt will evaluate the properties when it polishes the widget.
    style = widget.style()
    # Qt evaluates property selectors only when it polishes a widget.
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def column_layout(*items: QWidget | QLayout | int | None, spacing: int = 10, margin: int = 0) -> QVBoxLayout:
    """Return a column of items; a number is a space in pixels, None takes all that is left."""
    layout = QVBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(spacing)
    fill(layout, items)
    return layout


def row_layout(*items: QWidget | QLayout | int | None, spacing: int = 10, margin: int = 0) -> QHBoxLayout:
    """Return a row of items; a number is a space in pixels, None takes all that is left."""
    layout = QHBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(spacing)
    fill(layout, items)
    return layout


def grid(rows: list[list[QWidget]], spacing: int = 8) -> QGridLayout:
    """Return a grid of widgets in rows of equal columns."""
    layout = QGridLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for y, widgets in enumerate(rows):
        for x, widget in enumerate(widgets):
            layout.addWidget(widget, y, x)
            layout.setColumnStretch(x, 1)
    return layout


def fill(layout: QVBoxLayout | QHBoxLayout, items: tuple[QWidget | QLayout | int | None, ...]) -> None:
    """Add items to a column or a row, as `column_layout` and `row_layout` take them."""
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(item)
        elif isinstance(item, QLayout):
            layout.addLayout(item)
        else:
            layout.addWidget(item)


class FlowRow(QWidget):
    """A row that wraps its widgets like the words of a text; its height follows from its width.

    It is a widget and not a QLayout: layouts written in Python pass items between the two languages, and PySide has
    been seen to crash over their ownership.
    """

    def __init__(self, *widgets: QWidget, spacing: int = 6) -> None:
        super().__init__()
        self._widgets = widgets
        self._spacing = spacing
        for widget in widgets:
            widget.setParent(self)
            widget.installEventFilter(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:  # noqa: D102 - Qt's own
        return self._place(width, is_dry=True)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        # Before the first resize the width is unknown: one line is assumed.
        wide = sum(_size(w).width() + self._spacing for w in self._shown()) - self._spacing
        width = self.width() if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else wide
        return QSize(max(0, wide), self.heightForWidth(max(1, width)))

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        widths = [_size(widget).width() for widget in self._shown()]
        return QSize(max(widths, default=0), self.heightForWidth(max(1, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._place(self.width(), is_dry=False)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        # Qt requests no layout for a change while the row is hidden, such as another text of a button.
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._place(self.width(), is_dry=False)
            self.updateGeometry()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._place(self.width(), is_dry=False)
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()]

    def _place(self, width: int, is_dry: bool) -> int:
        """Place the widgets, or with `is_dry` only compute the height; return the height."""
        y = 0
        for line, height in self._lines(width):
            if not is_dry:
                self._put(line, y, height)
            y += height + self._spacing
        return max(0, y - self._spacing)

    def _lines(self, width: int) -> list[tuple[list[tuple[QWidget, QSize]], int]]:
        """Return the visible widgets of each line with their sizes, and the height of the line."""
        # A click asks for this some seventy times: one loop, without a function for each widget.
        lines: list[tuple[list[tuple[QWidget, QSize]], int]] = []
        line: list[tuple[QWidget, QSize]] = []
        x = height = 0
        for widget in self._widgets:
            if widget.isHidden():
                continue
            size = widget.sizeHint().expandedTo(widget.minimumSize())
            if line and x + size.width() > width:
                lines.append((line, height))
                line = []
                x = height = 0
            line.append((widget, size))
            x += size.width() + self._spacing
            height = max(height, size.height())
        if line:
            lines.append((line, height))
        return lines

    def _put(self, line: list[tuple[QWidget, QSize]], y: int, height: int) -> None:
        """Place the widgets of a line, centred in its height."""
        x = 0
        for widget, size in line:
            top = y + (height - size.height()) // 2
            widget.setGeometry(QRect(QPoint(x, top), size))
            x += size.width() + self._spacing


def _size(widget: QWidget) -> QSize:
    return widget.sizeHint().expandedTo(widget.minimumSize())


class EdgeFade(QWidget):
    """A fade at the edge of a scroll area, painted over content that continues beyond it."""

    def __init__(self, area: QScrollArea, is_top: bool) -> None:
        super().__init__(area)
        self._area = area
        self._is_top = is_top
        # Clicks go to the content under the fade.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def place(self, is_shown: bool) -> None:
        """Place the fade over the edge, or hide it."""
        self.setVisible(is_shown)
        if is_shown:
            seen = self._area.viewport().geometry()
            top = seen.top() if self._is_top else seen.bottom() + 1 - _FADE
            self.setGeometry(seen.left(), top, seen.width(), _FADE)
            # The viewport is a sibling, and may lie above the fade.
            self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        ground = self.palette().color(QPalette.ColorRole.Window)
        clear = QColor(ground.red(), ground.green(), ground.blue(), 0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0 if self._is_top else 1, ground)
        fade.setColorAt(1 if self._is_top else 0, clear)
        QPainter(self).fillRect(self.rect(), fade)


def scroll_area(inside: QWidget) -> QScrollArea:
    """Return an area without a frame in which a page scrolls up and down."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    # Tab leads to the parts of the page only; a focused part is scrolled into sight.
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def set_plain_rows(view: QListView) -> None:
    """Let a list show rows of one height, without a frame, which scroll up and down and are not edited in place."""
    # Otherwise the view asks every row for its height.
    view.setUniformItemSizes(True)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setFrameShape(QFrame.Shape.NoFrame)


class ScrollingPanel(QScrollArea):
    """The part of a panel that scrolls vertically if it is too high, and never sideways.

    It takes the keyboard only while there is something to scroll, and its accessible name is its first text; without
    `takes_focus` it never does, where each line takes it. Its items are one below the other; `set_beside` moves some
    into a second column. If fewer than `least` pixels of height are
    left for it, everything around it scrolls (`LowRoom`).
    """

    def __init__(
        self, *items: QWidget | QLayout | int | None, spacing: int = 8, least: int = 0, takes_focus: bool = True
    ) -> None:
        super().__init__()
        self._least = least
        self._takes_focus = takes_focus
        self._items = items
        self._beside: tuple[QWidget, ...] = ()
        self._is_whole = False
        self._told = 0
        self._stretches: dict[QWidget, int] = {}
        self._first, self._second = column_layout(spacing=spacing), column_layout(spacing=spacing)
        self._row = row_layout(spacing=16)
        self._inside = QWidget()
        self._inside.setLayout(self._row)
        # The columns get their owner before they are filled.
        self._row.addLayout(self._first, 1)
        self._row.addLayout(self._second)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inside)
        # Filled afterwards: setWidget asks the widget for its size, which would style all of its contents.
        fill(self._first, items)
        self._viewport = own_viewport(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fades = EdgeFade(self, is_top=True), EdgeFade(self, is_top=False)
        self._later = single_shot(self, self._settle)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self.verticalScrollBar().rangeChanged.connect(self._show_fades)
        self.verticalScrollBar().valueChanged.connect(self._show_fades)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._show_fades()
        self._settle_soon()
        if self._is_whole and event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102 - Qt's own
        super().showEvent(event)
        self._settle_soon()

    def _settle_soon(self) -> None:
        self._later.start()

    @Slot()
    def _settle(self) -> None:
        """Enlarge the inside to the height of its texts: Qt asks only once, before they have their fonts."""
        seen = self.viewport().size()
        wanted = max(self._row.heightForWidth(seen.width()), self._row.totalMinimumSize().height())
        if self._inside.height() < wanted:
            QApplication.sendEvent(self._inside, QEvent(QEvent.Type.LayoutRequest))

    @Slot()
    def _show_fades(self) -> None:
        """Show a fade at each edge with content beyond it, so that no word is cut without a hint."""
        bar = self.verticalScrollBar()
        top, bottom = self._fades
        top.place(bar.value() > bar.minimum())
        bottom.place(bar.value() < bar.maximum())

    def show_whole(self, room: QObject | None) -> None:
        """Take the full height of the contents, which `room` then scrolls; with None, scroll here again."""
        if self._is_whole is not (room is not None):
            self._is_whole = room is not None
            # A scroll bar here would take some of the width for which the height was computed.
            bars = Qt.ScrollBarPolicy
            off = bars.ScrollBarAlwaysOff if self._is_whole else bars.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(off)
            if room is not None:
                self._inside.installEventFilter(room)
            self.updateGeometry()
        elif self._is_whole and self._told != self._least_height + self._saved_now:
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        usual = super().minimumSizeHint()
        self._told = self._least_height + self._saved_now
        return QSize(usual.width(), self._told)

    @property
    def _least_height(self) -> int:
        return max(self._least, super().minimumSizeHint().height())

    @property
    def saved_height(self) -> int:
        """The height in pixels that is added by `show_whole`, compared with scrolling.

        It is the value that the surrounding layouts were given last. With the present value the panel would alternate
        between scrolling and not scrolling without end.
        """
        return max(0, self._told - self._least_height) if self._is_whole else 0

    @property
    def _saved_now(self) -> int:
        if not self._is_whole:
            return 0
        least = self._row.totalMinimumSize().height()
        wanted = max(self.height_wanted(self.width()), least)
        return max(0, wanted - self._least_height)

    def height_wanted(self, width: int) -> int:
        """Return the height in pixels at this width at which nothing has to scroll."""
        if self._row.hasHeightForWidth():
            return self._row.totalHeightForWidth(width)
        return self._row.totalSizeHint().height()

    def set_stretch(self, widget: QWidget, stretch: int) -> None:
        """Set the share of spare height that a widget takes."""
        self._stretches[widget] = stretch
        (self._second if widget in self._beside else self._first).setStretchFactor(widget, stretch)

    def set_beside(self, *widgets: QWidget) -> None:
        """Put these widgets into a second column; without any there is one column."""
        if widgets == self._beside:
            return
        for widget in sorted(self._beside, key=self._items.index):
            self._second.removeWidget(widget)
            place = self._items.index(widget)
            self._first.insertWidget(place, widget, self._stretches.get(widget, 0))
        for widget in widgets:
            self._first.removeWidget(widget)
            self._second.addWidget(widget, self._stretches.get(widget, 0))
        self._beside = widgets
        self._row.setStretch(1, 1 if widgets else 0)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        texts = (text.text() for text in self._inside.findChildren(QLabel))
        self.setAccessibleName(next((text for text in texts if text), ""))
        # The bar is what the keys move then; a frame around the area would move its contents.
        set_style(self.verticalScrollBar(), keyboard="on")
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        set_style(self.verticalScrollBar(), keyboard="off")
        super().focusOutEvent(event)

    @Slot(int, int)
    def _on_range(self, least: int, most: int) -> None:
        scrolls = self._takes_focus and most > least
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolls else Qt.FocusPolicy.NoFocus)


def paint_ground(
    painter: QPainter, theme: Theme, ground: QRectF, fill: str | None, has_bar: bool, is_here: bool
) -> None:
    """Paint the background of a row, a bar at its edge, and a frame for the keyboard focus."""
    painter.setPen(Qt.PenStyle.NoPen)
    if fill is not None:
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(ground, _ROUND, _ROUND)
    if has_bar:
        painter.setBrush(QColor(theme.accent))
        bar = QRectF(ground.left() + 3, ground.top() + 8, 4, ground.height() - 16)
        painter.drawRoundedRect(bar, 2, 2)
    if is_here:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), _ROUND, _ROUND)


def paint_number(painter: QPainter, font: QFont, color: str, ground: QRectF, number: int, count: int) -> float:
    """Paint the number of a row at its left, aligned for `count` rows; return the x at which the rest begins."""
    painter.setFont(font)
    painter.setPen(QColor(color))
    # 8 is among the widest digits where figures are not tabular.
    widest = QFontMetricsF(font).horizontalAdvance("8" * len(str(count)))
    room = QRectF(ground.left() + 14, ground.top(), widest + 4, ground.height())
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    painter.drawText(room, int(flags), str(number))
    return room.right() + 10


def available_size(widget: QWidget) -> QSize:
    """Return the size available for windows on the screen of `widget`."""
    return available_rect(widget).size()


def available_rect(widget: QWidget) -> QRect:
    """Return the rectangle available for windows on the screen of `widget`.

    `widget.screen()` is not used: PySide then takes the screen for a child of the widget, and has been seen to delete
    it together with a dialog.
    """
    screen = QGuiApplication.screenAt(widget.mapToGlobal(widget.rect().center()))
    return (screen or QGuiApplication.primaryScreen()).availableGeometry()


class LowRoom(QScrollArea):
    """A scroll area that gives a widget all the room, and scrolls the whole widget if it needs more height.

    Panels in it that scroll then take their full height, so that scroll areas are never nested. `shown` returns the
    widget whose size counts, if several share the place. With `is_foot` the area asks for its preferred height and
    accepts less. Only with `goes_across` does it scroll sideways too.
    """

    def __init__(
        self,
        inside: QWidget,
        shown: Callable[[], QWidget | None] | None = None,
        is_foot: bool = False,
        goes_across: bool = False,
    ) -> None:
        super().__init__()
        self.inside = inside
        self._of = shown
        self._is_foot = is_foot
        self._goes_across = goes_across
        self._is_low = False
        self._place: tuple[int, int, QWidget | None] = (0, 0, None)
        self._turns = 0
        self._later = single_shot(self, self.fit)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not goes_across:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        if not self._is_foot:
            return self.inside.sizeHint()
        width = self.width() if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else _NARROW
        return QSize(0, self._need(width))

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        if self._is_foot:
            return QSize(0, min(_LEAST_FOOT, self.sizeHint().height()))
        if self._goes_across:
            return QSize(_LEAST_FOOT, _LEAST_FOOT)
        return QSize(self._least().width(), self._need(self.maximumViewportSize().width()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self.fit()
        if self._is_foot and event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        kind = event.type()
        if kind == QEvent.Type.LayoutRequest:
            if watched is self.inside:
                self.fit()
                self.updateGeometry()
            else:
                self._later.start()
        elif kind in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent) and self._is_foot_of(watched):
            self.setVisible(kind == QEvent.Type.ShowToParent)
        # The base class follows the size of the inside with the scroll bars.
        return super().eventFilter(watched, event)

    def _is_foot_of(self, watched: QObject) -> bool:
        """Return whether the area is shown and hidden together with this widget; its scroll bars are too."""
        return self._is_foot and watched is self.inside and self.parentWidget() is not None

    def _shown(self) -> QWidget | None:
        return self.inside if self._of is None else self._of()

    def _least(self) -> QSize:
        shown = self._shown()
        layout = None if shown is None else shown.layout()
        return QSize(0, 0) if layout is None else layout.totalMinimumSize()

    def _height(self, width: int) -> int:
        """Return the minimum height of the contents in pixels, with the panels as they are now."""
        shown = self._shown()
        layout = None if shown is None else shown.layout()
        if layout is None:
            return 0
        if layout.hasHeightForWidth():
            return layout.totalMinimumHeightForWidth(width)
        return layout.totalMinimumSize().height()

    def _panels(self) -> list[ScrollingPanel]:
        shown = self._shown()
        return [] if shown is None else shown.findChildren(ScrollingPanel)

    def _need(self, width: int) -> int:
        """Return the minimum height in pixels if the panels scroll by themselves."""
        panels = (panel for panel in self._panels() if not panel.isHidden())
        return self._height(width) - sum(panel.saved_height for panel in panels)

    @Slot()
    def fit(self) -> None:
        """Give the shown widget its size, for example after another one has come to its place."""
        room = self.maximumViewportSize()
        place = (room.width(), room.height(), self._shown())
        if place != self._place:
            self._place, self._turns = place, 0
        is_low = self._need(room.width()) > room.height() or self._turns == _MOST_TURNS
        if is_low and not self._is_low:
            self._turns += 1
        self._is_low = is_low
        for panel in self._panels():
            panel.show_whole(self if is_low else None)
        bar = self.verticalScrollBar().sizeHint().width() if is_low else 0
        least = self._least().width() if self._goes_across else 0
        width = max(room.width() - bar, least)
        self.inside.resize(width, max(room.height(), self._height(width)))
