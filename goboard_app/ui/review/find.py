"""Searching a record: by words, by a position on a marked area, and by the names of nodes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidgetItem, QWidget

from goboard_app.app.jobs import single_shot
from goboard_app.app.record_jobs import AnyHit, Search, Searcher
from goboard_app.app.texts import search as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.walking import no_names
from goboard_app.go.board import BoardSize, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of
from goboard_app.record.search import folded, search_notes, search_text
from goboard_app.record.tree import GameTree
from goboard_app.session.marks import without_ghost
from goboard_app.session.picture import BoardPicture
from goboard_app.session.position_search import PointRect, PositionHit, pattern_of, search_position, variants_of
from goboard_app.session.tree_edits import NamedNode, named_nodes
from goboard_app.session.tree_model import faces_of
from goboard_app.ui.board.area_marker import AreaMarker
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.review.find_panel import FindKind, FindPanel
from goboard_app.ui.review.navigation import FINDS
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.shell.services import PLACES
from goboard_app.ui.widgets.choices import ChoiceList
from goboard_app.ui.widgets.comment_card import SHOWN_OF_COMMENT
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, column_layout, label


class SearchArea(QObject):
    """The area of the board to search for, marked by the user or set by the caller.

    `area` is None while nothing is marked; `whatever` are its points that do not matter. Signal: `changed()` when the
    user marks another area or toggles whether a point matters.
    """

    changed = Signal()

    def __init__(self, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self.marker = AreaMarker(board, self)
        self.area: PointRect | None = None
        self.whatever: frozenset[Point] = frozenset()
        self.marker.marked.connect(self._on_marked)
        self.marker.clicked.connect(self._on_clicked)

    @property
    def lit(self) -> frozenset[Point]:
        """The points that matter."""
        return frozenset() if self.area is None else frozenset(self.area.points()) - self.whatever

    def put(self, area: PointRect | None) -> None:
        """Set another area, all points of which matter, without emitting `changed`."""
        self.area, self.whatever = area, frozenset()

    def mark_whole(self, size: BoardSize) -> None:
        """Mark the whole board."""
        self._on_marked(PointRect.whole(size))

    @Slot(object)
    def _on_marked(self, area: PointRect) -> None:
        self.put(area)
        self.changed.emit()

    @Slot(object)
    def _on_clicked(self, point: Point) -> None:
        """Toggle whether the clicked point matters; outside the area, start a new area of this point."""
        if self.area is None or point not in self.area.points() or self.area.is_point:
            self.put(PointRect.between(point, point))
        else:
            self.whatever ^= {point}
        self.changed.emit()


# The search starts after a pause in typing.
_PAUSE_MS = 250
_Source = tuple[Position, PointRect, frozenset[Point]]
"""The position, area and ignored points of the last search for a position."""


class FindFlow(QObject, Mode):
    """The search in the side panel, beside a board that stays usable.

    It changes nothing in the record. While a position is searched, the board is used to mark an area. `row` is the hit
    that was shown last, -1 before the first. Signal: `closed()` when the panel is closed, so that the owner can hide
    the side panel again.
    """

    closed = Signal()

    name = "search"
    takes_strokes = True

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._modes = context.modes
        self._context = context
        self._controller = context.controller
        self._page = context.page
        self._presenter = context.presenter
        self.panel = FindPanel(context.look, self._tell)
        self.searcher = Searcher(self)
        self.part = SearchArea(context.page.board, self)
        self.row = -1
        self.is_open = False
        self._kind = FindKind.WORDS
        self._rows: dict[tuple[GameTree, Node | int], int] = {}
        self._is_outdated = False
        self._words = ""
        self._source: _Source | None = None
        self._goes_to_first = False
        # The search starts after a pause in typing.
        self._typed = single_shot(self, self._on_typed, _PAUSE_MS)
        self._connect()

    def _connect(self) -> None:
        panel, searcher = self.panel, self.searcher
        panel.words_changed.connect(self._typed.start)
        panel.wanted.connect(self._on_wanted)
        panel.kind_chosen.connect(self._on_kind)
        panel.options_changed.connect(self._search_again)
        panel.whole_asked.connect(self._on_whole)
        panel.searched.connect(self._on_search_position)
        panel.stepped.connect(self.step)
        panel.row_reached.connect(self.show_hit)
        panel.stopped.connect(searcher.stop)
        panel.closed.connect(self.leave)
        searcher.found.connect(self._on_found)
        searcher.progressed.connect(self._refresh_state)
        searcher.ended.connect(self._refresh_state)
        self.part.changed.connect(self._on_marked)
        self._presenter.presented.connect(self._on_presented)
        self._controller.replaced.connect(self._on_replaced)
        self._controller.undo_stack.indexChanged.connect(self._on_edited)

    @property
    def is_position(self) -> bool:
        """Return whether a position is searched, so that the board marks an area."""
        return self._kind is FindKind.POSITION

    def open(self, is_position: bool) -> None:
        """Show the panel, for words or for a position."""
        self._open(FindKind.POSITION if is_position else FindKind.WORDS)

    def open_notes(self) -> None:
        """Show the panel with the list of all comments, marks and ratings."""
        self._open(FindKind.NOTES)

    def _open(self, kind: FindKind) -> None:
        if kind is FindKind.POSITION:
            self._modes.enter(self)
        # A mode that holds the page, such as the account of a count, leaves no room for the panel.
        self._modes.leave_pages()
        if not self.is_open:
            self.is_open = True
            self._page.panel.show()
            self._page.panel.show_instead(self.panel)
        self.panel.show_games(self._controller.game_count)
        self._on_kind(kind)

    @Slot()
    def leave(self) -> None:
        """Restore the panel of the phase; the hits stay and can still be stepped through."""
        if not self.is_open:
            return
        self.is_open = False
        self.searcher.stop()
        self._typed.stop()
        self.part.marker.set_on(False)
        self._modes.gone(self)
        self._page.panel.show_instead(None)
        # Restores the panel and the arrow keys of the current phase.
        self._presenter.show_again()
        self._page.board.setFocus()
        self.closed.emit()

    @Slot(int)
    def step(self, direction: int) -> None:
        """Go to the next or the previous hit, wrapping around at the ends; without hits, open the panel."""
        count = len(self.searcher.hits)
        if not count:
            self._open(self._kind)
            return
        # Before the first hit, forward means hit 0 and backward the last one.
        row = self.row + direction if self.row >= 0 else min(direction, 0)
        self.show_hit(row % count)

    @Slot(int)
    def show_hit(self, row: int) -> None:
        """Show a hit on the board, or say that its node was deleted."""
        self.row = row
        # The record may have changed since the search: the node of the hit may be gone.
        hit = self.searcher.hits[row]
        self.panel.list.show_row(row)
        self.panel.place.setText(texts.place_text(row + 1, len(self.searcher.hits)))
        node = hit.place.find()
        trees = self._controller.trees
        if node is None or hit.place.tree not in trees:
            self._open(self._kind)
            self.panel.hits.tell_anew()
            self.panel.show_state(texts.gone_sentence(), None)
            return
        if isinstance(hit, PositionHit):
            self.part.put(hit.area)
        self._controller.show_game(trees.index(hit.place.tree))
        self._context.service(PLACES).jump_to(node)
        self._refresh_state()
        self._show_current()
        self._show_area()

    # The mode, while a position is marked

    def picture(self, below: BoardPicture) -> BoardPicture:
        """Remove the stone under the pointer, since no stone can be played."""
        return without_ghost(below)

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Mark a corner with Enter, then the opposite one; the third Enter at the same point searches."""
        if point == self.part.marker.done_at and modifiers == Qt.KeyboardModifier.NoModifier:
            self._on_search_position()
        else:
            self.part.marker.take_enter(point, modifiers)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Search with Enter after the mouse has marked an area."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not is_enter or self.part.area is None:
            return False
        self._on_search_position()
        return True

    def escape(self) -> bool:
        """Return False: the panel closes later, in `ReviewFeature.escape`.

        Running jobs are stopped before that.
        """
        return False

    # Words

    @Slot()
    def _on_typed(self) -> None:
        if self.panel.field.text() != self._words or self._is_outdated:
            self._search_words(goes_to_first=False)

    @Slot()
    def _on_wanted(self) -> None:
        """Go to the first hit of new words with Enter, and to the next hit of the same words."""
        self._typed.stop()
        if self.panel.field.text() != self._words:
            self._search_words(goes_to_first=True)
        elif self.searcher.hits:
            self.step(1)
        else:
            # The first hit is shown as soon as it is found.
            self._goes_to_first = self.searcher.is_busy

    def _search_words(self, goes_to_first: bool) -> None:
        self._words = self.panel.field.text()
        self._goes_to_first = goes_to_first
        self._is_outdated = False
        trees = self._trees()
        if self._kind is FindKind.NOTES:
            self._start(search_notes(trees, self.panel.wanted_notes, self._words), len(trees))
        elif self._words.strip():
            self._start(search_text(trees, self._words), len(trees))
        else:
            self._forget()
        self._show_current()

    # Positions

    @Slot()
    def _on_marked(self) -> None:
        self._refresh_hint()
        self._show_area()

    @Slot()
    def _on_whole(self) -> None:
        self.part.mark_whole(self._controller.session.tree.size)

    @Slot()
    def _on_search_position(self) -> None:
        if self.part.area is not None:
            position = self._controller.session.position
            self._source = position, self.part.area, self.part.whatever
            self._search_source(self._source)

    def _search_source(self, source: _Source) -> None:
        panel = self.panel
        self._forget()
        pattern = pattern_of(*source, is_empty_fixed=panel.empty.isChecked())
        if not pattern.has_stones:
            panel.show_state(texts.no_stone_sentence(), None)
            return
        variants = variants_of(pattern, panel.symmetry.isChecked(), panel.colors.isChecked())
        trees = self._trees()
        self._start(search_position(trees, variants), len(trees))

    # Words and positions

    def _trees(self) -> tuple[GameTree, ...]:
        if self.panel.one_game.isChecked():
            return (self._controller.session.tree,)
        return self._controller.trees

    def _start(self, search: Search, total: int) -> None:
        self._forget()
        self.searcher.start(search, total)

    def _forget(self) -> None:
        self.searcher.forget()
        self._rows.clear()
        self.row = -1
        self.panel.hits.clear()
        self.panel.place.setText("")
        self.panel.show_state("", None)

    @Slot()
    def _search_again(self) -> None:
        """Repeat the search with the changed options."""
        if not self.is_position:
            self._search_words(goes_to_first=False)
        elif self._source is not None:
            self._search_source(self._source)

    @Slot(object)
    def _on_kind(self, kind: FindKind) -> None:
        is_position, is_new = kind is FindKind.POSITION, kind is not self._kind
        if is_position:
            self._modes.enter(self)
        if is_new:
            self._kind = kind
            self._words = ""
            self._source = None
            self._forget()
        self.panel.show_kind(kind)
        if kind is FindKind.NOTES and (is_new or not self.searcher.hits or self._is_outdated):
            self._search_words(goes_to_first=False)
        self.part.marker.set_on(is_position)
        if is_position:
            self._refresh_hint()
            self._page.board.setFocus()
            # Plain arrow keys walk through the record otherwise.
            self._page.board.arrows_move_cursor = True
        else:
            self._modes.gone(self)
            self.part.put(None)
            self.panel.field.setFocus()
            self.panel.field.selectAll()
        self._show_current()
        self._presenter.show_picture()
        self._show_area()

    @Slot(int)
    def _on_found(self, count: int) -> None:
        first = self.panel.hits.rowCount()
        self.panel.hits.add(count)
        if self._kind is FindKind.NOTES:
            for row in range(first, first + count):
                place = self.searcher.hits[row].place
                self._rows[place.tree, place.number if place.node is None else place.node] = row
            self._show_current()
        if self._goes_to_first:
            self._goes_to_first = False
            self.step(1)

    @Slot()
    def _refresh_state(self) -> None:
        searcher = self.searcher
        done = searcher.done / max(1, searcher.total) if searcher.is_busy else None
        self.panel.show_state(texts.search_state(searcher), done)
        if self.row >= 0:
            self.panel.place.setText(texts.place_text(self.row + 1, len(searcher.hits)))

    def _show_current(self) -> None:
        """Show the comment of the node on the board below the list; among the notes select that node, too."""
        node = self._controller.session.cursor
        if self._kind is FindKind.NOTES:
            self._select_current(node)
        if self._kind is not FindKind.POSITION:
            self.panel.show_comment(comment_of(node)[:SHOWN_OF_COMMENT], folded(self._words).strip())

    def _select_current(self, node: Node) -> None:
        tree = self._controller.session.tree
        number = None if tree.source is None else node.number_in(tree.source.nodes)
        row = self._rows.get((tree, node), -1 if number is None else self._rows.get((tree, number), -1))
        if row < 0:
            self.panel.list.show_none()
        elif row != self.panel.list.currentIndex().row():
            self.panel.list.show_row(row)
        if row >= 0 and row != self.row:
            # The next place found is the one after the node on the board.
            self.row = row
            self.panel.place.setText(texts.place_text(row + 1, len(self.searcher.hits)))

    def _refresh_hint(self) -> None:
        area, size = self.part.area, self._controller.session.tree.size
        self.panel.hint.setText(texts.mark_hint() if area is None else texts.marked_text(area, size))
        self.panel.search.setEnabled(area is not None)

    def _show_area(self) -> None:
        is_shown = self.is_open and self.is_position
        self._presenter.show_lit(self.part.lit if is_shown else frozenset())

    def _tell(self, row: int) -> texts.HitText:
        hit: AnyHit = self.searcher.hits[row]
        trees = self._controller.trees
        game = trees.index(hit.place.tree) + 1 if hit.place.tree in trees else 0
        node = hit.place.find() if game else None
        return texts.hit_text(hit, node, game if len(trees) > 1 else None)

    @Slot()
    def _on_presented(self) -> None:
        if not self.is_open:
            return
        session = self._controller.session
        if session.phase not in FINDS:
            self.leave()
            return
        if self.part.area is not None and not self.part.area.fits(session.tree.size):
            self.part.put(None)
        self._show_current()
        if self.is_position:
            # The presenter has just set the arrow keys for the phase.
            self._page.board.arrows_move_cursor = True
            self._refresh_hint()
        self._show_area()

    @Slot()
    def _on_replaced(self) -> None:
        """Forget the hits and close: they belong to the previous file."""
        self._words = ""
        self._source = None
        self.part.put(None)
        self._forget()
        self.panel.show_games(self._controller.game_count)
        self.leave()

    @Slot()
    def _on_edited(self) -> None:
        if self._kind is FindKind.NOTES:
            # The list is made again after a pause, or when it is opened.
            self._is_outdated = True
            if self.is_open:
                self._typed.start()
            self.panel.hits.tell_anew()
        # The running search may have passed the changed nodes: begin again.
        elif self.searcher.is_busy:
            self._search_again()
        else:
            self.panel.hits.tell_anew()
        self.panel.show_games(self._controller.game_count)


