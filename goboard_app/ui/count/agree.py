"""CountFlow: the agreement on a count, with its panel and the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from goboard_app.app.texts.count import change_sentence, open_sentence
from goboard_app.app.texts.explain import spoken_question
from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.repetition import KoBan
from goboard_app.scoring.proposal import GroupJudgement
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import CountGroup, chief_point, group_at
from goboard_app.session.counting import CountingState, CountStep, Reach
from goboard_app.session.picture import NO_POINTS
from goboard_app.ui.count.panel import CountPanel, OpponentView
from goboard_app.ui.count.trial import TrialPanel
from goboard_app.ui.shell.feature import WindowContext

_NOTHING_ASKED = CountStep.SUM, NO_POINTS


class CountFlow(QObject):
    """The flow that connects the count panel to the controller, and the chosen group to the board."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._commands = context.commands
        self._controller = context.controller
        self._page = context.page
        self._presenter = context.presenter
        self._panel: CountPanel | None = None
        self._before: CountingState | None = None
        self._chosen: Point | None = None
        # The position of the count that was left last, and the group that was chosen in it.
        self._left: tuple[Position | None, Point | None] = (None, None)
        self._opponent = OpponentView()
        self._asked: tuple[CountStep, frozenset[Point]] = _NOTHING_ASKED

    def connect_trial(self, panel: TrialPanel) -> None:
        """Connect the panel for moves that are tried out to the controller."""
        panel.first_chosen.connect(self._on_first)
        panel.passed.connect(self._on_passed)
        panel.take_back.clicked.connect(self._controller.take_back)
        panel.keep.clicked.connect(self._controller.keep_tried)
        panel.next_move.clicked.connect(self._controller.show_next)
        panel.put_back.clicked.connect(self._controller.put_back)

    @Slot(object)
    def _on_first(self, color: Color) -> None:
        self._controller.try_first(color)

    @Slot(object)
    def _on_passed(self, ban: KoBan | None) -> None:
        self._controller.try_pass(ban)

    def connect_count(self, panel: CountPanel) -> None:
        """Connect the panel of the count to the controller."""
        self._panel = panel
        panel.undo.clicked.connect(self._controller.undo)
        panel.play_on.clicked.connect(self._play_on)
        panel.try_out.clicked.connect(self._controller.try_out)
        panel.show_why.clicked.connect(self.show_why)
        panel.show_rescue.clicked.connect(self._show_rescue)
        panel.fill_dame.clicked.connect(self._controller.fill_dame)
        panel.open_card.play_on.clicked.connect(self._play_on)
        panel.open_card.as_it_stands.clicked.connect(self._controller.count_as_it_stands)
        panel.details.other_sum.clicked.connect(self._on_other_sum)
        panel.close_button.clicked.connect(self._controller.stop_count)
        panel.ruleset_chosen.connect(self._controller.count_under)
        panel.answered.connect(self._on_answered)
        panel.decided.connect(self._on_decided)
        panel.listed.connect(self._on_listed)
        panel.agreed.connect(self._on_agreed)
        panel.status_chosen.connect(self._on_status)
        panel.group_chosen.connect(self._on_group)
        panel.group_pressed.connect(self._on_group_pressed)
        panel.reach.reach_chosen.connect(self._on_reach)
        panel.opponent.accepted.connect(self._on_taken_over)
        # The panel may be made after a group was chosen and an engine has given its opinion.
        panel.choose_at(self._chosen)
        panel.show_opponent(self._opponent)

    def show_opponent(self, sentence: str, consents: bool, stones: frozenset[Point], status: Status | None) -> None:
        """Show the opinion of an engine that plays one side, and whether it agrees to the count.

        `status` is its own one for `stones`; None if it marks none otherwise. A new sentence is announced too.
        """
        view = OpponentView(sentence, consents, stones, status)
        if view != self._opponent:
            self._opponent = view
            if self._panel is not None:
                self._panel.show_opponent(view)
            if view.sentence:
                self._page.board.announce(view.sentence)

    @Slot()
    def _on_taken_over(self) -> None:
        view = self._opponent
        if view.status is not None:
            self.choose(chief_point(view.stones))
            self._controller.set_group(view.stones, view.status)

    @Slot()
    def _on_other_sum(self) -> None:
        counting = self._controller.session.counting
        if counting is not None and counting.as_it_stands:
            self._controller.count_after_last_moves()
        else:
            self._controller.count_as_it_stands()

    @Slot()
    def _play_on(self) -> None:
        self._commands.run("play_on")

    @Slot(object)
    def _on_answered(self, step: CountStep) -> None:
        self._keep_keyboard(lambda: self._controller.answer_question(step))

    @Slot(object)
    def _on_decided(self, status: Status) -> None:
        """Give the unclear group that is asked about the status that the players chose."""
        counting = self._controller.session.counting
        if counting is not None and counting.undecided:
            stones = counting.undecided[0].stones
            self._keep_keyboard(lambda: self._controller.set_group(stones, status))

    @Slot()
    def _on_listed(self) -> None:
        self.choose(self._chosen)

    def _keep_keyboard(self, act: Callable[[], None]) -> None:
        """Do what a button of a question says, and go on with the keyboard at what comes in its place."""
        panel = self._panel
        focus = QApplication.focusWidget()
        # Asked before the act: when a focused button is hidden, Qt passes the focus to the next widget in the tab
        # order.
        has_keyboard = panel is not None and focus is not None and panel.question.isAncestorOf(focus)
        act()
        if panel is not None and has_keyboard:
            panel.next_widget.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _on_agreed(self, color: Color) -> None:
        self._controller.agree(color)

    @Slot(object, object)
    def _on_status(self, stones: frozenset[Point], status: Status) -> None:
        self._controller.set_group(stones, status)

    @Slot(object)
    def _on_group(self, group: CountGroup) -> None:
        self.choose(chief_point(group.stones))
        self._page.board.set_cursor(self._chosen)

    @Slot(object)
    def _on_group_pressed(self, group: CountGroup) -> None:
        # Enter in the list does the same as a click on the stones of the group.
        self._controller.click(chief_point(group.stones))

    @Slot(object)
    def _on_reach(self, reach: Reach) -> None:
        self._presenter.reach = reach

    def refresh(self) -> None:
        """Announce the changes since the last refresh, and show the chosen group; without a count show none."""
        counting, before = self._controller.session.counting, self._before
        self._before = counting
        if counting is None:
            self._asked = _NOTHING_ASKED
            if before is not None:
                self._left = before.position, self._chosen
            self.choose(None)
            return
        if before is None and self._left[0] == counting.position:
            # After a trial the same group is shown again.
            self._chosen = self._left[1]
        is_same_board = before is not None and before.position == counting.position
        if before is not None and is_same_board:
            self._page.board.announce(change_sentence(before, counting))
            if counting.changed_at is not None and counting.before is before.withdrawn():
                # The group that was clicked is shown, not the one chosen before.
                self._chosen = counting.changed_at
        was_read = before is not None and is_same_board and before.proposal is not None
        if counting.proposal is not None and not was_read and counting.is_unfinished:
            self._page.board.announce(open_sentence(counting), assertive=True)
        self._ask(counting)
        self.choose(self._chosen)

    def _ask(self, counting: CountingState) -> None:
        """Choose the unclear group that is asked about, and announce a question that is new."""
        asked = _NOTHING_ASKED
        if counting.proposal is not None:
            asked = counting.step, counting.undecided[0].stones if counting.undecided else NO_POINTS
        # A count is refreshed for other changes too, and a question is spoken once.
        if asked == self._asked:
            return
        before, self._asked = self._asked, asked
        step, stones = asked
        if step is CountStep.UNCLEAR:
            self._chosen = chief_point(stones)
            self._page.board.set_cursor(self._chosen)
        elif before[0] is CountStep.UNCLEAR and not stones:
            # Nothing is asked any more, so no outline is left on the board.
            if self._page.board.cursor_point in before[1]:
                self._page.board.set_cursor(None)
            self._chosen = None
        if question := spoken_question(counting):
            self._page.board.announce(question)

    @property
    def can_show_why(self) -> bool:
        """True if there is a line of moves that shows why the chosen group has its status."""
        group = self._judged
        return group is not None and bool(group.line)

    @property
    def _can_show_rescue(self) -> bool:
        group = self._judged
        return group is not None and bool(group.rescue)

    @property
    def _judged(self) -> GroupJudgement | None:
        """The judgement of the chosen group; None without one, or if the rules fix the count."""
        counting = self._controller.session.counting
        found = counting.proposal if counting is not None and not counting.is_fixed else None
        return found.at(self._chosen) if found is not None and self._chosen is not None else None

    @Slot()
    def show_why(self) -> None:
        """Open a trial board on which the line of the chosen group is played, move by move."""
        if self._chosen is not None:
            self._controller.show_why(self._chosen)

    @Slot()
    def _show_rescue(self) -> None:
        if self._chosen is not None:
            self._controller.show_why(self._chosen, is_rescue=True)

    def choose(self, point: Point | None) -> None:
        """Choose the listed group with a stone at this point: outline it, and show its status and its lines.

        None, or a point of no listed group, chooses none.
        """
        counting, self._chosen = self._controller.session.counting, point
        if counting is None:
            self._presenter.select(NO_POINTS)
            return
        group = None if point is None else group_at(counting, point)
        if self._panel is not None:
            self._panel.choose_at(point)
            self._panel.show_chosen(group)
            self._panel.show_why.setVisible(self.can_show_why)
            self._panel.show_rescue.setVisible(self._can_show_rescue)
            # The command "Show why" depends on the chosen group.
            self._commands.sweep_soon()
        self._presenter.select(group.stones if group is not None else NO_POINTS)
