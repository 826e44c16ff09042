"""Agreeing on a count: panel, board and reading of groups tied together, and points
explained.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.go.board import Color, Point
from goboard_app.rules.repetition import KoBan
from goboard_app.scoring.statuses import Status
from goboard_app.session.counting import CountingState, Reach
from goboard_app.session.current_count import counted_state
from goboard_app.session.picture import NO_POINTS
from goboard_app.ui.play.feature import GameFlow
from goboard_app.ui.shell.page import GamePage
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.side_panel import is_called

if TYPE_CHECKING:
    from goboard_app.app.texts.count import RowKind
    from goboard_app.scoring.explain import Explanation
    from goboard_app.session.count_groups import CountGroup
    from goboard_app.ui.count.panel import CountPanel
    from goboard_app.ui.count.trial import TrialPanel
    from goboard_app.ui.widgets.count_table import CountTable, PointNote


class CountFlow(QObject):
    """Ties the count panel to the acts, and the chosen group to the board."""

    def __init__(
        self,
        controller: GameController,
        games: GameFlow,
        page: GamePage,
        presenter: BoardPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._games = games
        self._page = page
        self._presenter = presenter
        self._panel: CountPanel | None = None
        self._before: CountingState | None = None
        self._chosen: Point | None = None
        page.panel.made.connect(self.connect_panel)
        page.board.point_clicked.connect(self._on_clicked)
        presenter.presented.connect(self._on_presented)
        controller.reader.shown.connect(presenter.say_where_we_are)
        controller.reader.ended.connect(presenter.say_where_we_are)

    @Slot(object)
    def connect_panel(self, panel: QWidget) -> None:
        """Connect the panels of a count, when they are made."""
        ways: dict[str, Callable[[Any], None]] = {
            "CountPanel": self._connect_count,
            "TrialPanel": self._connect_trial,
        }
        for name, connect in ways.items():
            if is_called(panel, name):
                connect(panel)

    def _connect_trial(self, panel: TrialPanel) -> None:
        panel.first_chosen.connect(self._on_first)
        panel.passed.connect(self._on_passed)
        panel.take_back.clicked.connect(self._controller.take_back)
        panel.keep.clicked.connect(self._controller.keep_tried)
        panel.put_back.clicked.connect(self._controller.put_back)

    @Slot(object)
    def _on_first(self, color: Color) -> None:
        self._controller.try_first(color)

    @Slot(object)
    def _on_passed(self, ban: KoBan | None) -> None:
        self._controller.try_pass(ban)

    def _connect_count(self, panel: CountPanel) -> None:
        self._panel = panel
        panel.undo.clicked.connect(self._controller.undo)
        panel.play_on.clicked.connect(self._games.play_on)
        panel.try_out.clicked.connect(self._controller.try_out)
        panel.fill_dame.clicked.connect(self._controller.fill_dame)
        panel.open_card.play_on.clicked.connect(self._games.play_on)
        panel.open_card.as_it_stands.clicked.connect(self._controller.count_as_it_stands)
        panel.close_button.clicked.connect(self._controller.stop_count)
        panel.ruleset_chosen.connect(self._controller.count_under)
        panel.agreed.connect(self._on_agreed)
        panel.status_chosen.connect(self._on_status)
        panel.group_chosen.connect(self._on_group)
        panel.group_pressed.connect(self._on_group_pressed)
        panel.reach.reach_chosen.connect(self._on_reach)
        panel.choose_at(self._chosen)

    @Slot()
    def agree_black(self) -> None:
        """Black agrees to the count, or takes that back."""
        self._controller.agree(Color.BLACK)

    @Slot()
    def agree_white(self) -> None:
        """The same for White."""
        self._controller.agree(Color.WHITE)

    @Slot(object)
    def _on_agreed(self, color: Color) -> None:
        self._controller.agree(color)

    @Slot(object, object)
    def _on_status(self, stones: frozenset[Point], status: Status) -> None:
        self._controller.set_group(stones, status)

    @Slot(object)
    def _on_group(self, group: CountGroup) -> None:
        from goboard_app.session.count_groups import chief_point

        self._choose(chief_point(group.stones))
        self._page.board.set_cursor(self._chosen)

    @Slot(object)
    def _on_group_pressed(self, group: CountGroup) -> None:
        from goboard_app.session.count_groups import chief_point

        self._controller.click(chief_point(group.stones))

    @Slot(object)
    def _on_reach(self, reach: Reach) -> None:
        self._presenter.reach = reach

    @Slot(object, object)
    def _on_clicked(self, point: Point, _modifiers: object) -> None:
        if self._controller.session.counting is not None:
            self._choose(point)

    @Slot()
    def _on_presented(self) -> None:
        counting, before = self._controller.session.counting, self._before
        self._before = counting
        if counting is None:
            self._choose(None)
            return
        is_same_board = before is not None and before.position == counting.position
        if before is not None and is_same_board:
            from goboard_app.app.texts.count import change_sentence

            self._page.board.announce(change_sentence(before, counting))
        was_read = before is not None and is_same_board and before.proposal is not None
        if counting.proposal is not None and not was_read:
            self._begin_with_doubts(counting)
        self._choose(self._chosen)

    def _begin_with_doubts(self, counting: CountingState) -> None:
        """Show the first group that nobody could read to the end."""
        if counting.undecided:
            from goboard_app.session.count_groups import chief_point

            self._chosen = chief_point(counting.undecided[0].stones)
            self._page.board.set_cursor(self._chosen)
            self._page.board.announce(self._page.message.text)

    def _choose(self, point: Point | None) -> None:
        """Outline the group that has a stone here, if it is listed, and offer what it may be."""
        counting, self._chosen = self._controller.session.counting, point
        if counting is None:
            self._presenter.select(NO_POINTS)
            return
        from goboard_app.session.count_groups import groups_of_count

        group = next((g for g in groups_of_count(counting) if point in g.stones), None)
        if self._panel is not None:
            self._panel.choose_at(point)
            self._panel.chips.show_group(counting.position, group)
        self._presenter.select(group.stones if group is not None else NO_POINTS)


class PointExplainer(QObject):
    """Follows pointer and keyboard on the board and on the breakdown's lines.

    What is asked about is outlined on the board, said in the notes, and marked in the tables. The
    line asked about wins over the point; of pointer and keyboard the one that moved last.
    """

    def __init__(
        self,
        controller: GameController,
        presenter: BoardPresenter,
        page: GamePage,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._presenter = presenter
        self._notes: list[PointNote] = []
        self._tables: list[CountTable] = []
        self._pointed: Point | None = None
        self._cursor: Point | None = None
        self._asked: Point | None = None
        self._line: RowKind | None = None
        page.board.detail = self.sentence
        page.board.point_hovered.connect(self._on_pointed)
        page.board.cursor_changed.connect(self._on_cursor)
        presenter.presented.connect(self.refresh)

    def take(self, table: CountTable, note: PointNote) -> None:
        """Serve another table of a breakdown and the note that stands with it."""
        self._tables.append(table)
        self._notes.append(note)
        table.line_asked.connect(self._on_line)

    def sentence(self, point: Point) -> str:
        """What a point counts, for whom, and in which line; empty while nothing is counted."""
        # Late, here as below: nothing is counted while the program starts.
        from goboard_app.app.texts.explain import point_explanation

        told = self._told()
        if told is None or point not in told.accounts:
            return ""
        return point_explanation(told.at(point), self._controller.session.tree.size)

    @Slot()
    def refresh(self) -> None:
        """Answer anew what is asked about."""
        told = self._told()
        rows: frozenset[RowKind] = frozenset()
        nothing = NO_POINTS, "", rows
        lit, text, rows = nothing if told is None else self._answer(told)
        self._presenter.show_lit(lit)
        for note in self._notes:
            note.show_text(text)
        for table in self._tables:
            table.mark_lines(rows)

    def _answer(self, told: Explanation) -> tuple[frozenset[Point], str, frozenset[RowKind]]:
        """What to outline and to say, and the lines to mark."""
        from goboard_app.app.texts.explain import ROW_OF, TERM_OF

        if self._line is not None:
            return told.points_of(TERM_OF[self._line]), "", frozenset({self._line})
        if self._asked is None or self._asked not in told.accounts:
            return NO_POINTS, "", frozenset()
        account = told.at(self._asked)
        rows = frozenset(ROW_OF[term] for term in account.terms if term in ROW_OF)
        return account.whole, self.sentence(self._asked), rows

    def _told(self) -> Explanation | None:
        counting = counted_state(self._controller.session)
        if counting is None:
            return None
        from goboard_app.scoring.explain import explain

        return explain(counting.position, counting.statuses, counting.count())

    @Slot(object)
    def _on_pointed(self, point: Point | None) -> None:
        self._pointed = point
        self._ask(point if point is not None else self._cursor)

    @Slot(object)
    def _on_cursor(self, point: Point | None) -> None:
        self._cursor = point
        self._ask(point if point is not None else self._pointed)

    def _ask(self, point: Point | None) -> None:
        self._asked = point
        self.refresh()

    @Slot(object)
    def _on_line(self, kind: RowKind | None) -> None:
        self._line = kind
        self.refresh()
