"""The texts of a game in play: turns, refusals, points, confirmations, passes and ends, also of capture games."""

from __future__ import annotations

from goboard_app.app.texts.format import (
    NO_TEXT,
    Text,
    TextTable,
    by_color,
    closed,
    color_name,
    comma_list,
    filled,
    isolated,
    running_text,
    translate,
)
from goboard_app.app.texts.results import named_result, result_sentence
from goboard_app.go.board import BoardSize, Color, Move, Play, Point, point_name
from goboard_app.go.chains import chain_at
from goboard_app.late import late
from goboard_app.record.game_info import GameInfo
from goboard_app.record.properties import move_of
from goboard_app.record.result import ResultKind, parse_result
from goboard_app.rules.ending import EndPhase
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.ruleset import AllAlive, IllegalMove, KoRule, LongCycle, Resumption, Ruleset
from goboard_app.session.acts import passes_to_stop
from goboard_app.session.capture import CaptureEnd, CaptureWin
from goboard_app.session.numbering import shown_number
from goboard_app.session.painter import NO_AIDS, BoardAids
from goboard_app.session.session import ActKind, GameSession, Phase

with late:
    from goboard_app.app.texts.partner import is_partner


def move_text(move: Move, size: BoardSize) -> str:
    """Return the name of the point of a move, "Q16", or "pass"."""
    if isinstance(move, Play):
        return point_name(move.point, size)
    return translate("game", "pass")


def turn_sentence(session: GameSession) -> str:
    """Return the line below the board with the side to move and the number of its move."""
    number = shown_number(session) + 1
    last = session.path.moves[-1] if session.path.moves else None
    black = translate("game", "Black to play. Move %1.")
    white = translate("game", "White to play. Move %1.")
    turn = filled(by_color(session.position.to_move, black, white), number)
    if last is None or not last.is_pass:
        return turn
    return running_text(_passed(last), turn, _warning_of_stop(session))


def _passed(move: Move) -> str:
    """Return the sentence that a side passed."""
    black, white = translate("game", "Black passed."), translate("game", "White passed.")
    return by_color(move.color, black, white)


def _warning_of_stop(session: GameSession) -> str:
    """Return the warning that the next pass stops the game; empty where it does not."""
    # Beginners do not know the effect of the next pass.
    is_next = passes_to_stop(session) == 1
    return translate("game", "Another pass stops the game.") if is_next else ""


def looking_back_sentence(session: GameSession) -> str:
    """Return the line below the board while it shows an earlier move of the game in play."""
    number, node = session.path.number, session.cursor
    last = number
    while (following := session.following(node)) is not None:
        node = following
        last += move_of(node, session.tree.size) is not None
    if session.awaits_opponent:
        #: %1 = the move on the board, %2 = the last move of the game
        text = translate(
            "game",
            "You are looking at move %1 of %2. Your opponent plays next: to play yourself, go one move on or back.",
        )
    else:
        #: %1 = the move on the board, %2 = the last move of the game
        text = translate(
            "game",
            "You are looking at move %1 of %2. If you play a stone now, the game continues from here.",
        )
    return filled(text, number, last)


def phase_announcement(session: GameSession, sentence: str) -> str:
    """Return the announcement after a game began, stopped or ended; `sentence` is the line below the board."""
    if session.phase is not Phase.COUNTING:
        return sentence
    last = session.path.moves[-1] if session.path.moves else None
    passed = _passed(last) if last is not None and last.is_pass else ""
    return running_text(passed, translate("panel", "Which stones are dead?"), sentence)


def move_announcement(session: GameSession, move: Move, captured: int, help_shown: BoardAids = NO_AIDS) -> str:
    """Return the announcement of a move for a screen reader; '' for a pass that stopped the game.

    Chains in atari at the move are named where the board shows them.
    """
    if move.is_pass:
        is_told = session.phase is Phase.COUNTING
        # `phase_announcement` speaks a pass that stopped the game.
        return "" if is_told else running_text(_passed(move), _warning_of_stop(session))
    text = closed(f"{color_name(move.color)} {move_text(move, session.tree.size)}")
    if captured:
        text = running_text(text, translate("game", "%n stone(s) captured.", None, captured))
    if help_shown.atari and isinstance(move, Play) and (names := _ataris(session, move.point)):
        text = running_text(text, filled(translate("game", "In atari: %1."), names))
    return text


def _ataris(session: GameSession, point: Point) -> str:
    """Return the chains at a move and next to it that have one liberty: "White D5, Black E5"."""
    board = session.shown
    chains = (chain_at(board, at) for at in (*board.size.neighbors(point), point))
    found = {
        f"{color_name(chain.color)} {point_name(min(chain.stones), board.size)}": None
        for chain in chains
        if chain is not None and chain.is_in_atari
    }
    return comma_list(*found)


