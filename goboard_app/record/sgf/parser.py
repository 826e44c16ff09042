"""Reading SGF of every kind: every file with a game is opened, and its errors become findings."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager

from goboard_app.record.node import Node
from goboard_app.record.properties import size_of
from goboard_app.record.property_table import ValueKind, idents_holding
from goboard_app.record.sgf import lexer
from goboard_app.record.sgf.builder import ParseWatch, ReadGame
from goboard_app.record.sgf.charset import decode
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import Finding, FindingKind, SgfError, SgfErrorKind
from goboard_app.record.sgf.encoding import Decoded
from goboard_app.record.sgf.lexer import Forgiven, TextLines, canonical_ident
from goboard_app.record.sgf.mending import GameReader
from goboard_app.record.sgf.source import FileNodes, GameSource
from goboard_app.record.tree import GameTree

_USUAL_START = ("(;GM[", "(;FF[", "(;CA[")
_USUAL_SIZES = frozenset({"19", "9", "13"})
# Padding with zero bytes, ^Z of DOS and byte order marks occur around games, and deserve no finding.
_PLAIN = re.compile(r"[\s\0\x1a\ufeff]*+")
# Stones, numbers and names as people write them, and as random bytes hardly ever do.
_MEANT = re.compile(
    r"(?:[BW]|A[BWE])\[[a-zA-Z]{2}\]|(?:SZ|FF|GM|HA|KM)\[\d[\d.:]{0,5}\]"
    rf"|(?:CA|{'|'.join(sorted(idents_holding(ValueKind.LINE, ValueKind.TEXT)))})\[[ -~]{{4,}}\]"
)
_OTHER_FORMATS = (
    ("gib", re.compile(r"^\\HS|\\\[GAMEBLACKNAME|^STO \d", re.MULTILINE)),
    ("ngf", re.compile(r"^PM[A-Z]{2}[BW][A-Z]{4}\s*$", re.MULTILINE)),
    ("ugf", re.compile(r"^\[(?:Header|Data|Remote)\]\s*$", re.MULTILINE)),
)


def read_sgf(data: bytes, encoding: str | None = None, watch: ParseWatch | None = None) -> Record:
    """Read every game of a file, in the given encoding or else the one that is detected.

    Raises SgfError if the file holds no game, ReadingStopped if the watch cancels. Cost: about 2
    microseconds a node.
    """
    if not data.strip(b"\0 \t\r\n\x1a"):
        raise SgfError(SgfErrorKind.EMPTY)
    decoded = decode(data, encoding)
    with _without_collector():
        reader = _FileReader(decoded.text, watch)
        games = reader.run()
    # Brackets occur by chance in binary files, so games in them must hold something meant.
    if not games or (_is_binary(decoded.text) and not _say_anything(reader.nodes, games)):
        raise _refusal(decoded.text, data)
    lines = _SourceLines(decoded.text)
    findings = [Finding(kind, 1, 1, detail, -1) for kind, detail in decoded.findings]
    trees: list[GameTree] = []
    for number, game in enumerate(games):
        tree = _tree(decoded, reader.nodes, game, number, len(games))
        trees.append(tree)
        if game.forgiven:
            findings.extend(lines.finding(item, number) for item in game.forgiven)
        if not _is_usual(reader.nodes, game.first):
            findings.extend(_meaning(tree.root, number, lines))
    findings.extend(lines.finding(item, -1) for item in reader.forgiven)
    findings.sort(key=lambda item: (item.line, item.column))
    return Record(
        games=tuple(trees),
        findings=tuple(findings),
        encoding=decoded.encoding,
        data=data,
        basis=decoded.basis,
        places=tuple((game.start, game.end) for game in games),
    )


def games_of_text(text: str) -> list[GameTree]:
    """Return the games that a text is read as, without a file."""
    with _without_collector():
        reader = _FileReader(text)
        return [GameTree(Node(None, reader.nodes, game.first)) for game in reader.run()]


def _tree(file: Decoded, nodes: FileNodes, game: ReadGame, number: int, count: int) -> GameTree:
    """Return the tree of a game that was read."""
    source = GameSource(
        file,
        nodes,
        game.start,
        game.end,
        game.first,
        game.last,
        game.is_regular,
        game.is_closed,
        number,
        count,
    )
    return GameTree(Node(None, nodes, game.first), source)


def _is_usual(nodes: FileNodes, root: int) -> bool:
    """Return whether the root is plainly that of Go on a common board; most are."""
    text, start, end = nodes.text, nodes.starts[root], nodes.ends[root]
    size = text.find("SZ[", start, end)
    return (
        text[size + 3 : size + 6].partition("]")[0] in _USUAL_SIZES
        # A second SZ may contradict the first one, or be part of a comment; then the whole node is read.
        and text.count("SZ[", start, end) == 1
        and text.count("GM[", start, end) == text.count("GM[1]", start, end)
        and root not in nodes.sound
    )


class _FileReader:
    """A reader that finds the games of a text and the meaningless text around them."""

    def __init__(self, text: str, watch: ParseWatch | None = None) -> None:
        self._text = text
        self._reader = GameReader(text, watch)
        self.nodes = self._reader.nodes
        if watch is not None:
            watch.follow(self.nodes)
        self.forgiven: list[Forgiven] = []
        self._plain_end = 0

    def run(self) -> list[ReadGame]:
        """Return the games of the text in their order."""
        games: list[ReadGame] = []
        at = told = 0
        while (start := self._next_game(at)) >= 0:
            start = self._behind_a_head(start) if not games and start else start
            found = self._reader.read(start)
            at_before, at = at, max(found[-1].end, start + 1) if found else start + 1
            if self._is_accident(found):
                continue
            if told != at_before or start != self._plain_end:
                self._outside(told, start)
            games.extend(found)
            told = at
        if not games:
            # Only a text without any game is searched for one that lost its beginning.
            games = self._headless(lexer.find_headless(self._text))
            told = games[-1].end if games else 0
        self._outside(told, len(self._text))
        return games

    def _next_game(self, at: int) -> int:
        """Return the beginning of the next game; most begin behind nothing but white space."""
        self._plain_end = _skip_plain(self._text, at)
        # The usual beginning is recognised without a search.
        if self._text.startswith(_USUAL_START, self._plain_end):
            return self._plain_end
        return lexer.find_game(self._text, at)

    def _behind_a_head(self, start: int) -> int:
        """Return the beginning of the nodes before the first bracket that are its game's; else the bracket."""
        # A bracket with the properties of a file opens a game, and no variation of the nodes before it.
        if self._text.startswith(_USUAL_START, start):
            return start
        head = lexer.find_headless(self._text, start)
        if head < 0:
            return start
        self._lost_head(head)
        return head

    def _headless(self, head: int) -> list[ReadGame]:
        """Return the game of a text that lost its beginning, from its first node on."""
        if head < 0:
            return []
        self._lost_head(head)
        self._outside(0, head)
        return self._reader.read(head)

    def _lost_head(self, head: int) -> None:
        self.forgiven.append(Forgiven(FindingKind.MISSING_OPEN, head, ""))

    def _outside(self, start: int, end: int) -> None:
        """Report text outside the games, if there is any."""
        at = _skip_plain(self._text, start)
        if at >= end:
            return
        junk = self._text[at:end].strip()
        kind = FindingKind.EXTRA_CLOSE if not junk.strip(") \r\n\t") else None
        self.forgiven.append(Forgiven(kind or FindingKind.TEXT_OUTSIDE_GAME, at, junk[:40]))

    def _is_accident(self, games: list[ReadGame]) -> bool:
        """Return whether an apparent game is a smiley or the like: nothing but one empty node."""
        if not games:
            return True
        game = games[0]
        if len(games) > 1 or game.last - game.first > 1:
            return False
        if self.nodes.properties_of(game.first):
            return False
        text = self._text[game.start : game.end]
        return any(c not in "(;)" and not c.isspace() and c != "\0" for c in text)


