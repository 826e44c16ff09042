"""Problems: games with variations, read as questions with right and wrong moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache
from hashlib import sha256
from pathlib import Path as FilePath

from goboard_app.go.board import BoardSize, Color, Move, Play, Point
from goboard_app.go.position import Position
from goboard_app.languages import any_of, plain, words
from goboard_app.lessons.convention import (
    Findings,
    LessonComment,
    LessonFault,
    LessonFinding,
    Steps,
    TaskKind,
    Word,
    at_once,
    comment_at,
    walk,
)
from goboard_app.lessons.lesson import Screen
from goboard_app.lessons.symmetry import BoardTransform, turned
from goboard_app.lessons.task import NO_POINTS, Branch, Task, begin, solutions
from goboard_app.lessons.task_text import TaskNode, read_question
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import markup_of, move_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import ruleset_of
from goboard_app.session.path import Line, Path

MOST_MOVES = 4000
"""The number of moves to read of one problem; dictionaries of openings have many more."""
# Reading is recursive: lines without a limit could exhaust Python's stack.
DEEPEST = 120
NO_NODES: frozenset[Node] = frozenset()
_NOTHING: frozenset[FileVerdict] = frozenset()
MOST_TOGETHER = 20_000
"""The number of moves after which no further games of a file are read as problems."""
GRADES = (1, 2, 3)


class FileVerdict(Enum):
    """The verdict of a file on a move, or on the result of a line."""

    RIGHT = auto()
    WRONG = auto()
    EVEN = auto()
    """Good for both: counts as right if no move in the file is called right."""


@cache
def _verdicts() -> tuple[tuple[re.Pattern[str], Mapping[str, FileVerdict]], ...]:
    """Return the patterns to look for, and the verdict of each word.

    The first pattern finds words that are a verdict anywhere; longer ones go first: "not correct" is not
    "correct". The second finds words with other meanings inside a sentence: they count only by themselves.
    Words for a variation are no verdict, so the languages do not have them here.
    """
    kinds = ((FileVerdict.RIGHT, "right"), (FileVerdict.WRONG, "wrong"))
    anywhere = {plain(word): said for said, key in kinds for word in words("verdicts", key)}
    alone = {plain(w): said for said, key in kinds for w in words("verdicts", f"{key}_alone")}
    by_itself = rf"(?:^|[.!?:;\n])\s*({any_of(alone, '', '')})\s*(?=$|[.!?,:;\n])"
    return (
        (re.compile(f"({any_of(anywhere)})"), anywhere),
        (re.compile(by_itself), alone),
    )


@cache
def _capitals() -> re.Pattern[str]:
    """Return the pattern of verdicts in capitals anywhere, as in collections on the web."""
    return re.compile(any_of(words("verdicts", "right_capitals")))


def said_in(comment: str) -> FileVerdict | None:
    """Return the verdict of a comment on the move; the first word with a verdict counts."""
    text = comment.lower()
    found = [
        (match.start(1), says[plain(match[1])])
        for pattern, says in _verdicts()
        for match in [pattern.search(text)]
        if match
    ]
    capitals = _capitals().search(comment)
    found += [(m.start(), FileVerdict.RIGHT) for m in [capitals] if m]
    return min(found, key=lambda each: each[0])[1] if found else None


@cache
def _turns() -> re.Pattern[str]:
    moves, before = any_of(words("turn", "moves"), "", ""), any_of(words("turn", "turn_of"))

    def told(color: str) -> str:
        name = any_of(words("turn", color))
        at_once = any_of(words("turn", f"{color}_to_play"))
        return rf"(?:{name})[\s:,]*(?:{moves})(?:\b|(?<=:))|(?:{before}) (?:{name})|{at_once}"

    either = "|".join(f"(?P<{color}>{told(color)})" for color in ("black", "white"))
    return re.compile(either, re.IGNORECASE)


# Ends of a sentence, also in Chinese and Japanese.
_ENDS = "\n.!。"


@dataclass(frozen=True, slots=True)
class TurnStatement:
    """The side to move by the text of a comment.

    `goes_on`: the sentence continues with the question; `is_all`: the comment has no other text.
    """

    color: Color
    goes_on: bool
    is_all: bool


def read_turn(text: str) -> TurnStatement | None:
    """Return the side to move by the text of a comment ("White to play"); None if it does not name it."""
    found = _turns().search(text)
    if found is None:
        return None
    color = Color.BLACK if found.lastgroup == "black" else Color.WHITE
    before, after = text[: found.start()], text[found.end() :].lstrip(" ")
    return TurnStatement(color, after[:1] not in _ENDS, not before.strip() and not after.strip(_ENDS))


def turn_told(text: str) -> Color | None:
    """Return the side to move by the text of a comment; None if it does not name it."""
    told = read_turn(text)
    return None if told is None else told.color


@dataclass(frozen=True, slots=True)
class ProblemBoard:
    """A board with its history, and the rules in force."""

    position: Position
    history: History
    ruleset: Ruleset

    def after(self, move: Move) -> ProblemBoard:
        """Return the board after a move."""
        position = self.position.after(move)
        made = BoardState.of_move(position, move.color, move.is_pass)
        return ProblemBoard(position, self.history.extended(made), self.ruleset)


@dataclass(frozen=True, slots=True)
class _JudgedMove:
    """A move as the file has it: its own verdict, and the verdicts along its lines.

    `praise` is 1 for a move with TE, -1 for one with BM, else 0. `fails` is True if it is called
    wrong, or one of its answers is, or all that could follow.
    """

    move: Move
    text: str
    said: FileVerdict | None
    praise: int
    along: frozenset[FileVerdict]
    fails: bool
    replies: tuple[_JudgedMove, ...]


def read_branches(
    node: Node, board: ProblemBoard, findings: Findings, stops: frozenset[Node] = NO_NODES
) -> tuple[Branch, ...]:
    """Return the moves that follow a node, each right or not for the side to move there.

    The nodes in `stops` and all that follows them are not read.

    A move is right if it leads to one that is called right, by a word in its comment, GB or GW, or TE;
    it is wrong if it is called wrong itself (a word, GW or GB, BM). Where no move is called right,
    even ones (DM) are; without any verdict, the first line is right. The moves after a right
    move are read in the same way.
    """
    reader = _BranchReader(board.position.to_move, findings, stops)
    marked = reader.replies(reader.group(node), board, 0)
    along = _NOTHING.union(*(each.along for each in marked))
    wanted = next((said for said in (FileVerdict.RIGHT, FileVerdict.EVEN) if said in along), None)
    return _BranchJudge(board.position.to_move, wanted or FileVerdict.RIGHT).branches(marked, wanted is None)


class _BranchReader:
    """A reader of moves as they are; a move that cannot be played is noted and left out."""

    def __init__(self, solver: Color, findings: Findings, stops: frozenset[Node]) -> None:
        self._solver = solver
        self._findings = findings
        self._stops = stops
        self._left = MOST_MOVES

    def group(self, node: Node) -> list[Node]:
        """Return the node with the nodes after it that hold no move, as comments are sometimes in them."""
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

    def replies(self, group: Sequence[Node], board: ProblemBoard, depth: int) -> tuple[_JudgedMove, ...]:
        found = []
        for node in group:
            for child in node.children:
                move = None if child in self._stops else move_of(child, board.position.size)
                if move is not None and self._may_stand(child, move, board, depth):
                    found.append(self._read(child, move, board, depth))
        return tuple(found)

    def _may_stand(self, node: Node, move: Move, board: ProblemBoard, depth: int) -> bool:
        raw = (node.get(move.color.value) or ("",))[0]
        at = f"{move.color.value}[{raw}]"
        if self._left <= 0 or depth >= DEEPEST:
            if self._left != -1:
                self._findings.add(LessonFault.TOO_LARGE, node)
                # Note it only once.
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

    def _read(self, node: Node, move: Move, board: ProblemBoard, depth: int) -> _JudgedMove:
        group = self.group(node)
        comments = [comment_at(each) for each in group]
        is_own = move.color is self._solver
        said = _said(group, comments, is_own, self._solver)
        replies = self.replies(group, board.after(move), depth + 1)
        along = _NOTHING.union(*(each.along for each in replies))
        if said is FileVerdict.WRONG:
            # A move that is called wrong stays wrong, whatever its continuation is called.
            along = frozenset({said})
        elif said is not None:
            along |= {said}
        text = "\n".join(part for comment in comments if (part := _text(comment)))
        # The author's word on a move goes before what its continuations are called.
        fails = said is FileVerdict.WRONG or (said is not FileVerdict.RIGHT and _all_fail(replies, is_own))
        # FF[4]: TE is a good move, BM a bad one.
        praise = node.has("TE") - node.has("BM")
        return _JudgedMove(move, text, said, praise, along, fails, replies)


def _all_fail(replies: Sequence[_JudgedMove], is_own: bool) -> bool:
    """Return whether a move fails: by any answer to it, or by all moves that follow an answer."""
    if is_own:
        return any(each.fails for each in replies)
    return bool(replies) and all(each.fails for each in replies)


def _text(comment: LessonComment) -> str:
    said = (comment.text(), comment.said(Word.RIGHT), comment.said(Word.WRONG))
    return "\n".join(part for part in said if part)


def _said(group: Sequence[Node], comments: Sequence[LessonComment], is_own: bool, solver: Color) -> FileVerdict | None:
    """Return the verdict of the marks of a move.

    Words count before properties, as authors write them with care.
    """
    for found in (_words(comments), _outcome(group, solver)):
        if found is not None:
            return found
    # TE and BM judge a move for its own side, so those on answers say nothing about the solution.
    if is_own and group[0].has("BM"):
        return FileVerdict.WRONG
    if is_own and group[0].has("TE"):
        return FileVerdict.RIGHT
    # FF[4]: DM is an even position.
    return FileVerdict.EVEN if any(node.has("DM") for node in group) else None


def _words(comments: Sequence[LessonComment]) -> FileVerdict | None:
    for comment in comments:
        if comment.first(Word.WRONG) is not None:
            return FileVerdict.WRONG
        if comment.first(Word.RIGHT) is not None:
            return FileVerdict.RIGHT
        said = said_in(comment.text())
        if said is not None:
            return said
    return None


def _outcome(group: Sequence[Node], solver: Color) -> FileVerdict | None:
    """Return the verdict of GB and GW from the view of the side that solves."""
    good, bad = ("GB", "GW") if solver is Color.BLACK else ("GW", "GB")
    for node in group:
        if node.has(good):
            return FileVerdict.RIGHT
        if node.has(bad):
            return FileVerdict.WRONG
    return None


class _BranchJudge:
    """A judge that separates right moves from others, for the side that solves."""

    def __init__(self, solver: Color, wanted: FileVerdict) -> None:
        self._solver = solver
        self._wanted = wanted

    def branches(self, marked: Sequence[_JudgedMove], is_right: bool) -> tuple[Branch, ...]:
        """Return the branches; `is_right` means that the line so far was called right, and so the rest is."""
        if not marked:
            return ()
        is_own = marked[0].move.color is self._solver
        flags = self._own(marked, is_right) if is_own else self._answers(marked, is_right)
        found = [self._branch(each, flag, is_right) for each, flag in zip(marked, flags, strict=True)]
        if is_own:
            return tuple(found)
        # The program answers with the first: moves that lead on to the solution, then the praised ones.
        order = sorted(range(len(found)), key=lambda n: (not found[n].is_right, -marked[n].praise))
        return tuple(found[number] for number in order)

    def _branch(self, marked: _JudgedMove, flag: bool, is_right: bool) -> Branch:
        is_told = flag and (is_right or marked.said is self._wanted)
        replies = self.branches(marked.replies, is_told)
        return Branch(marked.move, marked.text, flag, replies)

    def _own(self, marked: Sequence[_JudgedMove], is_right: bool) -> Iterator[bool]:
        """Return which moves of the side that solves are right."""
        # A move that leads to one called right is right.
        if any(self._wanted in each.along for each in marked):
            return (self._wanted in each.along for each in marked)
        if not is_right:
            return (False for _ in marked)
        if any(each.fails for each in marked):
            return (not each.fails for each in marked)
        # Without any verdict the first line is right.
        return (number == 0 for number in range(len(marked)))

    def _answers(self, marked: Sequence[_JudgedMove], is_right: bool) -> Iterator[bool]:
        """Return which moves of the other side still lead to the solution."""
        return (not each.fails and (is_right or self._wanted in each.along) for each in marked)


class ProblemKind(Enum):
    """The theme of a problem; the value is the word after "@kind", and names its file."""

    CAPTURE = "capture"
    ESCAPE = "escape"
    LADDER = "ladder"
    NET = "net"
    SNAPBACK = "snapback"
    CONNECT = "connect"
    CUT = "cut"
    TWO_EYES = "two-eyes"
    TAKE_AN_EYE = "take-an-eye"
    RACE = "race"
    KO = "ko"
    BORDER = "border"


@dataclass(frozen=True, slots=True)
class Problem:
    """A position with a question, and the faults of the file.

    `grade` is 0 and `kind` None where the file does not give them; `name` is GN, or empty. `number` is
    that of its game in the file at `path`, which is None without a file. `view` is the part of
    the board in VW, empty for all of it.
    """

    screen: Screen
    task: Task
    kind: ProblemKind | None
    grade: int
    name: str
    number: int
    key: str
    findings: tuple[LessonFinding, ...] = ()
    path: FilePath | None = None
    view: frozenset[Point] = NO_POINTS

    @property
    def has_solution(self) -> bool:
        """True if any answer is known to be right."""
        return is_solvable(self.task)

    @property
    def has_hint_in_words(self) -> bool:
        """True if there is a hint in words before the move is shown: the file's, or one about the kind."""
        return bool(self.task.hint) or self.kind is not None

    def turned(self, turning: BoardTransform) -> Problem:
        """Return the same problem on a transformed board, or with the colours exchanged."""
        screen, size = turned(self.screen, turning), self.screen.position.size
        assert screen.task is not None
        view = frozenset(turning.point(point, size) for point in self.view)
        return replace(self, screen=screen, task=screen.task, view=view)


