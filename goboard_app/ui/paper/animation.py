"""Moving pictures: boards one after another, written by Pillow, for Qt does not write GIF."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence

from PIL import Image
from PySide6.QtGui import QImage

from goboard_app.session.export import ExportChoice, ExportKind
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.ui.paper.board_files import plain_image, style_of

LAST_FRAMES = 4
"""The last board stays so many times as long as the others."""

_COLORS = 96
_WEBP_QUALITY = 88
_PAINTED = 0.9

Told = Callable[[float], None]


def animation(
    pictures: Sequence[BoardPicture], part: BoardPart, choice: ExportChoice, told: Told
) -> bytes:
    """The pictures one after another, for ever; `told` may raise to call it off. In any thread."""
    times = [choice.frame_ms] * len(pictures)
    times[-1] *= LAST_FRAMES
    painted = _painted(pictures, part, choice, told)
    buffer = io.BytesIO()
    if choice.kind is ExportKind.WEBP:
        first = next(painted)
        first.save(
            buffer,
            "WEBP",
            save_all=True,
            append_images=painted,
            duration=times,
            loop=0,
            quality=_WEBP_QUALITY,
            method=2,
        )
    else:
        _save_gif(buffer, pictures, part, choice, painted, times)
    told(1.0)
    return buffer.getvalue()


def _save_gif(
    buffer: io.BytesIO,
    pictures: Sequence[BoardPicture],
    part: BoardPart,
    choice: ExportChoice,
    painted: Iterator[Image.Image],
    times: list[int],
) -> None:
    # One palette for all: with one for each frame the wood would flicker.
    colors = _frame(pictures[-1], part, choice).quantize(_COLORS)
    mapped = (image.quantize(palette=colors, dither=Image.Dither.NONE) for image in painted)
    first = next(mapped)
    first.save(
        buffer, "GIF", save_all=True, append_images=mapped, duration=times, loop=0, disposal=1
    )


def _painted(
    pictures: Sequence[BoardPicture], part: BoardPart, choice: ExportChoice, told: Told
) -> Iterator[Image.Image]:
    for number, picture in enumerate(pictures):
        told(_PAINTED * number / len(pictures))
        yield _frame(picture, part, choice)


def _frame(picture: BoardPicture, part: BoardPart, choice: ExportChoice) -> Image.Image:
    image = plain_image(picture, part, choice.moving_size, style_of(choice))
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (image.width(), image.height())
    return Image.frombytes(
        "RGB", size, bytes(image.constBits()), "raw", "RGB", image.bytesPerLine(), 1
    )
