"""A game on pages: nothing cut, nothing lost, and no board too small to be read."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from goboard_app.record.properties import point_text
from goboard_app.record.sgf.imports import read_record
from goboard_app.session.export import ExportChoice
from goboard_app.session.kifu.plan import Kifu, KifuOptions, plan_kifu
from goboard_app.ui.paper.jobs import Material, page_of, pages_of
from goboard_app.ui.paper.kifu import KifuPages
from goboard_app.ui.paper.pages import PaperSize, Piece, Sheet, mm
from goboard_app.ui.paper.writers import kifu_pdf
from goboard_app.ui.widgets.look import app_font
from tests.unit.session.test_kifu import many_moves

pytestmark = pytest.mark.usefixtures("qapp")

SHEETS = [Sheet.of(paper) for paper in PaperSize]
LONG = "A long comment that goes on and on. " * 400


def plan(text: str, length: int = 50) -> Kifu:
    return plan_kifu(read_record(text.encode()).games[0], KifuOptions(length))


def rich() -> Kifu:
    """Return a kifu with comments, long ones too, variations and notes."""
    text = many_moves(120)[:-1].replace(";B[aa]", f";B[aa]C[{LONG}]", 1)
    end = "".join(f"(;B[{point_text_of(n)}]C[Or here])" for n in range(12))
    return plan(f"{text}(;B[ss];W[]){end})")


def point_text_of(number: int) -> str:
    from goboard_app.go.board import Point

    return point_text(Point(number, 17))


@pytest.mark.parametrize("sheet", SHEETS, ids=["a4", "letter"])
@pytest.mark.parametrize("make", [rich, lambda: plan(many_moves(160))], ids=["rich", "bare"])
def test_everything_is_on_the_paper(sheet: Sheet, make: object) -> None:
    assert callable(make)
    pages = KifuPages(make(), sheet)
    for page in pages.pages:
        for placed in page:
            assert placed.y + placed.piece.height <= sheet.high + 1
            assert placed.x < sheet.wide


def test_two_figures_stand_on_a_page() -> None:
    assert KifuPages(plan(many_moves(150)), SHEETS[0]).count == 2
    assert KifuPages(plan(many_moves(100)), SHEETS[0]).count == 1


@pytest.mark.parametrize("sheet", SHEETS, ids=["a4", "letter"])
def test_boards_are_large_enough_to_be_read(sheet: Sheet) -> None:
    pages = KifuPages(plan(many_moves(160)), sheet)
    boards = [p.piece.height for page in pages.pages for p in page if p.piece.height > mm(60)]
    assert len(boards) == 4
    assert min(boards) > mm(88)


def test_long_comments_flow_over_pages() -> None:
    pages = KifuPages(rich(), SHEETS[0])
    assert pages.count > 3


def _height_alone(pages: KifuPages) -> float:
    """Return the height of the text of the last page; a page with a board has enough."""
    return sum(mm(100) if placed.piece.height > mm(15) else placed.piece.height for placed in pages.pages[-1])


@pytest.mark.parametrize("sheet", SHEETS, ids=["a4", "letter"])
@pytest.mark.parametrize("lines", [1, 2, 3, 6, 22, 35, 40, 63])
@pytest.mark.parametrize("length", [40, 100, 150])
def test_a_last_comment_is_not_alone_on_a_page(sheet: Sheet, lines: int, length: int) -> None:
    text = many_moves(length)[:-1] + "C[" + "\n".join(["Said."] * lines) + "])"
    assert _height_alone(KifuPages(plan(text), sheet)) > mm(20)


@pytest.mark.parametrize("lines", [1, 2, 5, 20, 40])
def test_the_words_of_a_diagram_begin_below_it(lines: int) -> None:
    text = many_moves(100)[:-1] + "C[" + "\n".join(["Said."] * lines) + "](;B[ss])(;W[sa]C[In a variation]))"
    pages = KifuPages(plan(text), SHEETS[0])
    placed = [place for page in pages.pages for place in page]
    small = [place for place in placed if mm(25) < place.piece.height < mm(70)]
    (board,) = small
    after = placed[placed.index(board) + 1]
    assert any(board in page and after in page for page in pages.pages)
    assert (after.x, after.y > board.y) == (board.x, True)


def _left_of_text(piece: Piece) -> float:
    """Return the left edge of the black of a piece, in units."""
    image = QImage(600, 40, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    scale = 600 / mm(80)
    painter.scale(scale, scale)
    piece.paint(painter, 0.0, 0.0)
    painter.end()
    columns = (x for x in range(600) if any(image.pixelColor(x, y).lightness() < 110 for y in range(40)))
    return next(columns) / scale


def test_comments_of_a_diagram_are_indented_and_those_of_the_game_are_not() -> None:
    game = "(;SZ[9];B[ee];W[cc]C[Of the game](;B[gg]C[Of the game too])(;B[gc];W[dd]C[Of the diagram]))"
    placed = [place for page in KifuPages(plan(game), SHEETS[0]).pages for place in page]
    lines = [place.piece for place in placed if place.piece.height < mm(6)]
    words = [piece for piece in lines if _left_of_text(piece) >= mm(3.9)]
    # "After 2" and the text below it.
    assert len(words) == 2
    assert all(piece.floats for piece in words)


def test_a_page_is_painted_black_on_white() -> None:
    image = page_of(Material("", kifu=plan(many_moves(60))), ExportChoice(), 0, 900)
    assert image.pixelColor(20, 20) == QColor("#FFFFFF")
    dark = sum(
        image.pixelColor(x, y).lightness() < 60 for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
    )
    assert dark > 200


def test_letters_of_other_scripts_are_painted() -> None:
    def title(name: str) -> QImage:
        return page_of(Material("", kifu=plan(f"(;SZ[9]PB[{name}];B[aa])")), ExportChoice(), 0, 900)

    assert title("\u4e00\u5263\u7a7f\u5fc3") != title("")


def test_pdf_has_the_pages_and_its_progress_is_told(tmp_path: Path) -> None:
    told: list[float] = []
    choice = ExportChoice()
    pages = pages_of(Material("", kifu=plan(many_moves(160))), Sheet.of(PaperSize.A4), choice)
    data = kifu_pdf(pages, PaperSize.A4, "Title", told.append)
    assert told == [number / pages.count for number in range(pages.count)]
    if shutil.which("pdfinfo") is None:
        pytest.skip("no pdfinfo here")
    path = tmp_path / "game.pdf"
    path.write_bytes(data)
    info = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True).stdout
    assert f"Pages:           {pages.count}" in info
    assert "A4" in info
    assert "Title:           Title" in info


@pytest.fixture(params=["font of the system", "font of the program"])
def some_font(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """The font of the application for paper: that of the system, or the one of the program."""
    before = qapp.font()
    qapp.setFont(app_font(before, request.param == "font of the system", 1.0))
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("some_font")
def test_text_in_the_pdf_can_be_found(tmp_path: Path) -> None:
    if shutil.which("pdftotext") is None:
        pytest.skip("no pdftotext here")
    path = tmp_path / "game.pdf"
    kifu = plan("(;SZ[9]PB[Hana]PW[Tomas]DT[2026-05-02]KM[6.5]RE[W+R];B[aa]C[Too small];W[])")
    pages = pages_of(Material("", kifu=kifu), Sheet.of(PaperSize.A4), ExportChoice())
    path.write_bytes(kifu_pdf(pages, PaperSize.A4, "", lambda _done: None))
    text = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, text=True, check=True).stdout
    for words in (
        "Hana", "Tomas", "2026-05-02", "6\u00bd", "White wins by resignation",
        "Figure 1 (1\u20132)", "2 pass", "After 1", "Too small", "1/1",
    ):  # fmt: skip
        assert words.replace(" ", "") in text.replace(" ", "")
