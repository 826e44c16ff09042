"""The questions before a risky move, and the list of moves that the rules do not allow."""

from __future__ import annotations

from goboard_app.app.texts.format import Text, by_color, color_name, filled, running_text, translate
from goboard_app.app.texts.play import move_text, refusal_title
from goboard_app.go.board import BoardSize
from goboard_app.session.check import ForbiddenMove, MoveWarning, WarningKind


def warning_sentence(warning: MoveWarning) -> str:
    """Return the sentence that names the risk of a move before it is played."""
    number = len(warning.stones)
    black = translate("warning", "Your border is open here: White can slip in.")
    white = translate("warning", "Your border is open here: Black can slip in.")
    return {
        WarningKind.SELF_ATARI: translate("warning", "This puts your %n stone(s) in atari.", None, number),
        WarningKind.STILL_IN_ATARI: translate("warning", "This leaves your %n stone(s) in atari.", None, number),
        WarningKind.SELF_CAPTURE: translate("warning", "This captures %n of your own stone(s).", None, number),
        WarningKind.OWN_EYE: translate("warning", "This fills your own eye."),
        WarningKind.LEFT_IN_ATARI: translate("warning", "Your %n stone(s) can be captured.", None, number),
        WarningKind.MOVE_NEEDED: translate("warning", "You still need a move here."),
        WarningKind.OPEN_BORDER: by_color(warning.color, black, white),
    }[warning.kind]


def question_text(warnings: tuple[MoveWarning, ...], is_pass: bool) -> str:
    """Return all warnings about a move, followed by the question whether to play it."""
    sentences = [warning_sentence(warning) for warning in warnings]
    return running_text(*sentences, the_question(is_pass))


def the_question(is_pass: bool) -> str:
    """Return the question after the warnings about a move or a pass."""
    if is_pass:
        return translate("warning", "Pass anyway?")
    return translate("warning", "Play it?")


#: The text shown while a pass waits for the board to be read.
looking_sentence = Text("warning", "Before you pass: are all borders closed?")


def answer_keys(is_pass: bool) -> str:
    """Return the keys that answer the question about a risky move, for the line below the board."""
    if is_pass:
        return translate("warning", "Enter: pass. Esc: no.")
    return translate("warning", "Enter: play it. Esc: no.")


def forbidden_text(forbidden: ForbiddenMove, size: BoardSize) -> str:
    """Return a move of the record that the rules do not allow: "Move 12, White B3: this would take the ko back at
    once".
    """
    move = forbidden.verdict.move
    return filled(
        translate("forbidden", "Move %1, %2 %3: %4"),
        forbidden.number,
        color_name(move.color),
        move_text(move, size),
        refusal_title(forbidden.verdict),
    )
