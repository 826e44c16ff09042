"""PageView: pages as white sheets on a table, to scroll through and to zoom."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from goboard_app.app.jobs import Job, Steps
from goboard_app.app.texts import print as texts
from goboard_app.ui.paper.pages import UNITS_PER_INCH, PaperSize, Sheet
from goboard_app.ui.paper.writers import Pages
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.touch import pinched

PERCENTS = (25, 33, 50, 67, 75, 100, 125, 150, 200, 300)
"""The offered sizes, in percent of the size on paper."""

_GAP, _RING = 16, 3
_LINE = 48
# A step of a wheel, in eighths of a degree (QWheelEvent); a touchpad reports much smaller ones.
_NOTCH = 120
# The longest side of a page's picture, however large the page is shown.
_MOST_PX = 5000
_LEAST = (240, 200)


class PageFit(Enum):
    """The part of a page that fits the view."""

    PAGE = "page"
    WIDTH = "width"


class PageView(QAbstractScrollArea):
    """The pages as white sheets on a table, as many side by side as there is room for.

    A page is painted when it becomes visible, one in each turn of the event loop. Signals: `turned(int)` with the
    current page, counted from 0; `zoomed()` when the pages are shown in another size.
    """

    turned = Signal(int)
    zoomed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pages: Pages | None = None
        self._sheet = Sheet.of(PaperSize.A4)
        self._page = 0
        self._zoom: PageFit | float = PageFit.PAGE
        self._columns, self._size = 1, QSize(1, 1)
        self._images: dict[int, QImage] = {}
        self._dragged_from: QPoint | None = None
        self._turned = 0
        self._is_placing = False
        self._painting = Job(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(*_LEAST)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setSingleStep(_LINE)
            bar.valueChanged.connect(self._on_scrolled)
        look.changed.connect(self.viewport().update)

    # The shown pages

    @property
    def page(self) -> int:
        """The current page, counted from 0."""
        return self._page

    @property
    def count(self) -> int:
        """The number of pages."""
        return 0 if self._pages is None else self._pages.count

    @property
    def columns(self) -> int:
        """The number of pages side by side."""
        return self._columns

    @property
    def painted(self) -> frozenset[int]:
        """The pages that have a picture."""
        return frozenset(self._images)

    def show_pages(self, pages: Pages, sheet: Sheet) -> None:
        """Show other pages, or the same on another sheet."""
        self._painting.cancel()
        self._pages, self._sheet = pages, sheet
        self._images.clear()
        self._place()
        self.show_page(min(self._page, pages.count - 1))
        self.viewport().update()

    def show_page(self, number: int) -> None:
        """Go to a page, or the nearest one there is, and scroll to it where it is not fully visible."""
        if not self.count:
            return
        number = min(max(number, 0), self.count - 1)
        self._go_to(number)
        place = self.rect_of(number)
        if not self.viewport().rect().contains(place):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - _GAP)
        self.viewport().update()

    def _go_to(self, number: int) -> None:
        is_other = number != self._page
        self._page = number
        self.setAccessibleDescription(texts.page_of_pages(number + 1, self.count))
        if is_other:
            announce(self, self.accessibleDescription())
            self.viewport().update()
        self.turned.emit(number)

    # The size of the pages

    @property
    def zoom(self) -> PageFit | float:
        """The part of a page that fits the view, or the size of a page as a share of that on paper."""
        return self._zoom

    @property
    def scale(self) -> float:
        """The size of a page as a share of that on paper."""
        return self._size.width() / (self._sheet.width * self._pixels_a_unit)

    def set_zoom(self, zoom: PageFit | float) -> None:
        """Show the pages in another size, with the same spot of the page in the middle."""
        before, middle = self.rect_of(self._page), self.viewport().rect().center()
        right = _share(middle.x() - before.left(), before.width())
        down = _share(middle.y() - before.top(), before.height())
        self._zoom = zoom
        self._place()
        bar, place = self.horizontalScrollBar(), self.rect_of(self._page)
        bar.setValue(bar.value() + place.left() + round(right * place.width()) - middle.x())
        bar = self.verticalScrollBar()
        if self.viewport().height() >= place.height():
            self.show_page(self._page)
        else:
            bar.setValue(bar.value() + place.top() + round(down * place.height()) - middle.y())
        self.viewport().update()
        self.zoomed.emit()

    def step_zoom(self, by: int) -> None:
        """Show the pages larger by one step, or smaller with -1."""
        now = self.scale * 100
        # A page has whole pixels, so its scale is only near a percentage; one percent is the tolerance.
        larger = (percent for percent in PERCENTS if percent > now + 1)
        smaller = (percent for percent in reversed(PERCENTS) if percent < now - 1)
        if percent := next(larger if by > 0 else smaller, None):
            self.set_zoom(percent / 100)

    @property
    def _pixels_a_unit(self) -> float:
        return self.logicalDpiX() / UNITS_PER_INCH

    def _place(self) -> None:
        """Calculate the size of a page, the number of pages in a row, and the ranges of the scroll bars."""
        sheet, room = self._sheet, self.maximumViewportSize()
        # Room for the bar is always kept, or it would appear and vanish in turn.
        wide = max(1, room.width() - self.verticalScrollBar().sizeHint().width() - 2 * _GAP)
        scale = wide / sheet.width
        if self._zoom is PageFit.PAGE:
            scale = min(scale, max(1, room.height() - 2 * _GAP) / sheet.height)
        elif isinstance(self._zoom, float):
            scale = self._zoom * self._pixels_a_unit
        self._size = QSize(max(1, int(sheet.width * scale)), max(1, int(sheet.height * scale)))
        fitting = (wide + _GAP) // (self._size.width() + _GAP)
        self._columns = max(1, min(fitting, self.count))
        seen, whole = self.viewport().size(), self._whole
        # The current page stays the same, wherever the bars are now.
        was_placing, self._is_placing = self._is_placing, True
        for bar, length, shown in (
            (self.verticalScrollBar(), whole.height(), seen.height()),
            (self.horizontalScrollBar(), whole.width(), seen.width()),
        ):
            bar.setPageStep(shown)
            bar.setRange(0, max(0, length - shown))
        self._is_placing = was_placing

    @property
    def _whole(self) -> QSize:
        rows = -(-self.count // self._columns)
        width = self._columns * (self._size.width() + _GAP) + _GAP
        return QSize(width, rows * (self._size.height() + _GAP) + _GAP)

    def rect_of(self, number: int) -> QRect:
        """Return the rectangle of a page in the coordinates of the viewport."""
        row, column = divmod(number, self._columns)
        seen, whole = self.viewport().size(), self._whole
        left = max(0, (seen.width() - whole.width()) // 2) - self.horizontalScrollBar().value()
        top = max(0, (seen.height() - whole.height()) // 2) - self.verticalScrollBar().value()
        x = left + _GAP + column * (self._size.width() + _GAP)
        return QRect(QPoint(x, top + _GAP + row * (self._size.height() + _GAP)), self._size)

    def _seen(self, beyond: int = 0) -> Iterator[int]:
        """Return the pages that are visible, or at most `beyond` pixels above or below the view."""
        room = self.viewport().rect().adjusted(0, -beyond, 0, beyond)
        pitch = self._size.height() + _GAP
        top = self.rect_of(0).top()
        first = max(0, (room.top() - top) // pitch) * self._columns
        last = ((room.bottom() - top) // pitch + 1) * self._columns
        numbers = range(first, min(max(first, last), self.count))
        return (number for number in numbers if self.rect_of(number).intersects(room))

    @Slot()
    def _on_scrolled(self) -> None:
        """Make the page with the largest visible area the current one, unless more than half as much of the current one
        shows.
        """
        room = self.viewport().rect()

        def seen(number: int) -> int:
            part = self.rect_of(number).intersected(room)
            return part.width() * part.height()

        numbers = [] if self._is_placing else list(self._seen())
        if numbers:
            most = max(numbers, key=seen)
            if 2 * seen(self._page) < seen(most):
                self._go_to(most)
        self.viewport().update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        theme, viewport = self._look.theme, self.viewport()
        painter = QPainter(viewport)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(event.rect(), QColor(theme.table))
        for number in self._seen():
            place = self.rect_of(number)
            painter.fillRect(place, Qt.GlobalColor.white)
            if (image := self._images.get(number)) is not None:
                painter.drawImage(place, image)
            is_here = number == self._page and self.count > 1
            painter.setPen(QPen(QColor(theme.accent if is_here else theme.field_edge), 1))
            if is_here:
                painter.setPen(QPen(QColor(theme.accent), _RING))
                place = place.adjusted(-_RING, -_RING, _RING, _RING)
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRect(viewport.rect().adjusted(1, 1, -1, -1))
        painter.end()
        if not self._painting.is_busy and self._next_missing() is not None:
            self._painting.start_slices(self._paint_missing())

    def _wanted_size(self) -> QSize:
        wanted = self._size * self.devicePixelRatioF()
        most = QSize(_MOST_PX, _MOST_PX)
        if wanted.boundedTo(most) != wanted:
            wanted = wanted.scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
        return wanted

    def _next_missing(self) -> int | None:
        """Return a visible page that has no picture in this size, else one near the view; None where all have."""
        wanted = self._wanted_size()
        for beyond in (0, self.viewport().height()):
            for number in self._seen(beyond):
                image = self._images.get(number)
                if image is None or image.size() != wanted:
                    return number
        return None

    def _paint_missing(self) -> Steps[None]:
        while (number := self._next_missing()) is not None:
            near = set(self._seen(2 * self.viewport().height()))
            # Only pages near the view keep their pictures, which take much memory.
            self._images = {n: image for n, image in self._images.items() if n in near}
            self._images[number] = self._image_of(number)
            self.viewport().update(self.rect_of(number))
            yield 0.0

    def _image_of(self, number: int) -> QImage:
        image = QImage(self._wanted_size(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        try:
            if self._pages is not None:
                room = QRect(QPoint(), image.size())
                paint_page(painter, room, self._pages, self._sheet, number)
        finally:
            painter.end()
        return image

    # The user

    def take_key(self, event: QKeyEvent) -> bool:
        """Handle a key for the pages; return False where it has no meaning here."""
        key, with_ctrl = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        pages = {
            Qt.Key.Key_PageUp: self._page - 1,
            Qt.Key.Key_PageDown: self._page + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.count - 1,
        }
        zooms = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
        if key in pages:
            self.show_page(pages[Qt.Key(key)])
        elif with_ctrl and key in zooms:
            self.step_zoom(zooms[Qt.Key(key)])
        elif with_ctrl and key == Qt.Key.Key_0:
            self.set_zoom(PageFit.PAGE)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if not self.take_key(event):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102 - Qt's own
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turned += event.angleDelta().y()
            if abs(self._turned) >= _NOTCH:
                self.step_zoom(1 if self._turned > 0 else -1)
                self._turned = 0
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom with a pinch of two fingers."""
        by = pinched(event)
        if by != 1.0:
            self._dragged_from = None
            least, most = PERCENTS[0] / 100, PERCENTS[-1] / 100
            self.set_zoom(min(max(self.scale * by, least), most))
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the clicked page, and begin to drag the table."""
        place = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged_from = place
            for number in self._seen():
                if self.rect_of(number).contains(place):
                    self._go_to(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        if self._dragged_from is not None:
            place = event.position().toPoint()
            gone, self._dragged_from = place - self._dragged_from, place
            for bar, by in (
                (self.verticalScrollBar(), gone.y()),
                (self.horizontalScrollBar(), gone.x()),
            ):
                bar.setValue(bar.value() - by)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        self._dragged_from = None

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        room = self.viewport().rect()
        # A page that was in view stays in view.
        was_seen = room.intersects(self.rect_of(self._page))
        self._place()
        is_seen = room.intersects(self.rect_of(self._page))
        if was_seen and (isinstance(self._zoom, PageFit) or not is_seen):
            self.show_page(self._page)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self.viewport().update()


def _share(place: int, length: int) -> float:
    """Return the share of a length before a place; half where the place is outside."""
    return place / length if 0 <= place <= length else 0.5


def paint_page(painter: QPainter, room: QRect, pages: Pages, sheet: Sheet, number: int) -> None:
    """Paint a page as large as fits in a room, centred."""
    scale = min(room.width() / sheet.width, room.height() / sheet.height)
    painter.translate((room.width() - sheet.width * scale) / 2, (room.height() - sheet.height * scale) / 2)
    painter.scale(scale, scale)
    pages.paint(painter, number)
