"""TableWork: the positions of a lesson shown, arranged, and talked about at the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QSignalMapper, Slot
from PySide6.QtGui import QAction

from goboard_app.app.game_controller import GameController
from goboard_app.app.lesson_list import (
    Hindrance,
    moved_position,
    with_position,
    without_position,
)
from goboard_app.app.open_game import OpenGame
from goboard_app.app.settings import Settings
from goboard_app.app.talking import Talk
from goboard_app.app.texts import table as texts
from goboard_app.app.undo import Collection, EditCommand
from goboard_app.lessons.prepared import (
    Prepared,
    has_task,
    is_told,
    place_of,
    prepared_in,
    text_at,
    title_of,
)
from goboard_app.lessons.preparing import copied_position, empty_position
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.changes import ActKind
from goboard_app.session.details import change_details
from goboard_app.session.phase import Phase
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.position_list import PositionRow
from goboard_app.ui.panels.table_panel import TablePanel
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.thumbnails import Thumbnails
from goboard_app.ui.window.view_flow import ViewFlow

_PREPARING = frozenset({ActKind.COMMENT, ActKind.NODE_NAME, ActKind.GAME_INFO, ActKind.RULES})
_Place = tuple[GameTree, Node | None]


class TableWork(QObject):
    """`talk` knows what was done at the position that is shown; going to another puts it back.

    A position that was begun just now is prepared as long as it is not left: all done there stays.
    """

    def __init__(
        self,
        look: Look,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        view: ViewFlow,
        thumbnails: Thumbnails,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._view = view
        self._actions = actions
        self.panel = TablePanel(look, thumbnails.of_picture)
        self.talk = Talk(controller.undo_stack, _is_preparing, self)
        self.is_on = False
        self._positions: tuple[Prepared, ...] = ()
        self._place: _Place = controller.session.tree, None
        self._is_new = False
        self._is_busy = False
        self._notice = ""
        self._mapper = QSignalMapper(self)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        self._controller.changed.connect(self._on_changed)
        self._controller.replaced.connect(self._on_replaced)
        self._view.settings_changed.connect(self._on_settings)
        self.talk.changed.connect(self._on_talk)
        self.talk.kept.connect(self._on_kept)
        panel.title_given.connect(self._on_title)
        panel.list.chosen.connect(self.show_position)
        panel.list.moved.connect(self._on_moved)
        panel.list.taken_out.connect(self._take_out)
        panel.add.clicked.connect(self.add_board)
        panel.new.clicked.connect(self.add_empty)
        panel.take_out.clicked.connect(self._on_take_out)
        panel.previous.clicked.connect(self._on_previous)
        panel.next.clicked.connect(self._on_next)
        panel.puts_back.clicked.connect(self._on_puts_back)
        panel.as_prepared.clicked.connect(self.put_back)
        panel.keep.clicked.connect(self._on_keep)
        for name, button in panel.acts.items():
            self._connect_act(name)
            self._mapper.setMapping(button, name)
            button.clicked.connect(self._mapper.map)
        self._mapper.mappedString.connect(self._on_act)

    def _connect_act(self, name: str) -> None:
        """Show a button only for what there is a row of the menu for."""
        action = self._actions.get(name)
        self.panel.acts[name].setVisible(action is not None)
        if action is not None:
            action.changed.connect(self._on_acts)

    def open(self, is_new: bool = False) -> None:
        """Put the table up; `is_new` says that its only position was begun just now."""
        self.is_on, self._is_new, self._notice = True, is_new, ""
        if not self._view.settings.panel_visible:
            self._view.change(replace(self._view.settings, panel_visible=True))
        self._page.panel.show_table(self.panel)
        self._on_acts()
        self._place = self._find_place()
        self._begin()
        self._presenter.show_again()
        self._show()

    @Slot()
    def leave(self) -> None:
        """Put the table away."""
        if not self.is_on:
            return
        self.put_back()
        self.is_on = False
        self.talk.end()
        self._page.panel.show_table(None)
        self._presenter.show_again()

    # Where one is

    def _find_place(self) -> _Place:
        number = self._find()
        node = None if number is None else self._positions[number].node
        return self._controller.session.tree, node

    def _find(self) -> int | None:
        """The number of the position on the board, from 0."""
        self._positions = prepared_in(self._controller.trees)
        game, node = self._controller.game_number, self._controller.session.cursor
        return place_of(self._positions, game, node)

    @property
    def number(self) -> int | None:
        """The number of the position that is talked about, from 0."""
        node = self._place[1]
        return next((n for n, item in enumerate(self._positions) if item.node is node), None)

    def told(self) -> tuple[str, str]:
        """What a class is told: the words at the board, else at its position; and which it is."""
        number, node = self._find(), self._controller.session.cursor
        if number is None:
            return text_at(node), ""
        text = text_at(node) or text_at(self._positions[number].node)
        return text, texts.place_text(number + 1, len(self._positions))

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        if self._is_busy or not self.is_on:
            return
        place = self._find_place()
        is_left = place != self._place
        if self._controller.session.phase is Phase.PLAYING:
            # Somebody plays on from here: that is no showing.
            self.talk.keep()
        if is_left and self.talk.has_seen:
            self._go_from(place)
        elif is_left:
            # An edit, or undoing one, led here: what it did is not to be undone at once.
            self._place = place
        elif not self.talk.has_seen:
            self._notice = ""
        self._show()

    def _go_from(self, place: _Place) -> None:
        """The position was left: put back what was shown there, and stand where one went."""
        number, session = self.number, self._controller.session
        self._is_busy = True
        if self.talk.put_back():
            self._stand(session.tree, session.cursor)
            self._tell(texts.put_back_text(None if number is None else number + 1))
        elif not self.talk.can_bring_back:
            self._notice = ""
        self._is_busy = False
        self._place, self._is_new = place, False
        self._begin()

    def _stand(self, tree: GameTree, node: Node) -> None:
        """Show a node, or the nearest one above it that is still there."""
        trees = self._controller.trees
        if tree not in trees:
            return
        self._controller.show_game(trees.index(tree))
        at: Node | None = node
        while at is not None and not tree.contains(at):
            at = at.parent
        self._controller.go_to(at or tree.root)

    def _begin(self) -> None:
        if self._view.settings.talk_put_back and not self._is_new:
            self.talk.begin()
        else:
            self.talk.end()

    @Slot()
    def _on_replaced(self) -> None:
        """Another record: the table stays for one that can be talked about."""
        if not self.is_on:
            return
        self.talk.end()
        if self._controller.session.phase is not Phase.REVIEWING:
            self.is_on = False
            self._page.panel.show_table(None)
            return
        self._notice, self._is_new = "", False
        self._place = self._find_place()
        self._begin()

    # Going from position to position

    @Slot(int)
    def show_position(self, number: int) -> None:
        """Show a position as it was prepared."""
        if not 0 <= number < len(self._positions):
            return
        wanted = self._positions[number]
        tree = self._controller.trees[wanted.game]
        if (tree, wanted.node) == self._place and not self._is_new:
            self.put_back()
        self._is_busy = True
        was = self.number
        is_back = (tree, wanted.node) != self._place and bool(self.talk.put_back())
        self._stand(tree, wanted.node)
        self._is_busy = False
        self._arrive(texts.put_back_text(was + 1) if is_back and was is not None else "")

    def _arrive(self, notice: str = "") -> None:
        """Another position is shown, by the table's own doing."""
        place = self._find_place()
        if place != self._place:
            self._place, self._is_new = place, False
            self._begin()
            self._notice = ""
        if notice:
            self._tell(notice)
        self._show()

    def step(self, steps: int) -> None:
        """Go to the next position, or the one before."""
        self._find()
        number, last = self.number, len(self._positions) - 1
        to = 0 if number is None else number + steps
        if 0 <= to <= last:
            self.show_position(to)
        else:
            self._presenter.tell(texts.end_text(steps))

    @Slot()
    def _on_previous(self) -> None:
        self.step(-1)

    @Slot()
    def _on_next(self) -> None:
        self.step(1)

    # What is shown and put back

    @Slot()
    def put_back(self) -> None:
        """Show the position as it was prepared."""
        number = self.number
        self._is_busy = True
        count = self.talk.put_back()
        self._is_busy = False
        if count:
            self._tell(texts.put_back_text(None if number is None else number + 1))
            self._show()

    @Slot()
    def _on_keep(self) -> None:
        """Keep what is shown, or bring back and keep what was put back last."""
        if self.talk.count:
            self.talk.keep()
        else:
            self._is_busy = True
            self.talk.bring_back()
            self._is_busy = False
            self._place = self._find_place()
        self._tell(texts.brought_back_text())
        self._show()

    @Slot()
    def _on_kept(self) -> None:
        self._tell(texts.kept_text())

    @Slot(str)
    def on_saved(self, _path: str) -> None:
        """What is on the board is in the file now, and so it stays."""
        if self.is_on and self.talk.count:
            self.talk.keep()
            self._tell(texts.saved_text())
            self._show()

    @Slot(bool)
    def _on_puts_back(self, puts_back: bool) -> None:
        self._view.change(replace(self._view.settings, talk_put_back=puts_back))

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        if self.is_on and settings.talk_put_back is not self.talk.is_on and not self._is_new:
            self._notice = ""
            self._begin()
            self._show()

    def _tell(self, text: str) -> None:
        self._notice = text
        self._presenter.tell(text)

    # The list

    @Slot()
    def add_board(self) -> None:
        """Make a position of the board as it stands; what was shown is put back then."""
        session = self._controller.session
        tree = copied_position(session.tree, session.cursor, session.position, self._first_text())
        self._add(tree, is_new=False)

    @Slot()
    def add_empty(self) -> None:
        """Begin a position of the same size, and have stones set up on it."""
        self._add(empty_position(self._controller.session.tree, self._first_text()), is_new=True)
        self._actions["set_up"].trigger()

    def _first_text(self) -> str:
        """Where only texts make positions, a new one needs a text."""
        trees = self._controller.trees
        return texts.first_text() if prepared_in(trees) and not is_told(trees) else ""

    def _add(self, tree: GameTree, is_new: bool) -> None:
        self.put_back()
        after = with_position(self._controller.collection, OpenGame(tree))
        self._arrange(after, texts.adding_position_name())
        self._is_new = is_new
        self._begin()
        self._show()

    def _arrange(self, after: Collection, name: str) -> None:
        self._is_busy = True
        self._controller.arrange(after, name)
        self._is_busy = False
        self._arrive()

    @Slot(int, int)
    def _on_moved(self, number: int, to: int) -> None:
        wanted = self._positions[number].node
        moved = moved_position(self._controller.collection, self._positions, number, to)
        if moved.hindrance is not None:
            self._refuse(moved.hindrance)
        if moved.games is None:
            return
        self.put_back()
        self._arrange(moved.games, texts.order_name())
        self._select(wanted)
        if moved.together > 1:
            self._tell(texts.together_text(moved.together))
            self._show()

    def _select(self, node: Node) -> None:
        """Let the keys go on with the row that was moved."""
        rows = [n for n, item in enumerate(self._positions) if item.node is node]
        if rows:
            self.panel.list.setCurrentIndex(self.panel.list.positions.index(rows[0]))

    @Slot()
    def _on_take_out(self) -> None:
        if self.number is not None:
            self._take_out(self.number)

    @Slot(int)
    def _take_out(self, number: int) -> None:
        left = without_position(self._controller.collection, self._positions, number)
        if left.hindrance is not None:
            self._refuse(left.hindrance)
        if left.games is None:
            return
        self.put_back()
        self._arrange(left.games, texts.removing_position_name())
        self.show_position(min(number, len(self._positions) - 1))

    def _refuse(self, hindrance: Hindrance) -> None:
        self._tell(texts.hindrance_text(hindrance))
        self._show()

    @Slot(str)
    def _on_title(self, title: str) -> None:
        if title == title_of(self._controller.trees):
            return
        self.put_back()
        self._is_busy = True
        first = self._controller.collection.games[0].session
        self._controller.perform_in(0, change_details(first, {"GN": title}))
        self._is_busy = False
        self._arrive()

    # What the panel shows

    def _show(self) -> None:
        """Fill the panel."""
        if not self.is_on:
            return
        trees, panel = self._controller.trees, self.panel
        rows = [
            PositionRow(trees[item.game], item.node, text_at(item.node), has_task(item.node))
            for item in self._positions
        ]
        panel.show_title(title_of(trees))
        panel.show_positions(rows, self.number)
        self._on_talk()

    @Slot()
    def _on_talk(self) -> None:
        if not self.is_on:
            return
        talk, panel = self.talk, self.panel
        puts_back = self._view.settings.talk_put_back
        panel.puts_back.setChecked(puts_back)
        if talk.count:
            self._notice = ""
        text = self._notice or texts.talk_text(puts_back, self._is_new, talk.count)
        panel.show_talk(text, bool(talk.count), bool(talk.count) or talk.can_bring_back)

    @Slot()
    def _on_acts(self) -> None:
        for name, button in self.panel.acts.items():
            action = self._actions.get(name)
            button.setVisible(action is not None)
            button.setEnabled(action is not None and action.isEnabled())

    @Slot(str)
    def _on_act(self, name: str) -> None:
        self._actions[name].trigger()


def _is_preparing(command: object) -> bool:
    """Whether a command changes what the lesson says or holds, not what is shown on the board."""
    return not isinstance(command, EditCommand) or command.kind in _PREPARING
