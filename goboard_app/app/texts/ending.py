"""What passing, playing on and agreeing lead to under the rules in force."""

from __future__ import annotations

from goboard_app.app.texts.numbers import color_name, filled, translate
from goboard_app.go.board import Color
from goboard_app.rules.ending import EndPhase
from goboard_app.rules.ruleset import AllAlive, LongCycle, Resumption, Ruleset
from goboard_app.session.acts import passes_to_stop
from goboard_app.session.session import GameSession


def pass_hint(session: GameSession) -> str:
    """What a pass does now."""
    ruleset, ending = session.ruleset, session.ending
    sentences = [_what_a_pass_leads_to(session)]
    if ruleset.pass_stones:
        sentences.append(translate("ending", "You hand over one stone as a prisoner."))
    if ruleset.first_pass_bonus and ending.first_pass is None:
        if session.position.to_move is Color.WHITE:
            sentences.append(translate("ending", "White gets one point for passing first."))
        else:
            sentences.append(translate("ending", "White then gets no point for passing first."))
    if ruleset.fill_dame_first:
        sentences.append(translate("ending", "Fill all neutral points before you pass."))
    return " ".join(sentences)


def resign_hint() -> str:
    """What resigning does."""
    return translate("ending", "Give the game up; the other player wins.")


def count_hint() -> str:
    """What the count button does while the game is played."""
    return translate("ending", "Stop the game by passing, mark the dead stones and count.")


def agree_hint(session: GameSession) -> str:
    """What agreeing does."""
    text = translate("ending", "Ends the game with the stones marked as they are now.")
    ending = session.ending
    if session.ruleset.white_passes_last and ending.last_mover is Color.BLACK:
        text += " " + translate("ending", "White hands over one more stone for the last pass.")
    return text


def play_on_hint(session: GameSession) -> str:
    """Who moves after a stop, and what the next stop will mean."""
    ruleset = session.ruleset
    if ruleset.resumption is Resumption.OPPONENT_OF_REQUESTER:
        first = translate("ending", "Who wants to play on lets the other player move first.")
    elif session.ending.last_mover is Color.BLACK:
        first = translate("ending", "If you play on, White moves first.")
    else:
        first = translate("ending", "If you play on, Black moves first.")
    return " ".join(part for part in (first, next_stop_sentence(ruleset)) if part)


def count_guidance(session: GameSession) -> str:
    """Whose decision is awaited while the stones are marked, and what each answer leads to."""
    counting = session.counting
    if counting is None or not session.count_ends_game:
        return ""
    if counting.is_fixed:
        return _why_all_alive(session.ruleset)
    sentences = [translate("ending", "Both of you decide: agree, or play on.")]
    if counting.open_neutral_points:
        text = translate(
            "ending", "By these rules neutral points are filled first; still open: %1."
        )
        sentences.append(filled(text, counting.open_neutral_points))
    return " ".join([*sentences, play_on_hint(session)])


def _what_a_pass_leads_to(session: GameSession) -> str:
    ending = session.ending
    if ending.phase is EndPhase.PLAY and ending.run_here == 1:
        if session.ruleset.all_alive is AllAlive.FOUR_PASSES and ending.run >= 3:
            return translate("ending", "The fourth pass ends the game with all stones alive.")
        if session.ruleset.all_alive is AllAlive.SECOND_STOP and ending.stops >= 1:
            return translate("ending", "The second stop ends the game with all stones alive.")
        return translate("ending", "The second pass stops the game; then you count.")
    return translate("ending", "Make no move. Two passes in a row stop the game.")


def next_stop_sentence(ruleset: Ruleset) -> str:
    """What stopping the game once more means; empty where it means the same again."""
    if ruleset.all_alive is AllAlive.SECOND_STOP:
        return translate("ending", "The next stop counts all stones as alive.")
    if ruleset.all_alive is AllAlive.FOUR_PASSES:
        return translate("ending", "Two more passes at once count all stones as alive.")
    return ""


def _why_all_alive(ruleset: Ruleset) -> str:
    if ruleset.all_alive is AllAlive.SECOND_STOP:
        return translate("ending", "This was the second stop: no stone is taken off any more.")
    return translate("ending", "Four passes in a row: no stone is taken off any more.")


def agree_key(color: Color, key: str, names_color: bool) -> str:
    """The key by which a side agrees, with its colour where the card names a player."""
    if names_color:
        return filled(translate("agree", "%1, key %2"), color_name(color), key)
    return filled(translate("agree", "key %2"), color_name(color), key)


def count_detail(session: GameSession) -> str:
    """Who passes so that the game stops, and what comes then."""
    if passes_to_stop(session) > 1:
        return translate("count", "Both of you pass. Then you mark the stones that are dead.")
    text = translate("count", "%1 passes as well. Then you mark the stones that are dead.")
    return filled(text, color_name(session.position.to_move))


def resign_answer(name: str) -> str:
    """Who gives up, as an answer."""
    return filled(translate("resign", "%1 resigns"), name)


def resign_question() -> str:
    """Who gives the game up."""
    return translate("resign", "Who gives the game up?")


def resign_detail() -> str:
    """What giving up does."""
    return translate("resign", "The other player wins. You can take it back with Undo.")


def count_question() -> str:
    """Whether the game shall be stopped."""
    return translate("count", "Stop and count?")


def play_on_answer(name: str) -> str:
    """Who wants to play on, as an answer."""
    return filled(translate("resume", "%1 wants to play on"), name)


def play_on_question() -> str:
    """Who wants to play on."""
    return translate("resume", "Who wants to play on?")


def other_moves_first() -> str:
    """What playing on costs the side that asks for it."""
    return translate("resume", "By these rules the other player then moves first.")


def cycle_offer(offer: LongCycle) -> tuple[str, str, str]:
    """What is said and offered where a board comes back: title, detail, answer."""
    title = translate("panel", "This board has been there before")
    if offer is LongCycle.DRAW:
        detail = translate(
            "panel", "If neither of you wants to play differently, you may agree to a draw."
        )
        return title, detail, translate("panel", "We agree to a draw")
    detail = translate(
        "panel",
        "If neither of you wants to play differently, you may agree to end without a result.",
    )
    return title, detail, translate("panel", "We agree: no result")
