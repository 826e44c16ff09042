"""What is said when a record is edited: what becomes of later moves, what cannot be pasted."""

from __future__ import annotations

from goboard_app.app.texts.moves import move_text
from goboard_app.app.texts.numbers import board_size, filled, translate
from goboard_app.go.board import BoardSize, point_name
from goboard_app.record.clip import Clip
from goboard_app.record.transform import Symmetry
from goboard_app.session.position_setup import SetupPlace
from goboard_app.session.tree_edits import Later, LaterMove

_MOST_NAMED = 6


def symmetry_name(symmetry: Symmetry) -> str:
    """What is done to the board, for the menu."""
    return {
        Symmetry.NONE: "",
        Symmetry.RIGHT: translate("turn", "Turn to the right"),
        Symmetry.LEFT: translate("turn", "Turn to the left"),
        Symmetry.HALF: translate("turn", "Turn half round"),
        Symmetry.SIDEWAYS: translate("turn", "Mirror left and right"),
        Symmetry.UPSIDE_DOWN: translate("turn", "Mirror top and bottom"),
        Symmetry.DIAGONAL: translate("turn", "Mirror on the falling diagonal"),
        Symmetry.OTHER_DIAGONAL: translate("turn", "Mirror on the rising diagonal"),
    }[symmetry]


def place_answer(place: SetupPlace) -> str:
    """Where a board is to be written, as the button that says so."""
    return {
        SetupPlace.HERE: translate("set up", "Change it here"),
        SetupPlace.BEFORE: translate("set up", "Insert before what follows"),
        SetupPlace.VARIATION: translate("set up", "New variation"),
    }[place]


def cancel_answer() -> str:
    """The answer that leaves everything as it is."""
    return translate("set up", "Cancel")


def place_question() -> str:
    """The title of the question where a board is to be written."""
    return translate("set up", "Moves follow this position. Where shall the change go?")


def later_sentence(later: Later, size: BoardSize) -> str:
    """Which later moves and set-ups make no sense any more; that all do, if they do."""
    if not later:
        if later.is_complete:
            return translate("set up", "All moves that follow stay possible.")
        return translate("set up", "The moves that follow stay possible as far as we looked.")
    sentences = []
    if later.moves:
        text = translate(
            "set up",
            "%n later move(s) would not be allowed any more: ",
            None,
            len(later.moves),
        )
        sentences.append(text + _listed([_numbered(m, size) for m in later.moves]) + ".")
    for item in later.setups[:3]:
        names = _listed([point_name(p, size) for p in sorted(item.points)])
        text = translate("set up", "A later set-up would change nothing at %1.")
        sentences.append(filled(text, names))
    if later.moves:
        sentences.append(translate("set up", "They stay in the record as they are."))
    return " ".join(sentences)


def after_insertion(later: Later, size: BoardSize) -> str:
    """The same once a move was inserted, by which they are one move later than before.

    Empty where all moves stay possible.
    """
    if not later.moves:
        return ""
    text = translate(
        "set up", "%n later move(s) are not allowed any more: ", None, len(later.moves)
    )
    return text + _listed([_numbered(m, size, 1) for m in later.moves]) + "."


def inserting_hint() -> str:
    """What a click does while moves are inserted, and how that ends."""
    return translate(
        "set up",
        "Moves are inserted: what follows comes after the move you play now. Esc ends it.",
    )


def new_node_hint() -> str:
    """Why a set-up goes into a node of its own."""
    return translate(
        "set up", "A move stands here. The stones go into a node of their own after it."
    )


def pasted_sentence(clip: Clip) -> str:
    """What was left out of a clip; empty where all of it was pasted."""
    if not clip.left_out:
        return ""
    return translate(
        "paste",
        "The moves were pasted without the names and the other data of their game: "
        "a record has these only once.",
    )


def no_clip_sentence(text: str) -> str:
    """Why what is on the clipboard cannot be pasted: there is no game in it."""
    if not text.strip():
        return translate("paste", "There are no moves on the clipboard.")
    shown = " ".join(text.split())
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    return filled(
        translate("paste", "No moves begin anywhere in the text on the clipboard: “%1”."), shown
    )


def several_games_sentence(count: int) -> str:
    """That the clipboard holds several games, of which one must be chosen."""
    return translate(
        "paste",
        "The clipboard holds %n games. Only one can be pasted here; save the text as a file to "
        "open all of them.",
        None,
        count,
    )


def other_size_sentence(theirs: BoardSize, ours: BoardSize) -> str:
    """That a clip belongs to another board."""
    text = translate("paste", "The moves on the clipboard are for a board of %1. This one has %2.")
    return filled(text, board_size(theirs), board_size(ours))


def empty_clip_sentence() -> str:
    """That a clip has a board and no moves."""
    return translate("paste", "The game on the clipboard has no moves to paste.")


def _numbered(move: LaterMove, size: BoardSize, more: int = 0) -> str:
    return f"{move.number + more} {move_text(move.move, size)}"


def _listed(names: list[str]) -> str:
    """Some names, and how many more there are."""
    text = ", ".join(names[:_MOST_NAMED])
    more = len(names) - _MOST_NAMED
    if more <= 0:
        return text
    return text + " " + translate("set up", "and %n more", None, more)
