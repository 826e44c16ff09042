"""Moving pictures, looked at with Pillow."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from goboard_app.record.sgf.imports import read_record
from goboard_app.session.export import ExportChoice, ExportKind, frames
from goboard_app.session.picture import parse_part, whole_board
from goboard_app.ui.paper.writers import LAST_FRAMES, animation

pytestmark = pytest.mark.usefixtures("qapp")

TREE = read_record(b"(;SZ[9];B[ee];W[cc];B[gg];W[cg];B[gc])").games[0]
MOVING = [ExportKind.GIF, ExportKind.WEBP]


def moving(kind: ExportKind, part: str = "A1:J9", **more: object) -> Image.Image:
    shown = frames(TREE, TREE.main_line(), 1, 5, numbers=False)
    choice = ExportChoice(kind, moving_size=120, frame_ms=300, **more)  # type: ignore[arg-type]
    data = animation(shown, parse_part(part, TREE.size), choice, lambda _done: None)
    return Image.open(io.BytesIO(data))


def count(image: Image.Image) -> int:
    return int(getattr(image, "n_frames", 1))


@pytest.mark.parametrize("kind", MOVING)
def test_one_frame_a_move_and_one_before(kind: ExportKind) -> None:
    image = moving(kind)
    assert image.format == kind.name
    assert (image.size, count(image)) == ((120, 120), 6)


@pytest.mark.parametrize("kind", MOVING)
def test_the_last_board_stays_longer(kind: ExportKind) -> None:
    image = moving(kind)
    times = []
    for number in range(count(image)):
        image.seek(number)
        image.load()
        times.append(image.info["duration"])
    assert times == [300] * 5 + [300 * LAST_FRAMES]


def test_each_frame_shows_its_board() -> None:
    image = moving(ExportKind.GIF, coordinates=False)
    middle = (60, 60)
    shades = []
    for number in (0, 1):
        image.seek(number)
        pixel = image.convert("RGB").getpixel((middle[0] + 3, middle[1] - 5))
        assert isinstance(pixel, tuple)
        shades.append(sum(pixel[:3]))
    assert shades[1] < 300 < shades[0]


def test_a_part_of_the_board_moves() -> None:
    assert moving(ExportKind.GIF, "A1:E9").size[0] < 80


def test_it_tells_its_progress_and_can_be_called_off() -> None:
    told: list[float] = []

    def stop(done: float) -> None:
        told.append(done)
        if len(told) == 3:
            raise InterruptedError

    shown = frames(TREE, TREE.main_line(), 1, 5, numbers=False)
    choice = ExportChoice(ExportKind.GIF, moving_size=60)
    with pytest.raises(InterruptedError):
        animation(shown, whole_board(TREE.size), choice, stop)
    assert told == sorted(told)
    assert len(told) == 3
