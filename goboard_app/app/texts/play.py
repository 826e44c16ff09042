"""What is said while a game is played: turns, refusals, points, confirmations, passes, ends;
also in a capture game.
"""

from __future__ import annotations

from goboard_app.app.texts.format import (
    by_color,
    closed,
    color_name,
    comma_list,
    filled,
    running_text,
    translate,
)
from goboard_app.app.texts.results import result_sentence
from goboard_app.go.board import BoardSize, Color, Move, Play, Point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.record.properties import move_of
from goboard_app.rules.ending import EndPhase
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.ruleset import AllAlive, KoRule, LongCycle, Resumption, Ruleset
from goboard_app.session.acts import passes_to_stop
from goboard_app.session.capture import CaptureEnd, CaptureWin
from goboard_app.session.numbering import shown_number
from goboard_app.session.painter import NO_AIDS, BoardAids
from goboard_app.session.session import ActKind, GameSession, Phase


def move_text(move: Move, size: BoardSize) -> str:
    """Q16, or "pass"."""
    if isinstance(move, Play):
        return point_name(move.point, size)
    return translate("game", "pass")


def turn_sentence(session: GameSession) -> str:
    """Whose turn it is and the number of the move to come."""
    number = shown_number(session) + 1
    last = session.path.moves[-1] if session.path.moves else None
    black = translate("game", "Black to play. Move %1.")
    white = translate("game", "White to play. Move %1.")
    turn = filled(by_color(session.position.to_move, black, white), number)
    if last is None or not last.is_pass:
        return turn
    return running_text(_passed(last), turn, _warning_of_stop(session))


def _passed(move: Move) -> str:
    black, white = translate("game", "Black passed."), translate("game", "White passed.")
    return by_color(move.color, black, white)


def _warning_of_stop(session: GameSession) -> str:
    """Who has never played does not know what the next pass does."""
    is_next = passes_to_stop(session) == 1
    return translate("game", "Another pass stops the game.") if is_next else ""


def looking_back_sentence(session: GameSession) -> str:
    """That the board shows an earlier moment of the game being played."""
    number, node = session.path.number, session.cursor
    last = number
    while (following := session.following(node)) is not None:
        node = following
        last += move_of(node, session.tree.size) is not None
    text = translate(
        "game",
        "You are looking at move %1 of %2. If you play a stone now, the game continues from here.",
    )
    return filled(text, number, last)


def phase_announcement(session: GameSession, sentence: str) -> str:
    """What a screen reader says when a game is begun, stopped or ended, before that sentence."""
    if session.phase is not Phase.COUNTING:
        return sentence
    last = session.path.moves[-1] if session.path.moves else None
    passed = _passed(last) if last is not None and last.is_pass else ""
    return running_text(passed, translate("panel", "Which stones are dead?"), sentence)


def move_announcement(session: GameSession, move: Move, captured: int, help_shown: BoardAids = NO_AIDS) -> str:
    """What a screen reader says of a move that was made; '' of a pass that stopped the game.

    Chains that the move touches are said to be in atari where that is shown on the board.
    """
    if move.is_pass:
        is_told = session.phase is Phase.COUNTING
        return "" if is_told else running_text(_passed(move), _warning_of_stop(session))
    text = closed(f"{color_name(move.color)} {move_text(move, session.tree.size)}")
    if captured:
        text = running_text(text, translate("game", "%n stone(s) captured.", None, captured))
    if help_shown.atari and isinstance(move, Play) and (names := _ataris(session, move.point)):
        text = running_text(text, filled(translate("game", "In atari: %1."), names))
    return text


def _ataris(session: GameSession, point: Point) -> str:
    """The chains at a move and next to it that have one liberty: "White D5, Black E5"."""
    board = session.shown
    chains = (chain_at(board, at) for at in (*board.size.neighbors(point), point))
    found = {
        f"{color_name(chain.color)} {point_name(min(chain.stones), board.size)}": None
        for chain in chains
        if chain is not None and chain.is_in_atari
    }
    return comma_list(*found)


