"""The acts of a user in a session: functions from the session to an `Act`.

Acts that change the record return an edit and leave the session as it is; the others move the
cursor or change the count at once and return the parts they touched.
"""

from __future__ import annotations

from collections.abc import Callable

from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.go.position import Position
from goboard_app.late import late
from goboard_app.record.edits import (
    AddNode,
    Compound,
    Edit,
    KeepCursor,
    MoveWith,
    RemoveNode,
    SetProperty,
    TakeBackMoves,
    move_node,
    moves_added,
)
from goboard_app.record.game_info import info_node
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, plain_move, setup_of
from goboard_app.record.result import DRAW, VOID, Result, ResultKind, format_result
from goboard_app.rules.ending import PASSES_TO_STOP, EndPhase, after_dispute
from goboard_app.rules.legality import Refusal, Verdict, judge
from goboard_app.rules.repetition import KoBan
from goboard_app.rules.ruleset import LongCycle, Ruleset
from goboard_app.scoring.count import Count
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import Status
from goboard_app.session.annotation import whole_text, write_comment
from goboard_app.session.capture import win_of_move
from goboard_app.session.counting import MARKS, CountingState, CountStep, Reach, marks_of
from goboard_app.session.new_game import may_be_done, placed, reduced, ruleset_properties, usual_points
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession, Phase
from goboard_app.session.timing import left_properties

with late:
    from goboard_app.session.trial import Trial

STEP = Change.POSITION | Change.CURSOR | Change.COUNT | Change.REFUSAL
_MOVED = STEP | Change.TREE


def node_of_stone(session: GameSession, point: Point) -> Node | None:
    """Return the node in which the stone on a point was played.

    None if there is no stone, or if it was set up. Where stones were captured and
    played again, the last one counts.
    """
    size = session.tree.size
    if session.position.at(point) is None:
        return None
    for node in reversed(session.path.nodes):
        move = move_of(node, size)
        if isinstance(move, Play) and move.point == point:
            return node
        # A stone that was set up has no move of its own.
        setup = setup_of(node, size)
        if point in setup.black or point in setup.white:
            return None
    return None


def may_take_back_to(session: GameSession, node: Node) -> bool:
    """Return whether all moves after that of this node may be taken back.

    As for taking back one move, the game must be in progress; the node is on its line, whether
    the board shows the end of the line or an earlier position.
    """
    if not session.is_live or session.phase not in (Phase.PLAYING, Phase.COUNTING):
        return False
    line = session.line
    return node is not line[-1] and any(step is node for step in line)


def take_back_to(session: GameSession, node: Node) -> Act:
    """Take all moves after a node back, as one step; undoing it restores the end of the game.

    Moves that lead to another variation as well stay for its sake, as when one move is taken back.
    """
    if not may_take_back_to(session, node):
        return NOTHING
    line = session.line
    first = line[-1]
    # A node with several children belongs to another variation as well.
    while first.parent is not None and first.parent is not node and len(first.parent.children) < 2:
        first = first.parent
    return Act(
        _MOVED | Change.INFO,
        TakeBackMoves(RemoveNode(first), node, line[-1]),
        ActKind.TAKE_BACK_TO,
    )


def try_out(session: GameSession) -> Act:
    """Start a trial on the board that is counted; the count waits."""
    counting = session.counting
    if counting is None or counting.is_fixed:
        return NOTHING
    session.set_trial(Trial(session.position, session.path.history, counting.ruleset))
    return Act(STEP)


def show_why(session: GameSession, point: Point, is_rescue: bool = False) -> Act:
    """Start a trial for the line of the group at a point; the count waits.

    The line shows the reason for the judgement of the group, or with `is_rescue` how it lives if it
    moves first; `show_next` plays it.
    """
    counting = session.counting
    proposal = counting.proposal if counting is not None else None
    group = proposal.at(point) if proposal is not None else None
    if counting is None or counting.is_fixed or group is None:
        return NOTHING
    line = group.rescue if is_rescue else group.line
    if not line:
        return NOTHING
    history = session.path.history
    trial = Trial(session.position, history, counting.ruleset, shown=group, is_rescue=is_rescue)
    # The line may begin with the side that is not to move.
    session.set_trial(trial.starting_with(line[0].color))
    return Act(STEP)


