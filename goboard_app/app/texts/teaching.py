"""The texts of a teaching game: the reason to take a move back, and the next game for a pupil."""

from __future__ import annotations

from goboard_app.app.engines.ladder import GameChange, NextGame
from goboard_app.app.texts.format import NO_TEXT, Text, TextTable, filled, running_text, translate
from goboard_app.app.texts.partner import next_handicap_sentence
from goboard_app.go.board import BoardSize, point_name
from goboard_app.partner.blunder import Blunder, BlunderReason

# Taking moves back

#: The question whether the pupil takes a move back.
take_back_question = Text("teaching", "Take this move back?")

#: The line below the choice of a teaching game.
teaching_hint = Text("teaching", "After a costly move you see why, and may take it back.")

#: The line below the choice of a teaching game where the game has a clock.
no_teaching_with_clock = Text("teaching", "A teaching game has no clock: a question would cost you time.")

#: The line below the choice of a teaching game where moves cannot be rated.
cannot_teach = Text("teaching", "On this board, a teaching game needs an engine that rates moves.")


def reason_sentence(blunder: Blunder, size: BoardSize) -> str:
    """Return the reason why a move loses much, as shown on the board."""
    stones = len(blunder.stones)
    match blunder.reason:
        case BlunderReason.CAPTURED:
            text = translate("teaching", "At %1 your opponent can capture %n of your stone(s).", None, stones)
        case BlunderReason.CAUGHT:
            text = translate("teaching", "If your opponent plays %1, %n of your stone(s) cannot escape.", None, stones)
        case BlunderReason.LOST:
            text = translate("teaching", "If your opponent plays %1, you soon lose %n stone(s).", None, stones)
        case BlunderReason.ENDANGERED:
            text = translate("teaching", "If your opponent plays %1, %n of your stone(s) may die.", None, stones)
        case BlunderReason.CUT:
            text = translate("teaching", "At %1 your opponent can cut your stones apart.")
        case BlunderReason.COULD_CAPTURE:
            text = translate("teaching", "At %1 you can capture %n stone(s).", None, stones)
        case BlunderReason.COULD_CATCH:
            text = translate("teaching", "If you play %1, %n of your opponent’s stone(s) cannot escape.", None, stones)
        case BlunderReason.BIGGER:
            text = translate("teaching", "%1 is a much bigger move.")
    return filled(text, point_name(blunder.shown.point, size))


# The next game


def next_game_title(next_one: NextGame) -> str:
    """Return the title of the next game, with the name of the partner."""
    return filled(translate("teaching", "Next game: %1"), next_one.partner.name)


_TERMS = {
    0: Text("teaching", "You start even."),
    1: Text("teaching", "You play first, without komi."),
}

#: The reason of a change that is not of the handicap alone.
_CHANGES = TextTable(
    {
        GameChange.NONE: Text("teaching", "Two wins or two losses in a row change the next game."),
        GameChange.STRONGER: Text("teaching", "You won twice in a row without a handicap. Now try a stronger partner."),
        GameChange.WEAKER: Text("teaching", "This was hard even with a large handicap. Here is an easier partner."),
        GameChange.TOP: Text("teaching", "You won twice in a row against the strongest partner. Well played."),
    },
    NO_TEXT,
)


def next_game_reason(next_one: NextGame, before: int) -> str:
    """Return the reason for the next game, after one with the handicap `before`."""
    if next_one.change in (GameChange.LESS_HANDICAP, GameChange.MORE_HANDICAP):
        return next_handicap_sentence(before, next_one.stones)
    return running_text(_CHANGES(next_one.change), _terms(next_one.stones))


def _terms(stones: int) -> str:
    if stones in _TERMS:
        return _TERMS[stones]()
    return translate("teaching", "You get %n handicap stone(s).", None, stones)