def refusal_title(verdict: Verdict) -> str:
    """The reason of a refusal in a few words."""
    if verdict.reason is Refusal.OCCUPIED:
        return translate("refusal", "There is already a stone here")
    if verdict.reason is Refusal.SUICIDE:
        return translate("refusal", "No liberty would be left")
    if verdict.reason is Refusal.KO:
        return translate("refusal", "This would recapture the ko right away")
    if verdict.reason is Refusal.SUPERKO:
        return translate("refusal", "This move would repeat the board")
    return translate("refusal", "This is not on the board")


def refusal_sentence(session: GameSession, verdict: Verdict) -> str:
    """Why a move is refused and what can be done, for the line under the board."""
    name = move_text(verdict.move, session.tree.size)
    if verdict.reason is Refusal.OCCUPIED:
        return filled(translate("refusal", "There is already a stone at %1."), name)
    if verdict.reason is Refusal.SUICIDE:
        return filled(
            translate(
                "refusal",
                "A stone at %1 would have no liberty. Under these rules that is not allowed.",
            ),
            name,
        )
    if verdict.reason is Refusal.KO:
        return translate("refusal", "You cannot recapture right away. Play somewhere else first.")
    if verdict.reason is Refusal.SUPERKO:
        return filled(
            translate(
                "refusal",
                "You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.",
            ),
            name,
            repeated_move(session, verdict),
        )
    return filled(translate("refusal", "%1 is not on the board."), name)


def refusal_detail(session: GameSession, verdict: Verdict) -> str:
    """Two or three sentences that explain a refusal by the rules in force."""
    name = move_text(verdict.move, session.tree.size)
    if verdict.reason is Refusal.SUICIDE:
        return filled(
            translate(
                "refusal",
                "A stone at %1 would have no empty point next to it or to the stones it joins, and "
                "it captures nothing.",
            ),
            name,
        )
    if verdict.reason is Refusal.OCCUPIED:
        return translate("refusal", "Stones go on empty points and stay where they are.")
    if verdict.reason is Refusal.KO:
        return translate(
            "refusal",
            "The last move captured one stone here. Recapturing right away would repeat "
            "the board. After one move elsewhere it is allowed.",
        )
    if verdict.reason is Refusal.SUPERKO:
        text = translate("refusal", "If %1 plays %2, the stones are exactly where they were after move %3.")
        side, number = color_name(verdict.move.color), repeated_move(session, verdict)
        return running_text(filled(text, side, name, number), _superko_rule(session.ruleset.ko))
    return ""


def repeated_move(session: GameSession, verdict: Verdict) -> int:
    """The number of the move after which the board stood that would come back."""
    if verdict.repeated is None:
        return 0
    return session.path.move_number_of_state(verdict.repeated)


def _superko_rule(rule: KoRule) -> str:
    if rule is KoRule.POSITIONAL:
        return translate("refusal", "Under these rules the board may never repeat.")
    if rule is KoRule.SITUATIONAL:
        return translate("refusal", "Under these rules the board may never repeat with the same player to move.")
    return translate("refusal", "Under these rules nobody may make the same board twice.")