def is_solvable(task: Task) -> bool:
    """Return whether the tree, or the rules alone, give a right answer."""
    return any(branch.is_right for branch in task.branches) or bool(solutions(begin(task)))


def read_problems(trees: Sequence[GameTree]) -> tuple[Problem, ...]:
    """Return every game of a file as a problem, the first ones of a very long file."""
    return at_once(read_problems_in_steps(trees))


def read_problems_in_steps(trees: Sequence[GameTree]) -> Steps[tuple[Problem, ...]]:
    """Return every game of a file as a problem, read a game at a time."""
    found: list[Problem] = []
    moves = 0
    for number, tree in enumerate(trees):
        if moves >= MOST_TOGETHER:
            cut = Findings(tree, number)
            cut.add(LessonFault.TOO_LARGE, tree.root)
            # No further problem has findings, so the last one bears the note.
            last = found[-1]
            found[-1] = replace(last, findings=(*last.findings, *cut.found))
            break
        yield from walk(tree, number / len(trees))
        found.append(read_problem(tree, number))
        yield number / len(trees)
        moves += _count(found[-1].task.branches)
    return tuple(found)


def _count(branches: Iterable[Branch]) -> int:
    return sum(1 + _count(branch.replies) for branch in branches)


def read_problem(tree: GameTree, number: int = 0) -> Problem:
    """Return one game as a problem; missing parts are noted, and the rest is used."""
    findings = Findings(tree, number)
    way = _way_in(tree)
    place = _place(tree, way)
    asked = next((node for node in reversed(way) if comment_at(node).first(Word.TASK)), place.node)
    task = _task(_with_comment_of(place, asked), place, findings)
    text = "\n".join(part for node in way if (part := comment_at(node).text()))
    _tell_missing(task, place.node, findings)
    screen = Screen(
        text,
        task.position,
        markup_of(place.node, tree.size),
        _last_point(place.node, tree),
        task,
    )
    return Problem(
        screen,
        task,
        _kind(way),
        _grade(way, findings),
        (tree.root.text("GN") or "").strip(),
        number,
        key_of(task),
        tuple(dict.fromkeys(findings.found)),
        view=frozenset(inherited_at(tree, place.node).view or ()),
    )


