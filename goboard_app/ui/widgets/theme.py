"""Themes: their colours by role, the sets of board and stones, and icons in those colours."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from goboard_app import resource_path
from goboard_app.app.settings import BoardSet
from goboard_app.late import late

with late:
    from PySide6.QtSvg import QSvgRenderer

SCALES = (1.0, 2.0)
"""The pixel ratios that an icon contains; other ones are scaled from these."""


class StoneStyle(Enum):
    """The ways to paint stones."""

    SHELL = "shell"
    GLASS = "glass"
    FLAT = "flat"
    OUTLINED = "outlined"


class Theme(NamedTuple):
    """A set of colours ('#RRGGBB'; opacities from 0 to 1), the picture of the wood, and the style of the stones.

    `wood` is the stem of a file in resources/wood, or empty for plain `wood_light`. `line_factor` multiplies the width
    of lines and marks. The fields from `wood` on are those of the board, which a `BoardSet` replaces.
    """

    name: str
    is_dark: bool
    table: str
    panel: str
    card: str
    sunk: str
    hairline: str
    field_edge: str
    text: str
    muted: str
    accent: str
    on_accent: str
    accent_soft: str
    error: str
    error_soft: str
    agreed: str
    agreed_soft: str
    unclear: str
    unclear_soft: str
    wood: str
    wood_light: str
    wood_grain: str
    board_side: str
    line: str
    coordinate: str
    board_mark: str
    board_warning: str
    shadow: str
    shadow_opacity: float
    territory_black: str
    territory_black_opacity: float
    territory_black_mark: str
    territory_white: str
    territory_white_opacity: float
    territory_white_mark: str
    territory_white_edge: str
    mark_halo: str
    last_on_black: str
    last_on_white: str
    line_opacity: float = 0.92
    line_factor: float = 1.0
    stones: StoneStyle = StoneStyle.SHELL


LIGHT = Theme(
    name="light",
    is_dark=False,
    table="#EAE5DA",
    panel="#F6F3ED",
    card="#FFFFFF",
    sunk="#ECE7DE",
    hairline="#D9D2C5",
    field_edge="#8D8475",
    text="#25221E",
    muted="#655E54",
    accent="#28587F",
    on_accent="#FFFFFF",
    accent_soft="#DCE7F0",
    error="#A8321A",
    error_soft="#F8E3DC",
    agreed="#2C6A4C",
    agreed_soft="#DDEDE3",
    unclear="#835600",
    unclear_soft="#F6E8C8",
    wood="light",
    wood_light="#ECCC96",
    wood_grain="#C99B5C",
    board_side="#A97C43",
    line="#3A2815",
    coordinate="#4A3520",
    board_mark="#123F66",
    board_warning="#9C1F0C",
    shadow="#1E1206",
    shadow_opacity=0.50,
    territory_black="#1A120A",
    territory_black_opacity=0.26,
    territory_black_mark="#141210",
    territory_white="#FFFBF0",
    territory_white_opacity=0.46,
    territory_white_mark="#FFFDF8",
    territory_white_edge="#4A3722",
    mark_halo="#FFFFFF",
    last_on_black="#F6F1E7",
    last_on_white="#2B2722",
)

DARK = LIGHT._replace(
    name="dark",
    is_dark=True,
    table="#171615",
    panel="#201E1C",
    card="#2A2825",
    sunk="#191817",
    hairline="#3B3834",
    field_edge="#8B8378",
    text="#ECE7DE",
    muted="#ABA397",
    accent="#8FBADD",
    on_accent="#0F2233",
    accent_soft="#2B3B49",
    error="#F2967F",
    error_soft="#47291F",
    agreed="#8CCBA6",
    agreed_soft="#25392E",
    unclear="#E6B75E",
    unclear_soft="#42351A",
    wood="dark",
    wood_light="#D0AF7C",
    wood_grain="#AB814A",
    board_side="#7C592E",
    line="#2C1D0E",
    coordinate="#2B1C09",
    board_mark="#08294A",
    board_warning="#7A1003",
    shadow_opacity=0.58,
)

HIGH_CONTRAST = LIGHT._replace(
    name="contrast",
    text="#000000",
    muted="#000000",
    card="#FFFFFF",
    panel="#FFFFFF",
    hairline="#000000",
    field_edge="#000000",
    # A ground from which black and white stones differ by a factor of three and more.
    wood="",
    wood_light="#B78848",
    wood_grain="#B78848",
    board_side="#6B4A1E",
    line="#000000",
    coordinate="#000000",
    board_mark="#001C3A",
    board_warning="#5C0A00",
    line_opacity=1.0,
    line_factor=1.5,
    # Territory is shown by marks alone.
    territory_black_opacity=0.0,
    territory_white_opacity=0.0,
    territory_black_mark="#000000",
    territory_white_mark="#FFFFFF",
    territory_white_edge="#000000",
    last_on_black="#FFFFFF",
    last_on_white="#000000",
    stones=StoneStyle.OUTLINED,
)

DARK_CONTRAST = HIGH_CONTRAST._replace(
    name="contrast_dark",
    is_dark=True,
    table="#000000",
    panel="#000000",
    card="#000000",
    sunk="#1C1C1C",
    hairline="#FFFFFF",
    field_edge="#FFFFFF",
    text="#FFFFFF",
    muted="#FFFFFF",
    accent="#9CD3FF",
    on_accent="#000000",
    accent_soft="#0C3557",
    error="#FFB3A1",
    error_soft="#4A1306",
    agreed="#9BF0BC",
    agreed_soft="#0B3A20",
    unclear="#FFD97A",
    unclear_soft="#3F2F00",
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST, DARK_CONTRAST)}

_KATSURA = LIGHT._replace(
    wood="katsura",
    wood_light="#D9A873",
    wood_grain="#A56E3E",
    board_side="#7F5128",
    line="#2E1A0B",
    coordinate="#331C0A",
    board_mark="#0B3052",
    board_warning="#7A1003",
    stones=StoneStyle.GLASS,
)
_FLAT = LIGHT._replace(
    wood="",
    wood_light="#E3C48D",
    wood_grain="#E3C48D",
    board_side="#C9A668",
    line="#5B4526",
    coordinate="#5B4526",
    shadow_opacity=0.0,
    line_opacity=1.0,
    stones=StoneStyle.FLAT,
)
# The sources of the board's fields, by light and dark themes.
_BOARDS: Mapping[BoardSet, tuple[Theme, Theme]] = {
    BoardSet.KAYA: (LIGHT, DARK),
    BoardSet.KATSURA: (_KATSURA, _KATSURA),
    BoardSet.FLAT: (
        _FLAT,
        _FLAT._replace(
            wood_light="#C9A76F", wood_grain="#C9A76F", board_side="#A58450", line="#3D2C14", coordinate="#3D2C14"
        ),
    ),
    BoardSet.CONTRAST: (HIGH_CONTRAST, HIGH_CONTRAST),
}
_OF_THE_BOARD = Theme._fields[Theme._fields.index("wood") :]


def board_set_of(theme: Theme, chosen: BoardSet) -> BoardSet:
    """Return the set of board and stones that is shown: the chosen one, or that of the theme."""
    if chosen is not BoardSet.OF_THEME:
        return chosen
    return BoardSet.CONTRAST if theme.stones is StoneStyle.OUTLINED else BoardSet.KAYA


def with_board(theme: Theme, board: BoardSet) -> Theme:
    """Return a theme with another set of board and stones; with that of the theme, the theme itself."""
    if board is BoardSet.OF_THEME:
        return theme
    source = _BOARDS[board][theme.is_dark]
    return theme._replace(**{name: getattr(source, name) for name in _OF_THE_BOARD})


class UnknownIcon(LookupError):
    """The error for an icon whose drawing is not shipped."""


@lru_cache(maxsize=256)
def icon(name: str, color: str, size: int = 18) -> QIcon:
    """Return an icon in one colour ('#RRGGBB'), sharp at `size` logical pixels. Cached."""
    found = QIcon()
    for scale in SCALES:
        found.addPixmap(pixmap(name, color, size, scale))
    return found


@lru_cache(maxsize=256)
def pixmap(name: str, color: str, size: int, dpr: float = 1.0) -> QPixmap:
    """Return a drawing as a square of `size` logical pixels at pixel ratio `dpr`. Cached."""
    drawing = QSvgRenderer(QByteArray(_colored(name, color)))
    side = round(size * dpr)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    # Set after painting, which counts in pixels of the screen.
    picture.setDevicePixelRatio(dpr)
    return picture


def _colored(name: str, color: str) -> bytes:
    """Return the SVG with `currentColor` replaced. Raises UnknownIcon if there is no such file."""
    path = resource_path(f"icons/{name}.svg")
    if not path.is_file():
        raise UnknownIcon(name)
    return path.read_bytes().replace(b"currentColor", color.encode())
