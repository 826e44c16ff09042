"""The faults of a problem in its file: the search checks every turn of it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goboard_app.go.board import Play
from goboard_app.lessons.proof.bits import Bits, State, bit
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.record.tree import GameTree
from tests.proof.lines import PASS, Lines
from tests.proof.problem import Asked, Posed

Child = tuple[Node, Bits]


class Proof:
    """Looks at the file of one problem, turn by turn."""

    def __init__(self, tree: GameTree, posed: Posed) -> None:
        self._tree, self._posed = tree, posed
        self._lines = Lines(posed)

    def faults(self) -> list[str]:
        """Return the faults of a problem; none for a problem that is proved."""
        return list(self._turn(self._tree.root, self._posed.state))

    def _children(self, node: Node) -> list[Child]:
        found = []
        for child in node.children:
            move = move_of(child, self._tree.size)
            point = move.point if isinstance(move, Play) else None
            found.append((child, PASS if point is None else bit(point.col, point.row)))
        return found

    def _turn(self, node: Node, state: State) -> Iterator[str]:
        """Check that every right move is marked so, and that the file refutes every other one."""
        children, found = self._children(node), self._lines.turn(state)
        right = [child for child in children if child[0].has("TE") and not child[0].has("BM")]
        wrong = [child for child in children if child[0].has("BM") and not child[0].has("TE")]
        if found is None or found.can_pass:
            yield "nothing is asked, or looking further ahead changes the answer"
        elif found.right != sum(point for _child, point in right):
            yield "other moves are right than those that are marked"
        if right + wrong != children or PASS in (point for _child, point in right):
            yield "a move is not marked, or right moves do not stand first"
        for child, point in right:
            after = self._after(state, point, True)
            for answer, reply in self._children(child):
                answered = self._after(after, reply, False) if after else None
                if answered is None or not answer.children:
                    yield "an answer cannot be played, or asks for nothing"
                else:
                    yield from self._turn(answer, answered)
        lines = {point: self._line(child) for child, point in wrong}
        if len(lines) != len(wrong) or PASS not in lines:
            yield "nothing tells what becomes of other moves"
            return
        for point, line in lines.items():
            tried = state.passed() if point == PASS else self._after(state, point, True)
            yield from self._refutation(line, tried)
        known = sum(lines) | (found.right if found else 0)
        others = self._lines.played(state, self._posed.board & ~known, is_askeds_turn=True)
        for _point, after in others:
            if not self._lines.is_refuted_by(lines[PASS], after, self._posed.depth - 1):
                yield "a move that the file does not have is not refuted as a pass is"

    def _after(self, state: State, point: Bits, is_askeds_turn: bool) -> State | None:
        played = dict(self._lines.played(state, point, is_askeds_turn))
        return played.get(point)

    def _line(self, node: Node) -> list[Bits]:
        line = []
        while children := self._children(node):
            node, point = children[0]
            line.append(point if len(children) == 1 else -1)
        return line

    def _refutation(self, line: Sequence[Bits], state: State | None) -> Iterator[str]:
        """Check that the other side's moves reach their goal and leave no remedy."""
        left, is_askeds_turn = self._posed.depth - 1, False
        if not line or len(line) % 2 == 0:
            yield "a wrong move is not answered"
        for point in line:
            if state is not None:
                is_pass = point == PASS
                state = state.passed() if is_pass else self._after(state, point, is_askeds_turn)
            if state is None:
                yield "a refutation cannot be played"
                return
            left, is_askeds_turn = left - 1, not is_askeds_turn
            if is_askeds_turn and self._lines.holds(state, True, left):
                yield "a refutation does not refute"
        if self._lines.has_to_reach and not self._lines.is_reached(state, is_askeds_turn):
            yield "a refutation is not played to its end"


def is_proved(posed: Posed, marked: tuple[str, ...]) -> bool:
    """Return whether the mark is the one right move, and a deeper search confirms it."""
    verdict = posed.verdict
    right = verdict.with_threats if posed.is_ko else verdict.certain
    if len(marked) != 1 or right != set(marked):
        return False
    if posed.is_ko and verdict.certain or not posed.is_ko and verdict.with_threats != right:
        return False
    further = (1, 2) if posed.asked is Asked.POINTS else (2,)
    return all(posed.judged(posed.depth + more) == verdict for more in further)
