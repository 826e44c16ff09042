"""What is still open along the borders: where somebody can come in, which moves are wanting."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from goboard_app.app.texts.life import named_points
from goboard_app.app.texts.numbers import by_color, filled, translate
from goboard_app.go.board import BoardSize, Point, point_name
from goboard_app.scoring.proposal import NeededMove, Opening


def opening_title(opening: Opening) -> str:
    """That somebody can still come in."""
    black = translate("life", "Black can still come in")
    white = translate("life", "White can still come in")
    return by_color(opening.invader, black, white)


def opening_sentence(
    opening: Opening,
    size: BoardSize,
    named: Callable[[Iterable[Point], BoardSize], str] = named_points,
) -> str:
    """Where somebody can still come in; `named` makes a list of the points."""
    black = translate("life", "Black can still come in at %1.")
    white = translate("life", "White can still come in at %1.")
    text = by_color(opening.invader, black, white)
    return filled(text, named(sorted(opening.points), size))


def needed_move(move: NeededMove, size: BoardSize) -> str:
    """Which protective move is still wanting."""
    black = translate("life", "Black still needs a move at %1.")
    white = translate("life", "White still needs a move at %1.")
    return filled(by_color(move.owner, black, white), point_name(move.point, size))


def needed_sentence(move: NeededMove, size: BoardSize) -> str:
    """The same, and what it protects."""
    text = needed_move(move, size)
    if not move.threatened:
        return text
    points = translate("life", "It protects %n point(s).", None, len(move.threatened))
    return f"{text} {points}"