def _with_comment_of(place: TaskNode, node: Node) -> TaskNode:
    """Return the same board with the comment of another node."""
    return replace(place, node=node, comment=comment_at(node))


def _way_in(tree: GameTree) -> list[Node]:
    """Return the nodes from the root to the beginning of the moves."""
    way = [tree.root]
    size = tree.size
    while children := way[-1].children:
        if any(move_of(child, size) is not None for child in children):
            break
        way.append(children[0])
    return way


def task_at(tree: GameTree, way: list[Node], asked: LessonComment, stops: frozenset[Node] = NO_NODES) -> Task:
    """Return the task at the end of a way through a game, read as a problem is.

    `asked` is the comment that may contain the task; `stops` are not read.
    """
    place = _place(tree, way)
    return _task(replace(place, comment=asked), place, Findings(tree, 0), stops)


def _place(tree: GameTree, way: list[Node]) -> TaskNode:
    cache = PositionCache(tree)
    path = Path(Line(tree, cache, way), cache, way[-1])
    size, node = tree.size, way[-1]
    told = [color for each in _since_move(way, size) if (color := setup_of(each, size).to_move)]
    movers = [move.color for child in node.children if (move := move_of(child, size)) is not None]
    position = path.position
    color = told[-1] if told else position.to_move
    # PL counts only if a move of that side follows; without PL and moves the text decides.
    if movers and (color not in movers or not told):
        color = movers[0]
    elif not told:
        text = "\n".join(comment_at(each).text() for each in way)
        color = turn_told(text) or color
    if color is not position.to_move:
        position = position.with_setup(to_move=color)
    return TaskNode(node, comment_at(node), position, path.history, ruleset_of(tree).ruleset)


