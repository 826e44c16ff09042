"""Set-up (AB, AW, AE): a draft of stones is laid on the board and written as one step."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from goboard_app.app.texts import edit as texts
from goboard_app.app.texts.format import running_text
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.record.transform import Symmetry
from goboard_app.session.editing.position_setup import (
    Draft,
    SetupPlace,
    fitting_turns,
    give_turn,
    invalidated_by_setup,
    possible_places,
    set_up,
    stones_without_liberty,
)
from goboard_app.session.marks import MarkTool
from goboard_app.session.picture import NO_POINTS, BoardPicture
from goboard_app.session.tree_edits import may_edit
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.edit.setup_bar import CarriedStoneKind, SetupBar, SetupTool
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode
from goboard_app.ui.widgets.choices import QuestionDialog

_RIGHT = Qt.MouseButton.RightButton


@dataclass(frozen=True, slots=True)
class CarriedStone:
    """A stone being carried: its colour, and the point it was taken from, None if it comes out of a bowl.

    `stays` is True after a click without dragging: the stone is then carried until the next click.
    """

    color: Color
    start: Point | None
    stays: bool = False


class SetupHand(QObject):
    """The controller of set-up: it turns strokes, keys and buttons into drafts.

    Signal: `changed()` when the draft or the carried stone changes. A carried stone is only hidden from the board: the
    draft changes when the stone is put down, so that carrying it is one step to take back, and putting it back none.
    """

    changed = Signal()

    def __init__(self, board: BoardView, bar: SetupBar, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._bar = bar
        self.draft: Draft | None = None
        self.held: CarriedStone | None = None
        self._before: Draft | None = None
        self._stroke: set[Point] = set()
        self._color: Color | None = None
        self._next = Color.BLACK
        self._connect()

    def _connect(self) -> None:
        board, bar = self._board, self._bar
        board.stroke_begun.connect(self._on_begun)
        board.stroke_moved.connect(self._on_moved)
        board.stroke_dropped.connect(self._on_dropped)
        board.stroke_ended.connect(self._on_ended)
        board.cursor_moved.connect(self._on_cursor)
        for bowl in bar.bowls.values():
            bowl.picked.connect(self._on_picked)
            bowl.carried.connect(self._on_carried)
            bowl.dropped.connect(self._on_out_of_bowl)
        bar.tool_chosen.connect(self._on_tool)
        bar.turn_chosen.connect(self._on_turn)
        bar.symmetry_chosen.connect(self._on_symmetry)
        bar.cleared.connect(self._on_cleared)
        bar.swapped.connect(self._on_swapped)
        bar.emptied.connect(self._on_emptied)
        bar.taken_back.connect(self.take_back)

    def begin(self, position: Position) -> None:
        """Start a draft with this position."""
        self.draft = Draft(position)
        self._next = position.to_move

    def end(self) -> None:
        """Discard the draft and the carried stone."""
        self._let_go()
        self.draft = self._before = None

    @property
    def shown(self) -> Position | None:
        """The draft without the carried stone; None without a draft."""
        draft, held = self.draft, self.held
        if draft is None or held is None or held.start is None:
            return None if draft is None else draft.position
        return draft.position.with_setup(empty=(held.start,))

    @property
    def carries(self) -> CarriedStoneKind:
        """The kind of stone that is carried, for the hints."""
        if self.held is None:
            return CarriedStoneKind.EMPTY
        return CarriedStoneKind.FROM_BOWL if self.held.start is None else CarriedStoneKind.FROM_BOARD

    @property
    def ghost(self) -> Color | None:
        """The colour of the stone under the pointer, or None."""
        if self.held is not None:
            return self.held.color
        lays = {SetupTool.BLACK: Color.BLACK, SetupTool.WHITE: Color.WHITE}
        return lays.get(self._bar.tool, self._next if self._is_in_turn else None)

    @property
    def _is_in_turn(self) -> bool:
        return self._bar.tool is SetupTool.IN_TURN

    @Slot()
    def take_back(self) -> None:
        """Put a carried stone back, or else take back the last step."""
        if not self.put_back() and self.draft is not None and self.draft.before is not None:
            self._take(self.draft.before)

    def put_back(self) -> bool:
        """Put the carried stone back to its origin; return whether there was one."""
        if self.held is None:
            return False
        self._let_go()
        self.changed.emit()
        return True

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        self.changed.emit()

    # Strokes that lay stones or take them off

    @Slot(object, object, object)
    def _on_begun(self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
        if self.draft is None:
            return
        is_other = button == _RIGHT or bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if self.held is not None:
            # The carried stone is put down where the button comes up.
            return
        if self._bar.tool is SetupTool.MOVE:
            self._pick_up(point)
        else:
            self._begin_stroke(point, is_other)

    @Slot(object)
    def _on_moved(self, point: Point) -> None:
        if self._before is not None:
            self._stroke.add(point)
            self._take(self._before.with_points(frozenset(self._stroke), self._color))

    @Slot(object)
    def _on_ended(self, _point: Point) -> None:
        if self._before is not None:
            self._before = None
            if self._color is not None:
                # For the tool that lays Black and White in turn.
                self._next = self._color.opponent
            self.changed.emit()

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Use the tool at the keyboard point, for Enter; the mouse makes strokes instead."""
        if self.draft is None:
            return
        if self.held is not None:
            self._put_down(point)
        elif self._bar.tool is SetupTool.MOVE:
            self._pick_up(point, stays=True)
        else:
            self._begin_stroke(point, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
            self._on_ended(point)

    def _begin_stroke(self, point: Point, is_other: bool) -> None:
        draft = self.draft
        if draft is None:
            return
        color = self._laid(is_other)
        # A stroke that begins on a stone of its colour removes stones.
        self._color = None if draft.position.at(point) is color else color
        self._before, self._stroke = draft, {point}
        self._take(draft.with_points(frozenset({point}), self._color))

    def _laid(self, is_other: bool) -> Color | None:
        color = self.ghost
        return color.opponent if color is not None and is_other else color

    # A stone that is carried

    def _pick_up(self, point: Point, stays: bool = False) -> None:
        draft = self.draft
        color = draft.position.at(point) if draft is not None else None
        if draft is None or color is None:
            return
        self.held = CarriedStone(color, point, stays)
        self._board.point_to(point)
        self._board.announce(texts.taken_up_sentence(color, point, draft.position.size))
        self.changed.emit()

    def _put_down(self, point: Point | None) -> None:
        """Put the carried stone on this point if it is empty; None takes it off the board."""
        draft, held = self.draft, self.held
        self._let_go()
        if draft is None or held is None:
            return
        if held.start is not None:
            draft = draft.moved(held.start, point)
        elif point is not None and draft.position.at(point) is None:
            draft = draft.with_points(frozenset({point}), held.color)
        self._take(draft)
        if point is not None:
            self._board.announce(self._board.describe(point))

    def _let_go(self) -> None:
        held, self.held = self.held, None
        if held is not None and self._board.cursor_point is not None:
            # The ghost was shown at the keyboard point, but the pointer is elsewhere.
            self._board.point_to(None)

    @Slot(object)
    def _on_dropped(self, point: Point | None) -> None:
        held = self.held
        if held is None or self.draft is None:
            return
        if not held.stays and held.start == point:
            # A click without dragging: the next click puts the stone down.
            self.held = CarriedStone(held.color, held.start, stays=True)
            self.changed.emit()
        else:
            self._put_down(point)

    @Slot(object)
    def _on_cursor(self, point: Point) -> None:
        if self.held is not None:
            self._board.point_to(point)

    # Stones out of the bowls of the bar

    @Slot(object)
    def _on_picked(self, color: Color) -> None:
        if self.draft is not None:
            self.put_back()
            self.held = CarriedStone(color, None)
            self.changed.emit()

    @Slot(QPoint)
    def _on_carried(self, place: QPoint) -> None:
        if self.held is not None:
            self._board.point_to(self._point_below(place))

    @Slot(QPoint)
    def _on_out_of_bowl(self, place: QPoint) -> None:
        if self.held is not None and self.held.start is None:
            self._put_down(self._point_below(place))
            self._board.point_to(None)

    def _point_below(self, place: QPoint) -> Point | None:
        viewport = self._board.viewport()
        inside = viewport.mapFromGlobal(place)
        return self._board.point_at(QPointF(inside)) if viewport.rect().contains(inside) else None

    # Tools, and changes of the whole board

    @Slot(object)
    def _on_tool(self, _tool: SetupTool) -> None:
        if self.draft is not None and not self.put_back():
            self.changed.emit()

    @Slot(object)
    def _on_turn(self, color: Color) -> None:
        self.put_back()
        if self.draft is not None:
            self._take(self.draft.with_turn(color))

    @Slot(object)
    def _on_symmetry(self, symmetry: Symmetry) -> None:
        self.put_back()
        if self.draft is not None:
            self._take(self.draft.turned(symmetry))

    @Slot()
    def _on_cleared(self) -> None:
        self.put_back()
        if self.draft is not None:
            self._take(self.draft.cleared())

    @Slot()
    def _on_swapped(self) -> None:
        self.put_back()
        if self.draft is not None:
            self._take(self.draft.with_colors_swapped())

    @Slot()
    def _on_emptied(self) -> None:
        """Remove the carried stone, or else the stone at the keyboard point."""
        point = self._board.cursor_point
        if self.held is not None:
            self._put_down(None)
        elif self.draft is not None and point is not None:
            self._take(self.draft.with_points(frozenset({point}), None))


_LEFT, _RIGHT_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_WALKING = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        Qt.Key.Key_Space,
    }
)
_BARRED = frozenset(
    {
        *("undo", "redo", "pass", "take_back", "count", "go_on", "rules", "games", "story"),
        *("save", "save_as", "save_encoded", "reopen", "repairs", "compare", "table"),
        *("cut", "copy", "paste", "delete_branch", "delete_node", "game_info", "raw_properties", "turn"),
        *("insert_move", "insert_pass", "move_stone", "set_up", "black_turn", "white_turn", "swap_colors"),
        *("move_up", "move_down", "main_line", "find", "find_next", "find_previous"),
        *("first", "ten_back", "back", "forward", "ten_forward", "last"),
        *("previous_variation", "next_variation", "previous_fork", "next_fork"),
        *("previous_comment", "next_comment", "previous_hotspot", "next_hotspot"),
        *("previous_capture", "next_capture", "move_number", "played_at", "named"),
        *("been_before", "been_after", "play_through", "previous_game", "next_game"),
        *("comment", "name", "flag", "copy_link", "figure", "write_task", "marks_clear", "notes"),
        *(f"mark_{tool.name.lower()}" for tool in MarkTool),
    }
)
"""The commands that are disabled while stones are set up."""


