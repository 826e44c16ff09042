"""Exports as jobs: the material is prepared in the thread of the window and written in any thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from goboard_app.app.files.save import CannotSave, replace_file
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.texts.print import ascii_text, sensei_text, shot_notes
from goboard_app.lessons.handout import Handout
from goboard_app.session.export import ExportChoice, ExportKind, Shot
from goboard_app.session.kifu.plan import Kifu
from goboard_app.session.picture import BoardPart, BoardPicture
from goboard_app.ui.paper.handout import HandoutPages, HandoutStyle
from goboard_app.ui.paper.kifu import KifuPages
from goboard_app.ui.paper.pages import PaperSize, Sheet
from goboard_app.ui.paper.writers import (
    EXPORT_THEMES,
    CannotPaint,
    Pages,
    Told,
    animation,
    encoded,
    image_of,
    is_scenic,
    kifu_pdf,
    pdf_of,
    plain_image,
    still,
    style_of,
    svg_of,
)

Maker = Callable[[Told], bytes]
"""A function that returns the bytes of a file, reports its progress from 0 to 1, and stops if the report raises."""

# Progress is reported only for work that takes longer than this, in milliseconds.
LATE_MS = 400
# In seconds: users who close the window right after an export still expect the file.
_LAST_SECONDS = 8


@dataclass(frozen=True, slots=True)
class Material:
    """The contents of a file: a board, a series of boards, a game, or a hand-out."""

    title: str
    shot: Shot | None = None
    frames: tuple[BoardPicture, ...] = ()
    part: BoardPart | None = None
    kifu: Kifu | None = None
    handout: Handout | None = None

    @property
    def has_pages(self) -> bool:
        """True for contents that are laid out on sheets of paper."""
        return self.kifu is not None or self.handout is not None


def pages_of(material: Material, sheet: Sheet, choice: ExportChoice) -> Pages:
    """Return a game or a hand-out on sheets of this size, a game always black on white.

    Raises ValueError if the material is neither.
    """
    if material.handout is not None:
        form = HandoutStyle(choice.type_size, choice.blanks)
        return HandoutPages(material.handout, material.title, sheet, choice.coordinates, form)
    if material.kifu is None:
        raise ValueError("nothing has pages")
    return KifuPages(material.kifu, sheet, EXPORT_THEMES["print"])


def prepare(material: Material, choice: ExportChoice) -> Maker:
    """Return the function that makes a file; call this in the thread of the window.

    Raises ValueError if the material is empty.
    """
    if material.has_pages:
        return _pages_job(material, choice)
    if material.part is not None:
        return _animation_job(material.frames, material.part, choice)
    if material.shot is None:
        raise ValueError("nothing to export")
    return _board_job(material.shot, material.title, choice)


def board_text(shot: Shot, title: str, choice: ExportChoice) -> str:
    """Return a board as text of the chosen kind."""
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


def _animation_job(frames: tuple[BoardPicture, ...], part: BoardPart, choice: ExportChoice) -> Maker:
    return partial(animation, frames, part, choice)


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
        # Painted here and not in the job: pixmaps may be used only in the thread of the window.
        image = image_of(shot, choice)
        return lambda _told: encoded(image)
    return lambda _told: encoded(still(shot, choice))


def smaller(choice: ExportChoice, side: int) -> ExportChoice:
    """Return the same choice in a size that is quickly made, for a preview."""
    return replace(choice, size=min(choice.size, side), moving_size=min(choice.moving_size, side))


class Exporter(QObject):
    """The writer of exports, one file at a time.

    Signals: `written(Path)` when the file is in its place; `failed(Path, str)` with the system's reason, empty where
    the picture could not be made; `progressed(Path, float)` now and then for long work; `ended()` when the work is
    over, also when it was cancelled. Nothing is written before the file is complete, so a cancelled export leaves
    nothing behind.
    """

    written = Signal(object)
    failed = Signal(object, str)
    progressed = Signal(object, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = Path()
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.ended.connect(self.ended)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """True while a file is made."""
        return self._job.is_busy

    def start(self, path: Path, make: Maker) -> None:
        """Begin to make a file; cancel another one that is being made."""
        self.cancel()
        self._path = path
        work = partial(_write, path, make)
        self._job.start_beside(work, JobWatch(), late_ms=LATE_MS, last_s=_LAST_SECONDS)

    @Slot()
    def cancel(self) -> None:
        """Stop; the file is not written."""
        self._job.cancel()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        self.progressed.emit(self._path, done)

    @Slot()
    def _on_done(self) -> None:
        self.written.emit(self._path)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(self._path, str(error) if isinstance(error, CannotSave) else "")
        # Any other error is a fault of the program and must not be lost.
        if not isinstance(error, CannotSave | CannotPaint | MemoryError):
            raise error


def _write(path: Path, make: Maker, watch: JobWatch) -> None:
    data = make(watch.told)
    watch.told(1.0)
    # The last chance to cancel before the file is replaced.
    replace_file(path, data, lambda _data: watch.told(1.0))


def preview_of(material: Material, choice: ExportChoice, side: int) -> QImage | str:
    """Return a picture whose longer side has at most `side` pixels, or a text."""
    if material.has_pages:
        return page_of(material, choice, 0, side)
    choice = smaller(choice, side)
    if material.part is not None:
        picture = material.frames[-1]
        return plain_image(picture, material.part, choice.moving_size, style_of(choice))
    assert material.shot is not None
    if choice.kind.is_text:
        return board_text(material.shot, material.title, choice)
    if choice.kind in (ExportKind.SVG, ExportKind.PDF):
        shot = material.shot
        return plain_image(shot.picture, shot.part, choice.size, style_of(choice))
    return image_of(material.shot, choice)


def page_of(material: Material, choice: ExportChoice, number: int, side: int) -> QImage:
    """Return a page of a game or hand-out, `side` pixels high, on white with a thin edge."""
    sheet = Sheet.of(PaperSize(choice.paper))
    scale = side / sheet.height
    image = QImage(round(sheet.width * scale), side, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    try:
        painter.scale(scale, scale)
        pages_of(material, sheet, choice).paint(painter, number)
        painter.resetTransform()
        painter.setPen(QPen(QColor("#BBBBBB"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(image.rect()).adjusted(0, 0, -1, -1))
    finally:
        painter.end()
    return image
