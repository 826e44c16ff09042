"""GameBuilder: the nodes of one SGF text as flat tables; and watches of reading and writing."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from goboard_app.record.sgf import lexer
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.lexer import Forgiven, scan_node
from goboard_app.record.sgf.source import ROOT, Bracket, FileNodes
from goboard_app.record.tree import GameTree

_NONE = -1
# The share of each of the three steps in the time, roughly.
_TEXT, _READING, _COMPARING = 0.3, 0.35, 0.35


class ReadingStopped(Exception):
    """The reading was cancelled; nothing was read."""


class ParseWatch:
    """A view of the progress of a reader in another thread, which can also be cancelled.

    The progress is computed from the nodes that have been read, so that it costs the reader
    nothing.
    """

    def __init__(self) -> None:
        self.is_called_off = False
        self._nodes: FileNodes | None = None

    @property
    def done(self) -> float:
        """The part of the text that has been read, from 0 to 1."""
        nodes = self._nodes
        # The other thread may forget nodes at any moment, so the last end is taken in one step.
        last = nodes.ends[-1:] if nodes is not None else ()
        if nodes is None or not last:
            return 0.0
        return min(1.0, last[0] / max(1, len(nodes.text)))

    def follow(self, nodes: FileNodes) -> None:
        """Watch the reading of these nodes."""
        self._nodes = nodes

    def call_off(self) -> None:
        """Stop the reading at the next closing bracket."""
        self.is_called_off = True

    def look(self) -> None:
        """Raise ReadingStopped if the reading was cancelled."""
        if self.is_called_off:
            raise ReadingStopped


class WritingStopped(Exception):
    """The writing was cancelled; no file has been touched."""


class WritingWatch:
    """A view of the progress of a thread that writes games, reads them back and compares them.

    `reading` watches the reading back.
    """

    def __init__(self) -> None:
        self.is_called_off = False
        self.reading = ParseWatch()
        self.written = 0
        """The number of nodes that have been converted to text."""
        self.compared = 0
        """The number of nodes that have been found equal to those read back."""
        self._total = 1

    @property
    def done(self) -> float:
        """The part that is done, from 0 to 1."""
        compared = min(1.0, self.compared / self._total)
        # A step that has begun shows that those before it are finished.
        read = 1.0 if compared else self.reading.done
        written = 1.0 if read else min(1.0, self.written / self._total)
        return _TEXT * written + _READING * read + _COMPARING * compared

    def expect(self, games: Sequence[GameTree]) -> None:
        """Set the games that are about to be written."""
        self._total = max(1, sum(t.source.last - t.source.first for t in games if t.source))

    def call_off(self) -> None:
        """Stop the writing before the file is put in its place, if that is not done yet."""
        self.is_called_off = True
        self.reading.call_off()

    def look(self) -> None:
        """Raise WritingStopped if the writing was cancelled."""
        if self.is_called_off:
            raise WritingStopped


class ReadGame:
    """One game as it was read: its place, and its nodes from `first` to before `last`.

    `forgiven` holds the departures from the standard. Not changed once it is read.
    """

    __slots__ = ("end", "first", "forgiven", "is_closed", "is_regular", "last", "start")

    def __init__(
        self,
        start: int,
        end: int,
        first: int,
        last: int,
        is_regular: bool,
        is_closed: bool,
        forgiven: list[Forgiven],
    ) -> None:
        self.start = start
        self.end = end
        self.first = first
        self.last = last
        self.is_regular = is_regular
        self.is_closed = is_closed
        self.forgiven = forgiven


class _OpenVariation:
    """An open round bracket: the node it hangs on, its first and its latest node."""

    __slots__ = ("branches", "bracket", "has_nodes", "last", "top")

    def __init__(self, bracket: Bracket, parent: int) -> None:
        self.bracket = bracket
        self.last = parent
        self.top = _NONE
        self.has_nodes = False
        self.branches = 0


class GameBuilder:
    """A reader of the games of one text, each from its beginning; `nodes` holds those of all games."""

    def __init__(self, text: str, watch: ParseWatch | None = None) -> None:
        self.nodes = FileNodes(text)
        self._watch = watch
        self._text = text
        # The offsets of the nodes with a value whose end is given, in rising order.
        self._given: list[int] = []
        self._begin(0)

    def _begin(self, start: int) -> None:
        """Reset the state for the game that begins at an offset."""
        self._start = start
        self._gap = start
        self._stack: list[_OpenVariation] = []
        self._forgiven: list[Forgiven] = []
        self._roots: list[int] = []
        self._is_regular = True
        self._is_closed = True
        # True if the next node simply follows the one before.
        self._flows = False

    def read(self, start: int) -> list[ReadGame]:
        """Return the game that begins at an offset.

        Returns an empty list if there is no node, several games if the brackets hold several.
        """
        self._begin(start)
        # The opening bracket is missing: the reader acts as if it were here.
        if self._text[start] != "(":
            self._stack.append(_OpenVariation((start, start), ROOT))
            self._is_regular = self._is_closed = False
        first = len(self.nodes.starts)
        end = self._read()
        if len(self._roots) > 1:
            return self._several(end)
        return [self._game(start, end, first, len(self.nodes.starts))] if self._roots else []

    def give_end(self, node: int, value: int, end: int) -> None:
        """Set the end of a value: its text begins at `value` in the node at `node`, its bracket is at `end`."""
        self.nodes.value_ends[value] = end
        place = bisect_left(self._given, node)
        if self._given[place : place + 1] != [node]:
            self._given.insert(place, node)

    def forget(self, first: int) -> None:
        """Forget the nodes from this number on, so that their game can be read again."""
        self.nodes.forget(first)

    def _several(self, end: int) -> list[ReadGame]:
        """Return the games inside one common pair of brackets, cut where the next one's gap begins."""
        self._is_regular = False
        cuts = [self._start, *map(self._branch_start, self._roots[1:]), end]
        borders = [*self._roots, len(self.nodes.starts)]
        games = []
        for i in range(len(self._roots)):
            game = self._game(cuts[i], cuts[i + 1], borders[i], borders[i + 1])
            game.forgiven = [f for f in game.forgiven if game.start <= f.offset <= game.end]
            games.append(game)
        return games

    def _branch_start(self, root: int) -> int:
        opens = self.nodes.opens.get(root)
        return opens[0][1] if opens else self.nodes.starts[root]

    def _game(self, start: int, end: int, first: int, last: int) -> ReadGame:
        return ReadGame(start, end, first, last, self._is_regular, self._is_closed, self._forgiven)

    def _read(self) -> int:
        """Read to the end of the game and return the offset behind it."""
        text, match_step = self._text, lexer.STEP.match
        add_start, add_end = self.nodes.starts.append, self.nodes.ends.append
        at = self._start
        stop = self._next_given(at)
        while True:
            # A node with a value whose end is given must not be matched: the pattern would end it at the first bracket.
            step = match_step(text, at, stop)
            if step is None:
                at = self._irregular(at)
                if at < 0:
                    return -at
                stop = self._next_given(at)
                continue
            start, end = step.span(2)
            if start != at and step.start(1) >= 0:
                self._open(at, start)
            if self._flows:
                add_start(start)
                add_end(end)
            else:
                self._add(start, end)
            at = end
            if step.lastindex == 3:
                at = self._close(end, step.end())
                if not self._stack:
                    return at

    def _next_given(self, at: int) -> int:
        """Return the offset of the next node with a value whose end is given; the end of the text if there is none."""
        place = bisect_left(self._given, at)
        return self._given[place] if place < len(self._given) else len(self._text)

    def _irregular(self, at: int) -> int:
        """Read on at a place without a clean node; the offset is negative at the end of the game."""
        at = lexer.skip_space(self._text, at)
        if at >= len(self._text):
            self._end_of_text(at)
            return -at
        letter = self._text[at]
        if letter == "(":
            end = lexer.skip_openings(self._text, at)
            self._open(at, end)
            return end
        if letter == ")":
            at = self._close(at, at + 1)
            return at if self._stack else -at
        if letter == ";" or lexer.NODE_HEAD.match(self._text, at):
            return self._scan(at)
        end = lexer.skip_junk(self._text, at)
        self._forgive(FindingKind.STRAY_TEXT, at, self._text[at:end][:40])
        return end

    def _scan(self, at: int) -> int:
        """Read a node that is not clean."""
        if self._text[at] != ";":
            self._forgive(FindingKind.MISSING_SEMICOLON, at, "")
        scanned = scan_node(self._text, at, self.nodes.value_ends)
        self._forgiven.extend(scanned.forgiven)
        self.nodes.sound[len(self.nodes.starts)] = scanned.is_sound
        self._add(at, scanned.end)
        return scanned.resume

    def _settle(self) -> None:
        """Update the state of the reader, which is not done while one node simply follows another."""
        if self._flows:
            self._flows = False
            self._stack[-1].last = len(self.nodes.starts) - 1
            self._gap = self.nodes.ends[-1]

    def _add(self, start: int, end: int) -> None:
        """Add a node to the tables, below the latest node of the open branch."""
        self._settle()
        nodes, branch = self.nodes, self._stack[-1]
        number = len(nodes.starts)
        nodes.gaps[number] = self._gap
        nodes.starts.append(start)
        nodes.ends.append(end)
        # Only nodes that do not follow the node before are listed.
        if branch.last != number - 1 or branch.last == ROOT:
            nodes.follow(number, branch.last)
            if branch.last == ROOT:
                self._roots.append(number)
        if branch.branches:
            self._after_variation(branch, start)
        if branch.top == _NONE:
            self._lead(number)
        branch.has_nodes = True
        self._flows = True

    def _after_variation(self, branch: _OpenVariation, start: int) -> None:
        if branch.has_nodes or branch.last != ROOT:
            self._forgive(FindingKind.NODE_AFTER_VARIATION, start, "")
        if not branch.has_nodes:
            self._is_regular = False

    def _lead(self, number: int) -> None:
        """Give the node all brackets that opened directly before it."""
        branch = self._stack[-1]
        # Nearly every branch has one bracket.
        if len(self._stack) == 1 or self._stack[-2].top != _NONE:
            branch.top = number
            self.nodes.opens[number] = (branch.bracket,)
            return
        opens: list[Bracket] = []
        for branch in reversed(self._stack):
            if branch.top != _NONE:
                break
            branch.top = number
            opens.append(branch.bracket)
        self.nodes.opens[number] = tuple(reversed(opens))

    def _open(self, start: int, end: int) -> None:
        """Open every bracket between two offsets."""
        self._settle()
        parent = self._stack[-1].last if self._stack else ROOT
        at = self._text.find("(", start, end)
        while at >= 0:
            self._stack.append(_OpenVariation((self._gap, at), parent))
            self._gap = at + 1
            at = self._text.find("(", at + 1, end)

    def _close(self, start: int, end: int) -> int:
        """Close every bracket between two offsets, up to the game's last; return the offset behind."""
        self._settle()
        at = self._text.find(")", start, end)
        while at >= 0:
            self._close_one(at)
            if not self._stack:
                return at + 1
            at = self._text.find(")", at + 1, end)
        return end

    def _close_one(self, at: int) -> None:
        """Close the innermost open bracket."""
        if self._watch is not None:
            self._watch.look()
        branch = self._stack.pop()
        if branch.top == _NONE:
            # The pair is empty: it becomes part of the gap before the next piece.
            self._gap = branch.bracket[0]
            self._forgive(FindingKind.EMPTY_VARIATION, branch.bracket[1], "")
            return
        if self._stack:
            self._stack[-1].branches += 1
        # Brackets around several variations without a node of their own belong to no single branch.
        if not branch.has_nodes and branch.branches > 1:
            self._is_regular = False
        self.nodes.close(branch.top, (self._gap, at))
        self._gap = at + 1

    def _end_of_text(self, at: int) -> None:
        self._settle()
        missing = sum(branch.top != _NONE for branch in self._stack)
        self._forgive(FindingKind.MISSING_CLOSE, at, str(missing))
        self._is_regular = self._is_closed = False

    def _forgive(self, kind: FindingKind, offset: int, detail: str) -> None:
        self._forgiven.append(Forgiven(kind, offset, detail))
