"""GameReader: games read so that a value that was closed too early loses as few moves as possible.

A bracket that is not escaped closes the value that it stands in. Where text follows that happens to
fit, as in `GC[gave up 3 points (=6 [points])]`, the rest of the game is read as something else: here
the game ends at the round bracket. The reader notices that by the brackets that are left over, reads
the place once for each bracket that may close the value, and takes the reading with most moves.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from goboard_app.record.property_table import PropertyGroup, idents, idents_about
from goboard_app.record.sgf import lexer
from goboard_app.record.sgf.builder import GameBuilder, ParseWatch, ReadGame
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.source import ROOT, FileNodes

_KNOWN = frozenset(idents(lambda row: row.ident))
_MOVES = frozenset({"B", "W"})
_PLAIN = re.compile(r"[\s\0\x1a\ufeff]*+")
# A game that begins here is another one, whatever the brackets before it say: no variation begins so.
_HEADS = "|".join(("AB", "AW", *idents_about(PropertyGroup.ROOT, PropertyGroup.GAME)))
_NEXT_GAME = re.compile(rf"\(\s*+;\s*+(?:{_HEADS})\s*+\[")
_SOUND_GAME = re.compile(r"\(\s*+;\s*+(?:[A-Za-z]++\s*+\[|[;()]|\Z)")
# The values before a doubtful place that may have ended too early, and the nodes that are searched for them.
_VALUES, _NODES = 3, 3
# The ends that are tried for a value, and the distance to which they are looked for.
_ENDS, _DISTANCE = 8, 100_000
# The text behind the last possible end that each reading is judged by.
_BEHIND = 2_000
# More brackets around a node make no difference within the judged text.
_DEPTH = 100
# A node costs as much time as this many characters, roughly.
_NODE = 40
# Reading a whole game is faster than trying an end, by this factor.
_READING = 4
# The characters that may be read once more in a file: this many, and so many times its length.
_ALLOWANCE, _TIMES = 1_000_000, 8


class _Value(NamedTuple):
    """A value of a node: the offsets of the node, of the value's text and of its closing bracket."""

    number: int
    node: int
    start: int
    end: int


class _Worth(NamedTuple):
    """The worth of a reading of some text; a greater one is better."""

    moves: int
    nodes: int
    """The number of nodes with a known property."""
    order: int
    """The number of findings, of unknown properties and, twice, of breaks between games, negative."""


