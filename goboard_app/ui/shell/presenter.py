"""BoardPresenter: shows the session on the page and routes the input of the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.texts import play as texts
from goboard_app.go.board import Color, Move, Point
from goboard_app.late import late
from goboard_app.record.node import Node
from goboard_app.record.result import parse_result
from goboard_app.rules.legality import Verdict
from goboard_app.session.counting import CountingState, CountStep, Reach
from goboard_app.session.new_game import stones_left
from goboard_app.session.painter import BoardAids, numbers_shown, paint, way_at
from goboard_app.session.picture import NO_POINTS, BoardPicture, MissingMove, WayMark
from goboard_app.session.session import Change, Phase
from goboard_app.ui.shell.modes import ModeStack
from goboard_app.ui.shell.page import GamePage

with late:
    from goboard_app.app.texts.count import decision_sentence, headline, open_sentence, reading_sentence
    from goboard_app.app.texts.explain import sure_question, trial_refusal, trial_sentence
    from goboard_app.app.texts.print import again_text
    from goboard_app.session.current_count import asks_to_play_on, headline_count, knows_last_moves

if TYPE_CHECKING:
    from goboard_app.ui.shell.page import ReviewBar

_ON_THE_BOARD = frozenset({Phase.HANDICAP, Phase.PLAYING, Phase.COUNTING, Phase.TRYING})
_HAS_MOVES = frozenset({Phase.PLAYING, Phase.REVIEWING, Phase.FINISHED})
_SWIPED = frozenset({Phase.REVIEWING, Phase.FINISHED})
_STAYS_WITH_WHEEL = frozenset({Phase.HANDICAP, Phase.COUNTING, Phase.TRYING})


_KEYS = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride})
# A window gets these events too before it passes them to one of its widgets; there they are let through.
_HANDS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
    }
)


class BoardPresenter(QObject):
    """The link between controller and page.

    Signals: `presented()` after the page was refreshed; `held(bool)` when a mode takes the page over and when it gives
    it back;
    `move_asked(Point)` after a click with Ctrl, which goes to the move that was played there.
    `reach` is the extent of a click while stones are marked. While a tool draws on the board, its overlay is applied to
    each picture, in the order in which overlays were added.
    """

    presented = Signal()
    held = Signal(bool)
    move_asked = Signal(object)

    def __init__(self, controller: GameController, page: GamePage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._page = page
        self._help = BoardAids()
        self._phase: Phase | None = None
        self._doubled: Point | None = None
        self._lit: frozenset[Point] = NO_POINTS
        self._hint: WayMark | None = None
        self._was_held = False
        self._is_late = False
        self.reach = Reach.GROUP
        self.names_instead: Callable[[Point], bool] | None = None
        """A replacement for going to the move at a point, on a click with Ctrl; returns whether it took the point."""
        self.modes = ModeStack(self)
        self._overlays: list[Callable[[BoardPicture], BoardPicture]] = []
        self._is_played_through = False
        self._connect()

    def _connect(self) -> None:
        board = self._page.board
        self._controller.changed.connect(self._on_changed)
        self.modes.changed.connect(self._on_modes)
        self._controller.refused.connect(self._on_refused)
        self._controller.moved.connect(self._on_moved)
        board.point_clicked.connect(self._on_clicked)
        board.point_double_clicked.connect(self._on_double_clicked)
        board.point_hovered.connect(self._on_hovered)
        board.cursor_changed.connect(self._on_cursor)
        board.wheel_turned.connect(self._on_wheel)
        board.swiped.connect(self._on_swipe)
        self._page.review_bar_made.connect(self._on_review_bar)

    @property
    def page(self) -> GamePage:
        """The page that is presented."""
        return self._page

    @property
    def is_held(self) -> bool:
        """Return whether a mode has taken the page over."""
        return self.modes.holds_page

    @property
    def help_shown(self) -> BoardAids:
        """The aids shown on the board."""
        return self._help

    def show_help(self, help_shown: BoardAids) -> None:
        """Show other aids on the board."""
        # The focus of the pointer and the selection of the panel are kept.
        self._help = replace(help_shown, focus=self._help.focus, selected=self._help.selected)
        self._show_picture()

    def show_lit(self, points: frozenset[Point]) -> None:
        """Outline these points until the next change."""
        if points != self._lit:
            self._lit = points
            self._show_picture()

    def show_hint(self, hint: WayMark | None) -> None:
        """Show a move as a hint, until the next change; None removes it."""
        self._hint = hint
        self._show_picture()

    def select(self, points: frozenset[Point]) -> None:
        """Outline the points that the panel refers to."""
        if points != self._help.selected:
            self._help = replace(self._help, selected=points)
            self._show_picture()

    def show_way(self, node: Node | None) -> None:
        """Show on the board the variation that the panel refers to."""
        if node is not self._help.way:
            self._help = replace(self._help, way=node)
            self._show_picture()

    def show_known(self, marks: tuple[WayMark, ...]) -> None:
        """Show the moves of a reference, until they are replaced."""
        if marks != self._help.known:
            self._help = replace(self._help, known=marks)
            self._show_picture()

    def _way_at(self, point: Point | None) -> Node | None:
        """Return the variation whose small stone is drawn on this point of the board."""
        return None if self.is_held else way_at(self._controller.session, self._aids, point)

    @property
    def _aids(self) -> BoardAids:
        """The aids, without those that a mode forbids or that a class does not see."""
        has_ways = self.modes.allows("ways") and not self._page.is_presenting
        return self._help if has_ways else replace(self._help, ways=False, way=None, known=())

    def set_overlay(self, draw: Callable[[BoardPicture], BoardPicture], is_on: bool) -> None:
        """Add an overlay that is applied to each picture, or remove it."""
        if is_on and draw not in self._overlays:
            self._overlays.append(draw)
        elif not is_on and draw in self._overlays:
            self._overlays.remove(draw)

    @Slot()
    def show_picture(self) -> None:
        """Show the board again: an overlay has changed."""
        self._show_picture()

    def show_asked(self, points: frozenset[Point], move: MissingMove | None = None) -> None:
        """Show the points and the move that a question before a move is about; no points remove them."""
        self._help = replace(self._help, asked=points, asked_move=move)
        self._show_picture()

    def show_again(self) -> None:
        """Fill the page again: it shows other parts than before."""
        self._on_changed(Change.everything())

    def set_played_through(self, is_played: bool) -> None:
        """Set whether autoplay runs; stones are animated then."""
        self._is_played_through = is_played
        self._page.board.set_played_through(is_played)

    def tell(self, text: str) -> None:
        """Show a passing remark where the user is looking; the next action removes it."""
        if self._page.message.isVisible():
            self._page.message.say(text, icon="info")
        else:
            self._page.review_bar.say(text)
        self._page.board.announce(text)

    @Slot(str)
    def step_named(self, name: str) -> None:
        """Go to 'first', 'back', 'forward' or 'last'."""
        if name == "first":
            self._controller.go_to_first()
        elif name == "last":
            self._controller.go_to_last()
        else:
            self._controller.step(1 if name == "forward" else -1)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if self.is_held:
            # The mode that holds the page gets the change as well and leaves.
            return
        session = self._controller.session
        self._lit, self._hint = NO_POINTS, None
        if self._help.way is not None:
            self._help = replace(self._help, way=None)
        is_new_phase = session.phase is not self._phase
        self._phase = session.phase
        board = self._page.board
        board.set_options(board.options._replace(trial=session.trial is not None))
        board.arrows_move_cursor = session.phase in _ON_THE_BOARD
        is_walking = session.phase is Phase.REVIEWING and session.refusal is None
        self._page.set_reviewing(is_walking)
        self._page.set_phase_of_review(session.phase is Phase.REVIEWING)
        if session.phase is Phase.REVIEWING:
            self._page.review_bar.refresh(session)
        # While stones are marked, group and point are outlined again after each change. One picture at the end is
        # enough, and a second one would end the animation of the first.
        self._is_late = session.counting is not None and not is_new_phase
        try:
            self._show_picture()
            self._page.panel.refresh(self._controller, change)
            self._say_where_we_are()
            if is_new_phase and self._phase is not None:
                board.announce(texts.phase_announcement(session, self._page.message.text))
            self.presented.emit()
        finally:
            # After an error too: otherwise no picture would be shown any more.
            was_late, self._is_late = self._is_late, False
        if was_late:
            self._show_picture()

    @Slot()
    def _on_modes(self) -> None:
        """Update board and panel: another mode has the board, or none."""
        is_held, was_held = self.is_held, self._was_held
        self._was_held = is_held
        if is_held is not was_held:
            self._show_again()
            self.held.emit(is_held)
        if was_held and not is_held:
            self._on_changed(Change.everything())
        elif not is_held:
            self._show_picture()
            self._page.panel.refresh(self._controller, Change.NONE)

    def _show_picture(self) -> None:
        if self.is_held or self._is_late:
            return
        focus = self._help.focus
        if focus is not None and focus not in self._controller.session.tree.size:
            # The pointer is still where it was over a larger board.
            self._help = replace(self._help, focus=None)
        # Stepping through a record shows each board at once; only a played move is animated.
        animate = self._phase is not Phase.REVIEWING or self._is_played_through
        self._page.board.show_picture(self._painted(), animate=animate)
        self._show_again()

    def _show_again(self) -> None:
        """Show which points were played more than once, while move numbers are shown."""
        session, is_shown = self._controller.session, self._help.numbers and not self.is_held
        has_numbers = is_shown and numbers_shown(session, self._help)
        text = again_text(session, self._help.numbering) if has_numbers else ""
        self._page.show_again(text if is_shown else None)

    def _painted(self) -> BoardPicture:
        """Return the picture of the session with all overlays."""
        picture = paint(self._controller.session, self._aids)
        picture = replace(picture, lit=self._lit or picture.lit)
        if self._hint is not None:
            picture = replace(picture, ways=(*picture.ways, self._hint))
        picture = self.modes.picture(picture)
        for overlay in self._overlays:
            picture = overlay(picture)
        return picture

    def _say_where_we_are(self) -> None:
        session, message = self._controller.session, self._page.message
        message.show_progress(None)
        if session.refusal is not None or session.trial is not None:
            self._say_refusal_or_trial()
        elif session.phase is Phase.HANDICAP:
            left = stones_left(session.tree)
            text = texts.handicap_sentence(left)
            message.say(text, Color.BLACK)
        elif session.counting is not None:
            self._say_count(session.counting)
        elif session.phase is Phase.FINISHED:
            result = session.info.result or ""
            winner = parse_result(result).winner
            # Beside the panel, which has the result in large letters, the line only speaks it.
            panel = self._page.panel
            message.say(texts.ended_sentence(session) + ".", winner, "" if winner else "info", said_in=panel)
        elif session.cursor.children and session.is_live:
            message.say(texts.looking_back_sentence(session), icon="eye")
        else:
            message.say(texts.turn_sentence(session), session.position.to_move)

    def _say_count(self, counting: CountingState) -> None:
        """Show the question to the players, or else who is ahead."""
        message, reader = self._page.message, self._controller.reader
        message.show_progress(reader.done if reader.is_late else None)
        if reader.is_late or self._controller.awaits_reading:
            text = reading_sentence(reader.place, counting.position.size)
            message.say(text, icon="eye", is_for_now=not reader.is_late)
            return
        session = self._controller.session
        question = decision_sentence(counting)
        if counting.step is CountStep.DEAD:
            question = sure_question(counting)
        elif counting.step is CountStep.SUM and asks_to_play_on(session, counting):
            question = open_sentence(counting, session.count_ends_game)
        if not question and not knows_last_moves(session, counting):
            # The panel computes the last moves, and then `show_sum` is called. After a change of the marks that takes a
            # moment, in which the last sum stays.
            if not self._is_late:
                text = reading_sentence(None, counting.position.size)
                message.say(text, icon="eye", is_for_now=True)
            return
        winner = headline_count(session, counting).count().winner if not question else None
        text = question or headline(session, counting)
        # A screen reader must not announce the leader on a board that the reading may soon find unfinished.
        message.say(text, winner, "" if winner else "info", is_for_now=reader.is_busy)

    def _say_refusal_or_trial(self) -> None:
        session, message = self._controller.session, self._page.message
        if session.refusal is not None:
            message.refuse(self._told_of_trial(session.refusal))
        elif session.trial is not None:
            message.say(self._told_of_trial(None), session.trial.to_move)

    def _told_of_trial(self, verdict: Verdict | None) -> str:
        """Return the reason why a move was refused, else the state of the trial; "" without one."""
        session = self._controller.session
        if verdict is not None:
            return trial_refusal(session, verdict)
        return "" if session.trial is None else trial_sentence(session.trial)

    def show_sum(self) -> None:
        """Show the result of a count on the board and under it, after it was computed."""
        if not self.is_held:
            # On most boards the last moves change no point, and the board need not be drawn a second time.
            if self._painted() != self._page.board.picture:
                self._show_picture()
            self._say_where_we_are()

    @Slot()
    def say_where_we_are(self) -> None:
        """Show the sentence under the board again: the situation has changed."""
        if not self.is_held:
            self._say_where_we_are()

    @Slot(object)
    def _on_refused(self, verdict: Verdict) -> None:
        self._page.board.announce(self._told_of_trial(verdict), assertive=True)

    @Slot(object, int)
    def _on_moved(self, move: Move, captured: int) -> None:
        if told := texts.move_announcement(self._controller.session, move, captured, self._help):
            self._page.board.announce(told)

    @Slot(int)
    def _on_wheel(self, steps: int) -> None:
        # While stones are marked, a touch of the wheel must not leave the count.
        if self.is_held:
            return
        if self._controller.session.phase not in _STAYS_WITH_WHEEL:
            self._controller.step(steps)

    @Slot(int)
    def _on_swipe(self, steps: int) -> None:
        # In a game, a slip of the finger must not leave the move that is to be answered.
        if not self.is_held and self._controller.session.phase in _SWIPED:
            self._controller.step(steps)

    @Slot(object, object)
    def _on_clicked(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        is_second = self._doubled == point
        self._doubled = None
        if self.modes.click(point, modifiers) or self.is_held:
            return
        if is_second and self._controller.session.counting is not None:
            self._controller.double_click(point)
        elif is_second and self._has_stone(point):
            # The first click of the two has put the stone there.
            return
        elif modifiers & Qt.KeyboardModifier.ControlModifier and self._phase in _HAS_MOVES:
            if self.names_instead is None or not self.names_instead(point):
                self.move_asked.emit(point)
        elif (way := self._way_at(point)) is not None:
            self._controller.go_to(way)
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            self._controller.click_area(point)
        else:
            self._controller.click(point, self.reach)

    @Slot(object)
    def _on_double_clicked(self, point: Point) -> None:
        # The second click itself follows; during a count it applies to the whole area.
        self._doubled = point

    def _has_stone(self, point: Point) -> bool:
        picture = self._page.board.picture
        return bool(picture.stones[picture.size.index(point)])

    @Slot(object)
    def _on_hovered(self, point: Point | None) -> None:
        before = self._way_at(self._help.focus)
        self._help = replace(self._help, focus=point)
        is_ahead = self._way_at(point) is not before
        # Without these aids the picture does not depend on the pointer.
        if self._help.liberties or self._help.chains or is_ahead:
            self._show_picture()

    @Slot(object)
    def _on_cursor(self, point: Point | None) -> None:
        # When the keyboard cursor is hidden, the pointer sets the focus again as soon as it moves.
        if point is not None:
            self._on_hovered(point)

    @Slot(object)
    def _on_review_bar(self, bar: ReviewBar) -> None:
        bar.stepped.connect(self.step_named)
        bar.place_chosen.connect(self._on_place)

    @Slot(int)
    def _on_place(self, place: int) -> None:
        session = self._controller.session
        self._controller.step(place - (len(session.path.nodes) - 1))


class InputGate(QObject):
    """An event filter that, while shut, passes mouse and keys only to one widget, and reacts to Escape.

    Signal: `escaped()` when Escape is pressed.
    """

    escaped = Signal()

    def __init__(self, free: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._free = free

    def shut(self) -> None:
        """Block the input of all other widgets."""
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def open(self) -> None:
        """Pass all input again."""
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102, N802 - Qt's own
        kind = event.type()
        if kind in _KEYS:
            return self._keep_key(event)
        if kind == QEvent.Type.Shortcut:
            return True
        return kind in _HANDS and isinstance(watched, QWidget) and watched is not self._free

    def _keep_key(self, event: QEvent) -> bool:
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        # Qt looks for a shortcut among the menu rows unless its ShortcutOverride event is accepted.
        event.accept()
        return True
