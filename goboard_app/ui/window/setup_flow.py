"""SetupFlow: setting stones up by hand, from the first stone to the node that holds them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts.edit import (
    cancel_answer,
    draft_point,
    later_sentence,
    new_node_hint,
    no_liberty_sentence,
    place_answer,
    place_question,
)
from goboard_app.go.board import Point
from goboard_app.go.position import Position
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.session.position_setup import (
    Draft,
    SetupPlace,
    fitting_turns,
    later_than,
    possible_places,
    set_up,
    stones_without_liberty,
)
from goboard_app.session.tree_edits import may_edit
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.setup_bar import SetupBar
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.setup_hand import SetupHand

_LEFT, _RIGHT_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_WALKING = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        Qt.Key.Key_Space,
    }
)


class SetupFlow(QObject):
    """The board shows a draft until it is written into the record, all of it as one step.

    Signal: `left()` when the page shows the session again.
    """

    left = Signal()

    def __init__(
        self,
        look: Look,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._window = window
        self._arrows = False
        self._told = ""
        self._describe_before = page.board.describe
        self.bar = SetupBar(look)
        self.bar.hide()
        page.add_foot(self.bar)
        self.hand = SetupHand(page.board, self.bar, self)
        self._connect()

    def _connect(self) -> None:
        self.hand.changed.connect(self._show)
        self.bar.cancelled.connect(self.cancel)
        self.bar.finished.connect(self.finish)
        self._controller.changed.connect(self._on_changed)

    @property
    def is_open(self) -> bool:
        """Whether stones are being set up."""
        return self.hand.draft is not None

    @property
    def position(self) -> Position | None:
        """The board as it is set up so far."""
        return None if self.hand.draft is None else self.hand.draft.position

    @Slot()
    def begin(self) -> None:
        """Set stones up on the board that is shown."""
        session = self._controller.session
        if self.is_open or not may_edit(session):
            return
        self.hand.begin(session.position)
        holds_move = SetupPlace.HERE not in possible_places(session.cursor)
        self.bar.set_extra(new_node_hint() if holds_move else "")
        self.bar.show_turns(fitting_turns(session.position.size))
        board = self._page.board
        self._describe_before, board.describe = board.describe, self._describe
        self._presenter.set_held(True)
        self._page.show_foot(self.bar)
        self._page.panel.setEnabled(False)
        board.stroke_buttons = frozenset({_LEFT, _RIGHT_BUTTON})
        self._arrows, board.arrows_move_cursor = board.arrows_move_cursor, True
        board.setFocus()
        self._show()

    @Slot()
    def finish(self) -> None:
        """Write the board; ask where, if moves follow."""
        self.hand.put_back()
        draft = self.hand.draft
        if draft is None:
            return
        if draft.before is None:
            self.cancel()
            return
        place = self.ask_place(draft.position)
        if place is not None:
            self._write(draft, place)

    def leave(self) -> None:
        """Put the stone in the hand back; without one the board is finished."""
        if not self.hand.put_back():
            self.finish()

    @Slot()
    def settle(self) -> None:
        """Write the board without a question, where it changes nothing that follows."""
        draft = self.hand.draft
        if draft is None:
            return
        places = possible_places(self._controller.session.cursor)
        place = places[0] if len(places) == 1 else SetupPlace.VARIATION
        if draft.before is None:
            self.cancel()
        else:
            self._write(draft, place)

    @Slot()
    def cancel(self) -> None:
        """Leave everything as it was."""
        if not self.is_open:
            return
        self.hand.end()
        board = self._page.board
        board.describe = self._describe_before
        board.stroke_buttons = frozenset()
        board.arrows_move_cursor = self._arrows
        self.bar.hide()
        self._page.panel.setEnabled(True)
        self._presenter.set_held(False)
        board.setFocus()
        self.left.emit()

    def take_key(self, event: QKeyEvent) -> bool:
        """Keep the keys that walk and play through the record; whether this is one of them."""
        if not self.is_open or event.key() not in _WALKING:
            return False
        event.accept()
        return True

    def ask_place(self, wanted: Position) -> SetupPlace | None:
        """Where to write the board; None for going on setting up."""
        session = self._controller.session
        places = possible_places(session.cursor)
        if len(places) == 1:
            return places[0]
        # Late: most set-ups have nothing that follows.
        from goboard_app.ui.dialogs.questions import Question

        sentence = later_sentence(later_than(session, wanted, places[0]), wanted.size)
        if SetupPlace.HERE not in places:
            sentence = f"{new_node_hint()} {sentence}"
        answers = (*(place_answer(place) for place in places), cancel_answer())
        answer = Question(self._look, place_question(), sentence, answers, self._window).ask()
        return places[answer] if 0 <= answer < len(places) else None

    def _write(self, draft: Draft, place: SetupPlace) -> None:
        self.cancel()
        self._controller.perform(set_up(self._controller.session, draft.position, place))

    @Slot()
    def _show(self) -> None:
        draft, position = self.hand.draft, self.hand.shown
        if draft is None or position is None:
            return
        strangled = stones_without_liberty(position)
        picture = BoardPicture(
            position.size,
            position.stones,
            ghost=self.hand.ghost,
            playable=self._playable(position),
            lit=NO_POINTS.union(*strangled),
        )
        self._page.board.show_picture(picture)
        self.bar.show_draft(position.to_move, draft.before is not None or bool(self.hand.held))
        self._say(no_liberty_sentence(len(strangled)))

    def _playable(self, position: Position) -> frozenset[Point]:
        """Where the ghost shows: a stone that is carried needs an empty point."""
        if self.hand.held is None:
            return frozenset(position.size)
        return position.points(None)

    def _say(self, remark: str) -> None:
        """Say what is special about the board, else what the hand can do."""
        if remark and remark != self._told:
            self._page.board.announce(remark)
        self._told = remark
        self.bar.show_hint(remark, self.hand.carries)

    def _describe(self, point: Point) -> str:
        position = self.hand.shown
        return self._describe_before(point) if position is None else draft_point(position, point)

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        """Something else happened to the game: the board belongs to it again."""
        self.cancel()
