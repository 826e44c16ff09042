"""What is said of a dictionary of joseki: corners, what is known of them, where a game left it."""

from __future__ import annotations

from goboard_app.app.texts.format import filled, translate
from goboard_app.app.texts.play import move_text
from goboard_app.go.board import BoardSize
from goboard_app.library.dictionary import Corner, CornerState


def corner_name(corner: Corner) -> str:
    """A corner as somebody at the board calls it."""
    names = {
        Corner.TOP_LEFT: translate("joseki", "Upper left"),
        Corner.TOP_RIGHT: translate("joseki", "Upper right"),
        Corner.BOTTOM_LEFT: translate("joseki", "Lower left"),
        Corner.BOTTOM_RIGHT: translate("joseki", "Lower right"),
    }
    return names[corner]


def corner_state(state: CornerState, size: BoardSize) -> str:
    """How a corner stands to the dictionary."""
    if state.left is not None:
        text = translate("joseki", "left the dictionary at move %1, %2")
        return filled(text, state.left.number, move_text(state.left.move, size))
    count = len(state.found.moves) if state.found is not None else 0
    if not count:
        return translate("joseki", "in the dictionary, with nothing more to play")
    return translate("joseki", "%n move(s) in the dictionary", None, count)


def nothing_known() -> str:
    """No corner of the board is in the dictionary."""
    return translate("joseki", "No corner of this board is in the dictionary.")


def other_board(size: BoardSize) -> str:
    """The dictionary is about boards of another size."""
    return filled(translate("joseki", "The dictionary is for %1 × %1 boards."), size.columns)


def being_read(name: str) -> str:
    """The file is being read."""
    return filled(translate("joseki", "Reading %1…"), name)


def not_read(name: str, reason: str) -> str:
    """The file cannot be used; the reason is a sentence."""
    return filled(translate("joseki", "%1 cannot be the dictionary. %2"), name, reason)


def no_corners() -> str:
    """A file without variations in a corner."""
    return translate("joseki", "It has no moves in the corner of a square board.")
