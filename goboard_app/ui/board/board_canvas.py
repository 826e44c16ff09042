"""BoardCanvas: fits a picture of the board into a widget and draws it, at any pixel ratio."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from goboard_app.go.board import BoardSize, Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.geometry import BoardGeometry, fit_board
from goboard_app.ui.board.motion import FLIGHT_MS, PLAYED_THROUGH_MS
from goboard_app.ui.board.moves import Flight
from goboard_app.ui.board.options import BoardOptions
from goboard_app.ui.board.scene import MOST_SHADOWS, BoardScene
from goboard_app.ui.board.sprites import Sprites
from goboard_app.ui.look.theme import Theme

_SETTLE_MS = 140
_LEAST_SIDE = 160
_MOST_PLACES = 6
_EMPTY = BoardPicture(BoardSize.square(19), bytes(361))


class BoardCanvas(QGraphicsView):
    """Shows one BoardPicture as large as it fits; it takes no input.

    flights_landed(): all stones of `fly` have arrived.
    """

    flights_landed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._options = BoardOptions()
        self._board = BoardScene(_EMPTY, self)
        self._geometry = fit_board(_EMPTY.size, _LEAST_SIDE, _LEAST_SIDE)
        self._drawn: tuple[object, ...] = ()
        self._is_draft = False
        self._is_due = True
        self._was_seen = False
        self._place: QRect | None = None
        self._sprites: Sprites | None = None
        self._settle = QTimer(self)
        self._build_canvas()
        self._settle.timeout.connect(self._draw_finely)
        self._board.flights_ended.connect(self._land)

    def _build_canvas(self) -> None:
        # One of our own: to hand out the one that Qt has made, PySide makes every class of widget.
        self.setViewport(QWidget())
        self.setScene(self._board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(_LEAST_SIDE, _LEAST_SIDE)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)

    @property
    def picture(self) -> BoardPicture:
        """The picture shown."""
        return self._board.picture

    @property
    def board_scene(self) -> BoardScene:
        """The scene behind the view."""
        return self._board

    @property
    def board_geometry(self) -> BoardGeometry:
        """Where everything lies, in device pixels of the viewport."""
        return self._geometry

    def show_picture(self, picture: BoardPicture, animate: bool = False) -> None:
        """Show another picture; what still moves ends at once, what is new may move in."""
        before = self._board.picture
        self._board.show_picture(picture, animate and self._options.motion)
        if picture.size != before.size:
            self._lay_out()

    def set_played_through(self, is_played: bool) -> None:
        """Let stones move quicker, as one follows another by itself."""
        self._board.motion.longest = PLAYED_THROUGH_MS if is_played else 0

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._lay_out()

    @property
    def options(self) -> BoardOptions:
        """The choices it is drawn with."""
        return self._options

    def set_options(self, options: BoardOptions) -> None:
        """Draw with other choices."""
        if options == self._options:
            return
        self._options = options
        if not options.motion:
            self._board.motion.finish()
        self._lay_out()

    def fly(self, flights: Sequence[Flight], duration: int = FLIGHT_MS) -> None:
        """Move stones over the board, then say flights_landed; at once where motion is off."""
        if len(flights) > MOST_SHADOWS:
            self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self._board.fly(flights, duration if self._options.motion else 0)

    def _land(self) -> None:
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.flights_landed.emit()

    def finish_motion(self) -> None:
        """End at once all that moves."""
        self._board.motion.finish()

    def position_of(self, point: Point) -> QPoint:
        """Where the point lies in the viewport, in logical pixels."""
        x, y = self._geometry.center(point)
        ratio = self._geometry.dpr
        return QPoint(int(x / ratio), int(y / ratio))

    def cell_of(self, point: Point) -> QRectF:
        """The square around the point in the viewport, in logical pixels."""
        x, y = self._geometry.center(point)
        ratio, side = self._geometry.dpr, self._geometry.spacing
        return QRectF((x - side / 2) / ratio, (y - side / 2) / ratio, side / ratio, side / ratio)

    def point_at(self, position: QPointF) -> Point | None:
        """The point at a place of the viewport."""
        ratio = self._geometry.dpr
        return self._geometry.point_at(position.x() * ratio, position.y() * ratio)

    def event(self, event: QEvent) -> bool:
        """Follow the pixel ratio of the screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a few far apart places one by one: a clip of many parts would slow them all down.

        Qt itself must draw: it remembers where it has drawn each item, and wipes it out there.
        """
        self._was_seen = True
        self._draw()
        places = list(cast(Iterable[QRect], event.region()))
        if not 1 < len(places) <= _MOST_PLACES or not self._geometry.dpr.is_integer():
            super().paintEvent(event)
            return
        for self._place in places:
            super().paintEvent(QPaintEvent(self._place))
        self._place = None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the ground, and keep what is drawn upon it to the place that is due.

        The clip lasts for the items too, as the state of the painter is not put back. Without it
        an item across two places would be drawn twice in both, with edges too dark.
        """
        if self._place is None:
            super().drawBackground(painter, rect)
            return
        ratio, place = self._geometry.dpr, QRectF(self._place)
        part = QRectF(place.topLeft() * ratio, place.size() * ratio)
        painter.setClipRect(part)
        self._board.drawBackground(painter, part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board anew: roughly while sizes keep changing, finely soon after."""
        super().resizeEvent(event)
        self._lay_out(is_draft=self._was_seen)

    def _draw_finely(self) -> None:
        if self._is_draft:
            self._lay_out()

    def _lay_out(self, is_draft: bool = False) -> None:
        """Work out where everything lies; draw it now, or when the board is shown."""
        ratio = self.devicePixelRatioF()
        width, height = self.viewport().width() * ratio, self.viewport().height() * ratio
        geometry = fit_board(self.picture.size, width, height, ratio, self._options.coordinates)
        drawn = (geometry, self._theme, self._options, width, height)
        if drawn == self._drawn and (is_draft or not self._is_draft):
            return
        self._drawn = drawn
        self._geometry, self._is_draft, self._is_due = geometry, is_draft, True
        self.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        self._board.setSceneRect(0, 0, int(width), int(height))
        self.setSceneRect(self._board.sceneRect())
        if self.isVisible():
            self._draw()

    def _draw(self) -> None:
        if not self._is_due:
            return
        self._is_due = False
        self._sprites = self._make_sprites(self._geometry, self._is_draft)
        self._board.set_look(self._sprites, self._theme, self._options, self._is_draft)
        if self._is_draft:
            self._settle.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what nobody could see until now."""
        super().showEvent(event)
        self._draw()

    def _make_sprites(self, geometry: BoardGeometry, is_draft: bool) -> Sprites:
        older = self._sprites.origin if is_draft and self._sprites is not None else None
        return Sprites(geometry, self._theme, older)
