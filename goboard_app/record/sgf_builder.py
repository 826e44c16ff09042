"""Builds the nodes of one game from the text of a file, bracket by bracket."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.record import sgf_lexer
from goboard_app.record.finding import FindingKind
from goboard_app.record.node import Node
from goboard_app.record.sgf_lexer import Forgiven, scan_node
from goboard_app.record.source import Bracket, NodeSource


@dataclass(frozen=True, slots=True)
class ReadGame:
    """One game as it was read: its place, its nodes in file order, and what was forgiven."""

    start: int
    end: int
    nodes: tuple[Node, ...]
    parents: tuple[Node | None, ...]
    is_regular: bool
    is_closed: bool
    forgiven: tuple[Forgiven, ...]


class _Branch:
    """An open round bracket: what it hangs on, its first and its latest node."""

    __slots__ = ("bracket", "branches", "has_nodes", "last", "top")

    def __init__(self, bracket: Bracket, parent: Node | None) -> None:
        self.bracket = bracket
        self.last = parent
        self.top: Node | None = None
        self.has_nodes = False
        self.branches = 0


class GameBuilder:
    """Reads the game that begins at an offset; to be run once."""

    def __init__(self, text: str, start: int) -> None:
        self._text = text
        self._start = start
        self._gap = start
        self._nodes: list[Node] = []
        self._parents: list[Node | None] = []
        self._stack: list[_Branch] = []
        self._forgiven: list[Forgiven] = []
        self._is_regular = True
        self._is_closed = True

    def run(self) -> list[ReadGame]:
        """The game; an empty list where there is no node, several where brackets hold several."""
        end = self._read()
        roots = [i for i, parent in enumerate(self._parents) if parent is None]
        if len(roots) < 2:
            return [self._game(self._start, end, 0, len(self._nodes))] if roots else []
        return self._several(roots, end)

    def _several(self, roots: list[int], end: int) -> list[ReadGame]:
        """Games inside one common pair of brackets, cut apart where the next one's gap begins."""
        self._is_regular = False
        cuts = [self._start, *(self._branch_start(self._nodes[i]) for i in roots[1:]), end]
        borders = [*roots, len(self._nodes)]
        return [
            self._game(cuts[i], cuts[i + 1], borders[i], borders[i + 1]) for i in range(len(roots))
        ]

    @staticmethod
    def _branch_start(root: Node) -> int:
        assert root.source is not None
        return root.source.opens[0][1] if root.source.opens else root.source.start

    def _game(self, start: int, end: int, first: int, last: int) -> ReadGame:
        nodes, parents = tuple(self._nodes[first:last]), tuple(self._parents[first:last])
        told = tuple(item for item in self._forgiven if start <= item.offset <= end)
        return ReadGame(start, end, nodes, parents, self._is_regular, self._is_closed, told)

    def _read(self) -> int:
        """Read to the end of the game and give the offset behind it."""
        text, match_token = self._text, sgf_lexer.TOKEN.match
        at = self._start
        if text[at] != "(":
            self._stack.append(_Branch((at, at), None))
            self._is_regular = self._is_closed = False
        while True:
            token = match_token(text, at)
            if token is None:
                at = self._irregular(at)
                if at < 0:
                    return len(text)
                continue
            at = token.end()
            if token.lastindex == 1:
                self._add(NodeSource(text, self._gap, token.start(1), at, True))
            elif token.lastindex == 2:
                self._open(at - 1)
            else:
                self._close(at - 1)
                if not self._stack:
                    return at

    def _irregular(self, at: int) -> int:
        """Read on where no clean token stands; -1 at the end of the text."""
        at = sgf_lexer.skip_space(self._text, at)
        if at >= len(self._text):
            self._end_of_text(at)
            return -1
        if self._text[at] == ";" or sgf_lexer.NODE_HEAD.match(self._text, at):
            return self._scan(at)
        end = sgf_lexer.skip_junk(self._text, at)
        self._forgive(FindingKind.STRAY_TEXT, at, self._text[at:end][:40])
        return end

    def _scan(self, at: int) -> int:
        """Read a node that is not clean."""
        if self._text[at] != ";":
            self._forgive(FindingKind.MISSING_SEMICOLON, at, "")
        scanned = scan_node(self._text, at)
        source = NodeSource(self._text, self._gap, at, scanned.end, False)
        source.is_sound = scanned.is_sound
        self._forgiven.extend(scanned.forgiven)
        self._add(source)
        return scanned.resume

    def _add(self, source: NodeSource) -> None:
        branch = self._stack[-1]
        parent = branch.last
        node = Node(None, source)
        if parent is not None:
            parent.attach(node)
        self._nodes.append(node)
        self._parents.append(parent)
        if branch.branches:
            self._after_variation(branch, source)
        if branch.top is None:
            self._lead(node, source)
        branch.last = node
        branch.has_nodes = True
        self._gap = source.end

    def _after_variation(self, branch: _Branch, source: NodeSource) -> None:
        if branch.has_nodes or branch.last is not None:
            self._forgive(FindingKind.NODE_AFTER_VARIATION, source.start, "")
        if not branch.has_nodes:
            self._is_regular = False

    def _lead(self, node: Node, source: NodeSource) -> None:
        """Give the node all brackets that opened directly before it."""
        opens: list[Bracket] = []
        for branch in reversed(self._stack):
            if branch.top is not None:
                break
            branch.top = node
            opens.append(branch.bracket)
        source.opens = tuple(reversed(opens))

    def _open(self, at: int) -> None:
        parent = self._stack[-1].last if self._stack else None
        self._stack.append(_Branch((self._gap, at), parent))
        self._gap = at + 1

    def _close(self, at: int) -> None:
        branch = self._stack.pop()
        if branch.top is None:
            # Nothing was inside: the pair becomes part of the gap before what comes next.
            self._gap = branch.bracket[0]
            self._forgive(FindingKind.EMPTY_VARIATION, branch.bracket[1], "")
            return
        if self._stack:
            self._stack[-1].branches += 1
        if not branch.has_nodes and branch.branches > 1:
            self._is_regular = False
        assert branch.top.source is not None
        branch.top.source.closes += ((self._gap, at),)
        self._gap = at + 1

    def _end_of_text(self, at: int) -> None:
        missing = sum(branch.top is not None for branch in self._stack)
        self._forgive(FindingKind.MISSING_CLOSE, at, str(missing))
        self._is_regular = self._is_closed = False

    def _forgive(self, kind: FindingKind, offset: int, detail: str) -> None:
        self._forgiven.append(Forgiven(kind, offset, detail))