def act_name(kind: ActKind) -> str:
    """What an edit is called in the Edit menu."""
    return {
        ActKind.PLAY: translate("undo", "move"),
        ActKind.PASS: translate("undo", "pass"),
        ActKind.HANDICAP_STONE: translate("undo", "handicap stone"),
        ActKind.HANDICAP_DONE: translate("undo", "fewer handicap stones"),
        ActKind.RESIGN: translate("undo", "resignation"),
        ActKind.TAKE_UP: translate("undo", "playing on"),
        ActKind.TIME: translate("undo", "loss on time"),
        ActKind.ACCEPT_COUNT: translate("undo", "result"),
        ActKind.NO_RESULT: translate("undo", "result"),
        ActKind.TAKE_BACK: translate("undo", "take back"),
        ActKind.TAKE_BACK_TO: translate("undo", "moves taken back"),
        ActKind.GAME_INFO: translate("undo", "game information"),
        ActKind.RULES: translate("undo", "other rules"),
        ActKind.VARIATION: translate("undo", "kept variation"),
        ActKind.DAME: translate("undo", "neutral points"),
        ActKind.INSERT: translate("undo", "inserted move"),
        ActKind.INSERT_PASS: translate("undo", "inserted pass"),
        ActKind.DELETE_NODE: translate("undo", "deleted node"),
        ActKind.DELETE_BRANCH: translate("undo", "deleted branch"),
        ActKind.MOVE_VARIATION: translate("undo", "order of variations"),
        ActKind.MAIN_LINE: translate("undo", "main line"),
        ActKind.SET_UP: translate("undo", "stones set up"),
        ActKind.SIDE_TO_MOVE: translate("undo", "side to move"),
        ActKind.CUT: translate("undo", "cut"),
        ActKind.PASTE: translate("undo", "paste"),
        ActKind.TURN: translate("undo", "turned board"),
        ActKind.SWAP_COLORS: translate("undo", "swapped colours"),
        ActKind.COMMENT: translate("undo", "comment"),
        ActKind.MARKS: translate("undo", "marks"),
        ActKind.JUDGEMENT: translate("undo", "rating"),
        ActKind.JUDGEMENTS: translate("undo", "rated moves"),
        ActKind.NODE_NAME: translate("undo", "name"),
        ActKind.FIGURE: translate("undo", "figure"),
        ActKind.PART: translate("undo", "part of the board"),
        ActKind.TASK: translate("undo", "task"),
        ActKind.POSITION_OUT: translate("undo", "taking out a position"),
    }[kind]


def place_anywhere() -> str:
    """How handicap stones are placed."""
    return translate("panel", "Put them anywhere. Then White plays first.")


def handicap_left(left: int) -> str:
    """How many handicap stones are still to be placed, in few words."""
    return translate("panel", "place %n more", None, left)


def handicap_sentence(left: int) -> str:
    """How many handicap stones are still to be placed."""
    return translate("game", "Black places %n more handicap stone(s).", None, left)


def if_played_now(color: str, point: str) -> str:
    """The second board of a repetition."""
    return filled(translate("refusal", "if %1 plays %2 now"), color, point)


def after_move_number(number: str) -> str:
    """The first board of a repetition."""
    return filled(translate("refusal", "after move %1"), number)


def look_at_move(number: str) -> str:
    """The button that shows an earlier board."""
    return filled(translate("refusal", "Look at move %1"), number)


def allowed_elsewhere(allow: str, refuse: str) -> str:
    """By which rules a refused move is allowed, and by which not."""
    return filled(translate("refusal", "Allowed under: %1. Not allowed under: %2."), allow, refuse)


def allowed_nowhere() -> str:
    """No rules allow a refused move."""
    return translate("refusal", "No ruleset allows this move.")


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
    return running_text(*sentences)


def resign_hint() -> str:
    """What resigning does."""
    return translate("ending", "Give up the game; the other player wins.")


def count_hint() -> str:
    """What the count button does while the game is played."""
    return translate("ending", "Pass to stop the game, mark the dead stones and count.")


def agree_hint(session: GameSession) -> str:
    """What agreeing does."""
    text = translate("ending", "Ends the game with the stones marked as they are now.")
    ending = session.ending
    if session.ruleset.white_passes_last and ending.last_mover is Color.BLACK:
        text = running_text(text, translate("ending", "White hands over one more stone for the last pass."))
    return text


