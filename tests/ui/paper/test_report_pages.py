"""The report of a game on paper, and its graph."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_app.engine.engine import Analysis
from goboard_app.engine.game_report import GameReport, RatedMove, report_of
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.ui.paper.pages import PaperSize, Sheet
from goboard_app.ui.paper.report import ReportPages, ReportSource
from goboard_app.ui.paper.writers import kifu_pdf
from goboard_app.ui.widgets.lead_graph import GraphColors, LeadGraph, paint_leads

NINE = BoardSize.square(9)


def info() -> GameInfo:
    return info_of(read_sgf(b"(;SZ[9]PB[Hana]PW[Tom])").games[0])


def report(*scores: float | None) -> GameReport:
    analyses = [None if score is None else Analysis((), None, score, 9) for score in scores]
    moves = [
        RatedMove(n, n, (Color.BLACK, Color.WHITE)[n % 2], Point(n, 0), n, analyses[n - 1], analyses[n])
        for n in range(1, len(scores))
    ]
    return report_of(NINE, analyses, moves)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("paper", list(PaperSize))
@pytest.mark.parametrize("scores", [(), (None, None), (0.0, -3.0, None, 4.0), (0.0, 9.0, -9.0, 9.0, -9.0, 9.0)])
def test_a_report_is_one_page_without_overlaps(paper: PaperSize, scores: tuple[float | None, ...]) -> None:
    pages = ReportPages(ReportSource(info(), report(*scores), "Fake"), Sheet.of(paper))
    assert pages.count == 1
    (page,) = pages.pages
    for above, below in zip(page, page[1:], strict=False):
        assert below.y >= above.y + above.piece.height - 1e-6
    assert kifu_pdf(pages, paper, pages.title, lambda _done: None).startswith(b"%PDF")


def test_leads_are_shown_from_edge_to_edge_and_small_ones_stay_small() -> None:
    assert LeadGraph((0.0, 5.0, -10.0, None), True).levels == [0.0, 0.5, -1.0, None]
    assert LeadGraph((40.0, -20.0), True).levels == [1.0, -0.5]
    assert LeadGraph((0.5, 1.0, 0.0, None), False).levels == [0.0, 1.0, -1.0, None]
    assert LeadGraph((), True).levels == []


def test_a_place_of_the_graph_is_the_nearest_position() -> None:
    graph, rect = LeadGraph((0.0,) * 5, True), QRectF(10, 0, 100, 50)
    assert [graph.place_at(x, rect) for x in (-50, 10, 22, 23, 110, 900)] == [0, 0, 0, 1, 4, 4]
    assert LeadGraph((), True).place_at(30, rect) == 0


@pytest.mark.usefixtures("qapp")
def test_a_gap_in_the_analysis_is_a_gap_in_the_graph() -> None:
    image = QImage(100, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    graph = LeadGraph((9.0, 9.0, None, 9.0, 9.0), True, (4, 9))
    paint_leads(painter, graph, QRectF(0, 0, 100, 40), GraphColors("#000000", "#00FF00", "#FFFFFF", "#FF0000"), 2.0)
    painter.end()
    assert image.pixelColor(12, 10) == QColor("#00FF00")
    assert image.pixelColor(50, 10) == QColor("#FFFFFF")
    assert image.pixelColor(88, 10) == QColor("#00FF00")