def show_next(session: GameSession) -> Act:
    """Play the next move of the shown line."""
    move = session.trial.next_shown if session.trial is not None else None
    if move is None:
        return NOTHING
    return try_move(session, move.point) if isinstance(move, Play) else try_pass(session)


def try_move(session: GameSession, point: Point) -> Act:
    """Play a move of the trial at this point."""
    trial = session.trial
    if trial is None:
        return NOTHING
    verdict = trial.judge(point)
    if not verdict.is_legal:
        session.refuse(verdict)
        return Act(Change.REFUSAL | Change.POSITION, refused=verdict)
    return _tried(session, trial.played(point))


def try_pass(session: GameSession, ban: KoBan | None = None) -> Act:
    """Pass in the trial: for this ko, else for the only one that waits, else for none."""
    trial = session.trial
    if trial is None:
        return NOTHING
    kos = trial.open_kos
    if ban not in kos:
        ban = kos[0] if len(kos) == 1 else None
    return _tried(session, trial.passed(ban))


def take_tried_back(session: GameSession) -> Act:
    """Take the last tried move back."""
    trial = session.trial
    return NOTHING if trial is None else _tried(session, trial.taken_back())


def try_first(session: GameSession, color: Color) -> Act:
    """Let this side begin, as long as no move was tried."""
    trial = session.trial
    return NOTHING if trial is None else _tried(session, trial.starting_with(color))


def put_back(session: GameSession) -> Act:
    """End the trial: the board and the marks are as they were at the stop."""
    if session.trial is None:
        return NOTHING
    session.set_trial(None)
    return Act(STEP)


def keep_tried(session: GameSession) -> Act:
    """Add the tried moves to the record as a variation, and end the trial."""
    trial = session.trial
    if trial is None or not trial.moves:
        return NOTHING
    edit = moves_added(branching_node(session), [tried.move for tried in trial.moves])
    # The cursor stays at the stop, where the count goes on.
    return Act(STEP | Change.TREE, KeepCursor(edit, session.cursor), ActKind.VARIATION)


def branching_node(session: GameSession) -> Node:
    """Return the node below which tried moves are added.

    Beside the last pass, if there is one: below it the moves would continue the game.
    """
    cursor = session.cursor
    move = move_of(cursor, session.tree.size)
    is_pass = move is not None and move.is_pass
    # Below the last pass the moves would continue the game.
    return cursor.parent if is_pass and cursor.parent is not None else cursor


def _tried(session: GameSession, trial: Trial) -> Act:
    if session.phase is not Phase.TRYING or trial is session.trial:
        return NOTHING
    session.refuse(None)
    session.set_trial(trial)
    return Act(STEP)


def click(session: GameSession, point: Point, reach: Reach = Reach.GROUP) -> Act:
    """Act on a plain click on a point, or on Enter at the keyboard point.

    While counting, `reach` sets how many stones it takes.
    """
    if session.phase is Phase.COUNTING:
        return _count_changed(session, lambda counting: counting.clicked(point, reach))
    if session.phase is Phase.TRYING:
        return try_move(session, point)
    if session.phase is Phase.HANDICAP:
        return place_handicap_stone(session, point)
    if session.phase is Phase.FINISHED or session.awaits_opponent:
        return NOTHING
    return play(session, Play(session.position.to_move, point))


def click_area(session: GameSession, point: Point) -> Act:
    """Act on a click with Shift: while counting, on the whole closed area around the point."""
    if session.phase is Phase.COUNTING:
        return _count_changed(session, lambda counting: counting.area_toggled(point))
    return click(session, point)


def double_click(session: GameSession, point: Point) -> Act:
    """Act on the second of two quick clicks on a point, the first of which was taken as a click.

    While counting the two together apply to the whole closed area around the point.
    """
    if session.counting is None:
        return click(session, point)
    return _count_changed(session, lambda counting: counting.before_click(point).area_toggled(point))


