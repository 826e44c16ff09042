"""TreeView: the tree of a record, to be walked and folded by mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import place_description
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree, Strand
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.panels.tree_canvas import TreeCanvas
from goboard_app.ui.panels.tree_hover import TreeHover
from goboard_app.ui.panels.tree_steps import TreeStep, goal_of, step_of

HOVER_MS = 350


class TreeView(TreeCanvas):
    """The tree with what a hand can do in it.

    node_chosen(Node): somebody goes there, by a click or by keys. menu_asked(Node, QPoint): the
    right button or the menu key asked for the menu of a node, at that place of the screen.
    A click on the words of a folded line, or on the bend where a line branches off, folds and
    unfolds, and so does a double click on a node. The middle button drags the paper, and so does
    the left one on an empty place.
    """

    node_chosen = Signal(object)
    menu_asked = Signal(object, object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.hover = TreeHover(look, thumbnail, self)
        self._pointed: int | None = None
        self._dragged_from: QPoint | None = None
        self._hover_timer = QTimer(self)
        self._hover_timer.setSingleShot(True)
        self._hover_timer.setInterval(HOVER_MS)
        self._hover_timer.timeout.connect(self._on_hover)
        self.moved.connect(self._hide_hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(translate("tree", "Variations"))
        self.viewport().setMouseTracking(True)

    def refresh(self, session: GameSession) -> None:
        """Follow the session; where it stands is said to those who listen."""
        super().refresh(session)
        number, last = self.progress()
        self.setAccessibleDescription(place_description(session, number, last))

    def progress(self) -> tuple[int, int]:
        """The number of the move on the board, and of the last one on its line."""
        tree, session = self.tree, self._session
        if tree is None or session is None:
            return 0, 0
        end = tree.shape.number_of(session.line[-1])
        last = 0 if end is None else tree.faces.move_number(end)
        return tree.faces.move_number(tree.cursor), last

    # Folding

    def fold(self, number: int) -> bool:
        """Fold what is at a node; says whether there was anything to fold."""
        return self._folded(self.tree is not None and self.tree.fold(number))

    def unfold(self, number: int) -> bool:
        """Unfold what is at a node; says whether there was anything to unfold."""
        return self._folded(self.tree is not None and self.tree.unfold(number))

    def toggle(self, number: int) -> bool:
        """Unfold what is folded at a node, else fold it."""
        return self._folded(self.tree is not None and self.tree.toggle(number))

    def _folded(self, is_changed: bool) -> bool:
        tree = self.tree
        if not is_changed or tree is None:
            return False
        self._fit_bars()
        self.viewport().update()
        self._hide_hover()
        if tree.layout.place_of(tree.cursor) is None:
            # What is on the board must be in sight: it goes to where the line is folded.
            self.node_chosen.emit(tree.node_at(tree.way_end))
        return True

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to a node, fold or unfold a line, or begin to drag the paper."""
        self._hide_hover()
        point = event.position().toPoint()
        button, buttons = event.button(), Qt.MouseButton
        # The side buttons are for the window: they go back and forward.
        event.setAccepted(button not in (buttons.BackButton, buttons.ForwardButton))
        if button == buttons.MiddleButton or (
            button == buttons.LeftButton and not self._press(point)
        ):
            self._dragged_from = point

    def _press(self, point: QPoint) -> bool:
        """Do what a click there means; whether it means anything."""
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
        """Fold or unfold at a node; elsewhere it is a press like any other."""
        number = self.number_at(event.position().toPoint())
        if number is None or event.button() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            return
        event.accept()
        self.toggle(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the paper, or wait over a node for its board."""
        event.accept()
        point = event.position().toPoint()
        if self._dragged_from is None:
            self._point_at(self.number_at(point), point)
            return
        self._scroll(self._offset() + self._dragged_from - point)
        self._dragged_from = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The paper is let go."""
        event.accept()
        self._dragged_from = None

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Say which node the menu is asked for: the one under the mouse, else the cursor."""
        event.accept()
        if self.tree is None:
            return
        number, place = self.number_at(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            number = self.tree.cursor
            place = self.viewport().mapToGlobal(self.rect_of(number).center())
        if number is not None:
            self._hide_hover()
            self.menu_asked.emit(self.tree.node_at(number), place)

    # The small board

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
        if tree is not None and number is not None and self._session is not None:
            rect = self.rect_of(number)
            beside = QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())
            self.hover.show_node(self._session, tree, number, beside)

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
        """Keep the keys that walk here from the window's shortcuts."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and step_of(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, fold and unfold; other keys go to the window."""
        step, tree = step_of(event), self.tree
        if step is None or tree is None or self._session is None:
            event.ignore()
            return
        event.accept()
        self._take(step, tree, self._session)

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
        self.show_cursor()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self.viewport().update()
