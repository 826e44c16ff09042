"""The head of a printed game: its name, who played, and the facts, in one block across the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from goboard_app.app.texts.print import game_facts, kifu_title, player_line
from goboard_app.go.board import Color
from goboard_app.session.kifu import Kifu
from goboard_app.ui.paper.flow import Piece
from goboard_app.ui.paper.measures import mm, paper_font
from goboard_app.ui.paper.text_pieces import SMALL, text_pieces

_TITLE = 16.0
_PLAYER = 11.0
_STONE = mm(3.4)
_BELOW = mm(4.0)
_FACT_GAP = mm(0.6)

_Put = tuple[float, float, Callable[..., None]]


def title_piece(kifu: Kifu, width: float) -> Piece:
    """The whole block as one piece."""
    puts: list[_Put] = []
    y = _add(puts, text_pieces(kifu_title(kifu.info), width, paper_font(_TITLE, True)), 0.0, 0.0)
    y += mm(1.5)
    y = max(
        _add_player(puts, kifu, color, place * width / 2, y, width / 2 - mm(4))
        for place, color in enumerate(Color)
    )
    y = _add_facts(puts, game_facts(kifu), width, y + mm(1.5))
    rule = y + mm(1.5)

    def paint(painter: QPainter, x: float, top: float) -> None:
        for off, down, put in puts:
            put(painter, x + off, top + down)
        painter.setPen(QPen(QColor("#000000"), mm(0.2)))
        painter.drawLine(QPointF(x, top + rule), QPointF(x + width, top + rule))

    return Piece(rule + _BELOW, paint)


def _add(puts: list[_Put], pieces: list[Piece], x: float, y: float) -> float:
    """Put pieces below one another; where the next one would stand."""
    for piece in pieces:
        puts.append((x, y, piece.paint))
        y += piece.height
    return y


def _add_player(
    puts: list[_Put], kifu: Kifu, color: Color, x: float, y: float, width: float
) -> float:
    font = paper_font(_PLAYER, True)
    middle = QFontMetricsF(font).height() / 2

    def paint_stone(painter: QPainter, left: float, top: float) -> None:
        painter.setPen(QPen(QColor("#000000"), mm(0.25)))
        painter.setBrush(QColor("#000000" if color is Color.BLACK else "#FFFFFF"))
        painter.drawEllipse(QPointF(left + _STONE / 2, top + middle), _STONE / 2, _STONE / 2)

    puts.append((x, y, paint_stone))
    indent = _STONE + mm(1.8)
    return _add(
        puts, text_pieces(player_line(kifu.info, color), width - indent, font), x + indent, y
    )


def _add_facts(puts: list[_Put], facts: list[tuple[str, str]], width: float, y: float) -> float:
    """The facts in two columns, read down the first and then the second."""
    if not facts:
        return y
    half = (len(facts) + 1) // 2
    ends = [
        _add_fact_column(puts, facts[:half], 0.0, y, width / 2 - mm(4)),
        _add_fact_column(puts, facts[half:], width / 2, y, width / 2 - mm(4)),
    ]
    return max(ends)


def _add_fact_column(
    puts: list[_Put], facts: list[tuple[str, str]], x: float, y: float, width: float
) -> float:
    quiet, font = paper_font(SMALL), paper_font(SMALL)
    metrics = QFontMetricsF(quiet)
    indent = max((metrics.horizontalAdvance(name) for name, _ in facts), default=0.0) + mm(2.5)
    indent = min(indent, width / 2)
    for name, text in facts:
        below = _add(puts, text_pieces(name, indent, quiet, color="#555555"), x, y)
        y = (
            max(below, _add(puts, text_pieces(text, width - indent, font), x + indent, y))
            + _FACT_GAP
        )
    return y
