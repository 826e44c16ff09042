"""The tree of variations as a widget: scrolling, folding, keys, illegal moves and small boards."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QLabel, QSizePolicy, QWidget

from goboard_app.app.jobs import COLLECTOR, Job, Steps, single_shot
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.walking import node_text, place_description
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of
from goboard_app.record.tree_layout import Strand
from goboard_app.session.check import RecordJudge
from goboard_app.session.numbering import shown_number
from goboard_app.session.painter import picture_at
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree
from goboard_app.ui.review.accessible import TreePanel
from goboard_app.ui.review.tree_paint import TreePainter
from goboard_app.ui.widgets.accessible import announcer_of, install, tell_current, tell_focus
from goboard_app.ui.widgets.look import Look, ScaledLook, Thumbnail
from goboard_app.ui.widgets.parts import ElidedLabel, column_layout, label, own_viewport
from goboard_app.ui.widgets.touch import Finger, ask_menu, pinched

BOARD = 168
_MOST_CHARACTERS = 120

AT_ONCE = 100
"""The number of moves judged in one step; 100 take 4 ms."""

_LEAST_ROWS = 2
_LEAST_ZOOM, _MOST_ZOOM = 0.5, 3.0
_MARGIN_ROWS, _MARGIN_COLUMNS = 2.6, 1.2
# In px at scale 1: a node is hit within this distance of its middle.
_REACH = 15

PAGE = 10

# The card appears once the pointer rests, and not on the way to another node.
HOVER_MS = 350


class TreeHover(QFrame):
    """A popup with the board, the move and the first line of the comment; it takes neither focus nor mouse."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget) -> None:
        flags = Qt.WindowType.ToolTip | Qt.WindowType.FramelessWindowHint
        super().__init__(parent, flags | Qt.WindowType.WindowTransparentForInput)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("card", "plain")
        self._look = look
        self._thumbnail = thumbnail
        self.node: Node | None = None
        self.board = QLabel()
        self.title = label(role="strong")
        self.comment = ElidedLabel(role="note", tone="muted")
        layout = column_layout(self.board, self.title, self.comment, spacing=4, margin=8)
        self.setLayout(layout)

    def show_node(self, session: GameSession, tree: DrawnTree, number: int, beside: QRect) -> None:
        """Show the board of a node beside its rectangle on the screen."""
        node = tree.node_at(number)
        self.node = node
        side = self._look.px(BOARD)
        self.board.setPixmap(self._thumbnail(picture_at(session, node), side))
        self.title.setText(node_text(session, node, tree.faces.face(number).number))
        said = comment_of(node).strip().partition("\n")[0]
        self.comment.setText(said[:_MOST_CHARACTERS])
        self.comment.setVisible(bool(said))
        self.setFixedWidth(side + 18)
        self.adjustSize()
        self.move(self._place(beside))
        self.show()

    def leave(self) -> None:
        """Hide the popup."""
        self.node = None
        self.hide()

    def _place(self, beside: QRect) -> QPoint:
        """Return a position left of the node, so that the moves after it stay visible, or else right of it."""
        screen = QGuiApplication.screenAt(beside.center()) or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        x = beside.left() - self.width() - 10
        if x < room.left():
            x = beside.right() + 10
        y = min(beside.center().y() - self.height() // 2, room.bottom() - self.height() - 4)
        return QPoint(x, max(room.top() + 4, y))


class TreeJudging(QObject):
    """A job that judges the legality of the nodes in sight; `forbidden` has the numbers of the illegal moves.

    Signal: `found()` when their number changes.
    """

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.forbidden: set[int] = set()
        self._judge: RecordJudge | None = None
        self._tree: DrawnTree | None = None
        self._done: set[int] = set()
        self._waiting: list[int] = []
        self._told = 0
        self._job = Job(self)
        self._job.progressed.connect(self._tell)
        self._job.done.connect(self._tell)

    def follow(self, session: GameSession, tree: DrawnTree) -> None:
        """Discard the results that do not hold for this session any more."""
        self._tree = tree
        if self._judge is None or not self._judge.is_about(session):
            if self._judge is None or not self._judge.follow(session):
                if self._judge is not None and self._judge.tree is not session.tree:
                    # Freeing up to 100,000 boards takes a while; the collector does it later.
                    COLLECTOR.leave(self._judge)
                self._judge = RecordJudge(session)
            self._done.clear()
            self.forbidden = set()
            self._told = 0
            self.stop()

    def ask(self, numbers: Iterable[int]) -> None:
        """Judge these nodes, instead of those that are still waiting."""
        self._waiting = [number for number in numbers if number not in self._done]
        if self._waiting and not self._job.is_busy:
            self._job.start_slices(self._judging())

    def stop(self) -> None:
        """Stop judging, since the tree is out of sight."""
        self._waiting = []
        self._job.cancel()

    def _judging(self) -> Steps[None]:
        while self._waiting and self._judge is not None and self._tree is not None:
            # From the end: `in_sight` lists the topmost nodes last.
            judge, number = self._judge, self._waiting[-1]
            node = self._tree.node_at(number)
            # In portions, since the way to a node can be long.
            judge.advance(node, AT_ONCE)
            if judge.knows(node):
                self._waiting.pop()
                self._done.add(number)
                if node in judge.forbidden:
                    self.forbidden.add(number)
            yield 0.0

    @Slot()
    def _tell(self) -> None:
        if len(self.forbidden) != self._told:
            self._told = len(self.forbidden)
            self.found.emit()


class TreeCanvas(QAbstractScrollArea):
    """A scroll area that draws a DrawnTree and keeps its cursor in sight with as little scrolling as possible.

    Signal: `moved()` when the nodes in sight change or move.
    """

    moved = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = ScaledLook(look, self)
        self._painter = TreePainter(self._look)
        self.session: GameSession | None = None
        self._is_near = False
        self._scale = 1.0
        self.tree: DrawnTree | None = None
        # Found by its name: the first viewport() makes PySide load every widget class.
        self._viewport = own_viewport(self)
        self.judging = TreeJudging(self)
        self.judging.found.connect(self.viewport().update)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        self._look.changed.connect(self._on_look)
        self._on_look()

    def zoom(self, by: float) -> None:
        """Multiply the scale by a factor, within the limits of 0.5 and 3."""
        self._scale = min(max(self._scale * by, _LEAST_ZOOM), _MOST_ZOOM)
        before = self._cursor_on_screen()
        self._look.set_scale(self._scale)
        self._lay_out(before)

    def refresh(self, session: GameSession) -> None:
        """Show the tree of the session, and scroll as far as its cursor needs."""
        self.session = session
        before = self._cursor_on_screen()
        if self.tree is None:
            self.tree = DrawnTree(session.tree, self._is_near)
        # Before refresh(), which adopts the other tree.
        is_other = self.tree.shape.tree is not session.tree
        if self.tree.refresh(session):
            self._lay_out(None if is_other else before)
        self._fit_bars()
        self.judging.follow(session, self.tree)
        self.show_cursor()
        self.viewport().update()
        self.moved.emit()

    def set_shape(self, is_near: bool, is_flat: bool) -> None:
        """Set whether variations are near their fork, and whether lines run to the right instead of down."""
        if (is_near, is_flat) == (self._is_near, self._painter.is_flat):
            return
        self._is_near, self._painter.is_flat = is_near, is_flat
        if self.tree is not None:
            self.tree.set_near(is_near)
        self._on_look()
        self.moved.emit()

    def _cursor_on_screen(self) -> QPoint | None:
        tree = self.tree
        place = None if tree is None else tree.layout.place_of(tree.cursor)
        return None if place is None else self._middle_of(*place) - self._offset()

    def _lay_out(self, before: QPoint | None) -> None:
        """Adopt a new size of the paper, and keep the cursor at this point of the viewport if it was in sight."""
        self._fit_bars()
        tree = self.tree
        place = None if tree is None else tree.layout.place_of(tree.cursor)
        if before is not None and place is not None and self.viewport().rect().contains(before):
            self._scroll(self._middle_of(*place) - before)

    def _fit_bars(self) -> None:
        if self.tree is None:
            return
        wide, high = self._painter.size_of(self.tree)
        room = self.viewport().size()
        for bar, most, page in (
            (self.horizontalScrollBar(), wide, room.width()),
            (self.verticalScrollBar(), high, room.height()),
        ):
            bar.setRange(0, max(0, most - page))
            bar.setPageStep(page)
        step = self._painter.paper.off(self._painter.paper.column, self._painter.paper.row)
        self.horizontalScrollBar().setSingleStep(round(step.x()))
        self.verticalScrollBar().setSingleStep(round(step.y()))

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _scroll(self, to: QPoint) -> None:
        self.horizontalScrollBar().setValue(to.x())
        self.verticalScrollBar().setValue(to.y())

    def show_cursor(self) -> None:
        """Scroll as little as possible until the cursor is in sight, with a margin around it."""
        tree = self.tree
        place = None if tree is None else tree.layout.place_of(tree.cursor)
        if place is None:
            return
        middle, room, at = self._middle_of(*place), self.viewport().size(), self._offset()
        paper = self._painter.paper
        margin = paper.off(paper.column * _MARGIN_COLUMNS, paper.row * _MARGIN_ROWS)
        x = scrolled_to(at.x(), room.width(), middle.x(), round(margin.x()))
        y = scrolled_to(at.y(), room.height(), middle.y(), round(margin.y()))
        self._scroll(QPoint(x, y))

    def _middle_of(self, column: int, row: int) -> QPoint:
        """Return the middle of a column and row on the paper."""
        return self._painter.paper.at(column, row)

    def place_at(self, point: QPoint) -> tuple[int, int]:
        """Return the column and row at a point of the viewport."""
        return self._painter.paper.place_at(point + self._offset())

    def rect_of(self, number: int) -> QRect:
        """Return the rectangle of a node in the viewport; empty if it is folded away."""
        place = None if self.tree is None else self.tree.layout.place_of(number)
        if place is None:
            return QRect()
        reach = self._look.px(_REACH)
        middle = self._middle_of(*place) - self._offset()
        return QRect(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)

    def number_at(self, point: QPoint) -> int | None:
        """Return the number of the node at a point of the viewport, or None."""
        if self.tree is None:
            return None
        number = self.tree.layout.number_at(*self.place_at(point))
        # The place of a node is larger than the stone drawn in it.
        return number if number is not None and self.rect_of(number).contains(point) else None

    def in_sight(self) -> list[int]:
        """Return the numbers of the nodes in sight, the topmost ones last."""
        if self.tree is None:
            return []
        rect = self.viewport().rect()
        left, top = self.place_at(rect.topLeft())
        right, bottom = self.place_at(rect.bottomRight())
        numbers: list[int] = []
        for strand in self.tree.layout.window(left, top, right, bottom):
            if left <= strand.column <= right:
                # A line can have thousands of nodes, of which few are in sight.
                first, last = max(strand.row, top), min(strand.last_row, bottom)
                numbers += (strand.first + row - strand.row for row in range(first, last + 1))
        numbers.reverse()
        return numbers

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self.viewport())
        if self.tree is not None:
            offset = self._offset()
            painter.translate(-offset)
            rect = event.rect().translated(offset)
            forbidden, dpr = self.judging.forbidden, self.devicePixelRatioF()
            self._painter.paint(painter, rect, self.tree, forbidden, self.font(), dpr)
            painter.resetTransform()
            # Only nodes that are painted are judged: a record may have 100,000.
            self.judging.ask(self.in_sight())
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().link().color(), 2))
            painter.drawRoundedRect(self.viewport().rect().adjusted(1, 1, -1, -1), 5, 5)

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: D102, N802 - Qt's own
        self.viewport().update()
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit_bars()
        self.show_cursor()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's own
        super().hideEvent(event)
        self.judging.stop()
        self.moved.emit()

    @Slot()
    def _on_look(self) -> None:
        paper = self._painter.paper
        self.setMinimumHeight(round(paper.off(paper.column, paper.row).y()) * _LEAST_ROWS)
        self._fit_bars()
        self.show_cursor()
        self.viewport().update()


