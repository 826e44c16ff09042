"""Rows of the menus that no feature tells yet; each goes to its feature, and then this module."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from goboard_app.app.controller import GameController
from goboard_app.app.texts.format import translate
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.review.find import FINDS
from goboard_app.ui.review.navigation import STEPS
from goboard_app.ui.rulesets.compare import can_compare
from goboard_app.ui.shell.commands import Command, Menu, Submenu

_PLAY_KEYS = ("Ctrl+Shift+Space",)


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action: its name in the program, its text in the menu, its keys; may be a switch."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    is_switch: bool = False


@dataclass(frozen=True, slots=True)
class RowGroup:
    """Rows of a menu that open beside it, so that it fits on a low screen."""

    text: str
    rows: tuple[ActionRow | None, ...]


TAKEN = object()
"""Stands where a row stood that a feature tells now: the others keep their places."""

Rows = tuple[Any, ...]


def menu_rows() -> dict[str, Rows]:
    """The menus from left to right with their rows; None is a line between groups."""
    return {
        translate("menu", "&File"): _file_rows(),
        translate("menu", "&Edit"): _edit_rows(),
        translate("menu", "&Game"): _game_rows(),
        translate("menu", "&Notes"): _notes_rows(),
        translate("menu", "G&o to"): _go_rows(),
        translate("menu", "&View"): _view_rows(),
        translate("menu", "&Lessons"): _lesson_rows(),
        translate("menu", "&Help"): _help_rows(),
    }


def _file_rows() -> Rows:
    return (
        ActionRow("new", translate("menu", "New game…"), ("Ctrl+N",)),
        ActionRow("new_window", translate("menu", "New window"), ("Ctrl+Shift+N",)),
        TAKEN,
        ActionRow("open_in_window", translate("menu", "Open in a new window…"), ("Ctrl+Shift+O",)),
        TAKEN,
        TAKEN,
        TAKEN,
        TAKEN,
        None,
        TAKEN,
        TAKEN,
        TAKEN,
        TAKEN,
        None,
        TAKEN,
        TAKEN,
        None,
        TAKEN,
        ActionRow("close_window", translate("menu", "Close window"), ("Ctrl+Shift+W",)),
        ActionRow("quit", translate("menu", "Quit"), ("Ctrl+Q",)),
    )


def _edit_rows() -> Rows:
    return (
        ActionRow("undo", translate("menu", "Undo"), ("Ctrl+Z",)),
        ActionRow("redo", translate("menu", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
        None,
        ActionRow("cut", translate("menu", "Cut"), ("Ctrl+X",)),
        ActionRow("copy", translate("menu", "Copy"), ("Ctrl+C",)),
        ActionRow("paste", translate("menu", "Paste"), ("Ctrl+V",)),
        ActionRow("delete_branch", translate("menu", "Delete from here on"), ("Del",)),
        ActionRow("delete_node", translate("menu", "Delete this node alone"), ("Ctrl+Del",)),
        TAKEN,
        TAKEN,
        None,
        RowGroup(translate("menu", "Moves and stones"), _stone_rows()),
        RowGroup(translate("menu", "This variation"), _variation_rows()),
        ActionRow("turn", translate("menu", "Turn and mirror")),
        ActionRow("swap_colors", translate("menu", "Swap the colours")),
        None,
        ActionRow("find", translate("menu", "Find…"), ("Ctrl+F",)),
        ActionRow("find_position", translate("menu", "Find a position…"), ("Ctrl+Shift+F",)),
        ActionRow("find_next", translate("menu", "Next place found"), ("F3",)),
        ActionRow("find_previous", translate("menu", "Previous place found"), ("Shift+F3",)),
    )


def _stone_rows() -> tuple[ActionRow | None, ...]:
    """What is put into the record by hand."""
    return (
        ActionRow("insert_move", translate("menu", "Insert moves"), ("Ins",), True),
        ActionRow("insert_pass", translate("menu", "Insert a pass"), ("Ctrl+Ins",)),
        None,
        ActionRow("set_up", translate("menu", "Set up stones…"), ("Ctrl+B",)),
        ActionRow("black_turn", translate("menu", "Black to move")),
        ActionRow("white_turn", translate("menu", "White to move")),
    )


def _variation_rows() -> tuple[ActionRow | None, ...]:
    """Where a line stands among its like."""
    return (
        ActionRow("move_up", translate("menu", "Move variation up"), ("Ctrl+Shift+P",)),
        ActionRow("move_down", translate("menu", "Move variation down"), ("Ctrl+Shift+D",)),
        ActionRow("main_line", translate("menu", "Make this the main line"), ("Ctrl+Shift+M",)),
    )


EDIT_ACTIONS = (
    *("cut", "paste", "delete_branch", "delete_node", "insert_move", "insert_pass", "set_up"),
    *("black_turn", "white_turn", "move_up", "move_down", "main_line", "swap_colors"),
)
"""What the menu Edit offers for the tree of a record."""


def _game_rows() -> Rows:
    return (
        ActionRow("pass", translate("menu", "Pass"), ("P",)),
        ActionRow("take_back", translate("menu", "Take back"), ("Backspace",)),
        ActionRow("resign", translate("menu", "Resign…")),
        ActionRow("pause", translate("menu", "Stop or start the clocks"), ("Ctrl+Space",)),
        None,
        ActionRow("count", translate("menu", "Count…"), ("Ctrl+E",)),
        ActionRow("play_on", translate("menu", "Play on")),
        ActionRow("agree_black", translate("menu", "Black agrees to the count"), ("B",)),
        ActionRow("agree_white", translate("menu", "White agrees to the count"), ("W",)),
        ActionRow("accept", translate("menu", "Agree and end the game"), ("Ctrl+Return",)),
        ActionRow("compare", translate("menu", "Compare rulesets"), ("Ctrl+Shift+E",)),
        ActionRow("story", translate("menu", "Show the count"), ("Ctrl+R",)),
        None,
        ActionRow("go_on", translate("menu", "Go on playing from a record")),
        ActionRow("guess", translate("menu", "Guess the move…")),
        TAKEN,
        ActionRow("rules", translate("menu", "Rules of this game…")),
        ActionRow("game_info", translate("menu", "Game information…"), ("Ctrl+I",)),
    )


def _notes_rows() -> Rows:
    return (
        ActionRow("comment", translate("menu", "Write a comment"), ("Ctrl+K",)),
        ActionRow("name", translate("menu", "Name this position…")),
        ActionRow("figure", translate("menu", "Figure and numbers…")),
        None,
        ActionRow("mark_letter", translate("menu", "Mark with letters"), ("Ctrl+1",), True),
        ActionRow("mark_number", translate("menu", "Mark with numbers"), ("Ctrl+2",), True),
        ActionRow("mark_triangle", translate("menu", "Mark with triangles"), ("Ctrl+3",), True),
        ActionRow("mark_square", translate("menu", "Mark with squares"), ("Ctrl+4",), True),
        ActionRow("mark_circle", translate("menu", "Mark with circles"), ("Ctrl+5",), True),
        ActionRow("mark_cross", translate("menu", "Mark with crosses"), ("Ctrl+6",), True),
        ActionRow("mark_line", translate("menu", "Draw lines"), ("Ctrl+7",), True),
        ActionRow("mark_arrow", translate("menu", "Draw arrows"), ("Ctrl+8",), True),
        ActionRow("mark_eraser", translate("menu", "Rub out marks"), ("Ctrl+9",), True),
        RowGroup(translate("menu", "More marks"), _more_marks()),
        None,
        ActionRow("marks_clear", translate("menu", "Take all marks of this move away")),
    )


def _more_marks() -> tuple[ActionRow | None, ...]:
    """Marks without a key."""
    return (
        ActionRow("mark_text", translate("menu", "Write on the board"), (), True),
        ActionRow("mark_selected", translate("menu", "Mark as selected"), (), True),
        ActionRow("mark_territory_black", translate("menu", "Mark Black's territory"), (), True),
        ActionRow("mark_territory_white", translate("menu", "Mark White's territory"), (), True),
        ActionRow("mark_dim", translate("menu", "Dim points"), (), True),
        ActionRow("mark_part", translate("menu", "Show a part of the board"), (), True),
    )


MARK_ACTIONS = (
    *("mark_letter", "mark_number", "mark_triangle", "mark_square", "mark_circle", "mark_cross"),
    *("mark_line", "mark_arrow", "mark_eraser", "mark_text", "mark_selected"),
    *("mark_territory_black", "mark_territory_white", "mark_dim", "mark_part", "marks_clear"),
)
NOTES_ACTIONS = ("comment", "name", "figure", "write_task", *MARK_ACTIONS)
"""What may be written and drawn while a record is looked through."""


def _go_rows() -> Rows:
    return (
        ActionRow("first", translate("menu", "First position"), ("Alt+Home", "Alt+Up")),
        ActionRow("ten_back", translate("menu", "Ten moves back"), ("Alt+PgUp",)),
        ActionRow("back", translate("menu", "One move back"), ("Alt+Left",)),
        ActionRow("forward", translate("menu", "One move forward"), ("Alt+Right",)),
        ActionRow("ten_forward", translate("menu", "Ten moves forward"), ("Alt+PgDown",)),
        ActionRow("last", translate("menu", "Last position"), ("Alt+End", "Alt+Down")),
        None,
        RowGroup(translate("menu", "Seek"), _seek_rows()),
        ActionRow("move_number", translate("menu", "Move number…"), ("Ctrl+J",)),
        ActionRow("played_at", translate("menu", "Move played at a point…"), ("Ctrl+/",)),
        ActionRow("named", translate("menu", "Named place…"), ("Ctrl+Shift+J",)),
        ActionRow("point", translate("menu", "A point of the board…"), ("/",)),
        None,
        ActionRow("been_before", translate("menu", "Back to where you were"), ("Ctrl+[", "Back")),
        ActionRow("been_after", translate("menu", "Forward again"), ("Ctrl+]", "Forward")),
        ActionRow("play_through", translate("menu", "Play through the moves"), _PLAY_KEYS, True),
        None,
        ActionRow("previous_game", translate("menu", "Previous game in the file"), ("Ctrl+PgUp",)),
        ActionRow("next_game", translate("menu", "Next game in the file"), ("Ctrl+PgDown",)),
        TAKEN,
    )


def _seek_rows() -> tuple[ActionRow, ...]:
    """What one looks for along the line."""
    return (
        ActionRow("previous_variation", translate("menu", "Previous variation"), ("Alt+Shift+Up",)),
        ActionRow("next_variation", translate("menu", "Next variation"), ("Alt+Shift+Down",)),
        ActionRow("previous_fork", translate("menu", "Previous fork"), ("Alt+Shift+Left",)),
        ActionRow("next_fork", translate("menu", "Next fork"), ("Alt+Shift+Right",)),
        ActionRow("previous_comment", translate("menu", "Previous comment"), ("Shift+F8",)),
        ActionRow("next_comment", translate("menu", "Next comment"), ("F8",)),
        ActionRow("previous_hotspot", translate("menu", "Previous hotspot"), ("Ctrl+Shift+PgUp",)),
        ActionRow("next_hotspot", translate("menu", "Next hotspot"), ("Ctrl+Shift+PgDown",)),
        ActionRow("previous_capture", translate("menu", "Previous capture"), ("Alt+Shift+PgUp",)),
        ActionRow("next_capture", translate("menu", "Next capture"), ("Alt+Shift+PgDown",)),
    )


def _view_rows() -> Rows:
    return (
        ActionRow("theme", translate("menu", "Appearance")),
        ActionRow("text_size", translate("menu", "Text size")),
        ActionRow("language", translate("menu", "Language")),
        ActionRow("system_font", translate("menu", "Use the system's font"), (), True),
        None,
        RowGroup(translate("menu", "Board"), _board_rows()),
        RowGroup(translate("menu", "Help on the board"), _aid_rows()),
        ActionRow("numbers", translate("menu", "Show move numbers"), ("Ctrl+M",), True),
        ActionRow("numbering", translate("menu", "Number the moves")),
        ActionRow("show_count", translate("menu", "Show the count at the end"), (), True),
        None,
        ActionRow("sounds", translate("menu", "Sounds of the clock"), (), True),
        ActionRow("panel", translate("menu", "Side panel"), ("F9",), True),
        ActionRow("next_area", translate("menu", "Next part of the window"), ("F6",)),
        TAKEN,
        TAKEN,
        None,
        ActionRow("windows", translate("menu", "Windows")),
        ActionRow("next_window", translate("menu", "Next window"), ("Ctrl+F6",)),
        ActionRow("arrange", translate("menu", "Arrange windows side by side")),
    )


def _board_rows() -> tuple[ActionRow | None, ...]:
    """How the board looks."""
    return (
        ActionRow("coordinates", translate("menu", "Coordinates"), (), True),
        ActionRow("natural", translate("menu", "Stones slightly out of line"), (), True),
        ActionRow("motion", translate("menu", "Moving stones"), (), True),
    )


def _aid_rows() -> tuple[ActionRow | None, ...]:
    """What the board tells a learner."""
    return (
        ActionRow("aid", translate("menu", "Help on the board on or off"), ("H",)),
        ActionRow("liberties", translate("menu", "Show liberties"), ("Ctrl+L",), True),
        ActionRow("atari", translate("menu", "Show atari"), ("Ctrl+T",), True),
        ActionRow("chains", translate("menu", "Show connected stones"), (), True),
        ActionRow("areas", translate("menu", "Show what is surrounded"), (), True),
        None,
        ActionRow("ask", translate("menu", "Ask before it is too late")),
    )


def _lesson_rows() -> Rows:
    return (
        TAKEN,
        ActionRow("counting_works", translate("menu", "How counting works")),
        TAKEN,
        TAKEN,
        None,
        TAKEN,
        TAKEN,
        TAKEN,
        TAKEN,
    )


def _help_rows() -> Rows:
    return (
        TAKEN,
        TAKEN,
        TAKEN,
        TAKEN,
    )


def all_actions(rows: Rows) -> Iterator[ActionRow]:
    """The actions of a menu in order, with those that open beside it."""
    for row in rows:
        if isinstance(row, RowGroup):
            yield from all_actions(row.rows)
        elif isinstance(row, ActionRow):
            yield row


_ON_BOARD = (
    *("rules", "aid"),
    *STEPS,
    "been_before",
    "been_after",
)


def enable_actions(
    actions: Mapping[str, QAction], controller: GameController, on_board: bool
) -> None:
    """Turn actions on and off by what the session is doing; off the board most make no sense."""
    states = dict.fromkeys(_ON_BOARD, on_board) | _by_phase(controller, on_board)
    if controller.session.phase is Phase.TRYING:
        # The real board waits where it is.
        states |= dict.fromkeys((*STEPS, "been_before", "been_after", "rules"), False)
    for name, is_on in states.items():
        actions[name].setEnabled(is_on)


def _by_phase(controller: GameController, on_board: bool) -> dict[str, bool]:
    session = controller.session
    phase = session.phase if on_board else None
    ends_game = phase is Phase.COUNTING and session.count_ends_game
    is_counted = session.goal is None
    has_others = on_board and controller.game_count > 1
    return {
        "pass": is_counted and phase in (Phase.PLAYING, Phase.REVIEWING, Phase.TRYING),
        "take_back": on_board and controller.can_take_back,
        "resign": phase is Phase.PLAYING,
        "count": is_counted and _can_count(session, phase),
        "play_on": ends_game,
        "agree_black": ends_game,
        "agree_white": ends_game,
        "accept": ends_game,
        "compare": on_board and can_compare(controller),
        "go_on": _can_go_on(session, phase),
        "pause": phase is Phase.PLAYING and session.timing is not None,
        "play_through": phase is Phase.REVIEWING,
        "find": phase in FINDS,
        "find_position": phase in FINDS,
        "find_next": phase in FINDS,
        "find_previous": phase in FINDS,
        "guess": phase in (Phase.REVIEWING, Phase.FINISHED),
        "previous_game": has_others,
        "next_game": has_others,
    } | dict.fromkeys(NOTES_ACTIONS, phase is Phase.REVIEWING)


def _can_count(session: GameSession, phase: Phase | None) -> bool:
    return phase is Phase.REVIEWING or (phase is Phase.PLAYING and session.path.number > 0)


def _can_go_on(session: GameSession, phase: Phase | None) -> bool:
    return phase is Phase.REVIEWING and not session.is_live and not session.is_goal_reached


def legacy_commands(popups: Mapping[str, QMenu]) -> Iterator[Command]:
    """The rows as commands; what they do is connected to their actions."""
    for menu, rows in zip(Menu, menu_rows().values(), strict=True):
        for place, row in _placed(rows):
            if isinstance(row, RowGroup):
                beside = Submenu(row.text, place)
                for inner, each in _placed(row.rows):
                    yield _command(each, menu, inner, beside, popups)
            else:
                yield _command(row, menu, place, None, popups)


def _placed(rows: Rows) -> Iterator[tuple[tuple[int, int], ActionRow | RowGroup]]:
    group = number = 0
    for row in rows:
        number += 10
        if row is None:
            group, number = group + 10, 0
        elif row is not TAKEN:
            yield (group, number), row


def _command(
    row: Any,  # noqa: ANN401
    menu: Menu,
    place: tuple[int, int],
    beside: Submenu | None,
    popups: Mapping[str, QMenu],
) -> Command:
    return Command(
        *(row.name, row.text, menu, place, _nothing, row.keys),
        is_on=_off if row.is_switch else None,
        beside=beside,
        popup=popups.get(row.name),
    )


def _nothing() -> None:
    pass


def _off() -> bool:
    return False
