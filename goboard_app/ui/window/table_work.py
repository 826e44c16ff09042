"""TableWork: the positions of a lesson shown, arranged, and talked about at the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from goboard_app.app.controller import EditCommand, GameController, OpenGames
from goboard_app.app.lesson_table import LessonPlaces, Place, Talk
from goboard_app.app.settings import Settings
from goboard_app.app.texts import lessons as texts
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.session import Act, ActKind, Phase
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.table_panel import TablePanel
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.table_face import TableFace
from goboard_app.ui.window.table_list import Arranging
from goboard_app.ui.window.thumbnails import Thumbnails
from goboard_app.ui.window.view_flow import ViewFlow

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
        self.talk = Talk(controller.undo_stack, _is_preparing, self)
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
