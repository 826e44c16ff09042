"""Judging a record by a ruleset, changing its ruleset, and the warnings before a risky move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import Enum, auto
from fractions import Fraction
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.chains import Chain, all_chains, chain_at
from goboard_app.go.position import MoveResult, Position
from goboard_app.record.edits import Compound, KeepCursor, SetProperty
from goboard_app.record.game_info import info_node, komi_of
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import moves_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import Verdict, judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.proposal import Life, Proposal
from goboard_app.session.new_game import number_text, proposed_komi, ruleset_properties
from goboard_app.session.session import NOTHING, Act, ActKind, Change, GameSession

_TOUCHED = Change.POSITION | Change.CURSOR | Change.INFO | Change.COUNT | Change.REFUSAL


class ForbiddenMove(NamedTuple):
    """A recorded move that the ruleset forbids; it was carried out all the same.

    `number` counts the nodes with a move on the path, from 1, as the board shows move numbers.
    """

    node: Node
    number: int
    verdict: Verdict


def forbidden_moves(tree: GameTree, ruleset: Ruleset, node: Node | None = None) -> tuple[ForbiddenMove, ...]:
    """Return all moves on the path to `node`, or on the main line, that the ruleset forbids.

    Each is judged by the boards on the path that leads to it, forbidden moves included. Cost: about
    40 microseconds a node.
    """
    positions = PositionCache(tree)
    found: list[ForbiddenMove] = []
    history: History | None = None
    number = 0
    for step in tree.main_line() if node is None else tree.path_to(node):
        number += next(moves_of(step, tree.size), None) is not None
        # Superko compares with all boards before, forbidden moves included.
        verdicts, history = _judge_node(step, history, ruleset, tree.size, positions.position)
        if not _is_to_be_executed(step):
            found += (ForbiddenMove(step, number, each) for each in verdicts if not each.is_legal)
    return tuple(found)


class RecordJudge:
    """A judge of the moves on the paths to requested nodes, which keeps its verdicts.

    It judges as `forbidden_moves` does. Valid until the ruleset changes, and across edits that it
    follows. Cost: about 40 microseconds for each node not judged yet.
    """

    def __init__(self, session: GameSession) -> None:
        self.tree: GameTree = session.tree
        self.revision = session.tree.revision
        self.ruleset: Ruleset = session.ruleset
        self.forbidden: set[Node] = set()
        self._session = session
        self._histories: dict[Node, History] = {}
        self._goal: Node | None = None
        self._way: list[Node] = []

    def is_about(self, session: GameSession) -> bool:
        """Return whether the verdicts are still valid for the session."""
        return self.tree is session.tree and self.revision == session.tree.revision and self.ruleset == session.ruleset

    def follow(self, session: GameSession) -> bool:
        """Drop the verdicts on nodes that edits have changed; return False for another session or ruleset."""
        if self.tree is not session.tree or self.ruleset != session.ruleset:
            return False
        for node in self.tree.changed_since(self.revision):
            self._forget(node)
        self.revision = self.tree.revision
        self._goal = None
        return True

    def _forget(self, node: Node) -> None:
        """Forget a node and those below it; an edit that attaches a node elsewhere notes its new parent."""
        waiting = [node]
        while waiting:
            node = waiting.pop()
            if self._histories.pop(node, None) is not None:
                self.forbidden.discard(node)
                waiting.extend(node.made_children)

    def knows(self, node: Node) -> bool:
        """Return whether the moves of a node were judged."""
        return node in self._histories

    def advance(self, node: Node, most: int) -> int:
        """Judge up to `most` nodes on the path to a node, the first ones first; return their number."""
        if node is not self._goal:
            self._goal, self._way = node, []
            at: Node | None = node
            while at is not None and at not in self._histories:
                self._way.append(at)
                at = at.parent
        # The first nodes of the path are at the end of the list.
        steps = self._way[-most:]
        del self._way[-most:]
        for step in reversed(steps):
            self._judge(step)
        return len(steps)

    def _judge(self, node: Node) -> None:
        history = None if node.parent is None else self._histories[node.parent]
        position_at = self._session.position_at
        verdicts, after = _judge_node(node, history, self.ruleset, self.tree.size, position_at)
        if not all(each.is_legal for each in verdicts) and not _is_to_be_executed(node):
            self.forbidden.add(node)
        self._histories[node] = after


def _is_to_be_executed(node: Node) -> bool:
    """Return whether the record says with KO that a move is to be carried out even if it is illegal."""
    values = node.get("KO")
    # Old records from sina.com have the komi in KO.
    return values is not None and all(komi_of(raw) is None for raw in values)


def _judge_node(
    node: Node,
    history: History | None,
    ruleset: Ruleset,
    size: BoardSize,
    position_at: Callable[[Node], Position],
) -> tuple[tuple[Verdict, ...], History]:
    """Return the verdicts on the moves of a node, and the history that continues below it.

    `history` holds the boards up to its parent; None at the root.
    """
    # A file may have a move of each side in one node.
    moves = tuple(moves_of(node, size))
    setup = setup_of(node, size)
    before = Position.empty(size) if node.parent is None else position_at(node.parent)
    if history is None or setup.has_points:
        before = before.with_setup(setup.black, setup.white, setup.empty)
        before = replace(before, to_move=moves[0].color if moves else position_at(node).to_move)
        # Superko compares with a board that was set up as well.
        history = History.starting_at(before) if history is None else history.extended(BoardState.of_setup(before))
    verdicts: list[Verdict] = []
    for move in moves:
        verdict = judge(before, move, history, ruleset)
        verdicts.append(verdict)
        # A forbidden move is carried out as the file has it.
        before = verdict.outcome.position if verdict.outcome else before.after(move)
        history = history.extended(BoardState.of_move(before, move.color, move.is_pass))
    return tuple(verdicts), history


class OtherRulings(NamedTuple):
    """The rulesets that would allow a move, and those that refuse it too."""

    allow: tuple[Ruleset, ...]
    refuse: tuple[Ruleset, ...]


def judge_by_others(session: GameSession, verdict: Verdict, rulesets: Sequence[Ruleset]) -> OtherRulings:
    """Judge the move of `verdict` in the same game by each of these rulesets."""
    position, history = session.position, session.path.history
    allow = tuple(r for r in rulesets if judge(position, verdict.move, history, r).is_legal)
    return OtherRulings(allow, tuple(r for r in rulesets if r not in allow))


def change_rules(session: GameSession, ruleset: Ruleset, komi: Fraction | None = None) -> Act:
    """Write another ruleset into the record, and another komi if one is given.

    Moves that the new rules forbid stay where they are.
    """
    node = info_node(session.tree)
    wanted = {item.ident: item.values for item in ruleset_properties(ruleset)}
    info = session.info
    raw = info.komi_in_other_units
    if komi is None and raw and komi_of(raw, ruleset.sgf_name, info.result or "") != info.komi:
        # The number is in zi by the old rules; by the new ones it would be in points.
        komi = info.komi
    if komi is not None:
        wanted["KM"] = (number_text(komi),)
    # Properties that say the same already keep their form in the file.
    edits = tuple(SetProperty(node, ident, values) for ident, values in wanted.items() if node.get(ident) != values)
    if not edits:
        return NOTHING
    return Act(_TOUCHED, KeepCursor(Compound(edits), session.cursor), ActKind.RULES)


def end_of_line(session: GameSession) -> Node:
    """Return the end of the line that the cursor is on."""
    node = session.cursor
    while (following := session.following(node)) is not None:
        node = following
    return node


def forbidden_on_line(session: GameSession, ruleset: Ruleset) -> tuple[ForbiddenMove, ...]:
    """Return the moves of the current line, to its end, that a ruleset forbids."""
    return forbidden_moves(session.tree, ruleset, end_of_line(session))


def other_komi(session: GameSession, ruleset: Ruleset) -> Fraction | None:
    """Return the usual komi of other rules if the game has another one; None if it agrees."""
    # One stone is no handicap: Black only moves first.
    usual = proposed_komi(ruleset, session.handicap if session.handicap > 1 else 0)
    return usual if usual != session.info.komi else None


class WarningKind(Enum):
    """The kind of risk in a move, or in a pass."""

    SELF_ATARI = auto()
    """The stone and the stones it joins have one liberty left."""
    STILL_IN_ATARI = auto()
    """Stones that were in atari are joined, and are still in atari."""
    SELF_CAPTURE = auto()
    """The mover's own stones are captured, where the rules allow that."""
    OWN_EYE = auto()
    OPEN_BORDER = auto()
    MOVE_NEEDED = auto()
    LEFT_IN_ATARI = auto()
    """A pass leaves stones in atari."""