def play(session: GameSession, move: Move) -> Act:
    """Make a move if the ruleset allows it; step into the record if it has the move already."""
    if move.is_pass and not may_pass(session):
        return NOTHING
    verdict = judge(session.position, move, session.path.history, session.ruleset)
    if not verdict.is_legal:
        session.refuse(verdict)
        return Act(Change.REFUSAL | Change.POSITION, refused=verdict)
    size = session.tree.size
    for child in session.cursor.children:
        # Most nodes hold a move alone, which is recognised without reading the node.
        if (plain_move(child, size) or move_of(child, size)) == move:
            session.go_to(child)
            return Act(STEP)
    # In a game in progress the last move played is the game; in a review it is a variation.
    index = 0 if session.phase is Phase.PLAYING else len(session.cursor.children)
    kind = ActKind.PASS if move.is_pass else ActKind.PLAY
    timing = session.timing
    if timing is None or session.phase is not Phase.PLAYING:
        return _move_made(session, move, AddNode(session.cursor, move_node(move), index), kind)
    clock = timing.pressed(session.cursor)
    # The flag fell before the move was made.
    if clock.loser is not None:
        return lose_on_time(session, clock.loser)
    node = move_node(move, left_properties(move.color, clock))
    timing.remember(node, clock)
    return _move_made(session, move, AddNode(session.cursor, node, index), kind)


def may_pass(session: GameSession) -> bool:
    """Return whether a pass is a move in this game; in a capture game it is not."""
    return session.goal is None


def pass_turn(session: GameSession) -> Act:
    """Pass for the side to move, unless the opponent is to move."""
    if session.awaits_opponent:
        return NOTHING
    if session.phase in (Phase.PLAYING, Phase.REVIEWING):
        return play(session, Pass(session.position.to_move))
    return try_pass(session)


def passes_to_stop(session: GameSession) -> int:
    """Return how many passes are missing before the game can be counted."""
    if session.phase is not Phase.PLAYING:
        return 0
    if not may_pass(session):
        return 0
    ending = session.ending
    # After a stop that was followed by a dispute both have to pass once more.
    return PASSES_TO_STOP - ending.run_here if ending.phase is EndPhase.PLAY else PASSES_TO_STOP


def place_handicap_stone(session: GameSession, point: Point) -> Act:
    """Place one more handicap stone for Black."""
    position = session.position
    if position.at(point) is not None:
        verdict = Verdict(Play(Color.BLACK, point), Refusal.OCCUPIED, None, frozenset({point}))
        session.refuse(verdict)
        return Act(Change.REFUSAL | Change.POSITION, refused=verdict)
    return Act(_MOVED, placed(session.tree, (point,)), ActKind.HANDICAP_STONE)


def place_usual_points(session: GameSession) -> Act:
    """Put all handicap stones on the traditional points."""
    if session.phase is not Phase.HANDICAP:
        return NOTHING
    edit = placed(session.tree, usual_points(session.tree))
    return Act(_MOVED, edit, ActKind.HANDICAP_STONE)


def finish_handicap(session: GameSession) -> Act:
    """Play with the handicap stones on the board, fewer than were agreed; HA is changed to their number."""
    if session.phase is not Phase.HANDICAP or not may_be_done(session.tree):
        return NOTHING
    return Act(_MOVED | Change.INFO, reduced(session.tree), ActKind.HANDICAP_DONE)


def take_back(session: GameSession) -> Act:
    """Remove the last move, where there is nothing to undo (in a game that was resumed from a file)."""
    if session.phase is Phase.TRYING:
        return take_tried_back(session)
    # Only the last move can be taken back.
    if session.cursor.parent is None or session.cursor.children:
        return NOTHING
    return Act(_MOVED | Change.INFO, RemoveNode(session.cursor), ActKind.TAKE_BACK)


def resign(session: GameSession, loser: Color) -> Act:
    """End the game by the resignation of `loser`."""
    return _with_result(session, Result.by_resignation(loser.opponent), ActKind.RESIGN)


