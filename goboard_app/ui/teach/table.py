"""The lesson editor: a lesson's positions prepared beside the board, and shown to a class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QSignalMapper, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.collection import (
    Rearranged,
    moved_position,
    shares_game,
    with_position,
    without_position,
)
from goboard_app.app.controller import EditCommand, GameController, OpenGame, OpenGames
from goboard_app.app.files.document import Documents
from goboard_app.app.lesson_table import LessonPlaces, Place, TemporaryEdits
from goboard_app.app.settings import Settings
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.files import reading_text
from goboard_app.app.texts.lessons import talk_text
from goboard_app.go.board import BoardSize
from goboard_app.lessons.lesson import (
    LessonPosition,
    copied_position,
    empty_position,
    is_told,
    said_at,
    title_of,
)
from goboard_app.lessons.task_draft import take_out
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.info import change_details
from goboard_app.session.session import Act, ActKind, Phase
from goboard_app.ui.files.files import FileFlow
from goboard_app.ui.shell.page import GamePage, Thumbnails
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.side_panel import is_called
from goboard_app.ui.shell.strip import FileStrip
from goboard_app.ui.shell.view import ViewFlow
from goboard_app.ui.teach.table_panel import PositionRow, TablePanel
from goboard_app.ui.widgets.look import Look

if TYPE_CHECKING:
    from goboard_app.ui.teach.class_panel import ClassPanel

_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier)


class TableFlow(QObject):
    """Puts the table up and away; `work`, which does it all, is made when it is first needed."""

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        files: FileFlow,
        page: GamePage,
        presenter: BoardPresenter,
        view: ViewFlow,
        thumbnails: Thumbnails,
        strip: FileStrip,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._documents = documents
        self._files = files
        self._page = page
        self._presenter = presenter
        self._view = view
        self._thumbnails = thumbnails
        self._strip = strip
        self._window = window
        self._actions: Mapping[str, QAction] = {}
        page.panel.made.connect(self._on_made)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menu to what they do."""
        self._actions = actions
        actions["table"].triggered.connect(self._on_switch)
        actions["new_lesson"].triggered.connect(self.ask_new)

    def enable(self, on_board: bool) -> None:
        """Turn the switch on where there is a record to talk about."""
        is_record = self._controller.session.phase is Phase.REVIEWING
        is_free = on_board and not self._presenter.is_held
        self._actions["table"].setEnabled(is_free and (is_record or self.is_on))
        self._actions["table"].setChecked(self.is_on)

    @cached_property
    def work(self) -> TableWork:
        """The table itself."""
        # Late: nobody waits for it at the start.

        work = TableWork(
            self._look,
            self._controller,
            self._page,
            self._presenter,
            self._view,
            self._thumbnails,
            self._actions,
            self,
        )
        self._files.saved.connect(work.on_saved)
        return work

    @property
    def is_on(self) -> bool:
        """Whether the table is there."""
        return "work" in self.__dict__ and self.work.is_on

    @Slot()
    def leave(self) -> None:
        """Put the table away; what was shown is put back."""
        if self.is_on:
            self.work.leave()

    def take_title(self) -> None:
        """Take the title that is being written for given."""
        if self.is_on:
            self.work.panel.take_title()

    @Slot(bool)
    def on_presenting(self, is_presenting: bool) -> None:
        """Before a class nothing is being prepared."""
        if is_presenting and self.is_on:
            self.work.end_preparing()

    def settle(self) -> None:
        """The record is wanted as it was prepared."""
        if self.is_on:
            self.work.put_back()

    @Slot()
    def _on_switch(self) -> None:
        if self.is_on:
            self.leave()
        else:
            self._look_for_positions()
        self._actions["table"].setChecked(self.is_on)

    def _look_for_positions(self) -> None:
        """Put the table up once it is known what its positions are."""
        from goboard_app.app.files.load import game_title
        from goboard_app.lessons.lesson import find_positions_in_steps

        controller = self._controller
        self._strip.work.start(
            lambda: find_positions_in_steps(controller.trees),
            self._on_found,
            reading_text(game_title(controller.session.info)),
            lambda: controller.trees,
        )

    def _on_found(self, _found: None) -> None:
        # A game may have begun, or a page have been shown, while the positions were looked for.
        if self._actions["table"].isEnabled():
            self.work.open()
        self._actions["table"].setChecked(self.is_on)

    @Slot()
    def ask_new(self) -> None:
        """Begin a lesson with one empty board of the size that is asked for."""
        # Late, like every dialog that a start does not need.
        from goboard_app.lessons.lesson import first_position
        from goboard_app.ui.teach.lecture import LessonSizeDialog

        dialog = LessonSizeDialog(self._look, self._window)
        size = dialog.ask()
        dialog.deleteLater()
        if size is None or not self._files.may_leave():
            return
        self._files.drop_loading()
        self._documents.shelve_unfinished()
        rules = self._view.settings.new_game.ruleset
        tree = first_position(size, rules, date.today())
        self._controller.show_games([tree])
        self.work.open(is_new=True)
        self._actions["table"].setChecked(True)

    def take_key(self, event: QKeyEvent) -> bool:
        """Go through the lesson with the keys of pages; whether it was one of them."""
        step = _PAGES.get(Qt.Key(event.key()))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is None or modifiers not in _MODIFIERS or not self.step_by(step):
            return False
        event.accept()
        return True

    def step_by(self, step: int) -> bool:
        """Go to the next position, or with -1 to the one before; whether there is a table."""
        if not self.is_on or self._controller.session.phase is not Phase.REVIEWING:
            return False
        self.work.step(step)
        return True

    @Slot(object)
    def _on_made(self, panel: QWidget) -> None:
        if is_called(panel, "ClassPanel"):
            cast("ClassPanel", panel).lesson = self._told

    def _told(self) -> tuple[str, str] | None:
        """What a class is told of the lesson, and where one is in it; None without a table."""
        return self.work.places.told() if self.is_on else None