class MoveWarning(NamedTuple):
    """One warning: the stones and the points that it is about.

    `color` is the side that is asked.
    """

    kind: WarningKind
    color: Color
    stones: frozenset[Point] = frozenset()
    points: frozenset[Point] = frozenset()


class WarningChoice(NamedTuple):
    """The warnings that the players have asked for; none by default."""

    self_atari: bool = False
    own_eye: bool = False
    on_pass: bool = False


NO_WARNINGS = WarningChoice()


def warnings_of_play(
    position: Position, move: Play, outcome: MoveResult, asked: WarningChoice
) -> tuple[MoveWarning, ...]:
    """Return the warnings before a legal move that leads to `outcome`; well under a millisecond."""
    found: list[MoveWarning] = []
    if asked.own_eye and is_own_eye(position, move) and not _saves_chain(position, move, outcome):
        found.append(MoveWarning(WarningKind.OWN_EYE, move.color, points=frozenset({move.point})))
    if asked.self_atari:
        found += _self_atari(position, move, outcome)
    return tuple(found)


def warnings_of_pass(position: Position, color: Color, proposal: Proposal) -> tuple[MoveWarning, ...]:
    """Return the warnings before `color` passes, by the reading of the board.

    Stones in atari that are lost anyway are left out: a game often ends with some.
    """
    entrances = frozenset[Point]().union(*(each.points for each in proposal.openings if each.invader is not color))
    needed = [each for each in proposal.needed if each.owner is color]
    places = frozenset(each.point for each in needed)
    atari = frozenset[Point]().union(
        *(chain.stones for chain in all_chains(position) if _may_be_lost(chain, color, proposal))
    )
    threatened = frozenset[Point]().union(*(each.threatened for each in needed))
    found = (
        MoveWarning(WarningKind.OPEN_BORDER, color, points=entrances),
        MoveWarning(WarningKind.MOVE_NEEDED, color, threatened - places, places),
        MoveWarning(WarningKind.LEFT_IN_ATARI, color, atari),
    )
    return tuple(each for each in found if each.points or each.stones)