def play_on_hint(session: GameSession) -> str:
    """Who moves after a stop, and what the next stop will mean."""
    ruleset = session.ruleset
    if ruleset.resumption is Resumption.OPPONENT_OF_REQUESTER:
        first = translate("ending", "If you want to play on, the other player moves first.")
    elif session.ending.last_mover is Color.BLACK:
        first = translate("ending", "If you play on, White moves first.")
    else:
        first = translate("ending", "If you play on, Black moves first.")
    return running_text(first, next_stop_sentence(ruleset))


def count_guidance(session: GameSession) -> str:
    """Whose decision is awaited while the stones are marked, and what each answer leads to."""
    counting = session.counting
    if counting is None or not session.count_ends_game:
        return ""
    if counting.is_fixed:
        return _why_all_alive(session.ruleset)
    sentences = [translate("ending", "Both of you decide: agree, or play on.")]
    if counting.open_neutral_points:
        text = translate("ending", "Under these rules neutral points are filled first; still open: %1.")
        sentences.append(filled(text, counting.open_neutral_points))
    return running_text(*sentences, play_on_hint(session))


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
        return translate("ending", "If you both pass again right away, every stone counts as alive.")
    return ""


def _why_all_alive(ruleset: Ruleset) -> str:
    if ruleset.all_alive is AllAlive.SECOND_STOP:
        return translate("ending", "This was the second stop: no more stones are taken off.")
    return translate("ending", "Four passes in a row: no more stones are taken off.")


def agree_key(color: Color, key: str, names_color: bool) -> str:
    """The key by which a side agrees, with its colour where the card names a player."""
    if names_color:
        return filled(translate("agree", "%1, key %2"), color_name(color), key)
    return filled(translate("agree", "key %2"), color_name(color), key)


def count_detail(session: GameSession) -> str:
    """Who passes so that the game stops, and what comes then."""
    if passes_to_stop(session) > 1:
        return translate("count", "You both pass. Then you mark the dead stones.")
    text = translate("count", "%1 passes too. Then you mark the dead stones.")
    return filled(text, color_name(session.position.to_move))


def resign_answer(name: str) -> str:
    """Who gives up, as an answer."""
    return filled(translate("resign", "%1 resigns"), name)


def resign_question() -> str:
    """Who gives the game up."""
    return translate("resign", "Who gives up?")


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
    return translate("resume", "Under these rules the other player then moves first.")


def cycle_offer(offer: LongCycle) -> tuple[str, str, str]:
    """What is said and offered where a board comes back: title, detail, answer."""
    title = translate("panel", "This board has been there before")
    if offer is LongCycle.DRAW:
        detail = translate("panel", "If neither of you wants to play differently, you may agree to a draw.")
        return title, detail, translate("panel", "We agree to a draw")
    detail = translate(
        "panel",
        "If neither of you wants to play differently, you may agree to end without a result.",
    )
    return title, detail, translate("panel", "We agree: no result")


def goal_name(goal: int) -> str:
    """The goal as a choice: "First to capture three stones"; 0 is a whole game."""
    if not goal:
        return translate("capture", "Normal game")
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


def your_name() -> str:
    """Who plays against an engine without having said a name."""
    return translate("opponent", "You")


def count_after_passes() -> str:
    """Why a game against an engine cannot be counted yet."""
    return translate("game", "The count begins when both players have passed. Pass first.")


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
    black = translate("capture", "Black wins: first to capture %1")
    white = translate("capture", "White wins: first to capture %1")
    return filled(by_color(won.winner, black, white), _stones(won.goal))


def win_detail(won: CaptureWin, size: BoardSize) -> str:
    """How the last move did it."""
    name = move_text(won.move, size)
    if won.end is CaptureEnd.CAPTURED:
        text = translate("capture", "The move at %1 took %n stone(s).", None, won.taken)
    elif won.end is CaptureEnd.GIVEN:
        text = translate("capture", "The other side gave away %n stone(s) by playing at %1.", None, won.taken)
    else:
        text = translate("capture", "After the move at %1 there is no move left, and nobody may pass.")
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
