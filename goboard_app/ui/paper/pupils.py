"""PupilPages: what pupils did over a term on paper for their parents, one page for each pupil."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.format import comma_list, isolated, translate
from goboard_app.lessons.term import ClassBook, TermTally
from goboard_app.ui.paper.pages import (
    BODY,
    SMALL,
    PageFrame,
    PageSection,
    Piece,
    Sheet,
    SheetPages,
    elided,
    fill_pages,
    mm,
    paper_font,
    text_pieces,
)
from goboard_app.ui.widgets.curve import paint_curve

_TITLE, _ROW, _GAP = 16.0, mm(6.2), mm(4)
_CURVE = mm(24)
# The share of the width for the lesson; the numbers have the rest.
_NAMES = 0.46
# The lessons that a page has room for beside the wrong moves; the latest ones are told.
_MOST_LESSONS = 26


class PupilPages(SheetPages):
    """The pages of some pupils of a class; the layout needs a QGuiApplication, painting works on any device."""

    def __init__(self, name: str, book: ClassBook, pupils: Sequence[str], sheet: Sheet) -> None:
        self._wide = sheet.wide
        frame = PageFrame(sheet.high, sheet.wide, 0.0, columns=1, section_gap=_GAP)
        pages = []
        for pupil in pupils:
            section = PageSection(None, tuple(self._pieces(name, book, pupil)))
            # One page for each: a term of very many lessons loses its last lines, not another pupil's page.
            pages.append(fill_pages(frame, [section])[0])
        super().__init__(sheet, name, pages)

    def _pieces(self, name: str, book: ClassBook, pupil: str) -> Iterator[Piece]:
        met = [(lesson, answers) for lesson in book.lessons if (answers := lesson.answers(pupil))]
        met = met[-_MOST_LESSONS:]
        yield from text_pieces(isolated(pupil), self._wide, paper_font(_TITLE, True), keeps=True)
        days = dict.fromkeys(texts.term_day(lesson) for lesson, _answers in (*met[:1], *met[-1:]))
        yield from text_pieces(comma_list(name, " – ".join(days)), self._wide, gap=mm(1))
        shares = book.shares(pupil)
        if sum(share is not None for share in shares) > 1:
            yield Piece(_CURVE, lambda painter, x, y: self._paint_curve(painter, shares, x, y), _GAP + mm(3))
        yield self._row(texts.tally_heads(), is_bold=True, gap=_GAP)
        for lesson, answers in met:
            yield self._row((texts.lesson_head(lesson), *_numbers(lesson.tally(answers))))
        yield from text_pieces(texts.parents_note(), self._wide, paper_font(SMALL), _GAP, color="#555555")
        for lesson, answers in reversed(met):
            lines = [texts.task_line(lesson.tasks[n], a) for n, a in sorted(answers.items()) if a.result.wrong]
            if lines:
                head = texts.lesson_head(lesson)
                yield from text_pieces(head, self._wide, paper_font(BODY, True), _GAP, keeps=True)
            for line in lines:
                yield from text_pieces(line, self._wide, gap=mm(0.8))

    def _paint_foot(self, painter: QPainter, number: int) -> None:
        """Paint nothing: each page goes to other parents, so they have no numbers."""

    def _paint_curve(self, painter: QPainter, shares: Sequence[float | None], x: float, y: float) -> None:
        painter.setPen(QPen(QColor("#888888"), mm(0.15)))
        for height in (0.0, _CURVE):
            painter.drawLine(QPointF(x, y + height), QPointF(x + self._wide, y + height))
        room = QRectF(x + mm(2), y + mm(1), self._wide - mm(4), _CURVE - mm(2))
        paint_curve(painter, room, shares, QColor("#000000"), mm(0.4))
        painter.setFont(paper_font(SMALL))
        painter.setPen(QColor("#555555"))
        words = translate("results", "Right at once")
        painter.drawText(QPointF(x, y - mm(0.8)), words)

    def _row(self, cells: Sequence[str], is_bold: bool = False, gap: float = 0.0) -> Piece:
        font = paper_font(BODY, is_bold)
        first = _NAMES * self._wide
        other = (self._wide - first) / (len(cells) - 1)

        def paint(painter: QPainter, x: float, y: float) -> None:
            painter.setFont(font)
            painter.setPen(QColor("#000000"))
            base = y + _ROW / 2 + QFontMetricsF(font).capHeight() / 2
            for number, text in enumerate(cells):
                left = x + (first + (number - 1) * other if number else 0.0)
                painter.drawText(QPointF(left, base), elided(text, font, (other if number else first) - mm(2)))
            if is_bold:
                painter.setPen(QPen(QColor("#888888"), mm(0.15)))
                painter.drawLine(QPointF(x, y + _ROW), QPointF(x + self._wide, y + _ROW))

        return Piece(_ROW, paint, gap, keeps=is_bold)


def _numbers(tally: TermTally) -> tuple[str, str, str]:
    return str(tally.at_once), str(tally.with_help), str(tally.wrong)
