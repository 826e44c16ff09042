"""The lesson editor, in which the positions of a lesson are prepared beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, QSignalMapper, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from goboard_app.app.collection import RearrangedGames, moved_position, shares_game, with_position, without_position
from goboard_app.app.controller import EditCommand, GameController, OpenGame, OpenGames
from goboard_app.app.files.load import game_title
from goboard_app.app.jobs import Job
from goboard_app.app.lesson_table import LessonPlace, LessonPlaces, TemporaryEdits
from goboard_app.app.settings import Settings
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.files import reading_text
from goboard_app.app.texts.format import board_size, parse_size, translate
from goboard_app.go.board import BoardSize
from goboard_app.lessons.convention import LessonFault
from goboard_app.lessons.lesson import (
    SIZES,
    LessonPosition,
    copied_position,
    empty_position,
    find_positions_in_steps,
    first_position,
    is_told,
    said_at,
    task_fault,
    title_of,
    titled_game,
    unanswered_in_steps,
)
from goboard_app.lessons.task_draft import take_out
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.info import change_details
from goboard_app.session.session import Act, ActKind, Phase
from goboard_app.ui.shell.commands import Commands
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import RECORD_FILES, RecordFiles
from goboard_app.ui.teach.table_panel import PositionRow, TablePanel
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, FlowRow, column_layout, label
from goboard_app.ui.widgets.tips import name_with_tip


class Arranging(QObject):
    """The commands of the list of positions, carried out after the temporary edits are undone.

    They must be undone first, because they are the last commands on the undo stack.
    """

    def __init__(
        self,
        controller: GameController,
        work: TableWork,
        commands: Commands,
    ) -> None:
        super().__init__(work)
        self._controller = controller
        self._work = work
        self._commands = commands
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
        """Add the position on the board to the lesson."""
        session = self._controller.session
        words = self._first_words()
        self._add(copied_position(session.tree, session.cursor, session.position, words))

    @Slot()
    def add_empty(self) -> None:
        """Add an empty position of the same size, and begin to set up stones on it."""
        self.add_sized(self._controller.session.tree.size)

    @Slot(object)
    def add_sized(self, size: BoardSize) -> None:
        """Add an empty position of this size; the boards of a lesson may differ in size."""
        tree = empty_position(self._controller.session.tree, self._first_words(), size)
        self._add(tree)
        self._commands.run("set_up")

    def _first_words(self) -> str:
        """Return the first text of a new position; empty if the lesson marks its positions in another way."""
        # Where only texts make a node a position, a new one without a text would not be one.
        makes_positions = self._work.places.positions and not is_told(self._controller.trees)
        return texts.first_text() if makes_positions else ""

    def _add(self, tree: GameTree) -> None:
        # Only now: the position was copied with the temporary stones on it.
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
        """Remove the mark of a position from its game; all else stays.

        Only for games with several positions: the others keep their marks, so the file still says which nodes are
        positions.
        """
        work = self._work
        work.put_back()
        session = self._controller.collection.games[item.game].session
        work.perform_in(item.game, take_out(session, item.node))
        work.show_position(min(number, len(work.places.positions) - 1))
        work.tell(texts.taken_out_text())

    def _is_done(self, wanted: RearrangedGames, name: str) -> bool:
        """Arrange the games so, or report the hindrance; return whether they changed."""
        if wanted.hindrance is not None:
            self._work.tell(texts.hindrance_text(wanted.hindrance))
        if wanted.games is None:
            return False
        self._work.put_back()
        self._work.arrange(wanted.games, name)
        return True

    def _select(self, node: Node) -> None:
        """Make the row that was moved the current one, so that the keys continue there."""
        rows = [n for n, item in enumerate(self._work.places.positions) if item.node is node]
        if rows:
            view = self._work.panel.list
            view.setCurrentIndex(view.positions.index(rows[0]))

    @Slot(str)
    def _on_title(self, title: str) -> None:
        trees = self._controller.trees
        if title != title_of(trees):
            self._work.put_back()
            game = titled_game(trees)
            session = self._controller.collection.games[game].session
            self._work.perform_in(game, change_details(session, {"GN": title}))


class TableFace(QObject):
    """The link between the state of the lesson and the panel.

    A button is enabled when its menu command is. The rows are made again only when the positions change. Signal:
    `task_asked()` before a task is edited.
    """

    task_asked = Signal()

    def __init__(self, panel: TablePanel, commands: Commands, parent: QObject) -> None:
        super().__init__(parent)
        self._panel = panel
        self._commands = commands
        self._mapper = QSignalMapper(self)
        self._positions: Sequence[LessonPosition] | None = None
        self._rows: tuple[PositionRow, ...] = ()
        for name, button in panel.acts.items():
            self._mapper.setMapping(button, name)
            button.clicked.connect(self._mapper.map)
            commands.actions[name].changed.connect(self._on_acts)
        self._mapper.mappedString.connect(self._on_act)
        self._on_acts()

    def show(self, trees: Sequence[GameTree], positions: Sequence[LessonPosition], shown: int | None) -> None:
        """Show the title and the positions; `shown` is the number of the position on the board."""
        if positions is not self._positions:
            self._positions = positions
            self._rows = tuple(_row(trees[item.game], item.node) for item in positions)
        self._panel.show_title(title_of(trees))
        self._panel.show_positions(self._rows, shown)

    def show_talk(self, talk: TemporaryEdits, puts_back: bool, is_new: bool, notice: str) -> None:
        """Show the text about the temporary edits, or a notice about the last change to them."""
        self._panel.puts_back.setChecked(puts_back)
        text = notice or texts.talk_text(puts_back, is_new, talk.count)
        has_talk = talk.count > 0
        self._panel.show_talk(text, has_talk, has_talk or talk.can_bring_back)

    @Slot()
    def _on_acts(self) -> None:
        for name, button in self._panel.acts.items():
            button.setEnabled(self._commands.actions[name].isEnabled())

    @Slot(str)
    def _on_act(self, name: str) -> None:
        if name == "write_task":
            self.task_asked.emit()
        self._commands.run(name)


def _row(tree: GameTree, node: Node) -> PositionRow:
    said = said_at(tree, node)
    return PositionRow(tree, node, said.text, said.has_task)


# Edits that prepare the lesson; all others are shown on the board.
_WORDS = frozenset(
    {
        *(ActKind.COMMENT, ActKind.NODE_NAME, ActKind.TASK, ActKind.POSITION_OUT),
        *(ActKind.GAME_INFO, ActKind.RULES),
    }
)


class TableWork(QObject):
    """The lesson editor.

    `talk` records the temporary edits at the position that is shown; going to another position undoes them. A new
    position is being prepared until it is left or presented to a class: all edits there stay.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._presenter = context.presenter
        self._view = context.view
        self.panel = TablePanel(context.look, context.thumbnails.of_picture)
        self.talk = TemporaryEdits(context.controller.undo_stack, _is_preparing, self)
        self.is_on = False
        self.places = LessonPlaces(context.controller)
        self._is_new = False
        # While it is set, changes come from the table itself, not from the user leaving the position.
        self._is_busy = False
        self._notice = ""
        # The task of the shown position had no right answer when the position was shown.
        self._is_answer_missing = False
        self._looking = Job(self)
        self._face = TableFace(self.panel, context.commands, self)
        self.arranging = Arranging(context.controller, self, context.commands)
        self._connect()

    def _connect(self) -> None:
        panel = self.panel
        self._controller.changed.connect(self._on_changed)
        self._controller.replaced.connect(self._on_replaced)
        self._view.settings_changed.connect(self._on_settings)
        self.talk.changed.connect(self._on_talk)
        self.talk.kept.connect(self._on_kept)
        panel.title.left.connect(self._context.page.board.setFocus)
        panel.list.chosen.connect(self.show_position)
        panel.previous.clicked.connect(self._on_previous)
        panel.next.clicked.connect(self._on_next)
        panel.puts_back.clicked.connect(self._on_puts_back)
        panel.as_prepared.clicked.connect(self.put_back)
        panel.keep.clicked.connect(self._on_keep)
        self._face.task_asked.connect(self._on_task)
        self._files.saved.connect(self._on_saved)
        self._looking.done.connect(self._on_missing)

    @property
    def _files(self) -> RecordFiles:
        return self._context.service(RECORD_FILES)

    # Put up and away

    def look_for_positions(self) -> None:
        """Open the table once the positions of the record are found."""
        controller = self._controller
        self._context.strip.work.start(
            lambda: find_positions_in_steps(controller.trees),
            self._on_found,
            reading_text(game_title(controller.session.info)),
            lambda: controller.trees,
        )

    def _on_found(self, _found: None) -> None:
        # While the positions were searched, a game may have begun or another page may have been shown.
        if self._context.commands.can("table"):
            self.open()

    def ask_new(self) -> None:
        """Ask for a board size, and begin a lesson with one empty board of it."""
        context = self._context
        size = LessonSizeDialog(context.look, context.window).ask()
        if size is None or not self._files.may_leave():
            return
        self._files.drop_loading()
        context.documents.shelve_unfinished()
        tree = first_position(size, self._view.settings.new_game.ruleset, date.today())
        self._controller.show_games([tree])
        context.documents.begin_lesson()
        self.open(is_new=True)

    def open(self, is_new: bool = False) -> None:
        """Open the table; `is_new` means that its only position is new and being prepared."""
        self.is_on, self._is_new, self._notice = True, is_new, ""
        # The table is in the side panel.
        if not self._view.settings.panel_visible:
            self._view.change(replace(self._view.settings, panel_visible=True))
        # Text typed there at once needs the comment that it belongs to.
        self._context.page.panel.make_ready()
        self.places.here = self.places.on_board
        self._begin()
        self._presenter.show_again()
        self._show()
        self._context.commands.sweep_soon()

    @Slot()
    def leave(self) -> None:
        """Close the table and undo the temporary edits."""
        if not self.is_on:
            return
        number, count = self.places.number, self._put_back()
        self.is_on = False
        self.talk.end()
        self._presenter.show_again()
        if count:
            self._presenter.tell(texts.left_text(number))
        self._context.commands.sweep_soon()

    def end_preparing(self) -> None:
        """End the preparation of a new position: edits there are temporary from now on."""
        if self._is_new:
            self._is_new = False
            self._begin()
            self._show()

    # The current position

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        # Its nodes may be gone.
        self._looking.cancel()
        if self._is_busy or not self.is_on:
            return
        place = self.places.on_board
        is_left = place != self.places.here
        if self._controller.session.phase is Phase.PLAYING:
            # A game that is played on from here is no temporary edit.
            self.talk.keep()
        if is_left and self.talk.has_seen:
            self._go_from(place)
        elif is_left:
            # An edit, or undoing one, led here: its changes must not be undone at once.
            self.places.here = place
            self.end_preparing()
        self._show()

    def _go_from(self, place: LessonPlace) -> None:
        """Undo the temporary edits at the position that was left, and restore the node the user went to."""
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
        self._is_answer_missing = self._fault() is LessonFault.NO_SOLUTION
        if self._view.settings.talk_put_back and not self._is_new:
            self.talk.begin()
        else:
            self.talk.end()

    def _fault(self) -> LessonFault | None:
        """Return why the task of the shown position cannot be asked; None if it can, and without a task."""
        tree, node = self.places.here
        found = None if node is None or not tree.contains(node) else task_fault(tree, node)
        return None if found is None else found.fault

    @property
    def _is_answered(self) -> bool:
        """Return whether the temporary edits are the missing answer to the task of the shown position."""
        return self._is_answer_missing and self.talk.count > 0 and self._fault() is None

    @Slot()
    def _on_replaced(self) -> None:
        """Keep the table open if the new record is being reviewed, else close it."""
        if not self.is_on:
            return
        self.talk.end()
        if self._controller.session.phase is not Phase.REVIEWING:
            self.is_on = False
            self._context.commands.sweep_soon()
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
        """Begin at the position on the board, if it is another, after the table itself changed it."""
        place = self.places.on_board
        if place != self.places.here:
            self.places.here, self._is_new = place, False
            self._begin()
            self._notice = ""
        if notice:
            self.tell(notice)
        self._show()

    def step(self, steps: int) -> None:
        """Go to the next position, or with -1 to the previous one."""
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

    # Temporary edits

    @Slot()
    def put_back(self) -> None:
        """Undo the temporary edits at the position that is shown, and report it."""
        number = self.places.number
        if self._put_back(keeps_answer=False):
            self.tell(self._told_of_putting_back(number))

    def _told_of_putting_back(self, number: int | None) -> str:
        """Return the message about undone edits, which depends on whether a class sees the page."""
        # A presentation shows no button to bring the edits back; the message names the menu instead.
        told = texts.left_text if self._context.page.is_presenting else texts.put_back_text
        return told(number)

    def _put_back(self, keeps_answer: bool = True) -> bool:
        """Undo the temporary edits and stay at the position; return whether there were any.

        With `keeps_answer` they stay if they answer the task of the position, which had no right answer before.
        """
        if keeps_answer and self._is_answered:
            self.talk.keep()
            return False
        self._is_busy = True
        count = self.talk.put_back()
        self._is_busy = False
        return count > 0

    @Slot()
    def _on_keep(self) -> None:
        """Keep the temporary edits, or restore and keep those that were undone last."""
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

    @Slot(object)
    def _on_saved(self, _path: str) -> None:
        """Keep the temporary edits, because they are in the saved file."""
        if self.is_on and self.talk.count:
            self.talk.keep()
            self.tell(texts.saved_text())
        if self.is_on:
            self._looking.start_slices(unanswered_in_steps(self._controller.trees))

    @Slot(object)
    def _on_missing(self, numbers: tuple[int, ...]) -> None:
        """Tell which tasks of the saved lesson cannot be asked yet."""
        if self.is_on and numbers:
            self.tell(texts.missing_answers(numbers))

    @Slot(bool)
    def _on_puts_back(self, puts_back: bool) -> None:
        self._view.change(replace(self._view.settings, talk_put_back=puts_back))

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        if self.is_on and settings.talk_put_back is not self.talk.is_on and not self._is_new:
            self._notice = ""
            self._begin()
            self._show()

    # Changes from the list

    def arrange(self, after: OpenGames, name: str, is_new: bool = False) -> None:
        """Replace or reorder the games of the file as one undo step.

        `is_new` means that the position shown afterwards is new and being prepared.
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
        """Change the lesson in one of its games, while the board stays where it is."""
        self._is_busy = True
        self._controller.perform_in(game, act)
        self._is_busy = False
        self._arrive()

    def tell(self, text: str) -> None:
        """Show a message in the panel and above the board."""
        self._notice = text
        self._presenter.tell(text)
        self._show()

    def _show(self) -> None:
        """Refresh the panel."""
        if self.is_on:
            self.places.look()
            self._face.show(self._controller.trees, self.places.positions, self.places.number)
            self._on_talk()

    @Slot()
    def _on_talk(self) -> None:
        if not self.is_on:
            return
        if self.talk.count:
            self._notice = texts.answer_stays() if self._is_answered else ""
        puts_back = self._view.settings.talk_put_back
        self._face.show_talk(self.talk, puts_back, self._is_new, self._notice)

    @Slot()
    def _on_task(self) -> None:
        """Go to the position of the task before it is edited; its answer may be on the board."""
        if self.places.here[1] is not None:
            self._controller.go_to(self.places.here[1])


def _is_preparing(command: object) -> bool:
    """Return whether a command changes the texts or positions of the lesson, not the board."""
    return not isinstance(command, EditCommand) or command.kind in _WORDS


_USUAL = BoardSize(9, 9)


class LessonSizeDialog(DialogBase):
    """The dialog that asks for the board size of a new lesson."""

    manual_page = "teaching"

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips = {size: Button(look, board_size(size), kind="chip") for size in SIZES}
        self.other = Button(look, translate("table", "Other"), kind="chip")
        self.field = QLineEdit()
        self.begin = Button(look, translate("table", "Begin"), kind="primary")
        self.cancel = Button(look, translate("table", "Cancel"))
        self._group = QButtonGroup(self)
        self._build(look)
        self._connect()

    def _build(self, look: Look) -> None:
        title = translate("table", "New lesson")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(500))
        for number, chip in enumerate((*self.chips.values(), self.other)):
            chip.setCheckable(True)
            # Enter begins the lesson, whichever chip has the focus.
            chip.setAutoDefault(False)
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._group.addButton(chip, number)
        self.chips[_USUAL].setChecked(True)
        name = translate("new game", "Columns × rows")
        self.field.setPlaceholderText("11 × 11")
        name_with_tip(self.field, name)
        self.field.setMaximumWidth(look.px(150))
        self.field.hide()
        sentence = texts.how_large()
        layout = column_layout(
            label(title, "title"),
            label(sentence, "panel", wraps=True),
            FlowRow(*self.chips.values(), self.other),
            self.field,
            8,
            self.button_row(self.begin, self.cancel),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    def _connect(self) -> None:
        self._group.idToggled.connect(self._on_toggled)
        self.field.textChanged.connect(self._refresh)

    @property
    def size_chosen(self) -> BoardSize | None:
        """The board size; None while the field holds no valid one."""
        if not self.other.isChecked():
            return SIZES[self._group.checkedId()]
        try:
            return parse_size(self.field.text())
        except ValueError:
            return None

    def ask(self) -> BoardSize | None:
        """Show the dialog and return the size; None if it was cancelled."""
        self.chips[_USUAL].setFocus()
        is_given = self.run()
        return self.size_chosen if is_given else None

    @Slot(int, bool)
    def _on_toggled(self, _number: int, is_on: bool) -> None:
        if not is_on:
            return
        self.field.setVisible(self.other.isChecked())
        if self.other.isChecked():
            self.field.setFocus()
        self._refresh()
        self.fit_soon()

    @Slot()
    def _refresh(self) -> None:
        self.begin.setEnabled(self.size_chosen is not None)
