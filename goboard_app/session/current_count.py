"""The current count: the one in progress, else the recorded one; and the last moves."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from goboard_app.go.board import Move, Pass
from goboard_app.go.position import Position
from goboard_app.record.edits import Compound, WithCursor, moves_added
from goboard_app.record.result import ResultKind, format_result, recorded_result
from goboard_app.rules.catalogue import TROMP_TAYLOR
from goboard_app.rules.ending import PASSES_TO_STOP
from goboard_app.rules.repetition import History
from goboard_app.rules.ruleset import AllAlive, AreaCount, Ruleset
from goboard_app.scoring.filling import Filling, fill
from goboard_app.scoring.proposal import Proposal
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses
from goboard_app.session.acts import accept_count, result_edits, result_of
from goboard_app.session.counting import CountingState, recorded_statuses
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession, Phase

_FILLED = Change.POSITION | Change.CURSOR | Change.COUNT | Change.REFUSAL | Change.TREE
_STOP = range(PASSES_TO_STOP)
_NO_FILLING = Filling()

_Given: TypeAlias = tuple[Position, History, Ruleset, Proposal, Statuses]


def current_count(session: GameSession) -> CountingState | None:
    """Return the count in progress, else the one that ended the game; None if there is neither."""
    return session.counting or recorded_count(session)


def counted_state(session: GameSession) -> CountingState | None:
    """Return the count in progress, or that of a finished game; None if nothing was counted."""
    if session.counting is not None or session.phase is not Phase.FINISHED:
        return session.counting
    return _marked_count(session)


def recorded_count(session: GameSession) -> CountingState | None:
    """Return the count of the marks at the cursor; None for a game that was not counted.

    Marks cannot express everything: a count that differs from the recorded result is not used.
    """
    counting = _marked_count(session)
    if counting is None:
        return None
    recorded = recorded_result(session.info)
    # Compared in one spelling, as records write a draw in several ways.
    is_it = format_result(result_of(counting.count())) == format_result(recorded)
    return counting if is_it else None


def _marked_count(session: GameSession) -> CountingState | None:
    """Return the count of the board by its marks; a finished game without marks has no dead stones."""
    if recorded_result(session.info).kind not in (ResultKind.POINTS, ResultKind.DRAW):
        return None
    statuses = recorded_statuses(session.position, session.cursor)
    if statuses is None:
        if session.phase is not Phase.FINISHED:
            return None
        # A finished game without marks has no dead stones.
        statuses = ALL_ALIVE
    ruleset = session.ruleset
    return CountingState(session.position, ruleset, session.terms(ruleset), statuses)


class FillingWork:
    """The filling of one board, by the arguments of `fill`; computed on the first request."""

    def __init__(self, given: _Given) -> None:
        self._given = given
        self._found: Filling | None = None

    @property
    def is_done(self) -> bool:
        """True if the filling is known, so that a request takes no time."""
        return self._found is not None

    def do(self) -> Filling:
        """Return the filling; any thread may call it."""
        # Two threads at once find the same, so no lock is needed.
        if self._found is None:
            self._found = fill(*self._given)
        return self._found


# Cached: the panel asks for it several times, and the comparison for every ruleset.
_work = lru_cache(maxsize=16)(FillingWork)


def fill_dame(session: GameSession) -> Act:
    """Play the neutral points and the moves they force, as moves of the game, and stop it again."""
    moves = filling(session).plain_moves
    if not moves:
        return NOTHING
    return Act(_FILLED, moves_added(session.cursor, _with_stop(moves)), ActKind.DAME)


def last_moves(session: GameSession, counting: CountingState) -> Filling:
    """Return the moves that the sum of a count assumes; none if it is that of the board as it is.

    That is so where the players chose it, where a record marks the dead stones, where a border stays
    open, and where the moves close nothing and do not change the sum.
    """
    # Here the players or the rules have settled the board as it is.
    if counting.as_it_stands or counting.is_recorded or counting.is_fixed:
        return _NO_FILLING
    found = possible_filling(session, counting)
    # An open border has no sure sum.
    if found.openings or not found.moves:
        return _NO_FILLING
    margin = filled_count(session, counting).count().margin
    return found if found.closing or margin != counting.count().margin else _NO_FILLING


def headline_count(session: GameSession, counting: CountingState) -> CountingState:
    """Return the count whose sum is shown and agreed to, after the last moves if there are some."""
    return filled_count(session, counting) if last_moves(session, counting).moves else counting


def knows_last_moves(session: GameSession, counting: CountingState) -> bool:
    """Return whether the last moves are known, so that a request for them takes no time."""
    work = filling_work(session, counting)
    return work is None or work.is_done


def asks_to_play_on(session: GameSession, counting: CountingState) -> bool:
    """Return whether something is open that no last move closes, unless the players chose to count it.

    The answer is no while the last moves are still being computed.
    """
    if not counting.is_warned or counting.is_unfinished:
        return counting.is_warned
    work = filling_work(session, counting)
    return work is None or (work.is_done and bool(work.do().openings))


def end_count(session: GameSession) -> Act:
    """Play the last moves that the sum assumes, write the result and the territory, all as one step."""
    counting = session.counting
    moves = () if counting is None else last_moves(session, counting).plain_moves
    if counting is None or not moves or not session.count_ends_game:
        return accept_count(session)
    added = moves_added(session.cursor, _with_stop(moves))
    written = result_edits(session, added.cursor, filled_count(session, counting))
    edit = WithCursor(Compound((*added.edits, *written)), added.cursor, session.cursor)
    return Act(_FILLED | Change.INFO, edit, ActKind.ACCEPT_COUNT)


def _with_stop(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    color = moves[-1].color.opponent
    passes = (Pass(color if number % 2 == 0 else color.opponent) for number in _STOP)
    return (*moves, *passes)


def carry_over(session: GameSession, before: CountingState) -> Act:
    """Carry the statuses of the count before the filling over to the board after it."""
    counting = session.counting
    if counting is None or counting.position == before.position:
        return NOTHING
    moved = before.moved_to(counting.position, session.terms(before.ruleset))
    session.set_counting(moved)
    return Act(Change.COUNT | Change.POSITION)


def next_stop_is_final(ruleset: Ruleset) -> bool:
    """Return whether stopping the game a second time would make every stone alive."""
    return ruleset.all_alive is AllAlive.SECOND_STOP


def counts_as_it_stands(ruleset: Ruleset) -> bool:
    """Return whether the rules count the board as it is, so that no last moves are assumed.

    They do where stones reach as far as they can (Tromp-Taylor), and where another stop would make
    every stone alive.
    """
    return ruleset.area_count is AreaCount.REACH or next_stop_is_final(ruleset)


def can_fill_dame(session: GameSession) -> bool:
    """Return whether there is a neutral point that can be filled by turns."""
    return bool(filling(session).moves)


def filling(session: GameSession) -> Filling:
    """Return the moves that finish the board; none if more than that is open."""
    counting = session.counting
    if counting is None or counting.is_fixed or not session.count_ends_game:
        return _NO_FILLING
    # The filling depends on which groups live.
    if counting.undecided:
        return _NO_FILLING
    found = possible_filling(session, counting)
    return found if not found.openings else found._replace(moves=(), left=frozenset())


def possible_filling(session: GameSession, counting: CountingState) -> Filling:
    """Return the last moves of a board, wherever the cursor is and whether the count ends the game or not.

    There are none by rules that count the board as it is, and on a board that is not finished.
    """
    work = filling_work(session, counting)
    return _NO_FILLING if work is None else work.do()


def filling_work(session: GameSession, counting: CountingState) -> FillingWork | None:
    """Return the work of finding the last moves, which may take a second; None if there are none."""
    proposal = counting.proposal
    if proposal is None or not proposal.is_finished or counts_as_it_stands(counting.ruleset):
        return None
    # The filling does not need the groups; without them a change of reasons keeps the cached result.
    plain, history = proposal._replace(groups=()), session.path.history
    return _work((counting.position, history, _rules_of_moves(counting.ruleset), plain, counting.statuses))


def _rules_of_moves(ruleset: Ruleset) -> Ruleset:
    """Return a ruleset with only the rules that `fill` reads: rulesets that agree in them share their last moves."""
    return replace(TROMP_TAYLOR, ko=ruleset.ko, suicide=ruleset.suicide, scoring=ruleset.scoring)


def filled_count(session: GameSession, counting: CountingState) -> CountingState:
    """Return the count after the last moves; the same one if there are none."""
    found = possible_filling(session, counting)
    if not found.moves:
        return counting
    # With pass stones the passes after the last moves enter the score.
    then = session.terms(counting.ruleset, _with_stop(found.plain_moves))
    terms = counting.terms._replace(
        passes_black=then.passes_black,
        passes_white=then.passes_white,
        first_pass=then.first_pass,
    )
    return counting.moved_to(found.after(counting.position), terms)
