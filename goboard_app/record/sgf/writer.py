"""Writing SGF: original text where nothing changed, canonical text elsewhere; repaired files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from goboard_app.go.board import BoardSize
from goboard_app.record.compare import first_difference
from goboard_app.record.node import Node
from goboard_app.record.properties import is_pass_beyond
from goboard_app.record.property_table import ValueKind, idents_holding
from goboard_app.record.sgf.builder import WritingWatch
from goboard_app.record.sgf.charset import decode
from goboard_app.record.sgf.collection import Record, collected, is_mixed
from goboard_app.record.sgf.diagnostics import SgfError, UnencodableText
from goboard_app.record.sgf.encoding import (
    Decoded,
    Piece,
    charset_name,
    codec_name,
    encode,
    holds_ascii,
)
from goboard_app.record.sgf.lexer import Property, find_game, shown
from goboard_app.record.sgf.mending import GameReader
from goboard_app.record.sgf.parser import games_of_text, read_sgf
from goboard_app.record.sgf.rewrite import is_written_as, node_text, rewritten
from goboard_app.record.sgf.source import Bracket, GameSource, NodeSource
from goboard_app.record.tree import GameTree

_LINE_LENGTH = 72
_MOVES = idents_holding(ValueKind.MOVE)
_RISKY = re.compile(r"[\[\]A-Z]")
_CUTS = ";()"
_UTF8 = "utf-8"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def is_unchanged(tree: GameTree) -> bool:
    """Return whether the tree is, node for node, the same as in its file."""
    source = tree.source
    return source is not None and _changed(tree, source) == []


def game_text(
    tree: GameTree,
    root: tuple[Property, ...] | None = None,
    watch: WritingWatch | None = None,
) -> str:
    """Return the text of the game to be written; `root` replaces the properties of the root if given.

    If all nodes hang as they did, a game that breaks off is not closed: only changed parts are
    rewritten.
    """
    source = tree.source
    if source is not None:
        changed = _changed(tree, source)
        if changed is not None:
            text = _spliced(tree, source, changed, root)
            # Sound text is read alike in any place; only odd text needs the costly check.
            if not source.has_odd_nodes or _reads_back(text, tree, root):
                return text
        elif source.has_odd_nodes:
            text = _Layout(tree, root, watch, keeps_odd=True).text()
            if _reads_back(text, tree, root):
                return text
            # The watch has counted these nodes already.
            watch = None
    return _Layout(tree, root, watch).text()


def lone_text(
    tree: GameTree,
    root: tuple[Property, ...] | None = None,
    watch: WritingWatch | None = None,
) -> str:
    """Return the text of a game that may move to another place, without the brackets of others.

    It has no white space at the end.
    """
    source = tree.source
    if source is not None and source.is_regular:
        return game_text(tree, root, watch)
    return _Layout(tree, root, watch).text().rstrip("\n")


def plain_text(
    tree: GameTree,
    root: tuple[Property, ...] | None = None,
    watch: WritingWatch | None = None,
) -> str:
    """Return the game with every node in canonical form and no meaningless text between them.

    So it is read correctly in any place; it has no white space at the end.
    """
    return _Layout(tree, root, watch, is_new=True).text().rstrip("\n")


def _changed(tree: GameTree, source: GameSource) -> list[Node] | None:
    """Return the changed nodes in the order of the file; None if a node now hangs elsewhere.

    Nodes without objects are unchanged, and so are all nodes below them.
    """
    # The root itself was replaced.
    if not tree.root.is_number(source.first, source.nodes):
        return None
    changed: list[Node] = []
    stack = [tree.root]
    while stack:
        node = stack.pop()
        if not node.has_old_children:
            return None
        if not node.is_untouched:
            changed.append(node)
        stack.extend(reversed(node.made_children))
    return changed


def _gap(text: str) -> str:
    """Return the gap, without junk that would become a property of the text now before it."""
    return "".join(c for c in text if c.isspace()) if _RISKY.search(text) else text


def _spliced(tree: GameTree, source: GameSource, changed: list[Node], root: tuple[Property, ...] | None) -> str:
    """Return the original text with the changed nodes replaced."""
    text = source.file.text
    pieces: list[str] = []
    at = source.start
    if root is not None and (not changed or changed[0] is not tree.root):
        changed.insert(0, tree.root)
    for node in changed:
        place = node.source
        assert place is not None
        pieces.append(text[at : place.start])
        properties = root if root is not None and node is tree.root else node.properties
        pieces.append(rewritten(place, properties))
        at = place.end
    pieces.append(text[at : source.end])
    return "".join(pieces)


def _bracket(source: NodeSource, place: Bracket) -> str:
    """Return a bracket with the gap before it."""
    return _gap(source.text[place[0] : place[1]]) + source.text[place[1]]


def _reads_back(text: str, tree: GameTree, root: tuple[Property, ...] | None) -> bool:
    """Return whether a text is read as this game; text beside a change may mislead the reader."""
    # A game that lost its beginning is found only if no other seems to begin.
    if find_game(text, 0) != (0 if text.startswith("(") else -1):
        return False
    reader = GameReader(text)
    found = reader.read(0)
    if len(found) != 1:
        return False
    stack = [(tree.root, Node(None, reader.nodes, found[0].first))]
    while stack:
        wanted, node = stack.pop()
        own = root if root is not None and wanted is tree.root else wanted.properties
        if not is_written_as(own, node.properties) or len(wanted.children) != len(node.children):
            return False
        stack.extend(zip(wanted.children, node.children, strict=True))
    return True


class _Layout:
    """A writer of a game, piece by piece, each behind the gap that was before it in the file.

    With `keeps_odd` an untouched node also keeps text that may be read otherwise elsewhere, such as
    brackets outside values. The caller then has to check that the whole is read as it was.
    """

    def __init__(
        self,
        tree: GameTree,
        root: tuple[Property, ...] | None,
        watch: WritingWatch | None = None,
        is_new: bool = False,
        keeps_odd: bool = False,
    ) -> None:
        self._tree = tree
        self._root = root
        self._watch = watch
        self._keeps_odd = keeps_odd
        self._out: list[str] = []
        self._line = 0
        source = None if is_new else tree.source
        self._keeps_brackets = source is not None and source.is_regular
        self._is_new = source is None

    def text(self) -> str:
        """Return the text of the whole game."""
        stack: list[Node | tuple[str, ...]] = [self._tree.root]
        while stack:
            item = stack.pop()
            if isinstance(item, tuple):
                for closing in item:
                    self._put(closing)
                continue
            if self._watch is not None:
                self._watch.look()
                self._watch.written += 1
            # Below the children on the stack, so that it is written after them.
            stack.append(self._closings(item))
            for opening in self._openings(item):
                self._put(opening)
            self._put(self._step(item))
            stack.extend(reversed(item.children))
        if self._is_new:
            self._out.append("\n")
        return "".join(self._out)

    def _put(self, piece: str) -> None:
        self._out.append(piece)
        broken = piece.rfind("\n")
        self._line = self._line + len(piece) if broken < 0 else len(piece) - broken - 1

    def _brackets(self, node: Node) -> NodeSource | None:
        """Return the source of a node whose branch keeps the brackets it had in the file."""
        source = node.source if self._keeps_brackets else None
        return source if source is not None and source.opens else None

    def _needs_brackets(self, node: Node) -> bool:
        return node.parent is None or len(node.parent.children) > 1

    def _openings(self, node: Node) -> Sequence[str]:
        source = self._brackets(node)
        if source is not None:
            return [_bracket(source, place) for place in source.opens]
        if not self._needs_brackets(node):
            return ()
        return ("(",) if node.parent is None else ("\n(",)

    def _closings(self, node: Node) -> tuple[str, ...]:
        source = self._brackets(node)
        if source is not None:
            return tuple(_bracket(source, place) for place in source.closes)
        return (")",) if self._needs_brackets(node) else ()

    def _step(self, node: Node) -> str:
        """Return the node with the gap before it."""
        source = None if self._is_new else node.source
        own = self._root if node is self._tree.root else None
        if source is None:
            return self._fresh(node, node_text(own or node.properties))
        gap = _gap(source.text[source.gap : source.start])
        if own is None and node.is_untouched and (source.is_sound or self._keeps_odd):
            characters = source.characters
        else:
            characters = rewritten(source, own or node.properties)
        # Only a node directly behind its old bracket may lack the semicolon.
        if self._brackets(node) is None and not characters.startswith(";"):
            characters = ";" + characters
        return gap + characters

    def _fresh(self, node: Node, text: str) -> str:
        """Return a new node, on a new line if the old one is full."""
        is_first = node.parent is None or len(node.parent.children) > 1
        room = self._line + len(text) <= _LINE_LENGTH
        # The root of a new game has a line of its own.
        after_root = node.parent is not None and node.parent.parent is None and self._is_new
        if is_first or (room and not after_root):
            return text
        return "\n" + text


def with_old_bytes(file: Decoded, old: bytes, new: bytes) -> bytes:
    """Return the new bytes of a file, with the old ones before the first and after the last change."""
    codec = file.encoding
    # Old bytes that the codec would write itself differ from the new ones only where the text does.
    if len(file.parts) > 1 or encode(file.text, codec) == old:
        return new
    text = decode(new, codec).text
    head = _shared(file.text, text)
    tail = _shared(file.text[:head:-1], text[:head:-1])
    start = _byte_offset(file.text[:head], codec, old)
    end = _byte_offset(file.text[: len(file.text) - tail], codec, old)
    if start is None or end is None:
        return new
    return old[:start] + encode(text[head : len(text) - tail], codec) + old[end:]


def _shared(one: str, other: str) -> int:
    """Return the length of the common beginning of two texts, up to its last bracket or semicolon."""
    same = len(os.path.commonprefix((one, other)))
    return max(0, *(one.rfind(cut, 0, same) for cut in _CUTS))


def _byte_offset(text: str, codec: str, data: bytes) -> int | None:
    """Return the number of bytes that hold the text; None if that is not certain."""
    offset = len(encode(text, codec))
    return offset if decode(data[:offset], codec).text == text else None


class _NamedGames(IntEnum):
    """The games whose encoding is written into CA."""

    AS_IS = 0
    CHANGED = 1
    ALL = 2


class _PlainGames(IntEnum):
    """The games that are written in plain form throughout, because their text would mislead."""

    NONE = 0
    CHANGED = 1
    ODD = 2


@dataclass(frozen=True, slots=True)
class _WriteOptions:
    """The options for writing games."""

    encoding: str | None
    watch: WritingWatch | None = None
    named: _NamedGames = _NamedGames.AS_IS
    plain: _PlainGames = _PlainGames.NONE

    def is_plain(self, tree: GameTree) -> bool:
        """Return whether the game is written without regard to its text in the file."""
        if self.plain is _PlainGames.NONE:
            return False
        return not is_unchanged(tree) or (self.plain is _PlainGames.ODD and _is_odd(tree))


def write_record(record: Record, encoding: str | None = None, watch: WritingWatch | None = None) -> bytes:
    """Return the whole file; the very bytes that were read if nothing changed.

    Each game keeps its encoding unless one is given, which then also goes into CA. If the file
    would otherwise be read back in another encoding, the games that changed get a correct CA.
    Nothing is ever dropped. Games that come from files in several encodings, and cannot be in one
    file so, are written in UTF-8. Raises UnencodableText if the encoding lacks characters of the
    text.
    """
    options = _WriteOptions(encoding, watch)
    if not _is_complete(record):
        data, is_read_back = _joined(record, _collected, options, _NamedGames.ALL)
        is_lost = not is_read_back and encoding is None and is_mixed(record)
        return write_record(record, "UTF-8", watch) if is_lost else data
    if encoding is None and all(map(is_unchanged, record.games)):
        return record.data
    data = _joined(record, _file_pieces, options, _NamedGames.CHANGED)[0]
    file = _sources(record)[0].file
    return data if encoding is not None else with_old_bytes(file, record.data, data)


def write_game(tree: GameTree, encoding: str | None = None) -> bytes:
    """Return one game, in its own encoding or else UTF-8; see `write_record`."""
    if encoding is None and tree.source is not None and is_unchanged(tree):
        return tree.source.file.encoded(tree.source.start, tree.source.end)
    return _joined(Record((tree,)), _alone, _WriteOptions(encoding), _NamedGames.CHANGED)[0]


def target_codec(games: Sequence[GameTree], encoding: str | None) -> str:
    """Return the codec for writing games: the given one, else that of the first game."""
    if encoding is not None:
        return codec_name(encoding) or _UTF8
    source = games[0].source if games else None
    return _UTF8 if source is None else source.encoding


def _joined(
    record: Record,
    pieces: Callable[[Record, _WriteOptions], list[Piece]],
    options: _WriteOptions,
    most: _NamedGames,
) -> tuple[bytes, bool]:
    """Return the pieces as bytes, and whether they are read back unchanged; CA is corrected for that."""
    # As few games as possible get another CA: a file without CA stays so if it is read back correctly.
    for named in _NamedGames:
        written = _certain(record, pieces, replace(options, named=named))
        data = b"".join(encode(text, codec) for text, codec in written)
        # ASCII bytes need no decision about their encoding.
        is_read_back = data.isascii() or decode(data).text == "".join(text for text, _ in written)
        if is_read_back or named is most:
            break
    return data, is_read_back


def _certain(
    record: Record, pieces: Callable[[Record, _WriteOptions], list[Piece]], options: _WriteOptions
) -> list[Piece]:
    """Return the pieces in the form that keeps most of the old text and is read as these games.

    In a damaged file, the extent of a value or a game was guessed from the text around it; so a
    change in one place may change the reading of another.
    """
    written = pieces(record, options)
    # A sound file is read back as it was written, so no check is needed.
    if not record.findings and not any(map(_is_odd, record.games)):
        return written
    for plain in _PlainGames:
        other = written if plain is _PlainGames.NONE else pieces(record, replace(options, plain=plain))
        if _is_read_as("".join(text for text, _ in other), record.games):
            return other
    return written


def _is_odd(tree: GameTree) -> bool:
    """Return whether some text of a game is read correctly only in its place."""
    source = tree.source
    return source is not None and (source.has_odd_nodes or not source.is_regular)


def _is_read_as(text: str, games: Sequence[GameTree]) -> bool:
    return first_difference(games_of_text(text), games) is None


def _collected(record: Record, options: _WriteOptions) -> list[Piece]:
    """Return the text of games that are not the games of one file in its order."""
    return collected(record, [_game_piece(tree, options, is_alone=True) for tree in record.games])


def _alone(record: Record, options: _WriteOptions) -> list[Piece]:
    """Return the text of the games and nothing else."""
    return [_game_piece(tree, options) for tree in record.games]


def _file_pieces(record: Record, options: _WriteOptions) -> list[Piece]:
    """Return the text of a file with the encoding of each part."""
    pieces: list[Piece] = []
    encoding, at = options.encoding, 0
    for source, tree in zip(_sources(record), record.games, strict=True):
        pieces.extend(_outside(source, at, source.start, encoding))
        pieces.append(_game_piece(tree, options))
        at = source.end
    pieces.extend(_outside(source, at, len(source.file.text), encoding))
    return pieces


def _game_piece(tree: GameTree, options: _WriteOptions, is_alone: bool = False) -> Piece:
    """Return the text of one game and its encoding.

    If it `is_alone`, it must be complete without the text around it in its file.
    """
    source, named = tree.source, options.named
    if options.encoding is not None:
        codec = codec_name(options.encoding) or _UTF8
        return _written(tree, options, is_alone, options.encoding), codec
    if source is None:
        return _written(tree, options, is_alone), _UTF8
    if named is _NamedGames.ALL or (named and not is_unchanged(tree)):
        return _written(tree, options, is_alone, charset_name(source.encoding)), source.encoding
    text = _written(tree, options, is_alone)
    original = source.file.text[source.start : source.end]
    is_known = is_unchanged(tree) or tree.root.has("CA")
    if original.isascii() and not text.isascii() and not is_known:
        # Other programs take a file without CA for Latin-1, the default of FF[4].
        text = _written(tree, options, is_alone, charset_name(source.encoding))
    return text, source.encoding


def _written(tree: GameTree, options: _WriteOptions, is_alone: bool, charset: str | None = None) -> str:
    """Return the text of one game; CA gets this charset if one is given."""
    root = None if charset is None else _with_charset(tree, charset)
    if options.is_plain(tree):
        return plain_text(tree, root, options.watch)
    write = lone_text if is_alone else game_text
    return write(tree, root, options.watch)


def _sources(record: Record) -> list[GameSource]:
    return [tree.source for tree in record.games if tree.source is not None]


def _with_charset(tree: GameTree, charset: str) -> tuple[Property, ...]:
    """Return the properties of the root, with this charset in CA."""
    changed: list[Property] = []
    is_told = False
    for item in tree.root.properties:
        if item.name != "CA":
            changed.append(item)
        elif not is_told:
            changed.append(Property(item.ident, (charset,)))
            is_told = True
    return tuple(changed) if is_told else (*changed, Property("CA", (charset,)))


def _is_complete(record: Record) -> bool:
    """Return whether the record still consists of all the games of its file, in their order."""
    sources = _sources(record)
    if not record.data or not sources or len(sources) != len(record.games):
        return False
    return sources[0].game_count == len(sources) and all(
        source.number == number and source.file is sources[0].file for number, source in enumerate(sources)
    )


def _outside(source: GameSource, start: int, end: int, encoding: str | None) -> list[Piece]:
    """Return the text outside the games between two offsets, as pieces of one encoding each."""
    pieces = source.file.pieces(start, end)
    if encoding is None:
        return pieces
    codec = codec_name(encoding) or _UTF8
    # The byte order mark of a UTF-16 file would contradict another encoding.
    return [(text.lstrip("\ufeff"), codec) for text, _ in pieces]


def write_tidy(games: tuple[GameTree, ...], encoding: str | None = None) -> bytes:
    """Return the games without the text outside them, with regular brackets and line ends.

    Identifiers are short, a property occurs once in a node, and CA names the encoding: the given
    one, else that of the first game. Values stay as they are, but a pass is an empty one. Raises UnencodableText if the
    encoding lacks characters of the text.
    """
    text, codec = _tidied(games, encoding)[1:]
    return encode(text, codec)


def write_repaired(games: tuple[GameTree, ...], watch: WritingWatch | None = None) -> bytes:
    """Return tidy text for games of any file: it is always read back as these games.

    It is in Unicode if their encoding lacks characters or would be mistaken for another, and has a
    byte order mark if nothing else shows this clearly enough. Only then bytes without a meaning in
    their encoding become U+FFFD. The watch may cancel it.
    """
    for encoding in (None, "UTF-8"):
        tidied, text, codec = _tidied(games, encoding, watch)
        try:
            data = encode(text, codec)
        except UnencodableText:
            continue
        if _is_tidy_as(data, tidied, watch):
            return data
    return _BYTE_ORDER_MARK + encode(shown(text), codec)


def _tidied(
    games: Sequence[GameTree], encoding: str | None, watch: WritingWatch | None = None
) -> tuple[list[GameTree], str, str]:
    """Return copies of the games, their text, and the codec for it."""
    codec = target_codec(games, encoding)
    # The syntax of SGF is ASCII.
    if not holds_ascii(codec):
        codec = "utf-8"
    charset = encoding if encoding is not None else charset_name(codec)
    copies = [_tidy(tree, charset, watch) for tree in games]
    return copies, "".join(map(game_text, copies)), codec


def _is_tidy_as(data: bytes, games: Sequence[GameTree], watch: WritingWatch | None) -> bool:
    reading = None if watch is None else watch.reading
    try:
        return first_difference(read_sgf(data, None, reading).games, games, watch) is None
    except SgfError:
        return False


def _tidy(tree: GameTree, charset: str, watch: WritingWatch | None) -> GameTree:
    """Return a copy of a game without a link to its file."""
    root = Node(_properties(tree.root, tree.size, charset))
    stack = [(tree.root, root)]
    while stack:
        node, copy = stack.pop()
        if watch is not None:
            watch.look()
            watch.written += 1
        for child in node.children:
            twin = Node(_properties(child, tree.size))
            copy.attach(twin)
            stack.append((child, twin))
    return GameTree(root)


def _properties(node: Node, size: BoardSize, charset: str | None = None) -> tuple[Property, ...]:
    """Return the properties, each once, in the order of their first occurrence."""
    values: dict[str, tuple[str, ...]] = {}
    for item in node.properties:
        raw = item.values
        if item.name in _MOVES:
            raw = tuple("" if is_pass_beyond(each, size) else each for each in raw)
        values[item.name] = values.get(item.name, ()) + raw
    if charset is not None:
        values["CA"] = (charset,)
    return tuple(Property(ident, raw) for ident, raw in values.items())
