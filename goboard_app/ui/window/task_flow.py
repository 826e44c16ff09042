"""TaskFlow: the row of the menu that lets a teacher write a task for the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts.format import stone_name, translate
from goboard_app.go.board import Point, point_name
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.view_flow import ViewFlow, board_options

if TYPE_CHECKING:
    from goboard_app.lessons.check import TaskCheck
    from goboard_app.lessons.convention import TaskKind
    from goboard_app.lessons.task_draft import TaskDraft
    from goboard_app.ui.board.board_view import BoardView
    from goboard_app.ui.dialogs.task import TaskDialog


class TaskFlow(QObject):
    """Shows the dialog with a board of its own, and has what it says written as one step.

    Only this window waits for the dialog. `dialog` is the one that is shown, None while none is.
    """

    def __init__(
        self, look: Look, controller: GameController, view: ViewFlow, window: QWidget
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._view = view
        self._window = window
        self._picture: BoardPicture | None = None
        self._board: BoardView | None = None
        self.dialog: TaskDialog | None = None

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Be what the row of the menu does."""
        actions["write_task"].triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Ask what the task of the position at the cursor is."""
        # Late: only teachers need it.
        from goboard_app.lessons.task_draft import draft_of
        from goboard_app.session.annotation import whole_text
        from goboard_app.session.marks import with_node_marks
        from goboard_app.ui.board.board_view import BoardView
        from goboard_app.ui.dialogs.task import TaskDialog

        session = self._controller.session
        size = session.tree.size
        picture = BoardPicture(size, session.path.position.stones)
        self._picture = with_node_marks(picture, session.tree, session.cursor)
        board = BoardView(self._look.theme, self._describe, translate("board", "Go board"))
        board.set_options(replace(board_options(self._view.settings), motion=False))
        self._board = board
        draft = draft_of(whole_text(session.cursor), size)
        dialog = TaskDialog(
            self._look,
            draft,
            session.path.position,
            board,
            self._check,
            self._suggest,
            self._window,
        )
        self.dialog = dialog
        self._on_points(dialog.points_on_board)
        dialog.points_shown.connect(self._on_points)
        board.point_clicked.connect(self._on_clicked)
        dialog.accepted.connect(self._on_accepted)
        dialog.finished.connect(self._on_finished)
        self._controller.replaced.connect(dialog.drop)
        dialog.open()

    def _check(self, draft: TaskDraft) -> TaskCheck:
        from goboard_app.lessons.check import check_task
        from goboard_app.lessons.task_draft import written
        from goboard_app.session.annotation import whole_text

        session = self._controller.session
        text = written(whole_text(session.cursor), draft, session.tree.size)
        return check_task(session, text)

    def _suggest(self, kind: TaskKind) -> str:
        from goboard_app.lessons.task_draft import suggested

        session = self._controller.session
        return suggested(kind, session.cursor, session.path.position)

    @Slot(object)
    def _on_points(self, points: frozenset[Point]) -> None:
        """Outline the stones that are named, and dot the empty points."""
        if self._board is None or self._picture is None:
            return
        empty = frozenset(point for point in points if not self._code(point))
        shown = replace(self._picture, hints=empty, selected=points - empty)
        self._board.show_picture(shown)

    def _code(self, point: Point) -> int:
        picture = self._picture
        return 0 if picture is None else picture.stones[picture.size.index(point)]

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        if self.dialog is not None:
            self.dialog.toggle(point)

    def _describe(self, point: Point) -> str:
        """What is on a point of the dialog's board, as it is read aloud."""
        board = self._board
        shown = NO_POINTS if board is None else board.picture.hints | board.picture.selected
        size = self._controller.session.tree.size
        stone = self._controller.session.path.position.at(point)
        empty = translate("board", "empty")
        parts = [point_name(point, size), empty if stone is None else stone_name(stone)]
        if point in shown:
            parts.append(translate("task", "named"))
        return ", ".join(parts)

    @Slot()
    def _on_accepted(self) -> None:
        from goboard_app.lessons.task_draft import write_task

        if self.dialog is not None:
            act = write_task(self._controller.session, self.dialog.draft())
            self._controller.perform(act)

    @Slot()
    def _on_finished(self) -> None:
        if self.dialog is not None:
            self._controller.replaced.disconnect(self.dialog.drop)
            self.dialog.deleteLater()
        self.dialog = self._board = self._picture = None
