"""The faces of the partners, as pictures for labels and lists."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel

from goboard_app import resource_path
from goboard_app.partner.character import Character
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.theme import SCALES


@lru_cache(maxsize=64)
def face_pixmap(character: Character, size: int, dpr: float = 1.0) -> QPixmap:
    """Return the face of a partner as a square of `size` logical pixels at pixel ratio `dpr`. Cached."""
    side = round(size * dpr)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing = QSvgRenderer(str(resource_path(f"partners/{character.value}.svg")))
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    picture.setDevicePixelRatio(dpr)
    return picture


def face_icon(character: Character, size: int) -> QIcon:
    """Return the face of a partner for a row of a list, sharp at `size` logical pixels."""
    found = QIcon()
    for scale in SCALES:
        found.addPixmap(face_pixmap(character, size, scale))
    return found


class FaceLabel(QLabel):
    """The face of a partner beside its name, without an accessible name; `size` is its width before scaling."""

    def __init__(self, look: Look, size: float, character: Character | None = None) -> None:
        super().__init__()
        self._look = look
        self._size = size
        self._character = character
        look.changed.connect(self._repaint)
        self._repaint()

    @property
    def character(self) -> Character | None:
        """The partner whose face is shown."""
        return self._character

    def show_face(self, character: Character | None) -> None:
        """Show the face of this partner; None hides the label."""
        self.setVisible(character is not None)
        if character is not self._character:
            self._character = character
            self._repaint()

    @Slot()
    def _repaint(self) -> None:
        if self._character is not None:
            size = self._look.px(self._size)
            self.setPixmap(face_pixmap(self._character, size, self.devicePixelRatioF()))