def lose_on_time(session: GameSession, loser: Color) -> Act:
    """End the game as lost on time by `loser`."""
    return _with_result(session, Result(ResultKind.TIME, loser.opponent), ActKind.TIME)


def end_by_agreement(session: GameSession) -> Act:
    """Accept the offer of a long cycle: no result, or a draw."""
    offer = session.cycle_offer()
    if offer is None:
        return NOTHING
    if offer is LongCycle.DRAW:
        return _with_result(session, DRAW, ActKind.NO_RESULT)
    return _with_result(session, VOID, ActKind.NO_RESULT)


def can_both_lose(session: GameSession) -> bool:
    """Return whether the count that ends the game is by rules under which both may lose."""
    counting = session.counting
    return counting is not None and session.count_ends_game and counting.ruleset.both_may_lose


def both_lose(session: GameSession, line: str) -> Act:
    """End the game as lost by both (Japanese rules of 1989, article 13).

    RE has no such result and gets `Void`; `line` is added to the comment.
    """
    if not can_both_lose(session):
        return NOTHING
    text = "\n".join(part for part in (whole_text(session.cursor), line) if part)
    told = write_comment(session, text, ActKind.NO_RESULT)
    # `line` is added, so the comment differs from the one before.
    assert told.edit is not None
    ended = _with_result(session, VOID, ActKind.NO_RESULT, told.edit)
    return ended._replace(change=ended.change | told.change)


def resume(session: GameSession, requester: Color) -> Act:
    """Play on after a stop; all marks of dead stones are dropped."""
    if session.phase is not Phase.COUNTING or not session.count_ends_game:
        return NOTHING
    to_move = after_dispute(session.ending, requester, session.ruleset).to_move
    # A side is to move after every dispute; its type allows None for the time of the stop.
    session.resume_with(to_move or requester.opponent)
    return Act(STEP)


def count_under(session: GameSession, ruleset: Ruleset) -> Act:
    """Count by other rules; the numbers follow at once, the record only when the count is accepted."""
    terms = session.terms(ruleset)
    return _count_changed(session, lambda counting: counting.under(ruleset, terms))


def undo_status(session: GameSession) -> Act:
    """Take back the last change of dead stones."""
    return _count_changed(session, CountingState.undone)


def set_group(session: GameSession, stones: frozenset[Point], status: Status) -> Act:
    """Set the status of a group without a click on the board."""
    return _count_changed(session, lambda counting: counting.set_group(stones, status))


def agree(session: GameSession, color: Color, end: Callable[[GameSession], Act] | None = None) -> Act:
    """Let one side agree to the count, or withdraw that; when both agree, `end` ends the game.

    Without `end` the board is counted as it is.
    """
    counting = session.counting
    if counting is None or not session.count_ends_game:
        return NOTHING
    agreed = counting.with_agreement(color)
    if agreed.is_agreed:
        return accept_count(session) if end is None else end(session)
    return _count_changed(session, lambda _: agreed)


def take_proposal(session: GameSession, position: Position, proposal: Proposal) -> Act:
    """Take the reading of a position into the count, if that position is still being counted."""
    counting = session.counting
    if counting is None or counting.position != position or not counting.needs_proposal:
        return NOTHING
    return _count_changed(session, lambda counting: counting.with_proposal(proposal))


def count_as_it_stands(session: GameSession, as_it_stands: bool = True) -> Act:
    """Count the board as it is, although something is open, or as it is after the last moves."""
    return _count_changed(session, lambda counting: counting.counted_as_it_stands(as_it_stands))


def answer_question(session: GameSession, step: CountStep) -> Act:
    """Go on from the question of one step of the count to the next step."""
    return _count_changed(session, lambda counting: counting.with_answer(step))


