"""Small pictures of boards for tiles and lists."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from goboard_app.go.board import BoardSize
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.look.look import Look


class Thumbnails:
    """Makes the pictures in the theme in force, at the pixel ratio of the screen."""

    def __init__(self, look: Look, dpr: float) -> None:
        self._look = look
        self._dpr = dpr

    def of_picture(self, picture: BoardPicture, side: int) -> QPixmap:
        """A board with stones, `side` logical pixels wide."""
        from goboard_app.ui.board.render import render_image

        image = render_image(
            picture, self._look.theme, side, coordinates=False, dpr=self._dpr, table=False
        )
        return QPixmap.fromImage(image)

    def of_size(self, size: BoardSize, side: int) -> QPixmap:
        """An empty board."""
        return self.of_picture(BoardPicture(size, bytes(size.area)), side)
