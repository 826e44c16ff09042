"""SetupFlow: setting stones up by hand, from the first stone to the node that holds them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from goboard_app.app.game_controller import GameController
from goboard_app.app.texts.editing import (
    cancel_answer,
    later_sentence,
    new_node_hint,
    place_answer,
    place_question,
)
from goboard_app.go.color import Color
from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.session.editing import may_edit
from goboard_app.session.picture import BoardPicture
from goboard_app.session.setting_up import Draft, Place, later_than, possible_places, set_up
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.setup_bar import SetupBar, SetupTool
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
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
        self._draft: Draft | None = None
        self._before: Draft | None = None
        self._stroke: set[Point] = set()
        self._color: Color | None = None
        self._next = Color.BLACK
        self._arrows = False
        self.bar = SetupBar(look)
        self.bar.hide()
        page.add_foot(self.bar)
        self._undo = QShortcut(QKeySequence("Ctrl+Z"), window)
        self._undo.setEnabled(False)
        self._connect()

    def _connect(self) -> None:
        board = self._page.board
        board.stroke_begun.connect(self._on_begun)
        board.stroke_moved.connect(self._on_moved)
        board.stroke_ended.connect(self._on_ended)
        board.point_clicked.connect(self._on_clicked)
        self.bar.tool_chosen.connect(self._on_tool)
        self.bar.turn_chosen.connect(self._on_turn)
        self.bar.taken_back.connect(self.take_back)
        self.bar.cancelled.connect(self.cancel)
        self.bar.finished.connect(self.finish)
        self._undo.activated.connect(self.take_back)
        self._controller.changed.connect(self._on_changed)

    @property
    def is_open(self) -> bool:
        """Whether stones are being set up."""
        return self._draft is not None

    @property
    def position(self) -> Position | None:
        """The board as it is set up so far."""
        return None if self._draft is None else self._draft.position

    @Slot()
    def begin(self) -> None:
        """Set stones up on the board that is shown."""
        session = self._controller.session
        if self.is_open or not may_edit(session):
            return
        self._draft = Draft(session.position)
        self._next = session.position.to_move
        holds_move = Place.HERE not in possible_places(session.cursor)
        self.bar.show_hint(new_node_hint() if holds_move else "")
        board = self._page.board
        self._presenter.set_held(True)
        self._page.show_foot(self.bar)
        self._page.panel.setEnabled(False)
        board.stroke_buttons = frozenset({_LEFT, _RIGHT})
        self._arrows, board.arrows_move_cursor = board.arrows_move_cursor, True
        board.setFocus()
        self._undo.setEnabled(True)
        self._show()

    @Slot()
    def finish(self) -> None:
        """Write the board; ask where, if moves follow."""
        draft = self._draft
        if draft is None:
            return
        if draft.before is None:
            self.cancel()
            return
        place = self.ask_place(draft.position)
        if place is not None:
            self._write(draft, place)

    @Slot()
    def settle(self) -> None:
        """Write the board without a question, where it changes nothing that follows."""
        draft = self._draft
        if draft is None:
            return
        places = possible_places(self._controller.session.cursor)
        place = places[0] if len(places) == 1 else Place.VARIATION
        if draft.before is None:
            self.cancel()
        else:
            self._write(draft, place)

    @Slot()
    def cancel(self) -> None:
        """Leave everything as it was."""
        if not self.is_open:
            return
        self._draft = self._before = None
        board = self._page.board
        board.stroke_buttons = frozenset()
        board.arrows_move_cursor = self._arrows
        self._undo.setEnabled(False)
        self.bar.hide()
        self._page.panel.setEnabled(True)
        self._presenter.set_held(False)
        board.setFocus()
        self.left.emit()

    @Slot()
    def take_back(self) -> None:
        """Take the last stroke back."""
        if self._draft is not None and self._draft.before is not None:
            self._draft = self._draft.before
            self._show()

    def take_key(self, event: QKeyEvent) -> bool:
        """Keep the keys that walk and play through the record; whether this is one of them."""
        if not self.is_open or event.key() not in _WALKING:
            return False
        event.accept()
        return True

    def ask_place(self, wanted: Position) -> Place | None:
        """Where to write the board; None for going on setting up."""
        session = self._controller.session
        places = possible_places(session.cursor)
        if len(places) == 1:
            return places[0]
        # Late: most set-ups have nothing that follows.
        from goboard_app.ui.dialogs.questions import Question

        sentence = later_sentence(later_than(session, wanted, places[0]), wanted.size)
        if Place.HERE not in places:
            sentence = f"{new_node_hint()} {sentence}"
        answers = (*(place_answer(place) for place in places), cancel_answer())
        answer = Question(self._look, place_question(), sentence, answers, self._window).ask()
        return places[answer] if 0 <= answer < len(places) else None

    def _write(self, draft: Draft, place: Place) -> None:
        self.cancel()
        self._controller.perform(set_up(self._controller.session, draft.position, place))

    def _show(self) -> None:
        draft = self._draft
        if draft is None:
            return
        position, tool = draft.position, self.bar.tool
        ghost = {
            SetupTool.BLACK: Color.BLACK,
            SetupTool.WHITE: Color.WHITE,
            SetupTool.IN_TURN: self._next,
        }.get(tool)
        picture = BoardPicture(
            position.size, position.stones, ghost=ghost, playable=frozenset(position.size)
        )
        self._page.board.show_picture(picture)
        self.bar.show_draft(position.to_move, draft.before is not None)

    # Strokes

    @Slot(object, object, object)
    def _on_begun(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if self._draft is None:
            return
        is_other = button == _RIGHT or bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        self._begin_stroke(point, is_other)

    @Slot(object)
    def _on_moved(self, point: Point) -> None:
        if self._before is not None:
            self._stroke.add(point)
            self._draft = self._before.with_points(frozenset(self._stroke), self._color)
            self._show()

    @Slot(object)
    def _on_ended(self, _point: Point) -> None:
        if self._before is not None:
            self._before = None
            if self._color is not None:
                self._next = self._color.opponent
            self._show()

    @Slot(object, object)
    def _on_clicked(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Enter at the keyboard point; the mouse makes strokes."""
        if self._draft is not None:
            self._begin_stroke(point, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
            self._on_ended(point)

    def _begin_stroke(self, point: Point, is_other: bool) -> None:
        draft = self._draft
        if draft is None:
            return
        color = self._laid(is_other)
        self._color = None if draft.position.at(point) is color else color
        self._before, self._stroke = draft, {point}
        self._draft = draft.with_points(frozenset({point}), self._color)
        self._show()

    def _laid(self, is_other: bool) -> Color | None:
        tool = self.bar.tool
        if tool is SetupTool.EMPTY:
            return None
        color = {SetupTool.BLACK: Color.BLACK, SetupTool.WHITE: Color.WHITE}.get(tool, self._next)
        return color.opponent if is_other else color

    @Slot(object)
    def _on_tool(self, _tool: SetupTool) -> None:
        self._show()

    @Slot(object)
    def _on_turn(self, color: Color) -> None:
        if self._draft is not None:
            self._draft = self._draft.with_turn(color)
            self._show()

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        """Something else happened to the game: the board belongs to it again."""
        self.cancel()
