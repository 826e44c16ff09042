"""The moves and comments of the joseki dictionary, shown on the board and in a card beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol
from weakref import WeakValueDictionary

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from goboard_app.app.files.load import Stamp, UnreadableFile, load_file, stamp_of
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts import library as texts
from goboard_app.app.texts.format import isolated, translate
from goboard_app.app.texts.library import no_corners
from goboard_app.go.board import Play
from goboard_app.library.dictionary import (
    NOWHERE,
    Corner,
    CornerState,
    Dictionary,
    States,
    read_dictionary,
    states_after,
)
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.picture import WayMark
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.joseki import FILE, SHOWN
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, ScrollingPanel, column_layout, label, row_layout

# Nodes between two looks whether the work was called off.
_NODES_A_TURN = 200
# The length of a dictionary is not known before it is read: usual ones have some ten thousand nodes.
_MANY_NODES = 60_000

# Shared by all windows; a dictionary is dropped when the last window releases it.
_READ: WeakValueDictionary[tuple[Path, Stamp], Dictionary] = WeakValueDictionary()


class DictionaryReader(QObject):
    """A reader of one dictionary file at a time. Signals: `ready(Dictionary)`; `failed(str)` with a sentence."""

    ready = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = Job(self)
        self._job.done.connect(self.ready)
        self._job.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """True while a file is being read."""
        return self._job.is_busy

    def read(self, path: Path) -> None:
        """Read a file, and stop reading the previous one."""
        self._job.start_beside(lambda watch: _read(path, watch), JobWatch())

    def stop(self) -> None:
        """Stop reading."""
        self._job.cancel()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, UnreadableFile):
            raise error
        self.failed.emit(str(error))


def _read(path: Path, watch: JobWatch) -> Dictionary:
    """Return the corners of all games in the file; raises UnreadableFile if there are none."""
    stamp = stamp_of(path)
    known = _READ.get((path, stamp)) if stamp is not None else None
    if known is not None:
        return known
    found: Dictionary | None = None
    for tree in load_file(path).record.games:
        for number, step in enumerate(read_dictionary(tree, found)):
            if number % _NODES_A_TURN == 0:
                watch.told(min(1.0, number / _MANY_NODES))
            found = step or found
    if found is None or not len(found):
        raise UnreadableFile(no_corners())
    if stamp is not None:
        _READ[path, stamp] = found
    return found


_MOST_MOVES = 400
"""The number of moves after which a position is not looked up: later in a game no corner is a joseki."""
# The characters of a variation's name that fit on a mark of the board.
_MOST_LETTERS = 2
# The height of a long comment, which scrolls, and the part of the window's height that it may take instead.
_COMMENT_HEIGHT, _COMMENT_PART = 96, 6
# The least height of the scrolled rows, in px at scale 1.
_LEAST = 52


class PanelWithPlace(Protocol):
    """A panel with a place for the card of the dictionary."""

    reference_place: QVBoxLayout | QHBoxLayout


class ReferenceFlow(QObject):
    """The flow that looks up the record on the board as long as the dictionary is shown."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._reader = DictionaryReader(self)
        self._dictionary: Dictionary | None = None
        self._wanted = ""
        self._trouble = ""
        self._states: dict[Node, States] = {}
        self._known_for: tuple[GameSession | None, int] = (None, -1)
        self.card = ReferenceCard(context.look)
        self._reader.ready.connect(self._on_ready)
        self._reader.failed.connect(self._on_failed)
        self._controller.changed.connect(self.refresh)
        self.card.left_chosen.connect(self._on_left)
        self.card.closed.connect(self.toggle)
        context.hub.changed.connect(self._on_settings)
        self._on_settings()

    @property
    def is_shown(self) -> bool:
        """Return whether the dictionary is switched on."""
        return self._context.hub.value(SHOWN)

    @Slot()
    def toggle(self) -> None:
        """Switch the dictionary on or off; ask for the file if none is chosen yet."""
        hub = self._context.hub
        if not self.is_shown and not hub.value(FILE):
            self.choose()
        else:
            hub.store_value(SHOWN, not self.is_shown)

    def choose(self) -> None:
        """Show the dialog that chooses the file, and switch the dictionary on."""
        title = translate("joseki", "Choose a joseki dictionary")
        kinds = translate("joseki", "Records (*.sgf)")
        before = self._context.hub.value(FILE)
        chosen, _kind = QFileDialog.getOpenFileName(self._context.window, title, before, kinds)
        if chosen:
            self._context.hub.store_value(FILE, chosen)
            self._context.hub.store_value(SHOWN, True)

    def stand_in(self, panel: PanelWithPlace) -> None:
        """Put the card into this panel."""
        panel.reference_place.addWidget(self.card)
        self.refresh()

    @Slot()
    def _on_settings(self) -> None:
        """Read another file, or drop the dictionary; the settings may be changed in any window."""
        path = self._context.hub.value(FILE) if self.is_shown else ""
        # Any setting of the program leads here; only another file is read.
        if path != self._wanted:
            self._wanted, self._trouble, self._dictionary = path, "", None
            # The file before may still be being read.
            self._reader.stop()
            if path:
                self._reader.read(Path(path))
        self._stand_where_it_can()
        self.refresh()

    def _stand_where_it_can(self) -> None:
        """Put the card into the panel of the record, which may be older than the dictionary."""
        if self.is_shown and self.card.parent() is None:
            for panel in self._context.page.panel.findChildren(QWidget):
                # The panel is recognised by its attribute, whatever its class.
                if hasattr(panel, "reference_place"):
                    panel.reference_place.addWidget(self.card)

    @Slot(object)
    def _on_ready(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._states.clear()
        self.refresh()

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._trouble = reason
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the known continuations of the position on the board."""
        session = self._controller.session
        is_wanted = self.is_shown and session.phase is Phase.REVIEWING
        self.card.setVisible(is_wanted)
        states = self._states_at(session) if is_wanted else NOWHERE
        self._context.presenter.show_known(_marks(states))
        if is_wanted:
            self._fill(session, states)

    def _fill(self, session: GameSession, states: States) -> None:
        name = isolated(Path(self._wanted).name)
        if self._trouble:
            self.card.show_sentence(texts.not_read(name, self._trouble))
        elif self._dictionary is None:
            self.card.show_sentence(texts.being_read(name))
        elif self._dictionary.size != session.tree.size:
            self.card.show_sentence(texts.other_board(self._dictionary.size))
        elif not states:
            self.card.show_sentence(texts.nothing_known())
        else:
            self.card.show_states(session, states, _corner_of_last(session, states))

    def _states_at(self, session: GameSession) -> States:
        """Return the state of each corner at the cursor, computed along the path and cached for each node."""
        if self._dictionary is None:
            return NOWHERE
        key = session, session.tree.revision
        # An edit may change any node of the path, so the cache is for one revision of the tree.
        if key != self._known_for:
            self._known_for = key
            self._states.clear()
        states, number = NOWHERE, 0
        for node in session.path.nodes[: _MOST_MOVES + 1]:
            move = move_of(node, session.tree.size)
            number += move is not None
            known = self._states.get(node)
            if known is None:
                played = move if isinstance(move, Play) else None
                position = session.position_at(node)
                known = states_after(self._dictionary, states, position, played, number)
                self._states[node] = known
            states = known
        return states if len(session.path.nodes) <= _MOST_MOVES else NOWHERE

    @Slot(int)
    def _on_left(self, number: int) -> None:
        """Go to the last position before the game left the dictionary."""
        session = self._controller.session
        count = 0
        for node, following in zip(session.path.nodes, session.path.nodes[1:], strict=False):
            count += move_of(following, session.tree.size) is not None
            if count == number:
                self._controller.go_to(node)
                return


def _marks(states: States) -> tuple[WayMark, ...]:
    """Return the marks of the known continuations in all corners."""
    return tuple(
        WayMark(known.move.point, known.move.color, known.name[:_MOST_LETTERS], is_known=True)
        for state in states.values()
        if state.found is not None
        for known in state.found.moves
    )


def _corner_of_last(session: GameSession, states: States) -> Corner | None:
    """Return the corner nearest to the last move among those that are still in the dictionary."""
    move = session.path.moves[-1] if session.path.moves else None
    known = [corner for corner, state in states.items() if state.found is not None]
    if not isinstance(move, Play) or not known:
        return known[0] if known else None
    size = session.tree.size

    def distance(corner: Corner) -> int:
        _across, is_right, is_low = corner.value.value
        col = size.columns - 1 - move.point.col if is_right else move.point.col
        row = size.rows - 1 - move.point.row if is_low else move.point.row
        return col + row

    return min(known, key=distance)


class ReferenceCard(Card):
    """The card with the state of each corner and a comment.

    Signals: `left_chosen(int)` with the number of the move that left the dictionary; `closed()` for the close button.
    """

    left_chosen = Signal(int)
    closed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__("plain")
        self._look = look
        title = label(translate("joseki", "Joseki"), "section", "muted")
        self.cross = Button(look, icon="close", kind="square")
        self.cross.setFixedSize(look.height(28), look.height(28))
        self.cross.setAccessibleName(translate("joseki", "Put the dictionary away"))
        self.cross.clicked.connect(self.closed)
        self.sentence = label(role="note", wraps=True)
        self.rows = column_layout(spacing=2)
        self.comment = label(role="note", wraps=True)
        self.comment.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        # In a low window the rows scroll together with the comment, so that the panel itself need not scroll.
        self._scroll = ScrollingPanel(self.rows, self.comment, None, spacing=4)
        self._scroll.setMinimumHeight(look.px(_LEAST))
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.left_chosen)
        layout = column_layout(row_layout(title, None, self.cross), spacing=4, margin=10)
        layout.addWidget(self.sentence)
        layout.addWidget(self._scroll)
        self.setLayout(layout)

    def show_sentence(self, text: str) -> None:
        """Show a sentence in place of the corners: the reason why nothing is known."""
        self._clear()
        self.sentence.setText(text)
        self.sentence.show()
        self._scroll.hide()

    def show_states(self, session: GameSession, states: States, shown: Corner | None) -> None:
        """Show the state of each corner, and the comment on one of them."""
        self._clear()
        self.sentence.hide()
        for corner, state in states.items():
            row = self._row(session, corner, state)
            self.rows.addWidget(row)
            row.show()
        found = states[shown].found if shown is not None else None
        self.comment.setText(isolated(found.comment) if found is not None else "")
        self.comment.setVisible(bool(self.comment.text()))
        height = max(self._look.px(_COMMENT_HEIGHT), self.window().height() // _COMMENT_PART)
        rows = self.rows.sizeHint().height() + 4
        self._scroll.setMaximumHeight(rows + (height if self.comment.text() else 0))
        self._scroll.show()

    def _row(self, session: GameSession, corner: Corner, state: CornerState) -> QWidget:
        name = label(texts.corner_name(corner), "note", "muted")
        text = texts.corner_state(state, session.tree.size)
        said: QWidget
        if state.left is None:
            said = label(text, "note")
        else:
            said = Button(self._look, text, kind="link")
            self._group.addButton(said, state.left.number)
        row = QWidget()
        row.setLayout(row_layout(name, said, None, spacing=8))
        return row

    def _clear(self) -> None:
        while (item := self.rows.takeAt(0)) is not None:
            row = item.widget()
            assert row is not None
            for button in row.findChildren(Button):
                self._group.removeButton(button)
            # Until `deleteLater` takes effect the old row would stay visible.
            row.hide()
            row.deleteLater()
