"""MovingFlow: the mode in which a click gives the move on the board another point."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Slot

from goboard_app.app.texts import edit as texts
from goboard_app.app.texts.play import refusal_sentence
from goboard_app.go.board import Move, Pass, Play, Point
from goboard_app.late import late
from goboard_app.record.node import Node
from goboard_app.session.editing.invalidated import Invalidated
from goboard_app.session.editing.moved_stone import LiftedMove, invalidated_by_move, lift, put_down
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.session.tree_edits import movable_color
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode

with late:
    from goboard_app.ui.widgets.choices import QuestionDialog

_MOVE_IT = 0


class MovingFlow(QObject, Mode):
    """The mode of moving a stone: the board shows the position before the move, and a click puts the stone down.

    What the record forbids later is asked about first. A step to another node, or any other edit, ends the mode.
    """

    name = "moving a stone"
    ends_with_board = True

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._lifted: LiftedMove | None = None
        self._legal = NO_POINTS
        self._arrows = False
        self._controller.changed.connect(self._on_changed)
        context.strip.cancel_asked.connect(self._on_cancelled)

    @property
    def is_on(self) -> bool:
        """Return whether a stone is being moved."""
        return self._lifted is not None

    def toggle(self) -> None:
        """Take up the stone of the move on the board, or put it back."""
        if self.is_on:
            self.leave()
        else:
            self._begin()

    def begin_at(self, node: Node) -> None:
        """Go to a move and take up its stone."""
        if movable_color(self._controller.session, node) is None:
            return
        if node is not self._controller.session.cursor:
            self._controller.go_to(node)
        self._begin()

    def _begin(self) -> None:
        self._lifted = lift(self._controller.session)
        if self._lifted is None:
            return
        self._legal = self._lifted.legal_points()
        self._context.modes.enter(self)
        self._show_hint(self._lifted)
        board = self._context.page.board
        # leave() restores the setting.
        self._arrows, board.arrows_move_cursor = board.arrows_move_cursor, True
        board.setFocus()

    def _show_hint(self, lifted: LiftedMove) -> None:
        strip = self._context.strip
        strip.tell(texts.moving_hint(lifted.color, lifted.move, lifted.board.position.size), is_grave=False)
        if not isinstance(lifted.move, Pass):
            strip.offer((texts.make_it_a_pass(), partial(self._ask, Pass(lifted.color))))

    def leave(self) -> None:
        """Put the stone back where the record has it."""
        lifted, self._lifted = self._lifted, None
        if lifted is None:
            return
        strip = self._context.strip
        # The check of the later moves may still be running.
        strip.leave_work()
        strip.withdraw(texts.moving_hint(lifted.color, lifted.move, lifted.board.position.size))
        self._context.page.board.arrows_move_cursor = self._arrows
        self._context.modes.gone(self)

    def picture(self, below: BoardPicture) -> BoardPicture:
        """Return the board before the move, with an outline where the stone was taken up."""
        lifted = self._lifted
        if lifted is None:
            return below
        taken_up = NO_POINTS if lifted.point is None else frozenset({lifted.point})
        size, stones = lifted.board.position.size, lifted.board.position.stones
        plain = BoardPicture(size, stones, ghost=lifted.color, playable=self._legal, lit=taken_up)
        return replace(plain, dimmed=below.dimmed, hidden=below.hidden, part=below.part)

    def describe(self, point: Point) -> str | None:
        """Describe a point of the board before the move."""
        return None if self._lifted is None else texts.draft_point(self._lifted.board.position, point)

    def allows(self, command: str) -> bool:
        """Return whether a command adds no move beside the one that is moved."""
        return command not in ("pass", "ways")

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Put the stone down here, or back in its place."""
        lifted = self._lifted
        if lifted is None:
            return False
        if point == lifted.point:
            self.leave()
        else:
            self._ask(Play(lifted.color, point))
        return True

    def _ask(self, move: Move) -> None:
        """Look for later moves that the move would forbid, and go on when they are known."""
        lifted = self._lifted
        if lifted is None:
            return
        verdict = lifted.judge(move)
        if not verdict.is_legal:
            self._context.presenter.tell(refusal_sentence(lifted.session, verdict))
            return
        self._context.strip.work.start(
            partial(invalidated_by_move, lifted, move),
            partial(self._on_known, lifted, move),
            texts.checking_later_moves(),
            lambda: (lifted.session.tree,),
        )

    def _on_known(self, lifted: LiftedMove, move: Move, later: Invalidated) -> None:
        # The stone may have been put back during the check.
        if lifted is not self._lifted:
            return
        if later and not self._agrees(lifted, move, later):
            # The stone is still in the hand: another point may be the right one.
            self._show_hint(lifted)
            return
        # First, since the mode takes a change of the record for one from elsewhere.
        self.leave()
        self._controller.perform(put_down(lifted, move))
        size = lifted.board.position.size
        self._context.presenter.tell(texts.moved_sentence(lifted.color, lifted.move, move, size))

    def _agrees(self, lifted: LiftedMove, move: Move, later: Invalidated) -> bool:
        """Ask whether to move the stone although later moves would be impossible."""
        size, window = lifted.board.position.size, self._context.window
        question = texts.moving_question(lifted.color, lifted.move, move, size)
        answers = (texts.move_it_answer(), texts.cancel_answer())
        dialog = QuestionDialog(self._context.look, question, texts.later_sentence(later, size), answers, window)
        return dialog.ask() == _MOVE_IT

    @Slot()
    def _on_cancelled(self) -> None:
        """Put the stone back: the check of the later moves was cancelled."""
        self.leave()

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        """Put the stone back: the record was changed, or another node is on the board."""
        self.leave()
