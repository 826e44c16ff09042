"""Boards as text with the words that explain them: what the signs mean, which move is not seen."""

from __future__ import annotations

from goboard_app.app.texts.kifu import notes_text
from goboard_app.app.texts.numbers import filled, translate
from goboard_app.go.board import Color
from goboard_app.session.export import Shot
from goboard_app.session.text_board import FRAMES, Sign, draw_sensei, draw_sensei_moves, draw_text


def ascii_text(shot: Shot, coordinates: bool = True) -> str:
    """A board in ASCII, the moves that it does not show, and what its signs mean."""
    board = draw_text(shot.picture, shot.part, coordinates)
    below = [_first_move(shot), shot_notes(shot), _legend(board.signs)]
    blocks = ["\n".join(board.lines), *(line for line in below if line)]
    return "\n\n".join(blocks) + "\n"


def sensei_text(shot: Shot, title: str = "", coordinates: bool = True) -> str:
    """A board in the syntax of Sensei's Library; numbered moves in diagrams of ten."""
    if shot.moves:
        return draw_sensei_moves(shot.before, shot.moves, shot.part, title, coordinates)
    return draw_sensei(shot.picture, shot.part, title, coordinates)


def shot_notes(shot: Shot) -> str:
    """Such as "34 at 12; 35 pass"; empty where the numbers on the stones tell all."""
    return notes_text(shot.elsewhere, shot.passes, shot.picture.size)


def _first_move(shot: Shot) -> str:
    """Whose the first numbered move is: a number hides the colour of its stone."""
    if not shot.moves:
        return ""
    if shot.moves[0].move.color is Color.BLACK:
        return filled(translate("diagram", "Move %1 is Black's."), shot.moves[0].number)
    return filled(translate("diagram", "Move %1 is White's."), shot.moves[0].number)


def _legend(signs: frozenset[Sign]) -> str:
    words = {
        Sign.BLACK: ("X", translate("diagram", "Black")),
        Sign.WHITE: ("O", translate("diagram", "White")),
        Sign.TERRITORY: ("x, o", translate("diagram", "territory")),
        Sign.LAST_MOVE: (_framed(Sign.LAST_MOVE), translate("diagram", "last move")),
        Sign.CIRCLE: (_framed(Sign.CIRCLE), translate("diagram", "circle")),
        Sign.SQUARE: (_framed(Sign.SQUARE), translate("diagram", "square")),
        Sign.TRIANGLE: (_framed(Sign.TRIANGLE), translate("diagram", "triangle")),
        Sign.CROSS: (_framed(Sign.CROSS), translate("diagram", "cross")),
        Sign.SELECTED: (_framed(Sign.SELECTED), translate("diagram", "selected")),
    }
    # Whose stones X and O are is known wherever boards are written so; the rest is not.
    shown = [words[sign] for sign in words if sign in signs]
    return ", ".join(filled(translate("diagram", "%1 %2"), sign, word) for sign, word in shown)


def _framed(sign: Sign) -> str:
    return " ".join(FRAMES[sign])