def take_up(session: GameSession) -> Act:
    """Resume a record that has a result: the result and the marks of its count are removed."""
    tree, end = session.tree, session.cursor
    # FF[4] allows game information below the root, so RE may be in either node.
    edits = [SetProperty(n, "RE", None) for n in {tree.root, info_node(tree)} if n.has("RE")]
    edits += [SetProperty(end, ident, None) for ident in MARKS if end.has(ident)]
    if not edits:
        return NOTHING
    change = _MOVED | Change.INFO
    return Act(change, KeepCursor(Compound(tuple(edits)), session.cursor), ActKind.TAKE_UP)


def accept_count(session: GameSession) -> Act:
    """Write the result and the territory of the board as it is, and so end the game."""
    counting = session.counting
    if counting is None or not session.count_ends_game:
        return NOTHING
    edit = Compound(result_edits(session, session.cursor, counting))
    change = _MOVED | Change.INFO
    return Act(change, KeepCursor(edit, session.cursor), ActKind.ACCEPT_COUNT)


def result_edits(session: GameSession, end: Node, counting: CountingState) -> tuple[Edit, ...]:
    """Return the edits that write a count: its marks on the last node, its rules and RE."""
    count, root = counting.count(), session.tree.root
    territory = count.territory
    marks = marks_of(end, counting.position, counting.statuses, territory.black, territory.white)
    rules = [
        SetProperty(root, p.ident, p.values)
        for p in ruleset_properties(counting.ruleset)
        # The result of a count by other rules needs these rules in the record.
        if counting.ruleset != session.ruleset
    ]
    result = SetProperty(root, "RE", (format_result(result_of(count)),))
    return (*marks, *rules, result)


def step(session: GameSession, steps: int) -> Act:
    """Go forward (or back, if negative) this many nodes along the line that the cursor is on."""
    return go_to(session, stepped(session, steps))


def stepped(session: GameSession, steps: int) -> Node:
    """Return the node this many steps forward, or back, along the line that the cursor is on."""
    line = session.line
    place = len(session.path.nodes) - 1 + steps
    return line[max(0, min(place, len(line) - 1))]


def go_to(session: GameSession, node: Node) -> Act:
    """Put the cursor on a node."""
    # Leaving the node would lose the moves of a trial.
    if node is session.cursor or session.phase is Phase.TRYING:
        return NOTHING
    session.go_to(node)
    return Act(STEP)


def go_to_first(session: GameSession) -> Act:
    """Put the cursor on the root."""
    return go_to(session, session.tree.root)


def go_to_last(session: GameSession) -> Act:
    """Put the cursor on the end of its line."""
    return go_to(session, session.line[-1])


def result_of(count: Count) -> Result:
    """Return the result of a count. A tie that Black wins (Ing) is a win by no points, written B+0."""
    if count.winner is None:
        return DRAW
    return Result(ResultKind.POINTS, count.winner, abs(count.margin))


def _move_made(session: GameSession, move: Move, added: AddNode, kind: ActKind) -> Act:
    """Return the act of a move, with the result if it ends a capture game in progress."""
    goal = session.goal
    if goal is None or session.phase is not Phase.PLAYING or not isinstance(move, Play):
        return Act(_MOVED, added, kind)
    won = win_of_move(goal, session.position, move, session.path.history, session.ruleset)
    if won is None:
        return Act(_MOVED, added, kind)
    # SGF has no capture game: RE names the winner alone.
    result = Result(ResultKind.WIN, won.winner)
    facts = SetProperty(session.tree.root, "RE", (format_result(result),))
    return Act(_MOVED | Change.INFO, MoveWith(added, facts), kind)


def _with_result(session: GameSession, result: Result, kind: ActKind, *more: Edit) -> Act:
    edits = (*more, SetProperty(session.tree.root, "RE", (format_result(result),)))
    change = _MOVED | Change.INFO
    # RE is in the root, and its edit alone would put the cursor there.
    return Act(change, KeepCursor(Compound(edits), session.cursor), kind)


def _count_changed(session: GameSession, changed: Callable[[CountingState], CountingState]) -> Act:
    if session.counting is None:
        return NOTHING
    session.set_counting(changed(session.counting))
    return Act(Change.COUNT | Change.POSITION | Change.REFUSAL)