class GameReader:
    """A reader of the games of one text; `nodes` holds those of all games.

    A text without brackets that are left over is read once. The cost of all other readings of a
    file is bounded by a multiple of its length; `spent` is the number of characters that they read.
    """

    def __init__(self, text: str, watch: ParseWatch | None = None) -> None:
        self._text = text
        self._watch = watch
        self._builder = GameBuilder(text, watch)
        self._tried: set[int] = set()
        self.allowance = _ALLOWANCE + _TIMES * len(text)
        self.spent = 0

    @property
    def nodes(self) -> FileNodes:
        """The nodes of all games that were read."""
        return self._builder.nodes

    def read(self, start: int) -> list[ReadGame]:
        """Return the game that begins at an offset.

        Returns an empty list if there is no node, several games if the brackets hold several.
        """
        games = self._builder.read(start)
        while games and self._mend(games):
            self.spent += (games[-1].end - start) // _READING
            self._builder.forget(games[0].first)
            games = self._builder.read(start)
        return games

    def _mend(self, games: Sequence[ReadGame]) -> bool:
        """Choose a better end for a value before the first doubtful place that has one; return whether there is one.

        What follows may be doubtful only because of it, so it is read again before other values are tried.
        """
        for place in self._doubtful(games):
            if self.spent > self.allowance:
                break
            if any(map(self._choose, self._values_before(place, games))):
                return True
        return False

    def _doubtful(self, games: Sequence[ReadGame]) -> Iterator[int]:
        """Yield the offsets at which brackets are left over, in the game and behind it."""
        for game in games:
            for item in game.forgiven:
                if item.kind is FindingKind.STRAY_TEXT and self._is_bracket(item.offset):
                    yield item.offset
        end = games[-1].end
        if self._is_followed_by_junk(end):
            yield end

    def _is_bracket(self, place: int) -> bool:
        """Return whether the meaningless text at a place holds a square bracket."""
        junk = self._text[place : lexer.skip_junk(self._text, place)]
        return "]" in junk or "[" in junk

    def _is_followed_by_junk(self, end: int) -> bool:
        """Return whether brackets are left over between the end of a game and the next one."""
        plain = _PLAIN.match(self._text, end)
        at = end if plain is None else plain.end()
        if at >= len(self._text) or _SOUND_GAME.match(self._text, at) is not None:
            return False
        following = _SOUND_GAME.search(self._text, at)
        stop = len(self._text) if following is None else following.start()
        self.spent += stop - at
        return self._text.find("]", at, stop) >= 0

    def _values_before(self, place: int, games: Sequence[ReadGame]) -> list[_Value]:
        """Return the last values before a place in which a bracket may be meant, the nearest first."""
        nodes = self.nodes
        found: list[_Value] = []
        last = bisect_right(nodes.starts, place) - 1
        for number in range(last, max(games[0].first, last - _NODES + 1) - 1, -1):
            self.spent += nodes.ends[number] - nodes.starts[number] + _NODE
            scanned = nodes.scanned(number)
            places = [
                _Value(number, nodes.starts[number], start + 1, end - 1)
                for item, spans in zip(scanned.properties, scanned.places, strict=True)
                if lexer.may_hold_bracket(item.ident)
                for start, end in spans.values
                if end <= place
            ]
            found.extend(reversed(places[-_VALUES:]))
            if len(found) >= _VALUES:
                break
        return found[:_VALUES]

    def _choose(self, value: _Value) -> bool:
        """Give a value the end with which most is read, if that is not the one it has; return whether it is."""
        if value.start in self._tried:
            return False
        self._tried.add(value.start)
        stop = min(len(self._text), value.end + _DISTANCE)
        ends = list(lexer.possible_ends(self._text, value.start, stop, _ENDS))
        self.spent += (ends[-1] if len(ends) == _ENDS else stop) - value.start
        behind = max(*ends, value.end, value.start) + _BEHIND
        following = _NEXT_GAME.search(self._text, value.end, behind)
        if following is not None:
            behind = following.start()
            ends = [end for end in ends if end < behind]
        piece = "(" * self._depth(value.number) + self._text[value.node : behind]
        shift = len(piece) - len(self._text[value.node : behind]) - value.node
        best = value.end
        most, faults = self._worth(piece, value, value.end, shift)
        # Text without a fault means what it says.
        for end in ends if faults else ():
            if end == value.end:
                continue
            worth, _ = self._worth(piece, value, end, shift)
            if worth > most:
                best, most = end, worth
        if best == value.end:
            return False
        self._builder.give_end(value.node, value.start, best)
        return True

    def _depth(self, number: int) -> int:
        """Return the number of round brackets that are open at a node, as far as it matters."""
        nodes = self.nodes
        depth = 0
        while number != ROOT and depth < _DEPTH:
            self.spent += 1
            depth += len(nodes.opens.get(number, ()))
            number = nodes.parents.get(number, number - 1)
        return max(1, min(depth, _DEPTH))

    def _worth(self, piece: str, value: _Value, end: int, shift: int) -> tuple[_Worth, int]:
        """Return the worth of a piece of the text, read with an end of a value, and the number of its faults.

        A bracket that is not closed is none: the piece ends within the game.
        """
        self.spent += len(piece)
        builder = GameBuilder(piece, self._watch)
        builder.give_end(value.node + shift, value.start + shift, end + shift)
        findings = missing = breaks = at = 0
        while (start := lexer.find_game(piece, at)) >= 0:
            findings += _left_over(piece[at:start])
            found = builder.read(start)
            kinds = [item.kind for game in found for item in game.forgiven]
            missing += kinds.count(FindingKind.MISSING_CLOSE)
            findings += len(kinds)
            # The rest of a game that was closed too early may be read as games of their own.
            breaks += 2 * len(found)
            at = max(found[-1].end if found else 0, start + 1)
        findings += _left_over(piece[at:])
        nodes = builder.nodes
        self.spent += _NODE * len(nodes.starts)
        names = [{item.name for item in nodes.properties_of(number)} for number in range(len(nodes.starts))]
        moves, known = (sum(not each.isdisjoint(some) for some in names) for each in (_MOVES, _KNOWN))
        # A word before a bracket in a text looks like a property.
        unknown = sum(len(some - _KNOWN) for some in names)
        return _Worth(moves, known, -findings - breaks - unknown), findings - missing


def _left_over(text: str) -> int:
    """Return the weight of text between games: brackets that are left over are worse than words."""
    return 2 if "]" in text else int(bool(text.strip()))
