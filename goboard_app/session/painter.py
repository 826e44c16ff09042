"""Painting: the picture of the board of a session, and of a node."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from goboard_app.go.board import Color, Move, Play, Point
from goboard_app.go.chains import all_chains, chain_at, surrounded_points
from goboard_app.go.position import Position
from goboard_app.late import late
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.properties import (
    Mark,
    MarkKind,
    lines_of,
    markup_of,
    move_of,
    territory_of,
)
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import Refusal, playable_points
from goboard_app.rules.repetition import History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.statuses import ALL_ALIVE
from goboard_app.session.annotation import annotation_of
from goboard_app.session.counting import SEKI, CountingState, CountStep, recorded_statuses
from goboard_app.session.new_game import has_usual_points, usual_points
from goboard_app.session.numbering import FROM_START, Numbering, stone_numbers
from goboard_app.session.picture import (
    NO_POINTS,
    BoardPicture,
    LineMark,
    MissingMove,
    RefusedMark,
    WayMark,
)
from goboard_app.session.session import GameSession, Phase

with late:
    from goboard_app.session.current_count import headline_count, knows_last_moves, last_moves

if TYPE_CHECKING:
    from goboard_app.session.trial import Trial


class HelpChoice(NamedTuple):
    """The help that learners may turn on.

    Liberties of the chain under the pointer, chains in atari, move numbers; an outline of the chain under
    the pointer, and the points surrounded so far.
    """

    liberties: bool
    atari: bool
    numbers: bool
    chains: bool = False
    areas: bool = False


@dataclass(frozen=True, slots=True)
class BoardAids:
    """The help on the board: liberties of the chain at `focus`, ataris, numbers.

    `chains` outlines the chain at `focus`, `areas` tints the points surrounded so far.
    `numbering` selects the numbers, if they are shown. `selected` are the points that the panel is
    about now, `asked` those that a question before the move at `asked_move` is about.
    `ways` shows the next moves of a record where there are several, `lone_way` also where
    there is one; `way` is one of them whose line is shown ahead. `known` are moves that a
    reference names here.
    """

    liberties: bool = False
    atari: bool = False
    numbers: bool = False
    numbering: Numbering = FROM_START
    chains: bool = False
    areas: bool = False
    focus: Point | None = None
    selected: frozenset[Point] = NO_POINTS
    asked: frozenset[Point] = NO_POINTS
    asked_move: MissingMove | None = None
    ways: bool = False
    lone_way: bool = False
    way: Node | None = None
    known: tuple[WayMark, ...] = ()


NO_AIDS = BoardAids()


def paint(session: GameSession, help_shown: BoardAids = NO_AIDS) -> BoardPicture:
    """Return the picture of the current board."""
    if session.trial is not None:
        return _paint_trial(session, session.trial, help_shown)
    if session.counting is not None:
        return _paint_count(session, session.counting, help_shown)
    position = session.position
    ghost, playable, ko_points = _ghost(session)
    black, white = _recorded_territory(session)
    statuses = recorded_statuses(position, session.cursor) or ALL_ALIVE
    # Where the points are marked, warnings no longer apply.
    if session.phase is Phase.FINISHED or black or white:
        help_shown = replace(help_shown, liberties=False, atari=False, chains=False, areas=False)
    so_far_black, so_far_white = _so_far(position, help_shown)
    return BoardPicture(
        size=position.size,
        stones=position.stones,
        last_move=last_play(session),
        ghost=ghost,
        playable=playable,
        dead=statuses.dead,
        # Marks made during the game may be incomplete, so no seki follows from them alone.
        seki=statuses.seki if session.cursor.has(SEKI) else NO_POINTS,
        territory_black=black,
        territory_white=white,
        neutral=statuses.neutral,
        refused=_refused(session),
        atari=_in_atari(position) if help_shown.atari else NO_POINTS,
        liberties=_liberties(position, help_shown),
        hints=_usual_points(session),
        selected=help_shown.asked,
        missing=(help_shown.asked_move,) if help_shown.asked_move is not None else (),
        lit=_chain(position, help_shown),
        so_far_black=so_far_black,
        so_far_white=so_far_white,
        marks=_marks(session, help_shown) + _aid(position, ko_points, help_shown),
        lines=tuple(LineMark(line.start, line.end, line.is_arrow) for line in lines_of(session.cursor, position.size)),
        dimmed=inherited_at(session.tree, session.cursor).dimmed,
        hidden=_hidden(session),
        sign=annotation_of(session.cursor).sign,
        ways=_way_marks(session, help_shown),
    )


class NextMove(NamedTuple):
    """A next node of the record, its move, and the letter that names it on the board."""

    node: Node
    move: Move | None
    letter: str


_LETTERS = ascii_uppercase + ascii_lowercase
# Each needs a letter of its own.
_MOST_WAYS = len(_LETTERS)
# Moves of a line that is shown ahead.
_MOST_AHEAD = 10
_SIBLINGS = 1
"""The bit of ST that asks for the other moves instead of the next ones (FF[4])."""


def ways_on(session: GameSession) -> tuple[NextMove, ...]:
    """Return the nodes after the cursor, the main line first."""
    return _named(session, session.cursor.children)


def ways_shown(session: GameSession, aids: BoardAids) -> tuple[NextMove, ...]:
    """Return the ways shown on the board by small stones: next moves, or siblings of the last one.

    ST of the file decides between the two. Its bit to show neither is ignored: servers write it
    into every game, and the program has a switch. Points that the author marked are left out.
    """
    if not aids.ways or session.phase is not Phase.REVIEWING:
        return ()
    size, cursor = session.tree.size, session.cursor
    ways = ways_on(session)
    if _asks_for_siblings(session) and cursor.parent is not None:
        # One more, as the cursor itself is left out.
        others = islice(cursor.parent.children, _MOST_WAYS + 1)
        ways = _named(session, [node for node in others if node is not cursor])
    elif len(ways) == 1 and not aids.lone_way:
        return ()
    marked = {markup.point for markup in markup_of(cursor, size)}
    position, seen = session.position, set(marked)
    shown: list[NextMove] = []
    for way in ways:
        if isinstance(way.move, Play) and way.move.point not in seen:
            seen.add(way.move.point)
            if position.at(way.move.point) is None:
                shown.append(way)
    return tuple(shown)


def way_at(session: GameSession, aids: BoardAids, point: Point | None) -> Node | None:
    """Return the node of the way with a small stone on a point; None if there is none."""
    for way in ways_shown(session, aids) if point is not None else ():
        if isinstance(way.move, Play) and way.move.point == point:
            return way.node
    return None


def _asks_for_siblings(session: GameSession) -> bool:
    style = (session.tree.root.text("ST") or "").strip()
    # FF[4]: ST is a number from 0 to 3.
    return style.isdecimal() and len(style) == 1 and bool(int(style) & _SIBLINGS)


def _named(session: GameSession, nodes: Sequence[Node]) -> tuple[NextMove, ...]:
    """Return the ways with letters, without those that the author has used on the board."""
    size = session.tree.size
    labels = {m.point: m.text for m in markup_of(session.cursor, size) if m.text}
    free = (letter for letter in _LETTERS if letter not in labels.values())
    ways: list[NextMove] = []
    for node in islice(nodes, _MOST_WAYS):
        move = move_of(node, size)
        label = labels.get(move.point) if isinstance(move, Play) else None
        ways.append(NextMove(node, move, label or next(free, "") if len(nodes) > 1 else ""))
    return tuple(ways)


def _way_marks(session: GameSession, aids: BoardAids) -> tuple[WayMark, ...]:
    shown = ways_shown(session, aids)
    ahead = aids.way
    if ahead is None and aids.focus is not None:
        ahead = way_at(session, aids, aids.focus)
    # After a step through the record it may be a way of another node.
    if ahead is not None and ahead.parent is session.cursor:
        return _line_ahead(session, ahead)
    marks = tuple(WayMark(way.move.point, way.move.color, way.letter) for way in shown if isinstance(way.move, Play))
    return marks + _known_marks(session, aids, frozenset(mark.point for mark in marks))


def _known_marks(session: GameSession, aids: BoardAids, taken: frozenset[Point]) -> tuple[WayMark, ...]:
    """Return the moves of a reference, where neither the record nor its author marks the point."""
    if not aids.known or session.phase is not Phase.REVIEWING:
        return ()
    size, position = session.tree.size, session.position
    taken |= {markup.point for markup in markup_of(session.cursor, size)}
    # Until the reference has looked, they may be those of the game before, on a larger board.
    known = (mark for mark in aids.known if mark.point in size and mark.point not in taken)
    return tuple(mark for mark in known if position.at(mark.point) is None)


def _line_ahead(session: GameSession, node: Node | None) -> tuple[WayMark, ...]:
    """Return the first moves of a line, numbered from the cursor on."""
    found: dict[Point, WayMark] = {}
    for number in range(1, _MOST_AHEAD + 1):
        if node is None:
            break
        move = move_of(node, session.tree.size)
        # The board stays that of the cursor, so a move where a stone was captured on the way has no room.
        if isinstance(move, Play) and session.position.at(move.point) is None:
            mark = WayMark(move.point, move.color, str(number), is_ahead=True)
            # A point that is played on twice shows the first move.
            found.setdefault(move.point, mark)
        node = session.following(node)
    return tuple(found.values())


def paint_position(position: Position, last_move: Point | None = None) -> BoardPicture:
    """Return the picture of a bare position."""
    return BoardPicture(position.size, position.stones, last_move=last_move)


def last_play(session: GameSession) -> Point | None:
    """Return the point of the last move; None after a pass or at the start."""
    if session.trial is not None:
        return session.trial.last_play
    move = move_of(session.cursor, session.tree.size)
    return move.point if isinstance(move, Play) else None


def _paint_trial(session: GameSession, trial: Trial, help_shown: BoardAids) -> BoardPicture:
    position = trial.position
    return BoardPicture(
        size=position.size,
        stones=position.stones,
        last_move=trial.last_play,
        ghost=trial.to_move,
        playable=trial.legal_points(),
        refused=_refused(session),
        atari=_in_atari(position) if help_shown.atari else NO_POINTS,
        liberties=_liberties(position, help_shown),
        lit=_chain(position, help_shown),
        marks=_aid(position, NO_POINTS, help_shown),
    )


def _paint_count(session: GameSession, counting: CountingState, help_shown: BoardAids) -> BoardPicture:
    position, statuses, counted = counting.position, counting.statuses, counting
    openings, missing = _still_open(counting)
    # The last moves may take a second to find: until then the plain count is shown.
    if knows_last_moves(session, counting):
        # The board shows the points of the sum that the panel names, and the moves that it names.
        counted = headline_count(session, counting)
        if counted is not counting:
            closing = (each.move for each in last_moves(session, counting).closing)
            openings, missing = NO_POINTS, tuple(MissingMove(m.point, m.color) for m in closing if isinstance(m, Play))
    territory = counted.count().territory
    if counting.is_unfinished:
        # The owners of points are still open: the board shows only where to go on.
        return BoardPicture(position.size, position.stones, openings=openings)
    if counting.step is not CountStep.SUM:
        return _paint_question(counting, help_shown)
    # Unclear groups are shown as full stones, however they are counted until the players decide.
    unclear = NO_POINTS.union(*(group.stones for group in counting.undecided))
    shown_apart = unclear | {move.point for move in missing}
    return BoardPicture(
        size=position.size,
        stones=position.stones,
        dead=statuses.dead - unclear,
        seki=(statuses.seki | territory.seki_black | territory.seki_white) - unclear,
        territory_black=territory.black - shown_apart,
        territory_white=territory.white - shown_apart,
        neutral=territory.neutral - shown_apart,
        unclear=unclear,
        selected=help_shown.selected,
        openings=openings,
        missing=missing,
    )


def _paint_question(counting: CountingState, help_shown: BoardAids) -> BoardPicture:
    """Return the board with what one question is about, and no owner of any point."""
    unclear = NO_POINTS.union(*(group.stones for group in counting.undecided))
    return BoardPicture(
        size=counting.position.size,
        stones=counting.position.stones,
        dead=counting.statuses.dead - unclear,
        seki=counting.statuses.seki - unclear,
        unclear=unclear if counting.step is CountStep.UNCLEAR else NO_POINTS,
        selected=help_shown.selected,
    )


def _still_open(counting: CountingState) -> tuple[frozenset[Point], tuple[MissingMove, ...]]:
    """Return the open points that the players are warned of: gaps in a border, and missing moves."""
    proposal = counting.proposal
    if proposal is None or not counting.is_warned:
        return NO_POINTS, ()
    border = counting.open_border
    openings = border.points if border is not None else NO_POINTS
    return openings, tuple(MissingMove(move.point, move.owner) for move in proposal.needed)


def _ghost(session: GameSession) -> tuple[Color | None, frozenset[Point], frozenset[Point]]:
    """Return the stone under the pointer, its legal points, and the points that only ko forbids."""
    position = session.position
    if session.phase is Phase.HANDICAP:
        # A handicap stone is set up, so no rule forbids a point.
        return Color.BLACK, position.points(None), NO_POINTS
    if session.phase is Phase.FINISHED or session.awaits_opponent:
        return None, NO_POINTS, NO_POINTS
    remembered = session.tree.lasting(_remembering)
    legal, ko = remembered(position, session.path.history, session.ruleset)
    return position.to_move, legal, ko


def _remembering(
    _tree: GameTree,
) -> Callable[[Position, History, Ruleset], tuple[frozenset[Point], frozenset[Point]]]:
    """Return a cached function for the playable points of one tree; boards of other trees are not kept.

    The picture is painted again for each chain under the pointer; the cached result spares judging again.
    """
    return lru_cache(maxsize=8)(playable_points)


def _recorded_territory(session: GameSession) -> tuple[frozenset[Point], frozenset[Point]]:
    return territory_of(session.cursor, session.tree.size) or (NO_POINTS, NO_POINTS)


def _refused(session: GameSession) -> RefusedMark | None:
    verdict = session.refusal
    if verdict is None or not isinstance(verdict.move, Play):
        return None
    # On an occupied point a ghost would hide the stone that is in the way.
    cause = verdict.cause - {verdict.move.point}
    if verdict.reason is Refusal.OCCUPIED:
        cause = verdict.cause
    return RefusedMark(verdict.move.point, verdict.move.color, cause)


def _in_atari(position: Position) -> frozenset[Point]:
    chains = (chain for chain in all_chains(position) if chain.is_in_atari)
    return frozenset().union(*(chain.stones for chain in chains))


def _liberties(position: Position, help_shown: BoardAids) -> frozenset[Point]:
    if not help_shown.liberties or help_shown.focus is None:
        return NO_POINTS
    chain = chain_at(position, help_shown.focus)
    return chain.liberties if chain is not None else NO_POINTS


def _chain(position: Position, help_shown: BoardAids) -> frozenset[Point]:
    """Return all stones that are connected with the one at the focus."""
    if not help_shown.chains or help_shown.focus is None:
        return NO_POINTS
    chain = chain_at(position, help_shown.focus)
    return chain.stones if chain is not None else NO_POINTS


def _so_far(position: Position, help_shown: BoardAids) -> tuple[frozenset[Point], frozenset[Point]]:
    if not help_shown.areas:
        return NO_POINTS, NO_POINTS
    found = surrounded_points(position)
    return found[Color.BLACK], found[Color.WHITE]


def _aid(position: Position, ko_points: frozenset[Point], help_shown: BoardAids) -> tuple[Mark, ...]:
    """Return a number for the liberties of the chain at the focus, and squares where ko forbids a move."""
    marks: list[Mark] = []
    if help_shown.atari:
        marks += [Mark(MarkKind.SQUARE, point) for point in sorted(ko_points)]
    # A move number may be on the same stone.
    if help_shown.liberties and help_shown.focus is not None and not help_shown.numbers:
        chain = chain_at(position, help_shown.focus)
        if chain is not None:
            count = str(len(chain.liberties))
            marks.append(Mark(MarkKind.MOVE_NUMBER, help_shown.focus, count))
    return tuple(marks)


def _hidden(session: GameSession) -> frozenset[Point]:
    """Return the points outside the part of the board that the record shows here."""
    view = inherited_at(session.tree, session.cursor).view
    if view is None:
        return NO_POINTS
    size = session.tree.size
    return frozenset(map(size.point, range(size.area))) - view


def _usual_points(session: GameSession) -> frozenset[Point]:
    if session.phase is not Phase.HANDICAP or not has_usual_points(session.tree):
        return NO_POINTS
    return frozenset(usual_points(session.tree))


def numbers_shown(session: GameSession, help_shown: BoardAids) -> bool:
    """Return whether the moves on the board are numbered: not during a count, nor while stones are tried out."""
    return help_shown.numbers and session.counting is None and session.trial is None


def _marks(session: GameSession, help_shown: BoardAids) -> tuple[Mark, ...]:
    size = session.tree.size
    marks = markup_of(session.cursor, size)
    if not help_shown.numbers:
        return marks
    told = stone_numbers(session, help_shown.numbering).items()
    return marks + tuple(Mark(MarkKind.MOVE_NUMBER, point, text) for point, text in told)


def picture_at(session: GameSession, node: Node) -> BoardPicture:
    """Return the picture of the board after a node, with its move marked."""
    move = move_of(node, session.tree.size)
    return paint_position(session.position_at(node), move.point if isinstance(move, Play) else None)