def scrolled_to(value: int, room: int, middle: int, margin: int) -> int:
    """Return the scroll value at which a place keeps `margin` from both ends; `value` if it does already.

    `value` is the start of the view now, and `room` its length. A margin that does not fit twice is reduced. A place
    far out of sight is centred, so that its surroundings are visible.
    """
    margin = min(margin, room // 2)
    if not value - room // 2 <= middle <= value + room * 3 // 2:
        return middle - room // 2
    if middle - margin < value:
        return middle - margin
    if middle + margin > value + room:
        return middle + margin - room
    return value


class TreeStep(Enum):
    """The step that a key asks for."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    FIRST = auto()
    LAST = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    FOLD = auto()
    UNFOLD = auto()
    TOGGLE = auto()


_KEYS = {
    Qt.Key.Key_Up: TreeStep.UP,
    Qt.Key.Key_Down: TreeStep.DOWN,
    Qt.Key.Key_Left: TreeStep.LEFT,
    Qt.Key.Key_Right: TreeStep.RIGHT,
    Qt.Key.Key_Home: TreeStep.FIRST,
    Qt.Key.Key_End: TreeStep.LAST,
    Qt.Key.Key_PageUp: TreeStep.PAGE_UP,
    Qt.Key.Key_PageDown: TreeStep.PAGE_DOWN,
    Qt.Key.Key_Minus: TreeStep.FOLD,
    Qt.Key.Key_Plus: TreeStep.UNFOLD,
    Qt.Key.Key_Space: TreeStep.TOGGLE,
    Qt.Key.Key_Return: TreeStep.DOWN,
    Qt.Key.Key_Enter: TreeStep.DOWN,
}
# The steps of the arrow keys while lines run to the right.
_TURNED = {
    TreeStep.LEFT: TreeStep.UP,
    TreeStep.RIGHT: TreeStep.DOWN,
    TreeStep.UP: TreeStep.LEFT,
    TreeStep.DOWN: TreeStep.RIGHT,
}
_ALONG = {
    TreeStep.UP: -1,
    TreeStep.DOWN: 1,
    TreeStep.PAGE_UP: -PAGE,
    TreeStep.PAGE_DOWN: PAGE,
}


def step_of(event: QKeyEvent) -> TreeStep | None:
    """Return the step of a key; None for keys without a meaning here."""
    allowed = Qt.KeyboardModifier.KeypadModifier
    # On many keyboards "+" needs Shift.
    if event.key() == Qt.Key.Key_Plus:
        allowed |= Qt.KeyboardModifier.ShiftModifier
    if event.modifiers() & ~allowed:
        return None
    return _KEYS.get(Qt.Key(event.key()))


def goal_of(step: TreeStep, tree: DrawnTree, session: GameSession) -> Node | None:
    """Return the node that a step leads to from the cursor; None if it leads nowhere."""
    if step in _ALONG:
        return _along(session, _ALONG[step])
    if step is TreeStep.FIRST:
        return session.tree.root
    if step is TreeStep.LAST:
        return session.line[-1]
    if step in (TreeStep.LEFT, TreeStep.RIGHT):
        return _beside(tree, session, 1 if step is TreeStep.RIGHT else -1)
    return None


def _along(session: GameSession, count: int) -> Node:
    node = session.cursor
    for _ in range(abs(count)):
        following = session.following(node) if count > 0 else node.parent
        if following is None:
            break
        node = following
    return node


def _beside(tree: DrawnTree, session: GameSession, step: int) -> Node | None:
    """Return the next variation of the same move on that side, else the nearest node of the same row."""
    parent = session.cursor.parent
    place = session.cursor.index + step
    if parent is not None and 0 <= place < len(parent.children):
        return parent.children[place]
    at = tree.layout.place_of(tree.cursor)
    number = None if at is None else tree.layout.nearest(*at, step)
    return None if number is None else tree.node_at(number)


class TreeView(TreeCanvas):
    """The tree of variations with mouse, touch and keys.

    Signals: `node_chosen(Node)` for a click on a node or a key that goes there; `menu_asked(Node, QPoint)` when the
    right button or the menu key asks for the menu of a node, with the position on the screen.

    A click on the label of a folded line, or on the bend where a line branches off, folds and unfolds it, and so does a
    double click on a node. The middle button drags the paper, and so does the left one on an empty place.
    """

    node_chosen = Signal(object)
    menu_asked = Signal(object, object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.hover = TreeHover(look, thumbnail, self)
        self._pointed: int | None = None
        self._dragged_from: QPoint | None = None
        self._hover_timer = single_shot(self, self._on_hover, HOVER_MS)
        self.moved.connect(self._hide_hover)
        # A click does not take the focus, so the keyboard stays with the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Screen readers see the nodes through TreePanel.
        install(TreeView, TreePanel)
        self.setAccessibleName(translate("tree", "Variations"))
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._finger = Finger(self)
        self._finger.held.connect(ask_menu(self.viewport()))

    def refresh(self, session: GameSession) -> None:
        """Show the tree of the session, and announce a new cursor to screen readers."""
        before = None if self.session is not session or self.tree is None else self.tree.cursor
        super().refresh(session)
        if self.tree is not None and self.tree.cursor != before:
            self._tell_cursor(self.tree.cursor)
        number, last = self.progress()
        self.setAccessibleDescription(place_description(session, number, last))

    def _tell_cursor(self, number: int) -> None:
        """Announce the node if the tree has the focus, and withdraw the same text from the announcer."""
        announcer = announcer_of(self) if self.hasFocus() else None
        if announcer is not None and self.session is not None:
            tell_focus(self, number)
            shown = shown_number(self.session)
            announcer.withdraw(node_text(self.session, self.session.cursor, shown))

    def progress(self) -> tuple[int, int]:
        """Return the number of the move on the board, and that of the last move of its line."""
        tree, session = self.tree, self.session
        if tree is None or session is None:
            return 0, 0
        end = tree.shape.number_of(session.line[-1])
        last = 0 if end is None else tree.faces.move_number(end)
        return tree.faces.move_number(tree.cursor), last

    # Folding

    def fold(self, number: int) -> bool:
        """Fold the line at a node; return whether there was anything to fold."""
        return self._folded(self.tree is not None and self.tree.fold(number))

    def unfold(self, number: int) -> bool:
        """Unfold the line at a node; return whether there was anything to unfold."""
        return self._folded(self.tree is not None and self.tree.unfold(number))

    def toggle(self, number: int) -> bool:
        """Unfold the line at a node if it is folded, else fold it; return whether anything changed."""
        return self._folded(self.tree is not None and self.tree.toggle(number))

    def _folded(self, is_changed: bool) -> bool:
        tree = self.tree
        if not is_changed or tree is None:
            return False
        self._fit_bars()
        self.viewport().update()
        self._hide_hover()
        if tree.layout.place_of(tree.cursor) is None:
            # The node on the board must stay visible: go to the last visible node before the fold.
            self.node_chosen.emit(tree.node_at(tree.way_end))
        return True

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to a node, fold or unfold a line, or start dragging the paper."""
        self._hide_hover()
        self._finger.press(event)
        point = event.position().toPoint()
        button, buttons = event.button(), Qt.MouseButton
        # The side buttons are left to the window: they go back and forward in the history.
        event.setAccepted(button not in (buttons.BackButton, buttons.ForwardButton))
        if button == buttons.MiddleButton or (button == buttons.LeftButton and not self._press(point)):
            self._dragged_from = point

    def _press(self, point: QPoint) -> bool:
        """Do the action of a click at a point; return whether there is one."""
        tree, number = self.tree, self.number_at(point)
        if tree is not None and number is not None:
            self.node_chosen.emit(tree.node_at(number))
            return True
        strand = self._foldable_at(point)
        return strand is not None and self.toggle(strand.first)

    def _foldable_at(self, point: QPoint) -> Strand | None:
        if self.tree is None:
            return None
        place, layout = self.place_at(point), self.tree.layout
        return layout.label_at(*place) or layout.branch_at(*place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Fold or unfold at a node; elsewhere act as for a single press."""
        number = self.number_at(event.position().toPoint())
        if number is None or event.button() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            return
        event.accept()
        self.toggle(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the paper, or start the delay of the popup over a node."""
        event.accept()
        self._finger.move(event)
        point = event.position().toPoint()
        if self._dragged_from is None:
            self._point_at(self.number_at(point), point)
            return
        self._scroll(self._offset() + self._dragged_from - point)
        self._dragged_from = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End dragging the paper."""
        event.accept()
        self._finger.release(event)
        self._dragged_from = None

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom the tree by pinching."""
        by = pinched(event)
        if by != 1.0:
            # The first of the two fingers must not ask for the menu or drag the paper.
            self._finger.leave()
            self._dragged_from = None
            self.zoom(by)
            return True
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102 - Qt's own
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            # One notch of a wheel is 120 in Qt, so it zooms by a tenth.
            self.zoom(1.0 + event.angleDelta().y() / 1200)
            event.accept()
        else:
            super().wheelEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Emit `menu_asked` with the node under the mouse, or with the cursor for the menu key."""
        event.accept()
        if self.tree is None:
            return
        number, place = self.number_at(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            number = self.tree.cursor
            # At the node, as the mouse may be anywhere.
            place = self.viewport().mapToGlobal(self.rect_of(number).center())
        if number is not None:
            self._hide_hover()
            self.menu_asked.emit(self.tree.node_at(number), place)

    # The popup

    def _point_at(self, number: int | None, point: QPoint) -> None:
        is_active = number is not None or self._foldable_at(point) is not None
        shapes = Qt.CursorShape
        self.viewport().setCursor(shapes.PointingHandCursor if is_active else shapes.ArrowCursor)
        if number != self._pointed:
            self._hide_hover()
            self._pointed = number
            if number is not None:
                self._hover_timer.start()

    @Slot()
    def _on_hover(self) -> None:
        tree, number = self.tree, self._pointed
        if tree is not None and number is not None and self.session is not None:
            rect = self.rect_of(number)
            beside = QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())
            self.hover.show_node(self.session, tree, number, beside)

    @Slot()
    def _hide_hover(self) -> None:
        self._hover_timer.stop()
        self._pointed = None
        if self.hover.isVisible():
            self.hover.leave()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().leaveEvent(event)
        self._hide_hover()

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the tree from the shortcuts of the window."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and step_of(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, fold and unfold; leave other keys to the window."""
        step, tree = step_of(event), self.tree
        if step is None or tree is None or self.session is None:
            event.ignore()
            return
        event.accept()
        self._take(_TURNED.get(step, step) if self._painter.is_flat else step, tree, self.session)

    def _take(self, step: TreeStep, tree: DrawnTree, session: GameSession) -> None:
        folding = {
            TreeStep.FOLD: self.fold,
            TreeStep.UNFOLD: self.unfold,
            TreeStep.TOGGLE: self.toggle,
        }
        if step in folding:
            folding[step](tree.cursor)
            return
        goal = goal_of(step, tree, session)
        if goal is not None:
            self.node_chosen.emit(goal)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        tell_current(self)
        self.show_cursor()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self.viewport().update()