class NamedPlacesFlow:
    """The command that asks for a named node and goes there."""

    def __init__(self, context: WindowContext) -> None:
        self._context = context

    def ask(self) -> None:
        """Ask for a named node of the record and go there; say so if there is none."""
        context = self._context
        faces = faces_of(context.controller.session.tree)
        places = named_nodes(faces.shape, faces.move_number)
        if not places:
            context.presenter.tell(no_names())
            return
        chosen = NamedPlacesDialog(context.look, places, context.window).ask()
        if chosen is not None:
            context.service(PLACES).jump_to(faces.shape.node_at(chosen.number))


_MOST_SHOWN = 500
_OF_THE_LIST = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class NamedPlacesDialog(DialogBase):
    """A dialog to choose a named node; the list shows the names that contain the text of `field`."""

    manual_page = "review"

    def __init__(self, look: Look, places: Sequence[NamedNode], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._shown: list[NamedNode] = []
        self.field = QLineEdit()
        self.list = ChoiceList(look, translate("named places", "Named places"))
        self.note = label(role="note", tone="muted")
        self.go = Button(look, translate("named places", "Go there"), kind="primary")
        self._cancel = Button(look, translate("named places", "Cancel"))
        self.setWindowTitle(translate("named places", "Go to a named place"))
        self.setMinimumWidth(look.px(440))
        self._build(look)
        self._connect()
        self._refresh()

    def _build(self, look: Look) -> None:
        self.field.setPlaceholderText(translate("named places", "Part of the name"))
        self.field.setAccessibleName(translate("named places", "Part of the name"))
        self.field.setClearButtonEnabled(True)
        self.list.setMinimumHeight(look.px(300))
        card = Card("plain")
        card.setLayout(column_layout(self.list, margin=4))
        title = label(translate("named places", "Go to a named place"), "page")
        layout = column_layout(title, self.field, card, self.note, self.button_row(self.go, self._cancel))
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)
        self.field.installEventFilter(self)
        self.field.setFocus()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._refresh)
        self.list.itemDoubleClicked.connect(self._on_double_click)

    def ask(self) -> NamedNode | None:
        """Run the dialog and return the chosen node, or None."""
        is_accepted = self.run()
        at = self.list.currentRow()
        return self._shown[at] if is_accepted and at >= 0 else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send the arrow keys of the field to the list, so that the focus can stay in the field."""
        is_press = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_press and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _OF_THE_LIST:
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _refresh(self) -> None:
        wanted = self.field.text().strip().casefold()
        # Case-insensitive, in any alphabet.
        found = [place for place in self._places if wanted in place.name.casefold()]
        self._shown = found[:_MOST_SHOWN]
        self.list.clear()
        for place in self._shown:
            self.list.add_row(texts.named_place_text(place))
        self.list.setCurrentRow(0)
        self.go.setEnabled(bool(found))
        self.note.setText(self._note(found, wanted))

    def _note(self, found: Sequence[NamedNode], wanted: str) -> str:
        if not found:
            return texts.no_name_holds(self.field.text().strip())
        if len(found) > len(self._shown):
            return texts.first_of_places(len(self._shown), len(found))
        count = len(found)
        if wanted:
            return texts.named_places_found(count)
        return texts.named_places(count)

    @Slot(QListWidgetItem)
    def _on_double_click(self, _item: QListWidgetItem) -> None:
        self.accept()
