"""What is said about exporting: what cannot be done, and that it was done."""

from __future__ import annotations

from goboard_app.app.texts.numbers import board_size, filled, translate
from goboard_app.go.board import BoardSize


def unknown_ending(ending: str, known: str) -> str:
    """The name ends in something that is no kind of file we write."""
    text = translate("cli", "Files of the kind “%1” are not written. These are: %2.")
    return filled(text, ending, known)


def bad_part(text: str, size: BoardSize) -> str:
    """--part names no part of this board."""
    sentence = translate(
        "cli", "--part: “%1” is no part of a board of %2. Two corners are needed, such as A1:E5."
    )
    return filled(sentence, text, board_size(size))


def bad_range(text: str) -> str:
    """--range names no range."""
    return filled(translate("cli", "--range: “%1” is no range of moves, such as 1-50."), text)


def range_backwards(first: int, last: int) -> str:
    """--range ends before it begins."""
    return filled(translate("cli", "--range: move %2 comes before move %1."), first, last)


def not_together(one: str, other: str) -> str:
    """Two options that mean different things."""
    return filled(translate("cli", "%1 and %2 do not go together."), one, other)


def only_with(option: str, ending: str) -> str:
    """An option that belongs to one kind of file."""
    return filled(translate("cli", "%1 needs a file that ends in %2."), option, ending)


def needs_option(one: str, other: str) -> str:
    """An option that means nothing without another."""
    return filled(translate("cli", "%1 is for use with %2."), one, other)


def no_moves() -> str:
    """The game has no move that could be shown."""
    return translate("export", "The game has no moves.")


def not_seen(notes: str) -> str:
    """Moves whose numbers no stone in the picture shows."""
    return filled(translate("export", "Not to be seen: %1."), notes)


def part_sentence(size: BoardSize) -> str:
    """What is typed as the part of the board is none."""
    text = translate("export", "This is no part of a board of %1. Type two corners: A1:E5.")
    return filled(text, board_size(size))


def number_sentence(name: str, least: int, most: int) -> str:
    """What is typed in a field is no number that it may hold."""
    return filled(translate("export", "%1: a number from %2 to %3."), name, least, most)


def moves_backwards() -> str:
    """The range in the dialog ends before it begins."""
    return translate("export", "The last move comes before the first.")


def copied_picture() -> str:
    """The board is on the clipboard as a picture."""
    return translate("export", "The board is on the clipboard as a picture.")


def copied_text() -> str:
    """The board is on the clipboard as a text."""
    return translate("export", "The board is on the clipboard as a text.")


def saving(name: str) -> str:
    """A file is being made."""
    return filled(translate("export", "Making %1…"), name)


def saved(name: str) -> str:
    """A file is made."""
    return filled(translate("export", "Saved as %1."), name)


def not_saved(name: str, reason: str) -> str:
    """A file could not be made or written; any earlier one of that name is as it was."""
    if not reason:
        text = translate("export", "%1 could not be made. There may be too little memory.")
        return filled(text, name)
    text = translate("export", "%1 could not be saved: %2. Nothing was changed on disk.")
    return filled(text, name, reason)


def export_opens_again() -> str:
    """The choices are kept for the next time."""
    return translate("export", "Opens again with these choices next time.")


def seconds_a_move(seconds: str) -> str:
    """How long a moving picture shows each move."""
    return filled(translate("export", "%1 s"), seconds)
