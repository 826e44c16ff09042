"""PointExplainer: the value of a point in the count, and the points of a line of a breakdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from goboard_app.app.texts.format import running_text
from goboard_app.go.board import Color, Point
from goboard_app.late import late
from goboard_app.rules.ruleset import AreaCount
from goboard_app.session.counting import CountStep
from goboard_app.session.picture import NO_POINTS
from goboard_app.session.session import Phase
from goboard_app.ui.shell.feature import WindowContext

with late:
    from goboard_app.app.texts import explain as explain_texts
    from goboard_app.scoring.explain import explain
    from goboard_app.session.count_groups import group_at
    from goboard_app.session.current_count import counted_state

if TYPE_CHECKING:
    from goboard_app.app.texts.count import RowKind
    from goboard_app.scoring.explain import Explanation
    from goboard_app.session.counting import CountingState
    from goboard_app.ui.widgets.count_table import CountTable, PointNote


class PointExplainer(QObject):
    """An explainer that follows the pointer and the keyboard on the board and on the lines of the breakdown.

    It outlines the points in question on the board, explains them in the notes, and marks their lines in the tables. A
    line goes before a point; of pointer and keyboard, the one that moved last counts.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._notes: list[PointNote] = []
        self._tables: list[CountTable] = []
        self._pointed: Point | None = None
        self._cursor: Point | None = None
        self._asked: Point | None = None
        self._line: RowKind | None = None
        self._has_lit = False
        board = context.page.board
        board.detail = self.sentence
        board.point_hovered.connect(self._on_pointed)
        board.cursor_changed.connect(self._on_cursor)
        context.presenter.presented.connect(self.refresh)

    def take(self, table: CountTable, note: PointNote) -> None:
        """Add a table of a breakdown, and the note that explains a point beside it."""
        self._tables.append(table)
        self._notes.append(note)
        table.line_asked.connect(self._on_line)

    def sentence(self, point: Point) -> str:
        """Return the sentences about a point: its value, its owner and its line; empty while nothing is counted."""
        counting = self._counting()
        return "" if counting is None else self._sentence(counting, point)

    def _sentence(self, counting: CountingState, point: Point) -> str:
        told = _told(counting)
        if point not in told.accounts:
            return ""
        size = counting.position.size
        starts = {color: way[0] for color, way in _ways(counting, point).items()}
        texts = (
            explain_texts.point_explanation(told.at(point), size, group_at(counting, point)),
            explain_texts.reach_sentence(starts, size),
        )
        return running_text(*texts)

    @Slot()
    def refresh(self) -> None:
        """Outline, explain and mark the point or line in question again, for the present count."""
        is_asked = self._asked is not None or self._line is not None
        counting = self._counting() if is_asked else None
        rows: frozenset[RowKind] = frozenset()
        nothing = NO_POINTS, "", rows
        lit, text, rows = nothing if counting is None else self._answer(counting)
        # Outlines of others, such as those of a take-back offer, stay where there is nothing to explain.
        if lit or self._has_lit:
            self._context.presenter.show_lit(lit)
        self._has_lit = bool(lit)
        for note in self._notes:
            note.show_text(text)
        for table in self._tables:
            table.mark_lines(rows)

    def _answer(self, counting: CountingState) -> tuple[frozenset[Point], str, frozenset[RowKind]]:
        """Return the points to outline, the text of the notes, and the lines to mark."""
        told = _told(counting)
        if self._line is not None:
            return told.points_of(explain_texts.TERM_OF[self._line]), "", frozenset({self._line})
        if self._asked is None or self._asked not in told.accounts:
            return NO_POINTS, "", frozenset()
        account = told.at(self._asked)
        rows = frozenset(explain_texts.ROW_OF[term] for term in account.terms if term in explain_texts.ROW_OF)
        ways = frozenset[Point]().union(*_ways(counting, self._asked).values())
        return ways or account.whole, self._sentence(counting, self._asked), rows

    def _counting(self) -> CountingState | None:
        """Return the count whose sum is shown: the one in progress, or that of the finished game; None if none is."""
        session = self._context.controller.session
        if session.counting is None and session.phase is not Phase.FINISHED:
            return None
        counting = counted_state(session)
        # A question stands alone: outlines around other points would be unexplained beside it.
        has_sum = counting is not None and counting.step is CountStep.SUM and not counting.is_unfinished
        return counting if has_sum else None

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


def _told(counting: CountingState) -> Explanation:
    return explain(counting.position, counting.statuses, counting.count())


def _ways(counting: CountingState, point: Point) -> dict[Color, tuple[Point, ...]]:
    """Return the way by which each colour reaches a point; empty unless the rules count reached points.

    These are Tromp-Taylor rules: `AreaCount.REACH`.
    """
    if counting.ruleset.area_count is not AreaCount.REACH:
        return {}
    return _told(counting).ways_to(point)
