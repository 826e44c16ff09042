"""SGF lexer: properties and their escapes, places in a text, and lenient scanning of nodes."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from sgfmill import sgf_grammar

from goboard_app.record.property_table import TABLE, ValueKind, idents_holding
from goboard_app.record.sgf.diagnostics import FindingKind

# Undecodable bytes are kept as lone surrogates, and shown as U+FFFD.
_LONE = re.compile("[\ud800-\udfff]")
_PLAIN = re.compile(r"[^\\\r\n\t\v\f\ud800-\udfff]*")
_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")
_IDENT = r"[A-Za-z][A-Za-z0-9_]*+"
_VALUE = r"\[[^\\\]]*+(?:\\.[^\\\]]*+)*+\]"
# Repeated groups are atomic and not possessive: Python before 3.11.5 (Debian 12 has 3.11.2)
# continues behind the failed part of a possessive group, and a word would be lost.
_VALUES = rf"(?>(?:\s*+{_VALUE})+)"
_PROPERTIES = rf"(?>(?:\s*+{_IDENT}{_VALUES})*)"
# A clean node with the brackets around it. Groups: 1 opening brackets before, 2 the node, 3 closing brackets behind.
STEP = re.compile(
    rf"[\s\0]*+(\([\s\0(]*+)?(;{_PROPERTIES})((?>(?:[\s\0]*+\))+))?(?=[\s\0]*+(?:[;()]|\Z))",
    re.DOTALL,
)
# A game begins with a bracket and a semicolon, or at once with a standard property (sina); a
# semicolon with a hyphen is a smiley.
_OPENINGS = re.compile(r"\([\s\0(]*")
_BEGINNING = re.compile(r";[\s\0]*(?:[A-Za-z0-9_;()\[]|\Z)|[A-Z]{1,2}\s*\[")
# Text from which the beginning was cut off.
_HEADLESS_START = re.compile(r";\s*+[A-Z]{1,2}\s*+\[")
# The first node of such a text, which may lack its semicolon, and the nodes that follow it.
_KNOWN_START = rf";|(?<![A-Za-z0-9_])(?:{'|'.join(row.ident for row in TABLE)})\s*+\["
_NODES = rf"(?s:(?:;|{_IDENT}{_VALUES}){_PROPERTIES}(?>(?:[\s\0]*+;{_PROPERTIES})*)[\s\0]*+)"
_LONGEST_HEAD = 20_000
# One node alone, without any bracket or semicolon; prose hardly holds a move or stones.
_LONE_NODE = rf"(?s:[\s\0]*+({_IDENT}{_VALUES}{_PROPERTIES})[\s\0)]*+)"
_STONES = r"(?<![A-Za-z0-9_])(?:[BW]|A[BW])\s*+\[(?:[a-zA-Z]{2}(?::[a-zA-Z]{2})?)?\]"
# The beginning of a node that lost its semicolon.
NODE_HEAD = re.compile(r"[A-Z][A-Za-z0-9_]*+\s*+\[")
_PROPERTY = re.compile(rf"\s*+({_IDENT})({_VALUES})", re.DOTALL)
_COMPACT = rf"(?s:;(?>(?:{_IDENT}(?>(?:{_VALUE})+))*))"
_ONE_VALUE = re.compile(r"\[([^\\\]]*+(?:\\.[^\\\]]*+)*+)\]", re.DOTALL)
SHORT_NODE = 8
"""The characters of a node whose properties are the same objects as those of all nodes with the same characters."""
# The characters of a node that is read in a loop.
_LONG_NODE = 100_000
_HEAD = re.compile(rf"[\s\0]*+({_IDENT})(?=\s*+\[)")
_NEXT_VALUE = re.compile(r"\s*+\[")
# Some programs pad their files with zero bytes.
_SPACE = re.compile(r"[\s\0]*+")
_WORD = re.compile(_IDENT)
# In capitals and at the end of a node only: any other word without a value is prose that got into the file.
_BARE = re.compile(r"[A-Z]+(?=[\s\0]*+(?:[;()]|\Z))")
_JUNK = re.compile(r"[^;()\[A-Za-z\s\0]++")
_CLOSING = re.compile(r"[^\\\]]*+(?:\\.[^\\\]]*+)*+\]", re.DOTALL)
# The end of a file that was cut off: zero bytes as padding, ^Z of DOS, or the first bytes of a character.
_TORN_END = re.compile("[\0\x1a\udc80-\udcff]+\\Z")
_BRACKET = re.compile(r"\\.|[\[\]]", re.DOTALL)
# The text that may follow a value if its end was guessed right.
# Names in small letters occur, as in `b[dd]`, but have two letters at most: a longer word belongs to the text.
_GOES_ON = re.compile(r"[\s\0]*+(?:[;()]|\Z|[A-Z][A-Za-z0-9_]*+\s*+\[|[A-Z]{1,2}[\s\0]*+(?:[;()]|\Z)|[a-z]{1,2}\[)")
# A guess never crosses an obvious next move or variation.
_NEXT_NODE = re.compile(r";\s*+[BW]\s*+\[|\(\s*+;")
# Characters in which the closing bracket of a broken value is looked for.
_GUESS_LIMIT = 20_000
# Each guess may read as many characters, and one node may hold thousands of values.
_GUESSES_A_NODE = 100
# Properties with values of fixed form, in which a bracket is never meant.
_FORMAL = idents_holding(ValueKind.MOVE, ValueKind.POINTS, ValueKind.LINES, ValueKind.FIXED)
# Properties with prose, in which people forget to escape brackets.
_PROSE = idents_holding(ValueKind.LINE, ValueKind.TEXT)


class Property(NamedTuple):
    """An identifier in the spelling of the file, and its values, still escaped as in the file."""

    ident: str
    values: tuple[str, ...]

    @property
    def name(self) -> str:
        """The identifier by which the property is found, such as B for `Black`."""
        return canonical_ident(self.ident)


Span = tuple[int, int]
"""The offsets of the beginning and the end of a part of the text."""


class PropertyPlace(NamedTuple):
    """The place of a property: its identifier, and each of its values with the brackets."""

    ident: Span
    values: tuple[Span, ...]


@lru_cache(maxsize=4096)
def canonical_ident(ident: str) -> str:
    """Return the short upper-case name of an identifier.

    SGF before FF[4] allowed lower-case letters as ornament: `CoPyright` is CP. An identifier
    without any capital is taken as a whole: `pb` is PB; and so is one whose capitals are not a
    possible name, such as `t_M`.
    """
    name = "".join(letter for letter in ident if not "a" <= letter <= "z")
    return name if "A" <= name[:1] <= "Z" else ident.upper()


def text_of(raw: str) -> str:
    """Return the text of a raw value, with line breaks as newline characters."""
    # Most values hold neither escapes nor line breaks, so sgfmill need not read them.
    if _PLAIN.fullmatch(raw):
        return raw
    return _decoded(sgf_grammar.text_value(_encoded(raw)))


def simple_text_of(raw: str) -> str:
    """Return the one-line text of a raw value; line breaks are blanks."""
    if _PLAIN.fullmatch(raw):
        return raw
    return _decoded(sgf_grammar.simpletext_value(_encoded(raw)))


def raw_text(text: str) -> str:
    """Return the raw value of a text."""
    return _decoded(sgf_grammar.escape_text(_encoded(text)))


def raw_pair(first: str, second: str) -> str:
    """Return the raw value composed of two texts, as in LB."""
    # Only the first part needs it: the first plain colon separates the two.
    return raw_text(first).replace(":", "\\:") + ":" + raw_text(second)


def split_pair(raw: str) -> tuple[str, str | None]:
    """Return the two raw halves of a composed value; the second is None if there is no colon."""
    first, second = sgf_grammar.parse_compose(_encoded(raw))
    return _decoded(first), None if second is None else _decoded(second)


def is_ident(text: str) -> bool:
    """Return whether a text can be written as an identifier."""
    return _WORD.fullmatch(text) is not None


def is_raw_value(raw: str) -> bool:
    """Return whether a text can be written between square brackets as it is."""
    return bool(sgf_grammar.is_valid_property_value(_encoded(raw)))


def shown(text: str) -> str:
    """Return the text with U+FFFD in place of undecodable bytes."""
    return _LONE.sub("\ufffd", text)


def _encoded(text: str) -> bytes:
    # sgfmill works on bytes; "surrogatepass" keeps undecodable bytes.
    return text.encode("utf-8", "surrogatepass")


def _decoded(data: bytes) -> str:
    return data.decode("utf-8", "surrogatepass")


class TextLines:
    """The lines of one text; they are found when the first place is needed."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts: list[int] | None = None

    def place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column of a character, both from 1."""
        if self._starts is None:
            self._starts = [0, *(m.end() for m in _LINE_BREAK.finditer(self._text))]
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1


class LineCounter:
    """The lines of one text for rising offsets; only the text between two offsets is scanned."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._start = 0

    def place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column of a character, which must not be between CR and LF."""
        for match in _LINE_BREAK.finditer(self._text, self._at, offset):
            self._line += 1
            self._start = match.end()
        self._at = offset
        return self._line, offset - self._start + 1


class Forgiven(NamedTuple):
    """A departure from the standard at a character offset."""

    kind: FindingKind
    offset: int
    detail: str


class ScannedNode(NamedTuple):
    """The result of `scan_node`: the node's text ends at `end`, reading continues at `resume`.

    `places` holds the place of each property. `is_sound` is False if the file ends inside a value,
    if the end of a value was guessed or if brackets are outside values: such a node is read
    correctly only in its place.
    """

    properties: tuple[Property, ...]
    places: tuple[PropertyPlace, ...]
    end: int
    resume: int
    is_sound: bool
    forgiven: tuple[Forgiven, ...]


def clean_properties(text: str, start: int, end: int, most: int | None = None) -> tuple[Property, ...]:
    """Return the properties of a clean node between two offsets, with at most so many values of each."""
    if end - start > _LONG_NODE:
        # By a loop of Python: `findall` would hold up all threads for as long as it takes.
        return tuple(
            Property(match[1], tuple(value[1] for value in islice(_ONE_VALUE.finditer(text, *match.span(2)), most)))
            for match in _PROPERTY.finditer(text, start, end)
        )
    return tuple(
        Property(match[1], tuple(_ONE_VALUE.findall(match[2])[:most])) for match in _PROPERTY.finditer(text, start, end)
    )


@lru_cache(maxsize=8192)
def short_properties(text: str) -> tuple[Property, ...]:
    """Return the properties of a clean node of few characters; most are moves, of which there are few hundred."""
    return clean_properties(text, 0, len(text))


def is_compact(text: str, start: int, end: int) -> bool:
    """Return whether a node holds nothing but properties, so that it is in canonical form."""
    return re.compile(_COMPACT).fullmatch(text, start, end) is not None


def clean_places(text: str, start: int, end: int) -> tuple[PropertyPlace, ...]:
    """Return the places of the properties of a clean node."""
    return tuple(
        PropertyPlace(
            match.span(1),
            tuple(value.span() for value in _ONE_VALUE.finditer(text, *match.span(2))),
        )
        for match in _PROPERTY.finditer(text, start, end)
    )


_NO_ENDS: Mapping[int, int] = {}


def scan_node(text: str, start: int, value_ends: Mapping[int, int] = _NO_ENDS) -> ScannedNode:
    """Read the node that begins at `start`, at its semicolon or at its first property.

    `value_ends` gives the offset of the closing bracket of some values by the offset at which their
    text begins.
    """
    return _Scanner(text, start, value_ends).run()


def goes_on(text: str, at: int) -> bool:
    """Return whether text follows that may be behind a value: a property, a node, a round bracket or nothing."""
    return _GOES_ON.match(text, at) is not None


def may_hold_bracket(ident: str) -> bool:
    """Return whether a bracket may be meant in the values of a property."""
    return canonical_ident(ident) not in _FORMAL


def find_game(text: str, at: int) -> int:
    """Return the offset of the bracket that opens the next game; -1 if there is none."""
    for opening in _OPENINGS.finditer(text, at):
        if _BEGINNING.match(text, opening.end()):
            return opening.start()
    return -1


def find_headless(text: str, end: int | None = None) -> int:
    """Return the offset of the first node of a text that lost its beginning; -1 if there is none.

    The node may lack its semicolon. With `end` it is the first of the nodes that reach to this offset.
    """
    if end is not None:
        return _head_before(text, end)
    match = _HEADLESS_START.search(text)
    if match is not None:
        head = _head_before(text, match.start())
        return match.start() if head < 0 else head
    alone = re.fullmatch(_LONE_NODE, text)
    if alone is None or re.search(_STONES, text) is None:
        return -1
    # Of several moves in one node only the first would be played.
    names = [item.name for item in clean_properties(text, *alone.span(1))]
    return -1 if names.count("B") + names.count("W") > 1 else alone.start(1)


def _head_before(text: str, end: int) -> int:
    """Return the offset of the first of the nodes that reach to an offset; -1 if there are none."""
    # Compiled only here: few files lack their beginning, and the start of the program need not wait for it.
    find_start, nodes_from = re.compile(_KNOWN_START).search, re.compile(_NODES).match
    at, first = end, max(0, end - _LONGEST_HEAD)
    values_end = max(first, text.rfind("]", first, end) + 1)
    # Behind their last value nodes are semicolons and space alone. Where anything else is there, no node before it
    # reaches to `end`: in a long text with many brackets it would take minutes to look at each again and again.
    while at > values_end and (text[at - 1] in ";\0" or text[at - 1].isspace()):
        at -= 1
    at = first if at == values_end else at
    while (head := find_start(text, at, end)) is not None:
        nodes = nodes_from(text, head.start(), end)
        if nodes is not None and nodes.end() == end:
            return head.start()
        # Nodes that begin inside these end where they do.
        at = head.end() if nodes is None else max(nodes.end(), head.end())
    return -1


def skip_space(text: str, at: int) -> int:
    """Return the offset of the next character that is not white space, or the end."""
    match = _SPACE.match(text, at)
    return at if match is None else match.end()


def skip_openings(text: str, at: int) -> int:
    """Return the offset behind all consecutive opening brackets at an offset."""
    match = _OPENINGS.match(text, at)
    return at if match is None else match.end()


def skip_junk(text: str, at: int) -> int:
    """Return the end of the meaningless characters or word at `at`; it is at least one further on."""
    match = _JUNK.match(text, at) or _WORD.match(text, at) or _ONE_VALUE.match(text, at)
    if match is not None:
        return match.end()
    return len(text) if text[at] == "[" else at + 1


class _Scanner:
    """A reader of one node."""

    def __init__(self, text: str, start: int, value_ends: Mapping[int, int]) -> None:
        self._text = text
        self._start = start
        self._value_ends = value_ends
        self._properties: list[Property] = []
        self._places: list[PropertyPlace] = []
        self._forgiven: list[Forgiven] = []
        self._end = start + 1 if text[start] == ";" else start
        self._is_whole = True
        self._is_sound = True
        self._guesses = 0

    def run(self) -> ScannedNode:
        """Read to the end of the node."""
        at = self._end
        while self._is_whole:
            head = _HEAD.match(self._text, at)
            if head is not None:
                at = self._end = self._property(head[1], head.span(1), head.end())
                continue
            at = skip_space(self._text, at)
            if at >= len(self._text) or self._text[at] in ";()":
                break
            at = self._stray(at)
        is_sound = self._is_whole and self._is_sound
        return ScannedNode(
            tuple(self._properties),
            tuple(self._places),
            self._end,
            at,
            is_sound,
            tuple(self._forgiven),
        )

    def _property(self, ident: str, place: Span, at: int) -> int:
        """Read the values that follow an identifier, and return the offset behind them."""
        values: list[str] = []
        places: list[Span] = []
        while True:
            match = _NEXT_VALUE.match(self._text, at)
            if match is None:
                break
            value, at = self._value(ident, match.end())
            values.append(value)
            places.append((match.end() - 1, at))
        self._properties.append(Property(ident, tuple(values)))
        self._places.append(PropertyPlace(place, tuple(places)))
        return at

    def _value(self, ident: str, start: int) -> tuple[str, int]:
        """Read a value whose bracket has just opened; return it and the offset behind it."""
        closing = _CLOSING.match(self._text, start)
        if closing is None:
            return self._unclosed(ident, start)
        first = closing.end() - 1
        # `mending` compares several ends in the whole game, so its choice counts more than a guess in one node.
        end = self._value_ends.get(start)
        if end is None:
            end = self._guessed_end(ident, start, first)
            if end == first:
                return self._text[start:first], first + 1
        if end != first:
            self._forgiven.append(Forgiven(FindingKind.UNESCAPED_BRACKET, first, ident))
        self._is_sound = False
        return _with_escapes(self._text[start:end]), end + 1

    def _unclosed(self, ident: str, start: int) -> tuple[str, int]:
        """Read a value up to the end of the file, and return it and that offset."""
        self._forgiven.append(Forgiven(FindingKind.UNCLOSED_VALUE, start - 1, ident))
        self._is_whole = False
        # A character cut in two would combine with the bracket that is written behind it.
        value = _TORN_END.sub("", self._text[start:])
        # An odd number of backslashes would escape the bracket that is written behind the value.
        backslashes = len(value) - len(value.rstrip("\\"))
        return (value + "\\" if backslashes % 2 else value), len(self._text)

    def _guessed_end(self, ident: str, start: int, first: int) -> int:
        """Return the end of a value, at `first` or at a later bracket that fits better."""
        name = canonical_ident(ident)
        # The first bracket closes the value where text that fits follows.
        if name in _FORMAL or self._goes_on(first + 1, name) or self._guesses > _GUESSES_A_NODE:
            return first
        self._guesses += 1
        stop = min(len(self._text), first + _GUESS_LIMIT)
        barrier = _NEXT_NODE.search(self._text, first, stop)
        # The closing bracket of the value is before the barrier, if there is one.
        stop = stop if barrier is None else barrier.start()
        depth = 0
        for match in _BRACKET.finditer(self._text, start, stop):
            if match[0] == "[":
                depth += 1
            elif match[0] == "]":
                if match.start() > first and not depth and self._goes_on(match.end(), name):
                    return match.start()
                depth = max(0, depth - 1)
        return first

    def _goes_on(self, at: int, name: str) -> bool:
        if _GOES_ON.match(self._text, at) is not None:
            return True
        # A list goes on with its next value; prose has one value, in which a further bracket belongs to the text.
        return name not in _PROSE and _NEXT_VALUE.match(self._text, at) is not None

    def _stray(self, at: int) -> int:
        """Skip text that is not a property with values, and return the offset behind it."""
        bare = _BARE.match(self._text, at)
        if bare is not None:
            self._properties.append(Property(bare[0], ()))
            self._places.append(PropertyPlace(bare.span(), ()))
            self._forgiven.append(Forgiven(FindingKind.NO_VALUE, at, bare[0]))
            self._end = bare.end()
            return bare.end()
        end = skip_junk(self._text, at)
        junk = self._text[at:end]
        # The bracket is never closed, so the junk extends to the end of the file.
        if junk[0] == "[" and junk[-1] != "]":
            self._is_whole = False
        self._forgiven.append(Forgiven(FindingKind.STRAY_TEXT, at, junk[:40]))
        if "[" in junk or "]" in junk:
            # Left in the text, it would become a value of the property that is written before it.
            self._end = end
            self._is_sound = False
        return end


def _with_escapes(value: str) -> str:
    """Return the value with every bare closing bracket escaped."""
    return _BRACKET.sub(lambda match: "\\]" if match[0] == "]" else match[0], value)
