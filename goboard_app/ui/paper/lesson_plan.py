"""PlanPages: lessons of a plan on paper, each on a page of its own with lines for notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen

from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.format import isolated, translate
from goboard_app.lessons.teaching_plan import PlanLesson, PlanLink
from goboard_app.ui.paper.pages import (
    BODY,
    PageFrame,
    PageSection,
    Piece,
    Placed,
    Sheet,
    SheetPages,
    fill_pages,
    mm,
    paper_font,
    text_pieces,
)

_TITLE, _HEAD = 18.0, 13.0
# In points, the largest first: a lesson has the first size in which it fits on one page.
_SIZES = (12.0, 11.0, BODY, 8.0)
_GAP, _NOTE_LINE = mm(7), mm(9)
# Fewer lines for notes look like a remainder.
_LEAST_NOTES = 3


class PlanPage(NamedTuple):
    """A lesson with its number in the plan."""

    number: int
    lesson: PlanLesson


class PlanPages(SheetPages):
    """The pages of some lessons; `named` returns the name of what a lesson opens.

    The layout needs a QGuiApplication, painting works on any device.
    """

    def __init__(self, title: str, lessons: Sequence[PlanPage], named: Callable[[PlanLink], str], sheet: Sheet) -> None:
        self._wide = sheet.wide
        self._named = named
        self._frame = PageFrame(sheet.high, sheet.wide, 0.0, columns=1, section_gap=_GAP)
        super().__init__(sheet, title, [page for each in lessons for page in self._laid_out(each)])

    def _laid_out(self, page: PlanPage) -> list[list[Placed]]:
        found: list[list[Placed]] = []
        for size in _SIZES:
            found = fill_pages(self._frame, [PageSection(None, tuple(self._pieces(page, size)))])
            if len(found) == 1:
                break
        # Only a text of several thousand letters takes more than a page.
        last = found[-1]
        below = max(placed.y + placed.piece.height for placed in last)
        return [*found[:-1], [*last, *self._notes(below)]]

    def _pieces(self, page: PlanPage, size: float) -> Iterator[Piece]:
        lesson, wide = page.lesson, self._wide
        title = texts.lesson_title(page.number, lesson.title)
        yield from text_pieces(title, wide, paper_font(_TITLE, True), keeps=True)
        if lesson.minutes:
            yield from text_pieces(texts.minutes_text(lesson.minutes), wide, paper_font(size), mm(1), color="#555555")
        for section in lesson.sections:
            if not (section.text or section.links):
                continue
            head = texts.plan_heading(section.part, section.minutes)
            yield from text_pieces(head, wide, paper_font(_HEAD, True), _GAP, keeps=True)
            if section.text:
                yield from text_pieces(section.text, wide, paper_font(size), mm(1.5))
            if section.links:
                names = "  ·  ".join(map(self._named, section.links))
                yield from text_pieces(names, wide, paper_font(size - 2), mm(1.5), color="#555555")

    def _notes(self, below: float) -> list[Placed]:
        """Return the heading of the notes and lines to write on, as far as there is room."""
        (head,) = text_pieces(translate("find", "Notes"), self._wide, paper_font(_HEAD, True))
        top = below + _GAP
        count = int((self._frame.high - top - head.height) / _NOTE_LINE)
        if count < _LEAST_NOTES:
            return []
        line = Piece(_NOTE_LINE, self._paint_line)
        lines = [Placed(0.0, top + head.height + number * _NOTE_LINE, line) for number in range(count)]
        return [Placed(0.0, top, head), *lines]

    def _paint_line(self, painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(QColor("#BBBBBB"), mm(0.15)))
        painter.drawLine(QPointF(x, y + _NOTE_LINE), QPointF(x + self._wide, y + _NOTE_LINE))

    def _paint_foot(self, painter: QPainter, number: int) -> None:
        """Paint nothing: each page has the number of its lesson."""


def plan_title(lessons: Sequence[PlanPage]) -> str:
    """Return the title of the document: that of a single lesson, or that of the plan."""
    plan = translate("plan", "Plan of lessons")
    return isolated(lessons[0].lesson.title) if len(lessons) == 1 else plan
