"""Lengths on paper: everything is laid out in twentieths of a point, whatever it is painted on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QFont, QPageSize

UNITS_PER_POINT = 20
UNITS_PER_INCH = 72 * UNITS_PER_POINT
_MM = UNITS_PER_INCH / 25.4


def mm(length: float) -> float:
    """Millimetres in units."""
    return length * _MM


class PaperSize(Enum):
    """The sizes of paper, as options and settings call them."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def page_size(self) -> QPageSize:
        """The same for Qt."""
        is_a4 = self is PaperSize.A4
        return QPageSize(QPageSize.PageSizeId.A4 if is_a4 else QPageSize.PageSizeId.Letter)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper in units, and its margins."""

    width: float
    height: float
    side: float = mm(16)
    top: float = mm(16)
    bottom: float = mm(18)

    @classmethod
    def of(cls, paper: PaperSize) -> Sheet:
        """A sheet of this paper, upright."""
        if paper is PaperSize.A4:
            return cls(mm(210), mm(297))
        return cls(mm(215.9), mm(279.4))

    @property
    def wide(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.side

    @property
    def high(self) -> float:
        """The height between the margins."""
        return self.height - self.top - self.bottom


def paper_font(points: float, is_bold: bool = False) -> QFont:
    """The program's font, so many points high on paper."""
    font = QFont()
    font.setPixelSize(round(points * UNITS_PER_POINT))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Figures of one width, and signs that suit their neighbours, are glyphs of their own in Inter,
    # which nobody could find or copy from a PDF.
    for feature in ("tnum", "calt"):
        font.setFeature(QFont.Tag(feature), 0)
    font.setBold(is_bold)
    return font
