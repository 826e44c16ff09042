"""Which actions of the menus are possible just now."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction

from goboard_app.app.controller import GameController
from goboard_app.app.texts.format import translate
from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.window.actions import NOTES_ACTIONS
from goboard_app.ui.window.compare_flow import can_compare
from goboard_app.ui.window.find_flow import FINDS
from goboard_app.ui.window.walking import STEPS

_ON_BOARD = (
    *("save", "save_as", "start_page", "rules", "point", "aid", "games"),
    "save_encoded",
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
        states |= dict.fromkeys((*STEPS, "been_before", "been_after", "rules", "redo"), False)
        states["undo"] = controller.can_take_back
    for name, is_on in states.items():
        actions[name].setEnabled(is_on)
    text = controller.undo_stack.undoText()
    undo = translate("menu", "Undo")
    actions["undo"].setText(f"{undo}: {text}" if text else undo)


def _by_phase(controller: GameController, on_board: bool) -> dict[str, bool]:
    session, stack = controller.session, controller.undo_stack
    phase = session.phase if on_board else None
    counting = session.counting
    can_undo = stack.canUndo() or (counting is not None and counting.before is not None)
    ends_game = phase is Phase.COUNTING and session.count_ends_game
    is_counted = session.goal is None
    has_others = on_board and controller.game_count > 1
    return {
        "undo": on_board and can_undo,
        "redo": on_board and stack.canRedo(),
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