def _since_move(way: list[Node], size: BoardSize) -> list[Node]:
    """Return the last nodes of a way, from its last move on; PL before it is about earlier turns."""
    moved = (number for number, node in enumerate(way) if move_of(node, size) is not None)
    return way[max(moved, default=0) :]


def _task(asked: TaskNode, place: TaskNode, findings: Findings, stops: frozenset[Node] = NO_NODES) -> Task:
    """Return the task: that of the file, or else to find the move."""
    task = read_question(asked, findings)
    if task is not None and not task.is_move:
        findings.add(LessonFault.LESSONS_ONLY, asked.node, task.kind.value)
        task = None
    if task is None:
        task = Task(TaskKind.PLAY, place.position, place.history, place.ruleset)
        is_complete = asked.comment.first(Word.COMPLETE) is not None
        task = replace(task, hint=asked.comment.said(Word.HINT), is_complete=is_complete)
    board = ProblemBoard(place.position, place.history, place.ruleset)
    branches = read_branches(place.node, board, findings, stops)
    return replace(task, position=place.position, history=place.history, branches=branches)


def _tell_missing(task: Task, node: Node, findings: Findings) -> None:
    if not any(task.position.stones):
        findings.add(LessonFault.NO_STONES, node)
    if is_solvable(task):
        return
    findings.add(LessonFault.NO_RIGHT if task.branches else LessonFault.NO_MOVES, node)


