"""The tree below a problem's position, with right and wrong read from its marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from goboard_app.go.board import Color, Move
from goboard_app.go.position import Position
from goboard_app.lessons.convention import Findings, LessonComment, LessonFault, Word, comment_at
from goboard_app.lessons.task import Branch
from goboard_app.lessons.verdict_words import Said, said_in
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, setup_of
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset

MOST_MOVES = 4000
"""So many moves of one problem are read; dictionaries of openings have many more."""
DEEPEST = 120

NO_NODES: frozenset[Node] = frozenset()
_NOTHING: frozenset[Said] = frozenset()


@dataclass(frozen=True, slots=True)
class Board:
    """A board with how it came about, and the rules in force."""

    position: Position
    history: History
    ruleset: Ruleset

    def after(self, move: Move) -> Board:
        """The board after a move."""
        position = self.position.after(move)
        made = BoardState.of_move(position, move.color, move.is_pass)
        return Board(position, self.history.extended(made), self.ruleset)


@dataclass(frozen=True, slots=True)
class _Marked:
    """A move as the file has it: what it is called itself, and what is said along its lines.

    `praise` is 1 for a move with TE, -1 for one with BM, else 0. `fails` tells whether it is called
    wrong, or one of its answers is, or all that could follow.
    """

    move: Move
    text: str
    said: Said | None
    praise: int
    along: frozenset[Said]
    fails: bool
    replies: tuple[_Marked, ...]


def read_branches(
    node: Node, board: Board, findings: Findings, stops: frozenset[Node] = NO_NODES
) -> tuple[Branch, ...]:
    """The moves that follow a node, each right or not for the side to move there.

    Nothing is read of `stops` and of what follows them.

    A move is right if it leads to one that is called so, by a word in its comment, GB or GW, or TE;
    it is wrong if it is called wrong itself (a word, GW or GB, BM). Where nothing is called right,
    what is even (DM) is; where nothing is said at all, the first line is right. What follows a move
    that is right is read in the same way.
    """
    reader = _Reader(board.position.to_move, findings, stops)
    marked = reader.replies(reader.group(node), board, 0)
    along = _NOTHING.union(*(each.along for each in marked))
    wanted = next((said for said in (Said.RIGHT, Said.EVEN) if said in along), None)
    return _Judge(board.position.to_move, wanted or Said.RIGHT).branches(marked, wanted is None)


class _Reader:
    """Reads moves as they are; a move that cannot be played is told and left out."""

    def __init__(self, solver: Color, findings: Findings, stops: frozenset[Node]) -> None:
        self._solver = solver
        self._findings = findings
        self._stops = stops
        self._left = MOST_MOVES

    def group(self, node: Node) -> list[Node]:
        """The node with those after it that hold no move, as comments sometimes stand in them."""
        size = self._findings.size
        group = [node]
        for each in group:
            for child in each.children:
                if child in self._stops or move_of(child, size) is not None:
                    continue
                if setup_of(child, size).has_points:
                    self._findings.add(LessonFault.SETUP_INSIDE, child)
                else:
                    group.append(child)
        return group

    def replies(self, group: Sequence[Node], board: Board, depth: int) -> tuple[_Marked, ...]:
        found = []
        for node in group:
            for child in node.children:
                move = None if child in self._stops else move_of(child, board.position.size)
                if move is not None and self._may_stand(child, move, board, depth):
                    found.append(self._read(child, move, board, depth))
        return tuple(found)

    def _may_stand(self, node: Node, move: Move, board: Board, depth: int) -> bool:
        raw = (node.get(move.color.value) or ("",))[0]
        at = f"{move.color.value}[{raw}]"
        if self._left <= 0 or depth >= DEEPEST:
            if self._left != -1:
                self._findings.add(LessonFault.TOO_LARGE, node)
                self._left = -1
            return False
        self._left -= 1
        if move.color is not board.position.to_move:
            self._findings.add(LessonFault.WRONG_TURN, node, raw, at)
            return False
        if not judge(board.position, move, board.history, board.ruleset).is_legal:
            self._findings.add(LessonFault.ILLEGAL_MOVE, node, raw, at)
            return False
        return True

    def _read(self, node: Node, move: Move, board: Board, depth: int) -> _Marked:
        group = self.group(node)
        comments = [comment_at(each) for each in group]
        is_own = move.color is self._solver
        said = _said(group, comments, is_own, self._solver)
        replies = self.replies(group, board.after(move), depth + 1)
        along = _NOTHING.union(*(each.along for each in replies))
        if said is Said.WRONG:
            along = frozenset({said})
        elif said is not None:
            along |= {said}
        text = "\n".join(part for comment in comments if (part := _text(comment)))
        fails = said is Said.WRONG or (said is not Said.RIGHT and _all_fail(replies, is_own))
        praise = node.has("TE") - node.has("BM")
        return _Marked(move, text, said, praise, along, fails, replies)


def _all_fail(replies: Sequence[_Marked], is_own: bool) -> bool:
    """Whether a move comes to nothing: by any answer to it, or by all that follow an answer."""
    if is_own:
        return any(each.fails for each in replies)
    return bool(replies) and all(each.fails for each in replies)


def _text(comment: LessonComment) -> str:
    said = (comment.text(), comment.said(Word.RIGHT), comment.said(Word.WRONG))
    return "\n".join(part for part in said if part)


def _said(
    group: Sequence[Node], comments: Sequence[LessonComment], is_own: bool, solver: Color
) -> Said | None:
    """What the marks of a move say; words before properties, as people write them with care."""
    for found in (_words(comments), _outcome(group, solver)):
        if found is not None:
            return found
    if is_own and group[0].has("BM"):
        return Said.WRONG
    if is_own and group[0].has("TE"):
        return Said.RIGHT
    return Said.EVEN if any(node.has("DM") for node in group) else None


def _words(comments: Sequence[LessonComment]) -> Said | None:
    for comment in comments:
        if comment.first(Word.WRONG) is not None:
            return Said.WRONG
        if comment.first(Word.RIGHT) is not None:
            return Said.RIGHT
        said = said_in(comment.text())
        if said is not None:
            return said
    return None


def _outcome(group: Sequence[Node], solver: Color) -> Said | None:
    """Good for Black or good for White, as the side that solves sees it."""
    good, bad = ("GB", "GW") if solver is Color.BLACK else ("GW", "GB")
    for node in group:
        if node.has(good):
            return Said.RIGHT
        if node.has(bad):
            return Said.WRONG
    return None


class _Judge:
    """Tells right moves from others, for the side that solves."""

    def __init__(self, solver: Color, wanted: Said) -> None:
        self._solver = solver
        self._wanted = wanted

    def branches(self, marked: Sequence[_Marked], is_right: bool) -> tuple[Branch, ...]:
        """`is_right` tells whether what leads here was called right, and so what follows is."""
        if not marked:
            return ()
        is_own = marked[0].move.color is self._solver
        flags = self._own(marked, is_right) if is_own else self._answers(marked, is_right)
        found = [
            self._branch(each, flag, is_right) for each, flag in zip(marked, flags, strict=True)
        ]
        if is_own:
            return tuple(found)
        # The program answers with the first: what goes on to the solution, then the better ones.
        order = sorted(range(len(found)), key=lambda n: (not found[n].is_right, -marked[n].praise))
        return tuple(found[number] for number in order)

    def _branch(self, marked: _Marked, flag: bool, is_right: bool) -> Branch:
        is_told = flag and (is_right or marked.said is self._wanted)
        replies = self.branches(marked.replies, is_told)
        return Branch(marked.move, marked.text, flag, replies)

    def _own(self, marked: Sequence[_Marked], is_right: bool) -> Iterator[bool]:
        """Moves of the side that solves."""
        if any(self._wanted in each.along for each in marked):
            return (self._wanted in each.along for each in marked)
        if not is_right:
            return (False for _ in marked)
        if any(each.fails for each in marked):
            return (not each.fails for each in marked)
        return (number == 0 for number in range(len(marked)))

    def _answers(self, marked: Sequence[_Marked], is_right: bool) -> Iterator[bool]:
        """Moves of the other side: which of them still lead to what was wanted."""
        return (not each.fails and (is_right or self._wanted in each.along) for each in marked)
