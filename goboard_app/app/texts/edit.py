"""The texts for editing a record: later moves, pasting, set-up, and the menus of points."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.app.texts.format import (
    NO_TEXT,
    Text,
    TextTable,
    board_size,
    by_color,
    color_name,
    comma_list,
    filled,
    labelled,
    running_text,
    stone_name,
    translate,
)
from goboard_app.app.texts.marks import hotspot, move_judgement, position_judgement, tool_name
from goboard_app.app.texts.play import move_text
from goboard_app.app.texts.program import games_text, moves_text
from goboard_app.app.texts.record import detail_names
from goboard_app.app.texts.results import size_text
from goboard_app.go.board import BoardSize, Color, Move, Point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Position
from goboard_app.record.cleaning import ContentKind, Contents, LineKind
from goboard_app.record.merging import Merged, MergeRefusal
from goboard_app.record.node_links import NodeAnchor, anchors_in
from goboard_app.record.transform import Symmetry
from goboard_app.session.annotation import MoveJudgement, PositionJudgement
from goboard_app.session.editing.invalidated import Invalidated, InvalidatedMove
from goboard_app.session.editing.position_setup import SetupPlace
from goboard_app.session.editing.raw_properties import RawFault, RawNote
from goboard_app.session.marks import MarkTool
from goboard_app.session.text_board import BoardReading
from goboard_app.session.timing import LEFT_IDENTS

_MOST_NAMED = 6
# No server or engine has as many properties, or a longer name for one.
_MOST_NAMES, _LONGEST_NAME = 60, 40
_TIMES, _RESTS = zip(*LEFT_IDENTS.values(), strict=True)
# The players' facts in the game information.
_OF_COLOR = {Color.BLACK: ("PB", "BR", "BT"), Color.WHITE: ("PW", "WR", "WT")}
_MARK_TOOLS = {tool.value: tool for tool in MarkTool} | {"DD": MarkTool.DIM, "VW": MarkTool.PART}
_MOVE_RATINGS = frozenset(each.value for each in MoveJudgement)
_POSITION_RATINGS = frozenset(each.value for each in PositionJudgement)


#: The name of a turn or mirror image in the menu that transforms the board; empty for none.
symmetry_name = TextTable(
    {
        Symmetry.NONE: NO_TEXT,
        Symmetry.RIGHT: Text("turn", "Turn to the right"),
        Symmetry.LEFT: Text("turn", "Turn to the left"),
        Symmetry.HALF: Text("turn", "Turn halfway round"),
        Symmetry.SIDEWAYS: Text("turn", "Mirror left and right"),
        Symmetry.UPSIDE_DOWN: Text("turn", "Mirror top and bottom"),
        Symmetry.DIAGONAL: Text("turn", "Mirror along the falling diagonal"),
        Symmetry.OTHER_DIAGONAL: Text("turn", "Mirror along the rising diagonal"),
    }
)

#: The label of the button that writes a set-up board to this place in the record.
place_answer = TextTable(
    {
        SetupPlace.HERE: Text("set up", "Change it here"),
        SetupPlace.BEFORE: Text("set up", "Insert before what follows"),
        SetupPlace.VARIATION: Text("set up", "New variation"),
    }
)

#: The label of the button that leaves the record unchanged.
cancel_answer = Text("set up", "Cancel")

#: The title of the question where to write a set-up board when moves follow.
place_question = Text("set up", "Moves follow this position. Where should the change go?")


def later_sentence(later: Invalidated, size: BoardSize) -> str:
    """Return the message that lists the later moves and set-ups that a set-up makes impossible.

    Where none is found it says that all later moves stay allowed, or all that were looked at.
    """
    if not later:
        if later.is_complete:
            return translate("set up", "All later moves are still allowed.")
        return translate("set up", "The later moves are still allowed, as far as we looked.")
    sentences = []
    if later.moves:
        text = translate(
            "set up",
            "%n later move(s) would no longer be allowed: ",
            None,
            len(later.moves),
        )
        sentences.append(text + _listed([_numbered(m, size) for m in later.moves]) + ".")
    for item in later.setups[:3]:
        names = _listed([point_name(p, size) for p in sorted(item.points)])
        text = translate("set up", "A later setup would change nothing at %1.")
        sentences.append(filled(text, names))
    if later.moves:
        sentences.append(translate("set up", "They stay in the record as they are."))
    return running_text(*sentences)


def after_insertion(later: Invalidated, size: BoardSize) -> str:
    """Return the message after a move was inserted, with the later moves that are no longer allowed; empty for none.

    Their numbers are one higher than before the insertion.
    """
    if not later.moves:
        return ""
    # The numbers were found before the insertion.
    text = translate("set up", "%n later move(s) are no longer allowed: ", None, len(later.moves))
    return text + _listed([_numbered(m, size, 1) for m in later.moves]) + "."


#: The hint shown while moves are inserted: the effect of a move, and the key that ends it.
inserting_hint = Text(
    "set up",
    "Inserting moves: the later moves come after the one you play now. Esc ends it.",
)

#: The hint, while a board is set up after a move, that the stones go into a node of their own.
new_node_hint = Text("set up", "There is a move here. The stones go into their own node after it.")


#: The button beside the hint while a stone is moved, which turns the move into a pass.
make_it_a_pass = Text("set up", "Make it a pass")

#: The text shown while the later moves of a long record are checked.
checking_later_moves = Text("set up", "Checking the later moves…")

#: The label of the button that moves the stone although later moves would be impossible.
move_it_answer = Text("set up", "Move it")


def _stone_text(color: Color, move: Move | None, size: BoardSize) -> str:
    """Return a move as "Black D4"; the colour alone for a move that cannot be read."""
    return color_name(color) if move is None else f"{color_name(color)} {move_text(move, size)}"


def moving_hint(color: Color, move: Move | None, size: BoardSize) -> str:
    """Return the hint while a stone is moved: the move, the effect of a click, and the key that ends it."""
    text = translate("set up", "Moving a stone: %1. Click the right point. The later moves stay. Esc ends it.")
    return filled(text, _stone_text(color, move, size))


def moving_question(color: Color, old: Move | None, new: Move, size: BoardSize) -> str:
    """Return the title of the question whether to move a stone although later moves would be impossible."""
    text = translate("set up", "Change %1 to %2?")
    return filled(text, _stone_text(color, old, size), move_text(new, size))


def moved_sentence(color: Color, old: Move | None, new: Move, size: BoardSize) -> str:
    """Return the message after a stone was moved."""
    return filled(translate("set up", "%1 is now %2."), _stone_text(color, old, size), move_text(new, size))


def pasted_sentence(is_info_left_out: bool, is_set_up: bool, unread: Sequence[str]) -> str:
    """Return the message about a paste that left something out or set up a position; empty for a plain one.

    `unread` are the parts of the text on the clipboard that were not pasted.
    """
    sentences: list[str] = []
    if is_set_up:
        text = translate("paste", "The position these moves come from was set up before them.")
        sentences.append(text)
    if is_info_left_out and is_set_up:
        text = translate(
            "paste",
            "The names and other details of their game were left out: a record has those only once.",
        )
        sentences.append(text)
    elif is_info_left_out:
        text = translate(
            "paste",
            "Only the moves were pasted, without the names and other details of their game: "
            "a record has those only once.",
        )
        sentences.append(text)
    if unread:
        text = translate("paste", "This text on the clipboard was not pasted: “%1”.")
        sentences.append(filled(text, _beginning(" … ".join(unread), 40)))
    return running_text(*sentences)


def _beginning(text: str, most: int) -> str:
    """Return a text on one line, cut behind so many characters."""
    shown = " ".join(text.split())
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def no_clip_sentence(text: str) -> str:
    """Return the message where moves are pasted and the clipboard holds no game."""
    if not text.strip():
        return translate("paste", "There are no moves on the clipboard.")
    return filled(translate("paste", "There are no moves in the text on the clipboard: “%1”."), _beginning(text, 40))


def nothing_pasted_sentence(text: str) -> str:
    """Return the message where the clipboard is opened and holds neither a game nor a board."""
    if not text.strip():
        return translate("paste", "There is no text on the clipboard.")
    sentence = translate("paste", "The text on the clipboard is neither a game nor a board: “%1”.")
    return filled(sentence, _beginning(text, 40))


def node_link(anchor: NodeAnchor) -> str:
    """Return the text of a link to a node, in words that every language of the program reads."""
    text = filled(translate("encoding", "move %1"), str(anchor.number)) + anchor.way
    is_read = any(found.anchor == anchor for found in anchors_in(text))
    return text if is_read else f"move {anchor.number}{anchor.way}"


def link_copied(text: str) -> str:
    """Return the message that the text of a link was copied."""
    return filled(translate("paste", "Copied: %1. Paste it into a comment to link to this position."), text)


def bad_row_sentence(row: str) -> str:
    """Return the message where a board on the clipboard has a row that cannot be read."""
    shown = row if len(row) <= 60 else row[:59] + "…"
    text = translate("paste", "This row of the board on the clipboard cannot be read: “%1”. Nothing was pasted.")
    return filled(text, shown)


def left_out_sentence(reading: BoardReading) -> str:
    """Return the message about everything that a board on the clipboard does not have or say; empty for a whole one."""
    told: list[str] = []
    if reading.unread:
        shown = comma_list(*(f"“{part}”" for part in reading.unread[:_MOST_UNREAD]))
        shown += "…" if len(reading.unread) > _MOST_UNREAD else ""
        told.append(filled(translate("paste", "Parts of the text that could not be read: %1."), shown))
    if reading.missing:
        shown = comma_list(*map(str, reading.missing[:_MOST_UNREAD]))
        shown += "…" if len(reading.missing) > _MOST_UNREAD else ""
        told.append(filled(translate("paste", "Moves that are missing from the text: %1."), shown))
    if not reading.is_placed:
        told.append(translate("paste", "The text does not say which part of the board it shows."))
    if not reading.is_size_known and reading.tree is not None:
        size = reading.tree.size
        text = translate("paste", "The text does not say how large the board is. It is shown as %1 by %2.")
        told.append(filled(text, size.columns, size.rows))
    if reading.diagrams > 1:
        told.append(filled(translate("paste", "The text has %1 boards. The first one was pasted."), reading.diagrams))
    return " ".join(told)


# The number of parts that a message lists.
_MOST_UNREAD = 6


def link_sentence(link: str) -> str:
    """Return the message where the clipboard holds a link; the program loads nothing from the network."""
    shown = link if len(link) <= 60 else link[:59] + "…"
    return filled(
        translate(
            "paste",
            "This is a link: %1. goboard loads nothing from the network. "
            "Save the game as a file, then open the file here.",
        ),
        shown,
    )


def pasted_file_sentence(name: str) -> str:
    """Return the message where the clipboard holds a file instead of its text."""
    return filled(translate("paste", "The clipboard holds a file: %1."), name)


def large_paste_question(size: int) -> str:
    """Return the question whether to read a pasted text that is far larger than a game record."""
    return filled(
        translate(
            "paste",
            "The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?",
        ),
        size_text(size),
    )


#: The text shown while a long text from the clipboard is read.
reading_clipboard = Text("paste", "Reading the clipboard…")


def several_games_sentence(count: int) -> str:
    """Return the message where the clipboard holds several games and only one can be pasted."""
    return translate(
        "paste",
        "The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.",
        None,
        count,
    )


def other_size_sentence(theirs: BoardSize, ours: BoardSize) -> str:
    """Return the message where the pasted moves are for a board of another size."""
    text = translate("paste", "The moves on the clipboard are for a board of %1. This one is %2.")
    return filled(text, board_size(theirs), board_size(ours))


#: The message where the game on the clipboard has a board and no moves.
empty_clip_sentence = Text("paste", "The game on the clipboard has no moves to paste.")


def _numbered(move: InvalidatedMove, size: BoardSize, more: int = 0) -> str:
    return f"{move.number + more} {move_text(move.move, size)}"


def _listed(names: list[str]) -> str:
    """Return the first names as a list, and the number of the others."""
    text = comma_list(*names[:_MOST_NAMED])
    more = len(names) - _MOST_NAMED
    if more <= 0:
        return text
    return text + " " + translate("set up", "and %n more", None, more)


def no_liberty_sentence(count: int) -> str:
    """Return the warning while a board is set up that chains have no liberty; empty where all have one."""
    if count == 0:
        return ""
    if count == 1:
        return translate("set up", "One chain has no liberty.")
    return filled(translate("set up", "Chains without a liberty: %1."), count)


def taken_up_sentence(color: Color, point: Point, size: BoardSize) -> str:
    """Return the announcement after a stone was picked up from a board that is being set up."""
    black = translate("set up", "Black stone picked up at %1.")
    white = translate("set up", "White stone picked up at %1.")
    return filled(by_color(color, black, white), point_name(point, size))


def draft_point(position: Position, point: Point) -> str:
    """Return the description of a point of a board that is being set up: "D4, white stone, 2 liberties"."""
    chain = chain_at(position, point)
    parts = [point_name(point, position.size)]
    if chain is None:
        parts.append(translate("board", "empty"))
    else:
        parts.append(stone_name(chain.color))
        parts.append(translate("board", "%n liberty(s)", None, len(chain.liberties)))
    return comma_list(*parts)


def take_back_to_row(number: int) -> str:
    """Return the menu entry of a stone that takes back all moves after this one."""
    return filled(translate("board menu", "Take back to here (move %1)"), number)


#: The menu entry of a stone that takes the last move back.
take_back_row = Text("board menu", "Take this move back")


def go_to_row(number: int) -> str:
    """Return the menu entry of a stone that shows the board as it was after this move."""
    return filled(translate("board menu", "Go to this move (%1)"), number)


#: The menu entry of a stone that gives its move another point.
move_stone_row = Text("board menu", "Move this stone…")

#: The menu entry that opens the list of marks for a point.
mark_row = Text("board menu", "Mark with")

#: The menu entry that removes all marks from a point.
unmark_row = Text("board menu", "Remove marks")


def tip_with_key(tip: str, key: str) -> str:
    """Return the tip of a button for setting up: its action and its key."""
    return filled(translate("set up", "%1 (%2)"), tip, key)


#: The hint for laying stones while a board is set up.
lay_hint = Text(
    "set up",
    "Click to put a stone down; with Shift or the right button, one of the other colour. Click again to take it off.",
)

#: The hint while a stone from the board is held.
held_hint = Text("set up", "Enter or a click puts the stone down. Del takes it away, Esc puts it back.")

#: The hint for taking stones off while a board is set up.
empty_hint = Text("set up", "Click or drag to take stones off.")

#: The hint for moving stones while a board is set up.
move_hint = Text("set up", "Drag a stone to an empty point, or off the board to take it away.")

#: The hint while a stone from the bowl is held.
bowl_hint = Text("set up", "Drop the stone on an empty point. Esc puts it back.")


#: The name of a kind of contents that can be removed from a record, in a list.
content_kind = TextTable(
    {
        ContentKind.COMMENTS: Text("clean up", "Comments"),
        ContentKind.MARKS: Text("clean up", "Marks"),
        ContentKind.RATINGS: Text("clean up", "Ratings"),
        ContentKind.VARIATIONS: Text("clean up", "Variations"),
        ContentKind.TIMES: Text("clean up", "Times"),
        ContentKind.SERVER: Text("clean up", "Servers and engines"),
    }
)

#: The label of the lines of comments that a program wrote, before their number.
_program_lines = TextTable(
    {
        LineKind.CHAT: Text("clean up", "lines of chat"),
        LineKind.ANALYSIS: Text("clean up", "lines of an engine"),
    }
)


#: The line below the title of the dialog that cleans up a record.
clean_up_hint = Text("clean up", "Choose what to remove from this game. Everything else stays as it is.")


def contents_detail(contents: Contents, kind: ContentKind) -> str:
    """Return how much of a kind a record holds: "12 comments, 2 names", "Triangle × 3, KTV × 1".

    Properties that the program does not know keep their names.
    """
    if not contents.has(kind):
        return translate("clean up", "none")
    if kind is ContentKind.VARIATIONS:
        return filled(translate("clean up", "%1, with %2"), contents.variations, moves_text(contents.nodes))
    counts = list(contents.of(kind))
    if kind is ContentKind.COMMENTS:
        number = dict(counts)
        comments = translate("clean up", "%n comment(s)", None, number.get("C", 0))
        names = translate("clean up", "%n name(s)", None, number.get("N", 0))
        return comma_list(*[comments] * ("C" in number), *[names] * ("N" in number))
    if kind is ContentKind.TIMES:
        # A time and the periods or stones left with it are one entry.
        left, rest = (sum(count for name, count in counts if name in names) for names in (_TIMES, _RESTS))
        return str(max(left, rest))
    if kind is ContentKind.SERVER:
        counts += [(_program_lines(each), count) for each, count in contents.lines]
    shown = [(_content_name(name), count) for name, count in counts[:_MOST_NAMES]]
    named = [filled(translate("clean up", "%1 × %2"), name, count) for name, count in shown]
    if len(counts) > _MOST_NAMES:
        named.append(filled(translate("clean up", "others × %1"), sum(count for _, count in counts[_MOST_NAMES:])))
    return comma_list(*named)


def _content_name(name: str) -> str:
    """Return the name of a mark or a rating by its property; of another property its own name."""
    if name in _MARK_TOOLS:
        return tool_name(_MARK_TOOLS[name])
    if name in _MOVE_RATINGS:
        return move_judgement(MoveJudgement(name), 1)
    if name in _POSITION_RATINGS:
        return position_judgement(PositionJudgement(name), 1)
    if name == "LB":
        return translate("clean up", "Label")
    return hotspot(1) if name == "HO" else name[:_LONGEST_NAME]


def contents_line(contents: Contents, kind: ContentKind) -> str:
    """Return a kind of contents with how much of it a record holds, as one line."""
    return filled(translate("clean up", "%1: %2"), content_kind(kind), contents_detail(contents, kind))


#: The sentence that says why a game cannot be merged into another one.
refusal_sentence = TextTable(
    {
        MergeRefusal.SIZE: Text("merge", "The board is a different size, so the games cannot be merged."),
        MergeRefusal.HANDICAP: Text("merge", "The handicap is different, so the games cannot be merged."),
        MergeRefusal.SETUP: Text("merge", "The game begins with other stones, so the games cannot be merged."),
    }
)


def not_merged(name: str, reason: str) -> str:
    """Return the message about a game that was not merged, behind its name."""
    return filled(translate("merge", "%1: %2"), name, reason)


def merged_game_name(name: str, number: int) -> str:
    """Return the name of a game of a file that holds several, for the comments that come from it."""
    return filled(translate("merge", "%1, game %2"), name, number)


def merged_fact(ident: str, value: str) -> str:
    """Return a piece of game information that differs, for the comment of a merged game: "Black: Ann"."""
    color = next((color for color in Color if ident in _OF_COLOR[color]), None)
    name = detail_names().get(ident, ident)
    if color is not None:
        name = color_name(color) if ident in ("PB", "PW") else comma_list(color_name(color), name)
    return labelled(name, value)


def merge_report(others: Sequence[str], merged: Merged) -> str:
    """Return the sentences after a merge: the new moves, those that were there, and the values that were left out.

    `others` are the names of the games that were merged into the first one.
    """
    if merged.edit is None and len(others) == 1:
        return translate("merge", "The other game has nothing new.")
    if merged.edit is None or not merged.left_out:
        return _merged(others, merged)
    names = comma_list(*(filled(translate("clean up", "%1 × %2"), name, count) for name, count in _named(merged)))
    left_out = filled(translate("merge", "Left out because the first game has other values: %1."), names)
    return running_text(_merged(others, merged), left_out)


def _merged(others: Sequence[str], merged: Merged) -> str:
    #: %1 = a file, or how many games
    new = translate("merge", "%n new move(s) from %1.", None, merged.new_nodes)
    # The beginning of each game is no move.
    known = translate("merge", "%n move(s) were there already.", None, merged.shared_nodes - len(others))
    return running_text(filled(new, others[0] if len(others) == 1 else games_text(len(others))), known)


def _named(merged: Merged) -> list[tuple[str, int]]:
    return [(_content_name(name), count) for name, count in merged.left_out[:_MOST_NAMES]]


# The dialog that shows the properties of a position as they are in the file.

FAULTS_OF_IDENT = frozenset({RawFault.NO_IDENT, RawFault.BAD_IDENT})
"""The faults of the name of a property; the others are of its value."""

#: The reason why a property or a value cannot be written into the file as it is.
raw_fault = TextTable(
    {
        RawFault.NO_IDENT: Text("raw", "The property needs a name, such as C or LB."),
        RawFault.BAD_IDENT: Text("raw", "A name has letters from A to Z, digits and _. It begins with a letter."),
        RawFault.BAD_VALUE: Text("raw", "Put a \\ before each ]. A \\ at the end needs another \\."),
        RawFault.CHARSET: Text("raw", "CA names the encoding of the file. Save with another encoding to change it."),
        RawFault.NOT_READ_BACK: Text("raw", "In the file this would be read as something else."),
    }
)

#: The remark about a property or a value that can be written, but is not what programs expect.
raw_note = TextTable(
    {
        RawNote.WRONG_TYPE: Text("raw", "This is not a value that the property can have. It is kept as it is."),
        RawNote.BAD_SIZE: Text("raw", "This is not a board size. The board is shown as 19 × 19."),
        RawNote.TWICE: Text("raw", "The position has this property more than once. Other programs may read only one."),
        RawNote.UNKNOWN: Text("raw", "goboard does not know this property. It is kept as it is."),
        RawNote.ROOT_ONLY: Text("raw", "This property belongs to the beginning of the game. Here it has no effect."),
    }
)

#: The remark about a value of which only the beginning is shown.
too_long_to_edit = Text("raw", "Only the beginning is shown. The value is too long to change here.")
