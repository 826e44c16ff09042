"""The texts of navigation in a record: the current place, the moves that follow, and places to go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_app.app.texts.format import Text, TextTable, color_name, comma_list, filled, running_text, translate
from goboard_app.app.texts.play import move_text
from goboard_app.go.board import BoardSize, Move
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.session import GameSession
from goboard_app.session.tree_edits import Landmark

if TYPE_CHECKING:
    from goboard_app.library.parting import Parting

# A letter of the board may be a text of any length (LB in FF[4]).
_MOST_LETTERS = 6


def node_text(session: GameSession, node: Node, number: int) -> str:
    """Return the move of a node, "Move 84, White J12"; for a node without one, its place."""
    move = move_of(node, session.tree.size)
    if move is not None:
        text = filled(translate("review", "Move %1"), number)
        return comma_list(text, f"{color_name(move.color)} {move_text(move, session.tree.size)}")
    if number == 0:
        return translate("review", "Start")
    return filled(translate("tree", "After move %1"), number)


def progress_text(number: int, last: int) -> str:
    """Return the place of the board on its line: "84 of 264"."""
    return filled(translate("tree", "%1 of %2"), number, last)


def place_description(session: GameSession, number: int, last: int) -> str:
    """Return the place in the tree as a screen reader speaks it: "Move 84 of 264, White J12, 3 variations"."""
    node = session.cursor
    text = translate("tree", "Move %1 of %2")
    parts = [filled(text, number, last)]
    move = move_of(node, session.tree.size)
    if move is not None:
        parts.append(f"{color_name(move.color)} {move_text(move, session.tree.size)}")
    if len(node.children) > 1:
        parts.append(translate("tree", "%n variation(s)", None, len(node.children)))
    return comma_list(*parts)


def node_description(session: GameSession, node: Node, number: int, has_comment: bool) -> str:
    """Return a node of the tree as a screen reader speaks it: "Move 84, White J12, Variation 2 of 3, comment"."""
    parts = [node_text(session, node, number)]
    if node.parent is not None and len(node.parent.children) > 1:
        parts.append(variation_place(node.index + 1, len(node.parent.children)))
    if len(node.children) > 1:
        parts.append(translate("tree", "%n variation(s)", None, len(node.children)))
    if has_comment:
        parts.append(translate("undo", "comment"))
    return comma_list(*parts)


def ways_count(count: int) -> str:
    """Return the words before the list of the moves that follow the shown one."""
    if not count:
        return translate("tree", "This line ends here.")
    if count == 1:
        return translate("tree", "Next:")
    return translate("tree", "%n continuations:", None, count)


def way_text(letter: str, move: Move | None, size: BoardSize) -> str:
    """Return a move in that list, with the letter that it has on the board: "A L15"."""
    # An author may have written whole sentences as the label; its beginning is enough.
    if len(letter) > _MOST_LETTERS:
        letter = f"{letter[:_MOST_LETTERS].strip()}…"
    text = translate("tree", "no move") if move is None else move_text(move, size)
    return f"{letter}  {text}" if letter else text


def way_aloud(move: Move | None, size: BoardSize) -> str:
    """Return a move in that list as a screen reader speaks it: "Black L15"."""
    if move is None:
        return translate("tree", "no move")
    return f"{color_name(move.color)} {move_text(move, size)}"


def way_hint(number: int) -> str:
    """Return the tip of a move in that list: a click goes there, and so does its number key."""
    return filled(translate("tree", "Go this way (%1)"), number)


def fork_hint(step: int, number: int) -> str:
    """Return the tip of the arrow to the next or the previous fork of the tree."""
    if step < 0:
        text = translate("tree", "Back to the fork after move %1")
    else:
        text = translate("tree", "On to the fork after move %1")
    return filled(text, number)


def nothing_there(goal: Landmark, step: int) -> str:
    """Return the message where there is no landmark of this kind after, or before, the shown move."""
    return (_nothing_after if step > 0 else _nothing_before)(goal)


#: The messages that no such landmark comes after the shown move.
_nothing_after = TextTable(
    {
        Landmark.FORK: Text("moving", "No variation branches off after this move."),
        Landmark.VARIATION: Text("moving", "This move has no other variation."),
        Landmark.COMMENT: Text("moving", "No comment after this move."),
        Landmark.HOTSPOT: Text("moving", "No marked position after this move."),
        Landmark.CAPTURE: Text("moving", "No capture after this move."),
    }
)

#: The messages that no such landmark comes before the shown move.
_nothing_before = TextTable(
    {
        Landmark.FORK: Text("moving", "No variation branches off before this move."),
        Landmark.VARIATION: Text("moving", "This move has no other variation."),
        Landmark.COMMENT: Text("moving", "No comment before this move."),
        Landmark.HOTSPOT: Text("moving", "No marked position before this move."),
        Landmark.CAPTURE: Text("moving", "No capture before this move."),
    }
)


def no_move_at(point: str) -> str:
    """Return the message where no move of the current line is at the point asked for."""
    return filled(translate("moving", "No move at %1 on this line."), point)


#: The message where a record has no named place.
no_names = Text("moving", "No place in this record has a name.")


def no_history(step: int) -> str:
    """Return the message where there is no place to go back to, or forward to."""
    if step < 0:
        return translate("moving", "There is nowhere to go back to.")
    return translate("moving", "You have not gone back from anywhere.")


#: The message after a file was opened at the place where it was left.
left_off_here = Text("moving", "You stopped here last time.")

#: The message where automatic play has reached the end of the line.
at_the_end = Text("moving", "This is the end of the line.")


def variation_place(number: int, count: int) -> str:
    """Return the number of the shown variation."""
    return filled(translate("panel", "Variation %1 of %2"), number, count)


def comment_title(number: int) -> str:
    """Return the title above a comment, with the number of its move."""
    return filled(translate("panel", "Comment on move %1"), number)


def not_on_this_board(name: str) -> str:
    """Return the message where a comment names a point that is not on the board."""
    return filled(translate("panel", "%1 is not on this board."), name)


def folded_moves(hidden: int) -> str:
    """Return the label of the folded part of a line in the tree."""
    return filled(translate("tree", "+ %1 more"), hidden)


def move_wanted(last: int) -> str:
    """Return the placeholder of the field to go to a move: the possible numbers."""
    return filled(translate("point field", "Move, 0 to %1"), last)


#: The message where pupils cannot answer, because the file has neither tasks nor variations.
nothing_asked = Text("lock", "Nothing here asks for an answer: no task, no variation.")


def last_moves(count: int) -> str:
    """Return the menu entry that numbers only the last moves."""
    return translate("menu", "The last %n moves", None, count)


def together_sentence(parting: Parting | None, here: GameSession, other: str) -> str:
    """Return the line while two games step together: the name of the other one, and where they part."""
    together = filled(translate("together", "Stepping together with %1."), other)
    return running_text(together, _parting_sentence(parting, here))


def _parting_sentence(parting: Parting | None, here: GameSession) -> str:
    """Return the sentence where two games that step together part."""
    if parting is None:
        return translate("together", "The games begin on different boards.")
    if parting.is_complete:
        text = translate("together", "The games are the same.")
    elif parting.here is None or parting.there is None:
        if parting.here is None:
            text = translate("together", "This game ends after %n move(s).", None, parting.shared)
        else:
            text = translate("together", "The other ends after %n move(s).", None, parting.shared)
        text = running_text(text, translate("together", "So far they are the same."))
    else:
        size, number = here.tree.size, parting.shared + 1
        text = translate("together", "They differ from move %1: %2 here, %3 there.")
        there = move_text(parting.there, parting.symmetry.size(size))
        text = filled(text, number, move_text(parting.here, size), there)
    if parting.symmetry.value != (False, False, False) and parting.shared:
        text = running_text(text, translate("together", "One of the boards is turned or mirrored."))
    return text