#: The reason why a move is not allowed, in a few words.
_refusal_titles: TextTable[Refusal | None] = TextTable(
    {
        Refusal.OCCUPIED: Text("refusal", "There is already a stone here"),
        Refusal.SUICIDE: Text("refusal", "No liberty would be left"),
        Refusal.KO: Text("refusal", "This would recapture the ko right away"),
        Refusal.SUPERKO: Text("refusal", "This move would repeat the board"),
    },
    otherwise=Text("refusal", "This is not on the board"),
)


def refusal_title(verdict: Verdict) -> str:
    """Return the reason why a move is not allowed, in a few words."""
    return _refusal_titles(verdict.reason)


def refusal_sentence(session: GameSession, verdict: Verdict) -> str:
    """Return the line below the board for a move that is not allowed: the reason, and the way out."""
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


#: The explanation of a move that is not allowed by the rules in force, in two or three sentences.
_refusal_details: TextTable[Refusal | None] = TextTable(
    {
        Refusal.OCCUPIED: Text("refusal", "Stones go on empty points and stay where they are."),
        Refusal.KO: Text(
            "refusal",
            "The last move captured one stone here. Recapturing right away would repeat "
            "the board. After one move elsewhere it is allowed.",
        ),
    },
    otherwise=NO_TEXT,
)


def refusal_detail(session: GameSession, verdict: Verdict) -> str:
    """Return the explanation of a move that is not allowed by the rules in force, and what it costs at a real board."""
    why = _refusal_detail(session, verdict)
    # Nobody can put a stone on another one, or beside the board.
    return why if verdict.outcome is None else running_text(why, _cost_of_illegal(session.ruleset.illegal_move))


#: The cost of a move that is not allowed; empty where it is only taken back.
_cost_of_illegal = TextTable(
    {
        IllegalMove.PASS: Text(
            "refusal", "At a real board, these rules count such a move as a pass, and you give a pass stone."
        ),
    },
    otherwise=NO_TEXT,
)


def _refusal_detail(session: GameSession, verdict: Verdict) -> str:
    """Return the explanation of a move that is not allowed by the rules in force, in two or three sentences."""
    name = move_text(verdict.move, session.tree.size)
    if verdict.reason is Refusal.SUICIDE:
        text = translate(
            "refusal",
            "A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.",
        )
        return filled(text, name)
    if verdict.reason is Refusal.SUPERKO:
        text = translate("refusal", "If %1 plays %2, the stones are exactly where they were after move %3.")
        side, number = color_name(verdict.move.color), repeated_move(session, verdict)
        return running_text(filled(text, side, name, number), _superko_rule(session.ruleset.ko))
    return _refusal_details(verdict.reason)


def repeated_move(session: GameSession, verdict: Verdict) -> int:
    """Return the number of the move after which the repeated board was there before; 0 where none is known."""
    if verdict.repeated is None:
        return 0
    return session.path.move_number_of_state(verdict.repeated)


#: The sentence about the superko rule in force, after a move that it forbids.
_superko_rule = TextTable(
    {
        KoRule.POSITIONAL: Text("refusal", "Under these rules the board may never repeat."),
        KoRule.SITUATIONAL: Text(
            "refusal", "Under these rules the board may never repeat with the same player to move."
        ),
    },
    otherwise=Text("refusal", "Under these rules nobody may make the same board twice."),
)