class Arranging(QObject):
    """Carries out what the list of the table asks. What is shown is put back before.

    It has to be: what is shown stands on top of the undo stack.
    """

    def __init__(
        self,
        controller: GameController,
        work: TableWork,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._work = work
        self._actions = actions
        panel = work.panel
        panel.title_given.connect(self._on_title)
        panel.list.moved.connect(self._on_moved)
        panel.list.taken_out.connect(self._take_out)
        panel.add.clicked.connect(self.add_board)
        panel.new.clicked.connect(self.add_empty)
        panel.size_chosen.connect(self.add_sized)
        panel.take_out.clicked.connect(self._on_take_out)

    @Slot()
    def add_board(self) -> None:
        """Make a position of the board as it stands."""
        session = self._controller.session
        words = self._first_words()
        self._add(copied_position(session.tree, session.cursor, session.position, words))

    @Slot()
    def add_empty(self) -> None:
        """Begin a position of the same size, and have stones set up on it."""
        self.add_sized(self._controller.session.tree.size)

    @Slot(object)
    def add_sized(self, size: BoardSize) -> None:
        """Begin a position of this size, as boards of one lesson may differ."""
        tree = empty_position(self._controller.session.tree, self._first_words(), size)
        self._add(tree)
        self._actions["set_up"].trigger()

    def _first_words(self) -> str:
        """Where only words make positions, a new one needs some."""
        makes_positions = self._work.places.positions and not is_told(self._controller.trees)
        return texts.first_text() if makes_positions else ""

    def _add(self, tree: GameTree) -> None:
        self._work.put_back()
        after = with_position(self._controller.collection, OpenGame(tree))
        self._work.arrange(after, texts.adding_position_name(), is_new=True)

    @Slot(int, int)
    def _on_moved(self, number: int, to: int) -> None:
        work = self._work
        wanted = work.places.positions[number].node
        moved = moved_position(self._controller.collection, work.places.positions, number, to)
        if self._is_done(moved, texts.order_name()):
            self._select(wanted)
            if moved.together > 1:
                work.tell(texts.together_text(moved.together))

    @Slot()
    def _on_take_out(self) -> None:
        if self._work.places.number is not None:
            self._take_out(self._work.places.number)

    @Slot(int)
    def _take_out(self, number: int) -> None:
        work, positions = self._work, self._work.places.positions
        if shares_game(positions, number) and is_told(self._controller.trees):
            self._unmark(positions[number], number)
            return
        left = without_position(self._controller.collection, positions, number)
        if self._is_done(left, texts.removing_position_name()):
            work.show_position(min(number, len(work.places.positions) - 1))

    def _unmark(self, item: LessonPosition, number: int) -> None:
        """Take one position out of its game: what says that it is one goes, all else stays.

        Other positions of the game say so too, and so the file goes on telling what is one.
        """
        work = self._work
        work.put_back()
        session = self._controller.collection.games[item.game].session
        work.perform_in(item.game, take_out(session, item.node))
        work.show_position(min(number, len(work.places.positions) - 1))
        work.tell(texts.taken_out_text())

    def _is_done(self, wanted: Rearranged, name: str) -> bool:
        """Arrange the games so, or say what hinders; whether they are others now."""
        if wanted.hindrance is not None:
            self._work.tell(texts.hindrance_text(wanted.hindrance))
        if wanted.games is None:
            return False
        self._work.put_back()
        self._work.arrange(wanted.games, name)
        return True

    def _select(self, node: Node) -> None:
        """Let the keys go on with the row that was moved."""
        rows = [n for n, item in enumerate(self._work.places.positions) if item.node is node]
        if rows:
            view = self._work.panel.list
            view.setCurrentIndex(view.positions.index(rows[0]))

    @Slot(str)
    def _on_title(self, title: str) -> None:
        if title != title_of(self._controller.trees):
            self._work.put_back()
            first = self._controller.collection.games[0].session
            self._work.perform_in(0, change_details(first, {"GN": title}))


class TableFace(QObject):
    """A button is there only where its row is. The list is made anew where positions are others.

    Signal: `task_asked()` before a task is written.
    """

    task_asked = Signal()

    def __init__(self, panel: TablePanel, actions: Mapping[str, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._actions = actions
        self._mapper = QSignalMapper(self)
        self._positions: Sequence[LessonPosition] | None = None
        self._rows: tuple[PositionRow, ...] = ()
        for name, button in panel.acts.items():
            button.setVisible(name in actions)
            self._mapper.setMapping(button, name)
            button.clicked.connect(self._mapper.map)
            if name in actions:
                actions[name].changed.connect(self._on_acts)
        self._mapper.mappedString.connect(self._on_act)
        self._on_acts()

    def show(
        self, trees: Sequence[GameTree], positions: Sequence[LessonPosition], shown: int | None
    ) -> None:
        """Show the title and the positions; `shown` is the number of that on the board."""
        if positions is not self._positions:
            self._positions = positions
            self._rows = tuple(_row(trees[item.game], item.node) for item in positions)
        self._panel.show_title(title_of(trees))
        self._panel.show_positions(self._rows, shown)

    def show_talk(self, talk: TemporaryEdits, puts_back: bool, is_new: bool, notice: str) -> None:
        """Say what becomes of what is shown, unless there is news of what became of it."""
        self._panel.puts_back.setChecked(puts_back)
        text = notice or talk_text(puts_back, is_new, talk.count)
        has_talk = talk.count > 0
        self._panel.show_talk(text, has_talk, has_talk or talk.can_bring_back)

    @Slot()
    def _on_acts(self) -> None:
        for name, button in self._panel.acts.items():
            action = self._actions.get(name)
            button.setEnabled(action is not None and action.isEnabled())

    @Slot(str)
    def _on_act(self, name: str) -> None:
        if name == "write_task":
            self.task_asked.emit()
        self._actions[name].trigger()


def _row(tree: GameTree, node: Node) -> PositionRow:
    said = said_at(tree, node)
    return PositionRow(tree, node, said.text, said.has_task)


_WORDS = frozenset(
    {
        *(ActKind.COMMENT, ActKind.NODE_NAME, ActKind.TASK, ActKind.POSITION_OUT),
        *(ActKind.GAME_INFO, ActKind.RULES),
    }
)


class TableWork(QObject):
    """`talk` knows what was done at the position that is shown; going to another puts it back.

    A position that was begun just now is being prepared until it is left or shown to a class: all
    done there stays.
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
        self.panel = TablePanel(look, thumbnails.of_picture)
        self.talk = TemporaryEdits(controller.undo_stack, _is_preparing, self)
        self.is_on = False
        self.places = LessonPlaces(controller)
        self._is_new = False
        self._is_busy = False
        self._notice = ""
        self._face = TableFace(self.panel, actions, self)
        self.arranging = Arranging(controller, self, actions, self)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        self._controller.changed.connect(self._on_changed)
        self._controller.replaced.connect(self._on_replaced)
        self._view.settings_changed.connect(self._on_settings)
        self.talk.changed.connect(self._on_talk)
        self.talk.kept.connect(self._on_kept)
        panel.title.left.connect(self._page.board.setFocus)
        panel.list.chosen.connect(self.show_position)
        panel.previous.clicked.connect(self._on_previous)
        panel.next.clicked.connect(self._on_next)
        panel.puts_back.clicked.connect(self._on_puts_back)
        panel.as_prepared.clicked.connect(self.put_back)
        panel.keep.clicked.connect(self._on_keep)
        self._face.task_asked.connect(self._on_task)

    def open(self, is_new: bool = False) -> None:
        """Put the table up; `is_new` says that its only position was begun just now."""
        self.is_on, self._is_new, self._notice = True, is_new, ""
        if not self._view.settings.panel_visible:
            self._view.change(replace(self._view.settings, panel_visible=True))
        self._page.panel.show_table(self.panel)
        self.places.here = self.places.on_board
        self._begin()
        self._presenter.show_again()
        self._show()

    @Slot()
    def leave(self) -> None:
        """Put the table away."""
        if not self.is_on:
            return
        number, count = self.places.number, self._put_back()
        self.is_on = False
        self.talk.end()
        self._page.panel.show_table(None)
        self._presenter.show_again()
        if count:
            self._presenter.tell(texts.left_text(number))

    def end_preparing(self) -> None:
        """A position that was begun just now is prepared: what is done there now is shown."""
        if self._is_new:
            self._is_new = False
            self._begin()
            self._show()

    # Where one is

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        if self._is_busy or not self.is_on:
            return
        place = self.places.on_board
        is_left = place != self.places.here
        if self._controller.session.phase is Phase.PLAYING:
            # Somebody plays on from here: that is no showing.
            self.talk.keep()
        if is_left and self.talk.has_seen:
            self._go_from(place)
        elif is_left:
            # An edit, or undoing one, led here: what it did is not to be undone at once.
            self.places.here = place
            self.end_preparing()
        self._show()

    def _go_from(self, place: Place) -> None:
        """The position was left: put back what was shown there, and stand where one went."""
        number, session = self.places.number, self._controller.session
        node = session.cursor
        self._notice = ""
        if self._put_back():
            self._stand(session.tree, node)
            self.tell(self._told_of_putting_back(number))
        self.places.here, self._is_new = place, False
        self._begin()

    def _stand(self, tree: GameTree, node: Node) -> None:
        self._is_busy = True
        self.places.stand(tree, node)
        self._is_busy = False

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
        self.places.here = self.places.on_board
        self._begin()

    # Going from position to position

    @Slot(int)
    def show_position(self, number: int) -> None:
        """Show a position as it was prepared."""
        if not 0 <= number < len(self.places.positions):
            return
        (tree, node), was = self.places.place_of(number), self.places.number
        is_back = self._put_back()
        self._stand(tree, node)
        self._arrive(self._told_of_putting_back(was) if is_back else "")

    def _arrive(self, notice: str = "") -> None:
        """Another position is shown, by the table's own doing."""
        place = self.places.on_board
        if place != self.places.here:
            self.places.here, self._is_new = place, False
            self._begin()
            self._notice = ""
        if notice:
            self.tell(notice)
        self._show()

    def step(self, steps: int) -> None:
        """Go to the next position, or the one before."""
        self.places.look()
        number, last = self.places.number, len(self.places.positions) - 1
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
        number = self.places.number
        if self._put_back():
            self.tell(self._told_of_putting_back(number))

    def _told_of_putting_back(self, number: int | None) -> str:
        """A class sees no button for it; there the menu brings it back."""
        told = texts.left_text if self._page.is_presenting else texts.put_back_text
        return told(number)

    def _put_back(self) -> bool:
        """Undo what was shown, here, and stay; whether there was anything."""
        self._is_busy = True
        count = self.talk.put_back()
        self._is_busy = False
        return count > 0

    @Slot()
    def _on_keep(self) -> None:
        """Keep what is shown, or bring back and keep what was put back last."""
        if self.talk.count:
            self.talk.keep()
        else:
            self._is_busy = True
            self.talk.bring_back()
            self._is_busy = False
            self.places.here = self.places.on_board
        self.tell(texts.brought_back_text())

    @Slot()
    def _on_kept(self) -> None:
        self.tell(texts.kept_text())

    @Slot(str)
    def on_saved(self, _path: str) -> None:
        """What is on the board is in the file now, and so it stays."""
        if self.is_on and self.talk.count:
            self.talk.keep()
            self.tell(texts.saved_text())

    @Slot(bool)
    def _on_puts_back(self, puts_back: bool) -> None:
        self._view.change(replace(self._view.settings, talk_put_back=puts_back))

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        if self.is_on and settings.talk_put_back is not self.talk.is_on and not self._is_new:
            self._notice = ""
            self._begin()
            self._show()

    # What the list asks

    def arrange(self, after: OpenGames, name: str, is_new: bool = False) -> None:
        """Put other games, or another order of them, into the file as a step to undo.

        `is_new` says that the position shown then was begun just now.
        """
        self._is_busy = True
        self._controller.arrange(after, name)
        self._is_busy = False
        self._arrive()
        if is_new:
            self._is_new = True
            self._begin()
            self._show()

    def perform_in(self, game: int, act: Act) -> None:
        """Change what the lesson says in one of its games; the board stays where it is."""
        self._is_busy = True
        self._controller.perform_in(game, act)
        self._is_busy = False
        self._arrive()

    def tell(self, text: str) -> None:
        """Say something in the panel and where everybody looks."""
        self._notice = text
        self._presenter.tell(text)
        self._show()

    def _show(self) -> None:
        """Fill the panel."""
        if self.is_on:
            self.places.look()
            self._face.show(self._controller.trees, self.places.positions, self.places.number)
            self._on_talk()

    @Slot()
    def _on_talk(self) -> None:
        if not self.is_on:
            return
        if self.talk.count:
            self._notice = ""
        puts_back = self._view.settings.talk_put_back
        self._face.show_talk(self.talk, puts_back, self._is_new, self._notice)

    @Slot()
    def _on_task(self) -> None:
        """The task is that of the position, though its answer may have been played just now."""
        if self.places.here[1] is not None:
            self._controller.go_to(self.places.here[1])


def _is_preparing(command: object) -> bool:
    """Whether a command changes what the lesson says or holds, not what is shown on the board."""
    return not isinstance(command, EditCommand) or command.kind in _WORDS
