"""Hand-outs on paper: nothing overlaps or leaves the sheet, for all names and boards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from goboard_app.go.board import BoardSize
from goboard_app.lessons.handout import Handout, plan_handout
from goboard_app.record.sgf.imports import read_record
from goboard_app.session.export import PER_PAGE, ExportChoice, ExportKind
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.ui.board.print import PrintStyle, diagram_size
from goboard_app.ui.paper import handout as handout_pages
from goboard_app.ui.paper.handout import HandoutPages, HandoutStyle
from goboard_app.ui.paper.jobs import Material, page_of, prepare
from goboard_app.ui.paper.pages import UNITS_PER_POINT, PaperSize, Sheet, mm

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
def test_boards_lie_beside_one_another_on_the_sheet(paper: PaperSize, per_page: int, title: str) -> None:
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
    """Return whether the page is white inside of its margins."""
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


def test_a_number_without_a_word_has_a_line() -> None:
    def high(game: str) -> float:
        handout = plan_handout(read_record(game.encode()).games, 4)
        (placed,) = HandoutPages(handout, "", Sheet.of(PaperSize.A4)).pages[0]
        return placed.piece.height

    alone = high("(;SZ[9]AB[cc]C[@screen\nLook.])")
    assert alone == high("(;SZ[9]AB[cc]N[Net]C[@screen\nLook.])")


def test_boxes_to_tick_and_lines_for_chains_take_room_below_a_board_or_beside_it() -> None:
    """A question with an answer of many words needs more than one without answers."""
    choice = "@task choice 1\n@choice It lives.\n@choice It is dead, as White plays in the middle of its eyes."

    def pages(words: str, per_page: int) -> list[QImage]:
        handout = plan_handout(
            read_record(f"(;SZ[9]AB[cc][gg][ee]C[@screen\nLook.\n{words}])".encode()).games, per_page
        )
        material = Material("Ticks", handout=handout)
        return [page_of(material, ExportChoice(ExportKind.HANDOUT, blanks=True), 0, 900)]

    for per_page in (1, 12):
        shown = [pages(words, per_page) for words in ("", choice, "@task liberties-of C7 E5 G3", "@task count 3")]
        assert all(one != other for number, one in enumerate(shown) for other in shown[:number])


def test_the_job_makes_a_pdf_and_tells_its_progress() -> None:
    told: list[float] = []
    job = prepare(Material("Nets", handout=make()), ExportChoice(ExportKind.HANDOUT))
    data = job(told.append)
    assert data.startswith(b"%PDF")
    assert len(told) == 7


def test_kinds_without_pages_are_refused() -> None:
    with pytest.raises(ValueError, match="nothing"):
        prepare(Material("Nets"), ExportChoice(ExportKind.HANDOUT))


@pytest.mark.parametrize("per_page", PER_PAGE[1:])
def test_the_pages_after_the_first_use_the_height_of_the_title(per_page: int) -> None:
    sheet = Sheet.of(PaperSize.A4)
    pages = HandoutPages(make(per_page, 6), LONG, sheet).pages
    first, second = (sorted({placed.y for placed in page}) for page in pages[:2])
    # The first page begins with the title, and its first row of boards is below it.
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


# Paper for children


Drawn = tuple[BoardPicture, BoardPart, QRectF, PrintStyle]


def drawn(
    monkeypatch: pytest.MonkeyPatch, text: str, form: HandoutStyle, paper: PaperSize, per_page: int
) -> list[list[Drawn]]:
    """Return the boards of each page, where and how they are painted."""
    handout = plan_handout(read_record(text.encode()).games, per_page)
    pages = HandoutPages(handout, "Nets", Sheet.of(paper), form=form)
    found: list[list[Drawn]] = []
    monkeypatch.setattr(handout_pages, "paint_diagram", lambda _, *board: found[-1].append(board))
    picture = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    for number in range(pages.count):
        found.append([])
        pages.paint(painter, number)
    painter.end()
    return found


def across(board: Drawn) -> float:
    """Return the length of the longer side of a board, from its first line to its last."""
    _, part, target, style = board
    unit = diagram_size(part, 1.0, style.coordinates, style.names)
    spacing = target.width() / unit.width()
    assert target.height() / unit.height() == pytest.approx(spacing)
    return spacing * (max(part.size.columns, part.size.rows) - 1)


SIZES = "".join(f"(;SZ[{size}]AB[cc]PL[B]C[{'Where? ' * n}];B[dd])" for n, size in enumerate((9, 19, 13, 7, 5, 9, 19)))
ALIKE = HandoutStyle(14, True), HandoutStyle(10, False)


@pytest.mark.parametrize("paper", list(PaperSize))
@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("form", ALIKE)
def test_the_boards_of_a_page_are_of_one_size(
    monkeypatch: pytest.MonkeyPatch, paper: PaperSize, per_page: int, form: HandoutStyle
) -> None:
    for page in drawn(monkeypatch, SIZES, form, paper, per_page):
        sizes = [across(board) for board in page]
        assert sizes == pytest.approx([sizes[0]] * len(sizes))


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_boards_stand_in_the_middle_of_their_places(monkeypatch: pytest.MonkeyPatch, per_page: int) -> None:
    sheet = Sheet.of(PaperSize.A4)
    for page in drawn(monkeypatch, SIZES, HandoutStyle(), PaperSize.A4, per_page)[:-1]:
        middles = [board[2].center().x() for board in page]
        # The empty part of the first column is right of the last.
        left, right = min(middles), max(middles)
        if len(page) >= per_page:
            assert left - sheet.side == pytest.approx(sheet.width - sheet.side - right)


def test_the_lines_to_write_on_are_asked_for() -> None:
    def text(form: HandoutStyle) -> int:
        handout = plan_handout(read_record(b"(;SZ[9]AB[cc]PL[B];B[dd])").games, 1)
        return len(HandoutPages(handout, "Nets", Sheet.of(PaperSize.A4), form=form).pages[0])

    # The line for the name is above the title, that for the answer belongs to its board.
    assert text(HandoutStyle(12, True)) == text(HandoutStyle(12, False)) + 1


def test_few_boards_fill_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    two = "(;SZ[9]AB[cc];B[dd])" * 2
    few = drawn(monkeypatch, two, HandoutStyle(), PaperSize.A4, 12)[0]
    many = drawn(monkeypatch, two * 6, HandoutStyle(), PaperSize.A4, 12)[0]
    assert across(few[0]) > across(many[0])


def test_the_part_shown_by_the_file_is_not_enlarged(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "(;SZ[19]VW[aa:gg]AB[cc])(;SZ[19]AB[cc][kc])"
    (one, other), *_ = drawn(monkeypatch, text, HandoutStyle(), PaperSize.A4, 2)
    assert one[1].size == BoardSize(7, 7)
    assert other[1].size.columns > 7


def test_letters_at_the_edge_follow_the_type(monkeypatch: pytest.MonkeyPatch) -> None:
    def high(points: int) -> float:
        page, *_ = drawn(monkeypatch, SIZES, HandoutStyle(points), PaperSize.A4, 1)
        _, part, target, style = page[0]
        unit = diagram_size(part, 1.0, style.coordinates, style.names)
        return style.names * target.width() / unit.width()

    assert high(18) == pytest.approx(9 * UNITS_PER_POINT)
    # Letters smaller than 7 points are hard to read.
    assert high(10) == pytest.approx(7 * UNITS_PER_POINT)


@pytest.mark.parametrize(("words", "least"), [("", 60), ("Can you catch the white stone? It has few liberties.", 50)])
def test_six_boards_of_a_page_fill_their_columns(monkeypatch: pytest.MonkeyPatch, words: str, least: float) -> None:
    text = f"(;SZ[9]AB[cc][dd][ec]AW[dc]PL[B]C[@screen\n{words}\n@task capture D7])" * 6
    page, *_ = drawn(monkeypatch, text, HandoutStyle(14, True), PaperSize.A4, 6)
    assert len(page) == 6
    for _, part, target, style in page:
        unit = diagram_size(part, 1.0, style.coordinates, style.names)
        assert target.width() >= mm(least)
        assert style.names * target.width() / unit.width() >= 7 * UNITS_PER_POINT * 0.999