#: The name of an edit for Undo in the Edit menu.
act_name = TextTable(
    {
        ActKind.PLAY: Text("undo", "move"),
        ActKind.PASS: Text("undo", "pass"),
        ActKind.HANDICAP_STONE: Text("undo", "handicap stone"),
        ActKind.HANDICAP_DONE: Text("undo", "fewer handicap stones"),
        ActKind.RESIGN: Text("undo", "resignation"),
        ActKind.TAKE_UP: Text("undo", "playing on"),
        ActKind.TIME: Text("undo", "loss on time"),
        ActKind.ACCEPT_COUNT: Text("undo", "result"),
        ActKind.NO_RESULT: Text("undo", "result"),
        ActKind.TAKE_BACK: Text("undo", "take back"),
        ActKind.TAKE_BACK_TO: Text("undo", "moves taken back"),
        ActKind.GAME_INFO: Text("undo", "game information"),
        ActKind.RULES: Text("undo", "other rules"),
        ActKind.VARIATION: Text("undo", "kept variation"),
        ActKind.DAME: Text("undo", "neutral points"),
        ActKind.INSERT: Text("undo", "inserted move"),
        ActKind.INSERT_PASS: Text("undo", "inserted pass"),
        ActKind.MOVE_STONE: Text("undo", "moved stone"),
        ActKind.DELETE_NODE: Text("undo", "deleted move"),
        ActKind.DELETE_BRANCH: Text("undo", "deleted branch"),
        ActKind.MOVE_VARIATION: Text("undo", "order of variations"),
        ActKind.MAIN_LINE: Text("undo", "main line"),
        ActKind.SET_UP: Text("undo", "stones set up"),
        ActKind.SIDE_TO_MOVE: Text("undo", "side to move"),
        ActKind.CUT: Text("undo", "cut"),
        ActKind.PASTE: Text("undo", "paste"),
        ActKind.TURN: Text("undo", "turned board"),
        ActKind.SWAP_COLORS: Text("undo", "swapped colours"),
        ActKind.CLEAN_UP: Text("undo", "clean-up"),
        ActKind.MERGE: Text("undo", "merged record"),
        ActKind.COMMENT: Text("undo", "comment"),
        ActKind.MARKS: Text("undo", "marks"),
        ActKind.JUDGEMENT: Text("undo", "rating"),
        ActKind.JUDGEMENTS: Text("undo", "rated moves"),
        ActKind.NODE_NAME: Text("undo", "name"),
        ActKind.FIGURE: Text("undo", "figure"),
        ActKind.PROPERTIES: Text("undo", "properties"),
        ActKind.PART: Text("undo", "part of the board"),
        ActKind.TASK: Text("undo", "task"),
        ActKind.POSITION_OUT: Text("undo", "taking out a position"),
    }
)

#: The hint how handicap stones are placed freely.
place_anywhere = Text("panel", "Put them anywhere. Then White plays first.")


def handicap_left(left: int) -> str:
    """Return how many handicap stones are still to be placed, in a few words beside Black's name."""
    return translate("panel", "place %n more", None, left)


def handicap_sentence(left: int) -> str:
    """Return the line below the board while handicap stones are still to be placed."""
    return translate("game", "Black places %n more handicap stone(s).", None, left)


def if_played_now(color: str, point: str) -> str:
    """Return the caption of the second board of a repetition: the board after the refused move."""
    return filled(translate("refusal", "if %1 plays %2 now"), color, point)


def after_move_number(number: str) -> str:
    """Return the caption of the first board of a repetition: the earlier one."""
    return filled(translate("refusal", "after move %1"), number)


def look_at_move(number: str) -> str:
    """Return the label of the button that shows the earlier board of a repetition."""
    return filled(translate("refusal", "Look at move %1"), number)


def allowed_elsewhere(allow: str, refuse: str) -> str:
    """Return the sentence which rulesets allow a refused move, and which do not."""
    return filled(translate("refusal", "Allowed under: %1. Not allowed under: %2."), allow, refuse)


#: The sentence that no ruleset allows a refused move.
allowed_nowhere = Text("refusal", "No ruleset allows this move.")


def pass_hint(session: GameSession) -> str:
    """Return the tip of the button Pass: the effect of a pass now."""
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


#: The tip of the button Resign.
resign_hint = Text("ending", "Give up the game; the other player wins.")

#: The tip of the button Count while a game is played.
count_hint = Text("ending", "Pass to stop the game, mark the dead stones and count.")


def agree_hint(session: GameSession) -> str:
    """Return the tip of the button that agrees with the count."""
    text = translate("ending", "Ends the game with the stones marked as they are now.")
    ending = session.ending
    if session.ruleset.white_passes_last and ending.last_mover is Color.BLACK:
        text = running_text(text, translate("ending", "White hands over one more stone for the last pass."))
    return text


def play_on_hint(session: GameSession) -> str:
    """Return the tip of the button that resumes play: who moves first, and the effect of the next stop."""
    ruleset = session.ruleset
    if ruleset.resumption is Resumption.OPPONENT_OF_REQUESTER:
        first = translate("ending", "If you want to play on, the other player moves first.")
    elif session.ending.last_mover is Color.BLACK:
        first = translate("ending", "If you play on, White moves first.")
    else:
        first = translate("ending", "If you play on, Black moves first.")
    return running_text(first, next_stop_sentence(ruleset))


