"""What is said while stones are set up by hand, and of going back to a stone that was played."""

from __future__ import annotations

from goboard_app.app.texts.numbers import by_color, filled, stone_name, translate
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position


def no_liberty_sentence(count: int) -> str:
    """That chains stand on the board that no move could have left there; empty without any."""
    if count == 0:
        return ""
    if count == 1:
        return translate("set up", "One chain has no liberty.")
    return filled(translate("set up", "Chains without a liberty: %1."), count)


def taken_up_sentence(color: Color, point: Point, size: BoardSize) -> str:
    """That a stone is in the hand."""
    black = translate("set up", "Black stone taken up at %1.")
    white = translate("set up", "White stone taken up at %1.")
    return filled(by_color(color, black, white), point_name(point, size))


def draft_point(position: Position, point: Point) -> str:
    """What is on a point of a board that is being set up: "D4, white stone, 2 liberties"."""
    chain = chain_at(position, point)
    parts = [point_name(point, position.size)]
    if chain is None:
        parts.append(translate("board", "empty"))
    else:
        parts.append(stone_name(chain.color))
        parts.append(translate("board", "%n liberty(s)", None, len(chain.liberties)))
    return ", ".join(parts)


def take_back_to_row(number: int) -> str:
    """The row of a menu that takes back all moves after this one."""
    return filled(translate("board menu", "Take back to here (move %1)"), number)


def take_back_row() -> str:
    """The row that takes the last move back."""
    return translate("board menu", "Take this move back")


def go_to_row(number: int) -> str:
    """The row that shows the board as it was after this move."""
    return filled(translate("board menu", "Go to this move (%1)"), number)


def mark_row() -> str:
    """The row with the marks that a point can get."""
    return translate("board menu", "Mark with")


def unmark_row() -> str:
    """The row that takes all marks of a point away."""
    return translate("board menu", "Take marks away")


def tip_with_key(tip: str, key: str) -> str:
    """What a button does, and its key."""
    return filled(translate("set up", "%1 (%2)"), tip, key)


def lay_hint() -> str:
    """How stones are laid."""
    return translate(
        "set up",
        "A click lays a stone, with Shift or the right button one of the other colour. "
        "A second click takes it off.",
    )


def held_hint() -> str:
    """What to do with a stone from the board in the hand."""
    return translate(
        "set up", "Enter or a click puts the stone down. Del takes it away, Esc puts it back."
    )


def empty_hint() -> str:
    """How stones are taken off."""
    return translate("set up", "A click or a drag takes stones off.")


def move_hint() -> str:
    """How stones are moved."""
    return translate("set up", "Drag a stone to an empty point, or off the board to take it away.")


def bowl_hint() -> str:
    """What to do with a stone from the bowl in the hand."""
    return translate("set up", "Let the stone go over an empty point. Esc puts it back.")
