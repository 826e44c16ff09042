"""What is to be exported made ready in the program's thread, and carried out in any other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from goboard_app.app.texts.print import ascii_text, sensei_text, shot_notes
from goboard_app.lessons.handout import Handout
from goboard_app.session.export import ExportChoice, ExportKind, Shot
from goboard_app.session.kifu import Kifu
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.ui.paper.board_files import (
    EXPORT_THEMES,
    encoded,
    image_of,
    is_scenic,
    pdf_of,
    plain_image,
    style_of,
    svg_of,
)
from goboard_app.ui.paper.handout_pages import HandoutPages
from goboard_app.ui.paper.kifu_pages import KifuPages
from goboard_app.ui.paper.measures import PaperSize, Sheet
from goboard_app.ui.paper.pdf import Pages, kifu_pdf

Told = Callable[[float], None]
Maker = Callable[[Told], bytes]
"""Makes the bytes of a file, tells how far it is from 0 to 1, and stops if that raises."""


@dataclass(frozen=True, slots=True)
class Material:
    """What a kind of file is made from: a board, or boards that follow one another, or a game, or a
    hand-out.
    """

    title: str
    shot: Shot | None = None
    frames: tuple[BoardPicture, ...] = ()
    part: BoardPart | None = None
    kifu: Kifu | None = None
    handout: Handout | None = None

    @property
    def has_pages(self) -> bool:
        """Whether it is laid out on sheets of paper."""
        return self.kifu is not None or self.handout is not None


def kifu_pages(kifu: Kifu, choice: ExportChoice) -> KifuPages:
    """The pages of a game as chosen; always black on white, for they are paper."""
    return KifuPages(kifu, Sheet.of(PaperSize(choice.paper)), EXPORT_THEMES["print"])


def pages_of(material: Material, sheet: Sheet, choice: ExportChoice) -> Pages:
    """A game or a hand-out on sheets of this size; ValueError where the material is neither."""
    if material.handout is not None:
        return HandoutPages(material.handout, material.title, sheet, choice.coordinates)
    if material.kifu is None:
        raise ValueError("nothing has pages")
    return KifuPages(material.kifu, sheet, EXPORT_THEMES["print"])


def prepare(material: Material, choice: ExportChoice) -> Maker:
    """What makes a file; call this in the program's own thread."""
    if material.has_pages:
        return _pages_job(material, choice)
    if material.part is not None:
        return _animation_job(material.frames, material.part, choice)
    if material.shot is None:
        raise ValueError("nothing to export")
    return _board_job(material.shot, material.title, choice)


def board_text(shot: Shot, title: str, choice: ExportChoice) -> str:
    """A board as a text of the kind chosen."""
    if choice.kind is ExportKind.SENSEI:
        return sensei_text(shot, title, choice.coordinates)
    return ascii_text(shot, choice.coordinates)


def _pages_job(material: Material, choice: ExportChoice) -> Maker:
    def run(told: Told) -> bytes:
        told(0.0)
        paper = PaperSize(choice.paper)
        pages = pages_of(material, Sheet.of(paper), choice)
        return kifu_pdf(pages, paper, material.title, told)

    return run


def _animation_job(
    frames: tuple[BoardPicture, ...], part: BoardPart, choice: ExportChoice
) -> Maker:
    def run(told: Told) -> bytes:
        # Late: Pillow is needed for this alone.
        from goboard_app.ui.paper.animation import animation

        return animation(frames, part, choice, told)

    return run


def _board_job(shot: Shot, title: str, choice: ExportChoice) -> Maker:
    kind = choice.kind
    if kind.is_text:
        text = board_text(shot, title, choice).encode("utf-8")
        return lambda _told: text
    if kind is ExportKind.SVG:
        return lambda _told: svg_of(shot, choice, title, shot_notes(shot))
    if kind is ExportKind.PDF:
        return lambda _told: pdf_of(shot, choice, title, shot_notes(shot))
    if is_scenic(choice, shot):
        image = image_of(shot, choice)
        return lambda _told: encoded(image)
    style = style_of(choice)
    return lambda _told: encoded(plain_image(shot.picture, shot.part, choice.size, style))


def smaller(choice: ExportChoice, side: int) -> ExportChoice:
    """The same in a size that is quickly made, to look at beforehand."""
    return replace(choice, size=min(choice.size, side), moving_size=min(choice.moving_size, side))