def count_guidance(session: GameSession) -> str:
    """Return the guidance while the stones are marked: who decides, and where each answer leads."""
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
    """Return the effect of a pass now, for the tip of the button Pass."""
    ending = session.ending
    if ending.phase is EndPhase.PLAY and ending.run_here == 1:
        if session.ruleset.all_alive is AllAlive.FOUR_PASSES and ending.run >= 3:
            return translate("ending", "The fourth pass ends the game with all stones alive.")
        if session.ruleset.all_alive is AllAlive.SECOND_STOP and ending.stops >= 1:
            return translate("ending", "The second stop ends the game with all stones alive.")
        return translate("ending", "The second pass stops the game; then you count.")
    return translate("ending", "Make no move. Two passes in a row stop the game.")


#: The effect of stopping the game once more; empty where it is the same again.
_next_stops = TextTable(
    {
        AllAlive.SECOND_STOP: Text("ending", "The next stop counts all stones as alive."),
        AllAlive.FOUR_PASSES: Text("ending", "If you both pass again right away, every stone counts as alive."),
    },
    otherwise=NO_TEXT,
)


def next_stop_sentence(ruleset: Ruleset) -> str:
    """Return the effect of stopping the game once more; empty where it is the same again."""
    return _next_stops(ruleset.all_alive)


def _why_all_alive(ruleset: Ruleset) -> str:
    """Return the sentence, while stones are marked, why all of them count as alive."""
    if ruleset.all_alive is AllAlive.SECOND_STOP:
        return translate("ending", "This was the second stop: no more stones are taken off.")
    return translate("ending", "Four passes in a row: no more stones are taken off.")


def agree_key(color: Color, key: str, names_color: bool) -> str:
    """Return the key with which a side agrees, with its colour where the card shows a player's name."""
    if names_color:
        return filled(translate("agree", "%1, key %2"), color_name(color), key)
    return filled(translate("agree", "key %2"), color_name(color), key)


def count_detail(session: GameSession) -> str:
    """Return the line below the question whether to stop and count: who passes, and the next step."""
    if passes_to_stop(session) > 1:
        return translate("count", "You both pass. Then you mark the dead stones.")
    text = translate("count", "%1 passes too. Then you mark the dead stones.")
    return filled(text, color_name(session.position.to_move))


def resign_answer(name: str) -> str:
    """Return the label of the button for the player who resigns."""
    return filled(translate("resign", "%1 resigns"), name)


#: The question which of two players resigns.
resign_question = Text("resign", "Who gives up?")

#: The question to the user whether to resign against an engine.
give_up_question = Text("resign", "Do you want to give up?")

#: The line below the question which player resigns.
resign_detail = Text("resign", "The other player wins. You can take it back with Undo.")

#: The question whether to stop the game and count.
count_question = Text("count", "Stop and count?")


def play_on_answer(name: str) -> str:
    """Return the label of the button for the player who wants to play on."""
    return filled(translate("resume", "%1 wants to play on"), name)


#: The question which of two players wants to play on.
play_on_question = Text("resume", "Who wants to play on?")

#: The line below that question, under rules that then let the other player move first.
other_moves_first = Text("resume", "Under these rules the other player then moves first.")


def cycle_offer(offer: LongCycle) -> tuple[str, str, str]:
    """Return the title, detail and button of the offer to end a game in which a board came back."""
    title = translate("panel", "This position has come up before")
    if offer is LongCycle.DRAW:
        detail = translate("panel", "If neither of you wants to change, you may agree to a draw.")
        return title, detail, translate("panel", "We agree to a draw")
    detail = translate(
        "panel",
        "If neither of you wants to play differently, you may agree to end without a result.",
    )
    return title, detail, translate("panel", "We agree: no result")


def goal_name(goal: int) -> str:
    """Return the goal of a game as a choice: "First to capture three stones"; 0 is a whole game."""
    if not goal:
        return translate("capture", "Normal game")
    return filled(translate("capture", "First to capture %1"), _stones(goal))


def goal_sentences(goal: int) -> str:
    """Return the sentences about the goal of a capture game: the winning number of stones, and that no
    side may pass.
    """
    text = translate("capture", "Whoever captures %1 first wins. Nobody may pass.")
    return filled(text, _stones(goal))


def captured_so_far(count: int, goal: int) -> str:
    """Return the score of a side in a capture game: "captured: 2 of 3"."""
    text = translate("capture", "captured: %1 of %2")
    return filled(text, count, goal)


#: The tip of the disabled button Pass in a capture game.
no_pass_hint = Text("capture", "In a capture game nobody may pass.")

#: The name of a user without a name, in a game against an engine.
your_name = Text("opponent", "You")

#: The tip of the disabled button Count in a game against an engine: both sides must pass first.
count_after_passes = Text("game", "The count begins when both players have passed. Pass first.")