def is_own_eye(position: Position, move: Play) -> bool:
    """Return whether a move fills a real eye of its own side.

    All neighbours are own stones, and the diagonals do not make it false: of four diagonal points
    at most one is the other side's; at the edge and in the corner none is.
    """
    size, own = position.size, move.color
    if any(position.at(near) is not own for near in size.neighbors(move.point)):
        return False
    diagonals = list(_diagonals(position, move.point))
    against = sum(position.at(near) is own.opponent for near in diagonals)
    # At the edge one enemy stone on a diagonal makes the eye false, in the centre two.
    return against == 0 if len(diagonals) < 4 else against <= 1


def _self_atari(position: Position, move: Play, outcome: MoveResult) -> list[MoveWarning]:
    if outcome.self_captured:
        return [MoveWarning(WarningKind.SELF_CAPTURE, move.color, outcome.self_captured)]
    chain = chain_at(outcome.position, move.point)
    if outcome.captured or chain is None or not chain.is_in_atari:
        return []
    was_in_atari = any(joined.is_in_atari for joined in _joined(position, move))
    kind = WarningKind.STILL_IN_ATARI if was_in_atari else WarningKind.SELF_ATARI
    return [MoveWarning(kind, move.color, chain.stones, chain.liberties)]


def _saves_chain(position: Position, move: Play, outcome: MoveResult) -> bool:
    """Return whether the move connects a chain out of atari, as it sometimes must in a false-looking eye."""
    chain = chain_at(outcome.position, move.point)
    is_safe = chain is not None and not chain.is_in_atari
    return is_safe and any(joined.is_in_atari for joined in _joined(position, move))


def _joined(position: Position, move: Play) -> Iterator[Chain]:
    """Yield the chains that the new stone joins."""
    for near in position.size.neighbors(move.point):
        chain = chain_at(position, near)
        if chain is not None and chain.color is move.color:
            yield chain


def _diagonals(position: Position, point: Point) -> Iterator[Point]:
    for right in (-1, 1):
        for down in (-1, 1):
            near = Point(point.col + right, point.row + down)
            if near in position.size:
                yield near


def _may_be_lost(chain: Chain, color: Color, proposal: Proposal) -> bool:
    if chain.color is not color or not chain.is_in_atari:
        return False
    judged = proposal.at(next(iter(chain.stones)))
    # A game often ends with dead stones in atari.
    return judged is None or judged.leaning is not Life.DEAD