class SetupFlow(QObject, Mode):
    """The mode of set-up: the board shows a draft until it is written into the record as one step."""

    name = "set-up"
    holds_page = True
    takes_strokes = True

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._page = context.page
        self._arrows = False
        self._told = ""
        self.bar = SetupBar(context.look)
        self.bar.hide()
        context.page.add_foot(self.bar)
        self.hand = SetupHand(context.page.board, self.bar, self)
        self._connect()

    def _connect(self) -> None:
        self.hand.changed.connect(self._show)
        self.bar.cancelled.connect(self.cancel)
        self.bar.finished.connect(self.finish)
        self._controller.changed.connect(self._on_changed)

    @property
    def is_open(self) -> bool:
        """Return whether stones are being set up."""
        return self.hand.draft is not None

    @property
    def position(self) -> Position | None:
        """The position of the draft; None without one."""
        return None if self.hand.draft is None else self.hand.draft.position

    @Slot()
    def begin(self) -> None:
        """Start setting up stones on the board that is shown."""
        session = self._controller.session
        if self.is_open or not may_edit(session):
            return
        self._context.modes.enter(self)
        self.hand.begin(session.position)
        # FF[4]: set-up properties must not be mixed with a move in one node.
        holds_move = SetupPlace.HERE not in possible_places(session.cursor)
        self.bar.set_extra(texts.new_node_hint() if holds_move else "")
        self.bar.show_turns(fitting_turns(session.position.size))
        board = self._page.board
        self._page.show_foot(self.bar)
        self._page.panel.setEnabled(False)
        board.stroke_buttons = frozenset({_LEFT, _RIGHT_BUTTON})
        # cancel() restores the setting.
        self._arrows, board.arrows_move_cursor = board.arrows_move_cursor, True
        board.setFocus()
        self._show()

    @Slot()
    def finish(self) -> None:
        """Write the draft; if moves follow, ask where."""
        self.hand.put_back()
        draft = self.hand.draft
        if draft is None:
            return
        # No step was made, so there is nothing to write.
        if draft.before is None:
            self.cancel()
            return
        place = self.ask_place(draft.position)
        if place is not None:
            self._write(draft, place)

    def escape(self) -> bool:
        """Put a carried stone back, or else finish; always uses the key."""
        if not self.hand.put_back():
            self.finish()
        return True

    def leave(self) -> None:
        """Write the draft, since another mode takes the board."""
        self.settle()

    @Slot()
    def settle(self) -> None:
        """Write the draft without a question: in the only possible place, else as a new variation."""
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
        """Discard the draft and give the board back."""
        if not self.is_open:
            return
        self.hand.end()
        board = self._page.board
        board.stroke_buttons = frozenset()
        board.arrows_move_cursor = self._arrows
        self.bar.hide()
        self._page.panel.setEnabled(True)
        self._context.modes.gone(self)
        board.setFocus()

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Lay, take up or put down a stone with Enter."""
        self.hand.click(point, modifiers)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Use up the keys that would walk or play through the record."""
        if event.key() not in _WALKING:
            return False
        event.accept()
        return True

    def describe(self, point: Point) -> str | None:
        """Describe a point of the draft."""
        position = self.hand.shown
        return None if position is None else texts.draft_point(position, point)

    def allows(self, command: str) -> bool:
        """Return whether a command neither changes the record nor shows another board."""
        return command not in _BARRED

    def give_turn(self, color: Color) -> None:
        """Set the side to move on the board; if moves follow, ask where to write it."""
        session = self._controller.session
        if session.position.to_move is color:
            return
        place = self.ask_place(session.position.with_setup(to_move=color))
        if place is not None:
            self._controller.perform(give_turn(session, color, place))

    def ask_place(self, wanted: Position) -> SetupPlace | None:
        """Return where to write the position, asking if there is a choice; None to go on setting up."""
        session = self._controller.session
        places = possible_places(session.cursor)
        if len(places) == 1:
            return places[0]
        sentence = texts.later_sentence(invalidated_by_setup(session, wanted, places[0]), wanted.size)
        if SetupPlace.HERE not in places:
            sentence = running_text(texts.new_node_hint(), sentence)
        answers = (*(texts.place_answer(place) for place in places), texts.cancel_answer())
        answer = QuestionDialog(
            self._context.look, texts.place_question(), sentence, answers, self._context.window
        ).ask()
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
        self._say(texts.no_liberty_sentence(len(strangled)))

    def _playable(self, position: Position) -> frozenset[Point]:
        """Return the points where the ghost shows: a carried stone needs an empty point."""
        if self.hand.held is None:
            return frozenset(position.size)
        return position.points(None)

    def _say(self, remark: str) -> None:
        """Show a remark on the position, else the hint for the tool or the carried stone."""
        if remark and remark != self._told:
            self._page.board.announce(remark)
        self._told = remark
        self.bar.show_hint(remark, self.hand.carries)

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        """Cancel, since the game was changed from elsewhere."""
        self.cancel()