#: The tip of the disabled button Count in a capture game.
no_count_hint = Text("capture", "In a capture game nothing is counted.")


def ended_sentence(session: GameSession) -> str:
    """Return the sentence how the game ended: the winner of a capture game, else the result of the record.

    The players of a game at this computer are called by their names, if they have any.
    """
    won, text = session.capture_win(), session.info.result or ""
    winner = won.winner if won is not None else parse_result(text).winner
    names = names_of(session) if session.is_live else None
    if winner is None or names is None:
        return win_sentence(won) if won is not None else result_sentence(text)
    name, other = names[winner], names[winner.opponent]
    if won is not None:
        return _named_win(won, name, other)
    # The word for the reason of such a win stands in the sentence with the colours.
    is_noted = parse_result(text).kind is ResultKind.NOTED
    return result_sentence(text) if is_noted else named_result(text, name, other)


def named_info(session: GameSession) -> GameInfo:
    """Return the facts of the game, with "You" for a user without a name in a game against an engine."""
    if session.opponent is None:
        return your_info(session.info)
    return _with_you(session.info, session.opponent.opponent)


def your_info(info: GameInfo) -> GameInfo:
    """Return the facts of a record, with "You" for a player without a name whose opponent is one of our partners."""
    black, white = info.black_name, info.white_name
    if bool(black) is bool(white) or not is_partner(black or white):
        return info
    return _with_you(info, Color.WHITE if black else Color.BLACK)


def _with_you(info: GameInfo, user: Color) -> GameInfo:
    if user is Color.BLACK and not info.black_name:
        return info._replace(black_name=your_name())
    if user is Color.WHITE and not info.white_name:
        return info._replace(white_name=your_name())
    return info


def names_of(session: GameSession) -> dict[Color, str] | None:
    """Return the names of both players; None if neither has one.

    A player without a name is called by the colour, the user in a game against an engine ''.
    """
    names = {Color.BLACK: session.info.black_name, Color.WHITE: session.info.white_name}
    if not any(names.values()):
        return None
    user = None if session.opponent is None else session.opponent.opponent
    return {
        color: isolated(name) if name else "" if color is user else color_name(color) for color, name in names.items()
    }


def _named_win(won: CaptureWin, winner: str, loser: str) -> str:
    """Return the sentence who won a capture game by name; '' is the user, who plays against an engine."""
    if won.end is CaptureEnd.NO_MOVE:
        if not winner:
            return filled(translate("capture", "You win: %1 cannot move"), loser)
        if not loser:
            return filled(translate("capture", "%1 wins: you cannot move"), winner)
        return filled(translate("capture", "%1 wins: %2 cannot move"), winner, loser)
    if not winner:
        return filled(translate("capture", "You win: first to capture %1"), _stones(won.goal))
    return filled(translate("capture", "%1 wins: first to capture %2"), winner, _stones(won.goal))


def win_sentence(won: CaptureWin) -> str:
    """Return the sentence who won a capture game, and how."""
    if won.end is CaptureEnd.NO_MOVE:
        text = translate("capture", "%1 wins: %2 cannot move")
        return filled(text, color_name(won.winner), color_name(won.winner.opponent))
    black = translate("capture", "Black wins: first to capture %1")
    white = translate("capture", "White wins: first to capture %1")
    return filled(by_color(won.winner, black, white), _stones(won.goal))


def win_detail(won: CaptureWin, size: BoardSize) -> str:
    """Return the sentence how the last move of a capture game decided it."""
    name = move_text(won.move, size)
    if won.end is CaptureEnd.CAPTURED:
        text = translate("capture", "The move at %1 took %n stone(s).", None, won.taken)
    elif won.end is CaptureEnd.GIVEN:
        text = translate("capture", "The other side gave away %n stone(s) by playing at %1.", None, won.taken)
    else:
        text = translate("capture", "After the move at %1 there is no move left, and nobody may pass.")
    return filled(text, name)


def _stones(goal: int) -> str:
    """Return a number of stones as the object of a sentence; the usual goals in words."""
    words = {
        1: translate("capture", "one stone"),
        3: translate("capture", "three stones"),
        5: translate("capture", "five stones"),
        10: translate("capture", "ten stones"),
    }
    return words.get(goal) or translate("capture", "%n stone(s)", None, goal)


def prisoners_text(count: int, goal: int | None = None) -> str:
    """Return the number of stones that a player has captured, below the name; with a goal, the score towards it."""
    if goal:
        return captured_so_far(count, goal)
    if count == 0:
        return translate("panel", "no prisoners")
    return translate("panel", "%n prisoner(s)", None, count)
