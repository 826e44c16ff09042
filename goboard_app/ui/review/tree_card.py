"""TreeCard: the tree of variations with its heading and the next moves, and the places where it can be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QSplitter, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.walking import (
    fork_hint,
    nothing_there,
    progress_text,
    way_aloud,
    way_hint,
    way_text,
    ways_count,
)
from goboard_app.record.node import Node
from goboard_app.session.painter import NextMove, ways_on
from goboard_app.session.session import GameSession
from goboard_app.session.tree_edits import Landmark
from goboard_app.ui.review.tree import TreeView
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import Button, Card, FlowRow, column_layout, label, row_layout, set_ground
from goboard_app.ui.widgets.tips import name_with_tip, set_tip

MOST_CHIPS = 9
"""The number of next moves with a chip and a key, 1 to 9."""

# The new sizes are told once the handle rests.
_DRAGGED_MS = 300
_GAP = 5
_POINTS, _UNPOINTS = (
    frozenset({QEvent.Type.Enter, QEvent.Type.FocusIn}),
    frozenset({QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide}),
)


class WaysRow(QWidget):
    """The next moves as chips: "3 ways on: L15, L11, K3".

    Signals: `chosen(Node)` when one of them is pressed; `pointed(Node | None)` while the mouse or the keyboard is on
    one, so that the board shows its line.
    """

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._ways: Sequence[NextMove] = ()
        self._most_lines = MOST_CHIPS
        self._is_wanted = False
        self._left = 0
        self.text = label(role="note", tone="muted")
        self.chips = [Button(look, kind="way") for _ in range(MOST_CHIPS)]
        self.more = label(role="note", tone="muted")
        for chip in self.chips:
            chip.hide()
            chip.installEventFilter(self)
            chip.clicked.connect(self._on_clicked)
        self.setLayout(column_layout(FlowRow(self.text, *self.chips, self.more, spacing=_GAP)))

    def set_lines(self, most: int) -> None:
        """Limit the lines of chips, to leave the height of a low window to the tree.

        With one line the chips without room are only counted; with none the row is hidden, and only the keys remain.
        """
        if most != self._most_lines:
            self._most_lines = most
            self.setVisible(self._is_wanted and most > 0)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        # Only then the width decides how many chips are shown.
        if self._most_lines == 1:
            self._fit()

    def refresh(self, session: GameSession, is_wanted: bool) -> None:
        """Show the moves after the cursor; the row is hidden in a record without variations."""
        self._is_wanted = is_wanted
        self.setVisible(is_wanted and self._most_lines > 0)
        ways = ways_on(session) if is_wanted else ()
        count = len(session.cursor.children)
        self.text.setText(ways_count(count))
        # Hide the unused chips first, so that the rest is laid out once.
        for chip in self.chips[len(ways) :]:
            chip.hide()
        for number, (chip, way) in enumerate(zip(self.chips, ways, strict=False), 1):
            text = way_text(way.letter, way.move, session.tree.size)
            if chip.text() != text:
                chip.setText(text)
            set_tip(chip, way_hint(number))
            chip.setAccessibleName(way_aloud(way.move, session.tree.size))
        self._ways = ways
        self._left = max(0, count - len(self.chips))
        self._fit()

    def _fit(self) -> None:
        """Show the chips that have room, and the number of the moves without one."""
        ways = min(len(self._ways), len(self.chips))
        fitting = self._fitting(ways) if self._most_lines == 1 else ways
        for chip in self.chips[fitting:ways]:
            chip.hide()
        for chip in self.chips[:fitting]:
            chip.show()
        left = self._left + ways - fitting
        self.more.setText(_more(left))
        self.more.setVisible(left > 0)

    def _fitting(self, ways: int) -> int:
        """Return how many chips fit on one line, beside the number of the others if there are any."""
        widths = [chip.sizeHint().width() + _GAP for chip in self.chips[:ways]]
        room = self.width() - self.text.sizeHint().width()
        # The widest number possible: all moves without a chip.
        number = self.more.fontMetrics().horizontalAdvance(_more(self._left + ways)) + _GAP
        if sum(widths) + (number if self._left else 0) <= room:
            return ways
        fitting = 0
        while fitting < ways and sum(widths[: fitting + 1]) + number <= room:
            fitting += 1
        return max(1, fitting)

    def take(self, number: int) -> bool:
        """Choose the move with this number, from 1; return whether there is one."""
        if not 0 < number <= min(len(self._ways), len(self.chips)):
            return False
        self.chosen.emit(self._ways[number - 1].node)
        return True

    @Slot()
    def _on_clicked(self) -> None:
        chip = self.sender()
        if isinstance(chip, Button):
            self.take(self.chips.index(chip) + 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        if event.type() in _POINTS and isinstance(watched, Button):
            number = self.chips.index(watched)
            self.pointed.emit(self._ways[number].node if number < len(self._ways) else None)
        elif event.type() in _UNPOINTS:
            self.pointed.emit(None)
        return False


def _more(count: int) -> str:
    return f"+ {count}"


class TreeCard(Card):
    """The tree under its heading "Variations … 84 of 264", with the next moves below it.

    The signals are those of its `view`. In the heading are two buttons: back to the fork where the variation on the
    board began, or to the last fork before, and on to the next fork.
    """

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self.view = TreeView(look, thumbnail)
        self.progress = label(role="note", tone="muted")
        self.ways = WaysRow(look)
        self.forks = (Button(look, kind="way"), Button(look, kind="way"))
        self._goals: list[Node | None] = [None, None]
        self._build()
        self.forks[0].clicked.connect(self._on_fork_before)
        self.forks[1].clicked.connect(self._on_fork_after)

    def _build(self) -> None:
        title = label(translate("tree", "Variations"), "section", "muted")
        self._head = row_layout(title, 8, None, *self.forks, 6, self.progress, spacing=4)
        self._head.setContentsMargins(14, 6, 11, 0)
        self._foot = column_layout(self.ways)
        self._foot.setContentsMargins(13, 0, 8, 2)
        layout = column_layout(self._head, self.view, spacing=4)
        layout.addLayout(self._foot)
        # The tree reaches to the edges, so that a line that continues there is visibly cut off.
        layout.setContentsMargins(1, 0, 1, 6)
        self.setLayout(layout)

    def set_shape(self, is_near: bool, is_flat: bool) -> None:
        """Set whether variations are near their fork, and whether lines run to the right instead of down.

        Lines to the right leave little height, so the next moves are then in the heading.
        """
        self.view.set_shape(is_near or is_flat, is_flat)
        if is_flat and self._foot.indexOf(self.ways) >= 0:
            self._foot.removeWidget(self.ways)
            self._head.insertWidget(2, self.ways, 1)
        elif not is_flat and self._head.indexOf(self.ways) >= 0:
            self._head.removeWidget(self.ways)
            self._foot.addWidget(self.ways)

    def refresh(self, session: GameSession) -> None:
        """Show the tree of the session, its progress along the line, and the neighbouring forks."""
        self.view.refresh(session)
        number, last = self.view.progress()
        self.progress.setText(progress_text(number, last))
        tree = self.view.tree
        has_forks = tree is not None and tree.has_forks
        self.ways.refresh(session, has_forks)
        for place, (button, step) in enumerate(zip(self.forks, (-1, 1), strict=True)):
            button.setVisible(has_forks)
            found = None if tree is None else tree.fork_near(step, session)
            self._goals[place] = None if found is None or tree is None else tree.node_at(found)
            move = None if found is None or tree is None else tree.faces.move_number(found)
            text = nothing_there(Landmark.FORK, step) if move is None else fork_hint(step, move)
            button.setText(_arrow(step, move))
            button.setEnabled(found is not None)
            name_with_tip(button, text)

    @Slot()
    def _on_fork_before(self) -> None:
        self.view.node_chosen.emit(self._goals[0])

    @Slot()
    def _on_fork_after(self) -> None:
        self.view.node_chosen.emit(self._goals[1])


def _arrow(step: int, move: int | None) -> str:
    number = "" if move is None else str(move)
    arrow = "\N{LEFTWARDS ARROW}" if step < 0 else "\N{RIGHTWARDS ARROW}"
    return f"{arrow} {number}".strip() if step < 0 else f"{number} {arrow}".strip()


class TreeWindow(QWidget):
    """A window for the tree, which has the shortcuts of the main window.

    Signal: `closed(QByteArray)` with its geometry when the user closed it.
    """

    closed = Signal(object)

    def __init__(self, window: QWidget, shortcuts: Sequence[QAction], geometry: QByteArray) -> None:
        super().__init__(window, Qt.WindowType.Window)
        self._main = window
        set_ground(self, "panel")
        self.setWindowTitle(translate("tree", "Variations"))
        self.setLayout(column_layout(margin=10))
        # A shortcut of the main window is only active in this window if it has the action too.
        self.addActions(shortcuts)
        self.resize(520, 640)
        self.restoreGeometry(geometry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys that nothing here has used to the main window."""
        QApplication.sendEvent(self._main, event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Emit the geometry of the window."""
        super().closeEvent(event)
        self.closed.emit(self.saveGeometry())


class TreeSplit(QSplitter):
    """A splitter for tree and comment, vertical or horizontal, that keeps the share of the tree.

    Signal: `dragged(int)` with the share in thousandths that the user set.
    """

    dragged = Signal(int)

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.share = 500
        self.setChildrenCollapsible(False)
        self.setHandleWidth(8)
        self.setObjectName("grip")
        # With another policy the scrolling panel would take the preferred height of both for the needed height.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._later = single_shot(self, self._on_dragged, _DRAGGED_MS)
        self.splitterMoved.connect(self._on_moved)

    def take(self, tree: QWidget, comment: QWidget) -> None:
        """Add the tree and the comment.

        Call it when the splitter is in its final place: Qt styles the widgets again for each new parent.
        """
        self.addWidget(tree)
        self.addWidget(comment)

    def set_share(self, share: int) -> None:
        """Set the share of the tree in thousandths, unless the user is dragging the handle."""
        if not self._later.isActive():
            self.share = share
            self._divide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._divide()

    def event(self, event: QEvent) -> bool:
        """Keep the minimum height at the height that the contents need, so that the panel scrolls instead."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._keep_least()
        return is_done

    def _keep_least(self) -> None:
        least = self.minimumSizeHint().height()
        if least != self.minimumHeight():
            self.setMinimumHeight(least)

    def _divide(self) -> None:
        self._keep_least()
        if self.count() == 2:
            room = max(2, sum(self.sizes()))
            tree = max(1, room * self.share // 1000)
            self.setSizes([tree, room - tree])

    def _on_moved(self, _position: int, _index: int) -> None:
        sizes = self.sizes()
        self.share = 1000 * sizes[0] // max(1, sum(sizes))
        # splitterMoved comes for every pixel; the share is reported once, after the drag.
        self._later.start()

    @Slot()
    def _on_dragged(self) -> None:
        self.dragged.emit(self.share)