def _last_point(node: Node, tree: GameTree) -> Point | None:
    move = move_of(node, tree.size)
    return move.point if isinstance(move, Play) else None


def _kind(way: Iterable[Node]) -> ProblemKind | None:
    for node in way:
        item = comment_at(node).first(Word.KIND)
        if item is not None:
            name = "-".join(item.text.lower().split())
            return next((kind for kind in ProblemKind if kind.value == name), None)
    return None


def _grade(way: Iterable[Node], findings: Findings) -> int:
    for node in way:
        item = comment_at(node).first(Word.GRADE)
        if item is None:
            continue
        if item.text in {str(grade) for grade in GRADES}:
            return int(item.text)
        findings.add(LessonFault.BAD_NUMBER, node, item.text, item.raw)
    return 0


def key_of(task: Task) -> str:
    """Return the key of a problem, the same wherever its file is: a digest of its board and solution."""
    position = task.position
    size = f"{position.size.columns}x{position.size.rows}"
    stones = position.stones.hex()
    solution = _solution(task.branches)
    # Neither texts nor the path are part of the key, so a translated or moved file keeps the cards of its pupils.
    text = f"{size} {stones} {position.to_move.value} {solution}"
    # 96 bits are enough to tell all problems apart.
    return sha256(text.encode()).hexdigest()[:24]


def _solution(branches: Iterable[Branch]) -> str:
    """Return the right moves with their continuations, independent of the order in the file."""
    right = (branch for branch in branches if branch.is_right)
    return "".join(sorted(f"({_name(branch)}{_solution(branch.replies)})" for branch in right))


def _name(branch: Branch) -> str:
    move = branch.move
    place = f"{move.point.col},{move.point.row}" if isinstance(move, Play) else "pass"
    return f"{move.color.value}{place}"
