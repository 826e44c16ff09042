"""One board as PNG, SVG and PDF: the same picture in every format."""

from __future__ import annotations

import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.session.export import ExportChoice, ExportKind, Shot, plain_shot
from goboard_app.session.picture import BoardPicture, LineMark, Mark, MarkKind, parse_part
from goboard_app.ui.board.print import PRINT, PrintStyle, diagram_size, paint_diagram
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.paper.writers import (
    encoded,
    image_of,
    pdf_of,
    plain_image,
    style_of,
    svg_of,
)
from goboard_app.ui.widgets.theme import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

NINE = BoardSize.square(9)
PRINTED = ExportChoice(ExportKind.PNG, 400, theme="print")


def board(**what: object) -> BoardPicture:
    stones = bytearray(81)
    for name, code in (("C3", 1), ("G7", 2), ("E5", 1), ("A1", 2), ("J9", 1)):
        stones[NINE.index(parse_point(name, NINE))] = code
    return BoardPicture(NINE, bytes(stones), **what)  # type: ignore[arg-type]


def marked() -> BoardPicture:
    """Return a board with a mark of every kind, on a stone and beside it."""
    places = iter(Point(col, row) for row in (1, 3, 5, 7) for col in range(0, 9, 2))
    marks = [Mark(kind, next(places), "12") for kind in MarkKind]
    marks += [Mark(kind, place, "A") for kind, place in zip(MarkKind, on_stones(), strict=False)]
    return board(
        marks=tuple(marks),
        territory_black=frozenset({Point(8, 8), Point(7, 8)}),
        territory_white=frozenset({Point(0, 0)}),
        seki=frozenset({Point(4, 0), Point(5, 0)}),
        dead=frozenset({parse_point("A1", NINE)}),
        lit=frozenset({Point(3, 8)}),
        lines=(LineMark(Point(2, 2), Point(5, 4)), LineMark(Point(8, 4), Point(6, 6), True)),
        dimmed=frozenset({Point(1, 4), Point(4, 4)}),
    )


