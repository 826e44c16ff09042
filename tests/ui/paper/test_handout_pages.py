"""Hand-outs on paper: nothing overlaps or leaves the sheet, whatever the names and boards."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from goboard_app.lessons.handout import Handout, plan_handout
from goboard_app.record.sgf.imports import read_record
from goboard_app.session.export import PER_PAGE, ExportChoice, ExportKind
from goboard_app.ui.paper.handout import HandoutPages
from goboard_app.ui.paper.jobs import Material, page_of, prepare
from goboard_app.ui.paper.pages import PaperSize, Sheet

LONG = "A name that goes on and on, longer than any board of a page is wide " * 3
GAMES = (
    "(;SZ[9]AB[cc]PL[B];B[dd])"
    f"(;SZ[19]GN[{LONG}]AB[qb][rc]C[{LONG * 9}];W[rb];B[qd])"
    "(;SZ[13:7]AB[ee])(;SZ[5:19]AW[ca];B[cb])(;SZ[19]AB[aa][ss]AW[as][sa];B[jj];W[])"
)

pytestmark = pytest.mark.usefixtures("qapp")


def make(per_page: int = 6, times: int = 4, solutions: bool = True) -> Handout:
    return plan_handout(read_record((GAMES * times).encode()).games, per_page, solutions)


@pytest.mark.parametrize("paper", list(PaperSize))
@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("title", ["Nets", LONG])
def test_boards_lie_beside_one_another_on_the_sheet(
    paper: PaperSize, per_page: int, title: str
) -> None:
    sheet = Sheet.of(paper)
    pages = HandoutPages(make(per_page), title, sheet).pages
    questions = -(-20 // per_page)
    assert len(pages) == questions + 2
    for number, page in enumerate(pages):
        assert len(page) >= (per_page if number < 20 // per_page else 1)
        for placed in page:
            assert 0 <= placed.x < sheet.wide
            assert 0 <= placed.y <= placed.y + placed.piece.height <= sheet.high + 1
        column = sorted((p.y, p.piece.height) for p in page if p.x == 0)
        for (y, high), (below, _) in zip(column, column[1:], strict=False):
            assert y + high <= below + 1


def test_solutions_may_be_left_out() -> None:
    sheet = Sheet.of(PaperSize.A4)
    assert HandoutPages(make(solutions=False), "", sheet).count == 4
    assert HandoutPages(make(), "", sheet).count == 6


def image(handout: Handout, number: int) -> QImage:
    return page_of(Material("Nets", handout=handout), ExportChoice(ExportKind.HANDOUT), number, 900)


def is_blank(picture: QImage) -> bool:
    """Whether there is nothing but white inside of the margins."""
    inner = picture.copy(10, 10, picture.width() - 20, picture.height() - 80)
    return all(
        inner.pixel(x, y) & 0xFFFFFF == 0xFFFFFF
        for x in range(0, inner.width(), 2)
        for y in range(0, inner.height(), 2)
    )


def test_pages_are_painted_and_solutions_differ_from_positions() -> None:
    handout = make(12, 1)
    assert not is_blank(image(handout, 0))
    assert not is_blank(image(handout, 1))
    assert image(handout, 0) != image(handout, 1)


def test_a_number_has_a_line_where_no_word_stands_beside_it() -> None:
    def high(game: str) -> float:
        handout = plan_handout(read_record(game.encode()).games, 4)
        (placed,) = HandoutPages(handout, "", Sheet.of(PaperSize.A4)).pages[0]
        return placed.piece.height

    alone = high("(;SZ[9]AB[cc]C[@screen\nLook.])")
    assert alone == high("(;SZ[9]AB[cc]N[Net]C[@screen\nLook.])")


def test_the_job_makes_a_pdf_and_tells_how_far_it_is() -> None:
    told: list[float] = []
    job = prepare(Material("Nets", handout=make()), ExportChoice(ExportKind.HANDOUT))
    data = job(told.append)
    assert data.startswith(b"%PDF")
    assert len(told) == 7


def test_what_has_no_pages_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing"):
        prepare(Material("Nets"), ExportChoice(ExportKind.HANDOUT))


@pytest.mark.parametrize("per_page", PER_PAGE[1:])
def test_the_pages_after_the_first_use_the_height_of_the_title(per_page: int) -> None:
    sheet = Sheet.of(PaperSize.A4)
    pages = HandoutPages(make(per_page, 6), LONG, sheet).pages
    first, second = (sorted({placed.y for placed in page}) for page in pages[:2])
    # The first page begins with the title, and its first row of boards stands below it.
    rows_of_first = sorted({placed.y for placed in pages[0][-per_page:]})
    assert first[0] == 0
    assert rows_of_first[0] > 30
    assert second[0] == 0
    assert len(second) == len(rows_of_first)
    # The room that is gained is shared by the rows.
    gained = second[1] - second[0] - (rows_of_first[1] - rows_of_first[0])
    assert gained == pytest.approx(rows_of_first[0] / len(second))
    # The solutions begin with a title again.
    solutions = pages[-(-30 // per_page)]
    assert len({placed.y for placed in solutions}) > 4
