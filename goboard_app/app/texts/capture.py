"""What is said about the capture game: its goal, how far each side is, and how it was won."""

from __future__ import annotations

from goboard_app.app.texts.moves import move_text
from goboard_app.app.texts.numbers import by_color, color_name, filled, translate
from goboard_app.app.texts.records import result_sentence
from goboard_app.go.board import BoardSize
from goboard_app.session.capture import CaptureEnd, CaptureWin
from goboard_app.session.session import GameSession


def goal_name(goal: int) -> str:
    """The goal as a choice: "First to capture three stones"; 0 is a whole game."""
    if not goal:
        return translate("capture", "Whole game")
    return filled(translate("capture", "First to capture %1"), _stones(goal))


def goal_sentences(goal: int) -> str:
    """What wins, and that nobody passes."""
    text = translate("capture", "Whoever captures %1 first wins. Nobody may pass.")
    return filled(text, _stones(goal))


def captured_so_far(count: int, goal: int) -> str:
    """How far a side is: "captured: 2 of 3"."""
    text = translate("capture", "captured: %1 of %2")
    return filled(text, count, goal)


def no_pass_hint() -> str:
    """Why the button Pass is off."""
    return translate("capture", "In a capture game nobody may pass.")


def no_count_hint() -> str:
    """Why the button Count is off."""
    return translate("capture", "In a capture game nothing is counted.")


def ended_sentence(session: GameSession) -> str:
    """How the session's game ended: who captured first, else what the record's result says."""
    won = session.capture_win()
    return win_sentence(won) if won is not None else result_sentence(session.info.result or "")


def win_sentence(won: CaptureWin) -> str:
    """Who won a capture game, and by what."""
    if won.end is CaptureEnd.NO_MOVE:
        text = translate("capture", "%1 wins: %2 cannot move")
        return filled(text, color_name(won.winner), color_name(won.winner.opponent))
    black = translate("capture", "Black captured %1 first")
    white = translate("capture", "White captured %1 first")
    return filled(by_color(won.winner, black, white), _stones(won.goal))


def win_detail(won: CaptureWin, size: BoardSize) -> str:
    """How the last move did it."""
    name = move_text(won.move, size)
    if won.end is CaptureEnd.CAPTURED:
        text = translate("capture", "The move at %1 took %n stone(s).", None, won.taken)
    elif won.end is CaptureEnd.GIVEN:
        text = translate(
            "capture", "The other side's own move at %1 gave %n stone(s).", None, won.taken
        )
    else:
        text = translate("capture", "After the move at %1 no move is left, and nobody may pass.")
    return filled(text, name)


def _stones(goal: int) -> str:
    """So many stones, as the object of a sentence; the usual goals in words."""
    words = {
        1: translate("capture", "one stone"),
        3: translate("capture", "three stones"),
        5: translate("capture", "five stones"),
        10: translate("capture", "ten stones"),
    }
    return words.get(goal) or translate("capture", "%n stone(s)", None, goal)


def prisoners_text(count: int, goal: int | None = None) -> str:
    """How many stones a player has taken."""
    if goal:
        return captured_so_far(count, goal)
    if count == 0:
        return translate("panel", "no prisoners")
    return translate("panel", "%n prisoner(s)", None, count)