def on_stones() -> Iterator[Point]:
    yield from (parse_point(name, NINE) for name in ("C3", "G7", "E5", "J9"))


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures at a coarse size, from 0 to 255."""
    kept, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = [
        image.scaled(60, 60, kept, smooth).convertToFormat(QImage.Format.Format_Grayscale8) for image in (one, other)
    ]
    pairs = zip(*(bytes(image.constBits()) for image in small), strict=True)
    return sum(abs(a - b) for a, b in pairs) / 3600


def rendered(svg: bytes, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(svg)
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#FF00FF"))
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def test_a_picture_in_a_screen_theme_is_the_board_of_the_screen() -> None:
    view = BoardView(LIGHT, lambda _point: "", "")
    view.resize(480, 480)
    view.show_picture(board())
    view.show()
    shown = view.grab().toImage()
    made = image_of(plain_shot(board()), ExportChoice(size=shown.width()))
    assert made.size() == shown.size()
    assert difference(made, shown) < 1.5
    view.deleteLater()


def test_a_print_shows_the_same_board() -> None:
    image = image_of(plain_shot(board()), PRINTED)
    assert (image.width(), image.height()) == (400, 400)
    size = diagram_size(plain_shot(board()).part, 1.0)
    step = 400 / size.width()
    first = (size.width() - 8) / 2 * step

    def color(name: str, off: float = 0.0) -> int:
        point = parse_point(name, NINE)
        x, y = first + (point.col + off) * step, first + (point.row + off) * step
        return image.pixelColor(round(x), round(y)).lightness()

    assert [color(name) for name in ("C3", "E5", "J9")] == [0, 0, 0]
    assert [color(name) for name in ("G7", "A1")] == [255, 255]
    # Between the lines there is nothing, on them a line.
    assert color("B6", 0.5) == 255
    assert color("B6") < 128


@pytest.mark.parametrize("theme", ["print", "light", "dark", "contrast", "contrast_dark"])
@pytest.mark.parametrize("picture", [board(), marked()], ids=["plain", "marked"])
def test_svg_is_the_same_as_the_picture(theme: str, picture: BoardPicture) -> None:
    part = parse_part("A1:J8", NINE)
    shot, choice = plain_shot(picture, part=part), replace(PRINTED, theme=theme)
    svg = svg_of(shot, choice, "A <title> & more", "")
    # A picture lies on wood, which a drawing cannot have.
    image = plain_image(shot.picture, shot.part, choice.size, style_of(choice))
    assert difference(rendered(svg, image.width(), image.height()), image) < 2.0


@pytest.mark.parametrize("picture", [board(), marked()], ids=["plain", "marked"])
def test_svg_is_drawn_and_holds_no_picture(picture: BoardPicture) -> None:
    root = ElementTree.fromstring(svg_of(plain_shot(picture), PRINTED, "A <title> & more", ""))
    kinds = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert "image" not in kinds
    assert {"path", "polyline"} & kinds
    assert (root.get("width"), root.get("height")) == ("400", "400")
    assert "A <title> & more" in {element.text for element in root.iter()}


def test_notes_make_a_drawing_higher() -> None:
    plain = ElementTree.fromstring(svg_of(plain_shot(board()), PRINTED, "", ""))
    noted = ElementTree.fromstring(svg_of(plain_shot(board()), PRINTED, "", "34 at 12"))
    assert int(noted.get("height", "")) > int(plain.get("height", ""))


def test_a_part_is_as_large_as_it_is_wide() -> None:
    shot = plain_shot(board(), part=parse_part("A1:C9", NINE))
    image = image_of(shot, PRINTED)
    assert image.height() == 400
    assert image.width() < 200


def test_a_part_shows_its_own_corner() -> None:
    whole = image_of(plain_shot(board()), replace(PRINTED, coordinates=False))
    part = image_of(plain_shot(board(), part=parse_part("A1:J9", NINE)), replace(PRINTED, coordinates=False))
    assert whole == part
    corner = image_of(plain_shot(board(), part=parse_part("A1:C3", NINE)), replace(PRINTED, coordinates=False))
    assert corner != whole


def test_a_part_in_the_colours_of_the_screen_lies_on_wood() -> None:
    def colors(theme: str) -> int:
        """Return the number of colours in a part without a stone."""
        shot = plain_shot(board(), part=parse_part("G2:H4", NINE))
        image = image_of(shot, replace(PRINTED, theme=theme, coordinates=False, size=200))
        return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})

    assert colors("light") > 300
    assert colors("print") < 60


def test_pdf_holds_no_picture() -> None:
    data = pdf_of(plain_shot(marked()), PRINTED, "Title", "34 at 12")
    assert data.startswith(b"%PDF-")
    assert b"/Subtype /Image" not in data


def test_pdf_looks_like_the_picture(tmp_path: Path) -> None:
    if shutil.which("pdftoppm") is None:
        pytest.skip("no pdftoppm here")
    path = tmp_path / "board.pdf"
    path.write_bytes(pdf_of(plain_shot(marked()), PRINTED, "", ""))
    command = ["pdftoppm", "-scale-to", "400", "-png", "-singlefile", path, tmp_path / "board"]
    subprocess.run(command, check=True)
    shown = QImage(str(tmp_path / "board.png"))
    same = difference(shown, image_of(plain_shot(marked()), PRINTED))
    other = difference(shown, image_of(plain_shot(board()), PRINTED))
    # Another program draws thin lines paler; a board without its marks is further off.
    assert same < 4.0 < other


def test_names_and_stars_can_be_left_out() -> None:
    def painted(style: PrintStyle) -> QImage:
        image = QImage(300, 300, QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        shot: Shot = plain_shot(board())
        paint_diagram(painter, shot.picture, shot.part, QRectF(image.rect()), style)
        painter.end()
        return image

    every = {
        encoded(painted(PrintStyle(PRINT, coordinates, stars)))
        for coordinates in (True, False)
        for stars in (True, False)
    }
    assert len(every) == 4


ARROW = (LineMark(Point(0, 4), Point(8, 4), True),)


@pytest.mark.parametrize(
    "more",
    [
        {"lines": (LineMark(Point(1, 1), Point(7, 6)),)},
        {"lines": ARROW},
        {"dimmed": frozenset({parse_point("C3", NINE)})},
        {"hidden": frozenset({parse_point("C3", NINE), parse_point("C4", NINE)})},
        {"last_move": parse_point("C3", NINE), "sign": "!!"},
    ],
    ids=["line", "arrow", "dimmed", "hidden", "sign"],
)
def test_everything_the_record_draws_is_printed(more: dict[str, object]) -> None:
    plain, drawn = (image_of(plain_shot(p), PRINTED) for p in (board(), board(**more)))
    assert plain != drawn


def test_a_line_that_leaves_the_part_is_left_out() -> None:
    part = parse_part("A1:E9", NINE)
    one, other = (plain_shot(p, part=part) for p in (board(), board(lines=ARROW)))
    assert image_of(one, PRINTED) == image_of(other, PRINTED)