def _skip_plain(text: str, at: int) -> int:
    match = _PLAIN.match(text, at)
    return at if match is None else match.end()


def _meaning(root: Node, number: int, lines: _SourceLines) -> Iterator[Finding]:
    """Yield the errors of a game whose grammar is correct."""
    at = root.source.start if root.source is not None else 0
    size, is_good = size_of(root)
    if not is_good:
        raw = next(iter(root.get("SZ") or ()), "")
        yield lines.finding(Forgiven(FindingKind.BAD_SIZE, at, raw), number)
    kind = next(iter(root.get("GM") or ()), "1")
    if kind.strip().lower() not in {"1", "", "go"}:
        yield lines.finding(Forgiven(FindingKind.OTHER_GAME, at, kind[:40]), number)


class _SourceLines(TextLines):
    """The lines of a text, which give findings their lines and columns."""

    def finding(self, item: Forgiven, game: int) -> Finding:
        line, column = self.place(item.offset)
        return Finding(item.kind, line, column, item.detail, game)


def _refusal(text: str, data: bytes) -> SgfError:
    """Return the error for a file without a game."""
    for name, pattern in _OTHER_FORMATS:
        if pattern.search(text):
            return SgfError(SgfErrorKind.OTHER_FORMAT, name)
    if _is_binary(text):
        return SgfError(SgfErrorKind.BINARY, data[:8].hex())
    return SgfError(SgfErrorKind.NO_GAME, text.strip()[:40])


def _is_binary(text: str) -> bool:
    """Return whether this does not look like a text."""
    # ^Z is no odd character: texts of DOS end with it.
    odd = sum(c < " " and c not in "\t\r\n\f\v\x1a" for c in text[:4000])
    return odd > len(text[:4000]) // 20


def _say_anything(nodes: FileNodes, games: list[ReadGame]) -> bool:
    """Return whether these games hold anything meant: brackets occur by chance in every large file."""
    return any(
        _MEANT.fullmatch(f"{canonical_ident(found.ident)}[{value}]")
        for game in games
        for number in range(game.first, game.last)
        for found in nodes.properties_of(number)
        for value in found.values
    )


@contextmanager
def _without_collector() -> Iterator[None]:
    """Disable the garbage collector for a time."""
    # All nodes are alive, so the collector walks over them in vain: that costs a third of the time.
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
